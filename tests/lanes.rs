//! The outbox runs many jobs at once: a slow call, a rate-limited channel, a lost lease or an outage does not affect
//! other jobs.

mod followers;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use banyan::{
    analysis::progress::Effort,
    app::App,
    play::{Actor, Command, Event, Extension, Phase, Terms, TimeControl, Timestamp},
    sandbox::{BucketLimit, Options},
    store::{InteractionHandle, JobId, JobKind, Lane, Subject},
    tournaments::{TournamentCommand, TournamentPhase},
    worker,
};
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::{
    commands::{WALK, begin, play},
    common::{TestEnvironment, assert_contains, controls, is_private, text},
    notices::sandbox::{ALICE, BOB, CAROL, CAROLS_DM, GAMES, TestSandbox},
    store::database::{Database, on_both},
    tournament_life::{
        self as life,
        reminders::{SINGLE, begun},
    },
};

const HOUR: Duration = Duration::from_hours(1);

/// How long a busy or limited channel may delay what belongs in another one.
const MAX_DELAY: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread")]
async fn a_limited_channel_delays_no_other() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let mut games = Vec::new();
    for name in ["limited", "free"] {
        let channel = env.add_channel(name).await;
        let here = [alice.in_channel(&channel), bob.in_channel(&channel)];
        let (number, _) = begin(&here[0], &here[1]).await;
        let old = play(&here[0], number, "e3d3").await;
        games.push((here, number, old));
    }
    let limited = format!("* /channels/{}/*", games[0].0[0].channel);
    let limit = json!({"route": limited, "kind": "status", "status": 429, "retry_after": 15.0, "times": 1_000});
    env.faults(json!([limit])).await;
    let since = env.mark();
    let mut sent = Instant::now();
    for (here, number, _) in &games {
        sent = Instant::now();
        assert!(!is_private(&play(&here[1], *number, "a9a8").await));
    }
    let free = &games[1].2;
    let retired = |event: &Value| {
        event["type"] == "message_update"
            && event["message"]["id"] == free["id"]
            && controls(&event["message"]).is_empty()
    };
    env.wait_for_event(since, "an old board without buttons", retired)
        .await;
    let seen = env.seen(since);
    let retired = seen.iter().find(|(_, event)| retired(event));
    let wait = retired.expect("it was seen").0 - sent;
    println!("{wait:?} for the old board of the free channel");
    assert!(wait < MAX_DELAY, "{wait:?}");
    let limited = &games[0].2;
    let changed = |event: &Value| event["message"]["id"] == limited["id"];
    let seen = env.seen(since);
    assert!(
        !seen.iter().any(|(_, event)| changed(event)),
        "the limit did not hold"
    );
    no_limit_is_a_failure(&env);
    env.close().await;
}

/// Checks that the bot has logged no wait for a rate limit as a failed call.
fn no_limit_is_a_failure(env: &TestEnvironment) {
    let log = env.bot_log();
    let failed = |line: &&str| line.contains("call failed") && line.contains("asks to wait");
    assert_eq!(log.lines().find(failed), None);
}

/// Discord takes its usual time for each call, and many channels have a board to be posted.
#[tokio::test(flavor = "multi_thread")]
async fn boards_of_many_channels_go_out_side_by_side() {
    const CHANNELS: usize = 40;
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let ruleset = "jungle/classic".parse().expect("a ruleset");
    for n in 0..CHANNELS {
        let name = format!("games-{n}");
        let channel = sandbox.add_channel(&name).await;
        let [challenger, opponent] = [n, n + 1].map(|n| [ALICE, BOB, CAROL][n % 3]);
        let terms = Terms::new(challenger, Some(opponent), ruleset, channel);
        app.challenge(terms, None).await.expect("a challenge");
    }
    let slow = json!({"route": "* /channels/*/*", "kind": "slow", "ms": 150, "times": 1_000});
    sandbox.set("faults", json!({"rules": [slow]})).await;
    let (stop, stopped) = watch::channel(false);
    let begin = Instant::now();
    let work = tokio::spawn(worker::run(Arc::clone(&sandbox.bot), stopped));
    until(async || {
        let posted = sandbox.calls("POST", "/messages").await;
        (posted == CHANNELS).then_some(())
    })
    .await;
    let wait = begin.elapsed();
    println!("{wait:?} for {CHANNELS} boards");
    assert!(wait < MAX_DELAY, "{wait:?}");
    stop.send_replace(true);
    work.await.expect("it ends");
    sandbox.close().await;
}

