//! Ratings that are computed again, after voided games and by the check of the database.

use std::time::Duration;

use banyan::app::App;
use banyan::play::rating::{Rating, RatingRules, expected_score};
use banyan::play::{Actor, Command, GuildId, MatchId, PlayerId, Timestamp};
use banyan::store::{Preference, Recomputed};
use rand::{Rng as _, SeedableRng as _, rngs::StdRng};
use sqlx::{AnyConnection, Executor as _, Row as _};

use super::super::database::{Database, on_both};
use super::super::{ALICE, BOB, GUILD, START, app};
use super::{everything, finished};

on_both!(
    voiding_a_game_recomputes_dependent_ratings,
    a_sweep_survives_new_games_and_kills,
    recomputed_ratings_are_identical,
    recomputing_rebuilds_what_is_known_of_the_sides,
    ratings_are_compared_while_a_game_ends,
);

/// A game is voided long after later games were played: the result is as if it had never been played.
async fn voiding_a_game_recomputes_dependent_ratings(database: &Database) {
    let app = app(database.open().await);
    let mut lot = StdRng::seed_from_u64(7);
    let mut at = START;
    let mut games = Vec::new();
    for _ in 0..300 {
        at = at.after(Duration::from_mins(lot.gen_range(0..600)));
        let first = lot.gen_range(1..=20);
        let second = (first + lot.gen_range(1..20) - 1) % 20 + 1;
        let winner = [Some(0), Some(1), None][lot.gen_range(0..3)];
        let ruleset = ["jungle/classic", "dobutsu/classic"][lot.gen_range(0..2)];
        let players = [PlayerId(first), PlayerId(second)];
        games.push(
            finished(
                &app.store,
                &app.ratings,
                players,
                ruleset,
                GuildId(lot.gen_range(0..3)),
                at,
                winner,
            )
            .await,
        );
    }
    app.clock.set(at);
    let mut raw = database.raw().await;
    for round in 0..40 {
        let id = games.swap_remove(lot.gen_range(0..games.len()));
        assert_eq!(app.store.rating_changes(id).await.unwrap().len(), 2);
        void(&app, id).await;
        assert_eq!(app.store.rating_changes(id).await.unwrap(), []);
        if round % 8 == 7 {
            sweep(&app).await;
            let before = everything(&mut raw).await;
            let done = app.store.recompute(&app.ratings, true).await.unwrap();
            assert_eq!(
                done,
                Recomputed {
                    games: games.len() as u64,
                    changed: 0
                }
            );
            assert!(
                before == everything(&mut raw).await,
                "the tables differ after {round}"
            );
        }
    }
    // Nothing is left when the last game is voided.
    for id in games {
        void(&app, id).await;
    }
    sweep(&app).await;
    assert_eq!(everything(&mut raw).await, Vec::<String>::new());
}

/// A moderator, who is none of the players, voids a game.
async fn void(app: &App, id: MatchId) {
    let reason = "agreed beforehand".to_owned();
    let (moderator, command) = (Actor::Moderator(PlayerId(999)), Command::Void { reason });
    app.act(id, moderator, command, None, None).await.unwrap();
}

/// Recomputes ratings after voided games, as the worker does.
async fn sweep(app: &App) {
    while app.store.sweep_ratings(&app.ratings, 20).await.unwrap() {}
}

/// Games are voided, in two pools and in both orders, while ratings are recomputed and more games end. The bot dies
/// between steps. Meanwhile everybody has either their old rating or the new one.
async fn a_sweep_survives_new_games_and_kills(database: &Database) {
    let mut app = app(database.open().await);
    let mut lot = StdRng::seed_from_u64(11);
    let mut at = START;
    let mut games = Vec::new();
    let play = async |app: &App, lot: &mut StdRng, at: &mut Timestamp| {
        *at = at.after(Duration::from_mins(lot.gen_range(0..600)));
        let first = lot.gen_range(1..=12);
        let second = (first + lot.gen_range(1..12) - 1) % 12 + 1;
        let winner = [Some(0), Some(1), None][lot.gen_range(0..3)];
        let ruleset = ["jungle/classic", "dobutsu/classic"][lot.gen_range(0..2)];
        let players = [PlayerId(first), PlayerId(second)];
        let (store, rules) = (&app.store, &app.ratings);
        finished(
            store,
            rules,
            players,
            ruleset,
            GuildId(lot.gen_range(0..3)),
            *at,
            winner,
        )
        .await
    };
    for _ in 0..400 {
        games.push(play(&app, &mut lot, &mut at).await);
    }
    let ratings = async |app: &App| {
        let mut all = Vec::new();
        for player in 1..=12 {
            for rated in app.store.ratings(PlayerId(player)).await.unwrap() {
                all.push((player, rated.pool, rated.standing));
            }
        }
        all
    };
    app.clock.set(at);
    let before = ratings(&app).await;
    void(&app, games[100]).await;
    let mut steps = 0;
    while app.store.sweep_ratings(&app.ratings, 5).await.unwrap() {
        steps += 1;
        if steps == 3 {
            let untouched = ratings(&app).await;
            let same = before.iter().filter(|old| untouched.contains(old)).count();
            assert!(same + 2 >= before.len(), "not before their newest game");
        }
        if steps % 4 == 0 && steps < 40 {
            play(&app, &mut lot, &mut at).await;
            app.clock.set(at);
        }
        match steps {
            6 => void(&app, games[20]).await,
            9 => void(&app, games[390]).await,
            12 => void(&app, games[21]).await,
            _ => {}
        }
        if steps % 7 == 0 {
            app.store.close().await;
            app.store = database.open().await;
        }
    }
    assert!(steps > 80, "{steps}");
    assert!(before != ratings(&app).await);
    let mut raw = database.raw().await;
    let swept = everything(&mut raw).await;
    let again = app.store.recompute(&app.ratings, true).await.unwrap();
    assert_eq!(again.changed, 0);
    assert!(swept == everything(&mut raw).await, "the tables differ");
}

