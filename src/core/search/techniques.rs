//! The techniques of the search (pruning, reductions, move ordering), each of which can be switched off, so that matches show
//! what it is worth (`banyan ablate`). Implements none of them.

keyed! {
    /// A technique of the search. docs/search.md says where each comes from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Technique {
        /// A root window around the score of the last depth.
        AspirationWindows = "aspiration-windows",
        /// A draw counts as bad for the side to move at the root, unless it is behind.
        Contempt = "contempt",
        /// Tries first which quiet moves refuted other moves at the same ply.
        Killers = "killers",
        /// Tries quiet moves in the order of their success elsewhere in the tree.
        History = "history",
        /// Plays out captures and other gains before a leaf is scored. Needs an evaluation that is reliable between gains.
        Quiescence = "quiescence",
        /// Searches a leaf one ply deeper if the opponent threatens to win at once.
        ThreatExtension = "threat-extension",
        /// Leaves a node near the leaves if its evaluation is far above the window.
        ReverseFutility = "reverse-futility",
        /// Leaves out late quiet moves near the leaves.
        LateMovePruning = "late-move-pruning",
        /// Searches late quiet moves less deeply at first.
        LateMoveReductions = "late-move-reductions",
    }
}

/// A set of techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques(u16);

impl Techniques {
    /// All of them.
    pub const ALL: Self = Self(u16::MAX);

    /// The set without a technique.
    #[must_use]
    pub const fn without(self, technique: Technique) -> Self {
        Self(self.0 & !(1 << technique as u16))
    }

    /// The set without some techniques.
    #[must_use]
    pub const fn without_all(mut self, techniques: &[Technique]) -> Self {
        let mut next = 0;
        while next < techniques.len() {
            self = self.without(techniques[next]);
            next += 1;
        }
        self
    }

    /// Whether the set has a technique.
    #[must_use]
    pub const fn contains(self, technique: Technique) -> bool {
        self.0 >> technique as u16 & 1 == 1
    }

    /// The techniques of the set.
    pub fn iter(self) -> impl Iterator<Item = Technique> {
        Technique::ALL
            .into_iter()
            .filter(move |technique| self.contains(*technique))
    }
}
