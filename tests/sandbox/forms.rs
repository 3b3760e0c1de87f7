//! Form validation: what Discord rejects and what it accepts. A case is a payload and its errors as `path CODE`,
//! separated by `; `, or an empty text for none; `@` in a path is short for the first component or option.

#![allow(
    clippy::needless_pass_by_value,
    reason = "json!(..) reads best handed over as it is made"
)]

use serde_json::{Value, json};

use super::tools::{ALICE, GAMES, PNG, Place, Received, errors};

mod commands;
mod components;
mod layout;

const MESSAGES: &str = "/channels/1000000000000000201/messages";

fn row(components: Value) -> Value {
    json!([{"type": 1, "components": components}])
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "L", "custom_id": id})
}

fn with(mut value: Value, changes: Value) -> Value {
    for (key, change) in changes.as_object().unwrap() {
        value[key] = change.clone();
    }
    value
}

/// Sends each payload and compares the errors.
async fn check(place: &Place, method: &str, path: &str, at: &str, cases: Vec<(Value, &str)>) {
    for (body, expected) in cases {
        let (status, answer) = place.rest(method, path, body.clone()).await;
        let expected = expected.replace('@', at);
        assert_eq!(errors(&answer).join("; "), expected, "{body:.300}");
        let refused = !expected.is_empty();
        assert_eq!(status >= 400, refused, "{answer} {body:.300}");
        assert!(
            !refused || (status == 400 && answer["code"] == 50035),
            "{answer}"
        );
    }
}

#[tokio::test]
async fn messages_keep_to_their_limits() {
    let place = Place::open().await;
    let x = |changes: Value| with(json!({"content": "x"}), changes);
    let mentions = |allowed: Value| json!({"content": "x", "allowed_mentions": allowed});
    let cases = vec![
        (json!({"content": "ü".repeat(2000)}), ""),
        (
            json!({"content": "x".repeat(2001)}),
            "content BASE_TYPE_MAX_LENGTH",
        ),
        (json!({"content": ["x"]}), "content STRING_TYPE_CONVERT"),
        (
            x(json!({"flags": 1 << 12, "tts": false, "nonce": 5, "sticker_ids": []})),
            "",
        ),
        (
            x(json!({"flags": 1 << 15})),
            "content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        (
            x(json!({"nonce": "n".repeat(26)})),
            "nonce BASE_TYPE_MAX_LENGTH",
        ),
        (x(json!({"tts": "yes"})), "tts BOOLEAN_TYPE_CONVERT"),
        (
            mentions(json!({"parse": ["bots"]})),
            "allowed_mentions.parse.0 BASE_TYPE_CHOICES",
        ),
        (
            mentions(json!({"parse": ["users"], "users": [ALICE]})),
            "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (
            mentions(json!({"users": [5, "me"]})),
            "allowed_mentions.users.1 NUMBER_TYPE_COERCE",
        ),
    ];
    check(&place, "POST", MESSAGES, "", cases).await;
    for empty in [
        json!({}),
        json!({"content": " \n"}),
        json!({"embeds": [], "components": []}),
    ] {
        let (status, answer) = place.rest("POST", MESSAGES, empty).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50006)));
    }
    let (status, answer) = place.rest("POST", MESSAGES, json!("text")).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50109)));
}

