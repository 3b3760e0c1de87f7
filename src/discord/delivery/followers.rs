//! Sends boards to followers of a match, as silent direct messages without mentions.

use crate::{
    discord::{
        access::{accounts, language},
        delivery::bot::{Bot, DeliveryError},
        model::reply::Message,
        view::{self, board_style::BoardStyle},
    },
    play::{Match, Phase, PlayerId, Seq},
    say,
    store::{Job, StoreError, Watch},
};

impl Bot {
    /// Sends the newest board to a follower who has not received it. A follower who takes no direct messages is
    /// removed; after the end of the match all are.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn show_follower(
        &self,
        job: &Job,
        game: &Match,
        player: PlayerId,
    ) -> Result<(), DeliveryError> {
        let store = &self.app.store;
        let Some(follower) = store.find_watch(game.id(), player).await? else {
            return Ok(());
        };
        // A follower whom a player has blocked gets nothing and is not told.
        let new = follower.seen < game.position_seq();
        if new && !self.refuses_messages(game, player).await? {
            // Show the newest position: later events, such as an offer, have no board.
            let shown = &game.as_of(game.position_seq());
            let mut message = self.follower_message(shown, player).await;
            accounts::resolve_message(&self.app, &mut message).await?;
            let may_be_there = may_be_there(job, shown, follower.seen);
            let sent = match self.direct_channel(player).await {
                Ok(channel) => {
                    self.post_or_find(job, shown, &message, channel, may_be_there)
                        .await
                }
                Err(error) => Err(error),
            };
            match sent {
                Ok(_) => {
                    let seen = shown.seq();
                    store.record_seen(&Watch { seen, ..follower }).await?;
                }
                Err(error) if error.is_final() => {
                    tracing::info!(game = %game.id(), "a follower cannot be written to: {error}");
                    store.unwatch(game.id(), player).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        if matches!(game.phase(), Phase::Over | Phase::Void) {
            store.unwatch(game.id(), player).await?;
        }
        Ok(())
    }

    async fn refuses_messages(&self, game: &Match, follower: PlayerId) -> Result<bool, StoreError> {
        for player in [Some(game.terms().challenger), game.opponent()] {
            if let Some(player) = player
                && self.app.store.has_blocked(player, follower).await?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn follower_message(&self, game: &Match, follower: PlayerId) -> Message {
        let locale = language::of_player(&self.app, follower).await;
        let style = BoardStyle::of(&self.app, game, locale).await;
        let style = style.for_player(&self.app, game, follower).await;
        let mut message = view::match_post(game, &style).without_controls();
        message.content = say!(locale, "watch-board", board = message.content);
        message.pings.clear();
        message.silent = true;
        message
    }
}

/// Whether an earlier attempt may have sent the board without recording it: an attempt of this job, or the job of
/// another position that the follower has not seen, since each job sends the newest board.
fn may_be_there(job: &Job, shown: &Match, seen: Seq) -> bool {
    let unseen = shown.events().iter().filter(|event| event.seq > seen);
    let mut positions = unseen.filter(|event| event.event.changes_position());
    job.attempts > 0 || positions.any(|position| position.seq != job.seq)
}
