//! Places and people in the tests: servers with and without the bot, groups, roles, languages, and context menus of
//! people and messages.

use serde_json::{Value, json};

use super::{
    TestEnvironment,
    person::{Person, SentInteraction, text},
};

#[allow(dead_code, reason = "words for several tests")]
impl TestEnvironment {
    /// The id of the first server.
    pub async fn home(&self) -> String {
        text(&self.state(None).await["guilds"][0]["id"])
    }

    async fn change(&self, path: &str, what: Value) -> Value {
        let (status, answer) = self.post(path, what.clone()).await;
        assert_eq!(status, 200, "{path} {what}: {answer}");
        answer
    }

    /// Removes the bot from a server.
    pub async fn remove_bot(&self, guild: &str) {
        self.change("/sandbox/guild", json!({"guild": guild, "bot": false}))
            .await;
    }

    /// Adds the bot to a server.
    pub async fn add_bot(&self, guild: &str) {
        self.change("/sandbox/guild", json!({"guild": guild, "bot": true}))
            .await;
    }

    /// Makes a server unavailable, or available again.
    pub async fn outage(&self, guild: &str, outage: bool) {
        self.change("/sandbox/guild", json!({"guild": guild, "outage": outage}))
            .await;
    }

    /// Sets a server's language.
    pub async fn guild_locale(&self, guild: &str, locale: &str) {
        self.change("/sandbox/guild", json!({"guild": guild, "locale": locale}))
            .await;
    }

    /// Sets a server's system channel, or none.
    pub async fn system_channel(&self, guild: &str, channel: Option<&str>) {
        let what = json!({"guild": guild, "system_channel": channel});
        self.change("/sandbox/guild", what).await;
    }

    /// Adds a server with or without the bot; returns its id and that of its only channel.
    pub async fn another_guild(&self, name: &str, bot: bool) -> (String, String) {
        let made = self
            .change(
                "/sandbox/guild",
                json!({"name": name, "channel": name, "bot": bot}),
            )
            .await;
        (text(&made["guild"]), text(&made["channel"]))
    }

    /// Adds a group DM of all people without the bot; returns its channel.
    pub async fn group(&self, name: &str) -> String {
        let made = self.change("/sandbox/group", json!({"name": name})).await;
        text(&made["channel"]["id"])
    }

    /// Adds a channel to the first server.
    pub async fn add_channel(&self, name: &str) -> String {
        let made = self.change("/sandbox/channel", json!({"name": name})).await;
        text(&made["channel"]["id"])
    }

    /// Creates a thread on a message with the bot's token; returns its channel.
    pub async fn thread(&self, message: &Value) -> String {
        let (channel, id) = (text(&message["channel_id"]), text(&message["id"]));
        let url = format!(
            "{}/api/v10/channels/{channel}/messages/{id}/threads",
            self.base
        );
        let named = json!({"name": "A thread", "auto_archive_duration": 10_080});
        let request = self.http.post(url).header("authorization", "Bot sandbox");
        let request = request.header("user-agent", "DiscordBot (https://example.org, 1)");
        let made = request.json(&named).send().await.expect("an answer");
        let thread: Value = made.json().await.expect("JSON");
        text(&thread["id"])
    }

    /// Whether the bot's first response to an interaction was a form.
    pub async fn was_form(&self, outcome: &SentInteraction) -> bool {
        self.wait_for_response(outcome).await;
        let path = format!("/interactions/{}/", outcome.id);
        self.in_log(|log| {
            let mut responses = log
                .iter()
                .filter(|call| text(&call["path"]).starts_with(&path));
            responses.any(|call| call["body"]["type"] == 9)
        })
        .await
    }

    /// A person posts a message.
    pub async fn post_message_as(&self, person: &Person<'_>, words: &str) -> Value {
        let what = json!({"user": person.id, "channel": person.channel, "content": words});
        self.change("/sandbox/say", what).await["message"].clone()
    }

    pub async fn delete_channel(&self, channel: &str) {
        let url = format!("{}/sandbox/channel?channel={channel}", self.base);
        let deleted = self.http.delete(url).send().await.expect("an answer");
        assert!(deleted.status().is_success(), "{}", deleted.status());
    }
}

#[allow(dead_code, reason = "words for several tests")]
impl Person<'_> {
    /// The same person with a client in another language.
    pub fn locale(&self, locale: &str) -> Self {
        Self {
            locale: Some(locale.to_owned()),
            ..self.clone()
        }
    }

    /// Makes them a moderator of the first server.
    pub async fn moderator(&self) {
        self.roles(&["Moderator"]).await;
    }

    /// Sets their roles in the first server: `Moderator`, `Player`.
    pub async fn roles(&self, roles: &[&str]) {
        let what = json!({"user": self.id, "roles": roles});
        self.env.change("/sandbox/member", what).await;
    }

    /// Makes them leave a server.
    pub async fn leaves(&self, guild: &str) {
        let what = json!({"user": self.id, "guild": guild, "left": true});
        self.env.change("/sandbox/member", what).await;
    }

    /// Makes them install the bot for themselves.
    pub async fn installs(&self) {
        let what = json!({"user": self.id, "installed": true});
        self.env.change("/sandbox/person", what).await;
    }

    /// Uses a command in a person's menu, and waits for the message that answers.
    pub async fn context_user(&self, name: &str, target: &Person<'_>) -> Value {
        let outcome = self.on(name, 2, &target.id).await;
        self.answer(&outcome).await
    }

    /// Uses a command in a message's menu, and waits for the message that answers.
    pub async fn context_message(&self, name: &str, message: &Value) -> Value {
        let outcome = self.on(name, 3, &text(&message["id"])).await;
        self.answer(&outcome).await
    }

    async fn on(&self, name: &str, kind: u8, target: &str) -> SentInteraction {
        self.interact(json!({
            "type": "command", "name": name, "command_type": kind, "target_id": target, "options": [],
        }))
        .await
    }

    /// The reason why their client does not offer a command here.
    pub async fn refused(&self, name: &str) -> String {
        let what =
            json!({"type": "command", "name": name, "user": self.id, "channel": self.channel});
        let (status, answer) = self.env.post("/sandbox/interact", what).await;
        assert_eq!(status, 400, "{name} was taken: {answer}");
        text(&answer["error"])
    }
}
