//! Posts the daily puzzle to the servers' announcement channels, and the solution of the last one.

use serenity::all::{ButtonStyle, CreateActionRow};
use tokio::task::spawn_blocking;

use crate::{
    discord::{
        access::language,
        api::attachments::Attachment,
        delivery::bot::{Bot, DeliveryError},
        model::{
            ids::puzzle::{PuzzleControl, PuzzleRequest, PuzzleVerb},
            reply::Message,
        },
        view::{
            components,
            puzzle::{self, PuzzleStyle},
        },
    },
    locale::Locale,
    play::{GuildId, Timestamp},
    puzzles::{self, Puzzle, PuzzleId, collection, with_id},
    render::{self, FrameDurations, Theme},
    rules::{Game, Record},
    say,
    search::game::mix,
    store::{DailyPuzzle, Job, StoreError, Subject},
    wording::{self, markdown},
};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
const MAX_NAMED_SOLVERS: u32 = 20;

/// The puzzle of a day, the same for all servers: each game in turn, in an order that repeats after all were posted.
/// Then its possible replacements, those first that were not posted lately and are not posted soon.
fn of_day(day: i64) -> Vec<&'static Puzzle> {
    let all: Vec<Game> = puzzles::games().collect();
    let games = all.len().max(1) as i64;
    let Some(game) = all.get(day.rem_euclid(games) as usize).copied() else {
        return Vec::new();
    };
    let mut puzzles: Vec<&Puzzle> = collection()
        .iter()
        .filter(|puzzle| puzzle.game() == game)
        .collect();
    puzzles.sort_by_cached_key(|puzzle| mix(u64::from(puzzle.id().0)));
    let count = puzzles.len();
    let turn = day.div_euclid(games).rem_euclid(count.max(1) as i64);
    puzzles.rotate_left(turn as usize);
    if let Some((_, others)) = puzzles.split_first_mut() {
        others.rotate_left(others.len() / 2);
    }
    puzzles
}

impl Bot {
    /// Adds the jobs of the daily puzzles whose hour has come. Returns the start of the next hour.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn plan_daily_puzzles(&self, now: Timestamp) -> Result<Timestamp, StoreError> {
        let seconds = now.seconds();
        let (day, hour) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY) / HOUR);
        let puzzle = || of_day(day).first().map(|puzzle| puzzle.id().0);
        let store = &self.app.store;
        store.plan_daily_puzzles((day, hour), puzzle, now).await?;
        Ok(Timestamp((seconds.div_euclid(HOUR) + 1) * HOUR * 1000))
    }

    /// Posts the solution of the last puzzle and the puzzle of the day, if the server still wants them.
    ///
    /// # Errors
    /// [`DeliveryError`] when Discord or the database fails; the job is to be retried.
    pub async fn post_daily(&self, job: &Job) -> Result<(), DeliveryError> {
        let Subject::Daily { day, guild } = job.id.subject else {
            return Ok(());
        };
        let (store, now) = (&self.app.store, self.app.clock.now());
        let server = store.server(guild).await?;
        let wanted = server
            .announce_channel
            .filter(|_| server.daily_hour.is_some());
        // After a long outage the puzzles of the days before are left out.
        let current = now.seconds().div_euclid(DAY) <= day;
        let (Some(channel), true) = (wanted, current) else {
            return Ok(());
        };
        let locale = language::of_server(&self.app, guild).await;
        let boards = self.app.running_boards_of(guild).await?;
        // The puzzle before may be several days old, if the bot was down or the puzzle was switched off. Its solution
        // is not posted if it would help in a running game on this server.
        if let Some(before) = store.last_daily_puzzle(guild, day).await?
            && before.solution.is_none()
            && let Some(puzzle) = with_id(PuzzleId(before.puzzle))
            && !boards.are_in(puzzle)
        {
            let message = self.solution(locale, guild, before, puzzle).await?;
            let about = format!("daily solution {} {guild}", before.day);
            // If days were left out, the job of one of them may have posted this solution without recording it.
            let again = job.attempts > 0 || before.day + 1 < day;
            self.post_news(channel, about, message, again).await?;
            // Record it now: the puzzle of today may still fail until its day has passed.
            store.daily_solution_posted(guild, before.day, now).await?;
        }
        if let Some(today) = store.daily_puzzle(guild, day).await?
            && let Some(mut puzzle) = with_id(PuzzleId(today.puzzle))
        {
            // A puzzle tells that there is something to find, so it must not be on the board of a running game of this
            // server. A retry replaces nothing, because an earlier attempt may have posted the puzzle.
            if boards.are_in(puzzle)
                && job.attempts == 0
                && let Some(other) = of_day(day).into_iter().find(|other| !boards.are_in(other))
            {
                store.replace_daily_puzzle(guild, day, other.id().0).await?;
                puzzle = other;
            }
            let message = invitation(locale, day, puzzle);
            let about = format!("daily puzzle {day} {guild}");
            self.post_news(channel, about, message, job.attempts > 0)
                .await?;
            store.daily_puzzle_posted(guild, day, now).await?;
        }
        Ok(())
    }

    /// The solution as an animation, with the players who solved it at the first try.
    async fn solution(
        &self,
        locale: Locale,
        guild: GuildId,
        daily: DailyPuzzle,
        puzzle: &'static Puzzle,
    ) -> Result<Message, DeliveryError> {
        let (store, number) = (&self.app.store, puzzle.id());
        let fastest = store
            .fastest_solvers(guild, daily, MAX_NAMED_SOLVERS)
            .await?;
        let named: Vec<String> = fastest
            .iter()
            .map(|(player, took)| {
                say!(
                    locale,
                    "daily-solver",
                    player = markdown::mention(locale, *player),
                    time = stopwatch(took / 1000)
                )
            })
            .collect();
        let moves = puzzle::line(puzzle);
        let day = wording::day(locale, daily.day);
        let heading = say!(locale, "daily-solution", day = day, moves = moves);
        let solvers = if named.is_empty() {
            say!(locale, "daily-no-solvers")
        } else {
            let players = wording::join_list(locale, &named);
            say!(locale, "daily-solvers", players = players)
        };
        let view = puzzle::view(public_style(locale, puzzle), puzzle, 0);
        let animation = spawn_blocking(move || solution_animation(puzzle, &view)).await;
        let alt = puzzle::line(puzzle).replace('`', "");
        let animation = animation.ok().map(|bytes| Attachment {
            name: format!("puzzle-{number}-solution.gif"),
            bytes,
            alt: say!(locale, "daily-alt", moves = alt),
        });
        Ok(Message {
            content: format!("{heading}\n{solvers}"),
            animation,
            ..Message::default()
        })
    }
}

