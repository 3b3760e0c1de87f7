//! Matches between two players as event-sourced state: commands become events, events fold into a match. Pure: no
//! clock, no database, no Discord.

pub mod achievements;
pub mod clock;
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
pub use decide::{ABANDONED, GIFT, REMATCH_LIFE, SECOND_THOUGHTS};
pub use errors::{CorruptRecord, Refusal};
pub use events::{
    Actor, Command, DeclineReason, Event, Extension, Offer, Proposal, Seq, SideChoice, Stamped,
    Terms, Venue,
};
pub use ids::{
    ChannelId, GuildId, MatchId, MessageId, Month, NotAMonth, PlayerId, Timestamp, TournamentId,
};
pub use matches::Match;
pub use quiet::Quiet;
pub use start::{Start, StartError};
pub use state::{Ending, Phase, Question, Standing};
pub use stored::Unreadable;
pub use transcript::Transcript;
