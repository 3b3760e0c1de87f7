//! Knocks when time passes: claims one job, does it, finishes it or puts it off. What a job does is discord's business.

use std::{sync::Arc, time::Duration};

use tokio::{sync::watch, time::Instant};

use crate::{
    app::ActError,
    discord::{
        deliver::{Bot, Trouble},
        rest::RestError,
    },
    play::{Actor, Command, Match, Timestamp},
    store::{Job, JobId, JobKind, StoreError},
};

/// How long a claimed job is this worker's alone. Longer than any call to Discord may take.
const LEASE: Duration = Duration::from_secs(45);
/// How often the bot gives a sign of life.
const BEAT: Duration = Duration::from_secs(20);
/// How far the time of day may differ from the time that has passed.
const STEP: Duration = Duration::from_secs(5);
/// How often the queue is looked at when nothing rings.
const TICK: Duration = Duration::from_secs(1);
/// The longest pause between two attempts.
const LONGEST: Duration = Duration::from_mins(5);
/// How long the jobs of a match that does not replay are left alone each time.
const FENCED: Duration = Duration::from_hours(1);

/// How long controls are left alone whose post is still under way.
const UNPOSTED: Duration = Duration::from_secs(2);

/// Works until `stop` says so; a job that is under way then is finished first.
pub async fn run(bot: Arc<Bot>, mut stop: watch::Receiver<bool>) {
    let mut beat: Option<(Instant, Timestamp)> = None;
    while !*stop.borrow() {
        // Before the first job: a clock that ran out while no bot was running is treated kindly only if that is known.
        // And before the next one when somebody has set the machine's clock, which looks the same.
        let (here, now) = (Instant::now(), bot.app.clock.now());
        let due = beat.is_none_or(|(then, at)| {
            let passed = here - then;
            let on_time = at.after(passed);
            passed >= BEAT || now.since(on_time) > STEP || on_time.since(now) > STEP
        });
        let alive = if due { bot.app.beat().await } else { Ok(()) };
        if due && alive.is_ok() {
            beat = Some((here, now));
        }
        let worked = match alive {
            Ok(()) => step(&bot).await,
            Err(error) => Err(error),
        };
        match worked {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::warn!("the queue cannot be read: {error:#}"),
        }
        tokio::select! {
            () = bot.wake.notified() => {}
            () = tokio::time::sleep(TICK) => {}
            _ = stop.changed() => {}
        }
    }
}

/// Does one job that is due. Returns whether there was one.
///
/// # Errors
/// When the database fails; the job comes back when its lease ends.
pub async fn step(bot: &Bot) -> Result<bool, StoreError> {
    let now = bot.app.clock.now();
    let Some(job) = bot.app.store.claim(now, now.after(LEASE)).await? else {
        return Ok(bot.end_season().await? || bot.sweep_ratings().await?);
    };
    inject!("worker.claimed");
    let done = attempt(bot, &job).await;
    inject!("worker.done");
    match done {
        Ok(()) => {}
        // The match is fenced off and the others go on. What it owes is kept: a newer version, or an operator who mends
        // the record, makes it good.
        Err(Trouble::Store(StoreError::Corrupt(error))) => {
            tracing::error!(job = %job.id, "a job is put off: {error}");
            let later = bot.app.clock.now().after(FENCED);
            bot.app.store.retry(&job.id, later).await?;
        }
        Err(Trouble::Store(error)) => return Err(error),
        Err(Trouble::Discord(error)) if error.is_final() => {
            // The channel is gone or closed to the bot. The record has the move, `/board` shows it.
            tracing::warn!(
                game = job.id.match_id.0,
                seq = job.id.seq,
                "a post is given up: {error}"
            );
            bot.app.store.finish(&job.id).await?;
        }
        Err(Trouble::Discord(error)) => {
            let pause = match error {
                RestError::Limited { wait } => wait,
                _ => Duration::from_secs(1 << job.attempts.min(8)).min(LONGEST),
            };
            tracing::warn!(
                game = job.id.match_id.0,
                seq = job.id.seq,
                "a post waits: {error}"
            );
            bot.app
                .store
                .retry(&job.id, bot.app.clock.now().after(pause))
                .await?;
        }
    }
    Ok(true)
}

