//! Carries replies to Discord, and what committed changes owe to channels: at least once to Discord, seen once by people.
//!
//! An interaction is answered within three seconds: at once, or by a deferral after two. The post that a committed
//! change owes is a job in the database; the answer settles it, and if the answer was lost the worker makes it good
//! by looking first at what Discord has. Nothing here reads a clock but to measure waits.

use std::{sync::Arc, time::Duration};

use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};
use tracing::Instrument as _;

use crate::{
    app::InteractionHandle,
    discord::{
        access::{accounts, language},
        api::rest::{RestError, RestRequest},
        delivery::{
            bot::{self, Bot, edited, message_id, object, place},
            posting::{Destination, Outgoing},
        },
        model::{
            call::{Call, Request},
            reply::{Body, Coverage, Deferral, Message, PendingPost, Reply},
        },
        respond::{failure::went_wrong, policy, prepare},
        view,
    },
    play::{ChannelId, Match, MatchId, MessageId, PlayerId},
    say,
    store::{Job, Post, StoreError, Subject, UserId},
};

/// An answer that is not ready by then is announced by a deferral.
const PATIENCE: Duration = Duration::from_secs(2);
/// Discord forgets an interaction that has had no answer by then; a little is left for the way.
pub const FIRST_ANSWER: Duration = Duration::from_millis(2_900);
/// How long an interaction's token lives, less a minute for the way.
const TOKEN_LIFE: Duration = Duration::from_mins(14);

/// Discord's codes for an interaction that is too old, or was answered already, and for a message that is gone.
const UNKNOWN_INTERACTION: u64 = 10_062;
const ALREADY_ANSWERED: u64 = 40_060;
/// Flags of a message: only one user sees it; it says that the bot is thinking; it arrives without a sound.
const EPHEMERAL: u64 = 1 << 6;
const LOADING: u64 = 1 << 7;

impl Bot {
    /// Answers one interaction that arrived at that time, start to end.
    pub async fn answer(self: Arc<Self>, call: Call<UserId>, arrived: Instant) {
        let span = call.span();
        self.answered(call, arrived).instrument(span).await;
    }

    async fn answered(self: Arc<Self>, call: Call<UserId>, arrived: Instant) {
        inject!("answer");
        self.carry(&Arc::new(call.clone()), arrived).await;
        if matches!(call.ask, Request::Complete { .. }) {
            return;
        }
        if let Err(error) = language::note(&self.app, &call).await {
            tracing::warn!("a language is not kept: {error:#}");
        }
    }

    /// Prepares the reply and brings it to Discord: at once, or behind a deferral.
    async fn carry(self: &Arc<Self>, call: &Arc<Call<UserId>>, arrived: Instant) {
        let end = arrived + FIRST_ANSWER;
        // A task of its own: a panic in a command becomes an answer too, and a deferral does not interrupt it.
        let mut work = tokio::spawn({
            let (bot, call) = (Arc::clone(self), Arc::clone(call));
            let prepared = async move { prepare(&bot.app, &bot.rest.files, &call).await };
            prepared.in_current_span()
        });
        let policy = policy::of(&call.ask);
        let deferred = policy.deferral;
        let patience = match deferred {
            Deferral::None => FIRST_ANSWER,
            _ if policy.slow => Duration::ZERO,
            _ => PATIENCE,
        };
        let early = match timeout_at(arrived + patience, &mut work).await {
            Ok(done) => {
                let reply = done.unwrap_or_else(|_| panicked(call));
                inject!("answer.ready");
                if reply.direct.is_none() {
                    return self.at_once(call, reply, end).await;
                }
                Some(reply)
            }
            Err(_) if deferred == Deferral::None => {
                tracing::warn!("suggestions came too late");
                return;
            }
            Err(_) => None,
        };
        let accepted = self.defer(call, deferred, end).await;
        inject!("answer.deferred");
        let reply = match early {
            Some(reply) => reply,
            None => work.await.unwrap_or_else(|_| panicked(call)),
        };
        inject!("answer.late");
        match accepted {
            Ok(()) => {
                let reply = self.send_copy(reply, call).await;
                self.late(call, reply, deferred).await;
            }
            Err(error) => self.lost(&reply, &error, false).await,
        }
    }

