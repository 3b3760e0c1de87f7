//! Privacy: export and deletion of a player's data.

use std::collections::BTreeSet;
use std::time::Duration;

use banyan::{
    discord::model::reply::Body,
    play::{
        Actor, Command, Ending, Match, MatchId, Month, Phase, PlayerId, Stamped,
        conditional_moves::ConditionalMoves,
    },
    rules::Side,
    store::{Account, Committed, LeaderboardScope, MatchChange, Period, Plans, TimeSpan, User},
};
use serde_json::{Value, json};

use super::harness::{ALICE, Asker, BOB, CAROL, Harness, MANAGER, discord, said, user};
use super::life::Life;
use crate::commands::begin;
use crate::common::{TestEnvironment, is_private, text};
use crate::store::former::{self, Acting};

/// Tables without players.
const NOBODYS: [&str; 17] = [
    "boards_kept_early",
    "causes",
    "closing_months",
    "rating_sweeps",
    "counters",
    "daily_puzzles",
    "downtimes",
    "found_boards",
    "found_puzzles",
    "openings",
    "posts",
    "puzzle_levels",
    "servers",
    "settings",
    "side_results",
    "sqlite_sequence",
    "tournament_guests",
];

/// Tables with players, which deletion and export must handle.
const PLAYERS: [&str; 26] = [
    "analyses",
    "audit",
    "blocks",
    "boards",
    "daily_tries",
    "events",
    "jobs",
    "matches",
    "months",
    "notices",
    "plans",
    "players",
    "preferences",
    "puzzle_ratings",
    "puzzle_tries",
    "rating_events",
    "ratings",
    "seasons",
    "solved_tasks",
    "studies",
    "tournament_events",
    "tournament_games",
    "tournament_players",
    "tournaments",
    "vacations",
    "watches",
];

async fn forget(harness: &Harness, who: PlayerId) {
    let asker = Asker::new(who);
    let question = harness.command(&asker, "privacy delete", &[]).await;
    assert!(said(&question).private && said(&question).rows.len() == 1);
    let form = harness.press(&asker, "privacy:delete", &[], true).await;
    assert!(matches!(form.body, Body::Modal(_)));
    let done = harness
        .submit(&asker, "privacy:sure", &[("word", " delete ")])
        .await;
    assert!(said(&done).content.contains("Goodbye"), "{done:?}");
}

/// A new table must be added to one of the lists above.
#[tokio::test]
async fn every_table_is_known_to_those_who_forget() {
    let life = Life::lived().await;
    for table in life.tables().await {
        let known = NOBODYS.iter().chain(&PLAYERS).any(|name| *name == table);
        assert!(
            known,
            "{table}: does a player stand in it? Then src/store/erase.rs and player_export.rs are to know it, and this test"
        );
    }
    // This player has rows in each of these tables, so the other tests cover all of them.
    let traces = life.places(ALICE).await;
    let table = |trace: &String| trace.split('.').next().map(str::to_owned);
    let lived: BTreeSet<String> = traces.iter().filter_map(table).collect();
    // Jobs contain no player; they may contain an interaction's token, which is deleted too.
    // Their games name the players of a tournament's games.
    let nameless = ["jobs", "tournament_games"];
    let named = PLAYERS.iter().filter(|table| !nameless.contains(table));
    let named: BTreeSet<String> = named.map(|table| (*table).to_owned()).collect();
    assert_eq!(lived, named);
}

#[tokio::test]
async fn a_file_holds_everything() {
    let life = Life::lived().await;
    let traces = life.places(ALICE).await;
    let reply = life
        .harness
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
    assert_eq!(all["player"], ALICE.0);
    let account = json!({"kind": "person", "discord": "301", "name": "user301", "locale": "en", "direct": "77"});
    assert_eq!(all["account"], json!([account]));
    assert_eq!(all["preferences"][0]["zone"], "Asia/Tokyo");
    assert_eq!(all["blocks"], json!([{"blocked": CAROL}]));
    assert_eq!(all["judged"][0]["reason"], "<@302> and <@301> was rude");
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
    // Every table with the player has a list in the export.
    for trace in traces {
        let table = trace.split('.').next().unwrap();
        let list = match table {
            "players" => "account",
            "audit" => "judged",
            "boards" => "leaderboards",
            table => table,
        };
        assert!(all.get(list).is_some(), "{trace}");
    }
    // Other people's data is not exported, such as who has blocked the player.
    assert!(!file.bytes.windows(9).any(|part| part == b"\"blocker\""));
}

