//! The page buttons of the rules.

use crate::{
    discord::view::next::unknown_control,
    discord::{
        model::{
            call::Call,
            failure::Answer,
            ids::rules_page::PageId,
            reply::{self, Message},
        },
        view::rules_pages::rules_page,
    },
    play::MessageId,
};

/// Shows another page. An ephemeral message is edited in place; for a public one the user gets an ephemeral page.
///
/// # Errors
/// `Failure` when the id is invalid.
pub fn press(call: &Call, id: &str, menu: Option<MessageId>) -> Answer {
    let id: PageId = id.parse().map_err(|_| unknown_control(call))?;
    let message = Message {
        private: true,
        ..rules_page(call.locale, &id)
    };
    Ok(reply::in_place_of(message, menu))
}
