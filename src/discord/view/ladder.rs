//! The challenges of a ladder, in words, and the buttons to answer them. Pure.

use std::{cmp::Reverse, time::Duration};

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::{
    discord::{
        model::ids::ladder::{LadderControl, LadderVerb},
        view::{components::button, tournament::title},
    },
    locale::Locale,
    play::{Actor, PlayerId, Timestamp, TournamentId},
    say,
    tournaments::{Decided, Pairing, PairingId, Tournament, TournamentEvent},
    wording::{self, markdown::mention},
};

/// Challenges that end within this time of each other are told together.
const GROUPING_WINDOW: Duration = Duration::from_mins(1);

/// The challenge that a player must answer.
#[must_use]
pub fn received_challenge(tournament: &Tournament, player: PlayerId) -> Option<&Pairing> {
    let mut pairings = tournament.pairings().iter();
    pairings.find(|pairing| pairing.must_answer() == Some(player))
}

/// Who challenges whom, for which place, and until when the answer is due.
#[must_use]
pub fn challenge_line(locale: Locale, tournament: &Tournament, pairing: &Pairing) -> String {
    let until = pairing.challenge.map(|challenge| challenge.until);
    line(locale, "tournament-challenge", tournament, pairing, until)
}

/// Reminds the player who must answer a challenge by that time.
#[must_use]
pub fn answer_reminder(
    locale: Locale,
    tournament: &Tournament,
    pairing: &Pairing,
    until: Timestamp,
) -> String {
    let key = "tournament-answer-reminder";
    line(locale, key, tournament, pairing, Some(until))
}

/// The challenges of a player, made and received, that ended without a game at about the time of the newest such one, which
/// comes first.
#[must_use]
pub fn newly_ended_challenges(tournament: &Tournament, player: PlayerId) -> Vec<&Pairing> {
    let all = tournament.pairings().iter();
    let mut ended: Vec<(&Pairing, Timestamp)> = all
        .filter(|pairing| pairing.has(player) && pairing.challenge.is_some())
        .filter(|pairing| matches!(pairing.decision, Some((_, Decided::Forfeit))))
        .filter_map(|pairing| Some((pairing, pairing.decided_at?)))
        .collect();
    ended.sort_by_key(|(pairing, at)| Reverse((*at, pairing.id)));
    let newest = ended.first().map_or(Timestamp(0), |(_, at)| *at);
    let new = ended.into_iter();
    let new = new.filter(|(_, at)| newest.since(*at) < GROUPING_WINDOW);
    new.map(|(pairing, _)| pairing).collect()
}

/// Tells a player how a challenge, made or received, ended without a game.
#[must_use]
pub fn ended_challenge(
    locale: Locale,
    tournament: &Tournament,
    pairing: &Pairing,
    player: PlayerId,
) -> String {
    let other = pairing.opponent_of(player).unwrap_or(player);
    let by_clock = tournament.events().iter().any(|stamped| {
        let of_pairing = matches!(stamped.event, TournamentEvent::Forfeited { pairing: id, .. } if id == pairing.id);
        of_pairing && stamped.by == Actor::Clock
    });
    let made = pairing
        .challenge
        .is_some_and(|one| one.challenger == player);
    let key = match (made, by_clock, tournament.is_active(other)) {
        (true, true, _) => "tournament-challenge-unanswered",
        (true, false, true) => "tournament-challenge-declined",
        (false, true, _) => "tournament-challenge-lost",
        (_, false, _) => "tournament-challenge-left",
    };
    let mut ladder = tournament.ladder().iter();
    let place = ladder.position(|one| *one == player);
    say!(
        locale,
        key,
        player = mention(locale, player),
        other = mention(locale, other),
        title = title(locale, tournament),
        place = place.map_or(0, |place| place + 1).to_string()
    )
}

/// The text that replaces the message of a challenge that is over.
#[must_use]
pub fn closed_challenge(locale: Locale, tournament: &Tournament, pairing: &Pairing) -> String {
    let challenger = pairing
        .challenge
        .map_or(pairing.first, |one| one.challenger);
    let opponent = pairing.opponent_of(challenger).unwrap_or(pairing.second);
    say!(
        locale,
        "tournament-challenge-closed",
        challenger = mention(locale, challenger),
        opponent = mention(locale, opponent),
        title = title(locale, tournament)
    )
}

/// The buttons that answer a challenge.
pub(crate) fn answer_buttons(
    tournament: TournamentId,
    pairing: PairingId,
    locale: Locale,
) -> CreateActionRow {
    let answer = |verb, label, style| {
        let control = LadderControl {
            verb,
            tournament,
            pairing,
        };
        button(locale, control, label, style)
    };
    let accept = answer(
        LadderVerb::Accept,
        "button-tournament-accept",
        ButtonStyle::Success,
    );
    let decline = answer(
        LadderVerb::Decline,
        "button-tournament-decline",
        ButtonStyle::Secondary,
    );
    CreateActionRow::Buttons(vec![accept, decline])
}

fn line(
    locale: Locale,
    key: &str,
    tournament: &Tournament,
    pairing: &Pairing,
    until: Option<Timestamp>,
) -> String {
    let (Some(challenge), Some(opponent), Some(until)) =
        (pairing.challenge, pairing.must_answer(), until)
    else {
        return String::new();
    };
    let mut ladder = tournament.ladder().iter();
    let place = ladder.position(|player| *player == opponent);
    say!(
        locale,
        key,
        challenger = mention(locale, challenge.challenger),
        opponent = mention(locale, opponent),
        title = title(locale, tournament),
        place = place.map_or(0, |place| place + 1).to_string(),
        when = wording::relative(until)
    )
}
