//! What is worth telling about a match that was won: facts that its moves prove. Pure; it looks at one match and counts nothing.

use std::fmt;
use std::str::FromStr;

use super::{
    matches::Match,
    state::{Ending, Phase},
};
use crate::rules::{AnyPosition, Outcome, Reason, Record, Side};

/// So many moves, and both players have made one.
const BOTH_MOVED: usize = 2;

/// A lead is worth telling from so many pieces, or points, on.
const PIECES: i32 = 3;
const POINTS: i32 = 15;

keyed! {
    /// A kind of fact about a win, with a number that tells how remarkable it is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Feat {
        /// Reached the den, and the number of plies it took.
        Den = "den",
        /// Took every piece of the opponent, and the number of plies it took.
        CaptureAll = "capture-all",
        /// Took the lion with a chick: in so many plies.
        Chick = "chick",
        /// Brought the lion to the far end: in so many plies.
        Try = "try",
        /// Took both mandarins: in so many plies.
        Mandarins = "mandarins",
        /// Lost no piece: in so many plies.
        Unscathed = "unscathed",
        /// The rat took the elephant, with that ply.
        Giant = "giant",
        /// Had been so many pieces behind.
        Pieces = "pieces",
        /// Had been so many points behind.
        Points = "points",
    }
}

impl Feat {
    /// Whether `number` is more remarkable than `other`.
    #[must_use]
    pub fn beats(self, number: u32, other: u32) -> bool {
        match self {
            Self::Pieces | Self::Points => number > other,
            _ => number < other,
        }
    }
}

/// The facts about one match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feats(pub Vec<(Feat, u32)>);

impl fmt::Display for Feats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (feat, number)) in self.0.iter().enumerate() {
            let gap = if at == 0 { "" } else { " " };
            write!(f, "{gap}{}:{number}", feat.key())?;
        }
        Ok(())
    }
}

impl FromStr for Feats {
    type Err = std::convert::Infallible;

    /// What a version does not know it passes over.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let feat = |word: &str| {
            let (key, number) = word.split_once(':')?;
            Some((Feat::from_key(key)?, number.parse().ok()?))
        };
        Ok(Self(text.split(' ').filter_map(feat).collect()))
    }
}

impl Feats {
    /// The facts about a match: none unless it was played from its start and won by the rules of the game.
    #[must_use]
    pub fn of(game: &Match) -> Self {
        let record = game.record();
        let won = match game.ending() {
            Some(Ending::Rules(Outcome::Win { winner, by })) => Some((winner, by)),
            _ => None,
        };
        match won.filter(|_| {
            game.phase() == Phase::Over
                && record.ply() >= BOTH_MOVED
                && game.terms().chosen_start().is_none()
        }) {
            Some((winner, by)) => Self::won(record, winner, by),
            None => Self::default(),
        }
    }

    fn won(record: &Record, winner: Side, by: Reason) -> Self {
        let plies = record.ply() as u32;
        let end = record.position();
        let last = record.moves().last().zip(record.before_last());
        let last = last.and_then(|(mv, before)| before.describe(*mv));
        let mut found = Self::default();
        let mut tell = |feat, number| found.0.push((feat, number));
        match by {
            Reason::Den => tell(Feat::Den, plies),
            Reason::CaptureAll => tell(Feat::CaptureAll, plies),
            Reason::Try => tell(Feat::Try, plies),
            Reason::Catch if last.is_some_and(|deed| deed.piece == "chick") => {
                tell(Feat::Chick, plies);
            }
            _ => {}
        }
        if let AnyPosition::OAnQuan(ring) = end
            && ring.mandarins_won(winner) == 2
        {
            tell(Feat::Mandarins, plies);
        }
        let all = pieces(record.start(), winner);
        if all > 0 && pieces(end, winner) == all {
            tell(Feat::Unscathed, plies);
        }
        let mut behind = [0, 0];
        let mut giant = None;
        let mut position = record.start().clone();
        for (ply, mv) in (1..).zip(record.moves().iter().copied()) {
            if matches!(position, AnyPosition::Jungle(_))
                && position.side_to_move() == winner
                && let Some(deed) = position.describe(mv)
                && deed.piece == "rat"
                && deed.captured == Some("elephant")
            {
                giant = giant.or(Some(ply));
            }
            if position.play(mv).is_err() {
                break;
            }
            let behind_by = |[first, second]: [i32; 2]| match winner {
                Side::First => second - first,
                Side::Second => first - second,
            };
            let alive = Side::ALL.map(|side| pieces(&position, side) as i32);
            behind[0] = behind[0].max(behind_by(alive));
            behind[1] = behind[1].max(position.points(false).map_or(0, behind_by));
        }
        giant.inspect(|ply| tell(Feat::Giant, *ply));
        for (feat, most, least) in [
            (Feat::Pieces, behind[0], PIECES),
            (Feat::Points, behind[1], POINTS),
        ] {
            if most >= least {
                tell(feat, most as u32);
            }
        }
        found
    }
}

/// The pieces of a side, in a game in which pieces are lost for good.
fn pieces(position: &AnyPosition, of: Side) -> u32 {
    match position {
        AnyPosition::Jungle(board) => {
            board.pieces().filter(|(_, piece)| piece.side == of).count() as u32
        }
        AnyPosition::Dobutsu(_) | AnyPosition::OAnQuan(_) => 0,
    }
}
