//! Reminders of tournaments as each player wants them: not in quiet hours, by direct message, not on vacation. And posts
//! without the names of those who have deleted their accounts.

use std::time::Duration;

use banyan::play::{Actor, ChannelId, Command, PlayerId, TimeControl, TournamentId};
use banyan::rules::Side;
use banyan::store::{JobId, JobKind, Notices, Subject, TimeSpan, User, UserId};
use banyan::tournaments::{Format, TournamentCommand, TournamentPlan};
use serde_json::{Value, json};

use super::{does, plan, running, smaller_numbers_win, tournament};
use crate::common::{pinged, player, text};
use crate::notices::sandbox::{
    ALICE, ALICES_DM, BOB, BOBS_DM, CAROL, CAROLS_DM, GAMES, GUILD, TestSandbox, user,
};

fn here(format: Format, most: u16) -> TournamentPlan {
    let rounds = !matches!(format, Format::Ladder { .. });
    let unlimited = Some(TimeControl::Unlimited).filter(|_| rounds);
    TournamentPlan {
        guild: GUILD,
        organiser: CAROL,
        round_days: rounds.then_some(5),
        time: unlimited.unwrap_or(TimeControl::Days(3)),
        ..plan(format, most)
    }
}

pub async fn with(sandbox: &TestSandbox, channel: ChannelId, words: &str) -> Vec<Value> {
    let mut messages = sandbox.messages(channel).await;
    messages.retain(|message| text(&message["content"]).contains(words));
    messages
}

/// A tournament that these players fill.
pub async fn begun(sandbox: &TestSandbox, format: Format, players: &[PlayerId]) -> TournamentId {
    let app = &sandbox.bot.app;
    let made = app.create_tournament(here(format, players.len() as u16), GAMES, None);
    let made = made.await.unwrap();
    for player in players {
        let application = app.application(*player, made.plan(), &[]).await.unwrap();
        does(
            app,
            made.id(),
            *player,
            TournamentCommand::Join(application),
        )
        .await;
    }
    sandbox.drain_for(5).await;
    made.id()
}

pub const SINGLE: Format = Format::RoundRobin { double: false };

#[tokio::test]
async fn without_a_channel_players_are_told_alone() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(ALICE, Notices::Channel, None).await;
    sandbox.prefers(BOB, Notices::None, None).await;
    let id = begun(&sandbox, SINGLE, &[ALICE, BOB]).await;
    sandbox.remove_channel(GAMES).await;
    sandbox.wait(4 * 24 - 1).await;
    assert_eq!(with(&sandbox, ALICES_DM, "⏰").await.len(), 0);
    for _ in 0..3 {
        sandbox.wait(2).await;
    }
    assert_eq!(with(&sandbox, ALICES_DM, "⏰").await.len(), 1);
    smaller_numbers_win(&sandbox.bot.app, id).await;
    for _ in 0..3 {
        sandbox.wait(1).await;
    }
    assert_eq!(with(&sandbox, ALICES_DM, "Congratulations").await.len(), 1);
    assert_eq!(with(&sandbox, BOBS_DM, "⏰").await.len(), 0);
    sandbox.close().await;
}

#[tokio::test]
async fn a_reminder_waits_for_the_morning_and_comes_as_it_is_wanted() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(ALICE, Notices::Channel, Some("9-15")).await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    begun(&sandbox, SINGLE, &[ALICE, BOB]).await;
    sandbox.wait(4 * 24 - 1).await;
    sandbox.wait(2).await;
    // At one o'clock the channel hears of it, and Bob alone.
    let told = with(&sandbox, GAMES, "⏰").await;
    assert_eq!(told.len(), 1, "{told:#?}");
    assert_eq!(pinged(&told[0]), [] as [String; 0]);
    let alone = with(&sandbox, BOBS_DM, "⏰").await;
    assert_eq!(alone.len(), 1);
    let post = &with(&sandbox, GAMES, "tournament #1").await[0];
    let link = format!(
        "\nhttps://discord.com/channels/{GUILD}/{GAMES}/{}",
        text(&post["id"])
    );
    let said = text(&alone[0]["content"]);
    assert!(said.ends_with(&link), "{said}");
    sandbox.wait(3).await;
    for _ in 0..3 {
        let told = with(&sandbox, GAMES, "⏰").await;
        assert_eq!(told.len(), 2, "{told:#?}");
        assert_eq!(pinged(&told[1]), [user(ALICE)]);
        assert!(text(&told[1]["content"]).contains("#1"), "{}", told[1]);
        assert_eq!(with(&sandbox, BOBS_DM, "⏰").await.len(), 1, "once");
        sandbox.wait(5).await;
    }
    sandbox.close().await;
}

