//! Whole games of each kind through the sandbox: the real bot makes every move, and the result is compared with the
//! engine.

use banyan::rules::{Move, Record, Ruleset};
use serde_json::json;

use crate::{
    commands::{WALK, play},
    common::{TestEnvironment, control, is_private, number_of, text},
};

/// The tiger's moves into the den on the board without rivers and traps.
const OVER_THE_PLAIN: [&str; 15] = [
    "e2d2", "f9g9", "d2d3", "g9f9", "d3d4", "f9g9", "d4d5", "g9f9", "d5d6", "f9g9", "d6d7", "g9f9",
    "d7d8", "f9g9", "d8d9",
];

/// Chooses a move: a win if possible, else a capture, else a varied quiet move.
pub fn choose(record: &Record, salt: usize) -> Move {
    let moves = record.legal_moves();
    let after = |mv: &Move| {
        let mut after = record.clone();
        after.play(*mv).expect("a legal move");
        after
    };
    let side = record.position().side_to_move();
    let wins = |mv: &&Move| {
        after(mv)
            .outcome()
            .is_some_and(|end| end.winner() == Some(side))
    };
    let takes = |mv: &&Move| record.position().captures(**mv);
    let wanders = |mv: &&Move| after(mv).repeats() == 1;
    let found = moves.iter().find(wins).or_else(|| moves.iter().find(takes));
    let offset = salt * 7 % moves.len();
    let turned = || moves[offset..].iter().chain(&moves[..offset]);
    found
        .or_else(|| turned().find(wanders))
        .copied()
        .unwrap_or(moves[offset])
}

/// Plays a game under `ruleset` to its end, by `script` or by chosen moves, and compares it with the engine at each
/// ply.
async fn whole_game(ruleset: &str, script: &[&str]) {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let known: Ruleset = ruleset.parse().expect("a ruleset");
    let options = [
        ("player", json!(bob.id)),
        ("game", json!(known.game().slug())),
        ("rules", json!(ruleset)),
        ("side", json!("first")),
    ];
    let post = alice.command("challenge", &options).await;
    let number = number_of(&post);
    let explained = bob.press(&post, "rules", &[]).await;
    assert!(
        is_private(&explained)
            && explained["attachments"]
                .as_array()
                .is_some_and(|files| files.len() == 1)
    );
    let words = bob.press(&explained, "page:1", &[]).await;
    let rules = [text(&explained["content"]), text(&words["content"])].concat();
    assert!(
        rules.contains("Draw") || rules.contains("points"),
        "{rules}"
    );
    assert!(
        !rules.ends_with('…'),
        "the rules do not fit a message: {rules}"
    );
    let mut board = bob.press(&post, "accept", &[]).await;
    let mut record = Record::new(&known);
    while record.outcome().is_none() {
        let ply = record.ply();
        let mover = if ply.is_multiple_of(2) { &alice } else { &bob };
        let mv = match script.get(ply) {
            Some(text) => record.read(text).expect("a legal move"),
            None => choose(&record, ply),
        };
        record.play(mv).expect("a legal move");
        board = play(mover, number, &mv.to_string()).await;
        let content = text(&board["content"]);
        assert!(
            !is_private(&board) && content.contains(&format!("`{mv}`")),
            "{content}"
        );
        let file = &board["attachments"][0];
        assert_eq!(file["content_type"], "image/png");
        assert!(text(&file["description"]).chars().count() <= 1024);
        assert!(record.ply() < 600, "a game without end");
    }
    let end = record.outcome().expect("an end");
    let content = text(&board["content"]);
    let winner = end
        .winner()
        .map(|side| [&alice, &bob][side.index()].id.clone());
    match winner {
        Some(id) => assert!(content.starts_with(&format!("<@{id}> wins")), "{content}"),
        None => assert!(content.starts_with("Draw"), "{content}"),
    }
    assert!(control(&board, "rematch").is_some() && control(&board, "move").is_none());
    assert!(
        is_private(&play(&alice, number, "a1a2").await),
        "nothing moves after the end"
    );
    env.close().await;
}

macro_rules! whole_games {
    ($($name:ident: $ruleset:literal, $script:expr;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                whole_game($ruleset, $script).await;
            }
        )+

        #[test]
        fn every_preset_of_every_game_is_played() {
            let played = [$($ruleset),+];
            for preset in Ruleset::all_presets() {
                assert!(played.contains(&preset.to_string().as_str()), "{preset} is not");
            }
        }
    };
}

whole_games! {
    jungle_classic: "jungle/classic", &WALK;
    jungle_oca: "jungle/oca", &WALK;
    jungle_german: "jungle/german", &WALK;
    jungle_animal_checkers: "jungle/animal-checkers", &OVER_THE_PLAIN;
    jungle_with_switches: "jungle/classic+traps=universal+leopard-jumps=h", &WALK;
    dobutsu_classic: "dobutsu/classic", &[];
    dobutsu_official: "dobutsu/official", &[];
    o_an_quan_standard: "o-an-quan/standard", &[];
    o_an_quan_source: "o-an-quan/source", &[];
    o_an_quan_with_switches: "o-an-quan/standard+mandarin=5+empty-mandarin=gap+end=squares", &[];
    o_an_quan_with_swap: "o-an-quan/standard+swap=on", &["3L", "swap"];
}
