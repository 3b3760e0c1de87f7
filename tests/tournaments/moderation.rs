//! What the organiser and moderators can repair: pairings, results, games, players.

use banyan::play::{Actor, MatchId, PlayerId};
use banyan::tournaments::{
    Format, GameResult, PairingId, TournamentCommand, TournamentEvent, TournamentPlan,
    TournamentRefusal,
};

use super::field::{Field, ORGANISER, better_wins, plan, player};

const MODERATOR: Actor = Actor::Moderator(PlayerId(8_000));

fn round_robin() -> TournamentPlan {
    plan(Format::RoundRobin { double: false })
}

fn swiss() -> TournamentPlan {
    plan(Format::Swiss { rounds: 3 })
}

#[test]
fn a_round_can_be_paired_by_hand() {
    let mut field = Field::started(swiss(), 5, 1);
    let by_hand = |pairings: &[[usize; 2]], byes: &[usize]| TournamentCommand::PairByHand {
        pairings: pairings.iter().map(|pair| pair.map(player)).collect(),
        byes: byes.iter().map(|number| player(*number)).collect(),
        reason: "they asked for it".to_owned(),
    };
    let by = Actor::Player(ORGANISER);
    let wanted = by_hand(&[[1, 3], [2, 4]], &[5]);
    assert_eq!(field.refuses(by, &wanted), TournamentRefusal::NotPaused);
    field.start_games();
    field.organiser(&TournamentCommand::Pause);
    assert_eq!(field.refuses(by, &wanted), TournamentRefusal::RoundRunning);
    field.end_games(GameResult::First);
    for wrong in [
        by_hand(&[[1, 3], [2, 3]], &[5]),
        by_hand(&[[1, 3]], &[5]),
        by_hand(&[[1, 3], [2, 9]], &[5]),
        by_hand(&[[1, 1], [2, 4]], &[5, 3]),
    ] {
        assert_eq!(field.refuses(by, &wrong), TournamentRefusal::Pairings);
    }
    field.organiser(&wanted);
    field.organiser(&TournamentCommand::Resume);
    assert_eq!(field.tournament.round(), 2);
    let pairs: Vec<_> = field
        .tournament
        .pairings_of(2)
        .map(|one| (one.first.0, one.second.0))
        .collect();
    assert_eq!(pairs, [(1, 3), (2, 4)]);
    field.play_to_the_end();
}

#[test]
fn a_voided_game_is_played_again() {
    let mut field = Field::started(swiss(), 2, 1);
    field.start_games();
    let (pairing, match_id) = field.tournament.running_matches()[0];
    field.clock(&TournamentCommand::GameOver {
        pairing,
        match_id,
        result: None,
    });
    assert_eq!(field.tournament.waiting_games().len(), 1);
    let again = TournamentCommand::GameStarted {
        pairing,
        match_id: MatchId(77),
    };
    field.clock(&again);
    assert_eq!(
        field.refuses(Actor::Clock, &again),
        TournamentRefusal::Decided
    );
    let over = TournamentCommand::GameOver {
        pairing,
        match_id,
        result: Some(GameResult::First),
    };
    assert_eq!(
        field.refuses(Actor::Clock, &over),
        TournamentRefusal::Decided,
        "that match is void"
    );
    field.play_to_the_end();
}

#[test]
fn another_player_takes_a_place_with_its_score() {
    let mut field = Field::started(swiss(), 4, 1);
    field.play_games(better_wins);
    field.start_games();
    let theirs = field
        .tournament
        .pairings_of(2)
        .find(|one| one.has(player(1)));
    let old_match = theirs.unwrap().running_match().unwrap();
    let replace = TournamentCommand::Replace {
        old: player(1),
        new: player(50),
        rating: 1500,
        guild: None,
        reason: "ill".to_owned(),
    };
    let events = field.try_as(MODERATOR, &replace).unwrap();
    assert!(
        matches!(events[0], TournamentEvent::GameVoided { match_id, .. } if match_id == old_match)
    );
    let row = &field.tournament.standings()[0].rows[0];
    assert_eq!((row.player, row.half_points), (player(50), 2));
    let waiting = field.tournament.waiting_games();
    assert_eq!(waiting.len(), 1);
    assert!([waiting[0].first, waiting[0].second].contains(&player(50)));
    assert_eq!(field.refuses(MODERATOR, &replace), TournamentRefusal::NotIn);
    field.play_to_the_end();
}

#[test]
fn results_by_ruling_and_forfeit() {
    let mut field = Field::started(round_robin(), 4, 1);
    let set = |number, result| TournamentCommand::SetResult {
        pairing: PairingId(number),
        result,
        reason: "agreed by both".to_owned(),
    };
    let stranger = Actor::Player(player(2));
    assert_eq!(
        field.refuses(stranger, &set(1, GameResult::Draw)),
        TournamentRefusal::NotTheOrganiser
    );
    assert_eq!(
        field.refuses(MODERATOR, &set(9, GameResult::Draw)),
        TournamentRefusal::NoPairing
    );
    let player_of_it = Actor::Moderator(player(1));
    assert_eq!(
        field.refuses(player_of_it, &set(1, GameResult::Draw)),
        TournamentRefusal::NotYours
    );
    field.try_as(MODERATOR, &set(1, GameResult::Draw)).unwrap();
    // The second pairing of the first round is 2-3: player 3 gives it up.
    let give_up = |number| TournamentCommand::Forfeit {
        pairing: PairingId(number),
        loser: player(3),
    };
    assert_eq!(
        field.refuses(stranger, &give_up(2)),
        TournamentRefusal::NotTheOrganiser
    );
    field.player(3, &give_up(2));
    assert_eq!(field.tournament.round(), 2);
    // A result of an earlier round can still be repaired.
    field.organiser(&set(1, GameResult::First));
    let row = |field: &Field, number| {
        let rows = &field.tournament.standings()[0].rows;
        rows.iter()
            .find(|row| row.player == player(number))
            .unwrap()
            .half_points
    };
    assert_eq!((row(&field, 1), row(&field, 2), row(&field, 3)), (2, 2, 0));
    field.play_to_the_end();
}
