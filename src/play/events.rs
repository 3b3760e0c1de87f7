//! What people ask of a match and what happens in it; plain data that decides nothing.

use serde::{Deserialize, Serialize};

use super::{
    clock::TimeControl,
    ids::{ChannelId, GuildId, MatchId, PlayerId, Timestamp},
    start::Start,
};
use crate::rules::{MoveText, Outcome, Record, Ruleset, Side};

/// The place of an event in its match; the first event has 1. A match's own `seq` is that of its newest event, so it
/// serves as the revision that controls carry and that writers race for.
pub type Seq = u32;

keyed! {
    /// Which side the challenger asks for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum SideChoice {
        /// The lot decides at acceptance.
        Lot = "lot",
        /// The challenger begins.
        First = "first",
        /// The opponent begins.
        Second = "second",
    }
}

impl SideChoice {
    /// The same wish of the other player.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
            Self::Lot => Self::Lot,
        }
    }
}

/// What the two players agree on by challenge and acceptance, and where they do so.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Who challenges.
    pub challenger: PlayerId,
    /// Who is challenged; none if whoever likes may take it up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<PlayerId>,
    /// What is played.
    pub ruleset: Ruleset,
    /// The challenger's side.
    pub side: SideChoice,
    /// The server, or none in a direct message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<GuildId>,
    /// The channel in which the match is posted.
    pub channel: ChannelId,
    /// Whether it is agreed upon in direct messages, and played there. Terms from before that could be say nothing: it is not.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub direct: bool,
    /// How much time the players have.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub time: TimeControl,
    /// Whether a flag that falls ends nothing by itself: the opponent may then claim the win, or wait on.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub claim: bool,
    /// For how many days the challenge, or a counter-proposal, waits for its answer.
    #[serde(
        default = "usual_life",
        skip_serializing_if = "is_usual_life",
        rename = "open"
    )]
    pub days_open: u16,
    /// The match of which this one is the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<MatchId>,
    /// The position from which the match starts, if it is not the one of its rules. A counter-proposal of other rules
    /// leaves it aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// Whether the game is to change the players' ratings. Terms from before there were ratings say nothing: they do not.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub rated: bool,
}

impl Terms {
    /// The position that was chosen, as long as it is one of the rules that are to be played by.
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

    /// What a counter-proposal would have to differ from.
    #[must_use]
    pub fn proposal(&self) -> Proposal {
        Proposal {
            ruleset: self.ruleset,
            side: self.side,
            time: self.time,
            rated: None,
        }
    }

    /// How long a challenge stays open unless the operator says otherwise, in days.
    pub const DAYS_OPEN: u16 = 14;

    /// A challenge on the plainest terms: sides by lot, no clock, not rated.
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
        }
    }
}

/// Stored terms leave out what was not chosen: texts from before there was a choice mean the same.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn usual_life() -> u16 {
    Terms::DAYS_OPEN
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_usual_life(days: &u16) -> bool {
    *days == Terms::DAYS_OPEN
}

/// The part of the terms that a counter-proposal replaces. The side is the challenger's, as in the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// What is to be played.
    pub ruleset: Ruleset,
    /// The challenger's side.
    pub side: SideChoice,
    /// How much time the players are to have.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub time: TimeControl,
    /// Whether the ratings are to change with the game, where that is to be otherwise than before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
}

keyed! {
    /// Why a challenge is declined.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum DeclineReason {
        /// Not now.
        Later = "later",
        /// Too many games already.
        Busy = "busy",
        /// Another game or other rules would be welcome.
        Rules = "rules",
        /// Another time control would be welcome.
        Time = "time",
        /// The other side would be welcome.
        Side = "side",
    }
}

keyed! {
    /// What one player may ask of the other while a match is played, or after it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Offer {
        /// To end the match without a winner.
        Draw = "draw",
        /// To take the asker's last move back.
        Takeback = "takeback",
        /// To stop the clocks for a while.
        Pause = "pause",
        /// To play again with sides swapped.
        Rematch = "rematch",
    }
}

/// Why a turn got more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extension {
    /// The opponent gave it.
    Gift,
    /// The player is on vacation.
    Vacation,
    /// The bot was away, so that nobody could move.
    Downtime,
}

