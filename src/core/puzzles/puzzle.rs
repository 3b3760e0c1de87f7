//! A puzzle as data and as a line of text. Proves nothing.

use std::fmt;

use crate::rules::{AnyPosition, Game, Move, Outcome, Ruleset, Side};

keyed! {
    /// What the solver must reach.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PuzzleGoal {
        /// The game is won, whatever the opponent does.
        Win = "win",
        /// More points are gained than with any other move.
        Points = "points",
    }
}

keyed! {
    /// What the solution uses. Each theme is found by a check, so it holds in the sense of its description here.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum PuzzleTheme {
        /// Two winning threats at once: no reply meets both.
        Fork = "fork",
        /// The opponent's best reply takes the piece that has just moved.
        Lure = "lure",
        /// A piece in hand is dropped.
        Drop = "drop",
        /// A chick becomes a hen.
        Promote = "promote",
        /// The lion wins on the far rank.
        Try = "try",
        /// The den is entered while the opponent, if it were their turn, would win within two moves.
        Race = "race",
        /// A piece jumps over the river.
        Jump = "jump",
        /// The rat goes into the water or out of it.
        Rat = "rat",
        /// A stronger animal is taken, which a trap has weakened.
        Trap = "trap",
        /// No more than three pieces are on the board.
        Endgame = "endgame",
        /// Several squares are captured in one turn.
        Chain = "chain",
        /// A mandarin is captured.
        Mandarin = "mandarin",
        /// All fields of the opponent are emptied, so that five citizens must be put back.
        Empty = "empty",
        /// The move that takes most at once is not the best one.
        Patience = "patience",
        /// The solver makes four moves or more.
        Long = "long",
    }
}

/// The number of a puzzle, computed from its position: it stays the same when the collection changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub u32);

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A position with exactly one good move at each turn of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    id: PuzzleId,
    /// The goal.
    pub goal: PuzzleGoal,
    /// The position; the side to move is the solver.
    pub position: AnyPosition,
    /// The moves of the solver and the replies between them; it begins and ends with the solver.
    pub line: Vec<Move>,
    /// The first rating, from the effort of the search.
    pub rating: u16,
    /// The themes, in the order of [`PuzzleTheme::ALL`].
    pub themes: Vec<PuzzleTheme>,
}

/// The rules under which a game's puzzles are played: its first preset.
#[must_use]
pub fn ruleset(game: Game) -> Ruleset {
    Ruleset::presets(game)[0]
}

impl Puzzle {
    /// The game.
    #[must_use]
    pub fn game(&self) -> Game {
        self.position.ruleset().game()
    }

    /// A puzzle without a rating and themes.
    #[must_use]
    pub fn new(goal: PuzzleGoal, position: AnyPosition, line: Vec<Move>) -> Self {
        let text = format!("{} {position}", position.ruleset().game());
        let hash = text.bytes().fold(0x811c_9dc5, |hash: u32, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        Self {
            id: PuzzleId(hash),
            goal,
            position,
            line,
            rating: 0,
            themes: Vec::new(),
        }
    }

    /// The number of the puzzle: the 32-bit FNV-1a hash of its game and position.
    #[must_use]
    pub const fn id(&self) -> PuzzleId {
        self.id
    }

    /// The side that solves it.
    #[must_use]
    pub fn solver(&self) -> Side {
        self.position.side_to_move()
    }

    /// The number of the solver's moves.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// The position after the first `plies` moves of the line.
    #[must_use]
    pub fn after(&self, plies: usize) -> AnyPosition {
        let mut position = self.position.clone();
        for mv in self.line.iter().take(plies) {
            // A test plays the lines of all puzzles.
            let _ = position.play(*mv);
        }
        position
    }

    /// How the game stands at the end of the line.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.after(self.line.len()).outcome()
    }

    /// The points that the line gains on the opponent, in a game that counts points.
    #[must_use]
    pub fn gain(&self) -> Option<i32> {
        self.gain_until(self.line.len())
    }

    /// The points that its first `plies` moves gain.
    #[must_use]
    pub fn gain_until(&self, plies: usize) -> Option<i32> {
        let us = self.solver().index();
        let lead = |position: &AnyPosition| {
            let points = position.points(position.outcome().is_some())?;
            Some(points[us] - points[1 - us])
        };
        Some(lead(&self.after(plies))? - lead(&self.position)?)
    }
}

/// One line of the collection: game, goal, position, moves, rating and themes, with bars between them.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line: Vec<String> = self.line.iter().map(Move::to_string).collect();
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.key()).collect();
        write!(
            f,
            "{}|{}|{}|{}|{}|{}",
            self.game(),
            self.goal.key(),
            self.position,
            line.join(" "),
            self.rating,
            themes.join(" ")
        )
    }
}

impl Puzzle {
    /// The game, the first rating and the themes of a line of the collection, whose position and moves are not read.
    #[must_use]
    pub fn read_head(text: &str) -> Option<(Game, u16, Vec<PuzzleTheme>)> {
        let [game, _, _, _, rating, themes] = text.split('|').collect::<Vec<_>>()[..] else {
            return None;
        };
        let themes = themes.split(' ').filter(|theme| !theme.is_empty());
        let themes = themes.map(PuzzleTheme::from_key).collect::<Option<_>>()?;
        Some((game.parse().ok()?, rating.parse().ok()?, themes))
    }

    /// Reads a line of the collection; `None` if a part is missing or cannot be read.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (game, rating, themes) = Self::read_head(text)?;
        let [_, goal, position, line, ..] = text.split('|').collect::<Vec<_>>()[..] else {
            return None;
        };
        let position = AnyPosition::parse(&ruleset(game), position).ok()?;
        let mut at = position.clone();
        let mut moves = Vec::new();
        for text in line.split(' ') {
            let mv = at.read_canonical(text).ok()?;
            at.play(mv).ok()?;
            moves.push(mv);
        }
        Some(Self {
            rating,
            themes,
            ..Self::new(PuzzleGoal::from_key(goal)?, position, moves)
        })
    }
}
