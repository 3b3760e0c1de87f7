//! Buttons and menus that run a command, as if somebody had typed it.

use crate::{
    app::App,
    discord::{
        commands::{self, table::Entry},
        controls::control::{Audience, Control},
        model::{
            call::{Call, OptionValue, Request},
            failure::{Answer, Failure},
            ids::command::{Argument, CommandControl},
            policy::Policy,
            reply::{self, Body, Reply},
        },
        view::next::unknown_control,
    },
    play::{MessageId, PlayerId},
};

impl Control for CommandControl {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    /// The policy of the command that it runs.
    fn policy(&self, private: bool) -> Policy {
        entry(self).map_or(Policy::UNKNOWN, |entry| {
            entry.policy(&self.options(None), private)
        })
    }

    /// Runs the command. An answer for the user alone takes the place of the menu; another one removes it.
    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let name = entry(&self).map(|_| self.name().0.to_owned());
        let name = name.ok_or_else(|| unknown_control(call))?;
        let picked = values.first().map(String::as_str);
        let mut options = self.options(picked);
        options
            .values
            .extend(stored_options(app, call, &self).await?);
        let typed = Call {
            request: Request::Command { name, options },
            ..call.clone()
        };
        let reply = commands::run(app, &typed).await?;
        Ok(replace_menu(reply, call.menu()))
    }
}

/// The options of the control that are in the database.
async fn stored_options(
    app: &App,
    call: &Call,
    control: &CommandControl,
) -> Result<Vec<(String, OptionValue<PlayerId>)>, Failure> {
    let mut found = Vec::new();
    for (name, argument) in &control.arguments {
        if let Argument::Stored(id) = argument {
            // Only the newest ones are stored.
            let text = app.store.study(call.player.id, *id).await?;
            let text = text.ok_or_else(|| unknown_control(call))?;
            found.push((name.clone(), OptionValue::Text(text)));
        }
    }
    Ok(found)
}

/// A private answer takes the place of the menu that led to it; any other removes the menu.
fn replace_menu(reply: Reply, menu: Option<MessageId>) -> Reply {
    let is_private = match &reply.body {
        Body::Message(message) => message.private,
        _ => false,
    };
    if is_private && reply.pending_post.is_none() && reply.direct.is_none() {
        reply::in_place_of(reply, menu)
    } else {
        reply::delete_menu_after(reply, menu)
    }
}

/// The command of a control, if it can be run by one.
pub(crate) fn entry(control: &CommandControl) -> Option<&'static Entry> {
    let (command, part) = control.name();
    commands::entry_named(command).filter(|entry| entry.is_for_controls(part))
}
