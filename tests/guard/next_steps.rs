//! Refusals of what was typed or pasted: a menu or a button goes on with the rest of it.

use banyan::{
    discord::model::reply::{Body, Reply},
    locale::Locale,
    play::{ChannelId, GuildId, MatchId, PlayerId},
    store::{Preference, ServerSetting},
};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};

use super::harness::{ALICE, Asker, BOB, CAROL, GAMES, GUILD, Harness, MANAGER, member, said};
use super::hostile::{check_reply, custom_ids, menus, wire};
use crate::commands::WALK;

const PLAYERS: [u64; 4] = [301, 302, 303, 304];

/// The id of the first control of a refusal that starts so.
fn next(refusal: &Reply, start: &str) -> String {
    assert!(said(refusal).private, "{refusal:?}");
    check_reply(refusal, &PLAYERS, start);
    let found = custom_ids(&wire(refusal)).into_iter();
    let mut found = found.filter(|id| id.starts_with(start));
    found
        .next()
        .unwrap_or_else(|| panic!("{start} in {refusal:?}"))
}

/// The texts in the fields of a form.
fn filled_in(form: &Reply) -> (String, Vec<(String, String)>) {
    let Body::Modal(_) = &form.body else {
        panic!("no form: {form:?}");
    };
    check_reply(form, &PLAYERS, "a form");
    let wire = wire(form);
    let rows = wire["components"].as_array().expect("rows").iter();
    let fields = rows.map(|row| {
        let field = &row["components"][0];
        let text = |key: &str| field[key].as_str().unwrap_or_default().to_owned();
        (text("custom_id"), text("value"))
    });
    let id = wire["custom_id"].as_str().expect("an id").to_owned();
    (id, fields.collect())
}

async fn hide(harness: &Harness, player: PlayerId) {
    let hidden = [Preference::Unlisted(true)];
    let stored = harness.app.store.update_preferences(player, &hidden).await;
    stored.expect("a preference");
}

#[tokio::test]
async fn of_an_unknown_ruleset_the_presets_are_a_menu() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    for (command, rules, listed) in [
        ("rules", "jungle/chess", 3),
        ("rules", "chess", 3),
        ("explore", "grand", 3),
        ("explore", "jungle/classic+traps=universal", 3),
    ] {
        let typed = [("game", json!("jungle")), ("rules", json!(rules))];
        let refusal = harness.command(&alice, command, &typed).await;
        let menu = next(&refusal, &format!("pick-rules:{command}:"));
        let presets = menus(&wire(&refusal))[&menu].clone();
        assert!(presets.len() >= listed, "{presets:?}");
        assert!(presets.iter().all(|preset| preset.starts_with("jungle/")));
        let shown = harness.press(&alice, &menu, &["jungle/german"], true).await;
        check_reply(&shown, &PLAYERS, command);
        assert!(matches!(shown.body, Body::Update(_)), "in its place");
        assert!(said(&shown).picture.is_some(), "{shown:?}");
    }
    // What was typed beside it is kept.
    let public = [("rules", json!("chess")), ("public", json!(true))];
    let refusal = harness.command(&alice, "rules", &public).await;
    let menu = next(&refusal, "pick-rules:rules:public!1");
    let shown = harness
        .press(&alice, &menu, &["dobutsu/official"], true)
        .await;
    assert!(!said(&shown).private && shown.used_menu.is_some());
    let forged = harness.press(&alice, &menu, &["dobutsu/grand"], true).await;
    next(&forged, "pick-rules:rules:public!1");
    let learn = harness
        .command(&alice, "learn", &[("game", json!("chess"))])
        .await;
    let choice = next(&learn, "run:learn:");
    let games = harness.press(&alice, &choice, &[], true).await;
    next(&games, "run:learn:game=jungle");
}

