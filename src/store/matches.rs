//! Loads, commits and lists matches: the events, which are the source of truth, and one summary row for each match.

use super::causes::Committed;
use super::summary::Summary;
use super::summary::listing;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{column, number};
use super::jobs::NewJob;
use super::running_boards::board_text;
use super::{
    absences::{self, VacationChange},
    audit, causes, challenges, conditional_moves,
    database::{
        Store, StoreError, Transaction, commit_transaction, execute, is_lost_race, run, sql_error,
    },
    new_jobs, notices, openings, profiles, ratings, tournaments,
};
use crate::play::rating;
use crate::play::{
    Actor, ChannelId, CorruptRecord, Ending, Event, GuildId, Match, MatchId, Phase, PlayerId, Seq,
    Stamped, Timestamp, Venue,
};
use crate::rules::Side;
use crate::telemetry;
use crate::tournaments::{PairingId, Tournament};

/// What one action writes to the database, in one transaction.
#[derive(Clone, Copy, Debug)]
pub struct MatchChange<'a> {
    /// The match after the action; its id is [`MatchId::UNNUMBERED`] if it is new.
    pub game: &'a Match,
    /// The newest event that is already stored; 0 if the match is new.
    pub since: Seq,
    /// The interaction that caused the change.
    pub cause: Option<u64>,
    /// The jobs to add or delete.
    pub jobs: &'a [NewJob],
    /// The conditional moves that the change was decided with, and what is left of them.
    pub plans: Option<&'a conditional_moves::Plans>,
    /// A rematch that begins together with the change, and its jobs.
    pub rematch: Option<(&'a Match, &'a [NewJob])>,
    /// The rating rules, needed if the match ends with the change or no longer counts.
    pub ratings: Option<&'a rating::RatingRules>,
    /// The most open challenges that the challenger may have, including this one.
    pub max_open_challenges: Option<u32>,
    /// A vacation that begins or ends with the change.
    pub vacation: Option<(PlayerId, VacationChange)>,
    /// The tournament that a new match belongs to, and its pairing there. The tournament records the match in the
    /// same transaction.
    pub pairing: Option<(&'a Tournament, PairingId)>,
}

impl<'a> MatchChange<'a> {
    /// A change with the events that follow `since`, and nothing else.
    #[must_use]
    pub fn with_events_after(game: &'a Match, since: Seq) -> Self {
        Self {
            game,
            since,
            cause: None,
            jobs: &[],
            plans: None,
            rematch: None,
            ratings: None,
            max_open_challenges: None,
            vacation: None,
            pairing: None,
        }
    }
}

/// Which matches to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchScope {
    /// Matches in any place.
    Anywhere,
    /// Matches of one server.
    Guild(GuildId),
    /// Matches of one channel.
    Channel(ChannelId),
}

pub(super) const NEXT_NUMBER: &str =
    "UPDATE counters SET value = value + 1 WHERE name = 'match' RETURNING value";

pub(super) const INSERT_MATCH: &str = "\
    INSERT INTO matches (id, ruleset, phase, seq, plies, guild, channel, challenger, opponent, awaits, deadline, opened, updated, level) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";

pub(super) const UPDATE_MATCH: &str = "\
    UPDATE matches SET phase = $2, seq = $3, plies = $4, first = $5, awaits = $6, winner = $7, ended_by = $8, updated = $9, \
    ruleset = $10, opponent = $11, deadline = $12, home = $13, position = $14, \
    turn_since = $15, given_back = $16 WHERE id = $1";

// A failed INSERT would abort the transaction on PostgreSQL; `DO NOTHING` keeps it usable.
pub(super) const INSERT_EVENT: &str = "\
    INSERT INTO events (match_id, seq, at, actor, kind, body) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";

pub(super) const EVENTS: &str =
    "SELECT seq, at, actor, kind, body FROM events WHERE match_id = $1 ORDER BY seq";

