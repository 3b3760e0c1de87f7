//! Compares what the database has about a match with its events, and repairs what differs. It reads a page of matches
//! at a time, and knows no rules of games.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::columns::boolean;
use super::database::{Transaction, run};
use super::jobs::{JobKind, NewJob};
use super::matches::{self, event};
use super::new_jobs;
use super::summary::{self, Summary, listing};
use crate::play::{CorruptRecord, Event, Match, MatchId, Phase, Seq, Stamped, Timestamp};
use crate::rules::Side;

/// A repair.
pub(super) enum Repair {
    /// Rewrite the summary.
    Summary(Box<Match>),
    /// Add a missing job.
    AddJob(Box<Match>, NewJob),
    /// Delete a job about an event that does not exist, by kind and event.
    DeleteJob(String, i64),
    /// Delete a post about an event that does not exist.
    DeletePosts(i64),
}

/// A finding about a match, and its repair if there is one.
pub(super) type MatchFinding = (String, Option<Repair>);

/// Everything that the database has about one match.
#[derive(Default)]
pub(super) struct StoredMatch {
    /// Whether a summary row exists, readable or not.
    pub(super) row: bool,
    summary: Option<Summary>,
    pub(super) events: Vec<Result<Stamped<Event>, CorruptRecord>>,
    jobs: Vec<StoredJob>,
    posts: Vec<StoredPost>,
}

struct StoredJob {
    kind: String,
    seq: i64,
    due: i64,
    attempts: i64,
}

struct StoredPost {
    seq: i64,
    controls: bool,
    position_seq: i64,
}

const MATCHES_PAGE: &str = listing!(
    "FROM matches m",
    "WHERE m.id > $1 AND m.id <= $2 ORDER BY m.id"
);

const EVENTS: &str = "\
    SELECT match_id, seq, at, actor, kind, body FROM events WHERE match_id > $1 AND match_id <= $2 ORDER BY match_id, seq";

const JOBS: &str =
    "SELECT match_id, kind, seq, due, attempts FROM jobs WHERE match_id > $1 AND match_id <= $2";

const POSTS: &str = "\
    SELECT match_id, seq, controls, position_seq FROM posts WHERE match_id > $1 AND match_id <= $2 ORDER BY match_id, seq";

const INSERT_EMPTY_MATCH: &str = "\
    INSERT INTO matches (id, ruleset, phase, seq, plies, channel, challenger, opponent, opened, updated) \
    VALUES ($1, '', '', 0, 0, 0, 0, 0, 0, 0) ON CONFLICT DO NOTHING";

const SET_TERMS: &str = "\
    UPDATE matches SET guild = $2, channel = $3, challenger = $4, opened = $5, level = $6 WHERE id = $1";

const DELETE_JOB: &str = "DELETE FROM jobs WHERE match_id = $1 AND kind = $2 AND seq = $3";

const DELETE_POSTS: &str = "DELETE FROM posts WHERE match_id = $1 AND seq = $2";

/// Reads everything about the matches in a range of numbers.
pub(super) async fn stored_matches(
    connection: &mut AnyConnection,
    after: i64,
    last: i64,
) -> sqlx::Result<BTreeMap<i64, StoredMatch>> {
    let mut page: BTreeMap<i64, StoredMatch> = BTreeMap::new();
    for row in rows(connection, MATCHES_PAGE, after, last).await? {
        let kept = page.entry(row.try_get("id")?).or_default();
        kept.row = true;
        // An unreadable summary is reported like a wrong one.
        kept.summary = summary::summary(&row).ok().flatten();
    }
    for row in rows(connection, EVENTS, after, last).await? {
        let id = row.try_get("match_id")?;
        let event = event(MatchId(id), &row);
        page.entry(id).or_default().events.push(event);
    }
    for row in rows(connection, JOBS, after, last).await? {
        let kept = page.entry(row.try_get("match_id")?).or_default();
        kept.jobs.push(StoredJob {
            kind: row.try_get("kind")?,
            seq: row.try_get("seq")?,
            due: row.try_get("due")?,
            attempts: row.try_get("attempts")?,
        });
    }
    for row in rows(connection, POSTS, after, last).await? {
        let kept = page.entry(row.try_get("match_id")?).or_default();
        kept.posts.push(StoredPost {
            seq: row.try_get("seq")?,
            controls: boolean(&row, "controls")?,
            position_seq: row.try_get("position_seq")?,
        });
    }
    Ok(page)
}

