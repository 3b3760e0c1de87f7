//! The page buttons of a list of games.

use crate::{
    app::App,
    discord::{
        commands::games::games_page,
        model::{call::Call, failure::Answer, ids::games::GamesPage, reply::Body},
    },
};

/// Shows another page.
///
/// # Errors
/// `Failure` when the database fails.
pub async fn turn(app: &App, call: &Call, page: GamesPage) -> Answer {
    Ok(Body::Update(games_page(app, call, page).await?).into())
}
