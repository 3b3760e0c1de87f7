//! Interactions over HTTP: who is believed, and whole conversations with answers in HTTP responses.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use banyan::{
    discord::api::{attachments::Attachment, held_response::HeldResponse},
    sandbox::Options,
};
use ed25519_dalek::{Signer as _, SigningKey};
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    commands::{begin, challenge, play},
    common::{TestEnvironment, assert_contains, is_private, number_of, text},
    reliability::{CALLBACK, goes_on, settled},
};

/// The secret key of the sandbox in these tests.
const SECRET: [u8; 32] = [7; 32];

async fn town() -> TestEnvironment {
    TestEnvironment::over_http(Options {
        signing_key: SECRET,
        ..Options::default()
    })
    .await
}

/// A request to the endpoint, which can be spoilt before it is sent.
struct Request {
    method: Method,
    timestamp: String,
    signature: Option<String>,
    body: Vec<u8>,
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
    digits.collect::<Vec<_>>().concat()
}

#[expect(
    clippy::disallowed_methods,
    reason = "signatures are checked against real time"
)]
fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.expect("after 1970").as_secs()
}

impl Request {
    fn signed_at(seconds: u64, body: impl Into<Vec<u8>>) -> Self {
        let (timestamp, body) = (seconds.to_string(), body.into());
        let signed = [timestamp.as_bytes(), &body].concat();
        let signature = SigningKey::from_bytes(&SECRET).sign(&signed);
        Self {
            method: Method::POST,
            timestamp,
            signature: Some(hex(&signature.to_bytes())),
            body,
        }
    }

    fn signed(body: impl Into<Vec<u8>>) -> Self {
        Self::signed_at(now(), body)
    }

    async fn send(&self, town: &TestEnvironment) -> (u16, String) {
        let request = town.http.request(self.method.clone(), town.endpoint());
        let mut request = request
            .header("X-Signature-Timestamp", &self.timestamp)
            .body(self.body.clone());
        if let Some(signature) = &self.signature {
            request = request.header("X-Signature-Ed25519", signature);
        }
        let answer = request.send().await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.text().await.expect("a text"))
    }
}

