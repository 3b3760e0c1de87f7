//! The controls of a puzzle: choosing and typing moves, hints, the solution, the next puzzle.

use std::borrow::Cow;

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::{
            analyse::play_position,
            puzzle::{begin, board, next, puzzle_style, refuse_if_running, runs, today},
        },
        controls::control::{Audience, Control, Form, first},
        model::{
            call::Call,
            failure::{Answer, Failure},
            ids::puzzle::{PuzzleControl, PuzzleVerb},
            policy::Policy,
            reply::{self, Body, Deferral, Message},
        },
        view::{
            components,
            next::{NextStep, refusal, unknown_control},
            puzzle as view,
        },
    },
    puzzles::Puzzle,
    rules::Record,
    say,
    store::PuzzleResult,
    wording,
};

impl Control for PuzzleControl {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, private: bool) -> Policy {
        match self.verb {
            PuzzleVerb::Play => Policy::new(RequestKind::Challenge, Deferral::Public),
            PuzzleVerb::Type => Policy::new(RequestKind::Picture, Deferral::None),
            PuzzleVerb::Board => Policy::new(RequestKind::Picture, Deferral::Private),
            PuzzleVerb::Show
            | PuzzleVerb::Piece
            | PuzzleVerb::To
            | PuzzleVerb::Typed
            | PuzzleVerb::Hint
            | PuzzleVerb::Step
            | PuzzleVerb::Next
            | PuzzleVerb::Begin => {
                Policy::new(RequestKind::Picture, Deferral::update_if_private(private))
            }
        }
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let chosen = first(values);
        let message = match self.verb {
            PuzzleVerb::Typed => return Err(unknown_control(call)),
            PuzzleVerb::Board => return Ok(board(app, call).await?.into()),
            PuzzleVerb::Next => next(app, call, self.request, Some(self.puzzle)).await?,
            PuzzleVerb::Begin => {
                let puzzle = there(app, call, self).await?;
                if let Some(guild) = call.guild {
                    let (me, now) = (call.player.id, app.clock.now());
                    let store = &app.store;
                    store
                        .begin_daily_puzzle(me, guild, puzzle.id().0, now)
                        .await?;
                }
                begin(app, call, &puzzle, self.request).await?
            }
            PuzzleVerb::Type => {
                let puzzle = own(app, call, self).await?;
                let title = say!(call.locale, "button-type");
                let id = self.with(PuzzleVerb::Typed);
                let position = puzzle.after(self.ply);
                let secret: Vec<_> = puzzle.line.get(self.ply).copied().into_iter().collect();
                let form = components::move_form(call.locale, id, &title, &position, &secret);
                return Ok(Body::Modal(form).into());
            }
            PuzzleVerb::Show | PuzzleVerb::Piece => {
                let puzzle = own(app, call, self).await?;
                let style = puzzle_style(app, call, &puzzle, self.request).await?;
                let piece = (self.verb == PuzzleVerb::Piece).then_some(chosen);
                view::turn(style, &puzzle, self, piece, Vec::new())
            }
            PuzzleVerb::To => answer_result(app, call, self, chosen).await?,
            PuzzleVerb::Hint => hint(app, call, self).await?,
            PuzzleVerb::Step => show_step(app, call, self).await?,
            PuzzleVerb::Play => {
                let puzzle = own(app, call, self).await?;
                let record = Record::from_position(puzzle.after(self.ply));
                return play_position(app, call, &record, None).await;
            }
        };
        Ok(reply::in_place_of(message, call.menu()))
    }
}

impl Form for PuzzleControl {
    fn policy(&self, private: bool) -> Policy {
        Policy::new(RequestKind::Picture, Deferral::update_if_private(private))
    }

    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer {
        match (self.verb, components::typed_move(fields)) {
            (PuzzleVerb::Typed, Some(text)) => {
                let message = answer_result(app, call, self, text).await?;
                Ok(reply::in_place_of(message, call.menu()))
            }
            _ => Err(unknown_control(call)),
        }
    }
}

fn gone(call: &Call) -> Failure {
    let text = say!(call.locale, "puzzle-gone");
    refusal(call, text, &[NextStep::Puzzle])
}

/// The puzzle of a control, if there still is one, its line goes that far, and none of its positions is on the board of a
/// running game.
async fn there(
    app: &App,
    call: &Call,
    control: PuzzleControl,
) -> Result<Cow<'static, Puzzle>, Failure> {
    let puzzle = app.puzzle(control.puzzle).await?;
    let puzzle = puzzle.filter(|puzzle| control.fits(puzzle));
    let puzzle = puzzle.ok_or_else(|| gone(call))?;
    refuse_if_running(app, call, &puzzle).await?;
    Ok(puzzle)
}

/// The puzzle of a control, if it was shown to the user and they have come that far.
async fn own(
    app: &App,
    call: &Call,
    control: PuzzleControl,
) -> Result<Cow<'static, Puzzle>, Failure> {
    let puzzle = there(app, call, control).await?;
    let tried = app
        .store
        .puzzle_try(call.player.id, control.puzzle.0)
        .await?;
    let tried = tried.ok_or_else(|| gone(call))?;
    let open = matches!(control.verb, PuzzleVerb::Step | PuzzleVerb::Play);
    if !open && control.ply > tried.reached as usize {
        return Err(gone(call));
    }
    Ok(puzzle)
}

