//! The posts of tournaments: one that is kept up to date, one reminder, one result; and a whole tournament through the
//! sandbox.

use std::time::Duration;

use banyan::play::{Actor, Command, PlayerId, TimeControl, Timestamp, TournamentId};
use banyan::store::{JobKind, Lane, User, UserId};
use banyan::tournaments::{Format, GameResult, TournamentCommand, TournamentPlan};
use serde_json::{Value, json};

use super::{plan, running, smaller_numbers_win, tournament};
use crate::common::{Person, TestEnvironment, assert_contains, control, is_private, pinged, text};
use crate::notices::sandbox::{ALICE, BOB, CAROL, GAMES, GUILD, TestSandbox, user};

fn here(format: Format, most: u16) -> TournamentPlan {
    TournamentPlan {
        guild: GUILD,
        organiser: CAROL,
        ..plan(format, most)
    }
}

/// The posts of `#games` with these words.
async fn with(sandbox: &TestSandbox, words: &str) -> Vec<Value> {
    let mut messages = sandbox.messages(GAMES).await;
    messages.retain(|message| text(&message["content"]).contains(words));
    messages
}

#[tokio::test]
async fn a_tournament_has_one_post_that_stays_current() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    for (player, name) in [(ALICE, "Alice"), (BOB, "Bob"), (CAROL, "王伟")] {
        let known = User {
            id: UserId(user(player).parse().unwrap()),
            name: Some(name),
            locale: None,
        };
        app.store.players(&[known]).await.unwrap();
    }
    let round_robin = TournamentPlan {
        round_days: Some(5),
        time: TimeControl::Unlimited,
        ..here(Format::RoundRobin { double: false }, 3)
    };
    let made = app
        .create_tournament(round_robin, GAMES, None)
        .await
        .unwrap();
    let id = made.id();
    sandbox.drain_for(3).await;
    let [post] = &with(&sandbox, "tournament #1").await[..] else {
        panic!("one post")
    };
    assert_contains(post, "0 of 3 players");
    assert!(control(post, "tournament").is_some());
    for player in [ALICE, BOB, CAROL] {
        let application = app.application(player, made.plan(), &[]).await.unwrap();
        super::does(app, id, player, TournamentCommand::Join(application)).await;
    }
    sandbox.drain_for(3).await;
    let [post] = &with(&sandbox, "tournament #1").await[..] else {
        panic!("one post")
    };
    assert_contains(post, "Round 1 of 3");
    assert_contains(post, "Running games:");
    let [table] = &post["attachments"].as_array().unwrap()[..] else {
        panic!("one picture: {post}")
    };
    assert_eq!(table["filename"], "tournament-1.png");
    let alt = text(&table["description"]);
    for words in ["Spring Cup", "1. Alice 0", "1. Bob 0", "1. #3 王伟 0"] {
        assert!(alt.contains(words), "{words}: {alt}");
    }
    assert_eq!(
        control(post, "tournament"),
        None,
        "nobody can join any more"
    );
    assert_eq!(post["mentions"], json!([]), "an edit mentions nobody");
    let match_id = running(app, id).await[0].id;
    let [board] = &with(&sandbox, &format!("#{match_id}** Dōbutsu")).await[..] else {
        panic!("its board")
    };
    assert_contains(board, "🏆 Spring Cup · round 1");

    // A moderator deletes the post: the next change posts it again.
    sandbox.remove_message(post).await;
    smaller_numbers_win(app, id).await;
    sandbox.drain_for(3).await;
    let [post] = &with(&sandbox, "tournament #1").await[..] else {
        panic!("one post")
    };
    assert_contains(post, "Round 2 of 3");
    let alt = text(&post["attachments"][0]["description"]);
    assert!(alt.contains(" 1\n"), "somebody has a point: {alt}");

    // One reminder before the round ends.
    sandbox.wait(4 * 24 - 1).await;
    assert_eq!(with(&sandbox, "⏰").await.len(), 0);
    sandbox.wait(2).await;
    sandbox.wait(1).await;
    let [reminder] = &with(&sandbox, "⏰").await[..] else {
        panic!("one reminder")
    };
    let mentioned = reminder["mentions"].as_array().unwrap().len();
    assert_eq!(mentioned, 2, "{reminder}");
    for _ in 0..2 {
        smaller_numbers_win(app, id).await;
        sandbox.drain_for(3).await;
    }
    let [post] = &with(&sandbox, "tournament #1").await[..] else {
        panic!("one post")
    };
    assert_contains(post, "🥇");
    let alt = text(&post["attachments"][0]["description"]);
    assert!(
        alt.contains("王伟"),
        "a name that the picture cannot show: {alt}"
    );
    let [result] = &with(&sandbox, "Congratulations").await[..] else {
        panic!("one result")
    };
    assert_contains(result, &format!("🥇 <@{}>", user(ALICE)));
    let file = &result["attachments"][0];
    assert_eq!(file["filename"], "tournament-1.txt", "{result}");
    let records = reqwest::get(text(&file["url"])).await.unwrap();
    let records = records.text().await.unwrap();
    assert_eq!(records.matches("[Result ").count(), 3, "{records}");
    for round in ["[Round \"1\"]", "[Round \"2\"]", "[Round \"3\"]"] {
        assert_eq!(records.matches(round).count(), 1, "{round}: {records}");
    }
    for name in ["Alice", "Bob", "王伟"] {
        let theirs = records.lines().filter(|line| line.contains(name));
        assert_eq!(theirs.count(), 2, "{name}: {records}");
    }
    sandbox.close().await;
}

