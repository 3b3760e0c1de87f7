//! Vacations: starting and ending one, what is left of the allowance, and the time that they give back.

use std::time::Duration;

use super::clock::CLOCK_DIFFERENCE;
use super::state::App;
use crate::play::clock::{PlayerTurn, VacationEffect};
use crate::play::{Event, Extension, Match, MatchId, PlayerId, Timestamp};
use crate::rules::Side;
use crate::store::{MatchScope, StoreError, TimeSpan, VacationChange};

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
        let uncompensated = uncompensated_vacation(&turn, &spans);
        Ok(Some(VacationEffect {
            until: current.map(|span| span.ends).max(),
            deadline: turn.deadline.map(|deadline| deadline.after(uncompensated)),
        }))
    }

    /// How an automatic vacation ends when its player moves, because they are back. Time that it already gave to the clock
    /// of another game is used up, as in [`return_from_vacation`](Self::return_from_vacation).
    pub(super) async fn vacation_end(
        &self,
        moves_in: &Match,
        player: PlayerId,
        vacations: &[TimeSpan],
        now: Timestamp,
    ) -> Result<Option<(PlayerId, VacationChange)>, StoreError> {
        if !vacations.iter().any(|span| span.ends > now) {
            return Ok(None);
        }
        let Some(running) = self.store.automatic_vacation(player, now).await? else {
            return Ok(None);
        };
        let given = self
            .extension_beyond_now(player, Some(moves_in.id()), now)
            .await?;
        let at = now.after(given).min(running.ends);
        Ok(Some((player, VacationChange::End { now, at })))
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
        let given = self.extension_beyond_now(player, None, now).await?;
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
        let given = self.extension_beyond_now(player, None, now).await?;
        let ends = now.after(given).min(running.ends);
        self.store.end_vacation(player, now, ends).await?;
        Ok(Some(ends))
    }

    /// The longest future vacation time that already extended a running turn of the player, except in one match.
    async fn extension_beyond_now(
        &self,
        player: PlayerId,
        except: Option<MatchId>,
        now: Timestamp,
    ) -> Result<Duration, StoreError> {
        let mut most = Duration::ZERO;
        for waiting in self.store.awaiting(player, MatchScope::Anywhere).await? {
            if Some(waiting.id) == except {
                continue;
            }
            let Some(turn) = waiting.turn() else { continue };
            let spans = self.store.vacations(player, turn.since).await?;
            let had = vacation_time(&turn, &spans, Some(now));
            most = most.max(turn.given_back.saturating_sub(had));
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

/// The change of the clock that a move causes for the vacations within its turn. With time banks, the vacation time
/// until now is given back. Time that was given in advance is taken away, so that it does not remain if the move is
/// taken back.
pub(super) fn vacation_extension(
    game: &Match,
    turn: &PlayerTurn,
    vacations: &[TimeSpan],
    now: Timestamp,
) -> Option<Event> {
    let away = vacation_time(turn, vacations, Some(now));
    let ms = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    let mut ms = ms(away) - ms(turn.given_back);
    // With a fixed time for each move, no time carries over to later turns, so none is given back.
    if game.clocks().bank(Side::First).is_none() {
        ms = ms.min(0);
    }
    let why = Extension::Vacation;
    (ms != 0).then_some(Event::Extended { ms, why })
}

/// The vacation time in a turn minus what was already given back.
pub(super) fn uncompensated_vacation(turn: &PlayerTurn, vacations: &[TimeSpan]) -> Duration {
    vacation_time(turn, vacations, None).saturating_sub(turn.given_back)
}

/// The vacation time in a turn: all of it, or only the part before `until`.
fn vacation_time(turn: &PlayerTurn, vacations: &[TimeSpan], until: Option<Timestamp>) -> Duration {
    let away = vacations.iter().map(|span| {
        let until = until.unwrap_or(span.ends);
        span.intersection(turn.since, until).length()
    });
    away.sum()
}
