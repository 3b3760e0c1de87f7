//! The buttons that turn the pages of rules.

use crate::{
    discord::{
        model::{
            call::Call,
            failure::{Answer, Failure},
            ids::rules_page::PageId,
            reply::{self, Message},
        },
        view::rules_pages::page,
    },
    play::MessageId,
    say,
};

/// A button of a page was pressed. A private page is turned in its place; one that others read is left to them.
///
/// # Errors
/// When the button is none of ours.
pub fn press(call: &Call, id: &str, menu: Option<MessageId>) -> Answer {
    let id: PageId = id
        .parse()
        .map_err(|_| Failure::Said(say!(call.locale, "unknown-control")))?;
    let message = Message {
        private: true,
        ..page(call.locale, &id)
    };
    Ok(reply::in_place_of(message, menu))
}
