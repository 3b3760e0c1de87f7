//! Damaged records through the sandbox: the match refuses everything with a message, and all other matches continue.

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, Row as _, SqliteConnection};

use crate::{
    commands::{begin, play},
    common::{Person, TestEnvironment, is_private, text},
};

/// The reference in the private message about a damaged record.
fn reference(answer: &Value, number: u64) -> String {
    let words = text(&answer["content"]);
    assert!(is_private(answer), "{answer}");
    assert!(
        words.contains(&format!("The data of game #{number} is damaged")),
        "{words}"
    );
    let last = words.trim_end_matches('.').rsplit(' ').next();
    last.expect("a reference").to_owned()
}

async fn asked(person: &Person<'_>, command: &str, number: u64) -> Value {
    person.command(command, &[("game", json!(number))]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_match_is_fenced_off_everywhere_and_the_others_go_on() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (damaged, board) = begin(&alice, &bob).await;
    let (healthy, _) = begin(&alice, &bob).await;
    let menu = alice.press(&board, "move", &[]).await;
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    // The acceptance is overwritten, and a board is still pending.
    for damage in [
        "UPDATE events SET body = 'scribble' WHERE match_id = $1 AND seq = 2",
        "INSERT INTO jobs (subject, kind, match_id, seq, lane, due, attempts) \
         VALUES ('event/' || $1 || '/2', 'announce', $1, 2, 'discord', 0, 0)",
    ] {
        sqlx::query(damage)
            .bind(damaged as i64)
            .execute(&mut raw)
            .await
            .expect("damage");
    }

    // Every command gives the same message, with a reference to the log.
    let mut references = vec![
        reference(&play(&alice, damaged, "e3d3").await, damaged),
        reference(&asked(&alice, "board", damaged).await, damaged),
        reference(&asked(&bob, "resign", damaged).await, damaged),
    ];
    for verb in ["move", "more", "rules"] {
        references.push(reference(&alice.press(&board, verb, &[]).await, damaged));
    }
    for answer in [
        alice.press(&menu, "piece", &["e3"]).await,
        alice.press(&menu, "type", &[]).await,
    ] {
        references.push(reference(&answer, damaged));
    }
    let log = env.bot_log();
    for reference in &references {
        let line = log
            .lines()
            .find(|line| line.contains(reference.as_str()))
            .unwrap_or_else(|| panic!("{reference} is not in the log:\n{log}"));
        assert!(
            line.contains(&format!("match {damaged} does not replay: event 2")),
            "{line}"
        );
    }

    // Lists use summaries, and everything else continues.
    let list = text(&alice.command("games", &[]).await["content"]);
    let line = |number: u64| {
        let named = format!("**#{number}**");
        list.lines()
            .find(|line| line.contains(&named))
            .unwrap_or_else(|| panic!("{list}"))
    };
    for number in [damaged, healthy] {
        assert!(line(number).contains("your turn"), "{list}");
    }
    assert!(!is_private(&play(&alice, healthy, "e3d3").await));
    assert!(!is_private(&play(&bob, healthy, "a9a8").await));
    env.wait_for_board(healthy, 4).await;

    // The worker has tried the pending job once and postponed it instead of dropping it.
    let pending = sqlx::query(
        "SELECT attempts, due FROM jobs WHERE match_id = $1 AND kind = 'announce' AND seq = 2",
    )
    .bind(damaged as i64)
    .fetch_one(&mut raw)
    .await
    .expect("the job is still pending");
    assert_eq!(pending.get::<i64, _>("attempts"), 1);
    let ahead = pending.get::<i64, _>("due") - banyan::app::Clock::System.now().0;
    assert!(
        ahead > 50 * 60_000,
        "the worker does not spin on it: {ahead} ms"
    );

    // Once repaired, the game continues where it was.
    let repaired = "UPDATE events SET body = (SELECT body FROM events WHERE match_id = $1 AND seq = 2) WHERE match_id = $2 AND seq = 2";
    sqlx::query(repaired)
        .bind(healthy as i64)
        .bind(damaged as i64)
        .execute(&mut raw)
        .await
        .expect("a repair");
    assert!(!is_private(&play(&alice, damaged, "e3d3").await));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_cannot_be_read_keeps_nobody_waiting() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    raw.execute("INSERT INTO jobs (subject, kind, match_id, seq, lane, due, attempts) VALUES ('event/1/9999999999', 'retire', 1, 9999999999, 'discord', 0, 0)")
        .await
        .expect("a job that no version writes");
    // The answer is lost, so the worker must post the board, behind that job.
    env.faults(json!([{"route": "POST /interactions/*/callback*", "kind": "slow", "ms": 3_500}]))
        .await;
    alice.send("move", &[("move", json!("e3d3"))]).await;
    env.wait_for_board(number, 3).await;
    assert!(
        env.bot_log()
            .contains("a job that cannot be read is put off"),
        "{}",
        env.bot_log()
    );
    env.close().await;
}
