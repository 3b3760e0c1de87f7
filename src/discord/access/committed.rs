//! The reply to a committed change.

use crate::{
    app::App,
    discord::{
        model::{
            call::{Call, Request},
            reply::{Body, Coverage, Message, PendingPost, Reply},
        },
        view::{self, board_style::BoardStyle},
    },
    play::Venue,
};

/// The reply to a committed change: the public post if the match is posted in this channel, else an ephemeral copy
/// while the worker posts it there.
#[must_use]
pub(crate) async fn committed(app: &App, call: &Call, acted: &crate::app::ActionResult) -> Reply {
    let game = &acted.game;
    let seen = |locale| BoardStyle::of(app, game, locale);
    let coverage = match game.venue() {
        // In direct messages only the two players can act, each in their own.
        // A computer player has no copy.
        Some(Venue::Direct) if call.direct && game.computer().is_some() => Coverage::Whole,
        Some(Venue::Direct) if call.direct => Coverage::OwnCopy,
        Some(Venue::Thread(_)) | None if game.channel() == call.channel => Coverage::Whole,
        Some(Venue::Direct | Venue::Thread(_)) | None => Coverage::Nothing,
    };
    let pending = |job, posted, controls| PendingPost {
        job,
        posted,
        controls,
        position_seq: game.position_seq(),
        turn: crate::discord::view::is_turn(game, game.seq()),
        coverage,
    };
    let Some(job) = acted.job.clone().filter(|_| coverage != Coverage::Nothing) else {
        let style = seen(call.locale).await;
        let style = style.for_player(app, game, call.player.id).await;
        let mut message = view::match_post(game, &style).without_controls();
        message.private = true;
        message.pings.clear();
        return Reply {
            pending_post: acted.job.clone().map(|job| pending(job, false, false)),
            ..message.into()
        };
    };
    let mut style = seen(call.public_locale).await;
    if game.venue() == Some(Venue::Direct) {
        style = style.for_player(app, game, call.player.id).await;
    }
    let post = view::match_post(game, &style);
    let (posted, controls) = (!game.has_no_own_post(), !post.rows.is_empty());
    let body = match call.request {
        _ if posted => Body::Message(post),
        // The menu or post with the pressed control is edited.
        Request::Press { .. } => Body::Update(post),
        Request::Command { .. }
        | Request::OnPerson { .. }
        | Request::OnMessage { .. }
        | Request::Submit { .. }
        | Request::Complete { .. } => Body::Message(Message::private(post.content)),
    };
    Reply {
        pending_post: Some(pending(job, posted, controls)),
        ..body.into()
    }
}
