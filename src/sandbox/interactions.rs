//! The life of an interaction, from its creation to the last follow-up: the payload for the bot, the responses that are
//! still allowed, and their effect. Never validates forms and never does any I/O.

use rand::Rng;
use rand::distributions::Alphanumeric;
use serde_json::{Map, Value, json};

use super::error::DiscordError;
use super::files::{Files, Upload};
use super::messages::{self, MessageContext, flag};
use super::state::{APPLICATION, Audience, Id, Interaction, World, callback, permission};

const TOKEN_LIFE_MS: i64 = 15 * 60 * 1000;
/// How long a finished interaction is remembered, so that a late response gets "expired" instead of "unknown".
const INTERACTION_MEMORY_MS: i64 = 2 * TOKEN_LIFE_MS;
const MAX_INTERACTIONS: usize = 20_000;
/// The maximum number of follow-ups where only the user has installed the bot.
const MAX_GUEST_FOLLOW_UPS: u32 = 5;

impl Interaction {
    fn is_expired(&self, now: i64) -> bool {
        now - self.created > TOKEN_LIFE_MS
    }

    fn event(&self, kind: &str) -> Value {
        json!({
            "type": kind, "id": self.id.to_string(), "nonce": self.nonce, "user": self.user.to_string(),
        })
    }
}

/// The payload of `INTERACTION_CREATE`.
pub(super) fn payload(
    world: &World,
    interaction: &Interaction,
    data: &Value,
    size_limit: u64,
) -> Result<Value, DiscordError> {
    let channel = world.channel(interaction.channel)?;
    let user = world
        .user_json(interaction.user)
        .ok_or_else(DiscordError::unknown_user)?;
    let mut payload = json!({
        "id": interaction.id.to_string(), "application_id": APPLICATION.to_string(), "type": interaction.kind, "version": 1,
        "token": interaction.token, "data": data, "channel": world.channel_json(channel),
        "channel_id": channel.id.to_string(), "locale": interaction.locale, "entitlements": [],
        "authorizing_integration_owners": interaction.owners, "attachment_size_limit": size_limit,
        "context": channel.context(),
    });
    let granted = if world.has_bot(channel) {
        channel.permissions()
    } else {
        permission::GUEST
    };
    payload["app_permissions"] = json!(granted.to_string());
    if let Some(guild) = channel.guild() {
        let guild = world.guild(guild)?;
        payload["member"] = world.whole_member_json(user, interaction.user, guild.id);
        payload["channel"]["permissions"] =
            json!(world.permissions_of(interaction.user, guild.id).to_string());
        payload["guild_id"] = json!(guild.id.to_string());
        payload["guild_locale"] = json!(guild.locale);
        payload["guild"] =
            json!({"id": guild.id.to_string(), "locale": guild.locale, "features": []});
    } else {
        payload["user"] = user;
    }
    if let Some(message) = interaction.source.and_then(|id| channel.message(id)) {
        payload["message"] = world.message_json(message);
    }
    Ok(payload)
}

/// A random string of letters and digits.
pub(super) fn secret(length: usize) -> String {
    let letters = rand::thread_rng().sample_iter(Alphanumeric);
    letters.take(length).map(char::from).collect()
}

impl World {
    /// Registers a new interaction and forgets old ones.
    pub(super) fn open_interaction(&mut self, mut interaction: Interaction) -> Interaction {
        interaction.id = self.next_id();
        // The id comes first, as in Discord's own tokens, so that the interaction can be found by its token.
        interaction.token = format!("{:x}-{}", interaction.id, secret(40));
        interaction.created = self.now();
        let oldest = interaction.created - INTERACTION_MEMORY_MS;
        while let Some(entry) = self.interactions.first_entry() {
            if entry.get().created >= oldest && self.interactions.len() < MAX_INTERACTIONS {
                break;
            }
            self.interactions.pop_first();
        }
        self.interactions
            .insert(interaction.id, interaction.clone());
        let mut event = interaction.event("interaction_pending");
        event["interaction_type"] = json!(interaction.kind);
        self.touch();
        self.emit(Audience::User(interaction.user), &event);
        interaction
    }

    /// Fails an interaction without a response; one with a response is unchanged.
    pub(super) fn fail_interaction(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get_mut(&id) else {
            return;
        };
        if interaction.response.is_some() || interaction.failed {
            return;
        }
        interaction.failed = true;
        let interaction = interaction.clone();
        let mut event = interaction.event("interaction_failed");
        event["error"] = json!("The application did not respond");
        self.touch();
        self.emit(Audience::User(interaction.user), &event);
    }

    /// The unanswered interactions whose time is over.
    pub(super) fn overdue(&self, first_response_ms: i64) -> Vec<Id> {
        let now = self.now();
        let late = self.interactions.values().filter(|one| {
            one.response.is_none() && !one.failed && now - one.created > first_response_ms
        });
        late.map(|one| one.id).collect()
    }

    /// The interaction that a callback may answer now.
    pub(super) fn answerable(&self, id: Id, token: &str) -> Result<Interaction, DiscordError> {
        let found = self.interactions.get(&id).filter(|one| one.token == token);
        let interaction = found.ok_or_else(DiscordError::unknown_interaction)?;
        if interaction.failed || interaction.is_expired(self.now()) {
            return Err(DiscordError::unknown_interaction());
        }
        if interaction.response.is_some() {
            return Err(DiscordError::already_acknowledged());
        }
        Ok(interaction.clone())
    }

