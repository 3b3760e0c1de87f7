//! The picture of a knockout's bracket: a column for each round, who met, and who goes on. Draws the given pairings;
//! knows no seeding.

use super::canvas::{Canvas, Shape, mix};
use super::fonts::Line;
use super::head::{MARGIN, WIDTH, dots, head};
use super::picture::Picture;
use super::png_encoder::PngEncoder;
use super::theme::{Colours, Theme};

const LABELS: usize = 30;
/// The height of one player's line, and of a pairing with the gap below it.
const LINE: f32 = 34.0;
const PAIRING: f32 = 2.0 * LINE;
const GAP: f32 = 16.0;
/// The gap between columns, in which lines lead to the next round.
const BETWEEN: f32 = 22.0;

/// The content of a picture of a bracket.
#[derive(Debug, Clone, Default)]
pub struct BracketPicture {
    /// The title.
    pub title: String,
    /// A short note opposite the title, such as the round.
    pub note: String,
    /// The rounds, the first one first. Each has half as many pairings as the one before, in the order of the bracket.
    pub rounds: Vec<BracketRound>,
    /// The first round that is drawn, from 0.
    pub from: usize,
    /// The match for the third place and its heading, drawn below the final.
    pub third_place: Option<(String, BracketPairing)>,
    /// The colours.
    pub theme: Theme,
}

/// A round of a bracket.
#[derive(Debug, Clone, Default)]
pub struct BracketRound {
    /// The heading, such as "Final".
    pub heading: String,
    /// The pairings, from the top.
    pub pairings: Vec<BracketPairing>,
}

/// Two lines of a bracket.
#[derive(Debug, Clone, Default)]
pub struct BracketPairing {
    /// The two players, the upper one first.
    pub players: [BracketPlayer; 2],
}

/// A player in a bracket.
#[derive(Debug, Clone, Default)]
pub struct BracketPlayer {
    /// The name; empty if nobody has reached this place, or nobody will.
    pub name: String,
    /// The points from this pairing, if any.
    pub score: String,
    /// Whether the player goes on from here; `None` while it is undecided.
    pub won: Option<bool>,
    /// Whether the line is marked, such as the viewer's own.
    pub marked: bool,
}

impl BracketPicture {
    /// The most rounds that are drawn side by side.
    pub const MAX_ROUNDS: usize = 4;

    /// The most pairings of a round that are drawn.
    pub const MAX_PAIRINGS: usize = 32;

    /// Draws the bracket. It never fails: long names are cut, and what is beyond the most is left out; dots stand for
    /// pairings that are left out.
    #[must_use]
    pub fn draw(&self) -> Picture {
        let shown = self.shown_rounds();
        let painter = BracketPainter::of(self.theme.colours(), shown.len());
        let first = shown.first().map_or(0, |round| round.pairings.len());
        let first = first.min(Self::MAX_PAIRINGS);
        let last = shown.len().saturating_sub(1);
        let reaches_end =
            self.from.min(self.rounds.len().saturating_sub(1)) + shown.len() == self.rounds.len();
        let third = self.third_place.as_ref().filter(|_| reaches_end);
        let bottom = top_of(0, first.saturating_sub(1)) + PAIRING;
        let third_top = top_of(last, 0) + PAIRING + LABELS as f32 + GAP;
        let bottom = if third.is_some() {
            bottom.max(third_top + PAIRING)
        } else {
            bottom
        };

        let mut canvas = Canvas::new(WIDTH, (bottom + GAP) as usize, painter.colours.frame);
        for (column, round) in shown.iter().enumerate() {
            painter.heading(&mut canvas, column, &round.heading, LABELS as f32 - 8.0);
            let count = first.div_ceil(1 << column);
            for (at, pairing) in round.pairings.iter().take(count).enumerate() {
                let top = top_of(column, at);
                if column < last {
                    painter.connect(&mut canvas, column, at);
                }
                painter.pairing(&mut canvas, column, top, pairing);
            }
        }
        if let Some((heading, pairing)) = third {
            painter.heading(&mut canvas, last, heading, third_top - 8.0);
            painter.pairing(&mut canvas, last, third_top, pairing);
        }
        let head = head(painter.colours, &self.title, &self.note);
        let mut bands = vec![head, canvas];
        let all = shown.first().map_or(0, |round| round.pairings.len());
        if all > Self::MAX_PAIRINGS {
            bands.push(painter.dots());
        }
        PngEncoder::print_once(WIDTH, &bands)
    }

