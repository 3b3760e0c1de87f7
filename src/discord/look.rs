//! How somebody gets to see a board: in which language, with whose names, in which colours and from which side. Looks up names
//! and choices; draws nothing.

use super::{people, words};
use crate::{
    app::{App, Leave},
    locale::Locale,
    play::{Match, Phase, PlayerId},
    render::{self, Theme},
    rules::{Ruleset, Side},
    store::{Flip, Preferences, RatingChange},
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
    /// What a rated game changed, once it is over; the first side's before the second's.
    pub ratings: Vec<RatingChange>,
    /// What vacations mean for the turn, while moves are being made.
    pub leave: Option<Leave>,
}

impl Look {
    /// The ordinary look of a match, for everybody: the first side below.
    pub async fn of(app: &App, game: &Match, locale: Locale) -> Self {
        let mut names = [None, None];
        for side in Side::ALL {
            if let Some(player) = game.player(side) {
                names[side.index()] = name(app, player).await;
            }
        }
        Self {
            ratings: changes(app, game).await,
            leave: leave(app, game).await,
            ..Self::of_record(locale, &game.terms().ruleset, &names)
        }
    }

    /// The look for one pair of eyes, as they have chosen it.
    pub async fn for_player(self, app: &App, game: &Match, player: PlayerId) -> Self {
        let chosen = app.store.preferences(player).await;
        let chosen = chosen.unwrap_or_else(|error| {
            tracing::warn!("a board is drawn as usual: {error:#}");
            Preferences::default()
        });
        self.as_chosen(game, player, &chosen)
    }
}

impl Look {
    /// The ordinary look of a game whose players are called so, as far as that is known.
    #[must_use]
    pub fn of_record(locale: Locale, ruleset: &Ruleset, names: &[Option<String>; 2]) -> Self {
        let shown = Side::ALL.map(|side| {
            let known = names[side.index()].as_ref();
            let known = known.map(|name| people::plain(name));
            // A name that cannot be drawn says less than the colour.
            let drawn = known.filter(|name| !name.is_empty() && render::can_write(name));
            drawn.unwrap_or_else(|| words::side(locale, ruleset, side))
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

/// What a game that is over has changed. Like a name, a post is better without than not made.
async fn changes(app: &App, game: &Match) -> Vec<RatingChange> {
    if game.phase() != Phase::Over || !game.terms().rated {
        return Vec::new();
    }
    let changes = app.store.rating_changes(game.id()).await;
    changes.unwrap_or_else(|error| {
        tracing::warn!("a post goes without the ratings: {error:#}");
        Vec::new()
    })
}

/// What vacations mean for the turn; a post without it is better than none.
async fn leave(app: &App, game: &Match) -> Option<Leave> {
    let leave = app.leave(game).await;
    leave.unwrap_or_else(|error| {
        tracing::warn!("a post goes without vacations: {error:#}");
        None
    })
}

/// What a player was last called. A board without names is better than none: a failing database is not told here.
async fn name(app: &App, player: PlayerId) -> Option<String> {
    let name = app.store.name_of(player).await;
    name.unwrap_or_else(|error| {
        tracing::warn!("a board goes without a name: {error:#}");
        None
    })
}
