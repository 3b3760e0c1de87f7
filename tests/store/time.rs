//! Clocks with the database: flags, downtimes of the bot, vacations. The tests control the time.

use std::time::Duration;

use banyan::app::{App, Limits};
use banyan::play::{
    Command, Ending, Event, Extension, Match, MatchId, Offer, Phase, PlayerId, Terms, TimeControl,
    Timestamp,
};
use banyan::rules::Side;
use banyan::store::{JobKind, TimeSpan};

use sqlx::Executor as _;

use super::database::{Database, on_both};
use super::{ALICE, BOB, START, app, does, play, terms};

on_both!(
    a_flag_falls_and_is_recorded_once,
    a_bot_that_was_away_gives_a_grace,
    an_outage_that_goes_on_excuses_all_of_it,
    a_bank_and_a_pause_outlast_an_absence,
    a_vacation_costs_no_time,
    a_vacation_is_not_taken_from_a_bank,
    days_that_a_clock_was_given_are_not_kept_as_well,
    a_vacation_begins_by_itself_while_there_is_some_left,
    an_automatic_vacation_ends_when_its_player_moves,
    unused_time_of_a_vacation_does_not_stay_in_the_bank,
    a_vacation_begins_with_the_time_it_gives_or_not_at_all,
    a_vacation_is_replaced_or_kept,
    of_two_vacations_at_once_one_interrupts_the_other,
    half_a_minute_of_vacation_costs_nothing,
    every_deadline_owes_a_flag_and_a_reminder,
);

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

async fn clocked(app: &App, time: &str) -> MatchId {
    let terms = Terms {
        time: time.parse().unwrap(),
        ..terms()
    };
    let id = app.challenge(terms, None).await.unwrap().game.id();
    does(app, id, BOB, Command::Accept { lot: Side::First })
        .await
        .unwrap();
    id
}

async fn game(app: &App, id: MatchId) -> Match {
    app.game(id).await.unwrap().expect("the match is there")
}

async fn a_flag_falls_and_is_recorded_once(database: &Database) {
    let app = app(database.open().await);
    let id = clocked(&app, "1d").await;
    app.clock.advance(23 * HOUR);
    app.handle_expired_deadline(id, false).await.unwrap();
    assert_eq!(game(&app, id).await.phase(), Phase::Playing);
    app.clock.advance(HOUR);
    let (one, two) = tokio::join!(
        app.handle_expired_deadline(id, false),
        app.handle_expired_deadline(id, false)
    );
    one.unwrap();
    two.unwrap();
    let over = game(&app, id).await;
    assert_eq!(
        (over.ending(), over.seq()),
        (Some(Ending::Flagged { loser: Side::First }), 3)
    );
    let list = app.store.finished_of(BOB, 1).await.unwrap();
    assert_eq!(
        (
            list[0].winner,
            list[0].ended_by.as_deref(),
            list[0].deadline
        ),
        (Some(BOB), Some("time"), None)
    );
}

async fn a_bot_that_was_away_gives_a_grace(database: &Database) {
    let app = app(database.open().await);
    let id = clocked(&app, "1d").await;
    let long = clocked(&app, "2d").await;
    app.record_heartbeat().await.unwrap();
    app.clock.advance(Duration::from_secs(50));
    app.record_heartbeat().await.unwrap();
    assert_eq!(
        app.store
            .downtime_at(START.after(HOUR), Some(app.clock.now()))
            .await
            .unwrap(),
        None,
        "a late beat is no absence"
    );
    // A power failure of thirty hours, in which one of the clocks runs out.
    app.clock.advance(30 * HOUR);
    app.record_heartbeat().await.unwrap();
    app.handle_expired_deadline(id, false).await.unwrap();
    app.handle_expired_deadline(long, false).await.unwrap();
    let saved = game(&app, id).await;
    assert_eq!(
        saved.deadline(),
        Some(app.clock.now().after(DAY)),
        "a day at most"
    );
    assert!(matches!(
        saved.last_event().event,
        Event::Extended {
            why: Extension::Downtime,
            ..
        }
    ));
    assert_eq!(
        game(&app, long).await.deadline(),
        Some(START.after(2 * DAY)),
        "this one has not run out"
    );
    app.handle_expired_deadline(id, false).await.unwrap();
    assert_eq!(game(&app, id).await.seq(), saved.seq(), "given once");
    app.clock.advance(DAY);
    app.handle_expired_deadline(id, false).await.unwrap();
    assert_eq!(game(&app, id).await.phase(), Phase::Over);
}

