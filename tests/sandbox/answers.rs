//! Validates the sandbox's answers against Discord's OpenAPI document if the environment variable `DISCORD_OPENAPI`
//! names it, because differences would hide errors of the bot.

use serde_json::{Value, json};

use super::socket::Socket;
use super::tools::{ALICE, APPLICATION, BOB, GAMES, PNG, Place, Received, controls};

/// The errors of one answer.
fn findings(document: &Value, method: &str, route: &str, answer: &Value) -> Vec<String> {
    let responses = &document["paths"][route][method.to_lowercase()]["responses"];
    let schema = &responses["200"]["content"]["application/json"]["schema"];
    assert!(
        schema.is_object(),
        "the document has no answer for {method} {route}"
    );
    let whole = json!({"components": document["components"], "allOf": [schema]});
    let validator = jsonschema::validator_for(&whole).unwrap();
    let errors = validator.iter_errors(answer);
    errors
        .map(|error| format!("{method} {route} {}: {error:.500}", error.instance_path()))
        .collect()
}

/// Creates messages in every way: posts, answers to commands, presses and forms, follow-ups, messages of people.
/// Returns the post and the command, which has been answered with `called`.
async fn create_messages(place: &Place, bot: &mut Socket) -> (Value, Received, Value) {
    let payload = json!({"content": format!("<@{BOB}>"), "components": controls(), "nonce": "n",
        "embeds": [{"title": "t", "image": {"url": "attachment://b.png"}}],
        "attachments": [{"id": 0, "description": "alt"}, {"id": 1}]});
    let files = [("a.png", PNG), ("b.png", PNG)];
    let path = format!("/channels/{GAMES}/messages");
    let (_, posted) = place.form("POST", &path, payload, &files).await;

    let command = place.command(bot, ALICE, "plain").await;
    let callback = format!("{}?with_response=true", command.callback());
    let answer = json!({"type": 4, "data": {"content": "x", "flags": 64}});
    let called = place.rest("POST", &callback, answer).await.1;
    place
        .rest("POST", &command.webhook(), json!({"content": "more"}))
        .await;

    let menu = json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "Challenge",
        "command_type": 2, "target_id": BOB});
    let menu = place.interact(bot, menu).await;
    place.respond(&menu, json!({"type": 5})).await;

    let press = json!({"user": BOB, "channel": GAMES, "type": "component", "message_id": posted["id"],
        "custom_id": "go"});
    let press = place.interact(bot, press).await;
    let input = json!({"type": 4, "custom_id": "t", "style": 1, "label": "L"});
    let form =
        json!({"custom_id": "f", "title": "T", "components": [{"type": 1, "components": [input]}]});
    place
        .respond(&press, json!({"type": 9, "data": form}))
        .await;
    let sent = json!({"user": BOB, "channel": GAMES, "type": "modal", "source": press.id(),
        "components": [{"custom_id": "t", "value": "v"}]});
    let sent = place.interact(bot, sent).await;
    place
        .respond(
            &sent,
            json!({"type": 4, "data": {"content": "from the form"}}),
        )
        .await;

    let said = json!({"user": BOB, "channel": GAMES, "content": "hi"});
    place.act("/sandbox/say", said).await;
    (posted, command, called)
}

#[tokio::test]
async fn answers_fit_discords_own_schemas() {
    let Ok(path) = std::env::var("DISCORD_OPENAPI") else {
        return;
    };
    let text = std::fs::read_to_string(&path).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    let (place, mut bot) = Place::with_bot().await;
    let (posted, command, called) = create_messages(&place, &mut bot).await;

    let callback = "/interactions/{interaction_id}/{interaction_token}/callback";
    let mut found = findings(&document, "POST", callback, &called);
    let x = json!({"content": "x"});
    let commands = json!([{"name": "a", "description": "d"}]);
    for (call, body) in [
        ("GET /gateway", Value::Null),
        ("GET /gateway/bot", Value::Null),
        ("GET /users/@me", Value::Null),
        ("GET /users/{user_id}", Value::Null),
        ("POST /users/@me/channels", json!({"recipient_id": ALICE})),
        ("GET /applications/@me", Value::Null),
        ("GET /oauth2/applications/@me", Value::Null),
        ("GET /applications/{application_id}/commands", Value::Null),
        (
            "PUT /applications/{application_id}/guilds/{guild_id}/commands",
            commands,
        ),
        ("GET /guilds/{guild_id}", Value::Null),
        ("GET /channels/{channel_id}", Value::Null),
        ("GET /channels/{channel_id}/messages", Value::Null),
        ("POST /channels/{channel_id}/messages", x.clone()),
        (
            "GET /channels/{channel_id}/messages/{message_id}",
            Value::Null,
        ),
        (
            "PATCH /channels/{channel_id}/messages/{message_id}",
            x.clone(),
        ),
        (
            "GET /webhooks/{webhook_id}/{webhook_token}/messages/@original",
            Value::Null,
        ),
        (
            "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
            x.clone(),
        ),
        ("POST /webhooks/{webhook_id}/{webhook_token}", x),
    ] {
        let (method, route) = call.split_once(' ').unwrap();
        let path = route
            .replace("{user_id}", ALICE)
            .replace("{application_id}", APPLICATION)
            .replace("{guild_id}", "1000000000000000100")
            .replace("{channel_id}", GAMES)
            .replace("{message_id}", posted["id"].as_str().unwrap())
            .replace("/webhooks/{webhook_id}/{webhook_token}", &command.webhook());
        let (status, answer) = place.rest(method, &path, body).await;
        assert_eq!(status, 200, "{call} {answer}");
        found.extend(findings(&document, method, route, &answer));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
