//! Overload: what is refused before it costs anything, what is dropped, and what takes precedence.

use std::{
    net::SocketAddr,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use banyan::{
    app::{App, Rates},
    bot::reception::{InteractionDispatcher, InteractionLimits},
    discord::{
        api::{attachments::AttachmentDownloader, gateway::GatewayEvent, joined::JoinedGuild},
        delivery::bot::Bot,
        model::call::Call,
        respond::prepare,
    },
    play::{ChannelId, GuildId, PlayerId, SideChoice, Terms},
    sandbox::{BucketLimit, Options},
    store::{JobId, JobKind, Notices, Preference, Store, Subject, UserId},
};
use serde_json::{Value, json};
use serenity::all::{Guild, Interaction};

use crate::{
    commands::{begin, play},
    common::{Person, TestEnvironment, is_private, text},
    guard::harness::{ALICE, Asker, BOB, Harness, command, discord, said},
    reliability::{CALLBACK, settled},
};

/// The bot's command, logging every database statement.
fn telling_statements(env: &TestEnvironment) -> Command {
    let mut command = env.bot_command();
    command.env("BANYAN_LOG", "info,sqlx=debug");
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn a_keystroke_reads_what_it_suggests_and_nothing_else() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    env.start_bot_by(telling_statements(&env)).await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    begin(&alice, &bob).await;
    let typed = async || alice.complete("resign", &[], ("game", "jung")).await;
    assert_eq!(typed().await.len(), 1);
    let statements = || env.bot_log().matches("sqlx::query").count();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = statements();
    for _ in 0..40 {
        typed().await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    // One for each request, plus the worker's own statements.
    let read = statements() - before;
    assert!((40..100).contains(&read), "{read}");
    env.close().await;
}

/// The statements in a log, one a line.
fn statements(log: &str) -> Vec<String> {
    let lines = log.lines().filter(|line| line.contains("sqlx::query"));
    lines.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_needs_few_statements() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    env.start_bot_by(telling_statements(&env)).await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    for (n, text) in ["e3d3", "a9a8", "d3d4", "a8a9", "d4d5"]
        .into_iter()
        .enumerate()
    {
        play([&alice, &bob][n % 2], number, text).await;
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let before = statements(&env.bot_log()).len();
    play(&bob, number, "a9a8").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let log = env.bot_log();
    let made = &statements(&log)[before..];
    // Two transactions, the retirement of the old board, and the worker's own statements.
    assert!(made.len() <= 36, "{}: {}", made.len(), made.join("\n"));
    let loads = made.iter().filter(|made| made.contains("FROM events"));
    assert_eq!(
        loads.count(),
        2,
        "one for the move, one for the board before it"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_are_known_are_not_asked_for_one_by_one() {
    let env = TestEnvironment::open().await;
    for n in 0..40 {
        env.another_guild(&format!("club-{n}"), true).await;
    }
    let alice = env.person("Alice").await;
    alice.command("help", &[]).await;
    // At the next start Discord sends all of them, and the bot notes each.
    env.stop_bot().await;
    env.start_bot().await;
    let url = format!("sqlite:{}", env.database().display());
    let store = Store::open(&url).await.expect("the database");
    while store
        .settings("welcome:")
        .await
        .expect("the database")
        .len()
        < 40
    {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    env.stop_bot().await;
    let told = || env.bot_log().matches("FROM settings").count();
    let before = told();
    env.start_bot_by(telling_statements(&env)).await;
    alice.command("help", &[]).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let read = told() - before;
    assert!((3..40).contains(&read), "{read}");
    // A new server is still greeted.
    let since = env.mark();
    let (guild, channel) = env.another_guild("newcomers", false).await;
    env.system_channel(&guild, Some(&channel)).await;
    env.add_bot(&guild).await;
    env.wait_for_event(since, "a greeting", |event| {
        event["type"] == "message_create" && event["message"]["channel_id"] == channel.as_str()
    })
    .await;
    env.close().await;
}

/// A file server that counts its requests.
async fn host() -> (SocketAddr, Arc<AtomicUsize>) {
    let door = tokio::net::TcpListener::bind("127.0.0.1:0").await;
    let door = door.expect("a port");
    let place = door.local_addr().expect("a place");
    let guests: Arc<AtomicUsize> = Arc::default();
    let count = Arc::clone(&guests);
    tokio::spawn(async move {
        while door.accept().await.is_ok() {
            count.fetch_add(1, Ordering::Relaxed);
        }
    });
    (place, guests)
}

/// Parses an interaction.
fn call(interaction: Value) -> Call<UserId> {
    let interaction: Interaction = serde_json::from_value(interaction).expect("an interaction");
    Call::read(&interaction).expect("a call")
}

#[tokio::test]
async fn who_asks_too_often_has_no_file_fetched() {
    let mut harness = Harness::open().await;
    harness.app.limits.rates = Rates {
        pictures: 1,
        ..Rates::NONE
    };
    let (place, guests) = host().await;
    let files = AttachmentDownloader::new(&format!("http://{place}/api/v10")).expect("a client");
    let import = |harness: &Harness| {
        let mut data = command("import", &[]);
        data["options"] = json!([{"name": "file", "type": 11, "value": "9"}]);
        let url = format!("http://{place}/cdn/game.txt");
        data["resolved"]["attachments"] = json!({"9": {"id": "9", "filename": "game.txt", "size": 5, "url": url, "proxy_url": url}});
        call(harness.interaction(&Asker::new(ALICE), 2, &data, &json!({})))
    };
    let first = prepare(&harness.app, &files, &import(&harness)).await;
    assert!(!said(&first).content.contains("slower"), "{first:?}");
    assert_eq!(guests.load(Ordering::Relaxed), 1);
    let second = prepare(&harness.app, &files, &import(&harness)).await;
    assert!(said(&second).private);
    assert_ne!(said(&second).content, said(&first).content);
    assert_eq!(guests.load(Ordering::Relaxed), 1, "refused before");
}

/// Most old buttons are limited as if they drew nothing, but their answers show the board.
#[tokio::test]
async fn old_buttons_draw_no_more_boards_than_the_limit_of_pictures_allows() {
    let mut harness = Harness::open().await;
    harness.app.limits.rates = Rates {
        pictures: 2,
        ..Rates::NONE
    };
    let alice = Asker::new(ALICE);
    let id = harness.begin().await;
    let options = [("move", json!("c3d3")), ("game", json!(id.0))];
    harness.command(&alice, "move", &options).await;
    let press = async |verb: &str| {
        let old = format!("{verb}:{id}:2");
        let reply = harness.press(&alice, &old, &[], false).await;
        said(&reply).clone()
    };
    for verb in ["more", "decline"] {
        let answer = press(verb).await;
        assert!(answer.private && answer.picture.is_some(), "{verb}");
        assert!(!answer.rows.is_empty(), "{verb}");
    }
    let plain = press("more").await;
    assert!(plain.picture.is_none(), "{}", plain.content);
    assert!(plain.content.contains("`c3d3`"), "{}", plain.content);
    assert!(!plain.rows.is_empty());
    // These are counted before.
    for verb in ["move", "hint"] {
        assert!(press(verb).await.picture.is_some(), "{verb}");
    }
    harness.clock.advance(Duration::from_secs(30));
    assert!(press("more").await.picture.is_some());
    assert!(press("more").await.picture.is_none());
}

#[tokio::test]
async fn a_prepared_reply_is_complete_for_any_transport() {
    let harness = Harness::open().await;
    let store = &harness.app.store;
    let chosen = [Preference::Notices(Notices::Direct)];
    store
        .update_preferences(BOB, &chosen)
        .await
        .expect("the store");
    let id = harness.begin().await;
    let files = AttachmentDownloader::new("http://127.0.0.1:9/api/v10").expect("a client");
    let options = [("move", json!("c3d3")), ("game", json!(id.0))];
    let data = command("move", &options);
    let whole = harness.interaction(&Asker::new(ALICE), 2, &data, &json!({}));
    let reply = prepare(&harness.app, &files, &call(whole)).await;
    assert!(!said(&reply).private, "{reply:?}");
    assert!(said(&reply).pings.is_empty(), "Bob is told directly");
    assert!(reply.direct.is_none(), "{reply:?}");
    let pending = reply.pending_post.as_ref().expect("a post that it settles");
    let Subject::Event(game, seq) = pending.job.subject else {
        panic!("{:?}", pending.job);
    };
    let notify = JobId {
        subject: Subject::Notice(game, seq, BOB),
        kind: JobKind::Notify,
    };
    assert!(store.has_job(&notify).await.expect("the store"));
    // Alice is mentioned, by the id and for the one user that Discord is told.
    let options = [("move", json!("g7g6")), ("game", json!(id.0))];
    let data = command("move", &options);
    let whole = harness.interaction(&Asker::new(BOB), 2, &data, &json!({}));
    let reply = prepare(&harness.app, &files, &call(whole)).await;
    let alice = discord(ALICE);
    assert_eq!(said(&reply).notified, [alice], "{reply:?}");
    assert!(said(&reply).content.contains(&format!("<@{alice}>")));
}

/// A bot in an environment without its own.
async fn bot(env: &TestEnvironment) -> Arc<Bot> {
    let store = Store::open("sqlite::memory:").await.expect("a store");
    Arc::new(Bot {
        app: Arc::new(App::new(store)),
        rest: env.rest(),
    })
}

/// An interaction: a call of `/help`.
fn news(harness: &Harness) -> GatewayEvent {
    let whole = harness.interaction(&Asker::new(ALICE), 2, &command("help", &[]), &json!({}));
    let interaction = serde_json::from_value(whole).expect("an interaction");
    GatewayEvent::Interaction(Box::new(interaction), None)
}

async fn callbacks(env: &TestEnvironment) -> usize {
    let log = env.log().await;
    let callback = |call: &&Value| text(&call["path"]).contains("/callback");
    log.iter().filter(callback).count()
}

#[tokio::test]
async fn a_stop_waits_for_all_that_has_arrived() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let harness = Harness::open().await;
    let room = InteractionLimits {
        max_concurrent: 4,
        max_pending: 64,
    };
    let (reception, _servers) = InteractionDispatcher::new(bot(&env).await, room);
    // On one thread, none of them has started when the stop begins to wait.
    for _ in 0..12 {
        reception.handle_event(news(&harness));
    }
    reception.wait_until_idle().await;
    assert_eq!(callbacks(&env).await, 12);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_waits_for_any_more_is_dropped() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let harness = Harness::open().await;
    env.faults(json!([{"route": CALLBACK, "kind": "slow", "ms": 20_000, "times": 10}]))
        .await;
    let room = InteractionLimits {
        max_concurrent: 1,
        max_pending: 3,
    };
    let (reception, _servers) = InteractionDispatcher::new(bot(&env).await, room);
    // One is answered slowly, two wait until they have expired, and two exceed the queue.
    for _ in 0..5 {
        reception.handle_event(news(&harness));
    }
    reception.wait_until_idle().await;
    env.faults(json!([])).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    reception.handle_event(news(&harness));
    reception.wait_until_idle().await;
    let answered = async {
        while callbacks(&env).await < 2 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), answered)
        .await
        .expect("the first and the last");
    assert_eq!(callbacks(&env).await, 2);
    env.close().await;
}

/// A server as Discord's gateway describes it.
fn server(id: u64) -> Guild {
    let server = json!({
        "id": id.to_string(), "name": "KillableBot", "owner_id": "1", "roles": [], "preferred_locale": "en-US",
        "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0,
        "nsfw_level": 0, "premium_tier": 0, "premium_progress_bar_enabled": false, "features": [], "emojis": [],
        "stickers": [], "system_channel_flags": 0, "channels": [], "threads": [], "large": false, "member_count": 2,
        "members": [], "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [],
        "joined_at": "2024-01-01T00:00:00+00:00",
    });
    serde_json::from_value(server).expect("a server")
}

/// Discord lists ten thousand servers, and nobody has looked at them yet. What it says once is kept, in its order.
#[tokio::test]
async fn a_server_that_is_left_is_noticed_however_many_there_are() {
    const ROOM: usize = 10_000;
    let env = TestEnvironment::without_bot(Options::default()).await;
    let room = InteractionLimits {
        max_concurrent: 1,
        max_pending: 1,
    };
    let (reception, mut servers) = InteractionDispatcher::new(bot(&env).await, room);
    let there = JoinedGuild::read(&server(7));
    let join = || reception.handle_event(GatewayEvent::Joined(there));
    for _ in 0..ROOM {
        join();
    }
    let (guild, channel) = (GuildId(7), ChannelId(8));
    reception.handle_event(GatewayEvent::Closed { guild, channel });
    join();
    reception.handle_event(GatewayEvent::Left(guild));
    for _ in 0..ROOM {
        let (joined, place) = servers.try_recv().expect("a server");
        assert!(matches!(joined, GatewayEvent::Joined(_)));
        drop(place);
    }
    join();
    let mut rest = Vec::new();
    while let Ok((news, _)) = servers.try_recv() {
        rest.push(match news {
            GatewayEvent::Closed { .. } => "closed",
            GatewayEvent::Left(_) => "left",
            GatewayEvent::Joined(_) => "joined",
            _ => "something else",
        });
    }
    assert_eq!(rest, ["closed", "left", "joined"]);
    env.close().await;
}

/// The number of messages in `#games`.
async fn posted(env: &TestEnvironment, alice: &Person<'_>) -> usize {
    let state = env.state(None).await;
    let messages = state["messages"][&alice.channel].as_array();
    messages.map_or(0, Vec::len)
}

/// Makes open challenges that a bot has to post in `#games`.
async fn open_challenges(env: &TestEnvironment, alice: &Person<'_>, count: u64) {
    let url = format!("sqlite:{}", env.database().display());
    let app = App::new(Store::open(&url).await.expect("a database"));
    let (guild, channel) = (env.home().await, alice.channel.parse().expect("an id"));
    for n in 0..count {
        let ruleset = "jungle/classic".parse().expect("a ruleset");
        let terms = Terms {
            side: SideChoice::First,
            guild: guild.parse().ok(),
            ..Terms::new(PlayerId(n + 1), None, ruleset, channel)
        };
        app.challenge(terms, None).await.expect("a challenge");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_keep_to_the_limit_of_their_channel() {
    let env = TestEnvironment::without_bot(Options {
        bucket_limit: Some(BucketLimit {
            calls: 5,
            within: Duration::from_secs(2),
        }),
        ..Options::default()
    })
    .await;
    let alice = env.person("Alice").await;
    open_challenges(&env, &alice, 18).await;
    let begun = Instant::now();
    env.start_bot().await;
    let all = async {
        while posted(&env, &alice).await < 18 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let all = tokio::time::timeout(Duration::from_mins(1), all).await;
    all.unwrap_or_else(|_| panic!("every post arrives\n{}", env.bot_log()));
    assert!(begun.elapsed() > Duration::from_secs(6), "5 in 2 s");
    let log = env.log().await;
    let limited = log.iter().filter(|call| call["status"] == 429);
    assert_eq!(limited.count(), 0, "the bot reads what is left");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_goes_out_while_two_hundred_posts_wait() {
    let env = TestEnvironment::without_bot(Options {
        global_rate: Some(50),
        ..Options::default()
    })
    .await;
    let alice = env.person("Alice").await;
    open_challenges(&env, &alice, 200).await;
    env.start_bot().await;
    // An answer, and one with an additional direct message.
    let asked = Instant::now();
    assert!(is_private(&alice.command("help", &[]).await));
    let help = asked.elapsed();
    let asked = Instant::now();
    let export = alice.command_in("privacy", "export", &[]).await;
    let exported = asked.elapsed();
    assert!(
        text(&export["content"]).contains("direct message"),
        "{export}"
    );
    let answered = posted(&env, &alice).await;
    assert!(answered < 200, "the posts wait: {answered}");
    println!("answers after {help:?} and {exported:?}, beside {answered} posts");
    // Discord waits no longer for an answer.
    assert!(help.max(exported) < Duration::from_secs(3));
    let all = async {
        while posted(&env, &alice).await < 200 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    let all = tokio::time::timeout(Duration::from_mins(1), all).await;
    all.expect("every post arrives");
    let log = env.log().await;
    let limited = log.iter().filter(|call| call["status"] == 429);
    assert_eq!(limited.count(), 0, "the bot keeps to the global limit");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_lets_every_slow_answer_arrive() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    settled(&env, number, &[2]).await;
    // Deferred answers take longest; private answers are not stored in the database.
    let lock = env.lock_database().await;
    let mut asked = Vec::new();
    for n in 0..20 {
        let person = if n % 2 == 0 { &alice } else { &bob };
        asked.push(
            person
                .send("settings", &[("notices", json!("channel"))])
                .await,
        );
    }
    asked.push(alice.send("move", &[("move", json!("e3d3"))]).await);
    for outcome in &asked {
        env.wait_for_response(outcome).await;
    }
    env.faults(json!([{"route": "PATCH /webhooks/*", "kind": "slow", "ms": 4_000, "times": 100}]))
        .await;
    let (stopped, ()) = tokio::join!(env.stop_bot(), async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        drop(lock);
    });
    assert_eq!(stopped, Some(0), "{}", env.bot_log());
    for outcome in &asked {
        assert!(env.is_over(outcome), "an answer is lost\n{}", env.bot_log());
    }
    env.faults(json!([])).await;
    env.start_bot().await;
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    env.close().await;
}
