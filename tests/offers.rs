//! Offers through the sandbox: draw, takeback, pause, time, calling off, claims and rematches, by button and by
//! command.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    commands::{begin, finished, play},
    common::{
        Person, TestEnvironment, assert_contains, brief, control, controls, is_private, number_of,
        pinged, text,
    },
};

const DAY: Duration = Duration::from_hours(24);

/// Presses a button of the panel behind a board's **More…**.
async fn wish(person: &Person<'_>, board: &Value, verb: &str) -> Value {
    let panel = person.press(board, "more", &[]).await;
    assert!(is_private(&panel), "{panel}");
    press_away(person, &panel, verb).await
}

/// Presses a button of a private message that is over with it: the answer replaces the message, or it is deleted.
async fn press_away(person: &Person<'_>, message: &Value, verb: &str) -> Value {
    let since = person.env.mark();
    let answer = person.press(message, verb, &[]).await;
    if answer["id"] != message["id"] {
        person.env.wait_for_deletion(since, message).await;
    }
    answer
}

/// The verbs on that panel.
async fn wishes(person: &Person<'_>, board: &Value) -> Vec<String> {
    let panel = person.press(board, "more", &[]).await;
    let verb = |id: String| id.split(':').next().unwrap_or_default().to_owned();
    controls(&panel).into_iter().map(verb).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_declined_withdrawn_and_agreed() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, board) = begin(&alice, &bob).await;
    let offer = wish(&alice, &board, "draw").await;
    assert!(!is_private(&offer), "{offer}");
    assert_eq!(pinged(&offer), [bob.id.as_str()]);
    assert_contains(&offer, "offers a draw");
    assert!(is_private(&carol.press(&offer, "agree-draw", &[]).await));
    let own = alice.press(&offer, "agree-draw", &[]).await;
    assert!(is_private(&own), "nobody agrees with themselves: {own}");
    assert_contains(&own, "no longer open");
    // The board can still be used to move, and does not repeat an open offer.
    assert!(!wishes(&alice, &board).await.contains(&"draw".to_owned()));

    let declined = bob.press(&offer, "refuse-draw", &[]).await;
    assert_eq!(declined["id"], offer["id"], "its own post says so");
    assert_contains(&declined, "declined");
    assert!(controls(&declined).is_empty());

    let board = play(&alice, number, "e3d3").await;
    let offer = wish(&alice, &board, "draw").await;
    let panel = wish(&alice, &board, "refuse-draw").await;
    assert!(is_private(&panel), "{panel}");
    env.wait_for_edit(&offer, "withdrawn").await;

    let board = play(&bob, number, "a9a8").await;
    let offer = bob.command("offer", &[("what", json!("draw"))]).await;
    let question = alice.press(&offer, "agree-draw", &[]).await;
    assert!(is_private(&question), "{question}");
    assert_contains(&question, "can't be undone");
    let kept = alice.press(&question, "keep", &[]).await;
    assert_contains(&kept, "goes on");
    let question = wish(&alice, &board, "agree-draw").await;
    let end = press_away(&alice, &question, "agree-draw-yes").await;
    assert_contains(&end, "Draw between");
    assert_contains(&end, "both players agreed");
    assert_eq!(pinged(&end), [bob.id.as_str()]);
    let alt = text(&end["attachments"][0]["description"]);
    assert!(alt.contains("Draw: both players agreed"), "{alt}");
    env.wait_for_edit(&offer, "accepted.").await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_at_once_or_by_leave() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, opening) = begin(&alice, &bob).await;
    assert!(
        !wishes(&alice, &opening)
            .await
            .contains(&"takeback".to_owned())
    );
    env.keep_old_controls().await;
    let board = play(&alice, number, "e3d3").await;
    let again = wish(&alice, &board, "takeback").await;
    assert_contains(&again, "took back a move");
    assert!(again["attachments"][0]["filename"].is_string(), "{again}");
    assert!(pinged(&again).is_empty(), "she knows");
    assert_contains(&bob.press(&board, "more", &[]).await, "has changed");
    env.faults(json!([])).await;

    let board = play(&alice, number, "a3a4").await;
    env.restart_after(Duration::from_mins(2)).await;
    let offer = wish(&alice, &board, "takeback").await;
    assert_contains(&offer, "asks for a takeback");
    assert_contains(&offer, "· to take back: elephant a3 to a4");
    assert_eq!(pinged(&offer), [bob.id.as_str()]);
    let again = bob.press(&offer, "agree-takeback", &[]).await;
    assert_contains(&again, "took back a move");
    assert_eq!(pinged(&again), [alice.id.as_str()]);
    env.wait_for_edit(&offer, "accepted.").await;

    // An offer is void once the game has moved on.
    let board = play(&alice, number, "a3a4").await;
    env.restart_after(Duration::from_mins(2)).await;
    let offer = wish(&alice, &board, "takeback").await;
    env.keep_old_controls().await;
    let board = play(&bob, number, "a9a8").await;
    assert_contains(
        &bob.press(&offer, "agree-takeback", &[]).await,
        "has changed",
    );
    env.faults(json!([])).await;
    let void = env.wait_for_edit(&offer, "no longer open").await;
    assert!(controls(&void).is_empty());

    // After the opponent's answer both moves are taken back.
    let offer = wish(&alice, &board, "takeback").await;
    let both = "· to take back: elephant a3 to a4 · lion a9 to a8";
    assert_contains(&offer, both);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_paused_resumed_and_added_to() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = begin(&alice, &bob).await;
    assert_contains(&board, "due <t:");
    let offer = wish(&bob, &board, "pause").await;
    assert_eq!(pinged(&offer), [alice.id.as_str()]);
    let paused = alice.press(&offer, "agree-pause", &[]).await;
    assert_contains(&paused, "is paused");
    assert_eq!(pinged(&paused), [bob.id.as_str()]);
    env.wait_for_edit(&offer, "accepted.").await;
    assert_contains(&alice.command("board", &[]).await, "paused");
    let resumed = bob.press(&paused, "resume", &[]).await;
    assert_contains(&resumed, "goes on");
    assert_eq!(pinged(&resumed), [alice.id.as_str()]);
    env.wait_for_edit(&paused, "was paused").await;

    let given = bob.command("offer", &[("what", json!("give"))]).await;
    assert_contains(&given, "24 more hours");
    assert_eq!(given["flags"].as_u64().unwrap_or(0) & 4096, 4096, "silent");
    let own = alice.command("offer", &[("what", json!("give"))]).await;
    assert!(is_private(&own), "{own}");

    // A move during a pause restarts the clock.
    let offer = wish(&alice, &board, "pause").await;
    let paused = bob.press(&offer, "agree-pause", &[]).await;
    let board = play(&alice, number, "e3d3").await;
    assert_contains(&board, "due <t:");
    env.wait_for_edit(&paused, "was paused").await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_runs_out_ends_the_game_or_can_be_claimed() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (lost, _) = begin(&alice, &bob).await;
    let options = [
        ("game", json!("jungle")),
        ("player", json!(bob.id)),
        ("side", json!("first")),
        ("time", json!("3d")),
        ("claim", json!(true)),
    ];
    let post = alice.command("challenge", &options).await;
    let claimed = number_of(&post);
    let board = bob.press(&post, "accept", &[]).await;
    assert!(!wishes(&bob, &board).await.contains(&"claim".to_owned()));
    let since = env.mark();
    env.restart_after(DAY * 3).await;
    let end = env.wait_for_post(since, "wins against").await;
    assert_eq!(number_of(&end), lost);
    let note = env.wait_for_post(since, "You can claim the win").await;
    assert_eq!(pinged(&note), [bob.id.as_str()]);
    assert_eq!(number_of(&note), claimed);
    let own = alice.press(&note, "claim", &[]).await;
    assert!(
        is_private(&own) && control(&own, "claim").is_none(),
        "{own}"
    );
    let question = bob.press(&note, "claim", &[]).await;
    assert_contains(&question, "can't be undone");
    let end = press_away(&bob, &question, "claim-yes").await;
    assert_contains(&end, "ran out of time");
    assert_eq!(pinged(&end), [alice.id.as_str()]);
    env.wait_for_edit(&note, "had run out").await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_slept_through_is_given_back_without_a_sound() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let since = env.mark();
    env.restart_after_downtime(DAY * 4).await;
    let note = env.wait_for_post(since, "I was offline").await;
    assert_eq!(number_of(&note), number);
    assert!(pinged(&note).is_empty(), "{note}");
    assert_eq!(note["flags"].as_u64().unwrap_or(0) & 4096, 4096, "silent");
    assert_contains(&play(&alice, number, "e3d3").await, "due <t:");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_called_off_before_both_have_moved() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = begin(&alice, &bob).await;
    let question = wish(&bob, &board, "abort").await;
    assert_contains(&question, "can't be undone");
    let end = press_away(&bob, &question, "abort-yes").await;
    assert_contains(&end, &format!("aborted the game against <@{}>", alice.id));
    assert_eq!(pinged(&end), [alice.id.as_str()]);
    assert!(controls(&end).is_empty(), "{end}");
    let alt = text(&end["attachments"][0]["description"]);
    assert!(alt.contains("aborted"), "{alt}");
    let shown = alice.command("board", &[("game", json!(number))]).await;
    assert_contains(&shown, "aborted the game");
    assert_contains(&play(&alice, number, "e3d3").await, "aborted");

    let (number, _) = begin(&alice, &bob).await;
    play(&alice, number, "e3d3").await;
    let board = play(&bob, number, "a9a8").await;
    assert!(!wishes(&bob, &board).await.contains(&"abort".to_owned()));
    let options = [("what", json!("abort")), ("game", json!(number))];
    assert_contains(
        &bob.command("offer", &options).await,
        "Both players have moved",
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_both_press_at_once_begins_once() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, last) = finished(&alice, &bob).await;
    assert_contains(
        &carol.press(&last, "rematch", &[]).await,
        "two other people",
    );
    let since = env.mark();
    let (one, two) = tokio::join!(
        alice.press_only(&last, "rematch", &[]),
        bob.press_only(&last, "rematch", &[])
    );
    let answers = [alice.answer(&one).await, bob.answer(&two).await];
    let boards: Vec<&Value> = answers
        .iter()
        .filter(|answer| answer["attachments"][0]["filename"].is_string())
        .collect();
    assert_eq!(boards.len(), 1, "{:?}", answers.each_ref().map(brief));
    assert_contains(boards[0], &format!("rematch of #{number}"));
    assert_contains(boards[0], &format!("<@{}> plays blue", bob.id));
    let next = number_of(boards[0]);
    assert_eq!(next, number + 1);
    let offer = env.wait_for_post(since, "asks for a rematch").await;
    let offer = env
        .wait_for_edit(&offer, &format!("started as **#{next}**"))
        .await;
    assert!(controls(&offer).is_empty());
    env.wait_for_event(since, "the last board to keep the replay alone", |event| {
        event["message"]["id"] == last["id"]
            && control(&event["message"], "rematch").is_none()
            && control(&event["message"], "replay").is_some()
    })
    .await;
    let options = [("what", json!("rematch")), ("game", json!(number))];
    let third = alice.command("offer", &options).await;
    assert_contains(&third, "already has its rematch");
    assert_eq!(env.boards(next).await.len(), 1);
    assert!(env.boards(next + 1).await.is_empty());
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_asked_for_and_answered_after_a_restart() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, last) = finished(&alice, &bob).await;
    let offer = bob.press(&last, "rematch", &[]).await;
    assert_eq!(pinged(&offer), [alice.id.as_str()]);
    let declined = alice.press(&offer, "refuse-rematch", &[]).await;
    assert_contains(&declined, "declined");
    env.restart_after(DAY * 6).await;
    let offer = alice.command("offer", &[("what", json!("rematch"))]).await;
    assert_eq!(pinged(&offer), [bob.id.as_str()]);
    let board = bob.press(&offer, "agree-rematch", &[]).await;
    assert_contains(&board, &format!("rematch of #{number}"));

    let (_, last) = finished(&alice, &bob).await;
    env.restart_after(DAY * 8).await;
    assert_contains(
        &bob.press(&last, "rematch", &[]).await,
        "the limit is 7 days",
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chain_of_planned_moves_is_one_message() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let board = play(&alice, number, "e3d3").await;
    let panel = alice.press(&board, "more", &[]).await;
    let since = env.mark();
    let plan = alice
        .press_and_submit_form(&panel, "plan", "if a9a8 then d3d4")
        .await;
    assert!(is_private(&plan) && plan["id"] != panel["id"], "{plan}");
    assert_contains(&plan, "d3d4");
    // A used panel is deleted.
    env.wait_for_deletion(since, &panel).await;
    let board = play(&bob, number, "a9a8").await;
    assert_contains(
        &board,
        &format!("as planned, after <@{}>: lion a9 to a8", bob.id),
    );
    assert_contains(&board, "`d3d4`");
    // Both positions are shown, each with its alt text.
    let alts: Vec<String> = board["attachments"]
        .as_array()
        .expect("pictures")
        .iter()
        .map(|picture| text(&picture["description"]))
        .collect();
    assert_eq!(alts.len(), 2, "{board}");
    assert!(
        alts[0].contains("lion a9 to a8") && alts[1].contains("d3 to d4"),
        "{alts:?}"
    );
    let as_text = alice.context_message("Show as text", &board).await;
    assert_contains(&as_text, "d3 to d4");
    let again = alice.command("board", &[("game", json!(number))]).await;
    assert_eq!(again["attachments"].as_array().map(Vec::len), Some(1));
    assert_eq!(pinged(&board), [bob.id.as_str()]);
    assert_eq!(env.boards(number).await.len(), 3);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_or_late_does_the_same() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (_, board) = begin(&alice, &bob).await;
    let panel = alice.command("offer", &[]).await;
    assert!(is_private(&panel) && control(&panel, "draw").is_some());
    assert_contains(&carol.press(&board, "more", &[]).await, "two other people");
    let none = alice.command("offer", &[("what", json!("resume"))]).await;
    assert_contains(&none, "already running");

    // The database is locked for longer than Discord waits: the answers still arrive where they belong.
    let lock = env.lock_database().await;
    let pressed = alice.press_only(&panel, "draw", &[]).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    drop(lock);
    let offer = alice.answer(&pressed).await;
    assert!(!is_private(&offer), "{offer}");
    assert_contains(&offer, "offers a draw");
    let lock = env.lock_database().await;
    let pressed = bob.press_only(&offer, "refuse-draw", &[]).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    drop(lock);
    let declined = bob.answer(&pressed).await;
    assert_eq!(declined["id"], offer["id"]);
    env.wait_for_edit(&offer, "declined").await;
    env.close().await;
}
