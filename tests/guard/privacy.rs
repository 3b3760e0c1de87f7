//! What a player is told and given about what is kept of them, and that it is gone when they want it gone.

use std::collections::BTreeSet;

use banyan::{
    discord::reply::Body,
    play::{ChannelId, Command, Ending, Match, Month, Phase, PlayerId, Terms},
    rules::Side,
    store::{Board, EVERYWHERE, Notice, Period, Preference, Span, Watch},
};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};

use super::desk::{ALICE, Asker, BOB, CAROL, Desk, GAMES, MANAGER, said};
use crate::commands::begin;
use crate::common::{Town, is_private, text};

/// Tables in which no player stands.
const NOBODYS: [&str; 8] = [
    "causes",
    "rating_sweeps",
    "counters",
    "downtimes",
    "posts",
    "servers",
    "settings",
    "sqlite_sequence",
];

/// Tables that are looked after when somebody is forgotten, and told of when somebody asks.
const PLAYERS: [&str; 18] = [
    "audit",
    "blocks",
    "boards",
    "direct_channels",
    "events",
    "jobs",
    "matches",
    "months",
    "notices",
    "plans",
    "players",
    "preferences",
    "rating_events",
    "ratings",
    "seasons",
    "studies",
    "vacations",
    "watches",
];

/// A player with a bit of everything: a game that is won, one that runs, one that has hardly begun, two challenges.
struct Life {
    desk: Desk,
    folder: tempfile::TempDir,
}

impl Life {
    async fn lived() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
        let desk = Desk::on(&url).await;
        let store = &desk.app.store;
        for (player, name) in [(ALICE, "Alice"), (BOB, "Bob")] {
            store.remember_player(player, name).await.unwrap();
        }
        // 1: Alice loses to Bob. 2: runs, both have moved. 3: hardly begun. 4: Alice's challenge, 5: one to Alice.
        let lost = desk.begin_rated().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            desk.does(lost, player, Command::Move { text }).await;
        }
        desk.does(lost, ALICE, Command::Resign).await;
        let runs = desk.begin().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            desk.does(runs, player, Command::Move { text }).await;
        }
        desk.begin().await;
        desk.challenge().await;
        let ruleset = "dobutsu/official".parse().unwrap();
        let terms = Terms {
            guild: Some(super::desk::GUILD),
            ..Terms::new(BOB, Some(ALICE), ruleset, GAMES)
        };
        desk.app.challenge(terms, None).await.unwrap();
        let boss = Asker::new(MANAGER);
        let judged = desk.begin().await;
        let options = [
            ("game", json!(judged.0)),
            ("reason", json!(format!("<@{ALICE}> was rude"))),
        ];
        desk.command(&boss, "moderate abort", &options).await;
        // Alice judges a game of others, too.
        let terms = Terms {
            guild: Some(super::desk::GUILD),
            ..Terms::new(BOB, Some(CAROL), "jungle/classic".parse().unwrap(), GAMES)
        };
        let theirs = desk.app.challenge(terms, None).await.unwrap().game.id();
        let mut judge = Asker::new(ALICE);
        judge.permissions = Asker::new(MANAGER).permissions;
        let options = [("game", json!(theirs.0)), ("reason", json!("spam"))];
        desk.command(&judge, "moderate abort", &options).await;

        let zone = Preference::Zone(Some("Asia/Tokyo".to_owned()));
        store.prefer(ALICE, &[zone]).await.unwrap();
        store
            .keep_direct_channel(ALICE, ChannelId(77))
            .await
            .unwrap();
        store.block(ALICE, CAROL).await.unwrap();
        store.block(CAROL, ALICE).await.unwrap();
        let now = desk.clock.now();
        let span = Span {
            starts: now,
            ends: now.after(std::time::Duration::from_hours(24)),
        };
        store.add_vacation(ALICE, span).await.unwrap();
        let watch = Watch {
            match_id: theirs,
            player: ALICE,
            seen: 1,
        };
        store.watch(&watch).await.unwrap();
        desk.does(
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
        let game = desk.game(runs).await;
        let planned = desk.app.plan(&game, ALICE, "g6g7 d4d5").await.unwrap();
        assert!(planned.is_ok(), "{planned:?}");
        let locale = format!("locale:{ALICE}");
        store.set_setting(&locale, "de").await.unwrap();
        store
            .keep_study(ALICE, 9, "[Ruleset \"jungle\"]")
            .await
            .unwrap();
        let life = Self { desk, folder };
        // As if there had been more games, and a month had ended.
        let mut raw = life.raw().await;
        for sql in [
            "INSERT INTO months (month, guild, pool, player, games, wins, draws, gain) VALUES (202601, 0, 'jungle', 301, 3, 1, 0, 9)",
            "INSERT INTO seasons (month, guild, pool, player, place, rating, deviation, games, wins, draws, gain) \
             VALUES (202512, 0, 'jungle', 301, 1, 1700, 60, 30, 20, 2, 9), (202512, 0, 'jungle', 302, 2, 1600, 60, 30, 10, 2, 9)",
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

    async fn tables(&self) -> Vec<String> {
        let list = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY name";
        let rows = sqlx::query(list).fetch_all(&mut self.raw().await).await;
        rows.unwrap().iter().map(|row| row.get("name")).collect()
    }

    /// Table, column and number of the rows in which somebody's id stands, as a number or in a text.
    async fn traces(&self, of: PlayerId) -> BTreeSet<String> {
        let mut raw = self.raw().await;
        let mut found = BTreeSet::new();
        for table in self.tables().await {
            let columns = format!("SELECT name FROM pragma_table_info('{table}')");
            let columns = sqlx::query(AssertSqlSafe(columns))
                .fetch_all(&mut raw)
                .await;
            for column in columns.unwrap() {
                let column: String = column.get("name");
                // As a whole number of its own, not as a part of a longer one.
                let sql = format!(
                    "SELECT COUNT(*) AS n FROM {table} WHERE CAST({column} AS TEXT) = '{id}' \
                     OR {column} LIKE '%:{id}' OR {column} LIKE '%:{id},%' OR {column} LIKE '%:{id}}}%' OR {column} LIKE '%@{id}>%'",
                    id = of.0
                );
                let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut raw).await;
                if row.unwrap().get::<i64, _>("n") > 0 {
                    found.insert(format!("{table}.{column}"));
                }
            }
        }
        found
    }

    /// Everything in a table, as text.
    async fn rows(&self, sql: &str) -> Vec<String> {
        let sql = AssertSqlSafe(sql.to_owned());
        let rows = sqlx::query(sql).fetch_all(&mut self.raw().await).await;
        let rows = rows.unwrap();
        rows.iter().map(|row| row.get::<String, _>(0)).collect()
    }
}

