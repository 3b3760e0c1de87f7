//! The opening tree: what is counted, what a moderator's decision changes, who sees which games, and walking through it.

use banyan::{
    discord::model::reply::Message,
    play::{Command, MatchId},
    rules::{Record, Ruleset},
    search::openings::{own_games, own_moves},
    store::OpeningMove,
};
use serde_json::{Value, json};

use crate::commands::finished;
use crate::common::{TestEnvironment, assert_contains, control, controls, is_private, menu_values};
use crate::guard::harness::{ALICE, Asker, BOB, CAROL, GUILD, Harness, MANAGER, said};

fn rules() -> Ruleset {
    "jungle/classic".parse().expect("a ruleset")
}

/// A game with these moves that the first side loses by resigning.
async fn lost(harness: &Harness, moves: &[&str]) -> MatchId {
    let id = harness.begin().await;
    for (ply, text) in moves.iter().enumerate() {
        let text = (*text).to_owned();
        harness
            .does(id, [ALICE, BOB][ply % 2], Command::Move { text })
            .await;
    }
    harness.does(id, ALICE, Command::Resign).await;
    id
}

/// What is counted after some moves, on the server or on all.
async fn counted(harness: &Harness, here: bool, moves: &[&str]) -> Vec<OpeningMove> {
    let record = Record::replay(&rules(), moves.iter().copied()).expect("legal moves");
    let guild = here.then_some(GUILD);
    let store = &harness.app.store;
    let moves = store.opening_moves(guild, record.position(), 25).await;
    moves.expect("the store")
}

fn opening(played: &str, [won, drawn, lost]: [u32; 3]) -> OpeningMove {
    OpeningMove {
        played: played.to_owned(),
        won,
        drawn,
        lost,
    }
}

#[tokio::test]
async fn a_finished_game_counts_until_a_moderator_says_otherwise() {
    let harness = Harness::open().await;
    let running = harness.begin().await;
    let text = "e3d3".to_owned();
    harness.does(running, ALICE, Command::Move { text }).await;
    assert_eq!(counted(&harness, true, &[]).await, [], "it is not over");
    let id = lost(&harness, &["e3d3", "a9a8"]).await;
    lost(&harness, &["c3d3"]).await;
    lost(&harness, &["e3d3", "a7b7"]).await;
    let root = [opening("e3d3", [0, 0, 2]), opening("c3d3", [0, 0, 1])];
    for here in [true, false] {
        assert_eq!(counted(&harness, here, &[]).await, root);
    }
    let next = counted(&harness, true, &["e3d3"]).await;
    assert_eq!(
        next,
        [opening("a7b7", [0, 0, 1]), opening("a9a8", [0, 0, 1])]
    );
    // A rematch offer after the end counts nothing again.
    harness
        .does(id, BOB, Command::Offer(banyan::play::Offer::Rematch))
        .await;
    assert_eq!(counted(&harness, true, &[]).await, root);
    let boss = Asker::new(MANAGER);
    let options = [("game", json!(id.0)), ("reason", json!("a test"))];
    harness.command(&boss, "moderate void", &options).await;
    assert_eq!(
        counted(&harness, true, &["e3d3"]).await,
        [opening("a7b7", [0, 0, 1])]
    );
    assert_eq!(
        counted(&harness, false, &[]).await,
        [opening("c3d3", [0, 0, 1]), opening("e3d3", [0, 0, 1])]
    );
}

/// The tree after some moves, as somebody sees it.
async fn shown(harness: &Harness, by: &Asker, moves: &str) -> Message {
    let id = format!("explore-back:here:jungle/classic:{moves}");
    said(&harness.press(by, &id, &[], true).await).clone()
}

