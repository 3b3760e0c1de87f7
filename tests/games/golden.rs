//! Golden games: whole games under each preset that must replay unchanged. If a test here fails, a ruling has changed
//! its meaning; give the new one a name of its own instead.

use banyan::rules::{Game, Outcome, Record, Ruleset};

use super::{Dice, ruleset};

const JUNGLE: &str = include_str!("golden/jungle.txt");
const DOBUTSU: &str = include_str!("golden/dobutsu.txt");
const O_AN_QUAN: &str = include_str!("golden/o-an-quan.txt");

pub fn golden(game: Game) -> &'static str {
    match game {
        Game::Jungle => JUNGLE,
        Game::Dobutsu => DOBUTSU,
        Game::OAnQuan => O_AN_QUAN,
    }
}

/// A game as the files store it: the moves, the position that they lead to, and the number of legal moves before each.
fn write(record: &Record) -> String {
    let mut replay = Record::new(&record.ruleset());
    let mut legal = Vec::new();
    for mv in record.moves() {
        legal.push(replay.legal_moves().len().to_string());
        replay.play(*mv).expect("it was played");
    }
    let moves: Vec<_> = record.moves().iter().map(ToString::to_string).collect();
    let outcome = match record.outcome() {
        None => "none".to_owned(),
        Some(Outcome::Draw { by }) => format!("draw {by}"),
        Some(Outcome::Win { winner, by }) => format!("{} {by}", winner.key()),
    };
    format!(
        "ruleset: {}\nmoves: {}\nlegal: {}\nfinal: {}\noutcome: {outcome}\n",
        record.ruleset(),
        moves.join(" "),
        legal.join(" "),
        record.position(),
    )
}

/// A random game that captures whenever possible, so that it ends.
fn proposal(ruleset: &Ruleset, seed: u64) -> Record {
    let mut dice = Dice(seed);
    let mut record = Record::new(ruleset);
    while record.outcome().is_none() {
        let moves = record.legal_moves();
        let captures: Vec<_> = moves
            .iter()
            .filter(|mv| record.position().captures(**mv))
            .collect();
        let mv = if captures.is_empty() || dice.roll(4) == 0 {
            moves[dice.roll(moves.len())]
        } else {
            *captures[dice.roll(captures.len())]
        };
        record.play(mv).expect("it is legal");
    }
    record
}

#[test]
fn every_golden_record_replays_to_the_letter() {
    for block in Game::ALL
        .iter()
        .flat_map(|game| golden(*game).split("\n\n"))
    {
        let field = |name: &str| {
            let line = block
                .lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            line.unwrap_or_else(|| panic!("a golden record without {name}:\n{block}"))
        };
        let record = Record::replay(&ruleset(field("ruleset")), field("moves").split(' '));
        let record = record.unwrap_or_else(|error| panic!("{}: {error}", field("ruleset")));
        assert_eq!(write(&record).trim(), block.trim());
    }
}

#[test]
fn every_preset_has_a_golden_record() {
    for game in Game::ALL {
        for preset in Ruleset::presets(*game) {
            let line = format!("ruleset: {preset}\n");
            assert!(
                golden(*game).contains(&line),
                "{preset} has no golden record. If its rules are right, add this one to tests/games/golden/{game}.txt:\n\n{}",
                write(&proposal(&preset, 1)),
            );
        }
    }
}
