//! The sandbox's chat page in a real browser with the real bot: what a person types, presses and sees on a desktop and
//! on a phone. Other suites test the bot's behaviour; this one tests that people can use it.

mod chrome;
mod flows;
mod formats;
mod learning;
mod offers;
mod pictures;
mod records;
mod scripts;
mod tournament;
mod visit;

use std::time::Duration;

use banyan::sandbox::Options;
use fantoccini::key::Key;
use serde_json::{Value, json};

use self::chrome::{Chrome, Screen, Window};
use crate::{
    commands,
    common::{TestEnvironment, number_of, text},
};

/// The pieces and their squares at the start.
const START: [&str; 16] = [
    "tiger a1",
    "lion g1",
    "cat b2",
    "dog f2",
    "elephant a3",
    "wolf c3",
    "leopard e3",
    "rat g3",
    "lion a9",
    "tiger g9",
    "dog b8",
    "cat f8",
    "rat a7",
    "leopard c7",
    "wolf e7",
    "elephant g7",
];

/// Whether `words` name every piece's place after these moves, none of which captures.
fn tell_the_position(words: &str, moves: &[&str]) -> bool {
    START.iter().all(|piece| {
        let piece = moves.iter().fold((*piece).to_owned(), |piece, mv| {
            let (from, to) = mv.split_at(2);
            match piece.strip_suffix(from) {
                Some(name) => format!("{name}{to}"),
                None => piece,
            }
        });
        words.contains(&piece)
    })
}

/// Whether a message is the public board after these moves, with its picture loaded.
fn is_board(message: &Value, moves: &[&str]) -> bool {
    let picture = &message["pictures"][0];
    message["private"] == false
        && picture["loaded"] == true
        && tell_the_position(&text(&picture["alt"]), moves)
        && moves
            .last()
            .is_none_or(|mv| text(&message["text"]).contains(*mv))
}

fn offers(message: &Value, verb: &str) -> bool {
    let controls = message["controls"].as_array();
    controls.is_some_and(|all| all.iter().any(|known| known == verb))
}

fn public(seen: &[Value]) -> Vec<&Value> {
    seen.iter()
        .filter(|message| message["private"] == false)
        .collect()
}

fn words(messages: &[&Value]) -> Vec<String> {
    let words = messages.iter().map(|message| text(&message["text"]));
    words.collect()
}

/// The newest private message in this window that fits.
async fn note(window: &Window, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
    window
        .message(what, |message| message["private"] == true && fits(message))
        .await
}

/// Waits for the board after these moves and returns it. It must be the last public message and the only one of the
/// game with controls, and each position must have been posted once.
async fn board(window: &Window, moves: &[&str]) -> Value {
    let what = format!("the board after {moves:?}, alone with controls");
    let seen = window
        .channel(&what, |seen| {
            let seen = public(seen);
            let Some((last, older)) = seen.split_last() else {
                return false;
            };
            is_board(last, moves)
                && offers(last, "move")
                && older.iter().all(|message| message["controls"] == json!([]))
        })
        .await;
    let pictures = public(&seen)
        .into_iter()
        .filter(|message| message["pictures"] != json!([]));
    assert_eq!(pictures.count(), moves.len() + 1, "boards in {seen:#?}");
    let last = public(&seen).pop().cloned();
    last.expect("it was the last of them")
}

/// The board in both windows; it must mention the first player, who is to move, and not the second.
async fn both_see(moves: &[&str], mine: &Window, theirs: &Window) -> Value {
    let mine = board(mine, moves).await;
    let theirs = board(theirs, moves).await;
    assert_eq!(mine["id"], theirs["id"]);
    assert_eq!(mine["mention"], true, "{mine}");
    assert_eq!(theirs["mention"], false, "{theirs}");
    assert_ne!(
        mine["background"], theirs["background"],
        "a mention can be seen"
    );
    mine
}

/// Waits until all suggestions above the composer contain a text.
async fn suggested(window: &Window, what: &str, every: &str) {
    let script = format!(
        "const all = [...document.querySelectorAll('[data-testid=choice-option], [data-testid=command-option]')];
         return all.length > 0 && all.every(one => one.innerText.toLowerCase().includes('{every}'))"
    );
    window
        .until(&format!("suggestions of {what}"), &script)
        .await;
}

