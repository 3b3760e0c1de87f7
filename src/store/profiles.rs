//! Queries for profiles: a player's finished matches, those of two players with each other, and the course of a rating.
//! Read-only; `play::profile` does the statistics.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{number, timed_rating};
use super::database::{Store, StoreError, Transaction, run};
use super::summary::{self, Summary, listing};
use crate::play::achievements::Achievements;
use crate::play::profile::{Encounter, FinishedGame};
use crate::play::rating::{GameScore, TimedRating};
use crate::play::{Event, Match, MatchId, Phase, PlayerId};
use crate::rules::{Ruleset, Side};

/// A player's finished matches, as challenger and as opponent.
macro_rules! finished {
    ($and_challenged:literal, $and_challenger:literal) => {
        concat!(
            "SELECT id, ruleset, first, winner, plies, guild, challenger, opponent, opened, COALESCE(ended, updated) AS ended, home, achievements ",
            "FROM matches WHERE challenger = $1 AND phase = 'over'",
            $and_challenged,
            " UNION ALL SELECT id, ruleset, first, winner, plies, guild, challenger, opponent, opened, COALESCE(ended, updated) AS ended, home, achievements ",
            "FROM matches WHERE opponent = $1 AND phase = 'over'",
            $and_challenger,
            " ORDER BY ended, id"
        )
    };
}

// A computer player is always the opponent, never the challenger.
pub(super) const ALL_FINISHED: &str = finished!(" AND level IS NULL", "");
pub(super) const FINISHED_BETWEEN: &str = finished!(" AND opponent = $2", " AND challenger = $2");
pub(super) const AGAINST_COMPUTERS: &str = "\
    SELECT m.ruleset, m.level, m.winner, opening.kind, opening.body FROM matches m \
    JOIN events opening ON opening.match_id = m.id AND opening.seq = 1 \
    WHERE m.challenger = $1 AND m.phase = 'over' AND m.level IS NOT NULL AND NOT EXISTS \
    (SELECT 1 FROM events e WHERE e.match_id = m.id AND e.kind IN ('hinted', 'taken-back')) \
    AND (m.ended_by <> 'agreed' OR m.plies >= $2) ORDER BY m.id";
pub(super) const RUNNING_BETWEEN: &str = listing!(
    "FROM (SELECT id FROM matches WHERE challenger = $1 AND phase = 'playing' AND opponent = $2 \
           UNION ALL SELECT id FROM matches WHERE challenger = $2 AND phase = 'playing' AND opponent = $1) AS mine \
     JOIN matches m ON m.id = mine.id",
    "ORDER BY m.deadline NULLS LAST, m.id"
);
pub(super) const RATING_HISTORY: &str = "\
    SELECT at, rating, deviation, volatility FROM rating_events WHERE player = $1 AND pool = $2 ORDER BY n DESC LIMIT $3";
pub(super) const SET_ACHIEVEMENTS: &str =
    "UPDATE matches SET achievements = $2, ended = $3 WHERE id = $1";

/// Stores when a finished match ended and the achievements of its winner.
pub(super) async fn save_achievements(
    tx: &mut Transaction,
    id: MatchId,
    game: &Match,
) -> sqlx::Result<()> {
    let ended = game.ended_seq().filter(|_| game.phase() == Phase::Over);
    let ended = ended.and_then(|seq| game.events().iter().find(|event| event.seq == seq));
    let Some(ended) = ended else {
        return Ok(());
    };
    let achievements = Achievements::of(game).to_string();
    let set = sqlx::query(SET_ACHIEVEMENTS).bind(id).bind(achievements);
    run(tx, set.bind(ended.at)).await
}

/// A draw that is agreed before this number of plies says nothing of the strength of the players.
const MIN_DRAW_PLIES: i64 = 20;

