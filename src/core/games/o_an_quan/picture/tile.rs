//! The tiles of the picture of Ô ăn quan: their sizes, and everything that determines how one looks.

pub(super) const FIELDS: u8 = 5;
pub(super) const FIELD: usize = 132;
/// The width of a mandarin square with the frame beside it; its height is two [`ROW`]s.
pub(super) const END: usize = 150;
pub(super) const ROW: usize = 135;
pub(super) const STORE: usize = 73;
/// A store is composed of tiles, because few of them differ: a start, blocks of this many stones, the mandarins, and
/// the points at the end.
pub(super) const BLOCK: u8 = 8;
/// The number of blocks, enough for all fifty citizens.
pub(super) const BLOCKS: u8 = 7;

/// The direction of the next square of a sowing, as drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Toward {
    Right,
    Left,
    Up,
    Down,
}

/// What the last turn did with a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Trail {
    None,
    /// The stones were first lifted here.
    Begun,
    /// A stone was dropped here.
    Sown,
    /// The stones captured from here.
    Taken {
        citizens: u16,
        mandarin: bool,
    },
}

/// What is highlighted while choosing a sowing: the field and the possible directions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Chosen {
    pub(super) left: bool,
    pub(super) right: bool,
}

/// Everything that determines how a square of the ring looks; the key of its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct FieldLook {
    pub(super) citizens: u16,
    pub(super) mandarin: bool,
    pub(super) trail: Trail,
    pub(super) toward: Toward,
    pub(super) chosen: Option<Chosen>,
    /// Whether it is in the upper row, or is the left mandarin square.
    pub(super) first: bool,
}

/// A tile of the ring or the stores.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum GameTile {
    Field(FieldLook),
    /// The upper or lower half of a mandarin square.
    End {
        look: FieldLook,
        upper: bool,
    },
    Store(StorePart),
}

/// A part of a side's store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum StorePart {
    Begin,
    Stones(u8),
    Mandarins(u8),
    Points(i32),
}
