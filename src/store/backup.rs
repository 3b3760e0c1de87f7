//! Copies a database while a bot works with it, and never writes over anything: a copy gets its name when it is whole,
//! on the disk and found to be sound.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, install_default_drivers};
use sqlx::{AnyConnection, Connection as _, Executor as _};

use super::check::{Note, Report};
use super::open::{Place, existing};
use super::{
    database::{Store, StoreError, doing},
    open::Options,
};

/// What is in a backup that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// What was found in the copy, which is as its original was: what is wrong in one is wrong in the other.
    pub report: Report,
    /// Whether its matches were replayed. Those of another version's tables are left to that version.
    pub replayed: bool,
}

/// How often it is told how far the copy has come.
const OFTEN: Duration = Duration::from_secs(1);

const POSTGRES: &str = "\
    a PostgreSQL is backed up by its own tool, while the bot runs:\n\n    \
    pg_dump --format=custom --file=banyan.dump \"postgres://USER@HOST/DATABASE\"\n\n\
    and restored into an empty database by\n\n    \
    pg_restore --no-owner --dbname=\"postgres://USER@HOST/NEW_DATABASE\" banyan.dump\n\n\
    `banyan check` then tells whether all is well in it";

impl Store {
    /// Copies the SQLite database of that URL into a new file, as it is at one moment, and looks the copy over.
    ///
    /// # Errors
    /// [`StoreError`] when the file exists or cannot be written, when there is no such database, or when its pages are
    /// damaged; there is no file then. A PostgreSQL is refused with the words of its own tool.
    pub async fn backup(
        url: &str,
        file: &Path,
        note: impl FnMut(Note<'_>),
    ) -> Result<Backup, StoreError> {
        let source = match url.parse()? {
            Place::Postgres(_) => return Err(StoreError::Url(POSTGRES.to_owned())),
            Place::Memory => {
                let nothing = "a database in memory ends with its bot: there is nothing to back up";
                return Err(StoreError::Url(nothing.to_owned()));
            }
            Place::File(path) => path,
        };
        let partial = beside(file, ".partial");
        let written = write(&source, &partial, file, note).await;
        if written.is_err() {
            // Whatever was begun is of no use; if it cannot be removed, its name says so.
            for rest in ["", "-journal"] {
                let _ = fs::remove_file(beside(&partial, rest));
            }
        }
        written
    }
}

async fn write(
    source: &Path,
    partial: &Path,
    file: &Path,
    mut note: impl FnMut(Note<'_>),
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
    // What an earlier attempt left that was killed.
    match fs::remove_file(partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(wrong(error)),
        _ => {}
    }
    let size = |file: &Path| fs::metadata(file).map_or(0, |file| file.len());
    let mut copying = pin!(copy(source, partial));
    loop {
        match tokio::time::timeout(OFTEN, copying.as_mut()).await {
            Ok(copied) => break copied?,
            Err(_) => note(Note::Copied {
                done: size(partial),
                of: size(source),
            }),
        }
    }
    let made = look_over(partial, note).await?;
    File::open(partial)
        .and_then(|copy| copy.sync_all())
        .map_err(wrong)?;
    // Unlike a renaming, a second name is refused where there is a file by now.
    fs::hard_link(partial, file).map_err(wrong)?;
    fs::remove_file(partial).map_err(wrong)?;
    let folder = std::path::absolute(file).map_err(wrong)?;
    File::open(folder.parent().unwrap_or(&folder))
        .and_then(|folder| folder.sync_all())
        .map_err(wrong)?;
    Ok(made)
}

/// One reading transaction over the whole file: writers go on meanwhile.
async fn copy(source: &Path, partial: &Path) -> Result<(), StoreError> {
    install_default_drivers();
    let url = existing(source, "rw")?;
    let failed = doing("copying the database");
    let copied = async {
        let options = AnyConnectOptions::from_str(&url)?;
        let mut connection = AnyConnection::connect_with(&options).await?;
        let patience = Options::default().busy_timeout.as_millis();
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

/// Reads the copy from end to end, and replays what is in it if its tables are this version's.
async fn look_over(partial: &Path, note: impl FnMut(Note<'_>)) -> Result<Backup, StoreError> {
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

/// A file beside another, by what is added to its name.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}
