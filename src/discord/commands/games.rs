//! `/games [player] [where]`: open and running matches of the user, another player or the server, in pages, each with a
//! link to its newest post. The user's turns come first, then the nearest deadline.

use crate::{
    app::App,
    discord::{
        access::games::{MAX_GAMES, last_post_link, opponent},
        commands::table::{
            CommandOption, Cost, Entry, Places, Type, Visibility, choice, labelled_choices,
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::games::{GamesPage, LAST_PAGE, Of},
            limits::MAX_CONTENT_CHARS,
            reply::Message,
        },
        view::{
            components,
            next::{self, NextStep},
            tournament::of_tournament,
        },
    },
    locale::Locale,
    play::{Phase, PlayerId},
    say,
    store::{StoreError, Summary},
    wording::{self, markdown},
};

/// The most lines that always fit into a message of 2,000 characters: a line with three mentions, three times, a link
/// and the rules has at most 325.
const LINES_PER_PAGE: u32 = 6;

/// Room for the heading of a page and the breaks between its lines, in characters.
const HEADING_ROOM: usize = 120;

pub(super) static ENTRY: Entry = Entry::slash(
    "games",
    Cost::OTHER,
    Visibility::Private,
    &[
        CommandOption::new(Type::User, "player", "option-games-player"),
        choice("where", "option-games-where", || {
            labelled_choices("games-where", ["mine", "server"])
        }),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
)
.in_places(Places::Anywhere);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    match options.user("player") {
        Some(player) => list(app, call, player.id).await,
        None if options.text("where") == Some("server") => first_page(app, call, Of::Server).await,
        None => first_page(app, call, Of::Mine).await,
    }
}

/// The list of one player's matches.
///
/// # Errors
/// `Failure` when the database fails.
pub async fn list(app: &App, call: &Call, player: PlayerId) -> Answer {
    let mine = player == call.player.id;
    let of = if mine { Of::Mine } else { Of::Player(player) };
    first_page(app, call, of).await
}

async fn first_page(app: &App, call: &Call, of: Of) -> Answer {
    let page = games_page(app, call, GamesPage { of, number: 0 }).await?;
    Ok(page.into())
}

/// The open and running matches of a player that the user may see: those on this server, and the user's own.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub async fn visible(app: &App, call: &Call, player: PlayerId) -> Result<Vec<Summary>, StoreError> {
    let me = call.player.id;
    let mut theirs = app.store.games_of(player, MAX_GAMES).await?;
    theirs.retain(|game| {
        let here = game.guild.is_some() && game.guild == call.guild;
        here || player == me || opponent(game, player) == Some(me)
    });
    Ok(theirs)
}

pub(crate) async fn games_page(
    app: &App,
    call: &Call,
    page: GamesPage,
) -> Result<Message, Failure> {
    let locale = call.locale;
    let me = call.player.id;
    let (list, more, heading) = gather(app, call, page).await?;
    if list.is_empty() {
        let key = match page.of {
            _ if page.number > 0 => "games-no-more",
            Of::Mine => "games-none",
            Of::Player(_) => "games-none-theirs",
            Of::Server => "games-none-here",
        };
        let step = if page.number > 0 {
            NextStep::Games
        } else {
            NextStep::Challenge
        };
        return Ok(next::message(call, say!(locale, key), &[step]));
    }
    let mut lines = vec![heading];
    for game in &list {
        lines.push(line(app, locale, game, Some(me)).await?);
    }
    name_tournaments(app, locale, &list, &mut lines[1..]).await?;
    let to = |number| GamesPage { number, ..page };
    let next = Some(page.number + 1).filter(|next| more && *next <= LAST_PAGE);
    let turns = components::page_buttons(locale, page.number.checked_sub(1).map(to), next.map(to));
    Ok(Message::private(lines.join("\n")).with_rows(components::row(turns)))
}

