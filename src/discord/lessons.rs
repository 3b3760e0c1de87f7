//! A lesson: a private message that sets one task after the other, takes the answer by the menus of a game or as text, and says what
//! it comes to. Which task it is travels in the controls, so that nothing is forgotten by a restart. What an answer comes to is
//! the rules' say; nothing is judged here.

use std::{fmt, str::FromStr};

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::{
    Deferral,
    call::Call,
    choosing,
    commands::Answer,
    custom_id::UnknownControl,
    failure::{self, Failure},
    pages::PageId,
    panel, parts,
    reply::{Attachment, Body, Message},
    sowing, words,
};
use crate::{
    lessons::{self, Answer as Judged, Task, Verdict},
    locale::Locale,
    play::MessageId,
    render,
    rules::{AnyPosition, Game, Move},
    say,
};

/// What the ids of a lesson's controls begin with; they belong to no match.
pub const PREFIX: &str = "learn";

keyed! {
    /// What a control does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Verb {
        /// Sets the task.
        Show = "learn",
        /// The menu of pieces; its value is where the piece stands.
        Piece = "learn-piece",
        /// The menu of destinations; its value is the move.
        To = "learn-to",
        /// Opens the field in which a move is typed.
        Type = "learn-type",
        /// The field in which a move was typed.
        Typed = "learn-typed",
    }
}

/// A control of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Control {
    verb: Verb,
    game: Game,
    /// The task, from 0; behind the last is the end of the lesson.
    number: usize,
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.verb.key(), self.game, self.number)
    }
}

impl FromStr for Control {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [verb, game, number] = text.split(':').collect::<Vec<_>>()[..] else {
            return Err(UnknownControl);
        };
        let control = Self {
            verb: Verb::from_key(verb).ok_or(UnknownControl)?,
            game: game.parse().map_err(|_| UnknownControl)?,
            number: number.parse().map_err(|_| UnknownControl)?,
        };
        let tasks = lessons::tasks(control.game).len();
        let end = usize::from(control.verb == Verb::Show);
        (control.number < tasks + end)
            .then_some(control)
            .ok_or(UnknownControl)
    }
}

impl Control {
    fn with(self, verb: Verb) -> Self {
        Self { verb, ..self }
    }

    fn task(self) -> Option<&'static Task> {
        lessons::tasks(self.game).get(self.number)
    }
}

/// The button's id that begins the lesson of a game.
#[must_use]
pub fn first(game: Game) -> String {
    let verb = Verb::Show;
    Control {
        verb,
        game,
        number: 0,
    }
    .to_string()
}

/// A task of a game's lesson, counted from 0; its end if there is no such task.
#[must_use]
pub fn begun(locale: Locale, game: Game, number: usize) -> Message {
    let number = number.min(lessons::tasks(game).len());
    set(
        locale,
        Control {
            verb: Verb::Show,
            game,
            number,
        },
        None,
        None,
    )
}

/// A control of a lesson was used.
///
/// # Errors
/// When it is none of ours.
pub fn press(call: &Call, id: &str, values: &[String], menu: Option<MessageId>) -> Answer {
    let control = read(call.locale, id)?;
    let chosen = values.first().map_or("", String::as_str);
    let message = match control.verb {
        Verb::Show => set(call.locale, control, None, None),
        Verb::Piece => set(call.locale, control, Some(chosen), None),
        Verb::To => judged(call.locale, control, chosen),
        Verb::Type => {
            let title = words::game(call.locale, control.game);
            let form = parts::move_form(call.locale, control.with(Verb::Typed), &title);
            return Ok(Body::Modal(form).into());
        }
        Verb::Typed => return Err(unknown(call.locale)),
    };
    Ok(panel::shown(message, menu))
}

