//! Deadlines of tournaments: the end of a round, and of the time to answer a challenge. Vacations and downtimes of the
//! bot extend both.

use std::time::Duration;

use super::state::App;
use super::tournaments::TournamentError;
use crate::play::{Actor, PlayerId, Timestamp};
use crate::store::{JobId, JobKind, StoreError, Subject};
use crate::tournaments::{Due, Pairing, PairingId, Tournament, TournamentCommand};

const DAY: Duration = Duration::from_hours(24);

impl App {
    /// Repairs tournaments after the clock had run ahead: rounds and open challenges that began or were extended meanwhile
    /// get their whole time again.
    pub(super) async fn correct_tournaments(&self, now: Timestamp) -> Result<(), StoreError> {
        for id in self.store.tournaments_updated_after(now).await? {
            let tournament = match self.tournament(id).await {
                Err(StoreError::CorruptTournament(_)) => continue,
                tournament => tournament?,
            };
            let Some(tournament) = tournament.filter(|tournament| tournament.is_ahead_of(now))
            else {
                continue;
            };
            if let Some(command) = tournament.restarting(now) {
                let acted = self.act_on_tournament(id, Actor::Clock, &command).await;
                // If it is refused, another change has restarted these times meanwhile.
                acted.map(drop).or_else(TournamentError::unless_refused)?;
            }
            // Due now: when these jobs run, they look up the new deadlines themselves.
            self.store
                .add_tournament_job(JobKind::Advance, id, now)
                .await?;
            let answers = tournament.pairings().iter();
            for player in answers.filter_map(Pairing::must_answer) {
                for kind in [JobKind::RoundEnds, JobKind::AnswerEnds] {
                    let subject = Subject::Entrant(id, player);
                    if self.store.has_job(&JobId { subject, kind }).await? {
                        self.store.add_entrant_job(kind, id, player, now).await?;
                    }
                }
            }
        }
        Ok(())
    }

    /// What the clock has to do now, if anything.
    pub(super) async fn due_command(
        &self,
        tournament: &Tournament,
        now: Timestamp,
    ) -> Result<Option<TournamentCommand>, StoreError> {
        let Some((at, due)) = tournament.next_due().filter(|(at, _)| *at <= now) else {
            return Ok(None);
        };
        match due {
            Due::Start => Ok(Some(TournamentCommand::Start)),
            Due::RoundEnds { .. } => self.round_is_over(tournament, at, now).await,
            Due::Answer { pairing } => {
                let command = self.answer_is_due(tournament, pairing, at, now).await?;
                Ok(Some(command))
            }
        }
    }

    /// The command that ends the time to answer a challenge, or that extends it for a downtime of the bot or a vacation
    /// of the player who must answer.
    async fn answer_is_due(
        &self,
        tournament: &Tournament,
        pairing: PairingId,
        deadline: Timestamp,
        now: Timestamp,
    ) -> Result<TournamentCommand, StoreError> {
        let mut until = self.downtime_extension(deadline, now).await?;
        if let Some(challenged) = tournament.pairing(pairing) {
            until = until.max(self.answer_until(tournament, challenged, now).await?);
        }
        Ok(match until.filter(|until| *until > now) {
            Some(until) => TournamentCommand::ExtendAnswer { pairing, until },
            None => TournamentCommand::Unanswered { pairing },
        })
    }

    /// Until when the challenge of a pairing can be answered, with the time that vacations of the player who must answer have
    /// given so far; the tournament gets to know of them when the time is over. `None` if no answer is awaited.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn answer_until(
        &self,
        tournament: &Tournament,
        pairing: &Pairing,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let (Some(player), Some(challenge)) = (pairing.must_answer(), pairing.challenge) else {
            return Ok(None);
        };
        let time = [challenge.since, challenge.regular_until];
        let pauses = tournament.pauses();
        let end = self.end_after_vacations(player, time, &pauses, now).await?;
        Ok(end.max(Some(challenge.until)))
    }

    /// The command that ends a round, or that extends it for a downtime of the bot or a vacation of a player to move. `None`
    /// if a match has just ended: its result counts first.
    async fn round_is_over(
        &self,
        tournament: &Tournament,
        deadline: Timestamp,
        now: Timestamp,
    ) -> Result<Option<TournamentCommand>, StoreError> {
        let mut until = self.downtime_extension(deadline, now).await?;
        let time = [
            tournament.round_paired_at().unwrap_or(deadline),
            tournament.regular_deadline().unwrap_or(deadline),
        ];
        let pauses = tournament.pauses();
        let mut to_move = Vec::new();
        for (pairing, match_id) in tournament.running_matches() {
            let Some(game) = self.readable_game(match_id).await? else {
                continue;
            };
            let Some(player) = game.to_move() else {
                return Ok(None);
            };
            let end = self.end_after_vacations(player, time, &pauses, now).await?;
            until = until.max(end);
            to_move.push((pairing, player));
        }
        Ok(Some(match until.filter(|until| *until > now) {
            Some(until) => TournamentCommand::Extend { until },
            None => TournamentCommand::CloseRound { to_move },
        }))
    }

    /// A player's deadline, extended by the vacations before it; `None` without a vacation. Pauses have already moved
    /// it, so vacation time during a pause does not count. After a vacation at least a day is left, or the length of
    /// the vacation if that is shorter: an hour of vacation just before the deadline does not gain a day.
    async fn end_after_vacations(
        &self,
        player: PlayerId,
        [since, until]: [Timestamp; 2],
        pauses: &[[Timestamp; 2]],
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let spans = self.store.vacations(player, since).await?;
        // A vacation that begins in the future was booked while the clock ran ahead.
        let begun = spans.into_iter().filter(|span| span.starts <= now);
        let (mut away, mut after) = (Duration::ZERO, None);
        for span in begun {
            let span = span.intersection(since, span.ends);
            let (mut length, mut back) = (span.length(), span.ends);
            for [paused, resumed] in pauses {
                length -= span.intersection(*paused, *resumed).length();
                if (*paused..*resumed).contains(&back) {
                    back = *resumed;
                }
            }
            if length > Duration::ZERO {
                away += length;
                after = after.max(Some(back.after(length.min(DAY))));
            }
        }
        Ok(after.map(|after| after.max(until.after(away))))
    }
}
