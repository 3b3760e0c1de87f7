//! Whole games in every language through the sandbox: no English text in other languages; private answers use the
//! asker's language, public ones the server's.

mod cups;

use std::{collections::BTreeSet, path::PathBuf, time::Duration};

use banyan::{
    locale::Locale,
    rules::{Game, Record, Ruleset},
    say,
};
use memchr::memmem;
use serde_json::{Value, json};

use crate::{
    all_games::choose,
    commands::{WALK, analysed_mistake, play},
    common::{Person, TestEnvironment, assert_contains, is_private, menu_values, number_of, text},
};

/// The id of the first server.
async fn guild(env: &TestEnvironment) -> String {
    text(&env.state(None).await["guilds"][0]["id"])
}

/// The literal pieces of English texts that are long enough to recognise English, except those that the other language
/// shares.
fn english(locale: Locale) -> Vec<String> {
    let own = locale.source();
    let mut pieces = BTreeSet::new();
    let values = Locale::En
        .source()
        .lines()
        .filter_map(|line| match line.split_once(" = ") {
            Some((_, value)) => Some(value),
            None if line.starts_with(' ') => Some(line.trim()),
            None => None,
        });
    for value in values.filter(|value| !value.starts_with('#')) {
        for piece in value.split(['{', '}', '`', '*', '(', ')', ':', '·', '.', ',']) {
            let piece = piece.trim();
            let words = piece.split_whitespace().count();
            if words >= 3 && !piece.contains('$') && !has(own, piece) {
                pieces.insert(piece.to_owned());
            }
        }
    }
    pieces.into_iter().collect()
}

/// Whether a text has this piece. The library is optimised in tests, and `str::contains` is not.
fn has(text: &str, piece: &str) -> bool {
    memmem::find(text.as_bytes(), piece.as_bytes()).is_some()
}

/// Every text for people in a request of the bot, without technical fields.
fn said(part: &Value, all: &mut Vec<String>) {
    match part {
        Value::Object(fields) => {
            for (key, part) in fields {
                if let (
                    "content" | "label" | "placeholder" | "title" | "description" | "name",
                    Some(text),
                ) = (key.as_str(), part.as_str())
                {
                    all.push(text.to_owned());
                }
                said(part, all);
            }
        }
        Value::Array(parts) => parts.iter().for_each(|part| said(part, all)),
        _ => {}
    }
}

/// Everything that the bot has sent since it registered its commands.
async fn everything_said(env: &TestEnvironment) -> Vec<String> {
    let mut all = Vec::new();
    for entry in env.log().await {
        if !text(&entry["path"]).ends_with("/commands") {
            said(&entry["body"], &mut all);
        }
    }
    all
}

/// Fails if anything that was sent is in English instead of the language, has an unresolved placeholder, or lacks a text. The
/// transcript is kept under the name of the `story`.
async fn speaks(env: &TestEnvironment, locale: Locale, story: &str) {
    let said = everything_said(env).await;
    let english = if locale == Locale::En {
        Vec::new()
    } else {
        english(locale)
    };
    if let Some(folder) = std::env::var_os("BANYAN_TRANSCRIPTS") {
        let file = PathBuf::from(folder).join(format!("{}-{story}.txt", locale.code()));
        std::fs::write(file, said.join("\n--\n")).expect("the transcript can be kept");
    }
    let known = say!(Locale::En, "refused-over");
    assert!(
        locale == Locale::En || english.iter().any(|piece| known.contains(piece)),
        "English is known when it is seen"
    );
    assert!(said.len() > 50, "{}: too little was said", locale.code());
    let different: BTreeSet<String> = said.into_iter().collect();
    for text in different {
        let leaked = english.iter().find(|piece| has(&text, piece));
        assert_eq!(leaked, None, "{}: {text}", locale.code());
        assert!(
            !text.contains("{ $") && !text.contains("{$"),
            "{}: {text}",
            locale.code()
        );
    }
    let log = env.bot_log();
    for trouble in ["a text lacks an argument", "no language has this text"] {
        let line = log.lines().find(|line| line.contains(trouble));
        assert_eq!(line, None, "{}", locale.code());
    }
}

