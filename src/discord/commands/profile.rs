//! `/profile [player] [public]`: a player's ratings with a chart, results, winning streaks and achievements. A hidden
//! profile is shown only to its player.

use std::time::Duration;

use serenity::all::CreateActionRow;

use crate::discord::model::limits::MAX_CONTENT_CHARS;
use crate::{
    app::App,
    computer,
    discord::{
        access::admission::is_hidden,
        api::attachments::Attachment,
        commands::{
            games, puzzle,
            table::{CommandOption, Cost, Entry, PUBLIC, Type, Visibility},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::profile::ProfileVerb,
            reply::Message,
        },
        view::next::{self, NextStep, profile_button, profile_refusal},
    },
    locale::Locale,
    play::{
        GuildId, Phase, PlayerId, Timestamp,
        profile::{Encounter, Fact, Highlight, Profile},
        rating::{GameScore, TimedRating},
    },
    render::{Chart, Point, Series},
    rules::Game,
    say,
    store::Rated,
    wording::{self, markdown, records},
};

const NAME: &str = "profile";

/// The most lines in a chart: one for each colour.
const MAX_CHART_LINES: usize = 4;

/// The most running games that are listed.
const MAX_RUNNING: usize = 3;

/// The most games that a line of the chart covers.
const MAX_CHART_GAMES: u32 = 1000;

const DAY: Duration = Duration::from_hours(24);

/// The most characters in the text, with a margin.
const MAX_TEXT_CHARS: usize = MAX_CONTENT_CHARS - 100;

