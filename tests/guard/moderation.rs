//! Moderation: what moderators can do to games, who is a moderator, and what is announced.

use banyan::{
    play::{Command, Ending, GuildId, MatchId, Phase},
    rules::Side,
    store::{ModeratorAct, ServerSetting},
};
use serde_json::{Value, json};

use super::harness::{ALICE, Asker, BOB, CAROL, GUILD, Harness, MANAGER, said, user};
use crate::commands::{begin, play};
use crate::common::{TestEnvironment, control, controls, is_private, pinged, text};

fn judge(id: MatchId, reason: &str) -> [(&'static str, Value); 2] {
    [("game", json!(id.0)), ("reason", json!(reason))]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_struck_out_and_everybody_sees_why() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, _) = begin(&bob, &carol).await;
    let found = alice
        .complete_in("moderate", "abort", ("game", "bob"))
        .await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].0.contains("Carol"), "{found:?}");

    // The owner does not play in the game.
    let options = [
        ("game", json!(number)),
        ("reason", json!("**two** accounts\n@everyone")),
    ];
    let post = alice.command_in("moderate", "abort", &options).await;
    assert!(!is_private(&post), "where the game is played, all see it");
    let content = text(&post["content"]);
    assert!(
        content.contains(r"\*\*two\*\* accounts") && !content.contains("@everyone"),
        "{content}"
    );
    assert_eq!(pinged(&post), [bob.id.as_str(), carol.id.as_str()]);
    assert!(controls(&post).is_empty());

    // A finished game loses its result.
    let (number, _) = begin(&bob, &carol).await;
    for (mover, mv) in [(&bob, "e3d3"), (&carol, "a9a8"), (&bob, "d3d4")] {
        play(mover, number, mv).await;
    }
    let sure = carol.command("resign", &[("game", json!(number))]).await;
    let end = carol.press(&sure, "resign-yes", &[]).await;
    assert!(control(&end, "rematch").is_some(), "{end}");
    let options = [("game", json!(number)), ("reason", json!("a bet"))];
    let elsewhere = alice.in_channel(&env.channel("lounge").await);
    let told = elsewhere.command_in("moderate", "void", &options).await;
    assert!(is_private(&told), "the news belongs where the game is");
    let news = env.wait_for_post(0, "a bet").await;
    let content = text(&news["content"]);
    assert!(content.contains("voided it as a moderator"), "{content}");
    // Both are mentioned, because only mentioned users can be notified.
    for player in [&bob, &carol] {
        assert!(content.contains(&format!("<@{}>", player.id)), "{content}");
    }
    assert!(
        content.contains("rating changes from this game are reversed"),
        "{content}"
    );
    assert_eq!(pinged(&news), [bob.id.as_str(), carol.id.as_str()]);
    let alt = text(&news["attachments"][0]["description"]);
    assert!(alt.contains("voided") && !alt.contains("aborted"), "{alt}");

    let log = alice.command_in("moderate", "log", &[]).await;
    let log = text(&log["content"]);
    let lines: Vec<&str> = log.lines().collect();
    assert!(
        lines[1].contains("a bet") && lines[2].contains(r"\*\*two"),
        "{log}"
    );
    env.close().await;
}

#[tokio::test]
async fn a_running_game_is_decided_for_a_player_or_nobody() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let id = harness.begin().await;
    let mut options = judge(id, "gone for good").to_vec();
    options.push(("winner", user(CAROL, "Carol")));
    let no = harness.command(&boss, "moderate win", &options).await;
    assert!(said(&no).content.contains("doesn't play in game"));
    options[2].1 = user(BOB, "Bob");
    let post = harness.command(&boss, "moderate win", &options).await;
    assert!(said(&post).content.contains("gone for good"));
    let ending = harness.game(id).await.ending();
    let won = Ending::Adjudicated {
        winner: Some(Side::Second),
    };
    assert_eq!(ending, Some(won));
    assert_eq!(said(&post).pings, [ALICE, BOB]);

    // Old controls are stale, and a voided game has no rematch.
    let judged = harness.game(id).await.seq();
    let (alice, bob) = (Asker::new(ALICE), Asker::new(BOB));
    let old = format!("move:{id}:{}", judged - 1);
    let old = harness.press(&alice, &old, &[], false).await;
    assert!(said(&old).private, "{old:?}");
    let bet = judge(id, "a bet");
    harness.command(&boss, "moderate void", &bet).await;
    let struck = harness.game(id).await;
    let late = format!("rematch:{id}:{judged}");
    let late = harness.press(&bob, &late, &[], false).await;
    assert!(said(&late).private, "{late:?}");
    assert_eq!(harness.game(id).await, struck);

    let id = harness.begin().await;
    harness
        .command(&boss, "moderate draw", &judge(id, "stuck"))
        .await;
    let ending = harness.game(id).await.ending();
    assert_eq!(ending, Some(Ending::Adjudicated { winner: None }));
    let acts: Vec<_> = harness.app.store.audit(GUILD, 9).await.unwrap();
    let acts: Vec<_> = acts
        .iter()
        .map(|entry| (entry.moderator, entry.act))
        .collect();
    let win = Some(ModeratorAct::Win(Side::Second));
    let void = (MANAGER, Some(ModeratorAct::Void));
    assert_eq!(
        acts,
        [(MANAGER, Some(ModeratorAct::Draw)), void, (MANAGER, win)]
    );
}

