//! Servers and channels that the bot loses, and players who never come back: games continue or can be ended, and no job
//! fails for ever.

use std::time::Duration;

use banyan::play::{
    ABANDONED_AFTER, Actor, ChannelId, Command, GuildId, Phase, Refusal, Terms, TimeControl, Venue,
};
use banyan::rules::{Ruleset, Side};
use serde_json::json;

use crate::commands::{begin, play};
use crate::common::{TestEnvironment, control, is_private, text};
use crate::notices::sandbox::{ALICE, ALICES_DM, BOB, BOBS_DM, GAMES, GUILD, TestSandbox};

#[tokio::test]
async fn games_go_on_in_direct_messages_and_come_back_with_the_bot() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Days(3)).await;
    let asked = sandbox.challenge(TimeControl::Days(3)).await;
    sandbox.bot.handle_guild_left(GuildId(GUILD.0 + 1)).await;
    assert_eq!(sandbox.game(id).await.venue(), None, "another server");

    sandbox.bot.handle_guild_left(GUILD).await;
    sandbox.drain_for(3).await;
    for game in [id, asked] {
        assert_eq!(sandbox.game(game).await.venue(), Some(Venue::Direct));
    }
    let here = sandbox.messages(GAMES).await.len();
    for dm in [ALICES_DM, BOBS_DM] {
        let texts = sandbox.texts(dm).await;
        assert!(
            texts.iter().any(|text| text.contains("goes on here")),
            "{texts:?}"
        );
    }
    sandbox.bot.handle_guild_left(GUILD).await;
    sandbox.play(id).await;
    assert_eq!(
        sandbox.messages(GAMES).await.len(),
        here,
        "nothing is posted there"
    );

    // Discord sends every server at every start, so only a server that the bot had left counts as rejoined.
    sandbox.bot.handle_guild_present(GUILD).await;
    sandbox.drain_for(3).await;
    assert_eq!(sandbox.game(id).await.channel(), GAMES);
    assert_eq!(sandbox.game(id).await.venue(), Some(Venue::Thread(GAMES)));
    assert!(
        sandbox.messages(GAMES).await.len() > here,
        "the board is back"
    );
    let seq = sandbox.game(id).await.seq();
    sandbox.bot.handle_guild_present(GUILD).await;
    assert_eq!(sandbox.game(id).await.seq(), seq);
    sandbox.play(id).await;
    assert_eq!(sandbox.game(id).await.record().ply(), 2);
    sandbox.close().await;
}

/// Some games end while the bot moves all those of a large server: it overlooks none of the others.
#[tokio::test]
async fn no_game_stays_behind_when_others_end_meanwhile() {
    const GAMES_THERE: usize = 260;
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let ruleset: Ruleset = "jungle/classic".parse().expect("a ruleset");
    let mut games = Vec::new();
    for _ in 0..GAMES_THERE {
        let terms = Terms {
            guild: Some(GUILD),
            ..Terms::new(ALICE, Some(BOB), ruleset, GAMES)
        };
        let asked = app.challenge(terms, None).await.expect("a challenge");
        let (id, accept) = (asked.game.id(), Command::Accept { lot: Side::First });
        let begun = app.act(id, Actor::Player(BOB), accept, None, None).await;
        begun.expect("a game");
        games.push(id);
    }
    let resigned = async {
        for id in &games[..GAMES_THERE / 4] {
            let by = Actor::Player(ALICE);
            let over = app.act(*id, by, Command::Resign, None, None).await;
            over.expect("the end of a game");
        }
    };
    tokio::join!(sandbox.bot.handle_guild_left(GUILD), resigned);
    for id in &games[GAMES_THERE / 4..] {
        assert_eq!(sandbox.game(*id).await.venue(), Some(Venue::Direct), "{id}");
    }
    sandbox.close().await;
}

#[tokio::test]
async fn a_channel_that_goes_takes_only_its_own_games_along() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox
        .bot
        .handle_channel_deleted(GUILD, ChannelId(GAMES.0 + 1))
        .await;
    assert_eq!(sandbox.game(id).await.venue(), None);
    sandbox.remove_channel(GAMES).await;
    sandbox.bot.handle_channel_deleted(GUILD, GAMES).await;
    sandbox.drain_for(3).await;
    assert_eq!(sandbox.game(id).await.venue(), Some(Venue::Direct));
    assert_eq!(
        sandbox.messages(BOBS_DM).await.len(),
        1,
        "at once, not at the next move"
    );
    sandbox.close().await;
}

#[tokio::test]
async fn a_game_without_a_clock_can_be_called_off_when_the_other_is_gone() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.play(id).await;
    sandbox.play(id).await;
    sandbox.play(id).await;
    let decide = async |player| {
        let game = sandbox.game(id).await;
        let now = sandbox.clock.now();
        game.decide(banyan::play::Actor::Player(player), &Command::Abort, now)
    };
    assert_eq!(decide(ALICE).await, Err(Refusal::TooLateToAbort));
    sandbox.clock.advance(ABANDONED_AFTER);
    assert_eq!(
        decide(BOB).await,
        Err(Refusal::TooLateToAbort),
        "it is his move"
    );
    sandbox.does(id, ALICE, Command::Abort).await;
    assert_eq!(sandbox.game(id).await.phase(), Phase::Void);

    let timed = sandbox.begin(TimeControl::Days(3)).await;
    for _ in 0..3 {
        sandbox.play(timed).await;
    }
    sandbox.clock.advance(Duration::from_hours(71));
    let game = sandbox.game(timed).await;
    let no = game.decide(
        banyan::play::Actor::Player(ALICE),
        &Command::Abort,
        sandbox.clock.now().after(ABANDONED_AFTER),
    );
    assert_eq!(no, Err(Refusal::TooLateToAbort), "there the clock does it");
    sandbox.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_removed_and_added_again() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let guild = env.guild().await;
    let since = env.mark();
    env.set("guild", json!({"guild": guild, "bot": false}))
        .await;
    let moved = env.wait_for_post(since, "goes on here").await;
    assert_eq!(text(&moved["channel_id"]).len(), alice.channel.len());
    assert_ne!(moved["channel_id"], alice.channel.as_str());
    // She continues in her direct messages.
    let direct = alice.in_channel(&env.direct(&alice).await);
    let board = play(&direct, number, "c3d3").await;
    assert!(control(&board, "move").is_some(), "{board}");

    let since = env.mark();
    env.set("guild", json!({"guild": guild, "bot": true})).await;
    let back = env
        .wait_for_event(since, "the board in its channel", |event| {
            event["type"] == "message_create"
                && event["message"]["channel_id"] == alice.channel.as_str()
                && text(&event["message"]["attachments"][0]["filename"]).starts_with("banyan-")
        })
        .await;
    assert!(!is_private(&back["message"]));
    env.close().await;
}
