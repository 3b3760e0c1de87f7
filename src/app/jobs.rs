//! The jobs that follow from a change of a match: announcement, deadlines, thread, a computer's turn, and controls to
//! remove.

use std::time::Duration;

use crate::play::{Event, Match, Phase, Timestamp};
use crate::store::{InteractionHandle, JobKind, NewJob};

/// How long an announcement is left to the interaction's own answer before a worker takes it over.
pub const ANSWER_GRACE: Duration = Duration::from_secs(10);

/// How long a match's thread stays open after its end, for last messages and a rematch.
const THREAD_ARCHIVE_DELAY: Duration = Duration::from_mins(5);

/// The jobs of a change: its announcement, its deadlines, and the removal of controls from answered offers.
pub(super) fn jobs_of(
    before: Option<&Match>,
    after: &Match,
    now: Timestamp,
    handle: Option<&InteractionHandle>,
) -> Vec<NewJob> {
    let grace = if handle.is_some() {
        ANSWER_GRACE
    } else {
        Duration::ZERO
    };
    let mut jobs = Vec::from_iter(think_job(before, after, now));
    // What a hint shows is for one person alone.
    if after.last_event().event != Event::Hinted {
        jobs.push(NewJob {
            handle: handle.cloned(),
            ..NewJob::new(JobKind::Announce, Some(now.after(grace)))
        });
    }
    if after.has_no_own_post() {
        let concerned = after.players_to_notify().into_iter();
        jobs.extend(concerned.map(|player| NewJob::for_player(JobKind::Notify, player, now)));
    }
    // A new deadline replaces the old job; a deadline that is gone deletes it.
    let known = before.map_or([None; 3], |before| deadlines(before).map(|(_, due)| due));
    for ((kind, due), known) in deadlines(after).into_iter().zip(known) {
        if due != known {
            let in_time = |due: &Timestamp| kind != JobKind::Remind || *due > now;
            jobs.push(NewJob::new(kind, due.filter(in_time)));
        }
    }
    let live = |game: &Match| matches!(game.phase(), Phase::Open | Phase::Playing);
    // A match that is voided after its end has another result to announce.
    let settled =
        before.is_some_and(|before| live(before) || before.position_seq() != after.position_seq());
    jobs.extend(thread_jobs(after, settled && !live(after), now));
    // When a match moves on, its new post retires all older ones; only answered offers need a job here.
    let asking = after.seqs_with_controls();
    let answered = before
        .into_iter()
        .filter(|before| before.position_seq() == after.position_seq())
        .flat_map(Match::seqs_with_controls)
        .filter(|seq| !asking.contains(seq));
    jobs.extend(answered.map(|seq| NewJob {
        about: Some(seq),
        ..NewJob::new(JobKind::Retire, Some(now))
    }));
    let cause = handle.map(|handle| handle.interaction);
    jobs.into_iter()
        .map(|job| NewJob { cause, ..job })
        .collect()
}

/// The jobs of a match that has or had a thread of its own: the message that the thread is attached to tells that the
/// match has left the thread, or has ended.
fn thread_jobs(after: &Match, ended: bool, now: Timestamp) -> Vec<NewJob> {
    let inside = after.own_thread().is_some();
    let left = matches!(after.last_event().event, Event::Rehomed { .. })
        && !inside
        && after.opened_thread().is_some();
    let told = left || ended && after.opened_thread().is_some();
    let archived = now.after(THREAD_ARCHIVE_DELAY);
    [
        told.then(|| NewJob::new(JobKind::Thread, Some(now))),
        (ended && inside).then(|| NewJob::new(JobKind::Archive, Some(archived))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The kinds of deadlines and their times.
fn deadlines(game: &Match) -> [(JobKind, Option<Timestamp>); 3] {
    let open = game.phase() == Phase::Open;
    [
        (JobKind::Expire, game.deadline().filter(|_| open)),
        (JobKind::Flag, game.deadline().filter(|_| !open)),
        (JobKind::Remind, game.reminder()),
    ]
}

/// The job of the computer's turn that a change adds, replaces or deletes, if any.
fn think_job(before: Option<&Match>, after: &Match, now: Timestamp) -> Option<NewJob> {
    let (asked, asks) = (
        before.and_then(Match::computer_decision),
        after.computer_decision(),
    );
    (asked != asks).then(|| NewJob::new(JobKind::Think, asks.map(|_| now)))
}
