//! Tests that hold for every game under every ruleset.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Display;
use std::hash::{Hash, Hasher};

use banyan::rules::{
    AnyPosition, Game, Move, MoveError, MoveText, NotationError, Record, Ruleset, dobutsu, jungle,
    o_an_quan,
};
use proptest::prelude::*;

use super::{Dice, ruleset, rulesets};

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Plays a random game and calls `see` with the record at each position.
fn playout(ruleset: &Ruleset, seed: u64, plies: usize, mut see: impl FnMut(&Record)) -> Record {
    let mut dice = Dice(seed);
    let mut record = Record::new(ruleset);
    see(&record);
    while record.ply() < plies && record.outcome().is_none() {
        let moves = record.legal_moves();
        let mv = &moves[dice.roll(moves.len())];
        assert_eq!(record.play_canonical(&mv.to_string()), Ok(*mv));
        see(&record);
    }
    record
}

/// Every text in canonical notation that could be a move on the board of a game.
fn conceivable(game: Game) -> Vec<String> {
    match game {
        Game::Jungle => pairs(jungle::Square::all()),
        Game::Dobutsu => {
            let steps = pairs(dobutsu::Square::all());
            let promotions = steps.iter().map(|step| format!("{step}+"));
            let kinds = dobutsu::PieceKind::ALL.map(dobutsu::PieceKind::letter);
            let drops = kinds
                .iter()
                .flat_map(|kind| dobutsu::Square::all().map(move |to| format!("{kind}@{to}")));
            steps
                .iter()
                .cloned()
                .chain(promotions)
                .chain(drops)
                .collect()
        }
        Game::OAnQuan => {
            let directions = o_an_quan::Direction::ALL.map(o_an_quan::Direction::letter);
            let sowings = |field| directions.map(|direction| format!("{field}{direction}"));
            let swap = std::iter::once("swap".to_owned());
            (0..=9).flat_map(sowings).chain(swap).collect()
        }
    }
}

fn pairs<S: Display>(squares: impl Iterator<Item = S>) -> Vec<String> {
    let squares: Vec<S> = squares.collect();
    squares
        .iter()
        .flat_map(|from| squares.iter().map(move |to| format!("{from}{to}")))
        .collect()
}

#[test]
fn exactly_the_legal_moves_are_accepted() {
    for (seed, ruleset) in (0..).zip(rulesets()) {
        let moves = conceivable(ruleset.game());
        playout(&ruleset, seed, 40, |record| {
            // One position for each ruleset, early or late in the game.
            if record.ply() as u64 != seed % 40 {
                return;
            }
            let position = record.position();
            let mut legal = position.legal_moves();
            let mut accepted: Vec<Move> = moves
                .iter()
                .filter_map(|text| position.read(text).ok())
                .collect();
            legal.sort_by_key(Move::to_string);
            accepted.sort_by_key(Move::to_string);
            // Lenient reading may map two texts to the same move (a chick's promotion may be omitted).
            accepted.dedup();
            assert_eq!(legal, accepted, "{ruleset} {position}");
        });
    }
}

#[test]
fn a_game_is_over_exactly_when_no_move_is_offered() {
    for (seed, ruleset) in (100..).zip(rulesets()) {
        playout(&ruleset, seed, 120, |record| {
            let position = record.position();
            assert_eq!(
                position.legal_moves().is_empty(),
                position.outcome().is_some(),
                "{ruleset} {position}"
            );
            assert_eq!(
                record.legal_moves().is_empty(),
                record.outcome().is_some(),
                "{ruleset} {position}"
            );
            if position.outcome().is_some() {
                assert_eq!(position.read("a1a2"), Err(MoveError::GameOver));
                assert_eq!(position.read("nonsense"), Err(MoveError::GameOver));
            }
        });
    }
}

#[test]
fn texts_read_back_as_what_they_were_written_from() {
    for (seed, ruleset) in (200..).zip(rulesets()) {
        playout(&ruleset, seed, 60, |record| {
            if record.ply() % 6 != 0 {
                return;
            }
            let position = record.position();
            assert_eq!(
                AnyPosition::parse(&ruleset, &position.to_string()).as_ref(),
                Ok(position)
            );
            assert_eq!(position.ruleset(), ruleset);
            for mv in position.legal_moves() {
                let text = mv.to_string();
                assert_eq!(position.read(&text), Ok(mv));
                assert_eq!(position.read_canonical(&text), Ok(mv));
                let careless = format!(" {} ", text.to_uppercase());
                assert_eq!(position.read(&careless), Ok(mv));
                assert!(position.read_canonical(&careless).is_err(), "{careless}");
                let described = position
                    .describe(mv)
                    .unwrap_or_else(|| panic!("{position}: {mv} has no description"));
                assert_eq!(described.captured.is_some(), position.captures(mv));
            }
        });
    }
}

