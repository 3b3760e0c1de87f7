//! The only room that knows Discord and serenity: interactions in, answers and posts out.
//!
//! [`prepare`] is the one path from an interaction to its [`Reply`], for the gateway as for any later transport;
//! [`deliver`] carries the reply, and whatever a committed change still owes to a channel.

pub(crate) mod cost;
pub(crate) mod failure;

use crate::{
    app::App,
    discord::{
        access::{accounts, language, mentions, rate_limit},
        api::attachments::{FileError, Files},
        commands::{self, challenge, import, moves, offer, replay},
        controls,
        model::{
            call::{Ask, Call},
            ids,
            reply::{Body, Deferral, Reply},
        },
    },
    play::transcript::MOST,
    store::{StoreError, UserId},
};

/// Everything that an interaction leads to, as plain data: who is mentioned, which copies go where, which post it
/// settles. A transport only carries it. Never fails, and costs next to nothing when somebody asks too often.
pub async fn prepare(app: &App, files: &Files, call: &Call<UserId>) -> Reply {
    if let Some(wait) = rate_limit::refusal(app, call, cost::kind(&call.ask)) {
        return wait;
    }
    let answer = async {
        let call = accounts::incoming(app, fetched(files, call).await).await?;
        let mut reply = respond(app, &call).await;
        mentions::resolve(app, &mut reply, call.channel).await;
        accounts::reply(app, &mut reply).await?;
        Ok::<_, StoreError>(reply)
    };
    let answer = answer.await;
    answer.unwrap_or_else(|error| failure::went_wrong(&error.into(), call.locale))
}

/// The call with the content of what is attached to it.
async fn fetched(files: &Files, call: &Call<UserId>) -> Call<UserId> {
    let mut call = call.clone();
    if let Ask::Command { options, .. } = &mut call.ask {
        for file in options.files() {
            file.content = Err(FileError::TooLarge);
            if file.size <= MOST as u64 {
                file.content = files.content(&file.url, MOST).await;
            }
        }
    }
    call
}

/// The answer to an interaction, before it is settled whom it mentions. Never fails: whatever goes wrong becomes a
/// private, kind message.
pub async fn respond(app: &App, call: &Call) -> Reply {
    let call = &match &call.ask {
        Ask::Complete { .. } => language::settled_once(app, call).await,
        _ => language::settled(app, call).await,
    };
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
            message,
            private,
            ..
        } => controls::press(app, call, id, values, private.then_some(*message)).await,
        Ask::Submit { id, fields, menu } => controls::submit(app, call, id, fields, *menu).await,
    };
    match answer {
        Ok(reply) => reply,
        Err(failure) => failure::reply(failure, app, call).await,
    }
}

/// The deferral that suits an interaction.
#[must_use]
pub fn deferral<I>(call: &Call<I>) -> Deferral {
    match &call.ask {
        Ask::Complete { .. } => Deferral::None,
        Ask::OnPerson { .. } | Ask::OnMessage { .. } => Deferral::Private,
        Ask::Command { name, options } => {
            let public = match name.as_str() {
                challenge::NAME | moves::NAME => true,
                import::NAME => options.user("player").is_some(),
                offer::NAME => offer::wish(options).is_some_and(|wish| !wish.is_grave()),
                _ => options.public(),
            };
            if public {
                Deferral::Public
            } else {
                Deferral::Private
            }
        }
        Ask::Submit { id, menu, .. } => controls::deferral_of_form(id, menu.is_some()),
        Ask::Press { id, private, .. } => controls::deferral(id, *private),
    }
}

/// Whether the answer carries so much that it would be late if it were the first: it is announced at once.
#[must_use]
pub fn is_long<I>(call: &Call<I>) -> bool {
    match &call.ask {
        Ask::Command { name, .. } => name == replay::NAME,
        Ask::Press { id, .. } => matches!(id.parse(), Ok(ids::matches::CustomId::Replay(_))),
        Ask::Complete { .. }
        | Ask::Submit { .. }
        | Ask::OnPerson { .. }
        | Ask::OnMessage { .. } => false,
    }
}
