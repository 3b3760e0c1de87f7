//! `/leaderboard [game] [scope] [period] [public]`: ten players on a page, as text and as a picture, with the user's
//! own place or what is missing for one.

use std::future::ready;

use serenity::all::{
    CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::{
    app::App,
    discord::{
        commands::{
            leaderboard::content::LeaderboardContent,
            table::{CommandOption, Cost, Entry, Type, Visibility, choice, labelled_choices},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            ids::leaderboard::{LAST_PAGE, LeaderboardPage, Ranking, Turns, When},
            reply::Message,
        },
        view::{
            components,
            next::{self, NextStep},
        },
    },
    locale::Locale,
    play::{GuildId, Month},
    render::Theme,
    rules::Game,
    say,
    store::{LeaderboardScope, Period, StoreError},
    wording::{self, markdown},
};

pub(crate) mod content;

const LINES_PER_PAGE: u32 = 10;

pub(super) static ENTRY: Entry = Entry::slash(
    "leaderboard",
    Cost::PICTURE,
    Visibility::IfAsked,
    &[
        CommandOption::new(Type::Text, "game", "option-leaderboard-game")
            .of_games()
            .completes(|app, call, _, typed| Box::pin(ready(Ok(complete(app, call, typed))))),
        choice("scope", "option-leaderboard-scope", || {
            labelled_choices("scope", ["server", "global"])
        }),
        choice("period", "option-leaderboard-period", || {
            labelled_choices("period", ["all", "month", "season"])
        }),
        CommandOption::new(Type::Truth, "public", "option-leaderboard-public"),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

/// Autocompletes pools.
pub fn complete(app: &App, call: &Call, typed: &str) -> Vec<Suggestion> {
    pools(app)
        .into_iter()
        .map(|pool| (wording::pool(call.locale, &pool), pool))
        .filter(|(name, pool)| wording::resembles(name, typed) || wording::resembles(pool, typed))
        .map(|(name, pool)| (name, pool.into()))
        .take(crate::discord::model::limits::MAX_CHOICES)
        .collect()
}

/// All pools: one for each game, and those of presets with a rating of their own.
fn pools(app: &App) -> Vec<String> {
    let games = Game::ALL.iter().map(|game| game.slug().to_owned());
    let mut pools: Vec<String> = games.chain(app.ratings.own_pools.clone()).collect();
    pools.sort();
    pools.dedup();
    pools
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let ranking = match options.text("scope") {
        Some("server") if call.guild.is_none() => {
            let text = say!(call.locale, "leaderboard-no-server");
            return Err(next::refusal(call, text, &[NextStep::Leaderboard]));
        }
        Some("global") => Ranking::Global,
        _ if call.guild.is_some() => Ranking::Server,
        _ => Ranking::Global,
    };
    let pool = match options.text("game") {
        Some(typed) => find(app, call, typed)?,
        None => usual(app, call).await?,
    };
    let guild = call.guild.filter(|_| ranking == Ranking::Server);
    let period = match options.text("period") {
        Some("month") => When::Month,
        Some("season") => {
            let ended = app.store.seasons(guild, &pool).await?;
            let name = wording::pool(call.locale, &pool);
            let none = || {
                let text = say!(call.locale, "leaderboard-no-season", pool = name);
                next::refusal(call, text, &[NextStep::Leaderboard])
            };
            When::Season(*ended.first().ok_or_else(none)?)
        }
        _ => When::All,
    };
    let page = LeaderboardPage {
        turns: Turns::Page,
        ranking,
        period,
        number: 0,
        pool,
    };
    let public = options.is_public();
    Ok(leaderboard_message(app, call, page, public).await?.into())
}

/// The pool that was typed or picked.
pub(crate) fn find(app: &App, call: &Call, typed: &str) -> Result<String, Failure> {
    let wanted = wording::folded(typed);
    let is_meant = |pool: &String| {
        let name = wording::pool(call.locale, pool);
        wording::folded(pool) == wanted || wording::folded(&name) == wanted
    };
    pools(app).into_iter().find(is_meant).ok_or_else(|| {
        let names: Vec<_> = pools(app)
            .iter()
            .map(|pool| wording::pool(call.locale, pool))
            .collect();
        let text = say!(
            call.locale,
            "leaderboard-no-pool",
            typed = markdown::quoted(&wording::truncate(typed, 40)),
            pools = wording::join_list(call.locale, &names)
        );
        next::refusal(call, text, &[NextStep::Leaderboard])
    })
}

/// The default pool: the one in which the user has the most games, or else that of the server's default ruleset.
async fn usual(app: &App, call: &Call) -> Result<String, StoreError> {
    let mine = app.store.ratings(call.player.id).await?;
    if let Some(most) = mine.into_iter().max_by_key(|rated| rated.games) {
        return Ok(most.pool);
    }
    let ruleset = match call.guild {
        Some(guild) => app.store.server(guild).await?.default_ruleset,
        None => None,
    };
    let pool = ruleset.map(|ruleset| app.ratings.pool(&ruleset));
    Ok(pool.unwrap_or_else(|| Game::ALL[0].slug().to_owned()))
}

pub(crate) async fn leaderboard_message(
    app: &App,
    call: &Call,
    page: LeaderboardPage,
    public: bool,
) -> Result<Message, Failure> {
    let locale = call.language(public);
    let now = app.clock.now();
    let board = LeaderboardScope {
        guild: call.guild.filter(|_| page.ranking == Ranking::Server),
        pool: page.pool.clone(),
        period: match page.period {
            When::All => Period::All,
            When::Month => Period::Month(Month::of(now)),
            When::Season(month) => Period::Season(month),
        },
    };
    let (me, after) = (call.player.id, page.number * LINES_PER_PAGE);
    let (mut lines, own, preferences, seasons) = tokio::try_join!(
        app.store.board(&board, now, LINES_PER_PAGE + 1, after),
        app.store.own_entry(&board, now, me),
        app.store.preferences(me),
        app.store.seasons(board.guild, &page.pool),
    )?;
    let more = lines.len() > LINES_PER_PAGE as usize;
    lines.truncate(LINES_PER_PAGE as usize);
    let shown = LeaderboardContent {
        board,
        now,
        lines,
        own,
        locale,
    };
    let mut content = vec![shown.heading()];
    if shown.lines.is_empty() {
        content.push(say!(locale, "leaderboard-empty"));
    }
    content.extend(shown.lines.iter().map(|line| shown.short_line(line)));
    content.extend(shown.own_place(app, me, public).await?);
    let theme = preferences
        .theme
        .filter(|_| !public)
        .and_then(|theme| theme.parse().ok());
    let me = Some(me).filter(|_| !public);
    let picture = shown.picture(theme.unwrap_or_default(), me, page.number);
    Ok(Message {
        content: content.join("\n"),
        private: !public,
        picture,
        rows: controls(app, call, &page, &shown, seasons, more),
        ..Message::default()
    })
}

/// The public post of a finished season: the first ten, with medals.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub async fn season(
    app: &App,
    locale: Locale,
    guild: GuildId,
    pool: &str,
    month: Month,
) -> Result<Message, StoreError> {
    let board = LeaderboardScope {
        guild: Some(guild),
        pool: pool.to_owned(),
        period: Period::Season(month),
    };
    let now = app.clock.now();
    let shown = LeaderboardContent {
        lines: app.store.board(&board, now, LINES_PER_PAGE, 0).await?,
        board,
        now,
        own: None,
        locale,
    };
    let lines = shown.lines.iter().map(|line| shown.short_line(line));
    let content: Vec<String> = std::iter::once(shown.heading()).chain(lines).collect();
    Ok(Message {
        content: content.join("\n"),
        picture: shown.picture(Theme::default(), None, 0),
        ..Message::default()
    })
}

/// The menus of pools and periods (`seasons` are those that have ended), and the buttons for pages and for the scope.
fn controls(
    app: &App,
    call: &Call,
    page: &LeaderboardPage,
    shown: &LeaderboardContent,
    seasons: Vec<Month>,
    more: bool,
) -> Vec<CreateActionRow> {
    let locale = shown.locale;
    let pools = pools(app).into_iter().map(|pool| {
        CreateSelectMenuOption::new(wording::pool(locale, &pool), pool.clone())
            .default_selection(pool == page.pool)
    });
    let running = [
        (When::All, say!(locale, "period-all")),
        (When::Month, say!(locale, "period-month")),
    ];
    let seasons = seasons
        .into_iter()
        .map(|month| (When::Season(month), wording::month(locale, month)));
    let periods = running
        .into_iter()
        .chain(seasons)
        .take(25)
        .map(|(when, label)| {
            CreateSelectMenuOption::new(label, when.to_string())
                .default_selection(when == page.period)
        });
    let menu = |turns, options| {
        let id = LeaderboardPage {
            turns,
            ..page.clone()
        };
        let kind = CreateSelectMenuKind::String { options };
        CreateActionRow::SelectMenu(CreateSelectMenu::new(id.to_string(), kind))
    };
    let to = |number| LeaderboardPage {
        number,
        ..page.clone()
    };
    let next = Some(page.number + 1).filter(|next| more && *next <= LAST_PAGE);
    let (other, label) = match page.ranking {
        Ranking::Server => (Ranking::Global, "button-everywhere"),
        Ranking::Global => (Ranking::Server, "button-this-server"),
    };
    let elsewhere = call.guild.map(|_| LeaderboardPage {
        ranking: other,
        number: 0,
        ..page.clone()
    });
    let elsewhere = elsewhere.map(|page| components::secondary_button(locale, page, label));
    let turns = components::page_buttons(locale, page.number.checked_sub(1).map(to), next.map(to));
    let menus = [
        menu(Turns::Pool, pools.collect()),
        menu(Turns::Period, periods.collect()),
    ];
    menus
        .into_iter()
        .chain(components::row(turns.chain(elsewhere)))
        .collect()
}
