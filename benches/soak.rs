//! Benchmark of a month of play: many games of 40 moves through `App::act`, with clocks, reminders, flags and posts.
//! Time is simulated minute by minute as fast as possible; players and worker share the store as in a bot, and only
//! Discord is missing. Prints throughput, the size of the database, and the worker's delays.
//!
//! `BANYAN_SOAK_GAMES=10000 cargo bench --bench soak`; `BANYAN_BENCH_DIR` names another folder than the system's for
//! temporary files, which may be in memory.

#[allow(dead_code, reason = "words for several benches")]
#[path = "common/games.rs"]
mod games;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use banyan::app::{App, Clock};
use banyan::play::{
    Actor, ChannelId, Command, Ending, MatchId, MessageId, Phase, PlayerId, Terms, TimeControl,
};
use banyan::rules::Side;
use banyan::store::{Job, JobKind, Lane, Post, Store};
use games::{START, any_move, handle, terms};
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

const MINUTES: u64 = 30 * 24 * 60;
const PLIES: usize = 40;
/// The average and maximum thinking time in minutes; the time control is three days.
const USUAL: f64 = 0.65 * 24.0 * 60.0;
const SLOWEST: u64 = 4000;
/// One turn in this many is forgotten.
const FORGOTTEN: u32 = 4000;
/// The duration of a worker's lease on a job.
const LEASE: Duration = Duration::from_secs(45);

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let games = std::env::var("BANYAN_SOAK_GAMES").map_or(1000, |n| n.parse().expect("a number"));
    let folder = std::env::var_os("BANYAN_BENCH_DIR")
        .map_or_else(tempfile::tempdir, tempfile::tempdir_in)
        .expect("a folder");
    let file = folder.path().join("banyan.db");
    let url = format!("sqlite:{}", file.display());
    let store = Store::open(&url).await;
    let app = App {
        clock: Clock::manual(START),
        ..App::new(store.expect("a store"))
    };
    let mut month = Month::new(app, games);
    let begun = Instant::now();
    for minute in 0..MINUTES {
        month.minute(minute).await;
    }
    let took = begun.elapsed();
    month.tell(took).await;
    let report = month
        .app
        .store
        .verify(false, |_| {})
        .await
        .expect("a check");
    assert!(report.is_clean(), "{report:?}");
    let copy = folder.path().join("copy.db");
    let backup = Store::backup(&url, &copy, |_| {}).await;
    backup.expect("a backup");
    month.app.store.close().await;
    for (what, file) in [("the file", file), ("a backup", copy)] {
        let bytes = std::fs::metadata(&file).expect("the file").len();
        println!(
            "{what}: {:.1} MB, {} bytes a game",
            bytes as f64 / 1e6,
            bytes / games
        );
    }
}

/// The simulation and its results.
struct Month {
    app: App,
    dice: StdRng,
    games: u64,
    /// The matches in which a player moves next, by minute.
    turns: BTreeMap<u64, Vec<MatchId>>,
    interactions: u64,
    counts: BTreeMap<&'static str, u64>,
    acts: Vec<Duration>,
    lags: Vec<Duration>,
}

impl Month {
    fn new(app: App, games: u64) -> Self {
        Self {
            app,
            dice: StdRng::seed_from_u64(5),
            games,
            turns: BTreeMap::new(),
            interactions: 0,
            counts: BTreeMap::new(),
            acts: Vec::new(),
            lags: Vec::new(),
        }
    }

    /// One minute of the month: players move, then the worker does the due jobs.
    async fn minute(&mut self, minute: u64) {
        // All challenges are made on the first day.
        let day = 24 * 60;
        if minute < day {
            for n in self.games * minute / day..self.games * (minute + 1) / day {
                self.challenge(n, minute).await;
            }
        }
        for id in self.turns.remove(&minute).unwrap_or_default() {
            self.turn(id, minute).await;
        }
        let begun = Instant::now();
        let mut worked = false;
        while let Some(job) = self.claim().await {
            self.work(job).await;
            worked = true;
        }
        if worked {
            self.lags.push(begun.elapsed());
        }
        if minute.is_multiple_of(60) {
            let now = self.app.clock.now();
            self.app.store.forget_causes(now).await.expect("the store");
        }
        self.app.clock.advance(Duration::from_mins(1));
    }

    async fn challenge(&mut self, n: u64, minute: u64) {
        let people = (self.games / 5).max(2);
        let one = PlayerId(1 + n % people);
        let other = PlayerId(1 + (n % people + 1 + n / people) % people);
        let stranger = PlayerId(people + 1);
        let terms = Terms {
            time: TimeControl::Days(3),
            ..terms(one, if one == other { stranger } else { other })
        };
        let opponent = terms.opponent.expect("somebody");
        let handle = self.handle();
        let begun = Instant::now();
        let acted = self
            .app
            .challenge(terms, Some(&handle))
            .await
            .expect("a challenge");
        self.acts.push(begun.elapsed());
        self.answered(acted).await;
        let id = MatchId(n as i64 + 1);
        self.act(id, opponent, Command::Accept { lot: Side::First })
            .await;
        self.next_turn(id, minute);
    }

