//! Typed ids of buttons, menus and modals. Every control of a match carries the match and the `seq` it was shown at.

use std::{fmt, str::FromStr};

use crate::{
    discord::model::{
        ids::draft::{Draft, Term, UnknownControl},
        match_action::MatchAction,
    },
    play::{Match, MatchId, Seq},
};

/// The position of a match that a control belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct At {
    /// The match.
    pub game: MatchId,
    /// Its newest event when the control was shown.
    pub seq: Seq,
}

/// Where a control of the match as it stands belongs.
#[must_use]
pub fn here(game: &Match) -> At {
    At {
        game: game.id(),
        seq: game.seq(),
    }
}

/// What a control does when it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CustomId {
    /// The one challenged takes the challenge up.
    Accept(At),
    /// The one challenged turns the challenge down: opens the menu of reasons.
    Decline(At),
    /// The menu of reasons; its value is one of them, or none.
    Reason(At),
    /// Opens the menus in which other terms are chosen.
    Propose(At),
    /// One of those menus, with what has been chosen so far; its value is the choice.
    Choose(Term, At, Draft),
    /// Proposes what has been chosen.
    Send(At, Draft),
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
    /// Opens the field in which answers are laid up.
    Plan(At),
    /// The field in which answers were laid up.
    Planned(At),
    /// Opens what a player may want besides moving.
    More(At),
    /// Has a wish fulfilled; one that cannot be undone is asked about first.
    Action(MatchAction, At),
    /// Has a wish fulfilled that was asked about.
    Sure(MatchAction, At),
    /// Leaves everything as it is after all.
    Keep(At),
    /// The rules of the match's ruleset.
    Rules(At),
    /// The whole match as an animation.
    Replay(At),
    /// The match move by move.
    Analyse(At),
    /// The match as a file to keep.
    Record(At),
}

/// Makes the control of one verb for a moment of a match.
type Make = fn(At) -> CustomId;

/// The plain verbs with their constructors: the one table that writing and reading share.
const VERBS: [(&str, Make); 18] = [
    ("accept", CustomId::Accept),
    ("decline", CustomId::Decline),
    ("reason", CustomId::Reason),
    ("propose", CustomId::Propose),
    ("cancel", CustomId::Cancel),
    ("move", CustomId::Move),
    ("piece", CustomId::Piece),
    ("to", CustomId::To),
    ("type", CustomId::Type),
    ("typed", CustomId::Typed),
    ("plan", CustomId::Plan),
    ("planned", CustomId::Planned),
    ("more", CustomId::More),
    ("keep", CustomId::Keep),
    ("rules", CustomId::Rules),
    ("replay", CustomId::Replay),
    ("analyse", CustomId::Analyse),
    ("record", CustomId::Record),
];

/// The verb that sends a draft.
const SEND: &str = "send";

/// What follows a wish once the player has been asked about it.
const SURE: &str = "-yes";

impl CustomId {
    /// The match and the position of it that the control was shown for.
    #[must_use]
    pub fn at(&self) -> At {
        match *self {
            Self::Accept(at)
            | Self::Decline(at)
            | Self::Reason(at)
            | Self::Propose(at)
            | Self::Choose(_, at, _)
            | Self::Send(at, _)
            | Self::Cancel(at)
            | Self::Move(at)
            | Self::Piece(at)
            | Self::To(at)
            | Self::Type(at)
            | Self::Typed(at)
            | Self::Plan(at)
            | Self::Planned(at)
            | Self::More(at)
            | Self::Action(_, at)
            | Self::Sure(_, at)
            | Self::Keep(at)
            | Self::Rules(at)
            | Self::Replay(at)
            | Self::Analyse(at)
            | Self::Record(at) => at,
        }
    }

    /// The control of a verb that carries a match alone.
    fn plain(verb: &str, at: At) -> Option<Self> {
        if let Some((_, make)) = VERBS.iter().find(|(name, _)| *name == verb) {
            return Some(make(at));
        }
        match verb.strip_suffix(SURE) {
            Some(wish) => MatchAction::from_key(wish).map(|wish| Self::Sure(wish, at)),
            None => MatchAction::from_key(verb).map(|wish| Self::Action(wish, at)),
        }
    }

    /// The control of a verb that carries a draft as well.
    fn drafted(verb: &str, at: At, draft: Draft) -> Option<Self> {
        if verb == SEND {
            return Some(Self::Send(at, draft));
        }
        Term::from_key(verb).map(|term| Self::Choose(term, at, draft))
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { game, seq } = self.at();
        let place = format!("{}:{seq}", game.0);
        match self {
            Self::Choose(term, _, draft) => write!(f, "{}:{place}:{draft}", term.key()),
            Self::Send(_, draft) => write!(f, "{SEND}:{place}:{draft}"),
            Self::Action(wish, _) => write!(f, "{}:{place}", wish.key()),
            Self::Sure(wish, _) => write!(f, "{}{SURE}:{place}", wish.key()),
            plain => {
                let mut verbs = VERBS.iter();
                let verb = verbs.find(|(_, make)| make(self.at()) == *plain);
                write!(f, "{}:{place}", verb.map_or("", |(verb, _)| verb))
            }
        }
    }
}

impl FromStr for CustomId {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = text.splitn(4, ':').collect();
        let (verb, game, seq, draft) = match *parts {
            [verb, game, seq] => (verb, game, seq, None),
            [verb, game, seq, draft] => (verb, game, seq, Some(draft)),
            _ => return Err(UnknownControl),
        };
        let at = At {
            game: MatchId(game.parse().map_err(|_| UnknownControl)?),
            seq: seq.parse().map_err(|_| UnknownControl)?,
        };
        let control = match draft {
            None => Self::plain(verb, at),
            Some(draft) => Self::drafted(verb, at, draft.parse().map_err(|_| UnknownControl)?),
        };
        control.ok_or(UnknownControl)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::SideChoice;
    use crate::rules::{Game, Ruleset};

    #[test]
    fn every_control_reads_back_and_fits_discord() {
        let at = At {
            game: MatchId(i64::MAX),
            seq: Seq::MAX,
        };
        let mut controls: Vec<CustomId> = VERBS.iter().map(|(_, make)| make(at)).collect();
        for wish in MatchAction::ALL {
            controls.extend([CustomId::Action(wish, at), CustomId::Sure(wish, at)]);
        }
        let time = "1440h+1439h".parse().ok();
        let presets = Game::ALL.iter().flat_map(|game| Ruleset::presets(*game));
        for ruleset in presets.map(Some).chain([None]) {
            for (side, time, rated) in [
                (None, None, None),
                (Some(SideChoice::Second), time, Some(true)),
                (None, None, Some(false)),
            ] {
                let draft = Draft {
                    ruleset,
                    side,
                    time,
                    rated,
                };
                controls.push(CustomId::Send(at, draft));
                controls.extend(Term::ALL.map(|term| CustomId::Choose(term, at, draft)));
            }
        }
        for id in controls {
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
            "send:1:2",
            "send:1:2:",
            "send:1:2:jungle/chess,,,",
            "send:1:2:,",
            "send:1:2:,,,,",
            "send:1:2:,,,2",
            "choose-rules:1:2:,third,,",
            "resign-no:1:2",
            "-yes:1:2",
            "fly:1:2",
            "move:x:2",
            "move:1:-2",
            "::",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(UnknownControl), "{text}");
        }
    }
}
