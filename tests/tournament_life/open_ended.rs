//! Ladders and leagues in the bot: challenges by buttons and by the command, their answers, what time does to them,
//! seasons, and people who join while they run.

use std::time::{Duration, Instant};

use banyan::discord::model::reply::{Body, Reply};
use banyan::play::{Actor, Command, PlayerId, TournamentId};
use banyan::store::{JobId, JobKind, Preference, Subject};
use banyan::tournaments::{Begins, Format, TournamentEvent, TournamentPhase, TournamentPlan};
use serde_json::{Value, json};
use sqlx::Connection as _;

use super::{advance, does, joined, plan, play_out, running, smaller_numbers_win, tournament};
use crate::common::{TestEnvironment, assert_contains, pinged, text};
use crate::guard::harness::{
    ALICE, Asker, BOB, CAROL, GUILD, Harness, MANAGER, discord, said, user,
};

const LADDER: TournamentId = TournamentId(1);
const DAY: Duration = Duration::from_hours(24);

async fn create(harness: &Harness, more: &[(&str, Value)]) -> String {
    let mut options = vec![("title", json!("Steps")), ("game", json!("dobutsu"))];
    options.extend(more.iter().cloned());
    let boss = Asker::new(MANAGER);
    let reply = harness.command(&boss, "tournament create", &options).await;
    said(&reply).content.clone()
}

/// A ladder of Alice, Bob and Carol, in this order.
async fn ladder(harness: &Harness) {
    let settings = [
        ("format", json!("ladder")),
        ("reach", json!(2)),
        ("days", json!(2)),
    ];
    create(harness, &settings).await;
    for player in [ALICE, BOB, CAROL] {
        press(harness, player, "join", &[], false).await;
    }
    harness
        .command(&Asker::new(MANAGER), "tournament start", &[])
        .await;
    advance(&harness.app, LADDER).await;
    assert_eq!(order(harness).await, [ALICE, BOB, CAROL]);
}

async fn press(
    harness: &Harness,
    by: PlayerId,
    verb: &str,
    values: &[&str],
    private: bool,
) -> Reply {
    let id = format!("tournament:{verb}:1");
    harness.press(&Asker::new(by), &id, values, private).await
}

/// Presses a button that answers a challenge.
async fn answer(
    harness: &Harness,
    by: PlayerId,
    verb: &str,
    pairing: usize,
    private: bool,
) -> Reply {
    let id = format!("ladder:{verb}:1:{pairing}");
    harness.press(&Asker::new(by), &id, &[], private).await
}

async fn order(harness: &Harness) -> Vec<PlayerId> {
    tournament(&harness.app, LADDER).await.ladder().to_vec()
}

fn contains(reply: &Reply, words: &str) {
    let content = &said(reply).content;
    assert!(content.contains(words), "{words:?} is missing: {content}");
}

async fn challenge(harness: &Harness, by: PlayerId, opponent: PlayerId) -> Reply {
    let options = [("opponent", user(opponent, "somebody"))];
    harness
        .command(&Asker::new(by), "tournament challenge", &options)
        .await
}

#[tokio::test]
async fn a_challenge_disturbs_nobody_in_quiet_hours() {
    let harness = Harness::open().await;
    ladder(&harness).await;
    let store = &harness.app.store;
    let (subject, kind) = (Subject::Entrant(LADDER, BOB), JobKind::RoundEnds);
    let later = JobId { subject, kind };
    // A quarter past nine.
    let quiet = Preference::Quiet(Some("8-12".parse().unwrap()));
    store.update_preferences(BOB, &[quiet]).await.unwrap();
    let reply = challenge(&harness, CAROL, BOB).await;
    contains(&reply, "challenges");
    assert_eq!(said(&reply).pings, []);
    assert!(store.has_job(&later).await.unwrap());
    let reply = challenge(&harness, BOB, ALICE).await;
    assert_eq!(said(&reply).pings, [ALICE]);
}

