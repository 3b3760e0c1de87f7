//! What is remembered of people, so that most interactions need no look-up.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use sqlx::{Row as _, any::AnyRow};

use crate::play::PlayerId;
use std::fmt;

/// A user, by the id that Discord gave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UserId(pub u64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A user as Discord shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct User<'a> {
    /// Their id.
    pub id: UserId,
    /// What they are called, where Discord tells it.
    pub name: Option<&'a str>,
    /// The code of their language, where Discord tells it.
    pub locale: Option<&'a str>,
}

impl From<UserId> for User<'_> {
    /// Somebody of whom Discord tells nothing else.
    fn from(id: UserId) -> Self {
        Self {
            id,
            name: None,
            locale: None,
        }
    }
}

/// What the row of a person says.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) player: PlayerId,
    pub(super) name: Option<String>,
    pub(super) locale: Option<String>,
}

impl Known {
    pub(super) fn new(player: PlayerId) -> Self {
        Self {
            player,
            name: None,
            locale: None,
        }
    }

    pub(super) fn read(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            player: row.try_get("id")?,
            name: row.try_get("name")?,
            locale: row.try_get("locale")?,
        })
    }

    /// Whether Discord tells something that the row does not say.
    pub(super) fn is_news(&self, user: &User<'_>) -> bool {
        let news =
            |told: Option<&str>, kept: &Option<String>| told.is_some() && told != kept.as_deref();
        news(user.name, &self.name) || news(user.locale, &self.locale)
    }

    /// The same with what Discord tells.
    pub(super) fn told(&self, user: &User<'_>) -> Self {
        let newer =
            |told: Option<&str>, kept: &Option<String>| told.map(str::to_owned).or(kept.clone());
        Self {
            player: self.player,
            name: newer(user.name, &self.name),
            locale: newer(user.locale, &self.locale),
        }
    }
}

/// Most people who are remembered; when there are more, all are looked up anew.
const MOST: usize = 10_000;

/// The people who were looked up of late, so that most interactions need no query to know who asks.
#[derive(Clone, Default)]
pub(super) struct People(Arc<Mutex<Memory>>);

#[derive(Default)]
pub(super) struct Memory {
    pub(super) known: HashMap<UserId, Known>,
    /// How many players were forgotten: what was read before one of them was is not remembered after it.
    pub(super) forgotten: u64,
}

impl People {
    pub(super) fn lock(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those of the users of whom Discord tells nothing new, and how many players have been forgotten.
    pub(super) fn recall(&self, users: &[User<'_>]) -> (HashMap<UserId, PlayerId>, u64) {
        let memory = self.lock();
        let known = |user: &User<'_>| {
            let known = memory.known.get(&user.id)?;
            (!known.is_news(user)).then_some((user.id, known.player))
        };
        (users.iter().filter_map(known).collect(), memory.forgotten)
    }

    pub(super) fn remember(&self, user: UserId, known: Known, forgotten: u64) {
        let mut memory = self.lock();
        if memory.known.len() >= MOST {
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
