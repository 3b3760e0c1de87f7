//! No answer leaves a player without a next step: every command about one game, for players with none, one, several and
//! very many games, and the refusals that know what helps.

use banyan::{
    discord::model::reply::{Body, Reply},
    play::{Command, MatchId, Offer, SideChoice},
};
use serde_json::{Value, json};

use super::harness::{ALICE, Asker, BOB, CAROL, Harness, command, member, said};
use super::hostile::{check_reply, custom_ids, menus, wire};

const PLAYERS: [u64; 4] = [301, 302, 303, 304];

/// A command's name, its options and who types it.
type Typed = (&'static str, Vec<(&'static str, Value)>, Asker);

/// The commands about one game. Alice is to move, so Bob plans.
fn commands() -> Vec<Typed> {
    let (alice, bob) = (|| Asker::new(ALICE), Asker::new(BOB));
    let long = ["if c3d3 then g7g6"; 9].join("; ");
    vec![
        ("move", vec![("move", json!("c3 & d3"))], alice()),
        ("board", vec![("theme", json!("night"))], alice()),
        ("resign", vec![], alice()),
        ("offer", vec![], alice()),
        ("offer", vec![("what", json!("draw"))], alice()),
        (
            "plan",
            vec![("moves", json!("if c3d3 then g7g6"))],
            bob.clone(),
        ),
        ("plan", vec![("moves", json!(long))], bob),
        ("record", vec![("format", json!("json"))], alice()),
        ("replay", vec![("speed", json!("fast"))], alice()),
        ("analyse", vec![], alice()),
        ("hint", vec![], alice()),
    ]
}

/// The menu of games in an answer: its id and the games.
fn games_in(reply: &Reply) -> Option<(String, Vec<String>)> {
    let mut menus = menus(&wire(reply)).into_iter();
    menus.find(|(id, _)| id.starts_with("pick:"))
}

fn has(reply: &Reply, id: &str) -> bool {
    let found = custom_ids(&wire(reply));
    found.iter().any(|found| found.starts_with(id))
}

#[tokio::test]
async fn without_a_game_there_is_one_to_begin_and_one_to_learn() {
    let harness = Harness::open().await;
    for (name, options, asker) in commands() {
        let reply = harness.command(&asker, name, &options).await;
        assert!(said(&reply).private, "{name}: {reply:?}");
        for next in ["run:challenge:", "run:learn:"] {
            assert!(has(&reply, next), "{name}: {reply:?}");
        }
    }
    let asker = Asker::new(ALICE);
    let panel = harness.press(&asker, "run:challenge:", &[], true).await;
    assert!(has(&panel, "invite-send:anyone:"), "{panel:?}");
    check_reply(&panel, &PLAYERS, "the panel");
    let games = harness.press(&asker, "run:learn:", &[], true).await;
    assert!(has(&games, "run:learn:game=dobutsu"), "{games:?}");
    for empty in ["games", "watch"] {
        let reply = harness.command(&asker, empty, &[]).await;
        assert!(said(&reply).private, "{empty}: {reply:?}");
    }
}

#[tokio::test]
async fn one_game_is_the_one_that_is_meant() {
    for (name, options, asker) in commands() {
        let harness = Harness::open().await;
        harness.begin().await;
        let reply = harness.command(&asker, name, &options).await;
        check_reply(&reply, &PLAYERS, name);
        assert_eq!(games_in(&reply), None, "{name}: {reply:?}");
    }
}

#[tokio::test]
async fn of_several_games_one_is_picked_and_the_command_goes_on() {
    for (name, options, asker) in commands() {
        let harness = Harness::open().await;
        let mut games = Vec::new();
        for _ in 0..3 {
            games.push(harness.begin().await);
        }
        let reply = harness.command(&asker, name, &options).await;
        check_reply(&reply, &PLAYERS, name);
        let (menu, mut listed) = games_in(&reply).unwrap_or_else(|| panic!("{name}: {reply:?}"));
        listed.sort();
        let all: Vec<String> = games.iter().map(MatchId::to_string).collect();
        assert_eq!(listed, all, "{name}");
        let picked = games[1];
        let done = harness.press(&asker, &menu, &[&all[1]], true).await;
        check_reply(&done, &PLAYERS, name);
        assert_eq!(games_in(&done), None, "{name}: {done:?}");
        went_on(&harness, name, picked, &done).await;
        for other in [games[0], games[2]] {
            assert_eq!(
                harness.game(other).await.seq(),
                2,
                "{name} changes one game"
            );
            assert!(harness.app.store.plans(other).await.unwrap().is_empty());
        }
    }
}

