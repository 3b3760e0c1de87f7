//! What a test sees of the chat: events, messages and boards, and waiting for them.

use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::time::timeout;

use super::{SentInteraction, TestEnvironment, brief, channel_named, is_private, text};

/// The longest wait for something that must happen; much longer than needed, for slow machines.
pub(super) const TIMEOUT: Duration = Duration::from_secs(30);

impl TestEnvironment {
    /// Waits until an existing message contains other words, and returns it.
    pub async fn wait_for_edit(&self, message: &Value, words: &str) -> Value {
        let event = self
            .wait_for_event(0, &format!("{words:?} in its place"), |event| {
                event["type"] == "message_update"
                    && event["message"]["id"] == message["id"]
                    && text(&event["message"]["content"]).contains(words)
            })
            .await;
        event["message"].clone()
    }

    /// Waits until a message is deleted.
    pub async fn wait_for_deletion(&self, since: usize, message: &Value) {
        self.wait_for_event(since, "a message to be deleted", |event| {
            event["type"] == "message_delete" && event["id"] == message["id"]
        })
        .await;
    }

    /// Waits for a public message with these words, and returns it.
    pub async fn wait_for_post(&self, since: usize, words: &str) -> Value {
        let event = self
            .wait_for_event(since, &format!("{words:?}"), |event| {
                event["type"] == "message_create"
                    && !is_private(&event["message"])
                    && text(&event["message"]["content"]).contains(words)
            })
            .await;
        event["message"].clone()
    }

    /// The current position in the stream of events.
    pub fn mark(&self) -> usize {
        self.events.seen.lock().expect("events").len()
    }

    /// The events since a mark, with their times.
    pub fn seen(&self, since: usize) -> Vec<(Instant, Value)> {
        self.events.seen.lock().expect("events")[since..].to_vec()
    }

    /// Waits for the first fitting event since a mark.
    pub async fn wait_for_event(
        &self,
        since: usize,
        what: &str,
        fits: impl Fn(&Value) -> bool,
    ) -> Value {
        self.wait_timed(since, what, fits).await.1
    }

    async fn wait_timed(
        &self,
        since: usize,
        what: &str,
        fits: impl Fn(&Value) -> bool,
    ) -> (Instant, Value) {
        let search = async {
            loop {
                let news = self.events.news.notified();
                tokio::pin!(news);
                news.as_mut().enable();
                if let Some(event) = self.find(since, &fits) {
                    return event;
                }
                news.await;
            }
        };
        let Ok(event) = timeout(TIMEOUT, search).await else {
            panic!(
                "waited in vain for {what}; since then: {:#?}\nthe bot's log:\n{}",
                self.events.seen.lock().expect("events")[since..]
                    .iter()
                    .map(|(_, event)| format!(
                        "{} {} {}",
                        event["type"],
                        event["id"],
                        brief(&event["message"])
                    ))
                    .collect::<Vec<_>>(),
                self.bot_log()
            );
        };
        event
    }

    /// The first fitting event since a mark, if it has happened.
    pub(super) fn find(
        &self,
        since: usize,
        fits: impl Fn(&Value) -> bool,
    ) -> Option<(Instant, Value)> {
        self.events.seen.lock().expect("events")[since..]
            .iter()
            .find(|(_, event)| fits(event))
            .cloned()
    }

    /// When the bot's first response to an interaction arrived; the interaction must not fail.
    pub async fn wait_for_response(&self, outcome: &SentInteraction) -> Instant {
        let (when, event) = self
            .wait_timed(outcome.since, "a response", over(outcome))
            .await;
        assert_eq!(
            event["type"],
            "interaction_done",
            "{event}\n{}",
            self.bot_log()
        );
        when
    }

    /// Whether the bot answered an interaction in time.
    pub async fn was_answered(&self, outcome: &SentInteraction) -> bool {
        let (_, event) = self
            .wait_timed(outcome.since, "the end of an interaction", over(outcome))
            .await;
        event["type"] == "interaction_done"
    }

    /// All messages in `#games` that show this match (its boards and its challenge), oldest first.
    pub async fn posts(&self, number: u64) -> Vec<Value> {
        let state = self.state(None).await;
        let messages = state["messages"][channel_named(&state, "games")]
            .as_array()
            .cloned()
            .unwrap_or_default();
        messages
            .into_iter()
            .filter(|message| message["flags"].as_u64().unwrap_or(0) & 64 == 0)
            .filter(|message| {
                message["content"]
                    .as_str()
                    .is_some_and(|text| text.contains(&format!("#{number}")))
            })
            .collect()
    }

    /// The public boards of a match as `(seq, message)`, by the file name of the picture.
    pub async fn boards(&self, number: u64) -> Vec<(u64, Value)> {
        let start = format!("banyan-{number}-");
        self.posts(number)
            .await
            .into_iter()
            .filter_map(|message| {
                // The newest position is last.
                let newest = message["attachments"].as_array()?.last()?;
                let name = text(&newest["filename"]);
                let seq = name
                    .strip_prefix(&start)?
                    .strip_suffix(".png")?
                    .parse()
                    .ok()?;
                Some((seq, message))
            })
            .collect()
    }

    /// Waits until the match has a public board with this seq, and returns it.
    pub async fn wait_for_board(&self, number: u64, seq: u64) -> Value {
        let name = format!("banyan-{number}-{seq}.png");
        let event = self
            .wait_for_event(0, &format!("the board {name}"), |event| {
                let message = &event["message"];
                matches!(
                    event["type"].as_str(),
                    Some("message_create" | "message_update")
                ) && message["flags"].as_u64().unwrap_or(0) & 64 == 0
                    && message["attachments"][0]["filename"] == name.as_str()
            })
            .await;
        event["message"].clone()
    }
}

/// Whether an event ends an interaction.
pub(super) fn over(outcome: &SentInteraction) -> impl Fn(&Value) -> bool {
    |event| {
        let kind = event["type"].as_str();
        matches!(kind, Some("interaction_done" | "interaction_failed"))
            && event["id"] == outcome.id.as_str()
    }
}
