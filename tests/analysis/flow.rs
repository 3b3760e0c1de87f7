//! Analyses on Discord: begun by asking, computed in the background, and silent about running games.

use std::{sync::Arc, time::Duration};

use banyan::{
    analysis::progress::{Effort, Stage},
    discord::model::reply::Message,
    play::{Command, MatchId, TimeControl},
    store::{AnalysisStart, AnalysisText, JobId, JobKind, Subject},
    worker,
};
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::commands::{begin, play};
use crate::common::{Person, TestEnvironment, assert_contains, control, is_private, text, words};
use crate::guard::harness::{ALICE, Asker, BOB, CAROL, Harness, said};
use crate::notices::sandbox::TestSandbox;

mod withheld;

/// The first side's wolf walks into the mouth of the enemy's leopard.
pub(super) const MOVES: [&str; 6] = ["c3d3", "c7d7", "d3d4", "d7d6", "d4d5", "d6d5"];

pub(super) async fn harness() -> Harness {
    let mut harness = Harness::open().await;
    harness.app.effort = Effort {
        quick: 200,
        deep: 3_000,
        blunders: 3_000,
    };
    harness
}

/// A game that Alice loses by resigning.
pub(super) async fn finished(harness: &Harness) -> MatchId {
    let id = harness.begin().await;
    for (ply, text) in MOVES.into_iter().enumerate() {
        let text = text.to_owned();
        harness
            .does(id, [ALICE, BOB][ply % 2], Command::Move { text })
            .await;
    }
    harness.does(id, ALICE, Command::Resign).await;
    id
}

pub(super) async fn analyse(harness: &Harness, by: &Asker, id: MatchId) -> Message {
    let options = [("game", json!(id.0))];
    said(&harness.command(by, "analyse", &options).await).clone()
}

/// Takes every step of an analysis; how many there were.
pub(super) async fn complete(harness: &Harness, id: MatchId) -> usize {
    let mut steps = 0;
    while harness
        .app
        .analyse(&harness.game(id).await, None)
        .await
        .expect("the store")
        .is_some()
    {
        steps += 1;
    }
    steps
}

/// The ids of its buttons and menus.
pub(super) fn ids(message: &Message) -> String {
    format!("{:?}", message.rows)
}

fn picture(message: &Message) -> &str {
    message.picture.as_ref().map_or("", |file| &file.name)
}

#[tokio::test]
async fn a_running_game_is_not_judged() {
    let harness = harness().await;
    let id = harness.begin().await;
    let text = MOVES[0].to_owned();
    harness.does(id, ALICE, Command::Move { text }).await;
    for who in [ALICE, BOB, CAROL] {
        let shown = analyse(&harness, &Asker::new(who), id).await;
        assert!(
            shown.private && !ids(&shown).contains("analysis-report"),
            "{shown:?}"
        );
        let forged = format!("analysis-report:m{id}:0");
        let forged = harness.press(&Asker::new(who), &forged, &[], true).await;
        assert!(
            !ids(said(&forged)).contains("analysis-report"),
            "{forged:?}"
        );
    }
    assert_eq!(
        harness.app.store.analysis(id).await.expect("the store"),
        None
    );
    assert!(!harness.app.can_analyse(&harness.game(id).await));
}

