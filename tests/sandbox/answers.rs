//! The sandbox answers the bot's calls; `tests/openapi` validates the answers.

use serde_json::{Value, json};

use super::socket::Socket;
use super::tools::{ALICE, APPLICATION, BOB, GAMES, PNG, Place, Received, controls};
use crate::common::calls;

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
async fn every_call_is_answered() {
    let (place, mut bot) = Place::with_bot().await;
    let (posted, command, called) = create_messages(&place, &mut bot).await;

    let callback = "/interactions/{interaction_id}/{interaction_token}/callback";
    let mut answers = vec![json!({"method": "POST", "route": callback, "answer": called})];
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
        answers.push(json!({"method": method, "route": route, "answer": answer}));
    }
    calls::keep(&answers.into());
}
