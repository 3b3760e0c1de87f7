//! The reminder of a round: one post in each channel, in several messages if it names many players. A player who must not be
//! disturbed then, who wants direct messages, or whose channel is closed, is told alone.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::{
    discord::{
        access::{accounts, language, mentions::when_to_remind, tournaments::running_games},
        delivery::{
            bot::{Bot, DeliveryError},
            posting::{content, first_line},
        },
        model::reply::Message,
        view::{
            entrant::round_reminder,
            running_games::{MAX_LISTED, RunningGame, line},
        },
    },
    play::{MatchId, PlayerId, Timestamp},
    store::{Job, JobKind, Notices, TournamentPlace},
    tournaments::{Tournament, TournamentPhase},
};

impl Bot {
    /// Reminds the players of running games that their round ends soon. Returns when to try again, if it is too early.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn remind_of_round(
        &self,
        job: &Job,
        tournament: &Tournament,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let id = tournament.id();
        let now = self.app.clock.now();
        // The system clock was set back since.
        if let Some(reminder) = tournament.reminder().filter(|reminder| *reminder > now) {
            return Ok(Some(reminder));
        }
        // The bot was away meanwhile.
        if tournament.deadline().is_some_and(|until| until <= now) {
            return Ok(None);
        }
        let mut failed = None;
        let places = self.app.store.tournament_places(id).await?;
        for place in &places {
            let reminded = self.remind_in(job, tournament, *place, &places).await;
            failed = failed.or(reminded.err());
        }
        failed.map_or(Ok(None), Err)
    }

    async fn remind_in(
        &self,
        job: &Job,
        tournament: &Tournament,
        place: TournamentPlace,
        places: &[TournamentPlace],
    ) -> Result<(), DeliveryError> {
        let locale = language::of_server(&self.app, place.guild).await;
        let games = running_games(&self.app, tournament).await?;
        let (TournamentPhase::Playing, Some(deadline), false) =
            (tournament.phase(), tournament.deadline(), games.is_empty())
        else {
            return Ok(());
        };
        let heading = round_reminder(locale, tournament, deadline);
        // The messages depend on which games still run. A retry looks for those already sent and skips their games.
        let sent = if job.attempts > 0 {
            let (heading, _) = accounts::resolve_mentions(&self.app, &heading, &[]).await?;
            // A pause or a vacation may have moved the end of the round since.
            let shows = |sent: &Value| untimed(first_line(content(sent))) == untimed(&heading);
            self.sent_before(place.channel, shows).await?
        } else {
            Vec::new()
        };
        let listed = |game: &RunningGame| sent.iter().any(|sent| lists(content(sent), game.id));
        let (done, left): (Vec<_>, Vec<_>) = games.into_iter().partition(listed);
        // Mention a player of several games once.
        let mut notified: BTreeSet<PlayerId> = done.iter().flat_map(|game| game.players).collect();
        let players: BTreeSet<PlayerId> = left.iter().flat_map(|game| game.players).collect();
        let mut pinged = BTreeSet::new();
        for player in players.difference(&notified) {
            match when_to_remind(&self.app, *player).await? {
                (Notices::None, _) => {}
                (Notices::Channel, None) => drop(pinged.insert(*player)),
                // Add the notice before posting: a retry skips the games that are already listed. Only the tournament's own server
                // adds it, so that there is one.
                (_, later) if place.guild == tournament.plan().guild => {
                    let due = later.unwrap_or(self.app.clock.now());
                    let (kind, id) = (JobKind::RoundEnds, tournament.id());
                    self.app
                        .store
                        .add_entrant_job(kind, id, *player, due)
                        .await?;
                }
                _ => {}
            }
        }
        for games in left.chunks(MAX_LISTED) {
            let mut lines = vec![heading.clone()];
            lines.extend(games.iter().map(|game| line(game, locale)));
            let players = games.iter().flat_map(|game| game.players);
            let players = players.filter(|player| notified.insert(*player));
            let pings = players.filter(|player| pinged.contains(player)).collect();
            let message = Message {
                content: lines.join("\n"),
                pings,
                ..Message::default()
            };
            let (id, round) = (tournament.id(), tournament.round());
            let from = games[0].id;
            let about = format!("tournament {id} round {round} ends, from game {from}");
            if !self.post_text(place, about, message, false).await? {
                let kind = JobKind::RoundEnds;
                return self
                    .add_entrant_jobs(kind, tournament, place, places, &pinged)
                    .await;
            }
        }
        Ok(())
    }
}

/// Whether a reminder lists that game, with a link to its board or without.
fn lists(reminder: &str, game: MatchId) -> bool {
    let named = [format!("[#{game}]("), format!(" #{game} ")];
    let mut games = reminder.lines().skip(1);
    games.any(|line| named.iter().any(|name| line.contains(name)))
}

/// A text without its Discord timestamps such as `<t:0:R>`.
fn untimed(text: &str) -> String {
    let mut parts = text.split("<t:");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = |part: &str| {
        part.split_once('>')
            .map_or(String::new(), |(_, rest)| rest.to_owned())
    };
    parts.map(rest).fold(first, |text, part| text + &part)
}
