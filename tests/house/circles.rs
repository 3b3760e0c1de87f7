//! Checks the imports among the files of `src/`: submodules respect their layers, and there are no import cycles.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use super::scan::{Token, paths, tokens};

/// The submodules, from the lowest up, with the ones below that each may use.
const SUBROOMS: &[(&str, &[&str])] = &[
    ("discord/api", &[]),
    ("discord/model", &["discord/api"]),
    ("discord/view", &["discord/api", "discord/model"]),
    ("discord/access", &["discord/model", "discord/view"]),
    (
        "discord/commands",
        &[
            "discord/api",
            "discord/model",
            "discord/view",
            "discord/access",
        ],
    ),
    (
        "discord/controls",
        &[
            "discord/model",
            "discord/view",
            "discord/access",
            "discord/commands",
        ],
    ),
    (
        "discord/respond",
        &[
            "discord/api",
            "discord/model",
            "discord/view",
            "discord/access",
            "discord/commands",
            "discord/controls",
        ],
    ),
    (
        "discord/delivery",
        &[
            "discord/api",
            "discord/model",
            "discord/view",
            "discord/access",
            "discord/commands",
            "discord/respond",
        ],
    ),
];

/// The imports of each file, by names such as `discord/view/board`; a `mod.rs` has the name of its folder.
pub type Graph = BTreeMap<String, BTreeSet<String>>;

/// The import graph of the sources below `root`. Every file is a node: to use what a parent's file defines or
/// re-exports is to import that file, and a re-export is an import too. Only the declaration `mod x;` is none.
fn graph(root: &Path) -> Graph {
    let mut files = Vec::new();
    super::collect(root, &mut files);
    let sources: BTreeMap<Vec<String>, String> = files
        .iter()
        .map(|file| {
            let name = super::name_in(root, file);
            let module = name.strip_suffix(".rs").expect("Rust");
            let mut parts: Vec<String> = module.split('/').map(str::to_owned).collect();
            if matches!(parts.last().map(String::as_str), Some("mod" | "lib")) {
                parts.pop();
            }
            (parts, fs::read_to_string(file).expect("a source file"))
        })
        .collect();
    imports_of(&sources)
}

/// The import graph of sources by their paths, such as `["rules", "side"]`.
fn imports_of(sources: &BTreeMap<Vec<String>, String>) -> Graph {
    let mut graph = Graph::new();
    for (module, text) in sources {
        let from = module.join("/");
        let imports = graph.entry(from.clone()).or_default();
        for path in imported(&tokens(text)) {
            let target = resolved(module, &path, &|at| sources.contains_key(at));
            let to = target.map(|target| target.join("/"));
            imports.extend(to.filter(|to| *to != from && !to.is_empty()));
        }
    }
    graph
}

/// The paths in a source, except in inline modules: imports of unit tests do not count.
fn imported(all: &[(usize, Token)]) -> Vec<Vec<String>> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < all.len() {
        if let [
            (_, Token::Word(word)),
            (_, Token::Word(_)),
            (_, Token::Mark('{')),
            ..,
        ] = &all[at..]
            && word == "mod"
        {
            let mut depth = 0;
            while let Some((_, token)) = all.get(at) {
                at += 1;
                match token {
                    Token::Mark('{') => depth += 1,
                    Token::Mark('}') if depth == 1 => break,
                    Token::Mark('}') => depth -= 1,
                    _ => {}
                }
            }
        } else if let [(_, Token::Word(word)), (_, Token::Mark('(')), ..] = &all[at..]
            && word == "pub"
        {
            // The path in `pub(in ...)` is no import.
            at += all[at..]
                .iter()
                .take_while(|(_, token)| *token != Token::Mark(')'))
                .count();
        } else {
            kept.push(all[at].clone());
            at += 1;
        }
    }
    paths(&kept).into_iter().map(|(_, path)| path).collect()
}

