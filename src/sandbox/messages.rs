//! Creates and edits messages from what the bot sent: mentions, attachments, components. An edit replaces only the
//! given fields. The payload has been validated before.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::error::{DiscordError, id_of};
use super::files::{Files, Upload, clean_name, content_type, picture_size};
use super::layout::{self, numbered};
use super::state::{
    APPLICATION, Channel, Id, Interaction, Message, World, file_ids, iso8601, permission,
};

pub(super) mod flag {
    pub(in super::super) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(in super::super) const HAS_THREAD: u64 = 1 << 5;
    pub(in super::super) const EPHEMERAL: u64 = 1 << 6;
    pub(in super::super) const LOADING: u64 = 1 << 7;
    pub(in super::super) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(in super::super) const COMPONENTS_V2: u64 = 1 << 15;
    /// The flags that a bot may set on a new message.
    pub(in super::super) const SETTABLE: u64 =
        SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;
}

const HOUR_MS: i64 = 3_600_000;
/// How many edits an hour a message older than an hour allows. Discord does not publish its number.
const LATE_EDITS: usize = 3;

/// The context of a new message.
#[derive(Clone, Copy, Debug)]
pub(super) struct MessageContext<'a> {
    pub(super) channel: Id,
    /// The interaction to which it responds, if any.
    pub(super) interaction: Option<&'a Interaction>,
    /// The message that it replies to, if any.
    pub(super) reply_to: Option<Id>,
    /// Whether it only shows that the bot is thinking (a deferred response).
    pub(super) loading: bool,
    /// Discord's message type.
    pub(super) kind: u8,
}

/// Posts a new message of the bot.
pub(super) fn post(
    world: &mut World,
    files: &Files,
    setting: MessageContext<'_>,
    payload: &Map<String, Value>,
    uploads: &[Upload],
) -> Arc<Message> {
    let wanted = payload.get("flags").and_then(Value::as_u64).unwrap_or(0);
    let ephemeral = setting.interaction.is_some() && wanted & flag::EPHEMERAL != 0;
    let mut flags = wanted & flag::SETTABLE;
    if ephemeral {
        flags |= flag::EPHEMERAL;
    }
    if setting.loading {
        flags |= flag::LOADING;
    }
    let bot = world.bot().json();
    let mut message = blank(world, setting.channel, &bot);
    let body = &mut message.body;
    body["tts"] = json!(payload.get("tts") == Some(&json!(true)));
    body["type"] = json!(setting.kind);
    body["flags"] = json!(flags);
    if let Some(interaction) = setting.interaction {
        body["webhook_id"] = json!(APPLICATION.to_string());
        body["application_id"] = json!(APPLICATION.to_string());
        body["interaction_metadata"] = world.metadata_json(interaction);
        if interaction.kind == 2 {
            let user = world.user_json(interaction.user);
            body["interaction"] = json!({
                "id": interaction.id.to_string(), "type": 2, "name": interaction.name, "user": user,
            });
        }
    }
    if let Some(reply_to) = setting.reply_to {
        let channel = world.channels.get(&setting.channel);
        body["message_reference"] = json!({"type": 0, "channel_id": setting.channel.to_string(), "message_id": reply_to.to_string()});
        if let Some(guild) = channel.and_then(Channel::guild) {
            body["message_reference"]["guild_id"] = json!(guild.to_string());
        }
    }
    if let Some(nonce) = payload.get("nonce").filter(|nonce| !nonce.is_null()) {
        body["nonce"] = nonce.clone();
    }
    let asker = setting.interaction;
    message.only_for = asker.filter(|_| ephemeral).map(|asker| asker.user);
    message.interaction = asker.map(|asker| asker.id);
    fill(world, files, &mut message, payload, uploads);
    world.post(message)
}

/// Posts a person's message.
pub(super) fn say(world: &mut World, author: &Value, channel: Id, content: &str) -> Arc<Message> {
    let mut message = blank(world, channel, author);
    message.body["content"] = json!(content);
    mention(world, &mut message, None);
    world.post(message)
}

/// An empty message.
fn blank(world: &mut World, channel: Id, author: &Value) -> Message {
    let (id, created) = (world.next_id(), world.now());
    let body = json!({
        "id": id.to_string(), "channel_id": channel.to_string(), "author": author, "content": "",
        "timestamp": iso8601(created), "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [],
        "mention_roles": [], "attachments": [], "embeds": [], "components": [], "pinned": false, "type": 0, "flags": 0,
    });
    Message {
        id,
        channel,
        created,
        body,
        ..Message::default()
    }
}

/// Replaces the given fields of a message.
pub(super) fn edit(
    world: &mut World,
    files: &Files,
    before: &Message,
    payload: &Map<String, Value>,
    uploads: &[Upload],
) -> Result<Arc<Message>, DiscordError> {
    let mut message = before.clone();
    let now = world.now();
    let was_loading = message.has(flag::LOADING);
    if now - message.created > HOUR_MS && !was_loading {
        message.late_edits.retain(|at| now - at < HOUR_MS);
        if message.late_edits.len() >= LATE_EDITS {
            return Err(DiscordError::too_many_old_edits());
        }
        message.late_edits.push(now);
    }
    let mut flags = message.flags() & !flag::LOADING;
    if let Some(asked) = payload.get("flags").and_then(Value::as_u64) {
        flags = (flags & !flag::SUPPRESS_EMBEDS)
            | (asked & (flag::SUPPRESS_EMBEDS | flag::COMPONENTS_V2));
    }
    message.body["flags"] = json!(flags);
    fill(world, files, &mut message, payload, uploads);
    if is_empty(&message.body) {
        let old: Vec<Id> = file_ids(&before.body).collect();
        let new = file_ids(&message.body).filter(|id| !old.contains(id));
        files.forget(new);
        return Err(DiscordError::empty_message());
    }
    if !was_loading {
        message.body["edited_timestamp"] = json!(iso8601(now));
    }
    Ok(world.replace(message))
}