#[tokio::test]
async fn a_hidden_profile_leads_to_what_its_viewer_may_see() {
    let harness = Harness::open().await;
    hide(&harness, BOB).await;
    let (alice, carol) = (Asker::new(ALICE), Asker::new(CAROL));
    let bob = ("player", member(BOB, "Bob"));
    let refusal = harness
        .command(&alice, "profile", std::slice::from_ref(&bob))
        .await;
    let versus = next(&refusal, "profile:versus:2");
    let both = harness.press(&alice, &versus, &[], true).await;
    assert!(said(&both).content.contains("<@302>"), "{both:?}");
    let puzzles = harness.press(&alice, "profile:puzzles:2", &[], true).await;
    assert_eq!(next(&puzzles, "profile:versus:"), versus);
    for (asker, options, button, words) in [
        (
            &alice,
            vec![bob.clone(), ("public", json!(true))],
            "profile:versus:2",
            "haven't finished a game against each other",
        ),
        (
            &carol,
            vec![bob.clone(), ("other", member(ALICE, "Alice"))],
            "profile:show:3",
            "<@303>",
        ),
        (
            &alice,
            vec![
                ("player", member(CAROL, "Carol")),
                ("other", member(CAROL, "Carol")),
            ],
            "profile:show:3",
            "<@303>",
        ),
    ] {
        let refusal = harness.command(asker, "versus", &options).await;
        let goes_on = harness
            .press(asker, &next(&refusal, button), &[], true)
            .await;
        assert!(said(&goes_on).content.contains(words), "{goes_on:?}");
    }
    let mut robot = member(BOB, "Robot");
    robot["bot"] = json!(true);
    for command in ["profile", "versus"] {
        let typed = [("player", robot.clone())];
        let refusal = harness.command(&alice, command, &typed).await;
        next(&refusal, "run:leaderboard:");
    }
}

#[tokio::test]
async fn a_vacation_starts_with_a_button_of_as_many_days_as_are_left() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let none = harness.command(&alice, "vacation", &[]).await;
    let ids = |reply: &Reply| -> Vec<String> { custom_ids(&wire(reply)).into_iter().collect() };
    assert_eq!(
        ids(&none),
        [
            "run:vacation:days#14",
            "run:vacation:days#3",
            "run:vacation:days#7"
        ]
    );
    let back = harness
        .command(&alice, "vacation", &[("back", json!(true))])
        .await;
    assert_eq!(ids(&back), ids(&none));
    let long = harness
        .command(&alice, "vacation", &[("days", json!(365))])
        .await;
    let most = harness.app.limits.vacation_days;
    let all = format!("run:vacation:days#{most}");
    let away = harness.press(&alice, &next(&long, &all), &[], true).await;
    next(&away, "run:vacation:back!1");
    assert!(harness.app.vacation(ALICE).await.unwrap().is_some());
    // A day of the year is left of an allowance that is almost used up, and nothing of one that is.
    harness
        .clock
        .advance(std::time::Duration::from_hours(24 * u64::from(most) - 24));
    harness
        .press(&alice, "run:vacation:back!1", &[], true)
        .await;
    let none = harness.command(&alice, "vacation", &[]).await;
    assert_eq!(ids(&none), ["run:vacation:days#1"], "{none:?}");
    harness
        .press(&alice, "run:vacation:days#1", &[], true)
        .await;
    harness.clock.advance(std::time::Duration::from_hours(25));
    let none = harness.command(&alice, "vacation", &[]).await;
    assert_eq!(ids(&none), ["run:games:"], "{none:?}");
}

/// It says why it began, and that a move ends it.
#[tokio::test]
async fn a_vacation_that_began_by_itself_says_so() {
    let harness = Harness::open().await;
    let id = harness.begin().await;
    harness.clock.advance(std::time::Duration::from_hours(72));
    let began = harness.app.handle_expired_deadline(id, true).await;
    began.expect("a vacation");
    let away = harness.command(&Asker::new(ALICE), "vacation", &[]).await;
    assert!(said(&away).content.starts_with("Your time ran out"));
    next(&away, "run:vacation:back!1");
}

