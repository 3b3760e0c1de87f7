//! Phrases, achievements and lessons of Jungle. Decides no legality.

use super::{Animal, Jungle, JungleMove, Reason, Side, Terrain, lesson, moves};
use crate::rules::bundle::{
    Achievement, Bundle, Described, MOVE_TAKES, PIECE_LABEL, STEP, Texts, Won, labelled,
};
use crate::rules::lesson::{RulesPage, Task};
use crate::rules::phrase::{Phrase, Term};
use crate::rules::position::{MoveKind, Position as _};

impl Reason {
    /// An animal entered the enemy's den.
    pub const DEN: Self = Self("den");
    /// A side has no piece left.
    pub const CAPTURE_ALL: Self = Self("capture-all");
}

impl MoveKind {
    /// A step into the water or within it.
    pub const SWIM: Self = Self("swim");
    /// A step out of the water.
    pub const LAND: Self = Self("land");
    /// A jump across the river.
    pub const JUMP: Self = Self("jump");
    /// A step onto a trap of the enemy.
    pub const TRAP: Self = Self("trap");
    /// A step into the enemy's den.
    pub const DEN: Self = Self("den");
}

impl Achievement {
    /// The winner reached the den; the number is the length of the game in plies.
    pub const DEN: Self = Self::fewest("den");
    /// The winner took every piece of the opponent; the number is the length of the game in plies.
    pub const CAPTURE_ALL: Self = Self::fewest("capture-all");
    /// The winner's rat took the elephant; the number is the ply.
    pub const GIANT: Self = Self::fewest("giant");
}

impl Bundle for Jungle {
    const PIECES: &'static [&'static str] = &Animal::KEYS;
    const REASONS: &'static [Reason] = &[Reason::DEN, Reason::CAPTURE_ALL];
    const REFUSALS: Texts = moves::REFUSALS;
    const PHRASES: Texts = &[
        PIECE_LABEL,
        MOVE_TAKES,
        ("move-step", STEP),
        ("move-swim", STEP),
        ("move-land", STEP),
        ("move-jump", STEP),
        ("move-trap", STEP),
        ("move-den", STEP),
    ];
    const ACHIEVEMENTS: &'static [Achievement] = &[
        Achievement::DEN,
        Achievement::CAPTURE_ALL,
        Achievement::GIANT,
    ];
    const PAGES: &'static [RulesPage] = lesson::PAGES;
    const TASKS: &'static [Task] = lesson::TASKS;
    const EXAMPLE_PIECE: Option<&'static str> = Some(Animal::Elephant.key());

    fn describe(&self, mv: JungleMove) -> Described {
        let name = |square| self.piece_at(square).map(|piece| piece.kind.key());
        let step = match (self.terrain(mv.from), self.terrain(mv.to)) {
            (_, Terrain::Den(_)) => ("move-den", MoveKind::DEN),
            (_, Terrain::Trap(side)) if side != self.to_move => ("move-trap", MoveKind::TRAP),
            (_, Terrain::Water) => ("move-swim", MoveKind::SWIM),
            (Terrain::Water, _) => ("move-land", MoveKind::LAND),
            _ if moves::STEPS[usize::from(mv.from.index())] & mv.to.bit() == 0 => {
                ("move-jump", MoveKind::JUMP)
            }
            _ => ("move-step", MoveKind::STEP),
        };
        let (piece, captured) = (name(mv.from).unwrap_or_default(), name(mv.to));
        Described::step(step, piece, [mv.from, mv.to], captured)
    }

    fn explain(&self, _: JungleMove) -> Vec<Phrase> {
        Vec::new()
    }

    fn captured_squares(&self, mv: JungleMove) -> usize {
        usize::from(self.captures(mv))
    }

    /// The animals, the strongest first.
    fn holdings(&self, side: Side) -> Vec<Term> {
        let mut animals: Vec<_> = self
            .pieces()
            .filter(|(_, animal)| animal.side == side)
            .collect();
        animals.reverse();
        let places = animals.into_iter();
        places
            .map(|(square, animal)| Term::Phrase(labelled(animal.kind.key(), square)))
            .collect()
    }

    fn neutral(&self) -> Vec<Phrase> {
        Vec::new()
    }

    /// The animals with their ranks, the strongest first, and whether there is a river.
    fn introduction(&self) -> Vec<(&'static str, Term)> {
        let own = self
            .pieces()
            .filter(|(_, animal)| animal.side == Side::First);
        let mut ranks: Vec<_> = own
            .map(|(_, animal)| (self.rules.rank(animal.kind), animal.kind.key()))
            .collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        let ranks = ranks.into_iter();
        let animals = ranks.map(|(rank, name)| Term::Phrase(labelled(name, rank)));
        let river = if self.rules.has_rivers() { "yes" } else { "no" };
        vec![
            ("animals", Term::List(animals.collect())),
            ("river", Term::Text(river.to_owned())),
        ]
    }

    fn pieces_left(&self, side: Side) -> Option<u32> {
        Some(self.occupied[side.index()].count_ones())
    }

    fn achieved(won: &Won<'_, Self>) -> Vec<(Achievement, u32)> {
        let mut achieved = Vec::new();
        match won.by {
            Reason::DEN => achieved.push((Achievement::DEN, won.plies())),
            Reason::CAPTURE_ALL => achieved.push((Achievement::CAPTURE_ALL, won.plies())),
            _ => {}
        }
        let giant = (1..).zip(won.turns).find(|(_, (position, mv))| {
            let kind = |square| position.piece_at(square).map(|piece| piece.kind);
            position.to_move == won.winner
                && kind(mv.from) == Some(Animal::Rat)
                && kind(mv.to) == Some(Animal::Elephant)
        });
        achieved.extend(giant.map(|(ply, _)| (Achievement::GIANT, ply)));
        achieved
    }
}
