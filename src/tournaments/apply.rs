//! Applies events to a tournament: the strict fold of what has happened. What may happen next is decided in `decide`.

use std::collections::BTreeSet;

use super::checks::Applied;
use super::errors::CorruptTournament;
use super::events::{Placed, TournamentEvent};
use super::pairing::{Decided, GameResult, Pairing, PairingGame};
use super::plan::{Format, TournamentPlan};
use super::tournament::{Bye, Entrant, Tournament, TournamentPhase};
use crate::play::{Actor, GuildId, MatchId, PairingId, PlayerId, Stamped, Timestamp, TournamentId};

/// The games that a level pairing of a knockout gets before the better seed goes on.
pub const EXTRA_GAMES: usize = 2;

impl Tournament {
    /// Folds stored events into a tournament.
    ///
    /// # Errors
    /// [`CorruptTournament`] at the first event that cannot follow the earlier ones.
    pub fn replay(
        id: TournamentId,
        events: &[Stamped<TournamentEvent>],
    ) -> Result<Self, CorruptTournament> {
        let corrupt = |why: &str| CorruptTournament {
            id,
            seq: 1,
            why: why.to_owned(),
        };
        let (opening, rest) = events.split_first().ok_or_else(|| corrupt("is missing"))?;
        let TournamentEvent::Opened(plan) = &opening.event else {
            return Err(corrupt("does not open it"));
        };
        if opening.seq != 1 {
            return Err(corrupt("is missing"));
        }
        plan.check().map_err(|error| corrupt(&error.to_string()))?;
        let mut tournament = Self::begin(id, plan.clone(), opening.clone());
        for event in rest {
            tournament.apply(event)?;
        }
        Ok(tournament)
    }

    /// Applies one event.
    ///
    /// # Errors
    /// [`CorruptTournament`] when the event cannot follow the earlier ones; the tournament must not be used afterwards.
    pub fn apply(&mut self, stamped: &Stamped<TournamentEvent>) -> Result<(), CorruptTournament> {
        self.restart_times(stamped.at);
        let applied = if stamped.seq == self.seq() + 1 {
            self.apply_event(stamped)
        } else {
            Err(format!("follows event {}", self.seq()))
        };
        applied.map_err(|why| CorruptTournament {
            id: self.id,
            seq: stamped.seq,
            why,
        })?;
        self.events.push(stamped.clone());
        Ok(())
    }

    fn apply_event(&mut self, stamped: &Stamped<TournamentEvent>) -> Applied {
        let (at, by) = (stamped.at, stamped.by);
        match &stamped.event {
            TournamentEvent::Opened(_) => Err("opens it again".to_owned()),
            TournamentEvent::Changed { plan, .. } => self.change(plan),
            TournamentEvent::Joined {
                player,
                rating,
                guild,
            } => self.join(*player, *rating, *guild),
            TournamentEvent::ServerAsked { guild, channel } => {
                self.server_asked(*guild, *channel, by.person())
            }
            TournamentEvent::ServerAdmitted { guild } => self.server_admitted(*guild),
            TournamentEvent::ServerRemoved { guild } => self.server_removed(*guild),
            TournamentEvent::Left { player, .. } => self.leave(*player),
            TournamentEvent::Withdrawn { player, .. } => self.withdraw(*player),
            TournamentEvent::Replaced {
                old,
                new,
                rating,
                guild,
                ..
            } => self.replace(*old, (*new, *rating, *guild)),
            TournamentEvent::Started { seeds } => self.start(seeds),
            TournamentEvent::Divided { divisions } => self.divide(divisions),
            TournamentEvent::Paired {
                round,
                pairings,
                byes,
                until,
                ..
            } => {
                (self.deadline, self.regular_deadline) = (*until, *until);
                self.round_began = Some(at);
                // The time of the round begins now, also during a pause.
                self.paused_at = self.paused_at.map(|_| at);
                self.pair(*round, pairings, byes)
            }
            TournamentEvent::Challenged {
                challenger,
                players,
                until,
            } => self.challenge(*challenger, *players, [at, *until]),
            TournamentEvent::Accepted { pairing } => self.accept(*pairing),
            TournamentEvent::AnswerExtended { pairing, until } => {
                self.extend_answer(*pairing, *until)
            }
            TournamentEvent::GameStarted { pairing, match_id } => {
                self.game_started(*pairing, *match_id)
            }
            TournamentEvent::GameEnded {
                pairing,
                match_id,
                result,
            } => self.game_ended(*pairing, *match_id, *result, at),
            TournamentEvent::GameVoided { pairing, match_id } => {
                self.game_voided(*pairing, *match_id)
            }
            TournamentEvent::Forfeited { pairing, result } => {
                self.undecided(*pairing)?;
                self.settle(*pairing, *result, Decided::Forfeit, at)
            }
            TournamentEvent::ResultSet {
                pairing, result, ..
            } => self.set_result(*pairing, *result, by, at),
            TournamentEvent::Extended { until } => self.extend(*until),
            TournamentEvent::Paused => self.pause(at),
            TournamentEvent::Resumed => self.resume(at),
            TournamentEvent::Cancelled { .. } => {
                self.must_be(&TournamentPhase::UNFINISHED)?;
                self.phase = TournamentPhase::Cancelled;
                Ok(())
            }
            TournamentEvent::Finished { podium } => self.finish(podium),
        }
    }