#[tokio::test]
async fn a_refused_record_is_in_the_form_that_opens_again() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let wrong = "[Ruleset \"jungle/classic\"]\n\n1. e3d9";
    let refusal = harness
        .command(&alice, "import", &[("text", json!(wrong))])
        .await;
    let form = harness
        .press(&alice, &next(&refusal, "paste:"), &[], true)
        .await;
    let (id, fields) = filled_in(&form);
    assert_eq!(fields, [("record".to_owned(), wrong.to_owned())]);
    let refusal = harness.submit(&alice, &id, &[("record", "7/7")]).await;
    next(&refusal, "paste:");
    let right = wrong.replace("d9", "d3");
    let shown = harness.submit(&alice, &id, &[("record", &right)]).await;
    assert!(said(&shown).picture.is_some(), "{shown:?}");
    assert!(shown.used_menu.is_some(), "the refusal goes");

    // A record without rules: the chosen ones are for it.
    let typed = [("text", json!("1. e3d3"))];
    let refusal = harness.command(&alice, "import", &typed).await;
    next(&refusal, "paste:");
    let menu = next(&refusal, "paste-analyse:");
    assert_eq!(menus(&wire(&refusal))[&menu][0], "jungle/classic");
    let shown = harness.press(&alice, &menu, &["jungle/german"], true).await;
    assert!(said(&shown).picture.is_some() && shown.used_menu.is_some());
    // Unknown rules before anything is pasted: the form is next.
    let typed = [("rules", json!("chess"))];
    let refusal = harness.command(&alice, "import", &typed).await;
    let menu = next(&refusal, "paste-analyse:");
    let form = harness.press(&alice, &menu, &["jungle/german"], true).await;
    let (id, fields) = filled_in(&form);
    assert_eq!(id, "import:0:jungle/german,,3d,");
    assert_eq!(fields, [("record".to_owned(), String::new())]);
    // Another player's record stays theirs.
    let bob = Asker::new(BOB);
    let stolen = harness.press(&bob, &menu, &["jungle/german"], true).await;
    next(&stolen, "run:games:");
    let gone = harness
        .press(&alice, "analysis-start:s1:0", &[], true)
        .await;
    let import = next(&gone, "run:import:");
    filled_in(&harness.press(&alice, &import, &[], true).await);
}

#[tokio::test]
async fn a_challenge_from_a_refused_record_goes_on_with_its_terms() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let bob = ("player", member(BOB, "Bob"));
    let typed = [
        bob.clone(),
        ("text", json!("1. e3d3")),
        ("side", json!("second")),
        ("time", json!("7d")),
    ];
    let refusal = harness.command(&alice, "import", &typed).await;
    let menu = next(&refusal, "paste-challenge:");
    let post = harness.press(&alice, &menu, &["jungle/german"], true).await;
    assert!(!said(&post).private && post.used_menu.is_some(), "{post:?}");
    let id = MatchId(harness.app.store.games_of(ALICE, 9).await.unwrap()[0].id.0);
    let terms = harness.game(id).await.terms().clone();
    assert_eq!((terms.opponent, terms.side.key()), (Some(BOB), "second"));
    assert_eq!(terms.time.to_string(), "7d");
    assert!(terms.start.is_some(), "{terms:?}");

    let soon = [bob.clone(), ("time", json!("soon"))];
    let refusal = harness.command(&alice, "import", &soon).await;
    let form = harness
        .press(&alice, &next(&refusal, "paste:"), &[], true)
        .await;
    assert!(filled_in(&form).0.starts_with("import:2:"), "{form:?}");
    // A finished game can still be stepped through.
    let over = format!("[Ruleset \"jungle/classic\"]\n\n{}", WALK.join(" "));
    let typed = [bob, ("text", json!(over))];
    let refusal = harness.command(&alice, "import", &typed).await;
    next(&refusal, "paste:");
    let button = next(&refusal, "paste-analyse:");
    let shown = harness.press(&alice, &button, &[], true).await;
    assert!(
        said(&shown).private && shown.used_menu.is_some(),
        "{shown:?}"
    );
    assert!(said(&shown).picture.is_some(), "{shown:?}");
}

