//! Fuzzing with random and hostile interactions, between which the worker posts: no panic, no unauthorised write, no
//! unwanted mention, and always an answer. `FUZZ_CASES=500 cargo test fuzz` runs more cases, `FUZZ_SEED=17` runs one.

mod interactions;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::{Duration, Instant},
};

use banyan::{
    analysis::progress::Effort,
    app::ANSWER_GRACE,
    discord::{
        api::rest::Rest,
        commands,
        delivery::bot::Bot,
        model::{call::Call, reply::Reply},
    },
    play::{Command, Event, GuildId},
    secret::Secret,
    store::UserId,
    tournaments::{Format, TournamentPlan},
    worker,
};
use futures_util::future::join_all;
use rand::{Rng, SeedableRng, rngs::StdRng, seq::SliceRandom};
use serde_json::Value;
use serenity::all::Interaction;
use sqlx::{Connection as _, SqliteConnection};

use super::harness::{ALICE, BOB, GUILD, Harness, MANAGER, answer, discord};
use super::hostile::{check_reply, custom_ids, is_decent_post, menus, wire};
use super::ledger::{Ledger, Who};
use super::posts::Posts;
use crate::common::calls;

/// The number of runs in the normal suite, and of interactions in each.
const TOWNS: u64 = 4;
const STEPS: usize = 60;
/// How many jobs the worker does at most between two interactions.
const JOBS: u32 = 6;

/// The people whom posts may mention. Nobody has the last two ids.
const PEOPLE: [u64; 6] = [301, 302, 303, 304, 78_077, 399];

/// Discord waits three seconds for the first response and gets at least a deferral after two (`discord::delivery`).
/// Answers take much less; this is the limit on a machine that is busy with other tests.
const TIMEOUT: Duration = Duration::from_secs(30);

struct Fuzz {
    harness: Harness,
    bot: Arc<Bot>,
    posts: Posts,
    /// The worker's calls about messages, as in a sandbox's log.
    calls: Vec<Value>,
    tally: Tally,
    /// The database after the newest interaction.
    known: Ledger,
    /// Custom ids in posts of the worker.
    posted: BTreeSet<String>,
    raw: SqliteConnection,
    rng: StdRng,
    /// The registered commands.
    commands: Vec<Value>,
    /// Custom ids that the bot has shown.
    seen: Vec<String>,
    /// The options of the menus among them.
    values: BTreeMap<String, Vec<String>>,
    /// Interactions to be sent again.
    sent: Vec<Value>,
    _folder: tempfile::TempDir,
}

/// What happened in a run.
#[derive(Default)]
struct Tally {
    answered: usize,
    slowest: Duration,
    /// Posts of the worker, and changes of them.
    posts: usize,
    /// Interactions with controls of these posts.
    pressed: usize,
}

