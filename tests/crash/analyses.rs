//! Kills while a finished game is analysed and the result is shown to the player who waits for it.

use serde_json::{Value, json};

use super::{Run, jobs::kill_in_jobs};
use crate::common::{is_private, text};

/// The jobs in which the bot is killed.
const JOBS: [&str; 4] = ["analyse", "deepen", "show-analysis", "find-puzzles"];

/// Analyses of the first game that are complete: of all three positions, and nobody waits any more.
const COMPLETE: &str =
    "SELECT COUNT(*) FROM analyses WHERE match_id = 1 AND player IS NULL AND found LIKE '3 %'";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_during_an_analysis_loses_no_result() {
    kill_in_jobs(&JOBS, |passage| async move {
        let run = Run::open(&passage).await;
        run.analyses().await;
        run
    })
    .await;
}

impl Run {
    /// Alice wins a game against Bob and asks for its analysis.
    async fn analyses(&self) {
        self.wait_until_online().await;
        self.wins_rated(1).await;
        let alice = self.env.person("Alice").await;
        let asks = async || Some(alice.send("analyse", &[("game", json!(1))]).await);
        self.until(COMPLETE, 1, asks).await;
        let state = self.env.state(Some(&alice.id)).await;
        let messages = state["messages"][&alice.channel].as_array();
        let answers: Vec<&Value> = messages
            .into_iter()
            .flatten()
            .filter(|m| is_private(m))
            .collect();
        assert!(!answers.is_empty(), "an answer\n{}", self.log());
        for answer in answers {
            let words = text(&answer["content"]);
            assert!(words.contains("accuracy"), "{words}\n{}", self.log());
            let chart = text(&answer["attachments"][0]["filename"]);
            assert_eq!(chart, "banyan-1-analysis.png", "{}", self.log());
        }
        self.env.kill_bot();
        let checked = self.env.banyan(&["check"]).await;
        assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    }
}
