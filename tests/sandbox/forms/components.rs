//! Validation of buttons, menus and rows.

use serde_json::{Value, json};

use super::{MESSAGES, button, check, row, with};
use crate::sandbox::tools::Place;

const AT: &str = "components.0.components.0";

fn message(components: &Value) -> Value {
    json!({"content": "x", "components": components})
}

fn one(component: Value) -> Value {
    message(&row(json!([component])))
}

fn menu(options: &Value) -> Value {
    json!({"type": 3, "custom_id": "m", "options": options})
}

fn options(n: usize) -> Value {
    let option = |n: usize| json!({"label": "l", "value": n.to_string()});
    json!((0..n).map(option).collect::<Vec<_>>())
}

#[tokio::test]
async fn rows_keep_to_their_limits() {
    let place = Place::open().await;
    let buttons = |n: usize| {
        row(json!(
            (0..n).map(|n| button(&n.to_string())).collect::<Vec<_>>()
        ))
    };
    let single = |n: usize| row(json!([button(&n.to_string())]))[0].clone();
    let rows = |n: usize| json!((0..n).map(single).collect::<Vec<_>>());
    let cases = vec![
        (message(&rows(5)), ""),
        (message(&rows(6)), "components BASE_TYPE_MAX_LENGTH"),
        (message(&buttons(5)), ""),
        (
            message(&buttons(6)),
            "components.0.components BASE_TYPE_BAD_LENGTH; components.0.components.5 COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        (
            message(&row(json!([]))),
            "components.0.components BASE_TYPE_BAD_LENGTH",
        ),
        (
            message(&json!([button("bare")])),
            "components.0.type BASE_TYPE_CHOICES",
        ),
        (
            message(&row(json!([button("a"), button("a")]))),
            "components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            message(&row(json!([button("a"), menu(&options(1))]))),
            "components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
    ];
    check(&place, "POST", MESSAGES, AT, cases).await;
}

#[tokio::test]
async fn buttons_keep_to_their_limits() {
    let place = Place::open().await;
    let a = |changes: Value| one(with(button("a"), changes));
    let link = json!({"type": 2, "style": 5, "label": "L"});
    let cases = vec![
        (one(button(&"i".repeat(100))), ""),
        (
            one(button(&"i".repeat(101))),
            "@.custom_id BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(button("")),
            "@.custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
        ),
        (a(json!({"label": "l".repeat(80)})), ""),
        (
            a(json!({"label": "l".repeat(81)})),
            "@.label BASE_TYPE_MAX_LENGTH",
        ),
        (
            a(json!({"label": null})),
            "@ BUTTON_COMPONENT_INVALID_LABEL",
        ),
        (a(json!({"label": null, "emoji": {"name": "🐘"}})), ""),
        (
            a(json!({"emoji": {"name": "elephant"}})),
            "@.emoji.name COMPONENT_INVALID_EMOJI",
        ),
        (a(json!({"style": 9})), "@.style NUMBER_TYPE_MAX"),
        (a(json!({"style": null})), "@.style BASE_TYPE_REQUIRED"),
        (
            a(json!({"url": "https://x"})),
            "@ BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        ),
        (
            one(with(link.clone(), json!({"url": "https://example.org"}))),
            "",
        ),
        (one(link), "@.url BASE_TYPE_REQUIRED"),
        (
            one(json!({"type": 4, "style": 1, "custom_id": "t", "label": "L"})),
            "@.type BASE_TYPE_CHOICES",
        ),
    ];
    check(&place, "POST", MESSAGES, AT, cases).await;
}

#[tokio::test]
async fn menus_keep_to_their_limits() {
    let place = Place::open().await;
    let two = |changes: Value| one(with(menu(&options(2)), changes));
    let long = json!([{"label": "l".repeat(101), "value": "v".repeat(101)}]);
    let twins = json!([{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]);
    let chosen = json!([{"label": "a", "value": "1", "default": true}, {"label": "b", "value": "2", "default": true}]);
    let cases = vec![
        (one(menu(&options(25))), ""),
        (one(menu(&options(26))), "@.options BASE_TYPE_BAD_LENGTH"),
        (one(menu(&options(0))), "@.options BASE_TYPE_BAD_LENGTH"),
        (
            two(json!({"max_values": 3})),
            "@.options BASE_TYPE_BAD_LENGTH",
        ),
        (
            two(json!({"min_values": 2})),
            "@.min_values NUMBER_TYPE_MAX",
        ),
        (two(json!({"min_values": 0, "max_values": 2})), ""),
        (two(json!({"placeholder": "p".repeat(150)})), ""),
        (
            two(json!({"placeholder": "p".repeat(151)})),
            "@.placeholder BASE_TYPE_MAX_LENGTH",
        ),
        (
            two(json!({"custom_id": null})),
            "@.custom_id SELECT_COMPONENT_CUSTOM_ID_REQUIRED",
        ),
        (
            one(menu(&long)),
            "@.options.0.label BASE_TYPE_BAD_LENGTH; @.options.0.value BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(menu(&twins)),
            "@.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            one(menu(&chosen)),
            "@.options SELECT_COMPONENT_DEFAULT_EXCEEDS_MAX",
        ),
        (one(json!({"type": 5, "custom_id": "users"})), ""),
    ];
    check(&place, "POST", MESSAGES, AT, cases).await;
}
