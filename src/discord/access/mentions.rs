//! Decides whom a post mentions, by each player's preferences, and schedules notices for the others. It sends nothing.

use crate::{
    app::App,
    discord::model::reply::{Body, Coverage, Message, Reply},
    play::{ChannelId, PlayerId, Timestamp},
    store::{JobId, Notice, Notices, StoreError, Subject},
};

/// Decides whom a reply that is a public post mentions. On a database error it mentions everybody concerned.
pub(crate) async fn choose_reply_pings(app: &App, reply: &mut Reply, channel: ChannelId) {
    let Some(pending) = &reply.pending_post else {
        return;
    };
    let (Body::Message(message) | Body::Update(message)) = &mut reply.body else {
        return;
    };
    match pending.coverage {
        Coverage::Nothing => return,
        // An edit notifies nobody; a separate job notifies the players concerned.
        _ if !pending.posted => return message.pings.clear(),
        // The user's own copy; the other player gets another one.
        Coverage::OwnCopy => message.pings.clear(),
        Coverage::Whole => {}
    }
    if let Err(error) =
        choose_pings(app, &pending.job, (channel, false), pending.turn, message).await
    {
        tracing::warn!("preferences unreadable; the post mentions everybody concerned: {error:#}");
    }
}

/// Decides which of `message.pings` a post mentions. Each of the others gets a job of their own, which notifies them
/// later or by direct message. `direct` says whether the channel is one of direct messages, where the post itself is
/// the notice. `turn` says whether the post only announces a turn: then an open notice suppresses another mention.
/// Challenges, offers and results always mention.
pub(crate) async fn choose_pings(
    app: &App,
    job: &JobId,
    (channel, direct): (ChannelId, bool),
    turn: bool,
    message: &mut Message,
) -> Result<(), StoreError> {
    let (store, now) = (&app.store, app.clock.now());
    let Subject::Event(match_id, seq) = job.subject else {
        return Ok(());
    };
    let mut pings = Vec::new();
    for player in &message.pings {
        let wishes = store.preferences(*player).await?;
        let notice_due = match (wishes.effective_notices(), wishes.quiet_until(now)) {
            (Notices::None, _) => None,
            (_, Some(morning)) => {
                message.silent = true;
                Some(morning)
            }
            (Notices::Direct, None) if !direct => Some(now),
            (Notices::Direct | Notices::Channel, None) => {
                let notice = Notice {
                    player: *player,
                    channel,
                    match_id,
                    seq,
                };
                if !turn || store.open_notice(&notice, now).await? {
                    pings.push(*player);
                }
                None
            }
        };
        if let Some(due) = notice_due {
            let event = (match_id, seq);
            store.add_notice_job(event, *player, channel, due).await?;
        }
    }
    message.pings = pings;
    Ok(())
}

/// How a player wants to be reminded, and when, if not now: after a vacation or quiet hours.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn when_to_remind(
    app: &App,
    player: PlayerId,
) -> Result<(Notices, Option<Timestamp>), StoreError> {
    let now = app.clock.now();
    let wishes = app.store.preferences(player).await?;
    let vacation = app.vacation(player).await?;
    let later = vacation.map(|span| span.ends).or(wishes.quiet_until(now));
    Ok((wishes.effective_notices(), later))
}
