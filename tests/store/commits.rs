//! Commits: atomic and idempotent.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use banyan::app::{ActError, App, Clock};
use banyan::play::{
    Actor, Command, Ending, Match, MatchId, Phase, PlayerId, Refusal, Seq, Timestamp,
};
use banyan::rules::{Outcome, Reason, Side};
use banyan::store::{Committed, JobId, JobKind, MatchChange, NewJob, Subject};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, START, accepted, app, does, handle, play, played, seq_of, terms};
use crate::play::TO_THE_DEN;

on_both!(
    a_whole_game_survives_restarts,
    matches_are_numbered_without_gaps,
    an_interaction_counts_once,
    an_old_control_is_refused,
    a_lost_race_is_a_value,
    an_abandoned_commit_is_all_or_nothing,
    a_clock_set_back_does_not_run_a_match_backwards,
    a_challenge_runs_out,
);

async fn a_whole_game_survives_restarts(database: &Database) {
    let mut app = app(database.open().await);
    let id = accepted(&app).await;
    for (ply, text) in TO_THE_DEN.iter().enumerate() {
        let mover = if ply % 2 == 0 { ALICE } else { BOB };
        let acted = does(&app, id, mover, play(text)).await.unwrap();
        app.store.close().await;
        app = App {
            clock: app.clock,
            ..App::new(database.open().await)
        };
        assert_eq!(
            app.game(id).await.unwrap(),
            Some(acted.game),
            "after {text}"
        );
    }
    let game = app.game(id).await.unwrap().unwrap();
    assert_eq!(
        game.ending(),
        Some(Ending::Rules(Outcome::Win {
            winner: Side::First,
            by: Reason::DEN
        }))
    );
    for (player, command) in [
        (BOB, play("g7g6")),
        (ALICE, Command::Resign),
        (BOB, Command::Accept { lot: Side::First }),
    ] {
        let refused = does(&app, id, player, command).await;
        assert!(
            matches!(
                refused,
                Err(ActError::Refused {
                    refusal: Refusal::Over,
                    game: Some(_)
                })
            ),
            "{refused:?}"
        );
    }
    assert!(app.game(MatchId(id.0 + 1)).await.unwrap().is_none());
    let nowhere = does(&app, MatchId(id.0 + 1), ALICE, Command::Resign).await;
    assert!(matches!(nowhere, Err(ActError::NotFound)));
}

async fn matches_are_numbered_without_gaps(database: &Database) {
    let stores = [database.open().await, database.open().await];
    let tasks: Vec<_> = (0..12)
        .map(|n: u64| {
            let app = app(stores[n as usize % 2].clone());
            // Every third one is a repetition, which must not use up a number.
            tokio::spawn(async move {
                app.challenge(terms(), Some(&handle(n - u64::from(n % 3 == 2))))
                    .await
                    .unwrap()
            })
        })
        .collect();
    let mut ids = Vec::new();
    for task in tasks {
        let acted = task.await.unwrap();
        if !acted.repeated {
            ids.push(acted.game.id().0);
        }
    }
    ids.sort_unstable();
    assert_eq!(ids, (1..=8).collect::<Vec<_>>());
}

async fn an_interaction_counts_once(database: &Database) {
    let app = app(database.open().await);
    let first = app.challenge(terms(), Some(&handle(1))).await.unwrap();
    assert!(first.job.is_some() && !first.repeated);
    let again = app.challenge(terms(), Some(&handle(1))).await.unwrap();
    assert!(again.job.is_none() && again.repeated);
    assert_eq!(again.game, first.game);

    let id = first.game.id();
    let accept = Command::Accept { lot: Side::First };
    let bob = Actor::Player(BOB);
    app.act(id, bob, accept.clone(), Some(1), Some(&handle(2)))
        .await
        .unwrap();
    let again = app
        .act(id, bob, accept, Some(1), Some(&handle(2)))
        .await
        .unwrap();
    assert!(
        again.repeated,
        "it was done, so it is neither stale nor too late"
    );
    assert_eq!(again.game.seq(), 2);

    // The last move creates two events with one cause.
    let id = played(&app, TO_THE_DEN.len() - 1).await;
    let wins = async || {
        let (by, command) = (Actor::Player(ALICE), play("d8d9"));
        app.act(id, by, command, None, Some(&handle(3))).await
    };
    let (won, again) = (wins().await.unwrap(), wins().await.unwrap());
    assert!(again.repeated);
    assert_eq!(again.game, won.game);
    assert_eq!(
        app.store.caused_by(3).await.unwrap(),
        Some((id, won.game.seq() - 1))
    );
    assert_eq!(app.store.caused_by(4).await.unwrap(), None);

    let hours = |hours| app.clock.now().after(Duration::from_hours(hours));
    app.store.forget_causes(hours(0)).await.unwrap();
    assert!(app.store.caused_by(3).await.unwrap().is_some(), "not yet");
    app.store.forget_causes(hours(2)).await.unwrap();
    assert_eq!(app.store.caused_by(3).await.unwrap(), None);
}

