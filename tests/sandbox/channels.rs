//! REST messages with the bot token: permissions, nonces, history, edits, direct messages.

use serde_json::{Value, json};

use super::tools::{
    ALICE, ALICES_DM, APPLICATION, BOB, BOBS_DM, GAMES, LOUNGE, PNG, Place, errors,
};

const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const EMBED_LINKS: u64 = 1 << 14;
const ATTACH_FILES: u64 = 1 << 15;
const READ_MESSAGE_HISTORY: u64 = 1 << 16;

fn messages(channel: &str) -> String {
    format!("/channels/{channel}/messages")
}

fn one(message: &Value) -> String {
    let text = |key: &str| message[key].as_str().unwrap().to_owned();
    format!("/channels/{}/messages/{}", text("channel_id"), text("id"))
}

#[tokio::test]
async fn a_wrong_token_is_refused() {
    let place = Place::open().await;
    for header in ["Bot wrong", "Bearer sandbox", "sandbox"] {
        let request = place
            .http
            .get(place.url("/api/v10/users/@me"))
            .header("authorization", header);
        assert_eq!(request.send().await.unwrap().status(), 401, "{header}");
    }
    assert_eq!(
        place.rest("GET", "/users/@me", Value::Null).await.1["id"],
        APPLICATION
    );
    for path in ["/applications/@me", "/oauth2/applications/@me"] {
        assert_eq!(
            place.rest("GET", path, Value::Null).await.1["id"],
            APPLICATION
        );
    }
    let (status, answer) = place.rest("GET", "/users/@me/guilds", Value::Null).await;
    assert_eq!(
        (status, answer),
        (404, json!({"message": "404: Not Found", "code": 0}))
    );
    let (status, answer) = place.rest("DELETE", "/users/@me", Value::Null).await;
    assert_eq!(
        (status, answer),
        (
            405,
            json!({"message": "405: Method Not Allowed", "code": 0})
        )
    );
}

#[tokio::test]
async fn what_does_not_exist_has_discords_code() {
    let place = Place::open().await;
    let posted = place.post(GAMES, json!({"content": "here"})).await;
    let elsewhere = one(&posted).replace(GAMES, LOUNGE);
    for (path, status, code) in [
        ("/channels/1", 404, 10003),
        ("/channels/1/messages/1", 404, 10003),
        (elsewhere.as_str(), 404, 10008),
        ("/guilds/1", 404, 10004),
        ("/users/1", 404, 10013),
        ("/channels/abc", 400, 50035),
        ("/applications/1/commands", 403, 20012),
        (
            &format!("/webhooks/1/{}", "x/messages/@original"),
            404,
            10015,
        ),
        (
            &format!("/webhooks/{APPLICATION}/x/messages/@original"),
            401,
            50027,
        ),
    ] {
        let (got, answer) = place.rest("GET", path, Value::Null).await;
        assert_eq!((got, &answer["code"]), (status, &json!(code)), "{path}");
    }
    let (status, answer) = place
        .rest("POST", "/users/@me/channels", json!({"recipient_id": "1"}))
        .await;
    assert_eq!((status, &answer["code"]), (404, &json!(10013)));
}

#[tokio::test]
async fn a_nonce_posts_once() {
    let place = Place::open().await;
    let body = json!({"content": "once", "nonce": "a-1", "enforce_nonce": true});
    let first = place.post(GAMES, body.clone()).await;
    assert_eq!(first["nonce"], "a-1");
    assert_eq!(place.post(GAMES, body.clone()).await["id"], first["id"]);
    assert_ne!(
        place
            .post(
                GAMES,
                json!({"content": "other", "nonce": "a-2", "enforce_nonce": true})
            )
            .await["id"],
        first["id"]
    );
    // Without `enforce_nonce`, a nonce has no effect.
    let label = json!({"content": "twice", "nonce": 7});
    assert_ne!(
        place.post(LOUNGE, label.clone()).await["id"],
        place.post(LOUNGE, label).await["id"]
    );
    assert_eq!(place.messages(ALICE, GAMES).await.len(), 2);
    place
        .act("/sandbox/clock", json!({"advance_ms": 6 * 60 * 1000}))
        .await;
    assert_ne!(place.post(GAMES, body).await["id"], first["id"]);
}

