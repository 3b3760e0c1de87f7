//! The reply to a change that was committed.

use crate::{
    app::App,
    discord::{
        model::{
            call::{Ask, Call},
            reply::{Body, Message, Owed, Reply, Share},
        },
        view::{self, look::Look},
    },
    play::Home,
};

/// The answer to a change that was committed: the public post here, or, where the match is at home elsewhere, a private
/// copy while the worker posts it there.
#[must_use]
pub(crate) async fn committed(app: &App, call: &Call, acted: &crate::app::Acted) -> Reply {
    let game = &acted.game;
    let seen = |locale| Look::of(app, game, locale);
    let share = match game.home() {
        // In direct messages only the two players can act, each in their own.
        Some(Home::Direct) if call.direct => Share::Half,
        Some(Home::Direct) => Share::Nothing,
        _ if game.channel() == call.channel => Share::Whole,
        _ => Share::Nothing,
    };
    let owed = |job, posted, controls| Owed {
        job,
        posted,
        controls,
        anchor: game.anchor(),
        turn: crate::discord::view::is_turn(game, game.seq()),
        share,
    };
    let Some(job) = acted.job.clone().filter(|_| share != Share::Nothing) else {
        let look = seen(call.locale).await;
        let look = look.for_player(app, game, call.player.id).await;
        let mut message = view::post(game, &look).without_controls();
        message.private = true;
        message.pings.clear();
        return Reply {
            owed: acted.job.clone().map(|job| owed(job, false, false)),
            ..message.into()
        };
    };
    let mut look = seen(call.public).await;
    if share == Share::Half {
        look = look.for_player(app, game, call.player.id).await;
    }
    let post = view::post(game, &look);
    let (posted, controls) = (!game.edits_older(), !post.rows.is_empty());
    let body = match call.ask {
        _ if posted => Body::Message(post),
        // The menu or the post that was pressed tells the news in its place.
        Ask::Press { .. } => Body::Update(post),
        _ => Body::Message(Message::private(post.content)),
    };
    Reply {
        owed: Some(owed(job, posted, controls)),
        ..body.into()
    }
}
