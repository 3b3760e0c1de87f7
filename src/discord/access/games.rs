//! Finds the match that a command is about, and checks who may see it.

use serenity::all::CreateSelectMenuOption;

use crate::{
    app::App,
    discord::{
        model::{
            call::{Call, Options, Request},
            failure::{Failure, Suggestion},
            ids::command::{Argument, CommandControl},
            limits::MAX_CHOICES,
            reply::Message,
        },
        view::{
            self, components,
            next::{self, NextStep},
        },
    },
    locale::Locale,
    play::{ChannelId, GuildId, Match, MatchId, MessageId, Phase, PlayerId, Refusal, Venue},
    say,
    store::{StoreError, Summary},
    wording::{self, markdown},
};

/// The most matches of a player that are loaded for a list or a suggestion.
pub const MAX_GAMES: u32 = 100;

/// Which of the player's matches a command is about if none is named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum DefaultGame {
    /// A running one, those in which it is the player's turn first.
    Turn,
    /// A running one.
    Playing,
    /// A running one, else the one that ended last.
    Any,
    /// The one that ended last.
    Over,
}

/// The match that a command is about: the one named, else the only candidate, with those in this channel preferred.
///
/// # Errors
/// With several candidates, a menu of them that goes on with the command; without any, what to do instead.
pub(crate) async fn find_game(
    app: &App,
    call: &Call,
    options: &Options,
    want: DefaultGame,
) -> Result<Match, Failure> {
    if let Some(number) = options.integer("game") {
        let game = load_and_log(app, MatchId(number)).await?;
        return if may_see(app, call, &game).await? {
            Ok(game)
        } else {
            Err(Failure::NoSuchGame(number))
        };
    }
    let mine = app.store.games_of(call.player.id, MAX_GAMES).await?;
    let playing = |game: &&Summary| game.phase == Phase::Playing && want != DefaultGame::Over;
    let mut likely: Vec<&Summary> = mine.iter().filter(playing).collect();
    if want == DefaultGame::Turn
        && likely
            .iter()
            .any(|game| game.awaits == Some(call.player.id))
    {
        likely.retain(|game| game.awaits == Some(call.player.id));
    }
    let here = |game: &Summary| match game.venue {
        Some(Venue::Thread(thread)) => thread == call.channel,
        Some(Venue::Direct) => call.direct,
        None => game.channel == call.channel,
    };
    if likely.iter().any(|game| here(game)) {
        likely.retain(|game| here(game));
    }
    match likely.as_slice() {
        [game] => load_and_log(app, game.id).await,
        [] => {
            let last = match want {
                DefaultGame::Any | DefaultGame::Over => {
                    app.store.finished_of(call.player.id, 1).await?.pop()
                }
                DefaultGame::Turn | DefaultGame::Playing => None,
            };
            if let Some(game) = last {
                return load_and_log(app, game.id).await;
            }
            let text = say!(call.locale, "no-game-running");
            Err(next::refusal(
                call,
                text,
                &[NextStep::Challenge, NextStep::Learn],
            ))
        }
        several => Err(which_game(app, call, several).await?),
    }
}

/// The question which of these matches is meant, the most urgent first: a menu that goes on with the command.
async fn which_game(app: &App, call: &Call, games: &[&Summary]) -> Result<Failure, StoreError> {
    let most = MAX_CHOICES;
    let key = if games.len() > most {
        "which-game-more"
    } else {
        "which-game"
    };
    let text = say!(call.locale, key, total = games.len(), shown = most);
    // Only a command can go on from a menu; autocompletion shows no question.
    let Request::Command { name, options } = &call.request else {
        return Ok(Failure::Invalid(text));
    };
    let entries = games.iter().take(most).map(|game| {
        let line = format!("#{} {}", game.id.0, label(call, game, markdown::plain));
        (line, game.id)
    });
    let control = CommandControl::pick(name, options);
    let menu = game_menu(app, call, control, entries.collect()).await?;
    let question = Message {
        content: text,
        ..menu
    };
    Ok(question.into())
}

/// A menu of matches that goes on with a command. Typed text that its id has no room for is stored.
pub(crate) async fn game_menu(
    app: &App,
    call: &Call,
    mut control: CommandControl,
    entries: Vec<(String, MatchId)>,
) -> Result<Message, StoreError> {
    if let Some(argument) = control.too_long()
        && let Argument::Text(text) = argument
    {
        // PostgreSQL's texts contain no zeros.
        let text = text.replace('\0', "");
        let id = call.handle.interaction;
        app.store.keep_study(call.player.id, id, &text).await?;
        *argument = Argument::Stored(id);
    }
    let entry = |(line, game): (String, MatchId)| {
        CreateSelectMenuOption::new(wording::truncate(&line, 100), game.0.to_string())
    };
    let placeholder = say!(call.locale, "menu-which-game");
    let entries = entries.into_iter().map(entry).collect();
    Ok(Message::private("").with_rows([components::select(control, placeholder, entries)]))
}

/// Whether the user may see a match that they name: their own, those of this server, and those that they follow. Other
/// people's matches in direct messages are private.
async fn may_see(app: &App, call: &Call, game: &Match) -> Result<bool, Failure> {
    let here = game.terms().guild.is_some() && game.terms().guild == call.guild;
    if here || game.takes_part(call.player.id) {
        return Ok(true);
    }
    let follows = app.store.find_watch(game.id(), call.player.id).await?;
    Ok(follows.is_some())
}

