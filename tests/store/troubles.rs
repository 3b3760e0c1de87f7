//! Locked, damaged, missing and foreign databases: nothing changes, and the error helps.

use std::sync::Arc;
use std::time::Duration;

use banyan::app::ActError;
use banyan::discord::{api::rest::Rest, delivery::bot::Bot};
use banyan::play::{Command, CorruptRecord, MatchId, Phase, Timestamp};
use banyan::secret::Secret;
use banyan::store::{Store, StoreError};
use banyan::worker;
use sqlx::{AssertSqlSafe, Executor as _, Row as _};

use super::database::{Database, on_both};
use super::{ALICE, BOB, accepted, app, does, play, played, seq_of, terms};

on_both!(
    a_locked_database_changes_nothing,
    a_job_is_tried_again_soon,
    a_corrupt_record_is_fenced_off,
    a_newer_database_is_refused,
    many_may_open_a_new_database_at_once,
);

async fn a_locked_database_changes_nothing(database: &Database) {
    let app = app(database.open_impatient().await);
    let id = accepted(&app).await;
    let mut other = database.raw().await;
    let lock = if database.is_postgres() {
        "BEGIN; LOCK TABLE events IN EXCLUSIVE MODE"
    } else {
        "BEGIN IMMEDIATE"
    };
    other.execute(lock).await.unwrap();

    let locked = does(&app, id, ALICE, play("c3d3")).await;
    let Err(ActError::Store(error @ StoreError::Sql { .. })) = locked else {
        panic!("{locked:?}")
    };
    assert!(
        error.to_string().starts_with("writing a move failed: "),
        "{error}"
    );
    assert_eq!(
        seq_of(&app, id).await,
        2,
        "reading goes on, and nothing was changed"
    );

    other.execute("ROLLBACK").await.unwrap();
    does(&app, id, ALICE, play("c3d3")).await.unwrap();
    assert_eq!(seq_of(&app, id).await, 3);
}

/// A challenge is to expire while nothing can be written to its match for a moment, and then not even to the queue.
async fn a_job_is_tried_again_soon(database: &Database) {
    let app = app(database.open_impatient().await);
    let begin = app.clock.now();
    let id = app.challenge(terms(), None).await.unwrap().game.id();
    let phase = async || app.game(id).await.unwrap().unwrap().phase();
    let bot = Bot {
        app: Arc::new(app.clone()),
        rest: Rest::new(
            &"http://127.0.0.1:1".parse().unwrap(),
            Secret::new("unused"),
        )
        .unwrap(),
    };
    let mut raw = database.raw().await;
    let only = "DELETE FROM jobs WHERE kind <> 'expire'";
    raw.execute(only).await.unwrap();
    let row = raw.fetch_one("SELECT due FROM jobs").await.unwrap();
    app.clock.set(Timestamp(row.try_get("due").unwrap()));
    assert!(app.clock.now() > begin);

    let mut other = database.raw().await;
    let (trouble, end) = if database.is_postgres() {
        ("BEGIN; LOCK TABLE events IN EXCLUSIVE MODE", "ROLLBACK")
    } else {
        let trouble = "CREATE TRIGGER no_room BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no room'); END";
        (trouble, "DROP TRIGGER no_room")
    };
    other.execute(trouble).await.unwrap();
    for seconds in [1, 2] {
        assert!(worker::step(&bot).await.unwrap(), "the job is tried");
        assert!(!worker::step(&bot).await.unwrap(), "and not at once again");
        app.clock.advance(Duration::from_secs(seconds));
    }
    if !database.is_postgres() {
        let full = "CREATE TRIGGER full BEFORE UPDATE ON jobs WHEN NEW.lease IS NULL BEGIN SELECT RAISE(ABORT, 'full'); END";
        raw.execute(full).await.unwrap();
        worker::step(&bot).await.unwrap_err();
        raw.execute("DROP TRIGGER full").await.unwrap();
        assert!(!worker::step(&bot).await.unwrap(), "it is leased");
        app.clock.advance(Duration::from_secs(45));
    }
    other.execute(end).await.unwrap();
    assert_eq!(phase().await, Phase::Open);
    assert!(worker::step(&bot).await.unwrap());
    assert_eq!(phase().await, Phase::Void);
}

