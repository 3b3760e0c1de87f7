//! What each kind of job does, by the functions of `discord` and `app`. It neither claims nor finishes jobs.

use std::time::Duration;

use crate::{
    app::ActError,
    discord::delivery::bot::{Bot, DeliveryError},
    play::{Actor, Command, Match, Month, PlayerId, Timestamp, TournamentId},
    store::{Job, JobId, JobKind, StoreError, Subject},
};

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

impl From<Option<Timestamp>> for JobOutcome {
    fn from(later: Option<Timestamp>) -> Self {
        later.map_or(Self::Finished, Self::RetryAt)
    }
}

/// Runs a job once.
///
/// # Errors
/// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
pub(super) async fn attempt(bot: &Bot, job: &Job) -> Result<JobOutcome, DeliveryError> {
    let id = match &job.id.subject {
        Subject::Match(id)
        | Subject::Event(id, _)
        | Subject::Notice(id, ..)
        | Subject::Follower(id, _) => *id,
        Subject::Season { month, guild, pool } => {
            bot.post_season(job, *month, *guild, pool).await?;
            return Ok(JobOutcome::Finished);
        }
        Subject::Tournament(id) => return tournament(bot, job, *id).await,
        Subject::Entrant(id, player) => {
            let later = bot.tell_entrant(job, *id, *player).await?;
            // Waiting is no failed attempt. But an earlier attempt that was interrupted may have sent it.
            let again = if job.attempts == 0 {
                JobOutcome::ContinueAt
            } else {
                JobOutcome::RetryAt
            };
            return Ok(later.map_or(JobOutcome::Finished, again));
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
    match job.id.subject.player() {
        Some(player) => about_player(bot, job, &game, player).await,
        None => about_match(bot, job, &game).await,
    }
}

/// A job about a match and one person: a player, or somebody who follows it or waits for its analysis.
async fn about_player(
    bot: &Bot,
    job: &Job,
    game: &Match,
    player: PlayerId,
) -> Result<JobOutcome, DeliveryError> {
    let later = match job.id.kind {
        JobKind::Notify => bot.notify(job, game, player).await?,
        JobKind::PlanVoid => bot.plan_void(job, game, player).await?,
        JobKind::ShowAnalysis => bot.show_analysis(job, game, player).await?,
        JobKind::Show => {
            bot.show_follower(job, game, player).await?;
            None
        }
        // These are about nobody alone, or about no match.
        JobKind::Announce
        | JobKind::Retire
        | JobKind::Expire
        | JobKind::Flag
        | JobKind::Remind
        | JobKind::Think
        | JobKind::Analyse
        | JobKind::FindPuzzles
        | JobKind::Watch
        | JobKind::Thread
        | JobKind::Archive
        | JobKind::Advance
        | JobKind::Table
        | JobKind::Podium
        | JobKind::RoundEnds
        | JobKind::AnswerEnds
        | JobKind::ChallengeEnded
        | JobKind::Season
        | JobKind::Daily
        | JobKind::PlanDaily
        | JobKind::CloseSeasons
        | JobKind::ForgetCauses
        | JobKind::SweepRatings => None,
    };
    Ok(later.into())
}

async fn about_match(bot: &Bot, job: &Job, game: &Match) -> Result<JobOutcome, DeliveryError> {
    match job.id.kind {
        JobKind::Announce => {
            bot.announce(job, game).await?;
            return Ok(JobOutcome::AlreadyRecorded);
        }
        JobKind::Retire => return remove_controls(bot, job, game).await,
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
            handle_deadline(bot, job, game).await?;
        }
        JobKind::Think => bot.app.think(game).await?,
        JobKind::Analyse => {
            if bot.analyse(job, game).await? {
                return Ok(JobOutcome::ContinueAt(bot.app.clock.now()));
            }
        }
        JobKind::FindPuzzles => bot.app.find_puzzles(game).await?,
        JobKind::Remind => return Ok(bot.remind(job, game).await?.into()),
        JobKind::Thread => return Ok(bot.make_thread(job, game).await?.into()),
        JobKind::Watch => {
            bot.app.store.fan_out_to_followers(job, game).await?;
            return Ok(JobOutcome::AlreadyRecorded);
        }
        JobKind::Archive => bot.archive_thread(game).await?,
        // These are about one person, or about no match.
        JobKind::ShowAnalysis
        | JobKind::PlanVoid
        | JobKind::Notify
        | JobKind::Show
        | JobKind::Advance
        | JobKind::Table
        | JobKind::Podium
        | JobKind::RoundEnds
        | JobKind::AnswerEnds
        | JobKind::ChallengeEnded
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
            Ok(next.map_or(JobOutcome::Finished, JobOutcome::ContinueAt))
        }
        JobKind::Podium => Ok(bot.post_result(job, id).await?.into()),
        JobKind::RoundEnds => Ok(bot.remind_of_round(job, id).await?.into()),
        JobKind::Table => {
            let again = bot.post_table(job, id).await?;
            Ok(again.map_or(JobOutcome::Finished, JobOutcome::ContinueAt))
        }
        // These are about one player, or about no tournament.
        JobKind::Announce
        | JobKind::Retire
        | JobKind::Expire
        | JobKind::Flag
        | JobKind::Remind
        | JobKind::Think
        | JobKind::Analyse
        | JobKind::ShowAnalysis
        | JobKind::FindPuzzles
        | JobKind::PlanVoid
        | JobKind::Notify
        | JobKind::Watch
        | JobKind::Show
        | JobKind::Thread
        | JobKind::Archive
        | JobKind::AnswerEnds
        | JobKind::ChallengeEnded
        | JobKind::Season
        | JobKind::Daily
        | JobKind::PlanDaily
        | JobKind::CloseSeasons
        | JobKind::ForgetCauses
        | JobKind::SweepRatings => Ok(JobOutcome::Finished),
    }
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
        // These are about something else than the bot.
        JobKind::Announce
        | JobKind::Retire
        | JobKind::Expire
        | JobKind::Flag
        | JobKind::Remind
        | JobKind::Think
        | JobKind::Analyse
        | JobKind::ShowAnalysis
        | JobKind::FindPuzzles
        | JobKind::PlanVoid
        | JobKind::Notify
        | JobKind::Watch
        | JobKind::Show
        | JobKind::Thread
        | JobKind::Archive
        | JobKind::Advance
        | JobKind::Table
        | JobKind::Podium
        | JobKind::RoundEnds
        | JobKind::AnswerEnds
        | JobKind::ChallengeEnded
        | JobKind::Season
        | JobKind::Daily => JobOutcome::Finished,
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
