//! Posts of tournaments whose answer was lost: they are in the channel, and are not posted again. And posts on several
//! servers, each in its own channel.

use std::time::Duration;

use banyan::play::{Actor, ChannelId, GuildId, PlayerId, TimeControl, Timestamp, TournamentId};
use banyan::tournaments::{
    Application, Format, PairingId, TournamentCommand, TournamentPhase, TournamentPlan,
};
use serde_json::{Value, json};

use super::{does, plan, running, smaller_numbers_win, tournament};
use crate::common::{assert_contains, pinged, text};
use crate::notices::sandbox::{ALICE, BOB, BOBS_DM, CAROL, GAMES, GUILD, TestSandbox, user};

const DAY: Duration = Duration::from_hours(24);

fn here(most: u16) -> TournamentPlan {
    TournamentPlan {
        guild: GUILD,
        organiser: CAROL,
        round_days: Some(5),
        time: TimeControl::Unlimited,
        ..plan(Format::RoundRobin { double: false }, most)
    }
}

/// The posts of a channel with these words.
async fn with(sandbox: &TestSandbox, channel: ChannelId, words: &str) -> Vec<Value> {
    let mut messages = sandbox.messages(channel).await;
    messages.retain(|message| text(&message["content"]).contains(words));
    messages
}

async fn loses_answers(sandbox: &TestSandbox, channel: ChannelId) {
    // The edge answers instead of Discord, which has processed the call.
    let lost = json!({"route": format!("POST /channels/{channel}/messages"), "kind": "status", "status": 403,
        "body": "<html>", "after": true, "times": 50});
    sandbox.set("faults", json!({"rules": [lost]})).await;
}

/// Answers arrive again, so late that Discord has forgotten the nonces.
async fn recovers(sandbox: &TestSandbox) {
    sandbox.set("faults", json!({"rules": []})).await;
    sandbox.set("clock", json!({"advance_ms": 3_600_000})).await;
    sandbox.wait(1).await;
}

async fn join(sandbox: &TestSandbox, id: TournamentId, guild: Option<GuildId>, player: PlayerId) {
    let app = &sandbox.bot.app;
    let plan = tournament(app, id).await.plan().clone();
    let application = app.application(player, &plan, &[]).await.unwrap();
    let application = Application {
        guild,
        ..application
    };
    does(app, id, player, TournamentCommand::Join(application)).await;
}

#[tokio::test]
async fn a_lost_answer_repeats_no_post() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    loses_answers(&sandbox, GAMES).await;
    let id = app.create_tournament(here(2), GAMES, None).await.unwrap();
    let id = id.id();
    sandbox.drain_for(3).await;
    assert_eq!(with(&sandbox, GAMES, "tournament #1").await.len(), 1);
    // It has changed when the post is tried again.
    join(&sandbox, id, None, ALICE).await;
    recovers(&sandbox).await;
    let [post] = &with(&sandbox, GAMES, "tournament #1").await[..] else {
        panic!("one post")
    };
    assert!(text(&post["content"]).contains("1 of 2"), "{post}");

    join(&sandbox, id, None, BOB).await;
    sandbox.drain_for(3).await;
    let mover = running(app, id).await[0].awaits.unwrap();
    let due = tournament(app, id).await.deadline().unwrap();
    app.go_on_vacation(mover, 7).await.unwrap().unwrap();
    loses_answers(&sandbox, GAMES).await;
    sandbox.clock.set(Timestamp(due.0 - 20 * 3_600_000));
    sandbox.drain_for(3).await;
    assert_eq!(with(&sandbox, GAMES, "⏰").await.len(), 1);
    // The round's end has moved when the reminder is tried again.
    sandbox.clock.set(due);
    app.advance_tournament(id).await.unwrap();
    assert!(tournament(app, id).await.deadline().unwrap() > due);
    recovers(&sandbox).await;
    sandbox.wait(2).await;
    let reminders = with(&sandbox, GAMES, "⏰").await;
    assert_eq!(reminders.len(), 1, "{reminders:#?}");

    loses_answers(&sandbox, GAMES).await;
    smaller_numbers_win(app, id).await;
    sandbox.drain_for(3).await;
    assert_eq!(tournament(app, id).await.phase(), TournamentPhase::Over);
    recovers(&sandbox).await;
    sandbox.wait(2).await;
    assert_eq!(with(&sandbox, GAMES, "Congratulations").await.len(), 1);
    assert_eq!(with(&sandbox, GAMES, "tournament #1").await.len(), 1);
    sandbox.close().await;
}

