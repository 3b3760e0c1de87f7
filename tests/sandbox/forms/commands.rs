//! Validation of registered commands.

use serde_json::{Value, json};

use super::{check, with};
use crate::sandbox::tools::{ALICE, Place, errors};

const GLOBAL: &str = "/applications/1000000000000000001/commands";
const GUILD: &str = "/applications/1000000000000000001/guilds/1000000000000000100/commands";

fn command(changes: Value) -> Value {
    with(json!({"name": "a", "description": "d"}), changes)
}

fn option(changes: Value) -> Value {
    with(json!({"type": 3, "name": "o", "description": "d"}), changes)
}

#[tokio::test]
async fn names_and_descriptions_keep_to_their_rules() {
    let place = Place::open().await;
    let one = |changes: Value| json!([command(changes)]);
    let invalid = "0.name APPLICATION_COMMAND_INVALID_NAME";
    let names = |names: Value| one(json!({"name_localizations": names}));
    let odd = json!({"default_member_permissions": "lots", "contexts": [3]});
    let cases = vec![
        (one(json!({"name": "đi-nước_1"})), ""),
        (one(json!({"name": "กขค"})), ""),
        (one(json!({"name": "नमस्ते"})), ""),
        (one(json!({"name": "Challenge"})), invalid),
        (one(json!({"name": "two words"})), invalid),
        (one(json!({"name": "hm?"})), invalid),
        (
            one(json!({"name": ""})),
            "0.name APPLICATION_COMMAND_INVALID_NAME; 0.name BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(json!({"name": "x".repeat(33)})),
            "0.name APPLICATION_COMMAND_INVALID_NAME; 0.name BASE_TYPE_BAD_LENGTH",
        ),
        (json!([{"name": "a"}]), "0.description BASE_TYPE_REQUIRED"),
        (
            one(json!({"description": "d".repeat(101)})),
            "0.description BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!([command(json!({})), command(json!({}))]),
            "1.name APPLICATION_COMMANDS_DUPLICATE_NAME",
        ),
        (json!([command(json!({})), {"type": 2, "name": "a"}]), ""),
        (json!([{"type": 2, "name": "With Spaces"}]), ""),
        (
            json!([{"type": 2, "name": "n", "description": "d"}]),
            "0.description APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
        ),
        (
            names(json!({"de": "zug", "zh-CN": "走", "vi": "nước-đi"})),
            "",
        ),
        (
            names(json!({"de-DE": "zug"})),
            "0.name_localizations.de-DE BASE_TYPE_CHOICES",
        ),
        (
            names(json!({"de": "Zug"})),
            "0.name_localizations.de APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            one(json!({"description_localizations": {"fr": "d".repeat(101)}})),
            "0.description_localizations.fr BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(
                json!({"default_member_permissions": "32", "contexts": [0, 1, 2], "integration_types": [0, 1]}),
            ),
            "",
        ),
        (
            one(odd),
            "0.contexts.0 BASE_TYPE_CHOICES; 0.default_member_permissions NUMBER_TYPE_COERCE",
        ),
    ];
    check(&place, "PUT", GLOBAL, "", cases).await;
}

