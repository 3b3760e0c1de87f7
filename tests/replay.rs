//! Animations of whole games: by the library, by `banyan render`, and by `/replay`.

use std::io::{Cursor, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use banyan::render::{self, Ended, FrameDurations, Theme, View};
use banyan::rules::{Record, Ruleset, Side};
use banyan::sandbox::Options;
use rand::{SeedableRng, rngs::StdRng, seq::SliceRandom};
use serde_json::{Value, json};

use crate::commands::{WALK, begin, challenge, play};
use crate::common::{
    Person, TestEnvironment, control, controls, is_private, number_of, pinged, text,
};

type Rgb = [u8; 3];

/// An animation as an independent decoder sees it.
pub struct Animation {
    pub width: usize,
    pub height: usize,
    /// The frames and their durations in hundredths of a second.
    pub pictures: Vec<(Vec<Rgb>, u16)>,
    pub for_ever: bool,
}

impl Animation {
    pub fn of(bytes: &[u8]) -> Self {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        options.check_frame_consistency(true);
        let mut decoder = options.read_info(bytes).expect("a GIF");
        let [width, height] = [decoder.width(), decoder.height()].map(usize::from);
        let palette = decoder.global_palette().expect("a palette").to_vec();
        let mut screen: Vec<Rgb> = vec![[0; 3]; width * height];
        let mut pictures = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            assert_eq!(frame.dispose, gif::DisposalMethod::Keep);
            let [left, top, across] = [frame.left, frame.top, frame.width].map(usize::from);
            for (y, row) in frame.buffer.chunks(across).enumerate() {
                for (x, &index) in row.iter().enumerate() {
                    if Some(index) != frame.transparent {
                        let colour = &palette[3 * usize::from(index)..][..3];
                        screen[(top + y) * width + left + x].copy_from_slice(colour);
                    }
                }
            }
            pictures.push((screen.clone(), frame.delay));
        }
        Self {
            width,
            height,
            pictures,
            for_ever: decoder.repeat() == gif::Repeat::Infinite,
        }
    }
}

/// A still board at half its size.
fn half(png: &[u8]) -> Vec<Rgb> {
    let mut decoder = png::Decoder::new(Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let width = 3 * reader.info().width as usize;
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut bytes).expect("all of its rows");
    let rows: Vec<&[u8]> = bytes.chunks(width).collect();
    let pixels = rows.chunks_exact(2).flat_map(|rows| {
        (0..width / 6).map(|x| {
            [0, 1, 2].map(|channel| {
                let part = |row: &[u8], right: usize| u16::from(row[6 * x + 3 * right + channel]);
                let sum: u16 = rows.iter().map(|row| part(row, 0) + part(row, 1)).sum();
                (sum / 4) as u8
            })
        })
    });
    pixels.collect()
}

/// The average difference of two pictures, on a scale of 255.
fn difference(a: &[Rgb], b: &[Rgb]) -> f64 {
    assert_eq!(a.len(), b.len());
    let pairs = a.as_flattened().iter().zip(b.as_flattened());
    let sum: u64 = pairs.map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f64 / (3 * a.len()) as f64
}

/// The maximum difference of average colours in blocks of 10 by 10 pixels: lines may be coarser, but areas must keep
/// their colour.
fn shift(a: &[Rgb], b: &[Rgb], width: usize) -> u64 {
    let sums = |pixels: &[Rgb]| -> Vec<u64> {
        let mut sums = vec![0; 3 * (width / 10 + 1) * (pixels.len() / width / 10 + 1)];
        for (place, pixel) in pixels.iter().enumerate() {
            let block = place / width / 10 * (width / 10 + 1) + place % width / 10;
            for (channel, &part) in pixel.iter().enumerate() {
                sums[3 * block + channel] += u64::from(part);
            }
        }
        sums
    };
    let pairs = sums(a).into_iter().zip(sums(b));
    pairs.map(|(a, b)| a.abs_diff(b)).max().unwrap_or(0) / 100
}

/// A game of `plies` random moves that does not end.
fn game(ruleset: &str, plies: usize) -> Record {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let mut random = StdRng::seed_from_u64(1);
    loop {
        let mut record = Record::new(&ruleset);
        while record.ply() < plies {
            let mut moves = record.legal_moves();
            moves.shuffle(&mut random);
            let next = moves.iter().find_map(|mv| {
                let mut next = record.clone();
                next.play(*mv).expect("a legal move");
                next.outcome().is_none().then_some(next)
            });
            let Some(next) = next else { break };
            record = next;
        }
        if record.ply() == plies {
            return record;
        }
    }
}

/// The record after a number of plies.
fn after(record: &Record, plies: usize) -> Record {
    record.taken_back(record.ply() - plies)
}

