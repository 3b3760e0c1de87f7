//! The Discord side of the bot: interactions in, answers and posts out. The only user of serenity.
//!
//! `delivery -> respond -> controls -> commands -> access -> view -> model`, and `delivery -> api`.
//! [`respond::prepare`] is the only path from an interaction to its reply, for the gateway and for HTTP.
//! [`delivery`] sends the reply, and the posts that committed changes require.

pub mod access;
pub mod api;
pub mod commands;
pub mod controls;
pub mod delivery;
pub mod model;
pub mod respond;
pub mod view;