/// The bot comes back, records that it was away, and dies before the heartbeat. The clock runs out after that.
async fn an_outage_that_goes_on_excuses_all_of_it(database: &Database) {
    let app = app(database.open().await);
    let id = clocked(&app, "1d").await;
    app.record_heartbeat().await.unwrap();
    app.clock.advance(20 * HOUR);
    let back = TimeSpan {
        starts: START,
        ends: app.clock.now(),
    };
    app.store.add_downtime(back).await.unwrap();
    app.clock.advance(10 * HOUR);
    app.record_heartbeat().await.unwrap();
    app.handle_expired_deadline(id, false).await.unwrap();
    let saved = game(&app, id).await;
    assert_eq!(saved.deadline(), Some(app.clock.now().after(DAY)));
    // Another process noticed the end of it a little earlier.
    app.store.add_downtime(back).await.unwrap();
    let whole = app.store.downtime_at(START, Some(app.clock.now())).await;
    assert_eq!(whole.unwrap().unwrap().length(), 30 * HOUR);
}

async fn a_bank_and_a_pause_outlast_an_absence(database: &Database) {
    let app = app(database.open().await);
    let banked = clocked(&app, "2d+12h").await;
    let paused = clocked(&app, "1d").await;
    does(&app, paused, BOB, Command::Offer(Offer::Pause))
        .await
        .unwrap();
    does(&app, paused, ALICE, Command::Agree(Offer::Pause))
        .await
        .unwrap();
    app.clock.advance(DAY + 23 * HOUR);
    app.record_heartbeat().await.unwrap();
    // The bank runs out after an hour, and the bot comes back after six.
    app.clock.advance(6 * HOUR);
    app.record_heartbeat().await.unwrap();
    app.handle_expired_deadline(banked, false).await.unwrap();
    app.handle_expired_deadline(paused, false).await.unwrap();
    let deadline = game(&app, banked).await.deadline();
    assert_eq!(deadline, Some(app.clock.now().after(6 * HOUR)));
    assert_eq!(
        game(&app, paused).await.seq(),
        4,
        "no time runs in a pause, so none is given back"
    );
    // Only the used part of the extra time counts.
    app.clock.advance(2 * HOUR);
    does(&app, banked, ALICE, play("c3d3")).await.unwrap();
    let bank = game(&app, banked).await.clocks().bank(Side::First);
    assert_eq!(bank, Some(4 * HOUR + 12 * HOUR));
    does(&app, paused, BOB, Command::Resume).await.unwrap();
    let deadline = game(&app, paused).await.deadline();
    assert_eq!(deadline, Some(app.clock.now().after(DAY)));
}

async fn a_vacation_is_not_taken_from_a_bank(database: &Database) {
    let app = app(database.open().await);
    let id = clocked(&app, "10d+0h").await;
    app.clock.advance(DAY);
    app.go_on_vacation(ALICE, 5).await.unwrap().unwrap();
    // She moves on the seventh day; five days were vacation.
    app.clock.advance(6 * DAY);
    does(&app, id, ALICE, play("c3d3")).await.unwrap();
    let moved = game(&app, id).await;
    assert_eq!(moved.clocks().bank(Side::First), Some(8 * DAY));
    assert_eq!(moved.last_mover(), Some(ALICE));
    // A player who moves during a vacation has used only the part of it that has passed.
    app.clock.advance(DAY);
    app.go_on_vacation(BOB, 5).await.unwrap().unwrap();
    app.clock.advance(DAY);
    does(&app, id, BOB, play("g7g6")).await.unwrap();
    let moved = game(&app, id).await;
    assert_eq!(moved.clocks().bank(Side::Second), Some(9 * DAY));
    // Time for which a deadline was extended is not given again.
    app.go_on_vacation(ALICE, 3).await.unwrap().unwrap();
    app.clock.advance(8 * DAY);
    app.handle_expired_deadline(id, false).await.unwrap();
    app.clock.advance(DAY);
    does(&app, id, ALICE, play("d3d4")).await.unwrap();
    let moved = game(&app, id).await;
    assert_eq!(moved.clocks().bank(Side::First), Some(2 * DAY));
    let list = app.store.games_of(ALICE, 1).await.unwrap();
    assert_eq!(list[0].plies, 3);
}

