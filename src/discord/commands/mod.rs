//! The slash commands, one file each: its definition, what it does, what it completes. Here is their table and what
//! they share: which match is meant.

mod about;
mod analyse;
mod as_text;
mod block;
mod board;
mod challenge;
pub(super) mod games;
mod help;
pub(super) mod import;
pub(super) mod invite;
pub(super) mod leaderboard;
mod learn;
mod moderate;
pub(super) mod moves;
pub(super) mod offer;
pub(super) mod plan;
pub(super) mod privacy;
pub(super) mod profile;
pub(super) mod record;
pub(super) mod replay;
mod resign;
pub(super) mod rules;
pub(super) mod server;
pub(super) mod settings;
mod vacation;
mod versus;
mod watch;

use serenity::all::{
    CommandOptionType as OptionKind, CommandType, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext,
};

use super::{
    call::{Ask, Call, Options, Person, Shown},
    failure::Failure,
    look::Look,
    people,
    reply::{Body, Message, Owed, Reply, Share},
    view, words,
};
use crate::{
    app::App,
    locale::{Locale, has},
    play::{GuildId, Home, Match, MatchId, Phase, PlayerId},
    render::Theme,
    rules::Side,
    say,
    store::{StoreError, Summary},
};

/// What every command and control gives.
pub type Answer = Result<Reply, Failure>;

/// A suggestion: what is shown, and the value that stands for it.
pub type Choice = (String, serde_json::Value);

/// The commands whose answer everybody sees.
pub use self::{
    challenge::NAME as CHALLENGE, import::NAME as IMPORT, moves::NAME as MOVE,
    offer::NAME as OFFER, offer::wish as offered,
};

/// Most suggestions that Discord takes.
pub const MOST_CHOICES: usize = 25;

/// Most matches of one player that are looked at for a list or a suggestion.
pub const MOST_GAMES: u32 = 100;

/// Most matches that a question names, and most characters of each, so that a message has room for all of them.
const MOST_NAMED: usize = 12;
const LONGEST_LINE: usize = 150;

/// Every command as Discord is told it.
#[must_use]
pub fn definitions() -> Vec<CreateCommand> {
    vec![
        challenge::definition(),
        moves::definition(),
        board::definition(),
        games::definition(),
        leaderboard::definition(),
        profile::definition(),
        versus::definition(),
        offer::definition(),
        replay::definition(),
        analyse::definition(),
        record::definition(),
        import::definition(),
        plan::definition(),
        vacation::definition(),
        resign::definition(),
        watch::definition(),
        rules::definition(),
        learn::definition(),
        settings::definition(),
        block::definition(),
        server::definition(),
        moderate::definition(),
        privacy::definition(),
        help::definition(),
        about::definition(),
        invite::definition(),
        as_text::definition(),
    ]
}

/// Runs a command.
///
/// # Errors
/// What the asker is to be told instead.
pub async fn run(app: &App, call: &Call, name: &str, options: &Options) -> Answer {
    match name {
        challenge::NAME => challenge::run(app, call, options).await,
        moves::NAME => moves::run(app, call, options).await,
        board::NAME => board::run(app, call, options).await,
        offer::NAME => offer::run(app, call, options).await,
        replay::NAME => replay::run(app, call, options).await,
        analyse::NAME => analyse::run(app, call, options).await,
        record::NAME => record::run(app, call, options).await,
        import::NAME => import::run(app, call, options).await,
        plan::NAME => plan::run(app, call, options).await,
        vacation::NAME => vacation::run(app, call, options).await,
        games::NAME => games::run(app, call, options).await,
        leaderboard::NAME => leaderboard::run(app, call, options).await,
        profile::NAME => profile::run(app, call, options).await,
        versus::NAME => versus::run(app, call, options).await,
        resign::NAME => resign::run(app, call, options).await,
        watch::NAME => watch::run(app, call, options).await,
        settings::NAME => settings::run(app, call, options).await,
        block::NAME => block::run(app, call, options).await,
        server::NAME => server::run(app, call, options).await,
        moderate::NAME => moderate::run(app, call, options).await,
        privacy::NAME => privacy::run(app, call, options).await,
        rules::NAME => rules::run(call, options),
        learn::NAME => learn::run(call, options),
        help::NAME => help::run(app, call).await,
        about::NAME => Ok(about::run(call)),
        _ => Err(Failure::Said(say!(call.locale, "unknown-command"))),
    }
}

/// Runs a command of a person's menu.
///
/// # Errors
/// What the asker is to be told instead.
pub async fn run_on_person(app: &App, call: &Call, name: &str, person: &Person) -> Answer {
    if name == menu_name(invite::LABEL) {
        return invite::run(app, call, person).await;
    }
    Err(Failure::Said(say!(call.locale, "unknown-command")))
}

/// Runs a command of a message's menu.
///
/// # Errors
/// What the asker is to be told instead.
pub async fn run_on_message(app: &App, call: &Call, name: &str, message: &Shown) -> Answer {
    if name == menu_name(as_text::LABEL) {
        return as_text::run(app, call, message).await;
    }
    Err(Failure::Said(say!(call.locale, "unknown-command")))
}