/// A tournament of more people than Discord's sandbox knows.
async fn crowded(sandbox: &TestSandbox, plan: TournamentPlan) -> (TournamentId, Vec<PlayerId>) {
    let app = &sandbox.bot.app;
    let mut players = vec![ALICE, BOB];
    for number in 2..u64::from(plan.most) {
        let id = UserId(1_000_000_000_000_001_000 + number);
        let known = User {
            id,
            name: Some("Somebody"),
            locale: None,
        };
        players.push(app.store.players(&[known]).await.unwrap()[&id]);
    }
    let made = app.create_tournament(plan, GAMES, None).await.unwrap();
    for player in &players {
        let application = app.application(*player, made.plan(), &[]).await.unwrap();
        super::does(
            app,
            made.id(),
            *player,
            TournamentCommand::Join(application),
        )
        .await;
    }
    (made.id(), players)
}

#[tokio::test]
async fn a_reminder_of_many_games_is_several_messages_and_repeats_none() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let round_robin = TournamentPlan {
        round_days: Some(5),
        time: TimeControl::Unlimited,
        ..here(Format::RoundRobin { double: false }, 24)
    };
    let (id, _) = crowded(&sandbox, round_robin).await;
    sandbox.drain_for(5).await;
    let games = running(app, id).await;
    assert_eq!(games.len(), 12);

    // The bot posts it and dies; a game ends before it starts again.
    sandbox.clock.advance(Duration::from_hours(4 * 24));
    let now = sandbox.clock.now();
    let lease = now.after(Duration::from_mins(1));
    let jobs = app.store.claim(Lane::Discord, now, lease, 100);
    let jobs = jobs.await.unwrap();
    let mut jobs = jobs.iter();
    let job = jobs.find(|job| job.id.kind == JobKind::RoundEnds);
    sandbox
        .bot
        .remind_of_round(job.expect("a reminder"), &tournament(app, id).await)
        .await
        .unwrap();
    let sent = with(&sandbox, "⏰").await;
    assert_eq!(sent.len(), 2);
    let texts: Vec<String> = sent.iter().map(|sent| text(&sent["content"])).collect();
    for game in &games {
        let name = format!("#{}]", game.id);
        let listed = texts.iter().filter(|text| text.contains(&name));
        assert_eq!(listed.count(), 1, "{name}: {texts:?}");
    }
    for text in &texts {
        assert!(text.chars().count() <= 2_000, "{text}");
    }
    for player in [ALICE, BOB] {
        let id = user(player);
        let mentions = |sent: &&Value| sent["mentions"].to_string().contains(&id);
        assert_eq!(sent.iter().filter(mentions).count(), 1, "{sent:?}");
    }
    let by = Actor::Player(games[0].awaits.unwrap());
    app.act(games[0].id, by, Command::Resign, None, None)
        .await
        .unwrap();
    sandbox.wait(1).await;
    assert_eq!(with(&sandbox, "⏰").await.len(), 2);
    sandbox.close().await;
}

