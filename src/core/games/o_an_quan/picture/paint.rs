//! Paints the tiles of Ô ăn quan's picture: fields with stones, mandarin squares, stores and bars.

use super::tile::{
    BLOCK, BLOCKS, Chosen, END, FIELD, FIELDS, FieldLook, GameTile, ROW, STORE, StorePart, Toward,
    Trail,
};
use crate::render::canvas::{Canvas, Rgb, Shape, mix};
use crate::render::fonts::Line;
use crate::render::frame::{Frame, emblem};
use crate::render::theme::Theme;
use crate::render::tile_cache::PaintedTile;
use crate::rules::{Side, SideColours};

/// The width of the ring's rim.
const RIM: f32 = 6.0;
const PEBBLE: f32 = 10.5;
/// The distance between columns of stones in a store.
const COLUMN: usize = 22;
/// An en dash: the font has it, and it is wider than a hyphen.
const MINUS: char = '–';

impl PaintedTile for GameTile {
    fn paint(&self, frame: &Frame) -> Canvas {
        match self {
            GameTile::Field(look) => paint_field(frame, *look),
            GameTile::End { look, upper } => {
                paint_end(frame, *look).crop(0, if *upper { 0 } else { ROW }, END, ROW)
            }
            GameTile::Store(store) => paint_store(frame, *store),
        }
    }

    fn samples() -> (Vec<Self>, &'static str) {
        let look = |citizens, trail| FieldLook {
            citizens,
            mandarin: true,
            trail,
            toward: Toward::Right,
            chosen: None,
            first: true,
        };
        let taken = Trail::Taken {
            citizens: 8,
            mandarin: false,
        };
        let looks = [
            look(5, Trail::None),
            look(0, Trail::None),
            look(12, Trail::Sown),
            look(2, Trail::Begun),
            look(0, taken),
            FieldLook {
                chosen: Some(Chosen {
                    left: true,
                    right: false,
                }),
                ..look(7, Trail::None)
            },
        ];
        let mut samples: Vec<_> = looks.map(GameTile::Field).to_vec();
        for upper in [false, true] {
            samples.extend(looks.map(|look| GameTile::End { look, upper }));
        }
        // A full store is mostly stones.
        let stores = [
            StorePart::Begin,
            StorePart::Stones(BLOCK),
            StorePart::Stones(BLOCK),
            StorePart::Stones(1),
            StorePart::Mandarins(1),
            StorePart::Points(27),
        ];
        samples.extend(stores.map(GameTile::Store));
        (samples, "")
    }
}

/// The frame in one theme and one pair of side colours.
pub(super) fn frame(theme: Theme, sides: SideColours) -> Frame {
    Frame {
        colours: theme.colours(),
        pieces: Side::ALL.map(|side| theme.piece_colours(sides, side)),
        width: usize::from(FIELDS) * FIELD + 2 * END,
        margin: 40,
        columns: (END, FIELD),
        number: (END, ROW),
        scale: 1.25,
        emblem: |side, _, x, y, radius| emblem(side, x, y, radius),
    }
}

fn ground(frame: &Frame, trail: Trail, plain: Rgb) -> Rgb {
    let share = match trail {
        Trail::None | Trail::Taken { .. } => 0.0,
        Trail::Sown => 0.28,
        Trail::Begun => 0.75,
    };
    mix(plain, frame.colours.trace, share)
}

