//! Whether somebody who has just learnt a game can win against the lowest levels. The figures are in docs/strength.md.

use banyan::rules::{Game, Move, Outcome, Record, Ruleset, Side};
use banyan::search::{Level, choose};
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

/// How many games are played against a level.
const GAMES: u64 = 100;

fn wins(record: &Record, side: Side) -> bool {
    record.outcome().and_then(Outcome::winner) == Some(side)
}

/// The move of a beginner: wins at once if possible, sees the opponent's next move, takes what can be taken, avoids a repetition if
/// another move is as good, but has no plan. Among moves that are alike, chance decides.
fn beginner(record: &Record, random: &mut StdRng) -> Move {
    let side = record.position().side_to_move();
    let liking = |mv: &Move| {
        let mut after = record.clone();
        after.play(*mv).expect("a legal move");
        let answers = match after.outcome() {
            None => after.legal_moves(),
            Some(_) => Vec::new(),
        };
        let loses = answers.iter().any(|answer| {
            let mut end = after.clone();
            end.play(*answer).expect("a legal move");
            wins(&end, side.other())
        });
        let captures = record.position().captures(*mv);
        let is_taken = answers.iter().any(|mv| after.position().captures(*mv));
        (
            wins(&after, side),
            !loses,
            2 * i32::from(captures) - i32::from(is_taken),
            after.repeats() == 1,
        )
    };
    let moves = record.legal_moves();
    let best = moves
        .iter()
        .max_by_key(|mv| (liking(mv), random.r#gen::<u64>()));
    *best.expect("a legal move")
}

/// The beginner's wins, draws and losses against a level, with either side in turn.
fn results(ruleset: &Ruleset, level: u8) -> [u32; 3] {
    let level = Level::of(ruleset.game(), level).expect("a level");
    let mut results = [0; 3];
    for (seed, us) in (0..GAMES).zip(Side::ALL.into_iter().cycle()) {
        let mut random = StdRng::seed_from_u64(seed);
        let mut record = Record::new(ruleset);
        while record.outcome().is_none() {
            let mv = if record.position().side_to_move() == us {
                beginner(&record, &mut random)
            } else {
                choose(level, &record, seed, None).expect("a move").mv
            };
            record.play(mv).expect("a legal move");
        }
        let result = match record.outcome().and_then(Outcome::winner) {
            Some(winner) => usize::from(winner != us) * 2,
            None => 1,
        };
        results[result] += 1;
    }
    println!("{ruleset}, level {level}: the beginner won, drew, lost {results:?}");
    results
}

#[test]
fn a_beginner_wins_against_the_lowest_levels_and_hardly_higher() {
    for game in Game::ALL.iter().copied() {
        let ruleset = Ruleset::presets(game)[0];
        let [first, second, third, fourth] = [1, 2, 3, 4].map(|level| results(&ruleset, level)[0]);
        assert!(first >= 30, "{ruleset}: {first} of {GAMES} at level 1");
        assert!(second >= 3, "{ruleset}: {second} of {GAMES} at level 2");
        assert!(
            second < first && third < first / 2,
            "{ruleset}: {third} at level 3"
        );
        assert!(fourth <= 10, "{ruleset}: {fourth} of {GAMES} at level 4");
    }
}
