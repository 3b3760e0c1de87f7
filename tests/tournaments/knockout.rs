//! Knockouts: one champion, n − 1 pairings, standard seeding.

use banyan::play::Actor;
use banyan::tournaments::knockout::seeded_places;
use banyan::tournaments::{
    Bracket, Decided, EXTRA_GAMES, Format, GameResult, Pairing, PairingId, TournamentCommand,
    TournamentPhase, TournamentRefusal,
};

use super::field::{Field, ORGANISER, better_wins, champion, plan, player};

fn cup(best_of: u8, third_place: bool) -> Format {
    Format::Knockout {
        best_of,
        third_place,
    }
}

#[test]
fn seeds_stand_where_they_should() {
    let places = |players| -> Vec<usize> {
        let places: Vec<Option<usize>> = seeded_places(players);
        places
            .iter()
            .map(|seed| seed.map_or(0, |seed| seed + 1))
            .collect()
    };
    assert_eq!(places(2), [1, 2]);
    assert_eq!(places(4), [1, 4, 2, 3]);
    assert_eq!(places(8), [1, 8, 4, 5, 2, 7, 3, 6]);
    // The best seeds have the byes.
    assert_eq!(places(5), [1, 0, 4, 5, 2, 0, 3, 0]);
    // If the better seed always wins, seeds 1 to 2^k are left at the end, whatever the size.
    for players in 2..=256 {
        let mut left: Vec<usize> = places(players);
        while left.len() > 1 {
            let round = left.chunks(2).map(|pair| {
                assert!(
                    left.len() > 2 || pair[0] + pair[1] == 3,
                    "{players}: {pair:?}"
                );
                assert!(pair[0] == 0 || pair[1] == 0 || pair[0] + pair[1] == left.len() + 1);
                if pair[0] == 0 || (pair[1] != 0 && pair[1] < pair[0]) {
                    pair[1]
                } else {
                    pair[0]
                }
            });
            left = round.collect();
        }
        assert_eq!(left, [1]);
    }
}

#[test]
fn one_champion_and_n_minus_one_pairings() {
    // All of them take long without optimisation.
    let some =
        |players: &usize| *players <= 40 || [63, 64, 65, 127, 128, 129, 256].contains(players);
    for players in (2..=256).filter(|players| some(players) || !cfg!(debug_assertions)) {
        let third_place = players % 3 == 0;
        let best_of = if players % 2 == 0 { 1 } else { 3 };
        let mut field = Field::started(plan(cup(best_of, third_place)), players, players as u64);
        field.play_to_the_end();
        let bracket = Bracket::of(&field.tournament);
        let third = third_place && players > 3;
        let decided = field
            .tournament
            .pairings()
            .iter()
            .filter(|one| one.winner().is_some());
        assert_eq!(
            decided.count(),
            players - 1 + usize::from(third),
            "{players} players"
        );
        let champion = champion(&bracket).unwrap();
        let rows = &field.tournament.standings()[0].rows;
        assert_eq!((rows[0].player, rows[0].place), (champion, 1));
        assert!(rows[1..].iter().all(|row| row.place > 1));
        let losers = rows[1..].iter().filter(|row| {
            let lost = |pairing: &&banyan::tournaments::Pairing| {
                pairing.has(row.player) && pairing.winner() != Some(row.player)
            };
            let lost = field.tournament.pairings().iter().filter(lost).count();
            lost == 1 || (third && lost == 2 && row.place == 4)
        });
        assert_eq!(losers.count(), players - 1);
        let places: Vec<u16> = rows.iter().take(4).map(|row| row.place).collect();
        if players >= 4 {
            assert_eq!(places, if third { [1, 2, 3, 4] } else { [1, 2, 3, 3] });
        }
    }
}

#[test]
fn the_better_seed_wins_through() {
    let mut field = Field::started(plan(cup(1, true)), 11, 1);
    for _ in 0..4 {
        field.play_games(better_wins);
    }
    let podium: Vec<_> = field
        .tournament
        .podium()
        .iter()
        .map(|one| (one.place, one.player))
        .collect();
    assert_eq!(podium, [(1, player(1)), (2, player(2)), (3, player(3))]);
    // Seeds 1 to 5 had byes, as 11 players leave 5 places of 16 empty.
    let byes: Vec<_> = field
        .tournament
        .byes()
        .iter()
        .map(|bye| bye.player.0)
        .collect();
    assert_eq!(byes.len(), 5);
    assert!(byes.iter().all(|number| *number <= 5));
}

#[test]
fn best_of_three_swaps_sides() {
    let mut field = Field::started(plan(cup(3, false)), 2, 1);
    field.play_games(|_, _| GameResult::First);
    field.play_games(|_, _| GameResult::First);
    let games = &field.tournament.pairings()[0].games;
    assert_eq!(games.len(), 3, "one win each");
    assert_eq!(
        (games[0].first, games[1].first, games[2].first),
        (player(1), player(2), player(1))
    );
    field.play_games(|_, _| GameResult::Second);
    assert_eq!(champion(&Bracket::of(&field.tournament)), Some(player(2)));
    let mut short = Field::started(plan(cup(3, false)), 2, 1);
    short.play_games(better_wins);
    short.play_games(better_wins);
    assert_eq!(
        short.tournament.pairings()[0].games.len(),
        2,
        "two wins decide"
    );
    assert_eq!(short.tournament.pairings()[0].score(), [4, 0]);
}

