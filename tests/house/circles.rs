//! Checks the imports among the files of `src/`: submodules respect their layers, and there are no import cycles.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use super::scan::{Token, paths, tokens};

/// The submodules, from the lowest up, with the ones below that each may use.
const SUBROOMS: &[(&str, &[&str])] = &[
    ("discord/api", &[]),
    ("discord/model", &["discord/api"]),
    ("discord/view", &["discord/api", "discord/model"]),
    (
        "discord/access",
        &["discord/api", "discord/model", "discord/view"],
    ),
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
            "discord/api",
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

/// The imports of each module, by names such as `discord/view/board`; `lib` is the crate's root.
pub type Graph = BTreeMap<String, BTreeSet<String>>;

/// The import graph of the sources below `root`. A file `x.rs` and its folder `x/` count as one module. In a folder
/// with a `mod.rs`, each file is a module, and re-exports are imports of `mod.rs`.
fn graph(root: &Path) -> Graph {
    let mut files = Vec::new();
    super::collect(root, &mut files);
    let sources: BTreeMap<Vec<String>, String> = files
        .iter()
        .map(|file| {
            let name = file.strip_prefix(root).expect("in src").with_extension("");
            let mut parts: Vec<String> = name
                .components()
                .map(|part| part.as_os_str().to_string_lossy().into_owned())
                .collect();
            if matches!(parts.last().map(String::as_str), Some("mod" | "lib")) {
                parts.pop();
            }
            (parts, fs::read_to_string(file).expect("a source file"))
        })
        .collect();
    let split = |module: &[String]| {
        // The longest prefix of the path that is a file with a folder of its own.
        let whole = (1..module.len()).find(|end| {
            root.join(module[..*end].join("/"))
                .with_extension("rs")
                .exists()
        });
        module[..whole.unwrap_or(module.len())].join("/")
    };
    let mut graph = Graph::new();
    for (module, text) in &sources {
        let from = split(module);
        let imports = graph.entry(from.clone()).or_default();
        for path in imported(&tokens(text)) {
            let target = resolved(module, &path, &|at| sources.contains_key(at));
            let to = target.map(|target| split(&target));
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

/// The deepest existing module that a path leads to; `None` if it leads out of the crate.
fn resolved(
    module: &[String],
    path: &[String],
    is_module: &dyn Fn(&[String]) -> bool,
) -> Option<Vec<String>> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    let (mut base, rest) = match path[0].as_str() {
        "crate" => (Vec::new(), &path[1..]),
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

/// An import cycle, in order, if there is one.
pub fn circle(graph: &Graph) -> Option<Vec<String>> {
    fn visit<'a>(
        graph: &'a Graph,
        at: &'a str,
        way: &mut Vec<&'a str>,
        done: &mut BTreeSet<&'a str>,
    ) -> Option<Vec<String>> {
        if let Some(start) = way.iter().position(|before| *before == at) {
            return Some(way[start..].iter().map(|&one| one.to_owned()).collect());
        }
        if done.contains(at) {
            return None;
        }
        way.push(at);
        let imports = graph.get(at).into_iter().flatten();
        let found = imports
            .into_iter()
            .find_map(|next| visit(graph, next, way, done));
        way.pop();
        done.insert(at);
        found
    }
    let mut done = BTreeSet::new();
    graph
        .keys()
        .find_map(|start| visit(graph, start, &mut Vec::new(), &mut done))
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
    let mut graph = graph(&root);
    // The sandbox is excluded: its parts depend on each other.
    graph.retain(|module, _| !module.starts_with("sandbox"));
    assert!(
        graph.len() > 100,
        "the sources are not where they are looked for"
    );
    assert_eq!(circle(&graph), None, "each of these imports the next");
}

/// Tests of the checks with invented graphs and paths.
mod guard {
    use super::{Graph, circle, imported, resolved, tokens, wrong_ways};

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
    fn a_circle_is_found_and_a_lattice_is_none() {
        let lattice = [("a", "b"), ("a", "c"), ("b", "d"), ("c", "d"), ("e", "a")];
        assert_eq!(circle(&made_up(&lattice)), None);
        let round = [&lattice[..], &[("d", "c")]].concat();
        assert_eq!(circle(&made_up(&round)), Some(vec!["d".into(), "c".into()]));
        let facade = made_up(&[("play", "play/ids"), ("play/ids", "play")]);
        assert_eq!(circle(&facade).map(|found| found.len()), Some(2));
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
        let known = ["a", "a/b", "a/b/c", "d"];
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
