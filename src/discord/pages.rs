//! The rules of a ruleset in pages: what holds in words first, then a page with a picture for each special case. Which page it is
//! travels in the buttons. What a page says of its picture is asked of the rules, never known here.

use std::{fmt, str::FromStr};

use serenity::all::{CreateActionRow, CreateButton};

use super::{
    call::Call,
    commands::{Answer, rules},
    custom_id::UnknownControl,
    failure::Failure,
    lessons as tasks, panel, parts,
    reply::{Attachment, LONGEST_TEXT, Message},
    sowing, words,
};
use crate::{
    lessons::{self, Diagram},
    locale::Locale,
    play::MessageId,
    render,
    rules::{AnyPosition, Ruleset},
    say,
};

/// What the ids of the buttons begin with; they belong to no match.
pub const PREFIX: &str = "page:";

/// One page: what its buttons carry. Discord's 100 characters hold no ruleset that differs much from its preset, so the place of
/// each switch's value stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageId {
    /// Whose rules.
    pub ruleset: Ruleset,
    /// From 0.
    pub number: usize,
}

impl fmt::Display for PageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ruleset, number } = self;
        write!(
            f,
            "{PREFIX}{number}:{}/{}:",
            ruleset.game(),
            ruleset.preset()
        )?;
        for setting in ruleset.settings() {
            let mut values = setting.values.iter();
            let place = values.position(|value| *value == setting.value);
            write!(f, "{}", place.unwrap_or_default())?;
        }
        Ok(())
    }
}

impl FromStr for PageId {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = text
            .strip_prefix(PREFIX)
            .unwrap_or_default()
            .split(':')
            .collect();
        let [number, preset, places] = parts[..] else {
            return Err(UnknownControl);
        };
        let known: Ruleset = preset.parse().map_err(|_| UnknownControl)?;
        let settings = known.settings();
        if places.len() != settings.len() {
            return Err(UnknownControl);
        }
        let mut full = preset.to_owned();
        for (setting, place) in settings.iter().zip(places.chars()) {
            let place = place.to_digit(10).ok_or(UnknownControl)?;
            let value = setting.values.get(place as usize).ok_or(UnknownControl)?;
            if *value != setting.value {
                full = format!("{full}+{}={value}", setting.switch);
            }
        }
        let id = Self {
            ruleset: full.parse().map_err(|_| UnknownControl)?,
            number: number.parse().map_err(|_| UnknownControl)?,
        };
        (id.number < count(&id.ruleset))
            .then_some(id)
            .ok_or(UnknownControl)
    }
}

/// How many pages a ruleset has.
fn count(ruleset: &Ruleset) -> usize {
    lessons::diagrams(ruleset).len() + 1
}

/// A button of a page was pressed. A private page is turned in its place; one that others read is left to them.
///
/// # Errors
/// When the button is none of ours.
pub fn press(call: &Call, id: &str, menu: Option<MessageId>) -> Answer {
    let id: PageId = id
        .parse()
        .map_err(|_| Failure::Said(say!(call.locale, "unknown-control")))?;
    let message = Message {
        private: true,
        ..page(call.locale, &id)
    };
    Ok(panel::shown(message, menu))
}

/// One page, for everybody.
#[must_use]
pub fn page(locale: Locale, id: &PageId) -> Message {
    let PageId { ruleset, number } = id;
    let diagrams = lessons::diagrams(ruleset);
    let (text, picture) = match number.checked_sub(1).and_then(|n| diagrams.get(n)) {
        Some(diagram) => (
            told(locale, ruleset, diagram),
            drawn(locale, ruleset, diagram),
        ),
        None => rules::opening(locale, ruleset),
    };
    let foot = say!(
        locale,
        "page-of",
        page = (number + 1).to_string(),
        pages = (diagrams.len() + 1).to_string(),
        ruleset = words::board_title(locale, ruleset)
    );
    let room = LONGEST_TEXT - foot.chars().count() - 1;
    Message {
        content: format!("{}\n{foot}", words::shortened(&text, room)),
        picture: Some(picture),
        rows: vec![CreateActionRow::Buttons(buttons(
            locale,
            id,
            diagrams.len(),
        ))],
        ..Message::default()
    }
}

fn buttons(locale: Locale, id: &PageId, last: usize) -> Vec<CreateButton> {
    let to = |number| PageId { number, ..*id };
    let next = Some(id.number + 1).filter(|next| *next <= last);
    let before = id.number.checked_sub(1).filter(|before| *before <= last);
    let learn = parts::plain(locale, tasks::first(id.ruleset.game()), "button-learn");
    parts::turns(locale, before.map(to), next.map(to))
        .chain([learn])
        .collect()
}

/// A page in words: its sentence, what its picture shows, and the switches that it is about.
fn told(locale: Locale, ruleset: &Ruleset, diagram: &Diagram) -> String {
    let mut lines = vec![say!(locale, diagram.key)];
    if let Some((AnyPosition::OAnQuan(ring), mv)) = &diagram.turn {
        lines.extend(sowing::told(locale, ring, *mv));
    } else {
        lines.extend(diagram.spoken.iter().map(|said| match said {
            Ok(deed) => format!("✅ {}", words::described(locale, deed)),
            Err(illegal) => format!("🚫 {}", words::illegal(locale, illegal)),
        }));
    }
    lines.extend(rules::about(locale, ruleset, diagram.switches));
    lines.join("\n")
}

fn drawn(locale: Locale, ruleset: &Ruleset, diagram: &Diagram) -> Attachment {
    let position = &diagram.position;
    let moves = diagram.moves.iter();
    let targets: Vec<String> = moves
        .filter_map(|mv| Some(position.describe(*mv)?.to))
        .collect();
    let alt = words::placed(locale, position, &targets);
    let (before, last_move) = diagram.turn.clone().unzip();
    let view = render::View {
        chosen: diagram.chosen.map(str::to_owned),
        targets,
        before,
        last_move,
        ..words::plain_view(locale, ruleset)
    };
    Attachment {
        name: format!("{}.png", diagram.key),
        bytes: render::board(position, &view).png,
        alt,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn a_page_is_its_text_and_fits_discord() {
        for game in Game::ALL {
            for preset in Ruleset::presets(*game) {
                // Every switch as far from the preset as it goes.
                let mut far = preset.to_string();
                for setting in preset.settings() {
                    let others = setting.values.iter().rev();
                    if let Some(value) = others.copied().find(|value| *value != setting.value) {
                        far = format!("{far}+{}={value}", setting.switch);
                    }
                }
                for ruleset in [preset, far.parse().expect("a ruleset")] {
                    for number in 0..count(&ruleset) {
                        let id = PageId { ruleset, number };
                        assert!(id.to_string().len() <= 100, "{id}");
                        assert_eq!(id.to_string().parse(), Ok(id));
                        for locale in Locale::ALL {
                            let page = page(locale, &id);
                            assert!(page.content.chars().count() <= LONGEST_TEXT);
                            assert!(
                                !page.content.contains('…'),
                                "{locale:?} {id}: {}",
                                page.content
                            );
                        }
                    }
                }
            }
        }
        for wrong in [
            "page:",
            "page:0",
            "page:0:dobutsu/classic",
            "page:9:dobutsu/classic:",
            "page:-1:dobutsu/classic:",
            "page:0:dobutsu/classic:0",
            "page:0:jungle/classic:999999999999",
            "page:0:chess/classic:",
            "page:0:jungle/classic+traps=universal:0",
        ] {
            assert_eq!(wrong.parse::<PageId>(), Err(UnknownControl), "{wrong}");
        }
    }
}
