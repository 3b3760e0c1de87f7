//! Lists of games, plans and vacations through the sandbox.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::Connection as _;

use crate::commands::{begin, challenge, play};
use crate::common::{
    TestEnvironment, assert_contains, control, controls, is_private, number_of, pinged, text,
};

/// The lines of a list that contain a game.
fn games(list: &Value) -> Vec<String> {
    assert!(is_private(list));
    let content = text(&list["content"]);
    assert!(content.chars().count() <= 2000, "{content}");
    content.lines().skip(1).map(str::to_owned).collect()
}

/// The match numbers in a list, in order. Their links appear only once the posts are known.
fn numbers_in(list: &Value) -> Vec<String> {
    let number = |line: &String| line.split("**").nth(1).map(str::to_owned);
    games(list).iter().filter_map(number).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_have_pages_and_show_what_one_may_see() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let none = alice.command("games", &[("where", json!("server"))]).await;
    assert!(text(&none["content"]).contains("/challenge"), "{none}");
    for _ in 0..9 {
        begin(&alice, &bob).await;
    }
    let asked = challenge(&carol, &alice).await;

    let list = alice.command("games", &[]).await;
    assert_eq!(games(&list).len(), 6);
    assert!(games(&list)[0].contains("challenged you") || games(&list)[0].contains("your turn"));
    assert_eq!(controls(&list), ["games:mine:1"]);
    let rest = alice.press(&list, "games", &[]).await;
    assert_eq!(rest["id"], list["id"], "the page is turned in its place");
    assert_eq!(games(&rest).len(), 4);
    assert_eq!(controls(&rest), ["games:mine:0"]);
    let back = alice.press(&rest, "games", &[]).await;
    assert_eq!(numbers_in(&back), numbers_in(&list));

    let here = carol.command("games", &[("where", json!("server"))]).await;
    let first = &games(&here)[0];
    assert!(
        first.contains("to move · last change <t:") && first.contains("due <t:"),
        "{here}"
    );
    assert_eq!(controls(&here), ["games:server:1"]);
    let rest = carol.press(&here, "games", &[]).await;
    let lowest = games(&rest).pop().expect("a line");
    let waits = format!("#{}**", number_of(&asked));
    assert!(
        lowest.contains(&waits),
        "a challenge runs out after the moves are due: {lowest}"
    );

    let theirs = carol.command("games", &[("player", json!(bob.id))]).await;
    assert_eq!(games(&theirs).len(), 6);
    assert!(pinged(&theirs).is_empty(), "nobody is notified by a list");
    let private = carol.in_channel(&env.direct(&carol).await);
    let hidden = private.command("games", &[("player", json!(bob.id))]).await;
    assert!(
        text(&hidden["content"]).contains("no running games that you can see"),
        "what is played elsewhere is their business: {hidden}"
    );
    let nowhere = private
        .command("games", &[("where", json!("server"))])
        .await;
    assert!(
        text(&nowhere["content"]).contains("only works in a server channel"),
        "{nowhere}"
    );
    env.close().await;
}

