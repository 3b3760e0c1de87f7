//! Matches between two players as event-sourced state: commands become events, events fold into a match. Pure: no
//! clock, no database, no Discord.

pub mod achievements;
pub mod clock;
mod commands;
pub mod conditional_moves;
mod decide;
mod errors;
mod events;
mod ids;
mod matches;
mod moderation;
pub mod profile;
pub mod quiet;
pub mod rating;
mod start;
mod state;
pub mod stored;
pub mod transcript;

pub use clock::TimeControl;
pub use commands::Command;
pub use decide::{ABANDONED_AFTER, FREE_TAKEBACK_TIME, GIFT, REMATCH_LIFE};
pub use errors::{CorruptRecord, Refusal};
pub(crate) use events::is_default;
pub use events::{
    Actor, DeclineReason, Event, Extension, Offer, Proposal, Seq, SideChoice, Stamped, Terms, Venue,
};
pub use ids::{
    ChannelId, GuildId, MatchId, MessageId, Month, NotAMonth, PairingId, PlayerId, Timestamp,
    TournamentId,
};
pub use matches::Match;
pub use quiet::QuietHours;
pub use start::{Start, StartError};
pub use state::{ComputerDecision, Ending, OfferState, Phase};
pub use stored::Unreadable;
pub use transcript::Transcript;
