//! Games against the computer through the sandbox: the true bot thinks, plays, answers offers and gives hints.

use std::time::{Duration, Instant};

use banyan::play::{Command, SideChoice, Terms};
use banyan::rules::{Game, Record, Ruleset};
use banyan::sandbox::Options;
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use tokio::time::sleep;

use crate::{
    all_games, commands,
    common::{
        Person, TestEnvironment, assert_contains, control, controls, is_private, number_of, pinged,
        text,
    },
    guard::harness::{ALICE, Asker, GAMES, GUILD, Harness, said},
};

/// After this many plies the person resigns: two weak players may go on for ever.
const MAX_PLIES: usize = 80;
/// Levels up to this one answer at once, even in a build without optimisation.
const MAX_FAST_LEVEL: u8 = 5;

/// The id of the bot as a user.
async fn bot(env: &TestEnvironment) -> Value {
    env.state(None).await["bot"]["id"].clone()
}

/// Challenges the computer: the number of the game and its first board.
async fn challenge(person: &Person<'_>, game: &str, level: u8, side: &str) -> (u64, Value) {
    let options = [
        ("game", json!(game)),
        ("level", json!(level)),
        ("side", json!(side)),
    ];
    let board = person.command("challenge", &options).await;
    assert!(!is_private(&board), "{board:#}");
    (number_of(&board), board)
}

/// The move that a board tells last.
fn told(board: &Value) -> String {
    let content = text(&board["content"]);
    let parts: Vec<&str> = content.split('`').collect();
    parts[parts.len() - 2].to_owned()
}

/// A bot that has no solved table and builds none.
async fn env_without_tables() -> TestEnvironment {
    let env = TestEnvironment::without_bot(Options::default()).await;
    // No folder can be made below a file.
    let file = env.dir.path().join("file");
    std::fs::write(&file, "").expect("a file");
    let mut command = env.bot_command();
    command.env("BANYAN_TABLES", file.join("tables"));
    env.start_bot_by(command).await;
    env
}

/// Plays against a level as a person who knows the rules and little else, and resigns after `most` plies. Returns the game as
/// it was played.
async fn play(env: &TestEnvironment, ruleset: &Ruleset, level: u8, most: usize) -> Record {
    let alice = env.person("Alice").await;
    let options = [
        ("player", bot(env).await),
        ("game", json!(ruleset.game().slug())),
        ("rules", json!(ruleset.to_string())),
        ("level", json!(level)),
        ("side", json!("first")),
    ];
    let board = alice.command("challenge", &options).await;
    assert_contains(&board, &format!("Banyan (level {level})"));
    assert_eq!(pinged(&board), Vec::<String>::new(), "they have just asked");
    let number = number_of(&board);
    let mut record = Record::new(ruleset);
    let (mut seq, mut last) = (2, board);
    while record.outcome().is_none() && record.ply() < most {
        let mv = all_games::choose(&record, record.ply());
        record.play(mv).expect("a legal move");
        last = commands::play(&alice, number, &mv.to_string()).await;
        seq += 1;
        if record.outcome().is_some() {
            break;
        }
        assert_contains(&last, "is thinking");
        // The end is an event of its own, and so is a resignation.
        let answer = env
            .wait_for_event(0, "the computer's move", |event| {
                let file = &event["message"]["attachments"][0]["filename"];
                let names = [seq + 1, seq + 2].map(|seq| format!("banyan-{number}-{seq}.png"));
                event["type"] == "message_create" && names.iter().any(|name| file == name.as_str())
            })
            .await;
        last = answer["message"].clone();
        seq += 1;
        if text(&last["content"]).contains("resigns") {
            assert!(level >= 4 && record.ply() >= 20, "{last:#}");
            break;
        }
        record
            .play_text(&told(&last))
            .expect("the computer plays by the rules");
        assert_eq!(pinged(&last), [alice.id.as_str()], "it is Alice's turn");
    }
    if control(&last, "rematch").is_none() {
        assert_eq!(record.outcome(), None, "{last:#}");
        let sure = alice.command("resign", &[("game", json!(number))]).await;
        last = alice.press(&sure, "resign-yes", &[]).await;
    }
    assert!(control(&last, "rematch").is_some(), "{last:#}");
    record
}

