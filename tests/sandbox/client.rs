//! The client API: requests that a client would not send are refused, and each user sees the right things.

use serde_json::{Value, json};

use super::tools::{ALICE, BOB, GAMES, Place};

#[tokio::test]
async fn what_a_client_would_not_send_is_refused() {
    let (place, _bot) = Place::with_bot().await;
    let posted = place.buttons().await;
    let command =
        |name: &str, options: Value| json!({"type": "command", "name": name, "options": options});
    let text = json!({"name": "text", "value": "x"});
    let press = |id: &str, values: Value| json!({"type": "component", "message_id": posted["id"], "custom_id": id, "values": values});
    let mut refused = Vec::new();
    for (why, body) in [
        ("unknown command", command("nonsense", json!([]))),
        ("a menu command typed", command("Challenge", json!([]))),
        ("required option missing", command("typed", json!([]))),
        ("unknown option", command("plain", json!([text]))),
        ("given twice", command("typed", json!([text, text]))),
        (
            "too long",
            command("typed", json!([{"name": "text", "value": "x".repeat(11)}])),
        ),
        (
            "empty",
            command("typed", json!([{"name": "text", "value": ""}])),
        ),
        (
            "of another type",
            command("typed", json!([text, {"name": "number", "value": "3"}])),
        ),
        (
            "below the least",
            command("typed", json!([text, {"name": "number", "value": 0}])),
        ),
        (
            "above the most",
            command("typed", json!([text, {"name": "number", "value": 10}])),
        ),
        (
            "not a choice",
            command("typed", json!([text, {"name": "choice", "value": "b"}])),
        ),
        (
            "no such user",
            command("typed", json!([text, {"name": "user", "value": "1"}])),
        ),
        (
            "no such channel",
            command("typed", json!([text, {"name": "channel", "value": "1"}])),
        ),
        ("subcommand missing", command("tree", json!([]))),
        (
            "group without subcommand",
            command(
                "tree",
                json!([{"name": "branch", "type": 2, "options": []}]),
            ),
        ),
        ("not on the message", press("nowhere", Value::Null)),
        ("disabled", press("off", Value::Null)),
        ("no value", press("menu", json!([]))),
        ("too many values", press("menu", json!(["1", "2"]))),
        ("no such value", press("menu", json!(["3"]))),
        (
            "no such form",
            json!({"type": "modal", "source": "1", "components": []}),
        ),
        ("no such kind", json!({"type": "shout"})),
    ] {
        let mut body = body;
        body["user"] = json!(ALICE);
        body["channel"] = json!(GAMES);
        let (status, answer) = place.hand("/sandbox/interact", body).await;
        if !(400..=404).contains(&status) || !answer["error"].is_string() {
            refused.push((why, status, answer));
        }
    }
    assert!(refused.is_empty(), "{refused:#?}");
    let log = place.look("/sandbox/log").await.to_string();
    assert!(
        !log.contains("INTERACTION_CREATE"),
        "nothing of it reached the bot"
    );
}

#[tokio::test]
async fn subcommands_keep_their_shape() {
    let (place, mut bot) = Place::with_bot().await;
    let press = |options: Value| json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "tree", "options": options});
    let leaf = json!([{"name": "leaf", "type": 1, "options": [{"name": "text", "type": 3, "value": "x"}]}]);
    let received = place.interact(&mut bot, press(leaf.clone())).await;
    assert_eq!(received.0["data"]["options"], leaf);
    let twig = json!([{"name": "branch", "type": 2, "options": [{"name": "twig", "type": 1, "options": []}]}]);
    let received = place.interact(&mut bot, press(twig.clone())).await;
    assert_eq!(received.0["data"]["options"], twig);
}

