//! The thread of a match: made on its opening board, linked from that message, archived after the end. It posts no board.

use reqwest::Method;
use serde_json::json;

use crate::{
    discord::{
        access::language,
        api::rest::{RestError, RestRequest},
        delivery::bot::{Bot, DeliveryError, edit_json},
        model::reply::Message,
        view::{self, board_style::BoardStyle},
    },
    play::{ChannelId, Match, Phase, Timestamp, Venue},
    rules::Side,
    say,
    store::Job,
    wording::{self, markdown},
};

/// Discord's code for a message that already has a thread.
const THREAD_EXISTS: u64 = 160_004;
/// Of inactivity: a week, the maximum.
const AUTO_ARCHIVE_MINUTES: u32 = 10_080;
const MAX_NAME_CHARS: usize = 100;

impl Bot {
    /// Creates a thread on the opening board and moves the match into it. If there is or was a thread, updates the
    /// message that it is attached to. Returns when to run the job again.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn make_thread(
        &self,
        job: &Job,
        game: &Match,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        if let Some(thread) = game.opened_thread() {
            self.label_thread(game, thread).await?;
            return Ok(None);
        }
        if game.phase() != Phase::Playing || game.venue().is_some() {
            return Ok(None);
        }
        if let Some(later) = self.retry_time_if_unposted(job, game).await? {
            return Ok(Some(later));
        }
        let channel = game.terms().channel;
        let post = self.app.store.last_post(game.id()).await?;
        let post = post.filter(|post| post.channel == channel);
        let Some(message) = post.and_then(|post| post.message) else {
            return Ok(None);
        };
        let locale = language::of_match(&self.app, game).await;
        let style = BoardStyle::of(&self.app, game, locale).await;
        let [first, second] = style.names;
        let name = say!(
            locale,
            "thread-name",
            number = game.id().0.to_string(),
            ruleset = wording::ruleset(locale, &game.terms().ruleset),
            first = first,
            second = second
        );
        let path = format!("/channels/{channel}/messages/{message}/threads");
        let name = wording::truncate(&name, MAX_NAME_CHARS);
        let request = RestRequest::bot(Method::POST, path)
            .body(json!({"name": name, "auto_archive_duration": AUTO_ARCHIVE_MINUTES}));
        match self.rest.send(request).await {
            Ok(_) => {}
            // A retry, after the answer to the first request was lost.
            Err(error) if error.code() == Some(THREAD_EXISTS) => {}
            Err(error) if error.is_final() => {
                tracing::info!(game = %game.id(), "a game stays in its channel: {error}");
                return Ok(None);
            }
            Err(error) => return Err(error.into()),
        }
        // A thread created from a message has the message's id.
        self.move_to_venue(game, Venue::Thread(ChannelId(message.0)))
            .await?;
        Ok(Some(self.app.clock.now()))
    }

    /// Updates the message that a thread is attached to: where the match is played, and in the end its result.
    async fn label_thread(&self, game: &Match, thread: ChannelId) -> Result<(), RestError> {
        let locale = language::of_match(&self.app, game).await;
        let style = BoardStyle::of(&self.app, game, locale).await;
        let inside = game.own_thread() == Some(thread);
        let link = inside.then(|| format!("<#{thread}>"));
        let player = |side| markdown::mention_or_anyone(locale, game.player(side));
        let over = matches!(game.phase(), Phase::Over | Phase::Void);
        let content = if over {
            view::caption_with(game, &style, link.map(|link| format!("🧵 {link}")))
        } else {
            let key = match link {
                Some(_) => "thread-running",
                None => "thread-left",
            };
            say!(
                locale,
                key,
                number = game.id().0.to_string(),
                ruleset = wording::ruleset(locale, &game.terms().ruleset),
                first = player(Side::First),
                second = player(Side::Second),
                thread = link.unwrap_or_default()
            )
        };
        let message = Message {
            content: self.resolve_mentions(&content, None).await?.0,
            picture: (over || inside).then(|| view::picture(game, &style)),
            ..Message::default()
        };
        let mut body = edit_json(&message);
        if let (None, Some(fields)) = (&message.picture, body.as_object_mut()) {
            // A match that has left its thread shows each position in a new post, so this one keeps its board.
            fields.remove("attachments");
        }
        let channel = game.terms().channel;
        let path = format!("/channels/{channel}/messages/{thread}");
        let request = RestRequest::bot(Method::PATCH, path)
            .body(body)
            .files(message.files());
        match self.send_reopening_thread(channel, request).await {
            Err(error) if error.is_final() => {
                tracing::info!(game = %game.id(), "a thread's message stays as it was: {error}");
                Ok(())
            }
            other => other.map(drop),
        }
    }

    /// Archives the thread of a match that is over.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn archive_thread(&self, game: &Match) -> Result<(), DeliveryError> {
        let Some(thread) = game.own_thread() else {
            return Ok(());
        };
        match self.archive(thread, true).await {
            Err(error) if error.is_final() => {
                tracing::info!(game = %game.id(), "cannot archive a thread: {error}");
                Ok(())
            }
            other => Ok(other?),
        }
    }
}
