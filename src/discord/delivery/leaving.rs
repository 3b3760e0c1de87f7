//! The bot is removed from a server, or a channel goes: what was played there goes on in the direct messages of the players, and
//! comes back with the bot. It ends no game: nobody loses one because somebody else has tidied up.
//!
//! What is not told here, since no bot was running, is noticed at the next post that finds its channel closed.

use crate::{
    discord::delivery::bot::{Bot, Trouble},
    play::{ChannelId, GuildId, Match, Phase, Venue},
    store::StoreError,
};

/// So many games are looked at together.
const AT_ONCE: u32 = 200;

/// What is kept of a server that the bot was removed from, and once it is back.
pub(crate) const GONE: &str = "gone";
const BACK: &str = "back";

/// How the keys of that begin, before the server's id.
pub(crate) const LEFT: &str = "left:";

fn key(guild: GuildId) -> String {
    format!("{LEFT}{guild}")
}

impl Bot {
    /// The bot was removed from a server.
    pub async fn left(&self, guild: GuildId) {
        let moved = async {
            self.app.store.set_setting(&key(guild), GONE).await?;
            self.rehome_all(guild, |game| {
                (game.home() != Some(Venue::Direct)).then_some(Venue::Direct)
            })
            .await
        };
        tell(guild, "the bot was removed from a server", &moved.await);
    }

    /// The bot is in a server: if it had been removed, its games come back. False if they could not now.
    pub async fn returned(&self, guild: GuildId) -> bool {
        let moved = async {
            let store = &self.app.store;
            if store.setting(&key(guild)).await?.as_deref() != Some(GONE) {
                return Ok(0);
            }
            let moved = self.rehome_all(guild, |game| {
                let back = Venue::Thread(game.terms().channel);
                (game.home() == Some(Venue::Direct)).then_some(back)
            });
            let moved = moved.await?;
            store.set_setting(&key(guild), BACK).await?;
            Ok(moved)
        };
        tell(guild, "the bot is in a server", &moved.await)
    }

    /// A channel or thread of a server is gone.
    pub async fn closed(&self, guild: GuildId, channel: ChannelId) {
        let moved = self.rehome_all(guild, |game| {
            let here = game.home() != Some(Venue::Direct) && game.channel() == channel;
            let own_thread = channel != game.terms().channel;
            let next = if own_thread {
                Venue::Thread(game.terms().channel)
            } else {
                Venue::Direct
            };
            here.then_some(next)
        });
        tell(guild, "a channel is gone", &moved.await);
    }

    /// Moves the games of a server that are not over and wait for somebody; gives how many. A challenge to whoever likes
    /// stays where it can be seen by them.
    async fn rehome_all(
        &self,
        guild: GuildId,
        home: impl Fn(&Match) -> Option<Venue>,
    ) -> Result<usize, Trouble> {
        let (mut after, mut moved) = (0, 0);
        loop {
            let page = self.app.store.games_in(guild, AT_ONCE, after).await?;
            for summary in &page {
                let game = match self.app.game(summary.id).await {
                    Ok(Some(game)) => game,
                    // Nobody touches a damaged record.
                    Ok(None) | Err(StoreError::Corrupt(_)) => continue,
                    Err(error) => return Err(error.into()),
                };
                let waits = game.phase() == Phase::Playing || game.awaits().is_some();
                if let Some(home) = home(&game).filter(|_| waits) {
                    self.rehome(&game, home).await?;
                    moved += 1;
                }
            }
            if page.len() < AT_ONCE as usize {
                return Ok(moved);
            }
            after += AT_ONCE;
        }
    }
}

/// Logs what came of it, and whether it is done.
fn tell(guild: GuildId, news: &str, moved: &Result<usize, Trouble>) -> bool {
    match moved {
        Ok(0) => {}
        Ok(moved) => tracing::info!(%guild, moved, "games move, since {news}"),
        // Each game moves by itself as soon as a post of it finds its channel closed.
        Err(trouble) => {
            tracing::warn!(%guild, ?trouble, "games stay where they are, though {news}");
        }
    }
    moved.is_ok()
}
