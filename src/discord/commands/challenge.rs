//! `/challenge player game [rules] [side]`: one public post that the one challenged alone can take up.

use serenity::all::{CommandOptionType, CreateCommand};

use super::{Answer, command, committed, option};
use crate::{
    app::App,
    discord::{
        call::{Call, Options},
        failure::Failure,
    },
    locale::Locale,
    play::{SideChoice, Terms},
    rules::{Game, Ruleset},
    say,
};

/// The command's name.
pub const NAME: &str = "challenge";

pub fn definition() -> CreateCommand {
    let locale = Locale::default();
    let mut game =
        option(CommandOptionType::String, "game", "option-challenge-game").required(true);
    for known in Game::ALL {
        game = game.add_string_choice(
            say!(locale, &format!("game-{}", known.slug())),
            known.slug(),
        );
    }
    let mut side = option(CommandOptionType::String, "side", "option-challenge-side");
    for choice in ["lot", "first", "second"] {
        side = side.add_string_choice(say!(locale, &format!("side-choice-{choice}")), choice);
    }
    command(NAME, "command-challenge", false)
        .add_option(
            option(CommandOptionType::User, "player", "option-challenge-player").required(true),
        )
        .add_option(game)
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
    let game = options.text("game").unwrap_or_default();
    let ruleset = ruleset(locale, game, options.text("rules"))?;
    let side = match options.text("side") {
        Some("first") => SideChoice::First,
        Some("second") => SideChoice::Second,
        _ => SideChoice::Lot,
    };
    for person in [&call.player, opponent] {
        app.store.remember_player(person.id, &person.name).await?;
    }
    let terms = Terms {
        challenger: call.player.id,
        opponent: opponent.id,
        ruleset,
        side,
        guild: call.guild,
        channel: call.channel,
    };
    let acted = app
        .challenge(terms, Some(&call.via))
        .await
        .map_err(|error| Failure::from_act(error, locale, 0))?;
    Ok(committed(call, &acted))
}

/// The ruleset that was asked for: a preset's name, or the whole text with its game.
fn ruleset(locale: Locale, game: &str, rules: Option<&str>) -> Result<Ruleset, Failure> {
    let known = game
        .parse::<Game>()
        .map_err(|_| Failure::Said(say!(locale, "challenge-game", games = games())))?;
    let Some(text) = rules.map(str::trim).filter(|text| !text.is_empty()) else {
        return Ok(Ruleset::presets(known)[0]);
    };
    let full = if text.contains('/') {
        text.to_owned()
    } else {
        format!("{game}/{text}")
    };
    match full.parse::<Ruleset>() {
        Ok(ruleset) if ruleset.game() == known => Ok(ruleset),
        Ok(_) => Err(Failure::Said(say!(
            locale,
            "challenge-other-game",
            rules = full,
            game = game
        ))),
        Err(error) => {
            let presets: Vec<String> = Ruleset::presets(known)
                .iter()
                .map(|preset| format!("`{preset}`"))
                .collect();
            Err(Failure::Said(say!(
                locale,
                "challenge-rules",
                reason = error.to_string(),
                presets = presets.join(", ")
            )))
        }
    }
}

fn games() -> String {
    let slugs: Vec<&str> = Game::ALL.iter().map(|game| game.slug()).collect();
    slugs.join(", ")
}
