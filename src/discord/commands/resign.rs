//! `/resign [game]`: asks first, for it cannot be undone.

use serenity::all::{ButtonStyle, CreateActionRow, CreateCommand};

use super::{Answer, Want, command, find_game, game_option};
use crate::{
    app::App,
    discord::{
        call::{Call, Options},
        custom_id::CustomId,
        failure::Failure,
        reply::{Message, Reply},
        view,
    },
    play::{Match, Phase, Refusal},
    say,
};

pub const NAME: &str = "resign";

pub fn definition() -> CreateCommand {
    command(NAME, "command-resign", true).add_option(game_option())
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, Want::Playing).await?;
    ask(call, &game)
}

/// The question, for the command and for the button.
///
/// # Errors
/// When the asker does not play in the match, or it is not being played.
pub fn ask(call: &Call, game: &Match) -> Answer {
    let refused = |refusal| Failure::Refused {
        refusal,
        game: Some(Box::new(game.clone())),
    };
    let Some(side) = game.side_of(call.player.id) else {
        return Err(refused(Refusal::NotYours));
    };
    match game.phase() {
        Phase::Playing => {}
        Phase::Over => return Err(refused(Refusal::Over)),
        Phase::Open | Phase::Void => return Err(refused(Refusal::NotStarted)),
    }
    let at = view::here(game);
    let winner = game
        .player(side.other())
        .map_or_else(String::new, view::mention);
    let message = Message {
        rows: vec![CreateActionRow::Buttons(vec![
            view::button(
                call.locale,
                &CustomId::ResignYes(at),
                "button-resign-yes",
                ButtonStyle::Danger,
            ),
            view::button(
                call.locale,
                &CustomId::ResignNo(at),
                "button-resign-no",
                ButtonStyle::Secondary,
            ),
        ])],
        ..Message::private(say!(
            call.locale,
            "resign-sure",
            number = game.id().0.to_string(),
            winner = winner
        ))
    };
    Ok(Reply::from(message))
}
