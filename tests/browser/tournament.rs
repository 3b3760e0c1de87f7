//! A knockout of eight at a desk and on a phone: it is created in the panel, everybody joins by the button, a game is
//! resigned, the standing post shows it, and all other games are played, up to the podium; on a phone in two languages. Takes
//! the screenshots for `docs/pictures/make`.

use banyan::{locale::Locale, say};
use serde_json::{Value, json};

use super::{
    COMPOSER,
    chrome::Chrome,
    note, offers,
    pictures::keep,
    visit::{LANGUAGES, Visit, devices},
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
        if self.is_pictured() {
            self.shows_above("tournament-form", "#modal").await;
        } else {
            self.is_shown("tournament-form").await;
        }
        self.window.click("[data-testid=modal-submit]").await;
        let created = say!(self.locale(), "tournament-created", number = "1");
        let ready = format!(
            "return document.body.innerText.includes({})",
            json!(created)
        );
        self.window.until("the tournament", &ready).await;
    }

    /// The rest of the flow after the panel.
    async fn is_held(&mut self, panel: &Value) {
        self.create(panel).await;
        self.join().await;
        self.resign().await;
        self.finish().await;
    }

    /// Whether the documentation has pictures of the whole flow in this language.
    fn is_pictured(&self) -> bool {
        self.language == LANGUAGES[0]
    }

    /// Takes a picture of the messages, or only checks that everything can be seen.
    async fn looks_well(&self, flow: &str, messages: &[&Value]) {
        if self.is_pictured() {
            return self.shows(flow, messages).await;
        }
        self.window.click(COMPOSER).await;
        self.is_shown(flow).await;
    }

    /// "Round 1 of 3".
    fn round(&self, round: u32) -> String {
        let round = round.to_string();
        plain(&say!(
            self.locale(),
            "tournament-round",
            round = round,
            rounds = "3"
        ))
    }

    /// The standing post with these words, with its picture.
    async fn post(&self, words: &str) -> Value {
        let heading = say!(
            self.locale(),
            "tournament-heading",
            title = "Spring Cup",
            number = "1"
        );
        let heading = plain(&heading);
        let fits = |message: &Value| {
            let told = text(&message["text"]);
            message["private"] == false
                && told.contains(&heading)
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
            let places = say!(self.locale(), "tournament-open", players = at, most = 8);
            let post = self.post(&plain(&places)).await;
            if at + 1 == PEOPLE.len() {
                self.looks_well("tournament-open", &[&post]).await;
            }
            self.window.press(&post, "tournament:join").await;
            let joined = plain(&say!(
                self.locale(),
                "tournament-joined",
                title = "Spring Cup"
            ));
            note(&self.window, "the answer", |note| {
                text(&note["text"]).contains(&joined)
            })
            .await;
        }
    }

    /// One of the first game's players resigns; the other goes on.
    async fn resign(&mut self) {
        let post = self.post(&self.round(1)).await;
        assert_eq!(post["pictures"].as_array().map(Vec::len), Some(1));
        let loser = self.player_of(1).await;
        self.is_now(loser).await;
        self.command("resign").await;
        let sure = note(&self.window, "the question", |note| {
            offers(note, "resign-yes")
        })
        .await;
        self.window.press(&sure, "resign-yes").await;
        self.env.wait_for_board(1, 3).await;
        let listed = |post: &Value| text(&post["text"]).matches('#').count();
        // The title's number and three games are left.
        let fits = |message: &Value| {
            text(&message["text"]).contains(&self.round(1)) && listed(message) == 4
        };
        let post = self.window.message("three running games", fits).await;
        self.looks_well("tournament-round", &[&post]).await;
        let picture = &post["pictures"][0];
        assert!(text(&picture["alt"]).contains("Spring Cup"), "{picture}");
        let width = picture["shown"].as_f64().unwrap_or_default();
        assert!(width >= 250.0, "{width} pixels");
    }
    /// One of a game's players.
    async fn player_of(&self, number: u64) -> &'static str {
        let board = self.env.wait_for_board(number, 2).await;
        let mut found = None;
        for who in PEOPLE {
            let person = self.env.person(who).await;
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
            let loser = self.env.person(loser).await;
            let game = [("game", json!(number))];
            let sure = loser.command("resign", &game).await;
            loser.press(&sure, "resign-yes", &[]).await;
            if number == 4 {
                let post = self.post(&self.round(2)).await;
                let picture = text(&post["pictures"][0]["source"]);
                let picture = self.env.http.get(picture).send().await;
                let picture = picture.expect("an answer").bytes().await;
                if self.is_pictured() {
                    keep("tournament.png", &picture.expect("a picture"));
                }
            }
        }
        let post = self.post("🥇").await;
        self.looks_well("tournament-end", &[&post]).await;
        let ended = say!(self.locale(), "tournament-ended", title = "Spring Cup");
        let ended = plain(&ended);
        let fits = |message: &Value| text(&message["text"]).contains(&ended);
        let podium = self.window.message("the podium", fits).await;
        let told = text(&podium["text"]);
        for medal in ["🥇", "🥈", "🥉"] {
            assert!(told.contains(medal), "{told}");
        }
        self.window.click(COMPOSER).await;
        self.is_shown("the podium").await;
        let width = self.window.ask("return innerWidth").await;
        assert_eq!(width, json!(self.device.1.size.0));
    }
}

/// A text without its marks, as the page shows it.
fn plain(text: &str) -> String {
    text.replace("**", "")
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn eight_people_hold_one_at_a_desk_and_on_a_phone() {
    for device in devices() {
        for language in LANGUAGES {
            let env = TestEnvironment::open().await;
            add_people(&env).await;
            let chrome = Chrome::start();
            let mut visit = Visit::open(&env, &chrome, "Alice", device, language).await;
            let panel = visit.plan().await;
            // The same in another language where there is least room.
            if language == LANGUAGES[0] || (device.1.phone && language == LANGUAGES[1]) {
                visit.is_held(&panel).await;
            }
            visit.window.close().await;
            env.close().await;
        }
    }
}

/// Takes a minute a language, so that `.ci/run` leaves it out.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test in_every_language_on_a_phone -- --ignored"]
async fn eight_people_hold_one_in_every_language_on_a_phone() {
    for locale in Locale::ALL {
        let env = TestEnvironment::open().await;
        add_people(&env).await;
        let chrome = Chrome::start();
        let language = locale.code();
        let mut visit = Visit::open(&env, &chrome, "Alice", devices()[1], language).await;
        let panel = visit.plan().await;
        visit.is_held(&panel).await;
        visit.window.close().await;
        env.close().await;
    }
}

/// Adds the people that an environment lacks.
pub async fn add_people(env: &TestEnvironment) {
    let state = env.state(None).await;
    for name in PEOPLE {
        let known = state["users"].as_array().expect("users").iter();
        if !known.into_iter().any(|user| user["global_name"] == name) {
            env.set("user", json!({"name": name})).await;
        }
    }
}
