//! The types made from the list of all games: [`Game`], [`Ruleset`], [`Move`] and [`AnyPosition`]. Holds no rules itself.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::bundle::{Achievement, Bundle, Described, Texts, Won};
use super::errors::{MoveError, MoveText, PositionError};
use super::lesson::{RulesPage, Task};
use super::notation::Notation;
use super::perft::perft;
use super::phrase::{Phrase, Term};
use super::position::{LongGame, Outcome, Position, Reason, Side, UnknownReason};
use super::ruleset::{self, Rulebook, RulesetError, SideColours, SwitchValue};

/// Makes the types of all games.
macro_rules! games {
    ($($name:ident($position:ty) = $slug:literal: $doc:literal;)+) => {
        /// One of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Game {
            $(#[doc = $doc] $name,)+
        }

        impl Game {
            /// Every game.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The name of the game in rulesets, commands and records.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)+ }
            }
        }

        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        enum Rules {
            $($name(<$position as Position>::Rules),)+
        }

        impl Ruleset {
            /// The presets of a game, the default one first.
            #[must_use]
            pub fn presets(game: Game) -> Vec<Self> {
                match game {
                    $(Game::$name => <<$position as Position>::Rules as Rulebook>::PRESETS
                        .iter()
                        .filter_map(|name| <<$position as Position>::Rules as Rulebook>::from_preset(name))
                        .map(|rules| Self(Rules::$name(rules)))
                        .collect(),)+
                }
            }

            /// The presets of all games.
            pub fn all_presets() -> impl Iterator<Item = Self> {
                Game::ALL.iter().flat_map(|game| Self::presets(*game))
            }

            /// The game that is played.
            #[must_use]
            pub const fn game(&self) -> Game {
                match self.0 { $(Rules::$name(_) => Game::$name,)+ }
            }

            /// The same rules with that switch on or off; `None` if that changes nothing.
            #[must_use]
            pub fn with_fair_start(&self, on: bool) -> Option<Self> {
                Some(Self(match self.0 { $(Rules::$name(rules) => Rules::$name(rules.with_fair_start(on)?),)+ }))
            }

            /// The position in which a game under these rules starts.
            #[must_use]
            pub fn start(&self) -> AnyPosition {
                match self.0 { $(Rules::$name(rules) => AnyPosition::$name(Position::start(rules)),)+ }
            }
        }

        impl fmt::Display for Ruleset {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match &self.0 {
                    $(Rules::$name(rules) => write!(f, concat!($slug, "/{}"), ruleset::text(rules)),)+
                }
            }
        }

        impl FromStr for Ruleset {
            type Err = RulesetError;

            fn from_str(text: &str) -> Result<Self, RulesetError> {
                let text = text.trim().to_lowercase();
                let (game, rest) = text.split_once('/').map_or((&*text, None), |(game, rest)| (game, Some(rest)));
                match game.trim().parse()? {
                    $(Game::$name => Ok(Self(Rules::$name(ruleset::parse(rest)?))),)+
                }
            }
        }

        /// A move of any of the games. Its text is canonical.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Move {
            $(#[doc = $doc] $name(<$position as Position>::Move),)+
        }

        impl fmt::Display for Move {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Self::$name(mv) => mv.fmt(f),)+ }
            }
        }

        /// A position of any of the games.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum AnyPosition {
            $(#[doc = $doc] $name($position),)+
        }

        impl fmt::Display for AnyPosition {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Self::$name(position) => position.fmt(f),)+ }
            }
        }

        impl AnyPosition {
            /// Reads the text of a position that is played under a ruleset.
            ///
            /// # Errors
            /// Says what is wrong with the text, or which rule of the board it breaks.
            pub fn parse(ruleset: &Ruleset, text: &str) -> Result<Self, PositionError> {
                let position = match ruleset.0 {
                    $(Rules::$name(rules) => Notation::parse(rules, text).map(Self::$name),)+
                };
                position.map_err(|problem| PositionError::new(text, problem))
            }

            /// The rules under which this position is played.
            #[must_use]
            pub fn ruleset(&self) -> Ruleset {
                match self { $(Self::$name(position) => Ruleset(Rules::$name(*position.rules())),)+ }
            }

            /// The legal moves; empty exactly when the game is over.
            #[must_use]
            pub fn legal_moves(&self) -> Vec<Move> {
                match self {
                    $(Self::$name(position) => position.legal_moves().iter().copied().map(Move::$name).collect(),)+
                }
            }

            /// Reads a legal move as people write it, in any of their languages.
            ///
            /// # Errors
            /// Why the text cannot be read, or why the move is not legal.
            pub fn read(&self, text: &str) -> Result<Move, MoveError> {
                match self { $(Self::$name(position) => position.read(text).map(Move::$name),)+ }
            }

            /// Reads a stored move in canonical notation; it may be illegal here.
            ///
            /// # Errors
            /// Any other text, even one that [`read`](Self::read) understands.
            pub fn read_canonical(&self, text: &str) -> Result<Move, MoveError> {
                let mv = match self {
                    $(Self::$name(_) => text.parse().ok().map(Move::$name),)+
                };
                mv.ok_or_else(|| self.unreadable())
            }

            fn unreadable(&self) -> MoveError {
                match self { $(Self::$name(position) => position.unreadable(),)+ }
            }

            /// Makes a move.
            ///
            /// # Errors
            /// Why the move is illegal, or that it belongs to another game. The position is then unchanged.
            pub fn play(&mut self, mv: Move) -> Result<(), MoveError> {
                match (&mut *self, mv) {
                    $((Self::$name(position), Move::$name(mv)) => position.play(mv),)+
                    _ => Err(self.unreadable()),
                }
            }

            /// What a legal move of this position does; `None` if the move is not legal here.
            #[must_use]
            pub fn describe(&self, mv: Move) -> Option<Described> {
                match (self, mv) {
                    $((Self::$name(position), Move::$name(mv)) => {
                        position.check(mv).ok()?;
                        Some(position.describe(mv))
                    })+
                    _ => None,
                }
            }

            /// Whether a legal move takes something.
            #[must_use]
            pub fn captures(&self, mv: Move) -> bool {
                match (self, mv) {
                    $((Self::$name(position), Move::$name(mv)) => position.captures(mv),)+
                    _ => false,
                }
            }

            /// What a legal move does step by step; empty if [`describe`](Self::describe) says it all.
            #[must_use]
            pub fn explain(&self, mv: Move) -> Vec<Phrase> {
                match (self, mv) {
                    $((Self::$name(position), Move::$name(mv)) => position.explain(mv),)+
                    _ => Vec::new(),
                }
            }

            /// The number of squares from which a legal move takes something.
            #[must_use]
            pub fn captured_squares(&self, mv: Move) -> usize {
                match (self, mv) {
                    $((Self::$name(position), Move::$name(mv)) => position.captured_squares(mv),)+
                    _ => 0,
                }
            }

            /// The achievements that only this game has, in a win played from here by these moves.
            #[must_use]
            pub fn achieved(&self, moves: &[Move], winner: Side, by: Reason) -> Vec<(Achievement, u32)> {
                match self {
                    $(Self::$name(start) => {
                        let mut end = start.clone();
                        let mut turns = Vec::with_capacity(moves.len());
                        for mv in moves {
                            // A game with another game's move or an illegal move cannot have been won.
                            let Move::$name(mv) = *mv else { return Vec::new() };
                            turns.push((end.clone(), mv));
                            if end.play(mv).is_err() {
                                return Vec::new();
                            }
                        }
                        Bundle::achieved(&Won { winner, by, turns: &turns, end: &end })
                    })+
                }
            }

            pub(super) const fn long_game(&self) -> LongGame {
                match self { $(Self::$name(_) => <$position as Position>::LONG_GAME,)+ }
            }

            pub(super) fn stopped(&self, by: Reason) -> Outcome {
                match self { $(Self::$name(position) => position.stopped(by),)+ }
            }
        }

        $(
            impl<'a> TryFrom<&'a AnyPosition> for &'a $position {
                type Error = OtherGame;

                #[allow(unreachable_patterns, reason = "there may be one game only")]
                fn try_from(position: &'a AnyPosition) -> Result<Self, OtherGame> {
                    match position {
                        AnyPosition::$name(position) => Ok(position),
                        _ => Err(OtherGame),
                    }
                }
            }

            impl From<<$position as Position>::Move> for Move {
                fn from(mv: <$position as Position>::Move) -> Self {
                    Self::$name(mv)
                }
            }

            impl TryFrom<Move> for <$position as Position>::Move {
                type Error = OtherGame;

                #[allow(unreachable_patterns, reason = "there may be one game only")]
                fn try_from(mv: Move) -> Result<Self, OtherGame> {
                    match mv {
                        Move::$name(mv) => Ok(mv),
                        _ => Err(OtherGame),
                    }
                }
            }
        )+
    };
}

