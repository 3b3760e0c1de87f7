//! Discord's refusals: a status, a JSON error code, a message, and for forms the nested `errors` tree. It decides nothing itself.

use std::fmt::Display;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

/// One refusal as Discord words it.
#[derive(Clone, Debug)]
pub(super) struct Refused {
    pub(super) status: u16,
    pub(super) code: u32,
    pub(super) message: String,
    pub(super) errors: Option<Value>,
}

impl Refused {
    pub(super) fn new(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
        }
    }

    pub(super) fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }

    pub(super) fn not_found() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    pub(super) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    pub(super) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    pub(super) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    pub(super) fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }

    pub(super) fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }

    pub(super) fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    pub(super) fn unknown_member() -> Self {
        Self::new(404, 10007, "Unknown Member")
    }

    pub(super) fn too_many_follow_ups() -> Self {
        Self::new(
            400,
            40094,
            "This interaction has hit the maximum number of follow up messages",
        )
    }

    pub(super) fn too_large() -> Self {
        Self::new(413, 40005, "Request entity too large")
    }

    pub(super) fn already_acknowledged() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(super) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    pub(super) fn not_the_author() -> Self {
        Self::new(403, 50005, "Cannot edit a message authored by another user")
    }

    pub(super) fn empty_message() -> Self {
        Self::new(400, 50006, "Cannot send an empty message")
    }

    pub(super) fn cannot_message_user() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user")
    }

    pub(super) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    pub(super) fn wrong_channel_type() -> Self {
        Self::new(400, 50024, "Cannot execute action on this channel type")
    }

    pub(super) fn archived_thread() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }

    pub(super) fn thread_exists() -> Self {
        Self::new(
            400,
            160_004,
            "A thread has already been created for this message",
        )
    }

    pub(super) fn invalid_webhook_token() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token")
    }

    pub(super) fn invalid_json() -> Self {
        Self::new(400, 50109, "The request body contains invalid JSON.")
    }

    pub(super) fn too_many_old_edits() -> Self {
        Self::new(
            429,
            30046,
            "Maximum number of edits to messages older than 1 hour reached. Try again later",
        )
    }

    /// The refusal as one line for the log.
    pub(super) fn line(&self) -> String {
        match &self.errors {
            Some(errors) => format!("{} {} {errors}", self.code, self.message),
            None => format!("{} {}", self.code, self.message),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(body)).into_response();
        // The gate in front of the routes writes the log; it reads the refusal here instead of parsing the body.
        response.extensions_mut().insert(self);
        response
    }
}

/// A form being checked: the errors so far, by path, and notes for the log about what Discord would silently ignore.
#[derive(Debug, Default)]
pub(super) struct Form {
    path: Vec<String>,
    errors: Map<String, Value>,
    pub(super) notes: Vec<String>,
}

impl Form {
    /// Checks a part of the form: errors in `check` are filed under `key`.
    pub(super) fn within<R>(&mut self, key: impl Display, check: impl FnOnce(&mut Self) -> R) -> R {
        self.path.push(key.to_string());
        let result = check(self);
        self.path.pop();
        result
    }

    /// Files an error at the present path.
    pub(super) fn fail(&mut self, code: &str, message: impl Into<String>) {
        let error = json!({"code": code, "message": message.into()});
        let mut node = &mut self.errors;
        for key in &self.path {
            let next = node.entry(key.clone()).or_insert_with(|| json!({}));
            let Value::Object(next) = next else { return };
            node = next;
        }
        if let Value::Array(list) = node.entry("_errors").or_insert_with(|| json!([])) {
            list.push(error);
        }
    }

    /// Files an error under `key`.
    pub(super) fn fail_at(&mut self, key: impl Display, code: &str, message: impl Into<String>) {
        self.within(key, |form| form.fail(code, message));
    }

    /// Notes what Discord would swallow without a word.
    pub(super) fn note(&mut self, text: &str) {
        let place = self.path.join(".");
        self.notes.push(if place.is_empty() {
            text.to_owned()
        } else {
            format!("{place}: {text}")
        });
    }

    /// Notes every key of `object` that is not among `known`.
    pub(super) fn known_keys(&mut self, object: &Map<String, Value>, known: &[&str]) {
        for key in object.keys().filter(|key| !known.contains(&key.as_str())) {
            self.note(&format!("unknown key {key:?}"));
        }
    }

