//! Decides commands: the events that a command leads to, or why it is refused. It changes nothing; the time comes with
//! the command.

use std::cmp::Reverse;

use super::advance::{advance, finish, forfeit_withdrawn};
use super::errors::TournamentRefusal;
use super::events::{Application, Cancelled, TournamentCommand, TournamentEvent};
use super::pairing::{GameResult, Pairing};
use super::pending::{Decision, PendingDecision};
use super::plan::{Begins, Format, TournamentPlan};
use super::tournament::{Tournament, TournamentPhase};
use crate::play::{Actor, GuildId, MatchId, PairingId, PlayerId, Stamped, Timestamp, TournamentId};

impl Tournament {
    /// A new tournament without a number, opened by its organiser.
    ///
    /// # Errors
    /// [`TournamentRefusal::Plan`] if it cannot be played.
    pub fn open(plan: TournamentPlan, at: Timestamp) -> Result<Self, TournamentRefusal> {
        plan.check()?;
        let opening = Stamped {
            seq: 1,
            at,
            by: Actor::Player(plan.organiser),
            event: TournamentEvent::Opened(plan.clone()),
        };
        Ok(Self::begin(TournamentId::UNNUMBERED, plan, opening))
    }

    /// The events that the command leads to, without applying them. [`Tournament::apply`] accepts them, stamped in
    /// order. No events: nothing changes.
    ///
    /// # Errors
    /// The [`TournamentRefusal`] to tell the actor.
    pub fn decide(
        &self,
        by: Actor,
        command: &TournamentCommand,
        now: Timestamp,
    ) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        let mut pending = PendingDecision::new(self, by, now);
        if self.phase.has_ended() {
            return Err(TournamentRefusal::Over);
        }
        pending.take(command)?;
        Ok(pending.into_events())
    }
}

impl PendingDecision {
    fn take(&mut self, command: &TournamentCommand) -> Decision {
        match command {
            TournamentCommand::Join(application) => self.join(application),
            TournamentCommand::Enter { player, rating } => {
                self.must_be_organised_or_clock()?;
                self.enter(*player, *rating, None)
            }
            TournamentCommand::Leave => {
                let player = self.by.player().ok_or(TournamentRefusal::NotYours)?;
                self.remove(player, None)
            }
            TournamentCommand::Remove { player, reason } => {
                self.must_be_organised_or_clock()?;
                self.remove(*player, reason.clone())
            }
            TournamentCommand::AskServer { guild, channel } => self.ask_server(*guild, *channel),
            TournamentCommand::AdmitServer { guild } => self.admit_server(*guild),
            TournamentCommand::RemoveServer { guild } => self.remove_server(*guild),
            TournamentCommand::Change { plan, reason } => self.change(plan, reason),
            TournamentCommand::Start => self.start_command(),
            TournamentCommand::Cancel => {
                self.must_be_organised()?;
                let why = Cancelled::ByHand;
                self.push(TournamentEvent::Cancelled { why })
            }
            TournamentCommand::Finish => self.finish_command(),
            TournamentCommand::Pause => {
                self.must_be_organised()?;
                self.must_be_playing()?;
                self.push(TournamentEvent::Paused)
            }
            TournamentCommand::Resume => {
                self.must_be_organised()?;
                self.must_be_paused()?;
                self.push(TournamentEvent::Resumed)?;
                advance(self, false)
            }
            TournamentCommand::GameStarted { pairing, match_id } => {
                self.game_started(*pairing, *match_id)
            }
            TournamentCommand::GameOver {
                pairing,
                match_id,
                result,
            } => self.game_over(*pairing, *match_id, *result),
            TournamentCommand::CloseRound { to_move } => self.close_round(to_move),
            TournamentCommand::Extend { until } => self.extend(*until),
            TournamentCommand::Unplayable { pairing } => self.unplayable(*pairing),
            TournamentCommand::Forfeit { pairing, loser } => self.forfeit(*pairing, *loser),
            TournamentCommand::SetResult {
                pairing,
                result,
                reason,
            } => self.set_result(*pairing, *result, reason),
            TournamentCommand::PairByHand {
                pairings,
                byes,
                reason,
            } => self.pair_by_hand(pairings, byes, reason),
            TournamentCommand::Replace {
                old,
                new,
                rating,
                guild,
                reason,
            } => self.replace(*old, (*new, *rating, *guild), reason),
            TournamentCommand::Challenge { opponent } => self.challenge(*opponent),
            TournamentCommand::Accept { pairing } => self.accept(*pairing),
            TournamentCommand::ExtendAnswer { pairing, until } => {
                self.extend_answer(*pairing, *until)
            }
            TournamentCommand::Unanswered { pairing } => self.unanswered(*pairing),
        }
    }

