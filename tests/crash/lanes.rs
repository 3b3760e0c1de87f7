//! Kills in every lane of the outbox: while a computer player thinks, a follower is sent boards, and ratings are computed
//! again in the background after a moderator has voided a game.

use serde_json::{Value, json};

use super::{Run, jobs::kill_in_jobs};
use crate::{commands::challenge_options, common::text, store::database::Database};

/// The jobs in which the bot is killed.
const JOBS: [&str; 4] = ["think", "watch", "show", "sweep-ratings"];

/// Those about followers alone.
const ABOUT_FOLLOWERS: [&str; 2] = ["watch", "show"];

const FOLLOWERS: &str = "SELECT COUNT(*) FROM watches";
const VOIDED: &str = "SELECT COUNT(*) FROM matches WHERE phase = 'void'";
const SWEEPS: &str = "SELECT COUNT(*) FROM rating_sweeps";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_in_any_lane_loses_nothing_and_doubles_nothing() {
    kill_in_every_lane(|| async { Database::sqlite() }).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_before_a_followers_last_board_loses_none() {
    kill_at_the_last_board(|| async { Database::sqlite() }).await;
}

mod postgres {
    use super::{Database, kill_at_the_last_board, kill_in_every_lane};

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn a_kill_in_any_lane_loses_nothing_and_doubles_nothing() {
        kill_in_every_lane(Database::postgres).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn a_kill_before_a_followers_last_board_loses_none() {
        kill_at_the_last_board(Database::postgres).await;
    }
}

/// Kills at each point inside the jobs, each time on a database of its own.
async fn kill_in_every_lane<D: Future<Output = Database> + 'static>(database: impl Fn() -> D) {
    kill_in_jobs(&JOBS, |passage| {
        let database = database();
        async move {
            let database = database.await;
            let run = Run::open_on(&passage, &database).await;
            run.plays_in_every_lane().await;
            database.clean_up().await;
            run
        }
    })
    .await;
}

/// The same where no later board comes in the place of a lost one.
async fn kill_at_the_last_board<D: Future<Output = Database> + 'static>(database: impl Fn() -> D) {
    kill_in_jobs(&ABOUT_FOLLOWERS, |passage| {
        let database = database();
        async move {
            let database = database.await;
            let run = Run::open_on(&passage, &database).await;
            run.is_followed_to_the_end().await;
            database.clean_up().await;
            run
        }
    })
    .await;
}

fn events_of(number: u64) -> String {
    format!("SELECT COUNT(*) FROM events WHERE match_id = {number}")
}

impl Run {
    /// Alice wins two rated games against Bob; Carol follows her third game, against a computer, and as a moderator
    /// voids the first, which changes the ratings after the second.
    async fn plays_in_every_lane(&self) {
        self.wait_until_online().await;
        let carol = self.env.person("Carol").await;
        carol.moderator().await;
        for number in [1, 2] {
            self.wins_rated(number).await;
        }
        self.followed_against_a_computer().await;
        let voids = async || {
            let options =
                json!([{"name": "game", "value": 1}, {"name": "reason", "value": "a bet"}]);
            let void = json!([{"name": "void", "options": options}]);
            let command = json!({"type": "command", "name": "moderate", "options": void});
            Some(carol.interact(command).await)
        };
        self.until(VOIDED, 1, voids).await;
        self.nothing_is_owed().await;
        assert_eq!(self.count(SWEEPS).await, 0, "{}", self.log());
        self.shows_everything_once().await;
        self.env.kill_bot();
        for command in [&["check"][..], &["ratings"]] {
            let checked = self.env.banyan(command).await;
            let told = String::from_utf8_lossy(&checked.stdout).into_owned();
            assert_eq!(checked.status.code(), Some(0), "{checked:?}");
            let right = command[0] == "check" || told.contains("Rated games: 1.\nEach comes to");
            assert!(right, "{told}\n{}", self.log());
        }
    }

