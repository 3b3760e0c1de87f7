//! The view for stepping through a game, move by move, in an ephemeral message. Its state is encoded in the buttons, so
//! a restart loses nothing.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::{
    discord::{
        api::attachments::Attachment,
        model::{
            ids::{
                analysis::{AnalysisStep, AnalysisVerb, GameSource},
                mistakes::MistakeControl,
            },
            limits::MAX_CHOICES,
            reply::Message,
        },
        view::{
            board,
            board_style::BoardStyle,
            components,
            judgement::{Judged, Judgement},
        },
    },
    locale::{self, Locale},
    play::{MatchId, Transcript, transcript::PgnResult},
    render,
    rules::{Record, Side},
    say,
    wording::{self, markdown::escaped},
};

/// A game and the move that is shown.
pub(crate) struct Analysis {
    pub(crate) source: GameSource,
    pub(crate) transcript: Transcript,
    /// The game up to that move.
    pub(crate) record: Record,
    pub(crate) style: BoardStyle,
    pub(crate) judgement: Judgement,
    /// Whether the result of the analysis is shown rather than a position, if there is one.
    pub(crate) report: bool,
    /// Whether the viewer has mistakes of their own to learn from.
    pub(crate) own_mistakes: bool,
    /// Whether the computer can be challenged from a position of the game.
    pub(crate) can_play: bool,
}

impl Analysis {
    fn number(&self) -> Option<MatchId> {
        match self.source {
            GameSource::Match(id) => Some(id),
            GameSource::Study(_) => None,
        }
    }

    fn judged(&self) -> Option<&Judged> {
        match &self.judgement {
            Judgement::Found(judged) => Some(judged),
            _ => None,
        }
    }

    /// The result to show instead of a position, and the number of the game.
    fn reported(&self) -> Option<(&Judged, MatchId)> {
        self.judged().zip(self.number()).filter(|_| self.report)
    }

    fn total(&self) -> usize {
        self.transcript.record.ply()
    }

    fn at_end(&self) -> bool {
        self.record.ply() == self.total()
    }

    pub(crate) fn message(&self) -> Message {
        let picture = match self.reported() {
            Some((judged, id)) => judged.chart(&self.style, &self.transcript.record.ruleset(), id),
            None => self.picture(),
        };
        Message {
            picture: Some(picture),
            rows: self.rows(),
            ..Message::private(self.words())
        }
    }

    /// The picture of the position; after a mistake, of the one before it, with the better move, if that may be told.
    fn picture(&self) -> Attachment {
        let ply = self.record.ply();
        let name = match self.source {
            GameSource::Match(id) => format!("banyan-{id}-move-{ply}.png"),
            GameSource::Study(_) => format!("banyan-move-{ply}.png"),
        };
        let mistake = self.judged().and_then(|judged| judged.mistake(ply));
        let (Some(judged), Some(before)) = (mistake, self.record.before_last()) else {
            return Attachment {
                name,
                bytes: render::board(self.record.position(), &self.view()).png,
                alt: wording::position_words(self.style.locale, &self.record),
            };
        };
        let view = render::View {
            last_move: None,
            before: None,
            ended: None,
            better: Some(judged.best),
            worse: Some(judged.played),
            ..self.view()
        };
        let mut better = say!(
            self.style.locale,
            "analysis-better",
            move = wording::describe_move(self.style.locale, before, judged.best),
            text = judged.best.to_string()
        );
        wording::positions::append_sentence(
            &mut better,
            &wording::diagram_alt(self.style.locale, before, &[]),
        );
        Attachment {
            name,
            bytes: render::board(before, &view).png,
            alt: wording::truncate(&better, wording::ALT_LIMIT),
        }
    }

