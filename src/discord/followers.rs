//! Boards for those who follow a match that others play: in direct messages, without a sound and without mentions.

use super::{
    deliver::{Bot, Trouble},
    language,
    look::Look,
    reply::Message,
    view,
};
use crate::{
    play::{Match, Phase, PlayerId},
    say,
    store::{Job, StoreError, Watch},
};

impl Bot {
    /// Sends the board to everybody who follows the match and does not have it. Whoever takes no direct messages follows
    /// it no longer, and after the end nobody does.
    ///
    /// # Errors
    /// When Discord cannot be told now; the job is to be tried again.
    pub async fn show_followers(&self, job: &Job, game: &Match) -> Result<(), Trouble> {
        let store = &self.app.store;
        if game.anchor() > job.id.seq {
            // The board after that is owed as well, and shows more.
            return Ok(());
        }
        for follower in store.watchers(game.id()).await? {
            if follower.seen >= game.anchor() {
                continue;
            }
            // Whoever a player has blocked is not told so, and gets nothing.
            if self.is_unwelcome(game, follower.player).await? {
                continue;
            }
            let message = self.followed(game, follower.player).await;
            let sent = match self.direct_channel(follower.player).await {
                Ok(channel) => self.in_channel(job, game, &message, channel).await,
                Err(error) => Err(error),
            };
            match sent {
                Ok(_) => {
                    let seen = Watch {
                        seen: game.seq(),
                        ..follower
                    };
                    store.has_seen(&seen).await?;
                }
                Err(error) if error.is_final() => {
                    tracing::info!(game = %game.id(), "a follower cannot be written to: {error}");
                    store.unwatch(game.id(), follower.player).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        if matches!(game.phase(), Phase::Over | Phase::Void) {
            store.unwatch_all(game.id()).await?;
        }
        Ok(())
    }

    async fn is_unwelcome(&self, game: &Match, follower: PlayerId) -> Result<bool, StoreError> {
        for player in [Some(game.terms().challenger), game.opponent()] {
            if let Some(player) = player
                && self.app.store.has_blocked(player, follower).await?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The board for one follower.
    async fn followed(&self, game: &Match, follower: PlayerId) -> Message {
        let locale = language::of_player(&self.app, follower).await;
        let look = Look::of(&self.app, game, locale).await;
        let look = look.for_player(&self.app, game, follower).await;
        let mut message = view::post(game, &look).without_controls();
        message.content = say!(locale, "watch-board", board = message.content);
        message.pings.clear();
        message.silent = true;
        message
    }
}
