//! The panels of new tournaments and of their settings: everything by menus, buttons and one form.

use banyan::discord::model::reply::{Body, Reply};
use banyan::locale::Locale;
use banyan::play::{PlayerId, TimeControl, TournamentId};
use banyan::tournaments::{Begins, Format, TournamentPhase};
use serde_json::{Value, json};

use super::tournament;
use crate::guard::harness::{ALICE, Asker, BOB, Harness, MANAGER, said};

const CUP: TournamentId = TournamentId(1);

fn panel(reply: &Reply) -> Value {
    match &reply.body {
        Body::Panel(panel) | Body::UpdatePanel(panel) => panel.json(),
        other => panic!("no panel: {other:?}"),
    }
}

/// All controls of a panel, also those beside a text.
fn controls(part: &Value, found: &mut Vec<Value>) {
    if part["custom_id"].is_string() {
        found.push(part.clone());
    }
    controls_in(&part["components"], found);
    if part["accessory"].is_object() {
        controls(&part["accessory"], found);
    }
}

fn controls_in(parts: &Value, found: &mut Vec<Value>) {
    for part in parts.as_array().into_iter().flatten() {
        controls(part, found);
    }
}

/// The id of the control with that verb; `None` if the panel has none.
fn id(panel: &Value, verb: &str) -> Option<String> {
    let mut all = Vec::new();
    controls(panel, &mut all);
    let mut ids = all
        .iter()
        .filter_map(|control| control["custom_id"].as_str());
    ids.find(|id| id.split(':').next() == Some(verb))
        .map(str::to_owned)
}

fn components(part: &Value) -> usize {
    let own = part["components"].as_array();
    let inner: usize = own.into_iter().flatten().map(components).sum();
    1 + inner + usize::from(part["accessory"].is_object())
}

/// Presses a control of the panel, and returns the panel as it is then. It fits Discord at any time.
async fn choose(
    harness: &Harness,
    by: PlayerId,
    panel_: &Value,
    verb: &str,
    values: &[&str],
) -> Value {
    let id = id(panel_, verb).unwrap_or_else(|| panic!("no {verb}: {panel_}"));
    let after = panel(&harness.press(&Asker::new(by), &id, values, true).await);
    assert!(components(&after) <= 41, "{}", components(&after));
    let mut all = Vec::new();
    controls(&after, &mut all);
    for control in &all {
        let length = control["custom_id"].as_str().unwrap().len();
        assert!(length <= 100, "{control}");
        let options = control["options"].as_array();
        assert!(
            options.is_none_or(|options| options.len() <= 25),
            "{control}"
        );
        let held = options.into_iter().flatten();
        let held = held.filter(|option| option["default"] == true).count();
        assert!(held <= 1, "{control}");
    }
    after
}

async fn submit(harness: &Harness, by: PlayerId, panel: &Value, fields: &[(&str, &str)]) -> String {
    let form = id(panel, "cfm").expect("a form");
    let opened = harness.press(&Asker::new(by), &form, &[], true).await;
    assert!(matches!(opened.body, Body::Modal(_)), "{opened:?}");
    let reply = harness.submit(&Asker::new(by), &form, fields).await;
    said(&reply).content.clone()
}

fn contains(said: &str, words: &str) {
    assert!(said.contains(words), "{words:?} is missing: {said}");
}

#[tokio::test]
async fn what_was_typed_beside_a_wrong_option_is_in_the_panel() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    for (name, value) in [
        ("time", json!("soon")),
        ("time", json!("none")),
        ("rules", json!("chess")),
        ("role", json!("nobody")),
        ("players", json!(1)),
        ("level", json!(8)),
        ("late", json!(2)),
        ("title", json!("\u{202e}")),
    ] {
        let mut typed = vec![
            ("title", json!("Spring Cup")),
            ("format", json!("round-robin")),
            ("game", json!("o-an-quan")),
            ("guests", json!(true)),
        ];
        typed.retain(|(known, _)| *known != name);
        typed.push((name, value));
        let refused = harness.command(&boss, "tournament create", &typed).await;
        let refused = said(&refused);
        assert!(refused.private, "{name}: {refused:?}");
        let rows = serde_json::to_value(&refused.rows).expect("rows");
        let open = rows[0]["components"][0]["custom_id"].as_str();
        let open = open.unwrap_or_else(|| panic!("{name}: {refused:?}"));
        let reply = harness.press(&boss, open, &[], true).await;
        assert!(matches!(reply.body, Body::Panel(_)), "{name}: {reply:?}");
        let open = panel(&reply);
        contains(&open.to_string(), "Format: **Round robin**");
        let form = id(&open, "cfm").expect("a form");
        for kept in ["co-an-quan/standard", ",s1"] {
            contains(&form, kept);
        }
        if name == "title" {
            continue;
        }
        let opened = harness.press(&boss, &form, &[], true).await;
        let Body::Modal(form) = &opened.body else {
            panic!("{name}: {opened:?}");
        };
        let form = serde_json::to_value(form).expect("a form");
        contains(&form.to_string(), "Spring Cup");
    }
    assert!(harness.app.tournament(CUP).await.unwrap().is_none());
}

