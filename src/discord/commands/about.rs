//! `/about`: the bot's purpose, version and privacy.

use std::future::ready;

use crate::{
    discord::{
        commands::table::{Cost, Entry, Places, Visibility},
        model::{call::Call, reply::Reply},
    },
    say,
};

pub(super) static ENTRY: Entry = Entry::slash(
    "about",
    Cost::OTHER,
    Visibility::Private,
    &[],
    |_, call, _| Box::pin(ready(Ok(run(call)))),
)
.in_places(Places::Anywhere);

pub fn run(call: &Call) -> Reply {
    Reply::private(say!(
        call.locale,
        "about",
        version = env!("CARGO_PKG_VERSION")
    ))
}
