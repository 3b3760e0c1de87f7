//! Ô ăn quan (mandarin square capturing): the rules, and how a position changes and ends. Draws nothing.
//!
//! # The rules
//! The board is a ring of twelve squares. Each player has five rice fields, numbered 1 to 5 from their own left; at
//! each end there is a mandarin square (quan). Five citizens (dân) start in each field and one mandarin in each
//! mandarin square. A turn lifts all citizens of one of the player's fields and drops one in each square that follows,
//! to the right or to the left, mandarin squares included. Then the next square decides. A filled field is lifted and
//! sown on. A mandarin square ends the turn. If the next square is an empty field, everything in the square behind it
//! is captured, one's own stones too; if that square is empty, the turn ends. A player whose five fields are all empty
//! at the start of a turn puts one citizen from their pool into each, and borrows what is missing. When both mandarins
//! are captured, the citizens in each player's fields are theirs and the points are counted: one for a citizen, ten for
//! a mandarin.
//!
//! # Rulings, where the source is silent or leaves a choice
//! * On a full lap the field from which the stones came gets one too.
//! * A filled mandarin square is never lifted; like an empty one it ends the turn (`empty-mandarin=gap`: an empty one
//!   counts as an empty field, as in Vietnamese sources).
//! * If behind the captured square there is again an empty field and then a filled square, that is captured as well,
//!   and so on (`chain=off`: one capture a turn, as the source's text says).
//! * Quan non: a mandarin square that still holds its mandarin and fewer than five citizens cannot be captured
//!   (`quan-non=0`: it can). Without this rule the first move can take a mandarin and the reply can end the game.
//! * Citizens in the mandarin squares at the end count for nobody (`leftovers=split`: half of them for each).
//! * `end=squares`: the game ends only when both mandarin squares are empty.
//! * A pool below zero is a debt; what was borrowed is paid back when points are counted, so it counts against the
//!   debtor.
//! * After the third occurrence of the whole state, or 400 plies, the points are counted as at the end.
//! * `swap=on`: because the first move is worth much, the second side may answer it with `swap` instead of a sowing and
//!   take over the first side's move, field by field. The board is turned by 180 degrees with the pools and mandarins
//!   won, so that each player keeps their own side and colour, and the first side is to move. There is no second swap.

mod board;
mod bundle;
mod lesson;
mod notation;
mod rules;
mod sowing;

use super::phrase::Illegal;
use super::position::{LongGame, MoveList, Outcome, Position, Reason, Side};
pub use board::{Direction, OAnQuan, RING, Sowing, Turn, ring};
pub use rules::{EmptyMandarin, End, Mandarin, Preset, Rules};
pub use sowing::{Halt, SowingStep};

impl Position for OAnQuan {
    type Rules = Rules;
    type Move = Turn;
    type Moves = MoveList<Turn, 11>;

    const LONG_GAME: LongGame = LongGame::Plies(400);

    fn start(rules: Rules) -> Self {
        Self {
            citizens: [0, 5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5],
            mandarins: [true; 2],
            pools: [0; 2],
            won: [0; 2],
            to_move: Side::First,
            swap: rules.swap,
            rules,
        }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn legal_moves(&self) -> Self::Moves {
        let mut list = MoveList::new(Turn::Swap);
        if !self.is_over() {
            for field in 1..=5 {
                if self.citizens[usize::from(ring(self.to_move, field))] > 0 {
                    for direction in Direction::ALL {
                        list.push(Turn::Sow(Sowing { field, direction }));
                    }
                }
            }
            if self.may_swap() {
                list.push(Turn::Swap);
            }
        }
        list
    }

    fn check(&self, mv: Turn) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::new("game-over"));
        }
        let Turn::Sow(mv) = mv else {
            return match (self.may_swap(), self.rules.swap) {
                (true, _) => Ok(()),
                (false, true) => Err(Illegal::new("o-an-quan-late-swap")),
                (false, false) => Err(Illegal::new("o-an-quan-no-swap")),
            };
        };
        let about = |key| Illegal::new(key).number("number", mv.field);
        if !(1..=5).contains(&mv.field) {
            return Err(about("o-an-quan-no-field"));
        }
        if self.citizens[usize::from(ring(self.to_move, mv.field))] == 0 {
            return Err(about("o-an-quan-empty-field"));
        }
        Ok(())
    }

    fn play_unchecked(&mut self, mv: Turn) {
        self.turn(mv, |_| ());
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.stopped(Reason::POINTS))
    }

    fn captures(&self, mv: Turn) -> bool {
        let mut captures = false;
        self.clone().turn(mv, |step| {
            captures |= matches!(step, SowingStep::Take { .. });
        });
        captures
    }

    fn stopped(&self, by: Reason) -> Outcome {
        let [first, second] = self.score(true);
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::win(Side::First, by),
            std::cmp::Ordering::Less => Outcome::win(Side::Second, by),
            std::cmp::Ordering::Equal => Outcome::Draw { by },
        }
    }

    fn points(&self, finished: bool) -> Option<[i32; 2]> {
        Some(self.score(finished || self.is_over()))
    }
}