#[tokio::test]
async fn hours_and_zones_that_cannot_be_read_are_in_the_form_that_opens_again() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let typed = |hours: &str, zone: &str| [("quiet", json!(hours)), ("zone", json!(zone))];
    for (hours, zone) in [("late: 22", "Berlin"), ("22-7", "Middle of nowhere")] {
        let from_command = harness
            .command(&alice, "settings", &typed(hours, zone))
            .await;
        let fields = [("hours", hours), ("zone", zone)];
        let from_form = harness.submit(&alice, "set-hours:form", &fields).await;
        for refusal in [from_command, from_form] {
            let button = next(&refusal, "set-again:");
            let form = harness.press(&alice, &button, &[], true).await;
            let (id, found) = filled_in(&form);
            let zone_kept = found[1].1 == zone;
            assert!(found[0].1 == hours || hours == "22-7", "{found:?}");
            assert!(!found[0].1.is_empty() && zone_kept, "{found:?}");
            // The refusal is no panel: it goes when there is one.
            let fields = [("hours", "22-7"), ("zone", "Berlin")];
            let panel = harness.submit(&alice, &id, &fields).await;
            assert!(matches!(panel.body, Body::Panel(_)), "{panel:?}");
            assert!(panel.used_menu.is_some());
        }
    }
    let wishes = harness.app.store.preferences(ALICE).await.unwrap();
    assert_eq!(wishes.zone.as_deref(), Some("Europe/Berlin"));
}

#[tokio::test]
async fn refusals_to_moderate_and_to_block_lead_on() {
    let harness = Harness::open().await;
    let (alice, boss) = (Asker::new(ALICE), Asker::new(MANAGER));
    let game = harness.begin().await;
    let board = format!("run:board:game#{game}");
    let judge = |reason: &str| vec![("game", json!(game.0)), ("reason", json!(reason))];
    for (part, reason) in [("void", "a bet"), ("abort", "\n")] {
        let command = format!("moderate {part}");
        let refusal = harness.command(&boss, &command, &judge(reason)).await;
        next(&refusal, &board);
    }
    let mut win = judge("a bet");
    win.push(("winner", member(CAROL, "Carol")));
    let refusal = harness.command(&boss, "moderate win", &win).await;
    let shown = harness
        .press(&boss, &next(&refusal, &board), &[], true)
        .await;
    assert!(said(&shown).picture.is_some(), "{shown:?}");
    for command in ["moderate log", "server"] {
        let refusal = harness.command(&alice, command, &[]).await;
        next(&refusal, "run:games:");
        next(&refusal, "run:help:");
    }
    let myself = [("player", member(ALICE, "Alice"))];
    let refusal = harness.command(&alice, "block", &myself).await;
    next(&refusal, "run:settings:");
}

#[tokio::test]
async fn where_a_game_may_begin_is_said_with_a_way_to_it() {
    let harness = Harness::open().await;
    let challenge = harness.challenge().await;
    let elsewhere = Asker {
        guild: Some(GuildId(GUILD.0 + 1)),
        ..Asker::new(BOB)
    };
    let only = ServerSetting::Channels(vec![ChannelId(GAMES.0 + 1)]);
    harness
        .app
        .store
        .set_server(GUILD, &only)
        .await
        .expect("a setting");
    let accept = format!("accept:{challenge}:1");
    let refusal = harness.press(&elsewhere, &accept, &[], true).await;
    next(&refusal, &format!("run:board:game#{challenge}"));
    let refusal = harness.press(&Asker::new(BOB), &accept, &[], true).await;
    next(&refusal, "run:games:");
}

