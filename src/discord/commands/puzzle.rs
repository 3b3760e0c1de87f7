//! `/puzzle [game] [theme]`: a position with one good move at each turn, in an ephemeral message.

use std::collections::HashMap;

use serenity::all::CreateActionRow;

use crate::{
    app::App,
    discord::{
        access::admission::is_hidden,
        commands::table::{Cost, Entry, Visibility, choice, labelled_choices},
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::{
                profile::ProfileVerb,
                puzzle::{PuzzleControl, PuzzleRequest},
            },
            reply::Message,
        },
        view::{
            lesson,
            next::{self, NextStep, profile_button, profile_refusal},
            puzzle::{self, NumberedTask, PuzzleStyle},
        },
    },
    play::{PlayerId, Timestamp},
    puzzles::{
        self, Course, Puzzle, PuzzleId, PuzzleTheme, course_tasks, matching, place_in_course,
    },
    rules::Game,
    say,
    search::game::mix,
    store::{PuzzleRating, StoreError},
    wording,
};

/// How many puzzles near the player's rating the next one is chosen from.
const CANDIDATES: usize = 12;
/// The most lines of the board of solvers.
const MAX_BOARD_LINES: u32 = 10;

pub(super) static ENTRY: Entry = Entry::slash(
    "puzzle",
    Cost::PICTURE,
    Visibility::Private,
    &[
        choice("game", "option-puzzle-game", games).of_games(),
        choice("theme", "option-puzzle-theme", || {
            labelled_choices("puzzle-theme", PuzzleTheme::ALL.map(PuzzleTheme::key))
        })
        .translated_as("puzzle-theme"),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

fn games() -> Vec<(String, &'static str)> {
    labelled_choices("game", puzzles::games().map(Game::slug))
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = options.text("game").and_then(|game| game.parse().ok());
    let theme = options.text("theme").and_then(PuzzleTheme::from_key);
    let request = PuzzleRequest {
        game,
        theme,
        course: None,
    };
    Ok(next(app, call, request, None).await?.into())
}

/// Another puzzle of that kind: one that the player has not seen, near their rating; once all were seen, the one that
/// was shown longest ago. None with a position on the board of a running game. In a course the next task after that puzzle.
///
/// # Errors
/// `Failure` when the game has no puzzle with that theme.
pub(crate) async fn next(
    app: &App,
    call: &Call,
    request: PuzzleRequest,
    after: Option<PuzzleId>,
) -> Result<Message, Failure> {
    if let (Some(game), Some(course)) = (request.game, request.course) {
        return next_in_course(app, call, (game, course), after).await;
    }
    let me = call.player.id;
    let shipped = matching(request.game, request.theme);
    let mut all: Vec<Candidate> = shipped
        .map(|puzzle| (puzzle.id(), puzzle.game(), puzzle.rating))
        .collect();
    all.extend(app.found_puzzles(request.game, request.theme).await?);
    let levels = app.store.puzzle_levels().await?;
    for (id, _, rating) in &mut all {
        if let Some(level) = levels.get(&id.0) {
            *rating = level.round() as u16;
        }
    }
    let seen = app.store.seen_puzzles(me).await?;
    let ratings = app.store.puzzle_ratings(me).await?;
    let boards = app.running_boards([call.guild, None], me).await?;
    let mut are_withheld = false;
    while let Some(id) = choose_puzzle(&all, &seen, &ratings, me) {
        let puzzle = app.puzzle(id).await?;
        are_withheld |= puzzle.is_some();
        let Some(puzzle) = puzzle.filter(|puzzle| !boards.are_in(puzzle)) else {
            all.retain(|(other, ..)| *other != id);
            continue;
        };
        return begin(app, call, &puzzle, request).await;
    }
    Err(if are_withheld {
        withheld_failure(call)
    } else {
        none(call, request)
    })
}

/// Refuses a puzzle if one of its positions must not be judged because of a running game of the player or of the server.
///
/// # Errors
/// `Failure` then.
pub(crate) async fn refuse_if_running(
    app: &App,
    call: &Call,
    puzzle: &Puzzle,
) -> Result<(), Failure> {
    let boards = app.running_boards([call.guild, None], call.player.id);
    if boards.await?.are_in(puzzle) {
        return Err(withheld_failure(call));
    }
    Ok(())
}

fn withheld_failure(call: &Call) -> Failure {
    let text = say!(call.locale, "puzzle-withheld");
    next::refusal(call, text, &[NextStep::Puzzle])
}

/// The next task that the player has not solved, beginning behind a puzzle; once all are solved, the end of the course.
async fn next_in_course(
    app: &App,
    call: &Call,
    (game, course): (Game, Course),
    after: Option<PuzzleId>,
) -> Result<Message, Failure> {
    let tasks = course_tasks(game, course);
    let me = call.player.id;
    let solved = app.store.solved_puzzles(me).await?;
    let boards = app.running_boards([call.guild, None], me).await?;
    let place = after.and_then(|puzzle| place_in_course(game, course, puzzle));
    let (before, rest) = tasks.split_at(place.map_or(0, |place| place + 1));
    let open: Vec<_> = rest
        .iter()
        .chain(before)
        .filter(|task| !solved.contains(&task.puzzle.id().0))
        .collect();
    if open.is_empty() {
        return Ok(lesson::course_end(call.locale, game, course));
    }
    let task = open.into_iter().find(|task| !boards.are_in(task.puzzle));
    let task = task.ok_or_else(|| withheld_failure(call))?;
    begin(app, call, task.puzzle, PuzzleRequest::course(game, course)).await
}

/// The number, the game and the rating of a puzzle.
type Candidate = (PuzzleId, Game, u16);

fn choose_puzzle(
    all: &[Candidate],
    seen: &[(u32, Timestamp)],
    ratings: &[PuzzleRating],
    player: PlayerId,
) -> Option<PuzzleId> {
    let shown: HashMap<u32, Timestamp> = seen.iter().copied().collect();
    let unseen = all.iter().filter(|(id, ..)| !shown.contains_key(&id.0));
    let mut fresh: Vec<&Candidate> = unseen.collect();
    if fresh.is_empty() {
        let ids = all.iter().map(|(id, ..)| *id);
        return ids.min_by_key(|id| shown.get(&id.0).copied());
    }
    let rating = |game: Game| {
        let mut ratings = ratings.iter();
        let known = ratings.find(|rating| rating.game == game.slug());
        known.map_or(PuzzleRating::START, |known| known.standing.rating.rating)
    };
    fresh.sort_by_cached_key(|(id, game, level)| {
        let distance = f64::from(*level) - rating(*game);
        (distance.abs() as u64, *id)
    });
    let near = fresh.len().min(CANDIDATES);
    let random = mix(player.0 ^ mix(seen.len() as u64)) as usize % near;
    fresh.get(random).map(|(id, ..)| *id)
}

fn none(call: &Call, request: PuzzleRequest) -> Failure {
    let locale = call.locale;
    let game = request.game.or_else(|| puzzles::games().next());
    let game = game.unwrap_or(Game::ALL[0]);
    let known = |theme: &PuzzleTheme| matching(Some(game), Some(*theme)).next().is_some();
    let known: Vec<PuzzleTheme> = PuzzleTheme::ALL.into_iter().filter(known).collect();
    let asked: Vec<PuzzleTheme> = request.theme.into_iter().collect();
    let text = say!(
        locale,
        "puzzle-none",
        game = wording::game(locale, game),
        theme = puzzle::themes(locale, &asked),
        themes = puzzle::themes(locale, &known)
    );
    next::refusal(call, text, &[NextStep::Puzzle])
}

/// Shows a puzzle from its beginning, and remembers that the player has seen it.
///
/// # Errors
/// `Failure` when the database fails.
pub(crate) async fn begin(
    app: &App,
    call: &Call,
    puzzle: &Puzzle,
    request: PuzzleRequest,
) -> Result<Message, Failure> {
    let known = (puzzle.id().0, puzzle.game().slug());
    let now = app.clock.now();
    app.store
        .show_puzzle(call.player.id, known, call.guild, now)
        .await?;
    let control = PuzzleControl::first(puzzle, request);
    let style = puzzle_style(app, call, puzzle, request).await?;
    Ok(puzzle::turn(style, puzzle, control, None, Vec::new()))
}

/// How the user sees a puzzle.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn puzzle_style(
    app: &App,
    call: &Call,
    puzzle: &Puzzle,
    request: PuzzleRequest,
) -> Result<PuzzleStyle, StoreError> {
    let theme = app.store.preferences(call.player.id).await?.theme;
    let level = app.store.puzzle_level(puzzle.id().0).await?;
    Ok(PuzzleStyle {
        locale: call.locale,
        theme: theme
            .and_then(|theme| theme.parse().ok())
            .unwrap_or_default(),
        level: level.map_or(f64::from(puzzle.rating), |level| level.rating),
        on_server: call.guild.is_some(),
        can_play: app.search_pool.threads() > 0,
        course: NumberedTask::of(puzzle, request),
    })
}

/// The players who have solved most puzzles on the server.
///
/// # Errors
/// `Failure` when the database fails.
pub(crate) async fn board(app: &App, call: &Call) -> Result<Message, Failure> {
    let locale = call.locale;
    let solvers = match call.guild {
        Some(guild) => app.store.puzzle_solvers(guild, MAX_BOARD_LINES).await?,
        None => Vec::new(),
    };
    if solvers.is_empty() {
        let none = say!(locale, "puzzle-board-none");
        return Ok(next::message(call, none, &[NextStep::Puzzle]));
    }
    let mut lines = vec![say!(locale, "puzzle-board")];
    for (place, (player, solved)) in solvers.iter().enumerate() {
        lines.push(say!(
            locale,
            "puzzle-board-line",
            place = (place + 1).to_string(),
            player = wording::markdown::mention(locale, *player),
            solved = *solved
        ));
    }
    Ok(Message::private(lines.join("\n")))
}

/// The page of a player's puzzles: ratings, days in a row, and what was solved by theme. A hidden profile has none for others.
///
/// # Errors
/// `Failure` when the profile is hidden.
pub(crate) async fn page(app: &App, call: &Call, player: PlayerId) -> Result<Message, Failure> {
    let locale = call.locale;
    let mention = wording::markdown::mention(locale, player);
    if is_hidden(app, call, player).await? {
        let text = say!(locale, "profile-private", player = mention);
        return Err(profile_refusal(locale, text, ProfileVerb::Versus, player));
    }
    let solved = app.store.solved_puzzles(player).await?;
    let heading = say!(
        locale,
        "profile-puzzles-heading",
        player = mention,
        solved = solved.len()
    );
    let mut lines = vec![heading];
    lines.extend(self::lines(app, locale, player).await?);
    let mut by_theme = PuzzleTheme::ALL.map(|theme| (theme, 0));
    for theme in app.themes_of(&solved).await? {
        if let Some((_, count)) = by_theme.iter_mut().find(|(other, _)| *other == theme) {
            *count += 1;
        }
    }
    by_theme.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let shown = by_theme.iter().filter(|(_, count)| *count > 0);
    let shown: Vec<String> = shown
        .map(|(theme, count)| format!("{} **{count}**", puzzle::themes(locale, &[*theme])))
        .collect();
    if !shown.is_empty() {
        let themes = shown.join(" · ");
        lines.push(say!(locale, "profile-puzzles-themes", themes = themes));
    }
    let back = profile_button(locale, ProfileVerb::Show, player);
    Ok(Message::private(lines.join("\n")).with_rows([CreateActionRow::Buttons(vec![back])]))
}

/// What a profile says about a player's puzzles, a line each.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn lines(
    app: &App,
    locale: crate::locale::Locale,
    player: PlayerId,
) -> Result<Vec<String>, StoreError> {
    let now = app.clock.now();
    let ratings = app.store.puzzle_ratings(player).await?;
    let mut lines: Vec<String> = ratings
        .iter()
        .map(|rating| {
            say!(
                locale,
                "profile-puzzles",
                game = wording::pool(locale, &rating.game),
                rating = wording::records::rating(&rating.standing.now(now)),
                solved = rating.solved,
                tries = rating.tries
            )
        })
        .collect();
    let days = app.store.puzzle_days(player).await?;
    if !days.is_empty() {
        let (run, best) = runs(&days, today(now));
        lines.push(say!(locale, "profile-puzzle-days", days = run, best = best));
    }
    Ok(lines)
}

/// The day (UTC) of a time, counted from 1970.
pub(crate) fn today(now: Timestamp) -> i64 {
    now.seconds().div_euclid(24 * 3600)
}

/// The days in a row up to today or yesterday, and the most ever, given the days from the newest.
pub(crate) fn runs(days: &[i64], today: i64) -> (u32, u32) {
    let (mut now, mut best) = (0, 0);
    for run in days.chunk_by(|later, earlier| later - earlier == 1) {
        let length = run.len() as u32;
        best = best.max(length);
        if run.first().is_some_and(|newest| today - newest <= 1) {
            now = length;
        }
    }
    (now, best)
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn days_in_a_row_end_when_a_day_is_missed() {
        assert_eq!(runs(&[], 10), (0, 0));
        assert_eq!(runs(&[10, 9, 8, 5, 4], 10), (3, 3));
        assert_eq!(runs(&[9, 8, 5, 4, 3], 10), (2, 3));
        assert_eq!(runs(&[8, 7, 5], 10), (0, 2));
    }
}
