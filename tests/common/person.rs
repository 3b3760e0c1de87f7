//! People with chat clients: what they send, and the answers that they see.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use super::TestEnvironment;

/// An interaction that was sent.
#[derive(Debug)]
pub struct SentInteraction {
    pub id: String,
    /// The mark before its events.
    pub(super) since: usize,
    /// The message whose control was used.
    pressed: Option<String>,
}

/// A person with a chat client, in `#games` by default.
#[derive(Clone)]
pub struct Person<'a> {
    pub env: &'a TestEnvironment,
    pub id: String,
    pub channel: String,
    /// The language of their client, if it is not the usual one.
    pub(super) locale: Option<String>,
}

impl Person<'_> {
    pub fn in_channel(&self, channel: &str) -> Self {
        Self {
            channel: channel.to_owned(),
            ..self.clone()
        }
    }

    /// Sends any interaction of a client.
    pub async fn interact(&self, mut what: Value) -> SentInteraction {
        let since = self.env.mark();
        what["user"] = self.id.clone().into();
        what["channel"] = self.channel.clone().into();
        what["locale"] = self.locale.clone().into();
        what["nonce"] = self
            .env
            .nonce
            .fetch_add(1, Ordering::Relaxed)
            .to_string()
            .into();
        let (status, answer) = self.env.post("/sandbox/interact", what.clone()).await;
        assert_eq!(status, 200, "{what} was refused by the client: {answer}");
        SentInteraction {
            id: text(&answer["id"]),
            since,
            pressed: what["message_id"].as_str().map(str::to_owned),
        }
    }

    /// Sends a slash command without waiting for the answer.
    pub async fn send(&self, name: &str, options: &[(&str, Value)]) -> SentInteraction {
        let options: Vec<Value> = options
            .iter()
            .map(|(name, value)| json!({"name": name, "value": value}))
            .collect();
        self.interact(json!({"type": "command", "name": name, "options": options}))
            .await
    }

    /// Sends a slash command and waits for the message that answers it.
    pub async fn command(&self, name: &str, options: &[(&str, Value)]) -> Value {
        let outcome = self.send(name, options).await;
        self.answer(&outcome).await
    }

    /// The same for a subcommand.
    pub async fn command_in(&self, name: &str, sub: &str, options: &[(&str, Value)]) -> Value {
        let options: Vec<Value> = options
            .iter()
            .map(|(name, value)| json!({"name": name, "value": value}))
            .collect();
        let sub = json!({"name": sub, "options": options});
        let outcome = self
            .interact(json!({"type": "command", "name": name, "options": [sub]}))
            .await;
        self.answer(&outcome).await
    }

    /// The suggestions for the option that is being typed, as (name, value).
    pub async fn complete(
        &self,
        name: &str,
        options: &[(&str, Value)],
        focused: (&str, &str),
    ) -> Vec<(String, Value)> {
        let mut list: Vec<Value> = options
            .iter()
            .map(|(name, value)| json!({"name": name, "value": value}))
            .collect();
        list.push(json!({"name": focused.0, "value": focused.1, "focused": true}));
        self.choices(name, list).await
    }

    /// The same for an option of a subcommand.
    pub async fn complete_in(
        &self,
        name: &str,
        sub: &str,
        focused: (&str, &str),
    ) -> Vec<(String, Value)> {
        let typed = json!({"name": focused.0, "value": focused.1, "focused": true});
        self.choices(name, vec![json!({"name": sub, "options": [typed]})])
            .await
    }

    async fn choices(&self, name: &str, list: Vec<Value>) -> Vec<(String, Value)> {
        let body = json!({
            "type": "autocomplete", "name": name, "options": list, "user": self.id, "channel": self.channel,
            "locale": self.locale,
        });
        let (status, answer) = self.env.post("/sandbox/interact", body).await;
        assert_eq!(status, 200, "{answer}");
        assert!(
            answer["error"].is_null(),
            "{answer}\n{}",
            self.env.bot_log()
        );
        let choices = answer["choices"].as_array().cloned().unwrap_or_default();
        choices
            .into_iter()
            .map(|choice| (text(&choice["name"]), choice["value"].clone()))
            .collect()
    }

    /// Presses the button or uses the menu whose custom id begins with `verb`, without waiting.
    pub async fn press_only(
        &self,
        message: &Value,
        verb: &str,
        values: &[&str],
    ) -> SentInteraction {
        let id = control(message, verb).unwrap_or_else(|| panic!("no {verb} on {message:#}"));
        let kind = if values.is_empty() { 2 } else { 3 };
        self.interact(json!({
            "type": "component", "message_id": message["id"], "custom_id": id,
            "component_type": kind, "values": values,
        }))
        .await
    }

    /// The same, and waits for the message that answers it: a new one, or the changed one.
    pub async fn press(&self, message: &Value, verb: &str, values: &[&str]) -> Value {
        let outcome = self.press_only(message, verb, values).await;
        self.answer(&outcome).await
    }

    /// Presses the button with exactly this custom id, and waits for the message that answers it.
    pub async fn press_id(&self, message: &Value, id: &str) -> Value {
        let outcome = self
            .interact(json!({
                "type": "component", "message_id": message["id"], "custom_id": id, "component_type": 2,
            }))
            .await;
        self.answer(&outcome).await
    }

    /// The same without waiting.
    pub async fn press_only_id(&self, message: &Value, id: &str) -> SentInteraction {
        self.interact(json!({
            "type": "component", "message_id": message["id"], "custom_id": id, "component_type": 2,
        }))
        .await
    }

    /// Presses a button that opens a form, fills in its field and submits it; returns the message that answers.
    pub async fn press_and_submit_form(&self, message: &Value, verb: &str, words: &str) -> Value {
        let opened = self.press_only(message, verb, &[]).await;
        let mut outcome = self.submit(&opened, words).await;
        // A form may also change the message from which it was opened.
        outcome.pressed = Some(text(&message["id"]));
        self.answer(&outcome).await
    }

    /// Sends a slash command that opens a form, fills in its field and submits it; returns the message that answers.
    pub async fn command_and_submit_form(
        &self,
        name: &str,
        options: &[(&str, Value)],
        words: &str,
    ) -> Value {
        let opened = self.send(name, options).await;
        let outcome = self.submit(&opened, words).await;
        self.answer(&outcome).await
    }

    async fn submit(&self, opened: &SentInteraction, words: &str) -> SentInteraction {
        let event = self
            .env
            .wait_for_event(opened.since, "a form", |event| {
                event["type"] == "modal" && event["id"] == opened.id.as_str()
            })
            .await;
        let field = &event["modal"]["components"][0]["components"][0]["custom_id"];
        self.interact(json!({
            "type": "modal", "source": opened.id, "custom_id": event["modal"]["custom_id"],
            "components": [{"custom_id": field, "value": words}],
        }))
        .await
    }

    /// Uploads a file for a command; returns the value of its option.
    pub async fn upload(&self, name: &str, bytes: impl Into<Vec<u8>>) -> Value {
        let url = format!("{}/sandbox/upload?name={name}", self.env.base);
        let request = self.env.http.post(url).body(bytes.into());
        let answer = request.send().await.expect("the sandbox answers");
        assert!(answer.status().is_success(), "{}", answer.status());
        let answer: Value = answer.json().await.expect("JSON");
        answer["attachment"]["id"].clone()
    }

    /// The message that answers an interaction once it is complete: new, filled in, or changed.
    pub async fn answer(&self, outcome: &SentInteraction) -> Value {
        let env = self.env;
        env.wait_for_response(outcome).await;
        // Callback types 6 and 7 change the message whose control was used; the others create one.
        let path = format!("/interactions/{}/", outcome.id);
        let changes = env
            .in_log(|log| {
                let response = log.iter().find(|call| {
                    call["path"]
                        .as_str()
                        .is_some_and(|at| at.starts_with(&path))
                });
                response.is_some_and(|call| matches!(call["body"]["type"].as_u64(), Some(6 | 7)))
            })
            .await;
        let event = env
            .wait_for_event(outcome.since, "an answer", |event| {
                let message = &event["message"];
                let ours = if changes {
                    event["type"] == "message_update"
                        && outcome
                            .pressed
                            .as_deref()
                            .is_some_and(|id| message["id"] == id)
                } else {
                    matches!(
                        event["type"].as_str(),
                        Some("message_create" | "message_update")
                    ) && message["interaction_metadata"]["id"] == outcome.id.as_str()
                };
                ours && message["flags"].as_u64().unwrap_or(0) & 128 == 0
            })
            .await;
        event["message"].clone()
    }
}

