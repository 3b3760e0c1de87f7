//! Kills inside the jobs that the passing of time makes due: a reminder, a notice of a turn, a flag, a challenge that
//! expires, and the end of a season.

use std::{collections::BTreeSet, time::Duration};

use banyan::{
    app::App,
    play::{Actor, Command, MatchId, SideChoice, Terms, TimeControl},
    rules::Side,
    store::{Notices, Preference},
};

use super::{Run, jobs::kill_in_jobs, prepared::clock_before};
use crate::leaderboard::{crowd, end_of_a_season};

/// The jobs in which the bot is killed.
const JOBS: [&str; 4] = ["remind", "notify", "flag", "expire"];
const OF_SEASONS: [&str; 2] = ["close-seasons", "season"];

const HOUR: Duration = Duration::from_hours(1);

const REMINDERS: &str = "SELECT COUNT(*) FROM jobs WHERE kind = 'remind'";

/// The matches, by what happens to them when the bot starts.
const REMINDED: MatchId = MatchId(1);
const FLAGGED: MatchId = MatchId(2);
const EXPIRED: MatchId = MatchId(3);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_while_time_runs_out_loses_nothing_and_doubles_nothing() {
    kill_in_jobs(&JOBS, |passage| async move {
        let run = Run::prepared(&passage, async |app, run| run.time_passes(app).await).await;
        run.time_has_passed().await;
        run
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_while_a_season_ends_keeps_it_and_posts_it_once() {
    kill_in_jobs(&OF_SEASONS, |passage| async move {
        let run = Run::prepared(&passage, async |app, run| {
            let closed = app.store.close_seasons(app.clock.now(), 20).await;
            closed.expect("this month");
            let bob = run.env.person("Bob").await;
            let guild = crowd(&run.env, &bob).await;
            end_of_a_season(&run.env, &guild, &bob.channel).await;
        })
        .await;
        run.season_ends().await;
        run
    })
    .await;
}

impl Run {
    /// Three matches at five days a move, begun so long ago that something is due in each; the bot has never run.
    async fn time_passes(&self, mut app: App) {
        let now = app.clock.now();
        let (alice, bob) = (
            self.player_of(&app, "Alice").await,
            self.player_of(&app, "Bob").await,
        );
        let wish = [Preference::Notices(Notices::Direct)];
        let wished = app.store.update_preferences(bob, &wish).await;
        wished.expect("a preference");
        let move_time = Duration::from_hours(5 * 24);
        for (id, age, accepted) in [
            // A fifth of the time is left less an hour.
            (REMINDED, move_time * 4 / 5 + HOUR, true),
            (FLAGGED, move_time + HOUR, true),
            (EXPIRED, Duration::from_hours(30 * 24), false),
        ] {
            app.clock = clock_before(now, age);
            let terms = Terms {
                side: SideChoice::First,
                guild: Some(self.guild().await),
                time: TimeControl::Days(5),
                ..Terms::new(
                    alice,
                    Some(bob),
                    "jungle/classic".parse().expect("a ruleset"),
                    self.channel().await,
                )
            };
            let challenged = app.challenge(terms, None).await;
            assert_eq!(challenged.expect("a challenge").game.id(), id);
            if accepted {
                let text = "e3d3".to_owned();
                let accept = Command::Accept { lot: Side::First };
                for (by, command) in [(bob, accept), (alice, Command::Move { text })] {
                    let acted = app.act(id, Actor::Player(by), command, None, None).await;
                    acted.expect("an act");
                }
            }
        }
    }

    async fn time_has_passed(&self) {
        let nothing = async || None;
        for (id, kind) in [(FLAGGED, "flagged"), (EXPIRED, "expired")] {
            let ended =
                format!("SELECT COUNT(*) FROM events WHERE match_id = {id} AND kind = '{kind}'");
            self.until(&ended, 1, nothing).await;
        }
        self.until(REMINDERS, 0, nothing).await;
        self.nothing_is_owed().await;
        let channel = self.channel().await.to_string();
        let bob = self.env.person("Bob").await;
        let direct = self.env.direct(&bob).await;
        for (place, words, times) in [
            (&direct, "runs out <t:", 1),
            (&direct, "It's your turn in **#1**", 1),
            (&direct, "ran out of time", 1),
            (&channel, "ran out of time", 1),
            (&channel, "has expired", 1),
            // Acceptance, first board and first move of two games, the end of one, and the challenge.
            (&channel, "", 8),
        ] {
            let told = self.texts(place, words).await;
            assert_eq!(told.len(), times, "{words}: {told:#?}\n{}", self.log());
        }
        // The turn in the second game may be told before its clock runs out.
        let all = self.texts(&direct, "").await;
        let different: BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len(), "{all:#?}\n{}", self.log());
        self.env.kill_bot();
        let checked = self.env.banyan(&["check"]).await;
        assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    }

    async fn season_ends(&self) {
        const PLACES: &str = "SELECT COUNT(*) FROM seasons WHERE guild <> 0";
        let nothing = async || None;
        self.until(PLACES, 13, nothing).await;
        self.nothing_is_owed().await;
        let channel = self.channel().await.to_string();
        let posts = self.texts(&channel, "**Jungle: season ").await;
        assert_eq!(posts.len(), 1, "{posts:#?}\n{}", self.log());
    }
}
