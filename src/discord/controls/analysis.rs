//! The controls for stepping through a game.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::analyse::{Page, analysis_message, play_on},
        model::{
            call::Call,
            failure::Answer,
            ids::analysis::{AnalysisStep, By},
            policy::Policy,
            reply::{Body, Deferral},
        },
    },
};

/// Handles a control of the analysis.
///
/// # Errors
/// `Failure` when the game cannot be loaded.
pub async fn press(app: &App, call: &Call, step: AnalysisStep, values: &[String]) -> Answer {
    if step.by == By::Play {
        return play_on(app, call, step.source, step.ply).await;
    }
    let chosen = values.first().and_then(|value| value.parse().ok());
    let page = match step.by {
        By::Report => Page::Report,
        _ => Page::Ply(chosen.unwrap_or(step.ply)),
    };
    let message = analysis_message(app, call, step.source, page).await?;
    Ok(Body::Update(message).into())
}

/// The policy of a control.
pub(super) fn policy(step: AnalysisStep) -> Policy {
    match step.by {
        By::Play => Policy::new(RequestKind::Challenge, Deferral::Public),
        _ => Policy::new(RequestKind::Picture, Deferral::Update),
    }
}
