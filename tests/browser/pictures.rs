//! Takes the screenshots of the documentation from a scripted game. `docs/pictures/make` copies them into place;
//! otherwise they are made in the build folder, to test that this still works.

use std::{fs, path::PathBuf};

use fantoccini::key::Key;
use serde_json::Value;

use super::{
    COMPOSER,
    chrome::{Chrome, Screen, Window},
    note, offers,
};
use crate::{
    commands,
    common::{TestEnvironment, text},
};

/// A game in which the first side's lion can jump over the river and take the rat that threatens its elephant.
const GAME: [&str; 12] = [
    "g1f1", "a7a6", "f1e1", "a6a5", "e1e2", "e7d7", "e2d2", "d7d6", "d2d3", "g7g6", "d3d4", "a5a4",
];

/// A window just large enough for the longest private message with menus.
const NARROW: Screen = Screen {
    size: (800, 860),
    phone: false,
};

/// Whether the pictures of the documentation are being made, by `docs/pictures/make`.
pub fn are_wanted() -> bool {
    std::env::var_os("BANYAN_PICTURES").is_some()
}

pub fn keep(name: &str, png: &[u8]) {
    let folder = std::env::var_os("BANYAN_PICTURES").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_TARGET_TMPDIR"), "/pictures")),
        PathBuf::from,
    );
    let file = folder.join(name);
    fs::create_dir_all(file.parent().unwrap_or(&folder)).expect("a folder");
    fs::write(file, png).expect("a picture can be kept");
}

async fn dark(window: &Window) {
    let toggle = "document.querySelector('[data-testid=theme-toggle]').click()";
    let is_dark = "return getComputedStyle(document.documentElement).colorScheme === 'dark'";
    while window.ask(is_dark).await == false {
        window.ask(toggle).await;
    }
}

async fn board(window: &Window, mv: &str) -> Value {
    let what = format!("the board after {mv}");
    let fits = |message: &Value| {
        offers(message, "move")
            && text(&message["text"]).contains(mv)
            && message["pictures"][0]["loaded"] == true
    };
    window.message(&what, fits).await
}

/// A page of the rules with its picture, and a task of the lesson.
async fn teaching(harness: &Window, turn: &Value) {
    let shown = async |words: &str| {
        let fits = |note: &Value| {
            text(&note["text"]).contains(words) && note["pictures"][0]["loaded"] == true
        };
        note(harness, words, fits).await
    };
    harness.press(turn, "rules").await;
    harness.press(&shown("page 1 of").await, "page:1").await;
    let words = |note: &Value| text(&note["text"]).contains("page 2 of");
    let words = note(harness, "the rules in words", words).await;
    harness.press(&words, "page:2").await;
    harness.press(&shown("page 3 of").await, "page:3").await;
    let jumps = shown("page 4 of").await;
    harness.click(COMPOSER).await;
    keep("rules.png", &harness.picture_of("main").await);
    harness.press(&jumps, "learn").await;
    let task = shown("task 1 of").await;
    harness.pick(&task, "learn-piece", "d4").await;
    note(harness, "the squares", |note| {
        offers(note, "learn-to") && note["pictures"][0]["loaded"] == true
    })
    .await;
    harness.click(COMPOSER).await;
    keep("lesson.png", &harness.picture_of("main").await);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn of_the_documentation_can_be_taken() {
    let env = TestEnvironment::open().await;
    let chrome = Chrome::start();
    let harness = chrome.window(&env, "Alice", Screen::DESKTOP).await;
    let phone = chrome.window(&env, "Bob", Screen::PHONE).await;
    dark(&harness).await;

    let players = [env.person("Alice").await, env.person("Bob").await];
    let (number, _) = commands::begin(&players[0], &players[1]).await;
    for (ply, mv) in GAME.into_iter().enumerate() {
        commands::play(&players[ply % 2], number, mv).await;
    }
    board(&phone, "a5a4").await;
    phone.click(COMPOSER).await;
    phone.write("Mind your elephant!").await;
    phone.key(Key::Enter).await;
    let spoken = |message: &Value| text(&message["text"]).contains("elephant!");
    harness.message("the words", spoken).await;
    board(&harness, "a5a4").await;
    keep("desktop.png", &harness.picture().await);
    harness.close().await;

    let harness = chrome.window(&env, "Alice", NARROW).await;
    dark(&harness).await;
    let turn = board(&harness, "a5a4").await;
    harness.press(&turn, "move").await;
    let which = note(&harness, "the pieces", |note| offers(note, "piece")).await;
    harness.pick(&which, "piece", "d4").await;
    let whither = note(&harness, "the squares", |note| {
        offers(note, "to") && note["pictures"][0]["loaded"] == true
    })
    .await;
    // The mouse leaves the picture, which otherwise shows a mark below it.
    harness.click(COMPOSER).await;
    keep("move-menu.png", &harness.picture_of("main").await);
    teaching(&harness, &turn).await;
    harness.pick(&whither, "to", "d4a4").await;

    board(&phone, "d4a4").await;
    keep("phone.png", &phone.picture().await);

    harness.close().await;
    phone.close().await;
    env.close().await;
}
