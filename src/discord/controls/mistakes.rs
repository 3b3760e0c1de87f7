//! The controls with which players learn from their own mistakes in a finished game.

use std::collections::BTreeSet;

use crate::{
    app::{App, RequestKind},
    discord::{
        access::games::load,
        commands::analyse::{Viewer, judgement},
        controls::control::{Audience, Control, Form, first},
        model::{
            call::Call,
            failure::{self, Answer, Failure},
            ids::mistakes::{MistakeControl, MistakeVerb},
            policy::Policy,
            reply::{self, Body, Deferral, Message},
        },
        view::{
            board_style::BoardStyle,
            components,
            judgement::{Judged, Judgement},
            mistakes::{MistakeTask, end},
            next::{self, NextStep, unknown_control},
        },
    },
    locale::Locale,
    play::{GuildId, Match, Refusal},
    say,
    store::TaskSource,
    wording,
};

/// A player's mistakes in a match.
struct Mistakes {
    game: Match,
    judged: Box<Judged>,
    style: BoardStyle,
    /// How many moves were made before each.
    plies: Vec<usize>,
    solved: BTreeSet<u32>,
}

impl Mistakes {
    /// Loads them, if the match is the user's and its analysis is complete.
    async fn load(app: &App, call: &Call, control: MistakeControl) -> Result<Self, Failure> {
        let (game, me) = (load(app, control.game).await?, call.player.id);
        let side = game.side_of(me);
        let side = side.ok_or_else(|| failure::refusal_failure(Refusal::NotYours, &game))?;
        let number = game.id().to_string();
        let steps = [NextStep::Analyse(game.id())];
        let judged = match judgement(app, &Viewer::of(call), &game).await? {
            Judgement::Found(judged) if judged.complete && app.can_analyse(&game) => judged,
            _ => {
                let text = say!(call.locale, "analysis-missing", number = number);
                return Err(next::refusal(call, text, &steps));
            }
        };
        let plies = judged.mistakes_of(side);
        if plies.is_empty() {
            let text = say!(call.locale, "mistake-none", number = number);
            return Err(next::refusal(call, text, &steps));
        }
        let style = BoardStyle::of(app, &game, call.locale).await;
        let style = style.for_player(app, &game, me).await;
        let source = TaskSource::Match(game.id());
        let solved = app.store.solved_tasks(me, source).await?;
        Ok(Self {
            game,
            judged,
            style,
            plies,
            solved,
        })
    }

    fn is_solved(&self, ply: usize) -> bool {
        u32::try_from(ply).is_ok_and(|ply| self.solved.contains(&ply))
    }

    /// The first mistake from that ply on, if there is one.
    fn at_or_after(&self, ply: usize) -> Option<MistakeTask<'_>> {
        let at = self.plies.iter().position(|known| *known >= ply)?;
        Some(self.task(at))
    }

    /// The first mistake that is not solved yet; `None` if all are.
    fn open(&self) -> Option<MistakeTask<'_>> {
        let at = self.plies.iter().position(|ply| !self.is_solved(*ply))?;
        Some(self.task(at))
    }

    fn task(&self, at: usize) -> MistakeTask<'_> {
        let (ply, record) = (self.plies[at], self.game.record());
        MistakeTask {
            style: &self.style,
            game: self.game.id(),
            record: record.taken_back(record.ply() - ply),
            judged: self.judged.report.moves[ply],
            number: at + 1,
            total: self.plies.len(),
            solved: self.is_solved(ply),
            previous: at.checked_sub(1).map(|before| self.plies[before]),
        }
    }

    fn end(&self) -> Message {
        let solved = self.plies.iter().filter(|ply| self.is_solved(**ply));
        let (game, total) = (self.game.id(), self.plies.len());
        end(&self.style, game, solved.count(), total)
    }
}

