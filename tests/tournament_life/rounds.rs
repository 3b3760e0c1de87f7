//! Whole tournaments by the tests' clock, on both databases.

use std::collections::BTreeMap;
use std::time::Duration;

use banyan::app::App;
use banyan::play::{Actor, Command, Ending, Phase, PlayerId, Timestamp, TournamentId};
use banyan::rules::Side;
use banyan::store::Account;
use banyan::tournaments::{
    Begins, Decided, Format, GameResult, TournamentCommand, TournamentPhase, TournamentPlan,
};

use super::{
    CHANNEL, ORGANISER, advance, does, game, joined, plan, play_out, running, smaller_numbers_win,
    tournament,
};
use crate::store::{
    app,
    database::{Database, on_both},
};

on_both!(
    a_round_robin_of_eight_ends_as_arithmetic_says,
    a_swiss_of_eight_ends_as_a_recount_says,
    a_knockout_of_five_has_a_winner,
    a_tournament_starts_at_its_time_or_not_at_all,
    a_round_ends_in_time,
    a_vacation_and_a_downtime_extend_a_round,
    who_withdraws_forfeits_and_the_others_go_on,
    who_is_forgotten_stays_a_former_player,
    a_voided_game_is_played_again_and_an_aborted_one_is_lost,
    interrupted_anywhere_no_game_is_made_twice,
    two_processes_make_each_game_once,
    a_paused_tournament_waits,
    two_who_join_at_once_both_take_part,
    a_repeated_creation_is_remembered_for_an_hour,
);

const DAY: Duration = Duration::from_hours(24);

fn people(number: u64) -> Vec<PlayerId> {
    (1..=number).map(PlayerId).collect()
}

/// Points by player: two for a win, one for a draw, of all finished games in the database.
async fn recounted(app: &App, id: TournamentId) -> BTreeMap<PlayerId, u32> {
    let mut points = BTreeMap::new();
    for summary in app.store.tournament_games(id).await.unwrap().into_values() {
        if summary.phase != Phase::Over {
            continue;
        }
        let match_ = game(app, summary.id).await;
        for side in Side::ALL {
            let won = match_.ending().unwrap().winner() == Some(side);
            *points.entry(match_.player(side).unwrap()).or_default() += if won { 2 } else { 0 };
        }
    }
    points
}

async fn is_clean(app: &App) {
    let report = app.store.verify(false, |note| {
        if let banyan::store::CheckEvent::Found(finding) = note {
            println!("{finding}");
        }
    });
    assert!(report.await.unwrap().is_clean());
}

/// Two processes get the same interaction, which is forgotten like all others.
async fn a_repeated_creation_is_remembered_for_an_hour(database: &Database) {
    let (one, other) = (app(database.open().await), app(database.open().await));
    let handle = crate::store::handle(77);
    let create = async |app: &App| {
        let plan = plan(Format::RoundRobin { double: false }, 8);
        let made = app.create_tournament(plan, CHANNEL, Some(&handle)).await;
        made.unwrap().id()
    };
    let made = tokio::join!(create(&one), create(&other));
    assert_eq!(made, (TournamentId(1), TournamentId(1)));
    let causes = async || {
        let count = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM causes");
        let counted = count.fetch_one(&mut database.raw().await).await;
        counted.unwrap()
    };
    assert_eq!(causes().await, 1);
    let later = one.clock.now().after(Duration::from_hours(2));
    one.store.forget_causes(later).await.unwrap();
    assert_eq!(causes().await, 0);
}

async fn a_round_robin_of_eight_ends_as_arithmetic_says(database: &Database) {
    let app = app(database.open().await);
    let id = joined(
        &app,
        plan(Format::RoundRobin { double: false }, 8),
        &people(8),
    )
    .await;
    assert_eq!(
        play_out(&app, id).await,
        28,
        "everybody meets everybody once"
    );
    let over = tournament(&app, id).await;
    let rows = &over.standings()[0].rows;
    let table: Vec<(u16, u64, u32)> = rows
        .iter()
        .map(|row| (row.place, row.player.0, row.half_points))
        .collect();
    // Player n beats all with larger numbers: 8 - n wins.
    let expected: Vec<(u16, u64, u32)> =
        (1..=8).map(|n| (n as u16, n, 2 * (8 - n as u32))).collect();
    assert_eq!(table, expected);
    let podium: Vec<u64> = over.podium().iter().map(|placed| placed.player.0).collect();
    assert_eq!(podium, [1, 2, 3]);
    for row in rows {
        assert_eq!(recounted(&app, id).await[&row.player], row.half_points);
    }
    is_clean(&app).await;
}

