//! Sends replies to Discord, at least once, and visible exactly once.
//!
//! An interaction is answered within three seconds: directly, or with a deferral after two. The post of a committed
//! change is a job in the outbox. The reply finishes it; if the reply was lost, the worker delivers the post, after
//! checking what Discord already has.

use std::{sync::Arc, time::Duration};

use reqwest::Method;
use serde_json::Value;
use tokio::time::{Instant, timeout_at};
use tracing::Instrument as _;

use crate::{
    app::{ANSWER_GRACE, InteractionHandle, RequestKind},
    discord::{
        access::{accounts, language},
        api::{
            attachments::Attachment,
            held_response::HeldResponse,
            rest::{RestError, RestRequest},
        },
        delivery::{
            bot::{self, Bot, edit_json, message_id, message_json, panel_edit_json, panel_json},
            first_answer::{ALREADY_ANSWERED, FIRST_ANSWER_TIMEOUT, FirstAnswer, webhook},
            posting::Outgoing,
        },
        model::{
            call::{Call, Request},
            policy::Policy,
            reply::{Body, Coverage, Deferral, Message, PendingPost, Reply},
        },
        respond::{
            failure::{internal_error, too_slow},
            policy, prepare,
        },
    },
    play::{ChannelId, Match, MatchId, MessageId, PlayerId},
    store::{Post, StoreError, Subject, UserId},
    telemetry::{self, InteractionOutcome},
};

/// How long to wait for a reply that is not slow before deferring it.
const DEFER_AFTER: Duration = Duration::from_secs(2);
/// After this time an interaction is not begun any more: its answer would hardly be in time.
pub const MAX_INTERACTION_AGE: Duration = Duration::from_millis(2_500);

/// How long a follow-up that is the post of a change may take: it must have arrived or failed before the worker begins.
const POST_TIMEOUT: Duration = ANSWER_GRACE.saturating_sub(Duration::from_secs(2));

/// Discord's error code for an interaction that is unknown or too old.
const UNKNOWN_INTERACTION: u64 = 10_062;

/// How long to wait for a reply before deferring it.
fn time_to_answer(policy: Policy) -> Duration {
    match policy.deferral {
        Deferral::None => FIRST_ANSWER_TIMEOUT,
        Deferral::Public | Deferral::Private | Deferral::Update => {
            if policy.slow {
                Duration::ZERO
            } else {
                DEFER_AFTER
            }
        }
    }
}

impl Bot {
    /// Answers one interaction that arrived at that time, in the HTTP response that waits for it if it came over HTTP.
    pub async fn answer(
        self: Arc<Self>,
        call: Call<UserId>,
        held: Option<HeldResponse>,
        arrived: Instant,
    ) {
        let span = call.span();
        self.answer_in_span(call, held, arrived)
            .instrument(span)
            .await;
    }

    async fn answer_in_span(
        self: Arc<Self>,
        call: Call<UserId>,
        held: Option<HeldResponse>,
        arrived: Instant,
    ) {
        failpoint!("answer");
        // A move needs no search, so searches can wait for its answer.
        let is_move = policy::of(&call.request).cost == RequestKind::Move;
        let _pause = is_move.then(|| self.app.search_pool.pause());
        self.prepare_and_send(&Arc::new(call.clone()), held, arrived)
            .await;
        if matches!(call.request, Request::Complete { .. }) {
            return;
        }
        if let Err(error) = language::record_guild_locale(&self.app, &call).await {
            tracing::warn!("cannot store the language: {error:#}");
        }
    }

