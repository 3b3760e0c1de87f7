//! Servers with and without the bot, groups, roles, languages, user installations and people who leave.

use serde_json::{Value, json};

use super::{
    socket::Socket,
    tools::{ALICE, ALICES_DM, APPLICATION, BOB, GAMES, Place, Received},
};

const HOME: &str = "1000000000000000100";
const GUILDS: u64 = 1;

/// A sandbox with these commands, and the bot's gateway connection.
async fn place(commands: Value) -> (Place, Socket) {
    let (place, bot) = Place::with_bot().await;
    let path = format!("/applications/{APPLICATION}/commands");
    let (status, answer) = place.rest("PUT", &path, commands).await;
    assert_eq!(status, 200, "{answer}");
    (place, bot)
}

fn both() -> Value {
    json!([
        {"name": "anywhere", "description": "d", "integration_types": [0, 1], "contexts": [0, 1, 2]},
        {"name": "inside", "description": "d", "integration_types": [0], "contexts": [0, 1, 2]},
        {"name": "guarded", "description": "d", "integration_types": [0, 1], "contexts": [0], "default_member_permissions": "32"},
    ])
}

fn press(user: &str, channel: &Value, name: &str) -> Value {
    json!({"user": user, "channel": channel, "type": "command", "name": name})
}

/// A server without the bot: its id and its channel's.
async fn elsewhere(place: &Place) -> (Value, Value) {
    let made = place
        .act(
            "/sandbox/guild",
            json!({"name": "Reading Room", "channel": "books"}),
        )
        .await;
    (made["guild"].clone(), made["channel"].clone())
}

async fn refused(place: &Place, press: Value) {
    let (status, answer) = place.hand("/sandbox/interact", press.clone()).await;
    assert_eq!(status, 400, "{press}: {answer}");
}

