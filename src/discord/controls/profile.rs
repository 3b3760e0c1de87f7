//! The buttons of a profile.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::{games, leaderboard, profile::profile_message, puzzle, versus},
        controls::control::{Audience, Control},
        model::{
            call::{Call, Options},
            failure::Answer,
            ids::profile::{ProfileButton, ProfileVerb},
            policy::Policy,
            reply::Deferral,
        },
        view::next::unknown_control,
    },
};

impl Control for ProfileButton {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, _: bool) -> Policy {
        match self.verb {
            ProfileVerb::Show
            | ProfileVerb::Games
            | ProfileVerb::Puzzles
            | ProfileVerb::Board
            | ProfileVerb::Versus => Policy::new(RequestKind::Picture, Deferral::Private),
        }
    }

    async fn press(self, app: &App, call: &Call, _: &[String]) -> Answer {
        let player = self.player;
        match self.verb {
            ProfileVerb::Show => {
                let name = app.store.name_of(player).await?;
                let name = name.ok_or_else(|| unknown_control(call))?;
                let message = profile_message(app, call, player, &name, false).await?;
                Ok(message.into())
            }
            ProfileVerb::Games => games::list(app, call, player).await,
            ProfileVerb::Puzzles => Ok(puzzle::page(app, call, player).await?.into()),
            ProfileVerb::Board => leaderboard::run(app, call, &Options::default()).await,
            ProfileVerb::Versus => {
                versus::versus_message(app, call, [call.player.id, player], false).await
            }
        }
    }
}
