//! Configuration of the operator: one flat TOML file and environment variables, read and checked once at the start.
//!
//! All errors are reported together, each with its place and how to fix it. Secrets never appear in errors or `Debug`
//! output.

mod number;
mod values;

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use ed25519_dalek::VerifyingKey;
use toml::{Table, Value};

use crate::play::GuildId;

pub use number::Number;
pub use values::LogFormat;
pub(crate) use values::unhex;
use values::{beside, kind, sqlite_url};

/// The file that is read if the command line names none.
pub const DEFAULT_FILE: &str = "config.toml";

/// The prefix of every key's environment variable.
const PREFIX: &str = "BANYAN_";

/// The address of Discord.
const DISCORD: &str = "https://discord.com";

/// The default log filter: `info` for Banyan, only warnings and errors of serenity.
pub const DEFAULT_LOG: &str = "info,serenity=warn";

const TOKEN: &str = "discord_token";
const PUBLIC_KEY: &str = "public_key";

/// Where interactions over HTTP are received by default: behind a proxy on the same machine.
const HTTP_LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// The keys that are no [`Number`], each with a description of its allowed values.
const KEYS: [(&str, &str); 14] = [
    (
        TOKEN,
        "the bot's token as the page \"Bot\" of https://discord.com/developers/applications shows it, without the word \"Bot\" before it",
    ),
    (
        "database_url",
        "sqlite:FILE, for example sqlite:banyan.db, or postgres://USER:PASSWORD@HOST/DATABASE",
    ),
    (
        "discord_api_base",
        "an http or https address without a path, for example http://127.0.0.1:4000",
    ),
    (
        "interactions",
        "gateway, or http with a public_key: how Discord sends what people do",
    ),
    (
        PUBLIC_KEY,
        "the public key as the page \"General Information\" of https://discord.com/developers/applications shows it: 64 hexadecimal digits",
    ),
    (
        "http_listen",
        "an IP address and a port, for example 127.0.0.1:8080",
    ),
    (
        "shards",
        "auto for the number that Discord recommends, or a whole number from 1 to 16000",
    ),
    (
        "admin_listen",
        "an IP address and a port, for example 127.0.0.1:9100",
    ),
    (
        "dev_guild",
        "the id of a server: a whole number, in quotes or not",
    ),
    ("log_format", "text, or json for one JSON object a line"),
    (
        "log",
        "error, warn, info, debug, trace or off, for all (\"info\") or by module (\"info,banyan::store=debug\")",
    ),
    (
        "name_font",
        "the path of a TrueType or OpenType font, for example /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
    ),
    (
        "tables",
        "the path of a folder, for example /var/lib/banyan/tables",
    ),
    (
        "rating_pools",
        "presets with commas between them, for example jungle/animal-checkers, dobutsu/official; or none",
    ),
];

/// All keys with descriptions of their values, in the order of `config.example.toml`.
fn every_key() -> impl Iterator<Item = (&'static str, &'static str)> {
    let numbers = Number::ALL.map(|number| (number.key(), number.allowed()));
    KEYS.into_iter().chain(numbers)
}

/// The names of all keys, in the order of `config.example.toml`.
pub fn keys() -> impl Iterator<Item = &'static str> {
    every_key().map(|(key, _)| key)
}

fn allowed(key: &str) -> String {
    let found = every_key().find(|(name, _)| *name == key);
    found.map_or("", |(_, allowed)| allowed).to_owned()
}

fn variable(key: &str) -> String {
    format!("{PREFIX}{}", key.to_uppercase())
}

