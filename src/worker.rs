//! The worker: claims due jobs of the outbox, runs many at once, and finishes or retries them. What a job does is
//! implemented in `discord` and `app`.

use std::{pin::pin, sync::Arc, time::Duration};

use tokio::{
    sync::{Mutex, Semaphore, watch},
    task::JoinSet,
    time::{Instant, sleep},
};
use tracing::Instrument as _;

use crate::{
    app::{ActError, App},
    backoff::Backoff,
    discord::{
        api::rest::RestError,
        delivery::bot::{Bot, DeliveryError},
    },
    play::{Actor, Command, Match, Month, Timestamp, TournamentId},
    store::{Job, JobId, JobKind, Lane, StoreError, Subject},
    telemetry,
};

/// How long a claim lasts unless it is renewed.
const LEASE: Duration = Duration::from_secs(45);
/// The interval of the heartbeat.
const BEAT: Duration = Duration::from_secs(20);
/// The largest accepted difference between the time of day and the elapsed time.
const MAX_CLOCK_DRIFT: Duration = Duration::from_secs(5);
/// The pause after an error of the database.
const TICK: Duration = Duration::from_secs(1);
/// How often other processes are told at most that there are too many jobs here.
const TELL_EVERY: Duration = Duration::from_millis(500);
/// The shortest and the longest pause between two attempts.
const SHORTEST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_mins(5);
/// The retry delay of a job that may need a newer version: its match does not replay, or Discord calls its request
/// invalid.
const CORRUPT_RETRY: Duration = Duration::from_hours(1);
/// After how many attempts an invalid request is given up: about a day.
const MOST_INVALID: u32 = 36;

/// The retry delay of deadlines while Discord does not reach the bot.
const OFFLINE_RETRY: Duration = Duration::from_secs(1);

/// The interval for deleting old causes.
const FORGET_EVERY: Duration = Duration::from_hours(1);

/// How many leaderboards one step keeps at the end of a month: few, because games that end wait for its transaction.
const BOARDS: usize = 20;

/// How many games one step recomputes: few, because moves wait for its transaction.
const SWEEP: u32 = 4;

/// How long to wait for a post that is not recorded yet before its controls are removed.
const UNPOSTED_RETRY: Duration = Duration::from_secs(2);

/// Runs jobs until `stop` is true; then finishes the running ones.
pub async fn run(bot: Arc<Bot>, mut stop: watch::Receiver<bool>) {
    let pulse = Arc::new(Heartbeat::default());
    let mut heart = JoinSet::new();
    heart.spawn({
        let (bot, pulse) = (Arc::clone(&bot), Arc::clone(&pulse));
        async move {
            loop {
                if let Err(error) = pulse.beat(&bot.app, BEAT).await {
                    tracing::warn!("cannot write the heartbeat: {error:#}");
                }
                sleep(MAX_CLOCK_DRIFT).await;
            }
        }
    });
    let threads = bot.app.search_pool.threads();
    let lanes = Lane::ALL.map(|lane| (lane, Arc::new(Semaphore::new(lane.width(threads)))));
    let mut running = JoinSet::new();
    let (mut recurring, mut told) = (false, None::<Instant>);
    while !*stop.borrow() {
        if !recurring {
            let owed = bot
                .app
                .store
                .ensure_recurring_jobs(bot.app.clock.now())
                .await;
            recurring = owed.is_ok();
        }
        let pause = match start_due_jobs(&bot, &pulse, &lanes, &mut running).await {
            Ok((pause, overflow)) => {
                if overflow && told.is_none_or(|told| told.elapsed() >= TELL_EVERY) {
                    told = Some(Instant::now());
                    if let Err(error) = bot.app.store.tell_overflow().await {
                        tracing::warn!("cannot notify other processes of due jobs: {error:#}");
                    }
                }
                pause
            }
            Err(error) => {
                tracing::warn!("the queue cannot be read: {error:#}");
                TICK
            }
        };
        tokio::select! {
            () = bot.app.store.wait_for_jobs() => {}
            Some(done) = running.join_next() => log_panic(done),
            () = sleep(pause) => {}
            _ = stop.changed() => {}
        }
    }
    while let Some(done) = running.join_next().await {
        log_panic(done);
    }
}

