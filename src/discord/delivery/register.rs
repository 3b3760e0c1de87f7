//! Registers the commands with Discord at start, only if they changed: Discord allows 200 creations a day.

use std::collections::BTreeMap;

use anyhow::Context as _;
use reqwest::Method;
use serde_json::Value;

use crate::{
    discord::{
        api::rest::{Rest, RestError, RestRequest},
        commands,
        delivery::bot::{list, parse_id},
    },
    play::GuildId,
    store::Store,
};

/// The application's id, for this token.
///
/// # Errors
/// [`RestError`] when Discord refuses the token (401) or does not answer.
pub async fn application(rest: &Rest) -> Result<u64, RestError> {
    let request = RestRequest::bot(Method::GET, "/applications/@me".to_owned());
    parse_id(&rest.send(request).await?["id"])
        .ok_or_else(|| RestError::invalid_answer("an application without an id"))
}

/// Registers the commands globally, or in one server for development, if they have changed. Returns whether that was
/// done, and how to mention the commands. Unless this process is `alone`, the commands of a newer version stay.
///
/// # Errors
/// An error when Discord refuses them or does not answer, or the database fails.
pub async fn register(
    rest: &Rest,
    store: &Store,
    application: u64,
    guild: Option<GuildId>,
    alone: bool,
) -> anyhow::Result<(bool, BTreeMap<String, String>)> {
    let path = match guild {
        None => format!("/applications/{application}/commands"),
        Some(guild) => format!("/applications/{application}/guilds/{guild}/commands"),
    };
    let body = serde_json::to_value(commands::definitions())?;
    let (setting, wanted) = (format!("commands:{path}"), body.to_string());
    let by = format!("registered-by:{path}");
    let newer = !alone && is_newer(store.setting(&by).await?.as_deref());
    if newer || store.setting(&setting).await?.as_deref() == Some(wanted.as_str()) {
        // Something else may have changed them at Discord.
        let get = RestRequest::bot(Method::GET, path.clone());
        let registered = rest.send(get).await?;
        if newer || names(&registered) == names(&body) {
            return Ok((false, mentions(&body, &registered)));
        }
    }
    let put = RestRequest::bot(Method::PUT, path).body(body.clone());
    let registered = rest.send(put).await.context("registering the commands")?;
    store.set_setting(&setting, &wanted).await?;
    store.set_setting(&by, VERSION).await?;
    Ok((true, mentions(&body, &registered)))
}

/// This program's version.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Whether a stored version is newer than this program's.
fn is_newer(stored: Option<&str>) -> bool {
    let numbers = |version: &str| -> Vec<u64> {
        let release = version.split(['-', '+']).next().unwrap_or_default();
        release.split('.').map_while(|n| n.parse().ok()).collect()
    };
    stored.is_some_and(|stored| numbers(stored) > numbers(VERSION))
}

/// Discord's mention of each slash command and subcommand, `</move:ID>`, by its name in every language. A command that
/// has subcommands can only be mentioned with one of them.
fn mentions(definitions: &Value, registered: &Value) -> BTreeMap<String, String> {
    let mut mentions = BTreeMap::new();
    for command in list(definitions).filter(|command| is_slash(command)) {
        let same = |known: &&Value| known["name"] == command["name"] && is_slash(known);
        let Some(id) = list(registered)
            .find(same)
            .and_then(|known| known["id"].as_str())
        else {
            continue;
        };
        let name = command["name"].as_str().unwrap_or_default();
        let mut parts = list(&command["options"])
            .filter(|option| option["type"] == SUBCOMMAND)
            .peekable();
        if parts.peek().is_none() {
            let mention = format!("</{name}:{id}>");
            mentions.extend(spellings(command).map(|said| (said, mention.clone())));
        }
        for part in parts {
            let mention = format!(
                "</{name} {}:{id}>",
                part["name"].as_str().unwrap_or_default()
            );
            for said in spellings(command) {
                let both = spellings(part).map(|part| format!("{said} {part}"));
                mentions.extend(both.map(|both| (both, mention.clone())));
            }
        }
    }
    mentions
}

/// Discord's type of an option that is a subcommand.
const SUBCOMMAND: u64 = 1;

/// Whether a definition is a slash command (type 1, the default), not an entry of a context menu.
fn is_slash(command: &Value) -> bool {
    command["type"].as_u64().is_none_or(|kind| kind == 1)
}

/// The name of a command or subcommand in every language.
fn spellings(part: &Value) -> impl Iterator<Item = String> {
    let others = part["name_localizations"].as_object();
    let others = others.into_iter().flat_map(|names| names.values());
    let names = std::iter::once(&part["name"]).chain(others);
    names.filter_map(|name| name.as_str().map(str::to_owned))
}

fn names(commands: &Value) -> Vec<String> {
    let mut names: Vec<String> = list(commands)
        .filter_map(|command| Some(command["name"].as_str()?.to_owned()))
        .collect();
    names.sort();
    names
}
