//! Which match is meant, and who may see it.

use crate::{
    app::App,
    discord::{
        model::{
            call::{Call, Options},
            failure::{Choice, Failure},
            limits::MOST_CHOICES,
        },
        view,
    },
    locale::Locale,
    play::{GuildId, Match, MatchId, Phase, PlayerId, Refusal, Venue},
    say,
    store::{StoreError, Summary},
    wording::{self, markdown},
};

/// Most matches of one player that are looked at for a list or a suggestion.
pub const MOST_GAMES: u32 = 100;

/// Most matches that a question names, and most characters of each, so that a message has room for all of them.
const MOST_NAMED: usize = 12;
const LONGEST_LINE: usize = 150;

/// Which of a player's matches a command is about when none is named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Want {
    /// One in which it is the player's turn.
    Turn,
    /// One that is being played.
    Playing,
    /// One that is being played, else the one that ended last.
    Any,
    /// The one that ended last.
    Over,
}

/// The match that a command is about: the one named, else the only one that can be meant, those of this channel first.
pub(crate) async fn find_game(
    app: &App,
    call: &Call,
    options: &Options,
    want: Want,
) -> Result<Match, Failure> {
    let locale = call.locale;
    if let Some(number) = options.whole("game") {
        let game = load(app, locale, MatchId(number)).await?;
        return if may_see(app, call, &game).await? {
            Ok(game)
        } else {
            Err(Failure::no_such_game(locale, number))
        };
    }
    let mine = app.store.games_of(call.player.id, MOST_GAMES).await?;
    let playing = |game: &&Summary| game.phase == Phase::Playing && want != Want::Over;
    let mut likely: Vec<&Summary> = mine.iter().filter(playing).collect();
    if want == Want::Turn
        && likely
            .iter()
            .any(|game| game.awaits == Some(call.player.id))
    {
        likely.retain(|game| game.awaits == Some(call.player.id));
    }
    let here = |game: &Summary| match game.home {
        Some(Venue::Thread(thread)) => thread == call.channel,
        Some(Venue::Direct) => call.direct,
        None => game.channel == call.channel,
    };
    if likely.iter().any(|game| here(game)) {
        likely.retain(|game| here(game));
    }
    match likely.as_slice() {
        [game] => load(app, locale, game.id).await,
        [] => {
            let last = match want {
                Want::Any | Want::Over => app.store.finished_of(call.player.id, 1).await?.pop(),
                Want::Turn | Want::Playing => None,
            };
            match last {
                Some(game) => load(app, locale, game.id).await,
                None => Err(Failure::Said(say!(locale, "no-game-running"))),
            }
        }
        several => {
            let lines = several.iter().map(|game| {
                let line = format!("`{}` {}", game.id.0, label(call, game, markdown::escaped));
                wording::shortened(&line, LONGEST_LINE)
            });
            let list: Vec<String> = lines.take(MOST_NAMED).collect();
            Err(Failure::Said(say!(
                locale,
                "which-game",
                games = list.join("\n")
            )))
        }
    }
}

/// Whether the asker may look at a game that they name: their own everywhere, others' on the server where it is played, and
/// those that they follow from there. What friends play by direct messages is theirs alone.
async fn may_see(app: &App, call: &Call, game: &Match) -> Result<bool, Failure> {
    let here = game.terms().guild.is_some() && game.terms().guild == call.guild;
    if here || game.takes_part(call.player.id) {
        return Ok(true);
    }
    let follows = app.store.watch_of(game.id(), call.player.id).await?;
    Ok(follows.is_some())
}

/// A match by its number.
pub(crate) async fn load(app: &App, locale: Locale, id: MatchId) -> Result<Match, Failure> {
    tracing::Span::current().record("game", id.0);
    app.game(id)
        .await?
        .ok_or_else(|| Failure::no_such_game(locale, id.0))
}

/// The player's matches that fit what has been typed, their turn first, and at the end perhaps those that are over.
pub(crate) async fn suggest_games(
    app: &App,
    call: &Call,
    typed: &str,
    over: bool,
) -> Result<Vec<Choice>, Failure> {
    let mut games = app.store.games_of(call.player.id, MOST_GAMES).await?;
    if over {
        games.extend(app.store.finished_of(call.player.id, MOST_GAMES).await?);
    }
    let named = games.into_iter().map(|game| {
        let name = format!("#{} {}", game.id.0, label(call, &game, markdown::plain));
        (name, game.id.0.into())
    });
    Ok(suggested(named, typed))
}

/// The names in which stands what has been typed, in any case, as suggestions; as many as Discord takes, and cut to what
/// it takes.
pub(crate) fn suggested(named: impl IntoIterator<Item = Choice>, typed: &str) -> Vec<Choice> {
    let wanted = typed.trim().to_lowercase();
    named
        .into_iter()
        .filter(|(name, _)| name.to_lowercase().contains(&wanted))
        .take(MOST_CHOICES)
        .map(|(name, value)| (wording::shortened(&name, 100), value))
        .collect()
}

/// "Jungle (classic) against Bob, your move", for lists that show no mentions; names as they suit the place.
pub(crate) fn label(call: &Call, game: &Summary, shown: fn(&str) -> String) -> String {
    let me = call.player.id;
    let name = if game.challenger == me {
        &game.opponent_name
    } else {
        &game.challenger_name
    };
    let name = match (name, opponent(game, me)) {
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

/// "#7 Jungle (classic): Alice and Bob", for lists of others' matches that show no mentions.
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
        opponent = known(&game.opponent_name, nobody)
    );
    title.replace("**", "")
}

/// The way to the newest post of a match. In direct messages there is none: everybody has a board of their own close by.
pub(crate) async fn last_board(
    app: &App,
    id: MatchId,
    guild: Option<GuildId>,
    home: Option<Venue>,
) -> Result<Option<String>, StoreError> {
    if home == Some(Venue::Direct) {
        return Ok(None);
    }
    let post = app.store.last_post(id).await?;
    let place = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let link =
        |channel, message| format!("https://discord.com/channels/{place}/{channel}/{message}");
    Ok(post.and_then(|post| Some(link(post.channel, post.message?))))
}

/// The other of the two; none while a challenge is open to everybody.
pub(crate) fn opponent(game: &Summary, player: PlayerId) -> Option<PlayerId> {
    if game.challenger == player {
        game.opponent
    } else {
        Some(game.challenger)
    }
}

/// Lets no challenge pass that nobody has taken up: it has no moves, and no sides.
///
/// # Errors
/// That it has not begun, or never will.
pub fn must_have_begun(game: &Match) -> Result<(), Failure> {
    let refusal = match game.phase() {
        Phase::Open => Refusal::NotStarted,
        Phase::Void if view::never_played(game) => Refusal::Void,
        Phase::Void | Phase::Playing | Phase::Over => return Ok(()),
    };
    Err(crate::discord::model::failure::refused(refusal, game))
}