/// What `crate` means in a module: the sandbox is a crate of its own, all others count as one.
fn crate_root(module: &[String]) -> &[String] {
    let sandbox = module.first().is_some_and(|room| room == "sandbox");
    &module[..usize::from(sandbox)]
}

/// The deepest existing module that a path leads to; `None` if it leads out of the crate.
fn resolved(
    module: &[String],
    path: &[String],
    is_module: &dyn Fn(&[String]) -> bool,
) -> Option<Vec<String>> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    let (mut base, rest) = match path[0].as_str() {
        "crate" => (crate_root(module).to_vec(), &path[1..]),
        "self" => (module.to_vec(), &path[1..]),
        "super" => {
            let end = module.len().checked_sub(supers)?;
            (module[..end].to_vec(), &path[supers..])
        }
        child => {
            let child: Vec<String> = module.iter().cloned().chain([child.to_owned()]).collect();
            if !is_module(&child) {
                return None;
            }
            (child, &path[1..])
        }
    };
    for part in rest {
        base.push(part.clone());
        if !is_module(&base) {
            base.pop();
            break;
        }
    }
    Some(base)
}

/// All import cycles: each is the set of files that reach each other, with their imports among themselves.
pub fn circles(graph: &Graph) -> Vec<Graph> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = graph
        .keys()
        .map(|start| (start.as_str(), reachable(graph, start)))
        .collect();
    let mutual = |one: &str, other: &str| {
        reached[one].contains(other) && reached.get(other).is_some_and(|all| all.contains(one))
    };
    let mut found = Vec::new();
    let mut done = BTreeSet::new();
    for start in graph.keys() {
        if !mutual(start, start) || done.contains(start) {
            continue;
        }
        let circle: Graph = graph
            .iter()
            .filter(|(file, _)| mutual(start, file))
            .map(|(file, imports)| {
                let inside = imports.iter().filter(|to| mutual(start, to));
                (file.clone(), inside.cloned().collect())
            })
            .collect();
        done.extend(circle.keys().cloned());
        found.push(circle);
    }
    found
}

/// The files that `start` imports, directly or through others.
fn reachable<'a>(graph: &'a Graph, start: &'a str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        for next in graph.get(at).into_iter().flatten() {
            if found.insert(next.as_str()) {
                open.push(next);
            }
        }
    }
    found
}

/// The circles as text: each file with what it imports of its own circle.
fn told(circles: &[Graph]) -> String {
    let mut text = String::new();
    for circle in circles {
        writeln!(text, "a circle of {} files:", circle.len()).expect("a String takes it");
        for (file, imports) in circle {
            let imports: Vec<&str> = imports.iter().map(String::as_str).collect();
            writeln!(text, "  {file} -> {}", imports.join(", ")).expect("a String takes it");
        }
    }
    text
}

/// Every import between submodules of [`SUBROOMS`] that is not allowed.
fn wrong_ways(graph: &Graph) -> Vec<String> {
    let subroom = |module: &str| {
        let inside = |room: &str| module == room || module.starts_with(&format!("{room}/"));
        SUBROOMS.iter().find(|(room, _)| inside(room))
    };
    let mut found = Vec::new();
    for (from, imports) in graph {
        let Some((room, may)) = subroom(from) else {
            if from.starts_with("discord/") {
                found.push(format!(
                    "{from} is in no sub-room of tests/house/circles.rs"
                ));
            }
            continue;
        };
        for to in imports {
            let wrong = match subroom(to) {
                Some((other, _)) => other != room && !may.contains(other),
                // The module's own `mod.rs`, which uses all of them.
                None => to == "discord",
            };
            if wrong {
                found.push(format!("{from} must not use {to}"));
            }
        }
    }
    found
}

#[test]
fn subrooms_keep_their_direction() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let wrong = wrong_ways(&graph(&root));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_imports_go_round_in_a_circle() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let graph = graph(&root);
    assert!(
        graph.len() > 100,
        "the sources are not where they are looked for"
    );
    let circles = circles(&graph);
    assert!(
        circles.is_empty(),
        "imports in circles:\n{}",
        told(&circles)
    );
}

