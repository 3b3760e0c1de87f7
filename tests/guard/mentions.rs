//! Mentions and notifications in outgoing messages: only people, by Discord's ids.

use banyan::{
    discord::{access::accounts, model::reply::Message},
    locale::Locale,
    play::PlayerId,
    wording::markdown::mention,
};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use super::harness::{ALICE, BOB, CAROL, Harness};

#[tokio::test]
async fn only_people_are_mentioned_and_notified() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
    let harness = Harness::on(&url).await;
    let mut raw = SqliteConnection::connect(&url).await.unwrap();
    raw.execute(
        "INSERT INTO players (id, kind, name, level) VALUES (9, 'computer', 'Banyan (level 3)', 3)",
    )
    .await
    .unwrap();
    harness.app.store.forget_player(CAROL).await.unwrap();
    let players = [ALICE, BOB, CAROL, PlayerId(9), PlayerId(77)];
    let named = players.map(|player| mention(Locale::De, player)).join(", ");
    let mut message = Message {
        content: format!("301, {named}"),
        pings: vec![ALICE, CAROL, PlayerId(9), PlayerId(77)],
        ..Message::default()
    };
    let drawn = message.content.chars().count();
    accounts::resolve_message(&harness.app, &mut message)
        .await
        .unwrap();
    let former = "Ex-Spieler";
    assert_eq!(
        message.content,
        format!("301, <@301>, <@302>, {former}, Banyan (Stufe 3), {former}")
    );
    assert!(
        message.content.chars().count() <= drawn,
        "it fits before and after"
    );
    let wire = serde_json::to_value(message.builder()).unwrap();
    assert_eq!(
        wire["allowed_mentions"],
        serde_json::json!({"parse": [], "roles": [], "users": ["301"]})
    );
}
