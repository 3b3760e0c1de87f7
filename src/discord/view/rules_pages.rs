//! Pages of rules: the goal with the board, then how to play, then a page with a picture for each special case. The page
//! is encoded in the buttons.
//! The descriptions of the pictures come from the rules.

use serenity::all::{CreateActionRow, CreateButton};

use crate::{
    discord::{
        api::attachments::Attachment,
        model::{
            ids::{
                self,
                rules_page::{INTRODUCTION_PAGES, RulesPageId, count},
            },
            limits::MAX_CONTENT_CHARS,
            reply::{Message, Reply},
        },
        view::{board, components},
    },
    lessons::{self, Diagram},
    locale::{FluentValue, Locale, text},
    render,
    rules::{AnyPosition, Ruleset, Side, SwitchValue},
    say, wording,
};

/// One page as a public message.
#[must_use]
pub fn rules_page(locale: Locale, id: &RulesPageId) -> Message {
    let RulesPageId { ruleset, number } = id;
    let diagrams = lessons::diagrams(ruleset);
    let diagram = number
        .checked_sub(INTRODUCTION_PAGES)
        .and_then(|n| diagrams.get(n));
    let (text, picture) = match diagram {
        Some(diagram) => (
            page_text(locale, ruleset, diagram),
            Some(diagram_picture(locale, ruleset, diagram)),
        ),
        None if *number == 0 => (
            long_text(locale, ruleset, ""),
            Some(starting_position(locale, ruleset)),
        ),
        None => (long_text(locale, ruleset, "-how"), None),
    };
    let foot = say!(
        locale,
        "page-of",
        page = number + 1,
        pages = count(ruleset),
        ruleset = wording::board_title(locale, ruleset)
    );
    let room = MAX_CONTENT_CHARS - foot.chars().count() - 1;
    Message {
        content: format!("{}\n{foot}", wording::truncate(&text, room)),
        picture,
        rows: vec![CreateActionRow::Buttons(buttons(locale, id))],
        ..Message::default()
    }
}

fn buttons(locale: Locale, id: &RulesPageId) -> Vec<CreateButton> {
    let last = count(&id.ruleset) - 1;
    let to = |number| RulesPageId { number, ..*id };
    let next = Some(id.number + 1).filter(|next| *next <= last);
    let before = id.number.checked_sub(1).filter(|before| *before <= last);
    let learn = components::secondary_button(
        locale,
        ids::lesson::first(id.ruleset.game()),
        "button-learn",
    );
    components::page_buttons(locale, before.map(to), next.map(to))
        .chain([learn])
        .collect()
}

/// The text of a page: its sentence, what its picture shows, and the switches that it explains.
fn page_text(locale: Locale, ruleset: &Ruleset, diagram: &Diagram) -> String {
    let mut lines = vec![say!(locale, diagram.key)];
    let steps = diagram
        .turn
        .as_ref()
        .map(|(before, mv)| wording::steps(locale, before, *mv));
    match steps.filter(|steps| !steps.is_empty()) {
        Some(steps) => lines.extend(steps),
        None => lines.extend(diagram.explained.iter().map(|said| match said {
            Ok(described) => format!("✅ {}", wording::phrase(locale, &described.phrase)),
            Err(illegal) => format!("🚫 {}", wording::illegal(locale, illegal)),
        })),
    }
    lines.extend(about(locale, ruleset, diagram.switches));
    lines.join("\n")
}