pub(super) const AWAITING: &str = listing!(
    "FROM matches m",
    "WHERE m.awaits = $1 AND m.phase = 'playing' \
     ORDER BY m.deadline NULLS LAST, m.updated, m.id"
);

pub(super) const LIVE: &str = listing!(
    "FROM (SELECT id FROM matches WHERE challenger = $1 AND phase IN ('open', 'playing') \
           UNION ALL SELECT id FROM matches WHERE opponent = $1 AND phase IN ('open', 'playing')) AS mine \
     JOIN matches m ON m.id = mine.id",
    "ORDER BY CASE WHEN m.awaits = $1 THEN 0 ELSE 1 END, m.deadline NULLS LAST, \
     m.updated DESC, m.id DESC LIMIT $2"
);

pub(super) const FINISHED: &str = listing!(
    "FROM (SELECT id FROM (SELECT id FROM matches WHERE challenger = $1 AND phase = 'over' ORDER BY id DESC LIMIT $2) AS a \
           UNION ALL \
           SELECT id FROM (SELECT id FROM matches WHERE opponent = $1 AND phase = 'over' ORDER BY id DESC LIMIT $2) AS b) AS mine \
     JOIN matches m ON m.id = mine.id",
    "ORDER BY m.id DESC LIMIT $2"
);

pub(super) const IN_GUILD: &str = listing!(
    "FROM (SELECT id FROM matches WHERE guild = $1 AND phase IN ('open', 'playing') \
           ORDER BY deadline NULLS LAST, id LIMIT $2 OFFSET $3) AS here \
     JOIN matches m ON m.id = here.id",
    "ORDER BY m.deadline NULLS LAST, m.id"
);

pub(super) const LIVE_IN_GUILD: &str =
    "SELECT id FROM matches WHERE guild = $1 AND phase IN ('open', 'playing')";

impl Store {
    /// Writes events, summary and jobs in one transaction. This is optimistic locking on `(match, seq)`: of two changes
    /// that follow the same event, one commits and the other gets [`Committed::Stale`].
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn commit(&self, change: &MatchChange<'_>) -> Result<Committed, StoreError> {
        let committed = match self.try_commit(change).await {
            Err(error) if is_lost_race(&error) => Ok(Committed::Stale),
            committed => committed.map_err(sql_error("writing a move")),
        };
        telemetry::committed(match &committed {
            Ok(Committed::Done { .. }) => "written",
            Ok(Committed::Stale) => "stale",
            Ok(Committed::Full) => "full",
            Ok(Committed::Repeated { .. }) => "repeated",
            Err(_) => "failed",
        });
        committed
    }

    async fn try_commit(&self, change: &MatchChange<'_>) -> sqlx::Result<Committed> {
        let mut tx = self.begin().await?;
        let (game, since) = (change.game, change.since);
        let Some(id) = add(&mut tx, game, since, change.cause, change.jobs).await? else {
            tx.rollback().await?;
            return self.conflict_for(change.cause).await;
        };
        // The counter's row, which each new match updates first, serialises new matches: the count misses none.
        if let Some(most) = change.max_open_challenges
            && challenges::count_open_in(&mut *tx, game.terms().challenger).await? > u64::from(most)
        {
            tx.rollback().await?;
            return Ok(Committed::Full);
        }
        if let Some((tournament, pairing)) = change.pairing
            && !tournaments::start_game(&mut tx, tournament, pairing, (id, game)).await?
        {
            tx.rollback().await?;
            return Ok(Committed::Stale);
        }
        if let Some(plans) = change.plans
            && !conditional_moves::write_plans(&mut tx, id, plans).await?
        {
            tx.rollback().await?;
            return Ok(Committed::Stale);
        }
        if let Some((player, vacation)) = change.vacation {
            absences::change_vacation(&mut tx, player, vacation).await?;
        }
        if let Some(rules) = change.ratings {
            ratings::update_ratings(&mut tx, id, game, since, rules).await?;
        }
        openings::count_openings(&mut tx, game, since).await?;
        let sequel = match change.rematch {
            // A new match has its own events and no cause, so nothing can conflict.
            Some((sequel, jobs)) => add(&mut tx, sequel, 0, None, jobs).await?,
            None => None,
        };
        commit_transaction(tx).await?;
        self.wake.notify_one();
        Ok(Committed::Done {
            id,
            rematch: sequel,
        })
    }

