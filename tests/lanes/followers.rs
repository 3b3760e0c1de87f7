//! Boards for followers: they delay no deadline, come in the order of the moves and once each, and each is a job.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use banyan::{
    play::{Actor, Command, Offer, Phase, TimeControl},
    store::{Lane, Subject},
    tournaments::TournamentPhase,
    worker,
};
use serde_json::json;
use tokio::sync::watch;

use super::{HOUR, until};
use crate::{
    commands::WALK,
    common::{player, text},
    notices::sandbox::{ALICE, BOB, CAROL, CAROLS_DM, GAMES, TestSandbox},
    store::database::{Database, on_both},
    tournament_life::{
        self as life,
        reminders::{SINGLE, begun},
    },
};

#[tokio::test(flavor = "multi_thread")]
async fn fifty_followers_delay_no_flag_and_no_tournament() {
    let sandbox = TestSandbox::open().await;
    let followed = sandbox.begin(TimeControl::Unlimited).await;
    let timed = sandbox.begin(TimeControl::Days(5)).await;
    let tournament = begun(&sandbox, SINGLE, &[ALICE, BOB]).await;
    let store = &sandbox.bot.app.store;
    for n in 0..50 {
        let player = player(store, 1_000_000_000_000_009_000 + n).await;
        sandbox.follow(followed, player).await;
    }
    // Discord is slow for every follower.
    let slow =
        json!({"route": "POST /users/@me/channels", "kind": "slow", "ms": 4_000, "times": 1_000});
    sandbox.set("faults", json!({"rules": [slow]})).await;
    let app = &sandbox.bot.app;
    sandbox.moves(followed, "e3d3").await;
    sandbox.clock.advance(119 * HOUR);
    app.record_heartbeat().await.expect("a sign of life");
    let (stop, stopped) = watch::channel(false);
    let work = tokio::spawn(worker::run(Arc::clone(&sandbox.bot), stopped));
    let begun = async {
        while sandbox.calls("POST", "/users/@me/channels").await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), begun)
        .await
        .expect("followers are shown the board");
    // The round ends in an hour.
    let reminded = async {
        let reminds = |said: &String| said.contains('⏰');
        while !sandbox.texts(GAMES).await.iter().any(reminds) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), reminded)
        .await
        .expect("the round's players are reminded");
    for _ in 0..61 {
        sandbox.clock.advance(Duration::from_mins(1));
        app.record_heartbeat().await.expect("a sign of life");
    }
    let fallen = async {
        while sandbox.game(timed).await.phase() != Phase::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), fallen)
        .await
        .expect("the flag falls");
    let ended = async {
        while life::tournament(app, tournament).await.phase() != TournamentPhase::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), ended)
        .await
        .expect("the round ends");
    let told = sandbox.calls("POST", "/users/@me/channels").await;
    assert!(told < 50, "all followers were told before");
    work.abort();
    drop(stop);
    sandbox.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_board_for_a_follower_is_not_overtaken() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.follow(id, CAROL).await;
    // Discord takes its time for the first board.
    let slow = json!({"route": format!("POST /channels/{CAROLS_DM}/messages"), "kind": "slow", "ms": 2_000,
        "times": 1});
    sandbox.set("faults", json!({"rules": [slow]})).await;
    let (stop, stopped) = watch::channel(false);
    let work = tokio::spawn(worker::run(Arc::clone(&sandbox.bot), stopped));
    for mv in &WALK[..2] {
        sandbox.moves(id, mv).await;
        // The first board is ready before its channel is opened.
        let ready = async || (sandbox.calls("POST", "/users/@me/channels").await > 0).then_some(());
        until(ready).await;
    }
    let both = async || Some(sandbox.messages(CAROLS_DM).await).filter(|sent| sent.len() == 2);
    let boards: Vec<String> = until(both)
        .await
        .iter()
        .map(|board| text(&board["attachments"][0]["filename"]))
        .collect();
    let wanted = [3, 4].map(|seq| format!("banyan-{id}-{seq}.png"));
    assert_eq!(boards, wanted);
    stop.send_replace(true);
    work.await.expect("the worker ends");
    sandbox.close().await;
}