    fn shown_rounds(&self) -> &[BracketRound] {
        let from = self.from.min(self.rounds.len().saturating_sub(1));
        let rounds = &self.rounds[from..];
        &rounds[..rounds.len().min(Self::MAX_ROUNDS)]
    }
}

struct BracketPainter {
    colours: &'static Colours,
    /// The width of a column without the gap after it.
    column: f32,
}

impl BracketPainter {
    fn of(colours: &'static Colours, columns: usize) -> Self {
        let columns = columns.max(1) as f32;
        let room = WIDTH as f32 - 2.0 * MARGIN - BETWEEN * (columns - 1.0);
        Self {
            colours,
            column: (room / columns).min(300.0).floor(),
        }
    }

    /// Dots for the pairings that are left out.
    fn dots(&self) -> Canvas {
        let mut canvas = Canvas::new(WIDTH, 30, self.colours.frame);
        dots(&mut canvas, self.colours, self.left(0) + 14.0, 10.0);
        canvas
    }

    fn left(&self, column: usize) -> f32 {
        MARGIN + (self.column + BETWEEN) * column as f32
    }

    fn heading(&self, canvas: &mut Canvas, column: usize, heading: &str, base: f32) {
        let line = Line::fit(heading, &[22.0, 20.0, 18.0], self.column);
        canvas.write(&line, self.left(column), base, self.colours.caption);
    }

    /// The line from a pairing to the next round.
    fn connect(&self, canvas: &mut Canvas, column: usize, at: usize) {
        let x = self.left(column) + self.column;
        let middle = |column, at| top_of(column, at) + LINE;
        let (y, to) = (middle(column, at), middle(column + 1, at / 2));
        let bend = x + BETWEEN / 2.0;
        let mut line = |from, to| canvas.fill(&Shape::stroke(from, to, 3.0), self.colours.caption);
        line((x, y), (bend, y));
        line((bend, y), (bend, to));
        line((bend, to), (x + BETWEEN, to));
    }

    fn pairing(&self, canvas: &mut Canvas, column: usize, top: f32, pairing: &BracketPairing) {
        let colours = self.colours;
        let (left, right) = (self.left(column), self.left(column) + self.column);
        for (player, y) in pairing.players.iter().zip([top, top + LINE]) {
            let ground = colours.row(1, player.marked);
            let plate = Shape::rectangle(left, y, right, y + LINE - 1.0, 0.0);
            canvas.fill(&plate, ground);
            let ink = match player.won {
                Some(false) => mix(ground, colours.ink, 0.72),
                _ => colours.ink,
            };
            if player.won == Some(true) {
                let bar = Shape::rectangle(left, y, left + 7.0, y + LINE - 1.0, 0.0);
                canvas.fill(&bar, colours.hint);
            }
            let base = y + 25.0;
            let score = Line::set(&player.score, 21.0, 60.0);
            canvas.write(&score, right - 8.0 - score.width(), base, ink);
            let room = self.column - 14.0 - 8.0 - score.width() - 6.0;
            let name = Line::fit(&player.name, &[22.0, 20.0, 18.0], room);
            canvas.write(&name, left + 14.0, base, ink);
            if player.won == Some(false) {
                let through = Shape::rectangle(
                    left + 14.0,
                    y + 16.0,
                    left + 14.0 + name.width(),
                    y + 18.0,
                    0.0,
                );
                canvas.fill(&through, ink);
            }
        }
        let line = Shape::rectangle(left, top + LINE - 1.0, right, top + LINE, 0.0);
        canvas.fill(&line, colours.grid);
    }
}

/// The top of a pairing: in the middle of the two that lead to it.
fn top_of(column: usize, at: usize) -> f32 {
    let step = (PAIRING + GAP) * (1 << column) as f32;
    LABELS as f32 + (step - PAIRING - GAP) / 2.0 + step * at as f32
}
