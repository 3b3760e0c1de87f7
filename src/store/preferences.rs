//! Preferences of players: notices, quiet hours, language, boards, who may challenge them. It stores them and does not
//! apply them.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::boolean;
use super::database::{Statement, Store, StoreError, commit_transaction, sql_error};
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

/// The preferences of a player.
#[expect(clippy::struct_excessive_bools, reason = "independent of each other")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// How they want to be notified.
    pub notices: Notices,
    /// Their quiet hours, without notices.
    pub quiet: Option<QuietHours>,
    /// Their time zone, by its IANA name.
    pub zone: Option<String>,
    /// Whether a vacation begins automatically when their time runs out.
    pub vacation: bool,
    /// Whether a direct message was refused; notices then go to the channel until this is changed.
    pub dm_refused: bool,
    /// The code of their language; `None` follows Discord's setting.
    pub language: Option<String>,
    /// The theme of their own boards; `None` is the default theme.
    pub theme: Option<String>,
    /// Which side is at the bottom of those boards.
    pub flip: Flip,
    /// Who may challenge them.
    pub challengers: Challengers,
    /// Whether they are hidden from leaderboards.
    pub unlisted: bool,
    /// Whether puzzles may be taken from their finished games.
    pub puzzles: bool,
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

/// A change of one preference. Only its own columns are written, so that concurrent changes do not undo each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preference {
    /// How they want to be notified; clears the mark of refused direct messages.
    Notices(Notices),
    /// Their quiet hours.
    Quiet(Option<QuietHours>),
    /// Their time zone.
    Zone(Option<String>),
    /// Whether a vacation begins automatically.
    Vacation(bool),
    /// Their language.
    Language(Option<String>),
    /// The theme of their own boards.
    Theme(String),
    /// Which side is at the bottom of those boards.
    Flip(Flip),
    /// Who may challenge them.
    Challengers(Challengers),
    /// Whether they are hidden from leaderboards.
    Unlisted(bool),
    /// Whether puzzles may be taken from their finished games.
    Puzzles(bool),
}

/// Upserts some columns of a player's row, and no others.
macro_rules! set {
    ($columns:literal, $values:literal, $($updates:tt)+) => {
        sqlx::query(concat!(
            "INSERT INTO preferences (player, ",
            $columns,
            ") VALUES ($1, ",
            $values,
            ") ON CONFLICT (player) DO UPDATE SET ",
            $($updates)+
        ))
    };
    ($column:literal) => {
        set!($column, "$2", concat!($column, " = excluded.", $column))
    };
}

impl Preference {
    fn statement(&self, player: PlayerId) -> Statement {
        match self {
            Self::Notices(notices) => set!(
                "notices, refused",
                "$2, 0",
                "notices = excluded.notices, refused = 0"
            )
            .bind(player)
            .bind(notices.key()),
            Self::Quiet(quiet) => {
                let (from, until) = quiet.map(QuietHours::minutes).unzip();
                set!(
                    "quiet_from, quiet_until",
                    "$2, $3",
                    "quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until"
                )
                .bind(player)
                .bind(from.map(i64::from))
                .bind(until.map(i64::from))
            }
            Self::Zone(zone) => set!("zone").bind(player).bind(zone.clone()),
            Self::Vacation(automatic) => set!("vacation").bind(player).bind(i64::from(*automatic)),
            Self::Language(language) => set!("language").bind(player).bind(language.clone()),
            Self::Theme(theme) => set!("theme").bind(player).bind(theme.clone()),
            Self::Flip(flip) => set!("flip").bind(player).bind(flip.key()),
            Self::Challengers(who) => set!("challengers").bind(player).bind(who.key()),
            Self::Unlisted(unlisted) => set!("unlisted").bind(player).bind(i64::from(*unlisted)),
            Self::Puzzles(allowed) => set!("puzzles").bind(player).bind(i64::from(*allowed)),
        }
    }
}

pub(super) const PREFERENCES: &str = "\
    SELECT notices, quiet_from, quiet_until, zone, vacation, refused, language, theme, flip, challengers, unlisted, puzzles \
    FROM preferences WHERE player = $1";

pub(super) const REFUSED: &str = "UPDATE preferences SET refused = 1 WHERE player = $1";

impl Store {
    /// A player's preferences, with defaults where nothing was chosen.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        let row = sqlx::query(PREFERENCES)
            .bind(player)
            .fetch_optional(&self.read)
            .await;
        row.and_then(|row| row.as_ref().map(preferences).transpose())
            .map(Option::unwrap_or_default)
            .map_err(sql_error("reading preferences"))
    }

    /// Changes some preferences of a player in one transaction; the others stay as they are.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn update_preferences(
        &self,
        player: PlayerId,
        changes: &[Preference],
    ) -> Result<(), StoreError> {
        let write = async {
            let Some(mut tx) = self.begin_about(player).await? else {
                return Ok(());
            };
            for change in changes {
                change.statement(player).execute(&mut *tx).await?;
            }
            commit_transaction(tx).await
        };
        write.await.map_err(sql_error("keeping preferences"))
    }

    /// Records that Discord refused a direct message to the player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn record_dm_refusal(&self, player: PlayerId) -> Result<(), StoreError> {
        self.write(sqlx::query(REFUSED).bind(player))
            .await
            .map(drop)
            .map_err(sql_error("noting a refused message"))
    }
}

fn preferences(row: &AnyRow) -> Result<Preferences, sqlx::Error> {
    let minutes = |column| -> Result<Option<u16>, sqlx::Error> {
        let minutes = row.try_get::<Option<i64>, _>(column)?;
        Ok(minutes.and_then(|minutes| minutes.try_into().ok()))
    };
    let word = |column| row.try_get::<Option<String>, _>(column);
    let (from, until) = (minutes("quiet_from")?, minutes("quiet_until")?);
    Ok(Preferences {
        // A value of a newer version falls back to the default.
        notices: Notices::from_key(&row.try_get::<String, _>("notices")?).unwrap_or_default(),
        quiet: from
            .zip(until)
            .and_then(|(from, until)| QuietHours::new(from, until)),
        zone: row.try_get("zone")?,
        vacation: boolean(row, "vacation")?,
        dm_refused: boolean(row, "refused")?,
        language: word("language")?,
        theme: word("theme")?,
        flip: word("flip")?
            .and_then(|word| Flip::from_key(&word))
            .unwrap_or_default(),
        challengers: word("challengers")?
            .and_then(|word| Challengers::from_key(&word))
            .unwrap_or_default(),
        unlisted: boolean(row, "unlisted")?,
        puzzles: boolean(row, "puzzles")?,
    })
}
