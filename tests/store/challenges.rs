//! The limit on open challenges, and rematches.

use banyan::app::{ActError, App, Limits};
use banyan::play::{Command, MatchId, Offer, PlayerId, Refusal};
use banyan::store::JobKind;
use sqlx::Row as _;

use super::database::{Database, on_both};
use super::{ALICE, BOB, app, does, handle, played, terms};

on_both!(
    open_challenges_are_limited,
    challenges_opened_at_once_keep_to_the_limit,
    a_rematch_is_found_by_the_match_before_it,
    what_is_answered_is_retired,
);

async fn open_challenges(database: &Database, player: PlayerId) -> i64 {
    let sql = "SELECT COUNT(*) FROM matches WHERE challenger = $1 AND phase = 'open'";
    let count = sqlx::query(sql).bind(player.0 as i64);
    let row = count.fetch_one(&mut database.raw().await).await.unwrap();
    row.get(0)
}

async fn open_challenges_are_limited(database: &Database) {
    let app = App {
        limits: Limits {
            open_challenges: 2,
            ..Limits::default()
        },
        ..app(database.open().await)
    };
    let first = app.challenge(terms(), Some(&handle(1))).await.unwrap();
    app.challenge(terms(), Some(&handle(2))).await.unwrap();
    let Err(ActError::Refused { refusal, .. }) = app.challenge(terms(), Some(&handle(3))).await
    else {
        panic!("a third");
    };
    assert_eq!(refusal, Refusal::TooManyOpen);
    // Repeating the interaction of an open challenge reports that challenge, whatever the limit.
    let again = app.challenge(terms(), Some(&handle(1))).await.unwrap();
    assert_eq!((again.game.id(), again.repeated), (first.game.id(), true));
    let others = banyan::play::Terms {
        challenger: BOB,
        opponent: Some(ALICE),
        ..terms()
    };
    app.challenge(others, None).await.unwrap();
    does(
        &app,
        first.game.id(),
        BOB,
        Command::Decline { reason: None },
    )
    .await
    .unwrap();
    assert_eq!(open_challenges(database, ALICE).await, 1);
    app.challenge(terms(), Some(&handle(4))).await.unwrap();
}

async fn challenges_opened_at_once_keep_to_the_limit(database: &Database) {
    let limited = |app| App {
        limits: Limits {
            open_challenges: 2,
            ..Limits::default()
        },
        ..app
    };
    let [one, two] = [
        limited(app(database.open().await)),
        limited(app(database.open().await)),
    ];
    let open = |app| async move {
        match App::challenge(app, terms(), None).await {
            Ok(_) => true,
            Err(ActError::Refused {
                refusal: Refusal::TooManyOpen,
                ..
            }) => false,
            Err(other) => panic!("{other}"),
        }
    };
    let (a, b, c, d) = tokio::join!(open(&one), open(&two), open(&one), open(&two));
    assert_eq!([a, b, c, d].iter().filter(|opened| **opened).count(), 2);
    assert_eq!(open_challenges(database, ALICE).await, 2);
    // A refused challenge uses up no number.
    let theirs = banyan::play::Terms {
        challenger: BOB,
        opponent: Some(ALICE),
        ..terms()
    };
    let next = one.challenge(theirs, None).await.unwrap();
    assert_eq!(next.game.id(), MatchId(3));
}

async fn a_rematch_is_found_by_the_match_before_it(database: &Database) {
    let app = app(database.open().await);
    let rematch = Command::Offer(Offer::Rematch);
    // Two pairs of matches at the same instant.
    let ids = [
        played(&app, crate::play::TO_THE_DEN.len()).await,
        played(&app, crate::play::TO_THE_DEN.len()).await,
    ];
    for id in ids {
        let game = app.game(id).await.unwrap().unwrap();
        assert_eq!(app.store.find_rematch(&game).await.unwrap(), None);
        does(&app, id, BOB, rematch.clone()).await.unwrap();
    }
    for (id, next) in ids.into_iter().rev().zip([MatchId(3), MatchId(4)]) {
        does(&app, id, ALICE, rematch.clone()).await.unwrap();
        let game = app.game(id).await.unwrap().unwrap();
        assert_eq!(app.store.find_rematch(&game).await.unwrap(), Some(next));
    }
}

/// The events whose posts must lose their controls, among those that the last act answered.
async fn retiring(app: &App, id: MatchId) -> Vec<u32> {
    let now = app.clock.now();
    let lease = now.after(std::time::Duration::from_hours(1));
    let mut seqs = Vec::new();
    while let Some(job) = crate::store::claim(&app.store, now, lease).await.unwrap() {
        if job.id.kind == JobKind::Retire && job.id.subject.match_id() == Some(id) {
            seqs.push(job.seq);
        }
        app.store.finish(&job.id).await.unwrap();
    }
    seqs
}

async fn what_is_answered_is_retired(database: &Database) {
    let app = app(database.open().await);
    let id = played(&app, crate::play::TO_THE_DEN.len()).await;
    retiring(&app, id).await;
    let end = app.game(id).await.unwrap().unwrap().seq();
    let rematch = Offer::Rematch;
    does(&app, id, BOB, Command::Offer(rematch)).await.unwrap();
    assert!(retiring(&app, id).await.is_empty());
    does(&app, id, ALICE, Command::Refuse(rematch))
        .await
        .unwrap();
    assert_eq!(retiring(&app, id).await, [end + 1]);
    does(&app, id, ALICE, Command::Offer(rematch))
        .await
        .unwrap();
    does(&app, id, BOB, Command::Agree(rematch)).await.unwrap();
    let mut retired = retiring(&app, id).await;
    retired.sort_unstable();
    assert_eq!(
        retired,
        [end, end + 3],
        "the board's button and the offer's"
    );
}