impl Fuzz {
    async fn open(seed: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
        let mut harness = Harness::on(&url).await;
        harness.app.effort = Effort {
            quick: 10,
            deep: 20,
            blunders: 20,
        };
        let pending = harness.app.store.ensure_recurring_jobs(harness.clock.now());
        pending.await.expect("the jobs that recur");
        harness.challenge().await;
        let running = harness.begin().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            harness.does(running, player, Command::Move { text }).await;
        }
        let over = harness.begin_rated().await;
        harness.does(over, BOB, Command::Resign).await;
        let cup = TournamentPlan {
            organiser: MANAGER,
            guild: GUILD,
            ..crate::tournament_life::plan(Format::Swiss { rounds: 2 }, 4)
        };
        crate::tournament_life::joined(&harness.app, cup, &[ALICE]).await;
        let commands = commands::definitions();
        let posts = Posts::open().await;
        let rest = Rest::new(
            &posts.base.parse().expect("an address"),
            Secret::new("token"),
        );
        let bot = Bot {
            app: Arc::new(harness.app.clone()),
            rest: rest.expect("a client"),
        };
        let mut raw = SqliteConnection::connect(&url).await.expect("the database");
        Self {
            known: Ledger::read(&mut raw).await,
            raw,
            harness,
            bot: Arc::new(bot),
            posts,
            calls: Vec::new(),
            tally: Tally::default(),
            posted: BTreeSet::new(),
            rng: StdRng::seed_from_u64(seed),
            commands: commands
                .into_iter()
                .map(|command| serde_json::to_value(command).expect("JSON"))
                .collect(),
            seen: Vec::new(),
            values: BTreeMap::new(),
            sent: Vec::new(),
            _folder: folder,
        }
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list.choose(&mut self.rng).expect("something").clone()
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.rng.gen_ratio(1, n)
    }

    /// Lets the worker do some jobs, and checks what it posts.
    async fn work(&mut self, told: &str) {
        // The worker posts what no answer has shown.
        self.harness.clock.advance(ANSWER_GRACE);
        for _ in 0..self.rng.gen_range(0..=JOBS) {
            let bot = Arc::clone(&self.bot);
            let job = tokio::spawn(async move { worker::step(&bot).await.expect("the database") });
            let job = tokio::time::timeout(TIMEOUT, job).await;
            let job = job.unwrap_or_else(|_| panic!("a job without an end: {told}"));
            if !job.unwrap_or_else(|panic| panic!("{panic}: {told}")) {
                break;
            }
        }
        let calls = self.posts.take();
        self.tally.posts += calls.len();
        for call in &calls {
            let post = &call["body"];
            is_decent_post(post, &PEOPLE, &format!("{told}: {post}"));
            self.posted.extend(custom_ids(post));
            self.seen.extend(custom_ids(post));
            self.values.extend(menus(post));
        }
        self.calls.extend(calls);
    }

    /// Checks that the worker has done nothing in anybody's name since the newest interaction.
    async fn is_nobodys(&self, now: &Ledger, told: &str) {
        for (id, seq) in now.events().difference(&self.known.events()) {
            let game = self.harness.game(banyan::play::MatchId(*id)).await;
            let mut events = game.events().iter();
            let event = events.find(|event| i64::from(event.seq) == *seq);
            let event = event.expect("the event");
            let by = event.by.person();
            let computers = by.is_some() && by == game.computer().map(|(computer, _)| computer);
            assert!(
                by.is_none() || computers || is_automatic(&event.event),
                "the worker did {event:?} before {told}"
            );
        }
    }

    /// Sends one interaction, or several at once, and checks the results.
    async fn step(&mut self, told: &str) {
        let mut batch = vec![self.one()];
        match self.rng.gen_range(0..8) {
            // The same one twice, as after a double press or when Discord repeats it.
            0 => batch.push(batch[0].clone()),
            1 => batch.extend([self.one(), self.one()]),
            _ => {}
        }
        if self.one_in(15) {
            let hours = self.rng.gen_range(1..60);
            self.harness.clock.advance(Duration::from_hours(hours));
        }
        let told = format!("{told}: {batch:?}");
        let uses = |whole: &&Value| {
            let id = whole["data"]["custom_id"].as_str();
            id.is_some_and(|id| self.posted.contains(id))
        };
        self.tally.pressed += batch.iter().filter(uses).count();
        let askers: Vec<Who> = batch.iter().map(asker).collect();
        // serenity cannot parse what Discord would never send, so there is nothing to answer.
        let read = |whole| Call::read(&serde_json::from_value::<Interaction>(whole).ok()?);
        let calls: Vec<Call<UserId>> = batch.into_iter().filter_map(read).collect();
        let before = Ledger::read(&mut self.raw).await;
        self.is_nobodys(&before, &told).await;
        let answers = calls.into_iter().map(|call| {
            let (app, began) = (self.harness.app.clone(), Instant::now());
            tokio::spawn(async move {
                let answer = tokio::time::timeout(TIMEOUT, Box::pin(answer(&app, call))).await;
                (answer, began.elapsed())
            })
        });
        self.tally.answered += usize::from(answers.len() > 0);
        for answer in join_all(answers).await {
            let (answer, so_long) = answer.unwrap_or_else(|panic| panic!("{panic}: {told}"));
            let reply: Reply = answer.unwrap_or_else(|_| panic!("no answer: {told}"));
            check_reply(&reply, &PEOPLE, &told);
            let shown = wire(&reply);
            self.seen.extend(custom_ids(&shown));
            self.values.extend(menus(&shown));
            self.tally.slowest = self.tally.slowest.max(so_long);
        }
        let after = Ledger::read(&mut self.raw).await;
        let wrongs = after.wrongs(&before, &askers);
        assert!(wrongs.is_empty(), "{wrongs:#?} by {told}");
        for event in after.events().difference(&before.events()) {
            self.is_right(*event, &askers, [&before, &after], &told)
                .await;
        }
        self.known = after;
    }

    /// Whether an event was caused by one of the senders, who was allowed to, or follows directly from it.
    async fn is_right(
        &self,
        (id, seq): (i64, i64),
        askers: &[Who],
        ledgers: [&Ledger; 2],
        told: &str,
    ) {
        let game = self.harness.game(banyan::play::MatchId(id)).await;
        let event = game
            .events()
            .iter()
            .find(|event| i64::from(event.seq) == seq);
        let event = event.expect("the event");
        let by = event.by.person();
        // A planned answer belongs to the opponent, and a rematch starts with both players.
        let planned = is_automatic(&event.event);
        // The computer accepts a challenge at once.
        let terms = game.terms();
        let planned = planned || terms.level.is_some() && by == terms.opponent;
        let rematch = seq <= 2 && game.terms().rematch_of.is_some();
        let did = |(user, _): &Who| {
            let their_own = |me| by == Some(me) || planned || rematch;
            let may = |me| {
                if event.event.is_by_moderator() {
                    UserId(*user) == discord(MANAGER) && !game.takes_part(me)
                } else {
                    game.takes_part(me)
                }
            };
            let mut ids = ledgers.iter().filter_map(|ledger| ledger.player(*user));
            ids.any(|me| their_own(me) && may(me))
        };
        assert!(askers.iter().any(did), "event {event:?} by {told}");
    }
}

