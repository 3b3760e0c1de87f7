//! What a tournament waits for, and until when. Plain data for the jobs that act on it.

use std::time::Duration;

use super::events::{TournamentCommand, TournamentEvent};
use super::pairing::LadderChallenge;
use super::plan::Begins;
use super::tournament::{Tournament, TournamentPhase};
use crate::play::{PairingId, Stamped, Timestamp};

/// The extra time of a round or challenge whose time starts again.
const RESTART_GRACE: Duration = Duration::from_mins(1);

/// What is to be done when its time comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Due {
    /// The tournament begins: [`TournamentCommand::Start`](super::TournamentCommand::Start).
    Start,
    /// The round or season ends: [`TournamentCommand::CloseRound`](super::TournamentCommand::CloseRound).
    RoundEnds {
        /// The round.
        round: u16,
    },
    /// The time to answer a challenge ends: [`TournamentCommand::Unanswered`](super::TournamentCommand::Unanswered).
    Answer {
        /// The pairing of the challenge.
        pairing: PairingId,
    },
}

impl Tournament {
    /// What is due next, and when; `None` if it waits for people alone.
    #[must_use]
    pub fn next_due(&self) -> Option<(Timestamp, Due)> {
        match self.phase() {
            TournamentPhase::Open => match self.plan().begins {
                Begins::At(at) => Some((at, Due::Start)),
                Begins::Full | Begins::ByHand => None,
            },
            TournamentPhase::Playing => {
                let round = self.round();
                let ends = self
                    .deadline()
                    .map(|until| (until, Due::RoundEnds { round }));
                let answers = self.undecided_pairings().filter_map(|pairing| {
                    let open = pairing.challenge.filter(|challenge| !challenge.accepted)?;
                    let pairing = pairing.id;
                    Some((open.until, Due::Answer { pairing }))
                });
                ends.into_iter().chain(answers).min()
            }
            TournamentPhase::Paused | TournamentPhase::Over | TournamentPhase::Cancelled => None,
        }
    }

    /// When to remind the players whose games of the round are not finished: when a fifth of the round's regular time is left,
    /// so that a round which is extended later has no second reminder.
    #[must_use]
    pub fn reminder(&self) -> Option<Timestamp> {
        if self.phase() != TournamentPhase::Playing || self.is_round_decided() {
            return None;
        }
        let (began, until) = (self.round_began()?, self.regular_deadline()?);
        Some(began.after(until.since(began) * 4 / 5))
    }

    /// When to remind the player who must answer a challenge by `until`: when a fifth of the regular time is left. Pauses are
    /// no part of that time.
    #[must_use]
    pub fn answer_reminder(&self, challenge: &LadderChallenge, until: Timestamp) -> Timestamp {
        let LadderChallenge {
            since,
            regular_until,
            ..
        } = *challenge;
        let spans = self.pauses().into_iter();
        let paused: Duration = spans
            .map(|[began, ended]| ended.since(began.max(since)))
            .sum();
        let regular = regular_until.since(since).saturating_sub(paused);
        since.after(until.since(since).saturating_sub(regular / 5))
    }

    /// When the newest round was paired; pauses do not move it.
    #[must_use]
    pub fn round_paired_at(&self) -> Option<Timestamp> {
        let paired =
            |one: &&Stamped<TournamentEvent>| matches!(one.event, TournamentEvent::Paired { .. });
        let paired = self.events().iter().rev().find(paired)?.at;
        // It begins again if the clock had run ahead then.
        self.round_began.map(|began| began.min(paired))
    }

    /// The pauses that are over, in order: when each began and ended.
    #[must_use]
    pub fn pauses(&self) -> Vec<[Timestamp; 2]> {
        let (mut pauses, mut since) = (Vec::<[Timestamp; 2]>::new(), None);
        let mut last = Timestamp(0);
        for one in self.events() {
            if one.at < last {
                // The clock had run ahead: what it measured then is void.
                pauses.retain(|[_, ended]| *ended <= one.at);
            }
            last = one.at;
            match one.event {
                TournamentEvent::Paused => since = Some(one.at),
                TournamentEvent::Resumed => {
                    pauses.extend(since.take().map(|since| [since, one.at]));
                }
                _ => {}
            }
        }
        pauses
    }

    /// Whether the newest event is so far in the future that the clock must have run ahead and been corrected since.
    #[must_use]
    pub fn is_ahead_of(&self, now: Timestamp) -> bool {
        self.last_at().is_far_ahead_of(now)
    }

    /// The time of a change that is made now. Times do not decrease, unless the newest one [is wrong](Self::is_ahead_of).
    #[must_use]
    pub fn time_of_change(&self, now: Timestamp) -> Timestamp {
        if self.is_ahead_of(now) {
            now
        } else {
            now.max(self.last_at())
        }
    }

    /// The time of the newest event.
    #[must_use]
    pub fn last_at(&self) -> Timestamp {
        self.events().last().map_or(Timestamp(0), |event| event.at)
    }

    /// The change that gives the running round and the open challenges their whole time again after the clock had run ahead;
    /// `None` if they have no end.
    #[must_use]
    pub fn restarting(&self, now: Timestamp) -> Option<TournamentCommand> {
        let mut restarted = self.clone();
        restarted.restart_times(now);
        let (at, due) = restarted.next_due()?;
        let until = at.after(RESTART_GRACE);
        match due {
            Due::Start => None,
            Due::RoundEnds { .. } => Some(TournamentCommand::Extend { until }),
            Due::Answer { pairing } => Some(TournamentCommand::ExtendAnswer { pairing, until }),
        }
    }

    /// Begins the time of the round and of open challenges again, if it began or was moved while the clock ran ahead.
    pub(super) fn restart_times(&mut self, now: Timestamp) {
        if !self.is_ahead_of(now) {
            return;
        }
        let ahead = self.events().iter().rev().take_while(|one| one.at > now);
        let was_moved = ahead.map(|one| &one.event).any(|event| {
            matches!(
                event,
                TournamentEvent::Extended { .. }
                    | TournamentEvent::AnswerExtended { .. }
                    | TournamentEvent::Resumed
            )
        });
        let restarts = |since: Timestamp| was_moved || since > now;
        if let Some(began) = self.round_began.filter(|began| restarts(*began)) {
            let until = self
                .regular_deadline
                .map(|regular| now.after(regular.since(began)));
            (self.deadline, self.regular_deadline) = (until, until);
            self.round_began = Some(now);
        }
        self.paused_at = self.paused_at.map(|paused| paused.min(now));
        for pairing in &mut self.pairings {
            if pairing.must_answer().is_some()
                && let Some(challenge) = &mut pairing.challenge
                && restarts(challenge.since)
            {
                let regular = challenge.regular_until.since(challenge.since);
                challenge.since = now;
                challenge.until = now.after(regular);
                challenge.regular_until = challenge.until;
            }
        }
    }
}
