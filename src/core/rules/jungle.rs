//! Jungle (鬥獸棋, Dòu Shòu Qí): the rules, and how a position changes and ends. Draws nothing.
//!
//! # The rules
//! The board has seven files and nine ranks. Each side has eight animals: elephant 8, lion 7, tiger 6, leopard 5, wolf
//! 4, dog 3, cat 2, rat 1. A turn moves one animal one square forward, backward or sideways, never diagonally, never
//! onto a piece of its own side and never into its own den. An animal takes an enemy of equal or lower rank by moving
//! onto it. The rat takes the elephant; the elephant does not take the rat. Only the rat enters the two rivers; it
//! takes nothing on land from the water and nothing in the water from land. Lion and tiger jump over the water in a
//! straight line, from bank to bank, and may take by jumping; a rat of either side in the water between blocks the
//! jump. Any animal may take an enemy that is on one of its own side's traps. A side wins by entering the enemy's den
//! or by taking all enemies. This is `classic`; the other presets and each variation are switches ([`Rules`]).
//!
//! # Rulings, where the sources are silent or contradict each other
//! * A side without a legal move loses. This includes a side without pieces if taking all of them does not win.
//! * The third occurrence of a position is a draw, and so are 200 plies without a capture.
//! * A piece on a trap still takes with its full rank; `trapped=powerless` is the literal reading.
//! * The elephant takes a rat that a trap has weakened, as any animal does, unless `elephant-rat=never`.
//! * The wolf ranks above the dog, as in all sources except for one example in one of them.
//! * The sources show the starting position in pictures that are lost; it is the one on which all other sources agree.

mod animal;
mod board;
mod bundle;
mod lesson;
mod moves;
mod notation;
mod rules;

use super::phrase::Illegal;
use super::position::{LongGame, MoveList, Outcome, Position, Reason, Side};
pub use animal::Animal;
use board::OFF;
pub use board::{Jungle, Piece, Square, Terrain};
pub use moves::JungleMove;
pub use rules::{ElephantRat, Jumps, Preset, RatOut, Rules, Trapped, Traps};

impl Position for Jungle {
    type Rules = Rules;
    type Move = JungleMove;
    type Moves = MoveList<JungleMove, { moves::MAX_MOVES }>;

    const LONG_GAME: LongGame = LongGame::WithoutCapture(200);

    fn start(rules: Rules) -> Self {
        Self::at_start(rules)
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn legal_moves(&self) -> Self::Moves {
        moves::legal(self)
    }

    fn check(&self, mv: JungleMove) -> Result<(), Illegal> {
        moves::check(self, mv)
    }

    fn play_unchecked(&mut self, mv: JungleMove) {
        let (us, them) = (self.to_move.index(), self.to_move.other().index());
        let (from, to) = (mv.from.index(), mv.to.index());
        if self.occupied[them] & mv.to.bit() != 0 {
            self.occupied[them] &= !mv.to.bit();
            for square in &mut self.squares[them] {
                *square = if *square == to { OFF } else { *square };
            }
        }
        self.occupied[us] ^= mv.from.bit() | mv.to.bit();
        for square in &mut self.squares[us] {
            *square = if *square == from { to } else { *square };
        }
        self.to_move = self.to_move.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board_outcome().or_else(|| {
            let stuck = self.legal_moves().is_empty();
            stuck.then_some(Outcome::win(self.to_move.other(), Reason::NO_MOVE))
        })
    }

    fn captures(&self, mv: JungleMove) -> bool {
        (self.occupied[0] | self.occupied[1]) & mv.to.bit() != 0
    }

    fn stopped(&self, by: Reason) -> Outcome {
        Outcome::Draw { by }
    }

    fn points(&self, _: bool) -> Option<[i32; 2]> {
        None
    }
}
