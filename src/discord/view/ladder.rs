//! The open challenges of a ladder, in words. Pure.

use crate::{
    discord::view::tournament::title,
    locale::Locale,
    play::PlayerId,
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
    let (Some(challenge), Some(opponent)) = (pairing.challenge, pairing.must_answer()) else {
        return String::new();
    };
    let mut ladder = tournament.ladder().iter();
    let place = ladder.position(|player| *player == opponent);
    say!(
        locale,
        "tournament-challenge",
        challenger = mention(locale, challenge.challenger),
        opponent = mention(locale, opponent),
        title = title(locale, tournament),
        place = place.map_or(0, |place| place + 1).to_string(),
        when = wording::relative(challenge.until)
    )
}
