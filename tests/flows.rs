//! The numbers of presses in the table of docs/flows.md, counted in the chat client of the sandbox.

use std::cell::Cell;

use serde_json::{Value, json};

use crate::commands::{begin, play};
use crate::common::{Person, TestEnvironment, assert_contains, control, is_private, pinged, text};

/// The number in the column "now" of a row.
fn promised(what: &str) -> usize {
    let page = std::fs::read_to_string("docs/flows.md").expect("the page");
    let row = page
        .lines()
        .find(|line| line.starts_with(&format!("| {what} |")));
    let now = row.and_then(|row| row.split('|').nth(3));
    let now = now.unwrap_or_else(|| panic!("no row {what:?}"));
    let number = now.split_whitespace().next();
    number
        .and_then(|number| number.parse().ok())
        .expect("a number of presses")
}

/// Counts what people send.
#[derive(Default)]
struct Counter(Cell<usize>);

impl Counter {
    fn one(&self) {
        self.0.set(self.0.get() + 1);
    }

    async fn command(&self, by: &Person<'_>, name: &str) -> Value {
        self.command_with(by, name, &[]).await
    }

    /// Typing the options counts nothing.
    async fn command_with(&self, by: &Person<'_>, name: &str, options: &[(&str, Value)]) -> Value {
        self.one();
        by.command(name, options).await
    }

    async fn press(&self, by: &Person<'_>, message: &Value, verb: &str, values: &[&str]) -> Value {
        self.one();
        by.press(message, verb, values).await
    }

    /// Chooses a person in a menu of people.
    async fn choose(&self, by: &Person<'_>, message: &Value, verb: &str, whom: &str) -> Value {
        self.one();
        let id = control(message, verb).expect("a menu of people");
        let outcome = by.interact(json!({
            "type": "component", "message_id": message["id"], "custom_id": id, "component_type": 5,
            "values": [whom],
        }));
        by.answer(&outcome.await).await
    }

    /// Compares the count with the row of the table, and begins again.
    #[track_caller]
    fn are(&self, what: &str) {
        assert_eq!(self.0.take(), promised(what), "{what}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn flows_take_as_many_presses_as_their_page_says() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let presses = Counter::default();

    let panel = presses.command(&alice, "challenge").await;
    let panel = presses
        .choose(&alice, &panel, "invite-player", &bob.id)
        .await;
    let post = presses.press(&alice, &panel, "invite-send", &[]).await;
    assert_eq!(pinged(&post), [bob.id.as_str()]);
    presses.are("first challenge, not knowing any option");

    let board = presses.press(&bob, &post, "accept", &[]).await;
    assert!(
        !is_private(&board) && control(&board, "move").is_some(),
        "{board}"
    );
    presses.are("accepting");

    // Sides are random; the first line says who is to move.
    let first = format!("<@{}>", alice.id);
    let (mover, other) = if text(&board["content"]).starts_with(&first) {
        (&alice, &bob)
    } else {
        (&bob, &alice)
    };
    let menu = presses.press(mover, &board, "move", &[]).await;
    let menu = presses.press(mover, &menu, "piece", &["e3"]).await;
    let board = presses.press(mover, &menu, "to", &["e3d3"]).await;
    assert!(!is_private(&board), "{board}");
    presses.are("a move by menus");

    let panel = presses.press(other, &board, "more", &[]).await;
    let offer = presses.press(other, &panel, "draw", &[]).await;
    let question = presses.press(mover, &offer, "agree-draw", &[]).await;
    let end = presses.press(mover, &question, "agree-draw-yes", &[]).await;
    assert!(control(&end, "rematch").is_some(), "{end}");
    presses.are("a draw, offered and accepted");

    let offer = presses.press(mover, &end, "rematch", &[]).await;
    let again = presses.press(other, &offer, "agree-rematch", &[]).await;
    assert!(control(&again, "move").is_some(), "{again}");
    presses.are("a rematch, asked for and accepted");

    presses.one();
    let panel = alice.context_user("Challenge to a game", &bob).await;
    let post = presses.press(&alice, &panel, "invite-send", &[]).await;
    assert_eq!(pinged(&post), [bob.id.as_str()]);
    presses.are("the same, from the person's menu");
    let declined = presses.press(&bob, &post, "decline", &[]).await;
    assert!(control(&declined, "accept").is_none(), "{declined}");
    presses.are("declining");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_games_and_old_boards_take_as_many_presses_as_their_page_says() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let presses = Counter::default();
    env.keep_old_controls().await;

    let (number, old) = begin(&alice, &bob).await;
    begin(&alice, &bob).await;
    let menu = presses
        .command_with(&alice, "move", &[("move", json!("e3d3"))])
        .await;
    let number_picked = number.to_string();
    let board = presses
        .press(&alice, &menu, "pick", &[&number_picked])
        .await;
    assert!(!is_private(&board), "{board}");
    presses.are("`/move b2b3` with several games");

    play(&bob, number, "a9a8").await;
    // The first board is two moves old; somebody may still see its buttons for a moment.
    let now = presses.press(&alice, &old, "move", &[]).await;
    assert!(is_private(&now), "{now}");
    let menu = presses.press(&alice, &now, "move", &[]).await;
    let menu = presses.press(&alice, &menu, "piece", &["d3"]).await;
    let board = presses.press(&alice, &menu, "to", &["d3d4"]).await;
    assert!(!is_private(&board), "{board}");
    presses.are("a move on an outdated board");

    presses.one();
    let panel = alice.command_in("tournament", "create", &[]).await;
    presses.one();
    let created = alice
        .press_and_submit_form(&panel, "cfm", "Spring Cup")
        .await;
    assert_contains(&created, "Tournament #1 is ready");
    presses.are("a tournament, without options");
    env.close().await;
}