/// A whole game from the challenge to the rematch, with the usual commands in between.
async fn whole_game(alice: &Person<'_>, bob: &Person<'_>, ruleset: &str, script: &[&str]) {
    let known: Ruleset = ruleset.parse().expect("a ruleset");
    let options = [
        ("player", json!(bob.id)),
        ("game", json!(known.game().slug())),
        ("rules", json!(ruleset)),
        ("side", json!("first")),
        ("time", json!("10d+36h")),
    ];
    let post = alice.command("challenge", &options).await;
    let number = number_of(&post);
    assert!(is_private(&bob.press(&post, "rules", &[]).await));
    bob.press(&post, "accept", &[]).await;
    let mut record = Record::new(&known);
    while record.outcome().is_none() {
        let ply = record.ply();
        let (mover, other) = if ply.is_multiple_of(2) {
            (alice, bob)
        } else {
            (bob, alice)
        };
        let mv = match script.get(ply) {
            Some(text) => record.read(text).expect("a legal move"),
            None => choose(&record, ply),
        };
        if ply == 2 {
            let chosen = [("game", json!(number))];
            assert!(
                !mover
                    .complete("move", &chosen, ("move", ""))
                    .await
                    .is_empty()
            );
            // All kinds of refusals: unreadable, illegal, not your turn, no such game.
            for nonsense in ["x", "a1b9", "9R"] {
                assert!(is_private(&play(mover, number, nonsense).await));
            }
            assert!(is_private(&play(other, number, &mv.to_string()).await));
            assert!(is_private(&play(other, 4_000, &mv.to_string()).await));
            mover.command("games", &[]).await;
            for view in ["picture", "text"] {
                mover
                    .command("board", &[("view", json!(view)), chosen[0].clone()])
                    .await;
            }
            other.command("offer", &chosen).await;
            other
                .command("plan", &[("moves", json!("x y")), chosen[0].clone()])
                .await;
            let offer = other
                .command("offer", &[("what", json!("draw")), chosen[0].clone()])
                .await;
            mover.press(&offer, "refuse-draw", &[]).await;
        }
        record.play(mv).expect("a legal move");
        let board = play(mover, number, &mv.to_string()).await;
        let content = text(&board["content"]);
        assert!(content.contains(&format!("`{mv}`")), "{board}");
        if record.outcome().is_none() {
            let [turn, played, small] = content.lines().collect::<Vec<_>>()[..] else {
                panic!("three lines: {content}");
            };
            assert!(small.starts_with("-# **#"), "{content}");
            assert!(small.contains(&format!("`{mv}`")), "{content}");
            assert!(!turn.contains('`') && !played.contains('`'), "{content}");
        }
        assert!(record.ply() < 600, "a game without end");
    }
    assert!(is_private(&play(alice, number, "a1a2").await));
    let replay = alice.command("replay", &[("game", json!(number))]).await;
    assert!(replay["attachments"][0]["filename"].is_string(), "{replay}");
}

/// What else people do: counter-offers, draws, hints, puzzles, openings and imports.
async fn more_than_games(alice: &Person<'_>, bob: &Person<'_>) {
    let dobutsu = ("game", json!("dobutsu"));
    let options = [("player", json!(bob.id)), dobutsu.clone()];
    let post = alice.command("challenge", &options).await;
    let menus = bob.press(&post, "propose", &[]).await;
    let menus = bob.press(&menus, "choose-time", &["7d"]).await;
    let counter = bob.press(&menus, "send", &[]).await;
    alice.press(&counter, "accept", &[]).await;
    let draw = [("what", json!("draw")), ("game", json!(number_of(&post)))];
    let offer = alice.command("offer", &draw).await;
    let sure = bob.press(&offer, "agree-draw", &[]).await;
    let end = bob.press(&sure, "agree-draw-yes", &[]).await;
    assert!(!is_private(&end), "{end}");

    let options = [
        ("level", json!(1)),
        ("side", json!("first")),
        dobutsu.clone(),
    ];
    let board = alice.command("challenge", &options).await;
    let game = [("game", json!(number_of(&board)))];
    assert!(is_private(&alice.command("hint", &game).await));

    let task = alice.command("puzzle", &[dobutsu]).await;
    let task = alice.press(&task, "puzzle-hint", &[]).await;
    alice.press(&task, "puzzle-step", &[]).await;
    let jungle = [("game", json!("jungle"))];
    let openings = alice.command("explore", &jungle).await;
    assert!(openings["attachments"][0].is_object(), "{openings}");
    for record in ["[Ruleset \"jungle/classic\"]\n\n1. e3d3", "1. e3d3", "?"] {
        let answer = alice.command("import", &[("text", json!(record))]).await;
        assert!(is_private(&answer), "{answer}");
    }
}