#[tokio::test]
async fn a_tournament_is_created_in_a_panel() {
    let harness = Harness::open().await;
    let stranger = Asker::new(ALICE);
    let refused = harness.command(&stranger, "tournament create", &[]).await;
    contains(&said(&refused).content, "Only server managers");
    // What was typed is in the panel.
    let typed = [("title", json!("Fun, fun: Cup")), ("players", json!(12))];
    let boss = Asker::new(MANAGER);
    let mut open = panel(&harness.command(&boss, "tournament create", &typed).await);
    contains(&open.to_string(), "Format: **Swiss**");
    let forged = id(&open, "cjo").unwrap();
    let refused = harness.press(&stranger, &forged, &[], true).await;
    contains(&said(&refused).content, "Only server managers");
    for (verb, value) in [
        ("cfo", "knockout-of-three"),
        ("cru", "dobutsu/official"),
        ("cti", "7d"),
        ("cda", "30"),
        ("cra", ""),
        ("cjo", ""),
        ("cho", "48"),
        ("crl", "6005"),
        ("cgu", ""),
    ] {
        let values: &[&str] = if value.is_empty() { &[] } else { &[value] };
        open = choose(&harness, MANAGER, &open, verb, values).await;
    }
    contains(&open.to_string(), "Players at most: **12**");
    contains(&open.to_string(), "<@&6005>");
    contains(&open.to_string(), "may ask to take part");
    let form = id(&open, "cfm").unwrap();
    let opened = harness.press(&boss, &form, &[], true).await;
    let Body::Modal(form) = &opened.body else {
        panic!("no form: {opened:?}")
    };
    contains(&json!(form).to_string(), "Fun, fun: Cup");

    let wrong = [("title", "Autumn Cup"), ("least-rating", "high")];
    contains(
        &submit(&harness, MANAGER, &open, &wrong).await,
        "whole number",
    );
    let fields = [("title", "Autumn Cup"), ("least-rating", "1200")];
    let created = submit(&harness, MANAGER, &open, &fields).await;
    contains(&created, "Tournament #1 is ready");
    let plan = tournament(&harness.app, CUP).await.plan().clone();
    assert_eq!((plan.name.as_str(), plan.most), ("Autumn Cup", 12));
    let Format::Knockout { best_of: 3, .. } = plan.format else {
        panic!("{:?}", plan.format)
    };
    assert_eq!(plan.ruleset.to_string(), "dobutsu/official");
    assert_eq!(
        (plan.time, plan.round_days),
        (TimeControl::Days(7), Some(30))
    );
    assert_eq!((plan.rated, plan.guests), (false, true));
    assert!(matches!(plan.begins, Begins::At(_)));
    let conditions = plan.conditions;
    assert_eq!(
        (conditions.role, conditions.lowest),
        (Some(6005), Some(1200))
    );
    assert_eq!((conditions.highest, conditions.games), (None, 0));
}

