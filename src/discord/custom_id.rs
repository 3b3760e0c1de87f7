//! Typed ids of buttons, menus and modals. Every control of a match carries the match and the `seq` it was shown at.

use std::{fmt, str::FromStr};

use crate::play::{MatchId, Seq};

/// The position of a match that a control belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct At {
    /// The match.
    pub game: MatchId,
    /// Its newest event when the control was shown.
    pub seq: Seq,
}

/// What a control does when it is used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CustomId {
    /// The one challenged takes the challenge up.
    Accept(At),
    /// The one challenged turns the challenge down.
    Decline(At),
    /// The challenger takes the challenge back.
    Cancel(At),
    /// Opens the menu of pieces.
    Move(At),
    /// The menu of pieces; its value is where the piece stands.
    Piece(At),
    /// The menu of destinations; its value is the move.
    To(At),
    /// Opens the field in which a move is typed.
    Type(At),
    /// The field in which a move was typed.
    Typed(At),
    /// Asks whether the player means to resign.
    Resign(At),
    /// Resigns.
    ResignYes(At),
    /// Plays on after all.
    ResignNo(At),
    /// The rules of the match's ruleset.
    Rules(At),
    /// The whole match as an animation.
    Replay(At),
}

/// Makes the control of one verb for a moment of a match.
type Make = fn(At) -> CustomId;

/// Every verb with its constructor: the one table that writing and reading share.
const VERBS: [(&str, Make); 13] = [
    ("accept", CustomId::Accept),
    ("decline", CustomId::Decline),
    ("cancel", CustomId::Cancel),
    ("move", CustomId::Move),
    ("piece", CustomId::Piece),
    ("to", CustomId::To),
    ("type", CustomId::Type),
    ("typed", CustomId::Typed),
    ("resign", CustomId::Resign),
    ("resign-yes", CustomId::ResignYes),
    ("resign-no", CustomId::ResignNo),
    ("rules", CustomId::Rules),
    ("replay", CustomId::Replay),
];

impl CustomId {
    /// The match and the position of it that the control was shown for.
    #[must_use]
    pub fn at(&self) -> At {
        match *self {
            Self::Accept(at)
            | Self::Decline(at)
            | Self::Cancel(at)
            | Self::Move(at)
            | Self::Piece(at)
            | Self::To(at)
            | Self::Type(at)
            | Self::Typed(at)
            | Self::Resign(at)
            | Self::ResignYes(at)
            | Self::ResignNo(at)
            | Self::Rules(at)
            | Self::Replay(at) => at,
        }
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at();
        let verb = VERBS
            .iter()
            .find(|(_, make)| make(at) == *self)
            .map_or("", |(verb, _)| verb);
        write!(f, "{verb}:{}:{}", at.game.0, at.seq)
    }
}

/// A custom id that no control of ours carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a control of this bot")]
pub struct UnknownControl;

impl FromStr for CustomId {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split(':');
        let (Some(verb), Some(game), Some(seq), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(UnknownControl);
        };
        let at = At {
            game: MatchId(game.parse().map_err(|_| UnknownControl)?),
            seq: seq.parse().map_err(|_| UnknownControl)?,
        };
        VERBS
            .iter()
            .find(|(name, _)| *name == verb)
            .map(|(_, make)| make(at))
            .ok_or(UnknownControl)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back_and_fits_discord() {
        let at = At {
            game: MatchId(i64::MAX),
            seq: Seq::MAX,
        };
        for (_, make) in VERBS {
            let id = make(at);
            let text = id.to_string();
            assert_eq!(text.parse(), Ok(id));
            assert!(text.len() <= 100, "{text}");
        }
    }

    #[test]
    fn hostile_ids_are_refused() {
        for text in [
            "",
            "move",
            "move:1",
            "move:1:2:3",
            "fly:1:2",
            "move:x:2",
            "move:1:-2",
            "::",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(UnknownControl), "{text}");
        }
    }
}
