//! Iterates over all finished matches, page by page, so memory use does not depend on their number. Read-only.

use super::columns::column;
use super::database::{Store, StoreError};
use crate::play::{GuildId, Match, MatchId};
use crate::rules::Side;

/// How many match numbers one query reads.
const PAGE_SIZE: i64 = 200;

pub(super) const FINISHED: &str =
    "SELECT id FROM matches WHERE id > $1 AND phase = 'over' ORDER BY id LIMIT $2";

pub(super) const FINISHED_IN: &str =
    "SELECT id FROM matches WHERE id > $1 AND phase = 'over' AND guild = $3 ORDER BY id LIMIT $2";

/// An asynchronous iterator over the finished matches, in the order of their numbers.
#[derive(Debug)]
pub struct FinishedMatches<'s> {
    store: &'s Store,
    guild: Option<GuildId>,
    after: i64,
    /// The next numbers, in reverse order.
    page: Vec<i64>,
}

impl Store {
    /// The finished matches of one server, or of all.
    #[must_use]
    pub fn finished_matches(&self, guild: Option<GuildId>) -> FinishedMatches<'_> {
        FinishedMatches {
            store: self,
            guild,
            after: i64::MIN,
            page: Vec::new(),
        }
    }

    /// The last known names of the players, by side; empty if unknown.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn names_in(&self, game: &Match) -> Result<[String; 2], StoreError> {
        let players = Side::ALL.map(|side| game.player(side));
        let seated: Vec<_> = players.into_iter().flatten().collect();
        let mut names = self.names(&seated).await?;
        Ok(players.map(|player| {
            player
                .and_then(|player| names.remove(&player))
                .unwrap_or_default()
        }))
    }
}

impl FinishedMatches<'_> {
    /// The next match, or `None` at the end. After an error for a corrupt match, the next call continues behind it.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] for a match that does not replay, others when the database fails.
    pub async fn next(&mut self) -> Result<Option<Match>, StoreError> {
        loop {
            if let Some(id) = self.page.pop() {
                if let Some(game) = self.store.load_match(MatchId(id)).await? {
                    return Ok(Some(game));
                }
                continue;
            }
            let sql = self.guild.map_or(FINISHED, |_| FINISHED_IN);
            let mut query = sqlx::query(sql).bind(self.after).bind(PAGE_SIZE);
            if let Some(guild) = self.guild {
                query = query.bind(guild);
            }
            let listed =
                self.store
                    .read_all("listing the games that are over", query, column("id"));
            self.page = listed.await?;
            let Some(last) = self.page.last() else {
                return Ok(None);
            };
            self.after = *last;
            self.page.reverse();
        }
    }
}
