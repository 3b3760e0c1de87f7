//! What counts when a match ends just before something else happens: who leaves, is replaced, or runs out of time has won
//! the games that they have won. And how much time vacations give.

use std::time::Duration;

use banyan::app::App;
use banyan::play::{Actor, Command, MatchId, Phase, PlayerId, TournamentId};
use banyan::tournaments::{
    Decided, Format, GameResult, TournamentCommand, TournamentEvent, TournamentPhase,
    TournamentPlan,
};
use sqlx::{AssertSqlSafe, Executor as _};

use super::{ORGANISER, advance, does, game, joined, plan, running, tournament};
use crate::store::{
    app,
    database::{Database, on_both},
};

on_both!(
    who_wins_and_leaves_at_once_has_won,
    a_win_outlives_its_players_replacement,
    a_forgotten_player_loses_the_games_that_they_resign,
    a_round_by_hand_follows_the_last_result,
    a_match_that_ends_at_the_deadline_counts,
    a_damaged_match_is_looked_at_less_and_less,
    a_voided_game_of_three_is_played_again,
    a_vacation_within_the_round_moves_its_end,
    a_vacation_during_a_pause_counts_once,
);

const DAY: Duration = Duration::from_hours(24);

/// A round robin of four that has begun.
async fn begun(app: &App, plan: TournamentPlan) -> TournamentId {
    let id = joined(app, plan, &[1, 2, 3, 4].map(PlayerId)).await;
    advance(app, id).await;
    id
}

fn round_robin() -> TournamentPlan {
    plan(Format::RoundRobin { double: false }, 4)
}

/// Ends a running match by resignation, which the tournament does not know yet: the match, the winner and the loser.
async fn resigned(app: &App, id: TournamentId) -> (MatchId, PlayerId, PlayerId) {
    let match_id = running(app, id).await[0].id;
    let loser = game(app, match_id).await.to_move().unwrap();
    let winner = game(app, match_id).await.opponent_of(loser).unwrap();
    let by = Actor::Player(loser);
    app.act(match_id, by, Command::Resign, None, None)
        .await
        .unwrap();
    (match_id, winner, loser)
}

async fn who_wins_and_leaves_at_once_has_won(database: &Database) {
    let app = app(database.open().await);
    let id = begun(&app, round_robin()).await;
    let (match_id, winner, _) = resigned(&app, id).await;
    let left = does(&app, id, winner, TournamentCommand::Leave).await;
    let (pairing, _) = left.pairing_of_match(match_id).unwrap();
    let (_, how) = pairing.decision.unwrap();
    assert_eq!((pairing.winner(), how), (Some(winner), Decided::Played));
    assert!(!left.is_active(winner));
    advance(&app, id).await;
    assert_eq!(game(&app, match_id).await.phase(), Phase::Over);
}

async fn a_win_outlives_its_players_replacement(database: &Database) {
    let app = app(database.open().await);
    let id = begun(&app, round_robin()).await;
    let (match_id, old, _) = resigned(&app, id).await;
    let new = PlayerId(50);
    let replace = TournamentCommand::Replace {
        old,
        new,
        rating: 1500,
        guild: None,
        reason: "ill".to_owned(),
    };
    let replaced = does(&app, id, ORGANISER, replace).await;
    let (pairing, _) = replaced.pairing_of_match(match_id).unwrap();
    assert_eq!(pairing.winner(), Some(new));
    advance(&app, id).await;
    assert_eq!(running(&app, id).await.len(), 1, "no game begins again");
}

async fn a_forgotten_player_loses_the_games_that_they_resign(database: &Database) {
    let app = app(database.open().await);
    let id = begun(&app, round_robin()).await;
    let (match_id, winner, loser) = resigned(&app, id).await;
    app.leave_tournaments(loser).await.unwrap();
    let left = tournament(&app, id).await;
    assert!(!left.is_active(loser));
    let (pairing, _) = left.pairing_of_match(match_id).unwrap();
    let (_, how) = pairing.decision.unwrap();
    assert_eq!((pairing.winner(), how), (Some(winner), Decided::Played));
}

