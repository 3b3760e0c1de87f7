//! A player who has done everything that leaves a trace, and where the traces are.

use std::collections::{BTreeMap, BTreeSet};

use banyan::{
    play::{ChannelId, Command, PlayerId, Terms, conditional_moves::LineChange},
    store::{Notice, Preference, TimeSpan, Watch},
    tournaments::{Format, TournamentPlan},
};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};

use super::harness::{ALICE, Asker, BOB, CAROL, GAMES, Harness, MANAGER, discord};

/// The names of columns that contain players.
const PEOPLE: [&str; 10] = [
    "actor",
    "awaits",
    "blocked",
    "challenger",
    "first",
    "moderator",
    "opponent",
    "organiser",
    "player",
    "winner",
];

/// A player with rows in every table: a finished game, a running one, a new one, two challenges.
pub struct Life {
    pub harness: Harness,
    folder: tempfile::TempDir,
}

impl Life {
    pub async fn lived() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
        let harness = Harness::on(&url).await;
        let store = &harness.app.store;
        // 1: Alice loses to Bob. 2: running, both have moved. 3: just started. 4: Alice's challenge. 5: a challenge to
        // Alice.
        let lost = harness.begin_rated().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            harness.does(lost, player, Command::Move { text }).await;
        }
        harness.does(lost, ALICE, Command::Resign).await;
        let asked = [("game", json!(lost.0))];
        harness.command(&Asker::new(ALICE), "analyse", &asked).await;
        let runs = harness.begin().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            harness.does(runs, player, Command::Move { text }).await;
        }
        harness.begin().await;
        harness.challenge().await;
        let ruleset = "dobutsu/official".parse().unwrap();
        let terms = Terms {
            guild: Some(crate::guard::harness::GUILD),
            ..Terms::new(BOB, Some(ALICE), ruleset, GAMES)
        };
        harness.app.challenge(terms, None).await.unwrap();
        let boss = Asker::new(MANAGER);
        let judged = harness.begin().await;
        let options = [
            ("game", json!(judged.0)),
            (
                "reason",
                json!(format!(
                    "<@{}> and <@!{}> was rude",
                    discord(BOB),
                    discord(ALICE)
                )),
            ),
        ];
        harness.command(&boss, "moderate abort", &options).await;
        // Alice also moderates a game of others.
        let terms = Terms {
            guild: Some(crate::guard::harness::GUILD),
            ..Terms::new(BOB, Some(CAROL), "jungle/classic".parse().unwrap(), GAMES)
        };
        let theirs = harness.app.challenge(terms, None).await.unwrap().game.id();
        let mut judge = Asker::new(ALICE);
        judge.permissions = Asker::new(MANAGER).permissions;
        let options = [("game", json!(theirs.0)), ("reason", json!("spam"))];
        harness.command(&judge, "moderate abort", &options).await;

        let zone = Preference::Zone(Some("Asia/Tokyo".to_owned()));
        store.update_preferences(ALICE, &[zone]).await.unwrap();
        store
            .set_direct_channel(ALICE, ChannelId(77))
            .await
            .unwrap();
        store.block(ALICE, CAROL).await.unwrap();
        store.block(CAROL, ALICE).await.unwrap();
        let now = harness.clock.now();
        let span = TimeSpan {
            starts: now,
            ends: now.after(std::time::Duration::from_hours(24)),
        };
        let start = store.start_vacation(ALICE, span.starts, |_| Some(span));
        start.await.unwrap();
        let watch = Watch {
            match_id: theirs,
            player: ALICE,
            seen: 1,
        };
        store.watch(&watch).await.unwrap();
        harness
            .does(
                runs,
                ALICE,
                Command::Move {
                    text: "d3d4".into(),
                },
            )
            .await;
        let notice = Notice {
            player: ALICE,
            channel: GAMES,
            match_id: runs,
            seq: 5,
        };
        assert!(store.open_notice(&notice, now).await.unwrap());
        let game = harness.game(runs).await;
        let planned = harness
            .app
            .plan(&game, ALICE, "g6g7 d4d5", LineChange::Add)
            .await
            .unwrap();
        assert!(planned.is_ok(), "{planned:?}");
        store
            .keep_study(ALICE, 9, "[Ruleset \"jungle\"]")
            .await
            .unwrap();
        life_in_a_tournament(&harness).await;
        let puzzle = &banyan::puzzles::collection()[0];
        let number = (puzzle.id().0, puzzle.game().slug());
        let here = Some(crate::guard::harness::GUILD);
        store.show_puzzle(ALICE, number, here, now).await.unwrap();
        let result = banyan::store::PuzzleResult {
            player: ALICE,
            puzzle: number.0,
            game: number.1,
            right: true,
            first: 1000.0,
        };
        store.rate_puzzle(result, now).await.unwrap().unwrap();
        let lesson = banyan::store::TaskSource::Lesson("jungle");
        store.solve_task(ALICE, lesson, 3).await.unwrap();
        let life = Self { harness, folder };
        // As if there had been more games and a month had ended.
        let mut raw = life.raw().await;
        for sql in [
            "INSERT INTO daily_tries (player, day, guild, begun) VALUES (1, 20000, 100, 9)",
            "INSERT INTO months (month, guild, pool, player, games, wins, draws, gain) VALUES (202601, 0, 'jungle', 1, 3, 1, 0, 9)",
            "INSERT INTO seasons (month, guild, pool, player, place, rating, deviation, games, wins, draws, gain) \
             VALUES (202512, 0, 'jungle', 1, 1, 1700, 60, 30, 20, 2, 9), (202512, 0, 'jungle', 2, 2, 1600, 60, 30, 10, 2, 9)",
        ] {
            sqlx::query(sql).execute(&mut raw).await.unwrap();
        }
        life
    }

    async fn raw(&self) -> SqliteConnection {
        let file = self.folder.path().join("banyan.db");
        let url = format!("sqlite:{}", file.display());
        SqliteConnection::connect(&url).await.expect("the database")
    }

    pub async fn tables(&self) -> Vec<String> {
        let list = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY name";
        let rows = sqlx::query(list).fetch_all(&mut self.raw().await).await;
        rows.unwrap().iter().map(|row| row.get("name")).collect()
    }

    /// The columns that contain a player's Discord id, as a number or within a text.
    pub async fn traces(&self, of: PlayerId) -> BTreeSet<String> {
        let user = discord(of);
        self.columns(|_, column| format!("{column} = {user} OR {column} LIKE '%{user}%'"))
            .await
    }

    /// The columns that contain a player's number.
    pub async fn places(&self, of: PlayerId) -> BTreeSet<String> {
        self.columns(|table, column| match (table, column) {
            ("players", "id") => format!("id = {of}"),
            ("tournament_events", "body") => {
                format!("body LIKE '%\"player\":{of},%' OR body LIKE '%\"organiser\":{of},%'")
            }
            (_, "body") => ["\"challenger\":{},", "\"opponent\":{},", "\"first\":{}}"]
                .map(|field| format!("body LIKE '%{}%'", field.replace("{}", &of.to_string())))
                .join(" OR "),
            (_, "reason") => format!("reason LIKE '%0{of}\u{2}%'"),
            (_, column) if PEOPLE.contains(&column) => format!("{column} = {of}"),
            _ => "0".to_owned(),
        })
        .await
    }

    /// All rows of all tables, as text.
    pub async fn dump(&self) -> BTreeMap<String, Vec<String>> {
        let mut dump = BTreeMap::new();
        for table in self.tables().await {
            let columns = format!("SELECT name FROM pragma_table_info('{table}')");
            let columns = self.rows(&columns).await.join(", ");
            let all = format!("SELECT json_array({columns}) FROM {table} ORDER BY 1");
            dump.insert(table, self.rows(&all).await);
        }
        dump
    }

    /// The columns in which a condition holds for some row.
    async fn columns(&self, holds: impl Fn(&str, &str) -> String) -> BTreeSet<String> {
        let mut raw = self.raw().await;
        let mut found = BTreeSet::new();
        for table in self.tables().await {
            let columns = format!("SELECT name FROM pragma_table_info('{table}')");
            let columns = sqlx::query(AssertSqlSafe(columns))
                .fetch_all(&mut raw)
                .await;
            for column in columns.unwrap() {
                let column: String = column.get("name");
                let holds = holds(&table, &column);
                let sql = format!("SELECT COUNT(*) AS n FROM {table} WHERE {holds}");
                let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut raw).await;
                if row.unwrap().get::<i64, _>("n") > 0 {
                    found.insert(format!("{table}.{column}"));
                }
            }
        }
        found
    }

    /// The rows of a query, as text.
    pub async fn rows(&self, sql: &str) -> Vec<String> {
        let sql = AssertSqlSafe(sql.to_owned());
        let rows = sqlx::query(sql).fetch_all(&mut self.raw().await).await;
        let rows = rows.unwrap();
        rows.iter().map(|row| row.get::<String, _>(0)).collect()
    }
}

/// Alice organises a tournament and plays in it.
async fn life_in_a_tournament(harness: &Harness) {
    let plan = TournamentPlan {
        organiser: ALICE,
        guild: crate::guard::harness::GUILD,
        ..crate::tournament_life::plan(Format::RoundRobin { double: false }, 3)
    };
    crate::tournament_life::joined(&harness.app, plan, &[ALICE, BOB, CAROL]).await;
}
