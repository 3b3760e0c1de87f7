//! Search support for Dōbutsu Shōgi: an evaluation of material on the board and in hand, and of the lions' safety.
//! Decides no legality.

use crate::rules::dobutsu::{Dobutsu, DobutsuMove, FAR, PieceKind, Rules, STEPS};
use crate::rules::{Position, Side};
use crate::search::game::{MoveMethod, Parameter, Searchable, mix, sample};
use crate::search::techniques::{Technique, Techniques};

/// The squares around each square.
const AROUND: [u16; 12] = STEPS[0][PieceKind::Lion as usize];

/// The evaluation: a value for each of the parameters.
pub struct Weights([i32; 10]);

impl Searchable for Dobutsu {
    type Weights = Weights;

    const PARAMETERS: &'static [Parameter] = &[
        ("giraffe", 230),
        ("elephant", 200),
        ("chick", 80),
        ("hen", 260),
        ("giraffe-in-hand", 250),
        ("elephant-in-hand", 220),
        ("chick-in-hand", 100),
        ("lion-forward", 14),
        ("attacked-near-lion", 9),
        ("tempo", 20),
    ];
    const CODES: usize = 17 * 12;
    // What each technique is worth is in docs/search.md.
    const TECHNIQUES: Techniques =
        Techniques::ALL.without_all(&[Technique::Killers, Technique::LateMovePruning]);
    const MARGIN: i32 = 120;
    const CONTEMPT: i32 = 30;
    const LEVELS: &'static [MoveMethod] = &[
        sample(1, 150.0),
        sample(1, 50.0),
        sample(2, 40.0),
        sample(3, 30.0),
        sample(4, 20.0),
        sample(6, 8.0),
        sample(8, 3.0),
        MoveMethod::Solved { nodes: 300_000 },
    ];
    const ELO: &'static [f64] = &[0.0, 225.0, 540.0, 815.0, 1020.0, 1350.0, 1638.0, 2436.0];
    const EQUAL: i32 = 40;
    const STEEPNESS: f64 = 0.0038;
    const OPENING_PLIES: usize = 2;

    fn weights(_: &Rules, parameters: &[i32]) -> Weights {
        Weights(std::array::from_fn(|at| {
            parameters.get(at).copied().unwrap_or_default()
        }))
    }

    fn key(&self) -> u64 {
        let mut key = self.side_to_move().index() as u64;
        for side in Side::ALL {
            let mut packed = 0_u64;
            for board in self.boards(side) {
                packed = packed << 12 | u64::from(board);
            }
            let [giraffes, elephants, chicks] = self.hand(side);
            key = key << 6 | u64::from(giraffes << 4 | elephants << 2 | chicks);
            key ^= mix(packed ^ (side as u64) << 62);
        }
        mix(key)
    }

    fn code(mv: DobutsuMove) -> u16 {
        let origin = match (mv.from(), mv.dropped()) {
            (Some(from), _) => u16::from(from.index()),
            (None, Some(kind)) => 12 + kind as u16,
            (None, None) => 0,
        };
        origin * 12 + u16::from(mv.to().index())
    }

    fn evaluate(&self, Weights(weights): &Weights) -> i32 {
        let points = Side::ALL.map(|side| {
            let [lion, giraffe, elephant, chick, hen] = self.boards(side);
            let [giraffes, elephants, chicks] = self.hand(side).map(i32::from);
            let count = |board: u16| board.count_ones() as i32;
            let square = lion.trailing_zeros().min(11) as usize;
            let forward = match side {
                Side::First => square / 3,
                Side::Second => 3 - square / 3,
            };
            let attacked = self.attacks(side.other()) & (AROUND[square] | lion);
            weights[0] * count(giraffe)
                + weights[1] * count(elephant)
                + weights[2] * count(chick)
                + weights[3] * count(hen)
                + weights[4] * giraffes
                + weights[5] * elephants
                + weights[6] * chicks
                + weights[7] * forward as i32
                - weights[8] * count(attacked)
        });
        let us = self.side_to_move().index();
        points[us] - points[1 - us] + weights[9]
    }

    fn wins(&self, mv: DobutsuMove) -> bool {
        let (us, to) = (self.side_to_move(), 1_u16 << mv.to().index());
        let lion = |side| self.boards(side)[PieceKind::Lion as usize];
        if lion(us.other()) & to != 0 {
            return true;
        }
        let steps = mv
            .from()
            .is_some_and(|from| lion(us) >> from.index() & 1 == 1);
        steps && FAR[us.index()] & to != 0 && self.attacks(us.other()) & to == 0
    }

    fn gain(&self, Weights(weights): &Weights, mv: DobutsuMove) -> i32 {
        let to = 1_u16 << mv.to().index();
        let promoted = if mv.promotes() {
            weights[3] - weights[2]
        } else {
            0
        };
        let [_, giraffe, elephant, chick, hen] = self.boards(self.side_to_move().other());
        promoted
            + if giraffe & to != 0 {
                weights[0] + weights[4]
            } else if elephant & to != 0 {
                weights[1] + weights[5]
            } else if chick & to != 0 {
                weights[2] + weights[6]
            } else if hen & to != 0 {
                weights[3] + weights[6]
            } else {
                0
            }
    }

    fn urgent(&self) -> bool {
        let (us, them) = (self.side_to_move(), self.side_to_move().other());
        let lion = |side| self.boards(side)[PieceKind::Lion as usize];
        let square = lion(them).trailing_zeros().min(11) as usize;
        let own = self
            .boards(them)
            .into_iter()
            .fold(0, |all, board| all | board);
        let goals = AROUND[square] & FAR[them.index()] & !own & !self.attacks(us);
        goals != 0 || self.attacks(them) & lion(us) != 0
    }
}
