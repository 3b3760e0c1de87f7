//! Rules of the games: positions, legal moves and results. Pure: no I/O, clock, async, randomness or human language,
//! and no knowledge of Discord or a database.
//!
//! A game is a type that implements [`Position`] (its rules), [`Notation`] (its text) and [`Bundle`] (phrases, lessons
//! and achievements). `games` combines them into [`AnyPosition`] and [`Move`]. There are two ways to read a move:
//! [`AnyPosition::read`] understands what people type, [`AnyPosition::read_canonical`] accepts only what was stored
//! ([`MoveText`]). A new word for people therefore never changes an old game.

/// The list of all games: calls a macro with the name of each, its position type, its name in rulesets, and a doc sentence.
/// More tokens are passed on before the list.
// It stands before the modules, so that they can use it without a path.
macro_rules! for_each_game {
    ($callback:ident $($with:tt)*) => {
        $callback! {
            $($with)*
            Jungle($crate::rules::jungle::Jungle) = "jungle": "Jungle (Dòu Shòu Qí): eight animals a side, a river, traps and dens.";
            Dobutsu($crate::rules::dobutsu::Dobutsu) = "dobutsu": "Dōbutsu Shōgi: a small Shōgi with a lion, an elephant, a giraffe and a chick a side.";
            OAnQuan($crate::rules::o_an_quan::OAnQuan) = "o-an-quan": "Ô ăn quan: sowing and capturing stones in a ring of rice fields.";
        }
    };
}
pub(crate) use for_each_game;

/// A match whose arms, one for each game, are the same but for the types in them:
/// `match_game!(AnyPosition(own) = position => own.side_to_move())` for what an enum of all games holds, and
/// `match_game!(type Own = game => Own::LONG_GAME)` for the position type of a [`Game`].
macro_rules! match_game {
    (@ [type $own:ident = $game:expr => $result:expr] $($name:ident($type:ty) = $slug:literal: $doc:literal;)+) => {
        match $game {
            $($crate::rules::Game::$name => {
                type $own = $type;
                $result
            })+
        }
    };
    (@ [$any:ident($own:ident) = $value:expr => $result:expr] $($name:ident($type:ty) = $slug:literal: $doc:literal;)+) => {
        match $value { $($any::$name($own) => $result,)+ }
    };
    ($($arm:tt)+) => { $crate::rules::for_each_game! { match_game @ [$($arm)+] } };
}
pub(crate) use match_game;

mod bundle;
pub mod dobutsu;
mod errors;
mod fen;
mod games;
pub mod grid;
pub mod jungle;
mod lesson;
mod notation;
pub mod o_an_quan;
pub mod perft;
mod phrase;
mod position;
pub mod record;
pub mod ruleset;
mod side;
mod words;

pub use bundle::{Achievement, Bundle, Described, Texts, Won};
pub use errors::{MoveError, MoveText, NotCanonical, NotationError, PositionError};
pub use games::{AnyPosition, Game, Move, OtherGame, Ruleset};
pub use lesson::{Demonstration, LessonGoal, RulesPage, Task};
pub use notation::Notation;
pub use perft::perft;
pub use phrase::{Illegal, Phrase, Term};
pub use position::{LongGame, MoveKind, MoveList, Outcome, Position, Reason, UnknownReason};
pub use record::{Record, ReplayError};
pub use ruleset::{Rulebook, RulesetError, SideColours, SwitchValue};
pub use side::Side;
pub use words::{is_line_separator, is_move_separator};
