//! Fault injection: named points at which a test kills the process, as a power cut would. Without the feature `inject`
//! they compile to nothing.
//!
//! There are points before and after every request to Discord and every write to the database, and between the steps of
//! an answer: `inject!("point")` on a line of its own. `INJECT=point:3` in the environment kills the process with
//! SIGKILL the third time that point is reached. Each point that is reached is logged.

/// Marks a point.
#[cfg(feature = "inject")]
macro_rules! inject {
    ($point:literal) => {
        $crate::inject::reach($point)
    };
}

/// Marks a point; without the feature it does nothing.
#[cfg(not(feature = "inject"))]
macro_rules! inject {
    ($point:literal) => {};
}

/// Logs that the point was reached, and kills the process if it is the chosen one.
#[cfg(feature = "inject")]
pub fn reach(point: &'static str) {
    use std::{
        collections::HashMap,
        sync::{LazyLock, Mutex, PoisonError},
    };

    static ARMED: LazyLock<String> = LazyLock::new(|| std::env::var("INJECT").unwrap_or_default());
    static PASSAGES: LazyLock<Mutex<HashMap<&str, u32>>> = LazyLock::new(Mutex::default);

    let mut passages = PASSAGES.lock().unwrap_or_else(PoisonError::into_inner);
    let passage = passages.entry(point).or_default();
    *passage += 1;
    let passage = format!("{point}:{passage}");
    tracing::info!(target: "inject", passage);
    if passage == *ARMED {
        use rustix::process::{Signal, getpid, kill_process};
        let killed = kill_process(getpid(), Signal::KILL);
        // The lock is still held, so no other thread passes a point before the signal arrives.
        unreachable!("alive after SIGKILL: {killed:?}");
    }
}
