//! Does what is owed when its time comes: claims jobs, many at once, and finishes them or puts them off. What a job does
//! is discord's business.

use std::{pin::pin, sync::Arc, time::Duration};

use tokio::{
    sync::{Mutex, Semaphore, watch},
    task::JoinSet,
    time::{Instant, sleep},
};
use tracing::Instrument as _;

use crate::{
    app::{ActError, App},
    discord::{
        api::rest::RestError,
        delivery::bot::{Bot, Trouble},
    },
    play::{Actor, Command, Match, Month, Timestamp},
    store::{Job, JobId, JobKind, Lane, StoreError, Subject},
};

/// How long a claim lasts unless it is renewed.
const LEASE: Duration = Duration::from_secs(45);
/// How often the bot gives a sign of life.
const BEAT: Duration = Duration::from_secs(20);
/// How far the time of day may differ from the time that has passed.
const STEP: Duration = Duration::from_secs(5);
/// The pause after the database has failed.
const TICK: Duration = Duration::from_secs(1);
/// The longest pause between two attempts.
const LONGEST: Duration = Duration::from_mins(5);
/// How long a job waits that only a newer version can do: its match does not replay, or Discord calls its form invalid.
const FENCED: Duration = Duration::from_hours(1);
/// How often a job with an invalid form is tried before it is given up: for about a day.
const MOST_INVALID: u32 = 36;

/// How long a flag waits while Discord does not reach the bot.
const ABSENT: Duration = Duration::from_secs(1);

/// How often the causes of long ago are forgotten.
const FORGET_EVERY: Duration = Duration::from_hours(1);

/// How many games are rated again in one step: few, as moves that are made meanwhile wait for it.
const SWEEP: u32 = 4;

/// How long controls are left alone whose post is still under way.
const UNPOSTED: Duration = Duration::from_secs(2);

/// Works until `stop` says so; the jobs that are under way then are finished first.
pub async fn run(bot: Arc<Bot>, mut stop: watch::Receiver<bool>) {
    let pulse = Arc::new(Pulse::default());
    let mut heart = JoinSet::new();
    heart.spawn({
        let (bot, pulse) = (Arc::clone(&bot), Arc::clone(&pulse));
        async move {
            loop {
                if let Err(error) = pulse.beat(&bot.app, BEAT).await {
                    tracing::warn!("no sign of life: {error:#}");
                }
                sleep(STEP).await;
            }
        }
    });
    let lanes = Lane::ALL.map(|lane| (lane, Arc::new(Semaphore::new(lane.width()))));
    let mut running = JoinSet::new();
    let mut recurring = false;
    while !*stop.borrow() {
        if !recurring {
            let owed = bot.app.store.owe_recurring(bot.app.clock.now()).await;
            recurring = owed.is_ok();
        }
        let pause = match fill(&bot, &pulse, &lanes, &mut running).await {
            Ok(pause) => pause,
            Err(error) => {
                tracing::warn!("the queue cannot be read: {error:#}");
                TICK
            }
        };
        tokio::select! {
            () = bot.app.store.owed_more() => {}
            Some(done) = running.join_next() => log_panic(done),
            () = sleep(pause) => {}
            _ = stop.changed() => {}
        }
    }
    while let Some(done) = running.join_next().await {
        log_panic(done);
    }
}

/// A job that panics comes back when its lease ends; the others go on.
fn log_panic(done: Result<(), tokio::task::JoinError>) {
    if let Err(error) = done {
        tracing::error!("a job broke off: {error}");
    }
}

/// Begins as many of the jobs that are due as there is room for. Gives how long to sleep if nothing happens.
async fn fill(
    bot: &Arc<Bot>,
    pulse: &Pulse,
    lanes: &[(Lane, Arc<Semaphore>)],
    running: &mut JoinSet<()>,
) -> Result<Duration, StoreError> {
    // Before the first job: a clock that ran out while no bot was running is treated kindly only if that is known. And
    // before the next one when somebody has set the machine's clock, which looks the same.
    pulse.beat(&bot.app, Duration::MAX).await?;
    let store = &bot.app.store;
    let now = bot.app.clock.now();
    let agenda = store.agenda(now).await?;
    for (lane, room) in lanes.iter().filter(|(lane, _)| agenda.due.contains(lane)) {
        let most = room.available_permits();
        if most == 0 {
            continue;
        }
        for job in store.claim(*lane, now, now.after(LEASE), most).await? {
            // Nobody else takes of this room.
            let place = Arc::clone(room).try_acquire_owned();
            let bot = Arc::clone(bot);
            running.spawn(async move {
                let _place = place;
                if let Err(error) = perform(&bot, &job).await {
                    tracing::warn!(job = %job.id, "a job comes back when its lease ends: {error:#}");
                }
            });
        }
    }
    let longest = store.longest_sleep();
    let pause = agenda.next.map(|due| due.since(now));
    Ok(pause.map_or(longest, |pause| pause.min(longest)))
}

