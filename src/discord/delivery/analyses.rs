//! Shows the results of an analysis in the private message of the person who asked for it.

use std::time::Duration;

use tokio::time::sleep;

use crate::{
    analysis::progress::Stage,
    discord::{
        access::{accounts, language},
        commands::analyse::{Viewer, report_message},
        delivery::bot::{Bot, DeliveryError},
        view::judgement::awaits_result,
    },
    play::{Match, PlayerId},
    store::{InteractionHandle, Job},
};

/// How long to wait before each look for the message.
const LOOKS: [Duration; 4] = [
    Duration::ZERO,
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(1),
];

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
        if !self.is_awaited(via).await {
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

    /// Whether the message that waits for the result is still there. A quick analysis may be faster than the message.
    async fn is_awaited(&self, via: &InteractionHandle) -> bool {
        for patience in LOOKS {
            sleep(patience).await;
            match self.original(via).await {
                Ok(shown) => {
                    let file = shown["attachments"][0]["filename"].as_str();
                    if file.is_some() {
                        return file.is_some_and(awaits_result);
                    }
                }
                Err(error) => tracing::debug!("an analysis is not shown yet: {error}"),
            }
        }
        false
    }
}
