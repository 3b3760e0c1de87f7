//! Sends interactions as Discord's JSON to the bot's code in this process, including interactions that no client would
//! send.

use std::sync::atomic::{AtomicU64, Ordering};

use banyan::{
    app::{App, Clock, Limits, Rates},
    discord::{
        access::accounts,
        model::{
            call::Call,
            reply::{Body, Message, Reply},
        },
        respond::respond,
    },
    play::{
        Actor, ChannelId, Command, GuildId, Match, MatchId, PlayerId, SideChoice, Terms,
        TimeControl, Timestamp,
    },
    rules::Side,
    store::{Store, UserId},
};
use serde_json::{Value, json};
use serenity::all::Interaction;

use crate::common::player;

pub const ALICE: PlayerId = PlayerId(1);
pub const BOB: PlayerId = PlayerId(2);
pub const CAROL: PlayerId = PlayerId(3);
/// The member who manages the server.
pub const MANAGER: PlayerId = PlayerId(4);
pub const GUILD: GuildId = GuildId(100);
pub const GAMES: ChannelId = ChannelId(201);

/// The Discord ids of these four players: 301 to 304.
pub fn discord(player: PlayerId) -> UserId {
    UserId(300 + player.0)
}

const MANAGE_GUILD: u64 = 1 << 5;
const SEND: u64 = 1 << 11;

/// The sender of an interaction and the place.
#[derive(Clone, Debug)]
pub struct Asker {
    pub id: PlayerId,
    pub name: String,
    pub roles: Vec<u64>,
    pub permissions: u64,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub locale: String,
}

impl Asker {
    pub fn new(id: PlayerId) -> Self {
        Self {
            id,
            name: format!("user{}", discord(id)),
            roles: Vec::new(),
            permissions: if id == MANAGER {
                MANAGE_GUILD | SEND
            } else {
                SEND
            },
            guild: Some(GUILD),
            channel: GAMES,
            locale: "en-US".to_owned(),
        }
    }

    fn user(&self) -> Value {
        user(self.id, &self.name)
    }
}

/// A user as Discord's JSON.
pub fn user(id: PlayerId, name: &str) -> Value {
    json!({
        "id": discord(id).to_string(), "username": "somebody", "global_name": name, "discriminator": "0", "avatar": null,
        "bot": false, "public_flags": 0,
    })
}

/// A user who is on the server of the interaction.
pub fn member(id: PlayerId, name: &str) -> Value {
    let mut member = user(id, name);
    member["member"] = json!({
        "roles": [], "nick": null, "avatar": null, "premium_since": null, "pending": false, "flags": 0,
        "joined_at": "2024-01-01T00:00:00.000000+00:00", "permissions": "0", "communication_disabled_until": null,
    });
    member
}

pub struct Harness {
    pub app: App,
    pub clock: Clock,
    next: AtomicU64,
}

impl Harness {
    pub async fn open() -> Self {
        Self::on("sqlite::memory:").await
    }

    pub async fn on(url: &str) -> Self {
        let clock = Clock::manual(Timestamp(1_767_950_000_000));
        let store = Store::open(url).await.expect("a store");
        for known in [ALICE, BOB, CAROL, MANAGER] {
            assert_eq!(player(&store, discord(known).0).await, known);
        }
        Self {
            app: App {
                clock: clock.clone(),
                limits: Limits {
                    rates: Rates::NONE,
                    ..Limits::default()
                },
                ..App::new(store)
            },
            clock,
            next: AtomicU64::new(9_000),
        }
    }

    /// An interaction of some type, with its specific data.
    pub fn interaction(&self, by: &Asker, kind: u8, data: &Value, more: &Value) -> Value {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut whole = json!({
            "id": id.to_string(), "application_id": "55", "type": kind, "version": 1, "token": format!("token-{id}"),
            "data": data, "channel_id": by.channel.to_string(), "locale": by.locale, "entitlements": [],
            "authorizing_integration_owners": {"0": GUILD.to_string()}, "attachment_size_limit": 10_485_760,
            "app_permissions": "8",
            "channel": {"id": by.channel.to_string(), "type": i32::from(by.guild.is_none())},
        });
        match by.guild {
            None => whole["user"] = by.user(),
            Some(guild) => {
                whole["guild_id"] = guild.to_string().into();
                whole["guild_locale"] = "en-US".into();
                whole["context"] = 0.into();
                let roles: Vec<String> = by.roles.iter().map(u64::to_string).collect();
                whole["member"] = json!({
                    "user": by.user(), "roles": roles, "nick": null, "avatar": null, "premium_since": null,
                    "pending": false, "flags": 0, "joined_at": "2024-01-01T00:00:00.000000+00:00", "deaf": false,
                    "mute": false, "permissions": by.permissions.to_string(),
                    "communication_disabled_until": null,
                });
            }
        }
        for (key, value) in more.as_object().into_iter().flatten() {
            whole[key] = value.clone();
        }
        whole
    }

    /// The bot's reply to an interaction; `None` if it cannot be parsed, because the gateway then ignores it.
    pub async fn send(&self, interaction: Value) -> Option<Reply> {
        let interaction: Interaction = serde_json::from_value(interaction).ok()?;
        let call = Call::read(&interaction)?;
        Some(Box::pin(answer(&self.app, call)).await)
    }