/// The newest server of the sandbox, with its channel.
async fn add_guest_server(sandbox: &TestSandbox) -> (GuildId, ChannelId) {
    let more = json!({"name": "Elsewhere", "channel": "hall", "bot": true});
    sandbox.set("guild", more).await;
    let state = sandbox.get("/sandbox/state").await;
    let number = |value: &Value| text(value).parse::<u64>().expect("an id");
    let named = |list: &str, name: &str| {
        let mut all = state[list].as_array().expect("a list").iter();
        let found = all.find(|one| one["name"] == name);
        number(&found.expect("the one")["id"])
    };
    (
        GuildId(named("guilds", "Elsewhere")),
        ChannelId(named("channels", "hall")),
    )
}

/// A tournament on the sandbox's server and the one [`add_guest_server`], which Carol has admitted.
async fn with_guest(
    sandbox: &TestSandbox,
    plan: TournamentPlan,
) -> (TournamentId, GuildId, ChannelId) {
    let app = &sandbox.bot.app;
    let (guild, channel) = add_guest_server(sandbox).await;
    let plan = TournamentPlan {
        guests: true,
        ..plan
    };
    let id = app.create_tournament(plan, GAMES, None).await.unwrap().id();
    let ask = TournamentCommand::AskServer { guild, channel };
    does(app, id, BOB, ask).await;
    does(app, id, CAROL, TournamentCommand::AdmitServer { guild }).await;
    (id, guild, channel)
}

/// The organiser who admits a server reads its name. Discord is asked for it once.
#[tokio::test]
async fn a_server_that_asks_gets_its_name() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let (guild, hall) = add_guest_server(&sandbox).await;
    let open = TournamentPlan {
        guests: true,
        ..here(3)
    };
    let id = app.create_tournament(open, GAMES, None).await.unwrap().id();
    let ask = TournamentCommand::AskServer {
        guild,
        channel: hall,
    };
    let name = async || {
        let names = app.store.guest_names(id).await.unwrap();
        names.get(&guild).cloned().expect("a row")
    };
    // What Discord does not tell is not asked for again.
    let hidden = json!({"route": format!("GET /guilds/{guild}"), "kind": "status", "status": 403,
        "body": "{\"message\": \"Missing Access\", \"code\": 50001}", "times": 1});
    sandbox.set("faults", json!({"rules": [hidden]})).await;
    does(app, id, BOB, ask.clone()).await;
    sandbox.drain_for(3).await;
    assert_eq!(name().await.as_deref(), Some(""));
    does(app, id, CAROL, TournamentCommand::RemoveServer { guild }).await;
    does(app, id, BOB, ask).await;
    assert_eq!(name().await, None);
    // A refusal that is not Discord's own passes: the next change asks again.
    let edge = json!({"route": format!("GET /guilds/{guild}"), "kind": "status", "status": 403,
        "body": "<html>403</html>", "times": 1});
    sandbox.set("faults", json!({"rules": [edge]})).await;
    sandbox.drain_for(3).await;
    assert_eq!(name().await, None);
    does(app, id, CAROL, TournamentCommand::AdmitServer { guild }).await;
    sandbox.drain_for(3).await;
    assert_eq!(name().await.as_deref(), Some("Elsewhere"));
    let report = app.store.verify(true, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
    sandbox.close().await;
}