#[tokio::test]
async fn only_moderators_judge_and_never_their_own_games() {
    const ROLE: u64 = 6_001;
    let harness = Harness::open().await;
    let id = harness.begin().await;
    let options = judge(id, "because");
    let refused = async |by: &Asker, name: &str, options: &[(&str, Value)], words: &str| {
        let before = harness.game(id).await;
        let reply = Box::pin(harness.command(by, name, options)).await;
        assert!(said(&reply).private);
        assert!(
            said(&reply).content.contains(words),
            "{name}: {}",
            said(&reply).content
        );
        assert_eq!(harness.game(id).await, before, "nothing has changed");
    };
    // Discord hides the command from non-moderators, but a server may have opened it to everybody.
    let mut carol = Asker::new(CAROL);
    for name in [
        "moderate abort",
        "moderate void",
        "moderate draw",
        "moderate log",
    ] {
        refused(&carol, name, &options, "Only server managers").await;
    }
    carol.roles = vec![ROLE];
    refused(&carol, "moderate abort", &options, "Only server managers").await;

    let mut boss = Asker::new(MANAGER);
    for (reason, words) in [("", "1 to 200"), ("\u{202e}\n", "1 to 200")] {
        refused(&boss, "moderate abort", &judge(id, reason), words).await;
    }
    let long = "x".repeat(201);
    refused(&boss, "moderate abort", &judge(id, &long), "1 to 200").await;
    refused(&boss, "moderate void", &options, "isn't over yet").await;
    let unknown = judge(MatchId(99), "because");
    refused(&boss, "moderate abort", &unknown, "no game #99").await;
    boss.guild = Some(GuildId(GUILD.0 + 1));
    refused(
        &boss,
        "moderate abort",
        &options,
        "isn't played on this server",
    )
    .await;
    boss.guild = None;
    refused(&boss, "moderate abort", &options, "on the server where").await;
    let mut alice = Asker::new(ALICE);
    alice.permissions = u64::MAX >> 1;
    refused(&alice, "moderate abort", &options, "another moderator").await;

    // The server's moderator role gives the same rights as managing the server.
    let role = ServerSetting::ModeratorRole(Some(ROLE));
    harness.app.store.set_server(GUILD, &role).await.unwrap();
    harness.command(&carol, "moderate abort", &options).await;
    assert_eq!(harness.game(id).await.phase(), Phase::Void);
    refused(&carol, "moderate draw", &options, "no longer open").await;
}

#[tokio::test]
async fn a_challenge_is_withdrawn_and_a_long_book_is_a_file() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let none = harness.command(&boss, "moderate log", &[]).await;
    assert!(said(&none).content.contains("No moderator"));
    for n in 0..12 {
        let id = harness.challenge().await;
        let reason = format!("reason {n} {}", "*".repeat(150));
        let reply = harness
            .command(&boss, "moderate abort", &judge(id, &reason))
            .await;
        assert!(said(&reply).content.contains("withdrew"), "{reply:?}");
        assert_eq!(harness.game(id).await.phase(), Phase::Void);
    }
    let log = harness.command(&boss, "moderate log", &[]).await;
    let log = said(&log);
    assert!(log.content.chars().count() <= 2_000);
    assert!(log.content.contains("reason 11") && !log.content.contains("reason 0"));
    let file = log.file.as_ref().expect("a file");
    let text = String::from_utf8(file.bytes.clone()).unwrap();
    assert_eq!(text.lines().count(), 12);
    assert!(text.contains("\treason 0 ***"), "{text}");
    let one = harness
        .command(&boss, "moderate log", &[("game", json!(1))])
        .await;
    assert!(said(&one).content.contains("reason 0") && said(&one).file.is_none());
}

#[tokio::test]
async fn a_game_that_goes_on_meanwhile_is_looked_at_again() {
    let harness = Harness::open().await;
    let id = harness.begin().await;
    let seen = harness.game(id).await.seq();
    let text = "c3d3".to_owned();
    harness.does(id, ALICE, Command::Move { text }).await;
    let reason = "late".to_owned();
    let by = banyan::play::Actor::Moderator(super::harness::MANAGER);
    let late = harness
        .app
        .act(id, by, Command::Void { reason }, Some(seen), None)
        .await;
    assert!(late.is_err(), "{late:?}");
}

#[tokio::test]
async fn a_judged_game_takes_nothing_more() {
    let harness = Harness::open().await;
    let id = harness.begin().await;
    let seq = harness.game(id).await.seq();
    harness
        .command(&Asker::new(MANAGER), "moderate abort", &judge(id, "spam"))
        .await;
    let void = harness.game(id).await;
    harness.clock.advance(std::time::Duration::from_hours(100));
    let alice = Asker::new(ALICE);
    for verb in ["move", "more", "resign", "resign-yes", "to", "rematch"] {
        let control = format!("{verb}:{id}:{seq}");
        let reply = harness.press(&alice, &control, &[], false).await;
        assert!(said(&reply).private, "{verb}");
        assert_eq!(harness.game(id).await, void, "{verb}");
    }
    let form = format!("typed:{id}:{seq}");
    let reply = harness.submit(&alice, &form, &[("move", "c3d3")]).await;
    assert!(said(&reply).private);
    assert_eq!(harness.game(id).await, void);
}
