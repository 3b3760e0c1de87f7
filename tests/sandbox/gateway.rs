//! The gateway protocol, with injected faults.

use std::time::Duration;

use banyan::sandbox::Options;
use serde_json::{Value, json};

use super::socket::{Frame, Socket};
use super::tools::{ALICE, APPLICATION, GAMES, Place};

#[tokio::test]
async fn a_bot_identifies_and_its_heart_beats() {
    let place = Place::open().await;
    let answer = place.rest("GET", "/gateway/bot", Value::Null).await.1;
    assert_eq!(
        answer["url"],
        format!("ws://{}/gateway", place.running.addr())
    );
    let (mut bot, ready) = Socket::identified(place.running.addr()).await;
    assert_eq!(ready["v"], 10);
    assert_eq!(
        (&ready["user"]["id"], &ready["application"]["id"]),
        (&json!(APPLICATION), &json!(APPLICATION))
    );
    assert_eq!(ready["guilds"][0]["unavailable"], true);
    assert_eq!(bot.seq, 1);
    bot.send(&json!({"op": 1, "d": 1})).await;
    assert_eq!(bot.json().await["op"], 11);
    let answer = place.rest("GET", "/gateway/bot", Value::Null).await.1;
    assert_eq!(answer["session_start_limit"]["remaining"], 999);
}

#[tokio::test]
async fn what_discord_closes_is_closed_with_its_code() {
    let place = Place::open().await;
    let addr = place.running.addr();
    for (code, token, intents, shard) in [
        (4004, "wrong", 0, [0, 1]),
        (4014, "sandbox", 1 << 15, [0, 1]),
        (4014, "sandbox", 1 << 1, [0, 1]),
        (4014, "sandbox", 1 << 8, [0, 1]),
        (4013, "sandbox", 1 << 40, [0, 1]),
        (4010, "sandbox", 0, [2, 2]),
    ] {
        let mut bot = Socket::connect(addr).await;
        bot.identify(token, intents, shard).await;
        assert_eq!(bot.closed_with().await, Some(code));
    }
    for (code, payload) in [
        (4001, json!({"op": 99}).to_string()),
        (4002, "{".to_owned()),
        (4002, json!({"op": 1, "d": "x".repeat(4096)}).to_string()),
        (4003, json!({"op": 3, "d": {}}).to_string()),
    ] {
        let mut bot = Socket::connect(addr).await;
        bot.text(&payload).await;
        assert_eq!(bot.closed_with().await, Some(code), "{payload:.40}");
    }
    let (mut bot, _) = Socket::identified(addr).await;
    bot.identify("sandbox", 0, [0, 1]).await;
    assert_eq!(bot.closed_with().await, Some(4005));
}

#[tokio::test]
async fn rate_limit_and_missed_heartbeats_close_the_connection() {
    let place = Place::open().await;
    let mut bot = Socket::connect(place.running.addr()).await;
    for _ in 0..=120 {
        bot.send(&json!({"op": 1, "d": null})).await;
    }
    assert_eq!(bot.closed_with().await, Some(4008));

    let options = Options {
        heartbeat: Duration::ZERO,
        ..Options::default()
    };
    let hasty = Place::with(options).await;
    let silent = Socket::connect(hasty.running.addr()).await;
    assert_eq!(silent.closed_with().await, Some(4000));
}

#[tokio::test]
async fn what_was_missed_comes_again_on_resume() {
    let (place, mut bot) = Place::with_bot().await;
    let (mut twin, ready) = Socket::identified(place.running.addr()).await;
    place.command(&mut bot, ALICE, "plain").await;
    twin.event("INTERACTION_CREATE").await;
    let seen = twin.seq;
    drop(twin);
    let second = place.command(&mut bot, ALICE, "plain").await;
    let third = place.command(&mut bot, ALICE, "plain").await;

    let mut twin = Socket::connect(place.running.addr()).await;
    twin.resume(&ready["session_id"], seen).await;
    assert_eq!(twin.event("INTERACTION_CREATE").await["id"], second.id());
    assert_eq!(twin.event("INTERACTION_CREATE").await["id"], third.id());
    twin.event("RESUMED").await;
    assert_eq!(twin.seq, seen + 3);
    let fourth = place.command(&mut bot, ALICE, "plain").await;
    assert_eq!(twin.event("INTERACTION_CREATE").await["id"], fourth.id());
}