#[tokio::test]
async fn permissions_are_those_of_the_channel() {
    let place = Place::open().await;
    let posted = place.post(GAMES, json!({"content": "before"})).await;
    let deny = async |bits: u64| {
        place
            .act(
                "/sandbox/permissions",
                json!({"channel": GAMES, "deny": bits.to_string()}),
            )
            .await
    };
    let code = async |method: &str, path: &str, body: Value| {
        let (status, answer) = place.rest(method, path, body).await;
        (status, answer["code"].as_u64().unwrap_or(0))
    };
    let text = json!({"content": "x"});
    deny(SEND_MESSAGES).await;
    assert_eq!(
        code("POST", &messages(GAMES), text.clone()).await,
        (403, 50013)
    );
    assert_eq!(
        code("PATCH", &one(&posted), text.clone()).await,
        (200, 0),
        "its own messages it may still change"
    );
    assert_eq!(
        code("POST", &messages(LOUNGE), text.clone()).await,
        (200, 0),
        "other channels are as they were"
    );
    deny(VIEW_CHANNEL).await;
    for (method, path, body) in [
        ("POST", messages(GAMES), text.clone()),
        ("PATCH", one(&posted), text.clone()),
        ("GET", messages(GAMES), Value::Null),
        ("DELETE", one(&posted), Value::Null),
        ("GET", format!("/channels/{GAMES}"), Value::Null),
    ] {
        assert_eq!(
            code(method, &path, body).await,
            (403, 50001),
            "{method} {path}"
        );
    }
    deny(ATTACH_FILES).await;
    let (status, answer) = place
        .form("POST", &messages(GAMES), json!({}), &[("a.png", PNG)])
        .await;
    assert_eq!((status, &answer["code"]), (403, &json!(50013)));
    deny(EMBED_LINKS).await;
    assert_eq!(
        code(
            "POST",
            &messages(GAMES),
            json!({"embeds": [{"title": "t"}]})
        )
        .await,
        (403, 50013)
    );
    deny(READ_MESSAGE_HISTORY).await;
    assert_eq!(
        place.rest("GET", &messages(GAMES), Value::Null).await.1,
        json!([])
    );
    assert_eq!(code("GET", &one(&posted), Value::Null).await, (403, 50013));
    deny(0).await;
    assert_eq!(code("POST", &messages(GAMES), text).await, (200, 0));
}

