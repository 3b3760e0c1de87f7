//! Every command that is registered, with its subcommands, for players with no, one, a few and very many games: a decent
//! answer, which leads on.

use banyan::discord::{
    commands::definitions,
    model::reply::{Body, Reply},
};
use serde_json::{Value, json};

use super::desk::{ALICE, Asker, BOB, Desk, MANAGER, discord, user};
use super::hostile::{is_decent, wire};
use crate::ways::calls;

const PLAYERS: [u64; 4] = [301, 302, 303, 304];

/// What ends with its answer: it was done, or there is nothing else to do.
const ENDS: [&str; 4] = ["vacation", "moderate log", "privacy about", "about"];

/// The data of every call of every command that is typed, with its name in words.
fn every_call() -> Vec<(String, Value)> {
    let bob = discord(BOB).to_string();
    let resolved = json!({"users": {&bob: user(BOB, "Bob")}});
    let mut all = Vec::new();
    for command in definitions() {
        let command = serde_json::to_value(command).expect("a command");
        if command["type"].as_u64().is_some_and(|kind| kind != 1) {
            continue;
        }
        let name = command["name"].as_str().expect("a name");
        for options in calls(&command["options"], &bob) {
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
    assert!(calls.len() > 40, "{}", calls.len());
    // A command may end a game or a vacation that others need, so each has its own server.
    let mut ended = Vec::new();
    for (told, data) in calls {
        let desk = Desk::open().await;
        for _ in 0..games {
            desk.begin().await;
        }
        let asker = Asker {
            permissions: Asker::new(MANAGER).permissions,
            ..Asker::new(ALICE)
        };
        let whole = desk.interaction(&asker, 2, &data, &json!({}));
        let reply = desk.send(whole).await.expect("a command that can be read");
        let told_so = format!("/{told} with {games} games");
        is_decent(&reply, &PLAYERS, &told_so);
        assert!(!wire(&reply).is_null(), "{told_so}");
        if ends(&reply) {
            ended.push(told);
        }
    }
    if games == 0 {
        assert_eq!(ended, ENDS);
    }
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
