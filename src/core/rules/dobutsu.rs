//! Dōbutsu Shōgi (どうぶつしょうぎ): the rules, and how a position changes and ends. Draws nothing.
//!
//! # The rules
//! The board has three files and four ranks. Each side has a lion (one step in all eight directions), an elephant
//! (diagonally), a giraffe (along files and ranks) and a chick (forward). A turn is one step or one drop. A piece that
//! is taken goes into the taker's hand and changes sides; a piece in hand may be dropped on any empty square. A chick
//! that steps onto the far rank always becomes a hen (all directions but diagonally backward); one dropped there stays
//! a chick and cannot move; a taken hen becomes a chick again. The lion may not step onto a square that an enemy piece
//! could step to next, not even to take a piece or to reach the far rank. Taking the enemy's lion wins, and so does
//! moving one's own lion to the far rank. A side without a legal move loses. This is `classic`, the literal reading of
//! its source.
//!
//! # Rulings, where the source is silent
//! * Only the lion's step is restricted: an attack on one's own lion need not be answered, so the lion can be taken.
//! * The third occurrence of the same squares, hands and side to move is a draw; the occurrences need not be
//!   consecutive.
//! * The source shows the starting position in a picture that is lost; it is taken from the publisher's sheet.
//!
//! `official` is the publisher's sheet: the lion may step into attack; on the far rank it wins at once if no enemy
//! piece can take it there, and otherwise it wins unless the enemy's very next move does.

mod board;
mod bundle;
mod lesson;
mod moves;
mod notation;
mod reading;
mod rules;

use super::phrase::Illegal;
use super::position::{LongGame, MoveList, Outcome, Position, Reason, Side};
use board::bit;
pub use board::{Dobutsu, FAR, Piece, PieceKind, Square};
pub use moves::{DobutsuMove, STEPS, attacks_of};
pub use rules::Rules;

impl Position for Dobutsu {
    type Rules = Rules;
    type Move = DobutsuMove;
    type Moves = MoveList<DobutsuMove, { moves::MAX_MOVES }>;

    const LONG_GAME: LongGame = LongGame::Never;

    fn start(rules: Rules) -> Self {
        board::start(rules)
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

    fn check(&self, mv: DobutsuMove) -> Result<(), Illegal> {
        moves::check(self, mv)
    }

    fn play_unchecked(&mut self, mv: DobutsuMove) {
        let (us, them) = (self.to_move.index(), self.to_move.other().index());
        let to = bit(mv.to());
        if let Some(kind) = mv.dropped() {
            self.boards[us][kind as usize] |= to;
            self.occupied[us] |= to;
            if let Some(slot) = kind.slot() {
                self.hands[us][slot] -= 1;
            }
        } else if let Some(from) = mv.from() {
            if self.occupied[them] & to != 0 {
                self.occupied[them] ^= to;
                for kind in PieceKind::ALL {
                    if self.boards[them][kind as usize] & to != 0 {
                        self.boards[them][kind as usize] ^= to;
                        if let Some(slot) = kind.slot() {
                            self.hands[us][slot] += 1;
                        }
                    }
                }
            }
            self.occupied[us] ^= bit(from) | to;
            for board in &mut self.boards[us] {
                let moves = *board >> from.index() & 1;
                *board ^= moves << from.index() | moves << mv.to().index();
            }
            if mv.promotes() {
                self.boards[us][PieceKind::Chick as usize] ^= to;
                self.boards[us][PieceKind::Hen as usize] |= to;
            }
        }
        self.to_move = self.to_move.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board_outcome().or_else(|| {
            let stuck = self.legal_moves().is_empty();
            stuck.then_some(Outcome::win(self.to_move.other(), Reason::NO_MOVE))
        })
    }

    fn captures(&self, mv: DobutsuMove) -> bool {
        self.occupied[self.to_move.other().index()] & bit(mv.to()) != 0
    }

    fn stopped(&self, by: Reason) -> Outcome {
        Outcome::Draw { by }
    }

    fn points(&self, _: bool) -> Option<[i32; 2]> {
        None
    }
}
