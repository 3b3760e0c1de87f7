//! What each game says in [`Searchable`], by game.

use super::exact::SolvedGame;
use super::game::{MoveMethod, Parameter, Searchable};
use super::techniques::Techniques;
use crate::rules::{AnyPosition, Game, Ruleset, match_game};

macro_rules! constants {
    ($($(#[$doc:meta])* $function:ident: $constant:ident, $type:ty;)+) => {
        $(
            $(#[$doc])*
            #[must_use]
            pub const fn $function(game: Game) -> $type {
                match_game!(type Own = game => <Own as Searchable>::$constant)
            }
        )+
    };
}

constants! {
    /// The parameters of a game's evaluation, with their defaults.
    parameters: PARAMETERS, &'static [Parameter];
    /// The techniques with which a game is searched.
    techniques: TECHNIQUES, Techniques;
    /// How the levels of a game find their moves, from the weakest.
    levels: LEVELS, &'static [MoveMethod];
    /// Elo points of each level of a game above the first.
    elo: ELO, &'static [f64];
    /// The largest advantage at which a position still counts as about equal, in points.
    equal: EQUAL, i32;
    /// The constant `k` of the winning chances in a game: how much a point counts.
    steepness: STEEPNESS, f64;
    /// The plies of a random opening of a game.
    opening_plies: OPENING_PLIES, usize;
}

/// The position as one of the solved game; `None` in a game that is not solved.
#[must_use]
pub fn as_solved(position: &AnyPosition) -> Option<&SolvedGame> {
    position.try_into().ok()
}

/// Whether the game is solved.
#[must_use]
pub fn is_solved(game: Game) -> bool {
    let usual = Ruleset::presets(game)[0];
    as_solved(&usual.start()).is_some()
}
