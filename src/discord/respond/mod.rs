//! From an interaction to its [`Reply`]: [`prepare`] is the only path, for every transport. It sends nothing.

pub(crate) mod failure;
pub(crate) mod policy;

use crate::{
    app::App,
    discord::{
        access::{accounts, language, mentions, rate_limit},
        api::attachments::{AttachmentDownloader, FileError},
        commands, controls,
        model::{
            call::{Call, Request},
            reply::{Body, Reply},
        },
    },
    play::transcript::MAX_TEXT_BYTES,
    store::{StoreError, UserId},
};

/// The complete reply to an interaction as plain data: whom it mentions, which copies go where, which post it replaces.
/// Never fails. A request over the rate limit costs almost nothing.
pub async fn prepare(app: &App, files: &AttachmentDownloader, call: &Call<UserId>) -> Reply {
    if let Some(wait) = rate_limit::count_or_refuse(app, call, policy::of(&call.request).cost) {
        return wait;
    }
    let answer = async {
        let call = accounts::resolve_call(app, fetch_attachments(files, call).await).await?;
        tracing::Span::current().record("player", call.player.id.0);
        // Boxed: the future holds that of every command.
        let mut reply = Box::pin(respond(app, &call)).await;
        mentions::choose_reply_pings(app, &mut reply, call.channel).await;
        accounts::resolve_reply(app, &mut reply).await?;
        Ok::<_, StoreError>(reply)
    };
    let answer = answer.await;
    answer.unwrap_or_else(|error| failure::internal_error(&error.into(), call))
}

/// The call with the content of its attachments.
async fn fetch_attachments(files: &AttachmentDownloader, call: &Call<UserId>) -> Call<UserId> {
    let mut call = call.clone();
    if let Request::Command { options, .. } = &mut call.request {
        for file in options.files() {
            file.content = Err(FileError::TooLarge);
            if file.size <= MAX_TEXT_BYTES as u64 {
                file.content = files.content(&file.url, MAX_TEXT_BYTES).await;
            }
        }
    }
    call
}

/// The reply to an interaction, before its mentions are resolved. Never fails: an error becomes an ephemeral message.
pub async fn respond(app: &App, call: &Call) -> Reply {
    let call = &match &call.request {
        Request::Complete { .. } => language::with_cached_language(app, call).await,
        _ => language::with_languages(app, call).await,
    };
    let answer = match &call.request {
        Request::Command { .. } | Request::OnPerson { .. } | Request::OnMessage { .. } => {
            commands::run(app, call).await
        }
        Request::Complete {
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
        Request::Press { id, values, .. } => controls::press(app, call, id, values).await,
        Request::Submit { id, fields, .. } => controls::submit(app, call, id, fields).await,
    };
    match answer {
        Ok(reply) => reply,
        Err(failure) => failure::reply(failure, app, call).await,
    }
}
