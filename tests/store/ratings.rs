//! Ratings in the database: settled with the game, recomputed exactly, and removed when a game is voided.

use std::time::Duration;

use banyan::app::App;
use banyan::play::rating::{GameScore, Rating, RatingRules, TimedRating, Weight, rate};
use banyan::play::{Actor, GuildId, SideChoice};
use banyan::play::{Command, Event, Match, MatchId, PlayerId, Stamped, Terms, Timestamp};
use banyan::rules::Side;
use banyan::store::{Committed, MatchChange, Preference, Rated, Recomputed, Store};
use rand::{Rng as _, SeedableRng as _, rngs::StdRng};
use sqlx::{AnyConnection, Executor as _, Row as _};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, CHANNEL, GUILD, START, app, does, play, terms};

on_both!(
    a_rated_game_changes_both_players,
    what_does_not_count_changes_nothing,
    many_games_of_a_new_pair_count_less,
    who_does_not_want_to_be_listed_is_not,
    voiding_a_game_recomputes_dependent_ratings,
    a_sweep_survives_new_games_and_kills,
    recomputed_ratings_are_identical,
    ratings_are_compared_while_a_game_ends,
    games_that_end_at_once_are_rated_one_after_another,
);

const DAY: Duration = Duration::from_hours(24);

/// A rated match between the two players.
async fn begun(app: &App, rated: bool) -> MatchId {
    let terms = Terms { rated, ..terms() };
    let id = app.challenge(terms, None).await.unwrap().game.id();
    does(app, id, BOB, Command::Accept { lot: Side::First })
        .await
        .unwrap();
    id
}

async fn moves(app: &App, id: MatchId, plies: usize) {
    for (ply, text) in crate::play::TO_THE_DEN.iter().take(plies).enumerate() {
        let mover = if ply % 2 == 0 { ALICE } else { BOB };
        does(app, id, mover, play(text)).await.unwrap();
    }
}

async fn rated(app: &App, player: PlayerId) -> Option<Rated> {
    let mut pools = app.store.ratings(player).await.unwrap();
    assert!(pools.len() <= 1, "one game makes one pool: {pools:?}");
    pools.pop()
}

async fn a_rated_game_changes_both_players(database: &Database) {
    let app = app(database.open().await);
    let id = begun(&app, true).await;
    moves(&app, id, 13).await;
    let end = app.game(id).await.unwrap().unwrap().last_event().at;
    let new = TimedRating::default();
    let expected = rate([new, new], GameScore::Won, Weight::FULL, end);
    let changes = app.store.rating_changes(id).await.unwrap();
    let seen: Vec<_> = changes
        .iter()
        .map(|change| (change.player, change.before, change.after))
        .collect();
    assert_eq!(
        seen,
        [(ALICE, 1500.0, expected[0]), (BOB, 1500.0, expected[1])]
    );
    let alice = rated(&app, ALICE).await.unwrap();
    assert_eq!(
        (
            alice.games,
            alice.wins,
            alice.draws,
            alice.losses(),
            alice.opponents
        ),
        (1, 1, 0, 0, 1)
    );
    assert_eq!(
        alice.standing,
        TimedRating {
            rating: expected[0],
            at: Some(end)
        }
    );
    let bob = rated(&app, BOB).await.unwrap();
    assert_eq!(
        (bob.pool.as_str(), bob.games, bob.losses()),
        ("jungle", 1, 1)
    );

    // The next game starts from these ratings, and the deviation has grown meanwhile.
    app.clock.advance(30 * DAY);
    let again = begun(&app, true).await;
    moves(&app, again, 2).await;
    does(&app, again, ALICE, Command::Resign).await.unwrap();
    let now = app.clock.now();
    let before = expected.map(|rating| TimedRating {
        rating,
        at: Some(end),
    });
    let after = rate(before, GameScore::Lost, Weight::FULL, now);
    assert_eq!(rated(&app, ALICE).await.unwrap().standing.rating, after[0]);
    assert_eq!(rated(&app, BOB).await.unwrap().standing.rating, after[1]);
    assert_eq!(rated(&app, ALICE).await.unwrap().opponents, 1);
}