/// Also the longest titles, all of which Discord's markdown would change, fit with their links.
#[tokio::test(flavor = "multi_thread")]
async fn tournaments_are_listed_in_pages() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let list = async || bob.command_in("tournament", "list", &[]).await;
    let none = list().await;
    assert_contains(&none, "no tournaments on this server");
    let title = "*_".repeat(30);
    for number in 1..=14 {
        let options = [
            ("title", json!(title)),
            ("format", json!("swiss")),
            ("game", json!("dobutsu")),
        ];
        let since = env.mark();
        alice.command_in("tournament", "create", &options).await;
        let post = format!("tournament #{number}");
        env.wait_for_post(since, &post).await;
    }
    // Newest first, with links to their posts.
    let numbered = |from: u64, to: u64| {
        let numbers = (to..=from).rev();
        numbers
            .map(|number| format!("#{number}"))
            .collect::<Vec<_>>()
    };
    let first = list().await;
    let all_linked = async || {
        let first = list().await;
        games(&first).iter().all(|line| line.contains("https://"))
    };
    for _ in 0..100 {
        if all_linked().await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(all_linked().await, "{first:#}");
    let first = list().await;
    assert_eq!(numbers_in(&first), numbered(14, 9));
    assert_eq!(controls(&first), ["tournaments:1"]);
    let second = bob.press(&first, "tournaments", &[]).await;
    assert_eq!(second["id"], first["id"], "the page is turned in its place");
    assert_eq!(numbers_in(&second), numbered(8, 3));
    assert_eq!(controls(&second), ["tournaments:0", "tournaments:2"]);
    let third = bob.press_id(&second, "tournaments:2").await;
    assert_eq!(numbers_in(&third), numbered(2, 1));
    assert_eq!(controls(&third), ["tournaments:1"]);
    let back = bob.press(&third, "tournaments", &[]).await;
    assert_eq!(numbers_in(&back), numbers_in(&second));
    let german = bob.locale("de");
    let turned = german.press_id(&back, "tournaments:2").await;
    assert_contains(&turned, "Turniere auf diesem Server");

    // The button of a refusal still opens the first page.
    let gone = bob.command_in("tournament", "start", &[]).await;
    let button = control(&gone, "run:tournament list").expect("a next step");
    let listed = bob.press_id(&gone, &button).await;
    assert_eq!(numbers_in(&listed), numbers_in(&first));
    env.close().await;
}

