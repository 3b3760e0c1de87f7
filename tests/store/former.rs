//! What is stored about a player when the account is deleted at the same moment, or was deleted before: nothing.

use std::collections::BTreeSet;
use std::pin::Pin;
use std::time::Duration;

use banyan::app::App;
use banyan::play::conditional_moves::LineChange;
use banyan::play::{ChannelId, Command, Match, PlayerId};
use banyan::store::{
    Notice, Preference, PuzzleResult, ServerSetting, StoreError, TaskSource, TimeSpan, Watch,
};
use sqlx::{AnyConnection, AssertSqlSafe, Executor as _, Row as _};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CHANNEL, GUILD, accepted, app, does, handle, play};

on_both!(
    every_table_about_a_player_is_written_here,
    what_waits_for_a_deletion_is_dropped,
    a_deletion_waits_for_what_is_being_stored,
    a_deletion_waits_for_a_game_that_is_being_rated,
);

/// Tables that follow from the events of games and tournaments, which name a former player by the number alone.
const OF_EVENTS: [&str; 6] = [
    "boards",
    "months",
    "rating_events",
    "ratings",
    "seasons",
    "tournament_players",
];

const PUZZLE: u32 = 77;
const DAY: Duration = Duration::from_hours(24);

/// A player who acts, another one, and two games of both: in the running one the other is to move.
pub struct Acting {
    pub app: App,
    pub player: PlayerId,
    pub other: PlayerId,
    pub running: Match,
    pub over: Match,
}

/// The table in which an act stores something about its player, and how.
type Write = (
    &'static str,
    Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>,
);

/// Sets the daily puzzle that [`writes`] opens.
pub async fn set_daily_puzzle(app: &App) {
    let (store, now) = (&app.store, app.clock.now());
    for setting in [
        ServerSetting::DailyHour(Some(0)),
        ServerSetting::AnnounceChannel(Some(CHANNEL)),
    ] {
        store.set_server(GUILD, &setting).await.unwrap();
    }
    let planned = store.plan_daily_puzzles((20_000, 0), || Some(PUZZLE), now);
    planned.await.unwrap();
}

/// All that acts store about their player alone, in an order in which each adds a row of a player who has done nothing
/// before.
pub fn writes(acting: &Acting) -> Vec<Write> {
    let mut writes: Vec<Write> = Vec::new();
    let (player, other, now) = (acting.player, acting.other, acting.app.clock.now());
    macro_rules! write {
        ($table:literal, $app:ident => $write:expr) => {{
            let $app = acting.app.clone();
            let write = async move { $write.await.map(drop) };
            writes.push(($table, Box::pin(write)));
        }};
    }
    write!("preferences", app => app.set_preference(player, Preference::Unlisted(false)));
    write!("blocks", app => app.store.block(player, other));
    write!("blocks", app => app.store.block(other, player));
    write!("studies", app => app.store.keep_study(player, 9, "[Ruleset \"jungle\"]"));
    let running = acting.running.clone();
    write!("plans", app => app.plan(&running, player, "g7g6 d3d4", LineChange::Replace));
    let puzzle = (PUZZLE, "jungle");
    write!("puzzle_tries", app => app.store.show_puzzle(player, puzzle, Some(GUILD), now));
    let result = PuzzleResult {
        player,
        puzzle: PUZZLE,
        game: "jungle",
        right: true,
        first: 1000.0,
    };
    write!("puzzle_ratings", app => app.store.rate_puzzle(result, now));
    write!("daily_tries", app => app.store.begin_daily_puzzle(player, GUILD, PUZZLE, now));
    write!("solved_tasks", app => app.store.solve_task(player, TaskSource::Lesson("jungle"), 3));
    let span = TimeSpan {
        starts: now,
        ends: now.after(DAY),
    };
    write!("vacations", app => app.store.start_vacation(player, now, |_| Some(span)));
    let match_id = acting.over.id();
    let watch = Watch {
        match_id,
        player,
        seen: 1,
    };
    write!("watches", app => app.store.watch(&watch));
    let notice = |seq| Notice {
        player,
        channel: CHANNEL,
        match_id,
        seq,
    };
    let (first, second) = (notice(1), notice(2));
    write!("notices", app => app.store.open_notice(&first, now));
    write!("notices", app => app.store.record_notice(&second, None, now));
    let (over, handle) = (acting.over.clone(), handle(1));
    write!("analyses", app => app.begin_analysis(&over, player, &handle));
    write!("players", app => app.store.set_direct_channel(player, ChannelId(78)));
    writes
}

/// Alice has a row, as every person has, and acts against Bob.
async fn acting(database: &Database) -> Acting {
    let app = app(database.open().await);
    for (player, name) in [(ALICE, "Alice"), (BOB, "Bob")] {
        database.name(player, name).await;
    }
    set_daily_puzzle(&app).await;
    let over = accepted(&app).await;
    does(&app, over, ALICE, play("c3d3")).await.unwrap();
    let over = does(&app, over, BOB, Command::Resign).await.unwrap().game;
    let running = accepted(&app).await;
    let running = does(&app, running, ALICE, play("c3d3")).await.unwrap().game;
    Acting {
        app,
        player: ALICE,
        other: BOB,
        running,
        over,
    }
}

