//! The address of Discord, or of a server that stands in for it.

use std::{fmt, str::FromStr};

use reqwest::Url;

/// Scheme, host and port of Discord. The default is Discord's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    /// The base URL of REST requests, without a trailing slash.
    #[must_use]
    pub fn rest_base(&self) -> String {
        format!("{self}/api/v10")
    }
}

impl Default for Origin {
    fn default() -> Self {
        Self("https://discord.com".to_owned())
    }
}

impl FromStr for Origin {
    type Err = String;

    /// Reads an address of only a host and perhaps a port. The error does not quote it, because it may contain a password.
    fn from_str(address: &str) -> Result<Self, String> {
        let url = Url::parse(address).map_err(|error| format!("it is not an address ({error})"))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err("it is neither http nor https".to_owned());
        }
        let origin = url.origin().ascii_serialization();
        // Anything else than a host and a port would be in the address but not in its origin.
        if url.as_str() != format!("{origin}/") {
            return Err("it has more than a host and a port".to_owned());
        }
        Ok(Self(origin))
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
