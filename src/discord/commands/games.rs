//! `/games`: my matches, those in which it is my turn first, each with a link to its last board.

use serenity::all::CreateCommand;

use super::{Answer, MOST_GAMES, command, opponent};
use crate::{
    app::App,
    discord::{call::Call, reply::Reply, view, words},
    play::{Phase, PlayerId},
    say,
    store::{StoreError, Summary},
};

pub const NAME: &str = "games";

/// Lines that a message of 2,000 characters holds for certain.
const MOST: usize = 10;

pub fn definition() -> CreateCommand {
    command(NAME, "command-games", true)
}

pub async fn run(app: &App, call: &Call) -> Answer {
    let locale = call.locale;
    let me = call.player.id;
    let games = app.store.games_of(me, MOST_GAMES).await?;
    let live: Vec<&Summary> = games
        .iter()
        .filter(|game| matches!(game.phase, Phase::Open | Phase::Playing))
        .collect();
    if live.is_empty() {
        return Ok(Reply::private(say!(locale, "games-none")));
    }
    let mut lines = vec![say!(
        locale,
        "games-heading",
        total = live.len(),
        yours = live.iter().filter(|game| game.awaits == Some(me)).count()
    )];
    for game in live.iter().take(MOST) {
        let post = app.store.last_post(game.id).await?;
        let link = post
            .and_then(|post| Some((post.channel, post.message?)))
            .map_or_else(String::new, |(channel, message)| {
                let place = game
                    .guild
                    .map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
                format!(" · https://discord.com/channels/{place}/{channel}/{message}")
            });
        let fenced = matches!(app.game(game.id).await, Err(StoreError::Corrupt(_)));
        lines.push(format!("{}{link}", line(call, game, me, fenced)));
    }
    if live.len() > MOST {
        lines.push(say!(locale, "games-more", more = live.len() - MOST));
    }
    Ok(Reply::private(lines.join("\n")))
}

/// One match in words; `fenced` when its record does not replay, which only its events can tell.
fn line(call: &Call, game: &Summary, me: PlayerId, fenced: bool) -> String {
    let key = match game.phase {
        _ if fenced => "games-fenced",
        Phase::Open if game.challenger == me => "games-waits-for-answer",
        Phase::Open => "games-challenges-you",
        _ if game.awaits == Some(me) => "games-your-move",
        _ => "games-their-move",
    };
    say!(
        call.locale,
        key,
        number = game.id.0.to_string(),
        ruleset = words::ruleset(call.locale, &game.ruleset),
        opponent = view::someone(call.locale, opponent(game, me)),
        since = format!("<t:{}:R>", game.updated.seconds())
    )
}
