//! Notices to single players: direct messages, mentions after quiet hours, reminders.
//!
//! A notice is recorded before or together with sending it, under the event that it is about. So after a crash it is
//! sent again if it may not have arrived, and never twice.

use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    discord::{
        access::{language, mentions::when_to_remind},
        api::rest::{RestError, RestRequest},
        delivery::{
            announce::{is_closed, is_dm_refused},
            bot::{Bot, DeliveryError, message_id},
            posting::{Destination, Outgoing, mentions},
        },
        view::{self, is_turn},
    },
    locale::Locale,
    play::{Actor, ChannelId, Event, Match, MessageId, Phase, PlayerId, Seq, Timestamp, Venue},
    say,
    store::{Job, Notice, Notices},
    wording::{self, markdown},
};

impl Bot {
    /// Notifies a player of an event whose post did not mention them: by direct message, or in the channel once their
    /// quiet hours are over. Returns when to try again, if it is too early.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn notify(
        &self,
        job: &Job,
        game: &Match,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        // The first board in direct messages has already notified them.
        let moved = game.events().iter().any(|later| {
            let home = Venue::Direct;
            later.seq > job.seq && later.event == Event::Rehomed { home }
        });
        if moved || view::is_outdated(game, job.seq) || has_acted_since(game, job.seq, player) {
            return Ok(None);
        }
        if let Some(later) = self.retry_time_if_unposted(job, game).await? {
            return Ok(Some(later));
        }
        let now = self.app.clock.now();
        let wishes = self.app.store.preferences(player).await?;
        match (wishes.effective_notices(), wishes.quiet_until(now)) {
            (Notices::None, _) => {}
            (_, Some(morning)) => return Ok(Some(morning)),
            (Notices::Direct, None) => self.tell_directly(job, game, player).await?,
            (Notices::Channel, None) => self.tell_in_channel(job, game, player).await?,
        }
        Ok(None)
    }

    /// Sends a delayed notice to where the match is posted.
    async fn tell_in_channel(
        &self,
        job: &Job,
        game: &Match,
        player: PlayerId,
    ) -> Result<(), DeliveryError> {
        let venue = match self.place_for(game, player).await {
            Err(error) if error.is_final() => return Ok(()),
            venue => venue?,
        };
        let notice = notice(job, game, player, venue.channel);
        let now = self.app.clock.now();
        let turn = is_turn(game, job.seq);
        if turn && !self.app.store.open_notice(&notice, now).await? {
            return Ok(());
        }
        let locale = self.place_language(game, player).await;
        let said = self.event_notice(job, game, player, locale).await?;
        let mention = markdown::mention(locale, player);
        let said = if said.starts_with(&mention) {
            said
        } else {
            format!("{mention} {said}")
        };
        match self
            .send_text_once(job, venue, "n", &said, Some(player))
            .await
        {
            Err(error) if is_closed(&error) => self.leave_closed_venue(game, &error).await,
            sent => Ok(sent.map(drop)?),
        }
    }

    /// Sends a direct message. While an earlier one is open, it is edited to list everything that waits.
    async fn tell_directly(
        &self,
        job: &Job,
        game: &Match,
        player: PlayerId,
    ) -> Result<(), DeliveryError> {
        let (store, now) = (&self.app.store, self.app.clock.now());
        let venue = match self.direct_channel(player).await {
            Err(error) if error.is_final() => {
                return self.fall_back(job, game, player, &error).await;
            }
            venue => venue?,
        };
        let channel = venue.channel;
        let notice = notice(job, game, player, channel);
        if store.has_notice(&notice).await? {
            return Ok(());
        }
        let locale = language::of_player(&self.app, player).await;
        let said = self.event_notice(job, game, player, locale).await?;
        let turn = is_turn(game, job.seq) && game.to_move() == Some(player);
        if turn
            && let Some(open) = store.open_message(player, channel, now).await?
            && !self.was_sent(job, channel, &said).await?
        {
            let all = self.waiting_games_text(player).await?;
            match self.rewrite(channel, open, &all).await {
                Ok(()) => return Ok(store.record_notice(&notice, Some(open), now).await?),
                // It was deleted, or is too old to be edited again: send a new one.
                Err(error) if error.is_final() || error.is_edited_too_often() => {
                    tracing::debug!("a notice is written anew: {error}");
                }
                Err(error) => return Err(error.into()),
            }
        }
        match self.send_text_once(job, venue, "n", &said, None).await {
            Ok(message) if turn => Ok(store.record_notice(&notice, message, now).await?),
            Err(error) if is_dm_refused(&error) => self.fall_back(job, game, player, &error).await,
            sent => Ok(sent.map(drop)?),
        }
    }

    /// The player takes no direct messages: says so once in the channel, which is used from then on.
    async fn fall_back(
        &self,
        job: &Job,
        game: &Match,
        player: PlayerId,
        why: &RestError,
    ) -> Result<(), DeliveryError> {
        tracing::info!(game = %game.id(), "a direct message was refused: {why}");
        let (store, now) = (&self.app.store, self.app.clock.now());
        if game.venue() == Some(Venue::Direct) {
            return Ok(());
        }
        let channel = game.channel();
        let locale = language::of_match(&self.app, game).await;
        let said = say!(
            locale,
            "notice-refused",
            player = markdown::mention(locale, player),
            notice = self.event_notice(job, game, player, locale).await?
        );
        match self
            .send_text_once(job, channel, "x", &said, Some(player))
            .await
        {
            Err(error) if is_closed(&error) => return self.leave_closed_venue(game, &error).await,
            sent => sent.map(drop)?,
        }
        store.record_dm_refusal(player).await?;
        let told = notice(job, game, player, channel);
        Ok(store.record_notice(&told, None, now).await?)
    }

    /// Reminds the player to move when a fifth of the time is left, unless that turn is over. Returns when to try
    /// again, if they must not be disturbed now.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn remind(
        &self,
        job: &Job,
        game: &Match,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let (Some(mover), Some(deadline)) = (game.to_move(), game.deadline()) else {
            return Ok(None);
        };
        let (store, now) = (&self.app.store, self.app.clock.now());
        if now >= deadline {
            return Ok(None);
        }
        // The system clock was set back since.
        if let Some(reminder) = game.reminder().filter(|reminder| *reminder > now) {
            return Ok(Some(reminder));
        }
        let (notices, later) = when_to_remind(&self.app, mover).await?;
        if notices == Notices::None || later.is_some_and(|later| later >= deadline) {
            return Ok(None);
        }
        if later.is_some() {
            return Ok(later);
        }
        let link = self.link(game).await?;
        let said = |locale| {
            say!(
                locale,
                "notice-reminder",
                mover = markdown::mention(locale, mover),
                number = game.id().0.to_string(),
                due = wording::relative(deadline),
                link = link.clone()
            )
        };
        if notices == Notices::Direct {
            let sent = match self.direct_channel(mover).await {
                Ok(channel) => {
                    let said = said(language::of_player(&self.app, mover).await);
                    self.send_text_once(job, channel, "r", &said, None).await
                }
                Err(error) => Err(error),
            };
            match sent {
                Err(error) if is_dm_refused(&error) => store.record_dm_refusal(mover).await?,
                sent => return Ok(sent.map(|_| None)?),
            }
        }
        let sent = match self.place_for(game, mover).await {
            Ok(channel) => {
                let said = said(self.place_language(game, mover).await);
                self.send_text_once(job, channel, "r", &said, Some(mover))
                    .await
            }
            Err(error) => Err(error),
        };
        match sent {
            Err(error) if is_closed(&error) => self.leave_closed_venue(game, &error).await?,
            sent => sent.map(drop)?,
        }
        Ok(None)
    }

    /// Tells a player that their conditional moves are void: always by direct message, because plans are private. Returns
    /// when to try again, if they must not be disturbed now.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn plan_void(
        &self,
        job: &Job,
        game: &Match,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        if game.phase() != Phase::Playing || has_acted_since(game, job.seq, player) {
            return Ok(None);
        }
        let wishes = self.app.store.preferences(player).await?;
        if wishes.effective_notices() == Notices::None {
            return Ok(None);
        }
        if let Some(morning) = wishes.quiet_until(self.app.clock.now()) {
            return Ok(Some(morning));
        }
        let said = say!(
            language::of_player(&self.app, player).await,
            "notice-plan-void",
            number = game.id().0.to_string()
        );
        let channel = self.direct_channel(player).await?;
        self.send_text_once(job, channel, "p", &said, None).await?;
        Ok(None)
    }

    /// Where a player is notified about a match: where it is posted.
    async fn place_for(&self, game: &Match, player: PlayerId) -> Result<Destination, RestError> {
        match game.venue() {
            Some(Venue::Direct) => self.direct_channel(player).await,
            _ => Ok(game.channel().into()),
        }
    }

    /// The language of a notice there.
    async fn place_language(&self, game: &Match, player: PlayerId) -> Locale {
        match game.venue() {
            Some(Venue::Direct) => language::of_player(&self.app, player).await,
            _ => language::of_match(&self.app, game).await,
        }
    }

    /// Sends a text once, mentioning one player at most; a retry first looks for an earlier one.
    pub(crate) async fn send_text_once(
        &self,
        job: &Job,
        venue: impl Into<Destination>,
        about: &str,
        text: &str,
        ping: Option<PlayerId>,
    ) -> Result<Option<MessageId>, RestError> {
        let may_be_there = job.attempts > 0;
        let about = (about, may_be_there);
        self.send_text(job, venue, about, text, ping).await
    }

    /// Sends a text once. `may_be_there`: look for an earlier one before, since another job may have sent it.
    pub(crate) async fn send_text(
        &self,
        job: &Job,
        venue: impl Into<Destination>,
        (about, may_be_there): (&str, bool),
        text: &str,
        ping: Option<PlayerId>,
    ) -> Result<Option<MessageId>, RestError> {
        let (text, notified) = self.resolve_mentions(text, ping).await?;
        let about = format!("{about} {} {}", job.id.subject, job.seq);
        let outgoing = Outgoing::text(about, text.trim(), &notified, may_be_there);
        let sent = self.post_once(venue, outgoing, says(&text)).await?;
        Ok(message_id(&sent))
    }

    /// Whether an earlier attempt of this job sent that text, and failed before it recorded the message.
    async fn was_sent(&self, job: &Job, channel: ChannelId, text: &str) -> Result<bool, RestError> {
        if job.attempts == 0 {
            return Ok(false);
        }
        let (text, _) = self.resolve_mentions(text, None).await?;
        let sent = self.sent_before(channel, says(&text)).await?;
        Ok(!sent.is_empty())
    }

    async fn rewrite(
        &self,
        channel: ChannelId,
        message: MessageId,
        text: &str,
    ) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let (text, _) = self.resolve_mentions(text, None).await?;
        let request = RestRequest::bot(Method::PATCH, path)
            .body(json!({"content": text, "allowed_mentions": mentions(&[])}));
        self.rest.send(request).await.map(drop)
    }
}

/// Recognises a message with that text, which Discord trims.
fn says(text: &str) -> impl Fn(&Value) -> bool {
    move |sent| sent["content"].as_str() == Some(text.trim())
}

/// Whether a player has acted in a match after that event, and so has seen it.
fn has_acted_since(game: &Match, seq: Seq, player: PlayerId) -> bool {
    let mut since = game.events().iter().filter(|event| event.seq > seq);
    since.any(|event| event.by == Actor::Player(player))
}

fn notice(job: &Job, game: &Match, player: PlayerId, channel: ChannelId) -> Notice {
    Notice {
        player,
        channel,
        match_id: game.id(),
        seq: job.seq,
    }
}
