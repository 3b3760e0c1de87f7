//! `/tournament create`: the options of a new tournament, and the tournament that they describe.

use std::time::Duration;

use crate::{
    app::App,
    computer,
    discord::{
        access::{
            accounts,
            admission::{may_begin, moderates, server_of},
        },
        commands::{
            challenge,
            rules::{self, ruleset_or_failure},
            table::{CommandOption, Type, labelled_choices},
            tournament::refusals::refused_plan,
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::setup::{SetupDraft, SetupSection, SetupTerm},
            panel::Panel,
            reply::{Body, Reply},
        },
        view::{
            next::{self, NextStep},
            setup::{FORMATS, SetupPanel, setup_panel},
        },
    },
    locale::Locale,
    play::{TimeControl, Timestamp},
    rules::Game,
    say,
    search::Level,
    store::Server,
    tournaments::{
        Begins, Conditions, DIVISION, FARTHEST_REACH, Format, LONGEST_NAME, MOST_DAYS, MOST_ROUNDS,
        PLAYERS, TournamentPlan,
    },
    wording::{self, markdown},
};

/// The number of places unless another is chosen. Formats that can be joined at any time use the maximum.
const PLACES: i64 = 16;

/// How far up players of a ladder can challenge, the days to answer, and the size of a league's divisions, unless others
/// are chosen.
const REACH: i64 = 3;
pub(super) const ANSWER_DAYS: i64 = 3;
const DIVISION_SIZE: i64 = 6;

/// The most hours until the start: 90 days.
pub(super) const MOST_HOURS: u64 = 90 * 24;

/// The highest rating and the highest number of games that can be demanded.
pub(crate) const MOST_RATING: u64 = 4_000;
pub(crate) const MOST_GAMES: u64 = 1_000;

pub(super) const FIELDS: &[CommandOption] = &[
    CommandOption::new(
        Type::TextOf {
            least: 1,
            most: LONGEST_NAME as u16,
        },
        "title",
        "option-tournament-title",
    ),
    CommandOption::new(
        Type::OneOf(|| labelled_choices("tournament-format", FORMATS)),
        "format",
        "option-tournament-format",
    ),
    rules::game_field("option-tournament-game"),
    rules::ruleset_field("option-challenge-rules"),
    challenge::TIME,
    whole("players", "option-tournament-players", || PLAYERS.1.into()),
    whole("rounds", "option-tournament-rounds", || MOST_ROUNDS.into()),
    whole("hours", "option-tournament-hours", || MOST_HOURS),
    whole("days", "option-tournament-days", || MOST_DAYS.into()),
    whole("late", "option-tournament-late", || MOST_ROUNDS.into()),
    CommandOption::new(Type::Text, "role", "option-tournament-role"),
    whole("reach", "option-tournament-reach", || FARTHEST_REACH.into()),
    whole("division", "option-tournament-division", || {
        DIVISION.1.into()
    }),
    CommandOption::new(Type::Truth, "rated", "option-challenge-rated"),
    whole("least-rating", "option-tournament-least-rating", || {
        MOST_RATING
    }),
    whole("most-rating", "option-tournament-most-rating", || {
        MOST_RATING
    }),
    whole("least-games", "option-tournament-least-games", || {
        MOST_GAMES
    }),
    whole("level", "option-tournament-level", || Level::HIGHEST.into()),
    CommandOption::new(Type::Truth, "play-off", "option-tournament-play-off"),
    CommandOption::new(Type::Truth, "guests", "option-tournament-guests"),
];

pub(super) const fn whole(
    name: &'static str,
    about: &'static str,
    most: fn() -> u64,
) -> CommandOption {
    CommandOption::new(Type::Whole(Some(most)), name, about)
}

/// Creates the tournament; its post follows. Without a title, a format or a game, a panel asks for the rest.
pub(crate) async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let server = creator(app, call).await?;
    let named = options.text("game").or(options.text("rules"));
    let wanted = [options.text("title"), options.text("format"), named];
    if wanted.iter().any(Option::is_none) {
        return open_panel(app, call, options, &server).await;
    }
    let plan = plan(app, call, options, &server).await?;
    let created = app
        .create_tournament(plan, call.channel, Some(&call.via))
        .await
        .map_err(|error| refused_plan(error, call.locale))?;
    tracing::Span::current().record("tournament", created.id().0);
    let number = created.id().to_string();
    Ok(Reply::private(say!(
        call.locale,
        "tournament-created",
        number = number
    )))
}

/// The settings of the server, if the user may create tournaments there.
async fn creator(app: &App, call: &Call) -> Result<Server, Failure> {
    let said = |key| Failure::Invalid(say!(call.locale, key));
    call.guild.ok_or_else(|| said("tournament-nowhere"))?;
    let server = server_of(app, call).await?;
    if !moderates(call, &server) {
        return Err(said("tournament-may-not-create"));
    }
    may_begin(app, call).await?;
    Ok(server)
}

