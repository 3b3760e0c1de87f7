//! A ladder and a league, on a desktop and on a phone. Takes the screenshots for `docs/pictures/make`.

use serde_json::{Value, json};

use super::{
    chrome::Chrome,
    tournament::{PEOPLE, add_people},
    visit::{LANGUAGES, Visit, devices},
};
use crate::common::{TestEnvironment, menu_values, text};

impl Visit<'_> {
    /// A running tournament of the first people.
    async fn runs(&self, people: usize, options: &[(&str, Value)]) -> Value {
        let alice = self.person("Alice").await;
        alice.command_in("tournament", "create", options).await;
        let title = text(&options[0].1);
        let post = self.env.wait_for_post(0, &title).await;
        for who in &PEOPLE[..people] {
            let person = self.person(who).await;
            person.press(&post, "tournament:join", &[]).await;
        }
        alice.command_in("tournament", "start", &[]).await;
        let id = text(&post["id"]);
        let drawn = format!(
            "return document.querySelector(`[data-message-id='{id}'] img`)?.naturalWidth > 0"
        );
        self.window.until("its table", &drawn).await;
        post
    }

    async fn climbs(&self) {
        let options = [
            ("title", json!("Autumn Ladder")),
            ("game", json!("dobutsu")),
            ("format", json!("ladder")),
        ];
        self.runs(6, &options).await;
        let post = self.posted("tournament:challenge").await;
        self.sees_and_shows("ladder", &post).await;
        let dave = self.person("Dave").await;
        let panel = dave.press(&post, "tournament:challenge", &[]).await;
        self.sees_and_shows("ladder-challenge", &panel).await;
        let above = menu_values(&panel, "tournament:opponent");
        dave.press(&panel, "tournament:opponent", &[&above[0]])
            .await;
        let asked = self.posted("ladder:accept").await;
        self.sees_and_shows("ladder-posted", &asked).await;
    }

    async fn plays_seasons(&self) {
        let options = [
            ("title", json!("Winter League")),
            ("game", json!("jungle")),
            ("format", json!("league")),
            ("division", json!(4)),
        ];
        let post = self.runs(8, &options).await;
        self.shows("league", &[&post]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn a_ladder_and_a_league_are_held_at_a_desk_and_on_a_phone() {
    for device in devices() {
        for language in LANGUAGES {
            let env = TestEnvironment::open().await;
            add_people(&env).await;
            let chrome = Chrome::start();
            let visit = Visit::open(&env, &chrome, "Dave", device, language).await;
            visit.climbs().await;
            visit.plays_seasons().await;
            visit.window.close().await;
            env.close().await;
        }
    }
}
