//! `banyan backup`, `banyan check`, `banyan erase-tournaments`, `banyan migrate-database`, `banyan ratings` and
//! `banyan skip-numbers`: maintenance of a database, with or without a running bot. Needs no token.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::bot;
use crate::config::Config;
use crate::play::GuildId;
use crate::store::{CheckEvent, CheckReport, Recomputed, Store, StoreError};
use clap::Subcommand;

use super::exit::ExitError;

const PROGRESS_INTERVAL: Duration = Duration::from_secs(2);

#[derive(Subcommand)]
pub enum Command {
    /// Copy the SQLite database into a new file, also while the bot runs, and check the copy.
    Backup {
        /// The file to create; an existing one is not overwritten.
        file: PathBuf,
        /// The configuration file that names the database; config.toml in the working folder if there is one.
        #[arg(long)]
        config: Option<PathBuf>,
    },
    /// Replay every match and compare summaries, jobs and posts with it. Exit code 0: no errors; 1: errors were found;
    /// 2: the check could not be carried out.
    Check {
        /// Repair what follows from the events.
        #[arg(long)]
        repair: bool,
        /// The configuration file that names the database; config.toml in the working folder if there is one.
        #[arg(long)]
        config: Option<PathBuf>,
    },
    /// Delete all tournaments of a server with their tables and medals, also those that run, and while the bot runs. Their
    /// games stay.
    EraseTournaments {
        /// The server's Discord id.
        server: u64,
        /// The configuration file that names the database; config.toml in the working folder if there is one.
        #[arg(long)]
        config: Option<PathBuf>,
    },
    /// Copy an SQLite database into an empty PostgreSQL database, and check the copy. Stop the bot before. A copy that
    /// fails or is stopped leaves nothing behind. Exit codes as of `check`.
    MigrateDatabase {
        /// The database to copy, such as `sqlite:/var/lib/banyan/banyan.db`. It stays as it is.
        from: String,
        /// The empty database, such as `postgres://USER@HOST/DATABASE`.
        to: String,
    },
    /// Compute all ratings again from the rated games and compare them with the stored ones.
    Ratings {
        /// Write the differences and the leaderboards, for example after a change of the rating settings. Stop the bot before.
        #[arg(long)]
        recompute: bool,
        /// The configuration file that names the database; config.toml in the working folder if there is one.
        #[arg(long)]
        config: Option<PathBuf>,
    },
    /// Leave out numbers of games, tournaments and players. After a restore from an older copy, so that no new game gets
    /// the number of a lost one, whose posts and buttons are still in the channels.
    SkipNumbers {
        /// How many: more than were given out since the copy was made.
        #[arg(value_parser = clap::value_parser!(u32).range(1..))]
        count: u32,
        /// The configuration file that names the database; config.toml in the working folder if there is one.
        #[arg(long)]
        config: Option<PathBuf>,
    },
}

impl Command {
    /// Runs the command and prints its result.
    pub async fn run(self) -> Result<(), ExitError> {
        match self {
            Self::Backup { file, config } => {
                let url = url(config.as_deref())?;
                let made = Store::backup(&url, &file, terminal()).await?;
                println!("{} is a whole copy of the database.", file.display());
                if made.replayed {
                    print_report(&made.report, "the copy, and so the database,")
                } else {
                    println!(
                        "Another version of Banyan made its tables, so its matches were not replayed."
                    );
                    Ok(())
                }
            }
            Self::Check { repair, config } => {
                let verify = async |store: &Store| {
                    require_current_schema(store).await?;
                    Ok(store.verify(repair, terminal()).await?)
                };
                let report = with_store(&url(config.as_deref())?, repair, verify).await?;
                print_report(&report, "the database")
            }
            Self::EraseTournaments { server, config } => {
                let erase = async |store: &Store| {
                    require_current_schema(store).await?;
                    Ok(store.erase_tournaments_of(GuildId(server)).await?)
                };
                let erased = with_store(&url(config.as_deref())?, true, erase).await?;
                println!("Tournaments deleted: {erased}.");
                Ok(())
            }
            Self::MigrateDatabase { from, to } => {
                let report = Store::migrate_database(&from, &to, terminal()).await?;
                println!("Every row is in the copy.");
                print_report(&report, "the copy, and so the database,")
            }
            Self::Ratings { recompute, config } => {
                ratings(&offline(config.as_deref())?, recompute).await
            }
            Self::SkipNumbers { count, config } => {
                let skip = async |store: &Store| Ok(store.skip_numbers(count).await?);
                with_store(&url(config.as_deref())?, true, skip).await?;
                println!("Numbers left out: {count}.");
                Ok(())
            }
        }
    }
}

