//! Loads and commits tournaments: the events, which are the source of truth, a summary row and a row for each player, and
//! the matches of each pairing. It contains no rules of tournaments.

use std::collections::BTreeMap;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{boolean, number};
use super::database::{
    Store, StoreError, Transaction, commit_transaction, execute, is_lost_race, is_orphan, run,
    sql_error,
};
use super::jobs::JobKind;
use super::tournament_places::keep_guests;
use super::{causes, new_jobs, tournament_jobs};
use crate::play::{
    Actor, ChannelId, Match, MatchId, Phase, PlayerId, Seq, Stamped, Timestamp, TournamentId,
};
use crate::tournaments::{
    CorruptTournament, Entrant, Format, PairingId, Tournament, TournamentCommand, TournamentEvent,
};

/// The states of the players on the podium, from the first place.
pub(super) const MEDALS: [&str; 3] = ["first", "second", "third"];

pub(super) const NEXT_TOURNAMENT: &str =
    "UPDATE counters SET value = value + 1 WHERE name = 'tournament' RETURNING value";

pub(super) const INSERT_TOURNAMENT: &str = "\
    INSERT INTO tournaments (id, guild, channel, organiser, title, phase, seq, opened, updated) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";

pub(super) const UPDATE_TOURNAMENT: &str =
    "UPDATE tournaments SET phase = $2, seq = $3, updated = $4, title = $5 WHERE id = $1";

pub(super) const INSERT_TOURNAMENT_EVENT: &str = "\
    INSERT INTO tournament_events (tournament, seq, at, actor, moderator, kind, body) \
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";

pub(super) const TOURNAMENT_EVENTS: &str = "SELECT seq, at, actor, moderator, kind, body FROM tournament_events WHERE tournament = $1 ORDER BY seq";

pub(super) const DELETE_ENTRANT: &str =
    "DELETE FROM tournament_players WHERE tournament = $1 AND player = $2";

pub(super) const UPSERT_ENTRANT: &str = "\
    INSERT INTO tournament_players (tournament, player, state) VALUES ($1, $2, $3) \
    ON CONFLICT (tournament, player) DO UPDATE SET state = excluded.state";

pub(super) const ENTRANTS: &str =
    "SELECT player, state FROM tournament_players WHERE tournament = $1";

pub(super) const INSERT_GAME: &str = "\
    INSERT INTO tournament_games (match_id, tournament, pairing, round) VALUES ($1, $2, $3, $4)";

pub(super) const TOURNAMENT_OF: &str =
    "SELECT tournament, pairing FROM tournament_games WHERE match_id = $1";

impl Store {
    /// Creates a tournament in that channel. `cause` is the interaction that creates it; if it has created one before, returns
    /// that one.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn create_tournament(
        &self,
        tournament: &Tournament,
        channel: ChannelId,
        cause: Option<u64>,
    ) -> Result<TournamentId, StoreError> {
        let creating = async {
            let mut tx = self.begin().await?;
            let id = insert(&mut tx, tournament, channel).await?;
            if let Some(cause) = cause
                && !causes::insert_created(&mut tx, cause, id, tournament.last_at()).await?
            {
                tx.rollback().await?;
                return self.created_by(cause).await;
            }
            write_after(&mut tx, id, tournament, 0).await?;
            commit_transaction(tx).await?;
            self.wake.notify_one();
            Ok(id)
        };
        creating.await.map_err(sql_error("creating a tournament"))
    }

    /// Writes the events after `since`, the summary, the players, and the jobs that follow, in one transaction. This is
    /// optimistic locking on `(tournament, seq)`, as for matches: false, and nothing is written, if another writer was
    /// faster.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn commit_tournament(
        &self,
        tournament: &Tournament,
        since: Seq,
    ) -> Result<bool, StoreError> {
        let committing = async {
            let mut tx = self.begin().await?;
            if !write_after(&mut tx, tournament.id(), tournament, since).await? {
                tx.rollback().await?;
                return Ok(false);
            }
            commit_transaction(tx).await?;
            self.wake.notify_one();
            Ok(true)
        };
        match committing.await {
            // The tournament may have been erased meanwhile.
            Err(error) if is_lost_race(&error) || is_orphan(&error) => Ok(false),
            committed => committed.map_err(sql_error("writing a tournament")),
        }
    }

    /// Loads the tournament with that number and replays it; `None` if there is none.
    ///
    /// # Errors
    /// [`StoreError::CorruptTournament`] when it does not replay, others when the database fails.
    pub async fn load_tournament(
        &self,
        id: TournamentId,
    ) -> Result<Option<Tournament>, StoreError> {
        let rows = sqlx::query(TOURNAMENT_EVENTS)
            .bind(id)
            .fetch_all(&self.read)
            .await
            .map_err(sql_error("reading a tournament"))?;
        if rows.is_empty() {
            return Ok(None);
        }
        Ok(Some(replay_rows(id, &rows)?))
    }

    /// The tournament that a match belongs to, and the number of its pairing there.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournament_of(
        &self,
        game: MatchId,
    ) -> Result<Option<(TournamentId, PairingId)>, StoreError> {
        let query = sqlx::query(TOURNAMENT_OF).bind(game);
        let read = |row: &AnyRow| {
            Ok((
                row.try_get("tournament")?,
                PairingId(number(row, "pairing")?),
            ))
        };
        self.read_first("looking for a tournament", query, read)
            .await
    }

    /// Sets when a job about a tournament runs next; replaces an earlier time.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn add_tournament_job(
        &self,
        kind: JobKind,
        id: TournamentId,
        due: Timestamp,
    ) -> Result<(), StoreError> {
        let job = new_jobs::of_tournament(kind, id, due);
        self.add_job("adding a job of a tournament", job).await
    }

    /// Adds or renews the job that reminds one player of a tournament, or tells them its result.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn add_entrant_job(
        &self,
        kind: JobKind,
        id: TournamentId,
        player: PlayerId,
        due: Timestamp,
    ) -> Result<(), StoreError> {
        let job = new_jobs::of_entrant(kind, id, player, due);
        self.add_job("adding a message to a player of a tournament", job)
            .await
    }
}

