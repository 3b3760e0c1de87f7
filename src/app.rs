//! The application layer: the only way to change a match or a tournament. It loads, decides and commits; it knows neither
//! Discord nor languages.

use std::time::Duration;

mod action;
mod analysis;
mod clock;
mod computer;
mod connectivity;
mod jobs;
mod language_cache;
mod plans;
mod puzzles;
mod rate_limit;
mod running_boards;
mod state;
mod time;
mod tournament_computers;
mod tournament_deadlines;
mod tournaments;
mod vacations;

pub use crate::store::InteractionHandle;
pub use action::{ActError, ActionResult, accept};
pub use clock::{Clock, Steady};
pub use connectivity::Connectivity;
pub use jobs::ANSWER_GRACE;
pub use language_cache::LanguageCache;
pub use rate_limit::{RateLimiter, Rates, RequestKind, TooFast};
pub use running_boards::RunningBoards;
pub use state::{App, Limits};
pub use tournaments::TournamentError;
pub use vacations::NotEnoughVacation;

use action::MAX_ATTEMPTS;
use jobs::jobs_of;
use vacations::vacation_extension;

use crate::play::{
    Actor, Command, CorruptRecord, Event, Match, MatchId, Phase, PlayerId, Refusal, Seq, Terms,
    Timestamp,
};
use crate::store::{
    Committed, JobId, JobKind, MatchChange, NewJob, Preference, StoreError, TimeSpan,
    VacationChange,
};

/// The delay before a match's thread is created, so that the opening board is posted first.
const THREAD_DELAY: Duration = Duration::from_secs(1);

impl App {
    /// Opens a challenge; a computer player accepts it at once.
    ///
    /// # Errors
    /// [`ActError::Refused`] when the terms are impossible or the challenger has too many open challenges, others when
    /// the database fails.
    pub async fn challenge(
        &self,
        terms: Terms,
        handle: Option<&InteractionHandle>,
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
            game.apply_decided(by, now, events.map_err(refused)?)?;
        }
        let mut jobs = jobs_of(None, &game, now, handle);
        jobs.extend(self.thread_job(&game, now).await?);
        let change = MatchChange {
            cause: handle.map(|handle| handle.interaction),
            jobs: &jobs,
            max_open_challenges: Some(self.limits.open_challenges),
            ..MatchChange::with_events_after(&game, 0)
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
        handle: Option<&InteractionHandle>,
    ) -> Result<ActionResult, ActError> {
        let game = self.game(id).await?.ok_or(ActError::NotFound)?;
        self.act_on(game, by, command, seen, handle).await
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
        handle: Option<&InteractionHandle>,
    ) -> Result<ActionResult, ActError> {
        self.act_with(game, by, command, seen, handle, None).await
    }

    /// Like [`act_on`](Self::act_on), and begins the vacation in the same transaction.
    async fn act_with(
        &self,
        mut game: Match,
        by: Actor,
        command: Command,
        seen: Option<Seq>,
        handle: Option<&InteractionHandle>,
        begins: Option<(PlayerId, TimeSpan)>,
    ) -> Result<ActionResult, ActError> {
        for _ in 0..MAX_ATTEMPTS {
            failpoint!("act.loaded");
            // Times in a match never decrease, unless the clock had been far ahead before.
            let today = self.clock.now();
            let now = match game.last_event().at {
                _ if game.is_ahead_of(today) => today,
                last => today.max(last),
            };
            let mut away = None;
            let mut vacation = begins.map(|(player, span)| (player, VacationChange::Begin(span)));
            // A computer player, whose moves are not typed, takes no vacation.
            if let (Actor::Player(player), Command::Move { .. }) = (by, &command)
                && let Some(turn) = game.turn().filter(|turn| turn.player == player)
            {
                let spans = self.store.vacations(player, turn.since.min(today)).await?;
                away = vacation_extension(&game, &turn, &spans, now);
                vacation = self.vacation_end(&game, player, &spans, today).await?;
            }
            let mut after = match decide_and_apply(&game, by, &command, seen, away, now)? {
                Ok(after) => after,
                Err(refusal) => {
                    // A repeated interaction gets its first result, not the refusal that follows from it.
                    if let Some(handle) = handle
                        && let Some((done, _)) = self.store.caused_by(handle.interaction).await?
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
            let mut jobs = jobs_of(Some(&game), &after, today, handle);
            if game.phase() == Phase::Open {
                jobs.extend(self.thread_job(&after, today).await?);
            }
            let void = followed.void.iter();
            let told = void.map(|player| NewJob::for_player(JobKind::PlanVoid, *player, today));
            jobs.extend(told);
            let rematch = self
                .rematch_with_jobs(&after, by, now, today, handle)
                .await?;
            let change = MatchChange {
                cause: handle.map(|handle| handle.interaction),
                jobs: &jobs,
                plans: followed.plans.as_ref(),
                vacation,
                ratings: Some(&self.ratings),
                rematch: rematch
                    .as_ref()
                    .map(|(rematch, jobs)| (rematch, jobs.as_slice())),
                ..MatchChange::with_events_after(&after, game.seq())
            };
            failpoint!("act.decided");
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
        handle: Option<&InteractionHandle>,
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
        let mut jobs = jobs_of(None, &rematch, today, handle);
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

    /// Loads the match with that number, if it replays.
    async fn readable_game(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        match self.game(id).await {
            Err(StoreError::Corrupt(_)) => Ok(None),
            game => game,
        }
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
    after.apply_decided(Actor::Clock, now, away.into_iter().collect())?;
    after.apply_decided(by, now, events)?;
    Ok(Ok(after))
}

fn changed_result(game: Match) -> ActionResult {
    let job = JobId::of(JobKind::Announce, game.id(), game.seq());
    ActionResult {
        game,
        job: Some(job),
        repeated: false,
    }
}
