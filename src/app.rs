//! The one door by which a match changes: load, decide, commit; knows neither Discord nor languages.

use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

mod clock;
mod presence;
mod rate_limit;
mod recent;
mod time;

pub use crate::store::InteractionHandle;
pub use clock::{Clock, Steady};
pub use presence::Presence;
pub use rate_limit::{RateLimiter, Rates, RequestKind, TooFast};
pub use recent::Recent;
pub use time::NoVacation;

use crate::play::plan::{Plan, PlanError};
use crate::play::{
    Actor, Command, CorruptRecord, Event, Match, MatchId, Phase, PlayerId, Refusal, Seq, Stamped,
    Terms, Timestamp, rating,
};
use crate::rules::Side;
use crate::store::{Change, Committed, JobId, JobKind, NewJob, Plans, Span, Store, StoreError};

/// How long an announcement is left to the interaction that caused it, before a worker takes it over.
pub const GRACE: Duration = Duration::from_secs(10);

/// How often a change that lost its race is tried again. Each time somebody else's change was made, and two people who
/// take turns cannot keep that up.
const TRIES: usize = 16;

/// How long the opening board has to arrive before a thread is hung on it.
const THREAD: Duration = Duration::from_secs(1);

/// How long after its end a match's thread is left open, for a last word and a rematch.
const LAST_WORDS: Duration = Duration::from_mins(5);

/// The application: everything that changes or shows a match goes through it.
#[derive(Clone, Debug)]
pub struct App {
    /// What is remembered.
    pub store: Store,
    /// What time it is.
    pub clock: Clock,
    /// What the operator has settled.
    pub limits: Limits,
    /// How games are rated.
    pub ratings: Arc<rating::Rules>,
    /// Who has asked how often of late.
    pub pace: RateLimiter,
    /// Languages that were read of late.
    pub recent: Recent,
    /// Whether players can reach the bot.
    pub presence: Presence,
}

/// What the operator settles for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For how many days a challenge waits for its answer.
    pub challenge_days: u16,
    /// How many challenges of one player may wait at once.
    pub open_challenges: u32,
    /// How many days of vacation a player has in a year.
    pub vacation_days: u16,
    /// How often people may ask.
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

/// What an act led to.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The match after it.
    pub game: Match,
    /// The announcement that the act owes; whoever delivers it tells [`Store::posted`]. None if nothing was changed.
    pub job: Option<JobId>,
    /// The same interaction had been seen before, so nothing was changed now.
    pub repeated: bool,
}

/// Why an act led to nothing.
#[derive(Debug, Error)]
pub enum ActError {
    /// The player's doing.
    #[error("{refusal}")]
    Refused {
        /// Why.
        refusal: Refusal,
        /// The match as it is, unless it never came to be.
        game: Option<Box<Match>>,
    },
    /// There is no such match.
    #[error("there is no such match")]
    NotFound,
    /// The world's doing.
    #[error(transparent)]
    Store(StoreError),
    /// The match does not replay.
    #[error(transparent)]
    Corrupt(CorruptRecord),
}

impl ActError {
    /// What is wrong with the world or the record. Nothing is, where the match merely did not allow it, or is gone: what
    /// time brings is then out of date, and there is nothing left to do.
    ///
    /// # Errors
    /// The [`StoreError`] that it was.
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

impl App {
    /// The application on that store, by the machine's clock.
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self {
            store,
            clock: Clock::System,
            limits: Limits::default(),
            pace: RateLimiter::default(),
            recent: Recent::default(),
            presence: Presence::default(),
            ratings: Arc::default(),
        }
    }