#[tokio::test]
async fn each_server_has_the_posts_in_its_channel() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let (guild, hall) = add_guest_server(&sandbox).await;
    let open = TournamentPlan {
        guests: true,
        ..here(3)
    };
    let id = app.create_tournament(open, GAMES, None).await.unwrap().id();
    sandbox.drain_for(3).await;
    let channel = hall;
    does(
        app,
        id,
        BOB,
        TournamentCommand::AskServer { guild, channel },
    )
    .await;
    sandbox.drain_for(3).await;
    assert_eq!(
        sandbox.messages(hall).await,
        [] as [Value; 0],
        "not admitted"
    );
    does(app, id, CAROL, TournamentCommand::AdmitServer { guild }).await;
    join(&sandbox, id, None, ALICE).await;
    join(&sandbox, id, Some(guild), BOB).await;
    sandbox.drain_for(3).await;
    for channel in [GAMES, hall] {
        let [post] = &with(&sandbox, channel, "tournament #1").await[..] else {
            panic!("one post in {channel}")
        };
        assert!(text(&post["content"]).contains("2 of 3"), "{post}");
    }
    join(&sandbox, id, None, CAROL).await;
    // One channel is out of reach for a while, which holds up neither the tournament nor the other one.
    let out = json!({"route": format!("* /channels/{hall}*"), "kind": "status", "status": 403,
        "body": "<html>", "times": 10_000});
    sandbox.set("faults", json!({"rules": [out]})).await;
    sandbox.drain_for(5).await;
    let round = async |channel: ChannelId| with(&sandbox, channel, "Round 1 of 3").await.len();
    assert_eq!((round(GAMES).await, round(hall).await), (1, 0));
    sandbox.set("faults", json!({"rules": []})).await;
    sandbox.wait(1).await;
    assert_eq!((round(GAMES).await, round(hall).await), (1, 1));

    sandbox.clock.advance(4 * DAY);
    sandbox.drain_for(3).await;
    for channel in [GAMES, hall] {
        assert_eq!(with(&sandbox, channel, "⏰").await.len(), 1, "{channel}");
    }
    for _ in 0..3 {
        smaller_numbers_win(app, id).await;
        sandbox.drain_for(3).await;
    }
    assert_eq!(tournament(app, id).await.phase(), TournamentPhase::Over);
    for channel in [GAMES, hall] {
        let [post] = &with(&sandbox, channel, "tournament #1").await[..] else {
            panic!("one post in {channel}")
        };
        assert!(text(&post["content"]).contains("🥇"), "{post}");
        assert_eq!(with(&sandbox, channel, "Congratulations").await.len(), 1);
    }
    sandbox.close().await;
}

/// A challenge is told on the server of the player who must answer, and directly if that server has left.
#[tokio::test]
async fn a_challenge_is_told_on_the_opponents_server() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let ladder = TournamentPlan {
        round_days: None,
        format: Format::Ladder { reach: 2, days: 3 },
        time: TimeControl::Days(3),
        ..here(3)
    };
    let (id, guild, hall) = with_guest(&sandbox, ladder).await;
    join(&sandbox, id, None, ALICE).await;
    join(&sandbox, id, Some(guild), BOB).await;
    join(&sandbox, id, None, CAROL).await;
    sandbox.drain_for(3).await;
    let challenge = async |by, opponent| {
        does(app, id, by, TournamentCommand::Challenge { opponent }).await;
        sandbox.wait(1).await;
        sandbox.drain_for(3).await;
    };
    let told = async |channel, by, opponent| {
        let words = format!("<@{}> challenges <@{}>", user(by), user(opponent));
        let messages = with(&sandbox, channel, &words).await;
        let told = messages.into_iter().filter(|one| {
            let post = text(&one["content"]).contains("tournament #1");
            !post && pinged(one) == [user(opponent)]
        });
        told.count()
    };
    challenge(BOB, ALICE).await;
    assert_eq!(told(GAMES, BOB, ALICE).await, 1);
    assert_eq!(told(hall, BOB, ALICE).await, 0);
    challenge(CAROL, BOB).await;
    assert_eq!(told(GAMES, CAROL, BOB).await, 0);
    assert_eq!(told(hall, CAROL, BOB).await, 1);
    let decline = |pairing, loser| TournamentCommand::Forfeit {
        pairing: PairingId(pairing),
        loser,
    };
    does(app, id, ALICE, decline(1, ALICE)).await;
    does(app, id, BOB, decline(2, BOB)).await;
    sandbox.drain_for(3).await;
    does(app, id, CAROL, TournamentCommand::RemoveServer { guild }).await;
    assert_eq!(tournament(app, id).await.ladder(), [CAROL, BOB, ALICE]);
    let before = sandbox.messages(BOBS_DM).await.len();
    challenge(ALICE, BOB).await;
    assert_eq!(told(GAMES, ALICE, BOB).await, 0);
    assert_eq!(told(hall, ALICE, BOB).await, 0);
    let messages = sandbox.messages(BOBS_DM).await;
    assert_eq!(messages.len(), before + 1, "{messages:#?}");
    let last = messages.last().expect("a message");
    assert_contains(last, "challenges");
    sandbox.close().await;
}