    /// Sends what is meant for the asker's direct messages; the answer then says so.
    async fn send_copy(&self, mut reply: Reply, call: &Call<UserId>) -> Reply {
        let Some((message, done)) = reply.direct.take() else {
            return reply;
        };
        let send = async {
            let asker = self.app.store.players(&[call.player.id.into()]).await;
            let asker = asker.map_err(bot::unsent)?[&call.player.id];
            let venue = self.direct_channel(asker).await?;
            let about = format!("copy {}", call.via.interaction);
            let copy = Outgoing::new(about, &message, false).urgent();
            self.post_once(venue, copy, |_| false).await
        };
        match send.await {
            Ok(_) => reply.body = Body::Message(done),
            Err(error) => tracing::info!("a direct message is an answer instead: {error}"),
        }
        reply
    }

    async fn at_once(&self, call: &Call<UserId>, reply: Reply, end: Instant) {
        let (body, files) = callback(&reply.body);
        let path = format!(
            "/interactions/{}/{}/callback?with_response=true",
            call.via.interaction, call.via.token
        );
        let request = RestRequest::interaction(Method::POST, path)
            .body(body)
            .files(files)
            .within(end.saturating_duration_since(Instant::now()));
        match self.rest.send(request).await {
            Ok(answer) => {
                self.settle(reply, message_id(&answer["resource"]["message"]), call)
                    .await;
            }
            // Asked twice because the first answer was lost on the way: it had arrived.
            Err(RestError::Refused {
                code: ALREADY_ANSWERED,
                doubtful: true,
                ..
            }) => {
                let message = self
                    .original(&call.via)
                    .await
                    .ok()
                    .as_ref()
                    .and_then(message_id);
                self.settle(reply, message, call).await;
            }
            Err(error) => self.lost(&reply, &error, false).await,
        }
    }