    /// Loads the match with that number and replays it; `None` if there is none.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when it does not replay, others when the database fails.
    pub async fn load_match(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        let rows = sqlx::query(EVENTS)
            .bind(id)
            .fetch_all(&self.read)
            .await
            .map_err(sql_error("reading a match"))?;
        if rows.is_empty() {
            return Ok(None);
        }
        let events = rows
            .iter()
            .map(|row| event(id, row))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Some(Match::replay(id, &events)?))
    }

    /// The open and running matches that were changed after that time.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn updated_after(&self, moment: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        // Used only after the machine's clock was set back, so it may scan the whole table.
        const UPDATED: &str = "SELECT id FROM matches WHERE updated > $1 AND phase IN ('open', 'playing') ORDER BY id";
        let query = sqlx::query(UPDATED).bind(moment);
        self.read_all("looking for matches from the future", query, column("id"))
            .await
    }

    /// The matches in which that player is to move, the nearest deadline first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn awaiting(
        &self,
        player: PlayerId,
        scope: MatchScope,
    ) -> Result<Vec<Summary>, StoreError> {
        // Few matches wait for one person, so the scope is filtered here, without an index.
        let query = sqlx::query(AWAITING).bind(player);
        let mut list = self.list("listing matches", query).await?;
        list.retain(|game| match scope {
            MatchScope::Anywhere => true,
            MatchScope::Guild(guild) => game.guild == Some(guild),
            MatchScope::Channel(channel) => game.channel == channel,
        });
        Ok(list)
    }

    /// The open and running matches of that player: those that wait for them first, then by deadline and recency.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn games_of(&self, player: PlayerId, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(LIVE).bind(player).bind(i64::from(limit));
        self.list("listing matches", query).await
    }

    /// One page of the open and running matches of a server, the nearest deadline first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn games_in(
        &self,
        guild: GuildId,
        limit: u32,
        after: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(IN_GUILD).bind(guild).bind(i64::from(limit));
        let query = query.bind(i64::from(after));
        self.list("listing matches", query).await
    }

    /// All open and running matches of a server.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn live_in(&self, guild: GuildId) -> Result<Vec<MatchId>, StoreError> {
        let live = sqlx::query(LIVE_IN_GUILD).bind(guild);
        self.read_all("listing the matches of a server", live, column("id"))
            .await
    }

    /// The finished matches of that player, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn finished_of(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(FINISHED).bind(player).bind(i64::from(limit));
        self.list("listing matches", query).await
    }
}

/// Writes the events newer than `since`, the summary and the jobs. `None` if another event took the place, or if the
/// cause has already changed a match.
async fn add(
    tx: &mut Transaction,
    game: &Match,
    since: Seq,
    cause: Option<u64>,
    jobs: &[NewJob],
) -> sqlx::Result<Option<MatchId>> {
    let id = if since == 0 {
        insert_match(tx, game).await?
    } else {
        game.id()
    };
    if let Some(cause) = cause
        && !causes::insert(tx, cause, (id, since + 1), game.last_event().at).await?
    {
        return Ok(None);
    }
    for event in game.events().iter().filter(|event| event.seq > since) {
        if !insert_event(tx, id, event).await? {
            return Ok(None);
        }
        audit::record_act(tx, id, game, event).await?;
    }
    // A new match's summary is already in its row.
    if game.seq() > 1 || game.venue().is_some() {
        update_match(tx, id, game).await?;
    }
    for job in jobs {
        new_jobs::write_job(tx, id, game, job).await?;
    }
    notices::close_notices(tx, game, since).await?;
    notices::add_watch_jobs(tx, id, game, since).await?;
    tournaments::tell(tx, game, since).await?;
    Ok(Some(id))
}

