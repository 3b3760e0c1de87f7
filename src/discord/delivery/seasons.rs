//! The end of a season in the channel that waits for it. Decides nothing about who stands where.

use crate::{
    discord::{
        access::{accounts, language},
        commands::leaderboard,
        delivery::{
            bot::{Bot, Trouble},
            posting::Outgoing,
        },
    },
    play::{GuildId, Month},
    store::Job,
};

impl Bot {
    /// Posts the leaderboard of a month that is over, if the server still wants it.
    ///
    /// # Errors
    /// When Discord cannot be told now; the job is to be tried again.
    pub async fn post_season(
        &self,
        job: &Job,
        month: Month,
        guild: GuildId,
        pool: &str,
    ) -> Result<(), Trouble> {
        let Some(channel) = self.app.store.server(guild).await?.announce_channel else {
            return Ok(());
        };
        let locale = language::of_server(&self.app, guild).await;
        let mut message = leaderboard::season(&self.app, locale, guild, pool, month).await?;
        accounts::outgoing(&self.app, &mut message).await?;
        // An earlier attempt may have brought it, after Discord has forgotten its nonce.
        let heading = message.content.lines().next().unwrap_or_default();
        let shows = |sent: &serde_json::Value| {
            let content = sent["content"].as_str().unwrap_or_default();
            content.lines().next() == Some(heading)
        };
        let about = format!("season {month} {pool}");
        let outgoing = Outgoing::new(about, &message, job.attempts > 0);
        self.post_once(channel, outgoing, shows).await?;
        Ok(())
    }
}