pub(super) static ENTRY: Entry = Entry::slash(
    "profile",
    Cost::PICTURE,
    Visibility::IfAsked,
    &[
        CommandOption::new(Type::User, "player", "option-profile-player"),
        PUBLIC,
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let person = options.user("player").unwrap_or(&call.player);
    if person.bot {
        return Err(bots_have_no_profile(call));
    }
    let public = options.is_public();
    let message = profile_message(app, call, person.id, &person.name, public).await?;
    Ok(message.into())
}

/// The refusal to show a bot.
pub(crate) fn bots_have_no_profile(call: &Call) -> Failure {
    let text = say!(call.locale, "profile-bot");
    next::refusal(call, text, &[NextStep::Leaderboard, NextStep::Challenge])
}

pub(crate) async fn profile_message(
    app: &App,
    call: &Call,
    player: PlayerId,
    name: &str,
    public: bool,
) -> Result<Message, Failure> {
    let locale = call.language(public);
    let mention = markdown::mention(locale, player);
    if is_hidden(app, call, player).await? {
        let text = say!(locale, "profile-private", player = mention);
        return Err(profile_refusal(locale, text, ProfileVerb::Versus, player));
    }
    let (mut running, encounters, finished, mut ratings, won, puzzles) = tokio::try_join!(
        games::visible(app, call, player),
        app.store.against_computers(player),
        app.store.finished_games(player),
        app.store.ratings(player),
        app.store.medals(player),
        puzzle::lines(app, locale, player),
    )?;
    // Games played elsewhere are not shown publicly.
    let here = |guild: Option<GuildId>| guild.is_some() && guild == call.guild;
    running.retain(|game| game.phase == Phase::Playing && (!public || here(game.guild)));
    let mut message = Message {
        private: !public,
        ..Message::default()
    };
    let profile = Profile::of(&finished);
    ratings.sort_by_key(|rated| std::cmp::Reverse(rated.games));
    let mut lines = results(locale, player, &profile, &ratings, app.clock.now());
    if !ratings.is_empty() {
        message.picture = Some(picture(app, call, public, (player, name), &ratings).await?);
    }
    lines.extend(
        Game::ALL
            .iter()
            .filter_map(|game| against_me(locale, *game, &encounters)),
    );
    lines.extend(medals(locale, won));
    let has_puzzles = !puzzles.is_empty();
    lines.extend(puzzles);
    if !running.is_empty() {
        lines.push(say!(locale, "profile-running", games = running.len()));
    }
    let me = Some(call.player.id).filter(|_| !public);
    for game in running.iter().take(MAX_RUNNING) {
        lines.push(games::line(app, locale, game, me).await?);
    }
    lines.extend(achievements(locale, &profile.highlights));
    message.content = join_fitting_lines(&lines, MAX_TEXT_CHARS);
    let mut buttons = vec![profile_button(locale, ProfileVerb::Games, player)];
    if has_puzzles {
        buttons.push(profile_button(locale, ProfileVerb::Puzzles, player));
    }
    if player != call.player.id && !public {
        buttons.push(profile_button(locale, ProfileVerb::Versus, player));
    }
    buttons.push(profile_button(locale, ProfileVerb::Board, player));
    message.rows = vec![CreateActionRow::Buttons(buttons)];
    Ok(message)
}

/// What a player has played so far, and how well.
fn results(
    locale: Locale,
    player: PlayerId,
    profile: &Profile,
    ratings: &[Rated],
    now: Timestamp,
) -> Vec<String> {
    let mention = markdown::mention(locale, player);
    let total = profile.total();
    if total.games() == 0 {
        return vec![say!(locale, "profile-none", player = mention)];
    }
    let mut lines = vec![say!(
        locale,
        "profile-heading",
        player = mention,
        games = total.games(),
        score = records::score(total)
    )];
    lines.extend(ratings.iter().map(|rated| rating(locale, rated, now)));
    lines.extend(records::records(locale, &profile.records));
    lines.push(say!(locale, "profile-key"));
    lines.push(say!(
        locale,
        "profile-run",
        run = profile.run,
        best = profile.best_run
    ));
    if let Some((ruleset, times)) = &profile.favourite {
        lines.push(say!(
            locale,
            "profile-favourite",
            ruleset = wording::ruleset(locale, ruleset),
            times = *times
        ));
    }
    lines
}

/// How somebody has done against the computer in a game: the best level beaten, and the level that matches the results.
fn against_me(locale: Locale, game: Game, encounters: &[Encounter]) -> Option<String> {
    let met = || encounters.iter().filter(|met| met.game == game);
    met().next()?;
    let won = met().filter(|met| met.score == GameScore::Won);
    let best = won.map(|met| met.level).max();
    let beaten = best.map_or_else(
        || say!(locale, "profile-computer-unbeaten"),
        |level| say!(locale, "profile-computer-beaten", level = level.to_string()),
    );
    let about = computer::estimate(game, encounters)
        .map(|level| say!(locale, "profile-computer-about", level = level.to_string()));
    let told: Vec<String> = [beaten].into_iter().chain(about).collect();
    Some(say!(
        locale,
        "profile-computer",
        game = wording::game(locale, game),
        told = told.join(" · ")
    ))
}

/// "🏆 Tournaments: 🥇 2 · 🥉 1".
fn medals(locale: Locale, counts: [u32; 3]) -> Option<String> {
    let won = ["🥇", "🥈", "🥉"].into_iter().zip(counts);
    let won: Vec<String> = won
        .filter(|(_, count)| *count > 0)
        .map(|(medal, count)| format!("{medal} {count}"))
        .collect();
    (!won.is_empty()).then(|| say!(locale, "profile-medals", medals = won.join(" · ")))
}

/// The whole lines that fit into so many characters.
pub(super) fn join_fitting_lines(lines: &[String], most: usize) -> String {
    let mut text = String::new();
    for line in lines {
        if text.chars().count() + line.chars().count() < most {
            text.push_str(line);
            text.push('\n');
        }
    }
    text.trim_end().to_owned()
}

fn rating(locale: Locale, rated: &Rated, now: Timestamp) -> String {
    say!(
        locale,
        "profile-rating",
        pool = wording::pool(locale, &rated.pool),
        rating = records::rating(&rated.standing.now(now)),
        games = rated.games
    )
}

/// The facts, one on each line.
fn achievements(locale: Locale, highlights: &[Highlight]) -> Vec<String> {
    let line = |highlights: &Highlight| {
        let key = match highlights.fact {
            Fact::First => "first",
            Fact::Longest => "longest",
            Fact::Lasting => "lasting",
            Fact::EveryGame => "every-game",
            Fact::Won(achievement) => achievement.key(),
        };
        say!(
            locale,
            &format!("achievement-{key}"),
            number = highlights.number,
            game = highlights.game.0.to_string()
        )
    };
    highlights.iter().map(line).collect()
}

/// The chart of the ratings with the most games.
async fn picture(
    app: &App,
    call: &Call,
    public: bool,
    (player, name): (PlayerId, &str),
    ratings: &[Rated],
) -> Result<Attachment, Failure> {
    let now = app.clock.now();
    let locale = call.language(public);
    // A public picture uses the default theme, not the user's.
    let chosen = app.store.preferences(call.player.id).await?.theme;
    let mut chart = Chart {
        title: markdown::plain(name),
        theme: chosen
            .filter(|_| !public)
            .and_then(|theme| theme.parse().ok())
            .unwrap_or_default(),
        ..Chart::default()
    };
    let mut highlights = Vec::new();
    for rated in ratings.iter().take(MAX_CHART_LINES) {
        let mut course = app
            .store
            .history(player, &rated.pool, MAX_CHART_GAMES)
            .await?;
        let values = || course.iter().map(|standing| standing.rating.rating);
        let pool = wording::pool(locale, &rated.pool);
        let key = if course.len() > 1 {
            "profile-alt-course"
        } else {
            "profile-alt-single"
        };
        highlights.push(say!(
            locale,
            key,
            pool = pool.as_str(),
            from = whole(values().next()),
            to = whole(values().next_back()),
            low = whole(values().reduce(f64::min)),
            high = whole(values().reduce(f64::max))
        ));
        // Show that the rating has become less certain since the last game.
        if rated.standing.at.is_some_and(|at| now.since(at) >= DAY) {
            course.push(TimedRating {
                rating: rated.standing.now(now),
                at: Some(now),
            });
        }
        chart.series.push(Series {
            label: format!("{pool} {}", records::rating(&rated.standing.now(now))),
            points: course.iter().filter_map(point).collect(),
        });
    }
    let alt = say!(
        locale,
        "profile-alt",
        player = markdown::plain(name),
        courses = wording::join_clauses(locale, &highlights)
    );
    Ok(Attachment {
        name: format!("{NAME}.png"),
        bytes: chart.draw().png,
        alt: wording::truncate(&alt, wording::ALT_LIMIT),
    })
}

fn whole(rating: Option<f64>) -> String {
    rating.map_or_else(String::new, |rating| format!("{rating:.0}"))
}

fn point(standing: &TimedRating) -> Option<Point> {
    Some(Point {
        at: standing.at?.seconds(),
        rating: standing.rating.rating,
        deviation: standing.rating.deviation,
    })
}
