//! Ids of the buttons that answer a challenge of a ladder: on its public message, and on private ones.

use crate::{
    discord::model::ids::codec::{fields, part, whole_ids},
    play::TournamentId,
    tournaments::PairingId,
};

keyed! {
    /// How a challenge is answered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum LadderVerb {
        /// Accept it.
        Accept = "accept",
        /// Decline it; asks first.
        Decline = "decline",
        /// Decline it for good, and lose the place.
        Yield = "yield",
    }
}

/// A button that answers a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderControl {
    pub(crate) verb: LadderVerb,
    pub(crate) tournament: TournamentId,
    /// The pairing of the challenge: an old button answers no later one.
    pub(crate) pairing: PairingId,
}

part!(text: PairingId);
part!(keyed: LadderVerb);
fields!(LadderControl = "ladder" { verb, tournament, pairing });
whole_ids!(LadderControl);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn a_control_is_its_text() {
        let controls = LadderVerb::ALL.map(|verb| LadderControl {
            verb,
            tournament: TournamentId(i64::MAX),
            pairing: PairingId(u32::MAX),
        });
        let wrong = ["ladder:accept:1", "ladder:accept:1:x", "ladder:win:1:1"];
        check_ids(controls, &wrong);
    }
}
