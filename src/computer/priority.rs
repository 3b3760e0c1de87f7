//! The priority of threads that search, below those that answer people. Knows no search.

use std::panic::resume_unwind;
use std::thread;

use tokio::runtime::Handle;

/// How much a thread gives way to others, from 0 to 19 (`man 7 sched`).
#[derive(Clone, Copy)]
pub(super) struct Niceness(i32);

impl Niceness {
    /// Work that somebody waits for: it still gets a tenth of a core that another program uses.
    pub(super) const WAITED_FOR: Self = Self(10);
    /// Work that takes long anyway: it hardly delays anything else on its core.
    pub(super) const BACKGROUND: Self = Self(19);
}

/// Runs CPU-bound work on a new thread of low priority, so that answers to people get a core at once. The thread is
/// not used again, because only a privileged process may raise a priority.
pub(super) fn at_low_priority<T: Send>(niceness: Niceness, work: impl FnOnce() -> T + Send) -> T {
    // As on a thread of the runtime: a search may start the build of a table, which waits for permits.
    let runtime = Handle::try_current().ok();
    let with_priority = || {
        let _runtime = runtime.as_ref().map(Handle::enter);
        yield_to_other_threads(niceness);
        work()
    };
    let done = thread::scope(|scope| scope.spawn(with_priority).join());
    done.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Gives the calling thread a low priority. Only Linux has priorities of threads; elsewhere it changes nothing.
pub(super) fn yield_to_other_threads(niceness: Niceness) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(niceness.0) {
        tracing::warn!(%error, "the priority of a search cannot be lowered");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = niceness.0;
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[test]
    fn only_the_thread_of_the_work_has_a_low_priority() {
        let before = getpriority_process(None).expect("a priority");
        for niceness in [Niceness::WAITED_FOR, Niceness::BACKGROUND] {
            // The tests themselves may run at a low priority.
            let low = (before + niceness.0).min(19);
            let work = || getpriority_process(None);
            assert_eq!(at_low_priority(niceness, work), Ok(low));
            assert_eq!(getpriority_process(None), Ok(before));
        }
    }
}
