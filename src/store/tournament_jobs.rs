//! The jobs that follow from what has happened in a tournament: its posts, its next step, and what players are told.

use std::time::Duration;

use super::database::Statement;
use super::jobs::JobKind;
use super::new_jobs;
use super::subjects::Subject;
use crate::play::{Actor, PlayerId, Seq, Stamped, TournamentId};
use crate::tournaments::{LadderChallenge, Pairing, Tournament, TournamentEvent};

/// The delay before a tournament's post is edited, so that several changes become one edit (debounce).
const TABLE_DELAY: Duration = Duration::from_secs(1);

/// The delay before a job tells a challenged player: usually the reply to the challenger mentions them before that.
const ANSWER_DELAY: Duration = Duration::from_secs(10);

/// The jobs that follow from the events after `since`.
pub(super) fn after(tournament: &Tournament, id: TournamentId, since: Seq) -> Vec<Statement> {
    let last = tournament.last_at();
    let by_clock = tournament.last_event().by == Actor::Clock;
    let advance = if by_clock {
        // Changes by the clock mostly come from the running `advance` job. Replacing it would take its lease away.
        new_jobs::insert_job_if_absent(JobKind::Advance, Subject::Tournament(id), 0, last)
    } else {
        new_jobs::of_tournament(JobKind::Advance, id, last)
    };
    let table = new_jobs::of_tournament(JobKind::Table, id, last.after(TABLE_DELAY));
    let mut jobs = vec![table, advance];
    let events = tournament.events().iter();
    for stamped in events.filter(|event| event.seq > since) {
        let tell = |kind| move |player| new_jobs::of_entrant(kind, id, player, stamped.at);
        if has_result(tournament, &stamped.event) {
            jobs.push(new_jobs::of_tournament(JobKind::Podium, id, stamped.at));
        }
        // In the transaction of the challenge, so that nobody loses a place without having been told.
        if let Some((player, challenge)) = challenged(tournament, &stamped.event) {
            let told = stamped.at.after(ANSWER_DELAY);
            let reminded = tournament.answer_reminder(&challenge, challenge.until);
            for (kind, due) in [(JobKind::RoundEnds, told), (JobKind::AnswerEnds, reminded)] {
                jobs.push(new_jobs::of_entrant(kind, id, player, due));
            }
        }
        let ended = with_ended_challenge(tournament, stamped);
        jobs.extend(ended.map(tell(JobKind::ChallengeEnded)));
        let changed = with_changed_place(stamped);
        jobs.extend(changed.map(tell(JobKind::PlaceChanged)));
    }
    jobs
}

/// Whether an event brings a result to post: of the tournament, or of the season before the one that begins.
fn has_result(tournament: &Tournament, event: &TournamentEvent) -> bool {
    match event {
        TournamentEvent::Finished { .. } | TournamentEvent::Cancelled { .. } => true,
        TournamentEvent::Divided { .. } => tournament.round() > 1,
        _ => false,
    }
}

/// The player who must answer a ladder's challenge because of an event: the challenged player, or one who replaces
/// them.
fn challenged(
    tournament: &Tournament,
    event: &TournamentEvent,
) -> Option<(PlayerId, LadderChallenge)> {
    let player = match event {
        TournamentEvent::Challenged {
            challenger,
            players,
            ..
        } => *players.iter().find(|player| *player != challenger)?,
        TournamentEvent::Replaced { new, .. } => *new,
        _ => return None,
    };
    let mut pairings = tournament.pairings().iter();
    let challenge = pairings.find(|pairing| pairing.must_answer() == Some(player))?;
    Some((player, challenge.challenge?))
}

/// The players whose challenge, made or received, ended without a game because of an event. Leaves out players who have
/// left or who have just declined it themselves.
fn with_ended_challenge<'a>(
    tournament: &'a Tournament,
    stamped: &'a Stamped<TournamentEvent>,
) -> impl Iterator<Item = PlayerId> + 'a {
    let pairing = match stamped.event {
        TournamentEvent::Forfeited { pairing, .. } => tournament.pairing(pairing),
        _ => None,
    };
    let ended = pairing.filter(|pairing| pairing.challenge.is_some());
    let players = ended.into_iter().flat_map(Pairing::players);
    players.filter(|player| tournament.is_active(*player) && stamped.by != Actor::Player(*player))
}

/// The players who were removed, replaced, or put in the place of another by an event that somebody else caused.
fn with_changed_place(stamped: &Stamped<TournamentEvent>) -> impl Iterator<Item = PlayerId> {
    let players = match &stamped.event {
        TournamentEvent::Replaced { old, new, .. } => [Some(*old), Some(*new)],
        // Without a reason they left themselves, or their account was deleted.
        TournamentEvent::Left { player, reason }
        | TournamentEvent::Withdrawn { player, reason } => [reason.as_ref().map(|_| *player), None],
        _ => [None, None],
    };
    let by = stamped.by;
    let players = players.into_iter().flatten();
    players.filter(move |player| by.person() != Some(*player))
}
