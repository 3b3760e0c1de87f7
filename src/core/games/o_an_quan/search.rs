//! Search support for Ô ăn quan: an evaluation of captured points and of the citizens in the fields. Decides no
//! legality.

use crate::rules::o_an_quan::{Direction, OAnQuan, RING, Rules, Turn, ring};
use crate::rules::{Position, Side};
use crate::search::game::{MoveMethod, Parameter, Searchable, mix, sample};
use crate::search::techniques::{Technique, Techniques};

/// The evaluation.
pub struct Weights {
    point: i32,
    citizen: i32,
    filled: i32,
}

impl Searchable for OAnQuan {
    type Weights = Weights;

    const PARAMETERS: &'static [Parameter] =
        &[("point", 10), ("citizen-in-field", 3), ("filled-field", 4)];
    const CODES: usize = 12;
    // A sowing changes the whole ring, so the evaluation cannot predict a move's effect. A draw is as good as it looks.
    const TECHNIQUES: Techniques = Techniques::ALL.without_all(&[
        Technique::Contempt,
        Technique::Quiescence,
        Technique::ThreatExtension,
        Technique::ReverseFutility,
        Technique::LateMovePruning,
    ]);
    const MARGIN: i32 = 60;
    const CONTEMPT: i32 = 0;
    const LEVELS: &'static [MoveMethod] = &[
        sample(1, 80.0),
        sample(2, 25.0),
        sample(3, 15.0),
        sample(4, 10.0),
        sample(6, 5.0),
        MoveMethod::Best { nodes: 1_000_000 },
    ];
    const ELO: &'static [f64] = &[0.0, 478.0, 693.0, 939.0, 1221.0, 1733.0];
    // One point of the game is ten.
    const EQUAL: i32 = 10;
    const STEEPNESS: f64 = 0.0053;
    const OPENING_PLIES: usize = 2;

    fn weights(_: &Rules, parameters: &[i32]) -> Weights {
        let value = |at: usize| parameters.get(at).copied().unwrap_or_default();
        Weights {
            point: value(0),
            citizen: value(1),
            filled: value(2),
        }
    }

    fn key(&self) -> u64 {
        let (mut low, mut high) = (0_u64, 0_u64);
        for square in 0..RING / 2 {
            low = low << 10 | u64::from(self.citizens(square));
            high = high << 10 | u64::from(self.citizens(square + RING / 2));
        }
        let pools = Side::ALL.map(|side| self.pool(side) as u16);
        let mut rest = u64::from(pools[0]) << 32 | u64::from(pools[1]) << 16;
        rest |= u64::from(self.may_swap()) << 7;
        rest |= u64::from(self.mandarins_won(Side::First)) << 5;
        rest |= u64::from(self.mandarins_won(Side::Second)) << 3;
        rest |= u64::from(self.mandarin(0)) << 2 | u64::from(self.mandarin(RING / 2)) << 1;
        rest |= self.side_to_move().index() as u64;
        mix(mix(mix(low) ^ high) ^ rest)
    }

    fn code(mv: Turn) -> u16 {
        match mv {
            Turn::Sow(mv) => u16::from(mv.field) * 2 + u16::from(mv.direction == Direction::Right),
            // Fields begin with 1, so 0 is free.
            Turn::Swap => 0,
        }
    }

    fn evaluate(&self, weights: &Weights) -> i32 {
        let points = Side::ALL.map(|side| {
            let fields = (1..=5).map(|field| i32::from(self.citizens(ring(side, field))));
            let (mut lying, mut filled) = (0, 0);
            for citizens in fields {
                lying += citizens;
                filled += i32::from(citizens > 0);
            }
            self.captured(side) * weights.point + lying * weights.citizen + filled * weights.filled
        });
        let us = self.side_to_move().index();
        points[us] - points[1 - us]
    }

    fn wins(&self, _: Turn) -> bool {
        false
    }

    fn gain(&self, weights: &Weights, mv: Turn) -> i32 {
        let us = self.side_to_move();
        let mut after = *self;
        after.play_unchecked(mv);
        (after.captured(us) - self.captured(us)) * weights.point
    }

    fn urgent(&self) -> bool {
        false
    }
}
