//! `/challenge [player] [game] [rules] [side] [time] [claim] [rated] [level]`: challenges a player, anybody, or the
//! bot itself. Both players of a challenge in direct messages get a copy; it must name a former opponent.

use std::future::ready;

use crate::{
    app::{App, RequestKind},
    computer,
    discord::{
        access::{
            admission::{
                can_be_asked, may_begin, may_challenge, may_challenge_directly, only_known,
                server_of,
            },
            committed::committed,
        },
        commands::{
            invite,
            rules::{self, ruleset_or_failure},
            table::{
                CommandOption, Cost, Entry, Type, Visibility, choice, labelled_choices, whole,
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            ids::invite::{InviteDraft, MAX_RULES_CHARS},
            opponent::Opponent,
        },
        view::{
            challenge,
            next::{self, NextStep},
        },
    },
    locale::Locale,
    play::{PlayerId, SideChoice, Start, Terms, TimeControl},
    rules::{Game, Ruleset},
    say,
    search::Level,
    store::Server,
    wording::{self, markdown, typed},
};

pub(super) static ENTRY: Entry = Entry::slash(
    "challenge",
    Cost::By(|options| {
        if options.is_empty() {
            RequestKind::Other
        } else {
            RequestKind::Challenge
        }
    }),
    Visibility::If(|options| !options.is_empty()),
    &[
        rules::game_field("option-challenge-game"),
        CommandOption::new(Type::User, "player", "option-challenge-player"),
        rules::ruleset_field("option-challenge-rules"),
        choice("side", "option-challenge-side", || {
            labelled_choices("side-choice", SideChoice::ALL.map(SideChoice::key))
        }),
        TIME,
        CommandOption::new(Type::Truth, "claim", "option-challenge-claim"),
        CommandOption::new(Type::Truth, "rated", "option-challenge-rated"),
        whole("level", "option-challenge-level", || Level::HIGHEST.into()),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

/// The option for typing a time control.
pub(super) const TIME: CommandOption =
    CommandOption::new(Type::TextUpTo(100), "time", "option-challenge-time")
        .completes(|_, call, _, typed| Box::pin(ready(Ok(times(call.locale, typed)))));

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let opponent = opponent(call, options)?;
    let server = server_of(app, call).await?;
    let named = options.text("game").or(options.text("rules"));
    let ruleset = match (named, server.default_ruleset) {
        (Some(_), _) => Some(ruleset_or_failure(call.locale, options)),
        (None, usual) => usual.filter(|_| !options.is_empty()).map(Ok),
    };
    let time = match opponent {
        // Unlimited by default against the computer, so that nobody loses a game against it by forgetting it.
        Some(Opponent::Computer(_)) if options.text("time").is_none() => Ok(TimeControl::Unlimited),
        _ => time(call.locale, options, &server),
    };
    let (ruleset, time) = match (ruleset, time) {
        (Some(Ok(ruleset)), Ok(time)) => (ruleset, time),
        (ruleset, time) => {
            let typed = (ruleset.transpose(), time);
            return open_panel(app, call, options, &server, opponent, typed).await;
        }
    };
    let mut wanted = InviteDraft {
        opponent,
        ruleset,
        side: side(options),
        time,
        claim: options.boolean("claim") == Some(true),
        rated: options.boolean("rated") != Some(false),
    };
    if options.text("rules").is_none() {
        wanted.ruleset = invite::usual_rules(app, call, wanted.rated_opponent(), ruleset).await?;
    }
    post_challenge(app, call, wanted, None).await
}

fn side(options: &Options) -> SideChoice {
    let side = options.text("side").and_then(SideChoice::from_key);
    side.unwrap_or(SideChoice::Lot)
}

/// The ruleset and the time control that were typed, or why they cannot be read.
type Typed = (
    Result<Option<Ruleset>, Failure>,
    Result<TimeControl, Failure>,
);

/// The panel for the terms that were not typed. It says which typed terms could not be read, and why. In direct
/// messages its default opponent is the bot itself, the only one whom everybody can challenge.
async fn open_panel(
    app: &App,
    call: &Call,
    options: &Options,
    server: &Server,
    opponent: Option<Opponent>,
    (ruleset, time): Typed,
) -> Answer {
    let mut problems = Vec::new();
    let ruleset = readable(ruleset, &mut problems)?.flatten();
    let game: Option<Game> = options.text("game").and_then(|slug| slug.parse().ok());
    let time = readable(time, &mut problems)?;
    // The ids of the panel's controls have no room for such rules, and it must not replace them by others.
    if ruleset.is_some_and(|ruleset| ruleset.to_string().len() > MAX_RULES_CHARS) {
        return Err(next::refusal(
            call,
            problems.join("\n"),
            &[NextStep::Challenge],
        ));
    }
    let alone = call.guild.is_none() && app.search_pool.threads() > 0;
    let opponent =
        opponent.or_else(|| alone.then_some(Opponent::Computer(computer::DEFAULT_LEVEL)));
    let usual = invite::draft(server, opponent);
    let draft = InviteDraft {
        ruleset: ruleset
            .or_else(|| game.map(|game| Ruleset::presets(game)[0]))
            .unwrap_or(usual.ruleset),
        side: side(options),
        time: time
            .filter(|_| options.text("time").is_some())
            .unwrap_or(usual.time),
        rated: usual.rated && options.boolean("rated") != Some(false),
        claim: options.boolean("claim") == Some(true),
        ..usual
    };
    invite::panel_below(app, call, draft, &problems).await
}

/// What was typed; `None` if it cannot be read, with the reason added to `problems`.
fn readable<T>(
    typed: Result<T, Failure>,
    problems: &mut Vec<String>,
) -> Result<Option<T>, Failure> {
    match typed {
        Ok(typed) => Ok(Some(typed)),
        Err(Failure::Invalid(problem)) => {
            problems.push(problem);
            Ok(None)
        }
        Err(failure) => Err(failure),
    }
}

/// The opponent in the options: a person, or the bot itself, also if only a level is given; `None` for anybody.
fn opponent(call: &Call, options: &Options) -> Result<Option<Opponent>, Failure> {
    let level = options.integer("level");
    let number = level.map(|level| u8::try_from(level).unwrap_or(u8::MAX));
    match options.user("player") {
        Some(person) if !person.itself => {
            can_be_asked(call, person)?;
            if level.is_some() {
                let text = say!(call.locale, "computer-level-of-person");
                return Err(next::refusal(call, text, &[NextStep::Computer]));
            }
            Ok(Some(Opponent::Player(person.id)))
        }
        Some(_) => Ok(Some(Opponent::Computer(
            number.unwrap_or(computer::DEFAULT_LEVEL),
        ))),
        None => Ok(number.map(Opponent::Computer)),
    }
}

/// Posts a challenge in the channel of the call, or in the direct messages of both players; `start` is a starting position
/// other than the ruleset's.
///
/// # Errors
/// `Failure` when the user may not start a game here or challenge that player, or when the terms are invalid.
pub(crate) async fn post_challenge(
    app: &App,
    call: &Call,
    wanted: InviteDraft,
    start: Option<Start>,
) -> Answer {
    may_begin(app, call).await?;
    let (opponent, level) = match wanted.opponent {
        Some(Opponent::Computer(level)) => (
            Some(computer_player(app, call, wanted.ruleset.game(), level).await?),
            Some(level),
        ),
        Some(Opponent::Player(player)) => (Some(player), None),
        None => (None, None),
    };
    if level.is_none() && call.guild.is_none() {
        may_challenge_directly(app, call, opponent).await?;
    }
    if let (Some(opponent), None) = (opponent, level) {
        may_challenge(app, call, opponent).await?;
    }
    let terms = Terms {
        side: wanted.side,
        guild: call.guild,
        direct: call.direct,
        time: wanted.time,
        claim: wanted.claim && wanted.time != TimeControl::Unlimited,
        rated: wanted.rated && start.is_none() && level.is_none(),
        level,
        start,
        days_open: app.limits.challenge_days,
        ..Terms::new(call.player.id, opponent, wanted.ruleset, call.channel)
    };
    let acted = app
        .challenge(terms, Some(&call.handle))
        .await
        .map_err(|error| Failure::from_act(error, 0))?;
    tracing::Span::current().record("game", acted.game.id().0);
    Ok(committed(app, call, &acted).await)
}

/// The computer player of a level.
///
/// # Errors
/// `Failure` when the game has no such level, or computer players are switched off.
async fn computer_player(
    app: &App,
    call: &Call,
    game: Game,
    level: u8,
) -> Result<PlayerId, Failure> {
    let locale = call.locale;
    if app.search_pool.threads() == 0 {
        let text = say!(locale, "computer-off");
        return Err(next::refusal(call, text, &[NextStep::Challenge]));
    }
    if call.guild.is_none() && !call.direct {
        return Err(only_known(app, call));
    }
    let most = computer::level_count(game);
    if level > most {
        let text = say!(
            locale,
            "computer-no-level",
            game = wording::game(locale, game),
            most = most.to_string()
        );
        return Err(next::refusal(call, text, &[NextStep::Computer]));
    }
    let name = wording::computer(Locale::default(), level);
    Ok(app.store.computer(level, &name).await?)
}

/// The time control in the options, else the server's default.
///
/// # Errors
/// `Failure` when the text is not a time control.
pub fn time(locale: Locale, options: &Options, server: &Server) -> Result<TimeControl, Failure> {
    let Some(typed) = options.text("time") else {
        return Ok(server.default_time.unwrap_or(TimeControl::DEFAULT));
    };
    typed::time_control(typed, &challenge::times()).ok_or_else(|| {
        let typed = markdown::quoted(&wording::truncate(typed, 40));
        Failure::Invalid(say!(locale, "challenge-time", typed = typed))
    })
}

/// Autocompletes time controls: the suggested ones, and the typed one if it is valid.
pub fn times(locale: Locale, typed: &str) -> Vec<Suggestion> {
    let listed = challenge::times();
    let meant = typed::time_control(typed, &listed);
    let own = meant.filter(|time| !listed.contains(time));
    own.into_iter()
        .chain(listed)
        .map(|time| (wording::time(locale, time), time))
        .filter(|(name, time)| {
            Some(*time) == meant
                || wording::resembles(name, typed)
                || wording::resembles(&time.to_string(), typed)
        })
        .map(|(name, time)| (name, time.to_string().into()))
        .collect()
}
