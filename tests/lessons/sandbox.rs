//! Rules pages and lessons through the sandbox.

use banyan::{lessons::tasks, rules::Game};
use serde_json::{Value, json};

use crate::{
    commands::begin,
    common::{TestEnvironment, control, controls, is_private, menu_values, text},
};

fn content(message: &Value) -> String {
    let content = text(&message["content"]);
    assert!(content.chars().count() <= 2000, "{content}");
    content
}

/// The alt text of a message's picture.
fn alt(message: &Value) -> String {
    text(&message["attachments"][0]["description"])
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_turned_page_by_page() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let rules = "jungle/german+trapped=powerless+rat-in=on";
    let first = alice.command("rules", &[("rules", json!(rules))]).await;
    assert!(is_private(&first));
    assert!(content(&first).contains("page 1 of 9"), "{first}");
    assert!(alt(&first).starts_with("The starting position"), "{first}");
    assert_eq!(controls(&first).len(), 2, "on, and the lesson: {first}");
    let mut pages = vec![first.clone()];
    for number in 1..9 {
        let turned = format!("page:{number}");
        let page = alice.press(&pages[number - 1], &turned, &[]).await;
        assert_eq!(page["id"], first["id"], "the page is turned in its place");
        let foot = format!("page {} of 9", number + 1);
        assert!(content(&page).contains(&foot), "{page}");
        if number == 1 {
            let deviation = "★ A piece weakened by a trap";
            assert!(content(&page).contains(deviation), "{page}");
            assert_eq!(page["attachments"], json!([]), "only words");
        } else {
            assert!(alt(&page).contains("Marked: "), "{page}");
        }
        pages.push(page);
    }
    // The pages reflect the ruleset's switches.
    let jump = content(&pages[3]);
    assert!(
        jump.contains("✅ tiger b3 jumps to b7, captures the wolf"),
        "{jump}"
    );
    assert!(jump.contains("🚫 The lion can't jump"), "{jump}");
    assert!(content(&pages[6]).contains("✅ rat a4 swims to b4, captures the rat"));
    assert!(content(&pages[7]).contains("is weak"));
    let back = alice.press(&pages[8], "page:7", &[]).await;
    assert_eq!(content(&back), content(&pages[7]));
    assert!(control(&pages[8], "page:9").is_none(), "that was the last");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn public_rules_are_turned_by_each_for_themselves() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let options = [("game", json!("o-an-quan")), ("public", json!(true))];
    let shown = alice.command("rules", &options).await;
    assert!(!is_private(&shown));
    let own = bob.press(&shown, "page:1", &[]).await;
    assert!(is_private(&own));
    assert_ne!(own["id"], shown["id"], "what others read stays");
    let own = bob.press(&own, "page:2", &[]).await;
    assert!(
        content(&own).contains("Sown from field 2 (blue): 3 citizens."),
        "{own}"
    );

    let (_, board) = begin(&alice, &bob).await;
    let rules = bob.press(&board, "rules", &[]).await;
    assert!(
        is_private(&rules) && control(&rules, "page:1").is_some(),
        "{rules}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_answers_and_goes_on_after_a_restart() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let task = alice.command("learn", &[("game", json!("jungle"))]).await;
    assert!(is_private(&task));
    assert!(content(&task).contains("task 1 of 7"), "{task}");
    let chosen = alice.press(&task, "learn-piece", &["c3"]).await;
    assert_eq!(chosen["id"], task["id"]);
    assert_eq!(menu_values(&chosen, "learn-to").len(), 2);
    assert!(alt(&chosen).contains("Marked: "), "{chosen}");
    // Legal, but not the solution.
    let hint = alice.press(&chosen, "learn-to", &["c3c2"]).await;
    assert!(
        content(&hint).contains("cat c3 to c2: that's allowed"),
        "{hint}"
    );
    assert!(content(&hint).contains("task 1 of 7"), "{hint}");
    // Illegal, as people type it.
    let hint = alice
        .press_and_submit_form(&hint, "learn-type", "c3 takes d3")
        .await;
    assert!(content(&hint).contains("❌"), "{hint}");
    let hint = alice
        .press_and_submit_form(&hint, "learn-type", "c3d3")
        .await;
    assert!(
        content(&hint).contains("The cat (2) can't capture the dog (3)"),
        "{hint}"
    );

    env.kill_bot();
    env.start_bot().await;
    let right = alice
        .press_and_submit_form(&hint, "learn-type", "wolf d3")
        .await;
    assert!(
        content(&right).contains("captures the dog.** That's it!"),
        "{right}"
    );
    assert_eq!(controls(&right), ["learn:jungle:1"]);
    let next = alice.press(&right, "learn", &[]).await;
    assert_eq!(next["id"], task["id"]);
    assert!(content(&next).contains("task 2 of 7"), "{next}");
    let back = alice.press(&next, "learn", &[]).await;
    assert!(content(&back).contains("task 1 of 7"), "{back}");
    let skipped = alice.press(&back, "learn", &[]).await;
    assert!(content(&skipped).contains("task 2 of 7"), "{skipped}");

    let defence = [("game", json!("jungle")), ("task", json!(5))];
    let defence = alice.command("learn", &defence).await;
    let missed = alice
        .press_and_submit_form(&defence, "learn-type", "c2c1")
        .await;
    assert!(
        content(&missed).contains("lion d2 enters the den d1” and wins"),
        "{missed}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_can_be_done_to_its_end() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    for game in Game::ALL {
        let mut message = alice
            .command("learn", &[("game", json!(game.slug()))])
            .await;
        for task in tasks(*game) {
            let answer = task.solutions()[0].to_string();
            let from = menu_values(&message, "learn-piece")
                .into_iter()
                .find(|from| answer.starts_with(from.as_str()))
                .expect("a piece");
            let chosen = alice.press(&message, "learn-piece", &[&from]).await;
            let right = alice.press(&chosen, "learn-to", &[&answer]).await;
            assert!(
                content(&right).contains("That's it!"),
                "{} {right}",
                task.key
            );
            message = alice.press(&right, "learn", &[]).await;
        }
        assert!(content(&message).contains("/challenge"), "{message}");
        assert!(message["attachments"].as_array().is_none_or(Vec::is_empty));
        let again = alice.press(&message, "learn", &[]).await;
        assert!(content(&again).contains("task 1 of"), "{again}");
    }
    env.close().await;
}
