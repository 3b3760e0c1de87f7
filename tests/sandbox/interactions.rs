//! Interactions from the press to the last follow-up, as the bot and people see them.

use std::time::Duration;

use banyan::sandbox::Options;
use serde_json::{Value, json};

use super::socket::Socket;
use super::tools::{ALICE, ALICES_DM, APPLICATION, BOB, GAMES, PNG, Place, Received};

const LOADING: u64 = 128;
const EPHEMERAL: u64 = 64;

fn message(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content}})
}

fn private(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content, "flags": EPHEMERAL}})
}

#[tokio::test]
async fn a_command_reaches_the_bot_whole() {
    let (place, mut bot) = Place::with_bot().await;
    let mut alice = place.listen(ALICE).await;
    let press = json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "typed", "nonce": "n1", "locale": "fr", "options": [
        {"name": "text", "value": "hello"}, {"name": "number", "value": 3}, {"name": "choice", "value": "a"},
        {"name": "flag", "value": true}, {"name": "user", "value": BOB}, {"name": "channel", "value": GAMES},
        {"name": "anyone", "value": ALICE}, {"name": "real", "value": 0.5},
    ]});
    let received = place.interact(&mut bot, press).await;
    let got = &received.0;
    assert_eq!(
        (&got["type"], &got["version"], &got["context"]),
        (&json!(2), &json!(1), &json!(0))
    );
    assert_eq!(
        (&got["locale"], &got["guild_locale"]),
        (&json!("fr"), &json!("en-US"))
    );
    assert_eq!(got["application_id"], APPLICATION);
    assert_eq!(
        (&got["channel_id"], &got["channel"]["id"]),
        (&json!(GAMES), &json!(GAMES))
    );
    assert_eq!(
        (&got["member"]["user"]["id"], &got["user"]),
        (&json!(ALICE), &Value::Null)
    );
    assert_eq!(got["attachment_size_limit"], 10 * 1024 * 1024);
    assert_eq!(got["authorizing_integration_owners"]["0"], got["guild_id"]);
    assert!(
        got["app_permissions"]
            .as_str()
            .unwrap()
            .parse::<u64>()
            .unwrap()
            & (1 << 11)
            != 0
    );
    let options: Vec<(&str, u64, &Value)> = got["data"]["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| {
            (
                option["name"].as_str().unwrap(),
                option["type"].as_u64().unwrap(),
                &option["value"],
            )
        })
        .collect();
    assert_eq!(options[0], ("text", 3, &json!("hello")));
    assert_eq!(options[1], ("number", 4, &json!(3)));
    assert_eq!(options[4], ("user", 6, &json!(BOB)));
    assert_eq!(options[7], ("real", 10, &json!(0.5)));
    let resolved = &got["data"]["resolved"];
    assert_eq!(resolved["users"][BOB]["global_name"], "Bob");
    assert!(resolved["members"][ALICE]["roles"].is_array());
    assert_eq!(resolved["channels"][GAMES]["name"], "games");

    let pending = alice.expect("interaction_pending").await;
    assert_eq!(
        (&pending["id"], &pending["nonce"]),
        (&got["id"], &json!("n1"))
    );
    place.respond(&received, message("done")).await;
    let created = alice.expect("message_create").await;
    assert_eq!(
        (&created["message"]["content"], &created["message"]["type"]),
        (&json!("done"), &json!(20))
    );
    assert_eq!(created["message"]["interaction_metadata"]["name"], "typed");
    assert_eq!(
        created["message"]["interaction_metadata"]["user"]["id"],
        ALICE
    );
    assert_eq!(alice.expect("interaction_done").await["nonce"], "n1");
}

