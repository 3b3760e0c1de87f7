//! Reads single values of the configuration, with a reason for each that is not allowed. Knows no keys. Relative paths
//! start at the given folder.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use ed25519_dalek::VerifyingKey;
use toml::Value;
use tracing_subscriber::EnvFilter;

use super::secret::Secret;
use crate::play::GuildId;

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
type ReadValue<T> = Result<T, String>;

fn text(value: &Value) -> ReadValue<&str> {
    value
        .as_str()
        .ok_or_else(|| format!("it is {}", kind(value)))
}

/// The digits of a whole number, quoted or not.
fn digits(value: &Value) -> ReadValue<String> {
    match value {
        Value::Integer(number) => Ok(number.to_string()),
        other => text(other).map(str::to_owned),
    }
}

/// What a TOML value is, in words.
fn kind(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "a text",
        Value::Boolean(_) => "true or false",
        Value::Integer(_) => "a whole number",
        Value::Float(_) => "a number with a point",
        Value::Datetime(_) => "a date",
        Value::Table(_) => "a table",
        Value::Array(_) => "a list",
    }
}

pub(super) fn number(value: &Value, range: RangeInclusive<u16>) -> ReadValue<Option<u16>> {
    let digits = digits(value)?;
    match digits.parse() {
        Ok(number) if range.contains(&number) => Ok(Some(number)),
        _ => Err(format!("it is {digits}")),
    }
}

pub(super) fn token(value: &Value, _: &Path) -> ReadValue<Secret> {
    let token = text(value)?;
    if token.is_empty() {
        Err("it is empty".to_owned())
    } else if token.starts_with("Bot ") {
        Err("it begins with the word \"Bot\"".to_owned())
    } else if token.chars().any(|c| !c.is_ascii_graphic()) {
        Err("it has spaces or characters that no token has".to_owned())
    } else {
        Ok(Secret::new(token))
    }
}

pub(super) fn database(value: &Value, folder: &Path) -> ReadValue<Secret> {
    let url = text(value)?;
    if let Some(path) = url.strip_prefix("sqlite:") {
        let path = path.strip_prefix("//").unwrap_or(path);
        if path.is_empty() || path.contains(['?', '#']) {
            return Err("there is no plain file name after sqlite:".to_owned());
        }
        return Ok(Secret::new(sqlite_url(&folder.join(path))));
    }
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err("it begins neither with sqlite: nor with postgres://".to_owned());
    }
    match reqwest::Url::parse(url) {
        Ok(_) => Ok(Secret::new(url)),
        Err(error) => Err(format!("it is not an address ({error})")),
    }
}

/// The path unchanged: the store treats it as a path, not as a URL.
pub(super) fn sqlite_url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

/// The default folder of the tables: beside an SQLite database, otherwise beside the configuration.
pub(super) fn beside(database_url: &str, folder: &Path) -> PathBuf {
    let file = database_url.strip_prefix("sqlite:").map(Path::new);
    let folder = file.and_then(Path::parent).unwrap_or(folder);
    folder.join("tables")
}

/// Names of presets. Whether they exist is checked where the games are known.
pub(super) fn pools(value: &Value, _: &Path) -> ReadValue<Option<Vec<String>>> {
    let names = text(value)?.split(',').map(str::trim);
    let pools = names
        .filter(|name| !name.is_empty())
        .map(|name| match name.split_once('/') {
            Some((game, preset)) if !game.is_empty() && !preset.is_empty() => Ok(name.to_owned()),
            _ => Err(format!("\"{name}\" is not a game and a preset")),
        });
    pools.collect::<ReadValue<_>>().map(Some)
}

pub(super) fn path<T: From<PathBuf>>(value: &Value, folder: &Path) -> ReadValue<T> {
    Ok(folder.join(text(value)?).into())
}

pub(super) fn api_base(value: &Value, _: &Path) -> ReadValue<Option<String>> {
    let base = text(value)?;
    let url = reqwest::Url::parse(base)
        .map_err(|error| format!("\"{base}\" is not an address ({error})"))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(format!("\"{base}\" is neither http nor https"));
    }
    let alone = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    if !alone || !url.username().is_empty() || url.password().is_some() {
        return Err("it has more than a host and a port".to_owned());
    }
    Ok(Some(url.origin().ascii_serialization()))
}

pub(super) fn guild(value: &Value, _: &Path) -> ReadValue<Option<GuildId>> {
    let id = digits(value)?;
    match id.parse() {
        Ok(id) if id != GuildId(0) => Ok(Some(id)),
        _ => Err(format!("\"{id}\" is not an id")),
    }
}

/// A number of shards; none for "auto".
pub(super) fn shards(value: &Value, _: &Path) -> ReadValue<Option<u32>> {
    let number = digits(value)?;
    match number.parse() {
        Ok(number @ 1..=16_000) => Ok(Some(number)),
        _ if number == "auto" => Ok(None),
        _ => Err(format!("it is {number}")),
    }
}

pub(super) fn log(value: &Value, _: &Path) -> ReadValue<String> {
    let filter = text(value)?;
    match EnvFilter::try_new(filter) {
        Ok(_) => Ok(filter.to_owned()),
        Err(error) => Err(format!("\"{filter}\" is not a filter ({error})")),
    }
}

pub(super) fn log_format(value: &Value, _: &Path) -> ReadValue<LogFormat> {
    match text(value)? {
        "text" => Ok(LogFormat::Text),
        "json" => Ok(LogFormat::Json),
        name => Err(format!("it is \"{name}\"")),
    }
}

/// Whether interactions come over HTTP.
pub(super) fn over_http(value: &Value, _: &Path) -> ReadValue<bool> {
    match text(value)? {
        "gateway" => Ok(false),
        "http" => Ok(true),
        way => Err(format!("it is \"{way}\"")),
    }
}

pub(super) fn public_key(value: &Value, _: &Path) -> ReadValue<Option<VerifyingKey>> {
    let key = unhex(text(value)?).ok_or("it is not 64 hexadecimal digits")?;
    match VerifyingKey::from_bytes(&key) {
        Ok(key) if !key.is_weak() => Ok(Some(key)),
        _ => Err("it is not a key of Ed25519".to_owned()),
    }
}

/// The bytes of a hexadecimal text of exactly this length.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * n..2 * n + 2], 16).ok()?;
    }
    Some(bytes)
}

pub(super) fn listen(value: &Value, _: &Path) -> ReadValue<Option<SocketAddr>> {
    let address = text(value)?;
    let parsed = address.parse().map(Some);
    parsed.map_err(|_| format!("\"{address}\" is not an IP address with a port"))
}
