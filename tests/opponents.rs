//! Who can play with whom: blocks that are not revealed, players who accept no challenges from strangers, and rate
//! limits.

use serde_json::{Value, json};

use crate::{
    choices::{refuses, to},
    commands::{begin, challenge, challenge_options, play},
    common::{Person, TestEnvironment, assert_contains, control, is_private, menu_values, text},
};

/// Lets somebody choose who may challenge them.
async fn takes_from(person: &Person<'_>, who: &str) {
    let panel = person.command("settings", &[]).await;
    let people = to(person, &panel, "people").await;
    person.press(&people, "set:challengers", &[who]).await;
}

async fn open_challenge(person: &Person<'_>) -> Value {
    person
        .command("challenge", &[("game", json!("jungle"))])
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn blocked_players_hear_what_everybody_would_hear() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, _) = begin(&alice, &bob).await;
    let theirs = challenge(&bob, &alice).await;
    let mine = challenge(&alice, &bob).await;
    let open = open_challenge(&alice).await;
    let blocked = alice.command("block", &[("player", json!(bob.id))]).await;
    refuses(&blocked, "blocked");

    // Open challenges between the two end as if declined and withdrawn.
    env.wait_for_edit(&theirs, "declined").await;
    env.wait_for_edit(&mine, "withdrew").await;
    // The refusal has the same words as for a player who accepts no challenges.
    let told = challenge(&bob, &alice).await;
    refuses(&told, "isn't taking challenges right now");
    takes_from(&alice, "nobody").await;
    let stranger = challenge(&carol, &alice).await;
    assert_eq!(told["content"], stranger["content"]);
    takes_from(&alice, "everyone").await;
    let refused = bob.press(&open, "accept", &[]).await;
    refuses(&refused, "isn't possible right now");
    assert!(!is_private(&carol.press(&open, "accept", &[]).await));
    // In the other direction, the refusal names the user's own block.
    refuses(&challenge(&alice, &bob).await, "You've blocked");
    let bobs = open_challenge(&bob).await;
    refuses(&alice.press(&bobs, "accept", &[]).await, "You've blocked");

    // Running games continue, but have no rematch.
    assert!(!is_private(&play(&alice, number, "e3d3").await));
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    let sure = alice.command("resign", &[("game", json!(number))]).await;
    let over = alice.press(&sure, "resign-yes", &[]).await;
    let refused = bob.press(&over, "rematch", &[]).await;
    refuses(&refused, "isn't possible right now");

    let panel = alice.command("settings", &[]).await;
    let people = to(&alice, &panel, "people").await;
    let blocked = menu_values(&people, "set-unblock");
    alice
        .press(&people, "set-unblock", &[blocked[0].as_str()])
        .await;
    assert!(!is_private(&challenge(&bob, &alice).await));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_counter_proposal_of_somebody_blocked_goes_nowhere() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let post = challenge(&alice, &bob).await;
    let menus = bob.press(&post, "propose", &[]).await;
    let menus = bob.press(&menus, "choose-time", &["7d"]).await;
    // The block withdraws the challenge; its old menus lead to no game.
    alice.command("block", &[("player", json!(bob.id))]).await;
    env.wait_for_edit(&post, "withdrew").await;
    let answer = bob.press(&menus, "send", &[]).await;
    assert!(is_private(&answer), "{answer:#}");
    assert!(!text(&answer["content"]).contains("block"), "{answer:#}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_blocked_seems_to_follow_and_gets_no_boards() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol, dave) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
        env.person("Dave").await,
    );
    let (number, _) = begin(&alice, &bob).await;
    alice.command("block", &[("player", json!(carol.id))]).await;
    for follower in [&carol, &dave] {
        let answer = follower.command("watch", &[("game", json!(number))]).await;
        refuses(&answer, "You now follow game");
    }
    let since = env.mark();
    play(&alice, number, "e3d3").await;
    let seen = env
        .wait_for_event(since, "a board for Dave", |event| {
            text(&event["message"]["content"]).starts_with("👀")
        })
        .await;
    let daves = env.direct(&dave).await;
    assert_eq!(seen["message"]["channel_id"], daves.as_str());
    // Carol's copy would have been sent before: followers are notified in the order of their ids.
    let state = env.state(Some(&carol.id)).await;
    let carols = env.direct(&carol).await;
    let messages = state["messages"][&carols].as_array().map_or(0, Vec::len);
    assert_eq!(messages, 0, "{state:#}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_told_from_whom_a_player_takes_challenges() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    takes_from(&bob, "server").await;
    refuses(
        &challenge(&alice, &bob).await,
        "only takes challenges on servers",
    );
    takes_from(&bob, "known").await;
    refuses(
        &challenge(&alice, &bob).await,
        "only takes challenges from people",
    );
    // Bob may challenge anybody; afterwards they have played with each other, and he has played here.
    begin(&bob, &alice).await;
    assert!(!is_private(&challenge(&alice, &bob).await));
    refuses(
        &challenge(&carol, &bob).await,
        "only takes challenges from people",
    );
    takes_from(&bob, "server").await;
    assert!(!is_private(&challenge(&carol, &bob).await));
    takes_from(&bob, "nobody").await;
    refuses(
        &challenge(&alice, &bob).await,
        "isn't taking challenges right now",
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_too_fast_is_told_when_to_go_on_and_loses_no_move() {
    let env = TestEnvironment::without_bot(banyan::sandbox::Options::default()).await;
    let mut command = env.bot_command();
    command
        .env("BANYAN_MOVES_A_MINUTE", "2")
        .env("BANYAN_CHALLENGES_AN_HOUR", "1")
        .env("BANYAN_PICTURES_A_MINUTE", "1")
        .env("BANYAN_SERVER_SHARE", "2");
    env.start_bot_by(command).await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, _) = begin(&alice, &bob).await;
    let again = challenge(&alice, &bob).await;
    refuses(&again, "send the next one <t:");
    assert!(control(&again, "accept").is_none());

    // Each may make two moves; the third one is refused, and no earlier move is lost.
    for (mover, mv) in [
        (&alice, "e3d3"),
        (&bob, "a9a8"),
        (&alice, "d3d4"),
        (&bob, "a8a9"),
    ] {
        assert!(!is_private(&play(mover, number, mv).await), "{mv}");
    }
    refuses(&play(&alice, number, "d4d5").await, "Please go on <t:");
    let board = alice.command("board", &[("game", json!(number))]).await;
    assert_contains(&board, "`a8a9`");
    let picture = [("game", json!(number))];
    refuses(&alice.command("board", &picture).await, "ask again <t:");

    // The server's limit is two challenges: one is Bob's, and Carol is told that the server's limit is reached.
    assert!(!is_private(&challenge(&bob, &alice).await));
    let busy = carol.command("challenge", &challenge_options(&alice)).await;
    refuses(&busy, "This server is keeping me busy");
    // The limit does not apply to people who manage the server.
    refuses(
        &alice.command("server", &[]).await,
        "Settings of this server",
    );
    env.close().await;
}
