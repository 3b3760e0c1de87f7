//! The picture of Ô ăn quan, 960 by 554 pixels: layout of the ring and the players' stores. Decides no legality.

mod paint;
mod tile;

use crate::render::arrows::arrows;
use crate::render::drawn::Drawn;
use crate::render::frame::{Bar, Edge, PicturePart, band, below};
use crate::render::tile_cache::{Sheet, TileCaches};
use crate::render::{Ended, View};
use crate::rules::o_an_quan::{Direction, OAnQuan, SowingStep, Turn, ring};
use crate::rules::{Move, Position, Side, SideColours};
use paint::frame;
use tile::{BLOCK, BLOCKS, Chosen, FIELDS, FieldLook, GameTile, StorePart, Toward, Trail};

static TILES: TileCaches<GameTile> = TileCaches::new();

impl Drawn for OAnQuan {
    fn sheet(&self, sides: SideColours, ended: Option<Ended>, view: &View) -> Box<dyn Sheet> {
        let [above, beneath] = Bar::both(view, self.side_to_move(), ended).map(Edge::Bar);
        let points = self.score(ended.is_some());
        let below = below(view);
        let store = |side: Side| store(self, side, points[side.index()]);
        let (trail, to_the_right) = trail(self, view);
        let look = |square: u8, upper: bool, toward: Toward| {
            let trail = trail[usize::from(square)];
            FieldLook {
                citizens: self.citizens(square),
                mandarin: self.mandarin(square),
                trail,
                // Equal looks share a tile, so the direction is set only where stones were sown.
                toward: match trail {
                    Trail::Begun | Trail::Sown => toward,
                    Trail::None | Trail::Taken { .. } => Toward::Right,
                },
                chosen: chosen(self, view, square),
                first: upper,
            }
        };
        // Stones that move to the right in the lower row move to the left in the upper one.
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
        // The bottom side sees its first field at the left, next to the left mandarin square.
        let (left, right) = if view.flip { (6, 0) } else { (0, 6) };
        let (left, right) = (look(left, true, falling), look(right, false, rising));
        let row = |side: Side, upper: bool| {
            let toward = if upper { over } else { under };
            let end = |mut look: FieldLook| {
                // A mandarin fills the upper half, so that half looks the same whatever is below it.
                if upper && look.mandarin {
                    (look.citizens, look.toward) = (0, Toward::Right);
                }
                GameTile::End { look, upper }
            };
            let mut band = vec![end(left)];
            let fields = (1..=FIELDS).map(|place| if upper { FIELDS + 1 - place } else { place });
            band.extend(
                fields.map(|field| GameTile::Field(look(ring(side, field), upper, toward))),
            );
            band.push(end(right));
            band.into_iter().map(PicturePart::Own).collect()
        };
        let mut bands = vec![band(vec![above])];
        bands.extend(Edge::deviations(view).map(band));
        let lower = self.side_to_move() == below;
        let arrows = arrows(view, |mv| arrow(mv, lower, bands.len()));
        bands.extend([
            store(below.other()),
            numbers(view, true),
            row(below.other(), true),
            row(below, false),
            numbers(view, false),
            store(below),
            band(vec![beneath]),
        ]);
        TILES.of(view.theme, sides, frame).lay_out(bands, arrows)
    }
}

/// The row of tiles with what a side has won.
fn store(position: &OAnQuan, side: Side, points: i32) -> Vec<PicturePart<GameTile>> {
    let stones = u8::try_from(position.pool(side).max(0)).unwrap_or(u8::MAX);
    let block = |block: u8| stones.saturating_sub(block * BLOCK).min(BLOCK);
    let mut band = vec![StorePart::Begin];
    band.extend((0..BLOCKS).map(|number| StorePart::Stones(block(number))));
    band.extend([
        StorePart::Mandarins(position.mandarins_won(side).min(2)),
        StorePart::Points(points),
    ]);
    band.into_iter()
        .map(GameTile::Store)
        .map(PicturePart::Own)
        .collect()
}

/// The numbers of the fields, as the player of that row counts them.
fn numbers(view: &View, upper: bool) -> Vec<PicturePart<GameTile>> {
    let fields = (0..FIELDS).map(|place| if upper { FIELDS - place } else { place + 1 });
    let fields = fields.map(|field| char::from(b'0' + field));
    band(Edge::letters(view, fields))
}

/// From where to where the arrow of a sowing leads, as rows and columns of tiles, if `above` rows are above the upper
/// store; `lower` if the player to move sits below.
fn arrow(mv: Move, lower: bool, above: usize) -> Option<[(usize, usize); 2]> {
    let Ok(Turn::Sow(sowing)) = Turn::try_from(mv) else {
        return None;
    };
    // Both rings' rows follow a store and the numbers; they begin with half of a mandarin square. Each player's own left
    // is at the right of the upper row.
    let row = above + if lower { 3 } else { 2 };
    let place = |field: u8| usize::from(if lower { field } else { FIELDS + 1 - field });
    let to_the_right = (sowing.direction == Direction::Right) == lower;
    let from = place(sowing.field);
    let to = if to_the_right { from + 1 } else { from - 1 };
    Some([(row, from), (row, to)])
}

/// The highlight of a square: the view names a field of the side to move and the directions in which it may be sown.
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
    // The mover's left is the picture's left only if they are at the bottom.
    Some(if side == below(view) {
        Chosen { left, right }
    } else {
        Chosen {
            left: right,
            right: left,
        }
    })
}

/// The trail of the last move by square, and whether it goes to the right in the lower row. Without the previous
/// position, only its first field is marked.
fn trail(position: &OAnQuan, view: &View) -> ([Trail; 12], bool) {
    let mut trail = [Trail::None; 12];
    let Some(Ok(Turn::Sow(sowing))) = view.last_move.map(Turn::try_from) else {
        return (trail, true);
    };
    let mover = position.side_to_move().other();
    let before = view.before.as_ref();
    if let Some(before) = before.and_then(|before| <&OAnQuan>::try_from(before).ok())
        && before.side_to_move() == mover
        && before.check(Turn::Sow(sowing)).is_ok()
    {
        for step in before.effect(Turn::Sow(sowing)) {
            match step {
                SowingStep::Drop { square } => trail[usize::from(square)] = Trail::Sown,
                SowingStep::Take {
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
    // Both sides' right is the same direction around the ring.
    (trail, sowing.direction == Direction::Right)
}
