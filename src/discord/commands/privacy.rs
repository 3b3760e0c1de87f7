//! `/privacy about|export|delete`: what is kept about the asker, all of it as a file, and its end. To be forgotten one
//! presses a button and types a word, and nothing happens before that.

use serenity::all::{
    ButtonStyle, CommandOptionType as OptionKind, CreateActionRow, CreateCommand, InputTextStyle,
};

use super::{Answer, MOST_GAMES, command, option};
use crate::{
    app::{ActError, App},
    discord::{
        Deferral, accounts,
        call::{Call, Options},
        failure::Failure,
        language, parts, people,
        reply::{Attachment, Body, Message, Reply},
    },
    locale::Locale,
    play::{Actor, Command, MatchId, PlayerId},
    say,
    store::{StoreError, Summary},
};

pub const NAME: &str = "privacy";

/// How the ids of its controls begin: of the button, and of the form.
pub const PREFIX: &str = "privacy:";
const DELETE: &str = "privacy:delete";
const SURE: &str = "privacy:sure";

/// The form's only field.
const FIELD: &str = "word";

/// How often games are looked for that have begun while others were being ended.
const ROUNDS: usize = 5;

pub fn definition() -> CreateCommand {
    let subs = [
        ("about", "subcommand-privacy-about"),
        ("export", "subcommand-privacy-export"),
        ("delete", "subcommand-privacy-delete"),
    ];
    subs.into_iter()
        .map(|(name, description)| option(OptionKind::SubCommand, name, description))
        .fold(
            command(NAME, "command-privacy", true),
            CreateCommand::add_option,
        )
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    match options.subcommand() {
        Some("export") => export(app, call).await,
        Some("delete") => {
            let label = "privacy-delete-button";
            let button = parts::button(locale, DELETE, label, ButtonStyle::Danger);
            Ok(Message {
                rows: vec![CreateActionRow::Buttons(vec![button])],
                ..Message::private(say!(locale, "privacy-delete"))
            }
            .into())
        }
        _ => Ok(Reply::private(say!(locale, "privacy-about"))),
    }
}

/// The deferral that suits one of its controls.
pub fn deferral(id: &str) -> Deferral {
    if id == DELETE {
        Deferral::None
    } else {
        Deferral::Private
    }
}

async fn export(app: &App, call: &Call) -> Answer {
    let (locale, me) = (call.locale, call.player.id);
    let now = app.clock.now();
    let all = app.store.dossier(me, now).await?;
    let mut text = serde_json::to_string_pretty(&all).unwrap_or_default();
    // Whom moderators have mentioned, also in the events' own JSON.
    for mark in [r"\\u0002", r"\u0002"] {
        text = text.replace(mark, &people::MARK.to_string());
    }
    let (text, _) = accounts::named(app, &text, &[]).await?;
    let file = Attachment {
        name: format!("banyan-{me}.json"),
        bytes: text.into_bytes(),
        alt: say!(locale, "privacy-export-file"),
    };
    let with_file = |said: String| Message {
        file: Some(file.clone()),
        ..Message::private(said)
    };
    Ok(Reply {
        direct: Some((
            Message {
                private: false,
                ..with_file(say!(locale, "privacy-export"))
            },
            Message::private(say!(locale, "privacy-export-sent")),
        )),
        ..with_file(say!(locale, "privacy-export-here")).into()
    })
}

/// The button opens the form.
pub fn press(call: &Call, id: &str) -> Answer {
    let locale = call.locale;
    if id != DELETE {
        return Err(Failure::Said(say!(locale, "unknown-control")));
    }
    let label = say!(locale, "privacy-form-field", word = word(locale));
    let field = parts::field(InputTextStyle::Short, &label, FIELD, 100);
    let form = parts::form(SURE, &say!(locale, "privacy-form-title"), field);
    Ok(Body::Modal(form).into())
}

/// The form confirms, if it holds the word.
pub async fn submit(app: &App, call: &Call, id: &str, fields: &[(String, String)]) -> Answer {
    let locale = call.locale;
    if id != SURE {
        return Err(Failure::Said(say!(locale, "unknown-control")));
    }
    let typed = fields.iter().find(|(name, _)| name == FIELD);
    let typed = typed.map_or("", |(_, typed)| typed.trim()).to_lowercase();
    if typed != word(locale).to_lowercase() {
        let wrong = say!(locale, "privacy-wrong-word", word = word(locale));
        return Err(Failure::Said(wrong));
    }
    let me = call.player.id;
    leave_games(app, me).await?;
    app.store.forget_player(me).await?;
    language::forget(app, me);
    tracing::info!("a player was forgotten");
    Ok(Reply::private(say!(locale, "privacy-deleted")))
}

/// What has to be typed.
fn word(locale: Locale) -> String {
    people::plain(&say!(locale, "privacy-word"))
}

/// Ends whatever of a player's is not over, as fairly as it can be: nobody waits in vain, and what had hardly begun costs
/// nobody a defeat.
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
            // A damaged record cannot be ended; it is not in the way of forgetting whose it was.
            Ok(_) | Err(ActError::NotFound | ActError::Corrupt(_)) => return Ok(()),
        }
    }
    Ok(())
}