#[tokio::test]
async fn commands_are_where_they_may_be_used() {
    let (place, mut bot) = Place::with_bot().await;
    let open = |state: &Value| {
        let commands = state["commands"].as_array().unwrap().iter();
        let masters = commands
            .into_iter()
            .find(|command| command["name"] == "masters");
        let usable = state["usable"][GAMES].as_array().unwrap();
        usable.contains(&masters.unwrap()["id"])
    };
    // Alice owns the guild; Bob is an ordinary member.
    assert!(open(&place.state(ALICE).await));
    assert!(!open(&place.state(BOB).await));
    place.command(&mut bot, ALICE, "masters").await;
    let press = |user: &str, channel: &str, name: &str| json!({"user": user, "channel": channel, "type": "command", "name": name});
    assert_eq!(
        place
            .hand("/sandbox/interact", press(BOB, GAMES, "masters"))
            .await
            .0,
        400
    );
    place.command(&mut bot, BOB, "indoors").await;
    assert_eq!(
        place
            .hand(
                "/sandbox/interact",
                press(BOB, super::tools::BOBS_DM, "indoors")
            )
            .await
            .0,
        400
    );
}

#[tokio::test]
async fn the_guilds_commands_stay_in_the_guild() {
    let (place, mut bot) = Place::with_bot().await;
    let path = "/applications/1000000000000000001/guilds/1000000000000000100/commands";
    let (status, _) = place
        .rest("PUT", path, json!([{"name": "local", "description": "d"}]))
        .await;
    assert_eq!(status, 200);
    let received = place.command(&mut bot, BOB, "local").await;
    assert_eq!(received.0["data"]["guild_id"], "1000000000000000100");
    let press =
        json!({"user": BOB, "channel": super::tools::BOBS_DM, "type": "command", "name": "local"});
    assert_eq!(place.hand("/sandbox/interact", press).await.0, 400);
}

#[tokio::test]
async fn people_come_and_speak() {
    let place = Place::open().await;
    let mut bob = place.listen(BOB).await;
    let eve = place.act("/sandbox/user", json!({"name": "Eve"})).await["user"].clone();
    assert_eq!(
        bob.expect("users").await["users"]
            .as_array()
            .unwrap()
            .last(),
        Some(&eve)
    );
    assert_eq!(
        place.hand("/sandbox/user", json!({"name": "eve"})).await.0,
        400
    );
    assert_eq!(
        place.hand("/sandbox/user", json!({"name": " "})).await.0,
        400
    );
    let eve = eve["id"].as_str().unwrap();
    let channels = place.state(eve).await["channels"].clone();
    let own: Vec<&Value> = channels
        .as_array()
        .unwrap()
        .iter()
        .filter(|channel| channel["type"] == 1)
        .collect();
    assert_eq!(
        (own.len(), &own[0]["recipients"][0]["id"]),
        (1, &json!(eve))
    );
    place
        .act(
            "/sandbox/say",
            json!({"user": eve, "channel": GAMES, "content": format!("hi <@{BOB}>")}),
        )
        .await;
    let said = bob.expect("message_create").await;
    assert_eq!(
        (
            &said["message"]["author"]["username"],
            &said["message"]["mentions"][0]["id"]
        ),
        (&json!("eve"), &json!(BOB))
    );
    assert_eq!(
        place
            .hand(
                "/sandbox/say",
                json!({"user": eve, "channel": super::tools::BOBS_DM, "content": "x"})
            )
            .await
            .0,
        404
    );
    let nobody = place
        .http
        .get(place.url("/sandbox/state?user=1"))
        .send()
        .await
        .unwrap();
    assert_eq!(nobody.status(), 404);
}