/// Waits until no form and no picture covers the channel.
async fn uncovered(window: &Window) {
    let script = "return document.querySelector('dialog[open]') === null";
    window.until("the channel to be in sight", script).await;
}

/// Opens a picture in full size.
async fn enlarge(window: &Window) {
    window.click("[data-testid=attachment]").await;
    let script = "return document.querySelector('[data-testid=lightbox-image]')?.naturalWidth > 0";
    window.until("the picture in full", script).await;
}

const COMPOSER: &str = "[data-testid=composer-input]";

/// Alice challenges Bob by keyboard only; the composer has the focus from the start.
async fn challenge_by_keyboard(window: &Window) {
    window.in_field(COMPOSER).await;
    for (typed, wanted, then) in [
        ("/chal", "challenge", COMPOSER),
        ("game:", "", "[data-option=game]"),
        ("jun", "jungle", COMPOSER),
        ("player:", "", "[data-option=player]"),
        ("bo", "@bob", COMPOSER),
    ] {
        window.write(typed).await;
        if !wanted.is_empty() {
            suggested(window, typed, wanted).await;
            window.key(Key::Enter).await;
        }
        window.in_field(then).await;
    }
    window.write("side:").await;
    window.in_field("[data-option=side]").await;
    window.write("you go").await;
    suggested(window, "the side", "you go first").await;
    window.key(Key::Enter).await;
    window.in_field(COMPOSER).await;
    window.key(Key::Enter).await;
}

/// Types part of a move after `/move` and chooses a suggestion with the arrow keys.
async fn move_by_suggestion(window: &Window, typed: &str, every: &str, value: &str) {
    window.click(COMPOSER).await;
    window.write("/move ").await;
    window.in_field("[data-option=move]").await;
    window.write(typed).await;
    suggested(window, typed, every).await;
    let marked = "return document.querySelector('[data-testid=choice-popup] [aria-selected=true]').dataset.value";
    window.arrow_to(marked, value).await;
    window.key(Key::Enter).await;
    window.in_field(COMPOSER).await;
    window.key(Key::Enter).await;
}

/// Moves by the menus under a board: the piece with the mouse, its target with the keyboard.
async fn move_by_menus(window: &Window, board: &Value, from: &str, mv: &str) {
    window.press(board, "move").await;
    let which = note(window, "the pieces", |note| offers(note, "piece")).await;
    window.pick(&which, "piece", from).await;
    let whither = note(window, "the squares", |note| {
        offers(note, "to") && note["pictures"][0]["loaded"] == true
    })
    .await;
    assert_eq!(whither["id"], which["id"], "the note changes in its place");
    assert_ne!(
        whither["pictures"][0]["source"], board["pictures"][0]["source"],
        "its picture has marks"
    );
    window.press(&whither, "to").await;
    window.in_field("[data-testid=select-option]").await;
    let marked = "return document.activeElement.dataset.value";
    window.arrow_to(marked, mv).await;
    window.key(Key::Enter).await;
    window
        .channel("the used menu to be deleted", |seen| {
            seen.iter().all(|message| message["id"] != which["id"])
        })
        .await;
}

