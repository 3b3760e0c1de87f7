//! Deletes a player's account: personal data goes, and an anonymous row remains. Games and ratings name players by our
//! own ids, so they do not change.

use sha2::{Digest as _, Sha256};

use super::database::{Store, StoreError, commit_transaction, run, sql_error};
use super::jobs::JobKind;
use super::new_jobs;
use super::people::UserId;
use super::player_lock::lock_player;
use super::ratings::rows::LOCK_RATINGS;
use crate::play::{PlayerId, Timestamp};

/// A statement about the matches of player `$1`.
macro_rules! in_players_matches {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            "(SELECT id FROM matches WHERE challenger = $1 UNION ALL SELECT id FROM matches WHERE opponent = $1)",
            $after
        )
    };
}

pub(super) use in_players_matches;

pub(super) const DISCORD_ID: &str = "SELECT discord FROM players WHERE id = $1";

/// A deleted account must not be a way around a block: a digest of the Discord id recognises the person again.
pub(super) const KEEP_BLOCKS: &str = "UPDATE blocks SET digest = $2 WHERE blocked = $1";

pub(super) const BLOCK_AGAIN: &str =
    "UPDATE blocks SET blocked = $1, digest = NULL WHERE digest = $2";

/// The player's tournaments. Their standing posts show the player's name, also in the picture, and must be edited.
pub(super) const TOURNAMENTS: &str =
    "SELECT tournament FROM tournament_players WHERE player = $1 ORDER BY tournament";

/// Of player `$1`.
pub(super) const DELETE_PERSONAL_DATA: [&str; 16] = [
    // Locks the rows, to wait for a transaction that is just writing jobs with the player's interaction.
    "UPDATE analyses SET player = player WHERE player = $1",
    in_players_matches!("DELETE FROM plans WHERE player = $1 AND match_id IN ", ""),
    in_players_matches!(
        "UPDATE jobs SET payload = NULL WHERE payload IS NOT NULL AND match_id IN ",
        ""
    ),
    // The player's interactions in jobs that analyse games of others.
    "UPDATE jobs SET payload = NULL WHERE kind IN ('analyse', 'deepen') AND match_id IN (SELECT match_id FROM analyses WHERE player = $1)",
    "DELETE FROM preferences WHERE player = $1",
    "DELETE FROM blocks WHERE player = $1",
    "DELETE FROM vacations WHERE player = $1",
    "DELETE FROM watches WHERE player = $1",
    "DELETE FROM notices WHERE player = $1",
    "DELETE FROM studies WHERE player = $1",
    "UPDATE analyses SET player = NULL WHERE player = $1",
    "UPDATE jobs SET payload = NULL WHERE lane = 'discord' AND kind = 'show-analysis' \
     AND subject = 'follower/' || match_id || '/' || CAST(CAST($1 AS BIGINT) AS TEXT)",
    "DELETE FROM puzzle_tries WHERE player = $1",
    "DELETE FROM daily_tries WHERE player = $1",
    "DELETE FROM puzzle_ratings WHERE player = $1",
    "DELETE FROM solved_tasks WHERE player = $1",
];

/// What to delete of player `$1` under the lock that keeps games from being rated. The last statement opts the
/// anonymous row out of notices and leaderboards.
pub(super) const REMOVE_FROM_LEADERBOARDS: [&str; 4] = [
    "DELETE FROM boards WHERE player = $1",
    "UPDATE ratings SET listed = NULL WHERE player = $1",
    "UPDATE players SET kind = 'former', discord = NULL, name = NULL, locale = NULL, direct = NULL WHERE id = $1",
    "INSERT INTO preferences (player, notices, vacation, refused, unlisted) VALUES ($1, 'none', 0, 1, 1)",
];

/// The first 64 bits of the SHA-256 of a Discord id, by which a block recognises a person who returns.
pub(super) fn digest(user: UserId) -> i64 {
    let whole = Sha256::digest(user.0.to_be_bytes());
    whole
        .iter()
        .take(8)
        .fold(0, |digest, byte| digest << 8 | i64::from(*byte))
}

impl Store {
    /// Deletes a player's account in one transaction, and has the posts of their tournaments edited. A person who comes back
    /// gets a new account.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing is forgotten then.
    pub async fn forget_player(&self, player: PlayerId) -> Result<(), StoreError> {
        let forget = async {
            let mut tx = self.begin().await?;
            // Locks the player's row: earlier writes about the player have ended, later ones then store nothing.
            lock_player(&mut tx, player).await?;
            let user = sqlx::query_scalar(DISCORD_ID).bind(player);
            if let Some(Some(user)) = user.fetch_optional(&mut *tx).await? {
                let keep = sqlx::query(KEEP_BLOCKS).bind(player).bind(digest(user));
                run(&mut tx, keep).await?;
            }
            for sql in DELETE_PERSONAL_DATA {
                run(&mut tx, sqlx::query(sql).bind(player)).await?;
            }
            // A game that is being rated may still list the player. This lock comes late to avoid deadlocks, because
            // the transaction that rates a game has locked jobs before.
            run(&mut tx, sqlx::query(LOCK_RATINGS)).await?;
            for sql in REMOVE_FROM_LEADERBOARDS {
                run(&mut tx, sqlx::query(sql).bind(player)).await?;
            }
            let entered = sqlx::query_scalar(TOURNAMENTS).bind(player);
            for id in entered.fetch_all(&mut *tx).await? {
                let (kind, at_once) = (JobKind::Table, Timestamp(0));
                run(&mut tx, new_jobs::of_tournament(kind, id, at_once)).await?;
            }
            commit_transaction(tx).await?;
            self.wake.notify_one();
            Ok(())
        };
        let forgotten = forget.await.map_err(sql_error("forgetting a player"));
        self.people.forget(player);
        forgotten
    }
}
