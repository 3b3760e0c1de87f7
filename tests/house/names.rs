//! Checks that no two types have the same name, so that a name says which type is meant, and a search for it finds one.

use std::{collections::BTreeMap, fs, path::Path};

use super::scan::{Token, tokens};

/// Files whose names may repeat those of others, and why.
const MAY_REPEAT: &[(&str, &str)] = &[
    (
        "sandbox/",
        "it shares no code with the bot and has Discord's words",
    ),
    (
        "cli/",
        "a command's file has its own `Command` and `Flags`, and no other file uses them",
    ),
    (
        "rules/*/",
        "each game has its own squares, pieces and rules; the others use `Game` and `Ruleset`",
    ),
    ("games/*/", "each game has its own tiles and weights"),
];

#[test]
fn types_have_different_names() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    super::collect(&root, &mut files);
    files.sort();
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files {
        let name = super::name_in(&root, &file);
        if MAY_REPEAT.iter().any(|(folder, _)| is_in(folder, &name)) {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a source file");
        for (line, declared) in declared_types(&text) {
            let place = format!("{}:{line}", file.display());
            places.entry(declared).or_default().push(place);
        }
    }
    assert!(places.len() > 100, "the types are not found");
    places.retain(|_, places| places.len() > 1);
    assert!(
        places.is_empty(),
        "types with the same name; say in the name which of them it is: {places:#?}"
    );
}

/// Whether a file is in a folder; `*` is any one folder.
fn is_in(folder: &str, name: &str) -> bool {
    match folder.strip_suffix("*/") {
        Some(parent) => name
            .strip_prefix(parent)
            .is_some_and(|rest| rest.contains('/')),
        None => name.starts_with(folder),
    }
}

/// The names of the types that a source declares, with their lines. An associated type is none.
fn declared_types(text: &str) -> Vec<(usize, String)> {
    let tokens = tokens(text);
    let (mut found, mut depth) = (Vec::new(), 0);
    for at in 0..tokens.len() {
        match &tokens[at].1 {
            Token::Mark('{') => depth += 1,
            Token::Mark('}') => depth -= 1,
            Token::Word(kind) => {
                let declares = match kind.as_str() {
                    "struct" | "enum" | "trait" => true,
                    "type" => depth == 0,
                    _ => false,
                };
                if let Some((line, Token::Word(name))) = tokens.get(at + 1)
                    && declares
                {
                    found.push((*line, name.clone()));
                }
            }
            Token::Mark(_) | Token::Colons => {}
        }
    }
    found
}

#[test]
fn declarations_are_found() {
    let text = "
        pub struct Match;
        keyed! {
            pub(in crate::play) enum Phase { Open = \"open\" }
        }
        struct Private;
        impl FromStr for Match { type Err = (); }
        pub fn of() -> Match {}
        pub enum $name {}
        pub type Answer = Result<(), ()>;
        // pub struct Comment;
    ";
    let names: Vec<String> = declared_types(text)
        .into_iter()
        .map(|(_, name)| name)
        .collect();
    assert_eq!(names, ["Match", "Phase", "Private", "Answer"]);
    assert!(is_in("rules/*/", "rules/jungle/rules.rs"));
    assert!(!is_in("rules/*/", "rules/ruleset.rs"));
}