#[test]
fn every_picture_is_the_still_board_of_its_position_at_half_the_size() {
    let durations = FrameDurations {
        step: Duration::from_millis(250),
        end: Duration::from_secs(3),
    };
    for (number, ruleset) in ["jungle/classic", "dobutsu/classic", "o-an-quan/standard"]
        .into_iter()
        .enumerate()
    {
        let record = game(ruleset, 10);
        let view = View {
            title: ruleset.to_owned(),
            names: ["Ada".to_owned(), "Bo".to_owned()],
            flip: number == 1,
            theme: Theme::ALL[number],
            // One player resigned after the last move.
            ended: Some(Ended::Won(Side::Second)),
            ..View::default()
        };
        let animation = Animation::of(&render::replay(&record, &view, durations));
        assert!(animation.for_ever && animation.width >= 360);
        assert_eq!(animation.pictures.len(), 11);
        let stills: Vec<_> = (0..=10)
            .map(|ply| {
                let record = after(&record, ply);
                let view = View {
                    last_move: record.moves().last().copied(),
                    before: record.before_last().cloned(),
                    ended: view.ended.filter(|_| ply == 10),
                    ..view.clone()
                };
                half(&render::board(record.position(), &view).png)
            })
            .collect();
        for (ply, (picture, delay)) in animation.pictures.iter().enumerate() {
            let own = difference(picture, &stills[ply]);
            let shift = shift(picture, &stills[ply], animation.width);
            assert!(
                shift <= 14,
                "{ruleset}, ply {ply}: another colour by {shift}"
            );
            assert!(own < 2.5, "{ruleset}, ply {ply}: {own}");
            for other in [ply.checked_sub(1), Some(ply + 1)] {
                let Some(still) = other.and_then(|other| stills.get(other)) else {
                    continue;
                };
                assert!(own < difference(picture, still), "{ruleset}, ply {ply}");
            }
            assert_eq!(*delay, if ply == 10 { 300 } else { 25 });
        }
    }
}

#[test]
fn long_games_make_small_files() {
    let view = View {
        title: "Jungle · classic".to_owned(),
        names: ["Ada Lovelace".to_owned(), "Nguyễn Thị Ánh".to_owned()],
        ..View::default()
    };
    for (ruleset, plies, most) in [
        ("jungle/classic", 92, 372_000),
        ("o-an-quan/standard", 300, 2 << 20),
    ] {
        let size = render::replay(&game(ruleset, plies), &view, FrameDurations::default()).len();
        assert!(size <= most, "{ruleset}, {plies} plies: {size} bytes");
    }
}

#[test]
fn a_game_without_a_move_is_one_picture_and_the_longest_pause_is_cut() {
    let record = game("jungle/classic", 0);
    let durations = FrameDurations {
        end: Duration::from_hours(1),
        ..FrameDurations::default()
    };
    let animation = Animation::of(&render::replay(&record, &View::default(), durations));
    let delays: Vec<_> = animation.pictures.iter().map(|(_, delay)| *delay).collect();
    assert_eq!(delays, [u16::MAX]);
}

/// Runs `banyan render` in `folder`, with `input` on its standard input.
fn banyan(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_banyan"))
        .arg("render")
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // It may end without reading its input.
    let _ = child
        .stdin
        .take()
        .expect("its input")
        .write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

const MOVES: &str = "e3d3 a9a8 d3d4 a8a9";

#[test]
fn a_script_gets_any_position_and_any_game_as_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let drawn = |args: &[&str], input: &str| {
        let output = banyan(folder.path(), args, input);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{args:?}: {errors}");
        output.stdout
    };
    let written = |name: &str| std::fs::read(folder.path().join(name)).expect("the file");

    let start = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b";
    let args = ["--position", start, "--theme", "night", "-o", "board.png"];
    assert_eq!(drawn(&args, ""), b"");
    let ruleset: Ruleset = "jungle/classic".parse().expect("a ruleset");
    let position = banyan::rules::AnyPosition::parse(&ruleset, start).expect("a position");
    let view = View {
        title: "jungle/classic".to_owned(),
        theme: Theme::Night,
        ..View::default()
    };
    assert_eq!(written("board.png"), render::board(&position, &view).png);

    drawn(&["--moves", MOVES, "--step", "300", "-o", "game.gif"], "");
    let animation = Animation::of(&written("game.gif"));
    let delays: Vec<_> = animation.pictures.iter().map(|(_, delay)| *delay).collect();
    assert_eq!(delays, [30, 30, 30, 30, 500]);
    assert_eq!((animation.width, animation.height), (360, 460));
    // The same moves one by one, from a file, and from the standard input.
    let one_by_one: Vec<_> = ["--step", "300", "-o", "same.gif", "--moves"]
        .into_iter()
        .chain(MOVES.split(' '))
        .collect();
    drawn(&one_by_one, "");
    assert_eq!(written("same.gif"), written("game.gif"));
    std::fs::write(folder.path().join("game.txt"), MOVES.replace(' ', "\n")).expect("a file");
    let args = ["--record", "game.txt", "--step", "300", "-o", "file.GIF"];
    drawn(&args, "");
    assert_eq!(written("file.GIF"), written("game.gif"));
    let args = [
        "--record", "-", "--step", "300", "--format", "gif", "-o", "-",
    ];
    assert_eq!(drawn(&args, MOVES), written("game.gif"));

    // Also as a record with tags, which contain the players' names.
    let tagged =
        format!("[Ruleset \"jungle/classic\"]\n[First \"Ada\"]\n[Second \"Bo\"]\n\n{MOVES} *\n");
    let args = ["--record", "-", "--step", "300", "-o", "tagged.gif"];
    drawn(&args, &tagged);
    let args = [
        "--moves",
        MOVES,
        "--names",
        "Ada",
        "Bo",
        "--step",
        "300",
        "-o",
        "named.gif",
    ];
    drawn(&args, "");
    assert_eq!(written("tagged.gif"), written("named.gif"));

    // Of a record, a still picture shows the last position with its move marked.
    drawn(&["--moves", MOVES, "-o", "last.png"], "");
    let still = half(&written("last.png"));
    let last = &animation.pictures[4].0;
    assert!(difference(last, &still) < difference(&animation.pictures[3].0, &still));
}

