//! The program as operators see it: exit codes, messages, signals.

use std::{
    io::{BufRead as _, BufReader, Read as _},
    path::Path,
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};

use banyan::sandbox::{Options, Sandbox};

/// Much longer than anything here takes.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The program in an empty folder, without this process's environment.
fn banyan(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_banyan"));
    command
        .current_dir(folder)
        .env_clear()
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs it until it ends by itself.
fn ends(command: &mut Command) -> Output {
    let child = command.spawn().expect("it starts");
    wait(child)
}

fn wait(mut child: Child) -> Output {
    let begun = Instant::now();
    while child.try_wait().expect("a status").is_none() {
        if begun.elapsed() > TIMEOUT {
            child.kill().expect("it can be killed");
            panic!("it did not end by itself");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().expect("its output")
}

fn terminate(child: &Child) {
    let status = Command::new("kill")
        .arg(child.id().to_string())
        .status()
        .expect("kill");
    assert!(status.success());
}

#[track_caller]
fn operator_is_told(output: &Output, parts: &[&str]) {
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{text}");
    for part in parts {
        assert!(text.contains(part), "no {part:?} in: {text}");
    }
}

/// Reads the sandbox's output up to its address.
fn address(child: &mut Child) -> String {
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let line = lines.next().expect("a line").expect("UTF-8");
    let address = line
        .split(' ')
        .find(|word| word.starts_with("http://"))
        .expect("an address");
    address.to_owned()
}

/// Waits for a file that the program creates.
fn appears(file: &Path) {
    let begun = Instant::now();
    while !file.exists() {
        assert!(begun.elapsed() < TIMEOUT, "{} is missing", file.display());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A port that was free a moment ago.
fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .expect("a port")
        .port()
}

#[test]
fn mistakes_of_the_operator_end_with_two() {
    let folder = tempfile::tempdir().expect("a folder");
    operator_is_told(
        &ends(banyan(folder.path()).arg("run")),
        &["discord_token is missing", "Fix:"],
    );
    let unknown = ends(
        banyan(folder.path())
            .arg("run")
            .env("DISCORD_TOKEN", "x")
            .env("BANYAN_DATABASE", "x"),
    );
    operator_is_told(
        &unknown,
        &["BANYAN_DATABASE is not known", "BANYAN_DATABASE_URL"],
    );
    let nowhere = ends(banyan(folder.path()).args(["run", "--config", "nowhere.toml"]));
    operator_is_told(&nowhere, &["nowhere.toml", "cannot be read"]);
    std::fs::write(folder.path().join("config.toml"), "dev_guild = 'home'").expect("a file");
    let implied = ends(banyan(folder.path()).arg("run").env("DISCORD_TOKEN", "x"));
    operator_is_told(
        &implied,
        &["dev_guild, from the file config.toml", "not an id"],
    );
}

#[test]
fn names_are_written_with_the_operators_font() {
    let folder = tempfile::tempdir().expect("a folder");
    let font = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/render/name.otf");
    let drawn = |font: Option<&Path>| {
        let mut command = banyan(folder.path());
        command.args(["render", "--names", "王伟", "Bo", "-o", "board.png"]);
        if let Some(font) = font {
            command.arg("--name-font").arg(font);
        }
        let output = ends(&mut command);
        assert!(output.status.success(), "{output:?}");
        std::fs::read(folder.path().join("board.png")).expect("a picture")
    };
    assert_ne!(drawn(None), drawn(Some(&font)));

    std::fs::write(folder.path().join("names.otf"), "none").expect("a file");
    for (font, word) in [
        ("names.otf", "no TrueType"),
        ("nowhere.otf", "cannot be read"),
    ] {
        let output = ends(banyan(folder.path()).args(["render", "--name-font", font]));
        operator_is_told(&output, &[font, word]);
        let mut run = banyan(folder.path());
        run.arg("run")
            .env("DISCORD_TOKEN", "x")
            .env("BANYAN_NAME_FONT", font);
        operator_is_told(&ends(&mut run), &[font, word]);
    }
}

#[test]
fn a_database_that_cannot_be_opened_ends_with_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = banyan(folder.path());
    command
        .arg("run")
        .env("DISCORD_TOKEN", "x")
        .env("BANYAN_DATABASE_URL", "sqlite:missing/banyan.db");
    operator_is_told(
        &ends(&mut command),
        &["missing/banyan.db", "there is no folder"],
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_ends_with_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let sandbox = Sandbox::start(Options::default()).await.expect("a sandbox");
    let mut command = banyan(folder.path());
    command
        .arg("run")
        .env("DISCORD_TOKEN", "hunter2")
        .env("BANYAN_DISCORD_API_BASE", sandbox.base_url());
    let output = tokio::task::spawn_blocking(move || ends(&mut command))
        .await
        .expect("it ended");
    operator_is_told(
        &output,
        &["Discord does not know this token", "Reset Token"],
    );
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!text.contains("hunter2"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_the_bot_ends_with_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let sandbox = Sandbox::start(Options::default()).await.expect("a sandbox");
    let mut command = banyan(folder.path());
    command
        .arg("run")
        .env("DISCORD_TOKEN", sandbox.token())
        .env("BANYAN_DISCORD_API_BASE", sandbox.base_url())
        .env("BANYAN_DEV_GUILD", "42");
    let output = tokio::task::spawn_blocking(move || ends(&mut command))
        .await
        .expect("it ended");
    operator_is_told(
        &output,
        &["server 42", "dev_guild", "applications.commands"],
    );
}

#[test]
fn it_stops_while_discord_cannot_be_reached() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = banyan(folder.path());
    let nobody = format!("http://127.0.0.1:{}", free_port());
    command
        .arg("run")
        .env("DISCORD_TOKEN", "x")
        .env("BANYAN_DISCORD_API_BASE", nobody);
    let mut child = command.spawn().expect("it starts");
    let mut log = BufReader::new(child.stderr.take().expect("its log"));
    let mut line = String::new();
    while !line.contains("starting") {
        line.clear();
        assert_ne!(
            log.read_line(&mut line).expect("UTF-8"),
            0,
            "it ended instead of waiting"
        );
    }
    terminate(&child);
    let drained = std::thread::spawn(move || log.read_to_string(&mut line).map(|_| line));
    assert_eq!(wait(child).status.code(), Some(0));
    drained.join().expect("no panic").expect("UTF-8");
}

#[test]
fn the_sandbox_says_where_it_is_and_keeps_its_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port().to_string();
    let sandbox = |more: &[&str]| {
        let mut command = banyan(folder.path());
        command
            .args(["sandbox", "--log", "off", "--port", &port])
            .args(more);
        command
    };
    let mut first = sandbox(&[]).spawn().expect("it starts");
    assert_eq!(address(&mut first), format!("http://127.0.0.1:{port}/"));
    operator_is_told(
        &ends(&mut sandbox(&[])),
        &[&format!("port {port} is taken"), "--port"],
    );
    let state = folder.path().join("sandbox-state");
    appears(&state.join("banyan.db"));
    terminate(&first);
    assert_eq!(wait(first).status.code(), Some(0));

    assert!(state.join("banyan.db").exists(), "the games are kept");
    std::fs::write(state.join("leftover"), "").expect("a file");
    let mut fresh = sandbox(&["--fresh"]).spawn().expect("it starts");
    address(&mut fresh);
    terminate(&fresh);
    assert_eq!(wait(fresh).status.code(), Some(0));
    assert!(!state.join("leftover").exists(), "--fresh begins anew");
}

#[test]
fn a_hash_in_the_name_of_the_sandboxs_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let (port, name) = (free_port().to_string(), "games #1");
    let mut sandbox = banyan(folder.path());
    sandbox.args(["sandbox", "--log", "off", "--port", &port, "--state", name]);
    let mut child = sandbox.spawn().expect("it starts");
    address(&mut child);
    // The bot starts after the address is printed.
    let database = folder.path().join(name).join("banyan.db");
    appears(&database);
    terminate(&child);
    assert_eq!(wait(child).status.code(), Some(0));
    assert!(database.exists(), "the games are kept");
}

#[test]
fn a_folder_of_something_else_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let letter = folder.path().join("home").join("letter");
    std::fs::create_dir(letter.parent().expect("a folder")).expect("a folder");
    std::fs::write(&letter, "Dear Bob").expect("a file");
    let output =
        ends(banyan(folder.path()).args(["sandbox", "--log", "off", "--fresh", "--state", "home"]));
    operator_is_told(&output, &["home", "something else than a sandbox"]);
    assert!(letter.exists());
}
