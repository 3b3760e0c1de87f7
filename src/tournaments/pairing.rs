//! A pairing: two players who meet in a round, in one game or more, and how it was decided. Plain data.

use serde::{Deserialize, Serialize};

use crate::play::{MatchId, PairingId, PlayerId, Timestamp};

keyed! {
    /// The result of a game, or of a pairing. `First` is the player with the first move: of that game, or of the first
    /// game of the pairing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum GameResult {
        /// The first player won.
        First = "first",
        /// The second player won.
        Second = "second",
        /// A draw.
        Draw = "draw",
        /// Both lost, by forfeit.
        Neither = "neither",
    }
}

impl GameResult {
    /// The win of the first player, or of the second one.
    #[must_use]
    pub fn win(of_first: bool) -> Self {
        if of_first { Self::First } else { Self::Second }
    }

    /// The half points of the first and of the second player: 2 for a win, 1 for a draw.
    #[must_use]
    pub fn half_points(self) -> [u32; 2] {
        match self {
            Self::First => [2, 0],
            Self::Second => [0, 2],
            Self::Draw => [1, 1],
            Self::Neither => [0, 0],
        }
    }
}

keyed! {
    /// How a pairing was decided.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Decided {
        /// By its games.
        Played = "played",
        /// Without play: a player withdrew, did not answer, or did not finish in time.
        Forfeit = "forfeit",
        /// A moderator or the organiser set the result.
        Ruling = "ruling",
        /// The games were level, and the better seed goes on.
        Seed = "seed",
    }
}

/// One game of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingGame {
    /// The player with the first move.
    pub first: PlayerId,
    /// The other player.
    pub second: PlayerId,
    /// Its match, once it was started.
    pub match_id: Option<MatchId>,
    /// Its result, once it is over.
    pub result: Option<GameResult>,
}

impl PairingGame {
    fn new(first: PlayerId, second: PlayerId) -> Self {
        Self {
            first,
            second,
            match_id: None,
            result: None,
        }
    }
}

/// The challenge of a ladder that a pairing came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderChallenge {
    /// The player who challenged. The other one must answer.
    pub challenger: PlayerId,
    /// When the time to answer began.
    pub since: Timestamp,
    /// When the time to answer ends.
    pub until: Timestamp,
    /// When it would end without what vacations and downtimes have added.
    pub regular_until: Timestamp,
    /// Whether it was accepted, so that its game can start.
    pub accepted: bool,
}

/// Two players who meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Its number.
    pub id: PairingId,
    /// Its round, from 1; the season in a league; 1 in a ladder.
    pub round: u16,
    /// The player with the first move in the first game.
    pub first: PlayerId,
    /// The other player.
    pub second: PlayerId,
    /// Its games so far; the last one may be waiting or running. Never empty.
    pub games: Vec<PairingGame>,
    /// Its result and how that came about, once it is decided.
    pub decision: Option<(GameResult, Decided)>,
    /// When it was decided.
    pub decided_at: Option<Timestamp>,
    /// The challenge, in a ladder.
    pub challenge: Option<LadderChallenge>,
}

impl Pairing {
    /// A new pairing with its first game waiting.
    pub(super) fn new(id: PairingId, round: u16, [first, second]: [PlayerId; 2]) -> Self {
        Self {
            id,
            round,
            first,
            second,
            games: vec![PairingGame::new(first, second)],
            decision: None,
            decided_at: None,
            challenge: None,
        }
    }

    /// Its two players, the first one first.
    #[must_use]
    pub fn players(&self) -> [PlayerId; 2] {
        [self.first, self.second]
    }

    /// Whether the player is one of the two.
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        self.players().contains(&player)
    }

    /// The other player.
    #[must_use]
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        match player {
            player if player == self.first => Some(self.second),
            player if player == self.second => Some(self.first),
            _ => None,
        }
    }

    /// Its result, once it is decided.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        self.decision.map(|(result, _)| result)
    }

    /// Whether it is undecided.
    #[must_use]
    pub fn is_undecided(&self) -> bool {
        self.decision.is_none()
    }

    /// The winner, if it is decided and somebody won.
    #[must_use]
    pub fn winner(&self) -> Option<PlayerId> {
        match self.result()? {
            GameResult::First => Some(self.first),
            GameResult::Second => Some(self.second),
            GameResult::Draw | GameResult::Neither => None,
        }
    }

    /// The player who must answer the challenge that it came from, until they have.
    #[must_use]
    pub fn must_answer(&self) -> Option<PlayerId> {
        let open = self.challenge.filter(|challenge| !challenge.accepted);
        let open = open.filter(|_| self.is_undecided())?;
        self.opponent_of(open.challenger)
    }

    /// The half points of a player from it; 0 while it is undecided.
    #[must_use]
    pub fn half_points_of(&self, player: PlayerId) -> u32 {
        let [first, second] = self.result().map_or([0, 0], GameResult::half_points);
        if player == self.first { first } else { second }
    }

    /// The result that makes that player lose by forfeit.
    #[must_use]
    pub fn lost_by(&self, loser: PlayerId) -> GameResult {
        GameResult::win(loser != self.first)
    }

    /// The half points from its finished games, of [`Self::first`] and [`Self::second`].
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        let mut score = [0, 0];
        for game in &self.games {
            let Some(result) = game.result else { continue };
            let [first, second] = result.half_points();
            let swapped = game.first != self.first;
            score[usize::from(swapped)] += first;
            score[usize::from(!swapped)] += second;
        }
        score
    }

    /// The number of its finished games.
    #[must_use]
    pub fn played(&self) -> usize {
        self.games
            .iter()
            .filter(|game| game.result.is_some())
            .count()
    }

    /// The game that waits for its match, if there is one: it must be started.
    #[must_use]
    pub fn waiting_game(&self) -> Option<&PairingGame> {
        let accepted = self.challenge.is_none_or(|challenge| challenge.accepted);
        let last = self.games.last()?;
        let waits = self.is_undecided() && accepted && last.match_id.is_none();
        waits.then_some(last)
    }

    /// The match that is being played for it.
    #[must_use]
    pub fn running_match(&self) -> Option<MatchId> {
        let last = self.games.last().filter(|game| game.result.is_none())?;
        last.match_id.filter(|_| self.is_undecided())
    }

    /// Adds the next game, with sides swapped.
    pub(super) fn add_game(&mut self) {
        if let Some(last) = self.games.last().copied() {
            self.games.push(PairingGame::new(last.second, last.first));
        }
    }

    /// Voids the match of a game. A running game waits for another match. A finished game is removed with its result,
    /// and a later game can replace it. False if the pairing has no such match.
    pub(super) fn void(&mut self, match_id: MatchId) -> bool {
        let mut games = self.games.iter();
        let Some(at) = games.position(|game| game.match_id == Some(match_id)) else {
            return false;
        };
        if self.games[at].result.is_none() {
            self.games[at].match_id = None;
        } else {
            self.games.remove(at);
        }
        true
    }

    /// Puts `new` in the place of `old`.
    pub(super) fn replace(&mut self, old: PlayerId, new: PlayerId) {
        let swap = |player: &mut PlayerId| {
            if *player == old {
                *player = new;
            }
        };
        swap(&mut self.first);
        swap(&mut self.second);
        for game in &mut self.games {
            swap(&mut game.first);
            swap(&mut game.second);
        }
        if let Some(challenge) = &mut self.challenge {
            swap(&mut challenge.challenger);
        }
    }
}
