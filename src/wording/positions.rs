//! Positions, moves and endings in words: alt text, names of moves, text boards. Pure; knows no Discord type.

use crate::{
    locale::Locale,
    play::{Ending, Match, Phase},
    rules::{AnyPosition, Described, Illegal, Move, Record, Side, Term},
    say,
    wording::{
        phrases::{describe_move, phrase, terms},
        rulesets::{ruleset, side},
        text::{join_list, truncate},
    },
};

/// Discord's limit for the description of an attachment, in characters.
pub const ALT_LIMIT: usize = 1024;

/// The name of a legal move in `position`, its notation first: "g1d1 · lion g1 jumps to d1".
#[must_use]
pub fn move_name(locale: Locale, position: &AnyPosition, mv: Move) -> String {
    if position.describe(mv).is_none() {
        return mv.to_string();
    }
    format!("{mv} · {}", describe_move(locale, position, mv))
}

/// The newest move of a record in words.
#[must_use]
pub fn last_move(locale: Locale, record: &Record) -> Option<String> {
    let mv = record.moves().last()?;
    Some(describe_move(locale, record.before_last()?, *mv))
}

/// What happened by itself after the newest move of a record.
#[must_use]
pub fn aftermath(locale: Locale, record: &Record) -> Option<String> {
    let mv = record.moves().last()?;
    let described = record.before_last()?.describe(*mv)?;
    Some(phrase(locale, &described.aftermath?))
}

/// The legal moves closest to an illegal one: those of the piece that it names, else those to its square, else any.
#[must_use]
pub fn closest_legal_moves(game: &Match, illegal: &Illegal) -> Vec<Move> {
    const MAX_MOVES: usize = 3;
    let position = game.record().position();
    let term = |wanted: &str| {
        let found = illegal.args.iter().find(|(name, _)| *name == wanted);
        found.map(|(_, term)| term)
    };
    let near = |touches: &dyn Fn(&Described) -> bool| -> Vec<Move> {
        position
            .legal_moves()
            .into_iter()
            .filter(|mv| position.describe(*mv).as_ref().is_some_and(touches))
            .take(MAX_MOVES)
            .collect()
    };
    let same_piece = match term("piece") {
        Some(Term::Piece(piece)) => near(&|described| described.piece == *piece),
        _ => Vec::new(),
    };
    let nearest = match term("square").or_else(|| term("to")) {
        Some(Term::Text(square)) if same_piece.is_empty() => {
            near(&|described| described.to == *square)
        }
        _ => same_piece,
    };
    if nearest.is_empty() {
        return near(&|_| true);
    }
    nearest
}

/// How a match ended: "reached the den".
#[must_use]
pub fn ending(locale: Locale, ending: &Ending) -> String {
    say!(locale, &format!("ending-{}", ending.key()))
}

/// The same for a match that has ended, with the final score if points decided, the winner's first: "on points (42–28)".
#[must_use]
pub fn ending_with_score(locale: Locale, game: &Match, end: &Ending) -> String {
    let reason = ending(locale, end);
    let points = game.record().position().points(true);
    let Some([first, second]) = points.filter(|_| matches!(end, Ending::Rules(_))) else {
        return reason;
    };
    let (more, less) = (first.max(second), first.min(second));
    let score = format!("{more}–{less}");
    say!(locale, "end-with-score", reason = reason, score = score)
}

/// Appends a sentence, after a space unless the text before ends with a full stop that has its own.
pub(crate) fn append_sentence(words: &mut String, sentence: &str) {
    if !words.ends_with('。') {
        words.push(' ');
    }
    words.push_str(sentence);
}

/// Appends the places of all pieces.
fn append_places(words: &mut String, locale: Locale, position: &AnyPosition) {
    let rules = &position.ruleset();
    for colour in Side::ALL {
        let name = side(locale, rules, colour);
        let pieces = position.holdings(colour);
        let pieces = if pieces.is_empty() {
            say!(locale, "no-pieces")
        } else {
            terms(locale, &pieces)
        };
        append_sentence(
            words,
            &say!(locale, "alt-side", side = name, pieces = pieces),
        );
    }
    for neutral in position.neutral() {
        append_sentence(words, &phrase(locale, &neutral));
    }
}

/// The alt text of a board, at most [`ALT_LIMIT`] characters: ruleset, side to move or result, last move, and the place
/// of every piece.
#[must_use]
pub fn board_alt(locale: Locale, game: &Match) -> String {
    let rules = &game.terms().ruleset;
    let state = match game.ending() {
        Some(end) => match end.winner() {
            Some(winner) => say!(
                locale,
                "alt-won",
                winner = side(locale, rules, winner),
                reason = ending_with_score(locale, game, &end)
            ),
            None => say!(
                locale,
                "alt-drawn",
                reason = ending_with_score(locale, game, &end)
            ),
        },
        None if game.is_voided() => say!(locale, "alt-struck-out"),
        None if game.phase() == Phase::Void => say!(locale, "alt-aborted"),
        None => return position_words(locale, game.record()),
    };
    position(locale, game.record(), &state)
}

/// The alt text of a record's position, without a result.
#[must_use]
pub fn position_words(locale: Locale, record: &Record) -> String {
    let rules = record.ruleset();
    let state = say!(
        locale,
        "alt-to-move",
        side = side(locale, &rules, record.position().side_to_move()),
        number = record.ply() + 1
    );
    position(locale, record, &state)
}

fn position(locale: Locale, record: &Record, state: &str) -> String {
    let (rules, position) = (&record.ruleset(), record.position());
    let mut words = say!(
        locale,
        "alt-begins",
        ruleset = ruleset(locale, rules),
        state = state
    );
    if let Some(last) = last_move(locale, record) {
        append_sentence(&mut words, &say!(locale, "alt-last", last = last));
    }
    if let Some(aftermath) = aftermath(locale, record) {
        append_sentence(&mut words, &aftermath);
    }
    append_places(&mut words, locale, position);
    truncate(&words, ALT_LIMIT)
}

/// The alt text of a position outside a match, at most [`ALT_LIMIT`] characters, with its marked squares.
#[must_use]
pub fn diagram_alt(locale: Locale, position: &AnyPosition, marked: &[String]) -> String {
    let rules = &position.ruleset();
    let mover = side(locale, rules, position.side_to_move());
    let mut words = say!(
        locale,
        "alt-position",
        ruleset = ruleset(locale, rules),
        side = mover
    );
    append_places(&mut words, locale, position);
    if !marked.is_empty() {
        let marked = say!(locale, "alt-marked", squares = join_list(locale, marked));
        append_sentence(&mut words, &marked);
    }
    truncate(&words, ALT_LIMIT)
}

/// The alt text of a match's animation: its moves, at most [`ALT_LIMIT`] characters.
#[must_use]
pub fn animation_alt(locale: Locale, game: &Match) -> String {
    let moves: Vec<String> = game.record().moves().iter().map(Move::to_string).collect();
    let words = say!(
        locale,
        "alt-animation",
        ruleset = ruleset(locale, &game.terms().ruleset),
        moves = moves.join(" ")
    );
    truncate(&words, ALT_LIMIT)
}

/// The board as a grid of letters with a legend, for screen readers.
#[must_use]
pub fn text_board(locale: Locale, game: &Match) -> String {
    let position = game.record().position();
    let grid = position.diagram();
    let rules = &game.terms().ruleset;
    let legend = say!(
        locale,
        &format!("text-board-{}", rules.game().slug()),
        first = side(locale, rules, Side::First),
        second = side(locale, rules, Side::Second)
    );
    format!("```\n{grid}\n```{legend}\n{}", board_alt(locale, game))
}
