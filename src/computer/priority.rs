//! The priority of threads that search, below those that answer people. Knows no search.

use std::panic::resume_unwind;
use std::thread;

use tokio::runtime::Handle;

/// How much a search gives way, from 0 to 19. With 10 it still gets a tenth of a core that another program uses.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Runs CPU-bound work on a new thread of low priority, so that answers to people get a core at once. The thread is
/// not used again, because only a privileged process may raise a priority.
pub(super) fn at_low_priority<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    // As on a thread of the runtime: a search may start the build of a table, which waits for permits.
    let runtime = Handle::try_current().ok();
    let with_priority = || {
        let _runtime = runtime.as_ref().map(Handle::enter);
        yield_to_other_threads();
        work()
    };
    let done = thread::scope(|scope| scope.spawn(with_priority).join());
    done.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Gives the calling thread a low priority. Only Linux has priorities of threads; elsewhere it changes nothing.
pub(super) fn yield_to_other_threads() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::warn!(%error, "the priority of a search cannot be lowered");
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[test]
    fn only_the_thread_of_the_work_has_a_low_priority() {
        let before = getpriority_process(None).expect("a priority");
        // The tests themselves may run at a low priority.
        let low = (before + NICENESS).min(19);
        assert_eq!(at_low_priority(|| getpriority_process(None)), Ok(low));
        assert_eq!(getpriority_process(None), Ok(before));
    }
}
