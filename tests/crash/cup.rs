//! Kills while a tournament starts, begins its game, takes the result and ends. However the bot dies, there is one game, one
//! standing post and one result. The test at the end is no slower than most tests, so it is not ignored.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Run, chosen, deaths};
use crate::{
    common::{TestEnvironment, assert_contains, is_private, text},
    tournament_life::posts::resign,
};

const STARTED: &str = "SELECT COUNT(*) FROM tournaments WHERE phase <> 'open'";
const PLAYED: &str = "SELECT COUNT(*) FROM matches WHERE phase = 'over'";
const OVER: &str = "SELECT COUNT(*) FROM tournaments WHERE phase = 'over'";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_while_a_tournament_runs_loses_nothing_and_doubles_nothing() {
    let reference = Run::open("").await;
    let post = reference.opens_cup().await;
    let before = reference.passages();
    reference.plays_cup(&post).await;
    let passages: BTreeSet<String> = reference.passages().difference(&before).cloned().collect();
    drop(reference);
    assert!(passages.len() > 20, "{passages:?}");
    let passages = chosen(passages);
    let killed = deaths(&passages, killed_at).await.len();
    // The workers share the jobs differently each time, so the last passages may not occur.
    assert!(killed * 2 > passages.len(), "{killed} kills");
}

async fn killed_at(passage: String) -> Option<()> {
    let run = Run::open(&passage).await;
    let post = run.opens_cup().await;
    run.plays_cup(&post).await;
    run.has_died().then_some(())
}

impl Run {
    /// Alice creates a tournament for two and joins it; returns its post.
    async fn opens_cup(&self) -> Value {
        self.wait_until_online().await;
        let alice = self.env.person("Alice").await;
        let options = [
            ("title", json!("Cup")),
            ("format", json!("knockout")),
            ("game", json!("dobutsu")),
            ("players", json!(2)),
        ];
        let since = self.env.mark();
        alice.command_in("tournament", "create", &options).await;
        let post = self.env.wait_for_post(since, "Open to join").await;
        alice.press_id(&post, "tournament:join:1").await;
        self.nothing_is_owed().await;
        post
    }

    /// Bob joins, which starts the tournament; he resigns its only game.
    async fn plays_cup(&self, post: &Value) {
        let bob = self.env.person("Bob").await;
        let joins = async || Some(bob.press_only_id(post, "tournament:join:1").await);
        self.until(STARTED, 1, joins).await;
        let resigns = async || {
            let boards = self.env.boards(1).await;
            assert!(!boards.is_empty(), "the game has no board\n{}", self.log());
            self.resign(&bob, 1).await
        };
        self.until(PLAYED, 1, resigns).await;
        self.wait_until_online().await;
        assert_eq!(self.count(OVER).await, 1, "{}", self.log());
        self.looks_like_one_cup(post).await;
    }

    async fn looks_like_one_cup(&self, post: &Value) {
        let env = &self.env;
        let seqs: Vec<u64> = env.boards(1).await.iter().map(|(seq, _)| *seq).collect();
        assert_eq!(seqs, [2, 3], "each board once\n{}", self.log());
        let games = self.count("SELECT COUNT(*) FROM matches").await;
        assert_eq!(games, 1, "{}", self.log());
        let channel = text(&post["channel_id"]);
        let [table] = &self.texts(&channel, "· tournament #1").await[..] else {
            panic!("one standing post\n{}", self.log())
        };
        assert!(table.contains("🥇"), "{table}\n{}", self.log());
        let results = self.texts(&channel, "Congratulations").await;
        assert_eq!(results.len(), 1, "{}", self.log());
        env.kill_bot();
        let checked = env.banyan(&["check"]).await;
        assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_tournament_by_buttons_with_the_bot_killed_in_between() {
    let env = TestEnvironment::open().await;
    let boss = env.person("Alice").await;
    let people = [
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    ];
    let options = [
        ("title", json!("Spring Cup")),
        ("format", json!("round-robin")),
        ("game", json!("dobutsu")),
        ("players", json!(3)),
        ("days", json!(7)),
    ];
    let since = env.mark();
    let created = boss.command_in("tournament", "create", &options).await;
    assert!(is_private(&created), "{created}");
    assert_contains(&created, "Tournament #1");
    let post = env.wait_for_post(since, "Open to join").await;
    for person in &people[..2] {
        let joined = person.press_id(&post, "tournament:join:1").await;
        assert!(is_private(&joined), "{joined}");
        assert_contains(&joined, "You've joined");
    }
    env.wait_for_edit(&post, "2 of 3 players").await;
    // The third fills it; the bot dies at once, while it begins and makes the games.
    people[2].press_only_id(&post, "tournament:join:1").await;
    for pause in [30, 120, 60, 250] {
        tokio::time::sleep(Duration::from_millis(pause)).await;
        env.kill_bot();
        env.start_bot().await;
    }
    // Who got no answer presses again, if the join was not stored before the kill.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let state = env.state(None).await;
    let posts = state["messages"][&boss.channel].as_array().unwrap();
    let now = posts.iter().find(|message| message["id"] == post["id"]);
    if text(&now.expect("the post")["content"]).contains("2 of 3 players") {
        people[2].press_only_id(&post, "tournament:join:1").await;
    }
    for round in 1..=3_u64 {
        if round == 1 {
            // What the dead bot was doing is done again when its lease ends.
            let begun = Instant::now();
            while env.boards(round).await.is_empty() {
                assert!(begun.elapsed() < Duration::from_mins(2), "no board");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
        env.wait_for_edit(&post, &format!("Round {round} of 3"))
            .await;
        if round > 1 {
            env.wait_for_edit(&post, &format!("[#{round}](")).await;
        }
        let board = env.wait_for_board(round, 2).await;
        let content = text(&board["content"]);
        let loser = people
            .iter()
            .rev()
            .find(|person| content.contains(&person.id));
        resign(loser.expect("a player"), round).await;
    }
    let over = env.wait_for_edit(&post, "🥇").await;
    assert_contains(&over, &format!("🥇 <@{}>", people[0].id));
    env.wait_for_post(0, "Congratulations").await;
    let posts: Vec<Value> = env.state(None).await["messages"][&boss.channel]
        .as_array()
        .unwrap()
        .iter()
        .filter(|message| text(&message["content"]).contains("tournament #1"))
        .filter(|message| !is_private(message))
        .cloned()
        .collect();
    assert_eq!(posts.len(), 1, "one standing post: {posts:#?}");
    assert_eq!(env.posts(4).await.len(), 0, "three games and no more");
    let checked = env.banyan(&["check"]).await;
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    env.close().await;
}
