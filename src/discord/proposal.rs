//! Counter-proposals: the private menus in which somebody who was challenged puts other terms together. What has been
//! chosen so far travels in the controls themselves, so nothing is forgotten by a restart; nothing is proposed before
//! it is sent.

use std::{fmt, str::FromStr};

use serenity::all::{ButtonStyle, CreateActionRow};

use super::{
    call::Call,
    challenges,
    custom_id::{CustomId, Term, UnknownControl, here},
    parts,
    reply::Message,
    view, words,
};
use crate::{
    play::{Match, Proposal, SideChoice, Terms, TimeControl},
    rules::{Game, Ruleset},
    say,
};

/// The value of a menu that stands for terms which no menu lists.
const AS_IT_IS: &str = "=";

/// What somebody has chosen so far; what they left alone stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Draft {
    /// Another game or other rules.
    pub ruleset: Option<Ruleset>,
    /// Another side for the challenger.
    pub side: Option<SideChoice>,
    /// Another time control.
    pub time: Option<TimeControl>,
    /// Whether the ratings are to change.
    pub rated: Option<bool>,
}

impl Draft {
    /// What it makes of the terms.
    #[must_use]
    pub fn over(self, terms: &Terms) -> Proposal {
        Proposal {
            ruleset: self.ruleset.unwrap_or(terms.ruleset),
            side: self.side.unwrap_or(terms.side),
            time: self.time.unwrap_or(terms.time),
            rated: self.rated.filter(|rated| *rated != terms.rated),
        }
    }

    /// The draft after a choice in one of the menus.
    #[must_use]
    pub fn with(self, term: Term, value: &str) -> Self {
        match term {
            Term::Rules => Self {
                ruleset: value.parse().ok(),
                ..self
            },
            Term::Side => Self {
                side: SideChoice::from_key(value),
                ..self
            },
            Term::Time => Self {
                time: value.parse().ok(),
                ..self
            },
            Term::Rated => self,
        }
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ruleset = self.ruleset.map(|ruleset| ruleset.to_string());
        let side = self.side.map_or("", SideChoice::key);
        let time = self.time.map(|time| time.to_string());
        let [ruleset, time] = [ruleset, time].map(Option::unwrap_or_default);
        let rated = match self.rated {
            None => "",
            Some(false) => "0",
            Some(true) => "1",
        };
        write!(f, "{ruleset},{side},{time},{rated}")
    }
}

impl FromStr for Draft {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (ruleset, side, time, rated) = match *text.split(',').collect::<Vec<_>>() {
            [ruleset, side, time, rated] => (ruleset, side, time, rated),
            // From before this could be chosen.
            [ruleset, side, time] => (ruleset, side, time, ""),
            _ => return Err(UnknownControl),
        };
        // An empty part is a choice not made; any other must be one.
        let chosen = |part: &str| !part.is_empty();
        let draft = Self {
            ruleset: ruleset.parse().ok(),
            side: SideChoice::from_key(side),
            time: time.parse().ok(),
            rated: match rated {
                "" => None,
                "0" => Some(false),
                "1" => Some(true),
                _ => return Err(UnknownControl),
            },
        };
        let whole = draft.ruleset.is_some() == chosen(ruleset)
            && draft.side.is_some() == chosen(side)
            && draft.time.is_some() == chosen(time);
        whole.then_some(draft).ok_or(UnknownControl)
    }
}

/// The menus, with what has been chosen so far.
#[must_use]
pub fn panel(call: &Call, game: &Match, draft: Draft) -> Message {
    let (locale, terms, at) = (call.locale, game.terms(), here(game));
    let proposal = draft.over(terms);
    let proposed = Terms {
        ruleset: proposal.ruleset,
        side: proposal.side,
        ..terms.clone()
    };
    let send = parts::button(
        locale,
        CustomId::Send(at, draft),
        "button-send",
        ButtonStyle::Success,
    );
    let rated = proposal.rated.unwrap_or(terms.rated);
    let (told, other) = if rated {
        ("terms-rated", "button-make-casual")
    } else {
        ("terms-casual", "button-make-rated")
    };
    let otherwise = Draft {
        rated: Some(!rated),
        ..draft
    };
    let mut buttons = vec![send.disabled(proposal == terms.proposal())];
    // A game from a position of its own counts for nobody.
    if terms.start.is_none() {
        let id = CustomId::Choose(Term::Rated, at, otherwise);
        buttons.push(parts::button(locale, id, other, ButtonStyle::Secondary));
    }
    let menu = |term, entries: Vec<(String, String, bool)>, placeholder: &str| {
        let id = CustomId::Choose(term, at, draft);
        parts::choice(id, say!(locale, placeholder), entries)
    };
    let times = challenges::time_entries(locale, terms.time, proposal.time);
    Message {
        rows: vec![
            menu(Term::Rules, rules(call, terms, proposal), "menu-rules"),
            menu(Term::Side, sides(call, &proposed), "menu-side"),
            menu(Term::Time, times.collect(), "menu-time"),
            CreateActionRow::Buttons(buttons),
        ],
        ..Message::private(say!(
            locale,
            "propose",
            number = game.id().0.to_string(),
            ruleset = words::ruleset(locale, &proposal.ruleset),
            sides = challenges::agreed_sides(locale, &proposed),
            time = words::time(locale, proposal.time),
            rated = say!(locale, told)
        ))
    }
}

/// The presets of every game; rules that no preset has can be kept.
fn rules(call: &Call, terms: &Terms, proposal: Proposal) -> Vec<(String, String, bool)> {
    let presets = Game::ALL.iter().flat_map(|game| Ruleset::presets(*game));
    let mut listed: Vec<_> = presets.map(|rules| (rules.to_string(), rules)).collect();
    if listed.iter().all(|(_, ruleset)| *ruleset != terms.ruleset) {
        listed.insert(0, (AS_IT_IS.to_owned(), terms.ruleset));
    }
    let entry = |(value, ruleset)| {
        let name = words::ruleset(call.locale, &ruleset);
        (name, value, ruleset == proposal.ruleset)
    };
    listed.into_iter().map(entry).collect()
}

/// Who begins, as the one who chooses sees it; the values are the challenger's.
fn sides(call: &Call, proposed: &Terms) -> Vec<(String, String, bool)> {
    let own = |side: SideChoice| {
        if call.player.id == proposed.challenger {
            side
        } else {
            side.swapped()
        }
    };
    SideChoice::ALL
        .into_iter()
        .map(|side| {
            let key = match (own(side), proposed.chosen_start()) {
                (SideChoice::First, Some(_)) => "below-first".to_owned(),
                (SideChoice::Second, Some(_)) => "below-second".to_owned(),
                (own, _) => format!("side-choice-{}", own.key()),
            };
            let name = say!(call.locale, &key);
            (name, side.key().to_owned(), side == proposed.side)
        })
        .collect()
}
