//! What an analysis says of a game and of a move, for the view that steps through a game.

use crate::{
    analysis::report::{AnalysisReport, JudgedMove},
    analysis::score::{Mark, PositionValue},
    discord::{api::attachments::Attachment, view::board_style::BoardStyle},
    locale::Locale,
    play::{MatchId, transcript::Note},
    render::AdvantageChart,
    rules::{AnyPosition, Ruleset, Side},
    say,
    wording::{self, markdown::escaped},
};

/// The end of the file name of a chart.
const CHART_SUFFIX: &str = "-analysis.png";
/// The end of the file name of the picture before the first move.
const START_PICTURE_SUFFIX: &str = "-move-0.png";
/// The most winning chances in the description of a chart.
const MAX_DESCRIBED: usize = 20;

/// Whether a message with that picture waits for the result of an analysis: the chart itself, or the start of the game.
pub(crate) fn awaits_result(file: &str) -> bool {
    file.ends_with(CHART_SUFFIX) || file.ends_with(START_PICTURE_SUFFIX)
}

/// What is known about the quality of the moves.
#[derive(Clone, Debug)]
pub(crate) enum Judgement {
    /// The game cannot be analysed.
    None,
    /// Nobody has asked for an analysis yet.
    Possible,
    /// The analysis has not found anything yet.
    Running,
    /// The user has to wait for the analysis of another game.
    After(MatchId),
    /// The result, or the result of the first pass.
    Found(Box<Judged>),
}

/// The result of an analysis, as far as it may be shown.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    pub(crate) report: AnalysisReport,
    pub(crate) complete: bool,
    /// How many positions have been searched deeply; all of them while the blunders are searched again.
    searched: usize,
    /// Whether the position after each ply must not be judged, because of the board of a running game.
    withheld: Vec<bool>,
}

impl Judged {
    /// The result without what must not be judged.
    pub(crate) fn new(
        report: AnalysisReport,
        (complete, searched): (bool, usize),
        withheld: Vec<bool>,
    ) -> Self {
        Self {
            report: report.without(&withheld),
            complete,
            searched,
            withheld,
        }
    }

    fn is_withheld(&self, ply: usize) -> bool {
        let known = self.withheld.get(ply);
        known.copied().unwrap_or_default()
    }

    /// The judgement of the move that led to a ply, if it may be shown.
    fn of_move(&self, ply: usize) -> Option<&JudgedMove> {
        let before = ply.checked_sub(1)?;
        let shown = !self.is_withheld(before) && !self.is_withheld(ply);
        self.report.moves.get(before).filter(|_| shown)
    }

    /// The move that led to a ply, if something is wrong with it.
    pub(crate) fn mistake(&self, ply: usize) -> Option<&JudgedMove> {
        self.of_move(ply).filter(|judged| judged.mark.is_some())
    }

    /// The ply after the next mistake.
    pub(crate) fn next_mistake(&self, ply: usize) -> Option<usize> {
        (ply + 1..=self.report.moves.len()).find(|ply| self.mistake(*ply).is_some())
    }

    /// How many moves were made before each of a side's mistakes and blunders, as far as they may be shown.
    pub(crate) fn mistakes_of(&self, side: Side) -> Vec<usize> {
        let serious = |before: &usize| {
            self.mistake(before + 1)
                .is_some_and(|judged| judged.side == side && judged.mark >= Some(Mark::Mistake))
        };
        (0..self.report.moves.len()).filter(serious).collect()
    }

    /// What a record may say of each move.
    pub(crate) fn notes(&self) -> Vec<Option<Note>> {
        let annotations = (1..).zip(self.report.annotations());
        let note = |(ply, (value, mark)): (usize, (String, Option<u8>))| {
            let mark = mark.filter(|_| self.of_move(ply).is_some());
            (!self.is_withheld(ply)).then_some(Note { value, mark })
        };
        annotations.map(note).collect()
    }

    fn turning_points(&self) -> impl Iterator<Item = usize> {
        let turns = |ply: &usize| {
            self.of_move(*ply)
                .is_some_and(|judged| judged.turning_point)
        };
        (1..=self.report.moves.len()).filter(turns)
    }

    /// The words about the position after a ply and about the move that led there, from `before`.
    pub(crate) fn of_ply(
        &self,
        locale: Locale,
        rules: &Ruleset,
        before: Option<&AnyPosition>,
        ply: usize,
    ) -> Vec<String> {
        if self.is_withheld(ply) {
            return vec![say!(locale, "analysis-withheld")];
        }
        let mut lines = Vec::new();
        if let (Some(judged), Some(before)) = (self.mistake(ply), before) {
            lines.extend(mistake_text(locale, judged));
            lines.push(say!(
                locale,
                "analysis-better",
                move = wording::describe_move(locale, before, judged.best),
                text = judged.best.to_string()
            ));
            lines.push(say!(locale, "analysis-arrows"));
        }
        lines.push(value_words(locale, rules, self.report.values[ply]));
        lines.extend(self.progress(locale));
        lines
    }