#[tokio::test]
async fn an_answer_to_an_interaction_needs_no_permission() {
    let (place, mut bot) = Place::with_bot().await;
    place
        .act(
            "/sandbox/permissions",
            json!({"channel": GAMES, "deny": VIEW_CHANNEL | SEND_MESSAGES}),
        )
        .await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    let permissions: u64 = received.0["app_permissions"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    assert_eq!(permissions & (VIEW_CHANNEL | SEND_MESSAGES), 0);
    place
        .respond(&received, json!({"type": 4, "data": {"content": "still"}}))
        .await;
    assert_eq!(place.messages(ALICE, GAMES).await.len(), 1);
}

#[tokio::test]
async fn history_comes_newest_first_in_windows() {
    let place = Place::open().await;
    let mut ids = Vec::new();
    for n in 0..6 {
        ids.push(
            place.post(GAMES, json!({"content": n.to_string()})).await["id"]
                .as_str()
                .unwrap()
                .to_owned(),
        );
    }
    for (query, expected) in [
        (String::new(), vec!["5", "4", "3", "2", "1", "0"]),
        ("?limit=2".to_owned(), vec!["5", "4"]),
        (format!("?limit=2&before={}", ids[3]), vec!["2", "1"]),
        (format!("?limit=2&after={}", ids[1]), vec!["3", "2"]),
        (format!("?limit=3&around={}", ids[2]), vec!["3", "2", "1"]),
    ] {
        let (_, answer) = place
            .rest("GET", &format!("{}{query}", messages(GAMES)), Value::Null)
            .await;
        let got: Vec<&str> = answer
            .as_array()
            .unwrap()
            .iter()
            .map(|message| message["content"].as_str().unwrap())
            .collect();
        assert_eq!(got, expected, "{query}");
    }
    let (status, answer) = place
        .rest(
            "GET",
            &format!("{}?limit=101", messages(GAMES)),
            Value::Null,
        )
        .await;
    assert_eq!(
        (status, errors(&answer)),
        (400, vec!["limit NUMBER_TYPE_MAX".to_owned()])
    );
}

#[tokio::test]
async fn messages_are_edited_and_deleted_by_their_author() {
    let place = Place::open().await;
    let mut bob = place.listen(BOB).await;
    let posted = place.post(GAMES, json!({"content": "first"})).await;
    bob.expect("message_create").await;
    let (status, edited) = place
        .rest("PATCH", &one(&posted), json!({"content": "second"}))
        .await;
    assert_eq!((status, &edited["id"]), (200, &posted["id"]));
    assert!(edited["edited_timestamp"].is_string());
    assert_eq!(bob.expect("message_update").await["message"], edited);
    assert_eq!(
        place.rest("GET", &one(&posted), Value::Null).await.1,
        edited
    );
    assert_eq!(
        place.rest("DELETE", &one(&posted), Value::Null).await.0,
        204
    );
    assert_eq!(bob.expect("message_delete").await["id"], posted["id"]);
    assert_eq!(
        place
            .rest("PATCH", &one(&posted), json!({"content": "third"}))
            .await
            .1["code"],
        10008
    );

    let said = place
        .act(
            "/sandbox/say",
            json!({"user": BOB, "channel": GAMES, "content": "mine"}),
        )
        .await["message"]
        .clone();
    let (status, answer) = place
        .rest("PATCH", &one(&said), json!({"content": "yours"}))
        .await;
    assert_eq!((status, &answer["code"]), (403, &json!(50005)));
    let (status, answer) = place.rest("DELETE", &one(&said), Value::Null).await;
    assert_eq!((status, &answer["code"]), (403, &json!(50013)));
}

#[tokio::test]
async fn an_old_message_is_edited_a_few_times_only() {
    let place = Place::open().await;
    let posted = place.post(GAMES, json!({"content": "old"})).await;
    place
        .act("/sandbox/clock", json!({"advance_ms": 61 * 60 * 1000}))
        .await;
    let mut statuses = Vec::new();
    for n in 0..4 {
        let (status, answer) = place
            .rest("PATCH", &one(&posted), json!({"content": n.to_string()}))
            .await;
        statuses.push((status, answer["code"].as_u64()));
    }
    assert_eq!(
        statuses,
        [(200, None), (200, None), (200, None), (429, Some(30046))]
    );
}

#[tokio::test]
async fn direct_messages_may_be_refused() {
    let place = Place::open().await;
    let (status, channel) = place
        .rest("POST", "/users/@me/channels", json!({"recipient_id": BOB}))
        .await;
    assert_eq!(
        (status, &channel["id"], &channel["type"]),
        (200, &json!(BOBS_DM), &json!(1))
    );
    place.post(BOBS_DM, json!({"content": "your turn"})).await;
    assert_eq!(place.messages(BOB, BOBS_DM).await.len(), 1);
    assert!(place.state(ALICE).await["messages"].get(BOBS_DM).is_none());
    place
        .act("/sandbox/dms", json!({"user": BOB, "refuse": true}))
        .await;
    let (status, answer) = place
        .rest("POST", &messages(BOBS_DM), json!({"content": "hello?"}))
        .await;
    assert_eq!((status, &answer["code"]), (403, &json!(50007)));
    place
        .post(ALICES_DM, json!({"content": "others do take them"}))
        .await;
}

#[tokio::test]
async fn only_allowed_mentions_ping() {
    let place = Place::open().await;
    let content = format!("<@{ALICE}> and <@!{BOB}> and <@1> @everyone");
    for (allowed, expected) in [
        (json!(null), vec![ALICE, BOB]),
        (json!({"parse": []}), vec![]),
        (json!({"parse": [], "users": [BOB]}), vec![BOB]),
        (json!({"parse": ["users"]}), vec![ALICE, BOB]),
        (json!({"users": [BOB, "1"]}), vec![BOB]),
    ] {
        let posted = place
            .post(
                GAMES,
                json!({"content": content, "allowed_mentions": allowed}),
            )
            .await;
        let got: Vec<&str> = posted["mentions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|user| user["id"].as_str().unwrap())
            .collect();
        assert_eq!(got, expected, "{allowed}");
        assert_eq!(
            posted["mention_everyone"], false,
            "the bot has no permission for that"
        );
    }
    place
        .act(
            "/sandbox/permissions",
            json!({"channel": GAMES, "allow": 1 << 17}),
        )
        .await;
    assert_eq!(
        place.post(GAMES, json!({"content": content})).await["mention_everyone"],
        true
    );
}

#[tokio::test]
async fn a_post_can_be_silent_but_not_ephemeral() {
    let place = Place::open().await;
    let asked = 1 << 6 | 1 << 7 | 1 << 12;
    let posted = place
        .post(GAMES, json!({"content": "x", "flags": asked}))
        .await;
    assert_eq!(posted["flags"], 1 << 12);
    assert_eq!(place.messages(BOB, GAMES).await.len(), 1);
}

#[tokio::test]
async fn a_channel_that_goes_away_is_unknown() {
    let place = Place::open().await;
    let channel = place
        .act("/sandbox/channel", json!({"name": "short-lived"}))
        .await["channel"]["id"]
        .clone();
    let channel = channel.as_str().unwrap();
    place.post(channel, json!({"content": "hi"})).await;
    let url = place.url(&format!("/sandbox/channel?channel={channel}"));
    assert_eq!(place.http.delete(url).send().await.unwrap().status(), 200);
    assert_eq!(
        place
            .rest("POST", &messages(channel), json!({"content": "hi"}))
            .await
            .1["code"],
        10003
    );
}

#[tokio::test]
async fn typing_is_seen() {
    let place = Place::open().await;
    let mut alice = place.listen(ALICE).await;
    assert_eq!(
        place
            .rest("POST", &format!("/channels/{GAMES}/typing"), Value::Null)
            .await
            .0,
        204
    );
    let event = alice.expect("typing").await;
    assert_eq!(
        (&event["channel_id"], &event["user"]),
        (&json!(GAMES), &json!(APPLICATION))
    );
}

#[tokio::test]
async fn the_oldest_messages_make_room() {
    let place = Place::open().await;
    let payload = json!({"content": "first"});
    let (_, first) = place
        .form("POST", &messages(GAMES), payload, &[("a.png", PNG)])
        .await;
    for n in 0..500 {
        place.post(GAMES, json!({"content": n.to_string()})).await;
    }
    assert_eq!(place.messages(ALICE, GAMES).await.len(), 500);
    assert_eq!(
        place.rest("GET", &one(&first), Value::Null).await.1["code"],
        10008
    );
    let file = first["attachments"][0]["url"].as_str().unwrap();
    assert_eq!(place.http.get(file).send().await.unwrap().status(), 404);
}

#[tokio::test]
async fn the_address_of_a_file_expires_after_a_day() {
    let place = Place::open().await;
    let (_, posted) = place
        .form(
            "POST",
            &messages(GAMES),
            json!({"content": ""}),
            &[("a.png", PNG)],
        )
        .await;
    let address = |message: &Value| {
        message["attachments"][0]["url"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let status = async |url: &str| place.http.get(url).send().await.unwrap().status().as_u16();
    let first = address(&posted);
    assert_eq!(status(&first).await, 200);
    let (path, _) = first.split_once('?').expect("a signature");
    assert_eq!(status(path).await, 404);

    let day = json!({"advance_ms": 24 * 3600 * 1000});
    place.act("/sandbox/clock", day).await;
    assert_eq!(status(&first).await, 404);
    let (_, again) = place.rest("GET", &one(&posted), Value::Null).await;
    assert_eq!(status(&address(&again)).await, 200);
}