    /// The interaction whose token is valid for the webhook endpoints now.
    pub(super) fn by_token(
        &self,
        application: Id,
        token: &str,
    ) -> Result<Interaction, DiscordError> {
        if application != APPLICATION {
            return Err(DiscordError::unknown_webhook());
        }
        let id = token.split_once('-').map_or("", |(id, _)| id);
        let id = Id::from_str_radix(id, 16).unwrap_or_default();
        let found = self.interactions.get(&id).filter(|one| one.token == token);
        let interaction = found.ok_or_else(DiscordError::invalid_webhook_token)?;
        if interaction.is_expired(self.now()) {
            return Err(DiscordError::invalid_webhook_token());
        }
        if interaction.response.is_none() {
            return Err(DiscordError::unknown_webhook());
        }
        Ok(interaction.clone())
    }

    /// Applies a validated first response. Returns the body for `?with_response=true`.
    pub(super) fn respond(
        &mut self,
        files: &Files,
        interaction: &Interaction,
        kind: u8,
        data: &Map<String, Value>,
        uploads: &[Upload],
    ) -> Result<Value, DiscordError> {
        let mut original = None;
        let mut modal = None;
        let mut message = None;
        match kind {
            callback::MESSAGE | callback::DEFERRED_MESSAGE => {
                let setting = MessageContext {
                    channel: interaction.channel,
                    interaction: Some(interaction),
                    reply_to: interaction.source,
                    loading: kind == callback::DEFERRED_MESSAGE,
                    kind: match (interaction.source, interaction.command_type) {
                        (Some(_), _) => 19,
                        (None, 2 | 3) => 23,
                        (None, _) => 20,
                    },
                };
                let new = messages::post(self, files, setting, data, uploads);
                original = Some(new.id);
                message = Some(self.message_json(&new));
            }
            callback::DEFERRED_UPDATE => original = interaction.source,
            callback::UPDATE => {
                original = interaction.source;
                let channel = self.channel(interaction.channel)?;
                let before = original.and_then(|id| channel.message(id)).cloned();
                let before = before.ok_or_else(DiscordError::unknown_message)?;
                let after = messages::edit(self, files, &before, data, uploads)?;
                message = Some(self.message_json(&after));
            }
            callback::MODAL => modal = Some(Value::Object(data.clone())),
            _ => {}
        }
        if let Some(record) = self.interactions.get_mut(&interaction.id) {
            record.response = Some(kind);
            record.original = original;
            record.modal.clone_from(&modal);
        }
        self.touch();
        self.emit(
            Audience::User(interaction.user),
            &interaction.event("interaction_done"),
        );
        if let Some(modal) = modal {
            let mut event = interaction.event("modal");
            event["modal"] = modal;
            event["channel_id"] = json!(interaction.channel.to_string());
            self.emit(Audience::User(interaction.user), &event);
        }
        Ok(self.callback_answer(interaction, kind, original, message.as_ref()))
    }

    /// The `InteractionCallbackResponse` of `?with_response=true`.
    fn callback_answer(
        &self,
        interaction: &Interaction,
        kind: u8,
        original: Option<Id>,
        message: Option<&Value>,
    ) -> Value {
        let mut about = json!({"id": interaction.id.to_string(), "type": interaction.kind});
        if let Some(original) = original {
            let channel = self.channels.get(&interaction.channel);
            let shown = channel.and_then(|channel| channel.message(original));
            let has = |flag| json!(shown.is_some_and(|message| message.has(flag)));
            about["response_message_id"] = json!(original.to_string());
            about["response_message_loading"] = has(flag::LOADING);
            about["response_message_ephemeral"] = has(flag::EPHEMERAL);
        }
        let mut answer = json!({"interaction": about});
        if kind != callback::CHOICES {
            answer["resource"] = json!({"type": kind});
            if let Some(message) = message {
                answer["resource"]["message"] = message.clone();
            }
        }
        answer
    }

    /// The deferred response was filled in or deleted: from now on a follow-up is a message of its own.
    pub(super) fn finish_deferral(&mut self, id: Id) {
        let record = self.interactions.get_mut(&id);
        if let Some(response) = record.and_then(|record| record.response.as_mut())
            && *response == callback::DEFERRED_MESSAGE
        {
            *response = callback::MESSAGE;
        }
    }

    /// Posts a follow-up. Directly after a deferred response it fills that in instead, as Discord still does for old
    /// bots; it then has the ephemeral flag of the deferred response.
    pub(super) fn follow_up(
        &mut self,
        files: &Files,
        interaction: &Interaction,
        payload: &Map<String, Value>,
        uploads: &[Upload],
    ) -> Result<Value, DiscordError> {
        let channel = self.channel(interaction.channel)?;
        let original = interaction.original.and_then(|id| channel.message(id));
        let original = original.cloned();
        let thinking = original
            .as_ref()
            .filter(|message| message.has(flag::LOADING));
        if let Some(original) = thinking {
            let after = messages::edit(self, files, original, payload, uploads)?;
            self.finish_deferral(interaction.id);
            return Ok(self.message_json(&after));
        }
        if interaction.response == Some(callback::DEFERRED_MESSAGE) && original.is_none() {
            return Err(DiscordError::unknown_message());
        }
        if interaction.owners["0"].is_null() && interaction.follow_ups >= MAX_GUEST_FOLLOW_UPS {
            return Err(DiscordError::too_many_follow_ups());
        }
        if let Some(record) = self.interactions.get_mut(&interaction.id) {
            record.follow_ups += 1;
        }
        let setting = MessageContext {
            channel: interaction.channel,
            interaction: Some(interaction),
            reply_to: original.map(|message| message.id),
            loading: false,
            kind: if interaction.original.is_some() {
                19
            } else {
                0
            },
        };
        let new = messages::post(self, files, setting, payload, uploads);
        Ok(self.message_json(&new))
    }
}
