//! Pictures: every position and view can be drawn; files are small, and the result is deterministic.

mod advantage;
mod colours;
mod contact;
mod golden;
mod standing;
mod tournaments;

use std::io::Cursor;

use banyan::render::{self, Ended, Picture, Rgb, Theme, View};
use banyan::rules::{AnyPosition, Game, Move, Ruleset, Side, SideColours};
use proptest::prelude::*;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng, rngs::StdRng};

const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w";

fn jungle(preset: &str, text: &str) -> AnyPosition {
    let ruleset: Ruleset = format!("jungle/{preset}").parse().expect("a ruleset");
    AnyPosition::parse(&ruleset, text).expect("a position")
}

struct Decoded {
    pixels: Vec<Rgb>,
    colours: usize,
    width: usize,
}

impl Decoded {
    fn of(picture: &Picture) -> Self {
        let decoded = Self::file(&picture.png);
        let height = decoded.pixels.len() / decoded.width;
        let size = (picture.width as usize, picture.height as usize);
        assert_eq!((decoded.width, height), size);
        decoded
    }

    fn file(png: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let info = reader.info();
        assert_eq!(info.color_type, png::ColorType::Indexed);
        let colours = info.palette.as_ref().map_or(0, |palette| palette.len() / 3);
        let width = info.width as usize;
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut bytes).expect("all of its rows");
        let pixels = bytes.as_chunks().0.to_vec();
        Self {
            pixels,
            colours,
            width,
        }
    }

    fn at(&self, x: usize, y: usize) -> Rgb {
        self.pixels[y * self.width + x]
    }

    /// A pixel of the square in `column` and `row`, relative to its upper left corner.
    fn square(&self, column: usize, row: usize, x: usize, y: usize) -> Rgb {
        self.at(45 + 90 * column + x, 55 + 90 * row + y)
    }
}

#[test]
fn every_position_of_a_game_gets_a_small_picture() {
    let mut random = StdRng::seed_from_u64(7);
    for ruleset in Game::ALL.iter().copied().flat_map(Ruleset::presets) {
        let mut position = ruleset.start();
        let (width, height) = match ruleset.game() {
            Game::Jungle => (720, 920),
            Game::Dobutsu => (720, 710),
            Game::OAnQuan => (960, 554),
        };
        let (mut last_move, mut before) = (None, None);
        for ply in 0..60 {
            let moves = position.legal_moves();
            let choosing = ply % 5 == 0;
            let squares = |mv: &Move| {
                let text = mv.to_string();
                Some((text.get(..2)?.to_owned(), text.get(2..)?.to_owned()))
            };
            let (from, to): (Vec<_>, Vec<_>) = moves
                .iter()
                .filter(|_| choosing)
                .filter_map(squares)
                .unzip();
            // All moves of one piece, as the menu shows them.
            let chosen = from.choose(&mut random).cloned();
            let of_chosen = from.iter().zip(to);
            let targets = of_chosen
                .filter(|(from, _)| Some(*from) == chosen.as_ref())
                .map(|(_, to)| to);
            let view = View {
                title: ruleset.to_string(),
                last_move: last_move.take(),
                before: before.take(),
                theme: Theme::ALL[ply % 3],
                flip: ply % 2 == 1,
                targets: targets.collect(),
                chosen,
                landscape: ply % 12 == 3,
                bare: ply % 7 == 6,
                ..View::default()
            };
            let picture = render::board(&position, &view);
            let landscape = view.landscape && ruleset.game() == Game::Jungle;
            let expected = if landscape {
                (900, 736)
            } else {
                (width, height)
            };
            assert_eq!((picture.width, picture.height), expected);
            let size = picture.png.len();
            assert!(size < 60_000, "{position:?}: {size} bytes");
            if ply % 10 == 0 {
                assert!(Decoded::of(&picture).colours <= 256);
            }
            let Some(mv) = moves.choose(&mut random) else {
                break;
            };
            before = Some(position.clone());
            position.play(*mv).expect("a legal move");
            last_move = Some(*mv);
        }
    }
}