fn offline(config: Option<&Path>) -> Result<Config, ExitError> {
    Config::load(config, false).map_err(|error| ExitError::Operator(error.to_string()))
}

/// The database URL in the configuration.
pub fn url(config: Option<&Path>) -> Result<String, ExitError> {
    Ok(offline(config)?.database_url.expose().to_owned())
}

/// Opens the database, does the work and closes it. Without `write` the connections are read-only.
pub async fn with_store<T>(
    url: &str,
    write: bool,
    work: impl AsyncFnOnce(&Store) -> Result<T, ExitError>,
) -> Result<T, ExitError> {
    let store = Store::open_existing(url, write).await?;
    let done = work(&store).await;
    store.close().await;
    done
}

/// Recomputes the ratings, and prints how many change or would change.
async fn ratings(config: &Config, recompute: bool) -> Result<(), ExitError> {
    let compute = async |store: &Store| {
        require_current_schema(store).await?;
        let computed = store.recompute(&bot::ratings(config), recompute).await;
        computed.map_err(|error| match error {
            StoreError::Locked { label, by } => ExitError::Operator(format!(
                "a bot works with the database {label}{by}: stop it first, since no game could end meanwhile"
            )),
            error => error.into(),
        })
    };
    let url = config.database_url.expose();
    let Recomputed { games, changed } = with_store(url, recompute, compute).await?;
    println!("Rated games: {games}.");
    match (changed, recompute) {
        (0, _) => println!("Each comes to what is written, to the last digit."),
        (_, true) => println!("{changed} came to something else, and are written anew."),
        (_, false) => println!(
            "{changed} come to something else: banyan ratings --recompute writes them anew."
        ),
    }
    Ok(())
}

/// Fails if the database has the schema of another version.
pub async fn require_current_schema(store: &Store) -> Result<(), ExitError> {
    if !store.is_current().await? {
        let other = "the tables are those of another version of Banyan: use that one on them, or start this bot \
                     once, which brings older tables up to date";
        return Err(ExitError::Operator(other.to_owned()));
    }
    Ok(())
}

/// Prints findings at once, and progress now and then.
fn terminal() -> impl FnMut(CheckEvent<'_>) {
    let mut told = Instant::now();
    move |note| match note {
        CheckEvent::Found(finding) => println!("{finding}"),
        CheckEvent::Progress { done, of } if told.elapsed() >= PROGRESS_INTERVAL => {
            eprintln!("{done} of {of} matches");
            told = Instant::now();
        }
        CheckEvent::Copied { done, of } if told.elapsed() >= PROGRESS_INTERVAL => {
            eprintln!("{} of {} MB", done >> 20, of >> 20);
            told = Instant::now();
        }
        CheckEvent::Rows { table, done, of } if done == of => println!("{table}: {of} rows"),
        CheckEvent::Rows { table, done, of } if told.elapsed() >= PROGRESS_INTERVAL => {
            eprintln!("{table}: {done} of {of} rows");
            told = Instant::now();
        }
        CheckEvent::Progress { .. } | CheckEvent::Copied { .. } | CheckEvent::Rows { .. } => {}
    }
}

/// Prints the summary; an error if something is still wrong.
fn print_report(report: &CheckReport, what: &str) -> Result<(), ExitError> {
    let CheckReport {
        matches,
        events,
        repaired,
        repairable,
        unrepairable,
    } = *report;
    println!("Replayed: {matches} matches with {events} events.");
    if repaired > 0 {
        println!("Repaired: {repaired}.");
    }
    if report.is_clean() {
        return Ok(());
    }
    let by_itself = match repairable {
        0 => String::new(),
        _ => format!("; `banyan check --repair` repairs {repairable} of them"),
    };
    let fenced = match unrepairable {
        0 => String::new(),
        _ => {
            format!(
                "; {unrepairable} cannot be repaired: those matches are fenced off, and the others go on"
            )
        }
    };
    let left = repairable + unrepairable;
    let words = format!("left to be repaired in {what}: {left}{by_itself}{fenced}");
    Err(ExitError::Internal(anyhow::anyhow!(words)))
}

impl From<StoreError> for ExitError {
    fn from(error: StoreError) -> Self {
        Self::Operator(error.to_string())
    }
}