/// The bot dies when Discord has the board, and the job of the next position comes first after the restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_for_a_follower_is_not_repeated_after_a_restart() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let app = &sandbox.bot.app;
    sandbox.follow(id, CAROL).await;
    for mv in &WALK[..2] {
        sandbox.moves(id, mv).await;
        let due = async || {
            let agenda = app.store.agenda(sandbox.clock.now()).await;
            agenda.expect("the queue").due
        };
        while due().await.contains(&Lane::Discord) {
            worker::step(&sandbox.bot).await.expect("the queue");
        }
        assert!(due().await.contains(&Lane::Background));
        sandbox.clock.advance(Duration::from_secs(1));
    }
    let slow = json!({"route": format!("POST /channels/{CAROLS_DM}/messages"), "kind": "slow", "ms": 5_000,
        "after": true});
    sandbox.set("faults", json!({"rules": [slow]})).await;
    let bot = Arc::clone(&sandbox.bot);
    let dying = tokio::spawn(async move { worker::step(&bot).await });
    let sent = async || Some(sandbox.messages(CAROLS_DM).await).filter(|sent| !sent.is_empty());
    let sent = until(sent).await;
    let newest = format!("banyan-{id}-4.png");
    assert_eq!(sent[0]["attachments"][0]["filename"], newest.as_str());
    dying.abort();
    // An offer has no board.
    let by = Actor::Player(ALICE);
    let offer = Command::Offer(Offer::Draw);
    let offered = app.act(id, by, offer, None, None).await;
    offered.expect("an offer");
    // Discord has forgotten the nonce of the first one.
    let hour = json!({"advance_ms": HOUR.as_millis() as u64});
    sandbox.set("clock", hour).await;
    sandbox.clock.advance(Duration::from_mins(1));
    sandbox.drain_for(3).await;
    assert_eq!(sandbox.messages(CAROLS_DM).await.len(), 1);
    // The next position has a board of its own.
    sandbox.play(id).await;
    assert_eq!(sandbox.messages(CAROLS_DM).await.len(), 2);
    sandbox.close().await;
}

on_both!(a_change_about_fifty_followers_is_a_job_for_each);

async fn a_change_about_fifty_followers_is_a_job_for_each(database: &Database) {
    const FOLLOWERS: u64 = 50;
    let sandbox = TestSandbox::open_on(&database.url).await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let app = &sandbox.bot.app;
    let mut followers = BTreeSet::new();
    for n in 0..FOLLOWERS {
        let player = player(&app.store, 1_000_000_000_000_009_000 + n).await;
        sandbox.follow(id, player).await;
        followers.insert(player);
    }
    sandbox.moves(id, "e3d3").await;
    let about_followers = async || {
        let jobs = "SELECT kind, subject FROM jobs WHERE kind IN ('watch', 'show')";
        let mut raw = database.raw().await;
        let jobs = sqlx::query_as::<_, (String, String)>(jobs);
        jobs.fetch_all(&mut raw).await.expect("the jobs")
    };
    // The move itself writes one job, however many follow.
    let written = about_followers().await;
    assert_eq!(written.len(), 1, "{written:?}");
    assert_eq!(written[0].0, "watch");
    while about_followers()
        .await
        .iter()
        .any(|(kind, _)| kind == "watch")
    {
        assert!(worker::step(&sandbox.bot).await.expect("the queue"));
    }
    let jobs = about_followers().await;
    let now = sandbox.game(id).await.seq();
    let wanted: BTreeSet<(String, String)> = followers
        .iter()
        .map(|player| {
            (
                "show".to_owned(),
                Subject::Notice(id, now, *player).to_string(),
            )
        })
        .collect();
    assert_eq!(jobs.len(), followers.len());
    assert_eq!(jobs.into_iter().collect::<BTreeSet<_>>(), wanted);
    // Each of them is about one follower alone.
    let opened = "/users/@me/channels";
    let before = sandbox.calls("POST", opened).await;
    let due = async || {
        app.store
            .agenda(sandbox.clock.now())
            .await
            .expect("the queue")
            .due
    };
    while due().await.first() != Some(&Lane::Background) {
        assert!(worker::step(&sandbox.bot).await.expect("the queue"));
    }
    assert!(worker::step(&sandbox.bot).await.expect("the queue"));
    assert_eq!(sandbox.calls("POST", opened).await, before + 1);
    assert_eq!(about_followers().await.len(), followers.len() - 1);
    sandbox.close().await;
}
