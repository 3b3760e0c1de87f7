//! Custom ids of controls and modals: writing and parsing.

pub(crate) mod analysis;
pub(crate) mod codec;
pub(crate) mod command;
pub(crate) mod draft;
pub(crate) mod explore;
pub(crate) mod games;
pub(crate) mod invite;
pub(crate) mod ladder;
pub(crate) mod leaderboard;
pub(crate) mod lesson;
pub mod matches;
pub(crate) mod mistakes;
pub(crate) mod paste;
mod percent;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod puzzle;
pub(crate) mod rules_page;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod tournament;
pub(crate) mod tournament_list;
