//! `/tournament challenge [opponent]`: the challenges of a ladder, and their answers. A challenge is a public message that
//! mentions the opponent and has the buttons to answer it.

use crate::{
    app::{App, RequestKind},
    discord::{
        access::{
            admission::may_begin,
            mentions::when_to_remind,
            tournaments::{names, tournament_here},
        },
        commands::{
            table::{CommandOption, Cost, Type},
            tournament::{
                acting::{TOURNAMENT, act},
                refusals::{failure_of, titled_refusal},
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::{
                ladder::{LadderControl, LadderVerb},
                tournament::{TournamentControl, TournamentVerb},
            },
            reply::{Message, Reply},
        },
        view::{
            components,
            ladder::{answer_buttons, challenge_line, received_challenge},
            tournament::{question_with, title},
        },
    },
    locale::Locale,
    play::{PlayerId, TournamentId},
    say,
    store::{JobId, JobKind, Notices, Subject},
    tournaments::{
        Format, PairingId, Tournament, TournamentCommand, TournamentPhase, TournamentRefusal,
    },
    wording::markdown::mention,
};

pub(super) const FIELDS: &[CommandOption] = &[
    CommandOption::new(Type::User, "opponent", "option-tournament-opponent"),
    TOURNAMENT,
];

/// With an opponent, the command sends a challenge, which notifies a player and so has the rate limit of challenges.
/// Without one, it only shows the panel.
pub(super) const COST: Cost = Cost::By(|options| match options.user("opponent") {
    Some(_) => RequestKind::Challenge,
    None => RequestKind::Other,
});

/// Challenges the named opponent, or opens the panel.
pub(super) async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let tournament = find_ladder(app, call, options.integer("tournament")).await?;
    match options.user("opponent") {
        Some(opponent) => challenge(app, call, &tournament, opponent.id).await,
        None => ladder_panel(app, call, &tournament).await,
    }
}

/// The named tournament, else the newest ladder on the server in which the user plays.
async fn find_ladder(app: &App, call: &Call, number: Option<i64>) -> Result<Tournament, Failure> {
    if let Some(number) = number {
        return tournament_here(app, call, TournamentId(number)).await;
    }
    let mine = app.store.tournaments_of(call.player.id).await?;
    for id in mine.into_iter().rev() {
        let Some(tournament) = app.tournament(id).await? else {
            continue;
        };
        let here = call.guild.is_some_and(|guild| tournament.is_on(guild));
        if here && matches!(tournament.plan().format, Format::Ladder { .. }) {
            return Ok(tournament);
        }
    }
    Err(Failure::Invalid(say!(call.locale, "tournament-no-ladder")))
}

/// What the user can do on a ladder: answer a challenge, and challenge somebody above.
///
/// # Errors
/// `Failure` if it is no ladder, is not running, or the user is not on it.
pub async fn ladder_panel(app: &App, call: &Call, tournament: &Tournament) -> Answer {
    let (locale, me) = (call.locale, call.player.id);
    let title = title(locale, tournament);
    let refused = |refusal: TournamentRefusal| failure_of(refusal.into(), call, tournament);
    let Format::Ladder { reach, .. } = tournament.plan().format else {
        return Err(refused(TournamentRefusal::OtherFormat));
    };
    // The order is made at the start.
    if tournament.phase() == TournamentPhase::Open && tournament.is_active(me) {
        return Err(refused(TournamentRefusal::NotStarted));
    }
    let ladder = tournament.ladder();
    let Some(place) = ladder.iter().position(|player| *player == me) else {
        return Err(refused(TournamentRefusal::NotIn));
    };
    let mut lines = vec![say!(
        locale,
        "tournament-ladder-place",
        place = (place + 1).to_string(),
        title = title
    )];
    let mut rows = Vec::new();
    if let Some(received) = received_challenge(tournament, me) {
        lines.push(challenge_line(locale, tournament, received));
        rows.push(answer_buttons(tournament.id(), received.id, locale));
    }
    let above = &ladder[place.saturating_sub(usize::from(reach))..place];
    if above.is_empty() {
        lines.push(say!(locale, "tournament-ladder-top"));
    } else {
        let names = names(app, tournament, locale).await?;
        let entry = |(at, player): (usize, &PlayerId)| {
            let name = names.get(player).map_or("?", String::as_str);
            let place = place - above.len() + at + 1;
            (format!("{place}. {name}"), player.to_string(), false)
        };
        let (verb, id) = (TournamentVerb::Opponent, tournament.id());
        let control = TournamentControl { verb, id };
        let placeholder = say!(locale, "tournament-pick-opponent");
        let entries = above.iter().enumerate().map(entry);
        rows.push(components::choice(control, placeholder, entries));
    }
    Ok(Message::private(lines.join("\n")).with_rows(rows).into())
}

