//! Kills inside the jobs of a ladder: one challenge gets no answer, one is accepted and played, one is declined, and one is
//! made. However the bot dies, every place changes hands once, there is one game, and everything is posted once.

use std::{collections::BTreeSet, time::Duration};

use banyan::{
    app::{App, Clock},
    play::{PlayerId, TimeControl, TournamentId},
    store::Store,
    tournaments::{Application, Begins, Format, TournamentCommand, TournamentPlan},
};
use serde_json::json;

use super::{Run, chosen, deaths, jobs::kill_in_jobs, prepared::clock_before};
use crate::common::{Person, SentInteraction, controls, player};
use crate::tournament_life::{advance, does};

/// The jobs in which the bot is killed.
const JOBS: [&str; 4] = ["advance", "table", "round-ends", "challenge-ended"];

const LADDER: TournamentId = TournamentId(1);
const DAY: Duration = Duration::from_hours(24);

/// The players by their places at the start; the first two have no chat client.
const PLAYERS: [&str; 6] = ["Gina", "Hugo", "Alice", "Bob", "Carol", "Dave"];

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_while_challenges_are_answered_loses_nothing_and_doubles_nothing() {
    kill_in_jobs(&JOBS, |passage| async move {
        let run = Run::prepared(&passage, async |app, run| run.ladder(app).await).await;
        run.challenges_are_answered().await;
        run
    })
    .await;
}

/// The answer that mentions the opponent, and the job that does so without it, tell them once.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo test crash:: -- --ignored --skip postgres::"]
async fn a_kill_while_a_challenge_is_made_tells_it_once() {
    let reference = Run::prepared("", async |app, run| run.ladder(app).await).await;
    reference
        .until(&events("forfeited"), 1, async || None)
        .await;
    reference.nothing_is_owed().await;
    let before = reference.passages();
    reference.challenge_is_made().await;
    let passages: BTreeSet<String> = reference.passages().difference(&before).cloned().collect();
    drop(reference);
    assert!(passages.len() > 5, "{passages:?}");
    let passages = chosen(passages);
    let killed_at = |passage: String| async move {
        let run = Run::prepared(&passage, async |app, run| run.ladder(app).await).await;
        run.until(&events("forfeited"), 1, async || None).await;
        run.nothing_is_owed().await;
        run.challenge_is_made().await;
        run.has_died().then_some(())
    };
    let killed = deaths(&passages, killed_at).await.len();
    assert!(killed * 2 > passages.len(), "{killed} kills");
}

fn events(kind: &str) -> String {
    format!("SELECT COUNT(*) FROM tournament_events WHERE kind = '{kind}'")
}

impl Run {
    /// Opens the ladder three days ago, on a bot that has stopped since. One challenge is too old to be answered.
    async fn ladder(&self, mut app: App) {
        let now = app.clock.now();
        app.clock = clock_before(now, 3 * DAY);
        let players = self.ladder_players(&app.store).await;
        let (guild, channel) = (self.guild().await, self.channel().await);
        let plan = TournamentPlan {
            name: "Steps".to_owned(),
            begins: Begins::ByHand,
            ..TournamentPlan::new(
                players[0],
                guild,
                Format::Ladder { reach: 2, days: 2 },
                "dobutsu/official".parse().expect("a ruleset"),
                TimeControl::Days(14),
            )
        };
        let made = app.create_tournament(plan, channel, None).await;
        assert_eq!(made.expect("a ladder").id(), LADDER);
        for (place, player) in (0..).zip(&players) {
            let join = TournamentCommand::Join(Application {
                rating: 2000 - 100 * place,
                games: 0,
                has_role: true,
                guild: None,
            });
            does(&app, LADDER, *player, join).await;
        }
        does(&app, LADDER, players[0], TournamentCommand::Start).await;
        advance(&app, LADDER).await;
        let challenge = async |app: &App, from: usize, to: usize| {
            let opponent = players[to];
            let challenge = TournamentCommand::Challenge { opponent };
            does(app, LADDER, players[from], challenge).await;
        };
        challenge(&app, 1, 0).await;
        app.clock = Clock::manual(now);
        challenge(&app, 3, 2).await;
        challenge(&app, 5, 4).await;
    }

    async fn ladder_players(&self, store: &Store) -> Vec<PlayerId> {
        let mut players = Vec::new();
        for (at, name) in (0..).zip(PLAYERS) {
            let id = match name {
                "Gina" | "Hugo" => 700_000_000_000_000_000 + at,
                _ => self.env.person(name).await.id.parse().expect("an id"),
            };
            players.push(player(store, id).await);
        }
        players
    }

