//! `banyan perft` and `banyan position`: the rules on the command line, for people, scripts and bug reports.

use std::{
    fmt::Write as _,
    fs::File,
    io::{self, Read},
    path::Path,
};

use crate::{
    locale::Locale,
    play::transcript::{TextError, TextProblem},
    rules::{AnyPosition, Move, MoveError, MoveText, NotationError, Outcome, Record, Ruleset},
    say, wording,
};
use serde::Serialize;

/// Deeper than any feasible count, and shallow enough for the stack.
const DEEPEST: i64 = 64;

#[derive(clap::Subcommand)]
pub enum Command {
    /// Count the leaves of the move tree at the given depth.
    Perft {
        /// The rules, such as jungle/classic or jungle/classic+traps=universal.
        ruleset: Ruleset,
        /// The depth, in plies.
        #[arg(value_parser = clap::value_parser!(u32).range(..=DEEPEST))]
        depth: u32,
        /// The position to start from, in its text form; the start of the game if left out.
        #[arg(long, value_name = "TEXT")]
        position: Option<String>,
    },
    /// Play moves and print the resulting board.
    Position {
        /// The rules, such as jungle/classic or jungle/classic+traps=universal.
        ruleset: Ruleset,
        /// The position to start from, in its text form; the start of the game if left out.
        #[arg(long, value_name = "TEXT")]
        position: Option<String>,
        /// Print one JSON object instead of the board.
        #[arg(long)]
        json: bool,
        /// The moves, as people write them: a3a4, "lion d1".
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,
    },
}

impl Command {
    /// Runs the command and prints its result.
    ///
    /// # Errors
    /// A message about the position or a move.
    pub fn run(self) -> Result<(), String> {
        match self {
            Self::Perft {
                ruleset,
                depth,
                position,
            } => {
                println!("{}", start(&ruleset, position.as_deref())?.perft(depth));
            }
            Self::Position {
                ruleset,
                position,
                json,
                moves,
            } => {
                let record = record(&ruleset, position.as_deref(), &moves)?;
                println!(
                    "{}",
                    if json {
                        object(&record)?
                    } else {
                        board(&record)
                    }
                );
            }
        }
        Ok(())
    }
}

/// Parses the position, or returns the start of the game.
pub fn start(ruleset: &Ruleset, position: Option<&str>) -> Result<AnyPosition, String> {
    position.map_or_else(
        || Ok(ruleset.start()),
        |text| AnyPosition::parse(ruleset, text).map_err(|error| error.to_string()),
    )
}

/// The game after the given moves.
pub fn record(
    ruleset: &Ruleset,
    position: Option<&str>,
    moves: &[String],
) -> Result<Record, String> {
    let mut record = Record::from_position(start(ruleset, position)?);
    for text in moves {
        record
            .play_text(text)
            .map_err(|error| format!("{text}: {}", refusal(&error)))?;
    }
    Ok(record)
}

/// Opens a file, or the standard input for `-`.
pub fn open_input(file: &Path) -> io::Result<Box<dyn Read>> {
    Ok(if file.as_os_str() == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(file)?)
    })
}

/// Why a text is no record, with a move in the words that the bot uses.
pub fn text_error(wrong: &TextError) -> String {
    match &wrong.problem {
        TextProblem::Move { ply, error } => move_error(*ply, &wrong.found, error),
        _ => wrong.to_string(),
    }
}

/// Why a move of a game is not possible.
pub fn move_error(ply: usize, text: &str, error: &MoveError) -> String {
    format!("move {ply}, {text}: {}", refusal(error))
}

/// Why a move is not possible, in the words that the bot uses.
pub fn refusal(error: &MoveError) -> String {
    let locale = Locale::default();
    let list = |moves: &[MoveText]| {
        let moves: Vec<&str> = moves.iter().map(AsRef::as_ref).collect();
        moves.join(", ")
    };
    match error {
        MoveError::Notation(NotationError::Unreadable { examples }) => {
            say!(locale, "move-unreadable", examples = list(examples))
        }
        MoveError::Notation(NotationError::Ambiguous { candidates }) => {
            say!(locale, "move-ambiguous", candidates = list(candidates))
        }
        MoveError::Illegal(illegal) => wording::illegal(locale, illegal),
        MoveError::GameOver => say!(locale, "illegal-game-over"),
    }
}

/// The board, the position and the legal moves as text.
fn board(record: &Record) -> String {
    let position = record.position();
    let mut text = format!(
        "{}\n\nruleset: {}\nposition: {position}\n",
        position.diagram(),
        record.ruleset()
    );
    // Writing to a String cannot fail.
    if let Some([first, second]) = record.score() {
        let _ = writeln!(text, "score: {first} to {second}");
    }
    let _ = match record.outcome() {
        Some(Outcome::Win { winner, by }) => write!(text, "outcome: {} wins, {by}", winner.key()),
        Some(Outcome::Draw { by }) => write!(text, "outcome: draw, {by}"),
        None => {
            let moves = record.legal_moves();
            let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
            write!(
                text,
                "to move: {}\nlegal moves: {}",
                position.side_to_move().key(),
                moves.join(" ")
            )
        }
    };
    text
}

/// The output of `--json`.
#[derive(Serialize)]
struct Object {
    ruleset: Ruleset,
    position: String,
    side_to_move: &'static str,
    legal_moves: Vec<Move>,
    outcome: Option<End>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<[i32; 2]>,
}

#[derive(Serialize)]
struct End {
    winner: Option<&'static str>,
    reason: &'static str,
}

fn object(record: &Record) -> Result<String, String> {
    let object = Object {
        ruleset: record.ruleset(),
        position: record.position().to_string(),
        side_to_move: record.position().side_to_move().key(),
        legal_moves: record.legal_moves(),
        outcome: record.outcome().map(|outcome| End {
            winner: outcome.winner().map(crate::rules::Side::key),
            reason: outcome.by().key(),
        }),
        score: record.score(),
    };
    serde_json::to_string(&object).map_err(|error| error.to_string())
}
