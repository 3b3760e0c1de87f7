//! What every game has in common: two sides, outcomes, refusals and the trait of a position. Knows no game.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::ruleset::Rulebook;

/// One of the two players, by who makes the first move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side that begins; it sits at the bottom of the board.
    First,
    /// The side that answers.
    Second,
}

impl Side {
    /// Both sides, the one that begins first.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The opponent of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first side and 1 for the second, for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name of the side in records, translations and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

keyed! {
    /// Why a game is over.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Reason {
        /// An animal entered the enemy's den.
        Den = "den",
        /// A side has no piece left.
        CaptureAll = "capture-all",
        /// The side to move has no legal move.
        NoMove = "no-move",
        /// A lion was taken.
        Catch = "catch",
        /// A lion has arrived on the far rank.
        Try = "try",
        /// Everything that counts is captured, and the points were counted.
        Points = "points",
        /// The same position occurred for the third time.
        Repetition = "repetition",
        /// Too many plies went by without anything happening.
        LongGame = "long-game",
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A text that names no [`Reason`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no reason for the end of a game")]
pub struct UnknownReason(pub String);

impl FromStr for Reason {
    type Err = UnknownReason;

    fn from_str(text: &str) -> Result<Self, UnknownReason> {
        Self::from_key(text).ok_or_else(|| UnknownReason(text.to_owned()))
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Side,
        /// What decided the game.
        by: Reason,
    },
    /// Nobody has won.
    Draw {
        /// What ended the game.
        by: Reason,
    },
}

impl Outcome {
    /// One side has won.
    #[must_use]
    pub const fn win(winner: Side, by: Reason) -> Self {
        Self::Win { winner, by }
    }

    /// The side that has won, if any.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw { .. } => None,
        }
    }

    /// What ended the game.
    #[must_use]
    pub const fn by(self) -> Reason {
        match self {
            Self::Win { by, .. } | Self::Draw { by } => by,
        }
    }
}

/// Something that a refusal speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// A piece, by the key of its name.
    Piece(&'static str),
    /// A rank or an amount.
    Number(i64),
    /// A square or a move, which reads the same in every language.
    Text(String),
}

/// Why a move is not allowed, for people: the key of a text and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{key}")]
pub struct Illegal {
    /// The key of the text; each game lists its own in a constant.
    pub key: &'static str,
    /// What the text speaks of, by the name of the placeholder.
    pub args: Vec<(&'static str, Term)>,
}

impl Illegal {
    /// The keys that more than one game uses, each with its placeholders.
    pub const COMMON: &'static [(&'static str, &'static [&'static str])] = &[
        ("game-over", &[]),
        ("no-piece", &["square"]),
        ("not-your-piece", &["square", "piece"]),
        ("not-that-piece", &["square", "piece", "named"]),
        ("nothing-reaches", &["square"]),
        ("same-square", &["square"]),
        ("stuck", &["piece", "square"]),
    ];

    /// A refusal that needs no arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// Adds a piece to the arguments.
    #[must_use]
    pub fn piece(mut self, name: &'static str, piece: &'static str) -> Self {
        self.args.push((name, Term::Piece(piece)));
        self
    }

    /// Adds a number to the arguments.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.push((name, Term::Number(number.into())));
        self
    }

    /// Adds a square or a move to the arguments.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Display) -> Self {
        self.args.push((name, Term::Text(text.to_string())));
        self
    }
}

/// Why a text could not be read as a move of the present position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Notation {
    /// The text is no move at all.
    #[error(
        "this cannot be read as a move; legal moves look like {}",
        join(examples)
    )]
    Unreadable {
        /// Two legal moves of the position (fewer if it has fewer).
        examples: Vec<MoveText>,
    },
    /// The text fits several moves.
    #[error("this fits several moves: {}", join(candidates))]
    Ambiguous {
        /// The legal moves that it fits.
        candidates: Vec<MoveText>,
    },
}

fn join(moves: &[MoveText]) -> String {
    moves
        .iter()
        .map(MoveText::as_ref)
        .collect::<Vec<_>>()
        .join(", ")
}

/// Why a move was not made.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum MoveError {
    /// The text could not be read.
    #[error(transparent)]
    Notation(#[from] Notation),
    /// The move was understood and is against the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
}

/// Why a text is not a position of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not a position: {problem}")]
pub struct PositionError {
    /// The text as it was given, shortened if it was long.
    pub text: String,
    /// What is wrong with it.
    pub problem: String,
}

impl PositionError {
    pub(super) fn new(text: &str, problem: impl Into<String>) -> Self {
        Self {
            text: text.chars().take(100).collect(),
            problem: problem.into(),
        }
    }
}

/// A move in canonical notation, as it is stored and told. Only the position in which it is played can read it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MoveText(String);

impl MoveText {
    pub(super) fn of(mv: impl Display) -> Self {
        Self(mv.to_string())
    }
}

