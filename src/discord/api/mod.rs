//! Access to Discord: REST client, gateway, endpoint for interactions over HTTP, attachments. Knows no matches.

pub(crate) mod agent;
pub mod attachments;
pub mod endpoint;
pub mod gateway;
pub mod held_response;
pub mod joined;
pub mod origin;
pub mod rest;