async fn a_corrupt_record_is_fenced_off(database: &Database) {
    let app = app(database.open().await);
    let healthy = played(&app, 3).await;
    let mut raw = database.raw().await;
    for (damage, at) in [
        ("DELETE FROM events WHERE match_id = {id} AND seq = 4", 5),
        ("DELETE FROM events WHERE match_id = {id} AND seq = 1", 1),
        (
            "UPDATE events SET body = '{\"move\":\"a1a9\"}' WHERE match_id = {id} AND seq = 3",
            3,
        ),
        (
            "UPDATE events SET body = UPPER(body) WHERE match_id = {id} AND seq = 3",
            3,
        ),
        (
            "UPDATE events SET body = 'scribble' WHERE match_id = {id} AND seq = 4",
            4,
        ),
        (
            "UPDATE events SET kind = 'sung' WHERE match_id = {id} AND seq = 5",
            5,
        ),
        (
            "UPDATE events SET body = NULL WHERE match_id = {id} AND seq = 1",
            1,
        ),
    ] {
        let id = played(&app, 3).await;
        raw.execute(AssertSqlSafe(damage.replace("{id}", &id.to_string())))
            .await
            .unwrap();
        let loaded = app.game(id).await;
        let Err(StoreError::Corrupt(CorruptRecord { id: named, seq, .. })) = &loaded else {
            panic!("{loaded:?}")
        };
        assert_eq!((*named, *seq), (id, at), "{damage}");
        let acted = does(&app, id, BOB, Command::Resign).await;
        assert!(
            matches!(acted, Err(ActError::Corrupt(CorruptRecord { seq, .. })) if seq == at),
            "{acted:?}"
        );
    }
    let unknown = played(&app, 3).await;
    let damage = format!("UPDATE matches SET ruleset = 'poker/draw' WHERE id = {unknown}");
    raw.execute(AssertSqlSafe(damage)).await.unwrap();
    let list = app.store.games_of(BOB, 20).await.unwrap();
    assert!(
        list.iter().any(|game| game.id == healthy),
        "the others are listed"
    );
    assert!(!list.iter().any(|game| game.id == unknown));
    does(&app, healthy, BOB, play("g6g7")).await.unwrap();
}

async fn a_newer_database_is_refused(database: &Database) {
    database.open().await.close().await;
    let mut raw = database.raw().await;
    let future = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                  SELECT 9999, 'the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    raw.execute(future).await.unwrap();
    let error = Store::open(&database.url)
        .await
        .expect_err("it knows more than this version does");
    assert!(
        error
            .to_string()
            .contains("a newer Banyan made this database"),
        "{error}"
    );
}

async fn many_may_open_a_new_database_at_once(database: &Database) {
    let opened: Vec<_> = (0..4)
        .map(|_| {
            let url = database.url.clone();
            tokio::spawn(async move { Store::open(&url).await })
        })
        .collect();
    for store in opened {
        store.await.unwrap().unwrap().check().await.unwrap();
    }
}

mod server {
    mod postgres {
        use super::super::*;

        /// The effect of a server restart on open connections.
        #[tokio::test]
        #[ignore = "needs BANYAN_TEST_POSTGRES"]
        async fn broken_connections_are_replaced() {
            let database = Database::postgres().await;
            let app = app(database.open().await);
            let id = accepted(&app).await;
            for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6"), (ALICE, "d3d4")] {
                let cut = "SELECT CAST(COUNT(pg_terminate_backend(pid)) AS BIGINT) FROM pg_stat_activity \
                           WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";
                let row = sqlx::query(cut)
                    .fetch_one(&mut database.raw().await)
                    .await
                    .unwrap();
                assert!(row.get::<i64, _>(0) > 0, "something was cut");
                does(&app, id, player, play(text)).await.unwrap();
            }
            assert_eq!(seq_of(&app, id).await, 5);
            database.clean_up().await;
        }
    }
}

