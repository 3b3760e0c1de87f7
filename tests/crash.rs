//! `kill -9` at every point between an interaction and its settled answer: after a restart every move that was made is in
//! the record once, stands in the channel once, and can be answered; what was not made can be made again.
//!
//! A first run without a kill tells which points are passed and how often; then each of those passages is a run of its
//! own, in which the bot dies there. CONTRIBUTING.md says how to arm a point by hand.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use banyan::{play::MatchId, sandbox::Options, store::Store};
use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use tokio::time::sleep;

use crate::{
    commands::challenge_options,
    common::{Outcome, Person, Town, control, controls, text},
};

/// Runs that go on at the same time: most of each is waiting.
const AT_ONCE: usize = 12;
/// Longest wait for anything that must happen.
const PATIENCE: Duration = Duration::from_mins(1);

/// What people do, one after the other; each adds one event to the one match.
const STORY: &[Act] = &[
    Act::Challenge,
    Act::Press("Bob", "accept"),
    Act::Move("Alice", "e3d3"),
    Act::TooLate("Bob", "a9a8"),
    Act::Slow("Alice", "d3d4"),
    Act::Offer("Alice"),
    Act::Press("Bob", "refuse-draw"),
    Act::Resign("Bob"),
];

#[derive(Clone, Copy, Debug)]
enum Act {
    /// Alice challenges Bob.
    Challenge,
    /// A button of the newest post.
    Press(&'static str, &'static str),
    Move(&'static str, &'static str),
    /// A move whose answer Discord does not take any more, so that the worker posts it.
    TooLate(&'static str, &'static str),
    /// A move for which the database takes so long that the answer is deferred.
    Slow(&'static str, &'static str),
    /// Asks for a draw.
    Offer(&'static str),
    /// Asks to resign, and says yes.
    Resign(&'static str),
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the points: cargo test --features inject crash:: -- --ignored"]
async fn a_kill_at_any_point_loses_nothing_and_doubles_nothing() {
    let armed = cfg!(feature = "inject");
    assert!(
        armed,
        "the bot of this build has no points: --features inject"
    );
    let begun = Instant::now();
    let reference = Run::open("").await;
    reference.play().await;
    let passages = reference.passages();
    drop(reference);
    let names = |passages: &BTreeSet<String>| -> BTreeSet<String> {
        let name = |passage: &String| Some(passage.split(':').next()?.to_owned());
        passages.iter().filter_map(name).collect()
    };
    assert_eq!(
        names(&passages),
        points(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")),
        "the story passes every point in the sources: one that it does not pass is never tested"
    );

    // One point or one passage alone, for whoever looks for a fault.
    let only = std::env::var("INJECT").unwrap_or_default();
    let passages: BTreeSet<String> = passages
        .into_iter()
        .filter(|passage| passage.starts_with(&only))
        .collect();
    assert_ne!(passages.len(), 0, "{only} is not passed");
    let runs = passages.iter().map(|passage| async move {
        let killed = tokio::spawn(killed_at(passage.clone())).await;
        (passage.clone(), killed)
    });
    let mut killed = BTreeSet::new();
    let mut failed = BTreeSet::new();
    let mut runs = stream::iter(runs).buffer_unordered(AT_ONCE);
    while let Some((passage, died)) = runs.next().await {
        match died {
            Ok(true) => drop(killed.insert(passage)),
            // Which of two workers does what is not the same each time, so the last passages may be missing.
            Ok(false) => {}
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
    assert_eq!(names(&killed), names(&passages), "each point has killed");
}

#[test]
fn nothing_gets_past_the_points() {
    // `banyan check` writes no part of an answer, and neither does the gateway's own question.
    let doors: [(&str, &[&str]); 3] = [
        (
            ".execute(&self.write)",
            &["store/database.rs", "store/check.rs"],
        ),
        ("tx.commit()", &["store/database.rs", "store/check.rs"]),
        (
            "reqwest::Client",
            &[
                "discord/api/rest.rs",
                "discord/api/agent.rs",
                "discord/api/gateway.rs",
            ],
        ),
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (file, source) in sources(&root) {
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

/// Plays the story with a bot that dies there. Whether it did.
async fn killed_at(passage: String) -> bool {
    let run = Run::open(&passage).await;
    run.play().await;
    run.has_died()
}

/// The names of the points in the sources.
fn points(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (_, source) in sources(folder) {
        let calls = source.split("inject!(\"").skip(1);
        found.extend(calls.filter_map(|call| Some(call.split_once('"')?.0.to_owned())));
    }
    found
}

/// Every file of the sources but the one that explains the points, and its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.file_name().is_some_and(|name| name != "inject.rs") {
            let source = fs::read_to_string(&path).expect("a source file");
            found.push((path, source));
        }
    }
    found
}

/// One bot with a point armed, until it has died there.
struct Run {
    town: Town,
}

impl Run {
    async fn open(passage: &str) -> Self {
        let town = Town::without_bot(Options::default()).await;
        town.spawn_bot(town.bot_command().env("INJECT", passage));
        Self { town }
    }

    fn has_died(&self) -> bool {
        self.town.bot_log().matches(" banyan: starting ").count() > 1
    }

    fn passages(&self) -> BTreeSet<String> {
        let log = self.town.bot_log();
        let passed = log.split("passage=\"").skip(1);
        passed
            .filter_map(|line| Some(line.split_once('"')?.0.to_owned()))
            .collect()
    }

    /// Plays the story until the first act after the bot's death is done, too.
    async fn play(&self) {
        let mut wanted = 0;
        for act in STORY {
            wanted += 1;
            let goes_on = self.has_died();
            let begun = Instant::now();
            loop {
                self.well().await;
                if let Some(outcome) = self.act(*act).await {
                    self.over(&outcome).await;
                }
                let events = self.settled().await;
                if events == wanted {
                    break;
                }
                assert_eq!(
                    events,
                    wanted - 1,
                    "{act:?} came to something else\n{}",
                    self.log()
                );
                assert!(
                    begun.elapsed() < PATIENCE,
                    "{act:?} does not succeed\n{}",
                    self.log()
                );
            }
            self.look(wanted).await;
            if goes_on {
                break;
            }
        }
        self.well().await;
        self.town.kill_bot();
        let store = Store::open(&format!("sqlite:{}", self.town.database().display()))
            .await
            .expect("the database");
        let game = store.load_match(MatchId(1)).await;
        let game = game.expect("it replays").expect("the match");
        assert_eq!(i64::from(game.seq()), wanted);
        let jobs: i64 = self
            .count("SELECT COUNT(*) FROM jobs WHERE lane <> 'maintenance' AND kind NOT IN ('expire', 'flag', 'remind')")
            .await;
        assert_eq!(jobs, 0, "nothing is owed");
    }

    /// Does it as a person would who sees what is there. None if it cannot be begun, since the bot died meanwhile.
    async fn act(&self, act: Act) -> Option<Outcome> {
        let town = &self.town;
        let moves = |mv| [("move", json!(mv))];
        Some(match act {
            Act::Challenge => {
                let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
                alice.send("challenge", &challenge_options(&bob)).await
            }
            Act::Press(name, verb) => {
                let posts = town.posts(1).await;
                let post = posts.last().expect("a post");
                town.person(name).await.press_only(post, verb, &[]).await
            }
            Act::Move(name, mv) => town.person(name).await.send("move", &moves(mv)).await,
            Act::TooLate(name, mv) => {
                let late = json!({"route": "POST /interactions/*/callback*", "kind": "status", "status": 404,
                    "body": {"code": 10062, "message": "Unknown interaction"}});
                town.faults(json!([late])).await;
                let outcome = town.person(name).await.send("move", &moves(mv)).await;
                self.over(&outcome).await;
                town.faults(json!([])).await;
                outcome
            }
            Act::Slow(name, mv) => {
                let lock = town.lock_database().await;
                let outcome = town.person(name).await.send("move", &moves(mv)).await;
                let begun = Instant::now();
                while begun.elapsed() < Duration::from_millis(2_300) && self.is_well() {
                    sleep(Duration::from_millis(20)).await;
                }
                drop(lock);
                outcome
            }
            Act::Offer(name) => {
                let draw = [("what", json!("draw"))];
                town.person(name).await.send("offer", &draw).await
            }
            Act::Resign(name) => {
                let person = town.person(name).await;
                let asked = person.send("resign", &[]).await;
                self.over(&asked).await;
                let question = self.question(&person).await?;
                person.press_only(&question, "resign-yes", &[]).await
            }
        })
    }

    /// The newest private message with that button.
    async fn question(&self, person: &Person<'_>) -> Option<Value> {
        let state = self.town.state(Some(&person.id)).await;
        let messages = state["messages"][&person.channel].as_array()?;
        let asks = |message: &&Value| control(message, "resign-yes").is_some();
        messages.iter().rev().find(asks).cloned()
    }

    /// What the bot did, for when a run goes wrong.
    fn log(&self) -> String {
        let log = self.town.bot_log();
        let ours = |line: &&str| line.contains(" inject: ") || line.contains(" banyan");
        log.lines().filter(ours).collect::<Vec<_>>().join("\n")
    }

    fn is_well(&self) -> bool {
        self.town.bot_ended().is_none()
    }

    /// Waits until the interaction is over, or the bot has died over it.
    async fn over(&self, outcome: &Outcome) {
        let begun = Instant::now();
        while !self.town.is_over(outcome) && self.is_well() {
            assert!(begun.elapsed() < PATIENCE, "an interaction without an end");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Sees that there is a bot, and that it is online.
    async fn well(&self) {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.town.bot_ended() {
                use std::os::unix::process::ExitStatusExt as _;
                assert_eq!(status.signal(), Some(9), "{}", self.log());
                self.minute_passes().await;
                self.town.start_bot().await;
            }
            if self.town.bot_is_online() {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{}", self.log());
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Whoever held a job is dead for longer than they could hold it.
    async fn minute_passes(&self) {
        let aside = "UPDATE jobs SET due = due - 60000 WHERE lane <> 'maintenance' AND kind NOT IN ('expire', 'flag', 'remind')";
        // There may be no tables yet.
        if let Ok(mut database) = self.database().await {
            let _ = sqlx::query(aside).execute(&mut database).await;
        }
    }

    async fn database(&self) -> sqlx::Result<SqliteConnection> {
        SqliteConnection::connect(&format!("sqlite:{}", self.town.database().display())).await
    }

    async fn count(&self, query: &'static str) -> i64 {
        let mut database = self.database().await.expect("the database");
        let number = sqlx::query_scalar(query).fetch_one(&mut database).await;
        number.expect("a number")
    }

    /// Waits until nothing is owed any more, over further deaths. Gives the number of events.
    async fn settled(&self) -> i64 {
        let begun = Instant::now();
        loop {
            self.well().await;
            // In one statement: an act may be written at any moment.
            let events = "SELECT CASE WHEN EXISTS (SELECT 1 FROM jobs WHERE lane <> 'maintenance' AND kind NOT IN ('expire', 'flag', 'remind')) \
                 THEN -1 ELSE COUNT(*) END FROM events";
            let events = self.count(events).await;
            if events >= 0 && self.is_well() {
                return events;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "something stays owed\n{}",
                self.log()
            );
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Every event stands in the channel once, and only what is current can be pressed.
    async fn look(&self, events: i64) {
        let town = &self.town;
        let past = &STORY[..events as usize];
        let shown = |at: usize| !matches!(past[at], Act::Offer(_) | Act::Press(_, "refuse-draw"));
        // The challenge has no board, and what is asked or refused is said in words.
        let wanted: Vec<u64> = (1..past.len())
            .filter(|at| shown(*at))
            .map(|at| at as u64 + 1)
            .collect();
        let boards = town.boards(1).await;
        let found: Vec<u64> = boards.iter().map(|(seq, _)| *seq).collect();
        assert_eq!(found, wanted, "the boards in the channel\n{}", self.log());
        let posts = town.posts(1).await;
        // An offer is a post of its own, and so is the news that it is refused.
        let said = |act: &&Act| matches!(act, Act::Offer(_) | Act::Press(_, "refuse-draw"));
        let said = past.iter().filter(said).count();
        assert_eq!(
            posts.len(),
            1 + wanted.len() + said,
            "one post for each event\n{}",
            self.log()
        );
        let current = boards.last().map_or(&posts[0], |(_, board)| board);
        let offered = matches!(past[past.len() - 1], Act::Offer(_));
        for post in &posts {
            let can = post["id"] == current["id"]
                || (offered && post["id"] == posts[posts.len() - 1]["id"]);
            assert_eq!(
                controls(post).is_empty(),
                !can,
                "{}\n{}",
                text(&post["content"]),
                self.log()
            );
        }
    }
}
