//! The positions on the boards of running matches, about which nothing may be said that helps there. Judges no position.

use std::collections::HashSet;
use std::sync::OnceLock;

use tokio::task::spawn_blocking;

use crate::play::{GuildId, MatchId, PlayerId};
use crate::puzzles::{Puzzle, same_board};
use crate::rules::{AnyPosition, Move, Record};
use crate::store::StoreError;

use super::state::App;

/// With more boards, their next positions are computed off the async threads: a board of Jungle takes 0.1 ms.
const MAX_INLINE_BOARDS: usize = 32;

/// Positions on the boards of running matches. Mirror images count as the same board, because a good move there is one here;
/// so do positions under other rules of the game.
///
/// The values of the positions one move later say which move is best there, so those positions are close to the board. The value
/// of a position whose best move leads to one that must not be judged is that position's value.
#[derive(Clone, Debug, Default)]
pub struct RunningBoards {
    boards: HashSet<String>,
    positions: Vec<AnyPosition>,
    /// The positions that are one move after `positions`; computed when they are first needed.
    next: OnceLock<HashSet<String>>,
}

impl RunningBoards {
    /// Whether a position is on one of these boards.
    #[must_use]
    pub fn contains(&self, position: &AnyPosition) -> bool {
        !self.boards.is_empty() && self.boards.contains(&board_key(position))
    }

    /// Whether a position is on one of these boards, or can be there after the next move.
    #[must_use]
    pub fn are_close_to(&self, position: &AnyPosition) -> bool {
        if self.boards.is_empty() {
            return false;
        }
        let key = board_key(position);
        self.boards.contains(&key) || self.next().contains(&key)
    }

    /// The boards of these positions. If they are many, what can come next is computed already.
    async fn prepared(positions: Vec<AnyPosition>) -> Self {
        let boards: Self = positions.into_iter().collect();
        if boards.positions.len() <= MAX_INLINE_BOARDS {
            return boards;
        }
        let prepare = spawn_blocking(move || {
            boards.next();
            boards
        });
        match prepare.await {
            Ok(boards) => boards,
            Err(broken) => std::panic::resume_unwind(Box::new(broken.to_string())),
        }
    }

    fn next(&self) -> &HashSet<String> {
        self.next.get_or_init(|| {
            let after = |position: &AnyPosition| {
                let moves = Record::from_position(position.clone()).legal_moves();
                let after = moves.into_iter().filter_map(|mv| after(position, mv));
                after.map(|after| board_key(&after)).collect::<Vec<_>>()
            };
            self.positions.iter().flat_map(after).collect()
        })
    }

    /// Whether the value of a position with this best move must not be told.
    #[must_use]
    pub fn withhold(&self, position: &AnyPosition, best: Option<Move>) -> bool {
        self.are_close_to(position) || best.is_some_and(|mv| self.are_close_after(position, mv))
    }

    fn are_close_after(&self, position: &AnyPosition, mv: Move) -> bool {
        after(position, mv).is_some_and(|after| self.are_close_to(&after))
    }

    /// Whether a position, or one after a move from it, must not be judged. The computer's moves and values from there on would
    /// judge it.
    #[must_use]
    pub fn are_reached_from(&self, record: &Record) -> bool {
        let position = record.position();
        let leads_there = |mv| self.are_close_after(position, mv);
        !self.boards.is_empty()
            && (self.are_close_to(position) || record.legal_moves().into_iter().any(leads_there))
    }

    /// Whether any position of a puzzle must not be judged. Both sides' turns count: the puzzle asks for the solver's best move,
    /// and plays the opponent's best defence.
    #[must_use]
    pub fn are_in(&self, puzzle: &Puzzle) -> bool {
        !self.boards.is_empty()
            && (0..=puzzle.line.len()).any(|ply| self.are_close_to(&puzzle.after(ply)))
    }
}

impl FromIterator<AnyPosition> for RunningBoards {
    fn from_iter<T: IntoIterator<Item = AnyPosition>>(positions: T) -> Self {
        let positions: Vec<AnyPosition> = positions.into_iter().collect();
        Self {
            boards: positions.iter().map(board_key).collect(),
            positions,
            next: OnceLock::new(),
        }
    }
}

fn after(position: &AnyPosition, mv: Move) -> Option<AnyPosition> {
    let mut after = position.clone();
    after.play(mv).ok().map(|()| after)
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

    /// Like [`running_boards`](Self::running_boards), without the board of one match.
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
        Ok(RunningBoards::prepared(positions).await)
    }

    /// The positions on the boards of a server's running matches.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn running_boards_of(&self, guild: GuildId) -> Result<RunningBoards, StoreError> {
        let positions = self.store.running_positions(Some(guild), None, None);
        Ok(RunningBoards::prepared(positions.await?).await)
    }
}
