//! The operator's settings: one flat TOML file and the environment, read and checked once at the start.
//!
//! It never keeps a wrong value for later: everything that is wrong is told at once, each with its place and its mend,
//! and nothing of a secret is ever shown, neither in an error nor through `Debug`.

mod number;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

use figment::providers::{Format, Toml};
use figment::value::{Dict, Map, Value};
use figment::{Figment, Metadata, Profile, Provider};
use tracing_subscriber::EnvFilter;

use crate::play::GuildId;

pub use number::Number;

/// The file that is read when the command line names none.
pub const DEFAULT_FILE: &str = "config.toml";

/// What every key's environment variable begins with.
const PREFIX: &str = "BANYAN_";

/// Where Discord itself answers.
const DISCORD: &str = "https://discord.com";

/// What is logged when nothing is said: our own doings, and of serenity only what went wrong.
pub const DEFAULT_LOG: &str = "info,serenity=warn";

/// A key of the configuration: everything that an error or a guard has to know about it.
struct Key {
    name: &'static str,
    allowed: &'static str,
}

const DISCORD_TOKEN: Key = Key {
    name: "discord_token",
    allowed: "the bot's token as the page \"Bot\" of https://discord.com/developers/applications shows it, without the word \"Bot\" before it",
};
const DATABASE_URL: Key = Key {
    name: "database_url",
    allowed: "sqlite:FILE, for example sqlite:banyan.db, or postgres://USER:PASSWORD@HOST/DATABASE",
};
const DISCORD_API_BASE: Key = Key {
    name: "discord_api_base",
    allowed: "an http or https address without a path, for example http://127.0.0.1:4000",
};
const DEV_GUILD: Key = Key {
    name: "dev_guild",
    allowed: "the id of a server: a whole number, in quotes or not",
};
const LOG: Key = Key {
    name: "log",
    allowed: "error, warn, info, debug, trace or off, for all (\"info\") or by module (\"info,banyan::store=debug\")",
};
const RATING_POOLS: Key = Key {
    name: "rating_pools",
    allowed: "presets with commas between them, for example jungle/animal-checkers, dobutsu/official; or none",
};
const NAME_FONT: Key = Key {
    name: "name_font",
    allowed: "the path of a TrueType or OpenType font, for example /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
};
const KEYS: [&Key; 7] = [
    &DISCORD_TOKEN,
    &DATABASE_URL,
    &DISCORD_API_BASE,
    &DEV_GUILD,
    &LOG,
    &NAME_FONT,
    &RATING_POOLS,
];

impl Key {
    fn variable(&self) -> String {
        format!("{PREFIX}{}", self.name.to_uppercase())
    }
}

/// The names of all keys, in the order of `config.example.toml`.
pub fn keys() -> impl Iterator<Item = &'static str> {
    every_key().map(|key| key.name)
}

fn every_key() -> impl Iterator<Item = &'static Key> {
    KEYS.into_iter().chain(Number::ALL.map(Number::key))
}

/// The settings of one running bot.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token.
    pub discord_token: Secret,
    /// The database as an URL: `sqlite:` with a path (relative ones start at the file's folder), or `postgres://`.
    pub database_url: Secret,
    /// The address that stands in for Discord, without a slash at its end; none for Discord itself.
    pub discord_api_base: Option<String>,
    /// The one server in which commands are registered, while developing.
    pub dev_guild: Option<GuildId>,
    /// What is logged: a filter of `tracing`.
    pub log: String,
    /// A font for names that the embedded ones cannot write; relative paths start at the file's folder.
    pub name_font: Option<PathBuf>,
    /// Presets whose ratings are kept apart from those of the rest of their game, if the operator says.
    pub rating_pools: Option<Vec<String>>,
    numbers: BTreeMap<Number, u16>,
}

