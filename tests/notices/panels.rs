//! `/settings`, `/server` and `/watch` through the real bot.

use serde_json::{Value, json};

use crate::{
    commands::{begin, play},
    common::{TestEnvironment, components, control, controls, is_private, pinged, text, words},
};

#[tokio::test(flavor = "multi_thread")]
async fn settings_work_at_once_by_options_menus_and_buttons() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let panel = bob.command("settings", &[]).await;
    assert!(is_private(&panel), "{panel}");
    let says = |panel: &Value, what: &str| {
        assert!(words(panel).contains(what), "{what}: {panel:#}");
    };
    says(&panel, "mention in the channel");
    let panel = bob.press(&panel, "set:notices", &["direct"]).await;
    says(&panel, "Turn notifications: **direct message**");
    let panel = bob.press(&panel, "set:vacation", &[]).await;
    says(&panel, "Automatic vacation: **on**");
    let panel = bob
        .press_and_submit_form(&panel, "set-hours", "10 pm - 7 am")
        .await;
    says(&panel, "22:00–07:00");
    assert!(control(&panel, "set:hours").is_some());
    let panel = bob.press(&panel, "set:hours", &[]).await;
    says(&panel, "Quiet hours: **none**");

    let (number, _) = begin(&alice, &bob).await;
    let since = env.mark();
    let board = play(&alice, number, "e3d3").await;
    assert!(pinged(&board).is_empty(), "Bob wants direct messages");
    let told = env
        .wait_for_event(since, "a direct message", |event| {
            event["type"] == "message_create"
                && text(&event["message"]["content"]).contains("It's your turn")
        })
        .await;
    assert!(
        text(&told["message"]["content"]).contains(&text(&board["id"])),
        "{told}"
    );

    let panel = bob
        .command(
            "settings",
            &[
                ("notices", json!("channel")),
                ("zone", json!("berlin")),
                ("quiet", json!("off")),
            ],
        )
        .await;
    says(&panel, "Europe/Berlin");
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    assert_eq!(
        pinged(&play(&alice, number, "d3d4").await),
        [bob.id.as_str()]
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_help_with_time_zones_and_refuse_nonsense_kindly() {
    let env = TestEnvironment::open().await;
    let bob = env.person("Bob").await;
    let found = bob.complete("settings", &[], ("zone", "new y")).await;
    assert_eq!(found[0].1, "America/New_York");
    assert!(found[0].0.contains("now "), "{found:?}");
    assert_eq!(bob.complete("settings", &[], ("zone", "")).await.len(), 25);
    for (option, value, word) in [
        ("quiet", "at night", "22:00-07:00"),
        ("zone", "atlantis", "New York"),
        ("zone", "america", "Which one do you mean"),
    ] {
        let refusal = bob.command("settings", &[(option, json!(value))]).await;
        assert!(
            is_private(&refusal) && text(&refusal["content"]).contains(word),
            "{refusal}"
        );
    }
    let panel = bob.command("settings", &[]).await;
    assert!(words(&panel).contains("UTC"), "nothing was changed");
    let mut parts = components(&panel).into_iter();
    let open = parts.find(|part| part["disabled"] == true);
    let open = open.expect("the open section");
    assert_eq!(
        (&open["style"], &open["label"]),
        (&json!(2), &json!("• Notifications"))
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_chooses_threads_and_the_game_is_played_there() {
    let env = TestEnvironment::open().await;
    // Alice owns the server.
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    // Only people who manage the server can use it.
    bob.refused("server").await;
    let answer = alice.command("server", &[("threads", json!("on"))]).await;
    assert!(
        is_private(&answer) && words(&answer).contains("thread"),
        "{answer}"
    );
    let since = env.mark();
    let (number, opening) = begin(&alice, &bob).await;
    let thread = text(&opening["id"]);
    env.wait_for_event(since, "a board in the thread", |event| {
        event["message"]["channel_id"] == thread.as_str()
    })
    .await;
    let board = alice
        .in_channel(&thread)
        .command("move", &[("move", json!("e3d3"))])
        .await;
    assert!(
        !is_private(&board) && board["channel_id"] == thread.as_str(),
        "{board}"
    );
    // Moving from the channel also works; the board appears where the game is.
    let since = env.mark();
    let copy = play(&bob, number, "a9a8").await;
    assert!(is_private(&copy), "{copy}");
    let board = env
        .wait_for_event(since, "the board in the thread", |event| {
            event["message"]["channel_id"] == thread.as_str()
                && text(&event["message"]["content"]).contains("`a9a8`")
        })
        .await;
    assert_eq!(pinged(&board["message"]), [alice.id.as_str()]);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_others_are_followed_and_left() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, _) = begin(&alice, &bob).await;
    let watch =
        async |what: u64| text(&carol.command("watch", &[("game", json!(what))]).await["content"]);
    assert!(watch(99).await.contains("no game #99"));
    assert!(text(&carol.command("watch", &[]).await["content"]).contains("don't follow any games"));
    let own = bob.command("watch", &[("game", json!(number))]).await;
    assert!(
        is_private(&own) && text(&own["content"]).contains("yourself"),
        "{own}"
    );
    assert!(watch(number).await.contains("You now follow game"));
    let listed = text(&carol.command("watch", &[]).await["content"]);
    assert!(
        listed.contains(&format!("#{number}")) && listed.contains("https://"),
        "{listed}"
    );
    let since = env.mark();
    play(&alice, number, "e3d3").await;
    let suggested = carol.complete("watch", &[], ("game", "")).await;
    assert!(
        suggested[0].0.contains("👀") && suggested[0].1 == number,
        "{suggested:?}"
    );
    assert!(bob.complete("watch", &[], ("game", "")).await.is_empty());
    let seen = env
        .wait_for_event(since, "a board for Carol", |event| {
            text(&event["message"]["content"]).starts_with("👀")
        })
        .await;
    assert!(pinged(&seen["message"]).is_empty() && controls(&seen["message"]).is_empty());
    let dm = carol.in_channel(&text(&seen["message"]["channel_id"]));
    // In direct messages nobody can follow a game that they cannot see; unfollowing works everywhere.
    let ended = dm.command("watch", &[("game", json!(number))]).await;
    assert!(text(&ended["content"]).contains("no longer"), "{ended}");
    let refused = dm.command("watch", &[("game", json!(number))]).await;
    assert!(
        text(&refused["content"]).contains("isn't played on this server"),
        "{refused}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_made_in_direct_messages_once_the_channel_is_gone() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let since = env.mark();
    let url = format!("{}/sandbox/channel?channel={}", env.base, alice.channel);
    let lounge = alice.in_channel(&env.channel("lounge").await);
    assert!(
        env.http
            .delete(url)
            .send()
            .await
            .expect("an answer")
            .status()
            .is_success()
    );
    // Alice moves in another channel: her copy is private, and both players get the board.
    assert!(is_private(&play(&lounge, number, "e3d3").await));
    let board_of = async |who: &str, since: usize, mv: &str| {
        let event = env
            .wait_for_event(since, "a board in direct messages", |event| {
                let message = &event["message"];
                event["type"] == "message_create"
                    && message["flags"].as_u64().unwrap_or(0) & 64 == 0
                    && text(&message["content"]).contains(mv)
                    && event["message"]["channel_id"] == who
            })
            .await;
        event["message"].clone()
    };
    let state = env.state(None).await;
    let dm_of = |id: &str| {
        let channels = state["channels"].as_array().expect("channels").iter();
        let mut found = channels.filter(|channel| channel["recipients"][0]["id"] == id);
        text(&found.next().expect("a direct channel")["id"])
    };
    let (alices, bobs) = (dm_of(&alice.id), dm_of(&bob.id));
    let board = board_of(&bobs, since, "`e3d3`").await;
    assert!(!controls(&board).is_empty());
    board_of(&alices, since, "`e3d3`").await;
    // Bob moves in his direct messages: the answer is his board, and Alice gets hers.
    let since = env.mark();
    let answer = bob
        .in_channel(&bobs)
        .command("move", &[("move", json!("a9a8"))])
        .await;
    assert!(
        !is_private(&answer) && !controls(&answer).is_empty(),
        "{answer}"
    );
    let board = board_of(&alices, since, "`a9a8`").await;
    assert_eq!(pinged(&board), [alice.id.as_str()]);
    let state = env.state(None).await;
    let twice = state["messages"][&bobs]
        .as_array()
        .expect("messages")
        .iter();
    assert_eq!(
        twice
            .filter(|message| text(&message["content"]).contains("`a9a8`"))
            .count(),
        1
    );
    env.close().await;
}
