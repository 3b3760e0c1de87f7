//! Every command that is registered, with its subcommands, for players with no, one, a few and very many games: a decent
//! answer, which leads on.

use std::{collections::BTreeSet, path::Path};

use banyan::discord::{
    commands::definitions,
    model::reply::{Body, Reply},
};
use serde_json::{Value, json};

use super::harness::{ALICE, Asker, BOB, Harness, MANAGER, discord, message, user};
use super::hostile::{check_reply, wire};
use crate::contexts::calls;

const PLAYERS: [u64; 4] = [301, 302, 303, 304];

/// What ends with its answer, and why nothing follows.
const ENDS: [(&str, &str); 3] = [
    (
        "moderate log",
        "the list is what was asked for, and a button runs no command of moderators",
    ),
    (
        "privacy about",
        "it says what is stored; what can be done about it is in its words",
    ),
    ("about", "it says what the bot is, with links"),
];

/// The most games of which a list is whole: each line is a link to its board, so nothing follows.
const ON_A_PAGE: usize = 3;

/// The data of every call of every command, typed or in the menu of a person or a message, with its name in words.
fn every_call() -> Vec<(String, Value)> {
    let bob = discord(BOB).to_string();
    let resolved = json!({"users": {&bob: user(BOB, "Bob")}});
    let mut all = Vec::new();
    for command in definitions() {
        let command = serde_json::to_value(command).expect("a command");
        let name = command["name"].as_str().expect("a name");
        let kind = command["type"].as_u64().unwrap_or(1);
        if kind != 1 {
            let post = message(&Asker::new(BOB), false);
            let (target, resolved) = match kind {
                2 => (bob.clone(), resolved.clone()),
                _ => ("777".to_owned(), json!({"messages": {"777": post}})),
            };
            let data = json!({
                "id": "66", "name": name, "type": kind, "target_id": target, "resolved": resolved,
            });
            all.push((name.to_owned(), data));
            continue;
        }
        for options in calls(&command["options"], &bob, true) {
            let part = options.first().filter(|option| option["type"] == 1);
            let part = part.and_then(|part| part["name"].as_str());
            let told = part.map_or_else(|| name.to_owned(), |part| format!("{name} {part}"));
            let data = json!({
                "id": "66", "name": name, "type": 1, "options": options, "resolved": resolved,
            });
            all.push((told, data));
        }
    }
    all
}

/// Whether an answer for the user alone has nothing to go on with: no control, no picture and no file.
fn ends(reply: &Reply) -> bool {
    match &reply.body {
        Body::Message(message) | Body::Update(message) => {
            message.private && message.files().is_empty() && message.rows.is_empty()
        }
        _ => false,
    }
}

async fn walk(games: usize) {
    let calls = every_call();
    assert!(calls.len() > 120, "{}", calls.len());
    let folder = tempfile::tempdir().expect("a folder");
    let [begun, own] = ["begun.db", "own.db"].map(|name| folder.path().join(name));
    let open = async |file: &Path| Harness::on(&format!("sqlite:{}", file.display())).await;
    let harness = open(&begun).await;
    for _ in 0..games {
        harness.begin().await;
    }
    harness.app.store.close().await;
    let mut ended = Vec::new();
    for (told, data) in calls {
        // A command may end a game or a vacation that others need, so each has its own copy.
        std::fs::copy(&begun, &own).expect("a copy");
        let harness = open(&own).await;
        let asker = Asker {
            permissions: Asker::new(MANAGER).permissions,
            ..Asker::new(ALICE)
        };
        let whole = harness.interaction(&asker, 2, &data, &json!({}));
        let reply = harness
            .send(whole)
            .await
            .expect("a command that can be read");
        let told_so = format!("/{told} with {games} games");
        check_reply(&reply, &PLAYERS, &told_so);
        assert!(!wire(&reply).is_null(), "{told_so}");
        harness.app.store.close().await;
        if ends(&reply) {
            ended.push(told);
        }
    }
    let mut expected: BTreeSet<&str> = ENDS.iter().map(|(told, _)| *told).collect();
    if (1..=ON_A_PAGE).contains(&games) {
        expected.insert("games");
    }
    let ended: BTreeSet<&str> = ended.iter().map(String::as_str).collect();
    assert_eq!(
        ended, expected,
        "with {games} games: an answer leads on with a button, or has a line in ENDS that says why not"
    );
}

#[tokio::test]
async fn every_command_answers_without_games() {
    walk(0).await;
}

#[tokio::test]
async fn every_command_answers_with_one_game() {
    walk(1).await;
}

#[tokio::test]
async fn every_command_answers_with_a_few_games() {
    walk(3).await;
}

#[tokio::test]
async fn every_command_answers_with_very_many_games() {
    walk(30).await;
}