#[test]
fn the_first_position_takes_less_than_sixty_kilobytes() {
    for ruleset in Ruleset::presets(Game::Jungle) {
        for theme in Theme::ALL {
            for flip in [false, true] {
                let view = View {
                    title: ruleset.to_string(),
                    flip,
                    theme,
                    ..View::default()
                };
                let size = render::board(&ruleset.start(), &view).png.len();
                assert!(size < 60_000, "{ruleset} {theme}: {size} bytes");
            }
        }
    }
}

#[test]
fn the_same_position_is_the_same_file() {
    let position = jungle("classic", START);
    let view = View {
        names: ["Ada".to_owned(), "Bo".to_owned()],
        ..View::default()
    };
    let one = render::board(&position, &view);
    let other = std::thread::spawn({
        let (position, view) = (position.clone(), view.clone());
        move || render::board(&position, &view)
    });
    assert_eq!(one, other.join().expect("no panic"));
    assert_eq!(one, render::board(&position, &view));
}

#[test]
fn squares_look_like_what_they_are() {
    for theme in Theme::ALL {
        let colours = theme.colours();
        let picture = Decoded::of(&render::board(
            &jungle("classic", START),
            &View {
                theme,
                ..View::default()
            },
        ));
        assert_eq!(picture.square(0, 4, 45, 45), colours.land[1], "a5 is land");
        assert_eq!(picture.square(1, 4, 45, 10), colours.water, "b5 is water");
        assert_eq!(picture.square(2, 8, 45, 8), colours.trap, "c1 is a trap");
        assert_eq!(picture.square(3, 8, 8, 8), colours.den, "d1 is a den");
        // Between badge and hanzi a token has its body colour.
        assert_eq!(
            picture.square(0, 8, 13, 46),
            theme.piece_colours(SideColours::BlueRed, Side::First).body,
            "a1: the tiger"
        );
        assert_eq!(
            picture.square(0, 0, 13, 46),
            theme.piece_colours(SideColours::BlueRed, Side::Second).body,
            "a9: the lion"
        );
        assert_eq!(picture.at(2, 400), colours.frame);
    }
}

#[test]
fn a_flipped_board_shows_the_other_side_below() {
    let position = jungle("classic", START);
    let flipped = Decoded::of(&render::board(
        &position,
        &View {
            flip: true,
            ..View::default()
        },
    ));
    let body = |side| Theme::Day.piece_colours(SideColours::BlueRed, side).body;
    // The lower right square is a9, the upper left one g1.
    assert_eq!(flipped.square(6, 8, 13, 46), body(Side::Second));
    assert_eq!(flipped.square(0, 0, 13, 46), body(Side::First));
    assert_eq!(flipped.square(1, 0, 45, 45), Theme::Day.colours().land[0]);
}

#[test]
fn shape_tells_the_sides_apart() {
    let picture = Decoded::of(&render::board(&jungle("classic", START), &View::default()));
    let rim = |side| Theme::Day.piece_colours(SideColours::BlueRed, side).rim;
    // A point between a disc and the octagon around it: upper left, on the slanted side.
    let (x, y) = (45 - 36, 45 - 19);
    assert_eq!(
        picture.square(0, 0, x, y),
        rim(Side::Second),
        "an octagon reaches here"
    );
    assert_ne!(
        picture.square(0, 8, x, y),
        rim(Side::First),
        "a disc does not"
    );
}

