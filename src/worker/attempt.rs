//! What each kind of job does, by the functions of `discord` and `app`. It neither claims nor finishes jobs.

use std::time::Duration;

use crate::{
    app::ActError,
    discord::delivery::bot::{Bot, DeliveryError},
    play::{Actor, Command, Match, Month, Timestamp, TournamentId},
    store::{Job, JobId, JobKind, StoreError},
};

/// The retry delay of deadlines while Discord does not reach the bot.
const OFFLINE_RETRY: Duration = Duration::from_secs(1);

/// Old causes are deleted every hour.
const FORGET_INTERVAL: Duration = Duration::from_hours(1);

/// At the end of a month: few, because games that end wait for the transaction of a step.
const BOARDS_PER_STEP: usize = 20;

/// Few, because moves wait for the transaction of a step.
const GAMES_PER_SWEEP: u32 = 4;

/// How long to wait for a post that is not recorded yet before its controls are removed.
const UNPOSTED_RETRY: Duration = Duration::from_secs(2);

/// What is to happen to a job after an attempt that did not fail.
pub(super) enum JobOutcome {
    /// Done; the job is to be deleted.
    Finished,
    /// Done, and the job's row was already changed in the same transaction.
    AlreadyRecorded,
    /// To be run again at that time.
    RetryAt(Timestamp),
    /// One step is done; the next one is due at that time.
    ContinueAt(Timestamp),
}

impl JobOutcome {
    fn again_if(more: bool, now: Timestamp) -> Self {
        if more {
            Self::ContinueAt(now)
        } else {
            Self::Finished
        }
    }
}

impl From<()> for JobOutcome {
    fn from((): ()) -> Self {
        Self::Finished
    }
}

impl From<Option<Timestamp>> for JobOutcome {
    fn from(later: Option<Timestamp>) -> Self {
        later.map_or(Self::Finished, Self::RetryAt)
    }
}

/// Why a job has nothing to do, or did not do it.
enum Stopped {
    /// What it is about does not exist any more.
    Gone,
    /// It is to be retried.
    Failed(DeliveryError),
}

