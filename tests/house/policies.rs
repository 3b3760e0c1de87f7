//! Checks that what decides the privacy, the deferral, the visibility or the cost of a request names every case, so that a
//! new one must decide.

use std::{fs, path::Path};

use super::scan::{Token, tokens};

/// The functions that decide.
const DECIDING: &[&str] = &[
    "can_start_match",
    "cost",
    "deferral",
    "is_personal",
    "is_private",
    "needs_confirmation",
    "policy",
    "time_to_answer",
];

/// Where they are.
const FOLDERS: &[&str] = &[
    "discord/commands",
    "discord/controls",
    "discord/delivery",
    "discord/model",
    "discord/respond",
];

#[test]
fn policies_name_every_case() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut found, mut looked) = (Vec::new(), 0);
    for folder in FOLDERS {
        let mut files = Vec::new();
        super::collect(&root.join(folder), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            for body in deciding(&tokens(&text)) {
                looked += 1;
                let lines = shortcuts(body).into_iter();
                found
                    .extend(lines.map(|(line, what)| format!("{}:{line}: {what}", file.display())));
            }
        }
    }
    assert!(looked > 30, "the policies are not found: {looked}");
    assert!(
        found.is_empty(),
        "a new variant would get what nobody chose for it; name every variant in a `match`: {found:#?}"
    );
}

/// The bodies of the functions in [`DECIDING`] of a source.
fn deciding(tokens: &[(usize, Token)]) -> Vec<&[(usize, Token)]> {
    let mut bodies = Vec::new();
    for at in 1..tokens.len() {
        let (Token::Word(word), Token::Word(name)) = (&tokens[at - 1].1, &tokens[at].1) else {
            continue;
        };
        if word != "fn" || !DECIDING.contains(&name.as_str()) {
            continue;
        }
        let opens = |token: &(usize, Token)| matches!(token.1, Token::Mark('{' | ';'));
        let Some(begin) = tokens[at..].iter().position(opens) else {
            continue;
        };
        let mut depth = 0;
        let closes = |token: &(usize, Token)| {
            match token.1 {
                Token::Mark('{') => depth += 1,
                Token::Mark('}') => depth -= 1,
                _ => {}
            }
            depth == 0
        };
        let begin = at + begin;
        let length = tokens[begin..].iter().position(closes).unwrap_or_default();
        bodies.push(&tokens[begin..begin + length]);
    }
    bodies
}

/// What stands in a body for variants without naming them, with the lines.
fn shortcuts(body: &[(usize, Token)]) -> Vec<(usize, &'static str)> {
    let mark = |at: usize, mark: char| matches!(body.get(at), Some((_, Token::Mark(here))) if *here == mark);
    let word = |at: usize, name: &str| matches!(body.get(at), Some((_, Token::Word(here))) if here == name);
    let mut found = Vec::new();
    for (at, (line, _)) in body.iter().enumerate() {
        let what = match () {
            () if word(at, "matches") && mark(at + 1, '!') => "`matches!`",
            () if mark(at, '=') && mark(at + 1, '=') => "`==`",
            () if mark(at, '!') && mark(at + 1, '=') => "`!=`",
            () if word(at, "_") && mark(at + 1, '=') && mark(at + 2, '>') => "`_ =>`",
            () if word(at, "_") && word(at + 1, "if") => "`_ if`",
            () => continue,
        };
        found.push((*line, what));
    }
    found
}

#[test]
fn shortcuts_are_found() {
    let text = "
        fn policy(&self) -> Policy { match self { A => 1, _ => 2 } }
        fn is_private(self) -> bool { matches!(self, A) }
        fn cost(&self) -> u8 { if *self == A { 1 } else { 2 } }
        fn can_start_match(self) -> bool { A != self }
        fn deferral(self) -> u8 { match self { A(_) => 1, _ if true => 2, B { .. } => 3 } }
        fn needs_confirmation(self) -> bool { match self { A(_) | B => true, C(.., _) => false } }
        fn other(self) -> bool { self == A }
        fn policy(&self, private: bool) -> Policy;
        fn press(self) { matches!(self, A) }
    ";
    let tokens = tokens(text);
    let found: Vec<_> = deciding(&tokens).into_iter().flat_map(shortcuts).collect();
    let expected = [
        (2, "`_ =>`"),
        (3, "`matches!`"),
        (4, "`==`"),
        (5, "`!=`"),
        (6, "`_ if`"),
    ];
    assert_eq!(found, expected);
}
