//! Sends replies, announcements, notices and greetings to Discord.

pub(crate) mod analyses;
pub(crate) mod announce;
pub mod answers;
pub mod bot;
pub(crate) mod daily;
pub(crate) mod entrants;
pub(crate) mod first_answer;
pub(crate) mod followers;
mod guest_names;
pub(crate) mod leaving;
pub(crate) mod match_posts;
pub(crate) mod notice_texts;
pub mod notices;
pub(crate) mod posting;
mod record_file;
pub mod register;
pub(crate) mod results;
pub(crate) mod retiring;
pub(crate) mod rounds;
pub(crate) mod seasons;
pub(crate) mod threads;
pub(crate) mod tournaments;
pub mod welcome;
