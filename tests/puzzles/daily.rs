//! The daily puzzle over three days: posted once a day, with the solution of the day before.

use std::collections::HashSet;
use std::time::Duration;

use banyan::{locale::Locale, say};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};

use crate::common::{Person, TestEnvironment, control, is_private, text};

/// Changes the database while the bot is down.
async fn meanwhile(town: &TestEnvironment, sql: &[String]) {
    town.kill_bot();
    let url = format!("sqlite:{}", town.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    for change in sql {
        let done = raw.execute(AssertSqlSafe(change.clone())).await;
        done.expect(change);
    }
    raw.close().await.expect("the database");
    town.start_bot().await;
}

/// Waits until no daily puzzle is due.
async fn quiet(town: &TestEnvironment) {
    let url = format!("sqlite:{}", town.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    let now = banyan::app::Clock::System.now().0;
    loop {
        let sql = format!(
            "SELECT COUNT(*) FROM jobs WHERE kind = 'daily' OR (kind = 'plan-daily' AND (lease IS NOT NULL OR due <= {now}))"
        );
        let owed: i64 = sqlx::query_scalar(AssertSqlSafe(sql))
            .fetch_one(&mut raw)
            .await
            .expect("a number");
        if owed == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    raw.close().await.expect("the database");
}

/// Posts in the person's channel that contain these words.
async fn posts(town: &TestEnvironment, person: &Person<'_>, words: &str) -> usize {
    let place = format!("/channels/{}/messages", person.channel);
    let log = town.log().await;
    let fits = |call: &&Value| {
        call["method"] == "POST"
            && text(&call["path"]).starts_with(&place)
            && call.to_string().contains(words)
    };
    log.iter().filter(fits).count()
}

/// A day later: everything that was stored is a day older.
fn a_day_later() -> [String; 4] {
    let day = 86_400_000;
    [
        // Negative in between, because no two rows may have one day.
        format!("UPDATE daily_puzzles SET day = 1 - day, posted = posted - {day}"),
        "UPDATE daily_puzzles SET day = -day".to_owned(),
        format!(
            "UPDATE puzzle_tries SET begun = begun - {day}, shown = shown - {day}, solved = solved - {day}"
        ),
        "UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned(),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_a_day_and_its_solution_on_the_next() {
    let town = TestEnvironment::open().await;
    let alice = town.person("Alice").await;
    let (guild, channel) = (town.guild().await, alice.channel.clone());
    let mark = town.mark();
    meanwhile(&town,
        &[
            format!(
                "INSERT INTO servers (guild, threads, announce_channel, daily_hour) VALUES ({guild}, 0, {channel}, 0) \
                 ON CONFLICT (guild) DO UPDATE SET announce_channel = {channel}, daily_hour = 0"
            ),
            "UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned(),
        ],
    )
    .await;
    let post = town.wait_for_post(mark, "Daily puzzle, ").await;
    assert!(!is_private(&post));
    assert_eq!(post["mentions"], json!([]), "nobody is notified");
    quiet(&town).await;
    assert_eq!(
        posts(&town, &alice, "Solution of the daily puzzle").await,
        0
    );

    // Alice solves it alone.
    let task = alice.press(&post, "puzzle-begin", &[]).await;
    assert!(is_private(&task));
    let number = control(&task, "puzzle-type").expect("a control");
    let number = number.split(':').nth(1).and_then(|id| id.parse().ok());
    let number = banyan::puzzles::PuzzleId(number.expect("a number"));
    let puzzle = banyan::puzzles::with_id(number).expect("a puzzle");
    let mut shown = task;
    for mv in puzzle.line.iter().step_by(2) {
        shown = alice
            .press_and_submit_form(&shown, "puzzle-type", &mv.to_string())
            .await;
    }
    assert!(text(&shown["content"]).contains("Solved!"), "{shown}");

    // On the second day the bot dies after it has posted, before it could note that.
    let mark = town.mark();
    meanwhile(&town, &a_day_later()).await;
    let solution = town
        .wait_for_post(mark, "Solution of the daily puzzle")
        .await;
    let content = text(&solution["content"]);
    assert!(
        content.contains(&format!("<@{}> (0:", alice.id)),
        "{content}"
    );
    assert!(content.contains(&puzzle.line[0].to_string()), "{content}");
    assert_eq!(solution["attachments"][0]["content_type"], "image/gif");
    assert_eq!(solution["mentions"], json!([]), "nobody is notified");
    quiet(&town).await;
    let today = banyan::app::Clock::System
        .now()
        .seconds()
        .div_euclid(86_400);
    meanwhile(
        &town,
        &[format!(
            "INSERT INTO jobs (subject, kind, seq, lane, due, attempts) VALUES ('daily/{today}/{guild}', 'daily', {today}, 'background', 0, 1)"
        )],
    )
    .await;
    quiet(&town).await;
    assert_eq!(
        posts(&town, &alice, "Solution of the daily puzzle").await,
        1
    );
    assert_eq!(posts(&town, &alice, "Daily puzzle, ").await, 2, "one a day");

    // On the third day nobody has solved it; planning again changes nothing.
    meanwhile(&town, &a_day_later()).await;
    quiet(&town).await;
    meanwhile(
        &town,
        &["UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned()],
    )
    .await;
    quiet(&town).await;
    assert_eq!(
        posts(&town, &alice, "No one who appears on leaderboards").await,
        1
    );
    assert_eq!(posts(&town, &alice, "Daily puzzle, ").await, 3, "one a day");

    // Switched off, the next day brings nothing.
    let off = "UPDATE servers SET daily_hour = NULL".to_owned();
    meanwhile(&town, &[&[off], &a_day_later()[..]].concat()).await;
    quiet(&town).await;
    assert_eq!(posts(&town, &alice, "Daily puzzle, ").await, 3);
    town.close().await;
}

/// What the bot has posted about daily puzzles in a channel, in order.
async fn puzzles_in(town: &TestEnvironment, channel: &str) -> Vec<Value> {
    let place = format!("/channels/{channel}/messages");
    let mut posts = town.log().await;
    posts.retain(|call| {
        call["method"] == "POST"
            && text(&call["path"]) == place
            && text(&call["body"]["content"]).starts_with('🧩')
    });
    posts.into_iter().map(|call| call["body"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_days_of_puzzles_in_every_language() {
    let town = TestEnvironment::open().await;
    let mut servers = Vec::new();
    for locale in Locale::ALL {
        let (guild, channel) = town.another_guild(locale.code(), true).await;
        servers.push((locale, guild, channel));
    }
    let settings = servers.iter().map(|(locale, guild, channel)| {
        let code = locale.code();
        format!(
            "INSERT INTO servers (guild, threads, language, announce_channel, daily_hour) VALUES ({guild}, 0, '{code}', {channel}, 0) \
             ON CONFLICT (guild) DO UPDATE SET language = '{code}', announce_channel = {channel}, daily_hour = 0"
        )
    });
    let due = "UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned();
    let begin: Vec<String> = settings.chain([due]).collect();
    for day in 1..=3_usize {
        let change = if day == 1 {
            begin.clone()
        } else {
            a_day_later().to_vec()
        };
        meanwhile(&town, &change).await;
        quiet(&town).await;
        let mut tasks = HashSet::new();
        for (locale, _, channel) in &servers {
            // A puzzle each day, and from the second on the solution of the day before.
            let posts = puzzles_in(&town, channel).await;
            assert_eq!(posts.len(), 2 * day - 1, "{locale:?}, day {day}");
            let buttons = posts.iter().filter(|post| {
                let solve = &post["components"][0]["components"][0]["label"];
                *solve == json!(say!(*locale, "button-solve"))
            });
            assert_eq!(buttons.count(), day, "{locale:?}: {posts:?}");
            let nobody = say!(*locale, "daily-no-solvers");
            let solutions = posts
                .iter()
                .filter(|post| text(&post["content"]).ends_with(&nobody));
            assert_eq!(solutions.count(), day - 1, "{locale:?}: {posts:?}");
            let newest = posts.last().map(|post| text(&post["content"]));
            assert!(
                tasks.insert(newest),
                "{locale:?}: another language says the same"
            );
        }
    }
    town.close().await;
}