/// The settings of one running bot.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token.
    pub discord_token: Secret,
    /// The database as a URL: `sqlite:` with a path (relative to the file's folder), or `postgres://`.
    pub database_url: Secret,
    /// An address to use instead of Discord's, without a trailing slash; `None` for Discord itself.
    pub discord_api_base: Option<String>,
    /// How interactions arrive.
    pub interactions: Interactions,
    /// The number of shards of the bot; `None` for the number that Discord recommends.
    pub shards: Option<u32>,
    /// Where metrics and checks for the operator are served, if at all.
    pub admin_listen: Option<SocketAddr>,
    /// The only server in which commands are registered, for development.
    pub dev_guild: Option<GuildId>,
    /// The format of the log.
    pub log_format: LogFormat,
    /// The log filter, in the syntax of `tracing`.
    pub log: String,
    /// A font for names that the embedded ones lack; relative paths start at the file's folder.
    pub name_font: Option<PathBuf>,
    /// The folder of the solution of Dōbutsu Shōgi; relative paths start at the file's folder.
    pub tables: PathBuf,
    /// Presets with rating pools of their own, if the operator sets them.
    pub rating_pools: Option<Vec<String>>,
    numbers: BTreeMap<Number, u16>,
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
    #[must_use]
    pub fn for_sandbox(base: &str, token: &str, database: &Path) -> Self {
        Self {
            discord_token: Secret::new(token),
            database_url: Secret::new(sqlite_url(database)),
            discord_api_base: Some(base.trim_end_matches('/').to_owned()),
            interactions: Interactions::Gateway,
            shards: None,
            admin_listen: None,
            dev_guild: None,
            log_format: LogFormat::Text,
            log: DEFAULT_LOG.to_owned(),
            name_font: None,
            tables: beside(&sqlite_url(database), Path::new("")),
            rating_pools: None,
            numbers: BTreeMap::new(),
        }
    }

    /// Receives interactions over HTTP, signed with the key that belongs to this public one in hexadecimal digits.
    ///
    /// # Panics
    /// If it is no such key: the sandbox makes its own.
    pub fn receive_over_http(&mut self, public_key: &str, listen: SocketAddr) {
        let key = values::public_key(public_key).expect("a public key");
        self.interactions = Interactions::Http { key, listen };
    }

    /// A number, if the operator has set it.
    #[must_use]
    pub fn number(&self, number: Number) -> Option<u16> {
        self.numbers.get(&number).copied()
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

/// A text that must not appear in logs, errors or reports.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Wraps `text`.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text itself, for the one place that sends it.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

/// Why the configuration is invalid.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("the configuration file {} cannot be read: {error}\n  Fix: check the path after --config and who may read the file; config.example.toml is a file to copy.", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        error: std::io::Error,
    },
    /// The file is not TOML.
    #[error("the configuration file {} is not TOML in line {line}: {error}.\n  Fix: one `key = value` a line, texts in double quotes; compare config.example.toml.", .path.display())]
    NotToml {
        /// The file.
        path: PathBuf,
        /// The line of the error.
        line: usize,
        /// The parser's message.
        error: String,
    },
    /// Keys are missing, unknown or invalid.
    #[error("{}", list(.0))]
    Invalid(Vec<Problem>),
}

/// One problem of the configuration, worded for the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong and where: the key, and the file or variable that it came from.
    pub what: String,
    /// The allowed values.
    pub allowed: String,
    /// How to fix it.
    pub fix: String,
}

fn list(problems: &[Problem]) -> String {
    let heading = match problems.len() {
        1 => "there is a mistake in the configuration:".to_owned(),
        n => format!("there are {n} mistakes in the configuration:"),
    };
    let items = problems.iter().map(|Problem { what, allowed, fix }| {
        format!("- {what}\n  Allowed: {allowed}.\n  Fix: {fix}")
    });
    std::iter::once(heading)
        .chain(items)
        .collect::<Vec<_>>()
        .join("\n\n")
}

fn file_or_default(file: Option<&Path>) -> Option<&Path> {
    let default = Path::new(DEFAULT_FILE);
    file.or_else(|| default.exists().then_some(default))
}

/// The folder at which relative paths start.
fn folder(file: Option<&Path>) -> &Path {
    file.and_then(Path::parent).unwrap_or(Path::new(""))
}