fn ping() -> String {
    json!({"id": "1", "application_id": "1", "type": 1, "version": 1, "token": "t"}).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_requests_with_discords_signature_are_believed() {
    let town = town().await;
    let first = Request::signed(ping());
    assert_eq!(first.send(&town).await, (200, r#"{"type":1}"#.to_owned()));
    let mut spoilt = Vec::new();
    spoilt.push(("the same again", Request::signed(ping())));
    spoilt[0].1 = first;
    let mut request = Request::signed(ping());
    request.signature = None;
    spoilt.push(("no signature", request));
    for wrong in ["", "00", "zz", &"0".repeat(128), &"é".repeat(64)] {
        let mut request = Request::signed(ping());
        request.signature = Some(wrong.to_owned());
        spoilt.push(("no signature of Ed25519", request));
    }
    let mut request = Request::signed(ping());
    request.body.push(b' ');
    spoilt.push(("another body", request));
    let mut request = Request::signed(ping());
    request.timestamp = (now() + 1).to_string();
    spoilt.push(("another timestamp", request));
    spoilt.push(("an old one", Request::signed_at(now() - 120, ping())));
    spoilt.push((
        "one of tomorrow",
        Request::signed_at(now() + 86_400, ping()),
    ));
    let mut request = Request::signed("not JSON");
    request.signature = Some("0".repeat(128));
    spoilt.push(("nothing is parsed before", request));
    for (what, request) in spoilt {
        let (status, _) = request.send(&town).await;
        assert_eq!(status, 401, "{what}");
    }
    // A second later it is another signature.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!(Request::signed(ping()).send(&town).await.0, 200);
    town.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_are_no_interactions_are_refused() {
    let town = town().await;
    for nonsense in ["", "not JSON", "{}", r#"{"type": 99}"#, "[1]"] {
        let (status, _) = Request::signed(nonsense).send(&town).await;
        assert_eq!(status, 400, "{nonsense}");
    }
    let (status, _) = Request::signed(vec![b' '; 1024 * 1024 + 1])
        .send(&town)
        .await;
    assert_eq!(status, 413);
    for method in [Method::GET, Method::PUT, Method::DELETE] {
        let mut request = Request::signed(ping());
        request.method = method;
        assert_eq!(request.send(&town).await.0, 405);
    }
    let elsewhere = town.endpoint().replace("/interactions", "/metrics");
    let answer = town.http.post(elsewhere).send().await.expect("an answer");
    assert_eq!(answer.status(), 404);
    town.close().await;
}

/// The bot's answers so far: those in HTTP responses, and those by calls of the API.
async fn answers(town: &TestEnvironment) -> (Vec<Value>, usize) {
    let log = town.log().await;
    let responses = log.iter().filter(|entry| entry["method"] == "HTTP");
    let calls = log
        .iter()
        .filter(|entry| entry["method"] == "POST" && text(&entry["path"]).contains("/callback"));
    (responses.cloned().collect(), calls.count())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_conversation_over_http() {
    let town = town().await;
    let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
    let post = challenge(&alice, &bob).await;
    let number = number_of(&post);
    let board = bob.press(&post, "accept", &[]).await;
    assert_eq!(board["attachments"].as_array().map(Vec::len), Some(1));
    assert!(is_private(&alice.command("help", &[]).await));
    assert!(is_private(
        &bob.command("move", &[("move", json!("a9a8"))]).await
    ));
    let suggested = alice.complete("move", &[], ("move", "e3")).await;
    assert!(!suggested.is_empty());
    // A menu that changes in place and disappears, and a form.
    let board = play(&alice, number, "e3d3").await;
    let since = town.mark();
    let pieces = bob.press(&board, "move", &[]).await;
    assert!(is_private(&pieces), "{pieces}");
    let places = bob.press(&pieces, "piece", &["a9"]).await;
    assert_eq!(places["id"], pieces["id"], "the menu changes in its place");
    let board = bob.press(&places, "to", &["a9a8"]).await;
    assert!(!is_private(&board), "{board}");
    town.wait_for_deletion(since, &places).await;
    let pieces = alice.press(&board, "move", &[]).await;
    let refused = alice
        .press_and_submit_form(&pieces, "type", "lion to heaven")
        .await;
    assert!(is_private(&refused), "{refused}");
    // The board is the answer, and no worker posts it again.
    settled(&town, number, &[2, 3, 4]).await;
    let (responses, calls) = answers(&town).await;
    assert!(responses.len() > 6, "{responses:#?}");
    assert!(responses.iter().all(|entry| entry["status"] == 200));
    assert_eq!(calls, 0, "every answer is a response");
    town.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_answer_over_http_follows_its_deferral() {
    let town = town().await;
    let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&town, number, &[2]).await;
    let lock = town.lock_database().await;
    let public = alice.send("move", &[("move", json!("e3d3"))]).await;
    let private = bob.send("settings", &[("notices", json!("channel"))]).await;
    town.wait_for_response(&public).await;
    town.wait_for_response(&private).await;
    drop(lock);
    assert!(!is_private(&alice.answer(&public).await));
    assert!(is_private(&bob.answer(&private).await));
    goes_on(&town, &bob, number).await;
    let (responses, _) = answers(&town).await;
    let deferred = responses.iter().filter(|entry| entry["body"]["type"] == 5);
    assert!(deferred.count() >= 2, "a slow machine defers more");
    town.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_response_that_gets_lost_is_posted_once() {
    for fault in [
        json!({"route": CALLBACK, "kind": "drop_before"}),
        json!({"route": CALLBACK, "kind": "drop_after"}),
        json!({"route": CALLBACK, "kind": "slow", "ms": 700}),
    ] {
        let town = town().await;
        let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
        let (number, _) = begin(&alice, &bob).await;
        settled(&town, number, &[2]).await;
        town.faults(json!([fault])).await;
        alice.send("move", &[("move", json!("e3d3"))]).await;
        settled(&town, number, &[2, 3]).await;
        goes_on(&town, &bob, number).await;
        town.close().await;
    }
}

/// Whatever Discord says when it is asked for the answer's message, the answer itself has arrived.
#[tokio::test(flavor = "multi_thread")]
async fn a_response_whose_message_cannot_be_asked_for_is_posted_once() {
    let original = "GET /webhooks/*/messages/@original*";
    for fault in [
        json!({"route": original, "kind": "status", "status": 429, "retry_after": 60}),
        json!({"route": original, "kind": "status", "status": 403, "body": "<html>403 Forbidden</html>"}),
    ] {
        let town = town().await;
        let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
        let (number, _) = begin(&alice, &bob).await;
        settled(&town, number, &[2]).await;
        town.faults(json!([fault])).await;
        alice.send("move", &[("move", json!("e3d3"))]).await;
        settled(&town, number, &[2, 3]).await;
        goes_on(&town, &bob, number).await;
        town.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_dies_before_its_response_posts_the_board_after_the_restart() {
    let town = town().await;
    let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&town, number, &[2]).await;
    town.faults(json!([{"route": CALLBACK, "kind": "drop_before"}]))
        .await;
    alice.send("move", &[("move", json!("e3d3"))]).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    town.kill_bot();
    let unheard = bob.send("help", &[]).await;
    assert!(!town.was_answered(&unheard).await, "nobody listens");
    town.start_bot().await;
    settled(&town, number, &[2, 3]).await;
    goes_on(&town, &bob, number).await;
    town.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_changes_between_gateway_and_endpoint_while_it_runs() {
    let town = town().await;
    let alice = town.person("Alice").await;
    let endpoint = async |url: Option<String>| town.set("endpoint", json!({"url": url})).await;
    assert_contains(&alice.command("help", &[]).await, "/challenge");
    endpoint(None).await;
    assert_contains(&alice.command("help", &[]).await, "/challenge");
    assert_eq!(answers(&town).await.1, 1, "over the gateway");
    // The sandbox checks an endpoint as Discord does: it answers PING, and refuses a wrong signature.
    endpoint(Some(town.endpoint())).await;
    assert_contains(&alice.command("help", &[]).await, "/challenge");
    assert_eq!(answers(&town).await.1, 1);
    let wrong = town.http.post(format!("{}/sandbox/endpoint", town.base));
    let wrong = wrong.json(&json!({"url": format!("{}/sandbox/say", town.base)}));
    assert_eq!(wrong.send().await.expect("an answer").status(), 400);
    town.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_responses() {
    let town = town().await;
    let alice = town.person("Alice").await;
    let lock = town.lock_database().await;
    let asked = alice
        .send("settings", &[("notices", json!("channel"))])
        .await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (code, ()) = tokio::join!(town.stop_bot(), async {
        tokio::time::sleep(Duration::from_millis(700)).await;
        drop(lock);
    });
    assert_eq!(code, Some(0), "{}", town.bot_log());
    assert!(town.was_answered(&asked).await);
    town.close().await;
}

#[test]
fn files_that_discord_takes_in_no_response_are_sent_by_its_api() {
    let file = |size: usize| Attachment {
        name: "game.gif".to_owned(),
        bytes: vec![0; size],
        alt: String::new(),
    };
    let (small, large) = (file(50_000), file(100_001));
    assert!(HeldResponse::fits(&[]));
    assert!(HeldResponse::fits(&[&small, &small]));
    assert!(!HeldResponse::fits(&[&small, &small, &small]));
    assert!(!HeldResponse::fits(&[&large]));
}
