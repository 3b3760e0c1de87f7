//! Shows the results of an analysis in the private message of the person who asked for it.

use crate::{
    analysis::progress::Stage,
    discord::{
        access::{accounts, language},
        commands::analyse::{Viewer, report_message},
        delivery::bot::{Bot, DeliveryError},
        view::judgement::awaits_result,
    },
    play::{Match, PlayerId},
    store::Job,
};

impl Bot {
    /// Takes the next step of an analysis. Returns whether there are more.
    ///
    /// # Errors
    /// [`DeliveryError`] when the database fails; the job is to be retried.
    pub async fn analyse(&self, job: &Job, game: &Match) -> Result<bool, DeliveryError> {
        let Some(step) = self.app.analyse(game).await? else {
            return Ok(false);
        };
        if step.is > step.was
            && let Some(player) = step.player
        {
            self.show_analysis(job, game, player).await;
        }
        if step.is == Stage::Complete {
            self.app.store.complete_analysis(game.id()).await?;
        }
        Ok(step.is < Stage::Complete)
    }

    /// Replaces the message that waits for the result. If it is gone, shows a move by now, or its interaction has
    /// expired, nothing happens: its buttons lead to the result.
    async fn show_analysis(&self, job: &Job, game: &Match, player: PlayerId) {
        let Some(via) = &job.via else { return };
        let file = match self.original(via).await {
            Ok(shown) => shown["attachments"][0]["filename"].clone(),
            Err(error) => {
                tracing::debug!("an analysis is not shown: {error}");
                return;
            }
        };
        if !file.as_str().is_some_and(awaits_result) {
            return;
        }
        let viewer = Viewer {
            locale: language::of_player(&self.app, player).await,
            player,
            guild: game.terms().guild,
        };
        let Ok(mut message) = report_message(&self.app, &viewer, game).await else {
            return;
        };
        if let Err(error) = accounts::resolve_message(&self.app, &mut message).await {
            tracing::warn!("an analysis is not shown: {error:#}");
            return;
        }
        if let Err(error) = self.edit(via, "@original", &message).await {
            tracing::debug!("an analysis is not shown: {error}");
        }
    }
}