    fn join(&mut self, application: &Application) -> Decision {
        let player = self.by.player().ok_or(TournamentRefusal::NotYours)?;
        let conditions = self.tournament.plan.conditions;
        let Application {
            rating,
            games,
            has_role,
            guild,
        } = *application;
        if guild.is_some_and(|guild| !self.tournament.is_on(guild)) {
            return Err(TournamentRefusal::NotOpen);
        }
        if let Some(role) = conditions.role.filter(|_| !has_role) {
            return Err(TournamentRefusal::NeedsRole { role });
        }
        let (lowest, highest) = (conditions.lowest, conditions.highest);
        if lowest.is_some_and(|lowest| rating < lowest)
            || highest.is_some_and(|highest| rating > highest)
        {
            return Err(TournamentRefusal::Rating {
                rating,
                lowest,
                highest,
            });
        }
        if games < conditions.games {
            return Err(TournamentRefusal::Games {
                has: games,
                needed: conditions.games,
            });
        }
        self.enter(player, rating, guild)
    }

    fn enter(&mut self, player: PlayerId, rating: i32, guild: Option<GuildId>) -> Decision {
        match self.tournament.entrant(player) {
            Some(entrant) if entrant.withdrawn.is_some() => {
                return Err(TournamentRefusal::Withdrawn);
            }
            Some(_) => return Err(TournamentRefusal::AlreadyIn),
            None => {}
        }
        if !self.tournament.is_joinable() {
            return Err(TournamentRefusal::TooLate);
        }
        let most = self.tournament.plan.most;
        if self.tournament.active().count() >= usize::from(most) {
            return Err(TournamentRefusal::Full { most });
        }
        self.push(TournamentEvent::Joined {
            player,
            rating,
            guild,
        })?;
        let full = self.tournament.entrants.len() == usize::from(most);
        let begins = self.tournament.plan.begins == Begins::Full;
        if self.tournament.phase == TournamentPhase::Open && full && begins {
            self.start()?;
        }
        Ok(())
    }

    fn remove(&mut self, player: PlayerId, reason: Option<String>) -> Decision {
        if !self.tournament.is_active(player) {
            return Err(TournamentRefusal::NotIn);
        }
        if self.tournament.phase == TournamentPhase::Open {
            return self.push(TournamentEvent::Left { player, reason });
        }
        self.push(TournamentEvent::Withdrawn { player, reason })?;
        forfeit_withdrawn(self)?;
        advance(self, false)
    }

    fn change(&mut self, plan: &TournamentPlan, reason: &str) -> Decision {
        self.must_be_organised()?;
        plan.check()?;
        let before = &self.tournament.plan;
        if (plan.organiser, plan.guild) != (before.organiser, before.guild) {
            return Err(TournamentRefusal::NotYours);
        }
        let open = self.tournament.phase == TournamentPhase::Open;
        if !open && !before.can_become(plan) {
            return Err(TournamentRefusal::Settled);
        }
        let players = self.tournament.active().count();
        if players > usize::from(plan.most) {
            return Err(TournamentRefusal::Full { most: plan.most });
        }
        if plan == before {
            return Ok(());
        }
        self.push(TournamentEvent::Changed {
            plan: plan.clone(),
            reason: Some(reason.to_owned()),
        })?;
        let full = open && players == usize::from(plan.most);
        if full && plan.begins == Begins::Full {
            self.start()?;
        }
        Ok(())
    }

    fn start_command(&mut self) -> Decision {
        self.must_be_organised_or_clock()?;
        self.must_be_open()?;
        if self.by == Actor::Clock {
            let begins = self.tournament.plan.begins;
            if !matches!(begins, Begins::At(at) if self.now >= at) {
                return Err(TournamentRefusal::TooEarly);
            }
        }
        let players = self.tournament.entrants.len() as u16;
        let needed = self.tournament.plan.fewest;
        if players >= needed {
            return self.start();
        }
        if self.by == Actor::Clock {
            let why = Cancelled::TooFew;
            return self.push(TournamentEvent::Cancelled { why });
        }
        Err(TournamentRefusal::TooFew { players, needed })
    }

    /// Seeds the players by rating, then by order of joining, and pairs the first round.
    fn start(&mut self) -> Decision {
        let mut entrants = self.tournament.entrants.clone();
        entrants.sort_by_key(|entrant| Reverse(entrant.rating));
        let seeds = entrants.iter().map(|entrant| entrant.player).collect();
        self.push(TournamentEvent::Started { seeds })?;
        advance(self, false)
    }

