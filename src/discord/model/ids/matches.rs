//! Ids of a match's buttons, menus and modals. Each contains the match and the revision (`seq`) at which it was shown.

use crate::{
    discord::model::{
        ids::{
            codec::{IdField, Parts, controls, fields, part, whole_ids},
            draft::{DraftField, TermsDraft},
        },
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

controls! {
    /// A control of a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum MatchControl {
        /// Accept the challenge.
        Accept(at: MatchRevision) = "accept",
        /// Decline the challenge.
        Decline(at: MatchRevision) = "decline",
        /// Decline the challenge with a reason; its value is the reason.
        Reason(at: MatchRevision) = "reason",
        /// Open the menus for other terms, and for a reason to decline.
        Propose(at: MatchRevision) = "propose",
        /// One of those menus, with the terms chosen so far; its value is the choice.
        Choose(field: DraftField, at: MatchRevision, draft: TermsDraft),
        /// Send the counter-proposal.
        Send(at: MatchRevision, draft: TermsDraft) = "send",
        /// Cancel the challenge.
        Cancel(at: MatchRevision) = "cancel",
        /// Open the menu of pieces.
        Move(at: MatchRevision) = "move",
        /// The menu of pieces; its value is the piece's square.
        Piece(at: MatchRevision) = "piece",
        /// The menu of destinations; its value is the move.
        To(at: MatchRevision) = "to",
        /// Open the form for typing a move.
        Type(at: MatchRevision) = "type",
        /// The form with a typed move.
        Typed(at: MatchRevision) = "typed",
        /// Open the form with the plan of conditional moves.
        Plan(at: MatchRevision) = "plan",
        /// Open the form with a plan that was refused. The database has its text under that number.
        PlanAgain(at: MatchRevision, stored: u64) = "plan-again",
        /// The form with conditional moves.
        Planned(at: MatchRevision) = "planned",
        /// Shows a hint.
        Hint(at: MatchRevision) = "hint",
        /// Open the menu of other actions.
        More(at: MatchRevision) = "more",
        /// Perform an action; an irreversible one must be confirmed first.
        Action(action: MatchAction, at: MatchRevision),
        /// Perform a confirmed action.
        Sure(action: Confirmed, at: MatchRevision),
        /// Dismiss the question for confirmation.
        Keep(at: MatchRevision) = "keep",
        /// Show the rules of the match.
        Rules(at: MatchRevision) = "rules",
        /// Show the whole match as an animation.
        Replay(at: MatchRevision) = "replay",
        /// Step through the match.
        Analyse(at: MatchRevision) = "analyse",
        /// Send the match as a file.
        Record(at: MatchRevision) = "record",
    }
}

/// An action that the player has confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Confirmed(pub MatchAction);

/// The suffix of an action's verb that confirms it.
const CONFIRMED_SUFFIX: &str = "-yes";

impl IdField for Confirmed {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(format!("{}{CONFIRMED_SUFFIX}", self.0.key()));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        MatchAction::from_key(parts.next()?.strip_suffix(CONFIRMED_SUFFIX)?).map(Self)
    }
}

part!(keyed: MatchAction);
fields!(MatchRevision { game, seq });
whole_ids!(MatchControl);

impl MatchControl {
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
            | Self::PlanAgain(at, _)
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;
    use crate::play::SideChoice;
    use crate::rules::Ruleset;

    const PLAIN: [fn(MatchRevision) -> MatchControl; 19] = [
        MatchControl::Accept,
        MatchControl::Decline,
        MatchControl::Reason,
        MatchControl::Propose,
        MatchControl::Cancel,
        MatchControl::Move,
        MatchControl::Piece,
        MatchControl::To,
        MatchControl::Type,
        MatchControl::Typed,
        MatchControl::Plan,
        MatchControl::Planned,
        MatchControl::Hint,
        MatchControl::More,
        MatchControl::Keep,
        MatchControl::Rules,
        MatchControl::Replay,
        MatchControl::Analyse,
        MatchControl::Record,
    ];

    #[test]
    fn every_control_reads_back_and_fits_discord_and_no_other_does() {
        let at = MatchRevision {
            game: MatchId(i64::MAX),
            seq: Seq::MAX,
        };
        let mut controls: Vec<MatchControl> = PLAIN.map(|make| make(at)).into();
        for action in MatchAction::ALL {
            let sure = MatchControl::Sure(Confirmed(action), at);
            controls.extend([MatchControl::Action(action, at), sure]);
        }
        controls.push(MatchControl::PlanAgain(at, u64::MAX));
        let time = "1440h+1439h".parse().ok();
        let presets = Ruleset::all_presets();
        for ruleset in presets.map(Some).chain([None]) {
            for (side, time, rated) in [
                (None, None, None),
                (Some(SideChoice::Second), time, Some(true)),
                (None, None, Some(false)),
            ] {
                let draft = TermsDraft {
                    ruleset,
                    side,
                    time,
                    rated,
                };
                controls.push(MatchControl::Send(at, draft));
                controls.extend(DraftField::ALL.map(|term| MatchControl::Choose(term, at, draft)));
            }
        }
        let wrong = [
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
        ];
        check_ids(controls, &wrong);
    }
}