/// Inserts the row of a new tournament.
async fn insert(
    tx: &mut Transaction,
    tournament: &Tournament,
    channel: ChannelId,
) -> sqlx::Result<TournamentId> {
    let id: TournamentId = sqlx::query_scalar(NEXT_TOURNAMENT)
        .fetch_one(&mut **tx)
        .await?;
    let plan = tournament.plan();
    let opened = tournament.last_at();
    let insert = sqlx::query(INSERT_TOURNAMENT)
        .bind(id)
        .bind(plan.guild)
        .bind(channel)
        .bind(plan.organiser)
        .bind(&plan.name)
        .bind(tournament.phase().key())
        .bind(i64::from(tournament.seq()))
        .bind(opened)
        .bind(opened);
    run(tx, insert).await?;
    Ok(id)
}

/// Writes the events after `since` and what follows from them. False if the place of an event is taken.
async fn write_after(
    tx: &mut Transaction,
    id: TournamentId,
    tournament: &Tournament,
    since: Seq,
) -> sqlx::Result<bool> {
    let events = tournament.events().iter();
    for event in events.filter(|event| event.seq > since) {
        if !insert_event(tx, id, event).await? {
            return Ok(false);
        }
    }
    summarise(tx, id, tournament).await?;
    for job in tournament_jobs::after(tournament, id, since) {
        run(tx, job).await?;
    }
    Ok(true)
}

/// Brings the summary and the players' rows up to date.
pub(super) async fn summarise(
    tx: &mut Transaction,
    id: TournamentId,
    tournament: &Tournament,
) -> sqlx::Result<()> {
    let update = sqlx::query(UPDATE_TOURNAMENT)
        .bind(id)
        .bind(tournament.phase().key())
        .bind(i64::from(tournament.seq()))
        .bind(tournament.last_at())
        .bind(&tournament.plan().name);
    run(tx, update).await?;
    keep_guests(tx, id, tournament).await?;
    keep_entrants(tx, id, tournament).await
}

/// Records in the tournament that a pairing's match has started, in the transaction that creates the match. False if
/// another writer was faster.
pub(super) async fn start_game(
    tx: &mut Transaction,
    tournament: &Tournament,
    pairing: PairingId,
    (match_id, game): (MatchId, &Match),
) -> sqlx::Result<bool> {
    let by = Actor::Clock;
    let command = TournamentCommand::GameStarted { pairing, match_id };
    let at = tournament.time_of_change(game.last_event().at);
    let mut after = tournament.clone();
    let Ok(events) = after.decide(by, &command, at) else {
        return Ok(false);
    };
    for event in events {
        let seq = after.seq() + 1;
        let stamped = Stamped { seq, at, by, event };
        after
            .apply(&stamped)
            .map_err(|corrupt| sqlx::Error::Decode(corrupt.into()))?;
    }
    if !write_after(tx, tournament.id(), &after, tournament.seq()).await? {
        return Ok(false);
    }
    insert_game(tx, tournament, pairing, match_id).await?;
    Ok(true)
}

pub(super) async fn insert_game(
    tx: &mut Transaction,
    tournament: &Tournament,
    pairing: PairingId,
    match_id: MatchId,
) -> sqlx::Result<()> {
    let game = sqlx::query(INSERT_GAME)
        .bind(match_id)
        .bind(tournament.id())
        .bind(i64::from(pairing.0))
        .bind(stored_round(tournament, pairing));
    run(tx, game).await
}

