//! Edits older posts: their controls go, and on some servers their pictures.

use reqwest::Method;
use serde_json::json;

use crate::{
    discord::{
        api::rest::{RestError, RestRequest},
        delivery::bot::Bot,
        view,
    },
    play::Match,
    store::Post,
};

impl Bot {
    /// Removes the controls from an older post.
    ///
    /// # Errors
    /// [`RestError`] when Discord fails; the job is to be retried.
    pub async fn retire(&self, post: &Post, game: &Match) -> Result<(), RestError> {
        let Some(message) = post.message else {
            return Ok(());
        };
        let rematch = self.rematch(game).await;
        let locale = self.language_of(game, post.channel).await?;
        let retired = view::retired(game, post.seq, rematch, locale);
        let mut body = json!({"components": retired.rows, "allowed_mentions": {"parse": []}});
        let shrunk = if self.shrinks(game).await {
            view::shrunk(game, post.seq, locale)
        } else {
            None
        };
        if shrunk.is_some() {
            body["attachments"] = json!([]);
        }
        if let Some(text) = retired.content.or(shrunk) {
            body["content"] = self.resolve_mentions(&text, None).await?.0.into();
        }
        let path = format!("/channels/{}/messages/{message}", post.channel);
        let request = RestRequest::bot(Method::PATCH, path).body(body);
        match self.send_reopening_thread(post.channel, request).await {
            Err(error) if error.is_final() => {
                tracing::info!("an old post keeps its controls: {error}");
                Ok(())
            }
            other => other.map(drop),
        }
    }

    /// Whether older boards of the match shrink, by its server's settings. On a database error they stay.
    async fn shrinks(&self, game: &Match) -> bool {
        let Some(guild) = game.terms().guild else {
            return false;
        };
        let server = self.app.store.server(guild).await;
        server.is_ok_and(|server| server.shrink)
    }
}
