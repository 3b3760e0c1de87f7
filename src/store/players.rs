//! Players and their Discord accounts: which user is which player, names, languages, and the bot's own settings. Only
//! this file and the edge to Discord know Discord's ids of people.

use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{Any, Encode, Row as _, Type};

use super::{
    columns::column,
    database::{Dialect, Statement, Store, StoreError, commit_transaction, run, sql_error},
    erase,
    people::{KnownPerson, User, UserId},
    summary::level,
};
use crate::play::PlayerId;

/// What a player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Account {
    /// A person with a Discord account.
    Person(UserId),
    /// A computer player of this level; it is never mentioned or messaged.
    Computer(u8),
    /// A person whose account was deleted.
    Deleted,
}

/// How many ids one query takes.
const BATCH: usize = 4;

pub(super) const OF_USERS: &str =
    "SELECT id, discord, name, locale FROM players WHERE discord IN ($1, $2, $3, $4)";

pub(super) const ACCOUNTS: &str =
    "SELECT id, kind, discord, level FROM players WHERE id IN ($1, $2, $3, $4)";

pub(super) const NAMES: &str = "SELECT id, name FROM players WHERE id IN ($1, $2, $3, $4)";

pub(super) const NEXT_PLAYER: &str =
    "UPDATE counters SET value = value + 1 WHERE name = 'player' RETURNING value";

// Of two transactions that add the same person, the later one gets the first one's row.
pub(super) const ADD_PLAYER: &str = "\
    INSERT INTO players (id, kind, discord, name, locale) VALUES ($1, 'person', $2, $3, $4) \
    ON CONFLICT (discord) DO UPDATE SET name = COALESCE(excluded.name, players.name) RETURNING id";

// Two processes can add the same level at once.
pub(super) const ADD_COMPUTER: &str = "\
    INSERT INTO players (id, kind, name, level) VALUES ($1, 'computer', $2, $3) \
    ON CONFLICT (level) DO UPDATE SET name = excluded.name RETURNING id";

pub(super) const COMPUTER: &str = "SELECT id FROM players WHERE level = $1";

// Keyed by the Discord id, so that an account deleted meanwhile gets no name again.
pub(super) const SET_NAME_AND_LOCALE: &str = "UPDATE players SET name = COALESCE($2, name), locale = COALESCE($3, locale) WHERE discord = $1";

pub(super) const PLAYER: &str = "SELECT name, locale FROM players WHERE id = $1";

pub(super) const SETTING: &str = "SELECT value FROM settings WHERE key = $1";

pub(super) const SETTINGS: &str = "SELECT key, value FROM settings WHERE key LIKE $1";

pub(super) const SET_SETTING: &str = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";

impl Store {
    /// The players behind these users. New users get a row; changed names and languages are written.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn players(
        &self,
        users: &[User<'_>],
    ) -> Result<HashMap<UserId, PlayerId>, StoreError> {
        let (mut found, forgotten) = self.people.look_up(users);
        let unknown = users.iter().filter(|user| !found.contains_key(&user.id));
        let unknown: Vec<&User> = unknown.collect();
        let find = async {
            let ids: Vec<UserId> = unknown.iter().map(|user| user.id).collect();
            let mut players = HashMap::<UserId, KnownPerson>::new();
            for row in self.batched(OF_USERS, &ids).await? {
                players.insert(row.try_get("discord")?, KnownPerson::read(&row)?);
            }
            for user in unknown {
                let known = match players.get(&user.id) {
                    Some(known) if known.differs_from_row(user) => {
                        let remember = sqlx::query(SET_NAME_AND_LOCALE).bind(user.id);
                        self.write(bind_user(remember, user)).await?;
                        known.updated(user)
                    }
                    Some(known) => known.clone(),
                    None => KnownPerson::new(self.add_player(user).await?).updated(user),
                };
                found.insert(user.id, known.player);
                // Another process may delete the account, and this one would not hear of it.
                if self.dialect == Dialect::Sqlite {
                    self.people.remember(user.id, known, forgotten);
                }
            }
            Ok(found)
        };
        find.await.map_err(sql_error("looking for players"))
    }

    /// The player of a user, if it is in the cache.
    #[must_use]
    pub fn cached_player(&self, user: UserId) -> Option<PlayerId> {
        let memory = self.people.lock();
        memory.known.get(&user).map(|known| known.player)
    }