/// Suggests values for the option that is being typed.
///
/// # Errors
/// When the database fails; the asker then sees no suggestions.
pub async fn complete(
    app: &App,
    call: &Call,
    name: &str,
    options: &Options,
    (focused, typed): (&str, &str),
) -> Answer {
    let choices = match (name, focused) {
        (leaderboard::NAME, "game") => leaderboard::complete(app, call, typed),
        (watch::NAME, "game") => watch::complete(app, call, typed).await?,
        (moderate::NAME, "game") => moderate::complete(app, call, options, typed).await?,
        (_, "game") if ![rules::NAME, learn::NAME, challenge::NAME].contains(&name) => {
            // What is over can still be looked at.
            let over = [board::NAME, replay::NAME, record::NAME, analyse::NAME].contains(&name);
            suggest_games(app, call, typed, over).await?
        }
        (plan::NAME, "moves") => plan::complete(app, call, options, typed).await?,
        (settings::NAME, "zone") => settings::complete(app, call, typed),
        (moves::NAME, "move") => moves::complete(app, call, options, typed).await?,
        (challenge::NAME | import::NAME, "time") => challenge::times(call.locale, typed),
        (_, "rules") => {
            let game = options.text("game").and_then(|game| game.parse().ok());
            rules::complete(call.locale, game, typed)
        }
        _ => Vec::new(),
    };
    Ok(Body::Choices(choices).into())
}

/// The same command also for whoever installed the bot for themselves, in whatever place they are.
fn anywhere(command: CreateCommand) -> CreateCommand {
    use InteractionContext::{BotDm, Guild, PrivateChannel};
    command
        .contexts(vec![Guild, BotDm, PrivateChannel])
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
}

/// A command in the menu of a person or of a message; it has a name and nothing else.
fn in_menu(kind: CommandType, label: &str) -> CreateCommand {
    let command = CreateCommand::new(menu_name(label))
        .kind(kind)
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild]);
    translated(label).fold(command, |command, (code, name)| {
        command.name_localized(code, name)
    })
}

/// By which name Discord asks for a command of a menu, in whatever language it shows it.
fn menu_name(label: &str) -> String {
    say!(Locale::default(), label)
}

/// A command of ours, for servers (and DMs with the bot where it makes sense).
fn command(name: &str, description: &str, in_dm: bool) -> CreateCommand {
    let mut contexts = vec![InteractionContext::Guild];
    if in_dm {
        contexts.push(InteractionContext::BotDm);
    }
    let command = CreateCommand::new(name)
        .description(say!(Locale::default(), description))
        .contexts(contexts)
        .integration_types(vec![InstallationContext::Guild]);
    let command = translated(&format!("name-{name}")).fold(command, |command, (code, name)| {
        command.name_localized(code, name)
    });
    translated(description).fold(command, |command, (code, text)| {
        command.description_localized(code, text)
    })
}

/// A text in each other language that has it, with Discord's code of the language. What Discord sends us stays English: the
/// names that tell commands and options apart, and the values of choices.
fn translated(key: &str) -> impl Iterator<Item = (&'static str, String)> {
    let others = Locale::ALL
        .into_iter()
        .filter(|locale| *locale != Locale::default());
    others
        .filter(move |locale| has(*locale, key))
        .map(move |locale| (locale.code(), say!(locale, key)))
}

fn option(kind: OptionKind, name: &str, description: &str) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, say!(Locale::default(), description));
    let option = translated(&format!("name-{name}")).fold(option, |option, (code, name)| {
        option.name_localized(code, name)
    });
    translated(description).fold(option, |option, (code, text)| {
        option.description_localized(code, text)
    })
}

/// The option by which one of the games is chosen, rather than a match: many languages have another word for that.
fn kind_of_game(description: &str) -> CreateCommandOption {
    let option = option(OptionKind::String, "game", description);
    translated("name-kind-of-game").fold(option, |option, (code, name)| {
        option.name_localized(code, name)
    })
}

/// The option with one more choice, labelled by a text.
fn choice(option: CreateCommandOption, label: &str, value: &str) -> CreateCommandOption {
    let english = say!(Locale::default(), label);
    option.add_string_choice_localized(english, value, translated(label))
}

/// An option with fixed choices, whose labels are called after it.
fn choosing(name: &str, description: &str, choices: &[&str]) -> CreateCommandOption {
    let plain = option(OptionKind::String, name, description);
    choices.iter().fold(plain, |option, value| {
        choice(option, &format!("{name}-{value}"), value)
    })
}

/// The option that shows an answer to everybody.
fn public_option() -> CreateCommandOption {
    let kind = OptionKind::Boolean;
    option(kind, "public", "option-board-public")
}

/// The option that says whose side of a board is shown below.
fn below_option() -> CreateCommandOption {
    choosing("below", "option-board-below", &Side::ALL.map(Side::key))
}

/// The option that says in which colours a board is drawn.
fn theme_option() -> CreateCommandOption {
    choosing("theme", "option-board-theme", &Theme::ALL.map(Theme::key))
}