/// The form for a move was sent.
///
/// # Errors
/// When it is none of ours.
pub fn submit(
    call: &Call,
    id: &str,
    fields: &[(String, String)],
    menu: Option<MessageId>,
) -> Answer {
    let control = read(call.locale, id)?;
    let field = fields.iter().find(|(name, _)| name == parts::MOVE_FIELD);
    match (control.verb, field) {
        (Verb::Typed, Some((_, text))) => {
            Ok(panel::shown(judged(call.locale, control, text), menu))
        }
        _ => Err(unknown(call.locale)),
    }
}

/// How an answer to a control is announced if it takes long.
pub fn deferral(id: &str, private: bool) -> Deferral {
    match id.parse() {
        Ok(Control {
            verb: Verb::Type, ..
        }) => Deferral::None,
        _ if private => Deferral::Update,
        _ => Deferral::Private,
    }
}

fn read(locale: Locale, id: &str) -> Result<Control, Failure> {
    id.parse().map_err(|_| unknown(locale))
}

fn unknown(locale: Locale) -> Failure {
    Failure::Said(say!(locale, "unknown-control"))
}

/// The task, perhaps with a piece chosen, and with what stands above it; behind the last task, the end.
fn set(locale: Locale, control: Control, chosen: Option<&str>, above: Option<String>) -> Message {
    let Some(task) = control.task() else {
        return end(locale, control.game);
    };
    let position = task.position();
    let piece = chosen.and_then(|from| choosing::piece(locale, &position, from));
    let mut lines: Vec<String> = above.into_iter().collect();
    lines.push(heading(locale, control));
    lines.push(say!(locale, task.key));
    let from = piece.as_ref().map(|piece| piece.from.as_str());
    let id = control.with(Verb::Piece);
    let mut rows = vec![choosing::pieces_row(locale, &id, &position, from)];
    let mut shown = words::plain_view(locale, &position.ruleset());
    if let Some(piece) = piece {
        let id = control.with(Verb::To);
        rows.push(choosing::targets_row(locale, &id, &position, &piece.moves));
        let moves = piece.moves.iter();
        shown.targets = moves
            .filter_map(|mv| Some(position.describe(*mv)?.to))
            .collect();
        shown.chosen = Some(piece.from);
        lines.push(say!(locale, "menu-chosen", piece = piece.label));
    }
    rows.push(CreateActionRow::Buttons(buttons(locale, control)));
    Message {
        picture: Some(picture(locale, control, &position, shown)),
        rows,
        ..Message::private(lines.join("\n"))
    }
}

fn heading(locale: Locale, control: Control) -> String {
    let ruleset = lessons::ruleset(control.game);
    let side = control.task().map(|task| task.position().side_to_move());
    say!(
        locale,
        "lesson-heading",
        game = words::game(locale, control.game),
        number = (control.number + 1).to_string(),
        total = lessons::tasks(control.game).len().to_string(),
        side = side.map_or_else(String::new, |side| words::side(locale, &ruleset, side))
    )
}

fn button(control: Control, locale: Locale, label: &str, style: ButtonStyle) -> CreateButton {
    parts::button(locale, control, label, style)
}

/// To the task before, to the next without an answer, and the field for those who type.
fn buttons(locale: Locale, control: Control) -> Vec<CreateButton> {
    let to = |number| Control {
        number,
        ..control.with(Verb::Show)
    };
    let before = control.number.checked_sub(1);
    let grey = ButtonStyle::Secondary;
    before
        .map(|before| button(to(before), locale, "button-previous", grey))
        .into_iter()
        .chain([
            button(to(control.number + 1), locale, "button-skip", grey),
            button(control.with(Verb::Type), locale, "button-type", grey),
        ])
        .collect()
}

fn picture(
    locale: Locale,
    control: Control,
    position: &AnyPosition,
    shown: render::View,
) -> Attachment {
    let total = lessons::tasks(control.game).len();
    let view = render::View {
        note: format!("{} / {total}", control.number + 1),
        ..shown
    };
    Attachment {
        name: format!("lesson-{}-{}.png", control.game, control.number + 1),
        bytes: render::board(position, &view).png,
        alt: words::placed(locale, position, &view.targets),
    }
}

