//! The open challenges of a ladder, in words. Pure.

use crate::{
    discord::view::tournament::title,
    locale::Locale,
    play::{PlayerId, Timestamp},
    say,
    tournaments::{Pairing, Tournament},
    wording::{self, markdown::mention},
};

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