/// Checks that the command did to the picked game what was typed.
async fn went_on(harness: &Harness, name: &str, picked: MatchId, done: &Reply) {
    let game = harness.game(picked).await;
    let message = said(done);
    match name {
        "move" => {
            assert_eq!(game.record().ply(), 1, "{done:?}");
            assert!(!message.private, "the board is for everybody");
            assert!(done.used_menu.is_some(), "the menu goes");
        }
        "plan" => {
            let plans = harness.app.store.plans(picked).await.unwrap();
            assert_eq!(plans.len(), 1, "{done:?}");
        }
        "resign" => assert!(has(done, &format!("resign-yes:{picked}")), "{done:?}"),
        "record" => {
            let file = message.file.as_ref().expect("a record");
            assert_eq!(file.name, format!("banyan-{picked}.jsonl"));
        }
        // There is nothing to replay, and no computer to help: the board is next.
        "replay" | "hint" => {
            assert!(has(done, &format!("run:board:game#{picked}")), "{done:?}");
        }
        "board" | "analyse" => {
            let pictured = message.picture.is_some();
            assert!(pictured && message.private, "{done:?}");
        }
        "offer" => {
            let menu = has(done, &format!("resign:{picked}"));
            assert!(menu || game.open_offer(Offer::Draw).is_some(), "{done:?}");
        }
        other => panic!("/{other} goes on with nothing"),
    }
}

#[tokio::test]
async fn of_very_many_games_the_most_urgent_are_listed() {
    let harness = Harness::open().await;
    for _ in 0..30 {
        harness.begin().await;
    }
    for (name, options, asker) in commands() {
        let reply = harness.command(&asker, name, &options).await;
        check_reply(&reply, &PLAYERS, name);
        let (_, listed) = games_in(&reply).unwrap_or_else(|| panic!("{name}: {reply:?}"));
        assert_eq!(listed.len(), 25, "{name}");
        let content = &said(&reply).content;
        assert!(
            content.contains("30") && content.contains("25"),
            "{content}"
        );
    }
    let carol = Asker::new(CAROL);
    let watch = harness.command(&carol, "watch", &[]).await;
    let (menu, listed) = games_in(&watch).expect("games to follow");
    assert_eq!(listed.len(), 25);
    harness.press(&carol, &menu, &[&listed[3]], true).await;
    let followed = harness.app.store.list_watches(CAROL).await.unwrap();
    assert_eq!(followed.len(), 1);
}

#[tokio::test]
async fn refusals_know_the_next_step() {
    let harness = Harness::open().await;
    let (alice, bob) = (Asker::new(ALICE), Asker::new(BOB));
    let (open, running, over) = (
        harness.challenge().await,
        harness.begin().await,
        harness.begin().await,
    );
    let text = "c3d3".to_owned();
    harness.does(over, ALICE, Command::Move { text }).await;
    harness.does(over, BOB, Command::Resign).await;
    let game = |id: MatchId| ("game", json!(id.0));
    let typed = ("move", json!("c3d3"));
    for (asker, name, options, next) in [
        (
            &bob,
            "move",
            vec![typed.clone(), game(running)],
            format!("plan:{running}"),
        ),
        (
            &bob,
            "move",
            vec![typed.clone(), game(running)],
            format!("run:board:game#{running}"),
        ),
        (
            &alice,
            "move",
            vec![("move", json!("c3c9")), game(running)],
            format!("move:{running}"),
        ),
        (
            &alice,
            "move",
            vec![typed.clone(), game(over)],
            format!("rematch:{over}"),
        ),
        (
            &alice,
            "move",
            vec![typed.clone(), game(over)],
            format!("run:replay:game#{over}"),
        ),
        (
            &alice,
            "move",
            vec![typed, game(open)],
            "run:games:".to_owned(),
        ),
        (
            &alice,
            "board",
            vec![("game", json!(99))],
            "run:games:".to_owned(),
        ),
        (
            &alice,
            "offer",
            vec![("what", json!("resume")), game(running)],
            format!("run:offer:game#{running}"),
        ),
        (
            &alice,
            "plan",
            vec![("moves", json!("if c3d3 then g7g6")), game(running)],
            format!("run:board:game#{running}"),
        ),
    ] {
        let reply = harness.command(asker, name, &options).await;
        assert!(said(&reply).private, "{name}: {reply:?}");
        assert!(has(&reply, &next), "{name}: {next} in {reply:?}");
        check_reply(&reply, &PLAYERS, name);
    }
    // An outdated control brings the board with its controls, an unknown one the list of games.
    let stale = harness
        .press(&alice, &format!("move:{over}:2"), &[], false)
        .await;
    assert!(has(&stale, &format!("rematch:{over}")), "{stale:?}");
    let unknown = harness.press(&alice, "gone:1:2", &[], false).await;
    assert!(has(&unknown, "run:games:"), "{unknown:?}");
}