    /// Carol follows a game when only its last event is left.
    async fn is_followed_to_the_end(&self) {
        self.wait_until_online().await;
        let (bob, carol) = (self.env.person("Bob").await, self.env.person("Carol").await);
        self.plays_rated(1).await;
        let follows = async || Some(carol.send("watch", &[("game", json!(1))]).await);
        self.until(FOLLOWERS, 1, follows).await;
        let resigns = async || self.resign(&bob, 1).await;
        self.until(&events_of(1), 5, resigns).await;
        self.nothing_is_owed().await;
        assert_eq!(self.copies().await, ["banyan-1-5.png"], "{}", self.log());
        assert_eq!(self.count(FOLLOWERS).await, 0, "{}", self.log());
        self.env.kill_bot();
        let checked = self.env.banyan(&["check"]).await;
        assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    }

    pub(super) async fn wins_rated(&self, number: u64) {
        self.plays_rated(number).await;
        let bob = self.env.person("Bob").await;
        let resigns = async || self.resign(&bob, number).await;
        self.until(&events_of(number), 5, resigns).await;
    }

    /// A rated game of Alice and Bob with a move of each.
    async fn plays_rated(&self, number: u64) {
        let (alice, bob) = (self.env.person("Alice").await, self.env.person("Bob").await);
        let plays = |mv: &str| [("move", json!(mv)), ("game", json!(number))];
        let challenges = async || Some(alice.send("challenge", &challenge_options(&bob)).await);
        self.until(&events_of(number), 1, challenges).await;
        let accepts = async || {
            let posts = self.env.posts(number).await;
            let challenge = posts.last().expect("a challenge");
            Some(bob.press_only(challenge, "accept", &[]).await)
        };
        self.until(&events_of(number), 2, accepts).await;
        let opens = async || Some(alice.send("move", &plays("e3d3")).await);
        self.until(&events_of(number), 3, opens).await;
        let answers = async || Some(bob.send("move", &plays("a9a8")).await);
        self.until(&events_of(number), 4, answers).await;
    }

    async fn followed_against_a_computer(&self) {
        let (alice, carol) = (
            self.env.person("Alice").await,
            self.env.person("Carol").await,
        );
        let game = ("game", json!(3));
        let options = [
            ("game", json!("jungle")),
            ("level", json!(1)),
            ("side", json!("first")),
        ];
        let challenges = async || Some(alice.send("challenge", &options).await);
        self.until(&events_of(3), 2, challenges).await;
        let follows = async || Some(carol.send("watch", std::slice::from_ref(&game)).await);
        self.until(FOLLOWERS, 1, follows).await;
        let options = [("move", json!("e3d3")), game.clone()];
        let moves = async || Some(alice.send("move", &options).await);
        self.until(&events_of(3), 4, moves).await;
    }

    /// Checks the boards in the channel, the follower's copies and the news of the moderator's act.
    async fn shows_everything_once(&self) {
        let env = &self.env;
        let boards = env.boards(3).await;
        let seqs: Vec<u64> = boards.iter().map(|(seq, _)| *seq).collect();
        assert_eq!(seqs, [2, 3, 4], "each board once\n{}", self.log());
        let posts = env.posts(1).await;
        let told = posts
            .iter()
            .filter(|post| text(&post["content"]).contains("a bet"));
        assert_eq!(told.count(), 1, "the news once\n{}", self.log());
        let copies = self.copies().await;
        // The computer may have answered before the first copy was sent.
        let wanted = ["banyan-3-3.png", "banyan-3-4.png"].map(str::to_owned);
        let right = wanted.ends_with(&copies) && !copies.is_empty();
        assert!(right, "the follower's boards: {copies:?}\n{}", self.log());
    }

    /// The pictures in Carol's direct messages.
    async fn copies(&self) -> Vec<String> {
        let carol = self.env.person("Carol").await;
        let direct = self.env.direct(&carol).await;
        let state = self.env.state(Some(&carol.id)).await;
        let copies = state["messages"][&direct].as_array().into_iter().flatten();
        let picture = |copy: &Value| text(&copy["attachments"][0]["filename"]);
        copies
            .map(picture)
            .filter(|name| !name.is_empty())
            .collect()
    }
}
