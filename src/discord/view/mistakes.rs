//! A player's own mistakes in a finished game as tasks, in an ephemeral message: the position, the menus, the better
//! move. Answers are judged elsewhere.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::{
    analysis::report::JudgedMove,
    discord::{
        api::attachments::Attachment,
        model::{
            ids::{
                analysis::{AnalysisStep, AnalysisVerb, GameSource},
                command::CommandControl,
                mistakes::{MistakeControl, MistakeVerb},
            },
            reply::Message,
        },
        view::{board, board_style::BoardStyle, components, move_menus},
    },
    play::MatchId,
    render,
    rules::{AnyPosition, Move, Record},
    say, wording,
};

/// One mistake as a task.
pub(crate) struct MistakeTask<'a> {
    pub(crate) style: &'a BoardStyle,
    pub(crate) game: MatchId,
    /// The game up to the mistake.
    pub(crate) record: Record,
    pub(crate) judged: JudgedMove,
    /// The number of the task, from 1, and how many there are.
    pub(crate) number: usize,
    pub(crate) total: usize,
    /// Whether the player has solved it before.
    pub(crate) solved: bool,
    /// How many moves were made before the mistake that comes before this one.
    pub(crate) previous: Option<usize>,
}

impl MistakeTask<'_> {
    fn control(&self, verb: MistakeVerb) -> MistakeControl {
        MistakeControl {
            verb,
            game: self.game,
            ply: self.record.ply(),
        }
    }

    fn position(&self) -> &AnyPosition {
        self.record.position()
    }

    fn button(&self, verb: MistakeVerb, label: &str) -> CreateButton {
        components::secondary_button(self.style.locale, self.control(verb), label)
    }

    /// The button to the next mistake, or to the end behind the last one.
    fn next(&self, label: &str, style: ButtonStyle) -> CreateButton {
        let id = self.control(MistakeVerb::Show).at(self.record.ply() + 1);
        components::button(self.style.locale, id, label, style)
    }

    fn heading(&self) -> String {
        let side = self.position().side_to_move();
        say!(
            self.style.locale,
            "mistake-heading",
            number = self.game.to_string(),
            task = self.number,
            total = self.total,
            move = self.record.ply() + 1,
            side = wording::side(self.style.locale, &self.record.ruleset(), side)
        )
    }

    /// The task, with an optional chosen piece, and text above it.
    pub(crate) fn message(&self, chosen: Option<&str>, above: Vec<String>) -> Message {
        let (locale, position) = (self.style.locale, self.position());
        let piece = chosen.and_then(|from| move_menus::piece(locale, position, from));
        let mut lines = above;
        lines.push(self.heading());
        lines.push(say!(
            locale,
            "mistake-task",
            played = wording::describe_move(locale, position, self.judged.played)
        ));
        if self.solved {
            lines.push(say!(locale, "mistake-before"));
        }
        let ids = [MistakeVerb::Piece, MistakeVerb::To].map(|verb| self.control(verb));
        let mut rows = move_menus::rows(locale, ids, position, piece.as_ref());
        let mut shown = self.view();
        if let Some(piece) = piece {
            shown.targets = piece.targets(position);
            shown.chosen = Some(piece.from);
            lines.push(say!(locale, "menu-chosen", piece = piece.label));
        }
        let back = self.previous.map(|ply| {
            let id = self.control(MistakeVerb::Show).at(ply);
            components::secondary_button(locale, id, "button-previous")
        });
        let buttons = back.into_iter().chain([
            self.button(MistakeVerb::Type, "button-type"),
            self.button(MistakeVerb::Hint, "button-hint"),
            self.button(MistakeVerb::Solution, "button-solution"),
            self.next("button-skip", ButtonStyle::Secondary),
        ]);
        rows.push(CreateActionRow::Buttons(buttons.collect()));
        Message {
            picture: Some(self.picture(position, &shown)),
            rows,
            ..Message::private(lines.join("\n"))
        }
    }

    /// The position after a right answer, with what is said about it.
    pub(crate) fn right(&self, answer: Move, after: &AnyPosition) -> Message {
        let (locale, before) = (self.style.locale, self.position());
        let played = wording::describe_move(locale, before, answer);
        let mut lines = vec![
            self.heading(),
            say!(locale, "lesson-right", played = played),
        ];
        lines.extend(wording::steps(locale, before, answer));
        let shown = render::View {
            last_move: Some(answer),
            before: Some(before.clone()),
            ..self.view()
        };
        let buttons = vec![
            self.next("button-next-task", ButtonStyle::Success),
            self.to_analysis(),
        ];
        Message {
            picture: Some(self.picture(after, &shown)),
            rows: vec![CreateActionRow::Buttons(buttons)],
            ..Message::private(lines.join("\n"))
        }
    }

    /// The best move, with arrows for it and for the one that was played.
    pub(crate) fn solution(&self) -> Message {
        let (locale, position) = (self.style.locale, self.position());
        let (best, played) = (self.judged.best, self.judged.played);
        let lines = [
            self.heading(),
            say!(
                locale,
                "analysis-better",
                move = wording::describe_move(locale, position, best),
                text = best.to_string()
            ),
            say!(locale, "analysis-arrows"),
        ];
        let shown = render::View {
            better: Some(best),
            worse: Some(played),
            ..self.view()
        };
        let buttons = vec![
            self.next("button-next-task", ButtonStyle::Success),
            self.button(MistakeVerb::Show, "button-try-again"),
            self.to_analysis(),
        ];
        Message {
            picture: Some(self.picture(position, &shown)),
            rows: vec![CreateActionRow::Buttons(buttons)],
            ..Message::private(lines.join("\n"))
        }
    }

    /// The button to the move in the analysis.
    fn to_analysis(&self) -> CreateButton {
        let step = AnalysisStep {
            source: GameSource::Match(self.game),
            ply: self.record.ply() + 1,
            verb: AnalysisVerb::On,
        };
        components::secondary_button(self.style.locale, step, "button-analysis")
    }

    fn view(&self) -> render::View {
        let (locale, rules) = (self.style.locale, self.record.ruleset());
        render::View {
            title: wording::board_title(locale, &rules),
            deviations: wording::deviations(&rules),
            note: format!("#{} · {} / {}", self.game, self.number, self.total),
            ..board::style_view(self.style)
        }
    }

    fn picture(&self, position: &AnyPosition, view: &render::View) -> Attachment {
        Attachment {
            name: format!("mistake-{}-{}.png", self.game, self.record.ply()),
            bytes: render::board(position, view).png,
            alt: wording::diagram_alt(self.style.locale, position, &view.targets),
        }
    }
}

/// The end of the tasks of a game, with what to do next.
pub(crate) fn end(style: &BoardStyle, game: MatchId, solved: usize, total: usize) -> Message {
    let locale = style.locale;
    let left = MistakeControl::begin(game);
    let again = left.with(MistakeVerb::Show);
    let left = (solved < total)
        .then(|| components::button(locale, left, "button-mistakes-left", ButtonStyle::Primary));
    let report = AnalysisStep {
        source: GameSource::Match(game),
        ply: 0,
        verb: AnalysisVerb::Report,
    };
    let buttons = left.into_iter().chain([
        components::secondary_button(locale, again, "button-again"),
        components::secondary_button(locale, report, "button-analysis"),
        components::secondary_button(locale, CommandControl::run("puzzle", None), "next-puzzle"),
    ]);
    Message::private(say!(
        locale,
        "mistake-end",
        number = game.to_string(),
        solved = solved,
        total = total
    ))
    .with_rows([CreateActionRow::Buttons(buttons.collect())])
}
