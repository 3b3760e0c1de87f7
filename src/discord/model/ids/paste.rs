//! Ids of the modal into which a game record is pasted, and of what goes on after a refusal of it.

use crate::{
    discord::model::ids::{
        codec::{IdField, Parts, controls, whole_ids},
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

impl IdField for Paste {
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

controls! {
    /// What goes on with a record that was refused. The database has the record and its [`Paste`] under that number.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum RefusedPaste {
        /// The button that opens the form again.
        Form(stored: u64) = "paste",
        /// Steps through the record: a menu of rulesets for it, or a button.
        Analyse(stored: u64) = "paste-analyse",
        /// Challenges the opponent: a menu of rulesets for the record.
        Challenge(stored: u64) = "paste-challenge",
    }
}

whole_ids!(Paste, RefusedPaste);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{discord::model::ids::codec::check_ids, play::SideChoice};

    #[test]
    fn a_refused_record_is_named_by_its_number() {
        for (control, id) in [
            (RefusedPaste::Form(7), "paste:7"),
            (
                RefusedPaste::Analyse(u64::MAX),
                "paste-analyse:18446744073709551615",
            ),
            (RefusedPaste::Challenge(0), "paste-challenge:0"),
        ] {
            assert_eq!(control.to_string(), id);
            assert_eq!(id.parse(), Ok(control));
        }
        let wrong = ["paste", "paste:", "paste:-1", "paste:1:2", "paste-sell:1"];
        check_ids::<RefusedPaste>([], &wrong);
    }

    #[test]
    fn a_form_carries_what_was_chosen() {
        let draft = TermsDraft {
            ruleset: "jungle/german".parse().ok(),
            side: Some(SideChoice::Second),
            time: "1440h+1439h".parse().ok(),
            rated: None,
        };
        let opponents = [None, Some(PlayerId(u64::MAX >> 1))];
        let drafts = [draft, TermsDraft::default()];
        let pastes = opponents.map(|opponent| drafts.map(|draft| Paste { opponent, draft }));
        let wrong = [
            "",
            "import",
            "import:1",
            "import:x:,,,",
            "import:9223372036854775808:,,,",
            "import:1:,",
            "plan:1:2",
        ];
        check_ids(pastes.into_iter().flatten(), &wrong);
    }
}
