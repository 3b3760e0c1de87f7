//! Decides commands: the events that a command leads to, or why it is refused. It changes nothing; the time comes with
//! the command.

use std::cmp::Reverse;

use super::advance::{advance, finish, forfeit_withdrawn, pair};
use super::errors::Refusal;
use super::events::{Application, Cancelled, Command, Event};
use super::pairing::{GameResult, Pairing, PairingId};
use super::pending::{Decision, PendingDecision};
use super::plan::{Begins, Format, Plan};
use super::tournament::{Phase, Tournament};
use crate::play::{Actor, GuildId, MatchId, PlayerId, Stamped, Timestamp, TournamentId};

impl Tournament {
    /// A new tournament without a number, opened by its organiser.
    ///
    /// # Errors
    /// [`Refusal::Plan`] if it cannot be played.
    pub fn open(plan: Plan, at: Timestamp) -> Result<Self, Refusal> {
        plan.check()?;
        let opening = Stamped {
            seq: 1,
            at,
            by: Actor::Player(plan.organiser),
            event: Event::Opened(plan.clone()),
        };
        Ok(Self::begin(TournamentId::UNNUMBERED, plan, opening))
    }

    /// The events that the command leads to, without applying them. [`Tournament::apply`] accepts them, stamped in
    /// order. No events: nothing changes.
    ///
    /// # Errors
    /// The [`Refusal`] to tell the actor.
    pub fn decide(
        &self,
        by: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Vec<Event>, Refusal> {
        let mut pending = PendingDecision::new(self, by, now);
        if matches!(self.phase, Phase::Over | Phase::Cancelled) {
            return Err(Refusal::Over);
        }
        pending.take(command)?;
        Ok(pending.into_events())
    }
}

impl PendingDecision {
    fn take(&mut self, command: &Command) -> Decision {
        match command {
            Command::Join(application) => self.join(application),
            Command::Enter { player, rating } => {
                self.must_be_organised_or_clock()?;
                self.enter(*player, *rating, None)
            }
            Command::Leave => self.remove(self.by.player().ok_or(Refusal::NotYours)?),
            Command::Remove { player } => {
                self.must_be_organised_or_clock()?;
                self.remove(*player)
            }
            Command::AskServer { guild, channel } => self.ask_server(*guild, *channel),
            Command::AdmitServer { guild } => self.admit_server(*guild),
            Command::RemoveServer { guild } => self.remove_server(*guild),
            Command::Change { plan, reason } => self.change(plan, reason),
            Command::Start => self.start_command(),
            Command::Cancel => {
                self.must_be_organised()?;
                let why = Cancelled::ByHand;
                self.push(Event::Cancelled { why })
            }
            Command::Finish => self.finish_command(),
            Command::Pause => {
                self.must_be_organised()?;
                self.must_be_playing()?;
                self.push(Event::Paused)
            }
            Command::Resume => {
                self.must_be_organised()?;
                self.must_be_paused()?;
                self.push(Event::Resumed)?;
                advance(self, false)
            }
            Command::GameStarted { pairing, match_id } => self.game_started(*pairing, *match_id),
            Command::GameOver {
                pairing,
                match_id,
                result,
            } => self.game_over(*pairing, *match_id, *result),
            Command::CloseRound { to_move } => self.close_round(to_move),
            Command::Extend { until } => self.extend(*until),
            Command::Unplayable { pairing } => self.unplayable(*pairing),
            Command::Forfeit { pairing, loser } => self.forfeit(*pairing, *loser),
            Command::SetResult {
                pairing,
                result,
                reason,
            } => self.set_result(*pairing, *result, reason),
            Command::PairByHand {
                pairings,
                byes,
                reason,
            } => self.pair_by_hand(pairings, byes, reason),
            Command::Replace {
                old,
                new,
                rating,
                guild,
                reason,
            } => self.replace(*old, (*new, *rating, *guild), reason),
            Command::Challenge { opponent } => self.challenge(*opponent),
            Command::Accept { pairing } => self.accept(*pairing),
            Command::ExtendAnswer { pairing, until } => self.extend_answer(*pairing, *until),
            Command::Unanswered { pairing } => self.unanswered(*pairing),
        }
    }

    fn join(&mut self, application: &Application) -> Decision {
        let player = self.by.player().ok_or(Refusal::NotYours)?;
        let conditions = self.tournament.plan.conditions;
        let Application {
            rating,
            games,
            has_role,
            guild,
        } = *application;
        if guild.is_some_and(|guild| !self.tournament.is_on(guild)) {
            return Err(Refusal::NotOpen);
        }
        if let Some(role) = conditions.role.filter(|_| !has_role) {
            return Err(Refusal::NeedsRole { role });
        }
        let (lowest, highest) = (conditions.lowest, conditions.highest);
        if lowest.is_some_and(|lowest| rating < lowest)
            || highest.is_some_and(|highest| rating > highest)
        {
            return Err(Refusal::Rating {
                rating,
                lowest,
                highest,
            });
        }
        if games < conditions.games {
            return Err(Refusal::Games {
                has: games,
                needed: conditions.games,
            });
        }
        self.enter(player, rating, guild)
    }

