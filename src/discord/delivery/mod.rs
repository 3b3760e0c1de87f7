//! Carries replies to Discord, and what committed changes owe to channels and people.

pub(crate) mod announce;
pub mod answers;
pub mod bot;
pub(crate) mod followers;
pub(crate) mod leaving;
pub mod notices;
pub(crate) mod posting;
pub mod register;
pub(crate) mod seasons;
pub mod welcome;