#[tokio::test]
async fn the_tree_is_walked_and_says_nothing_about_running_games() {
    let mut harness = Harness::open().await;
    harness.app.effort.quick = 500;
    lost(&harness, &["e3d3", "a9a8"]).await;
    let alice = Asker::new(ALICE);
    let options = [("game", json!("jungle")), ("scope", json!("server"))];
    let root = harness.command(&alice, "explore", &options).await;
    let root = said(&root);
    assert!(root.private, "{root:?}");
    assert!(
        root.content.contains("1 finished game: blue won 0%"),
        "{root:?}"
    );
    assert!(root.content.contains("My first look"), "{root:?}");
    // What the computer thinks of a move, and what it would play itself.
    let lines = |message: &Message, word: &str| -> Vec<String> {
        let found = message.content.lines().filter(|line| line.contains(word));
        found.map(str::to_owned).collect()
    };
    let played = lines(root, "`e3d3` 1 game");
    assert!(played[0].contains("100% · 🤖 "), "{root:?}");
    let own = lines(root, "not played yet · 🤖 ");
    assert_eq!(own.len(), 3, "{root:?}");
    let percent = |line: &String| -> u32 {
        let (_, value) = line.rsplit_once(' ').expect("a value");
        value.trim_end_matches('%').parse().expect("a number")
    };
    let values: Vec<u32> = own.iter().map(percent).collect();
    assert!(values.is_sorted_by(|one, other| one >= other), "{values:?}");
    assert!(!root.content.contains("user30"), "no names: {root:?}");
    let menu = "explore-menu:here:jungle/classic:";
    let next = harness.press(&alice, menu, &["e3d3"], true).await;
    let next = said(&next);
    assert!(next.content.contains("After `e3d3`"), "{next:?}");
    assert!(
        next.content.contains("`a9a8` 1 game · 0 / 0 / 100%"),
        "{next:?}"
    );
    let none = shown(&harness, &alice, "e3d3.a9a8").await;
    assert!(none.content.contains("No finished game"), "{none:?}");
    // The first side wants large values of itself, the second side small ones.
    let theirs = shown(&harness, &alice, "e3d3").await;
    let values: Vec<u32> = lines(&theirs, "not played").iter().map(percent).collect();
    assert!(values.is_sorted() && values.len() == 3, "{theirs:?}");
    for wrong in ["a1a9", "E3-D3", ""] {
        let reply = harness.press(&alice, menu, &[wrong], true).await;
        assert!(said(&reply).picture.is_none(), "{reply:?}");
    }
    // Elsewhere the server's games are not counted as that server's.
    let mut direct = Asker::new(ALICE);
    direct.guild = None;
    let id = "explore-scope:here:jungle/classic:";
    let reply = harness.press(&direct, id, &[], true).await;
    assert!(said(&reply).content.contains("all servers"), "{reply:?}");
    // A position on the board of a running game is not judged.
    let running = harness.begin().await;
    let judged = |message: &Message| message.content.contains("My first look");
    let text = "e3d3".to_owned();
    harness.does(running, ALICE, Command::Move { text }).await;
    let there = shown(&harness, &alice, "e3d3").await;
    assert!(
        !judged(&there) && !there.content.contains('🤖'),
        "{there:?}"
    );
    assert!(
        there.content.contains("I'll analyse the position"),
        "{there:?}"
    );
    // Nor is the position before it, whose value would be that of the move to it.
    let before = shown(&harness, &alice, "").await;
    assert!(
        !judged(&before) && !before.content.contains('🤖'),
        "{before:?}"
    );
    // Nor are those one move on: their values say which move is best there.
    let carol = Asker::new(CAROL);
    for by in [&alice, &carol] {
        assert!(!judged(&shown(&harness, by, "e3d3.a9a8").await));
    }
    // Nor are those further on, for the players.
    assert!(!judged(&shown(&harness, &alice, "e3d3.a9a8.d3d4").await));
    assert!(judged(&shown(&harness, &carol, "e3d3.a9a8.d3d4").await));
    assert!(judged(&shown(&harness, &alice, "c3d3.a9a8.d3d4").await));
    let switched = [("rules", json!("jungle/classic+trapped=powerless"))];
    let refused = harness.command(&alice, "explore", &switched).await;
    assert!(
        said(&refused).content.contains("changed switches"),
        "{refused:?}"
    );
}