/// Types a move into the form behind a board.
async fn move_by_form(window: &Window, board: &Value, typed: &str) {
    window.press(board, "move").await;
    let which = note(window, "the pieces", |note| offers(note, "type")).await;
    window.press(&which, "type").await;
    window.in_field("[data-testid=modal-field]").await;
    window.write(typed).await;
    window.key(Key::Enter).await;
    uncovered(window).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run"]
async fn two_windows_play_by_keyboard_menus_and_form() {
    let env = TestEnvironment::open().await;
    let chrome = Chrome::start();
    let alice = chrome.window(&env, "Alice", Screen::DESKTOP).await;
    let bob = chrome.window(&env, "Bob", Screen::DESKTOP).await;

    challenge_by_keyboard(&alice).await;
    let fits = |message: &Value| offers(message, "accept");
    let hers = alice.message("the challenge", fits).await;
    let his = bob.message("the challenge", fits).await;
    assert!(text(&his["text"]).contains("challenges you"), "{his}");
    assert_eq!(
        (&hers["mention"], &his["mention"]),
        (&json!(false), &json!(true))
    );
    for verb in ["accept", "decline", "cancel", "rules"] {
        assert!(offers(&his, verb), "{verb}");
    }
    // She presses his button: she gets a private message, and nothing happens.
    alice.press(&hers, "accept").await;
    let refusal = "This is your own challenge";
    note(&alice, refusal, |note| {
        text(&note["text"]).contains(refusal)
    })
    .await;
    bob.press(&his, "accept").await;
    both_see(&[], &alice, &bob).await;

    // Out of turn: a hint in the suggestions, and a private message when he sends the move anyway.
    move_by_suggestion(&bob, "a7a6", "not your turn", "a7a6").await;
    let refusal = "It's not your turn in #1";
    note(&bob, refusal, |note| text(&note["text"]).contains(refusal)).await;

    move_by_suggestion(&alice, "eleph", "elephant a3", "a3a4").await;
    let second = both_see(&["a3a4"], &bob, &alice).await;
    let words_of_it = "elephant a3 to a4";
    assert!(text(&second["text"]).contains(words_of_it), "{second}");

    move_by_menus(&bob, &second, "a7", "a7a6").await;
    let third = both_see(&["a3a4", "a7a6"], &alice, &bob).await;

    move_by_form(&alice, &third, "lion d5").await;
    let refusal = "can't go from g1 to d5";
    note(&alice, refusal, |note| {
        text(&note["text"]).contains(refusal)
    })
    .await;
    move_by_form(&alice, &third, "leopard d3").await;
    let moves = ["a3a4", "a7a6", "e3d3"];
    both_see(&moves, &bob, &alice).await;

    // Private messages stayed private; all others are in both windows.
    let (hers, his) = (alice.see().await, bob.see().await);
    assert_eq!(words(&public(&hers)), words(&public(&his)));
    for (own, other) in [(&hers, &his), (&his, &hers)] {
        let notes = own.iter().filter(|message| message["private"] == true);
        assert_ne!(notes.clone().count(), 0, "{own:#?}");
        for note in notes {
            let seen = other.iter().any(|message| message["id"] == note["id"]);
            assert!(!seen, "both see {note}");
        }
    }

    enlarge(&alice).await;
    alice.key(Key::Escape).await;
    uncovered(&alice).await;

    // Nothing was stored only in the window: everything is there after a reload.
    alice.reload().await;
    board(&alice, &moves).await;
    assert_eq!(words(&public(&alice.see().await)), words(&public(&hers)));

    alice.close().await;
    bob.close().await;
    env.close().await;
}

/// Checks that everything can be reached and read.
async fn has_room(window: &Window, when: &str) {
    assert_eq!(window.cramped().await, Vec::<Value>::new(), "{when}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run"]
async fn a_phone_is_wide_enough_to_play() {
    let env = TestEnvironment::open().await;
    let chrome = Chrome::start();
    let bob = chrome.window(&env, "Bob", Screen::PHONE).await;
    let alice = env.person("Alice").await;
    let size = bob.ask("return [innerWidth, innerHeight]").await;
    assert_eq!(size, json!([390, 844]));
    has_room(&bob, "at first").await;

    let post = commands::challenge(&alice, &env.person("Bob").await).await;
    let number = number_of(&post);
    let challenge = bob
        .message("the challenge", |message| offers(message, "accept"))
        .await;
    has_room(&bob, "with a challenge").await;
    bob.press(&challenge, "accept").await;
    board(&bob, &[]).await;
    commands::play(&alice, number, "a3a4").await;
    let second = board(&bob, &["a3a4"]).await;
    let shown = second["pictures"][0]["shown"].as_f64().unwrap_or_default();
    assert!((250.0..=390.0).contains(&shown), "a board {shown} wide");
    has_room(&bob, "with a board").await;

    // By the menus, which are bottom sheets here.
    bob.press(&second, "move").await;
    let which = note(&bob, "the pieces", |note| offers(note, "piece")).await;
    bob.press(&which, "piece").await;
    bob.in_field("[data-testid=select-option]").await;
    has_room(&bob, "with a sheet").await;
    bob.click("[data-testid=select-option][data-value=a7]")
        .await;
    let whither = note(&bob, "the squares", |note| offers(note, "to")).await;
    has_room(&bob, "with the squares").await;
    bob.pick(&whither, "to", "a7a6").await;
    board(&bob, &["a3a4", "a7a6"]).await;
    // She moves in another client; the board follows the previous one without a header of its own.
    let pieces = alice
        .press(&env.wait_for_board(number, 4).await, "move", &[])
        .await;
    let squares = alice.press(&pieces, "piece", &["e3"]).await;
    alice.press(&squares, "to", &["e3d3"]).await;
    board(&bob, &["a3a4", "a7a6", "e3d3"]).await;
    has_room(&bob, "with a board below a board").await;

    // In the composer, by taps and the on-screen keys.
    let reachable = "const box = document.querySelector('[data-testid=composer-input]'), at = box.getBoundingClientRect();
        return at.bottom <= innerHeight && document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2) === box";
    bob.until("the composer within reach", reachable).await;
    bob.click(COMPOSER).await;
    bob.write("/mov").await;
    has_room(&bob, "with the commands").await;
    bob.click("[data-testid=command-option][data-command=move]")
        .await;
    bob.in_field("[data-option=move]").await;
    bob.write("wolf").await;
    suggested(&bob, "the wolf's moves", "wolf e7").await;
    has_room(&bob, "with suggestions").await;
    bob.click("[data-testid=choice-option][data-value=e7d7]")
        .await;
    bob.click("[data-testid=send]").await;
    let moves = ["a3a4", "a7a6", "e3d3", "e7d7"];
    board(&bob, &moves).await;

    // The form, the picture in full size, the drawer with the channels.
    commands::play(&alice, number, "d3e3").await;
    let last = board(&bob, &[&moves[..], &["d3e3"]].concat()).await;
    bob.press(&last, "move").await;
    let which = note(&bob, "the pieces", |note| offers(note, "type")).await;
    bob.press(&which, "type").await;
    bob.in_field("[data-testid=modal-field]").await;
    has_room(&bob, "with a form").await;
    bob.click("[data-testid=modal-cancel]").await;
    uncovered(&bob).await;
    enlarge(&bob).await;
    has_room(&bob, "with a picture in full").await;
    bob.click("[data-testid=lightbox-close]").await;
    bob.click("#open-drawer").await;
    bob.click("[data-testid=channel][data-channel-name=lounge]")
        .await;
    bob.channel("a channel without a game", |seen| {
        !seen.iter().any(|message| offers(message, "move"))
    })
    .await;
    has_room(&bob, "in another channel").await;

    bob.close().await;
    env.close().await;
}

/// Pages that were left took all connections that a browser opens to one host, and the next one waited for 45 seconds.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run"]
async fn the_page_opens_at_once_however_often() {
    let env = TestEnvironment::open().await;
    let chrome = Chrome::start();
    let window = chrome.window(&env, "Alice", Screen::DESKTOP).await;
    for who in ["bob", "alice"].repeat(6) {
        let address = format!("{}/?user={who}", env.base);
        let opened = tokio::time::timeout(Duration::from_secs(30), window.go(&address)).await;
        opened.expect("the page opens");
    }
    window.close().await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run"]
async fn interactions_change_between_gateway_and_http() {
    let env = TestEnvironment::over_http(Options::default()).await;
    let chrome = Chrome::start();
    let alice = chrome.window(&env, "Alice", Screen::DESKTOP).await;
    let switch = "[data-testid=over-http]";
    alice.click("[data-testid=workshop-toggle]").await;
    for over_http in [true, false, true] {
        let state = format!("return document.querySelector('{switch}')?.checked === {over_http}");
        alice.until("the switch", &state).await;
        let since = env.log().await.len();
        alice.click(COMPOSER).await;
        alice.write("/games").await;
        suggested(&alice, "a command", "games").await;
        alice.key(Key::Enter).await;
        alice.key(Key::Enter).await;
        note(&alice, "an answer", |note| {
            text(&note["text"]).contains("/challenge")
        })
        .await;
        let way = if over_http {
            "to the endpoint"
        } else {
            "to 1 shard(s)"
        };
        let log = env.log().await;
        let mut sent = log[since..].iter();
        let sent = sent.rfind(|entry| entry["path"] == "INTERACTION_CREATE");
        assert!(sent.is_some_and(|entry| entry["note"] == way));
        let dismiss = "document.querySelector('[data-testid=dismiss]').click(); return true";
        alice.until("the answer to go", dismiss).await;
        alice.click(switch).await;
    }
    alice.close().await;
    env.close().await;
}
