//! The events of a match, and what they consist of. Plain data.

use serde::{Deserialize, Serialize};

use super::clock::TimeControl;
use super::ids::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};
use super::start::Start;
use crate::rules::{MoveText, Outcome, Record, Ruleset, Side};

/// The number of an event in its match, from 1. The number of the newest event is the match's revision, used by
/// controls and for optimistic locking.
pub type Seq = u32;

keyed! {
    /// The side that the challenger asks for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum SideChoice {
        /// Chosen at random when the challenge is accepted.
        Lot = "lot",
        /// The challenger moves first.
        First = "first",
        /// The opponent moves first.
        Second = "second",
    }
}

impl SideChoice {
    /// The same choice seen from the other player.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
            Self::Lot => Self::Lot,
        }
    }
}

/// The terms of a match, as agreed by challenge and acceptance, and where it is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent of each other")]
pub struct Terms {
    /// The challenger.
    pub challenger: PlayerId,
    /// The challenged player; `None` if anybody may accept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<PlayerId>,
    /// The game and its rules.
    pub ruleset: Ruleset,
    /// The challenger's side.
    pub side: SideChoice,
    /// The server; `None` for a challenge in a direct message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<GuildId>,
    /// The channel in which the match is posted.
    pub channel: ChannelId,
    /// Whether the match is agreed and played in direct messages. Terms without the field: false.
    #[serde(default, skip_serializing_if = "is_default")]
    pub direct: bool,
    /// The time control.
    #[serde(default, skip_serializing_if = "is_default")]
    pub time: TimeControl,
    /// Whether an expired clock only allows the opponent to claim the win, instead of ending the match.
    #[serde(default, skip_serializing_if = "is_default")]
    pub claim: bool,
    /// For how many days the challenge, or a counter-proposal, waits for an answer.
    #[serde(default = "usual_days", rename = "open")]
    #[serde(skip_serializing_if = "is_usual_days")]
    pub days_open: u16,
    /// The match that this one is the rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<MatchId>,
    /// A starting position other than the ruleset's. Ignored after a counter-proposal with other rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// Whether the game counts for ratings. Terms without the field: false.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rated: bool,
    /// The level of the opponent, from 1, if it is a computer player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Whether the computer player gives no hints and grants no takebacks: the match belongs to a tournament. Terms without
    /// the field: false.
    #[serde(default, skip_serializing_if = "is_default")]
    pub strict: bool,
}

impl Terms {
    /// The chosen starting position, if it belongs to the current ruleset.
    #[must_use]
    pub fn chosen_start(&self) -> Option<&Start> {
        let start = self.start.as_ref();
        start.filter(|start| start.ruleset() == self.ruleset)
    }

    /// The game before its first move.
    #[must_use]
    pub fn record(&self) -> Record {
        self.chosen_start().map_or_else(
            || Record::new(&self.ruleset),
            |start| Record::from_position(start.position().clone()),
        )
    }

    /// The terms in the form of a counter-proposal, for comparison.
    #[must_use]
    pub fn proposal(&self) -> Proposal {
        Proposal {
            ruleset: self.ruleset,
            side: self.side,
            time: self.time,
            rated: None,
        }
    }

    /// How many days a challenge stays open unless the operator chooses otherwise.
    pub const DAYS_OPEN: u16 = 14;

    /// A challenge with default terms: random sides, no clock, not rated.
    #[must_use]
    pub fn new(
        challenger: PlayerId,
        opponent: Option<PlayerId>,
        ruleset: Ruleset,
        channel: ChannelId,
    ) -> Self {
        Self {
            challenger,
            opponent,
            ruleset,
            side: SideChoice::Lot,
            guild: None,
            channel,
            direct: false,
            time: TimeControl::Unlimited,
            claim: false,
            days_open: Self::DAYS_OPEN,
            rematch_of: None,
            start: None,
            rated: false,
            level: None,
            strict: false,
        }
    }
}

/// Default values are not stored, so texts from before a field existed keep their meaning.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn usual_days() -> u16 {
    Terms::DAYS_OPEN
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_usual_days(days: &u16) -> bool {
    *days == Terms::DAYS_OPEN
}

/// The terms that a counter-proposal replaces. `side` is the challenger's, as in the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The game and its rules.
    pub ruleset: Ruleset,
    /// The challenger's side.
    pub side: SideChoice,
    /// The time control.
    #[serde(default, skip_serializing_if = "is_default")]
    pub time: TimeControl,
    /// Whether the game counts for ratings, if that is to change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
}

keyed! {
    /// Why a challenge is declined.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum DeclineReason {
        /// Not at this time.
        Later = "later",
        /// Too many games already.
        Busy = "busy",
        /// Prefers another game or other rules.
        Rules = "rules",
        /// Prefers another time control.
        Time = "time",
        /// Prefers the other side.
        Side = "side",
    }
}

keyed! {
    /// What one player can offer the other during or after a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Offer {
        /// A draw.
        Draw = "draw",
        /// To take back the last move of the player who asks.
        Takeback = "takeback",
        /// To pause the clocks.
        Pause = "pause",
        /// A rematch with sides swapped.
        Rematch = "rematch",
    }
}

