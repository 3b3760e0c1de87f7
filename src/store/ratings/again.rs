//! All ratings computed again from the rated games, in their order: what a change of the settings needs, and the proof that
//! nothing was ever added up wrongly.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::{Any, Row as _, Transaction};

use super::rows::{COUNTER, EVERYTHING, LOCK, PAGE, Row, add_to_months, change, join_board, keep};
use super::{Rated, Store, StoreError, doing};
use crate::play::rating::{Rules, Score, rate};
use crate::play::{GuildId, PlayerId};
use crate::rules::Ruleset;
use crate::store::seal;

/// How many games are read at a time.
const AT_ONCE: i64 = 2000;

/// What came of computing everything again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recomputed {
    /// So many rated games.
    pub games: u64,
    /// So many of them have another outcome now, to the last digit.
    pub changed: u64,
}

/// What everything comes to, as far as it has been computed.
#[derive(Default)]
struct Tally {
    players: BTreeMap<(String, PlayerId), Rated>,
    met: BTreeSet<(String, PlayerId, PlayerId)>,
    boards: BTreeSet<(GuildId, String, PlayerId)>,
    found: Recomputed,
}

impl Store {
    /// Computes all ratings again from the rated games, and what follows from them: leaderboards and months.
    ///
    /// Nothing is written unless `keep` says so. Takes the writer's place for as long as it lasts, and the memory of all
    /// players' ratings.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn recompute(&self, rules: &Rules, keep: bool) -> Result<Recomputed, StoreError> {
        self.try_recompute(rules, keep)
            .await
            .map_err(doing("computing the ratings again"))
    }

    async fn try_recompute(&self, rules: &Rules, write: bool) -> Result<Recomputed, sqlx::Error> {
        let mut tx = self.begin().await?;
        sqlx::query(LOCK).execute(&mut *tx).await?;
        for table in EVERYTHING {
            sqlx::query(table).execute(&mut *tx).await?;
        }
        let mut tally = Tally::default();
        let newest: i64 = sqlx::query(COUNTER)
            .fetch_one(&mut *tx)
            .await?
            .try_get("value")?;
        let mut last = 0;
        while last < newest {
            let page = sqlx::query(PAGE)
                .bind(last)
                .bind(last + AT_ONCE)
                .fetch_all(&mut *tx)
                .await?;
            for pair in page.chunks_exact(2) {
                let ruleset: String = pair[0].try_get("ruleset")?;
                let game = [Row::read(&pair[0])?, Row::read(&pair[1])?];
                // A ruleset that does not read is one of a newer version: its pool is what that said.
                let pool = ruleset
                    .parse::<Ruleset>()
                    .map(|ruleset| rules.pool(&ruleset));
                let pool = pool.unwrap_or_else(|_| game[0].pool.clone());
                tally.play(&mut tx, game, pool).await?;
            }
            last += AT_ONCE;
        }
        let Tally {
            players,
            boards,
            found,
            ..
        } = tally;
        for (guild, pool, player) in boards {
            join_board(&mut tx, player, &pool, guild).await?;
        }
        for ((_, player), rated) in players {
            keep(&mut tx, player, &rated, rules).await?;
        }
        if write {
            seal(tx).await?;
        } else {
            tx.rollback().await?;
        }
        Ok(found)
    }
}

impl Tally {
    async fn play(
        &mut self,
        tx: &mut Transaction<'static, Any>,
        game: [Row; 2],
        pool: String,
    ) -> Result<(), sqlx::Error> {
        let before = game.each_ref().map(|row| {
            let rated = self.players.entry((pool.clone(), row.player));
            rated.or_insert_with(|| Rated::new(&pool)).standing
        });
        let after = rate(before, game[0].score, game[0].weight, game[0].at);
        let mut changed = false;
        for (side, old) in game.iter().enumerate() {
            let new = Row {
                pool: pool.clone(),
                before: before[side].rating.rating,
                after: after[side],
                ..old.clone()
            };
            if new != *old {
                changed = true;
                change(tx, &new).await?;
            }
            add_to_months(tx, &new, 1).await?;
            self.count(&new);
        }
        self.found.games += 1;
        self.found.changed += u64::from(changed);
        Ok(())
    }

    fn count(&mut self, row: &Row) {
        let new = self
            .met
            .insert((row.pool.clone(), row.player, row.opponent));
        for guild in row.guilds() {
            self.boards.insert((guild, row.pool.clone(), row.player));
        }
        if let Some(rated) = self.players.get_mut(&(row.pool.clone(), row.player)) {
            rated.standing = row.standing();
            rated.games += 1;
            rated.wins += u32::from(row.score == Score::Won);
            rated.draws += u32::from(row.score == Score::Drawn);
            rated.opponents += u32::from(new);
        }
    }
}
