//! What the passing of time does to matches: flags, vacations, and the bot's own absences. It only decides what is due;
//! the worker knocks.

use std::time::Duration;

use super::{ActError, App};
use crate::play::clock::Leave;
use crate::play::{Actor, Command, Event, Extension, Match, MatchId, PlayerId, Timestamp};
use crate::rules::Side;
use crate::store::{Scope, Span, StoreError};

/// The most time that a bot which was away gives to a clock that ran out meanwhile.
const LONGEST_GRACE: Duration = Duration::from_hours(24);

/// A gap between two signs of life that is longer than this means that no bot was running.
const LONGEST_SILENCE: Duration = Duration::from_mins(1);

/// The key under which the last sign of life is kept.
const ALIVE: &str = "alive";

const HOUR: Duration = Duration::from_hours(1);
/// A vacation that begins by itself lasts a day, and begins again while there is time for it.
const DAY: Duration = Duration::from_hours(24);

/// Why a vacation cannot begin: there is not so much left of this year's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoVacation {
    /// What is left.
    pub left: Duration,
}

impl App {
    /// The time of the side to move has run out: gives back what was not theirs to use, the bot's absences and
    /// vacations, or else lets the flag fall. Does nothing if it is not so.
    ///
    /// `automatic` says whether the player wants a vacation to begin by itself.
    ///
    /// # Errors
    /// When the world fails; the flag has not fallen then.
    pub async fn time_is_up(&self, id: MatchId, automatic: bool) -> Result<(), ActError> {
        let Some(game) = self.game(id).await? else {
            return Ok(());
        };
        let now = self.clock.now();
        let (Some(deadline), Some(player)) = (game.deadline(), game.to_move()) else {
            return Ok(());
        };
        if now < deadline {
            return Ok(());
        }
        let excuse = self.excuse(&game, player, deadline, now, automatic).await?;
        let (command, vacation) = match excuse {
            Some((until, why, booked)) => (Command::Extend { until, why }, booked),
            None => (Command::Flag, None),
        };
        let vacation = vacation.map(|span| (player, span));
        let (by, seen) = (Actor::Clock, Some(game.seq()));
        match self.act_with(game, by, command, seen, None, vacation).await {
            // Somebody was faster, or there is nothing to do any more.
            Err(ActError::Refused { .. }) => Ok(()),
            done => done.map(drop),
        }
    }

    /// The deadline that is due to a player whose time has run out through no fault of their own, and the vacation that has to
    /// be booked for it.
    async fn excuse(
        &self,
        game: &Match,
        player: PlayerId,
        deadline: Timestamp,
        now: Timestamp,
        automatic: bool,
    ) -> Result<Option<(Timestamp, Extension, Option<Span>)>, StoreError> {
        if let Some(downtime) = self.store.downtime_at(deadline, now).await? {
            let grace = downtime.length().min(LONGEST_GRACE);
            let until = downtime.ends.after(grace);
            return Ok(Some((until, Extension::Downtime, None)));
        }
        let since = game.clocks().turn_began().unwrap_or(deadline);
        let far = Timestamp(i64::MAX);
        let mut booked = None;
        let mut spans = self.store.vacations(player, since).await?;
        // One that begins in a time to come was booked by a clock that was wrong.
        spans.retain(|span| span.starts <= now);
        if automatic && !spans.iter().any(|span| span.ends > now) {
            let left = self.vacation_left(player, now).await?;
            let vacation = Span {
                starts: now,
                ends: now.after(left.min(DAY)),
            };
            if vacation.length() > Duration::ZERO {
                booked = Some(vacation);
                spans.push(vacation);
            }
        }
        let owed = owed(game, &spans, since, far);
        Ok((owed > Duration::ZERO).then(|| (deadline.after(owed), Extension::Vacation, booked)))
    }

