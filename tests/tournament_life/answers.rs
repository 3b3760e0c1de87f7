//! The reminder of a ladder's challenge: when it comes, to whom, and that it comes once.

use std::time::Duration;

use banyan::play::{Actor, TournamentId};
use banyan::store::{JobId, JobKind, Lane, Notices, Subject};
use banyan::tournaments::{Format, TournamentCommand};

use super::reminders::{begun, with};
use super::{does, smaller_numbers_win, tournament};
use crate::common::{pinged, player, text};
use crate::notices::sandbox::{ALICE, ALICES_DM, BOB, CAROL, GAMES, GUILD, TestSandbox, user};

/// A ladder of Alice, Bob and Carol with two days to answer, on which Bob has just challenged Alice.
async fn challenged(sandbox: &TestSandbox) -> TournamentId {
    let steps = Format::Ladder { reach: 2, days: 2 };
    let id = begun(sandbox, steps, &[ALICE, BOB, CAROL]).await;
    challenge(sandbox, id).await;
    id
}

async fn challenge(sandbox: &TestSandbox, id: TournamentId) {
    let opponent = ALICE;
    does(
        &sandbox.bot.app,
        id,
        BOB,
        TournamentCommand::Challenge { opponent },
    )
    .await;
    // The challenge itself, which nobody has posted here.
    sandbox.drain_for(15).await;
}

#[tokio::test]
async fn who_must_answer_a_challenge_is_reminded_once_before_the_place_is_lost() {
    let sandbox = TestSandbox::open().await;
    let id = challenged(&sandbox).await;
    // A fifth of two days is left after 38 hours and 24 minutes.
    sandbox.wait(38).await;
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 0);
    sandbox.wait(1).await;
    let told = with(&sandbox, GAMES, "⏰").await;
    assert_eq!(told.len(), 1, "{told:#?}");
    assert_eq!(pinged(&told[0]), [user(ALICE)]);
    let said = text(&told[0]["content"]);
    let post = &with(&sandbox, GAMES, "tournament #1").await[0];
    let ends = tournament(&sandbox.bot.app, id).await.pairings()[0].challenge;
    let expected = format!(
        "⏰ <@{}>, the challenge by <@{}> for place 1 on **Spring Cup** is waiting for your answer. Without one, you lose the \
         place <t:{}:R>.\nhttps://discord.com/channels/{GUILD}/{GAMES}/{}",
        user(ALICE),
        user(BOB),
        ends.unwrap().until.seconds(),
        text(&post["id"])
    );
    assert_eq!(said, expected);
    for _ in 0..4 {
        sandbox.wait(4).await;
        assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 1, "once");
    }
    assert_eq!(
        tournament(&sandbox.bot.app, id).await.ladder(),
        [BOB, ALICE, CAROL]
    );
    sandbox.close().await;
}

#[tokio::test]
async fn who_has_answered_or_was_replaced_is_not_reminded() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let id = challenged(&sandbox).await;
    let pairing = tournament(app, id).await.pairings()[0].id;
    does(app, id, ALICE, TournamentCommand::Accept { pairing }).await;
    sandbox.wait(39).await;
    smaller_numbers_win(app, id).await;
    sandbox.wait(60).await;
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 0);

    // The next challenge has a reminder of its own. Before it, there is a rest of two days.
    sandbox.wait(48).await;
    assert_eq!(tournament(app, id).await.ladder(), [ALICE, BOB, CAROL]);
    // Who comes in the place of the challenged player gets it.
    challenge(&sandbox, id).await;
    sandbox.wait(20).await;
    let new = player(&app.store, 1_000_000_000_000_001_000).await;
    let replace = TournamentCommand::Replace {
        old: ALICE,
        new,
        rating: 1500,
        guild: None,
        reason: "ill".to_owned(),
    };
    let replaced = app.act_on_tournament(id, Actor::Moderator(CAROL), &replace);
    replaced.await.unwrap();
    sandbox.drain_for(15).await;
    let hears = with(&sandbox, GAMES, "challenges <@").await;
    let hears = hears.iter().map(|message| text(&message["content"]));
    let hears = hears.filter(|said| said.contains("challenges <@1000000000000001000>"));
    assert_eq!(hears.filter(|said| said.contains("https")).count(), 1);
    sandbox.wait(20).await;
    let told = with(&sandbox, GAMES, "⏰").await;
    assert_eq!(told.len(), 1, "{told:#?}");
    let said = text(&told[0]["content"]);
    assert!(said.starts_with("⏰ <@1000000000000001000>,"), "{said}");
    sandbox.close().await;
}

