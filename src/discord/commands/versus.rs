//! `/versus player [other] [public]`: the games of two players against each other, and their ratings. If either profile
//! is hidden, only the two see it.

use crate::{
    app::App,
    discord::{
        access::{admission, games::last_post_link},
        commands::{
            games, profile,
            table::{CommandOption, Cost, Entry, PUBLIC, Type, Visibility},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::profile::ProfileVerb,
            limits::MAX_CONTENT_CHARS,
            reply::Message,
        },
        view::{
            components,
            next::{profile_button, profile_refusal},
        },
    },
    locale::Locale,
    play::{
        GuildId, PlayerId,
        profile::{FinishedGame, Tally, records},
        rating::GameScore,
    },
    say,
    wording::{self, markdown, records},
};

/// The most results and the most running games that are listed.
const MAX_RESULTS: usize = 5;
const MAX_RUNNING: usize = 3;

pub(super) static ENTRY: Entry = Entry::slash(
    "versus",
    Cost::OTHER,
    Visibility::IfAsked,
    &[
        CommandOption::new(Type::User, "player", "option-versus-player").required(),
        CommandOption::new(Type::User, "other", "option-versus-other"),
        PUBLIC,
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let player = options.user("player").unwrap_or(&call.player);
    // A single player is compared with the user.
    let (player, other) = match options.user("other") {
        Some(other) => (player, other),
        None => (&call.player, player),
    };
    if player.bot || other.bot {
        return Err(profile::bots_have_no_profile(call));
    }
    let public = options.is_public();
    versus_message(app, call, [player.id, other.id], public).await
}

/// The comparison of two players, from the first one's side.
///
/// # Errors
/// `Failure` when they are the same player or hidden, or when the database fails.
pub async fn versus_message(
    app: &App,
    call: &Call,
    players: [PlayerId; 2],
    public: bool,
) -> Answer {
    let locale = call.language(public);
    let [one, other] = players;
    if one == other {
        let text = say!(call.locale, "versus-same");
        return Err(profile_refusal(call.locale, text, ProfileVerb::Show, one));
    }
    let among_them = players.contains(&call.player.id);
    let mut hidden = false;
    for player in players {
        hidden |= admission::is_hidden(app, call, player).await?;
    }
    if hidden && (!among_them || public) {
        return Err(hidden_from(call, players));
    }
    let [name, name_of_other] = players.map(|player| markdown::mention(locale, player));
    let played = app.store.finished_between(one, other).await?;
    let mut tally = Tally::default();
    for game in &played {
        tally.add(game.score);
    }
    let mut lines = vec![say!(
        locale,
        "versus-heading",
        player = name,
        other = name_of_other,
        games = tally.games(),
        score = records::score(tally)
    )];
    if !played.is_empty() {
        lines.extend(records::records(locale, &records(&played)));
        lines.push(say!(locale, "profile-key"));
    }
    if !hidden {
        lines.extend(rating_lines(app, locale, players).await?);
    }
    lines.extend(run_of_wins(locale, players, &played));
    // Only the two see games played elsewhere.
    let to_them = among_them && !public;
    let here = |guild: Option<GuildId>| to_them || (guild.is_some() && guild == call.guild);
    let shown = played.iter().rev().filter(|game| here(game.guild));
    for game in shown.take(MAX_RESULTS) {
        lines.push(result(app, locale, one, game).await?);
    }
    let running = app.store.running_between(one, other).await?;
    let shown = running.iter().filter(|game| here(game.guild));
    for game in shown.take(MAX_RUNNING) {
        lines.push(games::line(app, locale, game, Some(call.player.id).filter(|_| to_them)).await?);
    }
    // Two buttons with the same label would be ambiguous.
    let theirs = players
        .into_iter()
        .filter(|one| among_them && *one != call.player.id);
    let buttons = theirs.map(|one| profile_button(locale, ProfileVerb::Show, one));
    let message = Message {
        content: wording::truncate(&lines.join("\n"), MAX_CONTENT_CHARS),
        private: !public,
        ..Message::default()
    };
    Ok(message.with_rows(components::row(buttons)).into())
}

/// The refusal of a comparison that the reader may not see, with a button for what they may see. For one of the two players
/// that is the comparison in a private message, for anybody else their own profile.
fn hidden_from(call: &Call, players: [PlayerId; 2]) -> Failure {
    let me = call.player.id;
    let other = players.into_iter().find(|player| *player != me);
    let (verb, player) = match other {
        Some(other) if players.contains(&me) => (ProfileVerb::Versus, other),
        _ => (ProfileVerb::Show, me),
    };
    let text = say!(call.locale, "versus-private");
    profile_refusal(call.locale, text, verb, player)
}

/// Both ratings in each pool in which both have one.
async fn rating_lines(
    app: &App,
    locale: Locale,
    players: [PlayerId; 2],
) -> Result<Vec<String>, Failure> {
    let now = app.clock.now();
    let [mine, theirs] = [
        app.store.ratings(players[0]).await?,
        app.store.ratings(players[1]).await?,
    ];
    let pairs = mine.iter().filter_map(|rated| {
        let other = theirs.iter().find(|other| other.pool == rated.pool)?;
        let [first, second] = [rated, other].map(|rated| rated.standing.now(now));
        Some(say!(
            locale,
            "versus-ratings",
            pool = wording::pool(locale, &rated.pool),
            first = records::rating(&first),
            second = records::rating(&second),
            difference = (first.rating.round() - second.rating.round()).abs()
        ))
    });
    Ok(pairs.collect())
}

/// Who won the last games in a row, if any.
fn run_of_wins(locale: Locale, players: [PlayerId; 2], played: &[FinishedGame]) -> Option<String> {
    let last = played.last()?.score;
    let winner = match last {
        GameScore::Won => players[0],
        GameScore::Lost => players[1],
        GameScore::Drawn => return None,
    };
    let run = played.iter().rev().take_while(|game| game.score == last);
    Some(say!(
        locale,
        "versus-run",
        player = markdown::mention(locale, winner),
        run = run.count()
    ))
}

/// One result, with a link to its newest post.
async fn result(
    app: &App,
    locale: Locale,
    player: PlayerId,
    game: &FinishedGame,
) -> Result<String, Failure> {
    let (key, winner) = match game.score {
        GameScore::Won => ("versus-won", player),
        GameScore::Lost => ("versus-won", game.opponent),
        GameScore::Drawn => ("versus-drawn", player),
    };
    let said = say!(
        locale,
        key,
        number = game.id.0.to_string(),
        ruleset = wording::truncate(&wording::ruleset(locale, &game.ruleset), 40),
        player = markdown::mention(locale, winner),
        when = wording::relative(game.ended)
    );
    let link = last_post_link(app, game.id, game.guild, game.venue).await?;
    Ok(match link {
        Some(link) => format!("{said} · {link}"),
        None => said,
    })
}
