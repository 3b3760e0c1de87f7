//! Ids of the panels that set up a tournament, or change its settings. They hold the options of `/tournament create` or
//! `/tournament settings` as chosen so far.

use std::collections::BTreeMap;

use crate::{
    discord::model::{
        call::{Options, Value},
        ids::codec::{Field, Parts, fields, part, whole_ids},
    },
    wording::markdown,
};

/// The most characters of an id, and what a verb with its colon and the choice of a button (`,r1`) take of it.
const LONGEST_ID: usize = 100;
const VERB_AND_CHOICE: usize = 7;

/// What separates the parts of an id, and how a title writes it.
const ESCAPES: [(&str, &str); 3] = [("%", "%25"), (",", "%2C"), (":", "%3A")];

keyed! {
    /// What a control of the panels changes or does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum SetupVerb {
        /// Show how it is played.
        Play = "cpl",
        /// Show who can join, and when it starts.
        Join = "cjo",
        Format = "cfo",
        Rules = "cru",
        Time = "cti",
        Days = "cda",
        Rounds = "cro",
        Reach = "cre",
        Division = "cdi",
        /// A button; its draft already contains the choice, as for the next two.
        Rated = "cra",
        PlayOff = "cpo",
        Guests = "cgu",
        Players = "cpy",
        Hours = "cho",
        Late = "cla",
        Level = "cle",
        Role = "crl",
        /// Open the form, and the form itself.
        Form = "cfm",
    }
}

keyed! {
    /// An option that a draft holds.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) enum SetupTerm {
        /// The tournament whose settings change; a draft without it is of a new tournament.
        Tournament = "a",
        Format = "b",
        Rules = "c",
        Time = "d",
        Players = "e",
        Rounds = "f",
        Hours = "g",
        Days = "h",
        Late = "i",
        Role = "j",
        Reach = "k",
        Division = "l",
        Rated = "m",
        LeastRating = "n",
        MostRating = "o",
        LeastGames = "p",
        Level = "q",
        PlayOff = "r",
        Guests = "s",
        /// Kept only if there is room for it; the form asks for it in any case.
        Title = "t",
    }
}

impl SetupTerm {
    /// The name of the option.
    pub(crate) fn option(self) -> &'static str {
        match self {
            Self::Tournament => "tournament",
            Self::Format => "format",
            Self::Rules => "rules",
            Self::Time => "time",
            Self::Players => "players",
            Self::Rounds => "rounds",
            Self::Hours => "hours",
            Self::Days => "days",
            Self::Late => "late",
            Self::Role => "role",
            Self::Reach => "reach",
            Self::Division => "division",
            Self::Rated => "rated",
            Self::LeastRating => "least-rating",
            Self::MostRating => "most-rating",
            Self::LeastGames => "least-games",
            Self::Level => "level",
            Self::PlayOff => "play-off",
            Self::Guests => "guests",
            Self::Title => "title",
        }
    }

    /// The option with that text as its value; `None` if it cannot have it.
    fn value(self, text: &str) -> Option<Value<crate::play::PlayerId>> {
        Some(match self {
            Self::Format | Self::Rules | Self::Time => Value::Text(text.to_owned()),
            Self::Title => {
                let plain =
                    |text: String, (plain, escape): &(&str, &str)| text.replace(escape, plain);
                Value::Text(ESCAPES.iter().rev().fold(text.to_owned(), plain))
            }
            Self::Role => Value::Text(format!("<@&{}>", text.parse::<u64>().ok()?)),
            Self::Rated | Self::PlayOff | Self::Guests => Value::Truth(match text {
                "0" => false,
                "1" => true,
                _ => return None,
            }),
            _ => Value::Whole(text.parse::<u32>().ok()?.into()),
        })
    }
}

/// The options chosen so far, as texts. In a draft, 0 takes a number or the role away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SetupDraft(BTreeMap<SetupTerm, String>);

impl SetupDraft {
    /// The draft with an option that its values allow; else unchanged.
    pub(crate) fn with(mut self, term: SetupTerm, text: impl Into<String>) -> Self {
        let text = text.into();
        if !text.is_empty() && !text.contains([',', ':']) && term.value(&text).is_some() {
            self.0.insert(term, text);
        }
        self
    }

    /// The draft with the options of a command that it can hold.
    pub(crate) fn of(options: &Options) -> Self {
        let mut draft = Self::default();
        for term in SetupTerm::ALL {
            let name = term.option();
            let text = || options.text(name).map(str::trim);
            let chosen = match term {
                SetupTerm::Format | SetupTerm::Rules | SetupTerm::Time => text().map(str::to_owned),
                SetupTerm::Title => text().map(|title| {
                    let escape =
                        |text: String, (plain, escape): &(&str, &str)| text.replace(plain, escape);
                    ESCAPES.iter().fold(markdown::plain(title), escape)
                }),
                SetupTerm::Role => text().map(|role| {
                    let role = role.trim_start_matches("<@&").trim_end_matches('>');
                    role.to_owned()
                }),
                SetupTerm::Rated | SetupTerm::PlayOff | SetupTerm::Guests => {
                    let truth = options.boolean(name);
                    truth.map(|truth| u8::from(truth).to_string())
                }
                _ => options.integer(name).map(|number| number.to_string()),
            };
            if let Some(chosen) = chosen {
                draft = draft.with(term, chosen);
            }
        }
        draft
    }

