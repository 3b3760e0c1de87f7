//! `banyan check` finds damaged rows of tournaments and repairs what follows from their events; it never changes events.

use banyan::store::{CheckEvent, CheckReport, Finding, JobId, JobKind, State, Store, Subject};
use banyan::tournaments::{Format, TournamentPlan};
use sqlx::Executor as _;

use super::{advance, joined, plan, play_out, running, tournament};
use crate::store::{
    app,
    database::{Database, on_both},
};

on_both!(
    damaged_rows_are_repaired,
    a_deleted_event_is_told_and_nothing_is_changed,
);

/// Damage, and what the check says about it.
const REPAIRABLE: [(&str, &str); 6] = [
    (
        "UPDATE tournaments SET phase = 'over' WHERE id = 1",
        "its summary is not that of its events",
    ),
    (
        "UPDATE tournaments SET seq = seq - 1 WHERE id = 1",
        "its summary is not that of its events",
    ),
    (
        "DELETE FROM tournament_players WHERE tournament = 1 AND player = 2",
        "its players are not those of its events",
    ),
    (
        "UPDATE tournament_players SET state = 'first' WHERE tournament = 1 AND player = 3",
        "its players are not those of its events",
    ),
    (
        "DELETE FROM tournament_games WHERE tournament = 1 AND match_id = 2",
        "its games are not those of its events",
    ),
    (
        "DELETE FROM jobs WHERE subject = 'tournament/1' AND kind = 'advance'",
        "nothing would let it go on",
    ),
];

async fn checked(store: &Store, repair: bool) -> (CheckReport, Vec<Finding>) {
    let mut said = Vec::new();
    let report = store.verify(repair, |note| {
        if let CheckEvent::Found(finding) = note {
            said.push(finding.clone());
        }
    });
    (report.await.unwrap(), said)
}

fn timed() -> TournamentPlan {
    TournamentPlan {
        round_days: Some(5),
        ..plan(Format::RoundRobin { double: false }, 4)
    }
}

async fn damaged_rows_are_repaired(database: &Database) {
    let app = app(database.open().await);
    let id = joined(&app, timed(), &super::numbered(4)).await;
    advance(&app, id).await;
    let games = app.store.tournament_games(id).await.unwrap();
    assert_eq!(games.len(), 2);
    let mut raw = database.raw().await;
    for (damage, told) in REPAIRABLE {
        let done = raw.execute(damage).await.unwrap();
        assert_eq!(done.rows_affected(), 1, "{damage}");
        let (report, said) = checked(&app.store, false).await;
        let found = (report.repairable, report.unrepairable, report.repaired);
        assert_eq!(found, (1, 0, 0), "{damage}: {said:?}");
        assert_eq!(said[0].state, State::Repairable);
        let words = said[0].to_string();
        assert!(words.contains("tournament 1: "), "{words}");
        assert!(words.contains(told), "{damage}: {words}");
        let (report, said) = checked(&app.store, true).await;
        assert!(report.is_clean(), "{damage}: {said:?}");
        assert_eq!(report.repaired, 1, "{damage}: {said:?}");
        let (report, said) = checked(&app.store, false).await;
        assert!(report.is_clean() && said.is_empty(), "{damage}: {said:?}");
        let listed = app.store.tournament_games(id).await.unwrap();
        assert_eq!(listed, games, "{damage}");
        let summary = app.store.tournament_summary(id).await.unwrap().unwrap();
        assert_eq!((summary.phase.as_str(), summary.players), ("playing", 4));
    }
    let (subject, kind) = (Subject::Tournament(id), JobKind::Advance);
    assert!(app.store.has_job(&JobId { subject, kind }).await.unwrap());
    assert_eq!(play_out(&app, id).await, 6);
}

async fn a_deleted_event_is_told_and_nothing_is_changed(database: &Database) {
    let app = app(database.open().await);
    let id = joined(&app, timed(), &super::numbered(4)).await;
    // Another one, which is sound.
    let other = joined(&app, timed(), &super::numbered(4)).await;
    advance(&app, other).await;
    let mut raw = database.raw().await;
    let deleted = "DELETE FROM tournament_events WHERE tournament = 1 AND seq = 2";
    assert_eq!(raw.execute(deleted).await.unwrap().rows_affected(), 1);
    let before = app.store.tournament_summary(id).await.unwrap();
    for repair in [false, true] {
        let (report, said) = checked(&app.store, repair).await;
        let found = (report.repairable, report.unrepairable, report.repaired);
        assert_eq!(found, (0, 1, 0), "{said:?}");
        assert_eq!(said[0].state, State::Unrepairable);
        assert!(said[0].to_string().contains("tournament 1"), "{}", said[0]);
    }
    assert_eq!(app.store.tournament_summary(id).await.unwrap(), before);
    assert!(app.tournament(id).await.is_err());
    assert_eq!(running(&app, other).await.len(), 2);
    tournament(&app, other).await;
}