    /// What the vacations of the side to move mean for its turn, if it has any.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn leave(&self, game: &Match) -> Result<Option<Leave>, StoreError> {
        let (Some(player), Some(since)) = (game.to_move(), game.clocks().turn_began()) else {
            return Ok(None);
        };
        let spans = self.store.vacations(player, since).await?;
        if spans.is_empty() {
            return Ok(None);
        }
        let now = self.clock.now();
        let current = spans
            .iter()
            .filter(|span| span.starts <= now && now < span.ends);
        let owed = owed(game, &spans, since, Timestamp(i64::MAX));
        Ok(Some(Leave {
            until: current.map(|span| span.ends).max(),
            deadline: game.deadline().map(|deadline| deadline.after(owed)),
        }))
    }

    /// The time of the turn that ends with a move in which its player was on vacation: it is not taken from a bank. Where
    /// each move has its own time, there is nothing to give back.
    pub(super) async fn away(
        &self,
        game: &Match,
        by: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Option<Event>, StoreError> {
        let (Actor::Player(player), Command::Move { .. }) = (by, command) else {
            return Ok(None);
        };
        let clocks = game.clocks();
        let banked = clocks.bank(Side::First).is_some() && game.to_move() == Some(player);
        let Some(since) = clocks.turn_began().filter(|_| banked) else {
            return Ok(None);
        };
        let spans = self.store.vacations(player, since).await?;
        let owed = owed(game, &spans, since, now);
        let ms = u64::try_from(owed.as_millis()).unwrap_or(u64::MAX);
        Ok((ms > 0).then_some(Event::Extended {
            ms,
            why: Extension::Vacation,
        }))
    }

    /// Gives a sign of life, and notes since when there was none: players could not move meanwhile, so clocks that ran
    /// out get a grace. While Discord does not reach the bot there is no sign of life.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn beat(&self) -> Result<(), StoreError> {
        if self.presence.is_away() {
            return Ok(());
        }
        let now = self.clock.now();
        let last = self.store.setting(ALIVE).await?;
        if let Some(starts) = last.and_then(|last| last.parse().ok()).map(Timestamp) {
            let silence = Span { starts, ends: now };
            if silence.length() > LONGEST_SILENCE {
                tracing::info!(minutes = silence.length().as_secs() / 60, "back again");
                self.store.add_downtime(silence).await?;
            }
            if starts > now {
                tracing::warn!(
                    "the clock was set back; what waits for a time that is far off now is done at once"
                );
                self.store.recall(now).await?;
                // The clock shows a time at which no bot was said to run: it had run ahead. Otherwise it is behind now. What
                // less than an hour has led to is left as it is.
                let end = Timestamp(i64::MAX);
                let leapt = self.store.downtime_at(now, end).await?;
                if leapt.is_some_and(|leap| leap.ends > now.after(HOUR)) {
                    self.store.undo_leap(now).await?;
                    self.set_right(now).await?;
                }
            }
        }
        self.store.set_setting(ALIVE, &now.0.to_string()).await?;
        self.presence.noted();
        Ok(())
    }

    /// The clock was ahead and is right now: turns that began meanwhile, or were given time by it, begin anew, and
    /// challenges that were made meanwhile end.
    async fn set_right(&self, now: Timestamp) -> Result<(), StoreError> {
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
            // Refused: no time runs in it.
            acted.map(drop).or_else(ActError::unless_refused)?;
        }
        Ok(())
    }

    /// How much vacation a player has left in the (UTC) calendar year of that moment.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn vacation_left(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Duration, StoreError> {
        let spans = self.store.vacations(player, now.year().0).await?;
        Ok(self.unused(&spans, now))
    }

    /// What those vacations leave of a year's allowance. Only whole hours count, so that a slip of the finger costs nothing.
    fn unused(&self, spans: &[Span], now: Timestamp) -> Duration {
        let (from, until) = now.year();
        let used = spans.iter().map(|span| span.within(from, until).length());
        let hours = used.sum::<Duration>().as_secs() / HOUR.as_secs();
        let allowance = DAY * u32::from(self.limits.vacation_days);
        allowance.saturating_sub(Duration::from_hours(hours))
    }

    /// A player goes on vacation for so many days from now, the last of which may be a part of one; a vacation that is running
    /// ends, and its rest is not used up, as far as no clock was moved on for it.
    ///
    /// # Errors
    /// [`NoVacation`] inside when there is not so much left this year, [`StoreError`] when the database fails.
    pub async fn go_on_vacation(
        &self,
        player: PlayerId,
        days: u16,
    ) -> Result<Result<Span, NoVacation>, StoreError> {
        let now = self.clock.now();
        let mut spans = self.store.vacations(player, now.year().0).await?;
        for running in spans.iter_mut().filter(|span| span.starts <= now) {
            running.ends = running.ends.min(now);
        }
        let left = self.unused(&spans, now);
        let wanted = DAY * u32::from(days);
        // The last day may be a part of one.
        if wanted >= left + DAY || left.is_zero() {
            return Ok(Err(NoVacation { left }));
        }
        let length = wanted.min(left);
        let given = self.given_ahead(player, now).await?;
        self.store.end_vacation(player, now, now).await?;
        let vacation = Span {
            starts: now,
            ends: now.after(length.max(given)),
        };
        self.store.add_vacation(player, vacation).await?;
        Ok(Ok(vacation))
    }

    /// A player is back from vacation. Gives when it ends: now, or when the time is over for which a clock of theirs was
    /// moved on already, as days that were given to a clock cannot be kept as well. None if they were on none.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn come_back(&self, player: PlayerId) -> Result<Option<Timestamp>, StoreError> {
        let now = self.clock.now();
        let Some(running) = self.vacation(player).await? else {
            return Ok(None);
        };
        let given = self.given_ahead(player, now).await?;
        let ends = now.after(given).min(running.ends);
        self.store.end_vacation(player, now, ends).await?;
        Ok(Some(ends))
    }

    /// The most time that a running turn of a player was given for a vacation which is still to come.
    async fn given_ahead(&self, player: PlayerId, now: Timestamp) -> Result<Duration, StoreError> {
        let mut most = Duration::ZERO;
        for waiting in self.store.awaiting(player, Scope::Anywhere).await? {
            let game = match self.game(waiting.id).await {
                // A match that does not replay keeps nobody from coming back.
                Err(StoreError::Corrupt(_)) => continue,
                game => game?,
            };
            let Some(game) = game else { continue };
            let since = game.clocks().turn_began().unwrap_or(now);
            let spans = self.store.vacations(player, since).await?;
            let had = spans.iter().map(|span| span.within(since, now).length());
            let given = game.given(Extension::Vacation);
            most = most.max(given.saturating_sub(had.sum()));
        }
        Ok(most)
    }

    /// The vacation that a player is on.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn vacation(&self, player: PlayerId) -> Result<Option<Span>, StoreError> {
        let now = self.clock.now();
        let spans = self.store.vacations(player, now).await?;
        Ok(spans.into_iter().find(|span| span.starts <= now))
    }
}

/// The time between two moments of a turn that its player was on vacation, without what was given back of it already.
fn owed(game: &Match, vacations: &[Span], from: Timestamp, until: Timestamp) -> Duration {
    let away = vacations
        .iter()
        .map(|span| span.within(from, until).length());
    away.sum::<Duration>()
        .saturating_sub(game.given(Extension::Vacation))
}
