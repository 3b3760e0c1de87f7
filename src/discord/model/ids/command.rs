//! Ids of controls that run a command with options, as if somebody had typed it.

use std::{fmt, str::FromStr};

use crate::{
    discord::model::{
        call::{OptionValue, Options},
        ids::{
            codec::{UnknownControl, digit, read_digit},
            percent,
        },
    },
    play::MatchId,
};

/// Discord's limit for a custom id, in characters. UTF-16 code units are never fewer.
const MAX_ID_CHARS: usize = 100;

/// The verb of a button. A menu has that of what it picks.
const RUN: &str = "run";

/// The option that names a match.
pub(crate) const GAME: &str = "game";

/// The option that names a ruleset.
pub(crate) const RULES: &str = "rules";

/// An option's value in an id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Argument {
    Text(String),
    Whole(i64),
    Truth(bool),
    /// A text too long for an id: the database has it under this number.
    Stored(u64),
}

keyed! {
    /// What a menu picks for its command.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Pick {
        Match = "pick",
        Ruleset = "pick-rules",
    }
}

/// A control that runs a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandControl {
    /// What is picked, if it is a menu.
    pub(crate) picks: Option<Pick>,
    /// The English name of the command, then a space and the name of the subcommand if there is one.
    pub(crate) command: String,
    /// Its options.
    pub(crate) arguments: Vec<(String, Argument)>,
}

impl CommandControl {
    /// The button that runs a command, about a match if it needs one.
    #[must_use]
    pub(crate) fn run(command: &str, game: Option<MatchId>) -> Self {
        let game = game.map(|game| (GAME.to_owned(), Argument::Whole(game.0)));
        Self {
            picks: None,
            command: command.to_owned(),
            arguments: game.into_iter().collect(),
        }
    }

    /// The button that runs a command again, with the options that were typed and another value of one of them; `None`
    /// if that does not fit an id.
    #[must_use]
    pub(crate) fn again(command: &str, options: &Options, name: &str, value: &str) -> Option<Self> {
        let mut control = Self::pick(command, options);
        control.picks = None;
        control.arguments.retain(|(known, _)| known != name);
        let value = Argument::Text(value.to_owned());
        control.arguments.push((name.to_owned(), value));
        control.if_it_fits()
    }

    /// The button that runs a command again as it was typed; `None` if that does not fit an id.
    #[must_use]
    pub(crate) fn repeat<I>(command: &str, options: &Options<I>) -> Option<Self> {
        let arguments = options.values.iter().map(typed_argument);
        let control = Self {
            picks: None,
            command: match options.subcommand() {
                Some(part) => format!("{command} {part}"),
                None => command.to_owned(),
            },
            arguments: arguments.collect::<Option<_>>()?,
        };
        control.if_it_fits()
    }

    /// The menu of matches that goes on with a command and the options that were typed.
    #[must_use]
    pub(crate) fn pick(command: &str, options: &Options) -> Self {
        let typed = options.values.iter().filter(|(name, _)| name != GAME);
        Self {
            picks: Some(Pick::Match),
            command: command.to_owned(),
            // No command about one match has users or files.
            arguments: typed.filter_map(typed_argument).collect(),
        }
    }

    /// The menu of rulesets that goes on with a command and the other options that were typed; `None` if they do not fit
    /// an id.
    #[must_use]
    pub(crate) fn pick_rules(command: &str, options: &Options) -> Option<Self> {
        let mut control = Self::pick(command, options);
        control.picks = Some(Pick::Ruleset);
        control.arguments.retain(|(name, _)| name != RULES);
        control.if_it_fits()
    }

    /// The control, unless its id would be too long.
    fn if_it_fits(mut self) -> Option<Self> {
        self.too_long().is_none().then_some(self)
    }

    /// The English names of the command and of its subcommand.
    #[must_use]
    pub(crate) fn name(&self) -> (&str, Option<&str>) {
        match self.command.split_once(' ') {
            Some((command, part)) => (command, Some(part)),
            None => (&self.command, None),
        }
    }

    /// The text that must be stored because the id would be too long with it.
    #[must_use]
    pub(crate) fn too_long(&mut self) -> Option<&mut Argument> {
        if self.to_string().encode_utf16().count() <= MAX_ID_CHARS {
            return None;
        }
        let length = |argument: &Argument| match argument {
            Argument::Text(text) => text.encode_utf16().count(),
            Argument::Whole(_) | Argument::Truth(_) | Argument::Stored(_) => 0,
        };
        let arguments = self.arguments.iter_mut().map(|(_, argument)| argument);
        arguments.max_by_key(|argument| length(argument))
    }

    /// The options, with what was picked. Texts that are stored are missing.
    #[must_use]
    pub(crate) fn options<I>(&self, picked: Option<&str>) -> Options<I> {
        let known = self.arguments.iter().filter_map(|(name, argument)| {
            let value = match argument {
                Argument::Text(text) => OptionValue::Text(text.clone()),
                Argument::Whole(number) => OptionValue::Whole(*number),
                Argument::Truth(truth) => OptionValue::Truth(*truth),
                Argument::Stored(_) => return None,
            };
            Some((name.clone(), value))
        });
        let picked = picked.zip(self.picks).and_then(|(text, pick)| match pick {
            Pick::Match => Some((GAME.to_owned(), OptionValue::Whole(text.parse().ok()?))),
            Pick::Ruleset => Some((RULES.to_owned(), OptionValue::Text(text.to_owned()))),
        });
        Options {
            subcommand: self.name().1.map(str::to_owned),
            values: known.chain(picked).collect(),
        }
    }
}

