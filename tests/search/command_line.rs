//! Search, games, contests and tables on the command line.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use banyan::rules::{Game, Ruleset};
use banyan::search::contest::{ContestScore, Player, opening};
use banyan::search::techniques::Technique;
use banyan::search::{Level, SearchSettings, techniques};

use super::record;

/// Runs the program in a folder, with that text as its input.
fn banyan(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_banyan"))
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut stdin = child.stdin.take().expect("its input");
    // A program that reads no input may have ended already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

/// What it prints when it succeeds.
#[track_caller]
fn prints(folder: &Path, arguments: &[&str], input: &str) -> String {
    let output = banyan(folder, arguments, input);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Checks that it refuses to do something and says why.
#[track_caller]
fn refuses(folder: &Path, arguments: &[&str], why: &str) {
    let output = banyan(folder, arguments, "");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains(why), "no {why:?} in: {told}");
    assert!(output.stdout.is_empty(), "{output:?}");
}

#[test]
fn a_seed_decides_the_games_of_a_contest() {
    let ruleset: Ruleset = "dobutsu/official".parse().expect("a ruleset");
    let game = ruleset.game();
    let level = |number| Player::Level(Level::of(game, number).expect("a level"), None);
    let settings = SearchSettings::usual(game);
    let search = Player::Search {
        settings: &settings,
        nodes: 100,
    };
    let played = |players: [Player<'_>; 2]| {
        let mut score = ContestScore::default();
        for seed in 0..2 {
            score.play_pair(&ruleset, players, seed);
        }
        score
    };
    for players in [[level(1), level(2)], [search, level(1)]] {
        let score = played(players);
        assert_eq!(score.games(), 4);
        assert_eq!(score, played(players));
    }
    let opened = |seed| opening(&ruleset, seed).moves().to_vec();
    assert_eq!(opened(3), opened(3));
    assert!((0..10).any(|seed| opened(seed) != opened(3)));
}

#[test]
fn tourney_and_tune_print_the_same_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let tourney = [
        "tourney",
        "dobutsu/official",
        "--games",
        "2",
        "--to",
        "3",
        "--apart",
        "1",
        "--seed",
        "5",
    ];
    let table = prints(folder.path(), &tourney, "");
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 4, "{table}");
    assert!(lines[2].starts_with("| 2 against 1 | 2 | "), "{table}");
    assert!(lines[3].starts_with("| 3 against 2 | 2 | "), "{table}");
    assert_eq!(table, prints(folder.path(), &tourney, ""));

    let tune = [
        "tune",
        "dobutsu/official",
        "--runs",
        "2",
        "--steps",
        "5",
        "--games",
        "2",
        "--check",
        "2",
        "--nodes",
        "50",
        "--only",
        "chick",
    ];
    let tuned = prints(folder.path(), &tune, "");
    assert!(!tuned.contains("(\"chick\", 80),\n"), "{tuned}");
    assert!(tuned.contains("(\"giraffe\", 230),\n"), "{tuned}");
    assert!(tuned.contains("| with these values | 2 | "), "{tuned}");
    assert_eq!(tuned, prints(folder.path(), &tune, ""));
    refuses(
        folder.path(),
        &[&tune[..], &["--only", "hens"]].concat(),
        "chick, hen,",
    );
}

#[test]
fn ablate_compares_the_search_with_less_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let ablate = |more: &[&str]| {
        let usual = [
            "ablate",
            "o-an-quan/standard",
            "--games",
            "6",
            "--nodes",
            "50",
        ];
        prints(folder.path(), &[&usual, more].concat(), "")
    };
    let table = ablate(&["--threads", "1"]);
    let names: Vec<&str> = table
        .lines()
        .skip(2)
        .filter_map(|line| line.strip_prefix("| ")?.split(" | 6 | ").next())
        .collect();
    let suitable: Vec<&str> = techniques(Game::OAnQuan)
        .iter()
        .map(Technique::key)
        .collect();
    assert_eq!(names, suitable, "{table}");
    assert_eq!(table, ablate(&["--threads", "3"]));
    let history = ablate(&["--only", "history"]);
    assert!(
        table.contains(history.lines().last().expect("a row")),
        "{table}{history}"
    );
    let both = ablate(&["--only", "killers+history"]);
    assert!(both.contains("\n| killers+history | 6 | "), "{both}");
    for unknown in ["quiescence", "history+quiescence"] {
        refuses(
            folder.path(),
            &["ablate", "o-an-quan/standard", "--only", unknown],
            "killers, history",
        );
    }
}