#[tokio::test]
async fn who_has_no_time_left_or_no_game_is_not_reminded() {
    // The quiet hours end after the round.
    let sandbox = TestSandbox::open().await;
    sandbox
        .prefers(ALICE, Notices::Channel, Some("11-10"))
        .await;
    let id = begun(&sandbox, SINGLE, &[ALICE, BOB]).await;
    sandbox.wait(4 * 24 - 1).await;
    sandbox.wait(2).await;
    let told = with(&sandbox, GAMES, "⏰").await;
    assert_eq!(told.len(), 1);
    assert_eq!(pinged(&told[0]), [user(BOB)]);
    // Her game ends in the night.
    smaller_numbers_win(&sandbox.bot.app, id).await;
    sandbox.wait(22).await;
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 1);
    sandbox.close().await;
}

#[tokio::test]
async fn a_reminder_waits_for_the_end_of_a_vacation() {
    let sandbox = TestSandbox::open().await;
    begun(&sandbox, SINGLE, &[ALICE, BOB]).await;
    sandbox.wait(3 * 24).await;
    let now = sandbox.clock.now();
    let vacation = TimeSpan {
        starts: now,
        ends: now.after(Duration::from_hours(36)),
    };
    let store = &sandbox.bot.app.store;
    let start = store.start_vacation(BOB, vacation.starts, |_| Some(vacation));
    start.await.unwrap();
    sandbox.wait(25).await;
    let told = with(&sandbox, GAMES, "⏰").await;
    assert_eq!(told.len(), 1, "{told:#?}");
    assert_eq!(pinged(&told[0]), [user(ALICE)]);
    sandbox.wait(12).await;
    let told = with(&sandbox, GAMES, "⏰").await;
    assert_eq!(told.len(), 2, "{told:#?}");
    assert_eq!(pinged(&told[1]), [user(BOB)]);
    sandbox.close().await;
}

/// Carol is last, but wants direct messages; so does Bob. Alice sleeps when she wins.
#[tokio::test]
async fn the_result_comes_as_it_is_wanted_and_once() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    sandbox.prefers(ALICE, Notices::Channel, Some("9-15")).await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    sandbox.prefers(CAROL, Notices::Direct, None).await;
    let somebody = player(&app.store, 1_000_000_000_000_001_000).await;
    let id = begun(&sandbox, SINGLE, &[ALICE, BOB, CAROL, somebody]).await;
    for _ in 0..3 {
        for summary in running(app, id).await {
            let game = super::game(app, summary.id).await;
            let [one, other] = Side::ALL.map(|side| game.player(side).unwrap());
            let loser = if [one, other].contains(&CAROL) {
                CAROL
            } else {
                one.max(other)
            };
            let resigned = app.act(
                summary.id,
                Actor::Player(loser),
                Command::Resign,
                None,
                None,
            );
            resigned.await.unwrap();
        }
        sandbox.drain_for(3).await;
    }
    let medals = |players: &[(&str, PlayerId)]| {
        let medal = |(medal, player): &(&str, PlayerId)| format!("{medal} <@{}>", user(*player));
        players.iter().map(medal).collect::<Vec<_>>().join(" · ")
    };
    let over = "🏁 **Spring Cup** is over. Congratulations!";
    let [result] = &with(&sandbox, GAMES, over).await[..] else {
        panic!("one result")
    };
    assert!(text(&result["content"]).contains(&medals(&[("🥇", ALICE), ("🥈", BOB)])));
    assert!(!text(&result["content"]).contains(&user(CAROL)));
    // The sandbox names nobody whom it does not know, such as the third.
    assert_eq!(pinged(result), [] as [String; 0]);
    let post = &with(&sandbox, GAMES, "tournament #1").await[0];
    let link = format!(
        "https://discord.com/channels/{GUILD}/{GAMES}/{}",
        text(&post["id"])
    );
    let podium = text(&result["content"]);
    // Once, also if the post of the result adds the job again.
    for _ in 0..2 {
        for channel in [BOBS_DM, CAROLS_DM] {
            let told = with(&sandbox, channel, over).await;
            assert_eq!(told.len(), 1, "{told:#?}");
            assert_eq!(text(&told[0]["content"]), format!("{podium}\n{link}"));
        }
        for player in [BOB, CAROL] {
            let (kind, now) = (JobKind::Podium, sandbox.clock.now());
            app.store
                .add_entrant_job(kind, id, player, now)
                .await
                .unwrap();
        }
        sandbox.drain_for(3).await;
    }
    sandbox.wait(3).await;
    for _ in 0..2 {
        let told = with(&sandbox, GAMES, over).await;
        assert_eq!(told.len(), 2, "{told:#?}");
        assert_eq!(pinged(&told[1]), [user(ALICE)]);
        let alone = format!("{over}\n{}\n{link}", medals(&[("🥇", ALICE)]));
        assert_eq!(text(&told[1]["content"]), alone);
        sandbox.wait(5).await;
    }
    sandbox.close().await;
}

