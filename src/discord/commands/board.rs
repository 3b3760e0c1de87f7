//! `/board [game] [view] [below] [theme] [coordinates] [public]`: the current board, as a picture or as text for screen
//! readers.

use crate::{
    app::App,
    discord::{
        access::games::{DefaultGame, find_game},
        commands::table::{
            ANY_MATCH, BELOW, CommandOption, Cost, Entry, PUBLIC, Places, THEME, Type, Visibility,
            choice, labelled_choices,
        },
        model::{
            call::{Call, Options},
            failure::Answer,
            reply::Message,
        },
        view::{self, board_style::BoardStyle},
    },
    locale::Locale,
    play::Match,
    rules::Side,
    wording,
};

pub(super) static ENTRY: Entry = Entry::slash(
    "board",
    Cost::PICTURE,
    Visibility::IfAsked,
    &[
        ANY_MATCH,
        choice("view", "option-board-view", || {
            labelled_choices("view", ["picture", "landscape", "text"])
        }),
        BELOW,
        THEME,
        CommandOption::new(Type::Truth, "coordinates", "option-board-coordinates"),
        PUBLIC,
    ],
    |app, call, options| Box::pin(run(app, call, options)),
)
.in_places(Places::Anywhere);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, DefaultGame::Any).await?;
    let public = options.is_public();
    let locale = call.language(public);
    let mut message = if view::never_played(&game) {
        view::unplayed_challenge_post(&game, locale)
    } else if options.text("view") == Some("text") {
        as_text(app, &game, locale).await
    } else {
        view::current_post(&game, &chosen_style(app, call, &game, options).await)
    };
    // A copy notifies nobody, and only an ephemeral one has controls.
    if public {
        message = message.without_controls();
    } else {
        message.private = true;
    }
    Ok(message.into())
}

/// The position of a match as text, for screen readers.
pub async fn as_text(app: &App, game: &Match, locale: Locale) -> Message {
    let told = view::caption(game, &BoardStyle::of(app, game, locale).await);
    Message {
        content: format!("{told}\n{}", wording::text_board(locale, game)),
        ..Message::default()
    }
}

/// How the user sees a match, or everybody if the answer is public, with the given options applied.
pub async fn chosen_style(app: &App, call: &Call, game: &Match, options: &Options) -> BoardStyle {
    let public = options.is_public();
    let mut style = BoardStyle::of(app, game, call.language(public)).await;
    if !public {
        style = style.for_player(app, game, call.player.id).await;
    }
    let below = options.text("below").and_then(Side::from_key);
    let theme = options.text("theme").and_then(|theme| theme.parse().ok());
    BoardStyle {
        below: below.unwrap_or(style.below),
        theme: theme.unwrap_or(style.theme),
        coordinates: options.boolean("coordinates").unwrap_or(style.coordinates),
        landscape: options.text("view") == Some("landscape"),
        ..style
    }
}
