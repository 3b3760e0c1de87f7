//! Checks the module structure of `src/`: which module may use which, and which crates each may use. Works on the
//! source text, so that it can report the line.

mod circles;
mod docs;
mod guard;
mod names;
mod policies;
mod scan;

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use scan::{Token, paths, tokens};

/// The top-level modules ("rooms"; a file or a folder in `src/` or `src/core/`), from the lowest up, with the modules that
/// each may use.
const ROOMS: &[(&str, &[&str])] = &[
    ("failpoint", &[]),
    ("keyed", &[]),
    ("backoff", &[]),
    ("secret", &[]),
    ("languages", &[]),
    ("rules", &["languages"]),
    ("play", &["rules"]),
    ("tournaments", &["play", "rules"]),
    ("render", &["rules"]),
    ("lessons", &["rules"]),
    ("search", &["rules"]),
    ("analysis", &["rules", "search"]),
    ("puzzles", &["rules", "search"]),
    // Implements the traits of these rooms for each game.
    ("games", &["puzzles", "render", "rules", "search"]),
    ("tables", &["rules", "search"]),
    ("locale", &["languages"]),
    ("wording", &["languages", "locale", "play", "rules"]),
    ("telemetry", &[]),
    ("store", &["play", "rules", "telemetry", "tournaments"]),
    (
        "computer",
        &["play", "rules", "search", "tables", "telemetry"],
    ),
    (
        "app",
        &[
            "analysis",
            "computer",
            "store",
            "play",
            "puzzles",
            "rules",
            "search",
            "tournaments",
        ],
    ),
    (
        "discord",
        &[
            "backoff",
            "analysis",
            "app",
            "computer",
            "store",
            "play",
            "rules",
            "search",
            "wording",
            "locale",
            "render",
            "lessons",
            "puzzles",
            "secret",
            "telemetry",
            "tournaments",
        ],
    ),
    ("config", &["discord", "play", "secret", "store"]),
    (
        "worker",
        &[
            "failpoint",
            "backoff",
            "discord",
            "app",
            "store",
            "play",
            "rules",
            "locale",
            "telemetry",
        ],
    ),
    (
        "bot",
        &[
            "backoff",
            "worker",
            "discord",
            "app",
            "computer",
            "store",
            "play",
            "rules",
            "locale",
            "config",
            "telemetry",
        ],
    ),
    // The sandbox shares no code with the bot, or both would share the same mistakes.
    ("sandbox", &[]),
    ("cli", CLI),
    ("main", &["cli"]),
];

/// The command line may use every room whose work it starts.
const CLI: &[&str] = &[
    "analysis",
    "bot",
    "config",
    "locale",
    "play",
    "puzzles",
    "render",
    "rules",
    "sandbox",
    "search",
    "store",
    "tables",
    "tournaments",
    "wording",
];

/// Crates that only some modules or files may use, and the reason.
const CRATES: &[(&str, &[&str], &str)] = &[
    ("sqlx", &["store"], "SQL stays in the store"),
    (
        "serenity",
        &["discord"],
        "only the Discord room knows Discord's library",
    ),
    (
        "axum",
        &[
            "sandbox",
            "telemetry",
            "discord/api/endpoint.rs",
            "discord/api/held_response.rs",
        ],
        "nobody else is a server",
    ),
    ("ab_glyph", &["render"], "pixels stay in the render room"),
    ("image", &["render"], "pixels stay in the render room"),
    ("imageproc", &["render"], "pixels stay in the render room"),
    ("png", &["render"], "pixels stay in the render room"),
    ("gif", &["render"], "pixels stay in the render room"),
    (
        "metrics",
        &["telemetry"],
        "the others name what happened, not how it is measured",
    ),
    (
        "fluent",
        &["locale"],
        "the others ask for a text by its key",
    ),
    (
        "unic_langid",
        &["locale"],
        "the others ask for a text by its key",
    ),
    (
        "integer_blossom",
        &["tournaments"],
        "pairings are made in one place",
    ),
    ("toml", &["config"], "settings are read once, in one place"),
    ("clap", &["cli"], "flags are the command line's"),
];

/// The modules that may use all of serenity. The rest of the Discord room may use [`PLAIN`] types alone.
const LIBRARY: &[&str] = &["discord/api", "discord/model"];

/// Types of serenity that only describe what is sent: a button, a menu, a form, a command. Nothing is sent by them.
const PLAIN: &[&str] = &[
    "ButtonStyle",
    "ChannelId",
    "ChannelType",
    "CommandOptionType",
    "CommandType",
    "CreateActionRow",
    "CreateButton",
    "CreateCommand",
    "CreateCommandOption",
    "CreateInputText",
    "CreateModal",
    "CreateSelectMenu",
    "CreateSelectMenuKind",
    "CreateSelectMenuOption",
    "InputTextStyle",
    "InstallationContext",
    "InteractionContext",
    "Permissions",
    "RoleId",
];

/// Modules of pure functions: no I/O, no waiting, no clock.
const PURE: &[&str] = &[
    "rules",
    "play",
    "tournaments",
    "render",
    "lessons",
    "puzzles",
    "search",
    "games",
    "analysis",
    "wording",
    "discord/view",
];

/// Names that must not occur in pure modules.
const IMPURE: &[&str] = &[
    "async",
    "await",
    "tokio",
    "futures_util",
    "reqwest",
    "tracing",
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "std::io::stdin",
    "std::io::stdout",
    "std::io::stderr",
    "Instant",
    "SystemTime",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "dbg!",
];

/// The maximum number of lines of a file.
const LINES: usize = 500;

