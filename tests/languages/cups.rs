//! A whole tournament in every language: created, joined, started, played, ruled on, shown and over. Every answer and post is
//! in the language, complete, and within Discord's limits.

use banyan::{locale::Locale, say};
use serde_json::{Value, json};

use super::{guild, speaks};
use crate::common::{Person, TestEnvironment, is_private, pinged, text, words};

const TITLE: &str = "Spring Cup";

/// The most characters of the texts in a request, by the field that holds them: Discord's limits.
const LIMITS: [(&str, usize); 5] = [
    ("content", 2_000),
    ("label", 100),
    ("placeholder", 150),
    ("title", 45),
    ("description", 1_024),
];

/// Checks every text in a request of the bot.
fn fits(part: &Value, seen: &mut usize) {
    match part {
        Value::Object(fields) => {
            let button = fields.get("type") == Some(&json!(2));
            for (key, part) in fields {
                let limit = LIMITS.iter().find(|(name, _)| name == key);
                if let (Some((_, most)), Some(text)) = (limit, part.as_str()) {
                    let most = if button { 80 } else { *most };
                    assert!(text.chars().count() <= most, "{key}: {text}");
                    assert!(!text.contains(['{', '}', '$']), "unresolved: {text}");
                    assert!(!text.contains("tournament-"), "a key: {text}");
                    *seen += 1;
                }
                fits(part, seen);
            }
        }
        Value::Array(parts) => parts.iter().for_each(|part| fits(part, seen)),
        _ => {}
    }
}

/// A subcommand of `/tournament`.
async fn tournament(person: &Person<'_>, sub: &str, options: &[(&str, Value)]) -> Value {
    person.command_in("tournament", sub, options).await
}

/// A private answer that begins with exactly these words, up to the first command in them: Discord shows commands as links.
#[track_caller]
fn says(answer: &Value, expected: &str) {
    assert!(is_private(answer), "{answer}");
    let told = words(answer);
    match expected.split_once('`') {
        Some((before, _)) => assert!(told.starts_with(before), "{expected:?}: {told:?}"),
        None => assert_eq!(told, expected),
    }
}

async fn whole_cup(locale: Locale) {
    let env = TestEnvironment::open().await;
    env.guild_locale(&guild(&env).await, locale.code()).await;
    let mut people = Vec::new();
    for name in ["Alice", "Bob", "Carol"] {
        people.push(env.person(name).await.locale(locale.code()));
    }
    let [alice, bob, carol] = &people[..] else {
        panic!("three people")
    };
    let titled = |key: &str| say!(locale, key, title = TITLE);
    let named = |person: &Person<'_>| format!("<@{}>", person.id);

    let none = tournament(alice, "list", &[]).await;
    says(&none, &say!(locale, "tournament-none-yet"));
    tournament(alice, "create", &[]).await;
    let since = env.mark();
    let options = [
        ("title", json!(TITLE)),
        ("format", json!("round-robin")),
        ("game", json!("dobutsu")),
        ("players", json!(4)),
        ("days", json!(7)),
        ("play-off", json!(true)),
    ];
    let created = tournament(alice, "create", &options).await;
    says(&created, &say!(locale, "tournament-created", number = "1"));
    let post = env.wait_for_post(since, TITLE).await;
    let open = say!(locale, "tournament-open", players = 0, most = 4);
    assert!(text(&post["content"]).contains(&open), "{post}");
    for person in &people {
        let joined = person.press_id(&post, "tournament:join:1").await;
        says(&joined, &titled("tournament-joined"));
    }
    let again = bob.press_id(&post, "tournament:join:1").await;
    says(&again, &titled("tournament-in-already"));
    says(
        &carol.press_id(&post, "tournament:leave:1").await,
        &titled("tournament-left"),
    );
    carol.press_id(&post, "tournament:join:1").await;
    tournament(alice, "list", &[]).await;
    tournament(alice, "settings", &[]).await;
    for (sub, person) in [("start", bob), ("cancel", bob), ("challenge", bob)] {
        assert!(is_private(&tournament(person, sub, &[]).await), "{sub}");
    }
    says(
        &tournament(alice, "start", &[]).await,
        &titled("tournament-started"),
    );
    env.wait_for_edit(&post, &say!(locale, "tournament-games"))
        .await;
    env.wait_for_board(1, 2).await;
    says(
        &tournament(alice, "pause", &[]).await,
        &titled("tournament-paused-now"),
    );
    env.wait_for_edit(&post, &say!(locale, "tournament-paused"))
        .await;
    says(
        &tournament(alice, "pause", &[]).await,
        &titled("tournament-resumed"),
    );

    // Alice has the bye of the first round, and rules on its only pairing.
    let result = [
        ("pairing", json!(1)),
        ("winner", json!(bob.id)),
        ("reason", json!("OK")),
    ];
    let set = tournament(alice, "result", &result).await;
    let score = |score: &str| {
        say!(
            locale,
            "tournament-result-set",
            first = named(bob),
            second = named(carol),
            score = score.to_owned()
        )
    };
    says(&set, &score("1–0"));
    for number in 2..=3 {
        let board = env.wait_for_board(number, 2).await;
        let mut plays = people.iter().rev();
        let loser = plays.find(|person| text(&board["content"]).contains(&person.id));
        let loser = loser.expect("a player");
        tournament(loser, "show", &[]).await;
        tournament(loser, "leave", &[]).await;
        let game = [("game", json!(number))];
        let sure = loser.command("resign", &game).await;
        loser.press(&sure, "resign-yes", &[]).await;
    }
    let over = env
        .wait_for_edit(&post, &say!(locale, "tournament-over"))
        .await;
    assert!(text(&over["content"]).contains(&format!("🥇 {}", named(alice))));
    let podium = env.wait_for_post(since, &titled("tournament-ended")).await;
    assert_eq!(pinged(&podium).len(), 3, "{podium}");
    let shown = tournament(alice, "show", &[]).await;
    assert!(text(&shown["content"]).contains("🥉"), "{shown}");
    let alt = text(&shown["attachments"][0]["description"]);
    assert!(alt.contains(TITLE), "{alt}");
    for person in &people {
        tournament(alice, "show", &[("player", json!(person.id))]).await;
    }
    alice.command("profile", &[]).await;
    let late = tournament(bob, "join", &[("tournament", json!(1))]).await;
    says(&late, &titled("tournament-is-over"));

    let mut texts = 0;
    for entry in env.log().await {
        let path = text(&entry["path"]);
        if !path.ends_with("/commands") {
            fits(&entry["body"], &mut texts);
        }
    }
    assert!(texts > 100, "{texts} texts");
    speaks(&env, locale, "cup").await;
    env.close().await;
}

macro_rules! in_every_language {
    ($($name:ident: $locale:ident;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                whole_cup(Locale::$locale).await;
            }
        )+

        #[test]
        fn no_language_is_left_out() {
            let played = [$(Locale::$locale),+];
            assert!(Locale::ALL.iter().all(|locale| played.contains(locale)));
        }
    };
}

in_every_language! {
    a_whole_cup_in_english: En;
    a_whole_cup_in_german: De;
    a_whole_cup_in_french: Fr;
    a_whole_cup_in_vietnamese: Vi;
    a_whole_cup_in_japanese: Ja;
    a_whole_cup_in_simplified_chinese: ZhCn;
    a_whole_cup_in_traditional_chinese: ZhTw;
}
