//! Exports everything that the database has about one player, as JSON, for a data request. Read-only.

use serde_json::{Map, Value, json};
use sqlx::any::AnyRow;
use sqlx::{Column as _, Row as _};

use super::database::{Store, StoreError};
use super::erase::in_players_matches;
use crate::play::{PlayerId, Timestamp};

/// The name of each section, and the query for its rows about player `$1`.
const SECTIONS: [(&str, &str); 27] = [
    (
        "account",
        "SELECT kind, discord, name, locale, direct FROM players WHERE id = $1",
    ),
    ("preferences", "SELECT * FROM preferences WHERE player = $1"),
    ("blocks", "SELECT blocked FROM blocks WHERE player = $1"),
    (
        "vacations",
        "SELECT starts, ends, automatic FROM vacations WHERE player = $1",
    ),
    (
        "watches",
        "SELECT match_id, seen FROM watches WHERE player = $1",
    ),
    (
        "notices",
        "SELECT match_id, seq, channel, message, told FROM notices WHERE player = $1",
    ),
    (
        "matches",
        in_players_matches!("SELECT * FROM matches WHERE id IN ", " ORDER BY id"),
    ),
    (
        "events",
        in_players_matches!(
            "SELECT match_id, seq, at, actor, kind, body FROM events WHERE match_id IN ",
            " ORDER BY match_id, seq"
        ),
    ),
    (
        "plans",
        in_players_matches!(
            "SELECT match_id, lines FROM plans WHERE player = $1 AND match_id IN ",
            ""
        ),
    ),
    ("ratings", "SELECT * FROM ratings WHERE player = $1"),
    (
        "rating_events",
        "SELECT * FROM rating_events WHERE player = $1 ORDER BY n",
    ),
    ("leaderboards", "SELECT * FROM boards WHERE player = $1"),
    ("months", "SELECT * FROM months WHERE player = $1"),
    ("seasons", "SELECT * FROM seasons WHERE player = $1"),
    (
        "puzzle_tries",
        "SELECT * FROM puzzle_tries WHERE player = $1 ORDER BY begun, puzzle",
    ),
    (
        "daily_tries",
        "SELECT * FROM daily_tries WHERE player = $1 ORDER BY day, guild",
    ),
    (
        "puzzle_ratings",
        "SELECT * FROM puzzle_ratings WHERE player = $1 ORDER BY game",
    ),
    (
        "solved_tasks",
        "SELECT course, task FROM solved_tasks WHERE player = $1 ORDER BY course, task",
    ),
    ("studies", "SELECT * FROM studies WHERE player = $1"),
    (
        "tournaments",
        "SELECT id, guild, channel, title, phase, opened FROM tournaments WHERE organiser = $1 ORDER BY id",
    ),
    (
        "tournament_players",
        "SELECT tournament, state FROM tournament_players WHERE player = $1 ORDER BY tournament",
    ),
    (
        "tournament_events",
        "SELECT tournament, seq, at, kind, body FROM tournament_events WHERE actor = $1 ORDER BY tournament, seq",
    ),
    (
        "tournament_games",
        in_players_matches!(
            "SELECT tournament, pairing, match_id FROM tournament_games WHERE match_id IN ",
            ""
        ),
    ),
    (
        "analyses",
        "SELECT match_id FROM analyses WHERE player = $1",
    ),
    (
        "judged",
        in_players_matches!("SELECT * FROM audit WHERE match_id IN ", " ORDER BY at"),
    ),
    ("judged_by_me", "SELECT * FROM audit WHERE moderator = $1"),
    (
        "posts",
        in_players_matches!(
            "SELECT match_id, seq, channel, message FROM posts WHERE match_id IN ",
            ""
        ),
    ),
];

/// Columns with Discord's ids, exported as strings: many JSON readers would round them as numbers.
const ID_COLUMNS: [&str; 5] = ["discord", "direct", "channel", "message", "guild"];

const TIME_COLUMNS: [&str; 9] = [
    "at", "opened", "updated", "deadline", "starts", "ends", "told", "begun", "shown",
];

impl Store {
    /// All data about a player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn player_export(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Value, StoreError> {
        let mut all = Map::new();
        all.insert("format".to_owned(), json!("banyan-privacy-1"));
        all.insert("player".to_owned(), json!(player));
        all.insert("written".to_owned(), time(now.0));
        for (name, sql) in SECTIONS {
            let query = sqlx::query(sql).bind(player);
            let rows = self.read_all("collecting what is kept about a player", query, object);
            all.insert(name.to_owned(), Value::Array(rows.await?));
        }
        Ok(Value::Object(all))
    }
}

fn object(row: &AnyRow) -> sqlx::Result<Value> {
    let mut object = Map::new();
    for column in row.columns() {
        let (name, at) = (column.name(), column.ordinal());
        let value = if let Ok(number) = row.try_get::<Option<i64>, _>(at) {
            number.map_or(Value::Null, |number| match name {
                // 0 stands for all servers together.
                _ if ID_COLUMNS.contains(&name) && number == 0 => Value::Null,
                _ if ID_COLUMNS.contains(&name) => (number as u64).to_string().into(),
                _ if TIME_COLUMNS.contains(&name) => time(number),
                _ => number.into(),
            })
        } else if let Ok(number) = row.try_get::<Option<f64>, _>(at) {
            json!(number)
        } else {
            json!(row.try_get::<Option<String>, _>(at)?)
        };
        object.insert(name.to_owned(), value);
    }
    Ok(Value::Object(object))
}

/// A time as RFC 3339 text; null if out of range.
fn time(ms: i64) -> Value {
    let at = jiff::Timestamp::from_millisecond(ms);
    at.map_or(Value::Null, |at| at.to_string().into())
}
