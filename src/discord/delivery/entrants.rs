//! What one player of a tournament is told alone: by direct message or in the channel, once, and not in their quiet hours.

use std::{collections::BTreeSet, time::Duration};

use serde_json::Value;

use crate::{
    discord::{
        access::{
            accounts, games::message_link, language, mentions::when_to_remind,
            tournaments::running_games,
        },
        delivery::{
            announce::{is_closed, is_dm_refused},
            bot::{Bot, DeliveryError, list},
            posting::{content, first_line},
        },
        view::{
            entrant::{changed_place, place_change, round_reminder},
            ladder::{
                answer_reminder, challenge_line, ended_challenge, newly_ended_challenges,
                received_challenge,
            },
            running_games::{MAX_LISTED, line},
        },
    },
    locale::Locale,
    play::{ChannelId, PlayerId, Timestamp},
    store::{Job, JobId, JobKind, Notices, TournamentPlace},
    tournaments::{Tournament, TournamentPhase},
};

/// How long a player's own reminder waits at most before it looks again whether they may be disturbed.
const MAX_WAIT: Duration = Duration::from_hours(12);
/// How long it waits while the tournament is paused, or the time to answer is moved by a vacation, which may end early.
const STOPPED_RETRY: Duration = Duration::from_hours(1);
/// How long it waits for the decision whether a time that is over was extended.
const DECISION_RETRY: Duration = Duration::from_secs(10);

