//! `/tournament create|settings|list|show|join|leave|challenge|bring|start|pause|finish|cancel|erase|pair|result|replace|
//! remove`: tournaments of a server. Moderators and members with a role create them; the bot runs them.

use crate::{
    app::{App, TournamentError},
    discord::{
        access::{
            admission::server_of,
            tournaments::{find_tournament, tournament_message},
        },
        commands::{
            table::{CommandOption, Cost, Entry, Places, Slash, Type, Visibility},
            tournament::{
                acting::{TOURNAMENT, act, find_running, organiser, private_reply},
                refusals::{failure_of, must_not_be_over, refuse, with_list},
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::tournament::TournamentVerb,
        },
        view::tournament::{needs, question, title},
    },
    play::Actor,
    say,
    store::TournamentSummary,
    tournaments::{
        Application, Format, Tournament, TournamentCommand, TournamentPhase, TournamentRefusal,
    },
};

mod acting;
pub mod bring;
pub mod create;
pub mod ladder;
pub(crate) mod list;
mod manage;
pub mod options;
mod player_page;
pub mod refusals;
pub mod settings;

/// A subcommand. Its refusals without a next step get the list of tournaments.
macro_rules! part {
    ($name:literal, $options:expr, $run:path) => {
        part!($name, $options, $run, Cost::OTHER)
    };
    ($name:literal, $options:expr, $run:path, $cost:expr) => {
        Slash::new($name, $cost, $options, |app, call, options| {
            Box::pin(async move {
                let answer = $run(app, call, options).await;
                answer.map_err(|failure| with_list(call, failure))
            })
        })
    };
}

pub(super) static ENTRY: Entry = Entry::parts(
    "tournament",
    Visibility::Private,
    &[
        part!("create", options::CREATE_OPTIONS, create::run)
            .visible(Visibility::Panel)
            .for_controls(),
        part!("settings", options::CHANGE_OPTIONS, settings::run).visible(Visibility::Panel),
        part!("list", &[], list::run).for_controls(),
        // It draws the table or the bracket.
        part!("show", SHOW, show, Cost::PICTURE).for_controls(),
        part!("join", &[TOURNAMENT], join_found),
        part!("leave", &[TOURNAMENT], leave_found),
        part!("challenge", ladder::FIELDS, ladder::run, ladder::COST)
            .visible(Visibility::If(|options| options.user("opponent").is_some())),
        part!("bring", bring::FIELDS, bring::run),
        part!("start", &[TOURNAMENT], start),
        part!("pause", &[TOURNAMENT], pause),
        part!("finish", &[TOURNAMENT], ask_to_finish),
        part!("cancel", &[TOURNAMENT], ask_to_cancel),
        part!("erase", &[TOURNAMENT], ask_to_erase),
        part!("pair", manage::PAIR, manage::pair),
        part!("result", manage::RESULT, manage::result),
        part!("replace", manage::REPLACE, manage::replace),
        part!("remove", manage::REMOVE, manage::remove),
    ],
)
.in_places(Places::Servers);

const SHOW: &[CommandOption] = &[
    TOURNAMENT,
    CommandOption::new(Type::User, "player", "option-tournament-player"),
];

/// The tournament that the options name, else the newest of the server in one of these phases.
async fn find(
    app: &App,
    call: &Call,
    options: &Options,
    phases: &[&str],
) -> Result<Tournament, Failure> {
    let fits = |summary: &TournamentSummary| phases.contains(&summary.phase.as_str());
    find_tournament(app, call, options.integer("tournament"), fits).await
}

async fn show(app: &App, call: &Call, options: &Options) -> Answer {
    let number = options.integer("tournament");
    let tournament = find_tournament(app, call, number, |_| true).await?;
    match options.user("player") {
        Some(player) => player_page::page(app, call, &tournament, player.id).await,
        None => Ok(tournament_message(app, call, &tournament).await?.into()),
    }
}

async fn join_found(app: &App, call: &Call, options: &Options) -> Answer {
    let tournament = match find(app, call, options, &["open"]).await {
        // Some tournaments can be joined while they run.
        Err(Failure::Invalid(_)) if options.integer("tournament").is_none() => {
            find_running(app, call, options, Tournament::is_joinable).await?
        }
        found => found?,
    };
    join(app, call, &tournament).await
}

async fn leave_found(app: &App, call: &Call, options: &Options) -> Answer {
    let mine = app.store.tournaments_of(call.player.id).await?;
    let mine = |summary: &TournamentSummary| mine.contains(&summary.id);
    let tournament = find_tournament(app, call, options.integer("tournament"), mine).await?;
    leave(app, call, &tournament, false).await
}

async fn start(app: &App, call: &Call, options: &Options) -> Answer {
    let tournament = find(app, call, options, &["open"]).await?;
    let (command, said) = (TournamentCommand::Start, "tournament-started");
    organise(app, call, &tournament, &command, said).await
}

/// Pauses a tournament, or lets it go on.
async fn pause(app: &App, call: &Call, options: &Options) -> Answer {
    let tournament = find(app, call, options, &["playing", "paused"]).await?;
    let (command, said) = match tournament.phase() {
        TournamentPhase::Paused => (TournamentCommand::Resume, "tournament-resumed"),
        _ => (TournamentCommand::Pause, "tournament-paused-now"),
    };
    organise(app, call, &tournament, &command, said).await
}

async fn ask_to_cancel(app: &App, call: &Call, options: &Options) -> Answer {
    let tournament = find(app, call, options, &["open", "playing", "paused"]).await?;
    organiser(app, call, &tournament).await?;
    must_not_be_over(call, &tournament)?;
    let words = ("tournament-cancel-sure", "button-tournament-cancel");
    Ok(question(&tournament, call.locale, TournamentVerb::Cancel, words).into())
}

async fn ask_to_erase(app: &App, call: &Call, options: &Options) -> Answer {
    let tournament = find(app, call, options, &["over", "cancelled"]).await?;
    bring::ask_to_erase(call, &tournament)
}

/// Asks whether to end a ladder or a league.
async fn ask_to_finish(app: &App, call: &Call, options: &Options) -> Answer {
    let ends_by_hand = |tournament: &Tournament| tournament.plan().format.is_open_ended();
    let tournament = &find_running(app, call, options, ends_by_hand).await?;
    organiser(app, call, tournament).await?;
    must_not_be_over(call, tournament)?;
    let asks = match tournament.plan().format {
        Format::Ladder { .. } => "tournament-finish-sure",
        Format::League { .. } => "tournament-finish-season-sure",
        _ => {
            let refusal = TournamentRefusal::OtherFormat;
            return Err(failure_of(refusal.into(), call, tournament));
        }
    };
    let words = (asks, "button-tournament-finish");
    Ok(question(tournament, call.locale, TournamentVerb::Finish, words).into())
}

/// Enters the user, if the tournament's conditions and the server's player role allow it.
///
/// # Errors
/// `Failure` with what is missing.
pub async fn join(app: &App, call: &Call, tournament: &Tournament) -> Answer {
    let server = server_of(app, call).await?;
    if let Some(role) = server.player_role.filter(|role| !call.roles.contains(role)) {
        let role = format!("<@&{role}>");
        return Err(Failure::Invalid(say!(
            call.locale,
            "not-without-role",
            role = role
        )));
    }
    let plan = tournament.plan();
    // Roles are those of the tournament's own server.
    let guild = call.guild.filter(|guild| *guild != plan.guild);
    let roles: &[u64] = if guild.is_none() { &call.roles } else { &[] };
    let application = Application {
        guild,
        ..app.application(call.player.id, plan, roles).await?
    };
    let (by, command) = (
        Actor::Player(call.player.id),
        TournamentCommand::Join(application),
    );
    let joined = app.act_on_tournament(tournament.id(), by, &command).await;
    match joined {
        Err(TournamentError::Refused(
            TournamentRefusal::Rating { .. } | TournamentRefusal::Games { .. },
        )) => Err(not_eligible(call, tournament, &application)),
        joined => {
            joined.map_err(|error| failure_of(error, call, tournament))?;
            let said = match (tournament.phase(), tournament.plan().format) {
                (TournamentPhase::Open, _) => "tournament-joined",
                (_, Format::Ladder { .. }) => "tournament-joined-ladder",
                (_, Format::League { .. }) => "tournament-joined-league",
                _ => "tournament-joined-late",
            };
            Ok(private_reply(call, tournament, said))
        }
    }
}

fn not_eligible(call: &Call, tournament: &Tournament, application: &Application) -> Failure {
    let locale = call.locale;
    let text = say!(
        locale,
        "tournament-not-eligible",
        title = title(locale, tournament),
        needs = needs(locale, &tournament.plan().conditions),
        rating = application.rating.to_string(),
        games = application.games
    );
    refuse(call, text, tournament)
}

/// Takes the user out; asks first if the tournament is running.
///
/// # Errors
/// `Failure` when they do not take part.
pub async fn leave(app: &App, call: &Call, tournament: &Tournament, sure: bool) -> Answer {
    let running = tournament.phase().is_running();
    if running && !sure && tournament.is_active(call.player.id) {
        let words = ("tournament-leave-sure", "button-tournament-withdraw");
        let verb = TournamentVerb::Withdraw;
        return Ok(question(tournament, call.locale, verb, words).into());
    }
    act(app, call, tournament, &TournamentCommand::Leave).await?;
    let said = if running {
        "tournament-withdrawn"
    } else {
        "tournament-left"
    };
    Ok(private_reply(call, tournament, said))
}

/// Ends a ladder with its order, or a league after this season.
///
/// # Errors
/// `Failure` when the user is neither the organiser nor a moderator, or the format has an end of its own.
pub async fn finish(app: &App, call: &Call, tournament: &Tournament) -> Answer {
    let said = match tournament.plan().format {
        Format::League { .. } => "tournament-finishes",
        _ => "tournament-finished",
    };
    organise(app, call, tournament, &TournamentCommand::Finish, said).await
}

/// Executes a command of the organiser.
///
/// # Errors
/// `Failure` when the user is neither the organiser nor a moderator, or the tournament does not allow it.
pub async fn organise(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    command: &TournamentCommand,
    said: &str,
) -> Answer {
    let by = organiser(app, call, tournament).await?;
    let done = app.act_on_tournament(tournament.id(), by, command).await;
    done.map_err(|error| failure_of(error, call, tournament))?;
    Ok(private_reply(call, tournament, said))
}
