//! What a tournament waits for, and until when. Plain data for the jobs that act on it.

use std::time::Duration;

use super::events::TournamentEvent;
use super::pairing::{LadderChallenge, PairingId};
use super::plan::Begins;
use super::tournament::{Tournament, TournamentPhase};
use crate::play::{Stamped, Timestamp};

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
                let answers = self
                    .pairings()
                    .iter()
                    .filter(|pairing| pairing.is_undecided());
                let answers = answers.filter_map(|pairing| {
                    let open = pairing.challenge.filter(|challenge| !challenge.accepted)?;
                    Some((
                        open.until,
                        Due::Answer {
                            pairing: pairing.id,
                        },
                    ))
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
        self.events().iter().rev().find(paired).map(|one| one.at)
    }

    /// The pauses that are over, in order: when each began and ended.
    #[must_use]
    pub fn pauses(&self) -> Vec<[Timestamp; 2]> {
        let (mut pauses, mut since) = (Vec::new(), None);
        for one in self.events() {
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
}
