//! The application layer: the only way to change a match or a tournament. It loads, decides and commits; it knows neither
//! Discord nor languages.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use thiserror::Error;

mod analysis;
mod clock;
mod computer;
mod connectivity;
mod jobs;
mod language_cache;
mod plans;
mod puzzles;
mod rate_limit;
mod time;
mod tournament_computers;
mod tournament_deadlines;
mod tournaments;

pub use crate::store::InteractionHandle;
pub use clock::{Clock, Steady};
pub use connectivity::Connectivity;
pub use jobs::GRACE;
pub use language_cache::LanguageCache;
pub(crate) use puzzles::is_in_running_game;
pub use rate_limit::{RateLimiter, Rates, RequestKind, TooFast};
pub use time::NotEnoughVacation;
pub use tournaments::TournamentError;

use jobs::jobs_of;

use crate::computer::SearchPool;
use crate::play::{
    Actor, Command, CorruptRecord, Event, Match, MatchId, Phase, PlayerId, Refusal, Seq, Stamped,
    Terms, Timestamp, rating,
};
use crate::rules::Side;
use crate::store::{
    Change, Committed, JobId, JobKind, NewJob, Preference, Store, StoreError, TimeSpan,
};

/// How often a change is retried after losing a race. Each failure means that another change succeeded, and two players
/// who alternate cannot cause that many.
const MAX_ATTEMPTS: usize = 16;

/// The delay before a match's thread is created, so that the opening board is posted first.
const THREAD_DELAY: Duration = Duration::from_secs(1);

/// The state that all requests share: store, clock, limits and caches.
#[derive(Clone, Debug)]
pub struct App {
    /// The database.
    pub store: Store,
    /// The time of day.
    pub clock: Clock,
    /// The operator's limits.
    pub limits: Limits,
    /// The rating rules.
    pub ratings: Arc<rating::Rules>,
    /// The rate limiter.
    pub rate_limiter: RateLimiter,
    /// A cache of languages.
    pub languages: LanguageCache,
    /// Whether Discord reaches the bot.
    pub connectivity: Connectivity,
    /// Discord's mentions of the commands (`</move:ID>`) by their names in every language, once they are registered.
    pub command_mentions: Arc<OnceLock<BTreeMap<String, String>>>,
    /// Where computer players think.
    pub search_pool: SearchPool,
    /// How long analyses search.
    pub effort: crate::analysis::progress::Effort,
}

/// Limits that the operator can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For how many days a challenge waits for an answer.
    pub challenge_days: u16,
    /// How many open challenges one player may have.
    pub open_challenges: u32,
    /// How many days of vacation a player has in a calendar year.
    pub vacation_days: u16,
    /// The rate limits.
    pub rates: Rates,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            challenge_days: Terms::DAYS_OPEN,
            open_challenges: 20,
            vacation_days: 30,
            rates: Rates::default(),
        }
    }
}

/// The result of a successful action.
#[derive(Clone, Debug)]
pub struct ActionResult {
    /// The match after the action.
    pub game: Match,
    /// The announcement that is now pending; the caller that delivers it calls [`Store::finish_announcement_with_post`]. `None` if nothing was
    /// changed.
    pub job: Option<JobId>,
    /// True if the same interaction had already been handled, so that nothing was changed now.
    pub repeated: bool,
}

/// Why an action changed nothing.
#[derive(Debug, Error)]
pub enum ActError {
    /// The player may not do that now.
    #[error("{refusal}")]
    Refused {
        /// The reason.
        refusal: Refusal,
        /// The match as it is; `None` if it was never created.
        game: Option<Box<Match>>,
    },
    /// There is no match with that number.
    #[error("there is no such match")]
    NotFound,
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
    /// The events of the match do not replay.
    #[error(transparent)]
    Corrupt(CorruptRecord),
}

impl ActError {
    /// Turns a refusal or a missing match into success: for actions of the clock it means that there is nothing left to
    /// do.
    ///
    /// # Errors
    /// The [`StoreError`] in all other cases.
    pub fn unless_refused(self) -> Result<(), StoreError> {
        match self {
            Self::Refused { .. } | Self::NotFound => Ok(()),
            Self::Store(error) => Err(error),
            Self::Corrupt(error) => Err(error.into()),
        }
    }
}

impl From<StoreError> for ActError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Corrupt(corrupt) => Self::Corrupt(corrupt),
            error => Self::Store(error),
        }
    }
}

impl From<CorruptRecord> for ActError {
    fn from(corrupt: CorruptRecord) -> Self {
        Self::Corrupt(corrupt)
    }
}

/// Accepts a challenge, with a side drawn at random in case the terms leave it to chance.
#[must_use]
pub fn accept() -> Command {
    let lot = if rand::random() {
        Side::First
    } else {
        Side::Second
    };
    Command::Accept { lot }
}

