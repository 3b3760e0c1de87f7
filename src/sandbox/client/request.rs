//! What the requests of the client API share: JSON bodies, the values in them, and refusals.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::error::id_of;
use crate::state::Id;

/// A refusal of the client API.
#[derive(Debug)]
pub(super) struct ClientError(pub(super) StatusCode, pub(super) String);

impl ClientError {
    pub(super) fn bad(text: impl Into<String>) -> Self {
        Self(StatusCode::BAD_REQUEST, text.into())
    }

    pub(super) fn unknown(what: &str) -> Self {
        Self(StatusCode::NOT_FOUND, format!("there is no such {what}"))
    }
}

impl IntoResponse for ClientError {
    fn into_response(self) -> Response {
        (self.0, Json(json!({"error": self.1}))).into_response()
    }
}

pub(super) type Answer = Result<Json<Value>, ClientError>;

pub(super) fn nothing() -> Json<Value> {
    Json(json!({}))
}

/// A JSON body whose errors are reported in this API's format.
pub(super) struct JsonBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ClientError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ClientError> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|error| ClientError::bad(error.to_string()))?;
        let given = serde_json::from_slice(&bytes).map(Self);
        given.map_err(|error| ClientError::bad(error.to_string()))
    }
}

/// An id of the request; it must be present and consist of digits.
pub(super) fn id(key: &str, value: &Value) -> Result<Id, ClientError> {
    id_of(value).ok_or_else(|| ClientError::bad(format!("{key}: an id is wanted, not {value}")))
}

/// The id of a user, channel or other object under a key of the request.
pub(super) fn named(given: &Value, key: &str) -> Result<Id, ClientError> {
    id(key, &given[key])
}

/// An optional boolean under a key of the request.
pub(super) fn truth(given: &Value, key: &str) -> Result<Option<bool>, ClientError> {
    match &given[key] {
        Value::Null => Ok(None),
        Value::Bool(truth) => Ok(Some(*truth)),
        _ => Err(ClientError::bad(format!("{key}: true or false is wanted"))),
    }
}
