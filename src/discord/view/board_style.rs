//! How one viewer sees a board: language, names, colours, side. Pure.

use crate::play::clock::Leave;
use crate::play::rating::RatingChange;
use crate::{
    locale::Locale,
    play::{Match, PlayerId},
    render::{self, Theme},
    rules::{Ruleset, Side},
    store::{Flip, Preferences},
    wording::{self, markdown},
};

/// The eyes for which a board is made.
#[derive(Clone, Debug)]
pub struct BoardStyle {
    /// The language.
    pub locale: Locale,
    /// What the players are called, by side.
    pub names: [String; 2],
    /// The colours.
    pub theme: Theme,
    /// Who sits below.
    pub below: Side,
    /// Whether files and ranks are named.
    pub coordinates: bool,
    /// Whether the board lies on its side, where the game can.
    pub landscape: bool,
    /// What a rated game changed, once it is over; the first side's before the second's.
    pub ratings: Vec<RatingChange>,
    /// What vacations mean for the turn, while moves are being made.
    pub leave: Option<Leave>,
}

impl BoardStyle {
    /// The ordinary look of a game whose players are called so, as far as that is known.
    #[must_use]
    pub fn of_record(locale: Locale, ruleset: &Ruleset, names: &[Option<String>; 2]) -> Self {
        let shown = Side::ALL.map(|side| {
            let known = names[side.index()].as_ref();
            let known = known.map(|name| markdown::plain(name));
            // A name that cannot be drawn says less than the colour.
            let drawn = known.filter(|name| !name.is_empty() && render::can_write(name));
            drawn.unwrap_or_else(|| wording::side(locale, ruleset, side))
        });
        Self {
            locale,
            names: shown,
            theme: Theme::default(),
            below: Side::First,
            coordinates: true,
            landscape: false,
            ratings: Vec::new(),
            leave: None,
        }
    }

    /// The look of a player with those choices: in their colours, and from their side if they want that.
    #[must_use]
    pub fn as_chosen(self, game: &Match, player: PlayerId, chosen: &Preferences) -> Self {
        let theme = chosen.theme.as_deref();
        let own = game.side_of(player).filter(|_| chosen.flip == Flip::Own);
        Self {
            below: own.unwrap_or(self.below),
            theme: theme
                .and_then(|theme| theme.parse().ok())
                .unwrap_or(self.theme),
            ..self
        }
    }
}
