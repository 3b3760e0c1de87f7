//! Backs up a SQLite database while a bot uses it. It never overwrites a file: the copy gets its final name once it is
//! complete, flushed to the disk and checked.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::pin::pin;
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, install_default_drivers};
use sqlx::{AnyConnection, Connection as _, Executor as _};

use super::check::{CheckEvent, CheckReport};
use super::open::{DatabaseLocation, existing_file_url};
use super::{
    database::{Store, StoreError, sql_error},
    open::DatabaseOptions,
};

/// The result of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// What the check found in the copy. The copy is exact, so the original has the same faults.
    pub report: CheckReport,
    /// Whether the matches were replayed. False if the schema is another version's.
    pub replayed: bool,
}

const PROGRESS_INTERVAL: Duration = Duration::from_secs(1);

const POSTGRES: &str = "\
    a PostgreSQL is backed up by its own tool, while the bot runs:\n\n    \
    pg_dump --format=custom --file=banyan.dump \"postgres://USER@HOST/DATABASE\"\n\n\
    and restored into an empty database by\n\n    \
    pg_restore --no-owner --dbname=\"postgres://USER@HOST/NEW_DATABASE\" banyan.dump\n\n\
    `banyan check` then tells whether all is well in it";

impl Store {
    /// Copies the SQLite database at that URL into a new file, as one consistent snapshot, and checks the copy.
    ///
    /// # Errors
    /// [`StoreError`] when the file exists or cannot be written, when there is no such database, or when its pages are
    /// damaged; no file is left then. For PostgreSQL the error names the tool to use instead.
    pub async fn backup(
        url: &str,
        file: &Path,
        note: impl FnMut(CheckEvent<'_>),
    ) -> Result<Backup, StoreError> {
        let source = match url.parse()? {
            DatabaseLocation::Postgres(_) => return Err(StoreError::Url(POSTGRES.to_owned())),
            DatabaseLocation::Memory => {
                let nothing = "a database in memory ends with its bot: there is nothing to back up";
                return Err(StoreError::Url(nothing.to_owned()));
            }
            DatabaseLocation::File(path) => path,
        };
        let partial = file.with_added_extension("partial");
        let written = write(&source, &partial, file, note).await;
        if written.is_err() {
            // An incomplete copy is useless. If it cannot be removed, its name still says that it is partial.
            for rest in ["partial", "partial-journal"] {
                let _ = fs::remove_file(file.with_added_extension(rest));
            }
        }
        written
    }
}

async fn write(
    source: &Path,
    partial: &Path,
    file: &Path,
    mut note: impl FnMut(CheckEvent<'_>),
) -> Result<Backup, StoreError> {
    let wrong = |error: io::Error| {
        StoreError::Url(format!(
            "the backup {} cannot be written: {error}",
            file.display()
        ))
    };
    if file.symlink_metadata().is_ok() {
        return Err(wrong(io::ErrorKind::AlreadyExists.into()));
    }
    // A killed earlier attempt may have left its partial file.
    match fs::remove_file(partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(wrong(error)),
        _ => {}
    }
    let size = |file: &Path| fs::metadata(file).map_or(0, |file| file.len());
    let mut copying = pin!(copy(source, partial));
    loop {
        match tokio::time::timeout(PROGRESS_INTERVAL, copying.as_mut()).await {
            Ok(copied) => break copied?,
            Err(_) => note(CheckEvent::Copied {
                done: size(partial),
                of: size(source),
            }),
        }
    }
    let made = check_copy(partial, note).await?;
    File::open(partial)
        .and_then(|copy| copy.sync_all())
        .map_err(wrong)?;
    // A hard link, unlike a rename, fails if the target exists by now.
    fs::hard_link(partial, file).map_err(wrong)?;
    fs::remove_file(partial).map_err(wrong)?;
    let folder = std::path::absolute(file).map_err(wrong)?;
    File::open(folder.parent().unwrap_or(&folder))
        .and_then(|folder| folder.sync_all())
        .map_err(wrong)?;
    Ok(made)
}

/// Copies in one read transaction; writers continue meanwhile.
async fn copy(source: &Path, partial: &Path) -> Result<(), StoreError> {
    install_default_drivers();
    let url = existing_file_url(source, "rw")?;
    let failed = sql_error("copying the database");
    let copied = async {
        let options = AnyConnectOptions::from_str(&url)?;
        let mut connection = AnyConnection::connect_with(&options).await?;
        let patience = DatabaseOptions::default().busy_timeout.as_millis();
        let patience = format!("PRAGMA busy_timeout = {patience}");
        connection.execute(sqlx::AssertSqlSafe(patience)).await?;
        sqlx::query("VACUUM INTO $1")
            .bind(partial.to_string_lossy().into_owned())
            .execute(&mut connection)
            .await?;
        connection.close().await
    };
    copied.await.map_err(failed)
}

/// Checks every page of the copy, and replays its matches if its schema is this version's.
async fn check_copy(
    partial: &Path,
    note: impl FnMut(CheckEvent<'_>),
) -> Result<Backup, StoreError> {
    let copy = Store::open_existing(&format!("sqlite:{}", partial.display()), false).await?;
    let looked = async {
        let replayed = copy.is_current().await?;
        let report = if replayed {
            copy.verify(false, note).await?
        } else {
            copy.verify_pages(note).await?
        };
        Ok(Backup { report, replayed })
    };
    let looked = looked.await;
    copy.close().await;
    looked
}
