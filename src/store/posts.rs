//! The posts that show a match, and which of them still carry controls; it posts nothing itself.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::cells::{number, truth};
use super::database::{Statement, Store, StoreError, doing, seal};
use super::jobs::{Held, Subject};
use super::outbox::{FINISH, insert_retire, named};
use crate::play::{ChannelId, MatchId, MessageId, Seq, Timestamp};

/// A public message that shows a match as it was after one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// The match.
    pub match_id: MatchId,
    /// The event.
    pub seq: Seq,
    /// The channel.
    pub channel: ChannelId,
    /// The message, once it is known.
    pub message: Option<MessageId>,
    /// Whether it carries buttons.
    pub controls: bool,
    /// Where the match had moved on last; posts from before that lose their buttons.
    pub anchor: Seq,
}

pub(super) const INSERT_POST: &str = "\
    INSERT INTO posts (match_id, seq, channel, message, controls, anchor) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";

// The posts from before the match moved on; that may be the one just recorded, if a newer one was faster. A job about an
// event is about all its posts.
pub(super) const OUTDATED: &str = "\
    SELECT seq, MIN(channel) AS channel FROM posts \
    WHERE match_id = $1 AND controls = 1 AND seq < (SELECT MAX(anchor) FROM posts WHERE match_id = $1) GROUP BY seq";

// A post without controls that is not the newest is of no further use: what it showed follows from the events.
pub(super) const RETIRED: &str = "DELETE FROM posts WHERE match_id = $1 AND seq = $2";

// A challenge has no picture whose name tells the match, so its post stays known.
pub(super) const ANSWERED: &str = "UPDATE posts SET controls = 0 WHERE match_id = $1 AND seq = $2";

pub(super) const POST: &str = "SELECT match_id, seq, channel, message, controls, anchor FROM posts WHERE match_id = $1 AND seq = $2";

pub(super) const LAST_POST: &str = "\
    SELECT match_id, seq, channel, message, controls, anchor FROM posts WHERE match_id = $1 ORDER BY anchor DESC, seq LIMIT 1";

/// Found by the message alone: ids of messages are Discord's, and no two are the same.
pub(super) const SHOWN_IN: &str = "SELECT match_id, seq FROM posts WHERE message = $1 LIMIT 1";

impl Store {
    /// One of several posts about an event was delivered.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn noted(&self, post: &Post) -> Result<(), StoreError> {
        self.write(insert_post(post))
            .await
            .map(drop)
            .map_err(doing("recording a post"))
    }

    /// Every post that the announcement owes was delivered or cannot be: finishes the job and owes the retirement of
    /// older posts. False, and nothing is changed, if the lease was lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn all_posted(
        &self,
        job: impl Into<Held<'_>>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.settled(job.into(), None, now).await
    }

    /// The announcement was delivered as this post: finishes the job, records the post, and owes the retirement of
    /// every older post that still has controls, all in one transaction. False, and nothing is changed, if the lease was
    /// lost. Of two posts about one event in one channel the first stays.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn posted(
        &self,
        job: impl Into<Held<'_>>,
        post: &Post,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.settled(job.into(), Some(post), now).await
    }

    async fn settled(
        &self,
        job: Held<'_>,
        post: Option<&Post>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let settling = async {
            let mut tx = self.begin().await?;
            let finished = named(FINISH, job).execute(&mut *tx).await?;
            if job.is_lost(finished.rows_affected()) {
                tx.rollback().await?;
                return Ok(false);
            }
            if let Some(post) = post {
                insert_post(post).execute(&mut *tx).await?;
            }
            if let Some(match_id) = job.id.subject.match_id() {
                let outdated = sqlx::query(OUTDATED).bind(match_id);
                for row in outdated.fetch_all(&mut *tx).await? {
                    let event = (match_id, number(&row, "seq")?);
                    insert_retire(&mut tx, event, row.try_get("channel")?, now).await?;
                }
            }
            seal(tx).await?;
            Ok(true)
        };
        let settled = settling.await.map_err(doing("recording a post"));
        self.wake.notify_one();
        settled
    }

    /// The controls of the posts that the job is about are gone, and with them the need to remember those posts. False,
    /// and nothing is changed, if the lease was lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn retired(&self, job: impl Into<Held<'_>>) -> Result<bool, StoreError> {
        let job = job.into();
        let retiring = async {
            let mut tx = self.begin().await?;
            let finished = named(FINISH, job).execute(&mut *tx).await?;
            if job.is_lost(finished.rows_affected()) {
                tx.rollback().await?;
                return Ok(false);
            }
            if let Subject::Event(match_id, seq) = job.id.subject {
                let sql = if seq == 1 { ANSWERED } else { RETIRED };
                let retired = sqlx::query(sql).bind(match_id).bind(i64::from(seq));
                retired.execute(&mut *tx).await?;
            }
            seal(tx).await?;
            Ok(true)
        };
        retiring
            .await
            .map_err(doing("recording that controls are gone"))
    }

    /// The post that shows where a match moved on last, rather than an offer or a note that came after it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn last_post(&self, id: MatchId) -> Result<Option<Post>, StoreError> {
        let row = sqlx::query(LAST_POST)
            .bind(id)
            .fetch_optional(&self.read)
            .await;
        row.and_then(|row| row.as_ref().map(post).transpose())
            .map_err(doing("reading a post"))
    }

    /// The moment of a match that a message shows, if it is one of its posts.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn shown_in(&self, message: MessageId) -> Result<Option<(MatchId, Seq)>, StoreError> {
        let row = sqlx::query(SHOWN_IN)
            .bind(message)
            .fetch_optional(&self.read)
            .await;
        let read = |row: AnyRow| Ok((row.try_get("match_id")?, number(&row, "seq")?));
        row.and_then(|row| row.map(read).transpose())
            .map_err(doing("reading a post"))
    }

    /// The posts that showed a match as it was after that event: one, or one for each player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn posts_of(&self, id: MatchId, seq: Seq) -> Result<Vec<Post>, StoreError> {
        let rows = sqlx::query(POST)
            .bind(id)
            .bind(i64::from(seq))
            .fetch_all(&self.read)
            .await;
        rows.and_then(|rows| rows.iter().map(post).collect())
            .map_err(doing("reading a post"))
    }
}

fn insert_post(post: &Post) -> Statement {
    sqlx::query(INSERT_POST)
        .bind(post.match_id)
        .bind(i64::from(post.seq))
        .bind(post.channel)
        .bind(post.message)
        .bind(i64::from(post.controls))
        .bind(i64::from(post.anchor))
}

fn post(row: &AnyRow) -> Result<Post, sqlx::Error> {
    Ok(Post {
        match_id: row.try_get("match_id")?,
        seq: number(row, "seq")?,
        channel: row.try_get("channel")?,
        message: row.try_get("message")?,
        controls: truth(row, "controls")?,
        anchor: number(row, "anchor")?,
    })
}
