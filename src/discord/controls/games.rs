//! The page buttons of a list of games.

use crate::{
    app::App,
    discord::{
        commands::games::show,
        model::{call::Call, failure::Answer, ids::games::Page, reply::Body},
    },
};

/// Shows another page.
///
/// # Errors
/// `Failure` when the database fails.
pub async fn turn(app: &App, call: &Call, page: Page) -> Answer {
    Ok(Body::Update(show(app, call, page).await?).into())
}
