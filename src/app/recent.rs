//! The languages of people and servers as they were last read, so that a keystroke does not read them again. It is
//! bounded, lives in memory alone, and may be out of date.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Most entries that are remembered; when there are more, all begin anew.
const MOST: usize = 10_000;

/// The language codes of a person or a server, as far as they are remembered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// The one that was chosen, if any was.
    #[allow(
        clippy::option_option,
        reason = "not remembered, or remembered as no choice"
    )]
    pub chosen: Option<Option<&'static str>>,
    /// The one that Discord names and the database has.
    pub told: Option<&'static str>,
}

/// What was read of late. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Recent(Arc<Mutex<HashMap<String, Spoken>>>);

impl Recent {
    /// What is remembered under a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Spoken {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(key).copied().unwrap_or_default()
    }

    /// Remembers a change under a key.
    pub fn update(&self, key: String, change: impl FnOnce(&mut Spoken)) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST && !all.contains_key(&key) {
            all.clear();
        }
        change(all.entry(key).or_default());
    }

    /// Remembers nothing more under a key.
    pub fn forget(&self, key: &str) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded() {
        let recent = Recent::default();
        for n in 0..3 * MOST {
            recent.update(n.to_string(), |spoken| spoken.told = Some("de"));
            assert!(recent.0.lock().unwrap().len() <= MOST);
        }
        let newest = (3 * MOST - 1).to_string();
        assert_eq!(recent.get(&newest).told, Some("de"));
        recent.forget(&newest);
        assert_eq!(recent.get(&newest), Spoken::default());
    }
}
