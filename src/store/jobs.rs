//! The jobs of the outbox as types: kinds, lanes, leases and their names in the database. No SQL here.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::subjects::Subject;
use crate::play::{GuildId, MatchId, PlayerId, Seq, Timestamp};

/// A queue of jobs with workers of its own, so that no lane waits for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lane {
    /// What people wait for: boards, deadlines, notices, tournaments.
    Discord,
    /// Searches of computer players and analyses.
    Thinking,
    /// What nobody waits for: boards for followers, season posts, daily puzzles, the search for puzzles in games.
    Background,
    /// Upkeep of the database, in batches.
    Maintenance,
}

impl Lane {
    /// All lanes, the most urgent first.
    pub const ALL: [Self; 4] = [
        Self::Discord,
        Self::Thinking,
        Self::Background,
        Self::Maintenance,
    ];

    /// How many jobs of the lane one process runs at the same time, with this number of search threads.
    #[must_use]
    pub fn width(self, threads: usize) -> usize {
        match self {
            Self::Discord => 32,
            Self::Thinking => threads,
            Self::Background => 8,
            Self::Maintenance => 1,
        }
    }

    /// Its name in the database and in metrics.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Discord => "discord",
            Self::Thinking => "thinking",
            Self::Background => "background",
            Self::Maintenance => "maintenance",
        }
    }
}

/// The kind of a job: what is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JobKind {
    /// Post the match as it is after the event, for everybody in the channel.
    Announce,
    /// Remove the controls from the posts about that event: a newer post has its own.
    Retire,
    /// Withdraw the challenge if nobody has answered it.
    Expire,
    /// End the match if the side to move has run out of time.
    Flag,
    /// Remind the side to move.
    Remind,
    /// The computer player of a match moves, or answers a draw offer.
    Think,
    /// Search the next positions of a finished match quickly.
    Analyse,
    /// Search them more deeply, once all have been searched quickly.
    Deepen,
    /// Show what an analysis has found to the player who waits for it.
    ShowAnalysis,
    /// Look for puzzles in an analysed match of people who allow it.
    FindPuzzles,
    /// Tell a player that their conditional moves are void.
    PlanVoid,
    /// Send a player a notice of its own, because the board's post did not mention them.
    Notify,
    /// Create one [`JobKind::Show`] for each follower of the match.
    Watch,
    /// Send the board to one follower.
    Show,
    /// Create the match's thread, or update the message that the thread is attached to.
    Thread,
    /// Archive the match's thread.
    Archive,
    /// Do what a tournament waits for: begin, pair a round, create its games, take results, end.
    Advance,
    /// Post a tournament's table, or edit its post.
    Table,
    /// Post the result of a tournament, or of a season of a league, or tell one player alone.
    Podium,
    /// Remind the players of a round that ends soon, or tell one player alone of that or of a ladder's challenge.
    RoundEnds,
    /// Remind a player that the time to answer a ladder's challenge ends soon.
    AnswerEnds,
    /// Tell a player that a ladder's challenge ended without a game.
    ChallengeEnded,
    /// Tell a player of a tournament that somebody removed or replaced them, or put them in another's place.
    PlaceChanged,
    /// Post the leaderboard of a season to the server's announcement channel.
    Season,
    /// Post the daily puzzle to the server's announcement channel.
    Daily,
    /// Choose the daily puzzles whose hour has come. Recurring.
    PlanDaily,
    /// Close the months that are over. Recurring.
    CloseSeasons,
    /// Delete expired rows of `causes`. Recurring.
    ForgetCauses,
    /// Recompute, in steps, the ratings that depend on a voided game.
    SweepRatings,
}

impl JobKind {
    /// The kinds that always have a job.
    pub(super) const RECURRING: [Self; 3] =
        [Self::CloseSeasons, Self::ForgetCauses, Self::PlanDaily];

    const ALL: [Self; 29] = [
        Self::Announce,
        Self::Retire,
        Self::Expire,
        Self::Flag,
        Self::Remind,
        Self::Think,
        Self::Analyse,
        Self::Deepen,
        Self::ShowAnalysis,
        Self::FindPuzzles,
        Self::PlanVoid,
        Self::Notify,
        Self::Watch,
        Self::Show,
        Self::Thread,
        Self::Archive,
        Self::Advance,
        Self::Table,
        Self::Podium,
        Self::RoundEnds,
        Self::AnswerEnds,
        Self::ChallengeEnded,
        Self::PlaceChanged,
        Self::Season,
        Self::Daily,
        Self::PlanDaily,
        Self::CloseSeasons,
        Self::ForgetCauses,
        Self::SweepRatings,
    ];

