//! Checks all registered commands against Discord's limits. Posts are checked at the end of every test by
//! `TestEnvironment::close`.

use std::collections::BTreeSet;

use banyan::discord::commands::definitions;
use serde_json::Value;

/// The maximum numbers of slash, user and message commands. Discord's limit for the latter two was 5 and is higher now.
const MAX_COMMANDS: [(u64, usize); 3] = [(1, 100), (2, 5), (3, 5)];
const MAX_COMMANDS_CHARS: usize = 8000;
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

fn commands() -> Vec<Value> {
    let all = serde_json::to_value(definitions()).expect("JSON");
    all.as_array().expect("a list").clone()
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn list<'v>(holder: &'v Value, key: &str) -> &'v [Value] {
    holder[key].as_array().map_or(&[], Vec::as_slice)
}

fn length(text: &Value) -> usize {
    text.as_str().map_or(0, |text| text.chars().count())
}

/// A text and its translations.
fn versions(holder: &Value, key: &str) -> Vec<String> {
    let translations = holder[format!("{key}_localizations")].as_object();
    let translations = translations.into_iter().flatten();
    let mut all: Vec<String> = translations
        .map(|(locale, text)| {
            assert!(LOCALES.contains(&locale.as_str()), "{locale} in {holder}");
            text.as_str().expect("a text").to_owned()
        })
        .collect();
    all.extend(holder[key].as_str().map(str::to_owned));
    all
}

/// Checks that every text of this key has between one and `most` characters.
fn fits(holder: &Value, key: &str, most: usize) {
    let all = versions(holder, key);
    assert!(!all.is_empty(), "no {key}: {holder}");
    for text in all {
        let length = text.chars().count();
        assert!((1..=most).contains(&length), "{key} of {length}: {text:?}");
    }
}

/// Checks names against `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` in lower case, in every language.
fn named(holder: &Value) {
    fits(holder, "name", 32);
    for name in versions(holder, "name") {
        let sound = |c: char| "-_'".contains(c) || c.is_alphanumeric();
        assert!(name.chars().all(sound), "{name:?}");
        assert_eq!(name.to_lowercase(), name);
    }
}

fn distinct(holders: &[Value]) {
    // Also in translation: two commands or options with the same name could not be told apart.
    let locales = LOCALES.iter().map(|locale| Some(*locale)).chain([None]);
    for locale in locales {
        let mut seen = BTreeSet::new();
        for holder in holders {
            let own = locale.map(|locale| &holder["name_localizations"][locale]);
            let name = own.and_then(Value::as_str).or(holder["name"].as_str());
            let name = format!("{}/{}", kind(holder), name.expect("a name"));
            let twice = !seen.insert(name.clone());
            assert!(
                !twice || holder["value"] != Value::Null,
                "{name} twice in {locale:?}"
            );
        }
    }
}

fn option(option: &Value) {
    named(option);
    fits(option, "description", 100);
    let (options, choices) = (list(option, "options"), list(option, "choices"));
    assert!(options.len() <= 25 && choices.len() <= 25, "{option}");
    assert!(
        choices.is_empty() || option["autocomplete"] != true,
        "{option}"
    );
    for choice in choices {
        fits(choice, "name", 100);
        assert!(length(&choice["value"]) <= 100, "{choice}");
    }
    options.iter().for_each(self::option);
    ordered(options);
}

/// Checks that required options come first and that names are unique.
fn ordered(options: &[Value]) {
    let required: Vec<bool> = options.iter().map(|one| one["required"] == true).collect();
    assert!(
        required.is_sorted_by(|before, after| before >= after),
        "{options:?}"
    );
    let names: BTreeSet<&str> = options
        .iter()
        .filter_map(|one| one["name"].as_str())
        .collect();
    assert_eq!(names.len(), options.len());
}

/// The total size of names, descriptions and values; each text counts with its longest translation.
fn size(thing: &Value) -> usize {
    let longest = |key: &str| {
        let all = versions(thing, key);
        all.iter()
            .map(|text| text.chars().count())
            .max()
            .unwrap_or(0)
    };
    let nested = ["options", "choices"].map(|key| list(thing, key).iter().map(size).sum::<usize>());
    longest("name") + longest("description") + length(&thing["value"]) + nested[0] + nested[1]
}

#[test]
fn what_is_registered_keeps_within_discords_limits() {
    let all = commands();
    for (which, most) in MAX_COMMANDS {
        let number = all.iter().filter(|command| kind(command) == which).count();
        assert!(number <= most, "{number} commands of type {which}");
    }
    distinct(&all);
    for command in &all {
        if kind(command) == 1 {
            named(command);
            fits(command, "description", 100);
        } else {
            fits(command, "name", 32);
            assert_eq!(length(&command["description"]), 0, "{command}");
            assert!(list(command, "options").is_empty(), "{command}");
        }
        let options = list(command, "options");
        assert!(options.len() <= 25, "{command}");
        options.iter().for_each(option);
        ordered(options);
        let size = size(command);
        assert!(
            size <= MAX_COMMANDS_CHARS,
            "{size} characters: {}",
            command["name"]
        );
    }
}

#[test]
fn what_is_installed_by_a_user_works_anywhere() {
    let all = commands();
    let anywhere: Vec<&str> = all
        .iter()
        .filter(|command| list(command, "integration_types").contains(&1.into()))
        .inspect(|command| assert_eq!(list(command, "contexts").len(), 3, "{command}"))
        .filter_map(|command| command["name"].as_str())
        .collect();
    for name in ["games", "board", "rules", "help"] {
        assert!(anywhere.contains(&name), "{name}");
    }
}
