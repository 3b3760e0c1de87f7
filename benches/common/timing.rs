//! Timing helpers for benchmarks, and reproducible random numbers.

use std::time::Duration;

pub fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_micros();
    println!("  {what:<30} {:>7} {:>7}", at(0.5), at(0.99));
}

/// Reproducible pseudo-random numbers.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

pub const SAMPLES: u64 = 400;

/// Measures [`SAMPLES`] runs of a future and prints the percentiles.
macro_rules! time {
    ($what:literal, $future:expr) => {{
        let mut times = Vec::new();
        for _ in 0..$crate::timing::SAMPLES {
            let future = $future;
            let begun = std::time::Instant::now();
            future.await.expect($what);
            times.push(begun.elapsed());
        }
        $crate::timing::tell($what, times);
    }};
}