/// A panicked job runs again when its lease ends; the others are not affected.
fn log_panic(done: Result<(), tokio::task::JoinError>) {
    if let Err(error) = done {
        tracing::error!("a job panicked; it runs again when its lease ends: {error}");
    }
}

/// Starts as many due jobs as there are free slots. Returns how long to sleep, and whether there may be more due jobs.
async fn start_due_jobs(
    bot: &Arc<Bot>,
    pulse: &Heartbeat,
    lanes: &[(Lane, Arc<Semaphore>)],
    running: &mut JoinSet<()>,
) -> Result<(Duration, bool), StoreError> {
    // Write the heartbeat before the first job: a downtime must be known before a deadline is handled. Also after the
    // system clock was set, which looks like a downtime.
    pulse.beat(&bot.app, Duration::MAX).await?;
    let store = &bot.app.store;
    let now = bot.app.clock.now();
    let agenda = store.agenda(now).await?;
    let mut overflow = false;
    for (lane, room) in lanes.iter().filter(|(lane, _)| agenda.due.contains(lane)) {
        let most = room.available_permits();
        if most == 0 {
            overflow = true;
            continue;
        }
        let claimed = store.claim(*lane, now, now.after(LEASE), most).await?;
        overflow |= claimed.len() == most;
        for job in claimed {
            // Only this task takes permits of the lane, so the acquisition succeeds.
            let place = Arc::clone(room).try_acquire_owned();
            let bot = Arc::clone(bot);
            running.spawn(async move {
                let _place = place;
                if let Err(error) = perform(&bot, &job).await {
                    tracing::warn!(job = %job.id, "job failed on the database; it is claimed again after its lease: {error:#}");
                }
            });
        }
    }
    let longest = store.longest_sleep();
    let pause = agenda.next.map(|due| due.since(now));
    let pause = pause.map_or(longest, |pause| pause.min(longest));
    Ok((pause, overflow))
}

/// When the last heartbeat was written, as an instant and as a time of day.
#[derive(Default)]
struct Heartbeat(Mutex<Option<(Instant, Timestamp)>>);

impl Heartbeat {
    /// Writes a heartbeat if the last one is that long ago, the system clock was set meanwhile, or Discord reaches the
    /// bot again.
    async fn beat(&self, app: &App, every: Duration) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        let (here, now) = (Instant::now(), app.clock.now());
        let due = !app.connectivity.is_connected()
            || last.is_none_or(|(then, at)| {
                let passed = here - then;
                let on_time = at.after(passed);
                passed >= every
                    || now.since(on_time) > MAX_CLOCK_DRIFT
                    || on_time.since(now) > MAX_CLOCK_DRIFT
            });
        if due {
            app.record_heartbeat().await?;
            *last = Some((here, now));
        }
        Ok(())
    }
}

/// Runs one due job of the most urgent lane. Returns whether there was one. For tests.
///
/// # Errors
/// When the database fails and the job cannot be put off either; it runs again when its lease ends.
pub async fn step(bot: &Bot) -> Result<bool, StoreError> {
    let now = bot.app.clock.now();
    for lane in bot.app.store.agenda(now).await?.due {
        if let Some(job) = bot
            .app
            .store
            .claim(lane, now, now.after(LEASE), 1)
            .await?
            .pop()
        {
            return perform(bot, &job).await.map(|()| true);
        }
    }
    Ok(false)
}

