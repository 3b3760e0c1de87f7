//! Ids of the controls of a tournament: on its public post, and on private questions.

use crate::{
    discord::model::ids::codec::{fields, part, whole_ids},
    play::TournamentId,
};

keyed! {
    /// What a control of a tournament does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum TournamentVerb {
        /// Join it.
        Join = "join",
        /// Leave it; asks first while it is running.
        Leave = "leave",
        /// Leave it for good.
        Withdraw = "withdraw",
        /// Answer a question with no: nothing changes.
        Keep = "keep",
        /// End it early.
        Cancel = "cancel",
        /// End a ladder or a league with its results.
        Finish = "finish",
        /// Open the panel of a ladder, to challenge and to answer.
        Challenge = "challenge",
        /// Challenge the chosen player.
        Opponent = "opponent",
        /// Open the panel of other servers.
        Servers = "servers",
        /// Admit the chosen server, or remove it.
        Server = "server",
        /// Delete it for good.
        Erase = "erase",
        /// Start it.
        Start = "start",
        /// Pause it.
        Pause = "pause",
        /// Let it go on after a pause.
        Resume = "resume",
    }
}

impl TournamentVerb {
    /// Whether the control exists only on private messages.
    pub(crate) fn is_private(self) -> bool {
        match self {
            Self::Withdraw
            | Self::Keep
            | Self::Cancel
            | Self::Finish
            | Self::Opponent
            | Self::Server
            | Self::Erase
            | Self::Start
            | Self::Pause
            | Self::Resume => true,
            Self::Join | Self::Leave | Self::Challenge | Self::Servers => false,
        }
    }
}

/// A control of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentControl {
    pub(crate) verb: TournamentVerb,
    pub(crate) id: TournamentId,
}

part!(keyed: TournamentVerb);
fields!(TournamentControl = "tournament" { verb, id });
whole_ids!(TournamentControl);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn a_control_is_its_text() {
        let id = TournamentId(i64::MAX);
        let controls = TournamentVerb::ALL.map(|verb| TournamentControl { verb, id });
        let wrong = [
            "",
            "tournament",
            "tournament:join",
            "tournament:join:",
            "tournament:join:x",
            "tournament:join:1:1",
            "tournament:win:1",
            "join:1",
        ];
        check_ids(controls, &wrong);
    }
}