    fn view(&self) -> render::View {
        let rules = self.record.ruleset();
        let ended = match self.transcript.verdict {
            PgnResult::Won(side) => Some(render::Ended::Won(side)),
            PgnResult::Drawn => Some(render::Ended::Drawn),
            PgnResult::Open => None,
        };
        render::View {
            title: wording::board_title(self.style.locale, &rules),
            deviations: wording::deviations(&rules),
            note: self
                .number()
                .map_or_else(String::new, |id| format!("#{id}")),
            last_move: self.record.moves().last().copied(),
            before: self.record.before_last().cloned(),
            ended: ended.filter(|_| self.at_end()),
            ..board::style_view(&self.style)
        }
    }

    /// The text: game, players, last move with its time, result at the end, position.
    fn words(&self) -> String {
        let locale = self.style.locale;
        let rules = self.record.ruleset();
        let title = wording::ruleset(locale, &rules);
        let mut lines = vec![match self.number() {
            Some(id) => say!(
                locale,
                "headline-game",
                number = id.to_string(),
                ruleset = title
            ),
            None => format!("**{title}**"),
        }];
        let [first, second] = &self.transcript.names;
        if !first.is_empty() && !second.is_empty() {
            lines.push(say!(
                locale,
                "analysis-players",
                first = escaped(first),
                first_colour = wording::side(locale, &rules, Side::First),
                second = escaped(second),
                second_colour = wording::side(locale, &rules, Side::Second)
            ));
        }
        if let Some((judged, _)) = self.reported() {
            lines.extend(judged.of_game(&self.style, &rules));
            return lines.join("\n");
        }
        lines.push(self.last_move());
        lines.extend(self.result());
        match &self.judgement {
            Judgement::None | Judgement::Possible => {}
            Judgement::Running => lines.push(say!(locale, "analysis-running")),
            Judgement::After(other) => {
                let number = other.to_string();
                lines.push(say!(locale, "analysis-busy", number = number));
            }
            Judgement::Found(judged) => {
                let before = self.record.before_last();
                lines.extend(judged.of_ply(locale, &rules, before, self.record.ply()));
            }
        }
        lines.push(format!("```\n{rules} {}\n```", self.record.position()));
        lines.join("\n")
    }

    fn last_move(&self) -> String {
        let locale = self.style.locale;
        let (ply, total) = (self.record.ply(), self.total());
        let Some((mv, last)) = self
            .record
            .moves()
            .last()
            .zip(wording::last_move(locale, &self.record))
        else {
            return say!(locale, "analysis-start", total = total);
        };
        let mover = self.record.position().side_to_move().other();
        let mut parts = vec![say!(
            locale,
            "analysis-move",
            ply = ply,
            total = total,
            side = wording::side(locale, &self.record.ruleset(), mover),
            last = last,
            text = mv.to_string()
        )];
        let timing = self.transcript.timings.get(ply - 1).copied();
        let timing = timing.unwrap_or_default();
        parts.extend(timing.at.map(wording::absolute_time));
        parts.extend(timing.left.map(|left| {
            let left = wording::span(locale, left);
            say!(locale, "analysis-left", left = left)
        }));
        parts.join(" · ")
    }

