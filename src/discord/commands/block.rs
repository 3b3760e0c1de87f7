//! `/block player`: I want to hear nothing more of somebody. They are not told, and games that run go on.

use crate::{
    app::{ActError, App, RequestKind},
    discord::{
        access::games::{MOST_GAMES, opponent},
        commands::table::{Cost, Entry, Field, Places, Run, Type, Visibility},
        model::{
            call::{Call, Options, Person},
            failure::{Answer, Failure},
            reply::Reply,
        },
    },
    play::{Actor, Command, Phase},
    say,
    wording::markdown::mention,
};

pub(super) static ENTRY: Entry = Entry {
    name: "block",
    places: Places::ServersAndDirect,
    cost: Cost::Always(RequestKind::Other),
    visibility: Visibility::Private,
    slow: false,
    run: Run::Slash(
        &[Field::new(Type::User, "player", "option-block-player").required()],
        |app, call, options| Box::pin(run(app, call, options)),
    ),
};

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let person = options
        .user("player")
        .ok_or_else(|| Failure::Said(say!(call.locale, "unknown-command")))?;
    block(app, call, person).await?;
    let player = mention(call.locale, person.id);
    Ok(Reply::private(say!(
        call.locale,
        "blocked",
        player = player
    )))
}

/// Blocks somebody, and ends what waits for an answer between the two, so that nothing of it is left to be taken up: my
/// challenges are taken back and theirs declined, as I might have done at any time.
///
/// # Errors
/// When it is not a person whom the asker could block, or the world fails.
pub async fn block(app: &App, call: &Call, person: &Person) -> Result<(), Failure> {
    let me = call.player.id;
    if person.id == me || person.bot {
        return Err(Failure::Said(say!(call.locale, "block-nobody")));
    }
    app.store.block(me, person.id).await?;
    for game in app.store.games_of(me, MOST_GAMES).await? {
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
            // Refused: it was answered at this very moment.
            Ok(_) | Err(ActError::Refused { .. }) => {}
            Err(error) => return Err(Failure::from_act(error, call.locale, game.id.0)),
        }
    }
    Ok(())
}