#[tokio::test]
async fn options_and_choices_keep_to_their_rules() {
    let place = Place::open().await;
    let options = |options: Vec<Value>| json!([command(json!({"options": options}))]);
    let one = |changes: Value| options(vec![option(changes)]);
    let named = |n: usize| option(json!({"name": n.to_string()}));
    let choice = |n: usize| json!({"name": n.to_string(), "value": "v"});
    let choices = |n: usize| json!((0..n).map(choice).collect::<Vec<_>>());
    let long = json!([{"name": "n".repeat(101), "value": "v".repeat(101)}]);
    let late = option(json!({"name": "p", "required": true}));
    let leaf = option(json!({"type": 1, "name": "s"}));
    let branch = option(json!({"type": 2, "options": [option(json!({}))]}));
    let cases = vec![
        (options((0..25).map(named).collect()), ""),
        (
            options((0..26).map(named).collect()),
            "0.options BASE_TYPE_MAX_LENGTH",
        ),
        (
            options(vec![named(1), named(1)]),
            "0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
        ),
        (
            options(vec![option(json!({})), late]),
            "0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (one(json!({"type": 12})), "@.type NUMBER_TYPE_MAX"),
        (one(json!({"choices": choices(25)})), ""),
        (
            one(json!({"choices": choices(26)})),
            "@.choices BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(json!({"choices": long})),
            "@.choices.0.name BASE_TYPE_BAD_LENGTH; @.choices.0.value BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(json!({"type": 4, "choices": [{"name": "n", "value": "one"}]})),
            "@.choices.0.value NUMBER_TYPE_COERCE",
        ),
        (
            one(json!({"autocomplete": true, "choices": choices(1)})),
            "@.autocomplete APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_INVALID",
        ),
        (
            one(json!({"type": 6, "autocomplete": true})),
            "@.choices APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
        ),
        (
            options(vec![option(json!({})), leaf]),
            "@.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID; 0.options.1.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            options(vec![branch]),
            "@.options.0.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
    ];
    check(&place, "PUT", GLOBAL, "0.options.0", cases).await;
}

#[tokio::test]
async fn a_command_has_8000_characters_and_a_bot_100_commands() {
    let place = Place::open().await;
    let text = |letter: &str| letter.repeat(100);
    // 25 options of about 100 characters each fit, because only the longest translation of each text counts.
    let option = |n: usize| {
        option(json!({"name": n.to_string(), "description": text("d"),
            "description_localizations": {"de": text("e"), "fr": text("f"), "vi": text("g")}}))
    };
    let options: Vec<Value> = (0..25).map(option).collect();
    let put = async |options: &[Value]| {
        place
            .rest("PUT", GLOBAL, json!([command(json!({"options": options}))]))
            .await
    };
    assert_eq!(put(&options).await.0, 200);
    let choices =
        json!([{"name": text("n"), "value": text("v")}, {"name": text("m"), "value": "v"}]);
    let heavy = |option: Value| with(option, json!({"choices": choices}));
    let heavy: Vec<Value> = options.into_iter().map(heavy).collect();
    assert_eq!(
        errors(&put(&heavy).await.1),
        ["0 APPLICATION_COMMAND_TOO_LARGE"]
    );

    let many = |n: usize| {
        json!(
            (0..n)
                .map(|n| command(json!({"name": n.to_string()})))
                .collect::<Vec<_>>()
        )
    };
    assert_eq!(place.rest("PUT", GLOBAL, many(100)).await.0, 200);
    let (status, answer) = place.rest("PUT", GLOBAL, many(101)).await;
    assert_eq!((status, &answer["code"]), (400, &json!(30032)));
}

#[tokio::test]
async fn a_command_keeps_its_id_and_an_unchanged_one_its_version() {
    let place = Place::open().await;
    let mut alice = place.listen(ALICE).await;
    let put = async |list: Value| place.rest("PUT", GLOBAL, list).await.1;
    let (b, c) = (command(json!({"name": "b"})), command(json!({"name": "c"})));
    let first = put(json!([command(json!({})), b])).await;
    assert_eq!(alice.expect("commands").await["commands"], first);
    let second = put(json!([command(json!({"description": "other"})), b, c])).await;
    assert_eq!(
        (&second[0]["id"], &second[1]["id"]),
        (&first[0]["id"], &first[1]["id"])
    );
    assert_ne!(second[0]["version"], first[0]["version"]);
    assert_eq!(second[1]["version"], first[1]["version"]);
    assert_eq!(place.rest("GET", GLOBAL, Value::Null).await.1, second);
    let (_, in_guild) = place
        .rest("PUT", GUILD, json!([command(json!({"name": "g"}))]))
        .await;
    assert_eq!(in_guild[0]["guild_id"], "1000000000000000100");
    assert_eq!(
        place.state(ALICE).await["commands"]
            .as_array()
            .unwrap()
            .len(),
        4
    );
    assert_eq!(put(json!([])).await, json!([]));
    assert_eq!(
        place.state(ALICE).await["commands"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}
