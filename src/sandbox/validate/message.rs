//! Validates messages wherever the bot may send one: text, embeds, files, mentions, flags.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::fields::link;
use super::{components, layout};
use crate::error::{DiscordError, Form, id_of};
use crate::files::{Upload, clean_name};
use crate::messages::flag;

/// The purpose of a message; the allowed keys depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A post to a channel with the bot token.
    Post,
    /// A first response.
    Response,
    /// A first response that changes the component's message, which has the flag `IS_COMPONENTS_V2` or not.
    Update { v2: bool },
    /// A follow-up.
    FollowUp,
    /// An edit by PATCH of a message that has the flag `IS_COMPONENTS_V2` or not.
    Edit { v2: bool },
}

impl Purpose {
    /// The allowed keys in addition to those that are always allowed.
    fn keys(self) -> &'static str {
        match self {
            Self::Post => "nonce enforce_nonce message_reference sticker_ids poll tts",
            Self::Response | Self::Update { .. } => "tts poll",
            Self::FollowUp => "tts poll username avatar_url thread_name applied_tags",
            Self::Edit { .. } => "poll",
        }
    }

    fn is_new(self) -> bool {
        matches!(self, Self::Post | Self::Response | Self::FollowUp)
    }

    /// Whether the message already has the flag `IS_COMPONENTS_V2`, which no edit removes.
    fn was_v2(self) -> bool {
        matches!(self, Self::Update { v2: true } | Self::Edit { v2: true })
    }
}

const FILES: usize = 10;
const EMBED_TOTAL: usize = 6000;

/// Validates a message; returns notes for the log.
pub(crate) fn message(
    payload: &Map<String, Value>,
    uploads: &[Upload],
    purpose: Purpose,
) -> Result<Vec<String>, DiscordError> {
    let mut form = Form::default();
    check(&mut form, payload, uploads, purpose)?;
    form.finish()
}

/// Validates a message at the current path of a form: field errors are added to the form, others are returned.
pub(super) fn check(
    form: &mut Form,
    payload: &Map<String, Value>,
    uploads: &[Upload],
    purpose: Purpose,
) -> Result<(), DiscordError> {
    fields(form, payload, uploads, purpose);
    if !form.is_clean() {
        // The form's errors come first, as on Discord.
        return Ok(());
    }
    let list = |key: &str| payload.get(key).and_then(Value::as_array);
    if uploads.len() > FILES || list("attachments").is_some_and(|files| files.len() > FILES) {
        let text = "Maximum number of attachments in a message reached (10)";
        return Err(DiscordError::new(400, 30015, text));
    }
    let none = |key: &str| list(key).is_none_or(Vec::is_empty);
    let content = payload.get("content").and_then(Value::as_str);
    let silent = content.is_none_or(|text| text.trim().is_empty());
    let bare = none("embeds") && none("components") && none("sticker_ids") && uploads.is_empty();
    if purpose.is_new() && silent && bare && !payload.get("poll").is_some_and(Value::is_object) {
        return Err(DiscordError::empty_message());
    }
    Ok(())
}

fn fields(form: &mut Form, payload: &Map<String, Value>, uploads: &[Upload], purpose: Purpose) {
    let common = "content embeds allowed_mentions components flags attachments";
    form.known_keys(payload, &format!("{common} {}", purpose.keys()));
    form.text(payload, "content", (0, 2000), false);
    form.flag(payload, "tts");
    form.flag(payload, "enforce_nonce");
    flags(form, payload, purpose);
    nonce(form, payload);
    mentions(form, payload);
    embeds(form, payload);
    attachments(form, payload, uploads, purpose);
    let flags = payload.get("flags").and_then(Value::as_u64);
    let says_v2 = flags.map(|flags| flags & flag::COMPONENTS_V2 != 0);
    if purpose.was_v2() || says_v2 == Some(true) {
        no_legacy(form, payload);
    }
    // Flags without `IS_COMPONENTS_V2` do not remove it from the message, but the components are read as those of the
    // first version:
    // https://github.com/discord-net/Discord.Net/issues/3132
    if says_v2.unwrap_or_else(|| purpose.was_v2()) {
        let names = purpose.is_new().then(|| names(payload, uploads));
        layout::layout(form, payload, names.as_deref());
    } else {
        components::rows(form, payload);
    }
}

