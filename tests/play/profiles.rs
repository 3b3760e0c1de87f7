//! Achievements and statistics, checked against the moves.

use banyan::play::achievements::Achievements;
use banyan::play::profile::{Fact, FinishedGame, Highlight, Profile, Tally, sum_of_sides};
use banyan::play::rating::GameScore;
use banyan::play::{Command, Match, MatchId, Terms, Timestamp};
use banyan::rules::{Achievement, Game, Record, Side};

use crate::games::golden::golden;

use super::{ALICE, BOB, CAROL, START, SideChoice, accepted, after, play, terms, won};

/// A match under this ruleset with these moves; Alice has the first side.
fn match_of(ruleset: &str, moves: &str) -> Match {
    let ruleset = ruleset.parse().unwrap();
    let terms = Terms {
        ruleset,
        ..terms(SideChoice::First)
    };
    let open = Match::open(terms, START).unwrap().with_id(MatchId(7));
    let begun = after(open, BOB, &Command::Accept { lot: Side::First });
    let moves = moves.split_whitespace().enumerate();
    moves.fold(begun, |game, (ply, text)| {
        after(game, if ply % 2 == 0 { ALICE } else { BOB }, &play(text))
    })
}

/// The number of a side's pieces on a board of Jungle, counted from the position text.
fn letters(record: &Record, ply: usize, side: Side) -> usize {
    let back = record.taken_back(record.ply() - ply);
    let text = back.position().to_string();
    let board = text.split(' ').next().unwrap();
    let own = |letter: &char| match side {
        Side::First => letter.is_ascii_uppercase(),
        Side::Second => letter.is_ascii_lowercase(),
    };
    board.chars().filter(own).count()
}

/// The achievements of every golden game match its outcome and its position texts.
#[test]
fn golden_games_earn_what_their_texts_prove() {
    let mut seen = std::collections::BTreeSet::new();
    for text in Game::ALL.iter().map(|game| golden(*game)) {
        for game in text.split("\n\n") {
            let line = |name: &str| game.lines().find_map(|line| line.strip_prefix(name));
            let (Some(ruleset), Some(moves), Some(outcome)) =
                (line("ruleset: "), line("moves: "), line("outcome: "))
            else {
                continue;
            };
            let played = match_of(ruleset, moves);
            let (record, found) = (played.record(), Achievements::of(&played));
            let has = |achievement| {
                found
                    .0
                    .iter()
                    .find(|(known, _)| *known == achievement)
                    .map(|(_, number)| *number)
            };
            let plies = record.ply() as u32;
            let Some((winner, by)) = outcome.split_once(' ').filter(|(who, _)| *who != "draw")
            else {
                assert_eq!(found, Achievements::default(), "{outcome}");
                continue;
            };
            let winner = if winner == "first" {
                Side::First
            } else {
                Side::Second
            };
            for (achievement, reason) in [
                (Achievement::DEN, "den"),
                (Achievement::CAPTURE_ALL, "capture-all"),
                (Achievement::TRY, "try"),
            ] {
                assert_eq!(
                    has(achievement),
                    (by == reason).then_some(plies),
                    "{ruleset} {moves}"
                );
            }
            if ruleset.starts_with("jungle") {
                let lack = |ply| {
                    letters(record, ply, winner.other())
                        .saturating_sub(letters(record, ply, winner))
                };
                let most = (0..=record.ply()).map(lack).max().unwrap() as u32;
                assert_eq!(
                    has(Achievement::PIECES),
                    (most >= 3).then_some(most),
                    "{moves}"
                );
                let lost = letters(record, 0, winner) - letters(record, record.ply(), winner);
                assert_eq!(
                    has(Achievement::UNSCATHED),
                    (lost == 0).then_some(plies),
                    "{moves}"
                );
            } else {
                assert_eq!(
                    (
                        has(Achievement::PIECES),
                        has(Achievement::UNSCATHED),
                        has(Achievement::GIANT)
                    ),
                    (None, None, None)
                );
            }
            seen.extend(found.0.iter().map(|(achievement, _)| *achievement));
        }
    }
    let missing: Vec<_> = Achievement::all()
        .filter(|achievement| !seen.contains(achievement))
        .collect();
    assert_eq!(
        missing,
        [Achievement::POINTS],
        "the others are earned somewhere"
    );
}

#[test]
fn feats_that_were_looked_at() {
    for (ruleset, moves, achievements) in [
        ("dobutsu/classic", "b2b3 a4a3 b3b4+", "chick:3"),
        (
            "dobutsu/classic",
            "b2b3 b4b3 c1c2 C@b4 b1c1 b3a2 C@c3 a2a1",
            "try:8",
        ),
        ("dobutsu/classic", "b2b3 b4b3 a1b2 C@b4 C@a2 a4a3 a2a3", ""),
        ("o-an-quan/standard", "1R 5R 1L 2R 5L 4L 3L", "mandarins:7"),
    ] {
        assert_eq!(
            Achievements::of(&match_of(ruleset, moves)).to_string(),
            achievements,
            "{moves}"
        );
    }
    assert_eq!(Achievements::of(&won()).to_string(), "den:13 unscathed:13");
}

