//! Phases of a match, its endings, and offers between the players. Plain data.

use super::events::{Offer, Seq};
use super::ids::PlayerId;
use crate::rules::{Outcome, Side};

keyed! {
    /// The phase of a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Phase {
        /// An unanswered challenge.
        Open = "open",
        /// Declined, cancelled, expired, aborted or voided by a moderator: it does not count.
        Void = "void",
        /// The match is being played.
        Playing = "playing",
        /// The match has a result.
        Over = "over",
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    Rules(Outcome),
    /// A player resigned.
    Resigned {
        /// The side that resigned.
        loser: Side,
    },
    /// A player ran out of time.
    Flagged {
        /// The side that ran out of time.
        loser: Side,
    },
    /// The players agreed on a draw.
    DrawAgreed,
    /// A moderator decided the result.
    Adjudicated {
        /// The winner; `None` is a draw.
        winner: Option<Side>,
    },
}

/// An offer at the current position or after the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferState {
    /// What is offered.
    pub offer: Offer,
    /// The player who offers.
    pub by: PlayerId,
    /// The event of the offer.
    pub seq: Seq,
    /// Whether it is unanswered.
    pub open: bool,
}

/// What a match needs from its computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerDecision {
    /// The match's position: when it changes, an answer is out of date.
    pub position_seq: Seq,
    /// Whether it is the computer player's turn.
    pub turn: bool,
    /// Whether the opponent offers a draw.
    pub draw: bool,
}

impl Ending {
    /// The winning side; `None` in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self {
            Self::Rules(Outcome::Win { winner, .. }) => Some(*winner),
            Self::Rules(Outcome::Draw { .. }) | Self::DrawAgreed => None,
            Self::Resigned { loser } | Self::Flagged { loser } => Some(loser.other()),
            Self::Adjudicated { winner } => *winner,
        }
    }

    /// The key of the reason, such as `den`, `repetition` or `resigned`.
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