#[tokio::test]
async fn the_log_tells_every_call() {
    let place = Place::open().await;
    let next = place.look("/sandbox/log").await["next"].as_u64().unwrap();
    let path = format!("/channels/{GAMES}/messages");
    let payload = json!({"content": "x", "surprise": 1, "components": [{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "a", "custom_id": "a", "colour": "red"}]}]});
    place
        .form("POST", &path, payload.clone(), &[("a.png", b"abc")])
        .await;
    place.rest("POST", &path, json!({})).await;
    place.rest("GET", "/nowhere", Value::Null).await;
    let log = place.look(&format!("/sandbox/log?since={next}")).await;
    let entries = log["entries"].as_array().unwrap();
    assert_eq!((entries.len(), log["next"].as_u64()), (3, Some(next + 3)));
    assert_eq!(
        (&entries[0]["method"], &entries[0]["status"]),
        (&json!("POST"), &json!(200))
    );
    assert_eq!(
        (&entries[0]["path"], &entries[0]["route"]),
        (&json!(path), &json!("/channels/{channel_id}/messages"))
    );
    assert_eq!(
        (&entries[0]["body"], &entries[0]["files"]),
        (&payload, &json!([{"name": "a.png", "size": 3}]))
    );
    let note = entries[0]["note"].as_str().unwrap();
    assert!(
        note.contains("\"surprise\"")
            && note.contains("components.0.components.0")
            && note.contains("\"colour\""),
        "{note}"
    );
    assert_eq!(entries[1]["note"], "50006 Cannot send an empty message");
    assert_eq!(
        (&entries[2]["route"], &entries[2]["status"]),
        (&Value::Null, &json!(404))
    );
}

#[tokio::test]
async fn what_an_event_tells_is_in_the_log() {
    let place = Place::open().await;
    let mut alice = place.listen(ALICE).await;
    let rule = json!({"kind": "slow", "ms": 100, "after": true});
    place.act("/sandbox/faults", json!({"rules": [rule]})).await;
    let post = place.post(GAMES, json!({"content": "x"}));
    let read = async {
        alice.expect("fault").await;
        alice.expect("message_create").await;
        place.calls("/channels/1000000000000000201/messages").await
    };
    let (_, calls) = tokio::join!(post, read);
    assert_eq!(calls[0]["status"], 200);
}

#[tokio::test]
async fn an_unknown_route_is_loud() {
    let place = Place::open().await;
    let mut alice = place.listen(ALICE).await;
    place.rest("GET", "/nowhere", Value::Null).await;
    assert_eq!(
        alice.expect("fault").await["text"],
        "unknown route: GET /nowhere"
    );
    let (status, answer) = place.hand("/api/v9/gateway", json!({})).await;
    assert_eq!(
        (status, &answer["message"]),
        (404, &json!("404: Not Found"))
    );
}

#[tokio::test]
async fn another_sites_script_has_no_say() {
    let place = Place::open().await;
    let say = |origin: String| {
        let body = json!({"user": ALICE, "channel": GAMES, "content": "x"});
        let request = place.http.post(place.url("/sandbox/say")).json(&body);
        request.header("origin", origin).send()
    };
    assert_eq!(
        say("https://example.org".to_owned())
            .await
            .unwrap()
            .status(),
        403
    );
    assert_eq!(say("null".to_owned()).await.unwrap().status(), 403);
    assert_eq!(say(place.running.base_url()).await.unwrap().status(), 200);
    assert_eq!(place.messages(ALICE, GAMES).await.len(), 1);
}

/// A foreign host name that resolves to this machine (DNS rebinding) is refused with and without an `Origin`.
#[tokio::test]
async fn only_a_loopback_host_is_served() {
    let place = Place::open().await;
    let port = place.running.addr().port();
    let asked = async |host: &str, origin: bool| {
        let mut request = place.http.get(place.url("/sandbox/state"));
        if origin {
            request = request.header("origin", format!("http://{host}"));
        }
        request.header("host", host).send().await.unwrap().status()
    };
    for name in [
        "evil.example",
        "127.0.0.1.evil.example",
        "192.0.2.7",
        "localhost.evil",
        "",
    ] {
        let host = format!("{name}:{port}");
        assert_eq!(asked(&host, false).await, 403, "{host}");
        assert_eq!(asked(&host, true).await, 403, "{host}");
    }
    for name in ["localhost", "127.0.0.1", "127.9.9.9", "[::1]"] {
        let host = format!("{name}:{port}");
        assert_eq!(asked(&host, false).await, 200, "{host}");
        assert_eq!(asked(&host, true).await, 200, "{host}");
    }
}

#[tokio::test]
async fn the_page_is_served() {
    let place = Place::open().await;
    let page = place.http.get(place.url("/")).send().await.unwrap();
    assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
    assert!(page.text().await.unwrap().starts_with("<!doctype html>"));
}
