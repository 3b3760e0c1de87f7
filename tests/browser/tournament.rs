//! A knockout of eight at a desk and on a phone: it is created in the panel, everybody joins by the button, a game is
//! resigned, the standing post shows it, and all other games are played. Takes the screenshots for `docs/pictures/make`.

use serde_json::{Value, json};

use super::{
    chrome::Chrome,
    note, offers,
    pictures::keep,
    visit::{DEVICES, LANGUAGES, Visit},
};
use crate::common::{TestEnvironment, text};

pub const PEOPLE: [&str; 8] = [
    "Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi",
];

impl Visit<'_> {
    /// Chooses the terms in the panel.
    async fn plan(&self) -> Value {
        let old = self.window.see().await;
        self.command("tournament create").await;
        let panel = self.answer(&old, "cfm").await;
        for (menu, value) in [
            ("cfo", "knockout"),
            ("cru", "dobutsu/official"),
            ("cda", "7"),
        ] {
            self.choose(&panel, menu, value).await;
        }
        self.shows("tournament-play", &[&panel]).await;
        self.window.press(&panel, "cjo").await;
        let places = |message: &Value| message["id"] == panel["id"] && offers(message, "cpy");
        let panel = self.window.message("the second section", places).await;
        self.choose(&panel, "cpy", "8").await;
        self.shows("tournament-join", &[&panel]).await;
        panel
    }

    /// Chooses the title in the panel's form.
    async fn create(&self, panel: &Value) {
        self.window.press(panel, "cfm").await;
        self.window.in_field("[data-testid=modal-field]").await;
        self.window.write("Spring Cup").await;
        self.shows_above("tournament-form", "#modal").await;
        self.window.click("[data-testid=modal-submit]").await;
        let ready = "return document.body.innerText.includes('Tournament #1 is ready')";
        self.window.until("the tournament", ready).await;
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

    /// Everybody joins by the button; the last one fills it.
    async fn join(&mut self) {
        for (at, who) in PEOPLE.into_iter().enumerate() {
            self.is_now(who).await;
            let post = self.post(&format!("{at} of 8")).await;
            if at + 1 == PEOPLE.len() {
                self.shows("tournament-open", &[&post]).await;
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
        let loser = self.player_of(1).await;
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
        self.shows("tournament-round", &[&post]).await;
        let picture = &post["pictures"][0];
        assert!(text(&picture["alt"]).contains("Spring Cup"), "{picture}");
        let width = picture["shown"].as_f64().unwrap_or_default();
        assert!(width >= 250.0, "{width} pixels");
    }
    /// One of a game's players.
    async fn player_of(&self, number: u64) -> &'static str {
        let board = self.town.wait_for_board(number, 2).await;
        let mut found = None;
        for who in PEOPLE {
            let person = self.town.person(who).await;
            if text(&board["content"]).contains(&person.id) {
                found = Some(who);
            }
        }
        found.expect("a player")
    }

    /// All other games are resigned too: two rounds more, with a match for the third place.
    async fn finish(&self) {
        for number in 2..=8 {
            let loser = self.player_of(number).await;
            let loser = self.town.person(loser).await;
            let game = [("game", json!(number))];
            let sure = loser.command("resign", &game).await;
            loser.press(&sure, "resign-yes", &[]).await;
            if number == 4 {
                let post = self.post("Round 2 of 3").await;
                let picture = text(&post["pictures"][0]["source"]);
                let picture = self.town.http.get(picture).send().await;
                let picture = picture.expect("an answer").bytes().await;
                keep("tournament.png", &picture.expect("a picture"));
            }
        }
        let post = self.post("🥇").await;
        self.shows("tournament-end", &[&post]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn eight_people_hold_one_at_a_desk_and_on_a_phone() {
    for device in DEVICES {
        for language in LANGUAGES {
            let town = TestEnvironment::open().await;
            inhabit(&town).await;
            let chrome = Chrome::start();
            let mut visit = Visit::open(&town, &chrome, "Alice", device, language).await;
            let panel = visit.plan().await;
            if language == LANGUAGES[0] {
                visit.create(&panel).await;
                visit.join().await;
                visit.resign().await;
                visit.finish().await;
            }
            visit.window.close().await;
            town.close().await;
        }
    }
}

/// Adds the people that a town lacks.
pub async fn inhabit(town: &TestEnvironment) {
    let state = town.state(None).await;
    for name in PEOPLE {
        let known = state["users"].as_array().expect("users").iter();
        if !known.into_iter().any(|user| user["global_name"] == name) {
            town.set("user", json!({"name": name})).await;
        }
    }
}
