//! Compares all rows of all tables before and after an interaction, to find changes that its sender may not make.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::{AssertSqlSafe, Row as _, SqliteConnection};

use banyan::{
    play::{GuildId, PlayerId},
    store::UserId,
};

use super::harness::{ALICE, BOB, CAROL, GUILD, MANAGER, discord};

/// The owner of a row.
#[derive(Clone, Copy, Debug)]
enum Of {
    /// A player, by this column.
    Player(&'static str),
    /// A match, by this column.
    Match(&'static str),
    /// A player, with data derived from their matches.
    Result(&'static str),
    Server,
    /// A person whose name anybody may cause to be stored, by this column.
    Name,
    /// Nobody: counters.
    Nobody,
    /// What everybody shares: tournaments, analyses, the levels of puzzles.
    Shared,
    /// Data that no interaction changes.
    Fixed,
}

const TABLES: [(&str, Of); 42] = [
    ("analyses", Of::Shared),
    ("audit", Of::Match("match_id")),
    ("blocks", Of::Player("player")),
    ("boards", Of::Result("player")),
    ("boards_kept_early", Of::Nobody),
    ("causes", Of::Match("match_id")),
    ("closing_months", Of::Nobody),
    ("counters", Of::Nobody),
    ("daily_puzzles", Of::Shared),
    ("daily_tries", Of::Player("player")),
    ("downtimes", Of::Fixed),
    ("events", Of::Match("match_id")),
    ("found_boards", Of::Shared),
    ("found_puzzles", Of::Shared),
    ("jobs", Of::Match("match_id")),
    ("matches", Of::Match("id")),
    ("months", Of::Result("player")),
    ("notices", Of::Player("player")),
    ("openings", Of::Shared),
    ("plans", Of::Player("player")),
    ("players", Of::Name),
    ("posts", Of::Match("match_id")),
    ("preferences", Of::Player("player")),
    ("puzzle_levels", Of::Shared),
    ("puzzle_ratings", Of::Player("player")),
    ("puzzle_tries", Of::Player("player")),
    ("rating_events", Of::Match("match_id")),
    ("rating_sweeps", Of::Nobody),
    ("ratings", Of::Result("player")),
    ("seasons", Of::Result("player")),
    ("servers", Of::Server),
    ("settings", Of::Fixed),
    ("side_results", Of::Shared),
    ("solved_tasks", Of::Player("player")),
    ("studies", Of::Player("player")),
    ("tournament_events", Of::Player("actor")),
    ("tournament_games", Of::Fixed),
    ("tournament_guests", Of::Shared),
    ("tournament_players", Of::Player("player")),
    ("tournaments", Of::Shared),
    ("vacations", Of::Player("player")),
    ("watches", Of::Player("player")),
];

/// Tables with a player and a match: rows belong to the player and are deleted when the position changes.
const ENDING: [&str; 3] = ["notices", "plans", "watches"];

/// A row: its table, its owner, its match if it has one, and its whole content.
type Line = (&'static str, i64, Option<i64>, String);

/// The contents of the database.
#[derive(Debug, Default)]
pub struct Ledger {
    lines: BTreeSet<Line>,
    /// The players and the server of each match.
    matches: BTreeMap<i64, (BTreeSet<i64>, Option<i64>)>,
    /// The player of each Discord user.
    players: BTreeMap<u64, i64>,
}

/// A sender and their server.
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
            Of::Nobody | Of::Fixed | Of::Shared => "0",
        };
        let game = if columns.iter().any(|name| name == "match_id") {
            "match_id"
        } else {
            "NULL"
        };
        let whole = whole.join(" || ' ' || ");
        // Jobs about a tournament have no match.
        let sql = format!(
            "SELECT COALESCE({owner}, 0) AS owner, {game} AS game, {whole} AS whole FROM {table}"
        );
        for row in sqlx::query(AssertSqlSafe(sql))
            .fetch_all(&mut *raw)
            .await
            .unwrap()
        {
            let line = (table, row.get("owner"), row.get("game"), row.get("whole"));
            self.lines.insert(line);
        }
        if table == "players" {
            let sql = "SELECT id, discord FROM players WHERE discord IS NOT NULL";
            for row in sqlx::query(sql).fetch_all(&mut *raw).await.unwrap() {
                let user = row.get::<i64, _>("discord") as u64;
                self.players.insert(user, row.get("id"));
            }
        }
        if table == "matches" {
            let sql = "SELECT id, challenger, opponent, guild FROM matches";
            for row in sqlx::query(sql).fetch_all(&mut *raw).await.unwrap() {
                let players: [Option<i64>; 2] = [row.get("challenger"), row.get("opponent")];
                let players = players.into_iter().flatten().collect();
                self.matches
                    .insert(row.get("id"), (players, row.get("guild")));
            }
        }
    }

    /// All rows added or removed since `before` that none of the senders may have changed.
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

    /// The player of a Discord user.
    pub fn player(&self, user: u64) -> Option<PlayerId> {
        self.players.get(&user).map(|id| PlayerId(*id as u64))
    }

    /// Whether a match is one of the sender's, now or before.
    fn plays(&self, before: &Self, me: i64, game: i64) -> bool {
        [self, before].iter().any(|ledger| {
            let known = ledger.matches.get(&game);
            known.is_some_and(|(players, _)| players.contains(&me))
        })
    }

    /// Whether the sender may moderate the match: they manage its server and do not play in it.
    fn judges(&self, before: &Self, who: Who, me: i64, game: i64) -> bool {
        let here = self.matches.get(&game).and_then(|(_, guild)| *guild);
        UserId(who.0) == discord(MANAGER)
            && who.1.map(|guild| guild.0 as i64) == here
            && !self.plays(before, me, game)
    }

    /// Whether the user may have changed the row, as their player before or after: a deleted user comes back as a new
    /// player.
    fn may(&self, before: &Self, who: Who, line: &Line, new: bool) -> bool {
        let ids = [before, self].map(|ledger| ledger.player(who.0));
        let mut ids = ids.into_iter().flatten();
        ids.any(|me| self.player_may(before, who, me.0 as i64, line, new))
    }

    fn player_may(&self, before: &Self, who: Who, me: i64, line: &Line, new: bool) -> bool {
        let (table, owner, game, whole) = line;
        let owner = *owner;
        match of(table) {
            Of::Player(_) => {
                let ends = ENDING.contains(table) && !new;
                let theirs = game.is_some_and(|game| {
                    self.plays(before, me, game) || self.judges(before, who, me, game)
                });
                // A block of a deleted user keeps a digest, so it applies again when they come back.
                let blocked =
                    *table == "blocks" && whole.split(' ').nth(1) == Some(&me.to_string());
                owner == me || blocked || ends && theirs
            }
            Of::Match(_) if *table == "jobs" && owner == 0 => whole.starts_with("tournament/"),
            Of::Match(_) if *table == "jobs" && whole.contains(" analyse ") => true,
            // Of an act on a tournament, whose event has its actor.
            Of::Match(_) if *table == "causes" && owner == 0 => {
                let mut events = self.lines.difference(&before.lines);
                new && events
                    .any(|(table, actor, ..)| *table == "tournament_events" && *actor == me)
            }
            Of::Match(_) => self.plays(before, me, owner) || self.judges(before, who, me, owner),
            Of::Result(_) => {
                let games = self.matches.iter().chain(&before.matches);
                let mut met = games.filter(|(_, (players, _))| players.contains(&owner));
                met.any(|(game, _)| {
                    self.plays(before, me, *game) || self.judges(before, who, me, *game)
                })
            }
            Of::Server => {
                UserId(who.0) == discord(MANAGER)
                    && who.1.map(|guild| guild.0 as i64) == Some(owner)
            }
            Of::Name => new || owner == me || before.named(owner) && self.named(owner),
            Of::Nobody | Of::Shared => true,
            Of::Fixed => false,
        }
    }

    /// Whether the name of a player is known.
    fn named(&self, id: i64) -> bool {
        let mut lines = self.lines.iter();
        lines.any(|(table, owner, ..)| *table == "players" && *owner == id)
    }

    /// The events, by match and seq.
    pub fn events(&self) -> BTreeSet<(i64, i64)> {
        let lines = self.lines.iter().filter(|(table, ..)| *table == "events");
        let event = |(_, game, _, whole): &Line| {
            let seq = whole.split(' ').nth(1)?.parse().ok()?;
            Some((*game, seq))
        };
        lines.filter_map(event).collect()
    }
}

/// Tests the ownership table itself: foreign rows are reported.
#[test]
fn foreign_rows_are_reported() {
    let line = |table, owner, game| (table, owner, game, String::from("x"));
    let people = [ALICE, BOB, CAROL, MANAGER];
    let mut before = Ledger {
        players: people
            .map(|player| (discord(player).0, player.0 as i64))
            .into(),
        ..Ledger::default()
    };
    before
        .matches
        .insert(1, (BTreeSet::from([1, 2]), Some(GUILD.0 as i64)));
    for (who, line, wrong) in [
        ((301, None), line("events", 1, Some(1)), false),
        ((303, None), line("events", 1, Some(1)), true),
        ((304, Some(GUILD)), line("events", 1, Some(1)), false),
        (
            (304, Some(GuildId(GUILD.0 + 1))),
            line("events", 1, Some(1)),
            true,
        ),
        ((301, None), line("preferences", 1, None), false),
        ((301, None), line("preferences", 2, None), true),
        ((301, None), line("plans", 2, Some(1)), true),
        ((301, None), line("ratings", 2, None), false),
        ((303, None), line("ratings", 2, None), true),
        (
            (301, Some(GUILD)),
            line("servers", GUILD.0 as i64, None),
            true,
        ),
        (
            (304, Some(GUILD)),
            line("servers", GUILD.0 as i64, None),
            false,
        ),
        ((301, None), line("settings", 2, None), true),
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
