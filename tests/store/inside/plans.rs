//! The query plan of every statement: it uses an index.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Executor as _, Row as _};

use super::super::ratings::{rows, sweep};
use super::super::{
    MIGRATIONS, absences, agenda, analyses, audit, blocks, causes, challenges, conditional_moves,
    daily, direct, erase, finished, found_puzzles, leaderboards, load, matches, new_jobs, notices,
    openings, outbox, player_lock, players, posts, preferences, profiles, puzzles, running_boards,
    seasons, servers, solved_tasks, studies, tournament_lists, tournament_places, tournaments,
};

use super::crowd::crowded;
use super::sqlite;

/// Names, statements and the indexes that they must use.
macro_rules! planned {
    ($($room:ident::$name:ident => $indexes:expr,)*) => {
        [$((concat!(stringify!($room), "::", stringify!($name)), $room::$name, &$indexes)),*]
    };
}

/// Every statement that the bot repeats.
const PLANNED: &[(&str, &str, &[&str])] = &planned![
    analyses::ANALYSIS => ["analyses"],
    analyses::LOCK_ANALYSIS => [],
    analyses::SET_REQUESTER => ["analyses"],
    analyses::RESTART_ANALYSIS => ["analyses"],
    analyses::SAVE_STEP => ["analyses"],
    analyses::CLEAR_REQUESTER => ["analyses"],
    analyses::REQUESTED_BY => ["analyses_player"],
    running_boards::RUNNING_BOARDS => ["matches_guild", "matches_challenger", "matches_opponent"],
    absences::VACATIONS => ["vacations"],
    player_lock::LOCK_PLAYER => ["players"],
    absences::ADD_VACATION => [],
    absences::BOOK_VACATION => ["vacations"],
    absences::END_VACATION => ["vacations"],
    absences::AUTOMATIC_VACATION => ["vacations"],
    absences::END_AUTOMATIC_VACATION => ["vacations"],
    absences::DOWNTIME => ["downtimes"],
    absences::ADD_DOWNTIME => [],
    audit::INSERT_ENTRY => [],
    audit::LOG => ["audit_guild"],
    audit::LOG_OF => ["audit"],
    audit::RULINGS => ["tournaments_guild", "tournament_events"],
    audit::FINISHED_IN => ["matches_over"],
    blocks::BLOCK => [],
    blocks::UNBLOCK => ["blocks"],
    blocks::IS_BLOCKED => ["blocks"],
    blocks::BLOCKED => ["blocks", "players"],
    challenges::COUNT_OPEN_CHALLENGES => ["matches_challenger"],
    challenges::FIND_REMATCH => ["matches_challenger"],
    challenges::HAVE_PLAYED => ["matches"],
    challenges::HAS_PLAYED_IN => ["matches_challenger", "matches_opponent"],
    direct::DIRECT_CHANNEL => ["players"],
    direct::SET_DIRECT_CHANNEL => ["players"],
    finished::FINISHED => ["matches"],
    finished::FINISHED_IN => ["matches"],
    load::BACKLOG => ["jobs_lane"],
    openings::COUNT_MOVE => [],
    openings::PLAYED_MOVES => ["openings"],
    new_jobs::REPLACE_JOB => [],
    new_jobs::REPLACE_EDIT => [],
    new_jobs::INSERT_JOB => [],
    outbox::CLAIM => ["jobs_lane", "jobs_line", "jobs_match"],
    outbox::CLAIM_SEARCH => ["jobs_lane", "jobs_line", "jobs_match"],
    agenda::AGENDA => ["jobs_lane", "jobs_due"],
    outbox::RENEW => ["jobs"],
    outbox::RETRY => ["jobs"],
    outbox::RETRY_WITHOUT_INTERACTION => ["jobs"],
    outbox::CONTINUE_LATER => ["jobs"],
    outbox::JOB_EXISTS => ["jobs"],
    outbox::FINISH => ["jobs"],
    outbox::FINISH_ANNOUNCEMENT => ["jobs"],
    posts::INSERT_POST => [],
    posts::OUTDATED_POSTS => ["posts_with_controls"],
    posts::DELETE_POST => ["posts"],
    posts::CLEAR_CONTROLS => ["posts"],
    posts::POST => ["posts"],
    posts::EVENT_SHOWN_IN => ["posts_message"],
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
    notices::OPEN_MESSAGE => ["notices"],
    notices::RECORD_NOTICE => [],
    notices::CLOSE_EARLIER_NOTICES => ["notices_match"],
    notices::CLOSE_NOTICES_OF_PLAYER => ["notices"],
    notices::IS_WATCHED => ["watches"],
    notices::WATCH => [],
    notices::UNWATCH => ["watches"],
    notices::SET_SEEN => ["watches"],
    notices::WATCHERS => ["watches"],
    notices::WATCH_OF => ["watches"],
    notices::WATCHED => ["watches_player"],
    notices::WATCHED_MATCHES => ["watches_player", "matches", "players"],
    conditional_moves::PLANS => ["plans"],
    conditional_moves::LOCK_AT_SEQ => ["matches"],
    conditional_moves::UPSERT_PLAN => [],
    conditional_moves::SHORTEN_PLAN => ["plans"],
    conditional_moves::DELETE_PLAN => ["plans"],
    erase::DISCORD_ID => ["players"],
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
    players::SET_NAME_AND_LOCALE => ["players"],
    players::PLAYER => ["players"],
    players::SETTING => [],
    players::SETTINGS => [],
    players::SET_SETTING => [],
    preferences::PREFERENCES => ["preferences"],
    profiles::ALL_FINISHED => ["matches_challenger", "matches_opponent"],
    profiles::FINISHED_BETWEEN => [],
    profiles::AGAINST_COMPUTERS => ["matches_challenger", "events"],
    profiles::RUNNING_BETWEEN => [],
    profiles::RATING_HISTORY => ["rating_events_player"],
    profiles::SET_ACHIEVEMENTS => ["matches"],
    servers::SERVER => ["servers"],
    leaderboards::BOARD_PAGE => ["boards_order", "ratings", "players", "months", "rating_events_player"],
    leaderboards::COUNT_ABOVE => ["boards_order"],
    leaderboards::OWN_ENTRY => ["boards", "ratings", "players", "months", "rating_events_player"],
    leaderboards::MONTH_PAGE => ["months", "preferences", "ratings", "players"],
    leaderboards::MONTH_COUNT_ABOVE => ["months", "preferences"],
    leaderboards::MONTH_OWN_ENTRY => ["months", "ratings", "players", "preferences"],
    leaderboards::GAMES_COUNTED => ["months"],
    leaderboards::SEASON_PAGE => ["seasons", "players", "preferences"],
    leaderboards::SEASON_OWN_ENTRY => ["seasons", "players", "preferences"],
    leaderboards::SEASONS => ["seasons_order"],
    tournaments::NEXT_TOURNAMENT => [],
    tournaments::INSERT_TOURNAMENT => [],
    tournaments::UPDATE_TOURNAMENT => ["tournaments"],
    tournaments::INSERT_TOURNAMENT_EVENT => [],
    tournaments::TOURNAMENT_EVENTS => ["tournament_events"],
    tournaments::DELETE_ENTRANT => ["tournament_players"],
    tournaments::UPSERT_ENTRANT => [],
    tournaments::ENTRANTS => ["tournament_players"],
    tournaments::INSERT_GAME => [],
    tournaments::TOURNAMENT_OF => ["tournament_games"],
    tournament_lists::ROUND_OF => ["tournament_games", "tournaments"],
    tournament_lists::HAS_UNPOSTED_BOARDS => ["tournament_games_tournament", "jobs_match"],
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
    tournament_places::SET_GUEST_NAME => ["tournament_guests"],
    tournament_places::UPSERT_GUEST => [],
    tournament_places::DELETE_GUEST => ["tournament_guests"],
    tournament_places::TOURNAMENTS_VISITED => ["tournament_guests_guild"],
    tournament_places::ERASE_ENTRANTS_JOBS => ["jobs", "tournament_players"],
    tournament_places::ERASE_GAMES => ["tournament_games_tournament"],
    tournament_places::ERASE_GUESTS => ["tournament_guests"],
    tournament_places::ERASE_PLAYERS => ["tournament_players"],
    tournament_places::ERASE_EVENTS => ["tournament_events"],
    tournament_places::ERASE => ["tournaments"],
    tournament_places::ERASE_JOBS => ["jobs"],
    seasons::LAST_CLOSED_MONTH => [],
    seasons::SET_LAST_CLOSED_MONTH => [],
    seasons::BEGIN_CLOSING => [],
    seasons::CLOSING_MONTH => [],
    seasons::ADVANCE_CLOSING => ["closing_months"],
    seasons::MONTHS_LEFT_TO_KEEP => [],
    seasons::KEEP_EARLY => [],
    seasons::KEPT_EARLY => ["boards_kept_early"],
    seasons::BOARDS_OF => ["boards"],
    seasons::NEXT_BOARD => ["boards_order"],
    seasons::KEEP_BOARD => ["boards_order", "ratings", "months"],
    seasons::HAS_BOARD_TO_POST => ["seasons", "servers", "months"],
    rows::NEXT_N => [],
    rows::LOCK_RATINGS => [],
    rows::NEWEST_N => [],
    rows::NEWEST_TIME => ["rating_events_order"],
    rows::PAIR_HISTORY => ["rating_events_pair"],
    rows::HAVE_MET => ["rating_events"],
    rows::PLAYED_IN => ["rating_events"],
    rows::INSERT => [],
    rows::OF_MATCH => ["rating_events"],
    rows::OF_POOL => ["rating_events_order"],
    rows::ROWS_AFTER_TIME => ["rating_events_order"],
    rows::PREVIOUS_ROW => ["rating_events_player"],
    rows::NEXT_ROW_NUMBER => ["rating_events_player"],
    rows::ROWS_WITH_RULESET => ["rating_events_order", "matches"],
    rows::UPDATE_ROW => ["rating_events"],
    rows::DELETE_ROWS => ["rating_events"],
    rows::SIDE_RESULTS => ["side_results"],
    rows::ADD_SIDE_RESULTS => [],
    rows::RATING => ["ratings"],
    rows::ALL_RATINGS => ["ratings"],
    rows::UPSERT_RATING => [],
    rows::DELETE_RATING => ["ratings"],
    rows::JOIN_BOARD => [],
    rows::UPDATE_BOARDS => ["boards"],
    rows::LEAVE_BOARD => ["boards"],
    rows::ADD_TO_MONTH => [],
    rows::DELETE_EMPTY_MONTH => ["months"],
    rows::IS_UNLISTED => ["preferences"],
    rows::BLOCK_BETWEEN => ["blocks"],
    sweep::NEXT_SWEEP => [],
    sweep::START_SWEEP => [],
    sweep::ADVANCE_SWEEP => ["rating_sweeps"],
    sweep::SET_TIME => ["rating_events"],
    sweep::END_SWEEP => ["rating_sweeps"],
    solved_tasks::SOLVED => ["solved_tasks"],
    solved_tasks::SOLVE => [],
    studies::INSERT_STUDY => [],
    studies::DELETE_OLDEST_STUDIES => ["studies"],
    studies::STUDY => ["studies"],
    puzzles::PUZZLE_TRY => ["puzzle_tries"],
    puzzles::SEEN_PUZZLES => ["puzzle_tries"],
    puzzles::SOLVED_PUZZLES => ["puzzle_tries"],
    puzzles::RECORD_SHOWN => [],
    puzzles::SET_REACHED => ["puzzle_tries"],
    puzzles::SET_SOLVED => ["puzzle_tries"],
    puzzles::SET_FIRST_SCORE => ["puzzle_tries", "daily_tries", "daily_puzzles"],
    puzzles::CLOSE_FIRST_TRY => ["puzzle_tries"],
    puzzles::COUNT_TRY_OF_PLAYER => [],
    puzzles::COUNT_TRY_OF_PUZZLE => [],
    puzzles::RATE_PLAYER => ["puzzle_ratings"],
    puzzles::RATE_PUZZLE => ["puzzle_levels"],
    puzzles::LEVEL => ["puzzle_levels"],
    puzzles::RATINGS => ["puzzle_ratings"],
    puzzles::SOLVING_DAYS => ["puzzle_tries"],
    puzzles::SOLVERS => ["puzzle_tries_guild", "preferences"],
    found_puzzles::FOUND_PUZZLE => ["found_puzzles"],
    found_puzzles::PUZZLES_OF_GAME => ["found_puzzles_game"],
    found_puzzles::COUNT => ["found_puzzles_game"],
    found_puzzles::INSERT_PUZZLE => [],
    found_puzzles::INSERT_BOARD => [],
    daily::SERVERS_DUE => ["servers_daily", "daily_puzzles"],
    daily::SET_PUZZLE => [],
    daily::REPLACE_PUZZLE => ["daily_puzzles"],
    daily::DAILY_PUZZLE => ["daily_puzzles"],
    daily::LAST_POSTED_PUZZLE => ["daily_puzzles"],
    daily::BEGIN_TRY => ["daily_puzzles", "daily_tries"],
    daily::FASTEST_SOLVERS => ["daily_tries_guild", "puzzle_tries", "preferences"],
    daily::SET_POSTED => ["daily_puzzles"],
    daily::SET_SOLUTION_POSTED => ["daily_puzzles"],
];

