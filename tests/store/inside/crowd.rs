//! A database with rows in every table.

use sqlx::pool::PoolConnection;
use sqlx::{Any, AssertSqlSafe, Executor as _};

use super::super::Store;

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
    ("vacations", "SELECT i, i, i + 1, i % 2 FROM n"),
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
        "SELECT i, p, 3 - p, 'jungle', i, i, 1, p - 1, 2, 100, 0, 1500, 1500, 80, 0.06 \
             FROM n, (SELECT 1 AS p UNION SELECT 2) AS two",
    ),
    ("side_results", "SELECT 'ruleset ' || i, i, i, i FROM n"),
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
pub(super) async fn crowded(store: &Store) -> PoolConnection<Any> {
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
