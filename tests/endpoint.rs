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

async fn env() -> TestEnvironment {
    TestEnvironment::over_http(Options {
        signing_key: SECRET,
        ..Options::default()
    })
    .await
}

/// A request to the endpoint, which can be tampered with before it is sent.
struct Request {
    method: Method,
    timestamp: String,
    signature: Option<String>,
    body: Vec<u8>,
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
            signature: Some(hex::encode(signature.to_bytes())),
            body,
        }
    }

    fn signed(body: impl Into<Vec<u8>>) -> Self {
        Self::signed_at(now(), body)
    }

    async fn send(&self, env: &TestEnvironment) -> (u16, String) {
        let request = env.http.request(self.method.clone(), env.endpoint());
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
    let env = env().await;
    let first = Request::signed(ping());
    assert_eq!(first.send(&env).await, (200, r#"{"type":1}"#.to_owned()));
    let mut tampered = Vec::new();
    tampered.push(("the same again", Request::signed(ping())));
    tampered[0].1 = first;
    let mut request = Request::signed(ping());
    request.signature = None;
    tampered.push(("no signature", request));
    for wrong in ["", "00", "zz", &"0".repeat(128), &"é".repeat(64)] {
        let mut request = Request::signed(ping());
        request.signature = Some(wrong.to_owned());
        tampered.push(("no signature of Ed25519", request));
    }
    let mut request = Request::signed(ping());
    request.body.push(b' ');
    tampered.push(("another body", request));
    let mut request = Request::signed(ping());
    request.timestamp = (now() + 1).to_string();
    tampered.push(("another timestamp", request));
    tampered.push(("an old one", Request::signed_at(now() - 120, ping())));
    tampered.push((
        "one of tomorrow",
        Request::signed_at(now() + 86_400, ping()),
    ));
    let mut request = Request::signed("not JSON");
    request.signature = Some("0".repeat(128));
    tampered.push(("nothing is parsed before", request));
    for (what, request) in tampered {
        let (status, _) = request.send(&env).await;
        assert_eq!(status, 401, "{what}");
    }
    // A second later it is another signature.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!(Request::signed(ping()).send(&env).await.0, 200);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_are_no_interactions_are_refused() {
    let env = env().await;
    for nonsense in ["", "not JSON", "{}", r#"{"type": 99}"#, "[1]"] {
        let (status, _) = Request::signed(nonsense).send(&env).await;
        assert_eq!(status, 400, "{nonsense}");
    }
    let (status, _) = Request::signed(vec![b' '; 1024 * 1024 + 1])
        .send(&env)
        .await;
    assert_eq!(status, 413);
    for method in [Method::GET, Method::PUT, Method::DELETE] {
        let mut request = Request::signed(ping());
        request.method = method;
        assert_eq!(request.send(&env).await.0, 405);
    }
    let elsewhere = env.endpoint().replace("/interactions", "/metrics");
    let answer = env.http.post(elsewhere).send().await.expect("an answer");
    assert_eq!(answer.status(), 404);
    env.close().await;
}

/// The bot's answers so far: those in HTTP responses, and those by calls of the API.
async fn answers(env: &TestEnvironment) -> (Vec<Value>, usize) {
    let log = env.log().await;
    let responses = log.iter().filter(|entry| entry["method"] == "HTTP");
    let calls = log
        .iter()
        .filter(|entry| entry["method"] == "POST" && text(&entry["path"]).contains("/callback"));
    (responses.cloned().collect(), calls.count())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_conversation_over_http() {
    let env = env().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
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
    let since = env.mark();
    let pieces = bob.press(&board, "move", &[]).await;
    assert!(is_private(&pieces), "{pieces}");
    let places = bob.press(&pieces, "piece", &["a9"]).await;
    assert_eq!(places["id"], pieces["id"], "the menu changes in its place");
    let board = bob.press(&places, "to", &["a9a8"]).await;
    assert!(!is_private(&board), "{board}");
    env.wait_for_deletion(since, &places).await;
    let pieces = alice.press(&board, "move", &[]).await;
    let refused = alice
        .press_and_submit_form(&pieces, "type", "lion to heaven")
        .await;
    assert!(is_private(&refused), "{refused}");
    // The board is the answer, and no worker posts it again.
    settled(&env, number, &[2, 3, 4]).await;
    let (responses, calls) = answers(&env).await;
    assert!(responses.len() > 6, "{responses:#?}");
    assert!(responses.iter().all(|entry| entry["status"] == 200));
    assert_eq!(calls, 0, "every answer is a response");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_answer_over_http_follows_its_deferral() {
    let env = env().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    let lock = env.lock_database().await;
    let public = alice.send("move", &[("move", json!("e3d3"))]).await;
    let private = bob.send("settings", &[("notices", json!("channel"))]).await;
    env.wait_for_response(&public).await;
    env.wait_for_response(&private).await;
    drop(lock);
    assert!(!is_private(&alice.answer(&public).await));
    assert!(is_private(&bob.answer(&private).await));
    goes_on(&env, &bob, number).await;
    let (responses, _) = answers(&env).await;
    let deferred = responses.iter().filter(|entry| entry["body"]["type"] == 5);
    assert!(deferred.count() >= 2, "a slow machine defers more");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_response_that_gets_lost_is_posted_once() {
    for fault in [
        json!({"route": CALLBACK, "kind": "drop_before"}),
        json!({"route": CALLBACK, "kind": "drop_after"}),
        json!({"route": CALLBACK, "kind": "slow", "ms": 700}),
    ] {
        let env = env().await;
        let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
        let (number, _) = begin(&alice, &bob).await;
        settled(&env, number, &[2]).await;
        env.faults(json!([fault])).await;
        alice.send("move", &[("move", json!("e3d3"))]).await;
        settled(&env, number, &[2, 3]).await;
        goes_on(&env, &bob, number).await;
        env.close().await;
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
        let env = env().await;
        let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
        let (number, _) = begin(&alice, &bob).await;
        settled(&env, number, &[2]).await;
        env.faults(json!([fault])).await;
        alice.send("move", &[("move", json!("e3d3"))]).await;
        settled(&env, number, &[2, 3]).await;
        goes_on(&env, &bob, number).await;
        env.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_dies_before_its_response_posts_the_board_after_the_restart() {
    let env = env().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    env.faults(json!([{"route": CALLBACK, "kind": "drop_before"}]))
        .await;
    alice.send("move", &[("move", json!("e3d3"))]).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    env.kill_bot();
    let unheard = bob.send("help", &[]).await;
    assert!(!env.was_answered(&unheard).await, "nobody listens");
    env.start_bot().await;
    settled(&env, number, &[2, 3]).await;
    goes_on(&env, &bob, number).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_changes_between_gateway_and_endpoint_while_it_runs() {
    let env = env().await;
    let alice = env.person("Alice").await;
    let endpoint = async |url: Option<String>| env.set("endpoint", json!({"url": url})).await;
    assert_contains(&alice.command("help", &[]).await, "/challenge");
    endpoint(None).await;
    assert_contains(&alice.command("help", &[]).await, "/challenge");
    assert_eq!(answers(&env).await.1, 1, "over the gateway");
    // The sandbox checks an endpoint as Discord does: it answers PING, and refuses a wrong signature.
    endpoint(Some(env.endpoint())).await;
    assert_contains(&alice.command("help", &[]).await, "/challenge");
    assert_eq!(answers(&env).await.1, 1);
    let wrong = env.http.post(format!("{}/sandbox/endpoint", env.base));
    let wrong = wrong.json(&json!({"url": format!("{}/sandbox/say", env.base)}));
    assert_eq!(wrong.send().await.expect("an answer").status(), 400);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_responses() {
    let env = env().await;
    let alice = env.person("Alice").await;
    let lock = env.lock_database().await;
    let asked = alice
        .send("settings", &[("notices", json!("channel"))])
        .await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (code, ()) = tokio::join!(env.stop_bot(), async {
        tokio::time::sleep(Duration::from_millis(700)).await;
        drop(lock);
    });
    assert_eq!(code, Some(0), "{}", env.bot_log());
    assert!(env.was_answered(&asked).await);
    env.close().await;
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