    /// The object at the present path, or an error.
    pub(super) fn object<'v>(&mut self, value: &'v Value) -> Option<&'v Map<String, Value>> {
        if value.is_object() {
            return value.as_object();
        }
        self.fail(
            "DICT_TYPE_CONVERT",
            "Only dictionaries may be used in a DictType",
        );
        None
    }

    /// The list under `key`; absent and null are an empty one.
    pub(super) fn list<'v>(
        &mut self,
        object: &'v Map<String, Value>,
        key: &str,
        max: usize,
    ) -> &'v [Value] {
        match object.get(key) {
            None | Some(Value::Null) => &[],
            Some(Value::Array(list)) => {
                if list.len() > max {
                    self.fail_at(
                        key,
                        "BASE_TYPE_MAX_LENGTH",
                        format!("Must be {max} or fewer in length."),
                    );
                }
                list
            }
            Some(_) => {
                self.fail_at(
                    key,
                    "LIST_TYPE_CONVERT",
                    "Only iterables may be used in a ListType",
                );
                &[]
            }
        }
    }

    /// The text under `key`, with its length in characters checked; null counts as absent.
    pub(super) fn text<'v>(
        &mut self,
        object: &'v Map<String, Value>,
        key: &str,
        (min, max): (usize, usize),
        required: bool,
    ) -> Option<&'v str> {
        match object.get(key) {
            None | Some(Value::Null) => {
                if required {
                    self.fail_at(key, "BASE_TYPE_REQUIRED", "This field is required");
                }
                None
            }
            Some(Value::String(text)) => {
                let length = text.chars().count();
                if length > max && min == 0 {
                    self.fail_at(
                        key,
                        "BASE_TYPE_MAX_LENGTH",
                        format!("Must be {max} or fewer in length."),
                    );
                } else if length > max || length < min {
                    self.fail_at(
                        key,
                        "BASE_TYPE_BAD_LENGTH",
                        format!("Must be between {min} and {max} in length."),
                    );
                }
                Some(text)
            }
            Some(other) => {
                self.fail_at(
                    key,
                    "STRING_TYPE_CONVERT",
                    format!("Could not interpret \"{other}\" as string."),
                );
                None
            }
        }
    }

    /// The whole number under `key`, with its range checked.
    pub(super) fn integer(
        &mut self,
        object: &Map<String, Value>,
        key: &str,
        (min, max): (i64, i64),
        required: bool,
    ) -> Option<i64> {
        let value = object.get(key).filter(|value| !value.is_null());
        let Some(value) = value else {
            if required {
                self.fail_at(key, "BASE_TYPE_REQUIRED", "This field is required");
            }
            return None;
        };
        let Some(number) = value.as_i64().or_else(|| value.as_str()?.parse().ok()) else {
            self.fail_at(
                key,
                "NUMBER_TYPE_COERCE",
                format!("Value \"{value}\" is not int."),
            );
            return None;
        };
        if number < min {
            self.fail_at(
                key,
                "NUMBER_TYPE_MIN",
                format!("int value should be greater than or equal to {min}."),
            );
        } else if number > max {
            self.fail_at(
                key,
                "NUMBER_TYPE_MAX",
                format!("int value should be less than or equal to {max}."),
            );
        }
        Some(number)
    }

    /// The yes or no under `key`.
    pub(super) fn flag(&mut self, object: &Map<String, Value>, key: &str) -> Option<bool> {
        match object.get(key) {
            None | Some(Value::Null) => None,
            Some(Value::Bool(flag)) => Some(*flag),
            Some(_) => {
                self.fail_at(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                None
            }
        }
    }

    /// Whether nothing is wrong so far.
    pub(super) fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }

    /// The notes if the form is clean, else 50035 with the tree.
    pub(super) fn finish(self) -> Result<Vec<String>, Refused> {
        if self.errors.is_empty() {
            return Ok(self.notes);
        }
        let mut refused = Refused::new(400, 50035, "Invalid Form Body");
        refused.errors = Some(Value::Object(self.errors));
        Err(refused)
    }
}

/// An id as Discord takes it: a string of digits, or (documented) an integer.
pub(super) fn id_of(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}
