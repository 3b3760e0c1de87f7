//! Errors of commands and of stored records, as comparable values. Their messages are for the log; what players read is
//! in the language files.

use thiserror::Error;

use super::{events::Seq, ids::MatchId};
use crate::rules::MoveError;

/// Why a command was refused. Only the player who sent it is told.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The actor does not play in this match.
    #[error("this match is between other people")]
    NotYours,
    /// Only the challenged player may accept, decline or counter.
    #[error("only the one who was asked may answer")]
    NotTheOpponent,
    /// Only the challenger may cancel.
    #[error("only the one who asked may take it back")]
    NotTheChallenger,
    /// The other side is to move.
    #[error("the other side is to move")]
    NotYourTurn,
    /// The challenge has not been accepted yet.
    #[error("the challenge has not been accepted yet")]
    NotStarted,
    /// The challenge has already been accepted.
    #[error("the match has begun already")]
    AlreadyStarted,
    /// The challenge was declined, cancelled or has expired.
    #[error("the challenge is no longer open")]
    Void,
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The pressed control belongs to another revision of the match.
    #[error("the match has moved on from event {seen} to event {now}")]
    Stale {
        /// The revision of the control.
        seen: Seq,
        /// The current revision.
        now: Seq,
    },
    /// The deadline has not passed yet.
    #[error("the time has not come yet")]
    TooEarly,
    /// Challenger and opponent are the same player.
    #[error("nobody can challenge themselves")]
    SelfChallenge,
    /// The challenger has the most open challenges allowed.
    #[error("too many challenges wait for an answer")]
    TooManyOpen,
    /// The counter-proposal repeats the current terms.
    #[error("these are the terms already")]
    SameTerms,
    /// There is no such open offer.
    #[error("there is no such offer")]
    NoOffer,
    /// The player has already made this offer at this position.
    #[error("that was asked already")]
    AskedAlready,
    /// The player has no move to take back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// No clock runs in the match.
    #[error("the match has no clock that runs")]
    NoClock,
    /// The turn already has the most time allowed.
    #[error("the turn has as much time as it may get")]
    EnoughTime,
    /// The clocks are running.
    #[error("the clocks run")]
    NotPaused,
    /// The clocks are already paused.
    #[error("the clocks stand still already")]
    Paused,
    /// Only the opponent of the side to move may do so.
    #[error("only the opponent of the side to move may do so")]
    YourOwnTurn,
    /// Both players have moved, so the match can no longer be aborted.
    #[error("both have moved already")]
    TooLateToAbort,
    /// The time for a rematch has passed.
    #[error("the time for a rematch is over")]
    TooLateForRematch,
    /// The match already has a rematch.
    #[error("the match has its rematch")]
    Rematched,
    /// Hints exist only in matches against a computer player.
    #[error("hints exist only in matches against a computer player")]
    NoHints,
    /// In a tournament, the computer player gives no hints and grants no takebacks.
    #[error("a computer player of a tournament gives no hints and grants no takebacks")]
    Strict,
    /// The moderator plays in the match.
    #[error("a moderator who plays in the match cannot judge it")]
    OwnMatch,
    /// The match is not over.
    #[error("the match has not been played to an end")]
    NotOver,
    /// The move cannot be parsed or is illegal.
    #[error("the move is not allowed: {0:?}")]
    Move(MoveError),
}

/// A stored match does not replay under the current rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("match {id} does not replay: event {seq} {why}")]
pub struct CorruptRecord {
    /// The match.
    pub id: MatchId,
    /// The first event that fails.
    pub seq: Seq,
    /// The reason, for the log.
    pub why: String,
}
