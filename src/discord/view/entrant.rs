//! What one player of a tournament is told, in words. Pure.

use crate::{
    discord::view::tournament::title,
    locale::Locale,
    play::Timestamp,
    say,
    tournaments::{Format, Tournament},
    wording,
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
