//! Buttons, menus and modal forms: what the bot receives, and what its answers change.

use serde_json::{Value, json};

use super::tools::{ALICE, BOB, GAMES, PNG, Place, controls, errors};

const EPHEMERAL: u64 = 64;

fn message(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content}})
}

#[tokio::test]
async fn ephemeral_answers_are_for_one_pair_of_eyes() {
    let (place, mut bot) = Place::with_bot().await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    place.respond(&received, json!({"type": 4, "data": {"content": "only you", "flags": EPHEMERAL, "components": controls()}})).await;
    let seen = place.messages(ALICE, GAMES).await.remove(0);
    assert_eq!(seen["flags"], EPHEMERAL);
    assert!(place.messages(BOB, GAMES).await.is_empty());
    let path = format!(
        "/channels/{GAMES}/messages/{}",
        seen["id"].as_str().unwrap()
    );
    assert_eq!(place.rest("GET", &path, Value::Null).await.1["code"], 10008);
    assert_eq!(
        place.rest("PATCH", &path, json!({"content": "x"})).await.1["code"],
        10008
    );
    assert_eq!(
        place
            .rest("GET", &format!("/channels/{GAMES}/messages"), Value::Null)
            .await
            .1,
        json!([])
    );
    let press = |user: &str| json!({"user": user, "channel": GAMES, "type": "component", "message_id": seen["id"], "custom_id": "go"});
    assert_eq!(place.hand("/sandbox/interact", press(BOB)).await.0, 404);

    // The token of a press can change the pressed message by its id, whatever the answer was, and no other message.
    let other = place.command(&mut bot, ALICE, "plain").await;
    place.respond(&other, message("another's")).await;
    let pressed = place.interact(&mut bot, press(ALICE)).await;
    assert_eq!(pressed.0["message"]["id"], seen["id"]);
    place.respond(&pressed, message("pressed")).await;
    let by_id = |id: &Value| format!("{}/messages/{}", pressed.webhook(), id.as_str().unwrap());
    let changed = place
        .rest("PATCH", &by_id(&seen["id"]), json!({"content": "changed"}))
        .await;
    assert_eq!((changed.0, &changed.1["content"]), (200, &json!("changed")));
    let others = place.rest("GET", &other.original(), Value::Null).await.1;
    let (status, answer) = place
        .rest("PATCH", &by_id(&others["id"]), json!({"content": "mine"}))
        .await;
    assert_eq!((status, &answer["code"]), (404, &json!(10008)));
    // After a type 6 response the message is also the press's `@original`.
    let again = place.interact(&mut bot, press(ALICE)).await;
    place.respond(&again, json!({"type": 6})).await;
    let (_, original) = place.rest("GET", &again.original(), Value::Null).await;
    assert_eq!(
        (&original["id"], &original["content"]),
        (&seen["id"], &json!("changed"))
    );

    let dismiss = |user: &str| json!({"user": user, "message_id": seen["id"]});
    assert_eq!(place.hand("/sandbox/dismiss", dismiss(BOB)).await.0, 400);
    place.act("/sandbox/dismiss", dismiss(ALICE)).await;
    let left = place.messages(ALICE, GAMES).await;
    assert!(left.iter().all(|message| message["id"] != seen["id"]));
    let (_, answer) = place
        .rest("PATCH", &by_id(&seen["id"]), json!({"content": "gone"}))
        .await;
    assert_eq!(answer["code"], 10008);
}

#[tokio::test]
async fn an_update_replaces_only_what_it_names() {
    let (place, mut bot) = Place::with_bot().await;
    let payload = json!({"content": "look", "components": controls(), "attachments": [{"id": 0, "description": "old"}]});
    let (_, posted) = place
        .form(
            "POST",
            &format!("/channels/{GAMES}/messages"),
            payload,
            &[("a b.png", PNG)],
        )
        .await;
    assert_eq!(posted["attachments"][0]["filename"], "a_b.png");
    let press = json!({"user": BOB, "channel": GAMES, "type": "component", "message_id": posted["id"], "custom_id": "go"});

    let pressed = place.interact(&mut bot, press.clone()).await;
    assert_eq!(
        (
            &pressed.0["data"]["custom_id"],
            &pressed.0["data"]["component_type"]
        ),
        (&json!("go"), &json!(2))
    );
    place
        .respond(&pressed, json!({"type": 7, "data": {"content": "kept"}}))
        .await;
    let shown = place.messages(ALICE, GAMES).await.remove(0);
    assert_eq!(
        (&shown["content"], &shown["attachments"]),
        (&json!("kept"), &posted["attachments"])
    );
    assert_eq!(shown["components"], posted["components"]);
    assert!(shown["edited_timestamp"].is_string());

    let pressed = place.interact(&mut bot, press).await;
    let data = json!({"components": [], "attachments": [{"id": 0, "description": "new"}]});
    let (status, answer) = place
        .form(
            "POST",
            &pressed.callback(),
            json!({"type": 7, "data": data}),
            &[("c.png", PNG)],
        )
        .await;
    assert_eq!(status, 204, "{answer}");
    let shown = place.messages(ALICE, GAMES).await.remove(0);
    assert_eq!(
        (&shown["content"], &shown["components"]),
        (&json!("kept"), &json!([]))
    );
    let files: Vec<&str> = shown["attachments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|file| file["filename"].as_str().unwrap())
        .collect();
    assert_eq!(files, ["c.png"]);
    // The file that the update removed is deleted.
    assert_eq!(
        place
            .http
            .get(posted["attachments"][0]["url"].as_str().unwrap())
            .send()
            .await
            .unwrap()
            .status(),
        404
    );

    let path = format!(
        "/channels/{GAMES}/messages/{}",
        posted["id"].as_str().unwrap()
    );
    let (_, bare) = place.rest("PATCH", &path, json!({"attachments": []})).await;
    assert_eq!(bare["attachments"], json!([]));
    let (status, answer) = place.rest("PATCH", &path, json!({"content": ""})).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)));
    assert_eq!(place.messages(ALICE, GAMES).await[0]["content"], "kept");
}