async fn days_that_a_clock_was_given_are_not_kept_as_well(database: &Database) {
    let app = app(database.open().await);
    let id = clocked(&app, "1d").await;
    app.go_on_vacation(ALICE, 10).await.unwrap().unwrap();
    app.clock.advance(DAY);
    // Her clock continues after the whole vacation.
    app.handle_expired_deadline(id, false).await.unwrap();
    let deadline = START.after(11 * DAY);
    assert_eq!(game(&app, id).await.deadline(), Some(deadline));
    let ends = START.after(10 * DAY);
    assert_eq!(app.return_from_vacation(ALICE).await.unwrap(), Some(ends));
    let shorter = app.go_on_vacation(ALICE, 1).await.unwrap().unwrap();
    assert_eq!(shorter.ends, ends, "nor by a shorter one");
    let left = |app: App| async move { app.vacation_left(ALICE, app.clock.now()).await.unwrap() };
    assert_eq!(left(app.clone()).await, 20 * DAY);
    // She moves, and keeps the rest of her vacation.
    app.clock.advance(DAY);
    does(&app, id, ALICE, play("c3d3")).await.unwrap();
    let now = app.clock.now();
    assert_eq!(app.return_from_vacation(ALICE).await.unwrap(), Some(now));
    assert_eq!(left(app.clone()).await, 28 * DAY);
    assert_eq!(app.return_from_vacation(ALICE).await.unwrap(), None);
}

async fn a_vacation_costs_no_time(database: &Database) {
    let app = app(database.open().await);
    let id = clocked(&app, "3d").await;
    let other = clocked(&app, "5d").await;
    // Days one to four; one game's flag would fall during the vacation, the other's after it.
    let vacation = TimeSpan {
        starts: START.after(DAY),
        ends: START.after(4 * DAY),
    };
    let start = app
        .store
        .start_vacation(ALICE, vacation.starts, |_| Some(vacation));
    start.await.unwrap();
    for (id, first, then) in [(id, 3, 6), (other, 5, 8)] {
        app.clock
            .advance(START.after(first * DAY).since(app.clock.now()));
        app.handle_expired_deadline(id, false).await.unwrap();
        assert_eq!(
            game(&app, id).await.deadline(),
            Some(START.after(then * DAY)),
            "{first}"
        );
    }
    app.clock
        .advance(START.after(6 * DAY).since(app.clock.now()));
    app.handle_expired_deadline(id, false).await.unwrap();
    assert_eq!(
        game(&app, id).await.phase(),
        Phase::Over,
        "a vacation counts once"
    );
    // Bob's inactivity does not use Alice's vacation.
    let theirs = clocked(&app, "1d").await;
    does(&app, theirs, ALICE, play("c3d3")).await.unwrap();
    app.clock.advance(DAY);
    app.handle_expired_deadline(theirs, false).await.unwrap();
    assert_eq!(game(&app, theirs).await.phase(), Phase::Over);
}

async fn a_vacation_begins_by_itself_while_there_is_some_left(database: &Database) {
    let app = App {
        limits: Limits {
            vacation_days: 2,
            ..Limits::default()
        },
        ..app(database.open().await)
    };
    let id = clocked(&app, "1d").await;
    for day in 1..=2 {
        app.clock.advance(DAY);
        app.handle_expired_deadline(id, true).await.unwrap();
        assert_eq!(
            game(&app, id).await.deadline(),
            Some(START.after((day + 1) * DAY))
        );
    }
    let left = app.vacation_left(ALICE, app.clock.now()).await.unwrap();
    assert_eq!(left, Duration::ZERO);
    assert!(
        app.store
            .end_vacation(ALICE, app.clock.now(), app.clock.now())
            .await
            .unwrap()
    );
    let left = app.vacation_left(ALICE, app.clock.now()).await.unwrap();
    assert_eq!(left, DAY, "what is not used is not used up");
    app.clock.advance(DAY);
    app.store
        .start_vacation(ALICE, START.after(2 * DAY), |_| {
            Some(TimeSpan {
                starts: START.after(2 * DAY),
                ends: START.after(3 * DAY),
            })
        })
        .await
        .unwrap();
    app.handle_expired_deadline(id, true).await.unwrap();
    let over = game(&app, id).await;
    assert_eq!(over.ending(), Some(Ending::Flagged { loser: Side::First }));
}