/// The round of a pairing as it is stored; `None` on a ladder.
pub(super) fn stored_round(tournament: &Tournament, pairing: PairingId) -> Option<i64> {
    match tournament.plan().format {
        Format::Ladder { .. } => None,
        _ => tournament
            .pairing(pairing)
            .map(|pairing| pairing.round.into()),
    }
}

/// The matches that a tournament's events have started, and their pairings.
pub(super) fn games_of(tournament: &Tournament) -> impl Iterator<Item = (MatchId, PairingId)> {
    let events = tournament.events().iter();
    events.filter_map(|stamped| match stamped.event {
        TournamentEvent::GameStarted { pairing, match_id } => Some((match_id, pairing)),
        _ => None,
    })
}

/// The players of a tournament, each with the state in their row.
pub(super) fn entrants(tournament: &Tournament) -> Vec<(PlayerId, &'static str)> {
    let place = |player| {
        let mut podium = tournament.podium().iter();
        let placed = podium.find(|placed| placed.player == player)?;
        MEDALS
            .get(usize::from(placed.place).wrapping_sub(1))
            .copied()
    };
    let state = |entrant: &Entrant| match place(entrant.player) {
        Some(medal) => medal,
        None if entrant.withdrawn.is_some() => "withdrawn",
        None => "playing",
    };
    let entrants = tournament.entrants().iter();
    entrants
        .map(|entrant| (entrant.player, state(entrant)))
        .collect()
}

async fn insert_event(
    tx: &mut Transaction,
    id: TournamentId,
    stamped: &Stamped<TournamentEvent>,
) -> sqlx::Result<bool> {
    let (kind, body) = stamped.event.to_stored();
    let insert = sqlx::query(INSERT_TOURNAMENT_EVENT)
        .bind(id)
        .bind(i64::from(stamped.seq))
        .bind(stamped.at)
        .bind(stamped.by.person())
        .bind(i64::from(matches!(stamped.by, Actor::Moderator(_))))
        .bind(kind)
        .bind(body);
    execute(tx, insert).await
}

/// Brings the players' rows up to date.
async fn keep_entrants(
    tx: &mut Transaction,
    id: TournamentId,
    tournament: &Tournament,
) -> sqlx::Result<()> {
    let known = sqlx::query_as(ENTRANTS).bind(id).fetch_all(&mut **tx);
    let mut known: BTreeMap<PlayerId, String> = known.await?.into_iter().collect();
    for (player, state) in entrants(tournament) {
        if known.remove(&player).as_deref() != Some(state) {
            let keep = sqlx::query(UPSERT_ENTRANT).bind(id).bind(player);
            run(tx, keep.bind(state)).await?;
        }
    }
    for player in known.into_keys() {
        run(tx, sqlx::query(DELETE_ENTRANT).bind(id).bind(player)).await?;
    }
    Ok(())
}

/// Tells the tournament of a match that the match has ended or no longer counts, in the transaction of that event.
pub(super) async fn tell(tx: &mut Transaction, game: &Match, since: Seq) -> sqlx::Result<()> {
    let ended = matches!(game.phase(), Phase::Over | Phase::Void) && game.position_seq() > since;
    if !ended || since == 0 {
        return Ok(());
    }
    let of = sqlx::query(TOURNAMENT_OF).bind(game.id());
    let Some(row) = of.fetch_optional(&mut **tx).await? else {
        return Ok(());
    };
    let (id, due) = (row.try_get("tournament")?, game.last_event().at);
    run(tx, new_jobs::of_tournament(JobKind::Advance, id, due)).await
}

/// Replays the events of these rows.
pub(super) fn replay_rows(
    id: TournamentId,
    rows: &[AnyRow],
) -> Result<Tournament, CorruptTournament> {
    let events = rows.iter().map(|row| event(id, row));
    let events = events.collect::<Result<Vec<_>, _>>()?;
    Tournament::replay(id, &events)
}

fn event(id: TournamentId, row: &AnyRow) -> Result<Stamped<TournamentEvent>, CorruptTournament> {
    let read = || -> sqlx::Result<_> {
        Ok((
            number(row, "seq")?,
            row.try_get("at")?,
            row.try_get::<Option<PlayerId>, _>("actor")?,
            boolean(row, "moderator")?,
            row.try_get::<String, _>("kind")?,
            row.try_get::<Option<String>, _>("body")?,
        ))
    };
    let corrupt = |seq, why| CorruptTournament { id, seq, why };
    let (seq, at, actor, moderator, kind, body) = read().map_err(|error| {
        let seq = number(row, "seq").unwrap_or_default();
        corrupt(seq, format!("cannot be read: {error}"))
    })?;
    let event = TournamentEvent::from_stored(&kind, body.as_deref())
        .map_err(|unreadable| corrupt(seq, unreadable.to_string()))?;
    let by = match actor {
        Some(person) if moderator => Actor::Moderator(person),
        Some(player) => Actor::Player(player),
        None => Actor::Clock,
    };
    Ok(Stamped { seq, at, by, event })
}
