//! How somebody gets to see a board: in which language, with whose names, in which colours and from which side. Looks up names
//! and nothing else; draws nothing.

use super::words;
use crate::{
    app::App,
    locale::Locale,
    play::{Match, PlayerId},
    render::{self, Theme},
    rules::Side,
};

/// The eyes for which a board is made.
#[derive(Clone, Debug)]
pub struct Look {
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
}

impl Look {
    /// The ordinary look of a match, for everybody: the first side below.
    pub async fn of(app: &App, game: &Match, locale: Locale) -> Self {
        let mut names = [String::new(), String::new()];
        for side in Side::ALL {
            let known = match game.player(side) {
                Some(player) => name(app, player).await,
                None => None,
            };
            // A name that cannot be drawn says less than the colour.
            let drawn = known.filter(|name| render::can_write(name));
            let colour = || words::side(locale, &game.terms().ruleset, side);
            names[side.index()] = drawn.unwrap_or_else(colour);
        }
        Self {
            locale,
            names,
            theme: Theme::default(),
            below: Side::First,
            coordinates: true,
            landscape: false,
        }
    }

    /// The look for one pair of eyes: a player sits below.
    #[must_use]
    pub fn for_player(self, game: &Match, player: PlayerId) -> Self {
        Self {
            below: game.side_of(player).unwrap_or(self.below),
            ..self
        }
    }
}

/// What a player was last called. A board without names is better than none: a failing database is not told here.
async fn name(app: &App, player: PlayerId) -> Option<String> {
    let name = app.store.name_of(player).await;
    name.unwrap_or_else(|error| {
        tracing::warn!("a board goes without a name: {error:#}");
        None
    })
}
