//! Texts of commands, options, choices and controls: Discord accepts them, every language has them, and other texts use
//! the same names.

use std::collections::{BTreeMap, BTreeSet};

use banyan::locale::Locale;

use super::{filled, messages};

/// Every registered command with its options and choices: the path to each, and its fields.
fn told() -> Vec<(String, serde_json::Value)> {
    fn walk(path: &str, part: serde_json::Value, all: &mut Vec<(String, serde_json::Value)>) {
        let path = format!("{path}/{}", part["name"].as_str().expect("a name"));
        for inner in ["options", "choices"] {
            for part in part[inner].as_array().into_iter().flatten() {
                walk(&path, part.clone(), all);
            }
        }
        all.push((path, part));
    }
    let mut all = Vec::new();
    for command in banyan::discord::commands::definitions() {
        let command = serde_json::to_value(command).expect("a command");
        walk("", command, &mut all);
    }
    all
}

#[test]
fn the_readme_lists_every_command_with_its_options() {
    let mut parts = include_str!("../../README.md").split("\n## ");
    let table = parts.find(|part| part.starts_with("Commands"));
    let cells: Vec<&str> = table
        .expect("a table of commands")
        .lines()
        .filter_map(|row| row.strip_prefix("| ")?.split(" | ").next())
        .collect();
    for (path, part) in told() {
        let mut names = path.split('/').skip(1);
        let command = names.next().expect("a command");
        let typed = format!("`/{command}");
        let in_menu = format!("**{command}**");
        let listed = |cell: &&&str| cell.contains(&typed) || cell.contains(&in_menu);
        let cell = cells.iter().find(listed);
        let cell = cell.unwrap_or_else(|| panic!("README.md does not list {command}"));
        // Choices have no type; their labels explain them.
        if let Some(name) = names.last().filter(|_| part["type"].is_number()) {
            let mut words = cell.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
            assert!(words.any(|word| word == name), "{path} is not in: {cell}");
        }
    }
}

#[test]
fn discord_takes_the_words_for_commands_of_every_language() {
    let mut siblings = BTreeMap::new();
    for (path, part) in told() {
        let (above, _) = path.rsplit_once('/').expect("a path");
        let is_named = part.get("description").is_some();
        let names = part["name_localizations"].as_object();
        for (code, name) in names.into_iter().flatten() {
            let name = name.as_str().expect("a name");
            let length = name.chars().count();
            if !is_named {
                // A context menu command, or a choice.
                let most = if above.is_empty() { 32 } else { 100 };
                assert!((1..=most).contains(&length), "{code}: {path}: {name}");
                continue;
            }
            let letters = name
                .chars()
                .all(|c| c.is_alphanumeric() || "-_'".contains(c));
            assert!(
                letters && name.to_lowercase() == name,
                "{code}: {path}: {name}"
            );
            assert!((1..=32).contains(&length), "{code}: {path}: {name}");
            let other = siblings.insert(
                (code.clone(), above.to_owned(), name.to_owned()),
                path.clone(),
            );
            assert_eq!(other, None, "{code}: {path} is called {name} as well");
        }
        for (code, text) in part["description_localizations"]
            .as_object()
            .into_iter()
            .flatten()
        {
            let length = text.as_str().expect("a text").chars().count();
            assert!(
                (1..=100).contains(&length),
                "{code}: {path}: {length} letters"
            );
        }
    }
}

/// The localised names of commands and options, by their English names.
fn words_for_commands(locale: Locale) -> BTreeSet<String> {
    let parts = told()
        .into_iter()
        .filter(|(_, part)| part.get("description").is_some());
    parts
        .map(|(_, part)| {
            let own = &part["name_localizations"][locale.code()];
            let name = own.as_str().or_else(|| part["name"].as_str());
            name.expect("a name").to_owned()
        })
        .collect()
}

/// What can be typed after the slash in a language: each command without subcommands, or with one of them, and the
/// options that it takes.
fn callable(locale: Locale) -> Vec<(String, BTreeSet<String>)> {
    let name = |part: &serde_json::Value| {
        let own = &part["name_localizations"][locale.code()];
        let name = own.as_str().or_else(|| part["name"].as_str());
        name.expect("a name").to_owned()
    };
    let below = |part: &serde_json::Value| part["options"].as_array().cloned().unwrap_or_default();
    let options = |part: &serde_json::Value| below(part).iter().map(name).collect();
    let mut all = Vec::new();
    for command in banyan::discord::commands::definitions() {
        let command = serde_json::to_value(command).expect("a command");
        let parts = below(&command);
        let subcommands = parts.iter().filter(|part| part["type"] == 1);
        let called =
            subcommands.map(|part| (format!("{} {}", name(&command), name(part)), options(part)));
        let called: Vec<_> = called.collect();
        if called.is_empty() {
            all.push((name(&command), options(&command)));
        }
        all.extend(called);
    }
    all
}

#[test]
fn texts_name_only_commands_that_there_are_and_as_the_reader_knows_them() {
    for locale in Locale::ALL {
        let commands = callable(locale);
        for (key, text) in messages(locale) {
            let said = filled(locale, &key, &text, None);
            for typed in said.split('`').filter_map(|span| span.strip_prefix('/')) {
                let known = |command: &&(String, BTreeSet<String>)| {
                    let rest = typed.strip_prefix(&command.0);
                    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
                };
                let command = commands.iter().find(known);
                let (name, options) =
                    command.unwrap_or_else(|| panic!("{}: {key} names /{typed}", locale.code()));
                for part in typed[name.len()..].split_whitespace() {
                    if let Some((option, _)) = part.split_once(':') {
                        let known = options.contains(option);
                        assert!(known, "{}: {key}: {option} of /{typed}", locale.code());
                    }
                }
            }
        }
    }
}

