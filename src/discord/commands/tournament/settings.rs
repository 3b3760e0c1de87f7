//! `/tournament settings`: changes a tournament. Before its start everything but the format and the game can change, later
//! only what the players have not agreed to play. Needs a reason, which the audit log of `/moderate log` keeps; without one,
//! a panel opens.

use crate::{
    app::{App, TournamentError},
    discord::{
        access::{admission::server_of, tournaments::find_tournament},
        commands::{
            challenge, moderate,
            tournament::{
                acting::{is_live, organiser, private_reply},
                options::{Without, change_plan, role},
                refusals::{failure_of, must_not_be_over, titled_refusal},
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
    tournaments::{
        Tournament, TournamentCommand, TournamentPhase, TournamentPlan, TournamentRefusal,
    },
};

/// Changes the settings that are given, all at once. Without a reason, a panel asks for it and for others.
pub(crate) async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let tournament = find_tournament(app, call, options.integer("tournament"), is_live).await?;
    let by = organiser(app, call, &tournament).await?;
    let said = |key| titled_refusal(call, key, &tournament);
    if options.text("reason").is_none() {
        let number = tournament.id().to_string();
        role(call.locale, options)?;
        let draft = SetupDraft::of(options).with(SetupTerm::Tournament, number);
        let removed = Without::of(options).map_or(&[][..], Without::terms);
        let remove = |draft: SetupDraft, term: &SetupTerm| draft.with(*term, "0");
        let draft = removed.iter().fold(draft, remove).shortened();
        let panel = settings_panel(app, call, &tournament, &draft, SetupSection::Play).await?;
        return Ok(Body::Panel(panel).into());
    }
    let reason = moderate::reason(app, options).await?;
    let reason = reason.ok_or_else(|| said("tournament-reason"))?;
    let plan = changed_plan(app, call, options, tournament.plan()).await?;
    if plan == *tournament.plan() {
        return Err(said("tournament-settings-none"));
    }
    let command = TournamentCommand::Change {
        plan: Box::new(plan),
        reason,
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
    must_not_be_over(call, tournament)?;
    let plan = changed_plan(app, call, &draft.options(), tournament.plan()).await?;
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

/// The plan with what the options change.
///
/// # Errors
/// `Failure` when an option is invalid.
pub(crate) async fn changed_plan(
    app: &App,
    call: &Call,
    options: &Options,
    before: &TournamentPlan,
) -> Result<TournamentPlan, Failure> {
    let mut plan = before.clone();
    if options.text("time").is_some() {
        let server = server_of(app, call).await?;
        plan.time = challenge::time(call.locale, options, &server)?;
    }
    change_plan(app, call, options, &mut plan).await?;
    Ok(plan)
}

fn not_changed(error: TournamentError, call: &Call, tournament: &Tournament) -> Failure {
    let TournamentError::Refused(TournamentRefusal::Full { most }) = error else {
        return failure_of(error, call, tournament);
    };
    Failure::Invalid(say!(
        call.locale,
        "tournament-fewer-places",
        title = title(call.locale, tournament),
        most = most.to_string()
    ))
}
