//! The picture of a tournament's standings: places, names, a cell for each opponent or round, points and tie-breaks.
//! Draws the given rows; neither sorts nor counts.

use super::canvas::{Canvas, Rgb, Shape, mix};
use super::fonts::Line;
use super::head::{MARGIN, WIDTH, dots, head};
use super::picture::Picture;
use super::png_encoder::PngEncoder;
use super::theme::{Colours, Theme};

const LABELS: usize = 34;
const ROW: usize = 46;
const FOOT: usize = 8;
/// The centre of the place, and the left edge of names.
const PLACE: f32 = 36.0;
const NAME: f32 = 66.0;
/// The narrowest and the widest cell.
const CELL: (f32, f32) = (36.0, 56.0);
/// The width of a column of points or tie-breaks.
const TOTAL: f32 = 72.0;
/// The room that cells leave for a name.
const NAME_ROOM: f32 = 190.0;

/// The content of a picture of standings.
#[derive(Debug, Clone, Default)]
pub struct Standings {
    /// The title.
    pub title: String,
    /// A short note opposite the title, such as the round.
    pub note: String,
    /// The headings of the cells, such as the places of the opponents or the rounds.
    pub headings: Vec<String>,
    /// The headings of the totals, such as "Pts" and "SB".
    pub totals: Vec<String>,
    /// The rows, the best first.
    pub rows: Vec<StandingsRow>,
    /// The colours.
    pub theme: Theme,
}

/// A row of the standings.
#[derive(Debug, Clone, Default)]
pub struct StandingsRow {
    /// The place, which several players may share.
    pub place: u32,
    /// The player's name.
    pub name: String,
    /// A cell for each heading.
    pub cells: Vec<Cell>,
    /// The text for each total.
    pub totals: Vec<String>,
    /// Whether the player is out; their row is pale.
    pub out: bool,
    /// Whether the row is marked, such as the viewer's own or one that is promoted.
    pub marked: bool,
}

/// A cell of the standings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Cell {
    /// Nothing yet.
    #[default]
    Empty,
    /// Where a row meets its own column.
    Own,
    /// A result that counts for the player.
    Won(String),
    /// A result that counts half.
    Drawn(String),
    /// A result that counts against the player.
    Lost(String),
    /// Any other text, such as a bye.
    Other(String),
}

impl Cell {
    fn letters(&self) -> usize {
        match self {
            Self::Empty | Self::Own => 0,
            Self::Won(text) | Self::Drawn(text) | Self::Lost(text) | Self::Other(text) => {
                text.chars().count()
            }
        }
    }
}

impl Standings {
    /// The most rows that are drawn; dots stand for the others.
    pub const MAX_ROWS: usize = 64;

    /// The most cells of a row that are drawn: the last ones.
    pub const MAX_CELLS: usize = 10;

    /// Draws the standings. It never fails: long names are cut, and rows and cells beyond the most are left out.
    #[must_use]
    pub fn draw(&self) -> Picture {
        Self::draw_all(std::slice::from_ref(self))
    }

    /// Draws several tables, one below the other, such as the divisions of a league: those that begin within the first
    /// [`Self::MAX_ROWS`] rows. Dots below the last one stand for the others.
    #[must_use]
    pub fn draw_all(tables: &[Self]) -> Picture {
        let mut rows = 0;
        let begins_in_time = |table: &&Self| {
            let begin = rows;
            rows += table.rows.len();
            begin < Self::MAX_ROWS
        };
        let drawn = tables.iter().take_while(begins_in_time).count();
        let bands = (1..).zip(&tables[..drawn]).flat_map(|(number, table)| {
            let others_follow = number == drawn && drawn < tables.len();
            table.bands(others_follow)
        });
        PngEncoder::print_once(WIDTH, &bands.collect::<Vec<Canvas>>())
    }

    fn bands(&self, others_follow: bool) -> Vec<Canvas> {
        let painter = StandingsPainter::of(self);
        let mut bands = vec![
            head(painter.colours, &self.title, &self.note),
            painter.labels(self),
        ];
        let shown = self.rows.iter().take(Self::MAX_ROWS).enumerate();
        bands.extend(shown.map(|(at, row)| painter.row(at, row)));
        bands.push(painter.foot(others_follow || self.rows.len() > Self::MAX_ROWS));
        bands
    }
}

/// How many cells of a row are drawn: fewer if they need room, such as "+17" and "+123", so that they can be read on a
/// phone. A cross table has a column for each player in any case.
fn most_cells(rows: &[StandingsRow]) -> usize {
    let cells = || rows.iter().flat_map(|row| &row.cells);
    if cells().any(|cell| *cell == Cell::Own) {
        return Standings::MAX_CELLS;
    }
    match cells().map(Cell::letters).max() {
        None | Some(0..=2) => Standings::MAX_CELLS,
        Some(3) => 8,
        Some(_) => 6,
    }
}

/// Where the columns are, and the colours.
struct StandingsPainter {
    colours: &'static Colours,
    /// The first cell that is drawn, and how many are.
    cells: (usize, usize),
    /// The left edge and the width of the cells.
    left: f32,
    cell: f32,
    totals: usize,
}

