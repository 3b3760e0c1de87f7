//! Fault injection.

use std::time::{Duration, Instant};

use banyan::sandbox::{BucketLimit, Options};
use serde_json::{Value, json};

use super::tools::{ALICE, GAMES, Place};

const CALL: &str = "/channels/1000000000000000201/messages";

async fn rules(place: &Place, rules: Value) {
    place.act("/sandbox/faults", json!({"rules": rules})).await;
}

async fn count(place: &Place) -> usize {
    place.messages(ALICE, GAMES).await.len()
}

#[tokio::test]
async fn a_rate_limit_looks_like_one() {
    let place = Place::open().await;
    rules(&place, json!([{"route": "POST /channels/*/messages", "kind": "status", "status": 429, "retry_after": 0.5, "times": 2}])).await;
    let limited = place
        .send("POST", CALL, &json!({"content": "x"}))
        .await
        .unwrap();
    assert_eq!(limited.status(), 429);
    assert_eq!(limited.headers()["retry-after"], "1");
    assert_eq!(limited.headers()["x-ratelimit-reset-after"], "0.500");
    assert!(limited.headers().get("x-ratelimit-global").is_none());
    let body: Value = limited.json().await.unwrap();
    assert_eq!(
        body,
        json!({"message": "You are being rate limited.", "retry_after": 0.5, "global": false})
    );
    assert_eq!(place.look("/sandbox/faults").await["rules"][0]["times"], 1);
    // Other calls are not affected.
    assert_eq!(place.rest("GET", CALL, Value::Null).await.0, 200);
    assert_eq!(
        place.rest("POST", CALL, json!({"content": "x"})).await.0,
        429
    );
    assert_eq!(place.look("/sandbox/faults").await["rules"], json!([]));
    assert_eq!(
        place.rest("POST", CALL, json!({"content": "x"})).await.0,
        200
    );
    assert_eq!(count(&place).await, 1);

    rules(&place, json!([{"kind": "status", "status": 429, "global": true, "retry_after": 2, "headers": {"Via": "1.1 test"}}])).await;
    let limited = place.send("GET", "/users/@me", &Value::Null).await.unwrap();
    assert_eq!(limited.headers()["x-ratelimit-global"], "true");
    assert_eq!(limited.headers()["via"], "1.1 test");
    assert_eq!(limited.json::<Value>().await.unwrap()["global"], true);
}

#[tokio::test]
async fn a_bucket_says_what_is_left_and_refuses_what_is_too_much() {
    let place = Place::with(Options {
        bucket_limit: Some(BucketLimit {
            calls: 2,
            within: Duration::from_millis(700),
        }),
        ..Options::default()
    })
    .await;
    let body = json!({"content": "x"});
    let header = |answer: &reqwest::Response, name: &str| {
        answer.headers()[name].to_str().unwrap().to_owned()
    };
    let mut names = Vec::new();
    for left in ["1", "0"] {
        let sent = place.send("POST", CALL, &body).await.unwrap();
        assert_eq!(sent.status(), 200);
        assert_eq!(header(&sent, "x-ratelimit-limit"), "2");
        assert_eq!(header(&sent, "x-ratelimit-remaining"), left);
        names.push(header(&sent, "x-ratelimit-bucket"));
    }
    let refused = place.send("POST", CALL, &body).await.unwrap();
    assert_eq!(refused.status(), 429);
    assert_eq!(header(&refused, "x-ratelimit-scope"), "user");
    assert_eq!(header(&refused, "retry-after"), "1");
    names.push(header(&refused, "x-ratelimit-bucket"));
    assert!(names.iter().all(|name| *name == names[0]), "{names:?}");
    let refusal: Value = refused.json().await.unwrap();
    assert_eq!(refusal["global"], false);
    let wait = refusal["retry_after"].as_f64().unwrap();
    assert!(wait > 0.0 && wait <= 0.7, "{wait}");
    assert_eq!(count(&place).await, 2);
    // Another route has a bucket of its own; reading one message and several have one in common.
    let list = place.send("GET", CALL, &Value::Null).await.unwrap();
    assert_ne!(header(&list, "x-ratelimit-bucket"), names[0]);
    let one = format!("{CALL}/1");
    let none = place.send("GET", &one, &Value::Null).await.unwrap();
    assert_eq!(
        header(&none, "x-ratelimit-bucket"),
        header(&list, "x-ratelimit-bucket")
    );
    tokio::time::sleep(Duration::from_millis(750)).await;
    assert_eq!(place.rest("POST", CALL, body).await.0, 200);
}

