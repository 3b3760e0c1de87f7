//! `/plan [moves] [game] [forget]`: plans conditional moves. All answers are ephemeral. The command adds lines to a plan; the
//! form holds all its lines.

use serenity::all::{ButtonStyle, CreateButton, CreateModal, InputTextStyle};

use crate::{
    app::App,
    discord::{
        access::games::{DefaultGame, find_game},
        commands::{
            moves,
            table::{CommandOption, Cost, Entry, RUNNING, Type, Visibility},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            ids::matches::{MatchControl, current_revision},
            limits::MAX_CONTENT_CHARS,
            reply::{Body, Message},
        },
        view::{
            components,
            next::{self, NextStep},
        },
    },
    locale::Locale,
    play::{
        Match, Phase,
        conditional_moves::{
            ConditionalMoves, ConditionalMovesError, LINE_ENDS, LineChange, split,
        },
    },
    rules::{AnyPosition, MoveText},
    say,
    wording::{
        self,
        examples::{plan_example, plan_hint, plan_lines},
        markdown,
    },
};

/// The longest text of the option, in characters.
const MAX_OPTION_CHARS: u16 = 1_000;

/// Discord's limit for a text field, in characters. A whole plan fits.
const FIELD_LIMIT: u16 = 4_000;

pub(super) static ENTRY: Entry = Entry::slash(
    "plan",
    Cost::OTHER,
    Visibility::Private,
    &[
        CommandOption::new(
            Type::TextUpTo(MAX_OPTION_CHARS),
            "moves",
            "option-plan-moves",
        )
        .completes(|app, call, options, typed| Box::pin(complete(app, call, options, typed))),
        RUNNING,
        CommandOption::new(Type::Truth, "forget", "option-plan-forget"),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, DefaultGame::Playing).await?;
    let me = call.player.id;
    if options.boolean("forget") == Some(true) {
        app.forget_plan(&game, me).await?;
        return Ok(no_plan(call, &game, "plan-forgotten").into());
    }
    let Some(text) = options.text("moves") else {
        let plan = app.plan_of(game.id(), me).await?;
        let message = if plan.is_empty() {
            no_plan(call, &game, "plan-none")
        } else {
            plan_message(call, &game, &plan)
        };
        return Ok(message.into());
    };
    change(app, call, &game, text, LineChange::Add).await
}

/// Changes the plan by a text, from the command or the form. A refused text is in the form that opens again, with the
/// lines that it was to be added to.
pub async fn change(
    app: &App,
    call: &Call,
    game: &Match,
    text: &str,
    change: LineChange,
) -> Answer {
    let me = call.player.id;
    let error = match app.plan(game, me, text, change).await? {
        Ok(plan) => return Ok(plan_message(call, game, &plan).into()),
        Err(error) => error,
    };
    let (again, step) = match error {
        ConditionalMovesError::NotPlaying => (None, NextStep::Games),
        ConditionalMovesError::YourTurn => (None, NextStep::Board(game.id())),
        ConditionalMovesError::NoAnswer
        | ConditionalMovesError::TooLong
        | ConditionalMovesError::Move { .. } => {
            let kept = match change {
                LineChange::Add => typed_plan(call.locale, &app.plan_of(game.id(), me).await?),
                LineChange::Replace => String::new(),
            };
            // PostgreSQL's texts contain no zeros.
            let text = format!("{kept}\n{text}").trim().replace('\0', "");
            let id = call.handle.interaction;
            app.store.keep_study(me, id, &text).await?;
            let again = MatchControl::PlanAgain(current_revision(game), id);
            (Some(again), NextStep::Board(game.id()))
        }
    };
    let primary = ButtonStyle::Primary;
    let again = again.map(|id| components::button(call.locale, id, "button-form", primary));
    Err(Message::private(plan_refusal_text(call, game, error))
        .with_rows(next::row_with(call, again, &[step]))
        .into())
}

/// The form with a player's plan.
pub(crate) async fn form(app: &App, call: &Call, game: &Match) -> Answer {
    let plan = app.plan_of(game.id(), call.player.id).await?;
    Ok(Body::Modal(prefilled_form(call, game, &typed_plan(call.locale, &plan))).into())
}

/// The form with a plan that was refused.
pub(crate) async fn form_again(app: &App, call: &Call, game: &Match, stored: u64) -> Answer {
    // Only the newest ones are stored.
    let text = app.store.study(call.player.id, stored).await?;
    let text = text.ok_or_else(|| next::unknown_control(call))?;
    Ok(Body::Modal(prefilled_form(call, game, &text)).into())
}

/// The form with a text, if there is room for it.
fn prefilled_form(call: &Call, game: &Match, text: &str) -> CreateModal {
    let locale = call.locale;
    let title = say!(locale, "plan-title", number = game.id().0.to_string());
    let label = say!(locale, "plan-field");
    let hint = plan_hint(locale, &expected_position(call, game));
    let style = InputTextStyle::Paragraph;
    let field = components::field(style, &label, components::MOVE_FIELD, FIELD_LIMIT);
    let mut field = field.placeholder(wording::truncate(&hint, components::MAX_HINT_CHARS));
    if !text.is_empty() && text.encode_utf16().count() <= FIELD_LIMIT.into() {
        field = field.value(text);
    }
    components::form(MatchControl::Planned(current_revision(game)), &title, field)
}

