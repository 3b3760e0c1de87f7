//! A cache of Discord users and their players, so that most interactions need no query for the account.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use sqlx::{Row as _, any::AnyRow};

use crate::play::PlayerId;
use std::fmt;

/// The Discord id of a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UserId(pub u64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A user as Discord describes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct User<'a> {
    /// Their Discord id.
    pub id: UserId,
    /// Their name, if reported.
    pub name: Option<&'a str>,
    /// The code of their language, if reported.
    pub locale: Option<&'a str>,
}

impl From<UserId> for User<'_> {
    /// A user with nothing but an id.
    fn from(id: UserId) -> Self {
        Self {
            id,
            name: None,
            locale: None,
        }
    }
}

/// A person's row.
#[derive(Clone, Debug)]
pub(super) struct KnownPerson {
    pub(super) player: PlayerId,
    pub(super) name: Option<String>,
    pub(super) locale: Option<String>,
}

impl KnownPerson {
    pub(super) fn new(player: PlayerId) -> Self {
        Self {
            player,
            name: None,
            locale: None,
        }
    }

    pub(super) fn read(row: &AnyRow) -> sqlx::Result<Self> {
        Ok(Self {
            player: row.try_get("id")?,
            name: row.try_get("name")?,
            locale: row.try_get("locale")?,
        })
    }

    /// Whether Discord reports a name or language that differs from the row.
    pub(super) fn differs_from_row(&self, user: &User<'_>) -> bool {
        let news =
            |told: Option<&str>, kept: &Option<String>| told.is_some() && told != kept.as_deref();
        news(user.name, &self.name) || news(user.locale, &self.locale)
    }

    /// The row, updated with what Discord reports.
    pub(super) fn updated(&self, user: &User<'_>) -> Self {
        let newer =
            |told: Option<&str>, kept: &Option<String>| told.map(str::to_owned).or(kept.clone());
        Self {
            player: self.player,
            name: newer(user.name, &self.name),
            locale: newer(user.locale, &self.locale),
        }
    }
}

/// When the cache is full, it is emptied.
const MAX_CACHED_PEOPLE: usize = 10_000;

/// The cache of recently seen people.
#[derive(Clone, Default)]
pub(super) struct PersonCache(Arc<Mutex<Memory>>);

#[derive(Default)]
pub(super) struct Memory {
    pub(super) known: HashMap<UserId, KnownPerson>,
    /// How many accounts were deleted. A row that was read before a deletion must not enter the cache after it.
    pub(super) forgotten: u64,
}

impl PersonCache {
    pub(super) fn lock(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The cached users without changes, and the current count of deleted accounts.
    pub(super) fn look_up(&self, users: &[User<'_>]) -> (HashMap<UserId, PlayerId>, u64) {
        let memory = self.lock();
        let known = |user: &User<'_>| {
            let known = memory.known.get(&user.id)?;
            (!known.differs_from_row(user)).then_some((user.id, known.player))
        };
        (users.iter().filter_map(known).collect(), memory.forgotten)
    }

    pub(super) fn remember(&self, user: UserId, known: KnownPerson, forgotten: u64) {
        let mut memory = self.lock();
        if memory.known.len() >= MAX_CACHED_PEOPLE {
            memory.known.clear();
        }
        if memory.forgotten == forgotten {
            memory.known.insert(user, known);
        }
    }

    pub(super) fn forget(&self, player: PlayerId) {
        let mut memory = self.lock();
        memory.forgotten += 1;
        memory.known.retain(|_, known| known.player != player);
    }
}
