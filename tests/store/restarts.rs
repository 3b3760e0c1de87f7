//! PostgreSQL is killed and restarted repeatedly while people play and a worker works.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use banyan::app::{ActError, App};
use banyan::play::{Actor, Match, MatchId, MessageId, Seq, Timestamp};
use banyan::store::{DatabaseOptions, JobKind, Post, Presence, StartedShards, Store};
use tokio::time::{sleep, timeout};

use super::{ALICE, BOB, CHANNEL, accepted, handle, play};

const HOUR: Duration = Duration::from_hours(1);

/// A server of its own for this test, because the other tests need theirs.
struct Server {
    program: Child,
    answers: BufReader<std::process::ChildStdout>,
    url: String,
}

impl Server {
    fn start() -> Self {
        let with = concat!(env!("CARGO_MANIFEST_DIR"), "/.ci/with-postgres");
        let told = "echo \"$BANYAN_TEST_POSTGRES\"; \
                    while read -r _; do \"$BANYAN_TEST_POSTGRES_RESTART\" >/dev/null 2>&1; echo again; done";
        let mut program = Command::new(with)
            .args(["sh", "-c", told])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut answers = BufReader::new(program.stdout.take().expect("its words"));
        let url = line(&mut answers);
        Self {
            program,
            answers,
            url,
        }
    }

    fn restart(&mut self) {
        let input = self.program.stdin.as_mut().expect("its ear");
        writeln!(input, "again").expect("it listens");
        assert_eq!(line(&mut self.answers), "again");
    }

    fn stop(mut self) {
        drop(self.program.stdin.take());
        assert!(self.program.wait().expect("an end").success());
    }
}

fn line(answers: &mut impl std::io::BufRead) -> String {
    let mut line = String::new();
    let read = answers.read_line(&mut line).expect("words");
    assert!(read > 0, "the server's program has ended; why is above");
    line.trim().to_owned()
}

/// The acknowledged interactions, with their match and seq.
type Told = BTreeMap<u64, (MatchId, Seq)>;

/// A move that does not end the game.
fn quiet(game: &Match) -> Option<String> {
    let moves = game.record().legal_moves();
    let fits = |text: &&banyan::rules::Move| {
        let mut after = game.record().clone();
        after.play(**text).is_ok() && after.outcome().is_none() && after.repeats() == 1
    };
    let mut from = moves
        .iter()
        .cycle()
        .skip(game.seq() as usize * 7 % moves.len().max(1));
    from.by_ref()
        .take(moves.len())
        .find(fits)
        .map(ToString::to_string)
}

