//! What kind of request an interaction is to the limits on how often people may ask, and the kind word for who is too fast.
//! It is asked before anything is done, and does nothing itself.

use std::time::Duration;

use super::{
    call::{Ask, Call},
    commands::{self, import, invite, replay},
    custom_id::CustomId,
    reply::{Body, Reply},
    wish::Wish,
    words,
};
use crate::{
    app::{App, Kind, TooFast},
    play::Offer,
    say,
};

/// Commands that draw.
const DRAWING: [&str; 6] = [
    "board",
    replay::NAME,
    "rules",
    "analyse",
    "leaderboard",
    "profile",
];

/// Counts a request. None if it may go on, else what the asker is told instead.
pub fn refusal(app: &App, call: &Call) -> Option<Reply> {
    let (kind, now) = (kind(&call.ask), app.clock.now());
    let player = call.player.id;
    let taken = app
        .pace
        .take(app.limits.rates, kind, player, call.guild, now);
    let TooFast { server, again } = taken.err()?;
    let key = match kind {
        Kind::Typing => return Some(Body::Choices(Vec::new()).into()),
        _ if server => "slow-server",
        Kind::Move => "slow-moves",
        Kind::Challenge => "slow-challenges",
        Kind::Picture => "slow-pictures",
        Kind::Other => "slow-requests",
    };
    // Discord shows whole seconds: at the one that is named there is a token.
    let again = words::relative(again.after(Duration::from_secs(1)));
    Some(Reply::private(say!(call.locale, key, again = again)))
}

fn kind(ask: &Ask) -> Kind {
    match ask {
        Ask::Complete { .. } => Kind::Typing,
        Ask::Command { name, options } => match name.as_str() {
            commands::MOVE => Kind::Move,
            commands::CHALLENGE => Kind::Challenge,
            import::NAME if options.user("player").is_some() => Kind::Challenge,
            commands::OFFER => commands::offered(options).map_or(Kind::Other, wish),
            name if DRAWING.contains(&name) => Kind::Picture,
            _ => Kind::Other,
        },
        Ask::OnPerson { .. } | Ask::OnMessage { .. } => Kind::Other,
        Ask::Press { id, .. } | Ask::Submit { id, .. } => {
            let paste = id.parse::<import::Paste>();
            match (id.parse(), id.parse()) {
                (Ok(control), _) => pressed(control),
                (_, Ok(control)) if invite::sends(control) => Kind::Challenge,
                _ if paste.is_ok_and(import::Paste::challenges) => Kind::Challenge,
                _ => Kind::Other,
            }
        }
    }
}

fn pressed(control: CustomId) -> Kind {
    match control {
        CustomId::Wish(wanted, _) | CustomId::Sure(wanted, _) => wish(wanted),
        CustomId::Move(_)
        | CustomId::Piece(_)
        | CustomId::To(_)
        | CustomId::Type(_)
        | CustomId::Typed(_) => Kind::Move,
        CustomId::Send(..) => Kind::Challenge,
        CustomId::Rules(_) | CustomId::Replay(_) => Kind::Picture,
        _ => Kind::Other,
    }
}

fn wish(wanted: Wish) -> Kind {
    match wanted {
        Wish::Ask(Offer::Rematch) => Kind::Challenge,
        _ => Kind::Other,
    }
}
