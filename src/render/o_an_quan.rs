//! Ô ăn quan's ring of fields and its players' stores, on a picture of 960 by 526: how they look, never what is legal.

mod paint;

use std::sync::OnceLock;

use super::frame::{Bar, below};
use super::studio::{Sheet, Studio};
use super::theme::{Livery, Theme};
use super::{Ended, View};
use crate::rules::o_an_quan::{Direction, OAnQuan, Sowing, Step, ring};
use crate::rules::{AnyPosition, Position, Side};
use paint::Paint;

const FIELDS: u8 = 5;
const FIELD: usize = 132;
/// The width of a mandarin square, with the frame beside it, and half of its height.
const END: usize = 150;
const ROW: usize = 135;
const STORE: usize = 73;
const WIDTH: usize = FIELDS as usize * FIELD + 2 * END;

/// What the last turn did with a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Trail {
    None,
    /// its stones were lifted first, and sown to the right or left of the picture
    Begun {
        right: bool,
    },
    /// a stone was dropped here
    Sown,
    /// so many stones were captured from here
    Taken {
        citizens: u16,
        mandarin: bool,
    },
}

/// Everything that decides how a square of the ring looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Look {
    citizens: u16,
    mandarin: bool,
    trail: Trail,
    chosen: bool,
    /// whether it lies in the upper row, or is the left end
    first: bool,
}

/// A part of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Part {
    Field(Look),
    /// the upper or lower half of a mandarin square
    End {
        look: Look,
        upper: bool,
    },
    /// the numbers of the fields in a row
    Numbers {
        rising: bool,
    },
    /// what a side has won
    Store {
        citizens: i16,
        mandarins: u8,
        points: i32,
    },
    Bar(Bar),
}

fn studio(theme: Theme, livery: Livery) -> &'static Studio<Paint> {
    static STUDIOS: [[OnceLock<Studio<Paint>>; 4]; 3] =
        [const { [const { OnceLock::new() }; 4] }; 3];
    STUDIOS[theme as usize][livery as usize].get_or_init(|| Studio::new(Paint::of(theme, livery)))
}

/// Lays `position` out.
pub(super) fn board(
    position: &OAnQuan,
    livery: Livery,
    ended: Option<Ended>,
    view: &View,
) -> Box<dyn Sheet> {
    let bars = Bar::both(view, position.side_to_move(), ended);
    let points = position.score(ended.is_some());
    let below = below(view);
    let trail = trail(position, view);
    let look = |square: u8, first: bool| {
        let chosen = view.chosen.as_ref().and_then(|field| field.parse().ok());
        Look {
            citizens: position.citizens(square),
            mandarin: position.mandarin(square),
            trail: trail[usize::from(square)],
            chosen: chosen.is_some_and(|field: u8| ring(position.side_to_move(), field) == square),
            first,
        }
    };
    // Who sits below sees their first field at the left, and the mandarin square before it at the left end.
    let (left, right) = if view.flip { (6, 0) } else { (0, 6) };
    let (left, right) = (look(left, true), look(right, false));
    let row = |side: Side, upper: bool| {
        let mut band = vec![Part::End { look: left, upper }];
        let fields = (1..=FIELDS).map(|place| if upper { FIELDS + 1 - place } else { place });
        band.extend(fields.map(|field| Part::Field(look(ring(side, field), upper))));
        band.push(Part::End { look: right, upper });
        band
    };
    let bar = |side: Side| vec![Part::Bar(bars[side.index()].clone())];
    let store = |side: Side| {
        vec![Part::Store {
            citizens: position.pool(side),
            mandarins: position.mandarins_won(side),
            points: points[side.index()],
        }]
    };
    studio(view.theme, livery).lay(vec![
        bar(below.other()),
        store(below.other()),
        vec![Part::Numbers { rising: false }],
        row(below.other(), true),
        row(below, false),
        vec![Part::Numbers { rising: true }],
        store(below),
        bar(below),
    ])
}

/// Where the stones of the last move went, by square; without the position before, only where they came from.
fn trail(position: &OAnQuan, view: &View) -> [Trail; 12] {
    let mut trail = [Trail::None; 12];
    let Some(sowing) = view
        .last_move
        .as_ref()
        .and_then(|mv| mv.as_ref().parse::<Sowing>().ok())
    else {
        return trail;
    };
    if !(1..=FIELDS).contains(&sowing.field) {
        return trail;
    }
    let mover = position.side_to_move().other();
    if let Some(AnyPosition::OAnQuan(before)) = &view.before
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
    let to_the_right = (sowing.direction == Direction::Right) == (mover == below(view));
    trail[usize::from(ring(mover, sowing.field))] = Trail::Begun {
        right: to_the_right,
    };
    trail
}