    /// Opens a challenge.
    ///
    /// # Errors
    /// [`ActError::Refused`] when the terms are impossible or too many challenges wait already, others when the world fails.
    pub async fn challenge(
        &self,
        terms: Terms,
        via: Option<&InteractionHandle>,
    ) -> Result<Acted, ActError> {
        let now = self.clock.now();
        let refused = |refusal| ActError::Refused {
            refusal,
            game: None,
        };
        let game = Match::open(terms, now).map_err(refused)?;
        let jobs = owed(None, &game, now, via);
        let change = Change {
            cause: via.map(|via| via.interaction),
            jobs: &jobs,
            most_open: Some(self.limits.open_challenges),
            ..Change::to(&game, 0)
        };
        match self.store.commit(&change).await? {
            Committed::Done { id, .. } => Ok(acted(game.numbered(id))),
            Committed::Repeated { id, .. } => self.repeated(id).await,
            Committed::Full => Err(refused(Refusal::TooManyOpen)),
            // A new match has a place of its own, so only the database's own tie-breaking can come to this.
            Committed::Stale => Err(StoreError::Contended(1).into()),
        }
    }

    /// Does what the actor asks of a match, if the match allows it: all of it is on the disk when this returns.
    ///
    /// `seen` is the state that the pressed control showed; a control of another state is refused as stale.
    ///
    /// # Errors
    /// [`ActError::Refused`] with the match as it is, when the player may not do that; others when the world fails.
    pub async fn act(
        &self,
        id: MatchId,
        by: Actor,
        command: Command,
        seen: Option<Seq>,
        via: Option<&InteractionHandle>,
    ) -> Result<Acted, ActError> {
        let game = self.game(id).await?.ok_or(ActError::NotFound)?;
        self.act_on(game, by, command, seen, via).await
    }

