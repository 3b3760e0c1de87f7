//! Every row of every table, and to whom it belongs: what an interaction may change, found out without asking the bot.

use std::collections::{BTreeMap, BTreeSet};

use banyan::play::GuildId;
use sqlx::{AssertSqlSafe, Row as _, SqliteConnection};

use super::desk::{GUILD, MANAGER};

/// Whose a row is.
#[derive(Clone, Copy, Debug)]
enum Of {
    /// A player's own, by this column.
    Player(&'static str),
    /// A match's, by this column.
    Match(&'static str),
    /// A player's, as a consequence of their matches.
    Result(&'static str),
    /// A server's.
    Server,
    /// A person's whom anybody may name, by this column.
    Name,
    /// What the bot keeps about somebody, by its key.
    Fact,
    /// Nobody's in particular: numbers that are given out.
    Nobody,
    /// What no interaction changes.
    Fixed,
}

const TABLES: [(&str, Of); 25] = [
    ("audit", Of::Match("match_id")),
    ("blocks", Of::Player("player")),
    ("boards", Of::Result("player")),
    ("causes", Of::Match("match_id")),
    ("counters", Of::Nobody),
    ("direct_channels", Of::Player("player")),
    ("downtimes", Of::Fixed),
    ("events", Of::Match("match_id")),
    ("jobs", Of::Match("match_id")),
    ("matches", Of::Match("id")),
    ("months", Of::Result("player")),
    ("notices", Of::Player("player")),
    ("plans", Of::Player("player")),
    ("players", Of::Name),
    ("posts", Of::Match("match_id")),
    ("preferences", Of::Player("player")),
    ("rating_events", Of::Match("match_id")),
    ("rating_sweeps", Of::Nobody),
    ("ratings", Of::Result("player")),
    ("seasons", Of::Result("player")),
    ("servers", Of::Server),
    ("settings", Of::Fact),
    ("studies", Of::Player("player")),
    ("vacations", Of::Player("player")),
    ("watches", Of::Player("player")),
];

/// A table with both a player and a match: a player's own, and gone with the position that it was about.
const ENDING: [&str; 3] = ["notices", "plans", "watches"];

/// One row: its table, whose it is, its match if it has one, and all of it.
type Line = (&'static str, i64, Option<i64>, String);

/// All that is written down.
#[derive(Debug, Default)]
pub struct Ledger {
    lines: BTreeSet<Line>,
    /// The players and the server of each match.
    matches: BTreeMap<i64, (BTreeSet<i64>, Option<i64>)>,
}

/// Who asks, and from which server.
pub type Who = (u64, Option<GuildId>);

fn of(table: &str) -> Of {
    let known = TABLES.iter().find(|(name, _)| *name == table);
    known
        .unwrap_or_else(|| panic!("{table}: whose are its rows?"))
        .1
}

impl Ledger {
    pub async fn read(raw: &mut SqliteConnection) -> Self {
        let mut ledger = Self::default();
        let tables = "SELECT name FROM sqlite_master WHERE type = 'table' \
            AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'";
        let tables = sqlx::query(tables).fetch_all(&mut *raw).await.unwrap();
        for table in tables {
            let table: String = table.get("name");
            ledger.note(raw, table.leak()).await;
        }
        ledger
    }

    async fn note(&mut self, raw: &mut SqliteConnection, table: &'static str) {
        let columns = format!("SELECT name FROM pragma_table_info('{table}')");
        let columns = sqlx::query(AssertSqlSafe(columns))
            .fetch_all(&mut *raw)
            .await;
        let columns: Vec<String> = columns.unwrap().iter().map(|row| row.get("name")).collect();
        let whole: Vec<String> = columns
            .iter()
            .map(|name| format!("COALESCE(CAST({name} AS TEXT), '-')"))
            .collect();
        let owner = match of(table) {
            Of::Player(column) | Of::Match(column) | Of::Result(column) => column,
            Of::Server => "guild",
            Of::Name => "id",
            Of::Fact => {
                "COALESCE(CAST(NULLIF(SUBSTR(key, 1, 7), 'locale:') AS INTEGER) * 0, CAST(SUBSTR(key, 8) AS INTEGER))"
            }
            Of::Nobody | Of::Fixed => "0",
        };
        let game = if columns.iter().any(|name| name == "match_id") {
            "match_id"
        } else {
            "NULL"
        };
        let whole = whole.join(" || ' ' || ");
        let sql = format!("SELECT {owner} AS owner, {game} AS game, {whole} AS whole FROM {table}");
        for row in sqlx::query(AssertSqlSafe(sql))
            .fetch_all(&mut *raw)
            .await
            .unwrap()
        {
            let line = (table, row.get("owner"), row.get("game"), row.get("whole"));
            self.lines.insert(line);
        }
        if table == "matches" {
            let sql = "SELECT id, challenger, opponent, guild FROM matches";
            for row in sqlx::query(sql).fetch_all(&mut *raw).await.unwrap() {
                let players = BTreeSet::from([row.get("challenger"), row.get("opponent")]);
                self.matches
                    .insert(row.get("id"), (players, row.get("guild")));
            }
        }
    }

    /// Everything that was written or struck out since `before`, which none of those who asked may have changed.
    pub fn wrongs(&self, before: &Self, askers: &[Who]) -> Vec<String> {
        let added = self
            .lines
            .difference(&before.lines)
            .map(|line| (line, true));
        let gone = before
            .lines
            .difference(&self.lines)
            .map(|line| (line, false));
        let all = added.chain(gone);
        all.filter(|(line, new)| !askers.iter().any(|who| self.may(before, *who, line, *new)))
            .map(|((table, _, _, whole), new)| {
                format!("{}{table} {whole}", if new { '+' } else { '-' })
            })
            .collect()
    }

    /// Whether a match is one of the asker's, now or before.
    fn plays(&self, before: &Self, me: i64, game: i64) -> bool {
        [self, before].iter().any(|ledger| {
            let known = ledger.matches.get(&game);
            known.is_some_and(|(players, _)| players.contains(&me))
        })
    }

    /// Whether it is a match of the server that the asker manages, in which they do not play.
    fn judges(&self, before: &Self, who: Who, game: i64) -> bool {
        let here = self.matches.get(&game).and_then(|(_, guild)| *guild);
        who.0 == MANAGER.0
            && who.1.map(|guild| guild.0 as i64) == here
            && !self.plays(before, who.0 as i64, game)
    }

    fn may(&self, before: &Self, who: Who, line: &Line, new: bool) -> bool {
        let me = who.0 as i64;
        let (table, owner, game, _) = line;
        let owner = *owner;
        // Whoever asks to be forgotten leaves somebody without a name in their place.
        let forgotten = owner < 0;
        match of(table) {
            Of::Player(_) => {
                let ends = ENDING.contains(table) && !new;
                let theirs = game.is_some_and(|game| {
                    self.plays(before, me, game) || self.judges(before, who, game)
                });
                owner == me || forgotten && new || ends && theirs
            }
            Of::Match(_) => self.plays(before, me, owner) || self.judges(before, who, owner),
            Of::Result(_) => {
                let games = self.matches.iter().chain(&before.matches);
                let mut met = games.filter(|(_, (players, _))| players.contains(&owner));
                met.any(|(game, _)| {
                    self.plays(before, me, *game) || self.judges(before, who, *game)
                })
            }
            Of::Server => {
                me == MANAGER.0 as i64 && who.1.map(|guild| guild.0 as i64) == Some(owner)
            }
            Of::Name => new || owner == me || before.named(owner) && self.named(owner),
            Of::Fact => owner == me && !new,
            Of::Nobody => true,
            Of::Fixed => false,
        }
    }

    /// Whether somebody's name is known.
    fn named(&self, id: i64) -> bool {
        let mut lines = self.lines.iter();
        lines.any(|(table, owner, ..)| *table == "players" && *owner == id)
    }

    /// The events, by match and number.
    pub fn events(&self) -> BTreeSet<(i64, i64)> {
        let lines = self.lines.iter().filter(|(table, ..)| *table == "events");
        let event = |(_, game, _, whole): &Line| {
            let seq = whole.split(' ').nth(1)?.parse().ok()?;
            Some((*game, seq))
        };
        lines.filter_map(event).collect()
    }
}

/// The table is only as good as what it knows of the servers that are asked from.
#[test]
fn a_row_of_anybody_else_is_a_wrong() {
    let line = |table, owner, game| (table, owner, game, String::from("x"));
    let mut before = Ledger::default();
    before
        .matches
        .insert(1, (BTreeSet::from([301, 302]), Some(GUILD.0 as i64)));
    for (who, line, wrong) in [
        ((301, None), line("events", 1, Some(1)), false),
        ((303, None), line("events", 1, Some(1)), true),
        ((MANAGER.0, Some(GUILD)), line("events", 1, Some(1)), false),
        (
            (MANAGER.0, Some(GuildId(GUILD.0 + 1))),
            line("events", 1, Some(1)),
            true,
        ),
        ((301, None), line("preferences", 301, None), false),
        ((301, None), line("preferences", 302, None), true),
        ((301, None), line("plans", 302, Some(1)), true),
        ((301, None), line("ratings", 302, None), false),
        ((303, None), line("ratings", 302, None), true),
        (
            (301, Some(GUILD)),
            line("servers", GUILD.0 as i64, None),
            true,
        ),
        (
            (MANAGER.0, Some(GUILD)),
            line("servers", GUILD.0 as i64, None),
            false,
        ),
        ((301, None), line("settings", 302, None), true),
        ((301, None), line("downtimes", 0, None), true),
    ] {
        let mut after = Ledger {
            lines: BTreeSet::from([line.clone()]),
            ..Ledger::default()
        };
        after.matches.clone_from(&before.matches);
        assert_eq!(
            !after.wrongs(&before, &[who]).is_empty(),
            wrong,
            "{line:?} by {who:?}"
        );
    }
}