#[test]
fn what_cannot_be_drawn_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    for (args, words) in [
        (
            &["-o", "board.jpg"][..],
            "name it .png for one position or .gif for all of a game",
        ),
        (&["-o", "board"], "or give --format"),
        (&["--moves", "e3d3 a9a8 d3d9"], "move 3, d3d9: "),
        (&["--record", "nowhere.txt"], "nowhere.txt cannot be read"),
        (&["--record", "x", "--moves", "e3d3"], "cannot be used with"),
        (&["--theme", "pink"], "there are day, night, high-contrast"),
        (&["--game", "chess"], "there is no game \"chess\""),
        (&["--position", "7/7 w"], "it has 2 ranks instead of 9"),
        (&["--step", "5", "-o", "x.gif"], "5 is not in 20..=60000"),
        (
            &["-o", "nowhere/board.png"],
            "nowhere/board.png cannot be written",
        ),
    ] {
        let output = banyan(folder.path(), args, "");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
        assert!(errors.contains(words), "{args:?}: {errors}");
        assert!(output.stdout.is_empty());
    }
    let files = std::fs::read_dir(folder.path())
        .expect("the folder")
        .count();
    assert_eq!(files, 0, "nothing was written");
}

/// The bytes of a message's file; checks its name and type.
async fn file(env: &TestEnvironment, message: &Value, name: &str, kind: &str) -> Vec<u8> {
    let file = &message["attachments"][0];
    assert_eq!(file["filename"], name, "{message:#}");
    assert_eq!(file["content_type"], kind);
    let alt = text(&file["description"]);
    assert!(!alt.is_empty() && alt.chars().count() <= 1024, "{alt}");
    let url = text(&file["url"]);
    let answer = env.http.get(url).send().await.expect("an answer");
    answer.bytes().await.expect("the file").to_vec()
}

/// The animation in an answer, which is all that it shows.
async fn shown(env: &TestEnvironment, answer: &Value, number: u64) -> Animation {
    let gif = format!("banyan-{number}-replay.gif");
    let animation = file(env, answer, &gif, "image/gif").await;
    assert_eq!(answer["attachments"].as_array().map(Vec::len), Some(1));
    assert!(pinged(answer).is_empty() && controls(answer).is_empty());
    Animation::of(&animation)
}

/// The picture of `/board` with these options.
async fn still(env: &TestEnvironment, person: &Person<'_>, options: &[(&str, Value)]) -> Vec<u8> {
    let board = person.command("board", options).await;
    let name = text(&board["attachments"][0]["filename"]);
    file(env, &board, &name, "image/png").await
}