/// Whether an event follows from another one, in the name of somebody who need not be there.
fn is_automatic(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { planned: true, .. } | Event::Ended { .. }
    )
}

/// The sender of an interaction and the server.
fn asker(whole: &Value) -> Who {
    let id = whole["member"]["user"]["id"]
        .as_str()
        .or(whole["user"]["id"].as_str());
    let number = |id: &str| id.parse().expect("an id");
    (
        id.map(number).expect("an asker"),
        whole["guild_id"].as_str().map(number).map(GuildId),
    )
}

async fn env(seed: u64) -> Tally {
    let mut fuzz = Fuzz::open(seed).await;
    for step in 0..STEPS {
        let told = format!("FUZZ_SEED={seed} step {step}");
        fuzz.work(&told).await;
        fuzz.step(&told).await;
    }
    let report = fuzz
        .harness
        .app
        .store
        .verify(false, |note| println!("{note:?}"))
        .await
        .unwrap();
    assert!(report.is_clean(), "FUZZ_SEED={seed}: {report:?}");
    println!("FUZZ_SEED={seed}:");
    calls::keep_requests(&fuzz.calls);
    fuzz.tally
}

#[tokio::test(flavor = "multi_thread")]
async fn fuzz_of_interactions_leaves_no_panic_no_wrong_write_and_no_silence() {
    let number = |name: &str| {
        std::env::var(name)
            .ok()
            .and_then(|value| value.parse::<u64>().ok())
    };
    let seeds: Vec<u64> = match number("FUZZ_SEED") {
        Some(seed) => vec![seed],
        None => (0..number("FUZZ_CASES").unwrap_or(TOWNS)).collect(),
    };
    let (mut all, sent, many) = (Tally::default(), seeds.len() * STEPS, seeds.len() > 1);
    for seed in seeds {
        let tally = env(seed).await;
        all.answered += tally.answered;
        all.slowest = all.slowest.max(tally.slowest);
        all.posts += tally.posts;
        all.pressed += tally.pressed;
    }
    let Tally {
        answered,
        slowest,
        posts,
        pressed,
    } = all;
    println!(
        "{sent} interactions, {answered} of them such as Discord can send; the slowest answer took {slowest:?}; \
         {posts} posts and edits of the worker, whose controls were used {pressed} times"
    );
    assert!(answered * 2 > sent, "most of them are worth an answer");
    assert!(
        !many || pressed > 0,
        "nobody pressed what the worker posted"
    );
}