async fn what_does_not_count_changes_nothing(database: &Database) {
    let app = app(database.open().await);
    // Casual, played to the end.
    let casual = begun(&app, false).await;
    moves(&app, casual, 13).await;
    // Rated, but one player has not moved.
    let short = begun(&app, true).await;
    moves(&app, short, 1).await;
    does(&app, short, BOB, Command::Resign).await.unwrap();
    // Rated, and still running.
    let open = begun(&app, true).await;
    moves(&app, open, 4).await;
    for id in [casual, short, open] {
        assert_eq!(app.store.rating_changes(id).await.unwrap(), []);
    }
    assert_eq!(rated(&app, ALICE).await, None);
    let none = app.store.recompute(&app.ratings, true).await.unwrap();
    assert_eq!(none, Recomputed::default());
}

async fn many_games_of_a_new_pair_count_less(database: &Database) {
    let app = app(database.open().await);
    let mut weights = Vec::new();
    let resign = async |days: u32| {
        app.clock.advance(DAY * days);
        let id = begun(&app, true).await;
        moves(&app, id, 2).await;
        does(&app, id, ALICE, Command::Resign).await.unwrap();
        app.store.rating_changes(id).await.unwrap()[0].weight.0
    };
    for _ in 0..7 {
        weights.push(resign(0).await);
    }
    assert_eq!(weights, [100, 100, 100, 100, 100, 50, 50]);
    // A week later the count starts again.
    assert_eq!(resign(8).await, 100);
    // After a month the players are no longer new to each other.
    weights.clear();
    for _ in 0..7 {
        weights.push(resign(if weights.is_empty() { 31 } else { 0 }).await);
    }
    assert_eq!(weights, [100; 7]);
    // Unless one has blocked the other.
    app.store.block(BOB, ALICE).await.unwrap();
    assert_eq!(resign(0).await, 50);
}

async fn who_does_not_want_to_be_listed_is_not(database: &Database) {
    let store = database.open().await;
    let rules = RatingRules::default();
    // Twelve games against four opponents put a player on the leaderboards.
    let mut at = START;
    for round in 0..12_u64 {
        at = at.after(Duration::from_hours(5));
        let opponent = PlayerId(100 + round % 4);
        finished(
            &store,
            &rules,
            [ALICE, opponent],
            "jungle/classic",
            GUILD,
            at,
            Some(round / 4 % 2),
        )
        .await;
    }
    let listed = async || {
        let pools = store.ratings(ALICE).await.unwrap();
        pools[0].listed_until
    };
    let pools = store.ratings(ALICE).await.unwrap();
    assert_eq!((pools[0].games, pools[0].opponents), (12, 4));
    let deviation = pools[0].standing.rating.deviation;
    assert!(
        deviation > 90.0,
        "twelve games are not enough to be sure: {deviation}"
    );
    assert_eq!(listed().await, None);
    for round in 0..40_u64 {
        at = at.after(Duration::from_hours(5));
        let opponent = PlayerId(100 + round % 4);
        finished(
            &store,
            &rules,
            [ALICE, opponent],
            "jungle/classic",
            GUILD,
            at,
            Some(round / 4 % 2),
        )
        .await;
    }
    assert!(listed().await.is_some_and(|until| until > at));
    let shy = Preference::Unlisted(true);
    store.update_preferences(ALICE, &[shy]).await.unwrap();
    store.relist(ALICE, &rules).await.unwrap();
    assert_eq!(listed().await, None);
    // Another game does not bring them back.
    at = at.after(DAY);
    finished(
        &store,
        &rules,
        [ALICE, CAROL],
        "jungle/classic",
        GUILD,
        at,
        None,
    )
    .await;
    assert_eq!(listed().await, None);
    let shown = Preference::Unlisted(false);
    store.update_preferences(ALICE, &[shown]).await.unwrap();
    store.relist(ALICE, &rules).await.unwrap();
    assert!(listed().await.is_some());
}