fn paint_field(frame: &Frame, look: FieldLook) -> Canvas {
    let colours = frame.colours;
    let (width, height) = (FIELD as f32, ROW as f32);
    let mut canvas = Canvas::new(FIELD, ROW, ground(frame, look.trail, colours.land[1]));
    // The rim is on the outer side; thinner lines separate the rows and the fields.
    let (outer, inner) = either(look.first, (0.0, height), (height, 0.0));
    let line = |canvas: &mut Canvas, y: f32, half: f32| {
        let shape = Shape::rectangle(-9.0, y - half, width + 9.0, y + half, 0.0);
        canvas.fill(&shape, colours.cave);
    };
    line(&mut canvas, outer, RIM);
    line(&mut canvas, inner, 1.5);
    for x in [0.0, width] {
        let shape = Shape::rectangle(x - 1.5, -9.0, x + 1.5, height + 9.0, 0.0);
        canvas.fill(&shape, colours.cave);
    }
    // The number is on the outer side; the stones have the rest.
    let (words, middle) = either(look.first, (39.0, 87.0), (height - 14.0, height - 87.0));
    paint_trace(
        frame,
        &mut canvas,
        look,
        (29.0, words - 12.0),
        (width / 2.0, middle),
    );
    // A refilled field can contain a citizen and also have lost stones in the same turn; both are shown.
    let taken = matches!(look.trail, Trail::Taken { .. });
    let heap = if taken { 17.0 } else { width / 2.0 };
    paint_heap(frame, &mut canvas, (heap, middle), 38.0, look.citizens);
    let count = Line::set(&look.citizens.to_string(), 35.0, 80.0);
    canvas.write(&count, width - 13.0 - count.width(), words, colours.ink);
    if let Some(chosen) = look.chosen {
        paint_chosen(frame, &mut canvas, chosen, middle);
    }
    canvas
}

/// Highlights the field whose stones are to be sown, and the possible directions.
fn paint_chosen(frame: &Frame, canvas: &mut Canvas, chosen: Chosen, y: f32) {
    let colours = frame.colours;
    let (width, height) = (FIELD as f32, ROW as f32);
    let edge = Shape::rectangle(8.0, 8.0, width - 8.0, height - 8.0, 8.0).outline(5.0);
    canvas.fill(&edge, colours.hint);
    let ways = [
        (chosen.left, 24.0, Toward::Left),
        (chosen.right, width - 24.0, Toward::Right),
    ];
    for (_, x, toward) in ways.into_iter().filter(|way| way.0) {
        canvas.fill(&head(x, y, 19.0, toward), colours.hint_edge);
        canvas.fill(&head(x, y, 15.0, toward), colours.hint);
    }
}

/// What the last turn did here: a direction sign beside the number, or the captured stones.
fn paint_trace(
    frame: &Frame,
    canvas: &mut Canvas,
    look: FieldLook,
    way: (f32, f32),
    heap: (f32, f32),
) {
    let colour = frame.colours.trace_line;
    match look.trail {
        Trail::None => {}
        Trail::Begun => paint_arrow(frame, canvas, way.0, way.1, look.toward == Toward::Right),
        Trail::Sown => canvas.fill(&head(way.0 - 7.0, way.1, 9.0, look.toward), colour),
        Trail::Taken { citizens, mandarin } => paint_taken(frame, canvas, heap, citizens, mandarin),
    }
}

/// A whole mandarin square, both halves.
fn paint_end(frame: &Frame, look: FieldLook) -> Canvas {
    let colours = frame.colours;
    let (width, height) = (END as f32, 2.0 * ROW as f32);
    let mut canvas = frame.blank(END, 2 * ROW);
    // Half a disc centred on the side next to the fields.
    let x = if look.first { width } else { 0.0 };
    let disc = |radius: f32| Shape::disc(x, height / 2.0, radius);
    canvas.fill(&disc(height / 2.0), colours.cave);
    let shape = disc(height / 2.0 - RIM);
    canvas.fill(&shape, ground(frame, look.trail, colours.den));
    let shape = Shape::rectangle(x - 1.5, 0.0, x + 1.5, height, 0.0);
    canvas.fill(&shape, colours.cave);
    let centre = if look.first { 84.0 } else { width - 84.0 };
    if look.mandarin {
        paint_mandarin(frame, &mut canvas, centre, 92.0, 34.0);
    }
    // The rim is narrower below the heap, so the number and the direction sign are closer to the fields.
    let (way, number) = either(look.first, (133.0, 90.0), (31.0, width - 90.0));
    paint_trace(frame, &mut canvas, look, (way, 219.0), (centre, 120.0));
    let (heap, reach) = either(look.mandarin, (173.0, 27.0), (130.0, 34.0));
    paint_heap(frame, &mut canvas, (centre, heap), reach, look.citizens);
    let count = Line::set(&look.citizens.to_string(), 35.0, 80.0);
    canvas.write_centred(&count, number, 231.0, colours.ink);
    canvas
}

