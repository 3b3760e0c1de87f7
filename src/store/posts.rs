//! The messages that show a match, and which of them still have controls. It posts nothing itself.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{boolean, number};
use super::database::{Statement, Store, StoreError, commit_transaction, execute, run, sql_error};
use super::jobs::ClaimedJob;
use super::new_jobs::insert_retire;
use super::outbox::{FINISH, FINISH_ANNOUNCEMENT, bind_job_key, cause};
use super::subjects::Subject;
use crate::play::{ChannelId, MatchId, MessageId, Seq, Timestamp};

/// A public message that shows a match as it was after one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// The match.
    pub match_id: MatchId,
    /// The event.
    pub seq: Seq,
    /// The channel that it is in.
    pub channel: ChannelId,
    /// The message's id, once known.
    pub message: Option<MessageId>,
    /// Whether it has buttons.
    pub controls: bool,
    /// The event with which the position shown began; posts about earlier events lose their buttons.
    pub position_seq: Seq,
}

pub(super) const INSERT_POST: &str = "\
    INSERT INTO posts (match_id, seq, channel, message, controls, position_seq) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";

// The posts with controls about events before the newest posted position. The post just recorded is one of them if a
// newer one was recorded first. One job covers all posts about an event.
pub(super) const OUTDATED_POSTS: &str = "\
    SELECT seq, MIN(channel) AS channel FROM posts \
    WHERE match_id = $1 AND controls = 1 AND seq < (SELECT MAX(position_seq) FROM posts WHERE match_id = $1) GROUP BY seq";

// An older post without controls is not needed any more: what it showed follows from the events.
pub(super) const DELETE_POST: &str = "DELETE FROM posts WHERE match_id = $1 AND seq = $2";

// A challenge's post has no picture whose file name identifies the match, so its row is kept.
pub(super) const CLEAR_CONTROLS: &str =
    "UPDATE posts SET controls = 0 WHERE match_id = $1 AND seq = $2";

pub(super) const POST: &str = "SELECT match_id, seq, channel, message, controls, position_seq FROM posts WHERE match_id = $1 AND seq = $2";

pub(super) const LAST_POST: &str = "\
    SELECT match_id, seq, channel, message, controls, position_seq FROM posts WHERE match_id = $1 ORDER BY position_seq DESC, seq LIMIT 1";

/// Found by the message id alone: Discord's ids are unique across channels.
pub(super) const EVENT_SHOWN_IN: &str =
    "SELECT match_id, seq FROM posts WHERE message = $1 LIMIT 1";

impl Store {
    /// Records one of several posts about an event.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn record_post(&self, post: &Post) -> Result<(), StoreError> {
        self.run("recording a post", insert_post(post)).await
    }

    /// Finishes the announcement when every post was delivered or cannot be, and adds the jobs that remove controls
    /// from older posts. False, and nothing is changed, if the lease was lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn finish_announcement(
        &self,
        job: impl Into<ClaimedJob<'_>>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.try_finish_announcement(job.into(), None, now).await
    }

    /// Finishes the announcement that was delivered as this post: records the post and adds jobs that remove the
    /// controls from every older post, in one transaction. False, and nothing is changed, if the lease was lost. A
    /// second post about one event in one channel is ignored.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn finish_announcement_with_post(
        &self,
        job: impl Into<ClaimedJob<'_>>,
        post: &Post,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.try_finish_announcement(job.into(), Some(post), now)
            .await
    }

    async fn try_finish_announcement(
        &self,
        job: ClaimedJob<'_>,
        post: Option<&Post>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let settling = async {
            let mut tx = self.begin().await?;
            let finish = bind_job_key(FINISH_ANNOUNCEMENT, job);
            let finished = finish.fetch_optional(&mut *tx).await?;
            if job.is_lost(finished.is_some()) {
                tx.rollback().await?;
                return Ok(false);
            }
            let payload = finished.map(|row| row.try_get::<Option<String>, _>("payload"));
            let payload = payload.transpose()?.flatten();
            let cause = payload.as_deref().and_then(cause);
            if let Some(post) = post {
                run(&mut tx, insert_post(post)).await?;
            }
            if let Some(match_id) = job.id.subject.match_id() {
                let outdated = sqlx::query(OUTDATED_POSTS).bind(match_id);
                for row in outdated.fetch_all(&mut *tx).await? {
                    let event = (match_id, number(&row, "seq")?);
                    let retire = insert_retire(event, row.try_get("channel")?, now, cause);
                    run(&mut tx, retire).await?;
                }
            }
            commit_transaction(tx).await?;
            Ok(true)
        };
        let settled = settling.await.map_err(sql_error("recording a post"));
        self.wake.notify_one();
        settled
    }

    /// Finishes a job that has removed controls, and forgets its posts. False, and nothing is changed, if the lease was
    /// lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn finish_control_removal(
        &self,
        job: impl Into<ClaimedJob<'_>>,
    ) -> Result<bool, StoreError> {
        let job = job.into();
        let retiring = async {
            let mut tx = self.begin().await?;
            let finished = execute(&mut tx, bind_job_key(FINISH, job)).await?;
            if job.is_lost(finished) {
                tx.rollback().await?;
                return Ok(false);
            }
            if let Subject::Event(match_id, seq) = job.id.subject {
                let sql = if seq == 1 {
                    CLEAR_CONTROLS
                } else {
                    DELETE_POST
                };
                let retired = sqlx::query(sql).bind(match_id).bind(i64::from(seq));
                run(&mut tx, retired).await?;
            }
            commit_transaction(tx).await?;
            Ok(true)
        };
        retiring
            .await
            .map_err(sql_error("recording that controls are gone"))
    }

    /// The post of the match's newest position, rather than that of a later offer or note.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn last_post(&self, id: MatchId) -> Result<Option<Post>, StoreError> {
        let query = sqlx::query(LAST_POST).bind(id);
        self.read_first("reading a post", query, post_from_row)
            .await
    }

    /// The match and event that a message shows, if it is one of the recorded posts.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn find_shown_event(
        &self,
        message: MessageId,
    ) -> Result<Option<(MatchId, Seq)>, StoreError> {
        let query = sqlx::query(EVENT_SHOWN_IN).bind(message);
        let read = |row: &AnyRow| Ok((row.try_get("match_id")?, number(row, "seq")?));
        self.read_first("reading a post", query, read).await
    }

    /// The posts about that event: one, or one for each player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn posts_of(&self, id: MatchId, seq: Seq) -> Result<Vec<Post>, StoreError> {
        let query = sqlx::query(POST).bind(id).bind(i64::from(seq));
        self.read_all("reading a post", query, post_from_row).await
    }
}

fn insert_post(post: &Post) -> Statement {
    sqlx::query(INSERT_POST)
        .bind(post.match_id)
        .bind(i64::from(post.seq))
        .bind(post.channel)
        .bind(post.message)
        .bind(i64::from(post.controls))
        .bind(i64::from(post.position_seq))
}

fn post_from_row(row: &AnyRow) -> sqlx::Result<Post> {
    Ok(Post {
        match_id: row.try_get("match_id")?,
        seq: number(row, "seq")?,
        channel: row.try_get("channel")?,
        message: row.try_get("message")?,
        controls: boolean(row, "controls")?,
        position_seq: number(row, "position_seq")?,
    })
}
