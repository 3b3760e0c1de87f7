//! `banyan render`: draws a position as a PNG or a game as an animated GIF.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    time::Duration,
};

use crate::{
    play::{
        Transcript,
        transcript::{self, PgnResult},
    },
    render::{self, Ended, FrameDurations, Theme, View},
    rules::{Record, Ruleset},
};
use clap::{ValueEnum, value_parser};

use super::{
    positions::{move_error, open_input, start, text_error},
    run::add_name_font,
};

#[derive(clap::Args)]
pub struct Flags {
    /// The ruleset, such as jungle/classic or jungle/german+traps=enemy.
    #[arg(long, value_name = "RULESET", default_value = "jungle/classic")]
    game: Ruleset,
    /// The position; the start of the game if left out.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Moves to make from there, as one text or several; the last one is highlighted.
    #[arg(long, value_name = "MOVES", num_args = 1.., conflicts_with = "record")]
    moves: Vec<String>,
    /// The moves from a file, which may also be a record with tags, as /record shows it; - for the standard input.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The theme: day, night or high-contrast.
    #[arg(long, default_value_t)]
    theme: Theme,
    /// Put the second side at the bottom.
    #[arg(long)]
    flip: bool,
    /// Turn the board sideways, if the game allows it.
    #[arg(long)]
    landscape: bool,
    /// Omit the coordinates.
    #[arg(long)]
    bare: bool,
    /// The players' names, the first side's first.
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"])]
    names: Vec<String>,
    /// A font for letters that the built-in ones lack, such as hanzi in names.
    #[arg(long, value_name = "FILE")]
    name_font: Option<PathBuf>,
    /// The title above the board; the ruleset if left out.
    #[arg(long)]
    title: Option<String>,
    /// How long an animation shows each position, in milliseconds.
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(20..=60_000), default_value_t = millis(FrameDurations::default().step))]
    step: u64,
    /// How long an animation shows the last position, in milliseconds.
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(20..=60_000), default_value_t = millis(FrameDurations::default().end))]
    end: u64,
    /// What to draw, if the name of the output does not say: the last position, or all of them as an animation.
    #[arg(long)]
    format: Option<Format>,
    /// The file to write; - for the standard output.
    #[arg(short, long, value_name = "FILE", default_value = "board.png")]
    output: PathBuf,
}

/// Output formats.
#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A still picture.
    Png,
    /// An animation.
    Gif,
}

/// Draws the picture and writes it.
///
/// # Errors
/// A message about the position, a move or a file.
pub fn run(flags: Flags) -> Result<(), String> {
    let format = match flags.format {
        Some(format) => format,
        None => format_of(&flags.output)?,
    };
    if let Some(font) = &flags.name_font {
        add_name_font(font)?;
    }
    let Transcript {
        record,
        verdict,
        names,
        ..
    } = game(&flags)?;
    let mut given = flags.names.into_iter();
    let ruleset = record.ruleset().to_string();
    let mut switches = ruleset.split('+').map(str::to_owned);
    let preset = switches.next().unwrap_or_default();
    let view = View {
        title: flags.title.unwrap_or(preset),
        deviations: switches.collect(),
        names: names.map(|name| given.next().unwrap_or(name)),
        last_move: record.moves().last().copied(),
        before: record.before_last().cloned(),
        ended: match verdict {
            PgnResult::Won(side) => Some(Ended::Won(side)),
            PgnResult::Drawn => Some(Ended::Drawn),
            PgnResult::Open => None,
        },
        flip: flags.flip,
        landscape: flags.landscape,
        bare: flags.bare,
        theme: flags.theme,
        ..View::default()
    };
    let picture = match format {
        Format::Png => render::board(record.position(), &view).png,
        Format::Gif => {
            let durations = FrameDurations {
                step: Duration::from_millis(flags.step),
                end: Duration::from_millis(flags.end),
            };
            render::replay(&record, &view, durations)
        }
    };
    let written = if is_stream(&flags.output) {
        io::stdout().write_all(&picture)
    } else {
        fs::write(&flags.output, &picture)
    };
    written.map_err(|error| format!("{} cannot be written: {error}", flags.output.display()))
}

/// The game that the flags describe: moves alone, or a record with tags.
fn game(flags: &Flags) -> Result<Transcript, String> {
    let moves = match &flags.record {
        Some(file) => read(file)?,
        None => flags.moves.join(" "),
    };
    let tagged = moves.trim_start_matches('\u{feff}').trim_start();
    if tagged.starts_with('[') {
        let read = transcript::read(&moves, Some(flags.game));
        return Ok(read.map_err(|wrong| text_error(&wrong))?.transcript);
    }
    let start = start(&flags.game, flags.position.as_deref())?;
    let mut record = Record::from_position(start);
    for text in moves.split_whitespace() {
        let ply = record.ply() + 1;
        let played = record.play_text(text);
        played.map_err(|error| move_error(ply, text, &error))?;
    }
    Ok(Transcript::bare(record))
}

fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}

fn is_stream(file: &Path) -> bool {
    file.as_os_str() == "-"
}

fn format_of(output: &Path) -> Result<Format, String> {
    if is_stream(output) {
        return Ok(Format::Png);
    }
    let ending = output.extension().and_then(|ending| ending.to_str());
    ending
        .and_then(|ending| Format::from_str(ending, true).ok())
        .ok_or_else(|| {
            format!(
                "{}: name it .png for one position or .gif for all of a game, or give --format",
                output.display()
            )
        })
}

fn read(file: &Path) -> Result<String, String> {
    let read = open_input(file).and_then(io::read_to_string);
    read.map_err(|error| format!("{} cannot be read: {error}", file.display()))
}