async fn rows(
    connection: &mut AnyConnection,
    sql: &'static str,
    after: i64,
    last: i64,
) -> sqlx::Result<Vec<AnyRow>> {
    let query = sqlx::query(sql).bind(after).bind(last);
    query.fetch_all(connection).await
}

/// The findings about a match.
pub(super) fn check_match(id: MatchId, kept: &StoredMatch) -> Vec<MatchFinding> {
    let mut wrong = Vec::new();
    let game = if kept.events.is_empty() && !kept.row {
        None
    } else {
        let events: Result<Vec<_>, _> = kept.events.iter().cloned().collect();
        match events.and_then(|events| Match::replay(id, &events)) {
            Ok(game) => Some(game),
            Err(corrupt) => {
                // Without a replay, nothing else can be compared.
                let what = format!("event {} {}", corrupt.seq, corrupt.why);
                return vec![(what, None)];
            }
        }
    };
    let newest = game.as_ref().map_or(0, |game| i64::from(game.seq()));
    let there = |seq: i64| (1..=newest).contains(&seq);
    // A job with number 0 is about the match, not about an event.
    let about = |seq: i64| there(seq) || (seq == 0 && newest > 0);
    for StoredJob { kind, seq, .. } in kept.jobs.iter().filter(|job| !about(job.seq)) {
        let what = format!("a job ({kind}) is about event {seq}, which there is not");
        wrong.push((what, Some(Repair::DeleteJob(kind.clone(), *seq))));
    }
    let seqs: BTreeSet<i64> = kept.posts.iter().map(|post| post.seq).collect();
    for seq in seqs.into_iter().filter(|seq| !there(*seq)) {
        let what = format!("a post shows event {seq}, which there is not");
        wrong.push((what, Some(Repair::DeletePosts(seq))));
    }
    let Some(game) = game else { return wrong };
    if let Some(what) = find_summary_differences(&game, kept) {
        wrong.push((what, Some(Repair::Summary(Box::new(game.clone())))));
    }
    wrong.extend(find_missing_deadline_job(&game, kept));
    wrong.extend(find_missing_think_job(&game, kept));
    wrong.extend(find_stale_controls(&game, kept));
    wrong
}

/// A deadline that has no job.
fn find_missing_deadline_job(game: &Match, kept: &StoredMatch) -> Option<MatchFinding> {
    let deadline = game.deadline().filter(|_| !game.overdue())?;
    let kind = match game.phase() {
        Phase::Open => JobKind::Expire,
        _ => JobKind::Flag,
    };
    // A claimed or retried job has a later due time.
    let watches = |job: &StoredJob| {
        let time = job.due == deadline.0 || (job.attempts > 0 && job.due > deadline.0);
        job.kind == kind.key() && time
    };
    if kept.jobs.iter().any(watches) {
        return None;
    }
    let what = format!("its deadline has no job ({})", kind.key());
    let job = NewJob {
        about: Some(game.seq()),
        ..NewJob::new(kind, Some(deadline))
    };
    Some((what, Some(Repair::AddJob(Box::new(game.clone()), job))))
}

/// A computer player whose think job is missing.
fn find_missing_think_job(game: &Match, kept: &StoredMatch) -> Option<MatchFinding> {
    game.computer_decision()?;
    let kind = JobKind::Think;
    if kept.jobs.iter().any(|job| job.kind == kind.key()) {
        return None;
    }
    let what = format!("its computer player has no job ({})", kind.key());
    let job = NewJob::new(kind, Some(game.last_event().at));
    Some((what, Some(Repair::AddJob(Box::new(game.clone()), job))))
}