impl Config {
    /// Reads `file`, or `config.toml` in the working folder if that exists, and then the environment, which wins.
    ///
    /// # Errors
    /// Everything that is missing, unknown or not allowed, together.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let implied = Path::new(DEFAULT_FILE);
        let file = file.or_else(|| implied.exists().then_some(implied));
        Self::read(file, std::env::vars_os())
    }

    /// The settings for what works on the database without a bot: as [`Config::load`], but a token may be missing.
    ///
    /// # Errors
    /// As [`Config::load`], but for a token that is missing.
    pub fn load_offline(file: Option<&Path>) -> Result<Self, ConfigError> {
        let implied = Path::new(DEFAULT_FILE);
        let file = file.or_else(|| implied.exists().then_some(implied));
        let (reader, folder) = Reader::open(file, std::env::vars_os())?;
        reader.config(folder, false)
    }

    /// As [`Config::load`], from an environment that the caller gives: the process's own cannot be changed in tests.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub fn read(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        let (reader, folder) = Reader::open(file, environment)?;
        reader.config(folder, true)
    }

    /// The settings under which the bot talks to a sandbox that this same program runs.
    #[must_use]
    pub fn for_sandbox(base: &str, token: &str, database: &Path) -> Self {
        Self {
            discord_token: Secret::new(token),
            database_url: Secret::new(sqlite_url(database)),
            discord_api_base: Some(base.trim_end_matches('/').to_owned()),
            dev_guild: None,
            log: DEFAULT_LOG.to_owned(),
            name_font: None,
            rating_pools: None,
            numbers: BTreeMap::new(),
        }
    }

    /// The number that the operator has set.
    #[must_use]
    pub fn number(&self, number: Number) -> Option<u16> {
        self.numbers.get(&number).copied()
    }

    /// Scheme, host and port of Discord, or of what stands in for it.
    #[must_use]
    pub fn origin(&self) -> &str {
        self.discord_api_base.as_deref().unwrap_or(DISCORD)
    }

    /// Where REST requests go, without a slash at its end.
    #[must_use]
    pub fn rest_base(&self) -> String {
        format!("{}/api/v10", self.origin())
    }
}

/// A text that must not appear in logs, errors or reports.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Hides `text`.
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

/// Why the bot cannot start with these settings.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("the configuration file {} cannot be read: {error}\n  Mend: check the path after --config and who may read the file; config.example.toml is a file to copy.", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// The file is not TOML.
    #[error("the configuration file {} is not TOML in line {line}: {error}.\n  Mend: one `key = value` a line, texts in double quotes; compare config.example.toml.", .path.display())]
    NotToml {
        /// The file.
        path: PathBuf,
        /// Where it stops being TOML.
        line: usize,
        /// What the parser expected.
        error: String,
    },
    /// Keys are missing, unknown or not allowed.
    #[error("{}", list(.0))]
    Invalid(Vec<Problem>),
}

/// One thing that is wrong, in the operator's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong and where: the key, and the file or variable that it came from.
    pub what: String,
    /// What would be right.
    pub allowed: String,
    /// What to do.
    pub mend: String,
}

fn list(problems: &[Problem]) -> String {
    let heading = match problems.len() {
        1 => "there is a mistake in the configuration:".to_owned(),
        n => format!("there are {n} mistakes in the configuration:"),
    };
    let items = problems.iter().map(
        |Problem {
             what,
             allowed,
             mend,
         }| { format!("- {what}\n  Allowed: {allowed}.\n  Mend: {mend}") },
    );
    std::iter::once(heading)
        .chain(items)
        .collect::<Vec<_>>()
        .join("\n\n")
}

/// One source of values: the file, or a single variable, so that each value knows where it came from.
struct Layer {
    source: String,
    values: Dict,
}

impl Layer {
    fn file(path: &Path) -> Result<Self, ConfigError> {
        let text = std::fs::read_to_string(path).map_err(|error| ConfigError::Unreadable {
            path: path.to_owned(),
            error,
        })?;
        // Only the message and the line: the error's own text quotes the line, and the line may hold the token.
        let values = Toml::from_str(&text).map_err(|error| ConfigError::NotToml {
            path: path.to_owned(),
            line: error
                .span()
                .map_or(1, |span| text[..span.start].lines().count().max(1)),
            error: error.message().to_owned(),
        })?;
        Ok(Self {
            source: format!("the file {}", path.display()),
            values,
        })
    }

    /// The value that an environment variable gives, if it is one of ours. An empty variable is as good as none:
    /// service files and compose files can hardly leave one out.
    fn variable(name: &OsString, value: &OsString, problems: &mut Vec<Problem>) -> Option<Self> {
        let name = name.to_str()?;
        let key = match name.strip_prefix(PREFIX) {
            Some(rest) => every_key().find(|key| key.name.to_uppercase() == rest),
            None if name == "DISCORD_TOKEN" => Some(&DISCORD_TOKEN),
            None => return None,
        };
        let Some(key) = key else {
            let allowed: Vec<String> = every_key().map(Key::variable).collect();
            problems.push(Problem {
                what: format!("the environment variable {name} is not known."),
                mend: mend_unknown(name, allowed.iter().map(String::as_str)),
                allowed: allowed.join(", ") + ", DISCORD_TOKEN",
            });
            return None;
        };
        let Some(value) = value.to_str() else {
            problems.push(Problem {
                what: format!(
                    "{}, from the environment variable {name}, is not UTF-8.",
                    key.name
                ),
                allowed: key.allowed.to_owned(),
                mend: format!("set {name} anew."),
            });
            return None;
        };
        if value.is_empty() {
            return None;
        }
        let values = Dict::from([(key.name.to_owned(), Value::from(value))]);
        Some(Self {
            source: format!("the environment variable {name}"),
            values,
        })
    }
}

