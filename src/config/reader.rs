//! Collects the values of all keys from the defaults, the file and the environment, and the problems with any of them.
//! Knows no key but the token's, whose variable has a second name.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use super::values::Checked;

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

/// The values with their sources, and the problems found so far.
#[derive(Default)]
pub(super) struct Reader {
    /// The folder at which relative paths start.
    pub(super) folder: PathBuf,
    pub(super) problems: Vec<ConfigProblem>,
    values: BTreeMap<&'static str, (Checked<Value>, String)>,
}

impl Reader {
    /// The defaults, then the file, then the environment; each takes precedence over the former.
    pub(super) fn open(
        keys: &[&'static str],
        defaults: &[(&'static str, &str)],
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        let mut reader = Self::default();
        for (key, text) in defaults {
            let value = (Ok((*text).into()), "the defaults".to_owned());
            reader.values.insert(key, value);
        }
        if let Some(path) = file {
            reader.folder = path.parent().map(Path::to_owned).unwrap_or_default();
            let source = format!("the file {}", path.display());
            for (name, value) in table(path).map_err(ConfigError::File)? {
                if let Some(key) = keys.iter().find(|key| **key == name) {
                    reader.values.insert(key, (Ok(value), source.clone()));
                } else {
                    reader.unknown(&format!("the key {name} in {source}"), &name, keys);
                }
            }
        }
        let variables = keys
            .iter()
            .map(|key| format!("{PREFIX}{}", key.to_uppercase()));
        let mut variables: Vec<_> = variables.collect();
        // The token's second name; it has no place among the keys.
        variables.push("DISCORD_TOKEN".to_owned());
        for (name, value) in environment {
            let Some(name) = name.to_str() else { continue };
            let source = format!("the environment variable {name}");
            let known = variables.iter().position(|variable| variable == name);
            match known.map(|at| keys.get(at).unwrap_or(&"discord_token")) {
                // Counts as missing, because service files and compose files can hardly leave a variable out.
                Some(_) if value.is_empty() => (),
                Some(key) => {
                    let text = value.into_string().map(Value::from);
                    let value = text.map_err(|_| "it is not UTF-8".to_owned());
                    reader.values.insert(key, (value, source));
                }
                None if name.starts_with(PREFIX) => reader.unknown(&source, name, &variables),
                None => (),
            }
        }
        Ok(reader)
    }

    fn unknown(&mut self, what: &str, name: &str, known: &[impl AsRef<str>]) {
        let known: Vec<&str> = known.iter().map(AsRef::as_ref).collect();
        let lower = name.to_lowercase();
        let distance = |known: &str| strsim::damerau_levenshtein(&known.to_lowercase(), &lower);
        let near = known.iter().map(|known| (distance(known), known)).min();
        self.problems.push(ConfigProblem {
            what: format!("{what} is not known."),
            fix: match near {
                Some((..4, near)) => format!("did you mean {near}? Otherwise take {name} out."),
                _ => format!("take {name} out."),
            },
            allowed: known.join(", "),
        });
    }

    /// Records a problem if a key is missing.
    pub(super) fn require(&mut self, key: &str, allowed: &str, fix: &str) {
        if !self.values.contains_key(key) {
            self.problems.push(ConfigProblem {
                what: format!("the key {key} is missing."),
                allowed: allowed.to_owned(),
                fix: fix.to_owned(),
            });
        }
    }

    /// The value of `key`, by what it may be in words and how it is read; without one, or with one that is not allowed,
    /// the default of its type.
    pub(super) fn take<T: Default>(
        &mut self,
        key: &str,
        (allowed, read): (impl Into<String>, impl FnOnce(&Value, &Path) -> Checked<T>),
    ) -> T {
        let Some((value, source)) = self.values.get(key) else {
            return T::default();
        };
        let value = value.as_ref().map_err(Clone::clone);
        value
            .and_then(|value| read(value, &self.folder))
            .unwrap_or_else(|why| {
                self.problems.push(ConfigProblem {
                    what: format!("{key}, from {source}, is not allowed: {why}."),
                    allowed: allowed.into(),
                    fix: format!("change {key} in {source}; config.example.toml explains it."),
                });
                T::default()
            })
    }
}

/// The keys and values of a file, or what is wrong with it.
fn table(path: &Path) -> Checked<Table> {
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
