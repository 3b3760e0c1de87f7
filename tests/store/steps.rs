//! Changes of the system clock: nobody loses time, and no job is forgotten.

use std::collections::BTreeMap;
use std::time::Duration;

use banyan::app::App;
use banyan::play::{
    Actor, ChannelId, Command, MatchId, Phase, PlayerId, Terms, TimeControl, Timestamp,
};
use banyan::rules::Side;
use banyan::store::{Job, JobKind, Lane, Subject};
use banyan::tournaments::{Begins, Format, TournamentCommand, TournamentPhase, TournamentPlan};
use sqlx::Row as _;

use super::database::{Database, on_both};
use super::{ALICE, BOB, START, app, does, handle, play, terms};
use crate::tournament_life::{ORGANISER, advance, does as acts, joined, plan, running, tournament};

on_both!(
    a_clock_that_jumps_ahead_and_back_takes_no_time,
    what_waits_is_done_when_the_clock_is_set_back,
    tournaments_keep_their_deadlines_when_the_clock_is_set_back,
    a_leap_excuses_no_later_flag,
    a_leap_holds_up_no_tournament,
    a_database_of_yesterday_excuses_no_later_flag,
);

const HOUR: Duration = Duration::from_hours(1);
/// A year in milliseconds.
const YEAR: i64 = 365 * 24 * 3_600_000;

async fn a_day_a_move(app: &App) -> MatchId {
    let terms = Terms {
        time: TimeControl::Days(1),
        ..terms()
    };
    let id = app.challenge(terms, None).await.unwrap().game.id();
    let lot = Side::First;
    does(app, id, BOB, Command::Accept { lot }).await.unwrap();
    id
}

async fn a_clock_that_jumps_ahead_and_back_takes_no_time(database: &Database) {
    let app = app(database.open().await);
    let id = a_day_a_move(&app).await;
    app.record_heartbeat().await.unwrap();
    app.clock.advance(48 * HOUR);
    app.record_heartbeat().await.unwrap();
    app.handle_expired_deadline(id, false).await.unwrap();
    let game = app.game(id).await.unwrap().unwrap();
    assert_eq!(
        game.phase(),
        Phase::Playing,
        "nobody could move in two days of no time at all"
    );
    assert!(game.deadline() > Some(app.clock.now()));

    app.clock.set(START.after(HOUR));
    app.record_heartbeat().await.unwrap();
    for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6"), (ALICE, "d3d4")] {
        let game = does(&app, id, player, play(text)).await.unwrap().game;
        let times: Vec<_> = game.events().iter().map(|event| event.at).collect();
        assert!(
            times.is_sorted(),
            "a match does not run backwards: {times:?}"
        );
        assert!(
            game.deadline().unwrap().since(app.clock.now()) >= 24 * HOUR,
            "a whole day for a move"
        );
        app.clock.advance(HOUR);
    }
    // Time goes on correctly, and a flag falls on time.
    app.clock.set(START.after(96 * HOUR));
    app.handle_expired_deadline(id, false).await.unwrap();
    assert_eq!(app.game(id).await.unwrap().unwrap().phase(), Phase::Over);
}

async fn what_waits_is_done_when_the_clock_is_set_back(database: &Database) {
    let app = app(database.open().await);
    let id = a_day_a_move(&app).await;
    let (lease, now) = (Duration::from_secs(45), app.clock.now());
    let claim = async |app: &App| {
        let now = app.clock.now();
        crate::store::claim(&app.store, now, now.after(lease))
            .await
            .unwrap()
            .map(|job| (job.id.kind, job.seq))
    };
    while let Some((_, seq)) = claim(&app).await {
        // A worker that dies while it holds all of them.
        assert!(seq <= 2);
    }
    app.act(
        id,
        banyan::play::Actor::Player(ALICE),
        play("c3d3"),
        None,
        Some(&handle(1)),
    )
    .await
    .unwrap();
    app.record_heartbeat().await.unwrap();

    // An hour back: without a correction, all jobs would be an hour late.
    app.clock.set(banyan::play::Timestamp(now.0 - 3_600_000));
    assert_eq!(claim(&app).await, None);
    app.record_heartbeat().await.unwrap();
    let mut done = Vec::new();
    while let Some((kind, seq)) = claim(&app).await {
        let job = banyan::store::JobId::of(kind, id, seq);
        app.store.finish(&job).await.unwrap();
        done.push((kind, seq));
    }
    let announced: Vec<_> = (1..=3).map(|seq| (JobKind::Announce, seq)).collect();
    assert_eq!(done, announced, "at once and in order, and no flag");
    let next = app
        .store
        .agenda(app.clock.now())
        .await
        .unwrap()
        .next
        .unwrap();
    assert!(
        next > app.clock.now().after(20 * HOUR),
        "reminders and flags keep their times"
    );
}

