//! Conditional moves: what can be planned, and what remains after an answer.

use super::*;
use banyan::play::conditional_moves::{ConditionalMoves, ConditionalMovesError};
use banyan::rules::MoveText;

/// Alice has moved; Bob is to move, and she plans.
fn waiting() -> Match {
    after(accepted(), ALICE, &play("c3d3"))
}

fn planned(text: &str) -> Result<ConditionalMoves, ConditionalMovesError> {
    let mut plan = ConditionalMoves::default();
    plan.add(&waiting(), ALICE, text).map(|()| plan)
}

fn lines(plan: &ConditionalMoves) -> Vec<String> {
    plan.lines()
        .iter()
        .map(|line| {
            line.iter()
                .map(MoveText::as_ref)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

fn moved(text: &str) -> MoveText {
    match after(waiting(), BOB, &play(text)).record().moves() {
        [.., last] => (*last).into(),
        [] => panic!("a move was made"),
    }
}

#[test]
fn a_plan_is_written_in_words_or_in_moves() {
    for text in [
        "if g7g6 then d3d4",
        "g7g6 d3d4",
        "If G7-G6, then d3-d4",
        "g7g6 -> d3d4 …",
        "g7g6→d3d4",
        "g7g6、d3d4；",
        "g7g6 なら d3d4",
        "如果 g7g6 就 d3d4",
    ] {
        assert_eq!(
            planned(text).map(|plan| lines(&plan)),
            Ok(vec!["g7g6 d3d4".to_owned()]),
            "{text}"
        );
    }
    let several = planned("if g7g6 then d3d4 g6g7 d4d5; c7d7，d3d4 or e7d7 d3c3").unwrap();
    assert_eq!(
        lines(&several),
        ["g7g6 d3d4 g6g7 d4d5", "c7d7 d3d4", "e7d7 d3c3"]
    );
}

/// Plans are read leniently once, when they are made; stored plans, and the moves of computer players, are canonical.
#[test]
fn a_move_that_nobody_types_is_canonical() {
    let answered = after(waiting(), BOB, &play("g7g6"));
    for planned in [true, false] {
        let play = |text: &str| {
            let mv = serde_json::from_value(text.into()).expect("a stored text");
            let command = Command::Play { mv, planned };
            answered.decide(Actor::Player(ALICE), &command, START)
        };
        assert!(play("d3d4").is_ok());
        for careless in ["D3D4", "d3-d4", "wolf d4", " d3d4"] {
            assert!(answered.record().read(careless).is_ok(), "{careless}");
            let refused = play(careless).expect_err(careless);
            assert!(matches!(refused, Refusal::Move(MoveError::Notation(_))));
        }
    }
}

#[test]
fn a_new_answer_replaces_the_old_one() {
    let mut plan = planned("g7g6 d3d4 g6g7 d4d5; c7d7 d3d4").unwrap();
    plan.add(&waiting(), ALICE, "g7g6 d3c3").unwrap();
    assert_eq!(lines(&plan), ["c7d7 d3d4", "g7g6 d3c3"]);
    plan.add(&waiting(), ALICE, "g7g6 d3c3 g6g7 c3d3").unwrap();
    plan.add(&waiting(), ALICE, "g7g6 d3c3 g6g5 c3d3").unwrap();
    assert_eq!(
        lines(&plan),
        ["c7d7 d3d4", "g7g6 d3c3 g6g7 c3d3", "g7g6 d3c3 g6g5 c3d3"],
        "other moves of the opponent stand beside each other"
    );
}

#[test]
fn what_cannot_be_played_is_named() {
    assert!(matches!(
        planned("g7g6 d3d9"),
        Err(ConditionalMovesError::Move { number: 2, text, error: MoveError::Illegal(_), before })
            if text == "d3d9" && before.len() == 1
    ));
    assert!(matches!(
        planned("nonsense d3d4"),
        Err(ConditionalMovesError::Move {
            number: 1,
            error: MoveError::Notation(_),
            ..
        })
    ));
    assert_eq!(planned("g7g6"), Err(ConditionalMovesError::NoAnswer));
    assert_eq!(planned(" if then ; "), Err(ConditionalMovesError::NoAnswer));
    let long = "g7g6 d3d4 ".repeat(30);
    assert_eq!(planned(&long), Err(ConditionalMovesError::TooLong));
    let mut plan = ConditionalMoves::default();
    assert_eq!(
        plan.add(&accepted(), ALICE, "g7g6 d3d4"),
        Err(ConditionalMovesError::YourTurn)
    );
    assert_eq!(
        plan.add(&waiting(), CAROL, "g7g6 d3d4"),
        Err(ConditionalMovesError::NotPlaying)
    );
    assert_eq!(
        plan.add(&won(), ALICE, "g7g6 d3d4"),
        Err(ConditionalMovesError::NotPlaying)
    );
    assert!(plan.is_empty(), "what fails leaves nothing behind");
}

#[test]
fn an_answer_leaves_what_may_still_come() {
    let plan = planned("g7g6 d3d4 g6g7 d4d5; g7g6 d3d4 g6g5 d4d5; c7d7 d3c3").unwrap();
    let mut walked = plan.clone();
    assert_eq!(
        walked.answer(&moved("g7g6")).map(|mv| mv.to_string()),
        Some("d3d4".to_owned())
    );
    assert_eq!(lines(&walked), ["g6g7 d4d5", "g6g5 d4d5"]);
    let mut left = plan.clone();
    assert!(left.answer(&moved("c7d7")).is_some());
    assert!(left.is_empty());
    let mut surprised = plan;
    assert_eq!(surprised.answer(&moved("e7d7")), None);
    assert!(surprised.is_empty());
}
