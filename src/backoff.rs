//! Exponential backoff with jitter, for everything that is tried again. It computes pauses and waits for nothing.

use std::time::Duration;

use rand::Rng as _;

/// Pauses that double up to a longest one. Each is shortened by up to a quarter at random, so that many who failed
/// together do not try again together.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
    attempts: u32,
}

impl Backoff {
    /// Begins with the pause `first`.
    #[must_use]
    pub const fn new(first: Duration, longest: Duration) -> Self {
        Self {
            first,
            longest,
            attempts: 0,
        }
    }

    /// Goes on after that many attempts.
    #[must_use]
    pub const fn after(self, attempts: u32) -> Self {
        Self { attempts, ..self }
    }

    /// The pause before the next attempt.
    pub fn pause(&mut self) -> Duration {
        let doubled = self.first.saturating_mul(1 << self.attempts.min(30));
        self.attempts = self.attempts.saturating_add(1);
        let shortened = rand::thread_rng().gen_range(0.75..=1.0);
        doubled.min(self.longest).mul_f64(shortened)
    }
}

/// A pause that Discord demands and up to a quarter more, so that waiting calls do not retry at once.
#[must_use]
pub fn lengthened(pause: Duration) -> Duration {
    pause.mul_f64(rand::thread_rng().gen_range(1.0..1.25))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest() {
        let mut backoff = Backoff::new(Duration::from_secs(1), Duration::from_mins(1));
        for full in [1, 2, 4, 8, 16, 32, 60, 60] {
            let pause = backoff.pause().as_secs_f64() / f64::from(full);
            assert!((0.75..=1.0).contains(&pause), "{pause} of {full} s");
        }
        let mut later = backoff.after(u32::MAX);
        assert!(later.pause() >= Duration::from_secs(45));
        assert!(later.pause() <= Duration::from_mins(1));
    }
}
