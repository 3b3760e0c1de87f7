//! The panel that builds a challenge from a user's context menu.

use crate::{
    app::App,
    computer,
    discord::{
        commands::challenge::{self, Wanted},
        model::{
            call::Call,
            failure::Answer,
            ids::invite::{InviteControl, InviteVerb},
            opponent::Opponent,
            reply::{self, Body},
        },
        view::invite::invite_menus,
    },
    play::{MessageId, SideChoice},
    rules::Ruleset,
};

/// Handles a control of the panel.
///
/// # Errors
/// `Failure` when the challenge is refused.
pub async fn press(
    app: &App,
    call: &Call,
    control: InviteControl,
    values: &[String],
    menu: MessageId,
) -> Answer {
    let InviteControl { verb, mut draft } = control;
    let chosen = values.first().map_or("", String::as_str);
    match verb {
        InviteVerb::Game => {
            let game = chosen.parse().unwrap_or(draft.ruleset.game());
            if game != draft.ruleset.game() {
                draft.ruleset = Ruleset::presets(game)[0];
            }
            if let Opponent::Computer(level) = &mut draft.opponent {
                *level = (*level).min(computer::levels(game));
            }
        }
        InviteVerb::Rules => draft.ruleset = chosen.parse().unwrap_or(draft.ruleset),
        InviteVerb::Side => draft.side = SideChoice::from_key(chosen).unwrap_or(draft.side),
        InviteVerb::Level => {
            if let (Opponent::Computer(level), Ok(chosen)) = (&mut draft.opponent, chosen.parse()) {
                *level = chosen;
            }
        }
        InviteVerb::Time => draft.time = chosen.parse().unwrap_or(draft.time),
        InviteVerb::Rated => draft.rated = !draft.rated,
        InviteVerb::Send => {
            let wanted = Wanted {
                opponent: Some(draft.opponent),
                ruleset: draft.ruleset,
                side: draft.side,
                time: draft.time,
                claim: false,
                rated: draft.rated,
                start: None,
            };
            let reply = challenge::begin(app, call, wanted).await?;
            return Ok(reply::tidied(reply, Some(menu)));
        }
    }
    Ok(Body::Update(invite_menus(call, draft)).into())
}