impl<E: Into<DeliveryError>> From<E> for Stopped {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// Runs a job once.
///
/// # Errors
/// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
pub(super) async fn attempt(bot: &Bot, job: &Job) -> Result<JobOutcome, DeliveryError> {
    match Box::pin(run(bot, job)).await {
        Ok(outcome) => Ok(outcome),
        Err(Stopped::Gone) => Ok(JobOutcome::Finished),
        Err(Stopped::Failed(error)) => Err(error),
    }
}

/// The match that a job is about.
async fn load_game(bot: &Bot, job: &Job) -> Result<Match, Stopped> {
    let id = job.id.subject.match_id().ok_or(Stopped::Gone)?;
    let game = bot.app.game(id).await?.ok_or(Stopped::Gone)?;
    // The job itself does not know the server.
    if let Some(guild) = game.terms().guild {
        tracing::Span::current().record("guild", guild.0);
    }
    Ok(game)
}

async fn run(bot: &Bot, job: &Job) -> Result<JobOutcome, Stopped> {
    let (app, store, now) = (&bot.app, &bot.app.store, bot.app.clock.now());
    let subject = &job.id.subject;
    let game = async || load_game(bot, job).await;
    let tournament = async || {
        let id = subject.tournament().ok_or(Stopped::Gone)?;
        let tournament = app.tournament(id).await?.ok_or(Stopped::Gone)?;
        tracing::Span::current().record("guild", tournament.plan().guild.0);
        Ok::<_, Stopped>(tournament)
    };
    let player = || subject.player().ok_or(Stopped::Gone);
    Ok(match job.id.kind {
        JobKind::Announce => {
            bot.announce(job, &game().await?).await?;
            JobOutcome::AlreadyRecorded
        }
        JobKind::Retire => remove_controls(bot, job, &game().await?).await?,
        JobKind::Expire | JobKind::Flag => end_on_time(bot, job, &game().await?).await?,
        JobKind::Remind => bot.remind(job, &game().await?).await?.into(),
        JobKind::Think => app.think(&game().await?).await?.into(),
        JobKind::Analyse | JobKind::Deepen => {
            let more = bot.analyse(job, &game().await?).await?;
            JobOutcome::again_if(more, app.clock.now())
        }
        JobKind::ShowAnalysis => bot
            .show_analysis(job, &game().await?, player()?)
            .await?
            .into(),
        JobKind::FindPuzzles => app.find_puzzles(&game().await?).await?.into(),
        JobKind::PlanVoid => bot.plan_void(job, &game().await?, player()?).await?.into(),
        JobKind::Notify => bot.notify(job, &game().await?, player()?).await?.into(),
        JobKind::Watch => {
            store.fan_out_to_followers(job, &game().await?).await?;
            JobOutcome::AlreadyRecorded
        }
        JobKind::Show => bot
            .show_follower(job, &game().await?, player()?)
            .await?
            .into(),
        JobKind::Thread => bot.make_thread(job, &game().await?).await?.into(),
        JobKind::Archive => bot.archive_thread(&game().await?).await?.into(),
        JobKind::Advance => advance(bot, subject.tournament().ok_or(Stopped::Gone)?).await?,
        JobKind::Table => {
            let again = bot.post_table(job, &tournament().await?).await?;
            again.map_or(JobOutcome::Finished, JobOutcome::ContinueAt)
        }
        JobKind::Podium if player().is_err() => {
            bot.post_result(job, &tournament().await?).await?.into()
        }
        JobKind::RoundEnds if player().is_err() => {
            bot.remind_of_round(job, &tournament().await?).await?.into()
        }
        JobKind::Podium
        | JobKind::RoundEnds
        | JobKind::AnswerEnds
        | JobKind::ChallengeEnded
        | JobKind::PlaceChanged => {
            let tournament = tournament().await?;
            let later = bot.tell_entrant(job, &tournament, player()?).await?;
            outcome_of_wait(job, later)
        }
        JobKind::Season => bot.post_season(job).await?.into(),
        JobKind::Daily => bot.post_daily(job).await?.into(),
        JobKind::PlanDaily => JobOutcome::ContinueAt(bot.plan_daily_puzzles(now).await?),
        JobKind::CloseSeasons => {
            let more = store.close_seasons(now, BOARDS_PER_STEP).await?;
            let next = Month::of(now).after().start();
            JobOutcome::ContinueAt(if more { now } else { next })
        }
        JobKind::ForgetCauses => {
            store.forget_causes(now).await?;
            JobOutcome::ContinueAt(now.after(FORGET_INTERVAL))
        }
        JobKind::SweepRatings => JobOutcome::again_if(
            store.sweep_ratings(&app.ratings, GAMES_PER_SWEEP).await?,
            now,
        ),
    })
}

/// Ends an unanswered challenge, or handles an expired clock.
async fn end_on_time(bot: &Bot, job: &Job, game: &Match) -> Result<JobOutcome, StoreError> {
    let (id, app, now) = (game.id(), &bot.app, bot.app.clock.now());
    // Without Discord nobody could move or answer the challenge.
    if !app.connectivity.is_connected() {
        return Ok(JobOutcome::ContinueAt(now.after(OFFLINE_RETRY)));
    }
    // The system clock was set back since the job was claimed.
    if let Some(deadline) = game.deadline().filter(|deadline| *deadline > now) {
        return Ok(JobOutcome::RetryAt(deadline));
    }
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
    acted.or_else(ActError::unless_refused)?;
    Ok(JobOutcome::Finished)
}

/// One step of a tournament.
async fn advance(bot: &Bot, id: TournamentId) -> Result<JobOutcome, StoreError> {
    // A round must not end while Discord does not reach the bot.
    if !bot.app.connectivity.is_connected() {
        let later = bot.app.clock.now().after(OFFLINE_RETRY);
        return Ok(JobOutcome::ContinueAt(later));
    }
    let next = bot.app.advance_tournament(id).await?;
    Ok(next.map_or(JobOutcome::Finished, JobOutcome::ContinueAt))
}

/// What happens to a job that waits. Waiting is no failed attempt, but an earlier attempt that was interrupted may have sent
/// the message.
fn outcome_of_wait(job: &Job, later: Option<Timestamp>) -> JobOutcome {
    let again = match job.attempts {
        0 => JobOutcome::ContinueAt,
        _ => JobOutcome::RetryAt,
    };
    later.map_or(JobOutcome::Finished, again)
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
