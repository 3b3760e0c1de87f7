//! The slash, user and message commands, one file for each, and their table. By the table this module defines commands for
//! Discord, runs them and autocompletes their options.

pub(crate) mod about;
pub(crate) mod analyse;
pub(crate) mod as_text;
pub(crate) mod block;
pub(crate) mod board;
pub(crate) mod challenge;
pub(crate) mod explore;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod hint;
pub(crate) mod import;
pub(crate) mod invite;
pub(crate) mod leaderboard;
pub(crate) mod learn;
pub(crate) mod moderate;
pub(crate) mod moves;
pub(crate) mod offer;
pub(crate) mod plan;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod puzzle;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod resign;
pub(crate) mod rules;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod table;
pub(crate) mod tournament;
pub(crate) mod vacation;
pub(crate) mod versus;
pub(crate) mod watch;

use serenity::all::CreateCommand;

use crate::{
    app::App,
    discord::{
        commands::table::{Entry, Run},
        model::{
            call::{Call, Options, Request},
            failure::Answer,
            reply::Body,
        },
        view::next,
    },
};

/// All commands, in the order in which they are registered.
static ENTRIES: &[&Entry] = &[
    &challenge::ENTRY,
    &moves::ENTRY,
    &board::ENTRY,
    &games::ENTRY,
    &leaderboard::ENTRY,
    &profile::ENTRY,
    &versus::ENTRY,
    &offer::ENTRY,
    &replay::ENTRY,
    &analyse::ENTRY,
    &record::ENTRY,
    &import::ENTRY,
    &plan::ENTRY,
    &hint::ENTRY,
    &vacation::ENTRY,
    &resign::ENTRY,
    &watch::ENTRY,
    &rules::ENTRY,
    &learn::ENTRY,
    &puzzle::ENTRY,
    &explore::ENTRY,
    &settings::ENTRY,
    &block::ENTRY,
    &server::ENTRY,
    &tournament::ENTRY,
    &moderate::ENTRY,
    &privacy::ENTRY,
    &help::ENTRY,
    &about::ENTRY,
    &invite::ENTRY,
    &as_text::ENTRY,
];

/// The definitions of all commands, for registration.
#[must_use]
pub fn definitions() -> Vec<CreateCommand> {
    ENTRIES.iter().map(|entry| entry.definition()).collect()
}

/// The command with that English name.
pub(crate) fn entry_named(name: &str) -> Option<&'static Entry> {
    let mut entries = ENTRIES.iter().copied();
    entries.find(|entry| entry.wire_name() == name)
}

/// The name of a command for metrics: only known ones, so that there are few.
pub(crate) fn label(name: &str) -> &'static str {
    entry_named(name).map_or("unknown", |entry| entry.name)
}

/// Runs a command.
///
/// # Errors
/// `Failure` with what to tell the user.
pub(crate) async fn run(app: &App, call: &Call) -> Answer {
    let entry = |name| entry_named(name).map(|entry| &entry.run);
    match &call.request {
        Request::Command { name, options } => {
            let run = entry_named(name).and_then(|entry| entry.function(options.subcommand()));
            if let Some(run) = run {
                return run(app, call, options).await;
            }
        }
        Request::OnPerson { name, person } => {
            if let Some(Run::OnPerson(run)) = entry(name) {
                return run(app, call, person).await;
            }
        }
        Request::OnMessage { name, message } => {
            if let Some(Run::OnMessage(run)) = entry(name) {
                return run(app, call, message).await;
            }
        }
        Request::Complete { .. } | Request::Press { .. } | Request::Submit { .. } => {}
    }
    Err(next::unknown_command(call))
}

/// Autocompletes the option that is being typed.
///
/// # Errors
/// `Failure` when the database fails; the user then gets no suggestions.
pub(crate) async fn complete(
    app: &App,
    call: &Call,
    name: &str,
    options: &Options,
    (focused, typed): (&str, &str),
) -> Answer {
    let complete =
        entry_named(name).and_then(|entry| entry.completion(options.subcommand(), focused));
    let choices = match complete {
        Some(complete) => complete(app, call, options, typed).await?,
        None => Vec::new(),
    };
    Ok(Body::Choices(choices).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::view::next::NextStep;
    use crate::play::{MatchId, TournamentId};

    /// Views cannot read the command table, so [`NextStep::places`] repeats where each command works.
    #[test]
    fn the_button_of_a_next_step_stands_where_its_command_works() {
        let game = MatchId(1);
        let steps = [
            NextStep::Board(game),
            NextStep::Games,
            NextStep::ServerGames,
            NextStep::Followed,
            NextStep::Record(game),
            NextStep::Challenge,
            NextStep::Learn,
            NextStep::More(game),
            NextStep::Replay(game),
            NextStep::Analyse(game),
            NextStep::Help,
            NextStep::Settings,
            NextStep::Computer,
            NextStep::EndVacation,
            NextStep::Leaderboard,
            NextStep::Puzzle,
            NextStep::Import,
            NextStep::DeletePlan(game),
            NextStep::Tournament(TournamentId(1)),
            NextStep::Tournaments,
            NextStep::NewTournament,
        ];
        for step in steps {
            let control = step.control();
            let (command, part) = control.name();
            let entry = entry_named(command).expect("a command");
            assert!(entry.is_for_controls(part), "{step:?}");
            assert_eq!(entry.places, step.places(), "{step:?}");
        }
    }
}
