//! The daily puzzle over three days: posted once a day, with the solution of the day before.

use std::collections::HashSet;
use std::time::Duration;

use banyan::{
    locale::Locale,
    play::{Actor, Command, GuildId, PlayerId, Terms},
    puzzles::{Puzzle, PuzzleId, collection, with_id},
    rules::Side,
    say,
    store::{DailyPuzzle, ServerSetting},
};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};

use crate::{
    common::{Person, TestEnvironment, control, is_private, text},
    guard::harness::{ALICE, Asker, BOB, CAROL, GAMES, GUILD, Harness, MANAGER, said},
    notices::sandbox::{self, TestSandbox},
};

const DAY: Duration = Duration::from_hours(24);
/// Another server.
const OTHER: GuildId = GuildId(102);

/// Changes the database while the bot is down.
pub async fn meanwhile(env: &TestEnvironment, sql: &[String]) {
    env.kill_bot();
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    for change in sql {
        let done = raw.execute(AssertSqlSafe(change.clone())).await;
        done.expect(change);
    }
    raw.close().await.expect("the database");
    env.start_bot().await;
}

/// Waits until no daily puzzle is due.
async fn quiet(env: &TestEnvironment) {
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    let now = banyan::app::Clock::System.now().0;
    loop {
        let sql = format!(
            "SELECT COUNT(*) FROM jobs WHERE kind = 'daily' OR (kind = 'plan-daily' AND (lease IS NOT NULL OR due <= {now}))"
        );
        let pending: i64 = sqlx::query_scalar(AssertSqlSafe(sql))
            .fetch_one(&mut raw)
            .await
            .expect("a number");
        if pending == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    raw.close().await.expect("the database");
}

/// Posts in the person's channel that contain these words.
async fn posts(env: &TestEnvironment, person: &Person<'_>, words: &str) -> usize {
    let place = format!("/channels/{}/messages", person.channel);
    let log = env.log().await;
    let fits = |call: &&Value| {
        call["method"] == "POST"
            && text(&call["path"]).starts_with(&place)
            && call.to_string().contains(words)
    };
    log.iter().filter(fits).count()
}

/// The puzzle of a task.
fn shown_puzzle(task: &Value) -> &'static Puzzle {
    let id = control(task, "puzzle-type").expect("a control");
    let number = id.split(':').nth(1).and_then(|id| id.parse().ok());
    with_id(PuzzleId(number.expect("a number"))).expect("a puzzle")
}

