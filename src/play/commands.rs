//! Commands to a match. Plain data; `decide` turns them into events.

use super::events::{DeclineReason, Extension, Offer, Proposal, Venue};
use super::ids::Timestamp;
use crate::rules::{MoveText, Side};

/// A command to a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The asked player accepts the challenge or counter-proposal.
    Accept {
        /// The challenger's side if the terms leave it to chance. Drawn by the caller, so that deciding stays pure.
        lot: Side,
    },
    /// The asked player declines.
    Decline {
        /// The reason, if one is given.
        reason: Option<DeclineReason>,
    },
    /// The asked player proposes other terms.
    Counter(Proposal),
    /// The player who asked withdraws.
    Cancel,
    /// The side to move makes a move.
    Move {
        /// The move as the player wrote it.
        text: String,
    },
    /// A move of the side to move that nobody has typed: a computer player's, or a conditional move.
    Play {
        /// The move in canonical notation.
        mv: MoveText,
        /// Whether it is a conditional move.
        planned: bool,
    },
    /// A player makes an offer; if the other has made the same, it is agreed. A takeback within
    /// [`FREE_TAKEBACK_TIME`](super::FREE_TAKEBACK_TIME) needs no agreement.
    Offer(Offer),
    /// A player accepts the other's offer.
    Agree(Offer),
    /// A player declines the other's offer or withdraws their own.
    Refuse(Offer),
    /// The opponent gives the side to move [`GIFT`](super::GIFT) of extra time.
    Give,
    /// A player resumes the clocks.
    Resume,
    /// The side to move asks for a hint.
    Hint,
    /// The opponent of a side that ran out of time claims the win.
    Claim,
    /// A player aborts the match.
    Abort,
    /// A player resigns.
    Resign,
    /// The clock expires an unanswered challenge.
    Expire,
    /// The clock ends a match on time, or marks it as overdue if the opponent must claim the win.
    Flag,
    /// The clock ends a match without a result: its tournament does not need it any more.
    Dissolve,
    /// The clock extends the turn.
    Extend {
        /// The new deadline.
        until: Timestamp,
        /// The reason.
        why: Extension,
    },
    /// The bot posts the match elsewhere from now on.
    Rehome(Venue),
    /// A moderator voids the match.
    Void {
        /// The reason.
        reason: String,
    },
    /// A moderator decides the match.
    Adjudicate {
        /// The winner; `None` is a draw.
        winner: Option<Side>,
        /// The reason.
        reason: String,
    },
}
