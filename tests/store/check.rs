//! `banyan check` finds inconsistencies, repairs what is derived from events, and never changes events.

use banyan::app::App;
use banyan::play::{ChannelId, Command, MatchId, MessageId, Terms, TimeControl};
use banyan::rules::Side;
use banyan::store::{CheckEvent, CheckReport, Finding, State, Store};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row as _};

use super::database::{Database, on_both};
use super::{ALICE, BOB, accepted, app, does, play, played, terms};

on_both!(
    a_sound_database_has_no_findings,
    what_follows_from_the_events_is_repaired,
    what_is_about_no_match_is_repaired,
    a_corrupt_record_is_told_and_left_as_it_is,
    it_goes_on_from_page_to_page,
    a_bot_at_work_is_no_finding,
);

/// A check and its findings.
async fn checked(store: &Store, repair: bool) -> (CheckReport, Vec<Finding>) {
    let mut said = Vec::new();
    let report = store.verify(repair, |note| {
        if let CheckEvent::Found(finding) = note {
            said.push(finding.clone());
        }
    });
    (report.await.unwrap(), said)
}

async fn clean(store: &Store) -> CheckReport {
    let (report, said) = checked(store, false).await;
    assert!(report.is_clean() && said.is_empty(), "{said:?}");
    report
}

/// An open challenge, a declined one, a match with posts, and a finished match.
async fn env(app: &App) -> MatchId {
    app.challenge(terms(), None).await.unwrap();
    let declined = app.challenge(terms(), None).await.unwrap().game.id();
    let no = Command::Decline { reason: None };
    does(app, declined, BOB, no).await.unwrap();
    played(app, 13).await;
    let timed = Terms {
        time: TimeControl::Days(7),
        ..terms()
    };
    let id = app.challenge(timed, None).await.unwrap().game.id();
    let lot = Side::First;
    does(app, id, BOB, Command::Accept { lot }).await.unwrap();
    for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6"), (ALICE, "d3d4")] {
        does(app, id, player, play(text)).await.unwrap();
    }
    while let Some(job) = crate::store::claim(
        &app.store,
        app.clock.now(),
        app.clock.now().after(std::time::Duration::from_secs(9)),
    )
    .await
    .unwrap()
    {
        let post = banyan::store::Post {
            match_id: job.id.subject.match_id().unwrap(),
            seq: job.seq,
            channel: ChannelId(7),
            message: Some(MessageId(1)),
            controls: true,
            position_seq: job.seq,
        };
        match job.id.kind {
            banyan::store::JobKind::Announce => {
                app.store
                    .finish_announcement_with_post(&job.id, &post, app.clock.now())
                    .await
                    .unwrap();
            }
            _ => drop(app.store.finish_control_removal(&job.id).await.unwrap()),
        }
    }
    id
}

async fn a_sound_database_has_no_findings(database: &Database) {
    let app = app(database.open().await);
    assert_eq!(
        clean(&app.store).await,
        CheckReport::default(),
        "an empty one"
    );
    env(&app).await;
    let report = clean(&app.store).await;
    assert_eq!((report.matches, report.events), (4, 1 + 2 + 16 + 5));
    // Opened as `banyan check` does.
    let store = Store::open_existing(&database.url, false).await.unwrap();
    assert!(store.is_current().await.unwrap());
    assert_eq!(clean(&store).await, report);
}

/// Inconsistencies of derived data, and the messages about them.
const REPAIRABLE: [(&str, &str); 12] = [
    (
        "UPDATE matches SET phase = 'over', awaits = NULL WHERE id = {id}",
        "summary is wrong in: phase, awaits",
    ),
    (
        "UPDATE matches SET phase = 'sung' WHERE id = {id}",
        "summary cannot be read",
    ),
    (
        "UPDATE matches SET ruleset = 'dobutsu/classic', guild = NULL, challenger = 5, opened = 1 WHERE id = {id}",
        "wrong in: ruleset, guild, challenger, opened",
    ),
    (
        "UPDATE matches SET plies = plies + 1, updated = 0, seq = 1 WHERE id = {id}",
        "wrong in: seq, plies, updated",
    ),
    (
        "UPDATE matches SET winner = 1002 WHERE ended_by IS NOT NULL AND id <> {id}",
        "wrong in: winner",
    ),
    (
        "INSERT INTO jobs (subject, kind, match_id, seq, lane, due, attempts) VALUES ('event/{id}/6', 'announce', {id}, 6, 'discord', 0, 0)",
        "a job (announce) is about event 6, which there is not",
    ),
    (
        "DELETE FROM jobs WHERE match_id = 1 AND kind = 'expire'",
        "its deadline has no job (expire)",
    ),
    (
        "DELETE FROM jobs WHERE match_id = {id} AND kind = 'flag'",
        "its deadline has no job (flag)",
    ),
    (
        "UPDATE matches SET deadline = 9, home = 'direct' WHERE id = {id}",
        "wrong in: deadline, venue",
    ),
    (
        "INSERT INTO posts (match_id, seq, channel, message, controls, position_seq) VALUES ({id}, 99, 7, 7, 1, 99)",
        "a post shows event 99, which there is not",
    ),
    (
        "INSERT INTO posts (match_id, seq, channel, message, controls, position_seq) VALUES ({id}, 2, 7, 7, 1, 2)",
        "the controls of the post about event 2 are left on it",
    ),
    (
        "UPDATE counters SET value = 2 WHERE name = 'match'",
        "the newest match is 4, the last number given out 2",
    ),
];

