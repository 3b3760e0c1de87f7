//! Failpoints, for fault injection: named points at which a test kills the process, as a power cut would. In builds with optimisation
//! (`debug_assertions` off) they compile to nothing.
//!
//! There are points before and after every request to Discord and every write to the database, and between the steps of
//! an answer: `failpoint!("point")` on a line of its own. `FAILPOINT=point:3` in the environment kills the process with
//! SIGKILL the third time that point is reached outside jobs, `FAILPOINT=announce/point:3` the third time that jobs of the
//! kind `announce` reach it. If `FAILPOINT` is set, each point that is reached is logged.

/// Marks a point.
#[cfg(debug_assertions)]
macro_rules! failpoint {
    ($point:literal) => {
        $crate::failpoint::reach($point)
    };
}

/// Marks a point; it does nothing in this build.
#[cfg(not(debug_assertions))]
macro_rules! failpoint {
    ($point:literal) => {};
}

#[cfg(debug_assertions)]
tokio::task_local! {
    /// The kind of the running job.
    static JOB: &'static str;
}

/// Runs a job. The points that it reaches are counted apart for its kind.
#[cfg(debug_assertions)]
pub(crate) async fn in_job<F: Future>(kind: &'static str, work: F) -> F::Output {
    JOB.scope(kind, work).await
}

/// Runs a job.
#[cfg(not(debug_assertions))]
pub(crate) async fn in_job<F: Future>(_kind: &'static str, work: F) -> F::Output {
    work.await
}

/// Logs that the point was reached, and kills the process if it is the chosen one.
#[cfg(debug_assertions)]
pub fn reach(point: &'static str) {
    use std::{
        collections::HashMap,
        process::{Command, id},
        sync::{LazyLock, Mutex, PoisonError},
    };

    static CHOSEN: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("FAILPOINT").ok());
    static PASSAGES: LazyLock<Mutex<HashMap<String, u32>>> = LazyLock::new(Mutex::default);

    let Some(chosen) = CHOSEN.as_ref() else {
        return;
    };
    let place = JOB
        .try_with(|kind| format!("{kind}/{point}"))
        .unwrap_or_else(|_| point.to_owned());
    let mut passages = PASSAGES.lock().unwrap_or_else(PoisonError::into_inner);
    let count = passages.entry(place.clone()).or_default();
    *count += 1;
    let passage = format!("{place}:{count}");
    tracing::info!(target: "failpoint", passage);
    if passage == *chosen {
        let killed = Command::new("sh")
            .arg("-c")
            .arg(format!("kill -KILL {}", id()))
            .status();
        // The lock is still held, so no other thread passes a point before the signal arrives.
        unreachable!("alive after SIGKILL: {killed:?}");
    }
}
