//! The positions on the boards of running matches, about which nothing may be said that helps there. Judges no position.

use std::collections::HashSet;

use crate::play::{GuildId, MatchId, PlayerId};
use crate::puzzles::{Puzzle, same_board};
use crate::rules::{AnyPosition, Record};
use crate::store::StoreError;

use super::state::App;

/// Positions on the boards of running matches. Mirror images count as the same board, because a good move there is one here;
/// so do positions under other rules of the game.
#[derive(Clone, Debug, Default)]
pub struct RunningBoards(HashSet<String>);

impl RunningBoards {
    /// Whether a position is on one of these boards.
    #[must_use]
    pub fn contains(&self, position: &AnyPosition) -> bool {
        !self.0.is_empty() && self.0.contains(&board_key(position))
    }

    /// Whether the value of a record's position must not be told: its position, or the one before its last move, is on one
    /// of these boards. The values after the candidate moves of a position say which of them is best.
    #[must_use]
    pub fn withhold(&self, record: &Record) -> bool {
        let before = record.before_last();
        self.contains(record.position()) || before.is_some_and(|before| self.contains(before))
    }

    /// Whether a move leads from a record's position to one of these boards.
    #[must_use]
    pub fn are_next(&self, record: &Record) -> bool {
        let leads_there = |mv| {
            let mut after = record.position().clone();
            after.play(mv).is_ok() && self.contains(&after)
        };
        !self.0.is_empty() && record.legal_moves().into_iter().any(leads_there)
    }

    /// Whether any position of a puzzle is on one of these boards. Both sides' turns count: the puzzle asks for the solver's
    /// best move, and plays the opponent's best defence.
    #[must_use]
    pub fn are_in(&self, puzzle: &Puzzle) -> bool {
        !self.0.is_empty() && (0..=puzzle.line.len()).any(|ply| self.contains(&puzzle.after(ply)))
    }
}

impl FromIterator<AnyPosition> for RunningBoards {
    fn from_iter<T: IntoIterator<Item = AnyPosition>>(positions: T) -> Self {
        let positions = positions.into_iter();
        Self(positions.map(|position| board_key(&position)).collect())
    }
}

fn board_key(position: &AnyPosition) -> String {
    let game = position.ruleset().game().slug();
    format!("{game} {}", same_board(position))
}

impl App {
    /// The positions that must not be judged for a player: those on the boards of running matches of the player or of
    /// these servers.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn running_boards(
        &self,
        guilds: [Option<GuildId>; 2],
        player: PlayerId,
    ) -> Result<RunningBoards, StoreError> {
        self.running_boards_except(None, guilds, player).await
    }

    /// The same without the board of one match.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn running_boards_except(
        &self,
        except: Option<MatchId>,
        guilds: [Option<GuildId>; 2],
        player: PlayerId,
    ) -> Result<RunningBoards, StoreError> {
        let ([one, other], player) = (guilds, Some(player));
        let mut positions = self.store.running_positions(one, player, except).await?;
        if other != one {
            positions.extend(self.store.running_positions(other, player, except).await?);
        }
        Ok(positions.into_iter().collect())
    }

    /// The positions on the boards of a server's running matches.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn running_boards_of(&self, guild: GuildId) -> Result<RunningBoards, StoreError> {
        let positions = self.store.running_positions(Some(guild), None, None);
        Ok(positions.await?.into_iter().collect())
    }
}