async fn what_follows_from_the_events_is_repaired(database: &Database) {
    let app = app(database.open().await);
    let id = env(&app).await;
    let mut raw = database.raw().await;
    let lists = |app: &App| {
        let store = app.store.clone();
        async move {
            (
                store.games_of(BOB, 20).await.unwrap(),
                store.finished_of(BOB, 20).await.unwrap(),
            )
        }
    };
    let (live, over) = lists(&app).await;
    for (damage, told) in REPAIRABLE {
        let damage = damage.replace("{id}", &id.to_string());
        let done = raw.execute(AssertSqlSafe(damage.clone())).await.unwrap();
        assert_eq!(done.rows_affected(), 1, "{damage}");
        for _ in 0..2 {
            let (report, said) = checked(&app.store, false).await;
            assert_eq!(
                (report.repairable, report.unrepairable, report.repaired),
                (1, 0, 0),
                "{damage}: {said:?}"
            );
            assert!(said[0].to_string().contains(told), "{damage}: {}", said[0]);
            assert_eq!(
                said[0].state,
                State::Repairable,
                "a check by itself changes nothing"
            );
        }
        let (report, said) = checked(&app.store, true).await;
        assert!(
            report.is_clean() && report.repaired == 1,
            "{damage}: {said:?}"
        );
        assert!(said[0].to_string().ends_with("(repaired)"), "{}", said[0]);
        clean(&app.store).await;
        assert_eq!(lists(&app).await, (live.clone(), over.clone()), "{damage}");
    }
    // The restored jobs are done as usual: deadlines and controls.
    let later = app.clock.now().after(super::CHALLENGE_LIFE);
    let mut pending = Vec::new();
    while let Some(job) = crate::store::claim(
        &app.store,
        later,
        later.after(std::time::Duration::from_secs(9)),
    )
    .await
    .unwrap()
    {
        pending.push(job.id.to_string());
        app.store.finish(&job).await.unwrap();
    }
    for again in ["expire match/1", "flag match/4", "retire event/4/2"] {
        assert!(
            pending.iter().any(|job| job == again),
            "{again} in {pending:?}"
        );
    }
    assert_eq!(
        app.challenge(terms(), None).await.unwrap().game.id(),
        MatchId(5)
    );
}

/// A connection without foreign key checks, to write what no version writes.
async fn without_keys(database: &Database) -> AnyConnection {
    let mut raw = database.raw().await;
    let off = if database.is_postgres() {
        "SET session_replication_role = replica"
    } else {
        "PRAGMA foreign_keys = OFF"
    };
    raw.execute(off).await.unwrap();
    raw
}

async fn what_is_about_no_match_is_repaired(database: &Database) {
    let app = app(database.open().await);
    let id = env(&app).await;
    let mut raw = without_keys(database).await;
    for damage in [
        "INSERT INTO jobs (subject, kind, match_id, seq, lane, due, attempts) VALUES ('event/77/1', 'announce', 77, 1, 'discord', 0, 0)",
        "INSERT INTO posts (match_id, seq, channel, message, controls, position_seq) VALUES (78, 1, 7, 7, 1, 1)",
        "DELETE FROM matches WHERE id = 3",
    ] {
        raw.execute(damage).await.unwrap();
    }
    let before = app.store.load_match(MatchId(3)).await.unwrap();
    let (report, said) = checked(&app.store, true).await;
    let words: Vec<_> = said.iter().map(ToString::to_string).collect();
    assert_eq!(
        words,
        [
            "match 3: its summary is missing (repaired)",
            "match 77: a job (announce) is about event 1, which there is not (repaired)",
            "match 78: a post shows event 1, which there is not (repaired)",
        ]
    );
    assert!(report.is_clean());
    assert_eq!(clean(&app.store).await.matches, 4);
    assert_eq!(app.store.load_match(MatchId(3)).await.unwrap(), before);
    assert_eq!(
        app.store.finished_of(ALICE, 9).await.unwrap()[0].id,
        MatchId(3)
    );
    does(&app, id, BOB, play("g6g7")).await.unwrap();
}

