//! Failures of Discord, one by one: what a player's client shows after a move, and that the board arrives once.

use std::time::Duration;

use banyan::sandbox::Options;
use serde_json::{Value, json};

use crate::{
    commands::{begin, play},
    common::{TestEnvironment, is_private, text},
    reliability::{CALLBACK, CHANNEL, goes_on, settled},
};

/// How a move was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// The board was the answer.
    Answered,
    /// The client showed no answer; the board came as a separate post.
    Later,
}
use Seen::{Answered, Later};

/// Alice moves under these faults, and the game must continue. Returns what she saw and the bot's requests.
async fn seen_under(faults: Value) -> (Seen, Vec<Value>) {
    let env = TestEnvironment::over_gateway_without_bot(Options::default()).await;
    env.start_bot().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    let before = env.log().await.len();
    env.faults(faults).await;
    let moved = alice.send("move", &[("move", json!("e3d3"))]).await;
    let board = env.wait_for_board(number, 3).await;
    settled(&env, number, &[2, 3]).await;
    let answers = board["interaction_metadata"]["id"] == moved.id.as_str();
    if answers {
        env.wait_for_response(&moved).await;
    } else {
        assert!(!env.was_answered(&moved).await, "{}", env.bot_log());
    }
    let calls = env.log().await.split_off(before);
    env.faults(json!([])).await;
    goes_on(&env, &bob, number).await;
    env.close().await;
    (if answers { Answered } else { Later }, calls)
}

fn count(calls: &[Value], method: &str, end: &str) -> usize {
    let fits = |call: &&Value| {
        let path = text(&call["path"]);
        call["method"] == method && path.split('?').next().unwrap_or_default().ends_with(end)
    };
    calls.iter().filter(fits).count()
}

/// The answer is refused as too late, so the worker has to post.
fn too_late() -> Value {
    json!({"route": CALLBACK, "kind": "status", "status": 404, "body": {"code": 10062, "message": "Unknown interaction"}})
}