    /// The draft without an option.
    pub(crate) fn without(mut self, term: SetupTerm) -> Self {
        self.0.remove(&term);
        self
    }

    /// The draft without the title if it is too long with it; the form asks for the title again.
    pub(crate) fn shortened(self) -> Self {
        if self.fits() {
            self
        } else {
            self.without(SetupTerm::Title)
        }
    }

    /// The options of the command.
    pub(crate) fn options(&self) -> Options {
        let values = self
            .0
            .iter()
            .filter_map(|(term, text)| Some((term.option().to_owned(), term.value(text)?)));
        Options {
            subcommand: None,
            values: values.collect(),
        }
    }

    /// The chosen text of an option.
    pub(crate) fn get(&self, term: SetupTerm) -> Option<&str> {
        self.0.get(&term).map(String::as_str)
    }

    /// Whether it fits into the ids of all controls.
    pub(crate) fn fits(&self) -> bool {
        let mut parts = Vec::new();
        self.write(&mut parts);
        parts.concat().encode_utf16().count() + VERB_AND_CHOICE <= LONGEST_ID
    }
}

/// One part: options after their letters, in order, separated by commas.
impl Field for SetupDraft {
    fn write(&self, parts: &mut Vec<String>) {
        let terms = self.0.iter();
        let terms: Vec<String> = terms
            .map(|(term, text)| format!("{}{text}", term.key()))
            .collect();
        parts.push(terms.join(","));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let text = parts.next()?;
        let mut draft = Self::default();
        for chosen in text.split(',').filter(|_| !text.is_empty()) {
            let (letter, value) = chosen.split_at_checked(1)?;
            let term = SetupTerm::from_key(letter)?;
            draft = draft.with(term, value);
            draft.get(term)?;
        }
        let mut same = Vec::new();
        draft.write(&mut same);
        (same.concat() == text).then_some(draft)
    }
}

/// A control of the panels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SetupControl {
    pub(crate) verb: SetupVerb,
    pub(crate) draft: SetupDraft,
}

part!(keyed: SetupVerb);
fields!(SetupControl { verb, draft });
whole_ids!(SetupControl);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::UnknownControl;

    fn draft() -> SetupDraft {
        SetupDraft::default()
            .with(SetupTerm::Format, "double-round-robin")
            .with(SetupTerm::Rules, "jungle/classic")
            .with(SetupTerm::Time, "240h+36h")
            .with(SetupTerm::Players, "256")
            .with(SetupTerm::Role, "123456789012345678")
            .with(SetupTerm::Rated, "0")
    }

    #[test]
    fn every_control_reads_back_and_fits_discord() {
        assert!(draft().fits());
        for verb in SetupVerb::ALL {
            assert!(verb.key().len() + 4 <= VERB_AND_CHOICE, "{verb:?}");
            for draft in [draft(), SetupDraft::default()] {
                let control = SetupControl { verb, draft };
                assert!(control.to_string().len() <= LONGEST_ID, "{control}");
                assert_eq!(control.to_string().parse(), Ok(control));
            }
        }
        let long = draft().with(SetupTerm::Tournament, "4000000000");
        let long = long.with(SetupTerm::LeastRating, "1000");
        let long = long.with(SetupTerm::MostRating, "2000");
        let long = long.with(SetupTerm::LeastGames, "1000");
        assert!(!long.fits());
        assert!(!long.shortened().fits());
        let titled = draft().with(SetupTerm::Title, "A title that is too long for the ids");
        assert!(!titled.fits());
        assert_eq!(titled.shortened(), draft());
    }

    #[test]
    fn a_draft_is_the_options_that_it_came_from() {
        let options = draft().options();
        let titled = SetupDraft::of(&Options {
            subcommand: None,
            values: vec![(
                "title".to_owned(),
                Value::Text("Fun, fun: 9 %2C".to_owned()),
            )],
        });
        assert_eq!(titled.options().text("title"), Some("Fun, fun: 9 %2C"));
        assert_eq!(options.text("role"), Some("<@&123456789012345678>"));
        assert_eq!(options.boolean("rated"), Some(false));
        assert_eq!(options.integer("players"), Some(256));
        assert_eq!(SetupDraft::of(&options), draft());
    }

    #[test]
    fn hostile_ids_are_refused() {
        for text in [
            "",
            "c",
            "cfm",
            "cwn:",
            "cfm:z1",
            "cfm:b",
            "cfm:ex",
            "cfm:e-1",
            "cfm:m2",
            "cfm:bswiss,",
            "cfm:e8,bswiss",
            "cfm:e8,e9",
            "cfm:é",
            "cfm:bswiss:x",
        ] {
            assert_eq!(text.parse::<SetupControl>(), Err(UnknownControl), "{text}");
        }
    }
}
