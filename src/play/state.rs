//! What a match can be in, how it can end, and what can be asked in it; plain data.

use super::events::{Offer, Seq};
use super::ids::PlayerId;
use crate::rules::{Outcome, Side};

keyed! {
    /// How far a match has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Phase {
        /// A challenge that waits for its answer.
        Open = "open",
        /// Declined, cancelled, expired, called off before both had moved, or struck out by a moderator: it counts for nothing.
        Void = "void",
        /// Moves are being made.
        Playing = "playing",
        /// It has an ending.
        Over = "over",
    }
}

/// How a match that was played came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    Rules(Outcome),
    /// A player gave up.
    Resigned {
        /// The side that gave up.
        loser: Side,
    },
    /// A player's time ran out.
    Flagged {
        /// The side whose time it was.
        loser: Side,
    },
    /// Both agreed that nobody wins.
    DrawAgreed,
    /// A moderator ended it.
    Adjudicated {
        /// The side that was given the win; none in a draw.
        winner: Option<Side>,
    },
}

/// An offer that was made at the position that stands now, or after the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What is asked.
    pub offer: Offer,
    /// Who asks.
    pub by: PlayerId,
    /// The event by which it was asked.
    pub seq: Seq,
    /// Whether it still waits for an answer.
    pub open: bool,
}

impl Ending {
    /// The side that won; none in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self {
            Self::Rules(Outcome::Win { winner, .. }) => Some(*winner),
            Self::Rules(Outcome::Draw { .. }) | Self::DrawAgreed => None,
            Self::Resigned { loser } | Self::Flagged { loser } => Some(loser.other()),
            Self::Adjudicated { winner } => *winner,
        }
    }

    /// The word for the reason, such as `den`, `repetition` or `resigned`.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Rules(Outcome::Win { by, .. } | Outcome::Draw { by }) => by.key(),
            Self::Resigned { .. } => "resigned",
            Self::Flagged { .. } => "time",
            Self::DrawAgreed => "agreed",
            Self::Adjudicated { .. } => "adjudicated",
        }
    }
}
