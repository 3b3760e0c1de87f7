//! Several processes on one database: one winner a ply, and everything acknowledged is stored exactly once.

use std::collections::BTreeMap;
use std::time::Duration;

use banyan::app::{ActError, App};
use banyan::play::{Actor, Command, MatchId, Refusal, Seq};
use banyan::rules::Side;
use banyan::store::{AnalysisStart, JobId, JobKind, Subject};
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, START, accepted, app, does, handle, play, seq_of, terms};

on_both!(
    two_writers_race_for_every_ply,
    two_racing_controls_make_one_move,
    the_same_interaction_twice_at_once_counts_once,
    what_is_acknowledged_is_recorded_once,
    of_two_analyses_at_once_one_begins,
    one_analysis_for_two_is_shown_to_both,
);

/// Two processes try different moves at each ply of one match: one succeeds, the other is refused.
async fn two_writers_race_for_every_ply(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    let id = accepted(&apps[0]).await;
    for round in 0..25 {
        let game = apps[0].game(id).await.unwrap().unwrap();
        let Some(mover) = game.to_move() else { break };
        let legal = game.record().legal_moves();
        let choice = [
            legal[round % legal.len()].to_string(),
            legal[(round + 1) % legal.len()].to_string(),
        ];
        let (one, two) = tokio::join!(
            does(&apps[0], id, mover, play(&choice[0])),
            does(&apps[1], id, mover, play(&choice[1])),
        );
        let (won, lost) = match (one, two) {
            (Ok(won), Err(lost)) | (Err(lost), Ok(won)) => (won, lost),
            both => panic!("one of them wins: {both:?}"),
        };
        let ActError::Refused {
            refusal,
            game: Some(shown),
        } = lost
        else {
            panic!("a clean refusal: {lost:?}")
        };
        assert!(
            matches!(refusal, Refusal::NotYourTurn | Refusal::Over),
            "{refusal:?}"
        );
        assert_eq!(
            *shown, won.game,
            "the loser is shown what the winner made of it"
        );
        assert_eq!(apps[1].game(id).await.unwrap(), Some(won.game));
    }
}

/// The same control pressed in two windows: the match moves once, in any interleaving.
async fn two_racing_controls_make_one_move(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    for round in 0..10 {
        let id = apps[0].challenge(terms(), None).await.unwrap().game.id();
        let accept = |n: usize| {
            let app = &apps[n];
            async move {
                let handle = handle(round * 2 + n as u64);
                app.act(
                    id,
                    Actor::Player(BOB),
                    Command::Accept { lot: Side::First },
                    Some(1),
                    Some(&handle),
                )
                .await
            }
        };
        let (one, two) = tokio::join!(accept(0), accept(1));
        assert_eq!(
            usize::from(one.is_ok()) + usize::from(two.is_ok()),
            1,
            "{one:?} {two:?}"
        );
        let lost = one.err().or(two.err()).unwrap();
        let stale = Refusal::Stale { seen: 1, now: 2 };
        assert!(
            matches!(&lost, ActError::Refused { refusal, .. } if *refusal == stale),
            "{lost:?}"
        );
        assert_eq!(seq_of(&apps[0], id).await, 2);
    }
}

async fn the_same_interaction_twice_at_once_counts_once(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    for interaction in 1..=10 {
        let handle = handle(interaction);
        let (one, two) = tokio::join!(
            apps[0].challenge(terms(), Some(&handle)),
            apps[1].challenge(terms(), Some(&handle))
        );
        let (one, two) = (one.unwrap(), two.unwrap());
        assert_eq!(one.game, two.game);
        assert!(
            one.repeated != two.repeated,
            "{} {}",
            one.repeated,
            two.repeated
        );
    }
}

/// The results of a crowd that presses everything at random.
type Told = BTreeMap<u64, Option<(MatchId, Seq)>>;

async fn crowd(app: App, matches: Vec<MatchId>, crowd: u64) -> Told {
    let mut dice = StdRng::seed_from_u64(crowd);
    let mut told = Told::new();
    for n in 0..40 {
        let id = matches[dice.gen_range(0..matches.len())];
        let game = app.game(id).await.unwrap().unwrap();
        let player = [ALICE, BOB, CAROL][dice.gen_range(0..3)];
        let player = if dice.gen_bool(0.7) {
            game.awaits().unwrap_or(player)
        } else {
            player
        };
        let legal = game.record().legal_moves();
        let command = match dice.gen_range(0..60) {
            0 => Command::Resign,
            1..10 => Command::Accept {
                lot: Side::ALL[dice.gen_range(0..2)],
            },
            _ if legal.is_empty() => Command::Cancel,
            _ => play(&legal[dice.gen_range(0..legal.len())].to_string()),
        };
        let seen = dice.gen_bool(0.5).then_some(game.seq());
        // Some interactions are repeated, also much later.
        let interaction = crowd * 1000
            + if dice.gen_bool(0.1) {
                dice.gen_range(0..=n)
            } else {
                n
            };
        match app
            .act(
                id,
                Actor::Player(player),
                command,
                seen,
                Some(&handle(interaction)),
            )
            .await
        {
            Ok(acted) if acted.repeated => {
                assert!(told.get(&interaction).is_some_and(Option::is_some));
            }
            Ok(acted) => {
                let ended = acted
                    .game
                    .ending()
                    .is_some_and(|ending| ending.key() != "resigned");
                // An act that ends the game by the rules creates two events: the move and the end.
                told.insert(interaction, Some((id, acted.game.seq() - u32::from(ended))));
            }
            Err(ActError::Refused { .. }) => drop(told.entry(interaction).or_insert(None)),
            Err(error) => panic!("{error}"),
        }
    }
    told
}