impl Store {
    /// All finished matches of a player against people, in the order in which they ended.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn finished_games(&self, player: PlayerId) -> Result<Vec<FinishedGame>, StoreError> {
        let query = sqlx::query(ALL_FINISHED).bind(player);
        let read = |row: &AnyRow| Ok(finished_game_from_row(row, player));
        self.read_some("reading a player's matches", query, read)
            .await
    }

    /// The finished matches of a person against computer players, without those in which they got a hint or took a move back,
    /// without those from a chosen position, which may have been won from the start, and without draws agreed at once.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn against_computers(&self, player: PlayerId) -> Result<Vec<Encounter>, StoreError> {
        let query = sqlx::query(AGAINST_COMPUTERS)
            .bind(player)
            .bind(MIN_DRAW_PLIES);
        let read = |row: &AnyRow| {
            if !from_the_start(row)? {
                return Ok(None);
            }
            let ruleset: String = row.try_get("ruleset")?;
            // A newer version may have written another ruleset.
            let ruleset = ruleset.parse::<Ruleset>().ok();
            let score = score(row.try_get("winner")?, player);
            Ok(ruleset
                .zip(summary::level(row)?)
                .map(|(ruleset, level)| Encounter {
                    game: ruleset.game(),
                    level,
                    score,
                }))
        };
        let doing = "reading a player's matches against the computer";
        self.read_some(doing, query, read).await
    }

    /// The finished matches of two players, seen from the first one's side.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn finished_between(
        &self,
        player: PlayerId,
        other: PlayerId,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        let query = sqlx::query(FINISHED_BETWEEN).bind(player).bind(other);
        let read = |row: &AnyRow| Ok(finished_game_from_row(row, player));
        self.read_some("reading two players' matches", query, read)
            .await
    }

    /// The running matches of two players, the nearest deadline first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn running_between(
        &self,
        player: PlayerId,
        other: PlayerId,
    ) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(RUNNING_BETWEEN).bind(player).bind(other);
        self.list("listing matches", query).await
    }

    /// A player's ratings in a pool after each of the newest `most` games, the oldest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn history(
        &self,
        player: PlayerId,
        pool: &str,
        most: u32,
    ) -> Result<Vec<TimedRating>, StoreError> {
        let query = sqlx::query(RATING_HISTORY)
            .bind(player)
            .bind(pool)
            .bind(i64::from(most));
        let newest_first = self.read_all("reading the course of a rating", query, timed_rating);
        let mut course: Vec<TimedRating> = newest_first.await?;
        course.reverse();
        Ok(course)
    }
}

/// Whether a match began with the usual position of its rules. The row contains the first event of the match.
fn from_the_start(row: &AnyRow) -> sqlx::Result<bool> {
    let (kind, body): (String, Option<String>) = (row.try_get("kind")?, row.try_get("body")?);
    // An event that this version cannot read counts as another start, because its position is unknown.
    let opening = Event::from_stored(&kind, body.as_deref()).ok();
    Ok(matches!(opening, Some(Event::Challenged(terms)) if terms.chosen_start().is_none()))
}

/// The score of one player.
fn score(winner: Option<PlayerId>, me: PlayerId) -> GameScore {
    match winner {
        None => GameScore::Drawn,
        Some(winner) if winner == me => GameScore::Won,
        Some(_) => GameScore::Lost,
    }
}

/// A match seen from one player's side. An unreadable one is logged and left out, so that the others still show.
fn finished_game_from_row(row: &AnyRow, me: PlayerId) -> Option<FinishedGame> {
    let read = || -> sqlx::Result<Option<FinishedGame>> {
        let ruleset: String = row.try_get("ruleset")?;
        let (challenger, opponent) = (row.try_get("challenger")?, row.try_get("opponent")?);
        let Ok(ruleset) = ruleset.parse() else {
            return Ok(None);
        };
        let achievements: Option<String> = row.try_get("achievements")?;
        let Ok(achievements) = achievements
            .as_deref()
            .unwrap_or_default()
            .parse::<Achievements>();
        Ok(Some(FinishedGame {
            id: row.try_get("id")?,
            ruleset,
            opponent: if challenger == me {
                opponent
            } else {
                challenger
            },
            side: if row.try_get::<Option<_>, _>("first")? == Some(me) {
                Side::First
            } else {
                Side::Second
            },
            score: score(row.try_get("winner")?, me),
            plies: number(row, "plies")?,
            opened: row.try_get("opened")?,
            ended: row.try_get("ended")?,
            guild: row.try_get("guild")?,
            venue: summary::read_venue(row)?,
            achievements,
        }))
    };
    read().unwrap_or_else(|error| {
        tracing::error!(%error, "a match that cannot be read is left out of a profile");
        None
    })
}