/// Runs a job in a tracing span that names it, and the interaction that it belongs to. If the database fails, the job
/// comes back soon, or, if that cannot be written either, when its lease ends.
async fn perform(bot: &Bot, job: &Job) -> Result<(), StoreError> {
    let subject = &job.id.subject;
    let span = tracing::info_span!(
        "job",
        job = %job.id,
        game = subject.match_id().map(|game| game.0),
        guild = subject.guild().map(|guild| guild.0),
        player = subject.player().map(|player| player.0),
        interaction = job.via.as_ref().map(|via| via.interaction),
    );
    let work = async {
        let Err(error) = run_with_lease(bot, job).await else {
            return Ok(());
        };
        let later = bot.app.clock.now().after(pause(job, LONGEST));
        if bot.app.store.retry(job, later).await.is_err() {
            return Err(error);
        }
        tracing::warn!("job failed on the database; it is retried later: {error:#}");
        Ok(())
    };
    work.instrument(span).await
}

/// The pause before another attempt at a job.
fn pause(job: &Job, longest: Duration) -> Duration {
    Backoff::new(SHORTEST, longest).after(job.attempts).pause()
}

/// Runs a job and renews its lease meanwhile.
async fn run_with_lease(bot: &Bot, job: &Job) -> Result<(), StoreError> {
    inject!("worker.claimed");
    let (store, clock) = (&bot.app.store, &bot.app.clock);
    let done = {
        let mut work = pin!(attempt(bot, job));
        loop {
            tokio::select! {
                done = &mut work => break done,
                () = sleep(LEASE / 3) => {
                    let until = clock.now().after(LEASE);
                    // The job goes on without a lease, but its result is not recorded.
                    match store.renew(job, until).await {
                        Ok(true) => {}
                        Ok(false) => tracing::warn!("the lease is lost"),
                        Err(error) => tracing::warn!("the lease is not renewed: {error:#}"),
                    }
                }
            }
        }
    };
    inject!("worker.done");
    telemetry::worked(job.id.kind.key(), result(&done));
    let held = match done {
        Ok(JobOutcome::AlreadyRecorded) => true,
        Ok(JobOutcome::Finished) => store.finish(job).await?,
        Ok(JobOutcome::RetryAt(later)) => store.retry(job, later).await?,
        Ok(JobOutcome::ContinueAt(next)) => store.continue_later(job, next).await?,
        // Only this match or tournament is blocked. Its jobs are kept until a newer version can read it or an operator repairs it.
        Err(DeliveryError::Store(
            error @ (StoreError::Corrupt(_) | StoreError::CorruptTournament(_)),
        )) => {
            tracing::error!("a job is put off: {error}");
            store.retry(job, clock.now().after(CORRUPT_RETRY)).await?
        }
        Err(DeliveryError::Store(error)) => return Err(error),
        Err(DeliveryError::Discord(error))
            if error.is_final() || (error.is_invalid() && job.attempts >= MOST_INVALID) =>
        {
            // The channel is gone or closed to the bot. The move itself is stored; `/board` shows it.
            tracing::warn!("gave up a post: Discord refused it for good: {error}");
            store.finish(job).await?
        }
        Err(DeliveryError::Discord(error)) => {
            let longest = if error.is_invalid() {
                CORRUPT_RETRY
            } else {
                LONGEST
            };
            let pause = match error {
                RestError::Limited { wait } => wait,
                _ => pause(job, longest),
            };
            tracing::warn!("Discord call failed; the job is retried later: {error}");
            store.retry(job, clock.now().after(pause)).await?
        }
    };
    if !held {
        tracing::debug!("was finished, replaced or claimed by others meanwhile");
    }
    Ok(())
}

/// The result of a job, for metrics.
fn result(done: &Result<JobOutcome, DeliveryError>) -> &'static str {
    match done {
        Ok(JobOutcome::Finished | JobOutcome::AlreadyRecorded | JobOutcome::ContinueAt(_)) => {
            "done"
        }
        Ok(JobOutcome::RetryAt(_)) => "again",
        Err(DeliveryError::Store(_)) => "database",
        Err(DeliveryError::Discord(_)) => "discord",
    }
}