impl Bot {
    /// Tells one player what the round's reminder, a challenge or the result could not tell them. Returns when to try again, if
    /// they must not be disturbed now.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn tell_entrant(
        &self,
        job: &Job,
        tournament: &Tournament,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        match job.id.kind {
            JobKind::Podium => return self.tell_result(job, tournament, player).await,
            JobKind::AnswerEnds => return self.remind_to_answer(job, tournament, player).await,
            JobKind::ChallengeEnded => {
                return self.tell_challenge_ended(job, tournament, player).await;
            }
            JobKind::PlaceChanged => {
                return self.tell_changed_place(job, tournament, player).await;
            }
            _ => {}
        }
        let now = self.app.clock.now();
        if tournament.phase() == TournamentPhase::Paused {
            return Ok(Some(now.after(STOPPED_RETRY)));
        }
        let games = running_games(&self.app, tournament).await?;
        let theirs = games.iter().filter(|game| game.players.contains(&player));
        let theirs: Vec<_> = theirs.take(MAX_LISTED).collect();
        let Some(until) = self.waits_until(tournament, player, !theirs.is_empty()) else {
            return Ok(None);
        };
        let said = |locale, _| {
            if let Some(challenge) = received_challenge(tournament, player) {
                return Some(challenge_line(locale, tournament, challenge));
            }
            let mut lines = vec![round_reminder(locale, tournament, until)];
            lines.extend(theirs.iter().map(|game| line(game, locale)));
            Some(lines.join("\n"))
        };
        let notices = when_to_remind(&self.app, player).await?;
        // Two challenges, or the ends of two rounds, are two reminders.
        let about = match received_challenge(tournament, player) {
            Some(challenge) => format!("e challenge {}", challenge.id),
            None => format!("e round {}", tournament.round()),
        };
        let whom = (tournament, player);
        self.notify_entrant(job, whom, notices, &about, said).await
    }

    /// Reminds a player once that the time to answer a challenge ends soon, unless they have answered. Returns when to try
    /// again, if it is too early or they must not be disturbed now.
    async fn remind_to_answer(
        &self,
        job: &Job,
        tournament: &Tournament,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let now = self.app.clock.now();
        let received = received_challenge(tournament, player);
        let received = received.and_then(|pairing| Some((pairing, pairing.challenge?)));
        let Some((pairing, challenge)) = received else {
            return Ok(None);
        };
        match tournament.phase() {
            TournamentPhase::Playing => {}
            TournamentPhase::Paused => return Ok(Some(now.after(STOPPED_RETRY))),
            _ => return Ok(None),
        }
        let until = self.app.answer_until(tournament, pairing, now).await?;
        let until = until.unwrap_or(challenge.until);
        // The bot was away: the tournament decides first whether there is more time.
        if until <= now {
            return Ok(Some(now.after(DECISION_RETRY)));
        }
        let at = tournament.answer_reminder(&challenge, until);
        if at > now {
            let moved = (until > challenge.until).then(|| now.after(STOPPED_RETRY));
            return Ok(Some(moved.map_or(at, |look| at.min(look))));
        }
        let store = &self.app.store;
        // The notice of the challenge has not gone out yet. It tells the deadline, so no reminder is needed.
        let (subject, kind) = (job.id.subject.clone(), JobKind::RoundEnds);
        if store.has_job(&JobId { subject, kind }).await? {
            return Ok(None);
        }
        let (notices, later) = when_to_remind(&self.app, player).await?;
        if later.is_some_and(|later| later >= until) {
            return Ok(None);
        }
        let said = |locale, _| Some(answer_reminder(locale, tournament, pairing, until));
        let about = format!("e answer {}", pairing.id);
        let whom = (tournament, player);
        self.notify_entrant(job, whom, (notices, later), &about, said)
            .await
    }

    /// Tells a player that a challenge of theirs, made or received, ended without a game.
    async fn tell_challenge_ended(
        &self,
        job: &Job,
        tournament: &Tournament,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let ended = newly_ended_challenges(tournament, player);
        let (Some(newest), true) = (ended.first(), tournament.is_active(player)) else {
            return Ok(None);
        };
        let about = format!("e ended {}", newest.id);
        let said = |locale, _| {
            let lines = ended.iter().rev();
            let lines = lines.map(|pairing| ended_challenge(locale, tournament, pairing, player));
            Some(lines.collect::<Vec<_>>().join("\n"))
        };
        let notices = when_to_remind(&self.app, player).await?;
        self.notify_entrant(job, (tournament, player), notices, &about, said)
            .await
    }

    /// Tells a player that somebody removed or replaced them, or put them in another's place.
    async fn tell_changed_place(
        &self,
        job: &Job,
        tournament: &Tournament,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let Some((seq, change)) = place_change(tournament, player) else {
            return Ok(None);
        };
        let said = |locale, _| changed_place(locale, tournament, change, player);
        let notices = when_to_remind(&self.app, player).await?;
        let about = format!("e place {seq}");
        self.notify_entrant(job, (tournament, player), notices, &about, said)
            .await
    }

    /// Adds a notice for each of these players, because the bot cannot post in their server's channel.
    pub(super) async fn add_entrant_jobs(
        &self,
        kind: JobKind,
        tournament: &Tournament,
        place: TournamentPlace,
        places: &[TournamentPlace],
        players: &BTreeSet<PlayerId>,
    ) -> Result<(), DeliveryError> {
        let now = self.app.clock.now();
        for player in players {
            let home = home_of(tournament, places, *player);
            if home.is_some_and(|home| home.guild == place.guild) {
                let id = tournament.id();
                self.app
                    .store
                    .add_entrant_job(kind, id, *player, now)
                    .await?;
            }
        }
        Ok(())
    }

    /// Tells a player of a tournament something once, with a link to its post: by direct message or in the channel, as
    /// they want it, or the other way if that one is closed. `said` returns the text in a language, for a direct
    /// message if the flag is true; `None` if there is nothing to say there. Returns when to try again, if they must
    /// not be disturbed now.
    pub(super) async fn notify_entrant(
        &self,
        job: &Job,
        (tournament, player): (&Tournament, PlayerId),
        (notices, later): (Notices, Option<Timestamp>),
        about: &str,
        said: impl Fn(Locale, bool) -> Option<String>,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        if notices == Notices::None {
            return Ok(None);
        }
        // Ask again after `MAX_WAIT` at the latest: a vacation also moves the deadline, and may end early.
        if let Some(later) = later {
            let longest = self.app.clock.now().after(MAX_WAIT);
            return Ok(Some(later.min(longest)));
        }
        let places = self.app.store.tournament_places(tournament.id()).await?;
        let Some(place) = home_of(tournament, &places, player) else {
            return Ok(None);
        };
        // With the link, it also differs from the message of a challenge that notified nobody.
        let linked = |said: String| match place.message {
            Some(post) => {
                let link = message_link(Some(place.guild), place.channel, post);
                format!("{said}\n{link}")
            }
            None => said,
        };
        let direct = said(language::of_player(&self.app, player).await, true).map(&linked);
        let public = said(language::of_server(&self.app, place.guild).await, false).map(&linked);
        // A player on a server that has left may not see the channel.
        let can_see = tournament.server_of(player) == place.guild;
        if (notices == Notices::Direct || !can_see)
            && self
                .tell_entrant_directly(job, player, about, direct.clone())
                .await?
        {
            return Ok(None);
        }
        let Some(public) = public else {
            return Ok(None);
        };
        let answer_may_be_there = received_challenge(tournament, player).is_some();
        if answer_may_be_there && self.has_mentioned(place.channel, &public, player).await {
            return Ok(None);
        }
        let sent = self.send_text_once(job, place.channel, about, &public, Some(player));
        match sent.await {
            Err(error) if is_closed(&error) => {
                if notices == Notices::Channel && can_see {
                    self.tell_entrant_directly(job, player, about, direct)
                        .await?;
                }
            }
            sent => drop(sent?),
        }
        Ok(None)
    }

    /// Whether a message in the channel already says the same and mentions the player. The bot may crash after it has
    /// answered a challenge and before it has finished the job that would tell the player.
    async fn has_mentioned(&self, channel: ChannelId, text: &str, player: PlayerId) -> bool {
        let resolved = accounts::resolve_mentions(&self.app, first_line(text), &[player]).await;
        let Ok((line, users)) = resolved else {
            return false;
        };
        let ids: Vec<String> = users.iter().map(ToString::to_string).collect();
        let notified = |mention: &Value| ids.iter().any(|id| mention["id"] == id.as_str());
        let said = |sent: &Value| {
            first_line(content(sent)) == line && list(&sent["mentions"]).any(notified)
        };
        let sent = self.sent_before(channel, said).await;
        sent.is_ok_and(|sent| !sent.is_empty())
    }

    /// Sends a direct message once, if there is something to say. False if the player takes none.
    async fn tell_entrant_directly(
        &self,
        job: &Job,
        player: PlayerId,
        about: &str,
        said: Option<String>,
    ) -> Result<bool, DeliveryError> {
        let Some(said) = said else { return Ok(true) };
        let sent = match self.direct_channel(player).await {
            Ok(channel) => {
                let about = (about, true);
                self.send_text(job, channel, about, &said, None).await
            }
            Err(error) => Err(error),
        };
        match sent {
            Err(error) if is_dm_refused(&error) => {
                self.app.store.record_dm_refusal(player).await?;
                Ok(false)
            }
            sent => Ok(sent.map(|_| true)?),
        }
    }

    /// Until when a tournament waits for a player: for an answer, or for their games in a round that ends soon.
    fn waits_until(
        &self,
        tournament: &Tournament,
        player: PlayerId,
        plays: bool,
    ) -> Option<Timestamp> {
        let now = self.app.clock.now();
        if tournament.phase() != TournamentPhase::Playing {
            return None;
        }
        let challenge =
            received_challenge(tournament, player).and_then(|pairing| pairing.challenge);
        if let Some(challenge) = challenge {
            return Some(challenge.until).filter(|until| *until > now);
        }
        // If the reminder is not due, another round has begun, which has a reminder of its own.
        let soon = tournament.reminder().is_some_and(|at| at <= now);
        let until = tournament.deadline().filter(|until| *until > now);
        until.filter(|_| plays && soon)
    }
}

/// Where a player reads about the tournament: on the server through which they joined, or its own if that one has left.
fn home_of<'p>(
    tournament: &Tournament,
    places: &'p [TournamentPlace],
    player: PlayerId,
) -> Option<&'p TournamentPlace> {
    let server = tournament.server_of(player);
    let home = places.iter().find(|place| place.guild == server);
    home.or(places.first())
}
