//! One simulated tournament: players of known strength play it to the end, and its ranking is held against the truth.

use crate::play::rating::expected_score;
use crate::play::{Actor, GuildId, MatchId, PlayerId, Stamped, TimeControl, Timestamp};
use crate::rules::{Game, Ruleset};
use crate::tournaments::{
    Begins, Due, Format, GameResult, StandingsTable, Tournament, TournamentCommand,
    TournamentPhase, TournamentPlan, TournamentRefusal,
};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

/// The players of a simulation.
pub struct SimulatedPlayers {
    /// The true strengths in Elo points.
    pub strengths: Vec<f64>,
    /// The standard deviation of the ratings, by which players are seeded, around the strengths.
    pub rating_error: f64,
    /// How often two equal players draw, from 0 to 0.5.
    pub draws: f64,
}

/// How one tournament went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measured {
    /// Kendall's rank correlation (tau-b) between strengths and places: 1 is the true order, 0 is chance.
    pub tau: f64,
    /// Whether the strongest player won, shared wins divided.
    pub best_won: f64,
    /// The number of games played.
    pub games: f64,
    /// The number of rounds, seasons, or weeks of a ladder.
    pub rounds: f64,
}

/// A number from the normal distribution with mean 0 and standard deviation 1, by the Box–Muller transform.
pub fn normal(random: &mut StdRng) -> f64 {
    let (u, v): (f64, f64) = (random.gen_range(f64::EPSILON..1.0), random.r#gen());
    (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
}

impl SimulatedPlayers {
    /// Plays one tournament. A ladder lasts `weeks` weeks, in each of which everybody challenges once.
    ///
    /// # Errors
    /// The [`TournamentRefusal`] of a format that this number of players cannot play.
    pub fn play(
        &self,
        format: Format,
        weeks: u16,
        seed: u64,
    ) -> Result<Measured, TournamentRefusal> {
        let mut run = Run::of(self, format, seed)?;
        let mut week = 0;
        while run.tournament.phase() == TournamentPhase::Playing {
            run.play_games()?;
            match (format, run.tournament.next_due()) {
                (Format::Ladder { .. }, _) if week == weeks => {
                    run.act(&TournamentCommand::Finish, run.organiser())?;
                }
                (Format::Ladder { .. }, _) => {
                    week += 1;
                    run.challenge_all()?;
                }
                // All games of the season are played: go on to its end.
                (Format::League { .. }, Some((at, Due::RoundEnds { .. }))) => {
                    run.now = at;
                    run.act(
                        &TournamentCommand::CloseRound {
                            to_move: Vec::new(),
                        },
                        Actor::Clock,
                    )?;
                }
                _ => {}
            }
        }
        Ok(run.measured(week))
    }

    /// A result: the expected score is Elo's, and draws are most frequent between equals.
    fn result(&self, [first, second]: [PlayerId; 2], random: &mut StdRng) -> GameResult {
        let [first, second] = [first, second].map(|player| self.strengths[index(player)]);
        let expected = expected_score(first, second);
        let drawn = 4.0 * self.draws * expected * (1.0 - expected);
        let won = expected - drawn / 2.0;
        match random.r#gen::<f64>() {
            lot if lot < won => GameResult::First,
            lot if lot < won + drawn => GameResult::Draw,
            _ => GameResult::Second,
        }
    }
}

/// Players are numbered from 1 in the order of the list of strengths.
fn index(player: PlayerId) -> usize {
    player.0 as usize - 1
}

struct Run<'a> {
    field: &'a SimulatedPlayers,
    tournament: Tournament,
    random: StdRng,
    now: Timestamp,
    matches: i64,
}

impl<'a> Run<'a> {
    fn of(
        field: &'a SimulatedPlayers,
        format: Format,
        seed: u64,
    ) -> Result<Self, TournamentRefusal> {
        let players = field.strengths.len() as u16;
        let plan = TournamentPlan {
            name: "simulated".to_owned(),
            rated: false,
            most: players,
            begins: Begins::ByHand,
            ..TournamentPlan::new(
                PlayerId(u64::from(u16::MAX)),
                GuildId(1),
                format,
                Ruleset::presets(Game::Jungle).swap_remove(0),
                TimeControl::DEFAULT,
            )
        };
        let now = Timestamp(0);
        let mut run = Self {
            field,
            tournament: Tournament::open(plan, now)?,
            random: StdRng::seed_from_u64(seed),
            now,
            matches: 0,
        };
        for number in 1..=players {
            let player = PlayerId(u64::from(number));
            let error = field.rating_error * normal(&mut run.random);
            let rating = (field.strengths[index(player)] + error).round() as i32;
            run.act(
                &TournamentCommand::Enter { player, rating },
                run.organiser(),
            )?;
        }
        run.act(&TournamentCommand::Start, run.organiser())?;
        Ok(run)
    }

