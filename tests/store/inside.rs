//! Internals of the store: connection settings, open transactions, a full disk.

#[path = "inside/crowd.rs"]
mod crowd;
#[path = "inside/plans.rs"]
mod plans;

use sqlx::{AssertSqlSafe, Executor as _, Row as _};

use super::{Store, matches};
use crate::play::{ChannelId, Match, MatchId, PlayerId, Terms, Timestamp};

async fn sqlite() -> (Store, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!(
        "sqlite:{}",
        folder.path().join("banyan.db").display()
    ))
    .await;
    (store.unwrap(), folder)
}

fn challenge() -> Match {
    let ruleset = "jungle/classic".parse().unwrap();
    let (challenger, opponent) = (PlayerId(1), PlayerId(2));
    let terms = Terms::new(challenger, Some(opponent), ruleset, ChannelId(3));
    Match::open(terms, Timestamp(0)).unwrap()
}

async fn number(pool: &sqlx::AnyPool, sql: &'static str) -> i64 {
    let row = sqlx::query(sql).fetch_one(pool).await.unwrap();
    row.try_get::<i64, _>(0)
        .or_else(|_| row.try_get::<i32, _>(0).map(i64::from))
        .unwrap()
}

#[tokio::test]
async fn sqlite_is_set_to_survive_a_power_cut() {
    let (store, _folder) = sqlite().await;
    let mode = sqlx::query("PRAGMA journal_mode")
        .fetch_one(&store.write)
        .await
        .unwrap();
    assert_eq!(mode.get::<String, _>(0), "wal");
    assert_eq!(number(&store.write, "PRAGMA synchronous").await, 2, "FULL");
    assert_eq!(number(&store.write, "PRAGMA foreign_keys").await, 1);
    assert_eq!(number(&store.write, "PRAGMA busy_timeout").await, 15_000);
    assert_eq!(store.write.options().get_max_connections(), 1, "one writer");
    let write = sqlx::query("UPDATE counters SET value = 5")
        .execute(&store.read)
        .await;
    assert!(write.is_err(), "what reads cannot write");
}

/// The remains of a process that dies with an uncommitted transaction.
async fn an_open_transaction_leaves_nothing(store: &Store) {
    let game = challenge();
    let mut tx = store.begin().await.unwrap();
    let id = matches::insert_match(&mut tx, &game).await.unwrap();
    assert!(
        matches::insert_event(&mut tx, id, game.last_event())
            .await
            .unwrap()
    );
    drop(tx);
    assert_eq!(store.load_match(id).await.unwrap(), None);
    let change = matches::MatchChange {
        cause: Some(9),
        ..matches::MatchChange::with_events_after(&game, 0)
    };
    let done = store.commit(&change).await.unwrap();
    assert_eq!(
        done,
        super::Committed::Done {
            id: MatchId(1),
            rematch: None
        },
        "not even the number is used up"
    );
}

#[tokio::test]
async fn sqlite_forgets_an_open_transaction() {
    let (store, _folder) = sqlite().await;
    an_open_transaction_leaves_nothing(&store).await;
}

#[tokio::test]
async fn a_full_disk_loses_nothing() {
    let (store, _folder) = sqlite().await;
    let game = challenge();
    let change = matches::MatchChange::with_events_after(&game, 0);
    // The file may not grow beyond its current size, so the free pages fill up.
    sqlx::query("PRAGMA max_page_count = 1")
        .fetch_one(&store.write)
        .await
        .unwrap();
    let mut kept = Vec::new();
    let full = loop {
        match store.commit(&change).await {
            Ok(super::Committed::Done { id, .. }) => kept.push(id),
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
    };
    assert_eq!(
        full.to_string().split(':').next(),
        Some("writing a move failed"),
        "{full}"
    );
    for id in &kept {
        assert_eq!(
            store.load_match(*id).await.unwrap(),
            Some(game.clone().with_id(*id))
        );
    }
    sqlx::query("PRAGMA max_page_count = 100000")
        .fetch_one(&store.write)
        .await
        .unwrap();
    let done = store.commit(&change).await.unwrap();
    assert_eq!(
        done,
        super::Committed::Done {
            id: MatchId(kept.len() as i64 + 1),
            rematch: None
        },
        "it goes on where it stopped"
    );
}

/// `.ci/with-postgres cargo test postgres:: -- --ignored`
mod postgres {
    use super::*;

    /// A store in an empty schema of the server that `BANYAN_TEST_POSTGRES` names.
    pub(super) async fn open(schema: &str) -> Store {
        let server = std::env::var("BANYAN_TEST_POSTGRES")
            .expect("BANYAN_TEST_POSTGRES names a PostgreSQL server");
        sqlx::any::install_default_drivers();
        let admin = sqlx::AnyPool::connect(&server).await.unwrap();
        let create = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
        admin.execute(AssertSqlSafe(create)).await.unwrap();
        let joint = if server.contains('?') { '&' } else { '?' };
        Store::open(&format!("{server}{joint}options[search_path]={schema}"))
            .await
            .unwrap()
    }

    #[tokio::test]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn is_set_to_survive_a_power_cut() {
        let store = open("test_session").await;
        for (setting, value) in [
            ("SHOW synchronous_commit", "on"),
            ("SHOW lock_timeout", "15s"),
        ] {
            let row = sqlx::query(setting).fetch_one(&store.write).await.unwrap();
            assert_eq!(row.get::<String, _>(0), value, "{setting}");
        }
    }

    #[tokio::test]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn forgets_an_open_transaction() {
        an_open_transaction_leaves_nothing(&open("test_open").await).await;
    }
}
