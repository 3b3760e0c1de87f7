//! A sandbox with the bot's code in this process, so that tests control the clock.

use std::{sync::Arc, time::Duration};

use banyan::{
    app::{App, Clock, Limits, Rates},
    discord::{api::rest::Rest, delivery::bot::Bot},
    play::{
        Actor, ChannelId, Command, GuildId, Match, MatchId, PlayerId, SideChoice, Terms,
        TimeControl, Timestamp,
    },
    rules::Side,
    sandbox::{Options, Running, Sandbox},
    secret::Secret,
    store::{Notices, Preference, Store, Watch},
    worker,
};
use serde_json::{Value, json};

use crate::common::{backstage, calls, player, text};

pub const ALICE: PlayerId = PlayerId(1);
pub const BOB: PlayerId = PlayerId(2);
pub const CAROL: PlayerId = PlayerId(3);
pub const GUILD: GuildId = GuildId(1_000_000_000_000_000_100);
pub const GAMES: ChannelId = ChannelId(1_000_000_000_000_000_201);
pub const ALICES_DM: ChannelId = ChannelId(1_000_000_000_000_000_401);
pub const BOBS_DM: ChannelId = ChannelId(1_000_000_000_000_000_402);
pub const CAROLS_DM: ChannelId = ChannelId(1_000_000_000_000_000_403);

/// The Discord ids of these three players.
pub fn user(player: PlayerId) -> String {
    (1_000_000_000_000_000_300 + player.0).to_string()
}

/// Alternating moves that do not end the game soon.
pub const MOVES: [&str; 8] = [
    "e3d3", "a9a8", "d3d4", "a8a9", "d4d5", "a9a8", "d5d6", "a8a9",
];

pub struct TestSandbox {
    pub bot: Arc<Bot>,
    pub clock: Clock,
    running: Running,
    http: reqwest::Client,
}

impl TestSandbox {
    /// The time is noon in Berlin in winter.
    pub async fn open() -> Self {
        Self::open_on("sqlite::memory:").await
    }

    /// The same on a database.
    pub async fn open_on(database: &str) -> Self {
        let running = Sandbox::start(Options::default()).await.expect("a sandbox");
        let noon: jiff::Timestamp = "2026-01-10T11:00:00Z".parse().expect("a time");
        let clock = Clock::manual(Timestamp(noon.as_millisecond()));
        let store = Store::open(database).await.expect("a store");
        for known in [ALICE, BOB, CAROL] {
            let id = user(known).parse().expect("an id");
            assert_eq!(player(&store, id).await, known);
        }
        let app = App {
            clock: clock.clone(),
            limits: Limits {
                rates: Rates::NONE,
                ..Limits::default()
            },
            ..App::new(store)
        };
        let origin = running.base_url().parse().expect("an address");
        let bot = Arc::new(Bot {
            app: Arc::new(app),
            rest: Rest::new(&origin, Secret::new("sandbox")).expect("a way to Discord"),
        });
        Self {
            bot,
            clock,
            running,
            http: reqwest::Client::new(),
        }
    }

    /// Shuts down and keeps the bot's requests where they are wanted.
    pub async fn close(self) {
        let log = self.get("/sandbox/log?since=0").await;
        calls::keep_requests(log["entries"].as_array().expect("a log"));
        self.running.shutdown().await;
    }

    pub async fn get(&self, path: &str) -> Value {
        let url = format!("{}{path}", self.running.base_url());
        backstage::get(&self.http, &url).await
    }

    /// Changes something by the sandbox's test controls; returns its answer.
    pub async fn set(&self, path: &str, body: Value) -> Value {
        let url = format!("{}/sandbox/{path}", self.running.base_url());
        let (status, answer) = backstage::post(&self.http, &url, &body).await;
        assert!(status < 300, "{answer}");
        answer
    }

    pub async fn add_channel(&self, name: &str) -> ChannelId {
        let made = self.set("channel", json!({"name": name})).await;
        ChannelId(text(&made["channel"]["id"]).parse().expect("an id"))
    }

    pub async fn remove_channel(&self, channel: ChannelId) {
        let url = format!(
            "{}/sandbox/channel?channel={channel}",
            self.running.base_url()
        );
        let answer = self.http.delete(url).send().await.expect("an answer");
        assert!(answer.status().is_success());
    }

    /// A moderator deletes a message.
    pub async fn remove_message(&self, message: &Value) {
        let base = self.running.base_url();
        let url = format!("{base}/sandbox/message?message={}", text(&message["id"]));
        let answer = self.http.delete(url).send().await.expect("an answer");
        assert!(answer.status().is_success());
    }

    pub async fn refuse_dms(&self, player: PlayerId, refuse: bool) {
        self.set("dms", json!({"user": user(player), "refuse": refuse}))
            .await;
    }

    /// Does the due jobs until none is left.
    pub async fn drain(&self) {
        for _ in 0..500 {
            if !worker::step(&self.bot).await.expect("the queue") {
                return;
            }
        }
        panic!("the queue never ends");
    }

