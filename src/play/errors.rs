//! What keeps a command or a record from being taken: values to compare, worded for the log; people's words are elsewhere.

use thiserror::Error;

use super::{events::Seq, ids::MatchId};
use crate::rules::MoveError;

/// Why a command does not change the match: the player's doing, told to them alone.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The actor has no part in this match.
    #[error("this match is between other people")]
    NotYours,
    /// Only the one who was asked may accept, decline or propose otherwise.
    #[error("only the one who was asked may answer")]
    NotTheOpponent,
    /// Only the one who asked may take it back.
    #[error("only the one who asked may take it back")]
    NotTheChallenger,
    /// The other side is to move.
    #[error("the other side is to move")]
    NotYourTurn,
    /// The challenge has not been accepted yet.
    #[error("the challenge has not been accepted yet")]
    NotStarted,
    /// The challenge has been accepted already.
    #[error("the match has begun already")]
    AlreadyStarted,
    /// The challenge was declined, taken back or ran out.
    #[error("the challenge is no longer open")]
    Void,
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The control that was pressed belongs to an older (or unknown) state of the match.
    #[error("the match has moved on from event {seen} to event {now}")]
    Stale {
        /// The state that the control showed.
        seen: Seq,
        /// The state of the match.
        now: Seq,
    },
    /// It is too early for the clock to act.
    #[error("the time has not come yet")]
    TooEarly,
    /// Nobody plays against themselves.
    #[error("nobody can challenge themselves")]
    SelfChallenge,
    /// The challenger waits for as many answers as anybody may.
    #[error("too many challenges wait for an answer")]
    TooManyOpen,
    /// A counter-proposal that proposes what is proposed already.
    #[error("these are the terms already")]
    SameTerms,
    /// There is no such offer, or none any more.
    #[error("there is no such offer")]
    NoOffer,
    /// The same was asked already, at this position.
    #[error("that was asked already")]
    AskedAlready,
    /// The player has made no move that could be taken back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// The match has no clock that could do so.
    #[error("the match has no clock that runs")]
    NoClock,
    /// A turn is given no more time than this.
    #[error("the turn has as much time as it may get")]
    EnoughTime,
    /// The clocks run.
    #[error("the clocks run")]
    NotPaused,
    /// The clocks stand still.
    #[error("the clocks stand still already")]
    Paused,
    /// Only the opponent of the side to move may do so.
    #[error("only the opponent of the side to move may do so")]
    YourOwnTurn,
    /// Both have moved: the match can no longer be called off.
    #[error("both have moved already")]
    TooLateToAbort,
    /// The time for a rematch is over.
    #[error("the time for a rematch is over")]
    TooLateForRematch,
    /// The match has its rematch.
    #[error("the match has its rematch")]
    Rematched,
    /// A moderator plays in the match.
    #[error("a moderator who plays in the match cannot judge it")]
    OwnMatch,
    /// The match has not ended by being played.
    #[error("the match has not been played to an end")]
    NotOver,
    /// The move cannot be read or is not allowed.
    #[error("the move is not allowed: {0:?}")]
    Move(MoveError),
}

/// A stored match that does not replay under today's rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("match {id} does not replay: event {seq} {why}")]
pub struct CorruptRecord {
    /// The match.
    pub id: MatchId,
    /// The first event that does not fit.
    pub seq: Seq,
    /// What is wrong with it, for the log.
    pub why: String,
}
