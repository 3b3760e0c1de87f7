//! Why a configuration is invalid, worded for the operator.

use std::path::PathBuf;

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
    Invalid(Vec<ConfigProblem>),
}

/// One problem of the configuration, worded for the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    let items = problems.iter().map(|ConfigProblem { what, allowed, fix }| {
        format!("- {what}\n  Allowed: {allowed}.\n  Fix: {fix}")
    });
    std::iter::once(heading)
        .chain(items)
        .collect::<Vec<_>>()
        .join("\n\n")
}

/// What to do about an unknown key.
pub(super) fn suggest_known_key<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let name_lower = name.to_lowercase();
    let distance = |known: &str| strsim::damerau_levenshtein(&known.to_lowercase(), &name_lower);
    let near = known.map(|known| (distance(known), known)).min();
    match near {
        Some((..4, known)) => format!("did you mean {known}? Otherwise take {name} out."),
        _ => format!("take {name} out."),
    }
}
