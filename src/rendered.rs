//! `banyan render`: any position as a picture, for a person or a script. Draws and writes one file, and starts nothing.

use std::{fs, io::Write as _, path::PathBuf};

use banyan::{
    render::{self, Theme, View},
    rules::{Record, Ruleset},
};

use crate::positions;

#[derive(clap::Args)]
pub struct Flags {
    /// The ruleset, such as jungle/classic or jungle/german+traps=enemy.
    #[arg(long, value_name = "RULESET", default_value = "jungle/classic")]
    game: Ruleset,
    /// The position; the one in which the game starts if it is left out.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Moves to make from there; the last one is marked.
    #[arg(long, value_name = "MOVES", num_args = 1.., value_delimiter = ' ')]
    moves: Vec<String>,
    /// day, night or high-contrast.
    #[arg(long, default_value_t)]
    theme: Theme,
    /// Put the second side below.
    #[arg(long)]
    flip: bool,
    /// The players' names, that of the first side in front.
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"])]
    names: Vec<String>,
    /// The words above the board; the ruleset if they are left out.
    #[arg(long)]
    title: Option<String>,
    /// The PNG to write; - for the standard output.
    #[arg(short, long, value_name = "FILE", default_value = "board.png")]
    output: PathBuf,
}

/// Draws what was asked for.
///
/// # Errors
/// What is wrong with the position, a move or the file, in words.
pub fn run(flags: Flags) -> Result<(), String> {
    let start = positions::start(&flags.game, flags.position.as_deref())?;
    let mut record = Record::from_position(start);
    for text in &flags.moves {
        record
            .play(text)
            .map_err(|error| format!("{text}: {}", positions::refusal(&error)))?;
    }
    let mut names = flags.names.into_iter();
    let view = View {
        title: flags.title.unwrap_or_else(|| flags.game.to_string()),
        names: [(); 2].map(|()| names.next().unwrap_or_default()),
        last_move: record.moves().last().cloned(),
        before: record.before_last(),
        flip: flags.flip,
        theme: flags.theme,
        ..View::default()
    };
    let picture = render::board(record.position(), &view);
    let written = if flags.output.as_os_str() == "-" {
        std::io::stdout().write_all(&picture.png)
    } else {
        fs::write(&flags.output, &picture.png)
    };
    written.map_err(|error| format!("{} cannot be written: {error}", flags.output.display()))
}
