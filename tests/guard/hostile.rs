//! Hostile names, texts, custom ids and interactions, and the checks of every answer to them.

use std::collections::{BTreeMap, BTreeSet};

use banyan::discord::{
    api::attachments::Attachment,
    model::reply::{Body, Message, Reply},
};
use serde_json::Value;

use crate::common::{components, words};

/// Names and texts that cause harm if they are interpreted instead of shown. The ids in them belong to nobody.
pub const TEXTS: [&str; 16] = [
    "**bold** __under__ ~~gone~~",
    "@everyone @here",
    "<@66666> <@!66666> <@&66666> <#66666>",
    "[click](http://evil.example)",
    "\u{202e}drawkcab\u{202c}",
    "`code` ```block```",
    "||spoiler||",
    "one\n# two\n> three\n-# four\n- five",
    "# heading",
    "> quote",
    "-# small",
    "<t:0:R> </games:66666> <:x:66666>",
    "{ $player } { games-heading }",
    "'; DROP TABLE matches; --",
    "\u{0}\u{7}\u{1b}[31mred\u{200b}\u{feff}",
    "👨‍👩‍👧 老虎 ﷽ Ǎ̶̧̛͖̠",
];

/// Texts that must not appear unescaped in an answer.
const RAW: [&str; 9] = [
    "@everyone",
    "@here",
    "<@66666>",
    "<@!66666>",
    "<@&66666>",
    "<#66666>",
    "](http",
    "\u{202e}",
    "\u{1b}",
];

/// The answer as JSON, without its files.
pub fn wire(reply: &Reply) -> Value {
    match &reply.body {
        Body::Message(message) | Body::Update(message) => {
            serde_json::to_value(message.builder()).expect("JSON")
        }
        Body::Panel(panel) | Body::UpdatePanel(panel) => panel.json(),
        Body::Modal(modal) => serde_json::to_value(modal).expect("JSON"),
        Body::Choices(choices) => serde_json::json!({"choices": choices}),
    }
}

/// Checks that an answer is within Discord's limits, contains no unescaped text of others, and mentions only players.
pub fn check_reply(reply: &Reply, players: &[u64], told: &str) {
    let wire = wire(reply);
    let own = match &reply.body {
        Body::Message(message) | Body::Update(message) => Some(message),
        Body::Panel(_) | Body::UpdatePanel(_) | Body::Modal(_) | Body::Choices(_) => None,
    };
    let direct = reply.direct.iter().flat_map(|(sent, said)| [sent, said]);
    for message in own.into_iter().chain(direct) {
        is_decent_message(message, players, told);
    }
    if let Body::Panel(_) | Body::UpdatePanel(_) = &reply.body {
        is_decent_panel(&wire, told);
    }
    have_decent_words(&wire, told);
    for choice in wire["choices"].as_array().into_iter().flatten() {
        let name = choice[0].as_str().expect("a name");
        let length = name.chars().count();
        assert!((1..=100).contains(&length), "{name:?}: {told}");
        assert!(
            !name
                .chars()
                .any(|letter| letter.is_control() || letter == '\u{202e}'),
            "{name:?}: {told}"
        );
    }
    let choices = wire["choices"].as_array().map_or(0, Vec::len);
    assert!(choices <= 25, "{choices} choices: {told}");
}

/// Checks the same of the JSON of a post.
pub fn is_decent_post(wire: &Value, players: &[u64], told: &str) {
    if let Some(content) = wire["content"].as_str() {
        is_decent_text(content, told);
    }
    mentions_players(wire, players, told);
    have_decent_words(wire, told);
}

/// Checks the labels and the ids of controls.
fn have_decent_words(wire: &Value, told: &str) {
    for text in shown(wire) {
        let harm = |letter: char| letter != '\n' && letter.is_control() || letter == '\u{202e}';
        assert!(!text.is_empty() && !text.contains(harm), "{text:?}: {told}");
        assert!(text.chars().count() <= 100, "{text:?}: {told}");
    }
    for id in custom_ids(wire) {
        assert!((1..=100).contains(&id.chars().count()), "{id:?}: {told}");
    }
}

