//! Configuration keys that are whole numbers, with their bounds. Defaults are defined where the numbers are used.

use std::ops::RangeInclusive;

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $of:literal, $low:literal to $high:literal;)*) => {
        /// A whole number in the configuration.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Number { $($(#[$doc])* $name,)* }

        impl Number {
            /// All numbers, in the order of `config.example.toml`.
            pub const ALL: [Self; [$($key),*].len()] = [$(Self::$name),*];

            pub(super) fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            pub(super) fn allowed(self) -> &'static str {
                match self {
                    $(Self::$name => concat!("a whole number ", $of, "from ", $low, " to ", $high),)*
                }
            }

            pub(super) fn range(self) -> RangeInclusive<u16> {
                match self { $(Self::$name => $low..=$high,)* }
            }
        }
    };
}

numbers! {
    /// How many days a challenge waits for its answer.
    ChallengeDays = "challenge_days", "of days ", 1 to 90;
    /// How many challenges of one player may be open at once.
    OpenChallenges = "open_challenges", "", 1 to 100;
    /// How many days of vacation a player has in a calendar year.
    VacationDays = "vacation_days", "of days ", 0 to 365;
    /// How many moves a player may make in a minute.
    MovesAMinute = "moves_a_minute", "", 0 to 10000;
    /// How many challenges a player may make in an hour.
    ChallengesAnHour = "challenges_an_hour", "", 0 to 10000;
    /// How many pictures and animations a player may request in a minute.
    PicturesAMinute = "pictures_a_minute", "", 0 to 10000;
    /// How many other requests a player may make in a minute.
    RequestsAMinute = "requests_a_minute", "", 0 to 10000;
    /// The limits of a whole server, as a multiple of a player's.
    ServerShare = "server_share", "", 0 to 10000;
    /// How many computer players think at the same time.
    SearchThreads = "search_threads", "", 0 to 256;
    /// How many connections to PostgreSQL a process may have.
    DatabaseConnections = "database_connections", "", 2 to 200;
    /// How many rated games in seven days count fully between two players who are new to each other or have blocked one
    /// another.
    RatingPairGames = "rating_pair_games", "", 0 to 1000;
    /// The weight of further games between such players, in percent.
    RatingPairWeight = "rating_pair_weight", "of percent ", 0 to 100;
    /// How many days after their first rated game two players are new to each other.
    RatingPairDays = "rating_pair_days", "of days ", 0 to 3650;
    /// The highest rating deviation on leaderboards.
    ListedDeviation = "listed_deviation", "of points ", 46 to 350;
    /// The fewest rated games on leaderboards.
    ListedGames = "listed_games", "", 1 to 1000;
    /// The fewest different opponents on leaderboards.
    ListedOpponents = "listed_opponents", "", 1 to 100;
    /// How many days after the last rated game a player stays on leaderboards.
    ListedDays = "listed_days", "of days ", 1 to 3650;
}