/// The custom id on a message that begins with `verb:`.
pub fn control(message: &Value, verb: &str) -> Option<String> {
    controls(message)
        .into_iter()
        .find(|id| id.starts_with(&format!("{verb}:")))
}

/// All custom ids on a message.
pub fn controls(message: &Value) -> Vec<String> {
    let parts = components(message).into_iter();
    parts
        .filter_map(|part| Some(part["custom_id"].as_str()?.to_owned()))
        .collect()
}

/// All components of a message, also nested ones and the buttons of sections.
pub fn components(message: &Value) -> Vec<&Value> {
    let parts = message["components"].as_array().into_iter().flatten();
    let parts = parts.chain(message.get("accessory"));
    parts
        .flat_map(|part| std::iter::once(part).chain(components(part)))
        .collect()
}

/// What a message says: its content, and the texts among its components.
pub fn words(message: &Value) -> String {
    let parts = std::iter::once(message).chain(components(message));
    let texts = parts.map(|part| text(&part["content"]));
    texts
        .filter(|text| !text.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

/// The values that the menu `verb` on a message offers.
pub fn menu_values(message: &Value, verb: &str) -> Vec<String> {
    let parts = components(message).into_iter();
    parts
        .filter(|part| {
            part["custom_id"]
                .as_str()
                .is_some_and(|id| id.starts_with(&format!("{verb}:")))
        })
        .flat_map(|part| part["options"].as_array().into_iter().flatten())
        .map(|option| text(&option["value"]))
        .collect()
}

/// Whether a message is ephemeral.
pub fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 != 0
}

/// The users whom the message mentions.
pub fn pinged(message: &Value) -> Vec<String> {
    message["mentions"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|user| text(&user["id"]))
        .collect()
}

/// The text of a JSON string.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The number of the match in a post.
pub fn number_of(message: &Value) -> u64 {
    let content = text(&message["content"]);
    let after = content
        .split("**#")
        .nth(1)
        .unwrap_or_else(|| panic!("no number in {content:?}"));
    after
        .chars()
        .take_while(char::is_ascii_digit)
        .collect::<String>()
        .parse()
        .expect("a number")
}

/// A message in one line, for failure messages.
pub fn brief(message: &Value) -> String {
    let content: String = words(message).chars().take(160).collect();
    format!(
        "{} (flags {}): {content}",
        text(&message["id"]),
        message["flags"]
    )
}
