//! Posts of tournaments whose answer was lost: they are in the channel, and are not posted again.

use banyan::play::{ChannelId, GuildId, PlayerId, TimeControl, Timestamp, TournamentId};
use banyan::tournaments::{Application, Command, Format, Phase, Plan};
use serde_json::{Value, json};

use super::{does, plan, running, smaller_numbers_win, tournament};
use crate::common::text;
use crate::notices::inn::{ALICE, BOB, CAROL, GAMES, GUILD, Inn};

fn here(most: u16) -> Plan {
    Plan {
        guild: GUILD,
        organiser: CAROL,
        round_days: Some(5),
        time: TimeControl::Unlimited,
        ..plan(Format::RoundRobin { double: false }, most)
    }
}

/// The posts of a channel with these words.
async fn with(inn: &Inn, channel: ChannelId, words: &str) -> Vec<Value> {
    let mut messages = inn.messages(channel).await;
    messages.retain(|message| text(&message["content"]).contains(words));
    messages
}

async fn loses_answers(inn: &Inn, channel: ChannelId) {
    let lost = json!({"route": format!("POST /channels/{channel}/messages"), "kind": "drop_after", "times": 50});
    inn.set("faults", json!({"rules": [lost]})).await;
}

/// Answers arrive again, so late that Discord has forgotten the nonces.
async fn recovers(inn: &Inn) {
    inn.set("faults", json!({"rules": []})).await;
    inn.set("clock", json!({"advance_ms": 3_600_000})).await;
    inn.wait(1).await;
}

async fn join(inn: &Inn, id: TournamentId, guild: Option<GuildId>, player: PlayerId) {
    let app = &inn.bot.app;
    let plan = tournament(app, id).await.plan().clone();
    let application = app.application(player, &plan, &[]).await.unwrap();
    let application = Application {
        guild,
        ..application
    };
    does(app, id, player, Command::Join(application)).await;
}

#[tokio::test]
async fn a_lost_answer_repeats_no_post() {
    let inn = Inn::open().await;
    let app = &inn.bot.app;
    loses_answers(&inn, GAMES).await;
    let id = app.create_tournament(here(2), GAMES, None).await.unwrap();
    let id = id.id();
    inn.drain_for(3).await;
    assert_eq!(with(&inn, GAMES, "tournament #1").await.len(), 1);
    // It has changed when the post is tried again.
    join(&inn, id, None, ALICE).await;
    recovers(&inn).await;
    let [post] = &with(&inn, GAMES, "tournament #1").await[..] else {
        panic!("one post")
    };
    assert!(text(&post["content"]).contains("1 of 2"), "{post}");

    join(&inn, id, None, BOB).await;
    inn.drain_for(3).await;
    let mover = running(app, id).await[0].awaits.unwrap();
    let due = tournament(app, id).await.deadline().unwrap();
    app.go_on_vacation(mover, 7).await.unwrap().unwrap();
    loses_answers(&inn, GAMES).await;
    inn.clock.set(Timestamp(due.0 - 20 * 3_600_000));
    inn.drain_for(3).await;
    assert_eq!(with(&inn, GAMES, "⏰").await.len(), 1);
    // The round's end has moved when the reminder is tried again.
    inn.clock.set(due);
    app.advance_tournament(id).await.unwrap();
    assert!(tournament(app, id).await.deadline().unwrap() > due);
    recovers(&inn).await;
    inn.wait(2).await;
    let reminders = with(&inn, GAMES, "⏰").await;
    assert_eq!(reminders.len(), 1, "{reminders:#?}");

    loses_answers(&inn, GAMES).await;
    smaller_numbers_win(app, id).await;
    inn.drain_for(3).await;
    assert_eq!(tournament(app, id).await.phase(), Phase::Over);
    recovers(&inn).await;
    inn.wait(2).await;
    assert_eq!(with(&inn, GAMES, "Congratulations").await.len(), 1);
    assert_eq!(with(&inn, GAMES, "tournament #1").await.len(), 1);
    inn.close().await;
}
