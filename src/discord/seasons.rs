//! The end of a season in the channel that waits for it. Decides nothing about who stands where.

use std::time::Duration;

use super::{
    commands::leaderboard,
    deliver::{Bot, Trouble},
    language,
    posting::Outgoing,
};
use crate::store::{SeasonPost, StoreError};

/// How long a claimed post is this worker's alone. Longer than any call to Discord may take.
const LEASE: Duration = Duration::from_secs(45);
/// The longest pause between two attempts.
const LONGEST: Duration = Duration::from_hours(1);

/// How many games are rated again in one step: few, as moves that are made meanwhile wait for it.
const SWEEP: u32 = 32;

impl Bot {
    /// Computes some ratings again that follow from a voided game. Returns whether there were any.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sweep_ratings(&self) -> Result<bool, StoreError> {
        let app = &self.app;
        app.store.sweep_ratings(&app.ratings, SWEEP).await
    }

    /// Closes the months that are over, and posts the next leaderboard that is due. Returns whether there was one.
    ///
    /// # Errors
    /// When the database fails; the post comes back when its lease ends.
    pub async fn end_season(&self) -> Result<bool, StoreError> {
        let (store, now) = (&self.app.store, self.app.clock.now());
        store.close_seasons(now).await?;
        let Some(post) = store.claim_season(now, now.after(LEASE)).await? else {
            return Ok(false);
        };
        match self.post_season(&post).await {
            Ok(()) => store.season_posted(&post).await?,
            Err(Trouble::Store(error)) => return Err(error),
            Err(Trouble::Discord(error)) if error.is_final() => {
                // The channel is gone or closed to the bot. `/leaderboard` shows the season.
                tracing::warn!(guild = %post.guild, "a season is not posted: {error}");
                store.season_posted(&post).await?;
            }
            Err(Trouble::Discord(error)) => {
                tracing::warn!(guild = %post.guild, "a season waits: {error}");
                let pause = Duration::from_secs(2 << post.attempts.min(12)).min(LONGEST);
                let later = self.app.clock.now().after(pause);
                store.put_off_season(&post, later).await?;
            }
        }
        Ok(true)
    }

    async fn post_season(&self, post: &SeasonPost) -> Result<(), Trouble> {
        let Some(channel) = self.app.store.server(post.guild).await?.announce_channel else {
            return Ok(());
        };
        let locale = language::of_server(&self.app, post.guild).await;
        let message =
            leaderboard::season(&self.app, locale, post.guild, &post.pool, post.month).await?;
        // An earlier attempt may have brought it, after Discord has forgotten its nonce.
        let heading = message.content.lines().next().unwrap_or_default();
        let shows = |sent: &serde_json::Value| {
            let content = sent["content"].as_str().unwrap_or_default();
            content.lines().next() == Some(heading)
        };
        let about = format!("season {} {}", post.month, post.pool);
        let outgoing = Outgoing::new(about, &message, post.attempts > 0);
        self.post_once(channel, outgoing, shows).await?;
        Ok(())
    }
}