async fn a_swiss_of_eight_ends_as_a_recount_says(database: &Database) {
    let app = app(database.open().await);
    let id = joined(&app, plan(Format::Swiss { rounds: 3 }, 8), &people(8)).await;
    assert_eq!(play_out(&app, id).await, 12, "three rounds of four games");
    let over = tournament(&app, id).await;
    let counted = recounted(&app, id).await;
    let rows = &over.standings()[0].rows;
    for row in rows {
        assert_eq!(row.half_points, counted[&row.player], "{row:?}");
        let against: u32 = over
            .pairings()
            .iter()
            .filter_map(|pairing| pairing.opponent_of(row.player))
            .map(|opponent| counted[&opponent])
            .sum();
        assert_eq!(row.tie_break, 2 * against, "Buchholz, in quarter points");
    }
    assert_eq!((rows[0].player, rows[0].half_points), (PlayerId(1), 6));
    let mut met: Vec<_> = over
        .pairings()
        .iter()
        .map(|pairing| {
            let [one, other] = pairing.players();
            (one.min(other), one.max(other))
        })
        .collect();
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 12, "nobody meets twice");
    is_clean(&app).await;
}

async fn a_knockout_of_five_has_a_winner(database: &Database) {
    let app = app(database.open().await);
    let knockout = Format::Knockout {
        best_of: 3,
        third_place: true,
    };
    let id = joined(&app, plan(knockout, 5), &people(5)).await;
    // Five pairings (one in the first round, two semi-finals, two for the places) of two games each.
    assert_eq!(play_out(&app, id).await, 10);
    let over = tournament(&app, id).await;
    assert_eq!(over.podium()[0].player, PlayerId(1));
    is_clean(&app).await;
}

async fn a_tournament_starts_at_its_time_or_not_at_all(database: &Database) {
    let app = app(database.open().await);
    let at = app.clock.now().after(DAY);
    let later = TournamentPlan {
        begins: Begins::At(at),
        ..plan(Format::RoundRobin { double: false }, 8)
    };
    let played = joined(&app, later.clone(), &people(3)).await;
    let lonely = joined(&app, later, &people(1)).await;
    for id in [played, lonely] {
        assert_eq!(app.advance_tournament(id).await.unwrap(), Some(at));
        assert_eq!(tournament(&app, id).await.phase(), TournamentPhase::Open);
    }
    app.clock.advance(DAY);
    for (id, phase) in [
        (played, TournamentPhase::Playing),
        (lonely, TournamentPhase::Cancelled),
    ] {
        advance(&app, id).await;
        assert_eq!(tournament(&app, id).await.phase(), phase);
    }
    assert_eq!(running(&app, played).await.len(), 1, "one of three is free");
}

async fn a_round_ends_in_time(database: &Database) {
    let app = app(database.open().await);
    let quick = TournamentPlan {
        round_days: Some(2),
        ..plan(Format::RoundRobin { double: false }, 4)
    };
    let id = joined(&app, quick, &people(4)).await;
    app.record_heartbeat().await.unwrap();
    advance(&app, id).await;
    let games = running(&app, id).await;
    assert_eq!(games.len(), 2);
    let late: Vec<PlayerId> = games.iter().map(|game| game.awaits.unwrap()).collect();
    for _ in 0..96 {
        // The bot lives all the time.
        app.clock.advance(Duration::from_mins(30));
        app.store
            .set_setting("alive", &app.clock.now().0.to_string())
            .await
            .unwrap();
    }
    advance(&app, id).await;
    let after = tournament(&app, id).await;
    assert_eq!(after.round(), 2, "the next round goes on");
    for pairing in after.pairings_of(1) {
        let (_, how) = pairing.decision.unwrap();
        assert_eq!(how, Decided::Forfeit);
        let winner = pairing.winner().unwrap();
        assert!(!late.contains(&winner), "the player to move has lost");
    }
    for game in games {
        let match_ = super::game(&app, game.id).await;
        assert_eq!(match_.phase(), Phase::Void, "nobody plays it any more");
    }
    assert_eq!(running(&app, id).await.len(), 2);
    is_clean(&app).await;
}

