//! The animals of Jungle, from the rat to the elephant.

/// The kinds of animals, from the weakest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Animal {
    /// 鼠, the rat or mouse: swims, and takes the elephant.
    Rat = 1,
    /// 貓, the cat.
    Cat,
    /// 狗, the dog.
    Dog,
    /// 狼, the wolf.
    Wolf,
    /// 豹, the leopard.
    Leopard,
    /// 虎, the tiger.
    Tiger,
    /// 獅, the lion.
    Lion,
    /// 象, the elephant.
    Elephant,
}

impl Animal {
    /// Every kind of animal, from the weakest.
    pub const ALL: [Self; 8] = [
        Self::Rat,
        Self::Cat,
        Self::Dog,
        Self::Wolf,
        Self::Leopard,
        Self::Tiger,
        Self::Lion,
        Self::Elephant,
    ];

    /// The rank printed on the piece; [`Rules::rank`](super::Rules::rank) is the rank that counts.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self as u8
    }

    /// The key of the animal's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant",
        ][self.index()]
    }

    /// The letter in position texts, for the first side.
    #[must_use]
    pub const fn letter(self) -> char {
        ['R', 'C', 'D', 'W', 'P', 'T', 'L', 'E'][self.index()]
    }

    pub(super) const fn index(self) -> usize {
        self as usize - 1
    }
}
