//! Posts messages of the bot exactly once, even if answers are lost on the way; opens direct-message channels.

use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    discord::{
        access::accounts,
        api::{
            attachments::Attachment,
            rest::{RestError, RestRequest},
        },
        delivery::bot::{self, Bot, DeliveryError, channel_id, list, message_json, parse_id},
        model::reply::Message,
    },
    play::{ChannelId, PlayerId},
    store::{Account, UserId},
};

/// Discord's code for an archived thread.
const ARCHIVED: u64 = 50_083;
const UNKNOWN_CHANNEL: u64 = 10_003;
const UNKNOWN_USER: u64 = 10_013;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Destination {
    /// The channel, thread or direct-message channel.
    pub channel: ChannelId,
    /// The player of a direct-message channel.
    player: Option<PlayerId>,
}

impl From<ChannelId> for Destination {
    fn from(channel: ChannelId) -> Self {
        Self {
            channel,
            player: None,
        }
    }
}

/// A message that must be posted once.
pub(crate) struct Outgoing<'a> {
    /// A key that, with the channel, identifies the message across restarts.
    pub about: String,
    /// Discord's message JSON.
    pub body: Value,
    /// Its attachments.
    pub files: Vec<&'a Attachment>,
    /// Whether an earlier attempt, or an answer, may have posted it already.
    pub may_be_there: bool,
    /// Whether somebody waits for it.
    urgent: bool,
}

impl<'a> Outgoing<'a> {
    pub(crate) fn new(about: String, message: &'a Message, may_be_there: bool) -> Self {
        Self {
            about,
            body: message_json(message),
            files: message.files(),
            may_be_there,
            urgent: false,
        }
    }

    /// A text that notifies these users and nobody else, whatever it contains.
    pub(crate) fn text(about: String, text: &str, notified: &[UserId], may_be_there: bool) -> Self {
        Self {
            about,
            body: json!({"content": text, "allowed_mentions": mentions(notified)}),
            files: Vec::new(),
            may_be_there,
            urgent: false,
        }
    }

    /// Gives it priority over background posts.
    pub(crate) fn urgent(self) -> Self {
        Self {
            urgent: true,
            ..self
        }
    }
}

pub(super) fn content(sent: &Value) -> &str {
    sent["content"].as_str().unwrap_or_default()
}

pub(super) fn first_line(content: &str) -> &str {
    content.lines().next().unwrap_or_default()
}

impl Bot {
    /// Posts a message unless it is already there, and returns it. `same` recognises it among the channel's messages.
    pub(crate) async fn post_once(
        &self,
        venue: impl Into<Destination>,
        outgoing: Outgoing<'_>,
        same: impl Fn(&Value) -> bool,
    ) -> Result<Value, RestError> {
        let venue = venue.into();
        match self.post_in(venue.channel, &outgoing, &same).await {
            Err(error) if error.code() == Some(UNKNOWN_CHANNEL) => {
                // A stored direct-message channel may be outdated.
                match self.refresh_direct_channel(venue).await? {
                    Some(channel) => self.post_in(channel, &outgoing, &same).await,
                    None => Err(error),
                }
            }
            sent => sent,
        }
    }

    /// Posts a message in an announcement channel once. `again`: an earlier attempt may have posted it, after Discord has
    /// forgotten its nonce.
    pub(super) async fn post_news(
        &self,
        channel: ChannelId,
        about: String,
        mut message: Message,
        again: bool,
    ) -> Result<(), DeliveryError> {
        accounts::resolve_message(&self.app, &mut message).await?;
        self.post_with_heading(channel, about, &message, again)
            .await?;
        Ok(())
    }

    /// Posts a message unless one with its first line is already there, and returns it.
    pub(super) async fn post_with_heading(
        &self,
        channel: ChannelId,
        about: String,
        message: &Message,
        may_be_there: bool,
    ) -> Result<Value, RestError> {
        let heading = first_line(&message.content);
        let shows = |sent: &Value| first_line(content(sent)) == heading;
        let outgoing = Outgoing::new(about, message, may_be_there);
        self.post_once(channel, outgoing, shows).await
    }

    async fn post_in(
        &self,
        channel: ChannelId,
        outgoing: &Outgoing<'_>,
        same: impl Fn(&Value) -> bool,
    ) -> Result<Value, RestError> {
        // Discord remembers nonces for only a few minutes.
        if outgoing.may_be_there
            && let Some(found) = self.sent_before(channel, same).await?.into_iter().next()
        {
            return Ok(found);
        }
        let mut body = outgoing.body.clone();
        body["nonce"] = nonce(&outgoing.about, channel).into();
        body["enforce_nonce"] = true.into();
        let path = format!("/channels/{channel}/messages");
        let mut request = RestRequest::bot(Method::POST, path)
            .body(body)
            .files(outgoing.files.clone());
        request.urgent = outgoing.urgent;
        let sent = self.send_reopening_thread(channel, request).await?;
        // Discord compares nonces across channels, and returns an earlier message with the same nonce.
        if channel_id(&sent) == Some(channel) {
            Ok(sent)
        } else {
            Err(RestError::invalid_answer("a message of another channel"))
        }
    }

