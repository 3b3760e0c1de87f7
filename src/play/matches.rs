//! A match: folds its events into a state, and decides which events a command leads to; it never guesses at the time or
//! the lot, which come with the command.

use std::time::Duration;

use super::errors::{CorruptRecord, Refusal};
use super::events::{Actor, Command, Event, MatchId, Seq, SideChoice, Stamped, Terms};
use super::{PlayerId, Timestamp};
use crate::rules::{Outcome, Record, Side};

/// How long a challenge stays open before the clock may withdraw it.
pub const CHALLENGE_LIFE: Duration = Duration::from_hours(14 * 24);

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A challenge that waits for its answer.
    Open,
    /// Declined, cancelled or expired: it never began.
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
}

impl Ending {
    /// The side that won; none in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self {
            Self::Rules(Outcome::Win { winner, .. }) => Some(*winner),
            Self::Rules(Outcome::Draw { .. }) => None,
            Self::Resigned { loser } => Some(loser.other()),
        }
    }

    /// The word for the reason, such as `den`, `repetition` or `resigned`.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Rules(Outcome::Win { by, .. } | Outcome::Draw { by }) => by.key(),
            Self::Resigned { .. } => "resigned",
        }
    }
}

/// One match, folded from its events.
#[derive(Clone, Debug)]
pub struct Match {
    id: MatchId,
    terms: Terms,
    phase: Phase,
    first: Option<PlayerId>,
    record: Record,
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
        if terms.challenger == terms.opponent {
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
        let record = Record::new(&terms.ruleset);
        Self {
            id,
            terms,
            phase: Phase::Open,
            first: None,
            record,
            ending: None,
            events: vec![opening],
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
        if terms.challenger == terms.opponent {
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
        let corrupt = |why: String| CorruptRecord {
            id: self.id,
            seq: stamped.seq,
            why,
        };
        if stamped.seq != self.seq() + 1 {
            return Err(corrupt(format!("follows event {}", self.seq())));
        }
        match (&stamped.event, self.phase) {
            (Event::Accepted { first }, Phase::Open) => {
                if !self.takes_part(*first) {
                    return Err(corrupt("gives the first move to a stranger".to_owned()));
                }
                self.first = Some(*first);
                self.phase = Phase::Playing;
            }
            (Event::Declined | Event::Cancelled | Event::Expired, Phase::Open) => {
                self.phase = Phase::Void;
            }
            (Event::Moved { mv }, Phase::Playing) => {
                let played = self.record.play(mv.as_ref());
                if played.as_ref() != Ok(mv) {
                    return Err(corrupt(format!("is the move {mv}, which gives {played:?}")));
                }
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
            (event, phase) => {
                return Err(corrupt(format!(
                    "is {event:?} in a match that is {}",
                    phase.key()
                )));
            }
        }
        self.events.push(stamped.clone());
        Ok(())
    }

    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
    }

    /// What the command leads to; the match itself is not changed. Every event that comes out, stamped in order, is one
    /// that [`Match::apply`] takes.
    ///
    /// # Errors
    /// The [`Refusal`] that the actor is to be told.
    pub fn decide(
        &self,
        by: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Vec<Event>, Refusal> {
        let player = match (by, command) {
            (Actor::Clock, Command::Expire) => return self.expire(now),
            (Actor::Clock, _) | (Actor::Player(_), Command::Expire) => {
                return Err(Refusal::NotYours);
            }
            (Actor::Player(player), _) => player,
        };
        if !self.takes_part(player) {
            return Err(Refusal::NotYours);
        }
        match command {
            Command::Accept { lot } => {
                self.must_be_open()?;
                if player != self.terms.opponent {
                    return Err(Refusal::NotTheOpponent);
                }
                let challengers = match self.terms.side {
                    SideChoice::First => Side::First,
                    SideChoice::Second => Side::Second,
                    SideChoice::Lot => *lot,
                };
                let first = if challengers == Side::First {
                    self.terms.challenger
                } else {
                    self.terms.opponent
                };
                Ok(vec![Event::Accepted { first }])
            }
            Command::Decline => {
                self.must_be_open()?;
                if player != self.terms.opponent {
                    return Err(Refusal::NotTheOpponent);
                }
                Ok(vec![Event::Declined])
            }
            Command::Cancel => {
                self.must_be_open()?;
                if player != self.terms.challenger {
                    return Err(Refusal::NotTheChallenger);
                }
                Ok(vec![Event::Cancelled])
            }
            Command::Move { text } => {
                self.must_be_playing()?;
                if self.to_move() != Some(player) {
                    return Err(Refusal::NotYourTurn);
                }
                let mut record = self.record.clone();
                let mv = record.play(text).map_err(Refusal::Move)?;
                let ended = record.outcome().map(|outcome| Event::Ended { outcome });
                Ok([Event::Moved { mv }].into_iter().chain(ended).collect())
            }
            Command::Resign => {
                self.must_be_playing()?;
                let side = self.side_of(player).ok_or(Refusal::NotYours)?;
                Ok(vec![Event::Resigned { side }])
            }
            Command::Expire => Err(Refusal::NotYours),
        }
    }

    fn expire(&self, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        self.must_be_open()?;
        match self.deadline() {
            Some(deadline) if now >= deadline => Ok(vec![Event::Expired]),
            _ => Err(Refusal::TooEarly),
        }
    }

    fn must_be_open(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Void => Err(Refusal::Void),
            Phase::Playing => Err(Refusal::AlreadyStarted),
            Phase::Over => Err(Refusal::Over),
        }
    }

    fn must_be_playing(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Open => Err(Refusal::NotStarted),
            Phase::Void => Err(Refusal::Void),
            Phase::Playing => Ok(()),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// When the clock may act on the match: the end of an open challenge.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        (self.phase == Phase::Open).then(|| self.opened_at().after(CHALLENGE_LIFE))
    }

    /// The match as it was when `seq` was its newest event, for announcements that are owed; never earlier than the
    /// challenge, never later than now.
    #[must_use]
    pub fn until(&self, seq: Seq) -> Self {
        let mut earlier = Self::begin(self.id, self.terms.clone(), self.events[0].clone());
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

    /// What was agreed.
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
        player == self.terms.challenger || player == self.terms.opponent
    }

    /// The other of the two players; none for a stranger.
    #[must_use]
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        if player == self.terms.challenger {
            Some(self.terms.opponent)
        } else {
            (player == self.terms.opponent).then_some(self.terms.challenger)
        }
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
            Phase::Open => Some(self.terms.opponent),
            Phase::Playing => self.to_move(),
            Phase::Void | Phase::Over => None,
        }
    }

    /// How the match ended, if it was played to an end.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }
}