#[test]
fn discord_knows_every_command_option_and_choice_in_every_language() {
    let others = || {
        Locale::ALL
            .into_iter()
            .filter(|locale| *locale != Locale::En)
    };
    for (path, part) in told() {
        for locale in others() {
            let code = locale.code();
            assert!(
                part["name_localizations"][code].is_string(),
                "{code}: {path}"
            );
            let described = part["description"].as_str().is_none_or(str::is_empty)
                || part["description_localizations"][code].is_string();
            assert!(described, "{code}: {path}");
        }
    }
}

#[test]
fn an_option_for_one_of_the_games_has_another_word_than_one_for_a_match() {
    for (path, part) in told() {
        let key = match (part["name"].as_str(), part["type"].as_u64()) {
            (Some("game"), Some(3)) => "name-kind-of-game",
            (Some("game"), Some(4)) => "name-game",
            _ => continue,
        };
        for (code, word) in part["name_localizations"].as_object().expect("words") {
            let locale = Locale::from_discord(code);
            assert_eq!(
                word,
                &banyan::locale::text(locale, key, &[]),
                "{code}: {path}"
            );
        }
    }
}

/// Every localised name belongs to a command or an option.
#[test]
fn every_word_for_a_command_is_used() {
    for locale in Locale::ALL {
        let words = words_for_commands(locale);
        for (key, word) in messages(locale) {
            assert!(
                !key.starts_with("name-") || words.contains(&word),
                "{}: {key}",
                locale.code()
            );
        }
    }
}

/// Discord's length limit for texts on controls and in forms; `None` for texts in messages. Longer texts would be cut.
fn most_letters(key: &str) -> Option<usize> {
    match key {
        "form-hint" | "form-hours-hint" | "form-zone-hint" => Some(100),
        "plan-title" | "plan-field" | "import-title" | "import-field" => Some(45),
        _ if key.starts_with("form-") || key.starts_with("privacy-form-") => Some(45),
        _ if key.starts_with("button-") || key.starts_with("section-") => Some(80),
        "menu-move" | "menu-chosen" | "menu-text-none" | "menu-text-challenge" => None,
        _ if key.starts_with("menu-") => Some(100),
        _ => None,
    }
}

#[test]
fn forms_buttons_and_menus_have_room_for_their_words_in_every_language() {
    for locale in Locale::ALL {
        let mut looked = 0;
        for (key, text) in messages(locale) {
            let Some(most) = most_letters(&key) else {
                continue;
            };
            let said = filled(locale, &key, &text, Some(1_000_000));
            let letters = said.chars().count();
            assert!(
                letters <= most,
                "{}: {key}: {letters}: {said}",
                locale.code()
            );
            looked += 1;
        }
        assert!(looked > 80, "{}: {looked}", locale.code());
    }
}

/// The commands that a text refers to, by their English names.
fn commands_named(locale: Locale, text: &str) -> BTreeSet<String> {
    let before = if locale == Locale::En {
        "`/"
    } else {
        "`/{ name-"
    };
    let word = |c: &char| c.is_ascii_lowercase();
    let named = text.split(before).skip(1);
    named
        .map(|rest| rest.chars().take_while(word).collect())
        .collect()
}

/// The emoji in a text.
fn pictures(text: &str) -> BTreeSet<char> {
    let drawn = |c: &char| matches!(c, '\u{2300}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}');
    text.chars().filter(drawn).collect()
}

/// A translation that is out of date usually lacks a command or an emoji of the English text.
#[test]
fn every_language_names_the_same_commands_and_shows_the_same_pictures() {
    let english = messages(Locale::En);
    for locale in Locale::ALL {
        for (key, text) in messages(locale) {
            let Some(english) = english.get(&key) else {
                continue;
            };
            let code = locale.code();
            let named = commands_named(locale, &text);
            assert_eq!(named, commands_named(Locale::En, english), "{code}: {key}");
            assert_eq!(pictures(&text), pictures(english), "{code}: {key}");
        }
    }
}

#[test]
fn an_option_with_a_default_names_it_in_every_language() {
    let options = |locale| {
        let all = messages(locale).into_iter();
        all.filter(|(key, _)| key.starts_with("option-"))
    };
    let named = options(Locale::En).filter(|(_, text)| text.contains("(default: "));
    let named: BTreeSet<String> = named.map(|(key, _)| key).collect();
    assert!(named.len() > 40, "{}", named.len());
    for locale in Locale::ALL {
        let word = match locale {
            Locale::En => "(default: ",
            Locale::De => "Standard: ",
            Locale::Fr => "par défaut",
            Locale::Vi => "mặc định: ",
            Locale::Ja => "省略時：",
            Locale::ZhCn => "默认：",
            Locale::ZhTw => "預設：",
        };
        for (key, text) in options(locale).filter(|(key, _)| named.contains(key)) {
            assert!(text.contains(word), "{}: {key}: {text}", locale.code());
        }
    }
}
