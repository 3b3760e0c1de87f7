//! The list of games that can be searched, and what each of them says in [`Searchable`], by game.

use super::game::{MoveMethod, Parameter, Searchable};
use crate::rules::Game;
use crate::rules::{dobutsu::Dobutsu, jungle::Jungle, o_an_quan::OAnQuan};

/// Calls a macro with all games that can be searched.
macro_rules! searched_games {
    ($macro:ident) => {
        $macro!(Jungle, Dobutsu, OAnQuan);
    };
}

macro_rules! constants {
    ($($game:ident),+) => {
        constants! { @each [$($game),+]
            /// The parameters of a game's evaluation, with their defaults.
            parameters: PARAMETERS, &'static [Parameter];
            /// How the levels of a game find their moves, from the weakest.
            levels: LEVELS, &'static [MoveMethod];
            /// Elo points of each level of a game above the first.
            elo: ELO, &'static [f64];
            /// The largest advantage at which a position still counts as about equal, in points.
            equal: EQUAL, i32;
            /// The constant `k` of the winning chances in a game: how much a point counts.
            steepness: STEEPNESS, f64;
        }
    };
    (@each $games:tt) => {};
    (@each [$($game:ident),+] $(#[$doc:meta])* $function:ident: $constant:ident, $type:ty; $($rest:tt)*) => {
        $(#[$doc])*
        #[must_use]
        pub const fn $function(game: Game) -> $type {
            match game { $(Game::$game => <$game as Searchable>::$constant,)+ }
        }

        constants! { @each [$($game),+] $($rest)* }
    };
}

searched_games!(constants);
