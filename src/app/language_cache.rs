//! A bounded in-memory cache of the languages of users and servers, so that autocompletion needs no query. Entries may
//! be outdated.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// When the cache is full, it is emptied.
const MAX_ENTRIES: usize = 10_000;

/// The cached language codes of a user or server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CachedLanguage {
    /// The chosen language, if any.
    #[allow(
        clippy::option_option,
        reason = "not remembered, or remembered as no choice"
    )]
    pub chosen: Option<Option<&'static str>>,
    /// The language that Discord reports, as stored in the database.
    pub reported: Option<&'static str>,
}

/// The cache. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct LanguageCache(Arc<Mutex<HashMap<String, CachedLanguage>>>);

impl LanguageCache {
    /// The cached entry of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> CachedLanguage {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(key).copied().unwrap_or_default()
    }

    /// Changes the entry of a key.
    pub fn update(&self, key: String, change: impl FnOnce(&mut CachedLanguage)) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_ENTRIES && !all.contains_key(&key) {
            all.clear();
        }
        change(all.entry(key).or_default());
    }

    /// Removes the entry of a key.
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
        let recent = LanguageCache::default();
        for n in 0..3 * MAX_ENTRIES {
            recent.update(n.to_string(), |spoken| spoken.reported = Some("de"));
            assert!(recent.0.lock().unwrap().len() <= MAX_ENTRIES);
        }
        let newest = (3 * MAX_ENTRIES - 1).to_string();
        assert_eq!(recent.get(&newest).reported, Some("de"));
        recent.forget(&newest);
        assert_eq!(recent.get(&newest), CachedLanguage::default());
    }
}
