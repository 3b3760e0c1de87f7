//! What an organiser decides before a tournament begins: format, game, conditions. Plain data with its checks.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::play::{GuildId, PlayerId, TimeControl, Timestamp, is_default};
use crate::rules::Ruleset;

/// The fewest and the most players of any tournament.
pub const PLAYERS: (u16, u16) = (2, 256);

/// The sizes that a division of a league can have.
pub const DIVISION: (u8, u8) = (4, 10);

/// The most rounds of a Swiss tournament.
pub const MAX_ROUNDS: u8 = 20;

/// The most places that a ladder lets a player challenge upwards.
pub const FARTHEST_REACH: u8 = 10;

/// The most days of a round, a season or an answer.
pub const MAX_DAYS: u8 = 90;

/// The most players who play off the first place; more of them share it.
pub const PLAY_OFF: usize = 4;

/// The longest name, in characters.
pub const MAX_NAME_CHARS: usize = 60;

/// How the players of a tournament meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    content = "settings",
    rename_all = "kebab-case",
    deny_unknown_fields
)]
pub enum Format {
    /// Everybody plays everybody.
    RoundRobin {
        /// Whether they meet twice, with sides swapped.
        double: bool,
    },
    /// A fixed number of rounds between players with about the same score.
    Swiss {
        /// The number of rounds.
        rounds: u8,
    },
    /// The loser of a pairing is out.
    Knockout {
        /// The games of a pairing: 1 or 3.
        best_of: u8,
        /// Whether the losers of the semi-finals play for the third place.
        third_place: bool,
    },
    /// A standing order in which players challenge those above them. It ends when the organiser says so.
    Ladder {
        /// How many places above their own players can challenge.
        reach: u8,
        /// In how many days a challenge must be answered.
        days: u8,
    },
    /// Divisions that play a round robin each season, with promotion and relegation.
    League {
        /// The size that divisions should have.
        division: u8,
        /// How many players of a division go up, and how many down.
        promoted: u8,
        /// The number of seasons; `None` if it goes on until the organiser ends it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seasons: Option<u8>,
    },
}

impl Format {
    /// Its key in language files and controls.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::RoundRobin { .. } => "round-robin",
            Self::Swiss { .. } => "swiss",
            Self::Knockout { .. } => "knockout",
            Self::Ladder { .. } => "ladder",
            Self::League { .. } => "league",
        }
    }

    /// The fewest players that it makes sense for.
    #[must_use]
    pub fn fewest_players(&self) -> u16 {
        match self {
            Self::League { .. } => u16::from(DIVISION.0),
            _ => PLAYERS.0,
        }
    }

    /// Whether players can join it after its start: a ladder at the bottom, a league for its next season.
    #[must_use]
    pub fn is_open_ended(&self) -> bool {
        matches!(self, Self::Ladder { .. } | Self::League { .. })
    }
}

/// When a tournament begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", content = "at", rename_all = "kebab-case")]
pub enum Begins {
    /// At a time.
    At(Timestamp),
    /// When the last place is taken.
    Full,
    /// When the organiser says so.
    ByHand,
}

/// What somebody must bring to join. The default demands nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conditions {
    /// A role of the server, by its Discord id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<u64>,
    /// The lowest rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lowest: Option<i32>,
    /// The highest rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub highest: Option<i32>,
    /// The number of rated games of this game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub games: u32,
}

/// Everything that an organiser decides about a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentPlan {
    /// Its name, as the organiser wrote it.
    pub name: String,
    /// The player who organises it. They need not play.
    pub organiser: PlayerId,
    /// The server.
    pub guild: GuildId,
    /// How players meet.
    pub format: Format,
    /// The game and its rules.
    pub ruleset: Ruleset,
    /// The time control of its games.
    pub time: TimeControl,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// The fewest players that it begins with.
    pub fewest: u16,
    /// The most players.
    pub most: u16,
    /// What players must bring to join.
    #[serde(default)]
    pub conditions: Conditions,
    /// When it begins.
    pub begins: Begins,
    /// In how many days a round, or a season of a league, must be finished; `None` if only the clocks of the games
    /// limit it. A league without it plays by calendar months.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_days: Option<u8>,
    /// Swiss only: the last round before which players can still join; 0 if nobody can after the start.
    #[serde(default)]
    pub late_until: u8,
    /// The level of the strongest computer player that fills an empty place at the start, if the organiser wants any. One
    /// of each level below follows, as long as there are empty places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill_level: Option<u8>,
    /// Round robin and Swiss: whether players who share the first place after all tie-breaks play for it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub play_off: bool,
    /// Whether other servers may ask to take part.
    #[serde(default, skip_serializing_if = "is_default")]
    pub guests: bool,
}

/// Why a plan cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TournamentPlanError {
    /// The name is empty or too long.
    #[error("a name has 1 to {MAX_NAME_CHARS} characters")]
    Name,
    /// The numbers of players are out of range or the wrong way round.
    #[error("the numbers of players must lie between {fewest} and {}", PLAYERS.1)]
    Players {
        /// The fewest that the format or the plan needs.
        fewest: u16,
    },
    /// The number of rounds is out of range.
    #[error("a Swiss tournament has 1 to {MAX_ROUNDS} rounds")]
    Rounds,
    /// Not best of 1 or 3.
    #[error("a pairing is the best of 1 or 3")]
    BestOf,
    /// The reach of a ladder is out of range.
    #[error("a ladder's reach is 1 to {FARTHEST_REACH} places")]
    Reach,
    /// The size of divisions is out of range.
    #[error("a division has {} to {} players", DIVISION.0, DIVISION.1)]
    Division,
    /// More players would move between divisions than half of one.
    #[error("at most half of a division goes up and half goes down")]
    Promoted,
    /// A league without a season.
    #[error("a league has at least one season")]
    Seasons,
    /// A number of days is out of range.
    #[error("days are 1 to {MAX_DAYS}")]
    Days,
    /// Neither clocks nor deadlines would ever end a round.
    #[error("without a time control and a deadline for rounds it might never end")]
    Endless,
    /// Late entry is for Swiss tournaments, up to their last round.
    #[error("late entry is possible in a Swiss tournament, up to its last round")]
    LateEntry,
    /// Computer players do not answer the challenges of a ladder.
    #[error("computer players cannot fill the places of a ladder")]
    Computers,
    /// Only a round robin and a Swiss tournament have a table with one first place.
    #[error("a play-off is possible in a round robin and a Swiss tournament")]
    PlayOff,
    /// The lowest rating is above the highest.
    #[error("the lowest rating is above the highest")]
    Ratings,
}

