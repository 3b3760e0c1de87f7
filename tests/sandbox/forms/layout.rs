//! Messages in components of the second version: validation, what is stored of them, and presses.

use serde_json::{Value, json};

use super::{MESSAGES, button, check, row};
use crate::sandbox::tools::{ALICE, BOB, GAMES, PNG, Place, errors};

const V2: u64 = 1 << 15;

fn text(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

fn section(button: &Value) -> Value {
    json!({"type": 9, "components": [text("x")], "accessory": button})
}

fn container(parts: &Value) -> Value {
    json!({"type": 17, "accent_color": 0x2f_7d5b, "components": parts})
}

fn message(components: &Value) -> Value {
    json!({"flags": V2, "components": components})
}

#[tokio::test]
async fn layouts_keep_to_their_limits() {
    let place = Place::open().await;
    let inside = |parts: Value| message(&json!([container(&parts)]));
    let gallery = |n: usize| {
        let item = json!({"media": {"url": "https://example.org/a.png"}, "description": "alt"});
        json!({"type": 12, "items": vec![item; n]})
    };
    let cases = vec![
        (message(&json!([text("x")])), ""),
        (inside(json!([text("x"), {"type": 14}, gallery(10)])), ""),
        (
            inside(json!([section(&button("a")), row(json!([button("b")]))[0]])),
            "",
        ),
        // A container, and 39 texts in it.
        (inside(json!(vec![text("x"); 39])), ""),
        (
            inside(json!(vec![text("x"); 40])),
            "components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        // A section counts with its text and its button: 14 * 3 > 40.
        (
            message(&json!(
                (0..14)
                    .map(|n| section(&button(&n.to_string())))
                    .collect::<Vec<_>>()
            )),
            "components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        (
            message(&json!([text(&"x".repeat(2000)), text(&"y".repeat(2000))])),
            "",
        ),
        (
            message(&json!([text(&"x".repeat(2000)), text(&"y".repeat(2001))])),
            "components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        ),
        (
            message(&json!([text("")])),
            "components.0.content BASE_TYPE_BAD_LENGTH",
        ),
        (
            message(&json!([section(&button("a")), section(&button("a"))])),
            "components.1.accessory.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            message(&json!([{"type": 9, "components": [text("x")]}])),
            "components.0.accessory BASE_TYPE_REQUIRED",
        ),
        (
            message(&json!([section(&row(json!([button("a")]))[0])])),
            "components.0.accessory.type BASE_TYPE_CHOICES",
        ),
        (
            inside(json!([container(&json!([text("x")]))])),
            "components.0.components.0.type BASE_TYPE_CHOICES",
        ),
        (
            inside(json!([])),
            "components.0.components BASE_TYPE_BAD_LENGTH",
        ),
        (
            inside(json!([gallery(11)])),
            "components.0.components.0.items BASE_TYPE_BAD_LENGTH",
        ),
        (
            inside(json!([{"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}])),
            "components.0.components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        // Without the flag they are unknown.
        (
            json!({"components": [text("x")]}),
            "components.0.type BASE_TYPE_CHOICES",
        ),
        (
            json!({"flags": V2, "components": [text("x")], "embeds": [{"title": "t"}]}),
            "embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
    ];
    check(&place, "POST", MESSAGES, "", cases).await;
    let (status, answer) = place.rest("POST", MESSAGES, json!({"flags": V2})).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)));
}

#[tokio::test]
async fn a_layout_mentions_shows_files_is_pressed_and_stays_one() {
    let (place, mut bot) = Place::with_bot().await;
    let gallery = json!({"type": 12, "items": [
        {"media": {"url": "attachment://board.png"}, "description": "a board"},
    ]});
    let words = text(&format!("Your turn, <@{BOB}> and <@{ALICE}>."));
    let payload = json!({
        "flags": V2, "allowed_mentions": {"parse": [], "users": [BOB]}, "attachments": [{"id": 0}],
        "components": [container(&json!([words, gallery, section(&button("go"))]))],
    });
    let (status, posted) = place
        .form("POST", MESSAGES, payload, &[("board.png", PNG)])
        .await;
    assert_eq!(status, 200, "{posted}");
    assert_eq!(posted["mentions"].as_array().map(Vec::len), Some(1));
    assert_eq!(posted["mentions"][0]["id"], BOB);
    // A file that a component shows is no attachment any more.
    assert_eq!(
        (&posted["attachments"], &posted["content"]),
        (&json!([]), &json!(""))
    );
    let parts = &posted["components"][0]["components"];
    let media = &parts[1]["items"][0]["media"];
    let url = media["url"].as_str().expect("an address");
    assert!(
        url.starts_with("http://") && url.contains("/board.png?"),
        "{media}"
    );
    assert_eq!((&media["width"], &media["height"]), (&json!(7), &json!(9)));
    let file = async || place.http.get(url).send().await.expect("an answer");
    assert_eq!(file().await.bytes().await.expect("a file"), PNG);
    assert!(parts[2]["accessory"]["id"].is_u64(), "{parts}");

    let press = json!({
        "user": BOB, "channel": GAMES, "type": "component", "message_id": posted["id"], "custom_id": "go",
    });
    let pressed = place.interact(&mut bot, press.clone()).await;
    assert_eq!(pressed.0["data"]["component_type"], 2);
    let classic = json!({"type": 7, "data": {"content": "words"}});
    let (_, answer) = place.rest("POST", &pressed.callback(), classic).await;
    assert_eq!(
        errors(&answer),
        ["data.content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    );
    let update = json!({"type": 7, "data": {"components": [text("done")]}});
    place.respond(&pressed, update).await;
    let shown = place.messages(ALICE, GAMES).await.remove(0);
    assert_eq!(shown["components"][0]["content"], "done");
    assert_eq!(shown["flags"], V2);
    assert_eq!(file().await.status(), 404, "its picture is gone");
    let path = format!("{MESSAGES}/{}", posted["id"].as_str().expect("an id"));
    let (status, answer) = place.rest("PATCH", &path, json!({"content": "x"})).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50035)));
    let taken_back = json!({"flags": 0, "components": [text("x")]});
    let (_, answer) = place.rest("PATCH", &path, taken_back).await;
    let wrong = errors(&answer);
    assert!(
        wrong
            .iter()
            .any(|wrong| wrong.starts_with("components.0.type ")),
        "{wrong:?}"
    );

    // A message of the first version becomes one of the second by an edit that shows nothing else.
    let (_, old) = place
        .rest("POST", MESSAGES, json!({"content": "old"}))
        .await;
    let path = format!("{MESSAGES}/{}", old["id"].as_str().expect("an id"));
    let edit = json!({"flags": V2, "content": null, "components": [text("new")]});
    let (status, new) = place.rest("PATCH", &path, edit).await;
    assert_eq!(status, 200, "{new}");
    assert_eq!((&new["content"], &new["flags"]), (&json!(""), &json!(V2)));
}
