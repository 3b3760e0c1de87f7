//! Backup, check and restore with the program while a bot runs, by the steps in docs/going-live.md.

use std::fs;
use std::process::{Command, Output};

use serde_json::json;
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::{
    commands::{begin, play},
    common::{TestEnvironment, is_private, number_of, text},
};

#[track_caller]
fn ended(output: &Output, code: i32, parts: &[&str]) {
    let said = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(output.status.code(), Some(code), "{said}");
    for part in parts {
        assert!(said.contains(part), "no {part:?} in: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_restored_and_the_games_go_on() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    assert!(!is_private(&play(&alice, number, "e3d3").await));

    let backup = env.banyan(&["backup", "monday.db"]).await;
    ended(
        &backup,
        0,
        &[
            "monday.db is a whole copy",
            "Replayed: 1 matches with 3 events",
        ],
    );
    let again = env.banyan(&["backup", "monday.db"]).await;
    ended(&again, 2, &["monday.db cannot be written", "exists"]);
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    ended(&env.banyan(&["check"]).await, 0, &["with 4 events"]);

    // The disk is lost. The documented restore: stop, replace the database, remove SQLite's other files, start.
    restore(&env, "monday.db").await;
    ended(&env.banyan(&["check"]).await, 0, &["with 3 events"]);
    env.start_bot().await;
    let board = alice.command("board", &[("game", json!(number))]).await;
    let file = text(&board["attachments"][0]["filename"]);
    assert_eq!(
        file,
        format!("banyan-{number}-3.png"),
        "as it was on monday"
    );
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    assert!(!is_private(&play(&alice, number, "d3d4").await));
    env.close().await;
}

/// Stops the bot, and puts a backup in the place of its database.
async fn restore(env: &TestEnvironment, backup: &str) {
    assert_eq!(env.stop_bot().await, Some(0));
    let database = env.database();
    fs::remove_file(&database).expect("the database");
    for rest in ["banyan.db-wal", "banyan.db-shm"] {
        let _ = fs::remove_file(env.dir.path().join(rest));
    }
    fs::copy(env.dir.path().join(backup), &database).expect("the copy in its place");
}

/// Discord still has the post of a move that was lost with the database. Another move takes its number.
#[tokio::test(flavor = "multi_thread")]
async fn the_post_of_a_lost_move_is_not_taken_for_another() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = begin(&alice, &bob).await;
    assert!(!is_private(&play(&alice, number, "e3d3").await));
    ended(&env.banyan(&["backup", "monday.db"]).await, 0, &[]);
    // Bob moves from his direct messages, so the worker posts the board in the channel.
    let elsewhere = bob.in_channel(&env.direct(&bob).await);
    let posted = async |since: usize, mv: &str| {
        play(&elsewhere, number, mv).await;
        env.wait_for_event(since, "the board in the channel", |event| {
            let message = &event["message"];
            event["type"] == "message_create"
                && message["channel_id"] == board["channel_id"]
                && message["attachments"][0]["filename"] == format!("banyan-{number}-4.png")
                && text(&message["content"]).contains(mv)
        })
        .await
    };
    posted(env.mark(), "a9a8").await;
    restore(&env, "monday.db").await;
    env.start_bot().await;
    posted(env.mark(), "g7f7").await;
    env.close().await;
}

/// A game that began after the backup was made is lost, but its posts and buttons are still in the channel.
#[tokio::test(flavor = "multi_thread")]
async fn numbers_of_a_lost_day_are_not_given_out_again() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (kept, _) = begin(&alice, &bob).await;
    ended(&env.banyan(&["backup", "monday.db"]).await, 0, &[]);
    let (lost, board) = begin(&alice, &bob).await;
    assert_eq!(lost, kept + 1);

    restore(&env, "monday.db").await;
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    let mut counters = async || {
        let all: Vec<(String, i64)> =
            sqlx::query_as("SELECT name, value FROM counters ORDER BY name")
                .fetch_all(&mut raw)
                .await
                .expect("the counters");
        all
    };
    let before = counters().await;
    ended(
        &env.banyan(&["skip-numbers", "1000"]).await,
        0,
        &["Numbers left out: 1000"],
    );
    let given = ["match", "player", "tournament"];
    let after: Vec<(String, i64)> = before
        .into_iter()
        .map(|(name, value)| {
            let skipped = if given.contains(&name.as_str()) {
                1000
            } else {
                0
            };
            (name, value + skipped)
        })
        .collect();
    assert_eq!(counters().await, after);
    ended(&env.banyan(&["check"]).await, 0, &["Replayed: 1 matches"]);

    env.start_bot().await;
    let (next, _) = begin(&alice, &bob).await;
    assert_eq!(next, kept + 1001);
    let answer = alice.press(&board, "move", &[]).await;
    assert!(text(&answer["content"]).contains("no game"), "{answer}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_finds_and_mends_beside_the_bot() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let (broken, _) = begin(&alice, &bob).await;
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    raw.execute("UPDATE matches SET phase = 'over', awaits = NULL WHERE id = 1")
        .await
        .expect("damage");
    let told = env.banyan(&["check"]).await;
    ended(
        &told,
        1,
        &[
            "match 1: its summary is wrong in: phase, awaits (can be repaired)",
            "`banyan check --repair` repairs 1 of them",
        ],
    );
    ended(
        &env.banyan(&["check", "--repair"]).await,
        0,
        &["(repaired)", "Repaired: 1."],
    );
    let list = text(&alice.command("games", &[]).await["content"]);
    assert!(list.contains(&format!("**#{number}**")), "{list}");

    raw.execute("UPDATE events SET body = 'scribble' WHERE match_id = 2 AND seq = 2")
        .await
        .expect("damage");
    ended(
        &env.banyan(&["check", "--repair"]).await,
        1,
        &[
            &format!("match {broken}: event 2 of kind \"accepted\" cannot be read"),
            "(cannot be repaired)",
            "fenced off",
        ],
    );
    raw.execute("INSERT INTO _sqlx_migrations SELECT 9999, 'the future', installed_on, success, checksum, 0 FROM _sqlx_migrations LIMIT 1")
        .await
        .expect("a newer version was here");
    ended(&env.banyan(&["check"]).await, 2, &["another version"]);
    env.close().await;
}

#[test]
fn what_cannot_be_done_ends_with_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let banyan = |arguments: &[&str], url: &str| {
        Command::new(env!("CARGO_BIN_EXE_banyan"))
            .args(arguments)
            .current_dir(folder.path())
            .env_clear()
            .env("BANYAN_DATABASE_URL", url)
            .output()
            .expect("it runs")
    };
    let missing = "there is no database";
    ended(&banyan(&["check"], "sqlite:nowhere.db"), 2, &[missing]);
    ended(&banyan(&["backup", "copy.db"], ""), 2, &[missing]);
    let postgres = "postgres://banyan:secret@127.0.0.1/banyan";
    ended(
        &banyan(&["backup", "copy.db"], postgres),
        2,
        &["pg_dump --format=custom", "pg_restore"],
    );
    ended(
        &banyan(&["migrate-database", postgres, "sqlite:nowhere.db"], ""),
        2,
        &["in this order"],
    );
    ended(
        &banyan(&["migrate-database", "sqlite:nowhere.db", postgres], ""),
        2,
        &[missing],
    );
    ended(
        &banyan(&["check"], "mysql://x"),
        2,
        &["database_url", "is not allowed"],
    );
    assert_eq!(
        fs::read_dir(folder.path()).expect("the folder").count(),
        0,
        "nothing is made"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_without_moves_says_that_no_rating_changes() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let options = [("player", json!(bob.id)), ("game", json!("jungle"))];
    let challenge = alice.command("challenge", &options).await;
    bob.press(&challenge, "accept", &[]).await;
    let number = number_of(&challenge);
    let question = alice.command("resign", &[("game", json!(number))]).await;
    let over = alice.press(&question, "resign-yes", &[]).await;
    let content = text(&over["content"]);
    assert!(content.contains("Ratings don't change"), "{content}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_is_told_and_its_ratings_are_computed_again() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let options = [
        ("player", json!(bob.id)),
        ("game", json!("jungle")),
        ("side", json!("first")),
    ];
    let challenge = alice.command("challenge", &options).await;
    assert!(text(&challenge["content"]).contains("Rated"), "{challenge}");
    let number = number_of(&challenge);
    let board = bob.press(&challenge, "accept", &[]).await;
    assert!(!text(&board["content"]).contains("Ratings:"));
    for (mover, mv) in [&alice, &bob].into_iter().zip(crate::play::TO_THE_DEN) {
        play(mover, number, mv).await;
    }
    let ended_by = alice.command("resign", &[("game", json!(number))]).await;
    let over = alice.press(&ended_by, "resign-yes", &[]).await;
    let content = text(&over["content"]);
    let changes = format!(
        "Ratings: <@{}> 1500 → 1338? ±290 · <@{}> 1500 → 1662? ±290",
        alice.id, bob.id
    );
    assert!(content.contains(&changes), "{content}");
    let last = content.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("-# **#"),
        "the small line is the last: {content}"
    );
    // Later views contain the same rating changes, as a picture and as text.
    for view in ["picture", "text"] {
        let options = [("game", json!(number)), ("view", json!(view))];
        let shown = bob.command("board", &options).await;
        assert!(text(&shown["content"]).contains(&changes), "{shown}");
    }

    let shown = bob.command("board", &[("game", json!(number))]).await;
    let content = text(&shown["content"]);
    assert!(
        content.contains(&changes) && !content.contains("counted"),
        "{content}"
    );

    let same = env.banyan(&["ratings"]).await;
    ended(&same, 0, &["Rated games: 1.", "to the last digit"]);
    // With a rating pool of its own, the game counts in another pool.
    fs::write(
        env.dir.path().join("config.toml"),
        "rating_pools = \"jungle/classic\"\n",
    )
    .expect("a file");
    let apart = env.banyan(&["ratings"]).await;
    ended(&apart, 0, &["1 come to something else", "--recompute"]);
    let beside = env.banyan(&["ratings", "--recompute"]).await;
    ended(&beside, 2, &["a bot works with", "stop it first"]);
    assert_eq!(env.stop_bot().await, Some(0));
    let kept = env.banyan(&["ratings", "--recompute"]).await;
    ended(&kept, 0, &["1 came to something else"]);
    let now = env.banyan(&["ratings"]).await;
    ended(&now, 0, &["to the last digit"]);
    env.start_bot().await;

    // A game with a reduced weight says so.
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    raw.execute("UPDATE rating_events SET weight = 50")
        .await
        .expect("a change");
    let less = bob.command("board", &[("game", json!(number))]).await;
    let content = text(&less["content"]);
    assert!(content.contains("this game counted only 50%"), "{content}");
    env.close().await;
}