/// Lessons, an analysis with its mistakes, puzzles and the computer's own openings, as far as a player gets with the first entry
/// of each menu.
async fn what_teaches(alice: &Person<'_>, bob: &Person<'_>) {
    let task = alice.command("learn", &[("game", json!("dobutsu"))]).await;
    first_choice(alice, &task, "learn").await;

    let shown = analysed_mistake(alice, bob).await;
    let mistake = bob.press(&shown, "analysis-mistake", &[]).await;
    let report = bob.press(&mistake, "analysis-report", &[]).await;
    let task = bob.press(&report, "mistake-begin", &[]).await;
    let task = bob.press(&task, "mistake-hint", &[]).await;
    let task = first_choice(bob, &task, "mistake").await;
    bob.press(&task, "mistake-solution", &[]).await;

    let puzzle = bob.command("puzzle", &[("game", json!("o-an-quan"))]).await;
    let board = bob.press(&puzzle, "puzzle-board", &[]).await;
    assert!(is_private(&board), "{board}");
    first_choice(bob, &puzzle, "puzzle").await;

    // Games of the other rulesets are running.
    let own = [("rules", json!("jungle/oca")), ("scope", json!("computer"))];
    let openings = bob.command("explore", &own).await;
    let most = menu_values(&openings, "explore-menu").swap_remove(0);
    let next = bob.press(&openings, "explore-menu", &[&most]).await;
    assert!(next["attachments"][0].is_object(), "{next}");
}

/// Chooses the first piece of a task and the first place where it can go; returns what is said about the move.
async fn first_choice(person: &Person<'_>, task: &Value, family: &str) -> Value {
    let mut task = task.clone();
    for menu in ["piece", "to"] {
        let menu = format!("{family}-{menu}");
        let choices = menu_values(&task, &menu);
        let first = choices.first();
        let first = first.unwrap_or_else(|| panic!("no {menu}: {task}"));
        task = person.press(&task, &menu, &[first]).await;
    }
    task
}

async fn in_language(locale: Locale) {
    let env = TestEnvironment::open().await;
    env.guild_locale(&guild(&env).await, locale.code()).await;
    let alice = env.person("Alice").await.locale(locale.code());
    let bob = env.person("Bob").await.locale(locale.code());
    for name in [
        "help", "about", "settings", "server", "vacation", "games", "watch", "profile",
    ] {
        alice.command(name, &[]).await;
    }
    alice.command_in("privacy", "about", &[]).await;
    for game in Game::ALL {
        let chosen = ("game", json!(game.slug()));
        alice.command("learn", std::slice::from_ref(&chosen)).await;
        for ruleset in Ruleset::presets(*game) {
            let rules = ("rules", json!(ruleset.to_string()));
            let rules = alice.command("rules", &[chosen.clone(), rules]).await;
            let cut = text(&rules["content"]).ends_with('…');
            assert!(
                !cut,
                "{}: the rules do not fit a message: {rules}",
                locale.code()
            );
        }
    }
    for game in Game::ALL {
        let script: &[&str] = if *game == Game::Jungle { &WALK } else { &[] };
        let ruleset = Ruleset::presets(*game)[0].to_string();
        whole_game(&alice, &bob, &ruleset, script).await;
    }
    for name in ["leaderboard", "profile", "record", "analyse"] {
        alice.command(name, &[]).await;
    }
    alice.command("versus", &[("player", json!(bob.id))]).await;
    more_than_games(&alice, &bob).await;
    what_teaches(&alice, &bob).await;
    speaks(&env, locale, "games").await;
    env.close().await;
}

