//! Leaderboards and seasons in the database: players, ranks, and that each month is stored exactly once.

use std::time::Duration;

use banyan::play::rating::RatingRules;
use banyan::play::{Actor, ChannelId, Command, GuildId, Month, PlayerId, Timestamp};
use banyan::store::{
    Job, JobKind, Lane, LeaderboardScope, Period, Preference, RankedPlayer, ServerSetting, Store,
    StoreError, Subject,
};
use sqlx::{AssertSqlSafe, Executor as _, Row as _};

use super::database::{Database, on_both};
use super::ratings::finished;
use super::{ALICE, BOB, CAROL, GUILD, START, app};

on_both!(
    places_ties_and_pages,
    who_is_not_listed_is_on_no_board,
    a_month_counts_what_it_brought,
    a_month_that_is_over_is_kept_once,
    a_month_of_many_servers_is_kept_step_by_step,
    a_season_is_owed_to_its_channel_once,
    a_leap_of_the_clock_ends_no_season,
    two_processes_end_a_season_once,
);

const DAY: Duration = Duration::from_hours(24);

/// Claims a job that posts a season.
async fn claim(store: &Store, now: Timestamp, until: Timestamp) -> Result<Option<Job>, StoreError> {
    Ok(store.claim(Lane::Background, now, until, 1).await?.pop())
}

/// Closes the months that are over.
async fn close(store: &Store, now: Timestamp) {
    while store.close_seasons(now, 2).await.unwrap() {}
}

fn month(number: i64) -> Month {
    Month::new(number).unwrap()
}

fn board(guild: Option<GuildId>, period: Period) -> LeaderboardScope {
    LeaderboardScope {
        guild,
        pool: "jungle".to_owned(),
        period,
    }
}

fn places(lines: &[RankedPlayer]) -> Vec<(u32, u64)> {
    lines
        .iter()
        .map(|line| (line.rank, line.player.0))
        .collect()
}