    /// How far the analysis is, unless it is complete.
    fn progress(&self, locale: Locale) -> Option<String> {
        let total = self.report.values.len();
        if self.complete {
            return None;
        }
        Some(if self.searched < total {
            say!(
                locale,
                "analysis-quick",
                searched = self.searched.to_string(),
                total = total.to_string()
            )
        } else {
            say!(locale, "analysis-blunders-again")
        })
    }

    /// The words about the whole game.
    pub(crate) fn of_game(&self, style: &BoardStyle, rules: &Ruleset) -> Vec<String> {
        let locale = style.locale;
        let mut lines = Vec::new();
        for side in Side::ALL {
            let own = self.report.sides[side.index()];
            let Some(accuracy) = own.accuracy else {
                continue;
            };
            let [inaccuracies, mistakes, blunders] = own.marks;
            lines.push(say!(
                locale,
                "analysis-side",
                name = escaped(&style.names[side.index()]),
                colour = wording::side(locale, rules, side),
                accuracy = whole(accuracy),
                inaccuracies = inaccuracies,
                mistakes = mistakes,
                blunders = blunders
            ));
        }
        let turns: Vec<String> = self
            .turning_points()
            .map(|ply| {
                let played = &self.report.moves[ply - 1].played;
                say!(
                    locale,
                    "analysis-turning-point",
                    number = ply,
                    text = played.to_string()
                )
            })
            .collect();
        if !turns.is_empty() {
            let moves = wording::join_list(locale, &turns);
            lines.push(say!(locale, "analysis-turning-points", moves = moves));
        }
        if self.withheld.contains(&true) {
            lines.push(say!(locale, "analysis-left-out"));
        }
        lines.extend(self.progress(locale));
        lines
    }

    /// The chart of the game.
    pub(crate) fn chart(&self, style: &BoardStyle, rules: &Ruleset, number: MatchId) -> Attachment {
        let name = |side: Side| {
            let name = style.names[side.index()].clone();
            match self.report.sides[side.index()].accuracy {
                Some(own) => say!(
                    style.locale,
                    "analysis-chart-player",
                    name = name,
                    accuracy = whole(own)
                ),
                None => name,
            }
        };
        let plies = 0..self.report.chances.len();
        let shown = plies.filter(|ply| !self.is_withheld(*ply));
        let chances: Vec<(usize, f64)> = shown.map(|ply| (ply, self.report.chances[ply])).collect();
        let step = chances.len().div_ceil(MAX_DESCRIBED).max(1);
        let list: Vec<String> = chances
            .iter()
            .step_by(step)
            .map(|(_, chances)| percent(*chances).to_string())
            .collect();
        let alt = say!(
            style.locale,
            "analysis-chart-alt",
            side = wording::side(style.locale, rules, Side::First),
            step = step,
            list = list.join(" ")
        );
        let chart = AdvantageChart {
            title: wording::board_title(style.locale, rules),
            note: format!("#{number}"),
            names: Side::ALL.map(name),
            chances,
            turning_points: self.turning_points().collect(),
            sides: rules.colours(),
            theme: style.theme,
        };
        Attachment {
            name: format!("banyan-{number}{CHART_SUFFIX}"),
            bytes: chart.draw().png,
            alt: wording::truncate(&alt, wording::ALT_LIMIT),
        }
    }
}

/// A value for the first side in words: winning chances, or the result with best play.
pub(crate) fn value_words(locale: Locale, rules: &Ruleset, value: PositionValue) -> String {
    let [first, second] = Side::ALL.map(|side| wording::side(locale, rules, side));
    match value {
        PositionValue::Won(_) => say!(locale, "analysis-won", side = first),
        PositionValue::Lost(_) => say!(locale, "analysis-won", side = second),
        PositionValue::Drawn => say!(locale, "analysis-drawn"),
        PositionValue::Points(_) => {
            let percent = percent(value.chances(rules.game()));
            say!(
                locale,
                "analysis-chances",
                first = first,
                first_percent = percent,
                second = second,
                second_percent = 100 - percent
            )
        }
    }
}

/// What is wrong with a move; between proved positions also what became of the result.
fn mistake_text(locale: Locale, judged: &JudgedMove) -> Option<String> {
    let mark = judged.mark?;
    let named = match mark {
        Mark::Inaccuracy => say!(locale, "analysis-inaccuracy"),
        Mark::Mistake => say!(locale, "analysis-mistake"),
        Mark::Blunder => say!(locale, "analysis-blunder"),
    };
    let result = match (judged.before, judged.after) {
        (PositionValue::Won(_), PositionValue::Drawn) => Some(say!(locale, "analysis-won-drawn")),
        (PositionValue::Won(_), PositionValue::Lost(_)) => Some(say!(locale, "analysis-won-lost")),
        (PositionValue::Drawn, PositionValue::Lost(_)) => Some(say!(locale, "analysis-drawn-lost")),
        _ => None,
    };
    let mut words = format!("**{}** {named}", mark.sign());
    if let Some(result) = result {
        wording::positions::append_sentence(&mut words, &result);
    }
    Some(words)
}

/// Winning chances from -1 to 1 as a whole percentage.
pub(crate) fn percent(chances: f64) -> i32 {
    (50.0 + 50.0 * chances).round() as i32
}

fn whole(accuracy: f64) -> i32 {
    accuracy.round() as i32
}
