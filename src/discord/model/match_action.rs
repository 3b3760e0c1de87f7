//! What a player may want of a match besides moving: the wishes that buttons and commands share. Decides nothing itself;
//! whether a wish can be had is the match's to say.

use crate::{
    app::RequestKind,
    play::{Command, Offer},
};

/// One thing that a player may want.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchAction {
    /// To ask the opponent for something.
    Offer(Offer),
    /// To agree to what the opponent asks.
    Agree(Offer),
    /// To refuse what the opponent asks, or to take back what one asked oneself.
    Refuse(Offer),
    /// To give the opponent more time.
    Give,
    /// To let the clocks run again.
    Resume,
    /// To take the win, since the opponent's time is over.
    Claim,
    /// To call the match off.
    Abort,
    /// To give up.
    Resign,
}

impl MatchAction {
    /// All of them, in the order in which they are offered.
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

    /// The word for it in controls and language files.
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

    /// The wish of that word.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wish| wish.key() == key)
    }

    /// What it asks of the match.
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

    /// What it costs of the asker's rate.
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

    /// Whether another match may begin by it.
    #[must_use]
    pub fn begins(self) -> bool {
        matches!(
            self,
            Self::Offer(Offer::Rematch) | Self::Agree(Offer::Rematch)
        )
    }

    /// Whether it ends the match, which cannot be undone, so that the player is asked first.
    #[must_use]
    pub fn is_grave(self) -> bool {
        matches!(
            self,
            Self::Agree(Offer::Draw) | Self::Claim | Self::Abort | Self::Resign
        )
    }
}