/// A ladder that runs for years is older than many cups.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_tournament_is_found_by_its_title_and_by_what_it_is() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let options = [
        ("title", json!("Eternal Stairs")),
        ("format", json!("ladder")),
        ("game", json!("dobutsu")),
    ];
    alice.command_in("tournament", "create", &options).await;
    let url = format!("sqlite:{}", env.database().display());
    let mut database = sqlx::SqliteConnection::connect(&url).await.expect("it");
    let copies = "INSERT INTO tournaments \
        SELECT id + n, guild, channel, organiser, 'Cup ' || n, 'cancelled', seq, NULL, opened, updated \
        FROM tournaments, (WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 60) \
        SELECT n FROM counted)";
    let added = sqlx::query(copies).execute(&mut database).await;
    assert_eq!(added.expect("rows").rows_affected(), 60);
    let suggested = async |typed: &str| {
        let focused = ("tournament", typed);
        let found = alice.complete_in("tournament", "show", focused).await;
        found.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
    };
    assert_eq!(suggested("").await.len(), 25, "as many as Discord shows");
    assert_eq!(suggested("stairs").await, [json!(1)]);
    assert_eq!(suggested("cup 1").await.len(), 11);
    // The newest that can be joined.
    let joined = alice.command_in("tournament", "join", &[]).await;
    assert_contains(&joined, "Eternal Stairs");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_private_and_plays_itself() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let plan = |moves: &str| [("moves", json!(moves)), ("game", json!(number))];

    let early = alice.command("plan", &plan("e3d3 a9a8")).await;
    assert!(
        text(&early["content"]).contains("It's your turn"),
        "{early}"
    );
    let wrong = bob.command("plan", &plan("if e3d3 then a9a5")).await;
    assert!(is_private(&wrong));
    assert!(text(&wrong["content"]).contains("a9a5"), "{wrong}");
    let stranger = env.person("Carol").await;
    let theirs = stranger.command("plan", &plan("e3d3 a9a8")).await;
    assert!(
        text(&theirs["content"]).contains("running games"),
        "{theirs}"
    );

    let next = bob
        .complete(
            "plan",
            &[("game", json!(number))],
            ("moves", "if e3d3 then a9"),
        )
        .await;
    assert!(
        next.iter().any(|(_, value)| value == "if e3d3 then a9a8"),
        "{next:?}"
    );
    let planned = bob
        .command("plan", &plan("if e3d3 then a9a8, d3d4 a8a9; c3c2 a9a8"))
        .await;
    assert!(is_private(&planned));
    assert_eq!(text(&planned["content"]).lines().count(), 3, "{planned}");
    env.kill_bot();
    env.start_bot().await;
    let shown = alice.command("plan", &[("game", json!(number))]).await;
    assert!(text(&shown["content"]).contains("no plan"), "{shown}");

    let board = play(&alice, number, "e3d3").await;
    assert_eq!(pinged(&board), [alice.id.as_str()], "it is her move again");
    let posts = env.boards(number).await;
    let seqs: Vec<u64> = posts.iter().map(|(seq, _)| *seq).collect();
    assert_eq!(seqs, [2, 4], "one message for the chain");
    // The list links to the newest board once its post is known.
    let link = format!("/{}", text(&board["id"]));
    let mut listed = String::new();
    for _ in 0..50 {
        listed = text(&bob.command("games", &[]).await["content"]);
        if listed.contains(&link) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(listed.contains(&link), "{listed}");
    let left = bob.command("plan", &[("game", json!(number))]).await;
    assert!(text(&left["content"]).contains("d3d4"), "{left}");
    assert!(!text(&left["content"]).contains("c3c2"), "{left}");
    let gone = bob
        .command("plan", &[("forget", json!(true)), ("game", json!(number))])
        .await;
    assert!(text(&gone["content"]).contains("is deleted"), "{gone}");
    play(&alice, number, "d3d4").await;
    assert_eq!(env.boards(number).await.len(), 3);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_taken_from_the_years_allowance() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let said = |answer: &Value| {
        assert!(is_private(answer));
        text(&answer["content"])
    };
    let none = said(&alice.command("vacation", &[]).await);
    assert!(
        none.contains("30 days a year; left this year: 30 days"),
        "{none}"
    );
    let long = said(&alice.command("vacation", &[("days", json!(31))]).await);
    assert!(
        long.contains("30 days a year; left this year: 30 days"),
        "{long}"
    );
    let away = said(&alice.command("vacation", &[("days", json!(7))]).await);
    assert!(
        away.contains("<t:") && away.contains("until the end, you'll have 2"),
        "{away}"
    );
    let longer = said(&alice.command("vacation", &[("days", json!(30))]).await);
    assert!(longer.contains("<t:"), "seconds cost nothing: {longer}");
    let back = said(&alice.command("vacation", &[("back", json!(true))]).await);
    assert!(
        back.contains("Welcome back") && back.contains("left this year: 30 days"),
        "{back}"
    );
    let again = said(&alice.command("vacation", &[("back", json!(true))]).await);
    assert!(again.contains("You're not on vacation"), "{again}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_on_vacation_is_seen_with_the_true_deadline() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let options = [
        ("player", json!(bob.id)),
        ("game", json!("jungle")),
        ("side", json!("first")),
        ("time", json!("3d")),
    ];
    let post = alice.command("challenge", &options).await;
    bob.press(&post, "accept", &[]).await;
    let number = number_of(&post);
    play(&alice, number, "e3d3").await;
    let due = |message: &Value| {
        let content = text(&message["content"]);
        let after = content.split("due <t:").nth(1).expect("a deadline");
        let digits = after.split(':').next().unwrap_or_default();
        digits.parse::<u64>().expect("a time")
    };
    let board = [("game", json!(number))];
    let before = due(&alice.command("board", &board).await);
    bob.command("vacation", &[("days", json!(10))]).await;
    for (shown, words) in [
        (
            alice.command("board", &board).await,
            "is on vacation until <t:",
        ),
        (alice.command("games", &[]).await, "on vacation until <t:"),
    ] {
        assert_contains(&shown, words);
        assert_eq!(due(&shown), before + 10 * 24 * 60 * 60, "{shown}");
    }
    bob.command("vacation", &[("back", json!(true))]).await;
    let board = text(&alice.command("board", &board).await["content"]);
    assert!(!board.contains("vacation"), "{board}");
    env.close().await;
}
