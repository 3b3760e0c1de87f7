//! The controls for stepping through a game.

use crate::{
    app::App,
    discord::{
        commands::analyse::{Page, analysis_message},
        model::{
            call::Call,
            failure::Answer,
            ids::analysis::{AnalysisStep, By},
            reply::Body,
        },
    },
};

/// Handles a control of the analysis.
///
/// # Errors
/// `Failure` when the game cannot be loaded.
pub async fn press(app: &App, call: &Call, step: AnalysisStep, values: &[String]) -> Answer {
    let chosen = values.first().and_then(|value| value.parse().ok());
    let page = match step.by {
        By::Report => Page::Report,
        _ => Page::Ply(chosen.unwrap_or(step.ply)),
    };
    let message = analysis_message(app, call, step.source, page).await?;
    Ok(Body::Update(message).into())
}
