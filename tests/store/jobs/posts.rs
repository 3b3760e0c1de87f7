//! Posts of the outbox: announcements are in order, each is posted once, and only the newest post has controls.

use std::time::Duration;

use banyan::app::{ANSWER_GRACE, App};
use banyan::play::{Actor, MatchId, MessageId};
use banyan::store::{JobId, JobKind, Post};

use super::super::database::{Database, on_both};
use super::super::{ALICE, BOB, START, accepted, app, does, handle, play, played, terms};
use super::{LEASE, announce, claim, post};

on_both!(
    announcements_of_a_match_go_in_order,
    an_interaction_has_its_grace,
    a_post_settles_its_announcement,
    only_the_newest_post_keeps_its_controls,
    a_post_that_comes_late_is_retired_itself,
);

fn retire(match_id: MatchId, seq: u32) -> JobId {
    JobId::of(JobKind::Retire, match_id, seq)
}

async fn posted(app: &App, match_id: MatchId, seq: u32) -> bool {
    app.store
        .finish_announcement_with_post(
            &announce(match_id, seq),
            &post(match_id, seq),
            app.clock.now(),
        )
        .await
        .unwrap()
}

async fn announcements_of_a_match_go_in_order(database: &Database) {
    let app = app(database.open().await);
    let id = played(&app, 2).await;
    let other = accepted(&app).await;
    // The first announcement of one match fails for a while: later ones of that match wait, those of the other do not.
    let job = claim(&app).await.unwrap();
    assert_eq!(job.id, announce(id, 1));
    app.store
        .retry(&job, START.after(Duration::from_secs(30)))
        .await
        .unwrap();
    let mut seen = Vec::new();
    while let Some(job) = claim(&app).await {
        app.store.finish(&job).await.unwrap();
        seen.push(job.id.clone());
    }
    assert_eq!(seen, [announce(other, 1), announce(other, 2)]);
    assert_eq!(
        app.store.agenda(app.clock.now()).await.unwrap().next,
        Some(START.after(Duration::from_secs(30))),
        "not those that wait"
    );
    app.clock.advance(Duration::from_secs(30));
    let mut seen = Vec::new();
    while let Some(job) = claim(&app).await {
        app.store.finish(&job).await.unwrap();
        seen.push(job.id.clone());
    }
    assert_eq!(
        seen,
        (1..=4).map(|seq| announce(id, seq)).collect::<Vec<_>>()
    );
}

async fn an_interaction_has_its_grace(database: &Database) {
    let app = app(database.open().await);
    let acted = app.challenge(terms(), Some(&handle(77))).await.unwrap();
    assert!(
        claim(&app).await.is_none(),
        "the interaction's own answer is under way"
    );
    app.clock.advance(ANSWER_GRACE);
    let job = claim(&app).await.expect("the answer never came");
    assert_eq!(Some(&job.id), acted.job.as_ref());
    assert_eq!(
        job.handle,
        Some(handle(77)),
        "its token may still deliver it"
    );
    let shown = format!("{job:?} {:?}", job.handle);
    assert!(!shown.contains("secret"), "{shown}");
}

async fn a_post_settles_its_announcement(database: &Database) {
    let app = app(database.open().await);
    let id = app.challenge(terms(), None).await.unwrap().game.id();
    assert_eq!(app.store.last_post(id).await.unwrap(), None);
    assert!(posted(&app, id, 1).await);
    assert!(claim(&app).await.is_none());
    assert_eq!(app.store.last_post(id).await.unwrap(), Some(post(id, 1)));

    // Another process delivers the same announcement meanwhile.
    let second = Post {
        message: Some(MessageId(1)),
        ..post(id, 1)
    };
    app.store
        .finish_announcement_with_post(&announce(id, 1), &second, START)
        .await
        .unwrap();
    assert_eq!(
        app.store.posts_of(id, 1).await.unwrap(),
        [post(id, 1)],
        "the first one stays"
    );
    assert_eq!(app.store.posts_of(id, 2).await.unwrap(), []);
}

async fn only_the_newest_post_keeps_its_controls(database: &Database) {
    let app = app(database.open().await);
    let id = accepted(&app).await;
    assert!(posted(&app, id, 1).await);
    assert!(posted(&app, id, 2).await);
    let job = claim(&app)
        .await
        .expect("the challenge's buttons are to go");
    assert_eq!(job.id, retire(id, 1));
    assert!(claim(&app).await.is_none());

    does(&app, id, ALICE, play("c3d3")).await.unwrap();
    assert!(posted(&app, id, 3).await);
    assert!(
        claim(&app).await.is_none(),
        "one edit at a time in a channel"
    );
    assert!(app.store.finish_control_removal(&job).await.unwrap());
    let next = claim(&app).await.expect("the opening's buttons are to go");
    assert_eq!(
        next.id,
        retire(id, 2),
        "and the challenge's are added once only"
    );
    assert!(app.store.finish_control_removal(&next).await.unwrap());
    // The challenge's post has no picture that identifies the match, so it stays noted.
    let answered = Post {
        controls: false,
        ..post(id, 1)
    };
    for (seq, kept) in [(1, vec![answered]), (2, vec![]), (3, vec![post(id, 3)])] {
        assert_eq!(
            app.store.posts_of(id, seq).await.unwrap(),
            kept,
            "what was retired is forgotten"
        );
    }
    app.clock.advance(LEASE);
    assert!(claim(&app).await.is_none());

    // A post without controls needs no later edit.
    let acted = app
        .act(id, Actor::Player(BOB), play("g7g6"), None, None)
        .await
        .unwrap();
    let bare = Post {
        controls: false,
        message: None,
        ..post(id, 4)
    };
    assert!(
        app.store
            .finish_announcement_with_post(&acted.job.unwrap(), &bare, app.clock.now())
            .await
            .unwrap()
    );
    assert_eq!(claim(&app).await.map(|job| job.id), Some(retire(id, 3)));
    assert_eq!(app.store.last_post(id).await.unwrap(), Some(bare));
}

async fn a_post_that_comes_late_is_retired_itself(database: &Database) {
    let app = app(database.open().await);
    let id = accepted(&app).await;
    assert!(
        posted(&app, id, 2).await,
        "the answer to the acceptance was faster than the announced challenge"
    );
    assert!(posted(&app, id, 1).await);
    assert_eq!(claim(&app).await.map(|job| job.id), Some(retire(id, 1)));
    assert!(claim(&app).await.is_none());
    assert_eq!(app.store.last_post(id).await.unwrap(), Some(post(id, 2)));
}
