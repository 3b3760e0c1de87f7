//! `banyan search` and `banyan play`: the search on the command line, for people and for programs that run engine
//! matches.

use std::io::{self, BufRead, Write as _};
use std::time::{Duration, Instant};

use crate::rules::{Move, Outcome, Record, Ruleset, Side};
use crate::search::{self, Engine, Level, SearchLimits, Thought};
use crate::tables::Tables;

use super::positions::{record, refusal};
use super::tables::TablesFolder;

/// The size of an engine's transposition table, in entries of 16 bytes.
const TABLE_ENTRIES: usize = 1 << 22;
const DEFAULT_SEARCH_TIME: Duration = Duration::from_secs(1);

#[derive(clap::Subcommand)]
pub enum Command {
    /// Search for the best move and print it on the last line; earlier lines are depth, score, nodes and principal
    /// variation.
    Search(Search),
    /// Play a game against the computer in the terminal.
    Play(Play),
}

#[derive(clap::Args)]
pub struct Search {
    /// The rules, such as jungle/classic or o-an-quan/standard.
    ruleset: Ruleset,
    /// The position to start from, in its text form; the start of the game if left out.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Visit at most this many positions.
    #[arg(long, conflicts_with_all = ["depth", "ms", "level"])]
    nodes: Option<u64>,
    /// Search at most this many plies deep.
    #[arg(long, conflicts_with_all = ["ms", "level"])]
    depth: Option<usize>,
    /// Search for at most this many milliseconds; one second if no limit is given.
    #[arg(long, conflicts_with = "level")]
    ms: Option<u64>,
    /// Choose like the computer player of this level.
    #[arg(long, value_name = "N")]
    level: Option<Level>,
    /// Selects among moves of nearly equal value, together with the ply.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "level")]
    seed: u64,
    #[command(flatten)]
    tables: TablesFolder,
    /// Answer requests from the standard input, one on each line, with three fields separated by tabs: milliseconds,
    /// the position or "start", and the moves made since, separated by spaces. The answer is one line, the best move.
    /// With a level the time is ignored.
    #[arg(long, conflicts_with_all = ["position", "moves", "nodes", "depth", "ms"])]
    serve: bool,
    /// The moves made so far, as people write them.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

#[derive(clap::Args)]
pub struct Play {
    /// The rules, such as jungle/classic or dobutsu/official.
    ruleset: Ruleset,
    /// The computer's level, from 1.
    #[arg(long, value_name = "N")]
    level: Level,
    /// Your side.
    #[arg(long, default_value = "first", value_parser = side)]
    side: Side,
    /// The position to start from, in its text form; the start of the game if left out.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// With the same seed the computer gives the same answers to the same moves.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    tables: TablesFolder,
}

fn side(text: &str) -> Result<Side, String> {
    Side::from_key(text).ok_or_else(|| "the sides are first and second".to_owned())
}

impl Command {
    /// Runs the command and prints its result.
    ///
    /// # Errors
    /// A message about the position or a move.
    pub fn run(self) -> Result<(), String> {
        match self {
            Self::Search(search) if search.serve => serve(&search),
            Self::Search(search) => search_once(&search),
            Self::Play(play) => game(&play),
        }
    }
}

fn level_of(ruleset: &Ruleset, level: Level) -> Result<Level, String> {
    let levels = Level::all(ruleset.game()).count();
    Level::of(ruleset.game(), level.number())
        .ok_or_else(|| format!("{} has the levels 1 to {levels}", ruleset.game()))
}

fn spaced(moves: &[Move]) -> String {
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    moves.join(" ")
}

/// Depth, score, nodes and principal variation.
fn format_thought(thought: &Thought) -> String {
    let Thought {
        choice,
        depth,
        nodes,
    } = thought;
    let score = match choice.proved {
        Some(proof) => match proof.winner {
            Some(_) if choice.score > 0 => format!("win in {}", proof.plies),
            Some(_) => format!("loss in {}", proof.plies),
            None => "draw".to_owned(),
        },
        None => choice.score.to_string(),
    };
    format!("{depth}\t{score}\t{nodes}\t{}", spaced(&choice.pv))
}

fn search_once(search: &Search) -> Result<(), String> {
    let record = record(&search.ruleset, search.position.as_deref(), &search.moves)?;
    let tables = search.tables.open(search.ruleset.game())?;
    let unlimited = search.nodes.is_some() || search.depth.is_some();
    let time = match search.ms {
        Some(ms) => Some(Duration::from_millis(ms)),
        None => (!unlimited).then_some(DEFAULT_SEARCH_TIME),
    };
    let tell = |thought: &Thought| println!("{}", format_thought(thought));
    let mv = best_move(search, &mut None, &tables, &record, time, tell)?;
    println!("{mv}");
    Ok(())
}

/// Finds the best move: by the level if one is given, else in the solution, else by a search of at most `time`. Passes what
/// the last two find to `tell`. Creates the engine when it is first needed.
fn best_move(
    search: &Search,
    engine: &mut Option<Engine>,
    tables: &Tables,
    record: &Record,
    time: Option<Duration>,
    tell: impl Fn(&Thought),
) -> Result<Move, String> {
    let over = || over(record);
    if let Some(level) = search.level {
        let level = level_of(&search.ruleset, level)?;
        let choice = search::choose(level, record, search.seed, Some(tables));
        return Ok(choice.ok_or_else(over)?.mv);
    }
    if let Some(choice) = search::solved(record, search.seed, tables) {
        let mv = choice.mv;
        tell(&Thought {
            choice,
            depth: 0,
            nodes: 0,
        });
        return Ok(mv);
    }
    let begun = Instant::now();
    let limits = SearchLimits {
        depth: search.depth.unwrap_or(usize::MAX),
        nodes: search.nodes.unwrap_or(u64::MAX),
        should_stop: &mut || time.is_some_and(|time| begun.elapsed() >= time),
    };
    let engine = engine.get_or_insert_with(|| Engine::new(&search.ruleset, TABLE_ENTRIES));
    let thought = engine.think(record, limits, tell).ok_or_else(over)?;
    Ok(thought.choice.mv)
}

fn serve(search: &Search) -> Result<(), String> {
    let broken = |error: io::Error| error.to_string();
    let mut engine = Some(Engine::new(&search.ruleset, TABLE_ENTRIES));
    let tables = search.tables.open(search.ruleset.game())?;
    for line in io::stdin().lock().lines() {
        let line = line.map_err(broken)?;
        let answer = answer(search, &mut engine, &tables, &line);
        let answer = answer.unwrap_or_else(|problem| format!("error: {problem}"));
        println!("{answer}");
        io::stdout().flush().map_err(broken)?;
    }
    Ok(())
}

/// The move that answers one request.
fn answer(
    search: &Search,
    engine: &mut Option<Engine>,
    tables: &Tables,
    request: &str,
) -> Result<String, String> {
    let mut fields = request.trim_end().split('\t');
    let ms = fields.next().unwrap_or_default();
    let ms: u64 = ms
        .parse()
        .map_err(|_| format!("{ms:?} is no number of milliseconds"))?;
    let position = fields.next().filter(|text| *text != "start");
    let moves = fields.next().unwrap_or_default().split_whitespace();
    let moves: Vec<String> = moves.map(str::to_owned).collect();
    let record = record(&search.ruleset, position, &moves)?;
    let time = Some(Duration::from_millis(ms));
    let mv = best_move(search, engine, tables, &record, time, |_| ())?;
    Ok(mv.to_string())
}

/// Plays until the game is over or the input ends.
fn game(play: &Play) -> Result<(), String> {
    let level = level_of(&play.ruleset, play.level)?;
    let tables = play.tables.open(play.ruleset.game())?;
    let mut record = record(&play.ruleset, play.position.as_deref(), &[])?;
    let mut lines = io::stdin().lock().lines();
    loop {
        println!("\n{}\n", record.position().diagram());
        if let Some(outcome) = record.outcome() {
            println!("{}", outcome_text(outcome));
            return Ok(());
        }
        if record.position().side_to_move() != play.side {
            let Some(choice) = search::choose(level, &record, play.seed, Some(&tables)) else {
                return Ok(());
            };
            println!("The computer plays {}.", choice.mv);
            record.play(choice.mv).map_err(|error| refusal(&error))?;
            continue;
        }
        print!("Your move (or undo, moves, quit): ");
        io::stdout().flush().map_err(|error| error.to_string())?;
        let Some(Ok(line)) = lines.next() else {
            return Ok(());
        };
        match line.trim() {
            "quit" => return Ok(()),
            "undo" => record = record.taken_back(2),
            "moves" => println!("{}", spaced(&record.legal_moves())),
            text => {
                if let Err(error) = record.play_text(text) {
                    println!("{}", refusal(&error));
                }
            }
        }
    }
}

/// That the game is over, and how it ended.
fn over(record: &Record) -> String {
    let result = record.outcome().map(outcome_text);
    format!("the game is over, {}", result.unwrap_or_default())
}

fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { winner, by } => format!("{} wins: {by}", winner.key()),
        Outcome::Draw { by } => format!("draw: {by}"),
    }
}
