//! Kills the bot (`kill -9`) at every point between an interaction and its delivered answer. After a restart, every
//! move that was made is stored once, is in the channel once, and can be answered; others can be made again.
//!
//! A first run without a kill records which points are passed and how often; then one passage of each point, and a random third
//! of the others, gets a run of its own in which the bot is killed there (`KILLS=all`: each of them). CONTRIBUTING.md explains
//! how to arm a point by hand.

mod analyses;
mod cup;
mod jobs;
mod ladder;
mod lanes;
mod league;
mod prepared;
mod story;
mod threads;
mod times;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use banyan::{app::Clock, sandbox::Options};
use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, any::install_default_drivers};
use tokio::{
    task::{LocalSet, spawn_local},
    time::sleep,
};

use crate::{
    common::{Person, SentInteraction, TestEnvironment, control, is_private, text},
    store::database::Database,
};

/// How many runs go on at the same time; each of them mostly waits.
const MAX_CONCURRENT: usize = 12;
/// The point between a computer player's thought and its move.
const THOUGHT: &str = "think.thought";
/// The longest wait for something that must happen.
const TIMEOUT: Duration = Duration::from_mins(3);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_at_any_point_loses_nothing_and_doubles_nothing() {
    let reference = Run::open("").await;
    reference.play().await;
    let passages = reference.passages();
    drop(reference);
    let names = |passages: &BTreeSet<String>| -> BTreeSet<String> {
        let names = passages.iter().map(|passage| point(passage));
        names.map(str::to_owned).collect()
    };
    let mut known = points(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    // The next test's.
    known.remove(THOUGHT);
    assert_eq!(
        names(&passages),
        known,
        "the story passes every point in the sources: one that it does not pass is never tested"
    );

    let passages = chosen(passages);
    let killed = deaths(&passages, killed_at).await.into_keys().collect();
    assert_eq!(names(&killed), names(&passages), "each point has killed");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_with_a_thought_in_mind_loses_no_move() {
    let run = Run::open(&format!("think/{THOUGHT}:1")).await;
    run.wait_until_online().await;
    let alice = run.env.person("Alice").await;
    let options = [
        ("game", json!("jungle")),
        ("level", json!(1)),
        ("side", json!("second")),
    ];
    let outcome = alice.send("challenge", &options).await;
    run.over(&outcome).await;
    // The computer begins: the bot dies over its move, is started again without the point, and makes it once.
    let begun = Instant::now();
    while run.is_running() {
        assert!(begun.elapsed() < TIMEOUT, "{}", run.log());
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(run.settled().await, 3, "{}", run.log());
    assert!(run.has_died());
    let boards = run.env.boards(1).await;
    let seqs: Vec<u64> = boards.iter().map(|(seq, _)| *seq).collect();
    assert_eq!(seqs, [2, 3], "each board once");
}

#[test]
fn nothing_gets_past_the_points() {
    // `banyan check` and the gateway's own requests are no part of an answer, and the sandbox is not the bot.
    let doors: [(&str, &[&str]); 3] = [
        (
            ".execute(&self.write)",
            &["store/database.rs", "store/check.rs"],
        ),
        (
            "tx.commit()",
            &[
                "store/database.rs",
                "store/check.rs",
                "store/tournament_check.rs",
            ],
        ),
        (
            "reqwest::Client",
            &[
                "discord/api/rest.rs",
                "discord/api/agent.rs",
                "discord/api/gateway/info.rs",
                "discord/api/gateway/session.rs",
            ],
        ),
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let sandbox = root.join("sandbox");
    let bots = sources(&root).into_iter();
    for (file, source) in bots.filter(|(file, _)| !file.starts_with(&sandbox)) {
        for (way, open) in doors {
            let door = open.iter().any(|door| file.ends_with(door));
            assert!(
                door || !source.contains(way),
                "{}: `{way}` belongs behind a point: Store::write, seal, Rest::send",
                file.display()
            );
        }
    }
}

/// The condition on jobs that somebody waits for: neither deadlines nor the jobs that recur for ever, nor what a tournament
/// does in some hours.
fn pending_condition() -> String {
    let soon = Clock::System.now().after(Duration::from_hours(1)).0;
    format!(
        "kind NOT IN ('expire', 'flag', 'remind', 'close-seasons', 'forget-causes', 'plan-daily') AND due < {soon}"
    )
}

/// The passages at which this run kills: one of each point, and a random third of the others. `KILLS=all` takes all of
/// them, `FAILPOINT` those of one point or a single one.
fn chosen(passages: BTreeSet<String>) -> BTreeSet<String> {
    let mut points = BTreeSet::new();
    let is_chosen = |passage: &String| {
        let is_new = points.insert(point(passage).to_owned());
        is_armed(passage) && (is_new || kills_everywhere() || rand::random::<u8>() < u8::MAX / 3)
    };
    let passages: BTreeSet<String> = passages.into_iter().filter(is_chosen).collect();
    assert_ne!(passages.len(), 0, "no such point is passed");
    passages
}

/// The point that was passed: `store.write` of `announce/store.write:3`.
fn point(passage: &str) -> &str {
    let (_, passed) = passage.split_once('/').unwrap_or(("", passage));
    passed.split(':').next().unwrap_or_default()
}

/// Whether the environment does not exclude a passage: `FAILPOINT` names it, its point, or nothing.
fn is_armed(passage: &str) -> bool {
    let only = std::env::var("FAILPOINT").unwrap_or_default();
    only.is_empty() || only == passage || only == point(passage)
}

/// Whether the environment wants a kill at every passage.
fn kills_everywhere() -> bool {
    std::env::var("FAILPOINT").is_ok() || std::env::var("KILLS").is_ok_and(|kills| kills == "all")
}

/// Gives each passage a run of its own, several at a time. Returns the passages that killed, each with what `killed_at`
/// says about the death.
async fn deaths<T: 'static, R: Future<Output = Option<T>> + 'static>(
    passages: &BTreeSet<String>,
    killed_at: impl Fn(String) -> R,
) -> BTreeMap<String, T> {
    let begun = Instant::now();
    let killed_at = &killed_at;
    let runs = passages.iter().map(|passage| async move {
        let killed = spawn_local(killed_at(passage.clone())).await;
        (passage.clone(), killed)
    });
    let mut killed = BTreeMap::new();
    let mut failed = BTreeSet::new();
    let runs = stream::iter(runs).buffer_unordered(MAX_CONCURRENT);
    let runs: Vec<_> = LocalSet::new().run_until(runs.collect()).await;
    for (passage, died) in runs {
        match died {
            Ok(Some(death)) => drop(killed.insert(passage, death)),
            // Two workers share the jobs differently each time, so the last passages may not occur.
            Ok(None) => {}
            Err(_) => drop(failed.insert(passage)),
        }
    }
    println!(
        "{} passages, {} kills, {:?}",
        passages.len(),
        killed.len(),
        begun.elapsed()
    );
    assert!(failed.is_empty(), "went wrong after a kill at {failed:?}");
    killed
}

/// Plays the scenario with a bot that is killed at this passage; nothing if it was not.
async fn killed_at(passage: String) -> Option<()> {
    let run = Run::open(&passage).await;
    run.play().await;
    run.has_died().then_some(())
}

/// The names of the points in the sources.
fn points(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (_, source) in sources(folder) {
        let calls = source.split("failpoint!(\"").skip(1);
        found.extend(calls.filter_map(|call| Some(call.split_once('"')?.0.to_owned())));
    }
    found
}

/// All source files except the one that defines the points, with their text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.file_name().is_some_and(|name| name != "failpoint.rs") {
            let source = fs::read_to_string(&path).expect("a source file");
            found.push((path, source));
        }
    }
    found
}

/// A run with one armed point, until the bot is killed there.
struct Run {
    env: TestEnvironment,
}

impl Run {
    async fn open(passage: &str) -> Self {
        let env = TestEnvironment::without_bot(Options::default()).await;
        Self::begin(env, passage)
    }

    /// The same on another database.
    async fn open_on(passage: &str, database: &Database) -> Self {
        let mut env = TestEnvironment::without_bot(Options::default()).await;
        env.database_url.clone_from(&database.url);
        Self::begin(env, passage)
    }

    fn begin(env: TestEnvironment, passage: &str) -> Self {
        env.spawn_bot(env.bot_command().env("FAILPOINT", passage));
        Self { env }
    }

    fn has_died(&self) -> bool {
        self.env.bot_log().matches("::run: starting ").count() > 1
    }

    fn passages(&self) -> BTreeSet<String> {
        let log = self.env.bot_log();
        let passed = log.split("passage=\"").skip(1);
        passed
            .filter_map(|line| Some(line.split_once('"')?.0.to_owned()))
            .collect()
    }

    /// The newest private message with the confirmation button.
    async fn question(&self, person: &Person<'_>) -> Option<Value> {
        let state = self.env.state(Some(&person.id)).await;
        let messages = state["messages"][&person.channel].as_array()?;
        let asks = |message: &&Value| control(message, "resign-yes").is_some();
        messages.iter().rev().find(asks).cloned()
    }

    /// The bot's log, for failing runs.
    fn log(&self) -> String {
        let log = self.env.bot_log();
        let ours = |line: &&str| line.contains(" failpoint: ") || line.contains(" banyan");
        log.lines().filter(ours).collect::<Vec<_>>().join("\n")
    }

    fn is_running(&self) -> bool {
        self.env.bot_ended().is_none()
    }

    /// Waits until the interaction is over or the bot is dead.
    async fn over(&self, outcome: &SentInteraction) {
        let begun = Instant::now();
        while !self.env.is_over(outcome) && self.is_running() {
            assert!(begun.elapsed() < TIMEOUT, "an interaction without an end");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the bot runs and is online.
    async fn wait_until_online(&self) {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.env.bot_ended() {
                use std::os::unix::process::ExitStatusExt as _;
                assert_eq!(status.signal(), Some(9), "{}", self.log());
                // Otherwise the old connection would count as the new bot's.
                if !self.env.bot_is_online() {
                    self.minute_passes().await;
                    self.env.spawn_bot(&mut self.env.bot_command());
                }
            } else if self.env.bot_is_online() {
                return;
            }
            assert!(
                begun.elapsed() < TIMEOUT,
                "the bot does not come online; ended: {:?}\n{}",
                self.env.bot_ended(),
                self.log()
            );
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Lets a minute pass for jobs, so that the leases of the dead bot expire, and for its connection.
    async fn minute_passes(&self) {
        let aside =
            "UPDATE jobs SET due = due - 60000 WHERE kind NOT IN ('expire', 'flag', 'remind')";
        let connected = "DELETE FROM settings WHERE key LIKE 'identify/%'";
        // The tables may not exist yet.
        if let Ok(mut database) = self.database().await {
            for passes in [aside, connected] {
                let _ = sqlx::query(passes).execute(&mut database).await;
            }
        }
    }

    async fn database(&self) -> sqlx::Result<AnyConnection> {
        install_default_drivers();
        AnyConnection::connect(&self.env.database_url).await
    }

    async fn count(&self, query: &str) -> i64 {
        let mut database = self.database().await.expect("the database");
        let query = sqlx::query_scalar(AssertSqlSafe(query.to_owned()));
        let number = query.fetch_one(&mut database).await;
        number.expect("a number")
    }

    /// The number of jobs that somebody waits for.
    async fn count_pending_jobs(&self) -> i64 {
        let query = format!("SELECT COUNT(*) FROM jobs WHERE {}", pending_condition());
        self.count(&query).await
    }

    async fn change(&self, query: &'static str) {
        let mut database = self.database().await.expect("the database");
        let changed = sqlx::query(query).execute(&mut database).await;
        changed.expect("a change");
    }

    /// The public texts in a channel that contain these words.
    async fn texts(&self, channel: &str, words: &str) -> Vec<String> {
        let state = self.env.state(None).await;
        let messages = state["messages"][channel].as_array().into_iter().flatten();
        let public = messages.filter(|message| !is_private(message));
        let texts = public.map(|message| text(&message["content"]));
        texts.filter(|text| text.contains(words)).collect()
    }

    /// Waits until no job is pending, across further deaths. Returns the number of events.
    async fn settled(&self) -> i64 {
        let begun = Instant::now();
        loop {
            self.wait_until_online().await;
            // One statement, because an act may be written at any time.
            let events = format!(
                "SELECT CASE WHEN EXISTS (SELECT 1 FROM jobs WHERE {}) THEN -1 ELSE COUNT(*) END FROM events",
                pending_condition()
            );
            let events = self.count(&events).await;
            if events >= 0 && self.is_running() {
                return events;
            }
            assert!(
                begun.elapsed() < TIMEOUT,
                "a job stays pending\n{}",
                self.log()
            );
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// The pending jobs, for failing runs.
    async fn pending_jobs(&self) -> Vec<String> {
        let jobs = format!(
            "SELECT kind || ' ' || subject || ' due ' || due FROM jobs WHERE {}",
            pending_condition()
        );
        let mut database = self.database().await.expect("the database");
        let jobs = sqlx::query_scalar(AssertSqlSafe(jobs));
        let jobs = jobs.fetch_all(&mut database).await;
        jobs.expect("the jobs")
    }

    /// Waits until no job is pending, across further deaths.
    async fn nothing_is_owed(&self) {
        let begun = Instant::now();
        loop {
            self.wait_until_online().await;
            if self.count_pending_jobs().await == 0 && self.is_running() {
                return;
            }
            assert!(
                begun.elapsed() < TIMEOUT,
                "a job stays pending: {:?}\n{}",
                self.pending_jobs().await,
                self.log()
            );
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Repeats an act until a query gives this number, across deaths of the bot.
    async fn until(
        &self,
        query: &str,
        wanted: i64,
        act: impl AsyncFn() -> Option<SentInteraction>,
    ) {
        let begun = Instant::now();
        loop {
            self.wait_until_online().await;
            let found = self.count(query).await;
            if found == wanted {
                return;
            }
            assert!(
                begun.elapsed() < TIMEOUT,
                "{query} stays {found}\n{}",
                self.log()
            );
            if let Some(outcome) = act().await {
                self.over(&outcome).await;
            }
            self.nothing_is_owed().await;
        }
    }

    /// A person asks to resign a game, and confirms.
    async fn resign(&self, person: &Person<'_>, number: u64) -> Option<SentInteraction> {
        let asked = person.send("resign", &[("game", json!(number))]).await;
        self.over(&asked).await;
        let question = self.question(person).await?;
        Some(person.press_only(&question, "resign-yes", &[]).await)
    }
}