impl Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl AsRef<str> for MoveText {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// What kind of thing a move does, for readable names of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A plain step.
    Step,
    /// A step into the water or within it.
    Swim,
    /// A step out of the water.
    Land,
    /// A jump across the river.
    Jump,
    /// A step onto a trap of the enemy.
    Trap,
    /// A step into the enemy's den.
    Den,
    /// A piece comes from the hand onto the board.
    Drop,
    /// A chick becomes a hen.
    Promote,
    /// A lion's step onto the far rank.
    Try,
    /// The stones of a field are sown.
    Sow,
}

/// What a move does, in terms from which a readable name can be made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Described {
    /// The key of the piece that moves.
    pub piece: &'static str,
    /// The square that it leaves, if it stood on the board.
    pub from: Option<String>,
    /// The square on which it arrives.
    pub to: String,
    /// The key of the piece that it takes.
    pub captured: Option<&'static str>,
    /// The kind of move.
    pub kind: Deed,
}

/// After how many plies a game that leads nowhere is ended by the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LongGame {
    /// Never.
    Never,
    /// After that many plies in a row without a capture.
    WithoutCapture(usize),
    /// After that many plies.
    Plies(usize),
}

/// A position of one game under one ruleset. `Eq` and `Hash` mean "the same position" in the rule of repetition.
pub trait Position: Clone + Eq + Hash + Debug + Display {
    /// The switches of the game.
    type Rules: Rulebook;
    /// A move; its `Display` is the canonical notation and its `FromStr` reads that back, and nothing else.
    type Move: Copy + Eq + Debug + Display + FromStr;
    /// The legal moves, held without allocation.
    type Moves: Deref<Target = [Self::Move]>;

    /// The rule of the record on games without end.
    const LONG_GAME: LongGame;
    /// The keys of the refusals that only this game gives, each with its placeholders.
    const REFUSALS: &'static [(&'static str, &'static [&'static str])];

    /// The position in which a game starts.
    fn start(rules: Self::Rules) -> Self;

    /// Reads a position text.
    ///
    /// # Errors
    /// Says what is wrong with the text, or which rule of the board it breaks.
    fn parse(rules: Self::Rules, text: &str) -> Result<Self, PositionError>;

    /// The rules under which this position is played.
    fn rules(&self) -> &Self::Rules;

    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// The legal moves; empty exactly when [`outcome`](Self::outcome) is `Some`.
    fn legal_moves(&self) -> Self::Moves;

    /// Whether a move is legal.
    ///
    /// # Errors
    /// The reason for which it is not, for people.
    fn check(&self, mv: Self::Move) -> Result<(), Illegal>;

    /// Makes a move that is known to be legal.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// How the game ended, as far as the position alone can tell.
    fn outcome(&self) -> Option<Outcome>;

    /// Reads a move as people write it. What it returns is understood, and not necessarily legal.
    ///
    /// # Errors
    /// [`MoveError::Notation`] if the text is no move or fits several, [`MoveError::Illegal`] if it is clear enough that
    /// no such move can be made.
    fn interpret(&self, text: &str) -> Result<Self::Move, MoveError>;

    /// The board in letters, for a terminal or whoever reads rather than looks.
    fn diagram(&self) -> String;

    /// What a legal move does.
    fn describe(&self, mv: Self::Move) -> Described;

    /// Whether a legal move takes something.
    fn captures(&self, mv: Self::Move) -> bool;

    /// How the game ends if the record ends it here.
    fn stopped(&self, by: Reason) -> Outcome {
        Outcome::Draw { by }
    }

    /// The points of both sides, in a game that counts points; `finished` if the record has ended the game.
    fn points(&self, finished: bool) -> Option<[i32; 2]> {
        let _ = finished;
        None
    }

    /// Makes a move.
    ///
    /// # Errors
    /// [`MoveError::GameOver`] or the reason for which the move is illegal; the position is then as it was.
    fn play(&mut self, mv: Self::Move) -> Result<(), MoveError> {
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Reads a move as people write it and makes sure that it is legal.
    ///
    /// # Errors
    /// Everything that [`interpret`](Self::interpret) and [`play`](Self::play) refuse.
    fn read(&self, text: &str) -> Result<Self::Move, MoveError> {
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        let mv = self.interpret(text)?;
        self.check(mv)?;
        Ok(mv)
    }

    /// Two legal moves that show how moves are written here.
    fn examples(&self) -> Vec<MoveText> {
        let moves = self.legal_moves();
        let mut examples: Vec<_> = moves
            .first()
            .into_iter()
            .chain(moves.get(moves.len() / 2))
            .collect();
        examples.dedup();
        examples.into_iter().map(MoveText::of).collect()
    }
}

/// A list of moves on the stack: walking a tree of moves allocates nothing.
#[derive(Clone, Copy, Debug)]
pub struct MoveList<M, const N: usize> {
    moves: [M; N],
    len: usize,
}

impl<M: Copy, const N: usize> MoveList<M, N> {
    /// An empty list; `filler` is any move and never seen.
    #[must_use]
    pub const fn new(filler: M) -> Self {
        Self {
            moves: [filler; N],
            len: 0,
        }
    }

    pub(super) const fn push(&mut self, mv: M) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl<M, const N: usize> Deref for MoveList<M, N> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.moves[..self.len]
    }
}
