//! The jobs of the outbox as types: kinds, lanes, leases and their names in the database. No SQL here.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::subjects::Subject;
use crate::play::{GuildId, MatchId, PlayerId, Seq, Timestamp};

keyed! {
    /// A queue of jobs with workers of its own, so that no lane waits for another; the most urgent first. The key is its
    /// name in the database and in metrics.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Lane {
        /// What people wait for: boards, deadlines, notices, tournaments.
        Discord = "discord",
        /// Searches that people wait for: moves of computer players, first passes of analyses.
        Thinking = "thinking",
        /// Deeper passes of analyses. They make room for other searches.
        Analysis = "analysis",
        /// What nobody waits for: boards for followers, season posts, daily puzzles, the search for puzzles in games.
        Background = "background",
        /// Upkeep of the database, in batches.
        Maintenance = "maintenance",
    }
}

impl Lane {
    /// How many jobs of the lane one process runs at the same time, with this number of search threads.
    #[must_use]
    pub fn width(self, threads: usize) -> usize {
        match self {
            Self::Discord => 32,
            Self::Thinking | Self::Analysis => threads,
            Self::Background => 8,
            Self::Maintenance => 1,
        }
    }
}

keyed! {
    /// The kind of a job: what is to be done. The key is its name in the database.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum JobKind {
        /// Post the match as it is after the event, for everybody in the channel.
        Announce = "announce",
        /// Remove the controls from the posts about that event: a newer post has its own.
        Retire = "retire",
        /// Withdraw the challenge if nobody has answered it.
        Expire = "expire",
        /// End the match if the side to move has run out of time.
        Flag = "flag",
        /// Remind the side to move.
        Remind = "remind",
        /// The computer player of a match moves, or answers a draw offer.
        Think = "think",
        /// Search the next positions of a finished match quickly.
        Analyse = "analyse",
        /// Search them more deeply, once all have been searched quickly.
        Deepen = "deepen",
        /// Show what an analysis has found to the player who waits for it.
        ShowAnalysis = "show-analysis",
        /// Look for puzzles in an analysed match of people who allow it.
        FindPuzzles = "find-puzzles",
        /// Tell a player that their conditional moves are void.
        PlanVoid = "plan-void",
        /// Send a player a notice of its own, because the board's post did not mention them.
        Notify = "notify",
        /// Create one [`JobKind::Show`] for each follower of the match.
        Watch = "watch",
        /// Send the board to one follower.
        Show = "show",
        /// Create the match's thread, or update the message that the thread is attached to.
        Thread = "thread",
        /// Archive the match's thread.
        Archive = "archive",
        /// Do what a tournament waits for: begin, pair a round, create its games, take results, end.
        Advance = "advance",
        /// Post a tournament's table, or edit its post.
        Table = "table",
        /// Post the result of a tournament, or of a season of a league, or tell one player alone.
        Podium = "podium",
        /// Remind the players of a round that ends soon, or tell one player alone of that or of a ladder's challenge.
        RoundEnds = "round-ends",
        /// Remind a player that the time to answer a ladder's challenge ends soon.
        AnswerEnds = "answer-ends",
        /// Tell a player that a ladder's challenge ended without a game.
        ChallengeEnded = "challenge-ended",
        /// Tell a player of a tournament that somebody removed or replaced them, or put them in another's place.
        PlaceChanged = "place-changed",
        /// Post the leaderboard of a season to the server's announcement channel.
        Season = "season",
        /// Post the daily puzzle to the server's announcement channel.
        Daily = "daily",
        /// Choose the daily puzzles whose hour has come. Recurring.
        PlanDaily = "plan-daily",
        /// Close the months that are over. Recurring.
        CloseSeasons = "close-seasons",
        /// Delete expired rows of `causes`. Recurring.
        ForgetCauses = "forget-causes",
        /// Recompute, in steps, the ratings that depend on a voided game.
        SweepRatings = "sweep-ratings",
    }
}

impl JobKind {
    /// The kinds that always have a job.
    pub(super) const RECURRING: [Self; 3] =
        [Self::CloseSeasons, Self::ForgetCauses, Self::PlanDaily];

    /// Its lane; whether a match has one such job rather than one for each event; whether it posts to the match's
    /// channel, where Discord's rate limit applies.
    fn properties(self) -> (Lane, bool, bool) {
        use Lane::{Analysis, Background, Discord, Maintenance, Thinking};
        match self {
            Self::Announce | Self::Retire | Self::Notify => (Discord, false, true),
            Self::Remind | Self::Thread | Self::Archive => (Discord, true, true),
            Self::Expire | Self::Flag | Self::Watch => (Discord, true, false),
            Self::ShowAnalysis
            | Self::PlanVoid
            | Self::Advance
            | Self::Table
            | Self::Podium
            | Self::RoundEnds
            | Self::AnswerEnds
            | Self::ChallengeEnded
            | Self::PlaceChanged => (Discord, false, false),
            Self::Think | Self::Analyse => (Thinking, true, false),
            Self::Deepen => (Analysis, true, false),
            Self::FindPuzzles => (Background, true, false),
            Self::Show | Self::Season | Self::Daily => (Background, false, false),
            Self::PlanDaily | Self::CloseSeasons | Self::ForgetCauses | Self::SweepRatings => {
                (Maintenance, false, false)
            }
        }
    }

    pub(super) fn lane(self) -> Lane {
        self.properties().0
    }

    pub(super) fn is_in_channel(self) -> bool {
        self.properties().2
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
        let subject = if kind.properties().1 {
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
    /// Whether the lease was lost, given whether a statement with it changed anything.
    pub(super) fn is_lost(self, changed: bool) -> bool {
        self.lease.is_some() && !changed
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

impl InteractionHandle {
    /// The payload of a job that it may deliver.
    pub(super) fn to_payload(&self) -> Option<String> {
        // Serialising strings and numbers cannot fail.
        serde_json::to_string(self).ok()
    }
}

impl fmt::Debug for InteractionHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InteractionHandle")
            .field("interaction", &self.interaction)
            .field("application", &self.application)
            .finish_non_exhaustive()
    }
}