async fn attempt(bot: &Bot, job: &Job) -> Result<(), Trouble> {
    let Some(game) = bot.app.game(job.id.match_id).await? else {
        return Ok(bot.app.store.finish(&job.id).await?);
    };
    if matches!(job.id.kind, JobKind::Expire | JobKind::Flag)
        && let Some(deadline) = too_early(job, &game, bot.app.clock.now())
    {
        return Ok(bot.app.store.retry(&job.id, deadline).await?);
    }
    match job.id.kind {
        JobKind::Announce => bot.announce(job, &game).await?,
        JobKind::Retire => retire(bot, job, &game).await?,
        JobKind::Expire => {
            let (id, clock) = (job.id.match_id, Actor::Clock);
            let expired = bot.app.act(id, clock, Command::Expire, None, None).await;
            // Refused: the challenge has been answered, or its time has not come; either way there is nothing to do.
            expired.map(drop).or_else(ActError::unless_refused)?;
            bot.app.store.finish(&job.id).await?;
        }
        JobKind::Flag => {
            let automatic = match game.to_move() {
                Some(player) => bot.app.store.preferences(player).await?.vacation,
                None => false,
            };
            let flagged = bot.app.time_is_up(job.id.match_id, automatic).await;
            flagged.or_else(ActError::unless_refused)?;
            bot.app.store.finish(&job.id).await?;
        }
        JobKind::Remind => {
            let later = bot.remind(job, &game).await?;
            put_off(bot, job, later).await?;
        }
        JobKind::Notify => {
            let later = bot.notify(job, &game).await?;
            put_off(bot, job, later).await?;
        }
        JobKind::PlanVoid(side) => {
            bot.plan_void(job, &game, side).await?;
            bot.app.store.finish(&job.id).await?;
        }
        JobKind::Watch => {
            bot.show_followers(job, &game).await?;
            bot.app.store.finish(&job.id).await?;
        }
        JobKind::Thread => {
            let later = bot.make_thread(job, &game).await?;
            put_off(bot, job, later).await?;
        }
        JobKind::Archive => {
            bot.put_away(&game).await?;
            bot.app.store.finish(&job.id).await?;
        }
    }
    Ok(())
}

/// Takes the controls from the posts about an event.
async fn retire(bot: &Bot, job: &Job, game: &Match) -> Result<(), Trouble> {
    let posts = bot.app.store.posts_of(job.id.match_id, job.id.seq).await?;
    for post in &posts {
        bot.retire(post, game).await?;
    }
    let announced = JobId {
        kind: JobKind::Announce,
        ..job.id
    };
    if posts.is_empty() && bot.app.store.owes(&announced).await? {
        // It was answered before it was known to be there.
        let later = bot.app.clock.now().after(UNPOSTED);
        bot.app.store.retry(&job.id, later).await?;
    } else if job.id.seq == game.anchor() {
        // A post that shows the position as it stands is still of use.
        bot.app.store.finish(&job.id).await?;
    } else {
        bot.app.store.retired(&job.id).await?;
    }
    Ok(())
}

/// The deadline that the job waits for, if it is still to come: the machine's clock was set back since the job was
/// claimed. A job about a deadline that is no longer the match's waits for nothing.
fn too_early(job: &Job, game: &Match, now: Timestamp) -> Option<Timestamp> {
    let deadline = game.deadline().filter(|deadline| *deadline > now)?;
    (game.until(job.id.seq).deadline() == Some(deadline)).then_some(deadline)
}

/// The job is done, unless its time has not come yet.
async fn put_off(bot: &Bot, job: &Job, later: Option<Timestamp>) -> Result<(), StoreError> {
    match later {
        Some(later) => bot.app.store.retry(&job.id, later).await,
        None => bot.app.store.finish(&job.id).await,
    }
}