/// A round of five days is never said to end in years, or years ago.
#[tokio::test]
async fn a_reminder_keeps_its_time_when_the_clock_is_set() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let round_robin = TournamentPlan {
        round_days: Some(5),
        time: TimeControl::Unlimited,
        ..here(Format::RoundRobin { double: false }, 4)
    };
    let (id, _) = crowded(&sandbox, round_robin).await;
    sandbox.drain_for(5).await;
    app.record_heartbeat().await.unwrap();
    let begin = sandbox.clock.now();
    let set = async |to: Timestamp| {
        sandbox.clock.set(to);
        app.record_heartbeat().await.unwrap();
    };
    let hour = Duration::from_hours(1);

    // An attempt fails, and the clock is set back: what was tried before is tried again at once.
    sandbox.clock.advance(4 * 24 * hour);
    let now = sandbox.clock.now();
    let jobs = app.store.claim(Lane::Discord, now, now, 100);
    let jobs = jobs.await.unwrap();
    let mut jobs = jobs.iter();
    let job = jobs.find(|job| job.id.kind == JobKind::RoundEnds);
    let job = job.expect("a reminder");
    app.store.retry(job, now.after(hour)).await.unwrap();
    for back in [begin, begin.after(hour), begin] {
        set(back).await;
        sandbox.drain_for(3).await;
        assert_eq!(with(&sandbox, "⏰").await.len(), 0);
    }

    // It is not posted after the round, whichever job comes first.
    set(begin.after(6 * 24 * hour)).await;
    let cup = tournament(app, id).await;
    let none = sandbox.bot.remind_of_round(job, &cup).await.unwrap();
    assert_eq!((none, with(&sandbox, "⏰").await.len()), (None, 0));

    // At its time it is.
    set(begin).await;
    sandbox.drain_for(3).await;
    sandbox.wait(4 * 24 - 1).await;
    assert_eq!(with(&sandbox, "⏰").await.len(), 0);
    sandbox.wait(2).await;
    assert_eq!(with(&sandbox, "⏰").await.len(), 1);
    sandbox.close().await;
}

/// Everybody shares the first place: everybody is named and notified, in as many messages as that takes.
#[tokio::test]
async fn a_crowded_podium_is_several_messages() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let (id, players) = crowded(&sandbox, here(Format::Swiss { rounds: 1 }, 110)).await;
    for pairing in super::tournament(app, id).await.pairings() {
        let draw = TournamentCommand::SetResult {
            pairing: pairing.id,
            result: GameResult::Draw,
            reason: "a friendly match".to_owned(),
        };
        super::does(app, id, CAROL, draw).await;
    }
    assert_eq!(super::tournament(app, id).await.podium().len(), 110);
    sandbox.drain_for(3).await;
    let [post] = &with(&sandbox, "tournament #1").await[..] else {
        panic!("one post")
    };
    assert_contains(post, "and 86 more");
    let mut results = with(&sandbox, "🥇").await;
    results.retain(|message| message["id"] != post["id"]);
    assert_eq!(results.len(), 3);
    let texts = results.iter().map(|result| text(&result["content"]));
    let texts: Vec<String> = texts.collect();
    assert!(texts.iter().all(|text| text.chars().count() <= 2_000));
    assert_eq!(texts.concat().matches("🥇 <@").count(), players.len());
    let files = results
        .iter()
        .filter(|result| result["attachments"] != json!([]));
    assert_eq!(files.count(), 0, "no game was played");
    sandbox.close().await;
}

/// Who plays in a running match, by the state of the post: resigns the newest game in which the person takes part.
pub async fn resign(person: &Person<'_>, number: u64) {
    let sure = person.command("resign", &[("game", json!(number))]).await;
    person.press(&sure, "resign-yes", &[]).await;
}

