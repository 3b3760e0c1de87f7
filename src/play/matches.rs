//! A match: folds its events into a state. What may happen next is decided elsewhere; nothing here reads a clock.

use std::time::Duration;

use super::clock::Clocks;
use super::errors::{CorruptRecord, Refusal};
use super::events::{Actor, Event, Extension, Home, MatchId, Offer, Seq, Stamped, Terms};
use super::{PlayerId, Timestamp};
use crate::rules::{Outcome, Record, Side};

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A challenge that waits for its answer.
    Open,
    /// Declined, cancelled, expired, or called off before both had moved: it counts for nothing.
    Void,
    /// Moves are being made.
    Playing,
    /// It has an ending.
    Over,
}

impl Phase {
    /// The word by which lists and the database know the phase.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Void => "void",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    /// The phase of that word.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        [Self::Open, Self::Void, Self::Playing, Self::Over]
            .into_iter()
            .find(|phase| phase.key() == key)
    }
}

/// How a match that was played came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    Rules(Outcome),
    /// A player gave up.
    Resigned {
        /// The side that gave up.
        loser: Side,
    },
    /// A player's time ran out.
    Flagged {
        /// The side whose time it was.
        loser: Side,
    },
    /// Both agreed that nobody wins.
    DrawAgreed,
}

/// An offer that was made at the position that stands now, or after the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What is asked.
    pub offer: Offer,
    /// Who asks.
    pub by: PlayerId,
    /// The event by which it was asked.
    pub seq: Seq,
    /// Whether it still waits for an answer.
    pub open: bool,
}

impl Ending {
    /// The side that won; none in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self {
            Self::Rules(Outcome::Win { winner, .. }) => Some(*winner),
            Self::Rules(Outcome::Draw { .. }) | Self::DrawAgreed => None,
            Self::Resigned { loser } | Self::Flagged { loser } => Some(loser.other()),
        }
    }

    /// The word for the reason, such as `den`, `repetition` or `resigned`.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Rules(Outcome::Win { by, .. } | Outcome::Draw { by }) => by.key(),
            Self::Resigned { .. } => "resigned",
            Self::Flagged { .. } => "time",
            Self::DrawAgreed => "agreed",
        }
    }
}

/// One match, folded from its events.
#[derive(Clone, Debug)]
pub struct Match {
    id: MatchId,
    terms: Terms,
    phase: Phase,
    opponent: Option<PlayerId>,
    /// Whose proposal waits for an answer while the challenge is open.
    proposer: PlayerId,
    first: Option<PlayerId>,
    record: Record,
    clocks: Clocks,
    /// The clocks before the newest move, for a move that is taken back at once.
    clocks_before: Option<Clocks>,
    overdue: bool,
    standing: Vec<Standing>,
    anchor: Seq,
    home: Option<Home>,
    rematched: bool,
    ending: Option<Ending>,
    events: Vec<Stamped<Event>>,
}

impl PartialEq for Match {
    /// A match is its events: equal lists make equal matches.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.events == other.events
    }
}

impl Eq for Match {}

impl Match {
    /// A new challenge, not numbered yet.
    ///
    /// # Errors
    /// [`Refusal::SelfChallenge`].
    pub fn open(terms: Terms, at: Timestamp) -> Result<Self, Refusal> {
        if terms.opponent == Some(terms.challenger) {
            return Err(Refusal::SelfChallenge);
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
            record: Record::new(&terms.ruleset),
            clocks: Clocks::new(terms.time),
            clocks_before: None,
            overdue: false,
            standing: Vec::new(),
            anchor: opening.seq,
            home: None,
            rematched: false,
            ending: None,
            events: vec![opening],
            terms,
        }
    }

    /// The same match under the number that the store gave it.
    #[must_use]
    pub fn numbered(self, id: MatchId) -> Self {
        Self { id, ..self }
    }

    /// The match that the events make.
    ///
    /// # Errors
    /// [`CorruptRecord`] at the first event that does not follow from those before, or whose end is missing.
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

