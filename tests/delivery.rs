//! Delivery of the bot's own messages: temporary refusals, nonces, direct message channels, rate limits.

use std::time::Duration;

use banyan::{
    discord::api::rest::{RestError, RestRequest},
    play::{ChannelId, PlayerId, TimeControl},
    store::Notices,
};
use serde_json::{Value, json};

use crate::{
    common::{player, text},
    notices::sandbox::{ALICE, BOB, BOBS_DM, GAMES, TestSandbox},
};

const CHANNEL: &str = "POST /channels/*/messages";

/// Sets fault rules for the bot's posts.
async fn faults(sandbox: &TestSandbox, rules: &[Value]) {
    sandbox.set("faults", json!({"rules": rules})).await;
}

#[tokio::test]
async fn only_final_error_codes_end_a_job() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let html = "<html><title>Attention Required!</title></html>";
    let refusals = [
        (403, json!(html)),
        (401, json!(html)),
        (404, json!(html)),
        (404, json!({"message": "404: Not Found", "code": 0})),
        (400, json!({"message": "Invalid Form Body", "code": 50_035})),
        (403, json!({"message": "Something new", "code": 999_999})),
    ];
    for (status, body) in refusals {
        let refusal = json!({"route": CHANNEL, "kind": "status", "status": status, "body": body});
        faults(&sandbox, &[refusal]).await;
        sandbox.play(id).await;
        sandbox.drain_for(5).await;
        let seq = sandbox.game(id).await.seq();
        let board = sandbox.newest(GAMES).await;
        let name = format!("banyan-{}-{seq}.png", id.0);
        assert_eq!(board["attachments"][0]["filename"], name, "{status} {body}");
    }
    sandbox.close().await;
}

#[tokio::test]
async fn a_form_that_discord_never_takes_is_given_up_after_a_day() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let body = json!({"message": "Invalid Form Body", "code": 50_035});
    let refusal =
        json!({"route": CHANNEL, "kind": "status", "status": 400, "body": body, "times": 10_000});
    faults(&sandbox, &[refusal]).await;
    sandbox.play(id).await;
    for _ in 0..60 {
        sandbox.wait(1).await;
    }
    let asked = sandbox.calls("POST", "/messages").await;
    for _ in 0..60 {
        sandbox.wait(1).await;
    }
    assert_eq!(
        sandbox.calls("POST", "/messages").await,
        asked,
        "it still tries"
    );
    // The next post starts with fresh retries, and `/board` shows the game as usual.
    faults(&sandbox, &[]).await;
    sandbox.play(id).await;
    let seq = sandbox.game(id).await.seq();
    let name = format!("banyan-{}-{seq}.png", id.0);
    let board = sandbox.newest(GAMES).await;
    assert_eq!(board["attachments"][0]["filename"], name);
    sandbox.close().await;
}

/// Adds a person; returns their id and their direct message channel.
async fn joins(sandbox: &TestSandbox, name: &str) -> (PlayerId, ChannelId) {
    // Ids are based on the time, so they must differ.
    tokio::time::sleep(Duration::from_millis(5)).await;
    sandbox.set("user", json!({"name": name})).await;
    let state = sandbox.get("/sandbox/state").await;
    let id = |list: &str, fits: &dyn Fn(&Value) -> bool| {
        let mut all = state[list].as_array().expect("a list").iter();
        let found = all.find(|one| fits(one)).expect("the one");
        text(&found["id"]).parse::<u64>().expect("an id")
    };
    let user = id("users", &|user| user["global_name"] == name);
    let direct = id("channels", &|channel| {
        channel["recipients"][0]["id"] == user.to_string().as_str()
    });
    (
        player(&sandbox.bot.app.store, user).await,
        ChannelId(direct),
    )
}

#[tokio::test]
async fn copies_in_channels_with_the_same_low_bits_all_arrive() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let mut channels = Vec::new();
    for name in ["Erin", "Frank", "Grace"] {
        let (player, channel) = joins(&sandbox, name).await;
        sandbox.follow(id, player).await;
        channels.push(channel);
    }
    let low = |channel: &ChannelId| channel.0 % 0x1_0000;
    assert!(
        channels
            .iter()
            .all(|channel| low(channel) == low(&channels[0]))
    );
    sandbox.play(id).await;
    for channel in channels {
        assert_eq!(sandbox.messages(channel).await.len(), 1, "{channel}");
    }
    sandbox.close().await;
}

#[tokio::test]
async fn a_message_of_another_channel_is_not_ours() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let twin = json!({"route": CHANNEL, "kind": "status", "status": 200,
        "body": {"id": "1", "channel_id": "2", "content": ""}});
    faults(&sandbox, &[twin]).await;
    sandbox.play(id).await;
    sandbox.drain_for(5).await;
    let board = sandbox.newest(GAMES).await;
    assert!(text(&board["content"]).contains("`e3d3`"), "{board}");
    sandbox.close().await;
}

#[tokio::test]
async fn discord_is_asked_for_a_direct_channel_once() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    for _ in 0..4 {
        sandbox.play(id).await;
    }
    assert_eq!(sandbox.calls("POST", "/users/@me/channels").await, 1);
    let told = sandbox.messages(BOBS_DM).await.len();
    assert!(told > 0);
    // If Discord no longer knows the channel, it is requested again.
    let store = &sandbox.bot.app.store;
    store
        .set_direct_channel(BOB, ChannelId(77))
        .await
        .expect("the store");
    sandbox.play(id).await;
    assert_eq!(sandbox.messages(BOBS_DM).await.len(), told + 1);
    assert_eq!(sandbox.calls("POST", "/users/@me/channels").await, 2);
    let kept = store.direct_channel(BOB).await.expect("the store");
    assert_eq!(kept, Some(BOBS_DM));
    assert_eq!(store.direct_channel(ALICE).await.expect("the store"), None);
    sandbox.close().await;
}

#[tokio::test]
async fn a_limited_channel_holds_up_no_other() {
    let sandbox = TestSandbox::open().await;
    let exhausted = json!({"route": format!("GET /channels/{GAMES}"), "kind": "headers",
        "headers": {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "5"}});
    faults(&sandbox, &[exhausted]).await;
    let ask = |channel: ChannelId| {
        let path = format!("/channels/{channel}");
        sandbox
            .bot
            .rest
            .send(RestRequest::bot(reqwest::Method::GET, path))
    };
    ask(GAMES).await.expect("the channel");
    // The client does not wait itself, so that its caller can do something else.
    let limited = ask(GAMES).await.expect_err("too early");
    assert!(matches!(limited, RestError::Limited { .. }), "{limited}");
    ask(BOBS_DM).await.expect("the other channel");
    assert_eq!(sandbox.calls("GET", &GAMES.to_string()).await, 1);
    sandbox.close().await;
}
