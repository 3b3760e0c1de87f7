//! The controls of a server's settings.

use std::num::{NonZeroU64, ParseIntError};

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::server::{
            moderated_guild,
            panel::{NONE, ServerSection, server_page},
        },
        controls::control::Control,
        model::{
            call::Call,
            failure::Answer,
            ids::server::{ServerControl, ServerVerb},
            policy::Policy,
            reply::{Body, Deferral},
        },
        view::next::unknown_control,
    },
    locale::Locale,
    play::{ChannelId, MessageId},
    store::ServerSetting,
};

impl Control for ServerControl {
    const NAME: &str = "server";

    fn is_personal(&self) -> bool {
        true
    }

    fn policy(&self, _: bool) -> Policy {
        Policy::new(RequestKind::Other, Deferral::Update)
    }

    /// Checks again that the user is a moderator.
    async fn press(
        self,
        app: &App,
        call: &Call,
        values: &[String],
        _: Option<MessageId>,
    ) -> Answer {
        let guild = moderated_guild(app, call).await?;
        let section = if self.verb == ServerVerb::Section {
            ServerSection::from_key(&self.value).ok_or_else(|| unknown_control(call))?
        } else {
            let (setting, section) = chosen(&self, values).ok_or_else(|| unknown_control(call))?;
            app.store.set_server(guild, &setting).await?;
            section
        };
        Ok(Body::UpdatePanel(server_page(app, call, guild, section).await?).into())
    }
}

/// The setting that a control changes, and its section; `None` if the id or value is invalid.
fn chosen(control: &ServerControl, values: &[String]) -> Option<(ServerSetting, ServerSection)> {
    let value = values.first().map(String::as_str);
    // The chosen role or channel; `None` if the choice was cleared.
    let id = || value.map(place).transpose().ok();
    let (setting, section) = match control.verb {
        ServerVerb::Language => {
            let language = match value? {
                NONE => None,
                code => Some(Locale::from_code(code)?.code().to_owned()),
            };
            (ServerSetting::Language(language), ServerSection::Games)
        }
        ServerVerb::Ruleset => {
            let ruleset = match value? {
                NONE => None,
                ruleset => Some(ruleset.parse().ok()?),
            };
            (ServerSetting::DefaultRuleset(ruleset), ServerSection::Games)
        }
        ServerVerb::Time => (
            ServerSetting::DefaultTime(value?.parse().ok()?),
            ServerSection::Games,
        ),
        ServerVerb::Threads => (
            ServerSetting::Threads(control.value == "on"),
            ServerSection::Games,
        ),
        ServerVerb::Shrink => (
            ServerSetting::Shrink(control.value == "on"),
            ServerSection::Games,
        ),
        ServerVerb::Channels => {
            let channels: Result<_, _> = values.iter().map(|id| place(id).map(ChannelId)).collect();
            (
                ServerSetting::Channels(channels.ok()?),
                ServerSection::Places,
            )
        }
        ServerVerb::Players => (ServerSetting::PlayerRole(id()?), ServerSection::Places),
        ServerVerb::Moderators => (ServerSetting::ModeratorRole(id()?), ServerSection::Places),
        ServerVerb::News => (
            ServerSetting::AnnounceChannel(id()?.map(ChannelId)),
            ServerSection::Places,
        ),
        ServerVerb::Daily => {
            let hour = match value? {
                NONE => None,
                hour => Some(hour.parse().ok().filter(|hour| *hour < 24)?),
            };
            (ServerSetting::DailyHour(hour), ServerSection::Daily)
        }
        ServerVerb::Section => return None,
    };
    Some((setting, section))
}

/// The id of a channel or a role, which is never 0.
fn place(id: &str) -> Result<u64, ParseIntError> {
    id.parse().map(NonZeroU64::get)
}
