//! `/tournament settings`: changes a tournament. Before its start everything but the format and the game can change, later
//! only what the players have not agreed to play. Needs a reason, which the audit log of `/moderate log` keeps.

use std::time::Duration;

use crate::{
    app::{App, TournamentError},
    discord::{
        access::{accounts, admission::server_of, tournaments::find_tournament},
        commands::{
            challenge,
            moderate::{LONGEST, REASON},
            table::{Field, Type, labelled},
            tournament::{
                acting::{TOURNAMENT, organiser, told},
                create::{
                    MOST_GAMES, MOST_HOURS, MOST_RATING, computer_level, role, whole, within,
                },
                refusals::refused,
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
        },
        view::tournament::title,
    },
    say,
    store::TournamentSummary,
    tournaments::{
        Begins, Command, Conditions, LONGEST_NAME, MOST_DAYS, MOST_ROUNDS, PLAYERS, Plan, Refusal,
        Tournament,
    },
    wording::markdown,
};

/// The settings that can be taken away.
const WITHOUT: [&str; 4] = ["conditions", "days", "hours", "level"];

pub(super) const FIELDS: &[Field] = &[
    REASON,
    TOURNAMENT,
    Field::new(
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
    Field::new(Type::Truth, "play-off", "option-tournament-play-off"),
    Field::new(Type::Truth, "guests", "option-tournament-guests"),
    Field::new(Type::Text, "role", "setting-tournament-role"),
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
    Field::new(Type::Truth, "rated", "setting-tournament-rated"),
    whole("level", "option-tournament-level", || {
        crate::search::Level::HIGHEST.into()
    }),
    Field::new(
        Type::OneOf(|| labelled("tournament-without", WITHOUT)),
        "without",
        "option-tournament-without",
    ),
];

/// Changes the settings that are given, all at once.
pub(super) async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let live = |summary: &TournamentSummary| {
        ["open", "playing", "paused"].contains(&summary.phase.as_str())
    };
    let tournament = find_tournament(app, call, options.integer("tournament"), live).await?;
    let by = organiser(app, call, &tournament).await?;
    let said = |key| {
        let title = title(call.locale, &tournament);
        Failure::Invalid(say!(call.locale, key, title = title))
    };
    let reason = markdown::plain(options.text("reason").unwrap_or_default());
    if reason.is_empty() || reason.chars().count() > LONGEST {
        return Err(said("tournament-reason"));
    }
    let plan = changed(app, call, options, tournament.plan()).await?;
    if plan == *tournament.plan() {
        return Err(said("tournament-settings-none"));
    }
    let command = Command::Change {
        plan: Box::new(plan),
        reason: accounts::to_stored_text(app, &reason).await?,
    };
    let done = app.act_on_tournament(tournament.id(), by, &command).await;
    done.map_err(|error| not_changed(error, call, &tournament))?;
    Ok(told(call, &tournament, "tournament-settings-changed"))
}

/// The plan with what the options change.
async fn changed(
    app: &App,
    call: &Call,
    options: &Options,
    before: &Plan,
) -> Result<Plan, Failure> {
    let mut plan = before.clone();
    match options.text("without") {
        Some("conditions") => plan.conditions = Conditions::default(),
        Some("days") => plan.round_days = None,
        Some("hours") => plan.begins = Begins::Full,
        Some("level") => plan.fill_level = None,
        _ => {}
    }
    if let Some(name) = options.text("title") {
        plan.name = accounts::to_stored_text(app, &markdown::plain(name)).await?;
    }
    if let Some(most) = within(options, "players", PLAYERS.1.into()) {
        plan.most = most as u16;
    }
    if let Some(hours) = within(options, "hours", MOST_HOURS as i64) {
        let at = app.clock.now().after(Duration::from_hours(hours as u64));
        plan.begins = Begins::At(at);
    }
    if let Some(days) = within(options, "days", MOST_DAYS.into()) {
        plan.round_days = Some(days as u8);
    }
    if let Some(late) = within(options, "late", MOST_ROUNDS.into()) {
        plan.late_until = late as u8;
    }
    plan.play_off = options.boolean("play-off").unwrap_or(plan.play_off);
    plan.guests = options.boolean("guests").unwrap_or(plan.guests);
    plan.rated = options.boolean("rated").unwrap_or(plan.rated);
    if options.text("time").is_some() {
        let server = server_of(app, call).await?;
        plan.time = challenge::time(call.locale, options, &server)?;
    }
    if let Some(level) = computer_level(app, call, options, plan.ruleset.game())? {
        plan.fill_level = Some(level);
    }
    if options.text("role").is_some() {
        let role = role(options);
        let none = || Failure::Invalid(say!(call.locale, "tournament-no-role"));
        plan.conditions.role = Some(role.ok_or_else(none)?);
    }
    let rating = |name| within(options, name, MOST_RATING as i64).map(|rating| rating as i32);
    let conditions = &mut plan.conditions;
    conditions.lowest = rating("least-rating").or(conditions.lowest);
    conditions.highest = rating("most-rating").or(conditions.highest);
    if let Some(games) = within(options, "least-games", MOST_GAMES as i64) {
        conditions.games = games as u32;
    }
    Ok(plan)
}

fn not_changed(error: TournamentError, call: &Call, tournament: &Tournament) -> Failure {
    let TournamentError::Refused {
        refusal: Refusal::Full { most },
        ..
    } = error
    else {
        return refused(error, call.locale, tournament);
    };
    Failure::Invalid(say!(
        call.locale,
        "tournament-fewer-places",
        title = title(call.locale, tournament),
        most = most.to_string()
    ))
}