/// Stores a finished match between two players directly. The winner is a side's index, or `None` for a draw.
pub async fn finished(
    store: &Store,
    rules: &RatingRules,
    players: [PlayerId; 2],
    ruleset: &str,
    guild: GuildId,
    at: Timestamp,
    winner: Option<u64>,
) -> MatchId {
    let terms = Terms {
        side: SideChoice::First,
        guild: Some(guild).filter(|guild| guild.0 != 0),
        rated: true,
        ..Terms::new(
            players[0],
            Some(players[1]),
            ruleset.parse().unwrap(),
            CHANNEL,
        )
    };
    let mut game = Match::open(terms, at).unwrap();
    let mut take = |by, event| {
        let seq = game.seq() + 1;
        game.apply(&Stamped { seq, at, by, event }).unwrap();
        game.record().position().legal_moves().into_iter().next()
    };
    let [first, second] = players.map(Actor::Player);
    let mut mv = take(second, Event::Accepted { first: players[0] });
    for by in [first, second] {
        let played = mv.take().expect("a legal move");
        mv = take(
            by,
            Event::Moved {
                mv: played.into(),
                planned: false,
            },
        );
    }
    let end = match winner {
        Some(0) => Event::Resigned { side: Side::Second },
        Some(_) => Event::Resigned { side: Side::First },
        None => Event::DrawAgreed,
    };
    take(first, end);
    let change = MatchChange {
        ratings: Some(rules),
        ..MatchChange::with_events_after(&game, 0)
    };
    match store.commit(&change).await.unwrap() {
        Committed::Done { id, .. } => id,
        other => panic!("{other:?}"),
    }
}

/// The contents of all rating tables, exact to the last bit.
async fn everything(raw: &mut AnyConnection) -> Vec<String> {
    let mut all = Vec::new();
    let numbers = |row: &sqlx::any::AnyRow, columns: &[&str]| {
        let each = |column: &&str| {
            let whole = row.try_get::<Option<i64>, _>(*column).map(|number| {
                number.map_or_else(|| "NULL".to_owned(), |number| number.to_string())
            });
            whole
                .or_else(|_| {
                    row.try_get::<f64, _>(*column)
                        .map(|number| format!("{:x}", number.to_bits()))
                })
                .or_else(|_| row.try_get::<String, _>(*column))
                .unwrap()
        };
        columns.iter().map(each).collect::<Vec<_>>().join(" ")
    };
    let tables: [(&str, &[&str]); 4] = [
        (
            "SELECT * FROM rating_events ORDER BY n, side",
            &[
                "n",
                "match_id",
                "player",
                "opponent",
                "pool",
                "at",
                "guild",
                "side",
                "score",
                "weight",
                "before",
                "rating",
                "deviation",
                "volatility",
            ],
        ),
        (
            "SELECT * FROM ratings ORDER BY player, pool",
            &[
                "player",
                "pool",
                "rating",
                "deviation",
                "volatility",
                "at",
                "games",
                "wins",
                "draws",
                "opponents",
                "listed",
            ],
        ),
        (
            "SELECT * FROM boards ORDER BY guild, pool, player",
            &["guild", "pool", "player", "rating", "listed"],
        ),
        (
            "SELECT * FROM months ORDER BY month, guild, pool, player",
            &[
                "month", "guild", "pool", "player", "games", "wins", "draws", "gain",
            ],
        ),
    ];
    for (sql, columns) in tables {
        let rows = raw.fetch_all(sql).await.unwrap();
        all.extend(rows.iter().map(|row| numbers(row, columns)));
    }
    all
}

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
    let moderator = Actor::Moderator(PlayerId(99));
    let mut raw = database.raw().await;
    for round in 0..40 {
        let id = games.swap_remove(lot.gen_range(0..games.len()));
        assert_eq!(app.store.rating_changes(id).await.unwrap().len(), 2);
        let command = Command::Void {
            reason: "agreed beforehand".to_owned(),
        };
        app.act(id, moderator, command, None, None).await.unwrap();
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
        let command = Command::Void {
            reason: "all of it".to_owned(),
        };
        app.act(id, moderator, command, None, None).await.unwrap();
    }
    sweep(&app).await;
    assert_eq!(everything(&mut raw).await, Vec::<String>::new());
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
    let void = async |app: &App, id| {
        let reason = "agreed beforehand".to_owned();
        let moderator = Actor::Moderator(PlayerId(99));
        let command = Command::Void { reason };
        app.act(id, moderator, command, None, None).await.unwrap();
    };
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