    /// Does the due jobs repeatedly for some seconds.
    pub async fn drain_for(&self, seconds: u64) {
        for _ in 0..seconds {
            self.drain().await;
            self.clock.advance(Duration::from_secs(1));
        }
        self.drain().await;
    }

    /// Lets time pass and does the jobs that are due then.
    pub async fn wait(&self, hours: u64) {
        self.clock.advance(Duration::from_hours(hours));
        self.drain_for(3).await;
    }

    pub async fn prefers(&self, player: PlayerId, notices: Notices, quiet: Option<&str>) {
        let chosen = [
            Preference::Notices(notices),
            Preference::Quiet(quiet.map(|hours| hours.parse().expect("hours"))),
            Preference::Zone(Some("Europe/Berlin".to_owned())),
        ];
        let store = &self.bot.app.store;
        store
            .update_preferences(player, &chosen)
            .await
            .expect("the store");
    }

    pub async fn does(&self, id: MatchId, player: PlayerId, command: Command) {
        let by = Actor::Player(player);
        self.bot
            .app
            .act(id, by, command, None, None)
            .await
            .expect("an act");
        self.drain_for(3).await;
    }

    /// Carol acts as a moderator.
    pub async fn judges(&self, id: MatchId, command: Command) {
        let (app, by) = (&self.bot.app, Actor::Moderator(CAROL));
        app.act(id, by, command, None, None).await.expect("an act");
        self.drain_for(3).await;
    }

    /// A challenge from Alice to Bob, as the first side.
    pub async fn challenge(&self, time: TimeControl) -> MatchId {
        self.challenge_as(SideChoice::First, time).await
    }

    /// The same as either side.
    pub async fn challenge_as(&self, side: SideChoice, time: TimeControl) -> MatchId {
        let ruleset = "jungle/classic".parse().expect("a ruleset");
        let terms = Terms {
            side,
            guild: Some(GUILD),
            time,
            ..Terms::new(ALICE, Some(BOB), ruleset, GAMES)
        };
        let acted = self
            .bot
            .app
            .challenge(terms, None)
            .await
            .expect("a challenge");
        self.drain_for(3).await;
        acted.game.id()
    }

    /// A match in which Alice makes the first move.
    pub async fn begin(&self, time: TimeControl) -> MatchId {
        let id = self.challenge(time).await;
        self.does(id, BOB, Command::Accept { lot: Side::First })
            .await;
        id
    }

    /// Plays the next of [`MOVES`].
    pub async fn play(&self, id: MatchId) {
        let game = self.game(id).await;
        let text = MOVES[game.record().ply()].to_owned();
        let mover = game.to_move().expect("somebody is to move");
        self.does(id, mover, Command::Move { text }).await;
    }

    /// The side to move plays, and the post about it waits.
    pub async fn moves(&self, id: MatchId, text: &str) {
        let mover = self.game(id).await.to_move().expect("a mover");
        let (by, text) = (Actor::Player(mover), text.to_owned());
        let command = Command::Move { text };
        let acted = self.bot.app.act(id, by, command, None, None).await;
        acted.expect("a move");
    }

    /// A player follows a match from now on.
    pub async fn follow(&self, match_id: MatchId, player: PlayerId) {
        let seen = self.game(match_id).await.seq();
        let watch = Watch {
            match_id,
            player,
            seen,
        };
        self.bot.app.store.watch(&watch).await.expect("the store");
    }

    pub async fn game(&self, id: MatchId) -> Match {
        let game = self.bot.app.game(id).await.expect("the store");
        game.expect("a match")
    }

    /// The messages of a channel, oldest first.
    pub async fn messages(&self, channel: ChannelId) -> Vec<Value> {
        let state = self.get("/sandbox/state").await;
        let messages = state["messages"][channel.to_string()].as_array();
        messages.cloned().unwrap_or_default()
    }

    pub async fn newest(&self, channel: ChannelId) -> Value {
        self.messages(channel).await.pop().expect("a message")
    }

    /// The texts of a channel's messages, oldest first.
    pub async fn texts(&self, channel: ChannelId) -> Vec<String> {
        let messages = self.messages(channel).await;
        messages
            .iter()
            .map(|message| text(&message["content"]))
            .collect()
    }

    /// A channel as Discord's JSON.
    pub async fn channel(&self, id: ChannelId) -> Value {
        let state = self.get("/sandbox/state").await;
        let mut channels = state["channels"].as_array().expect("channels").iter();
        let found = channels.find(|channel| channel["id"] == id.to_string().as_str());
        found.cloned().unwrap_or_default()
    }

    /// How many calls the bot has made, by method and end of the path.
    pub async fn calls(&self, method: &str, end: &str) -> usize {
        let log = self.get("/sandbox/log?since=0").await;
        let entries = log["entries"].as_array().expect("a log").iter();
        entries
            .filter(|entry| entry["method"] == method && text(&entry["path"]).ends_with(end))
            .count()
    }
}

/// Whether a message is silent.
pub fn is_silent(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 4096 != 0
}