#[tokio::test]
async fn the_reminder_of_a_challenge_waits_for_the_morning_and_comes_as_it_is_wanted() {
    let sandbox = TestSandbox::open().await;
    // It is noon; the reminder is due at 2:24 in the night after the next.
    sandbox.prefers(ALICE, Notices::Direct, Some("22-7")).await;
    let id = challenged(&sandbox).await;
    assert_eq!(with(&sandbox, ALICES_DM, "challenges <@").await.len(), 1);
    sandbox.wait(40).await;
    sandbox.wait(2).await;
    assert_eq!(with(&sandbox, ALICES_DM, "⏰").await.len(), 0, "she sleeps");
    sandbox.wait(2).await;
    for _ in 0..3 {
        assert_eq!(with(&sandbox, ALICES_DM, "⏰").await.len(), 1);
        assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 0);
        sandbox.wait(1).await;
    }
    // No notice for players who want none, or who are in quiet hours until the deadline.
    for (notices, quiet) in [(Notices::None, None), (Notices::Channel, Some("1-0"))] {
        sandbox.wait(5 * 24).await;
        let app = &sandbox.bot.app;
        let ladder = tournament(app, id).await.ladder().to_vec();
        assert_eq!(ladder[0], BOB);
        // Alice takes the place back.
        sandbox.prefers(ALICE, Notices::Channel, None).await;
        let opponent = BOB;
        does(app, id, ALICE, TournamentCommand::Challenge { opponent }).await;
        let pairing = tournament(app, id).await.pairings().last().unwrap().id;
        let loser = BOB;
        does(app, id, BOB, TournamentCommand::Forfeit { pairing, loser }).await;
        sandbox.wait(5 * 24).await;
        challenge(&sandbox, id).await;
        sandbox.prefers(ALICE, notices, quiet).await;
        sandbox.wait(39).await;
        sandbox.wait(10).await;
    }
    assert_eq!(with(&sandbox, ALICES_DM, "⏰").await.len(), 1);
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 0);
    sandbox.close().await;
}

/// A vacation moves the end of the time to answer, and the reminder with it, also if it ends early.
#[tokio::test]
async fn the_reminder_of_a_challenge_moves_with_a_vacation() {
    // Four days from the second one on: she is back after five days, and has the day that she had before. Or she comes back
    // after 44 hours, in which the reminder would have been due, and has 24.
    for (back, silent) in [(None, [15, 5, 52, 38]), (Some(5), [15, 5, 0, 14])] {
        let sandbox = TestSandbox::open().await;
        let app = &sandbox.bot.app;
        challenged(&sandbox).await;
        sandbox.wait(24).await;
        app.go_on_vacation(ALICE, 4).await.unwrap().unwrap();
        for hours in silent {
            sandbox.wait(hours).await;
            if back == Some(hours) {
                app.return_from_vacation(ALICE).await.unwrap();
            }
            assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 0, "{back:?}");
        }
        sandbox.wait(1).await;
        let told = with(&sandbox, GAMES, "⏰").await;
        assert_eq!(told.len(), 1, "{back:?}: {told:#?}");
        sandbox.wait(12).await;
        assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 1, "{back:?}");
        sandbox.close().await;
    }
}

/// While the tournament is paused, nobody is reminded; afterwards the reminder has moved by the pause.
#[tokio::test]
async fn the_reminder_of_a_challenge_moves_with_a_pause() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let id = challenged(&sandbox).await;
    sandbox.wait(24).await;
    let by = Actor::Moderator(CAROL);
    let pause = TournamentCommand::Pause;
    app.act_on_tournament(id, by, &pause).await.unwrap();
    for _ in 0..10 {
        sandbox.wait(24).await;
    }
    let resume = TournamentCommand::Resume;
    app.act_on_tournament(id, by, &resume).await.unwrap();
    sandbox.wait(14).await;
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 0);
    sandbox.wait(2).await;
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 1);
    sandbox.close().await;
}

/// A challenge made at night causes one message in the morning, with the deadline, and no separate reminder.
#[tokio::test]
async fn who_hears_late_of_a_challenge_is_not_reminded_at_the_same_time() {
    let sandbox = TestSandbox::open().await;
    // From noon until ten the next day: the reminder of a single day is due before.
    sandbox
        .prefers(ALICE, Notices::Channel, Some("12-10"))
        .await;
    let steps = Format::Ladder { reach: 2, days: 1 };
    let id = begun(&sandbox, steps, &[ALICE, BOB]).await;
    challenge(&sandbox, id).await;
    sandbox.wait(20).await;
    sandbox.wait(3).await;
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 0);
    let told = with(&sandbox, GAMES, "challenges <@").await;
    let told = told.iter().filter(|told| !pinged(told).is_empty()).count();
    assert_eq!(told, 1);
    sandbox.close().await;
}

/// The bot sends the reminder and dies before it has noted that, twice: another one finds it. So does one that only comes back
/// after the quiet hours that have begun meanwhile.
#[tokio::test]
async fn the_reminder_of_a_challenge_is_sent_once_however_often_the_bot_dies() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let id = challenged(&sandbox).await;
    sandbox.clock.advance(Duration::from_hours(39));
    for _ in 0..3 {
        let now = sandbox.clock.now();
        let lease = now.after(Duration::from_secs(1));
        let jobs = app.store.claim(Lane::Discord, now, lease, 100);
        let jobs = jobs.await.unwrap();
        let mut jobs = jobs.iter();
        let job = jobs.find(|job| job.id.kind == JobKind::AnswerEnds);
        let job = job.expect("a reminder");
        let ladder = tournament(app, id).await;
        // Two processes at the same moment: the sandbox knows the nonce, as Discord does.
        let (one, two) = tokio::join!(
            sandbox.bot.tell_entrant(job, &ladder, ALICE),
            sandbox.bot.tell_entrant(job, &ladder, ALICE)
        );
        assert_eq!((one.unwrap(), two.unwrap()), (None, None));
        assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 1);
        sandbox.clock.advance(Duration::from_mins(10));
    }
    // Half past three.
    sandbox.prefers(ALICE, Notices::Channel, Some("2-5")).await;
    sandbox.drain_for(3).await;
    sandbox.wait(2).await;
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 1);
    let (subject, kind) = (Subject::Entrant(id, ALICE), JobKind::AnswerEnds);
    assert!(!app.store.has_job(&JobId { subject, kind }).await.unwrap());
    sandbox.close().await;
}
