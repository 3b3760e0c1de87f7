//! Posts the leaderboards of finished seasons to the servers' announcement channels.

use crate::{
    discord::{
        access::language,
        commands::leaderboard,
        delivery::bot::{Bot, DeliveryError},
    },
    store::{Job, Subject},
};

impl Bot {
    /// Posts the leaderboard of a finished month, if the server still has an announcement channel.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn post_season(&self, job: &Job) -> Result<(), DeliveryError> {
        let Subject::Season { month, guild, pool } = &job.id.subject else {
            return Ok(());
        };
        let (month, guild) = (*month, *guild);
        let Some(channel) = self.app.store.server(guild).await?.announce_channel else {
            return Ok(());
        };
        let locale = language::of_server(&self.app, guild).await;
        let message = leaderboard::season(&self.app, locale, guild, pool, month).await?;
        let about = format!("season {month} {pool}");
        self.post_news(channel, about, message, job.attempts > 0)
            .await
    }
}
