//! Notices to players that a match waits for them, and followers of matches. It sends nothing itself.
//!
//! A notice stays open until its player acts or its match moves on, but for a day at most. While one is open in a
//! channel, no second notice to that player is sent there.

use std::time::Duration;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{column, number};
use super::jobs::{Job, JobKind, NewJob};
use super::{
    database::{
        Dialect, Statement, Store, StoreError, Transaction, commit_transaction, finds, run,
        sql_error,
    },
    new_jobs, outbox,
    player_lock::not_former,
    summary::{Summary, listing},
};
use crate::play::{Actor, ChannelId, Event, Match, MatchId, MessageId, PlayerId, Seq, Timestamp};

/// How long an open notice suppresses others.
const OPEN_NOTICE_LIFE: Duration = Duration::from_hours(24);

/// A notice to a player about an event of a match, in one channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The notified player.
    pub player: PlayerId,
    /// The channel of the notice.
    pub channel: ChannelId,
    /// The match it is about.
    pub match_id: MatchId,
    /// The event it is about.
    pub seq: Seq,
}

/// A player who follows a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    /// The match that is followed.
    pub match_id: MatchId,
    /// The follower.
    pub player: PlayerId,
    /// The newest event whose board was sent to them.
    pub seen: Seq,
}

// An existing row is the same notice, repeated because its delivery is uncertain. One statement, because nearly every move
// opens a notice.
macro_rules! open_notice {
    ($lock:literal) => {
        concat!(
            "INSERT INTO notices (player, channel, match_id, seq, told) SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), ",
            "CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS BIGINT) ",
            "WHERE NOT EXISTS (SELECT 1 FROM notices WHERE player = $1 AND channel = $2 AND told > $6) AND ",
            not_former!($lock),
            " ON CONFLICT DO NOTHING"
        )
    };
}

pub(super) const OPEN_NOTICE: &str = open_notice!("");

pub(super) const IS_OPEN: &str =
    "SELECT message FROM notices WHERE player = $1 AND channel = $2 AND match_id = $3 AND seq = $4";

pub(super) const OPEN_MESSAGE: &str = "\
    SELECT message FROM notices WHERE player = $1 AND channel = $2 AND told > $3 AND message IS NOT NULL \
    ORDER BY told DESC LIMIT 1";

pub(super) const RECORD_NOTICE: &str = "\
    INSERT INTO notices (player, channel, match_id, seq, message, told) VALUES ($1, $2, $3, $4, $5, $6) \
    ON CONFLICT DO NOTHING";

pub(super) const CLOSE_EARLIER_NOTICES: &str =
    "DELETE FROM notices WHERE match_id = $1 AND seq < $2";

pub(super) const CLOSE_NOTICES_OF_PLAYER: &str = "DELETE FROM notices WHERE player = $1";

pub(super) const IS_WATCHED: &str = "SELECT 1 FROM watches WHERE match_id = $1 LIMIT 1";

pub(super) const WATCH: &str =
    "INSERT INTO watches (match_id, player, seen) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

pub(super) const UNWATCH: &str = "DELETE FROM watches WHERE match_id = $1 AND player = $2";

pub(super) const SET_SEEN: &str =
    "UPDATE watches SET seen = $3 WHERE match_id = $1 AND player = $2";

pub(super) const WATCHERS: &str =
    "SELECT match_id, player, seen FROM watches WHERE match_id = $1 ORDER BY player";

pub(super) const WATCH_OF: &str =
    "SELECT match_id, player, seen FROM watches WHERE match_id = $1 AND player = $2";

pub(super) const WATCHED: &str =
    "SELECT match_id, player, seen FROM watches WHERE player = $1 ORDER BY match_id";

pub(super) const WATCHED_MATCHES: &str = listing!(
    "FROM watches w JOIN matches m ON m.id = w.match_id",
    "WHERE w.player = $1 ORDER BY m.id"
);

/// Closes the notices that a change has settled: those about earlier events, and those of the players who acted.
pub(super) async fn close_notices(
    tx: &mut Transaction,
    game: &Match,
    since: Seq,
) -> sqlx::Result<()> {
    let acted = game.events().iter().filter(|event| event.seq > since);
    // A conditional move happens without its player, who has not seen the channel.
    let acted = acted.filter(|event| !matches!(event.event, Event::Moved { planned: true, .. }));
    for event in acted {
        if let Actor::Player(player) = event.by {
            run(tx, sqlx::query(CLOSE_NOTICES_OF_PLAYER).bind(player)).await?;
        }
    }
    // Last, to avoid a deadlock: two moves of one player in different matches, each with its match's notices locked,
    // would wait for each other.
    if game.position_seq() > since {
        let close = sqlx::query(CLOSE_EARLIER_NOTICES).bind(game.id());
        run(tx, close.bind(i64::from(game.position_seq()))).await?;
    }
    Ok(())
}

/// Adds the job that sends the board to followers, if the match has moved on.
pub(super) async fn add_watch_jobs(
    tx: &mut Transaction,
    id: MatchId,
    game: &Match,
    since: Seq,
) -> sqlx::Result<()> {
    if since == 0 || game.position_seq() <= since {
        return Ok(());
    }
    if finds(tx, sqlx::query(IS_WATCHED).bind(id)).await? {
        let due = Some(game.last_event().at);
        new_jobs::write_job(tx, id, game, &NewJob::new(JobKind::Watch, due)).await?;
    }
    Ok(())
}