/// Loads the match that a command means, and names it in the log; a control's is already known there.
pub(crate) async fn load_and_log(app: &App, id: MatchId) -> Result<Match, Failure> {
    tracing::Span::current().record("game", id.0);
    load(app, id).await
}

/// Loads a match by its number.
pub(crate) async fn load(app: &App, id: MatchId) -> Result<Match, Failure> {
    app.game(id).await?.ok_or(Failure::NoSuchGame(id.0))
}

/// Autocompletes the player's matches, those with their turn first, finished ones last if `over` is set.
pub(crate) async fn suggest_games(
    app: &App,
    call: &Call,
    typed: &str,
    over: bool,
) -> Result<Vec<Suggestion>, Failure> {
    let mut games = app.store.games_of(call.player.id, MAX_GAMES).await?;
    if over {
        games.extend(app.store.finished_of(call.player.id, MAX_GAMES).await?);
    }
    let named = games.into_iter().map(|game| {
        let name = format!("#{} {}", game.id.0, label(call, &game, markdown::plain));
        (name, game.id.0.into())
    });
    Ok(matching_suggestions(named, typed))
}

/// The choices whose name contains the typed text, ignoring case, accents and spaces; limited to what Discord accepts.
pub(crate) fn matching_suggestions(
    named: impl IntoIterator<Item = Suggestion>,
    typed: &str,
) -> Vec<Suggestion> {
    named
        .into_iter()
        .filter(|(name, _)| wording::resembles(name, typed))
        .take(MAX_CHOICES)
        .map(|(name, value)| (wording::truncate(&name, 100), value))
        .collect()
}

/// "Jungle (classic) against Bob, your move", for lists that cannot show mentions. `shown` formats the name.
pub(crate) fn label(call: &Call, game: &Summary, shown: fn(&str) -> String) -> String {
    let me = call.player.id;
    let name = if game.challenger == me {
        &game.opponent_name
    } else {
        &game.challenger_name
    };
    let name = match (name, opponent(game, me)) {
        _ if game.level.is_some() && game.challenger == me => {
            wording::computer(call.locale, game.level.unwrap_or_default())
        }
        (Some(name), _) => shown(name),
        (None, Some(_)) => say!(call.locale, "former-player"),
        (None, None) => say!(call.locale, "anyone"),
    };
    let key = match game.phase {
        Phase::Playing if game.awaits == Some(me) => "label-your-move",
        Phase::Playing => "label-their-move",
        Phase::Open => "label-open",
        Phase::Void | Phase::Over => "label-over",
    };
    let ruleset = wording::ruleset(call.locale, &game.ruleset);
    say!(call.locale, key, ruleset = ruleset, opponent = name)
}

/// "#7 Jungle (classic): Alice and Bob", for lists of other people's matches.
pub(crate) fn title(locale: Locale, game: &Summary) -> String {
    let known = |name: &Option<String>, otherwise| {
        let name = name.as_deref().map(markdown::plain);
        name.unwrap_or_else(|| say!(locale, otherwise))
    };
    let nobody = game.opponent.map_or("anyone", |_| "former-player");
    let title = say!(
        locale,
        "watch-line",
        number = game.id.0.to_string(),
        ruleset = wording::ruleset(locale, &game.ruleset),
        challenger = known(&game.challenger_name, "former-player"),
        opponent = game.level.map_or_else(
            || known(&game.opponent_name, nobody),
            |level| wording::computer(locale, level)
        )
    );
    title.replace("**", "")
}

/// The link to the newest post of a match; `None` in direct messages, where each player has a board of their own.
pub(crate) async fn last_post_link(
    app: &App,
    id: MatchId,
    guild: Option<GuildId>,
    home: Option<Venue>,
) -> Result<Option<String>, StoreError> {
    if home == Some(Venue::Direct) {
        return Ok(None);
    }
    let post = app.store.last_post(id).await?;
    Ok(post.and_then(|post| Some(message_link(guild, post.channel, post.message?))))
}

/// The link to a message; `guild` is `None` in direct messages.
pub(crate) fn message_link(
    guild: Option<GuildId>,
    channel: ChannelId,
    message: MessageId,
) -> String {
    let place = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{place}/{channel}/{message}")
}

/// The other player; `None` while the challenge is open to everybody.
pub(crate) fn opponent(game: &Summary, player: PlayerId) -> Option<PlayerId> {
    if game.challenger == player {
        game.opponent
    } else {
        Some(game.challenger)
    }
}

/// Fails unless the match has begun: a challenge has neither moves nor sides.
///
/// # Errors
/// [`Failure::Refused`] if it has not begun or never will.
pub fn must_have_begun(game: &Match) -> Result<(), Failure> {
    let refusal = match game.phase() {
        Phase::Open => Refusal::NotStarted,
        Phase::Void if view::never_played(game) => Refusal::Void,
        Phase::Void | Phase::Playing | Phase::Over => return Ok(()),
    };
    Err(crate::discord::model::failure::refusal_failure(
        refusal, game,
    ))
}
