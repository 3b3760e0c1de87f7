//! Ids of a match's buttons, menus and modals. Each contains the match and the revision (`seq`) at which it was shown.

use std::{fmt, str::FromStr};

use crate::{
    discord::model::{
        ids::draft::{Draft, DraftField, UnknownControl},
        match_action::MatchAction,
    },
    play::{Match, MatchId, Seq},
};

/// The match and revision that a control belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchRevision {
    /// The match.
    pub game: MatchId,
    /// The newest event when the control was shown.
    pub seq: Seq,
}

/// The current revision of a match.
#[must_use]
pub fn current_revision(game: &Match) -> MatchRevision {
    MatchRevision {
        game: game.id(),
        seq: game.seq(),
    }
}

/// A control of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CustomId {
    /// Accept the challenge.
    Accept(MatchRevision),
    /// Decline the challenge.
    Decline(MatchRevision),
    /// Decline the challenge with a reason; its value is the reason.
    Reason(MatchRevision),
    /// Open the menus for other terms, and for a reason to decline.
    Propose(MatchRevision),
    /// One of those menus, with the terms chosen so far; its value is the choice.
    Choose(DraftField, MatchRevision, Draft),
    /// Send the counter-proposal.
    Send(MatchRevision, Draft),
    /// Cancel the challenge.
    Cancel(MatchRevision),
    /// Open the menu of pieces.
    Move(MatchRevision),
    /// The menu of pieces; its value is the piece's square.
    Piece(MatchRevision),
    /// The menu of destinations; its value is the move.
    To(MatchRevision),
    /// Open the form for typing a move.
    Type(MatchRevision),
    /// The form with a typed move.
    Typed(MatchRevision),
    /// Open the form for conditional moves.
    Plan(MatchRevision),
    /// The form with conditional moves.
    Planned(MatchRevision),
    /// Shows a hint.
    Hint(MatchRevision),
    /// Open the menu of other actions.
    More(MatchRevision),
    /// Perform an action; an irreversible one must be confirmed first.
    Action(MatchAction, MatchRevision),
    /// Perform a confirmed action.
    Sure(MatchAction, MatchRevision),
    /// Dismiss the question for confirmation.
    Keep(MatchRevision),
    /// Show the rules of the match.
    Rules(MatchRevision),
    /// Show the whole match as an animation.
    Replay(MatchRevision),
    /// Step through the match.
    Analyse(MatchRevision),
    /// Send the match as a file.
    Record(MatchRevision),
}

/// Makes the control of one verb.
type Make = fn(MatchRevision) -> CustomId;

/// The verbs without a draft, with their constructors, for both writing and parsing.
const VERBS: [(&str, Make); 19] = [
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
    ("hint", CustomId::Hint),
    ("more", CustomId::More),
    ("keep", CustomId::Keep),
    ("rules", CustomId::Rules),
    ("replay", CustomId::Replay),
    ("analyse", CustomId::Analyse),
    ("record", CustomId::Record),
];

/// The verb that sends a draft.
const SEND: &str = "send";

/// The suffix of an action's verb that confirms it.
const SURE: &str = "-yes";

impl CustomId {
    /// The match and revision of the control.
    #[must_use]
    pub fn at(&self) -> MatchRevision {
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
            | Self::Hint(at)
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

    /// The control of a verb without a draft.
    fn plain(verb: &str, at: MatchRevision) -> Option<Self> {
        if let Some((_, make)) = VERBS.iter().find(|(name, _)| *name == verb) {
            return Some(make(at));
        }
        match verb.strip_suffix(SURE) {
            Some(action) => MatchAction::from_key(action).map(|action| Self::Sure(action, at)),
            None => MatchAction::from_key(verb).map(|action| Self::Action(action, at)),
        }
    }

    /// The control of a verb with a draft.
    fn drafted(verb: &str, at: MatchRevision, draft: Draft) -> Option<Self> {
        if verb == SEND {
            return Some(Self::Send(at, draft));
        }
        DraftField::from_key(verb).map(|term| Self::Choose(term, at, draft))
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MatchRevision { game, seq } = self.at();
        let place = format!("{}:{seq}", game.0);
        match self {
            Self::Choose(term, _, draft) => write!(f, "{}:{place}:{draft}", term.key()),
            Self::Send(_, draft) => write!(f, "{SEND}:{place}:{draft}"),
            Self::Action(action, _) => write!(f, "{}:{place}", action.key()),
            Self::Sure(action, _) => write!(f, "{}{SURE}:{place}", action.key()),
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
        let at = MatchRevision {
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
        let at = MatchRevision {
            game: MatchId(i64::MAX),
            seq: Seq::MAX,
        };
        let mut controls: Vec<CustomId> = VERBS.iter().map(|(_, make)| make(at)).collect();
        for action in MatchAction::ALL {
            controls.extend([CustomId::Action(action, at), CustomId::Sure(action, at)]);
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
                controls.extend(DraftField::ALL.map(|term| CustomId::Choose(term, at, draft)));
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
