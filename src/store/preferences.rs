//! Preferences of players: notices, quiet hours, language, boards, who may challenge them. It stores them and does not
//! apply them.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::database::{Statement, Store, StoreError};
use super::settings::{Setting, nullable, settings};
use crate::play::{PlayerId, QuietHours, Timestamp, quiet};

keyed! {
    /// How a player wants to be notified that it is their turn.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Notices {
        /// A mention in the channel of the game.
        #[default]
        Channel = "channel",
        /// A direct message.
        Direct = "direct",
        /// No notices.
        None = "none",
    }
}

keyed! {
    /// Which side is at the bottom of the boards that only the player sees.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Flip {
        /// The player's side.
        #[default]
        Own = "own",
        /// The side that moved first, as on public boards.
        First = "first",
    }
}

keyed! {
    /// Who may challenge a player.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Challengers {
        /// Everybody.
        #[default]
        Everyone = "everyone",
        /// People on a server where the player has played, and former opponents.
        Server = "server",
        /// Former opponents only.
        Known = "known",
        /// Nobody.
        Nobody = "nobody",
    }
}

settings! {
    "preferences", "player": PlayerId;

    /// The preferences of a player.
    pub struct Preferences;

    /// A change of one preference. Only its own columns are written, so that concurrent changes do not undo each other.
    pub enum Preference;

    /// How they want to be notified.
    Notices(notices: Notices) = ["notices"],
    /// Their quiet hours, without notices.
    Quiet(quiet: Option<QuietHours>) = ["quiet_from", "quiet_until"],
    /// Their time zone, by its IANA name.
    Zone(zone: Option<String>) = ["zone"],
    /// Whether a vacation begins automatically when their time runs out.
    Vacation(vacation: bool) = ["vacation"],
    /// Whether a direct message was refused; notices then go to the channel until they choose again.
    DmRefused(dm_refused: bool) = ["refused"],
    /// The code of their language; `None` follows Discord's setting.
    Language(language: Option<String>) = ["language"],
    /// The theme of their own boards; `None` is the default theme.
    Theme(theme: Option<String>) = ["theme"],
    /// Which side is at the bottom of those boards.
    Flip(flip: Flip) = ["flip"],
    /// Who may challenge them.
    Challengers(challengers: Challengers) = ["challengers"],
    /// Whether they are hidden from leaderboards.
    Unlisted(unlisted: bool) = ["unlisted"],
    /// Whether puzzles may be taken from their finished games.
    Puzzles(puzzles: bool) = ["puzzles"],
}

nullable! {
    Notices, Flip, Challengers as String:
        |chosen| Some(chosen.key().to_owned()),
        |key| key.and_then(|key| Self::from_key(&key)).unwrap_or_default();
}

impl Setting<2> for Option<QuietHours> {
    fn bind(&self, statement: Statement) -> Statement {
        let (from, until) = self.map(QuietHours::minutes).unzip();
        statement
            .bind(from.map(i64::from))
            .bind(until.map(i64::from))
    }

    fn read(row: &AnyRow, columns: [&str; 2]) -> sqlx::Result<Self> {
        let minutes = |column| row.try_get::<Option<i64>, _>(column);
        let (from, until) = (minutes(columns[0])?, minutes(columns[1])?);
        let minutes = |minutes: Option<i64>| minutes?.try_into().ok();
        let times = minutes(from).zip(minutes(until));
        Ok(times.and_then(|(from, until)| QuietHours::new(from, until)))
    }
}

impl Preferences {
    /// How to notify them: as they chose, but in the channel if direct messages are refused.
    #[must_use]
    pub fn effective_notices(&self) -> Notices {
        match self.notices {
            Notices::Direct if self.dm_refused => Notices::Channel,
            notices => notices,
        }
    }

    /// When the quiet hours end that contain that time.
    #[must_use]
    pub fn quiet_until(&self, now: Timestamp) -> Option<Timestamp> {
        self.quiet?.end(&quiet::zone(self.zone.as_deref()), now)
    }
}

pub(super) const PREFERENCES: &str = Preferences::SELECT;

impl Store {
    /// A player's preferences, with defaults where nothing was chosen.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        let query = sqlx::query(PREFERENCES).bind(player);
        let chosen = self.read_first("reading preferences", query, Preferences::read);
        chosen.await.map(Option::unwrap_or_default)
    }

    /// Changes some preferences of a player in one transaction; the others stay as they are. A choice of notices clears
    /// the mark of refused direct messages.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn update_preferences(
        &self,
        player: PlayerId,
        changes: &[Preference],
    ) -> Result<(), StoreError> {
        let mut statements = Vec::new();
        for change in changes {
            statements.push(change.statement(player));
            if let Preference::Notices(_) = change {
                statements.push(Preference::DmRefused(false).statement(player));
            }
        }
        self.write_about("keeping preferences", player, statements)
            .await
    }

    /// Records that Discord refused a direct message to the player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn record_dm_refusal(&self, player: PlayerId) -> Result<(), StoreError> {
        self.update_preferences(player, &[Preference::DmRefused(true)])
            .await
    }
}
