//! The positions on the boards of running matches, about which nothing may be said that helps there.

use std::collections::HashSet;

use sqlx::Row as _;

use super::database::{Store, StoreError, sql_error};
use crate::play::{GuildId, MatchId, PlayerId};
use crate::rules::{AnyPosition, Record};

// Only running matches have a position; the index of servers also has the open ones.
pub(super) const RUNNING_BOARDS: &str = "\
    SELECT id, position FROM matches WHERE guild = $1 AND phase IN ('open', 'playing') \
    UNION ALL SELECT id, position FROM matches WHERE challenger = $2 AND phase = 'playing' \
    UNION ALL SELECT id, position FROM matches WHERE opponent = $2 AND phase = 'playing'";

/// A position as running matches are searched for it: without the ruleset, because a good move is mostly one under other
/// rules too.
pub(super) fn board_text(position: &AnyPosition) -> String {
    format!("{} {position}", position.ruleset().game().slug())
}

/// Positions on the boards of running matches.
#[derive(Clone, Debug, Default)]
pub struct RunningBoards(HashSet<String>);

impl RunningBoards {
    /// Adds other boards to these.
    pub fn add(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// Whether a position is on one of these boards, under any ruleset of its game.
    #[must_use]
    pub fn contains(&self, position: &AnyPosition) -> bool {
        !self.0.is_empty() && self.0.contains(&board_text(position))
    }

    /// Whether the value of a record's position must not be told: its position, or the one before its last move, is on one
    /// of these boards. The values after the candidate moves of a position say which of them is best.
    #[must_use]
    pub fn withhold(&self, record: &Record) -> bool {
        let before = record.before_last();
        self.contains(record.position()) || before.is_some_and(|before| self.contains(before))
    }
}

impl Store {
    /// The positions on the boards of a server's running matches and of a player's, if there is one, but for one match.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn running_boards(
        &self,
        guild: Option<GuildId>,
        player: Option<PlayerId>,
        except: Option<MatchId>,
    ) -> Result<RunningBoards, StoreError> {
        let mut boards = RunningBoards::default();
        let read = async {
            let rows = sqlx::query(RUNNING_BOARDS)
                .bind(guild)
                .bind(player)
                .fetch_all(&self.read)
                .await?;
            for row in rows {
                if Some(row.try_get::<MatchId, _>("id")?) != except {
                    boards
                        .0
                        .extend(row.try_get::<Option<String>, _>("position")?);
                }
            }
            Ok(boards)
        };
        read.await.map_err(sql_error("looking at running games"))
    }
}
