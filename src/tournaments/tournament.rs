//! A tournament, folded from its events: its state and what can be asked of it. How events change it is in `apply`.

use std::collections::BTreeMap;

use super::events::{Placed, TournamentEvent};
use super::pairing::{Decided, Pairing, PairingGame};
use super::plan::{Format, TournamentPlan};
use crate::play::{
    Actor, ChannelId, GuildId, MatchId, PairingId, PlayerId, Seq, Stamped, Timestamp, TournamentId,
};

keyed! {
    /// The phase of a tournament.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TournamentPhase {
        /// Players can join; it has not begun.
        Open = "open",
        /// It is being played.
        Playing = "playing",
        /// It was paused after its start.
        Paused = "paused",
        /// It has a final ranking.
        Over = "over",
        /// It was cancelled and has no ranking.
        Cancelled = "cancelled",
    }
}

impl TournamentPhase {
    /// The phases from the start to the end.
    pub(super) const STARTED: [Self; 2] = [Self::Playing, Self::Paused];
    /// The phases before the end.
    pub(super) const UNFINISHED: [Self; 3] = [Self::Open, Self::Playing, Self::Paused];

    /// Whether it has begun and goes on.
    #[must_use]
    pub fn is_running(self) -> bool {
        Self::STARTED.contains(&self)
    }

    /// Whether it is over or was cancelled.
    #[must_use]
    pub fn has_ended(self) -> bool {
        !Self::UNFINISHED.contains(&self)
    }
}

/// A player of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The player.
    pub player: PlayerId,
    /// Their rating when they joined.
    pub rating: i32,
    /// The other server through which they joined; `None` on the tournament's own.
    pub guild: Option<GuildId>,
    /// The round in which they withdrew after the start.
    pub withdrawn: Option<u16>,
}

/// Another server of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The server.
    pub guild: GuildId,
    /// Where its post is, and the games between its own members.
    pub channel: ChannelId,
    /// The moderator who asked for it.
    pub asked_by: PlayerId,
    /// Whether the organiser or a moderator of the tournament's own server has agreed.
    pub admitted: bool,
}

/// A player without an opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// The round.
    pub round: u16,
    /// The player.
    pub player: PlayerId,
}

/// A tournament, folded from its events.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub(super) id: TournamentId,
    pub(super) plan: TournamentPlan,
    pub(super) phase: TournamentPhase,
    /// In order of joining before the start, and by seed after it.
    pub(super) entrants: Vec<Entrant>,
    pub(super) pairings: Vec<Pairing>,
    /// The pairing for which each match was started, also of matches that were voided since.
    pub(super) started: BTreeMap<MatchId, PairingId>,
    pub(super) byes: Vec<Bye>,
    pub(super) round: u16,
    pub(super) deadline: Option<Timestamp>,
    pub(super) regular_deadline: Option<Timestamp>,
    pub(super) round_began: Option<Timestamp>,
    pub(super) paused_at: Option<Timestamp>,
    /// The order of a ladder, the top first.
    pub(super) ladder: Vec<PlayerId>,
    /// The divisions of each season of a league so far.
    pub(super) seasons: Vec<Vec<Vec<PlayerId>>>,
    pub(super) podium: Vec<Placed>,
    /// The other servers, in the order in which they asked.
    pub(super) guests: Vec<Guest>,
    pub(super) events: Vec<Stamped<TournamentEvent>>,
}

impl PartialEq for Tournament {
    /// Tournaments are equal if their ids and events are equal.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.events == other.events
    }
}

impl Eq for Tournament {}

/// A game whose match must be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingGame {
    /// Its pairing.
    pub pairing: PairingId,
    /// The player with the first move.
    pub first: PlayerId,
    /// The other player.
    pub second: PlayerId,
}

impl Tournament {
    pub(super) fn begin(
        id: TournamentId,
        plan: TournamentPlan,
        opening: Stamped<TournamentEvent>,
    ) -> Self {
        Self {
            id,
            plan,
            phase: TournamentPhase::Open,
            entrants: Vec::new(),
            pairings: Vec::new(),
            started: BTreeMap::new(),
            byes: Vec::new(),
            round: 0,
            deadline: None,
            regular_deadline: None,
            round_began: None,
            paused_at: None,
            ladder: Vec::new(),
            seasons: Vec::new(),
            podium: Vec::new(),
            guests: Vec::new(),
            events: vec![opening],
        }
    }

    /// The same tournament with the number that the store gave it.
    #[must_use]
    pub fn numbered(self, id: TournamentId) -> Self {
        Self { id, ..self }
    }