#[tokio::test]
async fn embeds_keep_to_their_limits() {
    let place = Place::open().await;
    let one = |embed: Value| json!({"embeds": [embed]});
    let field = json!({"name": "n", "value": "v"});
    let bad_field = json!({"name": "", "value": "v".repeat(1025)});
    let halves = [
        json!({"description": "d".repeat(4000)}),
        json!({"description": "d".repeat(2001)}),
    ];
    let links = json!({"title": "t", "url": "ftp://x", "image": {"url": "nothing"}});
    let cases = vec![
        (
            one(json!({"title": "t".repeat(256), "fields": vec![field.clone(); 25]})),
            "",
        ),
        (
            json!({"embeds": vec![json!({"title": "t"}); 11]}),
            "embeds BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(json!({"title": "t".repeat(257)})),
            "@.title BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(json!({"description": "d".repeat(4097)})),
            "@.description BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(json!({"title": "t", "footer": {"text": "f".repeat(2049)}})),
            "@.footer.text BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(json!({"fields": vec![field; 26]})),
            "@.fields BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(json!({"fields": [bad_field]})),
            "@.fields.0.name BASE_TYPE_BAD_LENGTH; @.fields.0.value BASE_TYPE_BAD_LENGTH",
        ),
        (json!({"embeds": halves}), "embeds MAX_EMBED_SIZE_EXCEEDED"),
        (one(json!({"color": 7})), "@.description BASE_TYPE_REQUIRED"),
        (
            one(links),
            "@.image.url URL_TYPE_INVALID_URL; @.url URL_TYPE_INVALID_SCHEME",
        ),
    ];
    check(&place, "POST", MESSAGES, "embeds.0", cases).await;
}

#[tokio::test]
async fn an_embed_shows_an_uploaded_file() {
    let place = Place::open().await;
    let payload = json!({"embeds": [{"title": "t", "image": {"url": "attachment://a.png"}}]});
    let (_, posted) = place
        .form("POST", MESSAGES, payload, &[("a.png", PNG)])
        .await;
    assert_eq!(posted["attachments"], json!([]));
    let image = &posted["embeds"][0]["image"];
    assert_eq!((&image["width"], &image["height"]), (&json!(7), &json!(9)));
    let bytes = place
        .http
        .get(image["url"].as_str().unwrap())
        .send()
        .await
        .unwrap();
    assert_eq!(bytes.bytes().await.unwrap(), PNG);
}

#[tokio::test]
async fn files_keep_to_their_limits() {
    let options = banyan::sandbox::Options {
        attachment_size_limit: 1000,
        ..banyan::sandbox::Options::default()
    };
    let place = Place::with(options).await;
    let send = async |payload: Value, files: &[(&str, &[u8])]| {
        place.form("POST", MESSAGES, payload, files).await
    };
    let (status, answer) = send(json!({}), &[("a.bin", &[0; 1001])]).await;
    assert_eq!((status, &answer["code"]), (413, &json!(40005)));
    assert_eq!(send(json!({}), &[("a.bin", &[0; 1000])]).await.0, 200);
    let (status, answer) = send(json!({}), &[("a.png", PNG); 11]).await;
    assert_eq!((status, &answer["code"]), (400, &json!(30015)));
    let described = |length: usize| json!([{"id": 0, "description": "d".repeat(length)}]);
    for (attachments, expected) in [
        (described(1024), ""),
        (
            described(1025),
            "attachments.0.description BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!([{"id": 0}, {"id": 1}]),
            "attachments.1.id ATTACHMENT_NOT_FOUND",
        ),
        (
            json!([{"id": 0}, {"id": "0"}]),
            "attachments.1.id ATTACHMENT_ID_DUPLICATED",
        ),
        (
            json!([{"filename": "b.png"}]),
            "attachments.0.id BASE_TYPE_REQUIRED",
        ),
    ] {
        let (_, answer) = send(json!({"attachments": attachments}), &[("a.png", PNG)]).await;
        assert_eq!(errors(&answer).join("; "), expected, "{attachments}");
    }
}

#[tokio::test]
async fn responses_are_checked_in_their_data() {
    let (place, mut bot) = Place::with_bot().await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    let message = |data: Value| json!({"type": 4, "data": data});
    let twins = row(json!([button("a"), button("a")]));
    let cases = vec![
        (json!({"data": {}}), "type BASE_TYPE_REQUIRED"),
        (message(json!("x")), "data DICT_TYPE_CONVERT"),
        (
            message(json!({"content": "x".repeat(2001)})),
            "data.content BASE_TYPE_MAX_LENGTH",
        ),
        (
            message(json!({"content": "x", "components": twins})),
            "data.components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
    ];
    check(&place, "POST", &received.callback(), "", cases).await;
    let (status, answer) = place
        .rest("POST", &received.callback(), json!({"type": 4}))
        .await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)));
}