enum JobOutcome {
    /// Done; the job is to be deleted.
    Finished,
    /// Done, and the job's row was already changed in the same transaction.
    AlreadyRecorded,
    /// To be run again at that time.
    RetryAt(Timestamp),
    /// One step is done; the next one is due at that time.
    ContinueAt(Timestamp),
}

impl From<Option<Timestamp>> for JobOutcome {
    fn from(later: Option<Timestamp>) -> Self {
        later.map_or(Self::Finished, Self::RetryAt)
    }
}

async fn attempt(bot: &Bot, job: &Job) -> Result<JobOutcome, DeliveryError> {
    let id = match &job.id.subject {
        Subject::Match(id) | Subject::Event(id, _) | Subject::Follower(id, _) => *id,
        Subject::Season { month, guild, pool } => {
            bot.post_season(job, *month, *guild, pool).await?;
            return Ok(JobOutcome::Finished);
        }
        Subject::Tournament(id) => return tournament(bot, job, *id).await,
        Subject::Entrant(id, player) => {
            // Waiting is no failed attempt.
            let later = bot.tell_entrant(job, *id, *player).await?;
            return Ok(later.map_or(JobOutcome::Finished, JobOutcome::ContinueAt));
        }
        Subject::Daily { day, guild } => {
            bot.post_daily(job, *day, *guild).await?;
            return Ok(JobOutcome::Finished);
        }
        Subject::Bot => return Ok(maintain(bot, job).await?),
    };
    let Some(game) = bot.app.game(id).await? else {
        return Ok(JobOutcome::Finished);
    };
    match job.id.kind {
        JobKind::Announce => {
            bot.announce(job, &game).await?;
            return Ok(JobOutcome::AlreadyRecorded);
        }
        JobKind::Retire => return remove_controls(bot, job, &game).await,
        JobKind::Expire | JobKind::Flag => {
            let now = bot.app.clock.now();
            // Without Discord nobody could move or answer the challenge.
            if !bot.app.connectivity.is_connected() {
                return Ok(JobOutcome::ContinueAt(now.after(OFFLINE_RETRY)));
            }
            // The system clock was set back since the job was claimed.
            if let Some(deadline) = game.deadline().filter(|deadline| *deadline > now) {
                return Ok(JobOutcome::RetryAt(deadline));
            }
            handle_deadline(bot, job, &game).await?;
        }
        JobKind::Think => bot.app.think(&game).await?,
        JobKind::Analyse => {
            if bot.analyse(job, &game).await? {
                return Ok(JobOutcome::ContinueAt(bot.app.clock.now()));
            }
        }
        JobKind::ShowAnalysis => {
            if let Subject::Follower(_, player) = job.id.subject {
                return Ok(bot.show_analysis(job, &game, player).await?.into());
            }
        }
        JobKind::FindPuzzles => bot.app.find_puzzles(&game).await?,
        JobKind::Remind => return Ok(bot.remind(job, &game).await?.into()),
        JobKind::Notify => return Ok(bot.notify(job, &game).await?.into()),
        JobKind::Thread => return Ok(bot.make_thread(job, &game).await?.into()),
        JobKind::PlanVoid(side) => bot.plan_void(job, &game, side).await?,
        JobKind::Watch => {
            bot.app.store.fan_out_to_followers(job, &game).await?;
            return Ok(JobOutcome::AlreadyRecorded);
        }
        JobKind::Show => {
            if let Subject::Follower(_, player) = job.id.subject {
                bot.show_follower(job, &game, player).await?;
            }
        }
        JobKind::Archive => bot.archive_thread(&game).await?,
        // These are handled above.
        JobKind::Advance
        | JobKind::Table
        | JobKind::Podium
        | JobKind::RoundEnds
        | JobKind::Season
        | JobKind::Daily
        | JobKind::PlanDaily
        | JobKind::CloseSeasons
        | JobKind::ForgetCauses
        | JobKind::SweepRatings => {}
    }
    Ok(JobOutcome::Finished)
}