/// A ladder waits for the answer to a challenge, and a cup for its start; a third tournament has work to do at once.
async fn tournaments_keep_their_deadlines_when_the_clock_is_set_back(database: &Database) {
    let app = app(database.open().await);
    let steps = Format::Ladder { reach: 1, days: 3 };
    let players = [ALICE, BOB];
    let ladder = joined(&app, plan(steps, 2), &players).await;
    advance(&app, ladder).await;
    let opponent = match tournament(&app, ladder).await.ladder() {
        [first, _] => *first,
        other => panic!("a ladder of two: {other:?}"),
    };
    let challenger = if opponent == ALICE { BOB } else { ALICE };
    let challenge = TournamentCommand::Challenge { opponent };
    acts(&app, ladder, challenger, challenge).await;
    let cup = TournamentPlan {
        begins: Begins::At(START.after(48 * HOUR)),
        ..plan(Format::RoundRobin { double: false }, 4)
    };
    let cup = joined(&app, cup, &players).await;
    for _ in 0..60 {
        does_tournament_jobs(&app).await;
        app.clock.advance(Duration::from_secs(1));
    }
    let busy = joined(
        &app,
        plan(Format::RoundRobin { double: false }, 4),
        &players,
    )
    .await;
    app.record_heartbeat().await.unwrap();
    let due = async || {
        let rows = sqlx::query("SELECT subject, kind, due FROM jobs WHERE kind LIKE 'a%'")
            .fetch_all(&mut database.raw().await)
            .await
            .unwrap();
        let read = |row: &sqlx::any::AnyRow| {
            let (subject, kind): (String, String) = (row.get("subject"), row.get("kind"));
            ((subject, kind), Timestamp(row.get("due")))
        };
        rows.iter().map(read).collect::<BTreeMap<_, _>>()
    };
    let before = due().await;
    let job = |subject: Subject, kind: JobKind| (subject.to_string(), kind.key().to_owned());
    let [answer, start, work] =
        [ladder, cup, busy].map(|id| job(Subject::Tournament(id), JobKind::Advance));
    let reminder = job(Subject::Entrant(ladder, opponent), JobKind::AnswerEnds);
    let until = tournament(&app, ladder).await.pairings()[0].challenge;
    assert_eq!(before[&answer], until.unwrap().until);
    assert_eq!(before[&start], START.after(48 * HOUR));
    assert_eq!(before[&reminder].since(START).as_secs() / 3600, 57);

    app.clock.set(Timestamp(START.0 - 3_600_000));
    app.record_heartbeat().await.unwrap();
    let after = due().await;
    for kept in [&answer, &start, &reminder] {
        assert_eq!(after[kept], before[kept], "{kept:?}");
    }
    assert!(before[&work] > app.clock.now());
    assert_eq!(after[&work], app.clock.now(), "work does not wait an hour");
}

/// The system clock is years off while tournaments play, and is then corrected: what began or was extended meanwhile gets
/// its whole time again, and ends on time.
async fn a_leap_holds_up_no_tournament(database: &Database) {
    for years in [1, 10, -1, -10] {
        let app = app(database.open().await);
        leap(&app, database, years).await;
        app.clock.set(START);
        app.record_heartbeat().await.unwrap();
    }
}