    fn change(&mut self, plan: &TournamentPlan) -> Applied {
        if self.phase != TournamentPhase::Open && !self.plan.can_become(plan) {
            return Err("changes what is fixed since the start".to_owned());
        }
        self.must_be(&TournamentPhase::UNFINISHED)?;
        plan.check().map_err(|error| error.to_string())?;
        if (plan.organiser, plan.guild) != (self.plan.organiser, self.plan.guild) {
            return Err("changes the organiser or the server".to_owned());
        }
        if self.active().count() > usize::from(plan.most) {
            return Err("leaves too few places".to_owned());
        }
        self.plan = plan.clone();
        Ok(())
    }

    fn join(&mut self, player: PlayerId, rating: i32, guild: Option<GuildId>) -> Applied {
        self.must_be(&TournamentPhase::UNFINISHED)?;
        self.must_not_be_entrant(player)?;
        if self.active().count() >= usize::from(self.plan.most) {
            return Err("takes a place too many".to_owned());
        }
        let late =
            self.plan.format.is_open_ended() || matches!(self.plan.format, Format::Swiss { .. });
        if self.phase != TournamentPhase::Open && !late {
            return Err("joins too late".to_owned());
        }
        self.entrants.push(Entrant {
            player,
            rating,
            guild,
            withdrawn: None,
        });
        if self.phase != TournamentPhase::Open && matches!(self.plan.format, Format::Ladder { .. })
        {
            self.ladder.push(player);
        }
        Ok(())
    }

    fn leave(&mut self, player: PlayerId) -> Applied {
        self.must_be(&[TournamentPhase::Open])?;
        self.must_be_entrant(player)?;
        self.entrants.retain(|entrant| entrant.player != player);
        Ok(())
    }

