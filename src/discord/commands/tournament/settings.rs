//! `/tournament settings`: changes a tournament. Before its start everything but the format and the game can change, later
//! only what the players have not agreed to play. Needs a reason, which the audit log of `/moderate log` keeps; without one,
//! a panel opens.

use std::time::Duration;

use crate::{
    app::{App, TournamentError},
    discord::{
        access::{accounts, admission::server_of, tournaments::find_tournament},
        commands::{
            challenge,
            moderate::{LONGEST, REASON_IF_ANY},
            table::{CommandOption, Type, labelled_choices},
            tournament::{
                acting::{TOURNAMENT, organiser, private_reply},
                create::{
                    ANSWER_DAYS, MOST_GAMES, MOST_HOURS, MOST_RATING, computer_level, role, whole,
                    within,
                },
                refusals::{failure_of, must_not_be_over},
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::setup::{SetupDraft, SetupSection, SetupTerm},
            panel::Panel,
            reply::Body,
        },
        view::{
            setup::{SetupPanel, setup_panel},
            tournament::title,
        },
    },
    say,
    store::TournamentSummary,
    tournaments::{
        Begins, Conditions, Format, LONGEST_NAME, MOST_DAYS, MOST_ROUNDS, PLAYERS, Tournament,
        TournamentCommand, TournamentPhase, TournamentPlan, TournamentRefusal,
    },
    wording::markdown,
};

keyed! {
    /// What can be taken away.
    #[derive(Clone, Copy)]
    enum Without {
        /// The conditions of joining.
        Conditions = "conditions",
        Days = "days",
        Hours = "hours",
        Level = "level",
    }
}

impl Without {
    fn of(options: &Options) -> Option<Self> {
        options.text("without").and_then(Self::from_key)
    }

    /// The terms of a panel that it takes away.
    const fn terms(self) -> &'static [SetupTerm] {
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

pub(super) const FIELDS: &[CommandOption] = &[
    REASON_IF_ANY.about("setting-tournament-reason"),
    TOURNAMENT,
    CommandOption::new(
        Type::TextOf {
            least: 1,
            most: LONGEST_NAME as u16,
        },
        "title",
        "option-tournament-title",
    ),
    whole("players", "setting-tournament-players", || PLAYERS.1.into()),
    whole("hours", "setting-tournament-hours", || MOST_HOURS),
    whole("days", "setting-tournament-days", || MOST_DAYS.into()),
    whole("late", "setting-tournament-late", || MOST_ROUNDS.into()),
    CommandOption::new(Type::Truth, "play-off", "option-tournament-play-off"),
    CommandOption::new(Type::Truth, "guests", "option-tournament-guests"),
    CommandOption::new(Type::Text, "role", "setting-tournament-role"),
    whole("least-rating", "option-tournament-least-rating", || {
        MOST_RATING
    }),
    whole("most-rating", "option-tournament-most-rating", || {
        MOST_RATING
    }),
    whole("least-games", "option-tournament-least-games", || {
        MOST_GAMES
    }),
    challenge::TIME.about("setting-tournament-time"),
    CommandOption::new(Type::Truth, "rated", "setting-tournament-rated"),
    whole("level", "option-tournament-level", || {
        crate::search::Level::HIGHEST.into()
    }),
    CommandOption::new(
        Type::OneOf(|| labelled_choices("tournament-without", Without::ALL.map(Without::key))),
        "without",
        "option-tournament-without",
    ),
];

/// Changes the settings that are given, all at once. Without a reason, a panel asks for it and for others.
pub(crate) async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let live = |summary: &TournamentSummary| {
        ["open", "playing", "paused"].contains(&summary.phase.as_str())
    };
    let tournament = find_tournament(app, call, options.integer("tournament"), live).await?;
    let by = organiser(app, call, &tournament).await?;
    let said = |key| {
        let title = title(call.locale, &tournament);
        Failure::Invalid(say!(call.locale, key, title = title))
    };
    let Some(reason) = options.text("reason") else {
        let number = tournament.id().to_string();
        role(call.locale, options)?;
        let draft = SetupDraft::of(options).with(SetupTerm::Tournament, number);
        let removed = Without::of(options).map_or(&[][..], Without::terms);
        let remove = |draft: SetupDraft, term: &SetupTerm| draft.with(*term, "0");
        let draft = removed.iter().fold(draft, remove).shortened();
        let panel = settings_panel(app, call, &tournament, &draft, SetupSection::Play).await?;
        return Ok(Body::Panel(panel).into());
    };
    let reason = markdown::plain(reason);
    if reason.is_empty() || reason.chars().count() > LONGEST {
        return Err(said("tournament-reason"));
    }
    let plan = changed_plan(app, call, options, tournament.plan()).await?;
    if plan == *tournament.plan() {
        return Err(said("tournament-settings-none"));
    }
    let command = TournamentCommand::Change {
        plan: Box::new(plan),
        reason: accounts::to_stored_text(app, &reason).await?,
    };
    let done = app.act_on_tournament(tournament.id(), by, &command).await;
    done.map_err(|error| not_changed(error, call, &tournament))?;
    Ok(private_reply(
        call,
        &tournament,
        "tournament-settings-changed",
    ))
}

/// The panel of a tournament's settings with what is chosen so far.
///
/// # Errors
/// `Failure` when the user is neither the organiser nor a moderator, or the panel cannot hold as much.
pub(crate) async fn settings_panel(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    draft: &SetupDraft,
    section: SetupSection,
) -> Result<Panel, Failure> {
    organiser(app, call, tournament).await?;
    must_not_be_over(call.locale, tournament)?;
    let plan = plan_of_draft(app, call, tournament, draft).await?;
    if !draft.fits() {
        return Err(Failure::Invalid(say!(call.locale, "setup-too-much")));
    }
    let setup = SetupPanel {
        draft,
        plan: &plan,
        is_new: false,
        is_open: tournament.phase() == TournamentPhase::Open,
        has_computers: app.search_pool.threads() > 0,
    };
    Ok(setup_panel(call.locale, &setup, section))
}

/// The plan of a tournament with what is chosen in a panel.
///
/// # Errors
/// `Failure` when a choice is invalid.
pub(crate) async fn plan_of_draft(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    draft: &SetupDraft,
) -> Result<TournamentPlan, Failure> {
    changed_plan(app, call, &draft.options(), tournament.plan()).await
}

/// The plan with what the options change.
async fn changed_plan(
    app: &App,
    call: &Call,
    options: &Options,
    before: &TournamentPlan,
) -> Result<TournamentPlan, Failure> {
    let mut plan = before.clone();
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
    if let Some(hours) = options.integer("hours") {
        plan.begins = match hours.clamp(0, MOST_HOURS as i64) as u64 {
            0 => Begins::Full,
            hours => Begins::At(app.clock.now().after(Duration::from_hours(hours))),
        };
    }
    if options.integer("days").is_some() {
        let given = within(options, "days", MOST_DAYS.into()).map(|days| days as u8);
        match &mut plan.format {
            Format::Ladder { days, .. } => *days = given.unwrap_or(ANSWER_DAYS as u8),
            _ => plan.round_days = given,
        }
    }
    if options.integer("late").is_some() {
        plan.late_until = within(options, "late", MOST_ROUNDS.into()).unwrap_or(0) as u8;
    }
    plan.play_off = options.boolean("play-off").unwrap_or(plan.play_off);
    plan.guests = options.boolean("guests").unwrap_or(plan.guests);
    plan.rated = options.boolean("rated").unwrap_or(plan.rated);
    if options.text("time").is_some() {
        let server = server_of(app, call).await?;
        plan.time = challenge::time(call.locale, options, &server)?;
    }
    if options.integer("level").is_some() {
        plan.fill_level = computer_level(app, call, options, plan.ruleset.game())?;
    }
    change_conditions(call, options, &mut plan.conditions)?;
    Ok(plan)
}

fn change_conditions(
    call: &Call,
    options: &Options,
    conditions: &mut Conditions,
) -> Result<(), Failure> {
    if options.text("role").is_some() {
        conditions.role = role(call.locale, options)?;
    }
    let rating = |name| within(options, name, MOST_RATING as i64).map(|rating| rating as i32);
    if options.integer("least-rating").is_some() {
        conditions.lowest = rating("least-rating");
    }
    if options.integer("most-rating").is_some() {
        conditions.highest = rating("most-rating");
    }
    if options.integer("least-games").is_some() {
        conditions.games = within(options, "least-games", MOST_GAMES as i64).unwrap_or(0) as u32;
    }
    Ok(())
}

fn not_changed(error: TournamentError, call: &Call, tournament: &Tournament) -> Failure {
    let TournamentError::Refused {
        refusal: TournamentRefusal::Full { most },
        ..
    } = error
    else {
        return failure_of(error, call, tournament);
    };
    Failure::Invalid(say!(
        call.locale,
        "tournament-fewer-places",
        title = title(call.locale, tournament),
        most = most.to_string()
    ))
}
