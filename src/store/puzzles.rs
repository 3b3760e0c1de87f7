//! Puzzles: which a player was shown, how they did, and the puzzle ratings of players and puzzles. The store
//! knows a puzzle only by its number.

use std::collections::{HashMap, HashSet};

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{bind_rating, column, number, timed_rating};
use super::database::{Store, StoreError, commit_transaction, execute, run, sql_error};
use crate::play::rating::{GameScore, Rating, SideAdvantage, TimedRating, Weight, rate};
use crate::play::{GuildId, PlayerId, Timestamp};

/// The deviation of a puzzle that nobody has tried: its first rating comes from a search.
const NEW_PUZZLE_DEVIATION: f64 = 150.0;

pub(super) const PUZZLE_TRY: &str = "\
    SELECT begun, reached, score, solved FROM puzzle_tries WHERE player = $1 AND puzzle = $2";
pub(super) const SEEN_PUZZLES: &str = "SELECT puzzle, shown FROM puzzle_tries WHERE player = $1";
pub(super) const SOLVED_PUZZLES: &str =
    "SELECT puzzle FROM puzzle_tries WHERE player = $1 AND solved IS NOT NULL";
pub(super) const RECORD_SHOWN: &str = "\
    INSERT INTO puzzle_tries (player, puzzle, game, guild, begun, shown, reached) VALUES ($1, $2, $3, $4, $5, $5, 0) \
    ON CONFLICT (player, puzzle) DO UPDATE SET shown = excluded.shown, guild = CASE \
    WHEN puzzle_tries.score IS NULL AND excluded.guild IS NOT NULL THEN excluded.guild ELSE puzzle_tries.guild END";
pub(super) const SET_REACHED: &str = "\
    UPDATE puzzle_tries SET reached = $3 WHERE player = $1 AND puzzle = $2 AND reached < $3";
pub(super) const SET_SOLVED: &str = "\
    UPDATE puzzle_tries SET solved = $3 WHERE player = $1 AND puzzle = $2 AND solved IS NULL";
// A player who opened a daily puzzle on a server may have read its solution there.
pub(super) const SET_FIRST_SCORE: &str = "\
    UPDATE puzzle_tries SET score = $3 WHERE player = $1 AND puzzle = $2 AND score IS NULL \
    AND NOT EXISTS (SELECT 1 FROM daily_tries d JOIN daily_puzzles p ON p.guild = d.guild AND p.day = d.day \
    WHERE d.player = $1 AND p.puzzle = $2 AND p.solution IS NOT NULL)";
pub(super) const CLOSE_FIRST_TRY: &str = "\
    UPDATE puzzle_tries SET score = 0 WHERE player = $1 AND puzzle = $2 AND score IS NULL";
// Both upserts lock their row, so that two results are rated one after the other.
pub(super) const COUNT_TRY_OF_PLAYER: &str = "\
    INSERT INTO puzzle_ratings (player, game, rating, deviation, volatility, at, tries, solved) \
    VALUES ($1, $2, $3, $4, $5, NULL, 1, $6) \
    ON CONFLICT (player, game) DO UPDATE SET tries = puzzle_ratings.tries + 1, solved = puzzle_ratings.solved + excluded.solved \
    RETURNING rating, deviation, volatility, at";
pub(super) const COUNT_TRY_OF_PUZZLE: &str = "\
    INSERT INTO puzzle_levels (puzzle, rating, deviation, volatility, at, tries) VALUES ($1, $2, $3, $4, NULL, 1) \
    ON CONFLICT (puzzle) DO UPDATE SET tries = puzzle_levels.tries + 1 RETURNING rating, deviation, volatility, at";
pub(super) const RATE_PLAYER: &str = "\
    UPDATE puzzle_ratings SET rating = $3, deviation = $4, volatility = $5, at = $6 WHERE player = $1 AND game = $2";
pub(super) const RATE_PUZZLE: &str = "\
    UPDATE puzzle_levels SET rating = $2, deviation = $3, volatility = $4, at = $5 WHERE puzzle = $1";
pub(super) const LEVEL: &str =
    "SELECT rating, deviation, volatility, at FROM puzzle_levels WHERE puzzle = $1";
pub(super) const LEVELS: &str = "SELECT puzzle, rating FROM puzzle_levels";
pub(super) const RATINGS: &str = "\
    SELECT game, rating, deviation, volatility, at, tries, solved FROM puzzle_ratings WHERE player = $1 ORDER BY game";
