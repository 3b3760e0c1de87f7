//! `/board [game] [view] [side] [theme] [coordinates] [public]`: the board as it stands, as a picture or as text for those who
//! read it aloud.

use serenity::all::{CommandOptionType, CreateCommand};

use super::{Answer, Want, anywhere, choosing, command, find_game, game_option, option};
use crate::{
    app::App,
    discord::{
        call::{Call, Options},
        look::Look,
        reply::Message,
        view, words,
    },
    locale::Locale,
    play::Match,
    render::Theme,
    rules::Side,
};

pub const NAME: &str = "board";

pub fn definition() -> CreateCommand {
    let truth = |name: &str| {
        let kind = CommandOptionType::Boolean;
        option(kind, name, &format!("option-board-{name}"))
    };
    anywhere(
        command(NAME, "command-board", true)
            .add_option(game_option())
            .add_option(choosing(
                "view",
                "option-board-view",
                &["picture", "landscape", "text"],
            ))
            .add_option(choosing(
                "below",
                "option-board-below",
                &Side::ALL.map(Side::key),
            ))
            .add_option(choosing(
                "theme",
                "option-board-theme",
                &Theme::ALL.map(Theme::name),
            ))
            .add_option(truth("coordinates"))
            .add_option(truth("public")),
    )
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, Want::Any).await?;
    let public = options.truth("public").unwrap_or(false);
    let locale = if public { call.public } else { call.locale };
    let mut message = if view::never_played(&game) {
        view::closed(&game, locale)
    } else if options.text("view") == Some("text") {
        as_text(&game, locale)
    } else {
        let mut look = Look::of(app, &game, locale).await;
        if !public {
            look = look.for_player(app, &game, call.player.id).await;
        }
        view::standing(&game, &wanted(look, options))
    };
    // A copy of the board: nobody is notified again, and only its owner's private copy has live controls.
    message.pings.clear();
    if public {
        message = message.without_controls();
    } else {
        message.private = true;
    }
    Ok(message.into())
}

/// The position of a match for those who read it aloud.
pub fn as_text(game: &Match, locale: Locale) -> Message {
    let headline = view::headline(game, locale);
    Message {
        content: format!("{headline}\n{}", words::text_board(locale, game)),
        ..Message::default()
    }
}

/// The look with whatever was asked for instead.
pub fn wanted(look: Look, options: &Options) -> Look {
    let below = options.text("below").and_then(|below| {
        let mut sides = Side::ALL.into_iter();
        sides.find(|side| side.key() == below)
    });
    let theme = options.text("theme").and_then(|theme| theme.parse().ok());
    Look {
        below: below.unwrap_or(look.below),
        theme: theme.unwrap_or(look.theme),
        coordinates: options.truth("coordinates").unwrap_or(look.coordinates),
        landscape: options.text("view") == Some("landscape"),
        ..look
    }
}
