//! Records with the values and marks of an analysis.

use banyan::{
    discord::model::reply::Message,
    play::{Command, MatchId},
};
use serde_json::json;

use super::flow::{MOVES, analyse, complete, desk, finished, ids};
use crate::guard::desk::{ALICE, Asker, BOB, CAROL, Desk, said};

async fn record(desk: &Desk, id: MatchId, format: &str) -> Message {
    let options = [
        ("game", json!(id.0)),
        ("format", json!(format)),
        ("evaluations", json!(true)),
    ];
    let reply = desk.command(&Asker::new(CAROL), "record", &options).await;
    said(&reply).clone()
}

fn file(message: &Message) -> String {
    let file = message.file.as_ref().expect("a file");
    String::from_utf8(file.bytes.clone()).expect("text")
}

#[tokio::test]
async fn a_record_has_evaluations_once_the_analysis_is_complete() {
    let desk = desk().await;
    let running = desk.begin().await;
    let text = MOVES[0].to_owned();
    desk.does(running, ALICE, Command::Move { text }).await;
    let refused = record(&desk, running, "text").await;
    assert!(refused.file.is_none(), "{refused:?}");
    assert!(
        refused.content.contains("a game after its end"),
        "{refused:?}"
    );
    desk.does(running, ALICE, Command::Resign).await;

    let id = finished(&desk).await;
    let missing = record(&desk, id, "text").await;
    assert!(missing.file.is_none(), "{missing:?}");
    assert!(ids(&missing).contains("run:analyse:"), "{missing:?}");
    analyse(&desk, &Asker::new(ALICE), id).await;
    complete(&desk, id).await;
    let text = file(&record(&desk, id, "text").await);
    assert_eq!(text.matches("[%eval ").count(), MOVES.len(), "{text}");
    assert!(text.contains("d4d5 $2 {[%eval "), "{text}");
    let json = file(&record(&desk, id, "json").await);
    assert_eq!(json.matches("\"eval\"").count(), MOVES.len(), "{json}");

    // The position of a running game is left out, and the one after it, with the marks of the moves there and back.
    let again = desk.begin().await;
    for (ply, text) in MOVES.into_iter().take(5).enumerate() {
        let text = text.to_owned();
        desk.does(again, [ALICE, BOB][ply % 2], Command::Move { text })
            .await;
    }
    let text = file(&record(&desk, id, "text").await);
    assert_eq!(text.matches("[%eval ").count(), MOVES.len() - 2, "{text}");
    assert!(!text.contains("$2"), "{text}");
    let plain = [("game", json!(id.0))];
    let plain = desk.command(&Asker::new(ALICE), "record", &plain).await;
    assert!(!file(said(&plain)).contains("%eval"), "{plain:?}");
}
