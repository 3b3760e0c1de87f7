//! Faults through the sandbox: `kill -9`, rate limits, errors, late or missing answers, a locked database. Every
//! acknowledged move is kept, and every position is posted once.

use std::time::{Duration, Instant};

use banyan::sandbox::Options;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};

use crate::{
    commands::{begin, challenge, play},
    common::{Person, TestEnvironment, assert_contains, controls, is_private, number_of, text},
};

pub const CALLBACK: &str = "POST /interactions/*/callback*";
pub const CHANNEL: &str = "POST /channels/*/messages";
const ORIGINAL: &str = "PATCH /webhooks/*/messages/@original";

/// Waits until all posts except the newest have lost their controls. Then each position must be in the channel once,
/// the newest with its controls.
pub async fn settled(env: &TestEnvironment, number: u64, seqs: &[u64]) {
    let start = Instant::now();
    let quiet = loop {
        let posts = env.posts(number).await;
        let (newest, older) = posts.split_last().expect("posts");
        let boards: Vec<u64> = env
            .boards(number)
            .await
            .into_iter()
            .map(|(seq, _)| seq)
            .collect();
        if boards == seqs
            && !controls(newest).is_empty()
            && older.iter().all(|post| controls(post).is_empty())
        {
            break true;
        }
        if start.elapsed() > Duration::from_secs(30) {
            break false;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let boards: Vec<u64> = env
        .boards(number)
        .await
        .into_iter()
        .map(|(seq, _)| seq)
        .collect();
    assert!(
        quiet && boards == seqs,
        "boards {boards:?}, wanted {seqs:?}\n{}",
        env.bot_log()
    );
}

/// Checks that the game continues: the second side moves.
pub async fn goes_on(env: &TestEnvironment, bob: &Person<'_>, number: u64) {
    let board = play(bob, number, "a9a8").await;
    assert!(!is_private(&board), "{board}");
    settled(env, number, &[2, 3, 4]).await;
}

/// Kills and restarts the bot: the board must arrive once, and the game must continue.
async fn restarted(env: &TestEnvironment, bob: &Person<'_>, number: u64) {
    env.kill_bot();
    env.faults(json!([])).await;
    env.start_bot().await;
    env.wait_for_board(number, 3).await;
    settled(env, number, &[2, 3]).await;
    goes_on(env, bob, number).await;
}

/// Alice moves under these faults: the board must arrive once and the game must continue, whatever her client shows.
async fn move_under(faults: Value) {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    env.faults(faults).await;
    alice.send("move", &[("move", json!("e3d3"))]).await;
    env.wait_for_board(number, 3).await;
    settled(&env, number, &[2, 3]).await;
    env.faults(json!([])).await;
    goes_on(&env, &bob, number).await;
    env.close().await;
}

/// Alice moves while faults delay the answer; the bot is killed `after` that time and restarted.
async fn killed_under(faults: Value, after: Duration) {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    env.faults(faults).await;
    alice.send("move", &[("move", json!("e3d3"))]).await;
    tokio::time::sleep(after).await;
    restarted(&env, &bob, number).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_between_commit_and_answer() {
    killed_under(
        json!([{"route": CALLBACK, "kind": "slow", "ms": 60_000}]),
        Duration::from_millis(700),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_after_discord_took_the_answer_but_before_we_knew() {
    let slow = json!([{"route": CALLBACK, "kind": "slow", "ms": 60_000, "after": true}]);
    killed_under(slow, Duration::from_millis(700)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_the_worker_posts() {
    let faults = json!([
        {"route": CALLBACK, "kind": "slow", "ms": 3_500},
        {"route": CHANNEL, "kind": "slow", "ms": 60_000, "after": true},
    ]);
    killed_under(faults, Duration::from_secs(6)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_after_a_deferral_before_its_answer() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    env.faults(json!([{"route": ORIGINAL, "kind": "slow", "ms": 60_000}]))
        .await;
    let lock = env.lock_database().await;
    let since = env.mark();
    alice.send("move", &[("move", json!("e3d3"))]).await;
    env.wait_for_event(since, "a deferral", |event| {
        event["type"] == "message_create"
            && event["message"]["flags"].as_u64().unwrap_or(0) & 128 != 0
    })
    .await;
    drop(lock);
    tokio::time::sleep(Duration::from_millis(700)).await;
    restarted(&env, &bob, number).await;
    env.close().await;
}

/// A moderator aborts a game while the database is locked for so long that the answer is deferred. Returns once the news is
/// in the channel.
async fn aborted_late(env: &TestEnvironment, moderator: &Person<'_>, number: u64) {
    let lock = env.lock_database().await;
    let since = env.mark();
    let options = json!([{"name": "game", "value": number}, {"name": "reason", "value": "a bet"}]);
    let abort = json!([{"name": "abort", "options": options}]);
    moderator
        .interact(json!({"type": "command", "name": "moderate", "options": abort}))
        .await;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    drop(lock);
    env.wait_for_post(since, "a bet").await;
}

/// How many posts about a game tell the reason that [`aborted_late`] gives.
async fn news_of_bet(env: &TestEnvironment, number: u64) -> usize {
    let posts = env.posts(number).await;
    let news = posts
        .iter()
        .filter(|post| text(&post["content"]).contains("a bet"));
    news.count()
}

/// The private placeholder of a public answer is deleted so slowly that the worker posts meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_worker_has_posted_is_not_posted_as_a_late_answer() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, _) = begin(&bob, &carol).await;
    env.faults(json!([{
        "route": "DELETE /webhooks/*/messages/@original", "kind": "slow", "ms": 13_000, "times": 2,
    }]))
    .await;
    aborted_late(&env, &alice, number).await;
    let deleted = |call: &Value| {
        call["method"] == "DELETE" && text(&call["path"]).ends_with("/messages/@original")
    };
    let start = Instant::now();
    // The bot waits six seconds for each of the slow answers, and then tries again.
    while env.log().await.iter().filter(|call| deleted(call)).count() < 3 {
        assert!(start.elapsed() < Duration::from_secs(30), "never deleted");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    // A follow-up would have been sent by now.
    assert_eq!(news_of_bet(&env, number).await, 1);
    env.close().await;
}

/// The public answer behind a private placeholder is limited for longer than the worker waits.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_that_discord_limits_is_left_to_the_worker() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, _) = begin(&bob, &carol).await;
    env.faults(json!([{"route": "POST /webhooks/*", "kind": "status", "status": 429, "retry_after": 12.0}]))
        .await;
    aborted_late(&env, &alice, number).await;
    // By then the limit is over.
    tokio::time::sleep(Duration::from_secs(14)).await;
    let log = env.log().await;
    let follow_ups = log
        .iter()
        .filter(|call| call["method"] == "POST" && text(&call["path"]).starts_with("/webhooks/"));
    assert_eq!(follow_ups.count(), 1, "the limited one");
    assert_eq!(news_of_bet(&env, number).await, 1);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_database_is_waited_for_behind_a_deferral() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let lock = env.lock_database().await;
    let moved = alice.send("move", &[("move", json!("e3d3"))]).await;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    drop(lock);
    let board = alice.answer(&moved).await;
    assert!(text(&board["content"]).contains("`e3d3`"), "{board}");
    // The second of two late acts is refused privately, although the deferral was public.
    let post = challenge(&alice, &bob).await;
    let lock = env.lock_database().await;
    let since = env.mark();
    let (accepts, cancels) = tokio::join!(
        bob.press_only(&post, "accept", &[]),
        alice.press_only(&post, "cancel", &[])
    );
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    drop(lock);
    let ids = [accepts.id.as_str(), cancels.id.as_str()];
    env.wait_for_event(since, "a private refusal", |event| {
        let message = &event["message"];
        let asked = message["interaction_metadata"]["id"].as_str();
        is_private(message)
            && asked.is_some_and(|id| ids.contains(&id))
            && !text(&message["content"]).is_empty()
    })
    .await;
    // The first one succeeded, so the challenge has no controls any more.
    env.wait_for_event(since, "the challenge to be closed", |event| {
        event["message"]["id"] == post["id"] && controls(&event["message"]).is_empty()
    })
    .await;
    settled(&env, number, &[2, 3]).await;
    goes_on(&env, &bob, number).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_limits_the_rate() {
    move_under(json!([{"route": CALLBACK, "kind": "status", "status": 429, "retry_after": 0.3, "times": 2}])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_limits_everything_for_longer_than_an_answer_may_take() {
    move_under(json!([
        {"route": CALLBACK, "kind": "status", "status": 429, "retry_after": 5.0, "times": 1},
        {"route": CHANNEL, "kind": "status", "status": 429, "retry_after": 1.0, "global": true, "times": 1},
    ]))
    .await;
}

/// The limit says nothing about the attempt before it, which Discord has taken.
#[tokio::test(flavor = "multi_thread")]
async fn discord_takes_the_answer_and_limits_the_attempt_after_it() {
    move_under(json!([
        {"route": CALLBACK, "kind": "drop_after", "times": 1},
        {"route": CALLBACK, "kind": "status", "status": 429, "retry_after": 5.0, "times": 1},
    ]))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_fails_and_recovers() {
    move_under(json!([
        {"route": CALLBACK, "kind": "status", "status": 500, "times": 1},
        {"route": CALLBACK, "kind": "status", "status": 502, "times": 1},
    ]))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_connection_drops_before_discord_takes_the_answer() {
    move_under(json!([{"route": CALLBACK, "kind": "drop_before", "times": 2}])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_connection_drops_after_discord_took_the_answer() {
    move_under(json!([{"route": CALLBACK, "kind": "drop_after", "times": 1}])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_takes_the_answer_and_says_500() {
    move_under(
        json!([{"route": CALLBACK, "kind": "status", "status": 500, "after": true, "times": 1}]),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_comes_too_late_and_the_worker_posts_through_faults() {
    move_under(json!([
        {"route": CALLBACK, "kind": "slow", "ms": 3_500},
        {"route": CHANNEL, "kind": "status", "status": 500, "times": 1},
        {"route": CHANNEL, "kind": "drop_after", "times": 1},
    ]))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_closes_restarts_and_forgets_us() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let deeds = [
        json!({"do": "close", "code": 4000}),
        json!({"do": "reconnect"}),
        json!({"do": "invalid_session"}),
        json!({"do": "cut"}),
        json!({"do": "close_without_code"}),
    ];
    for deed in deeds {
        let since = env.log().await.len();
        env.gateway(deed.clone()).await;
        env.connected(since, &deed).await;
        let post = challenge(&alice, &bob).await;
        assert!(
            !is_private(&bob.press(&post, "accept", &[]).await),
            "after {deed}"
        );
        assert_eq!(env.boards(number_of(&post)).await.len(), 1);
    }
    env.close().await;
}

/// The sandbox takes an IDENTIFY in five seconds, as Discord does. The bot is stopped, or killed, and started again at
/// once; the last time the clock was set back by an hour meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_started_again_waits_for_its_turn_to_connect() {
    let env = TestEnvironment::with_options(Options {
        identify_interval: Duration::from_secs(5),
        ..Options::default()
    })
    .await;
    assert_eq!(env.stop_bot().await, Some(0));
    env.start_bot().await;
    for ahead in [0, 3_600_000] {
        env.kill_bot();
        let url = format!("sqlite:{}", env.database().display());
        let mut raw = SqliteConnection::connect(&url).await.expect("a database");
        let set_back = format!(
            "UPDATE settings SET value = CAST(value AS INTEGER) + {ahead} WHERE key LIKE 'identify/%'"
        );
        let changed = raw
            .execute(AssertSqlSafe(set_back))
            .await
            .expect("a change");
        assert_eq!(changed.rows_affected(), 1);
        raw.close().await.expect("a database");
        env.start_bot().await;
    }
    let log = env.log().await;
    let count = |path: &str| log.iter().filter(|entry| entry["path"] == path).count();
    assert_eq!((count("IDENTIFY"), count("OUT OF PACE")), (4, 0));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_only_when_they_changed() {
    let env = TestEnvironment::open().await;
    assert_eq!(env.stop_bot().await, Some(0), "SIGTERM is an orderly end");
    env.start_bot().await;
    let registered = env
        .log()
        .await
        .iter()
        .filter(|entry| entry["method"] == "PUT" && text(&entry["path"]).ends_with("/commands"))
        .count();
    assert_eq!(registered, 1);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once_discord_is_not_overloaded_any_more() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let overloaded = json!({"message": "API resource is currently overloaded.", "code": 130_000});
    env.faults(json!([{
        "route": "PUT /applications/*/commands", "kind": "status", "status": 503, "body": overloaded, "times": 13,
    }]))
    .await;
    env.start_bot().await;
    // One call gives up after 20 s. The texts mention the commands that were registered in the end.
    let alice = env.person("Alice").await;
    let help = alice.command("help", &[]).await;
    assert_contains(&help, "</challenge:");
    assert!(env.bot_log().contains("registered later"));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_lets_the_answer_under_way_finish() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    env.faults(json!([{"route": CALLBACK, "kind": "slow", "ms": 1_000}]))
        .await;
    let moved = alice.send("move", &[("move", json!("e3d3"))]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(env.stop_bot().await, Some(0));
    assert!(!is_private(&alice.answer(&moved).await));
    env.start_bot().await;
    settled(&env, number, &[2, 3]).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_ends_with_a_clear_sentence() {
    let env = TestEnvironment::open().await;
    env.kill_bot();
    let mut command = env.bot_command();
    command
        .env("DISCORD_TOKEN", "not-the-token")
        .stderr(std::process::Stdio::piped());
    let output = tokio::task::spawn_blocking(move || command.output().expect("the bot runs"))
        .await
        .expect("waiting");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{words}");
    assert!(words.contains("does not know this token"), "{words}");
    assert!(
        !words.contains("not-the-token"),
        "the token is not told: {words}"
    );
    env.close().await;
}
