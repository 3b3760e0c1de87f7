//! The ephemeral panel for choosing the terms of a challenge. Pure.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuKind};

use crate::{
    computer,
    discord::{
        model::{
            call::Call,
            ids::invite::{InviteControl, InviteDraft, InviteVerb},
            opponent::Opponent,
            reply::Message,
        },
        view::{challenge, components, rules_pages},
    },
    locale::Locale,
    play::SideChoice,
    rules::{Ruleset, Side},
    say, wording,
};

pub(crate) fn invite_menus(call: &Call, draft: InviteDraft) -> Message {
    let locale = call.locale;
    let key = match draft.opponent {
        Some(_) => "invite",
        None => "invite-anyone",
    };
    let opponent = draft.opponent.map(|opponent| opponent.mention(locale));
    let mut lines = vec![say!(
        locale,
        key,
        opponent = opponent.unwrap_or_default(),
        ruleset = wording::ruleset(locale, &draft.ruleset),
        sides = sides(locale, &draft.ruleset, draft.side),
        time = wording::time(locale, draft.time),
        rated = challenge::rated(locale, draft.rated)
    )];
    lines.extend(draft.claim.then(|| say!(locale, "challenge-claim")));
    let fair_start = draft.ruleset.fair_start();
    lines.extend(fair_start.map(|setting| rules_pages::meaning(locale, &setting, setting.value)));
    Message::private(lines.join("\n")).with_rows(rows(call, draft))
}

/// Which side the reader plays, and who begins.
fn sides(locale: Locale, ruleset: &Ruleset, choice: SideChoice) -> String {
    let (key, side) = match choice {
        SideChoice::Lot => return say!(locale, "challenge-lot"),
        SideChoice::First => ("invite-first", Side::First),
        SideChoice::Second => ("invite-second", Side::Second),
    };
    say!(locale, key, colour = wording::side(locale, ruleset, side))
}

/// The menus and buttons of the panel.
fn rows(call: &Call, draft: InviteDraft) -> Vec<CreateActionRow> {
    let locale = call.locale;
    let id = |verb| InviteControl { verb, draft };
    let rulesets = challenge::ruleset_entries(locale, draft.ruleset);
    let sides = SideChoice::ALL.into_iter().map(|side| {
        let name = say!(locale, &format!("side-choice-{}", side.key()));
        (name, side.key().to_owned(), side == draft.side)
    });
    let last = if let Some(Opponent::Computer(chosen)) = draft.opponent {
        let levels = (1..=computer::level_count(draft.ruleset.game())).map(|level| {
            let name = wording::computer(locale, level);
            (name, level.to_string(), level == chosen)
        });
        components::choice(id(InviteVerb::Level), say!(locale, "menu-level"), levels)
    } else {
        let times = challenge::time_entries(locale, draft.time, draft.time);
        components::choice(id(InviteVerb::Time), say!(locale, "menu-time"), times)
    };
    let player = match draft.opponent {
        Some(_) => "menu-player-other",
        None => "menu-player",
    };
    let people = CreateSelectMenuKind::User {
        default_users: None,
    };
    let mut buttons = vec![components::button(
        locale,
        id(InviteVerb::Send),
        "button-send-challenge",
        ButtonStyle::Success,
    )];
    // Games against the computer are never rated.
    if !matches!(draft.opponent, Some(Opponent::Computer(_))) {
        let other = if draft.rated { "casual" } else { "rated" };
        let label = format!("button-make-{other}");
        buttons.push(components::secondary_button(
            locale,
            id(InviteVerb::Rated),
            &label,
        ));
    }
    vec![
        components::menu(id(InviteVerb::Player), say!(locale, player), people),
        components::choice(id(InviteVerb::Rules), say!(locale, "menu-rules"), rulesets),
        components::choice(id(InviteVerb::Side), say!(locale, "menu-side"), sides),
        last,
        CreateActionRow::Buttons(buttons),
    ]
}