#[tokio::test]
async fn a_session_that_is_gone_cannot_be_resumed() {
    let place = Place::open().await;
    let addr = place.running.addr();
    let invalid =
        |socket: Value| assert_eq!((&socket["op"], &socket["d"]), (&json!(9), &json!(false)));
    let mut bot = Socket::connect(addr).await;
    bot.resume(&json!("nonsense"), 1).await;
    invalid(bot.json().await);
    // The connection can still be used for a new session.
    bot.identify("sandbox", 0, [0, 1]).await;
    let ready = bot.event("READY").await;

    let mut early = Socket::connect(addr).await;
    early.resume(&ready["session_id"], 7).await;
    invalid(early.json().await);

    bot.close(1000).await;
    assert_eq!(bot.closed_with().await, Some(1000));
    let mut late = Socket::connect(addr).await;
    late.resume(&ready["session_id"], 1).await;
    invalid(late.json().await);
}

#[tokio::test]
async fn a_session_that_missed_too_much_is_gone() {
    let place = Place::open().await;
    let (bot, ready) = Socket::identified(place.running.addr()).await;
    drop(bot);
    let press = json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "plain"});
    for _ in 0..10 {
        let presses = (0..100).map(|_| place.act("/sandbox/interact", press.clone()));
        futures_util::future::join_all(presses).await;
    }
    // READY and a thousand events: the first of these 1001 is no longer in the backlog, but it had been seen.
    let resume = async |seq: u64| {
        let mut bot = Socket::connect(place.running.addr()).await;
        bot.resume(&ready["session_id"], seq).await;
        bot.json().await["op"].clone()
    };
    assert_eq!(resume(0).await, 9);
    assert_eq!(resume(1).await, 0);
}

#[tokio::test]
async fn injected_gateway_faults() {
    let place = Place::open().await;
    let addr = place.running.addr();
    let order =
        async |body: Value| place.act("/sandbox/gateway", body).await["connections"].clone();

    let (bot, ready) = Socket::identified(addr).await;
    assert_eq!(order(json!({"do": "close", "code": 4009})).await, 1);
    assert_eq!(bot.closed_with().await, Some(4009));
    let mut bot = Socket::connect(addr).await;
    bot.resume(&ready["session_id"], 1).await;
    bot.event("RESUMED").await;

    order(json!({"do": "close_without_code"})).await;
    assert_eq!(bot.closed_with().await, None);

    let (mut bot, _) = Socket::identified(addr).await;
    order(json!({"do": "cut"})).await;
    assert_eq!(bot.next().await, Frame::End);

    let (mut bot, ready) = Socket::identified(addr).await;
    order(json!({"do": "reconnect"})).await;
    assert_eq!(bot.json().await["op"], 7);
    order(json!({"do": "invalid_session"})).await;
    assert_eq!(
        bot.json().await,
        json!({"op": 9, "d": false, "s": null, "t": null})
    );
    let mut bot = Socket::connect(addr).await;
    bot.resume(&ready["session_id"], 1).await;
    assert_eq!(bot.json().await["op"], 9);

    order(json!({"do": "refuse", "times": 1})).await;
    assert_eq!(Socket::open(addr).await.next().await, Frame::End);
    let (mut bot, ready) = Socket::identified(addr).await;

    // Silent: neither ACKs nor events arrive, but nothing is lost.
    order(json!({"do": "silence"})).await;
    bot.send(&json!({"op": 1, "d": 1})).await;
    let press = json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "plain"});
    let id = place.act("/sandbox/interact", press).await["id"].clone();
    let heard = tokio::time::timeout(Duration::from_millis(200), bot.next()).await;
    assert!(heard.is_err(), "{heard:?}");
    let mut bot = Socket::connect(addr).await;
    bot.resume(&ready["session_id"], 1).await;
    assert_eq!(bot.event("INTERACTION_CREATE").await["id"], id);

    let (status, answer) = place.hand("/sandbox/gateway", json!({"do": "dance"})).await;
    assert_eq!(status, 400, "{answer}");
}