/// The challenged player is told once, even if the answer that mentions them was lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_told_once_also_if_its_answer_is_lost() {
    const PENDING_NOTICES: &str =
        "SELECT COUNT(*) FROM jobs WHERE subject LIKE 'entrant/%' AND kind = 'round-ends'";
    let env = TestEnvironment::open().await;
    let url = format!("sqlite:{}", env.database().display());
    let pending = async || {
        let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
        let number = sqlx::query_scalar::<_, i64>(PENDING_NOTICES).fetch_one(&mut database);
        number.await.unwrap()
    };
    let [alice, bob, carol] = [
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    ];
    let options = [
        ("title", json!("Steps")),
        ("format", json!("ladder")),
        ("game", json!("dobutsu")),
        ("players", json!(3)),
    ];
    let since = env.mark();
    alice.command_in("tournament", "create", &options).await;
    let post = env.wait_for_post(since, "Open to join").await;
    for person in [&alice, &bob, &carol] {
        person.press_id(&post, "tournament:join:1").await;
    }
    let post = env.wait_for_edit(&post, "🪜").await;

    let opponent = [("opponent", json!(alice.id))];
    let said = bob.command_in("tournament", "challenge", &opponent).await;
    assert_eq!(pinged(&said), [alice.id.as_str()]);
    let begun = Instant::now();
    while pending().await > 0 {
        assert!(begun.elapsed() < Duration::from_secs(5), "told again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }

    let lost = json!([{"route": "POST /interactions/*", "kind": "status", "status": 404,
        "body": {"code": 10062, "message": "Unknown interaction"}}]);
    env.faults(lost).await;
    let since = env.mark();
    let opponent = json!([{"name": "opponent", "value": bob.id}]);
    let sub = json!([{"name": "challenge", "options": opponent}]);
    let what = json!({"type": "command", "name": "tournament", "options": sub});
    carol.interact(what).await;
    let words = format!("<@{}> challenges <@{}>", carol.id, bob.id);
    let told = env.wait_for_post(since, &words).await;
    assert_eq!(pinged(&told), [bob.id.as_str()]);
    assert_contains(&told, &format!("/{}", text(&post["id"])));
    let messages = env.state(None).await["messages"][&alice.channel].clone();
    let texts = messages.as_array().unwrap().iter();
    let texts: Vec<String> = texts.map(|message| text(&message["content"])).collect();
    let first = format!("<@{}> challenges <@{}> for", bob.id, alice.id);
    let once = texts.iter().filter(|text| text.contains(&first));
    assert_eq!(once.count(), 1, "{texts:#?}");
    assert_eq!(pending().await, 0);
    env.close().await;
}

#[tokio::test]
async fn a_ladder_is_climbed_by_challenges() {
    let harness = Harness::open().await;
    ladder(&harness).await;
    // The button of the post opens a private panel with those above.
    let panel = press(&harness, CAROL, "challenge", &[], false).await;
    assert!(said(&panel).private);
    contains(&panel, "Your place on **Steps**: 3.");
    assert_eq!(said(&panel).rows.len(), 1, "a menu");
    let top = press(&harness, ALICE, "challenge", &[], false).await;
    contains(&top, "no one above you");
    assert!(said(&top).rows.is_empty());

    let public = press(&harness, CAROL, "opponent", &["1"], true).await;
    assert!(!said(&public).private && public.used_menu.is_some());
    contains(
        &public,
        &format!("<@{}> challenges <@{}>", discord(CAROL), discord(ALICE)),
    );
    contains(&public, "for place 1");
    assert_eq!(said(&public).pings, [ALICE]);
    assert_eq!(said(&public).rows.len(), 1);
    let shown = harness
        .command(&Asker::new(BOB), "tournament show", &[])
        .await;
    contains(&shown, "challenges <@301>");
    let own = harness
        .command(&Asker::new(ALICE), "tournament challenge", &[])
        .await;
    assert!(said(&own).private);
    contains(&own, "for place 1");

    // Only the challenged player answers.
    for stranger in [BOB, CAROL, MANAGER] {
        for verb in ["accept", "decline"] {
            let refused = answer(&harness, stranger, verb, 1, false).await;
            assert!(said(&refused).private);
            contains(&refused, "waits for your answer");
        }
    }
    let accepted = answer(&harness, ALICE, "accept", 1, false).await;
    assert!(matches!(&accepted.body, Body::Update(message) if message.rows.is_empty()));
    contains(&accepted, "accepts the challenge");
    let again = answer(&harness, ALICE, "accept", 1, false).await;
    assert!(matches!(&again.body, Body::Update(message) if message.rows.is_empty()));
    contains(&again, "has been answered or is over");
    advance(&harness.app, LADDER).await;
    let [game] = &running(&harness.app, LADDER).await[..] else {
        panic!("one game")
    };
    assert_eq!(
        harness
            .app
            .store
            .round_of(game.id)
            .await
            .unwrap()
            .unwrap()
            .1,
        None
    );
    let by = Actor::Player(ALICE);
    harness
        .app
        .act(game.id, by, Command::Resign, None, None)
        .await
        .unwrap();
    advance(&harness.app, LADDER).await;
    assert_eq!(order(&harness).await, [CAROL, ALICE, BOB]);

    // Declining asks first, and costs the place.
    let public = challenge(&harness, BOB, ALICE).await;
    assert!(!said(&public).private);
    let asked = answer(&harness, ALICE, "decline", 2, false).await;
    assert!(said(&asked).private);
    contains(&asked, "gets your place");
    assert_eq!(order(&harness).await, [CAROL, ALICE, BOB]);
    answer(&harness, ALICE, "yield", 2, true).await;
    assert_eq!(order(&harness).await, [CAROL, BOB, ALICE]);

    // Without an answer the place is lost as well. A button of the old challenge does not answer the new one.
    challenge(&harness, ALICE, CAROL).await;
    for verb in ["accept", "decline"] {
        let old = answer(&harness, CAROL, verb, 2, false).await;
        contains(&old, "has been answered or is over");
    }
    harness.clock.advance(2 * DAY);
    advance(&harness.app, LADDER).await;
    assert_eq!(order(&harness).await, [ALICE, CAROL, BOB]);
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

#[tokio::test]
async fn the_days_for_an_answer_can_change() {
    let harness = Harness::open().await;
    ladder(&harness).await;
    let until = async |challenger: PlayerId| {
        let ladder = tournament(&harness.app, LADDER).await;
        let mut events = ladder.events().iter().rev();
        let until = events.find_map(|stamped| match stamped.event {
            TournamentEvent::Challenged {
                challenger: by,
                until,
                ..
            } if by == challenger => Some(until),
            _ => None,
        });
        until.expect("a challenge")
    };
    challenge(&harness, CAROL, BOB).await;
    let before = until(CAROL).await;
    let options = [("days", json!(5)), ("reason", json!("holidays"))];
    let boss = Asker::new(MANAGER);
    harness
        .command(&boss, "tournament settings", &options)
        .await;
    assert_eq!(until(CAROL).await, before, "a challenge keeps its time");
    challenge(&harness, BOB, ALICE).await;
    let days = until(BOB).await.since(harness.app.clock.now());
    assert_eq!(days, 5 * DAY);
}

#[tokio::test]
async fn challenges_that_are_refused_are_explained() {
    let harness = Harness::open().await;
    ladder(&harness).await;
    contains(
        &challenge(&harness, MANAGER, ALICE).await,
        "aren't on a ladder",
    );
    contains(
        &challenge(&harness, ALICE, BOB).await,
        "up to 2 places above",
    );
    contains(
        &challenge(&harness, ALICE, ALICE).await,
        "up to 2 places above",
    );
    let forged = press(&harness, CAROL, "opponent", &["99"], true).await;
    contains(&forged, "aren't in");
    let forged = press(&harness, CAROL, "opponent", &["x"], true).await;
    assert!(said(&forged).private);
    let public = press(&harness, CAROL, "opponent", &["1"], false).await;
    assert!(said(&public).private, "only in a private panel");
    challenge(&harness, CAROL, ALICE).await;
    contains(
        &challenge(&harness, BOB, ALICE).await,
        "already has a challenge",
    );
    contains(
        &challenge(&harness, CAROL, BOB).await,
        "already has a challenge",
    );
    answer(&harness, ALICE, "yield", 1, true).await;
    assert_eq!(order(&harness).await, [CAROL, ALICE, BOB]);
    let endless = create(
        &harness,
        &[("format", json!("ladder")), ("time", json!("none"))],
    )
    .await;
    assert!(endless.contains("need a time limit"), "{endless}");
}

#[tokio::test]
async fn a_ladder_is_joined_while_it_runs_and_ended_by_hand() {
    let harness = Harness::open().await;
    ladder(&harness).await;
    let boss = Asker::new(MANAGER);
    let joined = harness.command(&boss, "tournament join", &[]).await;
    contains(&joined, "at the bottom");
    assert_eq!(order(&harness).await, [ALICE, BOB, CAROL, MANAGER]);
    press(&harness, BOB, "withdraw", &[], true).await;
    assert_eq!(order(&harness).await, [ALICE, CAROL, MANAGER]);
    // Who has left still has a page.
    let page = [("player", user(BOB, "Bob"))];
    let page = harness.command(&boss, "tournament show", &page).await;
    contains(
        &page,
        &format!("<@{}> in **Steps** · has left", discord(BOB)),
    );
    let stranger = harness
        .command(&Asker::new(ALICE), "tournament finish", &[])
        .await;
    contains(&stranger, "Only the organiser");
    let asked = harness.command(&boss, "tournament finish", &[]).await;
    assert_eq!(said(&asked).rows.len(), 1);
    assert_eq!(
        tournament(&harness.app, LADDER).await.phase(),
        TournamentPhase::Playing
    );
    contains(
        &press(&harness, ALICE, "finish", &[], true).await,
        "Only the organiser",
    );
    press(&harness, MANAGER, "finish", &[], true).await;
    let over = tournament(&harness.app, LADDER).await;
    assert_eq!(over.phase(), TournamentPhase::Over);
    let podium: Vec<_> = over.podium().iter().map(|placed| placed.player).collect();
    assert_eq!(podium, [ALICE, CAROL, MANAGER]);
    // A round robin ends by itself.
    create(&harness, &[("format", json!("round-robin"))]).await;
    for player in [ALICE, BOB] {
        harness
            .press(&Asker::new(player), "tournament:join:2", &[], false)
            .await;
    }
    harness.command(&boss, "tournament start", &[]).await;
    let refused = harness.command(&boss, "tournament finish", &[]).await;
    contains(&refused, "doesn't fit the format");
}

#[tokio::test]
async fn a_vacation_gives_more_time_to_answer() {
    let harness = Harness::open().await;
    ladder(&harness).await;
    challenge(&harness, CAROL, ALICE).await;
    harness.app.go_on_vacation(ALICE, 4).await.unwrap().unwrap();
    harness.clock.advance(2 * DAY);
    advance(&harness.app, LADDER).await;
    assert_eq!(
        order(&harness).await,
        [ALICE, BOB, CAROL],
        "still on vacation"
    );
    // She is back, and has the two days that she had before.
    harness.clock.advance(3 * DAY);
    advance(&harness.app, LADDER).await;
    assert_eq!(order(&harness).await, [ALICE, BOB, CAROL], "a day is left");
    harness.clock.advance(DAY);
    advance(&harness.app, LADDER).await;
    assert_eq!(order(&harness).await, [CAROL, ALICE, BOB]);
}

/// Three months of a league of nine, unattended but for the games: seasons end with the months, players go up and down, and
/// newcomers enter at the end.
#[tokio::test]
async fn a_league_plays_its_seasons() {
    let harness = Harness::open().await;
    let app = &harness.app;
    let league = TournamentPlan {
        guild: GUILD,
        organiser: MANAGER,
        begins: Begins::ByHand,
        fewest: 4,
        ..plan(
            Format::League {
                division: 4,
                promoted: 1,
                seasons: Some(3),
            },
            64,
        )
    };
    let players: Vec<PlayerId> = (11..=19).map(PlayerId).collect();
    let id = joined(app, league, &players).await;
    does(
        app,
        id,
        MANAGER,
        banyan::tournaments::TournamentCommand::Start,
    )
    .await;
    advance(app, id).await;
    let first = tournament(app, id).await;
    let sizes: Vec<usize> = first.divisions(1).iter().map(Vec::len).collect();
    assert_eq!(sizes, [5, 4]);
    assert_eq!(running(app, id).await.len(), 10 + 6, "all games at once");
    smaller_numbers_win(app, id).await;
    advance(app, id).await;
    assert_eq!(
        tournament(app, id).await.round(),
        1,
        "the month is not over"
    );
    let late = press(&harness, ALICE, "join", &[], false).await;
    contains(&late, "from the next season on");
    let ends = first.deadline().unwrap();
    harness.clock.advance(ends.since(app.clock.now()));
    advance(app, id).await;
    let second = tournament(app, id).await;
    assert_eq!(second.round(), 2);
    let [upper, lower] = second.divisions(2) else {
        panic!("two divisions")
    };
    // 15 was last of the first division and 16 first of the second: they change places. Alice is new.
    assert!(upper.contains(&PlayerId(16)) && !upper.contains(&PlayerId(15)));
    assert!(lower.contains(&PlayerId(15)) && lower.contains(&ALICE));
    // Two more seasons: nobody plays the games of one of them.
    let ends = second.deadline().unwrap();
    harness.clock.advance(ends.since(app.clock.now()));
    advance(app, id).await;
    let third = tournament(app, id).await;
    assert_eq!(third.round(), 3);
    let undecided = third.pairings_of(2).filter(|one| one.is_undecided());
    assert_eq!(undecided.count(), 0, "the player to move has lost");
    harness
        .clock
        .advance(third.deadline().unwrap().since(app.clock.now()));
    assert!(play_out(app, id).await < 30);
    assert_eq!(tournament(app, id).await.phase(), TournamentPhase::Over);
    let report = app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// Alice and Bob take the first place from each other, for months: their page says how much of it does not fit.
#[tokio::test]
async fn a_long_page_says_what_is_left_out() {
    let harness = Harness::open().await;
    ladder(&harness).await;
    for pair in 0..40 {
        for (at, [below, above]) in [[BOB, ALICE], [ALICE, BOB]].into_iter().enumerate() {
            challenge(&harness, below, above).await;
            answer(&harness, above, "yield", 2 * pair + at + 1, true).await;
            harness.clock.advance(3 * DAY);
        }
    }
    assert_eq!(tournament(&harness.app, LADDER).await.pairings().len(), 80);
    let page = [("player", user(BOB, "Bob"))];
    let page = harness
        .command(&Asker::new(CAROL), "tournament show", &page)
        .await;
    let text = &said(&page).content;
    let shown = text.lines().filter(|line| line.starts_with("**")).count();
    contains(&page, &format!("{} older pairings don't fit", 80 - shown));
    assert!((50..80).contains(&shown), "{text}");
    // Nobody is left out of a short one.
    let page = [("player", user(CAROL, "Carol"))];
    let page = harness
        .command(&Asker::new(CAROL), "tournament show", &page)
        .await;
    assert!(!said(&page).content.contains("fit"), "{page:?}");
}
