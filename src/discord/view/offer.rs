//! Short posts about offers and notes in a running game, and their text after an answer. Pure.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::{
    discord::{
        model::{
            ids::matches::{MatchControl, current_revision},
            match_action::MatchAction,
            reply::Message,
        },
        view::components::button,
    },
    locale::Locale,
    play::{Actor, Event, Extension, Match, MatchId, Offer, PlayerId, Seq, Stamped, Timestamp},
    say,
    wording::{
        self,
        markdown::{mention, mention_if_any},
    },
};

/// The post about the newest event, if it is an offer or a note.
#[must_use]
pub fn offer_post(game: &Match, locale: Locale) -> Option<Message> {
    let event = game.last_event();
    let mover = game.to_move();
    let waiting = mover.and_then(|mover| game.opponent_of(mover));
    let due = game.deadline().map_or(0, Timestamp::seconds);
    let note = |key: &str| {
        say!(
            locale,
            key,
            number = game.id().0.to_string(),
            mover = mention_if_any(locale, mover),
            opponent = mention_if_any(locale, waiting),
            due = format!("<t:{due}:R>")
        )
    };
    Some(match &event.event {
        Event::Offered { offer } => offered(game, *offer, event.by.player()?, locale),
        Event::Paused => {
            let actions = [(MatchAction::Resume, ButtonStyle::Primary)];
            Message::public(note("note-paused")).with_rows([row(game, locale, &actions)])
        }
        Event::Resumed => Message::public(note("note-resumed")),
        Event::Overdue => {
            let actions = [
                (MatchAction::Claim, ButtonStyle::Success),
                (MatchAction::Give, ButtonStyle::Secondary),
            ];
            Message::public(note("note-overdue")).with_rows([row(game, locale, &actions)])
        }
        Event::Extended { why, .. } => Message {
            silent: true,
            ..Message::public(note(match why {
                Extension::Gift => "note-gift",
                Extension::Vacation => "note-vacation",
                Extension::Downtime => "note-downtime",
            }))
        },
        Event::Refused { .. } | Event::Rematched => {
            let answered = last_answered(game)?;
            Message::public(answered_offer_text(game, answered, None, locale)?)
        }
        _ => return None,
    })
}

fn offered(game: &Match, offer: Offer, asker: PlayerId, locale: Locale) -> Message {
    let at = current_revision(game);
    let [agree, refuse] = [MatchAction::Agree(offer), MatchAction::Refuse(offer)]
        .map(|action| MatchControl::Action(action, at));
    let buttons = [
        button(locale, agree, "button-accept", ButtonStyle::Success),
        button(locale, refuse, "button-decline", ButtonStyle::Danger),
    ];
    let row = CreateActionRow::Buttons(buttons.into());
    Message::public(say!(
        locale,
        &format!("offer-{}", offer.key()),
        opponent = mention_if_any(locale, game.opponent_of(asker)),
        asker = mention(locale, asker),
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(locale, &game.terms().ruleset),
        moves = moves_to_take_back(game, asker, locale)
    ))
    // A computer player answers by itself.
    .with_rows(game.computer().is_none().then_some(row))
}

/// The moves that the asker's takeback undoes, in the order in which they were played.
fn moves_to_take_back(game: &Match, asker: PlayerId, locale: Locale) -> String {
    let plies = game.plies_to_take_back(asker).unwrap_or(0) as usize;
    let moves: Vec<String> = (0..plies)
        .rev()
        .filter_map(|later| wording::last_move(locale, &game.record().taken_back(later)))
        .collect();
    moves.join(" · ")
}

fn row(game: &Match, locale: Locale, actions: &[(MatchAction, ButtonStyle)]) -> CreateActionRow {
    let at = current_revision(game);
    let buttons = actions.iter().map(|(action, style)| {
        let label = format!("button-{}", action.key());
        button(locale, MatchControl::Action(*action, at), &label, *style)
    });
    CreateActionRow::Buttons(buttons.collect())
}

/// The event of the offer that the newest event answers.
fn last_answered(game: &Match) -> Option<Seq> {
    let answered = match game.last_event().event {
        Event::Refused { offer } => offer,
        _ => Offer::Rematch,
    };
    let asked = |stamped: &&Stamped<Event>| stamped.event == Event::Offered { offer: answered };
    let asked = game.events().iter().rev().find(asked)?;
    Some(asked.seq)
}

/// The text of the post about the event `seq` once it is settled: "Draw offered by @Alice in #7: declined." `None` if
/// it is no such post or not settled. `rematch` is the game that followed this one, if known.
#[must_use]
pub fn answered_offer_text(
    game: &Match,
    seq: Seq,
    rematch: Option<MatchId>,
    locale: Locale,
) -> Option<String> {
    if game.seqs_with_controls().contains(&seq) {
        return None;
    }
    let event = game.events().iter().find(|stamped| stamped.seq == seq)?;
    let number = || game.id().0.to_string();
    let (Event::Offered { offer }, Actor::Player(asker)) = (&event.event, event.by) else {
        return match event.event {
            Event::Paused => Some(say!(locale, "note-paused-over", number = number())),
            Event::Overdue => Some(say!(locale, "note-overdue-over", number = number())),
            _ => None,
        };
    };
    let answer = game.events().iter().find(|later| {
        let closes = match later.event {
            Event::Refused { offer: refused } => refused == *offer,
            Event::Paused => *offer == Offer::Pause,
            Event::Rematched => *offer == Offer::Rematch,
            ref event => event.changes_position(),
        };
        later.seq > seq && closes
    })?;
    let key = match (&answer.event, offer) {
        (Event::Refused { .. }, _) if answer.by == event.by => "answer-withdrawn",
        (Event::Refused { .. }, _) => "answer-refused",
        (Event::DrawAgreed, Offer::Draw)
        | (Event::TakenBack { .. }, Offer::Takeback)
        | (Event::Paused, _) => "answer-agreed",
        (Event::Rematched, _) => match rematch {
            Some(_) => "answer-rematch",
            None => "answer-agreed",
        },
        _ => "answer-void",
    };
    let what = say!(
        locale,
        &format!("offered-{}", offer.key()),
        asker = mention(locale, asker),
        number = number()
    );
    Some(say!(
        locale,
        key,
        what = what,
        opponent = mention_if_any(locale, game.opponent_of(asker)),
        rematch = rematch.map_or_else(String::new, |rematch| rematch.0.to_string())
    ))
}
