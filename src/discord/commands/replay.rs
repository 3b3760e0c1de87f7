//! `/replay [game] [below] [theme] [speed] [public]`: a game as an animation. Rendering runs on blocking threads, a few
//! at a time.

use std::time::Duration;

use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

use crate::{
    app::App,
    discord::{
        access::games::{DefaultGame, find_game},
        api::attachments::Attachment,
        commands::{
            board::chosen_style,
            table::{
                ANY_MATCH, BELOW, Cost, Entry, PUBLIC, THEME, Visibility, choice, labelled_choices,
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, refusal_failure},
            ids::command::CommandControl,
            reply::Message,
        },
        view::{
            self, components,
            next::{self, NextStep},
        },
    },
    play::{Match, MatchId, Phase, Refusal},
    render::{self, FrameDurations, View},
    rules::Record,
    say, wording,
};

/// How many animations are rendered at the same time, each with a few MB of memory. More would slow down moves.
static RENDER_SLOTS: Semaphore = Semaphore::const_new(2);
/// How long to wait for a free slot before asking the user to try again.
const RENDER_SLOT_TIMEOUT: Duration = Duration::from_secs(20);

/// The speeds: how long a position is shown; the default first.
const SPEEDS: [(&str, Duration); 3] = [
    ("normal", Duration::from_secs(1)),
    ("fast", Duration::from_millis(400)),
    ("slow", Duration::from_secs(2)),
];

pub(super) static ENTRY: Entry = Entry::slash(
    "replay",
    Cost::PICTURE,
    Visibility::IfAsked,
    &[
        ANY_MATCH,
        BELOW,
        THEME,
        choice("speed", "option-replay-speed", || {
            labelled_choices("speed", SPEEDS.map(|(name, _)| name))
        }),
        PUBLIC,
    ],
    |app, call, options| Box::pin(run(app, call, options)),
)
.slow();

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, DefaultGame::Any).await?;
    replay_animation(app, call, &game, options).await
}

/// The animation, ephemeral or public; the button passes no options.
///
/// # Errors
/// `Failure` when there are no moves, or no slot is free in time.
pub async fn replay_animation(app: &App, call: &Call, game: &Match, options: &Options) -> Answer {
    let public = options.is_public();
    let locale = call.language(public);
    let number = game.id().0.to_string();
    match game.phase() {
        Phase::Open => return Err(refusal_failure(Refusal::NotStarted, game)),
        Phase::Void => return Err(refusal_failure(Refusal::Void, game)),
        Phase::Playing | Phase::Over if game.record().ply() == 0 => {
            let words = say!(call.locale, "replay-no-move", number = number);
            let board = [NextStep::Board(game.id())];
            return Err(next::refusal(call, words, &board));
        }
        Phase::Playing | Phase::Over => {}
    }
    let style = chosen_style(app, call, game, options).await;
    let speed = SPEEDS
        .into_iter()
        .find(|(name, _)| options.text("speed") == Some(*name));
    let (_, step) = speed.unwrap_or(SPEEDS[0]);

    let (record, view, most) = (
        game.record().clone(),
        view::match_view(game, &style),
        call.file_limit,
    );
    let durations = FrameDurations {
        step,
        ..FrameDurations::default()
    };
    let drawn = run_blocking(&RENDER_SLOTS, RENDER_SLOT_TIMEOUT, move || {
        render_within(record, &view, durations, most)
    })
    .await;
    let Animation { bytes, left_out } = drawn.ok_or_else(|| busy(call, game, options))??;

    let shortened = (left_out > 0).then(|| say!(locale, "replay-shortened", moves = left_out));
    let content = wording::headline_with(game, None, locale, shortened.into_iter().collect());
    let animation = Attachment {
        name: format!("banyan-{number}-replay.gif"),
        bytes,
        alt: wording::animation_alt(locale, game),
    };
    let message = Message {
        content,
        private: !public,
        animation: Some(animation),
        ..Message::default()
    };
    Ok(message.into())
}

/// The refusal while too many animations are rendered, with the button that tries again.
fn busy(call: &Call, game: &Match, options: &Options) -> Failure {
    let control = again(game.id(), options);
    let button = components::secondary_button(call.locale, control, "button-try-again");
    Message::private(say!(call.locale, "replay-busy"))
        .with_rows(components::row([button]))
        .into()
}

/// The button that shows the same animation.
fn again(game: MatchId, options: &Options) -> CommandControl {
    let known = CommandControl::run(ENTRY.name, Some(game));
    let mut again = CommandControl {
        picks: None,
        ..CommandControl::pick(ENTRY.name, options)
    };
    again.arguments.extend(known.arguments);
    again
}

