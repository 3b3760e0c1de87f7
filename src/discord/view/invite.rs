//! The ephemeral panel for choosing the terms of a challenge. Pure.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::{
    computer,
    discord::{
        model::{
            call::Call,
            ids::invite::{InviteControl, InviteDraft, InviteVerb},
            opponent::Opponent,
            reply::Message,
        },
        view::{challenge, components},
    },
    play::SideChoice,
    rules::{Game, Ruleset},
    say, wording,
};

pub(crate) fn invite_menus(call: &Call, draft: InviteDraft) -> Message {
    let locale = call.locale;
    let id = |verb| InviteControl { verb, draft };
    let games = Game::ALL.iter().map(|game| {
        let name = say!(locale, &format!("game-{}", game.slug()));
        (name, game.slug().to_owned(), *game == draft.ruleset.game())
    });
    let presets = Ruleset::presets(draft.ruleset.game());
    let own = [draft.ruleset];
    let kept = own.iter().filter(|own| !presets.contains(own));
    let rulesets = presets.iter().chain(kept).map(|ruleset| {
        let name = wording::ruleset(locale, ruleset);
        (name, ruleset.to_string(), *ruleset == draft.ruleset)
    });
    let sides = SideChoice::ALL.into_iter().map(|side| {
        let name = say!(locale, &format!("side-choice-{}", side.key()));
        (name, side.key().to_owned(), side == draft.side)
    });
    let last = match draft.opponent {
        Opponent::Player(_) => {
            let times = challenge::time_entries(locale, draft.time, draft.time);
            components::choice(id(InviteVerb::Time), say!(locale, "menu-time"), times)
        }
        Opponent::Computer(chosen) => {
            let levels = (1..=computer::levels(draft.ruleset.game())).map(|level| {
                let name = wording::computer(locale, level);
                (name, level.to_string(), level == chosen)
            });
            components::choice(id(InviteVerb::Level), say!(locale, "menu-level"), levels)
        }
    };
    let (rated, other) = if draft.rated {
        ("rated", "casual")
    } else {
        ("casual", "rated")
    };
    let mut buttons = vec![components::button(
        locale,
        id(InviteVerb::Send),
        "button-send-challenge",
        ButtonStyle::Success,
    )];
    // Games against the computer count for nobody.
    if matches!(draft.opponent, Opponent::Player(_)) {
        let label = format!("button-make-{other}");
        buttons.push(components::plain(locale, id(InviteVerb::Rated), &label));
    }
    Message {
        rows: vec![
            components::choice(id(InviteVerb::Game), say!(locale, "menu-game"), games),
            components::choice(
                id(InviteVerb::Rules),
                say!(locale, "menu-ruleset"),
                rulesets,
            ),
            components::choice(id(InviteVerb::Side), say!(locale, "menu-side"), sides),
            last,
            CreateActionRow::Buttons(buttons),
        ],
        ..Message::private(say!(
            locale,
            "invite",
            opponent = draft.opponent.shown(locale),
            ruleset = wording::ruleset(locale, &draft.ruleset),
            sides = challenge::sides(locale, call.player.id, &draft.ruleset, draft.side),
            time = wording::time(locale, draft.time),
            rated = say!(locale, &format!("terms-{rated}"))
        ))
    }
}
