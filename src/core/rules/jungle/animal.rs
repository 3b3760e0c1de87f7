//! The animals of Jungle, from the rat to the elephant.

keyed! {
    /// The kinds of animals, from the weakest. The language files name each by its key.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Animal {
        /// 鼠, the rat or mouse: swims, and takes the elephant.
        Rat = "rat",
        /// 貓, the cat.
        Cat = "cat",
        /// 狗, the dog.
        Dog = "dog",
        /// 狼, the wolf.
        Wolf = "wolf",
        /// 豹, the leopard.
        Leopard = "leopard",
        /// 虎, the tiger.
        Tiger = "tiger",
        /// 獅, the lion.
        Lion = "lion",
        /// 象, the elephant.
        Elephant = "elephant",
    }
}

impl Animal {
    /// The rank printed on the piece; [`Rules::rank`](super::Rules::rank) is the rank that counts.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }

    /// The letter in position texts, for the first side.
    #[must_use]
    pub const fn letter(self) -> char {
        ['R', 'C', 'D', 'W', 'P', 'T', 'L', 'E'][self as usize]
    }
}
