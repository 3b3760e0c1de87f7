//! The page buttons of the rules.

use crate::{
    app::{App, RequestKind},
    discord::{
        controls::control::{Audience, Control},
        model::{
            call::Call,
            failure::Answer,
            ids::rules_page::RulesPageId,
            policy::Policy,
            reply::{self, Deferral, Message},
        },
        view::rules_pages::rules_page,
    },
};

impl Control for RulesPageId {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, private: bool) -> Policy {
        Policy::new(RequestKind::Picture, Deferral::update_if_private(private))
    }

    /// Shows another page. An ephemeral message is edited in place; for a public one the user gets an ephemeral page.
    async fn press(self, _: &App, call: &Call, _: &[String]) -> Answer {
        let message = Message {
            private: true,
            ..rules_page(call.locale, &self)
        };
        Ok(reply::in_place_of(message, call.menu()))
    }
}