#[test]
fn the_better_seed_goes_on_after_draws_alone() {
    for best_of in [1, 3] {
        let mut field = Field::started(plan(cup(best_of, false)), 2, 1);
        for _ in 0..usize::from(best_of) + EXTRA_GAMES {
            field.play_games(|_, _| GameResult::Draw);
        }
        let pairing = &field.tournament.pairings()[0];
        assert_eq!(pairing.winner(), Some(player(1)));
        assert!(matches!(pairing.decision, Some((_, Decided::Seed))));
    }
}

#[test]
fn a_walkover_counts_as_a_win_and_two_leave_the_place_empty() {
    let mut field = Field::started(plan(cup(1, true)), 8, 1);
    field.start_games();
    // 1-8, 4-5, 2-7, 3-6: 8 withdraws; then 1 and 4, who are through, withdraw too.
    field.player(8, &TournamentCommand::Leave);
    field.player(5, &TournamentCommand::Leave);
    field.player(1, &TournamentCommand::Leave);
    field.player(4, &TournamentCommand::Leave);
    field.play_games(better_wins);
    assert_eq!(field.tournament.round(), 2);
    let results = field.tournament.pairings_of(2).map(Pairing::result);
    assert_eq!(
        results.collect::<Vec<_>>(),
        [Some(GameResult::Neither), None]
    );
    field.play_games(better_wins);
    // Nobody is left to play the final against 2, nor the third place against 3.
    let bracket = Bracket::of(&field.tournament);
    assert_eq!(champion(&bracket), Some(player(2)));
    assert_eq!(
        bracket.third_place.unwrap().winner.player(),
        Some(player(3))
    );
    assert_eq!(field.tournament.phase(), TournamentPhase::Over);
    let podium = field
        .tournament
        .podium()
        .iter()
        .map(|one| (one.place, one.player.0));
    assert_eq!(podium.collect::<Vec<_>>(), [(1, 2), (3, 3)]);
    field.replays();
}

#[test]
fn a_result_stands_once_the_next_round_is_paired() {
    let mut field = Field::started(plan(cup(1, false)), 4, 1);
    let set = |number, result| TournamentCommand::SetResult {
        pairing: PairingId(number),
        result,
        reason: "the board was wrong".to_owned(),
    };
    let by = Actor::Player(ORGANISER);
    assert_eq!(
        field.refuses(by, &set(1, GameResult::Draw)),
        TournamentRefusal::NeedsWinner
    );
    field.organiser(&set(1, GameResult::Second));
    field.organiser(&set(1, GameResult::First));
    field.play_games(better_wins);
    assert_eq!(field.tournament.round(), 2);
    assert_eq!(
        field.refuses(by, &set(1, GameResult::Second)),
        TournamentRefusal::RoundPassed
    );
    field.play_to_the_end();
}

/// The first of three games is voided while the second one runs: it counts no longer, and another game makes up for it.
#[test]
fn an_earlier_game_that_is_voided_is_played_again() {
    let mut field = Field::started(plan(cup(3, false)), 2, 1);
    let play = |field: &mut Field, result| {
        field.start_games();
        let (pairing, match_id) = field.tournament.running_matches()[0];
        let over = TournamentCommand::GameOver {
            pairing,
            match_id,
            result,
        };
        field.clock(&over);
        (pairing, match_id)
    };
    let (pairing, voided) = play(&mut field, Some(GameResult::First));
    field.start_games();
    assert_eq!(field.tournament.counted_matches(), [(pairing, voided)]);
    let void = TournamentCommand::GameOver {
        pairing,
        match_id: voided,
        result: None,
    };
    field.clock(&void);
    assert_eq!(
        field.refuses(Actor::Clock, &void),
        TournamentRefusal::Decided
    );
    let score = |field: &Field| field.tournament.pairing(pairing).unwrap().score();
    assert_eq!(score(&field), [0, 0]);
    assert_eq!(field.tournament.running_matches().len(), 1, "it goes on");
    // In the second game the other player has the first move. One win is not enough now.
    play(&mut field, Some(GameResult::Second));
    assert_eq!(score(&field), [2, 0]);
    assert_eq!(field.tournament.phase(), TournamentPhase::Playing);
    let (_, third) = play(&mut field, Some(GameResult::First));
    let over = field.tournament.pairing(pairing).unwrap();
    assert_eq!((over.played(), over.winner()), (2, Some(over.first)));
    assert_eq!(field.tournament.phase(), TournamentPhase::Over);
    let last = over.games.last().unwrap();
    assert_eq!((last.match_id, last.first), (Some(third), over.first));
    field.replays();
}