/// Every format has a panel, and the menus of each are for it.
#[tokio::test]
async fn the_panel_of_each_format_fits() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let open = panel(&harness.command(&boss, "tournament create", &[]).await);
    for (format, has, lacks) in [
        ("round-robin", "cpo", "cro"),
        ("double-round-robin", "cda", "cro"),
        ("swiss", "cro", "cle"),
        ("knockout", "cti", "cpo"),
        ("ladder", "cre", "cro"),
        ("league", "cdi", "cre"),
    ] {
        let of = choose(&harness, MANAGER, &open, "cfo", &[format]).await;
        assert!(id(&of, has).is_some(), "{format}");
        assert_eq!(id(&of, lacks), None, "{format}");
        let join = choose(&harness, MANAGER, &of, "cjo", &[]).await;
        assert!(id(&join, "cgu").is_some(), "{format}");
    }
    for locale in Locale::ALL {
        let mut boss = Asker::new(MANAGER);
        boss.locale = locale.code().to_owned();
        let open = panel(&harness.command(&boss, "tournament create", &[]).await);
        let form = id(&open, "cfm").unwrap();
        let opened = harness.press(&boss, &form, &[], true).await;
        let Body::Modal(form) = &opened.body else {
            panic!("no form: {opened:?}")
        };
        for field in json!(form)["components"].as_array().unwrap() {
            let label = field["components"][0]["label"].as_str().unwrap();
            assert!((1..=45).contains(&label.chars().count()), "{label}");
        }
    }
}

/// What only some formats have is chosen in their panels, and does not stay for another format.
#[tokio::test]
async fn reach_divisions_and_late_entry_are_menus() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let typed = [("reach", json!(9)), ("format", json!("ladder"))];
    let ladder = panel(&harness.command(&boss, "tournament create", &typed).await);
    contains(&ladder.to_string(), "this many places up: **9**");
    let nearer = choose(&harness, MANAGER, &ladder, "cre", &["2"]).await;
    contains(&nearer.to_string(), "this many places up: **2**");
    let league = choose(&harness, MANAGER, &nearer, "cfo", &["league"]).await;
    let league = choose(&harness, MANAGER, &league, "cdi", &["4"]).await;
    contains(&league.to_string(), "Players per division: **4**");
    let ladder = choose(&harness, MANAGER, &league, "cfo", &["ladder"]).await;
    contains(&ladder.to_string(), "this many places up: **3**");

    let swiss = choose(&harness, MANAGER, &ladder, "cfo", &["swiss"]).await;
    let five = choose(&harness, MANAGER, &swiss, "cro", &["5"]).await;
    let open = choose(&harness, MANAGER, &five, "cjo", &[]).await;
    let late = choose(&harness, MANAGER, &open, "cla", &["5"]).await;
    contains(&late.to_string(), "Until round 5 is paired");
    let created = submit(&harness, MANAGER, &late, &[("title", "Late Cup")]).await;
    contains(&created, "Tournament #1 is ready");
    let plan = tournament(&harness.app, CUP).await.plan().clone();
    assert_eq!(plan.late_until, 5);
    // Fewer rounds are no reason to refuse the panel.
    let first = choose(&harness, MANAGER, &late, "cpl", &[]).await;
    let three = choose(&harness, MANAGER, &first, "cro", &["3"]).await;
    let join = choose(&harness, MANAGER, &three, "cjo", &[]).await;
    contains(
        &join.to_string(),
        "Joining after the start: **Not possible**",
    );
}

#[tokio::test]
async fn options_that_a_panel_cannot_hold_are_asked_for_at_once() {
    let harness = Harness::open().await;
    let many = [
        ("time", json!("20d+100h")),
        ("role", json!("<@&1234567890123456789>")),
        ("players", json!(200)),
        ("rounds", json!(12)),
        ("hours", json!(1000)),
        ("days", json!(20)),
        ("late", json!(10)),
        ("least-rating", json!(1000)),
        ("most-rating", json!(2000)),
        ("least-games", json!(100)),
        ("play-off", json!(true)),
    ];
    let boss = Asker::new(MANAGER);
    let reply = harness.command(&boss, "tournament create", &many).await;
    contains(&said(&reply).content, "too much for a panel");
    // A role that is none must not open the tournament to everyone.
    let typo = [("role", json!("Masters"))];
    let reply = harness.command(&boss, "tournament create", &typo).await;
    contains(&said(&reply).content, "role");
}

/// Creates a Swiss tournament with conditions; returns its organiser.
async fn create_cup(harness: &Harness) -> Asker {
    let options = [
        ("title", json!("Cup")),
        ("format", json!("swiss")),
        ("game", json!("dobutsu")),
        ("days", json!(7)),
        ("role", json!("<@&6005>")),
        ("least-rating", json!(900)),
    ];
    let boss = Asker::new(MANAGER);
    harness.command(&boss, "tournament create", &options).await;
    boss
}

