//! The system clock is changed while the worker runs: it notices before it lets a flag fall, and continues.

use std::sync::Arc;
use std::time::Duration;

use banyan::{
    app::{App, Clock, Limits, Rates},
    discord::delivery::bot::Bot,
    play::{Actor, Command, MatchId, Phase, Terms, TimeControl, Timestamp},
    rules::Side,
    store::Store,
    worker,
};
use tokio::sync::watch;

use crate::common::{TestEnvironment, player};

const DAY: Duration = Duration::from_hours(24);

/// Waits for a condition.
async fn until(what: &str, mut happened: impl AsyncFnMut() -> bool) {
    for _ in 0..600 {
        if happened().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("waited in vain for {what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worker_notices_that_the_clock_was_set() {
    let env = TestEnvironment::open().await;
    env.kill_bot();
    let clock = Clock::manual(Clock::System.now());
    let url = format!("sqlite:{}", env.database().display());
    let store = Store::open(&url).await.expect("the database");
    let bot = Arc::new(Bot {
        app: Arc::new(App {
            clock: clock.clone(),
            limits: Limits {
                rates: Rates::NONE,
                ..Limits::default()
            },
            ..App::new(store)
        }),
        rest: env.rest(),
    });
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let [alice, bob] = [&alice, &bob].map(|person| person.id.parse().expect("an id"));
    let alice = player(&bot.app.store, alice).await;
    let bob = player(&bot.app.store, bob).await;
    let channel = env.channel("games").await.parse().expect("an id");
    let ruleset = "jungle/classic".parse().expect("a ruleset");
    let terms = Terms {
        time: TimeControl::Days(1),
        ..Terms::new(alice, Some(bob), ruleset, channel)
    };
    let app = &bot.app;
    let id = app
        .challenge(terms, None)
        .await
        .expect("a challenge")
        .game
        .id();
    let accept = Command::Accept { lot: Side::First };
    app.act(id, Actor::Player(bob), accept, None, None)
        .await
        .expect("an acceptance");
    let (stop, stopped) = watch::channel(false);
    let work = tokio::spawn(worker::run(Arc::clone(&bot), stopped));
    env.wait_for_board(id.0 as u64, 2).await;

    // Two days ahead: the flag is due, but nobody could have moved meanwhile.
    let begin = clock.now();
    clock.set(begin.after(2 * DAY));
    let extended = async || {
        app.game(id)
            .await
            .expect("the database")
            .expect("a match")
            .seq()
            > 2
    };
    until("the time to be given back", extended).await;
    let game = app.game(id).await.expect("the database").expect("a match");
    assert_eq!(game.phase(), Phase::Playing);

    // Two hours before the start: pending posts are sent at once.
    clock.set(Timestamp(begin.0 - 7_200_000));
    let number = MatchId(id.0).0 as u64;
    let mv = game.record().legal_moves()[0].to_string();
    let mover = Actor::Player(game.to_move().expect("somebody is to move"));
    let acted = app
        .act(id, mover, Command::Move { text: mv }, None, None)
        .await
        .expect("a move");
    env.wait_for_board(number, u64::from(acted.game.seq()))
        .await;
    stop.send(true).expect("the worker listens");
    work.await.expect("it ends");
    env.close().await;
}
