//! Decides commands: the events that a command leads to, or why it is refused. It changes nothing; time and random
//! choices come with the command.

use std::time::Duration;

use super::commands::Command;
use super::errors::Refusal;
use super::events::{Actor, Event, Extension, Offer, Proposal, SideChoice, Terms};
use super::matches::Match;
use super::state::Phase;
use super::{
    clock::TimeControl,
    ids::{PlayerId, Timestamp},
};
use crate::rules::{Move, MoveError, Record, Side};

/// How long a move can be taken back without agreement, unless the opponent has moved.
pub const FREE_TAKEBACK_TIME: Duration = Duration::from_mins(1);

/// The extra time of one gift.
pub const GIFT: Duration = Duration::from_hours(24);

/// The longest that gifts may extend a deadline, from now.
const MAX_TIME: Duration = Duration::from_hours(30 * 24);

/// How long after its end a match can have a rematch.
pub const REMATCH_LIFE: Duration = Duration::from_hours(7 * 24);

/// How long the opponent must be inactive before a match without a clock can be aborted.
pub const ABANDONED_AFTER: Duration = Duration::from_hours(30 * 24);

type NewEvents = Result<Vec<Event>, Refusal>;

impl Match {
    /// The events that the command leads to, without applying them. [`Match::apply`] accepts them, stamped in order.
    ///
    /// # Errors
    /// The [`Refusal`] to tell the actor.
    pub fn decide(&self, by: Actor, command: &Command, now: Timestamp) -> NewEvents {
        match by {
            Actor::Clock => self.decide_for_clock(command, now),
            Actor::Player(player) => self.decide_for(player, command, now),
            Actor::Moderator(moderator) => self.decide_for_moderator(moderator, command),
        }
    }

    fn decide_for_clock(&self, command: &Command, now: Timestamp) -> NewEvents {
        match command {
            Command::Expire => {
                self.must_be_open()?;
                match self.deadline() {
                    Some(deadline) if now >= deadline => Ok(vec![Event::Expired]),
                    // The clock had run ahead when the challenge was made, so its real age is unknown.
                    _ if self.is_ahead_of(now) => Ok(vec![Event::Expired]),
                    _ => Err(Refusal::TooEarly),
                }
            }
            Command::Flag => {
                self.must_be_out_of_time(now)?;
                if !self.terms().claim {
                    return Ok(vec![self.flag()]);
                }
                if self.overdue() {
                    return Err(Refusal::AskedAlready);
                }
                Ok(vec![Event::Overdue])
            }
            Command::Extend { until, why } => self.extend(*until, *why, now),
            Command::Dissolve => {
                self.must_be_playing()?;
                Ok(vec![Event::Aborted])
            }
            Command::Rehome(home) => {
                if self.venue() == Some(*home) {
                    return Err(Refusal::AskedAlready);
                }
                if self.phase() == Phase::Void {
                    return Err(Refusal::Void);
                }
                Ok(vec![Event::Rehomed { home: *home }])
            }
            _ => Err(Refusal::NotYours),
        }
    }

    fn decide_for(&self, player: PlayerId, command: &Command, now: Timestamp) -> NewEvents {
        let anybodys = self.opponent().is_none() && matches!(command, Command::Accept { .. });
        if !self.takes_part(player) && !anybodys {
            return Err(Refusal::NotYours);
        }
        match command {
            Command::Accept { lot } => self.accept(player, *lot),
            Command::Decline { reason } => {
                self.must_be_asked(player)?;
                Ok(vec![Event::Declined { reason: *reason }])
            }
            Command::Counter(proposal) => self.counter(player, *proposal),
            Command::Cancel => self.cancel(player),
            Command::Move { text } => self.play(player, false, |record| record.play_text(text)),
            Command::Play { mv, planned } => self.play(player, *planned, |record| {
                record.play_canonical(mv.as_ref())
            }),
            Command::Offer(offer) => self.offer(player, *offer, now),
            Command::Agree(offer) => {
                if !self.is_offered_by_opponent(player, *offer) {
                    return Err(Refusal::NoOffer);
                }
                self.agree(player, *offer, now)
            }
            Command::Refuse(offer) => {
                self.open_offer(*offer).ok_or(Refusal::NoOffer)?;
                Ok(vec![Event::Refused { offer: *offer }])
            }
            Command::Give => self.give_time(player, now),
            Command::Resume => {
                self.must_be_playing()?;
                if !self.clocks().paused() {
                    return Err(Refusal::NotPaused);
                }
                Ok(vec![Event::Resumed])
            }
            Command::Hint => self.hint(player),
            Command::Claim => self.claim(player, now),
            Command::Abort => {
                self.must_be_playing()?;
                if self.record().both_have_moved() && !self.is_abandoned(player, now) {
                    return Err(Refusal::TooLateToAbort);
                }
                Ok(vec![Event::Aborted])
            }
            Command::Resign => {
                self.must_be_playing()?;
                let side = self.side_of(player).ok_or(Refusal::NotYours)?;
                Ok(vec![Event::Resigned { side }])
            }
            Command::Expire
            | Command::Flag
            | Command::Extend { .. }
            | Command::Dissolve
            | Command::Rehome(_)
            | Command::Void { .. }
            | Command::Adjudicate { .. } => Err(Refusal::NotYours),
        }
    }

