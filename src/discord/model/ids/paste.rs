//! Id of the modal into which a game record is pasted.

use crate::{
    discord::model::ids::{
        codec::{Field, Parts, whole_ids},
        draft::TermsDraft,
    },
    play::PlayerId,
};

const PREFIX: &str = "import";

/// What to do with the pasted record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paste {
    /// The opponent to challenge from its position; `None` to step through it.
    pub(crate) opponent: Option<PlayerId>,
    /// The ruleset, if the text names none, and the terms of the challenge.
    pub(crate) draft: TermsDraft,
}

impl Paste {
    /// Whether it creates a challenge.
    #[must_use]
    pub fn challenges(self) -> bool {
        self.opponent.is_some()
    }
}

impl Field for Paste {
    fn write(&self, parts: &mut Vec<String>) {
        let opponent = self.opponent.map_or(0, |player| player.0);
        parts.extend([PREFIX.to_owned(), opponent.to_string()]);
        self.draft.write(parts);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        (parts.next()? == PREFIX).then_some(())?;
        Some(Self {
            opponent: match parts.next()? {
                "0" => None,
                opponent => Some(opponent.parse().ok()?),
            },
            draft: TermsDraft::read(parts)?,
        })
    }
}

whole_ids!(Paste);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{discord::model::ids::codec::UnknownControl, play::SideChoice};

    #[test]
    fn a_form_carries_what_was_chosen() {
        let draft = TermsDraft {
            ruleset: "jungle/german".parse().ok(),
            side: Some(SideChoice::Second),
            time: "1440h+1439h".parse().ok(),
            rated: None,
        };
        for opponent in [None, Some(PlayerId(u64::MAX >> 1))] {
            for draft in [draft, TermsDraft::default()] {
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
            assert_eq!(wrong.parse::<Paste>(), Err(UnknownControl), "{wrong}");
        }
    }
}