#[tokio::test]
async fn a_panel_takes_back_what_without_names() {
    let harness = Harness::open().await;
    let boss = create_cup(&harness).await;
    for what in ["conditions", "days"] {
        let without = [("without", json!(what))];
        let open = panel(
            &harness
                .command(&boss, "tournament settings", &without)
                .await,
        );
        let changed = submit(&harness, MANAGER, &open, &[("reason", "more fun")]).await;
        contains(&changed, "The settings of **Cup** are changed");
    }
    let plan = tournament(&harness.app, CUP).await.plan().clone();
    assert_eq!(plan.round_days, None);
    assert_eq!((plan.conditions.role, plan.conditions.lowest), (None, None));
}

#[tokio::test]
async fn settings_are_changed_in_a_panel() {
    let harness = Harness::open().await;
    let boss = create_cup(&harness).await;
    let by = Asker::new(ALICE);
    let refused = harness.command(&by, "tournament settings", &[]).await;
    contains(&said(&refused).content, "Only the organiser");

    let typed = [("players", json!(24))];
    let mut open = panel(&harness.command(&boss, "tournament settings", &typed).await);
    contains(&open.to_string(), "Settings of Cup");
    assert_eq!(id(&open, "cfo"), None, "the format stays");
    let forged = id(&open, "cfm").unwrap();
    for who in [ALICE, BOB] {
        let fields = [("reason", "mine now")];
        let reply = harness.submit(&Asker::new(who), &forged, &fields).await;
        contains(&said(&reply).content, "Only the organiser");
    }
    for (verb, values) in [
        ("cda", &["0"][..]),
        ("cpo", &[]),
        ("cjo", &[]),
        ("crl", &[]),
        ("cho", &["3"]),
    ] {
        open = choose(&harness, MANAGER, &open, verb, values).await;
    }
    assert_eq!(
        tournament(&harness.app, CUP).await.plan().most,
        16,
        "not yet"
    );
    let fields = [
        ("reason", "more fun"),
        ("least-rating", ""),
        ("least-games", "2"),
    ];
    let changed = submit(&harness, MANAGER, &open, &fields).await;
    contains(&changed, "The settings of **Cup** are changed");
    let plan = tournament(&harness.app, CUP).await.plan().clone();
    assert_eq!((plan.name.as_str(), plan.most), ("Cup", 24));
    assert_eq!((plan.round_days, plan.play_off), (None, true));
    assert!(matches!(plan.begins, Begins::At(_)));
    let conditions = plan.conditions;
    assert_eq!(
        (conditions.role, conditions.lowest, conditions.games),
        (None, None, 2)
    );

    // Once it runs, the panel has only what can still change.
    let reset = [("without", json!("conditions")), ("reason", json!("all"))];
    harness.command(&boss, "tournament settings", &reset).await;
    for player in [ALICE, BOB] {
        harness
            .press(&Asker::new(player), "tournament:join:1", &[], false)
            .await;
    }
    harness.command(&boss, "tournament start", &[]).await;
    assert_eq!(
        tournament(&harness.app, CUP).await.phase(),
        TournamentPhase::Playing
    );
    let mut open = panel(&harness.command(&boss, "tournament settings", &[]).await);
    for verb in ["cti", "cra"] {
        assert_eq!(id(&open, verb), None, "{verb}");
    }
    open = choose(&harness, MANAGER, &open, "cjo", &[]).await;
    assert_eq!(id(&open, "cho"), None);
    open = choose(&harness, MANAGER, &open, "cpy", &["32"]).await;
    let fields = [("reason", "more"), ("title", "Great Cup")];
    contains(
        &submit(&harness, MANAGER, &open, &fields).await,
        "are changed",
    );
    let plan = tournament(&harness.app, CUP).await.plan().clone();
    assert_eq!((plan.name.as_str(), plan.most), ("Great Cup", 32));
    harness.command(&boss, "tournament cancel", &[]).await;
    harness.press(&boss, "tournament:cancel:1", &[], true).await;
    let forged = forged.replace("cfm", "cjo");
    let over = harness.press(&boss, &forged, &[], true).await;
    contains(&said(&over).content, "already over");
}