    /// The bot's matching messages among the newest ones of a channel, the newest first.
    pub(crate) async fn sent_before(
        &self,
        channel: ChannelId,
        fits: impl Fn(&Value) -> bool,
    ) -> Result<Vec<Value>, RestError> {
        let path = format!("/channels/{channel}/messages?limit=50");
        let request = RestRequest::bot(Method::GET, path);
        match self.rest.send(request).await {
            Ok(sent) => {
                let ours = |sent: &&Value| sent["author"]["bot"] == true && fits(sent);
                Ok(list(&sent).filter(ours).cloned().collect())
            }
            // Without the permission to read history, only Discord's check of nonces is left.
            Err(error) if error.is_final() => Ok(Vec::new()),
            Err(error) => Err(error),
        }
    }

    /// Sends a request that changes a channel; reopens an archived thread first.
    pub(crate) async fn send_reopening_thread(
        &self,
        channel: ChannelId,
        request: RestRequest<'_>,
    ) -> Result<Value, RestError> {
        match self.rest.send(request.clone()).await {
            Err(error) if error.code() == Some(ARCHIVED) => {
                self.archive(channel, false).await?;
                self.rest.send(request).await
            }
            other => other,
        }
    }

    /// Archives or reopens a thread.
    pub(crate) async fn archive(&self, thread: ChannelId, archived: bool) -> Result<(), RestError> {
        let path = format!("/channels/{thread}");
        let request = RestRequest::bot(Method::PATCH, path).body(json!({"archived": archived}));
        self.rest.send(request).await.map(drop)
    }

    /// The direct-message channel of a player, stored after Discord was asked once.
    pub(crate) async fn direct_channel(&self, player: PlayerId) -> Result<Destination, RestError> {
        let kept = self.app.store.direct_channel(player).await;
        // On a database error, ask Discord.
        let kept = kept.unwrap_or_else(|error| {
            tracing::warn!("a direct channel is asked for again: {error:#}");
            None
        });
        let channel = match kept {
            Some(channel) => channel,
            None => self.open_direct(player).await?,
        };
        Ok(Destination {
            channel,
            player: Some(player),
        })
    }

    async fn open_direct(&self, player: PlayerId) -> Result<ChannelId, RestError> {
        let accounts = self.app.store.accounts(&[player]).await;
        let accounts = accounts.map_err(bot::unsent)?;
        let Some(Account::Person(user)) = accounts.get(&player) else {
            return Err(RestError::Refused {
                status: 404,
                code: Some(UNKNOWN_USER),
                message: "nobody is left to write to".to_owned(),
                wrong_token: false,
                doubtful: false,
            });
        };
        let path = "/users/@me/channels".to_owned();
        let request = RestRequest::bot(Method::POST, path)
            .body(json!({"recipient_id": user.to_string()}))
            .urgent();
        let channel = parse_id(&self.rest.send(request).await?["id"])
            .ok_or_else(|| RestError::invalid_answer("a channel without an id"))?;
        if let Err(error) = self.app.store.set_direct_channel(player, channel).await {
            tracing::warn!("cannot store a direct-message channel: {error:#}");
        }
        Ok(channel)
    }

    /// The player's current direct-message channel, if it differs from the stored one.
    async fn refresh_direct_channel(
        &self,
        old: Destination,
    ) -> Result<Option<ChannelId>, RestError> {
        let Some(player) = old.player else {
            return Ok(None);
        };
        let channel = self.open_direct(player).await?;
        Ok((channel != old.channel).then_some(channel))
    }
}

/// `allowed_mentions` for these users only.
pub(crate) fn mentions(users: &[UserId]) -> Value {
    let users: Vec<String> = users.iter().map(UserId::to_string).collect();
    json!({"parse": [], "users": users})
}

/// The nonce by which Discord rejects duplicates for some minutes: 25 characters, the maximum. FNV-1a with 128 bits,
/// written out here because it must stay the same after an update.
fn nonce(about: &str, channel: ChannelId) -> String {
    const START: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let named = format!("{about} {channel}");
    let mut hash = named.bytes().fold(START, |hash, byte| {
        (hash ^ u128::from(byte)).wrapping_mul(PRIME)
    });
    // 36^25 is more than 2^128, so no bits are lost.
    let digits = (0..25).filter_map(|_| {
        let digit = char::from_digit((hash % 36) as u32, 36);
        hash /= 36;
        digit
    });
    digits.collect()
}

#[cfg(test)]
mod tests {
    use super::{ChannelId, nonce};

    #[test]
    fn a_nonce_names_channel_and_subject_and_never_changes() {
        let channel = ChannelId(1_100_000_000_000_065_536);
        let about = nonce("announce 12/3", channel);
        assert_eq!(about.len(), 25);
        assert_eq!(about, nonce("announce 12/3", channel));
        // Real ids of channels often share their low 16 bits.
        assert_ne!(
            about,
            nonce("announce 12/3", ChannelId(channel.0 + 0x1_0000))
        );
        assert_ne!(about, nonce("announce 12/4", channel));
        assert_ne!(about, nonce("watch 12/3", channel));
        // A newer version must recognise posts of an older one.
        assert_eq!(about, "smnij5b7eh8a4gvvwogxc7v79");
    }
}
