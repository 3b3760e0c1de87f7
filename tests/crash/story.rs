//! The scenario of the kills at every point: a match from its challenge to its end, and what must be in the channel.

use std::time::{Duration, Instant};

use banyan::{play::MatchId, store::Store};
use serde_json::json;
use tokio::time::sleep;

use super::{Run, TIMEOUT};
use crate::{
    commands::challenge_options,
    common::{SentInteraction, controls, text},
};

/// The scenario; each act adds one event to the match.
const STORY: &[Act] = &[
    Act::Challenge,
    Act::Press("Bob", "accept"),
    Act::Move("Alice", "e3d3"),
    Act::TooLate("Bob", "a9a8"),
    Act::Slow("Alice", "d3d4"),
    Act::Offer("Alice"),
    Act::Press("Bob", "refuse-draw"),
    Act::Resign("Bob"),
];

#[derive(Clone, Copy, Debug)]
enum Act {
    /// Alice challenges Bob.
    Challenge,
    /// A person presses a button of the newest post.
    Press(&'static str, &'static str),
    Move(&'static str, &'static str),
    /// A move whose answer Discord no longer accepts, so that the worker posts it.
    TooLate(&'static str, &'static str),
    /// A move for which the database is so slow that the answer is deferred.
    Slow(&'static str, &'static str),
    /// A person offers a draw.
    Offer(&'static str),
    /// A person resigns and confirms.
    Resign(&'static str),
}

impl Run {
    /// Plays the scenario, including the first act after the bot's death.
    pub(super) async fn play(&self) {
        let mut wanted = 0;
        for act in STORY {
            wanted += 1;
            let goes_on = self.has_died();
            let begun = Instant::now();
            loop {
                self.wait_until_online().await;
                if let Some(outcome) = self.act(*act).await {
                    self.over(&outcome).await;
                }
                let events = self.settled().await;
                if events == wanted {
                    break;
                }
                assert_eq!(
                    events,
                    wanted - 1,
                    "{act:?} came to something else\n{}",
                    self.log()
                );
                assert!(
                    begun.elapsed() < TIMEOUT,
                    "{act:?} does not succeed\n{}",
                    self.log()
                );
            }
            self.look(wanted).await;
            if goes_on {
                break;
            }
        }
        self.wait_until_online().await;
        self.env.kill_bot();
        let store = Store::open(&self.env.database_url).await;
        let store = store.expect("the database");
        let game = store.load_match(MatchId(1)).await;
        let game = game.expect("it replays").expect("the match");
        assert_eq!(i64::from(game.seq()), wanted);
        assert_eq!(self.count_pending_jobs().await, 0, "no job is pending");
    }

    /// Performs an act as a person would; `None` if it cannot be started because the bot is dead.
    async fn act(&self, act: Act) -> Option<SentInteraction> {
        let env = &self.env;
        let moves = |mv| [("move", json!(mv))];
        Some(match act {
            Act::Challenge => {
                let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
                alice.send("challenge", &challenge_options(&bob)).await
            }
            Act::Press(name, verb) => {
                let posts = env.posts(1).await;
                let post = posts.last().expect("a post");
                env.person(name).await.press_only(post, verb, &[]).await
            }
            Act::Move(name, mv) => env.person(name).await.send("move", &moves(mv)).await,
            Act::TooLate(name, mv) => {
                let late = json!({"route": "POST /interactions/*/callback*", "kind": "status", "status": 404,
                    "body": {"code": 10062, "message": "Unknown interaction"}});
                env.faults(json!([late])).await;
                let outcome = env.person(name).await.send("move", &moves(mv)).await;
                self.over(&outcome).await;
                env.faults(json!([])).await;
                outcome
            }
            Act::Slow(name, mv) => {
                let lock = env.lock_database().await;
                let outcome = env.person(name).await.send("move", &moves(mv)).await;
                let begun = Instant::now();
                while begun.elapsed() < Duration::from_millis(2_300) && self.is_running() {
                    sleep(Duration::from_millis(20)).await;
                }
                drop(lock);
                outcome
            }
            Act::Offer(name) => {
                let draw = [("what", json!("draw"))];
                env.person(name).await.send("offer", &draw).await
            }
            Act::Resign(name) => {
                let person = env.person(name).await;
                self.resign(&person, 1).await?
            }
        })
    }

    /// Checks that every event is in the channel once, and that only the current board has controls.
    async fn look(&self, events: i64) {
        let env = &self.env;
        let past = &STORY[..events as usize];
        let shown = |at: usize| !matches!(past[at], Act::Offer(_) | Act::Press(_, "refuse-draw"));
        // The challenge has no board; offers and refusals are text only.
        let wanted: Vec<u64> = (1..past.len())
            .filter(|at| shown(*at))
            .map(|at| at as u64 + 1)
            .collect();
        let boards = env.boards(1).await;
        let found: Vec<u64> = boards.iter().map(|(seq, _)| *seq).collect();
        assert_eq!(found, wanted, "the boards in the channel\n{}", self.log());
        let posts = env.posts(1).await;
        // An offer is a post of its own, and so is its refusal.
        let said = |act: &&Act| matches!(act, Act::Offer(_) | Act::Press(_, "refuse-draw"));
        let said = past.iter().filter(said).count();
        assert_eq!(
            posts.len(),
            1 + wanted.len() + said,
            "one post for each event\n{}",
            self.log()
        );
        let current = boards.last().map_or(&posts[0], |(_, board)| board);
        let offered = matches!(past[past.len() - 1], Act::Offer(_));
        for post in &posts {
            let can = post["id"] == current["id"]
                || (offered && post["id"] == posts[posts.len() - 1]["id"]);
            assert_eq!(
                controls(post).is_empty(),
                !can,
                "{}\n{}",
                text(&post["content"]),
                self.log()
            );
        }
    }
}
