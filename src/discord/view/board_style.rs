//! How one viewer sees a board: language, names, theme, orientation. Pure.

use crate::play::clock::VacationEffect;
use crate::play::rating::RatingChange;
use crate::{
    locale::Locale,
    play::{Match, PlayerId},
    render::{self, Theme},
    rules::{Ruleset, Side},
    store::{Flip, Preferences},
    wording::{self, markdown},
};

/// How one viewer sees a board.
#[derive(Clone, Debug)]
pub struct BoardStyle {
    /// The player whose private view it is; `None` in a channel. They see only the controls that are theirs.
    pub viewer: Option<PlayerId>,
    /// The language.
    pub locale: Locale,
    /// The players' names, by side.
    pub names: [String; 2],
    /// The theme.
    pub theme: Theme,
    /// The side at the bottom.
    pub below: Side,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Whether the board is turned sideways, if the game allows it.
    pub landscape: bool,
    /// The rating changes of a finished game, the first side's first.
    pub ratings: Vec<RatingChange>,
    /// How vacations affect the turn, while the match is running.
    pub leave: Option<VacationEffect>,
    /// The title of its tournament, as stored, and the round there.
    pub tournament: Option<(String, Option<i64>)>,
    /// How a game without a result counts in its tournament, if that is decided.
    pub counts: Option<GameCounts>,
    /// Whether computer players are switched off.
    pub computer_off: bool,
}

/// How a game that was called off counts in its tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameCounts {
    /// As a win for that player.
    Won(PlayerId),
    /// As a draw.
    Drawn,
    /// As a loss for both.
    Lost,
}

impl BoardStyle {
    /// The public style of a game with these player names, where known.
    #[must_use]
    pub fn of_record(locale: Locale, ruleset: &Ruleset, names: &[Option<String>; 2]) -> Self {
        let shown = Side::ALL.map(|side| {
            let known = names[side.index()].as_ref();
            let known = known.map(|name| markdown::plain(name));
            // A name that the fonts cannot draw is replaced by the side's colour.
            let drawn = known.filter(|name| !name.is_empty() && render::can_write(name));
            drawn.unwrap_or_else(|| wording::side(locale, ruleset, side))
        });
        Self {
            viewer: None,
            locale,
            names: shown,
            theme: Theme::default(),
            below: Side::First,
            coordinates: true,
            landscape: false,
            ratings: Vec::new(),
            leave: None,
            tournament: None,
            counts: None,
            computer_off: false,
        }
    }

    /// The style with a player's preferences: theme, and their own side at the bottom if chosen.
    #[must_use]
    pub fn as_chosen(self, game: &Match, player: PlayerId, chosen: &Preferences) -> Self {
        let theme = chosen.theme.as_deref();
        let own = game.side_of(player).filter(|_| chosen.flip == Flip::Own);
        Self {
            viewer: Some(player),
            below: own.unwrap_or(self.below),
            theme: theme
                .and_then(|theme| theme.parse().ok())
                .unwrap_or(self.theme),
            ..self
        }
    }
}
