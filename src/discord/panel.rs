//! The private panel of what a player may want besides moving, and the question before what cannot be undone. What it
//! offers is what the match would grant; it grants nothing itself.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::{
    call::Call,
    commands::Answer,
    custom_id::{CustomId, here},
    failure::Failure,
    parts,
    reply::{Body, Message},
    view,
    wish::Wish,
    words,
};
use crate::{
    play::{Actor, Event, Match, MessageId, Offer, Refusal, Timestamp},
    say,
};

/// As many buttons as Discord puts in a row.
const ROW: usize = 5;

/// The panel.
///
/// # Errors
/// When the asker has no part in the match.
pub fn panel(call: &Call, game: &Match, now: Timestamp) -> Result<Message, Failure> {
    if !game.takes_part(call.player.id) {
        return Err(refused(Refusal::NotYours, game));
    }
    let wishes = Wish::ALL
        .into_iter()
        .filter_map(|wish| offered(call, game, wish, now));
    let buttons: Vec<CreateButton> = plan(call, game).into_iter().chain(wishes).collect();
    let key = if buttons.is_empty() {
        "panel-empty"
    } else {
        "panel"
    };
    Ok(Message {
        rows: buttons
            .chunks(ROW)
            .map(|row| CreateActionRow::Buttons(row.to_vec()))
            .collect(),
        ..Message::private(say!(
            call.locale,
            key,
            number = game.id().0.to_string(),
            ruleset = words::ruleset(call.locale, &game.terms().ruleset)
        ))
    })
}

/// The button that opens the form for plans, while the opponent is to move.
fn plan(call: &Call, game: &Match) -> Option<CreateButton> {
    let mover = game.to_move()?;
    let id = CustomId::Plan(here(game));
    let style = ButtonStyle::Secondary;
    (mover != call.player.id).then(|| parts::button(call.locale, id, "button-plan", style))
}

/// The button of a wish, if the match would grant it now.
fn offered(call: &Call, game: &Match, wish: Wish, now: Timestamp) -> Option<CreateButton> {
    let me = call.player.id;
    let by = Actor::Player(me);
    let events = game.decide(by, &wish.command(), now).ok()?;
    let standing = match wish {
        Wish::Ask(offer) | Wish::Agree(offer) | Wish::Refuse(offer) => game.offered(offer),
        _ => None,
    };
    let label = match (wish, standing) {
        // Whoever is asked the same agrees.
        (Wish::Ask(_), Some(_)) => return None,
        (Wish::Refuse(offer), Some(standing)) if standing.by == me => {
            format!("button-withdraw-{}", offer.key())
        }
        (Wish::Ask(Offer::Takeback), None)
            if matches!(events.as_slice(), [Event::TakenBack { .. }]) =>
        {
            "button-takeback-now".to_owned()
        }
        _ => format!("button-{}", wish.key()),
    };
    let style = match wish {
        Wish::Agree(_) | Wish::Claim => ButtonStyle::Success,
        Wish::Abort | Wish::Resign => ButtonStyle::Danger,
        Wish::Ask(_) | Wish::Refuse(_) | Wish::Give | Wish::Resume => ButtonStyle::Secondary,
    };
    let id = CustomId::Wish(wish, here(game));
    Some(parts::button(call.locale, id, &label, style))
}

/// The question before a wish that cannot be undone; it takes the place of the panel, if it was asked from there.
///
/// # Errors
/// Why the match would not grant it.
pub fn question(
    call: &Call,
    game: &Match,
    wish: Wish,
    now: Timestamp,
    menu: Option<MessageId>,
) -> Answer {
    let me = call.player.id;
    game.decide(Actor::Player(me), &wish.command(), now)
        .map_err(|refusal| refused(refusal, game))?;
    let at = here(game);
    let opponent = game
        .opponent_of(me)
        .map_or_else(String::new, |player| view::mention(call.locale, player));
    let yes = format!("button-{}-yes", wish.key());
    let message = Message {
        rows: vec![CreateActionRow::Buttons(vec![
            parts::button(
                call.locale,
                CustomId::Sure(wish, at),
                &yes,
                ButtonStyle::Danger,
            ),
            parts::button(
                call.locale,
                CustomId::Keep(at),
                "button-keep",
                ButtonStyle::Secondary,
            ),
        ])],
        ..Message::private(say!(
            call.locale,
            &format!("sure-{}", wish.key()),
            number = game.id().0.to_string(),
            opponent = opponent
        ))
    };
    Ok(shown(message, menu))
}

/// A private message, in the place of the one that led to it, if there is one.
#[must_use]
pub fn shown(message: Message, menu: Option<MessageId>) -> super::reply::Reply {
    match menu {
        Some(_) => Body::Update(message).into(),
        None => message.into(),
    }
}

/// A refusal that shows the match as it is.
#[must_use]
pub fn refused(refusal: Refusal, game: &Match) -> Failure {
    Failure::Refused {
        refusal,
        game: Some(Box::new(game.clone())),
    }
}
