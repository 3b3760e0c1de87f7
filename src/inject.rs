//! Points at which a test kills the process as a power cut would; a build without the feature `inject` has none of them.
//! It kills and counts, and changes nothing else.
//!
//! The points stand at the doors to the world, before and after every request to Discord and every write to the database,
//! and between the steps of an answer: `inject!("point")` on a line of its own. `INJECT=point:3` in the environment kills
//! the process with SIGKILL at the third passage of that point; every passage is in the log, for whoever wants to know
//! which ones there are.

/// A point of that name.
#[cfg(feature = "inject")]
macro_rules! inject {
    ($point:literal) => {
        $crate::inject::pass($point)
    };
}

/// A point that is not there.
#[cfg(not(feature = "inject"))]
macro_rules! inject {
    ($point:literal) => {};
}

/// Passes a point, for the last time if it is armed.
#[cfg(feature = "inject")]
pub fn pass(point: &'static str) {
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
        // Nobody passes any point any more, for as long as the signal is under way.
        unreachable!("alive after SIGKILL: {killed:?}");
    }
}