async fn an_old_control_is_refused(database: &Database) {
    let app = app(database.open().await);
    let id = played(&app, 3).await;
    let now = seq_of(&app, id).await;
    for seen in [1, now - 1, now + 1] {
        let refused = app
            .act(
                id,
                Actor::Player(BOB),
                play("g6g7"),
                Some(seen),
                Some(&handle(u64::from(seen))),
            )
            .await;
        let Err(ActError::Refused {
            refusal,
            game: Some(game),
        }) = refused
        else {
            panic!("{refused:?}")
        };
        assert_eq!(refusal, Refusal::Stale { seen, now });
        assert_eq!(game.seq(), now);
        let stranger = app
            .act(id, Actor::Player(CAROL), play("g6g7"), Some(seen), None)
            .await;
        assert!(
            matches!(
                stranger,
                Err(ActError::Refused {
                    refusal: Refusal::NotYours,
                    ..
                })
            ),
            "{stranger:?}"
        );
    }
    assert_eq!(seq_of(&app, id).await, now);
    assert!(
        app.act(id, Actor::Player(BOB), play("g6g7"), Some(now), None)
            .await
            .is_ok()
    );
}

async fn a_lost_race_is_a_value(database: &Database) {
    let store = database.open().await;
    let app = app(store.clone());
    let opened = app.challenge(terms(), Some(&handle(1))).await.unwrap().game;
    let after = |app: &App, command: Command| {
        let at = app.clock.now();
        let mut game = opened.clone();
        for event in game.decide(Actor::Player(BOB), &command, at).unwrap() {
            let by = Actor::Player(BOB);
            game.apply(&banyan::play::Stamped {
                seq: game.seq() + 1,
                at,
                by,
                event,
            })
            .unwrap();
        }
        game
    };
    let (accepted, declined) = (
        after(&app, Command::Accept { lot: Side::First }),
        after(&app, Command::Decline { reason: None }),
    );
    let jobs = [NewJob::new(JobKind::Announce, Some(START))];
    let change = |game, cause| MatchChange {
        cause,
        jobs: &jobs,
        ..MatchChange::with_events_after(game, 1)
    };
    let id = opened.id();
    assert_eq!(
        store.commit(&change(&accepted, Some(2))).await.unwrap(),
        Committed::Done { id, rematch: None }
    );
    assert_eq!(
        store.commit(&change(&declined, Some(3))).await.unwrap(),
        Committed::Stale
    );
    assert_eq!(
        store.commit(&change(&declined, None)).await.unwrap(),
        Committed::Stale
    );
    assert_eq!(
        store.commit(&change(&accepted, Some(2))).await.unwrap(),
        Committed::Repeated { id, seq: 2 }
    );
    assert_eq!(
        store.commit(&change(&declined, Some(1))).await.unwrap(),
        Committed::Repeated { id, seq: 1 }
    );
    assert_eq!(store.load_match(id).await.unwrap(), Some(accepted));
    let list = store.games_of(ALICE, 10).await.unwrap();
    assert_eq!(
        (list.len(), list[0].phase, list[0].seq),
        (1, Phase::Playing, 2),
        "what lost changed no summary"
    );
}

/// Polls a future a few times and then drops it, as a broken connection or a stop would.
async fn abandoned<F: Future>(future: F, polls: usize) -> Option<F::Output> {
    let mut future = pin!(future);
    let mut left = polls;
    poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        future.as_mut().poll(context).map(Some)
    })
    .await
}

