//! Time-outs and downtimes: what the passing of time does to matches. The worker calls it when a deadline is due.

use std::time::Duration;

use super::action::ActError;
use super::clock::CLOCK_DIFFERENCE;
use super::state::App;
use super::vacations::{DAY, uncompensated_vacation};
use crate::play::clock::PlayerTurn;
use crate::play::{Actor, Command, Extension, MatchId, Timestamp};
use crate::store::{StoreError, TimeSpan};

/// The most extra time that a downtime gives to a clock that ran out, or a round that ended, during it.
const MAX_DOWNTIME_EXTENSION: Duration = Duration::from_hours(24);

/// A longer gap between two heartbeats means that no bot was running.
const MAX_HEARTBEAT_GAP: Duration = Duration::from_mins(1);

/// The setting with the time of the last heartbeat.
const HEARTBEAT_SETTING: &str = "alive";

const HOUR: Duration = Duration::from_hours(1);

impl App {
    /// Handles an expired deadline: gives back the time of vacations and downtimes, or else ends the turn on time. Does
    /// nothing if the deadline is not due.
    ///
    /// `automatic` is the player's preference for automatic vacations.
    ///
    /// # Errors
    /// When the database fails; the player has not lost on time then.
    pub async fn handle_expired_deadline(
        &self,
        id: MatchId,
        automatic: bool,
    ) -> Result<(), ActError> {
        let Some(game) = self.game(id).await? else {
            return Ok(());
        };
        let now = self.clock.now();
        let (Some(deadline), Some(turn)) = (game.deadline(), game.turn()) else {
            return Ok(());
        };
        if now < deadline {
            return Ok(());
        }
        let extension = self.due_extension(&turn, deadline, now, automatic).await?;
        let (command, vacation) = match extension {
            Some((until, why, booked)) => (Command::Extend { until, why }, booked),
            None => (Command::Flag, None),
        };
        let vacation = vacation.map(|span| (turn.player, span));
        let (by, seen) = (Actor::Clock, Some(game.seq()));
        match self.act_with(game, by, command, seen, None, vacation).await {
            // Another change was faster, or the match no longer waits for this.
            Err(ActError::Refused { .. }) => Ok(()),
            done => done.map(drop),
        }
    }

    /// The new deadline for one that passed during a downtime; `None` if the bot was running then.
    pub(super) async fn downtime_extension(
        &self,
        deadline: Timestamp,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let downtime = self.store.downtime_at(deadline, Some(now)).await?;
        Ok(downtime.map(|downtime| {
            let grace = downtime.length().min(MAX_DOWNTIME_EXTENSION);
            downtime.ends.after(grace)
        }))
    }

    /// The new deadline of a player whose time ran out during a downtime or a vacation, and the vacation to book for
    /// it.
    async fn due_extension(
        &self,
        turn: &PlayerTurn,
        deadline: Timestamp,
        now: Timestamp,
        automatic: bool,
    ) -> Result<Option<(Timestamp, Extension, Option<TimeSpan>)>, StoreError> {
        if let Some(until) = self.downtime_extension(deadline, now).await? {
            return Ok(Some((until, Extension::Downtime, None)));
        }
        let mut booked = None;
        let mut spans = self.store.vacations(turn.player, turn.since).await?;
        // A vacation that begins in the future was booked while the clock ran ahead.
        spans.retain(|span| span.starts <= now);
        if automatic && !spans.iter().any(|span| span.ends > now) {
            let left = self.vacation_left(turn.player, now).await?;
            // A day at a time, while the year's allowance lasts.
            let vacation = TimeSpan {
                starts: now,
                ends: now.after(left.min(DAY)),
            };
            if vacation.length() > Duration::ZERO {
                booked = Some(vacation);
                spans.push(vacation);
            }
        }
        let uncompensated = uncompensated_vacation(turn, &spans);
        Ok((uncompensated > Duration::ZERO)
            .then(|| (deadline.after(uncompensated), Extension::Vacation, booked)))
    }

    /// Writes a heartbeat, and records a downtime if the last one is too long ago: clocks that ran out meanwhile get
    /// extra time. Without a connection to Discord there is no heartbeat.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn record_heartbeat(&self) -> Result<(), StoreError> {
        if self.connectivity.is_disconnected() {
            return Ok(());
        }
        let now = self.clock.now();
        let last = self.store.setting(HEARTBEAT_SETTING).await?;
        if let Some(starts) = last.and_then(|last| last.parse().ok()).map(Timestamp) {
            let silence = TimeSpan { starts, ends: now };
            if silence.length() > MAX_HEARTBEAT_GAP {
                tracing::info!(minutes = silence.length().as_secs() / 60, "back again");
                self.store.add_downtime(silence).await?;
            }
            if starts > now.after(CLOCK_DIFFERENCE) {
                tracing::warn!("the system clock was set back; jobs due far in the future run now");
                self.store.make_far_jobs_due(now).await?;
                // A downtime that ends in the future shows that the clock had run ahead. Otherwise it is behind now.
                // Effects of less than an hour are not undone.
                let leapt = self.store.downtime_at(now, None).await?;
                if leapt.is_some_and(|leap| leap.ends > now.after(HOUR)) {
                    self.store.undo_clock_jump(now).await?;
                    self.correct_timestamps(now).await?;
                    self.correct_tournaments(now).await?;
                    self.store.delete_downtimes_after(now).await?;
                }
            }
        }
        self.store
            .set_setting(HEARTBEAT_SETTING, &now.0.to_string())
            .await?;
        self.connectivity.confirm_downtime();
        Ok(())
    }

    /// Repairs matches after the clock had run ahead: turns that began or were extended meanwhile start again, and
    /// challenges made meanwhile expire.
    async fn correct_timestamps(&self, now: Timestamp) -> Result<(), StoreError> {
        for id in self.store.updated_after(now).await? {
            let game = self.readable_game(id).await?;
            let Some(game) = game.filter(|game| game.is_ahead_of(now)) else {
                continue;
            };
            let mut clocks = game.clocks().clone();
            clocks.restart(now);
            let command = match clocks.deadline() {
                Some(deadline) => Command::Extend {
                    until: deadline.after(MAX_HEARTBEAT_GAP),
                    why: Extension::Downtime,
                },
                None => Command::Expire,
            };
            let acted = self.act(id, Actor::Clock, command, None, None).await;
            // Refused means that no clock runs in this match.
            acted.map(drop).or_else(ActError::unless_refused)?;
        }
        Ok(())
    }
}
