//! Which language somebody is spoken to in: what they have chosen, else what Discord last told of them, else English. Never
//! says anything itself.
//!
//! What one person reads is in their language, what a channel reads in the server's. Whoever posts without an interaction
//! has nobody who tells; so what Discord tells with each interaction is kept, and costs a write only when it is new.

use super::{call::Call, deliver::Bot, rest::RestError};
use crate::{
    app::App,
    locale::Locale,
    play::{ChannelId, GuildId, Home, Match, PlayerId},
    rules::Side,
    store::StoreError,
};

/// The languages in which a call is answered: to the asker, and to the channel.
pub(super) async fn settled(app: &App, call: &Call) -> Call {
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
pub(super) async fn settled_once(app: &App, call: &Call) -> Call {
    if app.recent.get(&key(call.player.id.0)).chosen.is_some() {
        return remembered(app, call);
    }
    spoken_to(call, chosen_by(app, call.player.id).await)
}

/// The same for refusals that must cost nothing: as far as it is remembered, else as Discord says.
pub(super) fn remembered(app: &App, call: &Call) -> Call {
    let chosen = app.recent.get(&key(call.player.id.0)).chosen.flatten();
    spoken_to(call, chosen.and_then(Locale::from_code))
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

/// Keeps what Discord told with an interaction about the languages of its person and its server. It reads and writes
/// only what it does not remember.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(super) async fn note(app: &App, call: &Call) -> Result<(), StoreError> {
    let of_server = call.guild.map(|guild| (guild.0, call.public));
    for (whose, locale) in [(call.player.id.0, call.locale)]
        .into_iter()
        .chain(of_server)
    {
        let code = locale.code();
        if app.recent.get(&key(whose)).told == Some(code) {
            continue;
        }
        if told(app, whose).await? != Some(locale) {
            app.store.set_setting(&key(whose), code).await?;
        }
        app.recent
            .update(key(whose), |spoken| spoken.told = Some(code));
    }
    Ok(())
}

/// Remembers nothing more about somebody who asked to be forgotten.
pub(super) fn forget(app: &App, player: PlayerId) {
    app.recent.forget(&key(player.0));
}

/// A player's language.
pub(super) async fn of_player(app: &App, player: PlayerId) -> Locale {
    match chosen_by(app, player).await {
        Some(chosen) => chosen,
        None => told_or_english(app, player.0).await,
    }
}

/// A server's language.
pub(super) async fn of_server(app: &App, guild: GuildId) -> Locale {
    match chosen_for(app, guild).await {
        Some(chosen) => chosen,
        None => told_or_english(app, guild.0).await,
    }
}

/// The language of the channel or thread in which a match is played: the server's, else that of whoever began it.
pub(super) async fn of_match(app: &App, game: &Match) -> Locale {
    match game.terms().guild {
        Some(guild) => of_server(app, guild).await,
        None => of_player(app, game.terms().challenger).await,
    }
}

impl Bot {
    /// The language of a channel that has a post of a match: the server's, or in direct messages that of the player whom
    /// they belong to.
    ///
    /// # Errors
    /// When Discord cannot be asked whose channel it is.
    pub(super) async fn language_of(
        &self,
        game: &Match,
        channel: ChannelId,
    ) -> Result<Locale, RestError> {
        let elsewhere = channel != game.terms().channel && channel != game.channel();
        if elsewhere && game.home() == Some(Home::Direct) {
            for player in Side::ALL.into_iter().filter_map(|side| game.player(side)) {
                if self.direct_channel(player).await?.channel == channel {
                    return Ok(of_player(&self.app, player).await);
                }
            }
        }
        Ok(of_match(&self.app, game).await)
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
pub(super) async fn chosen_for(app: &App, guild: GuildId) -> Option<Locale> {
    let chosen = app.store.server(guild).await.map(|chosen| chosen.language);
    known(chosen)
}

async fn told_or_english(app: &App, whose: u64) -> Locale {
    let told = told(app, whose).await.inspect_err(unheard);
    told.ok().flatten().unwrap_or_default()
}

/// What Discord last told of a person or a server: their ids are from one count.
async fn told(app: &App, whose: u64) -> Result<Option<Locale>, StoreError> {
    let code = app.store.setting(&key(whose)).await?;
    Ok(code.and_then(|code| Locale::from_code(&code)))
}

pub(super) fn key(whose: u64) -> String {
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