async fn an_abandoned_commit_is_all_or_nothing(database: &Database) {
    let app = app(database.open().await);
    let (mut cut, mut finished) = (0, 0);
    for polls in (1..=12).chain(1..=12).chain([1000]) {
        let id = accepted(&app).await;
        while let Some(job) = claim(&app).await {
            app.store.finish(&job).await.unwrap();
        }
        let done = abandoned(does(&app, id, ALICE, play("c3d3")), polls)
            .await
            .is_some();
        let seq = settled(&app, id).await;
        assert!(seq == 3 || !done, "what was acknowledged is kept");
        cut += usize::from(!done);
        finished += usize::from(done);
    }
    assert!(cut > 0 && finished > 0, "{cut} cut off, {finished} not");
}

async fn claim(app: &App) -> Option<JobId> {
    crate::store::claim(&app.store, START, START.after(Duration::from_secs(1)))
        .await
        .unwrap()
        .map(|job| job.id)
}

/// The newest event of a match once events, summary and jobs are consistent, which must be soon after a change was
/// dropped.
async fn settled(app: &App, id: MatchId) -> Seq {
    let mut pending = false;
    for _ in 0..100 {
        // This write waits for the rest of the dropped transaction.
        app.store
            .set_setting("settled", &id.to_string())
            .await
            .unwrap();
        while let Some(job) = claim(app).await {
            app.store.finish(&job).await.unwrap();
            pending |= job == JobId::of(JobKind::Announce, id, 3);
        }
        let seq = seq_of(app, id).await;
        let list = app.store.games_of(ALICE, 100).await.unwrap();
        let summary = list
            .iter()
            .find(|summary| summary.id == id)
            .expect("it is listed");
        if (summary.seq, pending) == (seq, seq == 3) {
            return seq;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("match {id} stays half changed");
}

async fn a_clock_set_back_does_not_run_a_match_backwards(database: &Database) {
    let app = app(database.open().await);
    let id = accepted(&app).await;
    app.clock.advance(Duration::from_hours(5));
    does(&app, id, ALICE, play("c3d3")).await.unwrap();
    let earlier = App {
        clock: Clock::manual(START),
        ..app
    };
    does(&earlier, id, BOB, play("g7g6")).await.unwrap();
    let game = earlier.game(id).await.unwrap().unwrap();
    assert!(game.events().is_sorted_by_key(|event| event.at));
    assert_eq!(game.last_event().at, START.after(Duration::from_hours(5)));
}

async fn a_challenge_runs_out(database: &Database) {
    let app = app(database.open().await);
    let (left, taken) = (
        app.challenge(terms(), None).await.unwrap().game,
        accepted(&app).await,
    );
    let early = app
        .act(left.id(), Actor::Clock, Command::Expire, None, None)
        .await;
    assert!(matches!(
        early,
        Err(ActError::Refused {
            refusal: Refusal::TooEarly,
            ..
        })
    ));
    app.clock.advance(super::CHALLENGE_LIFE);
    let now: Timestamp = app.clock.now();
    let mut expired = Vec::new();
    while let Some(job) = crate::store::claim(&app.store, now, now.after(Duration::from_mins(1)))
        .await
        .unwrap()
    {
        if job.id.kind == JobKind::Expire {
            let done = app
                .act(left.id(), Actor::Clock, Command::Expire, None, None)
                .await;
            expired.push((job.id.subject, done.is_ok()));
            continue;
        }
        app.store.finish(&job.id).await.unwrap();
    }
    // The job of the other challenge ended with its answer.
    assert_eq!(expired, [(Subject::Match(left.id()), true)]);
    let phase = |game: Option<Match>| game.map(|game| game.phase());
    assert_eq!(phase(app.game(left.id()).await.unwrap()), Some(Phase::Void));
    assert_eq!(phase(app.game(taken).await.unwrap()), Some(Phase::Playing));
    let nobody: [PlayerId; 0] = [];
    let waiting = app.store.games_of(BOB, 10).await.unwrap();
    assert_eq!(
        waiting
            .iter()
            .filter(|game| game.id == left.id())
            .filter_map(|game| game.awaits)
            .collect::<Vec<_>>(),
        nobody
    );
}
