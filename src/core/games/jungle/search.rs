//! Search support for Jungle under any ruleset: an evaluation of material, depending on the enemies that are left, and
//! of the distance to the enemy's den. Decides no legality.

use crate::rules::jungle::{
    Animal, ElephantRat, Jumps, Jungle, JungleMove, Piece, Rules, Square, Terrain,
};
use crate::rules::{Position, Side};
use crate::search::game::{MoveMethod, Parameter, Searchable, mix, sample};
use crate::search::techniques::{Technique, Techniques};

/// More than the distance of any animal to any den.
const FAR: usize = 24;

/// The evaluation, precomputed for a ruleset.
pub struct Weights {
    /// The value of an animal, by kind and by the set of the enemy's kinds that are left.
    worth: [[i32; 256]; 8],
    /// The value of a square, by side, kind and square.
    place: [[[i32; 64]; 8]; 2],
    /// The squares close to each side's den.
    home: [u64; 2],
    /// The moves that an animal needs to the enemy's den, by side, kind and square.
    attack: [[[u8; 64]; 8]; 2],
    /// The moves that an animal needs to a trap of its own, by side, kind and square.
    defence: [[[u8; 64]; 8]; 2],
    unguarded: i32,
    tempo: i32,
    race: i32,
}

/// Zobrist keys for every kind of either side on every square.
const KEYS: [[[u64; 64]; 8]; 2] = {
    let mut keys = [[[0; 64]; 8]; 2];
    let mut i = 0;
    while i < 1024 {
        // Square 63 stands for an animal that was taken.
        if i % 64 != 63 {
            keys[i / 512][i / 64 % 8][i % 64] = mix(i as u64);
        }
        i += 1;
    }
    keys
};
const SECOND_TO_MOVE: u64 = mix(4096);

/// Whether an animal may take another if both are on land and neither is on a trap.
fn takes(rules: &Rules, kind: Animal, victim: Animal) -> bool {
    match (kind, victim) {
        (Animal::Rat, Animal::Elephant) => true,
        (Animal::Elephant, Animal::Rat) => rules.elephant_rat == ElephantRat::Always,
        (Animal::Tiger, Animal::Lion) if rules.lion_tiger_equal => true,
        _ => rules.rank(kind) >= rules.rank(victim),
    }
}

/// The number of moves that an animal of a side needs on an empty board, from every square to the nearest goal.
fn distances(rules: &Rules, kind: Animal, side: Side, goal: Terrain) -> [usize; 64] {
    let board = Jungle::start(*rules);
    let terrain = |square: Square| board.terrain(square);
    let mut far = [FAR; 64];
    let mut queue: Vec<Square> = Square::all()
        .filter(|square| terrain(*square) == goal)
        .collect();
    for square in &queue {
        far[usize::from(square.index())] = 0;
    }
    let mut next = 0;
    while next < queue.len() {
        let square = queue[next];
        next += 1;
        for (df, dr) in [(-1_i8, 0_i8), (1, 0), (0, -1), (0, 1)] {
            let step = |from: Square| {
                Square::new(
                    from.file().wrapping_add_signed(df),
                    from.rank().wrapping_add_signed(dr),
                )
            };
            let Some(mut to) = step(square) else { continue };
            if terrain(to) == Terrain::Water && kind != Animal::Rat {
                let jumps = rules.jumps(kind);
                let may = match jumps {
                    Jumps::None => false,
                    Jumps::H => dr == 0,
                    Jumps::V => df == 0,
                    Jumps::Hv => true,
                };
                while let Some(over) = step(to).filter(|_| terrain(to) == Terrain::Water) {
                    to = over;
                }
                if !may {
                    continue;
                }
            }
            if far[usize::from(to.index())] == FAR && terrain(to) != Terrain::Den(side) {
                far[usize::from(to.index())] = far[usize::from(square.index())] + 1;
                queue.push(to);
            }
        }
    }
    far
}

