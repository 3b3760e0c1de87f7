//! The command line: parses flags and starts the bot or a tool.

use std::{
    io::IsTerminal as _,
    path::{Path, PathBuf},
    process::ExitCode,
    thread::available_parallelism,
    time::Duration,
};

use banyan::{
    bot::{BotError, RunningBot},
    config::{Config, LogFormat},
    render,
};
use clap::{CommandFactory as _, Parser, Subcommand};
use service::ServiceManager;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::EnvFilter;

mod analysed;
mod contests;
mod database;
mod exported;
mod manual;
mod positions;
mod puzzled;
mod rendered;
#[cfg(feature = "sandbox")]
mod sandboxed;
mod service;
mod simulated;
mod tabled;
mod thinking;

/// The exit code for errors that the operator can fix: configuration, token, a port in use.
const OPERATOR: u8 = 2;

/// Old board games, played slowly among friends on Discord.
#[derive(Parser)]
#[command(version)]
struct Flags {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord, configured by config.toml and the environment.
    Run {
        /// The configuration file; config.toml in the working folder if there is one.
        #[arg(long)]
        config: Option<PathBuf>,
    },
    /// Try everything without an account: a local Discord with a chat page, and the real bot in it.
    #[cfg(feature = "sandbox")]
    Sandbox(sandboxed::Flags),
    #[command(flatten)]
    Database(database::Command),
    /// Write every finished game into one file, also while the bot runs.
    Export(exported::Flags),
    #[command(flatten)]
    Positions(positions::Command),
    #[command(flatten)]
    Thinking(thinking::Command),
    #[command(flatten)]
    Contests(contests::Command),
    #[command(flatten)]
    Simulated(simulated::Command),
    /// Solve Dōbutsu Shōgi, for the computer's highest level.
    Tables(tabled::Flags),
    /// Judge the moves of a game: scores, mistakes and better moves.
    Analyse(analysed::Flags),
    /// Make the collection of puzzles, or prove it again.
    Puzzles(puzzled::Flags),
    /// Draw a position or a whole game into a file.
    Render(rendered::Flags),
    #[command(flatten)]
    Manual(manual::Request),
}

fn main() -> ExitCode {
    let flags = Flags::parse();
    // At least two worker threads: serenity can busy-loop for seconds in one of its tasks.
    let workers = available_parallelism().map_or(2, |cores| cores.get().max(2));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(workers)
        .enable_all()
        .build();
    let done = match runtime {
        Ok(runtime) => {
            let done = runtime.block_on(async {
                match flags.command {
                    Command::Run { config } => run(config).await,
                    #[cfg(feature = "sandbox")]
                    Command::Sandbox(flags) => sandboxed::run(flags).await,
                    Command::Database(command) => command.run().await,
                    Command::Export(flags) => exported::run(flags).await,
                    Command::Positions(command) => command.run().map_err(ExitError::Operator),
                    Command::Contests(command) => {
                        command.run();
                        Ok(())
                    }
                    Command::Simulated(command) => command.run().map_err(ExitError::Operator),
                    Command::Tables(flags) => flags.run().map_err(ExitError::Operator),
                    Command::Puzzles(flags) => flags.run().map_err(ExitError::Operator),
                    Command::Thinking(command) => command.run().map_err(ExitError::Operator),
                    Command::Analyse(flags) => flags.run().map_err(ExitError::Operator),
                    Command::Render(flags) => rendered::run(flags).map_err(ExitError::Operator),
                    Command::Manual(request) => Ok(request.run(Flags::command())?),
                }
            });
            runtime.shutdown_timeout(Duration::from_secs(1));
            done
        }
        Err(error) => Err(ExitError::Internal(error.into())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(ExitError::Operator(words)) => {
            eprintln!("banyan: {words}");
            ExitCode::from(OPERATOR)
        }
        Err(ExitError::Internal(error)) => {
            eprintln!("banyan: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Why the program ends with an error.
enum ExitError {
    /// An error that the operator can fix, with a hint how.
    Operator(String),
    /// Any other error.
    Internal(anyhow::Error),
}

impl From<std::io::Error> for ExitError {
    fn from(error: std::io::Error) -> Self {
        Self::Internal(error.into())
    }
}

impl From<BotError> for ExitError {
    fn from(error: BotError) -> Self {
        match error {
            BotError::Store(error) if error.is_temporary() => Self::Internal(error.into()),
            BotError::Gateway(_)
            | BotError::Store(_)
            | BotError::DevGuild(_)
            | BotError::Listen { .. } => Self::Operator(error.to_string()),
            BotError::Internal(error) => Self::Internal(error),
        }
    }
}

fn log(filter: &str, format: LogFormat) {
    let log = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(filter))
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => log.json().init(),
    }
}

async fn run(file: Option<PathBuf>) -> Result<(), ExitError> {
    let config =
        Config::load(file.as_deref()).map_err(|error| ExitError::Operator(error.to_string()))?;
    log(&config.log, config.log_format);
    if let Some(font) = &config.name_font {
        write_names_with(font).map_err(ExitError::Operator)?;
    }
    let mut signals = Signals::listen()?;
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        discord = config.origin(),
        "starting"
    );
    run_until_signal(&config, &mut signals).await
}

/// Adds the operator's font, for letters in names that the built-in fonts lack.
///
/// # Errors
/// A message when the file cannot be read or is not a font.
fn write_names_with(font: &Path) -> Result<(), String> {
    let bytes = std::fs::read(font)
        .map_err(|error| format!("the font {} cannot be read: {error}", font.display()))?;
    render::set_name_font(bytes).map_err(|error| format!("{}: {error}", font.display()))
}

/// Runs a bot until a signal or a failure ends it.
async fn run_until_signal(config: &Config, signals: &mut Signals) -> Result<(), ExitError> {
    let manager = ServiceManager::of_environment();
    tokio::spawn(manager.clone().keep_alive());
    let mut bot = tokio::select! {
        bot = RunningBot::start(config) => bot?,
        () = signals.stop_signal() => return Ok(()),
    };
    manager.tell("READY=1");
    let result = tokio::select! {
        error = bot.failed() => Err(error.into()),
        () = signals.stop_signal() => Ok(()),
    };
    manager.tell("STOPPING=1");
    tracing::info!("stopping; a second signal does so at once");
    tokio::select! {
        () = bot.stop() => {}
        () = signals.stop_signal() => {}
    }
    result
}

/// Ctrl-C, and SIGTERM from a service manager. Registered once, so a signal that arrives between two waits is kept.
struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

impl Signals {
    fn listen() -> std::io::Result<Self> {
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn stop_signal(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}
