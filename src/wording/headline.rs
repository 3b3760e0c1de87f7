//! The headline above a board: whose turn it is and the deadline, or how the game ended, and the last move. Pure.

use crate::play::clock::VacationEffect;
use crate::play::rating::RatingChange;
use crate::{
    locale::Locale,
    play::{
        Actor, Ending, Event, Match, Phase,
        rating::{Weight, score},
    },
    rules::Side,
    say,
    wording::{
        markdown::{self, mention, mention_if_any},
        positions, rulesets, text, times,
    },
};

/// The maximum number of moves of a chain that are listed, and the maximum length of the list in characters.
const MAX_LISTED_MOVES: usize = 6;
const CHAIN_LIMIT: usize = 600;

/// Up to three lines: whose turn it is and until when, or how the game ended; what was played; numbers and codes, small.
///
/// "@B to move (red) · due in 2 days", "@A: lion g1 jumps to d1", "-# **#482** Jungle (classic) · move 17 · `g1d1`"
#[must_use]
pub fn headline(game: &Match, leave: Option<&VacationEffect>, locale: Locale) -> String {
    headline_with(game, leave, locale, Vec::new())
}

/// The same with further lines before the small one.
#[must_use]
pub fn headline_with(
    game: &Match,
    leave: Option<&VacationEffect>,
    locale: Locale,
    more: Vec<String>,
) -> String {
    let mut turn = vec![match_status(game, locale)];
    turn.extend(moderator_decision(game, locale));
    turn.extend(clock(game, leave, locale));
    let lines = [turn, played(game, locale), small(game, locale)];
    let [turn, played, small] = lines.map(|parts| parts.join(" · "));
    let mut lines = vec![turn];
    lines.extend(Some(played).filter(|played| !played.is_empty()));
    lines.extend(more);
    lines.push(format!("-# {small}"));
    lines.join("\n")
}

/// The headline without the turn: what is left of a board once the next one is posted.
#[must_use]
pub fn line_of_moves(game: &Match, locale: Locale) -> String {
    let lines = [played(game, locale), small(game, locale)];
    let [played, small] = lines.map(|parts| parts.join(" · "));
    format!("{played}\n-# {small}")
}

/// What was played last, or who plays which side at the start. Empty if a game is over before its first move.
fn played(game: &Match, locale: Locale) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(taken_back(game, locale));
    parts.extend(chain(game, locale));
    let record = game.record();
    if let Some(last) = positions::last_move(locale, record) {
        let mover = record.position().side_to_move().other();
        let player = name(game, locale, mover);
        parts.push(say!(locale, "headline-last", player = player, last = last));
        parts.extend(positions::aftermath(locale, record));
    } else if matches!(game.phase(), Phase::Open | Phase::Playing) {
        let key = match game.terms().chosen_start() {
            Some(_) => "headline-start-position",
            None => "headline-start",
        };
        let rules = &game.terms().ruleset;
        parts.push(say!(
            locale,
            key,
            first = name(game, locale, Side::First),
            first_colour = rulesets::side(locale, rules, Side::First),
            second = name(game, locale, Side::Second),
            second_colour = rulesets::side(locale, rules, Side::Second)
        ));
    }
    if game.phase() == Phase::Playing && record.repeats() > 1 {
        parts.push(say!(locale, "headline-repeated", times = record.repeats()));
    }
    parts
}

/// The game's number and rules, the number and text of the last move, the banks, and the hints taken.
fn small(game: &Match, locale: Locale) -> Vec<String> {
    let rules = &game.terms().ruleset;
    let mut parts = vec![say!(
        locale,
        "headline-game",
        number = game.id().0.to_string(),
        ruleset = rulesets::ruleset(locale, rules)
    )];
    let record = game.record();
    if let Some(mv) = record.moves().last() {
        parts.push(say!(locale, "headline-ply", number = record.ply()));
        parts.push(format!("`{mv}`"));
    } else if let Some(before) = game.terms().rematch_of {
        let before = before.0.to_string();
        parts.push(say!(locale, "headline-rematch", before = before));
    }
    parts.extend(banks(game, locale));
    if game.hints() > 0 && game.phase() == Phase::Over {
        parts.push(say!(locale, "headline-hints", hints = game.hints()));
    }
    parts
}

/// That the rating changes of a game are undone because a moderator voided its result.
#[must_use]
pub fn ratings_undone(game: &Match, locale: Locale) -> Option<String> {
    if !matches!(game.position_event().event, Event::Voided { .. }) {
        return None;
    }
    score(&game.as_of(game.position_seq() - 1))?;
    Some(say!(locale, "ratings-returned"))
}

/// That a rated game ended before both players had moved, so that it changes no rating.
#[must_use]
pub fn ratings_unchanged(game: &Match, locale: Locale) -> Option<String> {
    let too_early = game.terms().rated
        && game.phase() == Phase::Over
        && game.ending().is_some()
        && !game.record().both_have_moved();
    too_early.then(|| say!(locale, "ratings-unchanged"))
}

/// How a rated game changed the ratings: "Ratings: @A 1512 → 1527 ±88 · @B 1490 → 1476? ±121".
#[must_use]
pub fn rating_changes(changes: &[RatingChange], locale: Locale) -> Option<String> {
    let [first, second] = changes else {
        return None;
    };
    let points = |points: f64| format!("{points:.0}");
    let said = say!(
        locale,
        "rating-changes",
        first = mention(locale, first.player),
        first_before = points(first.before),
        first_after = first.after.to_string(),
        first_deviation = points(first.after.deviation),
        second = mention(locale, second.player),
        second_before = points(second.before),
        second_after = second.after.to_string(),
        second_deviation = points(second.after.deviation)
    );
    if first.weight == Weight::FULL {
        return Some(said);
    }
    let less = say!(locale, "rating-less", percent = first.weight.0);
    Some(format!("{said}\n{less}"))
}