/// One step of a tournament, or one of its posts.
async fn tournament(bot: &Bot, job: &Job, id: TournamentId) -> Result<JobOutcome, DeliveryError> {
    match job.id.kind {
        JobKind::Advance => {
            // A round must not end while Discord does not reach the bot.
            if !bot.app.connectivity.is_connected() {
                let later = bot.app.clock.now().after(OFFLINE_RETRY);
                return Ok(JobOutcome::ContinueAt(later));
            }
            let next = bot.app.advance_tournament(id).await?;
            return Ok(next.map_or(JobOutcome::Finished, JobOutcome::ContinueAt));
        }
        JobKind::Podium => bot.post_podium(job, id).await?,
        JobKind::RoundEnds => {
            return Ok(bot.remind_of_round(job, id).await?.into());
        }
        _ => {
            let again = bot.post_table(job, id).await?;
            return Ok(again.map_or(JobOutcome::Finished, JobOutcome::ContinueAt));
        }
    }
    Ok(JobOutcome::Finished)
}

/// One batch of maintenance, so that no other writer waits for long.
async fn maintain(bot: &Bot, job: &Job) -> Result<JobOutcome, StoreError> {
    let (store, now) = (&bot.app.store, bot.app.clock.now());
    Ok(match job.id.kind {
        JobKind::CloseSeasons => {
            let more = store.close_seasons(now, BOARDS).await?;
            JobOutcome::ContinueAt(if more {
                now
            } else {
                Month::of(now).after().start()
            })
        }
        JobKind::PlanDaily => JobOutcome::ContinueAt(bot.plan_daily_puzzles(now).await?),
        JobKind::ForgetCauses => {
            store.forget_causes(now).await?;
            JobOutcome::ContinueAt(now.after(FORGET_EVERY))
        }
        JobKind::SweepRatings => {
            if store.sweep_ratings(&bot.app.ratings, SWEEP).await? {
                JobOutcome::ContinueAt(now)
            } else {
                JobOutcome::Finished
            }
        }
        _ => JobOutcome::Finished,
    })
}

/// Ends an unanswered challenge, or handles an expired clock.
async fn handle_deadline(bot: &Bot, job: &Job, game: &Match) -> Result<(), StoreError> {
    let (id, app) = (game.id(), &bot.app);
    let acted = if job.id.kind == JobKind::Expire {
        let expired = app.act(id, Actor::Clock, Command::Expire, None, None).await;
        expired.map(drop)
    } else {
        let automatic = match game.to_move() {
            Some(player) => app.store.preferences(player).await?.vacation,
            None => false,
        };
        app.handle_expired_deadline(id, automatic).await
    };
    // Refused: the challenge was answered, or its deadline has moved.
    acted.or_else(ActError::unless_refused)
}

/// Removes the controls from the posts about an event.
async fn remove_controls(bot: &Bot, job: &Job, game: &Match) -> Result<JobOutcome, DeliveryError> {
    let store = &bot.app.store;
    let posts = store.posts_of(game.id(), job.seq).await?;
    for post in &posts {
        bot.retire(post, game).await?;
    }
    let announced = JobId::of(JobKind::Announce, game.id(), job.seq);
    if posts.is_empty() && store.has_job(&announced).await? {
        // The event was answered before its post was recorded.
        return Ok(JobOutcome::RetryAt(
            bot.app.clock.now().after(UNPOSTED_RETRY),
        ));
    }
    // The post that shows the current position is kept.
    if job.seq == game.position_seq() {
        return Ok(JobOutcome::Finished);
    }
    store.finish_control_removal(job).await?;
    Ok(JobOutcome::AlreadyRecorded)
}