    /// The player number of a Discord user.
    pub async fn player(&self, id: UserId) -> PlayerId {
        player(&self.app.store, id.0).await
    }

    /// Sends a slash command; a name with a space is a command with a subcommand.
    pub async fn command(&self, by: &Asker, name: &str, options: &[(&str, Value)]) -> Reply {
        let data = command(name, options);
        let whole = self.interaction(by, 2, &data, &json!({}));
        self.send(whole).await.expect("a command that can be read")
    }

    /// Presses the control with this custom id, on an ephemeral or a public message.
    pub async fn press(&self, by: &Asker, id: &str, values: &[&str], private: bool) -> Reply {
        let kind = if values.is_empty() { 2 } else { 3 };
        let data = json!({"custom_id": id, "component_type": kind, "values": values});
        let more = json!({"message": message(by, private)});
        let whole = self.interaction(by, 3, &data, &more);
        self.send(whole).await.expect("a press that can be read")
    }

    pub async fn submit(&self, by: &Asker, id: &str, fields: &[(&str, &str)]) -> Reply {
        let rows: Vec<Value> = fields
            .iter()
            .map(|(id, value)| json!({"type": 1, "components": [{"type": 4, "custom_id": id, "value": value}]}))
            .collect();
        let data = json!({"custom_id": id, "components": rows});
        let whole = self.interaction(by, 5, &data, &json!({"message": message(by, true)}));
        self.send(whole).await.expect("a form that can be read")
    }

    /// A challenge from Alice to Bob.
    pub async fn challenge(&self) -> MatchId {
        self.challenge_to(false).await
    }

    async fn challenge_to(&self, rated: bool) -> MatchId {
        let ruleset = "jungle/classic".parse().expect("a ruleset");
        let terms = Terms {
            rated,
            side: SideChoice::First,
            guild: Some(GUILD),
            time: TimeControl::Days(3),
            ..Terms::new(ALICE, Some(BOB), ruleset, GAMES)
        };
        let acted = self.app.challenge(terms, None).await;
        acted.expect("a challenge").game.id()
    }

    /// A game in which Alice makes the first move.
    pub async fn begin(&self) -> MatchId {
        let id = self.challenge().await;
        self.accept(id).await
    }

    /// The same, rated.
    pub async fn begin_rated(&self) -> MatchId {
        let id = self.challenge_to(true).await;
        self.accept(id).await
    }

    async fn accept(&self, id: MatchId) -> MatchId {
        self.does(id, BOB, Command::Accept { lot: Side::First })
            .await;
        id
    }

    pub async fn does(&self, id: MatchId, player: PlayerId, command: Command) -> Match {
        let by = Actor::Player(player);
        let acted = self.app.act(id, by, command, None, None).await;
        acted.expect("an act").game
    }

    pub async fn game(&self, id: MatchId) -> Match {
        let game = self.app.game(id).await.expect("the store");
        game.expect("a match")
    }
}

/// The bot's reply, with players converted to and from Discord's users.
pub async fn answer(app: &App, call: Call<UserId>) -> Reply {
    let call = accounts::resolve_call(app, call).await.expect("players");
    let mut reply = respond(app, &call).await;
    accounts::resolve_reply(app, &mut reply)
        .await
        .expect("users");
    reply
}

/// The data of a slash command; users among its options are resolved as by Discord.
pub fn command(name: &str, options: &[(&str, Value)]) -> Value {
    let (name, sub) = match name.split_once(' ') {
        Some((name, sub)) => (name, Some(sub)),
        None => (name, None),
    };
    let (mut users, mut members) = (json!({}), json!({}));
    let mut list: Vec<Value> = Vec::new();
    for (option, value) in options {
        let kind = match value {
            Value::String(_) => 3,
            Value::Bool(_) => 5,
            Value::Object(user) => {
                let id = user["id"].as_str().expect("a user");
                users[id] = value.clone();
                if user.contains_key("member") {
                    members[id] = user["member"].clone();
                }
                list.push(json!({"name": option, "type": 6, "value": id}));
                continue;
            }
            _ => 4,
        };
        list.push(json!({"name": option, "type": kind, "value": value}));
    }
    if let Some(sub) = sub {
        list = vec![json!({"name": sub, "type": 1, "options": list})];
    }
    json!({
        "id": "66", "name": name, "type": 1, "options": list, "resolved": {"users": users, "members": members},
    })
}

/// The message that contains a control.
pub fn message(by: &Asker, private: bool) -> Value {
    json!({
        "id": "777", "channel_id": by.channel.to_string(), "content": "", "type": 0, "tts": false, "pinned": false,
        "author": {"id": "55", "username": "Banyan", "discriminator": "0", "avatar": null, "bot": true},
        "timestamp": "2026-01-01T00:00:00.000000+00:00", "edited_timestamp": null, "mention_everyone": false,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "components": [],
        "flags": if private { 64 } else { 0 },
    })
}

/// The message of a reply, new or updated.
pub fn said(reply: &Reply) -> &Message {
    match &reply.body {
        Body::Message(message) | Body::Update(message) => message,
        other => panic!("no message: {other:?}"),
    }
}
