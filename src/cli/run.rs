//! `banyan run`: runs the bot until a signal or a failure ends it.

use std::{
    io::IsTerminal as _,
    path::{Path, PathBuf},
};

use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::{
    filter::{LevelFilter, Targets},
    layer::SubscriberExt as _,
    util::SubscriberInitExt as _,
};

use super::{exit::ExitError, service::ServiceManager};
use crate::{
    bot::RunningBot,
    config::{Config, LogFormat},
    render,
};

/// Starts the log on standard error.
pub fn log(filter: Targets, format: LogFormat) {
    let log = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => {
            let log = log.with_ansi(std::io::stderr().is_terminal());
            log.finish().with(filter).init();
        }
        LogFormat::Json => log.json().finish().with(filter).init(),
    }
}

/// `banyan run`: runs the bot with the configuration of `file` and the environment.
pub async fn run(file: Option<PathBuf>) -> Result<(), ExitError> {
    let config = Config::load(file.as_deref(), true)
        .map_err(|error| ExitError::Operator(error.to_string()))?;
    log(config.log.clone(), config.log_format);
    if let Some(font) = &config.name_font {
        add_name_font(font).map_err(ExitError::Operator)?;
    }
    let mut signals = Signals::listen()?;
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        discord = %config.discord_api_base,
        "starting"
    );
    run_until_signal(&config, &mut signals).await
}

/// Adds the operator's font, for letters in names that the built-in fonts lack.
///
/// # Errors
/// A message when the file cannot be read or is not a font.
pub fn add_name_font(font: &Path) -> Result<(), String> {
    let bytes = std::fs::read(font)
        .map_err(|error| format!("the font {} cannot be read: {error}", font.display()))?;
    render::set_name_font(bytes).map_err(|error| format!("{}: {error}", font.display()))
}

/// Runs a bot until a signal or a failure ends it.
pub async fn run_until_signal(config: &Config, signals: &mut Signals) -> Result<(), ExitError> {
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
pub struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

impl Signals {
    pub fn listen() -> std::io::Result<Self> {
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    pub async fn stop_signal(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}
