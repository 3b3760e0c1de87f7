//! What one player of a tournament is told, in words. Pure.

use crate::{
    discord::view::tournament::title,
    locale::Locale,
    play::{PlayerId, Seq, Timestamp},
    say,
    tournaments::{Format, Tournament, TournamentEvent},
    wording::{
        self,
        markdown::{self, mention},
    },
};

/// The first line of the reminder that a round, or a season of a league, ends soon.
pub(crate) fn round_reminder(
    locale: Locale,
    tournament: &Tournament,
    deadline: Timestamp,
) -> String {
    let key = match tournament.plan().format {
        Format::League { .. } => "tournament-reminder-season",
        _ => "tournament-reminder",
    };
    say!(
        locale,
        key,
        round = tournament.round().to_string(),
        title = title(locale, tournament),
        when = wording::relative(deadline)
    )
}

/// The newest event by which the player joined, left, was removed or replaced, or took another's place.
#[must_use]
pub fn place_change(tournament: &Tournament, player: PlayerId) -> Option<(Seq, &TournamentEvent)> {
    let mut events = tournament.events().iter().rev();
    let change = events.find(|stamped| match &stamped.event {
        TournamentEvent::Replaced { old, new, .. } => [*old, *new].contains(&player),
        TournamentEvent::Left { player: left, .. }
        | TournamentEvent::Withdrawn { player: left, .. }
        | TournamentEvent::Joined { player: left, .. } => *left == player,
        _ => false,
    })?;
    Some((change.seq, &change.event))
}

/// Tells a player of a change of their place. `None` if they joined or left themselves.
#[must_use]
pub fn changed_place(
    locale: Locale,
    tournament: &Tournament,
    change: &TournamentEvent,
    player: PlayerId,
) -> Option<String> {
    let (key, other, reason) = match change {
        TournamentEvent::Replaced {
            old, new, reason, ..
        } if *old == player => ("tournament-place-taken", *new, reason),
        TournamentEvent::Replaced { old, reason, .. } => ("tournament-place-given", *old, reason),
        TournamentEvent::Left { reason, .. } => ("tournament-place-left", player, reason.as_ref()?),
        TournamentEvent::Withdrawn { reason, .. } => {
            ("tournament-place-lost", player, reason.as_ref()?)
        }
        _ => return None,
    };
    Some(say!(
        locale,
        key,
        player = mention(locale, player),
        other = mention(locale, other),
        title = title(locale, tournament),
        reason = markdown::escape_stored(locale, reason)
    ))
}
