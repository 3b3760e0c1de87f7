//! What the subcommands of `/tournament` share: which tournament is meant, who acts on it, and the answer.

use crate::{
    app::App,
    discord::{
        access::{
            admission::{moderates, server_of},
            games::matching_suggestions,
            tournaments::{MAX_SEARCHED, find_fitting_tournament},
        },
        commands::{
            table::{CommandOption, Type},
            tournament::refusals::failure_of,
        },
        model::{
            call::{Call, Options},
            failure::{Failure, Suggestion},
            reply::Reply,
        },
        view::tournament::title,
    },
    play::Actor,
    say,
    store::TournamentSummary,
    tournaments::{Tournament, TournamentCommand, TournamentPhase},
    wording::{self, markdown},
};

/// The option that names a tournament.
pub(super) const TOURNAMENT: CommandOption =
    CommandOption::new(Type::Whole(None), "tournament", "option-tournament")
        .completes(|app, call, _, typed| Box::pin(complete(app, call, typed)));

/// The tournament that the options name, else the newest running one of this kind.
pub(super) async fn find_running(
    app: &App,
    call: &Call,
    options: &Options,
    is_right: impl Fn(&Tournament) -> bool,
) -> Result<Tournament, Failure> {
    let number = options.integer("tournament");
    find_fitting_tournament(app, call, number, is_running, is_right).await
}

/// Whether it is not over.
pub(super) fn is_live(summary: &TournamentSummary) -> bool {
    summary.phase == TournamentPhase::Open.key() || is_running(summary)
}

fn is_running(summary: &TournamentSummary) -> bool {
    let phase = TournamentPhase::from_key(&summary.phase);
    phase.is_some_and(TournamentPhase::is_running)
}

/// The user as the organiser or as a moderator of the tournament's own server.
pub(super) async fn organiser(
    app: &App,
    call: &Call,
    tournament: &Tournament,
) -> Result<Actor, Failure> {
    let me = call.player.id;
    if tournament.plan().organiser == me {
        return Ok(Actor::Player(me));
    }
    let own = call.guild == Some(tournament.plan().guild);
    if own && moderates(call, &server_of(app, call).await?) {
        return Ok(Actor::Moderator(me));
    }
    Err(Failure::Invalid(say!(
        call.locale,
        "tournament-not-organiser"
    )))
}

/// Executes a command of the user as a player.
///
/// # Errors
/// `Failure` when the tournament does not allow it.
pub(super) async fn act(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    command: &TournamentCommand,
) -> Result<Tournament, Failure> {
    let by = Actor::Player(call.player.id);
    let acted = app.act_on_tournament(tournament.id(), by, command).await;
    acted.map_err(|error| failure_of(error, call, tournament))
}

/// A private answer about a tournament.
pub(super) fn private_reply(call: &Call, tournament: &Tournament, key: &str) -> Reply {
    let title = title(call.locale, tournament);
    Reply::private(say!(call.locale, key, title = title))
}

/// Autocompletes the tournaments of the server.
async fn complete(app: &App, call: &Call, typed: &str) -> Result<Vec<Suggestion>, Failure> {
    let Some(guild) = call.guild else {
        return Ok(Vec::new());
    };
    let all = app.store.tournaments_in(guild, MAX_SEARCHED, 0).await?;
    let named = all.into_iter().map(|summary| {
        let title = markdown::plain(&summary.title);
        let state = say!(call.locale, &format!("tournament-state-{}", summary.phase));
        let name = format!("#{} {title} · {state}", summary.id);
        (wording::truncate(&name, 100), summary.id.0.into())
    });
    Ok(matching_suggestions(named, typed))
}