impl StandingsPainter {
    fn of(standings: &Standings) -> Self {
        let all = standings.headings.len();
        let most = most_cells(&standings.rows);
        let count = all.min(most);
        let totals = standings.totals.len().min(2);
        let end = WIDTH as f32 - MARGIN / 2.0 - TOTAL * totals as f32;
        let room = end - NAME - NAME_ROOM;
        // Ten narrow cells take more than that; eight or six wide ones take the same.
        let narrowest = CELL.0 * Standings::MAX_CELLS as f32 / most as f32;
        let narrowest = narrowest.min(CELL.1);
        let cell = (room / count.max(1) as f32).clamp(narrowest, CELL.1);
        Self {
            colours: standings.theme.colours(),
            cells: (all - count, count),
            left: end - cell * count as f32,
            cell,
            totals,
        }
    }

    fn blank(&self, height: usize) -> Canvas {
        Canvas::new(WIDTH, height, self.colours.frame)
    }

    /// The headings of cells and totals.
    fn labels(&self, standings: &Standings) -> Canvas {
        let mut canvas = self.blank(LABELS);
        let (first, count) = self.cells;
        let shown = standings.headings.iter().skip(first).take(count);
        for (at, heading) in shown.enumerate() {
            let dots = at == 0 && first > 0;
            let heading = if dots { "…" } else { heading };
            let at = (self.cell_middle(at), 24.0);
            centred(&mut canvas, heading, at, self.cell, self.colours.caption);
        }
        for (at, heading) in standings.totals.iter().take(self.totals).enumerate() {
            let at = (self.total_middle(at), 24.0);
            centred(&mut canvas, heading, at, TOTAL, self.colours.caption);
        }
        canvas
    }

    fn row(&self, at: usize, row: &StandingsRow) -> Canvas {
        let colours = self.colours;
        let ground = colours.row(at, row.marked);
        let mut canvas = Canvas::new(WIDTH, ROW, ground);
        let (width, height) = (WIDTH as f32, ROW as f32);
        let line = Shape::rectangle(0.0, height - 1.0, width, height, 0.0);
        canvas.fill(&line, colours.grid);
        if row.marked {
            let bar = Shape::rectangle(0.0, 0.0, 7.0, height - 1.0, 0.0);
            canvas.fill(&bar, colours.trace_line);
        }
        let ink = if row.out {
            mix(ground, colours.ink, 0.72)
        } else {
            colours.ink
        };
        centred(
            &mut canvas,
            &row.place.to_string(),
            (PLACE, 31.0),
            48.0,
            ink,
        );
        let name = Line::fit(&row.name, &[26.0, 24.0, 22.0], self.left - NAME - 10.0);
        canvas.write(&name, NAME, 31.0, ink);
        if row.out {
            let through = Shape::rectangle(NAME, 22.0, NAME + name.width(), 24.0, 0.0);
            canvas.fill(&through, ink);
        }
        let (first, count) = self.cells;
        for (at, cell) in row.cells.iter().skip(first).take(count).enumerate() {
            self.cell(&mut canvas, at, cell, ink);
        }
        for (at, total) in row.totals.iter().take(self.totals).enumerate() {
            let at = (self.total_middle(at), 31.0);
            centred(&mut canvas, total, at, TOTAL - 8.0, ink);
        }
        canvas
    }

    fn cell(&self, canvas: &mut Canvas, at: usize, cell: &Cell, ink: Rgb) {
        let colours = self.colours;
        let middle = self.cell_middle(at);
        let edge = Shape::rectangle(
            middle - self.cell / 2.0,
            0.0,
            middle - self.cell / 2.0 + 1.0,
            ROW as f32,
            0.0,
        );
        canvas.fill(&edge, colours.grid);
        let (text, colour) = match cell {
            Cell::Empty => return,
            Cell::Own => {
                let half = self.cell / 2.0;
                let square =
                    Shape::rectangle(middle - half, 0.0, middle + half, ROW as f32 - 1.0, 0.0);
                canvas.fill(&square, colours.grid);
                return;
            }
            Cell::Won(text) => (text, colours.hint),
            Cell::Lost(text) => (text, colours.alarm),
            Cell::Drawn(text) | Cell::Other(text) => (text, ink),
        };
        centred(canvas, text, (middle, 31.0), self.cell - 4.0, colour);
    }

    fn foot(&self, more: bool) -> Canvas {
        let mut canvas = self.blank(if more { 30 } else { FOOT });
        if more {
            dots(&mut canvas, self.colours, PLACE - 12.0, 15.0);
        }
        canvas
    }

    fn cell_middle(&self, at: usize) -> f32 {
        self.left + self.cell * (at as f32 + 0.5)
    }

    fn total_middle(&self, at: usize) -> f32 {
        let end = WIDTH as f32 - MARGIN / 2.0;
        end - TOTAL * ((self.totals - at) as f32 - 0.5)
    }
}

/// Writes a text around a middle, in the largest size that fits.
fn centred(canvas: &mut Canvas, text: &str, (middle, base): (f32, f32), room: f32, colour: Rgb) {
    let line = Line::fit(text, &[23.0, 21.0, 19.0, 17.0, 15.0], room);
    canvas.write_centred(&line, middle, base, colour);
}
