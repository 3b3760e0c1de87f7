//! Profiles and statistics, on both databases.

use std::time::Duration;

use banyan::play::profile::Encounter;
use banyan::play::rating::GameScore;
use banyan::play::{Actor, Command, Offer, PlayerId, SideChoice, Start, Terms};
use banyan::rules::{Achievement, Game, Side};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, accepted, app, does, play, terms};

on_both!(
    a_finished_match_is_looked_back_at_from_both_sides,
    games_from_a_chosen_position_say_nothing_of_strength,
    a_draw_agreed_at_once_says_nothing_of_strength,
);

async fn a_draw_agreed_at_once_says_nothing_of_strength(database: &Database) {
    let app = app(database.open().await);
    let computer = app.store.computer(8, "Banyan (level 8)").await.unwrap();
    let counted_after = async |plies: usize| {
        let terms = Terms {
            opponent: Some(computer),
            level: Some(8),
            side: SideChoice::First,
            ..terms()
        };
        let id = app.challenge(terms, None).await.unwrap().game.id();
        for ply in 0..plies {
            let (mover, text) = match ply % 2 {
                0 => (ALICE, ["a1a2", "a2a1"][ply / 2 % 2]),
                _ => (computer, WALK[ply / 2]),
            };
            does(&app, id, mover, play(text)).await.unwrap();
        }
        let draw = Command::Offer(Offer::Draw);
        does(&app, id, ALICE, draw).await.unwrap();
        let agreed = Command::Agree(Offer::Draw);
        does(&app, id, computer, agreed).await.unwrap();
        app.store.against_computers(ALICE).await.unwrap().len()
    };
    assert_eq!(counted_after(0).await, 0);
    assert_eq!(counted_after(19).await, 0);
    assert_eq!(counted_after(20).await, 1);
}

/// Moves of the second side in Jungle that lead to no position twice.
const WALK: [&str; 10] = [
    "a9a8", "g9g8", "f8e8", "b8c8", "a8a9", "g8g9", "e8f8", "g9g8", "c8b8", "f8e8",
];

async fn games_from_a_chosen_position_say_nothing_of_strength(database: &Database) {
    let app = app(database.open().await);
    let computer = app.store.computer(3, "Banyan (level 3)").await.unwrap();
    let won: Start = "jungle/classic 7/3R3/7/7/7/7/7/7/l6 w".parse().unwrap();
    for start in [Some(won), None] {
        let terms = Terms {
            opponent: Some(computer),
            level: Some(3),
            start,
            ..terms()
        };
        let id = app.challenge(terms, None).await.unwrap().game.id();
        does(&app, id, computer, Command::Resign).await.unwrap();
        // Neither does its rematch, which begins from there again.
        let rematch = Command::Offer(Offer::Rematch);
        let rematch = does(&app, id, ALICE, rematch).await.unwrap().game.id();
        assert_ne!(rematch, id);
        does(&app, rematch, ALICE, Command::Resign).await.unwrap();
    }
    let met = app.store.against_computers(ALICE).await.unwrap();
    let encounter = |score| Encounter {
        game: Game::Jungle,
        level: 3,
        score,
    };
    assert_eq!(met, [GameScore::Won, GameScore::Lost].map(encounter));
}

async fn a_finished_match_is_looked_back_at_from_both_sides(database: &Database) {
    let app = app(database.open().await);
    let terms = Terms {
        rated: true,
        ..terms()
    };
    let won = app.challenge(terms, None).await.unwrap().game.id();
    let accept = Command::Accept { lot: Side::First };
    does(&app, won, BOB, accept).await.unwrap();
    for (ply, text) in crate::play::TO_THE_DEN.into_iter().enumerate() {
        let mover = if ply % 2 == 0 { ALICE } else { BOB };
        does(&app, won, mover, play(text)).await.unwrap();
    }
    let ended = app.clock.now();
    app.clock.advance(Duration::from_hours(50));
    let lost = accepted(&app).await;
    does(&app, lost, ALICE, Command::Resign).await.unwrap();
    // Events after the end of a game do not change when it ended.
    app.clock.advance(Duration::from_hours(1));
    let offer = Command::Offer(Offer::Rematch);
    does(&app, won, BOB, offer).await.unwrap();
    let running = accepted(&app).await;

    let alice = app.store.finished_games(ALICE).await.unwrap();
    let seen: Vec<_> = alice
        .iter()
        .map(|game| (game.id, game.side, game.score, game.opponent))
        .collect();
    assert_eq!(
        seen,
        [
            (won, Side::First, GameScore::Won, BOB),
            (lost, Side::First, GameScore::Lost, BOB)
        ]
    );
    assert_eq!((alice[0].ended, alice[0].plies), (ended, 13));
    assert_eq!(
        alice[0].achievements.0,
        [(Achievement::DEN, 13), (Achievement::UNSCATHED, 13)]
    );
    assert_eq!(alice[1].achievements.0, []);
    let bob = app.store.finished_between(BOB, ALICE).await.unwrap();
    let seen: Vec<_> = bob
        .iter()
        .map(|game| (game.id, game.side, game.score, game.opponent))
        .collect();
    assert_eq!(
        seen,
        [
            (won, Side::Second, GameScore::Lost, ALICE),
            (lost, Side::Second, GameScore::Won, ALICE)
        ]
    );
    for (one, other) in [(ALICE, BOB), (BOB, ALICE)] {
        let now = app.store.running_between(one, other).await.unwrap();
        assert_eq!(
            now.iter().map(|game| game.id).collect::<Vec<_>>(),
            [running]
        );
    }
    for (one, other) in [(ALICE, CAROL), (CAROL, BOB)] {
        assert_eq!(app.store.finished_between(one, other).await.unwrap(), []);
        assert_eq!(app.store.running_between(one, other).await.unwrap(), []);
    }
    let history = app.store.history(ALICE, "jungle", 10).await.unwrap();
    let newest = app.store.history(ALICE, "jungle", 1).await.unwrap();
    assert_eq!((history.len(), newest.as_slice()), (1, &history[..]));
    assert_eq!(history[0].at, Some(ended));
    assert_eq!(app.store.history(ALICE, "dobutsu", 10).await.unwrap(), []);

    // A voided game was never won.
    let command = Command::Void {
        reason: "agreed beforehand".to_owned(),
    };
    let moderator = Actor::Moderator(PlayerId(99));
    app.act(won, moderator, command, None, None).await.unwrap();
    let alice = app.store.finished_games(ALICE).await.unwrap();
    assert_eq!(alice.iter().map(|game| game.id).collect::<Vec<_>>(), [lost]);
    assert_eq!(app.store.history(ALICE, "jungle", 10).await.unwrap(), []);
}