async fn forget(desk: &Desk, who: PlayerId) {
    let asker = Asker::new(who);
    let question = desk.command(&asker, "privacy delete", &[]).await;
    assert!(said(&question).private && said(&question).rows.len() == 1);
    let form = desk.press(&asker, "privacy:delete", &[], true).await;
    assert!(matches!(form.body, Body::Modal(_)));
    let done = desk
        .submit(&asker, "privacy:sure", &[("word", " delete ")])
        .await;
    assert!(said(&done).content.contains("Farewell"), "{done:?}");
}

/// Whoever adds a table decides what becomes of the players in it.
#[tokio::test]
async fn every_table_is_known_to_those_who_forget() {
    let life = Life::lived().await;
    for table in life.tables().await {
        let known = NOBODYS.iter().chain(&PLAYERS).any(|name| *name == table);
        assert!(
            known,
            "{table}: does a player stand in it? Then src/store/erase.rs and dossier.rs are to know it, and this test"
        );
    }
    // This life has something in each of them, so that what the other tests say holds for all of them.
    let traces = life.traces(ALICE).await;
    let table = |trace: &String| trace.split('.').next().map(str::to_owned);
    let lived: BTreeSet<String> = traces.iter().filter_map(table).collect();
    // What is owed names nobody; it may carry the way to answer an interaction, which goes too.
    let named = PLAYERS.iter().filter(|table| **table != "jobs");
    let mut named: BTreeSet<String> = named.map(|table| (*table).to_owned()).collect();
    named.insert("settings".to_owned());
    assert_eq!(lived, named);
}