/// The option by which a match is named when several could be meant.
fn game_option() -> CreateCommandOption {
    option(OptionKind::Integer, "game", "option-game")
        .min_int_value(1)
        .set_autocomplete(true)
}

/// Which of a player's matches a command is about when none is named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Want {
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
async fn find_game(
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
        Some(Home::Thread(thread)) => thread == call.channel,
        Some(Home::Direct) => call.direct,
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
                let line = format!("`{}` {}", game.id.0, label(call, game, people::escaped));
                words::shortened(&line, LONGEST_LINE)
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
pub(super) async fn load(app: &App, locale: Locale, id: MatchId) -> Result<Match, Failure> {
    app.game(id)
        .await?
        .ok_or_else(|| Failure::no_such_game(locale, id.0))
}

/// The player's matches that fit what has been typed, their turn first, and at the end perhaps those that are over.
async fn suggest_games(
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
        let name = format!("#{} {}", game.id.0, label(call, &game, people::plain));
        (name, game.id.0.into())
    });
    Ok(suggested(named, typed))
}

/// The names in which stands what has been typed, in any case, as suggestions; as many as Discord takes, and cut to what
/// it takes.
fn suggested(named: impl IntoIterator<Item = Choice>, typed: &str) -> Vec<Choice> {
    let wanted = typed.trim().to_lowercase();
    named
        .into_iter()
        .filter(|(name, _)| name.to_lowercase().contains(&wanted))
        .take(MOST_CHOICES)
        .map(|(name, value)| (words::shortened(&name, 100), value))
        .collect()
}

/// "Jungle (classic) against Bob, your move", for lists that show no mentions; names as they suit the place.
fn label(call: &Call, game: &Summary, shown: fn(&str) -> String) -> String {
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
    let ruleset = words::ruleset(call.locale, &game.ruleset);
    say!(call.locale, key, ruleset = ruleset, opponent = name)
}

/// "#7 Jungle (classic): Alice and Bob", for lists of others' matches that show no mentions.
fn title(locale: Locale, game: &Summary) -> String {
    let known = |name: &Option<String>, otherwise| {
        let name = name.as_deref().map(people::plain);
        name.unwrap_or_else(|| say!(locale, otherwise))
    };
    let nobody = game.opponent.map_or("anyone", |_| "former-player");
    let title = say!(
        locale,
        "watch-line",
        number = game.id.0.to_string(),
        ruleset = words::ruleset(locale, &game.ruleset),
        challenger = known(&game.challenger_name, "former-player"),
        opponent = known(&game.opponent_name, nobody)
    );
    title.replace("**", "")
}

/// The way to the newest post of a match. In direct messages there is none: everybody has a board of their own close by.
pub(super) async fn last_board(
    app: &App,
    id: MatchId,
    guild: Option<GuildId>,
    home: Option<Home>,
) -> Result<Option<String>, StoreError> {
    if home == Some(Home::Direct) {
        return Ok(None);
    }
    let post = app.store.last_post(id).await?;
    let place = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let link =
        |channel, message| format!("https://discord.com/channels/{place}/{channel}/{message}");
    Ok(post.and_then(|post| Some(link(post.channel, post.message?))))
}

/// The other of the two; none while a challenge is open to everybody.
fn opponent(game: &Summary, player: PlayerId) -> Option<PlayerId> {
    if game.challenger == player {
        game.opponent
    } else {
        Some(game.challenger)
    }
}

/// The answer to a change that was committed: the public post here, or, where the match is at home elsewhere, a private
/// copy while the worker posts it there.
#[must_use]
pub(super) async fn committed(app: &App, call: &Call, acted: &crate::app::Acted) -> Reply {
    let game = &acted.game;
    let seen = |locale| Look::of(app, game, locale);
    let share = match game.home() {
        // In direct messages only the two players can act, each in their own.
        Some(Home::Direct) if call.direct => Share::Half,
        Some(Home::Direct) => Share::Nothing,
        _ if game.channel() == call.channel => Share::Whole,
        _ => Share::Nothing,
    };
    let owed = |job, posted, controls| Owed {
        job,
        posted,
        controls,
        anchor: game.anchor(),
        turn: crate::discord::homes::is_turn(game, game.seq()),
        share,
    };
    let Some(job) = acted.job.clone().filter(|_| share != Share::Nothing) else {
        let look = seen(call.locale).await;
        let look = look.for_player(app, game, call.player.id).await;
        let mut message = view::post(game, &look).without_controls();
        message.private = true;
        message.pings.clear();
        return Reply {
            owed: acted.job.clone().map(|job| owed(job, false, false)),
            ..message.into()
        };
    };
    let mut look = seen(call.public).await;
    if share == Share::Half {
        look = look.for_player(app, game, call.player.id).await;
    }
    let post = view::post(game, &look);
    let (posted, controls) = (!game.edits_older(), !post.rows.is_empty());
    let body = match call.ask {
        _ if posted => Body::Message(post),
        // The menu or the post that was pressed tells the news in its place.
        Ask::Press { .. } => Body::Update(post),
        _ => Body::Message(Message::private(post.content)),
    };
    Reply {
        owed: Some(owed(job, posted, controls)),
        ..body.into()
    }
}