    async fn add_player(&self, user: &User<'_>) -> sqlx::Result<PlayerId> {
        let mut tx = self.begin().await?;
        let next: i64 = sqlx::query_scalar(NEXT_PLAYER).fetch_one(&mut *tx).await?;
        let add = sqlx::query(ADD_PLAYER).bind(next).bind(user.id);
        let row = bind_user(add, user).fetch_one(&mut *tx).await?;
        let id: PlayerId = row.try_get("id")?;
        let again = sqlx::query(erase::BLOCK_AGAIN).bind(id);
        run(&mut tx, again.bind(erase::digest(user.id))).await?;
        commit_transaction(tx).await?;
        Ok(id)
    }

    /// The computer player of a level, created on first use. `name` is for places without a language, such as exports.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn computer(&self, level: u8, name: &str) -> Result<PlayerId, StoreError> {
        let find = async {
            let level = i64::from(level);
            let known = sqlx::query_scalar(COMPUTER).bind(level);
            if let Some(id) = known.fetch_optional(&self.read).await? {
                return Ok(id);
            }
            let mut tx = self.begin().await?;
            let next: i64 = sqlx::query_scalar(NEXT_PLAYER).fetch_one(&mut *tx).await?;
            let add = sqlx::query_scalar(ADD_COMPUTER).bind(next).bind(name);
            let id = add.bind(level).fetch_one(&mut *tx).await?;
            commit_transaction(tx).await?;
            Ok(id)
        };
        find.await
            .map_err(sql_error("looking for a computer player"))
    }

    /// The accounts of these players. A player without a row is treated as [`Account::Deleted`].
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn accounts(
        &self,
        players: &[PlayerId],
    ) -> Result<HashMap<PlayerId, Account>, StoreError> {
        let rows = self.batched(ACCOUNTS, players).await;
        rows.and_then(|rows| rows.iter().map(account).collect())
            .map_err(sql_error("looking for accounts"))
    }

    /// The last known names of these players. Deleted accounts have none.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn names(
        &self,
        players: &[PlayerId],
    ) -> Result<HashMap<PlayerId, String>, StoreError> {
        let find = async {
            let mut names = HashMap::new();
            for row in self.batched(NAMES, players).await? {
                if let Some(name) = row.try_get("name")? {
                    names.insert(row.try_get("id")?, name);
                }
            }
            Ok(names)
        };
        find.await.map_err(sql_error("reading names"))
    }

    /// The rows of a query that takes [`BATCH`] ids, for any number of ids.
    async fn batched<Id>(&self, sql: &'static str, ids: &[Id]) -> sqlx::Result<Vec<AnyRow>>
    where
        Id: Copy + Encode<'static, Any> + Type<Any>,
    {
        let mut rows = Vec::new();
        for some in ids.chunks(BATCH) {
            let full = (0..BATCH).map(|at| some[at.min(some.len() - 1)]);
            let query = full.fold(sqlx::query(sql), Statement::bind);
            rows.extend(query.fetch_all(&self.read).await?);
        }
        Ok(rows)
    }

    /// A player's last known name; `None` for deleted accounts.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query(PLAYER).bind(player);
        let name = self.read_first("reading a player's name", query, column("name"));
        name.await.map(Option::flatten)
    }

    /// The language code that Discord last reported for a player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn locale_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let (query, doing) = (
            sqlx::query(PLAYER).bind(player),
            "reading a player's language",
        );
        let locale = self.read_first(doing, query, column("locale"));
        locale.await.map(Option::flatten)
    }

    /// The value of one of the bot's own settings.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query(SETTING).bind(key);
        self.read_first("reading a setting", query, column("value"))
            .await
    }

    /// The settings whose keys begin with `prefix`, which is cut off.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn settings(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        let query = sqlx::query(SETTINGS).bind(format!("{prefix}%"));
        let read = |row: &AnyRow| {
            let key: String = row.try_get("key")?;
            Ok((key[prefix.len()..].to_owned(), row.try_get("value")?))
        };
        self.read_all("reading settings", query, read).await
    }

    /// Sets one of the bot's own settings.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.run(
            "keeping a setting",
            sqlx::query(SET_SETTING).bind(key).bind(value),
        )
        .await
    }
}

/// Binds the name and language of a user, as Discord reports them.
fn bind_user(statement: Statement, user: &User<'_>) -> Statement {
    statement.bind(user.name).bind(user.locale)
}

fn account(row: &AnyRow) -> sqlx::Result<(PlayerId, Account)> {
    let account = match (
        row.try_get::<String, _>("kind")?.as_str(),
        row.try_get("discord")?,
    ) {
        ("person", Some(user)) => Account::Person(user),
        ("computer", _) => Account::Computer(level(row)?.unwrap_or_default()),
        _ => Account::Deleted,
    };
    Ok((row.try_get("id")?, account))
}
