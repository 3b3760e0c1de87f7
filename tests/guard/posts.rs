//! A server in Discord's place that takes whatever the worker posts, and keeps it until a test looks at it. Some places
//! are closed to the bot.

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    Json, Router,
    extract::{FromRequest as _, Multipart, Request, State},
    http::{Method, StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse as _, Response},
};
use serde_json::{Value, json};
use tokio::{net::TcpListener, task::JoinHandle};

/// The direct-message channel of a user has this number more than the user.
const DIRECT: u64 = 1_000;
/// The user who takes no direct messages: Carol.
const TAKES_NONE: u64 = 303;

/// The calls with a body, as in a sandbox's log, and the newest id.
#[derive(Default)]
struct Kept {
    calls: Vec<Value>,
    newest: u64,
}

pub struct Posts {
    pub base: String,
    kept: Arc<Mutex<Kept>>,
    server: JoinHandle<()>,
}

impl Posts {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await;
        let listener = listener.expect("a free port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let kept = Arc::default();
        let router = Router::new().nest("/api/v10", Router::new().fallback(answer));
        let router = router.with_state(Arc::clone(&kept));
        let server = tokio::spawn(async move {
            axum::serve(listener, router).await.expect("a server");
        });
        Self { base, kept, server }
    }

    /// The calls since the last look that post or change a message, as in a sandbox's log.
    pub fn take(&self) -> Vec<Value> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut kept.calls)
    }
}

impl Drop for Posts {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn answer(State(kept): State<Arc<Mutex<Kept>>>, request: Request) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let body = body(request).await;
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    kept.newest += 1;
    let id = kept.newest.to_string();
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    match (&method, parts.as_slice()) {
        (&Method::GET, ["channels", _, "messages"]) => Json(json!([])).into_response(),
        (&Method::POST, ["users", "@me", "channels"]) => {
            let user = body["recipient_id"]
                .as_str()
                .and_then(|id| id.parse::<u64>().ok());
            let channel = user.expect("a user") + DIRECT;
            Json(json!({"id": channel.to_string(), "type": 1})).into_response()
        }
        (&Method::POST, ["channels", channel, "messages"]) => {
            let code = match channel.parse::<u64>().expect("an id") {
                direct if direct == TAKES_NONE + DIRECT => 50_007,
                closed if closed % 7 == 3 => 50_001,
                _ => {
                    let route = "/channels/{channel_id}/messages";
                    kept.calls
                        .push(json!({"method": "POST", "route": route, "body": body}));
                    return Json(message(&id, channel, &body)).into_response();
                }
            };
            refusal(StatusCode::FORBIDDEN, code)
        }
        (&Method::PATCH, ["channels", channel, "messages", posted]) => {
            let route = "/channels/{channel_id}/messages/{message_id}";
            kept.calls
                .push(json!({"method": "PATCH", "route": route, "body": body}));
            Json(message(posted, channel, &body)).into_response()
        }
        (&Method::POST, ["channels", _, "messages", posted, "threads"]) => {
            Json(json!({"id": posted, "type": 11})).into_response()
        }
        (&Method::PATCH, ["channels", channel]) => Json(json!({"id": channel})).into_response(),
        // No interaction has an answer, and no server a name.
        _ => refusal(StatusCode::NOT_FOUND, 10_008),
    }
}

fn message(id: &str, channel: &str, body: &Value) -> Value {
    json!({
        "id": id, "channel_id": channel, "author": {"bot": true}, "content": body["content"],
        "components": body["components"], "attachments": body["attachments"],
    })
}

fn refusal(status: StatusCode, code: u64) -> Response {
    (status, Json(json!({"code": code, "message": "No"}))).into_response()
}

/// The JSON of a request, with or without files.
async fn body(request: Request) -> Value {
    let kind = request.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok());
    let bytes = if kind.is_some_and(|kind| kind.starts_with("multipart/")) {
        let form = Multipart::from_request(request, &()).await;
        let mut form = form.expect("a form");
        let payload = form.next_field().await.expect("a form");
        let payload = payload.expect("a field");
        assert_eq!(payload.name(), Some("payload_json"));
        payload.bytes().await.expect("its text")
    } else {
        let bytes = axum::body::to_bytes(request.into_body(), usize::MAX).await;
        bytes.expect("a body")
    };
    serde_json::from_slice(&bytes).unwrap_or_default()
}