#[tokio::test]
async fn in_a_direct_channel_there_is_no_guild() {
    let (place, mut bot) = Place::with_bot().await;
    let press = json!({"user": ALICE, "channel": ALICES_DM, "type": "command", "name": "plain"});
    let received = place.interact(&mut bot, press).await;
    assert_eq!(received.0["context"], 1);
    assert_eq!(received.0["user"]["id"], ALICE);
    assert!(received.0.get("member").is_none() && received.0.get("guild_id").is_none());
    place.respond(&received, message("psst")).await;
    assert_eq!(place.messages(ALICE, ALICES_DM).await.len(), 1);
    assert_eq!(place.state(BOB).await["messages"].get(ALICES_DM), None);
    let press = json!({"user": BOB, "channel": ALICES_DM, "type": "command", "name": "plain"});
    assert_eq!(place.hand("/sandbox/interact", press).await.0, 400);
}

#[tokio::test]
async fn there_is_one_first_response() {
    let (place, mut bot) = Place::with_bot().await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    let early = place
        .rest("POST", &received.webhook(), json!({"content": "too early"}))
        .await;
    assert_eq!((early.0, &early.1["code"]), (404, &json!(10015)));
    place.respond(&received, message("once")).await;
    let again = place
        .rest("POST", &received.callback(), message("twice"))
        .await;
    assert_eq!((again.0, &again.1["code"]), (400, &json!(40060)));
    for path in [
        "/interactions/1/x/callback".to_owned(),
        format!("/interactions/{}/wrong/callback", received.id()),
    ] {
        let (status, answer) = place.rest("POST", &path, message("who?")).await;
        assert_eq!((status, &answer["code"]), (404, &json!(10062)));
    }
    assert_eq!(place.messages(ALICE, GAMES).await.len(), 1);
}

#[tokio::test]
async fn two_answers_that_race_make_one_message() {
    let (place, mut bot) = Place::with_bot().await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    let path = received.callback();
    let race = (0..8).map(|_| place.rest("POST", &path, message("me first")));
    let mut statuses: Vec<u16> = futures_util::future::join_all(race)
        .await
        .into_iter()
        .map(|(status, _)| status)
        .collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [204, 400, 400, 400, 400, 400, 400, 400]);
    assert_eq!(place.messages(ALICE, GAMES).await.len(), 1);
}

#[tokio::test]
async fn a_late_answer_is_no_answer() {
    let options = Options {
        first_response: Duration::from_millis(150),
        ..Options::default()
    };
    let place = Place::with(options).await;
    let (mut bot, _) = Socket::identified(place.running.addr()).await;
    let mut alice = place.listen(ALICE).await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    alice.expect("interaction_pending").await;
    let failed = alice.expect("interaction_failed").await;
    assert_eq!(failed["error"], "The application did not respond");
    let (status, answer) = place
        .rest("POST", &received.callback(), message("late"))
        .await;
    assert_eq!((status, &answer["code"]), (404, &json!(10062)));
    assert!(place.messages(ALICE, GAMES).await.is_empty());
}

#[tokio::test]
async fn tokens_live_for_fifteen_minutes() {
    let (place, mut bot) = Place::with_bot().await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    place.respond(&received, message("here")).await;
    place
        .act("/sandbox/clock", json!({"advance_ms": 14 * 60 * 1000}))
        .await;
    let (status, _) = place
        .rest(
            "PATCH",
            &received.original(),
            json!({"content": "still here"}),
        )
        .await;
    assert_eq!(status, 200);
    place
        .act("/sandbox/clock", json!({"advance_ms": 2 * 60 * 1000}))
        .await;
    for (method, path) in [
        ("PATCH", received.original()),
        ("POST", received.webhook()),
        ("GET", received.original()),
    ] {
        let body = if method == "GET" {
            Value::Null
        } else {
            json!({"content": "gone"})
        };
        let (status, answer) = place.rest(method, &path, body).await;
        assert_eq!((status, &answer["code"]), (401, &json!(50027)), "{method}");
    }
    let (status, answer) = place
        .rest("POST", &received.callback(), message("again"))
        .await;
    assert_eq!((status, &answer["code"]), (404, &json!(10062)));
    let waiting = place.command(&mut bot, ALICE, "plain").await;
    let mut alice = place.listen(ALICE).await;
    place
        .act("/sandbox/clock", json!({"advance_ms": 4000}))
        .await;
    assert_eq!(
        alice.expect("clock").await["clock_offset_ms"],
        16 * 60 * 1000 + 4000
    );
    assert_eq!(alice.expect("interaction_failed").await["id"], waiting.id());
}

