//! The id of the form into which a record is pasted: what is to become of the record.

use std::{fmt, str::FromStr};

use crate::app::RequestKind;
use crate::{discord::model::ids::draft::Draft, play::PlayerId};

/// What the id of the form begins with.
const PREFIX: &str = "import";

/// What is to become of a record: what the form carries while somebody pastes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paste {
    /// Against whom to play; none to walk through it.
    pub(crate) opponent: Option<PlayerId>,
    /// The rules, if the text does not say, and how to play.
    pub(crate) draft: Draft,
}

impl Paste {
    /// Whether somebody is challenged with it.
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
    /// It is the form of something else.
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

/// What a record costs of the asker's rate: it is the start of a game with somebody, or is shown on a board.
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
