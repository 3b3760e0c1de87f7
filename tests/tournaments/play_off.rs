//! Play-offs for a first place that no tie-break decides.

use banyan::play::Actor;
use banyan::tournaments::table_cells::TableCell;
use banyan::tournaments::{
    Format, GameResult, PLAY_OFF, TournamentCommand, TournamentEvent, TournamentPhase,
    TournamentPlan,
};

use super::field::{Field, ORGANISER, better_wins, plan};

/// All games of this many players are drawn, so that all share the first place.
fn all_level(players: usize) -> Field {
    let level = TournamentPlan {
        play_off: true,
        ..plan(Format::RoundRobin { double: false })
    };
    let mut field = Field::started(level, players, 1);
    while !field.tournament.has_play_off() && field.tournament.phase() == TournamentPhase::Playing {
        field.play_games(|_, _| GameResult::Draw);
    }
    field
}

fn podium(field: &Field) -> Vec<(u16, u64)> {
    let podium = field.tournament.podium().iter();
    podium
        .map(|placed| (placed.place, placed.player.0))
        .collect()
}

#[test]
fn those_who_share_the_first_place_play_for_it() {
    for players in 2..=PLAY_OFF {
        let mut field = all_level(players);
        let round = field.tournament.play_off_round().unwrap();
        assert_eq!(field.tournament.round(), round);
        let pairings = field.tournament.pairings_of(round).count();
        assert_eq!(pairings, players * (players - 1) / 2, "each meets each");
        let before = field.tournament.standings().remove(0).rows;
        assert!(before.iter().all(|row| row.place == 1));
        field.play_games(better_wins);
        let places: Vec<_> = (1..=players.min(3)).map(|n| (n as u16, n as u64)).collect();
        assert_eq!(podium(&field), places);
        // Points and marks are those of the tournament itself.
        let table = field.tournament.standings().remove(0);
        for (row, before) in table.rows.iter().zip(&before) {
            assert_eq!(row.half_points, before.half_points);
        }
        for marks in field.tournament.cross_table(&table) {
            let met = marks.iter().filter_map(|mark| match mark {
                TableCell::Met(meetings) => Some(meetings.len()),
                _ => None,
            });
            assert!(met.into_iter().all(|meetings| meetings == 1));
        }
        field.replays();
    }
}

#[test]
fn a_drawn_play_off_leaves_the_place_shared() {
    let mut field = all_level(2);
    field.play_games(|_, _| GameResult::Draw);
    assert_eq!(podium(&field), [(1, 1), (1, 2)]);
    field.replays();
}

#[test]
fn more_players_share_the_place() {
    let field = all_level(PLAY_OFF + 1);
    assert_eq!(field.tournament.phase(), TournamentPhase::Over);
    assert_eq!(podium(&field).len(), PLAY_OFF + 1);
}

#[test]
fn a_clear_winner_plays_no_more_and_a_withdrawal_decides() {
    let clear = TournamentPlan {
        play_off: true,
        ..plan(Format::Swiss { rounds: 3 })
    };
    let mut field = Field::started(clear, 8, 1);
    while field.tournament.phase() == TournamentPhase::Playing {
        field.play_games(better_wins);
    }
    assert_eq!(field.tournament.round(), 3);
    assert_eq!(podium(&field)[0], (1, 1));

    let mut field = all_level(2);
    field.start_games();
    field.player(1, &TournamentCommand::Leave);
    assert_eq!(podium(&field), [(1, 2)]);
    field.replays();
}

/// A plan can get or lose its play-off as long as it is not due.
#[test]
fn the_organiser_chooses_until_the_last_round_is_over() {
    let shared = plan(Format::RoundRobin { double: false });
    let mut field = Field::started(shared.clone(), 2, 1);
    let by = Actor::Player(ORGANISER);
    let change = TournamentCommand::Change {
        plan: Box::new(TournamentPlan {
            play_off: true,
            ..shared
        }),
        reason: "there will be cake".to_owned(),
    };
    let events = field.try_as(by, &change).unwrap();
    assert!(matches!(&events[..], [TournamentEvent::Changed { .. }]));
    field.play_games(|_, _| GameResult::Draw);
    assert!(field.tournament.has_play_off());
    field.play_games(better_wins);
    assert_eq!(podium(&field), [(1, 1), (2, 2)]);
}
