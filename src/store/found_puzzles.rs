//! The puzzles that were found in finished games. It stores their text without parsing it, and nothing about the game or
//! its players.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{column, number};
use super::database::{Store, StoreError, commit_transaction, execute, sql_error};

const MAX_PUZZLES_PER_GAME: i64 = 500;

pub(super) const FOUND_PUZZLE: &str = "SELECT line FROM found_puzzles WHERE puzzle = $1";
pub(super) const PUZZLES_OF_GAME: &str = "SELECT puzzle, line FROM found_puzzles WHERE game = $1";
pub(super) const COUNT: &str = "SELECT COUNT(*) AS n FROM found_puzzles WHERE game = $1";
pub(super) const INSERT_PUZZLE: &str =
    "INSERT INTO found_puzzles (puzzle, game, line) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
pub(super) const INSERT_BOARD: &str =
    "INSERT INTO found_boards (board, puzzle) VALUES ($1, $2) ON CONFLICT DO NOTHING";

/// A puzzle to be kept.
#[derive(Clone, Debug)]
pub struct FoundPuzzle {
    /// Its number.
    pub puzzle: u32,
    /// The game, by its name.
    pub game: &'static str,
    /// Its text.
    pub line: String,
    /// The positions by which alike puzzles are recognised.
    pub boards: Vec<String>,
}

impl Store {
    /// The text of a puzzle that was found in a game.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn found_puzzle(&self, puzzle: u32) -> Result<Option<String>, StoreError> {
        let query = sqlx::query(FOUND_PUZZLE).bind(i64::from(puzzle));
        self.read_first("reading a puzzle", query, column("line"))
            .await
    }

    /// The puzzles that were found in games of a kind, each with its text.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn found_puzzles(&self, game: &str) -> Result<Vec<(u32, String)>, StoreError> {
        let query = sqlx::query(PUZZLES_OF_GAME).bind(game);
        let read = |row: &AnyRow| Ok((number(row, "puzzle")?, row.try_get("line")?));
        self.read_all("reading puzzles", query, read).await
    }

    /// Stores a puzzle, unless a stored one is alike or its game has enough of them. Returns whether it was kept.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn keep_found_puzzle(&self, found: &FoundPuzzle) -> Result<bool, StoreError> {
        let keep = async {
            let mut tx = self.begin().await?;
            let count = sqlx::query_scalar::<_, i64>(COUNT).bind(found.game);
            if count.fetch_one(&mut *tx).await? >= MAX_PUZZLES_PER_GAME {
                return Ok(false);
            }
            let puzzle = i64::from(found.puzzle);
            let insert = sqlx::query(INSERT_PUZZLE)
                .bind(puzzle)
                .bind(found.game)
                .bind(&found.line);
            if !execute(&mut tx, insert).await? {
                return Ok(false);
            }
            for board in &found.boards {
                let insert = sqlx::query(INSERT_BOARD).bind(board).bind(puzzle);
                // The transaction is rolled back.
                if !execute(&mut tx, insert).await? {
                    return Ok(false);
                }
            }
            commit_transaction(tx).await?;
            Ok(true)
        };
        keep.await.map_err(sql_error("keeping a puzzle"))
    }
}