/// Checks the texts and the limits of a panel.
fn is_decent_panel(wire: &Value, told: &str) {
    let words = words(wire);
    assert!(words.chars().count() <= 4_000, "too long: {told}");
    let parts = components(wire).len();
    assert!(parts <= 40, "{parts} components: {told}");
    let prose: String = words.split('`').step_by(2).collect();
    for raw in RAW {
        assert!(!prose.contains(raw), "{raw:?} in {words:?}: {told}");
    }
    let nobody = serde_json::json!({"parse": []});
    assert_eq!(wire["allowed_mentions"], nobody, "{told}");
}

fn is_decent_message(message: &Message, players: &[u64], told: &str) {
    let wire = serde_json::to_value(message.builder()).expect("JSON");
    // Also before the text is cut.
    let content = message.content.as_str();
    is_decent_text(content, told);
    let carries = !content.is_empty() || !message.files().is_empty() || !message.rows.is_empty();
    assert!(carries, "an empty message: {told}");
    for Attachment { name, alt, .. } in message.files() {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        assert!(name.chars().all(plain), "a file called {name:?}: {told}");
        assert!((1..=1024).contains(&alt.chars().count()), "{alt:?}: {told}");
        assert!(
            !alt.contains(['\u{202e}', '\u{1b}', '\u{0}']),
            "{alt:?}: {told}"
        );
    }
    mentions_players(&wire, players, told);
}

fn is_decent_text(content: &str, told: &str) {
    assert!(content.chars().count() <= 2_000, "too long: {told}");
    // Text between backticks is never interpreted.
    let prose: String = content.split('`').step_by(2).collect();
    for raw in RAW {
        assert!(!prose.contains(raw), "{raw:?} in {content:?}: {told}");
    }
}

/// Checks that a message mentions only players, and the number of its rows.
fn mentions_players(wire: &Value, players: &[u64], told: &str) {
    let allowed = &wire["allowed_mentions"];
    assert_eq!(allowed["parse"], serde_json::json!([]), "{told}");
    for user in allowed["users"].as_array().into_iter().flatten() {
        let id: u64 = user.as_str().expect("an id").parse().expect("a number");
        assert!(players.contains(&id), "pings {id}: {told}");
    }
    let rows = wire["components"].as_array().map_or(0, Vec::len);
    assert!(rows <= 5, "{rows} rows: {told}");
}

/// All texts on controls and in forms: labels, titles, placeholders.
fn shown(wire: &Value) -> Vec<String> {
    match wire {
        Value::Object(fields) => {
            let text = |(key, value): (&String, &Value)| match value {
                Value::String(text)
                    if ["label", "title", "placeholder"].contains(&key.as_str()) =>
                {
                    vec![text.clone()]
                }
                value => shown(value),
            };
            fields.iter().flat_map(text).collect()
        }
        Value::Array(list) => list.iter().flat_map(shown).collect(),
        _ => Vec::new(),
    }
}

/// The menus in an answer with their options.
pub fn menus(wire: &Value) -> BTreeMap<String, Vec<String>> {
    let parts = components(wire).into_iter();
    let menu = |part: &Value| {
        let options = part["options"].as_array()?.iter();
        let values = options.filter_map(|option| option["value"].as_str());
        let id = part["custom_id"].as_str()?;
        Some((id.to_owned(), values.map(str::to_owned).collect()))
    };
    parts.filter_map(menu).collect()
}

pub fn custom_ids(wire: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    match wire {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(id) if key == "custom_id" => {
                        found.insert(id.clone());
                    }
                    value => found.extend(custom_ids(value)),
                }
            }
        }
        Value::Array(list) => found.extend(list.iter().flat_map(custom_ids)),
        _ => {}
    }
    found
}