/// Five minutes of an automatic vacation cost no day, and nobody has to end it.
async fn an_automatic_vacation_ends_when_its_player_moves(database: &Database) {
    let app = app(database.open().await);
    let left = || async { app.vacation_left(ALICE, app.clock.now()).await.unwrap() };
    let away = || async { app.vacation(ALICE).await.unwrap().map(|span| span.ends) };
    let ids = [
        clocked(&app, "1d").await,
        clocked(&app, "1d").await,
        clocked(&app, "2d").await,
    ];
    app.clock.advance(DAY);
    for id in &ids[..2] {
        app.handle_expired_deadline(*id, true).await.unwrap();
    }
    app.clock.advance(Duration::from_mins(5));
    // Two games were given the day, so a move in one of them, or in a third, does not give it back.
    for id in [ids[0], ids[2]] {
        does(&app, id, ALICE, play("c3d3")).await.unwrap();
        assert_eq!(away().await, Some(START.after(2 * DAY)));
    }
    does(&app, ids[1], ALICE, play("c3d3")).await.unwrap();
    assert_eq!(away().await, None);
    assert_eq!(left().await, 30 * DAY);
    // Nor does she keep the day by taking her move back: her time is up, and a vacation begins again.
    does(&app, ids[1], ALICE, Command::Offer(Offer::Takeback))
        .await
        .unwrap();
    let deadline = game(&app, ids[1]).await.deadline();
    assert_eq!(deadline, Some(app.clock.now()));
    app.handle_expired_deadline(ids[1], true).await.unwrap();
    assert_eq!(away().await, Some(app.clock.now().after(DAY)));
    does(&app, ids[1], ALICE, play("c3d3")).await.unwrap();
    assert_eq!(left().await, 30 * DAY);
    // A vacation that she chose goes on, also if it replaces one that began by itself.
    does(&app, ids[1], BOB, play("g7g6")).await.unwrap();
    app.clock.advance(DAY);
    app.handle_expired_deadline(ids[1], true).await.unwrap();
    app.clock.advance(HOUR);
    let chosen = app.go_on_vacation(ALICE, 3).await.unwrap().unwrap();
    does(&app, ids[1], ALICE, play("d3d4")).await.unwrap();
    assert_eq!(away().await, Some(chosen.ends));
    let rest = chosen.ends.since(app.clock.now());
    assert_eq!(left().await + HOUR + rest, 30 * DAY);
}

/// Otherwise a move each day would refill a bank that is empty.
async fn unused_time_of_a_vacation_does_not_stay_in_the_bank(database: &Database) {
    let app = app(database.open().await);
    for automatic in [true, false] {
        let id = clocked(&app, "2d+12h").await;
        app.clock.advance(47 * HOUR);
        if !automatic {
            app.go_on_vacation(ALICE, 3).await.unwrap().unwrap();
        }
        app.clock.advance(HOUR);
        app.handle_expired_deadline(id, automatic).await.unwrap();
        app.clock.advance(HOUR);
        does(&app, id, ALICE, play("c3d3")).await.unwrap();
        let before = if automatic { Duration::ZERO } else { HOUR };
        let bank = game(&app, id).await.clocks().bank(Side::First);
        assert_eq!(bank, Some(before + 12 * HOUR), "{automatic}");
        // The move is taken back and made again: nothing is given twice.
        does(&app, id, ALICE, Command::Offer(Offer::Takeback))
            .await
            .unwrap();
        does(&app, id, ALICE, play("c3d3")).await.unwrap();
        let bank = game(&app, id).await.clocks().bank(Side::First);
        assert_eq!(bank, Some(before + 12 * HOUR), "{automatic}");
        let ended = app.return_from_vacation(ALICE).await.unwrap();
        assert_eq!(ended.is_none(), automatic);
        let used = if automatic { HOUR } else { 3 * HOUR };
        let left = app.vacation_left(ALICE, app.clock.now()).await.unwrap();
        assert_eq!(left + used, 30 * DAY);
    }
}

async fn a_vacation_begins_with_the_time_it_gives_or_not_at_all(database: &Database) {
    let app = app(database.open().await);
    for _ in 0..20 {
        let id = clocked(&app, "1d").await;
        app.clock.advance(DAY);
        let act = does(&app, id, ALICE, play("a3a4"));
        let (up, acted) = tokio::join!(app.handle_expired_deadline(id, true), act);
        up.unwrap();
        acted.unwrap();
        let events = game(&app, id).await;
        let extended = events.events().iter();
        let extended =
            extended.filter(|event| matches!(event.event, Event::Extended { ms: 1.., .. }));
        // Her move may come after it, and has ended the vacation then.
        let just_before = Timestamp(app.clock.now().0 - 1);
        let booked = app.store.vacations(ALICE, just_before).await.unwrap();
        assert_eq!(booked.len(), extended.count());
        app.clock.advance(2 * DAY);
    }
}

/// The new vacation cannot be written: the one that it interrupts goes on.
async fn a_vacation_is_replaced_or_kept(database: &Database) {
    let app = app(database.open().await);
    let before = app.go_on_vacation(ALICE, 3).await.unwrap().unwrap();
    let mut raw = database.raw().await;
    let full = if database.is_postgres() {
        "ALTER TABLE vacations ADD CONSTRAINT no_room CHECK (ends - starts < 345600000)"
    } else {
        "CREATE TRIGGER no_room BEFORE INSERT ON vacations BEGIN SELECT RAISE(ABORT, 'no room'); END"
    };
    raw.execute(full).await.unwrap();
    app.clock.advance(DAY);
    app.go_on_vacation(ALICE, 5).await.unwrap_err();
    assert_eq!(app.vacation(ALICE).await.unwrap(), Some(before));
}

