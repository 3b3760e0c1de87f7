//! Achievements in a won match, such as a comeback, computed from its moves. Pure.

use std::fmt;
use std::str::FromStr;

use super::{
    matches::Match,
    state::{Ending, Phase},
};
use crate::rules::{Achievement, AnyPosition, Outcome, Reason, Record, Side};

/// The smallest deficit that counts as a comeback, in pieces or in points.
const PIECES: i32 = 3;
const POINTS: i32 = 15;

/// The achievements of one match, each with a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Achievements(pub Vec<(Achievement, u32)>);

impl fmt::Display for Achievements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (achievement, number)) in self.0.iter().enumerate() {
            let gap = if at == 0 { "" } else { " " };
            write!(f, "{gap}{}:{number}", achievement.key())?;
        }
        Ok(())
    }
}

impl FromStr for Achievements {
    type Err = std::convert::Infallible;

    /// Ignores achievements that this version does not know.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let achievement = |word: &str| {
            let (key, number) = word.split_once(':')?;
            Some((Achievement::from_key(key)?, number.parse().ok()?))
        };
        Ok(Self(text.split(' ').filter_map(achievement).collect()))
    }
}

impl Achievements {
    /// The achievements of a match; empty unless it was played from its normal start and won by the rules.
    #[must_use]
    pub fn of(game: &Match) -> Self {
        let record = game.record();
        let counts = game.phase() == Phase::Over
            && record.both_have_moved()
            && game.terms().chosen_start().is_none();
        match game.ending() {
            Some(Ending::Rules(Outcome::Win { winner, by })) if counts => {
                Self::won(record, winner, by)
            }
            _ => Self::default(),
        }
    }

    fn won(record: &Record, winner: Side, by: Reason) -> Self {
        let mut found = record.start().achieved(record.moves(), winner, by);
        let left = |position: &AnyPosition| position.pieces_left(winner);
        if left(record.start()).is_some() && left(record.start()) == left(record.position()) {
            found.push((Achievement::UNSCATHED, record.ply() as u32));
        }
        let behind_by = |[first, second]: [i32; 2]| match winner {
            Side::First => second - first,
            Side::Second => first - second,
        };
        let (mut pieces, mut points) = (0, 0);
        let mut position = record.start().clone();
        for mv in record.moves() {
            if position.play(*mv).is_err() {
                break;
            }
            let left = Side::ALL.map(|side| position.pieces_left(side).unwrap_or_default() as i32);
            pieces = pieces.max(behind_by(left));
            points = points.max(position.points(false).map_or(0, behind_by));
        }
        for (achievement, behind, least) in [
            (Achievement::PIECES, pieces, PIECES),
            (Achievement::POINTS, points, POINTS),
        ] {
            if behind >= least {
                found.push((achievement, behind as u32));
            }
        }
        Self(found)
    }
}