/// Makes the moves of a game in which the first player moves first.
async fn make(players: [&Person<'_>; 2], number: u64, moves: &[&str]) -> Value {
    let mut board = Value::Null;
    for (ply, mv) in moves.iter().enumerate() {
        board = play(players[ply % 2], number, mv).await;
        assert!(
            text(&board["content"]).contains(&format!("`{mv}`")),
            "{board}"
        );
    }
    board
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shown_while_it_runs_and_when_it_is_over() {
    let env = TestEnvironment::open().await;
    let [alice, bob, carol] = [
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    ];
    let says = |answer: &Value, words: &str| {
        assert!(is_private(answer), "{answer}");
        let content = text(&answer["content"]);
        assert!(content.contains(words), "{content}");
    };
    says(&alice.command("replay", &[]).await, "no games running");
    let post = challenge(&alice, &bob).await;
    let number = number_of(&post);
    let named = [("game", json!(number))];
    says(&alice.command("replay", &named).await, "hasn't started");
    bob.press(&post, "accept", &[]).await;
    says(&alice.command("replay", &[]).await, "has no moves yet");
    // Although `public` was requested, a refusal is private.
    let public = [("game", json!(number)), ("public", json!(true))];
    says(&alice.command("replay", &public).await, "has no moves yet");
    says(
        &alice.command("replay", &[("game", json!(999_999))]).await,
        "no game #999999",
    );

    make([&alice, &bob], number, &WALK[..4]).await;
    let answer = alice.command("replay", &[]).await;
    assert!(is_private(&answer), "{answer}");
    let animation = shown(&env, &answer, number).await;
    assert_eq!(animation.pictures.len(), 5);
    let board = still(&env, &alice, &named).await;
    assert!(difference(&animation.pictures[4].0, &half(&board)) < 2.0);
    let alt = text(&answer["attachments"][0]["description"]);
    assert!(alt.contains("e3d3 a9a8 d3d4 a8a9"), "{alt}");

    // The second player sees it from the other side, and options choose any view.
    let turned = shown(&env, &bob.command("replay", &[]).await, number).await;
    assert_ne!(turned.pictures[0], animation.pictures[0]);
    let options = [
        ("game", json!(number)),
        ("below", json!("first")),
        ("theme", json!("night")),
        ("speed", json!("fast")),
        ("public", json!(true)),
    ];
    let answer = carol.command("replay", &options).await;
    assert!(!is_private(&answer));
    let night = shown(&env, &answer, number).await;
    let board = still(&env, &carol, &options[..3]).await;
    assert!(difference(&night.pictures[4].0, &half(&board)) < 2.0);
    let delays: Vec<_> = night.pictures.iter().map(|(_, delay)| *delay).collect();
    assert_eq!(delays, [40, 40, 40, 40, 500]);

    let rest: Vec<&str> = WALK[4..].to_vec();
    let board = make([&alice, &bob], number, &rest).await;
    assert_eq!(
        controls(&board).len(),
        4,
        "rematch, replay, analyse, record"
    );
    let answer = carol.press(&board, "replay", &[]).await;
    assert!(is_private(&answer));
    let whole = shown(&env, &answer, number).await;
    assert_eq!(whole.pictures.len(), 14);
    assert_eq!(whole.pictures[..4], animation.pictures[..4]);

    // Finished games are suggested and found.
    let over = bob.complete("replay", &[], ("game", "alice")).await;
    assert_eq!(over[0].1, json!(number), "{over:?}");
    assert!(bob.complete("resign", &[], ("game", "")).await.is_empty());
    let again = shown(&env, &bob.command("replay", &[]).await, number).await;
    assert_eq!(again.pictures.len(), 14);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_animation_fits_into_what_the_place_takes() {
    let limit = 70_000;
    let env = TestEnvironment::with_options(Options {
        attachment_size_limit: limit,
        ..Options::default()
    })
    .await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let record = game("jungle/classic", 30);
    let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let board = make([&alice, &bob], number, &moves).await;
    assert!(control(&board, "replay").is_none(), "only when it is over");
    let answer = alice.command("replay", &[]).await;
    let content = text(&answer["content"]);
    assert!(content.contains("leaves out its first"), "{content}");
    let size = answer["attachments"][0]["size"].as_u64().expect("a size");
    assert!(size <= limit, "{size} bytes");
    let animation = shown(&env, &answer, number).await;
    let board = still(&env, &alice, &[]).await;
    let pictures = animation.pictures.len();
    assert!((10..31).contains(&pictures), "{pictures} pictures");
    assert!(difference(&animation.pictures[pictures - 1].0, &half(&board)) < 2.0);
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_want_to_see_a_game_at_once_all_see_it() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    make([&alice, &bob], number, &WALK[..4]).await;
    let mut asked = Vec::new();
    for _ in 0..12 {
        asked.push(alice.send("replay", &[]).await);
    }
    // Moves are still possible meanwhile.
    let board = play(&alice, number, WALK[4]).await;
    assert!(!is_private(&board), "{board}");
    for outcome in &asked {
        let answer = alice.answer(outcome).await;
        let animation = shown(&env, &answer, number).await;
        assert!(animation.pictures.len() >= 5);
    }
    env.close().await;
}
