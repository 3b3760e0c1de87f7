//! Changed settings, computer players in empty places, and play-offs, by the commands of an organiser.

use banyan::play::{Actor, Command, Offer, PlayerId, Refusal, TournamentId};
use banyan::store::{Account, RulingKind};
use banyan::tournaments::{Begins, Decided, GameResult, Tournament, TournamentPhase};
use serde_json::{Value, json};

use super::{advance, game, play_out, running, tournament};
use crate::guard::harness::{ALICE, Asker, BOB, CAROL, GUILD, Harness, MANAGER, said};

const CUP: TournamentId = TournamentId(1);

async fn create(harness: &Harness, format: &str, more: &[(&str, Value)]) -> String {
    let mut options = vec![
        ("title", json!("Cup")),
        ("format", json!(format)),
        ("game", json!("dobutsu")),
    ];
    options.extend(more.iter().cloned());
    let boss = Asker::new(MANAGER);
    let reply = harness.command(&boss, "tournament create", &options).await;
    said(&reply).content.clone()
}

async fn join(harness: &Harness, players: &[PlayerId]) {
    for player in players {
        let asker = Asker::new(*player);
        harness.press(&asker, "tournament:join:1", &[], false).await;
    }
}

async fn start(harness: &Harness) -> Tournament {
    let boss = Asker::new(MANAGER);
    harness.command(&boss, "tournament start", &[]).await;
    advance(&harness.app, CUP).await;
    tournament(&harness.app, CUP).await
}

/// Changes settings, and returns what the bot says.
async fn set(harness: &Harness, by: PlayerId, options: &[(&str, Value)]) -> String {
    let mut options = options.to_vec();
    options.push(("reason", json!("more *fun*")));
    let reply = harness
        .command(&Asker::new(by), "tournament settings", &options)
        .await;
    assert!(said(&reply).private, "{reply:?}");
    said(&reply).content.clone()
}

fn contains(said: &str, words: &str) {
    assert!(said.contains(words), "{words:?} is missing: {said}");
}

