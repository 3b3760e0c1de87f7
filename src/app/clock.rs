//! The clock: the only reader of the time of day. It follows the system clock, but accepts large jumps only after a
//! while.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use crate::play::Timestamp;

/// The largest deviation from the elapsed time that is accepted at once; a machine may have been suspended.
const MAX_TRUSTED_JUMP: Duration = Duration::from_hours(24);

/// How long a larger jump must last before it is accepted. A machine that wakes up in a wrong year is usually corrected
/// by NTP within that time.
const JUMP_CONFIRMATION_TIME: Duration = Duration::from_mins(10);

/// How far the clocks of several processes may differ: a time that another one wrote may be that far ahead.
pub(super) const CLOCK_DIFFERENCE: Duration = Duration::from_secs(5);

/// A source of the time of day.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system clock.
    #[default]
    System,
    /// The system clock with its large jumps delayed: until a jump is accepted, time continues from before it.
    Steady(Arc<Steady>),
    /// A clock for tests that stands still until it is set. Clones share the time.
    Manual(Arc<AtomicI64>),
}

impl Clock {
    /// The system clock with its large jumps delayed.
    #[must_use]
    pub fn steady() -> Self {
        Self::Steady(Arc::new(Steady::new(Self::System)))
    }

    /// A manual clock that shows that time.
    #[must_use]
    pub fn manual(at: Timestamp) -> Self {
        Self::Manual(Arc::new(AtomicI64::new(at.0)))
    }

    /// The current time.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match self {
            #[allow(
                clippy::disallowed_methods,
                reason = "this is the clock that everything else is to ask"
            )]
            Self::System => {
                let since = SystemTime::now()
                    .duration_since(SystemTime::UNIX_EPOCH)
                    .unwrap_or_default();
                Timestamp(0).after(since)
            }
            Self::Steady(steady) => steady.at(Instant::now()),
            Self::Manual(now) => Timestamp(now.load(Ordering::Relaxed)),
        }
    }

    /// Sets a manual clock; others ignore it.
    pub fn set(&self, to: Timestamp) {
        if let Self::Manual(now) = self {
            now.store(to.0, Ordering::Relaxed);
        }
    }

    /// Advances a manual clock; others ignore it.
    pub fn advance(&self, by: Duration) {
        self.set(self.now().after(by));
    }
}

/// A clock and the time that is trusted.
#[derive(Debug)]
pub struct Steady {
    wall: Clock,
    estimate: Mutex<ClockEstimate>,
}

/// The trusted time at an instant, and since when the clock has deviated.
#[derive(Clone, Copy, Debug)]
struct ClockEstimate {
    time: Timestamp,
    at: Instant,
    doubted: Option<Instant>,
}

impl Steady {
    fn new(wall: Clock) -> Self {
        let estimate = ClockEstimate {
            time: wall.now(),
            at: Instant::now(),
            doubted: None,
        };
        Self {
            wall,
            estimate: Mutex::new(estimate),
        }
    }

    fn at(&self, here: Instant) -> Timestamp {
        let mut estimate = self.estimate.lock().unwrap_or_else(PoisonError::into_inner);
        let shown = self.wall.now();
        let expected = estimate
            .time
            .after(here.saturating_duration_since(estimate.at));
        let leap = shown.since(expected).max(expected.since(shown));
        if leap > MAX_TRUSTED_JUMP {
            let since = *estimate.doubted.get_or_insert_with(|| {
                tracing::warn!(
                    days = leap.as_secs() / 86_400,
                    "the system clock jumped; not trusted yet"
                );
                here
            });
            if here.saturating_duration_since(since) < JUMP_CONFIRMATION_TIME {
                return expected;
            }
            tracing::warn!("the jump of the system clock persists; accepted");
        }
        *estimate = ClockEstimate {
            time: shown,
            at: here,
            doubted: None,
        };
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEAR: Duration = Duration::from_hours(365 * 24);
    const START: Timestamp = Timestamp(1_700_000_000_000);

    #[test]
    fn a_leap_is_believed_only_when_it_lasts() {
        let minute = Duration::from_mins(1);
        for leap in [1, 10, -1, -10] {
            let (wall, mut here) = (Clock::manual(START), Instant::now());
            let steady = Steady::new(wall.clone());
            let leapt = Timestamp(START.0 + leap * YEAR.as_millis() as i64);
            // The jump is corrected after some minutes: the trusted time was never affected.
            wall.set(leapt);
            for minutes in 0..9 {
                let off = steady.at(here).since(START.after(minute * minutes));
                assert!(off < minute, "{leap}");
                here += minute;
            }
            wall.set(START.after(9 * minute));
            assert_eq!(steady.at(here), START.after(9 * minute));
            // The jump lasts.
            wall.set(leapt);
            assert_eq!(steady.at(here), START.after(9 * minute));
            assert_eq!(steady.at(here + JUMP_CONFIRMATION_TIME), leapt, "{leap}");
            wall.set(leapt.after(minute));
            assert_eq!(
                steady.at(here + JUMP_CONFIRMATION_TIME + minute),
                leapt.after(minute)
            );
        }
    }

    #[test]
    fn a_machine_that_slept_for_some_hours_is_believed_at_once() {
        let wall = Clock::manual(START);
        let steady = Steady::new(wall.clone());
        for hours in [9, 3, 20] {
            let then = START.after(Duration::from_hours(hours));
            wall.set(then);
            assert_eq!(steady.at(Instant::now()), then);
        }
    }
}
