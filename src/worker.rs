//! The worker: claims due jobs of the outbox, runs many at once, and finishes or retries them. What each kind of job does
//! is in `worker::attempt`.

mod attempt;

use std::{pin::pin, sync::Arc, time::Duration};

use tokio::{
    sync::{Mutex, Semaphore, watch},
    task::JoinSet,
    time::{Instant, sleep},
};
use tracing::Instrument as _;

use crate::{
    app::App,
    backoff::Backoff,
    discord::delivery::bot::{Bot, DeliveryError},
    failpoint,
    play::Timestamp,
    store::{Job, Lane, StoreError},
    telemetry,
};
use attempt::{JobOutcome, attempt};

/// How long a claim lasts unless it is renewed.
const LEASE_DURATION: Duration = Duration::from_secs(45);
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(20);
/// The largest accepted difference between the time of day and the elapsed time.
const MAX_CLOCK_DRIFT: Duration = Duration::from_secs(5);
const DATABASE_RETRY_DELAY: Duration = Duration::from_secs(1);
/// Between two announcements of an overflow of jobs to other processes (NOTIFY).
const MIN_NOTIFY_INTERVAL: Duration = Duration::from_millis(500);
const MIN_RETRY_DELAY: Duration = Duration::from_secs(1);
const MAX_RETRY_DELAY: Duration = Duration::from_mins(5);
/// The retry delay of a job that may need a newer version: its match does not replay, or Discord calls its request
/// invalid.
const CORRUPT_RETRY: Duration = Duration::from_hours(1);
/// An invalid request is given up after about a day.
const MAX_INVALID_ATTEMPTS: u32 = 36;

/// Runs jobs until `stop` is true; then finishes the running ones.
pub async fn run(bot: Arc<Bot>, mut stop: watch::Receiver<bool>) {
    let pulse = Arc::new(Heartbeat::default());
    let mut heart = JoinSet::new();
    heart.spawn({
        let (bot, pulse) = (Arc::clone(&bot), Arc::clone(&pulse));
        async move {
            loop {
                if let Err(error) = pulse.beat(&bot.app, HEARTBEAT_INTERVAL).await {
                    tracing::warn!("cannot write the heartbeat: {error:#}");
                }
                sleep(MAX_CLOCK_DRIFT).await;
            }
        }
    });
    let store = &bot.app.store;
    let threads = bot.app.search_pool.threads();
    let lanes = Lane::ALL.map(|lane| (lane, Arc::new(Semaphore::new(lane.width(threads)))));
    let mut running = JoinSet::new();
    let (mut recurring, mut told) = (false, None::<Instant>);
    while !*stop.borrow() {
        if !recurring {
            let added = store.ensure_recurring_jobs(bot.app.clock.now()).await;
            recurring = added.is_ok();
        }
        let pause = match start_due_jobs(&bot, &pulse, &lanes, &mut running).await {
            Ok((pause, overflow)) => {
                if overflow && told.is_none_or(|told| told.elapsed() >= MIN_NOTIFY_INTERVAL) {
                    told = Some(Instant::now());
                    if let Err(error) = store.notify_overflow().await {
                        tracing::warn!("cannot notify other processes of due jobs: {error:#}");
                    }
                }
                pause
            }
            Err(error) => {
                tracing::warn!("the queue cannot be read: {error:#}");
                DATABASE_RETRY_DELAY
            }
        };
        tokio::select! {
            () = store.wait_for_jobs() => {}
            Some(done) = running.join_next() => log_panic(done),
            () = sleep(pause) => {}
            _ = stop.changed() => {}
        }
    }
    // Deeper analyses end their steps, so that the stop does not take long.
    let _requested = bot.app.search_pool.request_thread();
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
        let claimed = store
            .claim(*lane, now, now.after(LEASE_DURATION), most)
            .await?;
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
    let (store, now) = (&bot.app.store, bot.app.clock.now());
    for lane in store.agenda(now).await?.due {
        let claimed = store.claim(lane, now, now.after(LEASE_DURATION), 1).await?;
        if let Some(job) = claimed.first() {
            return perform(bot, job).await.map(|()| true);
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
        tournament = subject.tournament().map(|tournament| tournament.0),
        // The server of a match or tournament is recorded when that is loaded.
        guild = subject.guild().map(|guild| guild.0),
        player = subject.player().map(|player| player.0),
        interaction = job.cause,
    );
    let work = Box::pin(async {
        let Err(error) = run_with_lease(bot, job).await else {
            return Ok(());
        };
        let later = bot.app.clock.now().after(pause(job, MAX_RETRY_DELAY));
        if bot.app.store.retry(job, later).await.is_err() {
            return Err(error);
        }
        tracing::warn!("job failed on the database; it is retried later: {error:#}");
        Ok(())
    });
    failpoint::in_job(job.id.kind.key(), work)
        .instrument(span)
        .await
}

/// The pause before another attempt at a job.
fn pause(job: &Job, longest: Duration) -> Duration {
    Backoff::new(MIN_RETRY_DELAY, longest)
        .after(job.attempts)
        .pause()
}

/// Runs a job and renews its lease meanwhile. A job that loses its lease is stopped, and the next worker looks for what
/// was posted. Only a job that edits one message runs to its end.
async fn run_with_lease(bot: &Bot, job: &Job) -> Result<(), StoreError> {
    failpoint!("worker.claimed");
    let (store, clock) = (&bot.app.store, &bot.app.clock);
    let done = {
        let mut work = pin!(attempt(bot, job));
        loop {
            tokio::select! {
                // When a suspended process wakes up, the lease is checked before the job goes on.
                biased;
                () = sleep(LEASE_DURATION / 3) => {
                    let until = clock.now().after(LEASE_DURATION);
                    match store.renew(job, until).await {
                        Ok(true) => {}
                        // A newer edit of the same message waits until this one has ended.
                        Ok(false) if job.id.kind.edits_one_message() => {}
                        Ok(false) => {
                            tracing::warn!("the lease is lost: the job is left to others");
                            return Ok(());
                        }
                        Err(error) => tracing::warn!("the lease is not renewed: {error:#}"),
                    }
                }
                done = &mut work => break done,
            }
        }
    };
    failpoint!("worker.done");
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
            if error.is_final() || (error.is_invalid() && job.attempts >= MAX_INVALID_ATTEMPTS) =>
        {
            // The channel is gone or closed to the bot. The move itself is stored; `/board` shows it.
            tracing::warn!("gave up a post: Discord refused it for good: {error}");
            store.finish(job).await?
        }
        Err(DeliveryError::Discord(error)) => {
            let longest = if error.is_invalid() {
                CORRUPT_RETRY
            } else {
                MAX_RETRY_DELAY
            };
            let pause = error.wait().unwrap_or_else(|| pause(job, longest));
            if error.is_only_a_limit() {
                tracing::debug!("a rate limit puts the job off: {error}");
            } else {
                tracing::warn!("Discord call failed; the job is retried later: {error}");
            }
            store.retry(job, clock.now().after(pause)).await?
        }
    };
    if !held {
        tracing::debug!("was finished, replaced or claimed by others meanwhile");
        if job.id.kind.edits_one_message() {
            // The job that replaced this one has waited for the edit to end, and can run now.
            store.retry(&job.id, clock.now()).await?;
        }
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
        Err(DeliveryError::Discord(error)) if error.is_only_a_limit() => "again",
        Err(DeliveryError::Discord(_)) => "discord",
    }
}