/// The characters that distinguish moves, positions and other words; see `Notation`.
#[test]
fn moves_and_positions_are_written_with_the_signs_that_are_theirs() {
    for (seed, rules) in (500..).zip(rulesets()) {
        playout(&rules, seed, 60, |record| {
            let text = record.position().to_string();
            assert!(text.contains(['/', ',']), "{text}");
            for mv in record.legal_moves() {
                let mv = mv.to_string();
                let sign = |letter: char| letter.is_ascii_alphanumeric() || "@+".contains(letter);
                assert!(mv.chars().all(sign), "{mv}");
                assert!(
                    mv.contains(|letter: char| letter.is_ascii_alphabetic()),
                    "{mv}"
                );
            }
        });
    }
}

#[test]
fn rulesets_read_back_as_what_they_were_written_from() {
    for rules in rulesets() {
        assert_eq!(ruleset(&rules.to_string()), rules);
        assert_eq!(ruleset(&rules.to_string().to_uppercase()), rules);
        let json = serde_json::to_string(&rules).expect("a ruleset is a string");
        assert_eq!(json, format!("\"{rules}\""));
        assert_eq!(
            serde_json::from_str::<Ruleset>(&json).expect("it was written by us"),
            rules
        );
        assert_eq!(rules.start().ruleset(), rules);
    }
    assert!(serde_json::from_str::<Ruleset>("\"jungle/no-such-rules\"").is_err());
}

#[test]
fn no_two_rulesets_have_the_same_text() {
    let mut texts: Vec<_> = rulesets().iter().map(ToString::to_string).collect();
    let count = texts.len();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), count);
}

#[test]
fn the_first_preset_is_meant_when_none_is_named() {
    for game in Game::ALL {
        assert_eq!(ruleset(game.slug()), Ruleset::presets(*game)[0]);
        assert_eq!(game.slug().parse(), Ok(*game));
    }
}

#[test]
fn replay_leads_to_an_equal_position() {
    for (seed, ruleset) in (300..).zip(rulesets()) {
        let record = playout(&ruleset, seed, 120, |_| ());
        let moves: Vec<String> = record.moves().iter().map(Move::to_string).collect();
        let texts = moves.iter().map(String::as_str);
        let replayed = Record::replay(&ruleset, texts).expect("it was played");
        assert_eq!(replayed, record);
        assert_eq!(replayed.position(), record.position());
        assert_eq!(hash(replayed.position()), hash(record.position()));
        assert_eq!(replayed.outcome(), record.outcome());
        let mut position = ruleset.start();
        for mv in record.moves() {
            let before = position.clone();
            position.play(*mv).expect("it was played");
            assert_ne!(before, position);
        }
        assert_eq!(&position, record.position());
        assert_eq!(hash(&position), hash(record.position()));
    }
}

#[test]
fn a_record_with_a_wrong_move_names_it() {
    for ruleset in rulesets() {
        let first = ruleset.start().legal_moves()[0].to_string();
        let error = Record::replay(&ruleset, [first.as_str(), "nonsense"])
            .expect_err("nonsense is no move");
        assert_eq!((error.ply, error.text.as_str()), (2, "nonsense"));
    }
}

/// Lenient texts are never replayed, so a new word for people cannot change an old game.
#[test]
fn only_canonical_moves_are_replayed() {
    for (rules, canonical, texts) in [
        (
            "jungle/classic",
            "a3a4",
            &[
                "A3A4",
                "a3-a4",
                " a3a4",
                "a3a4 ",
                "a3 a4",
                "E a4",
                "elephant a4",
                "Elefant a4",
                "象a4",
                "ａ３ａ４",
            ][..],
        ),
        (
            "dobutsu/classic",
            "b2b3",
            &["B2B3", "b2xb3", "b2b3 ", "chick b3", "Küken b3", "ひよこb3"][..],
        ),
        (
            "o-an-quan/standard",
            "1R",
            &[
                "1r", "R1", "A1R", "1 right", "1 rechts", "1>", "1 phải", "１R",
            ][..],
        ),
    ] {
        let ruleset = ruleset(rules);
        Record::replay(&ruleset, [canonical]).expect("the canonical text");
        let start = ruleset.start();
        for text in texts {
            assert_eq!(
                start.read(text),
                start.read(canonical),
                "{text} is understood"
            );
            let error = Record::replay(&ruleset, [*text]).expect_err(text);
            assert!(matches!(error.error, MoveError::Notation(_)), "{text}");
        }
    }
}

