//! `/about`: the bot's purpose, version and privacy.

use std::future::ready;

use crate::{
    app::RequestKind,
    discord::{
        commands::table::{Cost, Entry, Places, Run, Visibility},
        model::{call::Call, reply::Reply},
    },
    say,
};

pub(super) static ENTRY: Entry = Entry {
    name: "about",
    places: Places::Anywhere,
    cost: Cost::Always(RequestKind::Other),
    visibility: Visibility::Private,
    slow: false,
    run: Run::Slash(&[], |_, call, _| Box::pin(ready(Ok(run(call))))),
};

pub fn run(call: &Call) -> Reply {
    Reply::private(say!(
        call.locale,
        "about",
        version = env!("CARGO_PKG_VERSION")
    ))
}
