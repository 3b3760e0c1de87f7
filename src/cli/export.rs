//! `banyan export`: writes every finished game, or every tournament, into one file, with or without a running bot. Holds one
//! of them in memory at a time.

use std::{
    collections::HashMap,
    fs::File,
    io::{self, BufWriter, Write},
    path::PathBuf,
};

use crate::{
    analysis::{
        progress::{AnalysisProgress, Stage},
        report::AnalysisReport,
    },
    play::{GuildId, Match, MatchId, Phase, PlayerId, TournamentId, Transcript, transcript::Note},
    rules::Side,
    store::{Account, FinishedMatches, Store, StoreError},
    wording::markdown,
};
use clap::ValueEnum;
use serde_json::Value;

use super::{database, exit::ExitError, export_tournaments};

#[derive(clap::Args)]
pub struct Flags {
    /// Only the games of this server, by its id.
    #[arg(long, value_name = "ID")]
    guild: Option<GuildId>,
    /// Only the games of this tournament, by its number.
    #[arg(long, value_name = "N", conflicts_with = "guild")]
    tournament: Option<i64>,
    /// Tournaments instead of games, in JSON: their players, tables and pairings.
    #[arg(long, conflicts_with_all = ["tournament", "evaluations"])]
    tournaments: bool,
    /// The format of the output.
    #[arg(long, default_value = "text")]
    format: Format,
    /// Include the players' Discord ids, in JSON only. Names are always included.
    #[arg(long)]
    ids: bool,
    /// Include values and marks of the games whose analysis is complete.
    #[arg(long)]
    evaluations: bool,
    /// The file to create; an existing one is not overwritten; - for the standard output.
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// The configuration file that names the database; config.toml in the working folder if there is one.
    #[arg(long)]
    config: Option<PathBuf>,
}

impl Flags {
    fn output(&self) -> io::Result<BufWriter<Box<dyn Write>>> {
        let out: Box<dyn Write> = if self.out.as_os_str() == "-" {
            Box::new(io::stdout())
        } else {
            Box::new(File::create_new(&self.out)?)
        };
        Ok(BufWriter::new(out))
    }

