//! Reminders: once, when a fifth of the time is left; by the player's choice, not in quiet hours, not on vacation.

use std::time::Duration;

use banyan::{
    play::{ChannelId, Phase, TimeControl},
    store::{Notices, Preference, TimeSpan},
    worker,
};

use super::inn::{BOB, BOBS_DM, GAMES, Inn, user};
use crate::common::{pinged, text};

/// A match at five days a move in which Bob has been to move since noon; his reminder is due at noon four days later.
async fn waits_for_bob(inn: &Inn) {
    let id = inn.begin(TimeControl::Days(5)).await;
    inn.play(id).await;
}

async fn reminders(inn: &Inn, channel: ChannelId) -> usize {
    let texts = inn.texts(channel).await;
    texts
        .iter()
        .filter(|text| text.contains("runs out <t:"))
        .count()
}

#[tokio::test]
async fn a_reminder_comes_once_in_the_channel() {
    let inn = Inn::open().await;
    waits_for_bob(&inn).await;
    inn.wait(4 * 24 - 1).await;
    assert_eq!(reminders(&inn, GAMES).await, 0);
    inn.wait(1).await;
    let reminder = inn.newest(GAMES).await;
    assert_eq!(pinged(&reminder), [user(BOB)]);
    assert!(text(&reminder["content"]).contains(":R>"), "{reminder}");
    inn.wait(12).await;
    assert_eq!(reminders(&inn, GAMES).await, 1);
    inn.close().await;
}

#[tokio::test]
async fn a_reminder_comes_as_the_player_wants_it() {
    let inn = Inn::open().await;
    inn.prefers(BOB, Notices::Direct, None).await;
    waits_for_bob(&inn).await;
    inn.wait(4 * 24).await;
    assert_eq!(
        (reminders(&inn, BOBS_DM).await, reminders(&inn, GAMES).await),
        (1, 0)
    );
    inn.close().await;

    let inn = Inn::open().await;
    inn.prefers(BOB, Notices::Direct, None).await;
    inn.refuse_dms(BOB, true).await;
    waits_for_bob(&inn).await;
    inn.wait(4 * 24).await;
    assert_eq!(reminders(&inn, GAMES).await, 1);
    inn.close().await;
}

#[tokio::test]
async fn of_clocks_that_have_run_out_each_falls_before_any_post_is_sent() {
    let inn = Inn::open().await;
    let mut games = Vec::new();
    for _ in 0..12 {
        games.push(inn.begin(TimeControl::Days(1)).await);
    }
    let posted = inn.messages(GAMES).await.len();
    inn.clock.advance(Duration::from_hours(25));
    // For each game a late reminder, and the flag.
    for _ in 0..2 * games.len() {
        worker::step(&inn.bot).await.expect("the queue");
    }
    for id in &games {
        assert_eq!(inn.game(*id).await.phase(), Phase::Over, "{id}");
    }
    assert_eq!(inn.messages(GAMES).await.len(), posted);
    inn.drain_for(3).await;
    let told = inn.texts(GAMES).await.split_off(posted);
    assert_eq!(told.len(), games.len(), "{told:#?}");
    inn.close().await;
}

#[tokio::test]
async fn a_reminder_waits_for_the_morning_and_is_dropped_if_that_is_too_late() {
    let inn = Inn::open().await;
    inn.prefers(BOB, Notices::Channel, Some("9-15")).await;
    waits_for_bob(&inn).await;
    inn.wait(4 * 24).await;
    assert_eq!(reminders(&inn, GAMES).await, 0, "noon is quiet here");
    inn.wait(4).await;
    assert_eq!(reminders(&inn, GAMES).await, 1);
    inn.close().await;

    let inn = Inn::open().await;
    inn.prefers(BOB, Notices::Channel, Some("11-10")).await;
    let id = inn.begin(TimeControl::Days(1)).await;
    inn.play(id).await;
    inn.wait(30).await;
    assert_eq!(reminders(&inn, GAMES).await, 0, "the game was over first");
    inn.close().await;
}

#[tokio::test]
async fn nobody_is_reminded_on_vacation() {
    let inn = Inn::open().await;
    waits_for_bob(&inn).await;
    inn.wait(3 * 24).await;
    let now = inn.clock.now();
    let vacation = TimeSpan {
        starts: now,
        ends: now.after(Duration::from_hours(36)),
    };
    inn.bot
        .app
        .store
        .start_vacation(BOB, vacation.starts, |_| Some(vacation))
        .await
        .expect("the store");
    inn.wait(25).await;
    assert_eq!(reminders(&inn, GAMES).await, 0);
    // Back from vacation, with time left.
    inn.wait(12).await;
    assert_eq!(reminders(&inn, GAMES).await, 1);
    inn.close().await;
}

#[tokio::test]
async fn a_vacation_begins_by_itself_if_the_player_wants_that() {
    for wanted in [true, false] {
        let inn = Inn::open().await;
        waits_for_bob(&inn).await;
        let store = &inn.bot.app.store;
        let vacation = Preference::Vacation(wanted);
        store
            .update_preferences(BOB, &[vacation])
            .await
            .expect("the store");
        inn.wait(5 * 24 + 1).await;
        let over = inn.game(banyan::play::MatchId(1)).await.ending().is_some();
        assert_eq!(over, !wanted);
        inn.close().await;
    }
}
