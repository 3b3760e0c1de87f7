//! The outbox: each job goes to one worker at a time, in the order of the lanes and channels, and a deadline has one job.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use banyan::app::App;
use banyan::play::{
    ChannelId, Command, MatchId, MessageId, Offer, Phase, Terms, TimeControl, Timestamp,
    TournamentId,
};
use banyan::rules::Side;
use banyan::store::{Job, JobId, JobKind, Lane, Post, Subject};
use sqlx::{Executor as _, Row as _};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, CHANNEL, START, accepted, app, does, play, terms};

mod posts;

on_both!(
    a_job_is_claimed_once_and_comes_back_after_its_lease,
    many_workers_share_the_jobs,
    jobs_of_a_newer_version_are_left_to_it,
    moves_of_computers_go_before_first_passes_and_these_before_deeper_ones,
    a_worker_that_lost_its_lease_changes_nothing,
    a_start_takes_over_what_the_last_process_did,
    a_new_deadline_takes_the_place_of_the_old_one,
    a_slow_channel_holds_up_no_other,
    the_players_of_a_tournament_are_told_one_after_another,
    a_month_of_play_leaves_no_dead_jobs,
);

const LEASE: Duration = Duration::from_mins(1);
const DAY: Duration = Duration::from_hours(24);

async fn claim(app: &App) -> Option<Job> {
    let now = app.clock.now();
    crate::store::claim(&app.store, now, now.after(LEASE))
        .await
        .unwrap()
}

fn announce(match_id: MatchId, seq: u32) -> JobId {
    JobId::of(JobKind::Announce, match_id, seq)
}

fn post(match_id: MatchId, seq: u32) -> Post {
    Post {
        match_id,
        seq,
        channel: CHANNEL,
        message: Some(MessageId(9000 + u64::from(seq))),
        controls: true,
        position_seq: seq,
    }
}

async fn a_job_is_claimed_once_and_comes_back_after_its_lease(database: &Database) {
    let app = app(database.open().await);
    let id = app.challenge(terms(), None).await.unwrap().game.id();
    let job = claim(&app).await.expect("the challenge is to be announced");
    assert_eq!((job.id, job.attempts), (announce(id, 1), 0));
    assert!(claim(&app).await.is_none(), "it is taken");
    assert_eq!(
        app.store.agenda(app.clock.now()).await.unwrap().next,
        Some(START.after(LEASE))
    );

    app.clock.advance(LEASE);
    let job = claim(&app).await.expect("its worker is gone");
    assert_eq!((&job.id, job.attempts), (&announce(id, 1), 1));
    let later = app.clock.now().after(Duration::from_secs(5));
    app.store.retry(&job, later).await.unwrap();
    assert_eq!(
        app.store.agenda(app.clock.now()).await.unwrap().next,
        Some(later)
    );
    assert!(claim(&app).await.is_none());
    app.clock.advance(Duration::from_secs(5));
    let job = claim(&app).await.expect("it is due again");
    assert_eq!(job.attempts, 2);
    app.store.finish(&job).await.unwrap();
    app.store.finish(&job).await.unwrap();

    app.clock.advance(LEASE);
    assert!(
        claim(&app).await.is_none(),
        "only the end of the challenge is left"
    );
    assert_eq!(
        app.store.agenda(app.clock.now()).await.unwrap().next,
        Some(START.after(super::CHALLENGE_LIFE))
    );
}

