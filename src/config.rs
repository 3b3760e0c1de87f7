//! Configuration of the operator: one flat TOML file and environment variables, read and checked once at the start.
//!
//! All errors are reported together, each with its place and how to fix it. Secrets never appear in errors or `Debug`
//! output.

mod errors;
mod secret;
mod values;

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use ed25519_dalek::VerifyingKey;
use toml::{Table, Value};

use crate::play::GuildId;

use errors::suggest_known_key;
pub use errors::{ConfigError, Problem};
pub use secret::Secret;
pub use values::LogFormat;
pub(crate) use values::unhex;

/// The file that is read if the command line names none.
pub const DEFAULT_FILE: &str = "config.toml";

/// The prefix of every key's environment variable.
const PREFIX: &str = "BANYAN_";

/// The address of Discord.
const DISCORD: &str = "https://discord.com";

/// The default log filter: `info` for Banyan, only warnings and errors of serenity.
pub const DEFAULT_LOG: &str = "info,serenity=warn";

/// Defines [`Config`] and how it is read. A row of `texts` names a type, its parser in [`values`], the allowed values, and
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

        /// All keys with what is allowed, in the order of `config.example.toml`.
        const KEYS: &[(&str, &str)] = &[
            $((stringify!($key), $allowed),)*
            $((
                stringify!($number),
                concat!("a whole number ", $("of ", $unit, " ",)? "from ", $low, " to ", $high),
            ),)*
        ];

        /// The texts of keys that are neither in the file nor in the environment.
        const DEFAULTS: &[(&str, &str)] = &[$($((stringify!($key), $default),)?)*];

        impl Reader {
            /// The settings. Those that are not allowed become problems.
            fn settings(&mut self, folder: &Path) -> Config {
                Config {
                    $($key: self.take(stringify!($key), |value| $read(value, folder)),)*
                    $($number: self.take(stringify!($number), |value| {
                        values::number(value, $low..=$high)
                    }),)*
                }
            }
        }
    };
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
    KEYS.iter().map(|(key, _)| *key)
}

fn allowed(key: &str) -> String {
    let found = KEYS.iter().find(|(name, _)| *name == key);
    found.map_or("", |(_, allowed)| allowed).to_owned()
}

fn variable(key: &str) -> String {
    format!("{PREFIX}{}", key.to_uppercase())
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
        Reader::open(file, std::env::vars_os())?.config(folder(file), false)
    }

    /// [`Config::load`] with the environment as an argument, because tests cannot change that of the process.
    ///
    /// # Errors
    /// Those of [`Config::load`].
    pub fn read(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        Reader::open(file, environment)?.config(folder(file), true)
    }

    /// The configuration for a bot that talks to a sandbox in the same process.
    ///
    /// # Panics
    /// Never: the defaults are allowed.
    #[must_use]
    pub fn for_sandbox(base: &str, token: &str, database: &Path) -> Self {
        let defaults =
            Reader::open(None, []).and_then(|reader| reader.config(Path::new(""), false));
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

/// The values with their sources, and the problems found so far.
#[derive(Default)]
struct Reader {
    values: BTreeMap<String, (Value, String)>,
    problems: Vec<Problem>,
}

impl Reader {
    fn open(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        let mut reader = Self::default();
        for (key, text) in DEFAULTS {
            let default = (Value::from(*text), "the defaults".to_owned());
            reader.values.insert((*key).to_owned(), default);
        }
        if let Some(path) = file {
            reader.file(path)?;
        }
        for (name, value) in environment {
            reader.variable(&name, &value);
        }
        Ok(reader)
    }

    fn file(&mut self, path: &Path) -> Result<(), ConfigError> {
        let text = std::fs::read_to_string(path).map_err(|error| ConfigError::Unreadable {
            path: path.to_owned(),
            error,
        })?;
        // Only the message and the line number: the error's own text quotes the line, which may contain the token.
        let values: Table = toml::from_str(&text).map_err(|error| ConfigError::NotToml {
            path: path.to_owned(),
            line: error
                .span()
                .map_or(1, |span| text[..span.start].lines().count().max(1)),
            error: error.message().to_owned(),
        })?;
        let source = format!("the file {}", path.display());
        for (name, value) in values {
            if keys().any(|key| key == name) {
                self.values.insert(name, (value, source.clone()));
            } else {
                self.problems.push(Problem {
                    what: format!("the key {name} in {source} is not known."),
                    allowed: keys().collect::<Vec<_>>().join(", "),
                    fix: suggest_known_key(&name, keys()),
                });
            }
        }
        Ok(())
    }

    /// Takes an environment variable if it is one of ours. An empty variable counts as missing, because service files
    /// and compose files can hardly leave one out.
    fn variable(&mut self, name: &OsStr, value: &OsStr) {
        let Some(name) = name.to_str() else { return };
        let key = match name {
            "DISCORD_TOKEN" => Some("discord_token"),
            _ if name.starts_with(PREFIX) => keys().find(|key| variable(key) == name),
            _ => return,
        };
        let problem = match (key, value.to_str()) {
            (Some(_), Some("")) => return,
            (Some(key), Some(value)) => {
                let source = format!("the environment variable {name}");
                self.values.insert(key.to_owned(), (value.into(), source));
                return;
            }
            (Some(key), None) => Problem {
                what: format!("{key}, from the environment variable {name}, is not UTF-8."),
                allowed: allowed(key),
                fix: format!("set {name} anew."),
            },
            (None, _) => {
                let known: Vec<String> = keys().map(variable).collect();
                Problem {
                    what: format!("the environment variable {name} is not known."),
                    fix: suggest_known_key(name, known.iter().map(String::as_str)),
                    allowed: known.join(", ") + ", DISCORD_TOKEN",
                }
            }
        };
        self.problems.push(problem);
    }

    fn config(mut self, folder: &Path, online: bool) -> Result<Config, ConfigError> {
        let mut config = self.settings(folder);
        if config.tables.as_os_str().is_empty() {
            config.tables = values::beside(config.database_url.expose(), folder);
        }
        if config.interactions {
            self.require("public_key", "copy the public key of your application into the configuration file, or write interactions = \"gateway\".");
        }
        if online {
            self.require("discord_token", "set the environment variable DISCORD_TOKEN, or write discord_token = \"...\" into the configuration file. To try the bot without one: banyan sandbox.");
        }
        if self.problems.is_empty() {
            Ok(config)
        } else {
            Err(ConfigError::Invalid(self.problems))
        }
    }

    /// Records a problem if a key is missing.
    fn require(&mut self, key: &str, fix: &str) {
        if !self.values.contains_key(key) {
            self.problems.push(Problem {
                what: format!("the key {key} is missing."),
                allowed: allowed(key),
                fix: fix.to_owned(),
            });
        }
    }

    /// The value of `key`; without one, or with one that is not allowed, the default of its type.
    fn take<T: Default>(&mut self, key: &str, read: impl FnOnce(&Value) -> Result<T, String>) -> T {
        let Some((value, source)) = self.values.get(key) else {
            return T::default();
        };
        read(value).unwrap_or_else(|why| {
            self.problems.push(Problem {
                what: format!("{key}, from {source}, is not allowed: {why}."),
                allowed: allowed(key),
                fix: format!("change {key} in {source}; config.example.toml explains it."),
            });
            T::default()
        })
    }
}
