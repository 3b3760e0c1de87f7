//! The options that describe a tournament: those of a new one, those that change one, and what each does to its plan.

use std::time::Duration;

use crate::{
    app::App,
    computer,
    discord::{
        access::accounts,
        commands::{
            challenge,
            moderate::REASON_IF_ANY,
            rules,
            table::{CommandOption, Type, choice, labelled_choices, whole},
            tournament::acting::TOURNAMENT,
        },
        model::{
            call::{Call, Options},
            failure::Failure,
            ids::setup::SetupTerm,
        },
        view::{
            next::{self, NextStep},
            setup::FORMATS,
        },
    },
    locale::Locale,
    rules::Game,
    say,
    search::Level,
    tournaments::{
        Begins, Conditions, DIVISION, FARTHEST_REACH, Format, MAX_DAYS, MAX_NAME_CHARS, MAX_ROUNDS,
        PLAYERS, TournamentPlan,
    },
    wording::{self, markdown},
};

/// The days to answer a challenge on a ladder, unless others are chosen.
pub(super) const ANSWER_DAYS: i64 = 3;

/// The most hours until the start: 90 days.
const MAX_HOURS: u64 = 90 * 24;

/// The highest rating and the highest number of games that can be demanded.
pub(crate) const MAX_RATING: u64 = 4_000;
pub(crate) const MAX_GAMES: u64 = 1_000;

keyed! {
    /// What can be taken away.
    #[derive(Clone, Copy)]
    pub(super) enum Without {
        /// The conditions of joining.
        Conditions = "conditions",
        Days = "days",
        Hours = "hours",
        Level = "level",
    }
}

impl Without {
    pub(super) fn of(options: &Options) -> Option<Self> {
        options.text("without").and_then(Self::from_key)
    }

    /// The terms of a panel that it takes away.
    pub(super) const fn terms(self) -> &'static [SetupTerm] {
        match self {
            Self::Conditions => &[
                SetupTerm::Role,
                SetupTerm::LeastRating,
                SetupTerm::MostRating,
                SetupTerm::LeastGames,
            ],
            Self::Days => &[SetupTerm::Days],
            Self::Hours => &[SetupTerm::Hours],
            Self::Level => &[SetupTerm::Level],
        }
    }
}

// Options of a new tournament that can be changed later.
const TITLE: CommandOption = CommandOption::new(
    Type::NonEmptyUpTo(MAX_NAME_CHARS as u16),
    "title",
    "option-tournament-title",
);
const LOWEST: CommandOption = whole("least-rating", "option-tournament-least-rating", || {
    MAX_RATING
});
const HIGHEST: CommandOption = whole("most-rating", "option-tournament-most-rating", || {
    MAX_RATING
});
const GAMES: CommandOption = whole("least-games", "option-tournament-least-games", || MAX_GAMES);
const LEVEL: CommandOption = whole("level", "option-tournament-level", || Level::HIGHEST.into());
const PLAY_OFF: CommandOption =
    CommandOption::new(Type::Truth, "play-off", "option-tournament-play-off");
const FEWEST: CommandOption = whole("least-players", "option-tournament-least-players", || {
    PLAYERS.1.into()
});
const BY_HAND: CommandOption =
    CommandOption::new(Type::Truth, "by-hand", "option-tournament-by-hand");
const GUESTS: CommandOption = CommandOption::new(Type::Truth, "guests", "option-tournament-guests");

/// The options of a new tournament.
pub(super) const CREATE_OPTIONS: &[CommandOption] = &[
    TITLE,
    choice("format", "option-tournament-format", || {
        labelled_choices("tournament-format", FORMATS)
    }),
    rules::game_field("option-tournament-game"),
    rules::ruleset_field("option-challenge-rules"),
    challenge::TIME,
    whole("players", "option-tournament-players", || PLAYERS.1.into()),
    whole("rounds", "option-tournament-rounds", || MAX_ROUNDS.into()),
    whole("hours", "option-tournament-hours", || MAX_HOURS),
    whole("days", "option-tournament-days", || MAX_DAYS.into()),
    whole("late", "option-tournament-late", || MAX_ROUNDS.into()),
    CommandOption::new(Type::Text, "role", "option-tournament-role"),
    whole("reach", "option-tournament-reach", || FARTHEST_REACH.into()),
    whole("division", "option-tournament-division", || {
        DIVISION.1.into()
    }),
    CommandOption::new(Type::Truth, "rated", "option-challenge-rated"),
    LOWEST,
    HIGHEST,
    GAMES,
    LEVEL,
    PLAY_OFF,
    GUESTS,
    BY_HAND,
    FEWEST,
];

/// The options that change a tournament.
pub(super) const CHANGE_OPTIONS: &[CommandOption] = &[
    REASON_IF_ANY.about("setting-tournament-reason"),
    TOURNAMENT,
    TITLE,
    whole("players", "setting-tournament-players", || PLAYERS.1.into()),
    whole("hours", "setting-tournament-hours", || MAX_HOURS),
    whole("days", "setting-tournament-days", || MAX_DAYS.into()),
    whole("late", "setting-tournament-late", || MAX_ROUNDS.into()),
    PLAY_OFF,
    GUESTS,
    BY_HAND,
    FEWEST,
    CommandOption::new(Type::Text, "role", "setting-tournament-role"),
    LOWEST,
    HIGHEST,
    GAMES,
    challenge::TIME.about("setting-tournament-time"),
    CommandOption::new(Type::Truth, "rated", "setting-tournament-rated"),
    LEVEL,
    choice("without", "option-tournament-without", || {
        labelled_choices("tournament-without", Without::ALL.map(Without::key))
    }),
];