    async fn defer(
        &self,
        call: &Call<UserId>,
        how: Deferral,
        end: Instant,
    ) -> Result<(), RestError> {
        let body = match how {
            Deferral::Update => json!({"type": 6}),
            Deferral::Private => json!({"type": 5, "data": {"flags": EPHEMERAL}}),
            Deferral::Public | Deferral::None => json!({"type": 5}),
        };
        let path = format!(
            "/interactions/{}/{}/callback",
            call.via.interaction, call.via.token
        );
        let left = end.saturating_duration_since(Instant::now());
        match self
            .rest
            .send(
                RestRequest::interaction(Method::POST, path)
                    .body(body)
                    .within(left),
            )
            .await
        {
            Ok(_)
            | Err(RestError::Refused {
                code: ALREADY_ANSWERED,
                doubtful: true,
                ..
            }) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Delivers an answer after its deferral.
    async fn late(&self, call: &Call<UserId>, reply: Reply, deferred: Deferral) {
        let sent = match (&reply.body, deferred) {
            (Body::Message(message), Deferral::Public) if !message.private => {
                self.edit(&call.via, "@original", message).await
            }
            (Body::Message(message), Deferral::Private) if message.private => {
                self.edit(&call.via, "@original", message).await
            }
            (Body::Update(message), Deferral::Update) => {
                self.edit(&call.via, "@original", message).await
            }
            (Body::Message(message) | Body::Update(message), _) => {
                // Who sees a deferred answer is fixed by its deferral: the right one is a message of its own. The
                // placeholder goes first, or Discord would pour the message into it, for the wrong eyes.
                if deferred != Deferral::Update {
                    self.delete(&call.via, "@original").await;
                }
                self.follow_up(&call.via, message).await
            }
            (Body::Modal(_) | Body::Choices(_), _) => {
                let slow = Message::private(say!(call.locale, "too-slow"));
                self.follow_up(&call.via, &slow).await
            }
        };
        match sent {
            Ok(answer) => self.settle(reply, message_id(&answer), call).await,
            Err(error) => self.lost(&reply, &error, true).await,
        }
    }

    /// The answer has arrived: settles what it owed and deletes the menu that led to it.
    async fn settle(&self, reply: Reply, message: Option<MessageId>, call: &Call<UserId>) {
        inject!("answer.given");
        if let Some(owed) = &reply.owed
            && let Err(error) = self.note(owed, call.channel, message).await
        {
            // The worker will find the message where it is and note it then.
            tracing::warn!("a post was sent but not noted: {error:#}");
        }
        inject!("answer.settled");
        if let Some(menu) = reply.used_menu {
            self.delete(&call.via, &menu.to_string()).await;
        }
    }

    /// Notes the post that an answer was; what it leaves owing is the worker's, now.
    async fn note(
        &self,
        owed: &PendingPost,
        channel: ChannelId,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let (store, now) = (&self.app.store, self.app.clock.now());
        let Subject::Event(match_id, seq) = owed.job.subject else {
            return Ok(());
        };
        let post = Post {
            match_id,
            seq,
            channel,
            message: message.filter(|_| owed.posted),
            controls: owed.controls,
            anchor: owed.anchor,
        };
        if owed.coverage == Coverage::Whole {
            return store.posted(&owed.job, &post, now).await.map(drop);
        }
        if owed.coverage == Coverage::Half {
            store.noted(&post).await?;
        }
        store.retry(&owed.job, now).await.map(drop)
    }

    /// The answer could not be given; what it owed becomes the worker's, now.
    async fn lost(&self, reply: &Reply, error: &RestError, deferred: bool) {
        if error.code() == Some(UNKNOWN_INTERACTION) {
            tracing::info!("an interaction was too old to be answered");
        } else {
            tracing::warn!("an answer was lost: {error}");
        }
        inject!("answer.lost");
        let Some(owed) = &reply.owed else { return };
        // It may still be under way: the job keeps the pause that it was given.
        if error.is_doubtful() && error.code().is_none() {
            return;
        }
        let now = self.app.clock.now();
        let there = deferred || error.is_doubtful() || error.code() == Some(ALREADY_ANSWERED);
        let again = if there {
            self.app.store.retry(&owed.job, now).await
        } else {
            // The worker need not ask for an answer that cannot be there.
            self.app.store.retry_alone(&owed.job, now).await
        };
        if let Err(error) = again {
            tracing::warn!("a job keeps its time: {error:#}");
        }
    }

    async fn edit(
        &self,
        via: &InteractionHandle,
        which: &str,
        message: &Message,
    ) -> Result<Value, RestError> {
        let path = format!("{}/messages/{which}", webhook(via));
        let request = RestRequest::interaction(Method::PATCH, path)
            .body(edited(message))
            .files(message.files());
        self.rest.send(request).await
    }

    async fn follow_up(
        &self,
        via: &InteractionHandle,
        message: &Message,
    ) -> Result<Value, RestError> {
        let request = RestRequest::interaction(Method::POST, format!("{}?wait=true", webhook(via)))
            .body(object(message))
            .files(message.files())
            .once();
        self.rest.send(request).await
    }

    async fn original(&self, via: &InteractionHandle) -> Result<Value, RestError> {
        let path = format!("{}/messages/@original", webhook(via));
        self.rest
            .send(RestRequest::interaction(Method::GET, path))
            .await
    }

    /// Deletes a placeholder or a used menu. If Discord refuses, it stays.
    async fn delete(&self, via: &InteractionHandle, which: &str) {
        let path = format!("{}/messages/{which}", webhook(via));
        let request = RestRequest::interaction(Method::DELETE, path);
        if let Err(error) = self.rest.send(request).await {
            tracing::debug!("message {which} stays: {error}");
        }
    }

    /// The message by which the interaction was answered, if that arrived or was deferred, stands in one of these channels,
    /// and its token still lives.
    pub(crate) async fn as_answer(
        &self,
        job: &Job,
        game: &Match,
        message: &Message,
        channels: &[ChannelId],
    ) -> Result<Option<Value>, RestError> {
        let Some(via) = &job.via else { return Ok(None) };
        if game.last_event().at.after(TOKEN_LIFE) <= self.app.clock.now() {
            return Ok(None);
        }
        match self.original(via).await {
            Ok(found) => {
                let flags = found["flags"].as_u64().unwrap_or_default();
                let here = place(&found).is_some_and(|place| channels.contains(&place));
                if flags & EPHEMERAL != 0 || !here {
                    return Ok(None);
                }
                if flags & LOADING != 0 {
                    return self.edit(via, "@original", message).await.map(Some);
                }
                Ok(Some(found))
            }
            Err(error) if error.is_final() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The post as a message of the bot's own, unless an earlier attempt put it there.
    pub(crate) async fn in_channel(
        &self,
        job: &Job,
        game: &Match,
        message: &Message,
        venue: impl Into<Destination>,
    ) -> Result<Value, RestError> {
        // An answer that nobody could note may have brought it, or an earlier claim whose nonce Discord has forgotten.
        let may_be_there = job.attempts > 0 || job.via.is_some();
        let about = format!("{} {}/{}", job.id.kind.key(), game.id(), game.seq());
        self.post_once(venue, Outgoing::new(about, message, may_be_there), |sent| {
            shows(sent, job, game, message)
        })
        .await
    }

    /// Takes the controls off an older post.
    ///
    /// # Errors
    /// When Discord cannot be told now; the job is to be tried again.
    pub async fn retire(&self, post: &Post, game: &Match) -> Result<(), RestError> {
        let Some(message) = post.message else {
            return Ok(());
        };
        let rematch = self.rematch(game).await;
        let locale = self.language_of(game, post.channel).await?;
        let retired = view::retired(game, post.seq, rematch, locale);
        let mut body = json!({"components": retired.rows, "allowed_mentions": {"parse": []}});
        if let Some(text) = retired.content {
            body["content"] = self.named(&text, None).await?.0.into();
        }
        let path = format!("/channels/{}/messages/{message}", post.channel);
        let bucket = format!("PATCH /channels/{}/messages", post.channel);
        let request = RestRequest::bot(Method::PATCH, path, bucket).body(body);
        match self.reopening(post.channel, request).await {
            Err(error) if error.is_final() => {
                tracing::info!("an old post keeps its controls: {error}");
                Ok(())
            }
            other => other.map(drop),
        }
    }

    /// A text with its mentions as Discord writes them, and who of these is notified.
    pub(crate) async fn named(
        &self,
        text: &str,
        ping: Option<PlayerId>,
    ) -> Result<(String, Vec<UserId>), RestError> {
        let named = accounts::named(&self.app, text, ping.as_slice()).await;
        named.map_err(bot::unsent)
    }

    /// The game that began as the rematch of this one. A post that does not name it is better than none: a failing
    /// database is not told here.
    pub(crate) async fn rematch(&self, game: &Match) -> Option<MatchId> {
        let found = self.app.store.rematch_of(game).await;
        found.unwrap_or_else(|error| {
            tracing::warn!("a rematch goes unnamed: {error:#}");
            None
        })
    }
}

fn panicked(call: &Call<UserId>) -> Reply {
    went_wrong(&anyhow::anyhow!("a command panicked"), call.locale)
}

fn webhook(via: &InteractionHandle) -> String {
    format!("/webhooks/{}/{}", via.application, via.token)
}

/// The body of a callback, with the picture that goes beside it.
fn callback(body: &Body) -> (Value, Vec<&crate::discord::api::attachments::Attachment>) {
    match body {
        Body::Message(message) => (json!({"type": 4, "data": object(message)}), message.files()),
        Body::Update(message) => (json!({"type": 7, "data": edited(message)}), message.files()),
        Body::Choices(choices) => {
            let choices: Vec<Value> = choices
                .iter()
                .map(|(name, value)| json!({"name": name, "value": value}))
                .collect();
            (json!({"type": 8, "data": {"choices": choices}}), Vec::new())
        }
        Body::Modal(modal) => (json!({"type": 9, "data": modal}), Vec::new()),
    }
}

/// Whether a message of the bot's that a channel holds is the post of that moment, by its picture's name or its controls; a
/// note that has neither is known by its text. What somebody else asked to see is not.
fn shows(sent: &Value, job: &Job, game: &Match, message: &Message) -> bool {
    let asked = sent["interaction_metadata"]["id"].as_str();
    let ours = job.via.as_ref().map(|via| via.interaction.to_string());
    if asked.is_some() && asked != ours.as_deref() {
        return false;
    }
    let picture = view::file_name(game);
    let control = format!(":{}:{}", game.id().0, game.seq());
    let pictured = sent["attachments"]
        .as_array()
        .into_iter()
        .flatten()
        .any(|file| file["filename"].as_str() == Some(&picture));
    let controlled = sent["components"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|row| row["components"].as_array().into_iter().flatten())
        .any(|part| {
            part["custom_id"]
                .as_str()
                .is_some_and(|id| id.ends_with(&control))
        });
    let noted = message.picture.is_none() && sent["content"] == message.content.as_str();
    pictured || controlled || noted
}