async fn a_corrupt_record_is_told_and_left_as_it_is(database: &Database) {
    let app = app(database.open().await);
    env(&app).await;
    let mut raw = database.raw().await;
    let mut expected = Vec::new();
    for (damage, told) in [
        (
            "UPDATE events SET body = '{\"move\":\"a1a9\"}' WHERE match_id = {id} AND seq = 3",
            "event 3 is the move a1a9",
        ),
        (
            "UPDATE events SET kind = 'sung' WHERE match_id = {id} AND seq = 5",
            "event 5 of kind \"sung\" cannot be read",
        ),
        (
            "DELETE FROM events WHERE match_id = {id} AND seq = 4",
            "event 5 follows event 3",
        ),
        (
            "DELETE FROM events WHERE match_id = {id}",
            "event 1 is missing",
        ),
    ] {
        let id = played(&app, 3).await;
        raw.execute(AssertSqlSafe(damage.replace("{id}", &id.to_string())))
            .await
            .unwrap();
        expected.push(format!("match {id}: {told}"));
    }
    for repair in [false, true] {
        let (report, said) = checked(&app.store, repair).await;
        assert_eq!(
            (report.unrepairable, report.repaired, report.repairable),
            (4, 0, 0),
            "{said:?}"
        );
        for (finding, expected) in said.iter().zip(&expected) {
            let words = finding.to_string();
            assert!(
                words.starts_with(expected.as_str()) && words.ends_with("(cannot be repaired)"),
                "{words}"
            );
        }
    }
    let row = sqlx::query("SELECT body FROM events WHERE body LIKE '%a1a9%'").fetch_one(&mut raw);
    assert_eq!(
        row.await.unwrap().get::<String, _>(0),
        "{\"move\":\"a1a9\"}",
        "the event is as it was"
    );
}

async fn it_goes_on_from_page_to_page(database: &Database) {
    let app = app(database.open().await);
    for _ in 0..450 {
        app.challenge(terms(), None).await.unwrap();
    }
    let mut raw = database.raw().await;
    raw.execute("UPDATE matches SET plies = 9 WHERE id IN (1, 200, 201, 450)")
        .await
        .unwrap();
    let (mut told, mut found) = (Vec::new(), Vec::new());
    let report = app.store.verify(false, |note| match note {
        CheckEvent::Progress { done, of } => told.push((done, of)),
        CheckEvent::Found(finding) => found.push(finding.id.unwrap().0),
        CheckEvent::Copied { .. } | CheckEvent::Rows { .. } => {}
    });
    assert_eq!(report.await.unwrap().matches, 450);
    assert_eq!(found, [1, 200, 201, 450]);
    assert_eq!(told, [(200, 450), (400, 450), (450, 450)]);
}

async fn a_bot_at_work_is_no_finding(database: &Database) {
    let app = app(database.open().await);
    let other = Store::open_existing(&database.url, true).await.unwrap();
    let player = tokio::spawn({
        let app = app.clone();
        async move {
            for _ in 0..12 {
                let id = accepted(&app).await;
                for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6"), (ALICE, "d3d4")] {
                    does(&app, id, player, play(text)).await.unwrap();
                }
                does(&app, id, BOB, Command::Resign).await.unwrap();
            }
        }
    });
    let mut rounds = 0;
    while !player.is_finished() {
        let (report, said) = checked(&other, rounds % 2 == 0).await;
        assert!(report.is_clean() && report.repaired == 0, "{said:?}");
        rounds += 1;
    }
    player.await.unwrap();
    assert!(rounds > 1, "they overlapped");
    assert_eq!(clean(&other).await.events, 12 * 6);
}

#[tokio::test]
async fn a_damaged_index_is_built_anew() {
    let database = Database::sqlite();
    let app = app(database.open().await);
    env(&app).await;
    app.store.close().await;
    // The index is hidden while a row is inserted, so that it misses the row.
    let url = format!("sqlite:{}", database.file().display());
    for steps in [
        "CREATE TABLE hidden AS SELECT * FROM sqlite_schema WHERE name = 'jobs_due'; PRAGMA writable_schema = ON; \
         DELETE FROM sqlite_schema WHERE name = 'jobs_due'; PRAGMA schema_version = 9001",
        "INSERT INTO jobs (subject, kind, match_id, seq, lane, due, attempts) VALUES ('event/1/1', 'announce', 1, 1, 'discord', 0, 0)",
        "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT * FROM hidden; PRAGMA schema_version = 9002; \
         PRAGMA writable_schema = OFF; DROP TABLE hidden",
    ] {
        let mut raw = sqlx::SqliteConnection::connect(&url).await.unwrap();
        raw.execute(AssertSqlSafe(steps)).await.unwrap();
        raw.close().await.unwrap();
    }
    let store = Store::open_existing(&database.url, true).await.unwrap();
    let (report, said) = checked(&store, false).await;
    assert!(
        report.repairable > 0 && report.unrepairable == 0,
        "{said:?}"
    );
    assert!(said[0].what.contains("jobs_due"), "{said:?}");
    let (report, said) = checked(&store, true).await;
    assert!(report.is_clean() && report.repaired == 1, "{said:?}");
    clean(&store).await;
}
