//! What people ask of a match and what happens in it; plain data that decides nothing.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{PlayerId, Timestamp};
use crate::rules::{MoveText, Outcome, Ruleset, Side};

/// The number of a match, counted from 1 over the whole database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MatchId(pub i64);

impl MatchId {
    /// The number of a match that the store has not numbered yet.
    pub const UNNUMBERED: Self = Self(0);
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The place of an event in its match; the first event has 1. A match's own `seq` is that of its newest event, so it
/// serves as the revision that controls carry and that writers race for.
pub type Seq = u32;

/// Which side the challenger asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SideChoice {
    /// The challenger begins.
    First,
    /// The opponent begins.
    Second,
    /// The lot decides at acceptance.
    Lot,
}

/// What the two players agree on by challenge and acceptance, and where they do so.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Who challenges.
    pub challenger: PlayerId,
    /// Who is challenged.
    pub opponent: PlayerId,
    /// What is played.
    pub ruleset: Ruleset,
    /// The challenger's side.
    pub side: SideChoice,
    /// The server, or none in a direct message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<u64>,
    /// The channel in which the match is posted.
    pub channel: u64,
}

/// A thing that happened in a match. The list of them is the match; their stored text means the same for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    content = "body",
    rename_all = "kebab-case",
    deny_unknown_fields
)]
pub enum Event {
    /// The first event of every match.
    Challenged(Terms),
    /// The challenge was accepted, and `first` begins.
    Accepted {
        /// Who has the first move.
        first: PlayerId,
    },
    /// The opponent said no.
    Declined,
    /// The challenger took the challenge back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
    /// The side to move played.
    Moved {
        /// In the game's canonical text.
        #[serde(rename = "move")]
        mv: MoveText,
    },
    /// A player gave up, which ends the match.
    Resigned {
        /// The side that gave up.
        side: Side,
    },
    /// The rules ended the match with the move before.
    Ended {
        /// Who won and why, or why it is a draw.
        outcome: Outcome,
    },
}

/// What someone asks of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The opponent agrees.
    Accept {
        /// The side that the CHALLENGER gets if the terms leave it to the lot; drawn by the caller, so that deciding is pure.
        lot: Side,
    },
    /// The opponent refuses.
    Decline,
    /// The challenger takes the challenge back.
    Cancel,
    /// The side to move plays.
    Move {
        /// As the player wrote it.
        text: String,
    },
    /// A player gives up.
    Resign,
    /// The clock withdraws an unanswered challenge.
    Expire,
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person.
    Player(PlayerId),
    /// The passing of time.
    Clock,
}

/// An event with its place, its time and its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped<E> {
    /// The place in the match.
    pub seq: Seq,
    /// When it was recorded.
    pub at: Timestamp,
    /// Whose deed it was.
    pub by: Actor,
    /// What happened.
    pub event: E,
}
