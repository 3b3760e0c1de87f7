//! Time-outs, vacations and downtimes: what the passing of time does to matches. The worker calls it when a deadline is
//! due.

use std::time::Duration;

use super::{ActError, App};
use crate::play::clock::{PlayerTurn, VacationEffect};
use crate::play::{Actor, Command, Event, Extension, Match, MatchId, PlayerId, Timestamp};
use crate::rules::Side;
use crate::store::{Scope, StoreError, TimeSpan};

/// The most extra time that a downtime gives to a clock that ran out, or a round that ended, during it.
const LONGEST_GRACE: Duration = Duration::from_hours(24);

/// A longer gap between two heartbeats means that no bot was running.
const LONGEST_SILENCE: Duration = Duration::from_mins(1);

/// How far the clocks of several processes may differ: another one's heartbeat may be that far ahead.
const CLOCK_DIFFERENCE: Duration = Duration::from_secs(5);

/// The setting with the time of the last heartbeat.
const HEARTBEAT_SETTING: &str = "alive";

const HOUR: Duration = Duration::from_hours(1);
/// An automatic vacation is booked a day at a time, while the year's allowance lasts.
const DAY: Duration = Duration::from_hours(24);

/// Not enough vacation left in this year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotEnoughVacation {
    /// The remaining vacation.
    pub left: Duration,
}

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
        let downtime = self.store.downtime_at(deadline, now).await?;
        Ok(downtime.map(|downtime| {
            let grace = downtime.length().min(LONGEST_GRACE);
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
            let vacation = TimeSpan {
                starts: now,
                ends: now.after(left.min(DAY)),
            };
            if vacation.length() > Duration::ZERO {
                booked = Some(vacation);
                spans.push(vacation);
            }
        }
        let owed = uncompensated_vacation(turn, &spans, None);
        Ok((owed > Duration::ZERO).then(|| (deadline.after(owed), Extension::Vacation, booked)))
    }

    /// How vacations affect the current turn, if the side to move has any.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn vacation_effect(
        &self,
        turn: Option<PlayerTurn>,
    ) -> Result<Option<VacationEffect>, StoreError> {
        let Some(turn) = turn else {
            return Ok(None);
        };
        let spans = self.store.vacations(turn.player, turn.since).await?;
        if spans.is_empty() {
            return Ok(None);
        }
        let now = self.clock.now();
        let current = spans
            .iter()
            .filter(|span| span.starts <= now && now < span.ends);
        let owed = uncompensated_vacation(&turn, &spans, None);
        Ok(Some(VacationEffect {
            until: current.map(|span| span.ends).max(),
            deadline: turn.deadline.map(|deadline| deadline.after(owed)),
        }))
    }

    /// The vacation time within the turn that a move ends, to be given back to the player's bank. With a fixed time for
    /// each move there is nothing to give back.
    pub(super) async fn vacation_extension(
        &self,
        game: &Match,
        by: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Option<Event>, StoreError> {
        // A computer player, whose moves are not typed, takes no vacation.
        let (Actor::Player(player), Command::Move { .. }) = (by, command) else {
            return Ok(None);
        };
        let banked = game.clocks().bank(Side::First).is_some();
        let Some(turn) = game.turn().filter(|turn| banked && turn.player == player) else {
            return Ok(None);
        };
        let spans = self.store.vacations(player, turn.since).await?;
        let owed = uncompensated_vacation(&turn, &spans, Some(now));
        let ms = u64::try_from(owed.as_millis()).unwrap_or(u64::MAX);
        Ok((ms > 0).then_some(Event::Extended {
            ms,
            why: Extension::Vacation,
        }))
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
            if silence.length() > LONGEST_SILENCE {
                tracing::info!(minutes = silence.length().as_secs() / 60, "back again");
                self.store.add_downtime(silence).await?;
            }
            if starts > now.after(CLOCK_DIFFERENCE) {
                tracing::warn!("the system clock was set back; jobs due far in the future run now");
                self.store.make_far_jobs_due(now).await?;
                // A downtime that ends in the future shows that the clock had run ahead. Otherwise it is behind now.
                // Effects of less than an hour are not undone.
                let end = Timestamp(i64::MAX);
                let leapt = self.store.downtime_at(now, end).await?;
                if leapt.is_some_and(|leap| leap.ends > now.after(HOUR)) {
                    self.store.undo_clock_jump(now).await?;
                    self.correct_timestamps(now).await?;
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
            let game = match self.game(id).await {
                Err(StoreError::Corrupt(_)) => continue,
                game => game?,
            };
            let Some(game) = game.filter(|game| game.is_ahead_of(now)) else {
                continue;
            };
            let mut clocks = game.clocks().clone();
            clocks.restart(now);
            let command = match clocks.deadline() {
                Some(deadline) => Command::Extend {
                    until: deadline.after(LONGEST_SILENCE),
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

    /// The vacation that a player has left in the calendar year (UTC) of that time.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn vacation_left(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Duration, StoreError> {
        let spans = self.store.vacations(player, now.year().0).await?;
        Ok(self.vacation_allowance_left(&spans, now))
    }

    /// The allowance minus these vacations. Only whole hours count, so a vacation taken by mistake costs nothing.
    fn vacation_allowance_left(&self, spans: &[TimeSpan], now: Timestamp) -> Duration {
        let (from, until) = now.year();
        let used = spans
            .iter()
            .map(|span| span.intersection(from, until).length());
        let hours = used.sum::<Duration>().as_secs() / HOUR.as_secs();
        let allowance = DAY * u32::from(self.limits.vacation_days);
        allowance.saturating_sub(Duration::from_hours(hours))
    }

    /// Starts a vacation of that many days, the last of which may be partial. A running vacation ends; its rest is not
    /// used up, except for time that already extended a clock.
    ///
    /// # Errors
    /// The inner [`NotEnoughVacation`] when the year's allowance is too small, [`StoreError`] when the database fails.
    pub async fn go_on_vacation(
        &self,
        player: PlayerId,
        days: u16,
    ) -> Result<Result<TimeSpan, NotEnoughVacation>, StoreError> {
        let now = self.clock.now();
        let given = self.extension_beyond_now(player, now).await?;
        let mut left = Duration::ZERO;
        let choose = |mut spans: Vec<TimeSpan>| {
            // Another process may just have started one, by a clock that is ahead.
            let begun = spans.iter().map(|span| span.starts);
            let begun = begun.filter(|begun| *begun <= now.after(CLOCK_DIFFERENCE));
            let starts = begun.fold(now, Timestamp::max);
            for running in spans.iter_mut().filter(|span| span.starts <= starts) {
                running.ends = running.ends.min(starts);
            }
            left = self.vacation_allowance_left(&spans, starts);
            let wanted = DAY * u32::from(days);
            // The last day may be a part of one.
            let fits = wanted < left + DAY && !left.is_zero();
            fits.then(|| TimeSpan {
                starts,
                ends: starts.after(wanted.min(left).max(given)),
            })
        };
        let since = now.year().0;
        let started = self.store.start_vacation(player, since, choose).await?;
        Ok(started.ok_or(NotEnoughVacation { left }))
    }

    /// Ends a player's vacation: now, or after the time by which one of their clocks was already extended, because
    /// those days are used. `None` if there is no vacation.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn return_from_vacation(
        &self,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, StoreError> {
        let now = self.clock.now();
        let Some(running) = self.vacation(player).await? else {
            return Ok(None);
        };
        let given = self.extension_beyond_now(player, now).await?;
        let ends = now.after(given).min(running.ends);
        self.store.end_vacation(player, now, ends).await?;
        Ok(Some(ends))
    }

    /// The longest future vacation time that already extended a running turn of the player.
    async fn extension_beyond_now(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Duration, StoreError> {
        let mut most = Duration::ZERO;
        for waiting in self.store.awaiting(player, Scope::Anywhere).await? {
            let Some(turn) = waiting.turn() else { continue };
            let spans = self.store.vacations(player, turn.since).await?;
            let had = spans
                .iter()
                .map(|span| span.intersection(turn.since, now).length());
            most = most.max(turn.given_back.saturating_sub(had.sum()));
        }
        Ok(most)
    }

    /// The vacation that a player is on now.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn vacation(&self, player: PlayerId) -> Result<Option<TimeSpan>, StoreError> {
        let now = self.clock.now();
        let spans = self.store.vacations(player, now).await?;
        Ok(spans.into_iter().find(|span| span.starts <= now))
    }
}

/// The vacation time in a turn, all of it or until then, minus what was already given back.
fn uncompensated_vacation(
    turn: &PlayerTurn,
    vacations: &[TimeSpan],
    until: Option<Timestamp>,
) -> Duration {
    let away = vacations.iter().map(|span| {
        let until = until.unwrap_or(span.ends);
        span.intersection(turn.since, until).length()
    });
    away.sum::<Duration>().saturating_sub(turn.given_back)
}
