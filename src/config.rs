//! Configuration of the operator: one flat TOML file and environment variables, read and checked once at the start.
//!
//! All errors are reported together, each with its place and how to fix it. Secrets never appear in errors or `Debug`
//! output.
//!
//! The values are read one by one and not by a type that derives serde's `Deserialize`, because that stops at the first
//! error, knows no place but the file, and quotes what it refuses, which may be a secret.

mod reader;
mod secret;
mod values;

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use ed25519_dalek::VerifyingKey;

use crate::play::GuildId;

use reader::{Key, Reader};

pub use reader::{ConfigError, ConfigProblem};
pub use secret::Secret;
pub use values::LogFormat;
pub(crate) use values::unhex;

/// The file that is read if the command line names none.
pub const DEFAULT_FILE: &str = "config.toml";

/// The address of Discord.
const DISCORD: &str = "https://discord.com";

/// The default log filter: `info` for Banyan, only warnings and errors of serenity.
pub const DEFAULT_LOG: &str = "info,serenity=warn";

/// Defines [`Config`], its [`KEYS`] and how it is read. A row of `texts` names a type, its parser in [`values`], the allowed values, and
/// optionally a default. A row of `whole numbers` gives the bounds; its default is defined where the number is used.
macro_rules! settings {
    (texts {
        $($(#[$doc:meta])* $visible:vis $key:ident: $type:ty = $read:path, $allowed:literal $(, $default:expr)?;)*
    } whole numbers {
        $($(#[$about:meta])* $number:ident: $low:literal to $high:literal $(of $unit:literal)?;)*
    }) => {
        /// The settings of one running bot. Numbers that the operator has not set are `None`.
        #[derive(Clone, Debug)]
        pub struct Config {
            $($(#[$doc])* $visible $key: $type,)*
            $($(#[$about])* pub $number: Option<u16>,)*
        }

        /// All keys, in the order of `config.example.toml`.
        const KEYS: &[Key] = &[
            $(Key {
                name: stringify!($key),
                allowed: $allowed,
                default: settings!(@default $($default)?),
            },)*
            $(Key {
                name: stringify!($number),
                allowed: concat!("a whole number ", $("of ", $unit, " ",)? "from ", $low, " to ", $high),
                default: None,
            },)*
        ];

        impl Config {
            /// The settings of a reader, which takes those that are not allowed as problems.
            fn of(reader: &mut Reader, folder: &Path) -> Self {
                Self {
                    $($key: reader.take(stringify!($key), |value| $read(value, folder)),)*
                    $($number: reader.take(stringify!($number), |value| {
                        values::number(value, &($low..=$high))
                    }),)*
                }
            }
        }
    };
    (@default) => { None };
    (@default $default:expr) => { Some($default) };
}

settings! {
    texts {
        /// The bot's token.
        pub discord_token: Secret = values::token,
            "the bot's token as the page \"Bot\" of https://discord.com/developers/applications shows it, without the word \"Bot\" before it";
        /// The database as a URL: `sqlite:` with a path (relative to the file's folder), or `postgres://`.
        pub database_url: Secret = values::database,
            "sqlite:FILE, for example sqlite:banyan.db, or postgres://USER:PASSWORD@HOST/DATABASE", "sqlite:banyan.db";
        /// An address to use instead of Discord's, without a trailing slash; `None` for Discord itself.
        pub discord_api_base: Option<String> = values::api_base,
            "an http or https address without a path, for example http://127.0.0.1:4000";
        /// Whether interactions arrive over HTTP.
        interactions: bool = values::over_http,
            "gateway, or http with a public_key: how Discord sends what people do";
        public_key: Option<VerifyingKey> = values::public_key,
            "the public key as the page \"General Information\" of https://discord.com/developers/applications shows it: 64 hexadecimal digits";
        /// Where interactions over HTTP are received: by default behind a proxy on the same machine.
        http_listen: Option<SocketAddr> = values::listen,
            "an IP address and a port, for example 127.0.0.1:8080", "127.0.0.1:8080";
        /// The number of shards of the bot; `None` for the number that Discord recommends.
        pub shards: Option<u32> = values::shards,
            "auto for the number that Discord recommends, or a whole number from 1 to 16000";
        /// Where metrics and checks for the operator are served, if at all.
        pub admin_listen: Option<SocketAddr> = values::listen,
            "an IP address and a port, for example 127.0.0.1:9100";
        /// The only server in which commands are registered, for development.
        pub dev_guild: Option<GuildId> = values::guild,
            "the id of a server: a whole number, in quotes or not";
        /// The format of the log.
        pub log_format: LogFormat = values::log_format,
            "text, or json for one JSON object a line";
        /// The log filter, in the syntax of `tracing`.
        pub log: String = values::log,
            "error, warn, info, debug, trace or off, for all (\"info\") or by module (\"info,banyan::store=debug\")", DEFAULT_LOG;
        /// A font for names that the embedded ones lack; relative paths start at the file's folder.
        pub name_font: Option<PathBuf> = values::path,
            "the path of a TrueType or OpenType font, for example /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc";
        /// The folder of the solution of Dōbutsu Shōgi; relative paths start at the file's folder.
        pub tables: PathBuf = values::path,
            "the path of a folder, for example /var/lib/banyan/tables";
        /// Presets with rating pools of their own, if the operator sets them.
        pub rating_pools: Option<Vec<String>> = values::pools,
            "presets with commas between them, for example jungle/animal-checkers, dobutsu/official; or none";
    }

    whole numbers {
        /// How many days a challenge waits for its answer.
        challenge_days: 1 to 90 of "days";
        /// How many challenges of one player may be open at once.
        open_challenges: 1 to 100;
        /// How many days of vacation a player has in a calendar year.
        vacation_days: 0 to 365 of "days";
        /// How many moves a player may make in a minute.
        moves_a_minute: 0 to 10000;
        /// How many challenges a player may make in an hour.
        challenges_an_hour: 0 to 10000;
        /// How many pictures and animations a player may request in a minute.
        pictures_a_minute: 0 to 10000;
        /// How many other requests a player may make in a minute.
        requests_a_minute: 0 to 10000;
        /// The limits of a whole server, as a multiple of a player's.
        server_share: 0 to 10000;
        /// How many computer players think at the same time.
        search_threads: 0 to 256;
        /// How many connections to PostgreSQL a process may have.
        database_connections: 2 to 200;
        /// How many rated games in seven days count fully between two players who are new to each other or have blocked one
        /// another.
        rating_pair_games: 0 to 1000;
        /// The weight of further games between such players, in percent.
        rating_pair_weight: 0 to 100 of "percent";
        /// How many days after their first rated game two players are new to each other.
        rating_pair_days: 0 to 3650 of "days";
        /// The highest rating deviation on leaderboards.
        listed_deviation: 46 to 350 of "points";
        /// The fewest rated games on leaderboards.
        listed_games: 1 to 1000;
        /// The fewest different opponents on leaderboards.
        listed_opponents: 1 to 100;
        /// How many days after the last rated game a player stays on leaderboards.
        listed_days: 1 to 3650 of "days";
    }
}

/// The names of all keys, in the order of `config.example.toml`.
pub fn keys() -> impl Iterator<Item = &'static str> {
    KEYS.iter().map(|key| key.name)
}

/// How Discord sends interactions.
#[expect(clippy::large_enum_variant, reason = "a process has one value")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interactions {
    /// Over the gateway.
    Gateway,
    /// Over HTTP, to the address that the application names to Discord. The gateway stays connected for news of servers.
    Http {
        /// The application's public key, with which Discord's signatures are checked.
        key: VerifyingKey,
        /// The address to listen on; a proxy with TLS is in front of it.
        listen: SocketAddr,
    },
}

impl Config {
    /// Reads `file`, or `config.toml` in the working folder if it exists, then the environment, which takes precedence.
    ///
    /// # Errors
    /// All keys that are missing, unknown or invalid, together.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        Self::read(file_or_default(file), std::env::vars_os())
    }

    /// The configuration for commands that use the database without a bot: as [`Config::load`], but the token is
    /// optional.
    ///
    /// # Errors
    /// Those of [`Config::load`], except for a missing token.
    pub fn load_offline(file: Option<&Path>) -> Result<Self, ConfigError> {
        let file = file_or_default(file);
        let reader = Reader::open(KEYS, file, std::env::vars_os())?;
        Self::check(reader, folder(file), false)
    }

    /// [`Config::load`] with the environment as an argument, because tests cannot change that of the process.
    ///
    /// # Errors
    /// Those of [`Config::load`].
    pub fn read(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        let reader = Reader::open(KEYS, file, environment)?;
        Self::check(reader, folder(file), true)
    }

    /// The checked settings; the token may be missing if they are not for a bot.
    fn check(mut reader: Reader, folder: &Path, online: bool) -> Result<Self, ConfigError> {
        let mut config = Self::of(&mut reader, folder);
        if config.tables.as_os_str().is_empty() {
            config.tables = values::beside(config.database_url.expose(), folder);
        }
        if config.interactions {
            reader.require("public_key", "copy the public key of your application into the configuration file, or write interactions = \"gateway\".");
        }
        if online {
            reader.require("discord_token", "set the environment variable DISCORD_TOKEN, or write discord_token = \"...\" into the configuration file. To try the bot without one: banyan sandbox.");
        }
        reader.finish(config)
    }

    /// The configuration for a bot that talks to a sandbox in the same process.
    ///
    /// # Panics
    /// Never: the defaults are allowed.
    #[must_use]
    pub fn for_sandbox(base: &str, token: &str, database: &Path) -> Self {
        let defaults = Reader::open(KEYS, None, []);
        let defaults = defaults.and_then(|reader| Self::check(reader, Path::new(""), false));
        let database = values::sqlite_url(database);
        Self {
            discord_token: Secret::new(token),
            discord_api_base: Some(base.trim_end_matches('/').to_owned()),
            tables: values::beside(&database, Path::new("")),
            database_url: Secret::new(database),
            ..defaults.expect("the defaults are allowed")
        }
    }

    /// Receives interactions over HTTP, signed with the key that belongs to this public one in hexadecimal digits.
    ///
    /// # Panics
    /// If it is no such key: the sandbox makes its own.
    pub fn receive_over_http(&mut self, public_key: &str, listen: SocketAddr) {
        let key = values::public_key(&public_key.into(), Path::new(""));
        (self.interactions, self.http_listen) = (true, Some(listen));
        self.public_key = key.expect("a public key");
    }

    /// How interactions arrive.
    #[must_use]
    pub fn interactions(&self) -> Interactions {
        match (self.interactions, self.public_key, self.http_listen) {
            (true, Some(key), Some(listen)) => Interactions::Http { key, listen },
            _ => Interactions::Gateway,
        }
    }

    /// Scheme, host and port of Discord or its replacement.
    #[must_use]
    pub fn origin(&self) -> &str {
        self.discord_api_base.as_deref().unwrap_or(DISCORD)
    }

    /// The base URL of REST requests, without a trailing slash.
    #[must_use]
    pub fn rest_base(&self) -> String {
        format!("{}/api/v10", self.origin())
    }
}

fn file_or_default(file: Option<&Path>) -> Option<&Path> {
    let default = Path::new(DEFAULT_FILE);
    file.or_else(|| default.exists().then_some(default))
}

/// The folder at which relative paths start.
fn folder(file: Option<&Path>) -> &Path {
    file.and_then(Path::parent).unwrap_or(Path::new(""))
}