#[tokio::test]
async fn a_wrong_url_says_what_is_allowed() {
    for (url, told) in [
        ("banyan.db", "sqlite:PATH"),
        ("mysql://somewhere/banyan", "postgres://USER@HOST/DATABASE"),
        ("sqlite:", "lacks a path"),
        ("sqlite:banyan.db?mode=ro", "takes none"),
        (
            "sqlite:/no/such/folder/banyan.db",
            "there is no folder /no/such/folder",
        ),
        (
            "postgres://user:secret@host:port/banyan",
            "cannot open the database",
        ),
        (
            "postgres://user:secret@127.0.0.1:1/banyan",
            "cannot open the database postgres://127.0.0.1/banyan: error communicating with database: Connection refused",
        ),
    ] {
        let error = Store::open(url).await.expect_err(url);
        assert!(error.to_string().contains(told), "{url}: {error}");
        assert!(
            !format!("{error} {error:?}").contains("secret"),
            "{error:?}"
        );
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let database = Database::sqlite();
    std::fs::write(
        database.file(),
        "Dear diary, today nobody moved. ".repeat(100),
    )
    .unwrap();
    let error = Store::open(&database.url)
        .await
        .expect_err("a diary is no database");
    assert!(error.to_string().contains("a file of SQLite?"), "{error}");
    assert!(
        std::fs::read_to_string(database.file())
            .unwrap()
            .starts_with("Dear diary")
    );
}

/// SQLite accepts values of any type in a column.
#[tokio::test]
async fn a_summary_of_another_type_does_not_take_the_list_with_it() {
    let database = Database::sqlite();
    let app = app(database.open().await);
    let (odd, healthy) = (played(&app, 3).await, played(&app, 3).await);
    let damage = "UPDATE matches SET updated = 'long ago' WHERE id = 1";
    database.raw().await.execute(damage).await.unwrap();
    let list = app.store.games_of(BOB, 20).await.unwrap();
    let ids: Vec<_> = list.iter().map(|game| game.id).collect();
    assert_eq!(ids, [healthy]);
    let report = app.store.verify(true, |_| {}).await.unwrap();
    assert_eq!((report.repaired, report.is_clean()), (1, true));
    let list = app.store.games_of(BOB, 20).await.unwrap();
    assert!(list.iter().any(|game| game.id == odd));
}

#[tokio::test]
async fn odd_file_names_are_taken_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["with space.db", "50%25.db", "a#b.db", "象棋.db", "a&b=c.db"] {
        let file = folder.path().join(name);
        let app = app(Store::open(&format!("sqlite:{}", file.display()))
            .await
            .unwrap());
        accepted(&app).await;
        assert!(file.is_file(), "{name}");
    }
}

#[tokio::test]
async fn closing_folds_the_log_into_the_file() {
    let database = Database::sqlite();
    let app = app(database.open().await);
    let id = played(&app, 5).await;
    app.store.close().await;
    let log = database.file().with_extension("db-wal");
    assert!(
        std::fs::metadata(log).map_or(0, |log| log.len()) == 0,
        "nothing is left in the log"
    );
    // The database file alone is a backup.
    let copy = Database::sqlite();
    std::fs::copy(database.file(), copy.file()).unwrap();
    assert_eq!(
        copy.open()
            .await
            .load_match(id)
            .await
            .unwrap()
            .map(|game| game.seq()),
        Some(7)
    );
}

#[tokio::test]
async fn memory_is_one_database_a_store() {
    let app = app(Store::open("sqlite::memory:").await.unwrap());
    let id = played(&app, 2).await;
    tokio::time::sleep(Duration::from_millis(10)).await;
    assert_eq!(seq_of(&app, id).await, 4);
    let another = Store::open("sqlite::memory:").await.unwrap();
    assert_eq!(another.load_match(MatchId(1)).await.unwrap(), None);
}
