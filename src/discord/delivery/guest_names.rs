//! Looks up the names of a tournament's other servers, which no interaction contains. A moderator who admits a server reads
//! them. Sends no message.

use reqwest::Method;

use crate::{
    discord::{
        api::rest::{RestError, RestRequest},
        delivery::bot::Bot,
    },
    play::{GuildId, TournamentId},
    store::StoreError,
    wording::markdown,
};

impl Bot {
    /// Asks Discord for the names of the servers that have asked to take part and have none yet.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails. If Discord fails, the names are asked for with the next change.
    pub(super) async fn keep_guest_names(&self, id: TournamentId) -> Result<(), StoreError> {
        for (guild, name) in self.app.store.guest_names(id).await? {
            if name.is_some() {
                continue;
            }
            let name = match self.server_name(guild).await {
                Ok(name) => name,
                // The bot may not see that server, so asking again is useless.
                Err(error) if error.is_final() => String::new(),
                Err(error) => {
                    tracing::info!(tournament = %id, %guild, "a server's name is unknown: {error}");
                    continue;
                }
            };
            self.app.store.keep_guest_name(id, guild, &name).await?;
        }
        Ok(())
    }

    /// The name of a server, without what could mention somebody; empty if Discord tells none.
    async fn server_name(&self, guild: GuildId) -> Result<String, RestError> {
        let request = RestRequest::bot(Method::GET, format!("/guilds/{guild}"));
        let server = self.rest.send(request).await?;
        let name = server["name"].as_str().unwrap_or_default();
        Ok(markdown::without_mentions(name).trim().to_owned())
    }
}