async fn what_is_acknowledged_is_recorded_once(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    let mut matches = Vec::new();
    for _ in 0..3 {
        matches.push(accepted(&apps[0]).await);
        matches.push(apps[0].challenge(terms(), None).await.unwrap().game.id());
    }
    let before: usize = count(&apps[0], &matches).await;
    let crowds: Vec<_> = (1..=4)
        .map(|seed| {
            tokio::spawn(crowd(
                apps[seed as usize % 2].clone(),
                matches.clone(),
                seed,
            ))
        })
        .collect();
    let mut told = Told::new();
    for crowd in crowds {
        told.append(&mut crowd.await.unwrap());
    }

    let store = &apps[1].store;
    for (interaction, told) in &told {
        assert_eq!(
            store.caused_by(*interaction).await.unwrap(),
            *told,
            "interaction {interaction}"
        );
    }
    let mut acknowledged: Vec<_> = told.values().flatten().copied().collect();
    acknowledged.sort_unstable();
    let places = acknowledged.len();
    acknowledged.dedup();
    assert_eq!(acknowledged.len(), places, "no two of them have one place");
    assert!(places > 40, "something happened: {places}");

    // There are no other events, and each is announced once.
    let mut ends = 0;
    for id in &matches {
        let game = apps[0].game(*id).await.unwrap().unwrap();
        ends += usize::from(
            game.ending()
                .is_some_and(|ending| ending.key() != "resigned"),
        );
    }
    assert_eq!(count(&apps[0], &matches).await, before + places + ends);
    let mut announced = 0;
    let later = START.after(Duration::from_hours(1));
    while let Some(job) = crate::store::claim(store, later, later.after(Duration::from_hours(1)))
        .await
        .unwrap()
    {
        assert_eq!(job.id.kind, JobKind::Announce);
        store.finish(&job.id).await.unwrap();
        announced += 1;
    }
    assert_eq!(announced, before + places);
}

/// The number of events of these matches.
async fn count(app: &App, matches: &[MatchId]) -> usize {
    let mut events = 0;
    for id in matches {
        events += seq_of(app, *id).await as usize;
    }
    events
}

/// A player asks for the analyses of two games at the same moment: one begins, and the other has to wait for it.
async fn of_two_analyses_at_once_one_begins(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    database.name(ALICE, "Alice").await;
    let mut games = Vec::new();
    for app in &apps {
        let id = accepted(app).await;
        games.push(does(app, id, BOB, Command::Resign).await.unwrap().game);
    }
    for round in 0..20 {
        let handles = [handle(2 * round), handle(2 * round + 1)];
        let (one, two) = tokio::join!(
            apps[0].begin_analysis(&games[0], ALICE, &handles[0]),
            apps[1].begin_analysis(&games[1], ALICE, &handles[1]),
        );
        let begun = match (one.unwrap(), two.unwrap()) {
            (AnalysisStart::Running, AnalysisStart::WaitFor(first)) if first == games[0].id() => 0,
            (AnalysisStart::WaitFor(first), AnalysisStart::Running) if first == games[1].id() => 1,
            both => panic!("one of them begins: {both:?}"),
        };
        let (id, other) = (games[begun].id(), games[1 - begun].id());
        let store = &apps[0].store;
        let waits = async |id| {
            let stored = store.analysis(id).await.unwrap();
            stored.and_then(|stored| stored.player)
        };
        assert_eq!((waits(id).await, waits(other).await), (Some(ALICE), None));
        let job = JobId::of(JobKind::Analyse, id, 0);
        assert!(store.finish(&job).await.unwrap());
        store.complete_analysis(id).await.unwrap();
    }
}

/// Two players ask for the same analysis at the same moment: it is begun once, and is shown to both.
async fn one_analysis_for_two_is_shown_to_both(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    for (player, name) in [(ALICE, "Alice"), (BOB, "Bob")] {
        database.name(player, name).await;
    }
    let store = &apps[0].store;
    for round in 0..20 {
        let id = accepted(&apps[0]).await;
        let game = does(&apps[0], id, BOB, Command::Resign).await.unwrap().game;
        let handles = [handle(2 * round), handle(2 * round + 1)];
        let (one, two) = tokio::join!(
            apps[0].begin_analysis(&game, ALICE, &handles[0]),
            apps[1].begin_analysis(&game, BOB, &handles[1]),
        );
        assert_eq!(
            (one.unwrap(), two.unwrap()),
            (AnalysisStart::Running, AnalysisStart::Running)
        );
        let first = store.analysis(id).await.unwrap().unwrap().player.unwrap();
        let second = if first == ALICE { BOB } else { ALICE };
        let shown = JobId {
            subject: Subject::Follower(id, second),
            kind: JobKind::ShowAnalysis,
        };
        assert!(
            store
                .finish(&JobId::of(JobKind::Analyse, id, 0))
                .await
                .unwrap()
        );
        assert!(store.finish(&shown).await.unwrap(), "round {round}");
        store.complete_analysis(id).await.unwrap();
    }
}