/// Where a match is posted once it has left the channel of its challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Venue {
    /// In a thread of its own; or back in its channel, if the thread is gone.
    Thread(ChannelId),
    /// In the direct messages of both players, since the channel is closed to the bot.
    Direct,
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
    /// The other one would rather play on other terms, and waits for an answer to that.
    Countered(Proposal),
    /// The one who was asked said no.
    Declined {
        /// Why, if a reason was given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<DeclineReason>,
    },
    /// The one who asked took the challenge back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
    /// The side to move played.
    Moved {
        /// In the game's canonical text.
        #[serde(rename = "move")]
        mv: MoveText,
        /// Whether the player had planned it before, as an answer to the move that came.
        #[serde(default, skip_serializing_if = "is_usual")]
        planned: bool,
    },
    /// A player asks something of the other.
    Offered {
        /// What.
        offer: Offer,
    },
    /// What was asked is refused by the other, or no longer wanted by the one who asked.
    Refused {
        /// What.
        offer: Offer,
    },
    /// The newest moves are undone: at once by the one who made the last of them, or because the other one agreed.
    TakenBack {
        /// How many.
        plies: u32,
    },
    /// The clocks stand still, by agreement.
    Paused,
    /// The clocks run again.
    Resumed,
    /// The side to move got more time for this turn.
    Extended {
        /// How much, in milliseconds.
        ms: u64,
        /// Why.
        why: Extension,
    },
    /// The time of the side to move ran out in a match whose flag falls only by a claim: the opponent may claim now.
    Overdue,
    /// The match is posted elsewhere from here on.
    Rehomed {
        /// Where.
        home: Venue,
    },
    /// The match was called off before both had moved.
    Aborted,
    /// Both agreed to end the match without a winner.
    DrawAgreed,
    /// The time of the side to move ran out, which ends the match.
    Flagged {
        /// Whose time it was.
        side: Side,
    },
    /// Both want to play again: the rematch begins together with this event.
    Rematched,
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
    /// A moderator struck the match out, whatever had become of it: it counts for nothing.
    Voided {
        /// Why, in the moderator's words.
        reason: String,
    },
    /// A moderator ended the match.
    Adjudicated {
        /// Who won; nobody in a draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Side>,
        /// Why, in the moderator's words.
        reason: String,
    },
}

impl Event {
    /// Whether the match is somewhere else after it, so that controls and offers from before are void.
    #[must_use]
    pub fn moves_on(&self) -> bool {
        match self {
            Self::Offered { .. }
            | Self::Refused { .. }
            | Self::Paused
            | Self::Resumed
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

    /// Whether it is a moderator's deed, and nobody else's.
    #[must_use]
    pub fn is_moderators(&self) -> bool {
        matches!(self, Self::Voided { .. } | Self::Adjudicated { .. })
    }
}

/// What someone asks of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The one who was asked agrees.
    Accept {
        /// The side that the CHALLENGER gets if the terms leave it to the lot; drawn by the caller, so that deciding is pure.
        lot: Side,
    },
    /// The one who was asked refuses.
    Decline {
        /// Why, if they say so.
        reason: Option<DeclineReason>,
    },
    /// The one who was asked would rather play on other terms.
    Counter(Proposal),
    /// The one who asked takes it back.
    Cancel,
    /// The side to move plays.
    Move {
        /// As the player wrote it.
        text: String,
    },
    /// A move that the side to move has planned as an answer to the one before.
    Planned {
        /// In canonical notation.
        mv: MoveText,
    },
    /// A player asks something of the other; if the other asks the same, it is agreed. A takeback within
    /// [`SECOND_THOUGHTS`](super::SECOND_THOUGHTS) needs no leave.
    Offer(Offer),
    /// A player agrees to what the other asks.
    Agree(Offer),
    /// A player refuses what the other asks, or no longer wants what they asked.
    Refuse(Offer),
    /// The opponent gives the side to move [`GIFT`](super::GIFT) more.
    Give,
    /// A player lets the clocks run again.
    Resume,
    /// The opponent of a side whose time has run out takes the win.
    Claim,
    /// A player calls the match off before both have moved.
    Abort,
    /// A player gives up.
    Resign,
    /// The clock withdraws an unanswered challenge.
    Expire,
    /// The clock ends a match whose time has run out, or says so where the opponent is to claim the win.
    Flag,
    /// The clock adds to the turn until its deadline is this one.
    Extend {
        /// The new deadline.
        until: Timestamp,
        /// Why.
        why: Extension,
    },
    /// The bot moves the match's posts.
    Rehome(Venue),
    /// A moderator strikes the match out.
    Void {
        /// Why.
        reason: String,
    },
    /// A moderator ends the match.
    Adjudicate {
        /// Who is to have won; nobody in a draw.
        winner: Option<Side>,
        /// Why.
        reason: String,
    },
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person.
    Player(PlayerId),
    /// The passing of time.
    Clock,
    /// Somebody who looks after the server where the match is played.
    Moderator(PlayerId),
}

impl Actor {
    /// The one of the two players whose deed it is, if it is one's.
    #[must_use]
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Self::Player(player) => Some(player),
            Self::Clock | Self::Moderator(_) => None,
        }
    }

    /// The person whose deed it is; none if time alone brought it.
    #[must_use]
    pub fn person(self) -> Option<PlayerId> {
        match self {
            Self::Player(person) | Self::Moderator(person) => Some(person),
            Self::Clock => None,
        }
    }
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