/// A plan as a player may type it, a line each; without the words in between if it would be too long for the form.
fn typed_plan(locale: Locale, plan: &ConditionalMoves) -> String {
    let lines = plan_lines(locale, plan, str::to_owned).join("\n");
    if lines.encode_utf16().count() + usize::from(MAX_OPTION_CHARS) < FIELD_LIMIT.into() {
        return lines;
    }
    let line = |line: &Vec<MoveText>| -> String {
        let moves: Vec<&str> = line.iter().map(AsRef::as_ref).collect();
        moves.join(" ")
    };
    let lines: Vec<String> = plan.lines().iter().map(line).collect();
    lines.join("\n")
}

/// The position in which a plan of the player begins: the opponent is to move.
fn expected_position(call: &Call, game: &Match) -> AnyPosition {
    let mut position = match game.phase() {
        Phase::Playing => game.record().position().clone(),
        _ => game.terms().ruleset.start(),
    };
    if game.side_of(call.player.id) == Some(position.side_to_move())
        && let Some(mv) = position.legal_moves().first()
    {
        // A legal move can be made.
        let _ = position.play(*mv);
    }
    position
}

/// The button that opens the form with the plan, while the opponent is to move.
fn plan_button(call: &Call, game: &Match, label: &str) -> Option<CreateButton> {
    let waits = game.phase() == Phase::Playing && game.to_move() != Some(call.player.id);
    let id = MatchControl::Plan(current_revision(game));
    waits.then(|| components::button(call.locale, id, label, ButtonStyle::Primary))
}

/// That there is no plan, and how to make one.
fn no_plan(call: &Call, game: &Match, key: &str) -> Message {
    let row = components::row(plan_button(call, game, "button-plan"))
        .or_else(|| next::row(call, &[NextStep::Board(game.id())]));
    Message::private(plan_text(call, game, key)).with_rows(row)
}

/// A plan in words, with buttons that change and delete it.
fn plan_message(call: &Call, game: &Match, plan: &ConditionalMoves) -> Message {
    let mut lines = vec![plan_text(call, game, "plan-heading")];
    let code = |mv: &str| format!("`{mv}`");
    let planned = plan_lines(call.locale, plan, code);
    lines.extend(planned.iter().map(|line| format!("- {line}")));
    let change = plan_button(call, game, "button-plan-change");
    let delete = [NextStep::DeletePlan(game.id())];
    Message::private(wording::truncate(&lines.join("\n"), MAX_CONTENT_CHARS))
        .with_rows(next::row_with(call, change, &delete))
}

/// A text about the plan for a game, which may have an example.
fn plan_text(call: &Call, game: &Match, key: &str) -> String {
    say!(
        call.locale,
        key,
        number = game.id().0.to_string(),
        example = plan_example(call.locale, &expected_position(call, game))
    )
}

fn plan_refusal_text(call: &Call, game: &Match, error: ConditionalMovesError) -> String {
    let locale = call.locale;
    match error {
        ConditionalMovesError::YourTurn => plan_text(call, game, "plan-your-turn"),
        ConditionalMovesError::NotPlaying => plan_text(call, game, "plan-not-playing"),
        ConditionalMovesError::NoAnswer => plan_text(call, game, "plan-no-answer"),
        ConditionalMovesError::TooLong => say!(locale, "plan-too-long"),
        ConditionalMovesError::Move {
            text,
            error,
            before,
            ..
        } => {
            let text = markdown::quoted(&wording::truncate(&text, 100));
            let why = wording::move_error(locale, &error, None);
            if before.is_empty() {
                return say!(locale, "plan-first-move", text = text, why = why);
            }
            let before: Vec<String> = before.iter().map(ToString::to_string).collect();
            say!(
                locale,
                "plan-move",
                text = text,
                before = before.join(" "),
                why = why
            )
        }
    }
}

/// Autocompletes the next move of a line.
pub async fn complete(
    app: &App,
    call: &Call,
    options: &Options,
    typed: &str,
) -> Result<Vec<Suggestion>, Failure> {
    let game = match find_game(app, call, options, DefaultGame::Playing).await {
        Ok(game) => game,
        Err(Failure::Invalid(_) | Failure::Next(_) | Failure::NoSuchGame(_)) => {
            return Ok(Vec::new());
        }
        Err(other) => return Err(other),
    };
    let plannable = game.opponent_of(call.player.id).is_some()
        && game.to_move().is_some_and(|mover| mover != call.player.id);
    if !plannable {
        return Ok(Vec::new());
    }
    let (head, tail) = typed
        .rsplit_once(char::is_whitespace)
        .unwrap_or(("", typed));
    let line = head.rsplit(LINE_ENDS).next().unwrap_or_default();
    let mut record = game.record().clone();
    for word in split(line).concat() {
        if record.play_text(word).is_err() {
            return Ok(Vec::new());
        }
    }
    let next = moves::suggestions(call.locale, record.position(), tail);
    Ok(next
        .into_iter()
        .filter_map(|(name, mv)| {
            let whole = [head, mv.as_str()?].join(" ").trim().to_owned();
            // A longer text cannot be a choice, but can still be typed.
            (whole.chars().count() <= 100).then(|| (name, whole.into()))
        })
        .collect())
}