/// Puts a player directly on the leaderboards of a server and of all servers.
async fn seated(database: &Database, player: u64, rating: f64, listed: i64) {
    let mut raw = database.raw().await;
    for guild in [GuildId(0), GUILD] {
        let sql = format!(
            "INSERT INTO boards (guild, pool, player, rating, listed) VALUES ({guild}, 'jungle', {player}, {rating}, {listed})"
        );
        raw.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    let sql = format!(
        "INSERT INTO ratings (player, pool, rating, deviation, volatility, at, games, wins, draws, opponents, listed) \
         VALUES ({player}, 'jungle', {rating}, 60, 0.06, {}, 20, 12, 3, 5, {listed})",
        START.0
    );
    raw.execute(AssertSqlSafe(sql)).await.unwrap();
}

async fn places_ties_and_pages(database: &Database) {
    let store = database.open().await;
    for (player, rating) in [
        (1, 1700.0),
        (2, 1600.5),
        (3, 1600.5),
        (4, 1600.5),
        (5, 1500.0),
    ] {
        seated(database, player, rating, START.after(DAY).0).await;
    }
    database.name(PlayerId(2), "Two").await;
    for guild in [None, Some(GUILD)] {
        let all = board(guild, Period::All);
        let lines = store.board(&all, START, 10, 0).await.unwrap();
        assert_eq!(places(&lines), [(1, 1), (2, 2), (2, 3), (2, 4), (5, 5)]);
        assert_eq!(lines[1].name.as_deref(), Some("Two"));
        assert_eq!(lines[0].score, [12, 3, 5]);
        // A page that begins among equal ratings.
        let second = store.board(&all, START, 2, 2).await.unwrap();
        assert_eq!(places(&second), [(2, 3), (2, 4)]);
        let third = store.board(&all, START, 2, 4).await.unwrap();
        assert_eq!(places(&third), [(5, 5)]);
        let own = store
            .own_entry(&all, START, PlayerId(4))
            .await
            .unwrap()
            .unwrap();
        assert_eq!(
            (own.rank, own.standing.rating.rating.round() as i64),
            (2, 1601)
        );
    }
    // Nobody is listed after their listing ends.
    let all = board(None, Period::All);
    let later = START.after(2 * DAY);
    assert_eq!(store.board(&all, later, 10, 0).await.unwrap(), []);
    assert_eq!(
        store.own_entry(&all, later, PlayerId(1)).await.unwrap(),
        None
    );
    let elsewhere = board(Some(GuildId(9)), Period::All);
    assert_eq!(store.board(&elsewhere, START, 10, 0).await.unwrap(), []);
}

/// Several games of each player against three others, one a day; the first player wins more often.
async fn season_of_games(
    store: &Store,
    rules: &RatingRules,
    from: Timestamp,
    rounds: u64,
) -> Timestamp {
    let mut at = from;
    for round in 0..rounds {
        for (number, player) in [ALICE, BOB].into_iter().enumerate() {
            at = at.after(Duration::from_mins(10));
            let other = PlayerId(100 + (round + number as u64) % 4);
            let winner = (round % 3 == 2 || number == 1 && round % 2 == 1).then_some(1);
            finished(
                store,
                rules,
                [player, other],
                "jungle/classic",
                GUILD,
                at,
                winner.or(Some(0)),
            )
            .await;
        }
    }
    at
}

async fn who_is_not_listed_is_on_no_board(database: &Database) {
    let app = app(database.open().await);
    let (store, rules) = (&app.store, app.ratings.as_ref());
    let at = season_of_games(store, rules, START, 45).await;
    let all = board(Some(GUILD), Period::All);
    let listed = async || places(&store.board(&all, at, 50, 0).await.unwrap());
    let who = |list: &[(u32, u64)]| list.iter().map(|(_, player)| *player).collect::<Vec<_>>();
    let before = listed().await;
    assert!(
        who(&before).contains(&ALICE.0) && who(&before).contains(&BOB.0),
        "{before:?}"
    );

    // The small curves show the last twelve games, of everybody and in one's own line.
    for line in store.board(&all, at, 50, 0).await.unwrap() {
        let history = store.history(line.player, "jungle", 12).await.unwrap();
        let ratings = history.iter().map(|then| then.rating.rating as f32);
        assert_eq!(line.trend, ratings.collect::<Vec<_>>());
        assert_eq!(line.trend.len(), 12);
        let own = store.own_entry(&all, at, line.player).await.unwrap();
        assert_eq!(own.unwrap(), line);
    }

    // The player opts out.
    let shy = Preference::Unlisted(true);
    store.update_preferences(ALICE, &[shy]).await.unwrap();
    store.relist(ALICE, rules).await.unwrap();
    let without = listed().await;
    assert!(!who(&without).contains(&ALICE.0) && without.len() + 1 == before.len());
    let month = board(Some(GUILD), Period::Month(Month::of(at)));
    let gainers = store.board(&month, at, 50, 0).await.unwrap();
    assert!(gainers.iter().all(|line| line.player != ALICE));
    assert_eq!(store.own_entry(&month, at, ALICE).await.unwrap(), None);

    // Too few games or too few opponents: a newcomer is not listed.
    finished(
        store,
        rules,
        [CAROL, BOB],
        "jungle/classic",
        GUILD,
        at,
        Some(0),
    )
    .await;
    assert!(!who(&listed().await).contains(&CAROL.0));

    // Voiding: dependent ratings follow, and players without games leave the leaderboards.
    let moderator = Actor::Moderator(PlayerId(99));
    let id = banyan::play::MatchId(91);
    let command = Command::Void {
        reason: "a test".to_owned(),
    };
    app.act(id, moderator, command, None, None).await.unwrap();
    assert_eq!(store.ratings(CAROL).await.unwrap(), []);
    let everybody = board(None, Period::Month(Month::of(at)));
    assert_eq!(store.own_entry(&everybody, at, CAROL).await.unwrap(), None);
}

async fn a_month_counts_what_it_brought(database: &Database) {
    let store = database.open().await;
    let rules = RatingRules::default();
    let month = board(Some(GUILD), Period::Month(Month::of(START)));
    // Changes of provisional ratings are no gains.
    let at = season_of_games(&store, &rules, START, 3).await;
    assert!(
        store.ratings(ALICE).await.unwrap()[0]
            .standing
            .rating
            .rating
            > 1600.0
    );
    assert_eq!(store.board(&month, at, 50, 0).await.unwrap(), []);
    assert_eq!(store.games_counted(&month, ALICE).await.unwrap(), 0);
    let at = season_of_games(&store, &rules, at, 42).await;
    let lines = store.board(&month, at, 50, 0).await.unwrap();
    assert!(lines.windows(2).all(|pair| pair[0].gain >= pair[1].gain));
    let own = store.own_entry(&month, at, ALICE).await.unwrap().unwrap();
    let history = store.history(ALICE, "jungle", 100).await.unwrap();
    let guesses = history
        .iter()
        .take_while(|standing| standing.rating.is_provisional());
    let guesses = guesses.count();
    assert!((5..30).contains(&guesses), "{guesses}");
    assert_eq!(own.score.iter().sum::<u32>() as usize, 45 - guesses);
    assert_eq!(
        store.games_counted(&month, ALICE).await.unwrap() as usize,
        45 - guesses
    );
    let [from, to] = [guesses - 1, 44].map(|at| history[at].rating.rating);
    let gained = own.gain as f64 / 1000.0;
    assert!((to - from - gained).abs() < 0.1, "{from} {to} {gained}");
    // The next month starts empty.
    let next = board(Some(GUILD), Period::Month(Month::of(START.after(31 * DAY))));
    assert_eq!(store.board(&next, at, 50, 0).await.unwrap(), []);
}

/// [`START`] is in November; the season ends at the start of December, and another at the end of the year.
async fn a_month_that_is_over_is_kept_once(database: &Database) {
    let store = database.open().await;
    let rules = RatingRules::default();
    // From the middle of November on.
    close(&store, START).await;
    let at = season_of_games(&store, &rules, START, 45).await;
    let all = board(Some(GUILD), Period::All);
    let now = store.board(&all, at, 100, 0).await.unwrap();
    assert!(now.len() >= 2);
    assert_eq!(
        store.seasons(Some(GUILD), "jungle").await.unwrap(),
        Vec::<Month>::new()
    );

    // The first game of December closes November before it is rated.
    let december = month(202_312).start().after(Duration::from_hours(1));
    finished(
        &store,
        &rules,
        [BOB, ALICE],
        "jungle/classic",
        GUILD,
        december,
        Some(0),
    )
    .await;
    assert_eq!(
        store.seasons(Some(GUILD), "jungle").await.unwrap(),
        [month(202_311)]
    );
    assert_eq!(
        store.seasons(None, "jungle").await.unwrap(),
        [month(202_311)]
    );
    let kept = board(Some(GUILD), Period::Season(month(202_311)));
    let season = store.board(&kept, december, 100, 0).await.unwrap();
    let worth = |lines: &[RankedPlayer]| {
        let each = |line: &RankedPlayer| {
            (
                line.rank,
                line.player,
                line.standing.rating.rating.to_bits(),
                line.score,
            )
        };
        lines.iter().map(each).collect::<Vec<_>>()
    };
    assert_eq!(worth(&season), worth(&now));
    let own = store
        .own_entry(&kept, december, ALICE)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(
        worth(&[own]),
        worth(&now[now.iter().position(|line| line.player == ALICE).unwrap()..][..1])
    );
    // Once: closing again has no effect.
    for later in [december, december.after(DAY)] {
        close(&store, later).await;
    }
    assert_eq!(store.board(&kept, december, 100, 0).await.unwrap(), season);

    // Down for two months, over the end of the year: each month is stored as it ended.
    let march = month(202_403).start().after(DAY);
    close(&store, march).await;
    let months = store.seasons(Some(GUILD), "jungle").await.unwrap();
    assert!(
        months.contains(&month(202_312)) && months.contains(&month(202_401)),
        "{months:?}"
    );
    assert!(months.windows(2).all(|pair| pair[0] > pair[1]));
}

/// A thousand servers, and a game of two players who are on three boards: that of all servers, that of [`GUILD`] and
/// another one. The rest is kept by the worker, which is stopped again and again.
async fn a_month_of_many_servers_is_kept_step_by_step(database: &Database) {
    const SERVERS: i64 = 1_000;
    const STEP: usize = 150;
    let store = database.open().await;
    let rules = RatingRules::default();
    close(&store, START).await;
    let listed = START.after(90 * DAY).0;
    seated(database, ALICE.0, 1700.0, listed).await;
    seated(database, BOB.0, 1600.0, listed).await;
    let mut raw = database.raw().await;
    let there: Vec<String> = (1..=SERVERS)
        .map(|server| {
            let player = if server == 7 { ALICE.0 } else { 500 };
            format!("({server}, 'jungle', {player}, 1700, {listed})")
        })
        .collect();
    let boards = format!(
        "INSERT INTO boards (guild, pool, player, rating, listed) VALUES {}",
        there.join(", ")
    );
    raw.execute(AssertSqlSafe(boards)).await.unwrap();
    let rating = format!(
        "INSERT INTO ratings (player, pool, rating, deviation, volatility, at, games, wins, draws, opponents, listed) \
         VALUES (500, 'jungle', 1700, 60, 0.06, {}, 20, 12, 3, 5, {listed})",
        START.0
    );
    raw.execute(AssertSqlSafe(rating)).await.unwrap();
    let mut kept = async || -> i64 {
        let sql = "SELECT COUNT(DISTINCT guild) AS boards FROM seasons WHERE month = 202311";
        let row = raw.fetch_one(sql).await.unwrap();
        row.try_get("boards").unwrap()
    };

    let december = month(202_312).start().after(DAY);
    for winner in [1, 0] {
        let (players, ruleset) = ([ALICE, BOB], "jungle/classic");
        finished(
            &store,
            &rules,
            players,
            ruleset,
            GUILD,
            december,
            Some(winner),
        )
        .await;
        assert_eq!(kept().await, 3);
    }
    let mut before = 3;
    while database
        .open()
        .await
        .close_seasons(december, STEP)
        .await
        .unwrap()
    {
        let now = kept().await;
        assert!(now - before <= STEP as i64, "{before} {now}");
        before = now;
    }
    assert_eq!(before, SERVERS + 2);
    assert!(!store.close_seasons(december, STEP).await.unwrap());
    for guild in [None, Some(GUILD), Some(GuildId(7)), Some(GuildId(8))] {
        let season = board(guild, Period::Season(month(202_311)));
        let first = store
            .board(&season, december, 1, 0)
            .await
            .unwrap()
            .remove(0);
        let rating = first.standing.rating.rating.round() as i64;
        let player = if guild == Some(GuildId(8)) {
            500
        } else {
            ALICE.0
        };
        assert_eq!(
            (first.player.0, rating, first.score[0]),
            (player, 1700, 12),
            "{guild:?}"
        );
    }
}

async fn a_season_is_owed_to_its_channel_once(database: &Database) {
    let store = database.open().await;
    let rules = RatingRules::default();
    close(&store, START).await;
    let server = ServerSetting::AnnounceChannel(Some(ChannelId(3009)));
    store.set_server(GUILD, &server).await.unwrap();
    season_of_games(&store, &rules, START, 45).await;
    let december = month(202_312).start();
    let lease = december.after(Duration::from_mins(1));
    assert!(claim(&store, december, lease).await.unwrap().is_none());
    close(&store, december).await;
    let post = claim(&store, december, lease).await.unwrap().unwrap();
    let subject = Subject::Season {
        month: month(202_311),
        guild: GUILD,
        pool: "jungle".to_owned(),
    };
    assert_eq!((&post.id.subject, post.attempts), (&subject, 0));
    assert_eq!(post.id.kind, JobKind::Season);
    // Nobody else gets the job meanwhile; afterwards it is retried until it is posted.
    assert!(claim(&store, december, lease).await.unwrap().is_none());
    let again = claim(&store, lease, lease.after(DAY))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(again.attempts, 1);
    assert!(!store.finish(&post).await.unwrap(), "the lease is lost");
    let far = lease.after(2 * DAY);
    assert!(store.retry(&again, far).await.unwrap());
    let early = claim(&store, lease.after(DAY), lease).await;
    assert!(early.unwrap().is_none());
    let last = claim(&store, far, far.after(DAY)).await.unwrap().unwrap();
    assert!(store.finish(&last).await.unwrap());
    // A month without a rated game on the server is not posted.
    close(&store, month(202_401).start()).await;
    let none = claim(&store, lease.after(99 * DAY), lease).await;
    assert!(none.unwrap().is_none());
}

/// The system clock is wrong for a while, by one or ten years, ahead or behind. What was rated and closed meanwhile is
/// corrected when the clock is, and a month later everything is as if it had never been wrong.
async fn a_leap_of_the_clock_ends_no_season(database: &Database) {
    let app = app(database.open().await);
    let (store, rules) = (&app.store, app.ratings.as_ref());
    let game = async |winner| {
        let players = [ALICE, BOB];
        let (now, ruleset) = (app.clock.now(), "jungle/classic");
        finished(store, rules, players, ruleset, GUILD, now, Some(winner)).await;
    };
    let tick = async || {
        app.record_heartbeat().await.unwrap();
        close(store, app.clock.now()).await;
        while store.sweep_ratings(rules, 20).await.unwrap() {}
    };
    let all = board(Some(GUILD), Period::All);
    tick().await;
    let mut now = season_of_games(store, rules, START, 45).await;
    app.clock.set(now);
    tick().await;
    let before = store.board(&all, now, 100, 0).await.unwrap();
    assert!(before.len() >= 2);
    let mut closed = Vec::new();
    for days in [366, 3653, -366, -3653] {
        let wrong = Timestamp(now.0 + days * DAY.as_millis() as i64);
        for hour in 0..3 {
            app.clock.set(wrong.after(Duration::from_hours(hour)));
            tick().await;
            game(0).await;
        }
        now = now.after(Duration::from_hours(3));
        app.clock.set(now);
        tick().await;
        let rated = store.ratings(ALICE).await.unwrap().remove(0).standing;
        assert!(rated.rating.deviation < 100.0, "{days}: {rated:?}");
        assert!(rated.at <= Some(now), "{days}: {rated:?}");
        assert_eq!(store.seasons(Some(GUILD), "jungle").await.unwrap(), closed);
        let lines = store.board(&all, now, 100, 0).await.unwrap();
        assert!(lines.len() >= 2, "{days}: {lines:?}");
        // The month contains the games rated while the clock was wrong.
        let month = board(Some(GUILD), Period::Month(Month::of(now)));
        let counted = store.games_counted(&month, ALICE).await.unwrap();
        game(1).await;
        let more = store.games_counted(&month, ALICE).await.unwrap();
        assert!(
            counted > 3 && more == counted + 1,
            "{days}: {counted} {more}"
        );
        // The next month begins, and this one is closed.
        let ends = Month::of(now.after(31 * DAY)).start();
        closed.insert(0, Month::of(now));
        now = ends.after(Duration::from_hours(1));
        app.clock.set(now);
        tick().await;
        assert_eq!(store.seasons(Some(GUILD), "jungle").await.unwrap(), closed);
        // It has enough games to keep everybody listed.
        now = season_of_games(store, rules, now, 5).await;
        app.clock.set(now);
        tick().await;
    }
    let done = store.recompute(rules, true).await.unwrap();
    assert_eq!(done.changed, 0);
}

/// Both processes notice at the same time that the month is over, and both look for posts.
async fn two_processes_end_a_season_once(database: &Database) {
    let stores = [database.open().await, database.open().await];
    let rules = RatingRules::default();
    close(&stores[0], START).await;
    let server = ServerSetting::AnnounceChannel(Some(ChannelId(3009)));
    stores[0].set_server(GUILD, &server).await.unwrap();
    season_of_games(&stores[0], &rules, START, 45).await;
    let december = month(202_312).start();
    let lease = december.after(Duration::from_mins(1));
    let end = async |store: &Store| {
        close(store, december).await;
        claim(store, december, lease).await.unwrap()
    };
    let (one, two) = tokio::join!(end(&stores[0]), end(&stores[1]));
    assert!(one.is_some() != two.is_some(), "{one:?} {two:?}");
    let kept = board(Some(GUILD), Period::Season(month(202_311)));
    let season = stores[1].board(&kept, december, 100, 0).await.unwrap();
    let mut players: Vec<_> = season.iter().map(|line| line.player).collect();
    players.sort();
    players.dedup();
    assert!(
        season.len() >= 2 && players.len() == season.len(),
        "{season:?}"
    );
}