#[tokio::test]
async fn it_is_computed_once_and_in_steps() {
    let harness = harness().await;
    let id = finished(&harness).await;
    let alice = Asker::new(ALICE);
    let first = analyse(&harness, &alice, id).await;
    assert!(
        first.private && first.content.contains("I'm analysing this game"),
        "{first:?}"
    );
    assert_eq!(picture(&first), format!("banyan-{id}-move-0.png"));
    let job = JobId::of(JobKind::Analyse, id, harness.game(id).await.seq());
    assert!(harness.app.store.has_job(&job).await.expect("the store"));

    // Alice waits for this one; Bob may ask for it too, and for another.
    let other = finished(&harness).await;
    let busy = analyse(&harness, &alice, other).await;
    assert!(
        busy.content.contains(&format!("still analysing **#{id}**")),
        "{busy:?}"
    );
    let running = analyse(&harness, &Asker::new(BOB), id).await;
    assert!(
        running.content.contains("I'm analysing this game"),
        "{running:?}"
    );

    // A step keeps what it has found, so a restart loses no more than one.
    let waits = async || {
        let stored = harness.app.store.analysis(id).await.expect("the store");
        stored.expect("an analysis").player
    };
    let step = harness.app.analyse(&harness.game(id).await, None).await;
    assert_eq!(step.expect("the store"), Some(Stage::Quick));
    assert_eq!(waits().await, Some(ALICE));
    let quick = analyse(&harness, &alice, id).await;
    assert!(quick.content.contains("first look"), "{quick:?}");
    assert_eq!(picture(&quick), format!("banyan-{id}-analysis.png"));
    assert!(complete(&harness, id).await > 0);
    let stored = harness.app.store.analysis(id).await.expect("the store");
    let stored = stored.expect("an analysis");
    assert_eq!(stored.player, None);
    let report = analyse(&harness, &alice, id).await;
    assert!(!report.content.contains("first look"), "{report:?}");
    for words in [
        "user301 (blue): **",
        "%** accuracy",
        "user302 (red)",
        "blunder",
    ] {
        assert!(report.content.contains(words), "no {words} in {report:?}");
    }
    let alt = &report.picture.as_ref().expect("a chart").alt;
    assert!(alt.starts_with("Chart of blue's winning chances"), "{alt}");
    // Nothing is computed again, and Alice may ask for the other game now.
    assert_eq!(complete(&harness, id).await, 0);
    assert_eq!(
        harness.app.store.analysis(id).await.expect("the store"),
        Some(stored)
    );
    let next = analyse(&harness, &alice, other).await;
    assert!(next.content.contains("I'm analysing this game"), "{next:?}");
}

#[tokio::test]
async fn who_asks_while_it_is_computed_for_somebody_else_sees_the_result_too() {
    let mut sandbox = TestSandbox::open().await;
    let bot = Arc::get_mut(&mut sandbox.bot).expect("ours alone");
    let app = Arc::get_mut(&mut bot.app).expect("ours alone");
    app.effort = Effort {
        quick: 200,
        deep: 2_000,
        blunders: 2_000,
    };
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.play(id).await;
    sandbox.does(id, BOB, Command::Resign).await;
    let (game, app) = (sandbox.game(id).await, &sandbox.bot.app);
    for (player, interaction) in [(ALICE, 1), (BOB, 2)] {
        let handle = crate::store::handle(interaction);
        let begun = app.begin_analysis(&game, player, &handle).await;
        assert_eq!(begun.expect("the store"), AnalysisStart::Running);
    }
    let show = JobId {
        subject: Subject::Follower(id, BOB),
        kind: JobKind::ShowAnalysis,
    };
    let is_owed = async || app.store.has_job(&show).await.expect("the store");
    let looks = async || sandbox.calls("GET", "secret-2/messages/@original").await;
    // He waits while nothing is found; his message is not touched.
    sandbox.clock.advance(Duration::from_secs(4));
    assert!(worker::step(&sandbox.bot).await.expect("the queue"));
    assert!(
        app.analysis(&game)
            .await
            .expect("the store")
            .is_some_and(|progress| progress.evaluations().is_empty())
    );
    assert!(is_owed().await && looks().await == 0);
    sandbox.drain().await;
    let done = app.analysis(&game).await.expect("the store");
    assert_eq!(
        done.expect("an analysis").stage(game.record()),
        Stage::Complete
    );
    assert_eq!(looks().await, 0);
    sandbox.clock.advance(Duration::from_secs(4));
    sandbox.drain().await;
    assert!(looks().await > 0);
    sandbox.close().await;
}

#[tokio::test]
async fn an_analysis_whose_job_was_lost_goes_on() {
    let harness = harness().await;
    let (id, other) = (finished(&harness).await, finished(&harness).await);
    let alice = Asker::new(ALICE);
    let lose = async || assert!(lose_jobs(&harness, id).await);
    let is_computed = async |id| harness.app.store.is_analysing(id).await.expect("the store");
    analyse(&harness, &alice, id).await;
    lose().await;
    // Asking again starts it again, before and after its first results.
    let again = analyse(&harness, &Asker::new(BOB), id).await;
    assert!(again.content.contains("I'm analysing"), "{again:?}");
    assert!(is_computed(id).await);
    let step = harness.app.analyse(&harness.game(id).await, None).await;
    assert!(step.expect("the store").is_some());
    let stored = harness.app.store.analysis(id).await.expect("the store");
    let waits = stored.expect("an analysis").player;
    assert_eq!(waits, Some(BOB), "he waits for it now");
    lose().await;
    let again = analyse(&harness, &alice, id).await;
    assert!(again.content.contains("first look"), "{again:?}");
    assert!(is_computed(id).await);
    // A lost one keeps nobody from asking for another, and a complete one is not computed again.
    lose().await;
    let next = analyse(&harness, &alice, other).await;
    assert!(next.content.contains("I'm analysing"), "{next:?}");
    assert!(is_computed(other).await);
    complete(&harness, id).await;
    lose_jobs(&harness, id).await;
    analyse(&harness, &Asker::new(BOB), id).await;
    assert!(!is_computed(id).await);
}

