//! Which language somebody is spoken to in: what they have chosen, else what Discord last told of them, else English. Never
//! says anything itself.
//!
//! What one person reads is in their language, what a channel reads in the server's. Whoever posts without an interaction
//! has nobody who tells; so what Discord tells with each interaction is kept: of people in their row, of servers here.

use crate::{
    app::App,
    discord::model::call::Call,
    locale::Locale,
    play::{GuildId, Match, PlayerId},
    store::StoreError,
};

/// The languages in which a call is answered: to the asker, and to the channel.
pub(crate) async fn settled(app: &App, call: &Call) -> Call {
    let chosen = chosen_by(app, call.player.id).await;
    let mut call = spoken_to(call, chosen);
    if let Some(guild) = call.guild
        && let Some(chosen) = chosen_for(app, guild).await
    {
        call.public = chosen;
    }
    call
}

/// The same for suggestions, which only the asker sees: it reads what the asker has chosen once, and remembers it.
pub(crate) async fn settled_once(app: &App, call: &Call) -> Call {
    let player = call.player.id;
    match remembered(app, player) {
        Some(chosen) => spoken_to(call, chosen),
        None => spoken_to(call, chosen_by(app, player).await),
    }
}

/// What a player has chosen, if that is remembered: for what must cost nothing.
#[allow(
    clippy::option_option,
    reason = "not remembered, or remembered as no choice"
)]
pub(crate) fn remembered(app: &App, player: PlayerId) -> Option<Option<Locale>> {
    let chosen = app.recent.get(&key(player.0)).chosen?;
    Some(chosen.and_then(Locale::from_code))
}

/// A call of somebody who has chosen that language, or none.
fn spoken_to(call: &Call, chosen: Option<Locale>) -> Call {
    let mut call = call.clone();
    if let Some(chosen) = chosen {
        call.locale = chosen;
        if call.guild.is_none() {
            call.public = chosen;
        }
    }
    call
}

/// Keeps what Discord told with an interaction about the language of its server. It reads and writes only what it does
/// not remember.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn note<I>(app: &App, call: &Call<I>) -> Result<(), StoreError> {
    let (Some(guild), code) = (call.guild, call.public.code()) else {
        return Ok(());
    };
    if app.recent.get(&key(guild.0)).told == Some(code) {
        return Ok(());
    }
    if told_by_discord(app, guild).await? != Some(call.public) {
        app.store.set_setting(&key(guild.0), code).await?;
    }
    app.recent
        .update(key(guild.0), |spoken| spoken.told = Some(code));
    Ok(())
}

/// Remembers nothing more about somebody who asked to be forgotten.
pub(crate) fn forget(app: &App, player: PlayerId) {
    app.recent.forget(&key(player.0));
}

/// A player's language.
pub(crate) async fn of_player(app: &App, player: PlayerId) -> Locale {
    match chosen_by(app, player).await {
        Some(chosen) => chosen,
        None => known(app.store.locale_of(player).await).unwrap_or_default(),
    }
}

/// A server's language.
pub(crate) async fn of_server(app: &App, guild: GuildId) -> Locale {
    if let Some(chosen) = chosen_for(app, guild).await {
        chosen
    } else {
        let told = told_by_discord(app, guild).await.inspect_err(unheard);
        told.ok().flatten().unwrap_or_default()
    }
}

/// The language of the channel or thread in which a match is played: the server's, else that of whoever began it.
pub(crate) async fn of_match(app: &App, game: &Match) -> Locale {
    match game.terms().guild {
        Some(guild) => of_server(app, guild).await,
        None => of_player(app, game.terms().challenger).await,
    }
}

async fn chosen_by(app: &App, player: PlayerId) -> Option<Locale> {
    let chosen = app.store.preferences(player).await;
    let chosen = chosen.inspect_err(unheard).ok()?.language;
    let chosen = chosen.and_then(|code| Locale::from_code(&code));
    let code = chosen.map(Locale::code);
    app.recent
        .update(key(player.0), |spoken| spoken.chosen = Some(code));
    chosen
}

/// The language that somebody has chosen for a server.
pub(crate) async fn chosen_for(app: &App, guild: GuildId) -> Option<Locale> {
    let chosen = app.store.server(guild).await.map(|chosen| chosen.language);
    known(chosen)
}

/// What Discord last told of a server.
async fn told_by_discord(app: &App, guild: GuildId) -> Result<Option<Locale>, StoreError> {
    let code = app.store.setting(&key(guild.0)).await?;
    Ok(code.and_then(|code| Locale::from_code(&code)))
}

fn key(whose: u64) -> String {
    format!("locale:{whose}")
}

/// A wrong language is better than no answer: a failing database is not told here.
fn known(chosen: Result<Option<String>, StoreError>) -> Option<Locale> {
    let chosen = chosen.inspect_err(unheard).ok()??;
    Locale::from_code(&chosen)
}

fn unheard(error: &StoreError) {
    tracing::warn!("a language is not known: {error:#}");
}
