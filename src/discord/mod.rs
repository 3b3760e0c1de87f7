//! The only room that knows Discord and serenity: interactions in, answers and posts out.
//!
//! [`respond`] is the one path from an interaction to its [`Reply`], for the gateway as for any later transport;
//! [`deliver`] carries the reply, and whatever a committed change still owes to a channel.

mod admission;
pub mod call;
mod challenges;
mod choosing;
pub mod commands;
pub mod controls;
pub mod custom_id;
pub mod deliver;
mod failure;
pub mod fetch;
mod followers;
pub mod gateway;
mod haste;
mod headline;
mod homes;
mod language;
mod leaving;
mod lessons;
pub mod look;
pub mod notices;
mod offers;
mod pages;
mod panel;
pub mod people;
pub mod proposal;
pub mod register;
pub mod reply;
pub mod rest;
mod seasons;
mod sowing;
mod standing;
pub mod view;
pub mod walk;
pub mod welcome;
pub mod wish;
pub mod words;

use call::{Ask, Call};
use commands::{Answer, import::Paste, invite, leaderboard, privacy, profile, server, settings};
use custom_id::CustomId;
use reply::{Body, Reply};
use wish::Wish;

use crate::{app::App, say};

/// The answer to an interaction. Never fails: whatever goes wrong becomes a private, kind message.
pub async fn respond(app: &App, call: &Call) -> Reply {
    let call = &language::settled(app, call).await;
    if let Some(wait) = haste::refusal(app, call) {
        return wait;
    }
    let answer = match &call.ask {
        Ask::Command { name, options } => commands::run(app, call, name, options).await,
        Ask::OnPerson { name, person } => commands::run_on_person(app, call, name, person).await,
        Ask::OnMessage { name, message } => {
            commands::run_on_message(app, call, name, message).await
        }
        Ask::Complete {
            name,
            options,
            focused,
            typed,
        } => {
            let focus = (focused.as_str(), typed.as_str());
            let choices = commands::complete(app, call, name, options, focus).await;
            return choices.unwrap_or_else(|failure| {
                tracing::warn!(?failure, "no suggestions");
                Body::Choices(Vec::new()).into()
            });
        }
        Ask::Press {
            id,
            values,
            private,
            ..
        } if id.starts_with(settings::PREFIX) && *private => {
            settings::press(app, call, id, values).await
        }
        Ask::Press { id, .. } if id.starts_with(profile::PREFIX) => {
            profile::press(app, call, id).await
        }
        Ask::Press { id, private, .. } if id.starts_with(privacy::PREFIX) && *private => {
            privacy::press(call, id)
        }
        Ask::Press {
            id,
            values,
            private,
            ..
        } if id.starts_with(server::PREFIX) && *private => {
            server::press(app, call, id, values).await
        }
        Ask::Press {
            id,
            values,
            private,
            ..
        } if id.starts_with(leaderboard::PREFIX) => {
            leaderboard::press(app, call, id, values, *private).await
        }
        Ask::Press {
            id,
            values,
            message,
            private,
            ..
        } => {
            let menu = private.then_some(*message);
            if let Some(answer) = teaching(call, id, values, menu) {
                return match answer {
                    Ok(reply) => reply,
                    Err(failure) => failure.reply(app, call).await,
                };
            }
            if let (Some(message), Ok(control)) = (menu, id.parse()) {
                return match invite::press(app, call, control, values, message).await {
                    Ok(reply) => reply,
                    Err(failure) => failure.reply(app, call).await,
                };
            }
            match (id.parse(), id.parse(), id.parse()) {
                (Ok(control), ..) => controls::press(app, call, &control, values, menu).await,
                (_, Ok(page), _) => commands::games::turn(app, call, page).await,
                (.., Ok(step)) => walk::press(app, call, step, values).await,
                _ => return Reply::private(say!(call.locale, "unknown-control")),
            }
        }
        Ask::Submit { id, fields, menu } if id.starts_with(settings::PREFIX) => {
            settings::submit(app, call, id, fields, menu.is_some()).await
        }
        Ask::Submit { id, fields, menu } if id.starts_with(lessons::PREFIX) => {
            lessons::submit(call, id, fields, *menu)
        }
        Ask::Submit { id, fields, .. } if id.starts_with(privacy::PREFIX) => {
            privacy::submit(app, call, id, fields).await
        }
        Ask::Submit { id, fields, menu } => match (id.parse(), id.parse()) {
            (Ok(control), _) => controls::submit(app, call, &control, fields, *menu).await,
            (_, Ok(paste)) => commands::import::submit(app, call, paste, fields).await,
            _ => return Reply::private(say!(call.locale, "unknown-control")),
        },
    };
    match answer {
        Ok(reply) => reply,
        Err(failure) => failure.reply(app, call).await,
    }
}