/// Seconds as minutes and seconds, from an hour on as hours, minutes and seconds.
fn stopwatch(seconds: i64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}

fn public_style(locale: Locale, puzzle: &Puzzle) -> PuzzleStyle {
    PuzzleStyle {
        can_play: false,
        course: None,
        locale,
        theme: Theme::default(),
        level: f64::from(puzzle.rating),
        on_server: true,
    }
}

fn solution_animation(puzzle: &Puzzle, view: &render::View) -> Vec<u8> {
    let mut record = Record::from_position(puzzle.position.clone());
    for mv in &puzzle.line {
        // A test plays the lines of all puzzles.
        let _ = record.play(*mv);
    }
    let view = render::View {
        note: String::new(),
        ..view.clone()
    };
    render::replay(&record, &view, FrameDurations::default())
}

/// The puzzle of the day with the button to solve it.
fn invitation(locale: Locale, day: i64, puzzle: &Puzzle) -> Message {
    let style = public_style(locale, puzzle);
    let heading = say!(
        locale,
        "daily-heading",
        day = wording::day(locale, day),
        game = wording::game(locale, puzzle.game()),
        rating = format!("{:.0}", style.level)
    );
    let lines = [
        heading,
        puzzle::task(locale, puzzle, 0),
        say!(locale, "daily-invites"),
    ];
    let control = PuzzleControl::first(puzzle, PuzzleRequest::default()).with(PuzzleVerb::Begin);
    let solve = components::button(locale, control, "button-solve", ButtonStyle::Success);
    let view = puzzle::view(style, puzzle, 0);
    Message {
        content: lines.join("\n"),
        picture: Some(puzzle::picture(locale, puzzle, 0, &view)),
        rows: vec![CreateActionRow::Buttons(vec![solve])],
        ..Message::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_hours_only_if_it_is_that_long() {
        let shown = [0, 7, 61, 3599, 3600, 43_201].map(stopwatch);
        let expected = ["0:00", "0:07", "1:01", "59:59", "1:00:00", "12:00:01"];
        assert_eq!(shown, expected);
    }
}
