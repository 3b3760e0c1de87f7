//! Tests of the rules: independent reference data, the sentences of the sources, and invariants of all games.

mod conformance;
mod dobutsu;
pub mod golden;
mod jungle;
mod o_an_quan;

use banyan::rules::{
    Achievement, AnyPosition, Game, Illegal, MoveError, Outcome, Reason, Ruleset, Side, Term,
};

/// Reproducible pseudo-random numbers.
pub struct Dice(pub u64);

impl Dice {
    /// A random number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

pub fn ruleset(text: &str) -> Ruleset {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn position(rules: &str, text: &str) -> AnyPosition {
    AnyPosition::parse(&ruleset(rules), text).unwrap_or_else(|error| panic!("{rules}: {error}"))
}

/// Every preset, and every preset with one switch set to each other value.
pub fn rulesets() -> Vec<Ruleset> {
    let mut all = Vec::new();
    for preset in Game::ALL.iter().copied().flat_map(Ruleset::presets) {
        all.push(preset);
        for setting in preset.settings() {
            let others = setting
                .values
                .iter()
                .filter(|value| **value != setting.preset);
            all.extend(
                others.map(|value| ruleset(&format!("{preset}+{}={value}", setting.switch))),
            );
        }
    }
    all
}

/// The position after a move that must be legal.
pub fn after(rules: &str, text: &str, mv: &str) -> AnyPosition {
    let mut position = position(rules, text);
    let played = position.read(mv).and_then(|mv| position.play(mv));
    if let Err(error) = played {
        panic!("{rules} {text}: {mv} is refused: {error}");
    }
    position
}

pub fn allowed(rules: &str, text: &str, mv: &str) {
    after(rules, text, mv);
}

/// Checks that a move is refused for the reason with this key.
pub fn refused(rules: &str, text: &str, mv: &str, key: &str) {
    let refusal = refusal(&position(rules, text), mv);
    assert_eq!(refusal.key, key, "{rules} {text}: {mv}");
}

pub fn refusal(position: &AnyPosition, mv: &str) -> Illegal {
    match position.read(mv) {
        Err(MoveError::Illegal(illegal)) => illegal,
        other => panic!("{position}: {mv} is not refused as illegal but {other:?}"),
    }
}

/// A refusal as one line: its key and its arguments.
pub fn spelled(illegal: &Illegal) -> String {
    fn spelled_term(term: &Term) -> String {
        match term {
            Term::Piece(text) | Term::Colour(text) => (*text).to_owned(),
            Term::Number(number) => number.to_string(),
            Term::Text(text) => text.clone(),
            Term::Phrase(phrase) => spelled(phrase),
            Term::List(terms) => terms.iter().map(spelled_term).collect::<Vec<_>>().join(","),
        }
    }
    let args = illegal.args.iter();
    let args = args.map(|(name, value)| format!(" {name}={}", spelled_term(value)));
    format!("{}{}", illegal.key, args.collect::<String>())
}

/// Checks that a move wins for its side, for this reason.
pub fn wins(rules: &str, text: &str, mv: &str, by: Reason) {
    let winner = position(rules, text).side_to_move();
    assert_eq!(
        after(rules, text, mv).outcome(),
        Some(Outcome::Win { winner, by }),
        "{rules} {text}: {mv}"
    );
}

/// Checks that the game continues after a move.
pub fn goes_on(rules: &str, text: &str, mv: &str) {
    assert_eq!(
        after(rules, text, mv).outcome(),
        None,
        "{rules} {text}: {mv}"
    );
}

#[test]
fn sides_are_each_others_opponents() {
    assert_eq!(Side::ALL.map(Side::other), [Side::Second, Side::First]);
    assert_eq!(Side::ALL.map(Side::index), [0, 1]);
}

#[test]
fn reasons_are_read_back_from_their_keys() {
    for reason in Reason::all() {
        assert_eq!(reason.key().parse(), Ok(reason));
        assert_eq!(reason.to_string(), reason.key());
    }
    assert!("boredom".parse::<Reason>().is_err());
}

/// The keys choose texts.
#[test]
fn no_two_games_share_the_key_of_a_reason_or_an_achievement() {
    let reasons: Vec<&str> = Reason::all().map(Reason::key).collect();
    let achievements: Vec<&str> = Achievement::all().map(Achievement::key).collect();
    for keys in [reasons, achievements] {
        let mut different = keys.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), keys.len(), "{keys:?}");
    }
}
