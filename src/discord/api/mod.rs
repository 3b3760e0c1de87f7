//! Access to Discord: REST client, gateway, attachments. Knows no matches.

pub(crate) mod agent;
pub mod attachments;
pub mod gateway;
pub(crate) mod joined;
pub mod rest;
