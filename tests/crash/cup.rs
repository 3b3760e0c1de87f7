//! Kills while a tournament starts, begins its game, takes the result and ends. However the bot dies, there is one game, one
//! standing post and one result.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Run, chosen, deaths};
use crate::common::text;

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