/// Rates the first try, and returns what to say about it; nothing if it was rated before. Tasks of courses are not rated,
/// neither there nor when they come as puzzles later, since the solution is known by then.
async fn rate_first_try(
    app: &App,
    call: &Call,
    control: PuzzleControl,
    puzzle: &Puzzle,
    right: bool,
) -> Result<Vec<String>, Failure> {
    if control.request.course.is_some() {
        let (me, puzzle) = (call.player.id, puzzle.id().0);
        app.store.close_first_try(me, puzzle).await?;
        return Ok(Vec::new());
    }
    let result = PuzzleResult {
        player: call.player.id,
        puzzle: puzzle.id().0,
        game: puzzle.game().slug(),
        right,
        first: f64::from(puzzle.rating),
    };
    let Some([before, after]) = app.store.rate_puzzle(result, app.clock.now()).await? else {
        return Ok(Vec::new());
    };
    let locale = call.locale;
    let missed = (!right).then(|| say!(locale, "puzzle-missed"));
    let rating = say!(
        locale,
        "puzzle-rating",
        game = wording::game(locale, puzzle.game()),
        rating = wording::records::rating(&after),
        change = format!("{:+.0}", after.rating - before.rating)
    );
    Ok(missed.into_iter().chain([rating]).collect())
}

/// The result of an answer.
async fn answer_result(
    app: &App,
    call: &Call,
    control: PuzzleControl,
    text: &str,
) -> Result<Message, Failure> {
    let puzzle = own(app, call, control).await?;
    let (locale, me) = (call.locale, call.player.id);
    let style = puzzle_style(app, call, &puzzle, control.request).await?;
    let position = puzzle.after(control.ply);
    let mv = position.read(text);
    let mv = match mv.and_then(|mv| position.clone().play(mv).map(|()| mv)) {
        Ok(mv) => mv,
        Err(error) => {
            let reason = wording::move_error(locale, &error, None);
            let said = vec![say!(locale, "lesson-illegal", reason = reason)];
            return Ok(view::turn(style, &puzzle, control, None, said));
        }
    };
    let played = wording::describe_move(locale, &position, mv);
    if puzzle.line.get(control.ply) != Some(&mv) {
        let mut lines = vec![say!(locale, "puzzle-wrong", played = played)];
        lines.extend(rate_first_try(app, call, control, &puzzle, false).await?);
        return Ok(view::turn(style, &puzzle, control, None, lines));
    }
    let Some(reply) = puzzle.line.get(control.ply + 1) else {
        let mut lines = vec![say!(locale, "puzzle-solved", played = played)];
        let now = app.clock.now();
        app.store.solve_puzzle(me, puzzle.id().0, now).await?;
        lines.extend(rate_first_try(app, call, control, &puzzle, true).await?);
        let (days, _) = runs(&app.store.puzzle_days(me).await?, today(now));
        if days > 1 {
            lines.push(say!(locale, "puzzle-days", days = days));
        }
        return Ok(view::solved_message(style, &puzzle, control, lines));
    };
    let ply = control.ply + 2;
    let plies = u32::try_from(ply).unwrap_or(u32::MAX);
    app.store.reach_in_puzzle(me, puzzle.id().0, plies).await?;
    let after = puzzle.after(control.ply + 1);
    let said = say!(
        locale,
        "puzzle-go-on",
        played = played,
        reply = wording::describe_move(locale, &after, *reply)
    );
    Ok(view::turn(
        style,
        &puzzle,
        control.at(ply),
        None,
        vec![said],
    ))
}

/// Marks the piece that moves. The puzzle then counts as missed.
async fn hint(app: &App, call: &Call, control: PuzzleControl) -> Result<Message, Failure> {
    let puzzle = own(app, call, control).await?;
    let style = puzzle_style(app, call, &puzzle, control.request).await?;
    let described = puzzle
        .line
        .get(control.ply)
        .and_then(|mv| puzzle.after(control.ply).describe(*mv));
    let mut lines = Vec::new();
    if let Some(described) = &described {
        let piece = wording::phrase(call.locale, &described.origin);
        lines.push(say!(call.locale, "puzzle-hint", piece = piece));
    }
    lines.extend(rate_first_try(app, call, control, &puzzle, false).await?);
    let from = described.map(|described| described.from);
    Ok(view::turn(style, &puzzle, control, from.as_deref(), lines))
}

/// Shows the solution up to a move. The puzzle then counts as missed, unless it was solved before.
async fn show_step(app: &App, call: &Call, control: PuzzleControl) -> Result<Message, Failure> {
    let puzzle = own(app, call, control).await?;
    let style = puzzle_style(app, call, &puzzle, control.request).await?;
    let lines = rate_first_try(app, call, control, &puzzle, false).await?;
    Ok(view::solution_step(style, &puzzle, control, lines))
}
