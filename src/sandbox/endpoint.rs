//! Interactions over HTTP: signs them as Discord does, posts them to the bot's endpoint, and applies what it responds.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::StatusCode;
use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::{Value, json};

use super::Options;
use super::faults::FaultKind;
use super::hub::{Hub, Shared};
use super::journal::Entry;
use super::rest;
use super::state::{Id, wall_clock_ms};

/// As Discord names itself to endpoints.
const USER_AGENT: &str = "Discord-Interactions/1.0 (+https://discord.com)";

/// The endpoint of the application, and the key with which requests to it are signed.
#[derive(Debug)]
pub(super) struct Endpoint {
    place: Mutex<Place>,
    key: SigningKey,
    http: reqwest::Client,
}

/// The bot's address, if it listens, and whether interactions are posted to it.
#[derive(Debug)]
struct Place {
    url: Option<String>,
    used: bool,
}

impl Endpoint {
    pub(super) fn new(options: &Options) -> Self {
        Self {
            place: Mutex::new(Place {
                url: options.endpoint.clone(),
                used: options.over_http,
            }),
            key: SigningKey::from_bytes(&options.signing_key),
            http: reqwest::Client::new(),
        }
    }

    fn place(&self) -> MutexGuard<'_, Place> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The address to which interactions are posted; `None` while they are sent over the gateway.
    pub(super) fn url(&self) -> Option<String> {
        let place = self.place();
        place.url.clone().filter(|_| place.used)
    }

    /// The last known address, also while interactions are sent over the gateway.
    pub(super) fn known_url(&self) -> Option<String> {
        self.place().url.clone()
    }

    /// The public key, in hexadecimal digits.
    pub(super) fn public_key(&self) -> String {
        hex(self.key.verifying_key().as_bytes())
    }

    /// Posts a signed body; with `spoilt`, one whose signature is wrong.
    async fn post(
        &self,
        url: &str,
        body: String,
        spoilt: bool,
        timeout: Duration,
    ) -> reqwest::Result<reqwest::Response> {
        let timestamp = (wall_clock_ms() / 1000).to_string();
        let signature = self.key.sign(format!("{timestamp}{body}").as_bytes());
        let mut signature = signature.to_bytes();
        if spoilt {
            signature[0] ^= 1;
        }
        let request = self.http.post(url).timeout(timeout).body(body);
        let request = request
            .header("Content-Type", "application/json")
            .header("User-Agent", USER_AGENT)
            .header("X-Signature-Ed25519", hex(&signature))
            .header("X-Signature-Timestamp", timestamp);
        request.send().await
    }

    /// Takes an address after two requests as Discord sends them: the bot must answer PING, and refuse a wrong signature.
    /// `None` goes back to the gateway.
    ///
    /// # Errors
    /// A sentence that says what the endpoint did wrong.
    pub(super) async fn set(&self, url: Option<String>) -> Result<(), String> {
        if let Some(url) = &url {
            let patience = Duration::from_secs(3);
            let ping = json!({
                "id": "1", "application_id": "1", "type": 1, "version": 1, "token": "ping",
            });
            let answer = self.post(url, ping.to_string(), false, patience).await;
            let answer = answer.map_err(|error| format!("{url} is not reached: {error}"))?;
            let status = answer.status();
            let answered: Value = answer.json().await.unwrap_or_default();
            if answered["type"] != 1 {
                return Err(format!("{url} answers PING with {status} {answered}"));
            }
            let wrong = self.post(url, ping.to_string(), true, patience).await;
            let wrong = wrong.map_err(|error| format!("{url} is not reached: {error}"))?;
            if wrong.status() != StatusCode::UNAUTHORIZED {
                let status = wrong.status();
                return Err(format!("{url} answers a wrong signature with {status}"));
            }
        }
        let mut place = self.place();
        place.used = url.is_some();
        if url.is_some() {
            place.url = url;
        }
        Ok(())
    }
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Hub {
    /// Posts an interaction to the endpoint and applies the response. Faults of callbacks apply to it, too: a status or a
    /// cut connection loses it, unless `after` is set.
    pub(super) async fn post_interaction(self: Shared, url: String, id: Id, payload: Value) {
        let started = Instant::now();
        let _under_way = self.journal.begin();
        let token = payload["token"].as_str().unwrap_or_default();
        let path = format!("/interactions/{id}/{token}/callback");
        let mut entry = Entry {
            at: self.world().now(),
            method: "HTTP".to_owned(),
            path: path.clone(),
            route: Some("/interactions/{interaction_id}/{interaction_token}/callback".to_owned()),
            ..Entry::default()
        };
        let limit = self.options.first_response;
        let answer = self
            .endpoint
            .post(&url, payload.to_string(), false, limit)
            .await;
        match answer {
            Ok(answer) => {
                entry.status = answer.status().as_u16();
                if let Err(note) = self.apply(answer, id, token, &path, &mut entry).await {
                    entry.note = note;
                    self.expire(&[id]);
                }
            }
            Err(error) => {
                entry.note = error.without_url().to_string();
                self.expire(&[id]);
            }
        }
        entry.took_ms = started.elapsed().as_secs_f64() * 1000.0;
        self.journal.write(entry);
    }

    /// Applies the response to an interaction. The error says why it is none.
    async fn apply(
        &self,
        answer: reqwest::Response,
        id: Id,
        token: &str,
        path: &str,
        entry: &mut Entry,
    ) -> Result<(), String> {
        match answer.status() {
            StatusCode::OK => {}
            // The answer comes as a callback.
            StatusCode::ACCEPTED => return Ok(()),
            status => return Err(format!("the endpoint answers {status}")),
        }
        let headers = answer.headers().clone();
        let body = answer.bytes().await;
        let body = body.map_err(|error| error.without_url().to_string())?;
        let size_limit = self.options.attachment_size_limit;
        let call = rest::read(&headers, Body::from(body), size_limit).await;
        let call = call.map_err(|refused| refused.line())?;
        entry.body = call.payload.clone();
        entry.files = call.files();
        let fault = self.faults.take_matching_rule("POST", path);
        if let Some(rule) = &fault {
            entry.note = rule.line();
            self.report_fault(&format!("{} (HTTP {path})", rule.line()));
            match rule.kind {
                FaultKind::Slow => tokio::time::sleep(Duration::from_millis(rule.ms)).await,
                FaultKind::Status if !rule.after => return Ok(()),
                FaultKind::DropBefore => return Ok(()),
                _ => {}
            }
        }
        let answered = rest::interactions::answer(self, id, token, &call);
        let (_, notes) = answered.map_err(|refused| refused.line())?;
        if !notes.is_empty() {
            entry.note = notes.join("; ");
        }
        Ok(())
    }
}