/// Checks that a refusal has a control, presses it, and returns what comes.
async fn goes_on(harness: &Harness, asker: &Asker, refusal: &Reply, next: &str) -> Reply {
    assert!(said(refusal).private, "{refusal:?}");
    check_reply(refusal, &PLAYERS, next);
    assert!(has(refusal, next), "{next} in {refusal:?}");
    let done = harness.press(asker, next, &[], true).await;
    check_reply(&done, &PLAYERS, next);
    done
}

#[tokio::test]
async fn a_move_that_was_meant_is_played_by_a_button() {
    for typed in ["c3", "c3c9"] {
        let harness = Harness::open().await;
        let (alice, game) = (Asker::new(ALICE), harness.begin().await);
        let refusal = harness
            .command(&alice, "move", &[("move", json!(typed))])
            .await;
        let meant = custom_ids(&wire(&refusal));
        let meant: Vec<_> = meant
            .iter()
            .filter(|id| id.starts_with("run:move:"))
            .collect();
        assert!((1..=3).contains(&meant.len()), "{typed}: {meant:?}");
        let done = goes_on(&harness, &alice, &refusal, meant[0]).await;
        assert!(!said(&done).private, "the board is for everybody: {done:?}");
        let played = harness.game(game).await.record().moves()[0].to_string();
        let button = format!("&move={played}&seen#2");
        assert!(meant[0].ends_with(&button), "{meant:?}");
        // A second press, even after the answer to the move, plays nothing.
        let answer = [("move", json!("g7g6"))];
        harness.command(&Asker::new(BOB), "move", &answer).await;
        let again = harness.press(&alice, meant[0], &[], true).await;
        assert!(said(&again).private, "{again:?}");
        assert_eq!(harness.game(game).await.record().ply(), 2);
    }
    // Who is not to move gets no such button.
    let harness = Harness::open().await;
    harness.begin().await;
    let typed = [("move", json!("c7c9"))];
    let refusal = harness.command(&Asker::new(BOB), "move", &typed).await;
    assert!(!has(&refusal, "run:move:"), "{refusal:?}");
}

#[tokio::test]
async fn what_was_typed_of_a_challenge_survives_what_cannot_be_read() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let bob = ("player", member(BOB, "Bob"));
    for (option, wrong, why, kept) in [
        ("time", "soon", "isn't a time I know", "dobutsu/official"),
        ("rules", "dobutsu/grand", "no ruleset", "dobutsu/classic"),
        ("game", "chess", "don't know that game", "jungle/classic"),
    ] {
        let mut typed = vec![
            bob.clone(),
            ("side", json!("second")),
            ("claim", json!(true)),
            (option, json!(wrong)),
        ];
        if option != "game" {
            typed.push(("game", json!("dobutsu")));
        }
        if option == "time" {
            typed.push(("rules", json!("official")));
        }
        let panel = harness.command(&alice, "challenge", &typed).await;
        assert!(said(&panel).content.contains(why), "{panel:?}");
        let found = custom_ids(&wire(&panel));
        let send = found.iter().find(|id| id.starts_with("invite-send:"));
        let send = send.unwrap_or_else(|| panic!("{panel:?}")).clone();
        let post = goes_on(&harness, &alice, &panel, &send).await;
        assert!(!said(&post).private, "{post:?}");
        let id = MatchId(harness.app.store.games_of(ALICE, 9).await.unwrap()[0].id.0);
        let game = harness.game(id).await;
        let terms = game.terms();
        assert_eq!(terms.opponent, Some(BOB));
        assert_eq!(terms.side, SideChoice::Second);
        assert!(terms.claim);
        assert_eq!(terms.ruleset.to_string(), kept);
        harness.does(id, ALICE, Command::Cancel).await;
    }
}

#[tokio::test]
async fn other_refusals_know_the_next_step_too() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let bob = ("player", member(BOB, "Bob"));
    let level = [bob.clone(), ("level", json!(2))];
    for (name, options, next) in [
        ("challenge", &level[..], "run:challenge:level#2"),
        (
            "leaderboard",
            &[("game", json!("chess"))],
            "run:leaderboard:",
        ),
        (
            "leaderboard",
            &[("period", json!("season"))],
            "run:leaderboard:",
        ),
        ("watch", &[], "run:challenge:"),
        ("tournament show", &[], "run:challenge:"),
        (
            "tournament show",
            &[("tournament", json!(9))],
            "run:tournament list:",
        ),
        ("vacation", &[("days", json!(3))], "run:vacation:back!1"),
    ] {
        let refusal = harness.command(&alice, name, options).await;
        goes_on(&harness, &alice, &refusal, next).await;
    }
    assert_eq!(
        harness.app.vacation(ALICE).await.unwrap(),
        None,
        "it is ended"
    );
    let alone = Asker {
        guild: None,
        ..alice.clone()
    };
    for (name, option, next) in [
        ("leaderboard", "scope", "run:leaderboard:"),
        ("games", "where", "run:games:"),
    ] {
        let data = command(name, &[(option, json!("server"))]);
        let whole = harness.interaction(&alone, 2, &data, &json!({"context": 1}));
        let refusal = harness.send(whole).await.expect("a command");
        goes_on(&harness, &alone, &refusal, next).await;
    }

    let game = harness.begin().await;
    let none = harness.command(&Asker::new(BOB), "plan", &[]).await;
    let form = format!("plan:{game}:2");
    assert!(has(&none, &form), "{none:?}");
    let wrong = harness
        .submit(&alice, "privacy:sure", &[("word", "no")])
        .await;
    assert!(has(&wrong, "privacy:delete"), "{wrong:?}");
}

