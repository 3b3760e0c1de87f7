//! Views: matches, menus and pages as plain messages. Pure.

pub mod analysis;
pub mod board;
pub mod board_style;
pub(crate) mod challenge;
pub(crate) mod components;
pub(crate) mod entrant;
pub(crate) mod explore;
pub(crate) mod invite;
pub(crate) mod judgement;
pub(crate) mod ladder;
pub(crate) mod lesson;
pub(crate) mod match_menu;
pub(crate) mod mistakes;
pub(crate) mod move_menus;
pub(crate) mod next;
pub(crate) mod offer;
pub mod proposal;
pub(crate) mod puzzle;
pub(crate) mod results;
pub(crate) mod rules_pages;
pub(crate) mod running_games;
pub(crate) mod settings;
pub(crate) mod setup;
pub mod tournament;
pub mod tournament_picture;

pub use board::{
    Retired, caption, caption_with, current_post, file_name, is_outdated, is_turn,
    match_of_file_name, match_post, match_view, never_played, picture, picture_with_targets,
    plain_view, retired, shrunk, style_view, undrawn_post, unplayed_challenge_post,
};
