//! A database for one test: an SQLite file, or a schema on the PostgreSQL server that `BANYAN_TEST_POSTGRES` names.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use banyan::play::PlayerId;
use banyan::store::{DatabaseOptions, Store, StoreError};
use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};

/// The database of a test; it is deleted with the value.
pub struct Database {
    pub url: String,
    schema: Option<String>,
    folder: Option<tempfile::TempDir>,
}

impl Database {
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
        Self {
            url,
            schema: None,
            folder: Some(folder),
        }
    }

    pub async fn postgres() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let server = server();
        let schema = format!(
            "test_{}_{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        );
        install_default_drivers();
        let mut admin = AnyConnection::connect(&server).await.unwrap();
        let create = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
        admin.execute(AssertSqlSafe(create)).await.unwrap();
        let joint = if server.contains('?') { '&' } else { '?' };
        Self {
            url: format!("{server}{joint}options[search_path]={schema}&application_name={schema}"),
            schema: Some(schema),
            folder: None,
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// A store with short timeouts for locks.
    pub async fn open_impatient(&self) -> Store {
        let options = DatabaseOptions {
            busy_timeout: Duration::from_millis(200),
            ..DatabaseOptions::default()
        };
        let mut tries = 0;
        loop {
            tries += 1;
            match Store::open_with(&self.url, options).await {
                // Another test may have the lock for migrations, which all schemas of a server share.
                Err(StoreError::Migrate { cause, .. })
                    if cause.to_string().contains("lock timeout") && tries < 100 =>
                {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                opened => return opened.unwrap(),
            }
        }
    }

    /// A direct connection, for changes that the store would never make.
    pub async fn raw(&self) -> AnyConnection {
        install_default_drivers();
        let create = if self.is_postgres() { "" } else { "?mode=rwc" };
        AnyConnection::connect(&format!("{}{create}", self.url))
            .await
            .unwrap()
    }

    /// Stores a player with this name.
    pub async fn name(&self, player: PlayerId, name: &str) {
        let sql = format!(
            "INSERT INTO players (id, kind, discord, name) VALUES ({player}, 'person', {player}, '{name}')"
        );
        self.raw().await.execute(AssertSqlSafe(sql)).await.unwrap();
    }

    pub fn is_postgres(&self) -> bool {
        self.schema.is_some()
    }

    /// SQLite only.
    pub fn file(&self) -> PathBuf {
        self.folder
            .as_ref()
            .expect("a database of SQLite's")
            .path()
            .join("banyan.db")
    }

    /// Makes a backup in a file, as docs/going-live.md tells the operator to.
    pub async fn back_up(&self, file: &Path) {
        let Some(schema) = &self.schema else {
            let done = Store::backup(&self.url, file, |_| {}).await;
            assert!(done.unwrap().report.is_clean());
            return;
        };
        let made = Command::new("pg_dump")
            .args(["--format=custom", "--schema", schema, "--file"])
            .arg(file)
            .arg(server())
            .status();
        assert!(made.unwrap().success());
    }

    /// Replaces everything by such a backup. No store may be open.
    pub async fn restore(&self, file: &Path) {
        let Some(schema) = &self.schema else {
            for rest in ["-wal", "-shm"] {
                let _ = std::fs::remove_file(self.file().with_extension(format!("db{rest}")));
            }
            std::fs::copy(file, self.file()).unwrap();
            return;
        };
        let lose = format!("DROP SCHEMA {schema} CASCADE");
        self.raw().await.execute(AssertSqlSafe(lose)).await.unwrap();
        let restored = Command::new("pg_restore")
            .args(["--no-owner", "--exit-on-error", "--dbname", &server()])
            .arg(file)
            .status();
        assert!(restored.unwrap().success());
    }

    /// Deletes the schema, in case the server is permanent.
    pub async fn clean_up(self) {
        if let Some(schema) = &self.schema {
            let mut admin = self.raw().await;
            admin
                .execute(AssertSqlSafe(format!("DROP SCHEMA {schema} CASCADE")))
                .await
                .unwrap();
        }
    }
}

/// The URL of the server for tests.
fn server() -> String {
    std::env::var("BANYAN_TEST_POSTGRES").expect("BANYAN_TEST_POSTGRES names a PostgreSQL server")
}

/// Makes two tests of each function: one on SQLite, which always runs, and one on PostgreSQL:
/// `.ci/with-postgres cargo test postgres:: -- --ignored`.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(&crate::store::database::Database::sqlite()).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs BANYAN_TEST_POSTGRES"]
            async fn $test() {
                let database = crate::store::database::Database::postgres().await;
                super::$test(&database).await;
                database.clean_up().await;
            })*
        }
    };
}

pub(crate) use on_both;
