//! Benchmark of a move's database cost: a durable commit on SQLite, in a file on this machine's disk, and its parts.
//! `cargo bench --bench commit`. `BANYAN_BENCH_DIR` names another folder than the system's for temporary files, which
//! may be in memory.

use banyan::app::App;
use banyan::play::{
    Actor, ChannelId, Command, GuildId, Match, MatchId, PlayerId, SideChoice, Terms,
};
use banyan::rules::Side;
use banyan::store::Store;
use divan::Bencher;
use tokio::runtime::Runtime;

const ALICE: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);

fn main() {
    divan::main();
}

/// A store with one match at its starting position.
struct Bench {
    runtime: Runtime,
    app: App,
    id: MatchId,
    _folder: tempfile::TempDir,
}

impl Bench {
    fn new() -> Self {
        let folder = std::env::var_os("BANYAN_BENCH_DIR")
            .map_or_else(tempfile::tempdir, tempfile::tempdir_in)
            .unwrap();
        let runtime = Runtime::new().unwrap();
        let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
        let app = App::new(runtime.block_on(Store::open(&url)).unwrap());
        let id = runtime.block_on(begun(&app));
        Self {
            runtime,
            app,
            id,
            _folder: folder,
        }
    }
}

async fn begun(app: &App) -> MatchId {
    let ruleset = "jungle/classic".parse().unwrap();
    let terms = Terms {
        side: SideChoice::First,
        guild: Some(GuildId(3)),
        ..Terms::new(ALICE, Some(BOB), ruleset, ChannelId(4))
    };
    let id = app.challenge(terms, None).await.unwrap().game.id();
    app.act(
        id,
        Actor::Player(BOB),
        Command::Accept { lot: Side::First },
        None,
        None,
    )
    .await
    .unwrap();
    id
}

/// A legal move and the player who makes it.
fn any_move(game: &Match) -> Option<(Actor, Command)> {
    let moves = game.record().legal_moves();
    let text = moves
        .get(game.seq() as usize * 7 % moves.len().max(1))?
        .to_string();
    Some((Actor::Player(game.to_move()?), Command::Move { text }))
}

/// `App::act` as a whole: load, replay, decide, commit with summary and job, flushed to the disk.
#[divan::bench(sample_count = 500, sample_size = 1)]
fn a_move(bencher: Bencher) {
    let mut bench = Bench::new();
    bencher.bench_local(|| {
        bench.runtime.block_on(async {
            let game = bench.app.game(bench.id).await.unwrap().unwrap();
            match any_move(&game) {
                Some((by, command)) => drop(
                    bench
                        .app
                        .act(bench.id, by, command, Some(game.seq()), None)
                        .await
                        .unwrap(),
                ),
                None => bench.id = begun(&bench.app).await,
            }
        });
    });
}

/// The smallest durable write, to compare with the cost of the disk alone.
#[divan::bench(sample_count = 500, sample_size = 1)]
fn a_flush(bencher: Bencher) {
    let bench = Bench::new();
    let mut count = 0;
    bencher.bench_local(|| {
        count += 1;
        bench
            .runtime
            .block_on(bench.app.store.set_setting("count", &count.to_string()))
            .unwrap();
    });
}

/// Loads and replays a match of `plies` plies.
#[divan::bench(args = [0, 40, 80], sample_count = 200)]
fn a_load(bencher: Bencher, plies: usize) {
    let mut bench = Bench::new();
    bench.runtime.block_on(async {
        loop {
            let game = bench.app.game(bench.id).await.unwrap().unwrap();
            if game.record().ply() >= plies {
                break;
            }
            match any_move(&game) {
                Some((by, command)) => drop(
                    bench
                        .app
                        .act(bench.id, by, command, None, None)
                        .await
                        .unwrap(),
                ),
                None => bench.id = begun(&bench.app).await,
            }
        }
    });
    bencher.bench_local(|| bench.runtime.block_on(bench.app.game(bench.id)).unwrap());
}