    fn cancel(&self, player: PlayerId) -> NewEvents {
        self.must_be_open()?;
        if player != self.proposer() {
            return Err(Refusal::NotTheChallenger);
        }
        Ok(vec![Event::Cancelled])
    }

    fn give_time(&self, player: PlayerId, now: Timestamp) -> NewEvents {
        self.must_be_playing()?;
        if self.to_move() == Some(player) {
            return Err(Refusal::YourOwnTurn);
        }
        let deadline = self.deadline().ok_or(Refusal::NoClock)?;
        let until = deadline.max(now).after(GIFT);
        if until > now.after(MAX_TIME) {
            return Err(Refusal::EnoughTime);
        }
        self.extend(until, Extension::Gift, now)
    }

    fn hint(&self, player: PlayerId) -> NewEvents {
        let casual = self.computer().filter(|_| !self.terms().rated);
        casual.ok_or(Refusal::NoHints)?;
        if self.terms().strict {
            return Err(Refusal::Strict);
        }
        self.must_be_playing()?;
        if self.to_move() != Some(player) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(vec![Event::Hinted])
    }

    /// The win on time of the player who waits.
    fn claim(&self, player: PlayerId, now: Timestamp) -> NewEvents {
        self.must_be_out_of_time(now)?;
        if self.to_move() == Some(player) {
            return Err(Refusal::YourOwnTurn);
        }
        // The job of the deadline comes first: it gives back vacations and downtimes before it marks the match overdue.
        if !self.overdue() {
            return Err(Refusal::TooEarly);
        }
        Ok(vec![self.flag()])
    }

    /// Whether the opponent has abandoned a match without a clock. The waiting player may then abort it, but does not
    /// win: the agreed time is unlimited.
    fn is_abandoned(&self, player: PlayerId, now: Timestamp) -> bool {
        self.terms().time == TimeControl::Unlimited
            && self.to_move() != Some(player)
            && now >= self.position_event().at.after(ABANDONED_AFTER)
    }

    fn accept(&self, player: PlayerId, lot: Side) -> NewEvents {
        self.must_be_asked(player)?;
        let challenger = self.terms().challenger;
        let others = if player == challenger {
            self.opponent_of(player).ok_or(Refusal::NotYours)?
        } else {
            player
        };
        let challengers = match self.terms().side {
            SideChoice::First => Side::First,
            SideChoice::Second => Side::Second,
            SideChoice::Lot => lot,
        };
        let first = if challengers == Side::First {
            challenger
        } else {
            others
        };
        Ok(vec![Event::Accepted { first }])
    }

    fn counter(&self, player: PlayerId, proposal: Proposal) -> NewEvents {
        if self.opponent().is_none() {
            return Err(Refusal::NotTheOpponent);
        }
        self.must_be_asked(player)?;
        let terms = self.terms();
        // A game from a custom position is never rated.
        let changes = |rated: &bool| *rated != terms.rated && terms.start.is_none();
        let proposal = Proposal {
            rated: proposal.rated.filter(changes),
            ..proposal
        };
        if terms.proposal() == proposal {
            return Err(Refusal::SameTerms);
        }
        Ok(vec![Event::Countered(proposal)])
    }

    fn play(
        &self,
        player: PlayerId,
        planned: bool,
        play: impl FnOnce(&mut Record) -> Result<Move, MoveError>,
    ) -> NewEvents {
        self.must_be_playing()?;
        if self.to_move() != Some(player) {
            return Err(Refusal::NotYourTurn);
        }
        let mut record = self.record().clone();
        let mv = play(&mut record).map_err(Refusal::Move)?.into();
        let ended = record.outcome().map(|outcome| Event::Ended { outcome });
        let moved = Event::Moved { mv, planned };
        Ok([moved].into_iter().chain(ended).collect())
    }

    fn offer(&self, player: PlayerId, offer: Offer, now: Timestamp) -> NewEvents {
        self.must_allow(offer, now)?;
        if offer == Offer::Takeback {
            let plies = self.plies_to_take_back(player)?;
            let moved = matches!(self.position_event().event, Event::Moved { .. });
            if plies == 1 && moved && now <= self.position_event().at.after(FREE_TAKEBACK_TIME) {
                return Ok(vec![Event::TakenBack { plies }]);
            }
        }
        if let Some((computer, _)) = self.computer()
            && offer != Offer::Draw
        {
            if offer == Offer::Takeback && self.terms().strict {
                return Err(Refusal::Strict);
            }
            // A computer player agrees at once; only a draw offer needs a search.
            let agreed = self.agree(computer, offer, now)?;
            let asked = (offer != Offer::Takeback).then_some(Event::Offered { offer });
            return Ok(asked.into_iter().chain(agreed).collect());
        }
        if self.is_offered_by_opponent(player, offer) {
            return self.agree(player, offer, now);
        }
        let mut earlier = self.offers().iter();
        if earlier.any(|asked| asked.offer == offer && asked.by == player) {
            return Err(Refusal::AskedAlready);
        }
        Ok(vec![Event::Offered { offer }])
    }