/// A removed or replaced player hears of it on the server through which they joined, and a substitute where they play.
#[tokio::test]
async fn who_loses_or_gets_a_place_abroad_is_told_there() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let (id, guild, channel) = with_guest(&sandbox, here(2)).await;
    join(&sandbox, id, None, ALICE).await;
    join(&sandbox, id, Some(guild), BOB).await;
    sandbox.drain_for(5).await;
    let begun = tournament(app, id).await;
    let application = app.application(CAROL, begun.plan(), &[]);
    let replace = TournamentCommand::Replace {
        old: BOB,
        new: CAROL,
        rating: application.await.unwrap().rating,
        guild: Some(guild),
        reason: "too busy".to_owned(),
    };
    let boss = Actor::Moderator(ALICE);
    app.act_on_tournament(id, boss, &replace).await.unwrap();
    sandbox.drain_for(15).await;
    // Here and abroad.
    let told = async |words, player| {
        let mut counts = [0, 0];
        for (count, channel) in counts.iter_mut().zip([GAMES, channel]) {
            let told = with(&sandbox, channel, words).await;
            assert!(told.iter().all(|one| pinged(one) == [user(player)]));
            *count = told.len();
        }
        counts
    };
    assert_eq!(told("now plays in your place", BOB).await, [0, 1]);
    assert_eq!(told("you now play in", CAROL).await, [0, 1]);

    let remove = TournamentCommand::Remove {
        player: CAROL,
        reason: Some("no answer".to_owned()),
    };
    app.act_on_tournament(id, boss, &remove).await.unwrap();
    sandbox.drain_for(15).await;
    assert_eq!(told("you lose the running games", CAROL).await, [0, 1]);
    sandbox.close().await;
}

/// Discord allows few edits of a message that is older than an hour: the post needs one for each change, and what it could not
/// show yet it shows later.
#[tokio::test]
async fn an_old_post_is_edited_seldom_and_stays_current() {
    const MINUTES: Duration = Duration::from_mins(11);
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let id = app.create_tournament(here(3), GAMES, None);
    let id = id.await.unwrap().id();
    sandbox.drain_for(3).await;
    let pass = async |time: Duration| {
        sandbox.clock.advance(time);
        let time = json!({"advance_ms": time.as_millis() as u64});
        sandbox.set("clock", time).await;
        sandbox.drain_for(5).await;
    };
    let edits = async || {
        let log = sandbox.get("/sandbox/log?since=0").await;
        let entries = log["entries"].as_array().expect("a log").clone();
        let edits = entries.iter().filter(|entry| {
            entry["method"] == "PATCH" && entry["body"].to_string().contains("tournament #1")
        });
        let statuses = edits.filter_map(|entry| entry["status"].as_u64());
        statuses.collect::<Vec<_>>()
    };
    pass(2 * DAY).await;
    for player in [ALICE, BOB, CAROL] {
        join(&sandbox, id, None, player).await;
    }
    sandbox.drain_for(5).await;
    assert_eq!(edits().await, [200], "one for the players and the round");
    for _ in 0..3 {
        smaller_numbers_win(app, id).await;
        sandbox.drain_for(5).await;
    }
    assert_eq!(edits().await, [200, 200, 200, 429]);
    let shown = async || {
        let posts = with(&sandbox, GAMES, "tournament #1").await;
        assert_eq!(posts.len(), 1, "{posts:#?}");
        text(&posts[0]["content"])
    };
    assert!(shown().await.contains("Round 3 of 3"), "{}", shown().await);
    for _ in 0..6 {
        pass(MINUTES).await;
    }
    assert!(shown().await.contains("🥇"), "{}", shown().await);
    assert_eq!(edits().await.last(), Some(&200));
    sandbox.close().await;
}