impl fmt::Display for CommandControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = self.picks.map_or(RUN, Pick::key);
        write!(f, "{verb}:{}:", self.command)?;
        for (index, (name, argument)) in self.arguments.iter().enumerate() {
            if index > 0 {
                f.write_str("&")?;
            }
            match argument {
                Argument::Text(text) => write!(f, "{name}={}", percent::encoded(text, &['&']))?,
                Argument::Whole(number) => write!(f, "{name}#{number}")?,
                Argument::Truth(truth) => write!(f, "{name}!{}", digit(*truth))?,
                Argument::Stored(id) => write!(f, "{name}*{id}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for CommandControl {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let mut parts = text.splitn(3, ':');
            let picks = match parts.next()? {
                RUN => None,
                verb => Some(Pick::from_key(verb)?),
            };
            let (command, rest) = (parts.next()?, parts.next()?);
            let arguments = rest.split('&').filter(|argument| !argument.is_empty());
            Some(Self {
                picks,
                command: command.to_owned(),
                arguments: arguments.map(argument).collect::<Option<_>>()?,
            })
        };
        read().ok_or(UnknownControl)
    }
}

/// A typed option for an id; `None` for users and files.
fn typed_argument<I>((name, value): &(String, OptionValue<I>)) -> Option<(String, Argument)> {
    let argument = match value {
        OptionValue::Text(text) => Argument::Text(text.clone()),
        OptionValue::Whole(number) => Argument::Whole(*number),
        OptionValue::Truth(truth) => Argument::Truth(*truth),
        OptionValue::User(_) | OptionValue::File(_) => return None,
    };
    Some((name.clone(), argument))
}

/// One option with its value.
fn argument(text: &str) -> Option<(String, Argument)> {
    let at = text.find(['=', '#', '!', '*'])?;
    let (name, value) = (&text[..at], &text[at + 1..]);
    let argument = match &text[at..=at] {
        "=" => Argument::Text(percent::decoded(value)?),
        "#" => Argument::Whole(value.parse().ok()?),
        "!" => Argument::Truth(read_digit(value)?),
        _ => Argument::Stored(value.parse().ok()?),
    };
    (!name.is_empty()).then(|| (name.to_owned(), argument))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn what_was_typed_survives() {
        for text in [
            "b2b3",
            "",
            "100% & more=x#1!0*2:é",
            "ゾウ a3a4",
            "\u{0}\n\u{85}",
        ] {
            let options: Options = Options {
                subcommand: None,
                values: vec![
                    ("move".to_owned(), OptionValue::Text(text.to_owned())),
                    ("public".to_owned(), OptionValue::Truth(true)),
                    (GAME.to_owned(), OptionValue::Whole(3)),
                ],
            };
            let control = CommandControl::pick("move", &options);
            let id = control.to_string();
            assert!(!id.contains(char::is_control), "{id:?}");
            assert_eq!(id.parse(), Ok(control.clone()));
            let options: Options = control.options(Some("7"));
            assert_eq!(options.text("move"), Some(text));
            assert_eq!(options.integer(GAME), Some(7), "the picked one alone");
            assert!(options.is_public());
        }
        let button = CommandControl::run("board", Some(MatchId(i64::MAX)));
        assert_eq!(button.to_string().parse(), Ok(button.clone()));
        assert_eq!(
            button.options::<()>(Some("1")).integer(GAME),
            Some(i64::MAX)
        );
    }

    #[test]
    fn a_picked_ruleset_takes_the_place_of_the_typed_one() {
        let mut options: Options = Options::default();
        for (name, text) in [("rules", "chess"), ("scope", "server")] {
            let text = OptionValue::Text(text.to_owned());
            options.values.push((name.to_owned(), text));
        }
        let control = CommandControl::pick_rules("explore", &options).expect("it fits");
        assert_eq!(control.to_string(), "pick-rules:explore:scope=server");
        assert_eq!(control.to_string().parse(), Ok(control.clone()));
        let options: Options = control.options(Some("jungle/german"));
        assert_eq!(options.text("rules"), Some("jungle/german"));
        assert_eq!(options.text("scope"), Some("server"));
        let long = OptionValue::Text("x".repeat(100));
        let options = Options {
            subcommand: None,
            values: vec![("moves".to_owned(), long)],
        };
        assert_eq!(CommandControl::pick_rules("explore", &options), None);
    }

    #[test]
    fn a_long_text_is_named_rather_than_cut() {
        let mut options: Options = Options::default();
        let plan = "if d7d6 then c4c5; ".repeat(20);
        let texts = [("moves", plan.as_str()), ("theme", "high-contrast")];
        for (name, text) in texts {
            let text = OptionValue::Text(text.to_owned());
            options.values.push((name.to_owned(), text));
        }
        let mut control = CommandControl::pick("plan", &options);
        let long = control.too_long().expect("too long");
        assert_eq!(*long, Argument::Text(plan));
        *long = Argument::Stored(u64::MAX);
        assert_eq!(control.too_long(), None);
        assert_eq!(control.to_string().parse(), Ok(control.clone()));
        assert_eq!(
            control.options::<()>(None).text("theme"),
            Some("high-contrast")
        );
    }

    #[test]
    fn hostile_ids_are_refused() {
        let wrong = [
            "",
            "run",
            "run:",
            "run:board",
            "pick:move",
            "fly:move:",
            "run:board:game",
            "run:board:#1",
            "run:board:game#x",
            "run:board:public!2",
            "run:move:move=%",
            "run:move:move=%zz",
            "run:move:move=%ff",
            "run:plan:moves*-1",
            "run:move:move=%é1",
        ];
        check_ids::<CommandControl>([], &wrong);
    }
}