/// The next round can be paired by hand as soon as the last match is over, and not a second later. A refused command writes
/// nothing.
async fn a_round_by_hand_follows_the_last_result(database: &Database) {
    let app = app(database.open().await);
    let id = begun(&app, plan(Format::Swiss { rounds: 3 }, 4)).await;
    does(&app, id, ORGANISER, TournamentCommand::Pause).await;
    for _ in 0..2 {
        resigned(&app, id).await;
    }
    let by_hand = |players: [u64; 4]| {
        let [one, two, three, four] = players.map(PlayerId);
        TournamentCommand::PairByHand {
            pairings: vec![[one, two], [three, four]],
            byes: Vec::new(),
            reason: "friends".to_owned(),
        }
    };
    let before = tournament(&app, id).await;
    let by = Actor::Player(ORGANISER);
    let refused = app.act_on_tournament(id, by, &by_hand([1, 2, 3, 3])).await;
    assert!(refused.is_err());
    assert_eq!(tournament(&app, id).await, before);
    let paired = does(&app, id, ORGANISER, by_hand([1, 2, 3, 4])).await;
    assert_eq!(paired.round(), 2);
    let results = paired.events().iter();
    let results = results.filter(|event| matches!(event.event, TournamentEvent::GameEnded { .. }));
    assert_eq!(
        results.map(|event| event.by).collect::<Vec<_>>(),
        [Actor::Clock; 2]
    );
}

/// The list of matches was read before a match ended: the round waits until it knows the result.
async fn a_match_that_ends_at_the_deadline_counts(database: &Database) {
    let app = app(database.open().await);
    let quick = TournamentPlan {
        round_days: Some(2),
        ..round_robin()
    };
    let id = begun(&app, quick).await;
    app.clock.advance(2 * DAY);
    let (match_id, winner, _) = resigned(&app, id).await;
    let set = async |phase: &str| {
        let sql = format!("UPDATE matches SET phase = '{phase}' WHERE id = {match_id}");
        let mut raw = database.raw().await;
        raw.execute(AssertSqlSafe(sql)).await.unwrap();
    };
    set("playing").await;
    let again = app.advance_tournament(id).await.unwrap();
    assert_eq!(again, Some(app.clock.now().after(Duration::from_secs(1))));
    assert_eq!(tournament(&app, id).await.round(), 1);
    assert!(!tournament(&app, id).await.is_round_decided());
    set("over").await;
    advance(&app, id).await;
    let after = tournament(&app, id).await;
    let (pairing, _) = after.pairing_of_match(match_id).unwrap();
    let (_, how) = pairing.decision.unwrap();
    assert_eq!((pairing.winner(), how), (Some(winner), Decided::Played));
    assert_eq!(after.round(), 2, "the other game is forfeited");
}

