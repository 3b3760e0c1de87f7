//! The command line: parses flags and starts the bot or a tool. One file for each command or family of commands.

use std::{path::PathBuf, process::ExitCode, thread::available_parallelism, time::Duration};

use clap::{CommandFactory as _, Parser, Subcommand};
use exit::ExitError;

mod analyse;
mod contests;
mod database;
mod exit;
mod export;
mod export_tournaments;
mod manual;
mod openings;
mod positions;
mod puzzles;
mod render;
mod run;
#[cfg(feature = "sandbox")]
mod sandbox;
mod search;
mod service;
mod simulate;
mod tables;

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
    Sandbox(Box<sandbox::Flags>),
    #[command(flatten)]
    Database(database::Command),
    /// Write every finished game into one file, also while the bot runs.
    Export(export::Flags),
    #[command(flatten)]
    Positions(positions::Command),
    #[command(flatten)]
    Search(search::Command),
    #[command(flatten)]
    Contests(contests::Command),
    #[command(flatten)]
    Simulate(simulate::Command),
    /// Solve Dōbutsu Shōgi, for the computer's highest level.
    Tables(tables::Flags),
    /// Judge the moves of a game: scores, mistakes and better moves.
    Analyse(analyse::Flags),
    /// Play the games whose openings /explore shows as the computer's own, and print them.
    Openings(openings::Flags),
    /// Make the collection of puzzles, or prove it again.
    Puzzles(puzzles::Flags),
    /// Draw a position or a whole game into a file.
    Render(render::Flags),
    #[command(flatten)]
    Manual(manual::Request),
}

/// Runs the program with the arguments of the command line.
#[must_use]
pub fn main() -> ExitCode {
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
                    Command::Run { config } => run::run(config).await,
                    #[cfg(feature = "sandbox")]
                    Command::Sandbox(flags) => sandbox::run(*flags).await,
                    Command::Database(command) => command.run().await,
                    Command::Export(flags) => export::run(flags).await,
                    Command::Positions(command) => command.run().map_err(ExitError::Operator),
                    Command::Contests(command) => command.run().map_err(ExitError::Operator),
                    Command::Simulate(command) => command.run().map_err(ExitError::Operator),
                    Command::Tables(flags) => flags.run().map_err(ExitError::Operator),
                    Command::Openings(flags) => {
                        flags.run();
                        Ok(())
                    }
                    Command::Puzzles(flags) => flags.run().map_err(ExitError::Operator),
                    Command::Search(command) => command.run().map_err(ExitError::Operator),
                    Command::Analyse(flags) => flags.run().map_err(ExitError::Operator),
                    Command::Render(flags) => render::run(flags).map_err(ExitError::Operator),
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
        Err(error) => error.report(),
    }
}