/// In Ô ăn quan a player can win from far behind; the achievement uses the points during the game.
#[test]
fn a_comeback_in_points_is_told_by_the_points() {
    let mut told = 0;
    for seed in 0..400_usize {
        let mut record = Record::new(&"o-an-quan/standard".parse().unwrap());
        let mut behind = [0, 0];
        while record.outcome().is_none() && record.ply() < 200 {
            let moves = record.legal_moves();
            let mv = moves[(seed * 31 + record.ply() * 17 + seed / 7) % moves.len()];
            record.play(mv).unwrap();
            let [first, second] = record.position().points(false).unwrap();
            behind = [behind[0].max(second - first), behind[1].max(first - second)];
        }
        let Some(winner) = record.outcome().and_then(banyan::rules::Outcome::winner) else {
            continue;
        };
        let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        let found = Achievements::of(&match_of("o-an-quan/standard", &moves.join(" ")));
        let points = found
            .0
            .iter()
            .find(|(achievement, _)| *achievement == Achievement::POINTS)
            .map(|(_, number)| *number as i32);
        let most = behind[winner.index()];
        assert_eq!(points, (most >= 15).then_some(most));
        told += usize::from(points.is_some());
    }
    assert!(told > 0, "there is one among them");
}

#[test]
fn what_the_moves_did_not_win_earns_nothing() {
    let resigned = after(accepted(), BOB, &Command::Resign);
    let playing = after(accepted(), ALICE, &play("c3d3"));
    for game in [accepted(), playing, resigned] {
        assert_eq!(Achievements::of(&game), Achievements::default());
    }
    // Resigned one move before the den.
    let short = super::TO_THE_DEN[..12].join(" ");
    let given_up = after(match_of("jungle/classic", &short), BOB, &Command::Resign);
    assert_eq!(
        given_up.ending().and_then(|end| end.winner()),
        Some(Side::First)
    );
    assert_eq!(Achievements::of(&given_up), Achievements::default());
}

#[test]
fn feats_are_their_text_and_what_is_unknown_is_passed_over() {
    let all = Achievements(Achievement::all().zip(1..).collect());
    assert_eq!(all.to_string().parse(), Ok(all));
    let read: Achievements = "den:13 dance:7 unscathed giant:x  pieces:4"
        .parse()
        .unwrap();
    assert_eq!(read.0, [(Achievement::DEN, 13), (Achievement::PIECES, 4)]);
}

fn finished(
    id: i64,
    ruleset: &str,
    side: Side,
    score: GameScore,
    achievements: &str,
) -> FinishedGame {
    let day = 86_400_000;
    FinishedGame {
        id: MatchId(id),
        ruleset: ruleset.parse().unwrap(),
        opponent: if id % 2 == 0 { BOB } else { CAROL },
        side,
        score,
        plies: 40 + (id as u32 % 3),
        opened: START,
        ended: Timestamp(START.0 + id * day),
        guild: None,
        venue: None,
        achievements: achievements.parse().unwrap(),
    }
}

#[test]
fn a_profile_counts_runs_sides_and_favourites() {
    use GameScore::{Drawn, Lost, Won};
    use Side::{First, Second};
    let games = [
        finished(1, "jungle/classic", First, Won, "den:30 unscathed:30"),
        finished(2, "jungle/classic", Second, Won, "den:20"),
        finished(3, "jungle/german", First, Won, "pieces:3"),
        finished(4, "dobutsu/classic", First, Lost, "chick:3"),
        finished(5, "dobutsu/classic", Second, Drawn, ""),
        finished(6, "dobutsu/classic", Second, Won, "try:8 "),
        finished(7, "o-an-quan/standard", First, Won, "points:20"),
        finished(8, "jungle/classic", First, Won, "den:20 pieces:5"),
    ];
    let profile = Profile::of(&games);
    let total = Tally {
        wins: 6,
        draws: 1,
        losses: 1,
    };
    assert_eq!(
        (profile.total(), profile.run, profile.best_run),
        (total, 3, 3)
    );
    let jungle = profile
        .records
        .iter()
        .find(|(game, _)| *game == Game::Jungle)
        .unwrap()
        .1;
    assert_eq!(
        (jungle[0].wins, jungle[1].wins, sum_of_sides(jungle).games()),
        (3, 1, 4)
    );
    // Three games of each, so the one played last is the favourite.
    assert_eq!(
        profile.favourite,
        Some(("jungle/classic".parse().unwrap(), 3))
    );
    let told = |fact| {
        profile
            .highlights
            .iter()
            .find(|told| told.fact == fact)
            .map(|told| (told.number, told.game.0))
    };
    for (fact, expected) in [
        (Fact::Won(Achievement::DEN), Some((20, 2))),
        (Fact::Won(Achievement::UNSCATHED), Some((30, 1))),
        (Fact::Won(Achievement::PIECES), Some((5, 8))),
        (Fact::Won(Achievement::CHICK), None),
        (Fact::Won(Achievement::TRY), Some((8, 6))),
        (Fact::Won(Achievement::POINTS), Some((20, 7))),
        (Fact::EveryGame, Some((3, 7))),
        (Fact::Longest, Some((42, 2))),
        (Fact::Lasting, Some((8, 8))),
        (Fact::First, Some((0, 1))),
    ] {
        assert_eq!(told(fact), expected, "{fact:?}");
    }
    let none: Vec<Highlight> = Profile::of(&[]).highlights;
    assert_eq!(none, []);
    let lost = Profile::of(&games[..4]);
    assert_eq!((lost.run, lost.best_run), (0, 3));
    assert!(
        !lost
            .highlights
            .iter()
            .any(|told| told.fact == Fact::EveryGame)
    );
}
