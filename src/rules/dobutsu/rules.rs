//! The two rulesets of Dōbutsu Shōgi and their starting position. Knows no moves.

use super::{Dobutsu, Piece, PieceKind, Square, bit};
use crate::rules::position::Side;
use crate::rules::ruleset::{Rulebook, SideColours, Switch};

/// The rules of a game of Dōbutsu Shōgi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rules {
    /// The lion may not step into attack.
    Classic,
    /// The lion may step into attack; on the far rank it must survive the enemy's next move.
    Official,
}

impl Rulebook for Rules {
    const PRESETS: &'static [&'static str] = &["classic", "official"];
    const SWITCHES: &'static [Switch<Self>] = &[];
    const FAIR_START: Option<(&'static str, &'static str)> = None;

    fn from_preset(name: &str) -> Option<Self> {
        [Self::Classic, Self::Official]
            .into_iter()
            .find(|rules| rules.preset() == name)
    }

    fn preset(&self) -> &'static str {
        Self::PRESETS[*self as usize]
    }

    fn values(&self, switch: &Switch<Self>) -> Result<&'static [&'static str], &'static str> {
        Ok(switch.values)
    }

    fn colours(&self) -> SideColours {
        SideColours::BlueRed
    }

    fn has_own_rating(&self) -> bool {
        false
    }
}

pub(super) fn start(rules: Rules) -> Dobutsu {
    let mut start = empty(rules, Side::First);
    let set_up = [
        (PieceKind::Elephant, 0),
        (PieceKind::Lion, 1),
        (PieceKind::Giraffe, 2),
        (PieceKind::Chick, 4),
    ];
    for (kind, index) in set_up {
        put(
            &mut start,
            Piece {
                side: Side::First,
                kind,
            },
            Square::at(index),
        );
        put(
            &mut start,
            Piece {
                side: Side::Second,
                kind,
            },
            Square::at(Square::COUNT - 1 - index),
        );
    }
    start
}

pub(super) const fn empty(rules: Rules, to_move: Side) -> Dobutsu {
    Dobutsu {
        boards: [[0; 5]; 2],
        occupied: [0; 2],
        hands: [[0; 3]; 2],
        to_move,
        rules,
    }
}

pub(super) const fn put(dobutsu: &mut Dobutsu, piece: Piece, square: Square) {
    dobutsu.boards[piece.side.index()][piece.kind as usize] |= bit(square);
    dobutsu.occupied[piece.side.index()] |= bit(square);
}