fn diagram_picture(locale: Locale, ruleset: &Ruleset, diagram: &Diagram) -> Attachment {
    let position = &diagram.position;
    let moves = diagram.moves.iter();
    let targets: Vec<String> = moves
        .filter_map(|mv| Some(position.describe(*mv)?.to))
        .collect();
    let alt = wording::diagram_alt(locale, position, &targets);
    let (before, last_move) = diagram.turn.clone().unzip();
    let view = render::View {
        chosen: diagram.chosen.map(str::to_owned),
        targets,
        before,
        last_move,
        ..board::plain_view(locale, ruleset)
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
    use crate::discord::model::ids::codec::check_ids;
    use crate::rules::Game;

    #[test]
    fn a_page_is_its_text_and_fits_discord() {
        let mut ids = Vec::new();
        for game in Game::ALL {
            for preset in Ruleset::presets(*game) {
                // A ruleset in which every switch differs from the preset.
                let mut far = preset.to_string();
                for setting in preset.settings() {
                    let others = setting.values.iter().rev();
                    if let Some(value) = others.copied().find(|value| *value != setting.value) {
                        far = format!("{far}+{}={value}", setting.switch);
                    }
                }
                for ruleset in [preset, far.parse().expect("a ruleset")] {
                    for number in 0..count(&ruleset) {
                        let id = RulesPageId { ruleset, number };
                        ids.push(id);
                        for locale in Locale::ALL {
                            let page = rules_page(locale, &id);
                            assert!(page.content.chars().count() <= MAX_CONTENT_CHARS);
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
        let wrong = [
            "page:",
            "page:0",
            "page:0:dobutsu/classic",
            "page:10:dobutsu/classic:",
            "page:-1:dobutsu/classic:",
            "page:0:dobutsu/classic:0",
            "page:0:jungle/classic:999999999999",
            "page:0:chess/classic:",
            "page:0:jungle/classic+traps=universal:0",
        ];
        check_ids(ids, &wrong);
    }
}

/// The rules of a ruleset as an ephemeral message, from the first page.
#[must_use]
pub fn rules_reply(locale: Locale, ruleset: &Ruleset) -> Reply {
    let first = RulesPageId {
        ruleset: *ruleset,
        number: 0,
    };
    Message {
        private: true,
        ..rules_page(locale, &first)
    }
    .into()
}

/// A page in words: who begins and what wins, short enough for a phone with the board below it; or (`-how`) how to play,
/// switch by switch.
fn long_text(locale: Locale, ruleset: &Ruleset, part: &str) -> String {
    let start = ruleset.start();
    let key = format!("rules-{}{part}", ruleset.game().slug());
    let [typed, spoken] = example(locale, &start);
    let mut args = vec![
        ("ruleset", wording::ruleset(locale, ruleset)),
        ("first", wording::side(locale, ruleset, Side::First)),
        ("second", wording::side(locale, ruleset, Side::Second)),
        ("typed", typed),
        ("spoken", spoken),
        ("switches", switches(locale, ruleset)),
    ];
    args.extend(wording::introduction(locale, &start));
    let args: Vec<_> = args
        .into_iter()
        .map(|(name, value)| (name, FluentValue::from(value)))
        .collect();
    text(locale, &key, &args)
}

fn starting_position(locale: Locale, ruleset: &Ruleset) -> Attachment {
    let view = board::plain_view(locale, ruleset);
    let title = wording::ruleset(locale, ruleset);
    Attachment {
        name: format!("{}.png", ruleset.game().slug()),
        bytes: render::board(&ruleset.start(), &view).png,
        alt: say!(locale, "rules-alt", ruleset = title),
    }
}

/// An example move, as typed and, if pieces have names, by the name of its piece.
fn example(locale: Locale, start: &AnyPosition) -> [String; 2] {
    let piece = start.ruleset().game().example_piece();
    let mut moves = start.legal_moves().into_iter().filter_map(|mv| {
        let described = start.describe(mv)?;
        let shows = piece.is_none_or(|piece| piece == described.piece);
        shows.then_some((mv.to_string(), described))
    });
    let Some((typed, described)) = moves.next() else {
        return Default::default();
    };
    let spoken = match piece {
        Some(piece) => format!("{} {}", wording::piece(locale, piece), described.to),
        None => typed.clone(),
    };
    [typed, spoken]
}

/// The values that mean "this rule is off". The page of words leaves them out unless they differ from the
/// preset; the pages with pictures have them.
const OFF_VALUES: [&str; 3] = ["off", "none", "never"];

/// The meaning of each switch, one on each line, with those that differ from the preset marked; for a game without
/// switches, the sentence of its preset.
fn switches(locale: Locale, ruleset: &Ruleset) -> String {
    let settings = ruleset.settings();
    if settings.is_empty() {
        return preset(locale, ruleset);
    }
    let told = |setting: &&SwitchValue| setting.deviates() || !OFF_VALUES.contains(&setting.value);
    let lines = settings.iter().filter(told);
    let lines = lines.map(|setting| switch(locale, setting));
    lines.collect::<Vec<_>>().join("\n")
}

/// The meaning of the named switches that the ruleset has; for a game without switches, the sentence of its preset.
#[must_use]
pub fn about(locale: Locale, ruleset: &Ruleset, names: &[&str]) -> Vec<String> {
    let settings = ruleset.settings();
    if settings.is_empty() && !names.is_empty() {
        return vec![preset(locale, ruleset)];
    }
    settings
        .iter()
        .filter(|setting| names.contains(&setting.switch))
        .map(|setting| switch(locale, setting))
        .collect()
}

pub(crate) fn preset(locale: Locale, ruleset: &Ruleset) -> String {
    let key = format!("preset-{}-{}", ruleset.game().slug(), ruleset.preset());
    say!(locale, &key)
}

/// The meaning of a switch with that value.
pub(crate) fn meaning(locale: Locale, setting: &SwitchValue, value: &str) -> String {
    let key = format!("switch-{}-{value}", setting.topic);
    match setting.piece {
        Some(piece) => say!(locale, &key, piece = wording::piece(locale, piece)),
        None => say!(locale, &key),
    }
}

pub(crate) fn switch(locale: Locale, setting: &SwitchValue) -> String {
    let text = meaning(locale, setting, setting.value);
    let mark = if setting.deviates() {
        "switch-deviates"
    } else {
        "switch-plain"
    };
    say!(locale, mark, text = text)
}

#[cfg(test)]
mod opening_tests {
    use super::*;

    #[test]
    fn the_board_on_the_first_page_names_sides_and_deviations_as_the_others_do() {
        let ruleset: Ruleset = "jungle/german+traps=enemy".parse().expect("a ruleset");
        let picture = starting_position(Locale::default(), &ruleset);
        let view = render::View {
            title: "Jungle · german".to_owned(),
            deviations: vec!["traps=enemy".to_owned()],
            names: ["white".to_owned(), "black".to_owned()],
            ..render::View::default()
        };
        assert!(picture.bytes == render::board(&ruleset.start(), &view).png);
    }

    #[test]
    fn every_game_has_an_example_that_can_be_played() {
        for locale in Locale::ALL {
            for ruleset in Ruleset::all_presets() {
                let start = ruleset.start();
                let [typed, spoken] = example(locale, &start).map(|text| start.read(&text));
                assert!(
                    typed.is_ok() && typed == spoken,
                    "{ruleset} {}",
                    locale.code()
                );
            }
        }
    }
}
