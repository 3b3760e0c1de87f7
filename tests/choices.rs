//! `/settings`, `/server` and `/block` through the real bot: panels are edited in place and changes take effect at
//! once.

use banyan::locale::Locale;
use serde_json::{Value, json};

use crate::{
    commands::{begin, challenge, play},
    common::{
        Person, TestEnvironment, assert_contains, components, control, controls, is_private,
        menu_values, text,
    },
};

/// Checks that a message is a private refusal with these words.
pub fn refuses(message: &Value, what: &str) {
    assert!(is_private(message), "{message:#}");
    assert_contains(message, what);
}

/// Whether a message contains hiragana, which only Japanese uses.
fn is_japanese(message: &Value) -> bool {
    text(&message["content"]).contains(|letter| ('ぁ'..='ん').contains(&letter))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_chooses_language_boards_and_company_in_one_panel() {
    let env = TestEnvironment::open().await;
    let (bob, carol) = (env.person("Bob").await, env.person("Carol").await);
    let panel = bob.command("settings", &[]).await;
    assert!(is_private(&panel));
    let looks = to(&bob, &panel, "looks").await;
    assert_eq!(looks["id"], panel["id"], "it changes in its place");
    let languages = menu_values(&looks, "set:language");
    assert_eq!(languages[0], "discord");
    assert_eq!(languages.len(), 1 + Locale::ALL.len(), "{languages:?}");
    assert_contains(&looks, "your Discord language, **English**");

    let japanese = bob.press(&looks, "set:language", &["ja"]).await;
    assert_contains(&japanese, "**日本語**");
    assert!(
        control(&japanese, "set:theme").is_some(),
        "the section stays"
    );
    // Other answers are in that language too, until it is Discord's language again.
    let nowhere = [("game", json!(99))];
    assert!(is_japanese(&bob.command("board", &nowhere).await));
    assert!(!is_japanese(&carol.command("board", &nowhere).await));
    let back = bob.press(&japanese, "set:language", &["discord"]).await;
    assert_contains(&back, "your Discord language, **English**");

    let night = bob.press(&back, "set:theme", &["night"]).await;
    assert_contains(&night, "private boards: **night**");
    assert_contains(
        &night,
        "At the bottom of your private boards: **your own side**",
    );
    let flipped = bob.press(&night, "set:flip", &["first"]).await;
    assert_contains(&flipped, "private boards: **night**");
    assert_contains(&flipped, "private boards: **the side that goes first**");

    let people = to(&bob, &flipped, "people").await;
    let wary = bob.press(&people, "set:challengers", &["nobody"]).await;
    assert_contains(&wary, "challenge you: **no one**");
    let hidden = bob.press(&wary, "set:listed", &[]).await;
    assert_contains(&hidden, "**hidden**");
    assert_contains(
        &bob.press(&hidden, "set:listed", &[]).await,
        "Your name on leaderboards: **shown**",
    );
    assert!(control(&hidden, "set-unblock").is_none(), "there is nobody");
    let blocked = bob.press(&hidden, "set-block", &[carol.id.as_str()]).await;
    assert_contains(&blocked, "Blocked players: **1**");
    let listed = menu_values(&blocked, "set-unblock");
    assert_eq!(listed.len(), 1);
    let free = bob
        .press(&blocked, "set-unblock", &[listed[0].as_str()])
        .await;
    assert_contains(&free, "Blocked players: **none**");
    let oneself = bob.press(&free, "set-block", &[bob.id.as_str()]).await;
    refuses(&oneself, "not yourself");

    // The sections show the stored settings.
    let again = bob.command("settings", &[]).await;
    let people = to(&bob, &again, "people").await;
    assert_contains(&people, "challenge you: **no one**");
    let looks = to(&bob, &people, "looks").await;
    assert_contains(&looks, "private boards: **night**");
    assert_contains(&looks, "private boards: **the side that goes first**");
    env.close().await;
}

/// Opens another section of a panel.
pub async fn to(person: &Person<'_>, panel: &Value, section: &str) -> Value {
    let mut sections = controls(panel).into_iter();
    let id = sections.find(|id| id.ends_with(&format!("-section:{section}")));
    let id = id.unwrap_or_else(|| panic!("no {section} on {panel:#}"));
    person.press_id(panel, &id).await
}

/// The default values of a Discord menu (users, roles, channels).
fn chosen(panel: &Value, verb: &str) -> Value {
    let mut parts = components(panel).into_iter();
    let menu = parts.find(|part| text(&part["custom_id"]).starts_with(verb));
    menu.expect("the menu")["default_values"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_chooses_its_language_its_usual_game_and_its_channels() {
    let env = TestEnvironment::open().await;
    // Alice owns the server.
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let nameless = [("player", json!(bob.id))];
    let panel = alice.command("challenge", &nameless).await;
    assert!(control(&panel, "invite-send").is_some(), "{panel:#}");
    assert_contains(&panel, &format!("<@{}>", bob.id));

    let panel = alice.command("server", &[]).await;
    assert!(is_private(&panel));
    assert_contains(&panel, "You pick one for each challenge");
    let panel = alice
        .press(&panel, "srv:ruleset", &["dobutsu/classic"])
        .await;
    let panel = alice.press(&panel, "srv:time", &["7d"]).await;
    assert_contains(&panel, "7 days per move");
    let post = alice.command("challenge", &nameless).await;
    assert_contains(&post, "7 days per move");
    assert!(text(&post["content"]).contains("Dōbutsu"), "{post:#}");
    let named = [("game", json!("jungle")), ("time", json!("1d"))];
    assert_contains(&alice.command("challenge", &named).await, "1 day per move");
    assert_contains(&alice.command("challenge", &named).await, "Jungle");

    let panel = alice.press(&panel, "srv:language", &["de"]).await;
    assert_contains(&panel, "**Deutsch**");
    let public = alice.command("challenge", &named).await;
    assert!(
        !text(&public["content"]).contains("challenges"),
        "{public:#}"
    );
    let panel = alice.press(&panel, "srv:language", &["none"]).await;
    assert_contains(&panel, "Older boards: **keep their picture**");
    let panel = alice.press(&panel, "srv:shrink", &[]).await;
    assert_contains(&panel, "Older boards: **only their text**");

    let lounge = env.channel("lounge").await;
    let places = to(&alice, &panel, "places").await;
    let places = alice
        .press(&places, "srv:channels", &[lounge.as_str()])
        .await;
    assert_contains(&places, &format!("Channels for games: <#{lounge}>"));
    let shown = chosen(&places, "srv:channels");
    assert_eq!(shown, json!([{"id": lounge, "type": "channel"}]));
    refuses(&challenge(&alice, &bob).await, &format!("<#{lounge}>"));
    // Open challenges cannot be accepted here any more; running games continue.
    let refused = bob.press(&post, "accept", &[]).await;
    refuses(&refused, &format!("<#{lounge}>"));
    let (number, board) = {
        let (alice, bob) = (alice.in_channel(&lounge), bob.in_channel(&lounge));
        begin(&alice, &bob).await
    };
    assert_eq!(board["channel_id"], lounge.as_str());
    let newest = play(&alice.in_channel(&lounge), number, "e3d3").await;
    assert!(!is_private(&newest));
    // The opening board has shrunk to its text; the newest one has its picture.
    let event = env
        .wait_for_event(0, "the older board without its picture", |event| {
            event["type"] == "message_update"
                && event["message"]["id"] == board["id"]
                && event["message"]["attachments"] == json!([])
        })
        .await;
    let older = &event["message"];
    assert!(text(&older["content"]).contains("plays blue"), "{older:#}");
    assert!(!text(&older["content"]).contains("to move"), "{older:#}");
    assert!(controls(older).is_empty(), "{older:#}");
    assert_eq!(newest["attachments"].as_array().map(Vec::len), Some(1));
    let open = alice.press(&places, "srv:channels", &[]).await;
    assert_contains(&open, "any channel");
    assert!(!is_private(&bob.press(&post, "accept", &[]).await));

    let news = alice.press(&open, "srv:news", &[lounge.as_str()]).await;
    assert_contains(&news, &format!("posted in <#{lounge}>"));
    assert_contains(
        &alice.press(&news, "srv:news", &[]).await,
        "**not posted anywhere**",
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_begin_in_threads_of_their_channels_too() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let panel = alice.command("server", &[("threads", json!("on"))]).await;
    let places = to(&alice, &panel, "places").await;
    let games = [alice.channel.as_str()];
    alice.press(&places, "srv:channels", &games).await;
    let since = env.mark();
    let (number, opening) = begin(&alice, &bob).await;
    let thread = text(&opening["id"]);
    env.wait_for_event(since, "a board in the thread", |event| {
        event["message"]["channel_id"] == thread.as_str()
    })
    .await;
    let (alice, bob) = (alice.in_channel(&thread), bob.in_channel(&thread));
    assert!(!is_private(&play(&alice, number, "e3d3").await));
    assert!(!is_private(&challenge(&alice, &bob).await));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn roles_say_who_plays_and_who_moderates() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let guilds = env.state(None).await["guilds"].clone();
    let roles = guilds[0]["roles"].as_array().expect("roles").iter();
    let role = |name: &str| {
        let mut named = roles.clone().filter(|role| role["name"] == name);
        text(&named.next().expect("a role")["id"])
    };
    let player = role("Player");
    let panel = alice.command("server", &[]).await;
    let places = to(&alice, &panel, "places").await;
    let places = alice
        .press(&places, "srv:players", &[player.as_str()])
        .await;
    assert_contains(&places, &format!("with the role <@&{player}>"));
    let shown = chosen(&places, "srv:players");
    assert_eq!(shown, json!([{"id": player, "type": "role"}]));

    let open = [("game", json!("jungle"))];
    let needed = format!("<@&{player}>");
    refuses(&alice.command("challenge", &open).await, &needed);
    alice.roles(&["Player"]).await;
    let post = alice.command("challenge", &open).await;
    assert!(!is_private(&post), "{post:#}");
    refuses(&bob.press(&post, "accept", &[]).await, &needed);
    bob.roles(&["Player"]).await;
    assert!(!is_private(&bob.press(&post, "accept", &[]).await));

    // Permissions are checked at every press: a user may lose and regain the right to an open panel.
    bob.roles(&["Moderator"]).await;
    let bobs = bob.command("server", &[]).await;
    assert_contains(&bobs, "Settings of this server");
    bob.roles(&["Player"]).await;
    let refused = bob.press(&bobs, "srv:time", &["7d"]).await;
    refuses(&refused, "Only server managers");
    let places = alice
        .press(&places, "srv:moderators", &[player.as_str()])
        .await;
    assert_contains(&places, "Moderators: server managers, and members");
    assert_contains(
        &bob.press(&bobs, "srv:time", &["7d"]).await,
        "7 days per move",
    );
    env.close().await;
}

/// The role is chosen in the panel of the server, and asked for again when a panel is used later.
#[tokio::test(flavor = "multi_thread")]
async fn a_role_says_who_creates_tournaments() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let options = [
        ("title", json!("Spring Cup")),
        ("format", json!("swiss")),
        ("game", json!("dobutsu")),
    ];
    let create = async |person: &Person<'_>| {
        let created = person.command_in("tournament", "create", &options);
        created.await
    };
    refuses(&create(&bob).await, "Only server managers and moderators");

    let guilds = env.state(None).await["guilds"].clone();
    let mut roles = guilds[0]["roles"].as_array().expect("roles").iter();
    let player = roles.find(|role| role["name"] == "Player").expect("a role");
    let player = text(&player["id"]);
    let panel = alice.command("server", &[]).await;
    let places = to(&alice, &panel, "places").await;
    assert_contains(&places, "Who can create tournaments: **moderators**");
    let places = alice
        .press(&places, "srv:tournaments", &[player.as_str()])
        .await;
    assert_contains(&places, &format!("with the role <@&{player}>"));
    let shown = chosen(&places, "srv:tournaments");
    assert_eq!(shown, json!([{"id": player, "type": "role"}]));

    let refused = create(&bob).await;
    let needed = format!("you need the role <@&{player}>. Ask a server manager");
    refuses(&refused, &needed);
    assert_eq!(refused["mention_roles"], json!([]), "it pings nobody");
    let refused = create(&bob.locale("de")).await;
    refuses(&refused, &format!("brauchst du die Rolle <@&{player}>"));

    // A manager without the role, and a member with it, who organises what they have created and no more.
    assert_contains(&create(&alice).await, "Tournament #1 is ready");
    bob.roles(&["Player"]).await;
    let since = env.mark();
    assert_contains(&create(&bob).await, "Tournament #2 is ready");
    env.wait_for_post(since, "tournament #2").await;
    let number = |number| [("tournament", json!(number))];
    let paused = bob.command_in("tournament", "cancel", &number(1)).await;
    refuses(&paused, "Only the organiser");
    let asked = bob.command_in("tournament", "cancel", &number(2)).await;
    assert!(control(&asked, "tournament:cancel").is_some(), "{asked:#}");

    // A panel that is still open tells users that they have lost the role.
    let open = bob.command_in("tournament", "create", &[]).await;
    bob.roles(&[]).await;
    refuses(&bob.press(&open, "cda", &["7"]).await, &needed);

    let places = alice.press(&places, "srv:tournaments", &[]).await;
    assert_contains(&places, "Who can create tournaments: **moderators**");
    bob.roles(&["Player"]).await;
    refuses(&create(&bob).await, "Only server managers and moderators");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_match_without_accents_and_spaces() {
    let env = TestEnvironment::open().await;
    let bob = env.person("Bob").await;
    for (command, option, typed, wanted) in [
        ("settings", "zone", "Hồ Chí Minh", "Asia/Ho_Chi_Minh"),
        ("settings", "zone", "SÃO PAULO", "America/Sao_Paulo"),
        ("settings", "zone", "newyork", "America/New_York"),
        ("leaderboard", "game", "o an quan", "o-an-quan"),
        ("leaderboard", "game", "OANQUAN", "o-an-quan"),
        ("rules", "rules", "o an quan standard", "o-an-quan/standard"),
    ] {
        let found = bob.complete(command, &[], (option, typed)).await;
        let fits = found.iter().any(|(_, value)| value == wanted);
        assert!(fits, "{command} {option}: {typed}: {found:?}");
    }
    // The time zone has a button of its own, which opens the form of the quiet hours.
    let panel = bob.command("settings", &[]).await;
    let buttons = panel["components"].to_string();
    assert_eq!(buttons.matches("set-hours").count(), 2, "{buttons}");
    env.close().await;
}