    async fn challenges_are_answered(&self) {
        let env = &self.env;
        let [alice, bob, carol, dave] = [
            env.person("Alice").await,
            env.person("Bob").await,
            env.person("Carol").await,
            env.person("Dave").await,
        ];
        self.until(&events("forfeited"), 1, async || None).await;
        // Nobody is told of a challenge that was answered before.
        self.nothing_is_owed().await;
        let accepts = async || {
            self.open_ladder_panel(&alice).await;
            self.press_newest(&alice, "ladder:accept:1:").await
        };
        self.until(&events("accepted"), 1, accepts).await;
        let declines = async || {
            self.open_ladder_panel(&carol).await;
            let asked = self.press_newest(&carol, "ladder:decline:1:").await?;
            self.over(&asked).await;
            self.press_newest(&carol, "ladder:yield:1:").await
        };
        self.until(&events("forfeited"), 2, declines).await;
        let over = "SELECT COUNT(*) FROM matches WHERE phase = 'over'";
        self.nothing_is_owed().await;
        let resigns = async || self.resign(&alice, 1).await;
        self.until(over, 1, resigns).await;
        self.nothing_is_owed().await;
        let challenges = async || Some(self.challenge(&dave, &bob).await);
        self.until(&events("challenged"), 4, challenges).await;
        self.nothing_is_owed().await;
        self.challenges_are_posted_once([&alice, &bob, &carol, &dave])
            .await;
        env.kill_bot();
        self.places_are_right().await;
        let checked = env.banyan(&["check"]).await;
        assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    }

    /// Carol challenges Bob.
    async fn challenge_is_made(&self) {
        let (bob, carol) = (self.env.person("Bob").await, self.env.person("Carol").await);
        self.until(&events("challenged"), 4, async || {
            Some(self.challenge(&carol, &bob).await)
        })
        .await;
        self.nothing_is_owed().await;
        self.is_told_once(&carol, &bob).await;
    }

    async fn challenge(&self, from: &Person<'_>, to: &Person<'_>) -> SentInteraction {
        let opponent = json!([{"name": "opponent", "value": to.id}]);
        let sub = json!([{"name": "challenge", "options": opponent}]);
        let what = json!({"type": "command", "name": "tournament", "options": sub});
        from.interact(what).await
    }

    /// One message mentions the opponent; the standing post lists open challenges as well.
    async fn is_told_once(&self, from: &Person<'_>, to: &Person<'_>) {
        let channel = self.env.channel("games").await;
        let words = format!("<@{}> challenges <@{}> for", from.id, to.id);
        let messages = self.texts(&channel, &words).await;
        let told = messages
            .iter()
            .filter(|text| !text.contains("· tournament #1"));
        assert_eq!(told.count(), 1, "{messages:#?}\n{}", self.log());
    }

    /// Opens the private panel of the ladder, if the bot lives.
    async fn open_ladder_panel(&self, person: &Person<'_>) {
        let sub = json!([{"name": "challenge", "options": []}]);
        let what = json!({"type": "command", "name": "tournament", "options": sub});
        let opened = person.interact(what).await;
        self.over(&opened).await;
    }

    /// Presses a button of the newest message that has it and that the person sees; `None` if there is none.
    async fn press_newest(&self, person: &Person<'_>, button: &str) -> Option<SentInteraction> {
        let state = self.env.state(Some(&person.id)).await;
        let messages = state["messages"][&person.channel].as_array()?;
        let newest = messages.iter().rev().find_map(|message| {
            let controls = controls(message);
            let id = controls.iter().find(|id| id.starts_with(button))?;
            Some((message, id.clone()))
        });
        let (message, id) = newest?;
        Some(person.press_only_id(message, &id).await)
    }

    async fn challenges_are_posted_once(&self, [alice, bob, carol, dave]: [&Person<'_>; 4]) {
        let channel = self.env.channel("games").await;
        for (from, to) in [(bob, alice), (dave, carol), (dave, bob)] {
            self.is_told_once(from, to).await;
        }
        for ended in [
            "didn't answer your challenge",
            "your time to answer",
            "has declined your challenge",
        ] {
            let told = self.texts(&channel, ended).await;
            assert_eq!(told.len(), 1, "{ended}: {told:#?}\n{}", self.log());
        }
        let tables = self.texts(&channel, "· tournament #1").await;
        assert_eq!(tables.len(), 1, "{tables:#?}\n{}", self.log());
        let boards = self.env.boards(1).await;
        let seqs: Vec<u64> = boards.iter().map(|(seq, _)| *seq).collect();
        assert_eq!(seqs, [2, 3], "each board once\n{}", self.log());
        assert_eq!(self.count("SELECT COUNT(*) FROM matches").await, 1);
    }

    async fn places_are_right(&self) {
        let url = format!("sqlite:{}", self.env.database().display());
        let store = Store::open(&url).await.expect("the database");
        let players = self.ladder_players(&store).await;
        let ladder = store.load_tournament(LADDER).await.expect("it replays");
        let ladder = ladder.expect("the ladder").ladder().to_vec();
        // Nobody answered Hugo, Bob has won, and Carol has declined.
        assert_eq!(ladder, [1, 0, 3, 2, 5, 4].map(|at: usize| players[at]));
        store.close().await;
    }
}
