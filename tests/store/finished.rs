//! Export and import of records, on both databases.

use banyan::play::{Command, GuildId, MatchId, PlayerId, Start, Terms, Transcript};
use banyan::rules::Side;
use banyan::store::StoreError;
use sqlx::{AssertSqlSafe, Executor as _};

use super::database::{Database, on_both};
use super::{ALICE, BOB, GUILD, accepted, app, does, play, terms};

on_both!(
    every_finished_match_comes_once_and_in_order,
    a_match_from_a_position_is_sound,
    a_player_keeps_the_newest_ten_records,
);

async fn every_finished_match_comes_once_and_in_order(database: &Database) {
    let app = app(database.open().await);
    for (player, name) in [(ALICE, "Alice"), (BOB, "Bob")] {
        database.name(player, name).await;
    }
    // More matches than are read at once: some elsewhere, some running, one aborted, one damaged.
    let (mut here, mut elsewhere) = (Vec::new(), Vec::new());
    for n in 0..210 {
        let id = if n % 10 == 0 {
            let terms = Terms {
                guild: Some(GuildId(7)),
                ..terms()
            };
            let id = app.challenge(terms, None).await.unwrap().game.id();
            let accept = Command::Accept { lot: Side::First };
            does(&app, id, BOB, accept).await.unwrap();
            id
        } else {
            accepted(&app).await
        };
        let end = match n {
            3 => continue,
            4 => Command::Abort,
            _ => Command::Resign,
        };
        does(&app, id, ALICE, end).await.unwrap();
        match n {
            4 => {}
            _ if n % 10 == 0 => elsewhere.push(id),
            _ => here.push(id),
        }
    }
    let damaged = here[5];
    let damage = format!("UPDATE events SET kind = 'flown' WHERE match_id = {damaged} AND seq = 3");
    let mut raw = database.raw().await;
    raw.execute(AssertSqlSafe(damage)).await.unwrap();

    let mut all: Vec<MatchId> = here.iter().chain(&elsewhere).copied().collect();
    all.sort_unstable();
    for (guild, wanted) in [
        (None, &all),
        (Some(GUILD), &here),
        (Some(GuildId(7)), &elsewhere),
        (Some(GuildId(8)), &Vec::new()),
    ] {
        let mut finished = app.store.finished_matches(guild);
        let mut found = Vec::new();
        loop {
            match finished.next().await {
                Ok(Some(game)) => found.push(game.id()),
                Ok(None) => break,
                Err(StoreError::Corrupt(corrupt)) => {
                    assert_eq!(corrupt.id, damaged);
                    found.push(damaged);
                }
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(&found, wanted, "{guild:?}");
    }
    let game = app.game(here[0]).await.unwrap().unwrap();
    let names = app.store.names_in(&game).await.unwrap();
    assert_eq!(names, ["Alice", "Bob"]);
    let transcript = Transcript::of(&game, names);
    assert_eq!(transcript.reason.as_deref(), Some("resigned"));
}

async fn a_match_from_a_position_is_sound(database: &Database) {
    let app = app(database.open().await);
    let start: Start = "jungle/classic l5t/7/7/7/7/7/7/7/T5L b".parse().unwrap();
    let terms = Terms {
        start: Some(start.clone()),
        ..terms()
    };
    let id = app.challenge(terms, None).await.unwrap().game.id();
    let accept = Command::Accept { lot: Side::First };
    does(&app, id, BOB, accept).await.unwrap();
    does(&app, id, BOB, play("a9a8")).await.unwrap();
    let game = app.game(id).await.unwrap().unwrap();
    assert_eq!(game.record().start(), start.position());
    assert_eq!(game.to_move(), Some(ALICE));
    let waiting = app.store.games_of(ALICE, 10).await.unwrap();
    assert_eq!((waiting[0].awaits, waiting[0].plies), (Some(ALICE), 1));
    let report = app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

async fn a_player_keeps_the_newest_ten_records(database: &Database) {
    let store = database.open().await;
    for id in 1..=12_u64 {
        store
            .keep_study(ALICE, id, &format!("the {id}th"))
            .await
            .unwrap();
    }
    store.keep_study(BOB, 1, "his").await.unwrap();
    // A repeated interaction imports nothing new.
    store.keep_study(BOB, 1, "another").await.unwrap();
    let kept = |player: PlayerId, id| {
        let store = store.clone();
        async move { store.study(player, id).await.unwrap() }
    };
    assert_eq!(kept(ALICE, 2).await, None);
    assert_eq!(kept(ALICE, 3).await.as_deref(), Some("the 3th"));
    assert_eq!(kept(ALICE, 12).await.as_deref(), Some("the 12th"));
    assert_eq!(kept(BOB, 1).await.as_deref(), Some("his"));
    assert_eq!(kept(BOB, 12).await, None, "nobody sees another's");
}
