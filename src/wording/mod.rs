//! Positions, moves, people and times in words. Uses the language files; knows no transport. Pure.

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

pub use headline::{headline, line_of_moves, returned, worth};
pub use markdown::computer;
pub use phrases::{illegal, introduction, phrase, piece, played, steps};
pub use positions::{
    ALT_LIMIT, alt, ending, film, last_move, move_name, nearest, placed, position_words, text_board,
};
pub use refusals::{move_error, sentence};
pub use rulesets::{board_title, deviations, game, pool, ruleset, ruleset_error, side};
pub use text::{listed, shortened};
pub use times::{moment, month, relative, span, time};
pub use typed::{folded, resembles};
