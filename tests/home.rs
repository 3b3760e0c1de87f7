//! First contact (a server is greeted once, help depends on the place), and links in the documents.

use std::{fs, path::Path};

use banyan::{
    locale::Locale,
    rules::Game,
    store::{ServerSetting, Store},
};
use serde_json::{Value, json};

use crate::{
    choices::to,
    commands::{begin, challenge, play},
    common::{TestEnvironment, controls, is_private, text},
};

const HELLO: &str = "Hi! I'm Banyan";

/// The channels that contain a greeting, once for each.
async fn greetings(env: &TestEnvironment) -> Vec<String> {
    let state = env.state(None).await;
    let channels = state["messages"].as_object().expect("messages").iter();
    let greets = |message: &&Value| text(&message["content"]).contains(HELLO);
    let found = channels.flat_map(|(channel, messages)| {
        let messages = messages.as_array().into_iter().flatten();
        messages.filter(greets).map(|_| channel.clone())
    });
    let mut found: Vec<String> = found.collect();
    found.sort();
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_greeted_once() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let since = env.mark();
    let (guild, channel) = env.another_guild("club", true).await;
    let hello = env.wait_for_post(since, HELLO).await;
    assert_eq!(hello["channel_id"], channel.as_str());
    assert_eq!(
        controls(&hello).len(),
        Game::ALL.len(),
        "the rules of each game: {hello}"
    );
    let rules = alice
        .in_channel(&channel)
        .press(&hello, "page:0", &[])
        .await;
    assert!(
        is_private(&rules) && text(&rules["content"]).contains("page 1 of"),
        "{rules}"
    );

    // Restarts, outages and new invitations do not repeat the greeting.
    env.kill_bot();
    env.start_bot().await;
    env.outage(&guild, true).await;
    env.outage(&guild, false).await;
    env.remove_bot(&guild).await;
    env.add_bot(&guild).await;
    // A server that the bot joined while it was down is greeted at the next start.
    env.kill_bot();
    let (_, later) = env.another_guild("circle", true).await;
    let since = env.mark();
    env.start_bot().await;
    let hello = env.wait_for_post(since, HELLO).await;
    assert_eq!(hello["channel_id"], later.as_str());

    alice.command("help", &[]).await;
    let mut both = vec![channel, later];
    both.sort();
    assert_eq!(
        greetings(&env).await,
        both,
        "and the first server was there before"
    );
    env.close().await;
}

/// The commands that a text mentions: name and id.
fn mentioned(content: &str) -> Vec<(&str, &str)> {
    let mentions = content.split("</").skip(1);
    mentions
        .map(|rest| {
            let (mention, _) = rest.split_once('>').expect("the end of a mention");
            mention.rsplit_once(':').expect("an id")
        })
        .collect()
}