/// Why a turn got extra time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extension {
    /// A gift of the opponent.
    Gift,
    /// A vacation of the player.
    Vacation,
    /// A downtime of the bot.
    Downtime,
}

/// Where a match is posted, if not in the channel of its challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Venue {
    /// A thread of its own; its channel, if the thread is gone.
    Thread(ChannelId),
    /// Direct messages to both players, because the channel is closed to the bot.
    Direct,
}

/// An event of a match. The list of events is the match, and their stored form never changes its meaning.
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
    /// The challenge was accepted.
    Accepted {
        /// The player with the first move.
        first: PlayerId,
    },
    /// The challenged player proposes other terms and waits for an answer.
    Countered(Proposal),
    /// The challenge was declined.
    Declined {
        /// The reason, if one was given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<DeclineReason>,
    },
    /// The challenger withdrew the challenge.
    Cancelled,
    /// The challenge expired.
    Expired,
    /// The side to move made a move.
    Moved {
        /// The move in canonical notation.
        #[serde(rename = "move")]
        mv: MoveText,
        /// Whether it was a conditional move.
        #[serde(default, skip_serializing_if = "is_default")]
        planned: bool,
    },
    /// A player made an offer.
    Offered {
        /// The offer.
        offer: Offer,
    },
    /// An offer was declined by the other player or withdrawn by its maker.
    Refused {
        /// The offer.
        offer: Offer,
    },
    /// The newest moves were undone: by their player alone within [`FREE_TAKEBACK_TIME`](super::FREE_TAKEBACK_TIME), or by
    /// agreement.
    TakenBack {
        /// The number of moves.
        plies: u32,
    },
    /// The clocks were paused by agreement.
    Paused,
    /// The clocks were resumed.
    Resumed,
    /// The side to move got a hint, in a match against a computer player.
    Hinted,
    /// The side to move got extra time for this turn.
    Extended {
        /// The time, in milliseconds. Negative if a vacation had given time in advance, and the player moves before its
        /// end: the unused part is taken away with the move.
        ms: i64,
        /// The reason.
        why: Extension,
    },
    /// The side to move ran out of time in a match in which the opponent must claim the win.
    Overdue,
    /// From here on the match is posted elsewhere.
    Rehomed {
        /// The new place.
        home: Venue,
    },
    /// The match was aborted.
    Aborted,
    /// The players agreed on a draw.
    DrawAgreed,
    /// The side to move ran out of time and lost.
    Flagged {
        /// The side that lost.
        side: Side,
    },
    /// The players agreed on a rematch, which begins with this event.
    Rematched,
    /// A player resigned.
    Resigned {
        /// The side that resigned.
        side: Side,
    },
    /// The last move ended the match by the rules.
    Ended {
        /// The result and its reason.
        outcome: Outcome,
    },
    /// A moderator voided the match, in whatever phase: it does not count.
    Voided {
        /// The reason, in the moderator's words.
        reason: String,
    },
    /// A moderator decided the result of the match.
    Adjudicated {
        /// The winner; `None` is a draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Side>,
        /// The reason, in the moderator's words.
        reason: String,
    },
}

impl Event {
    /// Whether it changes the position or phase, so that older controls and offers become invalid.
    #[must_use]
    pub fn changes_position(&self) -> bool {
        match self {
            Self::Offered { .. }
            | Self::Refused { .. }
            | Self::Paused
            | Self::Resumed
            | Self::Hinted
            | Self::Extended { .. }
            | Self::Overdue
            | Self::Rehomed { .. }
            | Self::Rematched => false,
            Self::Challenged(_)
            | Self::Countered(_)
            | Self::Accepted { .. }
            | Self::Declined { .. }
            | Self::Cancelled
            | Self::Expired
            | Self::Moved { .. }
            | Self::TakenBack { .. }
            | Self::Aborted
            | Self::DrawAgreed
            | Self::Flagged { .. }
            | Self::Resigned { .. }
            | Self::Ended { .. }
            | Self::Voided { .. }
            | Self::Adjudicated { .. } => true,
        }
    }

    /// Whether only a moderator can cause it.
    #[must_use]
    pub fn is_by_moderator(&self) -> bool {
        matches!(self, Self::Voided { .. } | Self::Adjudicated { .. })
    }
}

/// Who issues a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Player(PlayerId),
    /// The clock.
    Clock,
    /// A moderator of the server where the match is played.
    Moderator(PlayerId),
}

impl Actor {
    /// The player who acted; `None` for the clock and for moderators.
    #[must_use]
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Self::Player(player) => Some(player),
            Self::Clock | Self::Moderator(_) => None,
        }
    }

    /// The person who acted, as a player or as a moderator.
    #[must_use]
    pub fn person(self) -> Option<PlayerId> {
        match self {
            Self::Player(person) | Self::Moderator(person) => Some(person),
            Self::Clock => None,
        }
    }
}

/// An event with its number, time and actor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped<E> {
    /// Its number in the match.
    pub seq: Seq,
    /// When it was recorded.
    pub at: Timestamp,
    /// Who caused it.
    pub by: Actor,
    /// The event itself.
    pub event: E,
}
