//! The outbox: each job to one worker at a time, announcements in order, and controls only on the newest post.

use std::collections::BTreeSet;
use std::time::Duration;

use banyan::app::{App, GRACE};
use banyan::play::{Actor, MatchId, MessageId, Timestamp};
use banyan::store::{Job, JobId, JobKind, Post};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CHANNEL, START, accepted, app, does, play, played, terms, via};

on_both!(
    a_job_is_claimed_once_and_comes_back_after_its_lease,
    many_workers_share_the_jobs,
    announcements_of_a_match_go_in_order,
    an_interaction_has_its_grace,
    a_post_pays_for_its_announcement,
    only_the_newest_post_keeps_its_controls,
    a_post_that_comes_late_is_retired_itself,
    jobs_of_a_newer_version_are_left_to_it,
);

const LEASE: Duration = Duration::from_mins(1);

async fn claim(app: &App) -> Option<Job> {
    let now = app.clock.now();
    app.store.claim(now, now.after(LEASE)).await.unwrap()
}

fn announce(match_id: MatchId, seq: u32) -> JobId {
    JobId {
        match_id,
        kind: JobKind::Announce,
        seq,
    }
}

fn retire(match_id: MatchId, seq: u32) -> JobId {
    JobId {
        match_id,
        kind: JobKind::Retire,
        seq,
    }
}

fn post(match_id: MatchId, seq: u32) -> Post {
    Post {
        match_id,
        seq,
        channel: CHANNEL,
        message: Some(MessageId(9000 + u64::from(seq))),
        controls: true,
        anchor: seq,
    }
}

async fn posted(app: &App, match_id: MatchId, seq: u32) -> bool {
    app.store
        .posted(
            &announce(match_id, seq),
            &post(match_id, seq),
            app.clock.now(),
        )
        .await
        .unwrap()
}

async fn a_job_is_claimed_once_and_comes_back_after_its_lease(database: &Database) {
    let app = app(database.open().await);
    let id = app.challenge(terms(), None).await.unwrap().game.id();
    let job = claim(&app).await.expect("the challenge is to be announced");
    assert_eq!((job.id, job.attempts), (announce(id, 1), 0));
    assert!(claim(&app).await.is_none(), "it is taken");
    assert_eq!(
        app.store.next_due().await.unwrap(),
        Some(START.after(LEASE))
    );

    app.clock.advance(LEASE);
    let job = claim(&app).await.expect("its worker is gone");
    assert_eq!((job.id, job.attempts), (announce(id, 1), 1));
    let later = app.clock.now().after(Duration::from_secs(5));
    app.store.retry(&job.id, later).await.unwrap();
    assert_eq!(app.store.next_due().await.unwrap(), Some(later));
    assert!(claim(&app).await.is_none());
    app.clock.advance(Duration::from_secs(5));
    let job = claim(&app).await.expect("it is due again");
    assert_eq!(job.attempts, 2);
    app.store.finish(&job.id).await.unwrap();
    app.store.finish(&job.id).await.unwrap();

    app.clock.advance(LEASE);
    assert!(
        claim(&app).await.is_none(),
        "only the end of the challenge is left"
    );
    assert_eq!(
        app.store.next_due().await.unwrap(),
        Some(START.after(super::CHALLENGE_LIFE))
    );
}

async fn many_workers_share_the_jobs(database: &Database) {
    let stores = [database.open().await, database.open().await];
    let first = app(stores[0].clone());
    let mut owed = BTreeSet::new();
    for _ in 0..20 {
        owed.insert(first.challenge(terms(), None).await.unwrap().job.unwrap());
    }
    let workers: Vec<_> = (0..6)
        .map(|n| {
            let app = app(stores[n % 2].clone());
            tokio::spawn(async move {
                let mut mine = Vec::new();
                while let Some(job) = claim(&app).await {
                    mine.push(job.id);
                }
                mine
            })
        })
        .collect();
    let mut claimed = Vec::new();
    for worker in workers {
        claimed.extend(worker.await.unwrap());
    }
    assert_eq!(claimed.len(), owed.len(), "none twice");
    assert_eq!(
        claimed.into_iter().collect::<BTreeSet<_>>(),
        owed,
        "none left"
    );
}