impl Weights {
    fn new(rules: &Rules, parameters: &[i32]) -> Self {
        let named = |name| {
            let at = Jungle::PARAMETERS
                .iter()
                .position(|(known, _)| *known == name);
            at.map_or(0, |at| parameters[at])
        };
        let mut weights = Self {
            worth: [[0; 256]; 8],
            place: [[[0; 64]; 8]; 2],
            home: [0; 2],
            attack: [[[0; 64]; 8]; 2],
            defence: [[[0; 64]; 8]; 2],
            unguarded: named("unguarded"),
            tempo: named("tempo"),
            race: named("race"),
        };
        for kind in Animal::ALL {
            // An animal's value follows its rank under the rules, not the rank printed on it.
            let ranked = Animal::ALL[usize::from(rules.rank(kind)) - 1];
            let mut base = named(ranked.key());
            let without_jump = |jumps: Jumps| match jumps {
                Jumps::None => 90,
                Jumps::H | Jumps::V => 40,
                Jumps::Hv => 0,
            };
            base -= match kind {
                Animal::Lion | Animal::Tiger if rules.has_rivers() => {
                    without_jump(rules.jumps(kind))
                }
                Animal::Leopard => without_jump(rules.jumps(kind)) - 90,
                _ => 0,
            };
            for left in 0..256_usize {
                let enemies = Animal::ALL
                    .into_iter()
                    .filter(|enemy| left >> *enemy as usize & 1 == 1);
                let (mut prey, mut hunters) = (0, 0);
                for enemy in enemies {
                    prey += i32::from(takes(rules, kind, enemy));
                    hunters += i32::from(takes(rules, enemy, kind));
                }
                let fearless = if hunters == 0 {
                    base * named("fearless") / 100
                } else {
                    0
                };
                weights.worth[kind as usize][left] = base + fearless + named("prey") * prey;
            }
            for side in Side::ALL {
                let far = distances(rules, kind, side, Terrain::Den(side.other()));
                let back = distances(rules, kind, side, Terrain::Trap(side));
                weights.attack[side.index()][kind as usize] = far.map(|moves| moves as u8);
                weights.defence[side.index()][kind as usize] = back.map(|moves| moves as u8);
                for square in Square::all() {
                    let at = usize::from(square.index());
                    let near = match far[at] {
                        1 => named("near-1"),
                        2 => named("near-2"),
                        3 => named("near-3"),
                        4 => named("near-4"),
                        _ => 0,
                    };
                    let wet = Jungle::start(*rules).terrain(square) == Terrain::Water;
                    let swimming = if wet { named("swimming") } else { 0 };
                    let closer = named("closer") * (14 - far[at].min(14) as i32);
                    weights.place[side.index()][kind as usize][at] = closer + near + swimming;
                    if far[at] <= 2 && kind == Animal::Cat {
                        weights.home[side.other().index()] |= 1 << at;
                    }
                }
            }
        }
        weights
    }
}

impl Searchable for Jungle {
    type Weights = Weights;