/// A heap of stones within `reach` of (`x`, `y`), arranged like sunflower seeds (golden angle).
fn paint_heap(frame: &Frame, canvas: &mut Canvas, (x, y): (f32, f32), reach: f32, citizens: u16) {
    // More stones are shown by the number only.
    let shown = citizens.min(40);
    let spread = (reach / f32::from(shown.max(1)).sqrt()).min(13.5);
    let size = (spread * 0.8).clamp(5.0, PEBBLE);
    let places: Vec<_> = (0..shown)
        .map(|stone| {
            let (sin, cos) = (f32::from(stone) * 2.399_963).sin_cos();
            let away = spread * (f32::from(stone) + 0.3).sqrt();
            (away * cos, away * sin)
        })
        .collect();
    // The first few stones are off-centre, so the heap is moved to the middle.
    let number = f32::from(shown.max(1));
    let (right, down) = places.iter().fold((0.0, 0.0), |sum, place| {
        (sum.0 + place.0 / number, sum.1 + place.1 / number)
    });
    for (stone, (dx, dy)) in places.into_iter().enumerate().rev() {
        paint_stone(
            frame,
            canvas,
            x + dx - right,
            y + dy - down,
            size,
            stone * 7 / 3,
        );
    }
}

fn paint_stone(frame: &Frame, canvas: &mut Canvas, x: f32, y: f32, size: f32, tone: usize) {
    let colour = frame.colours.pebbles[tone % 4];
    canvas.fill(&Shape::disc(x, y, size), mix(colour, [0; 3], 0.35));
    canvas.fill(&Shape::disc(x, y - 0.8, size - 1.4), colour);
    let shine = mix(colour, [255; 3], 0.45);
    let shape = Shape::disc(x - size * 0.3, y - size * 0.35, size * 0.28);
    canvas.fill(&shape, shine);
}

fn paint_mandarin(frame: &Frame, canvas: &mut Canvas, x: f32, y: f32, size: f32) {
    let colour = frame.colours.mandarin;
    let shape = Shape::disc(x, y + size * 0.08, size);
    canvas.fill(&shape, mix(colour, [0; 3], 0.5));
    canvas.fill(&Shape::disc(x, y, size), mix(colour, [0; 3], 0.25));
    canvas.fill(&Shape::disc(x, y - size * 0.03, size * 0.92), colour);
    let shine = Shape::disc(x - size * 0.3, y - size * 0.34, size * 0.24);
    canvas.fill(&shine, mix(colour, [255; 3], 0.4));
    let shape = Shape::disc(x, y, size * 0.66).outline(size * 0.07);
    canvas.fill(&shape, mix(colour, [255; 3], 0.4));
}

/// An arrow in the direction of the sowing.
fn paint_arrow(frame: &Frame, canvas: &mut Canvas, x: f32, y: f32, right: bool) {
    let colour = frame.colours.trace_line;
    let ahead = if right { 1.0 } else { -1.0 };
    let tip = (x + ahead * 18.0, y);
    let head = [
        tip,
        (x + ahead * 2.0, y - 13.0),
        (x + ahead * 2.0, y + 13.0),
    ];
    canvas.fill(&Shape::triangle(head), colour);
    let (back, neck) = (x - ahead * 18.0, x + ahead * 3.0);
    let shape = Shape::rectangle(back.min(neck), y - 5.0, back.max(neck), y + 5.0, 1.0);
    canvas.fill(&shape, colour);
}