    fn unwritable(&self, error: &io::Error) -> ExitError {
        let file = self.out.display();
        ExitError::Operator(format!("{file} cannot be written: {error}"))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Records as /record shows them, separated by an empty line.
    Text,
    /// One JSON object on each line.
    Jsonl,
}

/// The games to write.
enum Games<'s> {
    All(FinishedMatches<'s>),
    /// Those of a tournament, in reverse order.
    Of(&'s Store, Vec<MatchId>),
}

impl<'s> Games<'s> {
    async fn wanted(store: &'s Store, flags: &Flags) -> Result<Self, ExitError> {
        let Some(number) = flags.tournament.map(TournamentId) else {
            return Ok(Self::All(store.finished_matches(flags.guild)));
        };
        if store.tournament_summary(number).await?.is_none() {
            let unknown = format!("there is no tournament #{number}");
            return Err(ExitError::Operator(unknown));
        }
        let games = store.tournament_games(number).await?;
        let over = games.into_values().filter(|game| game.phase == Phase::Over);
        Ok(Self::Of(store, over.map(|game| game.id).rev().collect()))
    }

    async fn next(&mut self) -> Result<Option<Match>, StoreError> {
        match self {
            Self::All(finished) => finished.next().await,
            Self::Of(store, games) => match games.pop() {
                Some(id) => store.load_match(id).await,
                None => Ok(None),
            },
        }
    }
}

/// Writes the games or tournaments and prints their number.
pub async fn run(flags: Flags) -> Result<(), ExitError> {
    for (flag, given) in [("--ids", flags.ids), ("--tournaments", flags.tournaments)] {
        if given && flags.format == Format::Text {
            return Err(ExitError::Operator(format!("{flag} needs --format jsonl")));
        }
    }
    let write = async |store: &Store| {
        database::require_current_schema(store).await?;
        if flags.tournaments {
            write_tournaments(store, &flags).await
        } else {
            write_games(store, &flags).await
        }
    };
    let url = database::url(flags.config.as_deref())?;
    let (number, damaged) = database::with_store(&url, false, write).await?;
    let what = if flags.tournaments {
        "tournaments"
    } else {
        "games"
    };
    eprintln!("Written: {number} {what}.");
    if damaged > 0 {
        let words =
            format!("{damaged} {what} are damaged and were left out; `banyan check` says more");
        return Err(ExitError::Internal(anyhow::anyhow!(words)));
    }
    Ok(())
}

/// Writes the games. Returns how many were written, and how many are damaged.
async fn write_games(store: &Store, flags: &Flags) -> Result<(u64, u64), ExitError> {
    let mut wanted = Games::wanted(store, flags).await?;
    let unwritable = |error| flags.unwritable(&error);
    let mut out = flags.output().map_err(unwritable)?;
    let (mut games, mut damaged) = (0, 0);
    loop {
        let game = match wanted.next().await {
            Ok(Some(game)) => game,
            Ok(None) => break,
            Err(StoreError::Corrupt(corrupt)) => {
                eprintln!("left out: {corrupt}");
                damaged += 1;
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let mut transcript = Transcript::of(&game, store.names_in(&game).await?);
        let round = store.round_of(game.id()).await?;
        if let Some((title, round)) = &round {
            transcript = transcript.in_tournament(&markdown::without_mentions(title), *round);
        }
        if flags.evaluations {
            transcript.notes = notes(store, &game).await?;
        }
        let gap = if games > 0 { "\n" } else { "" };
        match flags.format {
            Format::Text => write!(out, "{gap}{transcript}"),
            Format::Jsonl => {
                let players = Side::ALL.map(|side| game.player(side));
                let players: Vec<PlayerId> = players.into_iter().flatten().collect();
                let accounts = if flags.ids {
                    Some(store.accounts(&players).await?)
                } else {
                    None
                };
                let mut object = object(&game, &transcript, accounts.as_ref());
                let tournament = match round {
                    Some(_) => store.tournament_of(game.id()).await?,
                    None => None,
                };
                object["tournament"] = tournament.map(|(id, _)| id.0).into();
                writeln!(out, "{object}")
            }
        }
        .map_err(unwritable)?;
        games += 1;
    }
    out.flush().map_err(unwritable)?;
    Ok((games, damaged))
}

/// Writes the tournaments. Returns how many were written, and how many are damaged.
async fn write_tournaments(store: &Store, flags: &Flags) -> Result<(u64, u64), ExitError> {
    let unwritable = |error| flags.unwritable(&error);
    let mut out = flags.output().map_err(unwritable)?;
    let (mut written, mut damaged) = (0, 0);
    for id in store.tournament_numbers(flags.guild).await? {
        match export_tournaments::object(store, id, flags.ids).await {
            Ok(Some(object)) => {
                writeln!(out, "{object}").map_err(unwritable)?;
                written += 1;
            }
            Ok(None) => {}
            Err(StoreError::CorruptTournament(corrupt)) => {
                eprintln!("left out: {corrupt}");
                damaged += 1;
            }
            Err(error) => return Err(error.into()),
        }
    }
    out.flush().map_err(unwritable)?;
    Ok((written, damaged))
}

/// What the analysis of a game says of its moves; empty if it was not analysed.
async fn notes(store: &Store, game: &Match) -> Result<Vec<Option<Note>>, StoreError> {
    let (record, stored) = (game.record(), store.analysis(game.id()).await?);
    let progress = stored.and_then(|stored| AnalysisProgress::read(&stored.found, record).ok());
    let complete = progress.filter(|progress| progress.stage(record) == Stage::Complete);
    let report = complete.and_then(|progress| AnalysisReport::of(record, progress.evaluations()));
    let annotations = report.iter().flat_map(AnalysisReport::annotations);
    Ok(annotations
        .map(|(value, mark)| Some(Note { value, mark }))
        .collect())
}

/// A game as JSON with its number and, if given, the players' Discord ids.
fn object(
    game: &Match,
    transcript: &Transcript,
    accounts: Option<&HashMap<PlayerId, Account>>,
) -> Value {
    let mut object = transcript.to_json();
    object["number"] = game.id().0.into();
    if let Some(accounts) = accounts {
        for side in Side::ALL {
            let account = game.player(side).and_then(|player| accounts.get(&player));
            object[format!("{}_id", side.key())] = export_tournaments::discord_id(account);
        }
    }
    object
}
