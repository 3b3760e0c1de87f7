//! Several bots on one PostgreSQL database share the shards: whichever of them is killed or started, each interaction is
//! answered once and every position is posted once.

mod chaos;

use std::{
    collections::{BTreeMap, BTreeSet},
    process::Child,
    time::{Duration, Instant},
};

use banyan::{
    discord::{api::gateway::IDENTIFY_INTERVAL, delivery::register},
    sandbox::Options,
    store::Store,
};
use serde_json::{Value, json};
use tokio::{
    sync::Mutex,
    time::{sleep, timeout},
};

use crate::{
    commands::{begin, play},
    common::{Person, TestEnvironment, text},
    play::TO_THE_DEN,
    store::database::Database,
};

const SHARDS: u64 = 4;
/// One test with many processes at a time: a small machine has no room for two.
static TURN: Mutex<()> = Mutex::const_new(());
/// How soon a shard is back after its process has ended.
const RECOVERY_TIMEOUT: Duration = Duration::from_secs(10);

/// A bot as a process of its own; it is killed with the value.
struct Process(Child);

impl Process {
    fn start(env: &TestEnvironment, database: &Database) -> Self {
        Self::with_shards(env, database, "auto")
    }

    /// With a number of shards of the operator's.
    fn with_shards(env: &TestEnvironment, database: &Database, shards: &str) -> Self {
        let mut command = env.bot_command();
        command.env("BANYAN_DATABASE_URL", &database.url);
        command.env("BANYAN_SHARDS", shards);
        Self(command.spawn().expect("the bot starts"))
    }

