//! The modal into which a game record is pasted.

use crate::{
    app::App,
    discord::{
        commands::import::{FIELD, respond_to_record},
        model::{call::Call, failure::Answer, ids::paste::Paste},
    },
    play::transcript::read,
};

/// Handles the submitted modal.
///
/// # Errors
/// `Failure` when the text is invalid, or no game can start from it.
pub async fn submit(app: &App, call: &Call, paste: Paste, fields: &[(String, String)]) -> Answer {
    let text = fields.iter().find(|(name, _)| name == FIELD);
    let text = text.map_or("", |(_, text)| text.as_str());
    respond_to_record(app, call, read(text, paste.draft.ruleset), paste).await
}
