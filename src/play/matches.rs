//! A match as a fold over its events: `apply` and `replay`. What may happen next is decided in `decide`. Reads no
//! clock.

mod queries;

use std::time::Duration;

use super::clock::Clocks;
use super::errors::{CorruptRecord, Refusal};
use super::events::{Actor, Event, Extension, Offer, Seq, Stamped, Terms, Venue};
use super::ids::{MatchId, PlayerId, Timestamp};
use super::state::{Ending, OfferState, Phase};
use crate::rules::Record;

/// A match, folded from its events.
#[derive(Clone, Debug)]
pub struct Match {
    id: MatchId,
    terms: Terms,
    phase: Phase,
    opponent: Option<PlayerId>,
    /// While the challenge is open: the player whose proposal waits for an answer.
    proposer: PlayerId,
    first: Option<PlayerId>,
    record: Record,
    clocks: Clocks,
    /// The clocks before the newest move, restored by an immediate takeback.
    clocks_before: Option<Clocks>,
    overdue: bool,
    offers: Vec<OfferState>,
    position_seq: Seq,
    venue: Option<Venue>,
    rematched: bool,
    ending: Option<Ending>,
    /// The event that ended the match.
    ended: Option<Seq>,
    events: Vec<Stamped<Event>>,
}

impl PartialEq for Match {
    /// Matches are equal if their ids and events are equal.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.events == other.events
    }
}

impl Eq for Match {}

impl Match {
    /// A new challenge without a number.
    ///
    /// # Errors
    /// [`Refusal::SelfChallenge`], and [`Refusal::Over`] when its starting position is the end of a game.
    pub fn open(terms: Terms, at: Timestamp) -> Result<Self, Refusal> {
        if terms.opponent == Some(terms.challenger) {
            return Err(Refusal::SelfChallenge);
        }
        if terms.record().outcome().is_some() {
            return Err(Refusal::Over);
        }
        let by = Actor::Player(terms.challenger);
        let opening = Stamped {
            seq: 1,
            at,
            by,
            event: Event::Challenged(terms.clone()),
        };
        Ok(Self::begin(MatchId::UNNUMBERED, terms, opening))
    }

    fn begin(id: MatchId, terms: Terms, opening: Stamped<Event>) -> Self {
        Self {
            id,
            phase: Phase::Open,
            opponent: terms.opponent,
            proposer: terms.challenger,
            first: None,
            record: terms.record(),
            clocks: Clocks::new(terms.time),
            clocks_before: None,
            overdue: false,
            offers: Vec::new(),
            position_seq: opening.seq,
            venue: terms.direct.then_some(Venue::Direct),
            rematched: false,
            ending: None,
            ended: None,
            events: vec![opening],
            terms,
        }
    }

    /// The same match with the number that the store gave it.
    #[must_use]
    pub fn with_id(self, id: MatchId) -> Self {
        Self { id, ..self }
    }

    /// Folds stored events into a match.
    ///
    /// # Errors
    /// [`CorruptRecord`] at the first event that cannot follow the earlier ones, or if the end of the match is missing.
    pub fn replay(id: MatchId, events: &[Stamped<Event>]) -> Result<Self, CorruptRecord> {
        let corrupt = |seq, why: &str| CorruptRecord {
            id,
            seq,
            why: why.to_owned(),
        };
        let (opening, rest) = events
            .split_first()
            .ok_or_else(|| corrupt(1, "is missing"))?;
        let Event::Challenged(terms) = &opening.event else {
            return Err(corrupt(1, "is no challenge"));
        };
        if opening.seq != 1 {
            return Err(corrupt(1, "is missing"));
        }
        if terms.opponent == Some(terms.challenger) {
            return Err(corrupt(1, "is a challenge to oneself"));
        }
        if terms.record().outcome().is_some() {
            return Err(corrupt(1, "starts from the end of a game"));
        }
        let mut game = Self::begin(id, terms.clone(), opening.clone());
        for event in rest {
            game.apply(event)?;
        }
        if game.phase == Phase::Playing && game.record.outcome().is_some() {
            return Err(corrupt(
                game.seq() + 1,
                "is missing: the rules have ended the match",
            ));
        }
        Ok(game)
    }