    /// SIGTERM.
    async fn stop(mut self) {
        let killed = std::process::Command::new("kill")
            .arg(self.0.id().to_string())
            .status();
        assert!(killed.expect("kill").success());
        let ended = async {
            while self.0.try_wait().expect("its state").is_none() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(RECOVERY_TIMEOUT, ended).await.expect("it ends");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The shards that began a session, in order.
async fn sessions(env: &TestEnvironment) -> Vec<u64> {
    let ready = |entry: &Value| {
        let note = text(&entry["note"]);
        let shard = note.strip_prefix("shard ")?.split(' ').next()?.parse().ok();
        shard.filter(|_| entry["path"] == "READY")
    };
    env.log().await.iter().filter_map(ready).collect()
}

/// Waits until this many more sessions have begun, each of another shard.
async fn more_sessions(env: &TestEnvironment, before: usize, count: usize, within: Duration) {
    let begun = Instant::now();
    let enough = async {
        while sessions(env).await.len() < before + count {
            sleep(Duration::from_millis(50)).await;
        }
    };
    let enough = timeout(within, enough).await.is_ok();
    let new = sessions(env).await.split_off(before);
    assert!(enough, "only {new:?} of {count}:\n{}", env.bot_log());
    let different: BTreeSet<_> = new.iter().collect();
    assert_eq!((new.len(), different.len()), (count, count), "{new:?}");
    println!("{count} sessions after {:?}", begun.elapsed());
}

/// Servers until each shard has one: the channel of one for each shard.
async fn channels(env: &TestEnvironment) -> Vec<String> {
    let mut found = BTreeMap::new();
    for n in 0..200 {
        let (guild, channel) = env.another_guild(&format!("server-{n}"), true).await;
        let guild: u64 = guild.parse().expect("an id");
        found.insert((guild >> 22) % SHARDS, channel);
        if found.len() as u64 == SHARDS {
            return found.into_values().collect();
        }
        sleep(Duration::from_millis(1)).await;
    }
    panic!("only the shards {found:?} have a server");
}

/// A game in each channel, and the number of its moves so far.
struct Games<'a> {
    players: [Person<'a>; 2],
    tables: Vec<(String, u64)>,
    plies: usize,
}

impl<'a> Games<'a> {
    async fn begin(env: &'a TestEnvironment) -> Self {
        let players = [env.person("Alice").await, env.person("Bob").await];
        let mut tables = Vec::new();
        for channel in channels(env).await {
            let [alice, bob] = players.each_ref().map(|person| person.in_channel(&channel));
            tables.push((channel, begin(&alice, &bob).await.0));
        }
        Self {
            players,
            tables,
            plies: 0,
        }
    }

    /// The next move in every game.
    fn next_move(&self, channel: &str) -> (Person<'_>, &'static str) {
        let mover = self.players[self.plies % 2].in_channel(channel);
        (mover, TO_THE_DEN[self.plies])
    }

    /// Makes the next move. A player without an answer repeats it, as after a shard has moved to a process that has just
    /// started; if the move was made, the repeat is refused.
    async fn play(&mut self, env: &TestEnvironment) {
        for (channel, number) in &self.tables {
            let (mover, text) = self.next_move(channel);
            let options = [("move", json!(text)), ("game", json!(number))];
            let sent = mover.send("move", &options).await;
            if !env.was_answered(&sent).await {
                play(&mover, *number, text).await;
            }
        }
        self.plies += 1;
    }

    /// Makes the next move without waiting for the answer.
    async fn play_in_haste(&self) {
        for (channel, number) in &self.tables {
            let (mover, text) = self.next_move(channel);
            let options = [("move", json!(text)), ("game", json!(number))];
            mover.send("move", &options).await;
        }
    }
}

/// Checks that no interaction was answered twice, and that no shard sent its IDENTIFY too early.
async fn answered_once(env: &TestEnvironment) {
    let mut answers = BTreeMap::<String, u32>::new();
    for call in env.log().await {
        assert_ne!(call["path"], "OUT OF PACE");
        let path = text(&call["path"]);
        if let Some(rest) = path.strip_prefix("/interactions/") {
            let id = rest.split('/').next().unwrap_or_default();
            *answers.entry(id.to_owned()).or_default() += 1;
        }
    }
    let twice: Vec<_> = answers.iter().filter(|(_, count)| **count > 1).collect();
    assert!(twice.is_empty(), "answered twice: {twice:?}");
}

/// The events whose boards are in the channels, by match.
async fn boards(env: &TestEnvironment) -> BTreeMap<u64, Vec<u64>> {
    let state = env.state(None).await;
    let mut boards = BTreeMap::<u64, Vec<u64>>::new();
    let channels = state["messages"].as_object().expect("messages").values();
    for message in channels.flat_map(|messages| messages.as_array().into_iter().flatten()) {
        let public = message["flags"].as_u64().unwrap_or(0) & 64 == 0;
        let newest = message["attachments"].as_array().and_then(|all| all.last());
        let file = newest
            .map(|file| text(&file["filename"]))
            .unwrap_or_default();
        let Some(name) = file.strip_prefix("banyan-").filter(|_| public) else {
            continue;
        };
        let numbers: Vec<u64> = name
            .trim_end_matches(".png")
            .split('-')
            .filter_map(|n| n.parse().ok())
            .collect();
        if let [number, seq] = numbers[..] {
            boards.entry(number).or_default().push(seq);
        }
    }
    boards
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_version_leaves_the_commands_of_a_newer_one() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let store = Store::open("sqlite::memory:").await.expect("a database");
    let rest = env.rest();
    let application = register::application(&rest).await.expect("an answer");
    let path = format!("/applications/{application}/commands");
    let stored_by = async |version: &str| {
        for (key, value) in [("commands", "other commands"), ("registered-by", version)] {
            let key = format!("{key}:{path}");
            let set = store.set_setting(&key, value).await;
            set.expect("the database");
        }
    };
    let registers = async |alone: bool| {
        let done = register::register(&rest, &store, application, None, alone).await;
        let (changed, mentions) = done.expect("an answer");
        assert!(mentions.contains_key("move"), "{mentions:?}");
        changed
    };
    assert!(registers(false).await, "the first one");
    assert!(!registers(false).await, "they are the same");
    stored_by("99.0.0").await;
    assert!(!registers(false).await);
    stored_by("0.0.1").await;
    assert!(registers(false).await);
    // An operator who goes back stops all processes.
    stored_by("99.0.0").await;
    assert!(registers(true).await);
    env.close().await;
}

mod postgres {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn processes_share_the_shards_and_take_over_from_one_that_dies() {
        let _turn = TURN.lock().await;
        let database = Database::postgres().await;
        let env = TestEnvironment::without_bot(Options {
            shards: SHARDS as u32,
            max_concurrency: 2,
            identify_interval: Duration::from_secs(5),
            ..Options::default()
        })
        .await;
        let mut processes = vec![Process::start(&env, &database)];
        more_sessions(&env, 0, 4, Duration::from_secs(40)).await;
        processes.push(Process::start(&env, &database));
        // The first one gives up two shards.
        more_sessions(&env, 4, 2, Duration::from_secs(40)).await;

        let mut games = Games::begin(&env).await;
        games.play(&env).await;

        // One is killed in the middle of its answers.
        games.play_in_haste().await;
        drop(processes.remove(0));
        more_sessions(&env, 6, 2, RECOVERY_TIMEOUT).await;
        games.play(&env).await;
        games.play(&env).await;

        // Another one takes its place.
        processes.push(Process::start(&env, &database));
        more_sessions(&env, 8, 2, Duration::from_secs(40)).await;
        games.play(&env).await;
        // And one is stopped.
        processes.remove(0).stop().await;
        more_sessions(&env, 10, 2, RECOVERY_TIMEOUT).await;
        games.play(&env).await;

        let wanted: Vec<u64> = (2..=games.plies as u64 + 2).collect();
        let numbers: Vec<u64> = games.tables.iter().map(|(_, number)| *number).collect();
        let complete = async {
            loop {
                let boards = boards(&env).await;
                if numbers.iter().all(|number| {
                    boards
                        .get(number)
                        .is_some_and(|seqs| seqs.len() >= wanted.len())
                }) {
                    return boards;
                }
                sleep(Duration::from_millis(100)).await;
            }
        };
        // A job of the killed process comes back when its lease ends.
        let complete = timeout(Duration::from_secs(90), complete).await;
        let Ok(boards) = complete else {
            panic!("{:?}\n{}", boards(&env).await, env.bot_log())
        };
        for number in numbers {
            let mut seqs = boards[&number].clone();
            seqs.sort_unstable();
            assert_eq!(seqs, wanted, "each position of game {number} once");
        }
        answered_once(&env).await;
        drop(processes);
        env.close().await;
        database.clean_up().await;
    }

    /// Larger bots need more shards. One process that is started with them is enough, and no server waits for longer than
    /// its new shard's IDENTIFY.
    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn shards_become_more_while_games_go_on() {
        let _turn = TURN.lock().await;
        let database = Database::postgres().await;
        let env = TestEnvironment::without_bot(Options {
            shards: 2,
            max_concurrency: 2,
            identify_interval: Duration::from_secs(5),
            ..Options::default()
        })
        .await;
        let old = Process::start(&env, &database);
        more_sessions(&env, 0, 2, Duration::from_secs(40)).await;
        let mut games = Games::begin(&env).await;
        games.play(&env).await;

        let new = Process::with_shards(&env, &database, &SHARDS.to_string());
        more_sessions(&env, 2, 4, Duration::from_secs(40)).await;
        games.play(&env).await;
        let at = |path: &str, shards: u64, log: &[Value]| -> Vec<i64> {
            let entries = log.iter().filter(|entry| {
                entry["path"] == path && entry["body"]["shard"][1].as_u64() == Some(shards)
            });
            entries.filter_map(|entry| entry["at"].as_i64()).collect()
        };
        let log = env.log().await;
        let (closed, ready) = (at("CLOSE", 2, &log), at("READY", SHARDS, &log));
        assert_eq!((closed.len(), ready.len()), (2, 4));
        let waited = ready.iter().max().expect("four") - closed.iter().min().expect("two");
        println!("all shards were connected again after {waited} ms");
        // Each of the two buckets has two shards, one after another.
        let longest = IDENTIFY_INTERVAL * 2 + Duration::from_secs(4);
        assert!(
            Duration::from_millis(waited.unsigned_abs()) < longest,
            "{waited}"
        );

        // Both processes have their share: the games go on without the first one.
        old.stop().await;
        more_sessions(&env, 6, 2, RECOVERY_TIMEOUT).await;
        games.play(&env).await;
        answered_once(&env).await;
        drop(new);
        env.close().await;
        database.clean_up().await;
    }
}