impl App {
    /// An application on that store with the system clock and default limits.
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self {
            store,
            clock: Clock::System,
            limits: Limits::default(),
            rate_limiter: RateLimiter::default(),
            languages: LanguageCache::default(),
            connectivity: Connectivity::default(),
            command_mentions: Arc::default(),
            search_pool: SearchPool::default(),
            effort: crate::analysis::progress::Effort::default(),
            ratings: Arc::default(),
        }
    }

    /// Opens a challenge; a computer player accepts it at once.
    ///
    /// # Errors
    /// [`ActError::Refused`] when the terms are impossible or the challenger has too many open challenges, others when
    /// the database fails.
    pub async fn challenge(
        &self,
        terms: Terms,
        via: Option<&InteractionHandle>,
    ) -> Result<ActionResult, ActError> {
        let now = self.clock.now();
        let refused = |refusal| ActError::Refused {
            refusal,
            game: None,
        };
        let mut game = Match::open(terms, now).map_err(refused)?;
        if let Some((computer, _)) = game.computer() {
            let by = Actor::Player(computer);
            let events = game.decide(by, &accept(), now);
            apply_events(&mut game, by, now, events.map_err(refused)?)?;
        }
        let mut jobs = jobs_of(None, &game, now, via);
        jobs.extend(self.thread_job(&game, now).await?);
        let change = Change {
            cause: via.map(|via| via.interaction),
            jobs: &jobs,
            max_open_challenges: Some(self.limits.open_challenges),
            ..Change::with_events_after(&game, 0)
        };
        match self.store.commit(&change).await? {
            Committed::Done { id, .. } => Ok(changed_result(game.with_id(id))),
            Committed::Repeated { id, .. } => self.repeated(id).await,
            Committed::Full => Err(refused(Refusal::TooManyOpen)),
            // A new match has no events to conflict with; only PostgreSQL resolving a deadlock gets here.
            Committed::Stale => Err(StoreError::Contended(1).into()),
        }
    }

    /// Executes a command on a match, if the match allows it. When this returns, the result is committed.
    ///
    /// `seen` is the revision that the pressed control belonged to; an outdated one is refused as stale.
    ///
    /// # Errors
    /// [`ActError::Refused`] with the match as it is when the player may not do that, others when the database fails.
    pub async fn act(
        &self,
        id: MatchId,
        by: Actor,
        command: Command,
        seen: Option<Seq>,
        via: Option<&InteractionHandle>,
    ) -> Result<ActionResult, ActError> {
        let game = self.game(id).await?.ok_or(ActError::NotFound)?;
        self.act_on(game, by, command, seen, via).await
    }

    /// [`act`](Self::act) for a match that is already loaded. If it has changed since, it is loaded again.
    ///
    /// # Errors
    /// As [`act`](Self::act).
    pub async fn act_on(
        &self,
        game: Match,
        by: Actor,
        command: Command,
        seen: Option<Seq>,
        via: Option<&InteractionHandle>,
    ) -> Result<ActionResult, ActError> {
        self.act_with(game, by, command, seen, via, None).await
    }

    /// Like [`act_on`](Self::act_on), and books the vacation in the same transaction.
    async fn act_with(
        &self,
        mut game: Match,
        by: Actor,
        command: Command,
        seen: Option<Seq>,
        via: Option<&InteractionHandle>,
        vacation: Option<(PlayerId, TimeSpan)>,
    ) -> Result<ActionResult, ActError> {
        for _ in 0..MAX_ATTEMPTS {
            inject!("act.loaded");
            // Times in a match never decrease, unless the clock had been far ahead before.
            let today = self.clock.now();
            let now = match game.last_event().at {
                _ if game.is_ahead_of(today) => today,
                last => today.max(last),
            };
            let away = self.vacation_extension(&game, by, &command, now).await?;
            let mut after = match decide_and_apply(&game, by, &command, seen, away, now)? {
                Ok(after) => after,
                Err(refusal) => {
                    // A repeated interaction gets its first result, not the refusal that follows from it.
                    if let Some(via) = via
                        && let Some((done, _)) = self.store.caused_by(via.interaction).await?
                    {
                        return self.repeated(done).await;
                    }
                    return Err(ActError::Refused {
                        refusal,
                        game: Some(Box::new(game)),
                    });
                }
            };
            let followed = self.play_conditional_moves(&game, &mut after, now).await?;
            // Jobs are due by the real clock, even if the match's times are ahead of it.
            let mut jobs = jobs_of(Some(&game), &after, today, via);
            if game.phase() == Phase::Open {
                jobs.extend(self.thread_job(&after, today).await?);
            }
            let void = followed.void.iter();
            let told = void.map(|player| NewJob::for_player(JobKind::PlanVoid, *player, today));
            jobs.extend(told);
            let rematch = self.rematch_with_jobs(&after, by, now, today, via).await?;
            let change = Change {
                cause: via.map(|via| via.interaction),
                jobs: &jobs,
                plans: followed.plans.as_ref(),
                vacation,
                ratings: Some(&self.ratings),
                rematch: rematch
                    .as_ref()
                    .map(|(rematch, jobs)| (rematch, jobs.as_slice())),
                ..Change::with_events_after(&after, game.seq())
            };
            inject!("act.decided");
            match self.store.commit(&change).await? {
                Committed::Done {
                    rematch: sequel, ..
                } => {
                    let game = match (rematch, sequel) {
                        (Some((rematch, _)), Some(id)) => rematch.with_id(id),
                        _ => after,
                    };
                    return Ok(changed_result(game));
                }
                Committed::Repeated { id, .. } => return self.repeated(id).await,
                // `Full` is not possible here: only new challenges are counted.
                Committed::Stale | Committed::Full => {}
            }
            game = self.game(game.id()).await?.ok_or(ActError::NotFound)?;
        }
        Err(StoreError::Contended(MAX_ATTEMPTS).into())
    }

    /// The rematch that begins with the newest event, and its jobs.
    async fn rematch_with_jobs(
        &self,
        after: &Match,
        by: Actor,
        now: Timestamp,
        today: Timestamp,
        via: Option<&InteractionHandle>,
    ) -> Result<Option<(Match, Vec<NewJob>)>, StoreError> {
        let (Event::Rematched, Actor::Player(player)) = (&after.last_event().event, by) else {
            return Ok(None);
        };
        // A computer player agrees as soon as it is asked, in the same act.
        let asker = match after.computer() {
            Some(_) => Some(player),
            None => after.opponent_of(player),
        };
        let Some(rematch) = asker.and_then(|asker| after.rematch(asker, now)) else {
            return Ok(None);
        };
        let mut jobs = jobs_of(None, &rematch, today, via);
        jobs.extend(self.thread_job(&rematch, today).await?);
        Ok(Some((rematch, jobs)))
    }

    /// Loads the match with that number.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails or the match does not replay.
    pub async fn game(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.store.load_match(id).await
    }

    /// Changes a preference of a player. The leaderboards follow at once.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_preference(
        &self,
        player: PlayerId,
        change: Preference,
    ) -> Result<(), StoreError> {
        let relist = matches!(change, Preference::Unlisted(_));
        self.store.update_preferences(player, &[change]).await?;
        if relist {
            self.store.relist(player, &self.ratings).await?;
        }
        Ok(())
    }

    /// The job that creates a thread for a match that has just begun, if the server's settings want one.
    async fn thread_job(
        &self,
        begun: &Match,
        now: Timestamp,
    ) -> Result<Option<NewJob>, StoreError> {
        let wanted = match begun.terms().guild {
            Some(guild) if begun.phase() == Phase::Playing && begun.venue().is_none() => {
                self.store.server(guild).await?.threads
            }
            _ => false,
        };
        Ok(wanted.then(|| NewJob::new(JobKind::Thread, Some(now.after(THREAD_DELAY)))))
    }

    async fn repeated(&self, id: MatchId) -> Result<ActionResult, ActError> {
        let game = self.game(id).await?.ok_or(ActError::NotFound)?;
        Ok(ActionResult {
            game,
            job: None,
            repeated: true,
        })
    }
}

