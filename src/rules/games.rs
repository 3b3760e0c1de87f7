//! The registry of the games: one line a game makes [`Game`], [`Ruleset`] and [`AnyPosition`]. Holds no rules itself.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::position::{
    Described, LongGame, MoveError, MoveText, Notation, Outcome, Position, PositionError, Reason,
    Side,
};
use super::ruleset::{self, Rulebook, RulesetError, Setting};
use super::{dobutsu, jungle, o_an_quan};

type RulesOf<P> = <P as Position>::Rules;

macro_rules! games {
    ($($name:ident($position:ty) = $slug:literal: $doc:literal;)+) => {
        /// One of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Game {
            $(#[doc = $doc] $name,)+
        }

        impl Game {
            /// Every game that there is.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The name of the game in rulesets, commands and records.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)+ }
            }

            /// The keys of the refusals that only this game gives, each with its placeholders.
            #[must_use]
            pub const fn refusals(self) -> &'static [(&'static str, &'static [&'static str])] {
                match self { $(Self::$name => <$position as Position>::REFUSALS,)+ }
            }
        }

        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        enum Rules {
            $($name(RulesOf<$position>),)+
        }

        impl Ruleset {
            /// The ready-made rulesets of a game, the one to propose first at the front.
            #[must_use]
            pub fn presets(game: Game) -> Vec<Self> {
                match game {
                    $(Game::$name => RulesOf::<$position>::PRESETS
                        .iter()
                        .filter_map(|name| RulesOf::<$position>::from_preset(name))
                        .map(|rules| Self(Rules::$name(rules)))
                        .collect(),)+
                }
            }

            /// The game that is played.
            #[must_use]
            pub const fn game(&self) -> Game {
                match self.0 { $(Rules::$name(_) => Game::$name,)+ }
            }

            /// The name of the preset from which the ruleset comes.
            #[must_use]
            pub fn preset(&self) -> &'static str {
                match self.0 { $(Rules::$name(rules) => rules.preset(),)+ }
            }

            /// Every switch that makes sense with the preset, as it is set.
            #[must_use]
            pub fn settings(&self) -> Vec<Setting> {
                match self.0 { $(Rules::$name(rules) => rules.settings(),)+ }
            }

            /// The key of the colour of a side: `blue`, `dark`, `white`...
            #[must_use]
            pub fn colour(&self, side: Side) -> &'static str {
                match self.0 { $(Rules::$name(rules) => rules.colours()[side.index()],)+ }
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
                match self {
                    $(Self::$name(mv) => mv.fmt(f),)+
                }
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
                match ruleset.0 { $(Rules::$name(rules) => Ok(Self::$name(Position::parse(rules, text)?)),)+ }
            }

            /// The rules under which this position is played.
            #[must_use]
            pub fn ruleset(&self) -> Ruleset {
                match self { $(Self::$name(position) => Ruleset(Rules::$name(*position.rules())),)+ }
            }

            /// Whose turn it is.
            #[must_use]
            pub fn side_to_move(&self) -> Side {
                match self { $(Self::$name(position) => position.side_to_move(),)+ }
            }

            /// The board in letters, for a terminal or whoever reads rather than looks.
            #[must_use]
            pub fn diagram(&self) -> String {
                match self { $(Self::$name(position) => position.diagram(),)+ }
            }

            /// The legal moves; empty exactly when the game is over.
            #[must_use]
            pub fn legal_moves(&self) -> Vec<Move> {
                match self {
                    $(Self::$name(position) => position.legal_moves().iter().copied().map(Move::$name).collect(),)+
                }
            }

            /// How the game ended, as far as the position alone can tell; see [`Record`](super::Record) for the rest.
            #[must_use]
            pub fn outcome(&self) -> Option<Outcome> {
                match self { $(Self::$name(position) => position.outcome(),)+ }
            }

            /// Reads a legal move as people write it, in any of their languages.
            ///
            /// # Errors
            /// Why the text cannot be read, or why the move is not legal.
            pub fn read(&self, text: &str) -> Result<Move, MoveError> {
                match self {
                    $(Self::$name(position) => position.read(text).map(Move::$name),)+
                }
            }

            /// Reads a move in canonical notation, as it was stored; it may be illegal here.
            ///
            /// # Errors
            /// Every other text, also one that [`read`](Self::read) understands.
            pub fn read_canonical(&self, text: &str) -> Result<Move, MoveError> {
                let mv = match self {
                    $(Self::$name(_) => text.parse().ok().map(Move::$name),)+
                };
                mv.ok_or_else(|| self.unreadable())
            }

            fn unreadable(&self) -> MoveError {
                let examples = match self {
                    $(Self::$name(position) => position.examples(),)+
                };
                Notation::Unreadable { examples }.into()
            }

            /// Makes a move.
            ///
            /// # Errors
            /// Why the move is not legal, or that it belongs to another game; the position is then as it was.
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

            /// The number of move sequences of exactly `depth` plies.
            #[must_use]
            pub fn perft(&self, depth: u32) -> u64 {
                match self { $(Self::$name(position) => super::perft(position, depth),)+ }
            }

            /// Whether a legal move takes something.
            #[must_use]
            pub fn captures(&self, mv: Move) -> bool {
                match (self, mv) {
                    $((Self::$name(position), Move::$name(mv)) => position.captures(mv),)+
                    _ => false,
                }
            }

            /// The points of both sides, in a game that counts points: those won so far, or all of them if the game is finished.
            #[must_use]
            pub fn points(&self, finished: bool) -> Option<[i32; 2]> {
                match self { $(Self::$name(position) => position.points(finished),)+ }
            }

            pub(super) const fn long_game(&self) -> LongGame {
                match self { $(Self::$name(_) => <$position as Position>::LONG_GAME,)+ }
            }

            pub(super) fn stopped(&self, by: Reason) -> Outcome {
                match self { $(Self::$name(position) => position.stopped(by),)+ }
            }
        }
    };
}

games! {
    Jungle(jungle::Jungle) = "jungle": "Jungle (Dòu Shòu Qí): eight animals a side, a river, traps and dens.";
    Dobutsu(dobutsu::Dobutsu) = "dobutsu": "Dōbutsu Shōgi: a small Shōgi with a lion, an elephant, a giraffe and a chick a side.";
    OAnQuan(o_an_quan::OAnQuan) = "o-an-quan": "Ô ăn quan: sowing and capturing stones in a ring of rice fields.";
}

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

/// A game and the exact rules under which it is played: `jungle/classic`, `jungle/classic+traps=universal`. Its text is
/// canonical and keeps its meaning for ever, because records are replayed under it.
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
