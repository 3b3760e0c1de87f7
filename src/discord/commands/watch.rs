//! `/watch [game]`: follows other players' games or stops following them; without a number, lists them.

use crate::discord::model::limits::MAX_CONTENT_CHARS;
use crate::{
    app::App,
    discord::{
        access::games::{
            MAX_GAMES, game_menu, last_post_link, load_and_log, matching_suggestions, title,
        },
        commands::profile::join_fitting_lines,
        commands::table::{CommandOption, Cost, Entry, Type, Visibility},
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            ids::command::CommandControl,
            limits::MAX_CHOICES,
            reply::Message,
        },
        view::next::{self, NextStep},
    },
    play::{MatchId, Phase},
    say,
    store::{StoreError, Summary, Watch},
    wording::{self, markdown},
};

/// The most followers of a match, because each board is sent to all of them.
const MAX_FOLLOWERS: usize = 50;

pub(super) static ENTRY: Entry = Entry::slash(
    "watch",
    Cost::OTHER,
    Visibility::Private,
    &[CommandOption::new(Type::Whole(None), "game", "option-game")
        .completes(|app, call, _, typed| Box::pin(complete(app, call, typed)))],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let Some(number) = options.integer("game") else {
        return list(app, call).await;
    };
    let (locale, me) = (call.locale, call.player.id);
    let game = load_and_log(app, MatchId(number)).await?;
    let number = number.to_string();
    let done = |key: &str| {
        let text = say!(locale, key, number = number.clone());
        next::message(call, text, &[NextStep::Board(game.id())])
    };
    if app.store.unwatch(game.id(), me).await? {
        return Ok(done("watch-stopped").into());
    }
    let no = |key: &str| {
        let text = say!(locale, key, number = number.clone());
        let steps = match key {
            "watch-elsewhere" => vec![NextStep::ServerGames],
            "watch-enough" => vec![NextStep::Followed],
            _ => vec![NextStep::Board(game.id()), NextStep::Games],
        };
        Err(next::refusal(call, text, &steps))
    };
    // Only games on this server can be followed; games elsewhere may be private.
    if game.terms().guild.is_none() || game.terms().guild != call.guild {
        return no("watch-elsewhere");
    }
    if game.takes_part(me) {
        return no("watch-own");
    }
    if !matches!(game.phase(), Phase::Open | Phase::Playing) {
        return no("watch-over");
    }
    if app.store.watchers(game.id()).await?.len() >= MAX_FOLLOWERS {
        return no("watch-crowded");
    }
    if app.store.list_watches(me).await?.len() >= MAX_CHOICES {
        return no("watch-enough");
    }
    let watch = Watch {
        match_id: game.id(),
        player: me,
        seen: game.seq(),
    };
    app.store.watch(&watch).await?;
    Ok(done("watch-started").into())
}

/// Autocompletes other players' games on this server, with those followed marked.
pub async fn complete(app: &App, call: &Call, typed: &str) -> Result<Vec<Suggestion>, Failure> {
    let watched = app.store.list_watches(call.player.id).await?;
    let games = of_others(app, call, &watched).await?;
    let named = games.into_iter().map(|(name, game)| (name, game.0.into()));
    Ok(matching_suggestions(named, typed))
}

/// Other players' games on this server, with those followed marked.
async fn of_others(
    app: &App,
    call: &Call,
    watched: &[Watch],
) -> Result<Vec<(String, MatchId)>, StoreError> {
    let (locale, me) = (call.locale, call.player.id);
    let games = match call.guild {
        Some(guild) => app.store.games_in(guild, MAX_GAMES, 0).await?,
        None => Vec::new(),
    };
    let of_others = games
        .into_iter()
        .filter(|game| game.challenger != me && game.opponent != Some(me));
    let named = of_others.map(|game| {
        let name = title(locale, &game);
        let name = if watched.iter().any(|watch| watch.match_id == game.id) {
            format!("👀 {name}")
        } else {
            name
        };
        (name, game.id)
    });
    Ok(named.collect())
}

async fn list(app: &App, call: &Call) -> Answer {
    let watched = app.store.list_watches(call.player.id).await?;
    let mut others = of_others(app, call, &watched).await?;
    others.truncate(MAX_CHOICES);
    let menu = if others.is_empty() {
        Message::private("")
    } else {
        let control = CommandControl::pick("watch", &Options::default());
        game_menu(app, call, control, others).await?
    };
    if watched.is_empty() {
        let content = say!(call.locale, "watch-none");
        let mut menu = Message { content, ..menu };
        menu.rows.extend(next::row(call, &[NextStep::Challenge]));
        return Ok(menu.into());
    }
    let mut lines = vec![say!(call.locale, "watch-list")];
    for game in app.store.watched_matches(call.player.id).await? {
        let link = last_post_link(app, game.id, game.guild, game.venue).await?;
        let link = link.unwrap_or_default();
        lines.push(format!("• {} {link}", line(call, &game)));
    }
    let content = join_fitting_lines(&lines, MAX_CONTENT_CHARS - 50);
    Ok(Message { content, ..menu }.into())
}

fn line(call: &Call, game: &Summary) -> String {
    say!(
        call.locale,
        "watch-line",
        number = game.id.0.to_string(),
        ruleset = wording::ruleset(call.locale, &game.ruleset),
        challenger = markdown::mention(call.locale, game.challenger),
        opponent = markdown::mention_or_anyone(call.locale, game.opponent)
    )
}