    /// The result and its reason, if known, once the last move is reached.
    fn result(&self) -> Option<String> {
        let verdict = self.transcript.verdict;
        if verdict == PgnResult::Open || !self.at_end() {
            return None;
        }
        let (locale, result) = (self.style.locale, verdict.key());
        // The reason of an imported record may be unknown to us.
        let reason = self.transcript.reason.as_deref().unwrap_or_default();
        let key = format!("ending-{reason}");
        if !locale::has(Locale::default(), &key) {
            return Some(say!(locale, "analysis-result", result = result));
        }
        let reason = say!(locale, &key);
        let name = |side: Side| {
            // The style's names are those that a picture can show.
            let name = &self.transcript.names[side.index()];
            let shown = &self.style.names[side.index()];
            escaped(if name.is_empty() { shown } else { name })
        };
        let (key, winner) = match verdict {
            PgnResult::Won(side) => ("analysis-result-won", name(side)),
            _ => ("analysis-result-because", String::new()),
        };
        Some(say!(
            locale,
            key,
            result = result,
            winner = winner,
            reason = reason
        ))
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        use AnalysisVerb::{Back, End, Mistake, On, Play, Report, Start};

        let (ply, total) = (self.record.ply(), self.total());
        if total == 0 {
            return Vec::new();
        }
        let locale = self.style.locale;
        let away = self.reported().is_some();
        let steps = [
            (Start, "analysis-first", 0, ply > 0 || away),
            (Back, "analysis-back", ply.saturating_sub(1), ply > 0),
            (On, "analysis-on", ply + 1, ply < total),
            (End, "analysis-last", total, ply < total),
        ];
        let button = |(by, label, to, open): (AnalysisVerb, &str, usize, bool)| {
            components::secondary_button(locale, self.step(by, to), label).disabled(!open)
        };
        let judged = match &self.judgement {
            Judgement::None => Vec::new(),
            Judgement::Found(judged) => {
                let next = judged.next_mistake(ply);
                let target = next.unwrap_or(ply);
                // On the report itself it shows how far the analysis is now.
                let reports = !away || !judged.complete;
                vec![
                    (Mistake, "button-next-mistake", target, next.is_some()),
                    (Report, "button-analysis", ply, reports),
                ]
            }
            Judgement::Possible | Judgement::Running | Judgement::After(_) => {
                vec![(Report, "button-analysis-show", ply, true)]
            }
        };
        let mut rows = vec![
            CreateActionRow::Buttons(steps.map(button).into()),
            self.stops_menu(),
        ];
        let can_play = self.can_play && !away && self.record.outcome().is_none();
        let play_on = can_play
            .then(|| components::secondary_button(locale, self.step(Play, ply), "button-play-on"));
        if !judged.is_empty() || play_on.is_some() {
            let learn = self.number().filter(|_| self.own_mistakes).map(|id| {
                let id = MistakeControl::begin(id);
                components::button(locale, id, "button-mistakes", ButtonStyle::Primary)
            });
            let buttons = judged.into_iter().map(button);
            let buttons = buttons.chain(learn).chain(play_on).collect();
            rows.push(CreateActionRow::Buttons(buttons));
        }
        rows
    }

    /// The menu of positions to go to.
    fn stops_menu(&self) -> CreateActionRow {
        let (ply, locale) = (self.record.ply(), self.style.locale);
        let entries = stops(ply, self.total()).into_iter().map(|stop| {
            let label = match self.transcript.record.moves().get(stop.wrapping_sub(1)) {
                Some(mv) => format!("{stop} · {mv}"),
                None => say!(locale, "analysis-menu-start"),
            };
            (label, stop.to_string(), stop == ply)
        });
        let id = self.step(AnalysisVerb::Menu, ply);
        components::choice(id, say!(locale, "analysis-menu"), entries)
    }

    fn step(&self, by: AnalysisVerb, ply: usize) -> AnalysisStep {
        AnalysisStep {
            source: self.source,
            ply,
            verb: by,
        }
    }
}

/// The plies that the menu offers: all of a short game; in a long one evenly spaced plies, the current one and the end.
fn stops(ply: usize, total: usize) -> Vec<usize> {
    let distance = total.div_ceil(MAX_CHOICES - 3).max(1);
    let mut stops: Vec<usize> = (0..total).step_by(distance).chain([ply, total]).collect();
    stops.sort_unstable();
    stops.dedup();
    stops
}

#[cfg(test)]
mod menu_tests {
    use super::*;

    #[test]
    fn the_menu_leads_everywhere_and_is_never_too_long() {
        assert_eq!(stops(1, 3), [0, 1, 2, 3]);
        for total in 1..1_000 {
            for ply in [0, 1, total / 2, total] {
                let stops = stops(ply, total);
                assert!(stops.len() <= MAX_CHOICES, "{total} {ply}: {stops:?}");
                assert!([0, ply, total].iter().all(|stop| stops.contains(stop)));
                assert!(stops.is_sorted() && stops.iter().all(|stop| *stop <= total));
            }
        }
    }
}
