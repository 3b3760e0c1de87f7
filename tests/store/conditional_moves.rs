//! Conditional moves in the database: played in the transaction of the move that they answer, and never used later.

use banyan::app::App;
use banyan::play::conditional_moves::{ConditionalMoves, ConditionalMovesError, LineChange};
use banyan::play::{Actor, Command, Event, MatchId, Offer, PlayerId};
use banyan::store::JobKind;

use super::database::{Database, on_both};
use super::{ALICE, BOB, accepted, app, does, play};

on_both!(
    a_chain_is_one_change,
    both_plans_answer_each_other,
    a_plan_that_no_longer_fits_is_dropped_with_a_word,
    nothing_is_laid_up_twice_or_for_strangers,
    a_plan_is_laid_up_before_the_move_or_not_at_all,
);

async fn add_plan(app: &App, id: MatchId, text: &str) -> ConditionalMoves {
    let game = app.game(id).await.unwrap().unwrap();
    let planner = game.opponent_of(game.to_move().unwrap()).unwrap();
    app.plan(&game, planner, text, LineChange::Add)
        .await
        .unwrap()
        .unwrap()
}

/// Returns and finishes all due jobs, as kind and event.
async fn finish_due_jobs(app: &App) -> Vec<(JobKind, u32)> {
    let jobs = finish_jobs_by_player(app).await.into_iter();
    jobs.map(|(kind, seq, _)| (kind, seq)).collect()
}

/// The same with the player whom each tells something.
async fn finish_jobs_by_player(app: &App) -> Vec<(JobKind, u32, Option<PlayerId>)> {
    let now = app.clock.now();
    let mut jobs = Vec::new();
    while let Some(job) = crate::store::claim(&app.store, now, now).await.unwrap() {
        jobs.push((job.id.kind, job.seq, job.id.subject.player()));
        app.store.finish(&job.id).await.unwrap();
    }
    jobs.sort_unstable();
    jobs
}

async fn a_chain_is_one_change(database: &Database) {
    let app = app(database.open().await);
    let id = accepted(&app).await;
    add_plan(&app, id, "if c3d3 then g7g6, d3d4 g6g7").await;
    finish_due_jobs(&app).await;
    let acted = does(&app, id, ALICE, play("c3d3")).await.unwrap();
    assert_eq!((acted.game.seq(), acted.game.to_move()), (4, Some(ALICE)));
    assert!(matches!(
        acted.game.last_event().event,
        Event::Moved { planned: true, .. }
    ));
    assert_eq!(acted.game.last_event().by, Actor::Player(BOB));
    assert_eq!(
        finish_due_jobs(&app).await,
        [(JobKind::Announce, 4)],
        "one post"
    );
    let acted = does(&app, id, ALICE, play("d3d4")).await.unwrap();
    assert_eq!(acted.game.record().ply(), 4);
    assert_eq!(app.store.plans(id).await.unwrap(), [], "it is used up");
    assert_eq!(
        finish_due_jobs(&app).await,
        [(JobKind::Announce, 6)],
        "which needs no word"
    );
    assert_eq!(app.game(id).await.unwrap(), Some(acted.game));
}

async fn both_plans_answer_each_other(database: &Database) {
    let app = app(database.open().await);
    let id = accepted(&app).await;
    add_plan(&app, id, "c3d3 g7g6 d3d4 g6g7 a1b1 g7g6").await;
    does(&app, id, ALICE, play("a1b1")).await.unwrap();
    assert_eq!(app.store.plans(id).await.unwrap(), []);
    add_plan(&app, id, "g7g6 c3d3 g6g7 d3d4").await;
    let game = app.game(id).await.unwrap().unwrap();
    assert_eq!(
        app.plan(&game, BOB, "c3d3 g6g7", LineChange::Add)
            .await
            .unwrap(),
        Err(ConditionalMovesError::YourTurn)
    );
    does(&app, id, BOB, play("g7g6")).await.unwrap();
    // Bob is to move again; Alice's plan continues, and only she can plan.
    add_plan(&app, id, "g6g5 d3d4").await;
    let acted = does(&app, id, BOB, play("g6g7")).await.unwrap();
    assert_eq!(acted.game.record().ply(), 5);
    assert_eq!(app.store.plans(id).await.unwrap(), []);
}

