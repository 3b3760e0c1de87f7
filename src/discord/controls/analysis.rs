//! The controls for stepping through a game.

use crate::{
    app::App,
    discord::{
        commands::analyse::analysis_message,
        model::{call::Call, failure::Answer, ids::analysis::AnalysisStep, reply::Body},
    },
};

/// Handles a control of the analysis.
///
/// # Errors
/// `Failure` when the game cannot be loaded.
pub async fn press(app: &App, call: &Call, step: AnalysisStep, values: &[String]) -> Answer {
    let chosen = values.first().and_then(|value| value.parse().ok());
    let message = analysis_message(app, call, step.source, chosen.or(Some(step.ply))).await?;
    Ok(Body::Update(message).into())
}
