//! The opening tree: a position, the moves that were played there with their results, and the computer's value. Pure.

use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use crate::{
    analysis::score::PositionValue,
    discord::{
        api::attachments::Attachment,
        model::{
            ids::explore::{ExplorePage, ExploreScope, ExploreVerb},
            limits::MAX_CHOICES,
            reply::Message,
        },
        view::{
            board, components,
            judgement::{percent, value_words},
        },
    },
    locale::Locale,
    render,
    rules::{Game, Record, Side},
    say,
    store::{OPENING_PLIES, OpeningMove},
    wording,
};

/// The most moves that are listed as text; the menu has more.
const MAX_LISTED: usize = 6;

/// How many moves of the computer's are added that nobody has played yet.
const MAX_ADDED: usize = 3;

/// A move from a position of the opening tree.
pub(crate) struct ExploredMove {
    /// What is counted of it; no game at all if only the computer would play it.
    counted: OpeningMove,
    /// The computer's value of the position after it for the first side, if it may be told.
    value: Option<PositionValue>,
}

impl ExploredMove {
    /// The moves that were played, the most frequent first, and then those that the computer would rather play.
    pub(crate) fn of(played: &[OpeningMove], values: &[(String, PositionValue)]) -> Vec<Self> {
        let value = |mv: &str| values.iter().find(|(known, _)| known == mv);
        let is_new = |mv: &str| played.iter().all(|known| known.played != mv);
        let added: Vec<Self> = values
            .iter()
            .filter(|(mv, _)| is_new(mv))
            .take(MAX_ADDED)
            .map(|(mv, value)| Self {
                counted: OpeningMove {
                    played: mv.clone(),
                    won: 0,
                    drawn: 0,
                    lost: 0,
                },
                value: Some(*value),
            })
            .collect();
        let room = MAX_CHOICES - added.len();
        let known = played.iter().take(room).map(|counted| Self {
            counted: counted.clone(),
            value: value(&counted.played).map(|(_, value)| *value),
        });
        known.chain(added).collect()
    }
}

/// A position of the opening tree with what is known about it.
pub(crate) struct Explored {
    pub(crate) locale: Locale,
    pub(crate) theme: render::Theme,
    pub(crate) page: ExplorePage,
    pub(crate) moves: Vec<ExploredMove>,
    /// The computer's value for the first side, if it may be told.
    pub(crate) value: Option<PositionValue>,
    /// Whether the position must not be judged, because of a running game.
    pub(crate) withheld: bool,
    /// Whether the page may be limited to a server.
    pub(crate) on_server: bool,
}

impl Explored {
    fn record(&self) -> &Record {
        &self.page.record
    }

    pub(crate) fn message(&self) -> Message {
        let (locale, position) = (self.locale, self.record().position());
        let view = render::View {
            theme: self.theme,
            last_move: self.record().moves().last().copied(),
            before: self.record().before_last().cloned(),
            ..board::plain_view(locale, &self.record().ruleset())
        };
        Message {
            picture: Some(Attachment {
                name: format!("opening-{}.png", self.record().ply()),
                bytes: render::board(position, &view).png,
                alt: wording::position_words(locale, self.record()),
            }),
            rows: self.rows(),
            ..Message::private(self.words())
        }
    }

    fn words(&self) -> String {
        let (locale, record) = (self.locale, self.record());
        let rules = record.ruleset();
        let scope = match self.page.scope {
            ExploreScope::Server => say!(locale, "scope-server"),
            ExploreScope::Global => say!(locale, "scope-global"),
            ExploreScope::Computer => say!(locale, "scope-computer"),
        };
        let mut lines = vec![say!(
            locale,
            "explore-heading",
            ruleset = wording::ruleset(locale, &rules),
            scope = scope
        )];
        if record.ply() > 0 {
            let moves = record.moves().iter().map(|mv| format!("`{mv}`"));
            let moves: Vec<String> = moves.collect();
            lines.push(say!(locale, "explore-after", moves = moves.join(" ")));
        }
        let total = self.moves.iter().fold([0, 0, 0], |[won, drawn, lost], mv| {
            let more = &mv.counted;
            [won + more.won, drawn + more.drawn, lost + more.lost]
        });
        if record.ply() >= OPENING_PLIES {
            lines.push(say!(locale, "explore-end", moves = OPENING_PLIES));
        } else if self.withheld && self.page.scope == ExploreScope::Computer {
            lines.push(say!(locale, "analysis-withheld"));
        } else if total == [0; 3] {
            lines.push(say!(locale, "explore-none"));
        } else {
            let [won, drawn, lost] = percents(total);
            lines.push(say!(
                locale,
                "explore-games",
                games = total.iter().sum::<u32>(),
                first = wording::side(locale, &rules, Side::First),
                won = won,
                drawn = drawn,
                second = wording::side(locale, &rules, Side::Second),
                lost = lost
            ));
        }
        let (played, added): (Vec<_>, Vec<_>) =
            self.moves.iter().partition(|mv| mv.counted.games() > 0);
        for mv in played.into_iter().take(MAX_LISTED).chain(added) {
            lines.push(format!("`{}` {}", mv.counted.played, self.described(mv)));
        }
        let withheld = say!(locale, "analysis-withheld");
        if self.withheld && record.outcome().is_none() && !lines.contains(&withheld) {
            lines.push(withheld);
        }
        if let Some(value) = self.value {
            let value = value_words(locale, &rules, value);
            lines.push(say!(locale, "explore-computer", value = value));
        }
        if self.moves.iter().any(|mv| mv.value.is_some()) {
            let first = wording::side(locale, &rules, Side::First);
            lines.push(say!(locale, "explore-values", first = first));
        }
        lines.join("\n")
    }