macro_rules! in_every_language {
    ($($name:ident: $locale:ident;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                in_language(Locale::$locale).await;
            }
        )+

        #[test]
        fn no_language_is_left_out() {
            let played = [$(Locale::$locale),+];
            assert!(Locale::ALL.iter().all(|locale| played.contains(locale)));
        }
    };
}

in_every_language! {
    whole_games_in_english: En;
    whole_games_in_german: De;
    whole_games_in_french: Fr;
    whole_games_in_vietnamese: Vi;
    whole_games_in_japanese: Ja;
    whole_games_in_simplified_chinese: ZhCn;
    whole_games_in_traditional_chinese: ZhTw;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_answered_in_their_language_and_the_channel_in_the_servers() {
    let env = TestEnvironment::open().await;
    env.guild_locale(&guild(&env).await, "fr").await;
    let alice = env.person("Alice").await.locale("de");
    let bob = env.person("Bob").await.locale("vi");
    let options = [
        ("player", json!(bob.id)),
        ("game", json!("jungle")),
        ("side", json!("first")),
    ];
    let post = alice.command("challenge", &options).await;
    assert_contains(&post, "te défie");
    let number = number_of(&post);
    assert_contains(
        &bob.press(&post, "rules", &[]).await,
        "đưa một con thú bất kỳ vào hang",
    );
    assert_contains(
        &bob.press(&post, "accept", &[]).await,
        "joue Bleu et commence",
    );
    assert_contains(
        &play(&alice, number, "a3b4").await,
        "auf b4 nicht in den Fluss",
    );
    assert_contains(&play(&bob, number, "a7a6").await, "Chưa đến lượt bạn");
    let board = play(&alice, number, "e3d3").await;
    assert_contains(&board, "de jouer");
    let alt = text(&board["attachments"][0]["description"]);
    assert!(alt.contains("Dernier coup"), "{alt}");
    // The older post is edited without an interaction, in the server's language.
    env.wait_for_edit(&post, "a accepté le défi").await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_without_an_interaction_is_told_in_the_languages_last_heard() {
    let env = TestEnvironment::open().await;
    env.guild_locale(&guild(&env).await, "de").await;
    let alice = env.person("Alice").await.locale("fr");
    let bob = env.person("Bob").await.locale("vi");
    bob.command("settings", &[("notices", json!("direct"))])
        .await;
    let options = [
        ("player", json!(bob.id)),
        ("game", json!("jungle")),
        ("side", json!("first")),
    ];
    let post = alice.command("challenge", &options).await;
    let number = number_of(&post);
    env.wait_for_post(0, "Hãy nhận lời hoặc từ chối").await;
    bob.press(&post, "accept", &[]).await;
    let since = env.mark();
    play(&alice, number, "e3d3").await;
    env.wait_for_post(since, "Đến lượt bạn").await;
    // The player to move is reminded in their language; the channel uses the server's.
    let since = env.mark();
    env.restart_after(Duration::from_hours(60)).await;
    env.wait_for_post(since, "sẽ hết").await;
    play(&bob, number, "a7a6").await;
    let since = env.mark();
    env.restart_after(Duration::from_hours(60)).await;
    env.wait_for_post(since, "deine Zeit in Partie").await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_discord_lost_is_made_good_in_the_servers_language() {
    let env = TestEnvironment::open().await;
    env.guild_locale(&guild(&env).await, "ja").await;
    let alice = env.person("Alice").await.locale("de");
    let bob = env.person("Bob").await.locale("de");
    // The first interaction stores the language; the answer to the second is lost.
    bob.command("help", &[]).await;
    let since = env.mark();
    env.faults(
        json!([{"route": "POST /interactions/*", "kind": "status", "status": 500, "times": 20}]),
    )
    .await;
    let options = [("player", json!(bob.id)), ("game", json!("jungle"))];
    alice.send("challenge", &options).await;
    let message = env.wait_for_post(since, "**#1**").await;
    assert!(text(&message["content"]).contains("闘獣棋"), "{message}");
    env.close().await;
}