    fn organiser(&self) -> Actor {
        Actor::Player(self.tournament.plan().organiser)
    }

    fn act(&mut self, command: &TournamentCommand, by: Actor) -> Result<(), TournamentRefusal> {
        for event in self.tournament.decide(by, command, self.now)? {
            let stamped = Stamped {
                seq: self.tournament.seq() + 1,
                at: self.now,
                by,
                event,
            };
            let applied = self.tournament.apply(&stamped);
            applied.map_err(TournamentRefusal::Contradiction)?;
        }
        Ok(())
    }

    /// Starts and plays every game that waits now.
    fn play_games(&mut self) -> Result<(), TournamentRefusal> {
        for game in self.tournament.waiting_games() {
            self.matches += 1;
            let (pairing, match_id) = (game.pairing, MatchId(self.matches));
            self.act(
                &TournamentCommand::GameStarted { pairing, match_id },
                Actor::Clock,
            )?;
            let result = self
                .field
                .result([game.first, game.second], &mut self.random);
            let result = Some(result);
            let over = TournamentCommand::GameOver {
                pairing,
                match_id,
                result,
            };
            self.act(&over, Actor::Clock)?;
        }
        Ok(())
    }

    /// A week of a ladder: in random order, everybody challenges somebody within reach; all accept.
    fn challenge_all(&mut self) -> Result<(), TournamentRefusal> {
        self.now = Timestamp(self.now.0 + 7 * 24 * 60 * 60 * 1000);
        let Format::Ladder { reach, .. } = self.tournament.plan().format else {
            return Ok(());
        };
        let mut players = self.tournament.ladder().to_vec();
        players.shuffle(&mut self.random);
        for player in players {
            let ladder = self.tournament.ladder();
            let place = ladder.iter().position(|one| *one == player).unwrap_or(0);
            let nearest = place.saturating_sub(usize::from(reach));
            let Some(opponent) = ladder[nearest..place].choose(&mut self.random).copied() else {
                continue;
            };
            let challenge = TournamentCommand::Challenge { opponent };
            match self.act(&challenge, Actor::Player(player)) {
                Err(TournamentRefusal::Busy | TournamentRefusal::JustMet) => continue,
                other => other?,
            }
            let pairing = self.tournament.pairings().last().map(|pairing| pairing.id);
            let pairing = pairing.ok_or(TournamentRefusal::NoPairing)?;
            self.act(
                &TournamentCommand::Accept { pairing },
                Actor::Player(opponent),
            )?;
        }
        Ok(())
    }

    fn measured(&self, weeks: u16) -> Measured {
        let places = places(&self.tournament.standings(), self.field.strengths.len());
        let strengths = &self.field.strengths;
        let strongest =
            (0..strengths.len()).max_by(|one, other| strengths[*one].total_cmp(&strengths[*other]));
        let winners = places.iter().filter(|place| **place == 1).count();
        let best_won = strongest.is_some_and(|player| places[player] == 1);
        Measured {
            tau: kendall(strengths, &places),
            best_won: f64::from(u8::from(best_won)) / winners.max(1) as f64,
            games: self.matches as f64,
            rounds: f64::from(self.tournament.round().max(weeks)),
        }
    }
}

/// The place of every player, over all divisions.
fn places(tables: &[StandingsTable], players: usize) -> Vec<u32> {
    let mut places = vec![0; players];
    let mut above = 0;
    for table in tables {
        for row in &table.rows {
            places[index(row.player)] = above + u32::from(row.place);
        }
        above += table.rows.len() as u32;
    }
    places
}

/// Kendall's tau-b between strengths (more is better) and places (fewer is better), which may be shared.
fn kendall(strengths: &[f64], places: &[u32]) -> f64 {
    let (mut agree, mut strength_pairs, mut place_pairs) = (0i64, 0i64, 0i64);
    for one in 0..places.len() {
        for other in 0..one {
            let by_strength = strengths[one].total_cmp(&strengths[other]) as i64;
            let by_place = places[other].cmp(&places[one]) as i64;
            agree += by_strength * by_place;
            strength_pairs += by_strength.abs();
            place_pairs += by_place.abs();
        }
    }
    agree as f64 / ((strength_pairs * place_pairs) as f64).sqrt().max(1.0)
}
