//! What happens around the moves of a game, on a desktop and on a phone: a counter-offer, offers, resigning, a rematch,
//! several games at once, a vacation, threads. Takes the screenshots for `docs/pictures/make`.

use banyan::render;
use serde_json::json;

use super::{
    chrome::Chrome,
    offers,
    pictures::are_wanted,
    visit::{LANGUAGES, Visit, devices},
};
use crate::{
    commands::{begin, challenge, play},
    common::{TestEnvironment, text},
};

impl Visit<'_> {
    /// Bob wants another clock, and Alice agrees.
    async fn counter(&self) {
        let (alice, bob) = (self.person("Alice").await, self.person("Bob").await);
        let asked = challenge(&alice, &bob).await;
        let menus = bob.press(&asked, "propose", &[]).await;
        let menus = bob.press(&menus, "choose-time", &["10d+36h"]).await;
        self.sees_and_shows("counter", &menus).await;
        bob.press(&menus, "send", &[]).await;
        let post = self.posted("accept").await;
        assert_ne!(post["id"], asked["id"]);
        self.sees_and_shows("counter-post", &post).await;
        alice.press(&post, "accept", &[]).await;
    }

    /// A draw and a takeback, offered by Alice; and what Bob can offer.
    async fn offer(&self) {
        let (alice, bob) = (self.person("Alice").await, self.person("Bob").await);
        let board = play(&alice, 1, "e3d3").await;
        let panel = bob.press(&board, "more", &[]).await;
        self.sees_and_shows("more", &panel).await;
        alice.command("offer", &[("what", json!("draw"))]).await;
        let offer = self.posted("agree-draw").await;
        self.sees_and_shows("draw", &offer).await;
        let sure = bob.press(&offer, "agree-draw", &[]).await;
        self.sees_and_shows("draw-sure", &sure).await;
        bob.press(&offer, "refuse-draw", &[]).await;
        // After the answer a move can be taken back only if the opponent agrees.
        play(&bob, 1, "a9a8").await;
        alice.command("offer", &[("what", json!("takeback"))]).await;
        let offer = self.posted("agree-takeback").await;
        self.sees_and_shows("takeback", &offer).await;
        bob.press(&offer, "refuse-takeback", &[]).await;
        play(&alice, 1, "d3d4").await;
    }

    /// A move that could be meant in two games.
    async fn several(&self) {
        let (alice, bob) = (self.person("Alice").await, self.person("Bob").await);
        let (number, _) = begin(&alice, &bob).await;
        play(&alice, number, "e3d3").await;
        let which = bob.command("move", &[("move", json!("a7a6"))]).await;
        self.sees_and_shows("several", &which).await;
    }

    /// Bob resigns, and Alice wants another game.
    async fn end(&self) {
        let (alice, bob) = (self.person("Alice").await, self.person("Bob").await);
        let sure = bob.command("resign", &[("game", json!(1))]).await;
        self.sees_and_shows("resign", &sure).await;
        bob.press(&sure, "resign-yes", &[]).await;
        let end = self.posted("rematch").await;
        self.sees_and_shows("end", &end).await;
        let animation = bob.press(&end, "replay", &[]).await;
        self.sees(&animation).await;
        if are_wanted() {
            // A picture shows the end of the animation: three moves.
            let durations = render::FrameDurations::default();
            tokio::time::sleep(3 * durations.step + durations.end / 2).await;
        }
        self.shows("replay", &[&animation]).await;
        alice.press(&end, "rematch", &[]).await;
        let offer = self.posted("agree-rematch").await;
        self.sees_and_shows("rematch", &offer).await;
    }

    async fn leaves(&self) {
        let bob = self.person("Bob").await;
        let told = bob.command("vacation", &[("days", json!(7))]).await;
        self.sees_and_shows("vacation", &told).await;
        bob.command("vacation", &[("back", json!(true))]).await;
    }

    /// A game in a thread of its own.
    async fn thread(&self) {
        let (alice, bob) = (self.person("Alice").await, self.person("Bob").await);
        alice.command("server", &[("threads", json!("on"))]).await;
        let since = self.env.mark();
        let (_, opening) = begin(&alice, &bob).await;
        let thread = text(&opening["id"]);
        self.env
            .wait_for_event(since, "a board in the thread", |event| {
                event["message"]["channel_id"] == thread.as_str()
            })
            .await;
        let post = |message: &serde_json::Value| message["id"] == thread.as_str();
        let post = self.window.message("the opening", post).await;
        self.shows("thread", &[&post]).await;
        let state = self.env.state(None).await;
        let mut channels = state["channels"].as_array().into_iter().flatten();
        let channel = channels.find(|channel| channel["id"] == thread.as_str());
        self.go_to(&text(&channel.expect("the thread")["name"]))
            .await;
        let board = |message: &serde_json::Value| {
            offers(message, "move") && message["pictures"][0]["loaded"] == true
        };
        let board = self.window.message("the board", board).await;
        self.shows("thread-inside", &[&board]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn offers_have_room_at_a_desk_and_on_a_phone() {
    for device in devices() {
        for language in LANGUAGES {
            let env = TestEnvironment::open().await;
            let chrome = Chrome::start();
            let visit = Visit::open(&env, &chrome, "Bob", device, language).await;
            visit.counter().await;
            visit.offer().await;
            visit.several().await;
            visit.end().await;
            visit.leaves().await;
            visit.thread().await;
            visit.window.close().await;
            env.close().await;
        }
    }
}