    fn finish_command(&mut self) -> Decision {
        self.must_be_organised()?;
        self.must_have_started()?;
        match self.tournament.plan.format {
            Format::Ladder { .. } => finish(self),
            Format::League { .. } => {
                let mut plan = self.tournament.plan.clone();
                if let Format::League { seasons, .. } = &mut plan.format {
                    *seasons = Some(u8::try_from(self.tournament.round).unwrap_or(u8::MAX));
                }
                let reason = None;
                self.push(TournamentEvent::Changed { plan, reason })?;
                advance(self, false)
            }
            _ => Err(TournamentRefusal::OtherFormat),
        }
    }

    fn game_started(&mut self, pairing: PairingId, match_id: MatchId) -> Decision {
        self.must_be_clock()?;
        self.must_be_playing()?;
        if self.undecided(pairing)?.waiting_game().is_none() {
            return Err(TournamentRefusal::Decided);
        }
        self.push(TournamentEvent::GameStarted { pairing, match_id })
    }

    fn game_over(
        &mut self,
        pairing: PairingId,
        match_id: MatchId,
        result: Option<GameResult>,
    ) -> Decision {
        self.must_be_clock()?;
        self.must_have_started()?;
        let of_pairing = self.undecided(pairing)?;
        let runs = of_pairing.running_match() == Some(match_id);
        let mut games = of_pairing.games.iter();
        let voided = result.is_none() && games.any(|game| game.match_id == Some(match_id));
        if !runs && !voided {
            return Err(TournamentRefusal::Decided);
        }
        let Some(result) = result else {
            return self.push(TournamentEvent::GameVoided { pairing, match_id });
        };
        self.push(TournamentEvent::GameEnded {
            pairing,
            match_id,
            result,
        })?;
        advance(self, false)
    }

    /// A running game is forfeited by the player to move. A pairing in which neither could move, because no game was
    /// started, is drawn; in a knockout the player who leads goes on, or the better seed.
    fn close_round(&mut self, to_move: &[(PairingId, PlayerId)]) -> Decision {
        self.must_be_organised_or_clock()?;
        self.must_be_playing()?;
        if self.tournament.round == 0 {
            return Err(TournamentRefusal::OtherFormat);
        }
        if self.by == Actor::Clock {
            let passed = |deadline| self.now >= deadline;
            if !self.tournament.deadline.is_some_and(passed) {
                return Err(TournamentRefusal::TooEarly);
            }
        }
        let open: Vec<Pairing> = self.tournament.undecided_pairings().cloned().collect();
        for pairing in open {
            let late = to_move.iter().find(|(id, _)| *id == pairing.id);
            let result = match late.filter(|(_, player)| pairing.has(*player)) {
                Some((_, loser)) => pairing.lost_by(*loser),
                None => self.unplayed(&pairing),
            };
            self.forfeited(pairing.id, result)?;
        }
        advance(self, true)
    }

    fn unplayed(&self, pairing: &Pairing) -> GameResult {
        let Format::Knockout { .. } = self.tournament.plan.format else {
            return GameResult::Draw;
        };
        let [first, second] = pairing.score();
        let [seed, other] = pairing.players().map(|player| self.tournament.seed(player));
        GameResult::win(first > second || (first == second && seed < other))
    }

    fn extend(&mut self, until: Timestamp) -> Decision {
        self.must_be_organised_or_clock()?;
        self.must_have_started()?;
        let deadline = self
            .tournament
            .deadline
            .ok_or(TournamentRefusal::OtherFormat)?;
        if until <= deadline {
            return Err(TournamentRefusal::TooEarly);
        }
        self.push(TournamentEvent::Extended { until })
    }

    fn unplayable(&mut self, id: PairingId) -> Decision {
        self.must_be_clock()?;
        self.must_be_playing()?;
        let pairing = self.undecided(id)?;
        if pairing.running_match().is_some() {
            return Err(TournamentRefusal::Decided);
        }
        self.forfeited(id, self.unplayed(pairing))?;
        advance(self, false)
    }

    fn forfeit(&mut self, id: PairingId, loser: PlayerId) -> Decision {
        if self.by.player() != Some(loser) {
            self.must_be_organised()?;
        }
        self.must_have_started()?;
        let pairing = self.undecided(id)?;
        if !pairing.has(loser) {
            return Err(TournamentRefusal::NotIn);
        }
        self.forfeited(id, pairing.lost_by(loser))?;
        advance(self, false)
    }
}