    /// Its name in the database; its lane; whether a match has one such job rather than one for each event; whether it
    /// posts to the match's channel, where Discord's rate limit applies.
    fn properties(self) -> (&'static str, Lane, bool, bool) {
        use Lane::{Background, Discord, Maintenance, Thinking};
        match self {
            Self::Announce => ("announce", Discord, false, true),
            Self::Retire => ("retire", Discord, false, true),
            Self::Expire => ("expire", Discord, true, false),
            Self::Flag => ("flag", Discord, true, false),
            Self::Remind => ("remind", Discord, true, true),
            Self::Think => ("think", Thinking, true, false),
            Self::Analyse => ("analyse", Thinking, true, false),
            Self::Deepen => ("deepen", Thinking, true, false),
            Self::ShowAnalysis => ("show-analysis", Discord, false, false),
            Self::FindPuzzles => ("find-puzzles", Background, true, false),
            Self::PlanVoid => ("plan-void", Discord, false, false),
            Self::Notify => ("notify", Discord, false, true),
            Self::Watch => ("watch", Discord, true, false),
            Self::Show => ("show", Background, false, false),
            Self::Thread => ("thread", Discord, true, true),
            Self::Archive => ("archive", Discord, true, true),
            Self::Advance => ("advance", Discord, false, false),
            Self::Table => ("table", Discord, false, false),
            Self::Podium => ("podium", Discord, false, false),
            Self::RoundEnds => ("round-ends", Discord, false, false),
            Self::AnswerEnds => ("answer-ends", Discord, false, false),
            Self::ChallengeEnded => ("challenge-ended", Discord, false, false),
            Self::PlaceChanged => ("place-changed", Discord, false, false),
            Self::Season => ("season", Background, false, false),
            Self::Daily => ("daily", Background, false, false),
            Self::PlanDaily => ("plan-daily", Maintenance, false, false),
            Self::CloseSeasons => ("close-seasons", Maintenance, false, false),
            Self::ForgetCauses => ("forget-causes", Maintenance, false, false),
            Self::SweepRatings => ("sweep-ratings", Maintenance, false, false),
        }
    }

    /// Its name in the database.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.properties().0
    }

    pub(super) fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }

    pub(super) fn lane(self) -> Lane {
        self.properties().1
    }

    pub(super) fn is_in_channel(self) -> bool {
        self.properties().3
    }

    /// Whether it shows the newest state in one message, so that its runs must follow each other.
    #[must_use]
    pub fn edits_one_message(self) -> bool {
        matches!(self, Self::Table | Self::Thread | Self::ShowAnalysis)
    }
}

/// The key of a job: there is at most one row for each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId {
    /// What it is about.
    pub subject: Subject,
    /// What is to be done.
    pub kind: JobKind,
}

impl JobId {
    /// The job of that kind for an event of a match.
    #[must_use]
    pub fn of(kind: JobKind, match_id: MatchId, seq: Seq) -> Self {
        let subject = if kind.properties().2 {
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

/// A job to be written together with a change.
#[derive(Clone, Debug)]
pub struct NewJob {
    /// What is to be done.
    pub kind: JobKind,
    /// The event that it is about, unless that is the last event of the change.
    pub about: Option<Seq>,
    /// The player whom it tells about the event, if it tells one.
    pub player: Option<PlayerId>,
    /// The earliest time to run it. `None` deletes the job.
    pub due: Option<Timestamp>,
    /// The interaction that may deliver it.
    pub handle: Option<InteractionHandle>,
    /// The interaction that it follows from.
    pub cause: Option<u64>,
}

impl NewJob {
    /// A job about the last event of the change, due at that time; `None` deletes the job.
    #[must_use]
    pub fn new(kind: JobKind, due: Option<Timestamp>) -> Self {
        Self {
            kind,
            about: None,
            player: None,
            due,
            handle: None,
            cause: None,
        }
    }

    /// A job that tells a player about the last event of the change.
    #[must_use]
    pub fn for_player(kind: JobKind, player: PlayerId, due: Timestamp) -> Self {
        Self {
            player: Some(player),
            ..Self::new(kind, Some(due))
        }
    }
}

/// A job that a worker has claimed.
#[derive(Clone, Debug)]
pub struct Job {
    /// Its key.
    pub id: JobId,
    /// The event that it was written for.
    pub seq: Seq,
    /// The interaction that may deliver it, while its token is valid.
    pub handle: Option<InteractionHandle>,
    /// The interaction that it follows from, for the log.
    pub cause: Option<u64>,
    /// How many claims came before this one.
    pub attempts: u32,
    /// The token of this claim.
    pub(super) lease: i64,
}

/// A job and who works on it: a worker, by its lease, or the answer to an interaction, which has none.
#[derive(Clone, Copy, Debug)]
pub struct ClaimedJob<'a> {
    pub(super) id: &'a JobId,
    pub(super) lease: Option<i64>,
}

impl ClaimedJob<'_> {
    /// Whether the lease was lost, given the number of rows that a statement with it changed.
    pub(super) fn is_lost(self, changed: u64) -> bool {
        self.lease.is_some() && changed == 0
    }
}

impl<'a> From<&'a Job> for ClaimedJob<'a> {
    fn from(job: &'a Job) -> Self {
        let lease = Some(job.lease);
        Self { id: &job.id, lease }
    }
}

impl<'a> From<&'a JobId> for ClaimedJob<'a> {
    fn from(id: &'a JobId) -> Self {
        Self { id, lease: None }
    }
}

/// What is needed to answer the interaction that caused a change. Valid for 15 minutes after the interaction.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InteractionHandle {
    /// Its id, also the `cause` of the change, which makes a repeated interaction idempotent.
    pub interaction: u64,
    /// The application's id.
    pub application: u64,
    /// The secret token that authorises the answer.
    pub token: String,
    /// The server where it happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild: Option<GuildId>,
}

impl fmt::Debug for InteractionHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InteractionHandle")
            .field("interaction", &self.interaction)
            .field("application", &self.application)
            .finish_non_exhaustive()
    }
}
