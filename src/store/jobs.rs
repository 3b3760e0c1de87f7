//! What can be owed: the names of jobs, the lanes that do them, and what comes with each. It reads and writes no rows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::play::{GuildId, MatchId, Month, PlayerId, Seq, Timestamp};
use crate::rules::Side;

/// What a job is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Subject {
    /// A match.
    Match(MatchId),
    /// One event of a match.
    Event(MatchId, Seq),
    /// Somebody who follows a match.
    Follower(MatchId, PlayerId),
    /// A leaderboard of a month that is over.
    Season {
        /// The month.
        month: Month,
        /// The server.
        guild: GuildId,
        /// The pool.
        pool: String,
    },
    /// The bot itself.
    Bot,
}

impl Subject {
    /// The match, if it is about one.
    #[must_use]
    pub fn match_id(&self) -> Option<MatchId> {
        match self {
            Self::Match(id) | Self::Event(id, _) | Self::Follower(id, _) => Some(*id),
            Self::Season { .. } | Self::Bot => None,
        }
    }
}

// The only place that knows how a subject is stored.
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match(id) => write!(f, "match/{id}"),
            Self::Event(id, seq) => write!(f, "event/{id}/{seq}"),
            Self::Follower(id, player) => write!(f, "follower/{id}/{}", player.0),
            Self::Season { month, guild, pool } => write!(f, "season/{month}/{guild}/{pool}"),
            Self::Bot => f.write_str("bot"),
        }
    }
}

impl FromStr for Subject {
    type Err = UnknownJob;

    fn from_str(text: &str) -> Result<Self, UnknownJob> {
        let mut parts = text.splitn(4, '/');
        let mut next = || parts.next();
        let mut read = || {
            Some(match next()? {
                "match" => Self::Match(next()?.parse().ok()?),
                "event" => Self::Event(next()?.parse().ok()?, next()?.parse().ok()?),
                "follower" => {
                    Self::Follower(next()?.parse().ok()?, PlayerId(next()?.parse().ok()?))
                }
                "season" => Self::Season {
                    month: next()?.parse().ok()?,
                    guild: next()?.parse().ok()?,
                    pool: next()?.to_owned(),
                },
                "bot" => Self::Bot,
                _ => return None,
            })
        };
        read().ok_or_else(|| UnknownJob(text.to_owned()))
    }
}

/// A text that names no subject or kind of this version.
#[derive(Debug, thiserror::Error)]
#[error("{0} is no job that this version knows")]
pub struct UnknownJob(pub(super) String);

/// Who does a job. Each lane has workers of its own, so that none of them waits for another lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lane {
    /// What people wait for: boards, deadlines, notices.
    Discord,
    /// What nobody waits for: boards for followers, the ends of seasons.
    Background,
    /// What keeps the database in order, in batches.
    Maintenance,
}

impl Lane {
    /// All of them, the most urgent first.
    pub const ALL: [Self; 3] = [Self::Discord, Self::Background, Self::Maintenance];

    /// How many of its jobs one process does at the same time.
    #[must_use]
    pub fn width(self) -> usize {
        match self {
            Self::Discord => 32,
            Self::Background => 8,
            Self::Maintenance => 1,
        }
    }

    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Discord => "discord",
            Self::Background => "background",
            Self::Maintenance => "maintenance",
        }
    }
}

/// What kind of thing is owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JobKind {
    /// A public post that shows the match as it is after the event.
    Announce,
    /// The controls of the post about that event are to be taken away: a newer post has its own.
    Retire,
    /// The challenge is to be withdrawn if nobody has answered it.
    Expire,
    /// The time of the side to move runs out.
    Flag,
    /// The side to move is to be reminded.
    Remind,
    /// The conditional moves of that side are void, and their player is to know.
    PlanVoid(Side),
    /// Those whom the event concerns are to be told by a message of its own, as the board's post did not tell them.
    Notify,
    /// Those who follow the match are each owed the board.
    Watch,
    /// One follower gets the board.
    Show,
    /// The match gets a thread of its own, or the message that the thread hangs on says how the match stands.
    Thread,
    /// The match's thread is put into the archive.
    Archive,
    /// The leaderboard of a season is posted where the server wants it.
    Season,
    /// The months that are over are closed. Recurs.
    CloseSeasons,
    /// What interactions caused long ago is forgotten. Recurs.
    ForgetCauses,
    /// Ratings that follow from a voided game are computed again, in steps.
    SweepRatings,
}

impl JobKind {
    /// What is owed for as long as there is a bot.
    pub(super) const RECURRING: [Self; 2] = [Self::CloseSeasons, Self::ForgetCauses];

