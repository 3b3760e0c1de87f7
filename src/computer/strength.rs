//! The strength of the levels, and an estimate of a person's strength from results against them. Pure.

use crate::play::profile::Encounter;
use crate::play::rating::expected_score;
use crate::rules::Game;
use crate::search::elo;

/// The most recent games that an estimate uses.
const MAX_GAMES: usize = 20;

const MIN_GAMES: usize = 3;

/// The level closest to a person's strength in a game; `None` after too few games.
///
/// The strength is the one whose expected score (Elo's formula) equals the real score. A draw against the mean of the levels is
/// added, so that the strength stays finite after nothing but wins or losses.
#[must_use]
pub fn estimate(game: Game, encounters: &[Encounter]) -> Option<u8> {
    let elo = elo(game);
    let strength = |level: u8| elo[usize::from(level).clamp(1, elo.len()) - 1];
    let of_game = encounters.iter().rev().filter(|met| met.game == game);
    let mut met: Vec<(f64, f64)> = of_game
        .take(MAX_GAMES)
        .map(|met| (strength(met.level), met.score.halves() as f64 / 2.0))
        .collect();
    if met.len() < MIN_GAMES {
        return None;
    }
    let mean = met.iter().map(|(strength, _)| strength).sum::<f64>() / met.len() as f64;
    met.push((mean, 0.5));
    let expected = |own: f64| -> f64 {
        met.iter()
            .map(|(other, _)| expected_score(own, *other))
            .sum()
    };
    let real: f64 = met.iter().map(|(_, score)| score).sum();
    // Bisection: the expected score grows with the strength.
    let (mut low, mut high) = (-2000.0, 4000.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if expected(middle) < real {
            low = middle;
        } else {
            high = middle;
        }
    }
    let levels = 1..=elo.len() as u8;
    let distance = |level: &u8| (strength(*level) - low).abs();
    levels.min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::computer::levels::level_count;
    use crate::play::rating::GameScore;

    fn met(level: u8, score: GameScore, times: usize) -> Vec<Encounter> {
        let game = Game::Dobutsu;
        vec![Encounter { game, level, score }; times]
    }

    #[test]
    fn every_level_has_a_strength_above_the_one_before() {
        for game in Game::ALL {
            let elo = elo(*game);
            assert_eq!(elo.len(), usize::from(level_count(*game)));
            assert!(elo.is_sorted_by(|low, high| low < high));
        }
    }

    #[test]
    fn a_score_of_half_means_the_strength_of_the_level() {
        for level in 1..=8 {
            let mut games = met(level, GameScore::Won, 5);
            games.extend(met(level, GameScore::Lost, 5));
            assert_eq!(estimate(Game::Dobutsu, &games), Some(level));
        }
    }

    #[test]
    fn wins_say_more_and_losses_less() {
        let wins = estimate(Game::Dobutsu, &met(3, GameScore::Won, 10));
        let losses = estimate(Game::Dobutsu, &met(3, GameScore::Lost, 10));
        assert!(wins > Some(3) && losses < Some(3), "{wins:?} {losses:?}");
    }

    #[test]
    fn old_games_other_games_and_too_few_say_nothing() {
        assert_eq!(estimate(Game::Dobutsu, &met(3, GameScore::Won, 2)), None);
        assert_eq!(estimate(Game::Jungle, &met(3, GameScore::Won, 20)), None);
        let mut games = met(8, GameScore::Won, 30);
        games.extend(met(1, GameScore::Lost, 20));
        assert_eq!(estimate(Game::Dobutsu, &games), Some(1));
    }
}
