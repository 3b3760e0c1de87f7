//! Timing what a future does, and numbers to do it with.

use std::time::Duration;

pub fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_micros();
    println!("  {what:<30} {:>7} {:>7}", at(0.5), at(0.99));
}

/// Numbers that look random and are the same each time.
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

/// How often each is measured.
pub const SAMPLES: u64 = 400;

/// Times what a future does, each time anew.
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
