//! The controls of tournaments: joining and leaving on the public post, and the answers to private questions.

use crate::{
    app::{App, RequestKind},
    discord::{
        access::tournaments::tournament_here,
        commands::tournament::{join, leave, organise},
        model::{
            call::Call,
            failure::Answer,
            ids::tournament::{TournamentControl, TournamentVerb},
            policy::Policy,
            reply::{Body, Deferral, Reply},
        },
    },
    play::MessageId,
    tournaments::Command,
};

/// Handles a control of a tournament; `menu` is its message if that is ephemeral.
///
/// # Errors
/// `Failure` with why the tournament does not allow it.
pub async fn press(
    app: &App,
    call: &Call,
    control: TournamentControl,
    menu: Option<MessageId>,
) -> Answer {
    let tournament = tournament_here(app, call, control.id).await?;
    let reply = match control.verb {
        TournamentVerb::Join => join(app, call, &tournament).await?,
        TournamentVerb::Leave => leave(app, call, &tournament, false).await?,
        TournamentVerb::Withdraw => leave(app, call, &tournament, true).await?,
        TournamentVerb::Cancel => {
            let said = "tournament-cancelled";
            organise(app, call, &tournament, &Command::Cancel, said).await?
        }
    };
    Ok(in_place(reply, menu))
}

/// A private question is replaced by its answer.
fn in_place(reply: Reply, menu: Option<MessageId>) -> Reply {
    match reply.body {
        Body::Message(message) if menu.is_some() => Body::Update(message).into(),
        _ => reply,
    }
}

/// The policy of a control; `private` if its message is ephemeral.
pub fn policy(private: bool) -> Policy {
    let deferral = if private {
        Deferral::Update
    } else {
        Deferral::Private
    };
    Policy::new(RequestKind::Other, deferral)
}
