//! Kills while a game gets its thread, and while the thread is archived after the end.

use banyan::{app::App, store::ServerSetting};
use serde_json::{Value, json};

use super::{Run, jobs::kill_in_jobs};
use crate::{commands::challenge_options, common::text};

/// The jobs in which the bot is killed.
const JOBS: [&str; 2] = ["thread", "archive"];

const CHALLENGES: &str = "SELECT COUNT(*) FROM matches";
const PLAYING: &str = "SELECT COUNT(*) FROM matches WHERE phase = 'playing'";
const MOVES: &str = "SELECT COUNT(*) FROM events WHERE kind = 'moved'";
const OVER: &str = "SELECT COUNT(*) FROM matches WHERE phase = 'over'";
/// A thread is archived five minutes after the end; here after some seconds, in which the last board comes.
const ARCHIVE_SOON: &str = "CREATE TRIGGER soon AFTER INSERT ON jobs WHEN NEW.kind = 'archive' \
    BEGIN UPDATE jobs SET due = 1000 * (3 + CAST(strftime('%s', 'now') AS INTEGER)) WHERE kind = 'archive'; END";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_at_a_thread_loses_nothing_and_doubles_nothing() {
    kill_in_jobs(&JOBS, |passage| async move {
        let run = Run::prepared(&passage, with_threads).await;
        run.plays_in_a_thread().await;
        run
    })
    .await;
}

/// The sandbox's server plays each game in a thread of its own.
async fn with_threads(app: App, run: &Run) {
    let threads = ServerSetting::Threads(true);
    let set = app.store.set_server(run.guild().await, &threads).await;
    set.expect("the store");
    run.change(ARCHIVE_SOON).await;
}

impl Run {
    /// Alice challenges Bob, both move, Bob resigns, and the thread is archived.
    async fn plays_in_a_thread(&self) {
        self.wait_until_online().await;
        let (alice, bob) = (self.env.person("Alice").await, self.env.person("Bob").await);
        let game = || ("game", json!(1));
        let challenges = async || Some(alice.send("challenge", &challenge_options(&bob)).await);
        self.until(CHALLENGES, 1, challenges).await;
        let accepts = async || {
            let posts = self.env.posts(1).await;
            let challenge = posts.last().expect("a challenge");
            Some(bob.press_only(challenge, "accept", &[]).await)
        };
        self.until(PLAYING, 1, accepts).await;
        let opens = async || Some(alice.send("move", &[("move", json!("e3d3")), game()]).await);
        self.until(MOVES, 1, opens).await;
        let answers = async || Some(bob.send("move", &[("move", json!("a9a8")), game()]).await);
        self.until(MOVES, 2, answers).await;
        self.until(OVER, 1, async || self.resign(&bob, 1).await)
            .await;
        self.has_one_archived_thread().await;
        self.env.kill_bot();
        let checked = self.env.banyan(&["check"]).await;
        assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    }

    /// Checks the thread, the boards in it, and the message in the channel that leads to it.
    async fn has_one_archived_thread(&self) {
        let state = self.env.state(None).await;
        let channels = state["channels"].as_array().into_iter().flatten();
        let threads: Vec<&Value> = channels.filter(|channel| channel["type"] == 11).collect();
        let [thread] = threads[..] else {
            panic!("one thread: {threads:#?}\n{}", self.log())
        };
        assert_eq!(thread["thread_metadata"]["archived"], true, "{thread}");
        let id = text(&thread["id"]);
        let posts = state["messages"][&id].as_array().into_iter().flatten();
        let board = |post: &Value| {
            let name = text(&post["attachments"][0]["filename"]);
            name.starts_with("banyan-1-").then_some(name)
        };
        let boards: Vec<String> = posts.filter_map(board).collect();
        let mut once = boards.clone();
        once.dedup();
        assert_eq!(boards, once, "each board once\n{}", self.log());
        // After the acceptance, after each move, and after the end.
        assert_eq!(boards.len(), 4, "{boards:?}\n{}", self.log());
        let leads = self
            .env
            .posts(1)
            .await
            .into_iter()
            .filter(|post| text(&post["content"]).contains(&format!("<#{id}>")));
        let leads: Vec<Value> = leads.collect();
        assert_eq!(leads.len(), 1, "{leads:#?}\n{}", self.log());
        let told = text(&leads[0]["content"]);
        assert!(told.contains(" wins"), "the end: {told}\n{}", self.log());
    }
}