    fn withdraw(&mut self, player: PlayerId) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        let mut entrants = self.entrants.iter_mut();
        let entrant =
            entrants.find(|entrant| entrant.player == player && entrant.withdrawn.is_none());
        entrant
            .ok_or("withdraws a player who does not take part")?
            .withdrawn = Some(self.round);
        self.ladder.retain(|one| *one != player);
        Ok(())
    }

    fn replace(
        &mut self,
        old: PlayerId,
        (new, rating, guild): (PlayerId, i32, Option<GuildId>),
    ) -> Applied {
        self.must_be(&TournamentPhase::UNFINISHED)?;
        self.must_not_be_entrant(new)?;
        let mut entrants = self.entrants.iter_mut();
        let entrant = entrants.find(|entrant| entrant.player == old && entrant.withdrawn.is_none());
        let entrant = entrant.ok_or("replaces a player who does not take part")?;
        (entrant.player, entrant.rating, entrant.guild) = (new, rating, guild);
        for pairing in &mut self.pairings {
            pairing.replace(old, new);
        }
        let byes = self.byes.iter_mut().map(|bye| &mut bye.player);
        let divided = self.seasons.iter_mut().flatten().flatten();
        for player in byes.chain(divided).chain(&mut self.ladder) {
            if *player == old {
                *player = new;
            }
        }
        Ok(())
    }

    fn start(&mut self, seeds: &[PlayerId]) -> Applied {
        self.must_be(&[TournamentPhase::Open])?;
        let seeded = |player: &PlayerId| self.entrant(*player).copied();
        let entrants: Vec<Entrant> = seeds.iter().filter_map(seeded).collect();
        let different: BTreeSet<PlayerId> = seeds.iter().copied().collect();
        if entrants.len() != self.entrants.len() || different.len() != self.entrants.len() {
            return Err("does not seed every player once".to_owned());
        }
        if entrants.len() != seeds.len() {
            return Err("seeds a stranger".to_owned());
        }
        self.entrants = entrants;
        self.phase = TournamentPhase::Playing;
        if matches!(self.plan.format, Format::Ladder { .. }) {
            self.ladder = seeds.to_vec();
        }
        Ok(())
    }

    fn divide(&mut self, divisions: &[Vec<PlayerId>]) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        if !matches!(self.plan.format, Format::League { .. })
            || self.seasons.len() != usize::from(self.round)
        {
            return Err("divides no new season".to_owned());
        }
        let all: BTreeSet<PlayerId> = divisions.iter().flatten().copied().collect();
        let active: BTreeSet<PlayerId> = self.active().collect();
        if all != active || divisions.iter().map(Vec::len).sum::<usize>() != all.len() {
            return Err("does not put every player into one division".to_owned());
        }
        self.seasons.push(divisions.to_vec());
        Ok(())
    }

    fn pair(&mut self, round: u16, pairings: &[[PlayerId; 2]], byes: &[PlayerId]) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        if round != self.round + 1 || matches!(self.plan.format, Format::Ladder { .. }) {
            return Err(format!("pairs round {round} after round {}", self.round));
        }
        if !self.is_round_decided() {
            return Err("pairs a round before the last one is decided".to_owned());
        }
        let players = pairings.iter().flatten().chain(byes);
        for player in players.clone() {
            self.must_be_entrant(*player)?;
        }
        self.check_round(round, pairings, byes)?;
        self.round = round;
        for players in pairings {
            self.add_pairing(round, *players);
        }
        let byes = byes.iter().map(|player| Bye {
            round,
            player: *player,
        });
        self.byes.extend(byes);
        Ok(())
    }

    pub(super) fn add_pairing(&mut self, round: u16, players: [PlayerId; 2]) -> &mut Pairing {
        let at = self.pairings.len();
        let id = PairingId(at as u32 + 1);
        self.pairings.push(Pairing::new(id, round, players));
        &mut self.pairings[at]
    }

    fn pairing_mut(&mut self, id: PairingId) -> Result<&mut Pairing, String> {
        let at = (id.0 as usize).wrapping_sub(1);
        self.pairings
            .get_mut(at)
            .ok_or_else(|| format!("is about pairing {id}, which does not exist"))
    }

    pub(super) fn undecided(&mut self, id: PairingId) -> Result<&mut Pairing, String> {
        let pairing = self.pairing_mut(id)?;
        if !pairing.is_undecided() {
            return Err(format!("is about pairing {id}, which is decided"));
        }
        Ok(pairing)
    }

    fn game_started(&mut self, id: PairingId, match_id: MatchId) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        if self.pairing_of_match(match_id).is_some() {
            return Err(format!("starts match {match_id} again"));
        }
        let pairing = self.undecided(id)?;
        if pairing.waiting_game().is_none() {
            return Err("starts a game that does not wait".to_owned());
        }
        if let Some(game) = pairing.games.last_mut() {
            game.match_id = Some(match_id);
        }
        self.started.insert(match_id, id);
        Ok(())
    }

    /// The game of that match, which must be running.
    fn running_game(
        &mut self,
        id: PairingId,
        match_id: MatchId,
    ) -> Result<&mut PairingGame, String> {
        self.must_be(&TournamentPhase::UNFINISHED)?;
        let pairing = self.undecided(id)?;
        let mut games = pairing.games.iter_mut();
        let game = games.find(|game| game.match_id == Some(match_id) && game.result.is_none());
        game.ok_or_else(|| format!("is about match {match_id}, which does not run for it"))
    }

    fn game_ended(
        &mut self,
        id: PairingId,
        match_id: MatchId,
        result: GameResult,
        at: Timestamp,
    ) -> Applied {
        self.running_game(id, match_id)?.result = Some(result);
        let format = self.plan.format;
        let pairing = self.undecided(id)?;
        let Format::Knockout { best_of, .. } = format else {
            return self.settle(id, result, Decided::Played, at);
        };
        let (score, played, [first, second]) =
            (pairing.score(), pairing.played(), pairing.players());
        let first_is_better = self.seed(first) < self.seed(second);
        if let Some((result, how)) = series_result(score, played, best_of, first_is_better) {
            return self.settle(id, result, how, at);
        }
        self.undecided(id)?.add_game();
        Ok(())
    }

    /// A match of a pairing no longer counts. If its game was running, the game waits for another match. If it was
    /// finished, its result is dropped, and the pairing goes on without it.
    fn game_voided(&mut self, id: PairingId, match_id: MatchId) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        let voided = self.undecided(id)?.void(match_id);
        voided
            .then_some(())
            .ok_or_else(|| format!("voids match {match_id}, which does not belong to it"))
    }

    fn set_result(
        &mut self,
        id: PairingId,
        result: GameResult,
        by: Actor,
        at: Timestamp,
    ) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        if !self.is_organised_by(by) {
            return Err("is the organiser's, by somebody else".to_owned());
        }
        let knockout = matches!(self.plan.format, Format::Knockout { .. });
        if knockout && !matches!(result, GameResult::First | GameResult::Second) {
            return Err("leaves a pairing of a knockout without a winner".to_owned());
        }
        self.settle(id, result, Decided::Ruling, at)
    }

    /// Decides a pairing. In a ladder a challenger who wins takes the opponent's place, and those between move down.
    fn settle(
        &mut self,
        id: PairingId,
        result: GameResult,
        how: Decided,
        at: Timestamp,
    ) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        let pairing = self.pairing_mut(id)?;
        pairing.decision = Some((result, how));
        pairing.decided_at = Some(at);
        let climb = pairing.challenge.and_then(|challenge| {
            let winner = pairing
                .winner()
                .filter(|winner| *winner == challenge.challenger)?;
            Some((winner, pairing.opponent_of(winner)?))
        });
        if let Some((challenger, opponent)) = climb {
            let place = |player| self.ladder.iter().position(|one| *one == player);
            if let (Some(from), Some(to)) = (place(challenger), place(opponent))
                && to < from
            {
                self.ladder[to..=from].rotate_right(1);
            }
        }
        Ok(())
    }

    fn finish(&mut self, podium: &[Placed]) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        let is_ladder = matches!(self.plan.format, Format::Ladder { .. });
        if !is_ladder && !self.is_round_decided() {
            return Err("ends it before the round is decided".to_owned());
        }
        for placed in podium {
            self.must_be_entrant(placed.player)?;
        }
        self.podium = podium.to_vec();
        self.phase = TournamentPhase::Over;
        Ok(())
    }

    /// Moves the current deadline.
    fn extend(&mut self, until: Timestamp) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        self.deadline
            .replace(until)
            .map(drop)
            .ok_or_else(|| "extends no deadline".to_owned())
    }

    fn pause(&mut self, at: Timestamp) -> Applied {
        self.must_be(&[TournamentPhase::Playing])?;
        self.phase = TournamentPhase::Paused;
        self.paused_at = Some(at);
        Ok(())
    }

    fn resume(&mut self, at: Timestamp) -> Applied {
        self.must_be(&[TournamentPhase::Paused])?;
        let paused = at.since(self.paused_at.take().unwrap_or(at));
        self.phase = TournamentPhase::Playing;
        for time in [
            &mut self.round_began,
            &mut self.deadline,
            &mut self.regular_deadline,
        ] {
            *time = time.map(|time| time.after(paused));
        }
        let undecided = self.pairings.iter_mut();
        let undecided = undecided.filter(|pairing| pairing.is_undecided());
        for challenge in undecided.filter_map(|pairing| pairing.challenge.as_mut()) {
            for time in [&mut challenge.until, &mut challenge.regular_until] {
                *time = time.after(paused);
            }
        }
        Ok(())
    }
}

/// The result of a knockout pairing after its games so far: the player with more than half of the points, then the player who leads
/// after an extra game, then the better seed.
fn series_result(
    [first, second]: [u32; 2],
    played: usize,
    best_of: u8,
    first_is_better: bool,
) -> Option<(GameResult, Decided)> {
    let regular = usize::from(best_of);
    let majority = first.max(second) > u32::from(best_of);
    if first != second && (majority || played >= regular) {
        return Some((GameResult::win(first > second), Decided::Played));
    }
    let better = GameResult::win(first_is_better);
    (played >= regular + EXTRA_GAMES).then_some((better, Decided::Seed))
}
