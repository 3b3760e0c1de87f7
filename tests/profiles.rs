//! `/profile` and `/versus` through the sandbox.

use banyan::play::{Command, Start, Terms};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};

use crate::{
    commands::{WALK, begin, play},
    common::{Person, TestEnvironment, control, is_private, pinged, text},
    guard::harness::{ALICE, Asker, GAMES, GUILD, Harness, said as told},
};

/// Plays a whole game, which the first player wins.
async fn beats(winner: &Person<'_>, loser: &Person<'_>) -> u64 {
    let (number, _) = begin(winner, loser).await;
    for (ply, mv) in WALK.into_iter().enumerate() {
        play([winner, loser][ply % 2], number, mv).await;
    }
    number
}

fn said(message: &Value) -> String {
    assert!(pinged(message).is_empty(), "nobody is notified: {message}");
    text(&message["content"])
}

/// Opts a player out of leaderboards, as in the settings.
async fn opt_out(env: &TestEnvironment, player: &str) {
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = sqlx::SqliteConnection::connect(&url)
        .await
        .expect("the database");
    let sql = format!(
        "INSERT INTO preferences (player, notices, vacation, refused, unlisted) \
         VALUES ((SELECT id FROM players WHERE discord = {player}), 'channel', 0, 0, 1) \
         ON CONFLICT (player) DO UPDATE SET unlisted = 1"
    );
    raw.execute(AssertSqlSafe(sql)).await.expect("a change");
    raw.close().await.expect("the database");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_tells_what_was_played() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let none = alice.command("profile", &[]).await;
    assert!(is_private(&none));
    assert!(said(&none).contains("hasn't finished a game yet"), "{none}");
    assert!(
        none["attachments"].as_array().is_none_or(Vec::is_empty),
        "{none}"
    );

    let number = beats(&alice, &bob).await;
    let (running, _) = begin(&alice, &carol).await;
    crate::commands::challenge(&alice, &bob).await;
    let mine = alice.command("profile", &[]).await;
    assert!(is_private(&mine));
    let content = said(&mine);
    for part in [
        "has finished one game: **+1 =0 –0**",
        "Jungle: **1662? ±290** after one rated game",
        "going first +1 =0 –0 · going second +0 =0 –0",
        "Wins in a row: 1 now, best 1",
        "Most played: Jungle (classic), once",
        "reaching the den in 13 moves",
        "in 13 moves without losing a piece",
        "One game is running",
        &format!("against <@{}> · **your turn**", carol.id),
        "https://discord.com/channels/",
    ] {
        assert!(content.contains(part), "{part}: {content}");
    }
    assert!(
        content.contains(&format!("First game: #{number}")),
        "{content}"
    );
    assert!(
        !content.contains("chick") && !content.contains("mandarins"),
        "{content}"
    );
    let picture = &mine["attachments"][0];
    assert_eq!(picture["filename"], "profile.png");
    let alt = text(&picture["description"]);
    assert!(
        alt.contains("Alice") && alt.contains("Jungle: 1662"),
        "{alt}"
    );

    let theirs = carol.command("profile", &[("player", json!(bob.id))]).await;
    let content = said(&theirs);
    assert!(
        content.contains("**+0 =0 –1**") && !content.contains("den"),
        "{content}"
    );
    assert!(control(&theirs, "profile:versus").is_some());
    let list = carol.press(&theirs, "profile:games", &[]).await;
    assert!(
        is_private(&list) && said(&list).contains("is playing one game"),
        "{list}"
    );
    let board = carol.press(&theirs, "profile:board", &[]).await;
    assert!(
        is_private(&board) && said(&board).contains("Jungle"),
        "{board}"
    );

    let shown = alice.command("profile", &[("public", json!(true))]).await;
    assert!(!is_private(&shown) && control(&shown, "profile:versus").is_none());
    // A public profile is not worded for one reader.
    let content = said(&shown);
    assert!(
        content.contains(&format!("**#{running}**")) && !content.contains("your turn"),
        "{content}"
    );
    let public = [("player", json!(carol.id)), ("public", json!(true))];
    let versus = alice.command("versus", &public).await;
    let content = said(&versus);
    assert!(
        content.contains(&format!("**#{running}**")) && !content.contains("your turn"),
        "{content}"
    );

    // Bots have no profile, and people who never played have one without numbers.
    let bot = [("player", env.state(None).await["bot"]["id"].clone())];
    for command in ["profile", "versus"] {
        let answer = alice.command(command, &bot).await;
        let why = "Bots don't have profiles";
        assert!(is_private(&answer) && said(&answer).contains(why));
    }
    let dave = env.person("Dave").await;
    let none = alice
        .command("profile", &[("player", json!(dave.id))])
        .await;
    assert!(said(&none).contains("hasn't finished a game yet"), "{none}");
    assert!(control(&none, "profile:games").is_some(), "{none}");
    let seen = bob.press(&shown, "profile:games", &[]).await;
    assert!(
        is_private(&seen) && said(&seen).contains("is playing 2 games"),
        "{seen}"
    );
    env.close().await;
}