#[tokio::test]
async fn a_refusal_has_a_button_for_the_command_that_it_names_in_each_language() {
    let harness = Harness::open().await;
    for locale in Locale::ALL.map(Locale::code) {
        let mut boss = Asker::new(MANAGER);
        locale.clone_into(&mut boss.locale);
        let none = harness.command(&boss, "tournament show", &[]).await;
        let panel = next(&none, "run:tournament create:");
        let panel = harness.press(&boss, &panel, &[], true).await;
        assert!(!custom_ids(&wire(&panel)).is_empty(), "{panel:?}");
        // A challenge with a time that cannot be read names none: the same command asks for it by menus.
        let typed = [("player", member(BOB, "Bob")), ("time", json!("soon"))];
        let refusal = harness.command(&boss, "challenge", &typed).await;
        assert!(!custom_ids(&wire(&refusal)).is_empty(), "{refusal:?}");
    }
}

#[tokio::test]
async fn after_a_fault_a_command_is_one_press_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
    let harness = Harness::on(&url).await;
    let (alice, game) = (Asker::new(ALICE), harness.begin().await);
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    for table in ["events", "servers"] {
        let lost = format!("ALTER TABLE {table} RENAME TO lost_{table}");
        raw.execute(AssertSqlSafe(lost)).await.expect("no table");
    }
    let options = [("game", json!(game.0)), ("move", json!("e3d3"))];
    let fault = harness.command(&alice, "move", &options).await;
    let again = next(&fault, "run:move:");
    assert_eq!(again, format!("run:move:game#{game}&move=e3d3"));
    // Those whose options do not fit into a button, and what is for moderators, have none.
    for (command, options) in [
        ("challenge", vec![("player", member(BOB, "Bob"))]),
        ("plan", vec![("moves", json!("e3d3 a9a8 ".repeat(12)))]),
        (
            "moderate void",
            vec![("game", json!(1)), ("reason", json!("a bet"))],
        ),
    ] {
        let fault = harness.command(&alice, command, &options).await;
        assert!(
            said(&fault).private && custom_ids(&wire(&fault)).is_empty(),
            "{fault:?}"
        );
    }
}

#[tokio::test]
async fn a_game_that_is_followed_or_not_any_more_is_one_press_away() {
    let harness = Harness::open().await;
    let (carol, game) = (Asker::new(CAROL), harness.begin().await);
    let options = [("game", json!(game.0))];
    for words in ["now follow", "no longer follow"] {
        let answer = harness.command(&carol, "watch", &options).await;
        assert!(said(&answer).content.contains(words), "{answer:?}");
        next(&answer, &format!("run:board:game#{game}"));
    }
}