/// A rate limit with its duration in the header, in the body, or nowhere.
fn limits(route: &str) -> [Value; 3] {
    let limit = |headers: Value, body: Value| json!({"route": route, "kind": "status", "status": 429, "headers": headers, "body": body});
    [
        limit(json!({"Retry-After": "1"}), json!({})),
        limit(
            json!({}),
            json!({"message": "You are being rate limited.", "retry_after": 0.4, "global": false}),
        ),
        limit(json!({}), json!({})),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limited_answer_is_given_again_when_it_may() {
    for limit in limits(CALLBACK) {
        let (seen, calls) = seen_under(json!([limit])).await;
        assert_eq!(seen, Answered, "{limit}");
        assert_eq!(
            count(&calls, "POST", "/callback"),
            2,
            "once refused, once taken"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limited_post_is_sent_again_when_it_may() {
    for mut limit in limits(CHANNEL) {
        let (seen, calls) = seen_under(json!([too_late(), limit])).await;
        assert_eq!(seen, Later, "{limit}");
        assert_eq!(
            count(&calls, "POST", "/messages"),
            2,
            "once refused, once taken"
        );
        limit["headers"]["X-RateLimit-Global"] = json!("true");
        let (seen, calls) = seen_under(json!([too_late(), limit])).await;
        assert_eq!(seen, Later, "{limit}");
        assert_eq!(
            count(&calls, "POST", "/messages"),
            2,
            "once refused, once taken"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_outlasts_every_error_of_the_server() {
    for status in [500, 502, 503, 504] {
        let fault = json!({"route": CALLBACK, "kind": "status", "status": status});
        assert_eq!(seen_under(json!([fault])).await.0, Answered, "{status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_comes_by_itself_when_no_answer_gets_through() {
    let fault = json!({"route": CALLBACK, "kind": "status", "status": 503, "times": 1_000});
    assert_eq!(seen_under(json!([fault])).await.0, Later);
    let fault = json!({"route": CALLBACK, "kind": "drop_before", "times": 1_000});
    assert_eq!(seen_under(json!([fault])).await.0, Later);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_takes_ten_seconds() {
    let slow = json!({"route": CALLBACK, "kind": "slow", "ms": 10_000});
    assert_eq!(seen_under(json!([slow])).await.0, Later);
    // Discord accepted the answer at once, but its response was late.
    let slow = json!({"route": CALLBACK, "kind": "slow", "ms": 10_000, "after": true});
    assert_eq!(seen_under(json!([slow])).await.0, Answered);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_takes_ten_seconds() {
    for after in [false, true] {
        let slow = json!({"route": CHANNEL, "kind": "slow", "ms": 10_000, "after": after});
        assert_eq!(seen_under(json!([too_late(), slow])).await.0, Later);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_discord_does_not_know_any_more() {
    let (seen, calls) = seen_under(json!([too_late()])).await;
    assert_eq!(seen, Later);
    assert_eq!(
        count(&calls, "POST", "/callback"),
        1,
        "it is no use to ask again"
    );
    let asked = count(&calls, "GET", "/@original");
    assert_eq!(asked, 0, "nothing can be there");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_was_answered_already() {
    let answered = |after: bool| {
        json!([{"route": CALLBACK, "kind": "status", "status": 400, "after": after,
            "body": {"code": 40060, "message": "Interaction has already been acknowledged."}}])
    };
    // Our own answer has arrived, although Discord reports an error.
    assert_eq!(seen_under(answered(true)).await.0, Answered);
    // Another process has answered, without a board.
    assert_eq!(seen_under(answered(false)).await.0, Later);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_post_that_was_deleted_is_let_go() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    env.delete_message(&board).await;
    assert!(!is_private(&play(&alice, number, "e3d3").await));
    settled(&env, number, &[3]).await;
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    settled(&env, number, &[3, 4]).await;
    let edits = count(&env.log().await, "PATCH", &text(&board["id"]));
    assert_eq!(edits, 1, "Discord says that it is gone (10008), once");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newest_post_that_was_deleted_can_be_asked_for() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = begin(&alice, &bob).await;
    env.delete_message(&board).await;
    let again = alice.command("board", &[("public", json!(true))]).await;
    assert!(!is_private(&again) && text(&again["content"]).contains(&format!("#{number}")));
    assert!(!is_private(&play(&alice, number, "e3d3").await));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_pressed_while_the_connection_was_cut_is_heard_after_it() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    env.gateway(json!({"do": "cut"})).await;
    alice.send("move", &[("move", json!("e3d3"))]).await;
    // As the answer, or as a separate post if the client has given up meanwhile.
    env.wait_for_board(number, 3).await;
    settled(&env, number, &[2, 3]).await;
    goes_on(&env, &bob, number).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_taken_away_ends_the_bot_with_a_sentence() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    env.gateway(json!({"do": "close", "code": 4004})).await;
    ends_for_its_token(&env).await;
    env.start_bot().await;
    assert!(
        !is_private(&play(&alice, number, "e3d3").await),
        "the game is as it was"
    );
    env.close().await;
}

/// Waits until the bot exits with code 2 and an explanation.
async fn ends_for_its_token(env: &TestEnvironment) {
    let ended = async {
        loop {
            if let Some(status) = env.bot_ended() {
                return status.code();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let code = tokio::time::timeout(Duration::from_secs(30), ended).await;
    let log = env.bot_log();
    assert_eq!(code.expect("it does not go on for ever"), Some(2), "{log}");
    assert!(log.contains("Discord does not know this token"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_no_request_gets_through_with_ends_the_bot_and_loses_nothing() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    let unauthorized = json!({"route": CHANNEL, "kind": "status", "status": 401, "times": 1_000,
        "body": {"message": "401: Unauthorized", "code": 0}});
    env.faults(json!([too_late(), unauthorized])).await;
    alice.send("move", &[("move", json!("e3d3"))]).await;
    ends_for_its_token(&env).await;
    env.faults(json!([])).await;
    env.start_bot().await;
    env.wait_for_board(number, 3).await;
    settled(&env, number, &[2, 3]).await;
    goes_on(&env, &bob, number).await;
    env.close().await;
}

/// A proxy that demands a login, or Discord's edge, answers the first calls after a start in HTML.
#[tokio::test(flavor = "multi_thread")]
async fn an_unauthorized_that_is_not_discords_own_is_waited_for() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let login = |route: &str| json!({"route": route, "kind": "status", "status": 401, "body": "<html>401</html>"});
    env.faults(json!([
        login("GET /applications/@me"),
        login("PUT /applications/*/commands"),
        login("GET /gateway/bot"),
    ]))
    .await;
    env.start_bot().await;
    let help = env.person("Alice").await.command("help", &[]).await;
    assert!(!text(&help["content"]).is_empty(), "{help}");
    assert!(env.bot_log().contains("registered later"));
    env.close().await;
}

/// Only a refusal that is known to stay lets the bot start with the commands that were registered before.
#[tokio::test(flavor = "multi_thread")]
async fn commands_that_are_refused_are_registered_later() {
    for (code, again) in [(999_999, true), (30_034, false)] {
        let env = TestEnvironment::without_bot(Options::default()).await;
        let body = json!({"message": "Something new", "code": code});
        let route = "PUT /applications/*/commands";
        env.faults(json!([{"route": route, "kind": "status", "status": 400, "body": body}]))
            .await;
        env.start_bot().await;
        let log = env.bot_log();
        assert_eq!(log.contains("registered later"), again, "{log}");
        assert_eq!(log.contains("the commands are not registered"), !again);
        if again {
            let help = env.person("Alice").await.command("help", &[]).await;
            assert!(!text(&help["content"]).is_empty(), "{help}");
        }
        env.close().await;
    }
}
