//! The opening tree: a position, the moves that were played there with their results, and the computer's value. Pure.

use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use crate::{
    analysis::score::PositionValue,
    discord::{
        api::attachments::Attachment,
        model::{
            ids::explore::{ExplorePage, ExploreVerb},
            limits::MOST_CHOICES,
            reply::Message,
        },
        view::{board, components, judgement::value_words},
    },
    locale::Locale,
    render,
    rules::{Record, Side},
    say,
    store::{OPENING_PLIES, OpeningMove},
    wording,
};

/// The most moves that are listed as text; the menu has more.
const LISTED: usize = 6;

/// A position of the opening tree with what is known about it.
pub(crate) struct Explored {
    pub(crate) locale: Locale,
    pub(crate) theme: render::Theme,
    pub(crate) page: ExplorePage,
    /// The moves that were played, the most frequent first.
    pub(crate) moves: Vec<OpeningMove>,
    /// The computer's value for the first side, if it may be told.
    pub(crate) value: Option<PositionValue>,
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
        let scope = if self.page.here {
            say!(locale, "scope-server")
        } else {
            say!(locale, "scope-global")
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
        let total = self.moves.iter().fold([0, 0, 0], |sum, mv| {
            [sum[0] + mv.won, sum[1] + mv.drawn, sum[2] + mv.lost]
        });
        if record.ply() >= OPENING_PLIES {
            lines.push(say!(locale, "explore-end", moves = OPENING_PLIES));
        } else if self.moves.is_empty() {
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
        for mv in self.moves.iter().take(LISTED) {
            lines.push(format!("`{}` {}", mv.played, self.share(mv)));
        }
        if let Some(value) = self.value {
            let value = value_words(locale, &rules, value);
            lines.push(say!(locale, "explore-computer", value = value));
        }
        lines.join("\n")
    }

    /// How many games went on with a move, and how they ended.
    fn share(&self, mv: &OpeningMove) -> String {
        let [won, drawn, lost] = percents([mv.won, mv.drawn, mv.lost]);
        say!(
            self.locale,
            "explore-share",
            games = mv.games(),
            won = won,
            drawn = drawn,
            lost = lost
        )
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let (locale, record) = (self.locale, self.record());
        let option = |mv: &OpeningMove| {
            let known = record.position().read_canonical(&mv.played).ok()?;
            let label =
                wording::truncate(&wording::move_name(locale, record.position(), known), 100);
            Some(
                CreateSelectMenuOption::new(label, mv.played.clone())
                    .description(wording::truncate(&self.share(mv), 100)),
            )
        };
        let moves = self.moves.iter().take(MOST_CHOICES);
        let options: Vec<CreateSelectMenuOption> = moves.filter_map(option).collect();
        let open = !options.is_empty() && record.ply() < OPENING_PLIES;
        let menu = open.then(|| {
            let id = self.page.with(ExploreVerb::Menu, record.clone());
            components::select(id, say!(locale, "explore-menu"), options)
        });
        let to = |by, record, label, open: bool| {
            let id = self.page.with(by, record);
            components::secondary_button(locale, id, label).disabled(!open)
        };
        let has_moves = record.ply() > 0;
        let scope = self.on_server.then(|| {
            let other = ExplorePage {
                here: !self.page.here,
                ..self.page.with(ExploreVerb::Scope, record.clone())
            };
            let label = if self.page.here {
                "button-everywhere"
            } else {
                "button-this-server"
            };
            components::secondary_button(locale, other, label)
        });
        let buttons = [
            to(
                ExploreVerb::Start,
                Record::new(&record.ruleset()),
                "walk-first",
                has_moves,
            ),
            to(
                ExploreVerb::Back,
                record.taken_back(1),
                "walk-back",
                has_moves,
            ),
        ];
        let buttons = buttons.into_iter().chain(scope);
        menu.into_iter().chain(components::row(buttons)).collect()
    }
}

/// Counts as percentages of their sum, which is not 0.
fn percents(counts: [u32; 3]) -> [u32; 3] {
    let sum = counts.iter().sum::<u32>().max(1);
    counts.map(|count| (count * 100 + sum / 2) / sum)
}
