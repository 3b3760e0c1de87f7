//! `/hint [game]`: shows a good move in a game against the computer, in an ephemeral message. The match counts hints.

use crate::{
    app::App,
    discord::{
        access::games::{DefaultGame, find_game},
        commands::table::{Cost, Entry, RUNNING, Visibility},
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            reply::Message,
        },
        view::{
            self,
            board_style::BoardStyle,
            next::{self, NextStep},
        },
    },
    play::{Actor, Match},
    say, wording,
};

pub(super) static ENTRY: Entry = Entry::slash(
    "hint",
    Cost::PICTURE,
    Visibility::Private,
    &[RUNNING],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, DefaultGame::Turn).await?;
    show(app, call, &game).await
}

/// The move in words, marked on the board.
///
/// # Errors
/// When the game is between people, when it is not the asker's turn, when the position is on the board of another
/// running game of the asker or of the server or can be there after a move, or when the operator has switched computer
/// players off.
pub(crate) async fn show(app: &App, call: &Call, game: &Match) -> Answer {
    let (locale, me) = (call.locale, call.player.id);
    let number = game.id().0;
    if game.computer().is_some() && app.search_pool.threads() == 0 {
        let off = say!(locale, "computer-off");
        return Err(next::refusal(call, off, &[NextStep::Challenge]));
    }
    let position = game.record().position();
    let is_allowed = game.computer().is_some() && game.player(position.side_to_move()) == Some(me);
    let guilds = [call.guild, game.terms().guild];
    let boards = app.running_boards_except(Some(game.id()), guilds, me);
    if is_allowed && boards.await?.are_close_to(position) {
        let text = say!(locale, "hint-withheld", number = number.to_string());
        return Err(next::refusal(call, text, &[NextStep::Board(game.id())]));
    }
    let hint = app.hint(game, Actor::Player(me), &call.handle).await;
    let hint = hint.map_err(|error| Failure::from_act(error, number))?;
    let Some((game, mv)) = hint else {
        let late = say!(locale, "hint-late", number = number.to_string());
        return Err(next::refusal(call, late, &[NextStep::Board(game.id())]));
    };
    let style = BoardStyle::of(app, &game, locale).await;
    let style = style.for_player(app, &game, me).await;
    let position = game.record().position();
    let from = position.describe(mv).map(|described| described.from);
    let moves = [mv];
    let chosen = from.as_deref().map(|from| (from, moves.as_slice()));
    let told = say!(
        locale,
        "hint",
        number = number.to_string(),
        move = wording::describe_move(locale, position, mv),
        text = mv.to_string(),
        hints = game.hints()
    );
    let message = Message {
        picture: Some(view::picture_with_targets(&game, &style, chosen)),
        ..Message::private(told)
    };
    Ok(message.into())
}