/// What a control of the pages of rules or of a lesson does; they belong to no match.
fn teaching(call: &Call, id: &str, values: &[String], menu: Option<u64>) -> Option<Answer> {
    if id.starts_with(pages::PREFIX) {
        return Some(pages::press(call, id, menu));
    }
    id.starts_with(lessons::PREFIX)
        .then(|| lessons::press(call, id, values, menu))
}

/// How an answer that takes longer than two seconds is announced, by what it will most likely be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deferral {
    /// "Banyan is thinking…", for all to see.
    Public,
    /// The same for the asker alone.
    Private,
    /// Nothing visible; the message whose control was used changes later.
    Update,
    /// Cannot be put off: suggestions and forms.
    None,
}

/// The deferral that suits an interaction.
#[must_use]
pub fn deferral(call: &Call) -> Deferral {
    match &call.ask {
        Ask::Complete { .. } => Deferral::None,
        Ask::OnPerson { .. } | Ask::OnMessage { .. } => Deferral::Private,
        Ask::Command { name, options } => {
            let public = match name.as_str() {
                commands::CHALLENGE | commands::MOVE => true,
                commands::IMPORT => options.user("player").is_some(),
                commands::OFFER => commands::offered(options).is_some_and(|wish| !wish.is_grave()),
                _ => options.truth("public") == Some(true),
            };
            if public {
                Deferral::Public
            } else {
                Deferral::Private
            }
        }
        Ask::Submit { id, menu, .. }
            if id.starts_with(settings::PREFIX) || id.starts_with(lessons::PREFIX) =>
        {
            match menu {
                Some(_) => Deferral::Update,
                None => Deferral::Private,
            }
        }
        Ask::Submit { id, .. } if id.starts_with(privacy::PREFIX) => Deferral::Private,
        Ask::Submit { id, .. } => match (id.parse(), id.parse::<Paste>()) {
            (Ok(CustomId::Planned(_)), _) => Deferral::Private,
            (_, Ok(paste)) if !paste.is_public() => Deferral::Private,
            _ => Deferral::Public,
        },
        Ask::Press { id, .. } if id.starts_with(settings::PREFIX) => settings::deferral(id),
        Ask::Press { id, .. } if id.starts_with(server::PREFIX) => Deferral::Update,
        Ask::Press { id, private, .. } if id.starts_with(leaderboard::PREFIX) => match private {
            true => Deferral::Update,
            false => Deferral::Private,
        },
        Ask::Press { id, .. } if id.starts_with(privacy::PREFIX) => privacy::deferral(id),
        Ask::Press { id, .. } if id.parse::<commands::games::Page>().is_ok() => Deferral::Update,
        Ask::Press { id, .. } if id.parse::<walk::Step>().is_ok() => Deferral::Update,
        Ask::Press { id, private, .. } if id.starts_with(pages::PREFIX) => {
            pages::deferral(*private)
        }
        Ask::Press { id, private, .. } if id.starts_with(lessons::PREFIX) => {
            lessons::deferral(id, *private)
        }
        Ask::Press { id, private, .. } => match id.parse() {
            Ok(control) if *private => invite::deferral(control),
            _ => pressed(id.parse().ok(), *private),
        },
    }
}

/// The deferral that suits a control; `private` if only the asker sees the message that it sits on.
fn pressed(control: Option<CustomId>, private: bool) -> Deferral {
    // A private message changes in its place, and a public one is left to the others.
    let mine = if private {
        Deferral::Update
    } else {
        Deferral::Private
    };
    match control {
        Some(CustomId::Type(_) | CustomId::Plan(_)) => Deferral::None,
        Some(
            CustomId::Cancel(_)
            | CustomId::Piece(_)
            | CustomId::Reason(_)
            | CustomId::Choose(..)
            | CustomId::Keep(_)
            | CustomId::Wish(Wish::Refuse(_), _),
        ) => Deferral::Update,
        Some(CustomId::Wish(wish, _)) if wish.is_grave() => mine,
        Some(
            CustomId::Accept(_)
            | CustomId::To(_)
            | CustomId::Send(..)
            | CustomId::Wish(..)
            | CustomId::Sure(..),
        ) => Deferral::Public,
        _ => Deferral::Private,
    }
}

/// Whether whoever asks is a stranger from then on, of whom nothing is to be noted.
#[must_use]
pub fn is_farewell(call: &Call) -> bool {
    matches!(&call.ask, Ask::Submit { id, .. } if privacy::is_farewell(id))
}

/// Whether the answer carries so much that it would be late if it were the first: it is announced at once.
#[must_use]
pub fn is_long(call: &Call) -> bool {
    match &call.ask {
        Ask::Command { name, .. } => name == commands::replay::NAME,
        Ask::Press { id, .. } => matches!(id.parse(), Ok(custom_id::CustomId::Replay(_))),
        Ask::Complete { .. }
        | Ask::Submit { .. }
        | Ask::OnPerson { .. }
        | Ask::OnMessage { .. } => false,
    }
}
