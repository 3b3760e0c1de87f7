//! The only room that knows Discord and serenity: interactions in, answers and posts out.
//!
//! `delivery -> respond -> controls -> commands -> access -> view -> model`, and `delivery -> api`. [`respond::prepare`] is the
//! one path from an interaction to its reply, for the gateway as for any later transport; [`delivery`] carries the reply, and
//! whatever a committed change still owes to a channel.

pub mod access;
pub mod api;
pub mod commands;
pub mod controls;
pub mod delivery;
pub mod model;
pub mod respond;
pub mod view;
