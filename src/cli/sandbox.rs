//! `banyan sandbox`: the local Discord and the real bot in one process, connected over loopback.

use std::{
    fs,
    io::{self, Write as _},
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    time::Duration,
};

use tracing_subscriber::filter::Targets;

use crate::{
    config::{Config, DEFAULT_LOG, LogFormat},
    sandbox::{BucketLimit, Options, Running, Sandbox},
};

use super::{
    exit::ExitError,
    run::{Signals, log, run_until_signal},
};

/// Marks a folder as a sandbox's; only such a folder is ever emptied.
const MARKER_FILE: &str = ".banyan-sandbox";

/// The most shards: what a bot on a few hundred thousand servers needs.
const MAX_SHARDS: i64 = 256;

#[derive(clap::Args)]
pub struct Flags {
    /// The port of the page and of the local Discord, on this machine.
    #[arg(long, default_value_t = 4000)]
    port: u16,
    /// The folder in which games and messages are kept between runs.
    #[arg(long, value_name = "FOLDER", default_value = "sandbox-state")]
    state: PathBuf,
    /// Delete all games and messages first.
    #[arg(long)]
    fresh: bool,
    /// Start only the local Discord; the bot is started separately, with `BANYAN_DISCORD_API_BASE`.
    #[arg(long)]
    without_bot: bool,
    /// Send interactions over HTTP, signed. The page can switch this, too.
    #[arg(long)]
    http: bool,
    /// Recommend that many shards, and let `--max-concurrency` of them connect every five seconds, as Discord does.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=MAX_SHARDS))]
    shards: Option<u32>,
    /// Let that many shards connect at once, as Discord does with very large bots.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=MAX_SHARDS))]
    max_concurrency: u32,
    /// Allow that many calls with the bot's token in a second, as Discord does; 0 for any number. Answers to interactions do not
    /// count.
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    global_rate: usize,
    /// The log filter, like the key `log` of config.example.toml.
    #[arg(long, value_name = "FILTER", default_value = DEFAULT_LOG)]
    log: Targets,
}

pub async fn run(flags: Flags) -> Result<(), ExitError> {
    log(flags.log, LogFormat::Text);
    let mut signals = Signals::listen()?;
    let state = &flags.state;
    prepare(state, flags.fresh).map_err(|error| {
        ExitError::Operator(format!(
            "the folder {} cannot be used: {error}",
            state.display()
        ))
    })?;
    // A bot that is started separately listens only if its variables say so.
    let endpoint = free_address().filter(|_| flags.http || !flags.without_bot);
    let options = Options {
        endpoint: endpoint.map(|listen| format!("http://{listen}/interactions")),
        over_http: flags.http && endpoint.is_some(),
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, flags.port)),
        state: Some(state.clone()),
        shards: flags.shards.unwrap_or(1),
        max_concurrency: flags.max_concurrency,
        global_rate: Some(flags.global_rate).filter(|rate| *rate > 0),
        identify_interval: match flags.shards {
            Some(_) => Duration::from_secs(5),
            None => Duration::ZERO,
        },
        // As most of Discord's routes have it.
        bucket_limit: Some(BucketLimit {
            calls: 5,
            within: Duration::from_secs(5),
        }),
        ..Options::default()
    };
    let place = Sandbox::start(options).await.map_err(|error| {
        let port = flags.port;
        ExitError::Operator(match error.kind() {
            io::ErrorKind::AddrInUse => format!(
                "port {port} is taken, perhaps by another sandbox. Stop that one, or choose another: banyan sandbox --port {}",
                port.checked_add(1).unwrap_or(4000)
            ),
            _ => format!("the sandbox cannot be served on port {port}: {error}"),
        })
    })?;
    say(&format!(
        "Open {}/ in a browser, in two windows: be Alice in one and Bob in the other, and type /challenge.\n\
         Ctrl-C ends it; {} keeps what happened.",
        place.base_url(),
        state.display()
    ));
    let mut settings = settings(&place, endpoint);
    let result = if flags.without_bot {
        let words = settings
            .iter()
            .map(|(name, value)| format!("{name}={value} "));
        say(&format!("The bot: {}banyan run", words.collect::<String>()));
        signals.stop_signal().await;
        Ok(())
    } else {
        let database = format!("sqlite:{}", state.join("banyan.db").display());
        settings.push(("BANYAN_DATABASE_URL", database));
        let settings = settings
            .iter()
            .map(|(name, value)| (name.into(), value.into()));
        match Config::read(None, settings, true) {
            Ok(config) => run_until_signal(&config, &mut signals).await,
            Err(error) => Err(ExitError::Operator(error.to_string())),
        }
    };
    place.shutdown().await;
    result
}

/// The environment variables of a bot in this sandbox that receives interactions at `endpoint`, if anywhere.
fn settings(place: &Running, endpoint: Option<SocketAddr>) -> Vec<(&'static str, String)> {
    let mut settings = vec![
        ("DISCORD_TOKEN", place.token().to_owned()),
        ("BANYAN_DISCORD_API_BASE", place.base_url()),
    ];
    if let Some(listen) = endpoint {
        settings.extend([
            ("BANYAN_INTERACTIONS", "http".to_owned()),
            ("BANYAN_HTTP_LISTEN", listen.to_string()),
            ("BANYAN_PUBLIC_KEY", place.public_key().to_owned()),
        ]);
    }
    settings
}

/// An address of this machine that nobody uses: the bot receives interactions over HTTP there.
fn free_address() -> Option<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).ok()?;
    listener.local_addr().ok()
}

/// Prints to the terminal. A closed output is no error.
fn say(text: &str) {
    let _ = writeln!(io::stdout(), "{text}");
}

/// Creates the folder; with `fresh`, empties it first if it belongs to a sandbox.
fn prepare(state: &Path, fresh: bool) -> io::Result<()> {
    let mark = state.join(MARKER_FILE);
    let empty = !state.exists() || fs::read_dir(state)?.next().is_none();
    if fresh && !empty {
        if !mark.exists() {
            return Err(io::Error::other(
                "it holds something else than a sandbox, so --fresh leaves it alone",
            ));
        }
        fs::remove_dir_all(state)?;
    }
    // The database is in it.
    if state.to_string_lossy().contains('?') {
        let wrong = "a question mark in its name would begin parameters of the database's URL";
        return Err(io::Error::other(wrong));
    }
    fs::create_dir_all(state)?;
    fs::write(
        mark,
        "Made by `banyan sandbox`; `banyan sandbox --fresh` empties this folder.\n",
    )
}