#[tokio::test]
async fn an_error_may_come_before_or_after_the_deed() {
    let place = Place::open().await;
    let body = json!({"content": "x"});
    let post = || place.send("POST", CALL, &body);
    rules(&place, json!([{"kind": "status", "status": 500}])).await;
    assert_eq!(
        place.rest("POST", CALL, json!({"content": "x"})).await,
        (
            500,
            json!({"message": "500: Internal Server Error", "code": 0})
        )
    );
    assert_eq!(count(&place).await, 0);
    rules(
        &place,
        json!([{"kind": "status", "status": 502, "after": true}]),
    )
    .await;
    let answer = post().await.unwrap();
    assert_eq!(
        (
            answer.status().as_u16(),
            answer.headers()["content-type"].to_str().unwrap()
        ),
        (502, "text/html; charset=utf-8")
    );
    assert_eq!(count(&place).await, 1);
    rules(
        &place,
        json!([{"kind": "status", "status": 400, "body": {"code": 1}, "skip": 1}]),
    )
    .await;
    assert_eq!(post().await.unwrap().status(), 200);
    assert_eq!(
        place.rest("POST", CALL, json!({"content": "x"})).await,
        (400, json!({"code": 1}))
    );
    assert_eq!(count(&place).await, 2);
}

#[tokio::test]
async fn an_answer_may_carry_a_buckets_headers() {
    let place = Place::open().await;
    let headers = json!({"X-RateLimit-Bucket": "b", "X-RateLimit-Remaining": 0});
    rules(&place, json!([{"kind": "headers", "headers": headers}])).await;
    let answer = place
        .send("POST", CALL, &json!({"content": "x"}))
        .await
        .unwrap();
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.headers()["x-ratelimit-bucket"], "b");
    assert_eq!(answer.headers()["x-ratelimit-remaining"], "0");
    assert_eq!(count(&place).await, 1);
}

#[tokio::test]
async fn a_dropped_call_has_no_answer() {
    let place = Place::open().await;
    for (kind, done) in [("drop_before", 0), ("drop_after", 1)] {
        rules(&place, json!([{"route": "POST *", "kind": kind}])).await;
        let failed = place
            .send("POST", CALL, &json!({"content": "x"}))
            .await
            .unwrap_err();
        assert!(
            failed.is_request() && failed.status().is_none(),
            "{failed:?}"
        );
        assert_eq!(count(&place).await, done, "{kind}");
    }
    let calls = place.calls(CALL).await;
    assert_eq!(
        calls.iter().map(|call| &call["status"]).collect::<Vec<_>>(),
        [0, 0]
    );
    assert_eq!(calls[0]["note"], "fault: dropped before processing");
    assert_eq!(calls[1]["note"], "fault: dropped after processing");
    assert_eq!(
        place.rest("POST", CALL, json!({"content": "x"})).await.0,
        200
    );
}

#[tokio::test]
async fn a_slow_call_is_processed_even_if_nobody_waits() {
    let place = Place::open().await;
    rules(&place, json!([{"kind": "slow", "ms": 150}])).await;
    let started = Instant::now();
    assert_eq!(
        place.rest("POST", CALL, json!({"content": "x"})).await.0,
        200
    );
    assert!(started.elapsed() >= Duration::from_millis(150));
    rules(&place, json!([{"kind": "slow", "ms": 1000}])).await;
    let body = json!({"content": "x"});
    let call = place.send("POST", CALL, &body);
    let impatient = tokio::time::timeout(Duration::from_millis(50), call).await;
    assert!(impatient.is_err());
    assert_eq!(count(&place).await, 1);
    while count(&place).await == 1 {
        assert!(started.elapsed() < Duration::from_secs(30));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_rule_that_says_nothing_is_refused() {
    let place = Place::open().await;
    for rule in [
        json!({}),
        json!({"kind": "status"}),
        json!({"kind": "status", "status": 99}),
        json!({"kind": "melt"}),
        json!({"kind": "slow", "msec": 5}),
    ] {
        let (status, answer) = place
            .hand("/sandbox/faults", json!({"rules": [rule]}))
            .await;
        assert!(
            status == 400 && answer["error"].is_string(),
            "{rule} {answer}"
        );
    }
    assert_eq!(place.look("/sandbox/faults").await["rules"], json!([]));
}