/// What can be called of a registered command: itself, or each of its subcommands.
fn callable(command: &Value) -> Vec<String> {
    let name = text(&command["name"]);
    let options = command["options"].as_array().into_iter().flatten();
    let below: Vec<String> = options
        .filter(|option| option["type"] == 1)
        .map(|option| format!("{name} {}", text(&option["name"])))
        .collect();
    if below.is_empty() { vec![name] } else { below }
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_mention_the_commands_that_are_registered_in_every_language() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let state = env.state(None).await;
    let commands = state["commands"].as_array().expect("commands");
    for locale in Locale::ALL.map(Locale::code) {
        for command in ["help", "board"] {
            let said = alice.clone().locale(locale).command(command, &[]).await;
            let content = text(&said["content"]);
            let mentions = mentioned(&content);
            assert!(!mentions.is_empty(), "{locale}: {content}");
            for (name, id) in mentions {
                let is_it = |command: &Value| {
                    command["id"] == id && callable(command).iter().any(|known| known == name)
                };
                assert!(commands.iter().any(is_it), "{locale}: {name} {id}");
            }
        }
    }
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_chose_english_is_greeted_in_english() {
    let env = TestEnvironment::open().await;
    let (guild, channel) = env.another_guild("klub", false).await;
    env.guild_locale(&guild, "de").await;
    env.kill_bot();
    let store = Store::open(&format!("sqlite:{}", env.database().display())).await;
    let store = store.expect("the bot's database");
    let chosen = ServerSetting::Language(Some("en".to_owned()));
    let id = guild.parse().expect("an id");
    store.set_server(id, &chosen).await.expect("it is kept");
    store.close().await;
    env.start_bot().await;
    let since = env.mark();
    env.add_bot(&guild).await;
    let hello = env.wait_for_post(since, HELLO).await;
    assert_eq!(hello["channel_id"], channel.as_str());
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_it_may_not_greet_nothing_fails() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let (guild, channel) = env.another_guild("quiet", false).await;
    env.system_channel(&guild, None).await;
    env.add_bot(&guild).await;
    let (closed, door) = env.another_guild("closed", false).await;
    let url = format!("{}/sandbox/permissions", env.base);
    let what = json!({"channel": door, "deny": 1 << 11});
    let denied = env
        .http
        .post(url)
        .json(&what)
        .send()
        .await
        .expect("an answer");
    assert!(denied.status().is_success());
    env.add_bot(&closed).await;
    let (_, open) = env.another_guild("open", true).await;
    env.wait_for_post(0, HELLO).await;
    let help = alice.in_channel(&channel).command("help", &[]).await;
    assert!(text(&help["content"]).contains("/challenge"), "{help}");
    assert_eq!(greetings(&env).await, [open]);
    env.close().await;
}

/// An answer of the edge says nothing about the channel.
#[tokio::test(flavor = "multi_thread")]
async fn a_greeting_that_failed_for_a_passing_reason_is_tried_again() {
    let env = TestEnvironment::open().await;
    let (guild, channel) = env.another_guild("club", false).await;
    env.system_channel(&guild, Some(&channel)).await;
    let route = format!("POST /channels/{channel}/messages");
    let edge = json!({"route": route, "kind": "status", "status": 403, "body": "<html>403</html>", "times": 2});
    env.faults(json!([edge])).await;
    let since = env.mark();
    env.add_bot(&guild).await;
    // Another server is not kept waiting.
    let (_, other) = env.another_guild("circle", true).await;
    for channel in [&other, &channel] {
        env.wait_for_event(since, "a greeting", |event| {
            event["type"] == "message_create" && event["message"]["channel_id"] == channel.as_str()
        })
        .await;
    }
    let mut both = vec![channel, other];
    both.sort();
    assert_eq!(greetings(&env).await, both);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_fits_the_person_who_asks() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let said = |help: Value| {
        assert!(is_private(&help));
        let content = text(&help["content"]);
        assert!(
            content.contains("More…") && !content.ends_with('…'),
            "{content}"
        );
        content
    };
    let first = said(bob.command("help", &[]).await);
    assert!(first.contains("You haven't played with me yet"), "{first}");
    assert!(!first.contains("You look after this server"), "{first}");
    challenge(&alice, &bob).await;
    let asked = said(bob.command("help", &[]).await);
    assert!(asked.contains("You have a challenge to answer"), "{asked}");
    let (number, _) = begin(&alice, &bob).await;
    let waits = said(alice.command("help", &[]).await);
    assert!(waits.contains("It's your turn in one game"), "{waits}");
    play(&alice, number, "e3d3").await;
    let waits = said(alice.command("help", &[]).await);
    assert!(
        waits.contains("your opponents' turn in all of them"),
        "{waits}"
    );

    carol.moderator().await;
    let moderator = said(carol.command("help", &[]).await);
    assert!(
        moderator.contains("You look after this server"),
        "{moderator}"
    );
    assert!(
        !moderator.contains("Games on this server start in"),
        "{moderator}"
    );
    let panel = alice.command("server", &[]).await;
    let places = to(&alice, &panel, "places").await;
    let channel = alice.channel.as_str();
    alice.press(&places, "srv:channels", &[channel]).await;
    let settled = said(bob.command("help", &[]).await);
    let where_to = format!("start in <#{channel}>");
    assert!(settled.contains(&where_to), "{settled}");
    let direct = carol.in_channel(&env.direct(&carol).await);
    let direct = said(direct.command("help", &[]).await);
    assert!(direct.contains("These are direct messages"), "{direct}");
    carol.installs().await;
    let (_, elsewhere) = env.another_guild("elsewhere", false).await;
    let guest = said(carol.in_channel(&elsewhere).command("help", &[]).await);
    assert!(guest.contains("I'm not a member of this server"), "{guest}");
    assert!(!guest.contains("You look after this server"), "{guest}");
    env.close().await;
}

/// The local files that a document links to.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1);
    let targets = targets.filter_map(|rest| rest.split([')', '#']).next());
    targets.filter(|target| !target.is_empty() && !target.contains("://"))
}

#[test]
fn documents_show_pictures_that_there_are_and_tell_what_they_show() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &Path| fs::read_to_string(path).expect("a document");
    let docs = fs::read_dir(root.join("docs")).expect("docs");
    let mut all: Vec<_> = docs.map(|entry| entry.expect("an entry").path()).collect();
    all.extend(["README.md", "CONTRIBUTING.md"].map(|name| root.join(name)));
    for document in all
        .iter()
        .filter(|path| path.extension().is_some_and(|is| is == "md"))
    {
        let text = read(document);
        let folder = document.parent().expect("a folder");
        for target in links(&text) {
            let there = folder.join(target).exists();
            assert!(there, "{} leads to {target}", document.display());
        }
    }
    let flows = read(&root.join("docs/flows.md"));
    for flow in flows.split("\n## ").skip(1) {
        let (title, below) = flow.split_once("\n\n").expect("a title");
        let told = below.starts_with(|letter: char| letter.is_alphabetic());
        assert!(told, "nothing is told of {title}");
    }
    for folder in ["pictures/flows", "pictures/flows/before"] {
        for picture in fs::read_dir(root.join("docs").join(folder)).expect("pictures") {
            let picture = picture.expect("a picture").path();
            if picture.is_dir() {
                continue;
            }
            let name = picture.file_name().expect("a name").to_string_lossy();
            let shown = format!("{folder}/{name}");
            assert!(flows.contains(&shown), "no flow shows {shown}");
        }
    }
}