/// The match after the command, including time given back for a vacation, or the refusal.
fn decide_and_apply(
    game: &Match,
    by: Actor,
    command: &Command,
    seen: Option<Seq>,
    away: Option<Event>,
    now: Timestamp,
) -> Result<Result<Match, Refusal>, CorruptRecord> {
    // Strangers are told that the match is not theirs, however old the control. Controls stay valid until the match
    // moves on: a new offer does not invalidate a move that is being chosen.
    let part = match by {
        Actor::Player(player) => game.takes_part(player) || game.opponent().is_none(),
        Actor::Clock | Actor::Moderator(_) => true,
    };
    if let Some(seen) = seen
        && part
        && (seen < game.position_seq() || seen > game.seq())
    {
        return Ok(Err(Refusal::Stale {
            seen,
            now: game.seq(),
        }));
    }
    let events = match game.decide(by, command, now) {
        Ok(events) => events,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let mut after = game.clone();
    apply_events(&mut after, Actor::Clock, now, away.into_iter().collect())?;
    apply_events(&mut after, by, now, events)?;
    Ok(Ok(after))
}

fn apply_events(
    game: &mut Match,
    by: Actor,
    at: Timestamp,
    events: Vec<Event>,
) -> Result<(), CorruptRecord> {
    for event in events {
        game.apply(&Stamped {
            seq: game.seq() + 1,
            at,
            by,
            event,
        })?;
    }
    Ok(())
}

fn changed_result(game: Match) -> ActionResult {
    let job = JobId::of(JobKind::Announce, game.id(), game.seq());
    ActionResult {
        game,
        job: Some(job),
        repeated: false,
    }
}
