//! Examples of moves and plans that can be typed as they stand, made of legal moves of a position. Pure.

use crate::{
    locale::Locale,
    play::conditional_moves::ConditionalMoves,
    rules::{AnyPosition, Move, MoveText},
    say,
    wording::{phrases::describe_move, text::join_list},
};

/// The legal moves to show as examples, those that take nothing first.
fn moves(position: &AnyPosition) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_key(|mv| position.captures(*mv));
    moves
}

/// A move of the position as its notation and in words; `None` if none can be shown. Solutions of a task stay `secret`.
#[must_use]
pub fn move_hint(locale: Locale, position: &AnyPosition, secret: &[Move]) -> Option<String> {
    let shown = moves(position).into_iter();
    let mut shown = shown.filter(|mv| !secret.contains(mv)).filter_map(|mv| {
        let told = describe_move(locale, position, mv);
        (position.read(&told).ok() == Some(mv)).then_some((mv, told))
    });
    let (mv, told) = shown.next()?;
    Some(say!(
        locale,
        "form-hint",
        typed = mv.to_string(),
        told = told
    ))
}

/// Moves of the player to move, each with an answer.
fn moves_with_answers(position: &AnyPosition) -> Vec<[Move; 2]> {
    let answered = moves(position).into_iter().filter_map(|theirs| {
        let mut after = position.clone();
        after.play(theirs).ok()?;
        Some([theirs, *moves(&after).first()?])
    });
    answered.collect()
}

/// A line of a plan for a position in which the opponent is to move: "if d7d6 then c4c5".
#[must_use]
pub fn plan_example(locale: Locale, position: &AnyPosition) -> String {
    let lines = moves_with_answers(position);
    let lines = if lines.is_empty() {
        moves_with_answers(&position.ruleset().start())
    } else {
        lines
    };
    let line = lines.first().map(|line| in_words(locale, *line));
    line.unwrap_or_default()
}

/// Two lines of a plan, as they are separated.
#[must_use]
pub fn plan_hint(locale: Locale, position: &AnyPosition) -> String {
    let lines = moves_with_answers(position);
    let shown = match &lines[..] {
        [first, .., last] => vec![first, last],
        lines => lines.iter().collect(),
    };
    let shown = shown.into_iter().map(|line| in_words(locale, *line));
    let shown: Vec<String> = shown.collect();
    shown.join("; ")
}

fn in_words(locale: Locale, [theirs, mine]: [Move; 2]) -> String {
    pair(locale, &theirs.to_string(), &mine.to_string())
}

fn pair(locale: Locale, theirs: &str, mine: &str) -> String {
    say!(locale, "plan-pair", theirs = theirs, mine = mine)
}

/// The lines of a plan in words, each move as `shown`: "if c3d3 then g7g6, if d3d4 then g6g7".
#[must_use]
pub fn plan_lines(
    locale: Locale,
    plan: &ConditionalMoves,
    shown: impl Fn(&str) -> String,
) -> Vec<String> {
    let line = |line: &Vec<MoveText>| {
        let pairs: Vec<String> = line
            .chunks(2)
            .filter_map(|moves| {
                let [theirs, mine] = moves else { return None };
                Some(pair(locale, &shown(theirs.as_ref()), &shown(mine.as_ref())))
            })
            .collect();
        join_list(locale, &pairs)
    };
    plan.lines().iter().map(line).collect()
}
