//! Posts of tournaments: the standing post, which is edited and never repeated, and the file of all games.

use std::time::Duration;

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
            posting::{Outgoing, content},
            record_file::RecordFile,
        },
        model::reply::Message,
        view::{
            running_games::RunningGame,
            tournament::tournament_post,
            tournament_picture::{TournamentStyle, plain_title},
        },
    },
    locale::Locale,
    play::{Phase, Timestamp, Transcript},
    render::Theme,
    say,
    store::{Job, StoreError, TournamentPlace},
    tournaments::{Tournament, TournamentEvent},
    wording::markdown,
};

/// Discord's code for a message that does not exist any more.
const UNKNOWN_MESSAGE: u64 = 10_008;

/// How long after its last change a tournament that could not be posted is still posted.
const MAX_FIRST_POST_DELAY: Duration = Duration::from_hours(24);

/// For how long the post waits for the boards of new games, to link to them, and the result for the last game's board.
pub(super) const MAX_BOARD_WAIT: Duration = Duration::from_mins(1);

/// The most bytes of records in the file of a tournament: less than Discord takes from every bot.
const MAX_RECORD_BYTES: usize = 8_000_000;

impl Bot {
    /// Posts a tournament as it is now, or edits its posts, on every server that takes part, also if one of them fails.
    /// Returns when to edit them, if the boards of new games are not posted yet or Discord allows no edit now.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn post_table(
        &self,
        job: &Job,
        tournament: &Tournament,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let id = tournament.id();
        self.keep_guest_names(id).await?;
        let games = running_games(&self.app, tournament).await?;
        let (mut again, mut failed) = (None, None);
        for place in self.app.store.tournament_places(id).await? {
            match self.post_table_in(job, tournament, &games, place).await {
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
        games: &[RunningGame],
        place: TournamentPlace,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let (id, channel) = (tournament.id(), place.channel);
        let now = self.app.clock.now();
        let changed = tournament.last_at();
        let unposted = games.iter().any(|game| game.link.is_none() && !game.direct);
        let waits =
            unposted && now.since(newest_game(tournament).unwrap_or(changed)) < MAX_BOARD_WAIT;
        let again = waits.then(|| now.after(MAX_BOARD_WAIT / 30));
        // One edit with all links, not one for each board.
        if place.message.is_some() && again.is_some() {
            return Ok(again);
        }
        let locale = language::of_server(&self.app, place.guild).await;
        let names = names(&self.app, tournament, locale).await?;
        let style = TournamentStyle {
            locale,
            theme: Theme::default(),
            names: &names,
            viewer: None,
        };
        let mut message = tournament_post(tournament, games, &style);
        accounts::resolve_message(&self.app, &mut message).await?;
        let ended = tournament.phase().has_ended();
        if ended && place.message.is_none() && now.since(changed) > MAX_FIRST_POST_DELAY {
            return Ok(None);
        }
        if let Some(posted) = place.message {
            let path = format!("/channels/{channel}/messages/{posted}");
            let edit = RestRequest::bot(Method::PATCH, path)
                .body(edit_json(&message))
                .files(message.files());
            match self.send_reopening_thread(channel, edit).await {
                // Somebody deleted the post of a tournament that is over. It is not posted again, because nothing in it
                // changes any more but the name of a forgotten player.
                Err(error) if ended && error.code() == Some(UNKNOWN_MESSAGE) => return Ok(None),
                // A new server waits no longer than that for its first post.
                Err(error) if error.is_edited_too_often() => {
                    return Ok(error.wait().map(|wait| now.after(wait)));
                }
                Err(error) if error.code() == Some(UNKNOWN_MESSAGE) => {
                    self.app.store.keep_table(id, place.guild, None).await?;
                }
                edited => return Ok(edited.map(|_| None)?),
            }
        }
        let about = match place.message {
            Some(gone) => format!("tournament {id} after {gone}"),
            None => format!("tournament {id} in {}", place.guild),
        };
        let may_be_there = job.attempts > 0 && place.message.is_none();
        let sent = self
            .post_with_heading(channel, about, &message, may_be_there)
            .await?;
        let message = message_id(&sent);
        self.app.store.keep_table(id, place.guild, message).await?;
        Ok(again)
    }

    /// The records of the finished games of a tournament in one file, `None` without games; and how many have no room in it.
    pub(super) async fn records(
        &self,
        tournament: &Tournament,
        locale: Locale,
    ) -> Result<(Option<Attachment>, usize), DeliveryError> {
        let store = &self.app.store;
        let mut records = RecordFile::new(MAX_RECORD_BYTES);
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

/// When the newest game of a tournament began.
fn newest_game(tournament: &Tournament) -> Option<Timestamp> {
    let mut events = tournament.events().iter().rev();
    let begun = events.find(|event| matches!(event.event, TournamentEvent::GameStarted { .. }));
    begun.map(|event| event.at)
}
