//! Standings: equal to a recount by other arithmetic, and tie-breaks in their stated order.

use std::collections::BTreeMap;

use banyan::play::PlayerId;
use banyan::tournaments::table_cells::{Meeting, TableCell};
use banyan::tournaments::{Decided, Format, GameResult, TableRow, Tournament};
use rand::Rng;

use super::field::{Field, any_result, better_wins, plan, player};
use super::ranking::are_ranked;

/// What docs/tournaments.md says a player has, counted pairing by pairing in whole and half points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Count {
    points: f64,
    tie_break: f64,
    wins: u32,
}

fn recount(tournament: &Tournament) -> BTreeMap<PlayerId, Count> {
    let swiss = matches!(tournament.plan().format, Format::Swiss { .. });
    let entrants = tournament.entrants();
    let annulled = |player: PlayerId| {
        let gone = entrants
            .iter()
            .any(|one| one.player == player && one.withdrawn.is_some());
        let theirs = tournament.pairings().iter().filter(|one| one.has(player));
        let played = theirs.filter(|one| {
            matches!(
                one.decision,
                Some((_, Decided::Played | Decided::Ruling | Decided::Seed))
            )
        });
        gone && !swiss && (played.count() as f64) < (entrants.len() - 1) as f64 / 2.0
    };
    // Player, opponent, points, whether it was played.
    let mut results: Vec<(PlayerId, Option<PlayerId>, f64, bool)> = Vec::new();
    for pairing in tournament.pairings() {
        let Some((result, how)) = pairing.decision else {
            continue;
        };
        if annulled(pairing.first) || annulled(pairing.second) {
            continue;
        }
        let first = match result {
            GameResult::First => 1.0,
            GameResult::Draw => 0.5,
            _ => 0.0,
        };
        let second = if result == GameResult::Neither {
            0.0
        } else {
            1.0 - first
        };
        let played = how != Decided::Forfeit;
        results.push((pairing.first, Some(pairing.second), first, played));
        results.push((pairing.second, Some(pairing.first), second, played));
    }
    if swiss {
        let byes = tournament.byes().iter();
        results.extend(byes.map(|bye| (bye.player, None, 1.0, false)));
    }
    let points = |player: PlayerId| -> f64 {
        let theirs = results.iter().filter(|one| one.0 == player);
        theirs.map(|one| one.2).sum()
    };
    let count = |player: PlayerId| {
        let theirs = results.iter().filter(|one| one.0 == player);
        let mut count = Count {
            points: points(player),
            ..Count::default()
        };
        for (_, opponent, gained, played) in theirs {
            let against = match opponent {
                Some(opponent) if *played || !swiss => points(*opponent),
                _ => points(player),
            };
            count.tie_break += if swiss { against } else { gained * against };
            count.wins += u32::from(*played && *gained > 0.75);
        }
        count
    };
    entrants
        .iter()
        .map(|one| (one.player, count(one.player)))
        .collect()
}

fn equals_the_recount(tournament: &Tournament) {
    let counts = recount(tournament);
    let rows = &tournament.standings()[0].rows;
    assert_eq!(rows.len(), tournament.entrants().len());
    for row in rows {
        let counted = Count {
            points: f64::from(row.half_points) / 2.0,
            tie_break: f64::from(row.tie_break) / 4.0,
            wins: row.wins,
        };
        assert_eq!(counted, counts[&row.player], "{row:?}");
    }
    let annulled = |player| rows.iter().any(|row| row.player == player && row.annulled);
    let decided = tournament.pairings().iter().filter_map(|pairing| {
        let (result, _) = pairing.decision?;
        let counts = !pairing.players().into_iter().any(annulled);
        counts.then(|| (pairing.players(), result.half_points()))
    });
    are_ranked(rows, &decided.collect::<Vec<_>>());
}

#[test]
fn standings_equal_a_recount() {
    let formats = [
        Format::RoundRobin { double: false },
        Format::Swiss { rounds: 4 },
    ];
    for seed in 0..60 {
        for format in formats {
            let players = 3 + seed as usize % 7;
            let mut field = Field::started(plan(format), players, seed);
            let quitter = field.random.gen_range(1..=players);
            let quits_in = field.random.gen_range(1..=6);
            while field.tournament.phase().key() == "playing" {
                if field.tournament.round() == quits_in
                    && field.tournament.is_active(player(quitter))
                {
                    field.player(quitter, &banyan::tournaments::TournamentCommand::Leave);
                    continue;
                }
                field.play_games(|random, _| any_result(random));
                equals_the_recount(&field.tournament);
            }
            field.replays();
        }
    }
}

/// Plays a round robin of four with the given results, written as "12" for "1 beats 2" and "1=2" for a draw.
fn of_four(results: &str) -> Vec<TableRow> {
    let mut field = Field::started(plan(Format::RoundRobin { double: false }), 4, 1);
    let results: Vec<&str> = results.split(' ').collect();
    for _ in 0..3 {
        field.play_games(|_, [first, second]| {
            let one = format!("{first}{second}");
            let other = format!("{second}{first}");
            let (draw, turned) = (format!("{first}={second}"), format!("{second}={first}"));
            let found = |text: &String| results.contains(&text.as_str());
            match () {
                () if found(&one) => GameResult::First,
                () if found(&other) => GameResult::Second,
                () if found(&draw) || found(&turned) => GameResult::Draw,
                () => panic!("no result for {one}"),
            }
        });
    }
    field.tournament.standings().remove(0).rows
}

