//! Reminders: once, when a fifth of the time is left; by the player's choice, not in quiet hours, not on vacation.

use std::time::Duration;

use banyan::{
    play::{ChannelId, Phase, TimeControl},
    store::{Notices, Preference, TimeSpan},
    worker,
};

use super::sandbox::{BOB, BOBS_DM, GAMES, TestSandbox, user};
use crate::common::{pinged, text};

/// A match at five days a move in which Bob has been to move since noon; his reminder is due at noon four days later.
async fn waits_for_bob(sandbox: &TestSandbox) {
    let id = sandbox.begin(TimeControl::Days(5)).await;
    sandbox.play(id).await;
}

async fn reminders(sandbox: &TestSandbox, channel: ChannelId) -> usize {
    let texts = sandbox.texts(channel).await;
    texts
        .iter()
        .filter(|text| text.contains("runs out <t:"))
        .count()
}

#[tokio::test]
async fn a_reminder_comes_once_in_the_channel() {
    let sandbox = TestSandbox::open().await;
    waits_for_bob(&sandbox).await;
    sandbox.wait(4 * 24 - 1).await;
    assert_eq!(reminders(&sandbox, GAMES).await, 0);
    sandbox.wait(1).await;
    let reminder = sandbox.newest(GAMES).await;
    assert_eq!(pinged(&reminder), [user(BOB)]);
    assert!(text(&reminder["content"]).contains(":R>"), "{reminder}");
    sandbox.wait(12).await;
    assert_eq!(reminders(&sandbox, GAMES).await, 1);
    sandbox.close().await;
}

#[tokio::test]
async fn a_reminder_comes_as_the_player_wants_it() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    waits_for_bob(&sandbox).await;
    sandbox.wait(4 * 24).await;
    assert_eq!(
        (
            reminders(&sandbox, BOBS_DM).await,
            reminders(&sandbox, GAMES).await
        ),
        (1, 0)
    );
    sandbox.close().await;

    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    sandbox.refuse_dms(BOB, true).await;
    waits_for_bob(&sandbox).await;
    sandbox.wait(4 * 24).await;
    assert_eq!(reminders(&sandbox, GAMES).await, 1);
    sandbox.close().await;
}

#[tokio::test]
async fn of_clocks_that_have_run_out_each_falls_before_any_post_is_sent() {
    let sandbox = TestSandbox::open().await;
    let mut games = Vec::new();
    for _ in 0..12 {
        games.push(sandbox.begin(TimeControl::Days(1)).await);
    }
    let posted = sandbox.messages(GAMES).await.len();
    sandbox.clock.advance(Duration::from_hours(25));
    // For each game a late reminder, and the flag.
    for _ in 0..2 * games.len() {
        worker::step(&sandbox.bot).await.expect("the queue");
    }
    for id in &games {
        assert_eq!(sandbox.game(*id).await.phase(), Phase::Over, "{id}");
    }
    assert_eq!(sandbox.messages(GAMES).await.len(), posted);
    sandbox.drain_for(3).await;
    let told = sandbox.texts(GAMES).await.split_off(posted);
    assert_eq!(told.len(), games.len(), "{told:#?}");
    sandbox.close().await;
}

#[tokio::test]
async fn a_reminder_waits_for_the_morning_and_is_dropped_if_that_is_too_late() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Channel, Some("9-15")).await;
    waits_for_bob(&sandbox).await;
    sandbox.wait(4 * 24).await;
    assert_eq!(reminders(&sandbox, GAMES).await, 0, "noon is quiet here");
    sandbox.wait(4).await;
    assert_eq!(reminders(&sandbox, GAMES).await, 1);
    sandbox.close().await;

    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Channel, Some("11-10")).await;
    let id = sandbox.begin(TimeControl::Days(1)).await;
    sandbox.play(id).await;
    sandbox.wait(30).await;
    assert_eq!(
        reminders(&sandbox, GAMES).await,
        0,
        "the game was over first"
    );
    sandbox.close().await;
}

#[tokio::test]
async fn nobody_is_reminded_on_vacation() {
    let sandbox = TestSandbox::open().await;
    waits_for_bob(&sandbox).await;
    sandbox.wait(3 * 24).await;
    let now = sandbox.clock.now();
    let vacation = TimeSpan {
        starts: now,
        ends: now.after(Duration::from_hours(36)),
    };
    sandbox
        .bot
        .app
        .store
        .start_vacation(BOB, vacation.starts, |_| Some(vacation))
        .await
        .expect("the store");
    sandbox.wait(25).await;
    assert_eq!(reminders(&sandbox, GAMES).await, 0);
    // Back from vacation, with time left.
    sandbox.wait(12).await;
    assert_eq!(reminders(&sandbox, GAMES).await, 1);
    sandbox.close().await;
}

#[tokio::test]
async fn a_vacation_begins_by_itself_if_the_player_wants_that() {
    for wanted in [true, false] {
        let sandbox = TestSandbox::open().await;
        waits_for_bob(&sandbox).await;
        let store = &sandbox.bot.app.store;
        let vacation = Preference::Vacation(wanted);
        store
            .update_preferences(BOB, &[vacation])
            .await
            .expect("the store");
        sandbox.wait(5 * 24 + 1).await;
        let over = sandbox
            .game(banyan::play::MatchId(1))
            .await
            .ending()
            .is_some();
        assert_eq!(over, !wanted);
        sandbox.close().await;
    }
}
