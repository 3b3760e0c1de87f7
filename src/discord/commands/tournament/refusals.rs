//! What users are told when a tournament does not allow what they ask for.

use serenity::all::CreateButton;

use crate::{
    app::TournamentError,
    discord::{
        model::{
            call::Call,
            failure::Failure,
            ids::tournament::{TournamentControl, TournamentVerb},
            reply::Message,
        },
        view::{
            components,
            next::{self, NextStep},
            tournament::{format, title},
        },
    },
    locale::Locale,
    say,
    tournaments::{Tournament, TournamentPlanError, TournamentRefusal},
};

/// What to tell a user whose command was refused.
pub(super) fn failure_of(error: TournamentError, call: &Call, tournament: &Tournament) -> Failure {
    let locale = call.locale;
    let number = tournament.id().to_string();
    let button = button_after(&error, call, tournament);
    let text = match error {
        TournamentError::Store(error) => return error.into(),
        TournamentError::NotFound => say!(locale, "tournament-unknown", number = number),
        TournamentError::Refused(refusal) => refusal_text(locale, &refusal, tournament),
    };
    refusal_with(call, text, tournament, button)
}

fn refusal_text(locale: Locale, refusal: &TournamentRefusal, tournament: &Tournament) -> String {
    let title = title(locale, tournament);
    let key = match refusal {
        TournamentRefusal::Plan(error) => return plan_error(locale, *error),
        TournamentRefusal::Full { most } => {
            let most = most.to_string();
            return say!(locale, "tournament-too-many", title = title, most = most);
        }
        TournamentRefusal::TooFew { needed, .. } => {
            let least = needed.to_string();
            return say!(locale, "tournament-too-few", title = title, least = least);
        }
        TournamentRefusal::NeedsRole { role } => {
            return say!(locale, "not-without-role", role = format!("<@&{role}>"));
        }
        TournamentRefusal::OtherFormat => {
            let format = format(locale, &tournament.plan().format);
            return say!(
                locale,
                "tournament-other-format",
                title = title,
                format = format
            );
        }
        TournamentRefusal::OutOfReach { reach } => {
            return say!(
                locale,
                "tournament-out-of-reach",
                title = title,
                reach = *reach
            );
        }
        TournamentRefusal::NotTheOrganiser => "tournament-not-organiser",
        TournamentRefusal::NotStarted => "tournament-not-started",
        TournamentRefusal::AlreadyStarted => "tournament-runs-already",
        TournamentRefusal::TooLate => "tournament-closed",
        TournamentRefusal::Withdrawn => "tournament-no-return",
        TournamentRefusal::Settled => "tournament-settled",
        TournamentRefusal::NotOpen => "tournament-not-open",
        TournamentRefusal::Over => "tournament-is-over",
        TournamentRefusal::AlreadyIn => "tournament-in-already",
        TournamentRefusal::NotIn => "tournament-not-in",
        TournamentRefusal::NotPaused => "tournament-not-paused",
        TournamentRefusal::Paused => "tournament-is-paused",
        TournamentRefusal::RoundRunning => "tournament-round-running",
        TournamentRefusal::RoundPassed => "tournament-round-passed",
        TournamentRefusal::Busy => "tournament-busy",
        TournamentRefusal::JustMet => "tournament-just-met",
        TournamentRefusal::NeedsWinner => "tournament-needs-winner",
        // It has changed since the user looked at it.
        _ => "tournament-changed",
    };
    say!(locale, key, title = title)
}

/// A refusal with a button that helps, if there is one, and buttons to the tournament and to the list of tournaments.
fn refusal_with(
    call: &Call,
    text: String,
    tournament: &Tournament,
    button: Option<CreateButton>,
) -> Failure {
    let steps = [NextStep::Tournament(tournament.id()), NextStep::Tournaments];
    Message::private(text)
        .with_rows(next::row_with(call, button, &steps))
        .into()
}

/// Refuses to pair another round by hand: the tournament has no more rounds.
pub(super) fn no_more_rounds(call: &Call, tournament: &Tournament) -> Failure {
    let title = title(call.locale, tournament);
    let text = say!(call.locale, "tournament-no-more-rounds", title = title);
    let resume = (TournamentVerb::Resume, "button-tournament-resume");
    let button = button(call, tournament, resume);
    refusal_with(call, text, tournament, Some(button))
}