#[test]
fn the_computers_own_games_are_legal_and_counted_once() {
    for ruleset in Ruleset::all_presets() {
        let mut plies = 0;
        for game in own_games(&ruleset) {
            let moves = game.opening.split(' ');
            let record = Record::replay(&ruleset, moves).unwrap_or_else(|_| panic!("{game:?}"));
            plies += record.ply();
        }
        assert!(plies > 1000, "{ruleset}: {plies}");
        let first = own_moves(Record::new(&ruleset).position());
        let games: u32 = first.iter().flat_map(|(_, results)| results).sum();
        // A game that comes back to the start may have two moves there.
        assert!((200..210).contains(&games), "{ruleset}: {games}");
    }
    let switched = "jungle/classic+trapped=powerless"
        .parse()
        .expect("a ruleset");
    assert_eq!(own_games(&switched).count(), 0);
}

/// They tell what the computer thinks, so they are withheld where it may not tell it.
#[tokio::test]
async fn the_computers_own_games_are_walked_except_those_of_running_games() {
    let mut harness = Harness::open().await;
    harness.app.effort.quick = 500;
    let alice = Asker::new(ALICE);
    let options = [("game", json!("jungle")), ("scope", json!("computer"))];
    let root = harness.command(&alice, "explore", &options).await;
    let root = said(&root);
    assert!(
        root.content.contains("the computer's own games"),
        "{root:?}"
    );
    assert!(root.content.contains("200 finished games"), "{root:?}");
    let own = async |moves: &str| {
        let id = format!("explore-back:own:jungle/classic:{moves}");
        said(&harness.press(&alice, &id, &[], true).await).clone()
    };
    let first = own_moves(Record::new(&rules()).position());
    let (most, _) = &first[0];
    let next = own(most).await;
    assert!(
        next.content.contains(&format!("After `{most}`")),
        "{next:?}"
    );
    assert!(next.content.contains(" finished games"), "{next:?}");
    let running = harness.begin().await;
    let text = most.clone();
    harness.does(running, ALICE, Command::Move { text }).await;
    let there = own(most).await;
    assert!(there.content.contains("still running"), "{there:?}");
    assert!(!there.content.contains("finished game"), "{there:?}");
    // Neither are they told before it, where the number of those games is what is missing from the others.
    let before = own("").await;
    assert!(before.content.contains("still running"), "{before:?}");
    assert!(!before.content.contains("finished game"), "{before:?}");
    let (other, _) = &first[1];
    let elsewhere = own(other).await;
    assert!(elsewhere.content.contains("finished game"), "{elsewhere:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn openings_are_explored_through_discord() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    finished(&alice, &bob).await;
    let root = alice.command("explore", &[("game", json!("jungle"))]).await;
    assert!(is_private(&root));
    assert_contains(&root, "all servers");
    let menu = menu_values(&root, "explore-menu");
    assert_eq!(
        (menu.len(), &*menu[0]),
        (4, "e3d3"),
        "three of its own: {menu:?}"
    );
    let scope = |message: &Value, scope: &str| {
        let wanted = format!("explore-scope:{scope}:");
        let id = controls(message)
            .into_iter()
            .find(|id| id.starts_with(&wanted));
        id.expect("a button")
    };
    let own = alice.press_id(&root, &scope(&root, "own")).await;
    assert_contains(&own, "the computer's own games");
    let mut page = alice.press_id(&own, &scope(&own, "here")).await;
    assert_contains(&page, "this server");
    for mv in &crate::commands::WALK[..10] {
        page = alice.press(&page, "explore-menu", &[mv]).await;
    }
    assert_contains(&page, "the first 10 moves");
    assert!(control(&page, "explore-menu").is_none(), "{page}");
    let back = alice.press(&page, "explore-back", &[]).await;
    assert_contains(&back, "blue won 100%");
    let start = alice.press(&back, "explore-start", &[]).await;
    assert_contains(&start, "1 finished game");
    env.close().await;
}
