//! Announces matches where they are posted: in the channel, in a thread of their own, or in the direct messages of both
//! players once the channel is closed to the bot.

use serde_json::Value;

use crate::{
    app::ActError,
    discord::{
        access::{
            accounts,
            language::{self, of_match, of_player},
            mentions,
        },
        api::rest::RestError,
        delivery::{
            bot::{Bot, DeliveryError, channel_id, message_id},
            posting::Destination,
        },
        model::reply::Message,
        view::{self, board_style::BoardStyle, is_turn},
    },
    locale::Locale,
    play::{Actor, ChannelId, Command, Event, Match, Phase, PlayerId, Timestamp, Venue},
    rules::Side,
    say,
    store::{Job, JobId, JobKind, Post, StoreError},
    wording::markdown,
};

/// Discord's codes for an unreachable channel: unknown, missing access or permission, a locked thread, or too many
/// active threads to reopen an archived one.
const CLOSED_CHANNEL_CODES: [u64; 6] = [10_003, 50_001, 50_013, 160_005, 160_006, 160_007];
/// Discord's codes for users who take no direct messages from the bot.
const DM_REFUSED_CODES: [u64; 2] = [50_007, 50_278];
/// How often a job waits for the board that it is about, two seconds each time.
const MAX_WAITS: u32 = 30;

/// Whether the bot can no longer post in that channel.
pub(crate) fn is_closed(error: &RestError) -> bool {
    error.has_code(&CLOSED_CHANNEL_CODES)
}

/// Whether that user takes no direct messages from the bot.
pub(crate) fn is_dm_refused(error: &RestError) -> bool {
    error.has_code(&DM_REFUSED_CODES)
}

