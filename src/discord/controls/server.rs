//! The controls of a server's settings.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::server::{
            moderated_guild,
            panel::{SERVER, server_page},
        },
        controls::control::{Audience, Control},
        model::{
            call::Call,
            failure::Answer,
            ids::server::ServerControl,
            policy::Policy,
            reply::{Body, Deferral},
        },
        view::next::unknown_control,
    },
};

impl Control for ServerControl {
    const AUDIENCE: Audience<Self> = Audience::Owner;

    fn policy(&self, _: bool) -> Policy {
        // All of them change the panel.
        Policy::new(RequestKind::Other, Deferral::Update)
    }

    /// Checks again that the user is a moderator.
    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let guild = moderated_guild(app, call).await?;
        let section = match &self {
            Self::Section(key) => SERVER.section(key),
            Self::Set(setting, value) => match SERVER.press(setting, value, values) {
                Some((change, section)) => {
                    app.store.set_server(guild, &change).await?;
                    Some(section)
                }
                None => None,
            },
        };
        let section = section.ok_or_else(|| unknown_control(call))?;
        Ok(Body::UpdatePanel(server_page(app, call, guild, section).await?).into())
    }
}
