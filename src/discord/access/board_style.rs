//! Loads what a board shows besides the position: names, chosen theme, ratings, vacations.

use crate::{
    app::App,
    discord::view::board_style::{BoardStyle, GameCounts},
    locale::Locale,
    play::{Match, Phase, PlayerId, rating::RatingChange},
    store::StoreError,
    tournaments::GameResult,
    wording,
};

impl BoardStyle {
    /// The public style of a match: the first side at the bottom.
    pub async fn of(app: &App, game: &Match, locale: Locale) -> Self {
        let names = or_left_out(shown_names(app, game, locale).await, "the players' names");
        let names = names.map(|name| Some(name).filter(|name| !name.is_empty()));
        Self {
            ratings: changes(app, game).await,
            leave: or_left_out(app.vacation_effect(game.turn()).await, "the vacations"),
            tournament: or_left_out(app.store.round_of(game.id()).await, "the tournament"),
            counts: counts(app, game).await,
            computer_off: app.search_pool.threads() == 0,
            ..Self::of_record(locale, &game.terms().ruleset, &names)
        }
    }

    /// The style for one player, with their preferences.
    pub async fn for_player(self, app: &App, game: &Match, player: PlayerId) -> Self {
        let chosen = or_left_out(app.store.preferences(player).await, "the preferences");
        self.as_chosen(game, player, &chosen)
    }
}

/// What a board shows besides the position. On a database error the board goes without it.
fn or_left_out<T: Default>(read: Result<T, StoreError>, what: &str) -> T {
    read.unwrap_or_else(|error| {
        tracing::warn!("cannot read {what}; left out of the board: {error:#}");
        T::default()
    })
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

/// The rating changes of a finished game.
async fn changes(app: &App, game: &Match) -> Vec<RatingChange> {
    if game.phase() != Phase::Over || !game.terms().rated {
        return Vec::new();
    }
    or_left_out(
        app.store.rating_changes(game.id()).await,
        "the rating changes",
    )
}

/// How a game that was called off counts in its tournament.
async fn counts(app: &App, game: &Match) -> Option<GameCounts> {
    if game.phase() != Phase::Void {
        return None;
    }
    or_left_out(result_of_pairing(app, game).await, "the tournament")
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