pub(super) const SOLVING_DAYS: &str = "\
    SELECT DISTINCT solved / 86400000 AS day FROM puzzle_tries WHERE player = $1 AND solved IS NOT NULL ORDER BY day DESC";
pub(super) const SOLVERS: &str = "\
    SELECT t.player, COUNT(*) AS solved FROM puzzle_tries t WHERE t.guild = $1 AND t.score = 1 \
    AND NOT EXISTS (SELECT 1 FROM preferences q WHERE q.player = t.player AND q.unlisted <> 0) \
    GROUP BY t.player ORDER BY solved DESC, t.player LIMIT $2";

/// A player's work on one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleTry {
    /// When it was first shown to them.
    pub begun: Timestamp,
    /// How many moves of the line they have reached, replies included.
    pub reached: u32,
    /// The result of the first try, false also if it was made in a course; `None` while it is open.
    pub score: Option<bool>,
    /// When they solved it.
    pub solved: Option<Timestamp>,
}

/// The result of a player's first try of a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleResult<'a> {
    /// The player.
    pub player: PlayerId,
    /// The puzzle's number.
    pub puzzle: u32,
    /// The game, by its name.
    pub game: &'a str,
    /// Whether it was solved without a mistake and without help.
    pub right: bool,
    /// The puzzle's first rating, if nobody has tried it yet.
    pub first: f64,
}

/// A player's puzzle rating in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleRating {
    /// The game, by its name.
    pub game: String,
    /// The rating, and when it changed last.
    pub standing: TimedRating,
    /// How many puzzles count.
    pub tries: u32,
    /// How many of them were solved at the first try.
    pub solved: u32,
}

impl PuzzleRating {
    /// The rating of a player who has not tried a puzzle: below the usual 1500, because most puzzles are easy.
    pub const START: f64 = 1000.0;
}