async fn a_vacation_and_a_downtime_extend_a_round(database: &Database) {
    let app = app(database.open().await);
    let quick = TournamentPlan {
        round_days: Some(2),
        ..plan(Format::RoundRobin { double: false }, 2)
    };
    let id = joined(&app, quick, &people(2)).await;
    advance(&app, id).await;
    let due = tournament(&app, id).await.deadline().unwrap();
    let mover = running(&app, id).await[0].awaits.unwrap();
    app.clock.set(Timestamp(due.0 - 1000));
    app.go_on_vacation(mover, 3).await.unwrap().unwrap();
    app.clock.set(due);
    advance(&app, id).await;
    let extended = tournament(&app, id).await.deadline().unwrap();
    let back = Timestamp(due.0 - 1000).after(3 * DAY);
    assert_eq!(extended, back.after(DAY), "a day after the vacation");
    app.record_heartbeat().await.unwrap();
    app.clock.set(extended.after(3 * DAY));
    app.record_heartbeat().await.unwrap();
    advance(&app, id).await;
    let open = tournament(&app, id).await;
    assert_eq!(
        open.phase(),
        TournamentPhase::Playing,
        "nobody could move meanwhile"
    );
    assert_eq!(open.deadline(), Some(app.clock.now().after(DAY)));
}

async fn who_withdraws_forfeits_and_the_others_go_on(database: &Database) {
    let app = app(database.open().await);
    let id = joined(&app, plan(Format::Swiss { rounds: 3 }, 8), &people(8)).await;
    advance(&app, id).await;
    does(&app, id, PlayerId(1), TournamentCommand::Leave).await;
    advance(&app, id).await;
    let theirs = running(&app, id).await;
    assert_eq!(theirs.len(), 3, "their game is not played any more");
    smaller_numbers_win(&app, id).await;
    advance(&app, id).await;
    let second = tournament(&app, id).await;
    assert_eq!((second.round(), second.pairings_of(2).count()), (2, 3));
    assert!(
        !second
            .pairings_of(2)
            .any(|pairing| pairing.has(PlayerId(1)))
    );
    assert_eq!(second.byes().len(), 1);
    play_out(&app, id).await;
    let over = tournament(&app, id).await;
    let tables = over.standings();
    let second = tables[0].rows.iter().find(|row| row.player == PlayerId(2));
    assert_eq!(second.unwrap().half_points, 6, "won all three");
    // A decided tournament has no pending jobs.
    assert_eq!(app.advance_tournament(id).await.unwrap(), None);
    is_clean(&app).await;
}

async fn who_is_forgotten_stays_a_former_player(database: &Database) {
    let app = app(database.open().await);
    database.name(PlayerId(3), "Carol").await;
    let id = joined(
        &app,
        plan(Format::RoundRobin { double: false }, 4),
        &people(4),
    )
    .await;
    advance(&app, id).await;
    app.leave_tournaments(PlayerId(3)).await.unwrap();
    app.store.forget_player(PlayerId(3)).await.unwrap();
    play_out(&app, id).await;
    let over = tournament(&app, id).await;
    assert!(over.entrant(PlayerId(3)).unwrap().withdrawn.is_some());
    assert_eq!(over.podium()[0].player, PlayerId(1));
    let accounts = app.store.accounts(&[PlayerId(3)]).await.unwrap();
    assert!(matches!(accounts.get(&PlayerId(3)), Some(Account::Deleted)));
    assert_eq!(app.store.tournaments_of(PlayerId(3)).await.unwrap(), []);
    is_clean(&app).await;
}

async fn a_voided_game_is_played_again_and_an_aborted_one_is_lost(database: &Database) {
    let app = app(database.open().await);
    let id = joined(
        &app,
        plan(Format::RoundRobin { double: false }, 4),
        &people(4),
    )
    .await;
    advance(&app, id).await;
    let games = running(&app, id).await;
    let (voided, aborted) = (games[0].id, games[1].id);
    let reason = "two accounts".to_owned();
    let moderator = Actor::Moderator(ORGANISER);
    let void = Command::Void { reason };
    app.act(voided, moderator, void, None, None).await.unwrap();
    let quitter = game(&app, aborted).await.player(Side::First).unwrap();
    let by = Actor::Player(quitter);
    app.act(aborted, by, Command::Abort, None, None)
        .await
        .unwrap();
    advance(&app, id).await;
    let after = tournament(&app, id).await;
    let again = running(&app, id).await;
    assert_eq!(again.len(), 1);
    assert!(again[0].id > aborted, "a new match");
    let (pairing, _) = after.pairing_of_match(aborted).unwrap();
    assert_eq!(pairing.result(), Some(GameResult::Second));
    assert_ne!(pairing.winner(), Some(quitter));
    play_out(&app, id).await;
    is_clean(&app).await;
}

