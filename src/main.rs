//! Flags and wiring; every decision lives in the library.

use std::{path::PathBuf, process::ExitCode};

use banyan::{
    bot::{BotError, Running},
    config::Config,
};
use clap::{Parser, Subcommand};
use tracing_subscriber::EnvFilter;

/// Exit code for what the operator can mend: configuration, token, a port that is taken.
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
    /// Run the bot on Discord, by config.toml and the environment.
    Run {
        /// The configuration file; config.toml in the working folder if there is one.
        #[arg(long)]
        config: Option<PathBuf>,
    },
    /// Try everything without an account: a small local Discord with a chat page, and the true bot in it.
    #[cfg(feature = "sandbox")]
    Sandbox {
        /// The port on this machine.
        #[arg(long, default_value_t = 4000)]
        port: u16,
        /// The folder that keeps messages and games over a restart.
        #[arg(long, default_value = "sandbox-state")]
        state: PathBuf,
        /// Serve the chat page alone; the bot is started apart, with BANYAN_DISCORD_API_BASE.
        #[arg(long)]
        without_bot: bool,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    let done = match Flags::parse().command {
        Command::Run { config } => run(config).await,
        #[cfg(feature = "sandbox")]
        Command::Sandbox {
            port,
            state,
            without_bot,
        } => sandbox(port, state, without_bot).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Operator(words)) => {
            eprintln!("banyan: {words}");
            ExitCode::from(OPERATOR)
        }
        Err(Stop::World(error)) => {
            eprintln!("banyan: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Why the program ends with an error.
enum Stop {
    /// What the operator can mend, in words that say how.
    Operator(String),
    /// Anything else.
    World(anyhow::Error),
}

impl From<BotError> for Stop {
    fn from(error: BotError) -> Self {
        match error {
            BotError::Gateway(error) => Self::Operator(error.to_string()),
            BotError::World(error) => Self::World(error),
        }
    }
}

fn log(filter: &str) {
    let filter = EnvFilter::try_new(filter).unwrap_or_default();
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
}

async fn run(file: Option<PathBuf>) -> Result<(), Stop> {
    let config =
        Config::load(file.as_deref()).map_err(|error| Stop::Operator(error.to_string()))?;
    log(&config.log);
    let mut bot = Running::start(&config).await?;
    tokio::select! {
        ended = bot.ended() => ended?,
        () = asked_to_stop() => {}
    }
    bot.stop().await;
    Ok(())
}

#[cfg(feature = "sandbox")]
async fn sandbox(port: u16, state: PathBuf, without_bot: bool) -> Result<(), Stop> {
    use anyhow::Context as _;
    use banyan::sandbox::{Options, Sandbox};

    log(banyan::config::DEFAULT_LOG);
    let world = |error: anyhow::Error| Stop::World(error);
    std::fs::create_dir_all(&state)
        .with_context(|| format!("making the folder {}", state.display()))
        .map_err(world)?;
    let options = Options {
        listen: ([127, 0, 0, 1], port).into(),
        state: Some(state.clone()),
        ..Options::default()
    };
    let place = Sandbox::start(options).await.map_err(|error| {
        Stop::Operator(format!(
            "the sandbox cannot be served on port {port}: {error}. Another one may be running; choose another port with --port."
        ))
    })?;
    println!(
        "Open {} in a browser, in two windows: pick Alice in one, Bob in the other, and type /challenge",
        place.base_url()
    );
    println!(
        "Ctrl-C ends it; what happened is kept in {}",
        state.display()
    );
    if without_bot {
        asked_to_stop().await;
    } else {
        let config =
            Config::for_sandbox(&place.base_url(), place.token(), &state.join("banyan.db"));
        let mut bot = Running::start(&config).await?;
        tokio::select! {
            ended = bot.ended() => ended?,
            () = asked_to_stop() => {}
        }
        bot.stop().await;
    }
    place.shutdown().await;
    Ok(())
}

/// Waits for Ctrl-C or SIGTERM.
async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