/// Posts from before the match moved on that still have controls and no job to remove them.
fn find_stale_controls(game: &Match, kept: &StoredMatch) -> Vec<MatchFinding> {
    let there = |post: &&StoredPost| (1..=i64::from(game.seq())).contains(&post.seq);
    let posts = || kept.posts.iter().filter(there);
    let position_seq = posts().map(|post| post.position_seq).max().unwrap_or(0);
    let retire = JobKind::Retire;
    let is_pending = |seq| {
        let about = |job: &StoredJob| job.kind == retire.key() && job.seq == seq;
        kept.jobs.iter().any(about)
    };
    let old =
        posts().filter(|post| post.controls && post.seq < position_seq && !is_pending(post.seq));
    let seqs: BTreeSet<i64> = old.map(|post| post.seq).collect();
    seqs.into_iter()
        .map(|seq| {
            let what = format!("the controls of the post about event {seq} are left on it");
            let job = NewJob {
                about: Seq::try_from(seq).ok(),
                ..NewJob::new(retire, Some(Timestamp(0)))
            };
            (what, Some(Repair::AddJob(Box::new(game.clone()), job)))
        })
        .collect()
}

/// The fields in which the stored summary differs from the events.
fn find_summary_differences(game: &Match, kept: &StoredMatch) -> Option<String> {
    let is = match &kept.summary {
        Some(summary) => summary,
        None if kept.row => return Some("its summary cannot be read".to_owned()),
        None => return Some("its summary is missing".to_owned()),
    };
    let should = Summary::of(game);
    macro_rules! differing {
        ($($field:ident),*) => {
            [$((stringify!($field), is.$field != should.$field)),*]
        };
    }
    let fields = differing!(
        ruleset, phase, seq, plies, guild, channel, challenger, opponent, level, first, awaits,
        deadline, turn_since, given_back, venue, winner, ended_by, opened, updated
    );
    let names: Vec<_> = fields
        .into_iter()
        .filter_map(|(name, differs)| differs.then_some(name))
        .collect();
    (!names.is_empty()).then(|| format!("its summary is wrong in: {}", names.join(", ")))
}

impl Summary {
    /// The summary that follows from the events, without the players' names.
    fn of(game: &Match) -> Self {
        let terms = game.terms();
        let (ending, turn) = (game.ending(), game.turn());
        Self {
            id: game.id(),
            ruleset: terms.ruleset,
            phase: game.phase(),
            seq: game.seq(),
            plies: game.record().ply() as u32,
            guild: terms.guild,
            channel: terms.channel,
            challenger: terms.challenger,
            challenger_name: None,
            opponent: game.opponent(),
            opponent_name: None,
            level: terms.level,
            first: game.player(Side::First),
            awaits: game.awaits(),
            deadline: game.deadline(),
            turn_since: turn.map(|turn| turn.since),
            given_back: turn.map(|turn| turn.given_back).unwrap_or_default(),
            venue: game.venue(),
            winner: ending.and_then(|ending| game.player(ending.winner()?)),
            ended_by: ending.map(|ending| ending.key().to_owned()),
            opened: game.opened_at(),
            updated: game.last_event().at,
        }
    }
}

pub(super) async fn apply(tx: &mut Transaction, id: MatchId, repair: &Repair) -> sqlx::Result<()> {
    match repair {
        Repair::AddJob(game, job) => new_jobs::write_job(tx, id, game, job).await,
        Repair::DeleteJob(kind, seq) => {
            let delete = sqlx::query(DELETE_JOB).bind(id).bind(kind).bind(*seq);
            run(tx, delete).await
        }
        Repair::DeletePosts(seq) => run(tx, sqlx::query(DELETE_POSTS).bind(id).bind(*seq)).await,
        Repair::Summary(game) => {
            let terms = game.terms();
            run(tx, sqlx::query(INSERT_EMPTY_MATCH).bind(id)).await?;
            let set = sqlx::query(SET_TERMS)
                .bind(id)
                .bind(terms.guild)
                .bind(terms.channel)
                .bind(terms.challenger)
                .bind(game.opened_at())
                .bind(terms.level.map(i64::from));
            run(tx, set).await?;
            matches::update_match(tx, id, game).await
        }
    }
}