    const PARAMETERS: &'static [Parameter] = &[
        ("rat", 330),
        ("cat", 145),
        ("dog", 235),
        ("wolf", 186),
        ("leopard", 367),
        ("tiger", 603),
        ("lion", 927),
        ("elephant", 772),
        ("fearless", 12),
        ("prey", 10),
        ("closer", 11),
        ("near-1", 65),
        ("near-2", 57),
        ("near-3", 18),
        ("near-4", 7),
        ("swimming", 22),
        ("unguarded", 47),
        ("tempo", 7),
        ("race", 229),
    ];
    const CODES: usize = 64 * 64;
    // What each technique is worth is in docs/search.md.
    const TECHNIQUES: Techniques =
        Techniques::ALL.without_all(&[Technique::Killers, Technique::ReverseFutility]);
    const MARGIN: i32 = 90;
    const CONTEMPT: i32 = 40;
    const LEVELS: &'static [MoveMethod] = &[
        sample(1, 400.0),
        sample(1, 120.0),
        sample(2, 80.0),
        sample(3, 50.0),
        sample(4, 30.0),
        sample(6, 10.0),
        MoveMethod::Best { nodes: 50_000 },
        MoveMethod::Best { nodes: 300_000 },
    ];
    const ELO: &'static [f64] = &[0.0, 258.0, 527.0, 850.0, 1158.0, 1488.0, 1713.0, 1938.0];
    const EQUAL: i32 = 40;
    const STEEPNESS: f64 = 0.0015;
    const OPENING_PLIES: usize = 6;

    fn weights(rules: &Rules, parameters: &[i32]) -> Weights {
        Weights::new(rules, parameters)
    }

    fn key(&self) -> u64 {
        let mut key = match self.side_to_move() {
            Side::First => 0,
            Side::Second => SECOND_TO_MOVE,
        };
        for (squares, keys) in self.squares().iter().zip(&KEYS) {
            for (&square, keys) in squares.iter().zip(keys) {
                key ^= keys[usize::from(square & 63)];
            }
        }
        key
    }

    fn code(mv: JungleMove) -> u16 {
        u16::from(mv.from.index()) << 6 | u16::from(mv.to.index())
    }

    fn evaluate(&self, weights: &Weights) -> i32 {
        let squares = self.squares();
        let left = squares.map(|squares| {
            let bits = squares.iter().enumerate();
            bits.fold(0, |left, (kind, &square)| {
                left | usize::from(square < Square::COUNT) << kind
            })
        });
        let [first, second] = Side::ALL.map(|side| {
            let (us, enemies) = (side.index(), left[side.other().index()] & 255);
            let mut points = 0;
            let (mut attack, mut defence) = (u8::MAX, u8::MAX);
            for (kind, &square) in squares[us].iter().enumerate() {
                if square < Square::COUNT {
                    let at = usize::from(square & 63);
                    points += weights.worth[kind][enemies] + weights.place[us][kind][at];
                    attack = attack.min(weights.attack[us][kind][at]);
                    defence = defence.min(weights.defence[us][kind][at]);
                }
            }
            if self.occupied(side) & weights.home[us] == 0 {
                points -= weights.unguarded;
            }
            (points, attack, defence)
        });
        let (us, them) = match self.side_to_move() {
            Side::First => (first, second),
            Side::Second => (second, first),
        };
        let (points, attack, defence) = us;
        let (their_points, their_attack, their_defence) = them;
        // The race to the dens: a side that is first and can no longer be stopped at the traps before it.
        let race = if attack <= their_attack && attack <= their_defence {
            weights.race
        } else if their_attack < attack && their_attack < defence {
            -weights.race
        } else {
            0
        };
        points - their_points + weights.tempo + race
    }

    fn wins(&self, mv: JungleMove) -> bool {
        self.is_den_of(mv.to, self.side_to_move().other())
    }

    fn winning(&self, moves: &[JungleMove]) -> Option<JungleMove> {
        if !self.is_threatened(self.side_to_move().other()) {
            return None;
        }
        moves.iter().copied().find(|mv| self.wins(*mv))
    }

    fn gain(&self, weights: &Weights, mv: JungleMove) -> i32 {
        if !self.captures(mv) {
            return 0;
        }
        let kind = self.piece_at(mv.to).map(|Piece { kind, .. }| kind);
        kind.map_or(0, |kind| weights.worth[kind as usize][0])
    }

    fn is_plain(&self) -> bool {
        let us = self.side_to_move();
        !self.is_threatened(us.other()) && self.can_step(us)
    }

    fn gaining_moves(&self) -> Self::Moves {
        self.captures_only()
    }

    fn urgent(&self) -> bool {
        self.is_threatened(self.side_to_move())
    }
}
