//! A restart continues with the saved state, and a broken folder does not prevent it.

use std::fs;
use std::path::Path;

use banyan::sandbox::{Options, Sandbox};
use serde_json::{Value, json};

use super::socket::Socket;
use super::tools::{ALICE, BOB, BOBS_DM, GAMES, PNG, Place};

fn options(folder: &Path) -> Options {
    Options {
        state: Some(folder.to_owned()),
        ..Options::default()
    }
}

/// The state without anything that depends on the port.
fn portless(state: &Value, place: &Place) -> Value {
    let mut state: Value =
        serde_json::from_str(&state.to_string().replace(&place.running.base_url(), "")).unwrap();
    state["now"] = Value::Null;
    state["bot_online"] = Value::Null;
    state
}

#[tokio::test]
async fn a_restart_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with(options(folder.path())).await;
    let (mut bot, _) = Socket::identified(place.running.addr()).await;
    let received = place.command(&mut bot, ALICE, "plain").await;
    place
        .respond(
            &received,
            json!({"type": 4, "data": {"content": "secret", "flags": 64}}),
        )
        .await;
    let nonce = json!({"content": "once", "nonce": "n", "enforce_nonce": true});
    let once = place.post(GAMES, nonce.clone()).await;
    let path = format!("/channels/{GAMES}/messages");
    let (_, picture) = place
        .form(
            "POST",
            &path,
            json!({"attachments": [{"id": 0, "description": "alt"}]}),
            &[("a.png", PNG)],
        )
        .await;
    place
        .act("/sandbox/dms", json!({"user": BOB, "refuse": true}))
        .await;
    place
        .act(
            "/sandbox/permissions",
            json!({"channel": GAMES, "deny": 1 << 14}),
        )
        .await;
    place.act("/sandbox/user", json!({"name": "Eve"})).await;
    let waiting = place.command(&mut bot, ALICE, "plain").await;
    let mut before = portless(&place.state(ALICE).await, &place);
    before["pending"] = json!([]);
    place.running.shutdown().await;

    let running = Sandbox::start(options(folder.path())).await.unwrap();
    let place = Place {
        running,
        http: reqwest::Client::new(),
    };
    assert_eq!(portless(&place.state(ALICE).await, &place), before);
    assert_eq!(place.post(GAMES, nonce).await["id"], once["id"]);
    assert_eq!(
        place
            .rest("POST", &path, json!({"embeds": [{"title": "t"}]}))
            .await
            .1["code"],
        50013
    );
    assert_eq!(
        place
            .rest(
                "POST",
                &format!("/channels/{BOBS_DM}/messages"),
                json!({"content": "x"})
            )
            .await
            .1["code"],
        50007
    );
    // An interaction that waited during a restart has failed.
    let late = json!({"type": 4, "data": {"content": "late"}});
    assert_eq!(
        place.rest("POST", &waiting.callback(), late).await.1["code"],
        10062
    );
    // The token is still valid, and the picture still exists, now at this address.
    let (status, edited) = place
        .rest("PATCH", &received.original(), json!({"content": "known"}))
        .await;
    assert_eq!((status, &edited["content"]), (200, &json!("known")));
    let shown = place
        .rest(
            "GET",
            &format!("{path}/{}", picture["id"].as_str().unwrap()),
            Value::Null,
        )
        .await
        .1;
    let bytes = place
        .http
        .get(shown["attachments"][0]["url"].as_str().unwrap())
        .send()
        .await
        .unwrap();
    assert_eq!(bytes.bytes().await.unwrap(), PNG);
    let newer = place.post(GAMES, json!({"content": "newer"})).await;
    assert!(newer["id"].as_str().unwrap() > once["id"].as_str().unwrap());
    place.running.shutdown().await;
}

#[tokio::test]
async fn a_change_is_on_disk_soon_and_files_go_with_their_message() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with(options(folder.path())).await;
    let path = format!("/channels/{GAMES}/messages");
    let (_, picture) = place
        .form("POST", &path, json!({}), &[("a.png", PNG)])
        .await;
    let file = folder
        .path()
        .join("files")
        .join(picture["attachments"][0]["id"].as_str().unwrap());
    let world = folder.path().join("world.json");
    let id = picture["id"].as_str().unwrap();
    let written =
        || fs::read_to_string(&world).is_ok_and(|text| text.contains(id)) && file.exists();
    for _ in 0..100 {
        if written() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(written(), "written without a shutdown, as after a kill");
    assert_eq!(
        place
            .rest("DELETE", &format!("{path}/{id}"), Value::Null)
            .await
            .0,
        204
    );
    assert!(!file.exists());
    place.running.shutdown().await;
}

#[tokio::test]
async fn a_broken_folder_starts_afresh() {
    let folder = tempfile::tempdir().unwrap();
    let world = folder.path().join("world.json");
    fs::write(&world, "{ this is no world").unwrap();
    let place = Place::with(options(folder.path())).await;
    assert_eq!(
        place.state(ALICE).await["users"].as_array().unwrap().len(),
        4
    );
    place.post(GAMES, json!({"content": "life goes on"})).await;
    place.running.shutdown().await;
    let aside = fs::read_to_string(folder.path().join("world.json.broken")).unwrap();
    assert_eq!(aside, "{ this is no world");
    assert!(fs::read_to_string(world).unwrap().contains("life goes on"));
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(Sandbox::start(options(&file.join("below"))).await.is_err());
    let place = Place::open().await;
    let taken = Options {
        listen: place.running.addr(),
        ..Options::default()
    };
    assert!(Sandbox::start(taken).await.is_err());
}