async fn leap(app: &App, database: &Database, years: i64) {
    const DAYS: u8 = 3;
    let players = [ALICE, BOB, PlayerId(3), PlayerId(4)];
    let rounds = || TournamentPlan {
        round_days: Some(DAYS),
        ..plan(Format::RoundRobin { double: false }, 4)
    };
    let ladder = Format::Ladder {
        reach: 3,
        days: DAYS,
    };
    let before = joined(app, rounds(), &players).await;
    let paused = joined(app, rounds(), &players).await;
    let steps = joined(app, plan(ladder, 4), &players).await;
    let lost = joined(app, plan(ladder, 4), &players).await;
    for id in [before, paused, steps, lost] {
        advance(app, id).await;
    }
    let places = tournament(app, steps).await.ladder().to_vec();
    let challenge = |place: usize| TournamentCommand::Challenge {
        opponent: places[place],
    };
    acts(app, steps, places[1], challenge(0)).await;
    app.record_heartbeat().await.unwrap();

    app.clock.set(Timestamp(START.0 + years * YEAR));
    app.record_heartbeat().await.unwrap();
    acts(app, paused, ORGANISER, TournamentCommand::Pause).await;
    acts(app, steps, places[3], challenge(2)).await;
    acts(app, lost, places[1], challenge(0)).await;
    let pairing = tournament(app, lost).await.pairings()[0].id;
    let loser = places[1];
    let gives_up = TournamentCommand::Forfeit { pairing, loser };
    acts(app, lost, loser, gives_up).await;
    let meanwhile = joined(app, rounds(), &players).await;
    does_tournament_jobs(app).await;
    assert_eq!(running(app, before).await.len(), 2, "the round goes on");

    let now = START.after(HOUR);
    app.clock.set(now);
    app.record_heartbeat().await.unwrap();
    does_tournament_jobs(app).await;
    acts(app, paused, ORGANISER, TournamentCommand::Resume).await;
    // Who lost in the wrong time need not wait for it.
    acts(app, lost, loser, challenge(0)).await;
    let days = u32::from(DAYS) * 24 * HOUR;
    let latest = now.after(days + Duration::from_mins(2));
    // A clock that was behind is like a bot that was off: who ran out of time meanwhile gets a day.
    let earliest = if years < 0 { 24 * HOUR } else { days };
    let is_soon = |until: Timestamp| (START.after(earliest)..=latest).contains(&until);
    for id in [before, paused, meanwhile] {
        let deadline = tournament(app, id).await.deadline().unwrap();
        assert!(is_soon(deadline), "{id}: {deadline:?}");
    }
    for pairing in tournament(app, steps).await.pairings() {
        let challenge = pairing.challenge.unwrap();
        assert!(is_soon(challenge.until), "{challenge:?}");
    }
    for job in [JobKind::RoundEnds, JobKind::AnswerEnds] {
        let due = sqlx::query("SELECT COUNT(*) AS n FROM jobs WHERE kind = $1 AND due > $2");
        let due = due.bind(job.key()).bind(latest.0);
        let row = due.fetch_one(&mut database.raw().await).await.unwrap();
        assert_eq!(
            row.get::<i64, _>("n"),
            0,
            "a reminder waits for the wrong time"
        );
    }

    // Nobody plays or answers: each round is closed on time, and the challenged players lose their places.
    a_month_of_jobs(app).await;
    for id in [before, paused, meanwhile] {
        let cup = tournament(app, id).await;
        assert_eq!(cup.phase(), TournamentPhase::Over);
        let days = cup.events().last().unwrap().at.since(now).as_secs() / 86_400;
        let fewest = if years < 0 { 6 } else { 8 };
        assert!((fewest..=10).contains(&days), "{years} years: {days} days");
    }
    let steps = tournament(app, steps).await;
    assert_eq!(
        steps.ladder(),
        [1, 0, 3, 2].map(|place: usize| places[place])
    );
    let report = app.store.verify(false, |_| {}).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// Does what tournaments have to do now. Of what players are told, only the jobs are finished.
async fn does_tournament_jobs(app: &App) {
    while let Some(job) = claim_tournament_job(app).await {
        do_tournament_job(app, &job).await;
    }
}

async fn do_tournament_job(app: &App, job: &Job) {
    let next = match (job.id.kind, job.id.subject.tournament()) {
        (JobKind::Advance, Some(id)) => app.advance_tournament(id).await.unwrap(),
        _ => None,
    };
    match next {
        Some(next) => app.store.continue_later(job, next).await.unwrap(),
        None => app.store.finish(job).await.unwrap(),
    };
}

async fn claim_tournament_job(app: &App) -> Option<Job> {
    let (now, lane) = (app.clock.now(), Lane::Discord);
    let claimed = app.store.claim(lane, now, now.after(HOUR), 1).await;
    claimed.unwrap().pop()
}

/// The system clock is off by years, and then corrected.
async fn a_leap_excuses_no_later_flag(database: &Database) {
    for leap in [YEAR, 10 * YEAR, -YEAR, -10 * YEAR] {
        let app = app(database.open().await);
        let begin = app.clock.now();
        let [idle, moved] = [a_day_a_move(&app).await, a_day_a_move(&app).await];
        app.record_heartbeat().await.unwrap();
        app.clock.set(Timestamp(begin.0 + leap));
        app.record_heartbeat().await.unwrap();
        // Due jobs, moves and a challenge during the wrong time.
        app.handle_expired_deadline(idle, false).await.unwrap();
        let player = app.game(moved).await.unwrap().unwrap().to_move().unwrap();
        does(&app, moved, player, play("c3d3")).await.unwrap();
        let asked = app.challenge(terms(), None).await.unwrap().game.id();
        // So are a vacation, the day's puzzle, and a notice that waits for the morning.
        let absent = PlayerId(3);
        app.go_on_vacation(absent, 5).await.unwrap().unwrap();
        let today = app.clock.now().0 / 86_400_000;
        let puzzle = "INSERT INTO daily_puzzles (guild, day, puzzle) VALUES (1, $1, 1)";
        let puzzle = sqlx::query(puzzle).bind(today);
        puzzle.execute(&mut database.raw().await).await.unwrap();
        let event = (moved, app.game(moved).await.unwrap().unwrap().seq());
        let morning = app.clock.now().after(8 * HOUR);
        let told = app.store.add_notice_job(event, BOB, ChannelId(1), morning);
        told.await.unwrap();
        app.clock.set(begin.after(HOUR));
        app.record_heartbeat().await.unwrap();
        let now = app.clock.now();
        let downtime = app.store.downtime_at(now, None).await.unwrap();
        assert!(downtime.is_none_or(|downtime| downtime.ends <= now));
        assert_eq!(app.vacation(absent).await.unwrap(), None);
        let booked = app.store.vacations(absent, now).await.unwrap();
        assert_eq!(booked, [], "{leap}");
        let puzzles = "SELECT COUNT(*) AS n FROM daily_puzzles WHERE day > $1";
        let puzzles = sqlx::query(puzzles).bind(now.0 / 86_400_000);
        let row = puzzles.fetch_one(&mut database.raw().await).await.unwrap();
        assert_eq!(row.get::<i64, _>("n"), 0, "{leap}");
        let phase = async |id| app.game(id).await.unwrap().unwrap().phase();
        assert_eq!(phase(asked).await == Phase::Void, leap > 0, "{leap}");
        assert_eq!(phase(idle).await, Phase::Playing, "{leap}");

        let kinds = a_month_of_jobs(&app).await;
        for id in [idle, moved] {
            // A day for the move, and the hour by which each look at the jobs may be late.
            let flagged = flagged_at(&app, id).await;
            let hours = flagged.since(now).as_secs() / 3600;
            assert!((23..=26).contains(&hours), "{leap}: {hours} h");
            assert!(kinds.contains(&(id, JobKind::Remind)), "{leap}: {kinds:?}");
        }
        let notice = (moved, JobKind::Notify);
        assert!(kinds.contains(&notice), "{leap}: {kinds:?}");
        nothing_is_left(&app).await;
        app.clock.set(START);
        app.record_heartbeat().await.unwrap();
    }
}

/// When the player to move lost the game on time.
async fn flagged_at(app: &App, id: MatchId) -> Timestamp {
    let game = app.game(id).await.unwrap().unwrap();
    assert_eq!(game.phase(), Phase::Over);
    game.last_event().at
}

/// A month in which the worker does the due jobs (reminders, flags, rounds). Returns what was done for matches.
async fn a_month_of_jobs(app: &App) -> Vec<(MatchId, JobKind)> {
    let (mut kinds, mut now) = (Vec::new(), app.clock.now());
    for _ in 0..30 * 24 {
        while let Some(job) = crate::store::claim(&app.store, now, now.after(HOUR))
            .await
            .unwrap()
        {
            let Some(id) = job.id.subject.match_id() else {
                do_tournament_job(app, &job).await;
                continue;
            };
            match job.id.kind {
                JobKind::Flag => app.handle_expired_deadline(id, false).await.unwrap(),
                JobKind::Expire => {
                    let (clock, expire) = (Actor::Clock, Command::Expire);
                    app.act(id, clock, expire, None, None).await.unwrap();
                }
                _ => {}
            }
            kinds.push((id, job.id.kind));
            app.store.finish(&job).await.unwrap();
        }
        now = now.after(HOUR);
        app.clock.set(now);
    }
    kinds
}

/// Checks that no job is pending, no downtime is open, and a check finds nothing.
async fn nothing_is_left(app: &App) {
    let now = app.clock.now();
    assert_eq!(app.store.agenda(Timestamp(0)).await.unwrap().next, None);
    let downtime = app.store.downtime_at(now, Some(now)).await.unwrap();
    assert_eq!(downtime, None);
    let report = app.store.verify(false, |_| {}).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// The disk is lost, and yesterday's backup is restored.
async fn a_database_of_yesterday_excuses_no_later_flag(database: &Database) {
    let folder = tempfile::tempdir().unwrap();
    let lost = app(database.open().await);
    let [idle, moved] = [a_day_a_move(&lost).await, a_day_a_move(&lost).await];
    let cup = TournamentPlan {
        round_days: Some(3),
        ..plan(Format::RoundRobin { double: false }, 4)
    };
    let players: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
    let cup = joined(&lost, cup, &players).await;
    lost.record_heartbeat().await.unwrap();
    let copy = folder.path().join("copy");
    database.back_up(&copy).await;
    lost.clock.advance(HOUR);
    let late = a_day_a_move(&lost).await;
    does(&lost, moved, ALICE, play("c3d3")).await.unwrap();
    // The cup begins, and its first games are lost with the disk.
    advance(&lost, cup).await;
    assert_eq!(running(&lost, cup).await.len(), 2);
    lost.clock.advance(29 * HOUR);
    lost.store.close().await;

    database.restore(&copy).await;
    let app = App {
        clock: lost.clock.clone(),
        ..app(database.open().await)
    };
    app.record_heartbeat().await.unwrap();
    for id in [idle, moved] {
        app.handle_expired_deadline(id, false).await.unwrap();
        let game = app.game(id).await.unwrap().unwrap();
        assert_eq!((game.phase(), game.record().ply()), (Phase::Playing, 0));
        assert!(game.deadline() > Some(app.clock.now().after(20 * HOUR)));
    }
    // Matches newer than the backup are gone, and their numbers are used again.
    assert!(app.game(late).await.unwrap().is_none());
    assert_eq!(a_day_a_move(&app).await, late);
    does(&app, moved, ALICE, play("e3d3")).await.unwrap();
    app.record_heartbeat().await.unwrap();
    let restored = app.clock.now();
    let kinds = a_month_of_jobs(&app).await;
    for id in [idle, moved, late] {
        let flagged = flagged_at(&app, id).await;
        let hours = flagged.since(restored).as_secs() / 3600;
        assert!((23..=26).contains(&hours), "{id}: {hours} h");
        assert!(kinds.contains(&(id, JobKind::Remind)), "{kinds:?}");
    }
    let cup = tournament(&app, cup).await;
    assert_eq!(cup.phase(), TournamentPhase::Over);
    assert_eq!(app.store.tournament_games(cup.id()).await.unwrap().len(), 6);
    // Three rounds of three days, the first of which had begun before the copy was made.
    let days = cup.events().last().unwrap().at.since(restored).as_secs() / 86_400;
    assert!((7..=10).contains(&days), "{days} days");
    nothing_is_left(&app).await;
}