/// The tables with a column of players.
async fn tables_with_players(database: &Database) -> BTreeSet<String> {
    let list = if database.is_postgres() {
        "SELECT CAST(table_name AS TEXT) FROM information_schema.columns \
         WHERE table_schema = current_schema() AND column_name = 'player'"
    } else {
        "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c \
         WHERE m.type = 'table' AND c.name = 'player'"
    };
    let mut raw = database.raw().await;
    let rows = sqlx::query(list).fetch_all(&mut raw).await;
    rows.unwrap().iter().map(|row| row.get(0)).collect()
}

/// How many rows of a table are about Alice.
async fn rows_about(raw: &mut AnyConnection, table: &str) -> i64 {
    let about = match table {
        "players" => "id = $1 AND direct IS NOT NULL",
        "blocks" => "player = $1 OR blocked = $1",
        _ => "player = $1",
    };
    let about = about.replace("$1", &ALICE.to_string());
    let count = format!("SELECT COUNT(*) FROM {table} WHERE {about}");
    let row = sqlx::query(AssertSqlSafe(count)).fetch_one(raw).await;
    row.unwrap().get(0)
}

/// A new table with a player must be in [`writes`] or in [`OF_EVENTS`].
async fn every_table_about_a_player_is_written_here(database: &Database) {
    let acting = acting(database).await;
    let mut raw = database.raw().await;
    let mut written = BTreeSet::new();
    for (table, write) in writes(&acting) {
        let before = rows_about(&mut raw, table).await;
        write.await.unwrap();
        assert_ne!(rows_about(&mut raw, table).await, before, "{table}");
        written.insert(table.to_owned());
    }
    let mut about = tables_with_players(database).await;
    about.retain(|table| !OF_EVENTS.contains(&table.as_str()));
    // The row of the person itself.
    about.insert("players".to_owned());
    assert_eq!(written, about);
}

/// Begins a transaction as the store would: on SQLite nobody else writes meanwhile.
async fn begin(database: &Database) -> AnyConnection {
    let mut raw = database.raw().await;
    let begin = if database.is_postgres() {
        "BEGIN"
    } else {
        "BEGIN IMMEDIATE"
    };
    raw.execute(begin).await.unwrap();
    raw
}

/// The transaction of a deletion has begun before the writes, and ends while all of them wait.
async fn what_waits_for_a_deletion_is_dropped(database: &Database) {
    let acting = acting(database).await;
    let mut deletion = begin(database).await;
    let hold = format!("UPDATE players SET name = name WHERE id = {ALICE}");
    deletion.execute(AssertSqlSafe(hold)).await.unwrap();
    let mut waiting = Vec::new();
    for (table, write) in writes(&acting) {
        waiting.push((table, tokio::spawn(write)));
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    for (table, write) in &waiting {
        assert!(!write.is_finished(), "{table} does not wait");
    }
    let former = format!(
        "UPDATE players SET kind = 'former', discord = NULL, name = NULL WHERE id = {ALICE}"
    );
    deletion.execute(AssertSqlSafe(former)).await.unwrap();
    deletion.execute("COMMIT").await.unwrap();
    for (table, write) in waiting {
        write.await.unwrap().unwrap();
        let left = rows_about(&mut deletion, table).await;
        assert_eq!(left, 0, "{table}");
    }
}

/// What a transaction that holds this lock has written is deleted too.
async fn deletion_waits(database: &Database, table: &str, lock: &'static str, write: &'static str) {
    let store = database.open().await;
    database.name(ALICE, "Alice").await;
    let mut other = begin(database).await;
    other.execute(lock).await.unwrap();
    other.execute(write).await.unwrap();
    let deletion = tokio::spawn(async move { store.forget_player(ALICE).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!deletion.is_finished());
    other.execute("COMMIT").await.unwrap();
    deletion.await.unwrap().unwrap();
    assert_eq!(rows_about(&mut other, table).await, 0);
}

async fn a_deletion_waits_for_what_is_being_stored(database: &Database) {
    let lock = "UPDATE players SET name = name WHERE id = 1001";
    let write = "INSERT INTO studies (player, id, record) VALUES (1001, 1, 'late')";
    deletion_waits(database, "studies", lock, write).await;
}

async fn a_deletion_waits_for_a_game_that_is_being_rated(database: &Database) {
    let lock = "UPDATE counters SET value = value WHERE name = 'rating'";
    let write = "INSERT INTO boards (guild, pool, player, rating, listed) VALUES (0, 'jungle', 1001, 1500, 9)";
    deletion_waits(database, "boards", lock, write).await;
}