/// Deletes the jobs that compute an analysis. Returns whether there were any.
async fn lose_jobs(harness: &Harness, id: MatchId) -> bool {
    let mut any = false;
    for kind in [JobKind::Analyse, JobKind::Deepen] {
        let lost = harness.app.store.finish(&JobId::of(kind, id, 0)).await;
        any |= lost.expect("the store");
    }
    any
}

#[tokio::test]
async fn a_complete_analysis_can_begin_again() {
    let harness = harness().await;
    let id = finished(&harness).await;
    analyse(&harness, &Asker::new(ALICE), id).await;
    complete(&harness, id).await;
    let (game, handle) = (harness.game(id).await, crate::store::handle(1));
    lose_jobs(&harness, id).await;
    let found = async || harness.app.analysis(&game).await.expect("the store");
    let was = found().await.expect("an analysis");
    let begin = async |text: AnalysisText| {
        let now = harness.clock.now();
        let begun = harness
            .app
            .store
            .begin_analysis(&game, BOB, &text, &handle, now);
        assert_eq!(begun.await.expect("the store"), AnalysisStart::Running);
        lose_jobs(&harness, id).await;
    };
    begin(AnalysisText::Empty("0".to_owned())).await;
    assert_eq!(found().await.as_ref(), Some(&was), "what was found stays");
    begin(AnalysisText::Restarted(was.restarted().to_string())).await;
    assert_eq!(found().await, Some(was.restarted()));
    assert!(complete(&harness, id).await > 0);
    assert_eq!(found().await, Some(was));
}

/// A harness with a database that the test can change.
async fn desk_with_file(folder: &tempfile::TempDir) -> (Harness, SqliteConnection) {
    let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
    let mut harness = Harness::on(&url).await;
    harness.app.effort = Effort {
        quick: 200,
        deep: 3_000,
        blunders: 3_000,
    };
    let raw = SqliteConnection::connect(&url).await.expect("the database");
    (harness, raw)
}

#[tokio::test]
async fn what_a_step_has_found_is_kept_only_with_the_job_that_shows_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (harness, mut raw) = desk_with_file(&folder).await;
    let id = finished(&harness).await;
    analyse(&harness, &Asker::new(CAROL), id).await;
    let (game, handle) = (harness.game(id).await, crate::store::handle(1));
    let stored = async || harness.app.store.analysis(id).await.expect("the store");
    let show = JobId {
        subject: Subject::Follower(id, CAROL),
        kind: JobKind::ShowAnalysis,
    };
    let is_owed = async || harness.app.store.has_job(&show).await.expect("the store");
    let before = stored().await;
    let full = "CREATE TRIGGER full BEFORE INSERT ON jobs WHEN NEW.kind = 'show-analysis' \
        BEGIN SELECT RAISE(ABORT, 'full'); END";
    raw.execute(full).await.expect("a trigger");
    assert!(harness.app.analyse(&game, Some(&handle)).await.is_err());
    assert_eq!(stored().await, before, "the step is taken again");
    raw.execute("DROP TRIGGER full").await.expect("no trigger");
    let step = harness.app.analyse(&game, Some(&handle)).await;
    assert_eq!(step.expect("the store"), Some(Stage::Quick));
    assert!(is_owed().await);
    // The last step tells too, and nobody waits any more.
    harness.app.store.finish(&show).await.expect("the store");
    let mut last = Stage::Quick;
    while last < Stage::Complete {
        assert!(!is_owed().await, "nothing new");
        let step = harness.app.analyse(&game, Some(&handle)).await;
        last = step.expect("the store").expect("a step");
    }
    assert!(is_owed().await);
    assert_eq!(stored().await.expect("an analysis").player, None);
}

