//! Hostile names and texts of users are always shown as plain text.

use banyan::{discord::commands, store::User};
use serde_json::{Value, json};

use super::harness::{ALICE, Asker, BOB, CAROL, Harness, MANAGER, discord, said, user};
use super::hostile::{TEXTS, check_reply};
use crate::common::{TestEnvironment, text};

/// Every slash command with its options, and every subcommand.
fn everything() -> Vec<(String, Vec<Value>)> {
    let mut all = Vec::new();
    for command in commands::definitions() {
        let command = serde_json::to_value(command).expect("JSON");
        if command["type"].as_u64().is_some_and(|kind| kind != 1) {
            continue;
        }
        let name = text(&command["name"]);
        let options = command["options"].as_array().cloned().unwrap_or_default();
        let (subs, plain): (Vec<_>, Vec<_>) =
            options.into_iter().partition(|option| option["type"] == 1);
        for sub in &subs {
            let options = sub["options"].as_array().cloned().unwrap_or_default();
            all.push((format!("{name} {}", text(&sub["name"])), options));
        }
        if subs.is_empty() {
            all.push((name, plain));
        }
    }
    assert!(all.len() > 20, "{}", all.len());
    all
}

#[tokio::test]
async fn no_command_takes_a_name_or_a_text_for_more_than_text() {
    for hostile in TEXTS {
        let harness = Harness::open().await;
        let names = [ALICE, BOB, CAROL, MANAGER].map(|id| {
            let mut asker = Asker::new(id);
            asker.name = hostile.to_owned();
            asker
        });
        // The names are stored exactly as Discord sent them, as older versions did.
        for asker in &names {
            let user = User {
                id: discord(asker.id),
                name: Some(hostile),
                locale: None,
            };
            harness.app.store.players(&[user]).await.unwrap();
        }
        for _ in 0..3 {
            harness.begin().await;
        }
        harness.challenge().await;
        for (name, options) in everything() {
            // Deleting the user's data would make the rest of the test useless.
            if name == "privacy delete" {
                continue;
            }
            // Once with all options, once with none.
            let filled: Vec<(&str, Value)> = options
                .iter()
                .filter_map(|option| {
                    let key = option["name"].as_str()?;
                    Some((
                        key,
                        match option["type"].as_u64()? {
                            3 => json!(hostile),
                            4 => json!(2),
                            5 => json!(true),
                            6 => user(BOB, hostile),
                            _ => return None,
                        },
                    ))
                })
                .collect();
            for asker in [&names[0], &names[3]] {
                for options in [&filled[..], &[]] {
                    let reply = harness.command(asker, &name, options).await;
                    let told = format!("/{name} with {hostile:?}");
                    check_reply(&reply, &[301, 302, 303, 304], &told);
                }
            }
            for option in options
                .iter()
                .filter(|option| option["autocomplete"] == true)
            {
                let typed = json!({
                    "name": option["name"], "type": option["type"], "value": "", "focused": true,
                });
                let inner = match name.split_once(' ') {
                    Some((_, sub)) => json!([{"name": sub, "type": 1, "options": [typed]}]),
                    None => json!([typed]),
                };
                let command = name.split(' ').next().unwrap();
                let data = json!({"id": "66", "name": command, "type": 1, "options": inner});
                let whole = harness.interaction(&names[0], 4, &data, &json!({}));
                let reply = harness.send(whole).await.expect("suggestions");
                check_reply(&reply, &[], &format!("/{name} suggests with {hostile:?}"));
            }
        }
    }
}

#[tokio::test]
async fn a_name_that_nobody_can_see_is_none() {
    let harness = Harness::open().await;
    let mut alice = Asker::new(ALICE);
    alice.name = "\u{202e}\u{200b}\n".to_owned();
    let challenge = [("player", user(BOB, "Bob")), ("game", json!("jungle"))];
    let reply = harness.command(&alice, "challenge", &challenge).await;
    assert!(!said(&reply).private, "{reply:?}");
    let kept = harness.app.store.name_of(ALICE).await.unwrap();
    assert!(
        kept.is_none_or(|name| name == "somebody"),
        "by their user name"
    );
}

/// The same for posts: every message limits the mentions that it allows.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_leaves_says_whom_it_may_mention() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = crate::commands::begin(&alice, &bob).await;
    crate::commands::play(&alice, number, "c3d3").await;
    alice.command_in("privacy", "export", &[]).await;
    let messages = env.log().await;
    let messages: Vec<&Value> = messages
        .iter()
        .filter_map(crate::common::message_in)
        .collect();
    assert!(messages.len() >= 4, "{}", messages.len());
    // Closing the env checks every message.
    env.close().await;
}