/// What an answer came to: the next task is near, or the same is set again with a hint.
fn judged(locale: Locale, control: Control, text: &str) -> Message {
    let Some(task) = control.task() else {
        return end(locale, control.game);
    };
    let judged = match task.answer(text) {
        Ok(judged) => judged,
        Err(error) => {
            let why = failure::move_error(locale, &error, None);
            return set(
                locale,
                control,
                None,
                Some(say!(locale, "lesson-illegal", reason = why)),
            );
        }
    };
    let position = task.position();
    let mut lines = vec![verdict(locale, &position, &judged)];
    if let AnyPosition::OAnQuan(ring) = &position {
        lines.extend(sowing::told(locale, ring, judged.mv));
    }
    if judged.verdict != Verdict::Solved {
        return set(
            locale,
            control,
            None,
            Some(format!("{}\n", lines.join("\n"))),
        );
    }
    let shown = render::View {
        last_move: Some(judged.mv),
        before: Some(position),
        ..words::plain_view(locale, &judged.after.ruleset())
    };
    let next = Control {
        number: control.number + 1,
        ..control.with(Verb::Show)
    };
    let next = button(next, locale, "button-next-task", ButtonStyle::Success);
    lines.insert(0, heading(locale, control));
    Message {
        picture: Some(picture(locale, control, &judged.after, shown)),
        rows: vec![CreateActionRow::Buttons(vec![next])],
        ..Message::private(lines.join("\n"))
    }
}

fn verdict(locale: Locale, position: &AnyPosition, judged: &Judged) -> String {
    let said = |position: &AnyPosition, mv: Move| {
        let deed = position.describe(mv);
        deed.map_or_else(|| mv.to_string(), |deed| words::described(locale, &deed))
    };
    let deed = said(position, judged.mv);
    match &judged.verdict {
        Verdict::Solved => say!(locale, "lesson-right", deed = deed),
        Verdict::Otherwise => say!(locale, "lesson-otherwise", deed = deed),
        Verdict::Loses(reply) => {
            say!(
                locale,
                "lesson-loses",
                deed = deed,
                reply = said(&judged.after, *reply)
            )
        }
        Verdict::Exposes(reply) => {
            say!(
                locale,
                "lesson-exposes",
                deed = deed,
                reply = said(&judged.after, *reply)
            )
        }
        Verdict::Escapes(reply) => {
            say!(
                locale,
                "lesson-escapes",
                deed = deed,
                reply = said(&judged.after, *reply)
            )
        }
    }
}

/// What to do next.
fn end(locale: Locale, game: Game) -> Message {
    let rules = PageId {
        ruleset: lessons::ruleset(game),
        number: 0,
    };
    Message {
        rows: vec![CreateActionRow::Buttons(vec![
            parts::plain(locale, first(game), "button-again"),
            parts::plain(locale, rules, "button-rules"),
        ])],
        ..Message::private(say!(
            locale,
            "lesson-done",
            game = words::game(locale, game)
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back_and_no_other_does() {
        for game in Game::ALL.iter().copied() {
            for verb in Verb::ALL {
                for number in 0..lessons::tasks(game).len() {
                    let control = Control { verb, game, number };
                    assert!(control.to_string().len() <= 100);
                    assert_eq!(control.to_string().parse(), Ok(control));
                }
            }
        }
        for wrong in [
            "learn",
            "learn:chess:0",
            "learn:jungle",
            "learn:jungle:-1",
            "learn:jungle:99",
            "learn:jungle:0:0",
            "learn-fly:jungle:0",
            "learn-to:jungle:7",
        ] {
            assert_eq!(wrong.parse::<Control>(), Err(UnknownControl), "{wrong}");
        }
    }
}
