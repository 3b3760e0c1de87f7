//! `/learn [game] [course] [task]`: courses of tasks in an ephemeral message: a game's lesson, its tactics, its
//! endgames. Without a course it goes on where the user stopped; without a game it asks for one.

use std::collections::BTreeSet;

use crate::{
    app::App,
    discord::{
        commands::{
            puzzle, rules,
            table::{Cost, Entry, Visibility, choice, labelled_choices, whole},
        },
        model::{
            call::{Call, Options},
            failure::Answer,
            ids::puzzle::PuzzleRequest,
        },
        view::{
            lesson::{self, CourseProgress},
            next::{self, NextStep},
        },
    },
    lessons,
    puzzles::{Course, MAX_TASKS, course_tasks},
    rules::Game,
    store::{StoreError, TaskSource},
};

/// The value of the option for a game's lesson.
const BASICS: &str = "basics";

pub(super) static ENTRY: Entry = Entry::slash(
    "learn",
    Cost::PICTURE,
    Visibility::Private,
    &[
        rules::game_field("option-learn-game"),
        choice("course", "option-learn-course", courses),
        whole("task", "option-learn-task", most_tasks),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

fn courses() -> Vec<(String, &'static str)> {
    let courses = Course::ALL.map(Course::key);
    labelled_choices("course", [BASICS].into_iter().chain(courses))
}

fn most_tasks() -> u64 {
    MAX_TASKS as u64
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    if options.text("game").is_none() {
        let mut all = Vec::new();
        for game in Game::ALL {
            all.push(progress(app, call, *game).await?);
        }
        return Ok(lesson::choice(call.locale, &all).into());
    }
    let game = rules::parse_ruleset(call.locale, options)
        .map_err(|wrong| next::refusal(call, wrong.reason, &[NextStep::Learn]))?
        .game();
    let task = options.integer("task").map(|task| {
        let number = usize::try_from(task).unwrap_or_default();
        number.saturating_sub(1)
    });
    let named = options.text("course");
    // A game without puzzles has no courses of them: its lesson is shown.
    let course = named
        .and_then(Course::from_key)
        .filter(|course| !course_tasks(game, *course).is_empty());
    if let Some(course) = course {
        let request = PuzzleRequest::course(game, course);
        let tasks = course_tasks(game, course);
        let chosen = task.and_then(|number| tasks.get(number.min(tasks.len() - 1)));
        return Ok(match chosen {
            Some(task) => {
                puzzle::refuse_if_running(app, call, task.puzzle).await?;
                puzzle::begin(app, call, task.puzzle, request).await?
            }
            None => puzzle::next(app, call, request, None).await?,
        }
        .into());
    }
    let known = progress(app, call, game).await?;
    let next = Course::ALL.into_iter().zip(known.courses);
    let next = next.filter(|(_, (solved, total))| solved < total);
    let open = first_open(&solved_tasks(app, call, game).await?, known.basics.1);
    let message = match (task, open, next.map(|(course, _)| course).next()) {
        (None, None, Some(course)) if named.is_none() => {
            puzzle::next(app, call, PuzzleRequest::course(game, course), None).await?
        }
        (None, None, _) if named.is_some() => lesson::lesson_message(call.locale, game, 0),
        (task, open, _) => {
            let number = task.or(open).unwrap_or(known.basics.1);
            lesson::lesson_message(call.locale, game, number)
        }
    };
    Ok(message.into())
}

/// The first task of a lesson that is not solved; `None` if all are.
fn first_open(solved: &BTreeSet<u32>, total: usize) -> Option<usize> {
    (0..total).find(|number| !u32::try_from(*number).is_ok_and(|number| solved.contains(&number)))
}

/// The tasks of a game's lesson that the user has solved.
async fn solved_tasks(app: &App, call: &Call, game: Game) -> Result<BTreeSet<u32>, StoreError> {
    let source = TaskSource::Lesson(game.slug());
    app.store.solved_tasks(call.player.id, source).await
}

/// How much of a game's courses the user has solved.
async fn progress(app: &App, call: &Call, game: Game) -> Result<CourseProgress, StoreError> {
    let (total, tasks) = (
        lessons::tasks(game).len(),
        solved_tasks(app, call, game).await?,
    );
    let puzzles = app.store.solved_puzzles(call.player.id).await?;
    let counts = |course| {
        let tasks = course_tasks(game, course);
        let solved = tasks
            .iter()
            .filter(|task| puzzles.contains(&task.puzzle.id().0));
        (solved.count(), tasks.len())
    };
    Ok(CourseProgress {
        game,
        basics: (tasks.len().min(total), total),
        courses: Course::ALL.map(counts),
    })
}
