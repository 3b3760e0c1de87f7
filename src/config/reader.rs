//! Collects the values of all keys from the defaults, the file and the environment, and the problems with any of them.
//! Knows no key but the token's, whose variable has a second name.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use super::values::Checked;

/// The prefix of every key's environment variable.
const PREFIX: &str = "BANYAN_";
/// Another name of the token's variable, which other bots use, too.
const TOKEN: &str = "DISCORD_TOKEN";

/// The file that explains every key to operators.
const EXAMPLE: &str = include_str!("../../config.example.toml");

/// Why the configuration is invalid, worded for the operator.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read, or is not TOML.
    #[error("the configuration file {0}")]
    File(String),
    /// Keys are missing, unknown or invalid.
    #[error("the configuration has mistakes:\n\n{}", list(.0))]
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
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    problems.join("\n\n")
}

/// The values with their sources, and the problems found so far.
#[derive(Default)]
pub(super) struct Reader {
    /// The folder at which relative paths start.
    pub(super) folder: PathBuf,
    pub(super) problems: Vec<ConfigProblem>,
    values: BTreeMap<&'static str, (Value, String)>,
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
            reader.set(key, (*text).into(), "the defaults");
        }
        if let Some(path) = file {
            reader.folder = path.parent().map(Path::to_owned).unwrap_or_default();
            let source = format!("the file {}", path.display());
            for (name, value) in table(path).map_err(ConfigError::File)? {
                match keys.iter().find(|key| **key == name) {
                    Some(key) => reader.set(key, value, &source),
                    None => reader.unknown(&format!("the key {name} in {source}"), &name, keys),
                }
            }
        }
        let variables = keys
            .iter()
            .map(|key| format!("{PREFIX}{}", key.to_uppercase()));
        let variables: Vec<String> = variables.chain([TOKEN.to_owned()]).collect();
        for (name, value) in environment {
            let Some(name) = name.to_str() else { continue };
            let source = format!("the environment variable {name}");
            let at = variables.iter().position(|variable| variable == name);
            // The last variable has no key of its own.
            let key = at.map(|at| keys.get(at).unwrap_or(&"discord_token"));
            match (key, value.into_string()) {
                // Counts as missing, because service files and compose files can hardly leave a variable out.
                (Some(_), Ok(text)) if text.is_empty() => (),
                (Some(key), Ok(text)) => reader.set(key, text.into(), &source),
                (Some(key), Err(_)) => reader.not_allowed(key, &source, "it is not UTF-8"),
                (None, _) if name.starts_with(PREFIX) => reader.unknown(&source, name, &variables),
                (None, _) => (),
            }
        }
        Ok(reader)
    }

    fn set(&mut self, key: &'static str, value: Value, source: &str) {
        self.values.insert(key, (value, source.to_owned()));
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
    pub(super) fn require(&mut self, key: &str, fix: &str) {
        if !self.values.contains_key(key) {
            self.problems.push(ConfigProblem {
                what: format!("the key {key} is missing."),
                allowed: explanation(key),
                fix: fix.to_owned(),
            });
        }
    }

    /// The value of `key`. If it is missing or not allowed, this is the default of its type.
    pub(super) fn take<T: Default>(
        &mut self,
        key: &str,
        read: impl FnOnce(&Value, &Path) -> Checked<T>,
    ) -> T {
        let Some((value, source)) = self.values.get(key).cloned() else {
            return T::default();
        };
        read(&value, &self.folder).unwrap_or_else(|why| {
            self.not_allowed(key, &source, &why);
            T::default()
        })
    }

    fn not_allowed(&mut self, key: &str, source: &str, why: &str) {
        self.problems.push(ConfigProblem {
            what: format!("{key}, from {source}, is not allowed: {why}."),
            allowed: explanation(key),
            fix: format!("change {key} in {source}."),
        });
    }
}

/// What the example says about `key`: the comment above it, without "Optional." or "REQUIRED." and the last full stop.
fn explanation(key: &str) -> String {
    let above = EXAMPLE.split(&format!("\n# {key} = ")).next();
    let comment = above.and_then(|above| above.rsplit("\n\n").next());
    let lines = comment.into_iter().flat_map(str::lines);
    let words = lines
        .filter_map(|line| line.strip_prefix("# "))
        .filter(|line| line.split_whitespace().nth(1) != Some("="))
        .flat_map(str::split_whitespace);
    let text: Vec<&str> = words.skip(1).collect();
    text.join(" ").trim_end_matches('.').to_owned()
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
