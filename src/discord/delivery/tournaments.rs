//! Posts of tournaments: the standing post, which is edited and never repeated, and the result, which is several messages
//! if it names many players; players who want it by direct message get it so.

use std::{collections::BTreeSet, time::Duration};

use reqwest::Method;
use serde_json::Value;

use crate::{
    discord::{
        access::{
            accounts, language,
            tournaments::{names, running_games},
        },
        api::{attachments::Attachment, rest::RestRequest},
        delivery::{
            announce::is_closed,
            bot::{Bot, DeliveryError, edit_json, message_id},
            posting::Outgoing,
            record_file::RecordFile,
        },
        model::reply::Message,
        view::{
            tournament::{podium, podium_in_brief, title, tournament_post},
            tournament_picture::{TournamentStyle, plain_title},
        },
    },
    locale::Locale,
    play::{Phase, PlayerId, Timestamp, TournamentId, Transcript},
    render::Theme,
    say,
    store::{Job, JobKind, Notices, StoreError, TournamentPlace},
    tournaments::{Placed, Tournament, TournamentPhase},
    wording::markdown,
};

/// Discord's code for a message that does not exist any more.
const UNKNOWN_MESSAGE: u64 = 10_008;

/// How long after its end a tournament that could not be posted is still posted.
const OLD: Duration = Duration::from_hours(24);

/// For how long the post waits for the boards of new games, to link to them, and the result for the last game's board.
const BOARDS: Duration = Duration::from_mins(1);

/// When the result looks again whether the last game's board is posted.
const LAST_BOARD: Duration = Duration::from_secs(1);

/// The most bytes of records in the file of a tournament: less than Discord takes from every bot.
const LONGEST_RECORDS: usize = 8_000_000;

/// The most players whom one message of a result names: as many as always fit. Discord takes at most 100 mentions.
const MOST_PLACED: usize = 50;