    /// How many games went on with a move and how they ended, and what the computer thinks of it.
    fn described(&self, mv: &ExploredMove) -> String {
        let counted = &mv.counted;
        let games = counted.games();
        let [won, drawn, lost] = percents([counted.won, counted.drawn, counted.lost]);
        let share = if games == 0 {
            say!(self.locale, "explore-unplayed")
        } else {
            say!(
                self.locale,
                "explore-share",
                games = games,
                won = won,
                drawn = drawn,
                lost = lost
            )
        };
        let game = self.record().ruleset().game();
        match mv.value {
            Some(value) => format!("{share} · 🤖 {}", brief(self.locale, game, value)),
            None => share,
        }
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let (locale, record) = (self.locale, self.record());
        let option = |mv: &ExploredMove| {
            let played = &mv.counted.played;
            let known = record.position().read_canonical(played).ok()?;
            let label =
                wording::truncate(&wording::move_name(locale, record.position(), known), 100);
            Some(
                CreateSelectMenuOption::new(label, played.clone())
                    .description(wording::truncate(&self.described(mv), 100)),
            )
        };
        let options: Vec<CreateSelectMenuOption> = self.moves.iter().filter_map(option).collect();
        let open = !options.is_empty() && record.ply() < OPENING_PLIES;
        let menu = open.then(|| {
            let id = self.page.with(ExploreVerb::Menu, record.clone());
            components::select(id, say!(locale, "explore-menu"), options)
        });
        let to = |by, before, label| {
            let id = self.page.with(by, before);
            components::secondary_button(locale, id, label).disabled(record.ply() == 0)
        };
        let scopes = [
            (ExploreScope::Server, "button-this-server"),
            (ExploreScope::Global, "button-everywhere"),
            (ExploreScope::Computer, "button-own-games"),
        ];
        let is_other = |scope: ExploreScope| {
            scope != self.page.scope && (self.on_server || scope != ExploreScope::Server)
        };
        let others = scopes.into_iter().filter(|(scope, _)| is_other(*scope));
        let others = others.map(|(scope, label)| {
            let mut page = self.page.with(ExploreVerb::Scope, record.clone());
            page.scope = scope;
            components::secondary_button(locale, page, label)
        });
        let start = Record::new(&record.ruleset());
        let buttons = [
            to(ExploreVerb::Start, start, "analysis-first"),
            to(ExploreVerb::Back, record.taken_back(1), "analysis-back"),
        ];
        let buttons = buttons.into_iter().chain(others);
        menu.into_iter().chain(components::row(buttons)).collect()
    }
}

/// A value for the first side: winning chances, or the proved result as in a tournament's table.
fn brief(locale: Locale, game: Game, value: PositionValue) -> String {
    match value {
        PositionValue::Won(_) => "1–0".to_owned(),
        PositionValue::Lost(_) => "0–1".to_owned(),
        PositionValue::Drawn => "½–½".to_owned(),
        PositionValue::Points(_) => {
            let percent = percent(value.chances(game));
            say!(locale, "explore-chances", percent = percent)
        }
    }
}

/// Counts as percentages of their sum, which is not 0.
fn percents(counts: [u32; 3]) -> [u32; 3] {
    let sum = counts.iter().sum::<u32>().max(1);
    counts.map(|count| (count * 100 + sum / 2) / sum)
}