/// Statements that may read a whole table, because they run rarely (after the clock was set back, and to prune every
/// hour), or need every row of a table that has some thousands at most.
const WHOLE_TABLE: [&str; 4] = [
    "outbox::MAKE_FAR_JOBS_DUE",
    "outbox::RELEASE_LEASES",
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
    ("absences", include_str!("../../../src/store/absences.rs")),
    ("agenda", include_str!("../../../src/store/agenda.rs")),
    ("audit", include_str!("../../../src/store/audit.rs")),
    ("analyses", include_str!("../../../src/store/analyses.rs")),
    ("blocks", include_str!("../../../src/store/blocks.rs")),
    ("causes", include_str!("../../../src/store/causes.rs")),
    (
        "challenges",
        include_str!("../../../src/store/challenges.rs"),
    ),
    ("direct", include_str!("../../../src/store/direct.rs")),
    ("erase", include_str!("../../../src/store/erase.rs")),
    ("finished", include_str!("../../../src/store/finished.rs")),
    (
        "found_puzzles",
        include_str!("../../../src/store/found_puzzles.rs"),
    ),
    ("load", include_str!("../../../src/store/load.rs")),
    ("openings", include_str!("../../../src/store/openings.rs")),
    ("new_jobs", include_str!("../../../src/store/new_jobs.rs")),
    ("outbox", include_str!("../../../src/store/outbox.rs")),
    ("matches", include_str!("../../../src/store/matches.rs")),
    ("notices", include_str!("../../../src/store/notices.rs")),
    (
        "conditional_moves",
        include_str!("../../../src/store/conditional_moves.rs"),
    ),
    (
        "player_lock",
        include_str!("../../../src/store/player_lock.rs"),
    ),
    ("players", include_str!("../../../src/store/players.rs")),
    ("posts", include_str!("../../../src/store/posts.rs")),
    (
        "preferences",
        include_str!("../../../src/store/preferences.rs"),
    ),
    ("profiles", include_str!("../../../src/store/profiles.rs")),
    ("rows", include_str!("../../../src/store/ratings/rows.rs")),
    ("sweep", include_str!("../../../src/store/ratings/sweep.rs")),
    (
        "leaderboards",
        include_str!("../../../src/store/leaderboards.rs"),
    ),
    (
        "running_boards",
        include_str!("../../../src/store/running_boards.rs"),
    ),
    ("seasons", include_str!("../../../src/store/seasons.rs")),
    ("servers", include_str!("../../../src/store/servers.rs")),
    (
        "solved_tasks",
        include_str!("../../../src/store/solved_tasks.rs"),
    ),
    ("studies", include_str!("../../../src/store/studies.rs")),
    (
        "tournament_lists",
        include_str!("../../../src/store/tournament_lists.rs"),
    ),
    (
        "tournament_places",
        include_str!("../../../src/store/tournament_places.rs"),
    ),
    (
        "tournaments",
        include_str!("../../../src/store/tournaments.rs"),
    ),
    ("puzzles", include_str!("../../../src/store/puzzles.rs")),
    ("daily", include_str!("../../../src/store/daily.rs")),
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

mod postgres {
    use super::*;
    use crate::store::inside::postgres::open;

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