    /// Prepares the reply and sends it, directly or behind a deferral.
    async fn prepare_and_send(
        self: &Arc<Self>,
        call: &Arc<Call<UserId>>,
        held: Option<HeldResponse>,
        arrived: Instant,
    ) {
        let (kind, name) = policy::labels(&call.request);
        // Spawned, so that a panic in a command becomes an answer, and a deferral does not cancel it.
        let mut work = tokio::spawn({
            let (bot, call) = (Arc::clone(self), Arc::clone(call));
            let prepared = async move { prepare(&bot.app, &bot.rest.files, &call).await };
            prepared.in_current_span()
        });
        let policy = policy::of(&call.request);
        let deferred = policy.deferral;
        let early = match timeout_at(arrived + time_to_answer(policy), &mut work).await {
            Ok(done) => {
                let reply = done.unwrap_or_else(|_| panicked(call));
                failpoint!("answer.ready");
                if reply.direct.is_none() {
                    let outcome = self.send_directly(call, held, reply, arrived).await;
                    telemetry::answered(kind, name, outcome);
                    return;
                }
                Some(reply)
            }
            Err(_) if deferred == Deferral::None => {
                tracing::warn!("suggestions came too late");
                work.abort();
                telemetry::answered(kind, name, InteractionOutcome::Late);
                return;
            }
            Err(_) => None,
        };
        let accepted = self.defer(call, held, deferred, arrived).await;
        failpoint!("answer.deferred");
        let reply = match early {
            Some(reply) => reply,
            None => work.await.unwrap_or_else(|_| panicked(call)),
        };
        failpoint!("answer.late");
        let outcome = match accepted {
            Ok(()) => {
                let reply = self.send_copy(reply, call).await;
                self.send_deferred(call, reply, deferred).await
            }
            Err(error) => {
                self.release_failed_reply(&reply, &error, false).await;
                InteractionOutcome::Lost
            }
        };
        telemetry::answered(kind, name, outcome);
    }

    /// Sends the direct message of a reply; the reply then says that it was sent.
    async fn send_copy(&self, mut reply: Reply, call: &Call<UserId>) -> Reply {
        let Some((message, done)) = reply.direct.take() else {
            return reply;
        };
        let send = async {
            let asker = self.app.store.players(&[call.player.id.into()]).await;
            let asker = asker.map_err(bot::unsent)?[&call.player.id];
            let venue = self.direct_channel(asker).await?;
            let about = format!("copy {}", call.handle.interaction);
            let copy = Outgoing::new(about, &message, false).urgent();
            self.post_once(venue, copy, |_| false).await
        };
        match send.await {
            Ok(_) => reply.body = Body::Message(done),
            Err(error) => tracing::info!("a direct message is an answer instead: {error}"),
        }
        reply
    }

    async fn send_directly(
        &self,
        call: &Call<UserId>,
        held: Option<HeldResponse>,
        reply: Reply,
        arrived: Instant,
    ) -> InteractionOutcome {
        // The message is needed to record a post; jobs and menus are removed only once Discord has it.
        let confirm = reply.pending_post.is_some()
            || reply.redundant_job.is_some()
            || reply.used_menu.is_some();
        let way = FirstAnswer {
            call,
            held,
            arrived,
        };
        match self.first_answer(way, &reply.body, confirm).await {
            Ok(message) => {
                self.finish_reply(reply, message, call).await;
                InteractionOutcome::Answered
            }
            Err(error) => {
                self.release_failed_reply(&reply, &error, false).await;
                InteractionOutcome::Lost
            }
        }
    }

