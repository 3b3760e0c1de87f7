//! The log tells which lines belong to one interaction, from its arrival to the call of Discord's API.

use std::time::Duration;

use banyan::sandbox::Options;
use serde_json::json;

use crate::{
    commands::{begin, play},
    common::{TestEnvironment, is_private},
};

/// The value of a span's field in a line of the log.
fn value<'l>(line: &'l str, field: &str) -> Option<&'l str> {
    let (_, rest) = line.split_once(&format!("{field}="))?;
    rest.split([' ', '}']).next()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lines_of_a_press_have_the_same_interaction() {
    let env = TestEnvironment::over_gateway_without_bot(Options::default()).await;
    let mut command = env.bot_command();
    command.env("BANYAN_LOG", "info,banyan=debug,sqlx=debug");
    env.start_bot_by(command).await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = begin(&alice, &bob).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = env.bot_log().len();
    let menu = alice.press(&board, "move", &[]).await;
    assert!(is_private(&menu), "{menu}");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let log = env.bot_log();
    let lines: Vec<&str> = log[before..]
        .lines()
        .filter(|line| line.contains("interaction{"))
        .collect();
    let interaction = value(lines.first().expect("lines of the press"), "interaction");
    assert!(interaction.is_some_and(|id| id.parse::<u64>().is_ok()));
    let guild = env.guild().await;
    for line in &lines {
        assert_eq!(value(line, "interaction"), interaction, "{line}");
        assert_eq!(value(line, "guild"), Some(guild.as_str()), "{line}");
        assert_eq!(value(line, "command"), Some("\"move\""), "{line}");
        assert_eq!(
            value(line, "game"),
            Some(number.to_string().as_str()),
            "{line}"
        );
    }
    let has = |part: &str| lines.iter().any(|line| line.contains(part));
    assert!(has("sqlx::query"), "{lines:#?}");
    assert!(has("Discord answered"), "{lines:#?}");
    assert!(
        lines.iter().any(|line| value(line, "player").is_some()),
        "{lines:#?}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_jobs_of_a_press_name_its_interaction_and_match() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let mut command = env.bot_command();
    command.env("BANYAN_LOG", "info,banyan=debug");
    env.start_bot_by(command).await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    // The board stands in another channel, so a job posts it there.
    let elsewhere = env.channel("lounge").await;
    play(&alice.in_channel(&elsewhere), number, "c3d3").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let log = env.bot_log();
    let (number, guild) = (number.to_string(), env.guild().await);
    let of_game = |line: &&str| value(line, "game") == Some(number.as_str());
    let challenge = log
        .lines()
        .find(|line| value(line, "command") == Some("\"challenge\"") && of_game(line));
    assert!(challenge.is_some(), "the new match is named");
    let moved = log
        .lines()
        .find(|line| value(line, "command") == Some("\"move\"") && of_game(line));
    let interaction = value(moved.expect("lines of the move"), "interaction");
    let jobs = || log.lines().filter(|line| line.contains("job{"));
    for kind in ["announce", "retire"] {
        let job = jobs().find(|line| {
            value(line, "job") == Some(kind) && value(line, "interaction") == interaction
        });
        let job =
            job.unwrap_or_else(|| panic!("{kind} of the move: {:#?}", jobs().collect::<Vec<_>>()));
        assert!(of_game(&job), "{job}");
        assert_eq!(value(job, "guild"), Some(guild.as_str()), "{job}");
    }
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_jobs_of_a_tournament_name_its_server_once() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let mut command = env.bot_command();
    command.env("BANYAN_LOG", "info,banyan=debug,sqlx=debug");
    env.start_bot_by(command).await;
    let alice = env.person("Alice").await;
    let options = [
        ("title", json!("Span Cup")),
        ("format", json!("knockout")),
        ("game", json!("dobutsu")),
    ];
    alice.command_in("tournament", "create", &options).await;
    let post = env.wait_for_post(0, "Span Cup").await;
    for name in ["Alice", "Bob", "Carol"] {
        let person = env.person(name).await;
        person.press(&post, "tournament:join", &[]).await;
    }
    alice.command_in("tournament", "start", &[]).await;
    env.wait_for_board(1, 2).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let log = env.bot_log();
    let guild = env.guild().await;
    for kind in ["advance", "table"] {
        let mut lines = log
            .lines()
            .filter(|line| line.contains("job{") && value(line, "job") == Some(kind));
        let last = lines.next_back().expect("lines of the job");
        assert_eq!(value(last, "tournament"), Some("1"), "{last}");
        assert_eq!(value(last, "guild"), Some(guild.as_str()), "{last}");
        assert_eq!(last.matches(" guild=").count(), 1, "{last}");
    }
    env.close().await;
}