#[tokio::test]
async fn an_event_goes_to_the_shard_that_is_responsible() {
    let place = Place::open().await;
    let mut shards = Vec::new();
    for shard in 0..2 {
        let mut bot = Socket::connect(place.running.addr()).await;
        bot.identify("sandbox", 0, [shard, 2]).await;
        bot.event("READY").await;
        shards.push(bot);
    }
    let guild: u64 = 1_000_000_000_000_000_100;
    let responsible = ((guild >> 22) % 2) as usize;
    place
        .command(&mut shards[responsible], ALICE, "plain")
        .await;
    let other =
        tokio::time::timeout(Duration::from_millis(100), shards[1 - responsible].next()).await;
    assert!(other.is_err(), "{other:?}");
    // Direct messages always go to shard 0.
    let press = json!({"user": ALICE, "channel": super::tools::ALICES_DM, "type": "command", "name": "plain"});
    place.interact(&mut shards[0], press).await;
}

#[tokio::test]
async fn the_page_hears_whether_the_bot_is_there() {
    let place = Place::open().await;
    let mut alice = place.listen(ALICE).await;
    assert_eq!(place.state(ALICE).await["bot_online"], false);
    let (mut bot, _) = Socket::identified(place.running.addr()).await;
    assert_eq!(alice.expect("bot").await["online"], true);
    assert_eq!(place.state(ALICE).await["bot_online"], true);
    bot.close(4000).await;
    assert_eq!(alice.expect("bot").await["online"], false);
    let log = place.look("/sandbox/log").await;
    let happened: Vec<&str> = log["entries"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| entry["method"] == "WS")
        .map(|entry| entry["path"].as_str().unwrap())
        .collect();
    assert_eq!(happened, ["IDENTIFY", "READY", "CLOSE"]);
    assert!(
        !log.to_string().contains("\"token\":\"sandbox\""),
        "the token stays out of the log"
    );
}

#[tokio::test]
async fn shards_get_their_guilds_and_keep_the_pace() {
    let place = Place::with(Options {
        shards: 4,
        max_concurrency: 2,
        identify_interval: Duration::from_millis(400),
        ..Options::default()
    })
    .await;
    let answer = place.rest("GET", "/gateway/bot", Value::Null).await.1;
    assert_eq!(answer["shards"], 4);
    assert_eq!(answer["session_start_limit"]["max_concurrency"], 2);
    let addr = place.running.addr();
    let state = place.look("/sandbox/state").await;
    let guild: u64 = state["guilds"][0]["id"].as_str().unwrap().parse().unwrap();
    let home = (guild >> 22) % 4;
    let identify = async |shard: u64| {
        let mut bot = Socket::connect(addr).await;
        bot.identify("sandbox", 1, [shard, 4]).await;
        let answer = bot.json().await;
        (bot, answer)
    };
    let (_first, ready) = identify(0).await;
    assert_eq!(ready["d"]["shard"], json!([0, 4]));
    let (_other_bucket, ready) = identify(1).await;
    assert_eq!(ready["t"], "READY");
    let (_early, refused) = identify(2).await;
    assert_eq!((&refused["op"], &refused["d"]), (&json!(9), &json!(false)));
    tokio::time::sleep(Duration::from_millis(450)).await;
    let (_later, ready) = identify(2).await;
    assert_eq!(ready["t"], "READY", "an early one does not count");
    let log = place.look("/sandbox/log?since=0").await;
    let early = log["entries"].as_array().unwrap().iter();
    assert_eq!(
        early.filter(|entry| entry["path"] == "OUT OF PACE").count(),
        1
    );
    tokio::time::sleep(Duration::from_millis(450)).await;
    for shard in 0..2 {
        let (_bot, ready) = identify(shard).await;
        let guilds = ready["d"]["guilds"].as_array().unwrap().len();
        assert_eq!(
            guilds,
            usize::from(shard == home),
            "shard {shard}, home {home}"
        );
    }
}
