//! The marks that a square can bear in any game with squares: the last move's, and those of choosing the next.

use super::canvas::{Canvas, Rgb, Shape, mix};
use super::theme::Colours;

/// What the last move did here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trace {
    None,
    From,
    To,
}

/// What the player who chooses a move is shown here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hint {
    None,
    Chosen,
    Target,
}

/// Which squares bear marks, in texts that a game's squares are compared with.
pub struct Marked<'a> {
    from: Option<&'a str>,
    to: Option<&'a str>,
    chosen: Option<&'a str>,
    targets: &'a [String],
}

impl<'a> Marked<'a> {
    /// The marks that `view` asks for. The moves' texts are two squares, or where nothing is left, something else and one.
    pub fn of(view: &'a super::View) -> Self {
        let last_move = view.last_move.as_ref().map_or("", AsRef::as_ref);
        Self {
            from: last_move.get(..2),
            to: last_move.get(2..4),
            chosen: view.chosen.as_deref(),
            targets: &view.targets,
        }
    }

    /// The marks of the one square for which `is` holds.
    pub fn on(&self, is: impl Fn(&str) -> bool) -> (Trace, Hint) {
        let trace = if self.to.is_some_and(&is) {
            Trace::To
        } else if self.from.is_some_and(&is) {
            Trace::From
        } else {
            Trace::None
        };
        let hint = if self.chosen.is_some_and(&is) {
            Hint::Chosen
        } else if self.targets.iter().any(|target| is(target)) {
            Hint::Target
        } else {
            Hint::None
        };
        (trace, hint)
    }
}

/// The ground of a square of the last move.
pub fn tint(colours: &Colours, trace: Trace, ground: Rgb) -> Rgb {
    if trace == Trace::None {
        ground
    } else {
        mix(ground, colours.trace, 0.7)
    }
}

/// The two squares of the last move, told apart by more than the tint: brackets where it began, a frame where it ended.
pub fn trace(canvas: &mut Canvas, colours: &Colours, trace: Trace) {
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

/// The marks under a piece or on an empty square; `halo` is what a piece that may be captured stands out from.
pub fn hint(canvas: &mut Canvas, colours: &Colours, hint: Hint, halo: Option<&Shape>) {
    let side = canvas.width() as f32;
    let inset = |inset: f32| Shape::rectangle(inset, inset, side - inset, side - inset, 8.0);
    match (hint, halo) {
        (Hint::None, _) => {}
        (Hint::Chosen, _) => {
            canvas.fill(&inset(1.0), colours.hint);
            canvas.fill(&inset(5.0), colours.hint_edge);
            canvas.fill(&inset(7.0), mix(colours.hint_edge, colours.hint, 0.35));
        }
        (Hint::Target, None) => {
            canvas.fill(
                &Shape::disc(side / 2.0, side / 2.0, side * 0.18),
                colours.hint_edge,
            );
            canvas.fill(
                &Shape::disc(side / 2.0, side / 2.0, side * 0.145),
                colours.hint,
            );
        }
        (Hint::Target, Some(halo)) => {
            canvas.fill(&inset(1.0), colours.hint);
            canvas.fill(halo, colours.hint_edge);
        }
    }
}