    /// Applies one event.
    ///
    /// # Errors
    /// [`CorruptRecord`] when the event cannot follow the earlier ones; the match must not be used afterwards.
    pub fn apply(&mut self, stamped: &Stamped<Event>) -> Result<(), CorruptRecord> {
        // The times of the current turn came from a wrong clock.
        if self.is_ahead_of(stamped.at) {
            self.clocks.restart(stamped.at);
        }
        let taken = if stamped.seq == self.seq() + 1 {
            match (self.phase, &stamped.event) {
                (phase, event) if event.is_by_moderator() => self.apply_moderation(stamped, phase),
                (Phase::Open | Phase::Playing | Phase::Over, Event::Rehomed { home }) => {
                    self.venue = Some(*home);
                    Ok(())
                }
                (Phase::Playing | Phase::Over, Event::Offered { offer }) => {
                    self.record_offer(*offer, stamped)
                }
                (Phase::Playing | Phase::Over, Event::Refused { offer }) => {
                    self.close_offer(*offer)
                }
                (Phase::Over, Event::Rematched) => {
                    self.rematched = true;
                    self.close_offer(Offer::Rematch)
                }
                (Phase::Open, _) => self.apply_to_open(stamped),
                (Phase::Playing, _) => self.apply_to_running(stamped),
                (Phase::Over | Phase::Void, _) => Err(unexpected_event(stamped, self.phase)),
            }
        } else {
            Err(format!("follows event {}", self.seq()))
        };
        taken.map_err(|why| CorruptRecord {
            id: self.id,
            seq: stamped.seq,
            why,
        })?;
        if stamped.event.changes_position() {
            self.position_seq = stamped.seq;
            self.offers.clear();
            self.overdue = false;
        }
        self.events.push(stamped.clone());
        Ok(())
    }

    /// Applies events that the match itself has decided.
    ///
    /// # Errors
    /// As [`apply`](Self::apply).
    pub fn apply_decided(
        &mut self,
        by: Actor,
        at: Timestamp,
        events: Vec<Event>,
    ) -> Result<(), CorruptRecord> {
        for event in events {
            let seq = self.seq() + 1;
            self.apply(&Stamped { seq, at, by, event })?;
        }
        Ok(())
    }

    /// Applies an event to an open challenge.
    fn apply_to_open(&mut self, stamped: &Stamped<Event>) -> Result<(), String> {
        match &stamped.event {
            Event::Countered(proposal) => {
                let asked = self
                    .awaits()
                    .filter(|player| stamped.by == Actor::Player(*player));
                self.proposer = asked.ok_or("proposes otherwise unasked")?;
                self.terms.ruleset = proposal.ruleset;
                self.terms.side = proposal.side;
                self.terms.time = proposal.time;
                self.terms.rated = proposal.rated.unwrap_or(self.terms.rated);
                self.record = self.terms.record();
                self.clocks = Clocks::new(self.terms.time);
            }
            Event::Accepted { first } => {
                if let (None, Actor::Player(taker)) = (self.opponent, stamped.by) {
                    self.opponent = Some(taker).filter(|taker| *taker != self.terms.challenger);
                }
                if self.opponent.is_none() || !self.takes_part(*first) {
                    return Err("gives the first move to a stranger".to_owned());
                }
                self.first = Some(*first);
                self.phase = Phase::Playing;
                self.start_turn(stamped.at);
            }
            Event::Declined { .. } | Event::Cancelled | Event::Expired => self.phase = Phase::Void,
            _ => return Err(unexpected_event(stamped, self.phase)),
        }
        Ok(())
    }

    /// Applies an event to a running match.
    fn apply_to_running(&mut self, stamped: &Stamped<Event>) -> Result<(), String> {
        let at = stamped.at;
        match &stamped.event {
            Event::Moved { mv, .. } => {
                let played = self.record.play_canonical(mv.as_ref());
                played.map_err(|error| format!("is the move {mv}: {error}"))?;
                self.clocks_before = Some(self.clocks.clone());
                self.start_turn(at);
            }
            Event::TakenBack { plies } => {
                let plies = *plies as usize;
                if plies == 0 || plies > self.record.ply() {
                    return Err(format!("takes {plies} moves back"));
                }
                let at_once =
                    plies == 1 && self.last_mover().map(Actor::Player) == Some(stamped.by);
                self.record = self.record.taken_back(plies);
                match self.clocks_before.take().filter(|_| at_once) {
                    Some(before) => self.clocks = before,
                    None => self.start_turn(at),
                }
            }
            Event::Paused => {
                self.close_offer(Offer::Pause)?;
                self.clocks.pause(at);
            }
            Event::Resumed => self.clocks.resume(at),
            Event::Hinted if self.computer().is_some() => {}
            Event::Extended { ms, why } => {
                match why {
                    Extension::Vacation => self.clocks.extend_for_vacation(*ms),
                    Extension::Gift | Extension::Downtime => {
                        self.clocks.extend(Duration::from_millis(ms.unsigned_abs()));
                    }
                }
                self.overdue = false;
            }
            Event::Overdue => self.overdue = true,
            Event::Aborted => {
                self.phase = Phase::Void;
                self.clocks.stop();
            }
            Event::DrawAgreed => self.end(Ending::DrawAgreed),
            Event::Flagged { side } => self.end(Ending::Flagged { loser: *side }),
            Event::Resigned { side } => self.end(Ending::Resigned { loser: *side }),
            Event::Ended { outcome } => {
                if self.record.outcome() != Some(*outcome) {
                    return Err(format!(
                        "ends with {outcome:?}, the rules with {:?}",
                        self.record.outcome()
                    ));
                }
                self.end(Ending::Rules(*outcome));
            }
            _ => return Err(unexpected_event(stamped, self.phase)),
        }
        Ok(())
    }