    /// Schedules the next move of the side to move.
    fn next_turn(&mut self, id: MatchId, minute: u64) {
        if self.dice.gen_ratio(1, FORGOTTEN) {
            return;
        }
        let patience = -self.dice.gen_range(f64::MIN_POSITIVE..1.0).ln() * USUAL;
        let wait = (patience as u64).clamp(1, SLOWEST);
        self.turns.entry(minute + wait).or_default().push(id);
    }

    async fn turn(&mut self, id: MatchId, minute: u64) {
        let game = self
            .app
            .game(id)
            .await
            .expect("the store")
            .expect("a match");
        let Some(mover) = game.to_move() else { return };
        let quiet = any_move(&game).map(|(_, command)| command);
        let command = match quiet {
            Some(command) if game.record().ply() < PLIES => command,
            _ => Command::Resign,
        };
        if command != Command::Resign {
            *self.counts.entry("moves").or_default() += 1;
        }
        self.act(id, mover, command).await;
        self.next_turn(id, minute);
    }

    async fn act(&mut self, id: MatchId, player: PlayerId, command: Command) {
        let handle = self.handle();
        let begun = Instant::now();
        let acted = self
            .app
            .act(id, Actor::Player(player), command, None, Some(&handle))
            .await;
        self.acts.push(begun.elapsed());
        self.answered(acted.expect("an act")).await;
    }

    /// The answer to the interaction has arrived, so it serves as the post.
    async fn answered(&mut self, acted: banyan::app::ActionResult) {
        let (job, game) = (acted.job.expect("a post is owed"), acted.game);
        let post = Post {
            match_id: game.id(),
            seq: game.seq(),
            channel: game.terms().channel,
            message: Some(MessageId(1_400_000_000_000_000_000 + self.interactions)),
            controls: game.phase() != Phase::Over,
            position_seq: game.position_seq(),
        };
        let now = self.app.clock.now();
        self.app
            .store
            .finish_announcement_with_post(&job, &post, now)
            .await
            .expect("a post");
    }

    fn handle(&mut self) -> banyan::app::InteractionHandle {
        self.interactions += 1;
        handle(self.interactions * 1000)
    }

    async fn claim(&self) -> Option<Job> {
        let now = self.app.clock.now();
        let claimed = self
            .app
            .store
            .claim(Lane::Discord, now, now.after(LEASE), 1);
        claimed.await.expect("the queue").pop()
    }

    /// Does a job as the worker would, without Discord.
    async fn work(&mut self, job: Job) {
        let store = &self.app.store;
        let match_id = job.id.subject.match_id().expect("a match");
        let kind = match job.id.kind {
            JobKind::Announce => {
                let post = Post {
                    match_id,
                    seq: job.seq,
                    channel: ChannelId(1),
                    message: Some(MessageId(match_id.0 as u64)),
                    controls: false,
                    position_seq: job.seq,
                };
                let now = self.app.clock.now();
                store
                    .finish_announcement_with_post(&job, &post, now)
                    .await
                    .expect("a post");
                "posts by the worker"
            }
            JobKind::Retire => {
                store.finish_control_removal(&job).await.expect("a post");
                "old posts retired"
            }
            JobKind::Flag => {
                let up = self.app.handle_expired_deadline(match_id, false).await;
                up.expect("a flag");
                store.finish(&job).await.expect("a job");
                "deadlines looked at"
            }
            JobKind::Remind => {
                let game = self
                    .app
                    .game(match_id)
                    .await
                    .expect("the store")
                    .expect("a match");
                store.finish(&job).await.expect("a job");
                // A reminder about an earlier turn is not sent.
                if job.seq == game.seq() {
                    "reminders"
                } else {
                    "reminders that were void"
                }
            }
            _ => {
                store.finish(&job).await.expect("a job");
                "other jobs"
            }
        };
        *self.counts.entry(kind).or_default() += 1;
    }

    async fn tell(&mut self, took: Duration) {
        let mut ends = [0; 2];
        for n in 1..=self.games as i64 {
            let game = self
                .app
                .game(MatchId(n))
                .await
                .expect("the store")
                .expect("a match");
            match game.ending() {
                Some(Ending::Flagged { .. }) => ends[0] += 1,
                Some(_) => ends[1] += 1,
                None => {}
            }
        }
        let acts = self.acts.len();
        println!(
            "{} games; ended: {} by the flag, {} otherwise",
            self.games, ends[0], ends[1]
        );
        for (what, count) in &self.counts {
            println!("{what}: {count}");
        }
        let rate = acts as f64 / took.as_secs_f64();
        println!("{acts} acts in {took:.0?}, with all that they owe: {rate:.0} a second");
        for (what, times) in [
            ("an act", &mut self.acts),
            ("the worker behind, in a minute", &mut self.lags),
        ] {
            times.sort();
            let at =
                |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
            println!(
                "{what}: median {:.2} ms, p99 {:.2} ms, longest {:.1} ms",
                at(0.5),
                at(0.99),
                at(1.0)
            );
        }
    }
}
