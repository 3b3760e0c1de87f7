//! Loads what a board shows besides the position: names, chosen theme, ratings, vacations.

use crate::play::clock::VacationEffect;
use crate::play::rating::RatingChange;
use crate::{
    app::App,
    discord::view::board_style::{BoardStyle, GameCounts},
    locale::Locale,
    play::{Match, Phase, PlayerId},
    store::{Preferences, StoreError},
    tournaments::GameResult,
    wording,
};

impl BoardStyle {
    /// The public style of a match: the first side at the bottom.
    pub async fn of(app: &App, game: &Match, locale: Locale) -> Self {
        let names = shown_names(app, game, locale).await;
        let names = names.unwrap_or_else(|error| {
            tracing::warn!("cannot read the players' names; left out of the board: {error:#}");
            Default::default()
        });
        let names = names.map(|name| Some(name).filter(|name| !name.is_empty()));
        Self {
            ratings: changes(app, game).await,
            leave: leave(app, game).await,
            tournament: tournament(app, game).await,
            counts: counts(app, game).await,
            computer_off: app.search_pool.threads() == 0,
            ..Self::of_record(locale, &game.terms().ruleset, &names)
        }
    }

    /// The style for one player, with their preferences.
    pub async fn for_player(self, app: &App, game: &Match, player: PlayerId) -> Self {
        let chosen = app.store.preferences(player).await;
        let chosen = chosen.unwrap_or_else(|error| {
            tracing::warn!("preferences unreadable; the board uses the default style: {error:#}");
            Preferences::default()
        });
        self.as_chosen(game, player, &chosen)
    }
}

/// The names of the players, by side, a computer player's in that language; empty if unknown.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn shown_names(
    app: &App,
    game: &Match,
    locale: Locale,
) -> Result<[String; 2], StoreError> {
    let mut names = app.store.names_in(game).await?;
    if let Some((computer, level)) = game.computer()
        && let Some(side) = game.side_of(computer)
    {
        names[side.index()] = wording::computer(locale, level);
    }
    Ok(names)
}

/// The rating changes of a finished game. On a database error the post goes without them.
async fn changes(app: &App, game: &Match) -> Vec<RatingChange> {
    if game.phase() != Phase::Over || !game.terms().rated {
        return Vec::new();
    }
    let changes = app.store.rating_changes(game.id()).await;
    changes.unwrap_or_else(|error| {
        tracing::warn!("cannot read the rating changes; left out of the post: {error:#}");
        Vec::new()
    })
}

/// The effect of vacations on the turn. On a database error the post goes without it.
async fn leave(app: &App, game: &Match) -> Option<VacationEffect> {
    let leave = app.vacation_effect(game.turn()).await;
    leave.unwrap_or_else(|error| {
        tracing::warn!("cannot read the vacations; left out of the post: {error:#}");
        None
    })
}

/// The tournament of a match. On a database error the post goes without it.
async fn tournament(app: &App, game: &Match) -> Option<(String, Option<i64>)> {
    let tournament = app.store.round_of(game.id()).await;
    tournament.unwrap_or_else(|error| {
        tracing::warn!("cannot read the tournament; left out of the post: {error:#}");
        None
    })
}

/// How a game that was called off counts in its tournament. On a database error the post goes without it.
async fn counts(app: &App, game: &Match) -> Option<GameCounts> {
    if game.phase() != Phase::Void {
        return None;
    }
    let decided = result_of_pairing(app, game).await;
    decided.unwrap_or_else(|error| {
        tracing::warn!("cannot read the tournament; left out of the post: {error:#}");
        None
    })
}

async fn result_of_pairing(app: &App, game: &Match) -> Result<Option<GameCounts>, StoreError> {
    let Some((id, _)) = app.store.tournament_of(game.id()).await? else {
        return Ok(None);
    };
    let tournament = app.tournament(id).await?;
    // A game that was replaced by another one counts for nothing.
    let pairing = tournament.as_ref().and_then(|tournament| {
        let (pairing, _) = tournament.pairing_of_match(game.id())?;
        Some(pairing)
    });
    Ok(pairing.and_then(|pairing| match pairing.result()? {
        GameResult::First | GameResult::Second => pairing.winner().map(GameCounts::Won),
        GameResult::Draw => Some(GameCounts::Drawn),
        GameResult::Neither => Some(GameCounts::Lost),
    }))
}
