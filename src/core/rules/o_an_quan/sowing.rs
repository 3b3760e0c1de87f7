//! Plays a turn of Ô ăn quan step by step: sowing, capturing, refilling, or the swap. Decides no legality.

use super::board::{OAnQuan, RING, Sowing, Turn, mandarin_square, ring};
use super::rules::{EmptyMandarin, YOUNG};
use crate::rules::position::Side;

/// One step of a turn; squares are numbers of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SowingStep {
    /// All citizens of a field are lifted, at the start or to sow on.
    Lift {
        /// The field.
        square: u8,
        /// How many citizens.
        citizens: u16,
    },
    /// One citizen is dropped.
    Drop {
        /// Where.
        square: u8,
    },
    /// Everything in a square is captured.
    Take {
        /// The square.
        square: u8,
        /// How many citizens.
        citizens: u16,
        /// Whether a mandarin is captured with them.
        mandarin: bool,
    },
    /// The turn is over.
    Stop(Halt),
    /// The next player's fields were all empty, so one citizen was put into each.
    Refill {
        /// Whose fields.
        side: Side,
        /// How many of the five were borrowed.
        borrowed: u8,
    },
}

/// Why a turn is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Halt {
    /// The next square is a mandarin square.
    MandarinNext,
    /// The next two squares are empty.
    TwoEmpty,
    /// The mandarin behind the empty square is too young to be captured.
    QuanNon,
    /// A filled field follows the captured square.
    FilledNext,
    /// The rules allow only one capture a turn.
    OneCapture,
}

/// What follows the last stone, or the last capture.
enum Next {
    Filled(u8),
    Mandarin,
    /// An empty field, or what counts as one; the value is the square behind it.
    Gap(u8),
}

impl OAnQuan {
    /// What a legal move does, step by step, up to the start of the next turn; nothing for a swap.
    #[must_use]
    pub fn effect(&self, mv: Turn) -> Vec<SowingStep> {
        let mut steps = Vec::new();
        self.clone().turn(mv, |step| steps.push(step));
        steps
    }

    /// Plays a turn up to the start of the next one and reports each step.
    pub(super) fn turn(&mut self, mv: Turn, mut tell: impl FnMut(SowingStep)) {
        match mv {
            Turn::Sow(sowing) => {
                let halt = self.sow_and_take(sowing, &mut tell);
                tell(SowingStep::Stop(halt));
            }
            Turn::Swap => self.turn_round(),
        }
        // The second side swaps with its first move or never.
        self.swap &= self.to_move == Side::First;
        self.to_move = self.to_move.other();
        self.refill(tell);
    }

    /// Gives each side what the other side had.
    const fn turn_round(&mut self) {
        self.citizens.rotate_left(RING as usize / 2);
        self.mandarins.swap(0, 1);
        self.pools.swap(0, 1);
        self.won.swap(0, 1);
    }

    /// Sows and captures until the turn ends. It always ends: every lap leaves a stone in a mandarin square, and
    /// nothing is sown after a capture.
    fn sow_and_take(&mut self, mv: Sowing, tell: &mut impl FnMut(SowingStep)) -> Halt {
        let mut at = self.sow(ring(self.to_move, mv.field), mv, tell);
        let mut taken = false;
        loop {
            at = match self.next(at, mv) {
                Next::Mandarin => return Halt::MandarinNext,
                Next::Filled(_) if taken => return Halt::FilledNext,
                Next::Filled(field) => self.sow(field, mv, tell),
                Next::Gap(_) if taken && !self.rules.chain => return Halt::OneCapture,
                Next::Gap(behind) if self.is_empty(behind) => return Halt::TwoEmpty,
                Next::Gap(behind) if self.is_protected(behind) => return Halt::QuanNon,
                Next::Gap(behind) => {
                    self.take(behind, tell);
                    taken = true;
                    behind
                }
            };
        }
    }

    fn next(&self, at: u8, mv: Sowing) -> Next {
        let next = mv.direction.after(at);
        match (mandarin_square(next), self.is_empty(next)) {
            (None, false) => Next::Filled(next),
            (Some(_), false) => Next::Mandarin,
            (Some(_), true) if self.rules.empty_mandarin == EmptyMandarin::Stop => Next::Mandarin,
            _ => Next::Gap(mv.direction.after(next)),
        }
    }

    /// Lifts a field and drops its citizens one by one; returns where the last one fell.
    fn sow(&mut self, field: u8, mv: Sowing, tell: &mut impl FnMut(SowingStep)) -> u8 {
        let citizens = std::mem::take(&mut self.citizens[usize::from(field)]);
        tell(SowingStep::Lift {
            square: field,
            citizens,
        });
        let mut at = field;
        for _ in 0..citizens {
            at = mv.direction.after(at);
            self.citizens[usize::from(at)] += 1;
            tell(SowingStep::Drop { square: at });
        }
        at
    }

    const fn is_protected(&self, square: u8) -> bool {
        match mandarin_square(square) {
            Some(which) => {
                self.rules.quan_non
                    && self.mandarins[which]
                    && self.citizens[square as usize] < YOUNG
            }
            None => false,
        }
    }

    fn take(&mut self, square: u8, tell: &mut impl FnMut(SowingStep)) {
        let citizens = std::mem::take(&mut self.citizens[usize::from(square)]);
        let mandarin =
            mandarin_square(square).is_some_and(|which| std::mem::take(&mut self.mandarins[which]));
        self.pools[self.to_move.index()] += citizens as i16;
        self.won[self.to_move.index()] += u8::from(mandarin);
        tell(SowingStep::Take {
            square,
            citizens,
            mandarin,
        });
    }

    /// Refills the fields of the side to move if they are all empty and the game is not over.
    pub(super) fn refill(&mut self, mut tell: impl FnMut(SowingStep)) {
        let fields = (1..=5).map(|field| usize::from(ring(self.to_move, field)));
        if self.is_over() || fields.clone().any(|field| self.citizens[field] > 0) {
            return;
        }
        for field in fields {
            self.citizens[field] = 1;
        }
        let pool = &mut self.pools[self.to_move.index()];
        let borrowed = (5 - (*pool).clamp(0, 5)) as u8;
        *pool -= 5;
        tell(SowingStep::Refill {
            side: self.to_move,
            borrowed,
        });
    }
}
