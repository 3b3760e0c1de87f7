//! Errors of Discord's API: a status, a JSON error code, a message, and for forms the nested `errors` tree. Decides
//! nothing itself.

use std::fmt::Display;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

/// An error as Discord sends it.
#[derive(Clone, Debug)]
pub(super) struct DiscordError {
    pub(super) status: u16,
    pub(super) code: u32,
    pub(super) message: String,
    pub(super) errors: Option<Value>,
}

impl DiscordError {
    pub(super) fn new(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
        }
    }

    /// The error for a form with one invalid field.
    pub(super) fn field(key: &str, code: &str, message: &str) -> Self {
        let mut form = Form::default();
        form.fail_at(key, code, message);
        form.finish().err().unwrap_or_else(Self::not_found)
    }

    /// The error as one line for the log.
    pub(super) fn line(&self) -> String {
        match &self.errors {
            Some(errors) => format!("{} {} {errors}", self.code, self.message),
            None => format!("{} {}", self.code, self.message),
        }
    }
}

macro_rules! refusals {
    ($($name:ident: $status:literal, $code:literal, $message:literal;)*) => {
        impl DiscordError {
            $(pub(super) fn $name() -> Self {
                Self::new($status, $code, $message)
            })*
        }
    };
}

refusals! {
    unreadable: 400, 50035, "Invalid Form Body (the body is neither JSON nor a multipart form)";
    not_your_application: 403, 20012, "You are not authorized to perform this action on this application";
    broken_form: 400, 50035, "Invalid Form Body (the multipart form is broken)";
    unauthorized: 401, 0, "401: Unauthorized";
    not_found: 404, 0, "404: Not Found";
    unknown_channel: 404, 10003, "Unknown Channel";
    unknown_guild: 404, 10004, "Unknown Guild";
    unknown_message: 404, 10008, "Unknown Message";
    unknown_user: 404, 10013, "Unknown User";
    unknown_webhook: 404, 10015, "Unknown Webhook";
    unknown_interaction: 404, 10062, "Unknown interaction";
    unknown_member: 404, 10007, "Unknown Member";
    too_many_follow_ups: 400, 40094, "This interaction has hit the maximum number of follow up messages";
    too_large: 413, 40005, "Request entity too large";
    already_acknowledged: 400, 40060, "Interaction has already been acknowledged.";
    missing_access: 403, 50001, "Missing Access";
    not_the_author: 403, 50005, "Cannot edit a message authored by another user";
    empty_message: 400, 50006, "Cannot send an empty message";
    cannot_message_user: 403, 50007, "Cannot send messages to this user";
    missing_permissions: 403, 50013, "Missing Permissions";
    wrong_channel_type: 400, 50024, "Cannot execute action on this channel type";
    archived_thread: 400, 50083, "Thread is archived";
    thread_exists: 400, 160_004, "A thread has already been created for this message";
    invalid_webhook_token: 401, 50027, "Invalid Webhook Token";
    invalid_json: 400, 50109, "The request body contains invalid JSON.";
    too_many_old_edits: 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later";
}

impl IntoResponse for DiscordError {
    fn into_response(self) -> Response {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(body)).into_response();
        // The gate in front of the routes writes the log; it reads the error here instead of parsing the body.
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
    /// Checks a part of the form: errors in `check` are recorded under `key`.
    pub(super) fn within<R>(&mut self, key: impl Display, check: impl FnOnce(&mut Self) -> R) -> R {
        self.path.push(key.to_string());
        let result = check(self);
        self.path.pop();
        result
    }

    /// Records an error at the current path.
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

    /// Records an error under `key`.
    pub(super) fn fail_at(&mut self, key: impl Display, code: &str, message: impl Into<String>) {
        self.within(key, |form| form.fail(code, message));
    }

    /// Notes something that Discord would silently ignore.
    pub(super) fn note(&mut self, text: &str) {
        let place = self.path.join(".");
        self.notes.push(if place.is_empty() {
            text.to_owned()
        } else {
            format!("{place}: {text}")
        });
    }

