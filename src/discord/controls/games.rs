//! The page buttons of a list of games.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::games::games_page,
        controls::control::{Audience, Control},
        model::{
            call::Call,
            failure::Answer,
            ids::games::GamesPage,
            policy::Policy,
            reply::{Body, Deferral},
        },
    },
};

impl Control for GamesPage {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, _: bool) -> Policy {
        Policy::new(RequestKind::Other, Deferral::Update)
    }

    /// Shows another page.
    async fn press(self, app: &App, call: &Call, _: &[String]) -> Answer {
        Ok(Body::Update(games_page(app, call, self).await?).into())
    }
}