#[tokio::test]
async fn the_callback_tells_what_it_made_when_asked() {
    let (place, mut bot) = Place::with_bot().await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    let path = format!("{}?with_response=true", received.callback());
    let (status, answer) = place.rest("POST", &path, private("whisper")).await;
    assert_eq!(status, 200, "{answer}");
    let shown = place.messages(ALICE, GAMES).await.remove(0);
    assert_eq!(answer["resource"], json!({"type": 4, "message": shown}));
    assert_eq!(answer["interaction"]["response_message_id"], shown["id"]);
    assert_eq!(answer["interaction"]["response_message_ephemeral"], true);
    assert_eq!(answer["interaction"]["response_message_loading"], false);
}

#[tokio::test]
async fn a_deferred_answer_is_filled_in() {
    let (place, mut bot) = Place::with_bot().await;
    let mut bob = place.listen(BOB).await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    place.respond(&received, json!({"type": 5})).await;
    assert_eq!(
        bob.expect("message_create").await["message"]["flags"],
        LOADING
    );
    let (status, _) = place
        .form(
            "PATCH",
            &received.original(),
            json!({"content": "thought", "attachments": [{"id": 0, "description": "a board"}]}),
            &[("board.png", PNG)],
        )
        .await;
    assert_eq!(status, 200);
    let filled = bob.expect("message_update").await["message"].clone();
    assert_eq!(
        (
            &filled["flags"],
            &filled["content"],
            &filled["edited_timestamp"]
        ),
        (&json!(0), &json!("thought"), &Value::Null)
    );
    let file = &filled["attachments"][0];
    assert_eq!(
        (&file["width"], &file["height"], &file["content_type"]),
        (&json!(7), &json!(9), &json!("image/png"))
    );
    assert_eq!(file["description"], "a board");
    let bytes = place
        .http
        .get(file["url"].as_str().unwrap())
        .send()
        .await
        .unwrap();
    assert_eq!(bytes.headers()["content-type"], "image/png");
    assert_eq!(bytes.bytes().await.unwrap(), PNG);
    // From now on a follow-up is a message of its own.
    let (_, more) = place
        .rest("POST", &received.webhook(), json!({"content": "more"}))
        .await;
    assert_ne!(more["id"], filled["id"]);
    assert_eq!(more["message_reference"]["message_id"], filled["id"]);
}

