//! Threads: created on a message, archived, unarchived, deleted with their channel.

use serde_json::{Value, json};

use super::tools::{ALICE, ALICES_DM, GAMES, Place};

const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// A message in `#games`, and the path to create its thread.
async fn starter(place: &Place) -> (String, String) {
    let posted = place.post(GAMES, json!({"content": "a board"})).await;
    let id = posted["id"].as_str().unwrap().to_owned();
    let path = format!("/channels/{GAMES}/messages/{id}/threads");
    (id, path)
}

async fn code(place: &Place, method: &str, path: &str, body: Value) -> (u16, u64) {
    let (status, answer) = place.rest(method, path, body).await;
    (status, answer["code"].as_u64().unwrap_or(0))
}

#[tokio::test]
async fn a_thread_hangs_on_a_message_and_has_its_id() {
    let place = Place::open().await;
    let (id, path) = starter(&place).await;
    let named = json!({"name": "Alice against Bob", "auto_archive_duration": 10_080});
    let (status, thread) = place.rest("POST", &path, named.clone()).await;
    assert_eq!(
        (status, &thread["id"], &thread["parent_id"], &thread["type"]),
        (201, &json!(id), &json!(GAMES), &json!(11))
    );
    assert_eq!(code(&place, "POST", &path, named).await, (400, 160_004));
    let (_, message) = place
        .rest(
            "GET",
            &format!("/channels/{GAMES}/messages/{id}"),
            Value::Null,
        )
        .await;
    assert_eq!(message["flags"], 1 << 5);
    place.post(&id, json!({"content": "inside"})).await;
    assert_eq!(place.messages(ALICE, &id).await.len(), 1);
}

#[tokio::test]
async fn threads_are_refused_where_discord_refuses_them() {
    let place = Place::open().await;
    let (id, path) = starter(&place).await;
    for wrong in [
        json!({}),
        json!({"name": ""}),
        json!({"name": "n".repeat(101)}),
        json!({"name": "n", "auto_archive_duration": 61}),
    ] {
        assert_eq!(
            code(&place, "POST", &path, wrong.clone()).await,
            (400, 50035),
            "{wrong}"
        );
    }
    let named = json!({"name": "a game"});
    let nowhere = format!("/channels/{GAMES}/messages/1/threads");
    assert_eq!(
        code(&place, "POST", &nowhere, named.clone()).await,
        (404, 10008)
    );
    let direct = place.post(ALICES_DM, json!({"content": "x"})).await;
    let in_dm = format!(
        "/channels/{ALICES_DM}/messages/{}/threads",
        direct["id"].as_str().unwrap()
    );
    assert_eq!(
        code(&place, "POST", &in_dm, named.clone()).await,
        (400, 50024)
    );
    let deny = json!({"channel": GAMES, "deny": CREATE_PUBLIC_THREADS.to_string()});
    place.act("/sandbox/permissions", deny).await;
    assert_eq!(
        code(&place, "POST", &path, named.clone()).await,
        (403, 50013)
    );
    place
        .act("/sandbox/permissions", json!({"channel": GAMES}))
        .await;
    assert_eq!(code(&place, "POST", &path, named).await, (201, 0));
    // Permissions denied in the channel are denied in its threads.
    let deny = json!({"channel": GAMES, "deny": SEND_MESSAGES_IN_THREADS.to_string()});
    place.act("/sandbox/permissions", deny).await;
    let inside = format!("/channels/{id}/messages");
    assert_eq!(
        code(&place, "POST", &inside, json!({"content": "x"})).await,
        (403, 50013)
    );
}

#[tokio::test]
async fn an_archived_thread_takes_nothing_until_it_is_opened() {
    let place = Place::open().await;
    let (id, path) = starter(&place).await;
    place.rest("POST", &path, json!({"name": "a game"})).await;
    let posted = place.post(&id, json!({"content": "before"})).await;
    let (inside, thread) = (
        format!("/channels/{id}/messages"),
        format!("/channels/{id}"),
    );
    let old = format!("{inside}/{}", posted["id"].as_str().unwrap());
    let text = json!({"content": "after"});
    let archive = |archived: bool| json!({"archived": archived});
    let (status, shut) = place.rest("PATCH", &thread, archive(true)).await;
    assert_eq!(
        (status, &shut["thread_metadata"]["archived"]),
        (200, &json!(true))
    );
    assert_eq!(
        code(&place, "POST", &inside, text.clone()).await,
        (400, 50083)
    );
    assert_eq!(
        code(&place, "PATCH", &old, text.clone()).await,
        (400, 50083)
    );
    assert_eq!(
        code(&place, "PATCH", &thread, archive(false)).await,
        (200, 0)
    );
    assert_eq!(code(&place, "POST", &inside, text.clone()).await, (200, 0));
    // People can do the same.
    place
        .act("/sandbox/archive", json!({"channel": id, "archived": true}))
        .await;
    assert_eq!(
        code(&place, "POST", &inside, text.clone()).await,
        (400, 50083)
    );
    let said = json!({"user": ALICE, "channel": id, "content": "still here"});
    place.act("/sandbox/say", said).await;
    assert_eq!(code(&place, "POST", &inside, text).await, (200, 0));
    // Only threads can be archived, and the bot may change no other field.
    let games = format!("/channels/{GAMES}");
    assert_eq!(
        code(&place, "PATCH", &games, archive(true)).await,
        (403, 50013)
    );
    assert_eq!(
        code(&place, "PATCH", &thread, json!({"archived": "yes"})).await,
        (400, 50035)
    );
}

#[tokio::test]
async fn a_thread_goes_with_its_channel() {
    let place = Place::open().await;
    let (id, path) = starter(&place).await;
    place.rest("POST", &path, json!({"name": "a game"})).await;
    let url = place.url(&format!("/sandbox/channel?channel={GAMES}"));
    assert!(
        place
            .http
            .delete(url)
            .send()
            .await
            .unwrap()
            .status()
            .is_success()
    );
    let inside = format!("/channels/{id}/messages");
    assert_eq!(
        code(&place, "POST", &inside, json!({"content": "x"})).await,
        (404, 10003)
    );
}
