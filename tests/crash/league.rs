//! Kills inside the jobs of leagues: one begins its next season, one reminds its players of the end of a season, and one ends.
//! However the bot dies, every season begins once with each of its games, and everything is posted once.

use std::time::Duration;

use banyan::{
    app::App,
    play::{Actor, Command, PlayerId, TimeControl, TournamentId},
    store::{Notices, Preference},
    tournaments::{Application, Begins, Format, TournamentCommand, TournamentPlan},
};

use super::{Run, jobs::kill_in_jobs, prepared::clock_before};
use crate::tournament_life::{advance, does, game, running};

/// The jobs in which the bot is killed.
const JOBS: [&str; 4] = ["advance", "table", "round-ends", "podium"];

const DAY: Duration = Duration::from_hours(24);
const MINUTE: Duration = Duration::from_mins(1);

/// The leagues, by what happens to them when the bot starts.
const NEXT_SEASON: i64 = 1;
const REMINDED: i64 = 2;
const LAST_SEASON: i64 = 3;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_while_leagues_go_on_loses_nothing_and_doubles_nothing() {
    kill_in_jobs(&JOBS, |passage| async move {
        let run = Run::prepared(&passage, async |app, run| run.leagues(app).await).await;
        run.leagues_go_on().await;
        run
    })
    .await;
}

impl Run {
    /// Opens three leagues of four in the past, on a bot that has stopped since.
    async fn leagues(&self, mut app: App) {
        let now = app.clock.now();
        let mut players = Vec::new();
        for name in ["Alice", "Bob", "Carol", "Dave"] {
            players.push(self.player_of(&app, name).await);
        }
        let wish = Preference::Notices(Notices::Direct);
        let wished = app.store.update_preferences(players[0], &[wish]).await;
        wished.expect("a preference");
        let ages = [(2, DAY + MINUTE), (2, DAY * 9 / 10), (1, DAY + MINUTE)];
        for (number, (seasons, age)) in (1..).zip(ages) {
            app.clock = clock_before(now, age);
            let id = self.league(&app, &players, seasons).await;
            assert_eq!(id, TournamentId(number));
            app.clock.advance(MINUTE / 2);
            let played = if id == TournamentId(REMINDED) { 0 } else { 5 };
            for summary in running(&app, id).await.into_iter().take(played) {
                let loser = game(&app, summary.id).await.to_move().expect("a player");
                let by = Actor::Player(loser);
                let resigned = app.act(summary.id, by, Command::Resign, None, None);
                resigned.await.expect("a resignation");
            }
            advance(&app, id).await;
        }
        // What was posted then does not matter here.
        self.change(
            "DELETE FROM jobs WHERE match_id IS NOT NULL AND kind NOT IN ('flag', 'remind')",
        )
        .await;
    }

    async fn league(&self, app: &App, players: &[PlayerId], seasons: u8) -> TournamentId {
        let (guild, channel) = (self.guild().await, self.channel().await);
        let format = Format::League {
            division: 4,
            promoted: 1,
            seasons: Some(seasons),
        };
        let plan = TournamentPlan {
            name: "Months".to_owned(),
            begins: Begins::ByHand,
            round_days: Some(1),
            ..TournamentPlan::new(
                players[0],
                guild,
                format,
                "dobutsu/official".parse().expect("a ruleset"),
                TimeControl::Days(14),
            )
        };
        let made = app.create_tournament(plan, channel, None).await;
        let id = made.expect("a league").id();
        for player in players {
            let join = TournamentCommand::Join(Application {
                rating: 1500,
                games: 0,
                has_role: true,
                guild: None,
            });
            does(app, id, *player, join).await;
        }
        does(app, id, players[0], TournamentCommand::Start).await;
        advance(app, id).await;
        assert_eq!(running(app, id).await.len(), 6);
        id
    }

    async fn leagues_go_on(&self) {
        const SECOND: &str =
            "SELECT COUNT(*) FROM tournament_games WHERE tournament = 1 AND round = 2";
        let nothing = async || None;
        self.until(SECOND, 6, nothing).await;
        let over =
            format!("SELECT COUNT(*) FROM tournaments WHERE id = {LAST_SEASON} AND phase = 'over'");
        self.until(&over, 1, nothing).await;
        self.nothing_is_owed().await;
        for (tournament, kind, times) in [
            (NEXT_SEASON, "divided", 2),
            (NEXT_SEASON, "paired", 2),
            // The unfinished game of the first season.
            (NEXT_SEASON, "forfeited", 1),
            (NEXT_SEASON, "game-started", 12),
            (REMINDED, "paired", 1),
            (REMINDED, "game-started", 6),
            (LAST_SEASON, "divided", 1),
            (LAST_SEASON, "forfeited", 1),
            (LAST_SEASON, "finished", 1),
        ] {
            let events = format!(
                "SELECT COUNT(*) FROM tournament_events WHERE tournament = {tournament} AND kind = '{kind}'"
            );
            let found = self.count(&events).await;
            assert_eq!(found, times, "{kind} of {tournament}\n{}", self.log());
        }
        assert_eq!(self.count("SELECT COUNT(*) FROM matches").await, 24);
        self.leagues_are_posted_once().await;
        self.env.kill_bot();
        let checked = self.env.banyan(&["check"]).await;
        assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    }

    async fn leagues_are_posted_once(&self) {
        let channel = self.env.channel("games").await;
        for number in 1..=3 {
            let tables = self
                .texts(&channel, &format!("· tournament #{number}"))
                .await;
            assert_eq!(tables.len(), 1, "{tables:#?}\n{}", self.log());
        }
        // The games of the new season were made last.
        for number in 19..=24 {
            let boards = self.env.boards(number).await;
            assert_eq!(boards.len(), 1, "the board of {number}\n{}", self.log());
        }
        let alice = self.env.person("Alice").await;
        let direct = self.env.direct(&alice).await;
        for (words, places) in [
            ("If these games aren't over", [&channel, &direct]),
            ("Congratulations", [&channel, &direct]),
        ] {
            for place in places {
                let told = self.texts(place, words).await;
                assert_eq!(told.len(), 1, "{words}: {told:#?}\n{}", self.log());
            }
        }
        let [table] = &self.texts(&channel, "· tournament #1").await[..] else {
            panic!("one standing post")
        };
        assert_eq!(table.matches("[#").count(), 6, "{table}");
    }
}
