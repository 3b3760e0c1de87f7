//! `/challenge [player] game [rules] [side] [time] [claim] [rated]`: one public post, which the one challenged alone can take up,
//! or, without a player, anybody.

use serenity::all::{CommandOptionType, CreateCommand};

use super::{
    Answer, Choice, choice, command, committed, option,
    rules::{chosen, game_choice},
};
use crate::{
    app::App,
    discord::{
        admission::may_begin,
        call::{Call, Options},
        challenges,
        failure::Failure,
        words,
    },
    locale::Locale,
    play::{SideChoice, Terms, TimeControl},
    say,
};

/// The command's name.
pub const NAME: &str = "challenge";

pub fn definition() -> CreateCommand {
    let mut side = option(CommandOptionType::String, "side", "option-challenge-side");
    for wanted in SideChoice::ALL.map(SideChoice::key) {
        side = choice(side, &format!("side-choice-{wanted}"), wanted);
    }
    let text = |name: &str, description| {
        option(CommandOptionType::String, name, description).set_autocomplete(true)
    };
    command(NAME, "command-challenge", false)
        .add_option(game_choice("option-challenge-game").required(true))
        .add_option(option(
            CommandOptionType::User,
            "player",
            "option-challenge-player",
        ))
        .add_option(text("rules", "option-challenge-rules"))
        .add_option(side)
        .add_option(text("time", "option-challenge-time").max_length(100))
        .add_option(option(
            CommandOptionType::Boolean,
            "claim",
            "option-challenge-claim",
        ))
        .add_option(option(
            CommandOptionType::Boolean,
            "rated",
            "option-challenge-rated",
        ))
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let said = |key: &str| Failure::Said(say!(locale, key));
    let opponent = options.user("player");
    if opponent.is_some_and(|opponent| opponent.bot) {
        return Err(said("challenge-bot"));
    }
    if opponent.is_some_and(|opponent| opponent.id == call.player.id) {
        return Err(said("challenge-self"));
    }
    let ruleset = chosen(locale, options)?;
    let time = time(locale, options)?;
    may_begin(app, call).await?;
    for person in [&call.player].into_iter().chain(opponent) {
        app.store.remember_player(person.id, &person.name).await?;
    }
    let terms = Terms {
        side: options
            .text("side")
            .and_then(SideChoice::from_key)
            .unwrap_or(SideChoice::Lot),
        guild: call.guild,
        time,
        claim: options.truth("claim") == Some(true) && time != TimeControl::Unlimited,
        rated: options.truth("rated") != Some(false),
        days_open: app.limits.challenge_days,
        ..Terms::new(
            call.player.id,
            opponent.map(|opponent| opponent.id),
            ruleset,
            call.channel,
        )
    };
    let acted = app
        .challenge(terms, Some(&call.via))
        .await
        .map_err(|error| Failure::from_act(error, locale, 0))?;
    Ok(committed(app, call, &acted).await)
}

/// The time control that was asked for.
fn time(locale: Locale, options: &Options) -> Result<TimeControl, Failure> {
    let Some(typed) = options.text("time") else {
        return Ok(TimeControl::USUAL);
    };
    typed.parse().map_err(|_| {
        let typed = words::shortened(typed, 40);
        Failure::Said(say!(locale, "challenge-time", typed = typed))
    })
}

/// The time controls that fit what is typed: the good ones, and whatever else it may be in full.
pub fn times(locale: Locale, typed: &str) -> Vec<Choice> {
    let wanted = typed.trim().to_lowercase();
    let typed: Option<TimeControl> = typed.parse().ok();
    let listed = challenges::times();
    let own = typed.filter(|time| !listed.contains(time));
    own.into_iter()
        .chain(listed)
        .map(|time| (words::time(locale, time), time))
        .filter(|(name, time)| {
            Some(*time) == typed
                || name.to_lowercase().contains(&wanted)
                || time.to_string().contains(&wanted)
        })
        .map(|(name, time)| (name, time.to_string().into()))
        .collect()
}