/// Each job is done once, and no two of the same channel at the same time.
async fn many_workers_share_the_jobs(database: &Database) {
    const CHANNELS: u64 = 4;
    let stores = [database.open().await, database.open().await];
    let first = app(stores[0].clone());
    let mut pending = BTreeSet::new();
    let mut channels = BTreeMap::new();
    for n in 0..20 {
        let channel = ChannelId(CHANNEL.0 + n % CHANNELS);
        let terms = Terms { channel, ..terms() };
        let made = first.challenge(terms, None).await.unwrap();
        channels.insert(made.game.id(), channel);
        pending.insert(made.job.unwrap());
    }
    let channels = Arc::new(channels);
    let held = Arc::new(Mutex::new(BTreeSet::new()));
    let left = Arc::new(AtomicUsize::new(pending.len()));
    let workers: Vec<_> = (0..6)
        .map(|n| {
            let app = app(stores[n % 2].clone());
            let (channels, held, left) = (channels.clone(), held.clone(), left.clone());
            tokio::spawn(async move {
                let mut mine = Vec::new();
                while left.load(Ordering::SeqCst) > 0 {
                    let Some(job) = claim(&app).await else {
                        tokio::time::sleep(Duration::from_millis(1)).await;
                        continue;
                    };
                    let channel = channels[&job.id.subject.match_id().unwrap()];
                    let alone = held.lock().unwrap().insert(channel);
                    assert!(alone, "two jobs of {channel} at the same time");
                    tokio::time::sleep(Duration::from_millis(2)).await;
                    held.lock().unwrap().remove(&channel);
                    assert!(app.store.finish(&job).await.unwrap());
                    left.fetch_sub(1, Ordering::SeqCst);
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
    assert_eq!(claimed.len(), pending.len(), "none twice");
    assert_eq!(
        claimed.into_iter().collect::<BTreeSet<_>>(),
        pending,
        "none left"
    );
}

async fn jobs_of_a_newer_version_are_left_to_it(database: &Database) {
    let app = app(database.open().await);
    let id = app.challenge(terms(), None).await.unwrap().game.id();
    let mut raw = database.raw().await;
    let later = "INSERT INTO jobs (subject, kind, seq, lane, due, attempts) VALUES ('choir/1', 'sing', 1, 'discord', 0, 0)";
    raw.execute(later).await.unwrap();
    assert_eq!(claim(&app).await.map(|job| job.id), Some(announce(id, 1)));
    let due: Option<Timestamp> = app.store.agenda(app.clock.now()).await.unwrap().next;
    assert_eq!(due, Some(START.after(LEASE)));
    let left = "SELECT COUNT(*) FROM jobs WHERE kind = 'sing'";
    let left: i64 = raw.fetch_one(left).await.unwrap().try_get(0).unwrap();
    assert_eq!(left, 1);
}

async fn moves_of_computers_go_before_first_passes_and_these_before_deeper_ones(
    database: &Database,
) {
    let app = app(database.open().await);
    let mut raw = database.raw().await;
    // The analyses are due longer; each of their steps puts them back as due now.
    let jobs = "INSERT INTO jobs (subject, kind, seq, lane, due, attempts) VALUES \
        ('match/1', 'analyse', 1, 'thinking', 10, 0), ('match/2', 'analyse', 1, 'thinking', 5, 0), \
        ('match/5', 'deepen', 1, 'analysis', 1, 0), \
        ('match/3', 'think', 1, 'thinking', 30, 0), ('match/4', 'think', 1, 'thinking', 20, 0)";
    raw.execute(jobs).await.unwrap();
    let mut order = Vec::new();
    while let Some(job) = claim(&app).await {
        order.push(job.id.to_string());
    }
    assert_eq!(
        order,
        [
            "think match/4",
            "think match/3",
            "analyse match/2",
            "analyse match/1",
            "deepen match/5"
        ]
    );
}

async fn a_worker_that_lost_its_lease_changes_nothing(database: &Database) {
    let (app, store) = (app(database.open().await), database.open().await);
    let id = accepted(&app).await;
    let now = app.clock.now();
    let late = claim(&app).await.expect("the challenge is to be announced");
    assert!(store.renew(&late, now.after(2 * LEASE)).await.unwrap());
    app.clock.advance(LEASE);
    assert!(claim(&app).await.is_none(), "the lease was renewed");
    app.clock.advance(LEASE);
    let job = claim(&app).await.expect("it is not renewed any more");
    assert_eq!(job.id, late.id);

    // The first worker comes back.
    let now = app.clock.now();
    assert!(!store.renew(&late, now.after(9 * LEASE)).await.unwrap());
    assert!(!store.finish(&late).await.unwrap());
    assert!(!store.retry(&late, now).await.unwrap());
    assert!(!store.continue_later(&late, now).await.unwrap());
    assert!(
        !store
            .finish_announcement_with_post(&late, &post(id, 1), now)
            .await
            .unwrap()
    );
    assert!(!store.finish_announcement(&late, now).await.unwrap());
    assert!(!store.finish_control_removal(&late).await.unwrap());
    assert_eq!(store.posts_of(id, 1).await.unwrap(), []);
    assert!(store.has_job(&job.id).await.unwrap());
    assert!(claim(&app).await.is_none(), "the other has it still");
    // A late answer postpones nothing either, but what it has posted counts.
    assert!(!store.retry(&late.id, now).await.unwrap());
    assert!(
        store
            .finish_announcement_with_post(&late.id, &post(id, 1), now)
            .await
            .unwrap()
    );
    assert!(!app.store.finish(&job).await.unwrap());
}

/// A job that is done a second time waits for its lease: it may be what ends the process.
async fn a_start_takes_over_what_the_last_process_did(database: &Database) {
    let app = app(database.open().await);
    let id = accepted(&app).await;
    let taken = claim(&app).await.expect("the challenge is to be announced");
    let starts = async || app.store.release_leases(app.clock.now()).await.unwrap();
    assert!(claim(&app).await.is_none());
    starts().await;
    assert!(!app.store.finish(&taken).await.unwrap());
    let again = claim(&app).await.expect("its lease was released");
    assert_eq!((again.id, again.attempts), (announce(id, 1), 1));
    starts().await;
    assert!(claim(&app).await.is_none());
    app.clock.advance(LEASE);
    assert_eq!(claim(&app).await.map(|job| job.id), Some(announce(id, 1)));
}

/// The timed jobs of a match: kind and due time.
async fn timed(database: &Database, id: MatchId) -> Vec<(String, i64)> {
    let rows = sqlx::query(
        "SELECT kind, due FROM jobs WHERE match_id = $1 AND kind IN ('expire', 'flag', 'remind') ORDER BY kind",
    )
    .bind(id.0)
    .fetch_all(&mut database.raw().await)
    .await
    .unwrap();
    let read = |row: &sqlx::any::AnyRow| (row.get("kind"), row.get("due"));
    rows.iter().map(read).collect()
}

async fn a_new_deadline_takes_the_place_of_the_old_one(database: &Database) {
    let app = app(database.open().await);
    let timed_terms = Terms {
        time: TimeControl::Days(5),
        ..terms()
    };
    let id = app.challenge(timed_terms, None).await.unwrap().game.id();
    let expire = START.after(super::CHALLENGE_LIFE).0;
    assert_eq!(timed(database, id).await, [("expire".to_owned(), expire)]);
    let accept = Command::Accept { lot: Side::First };
    does(&app, id, BOB, accept).await.unwrap();
    let flag = |now: Timestamp| ("flag".to_owned(), now.after(5 * DAY).0);
    let remind = |now: Timestamp| ("remind".to_owned(), now.after(4 * DAY).0);
    assert_eq!(timed(database, id).await, [flag(START), remind(START)]);
    for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6"), (ALICE, "d3d4")] {
        app.clock.advance(DAY);
        does(&app, id, player, play(text)).await.unwrap();
        let now = app.clock.now();
        assert_eq!(timed(database, id).await, [flag(now), remind(now)]);
    }
    // A worker handles the flag when the game moves on: its lease becomes void.
    app.clock.advance(5 * DAY);
    let mut due = Vec::new();
    while let Some(job) = claim(&app).await {
        due.push(job);
    }
    let old = due.iter().find(|job| job.id.kind == JobKind::Flag);
    does(&app, id, BOB, play("g6g7")).await.unwrap();
    let now = app.clock.now();
    assert!(!app.store.finish(old.expect("a flag")).await.unwrap());
    assert_eq!(timed(database, id).await, [flag(now), remind(now)]);
    // A pause deletes the deadline jobs, and the end of the game all of them, each in the same transaction.
    let pause = Offer::Pause;
    does(&app, id, ALICE, Command::Offer(pause)).await.unwrap();
    does(&app, id, BOB, Command::Agree(pause)).await.unwrap();
    assert_eq!(timed(database, id).await, []);
    does(&app, id, ALICE, Command::Resume).await.unwrap();
    assert_eq!(timed(database, id).await.len(), 2);
    does(&app, id, ALICE, Command::Resign).await.unwrap();
    assert_eq!(timed(database, id).await, []);
}

async fn a_slow_channel_holds_up_no_other(database: &Database) {
    let app = app(database.open().await);
    for channel in [1, 1, 1, 2, 2, 3] {
        let terms = Terms {
            channel: ChannelId(channel),
            ..terms()
        };
        app.challenge(terms, None).await.unwrap();
    }
    let claim = async |most| {
        let (now, lane) = (app.clock.now(), Lane::Discord);
        let claimed = app.store.claim(lane, now, now.after(LEASE), most).await;
        let mut ids: Vec<_> = claimed.unwrap();
        ids.sort_by(|one, other| one.id.cmp(&other.id));
        ids
    };
    let names = |jobs: &[Job]| jobs.iter().map(|job| job.id.clone()).collect::<Vec<_>>();
    // One job for each channel at a time, the oldest first.
    let first = claim(32).await;
    assert_eq!(names(&first), [1, 4, 6].map(|id| announce(MatchId(id), 1)));
    assert!(claim(32).await.is_empty());
    // The first channel is slow: the second continues without it.
    assert!(app.store.finish(&first[1]).await.unwrap());
    assert_eq!(names(&claim(32).await), [announce(MatchId(5), 1)]);
    // It is rate-limited and waits: other matches of the channel are tried meanwhile.
    let later = START.after(Duration::from_secs(15));
    assert!(app.store.retry(&first[0], later).await.unwrap());
    assert_eq!(names(&claim(32).await), [announce(MatchId(2), 1)]);
}

async fn the_players_of_a_tournament_are_told_one_after_another(database: &Database) {
    let app = app(database.open().await);
    let [cup, ladder] = [1, 2].map(TournamentId);
    for (tournament, player) in [(cup, ALICE), (cup, BOB), (cup, CAROL), (ladder, ALICE)] {
        let (kind, now) = (JobKind::RoundEnds, app.clock.now());
        let pending = app
            .store
            .add_entrant_job(kind, tournament, player, now)
            .await;
        pending.unwrap();
    }
    let claim = async || {
        let (now, lane) = (app.clock.now(), Lane::Discord);
        let claimed = app.store.claim(lane, now, now.after(LEASE), 32).await;
        let mut jobs = claimed.unwrap();
        jobs.sort_by(|one, other| one.id.cmp(&other.id));
        jobs
    };
    let subjects = |jobs: &[Job]| {
        jobs.iter()
            .map(|job| job.id.subject.clone())
            .collect::<Vec<_>>()
    };
    let first = claim().await;
    let expected = [
        Subject::Entrant(cup, ALICE),
        Subject::Entrant(ladder, ALICE),
    ];
    assert_eq!(subjects(&first), expected);
    assert!(claim().await.is_empty(), "many players fill the lane");
    assert!(app.store.finish(&first[0]).await.unwrap());
    assert_eq!(subjects(&claim().await), [Subject::Entrant(cup, BOB)]);
}

/// Games that move and end over a simulated month, with a worker that does the due jobs.
async fn a_month_of_play_leaves_no_dead_jobs(database: &Database) {
    let app = app(database.open().await);
    let timed_terms = Terms {
        time: TimeControl::Days(3),
        ..terms()
    };
    let (mut running, mut most) = (Vec::new(), 0);
    for hour in 0..30 * 24 {
        app.clock.advance(Duration::from_hours(1));
        if hour % 12 == 0 && running.len() < 24 {
            let challenge = app.challenge(timed_terms.clone(), None).await.unwrap();
            let accept = Command::Accept { lot: Side::First };
            does(&app, challenge.game.id(), BOB, accept).await.unwrap();
            running.push(challenge.game.id());
        }
        // Each game moves every other day, ends after some moves, or is left to its clock.
        for id in running
            .iter()
            .filter(|id| (id.0 + hour) % 48 == 0 && id.0 % 5 != 0)
        {
            let game = app.game(*id).await.unwrap().unwrap();
            let Some(player) = game.to_move() else {
                continue;
            };
            let moves = game.record().legal_moves();
            let text = moves[game.seq() as usize * 7 % moves.len()].to_string();
            let command = if game.seq() > 9 {
                Command::Resign
            } else {
                Command::Move { text }
            };
            does(&app, *id, player, command).await.unwrap();
        }
        while let Some(job) = claim(&app).await {
            match job.id.kind {
                JobKind::Announce => {
                    let at = post(job.id.subject.match_id().unwrap(), job.seq);
                    app.store
                        .finish_announcement_with_post(&job, &at, app.clock.now())
                        .await
                        .unwrap();
                }
                JobKind::Retire => drop(app.store.finish_control_removal(&job).await.unwrap()),
                JobKind::Flag => {
                    let id = job.id.subject.match_id().unwrap();
                    app.handle_expired_deadline(id, false).await.unwrap();
                    app.store.finish(&job).await.unwrap();
                }
                _ => drop(app.store.finish(&job).await.unwrap()),
            }
        }
        let mut still = Vec::new();
        for id in running {
            let game = app.game(id).await.unwrap().unwrap();
            if game.phase() == Phase::Playing {
                still.push(id);
            } else {
                assert_eq!(timed(database, id).await, [], "{id} is over");
            }
        }
        running = still;
        let count = "SELECT COUNT(*) AS live FROM jobs";
        let live = sqlx::query(count)
            .fetch_one(&mut database.raw().await)
            .await;
        let live: i64 = live.unwrap().get("live");
        assert!(
            live < 3 * running.len().max(1) as i64,
            "hour {hour}: {live} live jobs, {} games",
            running.len()
        );
        most = most.max(running.len());
    }
    assert!(most > 5, "games went on: {most}");
}
