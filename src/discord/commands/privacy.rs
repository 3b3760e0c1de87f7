//! `/privacy about|export|delete`: what is stored about the user, an export of it, and deleting the account. Deletion
//! needs a button and a typed word.

use std::future::ready;

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::{
    app::App,
    discord::{
        access::accounts,
        api::attachments::Attachment,
        commands::table::{Cost, Entry, Slash, Visibility},
        model::{
            call::Call,
            failure::Answer,
            ids::privacy::{DeletionControl, DeletionVerb},
            reply::{Message, Reply},
        },
        view::components,
    },
    locale::Locale,
    say,
    wording::markdown,
};

pub(super) static ENTRY: Entry = Entry::parts(
    "privacy",
    Visibility::Private,
    &[
        Slash::new("about", Cost::OTHER, &[], |_, call, _| {
            let text = say!(call.locale, "privacy-about");
            Box::pin(ready(Ok(Reply::private(text))))
        }),
        Slash::new("export", Cost::OTHER, &[], |app, call, _| {
            Box::pin(export(app, call))
        }),
        Slash::new("delete", Cost::OTHER, &[], |_, call, _| {
            let text = say!(call.locale, "privacy-delete");
            Box::pin(ready(Ok(ask(call.locale, text).into())))
        }),
    ],
);

/// The text with the button that opens the form for the confirmation word.
pub(crate) fn ask(locale: Locale, text: String) -> Message {
    let label = "privacy-delete-button";
    let verb = DeletionVerb::Delete;
    let id = DeletionControl { verb };
    let button = components::button(locale, id, label, ButtonStyle::Danger);
    Message::private(text).with_rows([CreateActionRow::Buttons(vec![button])])
}

async fn export(app: &App, call: &Call) -> Answer {
    let (locale, me) = (call.locale, call.player.id);
    let now = app.clock.now();
    let all = app.store.player_export(me, now).await?;
    let mut text = serde_json::to_string_pretty(&all).unwrap_or_default();
    // Encoded mentions, also within the events' own JSON.
    for mark in [r"\\u0002", r"\u0002"] {
        text = text.replace(mark, &markdown::MARK.to_string());
    }
    let (text, _) = accounts::resolve_mentions(app, &text, &[]).await?;
    let file = Attachment {
        name: format!("banyan-{me}.json"),
        bytes: text.into_bytes(),
        alt: say!(locale, "privacy-export-file"),
    };
    let with_file = |said: String| Message {
        file: Some(file.clone()),
        ..Message::private(said)
    };
    Ok(Reply {
        direct: Some((
            Message {
                private: false,
                ..with_file(say!(locale, "privacy-export"))
            },
            Message::private(say!(locale, "privacy-export-sent")),
        )),
        ..with_file(say!(locale, "privacy-export-here")).into()
    })
}