#[tokio::test]
async fn a_refused_plan_is_in_the_form_that_opens_again() {
    let harness = Harness::open().await;
    // Alice is to move, so Bob plans.
    let (bob, game) = (Asker::new(BOB), harness.begin().await);
    let typed = |text: &str| [("moves", json!(text))];
    let text_of = |form: &Reply| {
        let (id, fields) = filled_in(form);
        (id, fields[0].1.clone())
    };
    let refusal = harness.command(&bob, "plan", &typed("e3d3 a9a5")).await;
    let again = next(&refusal, &format!("plan-again:{game}:"));
    let (id, text) = text_of(&harness.press(&bob, &again, &[], true).await);
    assert_eq!(text, "e3d3 a9a5");
    let refusal = harness.submit(&bob, &id, &[("move", "e3d3 a9")]).await;
    let again = next(&refusal, &format!("plan-again:{game}:"));
    let (id, text) = text_of(&harness.press(&bob, &again, &[], true).await);
    assert_eq!(text, "e3d3 a9");
    let shown = harness.submit(&bob, &id, &[("move", "e3d3 a9a8")]).await;
    assert!(shown.used_menu.is_some(), "the refusal goes");
    let change = next(&shown, &format!("plan:{game}:"));

    // The command adds a line; the form that opens again has the others, too.
    let refusal = harness.command(&bob, "plan", &typed("c3c2")).await;
    let again = next(&refusal, "plan-again:");
    let (_, text) = text_of(&harness.press(&bob, &again, &[], true).await);
    assert_eq!(text, "if e3d3 then a9a8\nc3c2");
    let stolen = harness.press(&Asker::new(ALICE), &again, &[], true).await;
    next(&stolen, "run:games:");

    // The form has the whole plan, and its lines take the place of the others.
    let (id, text) = text_of(&harness.press(&bob, &change, &[], true).await);
    assert_eq!(text, "if e3d3 then a9a8");
    let shown = harness.submit(&bob, &id, &[("move", "c3c2 a9a8")]).await;
    let content = &said(&shown).content;
    assert!(
        content.contains("c3c2") && !content.contains("e3d3"),
        "{content}"
    );
    let delete = next(&shown, &format!("run:plan:forget!1&game#{game}"));
    let gone = harness.press(&bob, &delete, &[], true).await;
    assert!(matches!(gone.body, Body::Update(_)), "in its place");
    let (_, text) = text_of(&harness.press(&bob, &next(&gone, "plan:"), &[], true).await);
    assert_eq!(text, "");
    // The player to move has nothing to plan.
    let (alice, early) = (Asker::new(ALICE), typed("e3d3 a9a8"));
    let refusal = harness.command(&alice, "plan", &early).await;
    next(&refusal, "run:board:");
}

#[tokio::test]
async fn what_was_typed_of_a_tournament_is_in_the_form_that_opens_again() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let form = "cfm:bswiss,cjungle/classic,e8";
    let fields: [(&str, &str); 4] = [
        ("title", "Spring Cup"),
        ("least-rating", "many"),
        ("most-rating", "1900"),
        ("least-games", "3"),
    ];
    let refusal = harness.submit(&boss, form, &fields).await;
    assert!(said(&refusal).content.contains("many"), "{refusal:?}");
    let again = harness
        .press(&boss, &next(&refusal, "cfm:"), &[], true)
        .await;
    let (id, found) = filled_in(&again);
    let of = |name: &str| found.iter().find(|(field, _)| field == name).unwrap();
    assert_eq!(of("title").1, "Spring Cup");
    assert_eq!(
        (of("most-rating").1.as_str(), of("least-games").1.as_str()),
        ("1900", "3")
    );
    assert_eq!(of("least-rating").1, "");
    // Ratings that exclude everybody: the form again, too.
    let swapped = [
        ("title", "Spring Cup"),
        ("least-rating", "1950"),
        ("most-rating", "1900"),
    ];
    let refusal = harness.submit(&boss, &id, &swapped).await;
    assert!(said(&refusal).content.contains("Swap them"), "{refusal:?}");
    let again = harness
        .press(&boss, &next(&refusal, "cfm:"), &[], true)
        .await;
    let (id, _) = filled_in(&again);
    let made = harness.submit(&boss, &id, &[("title", "Spring Cup")]).await;
    assert!(said(&made).content.contains("#1"), "{made:?}");
    assert!(made.used_menu.is_some(), "the refusal goes");
}

#[tokio::test]
async fn a_position_that_cannot_be_played_on_leads_to_a_game_that_can() {
    let harness = Harness::open().await;
    let (alice, running) = (Asker::new(ALICE), harness.begin().await);
    let refusal = harness
        .press(&alice, &format!("analysis-play:m{running}:0"), &[], true)
        .await;
    let board = next(&refusal, &format!("run:board:game#{running}"));
    let shown = harness.press(&alice, &board, &[], true).await;
    assert!(said(&shown).picture.is_some(), "{shown:?}");
}
