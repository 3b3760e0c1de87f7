//! Where commands can be used: context menus, user installations, and every command in every place where it is offered.

use serde_json::{Value, json};

use crate::{
    commands::{begin, play},
    common::{
        Person, TestEnvironment, assert_contains, components, control, controls, is_private,
        number_of, pinged, text, words,
    },
};

const CHALLENGE: &str = "Challenge to a game";
const AS_TEXT: &str = "Show as text";

/// The selected value of a menu.
fn chosen(message: &Value, verb: &str) -> String {
    let mut menus = components(message).into_iter();
    let menu = menus.find(|part| text(&part["custom_id"]).starts_with(&format!("{verb}:")));
    let options = menu.expect("the menu")["options"]
        .as_array()
        .expect("options");
    let marked = options.iter().find(|option| option["default"] == true);
    text(&marked.expect("a choice")["value"])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_put_together_in_somebodys_menu() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let panel = alice.context_user(CHALLENGE, &bob).await;
    assert!(is_private(&panel), "{panel}");
    assert_contains(&panel, &format!("<@{}>", bob.id));
    assert!(pinged(&panel).is_empty(), "nobody is told yet");
    assert_eq!(chosen(&panel, "invite-rules"), "jungle/classic");
    assert_eq!(chosen(&panel, "invite-time"), "3d");
    let rules = &["dobutsu/official"];
    let panel = alice.press(&panel, "invite-rules", rules).await;
    assert_eq!(chosen(&panel, "invite-rules"), rules[0]);
    let panel = alice.press(&panel, "invite-side", &["second"]).await;
    let panel = alice.press(&panel, "invite-time", &["7d"]).await;
    let rated = control(&panel, "invite-rated").expect("rated or not");
    assert!(rated.ends_with(",1"), "{rated}");
    let panel = alice.press(&panel, "invite-rated", &[]).await;
    assert_contains(&panel, "Casual");
    assert_eq!(chosen(&panel, "invite-side"), "second");
    assert_contains(&panel, "You play red; your opponent goes first.");
    let people = &panel["components"][0]["components"][0];
    assert_eq!(people["placeholder"], "Choose another opponent");

    let since = env.mark();
    let post = alice.press(&panel, "invite-send", &[]).await;
    assert!(!is_private(&post), "{post}");
    assert_eq!(pinged(&post), [bob.id.as_str()]);
    for words in ["Dōbutsu", "7 days", "Casual"] {
        assert_contains(&post, words);
    }
    env.wait_for_deletion(since, &panel).await;
    let number = number_of(&post);
    bob.press(&post, "accept", &[]).await;
    // The challenger moves second, so Bob begins.
    let moved = bob
        .command("move", &[("move", json!("b2b3")), ("game", json!(number))])
        .await;
    assert!(!is_private(&moved), "{moved}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_challenged_who_cannot_play() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let own = alice.context_user(CHALLENGE, &alice).await;
    assert!(
        is_private(&own) && control(&own, "invite-send").is_none(),
        "{own}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_shows_its_own_position_as_text() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let open = crate::commands::challenge(&alice, &bob).await;
    let waits = bob.context_message(AS_TEXT, &open).await;
    assert_contains(&waits, "no one has accepted");
    bob.press(&open, "accept", &[]).await;
    let accepted = bob.context_message(AS_TEXT, &open).await;
    assert_contains(&accepted, " accepted ");
    assert_contains(&accepted, "```");
    let (number, first) = begin(&alice, &bob).await;
    let second = play(&alice, number, "a3a4").await;
    let before = bob.context_message(AS_TEXT, &first).await;
    let after = bob.context_message(AS_TEXT, &second).await;
    for answer in [&before, &after] {
        assert!(is_private(answer), "{answer}");
        assert!(controls(answer).is_empty() && pinged(answer).is_empty());
        assert_contains(answer, "```");
    }
    assert_ne!(before["content"], after["content"], "each its own moment");
    let now = bob
        .command("board", &[("view", json!("text")), ("game", json!(number))])
        .await;
    assert_eq!(after["content"], now["content"]);
    // A private copy is not stored; the name of its picture identifies it.
    let copy = bob.command("board", &[("game", json!(number))]).await;
    let read = bob.context_message(AS_TEXT, &copy).await;
    assert_eq!(read["content"], now["content"]);

    let said = env.post_message_as(&alice, "What a nice board").await;
    let none = bob.context_message(AS_TEXT, &said).await;
    assert_contains(&none, "none of my games");
    env.close().await;
}

/// Every call to a channel with the bot's token.
async fn calls_to(env: &TestEnvironment, channel: &str) -> Vec<String> {
    let log = env.log().await;
    let own = log
        .iter()
        .filter(|call| text(&call["path"]).starts_with(&format!("/channels/{channel}")));
    own.map(|call| format!("{} {} {}", call["method"], call["path"], call["status"]))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_installed_the_bot_read_everywhere() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let (_, books) = env.another_guild("books", false).await;
    let evening = env.group("evening").await;
    alice.in_channel(&books).refused("board").await;
    alice.installs().await;
    let game = json!(number);
    for place in [&books, &evening, &env.direct(&alice).await] {
        let there = alice.in_channel(place);
        let board = there.command("board", &[("game", game.clone())]).await;
        assert!(is_private(&board), "{board}");
        assert_eq!(board["attachments"].as_array().map(Vec::len), Some(1));
        let shown = there.command("board", &[("public", json!(true))]).await;
        assert!(
            !is_private(&shown) && controls(&shown).is_empty(),
            "{shown}"
        );
        let as_text = there.context_message(AS_TEXT, &shown).await;
        assert_contains(&as_text, "```");
        for command in ["games", "rules", "help", "about"] {
            let answer = there.command(command, &[]).await;
            assert!(is_private(&answer), "{command}: {answer}");
        }
        there
            .refused(if *place == evening || *place == books {
                "challenge"
            } else {
                "server"
            })
            .await;
    }
    // A move there is accepted, and posted in the game's channel.
    let there = alice.in_channel(&evening);
    let copy = there.command("board", &[("game", game.clone())]).await;
    let menu = there.press(&copy, "move", &[]).await;
    let menu = there.press(&menu, "piece", &["a3"]).await;
    there.press_only(&menu, "to", &["a3a4"]).await;
    let posted = env.wait_for_board(number, 3).await;
    assert_eq!(posted["channel_id"], text(&json!(alice.channel)));
    for place in [&books, &evening] {
        let calls = calls_to(&env, place).await;
        assert!(
            calls.is_empty(),
            "by its token it can do nothing there: {calls:?}"
        );
    }
    env.close().await;
}

/// A game on a server can be seen there, and by its players anywhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_others_is_seen_where_it_is_played() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let carol = env.person("Carol").await;
    let (number, _) = begin(&alice, &bob).await;
    let (_, elsewhere) = env.another_guild("books", true).await;
    let (stranger, direct) = (carol.in_channel(&elsewhere), env.direct(&carol).await);
    let directly = carol.in_channel(&direct);
    let game = [("game", json!(number))];
    for place in [&stranger, &directly] {
        for command in ["board", "replay", "record", "analyse"] {
            let answer = place.command(command, &game).await;
            assert_contains(&answer, &format!("no game #{number}"));
            assert!(is_private(&answer), "{command}: {answer}");
        }
    }
    let board = carol.command("board", &game).await;
    assert_eq!(board["attachments"].as_array().map(Vec::len), Some(1));
    let board = alice.in_channel(&elsewhere).command("board", &game).await;
    assert_eq!(board["attachments"].as_array().map(Vec::len), Some(1));
    // Followers get its boards in direct messages and can request them there.
    carol.command("watch", &game).await;
    let board = directly.command("board", &game).await;
    assert_eq!(board["attachments"].as_array().map(Vec::len), Some(1));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_is_nobodys_direct_channel() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let home = alice.channel.clone();
    env.delete_channel(&home).await;
    let direct = alice.in_channel(&env.direct(&alice).await);
    direct
        .send("move", &[("move", json!("a3a4")), ("game", json!(number))])
        .await;
    env.wait_for_board(number, 4).await;
    bob.installs().await;
    let evening = bob.in_channel(&env.group("evening").await);
    let copy = evening.command("board", &[("game", json!(number))]).await;
    let menu = evening.press(&copy, "move", &[]).await;
    let menu = evening.press(&menu, "piece", &["a7"]).await;
    let answer = evening.press(&menu, "to", &["a7a6"]).await;
    assert!(is_private(&answer), "the group does not see it: {answer}");
    assert!(controls(&answer).is_empty());
    env.close().await;
}

/// The calls of every subcommand or plain command of a definition: options to send, once without optional ones and, if they
/// are wanted, once with each of them.
pub fn calls(options: &Value, bob: &str, optional: bool) -> Vec<Vec<Value>> {
    let list = options.as_array().cloned().unwrap_or_default();
    if list.iter().any(|option| option["type"].as_u64() <= Some(2)) {
        let below = |option: &Value| {
            let inner = calls(&option["options"], bob, optional);
            let (name, kind) = (option["name"].clone(), option["type"].clone());
            inner
                .into_iter()
                .map(move |inner| vec![json!({"name": name, "type": kind, "options": inner})])
                .collect::<Vec<_>>()
        };
        return list.iter().flat_map(below).collect();
    }
    let filled = |option: &Value| {
        let least = option["min_value"].as_i64().unwrap_or(1);
        let value = match (option["choices"].get(0), option["type"].as_u64()) {
            (Some(choice), _) => choice["value"].clone(),
            (None, Some(4)) => json!(least),
            (None, Some(5)) => json!(true),
            (None, Some(6)) => json!(bob),
            _ => json!("a3a4"),
        };
        json!({"name": option["name"], "type": option["type"], "value": value})
    };
    let is_required = |option: &&Value| option["required"] == true;
    // A file would have to be uploaded first.
    let wanted = |option: &&Value| optional && !is_required(option) && option["type"] != 11;
    let required: Vec<Value> = list.iter().filter(is_required).map(filled).collect();
    let with = list.iter().filter(wanted).map(|option| {
        let mut options = required.clone();
        options.push(filled(option));
        options
    });
    [required.clone()].into_iter().chain(with).collect()
}

/// Uses every slash command that a person has in a place, without optional options, and returns their names.
async fn walk(env: &TestEnvironment, person: &Person<'_>, bob: &str) -> Vec<String> {
    let state = env.state(Some(&person.id)).await;
    let usable = state["usable"][&person.channel]
        .as_array()
        .expect("a channel")
        .clone();
    let mut names = Vec::new();
    for command in state["commands"].as_array().expect("commands") {
        if command["type"] != 1 || !usable.contains(&command["id"]) {
            continue;
        }
        for options in calls(&command["options"], bob, false) {
            let name = text(&command["name"]);
            let what = json!({"type": "command", "name": name, "options": options});
            let outcome = person.interact(what).await;
            names.push(name.clone());
            if env.was_form(&outcome).await {
                continue;
            }
            let answer = person.answer(&outcome).await;
            let content = words(&answer);
            let shown = !content.is_empty() || answer["attachments"][0].is_object();
            assert!(shown, "/{name} {options:?} says nothing: {answer}");
            assert!(
                !content.contains("went wrong"),
                "/{name} {options:?}: {content}"
            );
        }
    }
    names.dedup();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_answers_in_a_server_a_thread_and_directly() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (_, board) = begin(&alice, &bob).await;
    let thread = env.thread(&board).await;
    let inside = walk(&env, &alice, &bob.id).await;
    for command in ["challenge", "move", "board", "server", "settings", "rules"] {
        assert!(inside.iter().any(|name| name == command), "{command}");
    }
    let in_thread = walk(&env, &alice.in_channel(&thread), &bob.id).await;
    assert_eq!(in_thread, inside);
    let direct = walk(&env, &alice.in_channel(&env.direct(&alice).await), &bob.id).await;
    assert!(direct.iter().all(|name| inside.contains(name)));
    // Commands for servers are not available.
    for command in [
        "about",
        "board",
        "challenge",
        "games",
        "help",
        "move",
        "offer",
        "plan",
        "replay",
        "resign",
        "rules",
        "settings",
        "vacation",
        "watch",
    ] {
        assert!(direct.iter().any(|name| name == command), "{command}");
    }
    env.close().await;
}

/// The newest board of a match in somebody's direct message channel.
async fn board_in(env: &TestEnvironment, number: u64, seq: u64, channel: &str) -> Value {
    let name = format!("banyan-{number}-{seq}.png");
    let event = env
        .wait_for_event(0, &format!("{name} in {channel}"), |event| {
            event["message"]["attachments"][0]["filename"] == name.as_str()
                && event["message"]["channel_id"] == channel
                && !is_private(&event["message"])
        })
        .await;
    event["message"].clone()
}

/// Plays moves in both players' direct message channels, each by the menus of pieces and squares.
async fn by_menus(rules: &str, moves: &[(&str, &str)]) {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let game = rules.split('/').next().expect("a game");
    let options = [
        ("player", json!(bob.id)),
        ("game", json!(game)),
        ("rules", json!(rules)),
        ("side", json!("first")),
    ];
    let post = alice.command("challenge", &options).await;
    let number = number_of(&post);
    bob.press(&post, "accept", &[]).await;
    env.wait_for_board(number, 2).await;
    // The channel is deleted; the first move finds it closed.
    let home = alice.channel.clone();
    let channels = [env.direct(&alice).await, env.direct(&bob).await];
    let players = [alice.in_channel(&channels[0]), bob.in_channel(&channels[1])];
    env.delete_channel(&home).await;
    let (mut seq, mut plies) = (2, moves.iter().enumerate());
    if let Some((_, (_, mv))) = plies.next() {
        let said = [("move", json!(mv)), ("game", json!(number))];
        players[0].send("move", &said).await;
        seq += 2;
    }
    for (ply, (piece, mv)) in plies {
        let (me, other) = (&players[ply % 2], &players[(ply + 1) % 2]);
        let board = board_in(&env, number, seq, &me.channel).await;
        let menu = me.press(&board, "move", &[]).await;
        // In a direct message channel every message is private.
        let menu = me.press(&menu, "piece", &[piece]).await;
        let squares = &menu["attachments"][0];
        assert!(squares.is_object(), "a picture of the squares: {menu}");
        assert!(!text(&squares["description"]).is_empty());
        let answer = me.press(&menu, "to", &[mv]).await;
        seq += 1;
        assert_eq!(
            answer["attachments"][0]["filename"],
            format!("banyan-{number}-{seq}.png")
        );
        board_in(&env, number, seq, &other.channel).await;
    }
    // And the form behind the menus.
    let me = &players[moves.len() % 2];
    let board = board_in(&env, number, seq, &me.channel).await;
    let menu = me.press(&board, "move", &[]).await;
    let wrong = me.press_and_submit_form(&menu, "type", "z9z9").await;
    assert!(is_private(&wrong), "{wrong}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_challenge_each_other_in_direct_messages() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let channels = [env.direct(&alice).await, env.direct(&bob).await];
    let (mine, theirs) = (alice.in_channel(&channels[0]), bob.in_channel(&channels[1]));
    let jungle = ("game", json!("jungle"));
    let against = [
        jungle.clone(),
        ("player", json!(bob.id)),
        ("side", json!("first")),
    ];
    // Strangers cannot make the bot write to somebody, and nobody would see an open challenge.
    for options in [&against[..], &against[..1]] {
        assert_contains(
            &mine.command("challenge", options).await,
            "people you've played with",
        );
    }
    begin(&alice, &bob).await;
    assert_contains(
        &mine.command("challenge", &against[..1]).await,
        "a server we share",
    );

    let since = env.mark();
    let own = mine.command("challenge", &against).await;
    let number = number_of(&own);
    let copy = env
        .wait_for_event(since, "the challenge before Bob", |event| {
            event["message"]["channel_id"] == channels[1].as_str()
                && control(&event["message"], "accept").is_some()
        })
        .await;
    let copy = copy["message"].clone();
    assert_contains(&copy, &format!("<@{}> challenges you", alice.id));
    assert_eq!(pinged(&copy), [bob.id.as_str()]);
    assert_eq!(number_of(&copy), number);
    theirs.press(&copy, "accept", &[]).await;
    for channel in &channels {
        board_in(&env, number, 2, channel).await;
    }
    mine.command("move", &[("move", json!("a3a4")), ("game", json!(number))])
        .await;
    board_in(&env, number, 3, &channels[1]).await;
    let state = env.state(None).await;
    let posts = state["messages"][&channels[1]].as_array().expect("posts");
    let told = posts.iter().find(|post| post["id"] == copy["id"]);
    assert_contains(told.expect("the challenge"), " accepted ");

    // The challenger hears if the bot cannot write to the opponent.
    env.refuse_dms(&bob, true).await;
    let since = env.mark();
    let lost = number_of(&mine.command("challenge", &against).await);
    let news = env.wait_for_post(since, "didn't arrive").await;
    assert_eq!(news["channel_id"], channels[0].as_str());
    assert_eq!(number_of(&news), lost);
    env.refuse_dms(&bob, false).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_are_sown_by_menus_in_direct_channels() {
    by_menus(
        "o-an-quan/standard",
        &[("4", "4R"), ("1", "1R"), ("1", "1R"), ("2", "2L")],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_dropped_by_menus_in_direct_channels() {
    by_menus(
        "dobutsu/classic",
        &[
            ("b2", "b2b3"),
            ("b4", "b4b3"),
            ("a1", "a1b2"),
            ("C@", "C@b4"),
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_suggested_with_those_first_that_wait_for_me() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (waits, _) = begin(&alice, &bob).await;
    play(&alice, waits, "a3a4").await;
    let (mine, _) = begin(&alice, &carol).await;
    let games = async |typed: &str| -> Vec<u64> {
        let all = alice
            .complete("move", &[("move", json!("a3a4"))], ("game", typed))
            .await;
        all.into_iter()
            .filter_map(|(_, value)| value.as_u64())
            .collect()
    };
    assert_eq!(games("").await, [mine, waits]);
    assert_eq!(games("bob").await, [waits], "by the opponent's name");
    assert_eq!(games(&format!("#{mine}")).await, [mine], "by its number");
    env.close().await;
}
