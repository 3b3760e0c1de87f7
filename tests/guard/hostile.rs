//! What hostile people send: names, texts, custom ids and whole interactions; and what must hold of every answer.

use std::collections::BTreeSet;

use banyan::discord::reply::{Body, Reply};
use serde_json::Value;

/// Names and texts that would do harm where they are read as more than text. The number is nobody's.
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

/// What must stand in no answer as it was written.
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

/// The answer as it would travel, without its files.
pub fn wire(reply: &Reply) -> Value {
    match &reply.body {
        Body::Message(message) | Body::Update(message) => {
            serde_json::to_value(message.builder()).expect("JSON")
        }
        Body::Modal(modal) => serde_json::to_value(modal).expect("JSON"),
        Body::Choices(choices) => serde_json::json!({"choices": choices}),
    }
}

/// Within Discord's limits, without a sign of anybody else's, and pinging nobody but players.
pub fn is_decent(reply: &Reply, players: &[u64], told: &str) {
    let wire = wire(reply);
    if let Body::Message(message) | Body::Update(message) = &reply.body {
        // Not only what is left of it when it is cut.
        let content = message.content.as_str();
        assert!(content.chars().count() <= 2_000, "too long: {told}");
        let carries = !content.is_empty()
            || wire["attachments"]
                .as_array()
                .is_some_and(|files| !files.is_empty())
            || wire["components"]
                .as_array()
                .is_some_and(|rows| !rows.is_empty());
        assert!(carries, "an empty message: {told}");
        // Between backticks everything is text.
        let prose: String = content.split('`').step_by(2).collect();
        for raw in RAW {
            assert!(!prose.contains(raw), "{raw:?} in {content:?}: {told}");
        }
        let allowed = &wire["allowed_mentions"];
        assert_eq!(allowed["parse"], serde_json::json!([]), "{told}");
        for user in allowed["users"].as_array().into_iter().flatten() {
            let id: u64 = user.as_str().expect("an id").parse().expect("a number");
            assert!(players.contains(&id), "pings {id}: {told}");
        }
        let rows = wire["components"].as_array().map_or(0, Vec::len);
        assert!(rows <= 5, "{rows} rows: {told}");
    }
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
    for id in custom_ids(&wire) {
        assert!((1..=100).contains(&id.chars().count()), "{id:?}: {told}");
    }
}

/// Every custom id in an answer.
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