/// A moderator voids the first game of three while the second one runs.
async fn a_voided_game_of_three_is_played_again(database: &Database) {
    let app = app(database.open().await);
    let cup = Format::Knockout {
        best_of: 3,
        third_place: false,
    };
    let id = joined(&app, plan(cup, 2), &[PlayerId(1), PlayerId(2)]).await;
    advance(&app, id).await;
    let (first, winner, loser) = resigned(&app, id).await;
    advance(&app, id).await;
    let reason = "two accounts".to_owned();
    let moderator = Actor::Moderator(ORGANISER);
    let void = Command::Void { reason };
    app.act(first, moderator, void, None, None).await.unwrap();
    advance(&app, id).await;
    let score = async || tournament(&app, id).await.pairings()[0].score();
    assert_eq!(score().await, [0, 0]);
    for games in [1, 2] {
        let [game] = &running(&app, id).await[..] else {
            panic!("one game at a time")
        };
        let by = Actor::Player(loser);
        app.act(game.id, by, Command::Resign, None, None)
            .await
            .unwrap();
        advance(&app, id).await;
        let phase = tournament(&app, id).await.phase();
        assert_eq!(phase == TournamentPhase::Over, games == 2);
    }
    let over = tournament(&app, id).await;
    assert_eq!(over.podium()[0].player, winner);
    assert_ne!(over.pairings()[0].result(), Some(GameResult::Draw));
    let report = app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// A vacation that was over before the deadline gives its days back; its player then still loses when they are over.
async fn a_vacation_within_the_round_moves_its_end(database: &Database) {
    let app = app(database.open().await);
    let slow = TournamentPlan {
        round_days: Some(10),
        ..round_robin()
    };
    let id = begun(&app, slow).await;
    let due = tournament(&app, id).await.deadline().unwrap();
    let games = running(&app, id).await;
    let away = games[0].awaits.unwrap();
    app.clock.advance(2 * DAY);
    app.go_on_vacation(away, 3).await.unwrap().unwrap();
    app.clock.set(due);
    advance(&app, id).await;
    let extended = tournament(&app, id).await;
    assert_eq!(extended.deadline(), Some(due.after(3 * DAY)));
    assert_eq!(extended.regular_deadline(), Some(due));
    app.clock.set(due.after(3 * DAY));
    advance(&app, id).await;
    let closed = tournament(&app, id).await;
    assert_eq!(closed.round(), 2);
    let (pairing, _) = closed.pairing_of_match(games[0].id).unwrap();
    assert_eq!(pairing.winner(), pairing.opponent_of(away));
}

/// A round of ten days, a vacation of six of which two fall into a pause: the round ends two and four days later, for the
/// pause and for the rest of the vacation. A vacation within the pause moves nothing more.
async fn a_vacation_during_a_pause_counts_once(database: &Database) {
    let app = app(database.open().await);
    let slow = TournamentPlan {
        round_days: Some(10),
        ..round_robin()
    };
    let id = begun(&app, slow).await;
    let due = tournament(&app, id).await.deadline().unwrap();
    let games = running(&app, id).await;
    let [away, resting] = [0, 1].map(|at| games[at].awaits.unwrap());
    app.clock.advance(2 * DAY);
    app.go_on_vacation(away, 6).await.unwrap().unwrap();
    app.clock.advance(DAY);
    does(&app, id, ORGANISER, TournamentCommand::Pause).await;
    app.go_on_vacation(resting, 1).await.unwrap().unwrap();
    app.clock.advance(2 * DAY);
    let resumed = does(&app, id, ORGANISER, TournamentCommand::Resume).await;
    assert_eq!(resumed.deadline(), Some(due.after(2 * DAY)));
    app.clock.set(due.after(2 * DAY));
    advance(&app, id).await;
    let extended = tournament(&app, id).await;
    assert_eq!(extended.deadline(), Some(due.after(2 * DAY + 4 * DAY)));
    assert_eq!(extended.regular_deadline(), Some(due.after(2 * DAY)));
    app.clock.set(due.after(6 * DAY));
    advance(&app, id).await;
    assert_eq!(tournament(&app, id).await.round(), 2);
    let report = app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// A match whose row says that it is played, although its events say that it is over, gives no result. The tournament looks
/// at it ten times in the first quarter of an hour, hourly later, and goes on when the row is repaired.
async fn a_damaged_match_is_looked_at_less_and_less(database: &Database) {
    let app = app(database.open().await);
    let quick = TournamentPlan {
        round_days: Some(2),
        ..round_robin()
    };
    let id = begun(&app, quick).await;
    let (match_id, winner, _) = resigned(&app, id).await;
    let set = async |phase: &str| {
        let sql = format!("UPDATE matches SET phase = '{phase}' WHERE id = {match_id}");
        let mut raw = database.raw().await;
        raw.execute(AssertSqlSafe(sql)).await.unwrap();
    };
    set("playing").await;
    let due = tournament(&app, id).await.deadline().unwrap();
    app.clock.set(due);
    let looks = async |until: Duration| {
        let mut looks = 0;
        while app.clock.now() < due.after(until) {
            let next = app.advance_tournament(id).await.unwrap().expect("a look");
            app.clock.set(next);
            looks += 1;
        }
        looks
    };
    assert_eq!(looks(Duration::from_mins(15)).await, 11);
    assert!((25..30).contains(&looks(DAY).await));
    assert_eq!(tournament(&app, id).await.round(), 1);
    set("over").await;
    advance(&app, id).await;
    let after = tournament(&app, id).await;
    assert_eq!(after.round(), 2);
    let (pairing, _) = after.pairing_of_match(match_id).unwrap();
    assert_eq!(pairing.winner(), Some(winner));
}