#[tokio::test]
async fn a_file_holds_everything() {
    let life = Life::lived().await;
    let traces = life.traces(ALICE).await;
    let reply = life
        .desk
        .command(&Asker::new(ALICE), "privacy export", &[])
        .await;
    let (message, done) = reply.direct.as_ref().expect("a direct message");
    assert!(!message.private && done.private && said(&reply).private);
    let file = message.file.as_ref().expect("a file");
    assert_eq!(file.kind(), "application/json");
    assert_eq!(
        said(&reply).file.as_ref().map(|file| &file.bytes),
        Some(&file.bytes),
        "the answer has it, where direct messages are closed"
    );
    let all: Value = serde_json::from_slice(&file.bytes).expect("JSON");
    assert_eq!(all["player"], ALICE.to_string());
    assert_eq!(all["names"][0]["name"], "Alice");
    assert_eq!(all["preferences"][0]["zone"], "Asia/Tokyo");
    assert_eq!(all["blocks"], json!([{"blocked": CAROL.to_string()}]));
    assert_eq!(all["facts"][format!("locale:{ALICE}")], "de");
    assert_eq!(all["judged"][0]["reason"], format!("<@{ALICE}> was rude"));
    assert_eq!(all["judged_by_me"][0]["reason"], "spam");
    let length = |list: &str| all[list].as_array().map_or(0, Vec::len);
    assert_eq!(length("matches"), 6);
    for list in ["vacations", "watches", "notices", "plans"] {
        assert_eq!(length(list), 1, "{list}");
    }
    assert_eq!(all["events"][0]["kind"], "challenged");
    assert!(
        text(&all["events"][0]["at"]).starts_with("2026-01-"),
        "{all}"
    );
    // Whatever table speaks of the player has its list.
    for trace in traces {
        let table = trace.split('.').next().unwrap();
        let list = match table {
            "players" => "names",
            "audit" => "judged",
            "settings" => "facts",
            "boards" => "leaderboards",
            table => table,
        };
        assert!(all.get(list).is_some(), "{trace}");
    }
    // Nobody else's business is in it: who has blocked the player is not.
    assert!(!file.bytes.windows(9).any(|part| part == b"\"blocker\""));
}

/// The buttons below a record that somebody brought to look at answer nobody else.
#[tokio::test]
async fn what_is_brought_to_look_at_is_shown_to_nobody_else() {
    let life = Life::lived().await;
    for (who, words) in [(ALICE, "Before the first"), (BOB, "only your newest ten")] {
        let asker = Asker::new(who);
        let reply = life.desk.press(&asker, "walk-start:s9:0", &[], true).await;
        assert!(said(&reply).content.contains(words), "{reply:?}");
    }
}