#[tokio::test]
async fn a_reply_to_a_press_points_at_the_message() {
    let (place, mut bot) = Place::with_bot().await;
    let posted = place.buttons().await;
    let press = json!({"user": BOB, "channel": GAMES, "type": "component", "message_id": posted["id"], "custom_id": "menu", "values": ["2"]});
    let pressed = place.interact(&mut bot, press).await;
    assert_eq!(pressed.0["data"]["values"], json!(["2"]));
    place.respond(&pressed, message("two it is")).await;
    let shown = place.messages(ALICE, GAMES).await.remove(1);
    assert_eq!(
        (&shown["type"], &shown["message_reference"]["message_id"]),
        (&json!(19), &posted["id"])
    );
    assert_eq!(
        shown["interaction_metadata"]["interacted_message_id"],
        posted["id"]
    );
}

#[tokio::test]
async fn a_form_opens_and_is_sent_once() {
    let (place, mut bot) = Place::with_bot().await;
    let mut alice = place.listen(ALICE).await;
    let posted = place.buttons().await;
    alice.expect("message_create").await;
    let press = json!({"user": ALICE, "channel": GAMES, "type": "component", "message_id": posted["id"], "custom_id": "go", "nonce": "f"});
    let pressed = place.interact(&mut bot, press).await;
    let input = |id: &str, required: bool| {
        json!({"type": 1, "components": [
        {"type": 4, "custom_id": id, "label": "L", "style": 1, "required": required, "min_length": 2, "max_length": 4}]})
    };
    let form = json!({"custom_id": "form", "title": "Fill in", "components": [input("a", true), input("b", false)]});
    place
        .respond(&pressed, json!({"type": 9, "data": form}))
        .await;
    alice.expect("interaction_pending").await;
    alice.expect("interaction_done").await;
    let opened = alice.expect("modal").await;
    assert_eq!(
        (&opened["modal"], &opened["nonce"], &opened["id"]),
        (&form, &json!("f"), &pressed.0["id"])
    );
    assert_eq!(place.state(ALICE).await["modals"][0]["id"], pressed.0["id"]);

    let filled = |user: &str, text: &str| {
        json!({"user": user, "channel": GAMES, "type": "modal", "source": pressed.id(),
        "custom_id": "form", "components": [{"custom_id": "a", "value": text}]})
    };
    for (user, text) in [(ALICE, ""), (ALICE, "x"), (ALICE, "abcde"), (BOB, "abc")] {
        assert_ne!(
            place.hand("/sandbox/interact", filled(user, text)).await.0,
            200,
            "{text}"
        );
    }
    let sent = place.interact(&mut bot, filled(ALICE, "abc")).await;
    assert_eq!(sent.0["type"], 5);
    assert_eq!(sent.0["message"]["id"], posted["id"]);
    assert_eq!(
        sent.0["data"],
        json!({"custom_id": "form", "components": [
            {"type": 1, "components": [{"type": 4, "custom_id": "a", "value": "abc"}]},
            {"type": 1, "components": [{"type": 4, "custom_id": "b", "value": ""}]},
        ]})
    );
    assert_eq!(
        place
            .hand("/sandbox/interact", filled(ALICE, "abc"))
            .await
            .0,
        400
    );
    // A form opened by a button may change the button's message.
    place
        .respond(&sent, json!({"type": 7, "data": {"content": "filled in"}}))
        .await;
    assert_eq!(place.messages(BOB, GAMES).await[0]["content"], "filled in");
}

#[tokio::test]
async fn each_kind_of_interaction_takes_its_own_answers() {
    let (place, mut bot) = Place::with_bot().await;
    let posted = place.buttons().await;
    let command = place.command(&mut bot, ALICE, "plain").await;
    let press = json!({"user": ALICE, "channel": GAMES, "type": "component", "message_id": posted["id"], "custom_id": "go"});
    let component = place.interact(&mut bot, press).await;
    for (received, kinds) in [
        (&command, vec![1, 6, 7, 8, 12]),
        (&component, vec![1, 8, 99]),
    ] {
        for kind in kinds {
            let (status, answer) = place
                .rest(
                    "POST",
                    &received.callback(),
                    json!({"type": kind, "data": {"content": "x"}}),
                )
                .await;
            assert_eq!(
                (status, errors(&answer)),
                (400, vec!["type BASE_TYPE_CHOICES".to_owned()]),
                "{kind}"
            );
        }
    }
    // A rejected form has no effect: a correct answer is still accepted.
    place.respond(&command, message("right")).await;
    place.respond(&component, json!({"type": 6})).await;
}
