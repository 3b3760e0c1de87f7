//! Records: export, import and analysis by players, and export by an operator.

use std::process::Output;

use banyan::play::transcript::{MAX_TEXT_BYTES, PgnResult, read};
use banyan::rules::Side;
use serde_json::{Value, json};

use crate::{
    commands::{WALK, begin, finished, play},
    common::{
        TestEnvironment, assert_contains, control, controls, is_private, menu_values, number_of,
        pinged, text,
    },
};

/// The text in the code block of a message.
fn fenced(answer: &Value) -> String {
    let content = text(&answer["content"]);
    let block = content.split("```\n").nth(1).expect("a block");
    block.split("\n```").next().unwrap_or_default().to_owned()
}

/// The content and the name of a message's only file.
async fn file(env: &TestEnvironment, message: &Value) -> (String, String) {
    let file = &message["attachments"][0];
    assert!(text(&file["description"]).contains("record"), "{message:#}");
    let answer = env.http.get(text(&file["url"])).send().await;
    let answer = answer.expect("an answer").text().await.expect("a text");
    (text(&file["filename"]), answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_taken_out_and_brought_back_as_it_was() {
    let env = TestEnvironment::open().await;
    let [alice, bob, carol] = [
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    ];
    assert_contains(&alice.command("record", &[]).await, "no games running");
    let (number, last) = finished(&alice, &bob).await;
    let recorded = bob.press(&last, "record", &[]).await;
    assert!(is_private(&recorded) && controls(&recorded).is_empty());
    let (name, record) = file(&env, &recorded).await;
    assert_eq!(name, format!("banyan-{number}.txt"));
    let played = read(&record, None).expect("a record").transcript;
    assert_eq!(played.names, ["Alice", "Bob"]);
    assert_eq!(played.verdict, PgnResult::Won(Side::First));
    assert_eq!(played.reason.as_deref(), Some("den"));
    let moves: Vec<String> = played
        .record
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(moves, WALK);
    assert!(
        played
            .timings
            .iter()
            .all(|timing| timing.at.is_some() && timing.left.is_some())
    );
    assert!(
        !record.contains(&alice.id) && !record.contains(&bob.id),
        "names, no ids"
    );
    let position = format!("jungle/classic {}", played.record.position());
    assert_eq!(fenced(&recorded), position);

    // As JSON and public, by anybody who may see the board.
    let options = [
        ("game", json!(number)),
        ("format", json!("json")),
        ("public", json!(true)),
    ];
    let shown = carol.command("record", &options).await;
    assert!(!is_private(&shown) && pinged(&shown).is_empty());
    let (name, object) = file(&env, &shown).await;
    assert_eq!(name, format!("banyan-{number}.jsonl"));
    let object: Value = serde_json::from_str(&object).expect("one object");
    assert_eq!(object, played.to_json());

    // The file is imported and stepped through, and its stored text is identical.
    let upload = carol.upload("game.txt", record.clone()).await;
    let start = carol.command("import", &[("file", upload)]).await;
    assert!(is_private(&start), "{start}");
    assert_contains(&start, "Alice (blue) against Bob (red)");
    assert_contains(&start, "The start: 13 moves follow.");
    let end = carol.press(&start, "analysis-end", &[]).await;
    assert_eq!(end["id"], start["id"], "in its place");
    assert_contains(&end, "Move **13** of 13 · blue: leopard d8");
    assert_contains(&end, "Result: 1-0 · Alice wins: reached the den");
    assert_contains(&end, "left on the clock");
    assert_eq!(fenced(&end), position);
    let store =
        banyan::store::Store::open_existing(&format!("sqlite:{}", env.database().display()), false)
            .await
            .expect("the database");
    let id = control(&end, "analysis-start").expect("a way back");
    let id = id.split([':', 's']).rev().nth(1).expect("its number");
    let carols = crate::common::player(&store, carol.id.parse().expect("an id")).await;
    let kept = store.study(carols, id.parse().expect("a number")).await;
    assert_eq!(kept.expect("the database"), Some(record));
    store.close().await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_walked_through_in_one_message() {
    let env = TestEnvironment::open().await;
    let [alice, bob, carol] = [
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    ];
    let (number, _) = begin(&alice, &bob).await;
    let named = [("game", json!(number))];
    let opening = carol.command("analyse", &named).await;
    assert_contains(&opening, "The start: 0 moves follow.");
    assert!(is_private(&opening) && controls(&opening).is_empty());
    for (ply, mv) in WALK[..12].iter().enumerate() {
        play([&alice, &bob][ply % 2], number, mv).await;
    }
    // A running game can be analysed so far.
    let now = bob.command("analyse", &[]).await;
    assert_contains(&now, "Move **12** of 12 · red: lion a8 to a9 (`a8a9`)");
    let last = play(&alice, number, WALK[12]).await;
    // The message continues with the game.
    let end = bob.press(&now, "analysis-back", &[]).await;
    assert_contains(&end, "Move **11** of 13");

    let start = carol.press(&last, "analyse", &[]).await;
    assert!(is_private(&start), "{start}");
    assert_contains(&start, &format!("**#{number}** Jungle (classic)"));
    assert_contains(&start, "The start: 13 moves follow.");
    let disabled = |message: &Value, verb: &str| {
        let row = message["components"][0]["components"].as_array();
        let button = row.into_iter().flatten().find(|part| {
            let id = text(&part["custom_id"]);
            id.starts_with(&format!("{verb}:"))
        });
        button.expect("the button")["disabled"] == true
    };
    assert!(disabled(&start, "analysis-start") && disabled(&start, "analysis-back"));
    let picture = |message: &Value| text(&message["attachments"][0]["filename"]);
    assert_eq!(picture(&start), format!("banyan-{number}-move-0.png"));
    let stops: Vec<String> = (0..=13).map(|ply| ply.to_string()).collect();
    assert_eq!(menu_values(&start, "analysis-menu"), stops);
    let one = carol.press(&start, "analysis-on", &[]).await;
    assert_eq!(one["id"], start["id"]);
    assert_eq!(
        one["attachments"].as_array().map(Vec::len),
        Some(1),
        "{one}"
    );
    assert_eq!(picture(&one), format!("banyan-{number}-move-1.png"));
    assert_contains(
        &one,
        "Move **1** of 13 · blue: leopard e3 to d3 (`e3d3`) · <t:",
    );
    let seven = carol.press(&one, "analysis-menu", &["7"]).await;
    assert_contains(&seven, "Move **7** of 13");
    assert_contains(
        &carol.press(&seven, "analysis-back", &[]).await,
        "Move **6** of 13",
    );
    let end = carol.press(&seven, "analysis-end", &[]).await;
    assert_contains(&end, "Result: 1-0");
    assert!(disabled(&end, "analysis-on") && disabled(&end, "analysis-end"));
    let alt = text(&end["attachments"][0]["description"]);
    assert!(alt.contains("Jungle (classic)"), "{alt}");
    // The position is in the buttons, so a restarted bot can continue.
    env.kill_bot();
    env.start_bot().await;
    let again = carol.press(&end, "analysis-start", &[]).await;
    assert_contains(&again, "The start: 13 moves follow.");

    // A challenge has no moves.
    let post = crate::commands::challenge(&alice, &bob).await;
    let open = [("game", json!(number_of(&post)))];
    for name in ["analyse", "record"] {
        let answer = alice.command(name, &open).await;
        assert!(is_private(&answer));
        assert_contains(&answer, "no one has accepted");
    }
    env.close().await;
}

/// Everybody who may see the board can export and step through a running game. Planned moves are in neither.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_private_is_in_a_record() {
    let env = TestEnvironment::open().await;
    let [alice, bob, carol] = [
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    ];
    let (number, _) = begin(&alice, &bob).await;
    let game = ("game", json!(number));
    let plan = [("moves", json!("if e3d3 then g7g6")), game.clone()];
    assert_contains(&bob.command("plan", &plan).await, "g7g6");
    for person in [&alice, &carol] {
        for format in ["text", "json"] {
            let options = [game.clone(), ("format", json!(format))];
            let recorded = person.command("record", &options).await;
            let (_, record) = file(&env, &recorded).await;
            let whole = format!("{recorded}{record}");
            assert!(!whole.contains("g7g6") && whole.contains("Bob"), "{whole}");
        }
        let shown = person.command("analyse", std::slice::from_ref(&game)).await;
        assert!(!shown.to_string().contains("g7g6"), "{shown}");
    }
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_becomes_a_game_against_somebody() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let position = "l5t/7/7/7/7/7/7/7/T5L b";
    let options = [
        ("text", json!(format!("jungle/classic {position}"))),
        ("player", json!(bob.id)),
        ("side", json!("first")),
        ("time", json!("5d")),
    ];
    let post = alice.command("import", &options).await;
    assert!(!is_private(&post));
    assert_eq!(pinged(&post), [bob.id.as_str()]);
    assert_contains(&post, "a set-up position, with red to move");
    assert_contains(&post, &format!("<@{}> plays blue.", alice.id));
    let alt = text(&post["attachments"][0]["description"]);
    assert!(alt.contains("lion a9"), "the position is seen: {alt}");
    let number = number_of(&post);

    // Another clock is proposed; the position stays.
    let panel = bob.press(&post, "propose", &[]).await;
    let panel = bob.press(&panel, "choose-time", &["1d"]).await;
    let post = bob.press(&panel, "send", &[]).await;
    assert_contains(&post, "with red to move");
    let board = alice.press(&post, "accept", &[]).await;
    assert_contains(&board, "from a set-up position");
    assert_eq!(
        pinged(&board),
        [bob.id.as_str()],
        "the second side is to move"
    );
    play(&bob, number, "a9a8").await;
    let recorded = alice.command("record", &[]).await;
    let (_, record) = file(&env, &recorded).await;
    assert!(
        record.contains(&format!("[Position \"{position}\"]\n")),
        "{record}"
    );
    assert!(record.contains("\n1... a9a8 {"), "{record}");
    assert!(record.contains("[Rated \"no\"]"), "{record}");
    let brought = read(&record, None).expect("a record").transcript;
    assert_eq!(brought.record.start().to_string(), position);

    // A record that ends in a position starts a new game there; also pasted into the form.
    let options = [("player", json!(bob.id)), ("side", json!("second"))];
    let post = alice
        .command_and_submit_form("import", &options, &record)
        .await;
    assert!(!is_private(&post));
    assert_contains(&post, "with blue to move");
    let board = bob.press(&post, "accept", &[]).await;
    assert_eq!(pinged(&board), [alice.id.as_str()]);
    let moved = play(&bob, number_of(&post), "g1g2").await;
    assert_eq!(pinged(&moved), [alice.id.as_str()]);
    let replay = [("game", json!(number_of(&post)))];
    let animation = bob.command("replay", &replay).await;
    assert_eq!(
        animation["attachments"].as_array().map(Vec::len),
        Some(1),
        "{animation}"
    );
    let shown = bob.command("analyse", &replay).await;
    assert_contains(
        &bob.press(&shown, "analysis-start", &[]).await,
        "The start: 1 move follows.",
    );

    let checked = env.banyan(&["check"]).await;
    let told = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(checked.status.success(), "{told}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_brought_back_is_said_kindly() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let game = |moves: &str| format!("[Ruleset \"jungle/classic\"]\n[First \"Ada\"]\n\n{moves}\n");
    let wide: Vec<u8> = "\u{feff}[Event"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let moves = WALK[..11].join(" ");
    for (name, bytes, words) in [
        (
            "long.txt",
            vec![b'x'; MAX_TEXT_BYTES + 1],
            "longer than 64 kB",
        ),
        (
            "board.png",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(),
            "isn't a text file",
        ),
        ("wide.txt", wide, "isn't in UTF-8"),
        (
            "latin.txt",
            b"[Ruleset \"jungle\"]\n[First \"J\xfcrgen\"]".to_vec(),
            "Line 2 isn't in UTF-8",
        ),
        ("empty.txt", b"\n".to_vec(), "the ruleset is missing"),
        (
            "illegal.txt",
            game(&format!("{moves}\n6. d7d8 a8b9")).into_bytes(),
            "Line 5, move 12, `d7d8`: ",
        ),
        (
            "jump.txt",
            game(&format!("{moves}\n7... a8a6")).into_bytes(),
            "Line 5, move 12, `a8a6`: The lion",
        ),
        (
            "two.txt",
            game("1. e3d3 *\n[Event \"2\"]").into_bytes(),
            "one game at a time",
        ),
        (
            "open.txt",
            game("1. e3d3 {why").into_bytes(),
            "`{why` isn't closed",
        ),
        (
            "result.txt",
            game(&format!("{} 0-1", WALK.join(" "))).into_bytes(),
            "say `1-0`",
        ),
    ] {
        let upload = alice.upload(name, bytes).await;
        let answer = alice.command("import", &[("file", upload)]).await;
        let form = controls(&answer).iter().any(|id| id.starts_with("paste:"));
        assert!(is_private(&answer) && form, "{answer}");
        assert_contains(&answer, words);
    }
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pasted_is_looked_at_as_kindly() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    for (text, words) in [
        ("[First Ada]", "A tag looks like"),
        ("[First \"a\"] [First \"b\"]", "is there twice"),
        (
            "[Ruleset \"jungle\"] [Date \"soon\"] e3d3",
            "for example, `2026.11.20`",
        ),
        ("[Ruleset \"chess\"] e4", "jungle/classic, dobutsu/classic"),
        ("`@everyone` hello", "the ruleset is missing"),
    ] {
        let answer = alice.command_and_submit_form("import", &[], text).await;
        assert!(
            is_private(&answer) && pinged(&answer).is_empty(),
            "{answer}"
        );
        assert_contains(&answer, words);
    }
    let rules = ("rules", json!("jungle/classic"));
    let broken = [("text", json!("7/7 w")), rules.clone()];
    assert_contains(
        &alice.command("import", &broken).await,
        "the tag `Position` can't be",
    );
    let upload = alice.upload("game.txt", "e3d3").await;
    let both = [("file", upload), ("text", json!("x"))];
    assert_contains(&alice.command("import", &both).await, "only one of them");
    let over = [
        ("text", json!(WALK.join(" "))),
        rules,
        ("player", json!(bob.id)),
    ];
    let answer = alice.command("import", &over).await;
    assert!(is_private(&answer), "{answer}");
    assert_contains(&answer, "over at the end of the record");
    let me = [("text", json!("x")), ("player", json!(alice.id))];
    assert!(is_private(&alice.command("import", &me).await));

    // In direct messages strangers cannot be challenged, but games can be looked at.
    let alone = alice.in_channel(&env.direct(&alice).await);
    let against = [("text", json!("e3d3")), ("player", json!(bob.id))];
    assert_contains(
        &alone.command("import", &against).await,
        "people you've played with",
    );
    let position = [("text", json!("gle/1c1/1C1/ELG[-] w"))];
    let study = alone.command("import", &position).await;
    assert_contains(&study, "**Dōbutsu Shōgi (");
    assert!(
        controls(&study).is_empty(),
        "there is nowhere to go: {study}"
    );

    // A reason for the end is told if it is one of ours.
    for (reason, told) in [("resigned", "opponent resigned"), ("score", "Result: 1-0")] {
        let tags = "[Ruleset \"jungle/classic\"][Result \"1-0\"]";
        let ended = format!("{tags}[Reason \"{reason}\"] 1. e3d3");
        let shown = alice.command("import", &[("text", json!(ended))]).await;
        let end = alice.press(&shown, "analysis-end", &[]).await;
        assert_contains(&end, told);
    }

    // Skipped parts are reported, and ten imports are kept.
    let marked = "[Ruleset \"jungle/classic\"] 1. e3d3 $1 {good} (1. a3a4)";
    let first = alice.command("import", &[("text", json!(marked))]).await;
    assert_contains(&first, "I skipped 3 comments, marks and variations.");
    assert_contains(&first, "Move **1** of 1 ·");
    for _ in 0..10 {
        alice
            .command(
                "import",
                &[("text", json!("e3d3")), ("rules", json!("jungle/classic"))],
            )
            .await;
    }
    assert_contains(
        &alice.press(&first, "analysis-start", &[]).await,
        "your ten newest",
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_exports_every_finished_game() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (first, _) = finished(&alice, &bob).await;
    begin(&alice, &bob).await;
    let (second, _) = finished(&bob, &alice).await;
    let guild = env.home().await;

    let done = env.banyan(&["export", "--out", "games.txt"]).await;
    assert!(done.status.success(), "{done:?}");
    assert_eq!(String::from_utf8_lossy(&done.stderr), "Written: 2 games.\n");
    let all = std::fs::read_to_string(env.dir.path().join("games.txt")).expect("the file");
    let games: Vec<&str> = all.split("\n\n[Event").collect();
    assert_eq!(games.len(), 2, "{all}");
    for (number, game) in [first, second].into_iter().zip(games) {
        let game = format!("[Event{}", game.trim_start_matches("[Event"));
        let recorded = alice.command("record", &[("game", json!(number))]).await;
        let (_, own) = file(&env, &recorded).await;
        assert_eq!(game.trim_end(), own.trim_end());
    }
    let again = env.banyan(&["export", "--out", "games.txt"]).await;
    assert_eq!(again.status.code(), Some(2), "what is there is left alone");

    let lines = |output: Output| -> Vec<Value> {
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let lines = text.lines().map(serde_json::from_str);
        lines.collect::<Result<_, _>>().expect("JSON lines")
    };
    let jsonl = ["export", "--format", "jsonl", "--out", "-"];
    let games = lines(env.banyan(&jsonl).await);
    assert_eq!(games.len(), 2);
    assert_eq!(
        (&games[0]["number"], &games[0]["first"]),
        (&json!(first), &json!("Alice"))
    );
    assert_eq!(games[1]["first"], "Bob");
    assert!(
        games.iter().all(|game| game.get("first_id").is_none()),
        "{games:?}"
    );
    let with_ids: Vec<&str> = jsonl
        .iter()
        .copied()
        .chain(["--ids", "--guild", &guild])
        .collect();
    let games = lines(env.banyan(&with_ids).await);
    assert_eq!(
        (&games[0]["first_id"], &games[1]["second_id"]),
        (&json!(alice.id), &json!(alice.id))
    );
    let elsewhere: Vec<&str> = jsonl.iter().copied().chain(["--guild", "7"]).collect();
    assert_eq!(lines(env.banyan(&elsewhere).await), Vec::<Value>::new());
    let wrong = env.banyan(&["export", "--ids", "--out", "x.txt"]).await;
    assert_eq!(wrong.status.code(), Some(2));
    env.close().await;
}
