//! Counter-proposals: the ephemeral menus in which a challenged player chooses other terms, or says why they decline.
//! The draft is encoded in the controls, so a restart loses nothing.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::{
    discord::{
        model::{
            call::Call,
            ids::{
                draft::{DraftField, TermsDraft},
                matches::{MatchControl, current_revision},
            },
            reply::Message,
        },
        view::{challenge, components},
    },
    play::{Match, Proposal, SideChoice, Terms},
    say, wording,
};

/// The menu value that keeps the current ruleset, if no preset equals it.
const AS_IT_IS: &str = "=";

/// The menus, with the terms chosen so far.
#[must_use]
pub fn proposal_menus(call: &Call, game: &Match, draft: TermsDraft) -> Message {
    let (locale, terms, at) = (call.locale, game.terms(), current_revision(game));
    let proposal = draft.over(terms);
    let proposed = Terms {
        ruleset: proposal.ruleset,
        side: proposal.side,
        ..terms.clone()
    };
    let send = components::button(
        locale,
        MatchControl::Send(at, draft),
        "button-send",
        ButtonStyle::Success,
    );
    let rated = proposal.rated.unwrap_or(terms.rated);
    let otherwise = TermsDraft {
        rated: Some(!rated),
        ..draft
    };
    let mut buttons = vec![send.disabled(proposal == terms.proposal())];
    // A game from a custom position is never rated.
    if terms.start.is_none() {
        let id = MatchControl::Choose(DraftField::Rated, at, otherwise);
        let label = format!("button-make-{}", if rated { "casual" } else { "rated" });
        buttons.push(components::secondary_button(locale, id, &label));
    }
    let menu = |term, entries: Vec<(String, String, bool)>, placeholder: &str| {
        let id = MatchControl::Choose(term, at, draft);
        components::choice(id, say!(locale, placeholder), entries)
    };
    let times = challenge::time_entries(locale, terms.time, proposal.time);
    Message::private(say!(
        locale,
        "propose",
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(locale, &proposal.ruleset),
        sides = challenge::agreed_sides(locale, &proposed),
        time = wording::time(locale, proposal.time),
        rated = challenge::rated(locale, rated)
    ))
    .with_rows([
        menu(
            DraftField::Rules,
            rules(call, terms, proposal),
            "menu-rules",
        ),
        menu(DraftField::Side, sides(call, &proposed), "menu-side"),
        menu(DraftField::Time, times.collect(), "menu-time"),
        CreateActionRow::Buttons(buttons),
        challenge::reasons(game, locale),
    ])
}

/// The presets of every game, and the current ruleset if it is not a preset.
fn rules(call: &Call, terms: &Terms, proposal: Proposal) -> Vec<(String, String, bool)> {
    let presets = challenge::presets().into_iter();
    let mut listed: Vec<_> = presets.map(|rules| (rules.to_string(), rules)).collect();
    if listed.iter().all(|(_, ruleset)| *ruleset != terms.ruleset) {
        listed.insert(0, (AS_IT_IS.to_owned(), terms.ruleset));
    }
    let entry = |(value, ruleset)| {
        let name = wording::ruleset(call.locale, &ruleset);
        (name, value, ruleset == proposal.ruleset)
    };
    listed.into_iter().map(entry).collect()
}

/// The choices of sides from the user's point of view; the values are from the challenger's.
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