#[test]
fn a_game_is_played_in_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = |more: &[&str], input: &str| {
        let usual = ["play", "dobutsu/official", "--level", "1"];
        prints(folder.path(), &[&usual, more].concat(), input)
    };
    // An illegal move is refused, a list is printed, two plies are taken back, and the computer answers again as before.
    let told = play(&[], "b2b4\nmoves\nb2b3\nundo\nb2b3\nquit\n");
    let legal = record("dobutsu/official", "start", &[]).legal_moves();
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert!(told.contains(&legal.join(" ")), "{told}");
    let answers: Vec<&str> = told
        .lines()
        .filter_map(|line| line.split("The computer plays ").nth(1))
        .collect();
    assert_eq!(answers.len(), 2, "{told}");
    assert_eq!(answers[0], answers[1], "{told}");
    let mut record = record("dobutsu/official", "start", &["b2b3"]);
    let answer = answers[0].trim_end_matches('.');
    record.play_text(answer).expect("a legal move");

    // The computer begins, and the end of the input ends the game.
    let told = play(&["--side", "second"], "");
    assert_eq!(told.matches("The computer plays ").count(), 1, "{told}");
    // The lion reaches the far rank, where nothing can take it.
    let position = ["--position", "3/2L/l2/3[GGEECC] w"];
    let told = play(&position, "c3c4\n");
    assert!(
        told.trim_end()
            .lines()
            .last()
            .expect("a line")
            .starts_with("first wins: "),
        "{told}"
    );

    let high = ["play", "o-an-quan/standard", "--level", "7"];
    refuses(folder.path(), &high, "levels 1 to 6");
    let side = [
        "play",
        "dobutsu/official",
        "--level",
        "1",
        "--side",
        "third",
    ];
    refuses(folder.path(), &side, "first and second");
}

#[test]
fn a_search_is_limited_by_nodes_or_by_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let nodes = ["search", "jungle/classic", "--nodes", "2000"];
    let told = prints(folder.path(), &nodes, "");
    assert_eq!(told, prints(folder.path(), &nodes, ""), "nodes, not time");
    let visited = told.lines().filter_map(|line| line.split('\t').nth(2));
    let visited: Vec<u64> = visited.filter_map(|nodes| nodes.parse().ok()).collect();
    assert!(visited.is_sorted() && !visited.is_empty(), "{told}");
    assert!(visited.iter().all(|nodes| *nodes <= 2000), "{told}");

    let begun = Instant::now();
    let told = prints(
        folder.path(),
        &["search", "jungle/classic", "--ms", "100"],
        "",
    );
    // It would search for ever without a limit; the machine may be busy.
    assert!(begun.elapsed() < Duration::from_secs(20));
    let last = told.lines().last().expect("a move");
    let start = record("jungle/classic", "start", &[]);
    assert!(start.position().read_canonical(last).is_ok(), "{told}");
}

/// A search from a position in which the rat enters the den.
fn search<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let position = ["--position", "7/3R3/7/7/7/7/7/7/l6 w"];
    [&["search", "jungle/classic"], &position[..], more].concat()
}

#[test]
fn a_search_begins_from_a_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = prints(folder.path(), &search(&["--depth", "1"]), "");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.last(), Some(&"d8d9"), "{told}");
    assert!(lines[0].starts_with("1\twin in 1\t"), "{told}");
    let level = prints(folder.path(), &search(&["--level", "1"]), "");
    assert_eq!(level, "d8d9\n");

    refuses(
        folder.path(),
        &search(&["d8d9"]),
        "the game is over, first wins",
    );
    refuses(folder.path(), &search(&["a9a8"]), "a9a8: ");
    let nowhere = ["search", "jungle/classic", "--position", "nowhere"];
    refuses(folder.path(), &nowhere, "nowhere");
    let both = search(&["--nodes", "10", "--ms", "10"]);
    refuses(folder.path(), &both, "cannot be used with");
}

#[test]
fn the_configuration_says_where_the_tables_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = folder.path().join("config.toml");
    std::fs::write(&config, "tables = \"elsewhere\"\n").expect("a file");
    let missing = "elsewhere/dobutsu-classic.table: No such file";
    for command in ["tables", "puzzles"] {
        refuses(folder.path(), &[command, "check"], missing);
    }
    // If it cannot be read, no command goes on without the tables.
    std::fs::write(&config, "tables = \n").expect("a file");
    for command in ["search", "tourney", "play"] {
        let mut words = vec![command, "dobutsu/official"];
        if command == "play" {
            words.extend(["--level", "1"]);
        }
        refuses(folder.path(), &words, "config.toml");
    }
    let given = [
        "search",
        "dobutsu/official",
        "--tables",
        ".",
        "--depth",
        "1",
    ];
    prints(folder.path(), &given, "");
    prints(folder.path(), &search(&["--depth", "1"]), "");
}

#[test]
fn without_a_table_nothing_is_checked_or_probed() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = |more: &[&str]| -> Vec<String> {
        let usual = ["tables", "--folder", "none"];
        let all = usual.iter().chain(more);
        all.map(|one| (*one).to_owned()).collect()
    };
    let refuses = |more: &[&str], why: &str| {
        let arguments = tables(more);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        refuses(folder.path(), &arguments, why);
    };
    refuses(&["check"], "none/dobutsu-classic.table: No such file");
    let official = ["check", "--rules", "dobutsu/official"];
    refuses(&official, "none/dobutsu-official.table: No such file");
    refuses(&["probe", "start"], "none/dobutsu-classic.table");
    refuses(&["probe", "nowhere"], "nowhere");
    let jungle = ["check", "--rules", "jungle/classic"];
    refuses(&jungle, "there are no tables for");
    assert!(!folder.path().join("none").exists(), "nothing is written");

    std::fs::create_dir(folder.path().join("none")).expect("a folder");
    let file = folder.path().join("none/dobutsu-classic.table");
    std::fs::write(&file, [0; 64]).expect("a file");
    let why = "is damaged: it is no table of these rules; `banyan tables build` builds it anew";
    refuses(&["check"], why);
    refuses(&["probe", "start"], why);
}
