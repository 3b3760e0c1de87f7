//! Words to one player about a match: reminders, and what is nobody else's business. Boards are posted elsewhere.

use reqwest::Method;
use serde_json::{Value, json};

use super::{
    deliver::Bot,
    rest::{Request, RestError},
    view,
};
use crate::{
    locale::Locale,
    play::{Match, PlayerId},
    rules::Side,
    say,
    store::Job,
};

impl Bot {
    /// Reminds the one to move that a fifth of the time is left, unless the turn that the job is about is over.
    ///
    /// # Errors
    /// When Discord cannot be told now; the job is to be tried again.
    pub async fn remind(&self, job: &Job, game: &Match) -> Result<(), RestError> {
        let meant = game.until(job.id.seq).reminder();
        let (Some(mover), Some(deadline)) = (game.to_move(), game.deadline()) else {
            return Ok(());
        };
        if meant.is_none() || meant != game.reminder() {
            return Ok(());
        }
        let text = say!(
            Locale::default(),
            "notice-reminder",
            mover = view::mention(mover),
            number = game.id().0.to_string(),
            due = format!("<t:{}:R>", deadline.seconds())
        );
        let body = json!({
            "content": text,
            "allowed_mentions": {"users": [mover.to_string()]},
            "nonce": format!("r{}.{}", game.id().0, job.id.seq),
            "enforce_nonce": true,
        });
        self.write_in(game.channel(), body).await
    }

    /// Tells a player alone that what they had laid up no longer fits.
    ///
    /// # Errors
    /// When Discord cannot be told now; the job is to be tried again.
    pub async fn plan_void(&self, job: &Job, game: &Match, side: Side) -> Result<(), RestError> {
        let Some(player) = game.player(side) else {
            return Ok(());
        };
        let text = say!(
            Locale::default(),
            "notice-plan-void",
            number = game.id().0.to_string()
        );
        let body = json!({
            "content": text,
            "allowed_mentions": {"parse": []},
            "nonce": format!("p{}.{}", game.id().0, job.id.seq),
            "enforce_nonce": true,
        });
        let channel = self.direct_channel(player).await?;
        self.write_in(channel, body).await
    }

    /// The channel of the direct messages between a player and the bot.
    async fn direct_channel(&self, player: PlayerId) -> Result<u64, RestError> {
        let path = "/users/@me/channels".to_owned();
        let request = Request::bot(Method::POST, path.clone(), path)
            .body(json!({"recipient_id": player.to_string()}));
        let channel = self.rest.send(request).await?;
        Ok(channel["id"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .unwrap_or_default())
    }

    async fn write_in(&self, channel: u64, body: Value) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages");
        let request = Request::bot(Method::POST, path.clone(), path).body(body);
        self.rest.send(request).await.map(drop)
    }
}
