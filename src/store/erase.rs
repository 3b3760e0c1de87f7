//! Forgets a player: what is theirs alone goes, and in what is others' as well somebody without a name or a number takes
//! their place. A match replays as before; nothing about anybody else changes.

use rand::Rng as _;
use sqlx::{Any, Transaction};

use super::{Store, StoreError, doing, seal};
use crate::play::PlayerId;

/// A statement about the matches of player `$1`.
macro_rules! mine {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            "(SELECT id FROM matches WHERE challenger = $1 UNION ALL SELECT id FROM matches WHERE opponent = $1)",
            $after
        )
    };
}

pub(super) use mine;

/// What puts `$2` in the place of `$1`. The matches' own columns come last: they are how the rest is found.
const RENAME: [&str; 13] = [
    mine!(
        "UPDATE events SET actor = $2 WHERE actor = $1 AND match_id IN ",
        ""
    ),
    "UPDATE events SET actor = $2 WHERE actor = $1 AND match_id IN (SELECT match_id FROM audit WHERE moderator = $1)",
    "UPDATE audit SET moderator = $2 WHERE moderator = $1",
    mine!(
        "UPDATE rating_events SET opponent = $2 WHERE opponent = $1 AND match_id IN ",
        ""
    ),
    "UPDATE rating_events SET player = $2 WHERE player = $1",
    "UPDATE ratings SET player = $2, listed = 0 WHERE player = $1",
    "UPDATE months SET player = $2 WHERE player = $1",
    "UPDATE seasons SET player = $2 WHERE player = $1",
    mine!(
        "UPDATE matches SET first = $2 WHERE first = $1 AND id IN ",
        ""
    ),
    mine!(
        "UPDATE matches SET winner = $2 WHERE winner = $1 AND id IN ",
        ""
    ),
    "UPDATE matches SET awaits = $2 WHERE awaits = $1",
    "UPDATE matches SET challenger = $2 WHERE challenger = $1",
    "UPDATE matches SET opponent = $2 WHERE opponent = $1",
];

/// The same in the texts of events, which name players as challenger, opponent or beginner, and wherever somebody mentioned
/// them.
const REWRITE: [&str; 2] = [
    mine!(
        "UPDATE events SET body = REPLACE(body, $2, $3) WHERE body IS NOT NULL AND match_id IN ",
        ""
    ),
    mine!(
        "UPDATE audit SET reason = REPLACE(reason, $2, $3) WHERE match_id IN ",
        ""
    ),
];

/// What is `$1`'s alone. Who has blocked them stays with those who did: to delete oneself is no way around a block.
const FORGET: [&str; 11] = [
    mine!("DELETE FROM plans WHERE player = $1 AND match_id IN ", ""),
    mine!(
        "UPDATE jobs SET payload = NULL WHERE payload IS NOT NULL AND match_id IN ",
        ""
    ),
    "DELETE FROM players WHERE id = $1",
    "DELETE FROM preferences WHERE player = $1",
    "DELETE FROM direct_channels WHERE player = $1",
    "DELETE FROM blocks WHERE player = $1",
    "DELETE FROM vacations WHERE player = $1",
    "DELETE FROM watches WHERE player = $1",
    "DELETE FROM notices WHERE player = $1",
    "DELETE FROM boards WHERE player = $1",
    "DELETE FROM studies WHERE player = $1",
];

/// Whoever is gone is told nothing, and stands on no leaderboard however often it is made anew.
const SILENCE: &str = "INSERT INTO preferences (player, notices, vacation, refused, unlisted) VALUES ($1, 'none', 0, 1, 1)";

const FACT: &str = "DELETE FROM settings WHERE key = $1";

impl Store {
    /// Forgets a player and what is kept under those keys, all of it or nothing. Gives the number that stands in their
    /// place from now on.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing is forgotten then.
    pub async fn forget_player(
        &self,
        player: PlayerId,
        facts: &[String],
    ) -> Result<PlayerId, StoreError> {
        let gone = PlayerId::gone(rand::thread_rng().r#gen());
        let forget = async {
            let mut tx = self.begin().await?;
            forget(&mut tx, player, gone).await?;
            for fact in facts {
                let fact = sqlx::query(FACT).bind(fact.clone());
                fact.execute(&mut *tx).await?;
            }
            seal(tx).await
        };
        forget.await.map_err(doing("forgetting a player"))?;
        Ok(gone)
    }
}

async fn forget(
    tx: &mut Transaction<'static, Any>,
    player: PlayerId,
    gone: PlayerId,
) -> Result<(), sqlx::Error> {
    for sql in FORGET {
        let forget = sqlx::query(sql).bind(player);
        forget.execute(&mut **tx).await?;
    }
    let silence = sqlx::query(SILENCE).bind(gone);
    silence.execute(&mut **tx).await?;
    let texts = [
        ("\"challenger\":", ","),
        ("\"opponent\":", ","),
        ("\"first\":", "}"),
        ("<@", ">"),
    ];
    for (sql, (before, after)) in REWRITE
        .into_iter()
        .flat_map(|sql| texts.map(|text| (sql, text)))
    {
        let rewrite = sqlx::query(sql)
            .bind(player)
            .bind(format!("{before}{player}{after}"))
            .bind(format!("{before}{gone}{after}"));
        rewrite.execute(&mut **tx).await?;
    }
    for sql in RENAME {
        let rename = sqlx::query(sql).bind(player).bind(gone);
        rename.execute(&mut **tx).await?;
    }
    Ok(())
}
