//! What follows when every pairing is decided: the next round, the next season, or the end.

use std::time::Duration;

use super::berger;
use super::errors::TournamentRefusal;
use super::events::TournamentEvent;
use super::knockout::{Bracket, Slot};
use super::league;
use super::pairing::GameResult;
use super::pending::PendingDecision;
use super::plan::{Format, PLAY_OFF};
use super::standings::StandingsTable;
use super::swiss::{self, Contender};
use super::tournament::{Tournament, TournamentPhase};
use crate::play::{PlayerId, Timestamp};

const DAY: Duration = Duration::from_hours(24);

/// The pairings and byes of a round.
type NewRound = (Vec<[PlayerId; 2]>, Vec<PlayerId>);

/// What follows now.
enum Next {
    /// Nothing: something is still to be played or waited for.
    Nothing,
    /// A round.
    Round(NewRound),
    /// A season of a league.
    Season,
    /// The end.
    End,
}

/// Pairs rounds until one has something to play, or ends the tournament. A league waits for the end of its season unless
/// `early`.
pub(super) fn advance(pending: &mut PendingDecision, early: bool) -> Result<(), TournamentRefusal> {
    loop {
        match next(&pending.tournament, pending.now, early) {
            Next::Nothing => return Ok(()),
            Next::End => return finish(pending),
            Next::Round((pairings, byes)) => pair(pending, pairings, byes, None)?,
            Next::Season => {
                let divisions = next_divisions(&pending.tournament);
                let pairings = season(&divisions);
                pending.push(TournamentEvent::Divided { divisions })?;
                pair(pending, pairings, Vec::new(), None)?;
            }
        }
    }
}

fn next(tournament: &Tournament, now: Timestamp, early: bool) -> Next {
    if tournament.phase != TournamentPhase::Playing || !tournament.is_round_decided() {
        return Next::Nothing;
    }
    let round = tournament.round + 1;
    let is_last = tournament.rounds().is_some_and(|rounds| round > rounds);
    let too_few = tournament.active().count() < 2;
    match tournament.plan.format {
        Format::Ladder { .. } => Next::Nothing,
        _ if is_last => play_off(tournament).map_or(Next::End, Next::Round),
        Format::League { .. } | Format::Swiss { .. } if too_few => Next::End,
        Format::League { .. } => {
            let waits = tournament.deadline.is_some_and(|deadline| now < deadline);
            if waits && !early {
                Next::Nothing
            } else {
                Next::Season
            }
        }
        Format::RoundRobin { double } => Next::Round(berger_round(tournament, double)),
        Format::Swiss { .. } => Next::Round(swiss_round(tournament)),
        Format::Knockout { .. } => Next::Round(knockout_round(tournament, round)),
    }
}

/// Pairs a round, by hand if there is a reason, and forfeits the pairings of players who have withdrawn.
pub(super) fn pair(
    pending: &mut PendingDecision,
    pairings: Vec<[PlayerId; 2]>,
    byes: Vec<PlayerId>,
    reason: Option<String>,
) -> Result<(), TournamentRefusal> {
    let round = pending.tournament.round + 1;
    let until = round_end(&pending.tournament, pending.now);
    pending.push(TournamentEvent::Paired {
        round,
        pairings,
        byes,
        until,
        reason,
    })?;
    forfeit_withdrawn(pending)
}

/// Forfeits every undecided pairing of players who have withdrawn.
pub(super) fn forfeit_withdrawn(pending: &mut PendingDecision) -> Result<(), TournamentRefusal> {
    let tournament = &pending.tournament;
    let forfeited = tournament.undecided_pairings().filter_map(|pairing| {
        let result = match pairing.players().map(|player| tournament.is_active(player)) {
            [true, true] => return None,
            [true, false] => GameResult::First,
            [false, true] => GameResult::Second,
            [false, false] => GameResult::Neither,
        };
        Some((pairing.id, result))
    });
    let forfeited: Vec<_> = forfeited.collect();
    let mut forfeited = forfeited.into_iter();
    forfeited.try_for_each(|(pairing, result)| pending.forfeited(pairing, result))
}

fn round_end(tournament: &Tournament, now: Timestamp) -> Option<Timestamp> {
    let days = tournament.plan.round_days;
    let by_days = days.map(|days| now.after(DAY * u32::from(days)));
    match tournament.plan.format {
        Format::League { .. } => by_days.or_else(|| Some(league::season_end(now))),
        _ => by_days,
    }
}

fn berger_round(tournament: &Tournament, double: bool) -> NewRound {
    let players = tournament.entrants.len();
    let rounds = if double {
        berger::double_rounds(players)
    } else {
        berger::rounds(players)
    };
    let player = |number: usize| tournament.entrants[number].player;
    let mut round = NewRound::default();
    for pair in &rounds[usize::from(tournament.round)] {
        match pair.map(|number| number.map(player)) {
            [Some(first), Some(second)] => round.0.push([first, second]),
            [Some(one), None] | [None, Some(one)] => round.1.push(one),
            [None, None] => {}
        }
    }
    round
}