fn suggest_known_key<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let name_lower = name.to_lowercase();
    let distance = |known: &str| strsim::damerau_levenshtein(&known.to_lowercase(), &name_lower);
    let near = known.map(|known| (distance(known), known)).min();
    match near {
        Some((..4, known)) => format!("did you mean {known}? Otherwise take {name} out."),
        _ => format!("take {name} out."),
    }
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
            "DISCORD_TOKEN" => Some(TOKEN),
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
        let database_url = self
            .text("database_url", |url| values::database(url, folder))
            .unwrap_or_else(|| sqlite_url(&folder.join("banyan.db")));
        let config = Config {
            discord_token: Secret(self.text(TOKEN, values::token).unwrap_or_default()),
            tables: self
                .text("tables", |path| Ok(folder.join(path)))
                .unwrap_or_else(|| beside(&database_url, folder)),
            database_url: Secret(database_url),
            discord_api_base: self.text("discord_api_base", values::api_base),
            interactions: self.interactions(),
            shards: self.number("shards", values::shards).flatten(),
            admin_listen: self.text("admin_listen", values::listen),
            dev_guild: self.number("dev_guild", values::guild),
            log_format: self
                .text("log_format", values::log_format)
                .unwrap_or_default(),
            log: self
                .text("log", values::log)
                .unwrap_or_else(|| DEFAULT_LOG.to_owned()),
            name_font: self.text("name_font", |file| Ok(folder.join(file))),
            rating_pools: self.text("rating_pools", values::pools),
            numbers: Number::ALL
                .into_iter()
                .filter_map(|number| {
                    let read = |text: &str| match text.parse() {
                        Ok(value) if number.range().contains(&value) => Ok(value),
                        _ => Err(format!("it is {text}")),
                    };
                    Some((number, self.number(number.key(), read)?))
                })
                .collect(),
        };
        if online {
            self.require(TOKEN, "set the environment variable DISCORD_TOKEN, or write discord_token = \"...\" into the configuration file. To try the bot without one: banyan sandbox.");
        }
        if self.problems.is_empty() {
            Ok(config)
        } else {
            Err(ConfigError::Invalid(self.problems))
        }
    }

    fn interactions(&mut self) -> Interactions {
        let over_http = self.text("interactions", values::over_http) == Some(true);
        let key = self.text(PUBLIC_KEY, values::public_key);
        let listen = self.text("http_listen", values::listen);
        if over_http {
            self.require(PUBLIC_KEY, "copy the public key of your application into the configuration file, or write interactions = \"gateway\".");
        }
        match key {
            Some(key) if over_http => Interactions::Http {
                key,
                listen: listen.unwrap_or(HTTP_LISTEN),
            },
            _ => Interactions::Gateway,
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

    fn text<T>(&mut self, key: &str, read: impl FnOnce(&str) -> Result<T, String>) -> Option<T> {
        self.take(key, |value| match value {
            Value::String(text) => read(text),
            other => Err(format!("it is {}", kind(other))),
        })
    }

    /// A whole number, quoted or not.
    fn number<T>(&mut self, key: &str, read: impl FnOnce(&str) -> Result<T, String>) -> Option<T> {
        self.take(key, |value| match value {
            Value::String(text) => read(text),
            Value::Integer(number) => read(&number.to_string()),
            other => Err(format!("it is {}", kind(other))),
        })
    }

    /// The value of `key` if it is present and valid; problems are collected.
    fn take<T>(&mut self, key: &str, read: impl FnOnce(&Value) -> Result<T, String>) -> Option<T> {
        let (value, source) = self.values.get(key)?;
        read(value)
            .map_err(|why| {
                self.problems.push(Problem {
                    what: format!("{key}, from {source}, is not allowed: {why}."),
                    allowed: allowed(key),
                    fix: format!("change {key} in {source}; config.example.toml explains it."),
                });
            })
            .ok()
    }
}
