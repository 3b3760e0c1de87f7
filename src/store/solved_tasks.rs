//! The tasks that players have solved: of the lessons, and the mistakes in their own games. It stores their keys alone.

use std::collections::BTreeSet;

use sqlx::any::AnyRow;

use super::columns::number;
use super::database::{Store, StoreError};
use crate::play::{MatchId, PlayerId};

pub(super) const SOLVED: &str = "SELECT task FROM solved_tasks WHERE player = $1 AND course = $2";
pub(super) const SOLVE: &str =
    "INSERT INTO solved_tasks (player, course, task) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

/// Where a task comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskSource<'a> {
    /// A game's lesson; a task is its number there.
    Lesson(&'a str),
    /// The mistakes in a match; a task is the number of moves before the mistake.
    Match(MatchId),
}

impl TaskSource<'_> {
    fn stored(self) -> String {
        match self {
            Self::Lesson(game) => game.to_owned(),
            Self::Match(id) => format!("match/{id}"),
        }
    }
}

impl Store {
    /// The tasks of a source that a player has solved.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn solved_tasks(
        &self,
        player: PlayerId,
        source: TaskSource<'_>,
    ) -> Result<BTreeSet<u32>, StoreError> {
        let query = sqlx::query(SOLVED).bind(player).bind(source.stored());
        let read = |row: &AnyRow| number(row, "task");
        self.read_all("reading the tasks that were solved", query, read)
            .await
    }

    /// Records that a player has solved a task.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn solve_task(
        &self,
        player: PlayerId,
        source: TaskSource<'_>,
        task: u32,
    ) -> Result<(), StoreError> {
        let solve = sqlx::query(SOLVE)
            .bind(player)
            .bind(source.stored())
            .bind(i64::from(task));
        self.write_about("noting a solved task", player, [solve])
            .await
    }
}
