//! A simulated tournament: it sends commands as the bot would, stores every event as text, and replays it.

use banyan::play::{
    Actor, GuildId, MatchId, PlayerId, Stamped, TimeControl, Timestamp, TournamentId,
};
use banyan::tournaments::{
    Application, Begins, Bracket, Format, GameResult, Tournament, TournamentCommand,
    TournamentEvent, TournamentPhase, TournamentPlan, TournamentRefusal,
};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

pub const ORGANISER: PlayerId = PlayerId(9_000);
pub const DAY: i64 = 24 * 60 * 60 * 1000;
/// 1 November 2026.
pub const START: Timestamp = Timestamp(1_793_491_200_000);

pub fn plan(format: Format) -> TournamentPlan {
    TournamentPlan {
        name: "Autumn cup".to_owned(),
        begins: Begins::ByHand,
        round_days: Some(14),
        ..TournamentPlan::new(
            ORGANISER,
            GuildId(7),
            format,
            "jungle/classic".parse().unwrap(),
            TimeControl::Days(3),
        )
    }
}

pub fn application(rating: i32) -> Application {
    Application {
        rating,
        games: 0,
        has_role: false,
        guild: None,
    }
}

/// Player number `n`, from 1.
pub fn player(number: usize) -> PlayerId {
    PlayerId(number as u64)
}

pub struct Field {
    pub tournament: Tournament,
    pub now: Timestamp,
    pub random: StdRng,
    matches: i64,
}

impl Field {
    /// A tournament with players 1 to `players`, seeded in this order, before its start.
    pub fn open(plan: TournamentPlan, players: usize, seed: u64) -> Self {
        let tournament = Tournament::open(plan, START).unwrap();
        let mut field = Self {
            tournament: tournament.numbered(TournamentId(1)),
            now: START,
            random: StdRng::seed_from_u64(seed),
            matches: 0,
        };
        for number in 1..=players {
            let join = TournamentCommand::Join(application(3000 - number as i32));
            field.player(number, &join);
        }
        field
    }

    /// The same, started.
    pub fn started(plan: TournamentPlan, players: usize, seed: u64) -> Self {
        let mut field = Self::open(plan, players, seed);
        field.organiser(&TournamentCommand::Start);
        field
    }

    pub fn try_as(
        &mut self,
        by: Actor,
        command: &TournamentCommand,
    ) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        let events = self.tournament.decide(by, command, self.now)?;
        for event in &events {
            let (kind, body) = event.to_stored();
            let read = TournamentEvent::from_stored(&kind, body.as_deref()).unwrap();
            assert_eq!(*event, read, "{kind} {body:?}");
            let stamped = Stamped {
                seq: self.tournament.seq() + 1,
                at: self.now,
                by,
                event: read,
            };
            self.tournament.apply(&stamped).unwrap();
        }
        Ok(events)
    }

    #[track_caller]
    pub fn player(&mut self, number: usize, command: &TournamentCommand) -> Vec<TournamentEvent> {
        self.try_as(Actor::Player(player(number)), command).unwrap()
    }

    #[track_caller]
    pub fn organiser(&mut self, command: &TournamentCommand) -> Vec<TournamentEvent> {
        self.try_as(Actor::Player(ORGANISER), command).unwrap()
    }

    #[track_caller]
    pub fn clock(&mut self, command: &TournamentCommand) -> Vec<TournamentEvent> {
        self.try_as(Actor::Clock, command).unwrap()
    }

    #[track_caller]
    pub fn refuses(&mut self, by: Actor, command: &TournamentCommand) -> TournamentRefusal {
        let before = self.tournament.seq();
        let refusal = self.try_as(by, command).unwrap_err();
        assert_eq!(self.tournament.seq(), before);
        assert!(
            !matches!(refusal, TournamentRefusal::Contradiction(_)),
            "{refusal}"
        );
        refusal
    }

    pub fn days_later(&mut self, days: i64) {
        self.now = Timestamp(self.now.0 + days * DAY);
    }

    /// The number of a new match.
    pub fn next_match(&mut self) -> MatchId {
        self.matches += 1;
        MatchId(self.matches)
    }

    /// Starts the match of every waiting game.
    pub fn start_games(&mut self) {
        for game in self.tournament.waiting_games() {
            let match_id = self.next_match();
            self.clock(&TournamentCommand::GameStarted {
                pairing: game.pairing,
                match_id,
            });
        }
    }

    /// Ends all running games with the same result.
    pub fn end_games(&mut self, result: GameResult) {
        for (pairing, match_id) in self.tournament.running_matches() {
            self.clock(&TournamentCommand::GameOver {
                pairing,
                match_id,
                result: Some(result),
            });
        }
    }

    /// Plays all games of now, with results by `result` of the first and the second player.
    pub fn play_games(&mut self, mut result: impl FnMut(&mut StdRng, [PlayerId; 2]) -> GameResult) {
        self.start_games();
        for (pairing, match_id) in self.tournament.running_matches() {
            let (_, game) = self.tournament.pairing_of_match(match_id).unwrap();
            let result = result(&mut self.random, [game.first, game.second]);
            self.clock(&TournamentCommand::GameOver {
                pairing,
                match_id,
                result: Some(result),
            });
        }
    }

    /// Plays with random results until nothing is waiting and nothing runs.
    pub fn play_on(&mut self) {
        while !self.tournament.waiting_games().is_empty()
            || !self.tournament.running_matches().is_empty()
        {
            self.play_games(|random, _| any_result(random));
        }
    }

    /// Plays a tournament that must end by itself.
    pub fn play_to_the_end(&mut self) {
        self.play_on();
        assert_eq!(self.tournament.phase(), TournamentPhase::Over);
        self.replays();
    }

    /// The stored events give the same tournament.
    pub fn replays(&self) {
        let again = Tournament::replay(self.tournament.id(), self.tournament.events()).unwrap();
        assert_eq!(state(&again), state(&self.tournament));
    }
}

/// All of its state, for comparison: tournaments with equal events are equal by definition.
fn state(tournament: &Tournament) -> String {
    format!("{tournament:?}")
}

/// A win of either, or in one of five games a draw.
pub fn any_result(random: &mut StdRng) -> GameResult {
    match random.gen_range(0..5) {
        0 | 1 => GameResult::First,
        2 | 3 => GameResult::Second,
        _ => GameResult::Draw,
    }
}

/// The player with the smaller number wins.
pub fn better_wins(_: &mut StdRng, [first, second]: [PlayerId; 2]) -> GameResult {
    if first < second {
        GameResult::First
    } else {
        GameResult::Second
    }
}

/// The winner of the final.
pub fn champion(bracket: &Bracket) -> Option<PlayerId> {
    bracket.rounds.last()?.first()?.winner.player()
}
