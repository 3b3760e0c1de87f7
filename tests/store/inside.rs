//! Internals of the store: connection settings, open transactions, and the indexes that statements use.

use sqlx::any::AnyRow;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Executor as _, Row as _};

use super::ratings::{rows, sweep};
use super::{
    MIGRATIONS, Store, absences, agenda, analyses, audit, blocks, causes, challenges,
    conditional_moves, daily, direct, erase, finished, found_puzzles, leaderboards, load, matches,
    new_jobs, notices, openings, outbox, player_lock, players, posts, preferences, profiles,
    puzzles, running_boards, seasons, servers, solved_tasks, studies, tournament_lists,
    tournament_places, tournaments,
};
use crate::play::{ChannelId, Match, MatchId, PlayerId, Terms, Timestamp};

async fn sqlite() -> (Store, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!(
        "sqlite:{}",
        folder.path().join("banyan.db").display()
    ))
    .await;
    (store.unwrap(), folder)
}

fn challenge() -> Match {
    let ruleset = "jungle/classic".parse().unwrap();
    let (challenger, opponent) = (PlayerId(1), PlayerId(2));
    let terms = Terms::new(challenger, Some(opponent), ruleset, ChannelId(3));
    Match::open(terms, Timestamp(0)).unwrap()
}

async fn number(pool: &sqlx::AnyPool, sql: &'static str) -> i64 {
    let row = sqlx::query(sql).fetch_one(pool).await.unwrap();
    row.try_get::<i64, _>(0)
        .or_else(|_| row.try_get::<i32, _>(0).map(i64::from))
        .unwrap()
}

#[tokio::test]
async fn sqlite_is_set_to_survive_a_power_cut() {
    let (store, _folder) = sqlite().await;
    let mode = sqlx::query("PRAGMA journal_mode")
        .fetch_one(&store.write)
        .await
        .unwrap();
    assert_eq!(mode.get::<String, _>(0), "wal");
    assert_eq!(number(&store.write, "PRAGMA synchronous").await, 2, "FULL");
    assert_eq!(number(&store.write, "PRAGMA foreign_keys").await, 1);
    assert_eq!(number(&store.write, "PRAGMA busy_timeout").await, 15_000);
    assert_eq!(store.write.options().get_max_connections(), 1, "one writer");
    let write = sqlx::query("UPDATE counters SET value = 5")
        .execute(&store.read)
        .await;
    assert!(write.is_err(), "what reads cannot write");
}

/// The remains of a process that dies with an uncommitted transaction.
async fn an_open_transaction_leaves_nothing(store: &Store) {
    let game = challenge();
    let mut tx = store.begin().await.unwrap();
    let id = matches::insert_match(&mut tx, &game).await.unwrap();
    assert!(
        matches::insert_event(&mut tx, id, game.last_event())
            .await
            .unwrap()
    );
    drop(tx);
    assert_eq!(store.load_match(id).await.unwrap(), None);
    let change = matches::MatchChange {
        cause: Some(9),
        ..matches::MatchChange::with_events_after(&game, 0)
    };
    let done = store.commit(&change).await.unwrap();
    assert_eq!(
        done,
        super::Committed::Done {
            id: MatchId(1),
            rematch: None
        },
        "not even the number is used up"
    );
}

#[tokio::test]
async fn sqlite_forgets_an_open_transaction() {
    let (store, _folder) = sqlite().await;
    an_open_transaction_leaves_nothing(&store).await;
}

