//! Ratings in the database: settled with the game, recomputed exactly, and removed when a game is voided.

use std::time::Duration;

use banyan::app::App;
use banyan::play::rating::{
    GameScore, RatingRules, SideAdvantage, SideResults, TimedRating, Weight, rate,
};
use banyan::play::{Actor, GuildId, SideChoice};
use banyan::play::{Command, Event, Match, MatchId, PlayerId, Stamped, Terms, Timestamp};
use banyan::rules::Side;
use banyan::store::{Committed, MatchChange, Preference, Rated, Recomputed, Store};
use sqlx::{AnyConnection, Executor as _, Row as _};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, CHANNEL, GUILD, START, app, does, play, terms};

mod recomputed;

on_both!(
    a_rated_game_changes_both_players,
    what_does_not_count_changes_nothing,
    the_side_counts_where_one_is_favoured,
    many_games_of_a_new_pair_count_less,
    who_does_not_want_to_be_listed_is_not,
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
    let expected = rate(
        [new, new],
        GameScore::Won,
        SideAdvantage::NONE,
        Weight::FULL,
        end,
    );
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
    let after = rate(
        before,
        GameScore::Lost,
        SideAdvantage::NONE,
        Weight::FULL,
        now,
    );
    assert_eq!(rated(&app, ALICE).await.unwrap().standing.rating, after[0]);
    assert_eq!(rated(&app, BOB).await.unwrap().standing.rating, after[1]);
    assert_eq!(rated(&app, ALICE).await.unwrap().opponents, 1);
}

/// A rated game under that ruleset that Alice wins as the first side.
async fn won_by_the_first_side(app: &App, ruleset: &str) -> MatchId {
    let terms = Terms {
        ruleset: ruleset.parse().unwrap(),
        rated: true,
        ..terms()
    };
    let id = app.challenge(terms, None).await.unwrap().game.id();
    let lot = Side::First;
    does(app, id, BOB, Command::Accept { lot }).await.unwrap();
    for mover in [ALICE, BOB] {
        let game = app.game(id).await.unwrap().unwrap();
        let mv = game.record().legal_moves()[0].to_string();
        does(app, id, mover, play(&mv)).await.unwrap();
    }
    does(app, id, BOB, Command::Resign).await.unwrap();
    id
}

async fn the_side_counts_where_one_is_favoured(database: &Database) {
    let app = app(database.open().await);
    let (unequal, fair) = ("o-an-quan/standard", "o-an-quan/standard+swap=on");
    let mut results = SideResults::default();
    // Checks the ratings after a game that the first side won.
    let rated = async |before: [TimedRating; 2], id, advantage| {
        let at = app.game(id).await.unwrap().unwrap().last_event().at;
        let expected = rate(before, GameScore::Won, advantage, Weight::FULL, at);
        let changes = app.store.rating_changes(id).await.unwrap();
        for (change, expected) in changes.iter().zip(expected) {
            let difference = change.after.rating - expected.rating;
            assert!(difference.abs() < 1e-9, "{change:?} is not {expected:?}");
        }
        let points = before.map(|standing| standing.rating.rating);
        let part = SideResults::of_game(points, GameScore::Won, Weight::FULL);
        let after = [0, 1].map(|side: usize| TimedRating {
            rating: changes[side].after,
            at: Some(at),
        });
        (after, part)
    };
    let mut add = |part: SideResults| {
        results += part;
        results.advantage()
    };
    let (none, new) = (SideAdvantage::NONE, [TimedRating::default(); 2]);
    let id = won_by_the_first_side(&app, unequal).await;
    let (standings, part) = rated(new, id, none).await;
    let one = add(part);
    let id = won_by_the_first_side(&app, unequal).await;
    let (standings, part) = rated(standings, id, one).await;
    let two = add(part);
    assert!(one.0 > 10.0 && two.0 > one.0, "{one:?}, {two:?}");
    let id = won_by_the_first_side(&app, fair).await;
    let (standings, _) = rated(standings, id, none).await;
    let id = won_by_the_first_side(&app, unequal).await;
    rated(standings, id, two).await;
    let recomputed = app.store.recompute(&app.ratings, false).await.unwrap();
    assert_eq!((recomputed.games, recomputed.changed), (4, 0));
    // A voided game does not count any more.
    let reason = "agreed beforehand".to_owned();
    let (moderator, void) = (Actor::Moderator(CAROL), Command::Void { reason });
    app.act(id, moderator, void, None, None).await.unwrap();
    let id = won_by_the_first_side(&app, unequal).await;
    rated(standings, id, two).await;
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
                "advantage",
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