    /// Records that the required field `key` is missing.
    pub(super) fn missing(&mut self, key: &str) {
        self.fail_at(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Records that the value of `key` is none of `choices`.
    pub(super) fn not_among(&mut self, key: impl Display, choices: &str) {
        let text = format!("Value must be one of {choices}.");
        self.fail_at(key, "BASE_TYPE_CHOICES", text);
    }

    /// Notes every key of `object` that is not in the space-separated list `known`.
    pub(super) fn known_keys(&mut self, object: &Map<String, Value>, known: &str) {
        for key in object.keys() {
            if !known.split_whitespace().any(|known| known == key) {
                self.note(&format!("unknown key {key:?}"));
            }
        }
    }

    /// Checks each object of a list; errors are recorded under `key` and its index.
    pub(super) fn each<'v>(
        &mut self,
        key: &str,
        list: &'v [Value],
        mut check: impl FnMut(&mut Self, &'v Map<String, Value>),
    ) {
        self.within(key, |form| {
            for (n, value) in list.iter().enumerate() {
                form.within(n, |form| {
                    if let Some(object) = form.object(value) {
                        check(form, object);
                    }
                });
            }
        });
    }

    /// Records an error under `key` if a length is not between `min` and `max`.
    pub(super) fn length(&mut self, key: &str, length: usize, min: usize, max: usize) {
        if length > max && min == 0 {
            let text = format!("Must be {max} or fewer in length.");
            self.fail_at(key, "BASE_TYPE_MAX_LENGTH", text);
        } else if length > max || length < min {
            let text = format!("Must be between {min} and {max} in length.");
            self.fail_at(key, "BASE_TYPE_BAD_LENGTH", text);
        }
    }

    /// The object at the current path, or an error.
    pub(super) fn object<'v>(&mut self, value: &'v Value) -> Option<&'v Map<String, Value>> {
        let object = value.as_object();
        if object.is_none() {
            let text = "Only dictionaries may be used in a DictType";
            self.fail("DICT_TYPE_CONVERT", text);
        }
        object
    }

    /// The list under `key`; absent and null count as empty.
    pub(super) fn list<'v>(
        &mut self,
        object: &'v Map<String, Value>,
        key: &str,
        max: usize,
    ) -> &'v [Value] {
        match object.get(key) {
            None | Some(Value::Null) => &[],
            Some(Value::Array(list)) => {
                self.length(key, list.len(), 0, max);
                list
            }
            Some(_) => {
                let text = "Only iterables may be used in a ListType";
                self.fail_at(key, "LIST_TYPE_CONVERT", text);
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
                    self.missing(key);
                }
                None
            }
            Some(Value::String(text)) => {
                self.length(key, text.chars().count(), min, max);
                Some(text)
            }
            Some(other) => {
                let text = format!("Could not interpret \"{other}\" as string.");
                self.fail_at(key, "STRING_TYPE_CONVERT", text);
                None
            }
        }
    }

    /// The integer under `key`, with its range checked.
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
                self.missing(key);
            }
            return None;
        };
        let Some(number) = value.as_i64().or_else(|| value.as_str()?.parse().ok()) else {
            let text = format!("Value \"{value}\" is not int.");
            self.fail_at(key, "NUMBER_TYPE_COERCE", text);
            return None;
        };
        if number < min {
            let text = format!("int value should be greater than or equal to {min}.");
            self.fail_at(key, "NUMBER_TYPE_MIN", text);
        } else {
            self.at_most(key, number, max);
        }
        Some(number)
    }

    /// Records an error under `key` if a number is greater than `max`.
    pub(super) fn at_most(&mut self, key: &str, number: i64, max: i64) {
        if number > max {
            let text = format!("int value should be less than or equal to {max}.");
            self.fail_at(key, "NUMBER_TYPE_MAX", text);
        }
    }

    /// The boolean under `key`.
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

    /// Whether there are no errors so far.
    pub(super) fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }

    /// The notes if the form has no errors, else error 50035 with the tree.
    pub(super) fn finish(self) -> Result<Vec<String>, DiscordError> {
        if self.errors.is_empty() {
            return Ok(self.notes);
        }
        let mut refused = DiscordError::new(400, 50035, "Invalid Form Body");
        refused.errors = Some(Value::Object(self.errors));
        Err(refused)
    }
}

/// An id as Discord accepts it: a string of digits, or (documented) an integer.
pub(super) fn id_of(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// A value as text: a string itself, anything else in JSON.
pub(super) fn text_of(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