#[tokio::test]
async fn to_be_forgotten_takes_a_button_and_a_word() {
    let life = Life::lived().await;
    let desk = &life.desk;
    let alice = Asker::new(ALICE);
    let before = life.traces(ALICE).await;
    for word in ["", "delet", "yes", "**DELETE**"] {
        let reply = desk.submit(&alice, "privacy:sure", &[("word", word)]).await;
        assert!(said(&reply).content.contains("nothing was deleted"));
    }
    for id in ["privacy:sure", "privacy:", "privacy:x"] {
        let reply = desk.press(&alice, id, &[], true).await;
        assert!(said(&reply).private);
    }
    assert_eq!(life.traces(ALICE).await, before);
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_trace_and_no_hole() {
    let life = Life::lived().await;
    let desk = &life.desk;
    let ratings = "SELECT rating || ' ' || games || ' ' || player FROM ratings WHERE player = 302";
    let rated = life.rows(ratings).await;
    let traces = life.traces(ALICE).await;
    for place in [
        "matches.challenger",
        "events.actor",
        "events.body",
        "audit.moderator",
        "audit.reason",
        "players.id",
        "ratings.player",
        "rating_events.player",
        "rating_events.opponent",
        "boards.player",
        "months.player",
        "seasons.player",
        "studies.player",
    ] {
        assert!(traces.contains(place), "{place} in {traces:?}");
    }
    forget(desk, ALICE).await;
    assert_eq!(
        life.traces(ALICE).await,
        BTreeSet::from(["blocks.blocked".to_owned()]),
        "whoever blocked them goes on doing so"
    );
    let kept = life
        .rows("SELECT key FROM settings WHERE key LIKE 'locale:301'")
        .await;
    assert!(kept.is_empty(), "{kept:?}");

    // Games end as they should, and all of them replay.
    let game = async |id: i64| -> Match { desk.game(banyan::play::MatchId(id)).await };
    let lost = Some(Ending::Resigned { loser: Side::First });
    assert_eq!(game(1).await.ending(), lost);
    assert_eq!(game(2).await.ending(), lost, "it was running");
    for id in 3..=7 {
        assert_eq!(game(id).await.phase(), Phase::Void, "game {id}");
    }
    let gone = game(1).await.player(Side::First).expect("a player");
    assert!(gone.is_gone() && game(5).await.opponent() == Some(gone));
    assert_eq!(game(1).await.player(Side::Second), Some(BOB));
    assert_eq!(
        game(6).await.judged_because(),
        Some(format!("<@{gone}> was rude").as_str())
    );
    let report = desk.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
    let finished = desk.app.store.finished_of(BOB, 9).await.unwrap();
    assert!(finished.iter().all(|game| game.winner == Some(BOB)));
    assert_eq!(life.rows(ratings).await, rated, "others keep theirs");

    // A season of long ago does not list them any more, and a profile is nobody's.
    let season = Board {
        guild: EVERYWHERE,
        pool: "jungle".to_owned(),
        period: Period::Season(Month::new(202_512).unwrap()),
    };
    let now = desk.clock.now();
    let lines = desk.app.store.board(&season, now, 9, 0).await.unwrap();
    let listed: Vec<_> = lines.iter().map(|line| (line.place, line.player)).collect();
    assert_eq!(listed, [(2, BOB)]);
    let profile = desk
        .press(&Asker::new(BOB), &format!("profile:show:{gone}"), &[], true)
        .await;
    assert!(
        said(&profile).content.contains("This control belongs to"),
        "{profile:?}"
    );

    // Nobody is mentioned by a number that nobody has, and boards are drawn all the same.
    let bob = Asker::new(BOB);
    let board = desk.command(&bob, "board", &[("game", json!(2))]).await;
    let content = &said(&board).content;
    assert!(content.contains("a former player") && !content.contains(&gone.to_string()));
    let again = desk.press(&bob, "rematch:1:6", &[], false).await;
    assert!(!format!("{:?}", said(&again).builder()).contains(&gone.to_string()));

    // Whoever comes back is somebody new.
    let back = Asker::new(ALICE);
    let theirs = desk.command(&back, "games", &[]).await;
    assert!(said(&theirs).content.contains("/challenge"), "{theirs:?}");
    let all = desk.app.store.dossier(ALICE, &[], desk.clock.now()).await;
    let all = all.unwrap();
    let empty = all
        .as_object()
        .unwrap()
        .values()
        .all(|list| list.as_array().is_none_or(Vec::is_empty));
    assert!(empty, "{all:#}");
    forget(desk, ALICE).await;
}

#[tokio::test]
async fn ratings_of_others_stay_as_they_are() {
    let desk = Desk::open().await;
    for _ in 0..2 {
        let id = desk.begin_rated().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            desk.does(id, player, Command::Move { text }).await;
        }
        desk.does(id, ALICE, Command::Resign).await;
    }
    let about = async |player| desk.app.store.dossier(player, &[], desk.clock.now()).await;
    let before = about(BOB).await.unwrap();
    assert!(before["ratings"][0]["rating"].as_f64().unwrap() > 1500.0);
    forget(&desk, ALICE).await;
    let after = about(BOB).await.unwrap();
    for list in ["ratings", "leaderboards", "months"] {
        assert_eq!(before[list], after[list], "{list}");
    }
    let gone = desk
        .game(banyan::play::MatchId(1))
        .await
        .player(Side::First);
    let opponent = text(&after["rating_events"][0]["opponent"]);
    assert_eq!(Some(opponent), gone.map(|gone| gone.to_string()));
    let theirs = about(gone.unwrap()).await.unwrap();
    assert_eq!(theirs["ratings"][0]["listed"], 0);
    assert_eq!(theirs["leaderboards"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_file_comes_by_direct_message_or_privately() {
    let town = Town::open().await;
    let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
    begin(&alice, &bob).await;
    let told = alice.command_in("privacy", "about", &[]).await;
    assert!(is_private(&told) && text(&told["content"]).contains("neither read nor keep"));

    let sent = alice.command_in("privacy", "export", &[]).await;
    assert!(is_private(&sent) && sent["attachments"] == json!([]));
    let direct = town.direct(&alice).await;
    let state = town.state(Some(&alice.id)).await;
    let newest = state["messages"][&direct]
        .as_array()
        .unwrap()
        .last()
        .unwrap();
    let name = text(&newest["attachments"][0]["filename"]);
    assert_eq!(name, format!("banyan-{}.json", alice.id));

    town.refuse_dms(&bob, true).await;
    let here = bob.command_in("privacy", "export", &[]).await;
    assert!(is_private(&here), "{here}");
    assert!(text(&here["attachments"][0]["filename"]).contains(&bob.id));

    let asked = bob.command_in("privacy", "delete", &[]).await;
    let done = bob.fill(&asked, "privacy", "DELETE").await;
    assert!(text(&done["content"]).contains("Farewell"), "{done}");
    let board = alice.command("board", &[("game", json!(1))]).await;
    assert!(text(&board["content"]).contains("former player"), "{board}");
    town.close().await;
}
