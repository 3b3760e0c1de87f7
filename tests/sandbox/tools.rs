//! A sandbox under test, with both sides: people (the client API) and the bot (REST and a bare gateway connection).

use std::time::Duration;

use banyan::sandbox::{Options, Running, Sandbox};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, Response};
use serde_json::{Value, json};

use super::socket::Socket;

pub const APPLICATION: &str = "1000000000000000001";
pub const GAMES: &str = "1000000000000000201";
pub const LOUNGE: &str = "1000000000000000202";
pub const ALICE: &str = "1000000000000000301";
pub const BOB: &str = "1000000000000000302";
pub const ALICES_DM: &str = "1000000000000000401";
pub const BOBS_DM: &str = "1000000000000000402";

/// The first bytes of a PNG, 7 pixels wide and 9 high.
pub const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x07\0\0\0\x09\x08\x02\0\0\0";

pub struct Place {
    pub running: Running,
    pub http: Client,
}

/// An interaction as the bot received it.
pub struct Received(pub Value);

impl Received {
    pub fn id(&self) -> &str {
        self.0["id"].as_str().unwrap()
    }

    pub fn callback(&self) -> String {
        format!(
            "/interactions/{}/{}/callback",
            self.id(),
            self.0["token"].as_str().unwrap()
        )
    }

    pub fn webhook(&self) -> String {
        format!(
            "/webhooks/{APPLICATION}/{}",
            self.0["token"].as_str().unwrap()
        )
    }

    pub fn original(&self) -> String {
        format!("{}/messages/@original", self.webhook())
    }
}

impl Place {
    pub async fn open() -> Self {
        Self::with(Options::default()).await
    }

    pub async fn with(options: Options) -> Self {
        let running = Sandbox::start(options).await.unwrap();
        let place = Self {
            running,
            http: Client::new(),
        };
        let (status, answer) = place
            .rest(
                "PUT",
                &format!("/applications/{APPLICATION}/commands"),
                commands(),
            )
            .await;
        assert_eq!(status, 200, "{answer}");
        place
    }

    /// A sandbox and the bot's gateway connection.
    pub async fn with_bot() -> (Self, Socket) {
        let place = Self::open().await;
        let (bot, _) = Socket::identified(place.running.addr()).await;
        (place, bot)
    }

    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.running.base_url())
    }

    /// A REST call of the bot.
    pub async fn send(&self, method: &str, path: &str, body: &Value) -> reqwest::Result<Response> {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let request = self
            .http
            .request(method, self.url(&format!("/api/v10{path}")));
        let request = request.header("authorization", "Bot sandbox");
        let request = if body.is_null() {
            request
        } else {
            request.json(body)
        };
        request.send().await
    }

    pub async fn rest(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        read(self.send(method, path, &body).await.unwrap()).await
    }

    /// A REST call of the bot with files.
    pub async fn form(
        &self,
        method: &str,
        path: &str,
        payload: Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut form = Form::new().text("payload_json", payload.to_string());
        for (n, (name, bytes)) in files.iter().enumerate() {
            form = form.part(
                format!("files[{n}]"),
                Part::bytes(bytes.to_vec()).file_name((*name).to_owned()),
            );
        }
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let request = self
            .http
            .request(method, self.url(&format!("/api/v10{path}")));
        read(
            request
                .header("authorization", "Bot sandbox")
                .multipart(form)
                .send()
                .await
                .unwrap(),
        )
        .await
    }

    /// The bot posts a message to a channel.
    pub async fn post(&self, channel: &str, body: Value) -> Value {
        let (status, message) = self
            .rest("POST", &format!("/channels/{channel}/messages"), body)
            .await;
        assert_eq!(status, 200, "{message}");
        message
    }

    /// A call of the client API.
    pub async fn hand(&self, path: &str, body: Value) -> (u16, Value) {
        read(
            self.http
                .post(self.url(path))
                .json(&body)
                .send()
                .await
                .unwrap(),
        )
        .await
    }

    /// The same; it must succeed.
    pub async fn act(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.hand(path, body).await;
        assert_eq!(status, 200, "{answer}");
        answer
    }

    pub async fn look(&self, path: &str) -> Value {
        let (status, answer) = read(self.http.get(self.url(path)).send().await.unwrap()).await;
        assert_eq!(status, 200, "{answer}");
        answer
    }

    /// The state as a user sees it.
    pub async fn state(&self, user: &str) -> Value {
        self.look(&format!("/sandbox/state?user={user}")).await
    }

    /// The messages that a user sees in a channel.
    pub async fn messages(&self, user: &str, channel: &str) -> Vec<Value> {
        self.state(user).await["messages"][channel]
            .as_array()
            .cloned()
            .unwrap_or_default()
    }

    /// A user sends a command without options, and the bot receives it.
    pub async fn command(&self, bot: &mut Socket, user: &str, name: &str) -> Received {
        let press = json!({"user": user, "channel": GAMES, "type": "command", "name": name});
        self.interact(bot, press).await
    }

    pub async fn interact(&self, bot: &mut Socket, press: Value) -> Received {
        let answer = self.act("/sandbox/interact", press).await;
        let received = Received(bot.event("INTERACTION_CREATE").await);
        assert_eq!(received.id(), answer["id"]);
        received
    }

    /// The bot's first response, which must be accepted.
    pub async fn respond(&self, to: &Received, body: Value) {
        let (status, answer) = self.rest("POST", &to.callback(), body).await;
        assert_eq!(status, 204, "{answer}");
    }

    /// A message with a button and a menu, posted to `#games`.
    pub async fn buttons(&self) -> Value {
        self.post(
            GAMES,
            json!({"content": "choose", "components": controls()}),
        )
        .await
    }

    /// The log entries of calls to a path.
    pub async fn calls(&self, path: &str) -> Vec<Value> {
        let log = self.look("/sandbox/log").await;
        let entries = log["entries"].as_array().unwrap();
        entries
            .iter()
            .filter(|entry| entry["path"] == path)
            .cloned()
            .collect()
    }

    /// Listens to the events of one user.
    pub async fn listen(&self, user: &str) -> Listener {
        let url = self.url(&format!("/sandbox/events?user={user}"));
        let mut listener = Listener {
            response: self.http.get(url).send().await.unwrap(),
            text: String::new(),
        };
        let hello = listener.next().await;
        assert_eq!(
            (hello["type"].as_str(), hello["user"].as_str()),
            (Some("hello"), Some(user))
        );
        listener
    }
}

