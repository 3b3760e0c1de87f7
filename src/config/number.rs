//! The settings that are whole numbers: their keys and bounds. What a missing one means is not known here.

use std::ops::RangeInclusive;

use super::Key;

/// A setting that is a whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Number {
    /// For how many days a challenge waits for its answer.
    ChallengeDays,
    /// How many challenges of one player may wait at once.
    OpenChallenges,
    /// How many days of vacation a player has in a year.
    VacationDays,
    /// How many moves a player may make in a minute.
    MovesAMinute,
    /// How many challenges a player may make in an hour.
    ChallengesAnHour,
    /// How many pictures and animations a player may ask for in a minute.
    PicturesAMinute,
    /// How many other requests a player may make in a minute.
    RequestsAMinute,
    /// As many times as much a whole server may.
    ServerShare,
    /// How many rated games a week count fully between two players who are new to each other or have blocked one another.
    RatingPairGames,
    /// What further ones count, in percent.
    RatingPairWeight,
    /// For how many days after their first rated game two players are new to each other.
    RatingPairDays,
    /// The highest deviation of who is on the leaderboards.
    ListedDeviation,
    /// The fewest rated games.
    ListedGames,
    /// The fewest different opponents.
    ListedOpponents,
    /// For how many days after the last rated game.
    ListedDays,
}

impl Number {
    /// All of them, in the order of `config.example.toml`.
    pub const ALL: [Self; 15] = [
        Self::ChallengeDays,
        Self::OpenChallenges,
        Self::VacationDays,
        Self::MovesAMinute,
        Self::ChallengesAnHour,
        Self::PicturesAMinute,
        Self::RequestsAMinute,
        Self::ServerShare,
        Self::RatingPairGames,
        Self::RatingPairWeight,
        Self::RatingPairDays,
        Self::ListedDeviation,
        Self::ListedGames,
        Self::ListedOpponents,
        Self::ListedDays,
    ];

    pub(super) fn key(self) -> &'static Key {
        macro_rules! key {
            ($name:literal, $allowed:literal) => {
                &Key {
                    name: $name,
                    allowed: concat!("a whole number ", $allowed),
                }
            };
        }
        match self {
            Self::ChallengeDays => key!("challenge_days", "of days from 1 to 90"),
            Self::OpenChallenges => key!("open_challenges", "from 1 to 100"),
            Self::VacationDays => key!("vacation_days", "of days from 0 to 365"),
            Self::MovesAMinute => key!("moves_a_minute", "from 0 to 10000"),
            Self::ChallengesAnHour => key!("challenges_an_hour", "from 0 to 10000"),
            Self::PicturesAMinute => key!("pictures_a_minute", "from 0 to 10000"),
            Self::RequestsAMinute => key!("requests_a_minute", "from 0 to 10000"),
            Self::ServerShare => key!("server_share", "from 0 to 10000"),
            Self::RatingPairGames => key!("rating_pair_games", "from 0 to 1000"),
            Self::RatingPairWeight => key!("rating_pair_weight", "of percent from 0 to 100"),
            Self::RatingPairDays => key!("rating_pair_days", "of days from 0 to 3650"),
            Self::ListedDeviation => key!("listed_deviation", "of points from 46 to 350"),
            Self::ListedGames => key!("listed_games", "from 1 to 1000"),
            Self::ListedOpponents => key!("listed_opponents", "from 1 to 100"),
            Self::ListedDays => key!("listed_days", "of days from 1 to 3650"),
        }
    }

    pub(super) fn allowed(self) -> RangeInclusive<u16> {
        match self {
            Self::ChallengeDays => 1..=90,
            Self::OpenChallenges | Self::ListedOpponents => 1..=100,
            Self::VacationDays => 0..=365,
            Self::MovesAMinute
            | Self::ChallengesAnHour
            | Self::PicturesAMinute
            | Self::RequestsAMinute
            | Self::ServerShare => 0..=10_000,
            Self::RatingPairGames => 0..=1000,
            Self::RatingPairWeight => 0..=100,
            Self::RatingPairDays => 0..=3650,
            Self::ListedDeviation => 46..=350,
            Self::ListedGames => 1..=1000,
            Self::ListedDays => 1..=3650,
        }
    }
}