#[tokio::test]
async fn a_deeper_pass_makes_room_for_other_searches() {
    let harness = harness().await;
    let id = finished(&harness).await;
    analyse(&harness, &Asker::new(CAROL), id).await;
    let (app, game) = (&harness.app, harness.game(id).await);
    let searched_deeply = async || {
        let step = app.analyse(&game, None).await;
        assert!(step.expect("the store").is_some());
        let found = app.analysis(&game).await.expect("the store");
        found.expect("an analysis").searched_deeply()
    };
    let requested = app.search_pool.request_thread();
    assert_eq!(searched_deeply().await, 0, "the first pass");
    assert_eq!(searched_deeply().await, 1, "a step is one position");
    assert_eq!(searched_deeply().await, 2);
    drop(requested);
    assert_eq!(searched_deeply().await, MOVES.len() + 1);
}

#[tokio::test]
async fn who_deletes_their_data_takes_the_token_of_an_analysis_along() {
    let folder = tempfile::tempdir().expect("a folder");
    let (harness, mut raw) = desk_with_file(&folder).await;
    let (id, bobs) = (finished(&harness).await, finished(&harness).await);
    analyse(&harness, &Asker::new(CAROL), id).await;
    analyse(&harness, &Asker::new(BOB), bobs).await;
    let (game, handle) = (harness.game(id).await, crate::store::handle(1));
    let step = harness.app.analyse(&game, Some(&handle)).await;
    assert_eq!(step.expect("the store"), Some(Stage::Quick));
    let mut tokens = async || {
        let sql = "SELECT kind || ' ' || subject FROM jobs WHERE kind IN ('analyse', 'deepen', 'show-analysis') \
            AND payload IS NOT NULL ORDER BY 1";
        let rows: Vec<String> = sqlx::query_scalar(sql)
            .fetch_all(&mut raw)
            .await
            .expect("jobs");
        rows
    };
    let theirs = format!("analyse match/{bobs}");
    let carols = [
        format!("analyse match/{id}"),
        format!("deepen match/{id}"),
        format!("show-analysis follower/{id}/{CAROL}"),
    ];
    let [computed, deepened, shown] = carols;
    assert_eq!(tokens().await, [computed, theirs.clone(), deepened, shown]);
    let report = harness.app.store.verify(false, |_| {}).await;
    let report = report.expect("a check");
    assert!(report.is_clean(), "jobs without an event: {report:?}");
    let forgotten = harness.app.store.forget_player(CAROL).await;
    forgotten.expect("the store");
    assert_eq!(tokens().await, [theirs]);
    // The analysis goes on, and nobody is told. A step that was under way writes no token back.
    lose_jobs(&harness, id).await;
    let step = harness.app.analyse(&game, Some(&handle)).await;
    assert!(step.expect("the store").is_some());
    assert_eq!(tokens().await.len(), 1);
}

#[tokio::test]
async fn a_computer_player_is_named_in_the_viewers_language() {
    let harness = harness().await;
    let mut alice = Asker::new(ALICE);
    let options = [("game", "jungle"), ("side", "first")].map(|(name, value)| (name, json!(value)));
    let options = [&options[..], &[("level", json!(2))]].concat();
    harness.command(&alice, "challenge", &options).await;
    let id = MatchId(1);
    let (computer, _) = harness
        .game(id)
        .await
        .computer()
        .expect("a computer player");
    for (player, text) in [(ALICE, MOVES[0]), (computer, MOVES[1])] {
        let text = text.to_owned();
        harness.does(id, player, Command::Move { text }).await;
    }
    harness.does(id, ALICE, Command::Resign).await;
    alice.locale = "de".to_owned();
    let shown = analyse(&harness, &alice, id).await.content;
    let players = r"(Blau) gegen Banyan \(Stufe 2\) (Rot)";
    assert!(shown.contains(players), "{shown}");
}

