//! The way to Discord: REST client, gateway, attachments. It knows no match.

pub(crate) mod agent;
pub mod attachments;
pub mod gateway;
pub(crate) mod joined;
pub mod rest;
