//! The panels that set up a tournament, or change its settings: each setting of one section in words, with its control beside
//! or below it. Pure.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, RoleId};

use crate::{
    computer,
    discord::{
        model::{
            ids::setup::{BY_HAND, SetupControl, SetupDraft, SetupSection, SetupTerm, SetupVerb},
            panel::{Panel, PanelPart},
        },
        view::{
            challenge,
            components::{self, button, secondary_button},
            tournament::{format, needs},
        },
    },
    locale::Locale,
    say,
    tournaments::{Begins, DIVISION, FARTHEST_REACH, Format, TournamentPlan},
    wording::{self, markdown},
};

/// The formats that can be chosen, by their key.
pub(crate) const FORMATS: [&str; 7] = [
    "round-robin",
    "double-round-robin",
    "swiss",
    "knockout",
    "knockout-of-three",
    "ladder",
    "league",
];

/// The suggested numbers of places, days, rounds and hours until the start.
const PLACES: [u32; 7] = [4, 8, 16, 32, 64, 128, 256];
const DAYS: [u32; 7] = [1, 3, 5, 7, 14, 21, 30];
const ROUNDS: [u32; 9] = [2, 3, 4, 5, 6, 7, 8, 9, 11];
const HOURS: [u32; 8] = [1, 3, 6, 12, 24, 48, 72, 168];

/// What a panel shows.
pub(crate) struct SetupPanel<'a> {
    /// What is chosen in it.
    pub(crate) draft: &'a SetupDraft,
    /// The tournament as it would be.
    pub(crate) plan: &'a TournamentPlan,
    /// Whether it is a new one.
    pub(crate) is_new: bool,
    /// Whether it has not started.
    pub(crate) is_open: bool,
    /// Whether computer players can fill places.
    pub(crate) has_computers: bool,
}

/// A line of a menu: its text, its value, and whether it is selected.
type MenuEntry = (String, String, bool);

pub(crate) fn setup_panel(locale: Locale, setup: &SetupPanel<'_>, section: SetupSection) -> Panel {
    let heading = if setup.is_new {
        say!(locale, "setup-new")
    } else {
        let title = markdown::escape_stored(locale, &setup.plan.name);
        say!(locale, "setup-change", title = title)
    };
    let all = [
        (SetupSection::Play, "section-play"),
        (SetupSection::Join, "section-join"),
    ];
    let id = |section| setup.id(SetupVerb::Show(section));
    let sections = components::sections(locale, id, &all, section);
    let last = if setup.is_new {
        "button-setup-create"
    } else {
        "button-setup-save"
    };
    let last = button(
        locale,
        setup.id(SetupVerb::Form),
        last,
        ButtonStyle::Success,
    );
    let mut parts = vec![
        PanelPart::Text(heading),
        sections.into(),
        PanelPart::Separator,
    ];
    parts.extend(match section {
        SetupSection::Play => setup.play(locale),
        SetupSection::Join => setup.join(locale),
    });
    parts.push(PanelPart::Separator);
    parts.push(CreateActionRow::Buttons(vec![last]).into());
    Panel(parts)
}