/// Refuses content, embeds and the like beside components of the second version, which exclude them.
fn no_legacy(form: &mut Form, payload: &Map<String, Value>) {
    for key in ["content", "embeds", "poll", "sticker_ids"] {
        let given = payload.get(key).is_some_and(|value| match value {
            Value::Null => false,
            Value::String(text) => !text.is_empty(),
            Value::Array(list) => !list.is_empty(),
            _ => true,
        });
        if given {
            let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
            let text = format!(
                "The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            );
            form.fail_at(key, code, text);
        }
    }
}

/// The names by which components refer to the files.
fn names(payload: &Map<String, Value>, uploads: &[Upload]) -> Vec<String> {
    let listed = payload.get("attachments").and_then(Value::as_array);
    let name = |upload: &Upload| {
        let mut listed = listed.into_iter().flatten();
        let entry = listed.find(|entry| id_of(&entry["id"]) == Some(upload.n));
        let given = entry.and_then(|entry| entry["filename"].as_str());
        clean_name(given.unwrap_or(&upload.name))
    };
    uploads.iter().map(name).collect()
}

fn flags(form: &mut Form, payload: &Map<String, Value>, purpose: Purpose) {
    let Some(flags) = form.integer(payload, "flags", (0, i64::MAX), false) else {
        return;
    };
    let flags = flags as u64;
    let mut settable = flag::SETTABLE;
    if matches!(purpose, Purpose::Response | Purpose::FollowUp) {
        settable |= flag::EPHEMERAL;
    }
    if flags & !settable != 0 {
        form.within("flags", |form| {
            form.note(&format!("ignored here: {:#x}", flags & !settable));
        });
    }
}

fn nonce(form: &mut Form, payload: &Map<String, Value>) {
    if !payload.get("nonce").is_some_and(Value::is_i64) {
        form.text(payload, "nonce", (0, 25), false);
    }
}

fn mentions(form: &mut Form, payload: &Map<String, Value>) {
    let allowed = payload.get("allowed_mentions");
    let Some(allowed) = allowed.filter(|allowed| !allowed.is_null()) else {
        return;
    };
    form.within("allowed_mentions", |form| {
        let Some(allowed) = form.object(allowed) else {
            return;
        };
        form.known_keys(allowed, "parse users roles replied_user");
        form.flag(allowed, "replied_user");
        let parse = form.list(allowed, "parse", 3);
        for (n, kind) in parse.iter().enumerate() {
            if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
                form.within("parse", |form| {
                    form.not_among(n, "('roles', 'users', 'everyone')");
                });
            }
        }
        for key in ["users", "roles"] {
            let ids = form.list(allowed, key, 100);
            if !ids.is_empty() && parse.iter().any(|kind| kind == key) {
                let text = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
                form.fail("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text);
            }
            for (n, id) in ids.iter().enumerate().filter(|(_, id)| id_of(id).is_none()) {
                let text = format!("Value {id} is not snowflake.");
                form.within(key, |form| form.fail_at(n, "NUMBER_TYPE_COERCE", text));
            }
        }
    });
}

fn embeds(form: &mut Form, payload: &Map<String, Value>) {
    let embeds = form.list(payload, "embeds", 10);
    let total: usize = embeds.iter().map(embed_size).sum();
    if total > EMBED_TOTAL {
        let text = format!("Embed size exceeds maximum size of {EMBED_TOTAL}");
        form.fail_at("embeds", "MAX_EMBED_SIZE_EXCEEDED", text);
    }
    form.each("embeds", embeds, embed);
}

fn embed(form: &mut Form, embed: &Map<String, Value>) {
    let known = "title type description url timestamp color footer image thumbnail video provider \
        author fields";
    form.known_keys(embed, known);
    form.text(embed, "title", (0, 256), false);
    form.text(embed, "description", (0, 4096), false);
    form.integer(embed, "color", (0, 0xff_ffff), false);
    link(form, embed, "url", &["http", "https"]);
    let nested = |key: &str| embed.get(key).and_then(Value::as_object);
    for key in ["image", "thumbnail"] {
        if let Some(image) = nested(key) {
            form.within(key, |form| {
                link(form, image, "url", &["http", "https", "attachment"]);
            });
        }
    }
    if let Some(footer) = nested("footer") {
        form.within("footer", |form| form.text(footer, "text", (0, 2048), true));
    }
    if let Some(author) = nested("author") {
        form.within("author", |form| form.text(author, "name", (0, 256), true));
    }
    let fields = form.list(embed, "fields", 25);
    form.each("fields", fields, |form, field| {
        form.text(field, "name", (1, 256), true);
        form.text(field, "value", (1, 1024), true);
        form.flag(field, "inline");
    });
    let mut shown = "title description image thumbnail author footer video".split(' ');
    if fields.is_empty() && shown.all(|key| embed.get(key).is_none_or(Value::is_null)) {
        form.missing("description");
    }
}

/// The number of characters that count towards the limit of 6000.
fn embed_size(embed: &Value) -> usize {
    let size = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields = embed["fields"].as_array().into_iter().flatten();
    let fields: usize = fields
        .map(|field| size(&field["name"]) + size(&field["value"]))
        .sum();
    let nested = size(&embed["footer"]["text"]) + size(&embed["author"]["name"]);
    size(&embed["title"]) + size(&embed["description"]) + nested + fields
}

fn attachments(
    form: &mut Form,
    payload: &Map<String, Value>,
    uploads: &[Upload],
    purpose: Purpose,
) {
    let listed = form.list(payload, "attachments", usize::MAX);
    let mut seen = HashSet::new();
    form.each("attachments", listed, |form, file| {
        form.text(file, "description", (0, 1024), false);
        form.text(file, "filename", (0, 1024), false);
        let Some(id) = file.get("id").and_then(id_of) else {
            form.missing("id");
            return;
        };
        if !seen.insert(id) {
            let text = "Attachment ids must be unique";
            form.fail_at("id", "ATTACHMENT_ID_DUPLICATED", text);
        }
        if purpose.is_new() && !uploads.iter().any(|upload| upload.n == id) {
            let text = format!("There is no files[{id}]");
            form.fail_at("id", "ATTACHMENT_NOT_FOUND", text);
        }
    });
    if payload.contains_key("attachments") {
        for upload in uploads.iter().filter(|upload| !seen.contains(&upload.n)) {
            let text = format!("files[{}] is not listed", upload.n);
            form.within("attachments", |form| form.note(&text));
        }
    }
}
