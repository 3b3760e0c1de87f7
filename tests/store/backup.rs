//! Backups during play: complete, consistent, and never over an existing file.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use banyan::store::{CheckEvent, Store};
use sqlx::{Connection as _, Executor as _};

use super::database::Database;
use super::{ALICE, BOB, accepted, app, does, play, played, seq_of};

async fn backup(database: &Database, file: &Path) -> Result<banyan::store::Backup, String> {
    let made = Store::backup(&database.url, file, |_: CheckEvent<'_>| {}).await;
    made.map_err(|error| error.to_string())
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_under_load_is_whole_and_of_one_moment() {
    let database = Database::sqlite();
    let app = app(database.open().await);
    // The lions move back and forth for as long as necessary, in one match after another.
    let (stop, events) = (
        Arc::new(AtomicBool::new(false)),
        Arc::new(AtomicU64::new(0)),
    );
    let player = tokio::spawn({
        let (app, stop, events) = (app.clone(), Arc::clone(&stop), Arc::clone(&events));
        async move {
            while !stop.load(Ordering::Relaxed) {
                let id = accepted(&app).await;
                events.fetch_add(2, Ordering::SeqCst);
                for (player, text) in [
                    (ALICE, "c3d3"),
                    (BOB, "g7g6"),
                    (ALICE, "d3c3"),
                    (BOB, "g6g7"),
                ] {
                    does(&app, id, player, play(text)).await.unwrap();
                    events.fetch_add(1, Ordering::SeqCst);
                }
            }
        }
    });
    let folder = tempfile::tempdir().unwrap();
    let mut sizes = Vec::new();
    for round in 0..5 {
        let file = folder.path().join(format!("{round}.db"));
        let before = events.load(Ordering::SeqCst);
        let made = backup(&database, &file).await.unwrap();
        assert!(made.replayed && made.report.is_clean(), "{made:?}");
        assert!(
            made.report.events >= before,
            "what was acknowledged before is in the copy"
        );
        sizes.push(made.report.events);
    }
    stop.store(true, Ordering::Relaxed);
    player.await.unwrap();
    assert!(
        sizes.is_sorted() && sizes[0] < sizes[4],
        "somebody played meanwhile: {sizes:?}"
    );
    assert_eq!(
        names(folder.path()),
        ["0.db", "1.db", "2.db", "3.db", "4.db"],
        "nothing else is left"
    );
}

#[tokio::test]
async fn games_go_on_from_a_restored_copy() {
    let database = Database::sqlite();
    let app_before = app(database.open().await);
    let id = played(&app_before, 5).await;
    let restored = Database::sqlite();
    backup(&database, &restored.file()).await.unwrap();
    does(&app_before, id, BOB, play("g7g6")).await.unwrap();
    let app = app(restored.open().await);
    assert_eq!(seq_of(&app, id).await, 7, "as it was at the backup");
    does(&app, id, BOB, play("a9a8")).await.unwrap();
    assert_eq!(accepted(&app).await.0, id.0 + 1);
}

#[tokio::test]
async fn nothing_is_written_over() {
    let database = Database::sqlite();
    let app = app(database.open().await);
    played(&app, 3).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.db");
    fs::write(&file, "precious").unwrap();
    let refused = backup(&database, &file).await.unwrap_err();
    assert!(refused.contains("copy.db cannot be written"), "{refused}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    assert!(
        backup(&database, &database.file()).await.is_err(),
        "not over itself"
    );

    // The remains of a killed backup do not matter.
    let file = folder.path().join("second.db");
    fs::write(folder.path().join("second.db.partial"), "half of a ba").unwrap();
    assert!(backup(&database, &file).await.unwrap().report.is_clean());
    assert_eq!(names(folder.path()), ["copy.db", "second.db"]);

    let nowhere = backup(&database, &folder.path().join("missing/copy.db")).await;
    assert!(nowhere.unwrap_err().contains("copying the database failed"));
}

#[tokio::test]
async fn what_cannot_be_copied_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.db");
    let there = folder.path().join("diary.txt");
    fs::write(&there, "Dear diary, today nobody moved. ".repeat(100)).unwrap();
    for (url, told) in [
        (
            "postgres://banyan:secret@db.example/banyan".to_owned(),
            "pg_dump --format=custom",
        ),
        ("sqlite::memory:".to_owned(), "in memory"),
        (
            "sqlite:/no/such/banyan.db".to_owned(),
            "there is no database /no/such/banyan.db",
        ),
        (
            format!("sqlite:{}", there.display()),
            "file is not a database",
        ),
    ] {
        let error = Store::backup(&url, &file, |_| {})
            .await
            .unwrap_err()
            .to_string();
        assert!(
            error.contains(told) && !error.contains("secret"),
            "{url}: {error}"
        );
    }
    assert_eq!(
        names(folder.path()),
        ["diary.txt"],
        "no file was begun, or it is gone"
    );
}

#[tokio::test]
async fn what_is_wrong_is_copied_and_told() {
    let database = Database::sqlite();
    let app = app(database.open().await);
    let id = played(&app, 3).await;
    let mut raw = database.raw().await;
    raw.execute("UPDATE events SET body = 'scribble' WHERE seq = 4")
        .await
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut said = Vec::new();
    let file = folder.path().join("copy.db");
    let made = Store::backup(&database.url, &file, |note| {
        if let CheckEvent::Found(finding) = note {
            said.push(finding.to_string());
        }
    });
    assert_eq!(made.await.unwrap().report.unrepairable, 1);
    assert!(
        said[0].starts_with(&format!("match {id}: event 4 is the move scribble")),
        "{said:?}"
    );

    // A database of another schema version is copied too, but not checked.
    raw.execute("INSERT INTO _sqlx_migrations SELECT 9999, 'the future', installed_on, success, checksum, 0 FROM _sqlx_migrations LIMIT 1")
        .await
        .unwrap();
    raw.close().await.unwrap();
    let made = backup(&database, &folder.path().join("future.db"))
        .await
        .unwrap();
    assert!(!made.replayed && made.report.is_clean());
    assert_eq!(names(folder.path()), ["copy.db", "future.db"]);
}
