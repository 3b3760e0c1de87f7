//! Marks on squares: the last move, the choice of the next move, and the alarm. For any game with squares.

use std::str::FromStr;

use super::canvas::{Canvas, Rgb, Shape, mix};
use super::fonts::Face;
use super::picture::View;
use super::theme::Colours;

/// The part of a square in the last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Trace {
    #[default]
    None,
    From,
    To,
}

/// The part of a square in choosing the next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Hint {
    #[default]
    None,
    Chosen,
    Target,
}

/// All marks of one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Marks {
    pub trace: Trace,
    pub hint: Hint,
    /// Whether the game can be decided here.
    pub alarm: bool,
}

impl Marks {
    /// Each mark by itself, and none: enough samples for a palette.
    pub fn samples() -> [Self; 6] {
        let none = Self::default();
        let trace = |trace| Self { trace, ..none };
        let hint = |hint| Self { hint, ..none };
        let alarm = Self {
            alarm: true,
            ..none
        };
        [
            none,
            trace(Trace::From),
            trace(Trace::To),
            hint(Hint::Chosen),
            hint(Hint::Target),
            alarm,
        ]
    }

    /// The colour of the square's ground, tinted if it is part of the last move.
    pub fn tint(self, colours: &Colours, ground: Rgb) -> Rgb {
        if self.trace == Trace::None {
            ground
        } else {
            mix(ground, colours.trace, 0.7)
        }
    }

    /// Draws the marks and the square's border on its ground.
    pub fn lay(self, canvas: &mut Canvas, colours: &Colours, halo: Option<&Shape>) {
        canvas.border(mix(colours.grid, self.tint(colours, colours.grid), 0.5));
        trace(canvas, colours, self.trace);
        hint(canvas, colours, self.hint, halo);
        if self.alarm {
            alarm(canvas, colours);
        }
    }
}

/// The marked squares of a board.
pub struct Marked<S> {
    left: Option<S>,
    reached: Option<S>,
    chosen: Option<S>,
    targets: Vec<S>,
}

impl<S: FromStr + PartialEq> Marked<S> {
    /// The marks of a view; `left` and `reached` are the squares of the last move.
    pub fn of(view: &View, left: Option<S>, reached: Option<S>) -> Self {
        let square = |text: &String| text.parse().ok();
        Self {
            left,
            reached,
            chosen: view.chosen.as_ref().and_then(square),
            targets: view.targets.iter().filter_map(square).collect(),
        }
    }

    /// The marks of a square.
    pub fn on(&self, square: &S) -> Marks {
        let is = |other: &Option<S>| other.as_ref() == Some(square);
        let trace = if is(&self.reached) {
            Trace::To
        } else if is(&self.left) {
            Trace::From
        } else {
            Trace::None
        };
        let hint = if is(&self.chosen) {
            Hint::Chosen
        } else if self.targets.contains(square) {
            Hint::Target
        } else {
            Hint::None
        };
        Marks {
            trace,
            hint,
            alarm: false,
        }
    }
}

/// The two squares of the last move, distinguished by more than colour: brackets at the start, a frame at the end.
fn trace(canvas: &mut Canvas, colours: &Colours, trace: Trace) {
    let side = canvas.width() as f32;
    let frame = || Shape::rectangle(3.0, 3.0, side - 3.0, side - 3.0, 3.0).outline(5.0);
    match trace {
        Trace::None => {}
        Trace::From => {
            let gap = side * 0.27;
            let upright = Shape::rectangle(gap, -9.0, side - gap, side + 9.0, 0.0);
            let level = Shape::rectangle(-9.0, gap, side + 9.0, side - gap, 0.0);
            canvas.fill(&frame().without(upright).without(level), colours.trace_line);
        }
        Trace::To => canvas.fill(&frame(), colours.trace_line),
    }
}

/// The marks under a piece or on an empty square.
fn hint(canvas: &mut Canvas, colours: &Colours, hint: Hint, halo: Option<&Shape>) {
    let side = canvas.width() as f32;
    let inset = |inset: f32| Shape::rectangle(inset, inset, side - inset, side - inset, 8.0);
    match (hint, halo) {
        (Hint::None, _) => {}
        (Hint::Chosen, _) => chosen(canvas, colours, |within| inset(1.0 + within)),
        (Hint::Target, None) => {
            let shape = Shape::disc(side / 2.0, side / 2.0, side * 0.18);
            canvas.fill(&shape, colours.hint_edge);
            let shape = Shape::disc(side / 2.0, side / 2.0, side * 0.145);
            canvas.fill(&shape, colours.hint);
        }
        (Hint::Target, Some(halo)) => {
            canvas.fill(&inset(1.0), colours.hint);
            canvas.fill(halo, colours.hint_edge);
        }
    }
}

/// A highlighted place with an edge; `shape` returns the shape shrunk by the given number of pixels.
pub fn chosen(canvas: &mut Canvas, colours: &Colours, shape: impl Fn(f32) -> Shape) {
    canvas.fill(&shape(0.0), colours.hint);
    canvas.fill(&shape(4.0), colours.hint_edge);
    canvas.fill(&shape(6.0), mix(colours.hint_edge, colours.hint, 0.35));
}

/// A frame inside the square's edge, where no other mark is.
fn alarm(canvas: &mut Canvas, colours: &Colours) {
    let side = canvas.width() as f32;
    let frame = Shape::rectangle(8.0, 8.0, side - 8.0, side - 8.0, 6.0).outline(5.0);
    canvas.fill(&frame, colours.alarm);
}

/// A warning sign around (`x`, `y`). It has its own background, so it works on every ground.
pub fn warning(canvas: &mut Canvas, colours: &Colours, x: f32, y: f32, size: f32) {
    let triangle = |size: f32| {
        Shape::triangle([
            (x, y - size),
            (x + size * 1.04, y + size * 0.8),
            (x - size * 1.04, y + size * 0.8),
        ])
    };
    canvas.fill(&triangle(size + 3.5), colours.turn_lettering);
    canvas.fill(&triangle(size), colours.turn);
    canvas.glyph(
        Face::Sans,
        '!',
        (x, y + size * 0.15),
        (size, size * 1.05),
        colours.turn_lettering,
    );
}
