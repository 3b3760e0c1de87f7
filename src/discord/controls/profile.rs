//! The buttons of a profile.

use crate::{
    app::App,
    discord::view::next::unknown_control,
    discord::{
        commands::{games, leaderboard, profile::profile_message, versus},
        model::{
            call::{Call, Options},
            failure::Answer,
            ids::profile::PREFIX,
        },
    },
    play::PlayerId,
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
            let name = name.ok_or_else(|| unknown_control(call))?;
            Ok(profile_message(app, call, player, &name, false)
                .await?
                .into())
        }
        Some(("games", player)) => games::list(app, call, player).await,
        Some(("board", _)) => leaderboard::run(app, call, &Options::default()).await,
        Some(("versus", player)) => {
            versus::versus_message(app, call, [call.player.id, player], false).await
        }
        _ => Err(unknown_control(call)),
    }
}
