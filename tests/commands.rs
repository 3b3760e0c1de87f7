//! Commands and controls through the sandbox: the real bot, real REST, a real gateway.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{
    Person, TestEnvironment, brief, control, controls, is_private, menu_values, number_of, pinged,
    text,
};

/// The first side walks into the den while the second side's lion moves back and forth.
pub const WALK: [&str; 13] = [
    "e3d3", "a9a8", "d3d4", "a8a9", "d4d5", "a9a8", "d5d6", "a8a9", "d6d7", "a9a8", "d7d8", "a8a9",
    "d8d9",
];

/// The options of `/challenge` for a player who wants to move first.
pub fn challenge_options(opponent: &Person<'_>) -> [(&'static str, Value); 3] {
    [
        ("player", json!(opponent.id)),
        ("game", json!("jungle")),
        ("side", json!("first")),
    ]
}

/// Challenges as the first side and returns the public post.
pub async fn challenge(challenger: &Person<'_>, opponent: &Person<'_>) -> Value {
    challenger
        .command("challenge", &challenge_options(opponent))
        .await
}

/// Starts a match and returns its number and first board. The challenger moves first.
pub async fn begin(challenger: &Person<'_>, opponent: &Person<'_>) -> (u64, Value) {
    let post = challenge(challenger, opponent).await;
    let board = opponent.press(&post, "accept", &[]).await;
    (number_of(&post), board)
}

/// Sends `/move` in a given game.
pub async fn play(mover: &Person<'_>, number: u64, text: &str) -> Value {
    mover
        .command("move", &[("move", json!(text)), ("game", json!(number))])
        .await
}

/// Plays a game of Jungle to its end and returns its number and last board.
pub async fn finished(challenger: &Person<'_>, opponent: &Person<'_>) -> (u64, Value) {
    let (number, _) = begin(challenger, opponent).await;
    let mut last = Value::Null;
    for (ply, mv) in WALK.into_iter().enumerate() {
        last = play([challenger, opponent][ply % 2], number, mv).await;
    }
    (number, last)
}