impl Bot {
    /// Posts a tournament as it is now, or edits its posts, on every server that takes part, also if one of them fails.
    /// Returns when to edit them again, because the boards of new games are not posted yet.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn post_table(
        &self,
        job: &Job,
        id: TournamentId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let Some(tournament) = self.app.tournament(id).await? else {
            return Ok(None);
        };
        self.keep_guest_names(id).await?;
        let (mut again, mut failed) = (None, None);
        for place in self.app.store.tournament_places(id).await? {
            match self.post_table_in(job, &tournament, place).await {
                Ok(later) => again = again.max(later),
                // The tournament goes on without a post there.
                Err(DeliveryError::Discord(error)) if is_closed(&error) => {
                    let guild = place.guild;
                    tracing::info!(tournament = %id, %guild, "the channel of a tournament is closed: {error}");
                }
                Err(error) => failed = failed.or(Some(error)),
            }
        }
        failed.map_or(Ok(again), Err)
    }

    async fn post_table_in(
        &self,
        job: &Job,
        tournament: &Tournament,
        place: TournamentPlace,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let (id, channel) = (tournament.id(), place.channel);
        let locale = language::of_server(&self.app, place.guild).await;
        let games = running_games(&self.app, tournament).await?;
        let names = names(&self.app, tournament, locale).await?;
        let style = TournamentStyle {
            locale,
            theme: Theme::default(),
            names: &names,
            viewer: None,
        };
        let mut message = tournament_post(tournament, &games, &style);
        let now = self.app.clock.now();
        let changed = tournament.events().last().map_or(now, |event| event.at);
        let unposted = games.iter().any(|game| game.link.is_none() && !game.direct);
        let again = (unposted && now.since(changed) < BOARDS).then(|| now.after(BOARDS / 12));
        accounts::resolve_message(&self.app, &mut message).await?;
        let ended = matches!(
            tournament.phase(),
            TournamentPhase::Over | TournamentPhase::Cancelled
        );
        if ended && place.message.is_none() && now.since(changed) > OLD {
            return Ok(None);
        }
        if let Some(posted) = place.message {
            let path = format!("/channels/{channel}/messages/{posted}");
            let route = format!("PATCH /channels/{channel}/messages/*");
            let edit = RestRequest::bot(Method::PATCH, path, route)
                .body(edit_json(&message))
                .files(message.files());
            match self.send_reopening_thread(channel, edit).await {
                // Somebody wanted it gone, and nothing in it changes any more but the name of a forgotten player.
                Err(error) if ended && error.code() == Some(UNKNOWN_MESSAGE) => return Ok(None),
                Err(error) if error.code() == Some(UNKNOWN_MESSAGE) => {
                    self.app.store.keep_table(id, place.guild, None).await?;
                }
                edited => return Ok(edited.map(|_| again)?),
            }
        }
        let about = match place.message {
            Some(gone) => format!("tournament {id} after {gone}"),
            None => format!("tournament {id} in {}", place.guild),
        };
        let may_be_there = job.attempts > 0 && place.message.is_none();
        let heading = first_line(&message.content).to_owned();
        let shows = |sent: &Value| first_line(content(sent)) == heading;
        let outgoing = Outgoing::new(about, &message, may_be_there);
        let sent = self.post_once(channel, outgoing, shows).await?;
        let message = message_id(&sent);
        self.app.store.keep_table(id, place.guild, message).await?;
        Ok(again)
    }

    /// Posts the result of a tournament that is over. Returns when to try again, because the last game's board comes first.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn post_podium(
        &self,
        job: &Job,
        id: TournamentId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let Some(tournament) = self.app.tournament(id).await? else {
            return Ok(None);
        };
        if tournament.phase() != TournamentPhase::Over {
            return Ok(None);
        }
        let now = self.app.clock.now();
        let ended = tournament.events().last().map_or(now, |event| event.at);
        if now.since(ended) < BOARDS && self.app.store.tournament_owes_boards(id).await? {
            return Ok(Some(now.after(LAST_BOARD)));
        }
        let pings = self.winners_to_mention(&tournament).await?;
        let mut failed = None;
        for place in self.app.store.tournament_places(id).await? {
            let posted = self.post_podium_in(job, &tournament, place, &pings).await;
            failed = failed.or(posted.err());
        }
        failed.map_or(Ok(None), Err)
    }

    async fn post_podium_in(
        &self,
        job: &Job,
        tournament: &Tournament,
        place: TournamentPlace,
        pings: &BTreeSet<PlayerId>,
    ) -> Result<(), DeliveryError> {
        let locale = language::of_server(&self.app, place.guild).await;
        let number = tournament.id();
        let (file, left_out) = self.records(tournament, locale).await?;
        let mut first = Message {
            content: end_text(locale, tournament),
            file,
            ..Message::default()
        };
        let mut placed = tournament.podium().chunks(MOST_PLACED);
        if let Some(placed) = placed.next() {
            let medals = medals(placed, locale, pings);
            first.content = format!("{}\n{}", first.content, medals.content);
            first.pings = medals.pings;
        }
        if left_out > 0 {
            let note = say!(locale, "tournament-records-cut", left = left_out);
            first.content = format!("{}\n{note}", first.content);
        }
        let about = format!("tournament {number} is over");
        let again = job.attempts > 0;
        let mut open = self.post_text(place, about, first, again).await?;
        if !open {
            let everywhere = self.app.store.tournament_places(number).await?;
            let kind = JobKind::Podium;
            return self
                .owe_alone(kind, tournament, place, &everywhere, pings)
                .await;
        }
        for placed in placed {
            if open {
                let from = placed.first().map_or(0, |placed| placed.player.0);
                let about = format!("tournament {number} is over, from player {from}");
                let medals = medals(placed, locale, pings);
                open = self.post_text(place, about, medals, again).await?;
            }
        }
        Ok(())
    }

    /// The players on the podium whom its post mentions. The others are owed the result, if they want to know it: after
    /// their quiet hours, or by direct message, which everybody who wants these gets, on the podium or not.
    async fn winners_to_mention(
        &self,
        tournament: &Tournament,
    ) -> Result<BTreeSet<PlayerId>, DeliveryError> {
        let (store, now) = (&self.app.store, self.app.clock.now());
        let placed = tournament.podium().iter().map(|placed| placed.player);
        let winners: BTreeSet<PlayerId> = placed.collect();
        let players: BTreeSet<PlayerId> = tournament.active().chain(winners.clone()).collect();
        let mut mentioned = BTreeSet::new();
        for player in players {
            let wishes = store.preferences(player).await?;
            let quiet = wishes.quiet_until(now);
            match wishes.effective_notices() {
                Notices::None => {}
                Notices::Channel if !winners.contains(&player) => {}
                Notices::Channel if quiet.is_none() => drop(mentioned.insert(player)),
                Notices::Channel | Notices::Direct => {
                    let (kind, due) = (JobKind::Podium, quiet.unwrap_or(now));
                    store
                        .owe_entrant(kind, tournament.id(), player, due)
                        .await?;
                }
            }
        }
        Ok(mentioned)
    }

    /// Tells one player the result: all of it by direct message, and in the channel, where it is posted, their own medal.
    pub(super) async fn tell_result(
        &self,
        job: &Job,
        tournament: &Tournament,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        if tournament.phase() != TournamentPhase::Over {
            return Ok(None);
        }
        let said = |locale, direct| {
            let mut placed = tournament.podium().iter();
            let placed = placed.find(|placed| placed.player == player);
            let medals = match placed {
                _ if direct => podium_in_brief(tournament, locale),
                Some(placed) => podium(locale, &[*placed]),
                None => return None,
            };
            Some(format!("{}\n{medals}", end_text(locale, tournament)))
        };
        let wishes = self.app.store.preferences(player).await?;
        let quiet = wishes.quiet_until(self.app.clock.now());
        let wish = (wishes.effective_notices(), quiet);
        let whom = (tournament, player);
        self.tell_alone(job, whom, wish, "e result", said).await
    }

    /// The records of the finished games of a tournament in one file, `None` without games; and how many have no room in it.
    async fn records(
        &self,
        tournament: &Tournament,
        locale: Locale,
    ) -> Result<(Option<Attachment>, usize), DeliveryError> {
        let store = &self.app.store;
        let mut records = RecordFile::new(LONGEST_RECORDS);
        for (id, summary) in store.tournament_games(tournament.id()).await? {
            if summary.phase != Phase::Over {
                continue;
            }
            if records.is_full() {
                records.leave_out();
                continue;
            }
            let game = match self.app.game(id).await {
                Err(StoreError::Corrupt(_)) => None,
                game => game?,
            };
            let Some(game) = game else { continue };
            let mut record = Transcript::of(&game, store.names_in(&game).await?);
            if let Some((title, round)) = store.round_of(id).await? {
                record = record.in_tournament(&markdown::without_mentions(&title), round);
            }
            records.add(&record.to_string());
        }
        let (number, left_out) = (tournament.id(), records.left_out());
        let file = records.bytes().map(|bytes| Attachment {
            name: format!("tournament-{number}.txt"),
            bytes,
            alt: say!(
                locale,
                "tournament-records",
                title = plain_title(tournament)
            ),
        });
        Ok((file, left_out))
    }

    /// Posts a text once. False if the channel is closed.
    pub(super) async fn post_text(
        &self,
        place: TournamentPlace,
        about: String,
        mut message: Message,
        may_be_there: bool,
    ) -> Result<bool, DeliveryError> {
        accounts::resolve_message(&self.app, &mut message).await?;
        let text = message.content.clone();
        let shows = |sent: &Value| content(sent) == text;
        let about = format!("{about} in {}", place.guild);
        let outgoing = Outgoing::new(about, &message, may_be_there);
        match self.post_once(place.channel, outgoing, shows).await {
            Err(error) if is_closed(&error) => Ok(false),
            posted => posted.map(|_| true).map_err(Into::into),
        }
    }
}

/// "Spring Cup is over".
fn end_text(locale: Locale, tournament: &Tournament) -> String {
    let title = title(locale, tournament);
    say!(locale, "tournament-ended", title = title)
}

/// A message with a part of a podium.
fn medals(placed: &[Placed], locale: Locale, pings: &BTreeSet<PlayerId>) -> Message {
    let players = placed.iter().map(|placed| placed.player);
    Message {
        content: podium(locale, placed),
        pings: players.filter(|player| pings.contains(player)).collect(),
        ..Message::default()
    }
}

pub(super) fn content(sent: &Value) -> &str {
    sent["content"].as_str().unwrap_or_default()
}

pub(super) fn first_line(content: &str) -> &str {
    content.lines().next().unwrap_or_default()
}