/// Two presses at the same time, in two processes whose clocks differ a little.
async fn of_two_vacations_at_once_one_interrupts_the_other(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    apps[1].clock.advance(Duration::from_millis(20));
    let year = START.year().0;
    for player in (0..20).map(|number| PlayerId(ALICE.0 + number)) {
        database.name(player, "Alice").await;
        let [one, other] = apps.each_ref().map(|app| app.go_on_vacation(player, 20));
        let (one, other) = tokio::join!(one, other);
        let (one, other) = (one.unwrap(), other.unwrap());
        assert!(one.is_ok() && other.is_ok(), "{one:?}, {other:?}");
        let spans = apps[0].store.vacations(player, year).await.unwrap();
        let mut pairs = spans.windows(2);
        assert!(
            pairs.all(|pair| pair[0].ends <= pair[1].starts),
            "a day counts once: {spans:?}"
        );
        let used: Duration = spans.iter().map(|span| span.length()).sum();
        assert_eq!(used.as_secs() / 3600, 20 * 24, "{spans:?}");
    }
}

async fn half_a_minute_of_vacation_costs_nothing(database: &Database) {
    let app = app(database.open().await);
    let left = || async { app.vacation_left(ALICE, app.clock.now()).await.unwrap() };
    app.go_on_vacation(ALICE, 3).await.unwrap().unwrap();
    app.clock.advance(Duration::from_secs(30));
    app.return_from_vacation(ALICE).await.unwrap();
    assert_eq!(left().await, 30 * DAY);
    // Used time adds up across vacations and counts in whole hours; the last day may be partial.
    app.go_on_vacation(ALICE, 3).await.unwrap().unwrap();
    app.clock.advance(Duration::from_secs(2 * 3_600 - 30));
    app.return_from_vacation(ALICE).await.unwrap();
    let rest = Duration::from_hours(30 * 24 - 2);
    assert_eq!(left().await, rest);
    let all = app.go_on_vacation(ALICE, 30).await.unwrap().unwrap();
    assert_eq!(all.length(), rest);
    app.clock.advance(DAY);
    app.return_from_vacation(ALICE).await.unwrap();
    let none = app.go_on_vacation(ALICE, 30).await.unwrap();
    assert_eq!(none.unwrap_err().left, Duration::from_hours(29 * 24 - 2));
}

async fn every_deadline_owes_a_flag_and_a_reminder(database: &Database) {
    let app = app(database.open().await);
    let id = clocked(&app, "5d").await;
    let mut kinds = Vec::new();
    for hours in [0, 95, 1, 23, 1] {
        app.clock.advance(hours * HOUR);
        let now = app.clock.now();
        while let Some(job) = crate::store::claim(&app.store, now, now.after(HOUR))
            .await
            .unwrap()
        {
            assert_eq!(job.id.subject.match_id(), Some(id));
            kinds.push((now.since(START).as_secs() / 3600, job.id.kind));
            app.store.finish(&job.id).await.unwrap();
        }
    }
    assert_eq!(
        kinds,
        [
            (0, JobKind::Announce),
            (0, JobKind::Announce),
            (96, JobKind::Remind),
            (120, JobKind::Flag),
        ]
    );
    // A change that keeps the deadline creates no new jobs; one that moves it does.
    app.clock.advance(Duration::from_secs(1));
    let given = does(&app, id, BOB, Command::Give).await.unwrap().game;
    let drawn = Command::Offer(banyan::play::Offer::Draw);
    does(&app, id, BOB, drawn).await.unwrap();
    let due = crate::store::claim(&app.store, given.deadline().unwrap(), START).await;
    let mut pending = Vec::new();
    let mut next = due.unwrap();
    while let Some(job) = next {
        pending.push((job.id.kind, job.seq));
        app.store.finish(&job.id).await.unwrap();
        next = crate::store::claim(&app.store, given.deadline().unwrap(), START)
            .await
            .unwrap();
    }
    assert_eq!(
        pending,
        [
            (JobKind::Announce, 3),
            (JobKind::Announce, 4),
            (JobKind::Flag, 3),
        ],
        "the moment for a reminder is over"
    );
    assert_eq!(given.terms().time, TimeControl::Days(5));
}