/// Tests of the checks with invented graphs and paths.
mod guard {
    use super::{Graph, circles, imported, imports_of, resolved, tokens, told, wrong_ways};

    fn made_up(edges: &[(&str, &str)]) -> Graph {
        let mut graph = Graph::new();
        for (from, to) in edges {
            graph
                .entry((*from).into())
                .or_default()
                .insert((*to).into());
        }
        graph
    }

    #[test]
    fn every_circle_is_found_and_a_lattice_is_none() {
        let lattice = [("a", "b"), ("a", "c"), ("b", "d"), ("c", "d"), ("e", "a")];
        assert_eq!(told(&circles(&made_up(&lattice))), "");
        let round = [("d", "c"), ("play", "play/ids"), ("play/ids", "play")];
        assert_eq!(
            told(&circles(&made_up(&[&lattice[..], &round].concat()))),
            "a circle of 2 files:\n  c -> d\n  d -> c\n\
             a circle of 2 files:\n  play -> play/ids\n  play/ids -> play\n"
        );
    }

    #[test]
    fn a_facade_and_a_parent_are_imported() {
        let sources = [
            ("game", "mod board; mod moves; pub use board::Board;"),
            ("game/board", "use crate::ids::Id;"),
            ("game/moves", "use super::Board; use super::super::ids;"),
            (
                "game/notes",
                "use super::board::{self, Board}; use std::fmt;",
            ),
            ("ids", "mod tests { use crate::game; }"),
        ];
        let sources = sources.map(|(name, text)| {
            let parts = name.split('/').map(str::to_owned).collect();
            (parts, text.to_owned())
        });
        let expected = [
            ("game", "game/board"),
            ("game/board", "ids"),
            ("game/moves", "game"),
            ("game/moves", "ids"),
            ("game/notes", "game/board"),
        ];
        let mut expected = made_up(&expected);
        expected.insert("ids".to_owned(), [].into());
        assert_eq!(imports_of(&sources.into()), expected);
    }

    #[test]
    fn a_subroom_that_is_used_upwards() {
        let upwards = made_up(&[
            ("discord/view/board", "discord/access/look"),
            ("discord/view/board", "discord/model/reply"),
            ("discord/model/call", "discord"),
            ("discord/stray", "play"),
        ]);
        assert_eq!(
            wrong_ways(&upwards),
            [
                "discord/model/call must not use discord",
                "discord/stray is in no sub-room of tests/house/circles.rs",
                "discord/view/board must not use discord/access/look",
            ]
        );
    }

    #[test]
    fn a_path_leads_to_the_deepest_module() {
        let known = ["a", "a/b", "a/b/c", "d", "sandbox", "sandbox/a"];
        let module = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
        let is_module = |at: &[String]| at.is_empty() || known.contains(&at.join("/").as_str());
        let to = |from: &str, path: &str| {
            let path: Vec<String> = path.split("::").map(str::to_owned).collect();
            resolved(&module(from), &path, &is_module).map(|to| to.join("/"))
        };
        assert_eq!(to("a/b", "super::Thing").as_deref(), Some("a"));
        assert_eq!(to("a", "b::c::Thing").as_deref(), Some("a/b/c"));
        assert_eq!(
            to("a/b/c", "super::super::super::d::f").as_deref(),
            Some("d")
        );
        assert_eq!(to("d", "crate::a::b::f").as_deref(), Some("a/b"));
        assert_eq!(
            to("sandbox/rest", "crate::a::f").as_deref(),
            Some("sandbox/a")
        );
        assert_eq!(to("d", "std::fmt"), None);
    }

    #[test]
    fn unit_tests_import_nothing() {
        let text =
            "use crate::a; mod tests { use super::*; mod more { use crate::b; } } use crate::c;";
        let found: Vec<String> = imported(&tokens(text))
            .iter()
            .map(|path| path.join("::"))
            .collect();
        assert_eq!(found, ["crate::a", "crate::c"]);
    }
}
