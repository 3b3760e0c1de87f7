//! Database files with problems while people play: locked by another program, on a full disk, on a read-only disk.
//! Players are told in time, and nothing acknowledged is lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    commands::{begin, play},
    common::{TestEnvironment, is_private, text},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_locked_for_ten_seconds_is_waited_for() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let lock = env.lock_database().await;
    let since = env.mark();
    let moved = alice.send("move", &[("move", json!("e3d3"))]).await;
    // After three seconds the client would say that the application did not respond.
    env.wait_for_response(&moved).await;
    env.wait_for_event(since, "a deferral", |event| {
        event["type"] == "message_create"
            && event["message"]["flags"].as_u64().unwrap_or(0) & 128 != 0
    })
    .await;
    // Reading still works meanwhile.
    let board = bob.command("board", &[("game", json!(number))]).await;
    assert_eq!(
        board["attachments"][0]["filename"],
        format!("banyan-{number}-2.png")
    );
    tokio::time::sleep(Duration::from_secs(8)).await;
    drop(lock);
    let board = alice.answer(&moved).await;
    assert!(text(&board["content"]).contains("`e3d3`"), "{board}");
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    let seqs: Vec<u64> = env
        .boards(number)
        .await
        .iter()
        .map(|(seq, _)| *seq)
        .collect();
    assert_eq!(seqs, [2, 3, 4], "each position is posted once");
    env.close().await;
}

/// The command for a bot with a disk of its own, mounted only for that process.
fn on_a_disk(env: &TestEnvironment, mount: &str) -> Command {
    let disk = disk(env);
    fs::create_dir_all(&disk).expect("a folder");
    let mut command = env.bot_command();
    let program = command.get_program().to_owned();
    let environment: Vec<_> = command
        .get_envs()
        .filter_map(|(name, value)| Some((name.to_owned(), value?.to_owned())))
        .collect();
    let log = fs::File::options()
        .append(true)
        .open(env.dir.path().join("bot.log"))
        .expect("the log");
    command = Command::new("unshare");
    command
        .args(["--map-root-user", "--mount", "sh", "-c"])
        .arg(format!("{mount} && exec \"$BOT\" run"))
        .env_clear()
        .envs(environment)
        .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
        .env("BOT", program)
        .env("DISK", &disk)
        .env(
            "BANYAN_DATABASE_URL",
            format!("sqlite:{}", disk.join("banyan.db").display()),
        )
        .current_dir(env.dir.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log);
    command
}

fn disk(env: &TestEnvironment) -> PathBuf {
    env.dir.path().join("disk")
}

/// Checks that the answer says that nothing has changed, and that its reference leads to the cause in the log.
fn refers_to(env: &TestEnvironment, answer: &Value, cause: &str) {
    let words = text(&answer["content"]);
    assert!(is_private(answer), "{answer}");
    assert!(words.contains("The game hasn't changed"), "{words}");
    let reference = words.trim_end_matches('.').rsplit(' ').next();
    let reference = reference.expect("a word");
    let log = env.bot_log();
    let line = log.lines().find(|line| line.contains(reference));
    assert!(
        line.is_some_and(|line| line.contains(cause)),
        "{reference}: {line:?}"
    );
}