    fn is_offered_by_opponent(&self, player: PlayerId, offer: Offer) -> bool {
        let open = self.open_offer(offer);
        open.is_some_and(|standing| standing.by != player)
    }

    /// The events when `player` agrees to the other's offer.
    fn agree(&self, player: PlayerId, offer: Offer, now: Timestamp) -> NewEvents {
        self.must_allow(offer, now)?;
        let asker = self.opponent_of(player).ok_or(Refusal::NotYours)?;
        Ok(vec![match offer {
            Offer::Draw => Event::DrawAgreed,
            Offer::Takeback => Event::TakenBack {
                plies: self.plies_to_take_back(asker)?,
            },
            Offer::Pause => Event::Paused,
            Offer::Rematch => Event::Rematched,
        }])
    }

    /// Whether the match is in a state in which this can be offered and agreed.
    fn must_allow(&self, offer: Offer, now: Timestamp) -> Result<(), Refusal> {
        match offer {
            Offer::Draw | Offer::Takeback => self.must_be_playing(),
            Offer::Pause => {
                self.must_be_playing()?;
                if self.clocks().paused() {
                    return Err(Refusal::Paused);
                }
                self.deadline().map(drop).ok_or(Refusal::NoClock)
            }
            Offer::Rematch => {
                if self.phase() != Phase::Over {
                    return Err(Refusal::NotOver);
                }
                if self.rematched() {
                    return Err(Refusal::Rematched);
                }
                if now > self.position_event().at.after(REMATCH_LIFE) {
                    return Err(Refusal::TooLateForRematch);
                }
                Ok(())
            }
        }
    }

    /// How many moves a takeback of that player's last move undoes.
    ///
    /// # Errors
    /// [`Refusal::NothingToTakeBack`] if there are fewer moves.
    pub fn plies_to_take_back(&self, player: PlayerId) -> Result<u32, Refusal> {
        let plies = if self.to_move() == Some(player) { 2 } else { 1 };
        if self.record().ply() < plies as usize {
            return Err(Refusal::NothingToTakeBack);
        }
        Ok(plies)
    }

    fn extend(&self, until: Timestamp, why: Extension, now: Timestamp) -> NewEvents {
        self.must_be_playing()?;
        let mut clocks = self.clocks().clone();
        if self.is_ahead_of(now) {
            clocks.restart(now);
        }
        let deadline = clocks.deadline().ok_or(Refusal::NoClock)?;
        let ms = i64::try_from(until.since(deadline).as_millis()).unwrap_or(i64::MAX);
        if ms == 0 {
            return Err(Refusal::EnoughTime);
        }
        Ok(vec![Event::Extended { ms, why }])
    }

    fn flag(&self) -> Event {
        Event::Flagged {
            side: self.record().position().side_to_move(),
        }
    }

    fn must_be_out_of_time(&self, now: Timestamp) -> Result<(), Refusal> {
        self.must_be_playing()?;
        if now < self.deadline().ok_or(Refusal::NoClock)? {
            return Err(Refusal::TooEarly);
        }
        Ok(())
    }

    /// Only the asked player may answer. An open challenge asks everybody but the challenger.
    fn must_be_asked(&self, player: PlayerId) -> Result<(), Refusal> {
        self.must_be_open()?;
        if player == self.proposer() {
            return Err(Refusal::NotTheOpponent);
        }
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Open => Ok(()),
            Phase::Void => Err(Refusal::Void),
            Phase::Playing => Err(Refusal::AlreadyStarted),
            Phase::Over => Err(Refusal::Over),
        }
    }

    pub(super) fn must_be_playing(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Open => Err(Refusal::NotStarted),
            Phase::Void => Err(Refusal::Void),
            Phase::Playing => Ok(()),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// The agreed rematch: the same terms with sides swapped, already accepted. The player who asked first is the
    /// challenger. `None` if the match was never played.
    #[must_use]
    pub fn rematch(&self, asker: PlayerId, now: Timestamp) -> Option<Self> {
        let other = self.opponent_of(asker)?;
        let side = match self.side_of(asker)? {
            Side::First => SideChoice::Second,
            Side::Second => SideChoice::First,
        };
        let terms = Terms {
            challenger: asker,
            opponent: Some(other),
            side,
            rematch_of: Some(self.id()),
            strict: false,
            ..self.terms().clone()
        };
        let mut rematch = Self::open(terms, now).ok()?;
        let (by, accept) = (Actor::Player(other), Command::Accept { lot: Side::First });
        let events = rematch.decide(by, &accept, now).ok()?;
        rematch.apply_decided(by, now, events).ok()?;
        Some(rematch)
    }
}