#[tokio::test]
async fn the_first_follow_up_after_a_deferral_fills_it_in() {
    let (place, mut bot) = Place::with_bot().await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    place
        .respond(&received, json!({"type": 5, "data": {"flags": EPHEMERAL}}))
        .await;
    let (status, filled) = place
        .rest(
            "POST",
            &received.webhook(),
            json!({"content": "filled", "flags": 0}),
        )
        .await;
    assert_eq!(status, 200);
    let shown = place.messages(ALICE, GAMES).await;
    assert_eq!(shown.len(), 1);
    assert_eq!(
        (&shown[0]["id"], &shown[0]["flags"]),
        (&filled["id"], &json!(EPHEMERAL))
    );

    // A person deletes the deferred response: there is nothing to fill in, and Discord reports it.
    let late = json!({"content": "late"});
    let received = place.command(&mut bot, ALICE, "plain").await;
    place.respond(&received, json!({"type": 5})).await;
    let thinking = place.messages(ALICE, GAMES).await.pop().unwrap();
    let url = format!(
        "/sandbox/message?message={}",
        thinking["id"].as_str().unwrap()
    );
    let deleted = place.http.delete(place.url(&url)).send().await.unwrap();
    assert_eq!(deleted.status(), 200);
    let (status, answer) = place.rest("POST", &received.webhook(), late.clone()).await;
    assert_eq!((status, &answer["code"]), (404, &json!(10008)));

    // The bot deletes the deferred or filled-in response: a follow-up is then an ordinary message.
    for fill in [None, Some("PATCH"), Some("POST")] {
        let received = place.command(&mut bot, ALICE, "plain").await;
        place.respond(&received, json!({"type": 5})).await;
        if let Some(method) = fill {
            let path = match method {
                "PATCH" => received.original(),
                _ => received.webhook(),
            };
            let filled = place
                .rest(method, &path, json!({"content": "filled"}))
                .await;
            assert_eq!(filled.0, 200, "{filled:?}");
        }
        let deleted = place
            .rest("DELETE", &received.original(), Value::Null)
            .await;
        assert_eq!(deleted.0, 204);
        let private = json!({"content": "late", "flags": EPHEMERAL});
        let (status, message) = place.rest("POST", &received.webhook(), private).await;
        assert_eq!(
            (status, &message["flags"]),
            (200, &json!(EPHEMERAL)),
            "{fill:?}"
        );
    }
}

#[tokio::test]
async fn suggestions_come_back_to_the_one_who_types() {
    let (place, mut bot) = Place::with_bot().await;
    let typing = json!({"user": ALICE, "channel": GAMES, "type": "autocomplete", "name": "typed",
        "options": [{"name": "text", "value": "he", "focused": true}]});
    let choices = json!([{"name": "hello", "value": "hello"}]);
    let answer = async {
        let received = Received(bot.event("INTERACTION_CREATE").await);
        assert_eq!(received.0["type"], 4);
        assert_eq!(
            received.0["data"]["options"],
            json!([{"name": "text", "type": 3, "value": "he", "focused": true}])
        );
        place
            .respond(&received, json!({"type": 8, "data": {"choices": choices}}))
            .await;
    };
    let (given, ()) = tokio::join!(place.act("/sandbox/interact", typing), answer);
    assert_eq!(given["choices"], choices);

    let not_offered = json!({"user": ALICE, "channel": GAMES, "type": "autocomplete", "name": "typed",
        "options": [{"name": "number", "value": "1", "focused": true}]});
    assert_eq!(place.hand("/sandbox/interact", not_offered).await.0, 400);
}

#[tokio::test]
async fn suggestions_that_do_not_come_are_told() {
    let options = Options {
        first_response: Duration::from_millis(100),
        ..Options::default()
    };
    let place = Place::with(options).await;
    let typing = json!({"user": ALICE, "channel": GAMES, "type": "autocomplete", "name": "typed",
        "options": [{"name": "text", "value": "", "focused": true}]});
    let answer = place.act("/sandbox/interact", typing).await;
    assert!(
        answer["error"].is_string() && answer.get("choices").is_none(),
        "{answer}"
    );
}

#[tokio::test]
async fn context_menus_carry_their_target() {
    let (place, mut bot) = Place::with_bot().await;
    let said = place
        .act(
            "/sandbox/say",
            json!({"user": BOB, "channel": GAMES, "content": "hi"}),
        )
        .await["message"]
        .clone();
    let on_user = json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "Challenge", "command_type": 2, "target_id": BOB});
    let received = place.interact(&mut bot, on_user).await;
    assert_eq!(received.0["data"]["target_id"], BOB);
    assert_eq!(
        received.0["data"]["resolved"]["users"][BOB]["username"],
        "bob"
    );
    let on_message = json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "Quote this", "command_type": 3, "target_id": said["id"]});
    let received = place.interact(&mut bot, on_message).await;
    assert_eq!(
        received.0["data"]["resolved"]["messages"][said["id"].as_str().unwrap()]["content"],
        "hi"
    );
}
