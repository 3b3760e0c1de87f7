//! `/block player`: blocks a player, without telling them. Running games continue.

use crate::{
    app::{ActError, App},
    discord::{
        access::games::{MAX_GAMES, opponent},
        commands::table::{CommandOption, Cost, Entry, Type, Visibility},
        model::{
            call::{Call, Options, Person},
            failure::{Answer, Failure},
        },
        view::next::{self, NextStep},
    },
    play::{Actor, Command, Phase},
    say,
    wording::markdown::mention,
};

pub(super) static ENTRY: Entry = Entry::slash(
    "block",
    Cost::OTHER,
    Visibility::Private,
    &[CommandOption::new(Type::User, "player", "option-block-player").required()],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let person = options
        .user("player")
        .ok_or_else(|| next::unknown_command(call))?;
    block(app, call, person).await?;
    let player = mention(call.locale, person.id);
    let text = say!(call.locale, "blocked", player = player);
    Ok(next::message(call, text, &[NextStep::Settings]).into())
}

/// Blocks a player and ends the open challenges between the two: the user's are cancelled, the other's declined.
///
/// # Errors
/// `Failure` when the player is the user or a bot, or the database fails.
pub async fn block(app: &App, call: &Call, person: &Person) -> Result<(), Failure> {
    let me = call.player.id;
    if person.id == me || person.bot {
        let text = say!(call.locale, "block-nobody");
        return Err(next::refusal(call, text, &[NextStep::Settings]));
    }
    app.store.block(me, person.id).await?;
    for game in app.store.games_of(me, MAX_GAMES).await? {
        if game.phase != Phase::Open || opponent(&game, me) != Some(person.id) {
            continue;
        }
        let command = if game.awaits == Some(me) {
            Command::Decline { reason: None }
        } else {
            Command::Cancel
        };
        match app
            .act(game.id, Actor::Player(me), command, None, None)
            .await
        {
            // Refused: it was answered at the same time.
            Ok(_) | Err(ActError::Refused { .. }) => {}
            Err(error) => return Err(Failure::from_act(error, game.id.0)),
        }
    }
    Ok(())
}
