//! Ratings, checked against Glickman's paper and by properties.

use std::time::Duration;

use banyan::play::Timestamp;
use banyan::play::rating::{
    GameScore, ListingRules, Rating, RatingRules, SideAdvantage, SideResults, TimedRating, Weight,
    rate,
};
use proptest::prelude::*;

fn rating(rating: f64, deviation: f64) -> Rating {
    Rating {
        rating,
        deviation,
        volatility: 0.06,
    }
}

fn near(is: f64, should: f64, by: f64) {
    assert!((is - should).abs() < by, "{is} is not {should}");
}

/// "Example of the Glicko-2 system", pages 4 to 6: 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100 and to 1700 ± 300.
#[test]
fn glickmans_example() {
    let results = [
        (rating(1400.0, 30.0), 1.0),
        (rating(1550.0, 100.0), 0.0),
        (rating(1700.0, 300.0), 0.0),
    ];
    let after = rating(1500.0, 200.0).after(&results, 1.0);
    // On the scale of the paper, as it prints them: μ' = -0.2069, φ' = 0.8722, σ' = 0.05999.
    let digits = |value: f64| format!("{value:.4}");
    assert_eq!(digits((after.rating - 1500.0) / 173.7178), "-0.2069");
    assert_eq!(digits(after.deviation / 173.7178), "0.8722");
    near(after.volatility, 0.05999, 0.000_01);
    // In points, the paper gives r' = 1464.06, RD' = 151.52 from rounded values; without rounding 1464.0507 and
    // 151.5165.
    assert_eq!(digits(after.rating), "1464.0507");
    assert_eq!(digits(after.deviation), "151.5165");
}

/// "If a player does not compete during the rating period ... φ' = φ* = √(φ² + σ²)" (page 4).
#[test]
fn without_games_only_the_deviation_grows() {
    let before = rating(1700.0, 60.0);
    let period = Duration::from_secs_f64(24.0 * 3600.0 / 0.21436);
    let after = before.aged(period);
    let internal = 173.7178;
    let expected = ((60.0_f64 / internal).powi(2) + 0.06_f64.powi(2)).sqrt() * internal;
    near(after.deviation, expected, 1e-9);
    near(after.rating, before.rating, f64::EPSILON);
    // The length of a period was chosen for this.
    near(
        before.aged(Duration::from_hours(365 * 24)).deviation,
        110.0,
        0.1,
    );
    // Two halves of a period add up to a whole one.
    near(
        before.aged(period / 2).aged(period / 2).deviation,
        expected,
        1e-6,
    );
    // The deviation never exceeds that of a new player.
    near(before.aged(Duration::MAX).deviation, 350.0, f64::EPSILON);
}

#[test]
fn how_long_a_deviation_lasts() {
    let sure = rating(1600.0, 60.0);
    let lasts = sure.stays_within(90.0).unwrap();
    near(sure.aged(lasts).deviation, 90.0, 1e-6);
    assert_eq!(rating(1600.0, 91.0).stays_within(90.0), None);
}

#[test]
fn a_guess_has_a_question_mark() {
    assert_eq!(Rating::default().to_string(), "1500?");
    assert_eq!(rating(1526.6, 109.9).to_string(), "1527");
    assert_eq!(rating(1526.4, 110.0).to_string(), "1526?");
}

#[test]
fn who_is_listed_and_until_when() {
    let listed = ListingRules::default();
    let at = Timestamp(1_700_000_000_000);
    let standing = |deviation| TimedRating {
        rating: rating(1600.0, deviation),
        at: Some(at),
    };
    // A certain rating: the ninety days of activity end first.
    assert_eq!(
        listed.until(&standing(45.0), 10, 3),
        Some(at.after(Duration::from_hours(90 * 24)))
    );
    // A less certain one: the deviation exceeds ninety before that.
    let until = listed.until(&standing(85.0), 10, 3).unwrap();
    assert!(until > at && until < at.after(Duration::from_hours(90 * 24)));
    for (deviation, games, opponents) in [(90.1, 10, 3), (45.0, 9, 3), (45.0, 10, 2)] {
        assert_eq!(listed.until(&standing(deviation), games, opponents), None);
    }
    assert_eq!(listed.until(&TimedRating::default(), 10, 3), None);
}