impl Bot {
    /// Delivers the post of an announcement, unless Discord already has it.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn announce(&self, job: &Job, game: &Match) -> Result<(), DeliveryError> {
        let now = game.as_of(job.seq);
        if now.has_no_own_post() {
            // Such an event has no post: the posts that it answers are edited when their controls are removed.
            return self.record_post(job, &now, game.channel(), None).await;
        }
        if game.venue() == Some(Venue::Direct) {
            return self.announce_directly(job, &now, game).await;
        }
        let locale = language::of_match(&self.app, game).await;
        let style = BoardStyle::of(&self.app, &now, locale).await;
        let mut message = self.announcement_message(&style, job, &now, game).await;
        let channel = game.channel();
        let replaced = self.is_replaced(job, &now, game).await?;
        if replaced {
            message.pings.clear();
        } else {
            self.choose_pings(job, &now, channel, &mut message).await?;
        }
        accounts::resolve_message(&self.app, &mut message).await?;
        if let Some(found) = self
            .find_answer_post(job, &now, &message, &[channel])
            .await?
        {
            return self.record_post(job, &now, channel, Some(&found)).await;
        }
        if replaced {
            let found = self.find_earlier_post(job, &now, &message, channel).await?;
            return match found {
                Some(found) => self.record_post(job, &now, channel, Some(&found)).await,
                None => Ok(self.app.store.finish(job).await.map(drop)?),
            };
        }
        match self.post_to_channel(job, &now, &message, channel).await {
            Ok(sent) => self.record_post(job, &now, channel, Some(&sent)).await,
            Err(error) if is_closed(&error) => {
                self.leave_closed_venue(game, &error).await?;
                let store = &self.app.store;
                let settled = if shows_board(&now) || game.phase() == Phase::Void {
                    // The first post in the new place shows what this job would have posted.
                    store.finish(job).await
                } else {
                    store.retry(job, self.app.clock.now()).await
                };
                Ok(settled.map(drop)?)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Whether the match has moved to another place since, and a pending post there shows the same board: then this job
    /// posts nothing.
    async fn is_replaced(&self, job: &Job, now: &Match, game: &Match) -> Result<bool, StoreError> {
        if !shows_board(now) {
            return Ok(false);
        }
        let later = game.events().iter().filter(|later| later.seq > job.seq);
        let same_position = later.take_while(|later| !later.event.changes_position());
        for moved in same_position.filter(|later| changes_place(&later.event)) {
            let post = JobId::of(JobKind::Announce, game.id(), moved.seq);
            if self.app.store.has_job(&post).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Decides whom a post in a channel or a thread mentions.
    async fn choose_pings(
        &self,
        job: &Job,
        now: &Match,
        channel: ChannelId,
        message: &mut Message,
    ) -> Result<(), StoreError> {
        let store = &self.app.store;
        let moved = changes_place(&now.last_event().event);
        let boards = store.posts_of(now.id(), now.position_seq());
        // A board that was posted before the match moved has already notified the players.
        let told = moved && !boards.await?.is_empty();
        if told {
            message.silent = true;
        } else {
            // Use the board's own event: its job in the old place may have added the same notices already.
            let seq = if moved { now.position_seq() } else { job.seq };
            let about = JobId::of(JobKind::Announce, now.id(), seq);
            let (place, turn) = ((channel, false), is_turn(now, seq));
            mentions::choose_pings(&self.app, &about, place, turn, message).await?;
            message.silent |= moved && message.pings.is_empty();
        }
        if told || moved && message.pings.is_empty() && now.own_thread().is_some() {
            // Mentions add both players to the thread, without a sound.
            message.pings = players(now);
        }
        Ok(())
    }

    /// Records the post of an announcement, which ends its job.
    async fn record_post(
        &self,
        job: &Job,
        game: &Match,
        channel: ChannelId,
        sent: Option<&Value>,
    ) -> Result<(), DeliveryError> {
        let (store, now) = (&self.app.store, self.app.clock.now());
        let post = post_record(game, channel, sent);
        let recorded = store.finish_announcement_with_post(job, &post, now).await;
        Ok(recorded.map(drop)?)
    }

    /// The post of an announcement in that style, adapted if the match has moved on since.
    async fn announcement_message(
        &self,
        style: &BoardStyle,
        job: &Job,
        now: &Match,
        game: &Match,
    ) -> Message {
        let mut message = view::match_post(now, style);
        if view::is_outdated(game, job.seq) {
            // The match has moved on, so these controls would be stale.
            let rematch = self.rematch(game).await;
            let retired = view::retired(game, job.seq, rematch, style.locale);
            message.content = retired.content.unwrap_or(message.content);
            message.rows = retired.rows;
            message.pings.clear();
        }
        message
    }

    /// Posts in the direct messages of both players, once each, in the player's language.
    async fn announce_directly(
        &self,
        job: &Job,
        now: &Match,
        game: &Match,
    ) -> Result<(), DeliveryError> {
        let store = &self.app.store;
        if self.is_replaced(job, now, game).await? {
            return Ok(store.finish(job).await.map(drop)?);
        }
        let mut channels = Vec::new();
        let (mut closed, mut in_vain) = (None, false);
        for player in players(now) {
            match self.direct_channel(player).await {
                Ok(venue) => channels.push((player, venue)),
                Err(error) if error.is_final() => {
                    in_vain |= now.awaits() == Some(player);
                    closed = Some(error);
                }
                Err(error) => return Err(error.into()),
            }
        }
        let mut posted: Vec<ChannelId> = store
            .posts_of(now.id(), now.seq())
            .await?
            .into_iter()
            .map(|post| post.channel)
            .collect();
        for (player, venue) in channels {
            let channel = venue.channel;
            if posted.contains(&channel) {
                continue;
            }
            match self.post_copy(job, now, game, (player, venue)).await? {
                Ok(sent) => {
                    posted.push(channel);
                    let post = post_record(now, channel, Some(&sent));
                    store.record_post(&post).await?;
                }
                Err(error) => {
                    in_vain |= now.awaits() == Some(player);
                    closed = Some(error);
                }
            }
        }
        if in_vain && now.phase() == Phase::Open && now.terms().direct {
            self.report_undeliverable(job, now).await?;
        }
        if let (Some(error), true) = (closed, posted.is_empty()) {
            // `/board` still shows it, and the next post tries again.
            tracing::warn!(game = %game.id(), "neither player can be written to: {error}");
        }
        Ok(store
            .finish_announcement(job, self.app.clock.now())
            .await
            .map(drop)?)
    }

    /// Posts a player's copy in direct messages, unless the answer to their interaction already is that copy. The inner
    /// error says why the player cannot be messaged.
    async fn post_copy(
        &self,
        job: &Job,
        now: &Match,
        game: &Match,
        (player, venue): (PlayerId, Destination),
    ) -> Result<Result<Value, RestError>, DeliveryError> {
        let channel = venue.channel;
        let locale = language::of_player(&self.app, player).await;
        let style = BoardStyle::of(&self.app, now, locale).await;
        let style = style.for_player(&self.app, now, player).await;
        let mut copy = self.announcement_message(&style, job, now, game).await;
        let last = now.last_event();
        if last.by == Actor::Player(player) {
            let mut answer = copy.clone();
            accounts::resolve_message(&self.app, &mut answer).await?;
            if let Some(found) = self.find_answer_post(job, now, &answer, &[channel]).await? {
                return Ok(Ok(found));
            }
        }
        if changes_place(&last.event) {
            copy.content = format!("{}\n{}", say!(locale, "home-direct"), copy.content);
        }
        copy.pings.retain(|ping| *ping == player);
        let (place, turn) = ((channel, true), is_turn(now, now.seq()));
        mentions::choose_pings(&self.app, &job.id, place, turn, &mut copy).await?;
        copy.silent = copy.pings.is_empty();
        accounts::resolve_message(&self.app, &mut copy).await?;
        match self.post_to_channel(job, now, &copy, venue).await {
            Err(error) if !error.is_final() => Err(error.into()),
            sent => Ok(sent),
        }
    }

    /// Tells a challenger that the challenged player takes no direct messages.
    async fn report_undeliverable(&self, job: &Job, now: &Match) -> Result<(), DeliveryError> {
        let asker = now.proposer();
        let locale = language::of_player(&self.app, asker).await;
        let said = say!(
            locale,
            "challenge-in-vain",
            player = markdown::mention_or_anyone(locale, now.awaits()),
            number = now.id().0.to_string()
        );
        let told = match self.direct_channel(asker).await {
            Ok(channel) => self.send_text_once(job, channel, "u", &said, None).await,
            Err(error) => Err(error),
        };
        match told {
            Err(error) if !error.is_final() => Err(error.into()),
            // The challenger takes none either.
            _ => Ok(()),
        }
    }

    /// Moves a match out of a closed place: from a thread to its channel, from a channel to direct messages.
    pub(crate) async fn leave_closed_venue(
        &self,
        game: &Match,
        why: &RestError,
    ) -> Result<(), DeliveryError> {
        let channel = game.terms().channel;
        let home = match game.venue() {
            Some(Venue::Direct) => return Ok(()),
            Some(Venue::Thread(thread)) if thread != channel => Venue::Thread(channel),
            Some(Venue::Thread(_)) | None => Venue::Direct,
        };
        tracing::info!(game = %game.id(), ?home, "posting the match elsewhere: its channel cannot be written to: {why}");
        self.move_to_venue(game, home).await
    }

    pub(crate) async fn move_to_venue(
        &self,
        game: &Match,
        home: Venue,
    ) -> Result<(), DeliveryError> {
        let moved = self
            .app
            .act(game.id(), Actor::Clock, Command::Rehome(home), None, None)
            .await;
        // Refused: it is already there, or it is void and has no more posts.
        Ok(moved.map(drop).or_else(ActError::unless_refused)?)
    }

    /// When to look again, while the board that a job is about has not been posted.
    pub(crate) async fn retry_time_if_unposted(
        &self,
        job: &Job,
        game: &Match,
    ) -> Result<Option<Timestamp>, StoreError> {
        let announcement = JobId::of(JobKind::Announce, game.id(), job.seq);
        let pending = self.app.store.has_job(&announcement).await?;
        let pause = std::time::Duration::from_secs(2);
        Ok((pending && job.attempts < MAX_WAITS).then(|| self.app.clock.now().after(pause)))
    }
}

/// Whether the match moves to another place with that event.
fn changes_place(event: &Event) -> bool {
    matches!(event, Event::Rehomed { .. })
}

/// Whether the post about the newest event shows the board, or the challenge, rather than an offer or a note.
fn shows_board(game: &Match) -> bool {
    let newest = &game.last_event().event;
    newest.changes_position() || changes_place(newest)
}

/// Both players, or only the challenger of an open challenge; never a computer player.
fn players(game: &Match) -> Vec<PlayerId> {
    let seated: Vec<PlayerId> = Side::ALL
        .into_iter()
        .filter_map(|side| game.player(side))
        .collect();
    let mut players = if seated.is_empty() {
        let challenger = std::iter::once(game.terms().challenger);
        challenger.chain(game.opponent()).collect()
    } else {
        seated
    };
    players.retain(|player| {
        game.computer()
            .is_none_or(|(computer, _)| computer != *player)
    });
    players
}

/// The record of a sent message; without a message if older posts were edited instead.
fn post_record(game: &Match, channel: ChannelId, sent: Option<&Value>) -> Post {
    // What was sent decides: its controls may differ from those of the current state.
    let rows = sent.and_then(|sent| sent["components"].as_array());
    Post {
        match_id: game.id(),
        seq: game.seq(),
        channel: sent.and_then(channel_id).unwrap_or(channel),
        message: sent.and_then(message_id),
        controls: rows.is_some_and(|rows| !rows.is_empty()),
        position_seq: game.position_seq(),
    }
}

impl Bot {
    /// The language of a channel with a post of the match: the server's, or in direct messages that of their player.
    ///
    /// # Errors
    /// [`RestError`] when a direct-message channel cannot be looked up.
    pub(crate) async fn language_of(
        &self,
        game: &Match,
        channel: ChannelId,
    ) -> Result<Locale, RestError> {
        let elsewhere = channel != game.terms().channel && channel != game.channel();
        if elsewhere && game.venue() == Some(Venue::Direct) {
            for player in Side::ALL.into_iter().filter_map(|side| game.player(side)) {
                if self.direct_channel(player).await?.channel == channel {
                    return Ok(of_player(&self.app, player).await);
                }
            }
        }
        Ok(of_match(&self.app, game).await)
    }
}