/// Challenges a player; everybody sees it, and the opponent is mentioned. On another server, a job tells the opponent.
///
/// # Errors
/// `Failure` with why this is not possible.
pub async fn challenge(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    opponent: PlayerId,
) -> Answer {
    may_begin(app, call).await?;
    let command = TournamentCommand::Challenge { opponent };
    let after = act(app, call, tournament, &command).await?;
    let is_here = call.guild == Some(after.server_of(opponent));
    let notices = when_to_remind(app, opponent).await;
    // Others are told by a job, after their quiet hours or vacation, or by direct message.
    let wants_mention = notices.map_or_else(
        |error| {
            tracing::warn!(
                "preferences unreadable; the challenge mentions the opponent: {error:#}"
            );
            true
        },
        |notices| notices == (Notices::Channel, None),
    );
    let pinged = is_here && wants_mention;
    let locale = call.public_locale;
    let received = received_challenge(&after, opponent);
    let mut content = received.map_or_else(String::new, |received| {
        challenge_line(locale, &after, received)
    });
    if !is_here {
        let opponent = mention(locale, opponent);
        let abroad = say!(locale, "tournament-challenge-abroad", opponent = opponent);
        content = format!("{content}\n{abroad}");
    }
    let message = Message {
        content,
        rows: received
            .filter(|_| is_here)
            .map(|received| answer_buttons(after.id(), received.id, locale))
            .into_iter()
            .collect(),
        pings: if pinged { vec![opponent] } else { Vec::new() },
        silent: !pinged,
        ..Message::default()
    };
    let (subject, kind) = (Subject::Entrant(after.id(), opponent), JobKind::RoundEnds);
    Ok(Reply {
        redundant_job: pinged.then_some(JobId { subject, kind }),
        ..message.into()
    })
}

/// Accepts a challenge that the user must answer. Returns what everybody is told.
///
/// # Errors
/// `Failure` if the user has no challenge to answer.
pub async fn accept(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    pairing: Option<PairingId>,
    locale: Locale,
) -> Result<Message, Failure> {
    let (pairing, challenger) = must_answer(call, tournament, pairing)?;
    let command = TournamentCommand::Accept { pairing };
    act(app, call, tournament, &command).await?;
    let content = say!(
        locale,
        "tournament-accepted",
        opponent = mention(locale, call.player.id),
        challenger = mention(locale, challenger),
        title = title(locale, tournament)
    );
    Ok(Message {
        content,
        ..Message::default()
    })
}

/// Asks whether the user wants to decline and lose the place.
///
/// # Errors
/// `Failure` if the challenge does not wait for the user.
pub fn ask_to_decline(call: &Call, tournament: &Tournament, pairing: Option<PairingId>) -> Answer {
    let (pairing, _) = must_answer(call, tournament, pairing)?;
    let words = ("tournament-decline-sure", "button-tournament-yield");
    let yes = LadderControl {
        verb: LadderVerb::Yield,
        tournament: tournament.id(),
        pairing,
    };
    Ok(question_with(tournament, call.locale, yes, words).into())
}

/// Declines a challenge that the user must answer: the place is lost.
///
/// # Errors
/// `Failure` if the challenge does not wait for the user.
pub async fn decline(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    pairing: Option<PairingId>,
) -> Answer {
    let (pairing, challenger) = must_answer(call, tournament, pairing)?;
    let command = TournamentCommand::Forfeit {
        pairing,
        loser: call.player.id,
    };
    act(app, call, tournament, &command).await?;
    Ok(Reply::private(say!(
        call.locale,
        "tournament-yielded",
        challenger = mention(call.locale, challenger)
    )))
}

/// The challenge with that pairing, if the user must answer it, and who made it.
fn must_answer(
    call: &Call,
    tournament: &Tournament,
    pairing: Option<PairingId>,
) -> Result<(PairingId, PlayerId), Failure> {
    let me = call.player.id;
    let received = received_challenge(tournament, me);
    let received = received.filter(|received| Some(received.id) == pairing);
    let challenged = received.and_then(|pairing| Some((pairing.id, pairing.opponent_of(me)?)));
    challenged.ok_or_else(|| titled_refusal(call, "tournament-no-challenge", tournament))
}