    /// Takes one event in.
    ///
    /// # Errors
    /// [`CorruptRecord`] when the event does not follow from those before; the match is then of no further use.
    pub fn apply(&mut self, stamped: &Stamped<Event>) -> Result<(), CorruptRecord> {
        let (id, seq) = (self.id, stamped.seq);
        let corrupt = |why: String| CorruptRecord { id, seq, why };
        if stamped.seq != self.seq() + 1 {
            return Err(corrupt(format!("follows event {}", self.seq())));
        }
        let at = stamped.at;
        match (&stamped.event, self.phase) {
            (Event::Countered(proposal), Phase::Open) => {
                let asked = self
                    .awaits()
                    .filter(|player| stamped.by == Actor::Player(*player));
                self.proposer =
                    asked.ok_or_else(|| corrupt("proposes otherwise unasked".to_owned()))?;
                self.terms.ruleset = proposal.ruleset;
                self.terms.side = proposal.side;
                self.terms.time = proposal.time;
                self.record = Record::new(&self.terms.ruleset);
                self.clocks = Clocks::new(self.terms.time);
            }
            (Event::Accepted { first }, Phase::Open) => {
                if let (None, Actor::Player(taker)) = (self.opponent, stamped.by) {
                    self.opponent = Some(taker).filter(|taker| *taker != self.terms.challenger);
                }
                if self.opponent.is_none() || !self.takes_part(*first) {
                    return Err(corrupt("gives the first move to a stranger".to_owned()));
                }
                self.first = Some(*first);
                self.phase = Phase::Playing;
                self.turn_begins(at);
            }
            (Event::Declined { .. } | Event::Cancelled | Event::Expired, Phase::Open)
            | (Event::Aborted, Phase::Playing) => {
                self.phase = Phase::Void;
                self.clocks.stop();
            }
            (Event::Moved { mv, .. }, Phase::Playing) => {
                let played = self.record.play(mv.as_ref());
                if played.as_ref() != Ok(mv) {
                    return Err(corrupt(format!("is the move {mv}, which gives {played:?}")));
                }
                self.clocks_before = Some(self.clocks.clone());
                self.turn_begins(at);
            }
            (Event::TakenBack { plies }, Phase::Playing) => {
                let plies = *plies as usize;
                if plies == 0 || plies > self.record.ply() {
                    return Err(corrupt(format!("takes {plies} moves back")));
                }
                let at_once =
                    plies == 1 && self.last_mover().map(Actor::Player) == Some(stamped.by);
                self.record = self.record.taken_back(plies);
                match self.clocks_before.take().filter(|_| at_once) {
                    Some(before) => self.clocks = before,
                    None => self.turn_begins(at),
                }
            }
            (Event::Offered { offer }, Phase::Playing | Phase::Over) => {
                let Actor::Player(by) = stamped.by else {
                    return Err(corrupt("is an offer that nobody made".to_owned()));
                };
                self.standing.push(Standing {
                    offer: *offer,
                    by,
                    seq: stamped.seq,
                    open: true,
                });
            }
            (Event::Refused { offer }, Phase::Playing | Phase::Over) => {
                self.close(*offer)
                    .ok_or_else(|| corrupt(format!("refuses {offer:?}, which nobody asked")))?;
            }
            (Event::Paused, Phase::Playing) => {
                self.close(Offer::Pause);
                self.clocks.pause(at);
            }
            (Event::Resumed, Phase::Playing) => self.clocks.resume(at),
            (Event::Extended { ms, .. }, Phase::Playing) => {
                self.clocks.extend(Duration::from_millis(*ms));
                self.overdue = false;
            }
            (Event::Overdue, Phase::Playing) => self.overdue = true,
            (Event::Rehomed { home }, Phase::Open | Phase::Playing | Phase::Over) => {
                self.home = Some(*home);
            }
            (Event::DrawAgreed, Phase::Playing) => self.end(Ending::DrawAgreed),
            (Event::Flagged { side }, Phase::Playing) => {
                self.end(Ending::Flagged { loser: *side });
            }
            (Event::Resigned { side }, Phase::Playing) => {
                self.end(Ending::Resigned { loser: *side });
            }
            (Event::Ended { outcome }, Phase::Playing) => {
                if self.record.outcome() != Some(*outcome) {
                    return Err(corrupt(format!(
                        "ends with {outcome:?}, the rules with {:?}",
                        self.record.outcome()
                    )));
                }
                self.end(Ending::Rules(*outcome));
            }
            (Event::Rematched, Phase::Over) => {
                self.close(Offer::Rematch);
                self.rematched = true;
            }
            (event, phase) => {
                return Err(corrupt(format!(
                    "is {event:?} in a match that is {}",
                    phase.key()
                )));
            }
        }
        if stamped.event.moves_on() {
            self.anchor = stamped.seq;
            self.standing.clear();
            self.overdue = false;
        }
        self.events.push(stamped.clone());
        Ok(())
    }

    /// The side to move has its time from now on.
    fn turn_begins(&mut self, at: Timestamp) {
        self.clocks
            .turn_to(self.record.position().side_to_move(), at);
    }

