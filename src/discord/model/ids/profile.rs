//! Ids of the buttons of a profile.

use crate::{
    discord::model::ids::codec::{fields, part, whole_ids},
    play::PlayerId,
};

keyed! {
    /// What a button shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ProfileVerb {
        /// The profile itself.
        Show = "show",
        /// The player's games.
        Games = "games",
        /// The leaderboard.
        Board = "board",
        /// The player's puzzles.
        Puzzles = "puzzles",
        /// The games against the player.
        Versus = "versus",
    }
}

/// A button of a player's profile, or one that leads to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProfileButton {
    pub(crate) verb: ProfileVerb,
    pub(crate) player: PlayerId,
}

part!(keyed: ProfileVerb);
fields!(ProfileButton = "profile" { verb, player });
whole_ids!(ProfileButton);
