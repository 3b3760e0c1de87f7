//! Posts the result of a tournament or of a season of a league once: in several messages if it names many players. Players
//! who want it by direct message get it so.

use std::{collections::BTreeSet, time::Duration};

use crate::{
    discord::{
        access::language,
        delivery::{
            bot::{Bot, DeliveryError},
            tournaments::MAX_BOARD_WAIT,
        },
        model::reply::Message,
        view::results::{ResultPart, concerned, result_for, result_parts},
    },
    play::{PlayerId, Timestamp},
    say,
    store::{Job, JobKind, Notices, TournamentPlace},
    tournaments::{Tournament, TournamentOutcome},
};

/// How long the job waits before it checks again whether the last game's board is posted.
const BOARD_RECHECK_INTERVAL: Duration = Duration::from_secs(1);

impl Bot {
    /// Posts the newest result of a tournament. Returns when to try again, because the last game's board comes first.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn post_result(
        &self,
        job: &Job,
        tournament: &Tournament,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let id = tournament.id();
        let Some(outcome) = tournament.outcome() else {
            return Ok(None);
        };
        let now = self.app.clock.now();
        let ended =
            outcome == TournamentOutcome::Over && now.since(tournament.last_at()) < MAX_BOARD_WAIT;
        if ended && self.app.store.has_unposted_boards(id).await? {
            return Ok(Some(now.after(BOARD_RECHECK_INTERVAL)));
        }
        let pings = self.players_to_mention(tournament, outcome).await?;
        let mut failed = None;
        for place in self.app.store.tournament_places(id).await? {
            let result = (tournament, outcome);
            let posted = self.post_result_in(job, result, place, &pings).await;
            failed = failed.or(posted.err());
        }
        failed.map_or(Ok(None), Err)
    }

    async fn post_result_in(
        &self,
        job: &Job,
        (tournament, outcome): (&Tournament, TournamentOutcome),
        place: TournamentPlace,
        pings: &BTreeSet<PlayerId>,
    ) -> Result<(), DeliveryError> {
        let locale = language::of_server(&self.app, place.guild).await;
        let number = tournament.id();
        let (mut file, left_out) = match outcome {
            TournamentOutcome::Over => self.records(tournament, locale).await?,
            _ => (None, 0),
        };
        let again = job.attempts > 0;
        let about = about(outcome);
        let mut parts = result_parts(tournament, outcome, locale, pings);
        if left_out > 0
            && let Some(first) = parts.first_mut()
        {
            let note = say!(locale, "tournament-records-cut", left = left_out);
            first.text = format!("{}\n{note}", first.text);
        }
        for (at, ResultPart { text, named }) in parts.into_iter().enumerate() {
            let about = match named.first() {
                Some(first) if at > 0 => {
                    format!("tournament {number} {about}, from player {}", first.0)
                }
                _ => format!("tournament {number} {about}"),
            };
            let message = Message {
                content: text,
                file: file.take(),
                pings: named
                    .into_iter()
                    .filter(|one| pings.contains(one))
                    .collect(),
                ..Message::default()
            };
            let open = self.post_text(place, about, message, again).await?;
            if !open && at == 0 {
                let everywhere = self.app.store.tournament_places(number).await?;
                let kind = JobKind::Podium;
                return self
                    .add_entrant_jobs(kind, tournament, place, &everywhere, pings)
                    .await;
            }
            if !open {
                break;
            }
        }
        Ok(())
    }

    /// The players whom the result's post mentions. The others who want to know it get a notice later: after their quiet hours, or
    /// by direct message.
    async fn players_to_mention(
        &self,
        tournament: &Tournament,
        outcome: TournamentOutcome,
    ) -> Result<BTreeSet<PlayerId>, DeliveryError> {
        let (store, now) = (&self.app.store, self.app.clock.now());
        let concerned = concerned(tournament, outcome);
        let players: BTreeSet<PlayerId> = tournament.active().chain(concerned.clone()).collect();
        let mut mentioned = BTreeSet::new();
        for player in players {
            let wishes = store.preferences(player).await?;
            let quiet = wishes.quiet_until(now);
            match wishes.effective_notices() {
                Notices::None => {}
                Notices::Channel if !concerned.contains(&player) => {}
                Notices::Channel if quiet.is_none() => drop(mentioned.insert(player)),
                Notices::Channel | Notices::Direct => {
                    let (kind, due) = (JobKind::Podium, quiet.unwrap_or(now));
                    store
                        .add_entrant_job(kind, tournament.id(), player, due)
                        .await?;
                }
            }
        }
        Ok(mentioned)
    }

    /// Tells one player the result: all of it by direct message, and in the channel, where it is posted, what concerns them.
    pub(super) async fn tell_result(
        &self,
        job: &Job,
        tournament: &Tournament,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, DeliveryError> {
        let Some(outcome) = tournament.outcome() else {
            return Ok(None);
        };
        let said = |locale, direct| result_for(tournament, outcome, locale, player, direct);
        let wishes = self.app.store.preferences(player).await?;
        let quiet = wishes.quiet_until(self.app.clock.now());
        let notices = (wishes.effective_notices(), quiet);
        let whom = (tournament, player);
        let about = match outcome {
            TournamentOutcome::SeasonOver(season) => format!("e season {season}"),
            _ => "e result".to_owned(),
        };
        self.notify_entrant(job, whom, notices, &about, said).await
    }
}

/// What distinguishes the posts of a tournament's results.
fn about(outcome: TournamentOutcome) -> String {
    match outcome {
        TournamentOutcome::Over => "is over".to_owned(),
        TournamentOutcome::NotHeld(_) | TournamentOutcome::EndedEarly => "is cancelled".to_owned(),
        TournamentOutcome::SeasonOver(season) => format!("season {season} is over"),
    }
}
