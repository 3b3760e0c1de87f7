//! Collects the values of all keys from the defaults, the file and the environment, and the problems with any of them.
//! Knows no key.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::Path;

use toml::{Table, Value};

/// The prefix of every key's environment variable.
const PREFIX: &str = "BANYAN_";

/// Why the configuration is invalid, worded for the operator.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read, or is not TOML.
    #[error("the configuration file {0}")]
    File(String),
    /// Keys are missing, unknown or invalid.
    #[error("{}", list(.0))]
    Invalid(Vec<ConfigProblem>),
}

/// One problem of the configuration, worded for the operator.
#[derive(Debug, thiserror::Error)]
#[error("- {what}\n  Allowed: {allowed}.\n  Fix: {fix}")]
pub struct ConfigProblem {
    /// What is wrong and where: the key, and the file or variable that it came from.
    pub what: String,
    /// The allowed values.
    pub allowed: String,
    /// How to fix it.
    pub fix: String,
}

fn list(problems: &[ConfigProblem]) -> String {
    let heading = match problems.len() {
        1 => "there is a mistake in the configuration:".to_owned(),
        n => format!("there are {n} mistakes in the configuration:"),
    };
    let items = problems.iter().map(ToString::to_string);
    let parts: Vec<String> = std::iter::once(heading).chain(items).collect();
    parts.join("\n\n")
}

/// A key.
pub(super) struct Key {
    pub(super) name: &'static str,
    /// The allowed values, in words.
    pub(super) allowed: &'static str,
    /// The text of a key that is neither in the file nor in the environment.
    pub(super) default: Option<&'static str>,
}

impl Key {
    fn variable(&self) -> String {
        format!("{PREFIX}{}", self.name.to_uppercase())
    }
}

/// The values with their sources, and the problems found so far.
pub(super) struct Reader {
    keys: &'static [Key],
    values: BTreeMap<&'static str, (Value, String)>,
    problems: Vec<ConfigProblem>,
}

impl Reader {
    /// The defaults, then the file, then the environment; each takes precedence over the former.
    pub(super) fn open(
        keys: &'static [Key],
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        let default = |key: &Key| {
            let value = (Value::from(key.default?), "the defaults".to_owned());
            Some((key.name, value))
        };
        let mut reader = Self {
            keys,
            values: keys.iter().filter_map(default).collect(),
            problems: Vec::new(),
        };
        if let Some(path) = file {
            reader.file(path)?;
        }
        for (name, value) in environment {
            reader.variable(&name, &value);
        }
        Ok(reader)
    }

    fn file(&mut self, path: &Path) -> Result<(), ConfigError> {
        let source = format!("the file {}", path.display());
        for (name, value) in table(path).map_err(ConfigError::File)? {
            if let Some(key) = self.keys.iter().find(|key| key.name == name) {
                self.values.insert(key.name, (value, source.clone()));
                continue;
            }
            let known: Vec<&str> = self.keys.iter().map(|key| key.name).collect();
            self.problems.push(ConfigProblem {
                what: format!("the key {name} in {source} is not known."),
                allowed: known.join(", "),
                fix: suggest_known_key(&name, known.into_iter()),
            });
        }
        Ok(())
    }

    /// Takes an environment variable if it is one of ours. An empty variable counts as missing, because service files
    /// and compose files can hardly leave one out.
    fn variable(&mut self, name: &OsStr, value: &OsStr) {
        let Some(name) = name.to_str() else { return };
        let mut keys = self.keys.iter();
        let key = match name {
            "DISCORD_TOKEN" => keys.find(|key| key.name == "discord_token"),
            _ if name.starts_with(PREFIX) => keys.find(|key| key.variable() == name),
            _ => return,
        };
        let problem = match (key, value.to_str()) {
            (Some(_), Some("")) => return,
            (Some(key), Some(value)) => {
                let source = format!("the environment variable {name}");
                self.values.insert(key.name, (value.into(), source));
                return;
            }
            (
                Some(Key {
                    name: key, allowed, ..
                }),
                None,
            ) => ConfigProblem {
                what: format!("{key}, from the environment variable {name}, is not UTF-8."),
                allowed: (*allowed).to_owned(),
                fix: format!("set {name} anew."),
            },
            (None, _) => {
                let known: Vec<String> = self.keys.iter().map(Key::variable).collect();
                ConfigProblem {
                    what: format!("the environment variable {name} is not known."),
                    fix: suggest_known_key(name, known.iter().map(String::as_str)),
                    allowed: known.join(", ") + ", DISCORD_TOKEN",
                }
            }
        };
        self.problems.push(problem);
    }

    /// What is allowed for a key.
    fn allowed(&self, key: &str) -> String {
        let key = self.keys.iter().find(|known| known.name == key);
        key.map_or("", |key| key.allowed).to_owned()
    }

    /// Records a problem if a key is missing.
    pub(super) fn require(&mut self, key: &str, fix: &str) {
        if !self.values.contains_key(key) {
            self.problems.push(ConfigProblem {
                what: format!("the key {key} is missing."),
                allowed: self.allowed(key),
                fix: fix.to_owned(),
            });
        }
    }

    /// The value of `key`; without one, or with one that is not allowed, the default of its type.
    pub(super) fn take<T: Default>(
        &mut self,
        key: &str,
        read: impl FnOnce(&Value) -> Result<T, String>,
    ) -> T {
        let Some((value, source)) = self.values.get(key) else {
            return T::default();
        };
        let why = match read(value) {
            Ok(value) => return value,
            Err(why) => why,
        };
        self.problems.push(ConfigProblem {
            what: format!("{key}, from {source}, is not allowed: {why}."),
            fix: format!("change {key} in {source}; config.example.toml explains it."),
            allowed: self.allowed(key),
        });
        T::default()
    }

    /// What was read, if there is no problem with it.
    pub(super) fn finish<T>(self, read: T) -> Result<T, ConfigError> {
        if self.problems.is_empty() {
            Ok(read)
        } else {
            Err(ConfigError::Invalid(self.problems))
        }
    }
}

/// The keys and values of a file, or what is wrong with it.
fn table(path: &Path) -> Result<Table, String> {
    let file = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| {
        format!(
            "{file} cannot be read: {error}\n  Fix: check the path after --config and who may read the file; \
             config.example.toml is a file to copy."
        )
    })?;
    // Only the message and the line number: the error's own text quotes the line, which may contain the token.
    toml::from_str(&text).map_err(|error| {
        let before = error.span().map_or("", |span| &text[..span.start]);
        let (line, message) = (before.lines().count().max(1), error.message());
        format!(
            "{file} is not TOML in line {line}: {message}.\n  Fix: one `key = value` a line, texts in double quotes; \
             compare config.example.toml."
        )
    })
}

/// What to do about an unknown key.
fn suggest_known_key<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let name_lower = name.to_lowercase();
    let distance = |known: &str| strsim::damerau_levenshtein(&known.to_lowercase(), &name_lower);
    let near = known.map(|known| (distance(known), known)).min();
    match near {
        Some((..4, known)) => format!("did you mean {known}? Otherwise take {name} out."),
        _ => format!("take {name} out."),
    }
}