/// A game from a set-up position in which Bob makes one mistake and resigns; returns his complete analysis of it.
pub async fn analysed_mistake(alice: &Person<'_>, bob: &Person<'_>) -> Value {
    let options = [
        ("text", json!("dobutsu/official 2l/c1g/1L1/1EG[Ce] b")),
        ("player", json!(alice.id)),
        ("side", json!("second")),
    ];
    let asked = bob.command("import", &options).await;
    let game = ("game", json!(number_of(&asked)));
    alice.press(&asked, "accept", &[]).await;
    let mistake = [("move", json!("E@b3")), game.clone()];
    bob.command("move", &mistake).await;
    let game = std::slice::from_ref(&game);
    let sure = bob.command("resign", game).await;
    let end = bob.press(&sure, "resign-yes", &[]).await;
    let mut shown = bob.press(&end, "analyse", &[]).await;
    for _ in 0..120 {
        if control(&shown, "mistake-begin").is_some() {
            return shown;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        shown = bob.command("analyse", game).await;
    }
    panic!("the analysis is not complete: {shown}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_from_the_challenge_to_the_den() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);

    let post = challenge(&alice, &bob).await;
    assert!(!is_private(&post));
    assert_eq!(
        pinged(&post),
        [bob.id.as_str()],
        "the opponent alone is mentioned"
    );
    for verb in ["accept", "decline", "propose", "cancel", "rules"] {
        assert!(control(&post, verb).is_some(), "{verb} is offered");
    }
    let number = number_of(&post);

    let board = bob.press(&post, "accept", &[]).await;
    assert_eq!(
        pinged(&board),
        [alice.id.as_str()],
        "the one who begins is mentioned"
    );
    let alt = text(&board["attachments"][0]["description"]);
    assert!(
        alt.contains("elephant a3") && alt.contains("lion a9"),
        "{alt}"
    );

    let players = [&alice, &bob];
    for (ply, mv) in WALK.into_iter().enumerate() {
        let (mover, other) = (players[ply % 2], players[(ply + 1) % 2]);
        let board = mover.command("move", &[("move", json!(mv))]).await;
        assert!(!is_private(&board), "{board}");
        let content = text(&board["content"]);
        assert!(content.contains(&format!("`{mv}`")), "{content}");
        assert_eq!(pinged(&board), [other.id.as_str()]);
        let file = &board["attachments"][0];
        assert_eq!(file["content_type"], "image/png");
        assert!(text(&file["description"]).contains("Last move"), "{file}");
    }
    let boards = env.boards(number).await;
    let last = &boards.last().expect("a board").1;
    let content = text(&last["content"]);
    assert!(
        content.contains("wins") && content.contains("reached the den"),
        "{content}"
    );
    assert!(
        control(last, "rematch").is_some() && control(last, "move").is_none(),
        "what is left is the rematch: {last}"
    );
    assert!(control(last, "replay").is_some());
    assert_eq!(boards.len(), 14, "each position is posted once");

    // Every older post loses its controls.
    let quiet = async {
        loop {
            let posts = env.posts(number).await;
            let [older @ .., _] = posts.as_slice() else {
                panic!("no posts");
            };
            if older.iter().all(|post| controls(post).is_empty()) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), quiet)
        .await
        .expect("old controls disappear");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_chosen_from_menus_and_typed_in_a_form() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = begin(&alice, &bob).await;

    let pieces = alice.press(&board, "move", &[]).await;
    assert!(is_private(&pieces));
    assert!(
        menu_values(&pieces, "piece").contains(&"e3".to_owned()),
        "{pieces}"
    );
    let places = alice.press(&pieces, "piece", &["e3"]).await;
    assert_eq!(places["id"], pieces["id"], "the menu changes in its place");
    assert_eq!(
        places["attachments"].as_array().map(Vec::len),
        Some(1),
        "with the squares marked"
    );
    let targets = menu_values(&places, "to");
    assert!(targets.contains(&"e3d3".to_owned()), "{targets:?}");
    let since = env.mark();
    let board = alice.press(&places, "to", &["e3d3"]).await;
    assert!(!is_private(&board));
    assert!(text(&board["content"]).contains("`e3d3`"));
    env.wait_for_deletion(since, &places).await;

    let pieces = bob.press(&board, "move", &[]).await;
    let refused = bob
        .press_and_submit_form(&pieces, "type", "lion to heaven")
        .await;
    assert!(is_private(&refused), "{refused}");
    let board = bob.press_and_submit_form(&pieces, "type", "Lion a8").await;
    assert!(text(&board["content"]).contains("`a9a8`"), "{board}");
    assert_eq!(env.boards(number).await.len(), 3);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_private_kind_and_change_nothing() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let post = challenge(&alice, &bob).await;
    let number = number_of(&post);

    // Only the challenged player can accept, and only the challenger can withdraw.
    for (who, verb) in [
        (&carol, "accept"),
        (&alice, "accept"),
        (&alice, "decline"),
        (&bob, "cancel"),
        (&carol, "cancel"),
    ] {
        let answer = who.press(&post, verb, &[]).await;
        assert!(is_private(&answer), "{verb}: {answer}");
    }
    let early = play(&alice, number, "e3d3").await;
    assert!(
        is_private(&early) && text(&early["content"]).contains("hasn't started"),
        "{early}"
    );

    env.keep_old_controls().await;
    let opening = bob.press(&post, "accept", &[]).await;
    let says = |answer: Value, words: &str| {
        let content = text(&answer["content"]);
        assert!(is_private(&answer), "{answer}");
        assert!(content.contains(words), "{content}");
    };
    says(bob.press(&post, "accept", &[]).await, "has changed");
    says(play(&bob, number, "a9a8").await, "not your turn");
    says(play(&carol, number, "e3d3").await, "two other people");
    says(play(&alice, number, "a3a5").await, "one square");
    says(play(&alice, number, "xyzzy").await, "`");
    says(play(&alice, 999_999, "e3d3").await, "no game #999999");
    says(carol.press(&opening, "move", &[]).await, "two other people");
    says(carol.press(&opening, "more", &[]).await, "two other people");
    says(bob.press(&opening, "move", &[]).await, "not your turn");
    says(carol.command("board", &[]).await, "no games running");
    assert_eq!(env.boards(number).await.len(), 1, "nothing was posted");

    let board = play(&alice, number, "e3d3").await;
    let stale = alice.press(&opening, "move", &[]).await;
    assert_eq!(
        stale["attachments"].as_array().map(Vec::len),
        Some(1),
        "with the present board: {stale}"
    );
    says(stale, "has changed");
    says(play(&alice, number, "d3d4").await, "not your turn");
    assert_eq!(env.boards(number).await.len(), 2);
    assert!(text(&board["content"]).contains("`e3d3`"));

    let myself = alice
        .command(
            "challenge",
            &[("player", json!(alice.id)), ("game", json!("jungle"))],
        )
        .await;
    says(myself, "yourself");
    let odd = [
        ("player", json!(bob.id)),
        ("game", json!("jungle")),
        ("rules", json!("chess")),
    ];
    says(alice.command("challenge", &odd).await, "classic");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_press_accept_twice_and_the_game_begins_once() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let post = challenge(&alice, &bob).await;
    // Draws the pieces. Without optimisation, two first pictures at once can take longer than an answer may.
    alice.command("learn", &[("game", json!("jungle"))]).await;
    env.keep_old_controls().await;
    let (first, second) = tokio::join!(
        bob.press_only(&post, "accept", &[]),
        bob.press_only(&post, "accept", &[])
    );
    let answers = [bob.answer(&first).await, bob.answer(&second).await];
    let private = answers.iter().filter(|answer| is_private(answer)).count();
    assert_eq!(private, 1, "{:?}", answers.each_ref().map(brief));
    assert_eq!(env.boards(number_of(&post)).await.len(), 1);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cancelled_challenges_say_so_in_their_place() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let post = challenge(&alice, &bob).await;
    let closed = alice.press(&post, "cancel", &[]).await;
    assert_eq!(closed["id"], post["id"]);
    assert!(controls(&closed).is_empty());
    assert!(text(&closed["content"]).contains("withdrew"), "{closed}");
    assert!(is_private(&play(&alice, number_of(&post), "e3d3").await));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_games_at_once_are_kept_apart() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (one, _) = begin(&alice, &bob).await;
    let (two, _) = begin(&alice, &carol).await;
    assert_ne!(one, two);

    let which = alice.command("move", &[("move", json!("e3d3"))]).await;
    assert!(is_private(&which), "{which}");
    let menu = which["components"][0].to_string();
    assert!(menu.contains("Bob") && menu.contains("Carol"), "{menu}");

    play(&alice, one, "e3d3").await;
    let inferred = alice.command("move", &[("move", json!("a3a4"))]).await;
    assert_eq!(
        number_of(&inferred),
        two,
        "only one game is left in which it is her turn"
    );
    let boards = (env.boards(one).await.len(), env.boards(two).await.len());
    assert_eq!(boards, (2, 2));

    let list = bob.command("games", &[]).await;
    assert!(is_private(&list));
    assert!(text(&list["content"]).contains("your turn"), "{list}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_are_legal_moves_with_readable_names() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;

    let all = alice.complete("move", &[], ("move", "")).await;
    assert_eq!(all.len(), 24, "the start has 24 legal moves: {all:?}");
    assert!(
        all.iter()
            .all(|(name, value)| name.starts_with(&text(value))),
        "{all:?}"
    );
    let lion = alice.complete("move", &[], ("move", "lion")).await;
    assert!(
        !lion.is_empty() && lion.iter().all(|(name, _)| name.contains("lion")),
        "{lion:?}"
    );
    let typed = alice.complete("move", &[], ("move", "E3-d")).await;
    assert_eq!(
        typed
            .iter()
            .map(|(_, value)| text(value))
            .collect::<Vec<_>>(),
        ["e3d3"]
    );
    let named = alice
        .complete("move", &[("move", json!(""))], ("game", "bob"))
        .await;
    assert_eq!(named[0].1, json!(number), "{named:?}");
    let waiting = bob.complete("move", &[], ("move", "a9")).await;
    assert!(waiting[0].0.contains("not your turn"), "{waiting:?}");
    let rules = alice
        .complete(
            "challenge",
            &[("player", json!(bob.id)), ("game", json!("jungle"))],
            ("rules", "class"),
        )
        .await;
    assert_eq!(rules[0].1, json!("jungle/classic"), "{rules:?}");
    // A ruleset is completed step by step: a preset first, then its switches.
    let switches = alice
        .complete(
            "rules",
            &[("game", json!("jungle"))],
            ("rules", "jungle/classic+leopard"),
        )
        .await;
    let sideways = switches
        .iter()
        .find(|(_, value)| value == "jungle/classic+leopard-jumps=h");
    let (name, _) = sideways.unwrap_or_else(|| panic!("{switches:?}"));
    assert!(
        name.starts_with("+leopard-jumps=h · The leopard jumps sideways"),
        "{name}"
    );
    assert!(
        switches.iter().all(|(name, _)| name.contains("leopard")),
        "only what fits: {switches:?}"
    );
    // Rulesets are found by their localised names, and switches are explained in the user's language.
    let erika = alice.clone().locale("de");
    let rules = async |typed: &str| erika.complete("rules", &[], ("rules", typed)).await;
    let classic = rules("klassisch").await;
    assert_eq!(classic[0].1, json!("jungle/classic"), "{classic:?}");
    let equal = rules("jungle/classic+gleich stark").await;
    assert_eq!(equal.len(), 1, "{equal:?}");
    assert_eq!(equal[0].1, json!("jungle/classic+lion-tiger=equal"));
    let longest = rules("jungle/classic+").await;
    assert!(longest.len() <= 25 && longest.iter().all(|(name, _)| name.chars().count() <= 100));
    let options = [
        ("game", json!("jungle")),
        ("rules", json!("classic+leopard-jumps=h")),
    ];
    let first = alice.command("rules", &options).await;
    let explained = text(&alice.press(&first, "page:1", &[]).await["content"]);
    assert!(
        explained.contains("★ The leopard jumps sideways"),
        "{explained}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_shown_privately_publicly_and_as_text() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let private = alice.command("board", &[]).await;
    assert!(is_private(&private) && control(&private, "move").is_some());
    assert!(pinged(&private).is_empty());
    let public = alice
        .command("board", &[("public", json!(true)), ("game", json!(number))])
        .await;
    assert!(!is_private(&public) && controls(&public).is_empty() && pinged(&public).is_empty());
    let words = alice.command("board", &[("view", json!("text"))]).await;
    let content = text(&words["content"]);
    assert!(
        content.contains("l . # @ # . t") && content.contains("elephant a3"),
        "{content}"
    );
    assert!(words["attachments"].as_array().is_none_or(Vec::is_empty));
    // The private copy can be used to move.
    let menu = alice.press(&private, "move", &[]).await;
    assert!(!menu_values(&menu, "piece").is_empty());
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_asks_first() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = begin(&alice, &bob).await;
    let question = bob.command("resign", &[]).await;
    assert!(is_private(&question));
    let kept = bob.press(&question, "keep", &[]).await;
    assert!(controls(&kept).is_empty());
    assert_eq!(env.boards(number).await.len(), 1, "nothing happened yet");

    let panel = bob.press(&board, "more", &[]).await;
    let question = bob.press(&panel, "resign", &[]).await;
    assert_eq!(question["id"], panel["id"], "the panel asks in its place");
    let end = bob.press(&question, "resign-yes", &[]).await;
    assert!(
        !is_private(&end) && text(&end["content"]).contains("resigns"),
        "{end}"
    );
    assert_eq!(pinged(&end), [alice.id.as_str()]);
    let over = play(&alice, number, "e3d3").await;
    assert!(
        is_private(&over) && text(&over["content"]).contains("over"),
        "{over}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_from_elsewhere_is_posted_where_the_game_lives() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let lounge = alice.in_channel(&env.channel("lounge").await);
    let copy = play(&lounge, number, "e3d3").await;
    assert!(is_private(&copy));
    let board = env.wait_for_board(number, 3).await;
    assert_eq!(text(&board["channel_id"]), alice.channel);
    assert_eq!(pinged(&board), [bob.id.as_str()]);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_about_the_bot_and_the_rules() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    for (name, word) in [
        ("help", "/challenge"),
        ("about", "Banyan"),
        ("rules", "enemy den"),
        ("games", "/challenge"),
    ] {
        let answer = alice.command(name, &[]).await;
        assert!(is_private(&answer), "{name}");
        let content = text(&answer["content"]);
        assert!(content.contains(word), "{name}: {content}");
        assert!(content.chars().count() <= 2000);
    }
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_has_drawn_boards_is_small() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    begin(&alice, &bob).await;
    alice.command("board", &[]).await;
    // Its code is not counted: without optimisation it is large.
    let allocated = env.memory("RssAnon");
    assert!(allocated < 35_000, "{allocated} kB");
    env.close().await;
}
