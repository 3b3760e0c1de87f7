//! Processes that are killed, stopped and started at random while people play in many servers.
//!
//! `PROCESSES_SECONDS=600` plays for ten minutes, `PROCESSES_SERVERS=200` in that many servers, `PROCESSES_SEED=17` repeats
//! the order of the kills and starts.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use banyan::{
    app::App,
    play::{Actor, ChannelId, Command, GuildId, Match, MatchId, PlayerId, SideChoice, Terms},
    rules::Side,
    sandbox::Options,
    store::Store,
};
use futures_util::future::join_all;
use rand::{Rng as _, SeedableRng as _, rngs::StdRng, seq::SliceRandom as _};
use serde_json::{Value, json};
use tokio::{
    sync::{Mutex, Semaphore},
    time::{sleep, timeout},
};

use super::{Process, RECOVERY_TIMEOUT, boards};
use crate::{
    common::{Person, TestEnvironment, backstage, player, text},
    store::database::Database,
};

const SHARDS: u64 = 16;
/// How many moves are under way at the same time.
const MAX_CONCURRENT: usize = 6;

fn number(name: &str, usual: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(usual, |given| given.parse().expect("a number"))
}

/// What the sandbox's log says about all sessions and answers.
#[derive(Default)]
struct Watcher {
    next: u64,
    /// The number of connections of each shard.
    open: BTreeMap<u64, u32>,
    /// Since when a shard has none, in milliseconds.
    lost: BTreeMap<u64, i64>,
    /// The time of the newest entry, in milliseconds.
    now: i64,
    /// When processes were last ended. They may have been about to connect a shard that was lost before.
    ended: i64,
    /// The shard that was without a connection for longest after the last end of a process, and for how many milliseconds.
    longest: (u64, i64),
    sessions: usize,
    out_of_pace: usize,
    limited: usize,
    /// For each interaction, the times of the calls that answered it, in milliseconds, and their statuses.
    answers: BTreeMap<String, Vec<(i64, u64)>>,
    /// The interactions that no session received, or more than one, and what the log says of each.
    sent: BTreeMap<String, String>,
}

impl Watcher {
    async fn read(&mut self, env: &TestEnvironment) {
        let url = format!("{}/sandbox/log?since={}", env.base, self.next);
        let log = backstage::get(&env.http, &url).await;
        for entry in log["entries"].as_array().into_iter().flatten() {
            assert!(entry["n"].as_u64() >= Some(self.next), "a gap in the log");
            self.note(entry);
        }
        self.next = log["next"].as_u64().expect("a number");
    }

    fn note(&mut self, entry: &Value) {
        let path = text(&entry["path"]);
        let shard = entry["body"]["shard"][0].as_u64();
        let at = entry["at"].as_i64().expect("a time");
        self.now = at;
        match (path.as_str(), shard) {
            ("READY" | "RESUME", Some(shard)) => {
                self.sessions += usize::from(path == "READY");
                *self.open.entry(shard).or_default() += 1;
                if let Some(since) = self.lost.remove(&shard) {
                    let lost = at - since.max(self.ended);
                    if lost > self.longest.1 {
                        self.longest = (shard, lost);
                    }
                }
            }
            ("CLOSE", Some(shard)) => {
                let open = self.open.entry(shard).or_default();
                *open -= 1;
                if *open == 0 {
                    self.lost.insert(shard, at);
                }
            }
            ("OUT OF PACE", _) => self.out_of_pace += 1,
            ("INTERACTION_CREATE", _) if entry["note"] != "to 1 shard(s)" => {
                self.sent
                    .insert(text(&entry["body"]["id"]), text(&entry["note"]));
            }
            _ => {}
        }
        self.limited += usize::from(entry["status"] == 429);
        if let Some(rest) = path.strip_prefix("/interactions/") {
            let id = rest.split('/').next().unwrap_or_default();
            let status = entry["status"].as_u64().unwrap_or_default();
            let calls = self.answers.entry(id.to_owned()).or_default();
            calls.push((at, status));
        }
    }

    fn all_connected(&self) -> bool {
        (0..SHARDS).all(|shard| self.open.get(&shard).is_some_and(|open| *open > 0))
    }
}

/// Reads the log until all shards are connected.
async fn all_connected(watcher: &Mutex<Watcher>, env: &TestEnvironment, within: Duration) {
    let connected = async {
        loop {
            let mut watcher = watcher.lock().await;
            watcher.read(env).await;
            if watcher.all_connected() {
                return;
            }
            drop(watcher);
            sleep(Duration::from_millis(100)).await;
        }
    };
    let connected = timeout(within, connected).await;
    assert!(
        connected.is_ok(),
        "open: {:?}\n{}",
        watcher.lock().await.open,
        env.bot_log()
    );
}