    const ALL: [Self; 16] = [
        Self::Announce,
        Self::Retire,
        Self::Expire,
        Self::Flag,
        Self::Remind,
        Self::PlanVoid(Side::First),
        Self::PlanVoid(Side::Second),
        Self::Notify,
        Self::Watch,
        Self::Show,
        Self::Thread,
        Self::Archive,
        Self::Season,
        Self::CloseSeasons,
        Self::ForgetCauses,
        Self::SweepRatings,
    ];

    /// Its name in the database, who does it, whether a match owes it once rather than each event, and whether it talks
    /// to the match's channel, where Discord limits the rate.
    fn facts(self) -> (&'static str, Lane, bool, bool) {
        use Lane::{Background, Discord, Maintenance};
        match self {
            Self::Announce => ("announce", Discord, false, true),
            Self::Retire => ("retire", Discord, false, true),
            Self::Expire => ("expire", Discord, true, false),
            Self::Flag => ("flag", Discord, true, false),
            Self::Remind => ("remind", Discord, true, true),
            Self::PlanVoid(Side::First) => ("plan-void-first", Discord, false, false),
            Self::PlanVoid(Side::Second) => ("plan-void-second", Discord, false, false),
            Self::Notify => ("notify", Discord, false, true),
            Self::Watch => ("watch", Discord, true, false),
            Self::Show => ("show", Background, false, false),
            Self::Thread => ("thread", Discord, true, true),
            Self::Archive => ("archive", Discord, true, true),
            Self::Season => ("season", Background, false, false),
            Self::CloseSeasons => ("close-seasons", Maintenance, false, false),
            Self::ForgetCauses => ("forget-causes", Maintenance, false, false),
            Self::SweepRatings => ("sweep-ratings", Maintenance, false, false),
        }
    }

    /// Its name in the database.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.facts().0
    }

    pub(super) fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }

    pub(super) fn lane(self) -> Lane {
        self.facts().1
    }

    pub(super) fn is_in_channel(self) -> bool {
        self.facts().3
    }
}

/// The name of a job.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId {
    /// What it is about.
    pub subject: Subject,
    /// What is owed.
    pub kind: JobKind,
}

impl JobId {
    /// The job of that kind which an event of a match owes.
    #[must_use]
    pub fn of(kind: JobKind, match_id: MatchId, seq: Seq) -> Self {
        let subject = if kind.facts().2 {
            Subject::Match(match_id)
        } else {
            Subject::Event(match_id, seq)
        };
        Self { subject, kind }
    }
}

impl fmt::Display for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.key(), self.subject)
    }
}

/// A job to be written with a change.
#[derive(Clone, Debug)]
pub struct NewJob {
    /// What is owed.
    pub kind: JobKind,
    /// The event that it is about, if that is not the change's last.
    pub about: Option<Seq>,
    /// When, at the earliest. None takes back what is owed.
    pub due: Option<Timestamp>,
    /// The interaction that may deliver it.
    pub via: Option<InteractionHandle>,
}

impl NewJob {
    /// A job about the change's last event, due at that time; without one it is taken back.
    #[must_use]
    pub fn new(kind: JobKind, due: Option<Timestamp>) -> Self {
        Self {
            kind,
            about: None,
            due,
            via: None,
        }
    }
}

/// A job that a worker has claimed.
#[derive(Clone, Debug)]
pub struct Job {
    /// Its name.
    pub id: JobId,
    /// The event that it was written for.
    pub seq: Seq,
    /// The interaction that may deliver it, while its token lives.
    pub via: Option<InteractionHandle>,
    /// How often it was claimed before.
    pub attempts: u32,
    /// The token of this claim.
    pub(super) lease: i64,
}

/// A job in somebody's hands: that of a worker by its lease, that of an answer, which has none, by its name.
#[derive(Clone, Copy, Debug)]
pub struct Held<'a> {
    pub(super) id: &'a JobId,
    pub(super) lease: Option<i64>,
}

impl Held<'_> {
    /// Whether the lease was lost, when that many rows were changed by it.
    pub(super) fn is_lost(self, changed: u64) -> bool {
        self.lease.is_some() && changed == 0
    }
}

impl<'a> From<&'a Job> for Held<'a> {
    fn from(job: &'a Job) -> Self {
        let lease = Some(job.lease);
        Self { id: &job.id, lease }
    }
}

impl<'a> From<&'a JobId> for Held<'a> {
    fn from(id: &'a JobId) -> Self {
        Self { id, lease: None }
    }
}

/// The interaction that caused a change, by which the answer can be delivered for some minutes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InteractionHandle {
    /// Its id, which also is the `cause` of the change: an interaction that comes twice changes nothing.
    pub interaction: u64,
    /// The application that it was sent to.
    pub application: u64,
    /// The secret that allows to answer it.
    pub token: String,
}

impl fmt::Debug for InteractionHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InteractionHandle")
            .field("interaction", &self.interaction)
            .field("application", &self.application)
            .finish_non_exhaustive()
    }
}
