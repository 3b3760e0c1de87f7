//! `banyan export` with tournaments: all games of one in a file, and every tournament with its players, tables and pairings.

use std::path::Path;
use std::process::{Command, Output};

use banyan::play::{GuildId, PlayerId};
use banyan::store::Store;
use banyan::tournaments::{Format, TournamentPlan};
use serde_json::{Value, json};

use super::{GUILD, advance, joined, numbered, plan, play_out, running};
use crate::common::player;
use crate::store::app;

async fn banyan(folder: &Path, arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_banyan"));
    command
        .args(arguments.split(' '))
        .current_dir(folder)
        .env_clear()
        .env("BANYAN_DATABASE_URL", "sqlite:banyan.db");
    let run = tokio::task::spawn_blocking(move || command.output());
    run.await.unwrap().expect("it runs")
}

async fn lines(folder: &Path, arguments: &str) -> Vec<Value> {
    let output = banyan(folder, arguments).await;
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().expect("JSON lines")
}

/// Three players who finish, and the third is forgotten afterwards; and a tournament of another server that still runs.
async fn prepare(folder: &Path) {
    let url = format!("sqlite:{}", folder.join("banyan.db").display());
    let app = app(Store::open(&url).await.unwrap());
    let mut players = Vec::new();
    for number in 1..=3 {
        players.push(player(&app.store, 700 + number).await);
    }
    assert_eq!(players, numbered(3));
    let robin = plan(Format::RoundRobin { double: false }, 3);
    let id = joined(&app, robin.clone(), &players).await;
    assert_eq!(play_out(&app, id).await, 3);
    app.store.forget_player(PlayerId(3)).await.unwrap();
    let elsewhere = TournamentPlan {
        guild: GuildId(900),
        name: "Winter Cup".to_owned(),
        ..plan(
            Format::Knockout {
                best_of: 1,
                third_place: false,
            },
            2,
        )
    };
    let other = joined(&app, elsewhere, &players[..2]).await;
    advance(&app, other).await;
    assert_eq!(running(&app, other).await.len(), 1);
    app.store.close().await;
}

#[tokio::test]
async fn tournaments_and_their_games_are_exported() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    prepare(folder).await;
    let done = banyan(folder, "export --tournament 1 --out cup.txt").await;
    assert!(done.status.success(), "{done:?}");
    assert_eq!(String::from_utf8_lossy(&done.stderr), "Written: 3 games.\n");
    let records = std::fs::read_to_string(folder.join("cup.txt")).unwrap();
    assert_eq!(records.matches("[Event \"Spring Cup\"]").count(), 3);
    for round in 1..=3 {
        assert!(
            records.contains(&format!("[Round \"{round}\"]")),
            "{records}"
        );
    }
    let games = lines(folder, "export --tournament 1 --format jsonl --out -").await;
    let numbers: Vec<&Value> = games.iter().map(|game| &game["number"]).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert!(games.iter().all(|game| game["tournament"] == 1));
    let running = banyan(folder, "export --tournament 2 --out running.txt").await;
    assert_eq!(
        String::from_utf8_lossy(&running.stderr),
        "Written: 0 games.\n"
    );

    let all = lines(folder, "export --tournaments --format jsonl --out -").await;
    let [cup, other] = &all[..] else {
        panic!("{all:?}")
    };
    assert_eq!(
        (&cup["tournament"], &cup["title"]),
        (&json!(1), &json!("Spring Cup"))
    );
    assert_eq!(
        (&cup["phase"], &other["phase"]),
        (&json!("over"), &json!("playing"))
    );
    let names: Vec<&Value> = cup["players"].as_array().unwrap().iter().collect();
    assert!(names.iter().all(|one| one.get("id").is_none()), "{names:?}");
    assert_eq!(names[2]["name"], Value::Null, "a former player");
    // The smaller numbers win, and are the better seeds.
    let rows = cup["tables"][0]["rows"].as_array().unwrap();
    let rows: Vec<_> = rows
        .iter()
        .map(|row| {
            [&row["place"], &row["player"], &row["points"]].map(|cell| cell.as_f64().unwrap())
        })
        .collect();
    assert_eq!(rows, [[1.0, 1.0, 2.0], [2.0, 2.0, 1.0], [3.0, 3.0, 0.0]]);
    let pairings = cup["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 3);
    for (number, pairing) in (1..).zip(pairings) {
        assert_eq!(pairing["number"], number);
        assert_eq!(
            (&pairing["games"], &pairing["decided"]["by"]),
            (&json!([number]), &json!("played"))
        );
    }
    assert_eq!(cup["byes"].as_array().unwrap().len(), 3);
    assert_eq!(cup["podium"][0], json!({"place": 1, "player": 1}));
    assert_eq!(other["pairings"][0]["decided"], Value::Null);
    let here = format!("export --tournaments --format jsonl --ids --guild {GUILD} --out -");
    let [cup] = &lines(folder, &here).await[..] else {
        panic!("one tournament")
    };
    assert_eq!(cup["guild"], GUILD.to_string());
    let ids: Vec<&Value> = (0..3).map(|at| &cup["players"][at]["id"]).collect();
    assert_eq!(ids, [&json!("701"), &json!("702"), &Value::Null]);

    for (wrong, why) in [
        ("export --tournament 9 --out x.txt", "no tournament #9"),
        (
            "export --tournaments --out x.txt",
            "--tournaments needs --format jsonl",
        ),
        (
            "export --tournament 1 --guild 5 --out x.txt",
            "cannot be used with",
        ),
    ] {
        let output = banyan(folder, wrong).await;
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(why), "{told}");
    }
    let erased = banyan(folder, "erase-tournaments 900").await;
    assert_eq!(
        String::from_utf8_lossy(&erased.stdout),
        "Tournaments deleted: 1.\n"
    );
    let left = lines(folder, "export --tournaments --format jsonl --out -").await;
    assert_eq!(left.len(), 1);
    let checked = banyan(folder, "check").await;
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
}