/// Adds to each match's line the tournament and round that it belongs to, as long as there is room in the message.
async fn name_tournaments(
    app: &App,
    locale: Locale,
    list: &[Summary],
    lines: &mut [String],
) -> Result<(), StoreError> {
    let length = |line: &String| line.chars().count();
    let mut room =
        MAX_CONTENT_CHARS.saturating_sub(HEADING_ROOM + lines.iter().map(length).sum::<usize>());
    for (game, line) in list.iter().zip(lines) {
        let Some(of) = app.store.round_of(game.id).await? else {
            continue;
        };
        let named = format!(" · {}", of_tournament(locale, &of));
        if let Some(left) = room.checked_sub(length(&named)) {
            room = left;
            line.push_str(&named);
        }
    }
    Ok(())
}

/// The matches of a page, whether there are more, and the heading.
async fn gather(
    app: &App,
    call: &Call,
    page: GamesPage,
) -> Result<(Vec<Summary>, bool, String), Failure> {
    let locale = call.locale;
    let after = page.number * LINES_PER_PAGE;
    let (mut list, heading) = match (page.of, call.guild) {
        (Of::Server, None) => {
            let text = say!(locale, "games-no-server");
            return Err(next::refusal(call, text, &[NextStep::Games]));
        }
        (Of::Server, Some(guild)) => (
            app.store.games_in(guild, LINES_PER_PAGE + 1, after).await?,
            say!(locale, "games-heading-server"),
        ),
        (Of::Mine, _) => {
            let me = call.player.id;
            let mine = app.store.games_of(me, MAX_GAMES).await?;
            let yours = mine.iter().filter(|game| game.awaits == Some(me)).count();
            let heading = say!(locale, "games-heading", total = mine.len(), yours = yours);
            (mine.into_iter().skip(after as usize).collect(), heading)
        }
        (Of::Player(player), _) => {
            let list = visible(app, call, player).await?;
            let heading = say!(
                locale,
                "games-heading-player",
                player = markdown::mention(locale, player),
                total = list.len()
            );
            (list.into_iter().skip(after as usize).collect(), heading)
        }
    };
    let more = list.len() > LINES_PER_PAGE as usize;
    list.truncate(LINES_PER_PAGE as usize);
    Ok((list, more, heading))
}

/// One match as a line, with a link to its newest post. It is worded for `me`, or for everybody.
pub async fn line(
    app: &App,
    locale: Locale,
    game: &Summary,
    me: Option<PlayerId>,
) -> Result<String, Failure> {
    let waits = me.is_some() && game.awaits == me;
    let challenger_is_me = me == Some(game.challenger);
    let key = match game.phase {
        Phase::Open if challenger_is_me && !waits => "games-waits-for-answer",
        Phase::Open if waits => "games-challenges-you",
        Phase::Open => "games-open",
        _ if waits => "games-your-move",
        _ if challenger_is_me || me.is_some() && game.opponent == me => "games-their-move",
        _ => "games-move-of",
    };
    let said = say!(
        locale,
        key,
        number = game.id.0.to_string(),
        ruleset = wording::truncate(&wording::ruleset(locale, &game.ruleset), 40),
        opponent = markdown::mention_or_anyone(locale, me.and_then(|me| opponent(game, me))),
        challenger = markdown::mention(locale, game.challenger),
        other = markdown::mention_or_anyone(locale, game.opponent),
        mover = markdown::mention_or_anyone(locale, game.awaits),
        since = wording::relative(game.updated)
    );
    let leave = app.vacation_effect(game.turn()).await?;
    let deadline = leave.and_then(|leave| leave.deadline).or(game.deadline);
    let due = deadline.map(|at| say!(locale, "games-due", due = wording::relative(at)));
    let away = leave.and_then(|leave| leave.until);
    let away = away.map(|at| say!(locale, "games-away", until = wording::absolute_time(at)));
    let link = last_post_link(app, game.id, game.guild, game.venue).await?;
    let parts: Vec<String> = [Some(said), due, away, link]
        .into_iter()
        .flatten()
        .collect();
    Ok(parts.join(" · "))
}
