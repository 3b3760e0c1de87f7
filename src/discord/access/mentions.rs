//! Whom a post notifies, by what each person has chosen. It writes down who was told and who is still to be told, and
//! sends nothing.

use crate::{
    app::App,
    discord::model::reply::{Body, Coverage, Message, Reply},
    play::{ChannelId, Timestamp},
    store::{JobId, JobKind, Notice, Notices, StoreError, Subject},
};

/// Settles whom a reply that is a public post mentions. If the database cannot be asked, it mentions as usual: better
/// told than not.
pub(crate) async fn resolve(app: &App, reply: &mut Reply, channel: ChannelId) {
    let Some(owed) = &reply.owed else { return };
    let (Body::Message(message) | Body::Update(message)) = &mut reply.body else {
        return;
    };
    match owed.coverage {
        Coverage::Nothing => return,
        // An edit notifies nobody: whom it concerns is told by a job of its own.
        _ if !owed.posted => return message.pings.clear(),
        // The asker's own copy; the other player gets another one.
        Coverage::Half => message.pings.clear(),
        Coverage::Whole => {}
    }
    if let Err(error) = settle(app, &owed.job, (channel, false), owed.turn, message).await {
        tracing::warn!("a post mentions without having asked: {error:#}");
    }
}

/// Settles whom a post mentions of those whom it concerns; who is to be told otherwise or later is owed that. `direct`
/// says whether the channel is one of direct messages, where the post is its own notice; `turn` whether somebody's turn
/// begins and no more: one notice tells of many turns. Challenges, offers and ends are news of their own.
pub(crate) async fn settle(
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
    let mut later: Option<Timestamp> = None;
    for player in &message.pings {
        let wishes = store.preferences(*player).await?;
        let owed = match (wishes.way(), wishes.quiet_until(now)) {
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
        later = [later, owed].into_iter().flatten().min();
    }
    if let Some(later) = later {
        let event = (match_id, seq);
        store.owe(JobKind::Notify, event, channel, later).await?;
    }
    message.pings = pings;
    Ok(())
}
