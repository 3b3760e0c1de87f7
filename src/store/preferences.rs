//! What players have chosen: how to be told, when to be left in peace, who may challenge them. It only keeps it.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::cells::truth;
use super::database::{Statement, Store, StoreError, doing, seal};
use crate::play::{PlayerId, Quiet, Timestamp, quiet};

/// How a player wants to be told that it is their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notices {
    /// By a mention in the channel of the game.
    #[default]
    Channel,
    /// By a direct message.
    Direct,
    /// Not at all.
    None,
}

impl Notices {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Channel, Self::Direct, Self::None];

    /// The word for it in controls and in the database.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Direct => "direct",
            Self::None => "none",
        }
    }

    /// The one of that word.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|notices| notices.key() == key)
    }
}

/// Who sits below on a player's own boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flip {
    /// The player.
    #[default]
    Own,
    /// Whoever moves first, as on the boards for everybody.
    First,
}

impl Flip {
    /// All of them, the usual one first.
    pub const ALL: [Self; 2] = [Self::Own, Self::First];

    /// The word for it in controls and in the database.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::First => "first",
        }
    }

    /// The one of that word.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|flip| flip.key() == key)
    }
}

/// Who may challenge a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Challengers {
    /// Everybody.
    #[default]
    Everyone,
    /// Whoever is on a server where the player has played, and those they have played with.
    Server,
    /// Those they have played with.
    Known,
    /// Nobody.
    Nobody,
}

impl Challengers {
    /// All of them, the usual one first.
    pub const ALL: [Self; 4] = [Self::Everyone, Self::Server, Self::Known, Self::Nobody];

    /// The word for it in controls and in the database.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Everyone => "everyone",
            Self::Server => "server",
            Self::Known => "known",
            Self::Nobody => "nobody",
        }
    }

    /// The one of that word.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.key() == key)
    }
}

/// What a player has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// How they want to be told.
    pub notices: Notices,
    /// When they want to hear nothing.
    pub quiet: Option<Quiet>,
    /// Their time zone, by IANA's name.
    pub zone: Option<String>,
    /// Whether a vacation begins by itself when their time runs out.
    pub vacation: bool,
    /// Whether direct messages did not get through, so that notices go to the channel until this is changed.
    pub refused: bool,
    /// Their language, by its code; none: as Discord says.
    pub language: Option<String>,
    /// The name of the theme of their own boards; none: the usual one.
    pub theme: Option<String>,
    /// Who sits below on those boards.
    pub flip: Flip,
    /// Who may challenge them.
    pub challengers: Challengers,
    /// Whether they stand on no leaderboard.
    pub unlisted: bool,
}

impl Preferences {
    /// How they are told: as they wish, as far as that works.
    #[must_use]
    pub fn way(&self) -> Notices {
        match self.notices {
            Notices::Direct if self.refused => Notices::Channel,
            notices => notices,
        }
    }

    /// When the quiet hours end in which that moment lies.
    #[must_use]
    pub fn quiet_until(&self, now: Timestamp) -> Option<Timestamp> {
        self.quiet?.end(&quiet::zone(self.zone.as_deref()), now)
    }
}

/// One preference, to be changed by itself: two changes at the same moment must not undo each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preference {
    /// How they want to be told. Direct messages that were refused are tried again.
    Notices(Notices),
    /// When they want to hear nothing.
    Quiet(Option<Quiet>),
    /// Their time zone.
    Zone(Option<String>),
    /// Whether a vacation begins by itself.
    Vacation(bool),
    /// Their language.
    Language(Option<String>),
    /// The theme of their own boards.
    Theme(String),
    /// Who sits below on those boards.
    Flip(Flip),
    /// Who may challenge them.
    Challengers(Challengers),
    /// Whether they stand on no leaderboard.
    Unlisted(bool),
}

/// Writes some columns of a player's row, and no other.
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
                let (from, until) = quiet.map(Quiet::minutes).unzip();
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
        }
    }
}

pub(super) const PREFERENCES: &str = "\
    SELECT notices, quiet_from, quiet_until, zone, vacation, refused, language, theme, flip, challengers, unlisted \
    FROM preferences WHERE player = $1";

pub(super) const REFUSED: &str = "UPDATE preferences SET refused = 1 WHERE player = $1";

impl Store {
    /// What a player has chosen; the usual where nothing was chosen.
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
            .map_err(doing("reading preferences"))
    }

    /// Changes some preferences of a player, all of them or none; the others stay as they are.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn prefer(&self, player: PlayerId, changes: &[Preference]) -> Result<(), StoreError> {
        let write = async {
            let mut tx = self.begin().await?;
            for change in changes {
                change.statement(player).execute(&mut *tx).await?;
            }
            seal(tx).await
        };
        write.await.map_err(doing("keeping preferences"))
    }

    /// A player's direct messages do not get through.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn note_refusal(&self, player: PlayerId) -> Result<(), StoreError> {
        self.write(sqlx::query(REFUSED).bind(player))
            .await
            .map(drop)
            .map_err(doing("noting a refused message"))
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
        // A word that only a newer version knows is the usual one here.
        notices: Notices::from_key(&row.try_get::<String, _>("notices")?).unwrap_or_default(),
        quiet: from
            .zip(until)
            .and_then(|(from, until)| Quiet::new(from, until)),
        zone: row.try_get("zone")?,
        vacation: truth(row, "vacation")?,
        refused: truth(row, "refused")?,
        language: word("language")?,
        theme: word("theme")?,
        flip: word("flip")?
            .and_then(|word| Flip::from_key(&word))
            .unwrap_or_default(),
        challengers: word("challengers")?
            .and_then(|word| Challengers::from_key(&word))
            .unwrap_or_default(),
        unlisted: truth(row, "unlisted")?,
    })
}
