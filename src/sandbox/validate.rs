//! Validation as on Discord: forms are checked before anything is done, and rejected with error 50035 and the `errors`
//! tree or with the specific error code. Reads payloads only; knows no state.

use serde_json::{Map, Value};

use super::error::{DiscordError, Form};
use super::files::Upload;
use super::state::{Interaction, callback as response};

mod commands;
mod components;
mod fields;
mod layout;
mod message;

pub(super) use commands::commands;
pub(super) use message::{Purpose, message};

/// Validates a first response; returns its type and notes for the log. `v2` says whether the message that an update
/// changes has the flag `IS_COMPONENTS_V2`.
pub(super) fn callback(
    payload: &Map<String, Value>,
    uploads: &[Upload],
    interaction: &Interaction,
    v2: bool,
) -> Result<(u8, Vec<String>), DiscordError> {
    let mut form = Form::default();
    form.known_keys(payload, "type data");
    let kind = form.integer(payload, "type", (1, 255), true).unwrap_or(0) as u8;
    if form.is_clean() && !interaction.takes().contains(&kind) {
        let choices = interaction.takes().iter().map(ToString::to_string);
        let choices = choices.collect::<Vec<_>>().join(", ");
        form.not_among("type", &format!("{{{choices}}}"));
    }
    let empty = Map::new();
    let data = match payload.get("data") {
        None | Some(Value::Null) => &empty,
        Some(data) => form
            .within("data", |form| form.object(data))
            .unwrap_or(&empty),
    };
    if !form.is_clean() {
        form.finish()?;
        return Err(DiscordError::invalid_json());
    }
    form.within("data", |form| -> Result<(), DiscordError> {
        match kind {
            response::UPDATE => message::check(form, data, uploads, Purpose::Update { v2 })?,
            response::MESSAGE => message::check(form, data, uploads, Purpose::Response)?,
            response::CHOICES => choices(form, data),
            response::MODAL => components::modal(form, data),
            response::DEFERRED_MESSAGE => form.known_keys(data, "flags"),
            response::DEFERRED_UPDATE => form.known_keys(data, ""),
            _ => {}
        }
        Ok(())
    })?;
    Ok((kind, form.finish()?))
}

/// Validates autocomplete choices.
fn choices(form: &mut Form, data: &Map<String, Value>) {
    form.known_keys(data, "choices");
    if !data.get("choices").is_some_and(Value::is_array) {
        form.missing("choices");
        return;
    }
    let list = form.list(data, "choices", 25);
    form.each("choices", list, |form, choice| {
        form.known_keys(choice, "name name_localizations value");
        form.text(choice, "name", (1, 100), true);
        commands::localised(form, choice, "name_localizations", (1, 100), None);
        match choice.get("value") {
            Some(Value::Number(_)) => {}
            _ => drop(form.text(choice, "value", (1, 100), true)),
        }
    });
}
