//! The one door by which a match changes: load, decide, commit; knows neither Discord nor languages.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime};

use thiserror::Error;

pub use crate::store::Via;

use crate::play::{
    Actor, Command, CorruptRecord, Match, MatchId, Refusal, Seq, Stamped, Terms, Timestamp,
};
use crate::store::{Change, Committed, JobId, JobKind, NewJob, Store, StoreError};

/// How long an announcement is left to the interaction that caused it, before a worker takes it over.
pub const GRACE: Duration = Duration::from_secs(10);

/// How often a change that lost its race is tried again. Each time somebody else's change was made, and two people who
/// take turns cannot keep that up.
const TRIES: usize = 16;

/// The only reader of the time of day.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The machine's.
    #[default]
    System,
    /// One that stands still until it is set, for tests. Clones show the same time.
    Manual(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that stands at that moment.
    #[must_use]
    pub fn manual(at: Timestamp) -> Self {
        Self::Manual(Arc::new(AtomicI64::new(at.0)))
    }

    /// The moment that it shows.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match self {
            #[allow(
                clippy::disallowed_methods,
                reason = "this is the clock that everything else is to ask"
            )]
            Self::System => {
                let since = SystemTime::now()
                    .duration_since(SystemTime::UNIX_EPOCH)
                    .unwrap_or_default();
                Timestamp(0).after(since)
            }
            Self::Manual(now) => Timestamp(now.load(Ordering::Relaxed)),
        }
    }

    /// Moves a manual clock ahead; time itself cannot be moved.
    pub fn advance(&self, by: Duration) {
        if let Self::Manual(now) = self {
            now.store(self.now().after(by).0, Ordering::Relaxed);
        }
    }
}

/// The application: everything that changes or shows a match goes through it.
#[derive(Clone, Debug)]
pub struct App {
    /// What is remembered.
    pub store: Store,
    /// What time it is.
    pub clock: Clock,
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
        }
    }

    /// Opens a challenge.
    ///
    /// # Errors
    /// [`ActError::Refused`] when the terms are impossible, others when the world fails.
    pub async fn challenge(&self, terms: Terms, via: Option<&Via>) -> Result<Acted, ActError> {
        let now = self.clock.now();
        let game = Match::open(terms, now).map_err(|refusal| ActError::Refused {
            refusal,
            game: None,
        })?;
        let expire = game.deadline().map(|run_at| NewJob {
            kind: JobKind::Expire,
            run_at,
            via: None,
        });
        let jobs: Vec<_> = [announcement(now, via)].into_iter().chain(expire).collect();
        let change = Change {
            game: &game,
            since: 0,
            cause: via.map(|via| via.interaction),
            jobs: &jobs,
        };
        match self.store.commit(&change).await? {
            Committed::Done { id } => Ok(acted(game.numbered(id))),
            Committed::Repeated { id, .. } => self.repeated(id).await,
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
        via: Option<&Via>,
    ) -> Result<Acted, ActError> {
        for _ in 0..TRIES {
            let game = self.game(id).await?.ok_or(ActError::NotFound)?;
            // A clock that was set back must not make a match run backwards.
            let now = self.clock.now().max(game.last_event().at);
            let after = match decided(&game, by, &command, seen, now)? {
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
            let jobs = [announcement(now, via)];
            let cause = via.map(|via| via.interaction);
            match self
                .store
                .commit(&Change {
                    game: &after,
                    since: game.seq(),
                    cause,
                    jobs: &jobs,
                })
                .await?
            {
                Committed::Done { .. } => return Ok(acted(after)),
                Committed::Repeated { id, .. } => return self.repeated(id).await,
                Committed::Stale => {}
            }
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

    async fn repeated(&self, id: MatchId) -> Result<Acted, ActError> {
        let game = self.game(id).await?.ok_or(ActError::NotFound)?;
        Ok(Acted {
            game,
            job: None,
            repeated: true,
        })
    }
}

/// The match after the command, or why not.
fn decided(
    game: &Match,
    by: Actor,
    command: &Command,
    seen: Option<Seq>,
    now: Timestamp,
) -> Result<Result<Match, Refusal>, CorruptRecord> {
    // A stranger is told that the match is not theirs, however old the control.
    let part = matches!(by, Actor::Player(player) if game.takes_part(player));
    if let Some(seen) = seen
        && part
        && seen != game.seq()
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
    for event in events {
        after.apply(&Stamped {
            seq: after.seq() + 1,
            at: now,
            by,
            event,
        })?;
    }
    Ok(Ok(after))
}

fn announcement(now: Timestamp, via: Option<&Via>) -> NewJob {
    let run_at = if via.is_some() { now.after(GRACE) } else { now };
    NewJob {
        kind: JobKind::Announce,
        run_at,
        via: via.cloned(),
    }
}

fn acted(game: Match) -> Acted {
    let job = JobId {
        match_id: game.id(),
        kind: JobKind::Announce,
        seq: game.seq(),
    };
    Acted {
        game,
        job: Some(job),
        repeated: false,
    }
}
