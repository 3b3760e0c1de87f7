//! `/leaderboard [game] [scope] [period] [public]`: who stands where, ten a page, in words and as a picture, with one's own
//! place or what is missing for it.

use std::{fmt, str::FromStr};

use serenity::all::{
    ButtonStyle, CommandOptionType, CreateActionRow, CreateButton, CreateCommand, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::{Answer, Choice, choosing, command, option};
use crate::{
    app::App,
    discord::{
        call::{Call, Options},
        failure::Failure,
        people,
        reply::{Attachment, Body, Message},
        words,
    },
    locale::Locale,
    play::{PlayerId, Timestamp},
    render::{self, Theme},
    rules::Game,
    say,
    store::{Board, EVERYWHERE, Line, MONTH_GAMES, Period, Rated, StoreError},
};

pub const NAME: &str = "leaderboard";

/// With what its controls begin.
pub const PREFIX: &str = "leaderboard:";

/// Lines of a page.
const A_PAGE: u32 = 10;
/// The last page that can be asked for: nobody reads on for ever.
const LAST_PAGE: u32 = 999;
/// How many games make the little line of a player's course.
const COURSE: u32 = 12;

/// What a control of a leaderboard changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turns {
    /// Nothing but what it says itself: a button.
    Page,
    /// The time, by the chosen value.
    Period,
    /// The pool, by the chosen value.
    Pool,
}

/// One page of a leaderboard: what its controls carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    turns: Turns,
    /// Of the server in which it is looked at.
    here: bool,
    period: When,
    /// From 0.
    number: u32,
    pool: String,
}

/// Of what time; the running month is whichever runs when one looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    All,
    Month,
    Season(i64),
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Month => f.write_str("month"),
            Self::Season(month) => month.fmt(f),
        }
    }
}

impl FromStr for When {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "all" => Ok(Self::All),
            "month" => Ok(Self::Month),
            month => match month.parse() {
                Ok(month @ 197_001..=999_912) => Ok(Self::Season(month)),
                _ => Err(()),
            },
        }
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns = match self.turns {
            Turns::Page => "page",
            Turns::Period => "period",
            Turns::Pool => "pool",
        };
        let scope = if self.here { "here" } else { "all" };
        let (period, number, pool) = (self.period, self.number, &self.pool);
        write!(f, "{NAME}:{turns}:{scope}:{period}:{number}:{pool}")
    }
}

impl FromStr for Page {
    /// It is the control of something else.
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = text.splitn(6, ':').collect();
        let [NAME, turns, scope, period, number, pool] = parts.as_slice() else {
            return Err(());
        };
        Ok(Self {
            turns: match *turns {
                "page" => Turns::Page,
                "period" => Turns::Period,
                "pool" => Turns::Pool,
                _ => return Err(()),
            },
            here: match *scope {
                "here" => true,
                "all" => false,
                _ => return Err(()),
            },
            period: period.parse()?,
            number: number
                .parse()
                .ok()
                .filter(|number| *number <= LAST_PAGE)
                .ok_or(())?,
            pool: Some(*pool)
                .filter(|pool| pool.len() <= 60)
                .ok_or(())?
                .to_owned(),
        })
    }
}

pub fn definition() -> CreateCommand {
    let game = option(CommandOptionType::String, "game", "option-leaderboard-game");
    command(NAME, "command-leaderboard", true)
        .add_option(game.set_autocomplete(true))
        .add_option(choosing(
            "scope",
            "option-leaderboard-scope",
            &["server", "global"],
        ))
        .add_option(choosing(
            "period",
            "option-leaderboard-period",
            &["all", "month", "season"],
        ))
        .add_option(option(
            CommandOptionType::Boolean,
            "public",
            "option-leaderboard-public",
        ))
}

/// The pools that fit what is typed.
pub fn complete(app: &App, call: &Call, typed: &str) -> Vec<Choice> {
    let wanted = typed.trim().to_lowercase();
    pools(app)
        .into_iter()
        .map(|pool| (words::pool(call.locale, &pool), pool))
        .filter(|(name, pool)| name.to_lowercase().contains(&wanted) || pool.contains(&wanted))
        .map(|(name, pool)| (name, pool.into()))
        .take(super::MOST_CHOICES)
        .collect()
}

