//! The endpoint for interactions over HTTP: checks Discord's signature, and passes interactions on as the gateway does. It
//! answers none itself, except PING.
//!
//! Discord signs each request with the key of the application: Ed25519 over the timestamp and the raw body. Anybody can
//! reach the endpoint, so nothing is parsed before the signature is verified. An old timestamp is refused, and so is a
//! signature that was accepted before, so that a recorded request cannot be repeated.

use std::{
    collections::HashSet,
    io,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::post,
};
use ed25519_dalek::{PUBLIC_KEY_LENGTH, SIGNATURE_LENGTH, Signature, VerifyingKey};
use hex::FromHex as _;
use serde_json::json;
use serenity::all::Interaction;
use tokio::{
    net::TcpListener,
    sync::watch,
    time::{Instant, timeout},
};

use crate::telemetry;

use super::{
    gateway::{GatewayEvent, Handle},
    held_response::{self, HeldResponse},
};

/// The path of the endpoint.
pub const PATH: &str = "/interactions";
/// The largest accepted body. Interactions contain at most one message, its author's names and a form.
const MAX_BODY_BYTES: usize = 1024 * 1024;
/// How long the body of a request may take to arrive.
const BODY_TIMEOUT: Duration = Duration::from_secs(3);
/// The largest accepted difference between the signed timestamp and this machine's clock.
const MAX_CLOCK_SKEW: Duration = Duration::from_mins(1);

/// Reads the application's public key, in hexadecimal digits.
///
/// # Errors
/// What is wrong with it.
pub fn public_key(digits: &str) -> Result<VerifyingKey, &'static str> {
    let key = <[u8; PUBLIC_KEY_LENGTH]>::from_hex(digits)
        .map_err(|_| "it is not 64 hexadecimal digits")?;
    let key = VerifyingKey::from_bytes(&key).ok();
    key.filter(|key| !key.is_weak())
        .ok_or("it is not a key of Ed25519")
}

/// An endpoint that listens but does not serve yet.
pub struct Endpoint {
    listener: TcpListener,
    key: VerifyingKey,
}

impl Endpoint {
    /// Listens on `listen` for requests signed by the application with the public key `key`.
    ///
    /// # Errors
    /// When the address is not available.
    pub async fn bind(listen: SocketAddr, key: VerifyingKey) -> io::Result<Self> {
        let listener = TcpListener::bind(listen).await?;
        Ok(Self { listener, key })
    }

    /// Serves until `stop` is true, and then until the requests in progress are answered.
    ///
    /// # Errors
    /// When the listener fails.
    pub async fn serve(self, handle: Handle, mut stop: watch::Receiver<bool>) -> io::Result<()> {
        let state = Arc::new(EndpointState {
            key: self.key,
            handle,
            accepted: Mutex::new(Accepted::new()),
        });
        let router = Router::new().route(PATH, post(receive)).with_state(state);
        let stopped = async move {
            // An error means that the bot is gone.
            let _ = stop.wait_for(|stop| *stop).await;
        };
        axum::serve(self.listener, router)
            .with_graceful_shutdown(stopped)
            .await
    }
}

struct EndpointState {
    key: VerifyingKey,
    handle: Handle,
    accepted: Mutex<Accepted>,
}

impl EndpointState {
    /// Refuses a request that was accepted before.
    fn check_repetition(&self, seal: &Seal<'_>) -> Result<(), Rejection> {
        let mut accepted = self.accepted.lock().unwrap_or_else(PoisonError::into_inner);
        if accepted.insert(seal.signature.to_bytes()) {
            Ok(())
        } else {
            Err(Rejection::Unsigned("the signature was used before"))
        }
    }
}

/// Why a request is refused.
#[derive(Clone, Copy, Debug)]
enum Rejection {
    /// The signature or its timestamp is missing, wrong, old or used before.
    Unsigned(&'static str),
    TooLarge,
    Unreadable,
    /// The bot has too much to do, or the time is over.
    Unanswered,
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        telemetry::refused(match self {
            Self::Unsigned(_) => "unsigned",
            Self::TooLarge => "large",
            Self::Unreadable => "unreadable",
            Self::Unanswered => "unanswered",
        });
        match self {
            Self::Unsigned(why) => {
                // Discord itself sends wrong signatures now and then, to see that they are refused.
                tracing::debug!(why, "an unsigned interaction is refused");
                (StatusCode::UNAUTHORIZED, "invalid request signature").into_response()
            }
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE.into_response(),
            Self::Unreadable => StatusCode::BAD_REQUEST.into_response(),
            Self::Unanswered => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        }
    }
}