    /// An offer has had its answer.
    fn close(&mut self, offer: Offer) -> Option<()> {
        let open = |standing: &&mut Standing| standing.offer == offer && standing.open;
        let standing = self.standing.iter_mut().find(open)?;
        standing.open = false;
        Some(())
    }

    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
        self.clocks.stop();
    }

    /// When the clock may act on the match: the end of an open challenge, or of the time of the side to move.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        match self.phase {
            Phase::Open => {
                let life = Duration::from_hours(24 * u64::from(self.terms.days_open));
                Some(self.anchored().at.after(life))
            }
            Phase::Playing => self.clocks.deadline(),
            Phase::Void | Phase::Over => None,
        }
    }

    /// When the one to move is to be reminded: a fifth of the time is left.
    #[must_use]
    pub fn reminder(&self) -> Option<Timestamp> {
        self.clocks.reminder()
    }

    /// The match as it was when `seq` was its newest event, for announcements that are owed; never earlier than the
    /// challenge, never later than now.
    #[must_use]
    pub fn until(&self, seq: Seq) -> Self {
        let opening = self.events[0].clone();
        let terms = match &opening.event {
            Event::Challenged(terms) => terms.clone(),
            _ => self.terms.clone(),
        };
        let mut earlier = Self::begin(self.id, terms, opening);
        for event in self.events[1..].iter().take_while(|event| event.seq <= seq) {
            // Each of these was taken before, in this order: it cannot fail, and if it did the rest would not follow.
            if earlier.apply(event).is_err() {
                break;
            }
        }
        earlier
    }

    /// The number of the match.
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.id
    }

    /// The place of the newest event: the match's revision.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.last_event().seq
    }

    /// The newest event with which the match moved on: controls and offers from before it are void.
    #[must_use]
    pub fn anchor(&self) -> Seq {
        self.anchor
    }

    /// That event.
    #[must_use]
    pub fn anchored(&self) -> &Stamped<Event> {
        // Events are numbered from 1 without gaps.
        &self.events[self.anchor as usize - 1]
    }

    /// What was agreed, or is proposed now.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How far the match has come.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Start, moves and position; the start position until the match begins.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Every event so far, oldest first.
    #[must_use]
    pub fn events(&self) -> &[Stamped<Event>] {
        &self.events
    }

    /// The newest event.
    #[must_use]
    pub fn last_event(&self) -> &Stamped<Event> {
        // The list is never empty: `begin` puts the challenge in, and nothing takes events out.
        &self.events[self.events.len() - 1]
    }

    /// When the challenge was made.
    #[must_use]
    pub fn opened_at(&self) -> Timestamp {
        self.events[0].at
    }

    /// Who has that side, once the sides are settled.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<PlayerId> {
        let first = self.first?;
        Some(match side {
            Side::First => first,
            Side::Second => self.opponent_of(first)?,
        })
    }

    /// The side of that player, once the sides are settled.
    #[must_use]
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        let first = self.first?;
        self.takes_part(player).then_some(if player == first {
            Side::First
        } else {
            Side::Second
        })
    }

    /// Whether the match is theirs.
    #[must_use]
    pub fn takes_part(&self, player: PlayerId) -> bool {
        player == self.terms.challenger || Some(player) == self.opponent
    }

    /// The one who was challenged, or who has taken an open challenge up.
    #[must_use]
    pub fn opponent(&self) -> Option<PlayerId> {
        self.opponent
    }

    /// The other of the two players; none for a stranger, and while nobody has taken an open challenge up.
    #[must_use]
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        if player == self.terms.challenger {
            self.opponent
        } else {
            (Some(player) == self.opponent).then_some(self.terms.challenger)
        }
    }

    /// Whose proposal waits for an answer while the challenge is open.
    #[must_use]
    pub fn proposer(&self) -> PlayerId {
        self.proposer
    }

    /// Who is to move; nobody unless moves are being made.
    #[must_use]
    pub fn to_move(&self) -> Option<PlayerId> {
        (self.phase == Phase::Playing)
            .then(|| self.player(self.record.position().side_to_move()))
            .flatten()
    }

    /// For whom the match waits: the one challenged, then the one to move, then nobody.
    #[must_use]
    pub fn awaits(&self) -> Option<PlayerId> {
        match self.phase {
            Phase::Open => self.opponent_of(self.proposer),
            Phase::Playing => self.to_move(),
            Phase::Void | Phase::Over => None,
        }
    }

    /// How the match ended, if it was played to an end.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Who made the newest move that stands.
    #[must_use]
    pub fn last_mover(&self) -> Option<PlayerId> {
        if self.record.ply() == 0 {
            return None;
        }
        self.player(self.record.position().side_to_move().other())
    }

    /// The clocks of both sides.
    #[must_use]
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Whether the time of the side to move has run out and the opponent may claim the win.
    #[must_use]
    pub fn overdue(&self) -> bool {
        self.overdue
    }

    /// How much time of that kind this turn was given, for what must not be given twice.
    #[must_use]
    pub fn given(&self, kind: Extension) -> Duration {
        let ms = self.events[self.anchor as usize - 1..]
            .iter()
            .filter_map(|stamped| match stamped.event {
                Event::Extended { ms, why } if why == kind => Some(ms),
                _ => None,
            })
            .sum();
        Duration::from_millis(ms)
    }

    /// The offer of that kind that waits for an answer.
    #[must_use]
    pub fn offered(&self, offer: Offer) -> Option<Standing> {
        self.standing
            .iter()
            .find(|standing| standing.offer == offer && standing.open)
            .copied()
    }

    /// Every offer made at this position, answered or not.
    #[must_use]
    pub fn offers(&self) -> &[Standing] {
        &self.standing
    }

    /// Where the match is posted, if it has left the channel of its challenge.
    #[must_use]
    pub fn home(&self) -> Option<Home> {
        self.home
    }

    /// The channel or thread in which the match is posted, as long as it is posted in one.
    #[must_use]
    pub fn channel(&self) -> u64 {
        match self.home {
            Some(Home::Thread(thread)) => thread,
            Some(Home::Direct) | None => self.terms.channel,
        }
    }

    /// Whether a rematch has begun.
    #[must_use]
    pub fn rematched(&self) -> bool {
        self.rematched
    }
}
