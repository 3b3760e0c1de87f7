//! Ids of the panel that builds a challenge.

use crate::{
    discord::model::{
        ids::codec::{IdField, Parts, fields, part, whole_ids},
        opponent::Opponent,
    },
    play::{SideChoice, TimeControl},
    rules::Ruleset,
};

/// The longest ruleset whose text fits into an id of 100 characters.
pub(crate) const MAX_RULES_CHARS: usize = 40;

keyed! {
    /// What a control of the panel changes or does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum InviteVerb {
        Player = "invite-player",
        Rules = "invite-rules",
        Side = "invite-side",
        Time = "invite-time",
        Level = "invite-level",
        Rated = "invite-rated",
        Send = "invite-send",
    }
}

/// The opponent of a challenge that anyone can accept.
const ANYONE: &str = "anyone";

/// The challenge as chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InviteDraft {
    /// `None` if anyone can accept.
    pub(crate) opponent: Option<Opponent>,
    pub(crate) ruleset: Ruleset,
    pub(crate) side: SideChoice,
    pub(crate) time: TimeControl,
    pub(crate) rated: bool,
    /// Whether a win on time must be claimed.
    pub(crate) claim: bool,
}

impl InviteDraft {
    /// The opponent of a rated game; `None` in a casual one.
    pub(crate) fn rated_opponent(self) -> Option<Opponent> {
        self.opponent.filter(|_| self.rated)
    }
}

/// A control of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InviteControl {
    pub(crate) verb: InviteVerb,
    pub(crate) draft: InviteDraft,
}

impl IdField for InviteDraft {
    fn write(&self, parts: &mut Vec<String>) {
        let Self {
            opponent,
            ruleset,
            side,
            time,
            rated,
            claim,
        } = self;
        let opponent = opponent.map_or(ANYONE.to_owned(), |opponent| opponent.to_string());
        let switches = u8::from(*rated) + 2 * u8::from(*claim);
        let side = side.key();
        parts.extend([opponent, format!("{ruleset},{side},{time},{switches}")]);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let (opponent, terms) = (parts.next()?, parts.next()?);
        let [ruleset, side, time, switches] = *terms.split(',').collect::<Vec<_>>() else {
            return None;
        };
        let switches: u8 = switches.parse().ok().filter(|switches| *switches < 4)?;
        Some(Self {
            opponent: match opponent {
                ANYONE => None,
                opponent => Some(opponent.parse().ok()?),
            },
            ruleset: ruleset.parse().ok()?,
            side: SideChoice::from_key(side)?,
            time: time.parse().ok()?,
            rated: switches & 1 == 1,
            claim: switches & 2 == 2,
        })
    }
}

part!(keyed: InviteVerb);
fields!(InviteControl { verb, draft });
whole_ids!(InviteControl);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{discord::model::ids::codec::check_ids, play::PlayerId};

    #[test]
    fn every_control_reads_back_and_fits_discord_and_no_other_does() {
        let mut controls = Vec::new();
        for ruleset in Ruleset::all_presets() {
            assert!(ruleset.to_string().len() <= MAX_RULES_CHARS, "{ruleset}");
            let people = Opponent::Player(PlayerId(u64::MAX >> 1));
            let computer = Opponent::Computer(8);
            for (rated, opponent) in [(true, Some(people)), (false, Some(computer)), (true, None)] {
                let draft = InviteDraft {
                    opponent,
                    ruleset,
                    side: SideChoice::Second,
                    time: "1440h+1439h".parse().unwrap(),
                    rated,
                    claim: !rated,
                };
                controls.extend(InviteVerb::ALL.map(|verb| InviteControl { verb, draft }));
            }
        }
        let wrong = [
            "",
            "invite-",
            "invite-send:1",
            "invite-send:1:",
            "invite-send:x:jungle/classic,lot,3d,1",
            "invite-send:c:jungle/classic,lot,3d,1",
            "invite-send:0:jungle/classic,lot,3d,1",
            "invite-send:18446744073709551615:jungle/classic,lot,3d,1",
            "invite-send:1:jungle/classic,lot,3d,4",
            "invite-fly:1:jungle/classic,lot,3d,1",
            "invite-send:1:jungle/chess,lot,3d,1",
            "invite-send:1:jungle/classic,third,3d,1",
            "invite-send:1:jungle/classic,lot,soon,1",
            "invite-send:1:jungle/classic,lot,3d,1,1",
        ];
        check_ids(controls, &wrong);
    }
}