impl Control for MistakeControl {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, private: bool) -> Policy {
        let deferral = match self.verb {
            MistakeVerb::Type => Deferral::None,
            MistakeVerb::Begin
            | MistakeVerb::Show
            | MistakeVerb::Piece
            | MistakeVerb::To
            | MistakeVerb::Typed
            | MistakeVerb::Hint
            | MistakeVerb::Solution => Deferral::update_if_private(private),
        };
        Policy::new(RequestKind::Picture, deferral)
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let mistakes = Mistakes::load(app, call, self).await?;
        let home = mistakes.game.terms().guild;
        let chosen = first(values);
        let task = match self.verb {
            MistakeVerb::Begin => mistakes.open(),
            _ => mistakes.at_or_after(self.ply),
        };
        let Some(task) = task else {
            return Ok(reply::in_place_of(mistakes.end(), call.menu()));
        };
        let message = match self.verb {
            MistakeVerb::Begin | MistakeVerb::Show => task.message(None, Vec::new()),
            MistakeVerb::Piece => task.message(Some(chosen), Vec::new()),
            MistakeVerb::To => answer_result(app, call, &task, home, chosen).await?,
            MistakeVerb::Type => {
                let title = say!(call.locale, "button-type");
                let id = self.with(MistakeVerb::Typed);
                let position = task.record.position();
                let secret = [task.judged.best];
                let form = components::move_form(call.locale, id, &title, position, &secret);
                return Ok(Body::Modal(form).into());
            }
            MistakeVerb::Typed => return Err(unknown_control(call)),
            MistakeVerb::Hint => hint(call.locale, &task),
            MistakeVerb::Solution => task.solution(),
        };
        Ok(reply::in_place_of(message, call.menu()))
    }
}

impl Form for MistakeControl {
    fn policy(&self, private: bool) -> Policy {
        Control::policy(self, private)
    }

    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer {
        let (MistakeVerb::Typed, Some(text)) = (self.verb, components::typed_move(fields)) else {
            return Err(unknown_control(call));
        };
        let mistakes = Mistakes::load(app, call, self).await?;
        let home = mistakes.game.terms().guild;
        let message = match mistakes.at_or_after(self.ply) {
            Some(task) => answer_result(app, call, &task, home, text).await?,
            None => mistakes.end(),
        };
        Ok(reply::in_place_of(message, call.menu()))
    }
}

/// Marks the piece of the best move.
fn hint(locale: Locale, task: &MistakeTask<'_>) -> Message {
    let described = task.record.position().describe(task.judged.best);
    let said = described.as_ref().map(|described| {
        let piece = wording::phrase(locale, &described.origin);
        say!(locale, "puzzle-hint", piece = piece)
    });
    let from = described.as_ref().map(|described| described.from.as_str());
    task.message(from, said.into_iter().collect())
}

/// The result of an answer to a mistake in a game of the server `home`. A right one is remembered.
async fn answer_result(
    app: &App,
    call: &Call,
    task: &MistakeTask<'_>,
    home: Option<GuildId>,
    text: &str,
) -> Result<Message, Failure> {
    let (locale, me) = (call.locale, call.player.id);
    let (record, judged) = (&task.record, task.judged);
    let mut after = record.clone();
    let mv = match after.play_text(text) {
        Ok(mv) => mv,
        Err(error) => {
            let reason = wording::move_error(locale, &error, None);
            let said = say!(locale, "lesson-illegal", reason = reason);
            return Ok(task.message(None, vec![said]));
        }
    };
    let played = wording::describe_move(locale, record.position(), mv);
    if mv == judged.played {
        let said = say!(locale, "mistake-played", played = played);
        return Ok(task.message(None, vec![said]));
    }
    let right = mv == judged.best || {
        let boards = app.running_boards([call.guild, home], me).await?;
        if boards.withhold(after.position(), None) {
            let said = say!(locale, "analysis-withheld");
            return Ok(task.message(None, vec![said]));
        }
        let value = app.evaluate(after.clone()).await;
        judged.is_solved_by(value, record.ruleset().game())
    };
    if !right {
        let said = say!(locale, "puzzle-wrong", played = played);
        return Ok(task.message(None, vec![said]));
    }
    let ply = u32::try_from(record.ply()).unwrap_or(u32::MAX);
    let source = TaskSource::Match(task.game);
    app.store.solve_task(me, source, ply).await?;
    Ok(task.right(mv, after.position()))
}
