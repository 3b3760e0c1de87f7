//! `/resign [game]`: resigns, after a confirmation.

use crate::{
    app::App,
    discord::{
        access::games::{DefaultGame, find_game},
        commands::table::{Cost, Entry, RUNNING, Visibility},
        model::{
            call::{Call, Options},
            failure::Answer,
            match_action::MatchAction,
        },
        view::match_menu,
    },
};

pub(super) static ENTRY: Entry = Entry::slash(
    "resign",
    Cost::OTHER,
    Visibility::Private,
    &[RUNNING],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, DefaultGame::Playing).await?;
    match_menu::question(call, &game, MatchAction::Resign, app.clock.now())
}
