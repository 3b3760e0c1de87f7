//! Ids of the panels that set up a tournament, or change its settings. They hold the options of `/tournament create` or
//! `/tournament settings` as chosen so far.

use std::collections::BTreeMap;

use crate::{
    discord::model::{
        call::{OptionValue, Options},
        ids::{
            codec::{IdField, Parts, digit, fields, read_digit, whole_ids},
            percent,
        },
    },
    play::{PlayerId, TournamentId},
    wording::markdown,
};

/// The most characters of an id, and how many of them a verb with its colon and the choice of a button (`,r1`) need.
const MAX_ID_CHARS: usize = 100;
const VERB_AND_CHOICE: usize = 7;

/// What separates the parts of an id; a title is written without them.
const SEPARATORS: [char; 2] = [',', ':'];

keyed! {
    /// The sections of the panels.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum SetupSection {
        /// How it is played.
        Play = "cpl",
        /// Who can join, and when it starts.
        Join = "cjo",
    }
}

/// Defines [`SetupTerm`]. A row has the letter of an option in ids, its name and the type of its values. Unless only
/// the form asks for the option, the row also has the section and the verb of its control.
macro_rules! terms {
    ($($(#[$about:meta])* $term:ident = $letter:literal, $option:literal, $type:ident $(, $section:ident $verb:literal)?;)+) => {
        keyed! {
            /// An option that a draft holds.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
            pub(crate) enum SetupTerm { $($(#[$about])* $term = $letter,)+ }
        }

        impl SetupTerm {
            /// The name of the option.
            pub(crate) const fn option(self) -> &'static str {
                match self { $(Self::$term => $option,)+ }
            }

            /// The type of its values.
            const fn values(self) -> TermType {
                match self { $(Self::$term => TermType::$type,)+ }
            }

            /// Its control in the panels: the section and the verb.
            const fn control(self) -> Option<(SetupSection, &'static str)> {
                match self { $(Self::$term => terms!(@control $($section $verb)?),)+ }
            }
        }
    };
    (@control) => { None };
    (@control $section:ident $verb:literal) => { Some((SetupSection::$section, $verb)) };
}

terms! {
    /// The tournament whose settings change; a draft without it is of a new tournament.
    Tournament = "a", "tournament", Number;
    Format = "b", "format", Word, Play "cfo";
    Rules = "c", "rules", Word, Play "cru";
    Time = "d", "time", Word, Play "cti";
    Players = "e", "players", Number, Join "cpy";
    Rounds = "f", "rounds", Number, Play "cro";
    Hours = "g", "hours", Number, Join "cho";
    Days = "h", "days", Number, Play "cda";
    Late = "i", "late", Number, Join "cla";
    Role = "j", "role", Role, Join "crl";
    Reach = "k", "reach", Number, Play "cre";
    Division = "l", "division", Number, Play "cdi";
    Rated = "m", "rated", Truth, Play "cra";
    LeastRating = "n", "least-rating", Number;
    MostRating = "o", "most-rating", Number;
    LeastGames = "p", "least-games", Number;
    Level = "q", "level", Number, Join "cle";
    PlayOff = "r", "play-off", Truth, Play "cpo";
    Guests = "s", "guests", Truth, Join "cgu";
    /// Has no control of its own: an entry in the menu of the hours.
    ByHand = "u", "by-hand", Truth;
    LeastPlayers = "v", "least-players", Number;
    /// Kept only if there is room for it; the form asks for it in any case.
    Title = "t", "title", Title;
}

/// The type of an option's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TermType {
    /// A text without the separators of an id.
    Word,
    /// Any text.
    Title,
    /// A role.
    Role,
    /// A truth value, which a button turns; others have a menu.
    Truth,
    /// A whole number.
    Number,
}

/// What a control of the panels does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetupVerb {
    /// Show a section.
    Show(SetupSection),
    /// Set an option.
    Set(SetupTerm),
    /// Open the form, and the form itself.
    Form,
    /// Open a new panel below a refusal.
    Open,
}

const FORM: &str = "cfm";
const OPEN: &str = "cop";

/// The value in the menu of the hours for a start by hand only.
pub(crate) const BY_HAND: &str = "hand";

impl IdField for SetupVerb {
    fn write(&self, parts: &mut Vec<String>) {
        let key = match self {
            Self::Show(section) => section.key(),
            Self::Set(term) => term.control().map_or("", |(_, verb)| verb),
            Self::Form => FORM,
            Self::Open => OPEN,
        };
        parts.push(key.to_owned());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let key = parts.next()?;
        let is_its_own = |term: &SetupTerm| term.control().is_some_and(|(_, verb)| verb == key);
        match SetupSection::from_key(key) {
            Some(section) => Some(Self::Show(section)),
            None if key == FORM => Some(Self::Form),
            None if key == OPEN => Some(Self::Open),
            None => SetupTerm::ALL.into_iter().find(is_its_own).map(Self::Set),
        }
    }
}

impl SetupTerm {
    /// The section with its control.
    pub(crate) fn section(self) -> SetupSection {
        let control = self.control();
        control.map_or(SetupSection::Play, |(section, _)| section)
    }

    /// The option's value that the text stands for; `None` if the text is invalid for it.
    fn value(self, text: &str) -> Option<OptionValue<PlayerId>> {
        Some(match self.values() {
            TermType::Word => OptionValue::Text(text.to_owned()),
            TermType::Title => OptionValue::Text(percent::decoded(text)?),
            TermType::Role => OptionValue::Text(format!("<@&{}>", text.parse::<u64>().ok()?)),
            TermType::Truth => OptionValue::Truth(read_digit(text)?),
            TermType::Number => OptionValue::Whole(text.parse::<u32>().ok()?.into()),
        })
    }

    /// What a command chose for it, as a text.
    fn option_text(self, options: &Options) -> Option<String> {
        let name = self.option();
        let text = || options.text(name).map(str::trim);
        match self.values() {
            TermType::Word => text().map(str::to_owned),
            TermType::Title => {
                text().map(|title| percent::encoded(&markdown::plain(title), &SEPARATORS))
            }
            TermType::Role => text().map(|role| {
                let role = role.trim_start_matches("<@&").trim_end_matches('>');
                role.to_owned()
            }),
            TermType::Truth => options.boolean(name).map(|is| digit(is).to_owned()),
            TermType::Number => options.integer(name).map(|number| number.to_string()),
        }
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
        SetupTerm::ALL
            .into_iter()
            .filter_map(|term| Some((term, term.option_text(options)?)))
            .fold(Self::default(), |draft, (term, text)| {
                draft.with(term, text)
            })
    }

    /// The draft with what was chosen in the menu of an option. A button's draft has the choice already.
    pub(crate) fn with_choice(self, term: SetupTerm, chosen: &str) -> Self {
        match term.values() {
            TermType::Truth => return self,
            TermType::Word | TermType::Title | TermType::Role | TermType::Number => {}
        }
        if term == SetupTerm::Hours {
            let draft = self.without(SetupTerm::Hours).without(SetupTerm::ByHand);
            let draft = if chosen == BY_HAND {
                draft.with(SetupTerm::ByHand, "1")
            } else {
                draft.with(SetupTerm::Hours, chosen)
            };
            return draft.shortened();
        }
        // An empty selection of roles takes the role away.
        let text = if chosen.is_empty() { "0" } else { chosen };
        self.with(term, text).fitting(term).shortened()
    }

    /// The tournament whose settings change; `None` for a new one.
    pub(crate) fn tournament(&self) -> Option<TournamentId> {
        self.get(SetupTerm::Tournament)?.parse().ok()
    }

    /// The draft without the options that lose their meaning when the option `changed` changes.
    fn fitting(self, changed: SetupTerm) -> Self {
        let is_new = self.tournament().is_none();
        let loses_meaning = |term: &SetupTerm| match term {
            SetupTerm::Rounds
            | SetupTerm::Days
            | SetupTerm::Reach
            | SetupTerm::Division
            | SetupTerm::PlayOff => changed == SetupTerm::Format,
            // Another game may have fewer levels.
            SetupTerm::Level => matches!(changed, SetupTerm::Format | SetupTerm::Rules),
            // There may be fewer rounds then.
            SetupTerm::Late => {
                let of_rounds = matches!(changed, SetupTerm::Rounds | SetupTerm::Players);
                changed == SetupTerm::Format || is_new && of_rounds
            }
            SetupTerm::Tournament
            | SetupTerm::Format
            | SetupTerm::Rules
            | SetupTerm::Time
            | SetupTerm::Players
            | SetupTerm::Hours
            | SetupTerm::Role
            | SetupTerm::Rated
            | SetupTerm::LeastRating
            | SetupTerm::MostRating
            | SetupTerm::LeastGames
            | SetupTerm::Guests
            | SetupTerm::ByHand
            | SetupTerm::LeastPlayers
            | SetupTerm::Title => false,
        };
        let lost = SetupTerm::ALL.into_iter().filter(loses_meaning);
        lost.fold(self, Self::without)
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
        parts.concat().encode_utf16().count() + VERB_AND_CHOICE <= MAX_ID_CHARS
    }
}

/// One part: options after their letters, in order, separated by commas.
impl IdField for SetupDraft {
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

fields!(SetupControl { verb, draft });
whole_ids!(SetupControl);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

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
        let terms = SetupTerm::ALL.into_iter();
        let set = terms.filter(|term| term.control().is_some());
        let show = SetupSection::ALL.into_iter().map(SetupVerb::Show);
        let verbs = set
            .map(SetupVerb::Set)
            .chain(show)
            .chain([SetupVerb::Form, SetupVerb::Open]);
        for verb in verbs {
            let mut parts = Vec::new();
            verb.write(&mut parts);
            assert!(parts.concat().len() + 4 <= VERB_AND_CHOICE, "{verb:?}");
            let drafts = [draft(), SetupDraft::default()];
            check_ids(drafts.map(|draft| SetupControl { verb, draft }), &[]);
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
                OptionValue::Text("Fun, fun: 9 %2C".to_owned()),
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
        let wrong = [
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
        ];
        check_ids::<SetupControl>([], &wrong);
    }
}
