//! The response to an HTTP request from Discord, while its interaction is prepared. Decides nothing.

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use serde_json::Value;
use tokio::sync::oneshot;

use super::attachments::Attachment;

/// The largest attachments of an HTTP response, in bytes. Discord refuses responses of more than 150 kB there, but not
/// calls of its API (<https://github.com/discord/discord-api-docs/issues/5250>).
const MAX_FILE_BYTES: usize = 100_000;

/// The HTTP response that Discord waits for. Without an answer it becomes a 503.
#[derive(Debug)]
pub struct HeldResponse(oneshot::Sender<Response>);

impl HeldResponse {
    /// A response to wait for, and the receiver that gets it.
    #[must_use]
    pub fn new() -> (Self, oneshot::Receiver<Response>) {
        let (sender, receiver) = oneshot::channel();
        (Self(sender), receiver)
    }

    /// Whether an answer with these attachments may be sent as the response.
    #[must_use]
    pub fn fits(files: &[&Attachment]) -> bool {
        files.iter().map(|file| file.bytes.len()).sum::<usize>() <= MAX_FILE_BYTES
    }

    /// Responds with an answer. False if Discord has closed the connection.
    #[must_use]
    pub fn answer(self, body: &Value, files: &[&Attachment]) -> bool {
        let response = if files.is_empty() {
            json(body)
        } else {
            form(body, files)
        };
        self.0.send(response).is_ok()
    }

    /// Responds without an answer: it is sent by a call of Discord's API instead.
    pub fn answered_elsewhere(self) {
        // Discord may have closed the connection; it has the answer.
        let _ = self.0.send(StatusCode::ACCEPTED.into_response());
    }
}

/// A JSON response.
pub(super) fn json(body: &Value) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, body.to_string()).into_response()
}

/// A multipart response: `payload_json`, and the files as `files[0]` and so on.
fn form(body: &Value, files: &[&Attachment]) -> Response {
    let boundary = format!("{:032x}", rand::random::<u128>());
    let mut bytes = Vec::new();
    let mut part = |disposition: &str, kind: &str, content: &[u8]| {
        let head = format!(
            "--{boundary}\r\nContent-Disposition: form-data; {disposition}\r\nContent-Type: {kind}\r\n\r\n"
        );
        bytes.extend_from_slice(head.as_bytes());
        bytes.extend_from_slice(content);
        bytes.extend_from_slice(b"\r\n");
    };
    part(
        "name=\"payload_json\"",
        "application/json",
        body.to_string().as_bytes(),
    );
    for (n, file) in files.iter().enumerate() {
        // The names are ours and contain no quotes.
        let disposition = format!("name=\"files[{n}]\"; filename=\"{}\"", file.name);
        part(&disposition, file.kind(), &file.bytes);
    }
    bytes.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
    let kind = format!("multipart/form-data; boundary={boundary}");
    ([(header::CONTENT_TYPE, kind)], bytes).into_response()
}