async fn read(response: Response) -> (u16, Value) {
    let status = response.status().as_u16();
    let bytes = response.bytes().await.unwrap();
    (
        status,
        if bytes.is_empty() {
            Value::Null
        } else {
            serde_json::from_slice(&bytes).unwrap()
        },
    )
}

/// A stream of Server-Sent Events.
pub struct Listener {
    response: Response,
    text: String,
}

impl Listener {
    pub async fn next(&mut self) -> Value {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let event: String = self.text.drain(..end + 2).collect();
                let data = event
                    .strip_prefix("data: ")
                    .map(|data| serde_json::from_str(data).unwrap());
                match data {
                    Some(data) => return data,
                    None => continue,
                }
            }
            let chunk = tokio::time::timeout(Duration::from_secs(30), self.response.chunk()).await;
            let chunk = chunk
                .expect("no event came")
                .unwrap()
                .expect("the stream ended");
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next event, which must be of this type.
    pub async fn expect(&mut self, kind: &str) -> Value {
        let event = self.next().await;
        assert_eq!(event["type"], kind, "{event}");
        event
    }
}

/// The errors of a rejected form as `path CODE`, sorted.
pub fn errors(answer: &Value) -> Vec<String> {
    fn walk(node: &Value, path: &str, found: &mut Vec<String>) {
        for (key, child) in node.as_object().into_iter().flatten() {
            if key == "_errors" {
                for error in child.as_array().into_iter().flatten() {
                    found.push(format!(
                        "{} {}",
                        path.trim_start_matches('.'),
                        error["code"].as_str().unwrap()
                    ));
                }
            } else {
                walk(child, &format!("{path}.{key}"), found);
            }
        }
    }
    let mut found = Vec::new();
    walk(&answer["errors"], "", &mut found);
    found.sort();
    found
}

pub fn controls() -> Value {
    json!([
        {"type": 1, "components": [
            {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
            {"type": 2, "style": 2, "label": "Off", "custom_id": "off", "disabled": true},
        ]},
        {"type": 1, "components": [{"type": 3, "custom_id": "menu", "options": [
            {"label": "One", "value": "1"}, {"label": "Two", "value": "2"},
        ]}]},
    ])
}

/// The commands of the bot in these tests.
fn commands() -> Value {
    json!([
        {"name": "plain", "description": "Nothing to fill in"},
        {"name": "typed", "description": "All kinds of options", "options": [
            {"type": 3, "name": "text", "description": "d", "required": true, "autocomplete": true, "max_length": 10},
            {"type": 4, "name": "number", "description": "d", "min_value": 1, "max_value": 9},
            {"type": 3, "name": "choice", "description": "d", "choices": [{"name": "A", "value": "a"}]},
            {"type": 5, "name": "flag", "description": "d"},
            {"type": 6, "name": "user", "description": "d"},
            {"type": 7, "name": "channel", "description": "d"},
            {"type": 9, "name": "anyone", "description": "d"},
            {"type": 10, "name": "real", "description": "d"},
        ]},
        {"name": "tree", "description": "Subcommands", "options": [
            {"type": 1, "name": "leaf", "description": "d", "options": [{"type": 3, "name": "text", "description": "d"}]},
            {"type": 2, "name": "branch", "description": "d", "options": [{"type": 1, "name": "twig", "description": "d"}]},
        ]},
        {"name": "indoors", "description": "In the guild only", "contexts": [0]},
        {"name": "masters", "description": "For managers only", "default_member_permissions": "32"},
        {"type": 2, "name": "Challenge"},
        {"type": 3, "name": "Quote this"},
    ])
}
