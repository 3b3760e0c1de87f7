//! Validates fields that occur in several objects: emojis and URLs.

use serde_json::{Map, Value};

use crate::error::Form;

/// Whether the value of a key is neither absent, null nor empty.
pub(super) fn is_given(holder: &Map<String, Value>, key: &str) -> bool {
    let value = holder.get(key);
    value.is_some_and(|value| !value.is_null() && value != "")
}

/// Checks that an emoji can exist, as far as possible without Discord's list: text outside ASCII, or an id.
pub(super) fn emoji(form: &mut Form, holder: &Map<String, Value>) {
    let Some(emoji) = holder.get("emoji").filter(|emoji| !emoji.is_null()) else {
        return;
    };
    let custom = emoji.get("id").is_some_and(|id| !id.is_null());
    let name = emoji.get("name").and_then(Value::as_str).unwrap_or("");
    if !custom && (name.is_empty() || name.is_ascii() || name.chars().count() > 10) {
        form.within("emoji", |form| {
            form.fail_at("name", "COMPONENT_INVALID_EMOJI", "Invalid emoji");
        });
    }
}

/// Checks that a text is a URL that Discord accepts.
pub(super) fn link(form: &mut Form, holder: &Map<String, Value>, key: &str, schemes: &[&str]) {
    let Some(url) = holder.get(key).filter(|url| !url.is_null()) else {
        return;
    };
    let url = url.as_str().unwrap_or("");
    match url.split_once("://") {
        Some((scheme, rest)) if schemes.contains(&scheme) && !rest.is_empty() => {}
        Some((scheme, _)) if !schemes.contains(&scheme) => {
            let list = schemes
                .iter()
                .map(|scheme| format!("'{scheme}'"))
                .collect::<Vec<_>>()
                .join(", ");
            let text =
                format!("Scheme \"{scheme}\" is not supported. Scheme must be one of ({list}).");
            form.fail_at(key, "URL_TYPE_INVALID_SCHEME", text);
        }
        _ => form.fail_at(key, "URL_TYPE_INVALID_URL", "Not a well formed URL."),
    }
}
