//! `/tournament bring`: a moderator asks that their server may take part in a tournament of another server, and takes
//! it out with the same command. Moderators of the tournament's own server admit servers from a private panel.
//! And `/tournament erase`, with which server managers delete what is stored of a tournament.

use crate::{
    app::App,
    discord::{
        access::admission::{may_begin, moderates, server_of},
        commands::{
            table::{CommandOption, Type},
            tournament::{
                acting::{act, organiser, private_reply},
                refusals::{failure_of, titled_refusal},
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::tournament::{TournamentControl, TournamentVerb},
            reply::Message,
        },
        view::{
            components,
            next::unknown_control,
            tournament::{question, title},
        },
    },
    play::{Actor, GuildId, TournamentId},
    say,
    store::Account,
    tournaments::{Guest, Tournament, TournamentCommand},
    wording::{self, markdown},
};

/// The most characters of a server's name in a menu, whose lines also name a moderator.
const MAX_SERVER_CHARS: usize = 40;

pub(super) const FIELDS: &[CommandOption] =
    &[CommandOption::new(Type::Whole(None), "tournament", "option-tournament-bring").required()];

keyed! {
    /// What a moderator does with a server.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum GuestDecision {
        /// Let its members join.
        Admit = "admit",
        /// Decline its request, or take it out.
        Remove = "remove",
    }
}

/// Asks that the user's server may take part, or takes it out again.
pub(super) async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let refuse = |key| Failure::Invalid(say!(call.locale, key));
    let guild = call.guild.ok_or_else(|| refuse("tournament-nowhere"))?;
    if !moderates(call, &server_of(app, call).await?) {
        return Err(refuse("not-a-moderator"));
    }
    may_begin(app, call).await?;
    let number = options.integer("tournament").unwrap_or_default();
    tracing::Span::current().record("tournament", number);
    let tournament = app.tournament(TournamentId(number)).await?;
    // Others need not know which tournaments a server has.
    let open = |tournament: &Tournament| {
        tournament.plan().guests || tournament.guest(guild).is_some() || tournament.is_on(guild)
    };
    let tournament = tournament.filter(open).ok_or_else(|| {
        let number = number.to_string();
        Failure::Invalid(say!(
            call.locale,
            "tournament-not-open-here",
            number = number
        ))
    })?;
    if tournament.plan().guild == guild {
        return Err(titled_refusal(call, "tournament-own-server", &tournament));
    }
    let channel = call.channel;
    let (command, said) = match tournament.guest(guild) {
        Some(_) => (
            TournamentCommand::RemoveServer { guild },
            "tournament-server-left",
        ),
        None => (
            TournamentCommand::AskServer { guild, channel },
            "tournament-server-asked",
        ),
    };
    act(app, call, &tournament, &command).await?;
    Ok(private_reply(call, &tournament, said))
}

/// Checks that the user may admit other servers, whose players are strangers here. Only moderators of the tournament's
/// own server may; an organiser who is not a moderator may not.
async fn admitter(app: &App, call: &Call, tournament: &Tournament) -> Result<Actor, Failure> {
    let by = organiser(app, call, tournament).await?;
    let own = call.guild == Some(tournament.plan().guild);
    if own && moderates(call, &server_of(app, call).await?) {
        return Ok(by);
    }
    Err(Failure::Invalid(say!(
        call.locale,
        "tournament-may-not-admit"
    )))
}

