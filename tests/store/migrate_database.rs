//! `banyan migrate-database`: a copy has every row and is checked; one that fails or is stopped leaves nothing.

use banyan::store::{CheckEvent, CheckReport, DatabaseOptions, Store, StoreError};

use super::database::Database;

async fn migrated(from: &str, to: &str) -> Result<CheckReport, StoreError> {
    Store::migrate_database(from, to, |_: CheckEvent<'_>| {}).await
}

#[tokio::test]
async fn only_a_file_is_copied_and_only_to_a_server() {
    let postgres = "postgres://banyan:secret@db.example/banyan";
    for (from, to, told) in [
        (postgres, "sqlite:copy.db", "in this order"),
        ("sqlite:a.db", "sqlite:b.db", "in this order"),
        ("sqlite::memory:", postgres, "in this order"),
        (
            "sqlite:/no/such.db",
            postgres,
            "there is no database /no/such.db",
        ),
    ] {
        let error = migrated(from, to).await.unwrap_err().to_string();
        assert!(error.contains(told), "{from} {to}: {error}");
        assert!(!error.contains("secret"), "{error}");
    }
}

mod postgres {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use banyan::app::App;
    use banyan::store::MIGRATIONS;
    use sqlx::any::AnyRow;
    use sqlx::{AnyConnection, AssertSqlSafe, Executor as _, Row as _, SqlSafeStr as _};
    use tokio::time::timeout;

    use super::super::{accepted, app, play, played};
    use super::*;

    /// An SQLite database with the sample rows of every table, and some whole games.
    async fn env() -> Database {
        let database = Database::sqlite();
        let mut raw = database.raw().await;
        MIGRATIONS.run_to(1, &mut raw).await.unwrap();
        let sample = include_str!("../migrations/0001.sql");
        raw.execute(sample.into_sql_str()).await.unwrap();
        let app = app(database.open().await);
        for plies in 0..12 {
            played(&app, plies).await;
        }
        app.store.close().await;
        // The games have settled the sample's notice.
        raw.execute("INSERT INTO notices (player, channel, match_id, seq, told) VALUES (1001, 3001, 2, 6, 1)")
            .await
            .unwrap();
        database
    }

    fn value(row: &AnyRow, column: usize) -> String {
        let number = row
            .try_get::<Option<i64>, _>(column)
            .map(|n| format!("{n:?}"));
        let real = |_| {
            row.try_get::<Option<f64>, _>(column)
                .map(|n| format!("{n:?}"))
        };
        let text = |_| row.try_get::<Option<String>, _>(column);
        number
            .or_else(real)
            .unwrap_or_else(|error| format!("{:?}", text(error).unwrap()))
    }

    /// All rows of all tables, sorted.
    async fn rows(raw: &mut AnyConnection, tables: &[String]) -> BTreeMap<String, Vec<String>> {
        let mut all = BTreeMap::new();
        for table in tables {
            let select = format!("SELECT * FROM {table}");
            let rows = raw.fetch_all(AssertSqlSafe(select)).await.unwrap();
            let row = |row: &AnyRow| {
                let values: Vec<String> = (0..row.len()).map(|n| value(row, n)).collect();
                values.join("|")
            };
            let mut rows: Vec<String> = rows.iter().map(row).collect();
            rows.sort();
            all.insert(table.clone(), rows);
        }
        all
    }

    async fn tables(raw: &mut AnyConnection) -> Vec<String> {
        let list = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> '_sqlx_migrations'";
        let rows = raw.fetch_all(list).await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    async fn is_empty(database: &Database) -> bool {
        let count = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema()";
        let row = database.raw().await.fetch_one(count).await.unwrap();
        row.get::<i64, _>(0) == 0
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn a_copy_has_every_row_and_games_go_on_in_it() {
        let (from, to) = (env().await, Database::postgres().await);
        let mut told = Vec::new();
        let report = Store::migrate_database(&from.url, &to.url, |note| {
            if let CheckEvent::Rows { table, done, of } = note
                && done == of
            {
                told.push(table.to_owned());
            }
        });
        let report = report.await.unwrap();
        let mut raw = from.raw().await;
        let tables = tables(&mut raw).await;
        assert!(tables.len() > 30, "{tables:?}");
        let mut sorted = (told.clone(), tables.clone());
        sorted.0.sort();
        sorted.1.sort();
        assert_eq!(sorted.0, sorted.1, "each table is told once");
        let before = rows(&mut raw, &tables).await;
        let empty: Vec<_> = before.iter().filter(|(_, rows)| rows.is_empty()).collect();
        assert!(
            empty.is_empty(),
            "nothing shows that these arrive: {empty:?}"
        );
        assert_eq!(rows(&mut to.raw().await, &tables).await, before);
        let found = Store::open_existing(&from.url, false).await.unwrap();
        assert_eq!(found.verify(false, |_| {}).await.unwrap(), report);

        // The schema is this version's, and numbers go on where they stopped.
        let (store, lock) = Store::open_for_bot(&to.url, DatabaseOptions::default())
            .await
            .unwrap();
        assert!(store.is_current().await.unwrap());
        let app: App = app(store);
        let id = accepted(&app).await;
        assert_eq!(id.0, report.matches as i64 + 1);
        crate::store::does(&app, id, crate::store::ALICE, play("c3d3"))
            .await
            .unwrap();
        app.store.close().await;
        drop(lock);
        let again = migrated(&from.url, &to.url).await.unwrap_err().to_string();
        assert!(again.contains("has tables already"), "{again}");
        to.clean_up().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn a_copy_that_fails_or_is_stopped_leaves_nothing() {
        let (from, to) = (env().await, Database::postgres().await);
        // PostgreSQL stores no such character.
        let mut raw = from.raw().await;
        raw.execute("INSERT INTO settings (key, value) VALUES ('odd', 'a' || char(0))")
            .await
            .unwrap();
        let failed = migrated(&from.url, &to.url).await.unwrap_err().to_string();
        assert!(
            failed.contains("copying the table settings failed"),
            "{failed}"
        );
        assert!(is_empty(&to).await);
        raw.execute("DELETE FROM settings WHERE key = 'odd'")
            .await
            .unwrap();

        let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
        let (stopped_from, stopped_to) = (from.url.clone(), to.url.clone());
        let copying = tokio::spawn(async move {
            Store::migrate_database(&stopped_from, &stopped_to, |note| {
                if let CheckEvent::Rows { table, .. } = note {
                    tell.send(table.to_owned()).unwrap();
                }
            })
            .await
        });
        while told.recv().await.unwrap() != "events" {}
        copying.abort();
        assert!(copying.await.unwrap_err().is_cancelled(), "in the middle");
        // The server ends the transaction of a client that is gone.
        let rolled_back = async {
            while !is_empty(&to).await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(10), rolled_back).await.unwrap();
        assert!(migrated(&from.url, &to.url).await.unwrap().matches > 10);
        to.clean_up().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn neither_side_may_be_in_use() {
        let (from, to) = (env().await, Database::postgres().await);
        let (store, lock) = Store::open_for_bot(&from.url, DatabaseOptions::default())
            .await
            .unwrap();
        let used = migrated(&from.url, &to.url).await;
        assert!(matches!(used, Err(StoreError::Locked { .. })), "{used:?}");
        store.close().await;
        drop(lock);
        assert!(is_empty(&to).await);
        let (store, lock) = Store::open_for_bot(&to.url, DatabaseOptions::default())
            .await
            .unwrap();
        let used = migrated(&from.url, &to.url).await;
        assert!(matches!(used, Err(StoreError::Locked { .. })), "{used:?}");
        store.close().await;
        drop(lock);
        to.clean_up().await;
    }
}