#[tokio::test]
async fn a_mistake_is_shown_with_the_better_move() {
    let harness = harness().await;
    let id = finished(&harness).await;
    let alice = Asker::new(ALICE);
    analyse(&harness, &alice, id).await;
    complete(&harness, id).await;
    let report = analyse(&harness, &alice, id).await;
    let buttons = ids(&report);
    let at = buttons.find("analysis-mistake").expect("a button");
    let button: String = buttons[at..].chars().take_while(|c| *c != '"').collect();
    let shown = harness.press(&alice, &button, &[], true).await;
    let shown = said(&shown);
    assert!(shown.content.contains("Better: "), "{button}: {shown:?}");
    assert!(shown.content.contains("thick arrow"), "{shown:?}");
    let file = shown.picture.as_ref().expect("a board");
    assert!(file.alt.starts_with("Better: "), "{}", file.alt);
    assert!(ids(shown).contains("analysis-report"));
    let start = harness
        .press(&alice, &format!("analysis-start:m{id}:0"), &[], true)
        .await;
    assert!(
        said(&start).content.contains("Winning chances: blue "),
        "{start:?}"
    );
}

/// A game that Bob resigned after Alice's first move: its number and last post.
async fn resigned(alice: &Person<'_>, bob: &Person<'_>) -> (u64, Value) {
    let (number, _) = begin(alice, bob).await;
    play(alice, number, "c3d3").await;
    let sure = bob.command("resign", &[("game", json!(number))]).await;
    (number, bob.press(&sure, "resign-yes", &[]).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_appears_in_the_message() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, last) = resigned(&alice, &bob).await;
    let since = env.mark();
    let asked = alice.press(&last, "analyse", &[]).await;
    assert!(is_private(&asked), "{asked}");
    assert_contains(&asked, "I'm analysing this game");
    let chart = format!("banyan-{number}-analysis.png");
    let shown = env
        .wait_for_event(since, "the chart", |event| {
            event["type"] == "message_update"
                && event["message"]["id"] == asked["id"]
                && event["message"]["attachments"][0]["filename"] == chart.as_str()
        })
        .await;
    let shown = &shown["message"];
    assert_contains(shown, "accuracy");
    assert!(text(&shown["attachments"][0]["description"]).contains("winning chances"));
    assert!(control(shown, "analysis-mistake").is_some(), "{shown}");
    let start = alice.press(shown, "analysis-start", &[]).await;
    assert_contains(&start, "The start: 1 move follows.");
    env.close().await;
}

/// Discord's edge refuses to show or change the message at first.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_is_refused_at_first_appears_later() {
    for method in ["GET", "PATCH"] {
        let env = TestEnvironment::open().await;
        let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
        let (number, last) = resigned(&alice, &bob).await;
        let route = format!("{method} /webhooks/*/messages/@original");
        env.faults(
            json!([{"route": route, "kind": "status", "status": 403, "body": "<html>403</html>"}]),
        )
        .await;
        let since = env.mark();
        let asked = alice.press(&last, "analyse", &[]).await;
        env.wait_for_event(since, "the chart", |event| {
            let message = &event["message"];
            event["type"] == "message_update"
                && message["id"] == asked["id"]
                && message["attachments"][0]["filename"] == format!("banyan-{number}-analysis.png")
        })
        .await;
        env.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_is_faster_than_the_answer_appears_too() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (_, last) = resigned(&alice, &bob).await;
    // Discord takes so long to accept the answer that the first pass is over before.
    let slow = json!({"route": "POST /interactions/*", "kind": "slow", "ms": 1500});
    env.faults(json!([slow])).await;
    let since = env.mark();
    let asked = alice.press(&last, "analyse", &[]).await;
    let first = env
        .wait_for_event(since, "a result", |event| {
            event["type"] == "message_update" && event["message"]["id"] == asked["id"]
        })
        .await;
    // A short game may be analysed completely by then.
    let told = words(&first["message"]);
    assert!(!told.contains("I'm analysing"), "{told}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_is_shown_for_the_place_where_it_was_asked_for() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let carol = env.person("Carol").await;
    let (number, _) = resigned(&alice, &bob).await;
    // A game of others stands at the start, on another server.
    let (_, elsewhere) = env.another_guild("books", true).await;
    begin(&bob.in_channel(&elsewhere), &carol.in_channel(&elsewhere)).await;
    let since = env.mark();
    let alice = alice.in_channel(&elsewhere);
    let asked = alice.command("analyse", &[("game", json!(number))]).await;
    assert_contains(&asked, "I'm analysing this game");
    let shown = env
        .wait_for_event(since, "the result", |event| {
            event["type"] == "message_update" && event["message"]["id"] == asked["id"]
        })
        .await;
    assert_contains(&shown["message"], "aren't counted yet");
    env.close().await;
}
