//! The stored form of events. A text that was ever written never changes its meaning.
//!
//! An event is stored as its kind and a small JSON object with the details. A plain move, which nine of ten events are,
//! is stored as its bare text. A new fact gets a new kind or a new optional field. An unknown field is an error,
//! because it may change the meaning of the rest. `tests/play/stored.rs` holds one text of every kind, for good.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::json;
use thiserror::Error;

use super::events::Event;

/// The kind of a move event.
const MOVED: &str = "moved";

/// Whether a body is a move's bare text: one word. Moves that are stored as an object can still be read.
fn is_bare(body: &str) -> bool {
    !body.is_empty() && !body.starts_with('{') && body.bytes().all(|byte| byte.is_ascii_graphic())
}

/// A stored event that cannot be read; for the log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("of kind {kind:?} cannot be read: {problem}")]
pub struct Unreadable {
    kind: String,
    problem: String,
}

impl Event {
    /// The event's kind, and its details if it has any.
    #[must_use]
    pub fn to_stored(&self) -> (String, Option<String>) {
        if let Self::Moved { mv, planned: false } = self {
            return (MOVED.to_owned(), Some(mv.to_string()));
        }
        split(self)
    }

    /// Parses a stored event.
    ///
    /// # Errors
    /// [`Unreadable`] when neither this version nor an older one can have written it.
    pub fn from_stored(kind: &str, body: Option<&str>) -> Result<Self, Unreadable> {
        match body.filter(|body| kind == MOVED && is_bare(body)) {
            Some(mv) => join(kind, Some(&json!({ "move": mv }).to_string())),
            None => join(kind, body),
        }
    }
}

/// Splits an event, an enum with the fields `kind` and `body`, into its kind and its details.
#[must_use]
pub fn split<E: Serialize>(event: &E) -> (String, Option<String>) {
    // Serialising an event cannot fail and puts the kind first. The text is split here because a parsed JSON value may
    // reorder its fields.
    let text = serde_json::to_string(event).unwrap_or_default();
    let rest = text.strip_prefix(r#"{"kind":""#).unwrap_or_default();
    let (kind, rest) = rest.split_once('"').unwrap_or_default();
    let body = rest
        .strip_prefix(r#","body":"#)
        .and_then(|body| body.strip_suffix('}'))
        // Details that are all optional and absent are not stored.
        .filter(|body| *body != "{}");
    (kind.to_owned(), body.map(str::to_owned))
}

/// Parses what [`split`] made of an event.
///
/// # Errors
/// [`Unreadable`] when it is no event of that type.
pub fn join<E: DeserializeOwned>(kind: &str, body: Option<&str>) -> Result<E, Unreadable> {
    let unreadable = |error: serde_json::Error| Unreadable {
        kind: kind.to_owned(),
        problem: error.to_string(),
    };
    let mut value = json!({ "kind": kind });
    if let Some(body) = body {
        value["body"] = serde_json::from_str(body).map_err(unreadable)?;
        return serde_json::from_value(value).map_err(unreadable);
    }
    serde_json::from_value(value.clone()).or_else(|error| {
        value["body"] = json!({});
        serde_json::from_value(value).map_err(|_| unreadable(error))
    })
}