/// Two thousand games (`RATED_GAMES` in the environment is another number) of two hundred players in four pools, on three
/// servers and in direct messages, some at the same moment. There are frequent pairs, a block, an opt-out, a deleted player,
/// and voided games, including early ones on which almost all others depend.
async fn recomputed_ratings_are_identical(database: &Database) {
    let games: u64 =
        std::env::var("RATED_GAMES").map_or(2_000, |games| games.parse().expect("a number"));
    let app = app(database.open().await);
    let (store, rules) = (&app.store, app.ratings.as_ref());
    let mut lot = StdRng::seed_from_u64(6);
    let mut at = START;
    let mut voided = Vec::new();
    store.block(PlayerId(4), PlayerId(3)).await.unwrap();
    for game in 0..games {
        at = at.after(Duration::from_secs(lot.gen_range(0..7200) / 3600 * 1800));
        let first = lot.gen_range(1..=200);
        let second = (first + lot.gen_range(1..200) - 1) % 200 + 1;
        let rulesets = [
            "jungle/classic",
            "jungle/animal-checkers",
            "jungle/oca",
            "dobutsu/classic",
            "o-an-quan/standard",
        ];
        let ruleset = rulesets[lot.gen_range(0..rulesets.len())];
        let winner = [Some(0), Some(0), Some(1), None][lot.gen_range(0..4)];
        let players = match game % 20 {
            0 => [PlayerId(1), PlayerId(2)],
            10 => [PlayerId(3), PlayerId(4)],
            _ => [PlayerId(first), PlayerId(second)],
        };
        let guild = GuildId(lot.gen_range(0..4));
        let id = finished(store, rules, players, ruleset, guild, at, winner).await;
        if [17, games * 17 / 100, games * 9 / 10].contains(&game) {
            voided.push(id);
        }
        if game == games * 3 / 10 {
            let shy = Preference::Unlisted(true);
            store.update_preferences(PlayerId(5), &[shy]).await.unwrap();
            store.relist(PlayerId(5), rules).await.unwrap();
        }
        if game == games / 2 {
            let mut raw = database.raw().await;
            raw.execute("INSERT INTO players (id, kind) VALUES (6, 'person')")
                .await
                .unwrap();
            store.forget_player(PlayerId(6)).await.unwrap();
        }
        if [games / 4, games * 6 / 10, games - 1].contains(&game) {
            app.clock.set(at);
            void(&app, voided.remove(0)).await;
        }
    }
    sweep(&app).await;
    let mut raw = database.raw().await;
    let before = everything(&mut raw).await;
    let sql = "SELECT COUNT(*) AS less FROM rating_events WHERE weight = 50 AND player IN (1, 4)";
    let less: i64 = raw.fetch_one(sql).await.unwrap().try_get("less").unwrap();
    assert!(less > games as i64 / 25, "{less} games counted less");
    let done = store.recompute(rules, true).await.unwrap();
    assert_eq!(
        done,
        Recomputed {
            games: games - 3,
            changed: 0
        }
    );
    assert!(before == everything(&mut raw).await, "the tables differ");

    // Other pools change many ratings; going back restores all of them.
    let apart = RatingRules {
        own_pools: vec!["jungle/oca".to_owned()],
        ..RatingRules::default()
    };
    let would = store.recompute(&apart, false).await.unwrap().changed;
    assert!(
        before == everything(&mut raw).await,
        "nothing was to be written"
    );
    let changed = store.recompute(&apart, true).await.unwrap().changed;
    assert_eq!(would, changed);
    assert!(changed > games / 4, "{changed}");
    assert!(before != everything(&mut raw).await);
    store.recompute(rules, true).await.unwrap();
    assert!(before == everything(&mut raw).await, "the tables differ");

    // A rating changed outside the store is corrected.
    let (player, rating) = (before.len(), Rating::default().rating);
    assert!(player > 2 * games as usize && rating > 0.0);
    raw.execute("UPDATE rating_events SET rating = rating + 0.000001 WHERE n = 1000")
        .await
        .unwrap();
    raw.execute("UPDATE ratings SET wins = wins + 1 WHERE player = 7")
        .await
        .unwrap();
    assert_eq!(store.recompute(rules, true).await.unwrap().changed, 1);
    assert!(before == everything(&mut raw).await, "the tables differ");
}