/// The button that does what a refusal suggests, if one can.
fn button_after(
    error: &TournamentError,
    call: &Call,
    tournament: &Tournament,
) -> Option<CreateButton> {
    let TournamentError::Refused(refusal) = error else {
        return None;
    };
    let plan = tournament.plan();
    let manages = call.manages && call.guild == Some(plan.guild);
    let organises = manages || plan.organiser == call.player.id;
    let entrant = tournament.entrant(call.player.id);
    let plays = entrant.is_some_and(|entrant| entrant.withdrawn.is_none());
    let control = match refusal {
        TournamentRefusal::AlreadyIn if plays => (TournamentVerb::Leave, "button-tournament-leave"),
        TournamentRefusal::NotIn if entrant.is_none() && tournament.is_joinable() => {
            (TournamentVerb::Join, "button-tournament-join")
        }
        TournamentRefusal::OutOfReach { .. } | TournamentRefusal::JustMet => {
            (TournamentVerb::Challenge, "button-tournament-challenge")
        }
        // Only those who may pause it pair its rounds.
        TournamentRefusal::NotPaused => (TournamentVerb::Pause, "button-tournament-pause"),
        TournamentRefusal::Paused if organises => {
            (TournamentVerb::Resume, "button-tournament-resume")
        }
        TournamentRefusal::NotStarted if organises => {
            (TournamentVerb::Start, "button-tournament-start")
        }
        _ => return None,
    };
    Some(button(call, tournament, control))
}

/// A button of the tournament; its label is a key.
fn button(
    call: &Call,
    tournament: &Tournament,
    (verb, label): (TournamentVerb, &str),
) -> CreateButton {
    let id = tournament.id();
    components::secondary_button(call.locale, TournamentControl { verb, id }, label)
}

/// Refuses what nobody can do with a tournament that is over.
pub(super) fn must_not_be_over(call: &Call, tournament: &Tournament) -> Result<(), Failure> {
    if tournament.phase().has_ended() {
        return Err(titled_refusal(call, "tournament-is-over", tournament));
    }
    Ok(())
}

/// A refusal that names only the tournament.
pub(super) fn titled_refusal(call: &Call, key: &str, tournament: &Tournament) -> Failure {
    let title = title(call.locale, tournament);
    Failure::Invalid(say!(call.locale, key, title = title))
}

/// A refusal about a tournament, with the ways to it and to the others.
pub(super) fn refuse(call: &Call, text: String, tournament: &Tournament) -> Failure {
    refusal_with(call, text, tournament, None)
}

/// The failure; a refusal without a next step gets the commands that it names, and the list of tournaments.
pub(crate) fn with_list(call: &Call, failure: Failure) -> Failure {
    match failure {
        Failure::Invalid(text) => {
            let mut steps = next::steps_in(call, &text);
            if !steps.contains(&NextStep::Tournaments) {
                steps.push(NextStep::Tournaments);
            }
            next::refusal(call, text, &steps)
        }
        other => other,
    }
}

/// What to tell a user whose tournament was not created.
pub(super) fn refused_plan(error: TournamentError, locale: Locale) -> Failure {
    match error {
        TournamentError::Store(error) => error.into(),
        TournamentError::Refused(TournamentRefusal::Plan(error)) => {
            Failure::Invalid(plan_error(locale, error))
        }
        TournamentError::Refused(_) | TournamentError::NotFound => {
            Failure::Invalid(say!(locale, "unknown-command"))
        }
    }
}

/// What is wrong with a plan.
fn plan_error(locale: Locale, error: TournamentPlanError) -> String {
    match error {
        TournamentPlanError::Players { fewest } => {
            say!(locale, "tournament-few-places", fewest = fewest.to_string())
        }
        TournamentPlanError::Endless => say!(locale, "tournament-endless"),
        TournamentPlanError::LateEntry => say!(locale, "tournament-late-entry"),
        TournamentPlanError::Computers => say!(locale, "tournament-no-computers"),
        TournamentPlanError::PlayOff => say!(locale, "tournament-no-play-off"),
        TournamentPlanError::Ratings => say!(locale, "tournament-rating-range"),
        // The options do not let other values through.
        _ => say!(locale, "tournament-no-title"),
    }
}
