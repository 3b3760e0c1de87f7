//! Ô ăn quan's ring of fields and its players' stores, on a picture of 960 by 554: how they look, never what is legal.

mod paint;

use super::frame::{Bar, Edge, Part, band, below};
use super::picture::{Ended, View};
use super::tile_cache::{Sheet, TileCaches};
use crate::rules::o_an_quan::{Direction, OAnQuan, Sowing, Step, ring};
use crate::rules::{Position, Side, SideColours};
use paint::Paint;

const FIELDS: u8 = 5;
const FIELD: usize = 132;
/// The width of a mandarin square, with the frame beside it, and half of its height.
const END: usize = 150;
const ROW: usize = 135;
const STORE: usize = 73;
/// A store is laid from parts, because few of them look different: where it begins, its stones in blocks of so many, its
/// mandarins, and at the end what all that is worth.
const BLOCK: u8 = 8;
/// How many blocks: there are fifty citizens in all.
const BLOCKS: u8 = 7;

/// Where the next square of a sowing lies, as it is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Toward {
    Right,
    Left,
    Up,
    Down,
}

/// What the last turn did with a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Trail {
    None,
    /// its stones were lifted first, and sown from here
    Begun,
    /// a stone was dropped here
    Sown,
    /// so many stones were captured from here
    Taken {
        citizens: u16,
        mandarin: bool,
    },
}

/// What the player who chooses a sowing is shown: the field, and to which sides it may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Chosen {
    left: bool,
    right: bool,
}

/// Everything that decides how a square of the ring looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Look {
    citizens: u16,
    mandarin: bool,
    trail: Trail,
    toward: Toward,
    chosen: Option<Chosen>,
    /// whether it lies in the upper row, or is the left end
    first: bool,
}

/// A part of the ring and the stores.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Own {
    Field(Look),
    /// the upper or lower half of a mandarin square
    End {
        look: Look,
        upper: bool,
    },
    Store(Store),
}

/// A part of what a side has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Store {
    Begin,
    Stones(u8),
    Mandarins(u8),
    Points(i32),
}

static TILES: TileCaches<Paint> = TileCaches::new();

/// Lays `position` out.
pub(super) fn board(
    position: &OAnQuan,
    sides: SideColours,
    ended: Option<Ended>,
    view: &View,
) -> Box<dyn Sheet> {
    let [above, beneath] = Bar::both(view, position.side_to_move(), ended).map(Edge::Bar);
    let points = position.score(ended.is_some());
    let below = below(view);
    let (trail, to_the_right) = trail(position, view);
    let look = |square: u8, upper: bool, toward: Toward| {
        let trail = trail[usize::from(square)];
        Look {
            citizens: position.citizens(square),
            mandarin: position.mandarin(square),
            trail,
            // What looks alike is to be one look: a way is shown only where stones went.
            toward: match trail {
                Trail::Begun | Trail::Sown => toward,
                Trail::None | Trail::Taken { .. } => Toward::Right,
            },
            chosen: chosen(position, view, square),
            first: upper,
        }
    };
    // Stones that go to the right in the row below come back to the left in the one above.
    let (over, under) = if to_the_right {
        (Toward::Left, Toward::Right)
    } else {
        (Toward::Right, Toward::Left)
    };
    let (rising, falling) = if to_the_right {
        (Toward::Up, Toward::Down)
    } else {
        (Toward::Down, Toward::Up)
    };
    // Who sits below sees their first field at the left, and the mandarin square before it at the left end.
    let (left, right) = if view.flip { (6, 0) } else { (0, 6) };
    let (left, right) = (look(left, true, falling), look(right, false, rising));
    let row = |side: Side, upper: bool| {
        let toward = if upper { over } else { under };
        let end = |mut look: Look| {
            // A mandarin has its half to itself, whatever lies below it.
            if upper && look.mandarin {
                (look.citizens, look.toward) = (0, Toward::Right);
            }
            Own::End { look, upper }
        };
        let mut band = vec![end(left)];
        let fields = (1..=FIELDS).map(|place| if upper { FIELDS + 1 - place } else { place });
        band.extend(fields.map(|field| Own::Field(look(ring(side, field), upper, toward))));
        band.push(end(right));
        band.into_iter().map(Part::Own).collect()
    };
    let store = |side: Side| {
        let stones = u8::try_from(position.pool(side).max(0)).unwrap_or(u8::MAX);
        let block = |block: u8| stones.saturating_sub(block * BLOCK).min(BLOCK);
        let mut band = vec![Store::Begin];
        band.extend((0..BLOCKS).map(|number| Store::Stones(block(number))));
        band.extend([
            Store::Mandarins(position.mandarins_won(side).min(2)),
            Store::Points(points[side.index()]),
        ]);
        band.into_iter().map(Own::Store).map(Part::Own).collect()
    };
    let numbers = |upper: bool| {
        let fields = (0..FIELDS).map(|place| if upper { FIELDS - place } else { place + 1 });
        band(Edge::letters(
            view,
            fields.map(|field| char::from(b'0' + field)),
        ))
    };
    let mut bands = vec![band(vec![above])];
    bands.extend(Edge::deviations(view).map(band));
    bands.extend([
        store(below.other()),
        numbers(true),
        row(below.other(), true),
        row(below, false),
        numbers(false),
        store(below),
        band(vec![beneath]),
    ]);
    TILES.of(view.theme, sides, Paint::of).lay(bands)
}

/// What is shown of choosing on a square: the view names a field of the side to move, and the sides to which it may go.
fn chosen(position: &OAnQuan, view: &View, square: u8) -> Option<Chosen> {
    let field: u8 = view.chosen.as_ref()?.parse().ok()?;
    let side = position.side_to_move();
    if !(1..=FIELDS).contains(&field) || ring(side, field) != square {
        return None;
    }
    let may = |direction: Direction| {
        let letter = direction.letter();
        view.targets
            .iter()
            .any(|target| target.parse() == Ok(letter))
    };
    let (left, right) = (may(Direction::Left), may(Direction::Right));
    // Their left is the picture's only if they sit below.
    Some(if side == below(view) {
        Chosen { left, right }
    } else {
        Chosen {
            left: right,
            right: left,
        }
    })
}

/// Where the stones of the last move went, by square, and whether to the right in the row below; without the position before,
/// only where they came from.
fn trail(position: &OAnQuan, view: &View) -> ([Trail; 12], bool) {
    let mut trail = [Trail::None; 12];
    let Some(sowing) = view.last_move.and_then(|mv| Sowing::try_from(mv).ok()) else {
        return (trail, true);
    };
    let mover = position.side_to_move().other();
    let before = view.before.as_ref();
    if let Some(before) = before.and_then(|before| <&OAnQuan>::try_from(before).ok())
        && before.side_to_move() == mover
        && before.check(sowing).is_ok()
    {
        for step in before.effect(sowing) {
            match step {
                Step::Drop { square } => trail[usize::from(square)] = Trail::Sown,
                Step::Take {
                    square,
                    citizens,
                    mandarin,
                } => {
                    trail[usize::from(square)] = Trail::Taken { citizens, mandarin };
                }
                _ => {}
            }
        }
    }
    trail[usize::from(ring(mover, sowing.field))] = Trail::Begun;
    // Either side's right is the same way round the ring.
    (trail, sowing.direction == Direction::Right)
}
