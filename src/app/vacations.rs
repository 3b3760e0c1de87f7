//! Vacations: starting and ending one, what is left of the allowance, and the time that they give back.

use std::time::Duration;

use super::clock::CLOCK_DIFFERENCE;
use super::state::App;
use crate::play::clock::{PlayerTurn, VacationEffect};
use crate::play::{Actor, Command, Event, Extension, Match, PlayerId, Timestamp};
use crate::rules::Side;
use crate::store::{MatchScope, StoreError, TimeSpan};

const HOUR: Duration = Duration::from_hours(1);
pub(super) const DAY: Duration = Duration::from_hours(24);

/// Not enough vacation left in this year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotEnoughVacation {
    /// The remaining vacation.
    pub left: Duration,
}

impl App {
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
        for waiting in self.store.awaiting(player, MatchScope::Anywhere).await? {
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
pub(super) fn uncompensated_vacation(
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