/// The results of the sides in a ruleset: the number of games, the first side's points, and the expected points.
async fn side_results(raw: &mut AnyConnection) -> [f64; 3] {
    let sql =
        "SELECT games, points, expected FROM side_results WHERE ruleset = 'o-an-quan/standard'";
    let row = raw.fetch_one(sql).await.unwrap();
    ["games", "points", "expected"].map(|column| row.try_get(column).unwrap())
}

/// The same from the rated games themselves, which are all of that ruleset.
async fn results_of_games(raw: &mut AnyConnection) -> [f64; 3] {
    let sql = "SELECT * FROM rating_events ORDER BY n, side";
    let rows = raw.fetch_all(sql).await.unwrap();
    let mut sums = [0.0; 3];
    for game in rows.chunks_exact(2) {
        let number = |column| game[0].try_get::<i64, _>(column).unwrap() as f64;
        let [first, second] = [0, 1].map(|side: usize| game[side].try_get("before").unwrap());
        let weight = number("weight") / 100.0;
        let points = [1.0, number("score") / 2.0, expected_score(first, second)];
        for (sum, points) in sums.iter_mut().zip(points) {
            *sum += weight * points;
        }
    }
    sums
}

/// The largest difference between two such results.
fn difference(one: [f64; 3], other: [f64; 3]) -> f64 {
    let differences = one
        .iter()
        .zip(other)
        .map(|(one, other)| (one - other).abs());
    differences.fold(0.0, f64::max)
}

/// When an early game is voided after later ones changed the ratings before it, a part of what they let expect stays until
/// all ratings are recomputed.
async fn recomputing_rebuilds_what_is_known_of_the_sides(database: &Database) {
    let app = app(database.open().await);
    let mut games = Vec::new();
    for game in 0..40 {
        let first = game % 4 + 1;
        let players = [PlayerId(first), PlayerId(first % 4 + 1)];
        let at = START.after(Duration::from_hours(game));
        let winner = [Some(0), Some(0), Some(1), None][game as usize % 3];
        let ruleset = "o-an-quan/standard";
        games.push(
            finished(
                &app.store,
                &app.ratings,
                players,
                ruleset,
                GUILD,
                at,
                winner,
            )
            .await,
        );
        app.clock.set(at);
    }
    let mut raw = database.raw().await;
    let counted = side_results(&mut raw).await;
    assert!(difference(counted, results_of_games(&mut raw).await) < 1e-9);
    // The second game is swept after the first is voided, so its own expectation is not what was added.
    for id in &games[..2] {
        void(&app, *id).await;
        sweep(&app).await;
    }
    let counted = side_results(&mut raw).await;
    let real = results_of_games(&mut raw).await;
    assert!(difference(counted, real) > 1e-9, "{counted:?}");
    app.store.recompute(&app.ratings, false).await.unwrap();
    let compared = side_results(&mut raw).await;
    assert!(
        difference(compared, counted) < 1e-12,
        "nothing was to be written"
    );
    let done = app.store.recompute(&app.ratings, true).await.unwrap();
    assert_eq!((done.games, done.changed), (38, 0));
    assert!(difference(side_results(&mut raw).await, real) < 1e-9);
}

/// A writer keeps its lock all the time, and a game ends later, without waiting for a reader.
async fn ratings_are_compared_while_a_game_ends(database: &Database) {
    let store = database.open().await;
    let rules = RatingRules::default();
    let ends = async || {
        let (players, winner) = ([ALICE, BOB], Some(0));
        let ruleset = "jungle/classic";
        finished(&store, &rules, players, ruleset, GUILD, START, winner).await;
    };
    ends().await;
    let mut writer = database.raw().await;
    let begin = if database.is_postgres() {
        "BEGIN"
    } else {
        "BEGIN IMMEDIATE"
    };
    writer.execute(begin).await.unwrap();
    let game = "UPDATE counters SET value = value + 1 WHERE name = 'rating'";
    writer.execute(game).await.unwrap();
    let compared = store.recompute(&rules, false).await.unwrap();
    let expected = Recomputed {
        games: 1,
        changed: 0,
    };
    assert_eq!(compared, expected);
    writer.execute("ROLLBACK").await.unwrap();
    ends().await;
    assert_eq!(store.recompute(&rules, true).await.unwrap().games, 2);
}
