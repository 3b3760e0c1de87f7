//! The post of a match in a channel: finds the answer to an interaction that already is it, or sends it once.

use std::time::Duration;

use serde_json::Value;

use crate::{
    discord::{
        api::rest::RestError,
        delivery::{
            bot::{Bot, EPHEMERAL, channel_id, list},
            posting::{Destination, Outgoing},
        },
        model::reply::Message,
        view,
    },
    play::{ChannelId, Match},
    store::Job,
};

/// How long an interaction's token is used: Discord's 15 minutes, less a margin.
const TOKEN_LIFE: Duration = Duration::from_mins(14);
/// The message flag "thinking…".
const LOADING: u64 = 1 << 7;

impl Bot {
    /// The message that answered the interaction, if it arrived in one of these channels and the token is still valid.
    /// A deferral's placeholder is filled in.
    pub(crate) async fn find_answer_post(
        &self,
        job: &Job,
        game: &Match,
        message: &Message,
        channels: &[ChannelId],
    ) -> Result<Option<Value>, RestError> {
        let Some(handle) = &job.handle else {
            return Ok(None);
        };
        if game.last_event().at.after(TOKEN_LIFE) <= self.app.clock.now() {
            return Ok(None);
        }
        match self.original(handle).await {
            Ok(found) => {
                let flags = found["flags"].as_u64().unwrap_or_default();
                let here = channel_id(&found).is_some_and(|place| channels.contains(&place));
                if flags & EPHEMERAL != 0 || !here {
                    return Ok(None);
                }
                if flags & LOADING != 0 {
                    return self.edit(handle, "@original", message).await.map(Some);
                }
                Ok(Some(found))
            }
            Err(error) if error.is_final() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Sends the post as a message of the bot, unless an earlier attempt already did.
    pub(crate) async fn post_to_channel(
        &self,
        job: &Job,
        game: &Match,
        message: &Message,
        venue: impl Into<Destination>,
    ) -> Result<Value, RestError> {
        self.post_or_find(job, game, message, venue, may_be_there(job))
            .await
    }

    /// Like [`Self::post_to_channel`]; with `may_be_there` it first looks for the post, which somebody else may have
    /// sent.
    pub(crate) async fn post_or_find(
        &self,
        job: &Job,
        game: &Match,
        message: &Message,
        venue: impl Into<Destination>,
        may_be_there: bool,
    ) -> Result<Value, RestError> {
        // The time distinguishes the event from one with the same number that was lost when an older database was
        // restored.
        let (kind, at) = (job.id.kind.key(), game.last_event().at.0);
        let about = format!("{kind} {}/{} {at}", game.id(), game.seq());
        self.post_once(venue, Outgoing::new(about, message, may_be_there), |sent| {
            is_post_of(sent, job, game, message)
        })
        .await
    }

    /// The post of this event that an answer or an earlier attempt has left in that channel.
    pub(crate) async fn find_earlier_post(
        &self,
        job: &Job,
        game: &Match,
        message: &Message,
        channel: ChannelId,
    ) -> Result<Option<Value>, RestError> {
        if !may_be_there(job) {
            return Ok(None);
        }
        let ours = |sent: &Value| is_post_of(sent, job, game, message);
        Ok(self.sent_before(channel, ours).await?.into_iter().next())
    }
}

/// Whether the post may exist already: from an answer that was not recorded, or from an earlier attempt whose nonce
/// Discord has forgotten.
fn may_be_there(job: &Job) -> bool {
    job.attempts > 0 || job.handle.is_some()
}

/// Whether a message in the channel is the post of this event, by the name of its picture or its controls; a note
/// without either is recognised by its text. Answers to other interactions do not count.
fn is_post_of(sent: &Value, job: &Job, game: &Match, message: &Message) -> bool {
    let asked = sent["interaction_metadata"]["id"].as_str();
    let ours = job
        .handle
        .as_ref()
        .map(|handle| handle.interaction.to_string());
    if asked.is_some() && asked != ours.as_deref() {
        return false;
    }
    // After an older database was restored, Discord still has posts of lost moves, whose numbers other moves take. Such
    // a post is older than the cause of this job: Discord's ids grow with time.
    let id = sent["id"].as_str().and_then(|id| id.parse::<u64>().ok());
    if id < job.cause {
        return false;
    }
    // The message that the match's thread is attached to may show the same picture, and it is older.
    let sign = game.opened_thread().map(|thread| thread.to_string());
    if sign.is_some() && sent["id"].as_str() == sign.as_deref() {
        return false;
    }
    let picture = view::file_name(game);
    let control = format!(":{}:{}", game.id().0, game.seq());
    let pictured = list(&sent["attachments"]).any(|file| file["filename"] == picture.as_str());
    let parts = list(&sent["components"]).flat_map(|row| list(&row["components"]));
    let mut ids = parts.filter_map(|part| part["custom_id"].as_str());
    let controlled = ids.any(|id| id.ends_with(&control));
    let noted = message.picture.is_none() && sent["content"] == message.content.as_str();
    pictured || controlled || noted
}