/// The number of captured stones, in a ring.
fn paint_taken(
    frame: &Frame,
    canvas: &mut Canvas,
    (x, y): (f32, f32),
    citizens: u16,
    mandarin: bool,
) {
    let colours = frame.colours;
    canvas.fill(&Shape::disc(x, y, 33.0).outline(5.0), colours.mandarin);
    let line = Line::set(&format!("{MINUS}{citizens}"), 25.0, 60.0);
    let words = if mandarin { y + 21.0 } else { y + 9.0 };
    if mandarin {
        paint_mandarin(frame, canvas, x, y - 12.0, 12.0);
    }
    canvas.write_centred(&line, x, words, colours.ink);
}

/// A part of a side's store, on a tray that runs through all of them.
fn paint_store(frame: &Frame, store: StorePart) -> Canvas {
    let colours = frame.colours;
    let (begin, mandarins) = (62, 112);
    let block = usize::from(BLOCK / 2) * COLUMN;
    let width = match store {
        StorePart::Begin => begin,
        StorePart::Stones(_) => block,
        StorePart::Mandarins(_) => mandarins,
        StorePart::Points(_) => frame.width - begin - usize::from(BLOCKS) * block - mandarins,
    };
    let mut canvas = frame.blank(width, STORE);
    let margin = frame.margin as f32;
    let (middle, end) = (STORE as f32 / 2.0, width as f32);
    let left = if store == StorePart::Begin {
        margin
    } else {
        -margin
    };
    let right = match store {
        StorePart::Points(_) => end - margin,
        _ => end + margin,
    };
    let tray = Shape::rectangle(left, 4.0, right, STORE as f32 - 4.0, 14.0);
    canvas.fill(&tray, colours.tray());
    match store {
        StorePart::Begin => {}
        StorePart::Stones(count) => {
            for stone in 0..count {
                let x = COLUMN as f32 * (f32::from(stone / 2) + 0.5);
                let y = middle - 13.0 + 26.0 * f32::from(stone % 2);
                paint_stone(frame, &mut canvas, x, y, PEBBLE, usize::from(stone));
            }
        }
        StorePart::Mandarins(count) => {
            for place in 0..count {
                let x = end - 28.0 - 56.0 * f32::from(place);
                paint_mandarin(frame, &mut canvas, x, middle, 25.0);
            }
        }
        StorePart::Points(points) => {
            let debt = if points < 0 {
                MINUS.to_string()
            } else {
                String::new()
            };
            let total = format!("{debt}{}", points.unsigned_abs());
            let total = Line::set(&total, 38.0, right - 24.0);
            let start = right - 24.0 - total.width();
            canvas.write(&total, start, middle + 13.5, colours.lettering);
        }
    }
    canvas
}

fn either<T>(first: bool, one: T, other: T) -> T {
    if first { one } else { other }
}

/// An arrowhead around (`x`, `y`), its point `size` ahead.
fn head(x: f32, y: f32, size: f32, toward: Toward) -> Shape {
    let (ahead, aside) = match toward {
        Toward::Right => ((1.0, 0.0), (0.0, 1.0)),
        Toward::Left => ((-1.0, 0.0), (0.0, 1.0)),
        Toward::Up => ((0.0, -1.0), (1.0, 0.0)),
        Toward::Down => ((0.0, 1.0), (1.0, 0.0)),
    };
    let point = |along: f32, across: f32| {
        (
            x + size * (along * ahead.0 + across * aside.0),
            y + size * (along * ahead.1 + across * aside.1),
        )
    };
    Shape::triangle([point(0.75, 0.0), point(-0.6, 0.9), point(-0.6, -0.9)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::fonts::Face;

    #[test]
    fn the_sign_of_a_loss_is_in_its_font() {
        assert!(Face::Sans.has(MINUS));
    }
}