impl Provider for Layer {
    fn metadata(&self) -> Metadata {
        Metadata::named(self.source.clone())
    }

    fn data(&self) -> Result<Map<Profile, Dict>, figment::Error> {
        Ok(Map::from([(Profile::Default, self.values.clone())]))
    }
}

fn mend_unknown<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let near = known
        .map(|known| {
            (
                strsim::damerau_levenshtein(&known.to_lowercase(), &name.to_lowercase()),
                known,
            )
        })
        .chain([(4, "")])
        .min_by_key(|(distance, _)| *distance);
    match near {
        Some((_, known)) if !known.is_empty() => {
            format!("did you mean {known}? Otherwise take {name} out.")
        }
        _ => format!("take {name} out."),
    }
}

/// Takes the merged values apart, and keeps what is wrong with them.
struct Reader {
    figment: Figment,
    values: Dict,
    problems: Vec<Problem>,
}

impl Reader {
    /// Reads file and environment; gives the folder too at which relative paths start.
    fn open(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<(Self, &Path), ConfigError> {
        let mut layers = Vec::new();
        if let Some(path) = file {
            layers.push(Layer::file(path)?);
        }
        let mut problems = Vec::new();
        for (name, value) in environment {
            layers.extend(Layer::variable(&name, &value, &mut problems));
        }
        let folder = file.and_then(Path::parent).unwrap_or(Path::new(""));
        Ok((Self::new(layers, problems)?, folder))
    }

    fn database_url(&mut self, folder: &Path) -> String {
        self.take(&DATABASE_URL, text, |url| database(&url, folder))
            .unwrap_or_else(|| sqlite_url(&folder.join("banyan.db")))
    }

    fn new(layers: Vec<Layer>, mut problems: Vec<Problem>) -> Result<Self, ConfigError> {
        let figment = layers.into_iter().fold(Figment::new(), Figment::merge);
        let values: Dict = figment.extract().map_err(|error| {
            ConfigError::Invalid(vec![Problem {
                what: error.to_string(),
                allowed: "one `key = value` a line".to_owned(),
                mend: "compare config.example.toml.".to_owned(),
            }])
        })?;
        for name in values.keys().filter(|name| keys().all(|key| key != *name)) {
            let source = source(&figment, name);
            problems.push(Problem {
                what: format!("the key {name} in {source} is not known."),
                allowed: keys().collect::<Vec<_>>().join(", "),
                mend: mend_unknown(name, keys()),
            });
        }
        Ok(Self {
            figment,
            values,
            problems,
        })
    }

    fn config(mut self, folder: &Path, online: bool) -> Result<Config, ConfigError> {
        let discord_token = self.take(&DISCORD_TOKEN, text, token);
        let database_url = self.database_url(folder);
        let discord_api_base = self.take(&DISCORD_API_BASE, text, |base| api_base(&base));
        let dev_guild = self.take(&DEV_GUILD, text_or_number, |id| match id.parse() {
            Ok(id) if id != GuildId(0) => Ok(id),
            _ => Err(format!("\"{id}\" is not an id")),
        });
        let log = self.take(&LOG, text, |log| match EnvFilter::try_new(&log) {
            Ok(_) => Ok(log),
            Err(error) => Err(format!("\"{log}\" is not a filter ({error})")),
        });
        let name_font = self.take(&NAME_FONT, text, |file| Ok(folder.join(file)));
        let rating_pools = self.take(&RATING_POOLS, text, |list| pools(&list));
        let numbers = Number::ALL
            .into_iter()
            .filter_map(|number| Some((number, self.number(number)?)))
            .collect();
        if online && !self.values.contains_key(DISCORD_TOKEN.name) {
            self.problems.push(Problem {
                what: format!("the key {} is missing.", DISCORD_TOKEN.name),
                allowed: DISCORD_TOKEN.allowed.to_owned(),
                mend: "set the environment variable DISCORD_TOKEN, or write discord_token = \"...\" into the configuration file. To try the bot without one: banyan sandbox.".to_owned(),
            });
        }
        if !self.problems.is_empty() {
            return Err(ConfigError::Invalid(self.problems));
        }
        Ok(Config {
            discord_token: Secret(discord_token.unwrap_or_default()),
            database_url: Secret(database_url),
            discord_api_base,
            dev_guild,
            log: log.unwrap_or_else(|| DEFAULT_LOG.to_owned()),
            name_font,
            rating_pools,
            numbers,
        })
    }

    /// A whole number within bounds.
    fn number(&mut self, number: Number) -> Option<u16> {
        let allowed = number.allowed();
        self.take(number.key(), text_or_number, |number| {
            match number.parse() {
                Ok(number) if allowed.contains(&number) => Ok(number),
                _ => Err(format!("it is {number}")),
            }
        })
    }

    /// The value of `key` when it is there and right; what is wrong with it goes to the problems.
    fn take<T>(
        &mut self,
        key: &Key,
        read: impl FnOnce(&Value) -> Option<String>,
        check: impl FnOnce(String) -> Result<T, String>,
    ) -> Option<T> {
        let value = self.values.get(key.name)?;
        let checked = match read(value) {
            Some(text) => check(text),
            None => Err(format!("it is {}", kind(value))),
        };
        match checked {
            Ok(value) => Some(value),
            Err(why) => {
                let source = source(&self.figment, key.name);
                self.problems.push(Problem {
                    what: format!("{}, from {source}, is not allowed: {why}.", key.name),
                    allowed: key.allowed.to_owned(),
                    mend: format!(
                        "change {} in {source}; config.example.toml explains it.",
                        key.name
                    ),
                });
                None
            }
        }
    }
}

fn source(figment: &Figment, key: &str) -> String {
    figment.find_metadata(key).map_or_else(
        || "the configuration".to_owned(),
        |from| from.name.clone().into_owned(),
    )
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn text_or_number(value: &Value) -> Option<String> {
    text(value).or_else(|| value.to_i128().map(|number| number.to_string()))
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::String(..) | Value::Char(..) => "a text",
        Value::Bool(..) => "true or false",
        Value::Num(_, number) if number.to_i128().is_some() || number.to_u128().is_some() => {
            "a whole number"
        }
        Value::Num(..) => "a number with a point",
        Value::Empty(..) => "nothing",
        Value::Dict(..) => "a table",
        Value::Array(..) => "a list",
    }
}

/// The reasons below never quote the value: a token or a password would end in a log.
fn token(token: String) -> Result<String, String> {
    if token.is_empty() {
        Err("it is empty".to_owned())
    } else if token.starts_with("Bot ") {
        Err("it begins with the word \"Bot\"".to_owned())
    } else if token.chars().any(|c| !c.is_ascii_graphic()) {
        Err("it has spaces or characters that no token has".to_owned())
    } else {
        Ok(token)
    }
}

fn database(url: &str, folder: &Path) -> Result<String, String> {
    if let Some(path) = url.strip_prefix("sqlite:") {
        let path = path.strip_prefix("//").unwrap_or(path);
        if path.is_empty() || path.contains(['?', '#']) {
            return Err("there is no plain file name after sqlite:".to_owned());
        }
        return Ok(sqlite_url(&folder.join(path)));
    }
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err("it begins neither with sqlite: nor with postgres://".to_owned());
    }
    match reqwest::Url::parse(url) {
        Ok(_) => Ok(url.to_owned()),
        Err(error) => Err(format!("it is not an address ({error})")),
    }
}

/// The path as it is: the store takes it for a path and nothing more.
fn sqlite_url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

/// Names of presets; whether there are such is for those to say who know the games.
fn pools(list: &str) -> Result<Vec<String>, String> {
    let names = list
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty());
    names
        .map(|name| match name.split_once('/') {
            Some((game, preset)) if !game.is_empty() && !preset.is_empty() => Ok(name.to_owned()),
            _ => Err(format!("\"{name}\" is not a game and a preset")),
        })
        .collect()
}

fn api_base(base: &str) -> Result<String, String> {
    let url = reqwest::Url::parse(base)
        .map_err(|error| format!("\"{base}\" is not an address ({error})"))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(format!("\"{base}\" is neither http nor https"));
    }
    let alone = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    if !alone || !url.username().is_empty() || url.password().is_some() {
        return Err("it has more than a host and a port".to_owned());
    }
    Ok(url.origin().ascii_serialization())
}
