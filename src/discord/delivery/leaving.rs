//! Handles the removal of the bot from a server and the deletion of channels: their games continue in direct messages,
//! and come back with the bot. No game ends because of it.
//!
//! Removals that happen while no bot is running are noticed when the next post finds its channel closed.

use crate::{
    discord::delivery::bot::{Bot, DeliveryError},
    play::{ChannelId, GuildId, Match, Phase, Venue},
    store::StoreError,
};

/// The stored states of a server: the bot was removed; it is back.
pub(crate) const STATE_REMOVED: &str = "gone";
const STATE_PRESENT: &str = "back";

/// Before the server's id.
pub(crate) const LEFT_KEY_PREFIX: &str = "left:";

fn key(guild: GuildId) -> String {
    format!("{LEFT_KEY_PREFIX}{guild}")
}

impl Bot {
    /// Handles the removal of the bot from a server. False if that failed.
    pub async fn handle_guild_left(&self, guild: GuildId) -> bool {
        let moved = async {
            self.app
                .store
                .set_setting(&key(guild), STATE_REMOVED)
                .await?;
            let moved = self.rehome_all(guild, |game| {
                (game.venue() != Some(Venue::Direct)).then_some(Venue::Direct)
            });
            let moved = moved.await?;
            self.app.leave_as_guest(guild).await?;
            Ok(moved)
        };
        log_outcome(guild, "the bot was removed from a server", &moved.await)
    }

    /// Handles the bot's presence in a server: brings its games back after a removal. False if that failed.
    pub async fn handle_guild_present(&self, guild: GuildId) -> bool {
        let moved = async {
            let store = &self.app.store;
            if store.setting(&key(guild)).await?.as_deref() != Some(STATE_REMOVED) {
                return Ok(0);
            }
            let moved = self.rehome_all(guild, |game| {
                let back = Venue::Thread(game.terms().channel);
                let moved_away = game.venue() == Some(Venue::Direct) && !game.terms().direct;
                moved_away.then_some(back)
            });
            let moved = moved.await?;
            store.set_setting(&key(guild), STATE_PRESENT).await?;
            Ok(moved)
        };
        log_outcome(guild, "the bot is in a server", &moved.await)
    }

    /// Handles the deletion of a channel or thread.
    pub async fn handle_channel_deleted(&self, guild: GuildId, channel: ChannelId) {
        let moved = self.rehome_all(guild, |game| {
            let here = game.venue() != Some(Venue::Direct) && game.channel() == channel;
            let own_thread = channel != game.terms().channel;
            let next = if own_thread {
                Venue::Thread(game.terms().channel)
            } else {
                Venue::Direct
            };
            here.then_some(next)
        });
        log_outcome(guild, "a channel is gone", &moved.await);
    }

    /// Moves a server's games that are not over, and returns how many. Open challenges stay, because only there can
    /// others see them.
    async fn rehome_all(
        &self,
        guild: GuildId,
        home: impl Fn(&Match) -> Option<Venue>,
    ) -> Result<usize, DeliveryError> {
        let mut moved = 0;
        for id in self.app.store.live_in(guild).await? {
            let game = match self.app.game(id).await {
                Ok(Some(game)) => game,
                // A corrupt match is left alone.
                Ok(None) | Err(StoreError::Corrupt(_)) => continue,
                Err(error) => return Err(error.into()),
            };
            let waits = game.phase() == Phase::Playing || game.awaits().is_some();
            if let Some(home) = home(&game).filter(|_| waits) {
                self.move_to_venue(&game, home).await?;
                moved += 1;
            }
        }
        Ok(moved)
    }
}

/// Logs the result, and returns whether it succeeded.
fn log_outcome(guild: GuildId, news: &str, moved: &Result<usize, DeliveryError>) -> bool {
    match moved {
        Ok(0) => {}
        Ok(moved) => tracing::info!(%guild, moved, "moved games to other channels: {news}"),
        // Each of these games moves when its next post finds the channel closed.
        Err(trouble) => {
            tracing::warn!(%guild, ?trouble, "could not move games: {news}");
        }
    }
    moved.is_ok()
}