for_each_game!(games);

/// Makes a function of [`Game`] for each of these constants of [`Bundle`].
macro_rules! constants {
    ($($(#[$doc:meta])* $function:ident: $constant:ident, $type:ty;)+) => {
        $(
            $(#[$doc])*
            #[must_use]
            pub const fn $function(self) -> $type {
                match_game!(type Own = self => <Own as Bundle>::$constant)
            }
        )+
    };
}

impl Game {
    constants! {
        /// The keys of the names of its pieces.
        pieces: PIECES, &'static [&'static str];
        /// The reasons for the end that only this game has.
        reasons: REASONS, &'static [Reason];
        /// The keys of the refusals that only this game gives, each with its placeholders.
        refusals: REFUSALS, Texts;
        /// The keys of the phrases that this game produces, each with its placeholders.
        phrases: PHRASES, Texts;
        /// The achievements that only this game has.
        achievements: ACHIEVEMENTS, &'static [Achievement];
        /// The pages of its rules, in the order in which they are read.
        pages: PAGES, &'static [RulesPage];
        /// The tasks of its lesson, in their order.
        tasks: TASKS, &'static [Task];
        /// The piece used in the example of a move typed by the piece's name.
        example_piece: EXAMPLE_PIECE, Option<&'static str>;
    }
}

/// Makes functions that ask the game in an enum of all games, which is found in `self` as given.
macro_rules! delegated {
    ($any:ident, $this:ident => $inner:expr; $($(#[$doc:meta])* $function:ident($($arg:ident: $type:ty),*) -> $result:ty;)+) => {
        $(
            $(#[$doc])*
            #[must_use]
            pub fn $function(&self, $($arg: $type),*) -> $result {
                let $this = self;
                match_game!($any(own) = $inner => own.$function($($arg),*))
            }
        )+
    };
}

impl Ruleset {
    delegated! { Rules, ruleset => &ruleset.0;
        /// The name of the preset from which the ruleset comes.
        preset() -> &'static str;
        /// Every switch that makes sense with the preset, as it is set.
        settings() -> Vec<SwitchValue>;
        /// The colours of the two sides.
        colours() -> SideColours;
        /// Whether the preset is rated apart from the game's other presets, unless the operator decides otherwise.
        has_own_rating() -> bool;
        /// Whether one side is favoured so much that ratings consider who had which side.
        favours_a_side() -> bool;
        /// The switch that makes the start fair between strong players, if it is on.
        fair_start() -> Option<SwitchValue>;
    }
}

impl AnyPosition {
    delegated! { AnyPosition, position => position;
        /// Whose turn it is.
        side_to_move() -> Side;
        /// The board in letters, for terminals and screen readers.
        diagram() -> String;
        /// How the game ended, as far as the position alone can tell; [`Record`](super::Record) also knows
        /// repetition and long games.
        outcome() -> Option<Outcome>;
        /// The points of both sides in a game that counts points: the ones captured so far, or the final score if
        /// `finished`.
        points(finished: bool) -> Option<[i32; 2]>;
        /// Everything that a side has, each with its place.
        holdings(side: Side) -> Vec<Term>;
        /// What is on the board and belongs to neither side.
        neutral() -> Vec<Phrase>;
        /// The arguments of the text that introduces the game's rules, in addition to those that all games have.
        introduction() -> Vec<(&'static str, Term)>;
        /// The number of a side's pieces; `None` in a game in which taken pieces come back or that has none.
        pieces_left(side: Side) -> Option<u32>;
    }

    /// The number of move sequences of exactly `depth` plies.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match_game!(AnyPosition(own) = self => perft(own, depth))
    }
}

/// A position or a move belongs to another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it belongs to another game")]
pub struct OtherGame;

impl Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl From<Move> for MoveText {
    fn from(mv: Move) -> Self {
        Self::of(mv)
    }
}

impl FromStr for Game {
    type Err = RulesetError;

    fn from_str(text: &str) -> Result<Self, RulesetError> {
        Self::ALL
            .iter()
            .copied()
            .find(|game| game.slug() == text)
            .ok_or_else(|| RulesetError::UnknownGame {
                game: text.to_owned(),
                allowed: Self::ALL
                    .iter()
                    .map(|game| game.slug())
                    .collect::<Vec<_>>()
                    .join(", "),
            })
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// A game and the exact rules of a match: `jungle/classic`, `jungle/classic+traps=universal`. The text is canonical,
/// and its meaning never changes, because stored matches are replayed under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Ruleset(Rules);

impl TryFrom<String> for Ruleset {
    type Error = RulesetError;

    fn try_from(text: String) -> Result<Self, RulesetError> {
        text.parse()
    }
}

impl From<Ruleset> for String {
    fn from(ruleset: Ruleset) -> Self {
        ruleset.to_string()
    }
}

impl Reason {
    /// The reasons of all games.
    pub fn all() -> impl Iterator<Item = Self> {
        let own = Game::ALL.iter().flat_map(|game| game.reasons());
        Self::COMMON.into_iter().chain(own.copied())
    }

    /// The reason with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::all().find(|reason| reason.key() == key)
    }
}

impl FromStr for Reason {
    type Err = UnknownReason;

    fn from_str(text: &str) -> Result<Self, UnknownReason> {
        Self::from_key(text).ok_or_else(|| UnknownReason(text.to_owned()))
    }
}

impl Achievement {
    /// The achievements of all games, in the order in which they are shown.
    pub fn all() -> impl Iterator<Item = Self> {
        let own = Game::ALL.iter().flat_map(|game| game.achievements());
        own.copied().chain(Self::COMMON)
    }

    /// The achievement with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::all().find(|achievement| achievement.key() == key)
    }
}