/// Two people who move in turn, and repeat the same interaction if the bot could not answer.
async fn people(app: App, id: MatchId, stop: Arc<AtomicBool>, failures: Arc<AtomicUsize>) -> Told {
    let mut told = Told::new();
    let mut interaction = id.0 as u64 * 100_000;
    while !stop.load(Ordering::Relaxed) {
        let Ok(Some(game)) = app.game(id).await else {
            failures.fetch_add(1, Ordering::Relaxed);
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        let (Some(text), Some(mover)) = (quiet(&game), game.to_move()) else {
            break;
        };
        interaction += 1;
        loop {
            let handle = handle(interaction);
            match app
                .act(id, Actor::Player(mover), play(&text), None, Some(&handle))
                .await
            {
                Ok(acted) => {
                    let done = app.store.caused_by(interaction).await;
                    let seq = if acted.repeated {
                        done.ok().flatten().map(|(_, seq)| seq)
                    } else {
                        Some(acted.game.seq())
                    };
                    // If even this query fails, nothing was acknowledged; the events are checked at the end anyway.
                    told.extend(seq.map(|seq| (interaction, (id, seq))));
                    // Otherwise they would play faster than the worker posts.
                    sleep(Duration::from_millis(20)).await;
                    break;
                }
                Err(ActError::Store(_)) => {
                    failures.fetch_add(1, Ordering::Relaxed);
                    sleep(Duration::from_millis(20)).await;
                }
                Err(other) => panic!("{other}"),
            }
        }
    }
    told
}

/// Does the due jobs; returns every announcement that it has posted.
async fn worker(app: App, stop: Arc<AtomicBool>) -> Vec<(MatchId, Seq)> {
    let mut posted = Vec::new();
    let lease = Duration::from_secs(5);
    loop {
        // Past the grace period of interactions.
        let now = app.clock.now().after(banyan::app::ANSWER_GRACE);
        let Ok(Some(job)) = crate::store::claim(&app.store, now, now.after(lease)).await else {
            // Leased jobs of a failed worker come back; the expiry of the old challenges is far away.
            let pending = app
                .store
                .agenda(Timestamp(0))
                .await
                .map(|agenda| agenda.next);
            let far = |due: Option<Timestamp>| due.is_none_or(|due| due > now.after(HOUR));
            if stop.load(Ordering::Relaxed) && pending.is_ok_and(far) {
                return posted;
            }
            sleep(Duration::from_millis(20)).await;
            app.clock.advance(Duration::from_millis(200));
            continue;
        };
        let match_id = job.id.subject.match_id().expect("a match");
        let (seq, kind) = (job.seq, job.id.kind);
        let post = Post {
            match_id,
            seq,
            channel: CHANNEL,
            message: Some(MessageId(1)),
            controls: true,
            position_seq: seq,
        };
        // A worker that failed gets the job again when its lease expires.
        match kind {
            JobKind::Announce => {
                if matches!(
                    app.store
                        .finish_announcement_with_post(&job, &post, now)
                        .await,
                    Ok(true)
                ) {
                    posted.push((match_id, seq));
                }
            }
            JobKind::Retire => drop(app.store.finish_control_removal(&job).await),
            _ => drop(app.store.finish(&job).await),
        }
    }
}

mod server {
    mod postgres {
        use super::super::*;

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        #[ignore = "starts a PostgreSQL of its own by .ci/with-postgres"]
        async fn a_server_that_restarts_under_load_loses_and_doubles_nothing() {
            let mut server = Server::start();
            let (store, presence) = Store::open_for_bot(&server.url, DatabaseOptions::default())
                .await
                .unwrap();
            let Presence::Member(membership) = presence else {
                panic!("one of several")
            };
            let shares = async |running: &[u32]| {
                let connected = running.iter().map(|shard| (*shard, true)).collect();
                let running = StartedShards {
                    total: 4,
                    connected: &connected,
                };
                membership.share_shards(4, running, 1).await
            };
            assert_eq!(shares(&[]).await.unwrap().shards.len(), 4);
            let app = super::super::super::app(store);
            let mut matches = Vec::new();
            for _ in 0..4 {
                matches.push(accepted(&app).await);
            }
            let (stop, failures) = (
                Arc::new(AtomicBool::new(false)),
                Arc::new(AtomicUsize::new(0)),
            );
            let people: Vec<_> = matches
                .iter()
                .map(|id| {
                    tokio::spawn(people(
                        app.clone(),
                        *id,
                        Arc::clone(&stop),
                        Arc::clone(&failures),
                    ))
                })
                .collect();
            let worker = tokio::spawn(worker(app.clone(), Arc::clone(&stop)));
            for _ in 0..3 {
                sleep(Duration::from_millis(700)).await;
                server = tokio::task::spawn_blocking(move || {
                    server.restart();
                    server
                })
                .await
                .unwrap();
            }
            sleep(Duration::from_secs(1)).await;
            stop.store(true, Ordering::Relaxed);
            let mut told = Told::new();
            for players in people {
                told.append(
                    &mut timeout(Duration::from_mins(1), players)
                        .await
                        .unwrap()
                        .unwrap(),
                );
            }
            assert!(failures.load(Ordering::Relaxed) > 0, "it was felt");
            let begun = Instant::now();
            let posted = timeout(Duration::from_mins(1), worker)
                .await
                .unwrap()
                .unwrap();
            assert!(begun.elapsed() < Duration::from_mins(1));

            // Every acknowledged move is stored where it was acknowledged.
            for (interaction, place) in &told {
                assert_eq!(
                    app.store.caused_by(*interaction).await.unwrap(),
                    Some(*place)
                );
            }
            let places: BTreeSet<_> = told.values().collect();
            assert_eq!(places.len(), told.len(), "none twice");
            assert!(told.len() > 40, "people played: {}", told.len());
            // There are no other events, and each has been posted; a post whose response was lost is found, not
            // repeated.
            let once: BTreeSet<_> = posted.iter().collect();
            assert_eq!(once.len(), posted.len(), "none twice");
            let mut events = 0;
            for id in matches {
                let game = app.game(id).await.unwrap().unwrap();
                assert!([ALICE, BOB].map(Some).contains(&game.awaits()));
                events += game.seq() as usize;
                assert_eq!(
                    app.store.last_post(id).await.unwrap().map(|post| post.seq),
                    Some(game.seq())
                );
            }
            assert!(events >= told.len() + 8);
            let report = app.store.verify(false, |_| {}).await.unwrap();
            assert!(report.is_clean(), "{report:?}");
            // The locks were lost with the server and are taken again.
            assert!(shares(&[0, 1]).await.is_err());
            let share = shares(&[0, 1]).await.unwrap();
            assert_eq!((share.shards, share.processes), ([0, 1].into(), 1));
            // Another process may still be about to take its locks again, so the rest waits for a moment.
            let all = async { while shares(&[0, 1]).await.unwrap().shards.len() < 4 {} };
            timeout(Duration::from_secs(20), all).await.unwrap();
            app.store.close().await;
            drop(membership);
            server.stop();
        }
    }
}