async fn receive(
    State(state): State<Arc<EndpointState>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Rejection> {
    let seal = Seal::read(&headers)?;
    let body = timeout(BODY_TIMEOUT, to_bytes(body, MAX_BODY_BYTES)).await;
    let body = body
        .map_err(|_| Rejection::Unreadable)?
        .map_err(|_| Rejection::TooLarge)?;
    seal.verify(&state.key, &body)?;
    seal.check_time()?;
    state.check_repetition(&seal)?;
    let interaction: Interaction = serde_json::from_slice(&body).map_err(|error| {
        tracing::warn!("a signed interaction cannot be read: {error}");
        Rejection::Unreadable
    })?;
    if matches!(interaction, Interaction::Ping(_)) {
        return Ok(held_response::json(&json!({"type": 1})));
    }
    let (held, response) = HeldResponse::new();
    (state.handle)(GatewayEvent::Interaction(Box::new(interaction), Some(held)));
    response.await.map_err(|_| Rejection::Unanswered)
}

/// The signature of a request and what it was made with.
struct Seal<'a> {
    signature: Signature,
    timestamp: &'a str,
}

impl<'a> Seal<'a> {
    fn read(headers: &'a HeaderMap) -> Result<Self, Rejection> {
        let text = |name| headers.get(name)?.to_str().ok();
        let signature = text("x-signature-ed25519");
        let signature = signature.and_then(|hex| <[u8; SIGNATURE_LENGTH]>::from_hex(hex).ok());
        Ok(Self {
            signature: Signature::from_bytes(
                &signature.ok_or(Rejection::Unsigned("there is no signature"))?,
            ),
            timestamp: text("x-signature-timestamp")
                .ok_or(Rejection::Unsigned("there is no timestamp"))?,
        })
    }

    fn verify(&self, key: &VerifyingKey, body: &[u8]) -> Result<(), Rejection> {
        let signed = [self.timestamp.as_bytes(), body].concat();
        let valid = key.verify_strict(&signed, &self.signature);
        valid.map_err(|_| Rejection::Unsigned("the signature is wrong"))
    }

    /// Refuses old requests. The signature covers the timestamp, so it is Discord's.
    #[expect(
        clippy::disallowed_methods,
        reason = "Discord's timestamps are real time, also while tests turn the bot's clock"
    )]
    fn check_time(&self) -> Result<(), Rejection> {
        let signed: u64 = self
            .timestamp
            .parse()
            .map_err(|_| Rejection::Unsigned("the timestamp is no number"))?;
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let off_by = now.as_secs().abs_diff(signed);
        if off_by > MAX_CLOCK_SKEW.as_secs() {
            tracing::warn!(
                off_by,
                "an interaction is refused: its timestamp and this machine's clock differ by that many seconds"
            );
            return Err(Rejection::Unsigned("the timestamp is too old"));
        }
        Ok(())
    }
}

/// The signatures that were accepted while their timestamps are recent enough to be accepted again. Only Discord can add
/// to them.
struct Accepted {
    since: Instant,
    current: HashSet<[u8; SIGNATURE_LENGTH]>,
    previous: HashSet<[u8; SIGNATURE_LENGTH]>,
}

impl Accepted {
    fn new() -> Self {
        Self {
            since: Instant::now(),
            current: HashSet::new(),
            previous: HashSet::new(),
        }
    }

    /// Adds a signature; false if it is there already.
    fn insert(&mut self, signature: [u8; SIGNATURE_LENGTH]) -> bool {
        // A timestamp may lie in the future by the tolerance, and is accepted until it is past by the tolerance.
        if self.since.elapsed() > 2 * MAX_CLOCK_SKEW {
            self.previous = std::mem::take(&mut self.current);
            self.since = Instant::now();
        }
        !self.previous.contains(&signature) && self.current.insert(signature)
    }
}