/// The number of matches and of games that the tournament has started.
async fn made(app: &App, id: TournamentId) -> (usize, usize) {
    let started = tournament(app, id).await;
    let games = started.pairings().iter().flat_map(|pairing| &pairing.games);
    let games = games.filter(|game| game.match_id.is_some()).count();
    (app.store.tournament_games(id).await.unwrap().len(), games)
}

async fn interrupted_anywhere_no_game_is_made_twice(database: &Database) {
    let app = app(database.open().await);
    let id = joined(&app, plan(Format::Swiss { rounds: 2 }, 16), &people(16)).await;
    // The future is dropped after another number of steps each time, as when a process dies.
    for patience in 0..400_u64 {
        let step = app.advance_tournament(id);
        let limit = Duration::from_micros(patience * 37 % 3000);
        tokio::time::timeout(limit, step).await.ok();
    }
    advance(&app, id).await;
    assert_eq!(made(&app, id).await, (8, 8));
    assert_eq!(
        app.store.updated_after(Timestamp(0)).await.unwrap().len(),
        8,
        "no match besides"
    );
    play_out(&app, id).await;
    assert_eq!(made(&app, id).await, (16, 16));
    is_clean(&app).await;
}

async fn two_processes_make_each_game_once(database: &Database) {
    let one = app(database.open().await);
    let other = App {
        store: database.open().await,
        ..one.clone()
    };
    let id = joined(&one, plan(Format::Swiss { rounds: 3 }, 12), &people(12)).await;
    for round in 1..=3 {
        for _ in 0..6 {
            let (first, second) =
                tokio::join!(one.advance_tournament(id), other.advance_tournament(id));
            first.unwrap();
            second.unwrap();
        }
        assert_eq!(made(&one, id).await, (6 * round, 6 * round));
        assert_eq!(running(&one, id).await.len(), 6);
        smaller_numbers_win(&other, id).await;
    }
    let (first, second) = tokio::join!(one.advance_tournament(id), other.advance_tournament(id));
    assert_eq!((first.unwrap(), second.unwrap()), (None, None));
    let over = tournament(&one, id).await;
    assert_eq!(over.phase(), TournamentPhase::Over);
    let ends = over.events().iter().filter(|event| {
        matches!(
            event.event,
            banyan::tournaments::TournamentEvent::Finished { .. }
        )
    });
    assert_eq!(ends.count(), 1);
    is_clean(&one).await;
}

async fn a_paused_tournament_waits(database: &Database) {
    let app = app(database.open().await);
    let id = joined(
        &app,
        plan(Format::RoundRobin { double: false }, 4),
        &people(4),
    )
    .await;
    advance(&app, id).await;
    does(&app, id, ORGANISER, TournamentCommand::Pause).await;
    smaller_numbers_win(&app, id).await;
    advance(&app, id).await;
    let paused = tournament(&app, id).await;
    assert_eq!((paused.round(), paused.is_round_decided()), (1, true));
    does(&app, id, ORGANISER, TournamentCommand::Resume).await;
    advance(&app, id).await;
    assert_eq!(tournament(&app, id).await.round(), 2);
    does(&app, id, ORGANISER, TournamentCommand::Cancel).await;
    advance(&app, id).await;
    let left = running(&app, id).await;
    assert_eq!(left.len(), 2, "running games go on as ordinary games");
    let last = left[0].id;
    smaller_numbers_win(&app, id).await;
    assert!(matches!(
        game(&app, last).await.ending(),
        Some(Ending::Resigned { .. })
    ));
}

async fn two_who_join_at_once_both_take_part(database: &Database) {
    let app = app(database.open().await);
    let id = joined(&app, plan(Format::RoundRobin { double: false }, 16), &[]).await;
    let all = people(12).into_iter().map(|player| {
        let app = app.clone();
        tokio::spawn(async move {
            let application = banyan::tournaments::Application {
                rating: 1500,
                games: 0,
                has_role: true,
                guild: None,
            };
            does(&app, id, player, TournamentCommand::Join(application)).await;
        })
    });
    for join in all.collect::<Vec<_>>() {
        join.await.unwrap();
    }
    assert_eq!(tournament(&app, id).await.entrants().len(), 12);
    assert_eq!(
        app.store
            .tournament_summary(id)
            .await
            .unwrap()
            .unwrap()
            .players,
        12
    );
}
