//! The button and the form for deleting an account, which also ends the player's games.

use serenity::all::InputTextStyle;

use crate::{
    app::{ActError, App},
    discord::{
        access::{games::MOST_GAMES, language},
        model::{
            call::Call,
            failure::{Answer, Failure},
            ids::privacy::{DELETE, SURE},
            reply::{Body, Deferral, Reply},
        },
        view::components,
    },
    locale::Locale,
    play::{Actor, Command, MatchId, PlayerId},
    say,
    store::{StoreError, Summary},
    wording::{self, markdown},
};

const FIELD: &str = "word";

/// How often to look for games that began while others were being ended.
const ROUNDS: usize = 5;

/// How to defer the answer to a control.
pub fn deferral(id: &str) -> Deferral {
    if id == DELETE {
        Deferral::None
    } else {
        Deferral::Private
    }
}

/// Opens the form.
pub fn press(call: &Call, id: &str) -> Answer {
    let locale = call.locale;
    if id != DELETE {
        return Err(Failure::Invalid(say!(locale, "unknown-control")));
    }
    let label = say!(locale, "privacy-form-field", word = word(locale));
    let field = components::field(InputTextStyle::Short, &label, FIELD, 100);
    let form = components::form(SURE, &say!(locale, "privacy-form-title"), field);
    Ok(Body::Modal(form).into())
}

/// Deletes the account, if the confirmation word was typed.
pub async fn submit(app: &App, call: &Call, id: &str, fields: &[(String, String)]) -> Answer {
    let locale = call.locale;
    if id != SURE {
        return Err(Failure::Invalid(say!(locale, "unknown-control")));
    }
    let typed = fields.iter().find(|(name, _)| name == FIELD);
    let typed = typed.map_or("", |(_, typed)| typed.as_str());
    if wording::folded(typed) != wording::folded(&word(locale)) {
        let wrong = say!(locale, "privacy-wrong-word", word = word(locale));
        return Err(Failure::Invalid(wrong));
    }
    let me = call.player.id;
    leave_games(app, me).await?;
    app.leave_tournaments(me).await?;
    app.store.forget_player(me).await?;
    language::forget(app, me);
    tracing::info!("a player was forgotten");
    Ok(Reply::private(say!(locale, "privacy-deleted")))
}

fn word(locale: Locale) -> String {
    markdown::plain(&say!(locale, "privacy-word"))
}

/// Ends all games of a player that are not over, so that nobody waits in vain. Games that have hardly begun are aborted
/// rather than lost.
async fn leave_games(app: &App, me: PlayerId) -> Result<(), StoreError> {
    let mut left: Vec<MatchId> = Vec::new();
    for _ in 0..ROUNDS {
        let games = app.store.games_of(me, MOST_GAMES).await?;
        let fresh: Vec<&Summary> = games
            .iter()
            .filter(|game| !left.contains(&game.id))
            .collect();
        if fresh.is_empty() {
            break;
        }
        for game in fresh {
            leave(app, me, game.id).await?;
            left.push(game.id);
        }
    }
    Ok(())
}

async fn leave(app: &App, me: PlayerId, id: MatchId) -> Result<(), StoreError> {
    let ways = [
        Command::Cancel,
        Command::Decline { reason: None },
        Command::Abort,
        Command::Resign,
    ];
    for way in ways {
        match app.act(id, Actor::Player(me), way, None, None).await {
            Err(ActError::Refused { .. }) => {}
            Err(ActError::Store(error)) => return Err(error),
            // A corrupt match cannot be ended, but must not prevent the deletion.
            Ok(_) | Err(ActError::NotFound | ActError::Corrupt(_)) => return Ok(()),
        }
    }
    Ok(())
}