/// A day later: everything that was stored is a day older.
fn a_day_later() -> [String; 5] {
    let day = 86_400_000;
    [
        // Negative in between, because no two rows may have one day.
        format!(
            "UPDATE daily_puzzles SET day = 1 - day, posted = posted - {day}, solution = solution - {day}"
        ),
        "UPDATE daily_puzzles SET day = -day".to_owned(),
        format!("UPDATE daily_tries SET day = day - 1, begun = begun - {day}"),
        format!(
            "UPDATE puzzle_tries SET begun = begun - {day}, shown = shown - {day}, solved = solved - {day}"
        ),
        "UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned(),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_a_day_and_its_solution_on_the_next() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let (guild, channel) = (env.guild().await, alice.channel.clone());
    let mark = env.mark();
    meanwhile(&env,
        &[
            format!(
                "INSERT INTO servers (guild, threads, announce_channel, daily_hour) VALUES ({guild}, 0, {channel}, 0) \
                 ON CONFLICT (guild) DO UPDATE SET announce_channel = {channel}, daily_hour = 0"
            ),
            "UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned(),
        ],
    )
    .await;
    let post = env.wait_for_post(mark, "Daily puzzle, ").await;
    assert!(!is_private(&post));
    assert_eq!(post["mentions"], json!([]), "nobody is notified");
    quiet(&env).await;
    assert_eq!(posts(&env, &alice, "Solution of the daily puzzle").await, 0);

    // Alice solves it alone.
    let task = alice.press(&post, "puzzle-begin", &[]).await;
    assert!(is_private(&task));
    let puzzle = shown_puzzle(&task);
    let mut shown = task;
    for mv in puzzle.line.iter().step_by(2) {
        shown = alice
            .press_and_submit_form(&shown, "puzzle-type", &mv.to_string())
            .await;
    }
    assert!(text(&shown["content"]).contains("Solved!"), "{shown}");

    // On the second day the bot dies after it has posted, before it could note that.
    let mark = env.mark();
    meanwhile(&env, &a_day_later()).await;
    let solution = env
        .wait_for_post(mark, "Solution of the daily puzzle")
        .await;
    let content = text(&solution["content"]);
    assert!(
        content.contains(&format!("<@{}> (0:", alice.id)),
        "{content}"
    );
    assert!(content.contains(&puzzle.line[0].to_string()), "{content}");
    assert_eq!(solution["attachments"][0]["content_type"], "image/gif");
    assert_eq!(solution["mentions"], json!([]), "nobody is notified");
    quiet(&env).await;
    let today = banyan::app::Clock::System
        .now()
        .seconds()
        .div_euclid(86_400);
    meanwhile(
        &env,
        &[format!(
            "INSERT INTO jobs (subject, kind, seq, lane, due, attempts) VALUES ('daily/{today}/{guild}', 'daily', {today}, 'background', 0, 1)"
        )],
    )
    .await;
    quiet(&env).await;
    assert_eq!(posts(&env, &alice, "Solution of the daily puzzle").await, 1);
    assert_eq!(posts(&env, &alice, "Daily puzzle, ").await, 2, "one a day");

    // On the third day nobody has solved it; planning again changes nothing.
    meanwhile(&env, &a_day_later()).await;
    quiet(&env).await;
    meanwhile(
        &env,
        &["UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned()],
    )
    .await;
    quiet(&env).await;
    assert_eq!(
        posts(&env, &alice, "No one who appears on leaderboards").await,
        1
    );
    assert_eq!(posts(&env, &alice, "Daily puzzle, ").await, 3, "one a day");

    // Switched off, the next day brings nothing.
    let off = "UPDATE servers SET daily_hour = NULL".to_owned();
    meanwhile(&env, &[&[off], &a_day_later()[..]].concat()).await;
    quiet(&env).await;
    assert_eq!(posts(&env, &alice, "Daily puzzle, ").await, 3);
    env.close().await;
}

/// What the bot has posted about daily puzzles in a channel, in order.
async fn puzzles_in(env: &TestEnvironment, channel: &str) -> Vec<Value> {
    let place = format!("/channels/{channel}/messages");
    let mut posts = env.log().await;
    posts.retain(|call| {
        call["method"] == "POST"
            && text(&call["path"]) == place
            && text(&call["body"]["content"]).starts_with('🧩')
    });
    posts.into_iter().map(|call| call["body"].clone()).collect()
}

/// Somebody opens the day's puzzle on every server and solves it on the last.
async fn solve_everywhere(
    env: &TestEnvironment,
    person: &Person<'_>,
    servers: &[(Locale, String, String)],
) {
    let state = env.state(None).await;
    let mut shown = Value::Null;
    for (_, _, channel) in servers {
        let there = person.in_channel(channel);
        let posts = state["messages"][channel].as_array().expect("messages");
        // The bot's greeting may come later.
        let of_the_day = |post: &&Value| control(post, "puzzle-begin").is_some();
        let post = posts.iter().rfind(of_the_day).expect("the day's puzzle");
        shown = there.press(post, "puzzle-begin", &[]).await;
    }
    let (_, _, channel) = servers.last().expect("a server");
    let there = person.in_channel(channel);
    for mv in shown_puzzle(&shown).line.iter().step_by(2) {
        shown = there
            .press_and_submit_form(&shown, "puzzle-type", &mv.to_string())
            .await;
    }
    assert!(text(&shown["content"]).contains("Solved!"), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_days_of_puzzles_in_every_language() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let mut servers = Vec::new();
    for locale in Locale::ALL {
        let (guild, channel) = env.another_guild(locale.code(), true).await;
        servers.push((locale, guild, channel));
    }
    let settings = servers.iter().map(|(locale, guild, channel)| {
        let code = locale.code();
        format!(
            "INSERT INTO servers (guild, threads, language, announce_channel, daily_hour) VALUES ({guild}, 0, '{code}', {channel}, 0) \
             ON CONFLICT (guild) DO UPDATE SET language = '{code}', announce_channel = {channel}, daily_hour = 0"
        )
    });
    let due = "UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned();
    let begin: Vec<String> = settings.chain([due]).collect();
    for day in 1..=3_usize {
        let change = if day == 1 {
            begin.clone()
        } else {
            a_day_later().to_vec()
        };
        meanwhile(&env, &change).await;
        quiet(&env).await;
        let mut tasks = HashSet::new();
        if day == 1 {
            solve_everywhere(&env, &alice, &servers).await;
        }
        for (locale, _, channel) in &servers {
            // A puzzle each day, and from the second on the solution of the day before.
            let posts = puzzles_in(&env, channel).await;
            assert_eq!(posts.len(), 2 * day - 1, "{locale:?}, day {day}");
            let buttons = posts.iter().filter(|post| {
                let solve = &post["components"][0]["components"][0]["label"];
                *solve == json!(say!(*locale, "button-solve"))
            });
            assert_eq!(buttons.count(), day, "{locale:?}: {posts:?}");
            let nobody = say!(*locale, "daily-no-solvers");
            let solutions = posts
                .iter()
                .filter(|post| text(&post["content"]).ends_with(&nobody));
            let unsolved = day.saturating_sub(2);
            assert_eq!(solutions.count(), unsolved, "{locale:?}: {posts:?}");
            let named = say!(*locale, "daily-solvers", players = "|");
            let named = named.split('|').next().expect("the words before");
            let solved = posts.iter().filter(|post| {
                let content = text(&post["content"]);
                content.contains(named) && content.contains(&format!("<@{}>", alice.id))
            });
            assert_eq!(solved.count(), day.min(2) - 1, "{locale:?}: {posts:?}");
            let newest = posts.last().map(|post| text(&post["content"]));
            assert!(
                tasks.insert(newest),
                "{locale:?}: another language says the same"
            );
        }
    }
    env.close().await;
}

/// The first day of the tests with a clock of their own.
const FIRST: i64 = 20_000;

/// Two servers want daily puzzles.
async fn subscribed() -> Harness {
    let harness = Harness::open().await;
    for guild in [GUILD, OTHER] {
        for setting in [
            ServerSetting::AnnounceChannel(Some(GAMES)),
            ServerSetting::DailyHour(Some(0)),
        ] {
            let kept = harness.app.store.set_server(guild, &setting).await;
            kept.expect("the store");
        }
    }
    harness
}

/// The puzzle of a day is posted on both servers.
async fn posted(harness: &Harness, day: i64) -> &'static Puzzle {
    let puzzle = &collection()[usize::try_from(day - FIRST).expect("a later day")];
    let (store, now) = (&harness.app.store, harness.clock.now());
    let planned = store.plan_daily_puzzles((day, 0), || Some(puzzle.id().0), now);
    planned.await.expect("the store");
    for guild in [GUILD, OTHER] {
        for noted in [
            store.daily_puzzle_posted(guild, day, now).await,
            store.daily_solution_posted(guild, day - 1, now).await,
        ] {
            noted.expect("the store");
        }
    }
    puzzle
}

async fn open(harness: &Harness, player: PlayerId, guild: GuildId, puzzle: &Puzzle) {
    let asker = Asker {
        guild: Some(guild),
        ..Asker::new(player)
    };
    let begin = format!("puzzle-begin:{}:0:any:any", puzzle.id());
    let reply = harness.press(&asker, &begin, &[], false).await;
    assert!(said(&reply).picture.is_some(), "{reply:?}");
}

/// Solves a puzzle; the last words of the bot.
async fn solve(harness: &Harness, player: PlayerId, puzzle: &Puzzle) -> String {
    let mut last = String::new();
    for (ply, mv) in puzzle.line.iter().enumerate().step_by(2) {
        let to = format!("puzzle-to:{}:{ply}:any:any", puzzle.id());
        let asker = Asker::new(player);
        let reply = harness.press(&asker, &to, &[&mv.to_string()], true).await;
        last.clone_from(&said(&reply).content);
    }
    assert!(last.contains("Solved!"), "{last}");
    last
}

#[tokio::test]
async fn each_server_names_who_has_opened_the_puzzle_there() {
    let harness = subscribed().await;
    let puzzle = &collection()[0];
    let store = &harness.app.store;
    let known = (puzzle.id().0, puzzle.game().slug());
    // Alice has seen it before, the manager has even solved it.
    for player in [ALICE, MANAGER] {
        let shown = store.show_puzzle(player, known, None, harness.clock.now());
        shown.await.expect("the store");
    }
    solve(&harness, MANAGER, puzzle).await;
    harness.clock.advance(DAY);
    assert_eq!(posted(&harness, FIRST).await, puzzle);
    let seconds = |seconds| harness.clock.advance(Duration::from_secs(seconds));
    open(&harness, ALICE, GUILD, puzzle).await;
    seconds(5);
    // Her time does not begin anew on another server.
    open(&harness, ALICE, OTHER, puzzle).await;
    open(&harness, BOB, OTHER, puzzle).await;
    open(&harness, CAROL, GUILD, puzzle).await;
    open(&harness, MANAGER, GUILD, puzzle).await;
    seconds(10);
    solve(&harness, CAROL, puzzle).await;
    seconds(10);
    solve(&harness, ALICE, puzzle).await;
    solve(&harness, BOB, puzzle).await;
    // Carol lets the other server know that she has solved it.
    open(&harness, CAROL, OTHER, puzzle).await;
    let named = async |guild| {
        let daily = DailyPuzzle {
            day: FIRST,
            puzzle: puzzle.id().0,
            solution: None,
        };
        let named = store.fastest_solvers(guild, daily, 9).await;
        named.expect("the store")
    };
    let carol = (CAROL, 10_000);
    assert_eq!(named(GUILD).await, [carol, (ALICE, 25_000)]);
    let bob = (BOB, 20_000);
    // She pressed there after she had solved it, so it counts from her first press.
    assert_eq!(named(OTHER).await, [carol, bob, (ALICE, 25_000)]);
}

#[tokio::test]
async fn a_puzzle_whose_solution_was_posted_is_not_rated() {
    let harness = subscribed().await;
    let puzzle = posted(&harness, FIRST).await;
    open(&harness, ALICE, GUILD, puzzle).await;
    let known = (puzzle.id().0, puzzle.game().slug());
    let shown = harness
        .app
        .store
        .show_puzzle(CAROL, known, None, harness.clock.now());
    shown.await.expect("the store");
    harness.clock.advance(DAY);
    let next = posted(&harness, FIRST + 1).await;
    // Bob opens the old post.
    open(&harness, BOB, GUILD, puzzle).await;
    for player in [ALICE, BOB] {
        let last = solve(&harness, player, puzzle).await;
        assert!(!last.contains("Your puzzle rating"), "{last}");
        let ratings = harness.app.store.puzzle_ratings(player).await;
        assert!(ratings.expect("the store").is_empty());
    }
    // Carol never came across the posts, and the new puzzle is open.
    let last = solve(&harness, CAROL, puzzle).await;
    assert!(last.contains("Your puzzle rating"), "{last}");
    open(&harness, ALICE, GUILD, next).await;
    let last = solve(&harness, ALICE, next).await;
    assert!(last.contains("Your puzzle rating"), "{last}");
}

#[tokio::test]
async fn a_day_without_a_post_delays_the_solution() {
    let sandbox = TestSandbox::open().await;
    for setting in [
        ServerSetting::AnnounceChannel(Some(sandbox::GAMES)),
        ServerSetting::DailyHour(Some(0)),
    ] {
        let kept = sandbox
            .bot
            .app
            .store
            .set_server(sandbox::GUILD, &setting)
            .await;
        kept.expect("the store");
    }
    let plan = async || {
        let planned = sandbox.bot.plan_daily_puzzles(sandbox.clock.now()).await;
        planned.expect("the store");
    };
    plan().await;
    sandbox.drain().await;
    // The puzzle of the second day is chosen, but comes too late; on the third there is none.
    sandbox.clock.advance(DAY);
    plan().await;
    sandbox.clock.advance(2 * DAY);
    sandbox.drain().await;
    assert_eq!(sandbox.texts(sandbox::GAMES).await.len(), 1);
    plan().await;
    sandbox.drain().await;
    sandbox.clock.advance(DAY);
    plan().await;
    sandbox.drain().await;
    let said = sandbox.texts(sandbox::GAMES).await;
    let expected = [
        "Daily puzzle, 10 January 2026",
        "Solution of the daily puzzle, 10 January 2026",
        "Daily puzzle, 13 January 2026",
        "Solution of the daily puzzle, 13 January 2026",
        "Daily puzzle, 14 January 2026",
    ];
    assert_eq!(said.len(), expected.len(), "{said:?}");
    for (said, words) in said.iter().zip(expected) {
        assert!(said.contains(words), "{words}: {said}");
    }
    sandbox.close().await;
}

#[tokio::test]
async fn a_solution_that_helps_in_a_running_game_is_left_out() {
    let sandbox = TestSandbox::open().await;
    let store = &sandbox.bot.app.store;
    for setting in [
        ServerSetting::AnnounceChannel(Some(sandbox::GAMES)),
        ServerSetting::DailyHour(Some(0)),
    ] {
        let kept = store.set_server(sandbox::GUILD, &setting).await;
        kept.expect("the store");
    }
    let plan = async || {
        let planned = sandbox.bot.plan_daily_puzzles(sandbox.clock.now()).await;
        planned.expect("the store");
        sandbox.drain().await;
    };
    plan().await;
    let day = sandbox.clock.now().seconds().div_euclid(86_400);
    let today = store
        .daily_puzzle(sandbox::GUILD, day)
        .await
        .expect("the store");
    let puzzle = with_id(PuzzleId(today.expect("a puzzle").puzzle)).expect("a known one");
    // Alice and Bob play from its position on that server.
    let (ruleset, position) = (puzzle.position.ruleset(), &puzzle.position);
    let start = format!("{ruleset} {position}").parse();
    let terms = Terms {
        guild: Some(sandbox::GUILD),
        start: Some(start.expect("a start")),
        ..Terms::new(sandbox::ALICE, Some(sandbox::BOB), ruleset, sandbox::GAMES)
    };
    let acted = sandbox.bot.app.challenge(terms, None).await;
    let id = acted.expect("a challenge").game.id();
    sandbox
        .does(id, sandbox::BOB, Command::Accept { lot: Side::First })
        .await;
    sandbox.clock.advance(DAY);
    plan().await;
    let said = sandbox.texts(sandbox::GAMES).await;
    let of = |what: &str| said.iter().filter(|said| said.contains(what)).count();
    assert_eq!(of("Daily puzzle, 11 January 2026"), 1, "{said:?}");
    assert_eq!(of("Solution of the daily puzzle"), 0, "{said:?}");
    sandbox.close().await;
}

#[tokio::test]
async fn a_puzzle_of_a_running_game_gives_way_to_another() {
    let sandbox = TestSandbox::open().await;
    let store = &sandbox.bot.app.store;
    for setting in [
        ServerSetting::AnnounceChannel(Some(sandbox::GAMES)),
        ServerSetting::DailyHour(Some(0)),
    ] {
        let kept = store.set_server(sandbox::GUILD, &setting).await;
        kept.expect("the store");
    }
    let day = sandbox.clock.now().seconds().div_euclid(86_400);
    let today = async || {
        let today = store.daily_puzzle(sandbox::GUILD, day).await;
        let number = today.expect("the store").expect("a puzzle").puzzle;
        with_id(PuzzleId(number)).expect("a known one")
    };
    let planned = sandbox.bot.plan_daily_puzzles(sandbox.clock.now()).await;
    planned.expect("the store");
    let first = today().await;
    // Before it is posted, Alice and Bob play from its position on that server.
    let ruleset = first.position.ruleset();
    let start = format!("{ruleset} {}", first.position).parse();
    let terms = Terms {
        guild: Some(sandbox::GUILD),
        start: Some(start.expect("a start")),
        ..Terms::new(sandbox::ALICE, Some(sandbox::BOB), ruleset, sandbox::GAMES)
    };
    let acted = sandbox.bot.app.challenge(terms, None).await;
    let id = acted.expect("a challenge").game.id();
    let app = &sandbox.bot.app;
    let accept = Command::Accept { lot: Side::First };
    let accepted = app.act(id, Actor::Player(sandbox::BOB), accept, None, None);
    accepted.await.expect("an act");
    sandbox.drain().await;
    let other = today().await;
    assert_ne!(other.id(), first.id());
    assert_eq!(other.game(), first.game());
    let posts = sandbox.messages(sandbox::GAMES).await;
    let begins = |puzzle: &Puzzle| {
        let button = format!("puzzle-begin:{}:", puzzle.id());
        posts
            .iter()
            .filter(|post| post.to_string().contains(&button))
            .count()
    };
    assert_eq!((begins(first), begins(other)), (0, 1), "{posts:?}");
    sandbox.close().await;
}

#[tokio::test]
async fn a_solution_is_posted_once_even_if_the_next_puzzle_is_not() {
    let sandbox = TestSandbox::open().await;
    let store = &sandbox.bot.app.store;
    for setting in [
        ServerSetting::AnnounceChannel(Some(sandbox::GAMES)),
        ServerSetting::DailyHour(Some(0)),
    ] {
        let kept = store.set_server(sandbox::GUILD, &setting).await;
        kept.expect("the store");
    }
    let plan = async || {
        let planned = sandbox.bot.plan_daily_puzzles(sandbox.clock.now()).await;
        planned.expect("the store");
        sandbox.drain().await;
    };
    plan().await;
    // The second day's puzzle is one that this version does not have.
    sandbox.clock.advance(DAY);
    let now = sandbox.clock.now();
    let day = now.seconds().div_euclid(86_400);
    let planned = store.plan_daily_puzzles((day, 0), || Some(7), now);
    planned.await.expect("the store");
    sandbox.drain().await;
    for _ in 0..2 {
        sandbox.clock.advance(DAY);
        plan().await;
    }
    let said = sandbox.texts(sandbox::GAMES).await;
    let expected = [
        "Daily puzzle, 10 January 2026",
        "Solution of the daily puzzle, 10 January 2026",
        "Daily puzzle, 12 January 2026",
        "Solution of the daily puzzle, 12 January 2026",
        "Daily puzzle, 13 January 2026",
    ];
    assert_eq!(said.len(), expected.len(), "{said:?}");
    for (said, words) in said.iter().zip(expected) {
        assert!(said.contains(words), "{words}: {said}");
    }
    sandbox.close().await;
}
