//! The button and the form for deleting an account, which also ends the player's games.

use std::collections::BTreeSet;

use serenity::all::InputTextStyle;

use crate::{
    app::{ActError, App, RequestKind},
    discord::{
        access::{games::MAX_GAMES, language},
        commands::privacy,
        controls::control::{Audience, Control, Form, field},
        model::{
            call::Call,
            failure::Answer,
            ids::privacy::{DeletionControl, DeletionVerb},
            policy::Policy,
            reply::{Body, Deferral, Reply},
        },
        view::{components, next::unknown_control},
    },
    locale::Locale,
    play::{Actor, Command, MatchId, PlayerId},
    say,
    store::StoreError,
    wording::{self, markdown},
};

const FIELD: &str = "word";

/// How often to look for games that began while others were being ended.
const MAX_LEAVE_ROUNDS: usize = 5;

impl Control for DeletionControl {
    const AUDIENCE: Audience<Self> = Audience::Owner;

    fn policy(&self, _: bool) -> Policy {
        let deferral = match self.verb {
            DeletionVerb::Delete => Deferral::None,
            DeletionVerb::Sure => Deferral::Private,
        };
        Policy::new(RequestKind::Other, deferral)
    }

    /// Opens the form.
    async fn press(self, _: &App, call: &Call, _: &[String]) -> Answer {
        let locale = call.locale;
        if self.verb != DeletionVerb::Delete {
            return Err(unknown_control(call));
        }
        let sure = DeletionControl {
            verb: DeletionVerb::Sure,
        };
        let label = say!(locale, "privacy-form-field", word = word(locale));
        let field = components::field(InputTextStyle::Short, &label, FIELD, 100);
        let form = components::form(sure, &say!(locale, "privacy-form-title"), field);
        Ok(Body::Modal(form).into())
    }
}

impl Form for DeletionControl {
    fn policy(&self, _: bool) -> Policy {
        Policy::new(RequestKind::Other, Deferral::Private)
    }

    /// Deletes the account, if the confirmation word was typed.
    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer {
        let locale = call.locale;
        if self.verb != DeletionVerb::Sure {
            return Err(unknown_control(call));
        }
        let typed = field(fields, FIELD).unwrap_or_default();
        if wording::folded(typed) != wording::folded(&word(locale)) {
            let wrong = say!(locale, "privacy-wrong-word", word = word(locale));
            return Err(privacy::ask(locale, wrong).into());
        }
        let me = call.player.id;
        leave_games(app, me).await?;
        app.leave_tournaments(me).await?;
        app.store.forget_player(me).await?;
        language::forget(app, me);
        tracing::info!("a player's account was deleted");
        Ok(Reply::private(say!(locale, "privacy-deleted")))
    }
}

fn word(locale: Locale) -> String {
    markdown::plain(&say!(locale, "privacy-word"))
}

/// Ends all games of a player that are not over, so that nobody waits in vain. Games that have hardly begun are aborted
/// rather than lost.
async fn leave_games(app: &App, me: PlayerId) -> Result<(), StoreError> {
    let mut left = BTreeSet::new();
    for _ in 0..MAX_LEAVE_ROUNDS {
        let mut games = app.store.games_of(me, MAX_GAMES).await?;
        games.retain(|game| left.insert(game.id));
        if games.is_empty() {
            break;
        }
        for game in games {
            leave(app, me, game.id).await?;
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
