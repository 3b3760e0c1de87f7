//! The bot's endpoint for interactions over HTTP: its address, and requests signed as Discord signs them. Knows no
//! interactions.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::{Value, json};

use super::options::Options;
use super::state::wall_clock_ms;

/// As Discord names itself to endpoints.
const USER_AGENT: &str = "Discord-Interactions/1.0 (+https://discord.com)";

/// The endpoint of the application, and the key with which requests to it are signed.
#[derive(Debug)]
pub(super) struct Endpoint {
    place: Mutex<EndpointAddress>,
    key: SigningKey,
    http: reqwest::Client,
}

/// The bot's address, if it listens, and whether interactions are posted to it.
#[derive(Debug)]
struct EndpointAddress {
    url: Option<String>,
    used: bool,
}

impl Endpoint {
    pub(super) fn new(options: &Options) -> Self {
        Self {
            place: Mutex::new(EndpointAddress {
                url: options.endpoint.clone(),
                used: options.over_http,
            }),
            key: SigningKey::from_bytes(&options.signing_key),
            http: reqwest::Client::new(),
        }
    }

    fn place(&self) -> MutexGuard<'_, EndpointAddress> {
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
        hex::encode(self.key.verifying_key().as_bytes())
    }

    /// Posts a signed body; with `spoilt`, one whose signature is wrong.
    pub(super) async fn post(
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
            .header("X-Signature-Ed25519", hex::encode(signature))
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
