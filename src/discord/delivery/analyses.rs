//! Shows the results of an analysis in the private messages of the people who asked for it.

use std::time::Duration;

use crate::{
    analysis::progress::Stage,
    discord::{
        access::{accounts, language},
        commands::analyse::{Viewer, report_message},
        delivery::bot::{Bot, DeliveryError},
        view::judgement::awaits_result,
    },
    play::{Match, PlayerId, Timestamp},
    store::{Job, JobKind, StoreError},
};

/// For an analysis that is computed for somebody else.
const RECHECK_INTERVAL: Duration = Duration::from_secs(3);
/// Of their interaction.
const TOKEN_LIFE: Duration = Duration::from_mins(15);

/// The pauses before the job looks again for the message that waits for the result.
const MESSAGE_RETRY_DELAYS: [Duration; 3] = [
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(1),
];

impl Bot {
    /// Takes the next step of an analysis. Returns whether this job has more steps to take; those after the first pass
    /// belong to a job of another kind. This only searches: what waits for Discord is a separate job, so that computer
    /// players do not wait for it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; the job is to be retried.
    pub async fn analyse(&self, job: &Job, game: &Match) -> Result<bool, StoreError> {
        let reached = self.app.analyse(game, job.handle.as_ref()).await?;
        let last = match job.id.kind {
            JobKind::Analyse => Stage::Quick,
            _ => Stage::Complete,
        };
        Ok(reached.is_some_and(|stage| stage < last))
    }

    /// Replaces the message that waits for the result. Nothing happens if that message is gone, if it now shows a move,
    /// or if its interaction has expired: its buttons lead to the result. Returns when to look again, if the message
    /// may still come, since a quick analysis may be faster. Somebody who asked while it was computed for somebody else
    /// sees the complete one.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn show_analysis(
        &self,
        job: &Job,
        game: &Match,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let Some(handle) = &job.handle else {
            return Ok(None);
        };
        if self.is_computed_for_others(game, player).await? {
            let valid = RECHECK_INTERVAL * job.attempts < TOKEN_LIFE;
            return Ok(valid.then(|| self.app.clock.now().after(RECHECK_INTERVAL)));
        }
        match self.original(handle).await {
            Ok(shown) => {
                let file = shown["attachments"][0]["filename"].as_str();
                if !file.is_some_and(awaits_result) {
                    return Ok(None);
                }
            }
            // There is no such message yet, or it was deleted.
            Err(error) if error.is_final() => {
                let pause = MESSAGE_RETRY_DELAYS.get(job.attempts as usize);
                return Ok(pause.map(|pause| self.app.clock.now().after(*pause)));
            }
            Err(error) => return Err(error.into()),
        }
        let viewer = Viewer {
            locale: language::of_player(&self.app, player).await,
            player,
            guild: handle.guild,
        };
        let mut message = report_message(&self.app, &viewer, game).await?;
        accounts::resolve_message(&self.app, &mut message).await?;
        self.edit(handle, "@original", &message).await?;
        Ok(None)
    }

    /// Whether an analysis is under way for somebody else than this player.
    async fn is_computed_for_others(
        &self,
        game: &Match,
        player: PlayerId,
    ) -> Result<bool, StoreError> {
        let store = &self.app.store;
        let stored = store.analysis(game.id()).await?;
        let asked = stored.and_then(|stored| stored.player);
        Ok(asked.is_some_and(|asked| asked != player) && store.is_analysing(game.id()).await?)
    }
}
