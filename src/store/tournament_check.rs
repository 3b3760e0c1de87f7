//! Replays every tournament of a database, compares its rows with its events, and repairs what follows from them.

use std::collections::BTreeSet;

use super::check::{Finding, State};
use super::database::{Store, StoreError, Transaction, finds, run, sql_error};
use super::jobs::{JobId, JobKind};
use super::outbox::find_job;
use super::subjects::Subject;
use super::{new_jobs, tournament_places, tournaments};
use crate::play::{MatchId, PlayerId, Timestamp, TournamentId};
use crate::tournaments::{CorruptTournament, PairingId, Tournament};

// The next tournament with a row of its own or an event.
const NEXT_STORED_TOURNAMENT: &str = "\
    SELECT MIN(id) AS id FROM (\
    SELECT MIN(id) AS id FROM tournaments WHERE id > $1 UNION ALL \
    SELECT MIN(tournament) FROM tournament_events WHERE tournament > $1) AS next";

// So that nothing changes between the check and the repair.
const LOCK_TOURNAMENT: &str = "UPDATE tournaments SET seq = seq WHERE id = $1";

const STORED_SUMMARY: &str =
    "SELECT guild, organiser, title, phase, seq, opened, updated FROM tournaments WHERE id = $1";

// The columns of the summary that no later event changes.
const RESTORE_SUMMARY: &str =
    "UPDATE tournaments SET guild = $2, organiser = $3, opened = $4 WHERE id = $1";

const ENTRANTS: &str =
    "SELECT player, state FROM tournament_players WHERE tournament = $1 ORDER BY player";

const GAMES: &str =
    "SELECT match_id, pairing, round FROM tournament_games WHERE tournament = $1 ORDER BY match_id";

const SERVERS: &str =
    "SELECT guild, channel, admitted FROM tournament_guests WHERE tournament = $1";

impl Store {
    /// Checks all tournaments and, with `repair`, repairs what follows from their events.
    pub(super) async fn verify_tournaments(
        &self,
        repair: bool,
    ) -> Result<Vec<Finding>, StoreError> {
        let (mut found, mut after) = (Vec::new(), i64::MIN);
        let state = State::of_repairable(repair);
        while let Some(id) = self.next_tournament(after).await? {
            after = id.0;
            let compared = self.compare_with_events(id, repair).await;
            match compared.map_err(sql_error("checking a tournament"))? {
                Ok(wrong) => found.extend(wrong.into_iter().map(|what| {
                    let what = format!("tournament {id}: {what}");
                    Finding::of_database(what, state)
                })),
                Err(corrupt) => found.push(Finding::of_database(
                    corrupt.to_string(),
                    State::Unrepairable,
                )),
            }
        }
        Ok(found)
    }

    async fn next_tournament(&self, after: i64) -> Result<Option<TournamentId>, StoreError> {
        let next = sqlx::query_scalar(NEXT_STORED_TOURNAMENT).bind(after);
        let next = next.fetch_one(&self.read).await;
        next.map_err(sql_error("paging"))
    }

    /// What differs from the events; repaired in the same transaction if `repair` is set. The inner error means that the
    /// events do not replay.
    async fn compare_with_events(
        &self,
        id: TournamentId,
        repair: bool,
    ) -> sqlx::Result<Result<Vec<&'static str>, CorruptTournament>> {
        let mut tx = if repair {
            let mut tx = self.begin().await?;
            run(&mut tx, sqlx::query(LOCK_TOURNAMENT).bind(id)).await?;
            tx
        } else {
            self.begin_snapshot().await?
        };
        let rows = sqlx::query(tournaments::TOURNAMENT_EVENTS).bind(id);
        let rows = rows.fetch_all(&mut *tx).await?;
        let tournament = match tournaments::replay_rows(id, &rows) {
            Ok(tournament) => tournament,
            Err(corrupt) => {
                tx.rollback().await?;
                return Ok(Err(corrupt));
            }
        };
        let wrong = differences(&mut tx, &tournament).await?;
        if !repair || wrong.is_empty() {
            tx.rollback().await?;
            return Ok(Ok(wrong));
        }
        restore_summary(&mut tx, &tournament).await?;
        tournament_places::replace_guests(&mut tx, id, &tournament).await?;
        let games = sqlx::query(tournament_places::ERASE_GAMES).bind(id);
        run(&mut tx, games).await?;
        for (match_id, pairing) in tournaments::games_of(&tournament) {
            tournaments::insert_game(&mut tx, &tournament, pairing, match_id).await?;
        }
        if !tournament.phase().has_ended() {
            let advance = new_jobs::of_tournament(JobKind::Advance, id, Timestamp(0));
            run(&mut tx, advance).await?;
        }
        tx.commit().await?;
        Ok(Ok(wrong))
    }
}

