//! Tournaments as event-sourced state, as [`crate::play`] is for a match: commands become events, events fold into a
//! tournament. Pure: no clock, no database, no Discord.
//!
//! A tournament says which games must be started ([`Tournament::waiting_games`]); its caller starts an ordinary
//! match for each and reports its number and later its result. When the last pairing of a round is decided, the same
//! decision pairs the next round or ends the tournament. [`Tournament::next_due`] tells what is due next, and when.

mod advance;
mod apply;
pub mod berger;
mod checks;
mod corrections;
mod decide;
mod due;
mod errors;
mod events;
pub mod knockout;
mod ladder;
pub mod league;
mod outcome;
mod pairing;
mod pending;
mod plan;
mod servers;
mod standings;
mod stored;
pub mod swiss;
pub mod table_cells;
mod tournament;

pub use crate::play::PairingId;
pub use apply::EXTRA_GAMES;
pub use due::Due;
pub use errors::{CorruptTournament, TournamentRefusal};
pub use events::{Application, Cancelled, Placed, TournamentCommand, TournamentEvent};
pub use knockout::Bracket;
pub use outcome::{DivisionResult, TournamentOutcome};
pub use pairing::{Decided, GameResult, LadderChallenge, Pairing, PairingGame};
pub use plan::{
    Begins, Conditions, DIVISION, FARTHEST_REACH, Format, MAX_DAYS, MAX_NAME_CHARS, MAX_ROUNDS,
    PLAY_OFF, PLAYERS, TournamentPlan, TournamentPlanError,
};
pub use standings::{StandingsTable, TableRow};
pub use tournament::{Bye, Entrant, Guest, Tournament, TournamentPhase, WaitingGame};
