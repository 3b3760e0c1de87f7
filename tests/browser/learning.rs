//! A lesson, puzzles, a leaderboard, a profile, an analysis with its mistakes, on a desktop and on a phone. Takes the
//! screenshots for `docs/pictures/make`.

use std::time::Duration;

use banyan::render::Theme;
use serde_json::json;

use super::{
    chrome::Chrome,
    pictures::keep,
    tournament::{PEOPLE, add_people},
    visit::{LANGUAGES, Visit, devices},
};
use crate::{
    commands::{analysed_mistake, finished},
    common::{TestEnvironment, control, text},
    leaderboard::{raw, seated},
    puzzles::daily::meanwhile,
};

impl Visit<'_> {
    async fn learns(&self) {
        let bob = self.person("Bob").await;
        let task = bob.command("learn", &[("game", json!("jungle"))]).await;
        self.sees_and_shows("learn", &task).await;
        let options = [("game", json!("dobutsu")), ("theme", json!("drop"))];
        let task = bob.command("puzzle", &options).await;
        self.sees_and_shows("puzzle", &task).await;
        self.keeps_for_the_front_page("puzzle.png", &task).await;
        let step = bob.press(&task, "puzzle-step", &[]).await;
        let step = bob.press(&step, "puzzle-step", &[]).await;
        self.sees_and_shows("puzzle-solution", &step).await;
        self.keeps_for_the_front_page("puzzle-solution.png", &step)
            .await;
    }

    async fn keeps_for_the_front_page(&self, name: &str, message: &serde_json::Value) {
        if self.device.0 == "desktop" && self.language == LANGUAGES[0] {
            let ids = [text(&message["id"])];
            keep(name, &self.window.picture_of_messages(&ids).await);
        }
    }

    /// The puzzle of the day, posted in the channel for news.
    async fn puzzles_daily(&self) {
        let (guild, channel) = (self.env.guild().await, self.env.channel("games").await);
        let due = [
            format!(
                "INSERT INTO servers (guild, threads, announce_channel, daily_hour) VALUES ({guild}, 0, {channel}, 0) \
                 ON CONFLICT (guild) DO UPDATE SET announce_channel = {channel}, daily_hour = 0"
            ),
            "UPDATE jobs SET due = 0 WHERE kind = 'plan-daily'".to_owned(),
        ];
        meanwhile(self.env, &due).await;
        let post = self.posted("puzzle-begin").await;
        self.sees_and_shows("daily", &post).await;
    }

    /// Returns the number of the game that was played.
    async fn is_ranked(&self) -> u64 {
        let (alice, bob) = (self.person("Alice").await, self.person("Bob").await);
        let guild = self.env.home().await;
        let (number, _) = finished(&alice, &bob).await;
        let profile = bob.command("profile", &[]).await;
        self.sees_and_shows("profile", &profile).await;
        let mut sql: Vec<String> = ["ratings", "boards", "months"]
            .map(|table| format!("DELETE FROM {table}"))
            .into();
        for (at, who) in PEOPLE.into_iter().enumerate() {
            let person = self.person(who).await;
            let rating = 1630.0 - 37.0 * at as f64;
            sql.extend(seated(&guild, &person.id, who, rating));
            sql.push(format!(
                "UPDATE ratings SET wins = {} WHERE rating = {rating}",
                12 - at
            ));
        }
        raw(self.env, &sql).await;
        let game = [("game", json!("jungle"))];
        let list = bob.command("leaderboard", &game).await;
        self.sees_and_shows("leaderboard", &list).await;
        number
    }

    /// A game with one mistake, from a set-up position.
    async fn analyses(&self) {
        let (alice, bob) = (self.person("Alice").await, self.person("Bob").await);
        let shown = analysed_mistake(&alice, &bob).await;
        self.sees_and_shows("analysis", &shown).await;
        let task = bob.press(&shown, "mistake-begin", &[]).await;
        self.sees_and_shows("mistake", &task).await;
    }

    /// The chart of a whole game after the first pass, and the arrows of its first mistake, in every theme.
    async fn analyses_in_every_theme(&self, number: u64) {
        let bob = self.person("Bob").await;
        let game = [("game", json!(number))];
        for theme in Theme::ALL {
            let theme = theme.key();
            let chosen = format!(
                "INSERT INTO preferences (player, theme) SELECT id, '{theme}' FROM players WHERE kind = 'person' \
                 ON CONFLICT (player) DO UPDATE SET theme = '{theme}'"
            );
            raw(self.env, &[chosen]).await;
            let mut shown = bob.command("analyse", &game).await;
            for _ in 0..60 {
                if control(&shown, "analysis-mistake").is_some() {
                    break;
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
                shown = bob.command("analyse", &game).await;
            }
            self.sees_and_shows(&format!("chart-{theme}"), &shown).await;
            let arrows = bob.press(&shown, "analysis-mistake", &[]).await;
            self.sees_and_shows(&format!("arrows-{theme}"), &arrows)
                .await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn what_teaches_has_room_at_a_desk_and_on_a_phone() {
    for device in devices() {
        for language in LANGUAGES {
            let env = TestEnvironment::open().await;
            add_people(&env).await;
            let chrome = Chrome::start();
            let visit = Visit::open(&env, &chrome, "Bob", device, language).await;
            visit.learns().await;
            let game = visit.is_ranked().await;
            visit.analyses().await;
            visit.puzzles_daily().await;
            if device.0 == "phone" && language == LANGUAGES[0] {
                visit.analyses_in_every_theme(game).await;
            }
            visit.window.close().await;
            env.close().await;
        }
    }
}