    /// Sends the reply to an interaction that was deferred.
    async fn send_deferred(
        &self,
        call: &Call<UserId>,
        reply: Reply,
        deferred: Deferral,
    ) -> InteractionOutcome {
        let sent = match (&reply.body, deferred) {
            (Body::Message(message @ Message { private: false, .. }), Deferral::Public)
            | (Body::Message(message @ Message { private: true, .. }), Deferral::Private)
            | (Body::Update(message), Deferral::Update) => {
                self.edit(&call.handle, "@original", message).await
            }
            (Body::Message(message) | Body::Update(message), _) => {
                // The deferral has fixed who sees the answer. A reply for others is a follow-up message. The
                // placeholder is deleted first, because Discord would otherwise put the follow-up into it.
                if deferred != Deferral::Update {
                    self.delete(&call.handle, "@original").await;
                }
                let post_by = Instant::now() + POST_TIMEOUT;
                if !self.postpone_worker(&reply).await {
                    tracing::info!("the worker posts what an answer was to show");
                    let reply = Reply {
                        pending_post: None,
                        ..reply
                    };
                    self.finish_reply(reply, None, call).await;
                    return InteractionOutcome::Deferred;
                }
                let is_post = reply
                    .pending_post
                    .as_ref()
                    .is_some_and(|pending| pending.posted);
                let post_by = is_post.then_some(post_by);
                self.follow_up(&call.handle, message, post_by).await
            }
            (Body::Panel(panel), Deferral::Private)
            | (Body::UpdatePanel(panel), Deferral::Update) => {
                let shown = panel_edit_json(panel);
                self.patch(&call.handle, "@original", shown, Vec::new())
                    .await
            }
            (Body::Panel(panel) | Body::UpdatePanel(panel), _) => {
                if deferred != Deferral::Update {
                    self.delete(&call.handle, "@original").await;
                }
                self.send_more(&call.handle, panel_json(panel), Vec::new(), None)
                    .await
            }
            (Body::Modal(_) | Body::Choices(_), _) => {
                self.follow_up(&call.handle, &too_slow(call), None).await
            }
        };
        match sent {
            Ok(answer) => {
                self.finish_reply(reply, message_id(&answer), call).await;
                InteractionOutcome::Deferred
            }
            Err(error) => {
                self.release_failed_reply(&reply, &error, true).await;
                InteractionOutcome::Lost
            }
        }
    }

    /// Postpones the worker's job for a post that a follow-up is about to send: the worker cannot find that message
    /// before it is sent, and would post it again. False if the worker has begun.
    async fn postpone_worker(&self, reply: &Reply) -> bool {
        let Some(pending) = reply.pending_post.as_ref().filter(|pending| pending.posted) else {
            return true;
        };
        let due = self.app.clock.now().after(ANSWER_GRACE);
        let postponed = self.app.store.retry(&pending.job, due).await;
        postponed.unwrap_or_else(|error| {
            tracing::warn!("cannot postpone the job: {error:#}");
            false
        })
    }

    /// Records a delivered reply and deletes the menu that led to it.
    async fn finish_reply(&self, reply: Reply, message: Option<MessageId>, call: &Call<UserId>) {
        failpoint!("answer.given");
        if let Some(pending) = &reply.pending_post
            && let Err(error) = self.record_reply_post(pending, call.channel, message).await
        {
            // The worker will find the message and record it.
            tracing::warn!("a post was sent but not noted: {error:#}");
        }
        if let Some(job) = &reply.redundant_job
            && let Err(error) = self.app.store.finish(job).await
        {
            tracing::warn!("who was mentioned will be told again: {error:#}");
        }
        failpoint!("answer.settled");
        if let Some(menu) = reply.used_menu {
            self.delete(&call.handle, &menu.to_string()).await;
        }
    }

    /// Records that the reply was the post of a change. The worker posts at once what the reply did not cover.
    async fn record_reply_post(
        &self,
        pending: &PendingPost,
        channel: ChannelId,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let (store, now) = (&self.app.store, self.app.clock.now());
        let Subject::Event(match_id, seq) = pending.job.subject else {
            return Ok(());
        };
        let post = Post {
            match_id,
            seq,
            channel,
            message: message.filter(|_| pending.posted),
            controls: pending.controls,
            position_seq: pending.position_seq,
        };
        if pending.coverage == Coverage::Whole {
            return store
                .finish_announcement_with_post(&pending.job, &post, now)
                .await
                .map(drop);
        }
        if pending.coverage == Coverage::OwnCopy {
            store.record_post(&post).await?;
        }
        store.retry(&pending.job, now).await.map(drop)
    }

