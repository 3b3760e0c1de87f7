//! The page buttons of a list of tournaments.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::tournament::{list::list_page, refusals::with_list},
        controls::control::{Audience, Control},
        model::{
            call::Call,
            failure::Answer,
            ids::tournament_list::TournamentListPage,
            policy::Policy,
            reply::{Body, Deferral},
        },
    },
};

impl Control for TournamentListPage {
    const AUDIENCE: Audience<Self> = Audience::Owner;

    fn policy(&self, _: bool) -> Policy {
        Policy::new(RequestKind::Other, Deferral::Update)
    }

    /// Shows another page.
    async fn press(self, app: &App, call: &Call, _: &[String]) -> Answer {
        let page = list_page(app, call, self).await;
        let page = page.map_err(|failure| with_list(call, failure))?;
        Ok(Body::Update(page).into())
    }
}
