//! A knockout of eight at a desk and on a phone: it is created in the panel, everybody joins by the button, a game is
//! resigned, and the standing post shows it. Takes the screenshots for `docs/pictures/make`.

use fantoccini::key::Key;
use serde_json::{Value, json};

use super::{
    COMPOSER,
    chrome::{Chrome, Screen, Window},
    has_room, note, offers,
    pictures::keep,
};
use crate::common::{TestEnvironment, text};

const PEOPLE: [&str; 8] = [
    "Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi",
];

struct Visit<'a> {
    town: &'a TestEnvironment,
    chrome: &'a Chrome,
    window: Window,
    device: &'static str,
    screen: Screen,
}

impl Visit<'_> {
    /// Checks that the window shows everything, and takes a screenshot.
    async fn shows(&self, flow: &str) {
        has_room(&self.window, flow).await;
        let drawn = "return [...document.images].every(image => image.complete)";
        self.window.until("all pictures", drawn).await;
        let name = format!("flows/{}-{flow}.png", self.device);
        keep(&name, &self.window.picture().await);
    }

    /// Goes on as somebody else, with a device of the same kind.
    async fn is_now(&mut self, who: &str) {
        let next = self.chrome.window(self.town, who, self.screen).await;
        std::mem::replace(&mut self.window, next).close().await;
    }

    async fn says(&self, words: &str) {
        let script = format!("return document.body.innerText.includes('{words}')");
        self.window.until(words, &script).await;
    }

    /// Types a command without options and sends it.
    async fn command(&self, name: &str) {
        self.window.click(COMPOSER).await;
        self.window.write(&format!("/{name}")).await;
        let listed = format!(
            "return document.querySelector(\"[data-testid=command-option][data-command='{name}']\") !== null"
        );
        self.window.until(name, &listed).await;
        self.window.key(Key::Enter).await;
    }

    /// Chooses the terms in the panel, and the title in its form.
    async fn create(&self) {
        self.command("tournament create").await;
        let panel = note(&self.window, "the panel", |note| offers(note, "cfm")).await;
        for (menu, value, words) in [
            ("cfo", "knockout", "Format: Knockout"),
            ("cru", "dobutsu/official", "Game: Dōbutsu"),
            ("cda", "7", "Days per round: 7"),
        ] {
            self.window.pick(&panel, menu, value).await;
            self.says(words).await;
        }
        self.shows("tournament-play").await;
        self.window.press(&panel, "cjo").await;
        self.says("Places: 16").await;
        self.window.pick(&panel, "cpy", "8").await;
        self.says("Places: 8").await;
        self.shows("tournament-join").await;
        self.window.press(&panel, "cfm").await;
        self.window.in_field("[data-testid=modal-field]").await;
        self.window.write("Spring Cup").await;
        self.shows("tournament-form").await;
        self.window.click("[data-testid=modal-submit]").await;
        self.says("Tournament #1 is ready").await;
    }

    /// The standing post with these words, with its picture.
    async fn post(&self, words: &str) -> Value {
        let fits = |message: &Value| {
            let told = text(&message["text"]);
            message["private"] == false
                && told.contains("tournament #1")
                && told.contains(words)
                && message["pictures"]
                    .as_array()
                    .is_some_and(|all| all.iter().all(|picture| picture["loaded"] == true))
        };
        self.window.message(words, fits).await
    }

    async fn scroll_to(&self, message: &Value) {
        let id = text(&message["id"]);
        let script = format!(
            "document.querySelector(\"[data-message-id='{id}']\").scrollIntoView(); return true"
        );
        self.window.until("the post", &script).await;
    }

    /// Everybody joins by the button; the last one fills it.
    async fn join(&mut self) {
        for (at, who) in PEOPLE.into_iter().enumerate() {
            self.is_now(who).await;
            let post = self.post(&format!("{at} of 8")).await;
            if at + 1 == PEOPLE.len() {
                self.scroll_to(&post).await;
                self.shows("tournament-open").await;
            }
            self.window.press(&post, "tournament:join").await;
            note(&self.window, "the answer", |note| {
                text(&note["text"]).contains("joined Spring Cup")
            })
            .await;
        }
    }

    /// One of the first game's players resigns; the other goes on.
    async fn resign(&mut self) {
        let post = self.post("Round 1 of 3").await;
        assert_eq!(post["pictures"].as_array().map(Vec::len), Some(1));
        let board = self.town.wait_for_board(1, 2).await;
        let mut loser = None;
        for who in PEOPLE {
            let person = self.town.person(who).await;
            if text(&board["content"]).contains(&person.id) {
                loser = Some(who);
            }
        }
        let loser = loser.expect("the player to move");
        self.is_now(loser).await;
        self.command("resign").await;
        let sure = note(&self.window, "the question", |note| {
            offers(note, "resign-yes")
        })
        .await;
        self.window.press(&sure, "resign-yes").await;
        self.town.wait_for_board(1, 3).await;
        let listed = |post: &Value| text(&post["text"]).matches('#').count();
        // The title's number and three games are left.
        let fits = |message: &Value| {
            text(&message["text"]).contains("Round 1 of 3") && listed(message) == 4
        };
        let post = self.window.message("three running games", fits).await;
        self.scroll_to(&post).await;
        self.shows("tournament-round").await;
        let picture = &post["pictures"][0];
        assert!(text(&picture["alt"]).contains("Spring Cup"), "{picture}");
        let width = picture["shown"].as_f64().unwrap_or_default();
        assert!(width >= 250.0, "{width} pixels");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn eight_people_hold_one_at_a_desk_and_on_a_phone() {
    for (device, screen) in [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE)] {
        let town = TestEnvironment::open().await;
        let state = town.state(None).await;
        for name in PEOPLE {
            let known = state["users"].as_array().expect("users").iter();
            if !known.into_iter().any(|user| user["global_name"] == name) {
                town.set("user", json!({"name": name})).await;
            }
        }
        let chrome = Chrome::start();
        let window = chrome.window(&town, "Alice", screen).await;
        let mut visit = Visit {
            town: &town,
            chrome: &chrome,
            window,
            device,
            screen,
        };
        visit.create().await;
        visit.join().await;
        visit.resign().await;
        visit.window.close().await;
        town.close().await;
    }
}