    /// Hands the post of a failed reply to the worker.
    async fn release_failed_reply(&self, reply: &Reply, error: &RestError, deferred: bool) {
        if error.code() == Some(UNKNOWN_INTERACTION) {
            tracing::info!("an interaction was too old to be answered");
        } else {
            tracing::warn!("an answer was lost: {error}");
        }
        failpoint!("answer.lost");
        let Some(pending) = &reply.pending_post else {
            return;
        };
        // The request may still arrive, so the job keeps its delay.
        if matches!(error, RestError::Unanswered { doubtful: true, .. }) {
            return;
        }
        let now = self.app.clock.now();
        let there = deferred || error.may_have_arrived() || error.code() == Some(ALREADY_ANSWERED);
        let again = if there {
            self.app.store.retry(&pending.job, now).await
        } else {
            // The answer cannot exist, so the worker need not look for it.
            self.app
                .store
                .retry_without_interaction(&pending.job, now)
                .await
        };
        if let Err(error) = again {
            tracing::warn!("cannot reschedule the job; it keeps its due time: {error:#}");
        }
    }

    pub(crate) async fn edit(
        &self,
        handle: &InteractionHandle,
        which: &str,
        message: &Message,
    ) -> Result<Value, RestError> {
        self.patch(handle, which, edit_json(message), message.files())
            .await
    }

    async fn patch(
        &self,
        handle: &InteractionHandle,
        which: &str,
        body: Value,
        files: Vec<&Attachment>,
    ) -> Result<Value, RestError> {
        let path = format!("{}/messages/{which}", webhook(handle));
        let request = RestRequest::interaction(Method::PATCH, path)
            .body(body)
            .files(files);
        self.rest.send(request).await
    }

    async fn follow_up(
        &self,
        handle: &InteractionHandle,
        message: &Message,
        deadline: Option<Instant>,
    ) -> Result<Value, RestError> {
        self.send_more(handle, message_json(message), message.files(), deadline)
            .await
    }

    /// Sends a follow-up message.
    async fn send_more(
        &self,
        handle: &InteractionHandle,
        body: Value,
        files: Vec<&Attachment>,
        deadline: Option<Instant>,
    ) -> Result<Value, RestError> {
        let request =
            RestRequest::interaction(Method::POST, format!("{}?wait=true", webhook(handle)))
                .body(body)
                .files(files)
                .once();
        let request = match deadline {
            Some(end) => request.within(end.saturating_duration_since(Instant::now())),
            None => request,
        };
        self.rest.send(request).await
    }

    /// Deletes a placeholder or a used menu. A refusal is only logged.
    async fn delete(&self, handle: &InteractionHandle, which: &str) {
        let path = format!("{}/messages/{which}", webhook(handle));
        let request = RestRequest::interaction(Method::DELETE, path);
        if let Err(error) = self.rest.send(request).await {
            tracing::debug!("message {which} stays: {error}");
        }
    }

    /// A text with its players as Discord mentions, and the user to notify.
    pub(crate) async fn resolve_mentions(
        &self,
        text: &str,
        ping: Option<PlayerId>,
    ) -> Result<(String, Vec<UserId>), RestError> {
        let named = accounts::resolve_mentions(&self.app, text, ping.as_slice()).await;
        named.map_err(bot::unsent)
    }

    /// The rematch of a match. On a database error the post goes without it.
    pub(crate) async fn rematch(&self, game: &Match) -> Option<MatchId> {
        let found = self.app.store.find_rematch(game).await;
        found.unwrap_or_else(|error| {
            tracing::warn!(
                "cannot find the rematch's number; the post does not link it: {error:#}"
            );
            None
        })
    }
}

fn panicked(call: &Call<UserId>) -> Reply {
    internal_error(&anyhow::anyhow!("a command panicked"), call)
}