#[tokio::test]
async fn a_profile_tells_of_games_against_the_computer() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    // A game against a level that Alice or the computer gives up at once.
    let play = async |ruleset: &str, level: u8, won: bool, start: Option<Start>| {
        let name = format!("Banyan (level {level})");
        let computer = harness.app.store.computer(level, &name).await;
        let computer = computer.expect("the store");
        let terms = Terms {
            guild: Some(GUILD),
            level: Some(level),
            start,
            ..Terms::new(
                ALICE,
                Some(computer),
                ruleset.parse().expect("a ruleset"),
                GAMES,
            )
        };
        let begun = harness.app.challenge(terms, None).await.expect("a game");
        let loser = if won { computer } else { ALICE };
        harness.does(begun.game.id(), loser, Command::Resign).await;
    };
    let lines = async || {
        let profile = harness.command(&alice, "profile", &[]).await;
        let content = &told(&profile).content;
        let lines = content.lines().filter(|line| line.contains("🤖"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines().await, Vec::<String>::new());

    play("jungle/classic", 1, false, None).await;
    play("dobutsu/official", 2, true, None).await;
    play("dobutsu/official", 2, true, None).await;
    // A win from a chosen position is no level beaten.
    let start = "dobutsu/official 3/2L/l2/3[GGEECC] w";
    let start: Start = start.parse().expect("a position");
    play("dobutsu/official", 8, true, Some(start)).await;
    let jungle = "🤖 Against the computer in Jungle: no level beaten yet";
    let dobutsu = "🤖 Against the computer in Dōbutsu Shōgi: level 2 beaten";
    assert_eq!(lines().await, [jungle, dobutsu]);

    // The third game allows an estimate. Two wins against level 2 say more than a loss against level 4.
    play("dobutsu/official", 4, false, None).await;
    let about = format!("{dobutsu} · plays at about level 3");
    assert_eq!(lines().await, [jungle, &about]);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_against_each_other() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let versus = |player: &Person<'_>| [("player", json!(player.id))];
    let none = alice.command("versus", &versus(&bob)).await;
    assert!(
        is_private(&none) && said(&none).contains("haven't finished a game against each other"),
        "{none}"
    );
    let same = alice.command("versus", &versus(&alice)).await;
    assert!(said(&same).contains("the same person twice"), "{same}");

    let first = beats(&alice, &bob).await;
    let second = beats(&bob, &alice).await;
    let third = beats(&bob, &alice).await;
    let (running, _) = begin(&alice, &bob).await;
    let told = alice.command("versus", &versus(&bob)).await;
    let content = said(&told);
    assert!(content.contains("3 games: **+1 =0 –2**"), "{content}");
    assert!(
        content.contains("going first +1 =0 –0 · going second +0 =0 –2"),
        "{content}"
    );
    assert!(
        content.contains(&format!("<@{}> won the last 2 games", bob.id)),
        "{content}"
    );
    assert!(content.contains(", difference "), "{content}");
    let places =
        [third, second, first, running].map(|number| content.find(&format!("**#{number}**")));
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{content}"
    );
    let link = "https://discord.com/channels/";
    assert_eq!(content.matches(link).count(), 4, "{content}");

    // The same for a third person, with the players swapped.
    let options = [("player", json!(bob.id)), ("other", json!(alice.id))];
    let outside = carol.command("versus", &options).await;
    assert!(
        said(&outside).contains("3 games: **+2 =0 –1**"),
        "{outside}"
    );
    let profile = bob.command("profile", &versus(&alice)).await;
    let pressed = bob.press(&profile, "profile:versus", &[]).await;
    assert!(said(&pressed).contains("**+2 =0 –1**"), "{pressed}");
    let back = bob.press(&pressed, "profile:show", &[]).await;
    assert!(said(&back).contains("has finished 3 games"), "{back}");

    // A player who is on no leaderboard has a private profile.
    opt_out(&env, &bob.id).await;
    let hidden = carol.command("profile", &versus(&bob)).await;
    assert!(
        said(&hidden).contains("doesn't want to appear on leaderboards"),
        "{hidden}"
    );
    assert!(
        hidden["attachments"].as_array().is_none_or(Vec::is_empty),
        "{hidden}"
    );
    let refused = carol.command("versus", &options).await;
    assert!(
        said(&refused).contains("only the two of them can see their head-to-head"),
        "{refused}"
    );
    let ours = alice.command("versus", &versus(&bob)).await;
    let content = said(&ours);
    assert!(
        content.contains("**+1 =0 –2**") && !content.contains(", difference "),
        "{content}"
    );
    let shown = [("player", json!(bob.id)), ("public", json!(true))];
    let refused = alice.command("versus", &shown).await;
    assert!(
        is_private(&refused)
            && said(&refused).contains("only the two of them can see their head-to-head"),
        "{refused}"
    );
    let own = bob.command("profile", &[]).await;
    assert!(
        said(&own).contains("**+2 =0 –1**") && own["attachments"][0]["filename"] == "profile.png",
        "{own}"
    );
    env.close().await;
}