/// The private panel with the other servers, for moderators of the tournament's server.
///
/// # Errors
/// `Failure` for everybody else, and if no server has asked.
pub async fn servers_panel(app: &App, call: &Call, tournament: &Tournament) -> Answer {
    admitter(app, call, tournament).await?;
    let locale = call.locale;
    let guests = tournament.guests();
    if guests.is_empty() {
        return Err(outdated_failure(call, tournament));
    }
    let people: Vec<_> = guests.iter().map(|guest| guest.asked_by).collect();
    let accounts = app.store.accounts(&people).await?;
    let names = app.store.names(&people).await?;
    let servers = app.store.guest_names(tournament.id()).await?;
    let entry = |guest: &Guest, decision: GuestDecision| {
        let former = || say!(locale, "former-player");
        let name = match accounts.get(&guest.asked_by) {
            Some(Account::Person(_)) => {
                names.get(&guest.asked_by).map(|name| markdown::plain(name))
            }
            _ => None,
        };
        let key = match decision {
            GuestDecision::Admit => "tournament-server-admit",
            GuestDecision::Remove => "tournament-server-remove",
        };
        let known = servers.get(&guest.guild).and_then(Option::as_deref);
        let server = match known.map(markdown::plain) {
            Some(name) if !name.is_empty() => wording::truncate(&name, MAX_SERVER_CHARS),
            _ => guest.guild.to_string(),
        };
        let label = say!(
            locale,
            key,
            moderator = name.unwrap_or_else(former),
            server = server
        );
        (label, format!("{}:{}", decision.key(), guest.guild), false)
    };
    let entries = guests.iter().flat_map(|guest| {
        let admit = (!guest.admitted).then(|| entry(guest, GuestDecision::Admit));
        admit
            .into_iter()
            .chain([entry(guest, GuestDecision::Remove)])
    });
    let (verb, id) = (TournamentVerb::Server, tournament.id());
    let placeholder = say!(locale, "tournament-pick-server");
    let menu = components::choice(TournamentControl { verb, id }, placeholder, entries);
    let text = say!(
        locale,
        "tournament-servers",
        title = title(locale, tournament)
    );
    Ok(Message::private(text).with_rows([menu]).into())
}

/// Admits or removes a server, as an entry of the panel's menu says.
///
/// # Errors
/// `Failure` for others than these moderators, and if the server's part has changed since the panel was shown.
pub async fn admit_or_remove(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    chosen: &str,
) -> Answer {
    let by = admitter(app, call, tournament).await?;
    let (decision, guild) = chosen.split_once(':').unwrap_or_default();
    let guild = guild.parse().map(GuildId).ok();
    let (Some(decision), Some(guild)) = (GuestDecision::from_key(decision), guild) else {
        return Err(unknown_control(call));
    };
    let (command, said) = match (decision, tournament.guest(guild)) {
        (GuestDecision::Admit, Some(guest)) if !guest.admitted => (
            TournamentCommand::AdmitServer { guild },
            "tournament-server-admitted",
        ),
        (GuestDecision::Remove, Some(_)) => (
            TournamentCommand::RemoveServer { guild },
            "tournament-server-removed",
        ),
        _ => return Err(outdated_failure(call, tournament)),
    };
    let done = app.act_on_tournament(tournament.id(), by, &command).await;
    done.map_err(|error| failure_of(error, call, tournament))?;
    Ok(private_reply(call, tournament, said))
}

/// The failure when the server's request has changed since the panel was shown.
fn outdated_failure(call: &Call, tournament: &Tournament) -> Failure {
    titled_refusal(call, "tournament-changed", tournament)
}

/// Asks a server manager whether to delete a tournament.
///
/// # Errors
/// `Failure` for everybody else, and while it runs.
pub(super) fn ask_to_erase(call: &Call, tournament: &Tournament) -> Answer {
    may_erase(call, tournament)?;
    let words = ("tournament-erase-sure", "button-tournament-erase");
    Ok(question(tournament, call.locale, TournamentVerb::Erase, words).into())
}

/// Deletes a tournament for good.
///
/// # Errors
/// As [`ask_to_erase`]; others when the database fails.
pub async fn erase(app: &App, call: &Call, tournament: &Tournament) -> Answer {
    may_erase(call, tournament)?;
    app.store.erase_tournament(tournament.id()).await?;
    Ok(private_reply(call, tournament, "tournament-erased"))
}

fn may_erase(call: &Call, tournament: &Tournament) -> Result<(), Failure> {
    let own = call.guild == Some(tournament.plan().guild);
    if !own || !call.manages {
        return Err(Failure::Invalid(say!(
            call.locale,
            "tournament-may-not-erase"
        )));
    }
    if tournament.phase().has_ended() {
        return Ok(());
    }
    Err(titled_refusal(call, "tournament-erase-later", tournament))
}