/// Whether the message shows nothing.
fn is_empty(body: &Value) -> bool {
    let none = |key: &str| body[key].as_array().is_none_or(Vec::is_empty);
    body["content"] == "" && none("attachments") && none("embeds") && none("components")
}

/// Puts the payload's fields into the message; absent fields stay.
fn fill(
    world: &mut World,
    files: &Files,
    message: &mut Message,
    payload: &Map<String, Value>,
    uploads: &[Upload],
) {
    if let Some(content) = payload.get("content") {
        message.body["content"] = json!(content.as_str().unwrap_or("").trim());
    }
    if let Some(components) = payload.get("components") {
        message.body["components"] = numbered(components);
    }
    let written = ["content", "allowed_mentions"];
    if message.has(flag::COMPONENTS_V2) || written.iter().any(|key| payload.contains_key(*key)) {
        mention(world, message, payload.get("allowed_mentions"));
    }
    attach(world, files, message, payload.get("attachments"), uploads);
    if let Some(body) = message.body.as_object_mut()
        && let Some(mut components) = body.remove("components")
    {
        layout::place_files(&mut components, &mut body["attachments"]);
        body.insert("components".to_owned(), components);
    }
    if let Some(embeds) = payload.get("embeds") {
        message.body["embeds"] = embedded(embeds, &mut message.body["attachments"]);
    }
}

/// Fills `mentions` with the mentions in its texts that `allowed_mentions` permits.
fn mention(world: &World, message: &mut Message, allowed: Option<&Value>) {
    let content = layout::words(&message.body);
    let allowed = allowed.filter(|allowed| allowed.is_object());
    let parses = |what: &str| {
        allowed.is_none_or(|allowed| {
            let kinds = allowed["parse"].as_array();
            kinds.is_some_and(|kinds| kinds.contains(&json!(what)))
        })
    };
    let listed = |id: Id| {
        let users = allowed.and_then(|allowed| allowed["users"].as_array());
        users.is_some_and(|users| users.iter().any(|user| id_of(user) == Some(id)))
    };
    let mut mentioned: Vec<Id> = Vec::new();
    for part in content.split("<@").skip(1) {
        let id = part.split_once('>').map_or("", |(id, _)| id);
        let Ok(id) = id.trim_start_matches('!').parse::<Id>() else {
            continue;
        };
        if !mentioned.contains(&id) && (parses("users") || listed(id)) {
            mentioned.push(id);
        }
    }
    let users = mentioned.into_iter().filter_map(|id| world.user_json(id));
    message.body["mentions"] = users.collect();
    let channel = world.channels.get(&message.channel);
    let may = channel.is_some_and(|channel| channel.may(permission::MENTION_EVERYONE));
    let everyone = content.contains("@everyone") || content.contains("@here");
    message.body["mention_everyone"] = json!(may && everyone && parses("everyone"));
}

/// Keeps the listed attachments (all, if there is no list) and adds the uploaded files.
fn attach(
    world: &mut World,
    files: &Files,
    message: &mut Message,
    listed: Option<&Value>,
    uploads: &[Upload],
) {
    let listed = listed.and_then(Value::as_array);
    let entry = |id: u64| {
        let mut entries = listed.into_iter().flatten();
        entries.find(|entry| id_of(&entry["id"]) == Some(id))
    };
    let kept = message.body["attachments"].as_array().cloned();
    let mut kept = kept.unwrap_or_default();
    if listed.is_some() {
        kept.retain_mut(|file| {
            let Some(entry) = id_of(&file["id"]).and_then(entry) else {
                return false;
            };
            if let Some(description) = entry.get("description") {
                file["description"] = description.clone();
            }
            true
        });
    }
    for upload in uploads {
        let entry = entry(upload.n);
        let name = entry.and_then(|entry| entry["filename"].as_str());
        let name = clean_name(name.unwrap_or(&upload.name));
        let id = world.next_id();
        let path = format!("/cdn/{}/{id}/{name}", message.channel);
        let mut file = json!({
            "id": id.to_string(), "filename": name, "size": upload.bytes.len(), "url": path, "proxy_url": path,
            "content_type": content_type(upload),
        });
        if let Some(description) = entry.and_then(|entry| entry["description"].as_str()) {
            file["description"] = json!(description);
        }
        if let Some((width, height)) = picture_size(&upload.bytes) {
            file["width"] = json!(width);
            file["height"] = json!(height);
        }
        if message.only_for.is_some() {
            file["ephemeral"] = json!(true);
        }
        files.put(id, upload.bytes.clone());
        kept.push(file);
    }
    message.body["attachments"] = json!(kept);
}

/// Embeds with `attachment://name` resolved; a file shown in an embed is removed from the attachments.
fn embedded(embeds: &Value, attachments: &mut Value) -> Value {
    let mut embeds = layout::list(embeds);
    for embed in embeds.as_array_mut().into_iter().flatten() {
        if let Some(embed) = embed.as_object_mut() {
            embed.retain(|_, value| !value.is_null());
            embed.insert("type".to_owned(), json!("rich"));
        }
        for key in ["image", "thumbnail"] {
            if let Some(file) = layout::take_file(attachments, &embed[key]["url"]) {
                embed[key] = json!({"url": file["url"], "proxy_url": file["proxy_url"], "width": file["width"], "height": file["height"]});
            }
        }
        if let Some(embed) = embed.as_object_mut() {
            embed.retain(|_, value| !value.is_null());
        }
    }
    embeds
}
