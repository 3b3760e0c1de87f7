//! Positions, moves, people and times in words. Uses the language files; knows no transport. Pure.

pub mod examples;
pub(crate) mod headline;
pub mod markdown;
pub(crate) mod phrases;
pub mod positions;
pub(crate) mod records;
pub(crate) mod refusals;
pub(crate) mod rulesets;
pub(crate) mod text;
pub(crate) mod times;
pub mod typed;

pub use headline::{
    headline, headline_with, line_of_moves, rating_changes, ratings_unchanged, ratings_undone,
};
pub use markdown::computer;
pub use phrases::{describe_move, illegal, introduction, phrase, piece, steps};
pub use positions::{
    ALT_LIMIT, aftermath, animation_alt, board_alt, closest_legal_moves, diagram_alt, ending,
    last_move, move_name, position_words, text_board,
};
pub use refusals::{move_error, refusal_text};
pub use rulesets::{board_title, deviations, game, pool, ruleset, ruleset_error, side};
pub use text::{join_clauses, join_list, truncate};
pub use times::{absolute_time, day, month, relative, span, time};
pub use typed::{folded, plain, resembles};