/// Plays against every level of a game. Games against the levels that take long in a build without optimisation are given up
/// after a few plies; `COMPUTER_PLIES` sets how many.
async fn meets_every_level(game: Game) {
    let few = std::env::var("COMPUTER_PLIES").map_or(4, |set| set.parse().expect("a number"));
    let env = env_without_tables().await;
    let usual = Ruleset::presets(game)[0];
    for level in 1..=banyan::computer::level_count(game) {
        let most = if level <= MAX_FAST_LEVEL {
            few.max(MAX_PLIES)
        } else {
            few
        };
        let begun = Instant::now();
        let record = play(&env, &usual, level, most).await;
        println!(
            "{usual}, level {level}: {:?} after {} plies, {:?}",
            record.outcome(),
            record.ply(),
            begun.elapsed()
        );
    }
    let profile = env.person("Alice").await.command("profile", &[]).await;
    assert_contains(&profile, "Against the computer");
    let checked = env.banyan(&["check"]).await;
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    env.close().await;
}

macro_rules! every_level {
    ($($name:ident: $game:ident;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                meets_every_level(Game::$game).await;
            }
        )+

        /// Asks for a line below when a game is added.
        const _: fn(Game) = |game| match game {
            $(Game::$game => {})+
        };
    };
}

every_level! {
    every_level_of_jungle_plays_a_game: Jungle;
    every_level_of_dobutsu_plays_a_game: Dobutsu;
    every_level_of_o_an_quan_plays_a_game: OAnQuan;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_has_a_thread_where_the_server_wants_one() {
    let env = TestEnvironment::open().await;
    // Alice owns the server.
    let alice = env.person("Alice").await;
    alice.command("server", &[("threads", json!("on"))]).await;
    let since = env.mark();
    let (number, opening) = challenge(&alice, "jungle", 1, "first").await;
    let thread = text(&opening["id"]);
    let first = env
        .wait_for_event(since, "a board in the thread", |event| {
            event["message"]["channel_id"] == thread.as_str()
        })
        .await;
    assert_contains(&first["message"], "Banyan (level 1)");
    let inside = alice.in_channel(&thread);
    let since = env.mark();
    let moved = inside.command("move", &[("move", json!("e3d3"))]).await;
    assert_eq!(moved["channel_id"], thread.as_str(), "{moved}");
    // The move to the thread is an event too.
    let answer = env
        .wait_for_event(since, "the computer's move", |event| {
            let file = &event["message"]["attachments"][0]["filename"];
            event["type"] == "message_create" && file == format!("banyan-{number}-5.png").as_str()
        })
        .await;
    let answer = &answer["message"];
    assert_eq!(answer["channel_id"], thread.as_str(), "{answer}");
    assert_eq!(pinged(answer), [alice.id.as_str()]);
    let hint = inside.command("hint", &[]).await;
    assert!(is_private(&hint));
    assert_contains(&hint, &format!("**#{number}**"));
    let sure = inside.command("resign", &[]).await;
    let end = inside.press(&sure, "resign-yes", &[]).await;
    assert_contains(&end, "Banyan (level 1)");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_what_it_is_asked() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let (number, _) = challenge(&alice, "jungle", 3, "first").await;
    commands::play(&alice, number, "e3d3").await;
    let board = env.wait_for_board(number, 4).await;
    let ask = async |what: &str| {
        let options = [("what", json!(what)), ("game", json!(number))];
        alice.command("offer", &options).await
    };

    // Both moves go at once, without a question to anybody.
    let back = ask("takeback").await;
    assert!(text(&back["attachments"][0]["filename"]).ends_with("-5.png"));
    assert_eq!(text(&back["content"]).matches("e3d3").count(), 0, "{back}");
    assert!(env.posts(number).await.len() >= 3 && board["id"] != back["id"]);

    // A draw is thought about: Alice has just begun, so it is too early.
    let asked = ask("draw").await;
    assert_contains(&asked, "draw");
    assert!(controls(&asked).is_empty(), "only the computer answers");
    env.wait_for_edit(&asked, "declined").await;
    let options = [("game", json!(number))];
    let sure = alice.command("resign", &options).await;
    let end = alice.press(&sure, "resign-yes", &[]).await;
    assert_contains(&end, "Banyan (level 3)");

    // The rematch begins at once, with sides swapped: the computer moves first.
    let again = alice.press(&end, "rematch", &[]).await;
    assert_eq!(number_of(&again), number + 1);
    assert_contains(&again, "is thinking");
    let board = env.wait_for_board(number + 1, 3).await;
    assert_eq!(pinged(&board), [alice.id.as_str()]);

    // Hints are counted, for Alice alone, and told in the end.
    let options = [("game", json!(number + 1))];
    let hint = alice.command("hint", &options).await;
    assert!(is_private(&hint));
    assert_contains(&hint, "so far: 1");
    assert_eq!(hint["attachments"].as_array().map(Vec::len), Some(1));
    let mv = told(&hint);
    let panel = alice.press(&board, "more", &[]).await;
    let hint = alice.press(&panel, "hint", &[]).await;
    assert_contains(&hint, "so far: 2");
    assert!(!is_private(&commands::play(&alice, number + 1, &mv).await));
    env.wait_for_board(number + 1, 7).await; // Otherwise the answer changes the board before "resign-yes".
    let sure = alice.command("resign", &options).await;
    let end = alice.press(&sure, "resign-yes", &[]).await;
    assert_contains(&end, "2 hints");
    let record = alice.command("record", &options).await;
    assert_contains(&record, "Hints: 2");

    // With hints nobody has won or lost by themselves; the first game had a move taken back.
    let profile = alice.command("profile", &[]).await;
    assert!(!text(&profile["content"]).contains("Against the computer"));
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_games_against_the_computer() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, board) = commands::begin(&alice, &bob).await;
    let refused = alice.command("hint", &[("game", json!(number))]).await;
    assert!(is_private(&refused));
    assert_contains(&refused, "your opponent is a person");
    let panel = alice.press(&board, "more", &[]).await;
    assert!(control(&panel, "hint").is_none());

    let person = [
        ("player", json!(bob.id)),
        ("game", json!("jungle")),
        ("level", json!(3)),
    ];
    assert_contains(
        &alice.command("challenge", &person).await,
        "Only I have levels",
    );
    let high = [("game", json!("o-an-quan")), ("level", json!(7))];
    assert_contains(&alice.command("challenge", &high).await, "from 1 to 6");
    env.close().await;
}