/// The panel for what was not typed.
async fn open_panel(app: &App, call: &Call, options: &Options, server: &Server) -> Answer {
    let usual = server.default_ruleset.filter(|_| {
        let named = [options.text("game"), options.text("rules")];
        named.iter().all(Option::is_none)
    });
    let ruleset = match usual {
        Some(ruleset) => ruleset,
        None => ruleset_or_failure(call.locale, options)?,
    };
    role(call.locale, options)?;
    let mut draft = SetupDraft::of(options).with(SetupTerm::Rules, ruleset.to_string());
    if options.text("format").is_none() {
        draft = draft.with(SetupTerm::Format, Format::Swiss { rounds: 1 }.key());
    }
    if options.text("time").is_some() {
        let time = challenge::time(call.locale, options, server)?;
        draft = draft.with(SetupTerm::Time, time.to_string());
    }
    let draft = draft.shortened();
    Ok(Body::Panel(creation_panel(app, call, &draft, SetupSection::Play).await?).into())
}

/// The panel of a new tournament with what is chosen so far.
///
/// # Errors
/// `Failure` when the user may not create tournaments here, or the panel cannot hold as much.
pub(crate) async fn creation_panel(
    app: &App,
    call: &Call,
    draft: &SetupDraft,
    section: SetupSection,
) -> Result<Panel, Failure> {
    let server = creator(app, call).await?;
    let plan = plan(app, call, &draft.options(), &server).await?;
    if !draft.fits() {
        return Err(Failure::Invalid(say!(call.locale, "setup-too-much")));
    }
    let setup = SetupPanel {
        draft,
        plan: &plan,
        is_new: true,
        is_open: true,
        has_computers: app.search_pool.threads() > 0,
    };
    Ok(setup_panel(call.locale, &setup, section))
}

/// The tournament that the options describe.
async fn plan(
    app: &App,
    call: &Call,
    options: &Options,
    server: &Server,
) -> Result<TournamentPlan, Failure> {
    let said = |key| Failure::Invalid(say!(call.locale, key));
    let guild = call.guild.ok_or_else(|| said("tournament-nowhere"))?;
    let ruleset = ruleset_or_failure(call.locale, options)?;
    let name = markdown::plain(options.text("title").unwrap_or_default());
    let open_ended = matches!(options.text("format"), Some("ladder" | "league"));
    let places = if open_ended { PLAYERS.1.into() } else { PLACES };
    let most = within(options, "players", PLAYERS.1.into()).unwrap_or(places) as u16;
    let format = format(options, most).ok_or_else(|| said("unknown-command"))?;
    let time = challenge::time(call.locale, options, server)?;
    let is_ladder = matches!(format, Format::Ladder { .. });
    if is_ladder && time == TimeControl::Unlimited {
        return Err(said("tournament-endless-ladder"));
    }
    let role = role(call.locale, options)?;
    let rating = |name| within(options, name, MOST_RATING as i64).map(|rating| rating as i32);
    Ok(TournamentPlan {
        name: accounts::to_stored_text(app, &name).await?,
        organiser: call.player.id,
        guild,
        format,
        ruleset,
        time,
        rated: options.boolean("rated") != Some(false),
        fewest: format.fewest_players(),
        most,
        conditions: Conditions {
            role,
            lowest: rating("least-rating"),
            highest: rating("most-rating"),
            games: within(options, "least-games", MOST_GAMES as i64).unwrap_or(0) as u32,
        },
        begins: begins(options, app.clock.now()),
        round_days: within(options, "days", MOST_DAYS.into())
            .filter(|_| !is_ladder)
            .map(|days| days as u8),
        late_until: within(options, "late", MOST_ROUNDS.into()).unwrap_or(0) as u8,
        fill_level: computer_level(app, call, options, ruleset.game())?,
        play_off: options.boolean("play-off") == Some(true),
        guests: options.boolean("guests") == Some(true),
    })
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
pub(super) fn computer_level(
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

fn begins(options: &Options, now: Timestamp) -> Begins {
    let hours = within(options, "hours", MOST_HOURS as i64);
    hours.map_or(Begins::Full, |hours| {
        Begins::At(now.after(Duration::from_hours(hours as u64)))
    })
}

/// The chosen format. A Swiss tournament has enough rounds to find a winner among its places; about a quarter of a
/// division goes up and down.
fn format(options: &Options, most: u16) -> Option<Format> {
    let enough = most.next_power_of_two().trailing_zeros().max(1);
    let rounds = within(options, "rounds", MOST_ROUNDS.into()).unwrap_or(enough.into());
    let third_place = true;
    Some(match options.text("format")? {
        "round-robin" => Format::RoundRobin { double: false },
        "double-round-robin" => Format::RoundRobin { double: true },
        "swiss" => Format::Swiss {
            rounds: rounds as u8,
        },
        "knockout" => Format::Knockout {
            best_of: 1,
            third_place,
        },
        "knockout-of-three" => Format::Knockout {
            best_of: 3,
            third_place,
        },
        "ladder" => Format::Ladder {
            reach: within(options, "reach", FARTHEST_REACH.into()).unwrap_or(REACH) as u8,
            days: within(options, "days", MOST_DAYS.into()).unwrap_or(ANSWER_DAYS) as u8,
        },
        "league" => {
            let division = within(options, "division", DIVISION.1.into());
            let division = division.unwrap_or(DIVISION_SIZE) as u8;
            let division = division.max(DIVISION.0);
            let seasons = within(options, "rounds", MOST_ROUNDS.into());
            Format::League {
                division,
                promoted: division / 4,
                seasons: seasons.map(|seasons| seasons as u8),
            }
        }
        _ => return None,
    })
}
