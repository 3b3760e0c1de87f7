//! Chooses the language of a message: the chosen one, else what Discord last reported, else English.
//!
//! Private messages use the person's language, public ones the server's. Posts without an interaction have no reported
//! language, so what Discord reports with each interaction is stored: for people in their row, for servers in a
//! setting.

use crate::{
    app::App,
    discord::model::call::Call,
    locale::Locale,
    play::{GuildId, Match, PlayerId},
    store::StoreError,
};

/// The call with the languages in which it is answered: the user's, and the channel's.
pub(crate) async fn with_languages(app: &App, call: &Call) -> Call {
    let chosen = chosen_by(app, call.player.id).await;
    let mut call = with_chosen_language(call, chosen);
    if let Some(guild) = call.guild
        && let Some(chosen) = chosen_for(app, guild).await
    {
        call.public_locale = chosen;
    }
    call
}

/// Like [`with_languages`], for autocompletion, which only the user sees: uses the cache.
pub(crate) async fn with_cached_language(app: &App, call: &Call) -> Call {
    let player = call.player.id;
    match cached_language(app, player) {
        Some(chosen) => with_chosen_language(call, chosen),
        None => with_chosen_language(call, chosen_by(app, player).await),
    }
}

/// The language that a player has chosen, if it is in the cache; `None` if it is not.
#[allow(
    clippy::option_option,
    reason = "not remembered, or remembered as no choice"
)]
pub(crate) fn cached_language(app: &App, player: PlayerId) -> Option<Option<Locale>> {
    let chosen = app.languages.get(&key(player.0)).chosen?;
    Some(chosen.and_then(Locale::from_code))
}

/// The call with the chosen language, if there is one.
fn with_chosen_language(call: &Call, chosen: Option<Locale>) -> Call {
    let mut call = call.clone();
    if let Some(chosen) = chosen {
        call.locale = chosen;
        if call.guild.is_none() {
            call.public_locale = chosen;
        }
    }
    call
}

/// Stores the language that Discord reports for the call's server, unless the cache has it already.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn record_guild_locale<I>(app: &App, call: &Call<I>) -> Result<(), StoreError> {
    let (Some(guild), code) = (call.guild, call.public_locale.code()) else {
        return Ok(());
    };
    if app.languages.get(&key(guild.0)).reported == Some(code) {
        return Ok(());
    }
    if app.store.setting(&key(guild.0)).await?.as_deref() != Some(code) {
        app.store.set_setting(&key(guild.0), code).await?;
    }
    app.languages
        .update(key(guild.0), |spoken| spoken.reported = Some(code));
    Ok(())
}

/// Drops the cached language of a deleted account.
pub(crate) fn forget(app: &App, player: PlayerId) {
    app.languages.forget(&key(player.0));
}

pub(crate) async fn of_player(app: &App, player: PlayerId) -> Locale {
    match chosen_by(app, player).await {
        Some(chosen) => chosen,
        None => parse_language(app.store.locale_of(player).await).unwrap_or_default(),
    }
}

pub(crate) async fn of_server(app: &App, guild: GuildId) -> Locale {
    match chosen_for(app, guild).await {
        Some(chosen) => chosen,
        None => parse_language(app.store.setting(&key(guild.0)).await).unwrap_or_default(),
    }
}

/// The language of the channel in which a match is played: the server's, else the challenger's.
pub(crate) async fn of_match(app: &App, game: &Match) -> Locale {
    match game.terms().guild {
        Some(guild) => of_server(app, guild).await,
        None => of_player(app, game.terms().challenger).await,
    }
}

async fn chosen_by(app: &App, player: PlayerId) -> Option<Locale> {
    let chosen = app.store.preferences(player).await;
    let chosen = chosen.inspect_err(log_unknown_language).ok()?.language;
    let chosen = chosen.and_then(|code| Locale::from_code(&code));
    let code = chosen.map(Locale::code);
    app.languages
        .update(key(player.0), |spoken| spoken.chosen = Some(code));
    chosen
}

pub(crate) async fn chosen_for(app: &App, guild: GuildId) -> Option<Locale> {
    let chosen = app.store.server(guild).await.map(|chosen| chosen.language);
    parse_language(chosen)
}

fn key(whose: u64) -> String {
    format!("locale:{whose}")
}

/// A wrong language is better than no answer, so a database error is only logged.
fn parse_language(chosen: Result<Option<String>, StoreError>) -> Option<Locale> {
    let chosen = chosen.inspect_err(log_unknown_language).ok()??;
    Locale::from_code(&chosen)
}

fn log_unknown_language(error: &StoreError) {
    tracing::warn!("a language is not known: {error:#}");
}