/// The buttons below an imported record answer only its owner.
#[tokio::test]
async fn what_is_brought_to_look_at_is_shown_to_nobody_else() {
    let life = Life::lived().await;
    for (who, words) in [
        (ALICE, "The start: 0 moves follow."),
        (BOB, "your ten newest"),
    ] {
        let asker = Asker::new(who);
        let reply = life
            .harness
            .press(&asker, "analysis-start:s9:0", &[], true)
            .await;
        assert!(said(&reply).content.contains(words), "{reply:?}");
    }
}

#[tokio::test]
async fn to_be_forgotten_takes_a_button_and_a_word() {
    let life = Life::lived().await;
    let harness = &life.harness;
    let alice = Asker::new(ALICE);
    let before = life.traces(ALICE).await;
    for word in ["", "delet", "yes"] {
        let reply = harness
            .submit(&alice, "privacy:sure", &[("word", word)])
            .await;
        assert!(said(&reply).content.contains("Nothing was deleted"));
    }
    for id in ["privacy:sure", "privacy:", "privacy:x"] {
        let reply = harness.press(&alice, id, &[], true).await;
        assert!(said(&reply).private);
    }
    assert_eq!(life.traces(ALICE).await, before);
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_trace_and_no_hole() {
    let life = Life::lived().await;
    let harness = &life.harness;
    let ratings = "SELECT rating || ' ' || games || ' ' || player FROM ratings WHERE player = 2";
    let rated = life.rows(ratings).await;
    // Discord's id is stored in one place only, and is deleted there.
    let account = BTreeSet::from(["players.discord".to_owned(), "players.name".to_owned()]);
    assert_eq!(life.traces(ALICE).await, account);
    Box::pin(forget(harness, ALICE)).await;
    assert_eq!(life.traces(ALICE).await, BTreeSet::new());
    let theirs: Vec<_> = life.places(ALICE).await.into_iter().collect();
    let mut others = vec![
        "audit.moderator",
        "audit.reason",
        "blocks.blocked",
        "events.actor",
        "events.body",
        "matches.challenger",
        "matches.first",
        "matches.opponent",
        "months.player",
        "players.id",
        "preferences.player",
        "rating_events.opponent",
        "rating_events.player",
        "ratings.player",
        "seasons.player",
        "tournament_events.actor",
        "tournament_events.body",
        "tournament_players.player",
        "tournaments.organiser",
    ];
    others.sort_unstable();
    assert_eq!(theirs, others, "what is others' as well stays");

    // Open games end correctly, and all games replay.
    let game = async |id: i64| -> Match { harness.game(MatchId(id)).await };
    let lost = Some(Ending::Resigned { loser: Side::First });
    assert_eq!(game(1).await.ending(), lost);
    assert_eq!(game(2).await.ending(), lost, "it was running");
    for id in 3..=7 {
        assert_eq!(game(id).await.phase(), Phase::Void, "game {id}");
    }
    let accounts = harness.app.store.accounts(&[ALICE, BOB]).await.unwrap();
    assert_eq!(accounts[&ALICE], Account::Deleted);
    assert_eq!(accounts[&BOB], Account::Person(discord(BOB)));
    let reason = harness
        .command(&Asker::new(MANAGER), "moderate log", &[("game", json!(6))])
        .await;
    let said_of_them = "\\<\\@\u{200b}302\\> and a former player was rude";
    assert!(said(&reason).content.contains(said_of_them), "{reason:?}");
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
    let finished = harness.app.store.finished_of(BOB, 9).await.unwrap();
    assert!(finished.iter().all(|game| game.winner == Some(BOB)));
    assert_eq!(life.rows(ratings).await, rated, "others keep theirs");

    // Past seasons no longer list the player, and there is no profile.
    let season = LeaderboardScope {
        guild: None,
        pool: "jungle".to_owned(),
        period: Period::Season(Month::new(202_512).unwrap()),
    };
    let now = harness.clock.now();
    let lines = harness.app.store.board(&season, now, 9, 0).await.unwrap();
    let listed: Vec<_> = lines.iter().map(|line| (line.rank, line.player)).collect();
    assert_eq!(listed, [(2, BOB)]);
    let profile = harness
        .press(
            &Asker::new(BOB),
            &format!("profile:show:{ALICE}"),
            &[],
            true,
        )
        .await;
    assert!(
        said(&profile)
            .content
            .contains("This button is out of date"),
        "{profile:?}"
    );

    // The deleted player is not mentioned, and boards can still be drawn.
    let bob = Asker::new(BOB);
    let board = harness.command(&bob, "board", &[("game", json!(2))]).await;
    let content = &said(&board).content;
    assert!(content.contains("a former player") && !content.contains("301"));
    let again = harness.press(&bob, "rematch:1:6", &[], false).await;
    assert!(!format!("{:?}", said(&again).builder()).contains("301"));

    // A user who comes back is a new player.
    let back = Asker::new(ALICE);
    let theirs = harness.command(&back, "games", &[]).await;
    assert!(said(&theirs).content.contains("/challenge"), "{theirs:?}");
    let anew = harness.player(discord(ALICE)).await;
    assert_ne!(anew, ALICE);
    let mut all = harness
        .app
        .store
        .player_export(anew, harness.clock.now())
        .await
        .unwrap();
    let lists = all.as_object_mut().unwrap();
    assert_eq!(lists.remove("account").unwrap()[0]["discord"], "301");
    let empty = lists
        .values()
        .all(|list| list.as_array().is_none_or(Vec::is_empty));
    assert!(empty, "{all:#}");
    // Blocks against them still apply: the new player cannot challenge Carol.
    let challenge = [("player", user(CAROL, "Carol")), ("game", json!("jungle"))];
    let refused = harness.command(&back, "challenge", &challenge).await;
    assert!(
        said(&refused).private && refused.pending_post.is_none(),
        "{refused:?}"
    );
    assert!(harness.app.store.has_blocked(CAROL, anew).await.unwrap());
    assert!(!harness.app.store.has_blocked(CAROL, ALICE).await.unwrap());
    Box::pin(forget(harness, ALICE)).await;
    assert_eq!(life.traces(ALICE).await, BTreeSet::new());
    assert!(!harness.app.store.has_blocked(ALICE, CAROL).await.unwrap());
}

/// An act that was loaded before the deletion and committed after it stores only the player's number, and that only in the
/// records of games.
#[tokio::test]
async fn an_act_in_flight_brings_no_identity_back() {
    let life = Life::lived().await;
    let (harness, store) = (&life.harness, &life.harness.app.store);
    let over = harness.begin().await;
    let over = harness.does(over, BOB, Command::Resign).await;
    former::set_daily_puzzle(&harness.app).await;
    let mut game = harness.game(harness.begin().await).await;
    let (since, now) = (game.seq(), harness.clock.now());
    let text = "c3d3".to_owned();
    let by = Actor::Player(ALICE);
    for event in game.decide(by, &Command::Move { text }, now).unwrap() {
        let stamped = Stamped {
            seq: game.seq() + 1,
            at: now,
            by,
            event,
        };
        game.apply(&stamped).unwrap();
    }
    let mut plan = ConditionalMoves::default();
    plan.add(&game, ALICE, "g7g6 d3d4").unwrap();
    let name = User {
        id: discord(ALICE),
        name: Some("Alice"),
        locale: None,
    };
    store.players(&[name]).await.unwrap();
    assert!(life.traces(ALICE).await.contains("players.discord"));
    store.forget_player(ALICE).await.unwrap();
    let before = life.dump().await;
    let plans = Plans {
        before: Vec::new(),
        after: vec![(ALICE, plan)],
    };
    let span = TimeSpan {
        starts: now,
        ends: now.after(Duration::from_hours(24)),
    };
    let change = MatchChange {
        plans: Some(&plans),
        vacation: Some((ALICE, banyan::store::VacationChange::Begin(span))),
        ..MatchChange::with_events_after(&game, since)
    };
    let committed = store.commit(&change).await.unwrap();
    assert!(matches!(committed, Committed::Done { .. }), "{committed:?}");
    assert_eq!(harness.game(game.id()).await, game);
    let after = life.dump().await;
    let mut changed: Vec<_> = before.keys().collect();
    changed.retain(|table| before[*table] != after[*table]);
    assert_eq!(changed, ["events", "matches"]);

    let acting = Acting {
        app: harness.app.clone(),
        player: ALICE,
        other: BOB,
        running: game,
        over,
    };
    for (table, write) in former::writes(&acting) {
        write.await.unwrap();
        assert_eq!(life.dump().await, after, "{table}");
    }
    // This one is being computed already, and would only be shown.
    let (computed, handle) = (harness.game(MatchId(1)).await, crate::store::handle(2));
    let shown = harness.app.begin_analysis(&computed, ALICE, &handle).await;
    shown.unwrap();
    assert_eq!(life.dump().await, after);
    assert_eq!(store.direct_channel(ALICE).await.unwrap(), None);
    assert_eq!(store.name_of(ALICE).await.unwrap(), None);
    assert_eq!(life.traces(ALICE).await, BTreeSet::new());
}

#[tokio::test]
async fn ratings_of_others_stay_as_they_are() {
    let harness = Harness::open().await;
    for _ in 0..2 {
        let id = harness.begin_rated().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            harness.does(id, player, Command::Move { text }).await;
        }
        harness.does(id, ALICE, Command::Resign).await;
    }
    let about = async |player| {
        harness
            .app
            .store
            .player_export(player, harness.clock.now())
            .await
    };
    let before = about(BOB).await.unwrap();
    assert!(before["ratings"][0]["rating"].as_f64().unwrap() > 1500.0);
    Box::pin(forget(&harness, ALICE)).await;
    let after = about(BOB).await.unwrap();
    for list in ["ratings", "leaderboards", "months"] {
        assert_eq!(before[list], after[list], "{list}");
    }
    assert_eq!(after["rating_events"][0]["opponent"], ALICE.0);
    let theirs = about(ALICE).await.unwrap();
    assert_eq!(theirs["ratings"][0]["listed"], Value::Null);
    assert_eq!(theirs["leaderboards"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_file_comes_by_direct_message_or_privately() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    begin(&alice, &bob).await;
    let told = alice.command_in("privacy", "about", &[]).await;
    assert!(is_private(&told) && text(&told["content"]).contains("don't read or keep messages"));

    let sent = alice.command_in("privacy", "export", &[]).await;
    assert!(is_private(&sent) && sent["attachments"] == json!([]));
    let direct = env.direct(&alice).await;
    let state = env.state(Some(&alice.id)).await;
    let newest = state["messages"][&direct]
        .as_array()
        .unwrap()
        .last()
        .unwrap();
    let name = text(&newest["attachments"][0]["filename"]);
    assert!(name.starts_with("banyan-"), "{name}");

    env.refuse_dms(&bob, true).await;
    let here = bob.command_in("privacy", "export", &[]).await;
    assert!(is_private(&here), "{here}");
    assert!(text(&here["attachments"][0]["filename"]).starts_with("banyan-"));

    let asked = bob.command_in("privacy", "delete", &[]).await;
    let done = bob.press_and_submit_form(&asked, "privacy", "DELETE").await;
    assert!(text(&done["content"]).contains("Goodbye"), "{done}");
    let board = alice.command("board", &[("game", json!(1))]).await;
    assert!(text(&board["content"]).contains("former player"), "{board}");
    env.close().await;
}
