//! `/challenge player game [rules] [side]`: one public post that the one challenged alone can take up.

use serenity::all::{CommandOptionType, CreateCommand};

use super::{
    Answer, command, committed, option,
    rules::{chosen, game_choice},
};
use crate::{
    app::App,
    discord::{
        call::{Call, Options},
        failure::Failure,
    },
    locale::Locale,
    play::{SideChoice, Terms},
    say,
};

/// The command's name.
pub const NAME: &str = "challenge";

pub fn definition() -> CreateCommand {
    let locale = Locale::default();
    let mut side = option(CommandOptionType::String, "side", "option-challenge-side");
    for choice in ["lot", "first", "second"] {
        side = side.add_string_choice(say!(locale, &format!("side-choice-{choice}")), choice);
    }
    command(NAME, "command-challenge", false)
        .add_option(
            option(CommandOptionType::User, "player", "option-challenge-player").required(true),
        )
        .add_option(game_choice("option-challenge-game").required(true))
        .add_option(
            option(CommandOptionType::String, "rules", "option-challenge-rules")
                .set_autocomplete(true),
        )
        .add_option(side)
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let said = |key: &str| Failure::Said(say!(locale, key));
    let opponent = options
        .user("player")
        .ok_or_else(|| said("challenge-whom"))?;
    if opponent.bot {
        return Err(said("challenge-bot"));
    }
    if opponent.id == call.player.id {
        return Err(said("challenge-self"));
    }
    let ruleset = chosen(locale, options)?;
    let side = match options.text("side") {
        Some("first") => SideChoice::First,
        Some("second") => SideChoice::Second,
        _ => SideChoice::Lot,
    };
    for person in [&call.player, opponent] {
        app.store.remember_player(person.id, &person.name).await?;
    }
    let terms = Terms {
        side,
        guild: call.guild,
        days_open: app.limits.challenge_days,
        ..Terms::new(call.player.id, Some(opponent.id), ruleset, call.channel)
    };
    let acted = app
        .challenge(terms, Some(&call.via))
        .await
        .map_err(|error| Failure::from_act(error, locale, 0))?;
    Ok(committed(app, call, &acted).await)
}
