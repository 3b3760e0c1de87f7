//! A minimal Rust tokenizer for the structure checks: words, paths and `use` trees with their lines.

#[derive(Debug, Clone, PartialEq)]
pub enum Token {
    Word(String),
    /// `::`
    Colons,
    Mark(char),
}

/// The tokens of a source, without comments, string and character literals and lifetimes.
pub fn tokens(text: &str) -> Vec<(usize, Token)> {
    let chars: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let (mut at, mut line) = (0, 1);
    let starts = |at: usize, what: &str| {
        what.chars()
            .enumerate()
            .all(|(i, c)| chars.get(at + i) == Some(&c))
    };
    while at < chars.len() {
        let begun = at;
        let c = chars[at];
        if starts(at, "//") {
            at += chars[at..].iter().take_while(|c| **c != '\n').count();
        } else if starts(at, "/*") {
            let mut depth = 0;
            loop {
                match () {
                    () if starts(at, "/*") => (depth, at) = (depth + 1, at + 2),
                    () if starts(at, "*/") => (depth, at) = (depth - 1, at + 2),
                    () => at += 1,
                }
                if depth == 0 || at >= chars.len() {
                    break;
                }
            }
        } else if let Some(end) = quoted(&chars, at) {
            at = end;
        } else if c.is_alphanumeric() || c == '_' {
            let length = chars[at..]
                .iter()
                .take_while(|c| c.is_alphanumeric() || **c == '_')
                .count();
            at += length;
            tokens.push((line, Token::Word(chars[begun..at].iter().collect())));
        } else if starts(at, "::") {
            at += 2;
            tokens.push((line, Token::Colons));
        } else {
            at += 1;
            if !c.is_whitespace() {
                tokens.push((line, Token::Mark(c)));
            }
        }
        line += chars[begun..at.min(chars.len())]
            .iter()
            .filter(|c| **c == '\n')
            .count();
    }
    tokens
}

/// The end of the string, raw string, character or lifetime that begins at `at`.
fn quoted(chars: &[char], at: usize) -> Option<usize> {
    let prefix = chars[at..]
        .iter()
        .take_while(|c| matches!(c, 'b' | 'c' | 'r'))
        .count();
    let hashes = chars[at + prefix..]
        .iter()
        .take_while(|c| **c == '#')
        .count();
    let open = at + prefix + hashes;
    if prefix > 2 || (hashes > 0 && !chars[at..at + prefix].contains(&'r')) {
        return None;
    }
    match chars.get(open)? {
        '"' if chars[at..open].contains(&'r') => {
            let closes = |i: &usize| {
                chars[*i] == '"' && (1..=hashes).all(|h| chars.get(i + h) == Some(&'#'))
            };
            let end = (open + 1..chars.len()).find(closes).unwrap_or(chars.len());
            Some(end + 1 + hashes)
        }
        quote @ ('"' | '\'') if hashes == 0 => {
            let lifetime = *quote == '\''
                && chars
                    .get(open + 1)
                    .is_some_and(|c| c.is_alphabetic() || *c == '_')
                && chars.get(open + 2) != Some(&'\'');
            if lifetime {
                return Some(
                    open + 1
                        + chars[open + 1..]
                            .iter()
                            .take_while(|c| c.is_alphanumeric() || **c == '_')
                            .count(),
                );
            }
            let mut end = open + 1;
            while end < chars.len() && chars[end] != *quote {
                end += if chars[end] == '\\' { 2 } else { 1 };
            }
            Some(end + 1)
        }
        _ => None,
    }
}

/// Every path with at least two parts, and every path of a `use`.
pub fn paths(tokens: &[(usize, Token)]) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at].1 {
            Token::Word(word) if word == "use" => tree(tokens, &mut at, &[], &mut found),
            Token::Word(_) => {
                let line = tokens[at].0;
                let path = path(tokens, &mut at);
                if path.len() > 1 {
                    found.push((line, path));
                }
            }
            _ => at += 1,
        }
    }
    found
}

/// The words joined by `::` from `at` on.
fn path(tokens: &[(usize, Token)], at: &mut usize) -> Vec<String> {
    let mut path = Vec::new();
    while let Some((_, Token::Word(word))) = tokens.get(*at) {
        path.push(word.clone());
        *at += 1;
        if !matches!(
            tokens.get(*at..*at + 2),
            Some([(_, Token::Colons), (_, Token::Word(_))])
        ) {
            break;
        }
        *at += 1;
    }
    path
}

/// Expands a `use` tree: `a::{b, c::d}` gives `a::b` and `a::c::d`. `at` is at `use`, `{`, `,` or `::`.
fn tree(
    tokens: &[(usize, Token)],
    at: &mut usize,
    prefix: &[String],
    found: &mut Vec<(usize, Vec<String>)>,
) {
    *at += 1;
    if let Some((_, Token::Colons)) = tokens.get(*at) {
        *at += 1;
    }
    let line = tokens.get(*at).map_or(0, |(line, _)| *line);
    let mut whole = prefix.to_vec();
    whole.extend(path(tokens, at));
    match (tokens.get(*at), tokens.get(*at + 1)) {
        (Some((_, Token::Colons)), Some((_, Token::Mark('{')))) => *at += 1,
        // A star, a rename, or the end of this branch.
        _ if !matches!(tokens.get(*at), Some((_, Token::Mark('{')))) => {
            // Nothing follows a trailing comma.
            if whole.len() > prefix.len() {
                found.push((line, whole));
            }
            while !matches!(
                tokens.get(*at),
                None | Some((_, Token::Mark(',' | '}' | ';')))
            ) {
                *at += 1;
            }
            return;
        }
        _ => {}
    }
    while matches!(tokens.get(*at), Some((_, Token::Mark('{' | ',')))) {
        tree(tokens, at, &whole, found);
    }
    *at += 1;
}
