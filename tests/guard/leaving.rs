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
use crate::notices::inn::{ALICE, ALICES_DM, BOB, BOBS_DM, GAMES, GUILD, Inn};

#[tokio::test]
async fn games_go_on_in_direct_messages_and_come_back_with_the_bot() {
    let inn = Inn::open().await;
    let id = inn.begin(TimeControl::Days(3)).await;
    let asked = inn.challenge(TimeControl::Days(3)).await;
    inn.bot.handle_guild_left(GuildId(GUILD.0 + 1)).await;
    assert_eq!(inn.game(id).await.venue(), None, "another server");

    inn.bot.handle_guild_left(GUILD).await;
    inn.drain_for(3).await;
    for game in [id, asked] {
        assert_eq!(inn.game(game).await.venue(), Some(Venue::Direct));
    }
    let here = inn.messages(GAMES).await.len();
    for dm in [ALICES_DM, BOBS_DM] {
        let texts = inn.texts(dm).await;
        assert!(
            texts.iter().any(|text| text.contains("goes on here")),
            "{texts:?}"
        );
    }
    inn.bot.handle_guild_left(GUILD).await;
    inn.play(id).await;
    assert_eq!(
        inn.messages(GAMES).await.len(),
        here,
        "nothing is posted there"
    );

    // Discord sends every server at every start, so only a server that the bot had left counts as rejoined.
    inn.bot.handle_guild_present(GUILD).await;
    inn.drain_for(3).await;
    assert_eq!(inn.game(id).await.channel(), GAMES);
    assert_eq!(inn.game(id).await.venue(), Some(Venue::Thread(GAMES)));
    assert!(inn.messages(GAMES).await.len() > here, "the board is back");
    let seq = inn.game(id).await.seq();
    inn.bot.handle_guild_present(GUILD).await;
    assert_eq!(inn.game(id).await.seq(), seq);
    inn.play(id).await;
    assert_eq!(inn.game(id).await.record().ply(), 2);
    inn.close().await;
}

/// Some games end while the bot moves all those of a large server: it overlooks none of the others.
#[tokio::test]
async fn no_game_stays_behind_when_others_end_meanwhile() {
    const GAMES_THERE: usize = 260;
    let inn = Inn::open().await;
    let app = &inn.bot.app;
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
    tokio::join!(inn.bot.handle_guild_left(GUILD), resigned);
    for id in &games[GAMES_THERE / 4..] {
        assert_eq!(inn.game(*id).await.venue(), Some(Venue::Direct), "{id}");
    }
    inn.close().await;
}

#[tokio::test]
async fn a_channel_that_goes_takes_only_its_own_games_along() {
    let inn = Inn::open().await;
    let id = inn.begin(TimeControl::Unlimited).await;
    inn.bot
        .handle_channel_deleted(GUILD, ChannelId(GAMES.0 + 1))
        .await;
    assert_eq!(inn.game(id).await.venue(), None);
    inn.remove_channel(GAMES).await;
    inn.bot.handle_channel_deleted(GUILD, GAMES).await;
    inn.drain_for(3).await;
    assert_eq!(inn.game(id).await.venue(), Some(Venue::Direct));
    assert_eq!(
        inn.messages(BOBS_DM).await.len(),
        1,
        "at once, not at the next move"
    );
    inn.close().await;
}

#[tokio::test]
async fn a_game_without_a_clock_can_be_called_off_when_the_other_is_gone() {
    let inn = Inn::open().await;
    let id = inn.begin(TimeControl::Unlimited).await;
    inn.play(id).await;
    inn.play(id).await;
    inn.play(id).await;
    let decide = async |player| {
        let game = inn.game(id).await;
        let now = inn.clock.now();
        game.decide(banyan::play::Actor::Player(player), &Command::Abort, now)
    };
    assert_eq!(decide(ALICE).await, Err(Refusal::TooLateToAbort));
    inn.clock.advance(ABANDONED_AFTER);
    assert_eq!(
        decide(BOB).await,
        Err(Refusal::TooLateToAbort),
        "it is his move"
    );
    inn.does(id, ALICE, Command::Abort).await;
    assert_eq!(inn.game(id).await.phase(), Phase::Void);

    let timed = inn.begin(TimeControl::Days(3)).await;
    for _ in 0..3 {
        inn.play(timed).await;
    }
    inn.clock.advance(Duration::from_hours(71));
    let game = inn.game(timed).await;
    let no = game.decide(
        banyan::play::Actor::Player(ALICE),
        &Command::Abort,
        inn.clock.now().after(ABANDONED_AFTER),
    );
    assert_eq!(no, Err(Refusal::TooLateToAbort), "there the clock does it");
    inn.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_removed_and_added_again() {
    let town = TestEnvironment::open().await;
    let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let guild = town.guild().await;
    let since = town.mark();
    town.set("guild", json!({"guild": guild, "bot": false}))
        .await;
    let moved = town.wait_for_post(since, "goes on here").await;
    assert_eq!(text(&moved["channel_id"]).len(), alice.channel.len());
    assert_ne!(moved["channel_id"], alice.channel.as_str());
    // She continues in her direct messages.
    let direct = alice.in_channel(&town.direct(&alice).await);
    let board = play(&direct, number, "c3d3").await;
    assert!(control(&board, "move").is_some(), "{board}");

    let since = town.mark();
    town.set("guild", json!({"guild": guild, "bot": true}))
        .await;
    let back = town
        .wait_for_event(since, "the board in its channel", |event| {
            event["type"] == "message_create"
                && event["message"]["channel_id"] == alice.channel.as_str()
                && text(&event["message"]["attachments"][0]["filename"]).starts_with("banyan-")
        })
        .await;
    assert!(!is_private(&back["message"]));
    town.close().await;
}
