//! Reads the positions on the boards of running matches. Decides nothing about them.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::database::{Store, StoreError};
use crate::play::{GuildId, MatchId, PlayerId};
use crate::rules::{AnyPosition, Ruleset};

// Only running matches have a position; the index of servers also has the open ones.
pub(super) const RUNNING_BOARDS: &str = "\
    SELECT id, ruleset, position FROM matches WHERE guild = $1 AND phase IN ('open', 'playing') \
    UNION ALL SELECT id, ruleset, position FROM matches WHERE challenger = $2 AND phase = 'playing' \
    UNION ALL SELECT id, ruleset, position FROM matches WHERE opponent = $2 AND phase = 'playing'";

/// A position as a running match stores it: the game and the text of the position.
pub(super) fn board_text(position: &AnyPosition) -> String {
    format!("{} {position}", position.ruleset().game().slug())
}

/// Reads what [`board_text`] wrote.
fn position_of(ruleset: &str, text: &str) -> Option<AnyPosition> {
    let ruleset: Ruleset = ruleset.parse().ok()?;
    let (_, position) = text.split_once(' ')?;
    AnyPosition::parse(&ruleset, position).ok()
}

impl Store {
    /// The positions on the boards of a server's running matches and of a player's, if there is one, but for one match.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn running_positions(
        &self,
        guild: Option<GuildId>,
        player: Option<PlayerId>,
        except: Option<MatchId>,
    ) -> Result<Vec<AnyPosition>, StoreError> {
        let query = sqlx::query(RUNNING_BOARDS).bind(guild).bind(player);
        let read = |row: &AnyRow| {
            let id: MatchId = row.try_get("id")?;
            let text: Option<String> = row.try_get("position")?;
            let ruleset: String = row.try_get("ruleset")?;
            let text = text.filter(|_| Some(id) != except);
            Ok(text.and_then(|text| position_of(&ruleset, &text)))
        };
        self.read_some("looking at running games", query, read)
            .await
    }
}