#[tokio::test]
async fn a_full_disk_loses_nothing() {
    let (store, _folder) = sqlite().await;
    let game = challenge();
    let change = matches::MatchChange::with_events_after(&game, 0);
    // The file may not grow beyond its current size, so the free pages fill up.
    sqlx::query("PRAGMA max_page_count = 1")
        .fetch_one(&store.write)
        .await
        .unwrap();
    let mut kept = Vec::new();
    let full = loop {
        match store.commit(&change).await {
            Ok(super::Committed::Done { id, .. }) => kept.push(id),
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
    };
    assert_eq!(
        full.to_string().split(':').next(),
        Some("writing a move failed"),
        "{full}"
    );
    for id in &kept {
        assert_eq!(
            store.load_match(*id).await.unwrap(),
            Some(game.clone().with_id(*id))
        );
    }
    sqlx::query("PRAGMA max_page_count = 100000")
        .fetch_one(&store.write)
        .await
        .unwrap();
    let done = store.commit(&change).await.unwrap();
    assert_eq!(
        done,
        super::Committed::Done {
            id: MatchId(kept.len() as i64 + 1),
            rematch: None
        },
        "it goes on where it stopped"
    );
}

/// Names, statements and the indexes that they must use.
macro_rules! planned {
    ($($room:ident::$name:ident => $indexes:expr,)*) => {
        [$((concat!(stringify!($room), "::", stringify!($name)), $room::$name, &$indexes)),*]
    };
}

/// Every statement that the bot repeats.
const PLANNED: &[(&str, &str, &[&str])] = &planned![
    analyses::ANALYSIS => ["analyses"],
    analyses::HOLD => [],
    analyses::BEGIN => ["analyses"],
    analyses::BEGIN_ANEW => ["analyses"],
    analyses::PROCEED => ["analyses"],
    analyses::COMPLETE => ["analyses"],
    analyses::ASKED_BY => ["analyses_player"],
    running_boards::RUNNING_BOARDS => ["matches_guild", "matches_challenger", "matches_opponent"],
    absences::VACATIONS => ["vacations"],
    player_lock::HOLD_PLAYER => ["players"],
    absences::ADD_VACATION => [],
    absences::BOOK_VACATION => ["vacations"],
    absences::END_VACATION => ["vacations"],
    absences::AUTOMATIC_VACATION => ["vacations"],
    absences::END_AUTOMATIC_VACATION => ["vacations"],
    absences::DOWNTIME => ["downtimes"],
    absences::ADD_DOWNTIME => [],
    audit::NOTE => [],
    audit::LOG => ["audit_guild"],
    audit::LOG_OF => ["audit"],
    audit::RULINGS => ["tournaments_guild", "tournament_events"],
    audit::OVER_IN => ["matches_over"],
    blocks::BLOCK => [],
    blocks::UNBLOCK => ["blocks"],
    blocks::IS_BLOCKED => ["blocks"],
    blocks::BLOCKED => ["blocks", "players"],
    challenges::OPEN_CHALLENGES => ["matches_challenger"],
    challenges::BEGUN_WITH => ["matches_challenger"],
    challenges::HAVE_PLAYED => ["matches"],
    challenges::PLAYED_IN => ["matches_challenger", "matches_opponent"],
    direct::CHANNEL => ["players"],
    direct::KEEP => ["players"],
    finished::FINISHED => ["matches"],
    finished::FINISHED_IN => ["matches"],
    load::BACKLOG => ["jobs_lane"],
    openings::ADD => [],
    openings::PLAYED => ["openings"],
    new_jobs::REPLACE_JOB => [],
    new_jobs::REPLACE_EDIT => [],
    new_jobs::INSERT_JOB => [],
    outbox::CLAIM => ["jobs_lane", "jobs_line", "jobs_match"],
    outbox::CLAIM_SEARCH => ["jobs_lane", "jobs_line", "jobs_match"],
    agenda::AGENDA => ["jobs_lane", "jobs_due"],
    outbox::RENEW => ["jobs"],
    outbox::RETRY => ["jobs"],
    outbox::RETRY_ALONE => ["jobs"],
    outbox::GO_ON => ["jobs"],
    outbox::OWES => ["jobs"],
    outbox::FINISH => ["jobs"],
    outbox::FINISH_ANNOUNCEMENT => ["jobs"],
    posts::INSERT_POST => [],
    posts::OUTDATED => ["posts_with_controls"],
    posts::RETIRED => ["posts"],
    posts::ANSWERED => ["posts"],
    posts::POST => ["posts"],
    posts::SHOWN_IN => ["posts_message"],
    posts::LAST_POST => ["posts"],
    matches::NEXT_NUMBER => [],
    matches::INSERT_MATCH => [],
    matches::UPDATE_MATCH => ["matches"],
    matches::INSERT_EVENT => [],
    causes::INSERT_CAUSE => [],
    causes::CAUSED => ["causes"],
    causes::INSERT_CREATED => [],
    causes::CREATED => ["causes"],
    matches::EVENTS => ["events"],
    matches::AWAITING => ["matches_awaits"],
    matches::LIVE => ["matches_challenger", "matches_opponent"],
    matches::FINISHED => ["matches_challenger", "matches_opponent"],
    matches::IN_GUILD => ["matches_guild"],
    matches::LIVE_IN_GUILD => ["matches_guild"],
    notices::OPEN_NOTICE => ["notices", "players"],
    notices::IS_OPEN => ["notices"],
    notices::MESSAGE => ["notices"],
    notices::RECORD => [],
    notices::CLOSE_EARLIER_NOTICES => ["notices_match"],
    notices::CLOSE_NOTICES_OF_PLAYER => ["notices"],
    notices::IS_WATCHED => ["watches"],
    notices::WATCH => [],
    notices::UNWATCH => ["watches"],
    notices::SEEN => ["watches"],
    notices::WATCHERS => ["watches"],
    notices::WATCH_OF => ["watches"],
    notices::WATCHED => ["watches_player"],
    notices::WATCHED_MATCHES => ["watches_player", "matches", "players"],
    conditional_moves::PLANS => ["plans"],
    conditional_moves::LOCK_AT_SEQ => ["matches"],
    conditional_moves::SET => [],
    conditional_moves::SHORTEN => ["plans"],
    conditional_moves::FORGET => ["plans"],
    erase::DISCORD => ["players"],
    erase::KEEP_BLOCKS => ["blocks_blocked"],
    erase::BLOCK_AGAIN => ["blocks_digest"],
    erase::TOURNAMENTS => ["tournament_players_player"],
    players::OF_USERS => ["players"],
    players::ACCOUNTS => ["players"],
    players::NAMES => ["players"],
    players::NEXT_PLAYER => [],
    players::ADD_PLAYER => [],
    players::ADD_COMPUTER => [],
    players::COMPUTER => ["players"],
    players::REMEMBER => ["players"],
    players::PLAYER => ["players"],
    players::SETTING => [],
    players::SETTINGS => [],
    players::SET => [],
    preferences::PREFERENCES => ["preferences"],
    profiles::ALL_FINISHED => ["matches_challenger", "matches_opponent"],
    profiles::BETWEEN => [],
    profiles::AGAINST_COMPUTERS => ["matches_challenger", "events"],
    profiles::RUNNING => [],
    profiles::HISTORY => ["rating_events_player"],
    profiles::SET_ACHIEVEMENTS => ["matches"],
    servers::SERVER => ["servers"],
    leaderboards::ALL => ["boards_order", "ratings", "players", "months", "rating_events_player"],
    leaderboards::ABOVE => ["boards_order"],
    leaderboards::MINE => ["boards", "ratings", "players", "months", "rating_events_player"],
    leaderboards::MONTH => ["months", "preferences", "ratings", "players"],
    leaderboards::MONTH_ABOVE => ["months", "preferences"],
    leaderboards::MONTH_MINE => ["months", "ratings", "players", "preferences"],
    leaderboards::COUNTED => ["months"],
    leaderboards::SEASON => ["seasons", "players", "preferences"],
    leaderboards::SEASON_MINE => ["seasons", "players", "preferences"],
    leaderboards::SEASONS => ["seasons_order"],
    tournaments::NEXT_TOURNAMENT => [],
    tournaments::INSERT_TOURNAMENT => [],
    tournaments::UPDATE_TOURNAMENT => ["tournaments"],
    tournaments::INSERT_TOURNAMENT_EVENT => [],
    tournaments::TOURNAMENT_EVENTS => ["tournament_events"],
    tournaments::FORGET_ENTRANT => ["tournament_players"],
    tournaments::KEEP_ENTRANT => [],
    tournaments::ENTRANTS => ["tournament_players"],
    tournaments::INSERT_GAME => [],
    tournaments::TOURNAMENT_OF => ["tournament_games"],
    tournament_lists::ROUND_OF => ["tournament_games", "tournaments"],
    tournament_lists::OWES_BOARDS => ["tournament_games_tournament", "jobs_match"],
    tournament_lists::GAMES => ["tournament_games_tournament", "matches"],
    tournament_lists::TOURNAMENTS_IN => ["tournaments_guild", "tournament_guests_guild"],
    tournament_lists::TOURNAMENT => ["tournaments"],
    tournament_lists::TOURNAMENTS_OF => ["tournament_players_player", "tournaments"],
    tournament_lists::ALL_TOURNAMENTS => ["tournaments"],
    tournament_lists::OF_SERVER => ["tournaments_guild"],
    tournament_lists::MEDALS_OF => ["tournament_players_player"],
    tournament_places::PLACES => ["tournaments", "tournament_guests"],
    tournament_places::SET_TABLE => ["tournaments"],
    tournament_places::SET_GUEST_TABLE => ["tournament_guests"],
    tournament_places::GUESTS => ["tournament_guests"],
    tournament_places::GUEST_NAMES => ["tournament_guests"],
    tournament_places::NAME_GUEST => ["tournament_guests"],
    tournament_places::KEEP_GUEST => [],
    tournament_places::FORGET_GUEST => ["tournament_guests"],
    tournament_places::VISITING => ["tournament_guests_guild"],
    tournament_places::ERASE_ENTRANTS_JOBS => ["jobs", "tournament_players"],
    tournament_places::ERASE_GAMES => ["tournament_games_tournament"],
    tournament_places::ERASE_GUESTS => ["tournament_guests"],
    tournament_places::ERASE_PLAYERS => ["tournament_players"],
    tournament_places::ERASE_EVENTS => ["tournament_events"],
    tournament_places::ERASE => ["tournaments"],
    tournament_places::ERASE_JOBS => ["jobs"],
    seasons::CLOSED => [],
    seasons::CLOSE => [],
    seasons::BEGIN => [],
    seasons::CLOSING => [],
    seasons::ADVANCE => ["closing_months"],
    seasons::STILL_TO_KEEP => [],
    seasons::KEEP_EARLY => [],
    seasons::KEPT_EARLY => ["boards_kept_early"],
    seasons::BOARDS_OF => ["boards"],
    seasons::NEXT_BOARD => ["boards_order"],
    seasons::KEEP_BOARD => ["boards_order", "ratings", "months"],
    seasons::TO_POST => ["seasons", "servers", "months"],
    rows::NEXT_N => [],
    rows::LOCK => [],
    rows::COUNTER => [],
    rows::NEWEST => ["rating_events_order"],
    rows::PAIR => ["rating_events_pair"],
    rows::MET => ["rating_events"],
    rows::PLAYED_IN => ["rating_events"],
    rows::INSERT => [],
    rows::OF_MATCH => ["rating_events"],
    rows::OF_POOL => ["rating_events_order"],
    rows::AHEAD => ["rating_events_order"],
    rows::BEFORE => ["rating_events_player"],
    rows::NEXT => ["rating_events_player"],
    rows::PAGE => ["rating_events_order", "matches"],
    rows::CHANGE => ["rating_events"],
    rows::DROP => ["rating_events"],
    rows::RATED => ["ratings"],
    rows::ALL_RATED => ["ratings"],
    rows::UPSERT_RATING => [],
    rows::FORGET => ["ratings"],
    rows::JOIN_BOARD => [],
    rows::MOVE_ON_BOARDS => ["boards"],
    rows::LEAVE_BOARD => ["boards"],
    rows::ADD_TO_MONTH => [],
    rows::EMPTY_MONTH => ["months"],
    rows::UNLISTED => ["preferences"],
    rows::ESTRANGED => ["blocks"],
    sweep::SWEEP => [],
    sweep::SWEEP_FROM => [],
    sweep::SWEPT_TO => ["rating_sweeps"],
    sweep::RESTAMP => ["rating_events"],
    sweep::SWEPT => ["rating_sweeps"],
    solved_tasks::SOLVED => ["solved_tasks"],
    solved_tasks::SOLVE => [],
    studies::KEEP => [],
    studies::FORGET_OLD => ["studies"],
    studies::STUDY => ["studies"],
    puzzles::TRY => ["puzzle_tries"],
    puzzles::SEEN => ["puzzle_tries"],
    puzzles::ALL_SOLVED => ["puzzle_tries"],
    puzzles::SHOW => [],
    puzzles::REACH => ["puzzle_tries"],
    puzzles::SOLVE => ["puzzle_tries"],
    puzzles::SCORE => ["puzzle_tries", "daily_tries", "daily_puzzles"],
    puzzles::CLOSE => ["puzzle_tries"],
    puzzles::OF_PLAYER => [],
    puzzles::OF_PUZZLE => [],
    puzzles::RATE_PLAYER => ["puzzle_ratings"],
    puzzles::RATE_PUZZLE => ["puzzle_levels"],
    puzzles::LEVEL => ["puzzle_levels"],
    puzzles::RATINGS => ["puzzle_ratings"],
    puzzles::DAYS => ["puzzle_tries"],
    puzzles::SOLVERS => ["puzzle_tries_guild", "preferences"],
    found_puzzles::FOUND => ["found_puzzles"],
    found_puzzles::ALL_FOUND => ["found_puzzles_game"],
    found_puzzles::COUNT => ["found_puzzles_game"],
    found_puzzles::KEEP => [],
    found_puzzles::KEEP_BOARD => [],
    daily::DUE => ["servers_daily", "daily_puzzles"],
    daily::CHOOSE => [],
    daily::REPLACE => ["daily_puzzles"],
    daily::CHOSEN => ["daily_puzzles"],
    daily::LAST => ["daily_puzzles"],
    daily::BEGIN => ["daily_puzzles", "daily_tries"],
    daily::FASTEST => ["daily_tries_guild", "puzzle_tries", "preferences"],
    daily::POSTED => ["daily_puzzles"],
    daily::SOLUTION_POSTED => ["daily_puzzles"],
];

/// Statements that may read a whole table, because they run rarely (after the clock was set back, and to prune every
/// hour), or need every row of a table that has some thousands at most.
const WHOLE_TABLE: [&str; 4] = [
    "outbox::RECALL",
    "outbox::RELEASE",
    "causes::FORGET_CAUSES",
    "puzzles::LEVELS",
];

/// Read every running game of a server, so a sequential scan is right when all games are on that server.
const WHOLE_SERVER: [&str; 2] = ["running_boards::RUNNING_BOARDS", "matches::LIVE_IN_GUILD"];

/// Tables that always have only a few rows.
const SMALL: [&str; 5] = [
    "counters",
    "settings",
    "downtimes",
    "rating_sweeps",
    "closing_months",
];

/// The files of the store with statements.
const ROOMS: &[(&str, &str)] = &[
    ("absences", include_str!("../../src/store/absences.rs")),
    ("agenda", include_str!("../../src/store/agenda.rs")),
    ("audit", include_str!("../../src/store/audit.rs")),
    ("analyses", include_str!("../../src/store/analyses.rs")),
    ("blocks", include_str!("../../src/store/blocks.rs")),
    ("causes", include_str!("../../src/store/causes.rs")),
    ("challenges", include_str!("../../src/store/challenges.rs")),
    ("direct", include_str!("../../src/store/direct.rs")),
    ("erase", include_str!("../../src/store/erase.rs")),
    ("finished", include_str!("../../src/store/finished.rs")),
    (
        "found_puzzles",
        include_str!("../../src/store/found_puzzles.rs"),
    ),
    ("load", include_str!("../../src/store/load.rs")),
    ("openings", include_str!("../../src/store/openings.rs")),
    ("new_jobs", include_str!("../../src/store/new_jobs.rs")),
    ("outbox", include_str!("../../src/store/outbox.rs")),
    ("matches", include_str!("../../src/store/matches.rs")),
    ("notices", include_str!("../../src/store/notices.rs")),
    (
        "conditional_moves",
        include_str!("../../src/store/conditional_moves.rs"),
    ),
    (
        "player_lock",
        include_str!("../../src/store/player_lock.rs"),
    ),
    ("players", include_str!("../../src/store/players.rs")),
    ("posts", include_str!("../../src/store/posts.rs")),
    (
        "preferences",
        include_str!("../../src/store/preferences.rs"),
    ),
    ("profiles", include_str!("../../src/store/profiles.rs")),
    ("rows", include_str!("../../src/store/ratings/rows.rs")),
    ("sweep", include_str!("../../src/store/ratings/sweep.rs")),
    (
        "leaderboards",
        include_str!("../../src/store/leaderboards.rs"),
    ),
    (
        "running_boards",
        include_str!("../../src/store/running_boards.rs"),
    ),
    ("seasons", include_str!("../../src/store/seasons.rs")),
    ("servers", include_str!("../../src/store/servers.rs")),
    (
        "solved_tasks",
        include_str!("../../src/store/solved_tasks.rs"),
    ),
    ("studies", include_str!("../../src/store/studies.rs")),
    (
        "tournament_lists",
        include_str!("../../src/store/tournament_lists.rs"),
    ),
    (
        "tournament_places",
        include_str!("../../src/store/tournament_places.rs"),
    ),
    (
        "tournaments",
        include_str!("../../src/store/tournaments.rs"),
    ),
    ("puzzles", include_str!("../../src/store/puzzles.rs")),
    ("daily", include_str!("../../src/store/daily.rs")),
];

/// Every statement must be in the list above, so that its plan is checked. Exceptions are the check and the export,
/// which may read everything and run rarely, and files without such statements.
#[test]
fn every_statement_is_explained() {
    let mut found = 0;
    for (room, text) in ROOMS {
        for line in text.lines() {
            let Some((_, rest)) = line.split_once("const ") else {
                continue;
            };
            let Some((name, _)) = rest.split_once(": &str") else {
                continue;
            };
            let full = format!("{room}::{name}");
            let known = PLANNED.iter().any(|(planned, ..)| *planned == full);
            // A constant inside a function is an error code.
            if !line.starts_with(' ') {
                assert!(
                    known || WHOLE_TABLE.contains(&full.as_str()),
                    "{full} is not in PLANNED"
                );
                found += 1;
            }
        }
    }
    assert_eq!(found, PLANNED.len() + WHOLE_TABLE.len());
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let others = [
        "backup",
        "columns",
        "check",
        "database",
        "player_export",
        "instance_lock",
        "jobs",
        "migrate_database",
        "repair",
        "mod",
        "open",
        "overflow",
        "people",
        "processes",
        "ratings",
        "season_end",
        "settings",
        "shard_locks",
        "subjects",
        "summary",
        "tournament_check",
        "tournament_jobs",
    ];
    for file in std::fs::read_dir(here).unwrap() {
        let name = file.unwrap().path();
        let name = name.file_stem().unwrap().to_str().unwrap().to_owned();
        let known = ROOMS.iter().any(|(room, _)| *room == name) || others.contains(&name.as_str());
        assert!(
            known,
            "the statements of {name}.rs are to be explained here"
        );
    }
}

/// Rows of each table for n = 1 to 4,000.
const CROWD: &[(&str, &str)] = &[
    (
        "players",
        "SELECT i, 'person', i, 'name', NULL, NULL, NULL FROM n",
    ),
    (
        "matches",
        "SELECT i, 'jungle/classic', CASE WHEN i % 4 = 0 THEN 'over' ELSE 'playing' END, 3, 1, 7, 8, NULL, i, i % 1000, NULL, \
             i, CASE WHEN i % 4 = 0 THEN NULL ELSE i END, i, i, 0, NULL, NULL, NULL, NULL, i, i, 'jungle ' || i FROM n",
    ),
    (
        "events",
        "SELECT i, s, i, i, 'moved', '{}' FROM n, (SELECT 1 AS s UNION SELECT 2 UNION SELECT 3) AS three",
    ),
    ("causes", "SELECT i * 4, i, 3, NULL, i FROM n"),
    (
        "jobs",
        "SELECT 'match/' || i, 'expire', i, 1, 'discord', NULL, i * 1000, 0, CAST(NULL AS BIGINT), NULL FROM n UNION ALL \
             SELECT 'event/' || i || '/2', 'announce', i, 2, 'discord', 'announce/' || i % 1000, i * 1000, 0, NULL, NULL FROM n",
    ),
    ("plans", "SELECT i, 1, '[]' FROM n"),
    ("vacations", "SELECT i, i, i + 1 FROM n"),
    (
        "preferences",
        "SELECT i, 'channel', NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, 0 FROM n",
    ),
    (
        "servers",
        "SELECT i, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, CASE WHEN i % 100 = 0 THEN i % 24 ELSE NULL END FROM n",
    ),
    (
        "puzzle_tries",
        "SELECT i, i % 1000 + s, 'jungle', i % 1000, i, i, 1, s % 2, i FROM n, (SELECT 1 AS s UNION SELECT 2 UNION SELECT 3) AS three",
    ),
    (
        "puzzle_ratings",
        "SELECT i, 'jungle', 1500, 80, 0.06, i, 10, 5 FROM n",
    ),
    ("puzzle_levels", "SELECT i, 1500, 80, 0.06, i, 10 FROM n"),
    (
        "found_puzzles",
        "SELECT i, 'game' || i % 100, 'line ' || i FROM n",
    ),
    ("found_boards", "SELECT 'board ' || i, i FROM n"),
    (
        "daily_puzzles",
        "SELECT i, i % 100, i % 1000, i, NULL FROM n",
    ),
    ("daily_tries", "SELECT i, i % 100, i % 1000, i FROM n"),
    ("audit", "SELECT i, 4, i % 1000, i, i, 'void', 'why' FROM n"),
    ("blocks", "SELECT i, i + 1, i FROM n"),
    (
        "rating_events",
        "SELECT i, p, 3 - p, 'jungle', i, i, 1, p - 1, 2, 100, 1500, 1500, 80, 0.06 \
             FROM n, (SELECT 1 AS p UNION SELECT 2) AS two",
    ),
    (
        "ratings",
        "SELECT i, 'jungle', 1500, 80, 0.06, i, 20, 10, 2, 5, i FROM n",
    ),
    ("boards", "SELECT i % 5, 'jungle', i, 1500, i FROM n"),
    ("boards_kept_early", "SELECT 202610, i, 'jungle' FROM n"),
    (
        "months",
        "SELECT 202611, i % 5, 'jungle', i, 3, 1, 1, i FROM n",
    ),
    (
        "seasons",
        "SELECT 202610, i % 5, 'jungle', i, i, 1500, 80, 20, 10, 2, 0 FROM n",
    ),
    (
        "tournaments",
        "SELECT i, i % 100, 8, i, 'Cup', 'playing', 3, i, i, i FROM n",
    ),
    (
        "tournament_events",
        "SELECT i, s, i, i, 0, 'paused', NULL FROM n, (SELECT 1 AS s UNION SELECT 2 UNION SELECT 3) AS three",
    ),
    (
        "tournament_players",
        "SELECT i, i % 1000 + p, CASE WHEN i % 2 = 0 THEN 'playing' ELSE 'first' END FROM n, (SELECT 1 AS p UNION SELECT 7) AS two",
    ),
    (
        "tournament_guests",
        "SELECT i, 1000 + i % 100, 8, 1, i, '' FROM n",
    ),
    ("tournament_games", "SELECT i, i % 500 + 1, i, 1 FROM n"),
    ("notices", "SELECT i, 8, i, 3, i, i FROM n"),
    ("watches", "SELECT i, i % 1000, 3 FROM n"),
    (
        "openings",
        "SELECT i % 5, 'jungle/classic', 'p' || i / 10, 'm' || i, 1, 0, 1 FROM n",
    ),
    ("solved_tasks", "SELECT i % 500, 'match/' || i, 7 FROM n"),
    ("studies", "SELECT i % 500, i, 'record' FROM n"),
    (
        "analyses",
        "SELECT i, CASE WHEN i % 100 = 0 THEN i ELSE NULL END, '0' FROM n",
    ),
    (
        "posts",
        "SELECT i, s, 8, i, CASE WHEN s = 3 THEN 1 ELSE 0 END, s FROM n, (SELECT 1 AS s UNION SELECT 2 UNION SELECT 3) AS three",
    ),
];

/// Four thousand matches of as many players, so that indexes pay off.
async fn crowded(store: &Store) -> PoolConnection<Any> {
    let mut connection = store.write.acquire().await.unwrap();
    for (table, row) in CROWD {
        let numbers =
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)";
        connection
            .execute(AssertSqlSafe(format!(
                "{numbers} INSERT INTO {table} {row}"
            )))
            .await
            .unwrap();
    }
    connection.execute("ANALYZE").await.unwrap();
    connection
}