async fn announcements_of_a_match_go_in_order(database: &Database) {
    let app = app(database.open().await);
    let id = played(&app, 2).await;
    let other = accepted(&app).await;
    // The first announcement of one match fails for a while: its later ones wait, those of the other match do not.
    let job = claim(&app).await.unwrap();
    assert_eq!(job.id, announce(id, 1));
    app.store
        .retry(&job.id, START.after(Duration::from_secs(30)))
        .await
        .unwrap();
    let mut seen = Vec::new();
    while let Some(job) = claim(&app).await {
        app.store.finish(&job.id).await.unwrap();
        seen.push(job.id);
    }
    assert_eq!(seen, [announce(other, 1), announce(other, 2)]);
    assert_eq!(
        app.store.next_due().await.unwrap(),
        Some(START.after(Duration::from_secs(30))),
        "not those that wait"
    );
    app.clock.advance(Duration::from_secs(30));
    let mut seen = Vec::new();
    while let Some(job) = claim(&app).await {
        app.store.finish(&job.id).await.unwrap();
        seen.push(job.id);
    }
    assert_eq!(
        seen,
        (1..=4).map(|seq| announce(id, seq)).collect::<Vec<_>>()
    );
}

async fn an_interaction_has_its_grace(database: &Database) {
    let app = app(database.open().await);
    let acted = app.challenge(terms(), Some(&via(77))).await.unwrap();
    assert!(
        claim(&app).await.is_none(),
        "the interaction's own answer is under way"
    );
    app.clock.advance(GRACE);
    let job = claim(&app).await.expect("the answer never came");
    assert_eq!(Some(job.id), acted.job);
    assert_eq!(job.via, Some(via(77)), "its token may still deliver it");
    let shown = format!("{job:?} {:?}", job.via);
    assert!(!shown.contains("secret"), "{shown}");
}

async fn a_post_pays_for_its_announcement(database: &Database) {
    let app = app(database.open().await);
    let id = app.challenge(terms(), None).await.unwrap().game.id();
    assert_eq!(app.store.last_post(id).await.unwrap(), None);
    assert!(posted(&app, id, 1).await);
    assert!(claim(&app).await.is_none());
    assert_eq!(app.store.last_post(id).await.unwrap(), Some(post(id, 1)));

    // The same announcement delivered by somebody else meanwhile.
    let second = Post {
        message: Some(MessageId(1)),
        ..post(id, 1)
    };
    assert!(
        !app.store
            .posted(&announce(id, 1), &second, START)
            .await
            .unwrap()
    );
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
    let next = claim(&app).await.expect("the opening's buttons are to go");
    assert_eq!(
        next.id,
        retire(id, 2),
        "and the challenge's are owed once only"
    );
    app.store.retired(&job.id).await.unwrap();
    app.store.retired(&next.id).await.unwrap();
    for (seq, kept) in [(1, vec![]), (2, vec![]), (3, vec![post(id, 3)])] {
        assert_eq!(
            app.store.posts_of(id, seq).await.unwrap(),
            kept,
            "what was retired is forgotten"
        );
    }
    app.clock.advance(LEASE);
    assert!(claim(&app).await.is_none());

    // A post without controls owes nothing later.
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
            .posted(&acted.job.unwrap(), &bare, app.clock.now())
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

async fn jobs_of_a_newer_version_are_left_to_it(database: &Database) {
    use sqlx::Executor as _;
    let app = app(database.open().await);
    let id = app.challenge(terms(), None).await.unwrap().game.id();
    let mut raw = database.raw().await;
    let later =
        "INSERT INTO jobs (match_id, kind, seq, run_at, attempts) VALUES (1, 'sing', 1, 0, 0)";
    raw.execute(later).await.unwrap();
    assert_eq!(claim(&app).await.map(|job| job.id), Some(announce(id, 1)));
    let due: Option<Timestamp> = app.store.next_due().await.unwrap();
    assert_eq!(due, Some(START.after(LEASE)));
}