fn name(game: &Match, locale: Locale, side: Side) -> String {
    mention_if_any(locale, game.player(side))
}

/// Whose turn it is, or how the game ended.
fn match_status(game: &Match, locale: Locale) -> String {
    let name = |side| name(game, locale, side);
    match game.ending() {
        None if game.phase() == Phase::Void => {
            let by = game.position_event().by;
            let opponent = by.person().and_then(|by| game.opponent_of(by));
            let key = match game.moderation_reason() {
                None if by == Actor::Clock => "headline-dissolved",
                None => "headline-aborted",
                Some(_) if game.is_voided() => "headline-struck-out",
                Some(_) => "headline-voided",
            };
            let by = mention_if_any(locale, by.person());
            say!(
                locale,
                key,
                player = by.clone(),
                opponent = mention_if_any(locale, opponent),
                moderator = by,
                first = name(Side::First),
                second = name(Side::Second),
                reason = escaped_reason(game, locale)
            )
        }
        None => {
            let mover = game.record().position().side_to_move();
            let thinks = game
                .computer_decision()
                .is_some_and(|question| question.turn);
            let key = if thinks {
                "headline-thinking"
            } else {
                "headline-to-move"
            };
            say!(
                locale,
                key,
                mover = name(mover),
                colour = rulesets::side(locale, &game.terms().ruleset, mover)
            )
        }
        Some(Ending::Resigned { loser }) => say!(
            locale,
            "headline-resigned",
            loser = name(loser),
            winner = name(loser.other())
        ),
        Some(end) => match end.winner() {
            Some(winner) => say!(
                locale,
                "headline-won",
                winner = name(winner),
                loser = name(winner.other()),
                reason = positions::ending_with_score(locale, game, &end)
            ),
            None => say!(
                locale,
                "headline-drawn",
                first = name(Side::First),
                second = name(Side::Second),
                reason = positions::ending_with_score(locale, game, &end)
            ),
        },
    }
}

/// The reason that the moderator gave, escaped.
fn escaped_reason(game: &Match, locale: Locale) -> String {
    markdown::escape_stored(locale, game.moderation_reason().unwrap_or_default())
}

/// Which moderator decided the game, and why; `None` if no moderator did.
fn moderator_decision(game: &Match, locale: Locale) -> Option<String> {
    game.ending()?;
    game.moderation_reason()?;
    let moderator = mention(locale, game.position_event().by.person()?);
    Some(say!(
        locale,
        "headline-adjudicated",
        moderator = moderator,
        reason = escaped_reason(game, locale)
    ))
}

/// The clock of a running game: the mover's deadline.
fn clock(game: &Match, leave: Option<&VacationEffect>, locale: Locale) -> Vec<String> {
    let mut parts = Vec::new();
    if game.phase() != Phase::Playing {
        return parts;
    }
    if game.clocks().paused() {
        parts.push(say!(locale, "headline-paused"));
    } else if let Some(due) = leave.and_then(|leave| leave.deadline).or(game.deadline()) {
        let key = if game.overdue() {
            "headline-overdue"
        } else {
            "headline-due"
        };
        parts.push(say!(locale, key, due = times::relative(due)));
    }
    if let (Some(until), Some(mover)) = (leave.and_then(|leave| leave.until), game.to_move()) {
        let (player, until) = (mention(locale, mover), times::absolute_time(until));
        parts.push(say!(
            locale,
            "headline-away",
            player = player,
            until = until
        ));
    }
    parts
}

/// What is left in the banks of a running game.
fn banks(game: &Match, locale: Locale) -> Option<String> {
    let banks = Side::ALL.map(|side| game.clocks().bank(side));
    let ([Some(first), Some(second)], Phase::Playing) = (banks, game.phase()) else {
        return None;
    };
    let colour = |side| rulesets::side(locale, &game.terms().ruleset, side);
    Some(say!(
        locale,
        "headline-banks",
        first_colour = colour(Side::First),
        first = times::span(locale, first),
        second_colour = colour(Side::Second),
        second = times::span(locale, second)
    ))
}

/// That moves were taken back, if that is the newest board.
fn taken_back(game: &Match, locale: Locale) -> Option<String> {
    let Event::TakenBack { plies } = game.position_event().event else {
        return None;
    };
    // A takeback of one move was asked for by its maker; one of two moves by the player to move. Either way, that
    // player is to move now.
    let asker = game.to_move()?;
    Some(say!(
        locale,
        "headline-taken-back",
        player = mention(locale, asker),
        moves = plies
    ))
}

/// The earlier moves of a chain that ends with the newest one; at least one of them was played from a plan.
fn chain(game: &Match, locale: Locale) -> Option<String> {
    let chain = game.chained_move_seqs();
    let told = chain
        .iter()
        .skip(chain.len().saturating_sub(MAX_LISTED_MOVES));
    let earlier: Vec<String> = told
        .map(|seq| {
            let then = game.as_of(*seq);
            let by = then.last_event().by.player();
            let by = mention_if_any(locale, by);
            let last = positions::last_move(locale, then.record()).unwrap_or_default();
            say!(locale, "headline-chained-move", player = by, move = last)
        })
        .collect();
    if earlier.is_empty() {
        return None;
    }
    let list = text::truncate(&text::join_list(locale, &earlier), CHAIN_LIMIT);
    Some(say!(locale, "headline-chain", moves = list))
}
