//! `banyan check` finds damaged rows of tournaments and repairs what follows from their events; it never changes events.

use banyan::play::{ChannelId, GuildId, MessageId, PlayerId};
use banyan::store::{CheckEvent, CheckReport, Finding, JobId, JobKind, State, Store, Subject};
use banyan::tournaments::{Format, TournamentCommand, TournamentPlan};
use sqlx::Executor as _;

use super::{ORGANISER, advance, does, joined, plan, play_out, running, tournament};
use crate::store::{
    app,
    database::{Database, on_both},
};

on_both!(
    damaged_rows_are_repaired,
    a_server_that_never_asked_is_taken_out,
    rows_that_cannot_be_are_refused,
    a_deleted_event_is_told_and_nothing_is_changed,
);

/// Damage, and what the check says about it.
const REPAIRABLE: [(&str, &str); 17] = [
    (
        "UPDATE tournaments SET phase = 'over' WHERE id = 1",
        "its summary is not that of its events",
    ),
    (
        "UPDATE tournaments SET seq = seq - 1 WHERE id = 1",
        "its summary is not that of its events",
    ),
    (
        "UPDATE tournaments SET guild = guild + 1 WHERE id = 1",
        "its summary is not that of its events",
    ),
    (
        "UPDATE tournaments SET organiser = 1 WHERE id = 1",
        "its summary is not that of its events",
    ),
    (
        "UPDATE tournaments SET title = 'Autumn Cup' WHERE id = 1",
        "its summary is not that of its events",
    ),
    (
        "UPDATE tournaments SET opened = opened - 1 WHERE id = 1",
        "its summary is not that of its events",
    ),
    (
        "UPDATE tournaments SET updated = updated + 1 WHERE id = 1",
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
        "INSERT INTO tournament_players (tournament, player, state) VALUES (1, 9, 'playing')",
        "its players are not those of its events",
    ),
    (
        "DELETE FROM tournament_games WHERE tournament = 1 AND match_id = 2",
        "its games are not those of its events",
    ),
    (
        "UPDATE tournament_games SET pairing = pairing + 1 WHERE tournament = 1 AND match_id = 1",
        "its games are not those of its events",
    ),
    (
        "UPDATE tournament_games SET round = 2 WHERE tournament = 1 AND match_id = 1",
        "its games are not those of its events",
    ),
    (
        "UPDATE tournament_guests SET channel = channel + 1 WHERE tournament = 1 AND guild = 900",
        "its other servers are not those of its events",
    ),
    (
        "UPDATE tournament_guests SET admitted = 0 WHERE tournament = 1 AND guild = 900",
        "its other servers are not those of its events",
    ),
    (
        "INSERT INTO tournament_guests (tournament, guild, channel, admitted) VALUES (1, 7, 8, 1)",
        "its other servers are not those of its events",
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
    let open = TournamentPlan {
        guests: true,
        ..timed()
    };
    let id = joined(&app, open, &super::numbered(3)).await;
    let guild = GuildId(900);
    let channel = ChannelId(901);
    does(
        &app,
        id,
        ORGANISER,
        TournamentCommand::AskServer { guild, channel },
    )
    .await;
    does(
        &app,
        id,
        ORGANISER,
        TournamentCommand::AdmitServer { guild },
    )
    .await;
    let post = Some(MessageId(77));
    app.store.keep_table(id, guild, post).await.unwrap();
    let player = PlayerId(4);
    does(
        &app,
        id,
        ORGANISER,
        TournamentCommand::Enter {
            player,
            rating: 1500,
        },
    )
    .await;
    advance(&app, id).await;
    let games = app.store.tournament_games(id).await.unwrap();
    assert_eq!(games.len(), 2);
    let places = app.store.tournament_places(id).await.unwrap();
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
        let kept = app.store.tournament_places(id).await.unwrap();
        assert_eq!(kept, places, "{damage}: the posts are kept");
    }
    let (subject, kind) = (Subject::Tournament(id), JobKind::Advance);
    assert!(app.store.has_job(&JobId { subject, kind }).await.unwrap());
    assert_eq!(play_out(&app, id).await, 6);
}

/// Rows of other servers in a tournament that none has asked to join.
async fn a_server_that_never_asked_is_taken_out(database: &Database) {
    let app = app(database.open().await);
    let id = joined(&app, timed(), &super::numbered(4)).await;
    advance(&app, id).await;
    let mut raw = database.raw().await;
    let damage =
        "INSERT INTO tournament_guests (tournament, guild, channel, admitted) VALUES (1, 7, 8, 1)";
    raw.execute(damage).await.unwrap();
    assert_eq!(checked(&app.store, true).await.0.repaired, 1);
    assert!(checked(&app.store, false).await.0.is_clean());
    assert_eq!(app.store.tournament_places(id).await.unwrap().len(), 1);
}

/// What the schema itself refuses.
async fn rows_that_cannot_be_are_refused(database: &Database) {
    let app = app(database.open().await);
    let id = joined(&app, timed(), &super::numbered(4)).await;
    advance(&app, id).await;
    let mut raw = database.raw().await;
    for damage in [
        "UPDATE tournaments SET phase = 'gone'",
        "UPDATE tournaments SET seq = 0",
        "UPDATE tournament_events SET moderator = 2 WHERE actor IS NOT NULL",
        "UPDATE tournament_events SET moderator = 1 WHERE actor IS NULL",
        "UPDATE tournament_events SET seq = 0 WHERE seq = 1",
        "UPDATE tournament_events SET tournament = 9",
        "UPDATE tournament_players SET state = 'fourth'",
        "UPDATE tournament_players SET tournament = 9",
        "UPDATE tournament_games SET round = 0",
        "UPDATE tournament_games SET pairing = 0",
        "UPDATE tournament_games SET match_id = 99 WHERE match_id = 1",
        "UPDATE tournament_games SET tournament = 9",
        "INSERT INTO tournament_guests (tournament, guild, channel, admitted) VALUES (1, 7, 8, 2)",
        "INSERT INTO tournament_guests (tournament, guild, channel, admitted) VALUES (9, 7, 8, 1)",
        "INSERT INTO causes (interaction, match_id, seq, tournament, at) VALUES (5, 1, NULL, NULL, 6)",
        "INSERT INTO causes (interaction, match_id, seq, tournament, at) VALUES (5, 1, 1, 1, 6)",
        "DELETE FROM tournaments",
    ] {
        let refused = raw.execute(damage).await;
        assert!(refused.is_err(), "{damage}: {refused:?}");
    }
    assert!(checked(&app.store, false).await.0.is_clean());
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