/// Changes the plan as the options say, except for the time control, whose default is the server's.
///
/// # Errors
/// `Failure` when a value is invalid.
pub(super) async fn change_plan(
    app: &App,
    call: &Call,
    options: &Options,
    plan: &mut TournamentPlan,
) -> Result<(), Failure> {
    match Without::of(options) {
        Some(Without::Conditions) => plan.conditions = Conditions::default(),
        Some(Without::Days) => plan.round_days = None,
        Some(Without::Hours) => plan.begins = Begins::Full,
        Some(Without::Level) => plan.fill_level = None,
        None => {}
    }
    if let Some(name) = options.text("title") {
        plan.name = accounts::to_stored_text(app, &markdown::plain(name)).await?;
    }
    if let Some(most) = within(options, "players", PLAYERS.1.into()) {
        plan.most = most as u16;
    }
    change_start(app, call, options, plan)?;
    if options.integer("least-players").is_some() {
        let fewest = within(options, "least-players", PLAYERS.1.into()).unwrap_or(0) as u16;
        plan.fewest = fewest.max(plan.format.fewest_players());
    }
    if options.integer("days").is_some() {
        let given = within(options, "days", MAX_DAYS.into()).map(|days| days as u8);
        match &mut plan.format {
            Format::Ladder { days, .. } => *days = given.unwrap_or(ANSWER_DAYS as u8),
            _ => plan.round_days = given,
        }
    }
    if options.integer("late").is_some() {
        plan.late_until = within(options, "late", MAX_ROUNDS.into()).unwrap_or(0) as u8;
    }
    plan.play_off = options.boolean("play-off").unwrap_or(plan.play_off);
    plan.guests = options.boolean("guests").unwrap_or(plan.guests);
    plan.rated = options.boolean("rated").unwrap_or(plan.rated);
    if options.integer("level").is_some() {
        plan.fill_level = computer_level(app, call, options, plan.ruleset.game())?;
    }
    change_conditions(call, options, &mut plan.conditions)
}

/// Changes when the tournament begins. In a panel, 0 hours are none.
fn change_start(
    app: &App,
    call: &Call,
    options: &Options,
    plan: &mut TournamentPlan,
) -> Result<(), Failure> {
    let by_hand = options.boolean("by-hand");
    let hours = options.integer("hours");
    let hours = hours.map(|hours| hours.clamp(0, MAX_HOURS as i64) as u64);
    plan.begins = match (by_hand, hours) {
        (Some(true), None | Some(0)) => Begins::ByHand,
        (Some(true), Some(_)) => {
            let twice = say!(call.locale, "tournament-two-starts");
            return Err(Failure::Invalid(twice));
        }
        (_, Some(0)) => Begins::Full,
        (_, Some(hours)) => Begins::At(app.clock.now().after(Duration::from_hours(hours))),
        (Some(false), None) if plan.begins == Begins::ByHand => Begins::Full,
        (_, None) => plan.begins,
    };
    Ok(())
}

fn change_conditions(
    call: &Call,
    options: &Options,
    conditions: &mut Conditions,
) -> Result<(), Failure> {
    if options.text("role").is_some() {
        conditions.role = role(call.locale, options)?;
    }
    let rating = |name| within(options, name, MAX_RATING as i64).map(|rating| rating as i32);
    if options.integer("least-rating").is_some() {
        conditions.lowest = rating("least-rating");
    }
    if options.integer("most-rating").is_some() {
        conditions.highest = rating("most-rating");
    }
    if options.integer("least-games").is_some() {
        conditions.games = within(options, "least-games", MAX_GAMES as i64).unwrap_or(0) as u32;
    }
    Ok(())
}

/// The number of an option, moved into 1 to its maximum; Discord checks the limits, too. In a panel, 0 means that there is
/// no number.
pub(super) fn within(options: &Options, name: &str, most: i64) -> Option<i64> {
    let number = options.integer(name).filter(|number| *number != 0);
    number.map(|number| number.clamp(1, most))
}

/// The level of the strongest computer player that fills a place, if any.
///
/// # Errors
/// `Failure` when the game has no such level, or computer players are switched off.
fn computer_level(
    app: &App,
    call: &Call,
    options: &Options,
    game: Game,
) -> Result<Option<u8>, Failure> {
    let locale = call.locale;
    let Some(level) = within(options, "level", Level::HIGHEST.into()) else {
        return Ok(None);
    };
    if app.search_pool.threads() == 0 {
        let off = say!(locale, "computer-off");
        return Err(next::refusal(call, off, &[NextStep::Challenge]));
    }
    let (level, most) = (level as u8, computer::level_count(game));
    if level > most {
        return Err(Failure::Invalid(say!(
            locale,
            "computer-no-level",
            game = wording::game(locale, game),
            most = most.to_string()
        )));
    }
    Ok(Some(level))
}

/// The role that the option mentions, if there is one. In a panel, 0 means that there is no role.
///
/// # Errors
/// `Failure` when the option mentions no role.
pub(super) fn role(locale: Locale, options: &Options) -> Result<Option<u64>, Failure> {
    let Some(typed) = options.text("role") else {
        return Ok(None);
    };
    let mentioned = typed.split_once("<@&").and_then(|(_, rest)| {
        let (role, _) = rest.split_once('>')?;
        role.parse().ok()
    });
    let none = || Failure::Invalid(say!(locale, "tournament-no-role"));
    let role: u64 = mentioned.ok_or_else(none)?;
    Ok(Some(role).filter(|role| *role != 0))
}
