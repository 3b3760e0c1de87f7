//! The slash commands, one file each: its definition, what it does, what it completes. Here is their table and what
//! they share: which match is meant.

pub(crate) mod about;
pub(crate) mod analyse;
pub(crate) mod as_text;
pub(crate) mod block;
pub(crate) mod board;
pub(crate) mod challenge;
pub(crate) mod define;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod import;
pub(crate) mod invite;
pub(crate) mod leaderboard;
pub(crate) mod learn;
pub(crate) mod moderate;
pub(crate) mod moves;
pub(crate) mod offer;
pub(crate) mod plan;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod resign;
pub(crate) mod rules;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod vacation;
pub(crate) mod versus;
pub(crate) mod watch;

use serenity::all::CreateCommand;

use crate::{
    app::App,
    discord::{
        access::games::suggest_games,
        commands::define::menu_name,
        model::{
            call::{Call, Options, Person, Shown},
            failure::{Answer, Failure},
            reply::Body,
        },
    },
    say,
};

/// Every command as Discord is told it.
#[must_use]
pub fn definitions() -> Vec<CreateCommand> {
    vec![
        challenge::definition(),
        moves::definition(),
        board::definition(),
        games::definition(),
        leaderboard::definition(),
        profile::definition(),
        versus::definition(),
        offer::definition(),
        replay::definition(),
        analyse::definition(),
        record::definition(),
        import::definition(),
        plan::definition(),
        vacation::definition(),
        resign::definition(),
        watch::definition(),
        rules::definition(),
        learn::definition(),
        settings::definition(),
        block::definition(),
        server::definition(),
        moderate::definition(),
        privacy::definition(),
        help::definition(),
        about::definition(),
        invite::definition(),
        as_text::definition(),
    ]
}

/// Runs a command.
///
/// # Errors
/// What the asker is to be told instead.
pub async fn run(app: &App, call: &Call, name: &str, options: &Options) -> Answer {
    match name {
        challenge::NAME => challenge::run(app, call, options).await,
        moves::NAME => moves::run(app, call, options).await,
        board::NAME => board::run(app, call, options).await,
        offer::NAME => offer::run(app, call, options).await,
        replay::NAME => replay::run(app, call, options).await,
        analyse::NAME => analyse::run(app, call, options).await,
        record::NAME => record::run(app, call, options).await,
        import::NAME => import::run(app, call, options).await,
        plan::NAME => plan::run(app, call, options).await,
        vacation::NAME => vacation::run(app, call, options).await,
        games::NAME => games::run(app, call, options).await,
        leaderboard::NAME => leaderboard::run(app, call, options).await,
        profile::NAME => profile::run(app, call, options).await,
        versus::NAME => versus::run(app, call, options).await,
        resign::NAME => resign::run(app, call, options).await,
        watch::NAME => watch::run(app, call, options).await,
        settings::NAME => settings::run(app, call, options).await,
        block::NAME => block::run(app, call, options).await,
        server::NAME => server::run(app, call, options).await,
        moderate::NAME => moderate::run(app, call, options).await,
        privacy::NAME => privacy::run(app, call, options).await,
        rules::NAME => rules::run(call, options),
        learn::NAME => learn::run(call, options),
        help::NAME => help::run(app, call).await,
        about::NAME => Ok(about::run(call)),
        _ => Err(Failure::Said(say!(call.locale, "unknown-command"))),
    }
}

/// Runs a command of a person's menu.
///
/// # Errors
/// What the asker is to be told instead.
pub async fn run_on_person(app: &App, call: &Call, name: &str, person: &Person) -> Answer {
    if name == menu_name(invite::LABEL) {
        return invite::run(app, call, person).await;
    }
    Err(Failure::Said(say!(call.locale, "unknown-command")))
}

/// Runs a command of a message's menu.
///
/// # Errors
/// What the asker is to be told instead.
pub async fn run_on_message(app: &App, call: &Call, name: &str, message: &Shown) -> Answer {
    if name == menu_name(as_text::LABEL) {
        return as_text::run(app, call, message).await;
    }
    Err(Failure::Said(say!(call.locale, "unknown-command")))
}

/// Suggests values for the option that is being typed.
///
/// # Errors
/// When the database fails; the asker then sees no suggestions.
pub async fn complete(
    app: &App,
    call: &Call,
    name: &str,
    options: &Options,
    (focused, typed): (&str, &str),
) -> Answer {
    let choices = match (name, focused) {
        (leaderboard::NAME, "game") => leaderboard::complete(app, call, typed),
        (watch::NAME, "game") => watch::complete(app, call, typed).await?,
        (moderate::NAME, "game") => moderate::complete(app, call, options, typed).await?,
        (_, "game") if ![rules::NAME, learn::NAME, challenge::NAME].contains(&name) => {
            // What is over can still be looked at.
            let over = [board::NAME, replay::NAME, record::NAME, analyse::NAME].contains(&name);
            suggest_games(app, call, typed, over).await?
        }
        (plan::NAME, "moves") => plan::complete(app, call, options, typed).await?,
        (settings::NAME, "zone") => settings::complete(app, call, typed),
        (moves::NAME, "move") => moves::complete(app, call, options, typed).await?,
        (challenge::NAME | import::NAME, "time") => challenge::times(call.locale, typed),
        (_, "rules") => {
            let game = options.text("game").and_then(|game| game.parse().ok());
            rules::complete(call.locale, game, typed)
        }
        _ => Vec::new(),
    };
    Ok(Body::Choices(choices).into())
}
