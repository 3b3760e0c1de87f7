//! The ephemeral menu of a player's other actions in a match, and the confirmation of irreversible ones. It shows only
//! what the match allows.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::{
    discord::{
        model::{
            call::Call,
            failure::{Answer, Failure, refusal_failure},
            ids::matches::{Confirmed, MatchControl, current_revision},
            match_action::MatchAction,
            reply::{Message, in_place_of},
        },
        view::components,
    },
    play::{Actor, Command, Event, Match, Offer, Refusal, Timestamp},
    say,
    wording::{self, markdown},
};

/// The menu.
///
/// # Errors
/// `Failure::Refused` when the user does not play in the match.
pub fn menu(call: &Call, game: &Match, now: Timestamp) -> Result<Message, Failure> {
    if !game.takes_part(call.player.id) {
        return Err(refusal_failure(Refusal::NotYours, game));
    }
    let actions = MatchAction::ALL
        .into_iter()
        .filter_map(|action| action_button(call, game, action, now));
    let buttons: Vec<CreateButton> = plan(call, game)
        .into_iter()
        .chain(hint(call, game, now))
        .chain(actions)
        .collect();
    let key = if buttons.is_empty() {
        "panel-empty"
    } else {
        "panel"
    };
    Ok(Message::private(say!(
        call.locale,
        key,
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(call.locale, &game.terms().ruleset)
    ))
    .with_rows(components::rows(&buttons)))
}

/// The button for conditional moves, while the opponent is to move.
fn plan(call: &Call, game: &Match) -> Option<CreateButton> {
    let mover = game.to_move()?;
    let id = MatchControl::Plan(current_revision(game));
    (mover != call.player.id).then(|| components::secondary_button(call.locale, id, "button-plan"))
}

/// The button for a hint, if the match allows one now.
fn hint(call: &Call, game: &Match, now: Timestamp) -> Option<CreateButton> {
    game.decide(Actor::Player(call.player.id), &Command::Hint, now)
        .ok()?;
    let id = MatchControl::Hint(current_revision(game));
    Some(components::secondary_button(call.locale, id, "button-hint"))
}

/// The button of an action, if the match allows it now.
fn action_button(
    call: &Call,
    game: &Match,
    action: MatchAction,
    now: Timestamp,
) -> Option<CreateButton> {
    let me = call.player.id;
    let by = Actor::Player(me);
    let events = game.decide(by, &action.command(), now).ok()?;
    let standing = match action {
        MatchAction::Offer(offer) | MatchAction::Agree(offer) | MatchAction::Refuse(offer) => {
            game.open_offer(offer)
        }
        _ => None,
    };
    let label = match (action, standing) {
        // The opponent has already made this offer: it can only be accepted.
        (MatchAction::Offer(_), Some(_)) => return None,
        (MatchAction::Refuse(offer), Some(standing)) if standing.by == me => {
            format!("button-withdraw-{}", offer.key())
        }
        (MatchAction::Offer(Offer::Takeback), None)
            if matches!(events.as_slice(), [Event::TakenBack { .. }]) =>
        {
            "button-takeback-now".to_owned()
        }
        _ => format!("button-{}", action.key()),
    };
    let style = match action {
        MatchAction::Agree(_) | MatchAction::Claim => ButtonStyle::Success,
        MatchAction::Abort | MatchAction::Resign => ButtonStyle::Danger,
        MatchAction::Offer(_)
        | MatchAction::Refuse(_)
        | MatchAction::Give
        | MatchAction::Resume => ButtonStyle::Secondary,
    };
    let id = MatchControl::Action(action, current_revision(game));
    Some(components::button(call.locale, id, &label, style))
}

/// The question for confirming an irreversible action; replaces the menu if it was asked from there.
///
/// # Errors
/// `Failure::Refused` when the match does not allow the action.
pub fn question(call: &Call, game: &Match, action: MatchAction, now: Timestamp) -> Answer {
    let me = call.player.id;
    game.decide(Actor::Player(me), &action.command(), now)
        .map_err(|refusal| refusal_failure(refusal, game))?;
    let at = current_revision(game);
    let sure = MatchControl::Sure(Confirmed(action), at);
    let keep = MatchControl::Keep(at);
    let yes = format!("button-{}-yes", action.key());
    let message = Message::private(say!(
        call.locale,
        &format!("sure-{}", action.key()),
        number = game.id().0.to_string(),
        opponent = markdown::mention_if_any(call.locale, game.opponent_of(me))
    ))
    .with_rows([CreateActionRow::Buttons(vec![
        components::button(call.locale, sure, &yes, ButtonStyle::Danger),
        components::secondary_button(call.locale, keep, "button-keep"),
    ])]);
    Ok(in_place_of(message, call.menu()))
}