/// A game in each of many servers.
struct Servers<'a> {
    env: &'a TestEnvironment,
    app: App,
    players: [(PlayerId, Person<'a>); 2],
    games: Vec<MatchId>,
}

impl<'a> Servers<'a> {
    async fn build(env: &'a TestEnvironment, store: Store, servers: u64) -> Self {
        let mut players = Vec::new();
        for name in ["Alice", "Bob"] {
            let person = env.person(name).await;
            let id = person.id.parse().expect("an id");
            players.push((player(&store, id).await, person));
        }
        let Ok(players) = <[_; 2]>::try_from(players) else {
            unreachable!("two of them")
        };
        let app = App::new(store);
        let ([alice, bob], mut games) = (players.each_ref().map(|(id, _)| *id), Vec::new());
        for n in 0..servers {
            let (guild, channel) = env.another_guild(&format!("server-{n}"), true).await;
            let ruleset = "jungle/classic".parse().expect("a ruleset");
            let terms = Terms {
                side: SideChoice::First,
                guild: Some(GuildId(guild.parse().expect("an id"))),
                ..Terms::new(
                    alice,
                    Some(bob),
                    ruleset,
                    ChannelId(channel.parse().expect("an id")),
                )
            };
            let opened = app.challenge(terms, None).await;
            let game = opened.expect("a challenge").game.id();
            let accept = Command::Accept { lot: Side::First };
            let accepted = app.act(game, Actor::Player(bob), accept, None, None).await;
            accepted.expect("a game");
            games.push(game);
        }
        Self {
            env,
            app,
            players,
            games,
        }
    }

    async fn game(&self, id: MatchId) -> Match {
        let game = self.app.game(id).await.expect("the database");
        game.expect("a game")
    }

    /// Makes moves in a game until `end`. Returns how many were answered, and how many were not.
    async fn play(&self, id: MatchId, turns: &Semaphore, end: Instant) -> (usize, usize) {
        let mut random = StdRng::seed_from_u64(id.0.unsigned_abs());
        let (mut answered, mut unanswered) = (0, 0);
        loop {
            let turn = turns.acquire().await.expect("it is never closed");
            if Instant::now() > end {
                return (answered, unanswered);
            }
            let game = self.game(id).await;
            let Some((mover, text)) = self.quiet_move(&game, &mut random) else {
                return (answered, unanswered);
            };
            let options = [("move", json!(text)), ("game", json!(id.0))];
            let mover = self.players.iter().find(|(id, _)| *id == mover);
            let mover = &mover.expect("one of them").1;
            let mover = mover.in_channel(&game.channel().to_string());
            let sent = mover.send("move", &options).await;
            if self.env.was_answered(&sent).await {
                answered += 1;
            } else {
                unanswered += 1;
            }
            drop(turn);
        }
    }

    /// A move after which the game goes on.
    fn quiet_move(&self, game: &Match, random: &mut StdRng) -> Option<(PlayerId, String)> {
        let player = game.to_move()?;
        let mut moves = game.record().legal_moves();
        moves.shuffle(random);
        let goes_on = |text: &String| {
            let text = text.clone();
            let decided = game.decide(
                Actor::Player(player),
                &Command::Move { text },
                self.app.clock.now(),
            );
            decided.is_ok_and(|events| events.len() == 1)
        };
        let mut texts = moves.iter().map(ToString::to_string);
        texts.find(goes_on).map(|text| (player, text))
    }

    /// Waits until every position has its board, and checks that none has two.
    async fn every_position_once(&self) {
        let mut wanted = BTreeMap::new();
        for id in &self.games {
            let seqs: Vec<u64> = (2..=u64::from(self.game(*id).await.seq())).collect();
            wanted.insert(id.0.unsigned_abs(), seqs);
        }
        let sorted = async || {
            let mut boards = boards(self.env).await;
            for seqs in boards.values_mut() {
                seqs.sort_unstable();
            }
            boards
        };
        let complete = async {
            while sorted().await != wanted {
                sleep(Duration::from_secs(1)).await;
            }
        };
        // A job of a killed process comes back when its lease ends.
        let complete = timeout(Duration::from_secs(90), complete).await;
        if complete.is_err() {
            let mut wrong = sorted().await;
            wrong.retain(|game, seqs| wanted.get(game) != Some(seqs));
            panic!("not each position once: {wrong:?}\n{}", self.env.bot_log());
        }
    }
}

/// Kills, stops and starts processes; `most` may live at the same time. Returns what was done.
async fn disturb(
    (env, database): (&TestEnvironment, &Database),
    processes: &mut Vec<Process>,
    most: usize,
    random: &mut StdRng,
) -> String {
    processes.shuffle(random);
    let living = processes.len();
    match random.gen_range(0..4) {
        0 if living > 1 => {
            let killed = random.gen_range(1..living);
            processes.truncate(living - killed);
            format!("{killed} of {living} killed")
        }
        1 if living > 1 => {
            processes.pop().expect("a process").stop().await;
            format!("1 of {living} stopped")
        }
        2 => {
            processes.push(Process::start(env, database));
            processes.remove(0).stop().await;
            format!("1 of {living} replaced")
        }
        _ => {
            let started = random.gen_range(usize::from(living < most)..=most - living);
            processes.extend((0..started).map(|_| Process::start(env, database)));
            format!("{started} started beside {living}")
        }
    }
}

mod postgres {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn whatever_is_killed_each_answer_and_each_board_comes_once() {
        let _turn = crate::processes::TURN.lock().await;
        let seconds = number("PROCESSES_SECONDS", 75);
        let servers = number("PROCESSES_SERVERS", 48);
        let seed = number("PROCESSES_SEED", rand::random::<u32>().into());
        println!("PROCESSES_SEED={seed}");
        let mut random = StdRng::seed_from_u64(seed);
        let database = Database::postgres().await;
        let env = TestEnvironment::without_bot(Options {
            shards: SHARDS as u32,
            max_concurrency: SHARDS as u32,
            identify_interval: Duration::from_secs(5),
            global_rate: Some(50),
            ..Options::default()
        })
        .await;
        let watcher = Mutex::new(Watcher::default());
        let mut processes = vec![Process::start(&env, &database)];
        all_connected(&watcher, &env, Duration::from_secs(40)).await;
        processes.push(Process::start(&env, &database));
        let games = Servers::build(&env, database.open().await, servers).await;

        let end = Instant::now() + Duration::from_secs(seconds);
        let turns = Arc::new(Semaphore::new(MAX_CONCURRENT));
        let play = join_all(games.games.iter().map(|id| games.play(*id, &turns, end)));
        let watch = async {
            while Instant::now() < end {
                watcher.lock().await.read(&env).await;
                sleep(Duration::from_millis(250)).await;
            }
        };
        let mut deeds = Vec::new();
        let disturbances = async {
            let half = Instant::now() + Duration::from_secs(seconds / 2);
            while Instant::now() < end {
                sleep(Duration::from_millis(random.gen_range(5_000..12_000))).await;
                let most = if Instant::now() < half { 2 } else { 4 };
                let here = (&env, &database);
                let begun = watcher.lock().await.now;
                let deed = disturb(here, &mut processes, most, &mut random).await;
                println!("{deed}");
                if !deed.contains("started") {
                    watcher.lock().await.ended = begun;
                }
                deeds.push(deed);
            }
        };
        let (moves, (), ()) = tokio::join!(play, watch, disturbances);
        all_connected(&watcher, &env, RECOVERY_TIMEOUT).await;
        games.every_position_once().await;

        let mut watcher = watcher.into_inner();
        watcher.read(&env).await;
        let answered: usize = moves.iter().map(|(answered, _)| answered).sum();
        let unanswered: usize = moves.iter().map(|(_, unanswered)| unanswered).sum();
        println!(
            "{} disturbances, {answered} moves answered, {unanswered} not, {} sessions; shard {} was lost for {} ms",
            deeds.len(),
            watcher.sessions,
            watcher.longest.0,
            watcher.longest.1,
        );
        assert!(answered > servers as usize, "people could play");
        let sent = |id| watcher.sent.get(id).map_or("to 1 shard(s)", String::as_str);
        let twice = watcher.answers.iter().filter(|(_, calls)| calls.len() > 1);
        let twice: Vec<_> = twice.map(|(id, calls)| (sent(id), calls)).collect();
        assert!(twice.is_empty(), "answered twice: {twice:?}");
        assert_eq!(watcher.out_of_pace, 0, "IDENTIFYs out of pace");
        // Calls of a busy machine are delayed, so that more of them arrive at once.
        println!("{} calls beyond the global rate", watcher.limited);
        assert!(watcher.limited * 50 < answered, "{}", watcher.limited);
        let longest = Duration::from_millis(watcher.longest.1.unsigned_abs());
        assert!(
            longest < RECOVERY_TIMEOUT,
            "a shard was lost for {longest:?}: {deeds:?}"
        );
        drop(processes);
        env.close().await;
        database.clean_up().await;
    }
}