pub(super) async fn insert_match(tx: &mut Transaction, game: &Match) -> sqlx::Result<MatchId> {
    let id = sqlx::query_scalar(NEXT_NUMBER).fetch_one(&mut **tx).await?;
    let terms = game.terms();
    let insert = sqlx::query(INSERT_MATCH)
        .bind(id)
        .bind(terms.ruleset.to_string())
        .bind(game.phase().key())
        .bind(i64::from(game.seq()))
        .bind(plies(game))
        .bind(terms.guild)
        .bind(terms.channel)
        .bind(terms.challenger)
        .bind(game.opponent())
        .bind(game.awaits())
        .bind(game.deadline())
        .bind(game.opened_at())
        .bind(game.last_event().at)
        .bind(terms.level.map(i64::from));
    run(tx, insert).await?;
    Ok(id)
}

pub(super) async fn update_match(
    tx: &mut Transaction,
    id: MatchId,
    game: &Match,
) -> sqlx::Result<()> {
    let (ending, turn) = (game.ending(), game.turn());
    let winner = ending.and_then(|ending| game.player(ending.winner()?));
    let given_back = turn.map_or(0, |turn| turn.given_back.as_millis() as i64);
    let update = sqlx::query(UPDATE_MATCH)
        .bind(id)
        .bind(game.phase().key())
        .bind(i64::from(game.seq()))
        .bind(plies(game))
        .bind(game.player(Side::First))
        .bind(game.awaits())
        .bind(winner)
        .bind(ending.as_ref().map(Ending::key))
        .bind(game.last_event().at)
        .bind(game.terms().ruleset.to_string())
        .bind(game.opponent())
        .bind(game.deadline())
        .bind(game.venue().map(|home| match home {
            Venue::Thread(thread) => thread.to_string(),
            Venue::Direct => "direct".to_owned(),
        }))
        .bind((game.phase() == Phase::Playing).then(|| board_text(game.record().position())))
        .bind(turn.map(|turn| turn.since))
        .bind(given_back);
    run(tx, update).await?;
    profiles::save_achievements(tx, id, game).await
}

fn plies(game: &Match) -> i64 {
    i64::try_from(game.record().ply()).unwrap_or(i64::MAX)
}

/// Inserts an event; false if its place is taken.
pub(super) async fn insert_event(
    tx: &mut Transaction,
    id: MatchId,
    stamped: &Stamped<Event>,
) -> sqlx::Result<bool> {
    let (kind, body) = stamped.event.to_stored();
    // The event's kind tells whether its actor was a player or a moderator.
    let actor = stamped.by.person();
    let insert = sqlx::query(INSERT_EVENT)
        .bind(id)
        .bind(i64::from(stamped.seq))
        .bind(stamped.at)
        .bind(actor)
        .bind(kind)
        .bind(body);
    execute(tx, insert).await
}

pub(super) fn event(id: MatchId, row: &AnyRow) -> Result<Stamped<Event>, CorruptRecord> {
    let read = || -> sqlx::Result<_> {
        Ok((
            number(row, "seq")?,
            row.try_get("at")?,
            row.try_get("actor")?,
            row.try_get::<String, _>("kind")?,
            row.try_get::<Option<String>, _>("body")?,
        ))
    };
    // An unreadable row makes only its own match corrupt.
    let corrupt = |seq, why| CorruptRecord { id, seq, why };
    let (seq, at, by, kind, body) = read().map_err(|error| {
        let seq = number(row, "seq").unwrap_or_default();
        corrupt(seq, format!("cannot be read: {error}"))
    })?;
    let event = Event::from_stored(&kind, body.as_deref())
        .map_err(|unreadable| corrupt(seq, unreadable.to_string()))?;
    let by = match by {
        Some(person) if event.is_by_moderator() => Actor::Moderator(person),
        Some(player) => Actor::Player(player),
        None => Actor::Clock,
    };
    Ok(Stamped { seq, at, by, event })
}