/// An animation, and how many of the first moves it omits.
struct Animation {
    bytes: Vec<u8>,
    left_out: usize,
}

/// The whole game if it fits into `most` bytes, else as many of its last moves as fit.
fn render_within(
    mut record: Record,
    view: &View,
    durations: FrameDurations,
    most: usize,
) -> Animation {
    let mut left_out = 0;
    loop {
        let bytes = render::replay(&record, view, durations);
        let plies = record.ply();
        if bytes.len() <= most || plies == 0 {
            return Animation { bytes, left_out };
        }
        // An estimate from the average size of a move, with a margin.
        let kept = plies * most / bytes.len() * 9 / 10;
        left_out += plies - kept;
        record = newest(&record, kept);
    }
}

/// The last moves of a record.
fn newest(record: &Record, plies: usize) -> Record {
    let (before, after) = record.moves().split_at(record.ply() - plies);
    let mut start = record.start().clone();
    for mv in before {
        // These moves were legal before, so this cannot fail.
        let _ = start.play(*mv);
    }
    let mut newest = Record::from_position(start);
    for mv in after {
        let _ = newest.play(*mv);
    }
    newest
}

/// Runs work on a blocking thread when a slot is free; `None` if none becomes free in time.
async fn run_blocking<T: Send + 'static>(
    permits: &'static Semaphore,
    patience: Duration,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<Result<T, Failure>> {
    let place = timeout(patience, permits.acquire()).await.ok()?.ok()?;
    // The slot is held until the work is done, even if its caller has been dropped.
    let done = spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    Some(done.await.map_err(|error| Failure::Internal(error.into())))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::{discord::model::call::OptionValue, rules::Ruleset};

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_work_at_once_than_there_are_places() {
        static SMALL: Semaphore = Semaphore::const_new(2);
        static BUSY: AtomicUsize = AtomicUsize::new(0);
        let work = || {
            let busy = BUSY.fetch_add(1, Ordering::SeqCst) + 1;
            std::thread::sleep(Duration::from_millis(20));
            BUSY.fetch_sub(1, Ordering::SeqCst);
            busy
        };
        let many = (0..8).map(|_| tokio::spawn(run_blocking(&SMALL, RENDER_SLOT_TIMEOUT, work)));
        for done in futures_util::future::join_all(many).await {
            let busy = done.expect("no panic").expect("a place").expect("done");
            assert!(busy <= 2, "{busy} at once");
        }
        let _all = SMALL.acquire_many(2).await.expect("open");
        let refused = run_blocking(&SMALL, Duration::from_millis(10), work).await;
        assert!(refused.is_none());
    }

    #[test]
    fn trying_again_shows_the_same_game_in_the_same_way() {
        let mut options = Options::default();
        for (name, value) in [
            ("game", OptionValue::Whole(3)),
            ("speed", OptionValue::Text("slow".to_owned())),
            ("public", OptionValue::Truth(true)),
        ] {
            options.values.push((name.to_owned(), value));
        }
        let id = again(MatchId(7), &options).to_string();
        assert_eq!(id, "run:replay:speed=slow&public!1&game#7");
        let id = again(MatchId(7), &Options::default()).to_string();
        assert_eq!(id, "run:replay:game#7");
    }

    #[test]
    fn of_a_game_that_does_not_fit_the_end_is_kept() {
        let ruleset: Ruleset = "jungle/classic".parse().expect("a ruleset");
        let moves = [
            "e3d3", "a9a8", "d3d4", "a8a9", "d4d5", "a9a8", "d5d6", "a8a9",
        ];
        let record = Record::replay(&ruleset, moves).expect("legal moves");
        let (view, durations) = (View::default(), FrameDurations::default());
        let whole = render_within(record.clone(), &view, durations, usize::MAX);
        assert_eq!(whole.left_out, 0);
        let most = whole.bytes.len() * 3 / 4;
        let part = render_within(record.clone(), &view, durations, most);
        assert!(part.bytes.len() <= most && part.left_out > 0);
        assert!(part.left_out < moves.len(), "something is left");
        let kept = newest(&record, moves.len() - part.left_out);
        assert_eq!(kept.position(), record.position());
        assert_eq!(part.bytes, render::replay(&kept, &view, durations));
        let nothing = render_within(record, &view, durations, 1);
        assert_eq!(nothing.left_out, moves.len());
    }
}