#[test]
fn pools() {
    let pool = |ruleset: &str| RatingRules::default().pool(&ruleset.parse().unwrap());
    assert_eq!(pool("jungle/classic"), "jungle");
    assert_eq!(pool("jungle/oca"), "jungle");
    assert_eq!(pool("jungle/animal-checkers"), "jungle/animal-checkers");
    assert_eq!(pool("dobutsu/official"), "dobutsu");
    let own = RatingRules {
        own_pools: vec!["dobutsu/official".to_owned()],
        ..RatingRules::default()
    };
    assert_eq!(
        own.pool(&"dobutsu/official".parse().unwrap()),
        "dobutsu/official"
    );
    assert_eq!(
        own.pool(&"jungle/animal-checkers".parse().unwrap()),
        "jungle"
    );
}

fn standings() -> impl Strategy<Value = TimedRating> {
    (500.0..2800.0, 45.0..350.0, 0.03..0.1, 0_i64..400).prop_map(
        |(rating, deviation, volatility, days)| TimedRating {
            rating: Rating {
                rating,
                deviation,
                volatility,
            },
            at: Some(Timestamp(1_700_000_000_000 - days * 86_400_000)),
        },
    )
}

#[test]
fn the_advantage_of_a_side_is_what_its_results_suggest() {
    let points = |games, points, expected| {
        let results = SideResults {
            games,
            points,
            expected,
        };
        results.advantage().0
    };
    assert_eq!(SideResults::default().advantage(), SideAdvantage::NONE);
    // Between equal players, a share of three quarters is expected at a difference of 190.8 points (Elo 1978).
    near(points(1e6, 0.75e6, 0.5e6), 190.8, 0.1);
    near(points(1e6, 0.25e6, 0.5e6), -190.8, 0.1);
    // Ten wins and twenty draws before them are two thirds.
    near(points(10.0, 10.0, 5.0), 120.4, 0.1);
    // If the first player is so much better, the side has no part in it.
    near(points(100.0, 90.0, 90.0), 0.0, 1e-9);
    near(points(1e6, 1e6, 0.5e6), 300.0, 1e-9);
    let won = SideResults::of_game([1700.0, 1500.0], GameScore::Won, Weight(50));
    near(won.games, 0.5, 1e-9);
    near(won.points, 0.5, 1e-9);
    near(won.expected, 0.5 * 0.7597, 1e-4);
}

#[test]
fn a_draw_gains_points_for_the_side_at_a_disadvantage() {
    let player = TimedRating {
        rating: rating(1500.0, 80.0),
        at: None,
    };
    let draw = |points| {
        let advantage = SideAdvantage(points);
        let score = GameScore::Drawn;
        rate([player; 2], score, advantage, Weight::FULL, Timestamp(0))
    };
    let [first, second] = draw(100.0);
    assert!(first.rating < 1498.0 && second.rating > 1502.0);
    let [other, one] = draw(-100.0);
    near(first.rating, one.rating, 1e-9);
    near(second.rating, other.rating, 1e-9);
    // As against an opponent who is so much weaker.
    let weaker = rating(1400.0, 80.0);
    near(
        first.rating,
        player.rating.after(&[(weaker, 0.5)], 0.0).rating,
        1e-9,
    );
}

proptest! {
    #[test]
    fn the_winner_gains_and_the_loser_loses(first in standings(), second in standings(), percent in 1_u8..=100) {
        let now = Timestamp(1_700_000_000_000);
        let [won, lost] = rate([first, second], GameScore::Won, SideAdvantage::NONE, Weight(percent), now);
        prop_assert!(won.rating > first.rating.rating);
        prop_assert!(lost.rating < second.rating.rating);
        // Swapping the players gives the same result.
        let [other, one] = rate([second, first], GameScore::Lost, SideAdvantage::NONE, Weight(percent), now);
        prop_assert_eq!([one, other], [won, lost]);
        for rating in [won, lost] {
            prop_assert!((45.0..=350.0).contains(&rating.deviation));
            prop_assert!(rating.volatility > 0.0 && rating.volatility < 0.2);
        }
    }

    #[test]
    fn half_a_weight_is_half_the_way(first in standings(), second in standings()) {
        let now = Timestamp(1_700_000_000_000);
        let [full, _] = rate([first, second], GameScore::Drawn, SideAdvantage::NONE, Weight::FULL, now);
        let [half, _] = rate([first, second], GameScore::Drawn, SideAdvantage::NONE, Weight(50), now);
        let middle = f64::midpoint(first.rating.rating, full.rating);
        prop_assert!((half.rating - middle).abs() < 1e-9);
    }
}