/// The names of the commands that a user may use in a channel.
async fn usable(place: &Place, user: &str, channel: &Value) -> Vec<String> {
    let state = place.state(user).await;
    let open = state["usable"][channel.as_str().unwrap()]
        .as_array()
        .unwrap();
    let commands = state["commands"].as_array().unwrap().iter();
    let mut names: Vec<String> = commands
        .filter(|command| open.contains(&command["id"]))
        .map(|command| command["name"].as_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn who_installed_the_bot_uses_it_anywhere() {
    let (place, mut bot) = place(both()).await;
    let (guild, books) = elsewhere(&place).await;
    let group = place
        .act("/sandbox/group", json!({"name": "Evening"}))
        .await["channel"]["id"]
        .clone();
    for channel in [&books, &group] {
        refused(&place, press(ALICE, channel, "anywhere")).await;
        assert!(usable(&place, ALICE, channel).await.is_empty());
    }
    let install = json!({"user": ALICE, "installed": true});
    place.act("/sandbox/person", install).await;
    assert_eq!(usable(&place, ALICE, &books).await, ["anywhere", "guarded"]);
    assert_eq!(usable(&place, ALICE, &group).await, ["anywhere"]);
    assert!(usable(&place, BOB, &books).await.is_empty());
    refused(&place, press(BOB, &books, "anywhere")).await;
    refused(&place, press(ALICE, &books, "inside")).await;

    let there = place
        .interact(&mut bot, press(ALICE, &books, "anywhere"))
        .await;
    let got = &there.0;
    assert_eq!(
        (
            &got["context"],
            &got["guild_id"],
            &got["authorizing_integration_owners"]
        ),
        (&json!(0), &guild, &json!({"1": ALICE}))
    );
    let may: u64 = got["app_permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(may & (1 << 11), 0, "it may not send by itself");
    let among = place
        .interact(&mut bot, press(ALICE, &group, "anywhere"))
        .await;
    assert_eq!(
        (
            &among.0["context"],
            &among.0["guild_id"],
            &among.0["channel"]["type"]
        ),
        (&json!(2), &Value::Null, &json!(3))
    );
    assert_eq!(among.0["user"]["id"], ALICE);

    // On the server and in direct messages, both installations apply.
    let home = place
        .interact(&mut bot, press(ALICE, &json!(GAMES), "anywhere"))
        .await;
    let owners = &home.0["authorizing_integration_owners"];
    assert_eq!(*owners, json!({"0": HOME, "1": ALICE}));
    let direct = place
        .interact(&mut bot, press(ALICE, &json!(ALICES_DM), "anywhere"))
        .await;
    let owners = &direct.0["authorizing_integration_owners"];
    assert_eq!(*owners, json!({"0": "0", "1": ALICE}));
}

/// The bot answers with a button, in the channel of the interaction.
async fn answer(place: &Place, to: &Received) -> Value {
    let row = json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]);
    place
        .respond(
            to,
            json!({"type": 4, "data": {"content": "here", "components": row}}),
        )
        .await;
    let (status, message) = place.rest("GET", &to.original(), Value::Null).await;
    assert_eq!(status, 200, "{message}");
    message
}

#[tokio::test]
async fn a_guest_may_answer_and_nothing_else() {
    let (place, mut bot) = place(both()).await;
    let (guild, books) = elsewhere(&place).await;
    let install = json!({"user": ALICE, "installed": true});
    place.act("/sandbox/person", install).await;
    let asked = place
        .interact(&mut bot, press(ALICE, &books, "anywhere"))
        .await;
    let message = answer(&place, &asked).await;
    let channel = format!("/channels/{}", books.as_str().unwrap());
    let post = format!("{channel}/messages");
    let one = format!("{post}/{}", message["id"].as_str().unwrap());
    let hello = json!({"content": "hello"});
    for (method, path, body) in [
        ("GET", &channel, Value::Null),
        ("POST", &post, hello.clone()),
        ("GET", &one, Value::Null),
        ("PATCH", &one, hello.clone()),
        ("DELETE", &one, Value::Null),
        (
            "GET",
            &format!("/guilds/{}", guild.as_str().unwrap()),
            Value::Null,
        ),
    ] {
        let (status, refusal) = place.rest(method, path, body).await;
        assert_eq!(
            (status, &refusal["code"]),
            (403, &json!(50001)),
            "{method} {path}"
        );
    }
    for n in 1..=6 {
        let (status, refusal) = place.rest("POST", &asked.webhook(), hello.clone()).await;
        let expected = if n <= 5 { 200 } else { 400 };
        assert_eq!(status, expected, "follow-up {n}: {refusal}");
    }
    // Others press the button; the asker's installation still allows it.
    let pressed = json!({"user": BOB, "channel": books, "type": "component", "message_id": message["id"], "custom_id": "go"});
    let pressed = place.interact(&mut bot, pressed).await;
    let owners = &pressed.0["authorizing_integration_owners"];
    assert_eq!(*owners, json!({"1": ALICE}));
}

#[tokio::test]
async fn roles_and_languages_reach_the_bot() {
    let (place, mut bot) = place(both()).await;
    let games = json!(GAMES);
    refused(&place, press(BOB, &games, "guarded")).await;
    let role = json!({"user": BOB, "roles": ["moderator"]});
    place.act("/sandbox/member", role).await;
    place
        .act("/sandbox/person", json!({"user": BOB, "locale": "vi"}))
        .await;
    place
        .act("/sandbox/guild", json!({"guild": HOME, "locale": "de"}))
        .await;
    let asked = place
        .interact(&mut bot, press(BOB, &games, "guarded"))
        .await;
    let got = &asked.0;
    assert_eq!(
        (&got["locale"], &got["guild_locale"]),
        (&json!("vi"), &json!("de"))
    );
    let may: u64 = got["member"]["permissions"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    assert_ne!(may & 1 << 5, 0, "moderators manage the server");
    let guilds = place.state(BOB).await["guilds"].clone();
    assert_eq!(got["member"]["roles"], guilds[0]["members"][BOB]);
    assert_eq!(guilds[0]["roles"][0]["id"], got["member"]["roles"][0]);
    let (_, member) = place
        .rest("GET", &format!("/guilds/{HOME}/members/{BOB}"), Value::Null)
        .await;
    assert_eq!(member["roles"], got["member"]["roles"]);

    place
        .act("/sandbox/member", json!({"user": BOB, "roles": []}))
        .await;
    refused(&place, press(BOB, &games, "guarded")).await;
    place
        .act("/sandbox/member", json!({"user": BOB, "left": true}))
        .await;
    refused(&place, press(BOB, &games, "anywhere")).await;
    let (status, gone) = place
        .rest("GET", &format!("/guilds/{HOME}/members/{BOB}"), Value::Null)
        .await;
    assert_eq!((status, &gone["code"]), (404, &json!(10007)));
    assert!(
        place.state(BOB).await["guilds"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn a_bot_that_asked_is_told_of_servers_and_channels() {
    let place = Place::open().await;
    let mut deaf = Socket::identified(place.running.addr()).await.0;
    let mut bot = Socket::connect(place.running.addr()).await;
    bot.identify("sandbox", GUILDS, [0, 1]).await;
    let ready = bot.event("READY").await;
    assert_eq!(ready["guilds"][0]["unavailable"], true);
    let home = bot.event("GUILD_CREATE").await;
    assert_eq!(
        (&home["id"], &home["unavailable"]),
        (&json!(HOME), &json!(false))
    );
    assert_eq!(home["channels"].as_array().unwrap().len(), 2);
    assert_eq!(home["system_channel_id"], home["channels"][1]["id"]);

    let (guild, books) = elsewhere(&place).await;
    let change = async |key: &str, value: Value| {
        let mut what = json!({"guild": guild});
        what[key] = value;
        place.act("/sandbox/guild", what).await;
    };
    change("bot", json!(true)).await;
    let joined = bot.event("GUILD_CREATE").await;
    assert_eq!(
        (&joined["id"], &joined["system_channel_id"]),
        (&guild, &books)
    );
    change("locale", json!("ja")).await;
    assert_eq!(bot.event("GUILD_UPDATE").await["preferred_locale"], "ja");
    change("outage", json!(true)).await;
    assert_eq!(bot.event("GUILD_DELETE").await["unavailable"], true);
    change("outage", json!(false)).await;
    bot.event("GUILD_CREATE").await;

    let made = place
        .act("/sandbox/channel", json!({"name": "den", "guild": guild}))
        .await;
    let den = made["channel"]["id"].as_str().unwrap();
    assert_eq!(bot.event("CHANNEL_CREATE").await["id"], den);
    for channel in [den, books.as_str().unwrap()] {
        let url = place.url(&format!("/sandbox/channel?channel={channel}"));
        assert!(
            place
                .http
                .delete(url)
                .send()
                .await
                .unwrap()
                .status()
                .is_success()
        );
        assert_eq!(bot.event("CHANNEL_DELETE").await["id"], channel);
    }
    let guilds = place.state(ALICE).await["guilds"].clone();
    assert_eq!(guilds[1]["system_channel_id"], Value::Null);
    change("bot", json!(false)).await;
    let gone = bot.event("GUILD_DELETE").await;
    assert_eq!((&gone["id"], &gone["unavailable"]), (&guild, &Value::Null));
    // Without the intent only interactions arrive.
    place
        .act("/sandbox/interact", press(ALICE, &json!(GAMES), "plain"))
        .await;
    deaf.event("INTERACTION_CREATE").await;
}
