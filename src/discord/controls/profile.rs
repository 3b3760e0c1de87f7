//! The buttons of a profile.

use crate::{
    app::App,
    discord::{
        commands::{games, leaderboard, profile::profile_message, versus},
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::profile::PREFIX,
        },
    },
    play::PlayerId,
    say,
};

/// Handles a button of a profile.
///
/// # Errors
/// `Failure` when the player is unknown or hidden, or the database fails.
pub async fn press(app: &App, call: &Call, id: &str) -> Answer {
    let rest = id
        .strip_prefix(PREFIX)
        .and_then(|rest| rest.split_once(':'));
    let wanted = rest.and_then(|(what, player)| Some((what, player.parse::<PlayerId>().ok()?)));
    match wanted {
        Some(("show", player)) => {
            let name = app.store.name_of(player).await?;
            let name = name.ok_or_else(|| Failure::Said(say!(call.locale, "unknown-control")))?;
            Ok(profile_message(app, call, player, &name, false)
                .await?
                .into())
        }
        Some(("games", player)) => games::list(app, call, player).await,
        Some(("board", _)) => leaderboard::run(app, call, &Options::default()).await,
        Some(("versus", player)) => {
            versus::versus_message(app, call, [call.player.id, player], false).await
        }
        _ => Err(Failure::Said(say!(call.locale, "unknown-control"))),
    }
}