#[tokio::test]
async fn settings_change_before_the_start_and_some_after_it() {
    let harness = Harness::open().await;
    create(
        &harness,
        "swiss",
        &[("rounds", json!(2)), ("players", json!(8))],
    )
    .await;
    let opened = tournament(&harness.app, CUP).await;
    contains(
        &set(&harness, ALICE, &[("players", json!(4))]).await,
        "Only the organiser",
    );
    contains(&set(&harness, MANAGER, &[]).await, "at least one setting");
    contains(
        &set(&harness, MANAGER, &[("players", json!(8))]).await,
        "at least one setting",
    );
    contains(
        &set(&harness, MANAGER, &[("late", json!(3))]).await,
        "Late entry works only",
    );
    contains(
        &set(&harness, MANAGER, &[("role", json!("everybody"))]).await,
        "Mention one role",
    );
    contains(
        &set(&harness, MANAGER, &[("time", json!("soon"))]).await,
        "soon",
    );
    assert_eq!(tournament(&harness.app, CUP).await.seq(), opened.seq());

    let all = [
        ("title", json!("Winter Cup")),
        ("players", json!(6)),
        ("hours", json!(5)),
        ("days", json!(9)),
        ("late", json!(2)),
        ("play-off", json!(true)),
        ("role", json!("<@&6005>")),
        ("least-rating", json!(900)),
        ("most-rating", json!(2000)),
        ("least-games", json!(1)),
        ("time", json!("2d")),
        ("rated", json!(false)),
        ("level", json!(3)),
    ];
    contains(&set(&harness, MANAGER, &all).await, "are changed");
    let plan = tournament(&harness.app, CUP).await.plan().clone();
    assert_eq!((plan.name.as_str(), plan.most), ("Winter Cup", 6));
    assert!(matches!(plan.begins, Begins::At(_)));
    assert_eq!((plan.round_days, plan.late_until), (Some(9), 2));
    assert_eq!((plan.play_off, plan.rated), (true, false));
    assert_eq!(plan.fill_level, Some(3));
    assert_eq!(plan.conditions.role, Some(6005));
    assert_eq!(plan.conditions.games, 1);
    let shown = harness
        .command(&Asker::new(ALICE), "tournament show", &[])
        .await;
    for words in ["0 of 6", "up to level 3", "a play-off decides", "<@&6005>"] {
        contains(&said(&shown).content, words);
    }
    for without in ["conditions", "hours", "level"] {
        set(&harness, MANAGER, &[("without", json!(without))]).await;
    }
    let plan = tournament(&harness.app, CUP).await.plan().clone();
    assert_eq!((plan.begins, plan.fill_level), (Begins::Full, None));
    assert_eq!(plan.conditions, opened.plan().conditions);

    join(&harness, &[ALICE, BOB, CAROL]).await;
    contains(
        &set(&harness, MANAGER, &[("players", json!(2))]).await,
        "more than 2 players already",
    );
    start(&harness).await;
    let settled = set(&harness, MANAGER, &[("rated", json!(true))]).await;
    contains(&settled, "only change its title, number of players, days");
    contains(&settled, "whether other servers can take part");
    contains(
        &set(&harness, MANAGER, &[("guests", json!(true))]).await,
        "are changed",
    );
    contains(
        &set(&harness, MANAGER, &[("days", json!(3))]).await,
        "are changed",
    );
    play_out(&harness.app, CUP).await;
    contains(
        &set(
            &harness,
            MANAGER,
            &[("tournament", json!(1)), ("days", json!(4))],
        )
        .await,
        "already over",
    );

    // Each change is in the audit log, with its reason.
    let rulings = harness.app.store.rulings(GUILD, 9).await.unwrap();
    let kinds: Vec<_> = rulings.iter().map(|one| (one.by, one.kind)).collect();
    assert_eq!(kinds, [(MANAGER, RulingKind::Settings); 6]);
    let log = harness
        .command(&Asker::new(MANAGER), "moderate log", &[])
        .await;
    contains(&said(&log).content, "settings changed");
    contains(&said(&log).content, r"more \*fun\*");
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// The levels of the computer players of a tournament, in order of seeds.
async fn levels(harness: &Harness, of: &Tournament) -> Vec<Option<u8>> {
    let players: Vec<PlayerId> = of.active().collect();
    let accounts = harness.app.store.accounts(&players).await.unwrap();
    let level = |player: &PlayerId| match accounts.get(player) {
        Some(Account::Computer(level)) => Some(*level),
        _ => None,
    };
    players.iter().map(level).collect()
}

#[tokio::test]
async fn computers_fill_empty_places_and_play_without_helping() {
    let harness = Harness::open().await;
    contains(
        &create(&harness, "ladder", &[("level", json!(1))]).await,
        "can't play on a ladder",
    );
    let settings = [
        ("rounds", json!(2)),
        ("players", json!(5)),
        ("level", json!(2)),
    ];
    create(&harness, "swiss", &settings).await;
    join(&harness, &[ALICE, BOB]).await;
    let begun = start(&harness).await;
    // The levels 2 and 1 join the two people; the fifth place stays empty.
    assert_eq!(
        levels(&harness, &begun).await,
        [None, None, Some(2), Some(1)]
    );
    let games = running(&harness.app, CUP).await;
    assert_eq!(games.len(), 2, "each person meets a computer player");
    for summary in &games {
        let begun = game(&harness.app, summary.id).await;
        let (computer, _) = begun.computer().expect("a computer player");
        let person = begun.opponent_of(computer).unwrap();
        assert!([ALICE, BOB].contains(&person));
        let terms = begun.terms();
        assert!(terms.strict && !terms.rated, "{terms:?}");
        // The sides are those of the pairing.
        let (_, paired) = tournament_game(&harness, summary.id).await;
        assert_eq!(begun.player(banyan::rules::Side::First), Some(paired));
        let now = harness.app.clock.now();
        for help in [Command::Hint, Command::Offer(Offer::Takeback)] {
            let refused = begun.decide(Actor::Player(person), &help, now).unwrap_err();
            let nothing = Refusal::NothingToTakeBack;
            assert!(
                refused == Refusal::Strict || refused == nothing,
                "{refused:?}"
            );
        }
        let lost = harness
            .app
            .act(
                summary.id,
                Actor::Player(person),
                Command::Resign,
                None,
                None,
            )
            .await;
        lost.unwrap();
    }
    // The two computer players have won: they meet, nobody can play for them, and they share the point.
    advance(&harness.app, CUP).await;
    let second = tournament(&harness.app, CUP).await;
    let computers: Vec<_> = second
        .pairings_of(2)
        .filter(|one| ![ALICE, BOB].iter().any(|person| one.has(*person)))
        .map(|one| (one.decision, one.running_match()))
        .collect();
    let drawn = Some((GameResult::Draw, Decided::Forfeit));
    assert_eq!(computers, [(drawn, None)]);
    assert_eq!(running(&harness.app, CUP).await.len(), 1);
    play_out(&harness.app, CUP).await;
    let over = tournament(&harness.app, CUP).await;
    assert_eq!(over.phase(), TournamentPhase::Over);
    assert_eq!(over.podium()[0].place, 1);
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// The pairing's number of a match, and the player with the first move in its game.
async fn tournament_game(harness: &Harness, id: banyan::play::MatchId) -> (u32, PlayerId) {
    let all = tournament(&harness.app, CUP).await;
    let (pairing, game) = all.pairing_of_match(id).expect("a pairing");
    (pairing.id.0, game.first)
}

#[tokio::test]
async fn a_computer_player_moves_in_its_game() {
    let harness = Harness::open().await;
    let settings = [("players", json!(2)), ("level", json!(1))];
    create(&harness, "knockout", &settings).await;
    join(&harness, &[ALICE]).await;
    start(&harness).await;
    let [summary] = &running(&harness.app, CUP).await[..] else {
        panic!("one game")
    };
    let id = summary.id;
    let begun = game(&harness.app, id).await;
    let first = begun.record().legal_moves()[0].to_string();
    let by = Actor::Player(ALICE);
    let mv = Command::Move { text: first };
    harness.app.act(id, by, mv, None, None).await.unwrap();
    let asked = game(&harness.app, id).await;
    harness.app.think(&asked).await.unwrap();
    assert_eq!(game(&harness.app, id).await.record().ply(), 2);
    // A takeback is refused, but for the first minute after one's own move.
    harness.clock.advance(std::time::Duration::from_mins(2));
    let offer = Command::Offer(Offer::Takeback);
    let refused = harness
        .app
        .act(id, by, offer, None, None)
        .await
        .unwrap_err();
    assert!(refused.to_string().contains("takebacks"), "{refused}");
    // Nobody alone fills a tournament: without people it does not begin.
    create(&harness, "knockout", &settings).await;
    let boss = Asker::new(MANAGER);
    let lonely = [("tournament", json!(2))];
    let refused = harness.command(&boss, "tournament start", &lonely).await;
    contains(&said(&refused).content, "at least 2 players");
}

#[tokio::test]
async fn a_shared_first_place_is_played_off() {
    let harness = Harness::open().await;
    contains(
        &create(&harness, "knockout", &[("play-off", json!(true))]).await,
        "only in a round robin and the Swiss",
    );
    let settings = [
        ("players", json!(2)),
        ("play-off", json!(true)),
        ("days", json!(4)),
    ];
    create(&harness, "round-robin", &settings).await;
    join(&harness, &[ALICE, BOB]).await;
    advance(&harness.app, CUP).await;
    let draw = [("pairing", json!(1)), ("reason", json!("they shook hands"))];
    let boss = Asker::new(MANAGER);
    harness.command(&boss, "tournament result", &draw).await;
    advance(&harness.app, CUP).await;
    let shown = harness.command(&boss, "tournament show", &[]).await;
    contains(&said(&shown).content, "Play-off for first place**, ends");
    assert_eq!(running(&harness.app, CUP).await.len(), 1);
    assert_eq!(play_out(&harness.app, CUP).await, 1);
    let over = tournament(&harness.app, CUP).await;
    let podium: Vec<_> = over
        .podium()
        .iter()
        .map(|placed| (placed.place, placed.player))
        .collect();
    assert_eq!(podium, [(1, ALICE), (2, BOB)]);
    assert_eq!(harness.app.store.medals(ALICE).await.unwrap(), [1, 0, 0]);
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}
