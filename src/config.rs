//! Configuration of the operator: one flat TOML file and environment variables, read and checked once at the start.
//!
//! All errors are reported together, each with its place and how to fix it. Secrets never appear in errors or `Debug`
//! output.
//!
//! The values are read one by one and not by a type that derives serde's `Deserialize`, because that stops at the first
//! error, knows no place but the file, and quotes what it refuses, which may be a secret.

mod reader;
mod values;

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use ed25519_dalek::VerifyingKey;
use tracing_subscriber::filter::Targets;

use crate::discord::api::{endpoint, origin::Origin, rest};
use crate::play::{GuildId, rating};
use crate::secret::Secret;

use reader::Reader;

pub use reader::{ConfigError, ConfigProblem};
pub use values::LogFormat;

/// The default log filter: `info` for Banyan, only warnings and errors of serenity.
pub const DEFAULT_LOG: &str = "info,serenity=warn";

/// The texts of keys that are set nowhere else. The defaults of numbers are where they are used.
const DEFAULTS: &[(&str, &str)] = &[
    ("database_url", "sqlite:banyan.db"),
    ("http_listen", "127.0.0.1:8080"), // behind a proxy on the same machine
    ("log", DEFAULT_LOG),
];

/// Defines [`Config`], its [`KEYS`] and how it is read. A row has a type and the function that reads a value;
/// `config.example.toml` says in words what is allowed.
macro_rules! settings {
    ($($(#[$doc:meta])* $visible:vis $key:ident: $type:ty = $read:expr;)*) => {
        /// The settings of one running bot. Numbers that the operator has not set are `None`.
        #[derive(Clone, Debug)]
        pub struct Config {
            $($(#[$doc])* $visible $key: $type,)*
        }

        /// All keys, in the order of `config.example.toml`.
        const KEYS: &[&str] = &[$(stringify!($key)),*];

        impl Config {
            /// The settings of a reader, which takes those that are not allowed as problems.
            fn of(reader: &mut Reader) -> Self {
                Self { $($key: reader.take(stringify!($key), $read),)* }
            }
        }
    };
}

settings! {
    /// The bot's token.
    pub discord_token: Secret = values::checked(rest::token);
    /// The database as a URL: `sqlite:` with a path (relative to the file's folder), or `postgres://`.
    pub database_url: Secret = values::database;
    /// Where Discord is.
    pub discord_api_base: Origin = values::checked(str::parse::<Origin>);
    /// Whether interactions arrive over HTTP, and not over the gateway.
    interactions: bool = values::word([("gateway", false), ("http", true)]);
    /// The application's public key, with which Discord's signatures are checked.
    public_key: Option<VerifyingKey> = values::checked(endpoint::public_key);
    /// Where interactions over HTTP are received: by default behind a proxy on the same machine.
    http_listen: Option<SocketAddr> = values::parsed::<SocketAddr, _>("an IP address with a port");
    /// The number of shards of the bot; `None` for the number that Discord recommends.
    pub shards: Option<u32> = values::shards;
    /// Where metrics and checks for the operator are served, if at all.
    pub admin_listen: Option<SocketAddr> = values::parsed::<SocketAddr, _>("an IP address with a port");
    /// The only server in which commands are registered, for development.
    pub dev_guild: Option<GuildId> = values::guild;
    /// The format of the log.
    pub log_format: LogFormat = values::word([("text", LogFormat::Text), ("json", LogFormat::Json)]);
    /// The log level, for all or by module.
    pub log: Targets = values::parsed::<Targets, _>("a filter");
    /// A font for names that the embedded ones lack; relative paths start at the file's folder.
    pub name_font: Option<PathBuf> = values::path;
    /// The folder of the solution of Dōbutsu Shōgi; relative paths start at the file's folder.
    pub tables: PathBuf = values::path;
    /// Presets with rating pools of their own, if the operator sets them.
    pub rating_pools: Option<Vec<String>> = values::checked(rating::own_pools);

    /// How many days a challenge waits for its answer.
    pub challenge_days: Option<u16> = values::number(1..=90);
    /// How many challenges of one player may be open at once.
    pub open_challenges: Option<u16> = values::number(1..=100);
    /// How many days of vacation a player has in a calendar year.
    pub vacation_days: Option<u16> = values::number(0..=365);
    /// How many moves a player may make in a minute.
    pub moves_a_minute: Option<u16> = values::number(0..=10000);
    /// How many challenges a player may make in an hour.
    pub challenges_an_hour: Option<u16> = values::number(0..=10000);
    /// How many pictures and animations a player may request in a minute.
    pub pictures_a_minute: Option<u16> = values::number(0..=10000);
    /// How many other requests a player may make in a minute.
    pub requests_a_minute: Option<u16> = values::number(0..=10000);
    /// The limits of a whole server, as a multiple of a player's.
    pub server_share: Option<u16> = values::number(0..=10000);
    /// How many computer players think at the same time.
    pub search_threads: Option<u16> = values::number(0..=256);
    /// How many connections to PostgreSQL a process may have.
    pub database_connections: Option<u16> = values::number(2..=200);
    /// How many rated games in seven days count fully between two players who are new to each other or have blocked one
    /// another.
    pub rating_pair_games: Option<u16> = values::number(0..=1000);
    /// The weight of further games between such players, in percent.
    pub rating_pair_weight: Option<u16> = values::number(0..=100);
    /// How many days after their first rated game two players are new to each other.
    pub rating_pair_days: Option<u16> = values::number(0..=3650);
    /// The highest rating deviation on leaderboards.
    pub listed_deviation: Option<u16> = values::number(46..=350);
    /// The fewest rated games on leaderboards.
    pub listed_games: Option<u16> = values::number(1..=1000);
    /// The fewest different opponents on leaderboards.
    pub listed_opponents: Option<u16> = values::number(1..=100);
    /// How many days after the last rated game a player stays on leaderboards.
    pub listed_days: Option<u16> = values::number(1..=3650);
}

impl Config {
    /// Reads `file`, or `config.toml` in the working folder if it exists, then the environment, which takes precedence.
    /// Commands that use the database without a bot are not `online`, and need no token.
    ///
    /// # Errors
    /// All keys that are missing, unknown or invalid, together.
    pub fn load(file: Option<&Path>, online: bool) -> Result<Self, ConfigError> {
        let default = Path::new("config.toml");
        let file = file.or_else(|| default.exists().then_some(default));
        Self::read(file, std::env::vars_os(), online)
    }

    /// Reads `file`, if any, then this environment.
    ///
    /// # Errors
    /// Those of [`Config::load`].
    pub fn read(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
        online: bool,
    ) -> Result<Self, ConfigError> {
        let mut reader = Reader::open(KEYS, DEFAULTS, file, environment)?;
        let mut config = Self::of(&mut reader);
        if config.tables.as_os_str().is_empty() {
            config.tables = values::beside(config.database_url.expose(), &reader.folder);
        }
        if config.interactions {
            reader.require(
                "public_key",
                "write it into the configuration file, or write interactions = \"gateway\".",
            );
        }
        if online {
            reader.require(
                "discord_token",
                "set the environment variable DISCORD_TOKEN, or write discord_token = \"...\" into the configuration \
                 file. To try the bot without one: banyan sandbox.",
            );
        }
        if !reader.problems.is_empty() {
            return Err(ConfigError::Invalid(reader.problems));
        }
        Ok(config)
    }

    /// The public key and the address for interactions over HTTP, if they arrive over HTTP.
    #[must_use]
    pub fn endpoint(&self) -> Option<(VerifyingKey, SocketAddr)> {
        let endpoint = self.public_key.zip(self.http_listen);
        endpoint.filter(|_| self.interactions)
    }
}