#[tokio::test]
async fn pop_up_forms_keep_to_their_limits() {
    let (place, mut bot) = Place::with_bot().await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    let form = |input: Value| {
        let rows = row(json!([input]));
        json!({"type": 9, "data": {"custom_id": "c", "title": "T", "components": rows}})
    };
    let input = json!({"type": 4, "custom_id": "t", "style": 1, "label": "L"});
    let bad = |changes: Value| form(with(input.clone(), changes));
    let nothing = json!({"custom_id": "c".repeat(101), "title": "t".repeat(46), "components": []});
    let cases = vec![
        (
            json!({"type": 9, "data": nothing}),
            "data.components BASE_TYPE_BAD_LENGTH; data.custom_id BASE_TYPE_BAD_LENGTH; data.title BASE_TYPE_BAD_LENGTH",
        ),
        (
            bad(json!({"label": "l".repeat(46)})),
            "@.label BASE_TYPE_BAD_LENGTH",
        ),
        (bad(json!({"label": null})), "@.label BASE_TYPE_REQUIRED"),
        (
            bad(json!({"min_length": 5, "max_length": 4})),
            "@.min_length NUMBER_TYPE_MAX",
        ),
        (
            bad(json!({"max_length": 4001})),
            "@.max_length NUMBER_TYPE_MAX",
        ),
        (
            bad(json!({"max_length": 3, "value": "long"})),
            "@.value BASE_TYPE_MAX_LENGTH",
        ),
        (
            bad(json!({"placeholder": "p".repeat(101)})),
            "@.placeholder BASE_TYPE_MAX_LENGTH",
        ),
        (bad(json!({"style": null})), "@.style BASE_TYPE_REQUIRED"),
        (form(button("b")), "@.type BASE_TYPE_CHOICES"),
    ];
    let at = "data.components.0.components.0";
    check(&place, "POST", &received.callback(), at, cases).await;
    place.respond(&received, form(input)).await;
}

#[tokio::test]
async fn suggestions_keep_to_their_limits() {
    let (place, mut bot) = Place::with_bot().await;
    let typing = json!({"user": ALICE, "channel": GAMES, "type": "autocomplete", "name": "typed",
        "options": [{"name": "text", "value": "", "focused": true}]});
    let offer = |choices: Value| json!({"type": 8, "data": {"choices": choices}});
    let choice = |name: &str, value: &str| json!({"name": name, "value": value});
    let long = "x".repeat(101);
    let bot = async {
        let received = Received(bot.event("INTERACTION_CREATE").await);
        let cases = vec![
            (
                offer(json!(vec![choice("n", "v"); 26])),
                "data.choices BASE_TYPE_MAX_LENGTH",
            ),
            (
                offer(json!([choice(&long, "v")])),
                "@.name BASE_TYPE_BAD_LENGTH",
            ),
            (
                offer(json!([choice("", "v")])),
                "@.name BASE_TYPE_BAD_LENGTH",
            ),
            (
                offer(json!([choice("n", &long)])),
                "@.value BASE_TYPE_BAD_LENGTH",
            ),
            (offer(json!([{"name": "n"}])), "@.value BASE_TYPE_REQUIRED"),
            (
                json!({"type": 8, "data": {"content": "x"}}),
                "data.choices BASE_TYPE_REQUIRED",
            ),
        ];
        check(
            &place,
            "POST",
            &received.callback(),
            "data.choices.0",
            cases,
        )
        .await;
        place
            .respond(&received, offer(json!(vec![choice("n", "v"); 25])))
            .await;
    };
    let (given, ()) = tokio::join!(place.act("/sandbox/interact", typing), bot);
    assert_eq!(given["choices"].as_array().unwrap().len(), 25);
}