#[test]
fn a_move_of_another_game_is_refused() {
    let elsewhere = ruleset("dobutsu").start().legal_moves()[0];
    let start = ruleset("jungle").start();
    assert!(start.clone().play(elsewhere).is_err());
    assert_eq!(start.describe(elsewhere), None);
    assert!(!start.captures(elsewhere));
}

#[test]
fn nonsense_is_answered_with_two_legal_examples() {
    for ruleset in rulesets() {
        let start = ruleset.start();
        let Err(MoveError::Notation(NotationError::Unreadable { examples })) =
            start.read("let us go")
        else {
            panic!("{ruleset}: nonsense is read as a move");
        };
        assert_eq!(examples.len(), 2);
        let legal = start.legal_moves();
        let is_legal = |text: &MoveText| legal.iter().any(|mv| mv.to_string() == text.as_ref());
        assert!(examples.iter().all(is_legal), "{ruleset}: {examples:?}");
        assert_ne!(examples[0], examples[1]);
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    for ruleset in rulesets() {
        let mut record = Record::new(&ruleset);
        let before = record.clone();
        for text in ["", "nonsense", "a1a9", "z9z9", "a"] {
            assert!(record.play_text(text).is_err(), "{ruleset}: {text}");
        }
        assert_eq!(record, before);
        assert_eq!(record.position(), before.position());
        assert_eq!(record.repeats(), 1);
    }
}

#[test]
fn refusals_are_listed_once() {
    let common = banyan::rules::Illegal::COMMON.iter();
    let mut keys: Vec<_> = common
        .chain(Game::ALL.iter().flat_map(|game| game.refusals()))
        .map(|(key, _)| key)
        .collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_as_a_move(text in "\\PC{0,80}", seed in 0..1000_u64) {
        for game in Game::ALL {
            let ruleset = Ruleset::presets(*game)[0];
            let record = playout(&ruleset, seed, (seed % 40) as usize, |_| ());
            if let Ok(mv) = record.read(&text) {
                prop_assert!(record.legal_moves().contains(&mv));
            }
        }
    }

    #[test]
    fn any_words_of_moves_are_read_or_refused(text in "([a-iA-I1-9]|[ -x>@*]|lion|Ratte|象|hổ|to){0,8}") {
        for rules in Game::ALL.iter().map(|game| Ruleset::presets(*game)[0]) {
            let start = rules.start();
            match start.read(&text) {
                Ok(mv) => prop_assert!(start.legal_moves().contains(&mv)),
                Err(MoveError::Notation(NotationError::Ambiguous { candidates })) => {
                    prop_assert!(candidates.len() > 1);
                    prop_assert!(candidates.iter().all(|mv| start.read_canonical(mv.as_ref()) == start.read(mv.as_ref())));
                }
                Err(_) => {}
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused_as_a_ruleset(text in "(jungle|/|classic|oca|\\+|traps|=|universal|\\PC){0,8}") {
        if let Ok(rules) = text.parse::<Ruleset>() {
            prop_assert_eq!(ruleset(&rules.to_string()), rules);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_as_a_position(text in "([1-9/a-hA-HrRlLtTpPwW]|\\PC){0,40} ?[wb]?") {
        for game in Game::ALL {
            let ruleset = Ruleset::presets(*game)[0];
            if let Ok(position) = AnyPosition::parse(&ruleset, &text) {
                prop_assert_eq!(AnyPosition::parse(&ruleset, &position.to_string()), Ok(position));
            }
        }
    }

    #[test]
    fn a_position_with_a_few_wrong_letters_is_read_or_refused(
        seed in 0..1000_u64,
        wrong in prop::collection::vec((0..60_usize, prop::char::range('!', '~')), 0..3),
    ) {
        for game in Game::ALL {
            let ruleset = Ruleset::presets(*game)[0];
            let mut text: Vec<char> = playout(&ruleset, seed, 30, |_| ()).position().to_string().chars().collect();
            for (at, c) in &wrong {
                let at = at % text.len();
                text[at] = *c;
            }
            let text: String = text.into_iter().collect();
            if let Ok(position) = AnyPosition::parse(&ruleset, &text) {
                prop_assert_eq!(position.legal_moves().is_empty(), position.outcome().is_some());
                prop_assert_eq!(AnyPosition::parse(&ruleset, &position.to_string()), Ok(position));
            }
        }
    }
}