/// Every pool there is: each game's, and those of presets that are rated by themselves.
fn pools(app: &App) -> Vec<String> {
    let games = Game::ALL.iter().map(|game| game.slug().to_owned());
    let mut pools: Vec<String> = games.chain(app.ratings.own_pools.clone()).collect();
    pools.sort();
    pools.dedup();
    pools
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let here = match options.text("scope") {
        Some("server") if call.guild.is_none() => {
            return Err(Failure::Said(say!(call.locale, "leaderboard-no-server")));
        }
        Some("global") => false,
        _ => call.guild.is_some(),
    };
    let pool = match options.text("game") {
        Some(typed) => find(app, call, typed)?,
        None => usual(app, call).await?,
    };
    let guild = call.guild.filter(|_| here).unwrap_or(EVERYWHERE);
    let period = match options.text("period") {
        Some("month") => When::Month,
        Some("season") => match app.store.seasons(guild, &pool).await?.first() {
            Some(month) => When::Season(*month),
            None => {
                let none = say!(
                    call.locale,
                    "leaderboard-no-season",
                    pool = words::pool(call.locale, &pool)
                );
                return Err(Failure::Said(none));
            }
        },
        _ => When::All,
    };
    let page = Page {
        turns: Turns::Page,
        here,
        period,
        number: 0,
        pool,
    };
    let public = options.truth("public") == Some(true);
    Ok(show(app, call, page, public).await?.into())
}

/// The pool that was typed or picked.
fn find(app: &App, call: &Call, typed: &str) -> Result<String, Failure> {
    let wanted = typed.trim().to_lowercase();
    let named =
        |pool: &String| *pool == wanted || words::pool(call.locale, pool).to_lowercase() == wanted;
    pools(app).into_iter().find(named).ok_or_else(|| {
        let names: Vec<_> = pools(app)
            .iter()
            .map(|pool| words::pool(call.locale, pool))
            .collect();
        Failure::Said(say!(
            call.locale,
            "leaderboard-no-pool",
            typed = people::quoted(&words::shortened(typed, 40)),
            pools = words::listed(call.locale, &names)
        ))
    })
}

/// The pool that is meant when none is named: what the asker plays most, else what the server usually plays.
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

/// Turns the page on which a control was used; one that everybody sees stays as it is.
///
/// # Errors
/// When it is no control of a leaderboard, or the database fails.
pub async fn press(app: &App, call: &Call, id: &str, values: &[String], private: bool) -> Answer {
    let Ok(page) = id.parse::<Page>() else {
        return Err(Failure::Said(say!(call.locale, "unknown-control")));
    };
    let chosen = values.first();
    let page = match (page.turns, chosen) {
        (Turns::Period, Some(period)) => Page {
            period: period.parse().unwrap_or(page.period),
            number: 0,
            ..page
        },
        (Turns::Pool, Some(pool)) => Page {
            pool: find(app, call, pool)?,
            number: 0,
            ..page
        },
        _ => page,
    };
    let page = Page {
        turns: Turns::Page,
        here: page.here && call.guild.is_some(),
        ..page
    };
    let message = show(app, call, page, false).await?;
    Ok(if private {
        Body::Update(message).into()
    } else {
        message.into()
    })
}

/// A leaderboard as it is read.
struct Shown {
    board: Board,
    now: Timestamp,
    lines: Vec<Line>,
    /// The reader's own, wherever it stands.
    own: Option<Line>,
    locale: Locale,
}