    /// Its number.
    #[must_use]
    pub fn id(&self) -> TournamentId {
        self.id
    }

    /// The plan.
    #[must_use]
    pub fn plan(&self) -> &TournamentPlan {
        &self.plan
    }

    /// The phase.
    #[must_use]
    pub fn phase(&self) -> TournamentPhase {
        self.phase
    }

    /// Its events, at least the opening.
    #[must_use]
    pub fn events(&self) -> &[Stamped<TournamentEvent>] {
        &self.events
    }

    /// Its newest event.
    #[must_use]
    pub fn last_event(&self) -> &Stamped<TournamentEvent> {
        &self.events[self.events.len() - 1]
    }

    /// The number of its newest event.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.last_event().seq
    }

    /// Everybody who takes part or withdrew after the start: in order of joining before the start, by seed after it.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The player's entry, if they take part or withdrew after the start.
    #[must_use]
    pub fn entrant(&self, player: PlayerId) -> Option<&Entrant> {
        self.entrants
            .iter()
            .find(|entrant| entrant.player == player)
    }

    /// The players who take part and have not withdrawn.
    pub fn active(&self) -> impl Iterator<Item = PlayerId> {
        let active = self
            .entrants
            .iter()
            .filter(|entrant| entrant.withdrawn.is_none());
        active.map(|entrant| entrant.player)
    }

    /// Whether the player takes part and has not withdrawn.
    #[must_use]
    pub fn is_active(&self, player: PlayerId) -> bool {
        self.entrant(player)
            .is_some_and(|entrant| entrant.withdrawn.is_none())
    }

    /// The place of a player among the seeds, from 0; the last place for a stranger.
    #[must_use]
    pub fn seed(&self, player: PlayerId) -> usize {
        let place = self
            .entrants
            .iter()
            .position(|entrant| entrant.player == player);
        place.unwrap_or(self.entrants.len())
    }

    /// The newest round, from 1; 0 before the start and in a ladder.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The number of rounds that it will have at most: seasons in a league, 0 in a ladder. `None` for a league without
    /// an end.
    #[must_use]
    pub fn rounds(&self) -> Option<u16> {
        let players = self.entrants.len();
        match self.plan.format {
            Format::RoundRobin { double } => {
                let single = players.next_multiple_of(2).saturating_sub(1);
                Some((if double { 2 * single } else { single }) as u16)
            }
            Format::Swiss { rounds } => Some(u16::from(rounds)),
            Format::Knockout { .. } => Some(players.next_power_of_two().trailing_zeros() as u16),
            Format::Ladder { .. } => Some(0),
            Format::League { seasons, .. } => seasons.map(u16::from),
        }
    }

    /// The number of the round in which the first place is played off, after all other rounds; `None` in a format without a
    /// play-off.
    #[must_use]
    pub fn play_off_round(&self) -> Option<u16> {
        match self.plan.format {
            Format::RoundRobin { .. } | Format::Swiss { .. } => {
                self.rounds().map(|rounds| rounds + 1)
            }
            Format::Knockout { .. } | Format::Ladder { .. } | Format::League { .. } => None,
        }
    }

    /// Whether the first place is being played off, or was.
    #[must_use]
    pub fn has_play_off(&self) -> bool {
        self.play_off_round() == Some(self.round)
    }

    /// The pairings that count for the table: all but those of a play-off.
    pub(super) fn regular_pairings(&self) -> impl Iterator<Item = &Pairing> {
        let extra = self.play_off_round();
        let all = self.pairings.iter();
        all.filter(move |pairing| Some(pairing.round) != extra)
    }

    /// When the newest round began, moved by the pauses since.
    #[must_use]
    pub fn round_began(&self) -> Option<Timestamp> {
        self.round_began
    }

    /// When the newest round must be finished.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        self.deadline
    }

    /// The deadline of the newest round without what vacations and downtimes have added to it. Pauses move it.
    #[must_use]
    pub fn regular_deadline(&self) -> Option<Timestamp> {
        self.regular_deadline
    }

    /// Whether players can join now, as long as there are places.
    #[must_use]
    pub fn is_joinable(&self) -> bool {
        match (self.phase, self.plan.format) {
            (TournamentPhase::Open, _) => true,
            (TournamentPhase::Over | TournamentPhase::Cancelled, _) => false,
            (_, Format::Swiss { .. }) => self.round < u16::from(self.plan.late_until),
            (_, format) => format.is_open_ended(),
        }
    }

    /// All pairings, by number.
    #[must_use]
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// The pairing with that number.
    #[must_use]
    pub fn pairing(&self, id: PairingId) -> Option<&Pairing> {
        let at = usize::try_from(id.0).ok()?.checked_sub(1)?;
        self.pairings.get(at)
    }

    /// The pairings of a round.
    pub fn pairings_of(&self, round: u16) -> impl Iterator<Item = &Pairing> {
        self.pairings
            .iter()
            .filter(move |pairing| pairing.round == round)
    }

    /// The pairings of a player.
    pub(super) fn pairings_with(
        &self,
        player: PlayerId,
    ) -> impl DoubleEndedIterator<Item = &Pairing> {
        let all = self.pairings.iter();
        all.filter(move |pairing| pairing.has(player))
    }

    /// The pairings that are not decided.
    pub(super) fn undecided_pairings(&self) -> impl Iterator<Item = &Pairing> {
        let all = self.pairings.iter();
        all.filter(|pairing| pairing.is_undecided())
    }

    /// The pairing that a match was started for, and the game, which may have been replaced since.
    #[must_use]
    pub fn pairing_of_match(&self, match_id: MatchId) -> Option<(&Pairing, &PairingGame)> {
        let pairing = self.pairing(*self.started.get(&match_id)?)?;
        let mut games = pairing.games.iter();
        let game = games.find(|game| game.match_id == Some(match_id))?;
        Some((pairing, game))
    }

    /// All byes, in order of rounds.
    #[must_use]
    pub fn byes(&self) -> &[Bye] {
        &self.byes
    }

    /// The order of a ladder, the top first.
    #[must_use]
    pub fn ladder(&self) -> &[PlayerId] {
        &self.ladder
    }

    /// The divisions of a season of a league, the highest first.
    #[must_use]
    pub fn divisions(&self, season: u16) -> &[Vec<PlayerId>] {
        let at = usize::from(season).wrapping_sub(1);
        self.seasons.get(at).map_or(&[], Vec::as_slice)
    }

    /// The first three places, once it is over.
    #[must_use]
    pub fn podium(&self) -> &[Placed] {
        &self.podium
    }

    /// Whether the actor may do what the organiser may.
    #[must_use]
    pub fn is_organised_by(&self, by: Actor) -> bool {
        match by {
            Actor::Moderator(_) => true,
            Actor::Player(player) => player == self.plan.organiser,
            Actor::Clock => false,
        }
    }

    /// The games whose matches must be started now. None while the tournament is paused.
    #[must_use]
    pub fn waiting_games(&self) -> Vec<WaitingGame> {
        if self.phase != TournamentPhase::Playing {
            return Vec::new();
        }
        let waiting = |pairing: &Pairing| {
            let game = pairing.waiting_game()?;
            Some(WaitingGame {
                pairing: pairing.id,
                first: game.first,
                second: game.second,
            })
        };
        self.pairings.iter().filter_map(waiting).collect()
    }

    /// The matches that are being played for undecided pairings.
    #[must_use]
    pub fn running_matches(&self) -> Vec<(PairingId, MatchId)> {
        if self.phase.has_ended() {
            return Vec::new();
        }
        let running = |pairing: &Pairing| Some((pairing.id, pairing.running_match()?));
        self.pairings.iter().filter_map(running).collect()
    }

    /// The matches that have counted for pairings which go on. A moderator can still void them.
    #[must_use]
    pub fn counted_matches(&self) -> Vec<(PairingId, MatchId)> {
        let counted = self.undecided_pairings().flat_map(|pairing| {
            let games = pairing.games.iter().filter(|game| game.result.is_some());
            games.filter_map(|game| Some((pairing.id, game.match_id?)))
        });
        counted.collect()
    }

    /// Whether every pairing so far is decided.
    #[must_use]
    pub fn is_round_decided(&self) -> bool {
        !self.pairings.iter().any(Pairing::is_undecided)
    }

    /// How often the player had the first move minus how often the second, in pairings that were not forfeited.
    #[must_use]
    pub fn side_balance(&self, player: PlayerId) -> i32 {
        let sides = self.sides_of(player);
        sides.map(|first| if first { 1 } else { -1 }).sum()
    }

    /// For each pairing of a player that was not forfeited, in order: whether they had the first move.
    pub(super) fn sides_of(&self, player: PlayerId) -> impl DoubleEndedIterator<Item = bool> {
        let forfeited = |pairing: &Pairing| matches!(pairing.decision, Some((_, Decided::Forfeit)));
        self.pairings_with(player)
            .filter(move |pairing| !forfeited(pairing))
            .map(move |pairing| pairing.first == player)
    }
}
