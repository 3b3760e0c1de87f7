//! Replays every tournament of a database, compares its rows with its events, and repairs what follows from them.

use std::collections::BTreeSet;

use sqlx::{Any, Row as _, Transaction};

use super::check::{Finding, State};
use super::database::{Store, StoreError, sql_error};
use super::jobs::{JobKind, Subject};
use super::new_jobs;
use super::tournaments;
use crate::play::{GuildId, Timestamp, TournamentId};
use crate::tournaments::{CorruptTournament, Tournament, TournamentPhase};

/// The tournaments with a row in any table, in order.
const NEXT: &str = "\
    SELECT MIN(id) AS id FROM (\
    SELECT MIN(id) AS id FROM tournaments WHERE id > $1 UNION ALL \
    SELECT MIN(tournament) FROM tournament_events WHERE tournament > $1) AS next";

// Locks the tournament's row, so that nothing changes between the check and the repair.
const HOLD: &str = "UPDATE tournaments SET seq = seq WHERE id = $1";

const STORED: &str = "SELECT phase, seq FROM tournaments WHERE id = $1";

const ENTRANTS: &str =
    "SELECT player, state FROM tournament_players WHERE tournament = $1 ORDER BY player";

const GAMES: &str =
    "SELECT match_id, pairing FROM tournament_games WHERE tournament = $1 ORDER BY match_id";

const SERVERS: &str = "SELECT guild, admitted FROM tournament_guests WHERE tournament = $1";

const DROP_GAMES: &str = "DELETE FROM tournament_games WHERE tournament = $1";

const ADVANCES: &str = "SELECT 1 FROM jobs WHERE subject = $1 AND kind = $2";

impl Store {
    /// Checks all tournaments and, with `repair`, repairs what follows from their events.
    pub(super) async fn verify_tournaments(
        &self,
        repair: bool,
    ) -> Result<Vec<Finding>, StoreError> {
        let (mut found, mut after) = (Vec::new(), i64::MIN);
        let state = if repair {
            State::Repaired
        } else {
            State::Repairable
        };
        while let Some(id) = self
            .next_tournament(after)
            .await
            .map_err(sql_error("paging"))?
        {
            after = id.0;
            let compared = self.compare_with_events(id, repair).await;
            match compared.map_err(sql_error("checking a tournament"))? {
                Ok(wrong) => found.extend(wrong.into_iter().map(|what| {
                    let what = format!("tournament {id}: {what}");
                    finding(what, state)
                })),
                Err(corrupt) => found.push(finding(corrupt.to_string(), State::Unrepairable)),
            }
        }
        Ok(found)
    }

    async fn next_tournament(&self, after: i64) -> Result<Option<TournamentId>, sqlx::Error> {
        let row = sqlx::query(NEXT).bind(after).fetch_one(&self.read).await?;
        row.try_get("id")
    }

    /// What differs from the events; repaired in the same transaction if `repair` is set. The inner error means that the
    /// events do not replay.
    async fn compare_with_events(
        &self,
        id: TournamentId,
        repair: bool,
    ) -> Result<Result<Vec<&'static str>, CorruptTournament>, sqlx::Error> {
        let mut tx = if repair {
            let mut tx = self.begin().await?;
            sqlx::query(HOLD).bind(id).execute(&mut *tx).await?;
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
        tournaments::summarise(&mut tx, id, &tournament).await?;
        let drop = sqlx::query(DROP_GAMES).bind(id);
        drop.execute(&mut *tx).await?;
        for (match_id, pairing) in tournaments::games_of(&tournament) {
            tournaments::insert_game(&mut tx, &tournament, pairing, match_id).await?;
        }
        if is_live(&tournament) {
            let advance = new_jobs::of_tournament(JobKind::Advance, id, Timestamp(0));
            advance.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(Ok(wrong))
    }
}

fn finding(what: String, state: State) -> Finding {
    let id = None;
    Finding { id, what, state }
}

fn is_live(tournament: &Tournament) -> bool {
    !matches!(
        tournament.phase(),
        TournamentPhase::Over | TournamentPhase::Cancelled
    )
}

async fn differences(
    tx: &mut Transaction<'static, Any>,
    tournament: &Tournament,
) -> Result<Vec<&'static str>, sqlx::Error> {
    let id = tournament.id();
    let mut wrong = Vec::new();
    let row = sqlx::query(STORED)
        .bind(id)
        .fetch_optional(&mut **tx)
        .await?;
    let row = row.map(|row| Ok::<_, sqlx::Error>((row.try_get("phase")?, row.try_get("seq")?)));
    let expected = (
        tournament.phase().key().to_owned(),
        i64::from(tournament.seq()),
    );
    if row.transpose()? != Some(expected) {
        wrong.push("its summary is not that of its events");
    }
    let mut entrants = tournaments::entrants(tournament);
    entrants.sort_unstable();
    let rows = sqlx::query(ENTRANTS).bind(id).fetch_all(&mut **tx).await?;
    let stored = rows
        .iter()
        .map(|row| Ok((row.try_get("player")?, row.try_get("state")?)));
    let stored: Vec<(_, String)> = stored.collect::<Result<_, sqlx::Error>>()?;
    let entrants = entrants
        .into_iter()
        .map(|(player, state)| (player, state.to_owned()));
    if !entrants.eq(stored) {
        wrong.push("its players are not those of its events");
    }
    let mut games: Vec<_> = tournaments::games_of(tournament)
        .map(|(match_id, pairing)| (match_id, i64::from(pairing.0)))
        .collect();
    games.sort_unstable();
    let rows = sqlx::query(GAMES).bind(id).fetch_all(&mut **tx).await?;
    let stored = rows
        .iter()
        .map(|row| Ok((row.try_get("match_id")?, row.try_get("pairing")?)));
    if stored.collect::<Result<Vec<_>, sqlx::Error>>()? != games {
        wrong.push("its games are not those of its events");
    }
    let rows = sqlx::query(SERVERS).bind(id).fetch_all(&mut **tx).await?;
    let stored = rows
        .iter()
        .map(|row| Ok((row.try_get("guild")?, row.try_get("admitted")?)));
    let stored: BTreeSet<(GuildId, i64)> = stored.collect::<Result<_, sqlx::Error>>()?;
    let guests = tournament.guests().iter();
    let guests = guests.map(|guest| (guest.guild, i64::from(guest.admitted)));
    if guests.collect::<BTreeSet<_>>() != stored {
        wrong.push("its other servers are not those of its events");
    }
    let waits = tournament.next_due().is_some() || !tournament.waiting_games().is_empty();
    if is_live(tournament) && waits {
        let subject = Subject::Tournament(id).to_string();
        let job = sqlx::query(ADVANCES)
            .bind(subject)
            .bind(JobKind::Advance.key());
        if job.fetch_optional(&mut **tx).await?.is_none() {
            wrong.push("nothing would let it go on");
        }
    }
    Ok(wrong)
}