/// When the last sign of life was given, by the time that passes and by the time of day.
#[derive(Default)]
struct Pulse(Mutex<Option<(Instant, Timestamp)>>);

impl Pulse {
    /// Gives a sign of life if that is so long ago, if the machine's clock was set meanwhile, or if Discord reaches the bot
    /// again.
    async fn beat(&self, app: &App, every: Duration) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        let (here, now) = (Instant::now(), app.clock.now());
        let due = !app.presence.is_present()
            || last.is_none_or(|(then, at)| {
                let passed = here - then;
                let on_time = at.after(passed);
                passed >= every || now.since(on_time) > STEP || on_time.since(now) > STEP
            });
        if due {
            app.beat().await?;
            *last = Some((here, now));
        }
        Ok(())
    }
}

/// Does one job that is due, of the most urgent lane that has one. Returns whether there was one.
///
/// # Errors
/// When the database fails; the job comes back when its lease ends.
pub async fn step(bot: &Bot) -> Result<bool, StoreError> {
    let now = bot.app.clock.now();
    for lane in Lane::ALL {
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

/// Does a job. All that is logged meanwhile names it.
async fn perform(bot: &Bot, job: &Job) -> Result<(), StoreError> {
    let span = tracing::info_span!("job", job = %job.id);
    leased(bot, job).instrument(span).await
}

/// Does a job, keeping its lease meanwhile.
async fn leased(bot: &Bot, job: &Job) -> Result<(), StoreError> {
    inject!("worker.claimed");
    let (store, clock) = (&bot.app.store, &bot.app.clock);
    let done = {
        let mut work = pin!(attempt(bot, job));
        loop {
            tokio::select! {
                done = &mut work => break done,
                () = sleep(LEASE / 3) => {
                    let until = clock.now().after(LEASE);
                    // What is done without a lease is noted by nobody.
                    match store.renew(job, until).await {
                        Ok(true) => {}
                        Ok(false) => tracing::warn!(job = %job.id, "the lease is lost"),
                        Err(error) => tracing::warn!(job = %job.id, "the lease is not renewed: {error:#}"),
                    }
                }
            }
        }
    };
    inject!("worker.done");
    let held = match done {
        Ok(Done::Noted) => true,
        Ok(Done::Finished) => store.finish(job).await?,
        Ok(Done::Again(later)) => store.retry(job, later).await?,
        Ok(Done::GoesOn(next)) => store.go_on(job, next).await?,
        // The match is fenced off and the others go on. What it owes is kept: a newer version, or an operator who mends
        // the record, makes it good.
        Err(Trouble::Store(StoreError::Corrupt(error))) => {
            tracing::error!(job = %job.id, "a job is put off: {error}");
            store.retry(job, clock.now().after(FENCED)).await?
        }
        Err(Trouble::Store(error)) => return Err(error),
        Err(Trouble::Discord(error))
            if error.is_final() || (error.is_invalid() && job.attempts >= MOST_INVALID) =>
        {
            // The channel is gone or closed to the bot. The record has the move, `/board` shows it.
            tracing::warn!(job = %job.id, "a post is given up: {error}");
            store.finish(job).await?
        }
        Err(Trouble::Discord(error)) => {
            let backoff = Duration::from_secs(1 << job.attempts.min(12));
            let pause = match error {
                RestError::Limited { wait } => wait,
                _ if error.is_invalid() => backoff.min(FENCED),
                _ => backoff.min(LONGEST),
            };
            tracing::warn!(job = %job.id, "a post waits: {error}");
            store.retry(job, clock.now().after(pause)).await?
        }
    };
    if !held {
        tracing::debug!(job = %job.id, "was finished, replaced or claimed by others meanwhile");
    }
    Ok(())
}

/// What became of a job.
enum Done {
    /// It is done.
    Finished,
    /// It is done, and that is noted already together with what it led to.
    Noted,
    /// It is to be looked at again then.
    Again(Timestamp),
    /// A step of it is done, and the next one is due then.
    GoesOn(Timestamp),
}

impl From<Option<Timestamp>> for Done {
    fn from(later: Option<Timestamp>) -> Self {
        later.map_or(Self::Finished, Self::Again)
    }
}

async fn attempt(bot: &Bot, job: &Job) -> Result<Done, Trouble> {
    let id = match &job.id.subject {
        Subject::Match(id) | Subject::Event(id, _) | Subject::Follower(id, _) => *id,
        Subject::Season { month, guild, pool } => {
            bot.post_season(job, *month, *guild, pool).await?;
            return Ok(Done::Finished);
        }
        Subject::Bot => return Ok(maintain(bot, job).await?),
    };
    let Some(game) = bot.app.game(id).await? else {
        return Ok(Done::Finished);
    };
    match job.id.kind {
        JobKind::Announce => {
            bot.announce(job, &game).await?;
            return Ok(Done::Noted);
        }
        JobKind::Retire => return retire(bot, job, &game).await,
        JobKind::Expire | JobKind::Flag => {
            let now = bot.app.clock.now();
            // Nobody could move, or answer the challenge.
            if !bot.app.presence.is_present() {
                return Ok(Done::Again(now.after(ABSENT)));
            }
            // The machine's clock was set back since the job was claimed.
            if let Some(deadline) = game.deadline().filter(|deadline| *deadline > now) {
                return Ok(Done::Again(deadline));
            }
            time_is_up(bot, job, &game).await?;
        }
        JobKind::Remind => return Ok(bot.remind(job, &game).await?.into()),
        JobKind::Notify => return Ok(bot.notify(job, &game).await?.into()),
        JobKind::Thread => return Ok(bot.make_thread(job, &game).await?.into()),
        JobKind::PlanVoid(side) => bot.plan_void(job, &game, side).await?,
        JobKind::Watch => {
            bot.app.store.owe_followers(job, &game).await?;
            return Ok(Done::Noted);
        }
        JobKind::Show => {
            if let Subject::Follower(_, player) = job.id.subject {
                bot.show_follower(job, &game, player).await?;
            }
        }
        JobKind::Archive => bot.put_away(&game).await?,
        // About no match.
        JobKind::Season | JobKind::CloseSeasons | JobKind::ForgetCauses | JobKind::SweepRatings => {
        }
    }
    Ok(Done::Finished)
}

/// One step of what keeps the database in order: a batch, so that nothing else waits for long.
async fn maintain(bot: &Bot, job: &Job) -> Result<Done, StoreError> {
    let (store, now) = (&bot.app.store, bot.app.clock.now());
    Ok(match job.id.kind {
        JobKind::CloseSeasons => {
            store.close_seasons(now).await?;
            Done::GoesOn(Month::of(now).after().start())
        }
        JobKind::ForgetCauses => {
            store.forget_causes(now).await?;
            Done::GoesOn(now.after(FORGET_EVERY))
        }
        JobKind::SweepRatings => {
            if store.sweep_ratings(&bot.app.ratings, SWEEP).await? {
                Done::GoesOn(now)
            } else {
                Done::Finished
            }
        }
        _ => Done::Finished,
    })
}

/// The end of a challenge that nobody has answered, or of the time of the side to move.
async fn time_is_up(bot: &Bot, job: &Job, game: &Match) -> Result<(), StoreError> {
    let (id, app) = (game.id(), &bot.app);
    let acted = if job.id.kind == JobKind::Expire {
        let expired = app.act(id, Actor::Clock, Command::Expire, None, None).await;
        expired.map(drop)
    } else {
        let automatic = match game.to_move() {
            Some(player) => app.store.preferences(player).await?.vacation,
            None => false,
        };
        app.time_is_up(id, automatic).await
    };
    // Refused: the challenge has been answered, or its time has not come; either way there is nothing to do.
    acted.or_else(ActError::unless_refused)
}

/// Takes the controls from the posts about an event.
async fn retire(bot: &Bot, job: &Job, game: &Match) -> Result<Done, Trouble> {
    let store = &bot.app.store;
    let posts = store.posts_of(game.id(), job.seq).await?;
    for post in &posts {
        bot.retire(post, game).await?;
    }
    let announced = JobId::of(JobKind::Announce, game.id(), job.seq);
    if posts.is_empty() && store.owes(&announced).await? {
        // It was answered before it was known to be there.
        return Ok(Done::Again(bot.app.clock.now().after(UNPOSTED)));
    }
    // A post that shows the position as it stands is still of use.
    if job.seq == game.anchor() {
        return Ok(Done::Finished);
    }
    store.retired(job).await?;
    Ok(Done::Noted)
}
