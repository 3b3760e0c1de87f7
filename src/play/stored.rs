//! The text in which events are kept; never changes the meaning of a text that was ever written.
//!
//! An event is stored as its kind and a small JSON object with the details; a move that is nothing but a move, as its bare
//! text, since nine of ten events are that. A new fact gets a new kind or a new optional
//! field, and an old text goes on meaning what it meant. A field that this version does not know is refused rather
//! than ignored, since it may change the meaning of the rest. `tests/play/stored.rs` holds one text of every kind for ever.

use serde_json::json;
use thiserror::Error;

use super::events::Event;

/// The kind of a move.
const MOVED: &str = "moved";

/// Whether a body can be a move's bare text: one word. The first version stored an object there, which still is read.
fn is_bare(body: &str) -> bool {
    !body.is_empty() && !body.starts_with('{') && body.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Why a stored event cannot be read, for the log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("of kind {kind:?} cannot be read: {problem}")]
pub struct Unreadable {
    kind: String,
    problem: String,
}

impl Event {
    /// The event's kind, and its details as text if it has any.
    #[must_use]
    pub fn to_stored(&self) -> (String, Option<String>) {
        if let Self::Moved { mv, planned: false } = self {
            return (MOVED.to_owned(), Some(mv.to_string()));
        }
        // An event is made of names, numbers and text, so it always has a JSON form, kind first. It is cut apart as text
        // because a parsed one may come out in another order.
        let text = serde_json::to_string(self).unwrap_or_default();
        let rest = text.strip_prefix(r#"{"kind":""#).unwrap_or_default();
        let (kind, rest) = rest.split_once('"').unwrap_or_default();
        let body = rest
            .strip_prefix(r#","body":"#)
            .and_then(|body| body.strip_suffix('}'))
            // A kind whose details are all optional stands alone when there are none.
            .filter(|body| *body != "{}");
        (kind.to_owned(), body.map(str::to_owned))
    }

    /// The event that was stored so.
    ///
    /// # Errors
    /// [`Unreadable`] when this version or an older one cannot have written it.
    pub fn from_stored(kind: &str, body: Option<&str>) -> Result<Self, Unreadable> {
        let unreadable = |error: serde_json::Error| Unreadable {
            kind: kind.to_owned(),
            problem: error.to_string(),
        };
        let mut value = json!({ "kind": kind });
        if let Some(mv) = body.filter(|body| kind == MOVED && is_bare(body)) {
            value["body"] = json!({ "move": mv });
            return serde_json::from_value(value).map_err(unreadable);
        }
        if let Some(body) = body {
            value["body"] = serde_json::from_str(body).map_err(unreadable)?;
            return serde_json::from_value(value).map_err(unreadable);
        }
        serde_json::from_value(value.clone()).or_else(|error| {
            value["body"] = json!({});
            serde_json::from_value(value).map_err(|_| unreadable(error))
        })
    }
}
