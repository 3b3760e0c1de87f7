//! The instance lock: only one bot uses an SQLite database, and the next one can start as soon as it has ended, even by
//! a crash.

use std::time::Duration;

use banyan::store::{DatabaseOptions, Store, StoreError};
use tokio::time::sleep;

use super::database::Database;

#[tokio::test]
async fn a_second_bot_is_refused() {
    let database = Database::sqlite();
    let (store, lock) = Store::open_for_bot(&database.url, DatabaseOptions::default())
        .await
        .unwrap();
    let second = Store::open_for_bot(&database.url, DatabaseOptions::default())
        .await
        .map(|_| ());
    let Err(StoreError::Locked { by, .. }) = &second else {
        panic!("{second:?}")
    };
    assert_eq!(*by, format!(", process {}", std::process::id()));
    let words = second.unwrap_err().to_string();
    assert!(
        words.contains("another bot works with the database"),
        "{words}"
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
        Store::open_for_bot(&database.url, DatabaseOptions::default())
            .await
            .is_err(),
        "until it has really ended"
    );
    drop(lock);
    Store::open_for_bot(&database.url, DatabaseOptions::default())
        .await
        .map(drop)
        .unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_about_to_end_is_waited_for() {
    let database = Database::sqlite();
    let (store, lock) = Store::open_for_bot(&database.url, DatabaseOptions::default())
        .await
        .unwrap();
    let next = tokio::spawn({
        let url = database.url.clone();
        async move {
            Store::open_for_bot(&url, DatabaseOptions::default())
                .await
                .map(drop)
        }
    });
    sleep(Duration::from_millis(500)).await;
    store.close().await;
    drop(lock);
    next.await.unwrap().unwrap();
}

#[tokio::test]
async fn memory_is_nobody_elses() {
    let (_store, _hold) = Store::open_for_bot("sqlite::memory:", DatabaseOptions::default())
        .await
        .unwrap();
    Store::open_for_bot("sqlite::memory:", DatabaseOptions::default())
        .await
        .map(drop)
        .unwrap();
}