    fn enter(&mut self, player: PlayerId, rating: i32, guild: Option<GuildId>) -> Decision {
        match self.tournament.entrant(player) {
            Some(entrant) if entrant.withdrawn.is_some() => return Err(Refusal::Withdrawn),
            Some(_) => return Err(Refusal::AlreadyIn),
            None => {}
        }
        if !self.tournament.is_joinable() {
            return Err(Refusal::TooLate);
        }
        let most = self.tournament.plan.most;
        if self.tournament.active().count() >= usize::from(most) {
            return Err(Refusal::Full { most });
        }
        self.push(Event::Joined {
            player,
            rating,
            guild,
        })?;
        let full = self.tournament.entrants.len() == usize::from(most);
        let begins = self.tournament.plan.begins == Begins::Full;
        if self.tournament.phase == Phase::Open && full && begins {
            self.start()?;
        }
        Ok(())
    }

    fn remove(&mut self, player: PlayerId) -> Decision {
        if !self.tournament.is_active(player) {
            return Err(Refusal::NotIn);
        }
        if self.tournament.phase == Phase::Open {
            return self.push(Event::Left { player });
        }
        self.push(Event::Withdrawn { player })?;
        forfeit_withdrawn(self)?;
        advance(self, false)
    }

    fn change(&mut self, plan: &Plan, reason: &str) -> Decision {
        self.must_be_organised()?;
        plan.check()?;
        let before = &self.tournament.plan;
        if (plan.organiser, plan.guild) != (before.organiser, before.guild) {
            return Err(Refusal::NotYours);
        }
        let open = self.tournament.phase == Phase::Open;
        if !open && !before.can_become(plan) {
            return Err(Refusal::Settled);
        }
        let players = self.tournament.active().count();
        if players > usize::from(plan.most) {
            return Err(Refusal::Full { most: plan.most });
        }
        if plan == before {
            return Ok(());
        }
        self.push(Event::Changed {
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
                return Err(Refusal::TooEarly);
            }
        }
        let players = self.tournament.entrants.len() as u16;
        let needed = self.tournament.plan.fewest;
        if players >= needed {
            return self.start();
        }
        if self.by == Actor::Clock {
            let why = Cancelled::TooFew;
            return self.push(Event::Cancelled { why });
        }
        Err(Refusal::TooFew { players, needed })
    }

    /// Seeds the players by rating, then by order of joining, and pairs the first round.
    fn start(&mut self) -> Decision {
        let mut entrants = self.tournament.entrants.clone();
        entrants.sort_by_key(|entrant| Reverse(entrant.rating));
        let seeds = entrants.iter().map(|entrant| entrant.player).collect();
        self.push(Event::Started { seeds })?;
        advance(self, false)
    }

    fn finish_command(&mut self) -> Decision {
        self.must_be_organised()?;
        self.must_have_started()?;
        match self.tournament.plan.format {
            Format::Ladder { .. } => finish(self),
            Format::League {
                division, promoted, ..
            } => {
                let mut plan = self.tournament.plan.clone();
                plan.format = Format::League {
                    division,
                    promoted,
                    seasons: Some(u8::try_from(self.tournament.round).unwrap_or(u8::MAX)),
                };
                let reason = None;
                self.push(Event::Changed { plan, reason })?;
                advance(self, false)
            }
            _ => Err(Refusal::OtherFormat),
        }
    }

    fn game_started(&mut self, id: PairingId, match_id: MatchId) -> Decision {
        self.must_be_clock()?;
        self.must_be_playing()?;
        let waits = self.undecided(id)?.waiting_game().is_some();
        if !waits {
            return Err(Refusal::Decided);
        }
        self.push(Event::GameStarted {
            pairing: id,
            match_id,
        })
    }

