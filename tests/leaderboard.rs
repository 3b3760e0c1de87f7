//! `/leaderboard` and the end of a season, through the sandbox: texts, pictures, pages, menus, the user's own rank.

use banyan::play::Month;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};

use crate::common::{Person, TestEnvironment, control, controls, is_private, menu_values, text};

/// The current month (UTC) and the previous one.
fn months() -> [Month; 2] {
    let now = Month::of(banyan::app::Clock::System.now());
    [now, now.before()]
}

pub async fn raw(env: &TestEnvironment, sql: &[String]) {
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    for change in sql {
        raw.execute(AssertSqlSafe(change.clone()))
            .await
            .expect(change);
    }
    raw.close().await.expect("the database");
}

async fn count(env: &TestEnvironment, sql: &'static str) -> i64 {
    let url = format!("sqlite:{}", env.database().display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    sqlx::query_scalar(sql)
        .fetch_one(&mut raw)
        .await
        .expect("a number")
}

/// The player number of a Discord user, as SQL.
fn id_of(user: &str) -> String {
    format!("(SELECT id FROM players WHERE discord = {user})")
}

/// SQL that puts a player on the leaderboards of the server and of all servers.
pub fn seated(guild: &str, player: &str, name: &str, rating: f64) -> Vec<String> {
    let now = banyan::app::Clock::System.now();
    let (at, until) = (now.0 - 3_600_000, now.0 + 30 * 86_400_000);
    let mut sql = vec![format!(
        "INSERT INTO players (id, kind, discord, name) VALUES ({player}, 'person', {player}, '{name}') ON CONFLICT DO NOTHING"
    )];
    let player = id_of(player);
    sql.push(
        format!(
            "INSERT INTO ratings (player, pool, rating, deviation, volatility, at, games, wins, draws, opponents, listed) \
             VALUES ({player}, 'jungle', {rating}, 60, 0.06, {at}, 20, 12, 3, 5, {until})"
        ),
    );
    for guild in ["0", guild] {
        sql.push(format!(
            "INSERT INTO boards (guild, pool, player, rating, listed) VALUES ({guild}, 'jungle', {player}, {rating}, {until})"
        ));
        for month in months() {
            let gain = (rating * 1000.0) as i64 - 1_500_000;
            sql.push(format!(
                "INSERT INTO months (month, guild, pool, player, games, wins, draws, gain) \
                 VALUES ({month}, {guild}, 'jungle', {player}, 5, 3, 1, {gain})"
            ));
        }
    }
    sql
}

/// Adds twelve strangers and Bob to the leaderboards; Alice has not played.
pub async fn crowd(env: &TestEnvironment, bob: &Person<'_>) -> String {
    let guild = env.home().await;
    let mut sql = Vec::new();
    for stranger in 1..=12 {
        let player = (900 + stranger).to_string();
        sql.extend(seated(
            &guild,
            &player,
            &format!("Nr {stranger}"),
            1800.0 - f64::from(stranger),
        ));
    }
    sql.extend(seated(&guild, &bob.id, "Bob", 1480.6));
    raw(env, &sql).await;
    guild
}

/// Saves the picture in the folder named by `BANYAN_SHOW`, to look at it.
async fn look_at(env: &TestEnvironment, message: &Value) {
    let Some(folder) = std::env::var_os("BANYAN_SHOW") else {
        return;
    };
    let url = text(&message["attachments"][0]["url"]);
    let picture = env.http.get(url).send().await.expect("a picture");
    let bytes = picture.bytes().await.expect("a picture");
    let name = format!("{}.png", text(&message["id"]));
    std::fs::write(std::path::Path::new(&folder).join(name), bytes).expect("kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn places_are_told_in_words_and_pictures() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let empty = alice.command("leaderboard", &[]).await;
    assert!(
        is_private(&empty) && text(&empty["content"]).contains("No one is on this leaderboard"),
        "{empty}"
    );
    assert!(empty["attachments"].as_array().is_none_or(Vec::is_empty));

    crowd(&env, &bob).await;
    let first = alice
        .command("leaderboard", &[("game", json!("jungle"))])
        .await;
    let content = text(&first["content"]);
    assert!(is_private(&first), "{first}");
    assert!(content.starts_with("**Jungle: this server**"), "{content}");
    assert!(content.contains("\n`1` <@901> **1799**\n"), "{content}");
    assert!(
        content.contains("`10` <@910>") && !content.contains("<@911>"),
        "{content}"
    );
    assert!(
        content.contains("10 more rated games, 3 more opponents"),
        "{content}"
    );
    look_at(&env, &first).await;
    let file = &first["attachments"][0];
    assert_eq!(file["content_type"], "image/png");
    assert!(
        text(&file["description"])
            .contains("\n1. Nr 1 1799 ±60 (+299 this month) · 12 won, 3 drawn, 5 lost\n"),
        "{file}"
    );
    assert_eq!(first["mentions"], json!([]), "nobody is notified");

    // The next page contains Bob's rank, and Bob sees it on the first page too.
    let second = alice.press(&first, "leaderboard:page", &[]).await;
    let content = text(&second["content"]);
    assert!(
        content.contains(&format!("`13` <@{}> **1481**", bob.id)),
        "{content}"
    );
    assert!(
        controls(&second).iter().any(|id| id.contains(":0:jungle")),
        "a way back: {second}"
    );
    let his = bob.command("leaderboard", &[]).await;
    assert!(
        text(&his["content"]).contains(&format!("You: `13` <@{}> **1481** ±", bob.id)),
        "{his}"
    );

    // The menus choose other periods and games; on the leaderboard of all servers, players are named, not mentioned.
    let month = alice.press(&second, "leaderboard:period", &["month"]).await;
    assert!(
        text(&month["content"]).contains("\n`1` <@901> **+299**\n"),
        "{month}"
    );
    assert!(
        text(&month["attachments"][0]["description"])
            .contains("1. Nr 1 +299 to 1799 · 3 won, 1 drawn, 1 lost\n"),
        "{month}"
    );
    assert!(menu_values(&month, "leaderboard:pool").contains(&"jungle/animal-checkers".to_owned()));
    assert!(
        text(&month["content"]).contains(
            "3 more rated games this month, a more reliable rating (yours is ±350, the limit is ±110"
        ),
        "{month}"
    );
    look_at(&env, &month).await;
    let dobutsu = alice.press(&month, "leaderboard:pool", &["dobutsu"]).await;
    assert!(
        text(&dobutsu["content"]).contains("No one is on this leaderboard"),
        "{dobutsu}"
    );
    let everywhere = alice
        .command("leaderboard", &[("scope", json!("global"))])
        .await;
    assert!(
        text(&everywhere["content"]).contains("`1` Nr 1 **1799**"),
        "{everywhere}"
    );

    // The buttons of a public leaderboard answer privately.
    let public = alice
        .command("leaderboard", &[("public", json!(true))])
        .await;
    assert!(
        !is_private(&public) && !text(&public["content"]).contains("You"),
        "{public}"
    );
    let mine = bob.press(&public, "leaderboard:page", &[]).await;
    assert!(is_private(&mine), "{mine}");

    // A refusal names what is possible.
    let none = alice
        .command("leaderboard", &[("period", json!("season"))])
        .await;
    assert!(
        text(&none["content"]).contains("No season of Jungle has ended"),
        "{none}"
    );
    let poker = alice
        .command("leaderboard", &[("game", json!("poker"))])
        .await;
    assert!(text(&poker["content"]).contains("Jungle"), "{poker}");
    let choices = alice.complete("leaderboard", &[], ("game", "dō")).await;
    assert_eq!(choices.len(), 1);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_listed_against_their_will() {
    let env = TestEnvironment::open().await;
    let bob = env.person("Bob").await;
    crowd(&env, &bob).await;
    // A player who opts out disappears from leaderboards at once, and can come back.
    let settings = bob.command("settings", &[]).await;
    let pressed = json!({
        "type": "component", "message_id": settings["id"], "custom_id": "set-section:people",
        "component_type": 2, "values": [],
    });
    let people = bob.answer(&bob.interact(pressed).await).await;
    let without = bob.press(&people, "set:listed", &[]).await;
    let mine = bob.command("leaderboard", &[]).await;
    assert!(
        text(&mine["content"]).contains("your name on leaderboards (turn it on in"),
        "{mine}"
    );
    let month = bob
        .command("leaderboard", &[("period", json!("month"))])
        .await;
    let content = text(&month["content"]);
    assert!(!content.contains(&format!("<@{}>", bob.id)), "{month}");
    assert!(
        content.contains("What's missing: your name on leaderboards (turn it on in </settings:"),
        "his games are enough: {content}"
    );
    bob.press(&without, "set:listed", &[]).await;
    let mine = bob.command("leaderboard", &[]).await;
    assert!(
        text(&mine["content"]).contains(&format!("You: `13` <@{}>", bob.id)),
        "{mine}"
    );
    env.close().await;
}

/// Sets the database back to the end of the last month, on a server with a channel for news.
pub async fn end_of_a_season(env: &TestEnvironment, guild: &str, channel: &str) {
    let [this, last] = months();
    let (end, before) = (this.start().0, last.before());
    // Only games of that month count, and all listings last until its end.
    raw(
        env,
        &[
            format!("INSERT INTO servers (guild, threads, announce_channel) VALUES ({guild}, 0, {channel})"),
            format!("UPDATE boards SET listed = {end} + 86400000"),
            format!("UPDATE counters SET value = {before} WHERE name = 'season'"),
            "UPDATE jobs SET due = 0 WHERE kind = 'close-seasons'".to_owned(),
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_ends_in_the_channel_that_waits_for_it() {
    let env = TestEnvironment::open().await;
    let bob = env.person("Bob").await;
    let guild = crowd(&env, &bob).await;
    let channel = bob.channel.clone();
    let mark = env.mark();
    let [_, last] = months();
    end_of_a_season(&env, &guild, &channel).await;
    let post = env.wait_for_post(mark, "season").await;
    let content = text(&post["content"]);
    assert!(content.starts_with("**Jungle: season "), "{content}");
    assert!(
        content.contains("on this server**")
            && text(&post["attachments"][0]["description"]).contains("in that month)"),
        "{post}"
    );
    assert!(
        content.contains("🥇 <@901> **1799**") && content.contains("🥉 <@903>"),
        "{content}"
    );
    assert_eq!(post["attachments"][0]["content_type"], "image/png");
    assert_eq!(post["mentions"], json!([]), "nobody is notified");
    let done = async || {
        while count(&env, "SELECT COUNT(*) FROM jobs WHERE kind = 'season'").await > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    done().await;
    env.kill_bot();
    env.start_bot().await;
    bob.command("games", &[]).await;
    // A bot that died between its post and noting it has a pending job; the next one looks before it posts.
    let pending = format!(
        "INSERT INTO jobs (subject, kind, seq, lane, due, attempts) VALUES ('season/{last}/{guild}/jungle', 'season', 0, 'background', 0, 1) \
         ON CONFLICT (subject, kind) DO UPDATE SET due = 0, attempts = 1"
    );
    raw(&env, &[pending]).await;
    done().await;
    let log = env.log().await;
    let calls = |method: &str| {
        let place = format!("/channels/{channel}/messages");
        let fits =
            |call: &&Value| call["method"] == method && text(&call["path"]).starts_with(&place);
        log.iter().filter(fits).count()
    };
    assert_eq!(
        (calls("POST"), calls("GET")),
        (1, 1),
        "one post of the season"
    );
    // The season stays available.
    let seen = bob
        .command("leaderboard", &[("period", json!("season"))])
        .await;
    assert!(
        text(&seen["content"]).contains(&format!("You: `13` <@{}>", bob.id)),
        "{seen}"
    );
    // Players who were not on it are told so; players who opted out are hidden here too.
    let season = [("period", json!("season"))];
    let alice = env.person("Alice").await;
    let without = alice.command("leaderboard", &season).await;
    assert!(
        text(&without["content"]).contains("You aren't on this season's leaderboard"),
        "{without}"
    );
    let shy = |player: &str| {
        let player = id_of(player);
        format!(
            "INSERT INTO preferences (player, notices, vacation, refused, unlisted) VALUES ({player}, 'channel', 0, 0, 1) \
             ON CONFLICT (player) DO UPDATE SET unlisted = 1"
        )
    };
    raw(&env, &[shy("901"), shy(&bob.id)]).await;
    let seen = bob.command("leaderboard", &season).await;
    let content = text(&seen["content"]);
    assert!(
        !content.contains("<@901>") && content.contains("🥈 <@902>"),
        "{content}"
    );
    assert!(
        content.contains("What's missing: your name on leaderboards (turn it on in </settings:"),
        "{content}"
    );
    let alt = text(&seen["attachments"][0]["description"]);
    assert!(!alt.contains("Nr 1 ") && alt.contains("Nr 2 "), "{alt}");
    env.close().await;
}

/// Deviations grow with time, also for players who only look.
#[tokio::test(flavor = "multi_thread")]
async fn deviations_grow_while_nobody_plays() {
    let env = TestEnvironment::open().await;
    let bob = env.person("Bob").await;
    crowd(&env, &bob).await;
    let now = banyan::app::Clock::System.now().0;
    let year = now - 365 * 86_400_000;
    raw(&env, &[format!("UPDATE ratings SET at = {year}")]).await;
    let board = bob.command("leaderboard", &[]).await;
    let content = text(&board["content"]);
    assert!(content.contains("`1` <@901> **1799?**\n"), "{content}");
    let alt = text(&board["attachments"][0]["description"]);
    assert!(
        alt.contains("1. Nr 1 1799? ±110") && !alt.contains("±60"),
        "{alt}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_server_is_the_board_of_all_is_shown() {
    let env = TestEnvironment::open().await;
    let bob = env.person("Bob").await;
    crowd(&env, &bob).await;
    let alone = bob.in_channel(&env.direct(&bob).await);
    let all = alone.command("leaderboard", &[]).await;
    let content = text(&all["content"]);
    assert!(
        content.starts_with("**Jungle: all servers**") && content.contains("You: `13` Bob"),
        "{content}"
    );
    let here = alone
        .command("leaderboard", &[("scope", json!("server"))])
        .await;
    assert!(
        text(&here["content"]).contains("only works in a server channel"),
        "{here}"
    );
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_players_begin_with_the_swap() {
    let env = TestEnvironment::open().await;
    let guild = env.home().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let mut sql = Vec::new();
    for (person, name, rating) in [(&alice, "Alice", 1900.0), (&bob, "Bob", 1880.0)] {
        sql.extend(seated(&guild, &person.id, name, rating));
    }
    for sql in &mut sql {
        *sql = sql.replace("'jungle'", "'o-an-quan'");
    }
    raw(&env, &sql).await;
    let swap = "swap=on";
    let post = async |player: &Person<'_>, options: &[(&str, Value)]| {
        let usual = [("player", json!(player.id)), ("game", json!("o-an-quan"))];
        let options = [&usual[..], options].concat();
        let post = alice.command("challenge", &options).await;
        assert!(!is_private(&post), "{post}");
        text(&post["content"]).contains(swap)
    };
    assert!(post(&bob, &[]).await, "both are at the top");
    assert!(!post(&carol, &[]).await, "she is on no leaderboard");
    assert!(!post(&bob, &[("rated", json!(false))]).await);
    assert!(!post(&bob, &[("rules", json!("standard"))]).await);

    // In the panel the rules without it can be chosen.
    let plain = "o-an-quan/standard";
    let chosen = |panel: &Value| {
        let send = control(panel, "invite-send").expect("the button");
        assert!(send.contains(plain), "{send}");
        let told = text(&panel["content"]).contains("Swap: ");
        assert_eq!(send.contains(swap), told, "{panel}");
        told
    };
    let panel = alice.context_user("Challenge to a game", &bob).await;
    let panel = alice.press(&panel, "invite-rules", &[plain]).await;
    assert!(chosen(&panel));
    let panel = alice.press(&panel, "invite-rules", &[plain]).await;
    assert!(!chosen(&panel));
    let panel = alice.context_user("Challenge to a game", &carol).await;
    let panel = alice.press(&panel, "invite-rules", &[plain]).await;
    assert!(!chosen(&panel));

    // It comes and goes with what makes it usual: a rated game, and an opponent at the top.
    let panel = alice.press(&panel, "invite-player", &[&bob.id]).await;
    assert!(chosen(&panel));
    let panel = alice.press(&panel, "invite-rated", &[]).await;
    assert!(!chosen(&panel), "the game is casual now");
    let panel = alice.press(&panel, "invite-rated", &[]).await;
    assert!(chosen(&panel), "the game is rated again");
    let panel = alice.press(&panel, "invite-player", &[&carol.id]).await;
    assert!(!chosen(&panel), "she is on no leaderboard");

    // Between others, somebody chose it, so it stays.
    let usual = format!("'{plain}+{swap}'");
    let server = format!(
        "INSERT INTO servers (guild, threads, default_ruleset) VALUES ({guild}, 0, {usual})"
    );
    raw(&env, &[server]).await;
    let mut panel = alice.context_user("Challenge to a game", &carol).await;
    for _ in 0..2 {
        assert!(chosen(&panel));
        panel = alice.press(&panel, "invite-rated", &[]).await;
    }
    assert!(chosen(&panel));
    env.close().await;
}
