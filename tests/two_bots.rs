//! Two bots on one database: the second one exits with an explanation; even if both worked, nothing would be done
//! twice.

use std::collections::BTreeSet;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use banyan::{
    app::App,
    discord::delivery::bot::Bot,
    play::{Actor, Command, MatchId, Timestamp},
    store::Store,
    worker,
};
use tokio::time::sleep;

use crate::{
    commands::{begin, play},
    common::{TestEnvironment, controls, is_private},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_ends_and_says_why() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let mut second = env.bot_command();
    second.stderr(Stdio::piped());
    let output = tokio::task::spawn_blocking(move || second.output().expect("it runs"))
        .await
        .expect("it ends");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{words}");
    assert!(
        words.contains("another bot works with the database"),
        "{words}"
    );
    assert!(words.contains(", process "), "{words}");
    // The first one is not affected.
    assert!(!is_private(&play(&alice, number, "e3d3").await));
    // After any kind of exit, the next one can start.
    env.kill_bot();
    env.start_bot().await;
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    env.close().await;
}

/// A bot without a gateway and without the instance lock, like a second process.
async fn worker(env: &TestEnvironment) -> Bot {
    let url = format!("sqlite:{}", env.database().display());
    let store = Store::open(&url).await.expect("the database");
    Bot {
        app: Arc::new(App::new(store)),
        rest: env.rest(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_workers_post_everything_once() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let mut games = Vec::new();
    for _ in 0..6 {
        games.push(begin(&alice, &bob).await.0);
    }
    // Stopped cleanly: a board that was sent but not noted yet would delay the others by ten seconds.
    assert_eq!(env.stop_bot().await, Some(0));
    let bots = [Arc::new(worker(&env).await), Arc::new(worker(&env).await)];
    // Only the workers deliver these.
    for text in ["e3d3", "a9a8", "d3d4", "a8a9"] {
        for number in &games {
            let id = MatchId(*number as i64);
            let app = &bots[0].app;
            let game = app.game(id).await.expect("the database").expect("a match");
            let mover = Actor::Player(game.to_move().expect("somebody is to move"));
            let text = text.to_owned();
            app.act(id, mover, Command::Move { text }, None, None)
                .await
                .expect("a move");
        }
    }
    let workers = bots.map(|bot| {
        tokio::spawn(async move {
            let mut done = 0;
            loop {
                if worker::step(&bot).await.expect("the queue") {
                    done += 1;
                    continue;
                }
                // Leased jobs of the dead bot come back after a while; then only far deadlines and recurring jobs are left.
                let soon = bot.app.clock.now().after(Duration::from_mins(2));
                match bot
                    .app
                    .store
                    .agenda(Timestamp(0))
                    .await
                    .expect("the queue")
                    .next
                {
                    Some(due) if due < soon => sleep(Duration::from_millis(100)).await,
                    _ => return done,
                }
            }
        })
    });
    let mut done = 0;
    for worker in workers {
        done += worker.await.expect("no panic");
    }
    assert!(done >= 24, "a board for each move: {done}");
    for number in games {
        let boards = env.boards(number).await;
        let seqs: Vec<u64> = boards.iter().map(|(seq, _)| *seq).collect();
        let once: BTreeSet<u64> = seqs.iter().copied().collect();
        assert_eq!(seqs.len(), once.len(), "none twice: {seqs:?}");
        assert_eq!(once, (2..=6).collect(), "none left out");
        let live = boards
            .iter()
            .filter(|(_, board)| !controls(board).is_empty());
        assert_eq!(live.count(), 1, "one board has controls");
    }
    env.close().await;
}
