//! The opening tree of finished games: how often each of the first moves was played, and how those games ended. It is
//! counted when a game ends, so that reading it does not depend on the number of games. It names no game and no player.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{BoardScope, number};
use super::database::{Statement, Store, StoreError, Transaction, run};
use crate::play::{GuildId, Match, Phase, Seq};
use crate::rules::{AnyPosition, Record, Ruleset, Side};

/// How many moves of each game are counted.
pub const OPENING_PLIES: usize = 10;

pub(super) const COUNT_MOVE: &str = "\
    INSERT INTO openings (guild, ruleset, position, played, won, drawn, lost) VALUES ($1, $2, $3, $4, $5, $6, $7) \
    ON CONFLICT (guild, ruleset, position, played) DO UPDATE SET won = openings.won + excluded.won, \
    drawn = openings.drawn + excluded.drawn, lost = openings.lost + excluded.lost";

pub(super) const PLAYED_MOVES: &str = "\
    SELECT played, won, drawn, lost FROM openings WHERE guild = $1 AND ruleset = $2 AND position = $3 \
    AND won + drawn + lost > 0 ORDER BY won + drawn + lost DESC, played LIMIT $4";

/// A move in the opening tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningMove {
    /// The move, in canonical notation.
    pub played: String,
    /// How many games the first side won.
    pub won: u32,
    /// How many games were drawn.
    pub drawn: u32,
    /// How many games the second side won.
    pub lost: u32,
}

impl OpeningMove {
    /// How many games went on with the move.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }
}

impl Store {
    /// The moves that were played in a position of the openings, the most frequent first; on one server, or on all.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn opening_moves(
        &self,
        guild: Option<GuildId>,
        position: &AnyPosition,
        most: u32,
    ) -> Result<Vec<OpeningMove>, StoreError> {
        let query = sqlx::query(PLAYED_MOVES)
            .bind(BoardScope(guild))
            .bind(position.ruleset().to_string())
            .bind(position.to_string())
            .bind(i64::from(most));
        let read = |row: &AnyRow| {
            Ok(OpeningMove {
                played: row.try_get("played")?,
                won: number(row, "won")?,
                drawn: number(row, "drawn")?,
                lost: number(row, "lost")?,
            })
        };
        self.read_all("reading openings", query, read).await
    }
}

/// Whether the openings of a ruleset are counted: those with changed switches are too many to compare.
#[must_use]
pub fn has_openings(ruleset: &Ruleset) -> bool {
    Ruleset::presets(ruleset.game()).contains(ruleset)
}

/// The result of a match that counts: won, drawn and lost by the first side.
fn result(game: &Match) -> Option<[i64; 3]> {
    let counts = game.phase() == Phase::Over
        && game.terms().chosen_start().is_none()
        && has_openings(&game.terms().ruleset);
    let ending = game.ending().filter(|_| counts)?;
    Some(match ending.winner() {
        Some(Side::First) => [1, 0, 0],
        None => [0, 1, 0],
        Some(Side::Second) => [0, 0, 1],
    })
}

/// Counts the first moves of a match that has ended with the events after `since`, and takes back what was counted if
/// its result has changed.
pub(super) async fn count_openings(
    tx: &mut Transaction,
    game: &Match,
    since: Seq,
) -> sqlx::Result<()> {
    if since == 0 || !matches!(game.phase(), Phase::Over | Phase::Void) {
        return Ok(());
    }
    let (before, now) = (result(&game.as_of(since)), result(game));
    if before == now {
        return Ok(());
    }
    let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
    let change: Vec<i64> = now.iter().zip(before).map(|(now, was)| now - was).collect();
    let mut record = Record::new(&game.terms().ruleset);
    let mut rows = Vec::new();
    for mv in game.record().moves().iter().take(OPENING_PLIES) {
        rows.push((record.position().to_string(), mv.to_string()));
        if record.play(*mv).is_err() {
            break;
        }
    }
    // Always in the same order, so that two transactions do not deadlock.
    rows.sort();
    rows.dedup();
    for scope in BoardScope::of_game(game.terms().guild) {
        for (position, played) in &rows {
            let count = sqlx::query(COUNT_MOVE)
                .bind(scope)
                .bind(game.terms().ruleset.to_string())
                .bind(position)
                .bind(played);
            run(tx, change.iter().fold(count, Statement::bind)).await?;
        }
    }
    Ok(())
}
