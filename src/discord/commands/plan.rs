//! `/plan [moves] [game] [forget]`: plans conditional moves. All answers are ephemeral.

use serenity::all::ButtonStyle;

use crate::{
    app::{App, RequestKind},
    discord::{
        access::games::{DefaultGame, find_game},
        commands::{
            moves,
            table::{Cost, Entry, Field, Places, RUNNING, Run, Type, Visibility},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            ids::matches::{CustomId, current_revision},
            limits::LONGEST_TEXT,
            reply::{Message, Reply},
        },
        view::{
            components,
            next::{self, Step},
        },
    },
    locale::Locale,
    play::{
        Match, Phase,
        conditional_moves::{LINE_ENDS, Plan, PlanError, split},
    },
    say,
    wording::{self, markdown},
};

/// The longest text, in characters.
pub const LONGEST: u16 = 1_000;

pub(super) static ENTRY: Entry = Entry {
    name: "plan",
    places: Places::ServersAndDirect,
    cost: Cost::Always(RequestKind::Other),
    visibility: Visibility::Private,
    slow: false,
    run: Run::Slash(
        &[
            Field::new(
                Type::TextOf {
                    least: 0,
                    most: LONGEST,
                },
                "moves",
                "option-plan-moves",
            )
            .completes(|app, call, options, typed| Box::pin(complete(app, call, options, typed))),
            RUNNING,
            Field::new(Type::Truth, "forget", "option-plan-forget"),
        ],
        |app, call, options| Box::pin(run(app, call, options)),
    ),
};

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let game = find_game(app, call, options, DefaultGame::Playing).await?;
    let number = game.id().0.to_string();
    let me = call.player.id;
    if options.boolean("forget") == Some(true) {
        app.forget_plan(&game, me).await?;
        return Ok(Reply::private(say!(
            locale,
            "plan-forgotten",
            number = number
        )));
    }
    let Some(text) = options.text("moves") else {
        let plans = app.store.plans(game.id()).await?;
        let mine = plans.into_iter().find(|(player, _)| *player == me);
        if let Some((_, plan)) = mine {
            return Ok(Reply::private(plan_text(locale, &game, &plan)));
        }
        let text = say!(locale, "plan-none", number = number);
        let waits = game.phase() == Phase::Playing && game.to_move() != Some(me);
        let plan = waits.then(|| CustomId::Plan(current_revision(&game)));
        let plan =
            plan.map(|id| components::button(locale, id, "button-plan", ButtonStyle::Primary));
        let row = components::row(plan).or_else(|| next::row(call, &[Step::Board(game.id())]));
        return Ok(Message {
            rows: row.into_iter().collect(),
            ..Message::private(text)
        }
        .into());
    };
    add_conditional_moves(app, call, &game, text).await
}

/// Adds the conditional moves in a text, from the command or the form.
pub async fn add_conditional_moves(app: &App, call: &Call, game: &Match, text: &str) -> Answer {
    match app.plan(game, call.player.id, text).await? {
        Ok(plan) => Ok(Reply::private(plan_text(call.locale, game, &plan))),
        Err(error) => {
            let step = match error {
                PlanError::NotPlaying => Step::Games,
                _ => Step::Board(game.id()),
            };
            let text = refused(call.locale, game, error);
            Err(next::refusal(call, text, &[step]))
        }
    }
}

/// The lines of a plan in words: "if c3d3 then g7g6, if d3d4 then g6g7".
fn plan_text(locale: Locale, game: &Match, plan: &Plan) -> String {
    let mut lines = vec![say!(
        locale,
        "plan-heading",
        number = game.id().0.to_string()
    )];
    for line in plan.lines() {
        let pairs: Vec<String> = line
            .chunks(2)
            .filter_map(|pair| {
                let [theirs, mine] = pair else { return None };
                Some(say!(
                    locale,
                    "plan-pair",
                    theirs = theirs.to_string(),
                    mine = mine.to_string()
                ))
            })
            .collect();
        lines.push(format!("- {}", wording::join_list(locale, &pairs)));
    }
    wording::truncate(&lines.join("\n"), LONGEST_TEXT)
}

fn refused(locale: Locale, game: &Match, error: PlanError) -> String {
    let number = game.id().0.to_string();
    match error {
        PlanError::YourTurn => say!(locale, "plan-your-turn", number = number),
        PlanError::NotPlaying => say!(locale, "plan-not-playing", number = number),
        PlanError::NoAnswer => say!(locale, "plan-no-answer"),
        PlanError::TooLong => say!(locale, "plan-too-long"),
        PlanError::Move {
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
