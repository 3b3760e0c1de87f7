//! `/tournament create`: opens the tournament that the options describe, or a panel for what they do not say.

use crate::{
    app::App,
    discord::{
        access::admission::{may_begin, may_create_tournaments, server_of},
        commands::{
            challenge,
            rules::ruleset_or_failure,
            tournament::{
                options::{ANSWER_DAYS, change_plan, role, within},
                refusals::refused_plan,
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::setup::{SetupControl, SetupDraft, SetupSection, SetupTerm, SetupVerb},
            panel::Panel,
            reply::{Body, Message, Reply},
        },
        view::{
            components,
            setup::{SetupPanel, setup_panel},
        },
    },
    play::TimeControl,
    say,
    store::Server,
    tournaments::{
        DIVISION, FARTHEST_REACH, Format, MAX_DAYS, MAX_ROUNDS, PLAYERS, TournamentPlan,
    },
};

/// The number of places unless another is chosen. Formats that can be joined at any time use the maximum.
const PLACES: i64 = 16;

/// How far up players of a ladder can challenge, and the size of a league's divisions, unless others are chosen.
const REACH: i64 = 3;
const DIVISION_SIZE: i64 = 6;

/// Creates the tournament; its post follows. Without a title, a format or a game, a panel asks for the rest. If an option is
/// wrong, a button opens the panel with the others, as far as they fit, so that nobody types them again.
pub(crate) async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let server = creator(app, call).await?;
    let named = options.text("game").or(options.text("rules"));
    let wanted = [options.text("title"), options.text("format"), named];
    let answer = if wanted.iter().any(Option::is_none) {
        open_panel(app, call, options, &server).await
    } else {
        create(app, call, options).await
    };
    let Err(Failure::Invalid(said)) = answer else {
        return answer;
    };
    let Some(draft) = without_the_wrong_option(app, call, options, &server).await else {
        return Err(Failure::Invalid(said));
    };
    let verb = SetupVerb::Open;
    let control = SetupControl { verb, draft };
    Err(refusal_with(call, said, control, "button-setup-panel"))
}

/// Creates the tournament that the options describe.
///
/// # Errors
/// `Failure` when the user may not create tournaments here, or an option is wrong.
pub(crate) async fn create(app: &App, call: &Call, options: &Options) -> Answer {
    let server = creator(app, call).await?;
    let plan = plan(app, call, options, &server).await?;
    let created = app
        .create_tournament(plan, call.channel, Some(&call.handle))
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

/// The options without the wrong one, so that a panel can be opened with the others. `None` if they do not fit into its ids,
/// or if more than one option is wrong.
async fn without_the_wrong_option(
    app: &App,
    call: &Call,
    options: &Options,
    server: &Server,
) -> Option<SetupDraft> {
    let mut typed = SetupDraft::of(options);
    let ruleset = ruleset_or_failure(call.locale, options).or_else(|wrong| {
        // The draft has a ruleset but no game: if the rules are wrong, it keeps the typed game with its default rules.
        let mut by_game = options.clone();
        by_game.values.retain(|(name, _)| name != "rules");
        if options.text("game").is_some() {
            ruleset_or_failure(call.locale, &by_game)
        } else {
            Err(wrong)
        }
    });
    if let Ok(ruleset) = ruleset {
        typed = typed.with(SetupTerm::Rules, ruleset.to_string());
    }
    // Leave out the format and the game last, because other options depend on them.
    let terms = SetupTerm::ALL.into_iter().rev();
    let shorter = terms.map(|term| typed.clone().without(term));
    for draft in std::iter::once(typed.clone()).chain(shorter) {
        let Ok(draft) = completed(call, &draft.options(), server) else {
            continue;
        };
        let Ok(mut plan) = plan(app, call, &draft.options(), server).await else {
            continue;
        };
        if draft.get(SetupTerm::Title).is_none() {
            // A missing title is no error here: the form of the panel asks for it.
            "?".clone_into(&mut plan.name);
        }
        if plan.check().is_ok() {
            // Even if this draft does not fit, try no shorter one, which would have lost an option that is right.
            return draft.fits().then_some(draft);
        }
    }
    None
}

/// A refusal with a button that goes on with what was typed; its label is a key.
pub(crate) fn refusal_with(
    call: &Call,
    said: String,
    control: SetupControl,
    label: &str,
) -> Failure {
    let button = components::secondary_button(call.locale, control, label);
    Message::private(said)
        .with_rows(components::row([button]))
        .into()
}

/// The settings of the server, if the user may create tournaments there.
async fn creator(app: &App, call: &Call) -> Result<Server, Failure> {
    let said = |key| Failure::Invalid(say!(call.locale, key));
    call.guild.ok_or_else(|| said("tournament-nowhere"))?;
    let server = server_of(app, call).await?;
    if !may_create_tournaments(call, &server) {
        return Err(match server.tournament_role {
            Some(role) => {
                let role = format!("<@&{role}>");
                Failure::Invalid(say!(call.locale, "tournament-create-role", role = role))
            }
            None => said("tournament-may-not-create"),
        });
    }
    may_begin(app, call).await?;
    Ok(server)
}

/// The panel for what was not typed.
async fn open_panel(app: &App, call: &Call, options: &Options, server: &Server) -> Answer {
    let draft = completed(call, options, server)?;
    Ok(Body::Panel(creation_panel(app, call, &draft, SetupSection::Play).await?).into())
}

/// The draft of a panel with these options, and with a game and a format if they have none.
///
/// # Errors
/// `Failure` when the rules, the role or the time cannot be read.
fn completed(call: &Call, options: &Options, server: &Server) -> Result<SetupDraft, Failure> {
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
    Ok(draft.shortened())
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
    let open_ended = matches!(options.text("format"), Some("ladder" | "league"));
    let places = if open_ended { PLAYERS.1.into() } else { PLACES };
    let most = within(options, "players", PLAYERS.1.into()).unwrap_or(places) as u16;
    let format = format(options, most).ok_or_else(|| said("unknown-command"))?;
    let time = challenge::time(call.locale, options, server)?;
    let is_ladder = matches!(format, Format::Ladder { .. });
    if is_ladder && time == TimeControl::Unlimited {
        return Err(said("tournament-endless-ladder"));
    }
    let mut plan = TournamentPlan {
        most,
        ..TournamentPlan::new(call.player.id, guild, format, ruleset, time)
    };
    change_plan(app, call, options, &mut plan).await?;
    Ok(plan)
}

/// The chosen format. A Swiss tournament has enough rounds to find a winner among its places; about a quarter of a
/// division goes up and down.
fn format(options: &Options, most: u16) -> Option<Format> {
    let enough = most.next_power_of_two().trailing_zeros().max(1);
    let rounds = within(options, "rounds", MAX_ROUNDS.into()).unwrap_or(enough.into());
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
            days: within(options, "days", MAX_DAYS.into()).unwrap_or(ANSWER_DAYS) as u8,
        },
        "league" => {
            let division = within(options, "division", DIVISION.1.into());
            let division = division.unwrap_or(DIVISION_SIZE) as u8;
            let division = division.max(DIVISION.0);
            let seasons = within(options, "rounds", MAX_ROUNDS.into());
            Format::League {
                division,
                promoted: division / 4,
                seasons: seasons.map(|seasons| seasons as u8),
            }
        }
        _ => return None,
    })
}