    /// Applies a moderator's event.
    fn apply_moderation(&mut self, stamped: &Stamped<Event>, phase: Phase) -> Result<(), String> {
        if !matches!(stamped.by, Actor::Moderator(_)) {
            return Err("is a moderator's, by somebody else".to_owned());
        }
        match (&stamped.event, phase) {
            (Event::Voided { .. }, Phase::Open | Phase::Playing | Phase::Over) => {
                self.phase = Phase::Void;
                self.ending = None;
                self.clocks.stop();
            }
            (Event::Adjudicated { winner, .. }, Phase::Playing) => {
                self.end(Ending::Adjudicated { winner: *winner });
            }
            _ => return Err(unexpected_event(stamped, phase)),
        }
        Ok(())
    }

    /// Records an offer.
    fn record_offer(&mut self, offer: Offer, stamped: &Stamped<Event>) -> Result<(), String> {
        let Actor::Player(by) = stamped.by else {
            return Err("is an offer that nobody made".to_owned());
        };
        self.offers.push(OfferState {
            offer,
            by,
            seq: stamped.seq,
            open: true,
        });
        Ok(())
    }

    /// Marks an offer as answered.
    fn close_offer(&mut self, offer: Offer) -> Result<(), String> {
        let open = |standing: &&mut OfferState| standing.offer == offer && standing.open;
        let standing = self.offers.iter_mut().find(open);
        standing
            .ok_or_else(|| format!("answers the offer {offer:?}, which nobody made"))?
            .open = false;
        Ok(())
    }

    /// Starts the turn of the side to move.
    fn start_turn(&mut self, at: Timestamp) {
        self.clocks
            .turn_to(self.record.position().side_to_move(), at);
    }

    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.ended = Some(self.seq() + 1);
        self.phase = Phase::Over;
        self.clocks.stop();
    }

    /// When the clock may act: when an open challenge expires, or the side to move runs out of time. A computer player has no
    /// deadline.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        match self.phase {
            Phase::Open => {
                let life = Duration::from_hours(24 * u64::from(self.terms.days_open));
                Some(self.position_event().at.after(life))
            }
            Phase::Playing if self.is_computers_turn() => None,
            Phase::Playing => self.clocks.deadline(),
            Phase::Void | Phase::Over => None,
        }
    }

    /// Whether the newest event is so far ahead of that time that it was written by a wrong clock.
    #[must_use]
    pub fn is_ahead_of(&self, now: Timestamp) -> bool {
        self.last_event().at.is_far_ahead_of(now)
    }

    /// When to remind the side to move: when a fifth of its time is left.
    #[must_use]
    pub fn reminder(&self) -> Option<Timestamp> {
        self.clocks.reminder().filter(|_| !self.is_computers_turn())
    }

    /// The match as of event `seq`, for delayed announcements; at least its challenge, at most all of it.
    #[must_use]
    pub fn as_of(&self, seq: Seq) -> Self {
        if seq >= self.seq() {
            return self.clone();
        }
        let opening = self.events[0].clone();
        let terms = match &opening.event {
            Event::Challenged(terms) => terms.clone(),
            _ => self.terms.clone(),
        };
        let mut earlier = Self::begin(self.id, terms, opening);
        for event in self.events[1..].iter().take_while(|event| event.seq <= seq) {
            // These events were applied before in this order, so this cannot fail; if it did, the rest would not
            // follow.
            if earlier.apply(event).is_err() {
                break;
            }
        }
        earlier
    }
}

fn unexpected_event(stamped: &Stamped<Event>, phase: Phase) -> String {
    format!("is {:?} in a match that is {}", stamped.event, phase.key())
}