#[test]
fn marks_say_where_the_last_move_went_and_the_next_may_go() {
    let view = View {
        last_move: jungle("classic", START).read_canonical("a4a5").ok(),
        chosen: Some("g3".to_owned()),
        targets: vec!["f3".to_owned(), "g4".to_owned(), "g7".to_owned()],
        ..View::default()
    };
    let plain = Decoded::of(&render::board(&jungle("classic", START), &View::default()));
    let marked = Decoded::of(&render::board(&jungle("classic", START), &view));
    let colours = Theme::Day.colours();
    for (row, name) in [(5, "a4"), (4, "a5")] {
        assert_ne!(
            marked.square(0, row, 45, 45),
            plain.square(0, row, 45, 45),
            "{name} is tinted"
        );
    }
    assert_eq!(
        marked.square(0, 5, 3, 12),
        colours.trace_line,
        "a bracket in the corner of a4"
    );
    assert_ne!(
        marked.square(0, 5, 3, 45),
        colours.trace_line,
        "that does not go round"
    );
    assert_eq!(
        marked.square(0, 4, 3, 45),
        colours.trace_line,
        "a frame around a5"
    );
    assert_eq!(marked.square(5, 6, 45, 45), colours.hint, "a dot on f3");
    assert_eq!(marked.square(6, 5, 45, 45), colours.hint, "a dot on g4");
    assert_eq!(
        marked.square(6, 2, 4, 8),
        colours.hint,
        "g7 may be captured"
    );
    assert_eq!(marked.square(6, 6, 3, 45), colours.hint, "g3 is chosen");
    assert_eq!(
        plain.square(6, 6, 3, 45),
        colours.land[usize::from((6 + 6) % 2 == 0)]
    );
}

#[test]
fn the_side_to_move_and_the_winner_are_lit() {
    let plate = |view: &View, text: &str| {
        let picture = Decoded::of(&render::board(&jungle("classic", text), view));
        let lit = Theme::Day.colours().turn;
        [picture.at(46, 920 - 16) == lit, picture.at(46, 16) == lit]
    };
    let view = View::default();
    assert_eq!(plate(&view, START), [true, false]);
    assert_eq!(plate(&view, &START.replace(" w", " b")), [false, true]);
    assert_eq!(
        plate(
            &View {
                flip: true,
                ..View::default()
            },
            START
        ),
        [false, true]
    );
    let ended = |ended| View {
        ended: Some(ended),
        ..View::default()
    };
    assert_eq!(
        plate(&ended(Ended::Won(Side::Second)), START),
        [false, true]
    );
    assert_eq!(plate(&ended(Ended::Drawn), START), [false, false]);
    // A game that is called off is no draw: it has no sign.
    assert_eq!(plate(&ended(Ended::Void), START), [false, false]);
    let drawn = |end| render::board(&jungle("classic", START), &ended(end));
    assert!(drawn(Ended::Void) != drawn(Ended::Drawn));
}

#[test]
fn captured_pieces_lie_beside_their_captor() {
    let bar = |text: &str| {
        let picture = Decoded::of(&render::board(&jungle("classic", text), &View::default()));
        picture.pixels[720 * (920 - 32)..].to_vec()
    };
    let body = Theme::Day
        .piece_colours(SideColours::BlueRed, Side::Second)
        .body;
    let count = |pixels: &[Rgb]| pixels.iter().filter(|&&pixel| pixel == body).count();
    let none = count(&bar(START));
    let one = count(&bar(&START
        .replace('d', "1")
        .replace("111", "3")
        .replace("1131", "5")));
    assert!(
        one > none + 100,
        "{none} and {one} pixels of the other side's colour"
    );
}

#[test]
fn stones_leave_a_trail_where_they_were_sown() {
    let ruleset: Ruleset = "o-an-quan/standard".parse().expect("a ruleset");
    let before = ruleset.start();
    let mut position = before.clone();
    let last_move = position.read("1R").expect("a legal move");
    position.play(last_move).expect("it is legal");
    let view = View {
        last_move: Some(last_move),
        before: Some(before),
        ..View::default()
    };
    let plain = Decoded::of(&render::board(&position, &View::default()));
    let trail = Decoded::of(&render::board(&position, &view));
    // The ground of the first side's fields in the lower row, beside their stones.
    let ground = |picture: &Decoded, field: usize| {
        picture.at(150 + 132 * (field - 1) + 10, 40 + 73 + 29 + 135 + 20)
    };
    assert_eq!(ground(&plain, 1), Theme::Day.colours().land[1]);
    let changed = |picture: &Decoded| {
        (1..=5)
            .filter(|&field| ground(picture, field) != ground(&plain, field))
            .collect::<Vec<_>>()
    };
    assert!(
        changed(&trail).len() > 1 && changed(&trail)[0] == 1,
        "{:?}",
        changed(&trail)
    );
    // Without the previous position, only the move's own field is marked.
    let begun = View {
        before: None,
        ..view
    };
    assert_eq!(
        changed(&Decoded::of(&render::board(&position, &begun))),
        [1]
    );
}