fn places(rows: &[TableRow]) -> Vec<(u16, u64)> {
    rows.iter().map(|row| (row.place, row.player.0)).collect()
}

#[test]
fn the_direct_encounter_comes_first() {
    // 1 and 2 have two points each. 2 beat 1, though 1 has the higher Sonneborn–Berger.
    let rows = of_four("21 13 14 32 24 3=4");
    assert_eq!(places(&rows), [(1, 2), (2, 1), (3, 3), (4, 4)]);
}

#[test]
fn sonneborn_berger_separates_a_drawn_encounter() {
    // 1 and 2 drew and have two and a half points: each beat one of 3 and 4 and drew with the other; 3 has more points.
    let rows = of_four("1=2 13 1=4 2=3 24 34");
    let by_number = |number: u64| rows.iter().find(|row| row.player.0 == number).unwrap();
    assert_eq!(by_number(1).half_points, by_number(2).half_points);
    // 1: 2 (draw, 2 points) + 3 (beaten, 1.5) + 4 (draw, 0.5) = 1 + 1.5 + 0.25; in quarters 11.
    assert_eq!(by_number(1).tie_break, 11);
    // 2: 1 (draw, 2) + 3 (draw, 1.5) + 4 (beaten, 0.5) = 1 + 0.75 + 0.5; in quarters 9.
    assert_eq!(by_number(2).tie_break, 9);
    assert_eq!(places(&rows)[..2], [(1, 1), (2, 2)]);
}

#[test]
fn who_cannot_be_separated_shares_the_place() {
    // 1, 2 and 3 beat each other in a circle, and all beat 4.
    let rows = of_four("12 23 31 14 24 34");
    let places = places(&rows);
    assert_eq!(
        places.iter().map(|(place, _)| *place).collect::<Vec<_>>(),
        [1, 1, 1, 4]
    );
    // All draws: everybody is first.
    let rows = of_four("1=2 1=3 1=4 2=3 2=4 3=4");
    assert!(rows.iter().all(|row| row.place == 1));
}

#[test]
fn who_leaves_early_does_not_count() {
    let mut field = Field::started(plan(Format::RoundRobin { double: false }), 6, 1);
    field.play_games(better_wins);
    field.player(6, &banyan::tournaments::TournamentCommand::Leave);
    field.play_to_the_end();
    let rows = &field.tournament.standings()[0].rows;
    let last = rows.last().unwrap();
    assert!(last.annulled && last.player == player(6) && last.half_points == 0);
    // The other five have played four games each that count.
    assert!(rows[..5].iter().all(|row| row.played == 4));
}

#[test]
fn who_leaves_late_forfeits_the_rest() {
    let mut field = Field::started(plan(Format::RoundRobin { double: false }), 6, 1);
    for _ in 0..4 {
        field.play_games(better_wins);
    }
    field.player(1, &banyan::tournaments::TournamentCommand::Leave);
    field.play_to_the_end();
    let rows = &field.tournament.standings()[0].rows;
    let gone = rows.iter().find(|row| row.player == player(1)).unwrap();
    assert!(!gone.annulled && gone.withdrawn);
    assert_eq!((gone.half_points, gone.played), (8, 4));
    equals_the_recount(&field.tournament);
}

/// The cells of a table, a line for each row.
fn written(marks: &[Vec<TableCell>], sign: fn(&Meeting) -> String) -> Vec<String> {
    let cell = |mark: &TableCell| match mark {
        TableCell::Own => "#".to_owned(),
        TableCell::Empty => ".".to_owned(),
        TableCell::Bye => "bye".to_owned(),
        TableCell::Met(meetings) => meetings.iter().map(sign).collect(),
    };
    let line = |row: &Vec<TableCell>| row.iter().map(cell).collect::<Vec<_>>().join(" ");
    marks.iter().map(line).collect()
}

#[test]
fn cross_tables_and_round_tables() {
    let mut field = Field::started(plan(Format::RoundRobin { double: false }), 4, 1);
    field.play_games(better_wins);
    field.player(4, &banyan::tournaments::TournamentCommand::Leave);
    field.play_games(|_, _| GameResult::Draw);
    let table = field.tournament.standings().remove(0);
    let cells = field.tournament.cross_table(&table);
    // 1-4 and 2-3 were won, 4-3 was forfeited, 1-2 was drawn, then 2-4 was forfeited. Nothing
    // against 4 counts.
    let places: Vec<u64> = table.rows.iter().map(|row| row.player.0).collect();
    assert_eq!(places, [2, 1, 3, 4]);
    let written_cells = written(&cells, |meeting| meeting.sign().to_owned());
    assert_eq!(written_cells, ["# ½ 1 +", "½ # . 1", "0 . # +", "– 0 – #"]);

    let mut field = Field::started(plan(Format::Swiss { rounds: 3 }), 3, 1);
    field.play_games(better_wins);
    field.play_games(|_, _| GameResult::Draw);
    let table = field.tournament.standings().remove(0);
    let places: Vec<u64> = table.rows.iter().map(|row| row.player.0).collect();
    assert_eq!(places, [1, 3, 2]);
    let cells = field.tournament.round_table(&table);
    assert_eq!(
        written(&cells, Meeting::sign_with_place),
        ["+3 =2 bye", "bye =1 .", "–1 bye ."]
    );
}
