//! Events that concern both players, each with preferences of their own; and notices that are always direct messages.

use banyan::{
    play::{Command, MatchId, Phase, PlayerId, TimeControl, conditional_moves::LineChange},
    store::Notices,
};

use super::sandbox::{ALICE, ALICES_DM, BOB, BOBS_DM, GAMES, TestSandbox, user};
use crate::common::pinged;

/// How many messages of the channel mention a player, of those after the first `before`: an older board that loses its
/// buttons also loses its mentions.
async fn mentions(sandbox: &TestSandbox, before: usize, player: PlayerId) -> usize {
    let messages = sandbox.messages(GAMES).await.split_off(before);
    let mentioned = messages
        .iter()
        .filter(|message| pinged(message).contains(&user(player)));
    mentioned.count()
}

#[tokio::test]
async fn when_the_clock_ends_a_game_each_player_is_told_once() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Days(1)).await;
    sandbox.wait(23).await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    let before = sandbox.messages(GAMES).await.len();
    sandbox.wait(2).await;
    assert_eq!(sandbox.game(id).await.phase(), Phase::Over);
    assert_eq!(mentions(&sandbox, before, ALICE).await, 1);
    assert!(sandbox.messages(ALICES_DM).await.is_empty());
    let told = sandbox.texts(BOBS_DM).await;
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains(&format!("#{id}")), "{told:?}");
    sandbox.close().await;
}

#[tokio::test]
async fn who_sleeps_when_a_moderator_ends_a_game_is_told_alone_in_the_morning() {
    for way in [Notices::Channel, Notices::Direct] {
        let sandbox = TestSandbox::open().await;
        let id = sandbox.begin(TimeControl::Unlimited).await;
        sandbox.prefers(BOB, way, Some("11-15")).await;
        let before = sandbox.messages(GAMES).await.len();
        let told = async || {
            let bob = sandbox.messages(BOBS_DM).await.len() + mentions(&sandbox, before, BOB).await;
            (mentions(&sandbox, before, ALICE).await, bob)
        };
        let reason = "a test".to_owned();
        sandbox.judges(id, Command::Void { reason }).await;
        assert_eq!(told().await, (1, 0), "{way:?}");
        for _ in 0..5 {
            sandbox.wait(1).await;
        }
        assert_eq!(told().await, (1, 1), "{way:?}");
        sandbox.close().await;
    }
}

/// Alice makes another move than Bob's plan expects.
async fn another_move(sandbox: &TestSandbox) -> MatchId {
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let game = sandbox.game(id).await;
    let plan = sandbox
        .bot
        .app
        .plan(&game, BOB, "c3d3 a9a8", LineChange::Add)
        .await;
    plan.expect("the store").expect("a plan");
    sandbox.play(id).await;
    id
}

/// How often Bob is told directly that his plan is void.
async fn told_of_plans(sandbox: &TestSandbox) -> usize {
    let texts = sandbox.texts(BOBS_DM).await;
    texts.iter().filter(|said| said.contains("plan")).count()
}

#[tokio::test]
async fn a_void_plan_is_told_directly_unless_its_player_wants_to_hear_nothing() {
    for (way, told) in [
        (Notices::Channel, 1),
        (Notices::Direct, 1),
        (Notices::None, 0),
    ] {
        let sandbox = TestSandbox::open().await;
        sandbox.prefers(BOB, way, None).await;
        another_move(&sandbox).await;
        sandbox.wait(1).await;
        assert_eq!(told_of_plans(&sandbox).await, told, "{way:?}");
        sandbox.close().await;
    }
}

#[tokio::test]
async fn a_void_plan_is_told_after_the_quiet_hours_if_it_still_matters() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, Some("11-15")).await;
    let games = [another_move(&sandbox).await, another_move(&sandbox).await];
    assert_eq!(told_of_plans(&sandbox).await, 0);
    // Bob sees one of the boards by himself.
    sandbox.play(games[1]).await;
    for _ in 0..4 {
        sandbox.wait(1).await;
    }
    assert_eq!(told_of_plans(&sandbox).await, 1);
    let told = sandbox.texts(BOBS_DM).await;
    let named = told.iter().find(|said| said.contains("plan"));
    let number = format!("#{}", games[0]);
    assert!(named.is_some_and(|said| said.contains(&number)), "{told:?}");
    sandbox.close().await;
}
