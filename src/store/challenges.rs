//! Queries about challenges and rematches: open challenges of a player, games between two players. Read-only.

use sqlx::{Any, Executor};

use super::columns::column;
use super::database::{Store, StoreError};
use crate::play::{Actor, Event, GuildId, Match, MatchId, PlayerId, Stamped};

pub(super) const COUNT_OPEN_CHALLENGES: &str =
    "SELECT COUNT(*) AS number FROM matches WHERE challenger = $1 AND phase = 'open'";

// A rematch is written with the same time as the event that agrees to it.
pub(super) const FIND_REMATCH: &str = "\
    SELECT id FROM matches WHERE challenger = $1 AND phase IN ('playing', 'over', 'void') AND id > $2 AND opened = $3";

pub(super) const HAVE_PLAYED: &str = "\
    SELECT id FROM matches WHERE challenger = $1 AND opponent = $2 AND phase IN ('playing', 'over') \
    UNION ALL SELECT id FROM matches WHERE challenger = $2 AND opponent = $1 AND phase IN ('playing', 'over') LIMIT 1";

pub(super) const HAS_PLAYED_IN: &str = "\
    SELECT id FROM matches WHERE challenger = $1 AND guild = $2 AND phase IN ('playing', 'over') \
    UNION ALL SELECT id FROM matches WHERE opponent = $1 AND guild = $2 AND phase IN ('playing', 'over') LIMIT 1";

/// The number of open challenges of that player.
pub(super) async fn count_open_in(
    from: impl Executor<'_, Database = Any>,
    player: PlayerId,
) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar(COUNT_OPEN_CHALLENGES).bind(player);
    count.fetch_one(from).await.map(i64::unsigned_abs)
}

impl Store {
    /// Whether two players have a running or finished game with each other.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        let query = sqlx::query(HAVE_PLAYED).bind(one).bind(other);
        self.finds("looking for a game of two players", query).await
    }

    /// Whether a player has a running or finished game on that server.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn has_played_in(
        &self,
        player: PlayerId,
        guild: GuildId,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(HAS_PLAYED_IN).bind(player).bind(guild);
        self.finds("looking for a game on a server", query).await
    }

    /// The rematch that followed this match.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails or a match does not replay.
    pub async fn find_rematch(&self, game: &Match) -> Result<Option<MatchId>, StoreError> {
        let agreed = |stamped: &&Stamped<Event>| stamped.event == Event::Rematched;
        let Some(agreed) = game.events().iter().rev().find(agreed) else {
            return Ok(None);
        };
        // The player who asked first is the challenger of the rematch; the event names the one who agreed.
        let Actor::Player(other) = agreed.by else {
            return Ok(None);
        };
        let asker = game.opponent_of(other);
        let query = sqlx::query(FIND_REMATCH)
            .bind(asker)
            .bind(game.id())
            .bind(agreed.at);
        let begun = self.read_all("looking for a rematch", query, column("id"));
        let begun: Vec<MatchId> = begun.await?;
        for id in begun {
            let found = self.load_match(id).await?;
            if found.is_some_and(|found| found.terms().rematch_of == Some(game.id())) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }
}
