//! The instance lock: only one bot uses a database, and the next one can start as soon as it has ended, even by a
//! crash.

use std::time::Duration;

use banyan::store::{Store, StoreError};
use tokio::time::{sleep, timeout};

use super::database::{Database, on_both};

on_both!(
    a_second_bot_is_refused,
    a_bot_that_is_about_to_end_is_waited_for,
);

async fn a_second_bot_is_refused(database: &Database) {
    let (store, mut lock) = Store::open_alone(&database.url).await.unwrap();
    let second = Store::open_alone(&database.url).await;
    let Err(StoreError::Locked { by, .. }) = &second else {
        panic!("{second:?}")
    };
    if !database.is_postgres() {
        assert_eq!(*by, format!(", process {}", std::process::id()));
    }
    let words = second.unwrap_err().to_string();
    assert!(
        words.contains("another bot works with the database"),
        "{words}"
    );
    assert!(
        timeout(Duration::from_millis(300), lock.wait_until_lost())
            .await
            .is_err(),
        "the first one has it"
    );
    // Other programs, such as checks and backups, may still read.
    Store::open_existing(&database.url, true)
        .await
        .unwrap()
        .check()
        .await
        .unwrap();
    store.close().await;
    assert!(
        Store::open_alone(&database.url).await.is_err(),
        "until it has really ended"
    );
    drop(lock);
    Store::open_alone(&database.url).await.unwrap();
}

async fn a_bot_that_is_about_to_end_is_waited_for(database: &Database) {
    let (store, lock) = Store::open_alone(&database.url).await.unwrap();
    let next = tokio::spawn({
        let url = database.url.clone();
        async move { Store::open_alone(&url).await.map(drop) }
    });
    sleep(Duration::from_millis(500)).await;
    store.close().await;
    drop(lock);
    next.await.unwrap().unwrap();
}

#[tokio::test]
async fn memory_is_nobody_elses() {
    let (_store, _hold) = Store::open_alone("sqlite::memory:").await.unwrap();
    Store::open_alone("sqlite::memory:").await.unwrap();
}

mod server {
    mod postgres {
        use sqlx::Executor as _;

        use super::super::*;

        /// Ends all other sessions on this database, like a restart of the server.
        async fn cut(database: &Database) {
            let cut = "SELECT CAST(COUNT(pg_terminate_backend(pid)) AS BIGINT) FROM pg_stat_activity \
                       WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";
            database.raw().await.execute(cut).await.unwrap();
        }

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        #[ignore = "needs BANYAN_TEST_POSTGRES"]
        async fn a_lock_that_a_restart_ended_is_taken_anew() {
            let database = Database::postgres().await;
            let (_store, mut lock) = Store::open_alone(&database.url).await.unwrap();
            cut(&database).await;
            let lost = timeout(Duration::from_secs(2), lock.wait_until_lost()).await;
            assert!(lost.is_err(), "it goes on: {lost:?}");
            assert!(
                Store::open_alone(&database.url).await.is_err(),
                "it has the lock again"
            );
            // If another bot was faster, this one must end.
            cut(&database).await;
            let (_second, _its) = Store::open_alone(&database.url).await.unwrap();
            let lost = timeout(Duration::from_secs(20), lock.wait_until_lost()).await;
            assert!(matches!(lost, Ok(StoreError::Locked { .. })), "{lost:?}");
            database.clean_up().await;
        }
    }
}