#[tokio::test]
async fn the_settings_are_a_panel_of_their_own_below_a_refusal() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let blocked = harness
        .command(&alice, "block", &[("player", member(BOB, "Bob"))])
        .await;
    let settings = "run:settings:";
    assert!(has(&blocked, settings), "{blocked:?}");
    let panel = harness.press(&alice, settings, &[], true).await;
    assert!(matches!(panel.body, Body::Panel(_)), "{panel:?}");
    check_reply(&panel, &PLAYERS, settings);
    let bob = [("player", member(BOB, "Bob")), ("game", json!("jungle"))];
    let refusal = harness.command(&alice, "challenge", &bob).await;
    assert!(has(&refusal, settings), "{refusal:?}");

    // Of several zones each is a button, which sets the hours too.
    let typed = [("quiet", json!("22-7")), ("zone", json!("america"))];
    let which = harness.command(&alice, "settings", &typed).await;
    let zones = custom_ids(&wire(&which));
    assert_eq!(zones.len(), 5, "{zones:?}");
    let chosen = zones.first().expect("a zone");
    let panel = harness.press(&alice, chosen, &[], true).await;
    assert!(matches!(panel.body, Body::Panel(_)), "{panel:?}");
    let wishes = harness.app.store.preferences(ALICE).await.unwrap();
    let zone = wishes.zone.expect("a zone");
    assert!(
        chosen.ends_with(&format!("zone={zone}")),
        "{chosen}: {zone}"
    );
    assert!(wishes.quiet.is_some(), "the hours");
}

#[tokio::test]
async fn private_copies_have_the_controls_of_their_viewer() {
    let harness = Harness::open().await;
    let (open, running) = (harness.challenge().await, harness.begin().await);
    for (asker, id, has_it, lacks_it) in [
        (ALICE, open, "cancel", "accept"),
        (BOB, open, "accept", "cancel"),
        (CAROL, open, "rules", "accept"),
        (ALICE, running, "move", "accept"),
        (CAROL, running, "rules", "move"),
    ] {
        let options = [("game", json!(id.0))];
        let board = harness.command(&Asker::new(asker), "board", &options).await;
        assert!(
            has(&board, &format!("{has_it}:{id}")),
            "{asker:?} {board:?}"
        );
        assert!(
            !has(&board, &format!("{lacks_it}:{id}")),
            "{asker:?} {board:?}"
        );
    }
}

#[tokio::test]
async fn accepting_a_draw_asks_once_however_it_is_said() {
    let harness = Harness::open().await;
    let id = harness.begin().await;
    harness.does(id, BOB, Command::Offer(Offer::Draw)).await;
    let alice = Asker::new(ALICE);
    let options = [("what", json!("draw")), ("game", json!(id.0))];
    let asked = harness.command(&alice, "offer", &options).await;
    let yes = format!("agree-draw-yes:{id}:{}", harness.game(id).await.seq());
    assert!(has(&asked, &yes), "{asked:?}");
    harness.press(&alice, &yes, &[], true).await;
    assert!(harness.game(id).await.ending().is_some());
}

#[tokio::test]
async fn a_control_runs_no_command_of_moderators_and_none_with_stored_words_of_others() {
    let harness = Harness::open().await;
    let id = harness.begin().await;
    for forged in [
        format!("run:moderate:game#{id}"),
        "run:server:".to_owned(),
        "run:nothing:".to_owned(),
        format!("pick:plan:moves*1&game#{id}"),
        format!("run:Show as text:game#{id}"),
        "run:tournament start:".to_owned(),
        "run:tournament:".to_owned(),
    ] {
        let reply = harness.press(&Asker::new(BOB), &forged, &["1"], true).await;
        assert!(has(&reply, "run:games:"), "{forged}: {reply:?}");
        assert_eq!(harness.game(id).await.seq(), 2, "{forged}");
    }
}
