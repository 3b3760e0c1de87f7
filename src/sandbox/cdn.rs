//! Signed addresses of files. As on Discord, an address is valid for a day; an object that is read again has a new one.

use serde::Deserialize;
use sha2::{Digest as _, Sha256};

/// How long an address is valid, in seconds.
const ADDRESS_LIFE_S: i64 = 24 * 3600;
/// Addresses that are issued within the same hour are equal, so that a browser keeps what it has loaded.
const ADDRESS_STEP_S: i64 = 3600;

/// What signatures depend on. It is no secret: the sandbox has only to refuse addresses as Discord does.
const KEY: &str = "files of the sandbox";

/// Signs addresses.
#[derive(Clone, Debug)]
pub(super) struct Cdn {
    pub(super) base_url: String,
}

/// What an address contains after its path: when it expires, when it was issued (both in hexadecimal seconds since
/// 1970), and a signature of path and times.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Signed {
    ex: String,
    is: String,
    hm: String,
}

impl Cdn {
    fn signature(path: &str, expires: &str, issued: &str) -> String {
        format!(
            "{:x}",
            Sha256::digest(format!("{KEY}{path}?ex={expires}&is={issued}"))
        )
    }

    /// The absolute address of the file at `path`, issued at `now` in milliseconds.
    pub(super) fn url(&self, path: &str, now: i64) -> String {
        let issued = now / 1000 / ADDRESS_STEP_S * ADDRESS_STEP_S;
        let (expires, issued) = (
            format!("{:x}", issued + ADDRESS_LIFE_S),
            format!("{issued:x}"),
        );
        let signature = Self::signature(path, &expires, &issued);
        let base = &self.base_url;
        format!("{base}{path}?ex={expires}&is={issued}&hm={signature}")
    }

    /// Whether an address for `path` is genuine and still valid at `now` in milliseconds.
    pub(super) fn is_valid(path: &str, signed: &Signed, now: i64) -> bool {
        let expires = i64::from_str_radix(&signed.ex, 16).unwrap_or_default();
        signed.hm == Self::signature(path, &signed.ex, &signed.is) && now / 1000 < expires
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3600 * 1000;
    const NOW: i64 = 500_000 * HOUR;
    const PATH: &str = "/cdn/1/2/board.png";

    fn cdn() -> Cdn {
        let base_url = "http://127.0.0.1:4000".to_owned();
        Cdn { base_url }
    }

    fn signed(url: &str) -> Signed {
        let (_, query) = url.split_once('?').expect("a query");
        let mut pairs = query
            .split('&')
            .map(|pair| pair.split_once('=').expect("a pair").1);
        let mut next = || pairs.next().expect("a value").to_owned();
        Signed {
            ex: next(),
            is: next(),
            hm: next(),
        }
    }

    #[test]
    fn an_address_expires_after_a_day() {
        let url = cdn().url(PATH, NOW);
        assert!(
            url.starts_with("http://127.0.0.1:4000/cdn/1/2/board.png?ex="),
            "{url}"
        );
        assert_eq!(url, cdn().url(PATH, NOW + HOUR - 1));
        assert!(Cdn::is_valid(PATH, &signed(&url), NOW));
        assert!(Cdn::is_valid(PATH, &signed(&url), NOW + 24 * HOUR - 1));
        assert!(!Cdn::is_valid(PATH, &signed(&url), NOW + 24 * HOUR));
    }

    #[test]
    fn an_address_cannot_be_changed() {
        let url = cdn().url(PATH, NOW);
        assert!(!Cdn::is_valid("/cdn/1/3/board.png", &signed(&url), NOW));
        let later = Signed {
            ex: "ffffffff".to_owned(),
            ..signed(&url)
        };
        assert!(!Cdn::is_valid(PATH, &later, NOW));
        assert!(!Cdn::is_valid(PATH, &Signed::default(), NOW));
    }
}