impl TournamentPlan {
    /// A rated tournament that has no name yet, that anybody can join and that begins when it is full.
    #[must_use]
    pub fn new(
        organiser: PlayerId,
        guild: GuildId,
        format: Format,
        ruleset: Ruleset,
        time: TimeControl,
    ) -> Self {
        Self {
            name: String::new(),
            organiser,
            guild,
            format,
            ruleset,
            time,
            rated: true,
            fewest: format.fewest_players(),
            most: PLAYERS.1,
            conditions: Conditions::default(),
            begins: Begins::Full,
            round_days: None,
            late_until: 0,
            fill_level: None,
            play_off: false,
            guests: false,
        }
    }

    /// Whether the plan can be played.
    ///
    /// # Errors
    /// The first [`TournamentPlanError`] found.
    pub fn check(&self) -> Result<(), TournamentPlanError> {
        let letters = self.name.trim().chars().count();
        require(
            (1..=MAX_NAME_CHARS).contains(&letters),
            TournamentPlanError::Name,
        )?;
        let fewest = self.format.fewest_players();
        let in_order = fewest <= self.fewest && self.fewest <= self.most && self.most <= PLAYERS.1;
        let needed = fewest.max(self.fewest);
        require(in_order, TournamentPlanError::Players { fewest: needed })?;
        self.check_format()?;
        let is_ladder = matches!(self.format, Format::Ladder { .. });
        let computers = self.fill_level.is_none() || !is_ladder;
        require(computers, TournamentPlanError::Computers)?;
        let has_table = matches!(
            self.format,
            Format::RoundRobin { .. } | Format::Swiss { .. }
        );
        require(has_table || !self.play_off, TournamentPlanError::PlayOff)?;
        require(
            self.round_days.is_none_or(is_days),
            TournamentPlanError::Days,
        )?;
        let range = (self.conditions.lowest, self.conditions.highest);
        let upside_down = matches!(range, (Some(low), Some(high)) if low > high);
        require(!upside_down, TournamentPlanError::Ratings)?;
        let ends = match self.format {
            // The season of a league always ends; a deadline does not end the games of a ladder.
            Format::League { .. } => true,
            Format::Ladder { .. } => self.time != TimeControl::Unlimited,
            _ => self.time != TimeControl::Unlimited || self.round_days.is_some(),
        };
        require(ends, TournamentPlanError::Endless)
    }

    /// Whether a tournament that runs by this plan can go on by the other one. Its name, places, conditions, days, late
    /// entry, play-off, openness to other servers, the seasons of a league and the days for an answer on a ladder may change; what the players have agreed to
    /// play may not.
    #[must_use]
    pub fn can_become(&self, other: &Self) -> bool {
        let mut format = self.format;
        match (&mut format, other.format) {
            (Format::League { seasons, .. }, Format::League { seasons: new, .. }) => *seasons = new,
            (Format::Ladder { days, .. }, Format::Ladder { days: new, .. }) => *days = new,
            _ => {}
        }
        let settled = Self {
            name: other.name.clone(),
            format,
            most: other.most,
            conditions: other.conditions,
            round_days: other.round_days,
            late_until: other.late_until,
            play_off: other.play_off,
            guests: other.guests,
            ..self.clone()
        };
        settled == *other
    }

    fn check_format(&self) -> Result<(), TournamentPlanError> {
        let last = match self.format {
            Format::Swiss { rounds } => rounds,
            _ => 0,
        };
        require(self.late_until <= last, TournamentPlanError::LateEntry)?;
        match self.format {
            Format::RoundRobin { .. } => Ok(()),
            Format::Swiss { rounds } => require(
                (1..=MAX_ROUNDS).contains(&rounds),
                TournamentPlanError::Rounds,
            ),
            Format::Knockout { best_of, .. } => {
                require([1, 3].contains(&best_of), TournamentPlanError::BestOf)
            }
            Format::Ladder { reach, days } => {
                require(
                    (1..=FARTHEST_REACH).contains(&reach),
                    TournamentPlanError::Reach,
                )?;
                require(is_days(days), TournamentPlanError::Days)
            }
            Format::League {
                division,
                promoted,
                seasons,
            } => {
                require(seasons != Some(0), TournamentPlanError::Seasons)?;
                let sizes = DIVISION.0..=DIVISION.1;
                require(sizes.contains(&division), TournamentPlanError::Division)?;
                require(promoted <= division / 2, TournamentPlanError::Promoted)
            }
        }
    }
}

fn is_days(days: u8) -> bool {
    (1..=MAX_DAYS).contains(&days)
}

fn require(holds: bool, otherwise: TournamentPlanError) -> Result<(), TournamentPlanError> {
    if holds { Ok(()) } else { Err(otherwise) }
}
