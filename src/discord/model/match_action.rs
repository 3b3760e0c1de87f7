//! Actions in a match besides moves, shared by buttons and commands: offers, claiming, aborting, resigning.

use crate::{
    app::RequestKind,
    discord::model::reply::Deferral,
    play::{Command, Offer},
};

/// An action in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchAction {
    /// Make an offer to the opponent.
    Offer(Offer),
    /// Accept the opponent's offer.
    Agree(Offer),
    /// Decline the opponent's offer, or withdraw one's own.
    Refuse(Offer),
    /// Give the opponent more time.
    Give,
    /// Resume the clocks.
    Resume,
    /// Claim the win because the opponent ran out of time.
    Claim,
    /// Abort the match.
    Abort,
    /// Resign.
    Resign,
}

impl MatchAction {
    /// All actions, in the order in which they are offered.
    pub const ALL: [Self; 17] = [
        Self::Agree(Offer::Draw),
        Self::Refuse(Offer::Draw),
        Self::Offer(Offer::Draw),
        Self::Agree(Offer::Takeback),
        Self::Refuse(Offer::Takeback),
        Self::Offer(Offer::Takeback),
        Self::Agree(Offer::Pause),
        Self::Refuse(Offer::Pause),
        Self::Offer(Offer::Pause),
        Self::Resume,
        Self::Give,
        Self::Agree(Offer::Rematch),
        Self::Refuse(Offer::Rematch),
        Self::Offer(Offer::Rematch),
        Self::Claim,
        Self::Abort,
        Self::Resign,
    ];

    /// Its key in controls and language files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Offer(offer) => offer.key(),
            Self::Agree(Offer::Draw) => "agree-draw",
            Self::Agree(Offer::Takeback) => "agree-takeback",
            Self::Agree(Offer::Pause) => "agree-pause",
            Self::Agree(Offer::Rematch) => "agree-rematch",
            Self::Refuse(Offer::Draw) => "refuse-draw",
            Self::Refuse(Offer::Takeback) => "refuse-takeback",
            Self::Refuse(Offer::Pause) => "refuse-pause",
            Self::Refuse(Offer::Rematch) => "refuse-rematch",
            Self::Give => "give",
            Self::Resume => "resume",
            Self::Claim => "claim",
            Self::Abort => "abort",
            Self::Resign => "resign",
        }
    }

    /// The action with that key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.key() == key)
    }

    /// Its command to the match.
    #[must_use]
    pub fn command(self) -> Command {
        match self {
            Self::Offer(offer) => Command::Offer(offer),
            Self::Agree(offer) => Command::Agree(offer),
            Self::Refuse(offer) => Command::Refuse(offer),
            Self::Give => Command::Give,
            Self::Resume => Command::Resume,
            Self::Claim => Command::Claim,
            Self::Abort => Command::Abort,
            Self::Resign => Command::Resign,
        }
    }

    /// Its rate limit.
    #[must_use]
    pub fn cost(self) -> RequestKind {
        match self {
            Self::Offer(Offer::Rematch) => RequestKind::Challenge,
            Self::Offer(Offer::Draw | Offer::Takeback | Offer::Pause)
            | Self::Agree(_)
            | Self::Refuse(_)
            | Self::Give
            | Self::Resume
            | Self::Claim
            | Self::Abort
            | Self::Resign => RequestKind::Other,
        }
    }

    /// Whether it can start another match.
    #[must_use]
    pub fn can_start_match(self) -> bool {
        match self {
            Self::Offer(Offer::Rematch) | Self::Agree(Offer::Rematch) => true,
            Self::Offer(Offer::Draw | Offer::Takeback | Offer::Pause)
            | Self::Agree(Offer::Draw | Offer::Takeback | Offer::Pause)
            | Self::Refuse(_)
            | Self::Give
            | Self::Resume
            | Self::Claim
            | Self::Abort
            | Self::Resign => false,
        }
    }

    /// Whether it ends the match irreversibly, so that the player must confirm it.
    #[must_use]
    pub fn needs_confirmation(self) -> bool {
        match self {
            Self::Agree(Offer::Draw) | Self::Claim | Self::Abort | Self::Resign => true,
            Self::Agree(Offer::Takeback | Offer::Pause | Offer::Rematch)
            | Self::Offer(_)
            | Self::Refuse(_)
            | Self::Give
            | Self::Resume => false,
        }
    }

    /// How its button is deferred, on an ephemeral message if `private`. The button of an action that needs
    /// confirmation only asks whether the player is sure.
    #[must_use]
    pub fn deferral(self, private: bool) -> Deferral {
        match self {
            Self::Refuse(_) => Deferral::Update,
            Self::Offer(_)
            | Self::Agree(_)
            | Self::Give
            | Self::Resume
            | Self::Claim
            | Self::Abort
            | Self::Resign => {
                if self.needs_confirmation() {
                    Deferral::update_if_private(private)
                } else {
                    Deferral::Public
                }
            }
        }
    }
}