/// Ten thousand games of two hundred players in four pools, on three servers and in direct messages, some at the same
/// moment. There are frequent pairs, a block, an opt-out, a deleted player, and voided games, including early ones on
/// which almost all others depend.
async fn recomputed_ratings_are_identical(database: &Database) {
    const GAMES: u64 = 10_000;
    let app = app(database.open().await);
    let (store, rules) = (&app.store, app.ratings.as_ref());
    let mut lot = StdRng::seed_from_u64(6);
    let mut at = START;
    let mut voided = Vec::new();
    store.block(PlayerId(4), PlayerId(3)).await.unwrap();
    for game in 0..GAMES {
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
        match game {
            17 | 1_717 | 9_000 => voided.push(id),
            3_000 => {
                let shy = Preference::Unlisted(true);
                store.update_preferences(PlayerId(5), &[shy]).await.unwrap();
                store.relist(PlayerId(5), rules).await.unwrap();
            }
            5_000 => store.forget_player(PlayerId(6)).await.unwrap(),
            _ => {}
        }
        if [2_500, 6_000, GAMES - 1].contains(&game) {
            app.clock.set(at);
            let command = Command::Void {
                reason: "agreed beforehand".to_owned(),
            };
            let id = voided.remove(0);
            let moderator = Actor::Moderator(PlayerId(999));
            app.act(id, moderator, command, None, None).await.unwrap();
        }
    }
    sweep(&app).await;
    let mut raw = database.raw().await;
    let before = everything(&mut raw).await;
    let sql = "SELECT COUNT(*) AS less FROM rating_events WHERE weight = 50 AND player IN (1, 4)";
    let less: i64 = raw.fetch_one(sql).await.unwrap().try_get("less").unwrap();
    assert!(less > 400, "{less} games counted less");
    let done = store.recompute(rules, true).await.unwrap();
    assert_eq!(
        done,
        Recomputed {
            games: GAMES - 3,
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
    assert!(changed > GAMES / 4, "{changed}");
    assert!(before != everything(&mut raw).await);
    store.recompute(rules, true).await.unwrap();
    assert!(before == everything(&mut raw).await, "the tables differ");

    // A rating changed outside the store is corrected.
    let (player, rating) = (before.len(), Rating::default().rating);
    assert!(player > 20_000 && rating > 0.0);
    raw.execute("UPDATE rating_events SET rating = rating + 0.000001 WHERE n = 5000")
        .await
        .unwrap();
    raw.execute("UPDATE ratings SET wins = wins + 1 WHERE player = 7")
        .await
        .unwrap();
    assert_eq!(store.recompute(rules, true).await.unwrap().changed, 1);
    assert!(before == everything(&mut raw).await, "the tables differ");
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

/// Two processes and few players: in whatever order games end, each is rated once, one after another.
async fn games_that_end_at_once_are_rated_one_after_another(database: &Database) {
    const EACH: u64 = 60;
    let stores = [database.open().await, database.open().await];
    let rules = RatingRules::default();
    let games = async |store: &Store, other: u64| {
        for game in 0..EACH {
            let players = [PlayerId(1 + game % 3), PlayerId(4 + (game + other) % 3)];
            let winner = Some((game + other) % 2);
            finished(
                store,
                &rules,
                players,
                "jungle/classic",
                GUILD,
                START,
                winner,
            )
            .await;
        }
    };
    tokio::join!(games(&stores[0], 0), games(&stores[1], 1));
    let mut raw = database.raw().await;
    let before = everything(&mut raw).await;
    let done = stores[0].recompute(&rules, true).await.unwrap();
    assert_eq!(
        done,
        Recomputed {
            games: 2 * EACH,
            changed: 0
        }
    );
    assert!(before == everything(&mut raw).await, "the tables differ");
}