async fn show(app: &App, call: &Call, page: Page, public: bool) -> Result<Message, Failure> {
    let locale = if public { call.public } else { call.locale };
    let now = app.clock.now();
    let board = Board {
        guild: call.guild.filter(|_| page.here).unwrap_or(EVERYWHERE),
        pool: page.pool.clone(),
        period: match page.period {
            When::All => Period::All,
            When::Month => Period::Month(now.month()),
            When::Season(month) => Period::Season(month),
        },
    };
    let after = page.number * A_PAGE;
    let mut lines = app.store.board(&board, now, A_PAGE + 1, after).await?;
    let more = lines.len() > A_PAGE as usize;
    lines.truncate(A_PAGE as usize);
    let own = app.store.own_line(&board, now, call.player.id).await?;
    let shown = Shown {
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
    content.extend(shown.lines.iter().map(|line| shown.line(line)));
    content.extend(shown.own_place(app, call.player.id, public).await?);
    let theme = app.store.preferences(call.player.id).await?.theme;
    let theme = theme
        .filter(|_| !public)
        .and_then(|theme| theme.parse().ok());
    let me = Some(call.player.id).filter(|_| !public);
    let picture = shown
        .picture(app, theme.unwrap_or_default(), me, page.number)
        .await?;
    Ok(Message {
        content: content.join("\n"),
        private: !public,
        picture,
        rows: controls(app, call, &page, &shown, more).await?,
        ..Message::default()
    })
}

/// What a month left behind, for everybody in a channel: the first ten, with medals.
///
/// # Errors
/// When the database fails.
pub async fn season(
    app: &App,
    locale: Locale,
    guild: u64,
    pool: &str,
    month: i64,
) -> Result<Message, StoreError> {
    let board = Board {
        guild,
        pool: pool.to_owned(),
        period: Period::Season(month),
    };
    let now = app.clock.now();
    let shown = Shown {
        lines: app.store.board(&board, now, A_PAGE, 0).await?,
        board,
        now,
        own: None,
        locale,
    };
    let lines = shown.lines.iter().map(|line| shown.line(line));
    let content: Vec<String> = std::iter::once(shown.heading()).chain(lines).collect();
    Ok(Message {
        content: content.join("\n"),
        picture: shown.picture(app, Theme::default(), None, 0).await?,
        ..Message::default()
    })
}

impl Shown {
    /// What stands above it: "Jungle on this server, by rating".
    fn title(&self) -> String {
        let pool = words::pool(self.locale, &self.board.pool);
        let here = self.board.guild != EVERYWHERE;
        match (self.board.period, here) {
            (Period::All, true) => say!(self.locale, "leaderboard-title-here", pool = pool),
            (Period::All, false) => say!(self.locale, "leaderboard-title", pool = pool),
            (Period::Month(month), _) => {
                let month = words::month(self.locale, month);
                say!(
                    self.locale,
                    "leaderboard-title-month",
                    pool = pool,
                    month = month
                )
            }
            (Period::Season(month), _) => {
                let month = words::month(self.locale, month);
                say!(
                    self.locale,
                    "leaderboard-title-season",
                    pool = pool,
                    month = month
                )
            }
        }
    }

    fn heading(&self) -> String {
        format!("**{}**", self.title())
    }

    fn place(&self, line: &Line) -> String {
        match (self.board.period, line.place) {
            (Period::Season(_), 1) => "🥇".to_owned(),
            (Period::Season(_), 2) => "🥈".to_owned(),
            (Period::Season(_), 3) => "🥉".to_owned(),
            (_, place) => format!("`{place}`"),
        }
    }

    /// Who it is: mentioned where they are known, else by name.
    fn who(&self, line: &Line) -> String {
        let known = self.board.guild != EVERYWHERE || line.player.is_gone() || line.name.is_none();
        if known {
            people::mention(self.locale, line.player)
        } else {
            people::escaped(&self.name(line))
        }
    }

    /// The name, for places without mentions.
    fn name(&self, line: &Line) -> String {
        if line.player.is_gone() {
            return say!(self.locale, "former-player");
        }
        let name = line.name.clone().unwrap_or_else(|| line.player.to_string());
        people::plain(&name)
    }

    fn line(&self, line: &Line) -> String {
        self.worded(line, self.place(line), self.who(line))
    }

    fn worded(&self, line: &Line, place: String, who: String) -> String {
        let rating = line.standing.now(self.now);
        let [wins, draws, losses] = line.score.map(|count| count.to_string());
        let key = match self.board.period {
            Period::Month(_) => "leaderboard-line-month",
            Period::All | Period::Season(_) => "leaderboard-line",
        };
        say!(
            self.locale,
            key,
            place = place,
            player = who,
            rating = rating.to_string(),
            deviation = format!("{:.0}", rating.deviation),
            gain = signed(line.gain),
            wins = wins,
            draws = draws,
            losses = losses
        )
    }

    /// The reader's place where no line shows it, or what is missing for one.
    async fn own_place(
        &self,
        app: &App,
        player: PlayerId,
        public: bool,
    ) -> Result<Option<String>, StoreError> {
        if public || self.lines.iter().any(|line| line.player == player) {
            return Ok(None);
        }
        if let Some(own) = &self.own {
            let line = self.line(own);
            return Ok(Some(say!(self.locale, "leaderboard-own", line = line)));
        }
        let missing = match self.board.period {
            Period::Season(_) => return Ok(None),
            Period::Month(_) => vec![say!(
                self.locale,
                "leaderboard-missing-month",
                games = MONTH_GAMES
            )],
            Period::All => self.missing(app, player).await?,
        };
        let missing = words::listed(self.locale, &missing);
        Ok(Some(say!(
            self.locale,
            "leaderboard-missing",
            missing = missing
        )))
    }

    /// What a player lacks to be listed by rating.
    async fn missing(&self, app: &App, player: PlayerId) -> Result<Vec<String>, StoreError> {
        let locale = self.locale;
        let listed = app.ratings.listed;
        let ratings = app.store.ratings(player).await?;
        let mine = ratings
            .into_iter()
            .find(|rated| rated.pool == self.board.pool);
        let mine = mine.unwrap_or_else(|| Rated::new(&self.board.pool));
        let mut missing = Vec::new();
        if app.store.preferences(player).await?.unlisted {
            missing.push(say!(locale, "leaderboard-missing-leave"));
        }
        let games = listed.games.saturating_sub(mine.games);
        if games > 0 {
            missing.push(say!(locale, "leaderboard-missing-games", games = games));
        }
        let opponents = listed.opponents.saturating_sub(mine.opponents);
        if opponents > 0 {
            missing.push(say!(
                locale,
                "leaderboard-missing-opponents",
                opponents = opponents
            ));
        }
        let deviation = mine.standing.now(self.now).deviation;
        if deviation > listed.deviation && mine.games > 0 {
            missing.push(say!(
                locale,
                "leaderboard-missing-deviation",
                deviation = format!("{deviation:.0}"),
                most = format!("{:.0}", listed.deviation)
            ));
        }
        if mine.listed.is_none_or(|until| until <= self.now) && missing.is_empty() && mine.games > 0
        {
            missing.push(say!(
                locale,
                "leaderboard-missing-active",
                days = listed.days
            ));
        }
        if missing.is_empty() {
            // Listed elsewhere, but no rated game was played on this server.
            missing.push(say!(locale, "leaderboard-missing-here"));
        }
        Ok(missing)
    }

    async fn picture(
        &self,
        app: &App,
        theme: Theme,
        me: Option<PlayerId>,
        page: u32,
    ) -> Result<Option<Attachment>, StoreError> {
        if self.lines.is_empty() {
            return Ok(None);
        }
        let mut rows = Vec::new();
        for line in &self.lines {
            rows.push(self.row(app, line, me).await?);
        }
        let apart = me.filter(|me| self.lines.iter().all(|line| line.player != *me));
        let own = match (apart, &self.own) {
            (Some(_), Some(own)) => Some(self.row(app, own, me).await?),
            _ => None,
        };
        let alt: Vec<String> = self
            .lines
            .iter()
            .map(|line| self.worded(line, format!("{}.", line.place), self.name(line)))
            .collect();
        let alt = format!("{}\n{}", self.title(), alt.join("\n")).replace("**", "");
        let drawn = render::Leaderboard {
            title: self.title(),
            note: (page > 0)
                .then(|| (page + 1).to_string())
                .unwrap_or_default(),
            rows,
            own,
            theme,
        };
        Ok(Some(Attachment {
            name: format!("{NAME}-{}.png", self.board.pool.replace('/', "-")),
            bytes: drawn.draw().png,
            alt: words::shortened(&alt, 1024),
        }))
    }

    async fn row(
        &self,
        app: &App,
        line: &Line,
        me: Option<PlayerId>,
    ) -> Result<render::Standing, StoreError> {
        let rating = line.standing.now(self.now);
        let course = match self.board.period {
            Period::All => {
                app.store
                    .course(line.player, &self.board.pool, COURSE)
                    .await?
            }
            Period::Month(_) | Period::Season(_) => Vec::new(),
        };
        let [wins, draws, losses] = line.score;
        Ok(render::Standing {
            rank: Some(line.place),
            name: self.name(line),
            rating: rating.rating.round() as i32,
            deviation: rating.deviation.round() as i32,
            provisional: rating.is_provisional(),
            change: Some((line.gain as f64 / 1000.0).round() as i32),
            course: course.into_iter().map(|rating| rating as f32).collect(),
            wins,
            draws,
            losses,
            own: me == Some(line.player),
        })
    }
}

/// Thousandths of a point as whole points with their sign.
fn signed(gain: i64) -> String {
    match (gain as f64 / 1000.0).round() as i64 {
        0 => "±0".to_owned(),
        less @ ..0 => format!("−{}", less.abs()),
        more => format!("+{more}"),
    }
}

/// The menus of games and times, and the buttons that turn pages and look further afield.
async fn controls(
    app: &App,
    call: &Call,
    page: &Page,
    shown: &Shown,
    more: bool,
) -> Result<Vec<CreateActionRow>, StoreError> {
    let locale = shown.locale;
    let pools = pools(app).into_iter().map(|pool| {
        CreateSelectMenuOption::new(words::pool(locale, &pool), pool.clone())
            .default_selection(pool == page.pool)
    });
    let running = [
        (When::All, say!(locale, "period-all")),
        (When::Month, say!(locale, "period-month")),
    ];
    let seasons = app.store.seasons(shown.board.guild, &page.pool).await?;
    let seasons = seasons
        .into_iter()
        .map(|month| (When::Season(month), words::month(locale, month)));
    let periods = running
        .into_iter()
        .chain(seasons)
        .take(25)
        .map(|(when, label)| {
            CreateSelectMenuOption::new(label, when.to_string())
                .default_selection(when == page.period)
        });
    let menu = |turns, options| {
        let id = Page {
            turns,
            ..page.clone()
        }
        .to_string();
        CreateActionRow::SelectMenu(CreateSelectMenu::new(
            id,
            CreateSelectMenuKind::String { options },
        ))
    };
    let at = |number: Option<u32>| {
        let number = number.filter(|number| *number <= LAST_PAGE)?;
        Some(Page {
            number,
            ..page.clone()
        })
    };
    let elsewhere = call.guild.map(|_| Page {
        here: !page.here,
        number: 0,
        ..page.clone()
    });
    let label = if page.here {
        "button-everywhere"
    } else {
        "button-this-server"
    };
    let buttons: Vec<CreateButton> = [
        (at(page.number.checked_sub(1)), "button-previous"),
        (at(more.then_some(page.number + 1)), "button-next"),
        (elsewhere, label),
    ]
    .into_iter()
    .filter_map(|(page, label)| {
        let button = CreateButton::new(page?.to_string());
        Some(
            button
                .label(say!(locale, label))
                .style(ButtonStyle::Secondary),
        )
    })
    .collect();
    let mut rows = vec![
        menu(Turns::Pool, pools.collect()),
        menu(Turns::Period, periods.collect()),
    ];
    if !buttons.is_empty() {
        rows.push(CreateActionRow::Buttons(buttons));
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_its_text() {
        for turns in [Turns::Page, Turns::Period, Turns::Pool] {
            for period in [When::All, When::Month, When::Season(202_611)] {
                let page = Page {
                    turns,
                    here: turns == Turns::Page,
                    period,
                    number: LAST_PAGE,
                    pool: "jungle/animal-checkers".to_owned(),
                };
                assert!(page.to_string().len() <= 100);
                assert_eq!(page.to_string().parse(), Ok(page));
            }
        }
        for wrong in [
            "",
            "leaderboard",
            "leaderboard:page:here:all:0",
            "leaderboard:page:here:all:1000:jungle",
            "leaderboard:page:here:never:0:jungle",
            "leaderboard:page:there:all:0:jungle",
            "leaderboard:turn:here:all:0:jungle",
            "games:mine:0",
        ] {
            assert_eq!(wrong.parse::<Page>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn points_have_their_sign() {
        let said = [12_499, -12_500, 400, -400, 0].map(signed);
        assert_eq!(said, ["+12", "−13", "±0", "±0", "±0"]);
    }
}
