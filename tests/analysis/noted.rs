//! Records with the values and marks of an analysis.

use banyan::{
    discord::model::reply::Message,
    play::{Command, MatchId},
};
use serde_json::json;

use super::flow::{MOVES, analyse, complete, finished, harness, ids};
use crate::guard::harness::{ALICE, Asker, BOB, CAROL, Harness, said};

async fn record(harness: &Harness, id: MatchId, format: &str) -> Message {
    let options = [
        ("game", json!(id.0)),
        ("format", json!(format)),
        ("evaluations", json!(true)),
    ];
    let reply = harness
        .command(&Asker::new(CAROL), "record", &options)
        .await;
    said(&reply).clone()
}

fn file(message: &Message) -> String {
    let file = message.file.as_ref().expect("a file");
    String::from_utf8(file.bytes.clone()).expect("text")
}

#[tokio::test]
async fn a_record_has_evaluations_once_the_analysis_is_complete() {
    let harness = harness().await;
    let running = harness.begin().await;
    let text = MOVES[0].to_owned();
    harness.does(running, ALICE, Command::Move { text }).await;
    let refused = record(&harness, running, "text").await;
    assert!(refused.file.is_none(), "{refused:?}");
    assert!(
        refused.content.contains("a game after its end"),
        "{refused:?}"
    );
    harness.does(running, ALICE, Command::Resign).await;

    let id = finished(&harness).await;
    let missing = record(&harness, id, "text").await;
    assert!(missing.file.is_none(), "{missing:?}");
    assert!(ids(&missing).contains("run:analyse:"), "{missing:?}");
    analyse(&harness, &Asker::new(ALICE), id).await;
    complete(&harness, id).await;
    let text = file(&record(&harness, id, "text").await);
    assert_eq!(text.matches("[%eval ").count(), MOVES.len(), "{text}");
    assert!(text.contains("d4d5 $2 {[%eval "), "{text}");
    let json = file(&record(&harness, id, "json").await);
    assert_eq!(json.matches("\"eval\"").count(), MOVES.len(), "{json}");

    // The position of a running game is left out, and the one after it, with the marks of the moves there and back.
    let again = harness.begin().await;
    for (ply, text) in MOVES.into_iter().take(5).enumerate() {
        let text = text.to_owned();
        harness
            .does(again, [ALICE, BOB][ply % 2], Command::Move { text })
            .await;
    }
    let text = file(&record(&harness, id, "text").await);
    assert_eq!(text.matches("[%eval ").count(), MOVES.len() - 2, "{text}");
    assert!(!text.contains("$2"), "{text}");
    let plain = [("game", json!(id.0))];
    let plain = harness.command(&Asker::new(ALICE), "record", &plain).await;
    assert!(!file(said(&plain)).contains("%eval"), "{plain:?}");
}