impl Store {
    /// Opens a notice, unless another one is open for that player in that channel, or the account is deleted. Returns
    /// whether this one is open; idempotent.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn open_notice(&self, notice: &Notice, now: Timestamp) -> Result<bool, StoreError> {
        const LOCKING: &str = open_notice!(" FOR SHARE");
        let sql = match self.dialect {
            Dialect::Sqlite => OPEN_NOTICE,
            Dialect::Postgres => LOCKING,
        };
        let open = bind_notice(sql, notice)
            .bind(now)
            .bind(now.0.saturating_sub(OPEN_NOTICE_LIFE.as_millis() as i64));
        let opened = self.execute("opening a notice", open).await?;
        Ok(opened || self.has_notice(notice).await?)
    }

    /// Whether exactly this notice is open.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn has_notice(&self, notice: &Notice) -> Result<bool, StoreError> {
        let query = bind_notice(IS_OPEN, notice);
        self.finds("looking for a notice", query).await
    }

    /// The message of the newest open notice to a player in that channel.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn open_message(
        &self,
        player: PlayerId,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<Option<MessageId>, StoreError> {
        let query = sqlx::query(OPEN_MESSAGE)
            .bind(player)
            .bind(channel)
            .bind(now.0.saturating_sub(OPEN_NOTICE_LIFE.as_millis() as i64));
        self.read_first("looking for a notice", query, column("message"))
            .await
    }

    /// Records a notice that was delivered by that message.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn record_notice(
        &self,
        notice: &Notice,
        message: Option<MessageId>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let record = bind_notice(RECORD_NOTICE, notice).bind(message).bind(now);
        self.write_about("recording a notice", notice.player, [record])
            .await
    }

    /// Makes a player follow a match. Idempotent.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn watch(&self, watch: &Watch) -> Result<(), StoreError> {
        let add = bind_watch(WATCH, watch.match_id, watch.player).bind(i64::from(watch.seen));
        self.write_about("following a match", watch.player, [add])
            .await
    }

    /// Makes a player stop following a match. False if they did not follow it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn unwatch(&self, id: MatchId, player: PlayerId) -> Result<bool, StoreError> {
        let unwatch = bind_watch(UNWATCH, id, player);
        self.execute("no longer following a match", unwatch).await
    }

    /// Replaces this job by one [`JobKind::Show`] for each follower.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn fan_out_to_followers(&self, job: &Job, game: &Match) -> Result<(), StoreError> {
        let adding = async {
            let mut tx = self.begin().await?;
            let watchers = sqlx::query(WATCHERS).bind(game.id());
            for row in watchers.fetch_all(&mut *tx).await? {
                let show = new_jobs::insert_show(game, row.try_get("player")?, job.cause);
                run(&mut tx, show).await?;
            }
            run(&mut tx, outbox::bind_job_key(outbox::FINISH, job)).await?;
            commit_transaction(tx).await
        };
        adding
            .await
            .map_err(sql_error("adding posts of boards for followers"))
    }

    /// Records that a follower has received the board of that event.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn record_seen(&self, watch: &Watch) -> Result<(), StoreError> {
        let seen = bind_watch(SET_SEEN, watch.match_id, watch.player).bind(i64::from(watch.seen));
        self.run("noting a board", seen).await
    }

    /// What a follower of the match has seen; `None` for anybody else.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn find_watch(
        &self,
        id: MatchId,
        player: PlayerId,
    ) -> Result<Option<Watch>, StoreError> {
        let query = bind_watch(WATCH_OF, id, player);
        self.read_first("reading whether a player follows a match", query, watch)
            .await
    }

    /// The followers of a match.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn watchers(&self, id: MatchId) -> Result<Vec<Watch>, StoreError> {
        let query = sqlx::query(WATCHERS).bind(id);
        self.read_all("reading who follows a match", query, watch)
            .await
    }

    /// The matches that a player follows.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn list_watches(&self, player: PlayerId) -> Result<Vec<Watch>, StoreError> {
        let query = sqlx::query(WATCHED).bind(player);
        self.read_all("reading what a player follows", query, watch)
            .await
    }

    /// The matches that a player follows, as lists show them.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn watched_matches(&self, player: PlayerId) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(WATCHED_MATCHES).bind(player);
        self.list("listing what a player follows", query).await
    }
}

/// A statement about one notice, with its first four parameters bound.
fn bind_notice(sql: &'static str, notice: &Notice) -> Statement {
    sqlx::query(sql)
        .bind(notice.player)
        .bind(notice.channel)
        .bind(notice.match_id)
        .bind(i64::from(notice.seq))
}

/// A statement about one follower, with its first two parameters bound.
fn bind_watch(sql: &'static str, id: MatchId, player: PlayerId) -> Statement {
    sqlx::query(sql).bind(id).bind(player)
}

fn watch(row: &AnyRow) -> sqlx::Result<Watch> {
    Ok(Watch {
        match_id: row.try_get("match_id")?,
        player: row.try_get("player")?,
        seen: number(row, "seen")?,
    })
}