#[tokio::test]
async fn a_hint_does_not_help_in_another_running_game() {
    let harness = Harness::open().await;
    let computer = harness.app.store.computer(1, "Computer").await;
    let terms = Terms {
        side: SideChoice::First,
        guild: Some(GUILD),
        level: Some(1),
        ..Terms::new(
            ALICE,
            Some(computer.expect("the store")),
            "jungle/classic".parse().expect("rules"),
            GAMES,
        )
    };
    let acted = harness.app.challenge(terms, None).await;
    let id = acted.expect("a challenge").game.id();
    let alice = Asker::new(ALICE);
    let hint = async || {
        let reply = harness
            .command(&alice, "hint", &[("game", json!(id.0))])
            .await;
        said(&reply).clone()
    };
    assert!(hint().await.picture.is_some(), "its own board is no other");
    let running = harness.begin().await;
    let refused = hint().await;
    assert!(
        refused.picture.is_none() && refused.content.contains("nother running game"),
        "{refused:?}"
    );
    assert_eq!(harness.game(id).await.hints(), 1, "none was counted");
    let text = "e3d3".to_owned();
    harness.does(running, ALICE, Command::Move { text }).await;
    assert!(hint().await.picture.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_the_bot_itself_challenges_it() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let mut target = alice.clone();
    target.id = text(&bot(&env).await);
    let panel = alice.context_user("Challenge to a game", &target).await;
    assert_contains(&panel, "Banyan (level 2)");
    let panel = alice.press(&panel, "invite-level", &["8"]).await;
    assert_contains(&panel, "Banyan (level 8)");
    // A game with fewer levels has its highest.
    let panel = alice
        .press(&panel, "invite-rules", &["o-an-quan/standard"])
        .await;
    assert_contains(&panel, "Banyan (level 6)");
    let panel = alice.press(&panel, "invite-level", &["1"]).await;
    let outcome = alice.press_only(&panel, "invite-send", &[]).await;
    let board = alice.answer(&outcome).await;
    assert!(!is_private(&board));
    assert_contains(&board, "Banyan (level 1)");

    // In direct messages there is one board, not two.
    let direct = alice.in_channel(&env.direct(&alice).await);
    let (number, _) = challenge(&direct, "dobutsu", 1, "second").await;
    env.wait_for_board(number, 3).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_threads_there_are_no_computer_players() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let (number, board) = challenge(&alice, "jungle", 1, "first").await;
    assert!(!text(&board["content"]).contains("switched"), "{board}");
    env.stop_bot().await;
    let mut command = env.bot_command();
    command.env("BANYAN_SEARCH_THREADS", "0");
    env.start_bot_by(command).await;

    // A game that has begun before waits, and says why.
    let hint = alice.command("hint", &[("game", json!(number))]).await;
    assert!(is_private(&hint));
    assert_contains(&hint, "switched that off");
    let panel = alice.press(&board, "more", &[]).await;
    let hint = alice.press(&panel, "hint", &[]).await;
    assert_contains(&hint, "switched that off");
    let moved = commands::play(&alice, number, "e3d3").await;
    assert_contains(&moved, "switched computer players off");

    let options = [("game", json!("jungle")), ("level", json!(1))];
    let refused = alice.command("challenge", &options).await;
    assert!(is_private(&refused));
    assert_contains(&refused, "switched that off");
    env.close().await;
}

/// How many events a game has.
async fn events(env: &TestEnvironment, number: u64) -> i64 {
    let url = format!("sqlite:{}", env.database().display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    sqlx::query_scalar("SELECT COUNT(*) FROM events WHERE match_id = $1")
        .bind(number.cast_signed())
        .fetch_one(&mut database)
        .await
        .expect("a number")
}

/// Waits until the computer, which begins these games, has moved in each; it moves once, and the move is posted once.
async fn begins_each_once(env: &TestEnvironment, games: Vec<u64>, begun: Instant) {
    for number in games {
        while events(env, number).await < 3 {
            assert!(begun.elapsed() < Duration::from_mins(5), "it does not move");
            sleep(Duration::from_millis(100)).await;
        }
        env.wait_for_board(number, 3).await;
        assert_eq!(events(env, number).await, 3, "it has moved once");
        let boards = env.boards(number).await;
        let seqs: Vec<u64> = boards.iter().map(|(seq, _)| *seq).collect();
        assert_eq!(seqs, [2, 3], "and the move is posted once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_dies_while_it_thinks_thinks_again() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    // The strongest level takes some time here, and there are fewer threads than games.
    let mut games = Vec::new();
    for _ in 0..6 {
        games.push(challenge(&alice, "jungle", 8, "second").await.0);
    }
    env.kill_bot();
    let mut thinking = 0;
    for number in &games {
        thinking += usize::from(events(&env, *number).await == 2);
    }
    assert!(thinking > 0, "it had moved everywhere");
    env.start_bot().await;
    // The process with the jobs has been dead for longer than the lease.
    env.restart_after(Duration::from_mins(1)).await;
    // It may take longer here than anything else does.
    let begun = Instant::now();
    begins_each_once(&env, games, begun).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_on_while_fifty_searches_wait() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let (number, _) = commands::begin(&bob, &carol).await;
    let mut games = Vec::new();
    for _ in 0..50 {
        games.push(challenge(&alice, "jungle", 7, "second").await.0);
    }
    for (mover, mv) in [
        (&bob, "e3d3"),
        (&carol, "a9a8"),
        (&bob, "d3d4"),
        (&carol, "a8a9"),
    ] {
        let begun = Instant::now();
        let board = commands::play(mover, number, mv).await;
        assert!(!is_private(&board), "{board:#}");
        println!("a move beside 50 searches: {:?}", begun.elapsed());
    }
    // Nor does a player who resigns meanwhile wait for a search. A fast machine may have moved already.
    let last = games.pop().expect("a game");
    let sure = alice.command("resign", &[("game", json!(last))]).await;
    assert_contains(
        &alice.press(&sure, "resign-yes", &[]).await,
        "Banyan (level 7)",
    );
    let resigned = events(&env, last).await;

    // The searches go on one after another, and each game gets one move and one board.
    let begun = Instant::now();
    begins_each_once(&env, games, begun).await;
    println!("49 moves of the computer: {:?}", begun.elapsed());
    assert_eq!(events(&env, last).await, resigned, "a lost game stays so");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_while_the_computer_thinks_are_not_overruled() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let mut command = env.bot_command();
    command.env("BANYAN_SEARCH_THREADS", "1");
    env.start_bot_by(command).await;
    let alice = env.person("Alice").await;
    let mut games = Vec::new();
    for _ in 0..4 {
        games.push(challenge(&alice, "jungle", 3, "first").await.0);
    }
    // The only thread has a dozen thoughts of the strongest level before it.
    for _ in 0..12 {
        challenge(&alice, "jungle", 8, "second").await;
    }
    for number in &games {
        commands::play(&alice, *number, "e3d3").await;
        assert_eq!(events(&env, *number).await, 3, "it has only begun to think");
    }
    let ask = async |number: u64, what: &str| {
        let options = [("what", json!(what)), ("game", json!(number))];
        let answer = alice.command("offer", &options).await;
        assert!(!is_private(&answer), "{answer:#}");
        answer
    };
    // A move that is taken back gets no answer, and another one is answered instead.
    let back = ask(games[0], "takeback").await;
    assert_eq!(text(&back["content"]).matches("e3d3").count(), 0, "{back}");
    let board = commands::play(&alice, games[0], "c3d3").await;
    assert_contains(&board, "is thinking");
    let draw = ask(games[1], "draw").await;
    assert!(
        controls(&draw).is_empty(),
        "only the computer answers: {draw}"
    );
    // Its games have no clock; so a pause changes nothing that it waits for.
    let pause = [("what", json!("pause")), ("game", json!(games[2]))];
    let pause = alice.command("offer", &pause).await;
    assert!(is_private(&pause), "{pause:#}");
    let sure = alice.command("resign", &[("game", json!(games[3]))]).await;
    let end = alice.press(&sure, "resign-yes", &[]).await;
    assert_contains(&end, "Banyan (level 3)");
    let before = events(&env, games[3]).await;

    // The others are given up, and then the computer comes to these.
    let url = format!("sqlite:{}", env.database().display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    let ids: Vec<String> = games.iter().map(ToString::to_string).collect();
    let lose = format!(
        "DELETE FROM jobs WHERE kind = 'think' AND lease IS NULL AND match_id NOT IN ({})",
        ids.join(", ")
    );
    sqlx::query(sqlx::AssertSqlSafe(lose))
        .execute(&mut database)
        .await
        .expect("the database");
    let begun = Instant::now();
    while events(&env, games[0]).await < 6 || events(&env, games[2]).await < 4 {
        assert!(begun.elapsed() < Duration::from_mins(3), "it does not move");
        sleep(Duration::from_millis(200)).await;
    }
    // So early, a draw is declined.
    env.wait_for_edit(&draw, "declined").await;
    assert_eq!(events(&env, games[3]).await, before, "a lost game stays so");
    env.close().await;
}
