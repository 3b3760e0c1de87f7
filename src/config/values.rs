//! Reads single values of the configuration, with a reason for each that is not allowed. Knows no keys. Relative paths
//! start at the given folder.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use toml::Value;

use crate::play::GuildId;
use crate::secret::Secret;
use crate::store::DatabaseLocation;

/// The format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// The result of reading a value, or why it is not allowed. The reasons do not quote values that may be secret.
pub(super) type Checked<T> = Result<T, String>;

fn text(value: &Value) -> Checked<&str> {
    let kind = match value {
        Value::String(text) => return Ok(text),
        Value::Boolean(_) => "true or false",
        Value::Integer(_) => "a whole number",
        Value::Float(_) => "a number with a point",
        Value::Datetime(_) => "a date",
        Value::Table(_) => "a table",
        Value::Array(_) => "a list",
    };
    Err(format!("it is {kind}"))
}

/// The digits of a whole number, quoted or not.
fn digits(value: &Value) -> Checked<String> {
    match value {
        Value::Integer(number) => Ok(number.to_string()),
        other => text(other).map(str::to_owned),
    }
}

/// Reads a whole number in this range, quoted or not.
pub(super) fn number<T: FromStr + PartialOrd>(
    range: RangeInclusive<T>,
) -> impl FnOnce(&Value, &Path) -> Checked<Option<T>> {
    move |value, _| {
        let digits = digits(value)?;
        let number = digits.parse().ok().filter(|number| range.contains(number));
        number.map(Some).ok_or_else(|| format!("it is {digits}"))
    }
}

/// Reads a text by a function, whose error says what is wrong with it.
pub(super) fn checked<T, E: Display, Setting: From<T>>(
    read: impl FnOnce(&str) -> Result<T, E>,
) -> impl FnOnce(&Value, &Path) -> Checked<Setting> {
    move |value, _| {
        let read = read(text(value)?).map(Setting::from);
        read.map_err(|error| error.to_string())
    }
}

/// Reads a text by its type's [`FromStr`]; `what` says what it should be.
pub(super) fn parsed<T: FromStr<Err: Display>, Setting: From<T>>(
    what: &str,
) -> impl FnOnce(&Value, &Path) -> Checked<Setting> {
    checked(move |text| {
        let parsed = text.parse::<T>();
        parsed.map_err(|error| format!("\"{text}\" is not {what} ({error})"))
    })
}

/// Reads one of two words.
pub(super) fn word<T>(words: [(&str, T); 2]) -> impl FnOnce(&Value, &Path) -> Checked<T> {
    move |value, _| {
        let text = text(value)?;
        let found = words.into_iter().find(|(word, _)| *word == text);
        found.map_or_else(|| Err(format!("it is \"{text}\"")), |(_, meant)| Ok(meant))
    }
}

pub(super) fn database(value: &Value, folder: &Path) -> Checked<Secret> {
    let location = text(value)?.parse::<DatabaseLocation>();
    let url = location.map_err(|why| format!("it {why}"))?.url(folder);
    match url.parse::<DatabaseLocation>() {
        Ok(_) => Ok(Secret::new(url)),
        Err(why) => Err(format!("with the folder {}, it {why}", folder.display())),
    }
}

/// The default folder of the tables: beside an SQLite database, otherwise beside the configuration.
pub(super) fn beside(database_url: &str, folder: &Path) -> PathBuf {
    let database = database_url.parse::<DatabaseLocation>();
    let beside = database.as_ref().ok().and_then(DatabaseLocation::folder);
    beside.unwrap_or(folder).join("tables")
}

pub(super) fn path<T: From<PathBuf>>(value: &Value, folder: &Path) -> Checked<T> {
    Ok(folder.join(text(value)?).into())
}

pub(super) fn guild(value: &Value, _: &Path) -> Checked<Option<GuildId>> {
    let id = digits(value)?;
    let guild = id.parse().ok().filter(|guild| *guild != GuildId(0));
    guild
        .map(Some)
        .ok_or_else(|| format!("\"{id}\" is not an id"))
}

/// A number of shards; none for "auto".
pub(super) fn shards(value: &Value, folder: &Path) -> Checked<Option<u32>> {
    match value.as_str() {
        Some("auto") => Ok(None),
        _ => number(1..=16_000)(value, folder),
    }
}