#[test]
fn hands_show_what_they_hold() {
    let ruleset: Ruleset = "dobutsu/classic".parse().expect("a ruleset");
    let held = |text: &str| {
        let position = AnyPosition::parse(&ruleset, text).expect("a position");
        Decoded::of(&render::board(&position, &View::default()))
    };
    let (empty, full) = (held("gle/1c1/1C1/ELG[-] w"), held("gle/3/1C1/ELG[C] w"));
    let body = Theme::Day
        .piece_colours(SideColours::BlueRed, Side::First)
        .body;
    // The top slot of the right hand, beside the second row.
    let place = |picture: &Decoded| picture.at(720 - 50 - 25, 55 + 150 + 90);
    assert_ne!(place(&empty), body);
    assert_eq!(place(&full), body);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Names and titles come from users, and a move may be of any game: drawing must never fail.
    #[test]
    fn words_of_every_kind_are_drawn(
        title in ".{0,200}",
        note in "\\PC{0,40}",
        names in prop::array::uniform2("[\\p{L}\\p{M}\\p{So}\u{200b}-\u{202e} ]{0,60}"),
        squares in prop::collection::vec("\\PC{0,3}", 0..4),
        game in prop::sample::select(Game::ALL.to_vec()),
        seed in any::<u64>(),
    ) {
        let mut random = StdRng::seed_from_u64(seed);
        let view = View {
            title,
            note,
            names,
            last_move: Ruleset::presets(game)[0].start().legal_moves().first().copied(),
            chosen: squares.first().cloned(),
            targets: squares,
            flip: random.r#gen(),
            theme: Theme::ALL[random.gen_range(0..3)],
            ..View::default()
        };
        let picture = render::board(&jungle("classic", START), &view);
        prop_assert_eq!(Decoded::of(&picture).pixels.len(), 720 * 920);
    }
}

#[test]
fn long_names_are_cut_and_foreign_ones_stand_for_themselves() {
    let bar = |name: &str| {
        let view = View {
            names: [name.to_owned(), String::new()],
            ..View::default()
        };
        let picture = Decoded::of(&render::board(&jungle("classic", START), &view));
        picture.pixels[720 * (920 - 32)..].to_vec()
    };
    let frame = Theme::Day.colours().frame;
    let far_end = |name| {
        let rows = bar(name);
        rows.chunks(720)
            .flat_map(|row| row[480..].to_vec())
            .collect::<Vec<_>>()
    };
    assert!(
        far_end(&"W".repeat(300))
            .iter()
            .all(|&pixel| pixel == frame),
        "a long name ends in its place"
    );
    // No font has Thai: one ellipsis, whatever the length, instead of a row of boxes.
    assert_eq!(bar("สวัสดีครับ"), bar("สวัสดี"));
    assert_ne!(bar("สวัสดี"), bar(""));
    // Direction and joining marks take no room.
    assert_eq!(bar("A\u{202e}d\u{200d}a\u{fe0f}"), bar("Ada"));
}

#[test]
fn the_fonts_together_are_small_and_licensed() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fonts");
    let licence = std::fs::read_to_string(format!("{folder}/OFL.txt")).expect("a licence");
    assert!(licence.contains("SIL OPEN FONT LICENSE") || licence.contains("SIL Open Font License"));
    let mut bytes = 0;
    for file in std::fs::read_dir(folder).expect("a folder") {
        let file = file.expect("a file");
        let path = file.path();
        let ending = path.extension().and_then(|ending| ending.to_str());
        if matches!(ending, Some("ttf" | "otf")) {
            bytes += file.metadata().expect("its size").len();
            let name = file.file_name().to_string_lossy().into_owned();
            assert!(licence.contains(&name), "{name} has no notice");
        }
    }
    assert!((1..100_000).contains(&bytes), "{bytes} bytes");
}