    fn game_over(
        &mut self,
        id: PairingId,
        match_id: MatchId,
        result: Option<GameResult>,
    ) -> Decision {
        self.must_be_clock()?;
        self.must_have_started()?;
        let of_pairing = self.undecided(id)?;
        let runs = of_pairing.running_match() == Some(match_id);
        let mut games = of_pairing.games.iter();
        let voided = result.is_none() && games.any(|game| game.match_id == Some(match_id));
        if !runs && !voided {
            return Err(Refusal::Decided);
        }
        let pairing = id;
        let Some(result) = result else {
            return self.push(Event::GameVoided { pairing, match_id });
        };
        self.push(Event::GameEnded {
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
            return Err(Refusal::OtherFormat);
        }
        if self.by == Actor::Clock {
            let passed = |deadline| self.now >= deadline;
            if !self.tournament.deadline.is_some_and(passed) {
                return Err(Refusal::TooEarly);
            }
        }
        let open: Vec<Pairing> = self
            .tournament
            .pairings
            .iter()
            .filter(|one| one.is_undecided())
            .cloned()
            .collect();
        for pairing in open {
            let late = to_move
                .iter()
                .find(|(id, _)| *id == pairing.id)
                .map(|(_, player)| *player);
            let result = match late.filter(|player| pairing.has(*player)) {
                Some(loser) => pairing.lost_by(loser),
                None => self.unplayed(&pairing),
            };
            self.push(Event::Forfeited {
                pairing: pairing.id,
                result,
            })?;
        }
        advance(self, true)
    }

    fn unplayed(&self, pairing: &Pairing) -> GameResult {
        let Format::Knockout { .. } = self.tournament.plan.format else {
            return GameResult::Draw;
        };
        let [first, second] = pairing.score();
        let [seed, other] = pairing.players().map(|player| self.tournament.seed(player));
        if first > second || (first == second && seed < other) {
            GameResult::First
        } else {
            GameResult::Second
        }
    }

    fn extend(&mut self, until: Timestamp) -> Decision {
        self.must_be_organised_or_clock()?;
        self.must_have_started()?;
        let deadline = self.tournament.deadline.ok_or(Refusal::OtherFormat)?;
        if until <= deadline {
            return Err(Refusal::TooEarly);
        }
        self.push(Event::Extended { until })
    }

    fn unplayable(&mut self, id: PairingId) -> Decision {
        self.must_be_clock()?;
        self.must_be_playing()?;
        let pairing = self.undecided(id)?.clone();
        if pairing.running_match().is_some() {
            return Err(Refusal::Decided);
        }
        let result = self.unplayed(&pairing);
        self.push(Event::Forfeited {
            pairing: id,
            result,
        })?;
        advance(self, false)
    }

    fn forfeit(&mut self, id: PairingId, loser: PlayerId) -> Decision {
        if self.by.player() != Some(loser) {
            self.must_be_organised()?;
        }
        self.must_have_started()?;
        let pairing = self.undecided(id)?;
        if !pairing.has(loser) {
            return Err(Refusal::NotIn);
        }
        let result = pairing.lost_by(loser);
        self.push(Event::Forfeited {
            pairing: id,
            result,
        })?;
        advance(self, false)
    }

    fn set_result(&mut self, id: PairingId, result: GameResult, reason: &str) -> Decision {
        self.must_be_organised()?;
        self.must_have_started()?;
        let pairing = self.tournament.pairing(id).ok_or(Refusal::NoPairing)?;
        if self.by.person().is_some_and(|judge| pairing.has(judge)) {
            return Err(Refusal::NotYours);
        }
        let won = matches!(result, GameResult::First | GameResult::Second);
        match self.tournament.plan.format {
            Format::Knockout { .. } if !won => return Err(Refusal::NeedsWinner),
            Format::Knockout { .. } | Format::League { .. }
                if pairing.round < self.tournament.round =>
            {
                return Err(Refusal::RoundPassed);
            }
            Format::Ladder { .. } if !pairing.is_undecided() => return Err(Refusal::Decided),
            _ => {}
        }
        self.push(Event::ResultSet {
            pairing: id,
            result,
            reason: reason.to_owned(),
        })?;
        advance(self, false)
    }

    fn pair_by_hand(
        &mut self,
        pairings: &[[PlayerId; 2]],
        byes: &[PlayerId],
        reason: &str,
    ) -> Decision {
        self.must_be_organised()?;
        self.must_be_paused()?;
        let Format::Swiss { rounds } = self.tournament.plan.format else {
            return Err(Refusal::OtherFormat);
        };
        if !self.tournament.is_round_decided() {
            return Err(Refusal::RoundRunning);
        }
        if self.tournament.round >= u16::from(rounds) {
            return Err(Refusal::RoundPassed);
        }
        let mut named: Vec<PlayerId> = pairings.iter().flatten().chain(byes).copied().collect();
        let mut active: Vec<PlayerId> = self.tournament.active().collect();
        named.sort_unstable();
        active.sort_unstable();
        if named != active {
            return Err(Refusal::Pairings);
        }
        let reason = Some(reason.to_owned());
        pair(self, pairings.to_vec(), byes.to_vec(), reason)
    }

    /// Running games of the player who goes are played again by the one who comes.
    fn replace(
        &mut self,
        old: PlayerId,
        (new, rating, guild): (PlayerId, i32, Option<GuildId>),
        reason: &str,
    ) -> Decision {
        self.must_be_organised()?;
        if !self.tournament.is_active(old) {
            return Err(Refusal::NotIn);
        }
        if self.tournament.entrant(new).is_some() {
            return Err(Refusal::AlreadyIn);
        }
        let theirs = self
            .tournament
            .pairings
            .iter()
            .filter(|pairing| pairing.has(old));
        let running: Vec<(PairingId, MatchId)> = theirs
            .filter_map(|pairing| Some((pairing.id, pairing.running_match()?)))
            .collect();
        for (pairing, match_id) in running {
            self.push(Event::GameVoided { pairing, match_id })?;
        }
        let reason = reason.to_owned();
        self.push(Event::Replaced {
            old,
            new,
            rating,
            guild,
            reason,
        })
    }
}
