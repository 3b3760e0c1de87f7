//! A hook in the searches of a thread, so that a caller can hold them up while something urgent needs the processor.

use std::cell::RefCell;

thread_local! {
    static PAUSE: RefCell<Option<Box<dyn FnMut()>>> = const { RefCell::new(None) };
}

/// Makes all later searches on this thread call `pause` about every thousand nodes. They go on when it returns, with the
/// same result.
pub fn set_pause(pause: impl FnMut() + 'static) {
    PAUSE.set(Some(Box::new(pause)));
}

/// Calls the hook of this thread, if there is one.
pub(super) fn pause() {
    PAUSE.with_borrow_mut(|pause| {
        if let Some(pause) = pause {
            pause();
        }
    });
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::*;
    use crate::rules::Record;
    use crate::search::best;

    #[test]
    fn a_search_with_pauses_finds_the_same_move() {
        let record = Record::new(&"jungle/classic".parse().unwrap());
        let undisturbed = best(&record, 20_000);
        let calls = Rc::new(Cell::new(0));
        let counted = Rc::clone(&calls);
        set_pause(move || counted.set(counted.get() + 1));
        assert_eq!(best(&record, 20_000), undisturbed);
        assert!((15..=25).contains(&calls.get()), "{}", calls.get());
        PAUSE.set(None);
    }
}