async fn restore_summary(tx: &mut Transaction, tournament: &Tournament) -> sqlx::Result<()> {
    let (id, plan) = (tournament.id(), tournament.plan());
    let restore = sqlx::query(RESTORE_SUMMARY)
        .bind(id)
        .bind(plan.guild)
        .bind(plan.organiser)
        .bind(opened(tournament));
    run(tx, restore).await?;
    tournaments::summarise(tx, id, tournament).await
}

/// The time of the first event.
fn opened(tournament: &Tournament) -> Timestamp {
    let first = tournament.events().first();
    first.map_or(Timestamp(0), |event| event.at)
}

async fn differences(
    tx: &mut Transaction,
    tournament: &Tournament,
) -> sqlx::Result<Vec<&'static str>> {
    let mut wrong = Vec::new();
    if !is_summary_right(tx, tournament).await? {
        wrong.push("its summary is not that of its events");
    }
    if !are_players_right(tx, tournament).await? {
        wrong.push("its players are not those of its events");
    }
    if !are_games_right(tx, tournament).await? {
        wrong.push("its games are not those of its events");
    }
    if !are_guests_right(tx, tournament).await? {
        wrong.push("its other servers are not those of its events");
    }
    let waits = tournament.next_due().is_some() || !tournament.waiting_games().is_empty();
    if !tournament.phase().has_ended() && waits {
        let (subject, kind) = (Subject::Tournament(tournament.id()), JobKind::Advance);
        let job = find_job(&JobId { subject, kind });
        if !finds(tx, job).await? {
            wrong.push("nothing would let it go on");
        }
    }
    Ok(wrong)
}

async fn is_summary_right(tx: &mut Transaction, tournament: &Tournament) -> sqlx::Result<bool> {
    let stored = sqlx::query_as(STORED_SUMMARY).bind(tournament.id());
    let plan = tournament.plan();
    let expected = (
        plan.guild,
        plan.organiser,
        plan.name.clone(),
        tournament.phase().key().to_owned(),
        i64::from(tournament.seq()),
        opened(tournament),
        tournament.last_at(),
    );
    Ok(stored.fetch_optional(&mut **tx).await? == Some(expected))
}

async fn are_players_right(tx: &mut Transaction, tournament: &Tournament) -> sqlx::Result<bool> {
    let mut entrants = tournaments::entrants(tournament);
    entrants.sort_unstable();
    let stored = sqlx::query_as(ENTRANTS).bind(tournament.id());
    let stored: Vec<(PlayerId, String)> = stored.fetch_all(&mut **tx).await?;
    let stored = stored.iter().map(|(player, state)| (*player, &**state));
    Ok(stored.eq(entrants))
}

async fn are_games_right(tx: &mut Transaction, tournament: &Tournament) -> sqlx::Result<bool> {
    let games = tournaments::games_of(tournament);
    let game = |(match_id, pairing): (MatchId, PairingId)| {
        let round = tournaments::stored_round(tournament, pairing);
        (match_id, i64::from(pairing.0), round)
    };
    let mut games: Vec<_> = games.map(game).collect();
    games.sort_unstable();
    let stored = sqlx::query_as(GAMES).bind(tournament.id());
    let stored: Vec<(MatchId, i64, Option<i64>)> = stored.fetch_all(&mut **tx).await?;
    Ok(stored == games)
}

async fn are_guests_right(tx: &mut Transaction, tournament: &Tournament) -> sqlx::Result<bool> {
    let stored = sqlx::query_as(SERVERS).bind(tournament.id());
    let stored: BTreeSet<_> = stored.fetch_all(&mut **tx).await?.into_iter().collect();
    let guests = tournament.guests().iter();
    let guests = guests.map(|guest| (guest.guild, guest.channel, i64::from(guest.admitted)));
    Ok(guests.collect::<BTreeSet<_>>() == stored)
}
