//! Id of the modal into which a game record is pasted.

use std::{fmt, str::FromStr};

use crate::app::RequestKind;
use crate::{discord::model::ids::draft::Draft, play::PlayerId};

const PREFIX: &str = "import";

/// What to do with the pasted record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paste {
    /// The opponent to challenge from its position; `None` to step through it.
    pub(crate) opponent: Option<PlayerId>,
    /// The ruleset, if the text names none, and the terms of the challenge.
    pub(crate) draft: Draft,
}

impl Paste {
    /// Whether it creates a challenge.
    #[must_use]
    pub fn challenges(self) -> bool {
        self.opponent.is_some()
    }
}

impl fmt::Display for Paste {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let opponent = self.opponent.map_or(0, |player| player.0);
        write!(f, "{PREFIX}:{opponent}:{}", self.draft)
    }
}

impl FromStr for Paste {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let [PREFIX, opponent, draft] = *text.splitn(3, ':').collect::<Vec<_>>() else {
            return Err(());
        };
        Ok(Self {
            opponent: match opponent {
                "0" => None,
                opponent => Some(opponent.parse().map_err(drop)?),
            },
            draft: draft.parse().map_err(drop)?,
        })
    }
}

/// The rate limit: that of a challenge, or of a picture.
pub(crate) fn cost(challenges: bool) -> RequestKind {
    if challenges {
        RequestKind::Challenge
    } else {
        RequestKind::Picture
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::SideChoice;

    #[test]
    fn a_form_carries_what_was_chosen() {
        let draft = Draft {
            ruleset: "jungle/german".parse().ok(),
            side: Some(SideChoice::Second),
            time: "1440h+1439h".parse().ok(),
            rated: None,
        };
        for opponent in [None, Some(PlayerId(u64::MAX >> 1))] {
            for draft in [draft, Draft::default()] {
                let paste = Paste { opponent, draft };
                assert!(paste.to_string().len() <= 100);
                assert_eq!(paste.to_string().parse(), Ok(paste));
            }
        }
        for wrong in [
            "",
            "import",
            "import:1",
            "import:x:,,,",
            "import:9223372036854775808:,,,",
            "import:1:,",
            "plan:1:2",
        ] {
            assert_eq!(wrong.parse::<Paste>(), Err(()), "{wrong}");
        }
    }
}