/// Ten games in one channel move faster than Discord lets the bot edit its messages there.
#[tokio::test(flavor = "multi_thread")]
async fn a_busy_channel_delays_no_board_of_another() {
    let edits = BucketLimit {
        calls: 5,
        within: Duration::from_secs(5),
    };
    let env = TestEnvironment::over_gateway_without_bot(Options {
        bucket_limit: Some(edits),
        ..Options::default()
    })
    .await;
    env.start_bot().await;
    let players = [env.person("Alice").await, env.person("Bob").await];
    let quiet = env.channel("lounge").await;
    let elsewhere = [0, 1].map(|side: usize| players[side].in_channel(&quiet));
    let (other, _) = begin(&elsewhere[0], &elsewhere[1]).await;
    let mut games = Vec::new();
    for _ in 0..10 {
        games.push(begin(&players[0], &players[1]).await.0);
    }
    let since = env.mark();
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / 3);
    let mut lost = Vec::new();
    for (ply, mv) in WALK.into_iter().enumerate().take(4) {
        let mut answers = Vec::new();
        for number in &games {
            ticks.tick().await;
            let options = [("move", json!(mv)), ("game", json!(number))];
            answers.push(players[ply % 2].send("move", &options).await);
        }
        for answer in &answers {
            env.wait_for_response(answer).await;
        }
        // Discord does not take the answer to a move in the other channel.
        let gone = json!({"route": "POST /interactions/*/callback*", "kind": "status", "status": 404,
            "body": {"code": 10062, "message": "Unknown interaction"}, "times": 1});
        env.faults(json!([gone])).await;
        let options = [("move", json!(mv)), ("game", json!(other))];
        let sent = Instant::now();
        elsewhere[ply % 2].send("move", &options).await;
        let refused = async || {
            let log = env.log().await;
            let fault = |call: &&Value| text(&call["note"]).contains("status 404");
            (log.iter().filter(fault).count() > ply).then_some(())
        };
        until(refused).await;
        lost.push((format!("banyan-{other}-{}.png", ply + 3), sent));
    }
    let mut waits = Vec::new();
    for (picture, sent) in &lost {
        let fits =
            |event: &Value| event["message"]["attachments"][0]["filename"] == picture.as_str();
        env.wait_for_event(since, picture, fits).await;
        let seen = env.seen(since);
        let shown = seen.iter().find(|(_, event)| fits(event));
        waits.push(shown.expect("it was seen").0 - *sent);
    }
    let mut old = 0;
    for number in &games {
        let boards = env.boards(*number).await;
        let (_, older) = boards.split_last().expect("a board");
        old += older
            .iter()
            .filter(|(_, board)| !controls(board).is_empty())
            .count();
    }
    println!("{waits:?} for a board elsewhere, {old} edits are left in the busy channel");
    assert!(old > 0, "the channel is not busy");
    let longest = waits.iter().max().expect("boards");
    assert!(*longest < MAX_DELAY, "{waits:?}");
    no_limit_is_a_failure(&env);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_edit_of_a_tournaments_post_is_not_overtaken() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let id = begun(&sandbox, SINGLE, &[ALICE, BOB, CAROL]).await;
    let post = async || {
        let mut posts = sandbox.messages(GAMES).await;
        posts.retain(|post| text(&post["content"]).contains("tournament #1"));
        posts.pop().expect("the tournament's post")
    };
    let edits = format!("/channels/{GAMES}/messages/{}", text(&post().await["id"]));
    let slow = json!({"route": format!("PATCH {edits}"), "kind": "slow", "ms": 3_000, "times": 1});
    sandbox.set("faults", json!({"rules": [slow]})).await;
    let before = sandbox.calls("PATCH", &edits).await;
    let (stop, stopped) = watch::channel(false);
    let work = tokio::spawn(worker::run(Arc::clone(&sandbox.bot), stopped));
    // The first edit is under way while the rounds are played.
    for change in [TournamentCommand::Pause, TournamentCommand::Resume] {
        life::does(app, id, CAROL, change).await;
        sandbox.clock.advance(Duration::from_secs(2));
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    while life::tournament(app, id).await.phase() != TournamentPhase::Over {
        life::smaller_numbers_win(app, id).await;
        app.advance_tournament(id).await.expect("a tournament");
        sandbox.clock.advance(Duration::from_secs(2));
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    // Longer than the slow edit takes.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let twice = async || (sandbox.calls("PATCH", &edits).await >= before + 2).then_some(());
    until(twice).await;
    assert_contains(&post().await, "🥇");
    stop.send_replace(true);
    work.await.expect("the worker ends");
    sandbox.close().await;
}

on_both!(
    a_lease_that_is_lost_in_the_middle_posts_nothing_twice,
    causes_are_forgotten_every_hour,
);

async fn a_lease_that_is_lost_in_the_middle_posts_nothing_twice(database: &Database) {
    let sandbox = TestSandbox::open_on(&database.url).await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let before = sandbox.messages(GAMES).await.len();
    let (game, app) = (sandbox.game(id).await, &sandbox.bot.app);
    let (mover, text) = (game.to_move().expect("a mover"), "e3d3".to_owned());
    let by = Actor::Player(mover);
    app.act(id, by, Command::Move { text }, None, None)
        .await
        .expect("a move");
    // Discord has the board at once, but answers only after the lease has expired.
    let slow = json!({"route": "POST /channels/*/messages", "kind": "slow", "ms": 3_000, "after": true, "times": 1});
    sandbox.set("faults", json!({"rules": [slow]})).await;
    let first = tokio::spawn({
        let bot = Arc::clone(&sandbox.bot);
        async move { worker::step(&bot).await.expect("the queue") }
    });
    tokio::time::timeout(Duration::from_secs(2), async {
        while sandbox.messages(GAMES).await.len() == before {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("the board is there");
    assert!(!first.is_finished());
    sandbox.clock.advance(Duration::from_mins(1));
    sandbox.drain_for(3).await;
    assert!(first.await.expect("it ends"));
    sandbox.drain_for(3).await;
    assert_eq!(sandbox.messages(GAMES).await.len(), before + 1);
    let now = sandbox.clock.now();
    let left = app
        .store
        .claim(Lane::Discord, now, now.after(HOUR), 10)
        .await;
    assert!(left.expect("the queue").is_empty(), "a job is pending");
    sandbox.close().await;
}

/// The job that forgets them is due again after each run, an hour later.
async fn causes_are_forgotten_every_hour(database: &Database) {
    let sandbox = TestSandbox::open_on(&database.url).await;
    let app = &sandbox.bot.app;
    let (store, clock) = (&app.store, &sandbox.clock);
    let pending = store.ensure_recurring_jobs(clock.now()).await;
    pending.expect("the jobs that recur");
    let due = async || {
        let due = "SELECT due FROM jobs WHERE kind = 'forget-causes'";
        let mut raw = database.raw().await;
        let due = sqlx::query_scalar::<_, i64>(due);
        Timestamp(due.fetch_one(&mut raw).await.expect("one job"))
    };
    sandbox.drain().await;
    for cause in 1..=3 {
        assert_eq!(due().await, clock.now().after(HOUR));
        let handle = InteractionHandle {
            interaction: cause,
            application: 1,
            token: "secret".to_owned(),
            guild: None,
        };
        let ruleset = "jungle/classic".parse().expect("a ruleset");
        let terms = Terms::new(ALICE, Some(BOB), ruleset, GAMES);
        let challenged = app.challenge(terms, Some(&handle)).await;
        let caused = Some((challenged.expect("a challenge").game.id(), 1));
        assert_eq!(store.caused_by(cause).await.expect("the store"), caused);
        clock.advance(Duration::from_secs(3_599));
        sandbox.drain().await;
        let kept = store.caused_by(cause).await.expect("the store");
        assert_eq!(kept, caused, "not yet");
        // More than an hour after the cause.
        clock.advance(Duration::from_secs(2));
        sandbox.drain().await;
        let kept = store.caused_by(cause).await.expect("the store");
        assert_eq!(kept, None, "in hour {cause}");
    }
    sandbox.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_lost_its_lease_posts_nothing_late() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let app = &sandbox.bot.app;
    sandbox.follow(id, CAROL).await;
    // The direct channel is open after more than a third of the lease.
    let route = "POST /users/@me/channels";
    let slow = |ms, times| json!({"route": route, "kind": "slow", "ms": ms, "times": times});
    sandbox
        .set("faults", json!({"rules": [slow(8_000, 2), slow(5_000, 1)]}))
        .await;
    sandbox.moves(id, "e3d3").await;
    let hanging = loop {
        let bot = Arc::clone(&sandbox.bot);
        let mut step = tokio::spawn(async move { worker::step(&bot).await.expect("the queue") });
        let ended = tokio::time::timeout(Duration::from_secs(1), &mut step).await;
        if ended.is_err() {
            break step;
        }
    };
    // Another worker does the job after the end of the lease.
    sandbox.clock.advance(Duration::from_mins(1));
    let now = sandbox.clock.now();
    let mut done = 0;
    for lane in Lane::ALL {
        let jobs = app.store.claim(lane, now, now.after(HOUR), 10).await;
        for job in jobs.expect("the queue") {
            done += u32::from(app.store.finish(&job).await.expect("a job"));
        }
    }
    assert!(done > 0, "the job can be claimed again");
    hanging.await.expect("it ends");
    assert!(sandbox.messages(CAROLS_DM).await.is_empty(), "a late board");
    sandbox.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_job_keeps_its_lease_and_no_heartbeat_waits_for_it() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.drain().await;
    let app = &sandbox.bot.app;
    // Discord takes longer than the bot waits for a call, so the job tries for twenty seconds.
    let slow =
        json!({"route": "POST /channels/*/messages", "kind": "slow", "ms": 8_000, "times": 1_000});
    sandbox.set("faults", json!({"rules": [slow]})).await;
    let mover = sandbox.game(id).await.to_move().expect("a mover");
    let text = "e3d3".to_owned();
    let by = Actor::Player(mover);
    app.act(id, by, Command::Move { text }, None, None)
        .await
        .expect("a move");
    let (stop, stopped) = watch::channel(false);
    let work = tokio::spawn(worker::run(Arc::clone(&sandbox.bot), stopped));
    let board = JobId {
        subject: Subject::Event(id, sandbox.game(id).await.seq()),
        kind: JobKind::Announce,
    };
    // Other jobs are due now or in an hour, so the next time in the queue is the end of the lease.
    let lease = async |after: Timestamp| {
        let agenda = app.store.agenda(after).await.expect("the queue");
        agenda.next.filter(|end| end.since(after) < HOUR / 2)
    };
    let claimed = until(async || lease(sandbox.clock.now()).await).await;
    // The worker ends its job and claims no other, not even the same one again.
    stop.send_replace(true);
    sandbox.clock.advance(Duration::from_secs(30));
    let alive = async || app.store.setting("alive").await.expect("the store");
    until(async || (alive().await? == sandbox.clock.now().0.to_string()).then_some(())).await;
    let renewed = until(async || lease(claimed).await).await;
    assert!(renewed > sandbox.clock.now(), "{renewed:?}");
    assert!(app.store.has_job(&board).await.expect("the store"));
    work.abort();
    sandbox.close().await;
}

/// Waits until there is a value.
async fn until<T>(value: impl AsyncFn() -> Option<T>) -> T {
    let wait = async {
        loop {
            if let Some(value) = value().await {
                return value;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let wait = tokio::time::timeout(Duration::from_secs(40), wait);
    wait.await.expect("it comes")
}

#[tokio::test]
async fn an_outage_of_discord_longer_than_a_deadline_costs_nobody_the_game() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    app.record_heartbeat().await.expect("a sign of life");
    let id = sandbox.begin(TimeControl::Days(1)).await;
    app.connectivity.set_disconnected();
    for _ in 0..50 {
        sandbox.clock.advance(HOUR);
        app.record_heartbeat().await.expect("a sign of life");
        sandbox.drain_for(6).await;
    }
    assert_eq!(
        sandbox.game(id).await.phase(),
        Phase::Playing,
        "nobody could move"
    );
    app.connectivity.set_connected();
    sandbox.drain_for(6).await;
    assert_eq!(
        sandbox.game(id).await.phase(),
        Phase::Playing,
        "the absence is not noted yet"
    );
    app.record_heartbeat().await.expect("a sign of life");
    sandbox.drain_for(6).await;
    let game = sandbox.game(id).await;
    let why = Extension::Downtime;
    let event = &game.last_event().event;
    assert!(
        matches!(event, Event::Extended { why: given, .. } if *given == why),
        "{event:?}"
    );
    assert!(game.deadline() > Some(sandbox.clock.now().after(20 * HOUR)));
    a_month_later(&sandbox, app).await;
    assert_eq!(
        sandbox.game(id).await.phase(),
        Phase::Over,
        "the outage excuses no later flag"
    );
    sandbox.close().await;
}

/// Lets a month pass with a running bot; afterwards only recurring jobs are pending.
async fn a_month_later(sandbox: &TestSandbox, app: &App) {
    for _ in 0..30 * 24 {
        sandbox.clock.advance(HOUR);
        let now = sandbox.clock.now().0.to_string();
        app.store
            .set_setting("alive", &now)
            .await
            .expect("the store");
        sandbox.drain().await;
    }
    sandbox.drain_for(3).await;
    let pending = app.store.agenda(Timestamp(0)).await.expect("the queue");
    assert_eq!(pending.next, None);
}

#[tokio::test]
async fn an_analysis_that_is_shown_keeps_no_computer_waiting() {
    let mut sandbox = TestSandbox::open().await;
    let bot = Arc::get_mut(&mut sandbox.bot).expect("ours alone");
    let app = Arc::get_mut(&mut bot.app).expect("ours alone");
    app.effort = Effort {
        quick: 200,
        deep: 2_000,
        blunders: 2_000,
    };
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.play(id).await;
    sandbox.does(id, BOB, Command::Resign).await;
    let (game, app) = (sandbox.game(id).await, &sandbox.bot.app);
    let handle = crate::store::handle(1);
    let begun = app.begin_analysis(&game, ALICE, &handle);
    begun.await.expect("the store");
    sandbox.clock.advance(Duration::from_secs(1));
    // A step of the lane in which computers think only searches.
    assert!(worker::step(&sandbox.bot).await.expect("the queue"));
    let found = app.analysis(&game).await.expect("the store");
    assert!(!found.expect("an analysis").evaluations().is_empty());
    let looks = async || sandbox.calls("GET", "/messages/@original").await;
    assert_eq!(looks().await, 0);
    let show = JobId {
        subject: Subject::Follower(id, ALICE),
        kind: JobKind::ShowAnalysis,
    };
    let is_owed = async || app.store.has_job(&show).await.expect("the store");
    assert!(is_owed().await);
    // Another lane looks for the message; it is not there, and after some more looks it is given up.
    assert!(worker::step(&sandbox.bot).await.expect("the queue"));
    assert_eq!(looks().await, 1);
    sandbox.drain_for(6).await;
    assert!(looks().await >= 4 && !is_owed().await);
    sandbox.close().await;
}