impl SetupPanel<'_> {
    fn id(&self, verb: SetupVerb) -> SetupControl {
        let draft = self.draft.clone();
        SetupControl { verb, draft }
    }

    /// Format, game, clocks.
    fn play(&self, locale: Locale) -> Vec<PanelPart> {
        let plan = self.plan;
        let mut parts = Vec::new();
        if self.is_new {
            let named = format(locale, &plan.format);
            let chosen = self.draft.get(SetupTerm::Format);
            let formats = FORMATS.map(|key| {
                let name = say!(locale, &format!("tournament-format-{key}"));
                (name, key.to_owned(), chosen == Some(key))
            });
            let line = say!(locale, "setup-format", format = named);
            parts.extend(self.menu(locale, SetupTerm::Format, line, formats));
            let ruleset = wording::ruleset(locale, &plan.ruleset);
            let line = say!(locale, "setup-rules", ruleset = ruleset);
            let rulesets = challenge::ruleset_entries(locale, plan.ruleset);
            parts.extend(self.menu(locale, SetupTerm::Rules, line, rulesets));
        }
        if self.is_open {
            let time = wording::time(locale, plan.time);
            let line = say!(locale, "setup-time", time = time);
            let times = challenge::time_entries(locale, plan.time, plan.time);
            parts.extend(self.menu(locale, SetupTerm::Time, line, times));
        }
        parts.extend(self.rounds(locale));
        parts.extend(self.reach_or_division(locale));
        parts.extend(self.days(locale));
        if self.is_open {
            let line = |rated| say!(locale, "setup-games", rated = say!(locale, rated));
            let on = (line("tournament-rated"), "button-make-casual");
            let off = (line("tournament-casual"), "button-make-rated");
            parts.push(self.switch(locale, (SetupTerm::Rated, plan.rated), on, off));
        }
        if matches!(
            plan.format,
            Format::RoundRobin { .. } | Format::Swiss { .. }
        ) {
            let on = (say!(locale, "setup-play-off"), "button-setup-shared");
            let off = (say!(locale, "setup-shared"), "button-setup-play-off");
            let term = (SetupTerm::PlayOff, plan.play_off);
            parts.push(self.switch(locale, term, on, off));
        }
        parts
    }

    /// The rounds of a new Swiss tournament, and the seasons of a new league.
    fn rounds(&self, locale: Locale) -> Vec<PanelPart> {
        let (line, usual, now) = match self.plan.format {
            Format::Swiss { rounds } => ("setup-rounds", "setup-by-places", Some(rounds)),
            Format::League { seasons, .. } => ("setup-seasons", "setup-no-end", seasons),
            _ => return Vec::new(),
        };
        if !self.is_new {
            return Vec::new();
        }
        let chosen = self.draft.get(SetupTerm::Rounds).unwrap_or("0");
        let said = now.map_or_else(|| say!(locale, usual), |now| now.to_string());
        let none = say!(locale, usual);
        let entries = numbers(none, &ROUNDS, chosen, |rounds| rounds.to_string());
        let line = say!(locale, line, rounds = said);
        self.menu(locale, SetupTerm::Rounds, line, entries)
    }

    /// How far up players of a new ladder can challenge, or the size of a new league's divisions.
    fn reach_or_division(&self, locale: Locale) -> Vec<PanelPart> {
        let (line, term, (fewest, most), now) = match self.plan.format {
            Format::Ladder { reach, .. } => {
                ("setup-reach", SetupTerm::Reach, (1, FARTHEST_REACH), reach)
            }
            Format::League { division, .. } => {
                ("setup-division", SetupTerm::Division, DIVISION, division)
            }
            _ => return Vec::new(),
        };
        if !self.is_new {
            return Vec::new();
        }
        let entries = (fewest..=most).map(|number| {
            let name = number.to_string();
            (name.clone(), name, number == now)
        });
        let line = say!(locale, line, number = now.to_string());
        self.menu(locale, term, line, entries)
    }

    /// The days of a round, of a season, or to answer a challenge.
    fn days(&self, locale: Locale) -> Vec<PanelPart> {
        let (line, usual, now) = match self.plan.format {
            Format::Ladder { days, .. } => ("setup-days-answer", "setup-usual", Some(days)),
            Format::League { .. } => ("setup-days-season", "setup-month", self.plan.round_days),
            _ => ("setup-days-round", "setup-no-limit", self.plan.round_days),
        };
        let said = now.map_or_else(|| say!(locale, usual), |now| now.to_string());
        let kept = if self.is_new {
            self.plan.round_days
        } else {
            now
        };
        let chosen = match self.draft.get(SetupTerm::Days) {
            Some(days) => days.to_owned(),
            None => kept.unwrap_or(0).to_string(),
        };
        let none = say!(locale, usual);
        let entries = numbers(none, &DAYS, &chosen, |days| {
            say!(locale, "setup-days", days = days)
        });
        let line = say!(locale, line, days = said);
        self.menu(locale, SetupTerm::Days, line, entries)
    }

    /// Places, start, computers, conditions.
    fn join(&self, locale: Locale) -> Vec<PanelPart> {
        let plan = self.plan;
        let most = plan.most.to_string();
        let mut places: Vec<MenuEntry> = PLACES
            .map(|places| {
                let name = places.to_string();
                (name.clone(), name, places == u32::from(plan.most))
            })
            .to_vec();
        if !places.iter().any(|(_, _, holds)| *holds) {
            places.push((most.clone(), most.clone(), true));
        }
        let line = say!(locale, "setup-players", players = most);
        let mut parts = self.menu(locale, SetupTerm::Players, line, places);
        let is_ladder = matches!(plan.format, Format::Ladder { .. });
        if self.is_open {
            parts.extend(self.start(locale));
            parts.extend(self.late(locale));
            if !is_ladder && self.has_computers {
                parts.extend(self.computers(locale));
            }
        }
        let needs = match needs(locale, &plan.conditions) {
            none if none.is_empty() => say!(locale, "setup-needs-none"),
            needs => say!(locale, "tournament-needs", needs = needs),
        };
        let role = plan.conditions.role.map(RoleId::new);
        let kind = CreateSelectMenuKind::Role {
            default_roles: Some(role.into_iter().collect()),
        };
        let menu =
            CreateSelectMenu::new(self.id(SetupVerb::Set(SetupTerm::Role)).to_string(), kind)
                .placeholder(say!(locale, "menu-setup-role"))
                .min_values(0)
                .max_values(1);
        parts.push(PanelPart::Text(needs));
        parts.push(CreateActionRow::SelectMenu(menu).into());
        let on = (say!(locale, "setup-guests"), "button-setup-alone");
        let off = (say!(locale, "setup-alone"), "button-setup-guests");
        parts.push(self.switch(locale, (SetupTerm::Guests, plan.guests), on, off));
        parts
    }

    fn start(&self, locale: Locale) -> Vec<PanelPart> {
        let full = say!(locale, "setup-when-full");
        let by_hand = say!(locale, "setup-by-hand");
        let (when, unchosen) = match self.plan.begins {
            // Hours that were chosen before are stored as a point in time, which matches no entry of the menu.
            Begins::At(at) => (wording::relative(at), ""),
            Begins::Full => (full.clone(), "0"),
            Begins::ByHand => (by_hand.clone(), BY_HAND),
        };
        let chosen = self.draft.get(SetupTerm::Hours).unwrap_or(unchosen);
        let mut entries = numbers(full, &HOURS, chosen, |hours| match hours {
            24.. if hours % 24 == 0 => say!(locale, "setup-in-days", days = hours / 24),
            hours => say!(locale, "setup-in-hours", hours = hours),
        });
        entries.insert(1, (by_hand, BY_HAND.to_owned(), chosen == BY_HAND));
        let line = say!(locale, "setup-start", when = when);
        self.menu(locale, SetupTerm::Hours, line, entries)
    }

    /// Until when players can join a Swiss tournament that has started.
    fn late(&self, locale: Locale) -> Vec<PanelPart> {
        let rounds = match self.plan.format {
            Format::Swiss { rounds } if rounds > 1 => rounds,
            _ => return Vec::new(),
        };
        let none = say!(locale, "setup-not-late");
        let until = |round: u32| say!(locale, "setup-until-round", round = round.to_string());
        let chosen = u32::from(self.plan.late_until);
        let when = if chosen == 0 {
            none.clone()
        } else {
            until(chosen)
        };
        // Nobody comes late to the first round, and a menu has at most 25 entries.
        let all: Vec<u32> = (2..=u32::from(rounds).min(25)).collect();
        let entries = numbers(none, &all, &chosen.to_string(), until);
        let line = say!(locale, "setup-late", when = when);
        self.menu(locale, SetupTerm::Late, line, entries)
    }

    fn computers(&self, locale: Locale) -> Vec<PanelPart> {
        let none = say!(locale, "setup-no-computers");
        let chosen = self.plan.fill_level.unwrap_or(0);
        let line = match self.plan.fill_level {
            Some(level) => wording::computer(locale, level),
            None => none.clone(),
        };
        let all: Vec<u32> = (1..=computer::level_count(self.plan.ruleset.game()))
            .map(u32::from)
            .collect();
        let entries = numbers(none, &all, &chosen.to_string(), |level| {
            wording::computer(locale, u8::try_from(level).unwrap_or(u8::MAX))
        });
        let line = say!(locale, "setup-computers", level = line);
        self.menu(locale, SetupTerm::Level, line, entries)
    }

    /// A line with the menu of an option below it.
    fn menu(
        &self,
        locale: Locale,
        term: SetupTerm,
        line: String,
        entries: impl IntoIterator<Item = MenuEntry>,
    ) -> Vec<PanelPart> {
        let id = self.id(SetupVerb::Set(term));
        let menu = components::choice(id, say!(locale, "menu-setup"), entries);
        vec![PanelPart::Text(line), menu.into()]
    }

    /// A line with a button that turns an option to the other value: for each value the line and the key of the button.
    fn switch(
        &self,
        locale: Locale,
        (term, is_on): (SetupTerm, bool),
        on: (String, &str),
        off: (String, &str),
    ) -> PanelPart {
        let ((line, label), turn) = if is_on { (on, "0") } else { (off, "1") };
        let draft = self.draft.clone().with(term, turn);
        let verb = SetupVerb::Set(term);
        let id = SetupControl { verb, draft };
        PanelPart::Section(line, secondary_button(locale, id, label))
    }
}

/// The entries of a menu of numbers: none, the suggested ones, and the chosen one if it is another.
fn numbers(
    none: String,
    all: &[u32],
    chosen: &str,
    said: impl Fn(u32) -> String,
) -> Vec<MenuEntry> {
    let mut all = all.to_vec();
    let other = chosen.parse().ok().filter(|number| *number != 0);
    all.extend(other.filter(|number| !all.contains(number)));
    let entries = all.into_iter().map(|number| {
        let value = number.to_string();
        let holds = value == chosen;
        (said(number), value, holds)
    });
    let none = (none, "0".to_owned(), chosen == "0");
    [none].into_iter().chain(entries).collect()
}