#[test]
fn the_rooms_are_kept_apart() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    assert!(
        files.len() > 10,
        "the sources are not where they are looked for"
    );
    let mut found = String::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file");
        for (line, what) in violations(&name_in(&root, &file), &text) {
            writeln!(found, "{}:{line}: {what}", file.display()).expect("a String takes it");
        }
    }
    assert!(
        found.is_empty(),
        "the rules of the house (tests/house.rs, src/lib.rs) are broken:\n{found}"
    );
}

#[test]
fn the_guarded_crates_are_the_manifests_own() {
    let manifest = include_str!("../Cargo.toml");
    for (name, ..) in CRATES {
        let key = name.replace('_', "-");
        let named = manifest.lines().any(|line| {
            line.starts_with(&format!("{key} = ")) || line.starts_with(&format!("{name} = "))
        });
        assert!(
            named,
            "{name} is guarded here but not a dependency any more"
        );
    }
}

/// The name of a source file below `src`, such as `rules/side.rs`. The crate in `src/core/` counts as part of `banyan`, which
/// re-exports its rooms.
fn name_in(src: &Path, file: &Path) -> String {
    let name = file.strip_prefix(src).expect("in src");
    let name = name.strip_prefix("core").unwrap_or(name);
    name.to_str().expect("a plain name").replace('\\', "/")
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The violations in the file `name` (relative to `src/`), each with its line.
fn violations(name: &str, text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let room = name.split(['/', '.']).next().unwrap_or_default();
    if !text.starts_with("//! ") {
        found.push((
            1,
            "a module begins with a `//!` sentence that says what it is for".to_owned(),
        ));
    }
    let lines = text.lines().count();
    if lines > LINES {
        found.push((
            lines,
            format!("{lines} lines; split the file where its parts have names of their own"),
        ));
    }
    let tokens = tokens(text);
    if room != "lib" {
        match ROOMS.iter().find(|(known, _)| *known == room) {
            None => found.push((
                1,
                format!(
                    "the room `{room}` is not in ROOMS of tests/house.rs: say there what it may use"
                ),
            )),
            Some((_, may)) => {
                // The number of `super` that lead from this file to the crate's root.
                let file = name.trim_end_matches(".rs").trim_end_matches("/mod");
                let depth = file.split('/').count();
                for (line, path) in paths(&tokens) {
                    if let Some(other) = room_of(&path, depth)
                        && other != room
                        && !may.contains(&other)
                    {
                        found.push((
                            line,
                            format!(
                                "`{}`: the room {room} must not use the room {other}",
                                path.join("::")
                            ),
                        ));
                    }
                }
            }
        }
    }
    for (line, path) in paths(&tokens) {
        for (krate, places, why) in CRATES.iter().filter(|(krate, ..)| path[0] == *krate) {
            if !places.iter().any(|place| *place == room || *place == name) {
                found.push((
                    line,
                    format!("`{krate}` belongs to {} alone: {why}", places.join(" and ")),
                ));
            }
        }
    }
    let inside = |module: &&str| {
        name.strip_prefix(*module)
            .is_some_and(|rest| rest.starts_with(['/', '.']))
    };
    if room == "discord" && !LIBRARY.iter().any(inside) {
        for (line, path) in paths(&tokens)
            .iter()
            .filter(|(_, path)| path[0] == "serenity")
        {
            if !path[1..].iter().any(|name| PLAIN.contains(&name.as_str())) {
                found.push((
                    *line,
                    format!(
                        "`{}`: Discord is called by {}",
                        path.join("::"),
                        LIBRARY.join(" and ")
                    ),
                ));
            }
        }
    }
    if PURE.iter().any(inside) {
        for (line, word) in impure(&tokens) {
            found.push((
                line,
                format!(
                    "`{word}`: the room {room} has no waiting, no input or output, and no time"
                ),
            ));
        }
    }
    if !["store", "app"].contains(&room) {
        let commits = tokens.windows(3).filter(|three| {
            matches!(three, [(_, Token::Mark('.')), (_, Token::Word(word)), (_, Token::Mark('('))]
                if word == "commit" || word == "commit_tournament")
        });
        found.extend(commits.map(|three| {
            (
                three[0].0,
                "`.commit(`: a match or tournament changes through `App` alone".to_owned(),
            )
        }));
    }
    found.sort();
    found.dedup();
    found
}

/// The top-level module of this crate that a path leads to, if any.
fn room_of(path: &[String], depth: usize) -> Option<&'static str> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    let next = match path[0].as_str() {
        "crate" | "banyan" | "banyan_core" => path.get(1)?,
        "super" if supers >= depth => path.get(supers)?,
        _ => return None,
    };
    // `say!` is the locale's macro; macros are at the crate's root.
    let next = if next == "say" { "locale" } else { next };
    ROOMS
        .iter()
        .map(|(room, _)| *room)
        .find(|room| *room == next)
}

/// The names and paths of [`IMPURE`] that occur.
fn impure(tokens: &[(usize, Token)]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (line, path) in paths(tokens) {
        let path = path.join("::");
        found.extend(
            IMPURE
                .iter()
                .filter(|word| path == **word || path.starts_with(&format!("{word}::")))
                .map(|word| (line, (*word).to_owned())),
        );
    }
    for (at, (line, token)) in tokens.iter().enumerate() {
        let Token::Word(word) = token else { continue };
        let called = matches!(tokens.get(at + 1), Some((_, Token::Mark('!'))));
        let word = format!("{word}{}", if called { "!" } else { "" });
        if IMPURE.contains(&word.as_str()) {
            found.push((*line, word));
        }
    }
    found
}