#[tokio::test]
async fn the_result_reaches_those_who_refuse_direct_messages_and_nobody_who_has_left() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    for player in [ALICE, BOB, CAROL] {
        sandbox.prefers(player, Notices::Direct, None).await;
    }
    let id = begun(&sandbox, SINGLE, &[ALICE, BOB, CAROL]).await;
    does(app, id, CAROL, TournamentCommand::Leave).await;
    sandbox.drain_for(3).await;
    sandbox.refuse_dms(BOB, true).await;
    while smaller_numbers_win(app, id).await > 0 {
        sandbox.drain_for(3).await;
    }
    let over = "is over. Congratulations!";
    assert_eq!(with(&sandbox, ALICES_DM, over).await.len(), 1);
    assert_eq!(with(&sandbox, CAROLS_DM, over).await.len(), 0);
    let told = with(&sandbox, GAMES, over).await;
    assert_eq!(told.len(), 2, "{told:#?}");
    assert_eq!(pinged(&told[0]), [] as [String; 0]);
    assert_eq!(pinged(&told[1]), [user(BOB)]);
    sandbox.close().await;
}

#[tokio::test]
async fn who_was_not_disturbed_hears_of_a_challenge_in_the_morning() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    sandbox.prefers(ALICE, Notices::Channel, Some("9-15")).await;
    let steps = Format::Ladder { reach: 2, days: 2 };
    let id = begun(&sandbox, steps, &[ALICE, BOB]).await;
    let opponent = ALICE;
    does(app, id, BOB, TournamentCommand::Challenge { opponent }).await;
    let kind = JobKind::RoundEnds;
    sandbox.wait(2).await;
    let challenges = "challenges <@";
    let alone = async || {
        let mut told = with(&sandbox, GAMES, challenges).await;
        told.retain(|message| !text(&message["content"]).contains("tournament #1"));
        told
    };
    assert_eq!(alone().await.len(), 0);
    sandbox.wait(3).await;
    sandbox.wait(3).await;
    let told = alone().await;
    assert_eq!(told.len(), 1, "{told:#?}");
    assert_eq!(pinged(&told[0]), [user(ALICE)]);
    // After the answer, nothing is left to say.
    let pairing = tournament(app, id).await.pairings()[0].id;
    does(app, id, ALICE, TournamentCommand::Accept { pairing }).await;
    app.store
        .add_entrant_job(kind, id, ALICE, sandbox.clock.now())
        .await
        .unwrap();
    sandbox.wait(1).await;
    assert_eq!(alone().await.len(), 1);
    let subject = Subject::Entrant(id, ALICE);
    assert!(!app.store.has_job(&JobId { subject, kind }).await.unwrap());
    sandbox.close().await;
}

#[tokio::test]
async fn the_posts_of_tournaments_forget_who_is_forgotten() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    for (player, name) in [(ALICE, "Alice"), (BOB, "Bob")] {
        let known = User {
            id: UserId(user(player).parse().unwrap()),
            name: Some(name),
            locale: None,
        };
        app.store.players(&[known]).await.unwrap();
    }
    // One is over, the other one she has left.
    let over = begun(&sandbox, SINGLE, &[ALICE, BOB]).await;
    smaller_numbers_win(app, over).await;
    sandbox.drain_for(3).await;
    let left = begun(&sandbox, SINGLE, &[ALICE, BOB, CAROL]).await;
    does(app, left, ALICE, TournamentCommand::Leave).await;
    sandbox.drain_for(3).await;
    let alts = async || {
        let posts = with(&sandbox, GAMES, "tournament #").await;
        let alts = posts
            .iter()
            .map(|post| text(&post["attachments"][0]["description"]));
        alts.collect::<Vec<String>>()
    };
    let before = alts().await;
    assert_eq!(before.len(), 2, "{before:#?}");
    assert!(
        before.iter().all(|alt| alt.contains("Alice")),
        "{before:#?}"
    );
    app.leave_tournaments(ALICE).await.unwrap();
    app.store.forget_player(ALICE).await.unwrap();
    sandbox.drain_for(3).await;
    for alt in alts().await {
        assert!(alt.contains("former player"), "{alt}");
        assert!(!alt.contains("Alice"), "{alt}");
    }
    sandbox.close().await;
}

#[tokio::test]
async fn on_a_server_with_threads_each_game_has_its_own() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let threads = banyan::store::ServerSetting::Threads(true);
    app.store.set_server(GUILD, &threads).await.unwrap();
    let id = begun(&sandbox, Format::RoundRobin { double: true }, &[ALICE, BOB]).await;
    sandbox.drain_for(3).await;
    let mut seen = Vec::new();
    for _ in 0..2 {
        for summary in running(app, id).await {
            let game = super::game(app, summary.id).await;
            let thread = game.own_thread().expect("a thread");
            let channel = sandbox.channel(thread).await;
            assert_eq!(channel["parent_id"], json!(GAMES.to_string()), "{channel}");
            assert!(!seen.contains(&thread), "one each");
            assert!(!sandbox.messages(thread).await.is_empty(), "its board");
            seen.push(thread);
        }
        smaller_numbers_win(app, id).await;
        sandbox.drain_for(5).await;
    }
    assert_eq!(seen.len(), 2);
    sandbox.close().await;
}