/// The players of the next round of a Swiss tournament, by seed, and what its pairing needs to know about them.
#[must_use]
pub(super) fn contenders(tournament: &Tournament) -> (Vec<PlayerId>, Vec<Contender>) {
    let players: Vec<PlayerId> = tournament.active().collect();
    // Each round was worth two half points.
    let half = u32::from(tournament.round);
    let last = tournament.rounds() == Some(tournament.round + 1);
    let contender = |player: &PlayerId| {
        let theirs = || tournament.pairings_with(*player);
        let opponents = theirs().filter_map(|pairing| pairing.opponent_of(*player));
        let place = |opponent| players.iter().position(|one| *one == opponent);
        let points: u32 = theirs()
            .map(|pairing| pairing.half_points_of(*player))
            .sum();
        let byes = tournament.byes.iter();
        let byes = byes.filter(|bye| bye.player == *player).count();
        let half_points = points + 2 * byes as u32;
        Contender {
            half_points,
            leads: last && half_points > half,
            had_bye: byes > 0,
            balance: tournament.side_balance(*player),
            last_first: tournament.sides_of(*player).next_back(),
            met: opponents.filter_map(place).collect(),
        }
    };
    let contenders = players.iter().map(contender).collect();
    (players, contenders)
}

fn swiss_round(tournament: &Tournament) -> NewRound {
    let (players, contenders) = contenders(tournament);
    let round = swiss::pair(&contenders);
    let pairs = round.pairs.iter().map(|pair| pair.map(|at| players[at]));
    (
        pairs.collect(),
        round.bye.map(|at| players[at]).into_iter().collect(),
    )
}

/// The meetings of a round of a knockout that have two players, and who goes on without an opponent.
fn knockout_round(tournament: &Tournament, round: u16) -> NewRound {
    let bracket = Bracket::of(tournament);
    let mut paired = NewRound::default();
    for node in bracket.meetings(round) {
        match node.places.map(Slot::player) {
            [Some(one), Some(other)] => paired.0.push(tournament.by_sides(one, other)),
            [Some(one), None] | [None, Some(one)] if bracket.third_place != Some(*node) => {
                paired.1.push(one);
            }
            _ => {}
        }
    }
    paired
}

impl Tournament {
    /// The two players, the one who had the first move less often first; if they are equal, the better seed.
    pub(super) fn by_sides(&self, one: PlayerId, other: PlayerId) -> [PlayerId; 2] {
        let priority = |player| (self.side_balance(player), self.seed(player));
        if priority(other) < priority(one) {
            [other, one]
        } else {
            [one, other]
        }
    }
}

/// The play-off for the first place, if the plan has one and it is due: those who share the place meet each other once, all
/// at the same time.
fn play_off(tournament: &Tournament) -> Option<NewRound> {
    let due = tournament.plan.play_off && tournament.play_off_round() == Some(tournament.round + 1);
    let tables = tournament.standings();
    let leaders: Vec<PlayerId> = tables
        .iter()
        .flat_map(|table| &table.rows)
        .filter(|row| row.place == 1 && !row.withdrawn && !row.annulled)
        .map(|row| row.player)
        .collect();
    if !due || !(2..=PLAY_OFF).contains(&leaders.len()) {
        return None;
    }
    let pairings = meetings(&leaders).map(|[one, other]| tournament.by_sides(one, other));
    Some((pairings.collect(), Vec::new()))
}

/// All meetings of a single round robin of these players.
fn meetings(players: &[PlayerId]) -> impl Iterator<Item = [PlayerId; 2]> {
    let rounds = berger::rounds(players.len()).into_iter().flatten();
    rounds.filter_map(|[first, second]| Some([players[first?], players[second?]]))
}

/// The divisions of the next season: the first season by seed, later ones by the last season's tables with promotion and
/// relegation. Players who withdrew are gone, newcomers join at the end, and the divisions are made even again.
fn next_divisions(tournament: &Tournament) -> Vec<Vec<PlayerId>> {
    let Format::League {
        division, promoted, ..
    } = tournament.plan.format
    else {
        return Vec::new();
    };
    let tables: Vec<Vec<PlayerId>> = tournament
        .season_standings(tournament.round)
        .into_iter()
        .map(|table| table.rows.into_iter().map(|row| row.player).collect())
        .collect();
    let mut order: Vec<PlayerId> = league::promote(&tables, promoted)
        .into_iter()
        .flatten()
        .filter(|player| tournament.is_active(*player))
        .collect();
    let newcomers: Vec<PlayerId> = tournament
        .active()
        .filter(|player| !order.contains(player))
        .collect();
    order.extend(newcomers);
    league::divide(&order, division)
}

/// All pairings of a season: a single round robin in each division, all at once.
fn season(divisions: &[Vec<PlayerId>]) -> Vec<[PlayerId; 2]> {
    let divisions = divisions.iter();
    divisions.flat_map(|division| meetings(division)).collect()
}

/// Ends the tournament with its podium, without players who have withdrawn.
pub(super) fn finish(pending: &mut PendingDecision) -> Result<(), TournamentRefusal> {
    let tables = pending.tournament.standings();
    let podium = tables.first().map(StandingsTable::podium);
    let podium = podium.unwrap_or_default();
    pending.push(TournamentEvent::Finished { podium })
}