/// Eight people, from the panel of the new tournament to the podium, by menus, buttons and forms alone but for the commands that
/// open them.
#[tokio::test(flavor = "multi_thread")]
async fn eight_people_hold_a_knockout_from_its_panel_to_the_podium() {
    let env = TestEnvironment::open().await;
    let names = [
        "Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi",
    ];
    let state = env.state(None).await;
    let known = state["users"].as_array().unwrap();
    for name in names {
        if !known.iter().any(|user| user["global_name"] == name) {
            env.set("user", json!({"name": name})).await;
        }
    }
    let mut people = Vec::new();
    for name in names {
        people.push(env.person(name).await);
    }
    let boss = &people[0];
    let since = env.mark();
    let mut panel = boss.command_in("tournament", "create", &[]).await;
    assert!(is_private(&panel), "{panel}");
    for (menu, value) in [
        ("cfo", &["knockout"][..]),
        ("cru", &["dobutsu/official"]),
        ("cda", &["7"]),
        ("cjo", &[]),
        ("cpy", &["8"]),
    ] {
        panel = boss.press(&panel, menu, value).await;
    }
    let created = boss
        .press_and_submit_form(&panel, "cfm", "Spring Cup")
        .await;
    assert_contains(&created, "Tournament #1 is ready");
    let post = env.wait_for_post(since, "Open to join").await;
    for person in &people {
        let joined = person.press_id(&post, "tournament:join:1").await;
        assert!(is_private(&joined), "{joined}");
        assert_contains(&joined, "You've joined");
    }
    env.wait_for_edit(&post, "Round 1 of 3").await;
    // Four games, two, and the final with the match for the third place. Who joined later resigns.
    let mut won = vec![0; people.len()];
    for number in 1..=8 {
        let board = env.wait_for_board(number, 2).await;
        let content = text(&board["content"]);
        let playing: Vec<usize> = (0..people.len())
            .filter(|at| content.contains(&people[*at].id))
            .collect();
        let [winner, loser] = playing[..] else {
            panic!("two players: {content}")
        };
        won[winner] += 1;
        resign(&people[loser], number).await;
    }
    won.sort_unstable();
    assert_eq!(won, [0, 0, 0, 0, 1, 2, 2, 3], "one champion");
    let over = env.wait_for_edit(&post, "🥇").await;
    let podium = env.wait_for_post(since, "Congratulations").await;
    for medal in ["🥇", "🥈", "🥉"] {
        for shown in [&over, &podium] {
            assert_eq!(text(&shown["content"]).matches(medal).count(), 1, "{shown}");
        }
    }
    assert_contains(&podium, &format!("🥇 <@{}>", people[0].id));
    assert_eq!(pinged(&podium).len(), 3);
    let records = &podium["attachments"][0];
    assert_eq!(records["filename"], "tournament-1.txt", "{podium}");
    assert_eq!(env.posts(9).await.len(), 0, "eight games and no more");
    let profile = boss.command("profile", &[]).await;
    assert!(text(&profile["content"]).contains('🥇'), "{profile}");
    let checked = env.banyan(&["check"]).await;
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    env.close().await;
}

/// The answer that shows the last game's board is still under way: the result of the tournament waits for it.
#[tokio::test]
async fn the_result_comes_after_the_last_board() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let made = app
        .create_tournament(here(Format::RoundRobin { double: false }, 2), GAMES, None)
        .await
        .unwrap();
    let id = made.id();
    for player in [ALICE, BOB] {
        let application = app.application(player, made.plan(), &[]).await.unwrap();
        super::does(app, id, player, TournamentCommand::Join(application)).await;
    }
    sandbox.drain_for(3).await;
    smaller_numbers_win(app, id).await;
    super::advance(app, id).await;
    let now = sandbox.clock.now();
    let answered = now.after(Duration::from_secs(10));
    let jobs = app.store.claim(Lane::Discord, now, answered, 100);
    let jobs = jobs.await.unwrap();
    for job in jobs.iter().filter(|job| job.id.kind != JobKind::Announce) {
        app.store.retry(job, now).await.unwrap();
    }
    sandbox.drain_for(5).await;
    assert_eq!(
        with(&sandbox, "🥇 ").await.len(),
        1,
        "only the standing post"
    );
    sandbox.drain_for(10).await;
    let messages = sandbox.messages(GAMES).await;
    let place = |words: &str| {
        let found = messages
            .iter()
            .rposition(|message| text(&message["content"]).contains(words));
        found.unwrap_or_else(|| panic!("{words}: {messages:?}"))
    };
    assert!(place("resigns") < place("is over"), "{messages:?}");
    sandbox.close().await;
}
