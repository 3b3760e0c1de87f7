//! The user command "Challenge to a game": an ephemeral panel with a menu for each term and a button that sends the
//! challenge. The draft is encoded in the controls.

use crate::{
    app::{App, RequestKind},
    computer,
    discord::{
        access::admission::{may_begin, may_challenge, server_of},
        commands::{
            challenge,
            table::{Cost, Entry, Places, Run, Visibility},
        },
        model::{
            call::{Call, Person},
            failure::Answer,
            ids::invite::{InviteDraft, LONGEST_RULES},
            opponent::Opponent,
        },
        view::invite::invite_menus,
    },
    play::{SideChoice, TimeControl},
    rules::{Game, Ruleset},
};

pub(super) static ENTRY: Entry = Entry {
    name: "menu-challenge",
    places: Places::Servers,
    cost: Cost::Always(RequestKind::Other),
    visibility: Visibility::Private,
    slow: false,
    run: Run::OnPerson(|app, call, person| Box::pin(run(app, call, person))),
};

/// Opens the panel.
///
/// # Errors
/// `Failure` when the user cannot challenge that player, or may not start a game here.
pub async fn run(app: &App, call: &Call, person: &Person) -> Answer {
    let opponent = if person.itself {
        Opponent::Computer(computer::USUAL)
    } else {
        challenge::can_be_asked(call, person)?;
        Opponent::Player(person.id)
    };
    may_begin(app, call).await?;
    if let Opponent::Player(player) = opponent {
        may_challenge(app, call, player).await?;
    }
    let server = server_of(app, call).await?;
    let usual = server.default_ruleset;
    let usual = usual.filter(|ruleset| ruleset.to_string().len() <= LONGEST_RULES);
    let draft = InviteDraft {
        opponent,
        ruleset: usual.unwrap_or_else(|| Ruleset::presets(Game::ALL[0])[0]),
        side: SideChoice::Lot,
        time: match opponent {
            Opponent::Player(_) => server.default_time.unwrap_or(TimeControl::USUAL),
            Opponent::Computer(_) => TimeControl::Unlimited,
        },
        rated: matches!(opponent, Opponent::Player(_)),
    };
    Ok(invite_menus(call, draft).into())
}
