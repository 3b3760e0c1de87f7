//! The controls of the opening tree.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::explore::explore_message,
        controls::control::{Audience, Control},
        model::{
            call::Call,
            failure::Answer,
            ids::explore::{ExplorePage, ExploreScope, ExploreVerb},
            policy::Policy,
            reply::{self, Deferral},
        },
        view::next::unknown_control,
    },
    store::OPENING_PLIES,
};

impl Control for ExplorePage {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, private: bool) -> Policy {
        Policy::new(RequestKind::Picture, Deferral::update_if_private(private))
    }

    /// Goes to the position of a control; from a menu to the one after the chosen move.
    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let mut page = self;
        if page.verb == ExploreVerb::Menu {
            let chosen = values.first().filter(|_| page.record.ply() < OPENING_PLIES);
            let played = chosen.map(|text| page.record.play_canonical(text));
            if !matches!(played, Some(Ok(_))) {
                return Err(unknown_control(call));
            }
        }
        if page.scope == ExploreScope::Server && call.guild.is_none() {
            page.scope = ExploreScope::Global;
        }
        let message = explore_message(app, call, page).await?;
        Ok(reply::in_place_of(message, call.menu()))
    }
}