/// The steps of a query plan, one a line.
async fn plan(connection: &mut AnyConnection, explain: String, column: &str) -> String {
    let rows = sqlx::query(AssertSqlSafe(explain))
        .fetch_all(connection)
        .await
        .unwrap();
    let step = |row: &AnyRow| row.try_get::<String, _>(column).unwrap();
    rows.iter().map(step).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn sqlite_answers_from_indexes() {
    let (store, _folder) = sqlite().await;
    // SQLite has no statistics about its tables, so it must choose good plans without them.
    let mut connection = store.write.acquire().await.unwrap();
    sqlite_plans_well(&mut connection).await;
    drop(connection);
    sqlite_plans_well(&mut *crowded(&store).await).await;
}

async fn sqlite_plans_well(connection: &mut AnyConnection) {
    for (name, sql, indexes) in PLANNED {
        let explain = format!("EXPLAIN QUERY PLAN {sql}");
        let plan = plan(connection, explain, "detail").await;
        for index in *indexes {
            // Lookups by primary key appear in the plan under the table's alias.
            let own = plan.contains(&format!("INDEX {index}"))
                || plan.contains(&format!("INDEX sqlite_autoindex_{index}"));
            let key = plan
                .lines()
                .any(|step| step.starts_with("SEARCH") && step.contains(" USING PRIMARY KEY"));
            let create = format!("CREATE TABLE {index} (");
            let is_table = MIGRATIONS
                .iter()
                .any(|step| step.sql.as_str().contains(&create));
            assert!(own || is_table && key, "{name} without {index}: {plan}");
        }
        // Scanning an index or a short subquery is fine, but not a table.
        let lists = [
            "SCAN mine",
            "SCAN a",
            "SCAN b",
            "SCAN here",
            "SCAN first",
            "SCAN newest",
            "SCAN top",
            "SCAN (subquery-4)",
            "SCAN CONSTANT ROW",
        ];
        let walks = |step: &&str| {
            let small = SMALL.iter().any(|table| **step == format!("SCAN {table}"));
            step.starts_with("SCAN") && !step.contains("INDEX") && !lists.contains(step) && !small
        };
        assert_eq!(plan.lines().find(walks), None, "{name}: {plan}");
    }
}

/// `.ci/with-postgres cargo test postgres:: -- --ignored`
mod postgres {
    use super::*;

    /// A store in an empty schema of the server that `BANYAN_TEST_POSTGRES` names.
    async fn open(schema: &str) -> Store {
        let server = std::env::var("BANYAN_TEST_POSTGRES")
            .expect("BANYAN_TEST_POSTGRES names a PostgreSQL server");
        sqlx::any::install_default_drivers();
        let admin = sqlx::AnyPool::connect(&server).await.unwrap();
        let create = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
        admin.execute(AssertSqlSafe(create)).await.unwrap();
        let joint = if server.contains('?') { '&' } else { '?' };
        Store::open(&format!("{server}{joint}options[search_path]={schema}"))
            .await
            .unwrap()
    }

    #[tokio::test]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn is_set_to_survive_a_power_cut() {
        let store = open("test_session").await;
        for (setting, value) in [
            ("SHOW synchronous_commit", "on"),
            ("SHOW lock_timeout", "15s"),
        ] {
            let row = sqlx::query(setting).fetch_one(&store.write).await.unwrap();
            assert_eq!(row.get::<String, _>(0), value, "{setting}");
        }
    }

    #[tokio::test]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn forgets_an_open_transaction() {
        an_open_transaction_leaves_nothing(&open("test_open").await).await;
    }

    #[tokio::test]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn answers_from_indexes() {
        let store = open("test_plans").await;
        let mut connection = crowded(&store).await;
        // All matches are on server 7, the worst usual case for its lists.
        let custom = "SET plan_cache_mode = force_custom_plan";
        connection.execute(custom).await.unwrap();
        for (n, (name, sql, indexes)) in PLANNED.iter().enumerate() {
            let count = (1..20)
                .filter(|place| sql.contains(&format!("${place}")))
                .count();
            let prepare = format!("PREPARE explained_{n} AS {sql}");
            connection.execute(AssertSqlSafe(prepare)).await.unwrap();
            let sevens = if count == 0 {
                String::new()
            } else {
                format!("({})", vec!["7"; count].join(", "))
            };
            let explain = format!("EXPLAIN EXECUTE explained_{n}{sevens}");
            let plan = plan(&mut connection, explain, "QUERY PLAN").await;
            let walks = |step: &&str| {
                let small = SMALL
                    .iter()
                    .any(|table| step.contains(&format!("Seq Scan on {table}")));
                step.contains("Seq Scan") && !small
            };
            if WHOLE_SERVER.contains(name) {
                continue;
            }
            assert_eq!(plan.lines().find(walks), None, "{name}: {plan}");
            for index in *indexes {
                let small = SMALL.contains(index);
                assert!(
                    small || plan.contains(index),
                    "{name} without {index}: {plan}"
                );
            }
        }
    }
}
