//! Checks that every test named in docs/reliability.md exists, and that the documents for people name every game, language and
//! command.

use std::{collections::BTreeSet, env, fs, path::Path, process::Command};

use banyan::{discord::commands, locale::Locale, rules::Game, wording};

/// The document with the table of faults.
const RELIABILITY: &str = include_str!("../../docs/reliability.md");

/// The names of all tests: those that this program lists, and those in the sources of the library and of other builds.
fn tests() -> BTreeSet<String> {
    let program = env::current_exe().expect("this program");
    let listed = Command::new(program).arg("--list").output();
    let listed = listed.expect("a list").stdout;
    let listed = String::from_utf8(listed).expect("text");
    let mut names: BTreeSet<String> = listed
        .lines()
        .filter_map(|line| Some(line.strip_suffix(": test")?.to_owned()))
        .collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["src", "tests"] {
        let folder = root.join(folder);
        let mut files = Vec::new();
        super::collect(&folder, &mut files);
        for file in files {
            let place = file.strip_prefix(&folder).expect("a file of the folder");
            let place = place.with_extension("");
            let place = place.to_str().expect("a plain name").replace('/', "::");
            let text = fs::read_to_string(&file).expect("a source");
            names.extend(
                named_in(&text)
                    .into_iter()
                    .map(|test| format!("{place}::{test}")),
            );
        }
    }
    names
}

/// The test functions in a source.
fn named_in(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in text.lines().map(str::trim) {
        marked |= line == "#[test]" || line.starts_with("#[tokio::test");
        let declared = line.trim_start_matches("async ").strip_prefix("fn ");
        if let Some(name) = declared.filter(|_| marked) {
            let end = name.find('(').unwrap_or(name.len());
            names.push(name[..end].to_owned());
            marked = false;
        }
    }
    names
}

/// Whether a name matches a pattern, in which `*` matches any text.
fn is_meant(pattern: &str, name: &str) -> bool {
    let Some((head, tail)) = pattern.split_once('*') else {
        return pattern == name;
    };
    let Some(rest) = name.strip_prefix(head) else {
        return false;
    };
    (0..=rest.len()).any(|at| rest.is_char_boundary(at) && is_meant(tail, &rest[at..]))
}

#[test]
fn every_test_that_the_table_of_faults_names_is_there() {
    let tests = tests();
    let mut looked = 0;
    for row in RELIABILITY.lines().filter(|line| line.starts_with('|')) {
        let cell = row.trim_end_matches('|').rsplit('|').next();
        let cell = cell.unwrap_or_default();
        for pattern in cell.split('`').skip(1).step_by(2) {
            looked += 1;
            assert!(
                tests.iter().any(|name| is_meant(pattern, name)),
                "docs/reliability.md names the test {pattern}, and there is none"
            );
        }
    }
    assert!(looked > 50, "{looked} names were found");
}

#[test]
fn the_lists_for_people_name_every_game() {
    let first_line = include_str!("../../src/lib.rs").lines().next();
    let lists = [
        ("README.md", include_str!("../../README.md")),
        (
            "the description of Cargo.toml",
            env!("CARGO_PKG_DESCRIPTION"),
        ),
        ("src/lib.rs", first_line.expect("a sentence")),
        ("CHANGELOG.md", include_str!("../../CHANGELOG.md")),
    ];
    for game in Game::ALL {
        let name = wording::game(Locale::En, *game);
        for (place, list) in lists {
            assert!(list.contains(&name), "{place} does not name {name}");
        }
    }
}

#[test]
fn the_readme_names_every_command() {
    let readme = include_str!("../../README.md");
    for command in commands::definitions() {
        let command = serde_json::to_value(command).expect("JSON");
        let name = command["name"].as_str().expect("a name");
        // The commands of a menu have names of more words, and no slash.
        let shown = match command["type"].as_u64() {
            None | Some(1) => format!("`/{name}"),
            _ => name.to_owned(),
        };
        assert!(readme.contains(&shown), "README.md does not name {shown}`");
    }
}

/// The README names each language in itself, in the order of the bot's menu, and says how many there are.
#[test]
fn the_readme_names_every_language() {
    let readme = include_str!("../../README.md");
    let line = readme
        .lines()
        .find_map(|line| line.strip_prefix("- **Seven languages**: "))
        .expect("the line of languages; its number is that of the list");
    let list = line.split(", including").next().unwrap_or_default();
    let named: Vec<&str> = list
        .split(", ")
        .flat_map(|names| names.split(" and "))
        .collect();
    assert_eq!(named, Locale::ALL.map(Locale::name));
    assert_eq!(named.len(), 7, "the README says how many there are");
}
