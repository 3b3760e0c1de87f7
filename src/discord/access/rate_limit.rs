//! Refuses requests over the rate limit, before anything else is done, and counts the pictures of other answers.

use std::time::Duration;

use crate::{
    app::{App, RequestKind, TooFast},
    discord::{
        access::language,
        model::{
            call::Call,
            reply::{Body, Reply},
        },
    },
    say,
    store::{Account, UserId},
    wording,
};

/// Counts a request. `None` if it is within the limit, else the refusal to send.
pub fn count_or_refuse(app: &App, call: &Call<UserId>, kind: RequestKind) -> Option<Reply> {
    let now = app.clock.now();
    let user = call.player.id;
    let taken = app
        .rate_limiter
        .take(app.limits.rates, kind, user, call.guild, now);
    let TooFast {
        server,
        retry_at: again,
    } = taken.err()?;
    let key = match kind {
        RequestKind::Typing => return Some(Body::Choices(Vec::new()).into()),
        _ if server => "slow-server",
        RequestKind::Move => "slow-moves",
        RequestKind::Challenge => "slow-challenges",
        RequestKind::Picture => "slow-pictures",
        RequestKind::Other => "slow-requests",
    };
    // Discord shows whole seconds; round up, so that a retry at the shown time succeeds.
    let again = wording::relative(again.after(Duration::from_secs(1)));
    let player = app.store.cached_player(user);
    let chosen = player.and_then(|player| language::cached_language(app, player));
    let locale = chosen.flatten().unwrap_or(call.locale);
    Some(Reply::private(say!(locale, key, again = again)))
}

/// Counts a picture against the rate limit when it is in the answer to a request of another kind. False if the user or
/// the server is over the limit.
pub(crate) async fn count_picture(app: &App, call: &Call) -> bool {
    let me = call.player.id;
    let accounts = app.store.accounts(&[me]).await.unwrap_or_default();
    let Some(Account::Person(user)) = accounts.get(&me) else {
        return false;
    };
    let (kind, now) = (RequestKind::Picture, app.clock.now());
    let taken = app
        .rate_limiter
        .take(app.limits.rates, kind, *user, call.guild, now);
    taken.is_ok()
}