async fn a_plan_that_no_longer_fits_is_dropped_with_a_word(database: &Database) {
    let app = app(database.open().await);
    let id = accepted(&app).await;
    add_plan(&app, id, "c3d3 g7g6; a1b1 g7g6").await;
    finish_due_jobs(&app).await;
    let acted = does(&app, id, ALICE, play("e3d3")).await.unwrap();
    assert_eq!(acted.game.to_move(), Some(BOB));
    assert_eq!(app.store.plans(id).await.unwrap(), []);
    assert_eq!(
        finish_jobs_by_player(&app).await,
        [
            (JobKind::Announce, 3, None),
            (JobKind::PlanVoid, 3, Some(BOB))
        ]
    );
    // A takeback also deletes plans, and they never come back.
    add_plan(&app, id, "g7g6 d3e3").await;
    finish_due_jobs(&app).await;
    let back = Command::Offer(Offer::Takeback);
    let acted = does(&app, id, ALICE, back).await.unwrap();
    assert_eq!(acted.game.record().ply(), 0);
    assert_eq!(
        finish_jobs_by_player(&app).await,
        [
            (JobKind::Announce, 4, None),
            (JobKind::PlanVoid, 4, Some(ALICE))
        ]
    );
    assert_eq!(app.store.plans(id).await.unwrap(), []);
    // The end of the match deletes plans without a notice.
    add_plan(&app, id, "e3d3 g7g6").await;
    finish_due_jobs(&app).await;
    does(&app, id, ALICE, Command::Resign).await.unwrap();
    assert_eq!(app.store.plans(id).await.unwrap(), []);
    assert_eq!(finish_due_jobs(&app).await, [(JobKind::Announce, 5)]);
}

async fn nothing_is_laid_up_twice_or_for_strangers(database: &Database) {
    let app = app(database.open().await);
    let id = accepted(&app).await;
    add_plan(&app, id, "c3d3 g7g6").await;
    let twice = add_plan(&app, id, "e3d3 g7g6").await;
    assert_eq!(twice.lines().len(), 2);
    let kept = app.store.plans(id).await.unwrap();
    assert_eq!(kept, [(BOB, twice)]);
    let game = app.game(id).await.unwrap().unwrap();
    assert_eq!(
        app.plan(&game, super::CAROL, "c3d3 g7g6", LineChange::Add)
            .await
            .unwrap(),
        Err(ConditionalMovesError::NotPlaying)
    );
    app.forget_plan(&game, BOB).await.unwrap();
    assert_eq!(app.store.plans(id).await.unwrap(), []);
}

/// Bob plans an answer, or deletes it, at the moment in which Alice plays the move that it answers: what he is told is
/// what happens.
async fn a_plan_is_laid_up_before_the_move_or_not_at_all(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    for round in 0..30 {
        let id = accepted(&apps[0]).await;
        let game = apps[0].game(id).await.unwrap().unwrap();
        let forgets = round % 2 == 1;
        if forgets {
            add_plan(&apps[1], id, "c3d3 g7g6").await;
        }
        let bob = async {
            if forgets {
                apps[1].forget_plan(&game, BOB).await.unwrap();
                None
            } else {
                Some(
                    apps[1]
                        .plan(&game, BOB, "c3d3 g7g6", LineChange::Add)
                        .await
                        .unwrap(),
                )
            }
        };
        let (moved, told) = tokio::join!(does(&apps[0], id, ALICE, play("c3d3")), bob);
        moved.unwrap();
        let plies = apps[0].game(id).await.unwrap().unwrap().record().ply();
        match told {
            Some(Ok(_)) => assert_eq!(plies, 2, "it was planned, so it is played"),
            Some(Err(error)) => assert_eq!((error, plies), (ConditionalMovesError::YourTurn, 1)),
            // Either may have been first.
            None => {}
        }
        assert_eq!(apps[0].store.plans(id).await.unwrap(), [], "none is left");
    }
}
