//! Read-only accessors of a match: players, phase, clocks, offers, who is notified.

use super::super::ids::{ChannelId, MatchId, PlayerId, Timestamp};
use super::Match;
use crate::play::clock::{Clocks, PlayerTurn};
use crate::play::events::{Event, Offer, Seq, Stamped, Terms, Venue};
use crate::play::state::{ComputerDecision, Ending, OfferState, Phase};
use crate::rules::{Record, Side};

impl Match {
    /// The number of the match.
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.id
    }

    /// The number of the newest event: the match's revision.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.last_event().seq
    }

    /// The newest event that changed the position or phase; older controls and offers are invalid.
    #[must_use]
    pub fn position_seq(&self) -> Seq {
        self.position_seq
    }

    /// The event with the number [`Match::position_seq`].
    #[must_use]
    pub fn position_event(&self) -> &Stamped<Event> {
        // Events are numbered from 1 without gaps.
        &self.events[self.position_seq as usize - 1]
    }

    /// The agreed terms, or those currently proposed.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The phase of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The game record: start, moves, position.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// All events, oldest first.
    #[must_use]
    pub fn events(&self) -> &[Stamped<Event>] {
        &self.events
    }

    /// The newest event.
    #[must_use]
    pub fn last_event(&self) -> &Stamped<Event> {
        // Never empty: the challenge is always in it.
        &self.events[self.events.len() - 1]
    }

    /// When the challenge was made.
    #[must_use]
    pub fn opened_at(&self) -> Timestamp {
        self.events[0].at
    }

    /// The player of that side, once sides are known.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<PlayerId> {
        let first = self.first?;
        Some(match side {
            Side::First => first,
            Side::Second => self.opponent_of(first)?,
        })
    }

    /// The side of that player, once sides are known.
    #[must_use]
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        let first = self.first?;
        self.takes_part(player).then_some(if player == first {
            Side::First
        } else {
            Side::Second
        })
    }

    /// Whether the player is one of the two in this match.
    #[must_use]
    pub fn takes_part(&self, player: PlayerId) -> bool {
        player == self.terms.challenger || Some(player) == self.opponent
    }

    /// The challenged player, or the one who accepted an open challenge.
    #[must_use]
    pub fn opponent(&self) -> Option<PlayerId> {
        self.opponent
    }

    /// The other player of the match; `None` for a stranger, and in an open challenge.
    #[must_use]
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        if player == self.terms.challenger {
            self.opponent
        } else {
            (Some(player) == self.opponent).then_some(self.terms.challenger)
        }
    }

    /// The player whose proposal waits for an answer, while the challenge is open.
    #[must_use]
    pub fn proposer(&self) -> PlayerId {
        self.proposer
    }

    /// The player to move; `None` unless the match is running.
    #[must_use]
    pub fn to_move(&self) -> Option<PlayerId> {
        (self.phase == Phase::Playing)
            .then(|| self.player(self.record.position().side_to_move()))
            .flatten()
    }

    /// The computer player in this match and its level, if one plays.
    #[must_use]
    pub fn computer(&self) -> Option<(PlayerId, u8)> {
        self.opponent.zip(self.terms.level)
    }

    /// Whether the computer player is to move.
    pub(super) fn is_computers_turn(&self) -> bool {
        let computer = self.computer().map(|(computer, _)| computer);
        computer.is_some() && self.to_move() == computer
    }

    /// What the match needs from its computer player now, if anything.
    #[must_use]
    pub fn computer_decision(&self) -> Option<ComputerDecision> {
        let (computer, _) = self.computer()?;
        let draw = self.open_offer(Offer::Draw);
        let question = ComputerDecision {
            position_seq: self.position_seq,
            turn: self.is_computers_turn(),
            draw: draw.is_some_and(|asked| asked.by != computer),
        };
        (question.turn || question.draw).then_some(question)
    }

    /// The number of hints so far.
    #[must_use]
    pub fn hints(&self) -> usize {
        let hints = self.events.iter();
        hints
            .filter(|stamped| stamped.event == Event::Hinted)
            .count()
    }

    /// The player that the match waits for: the asked player, then the player to move, then nobody.
    #[must_use]
    pub fn awaits(&self) -> Option<PlayerId> {
        match self.phase {
            Phase::Open => self.opponent_of(self.proposer),
            Phase::Playing => self.to_move(),
            Phase::Void | Phase::Over => None,
        }
    }

    /// Whether the newest event gets no post of its own: existing posts are edited instead, which notifies nobody.
    #[must_use]
    pub fn has_no_own_post(&self) -> bool {
        let answers = matches!(
            self.last_event().event,
            Event::Refused { .. } | Event::Rematched | Event::Hinted
        );
        answers || self.phase == Phase::Void && self.first.is_none()
    }

    /// The players to notify of the newest event: never the one who caused it, unless it is their turn now, and never a computer
    /// player.
    #[must_use]
    pub fn players_to_notify(&self) -> Vec<PlayerId> {
        let computer = self.computer().map(|(computer, _)| computer);
        let mut concerned = self.notification_candidates();
        concerned.retain(|player| Some(*player) != computer);
        concerned
    }

    fn notification_candidates(&self) -> Vec<PlayerId> {
        let newest = self.last_event();
        let by = newest.by.player();
        let mover = self.to_move();
        let waiting = mover.and_then(|mover| self.opponent_of(mover));
        let other = |player: Option<PlayerId>| player.filter(|player| Some(*player) != by);
        let one = match (&newest.event, self.phase) {
            // The challenger of a computer player has just caused it.
            (Event::Accepted { .. }, _) if self.computer().is_some() => None,
            (Event::Offered { .. } | Event::Accepted { .. }, _) => {
                by.and_then(|by| self.opponent_of(by))
            }
            (Event::Refused { offer }, _) => {
                let mut asked = self.offers.iter().rev();
                let asked = asked.find(|standing| standing.offer == *offer);
                other(asked.map(|standing| standing.by))
            }
            (Event::Declined { .. }, _) => Some(self.proposer),
            (Event::Voided { .. }, _) if self.first.is_none() => Some(self.proposer),
            (Event::Paused, _) => other(mover).or(other(waiting)),
            (Event::Resumed | Event::TakenBack { .. }, _) => other(mover),
            (Event::Overdue, _) => waiting,
            (Event::Extended { .. } | Event::Rematched | Event::Hinted, _) => None,
            (_, Phase::Open) => self.awaits(),
            (_, Phase::Playing) => mover,
            (_, Phase::Void | Phase::Over) => {
                let players = Side::ALL.into_iter().filter_map(|side| self.player(side));
                return players.filter_map(|player| other(Some(player))).collect();
            }
        };
        one.into_iter().collect()
    }

    /// How the match ended, if it was finished.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The event that finished the match.
    #[must_use]
    pub fn ended_seq(&self) -> Option<Seq> {
        self.ended
    }

    /// The player of the newest move.
    #[must_use]
    pub fn last_mover(&self) -> Option<PlayerId> {
        if self.record.ply() == 0 {
            return None;
        }
        self.player(self.record.position().side_to_move().other())
    }

    /// The events of the moves before the newest one that belong to the same action, oldest first: the newest is then a
    /// conditional move.
    #[must_use]
    pub fn chained_move_seqs(&self) -> Vec<Seq> {
        if !matches!(
            self.position_event().event,
            Event::Moved { .. } | Event::Ended { .. }
        ) {
            return Vec::new();
        }
        let newest_first = self.events.iter().rev();
        let mut moves = newest_first.filter_map(|stamped| match stamped.event {
            Event::Moved { planned, .. } => Some((stamped.seq, planned)),
            _ => None,
        });
        let mut chain = Vec::new();
        let mut planned = moves.next().is_some_and(|(_, planned)| planned);
        while planned && let Some((seq, earlier)) = moves.next() {
            chain.insert(0, seq);
            planned = earlier;
        }
        chain
    }

    /// The clocks of both sides.
    #[must_use]
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Whether the side to move has run out of time and the opponent may claim the win.
    #[must_use]
    pub fn overdue(&self) -> bool {
        self.overdue
    }

    /// The current turn; `None` unless a side is to move.
    #[must_use]
    pub fn turn(&self) -> Option<PlayerTurn> {
        Some(PlayerTurn {
            player: self.to_move()?,
            since: self.clocks().turn_began()?,
            deadline: self.deadline(),
            given_back: self.clocks().vacation_given(),
        })
    }

    /// The unanswered offer of that kind.
    #[must_use]
    pub fn open_offer(&self, offer: Offer) -> Option<OfferState> {
        self.offers
            .iter()
            .find(|standing| standing.offer == offer && standing.open)
            .copied()
    }

    /// All offers at this position, answered or not.
    #[must_use]
    pub fn offers(&self) -> &[OfferState] {
        &self.offers
    }

    /// The events since the last change of position whose posts still need controls: unanswered offers, a pause, an
    /// overdue turn, and the end while a rematch is possible.
    #[must_use]
    pub fn seqs_with_controls(&self) -> Vec<Seq> {
        let since = &self.events[self.position_seq as usize - 1..];
        let newest = |event: &Event| {
            let found = since.iter().rev().find(|stamped| stamped.event == *event);
            found.map(|stamped| stamped.seq)
        };
        let open = self.offers.iter().filter(|standing| standing.open);
        let mut asking: Vec<Seq> = open.map(|standing| standing.seq).collect();
        if self.clocks.paused() {
            asking.extend(newest(&Event::Paused));
        }
        if self.overdue {
            asking.extend(newest(&Event::Overdue));
        }
        if self.phase == Phase::Over && !self.rematched {
            asking.push(self.position_seq);
        }
        asking
    }

    /// Where the match is posted, if not in its channel.
    #[must_use]
    pub fn venue(&self) -> Option<Venue> {
        self.venue
    }

    /// The thread that was created for the match, if it is posted there.
    #[must_use]
    pub fn own_thread(&self) -> Option<ChannelId> {
        match self.venue {
            Some(Venue::Thread(thread)) if thread != self.terms.channel => Some(thread),
            _ => None,
        }
    }

    /// The thread that was created for the match, even if it is not posted there any more.
    #[must_use]
    pub fn opened_thread(&self) -> Option<ChannelId> {
        self.events
            .iter()
            .rev()
            .find_map(|stamped| match stamped.event {
                Event::Rehomed {
                    home: Venue::Thread(thread),
                } if thread != self.terms.channel => Some(thread),
                _ => None,
            })
    }

    /// The channel or thread in which the match is posted, if it is not in direct messages.
    #[must_use]
    pub fn channel(&self) -> ChannelId {
        match self.venue {
            Some(Venue::Thread(thread)) => thread,
            Some(Venue::Direct) | None => self.terms.channel,
        }
    }

    /// Whether a rematch has begun.
    #[must_use]
    pub fn rematched(&self) -> bool {
        self.rematched
    }
}
