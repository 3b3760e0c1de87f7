//! Who may begin a game where, and who moderates: what a server has chosen, against who asks. It changes nothing; games that
//! run go on wherever they are.

use super::{call::Call, failure::Failure, words};
use crate::{app::App, say, store::Server};

/// Whether the asker moderates the games of this server: as one of those who manage it, or by the role that they chose.
#[must_use]
pub fn moderates(call: &Call, server: &Server) -> bool {
    let by_role = server
        .moderator_role
        .is_some_and(|role| call.roles.contains(&role));
    call.guild.is_some() && (call.manages || by_role)
}

/// What the server of a call has chosen; the usual where there is no server.
///
/// # Errors
/// When the database fails.
pub async fn server_of(app: &App, call: &Call) -> Result<Server, Failure> {
    Ok(match call.guild {
        Some(guild) => app.store.server(guild).await?,
        None => Server::default(),
    })
}

/// Lets the asker begin a game here, if the server does: in one of its channels for games or a thread of one, by somebody
/// with its role for players. Everywhere else than on servers everybody may.
///
/// # Errors
/// Where games are played here, or by whom.
pub async fn may_begin(app: &App, call: &Call) -> Result<(), Failure> {
    let server = server_of(app, call).await?;
    let here = [Some(call.channel), call.parent];
    let open = |channel: &u64| here.contains(&Some(*channel));
    if !server.channels.is_empty() && !server.channels.iter().any(open) {
        let channels: Vec<String> = server
            .channels
            .iter()
            .map(|id| format!("<#{id}>"))
            .collect();
        return Err(Failure::Said(say!(
            call.locale,
            "not-in-this-channel",
            channels = words::listed(call.locale, &channels)
        )));
    }
    match server.player_role {
        Some(role) if !call.roles.contains(&role) => Err(Failure::Said(say!(
            call.locale,
            "not-without-role",
            role = format!("<@&{role}>")
        ))),
        _ => Ok(()),
    }
}