fn fill(path: &Path) {
    use std::io::Write as _;
    let mut filler = fs::File::create(path).expect("a file");
    for size in [1 << 16, 1 << 10, 1] {
        while filler.write_all(&vec![7; size]).is_ok() {}
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "mounts a disk of its own: unshare --map-root-user --mount"]
async fn a_full_disk_is_told_and_a_free_one_goes_on() {
    let env = TestEnvironment::open().await;
    env.kill_bot();
    let mount = "mount -t tmpfs -o size=4m tmpfs \"$DISK\"";
    env.start_bot_by(on_a_disk(&env, mount)).await;
    // The disk as the bot's process sees it.
    let process = env.bot_process();
    let filler =
        PathBuf::from(format!("/proc/{process}/root{}", disk(&env).display())).join("filler");
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let walk = ["e3d3", "a9a8", "d3e3", "a8a9"];
    let mut acknowledged = 2;
    let mut refused = None;
    fill(&filler);
    // SQLite's free pages still take a few moves.
    for (ply, text) in walk.iter().cycle().take(40).enumerate() {
        let mover = [&alice, &bob][ply % 2];
        let answer = play(mover, number, text).await;
        if is_private(&answer) {
            refused = Some((ply, answer));
            break;
        }
        acknowledged += 1;
    }
    let (ply, answer) = refused.expect("the disk is full");
    refers_to(&env, &answer, "full");
    // Everything acknowledged can still be read.
    let board = bob.command("board", &[("game", json!(number))]).await;
    assert_eq!(
        board["attachments"][0]["filename"],
        format!("banyan-{number}-{acknowledged}.png")
    );
    fs::remove_file(&filler).expect("space again");
    let mover = [&alice, &bob][ply % 2];
    let answer = play(mover, number, walk[ply % 4]).await;
    assert!(!is_private(&answer), "{answer}");
    env.wait_for_board(number, acknowledged + 1).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "mounts a disk of its own: unshare --map-root-user --mount"]
async fn a_disk_that_cannot_be_written_to_is_the_operators_to_mend() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    assert_eq!(env.stop_bot().await, Some(0));
    fs::create_dir_all(disk(&env)).expect("a folder");
    fs::rename(env.database(), disk(&env).join("banyan.db")).expect("the database");
    let mount = "mount --bind \"$DISK\" \"$DISK\" && mount -o remount,bind,ro \"$DISK\"";
    let mut command = on_a_disk(&env, mount);
    command.stderr(Stdio::piped());
    let output = tokio::task::spawn_blocking(move || command.output().expect("it runs"))
        .await
        .expect("it ends");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{words}");
    assert!(words.contains("banyan.db writable"), "{words}");
    // Once the disk is fixed, the games are as they were.
    fs::rename(disk(&env).join("banyan.db"), env.database()).expect("the database");
    env.start_bot().await;
    assert!(!is_private(&play(&alice, number, "e3d3").await));
    env.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_turns_read_only_is_told_and_a_repaired_one_goes_on() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    assert_eq!(env.stop_bot().await, Some(0));
    fs::create_dir_all(disk(&env)).expect("a folder");
    let database = disk(&env).join("banyan.db");
    fs::rename(env.database(), &database).expect("the database");
    // No mount becomes read-only under open files, so a preloaded library makes the bot's writes fail.
    let library = env.dir.path().join("read_only.so");
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .arg(&library)
        .arg(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/disks/read_only.c"
        ))
        .status();
    assert!(compiled.expect("a compiler").success());
    let switch = env.dir.path().join("read-only");
    let mut command = env.bot_command();
    command
        .env("LD_PRELOAD", &library)
        .env("DISK", disk(&env))
        .env("SWITCH", &switch)
        .env(
            "BANYAN_DATABASE_URL",
            format!("sqlite:{}", database.display()),
        );
    env.start_bot_by(command).await;
    let process = env.bot_process();
    assert!(!is_private(&play(&alice, number, "e3d3").await));

    fs::write(&switch, "").expect("the switch");
    for _ in 0..2 {
        let answer = play(&bob, number, "a9a8").await;
        refers_to(&env, &answer, "disk I/O error");
    }
    let challenge = [("player", json!(bob.id)), ("game", json!("dobutsu"))];
    let answer = alice.command("challenge", &challenge).await;
    refers_to(&env, &answer, "disk I/O error");
    // Reading still works, and so does the worker.
    let board = bob.command("board", &[("game", json!(number))]).await;
    assert_eq!(
        board["attachments"][0]["filename"],
        format!("banyan-{number}-3.png")
    );
    tokio::time::sleep(Duration::from_secs(2)).await;

    fs::remove_file(&switch).expect("the switch");
    assert!(!is_private(&play(&bob, number, "a9a8").await));
    assert_eq!(env.bot_process(), process, "nobody had to start it again");
    let boards = env.boards(number).await;
    let seqs: Vec<u64> = boards.iter().map(|(seq, _)| *seq).collect();
    assert_eq!(seqs, [2, 3, 4], "each position is posted once");
    env.close().await;
}