/// A tournament that only its organiser starts stays open when it is full.
#[tokio::test]
async fn a_tournament_can_start_by_hand_alone() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let typed = [("players", json!(2)), ("format", json!("knockout"))];
    let open = panel(&harness.command(&boss, "tournament create", &typed).await);
    let mut open = choose(&harness, MANAGER, &open, "cjo", &[]).await;
    contains(&open.to_string(), "Start: **When it's full, or by hand**");
    for (chosen, shown) in [
        ("hand", "Start: **Only by hand**"),
        ("0", "Start: **When it's full, or by hand**"),
        ("hand", "Start: **Only by hand**"),
    ] {
        open = choose(&harness, MANAGER, &open, "cho", &[chosen]).await;
        contains(&open.to_string(), shown);
    }
    let created = submit(&harness, MANAGER, &open, &[("title", "Cup")]).await;
    contains(&created, "Tournament #1 is ready");
    let begins = async || tournament(&harness.app, CUP).await.plan().begins;
    assert_eq!(begins().await, Begins::ByHand);
    let shown = harness.command(&boss, "tournament show", &[]).await;
    contains(&said(&shown).content, "> starts it.");
    for player in [ALICE, BOB] {
        harness
            .press(&Asker::new(player), "tournament:join:1", &[], false)
            .await;
    }
    let phase = async || tournament(&harness.app, CUP).await.phase();
    assert_eq!(phase().await, TournamentPhase::Open, "although it is full");

    // Its settings know the choice, and others replace it.
    let open = panel(&harness.command(&boss, "tournament settings", &[]).await);
    let open = choose(&harness, MANAGER, &open, "cjo", &[]).await;
    contains(&open.to_string(), "Start: **Only by hand**");
    let later = choose(&harness, MANAGER, &open, "cho", &["3"]).await;
    contains(
        &submit(&harness, MANAGER, &later, &[("reason", "fun")]).await,
        "are changed",
    );
    assert!(matches!(begins().await, Begins::At(_)));
    let set = async |options: &[(&str, Value)]| {
        let mut options = options.to_vec();
        options.push(("reason", json!("fun")));
        let reply = harness
            .command(&boss, "tournament settings", &options)
            .await;
        said(&reply).content.clone()
    };
    let both = [("by-hand", json!(true)), ("hours", json!(3))];
    contains(&set(&both).await, "only one of `hours` and `by-hand`");
    contains(&set(&[("by-hand", json!(true))]).await, "are changed");
    assert_eq!(begins().await, Begins::ByHand);
    harness.command(&boss, "tournament start", &[]).await;
    assert_eq!(phase().await, TournamentPhase::Playing);
}

#[tokio::test]
async fn a_tournament_can_need_more_players_to_start() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let options = [
        ("title", json!("Cup")),
        ("format", json!("swiss")),
        ("game", json!("dobutsu")),
        ("least-players", json!(3)),
    ];
    harness.command(&boss, "tournament create", &options).await;
    let shown = harness.command(&boss, "tournament show", &[]).await;
    contains(&said(&shown).content, "at least 3 players to start");
    for player in [ALICE, BOB] {
        harness
            .press(&Asker::new(player), "tournament:join:1", &[], false)
            .await;
    }
    let refused = harness.command(&boss, "tournament start", &[]).await;
    contains(&said(&refused).content, "needs at least 3 players");
    let few = [("players", json!(2)), ("reason", json!("fun"))];
    let refused = harness.command(&boss, "tournament settings", &few).await;
    contains(&said(&refused).content, "room for at least 3 players");
    // A panel holds it, too, and 1 is what the format needs.
    let less = [("least-players", json!(1))];
    let open = panel(&harness.command(&boss, "tournament settings", &less).await);
    contains(
        &submit(&harness, MANAGER, &open, &[("reason", "fun")]).await,
        "are changed",
    );
    assert_eq!(tournament(&harness.app, CUP).await.plan().fewest, 2);
    harness.command(&boss, "tournament start", &[]).await;
    let started = tournament(&harness.app, CUP).await;
    assert_eq!(started.phase(), TournamentPhase::Playing);
}