    /// [`act`](Self::act) for a match that was just loaded. If it has moved on since, it is loaded again.
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
    ) -> Result<Acted, ActError> {
        self.act_with(game, by, command, seen, via, None).await
    }

    /// The same; the vacation is booked in the transaction that writes the act, or not at all.
    async fn act_with(
        &self,
        mut game: Match,
        by: Actor,
        command: Command,
        seen: Option<Seq>,
        via: Option<&InteractionHandle>,
        vacation: Option<(PlayerId, Span)>,
    ) -> Result<Acted, ActError> {
        for _ in 0..TRIES {
            inject!("act.loaded");
            // A clock that was set back must not make a match run backwards, unless it had been wrong altogether.
            let today = self.clock.now();
            let now = match game.last_event().at {
                _ if game.is_ahead_of(today) => today,
                last => today.max(last),
            };
            let away = self.away(&game, by, &command, now).await?;
            let mut after = match decided(&game, by, &command, seen, away, now)? {
                Ok(after) => after,
                Err(refusal) => {
                    // An interaction that was done before is told so, rather than that it is no longer possible.
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
            let followed = self.follow_plans(&game, &mut after, now).await?;
            // What is owed is due by the clock, even if the match is ahead of it.
            let mut jobs = owed(Some(&game), &after, today, via);
            if game.phase() == Phase::Open {
                jobs.extend(self.thread_wanted(&after, today).await?);
            }
            let void = followed.void.iter();
            jobs.extend(void.map(|side| NewJob::new(JobKind::PlanVoid(*side), Some(today))));
            let rematch = match (&after.last_event().event, by) {
                (Event::Rematched, Actor::Player(player)) => after
                    .opponent_of(player)
                    .and_then(|asker| after.rematch(asker, now)),
                _ => None,
            };
            let mut rematch_owes = Vec::new();
            if let Some(rematch) = &rematch {
                rematch_owes = owed(None, rematch, today, via);
                rematch_owes.extend(self.thread_wanted(rematch, today).await?);
            }
            let change = Change {
                cause: via.map(|via| via.interaction),
                jobs: &jobs,
                plans: followed.plans.as_ref(),
                vacation,
                ratings: Some(&self.ratings),
                sequel: rematch
                    .as_ref()
                    .map(|rematch| (rematch, rematch_owes.as_slice())),
                ..Change::to(&after, game.seq())
            };
            inject!("act.decided");
            match self.store.commit(&change).await? {
                Committed::Done { sequel, .. } => {
                    let game = match (rematch, sequel) {
                        (Some(rematch), Some(id)) => rematch.numbered(id),
                        _ => after,
                    };
                    return Ok(acted(game));
                }
                Committed::Repeated { id, .. } => return self.repeated(id).await,
                // Only challenges are counted.
                Committed::Stale | Committed::Full => {}
            }
            game = self.game(game.id()).await?.ok_or(ActError::NotFound)?;
        }
        Err(StoreError::Contended(TRIES).into())
    }

    /// The match of that number.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails or the match does not replay.
    pub async fn game(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.store.load_match(id).await
    }

    /// The thread that a match gets which has just begun, where the server wants that.
    async fn thread_wanted(
        &self,
        begun: &Match,
        now: Timestamp,
    ) -> Result<Option<NewJob>, StoreError> {
        let wanted = match begun.terms().guild {
            Some(guild) if begun.phase() == Phase::Playing && begun.home().is_none() => {
                self.store.server(guild).await?.threads
            }
            _ => false,
        };
        Ok(wanted.then(|| NewJob::new(JobKind::Thread, Some(now.after(THREAD)))))
    }

    /// Plays what was laid up as an answer, as long as the plans know one. Whoever lays something up waits for the
    /// opponent, so a plan is void as soon as the match moves on in another way.
    async fn follow_plans(
        &self,
        before: &Match,
        after: &mut Match,
        now: Timestamp,
    ) -> Result<Followed, ActError> {
        if before.phase() != Phase::Playing || before.anchor() == after.anchor() {
            return Ok(Followed::default());
        }
        let laid_up = self.store.plans(before.id()).await?;
        let mut plans = laid_up.clone();
        let moved = after.record().ply() > before.record().ply();
        while let (true, Some(mover), Some(mv)) =
            (moved, after.to_move(), after.record().moves().last())
        {
            let Some(index) = plans.iter().position(|(planner, _)| *planner == mover) else {
                break;
            };
            let by = Actor::Player(mover);
            let answer = plans[index].1.answer(&(*mv).into());
            let answer = answer.map(|mv| Command::Planned { mv });
            let Some(Ok(events)) = answer.map(|answer| after.decide(by, &answer, now)) else {
                break;
            };
            take(after, by, now, events)?;
        }
        // A plan waits for the opponent's move; where that is not so any more, the match has left it.
        let waits = |after: &Match, player| moved && after.last_mover() == Some(player);
        let mut void = Vec::new();
        for (player, plan) in &mut plans {
            if after.phase() != Phase::Playing || !waits(after, *player) {
                *plan = Plan::default();
                void.extend(
                    after
                        .side_of(*player)
                        .filter(|_| after.phase() == Phase::Playing),
                );
            }
        }
        let plans = Some(Plans {
            before: laid_up,
            after: plans,
        });
        Ok(Followed { plans, void })
    }

    /// Lays up conditional moves for a player, beside those that are there. If the match moves on meanwhile, they are
    /// held against the new position.
    ///
    /// # Errors
    /// [`PlanError`] inside when the player cannot lay that up, others when the world fails.
    pub async fn plan(
        &self,
        game: &Match,
        player: PlayerId,
        text: &str,
    ) -> Result<Result<Plan, PlanError>, StoreError> {
        let mut game = game.clone();
        for _ in 0..TRIES {
            let plans = self.store.plans(game.id()).await?;
            let mine = plans.into_iter().find(|(planner, _)| *planner == player);
            let mut plan = mine.map(|(_, plan)| plan).unwrap_or_default();
            if let Err(error) = plan.add(&game, player, text) {
                return Ok(Err(error));
            }
            if self.store.set_plan(&game, player, &plan).await? {
                return Ok(Ok(plan));
            }
            if let Some(newer) = self.game(game.id()).await? {
                game = newer;
            }
        }
        Err(StoreError::Contended(TRIES))
    }

    /// Forgets what a player has laid up.
    ///
    /// # Errors
    /// [`StoreError`] when the world fails.
    pub async fn forget_plan(&self, game: &Match, player: PlayerId) -> Result<(), StoreError> {
        let mut game = game.clone();
        for _ in 0..TRIES {
            if self.store.set_plan(&game, player, &Plan::default()).await? {
                return Ok(());
            }
            if let Some(newer) = self.game(game.id()).await? {
                game = newer;
            }
        }
        Err(StoreError::Contended(TRIES))
    }

    async fn repeated(&self, id: MatchId) -> Result<Acted, ActError> {
        let game = self.game(id).await?.ok_or(ActError::NotFound)?;
        Ok(Acted {
            game,
            job: None,
            repeated: true,
        })
    }
}

/// What became of plans when a match moved on.
#[derive(Default)]
struct Followed {
    /// All that was laid up, and what remains of it.
    plans: Option<Plans>,
    /// The sides whose plan no longer fits.
    void: Vec<Side>,
}

/// The match after the command, with the time that is given back before it, or why not.
fn decided(
    game: &Match,
    by: Actor,
    command: &Command,
    seen: Option<Seq>,
    away: Option<Event>,
    now: Timestamp,
) -> Result<Result<Match, Refusal>, CorruptRecord> {
    // A stranger is told that the match is not theirs, however old the control. Controls stay good until the match moves
    // on: an offer that was made meanwhile does not void the move that someone was about to choose.
    let part = match by {
        Actor::Player(player) => game.takes_part(player) || game.opponent().is_none(),
        Actor::Clock | Actor::Moderator(_) => true,
    };
    if let Some(seen) = seen
        && part
        && (seen < game.anchor() || seen > game.seq())
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
    take(&mut after, Actor::Clock, now, away.into_iter().collect())?;
    take(&mut after, by, now, events)?;
    Ok(Ok(after))
}

fn take(
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

/// What a change owes: its post, what its new deadline brings, and the end of the controls of posts that were answered.
fn owed(
    before: Option<&Match>,
    after: &Match,
    now: Timestamp,
    via: Option<&InteractionHandle>,
) -> Vec<NewJob> {
    let grace = if via.is_some() { GRACE } else { Duration::ZERO };
    let mut jobs = vec![NewJob {
        via: via.cloned(),
        ..NewJob::new(JobKind::Announce, Some(now.after(grace)))
    }];
    if after.edits_older() && !after.concerned().is_empty() {
        jobs.push(NewJob::new(JobKind::Notify, Some(now)));
    }
    // A new deadline takes the place of the old one; one that is no more takes its job along.
    let known = before.map_or([None; 3], |before| deadlines(before).map(|(_, due)| due));
    for ((kind, due), known) in deadlines(after).into_iter().zip(known) {
        if due != known {
            let in_time = |due: &Timestamp| kind != JobKind::Remind || *due > now;
            jobs.push(NewJob::new(kind, due.filter(in_time)));
        }
    }
    let live = |game: &Match| matches!(game.phase(), Phase::Open | Phase::Playing);
    // A game that is struck out after its end has one more thing to say.
    let settled = before.is_some_and(|before| live(before) || before.anchor() != after.anchor());
    if after.own_thread().is_some() && settled && !live(after) {
        jobs.push(NewJob::new(JobKind::Thread, Some(now)));
        jobs.push(NewJob::new(JobKind::Archive, Some(now.after(LAST_WORDS))));
    }
    // When a match moves on, its new post puts all older ones away.
    let asking = after.asking();
    let answered = before
        .into_iter()
        .filter(|before| before.anchor() == after.anchor())
        .flat_map(Match::asking)
        .filter(|seq| !asking.contains(seq));
    jobs.extend(answered.map(|seq| NewJob {
        about: Some(seq),
        ..NewJob::new(JobKind::Retire, Some(now))
    }));
    jobs
}

/// What time will bring to a match.
fn deadlines(game: &Match) -> [(JobKind, Option<Timestamp>); 3] {
    let open = game.phase() == Phase::Open;
    [
        (JobKind::Expire, game.deadline().filter(|_| open)),
        (JobKind::Flag, game.deadline().filter(|_| !open)),
        (JobKind::Remind, game.reminder()),
    ]
}

fn acted(game: Match) -> Acted {
    let job = JobId::of(JobKind::Announce, game.id(), game.seq());
    Acted {
        game,
        job: Some(job),
        repeated: false,
    }
}