impl Store {
    /// A player's work on a puzzle; `None` if it was never shown to them.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn puzzle_try(
        &self,
        player: PlayerId,
        puzzle: u32,
    ) -> Result<Option<PuzzleTry>, StoreError> {
        let query = sqlx::query(PUZZLE_TRY).bind(player).bind(i64::from(puzzle));
        let read = |row: &AnyRow| {
            Ok(PuzzleTry {
                begun: row.try_get("begun")?,
                reached: number(row, "reached")?,
                score: row
                    .try_get::<Option<i64>, _>("score")?
                    .map(|score| score == 1),
                solved: row.try_get("solved")?,
            })
        };
        self.read_first("reading a puzzle's state", query, read)
            .await
    }

    /// The puzzles that a player was shown, each with the last time.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn seen_puzzles(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(u32, Timestamp)>, StoreError> {
        let query = sqlx::query(SEEN_PUZZLES).bind(player);
        let read = |row: &AnyRow| Ok((number(row, "puzzle")?, row.try_get("shown")?));
        self.read_all("reading the puzzles that were shown", query, read)
            .await
    }

    /// The puzzles that a player has solved, at whatever try.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn solved_puzzles(&self, player: PlayerId) -> Result<HashSet<u32>, StoreError> {
        let query = sqlx::query(SOLVED_PUZZLES).bind(player);
        let read = |row: &AnyRow| number(row, "puzzle");
        self.read_all("reading the puzzles that were solved", query, read)
            .await
    }

    /// Records that a puzzle is shown to a player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn show_puzzle(
        &self,
        player: PlayerId,
        (puzzle, game): (u32, &str),
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let show = sqlx::query(RECORD_SHOWN)
            .bind(player)
            .bind(i64::from(puzzle))
            .bind(game)
            .bind(guild)
            .bind(now);
        self.write_about("noting a puzzle", player, [show]).await
    }

    /// Records how far a player has come in the line of a puzzle.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn reach_in_puzzle(
        &self,
        player: PlayerId,
        puzzle: u32,
        plies: u32,
    ) -> Result<(), StoreError> {
        let reach = sqlx::query(SET_REACHED)
            .bind(player)
            .bind(i64::from(puzzle))
            .bind(i64::from(plies));
        self.run("noting a puzzle's move", reach).await
    }

    /// Records that a player has solved a puzzle, at whatever try.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn solve_puzzle(
        &self,
        player: PlayerId,
        puzzle: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let solve = sqlx::query(SET_SOLVED)
            .bind(player)
            .bind(i64::from(puzzle))
            .bind(now);
        self.run("noting a solved puzzle", solve).await
    }

    /// Ends the first try of a puzzle without rating it, so that no later one is rated.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn close_first_try(&self, player: PlayerId, puzzle: u32) -> Result<(), StoreError> {
        let close = sqlx::query(CLOSE_FIRST_TRY)
            .bind(player)
            .bind(i64::from(puzzle));
        self.run("closing a puzzle's first try", close).await
    }

    /// Rates the first try of a puzzle: the player against the puzzle. Returns the player's rating before and after;
    /// `None` if the puzzle already counts, was never shown to them, its solution was posted where they have opened it as
    /// the daily puzzle, or the account is deleted.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn rate_puzzle(
        &self,
        result: PuzzleResult<'_>,
        now: Timestamp,
    ) -> Result<Option<[Rating; 2]>, StoreError> {
        let rated = async {
            let (player, puzzle) = (result.player, i64::from(result.puzzle));
            let right = i64::from(result.right);
            let Some(mut tx) = self.begin_about(player).await? else {
                return Ok(None);
            };
            let scored = sqlx::query(SET_FIRST_SCORE)
                .bind(player)
                .bind(puzzle)
                .bind(right);
            if !execute(&mut tx, scored).await? {
                return Ok(None);
            }
            let new = Rating {
                rating: PuzzleRating::START,
                ..Rating::default()
            };
            let count = sqlx::query(COUNT_TRY_OF_PLAYER).bind(player);
            let count = bind_rating(count.bind(result.game), new).bind(right);
            let solver = timed_rating(&count.fetch_one(&mut *tx).await?)?;
            let new = Rating {
                rating: result.first,
                deviation: NEW_PUZZLE_DEVIATION,
                ..new
            };
            let count = bind_rating(sqlx::query(COUNT_TRY_OF_PUZZLE).bind(puzzle), new);
            let level = timed_rating(&count.fetch_one(&mut *tx).await?)?;
            let score = if result.right {
                GameScore::Won
            } else {
                GameScore::Lost
            };
            let sides = [solver, level];
            let [after, level] = rate(sides, score, SideAdvantage::NONE, Weight::FULL, now);
            let set = sqlx::query(RATE_PLAYER).bind(player).bind(result.game);
            run(&mut tx, bind_rating(set, after).bind(now)).await?;
            let set = sqlx::query(RATE_PUZZLE).bind(puzzle);
            run(&mut tx, bind_rating(set, level).bind(now)).await?;
            commit_transaction(tx).await?;
            Ok(Some([solver.rating, after]))
        };
        rated.await.map_err(sql_error("rating a puzzle"))
    }

    /// The rating of a puzzle; `None` if nobody has tried it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn puzzle_level(&self, puzzle: u32) -> Result<Option<Rating>, StoreError> {
        let query = sqlx::query(LEVEL).bind(i64::from(puzzle));
        let standing = self.read_first("reading a puzzle's rating", query, timed_rating);
        Ok(standing.await?.map(|standing| standing.rating))
    }

    /// The ratings of all puzzles that anybody has tried.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn puzzle_levels(&self) -> Result<HashMap<u32, f64>, StoreError> {
        let query = sqlx::query(LEVELS);
        let level = |row: &AnyRow| Ok((number(row, "puzzle")?, row.try_get("rating")?));
        self.read_all("reading the ratings of puzzles", query, level)
            .await
    }

    /// A player's puzzle ratings, by game.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn puzzle_ratings(&self, player: PlayerId) -> Result<Vec<PuzzleRating>, StoreError> {
        let query = sqlx::query(RATINGS).bind(player);
        let read = |row: &AnyRow| {
            Ok(PuzzleRating {
                game: row.try_get("game")?,
                standing: timed_rating(row)?,
                tries: number(row, "tries")?,
                solved: number(row, "solved")?,
            })
        };
        self.read_all("reading puzzle ratings", query, read).await
    }

    /// The days (UTC, counted from 1970) on which a player has solved a puzzle, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn puzzle_days(&self, player: PlayerId) -> Result<Vec<i64>, StoreError> {
        let query = sqlx::query(SOLVING_DAYS).bind(player);
        self.read_all("reading the days of puzzles", query, column("day"))
            .await
    }

    /// The players who have solved most puzzles at the first try on a server, with their numbers. Hidden players are
    /// left out.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn puzzle_solvers(
        &self,
        guild: GuildId,
        most: u32,
    ) -> Result<Vec<(PlayerId, u32)>, StoreError> {
        let query = sqlx::query(SOLVERS).bind(guild).bind(i64::from(most));
        let read = |row: &AnyRow| Ok((row.try_get("player")?, number(row, "solved")?));
        self.read_all("reading the solvers of a server", query, read)
            .await
    }
}
