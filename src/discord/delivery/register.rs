//! Registers the commands with Discord at start, only if they changed: Discord allows 200 creations a day.

use anyhow::Context as _;
use reqwest::Method;
use serde_json::Value;

use crate::{
    discord::{
        api::rest::{Rest, RestError, RestRequest},
        commands,
    },
    play::GuildId,
    store::Store,
};

/// The application's id, for this token.
///
/// # Errors
/// [`RestError`] when Discord refuses the token (401) or does not answer.
pub async fn application(rest: &Rest) -> Result<u64, RestError> {
    let path = "/applications/@me".to_owned();
    let answer = rest
        .send(RestRequest::bot(Method::GET, path.clone(), path))
        .await?;
    answer["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .ok_or_else(|| RestError::senseless("an application without an id"))
}

/// Registers the commands globally, or in one server for development. Returns whether it was necessary.
///
/// # Errors
/// An error when Discord refuses them or does not answer, or the database fails.
pub async fn register(
    rest: &Rest,
    store: &Store,
    application: u64,
    guild: Option<GuildId>,
) -> anyhow::Result<bool> {
    let path = match guild {
        None => format!("/applications/{application}/commands"),
        Some(guild) => format!("/applications/{application}/guilds/{guild}/commands"),
    };
    let body = serde_json::to_value(commands::definitions())?;
    let (setting, wanted) = (format!("commands:{path}"), body.to_string());
    if store.setting(&setting).await?.as_deref() == Some(wanted.as_str())
        && registered(rest, &path).await? == names(&body)
    {
        return Ok(false);
    }
    rest.send(RestRequest::bot(Method::PUT, path.clone(), path).body(body))
        .await
        .context("registering the commands")?;
    store.set_setting(&setting, &wanted).await?;
    Ok(true)
}

/// The names registered at Discord, in case something else changed them.
async fn registered(rest: &Rest, path: &str) -> Result<Vec<String>, RestError> {
    let list = rest
        .send(RestRequest::bot(
            Method::GET,
            path.to_owned(),
            path.to_owned(),
        ))
        .await?;
    Ok(names(&list))
}

fn names(list: &Value) -> Vec<String> {
    let mut names: Vec<String> = list
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|command| Some(command["name"].as_str()?.to_owned()))
        .collect();
    names.sort();
    names
}
