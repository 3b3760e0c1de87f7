//! Golden pictures, compared pixel by pixel: every game in every theme, every option of a view, leaderboards,
//! charts, standings, brackets and analyses.
//!
//! After an intended change, `BANYAN_GOLDEN=write cargo test --test all golden_pictures` writes them again; look at
//! each before you commit it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use banyan::render::{self, Ended, Rgb, Theme, View};
use banyan::rules::{AnyPosition, Game, Record, Ruleset, Side};

use super::{Decoded, advantage, standing, tournaments};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/render/golden");

/// A record and the view in which it is drawn.
pub struct Case {
    name: String,
    pub record: Record,
    pub view: View,
}

/// The English name of the game.
fn game_name(rules: &Ruleset) -> &'static str {
    match rules.game() {
        Game::Jungle => "Jungle",
        Game::Dobutsu => "Dōbutsu Shōgi",
        Game::OAnQuan => "Ô ăn quan",
    }
}

impl Case {
    /// A position of a ruleset (its start, if empty) and the moves from there.
    fn new(name: &str, ruleset: &str, position: &str, moves: &str) -> Self {
        let rules: Ruleset = ruleset.parse().expect("a ruleset");
        let mut record = Record::from_position(if position.is_empty() {
            rules.start()
        } else {
            AnyPosition::parse(&rules, position).expect("a position")
        });
        for mv in moves.split_whitespace() {
            record.play_text(mv).expect("a legal move");
        }
        let view = View {
            title: format!("{} · {}", game_name(&rules), rules.preset()),
            note: "#482".to_owned(),
            names: ["Ada Lovelace".to_owned(), "Nguyễn Thị Ánh".to_owned()],
            last_move: record.moves().last().copied(),
            before: record.before_last().cloned(),
            ..View::default()
        };
        Self {
            name: name.to_owned(),
            record,
            view,
        }
    }

    fn seen(mut self, theme: Theme, change: impl FnOnce(&mut View)) -> Self {
        self.view.theme = theme;
        change(&mut self.view);
        self
    }
}

/// A lion on a trap before one den, a dog on a trap before the other, five pieces captured.
pub fn jungle(name: &str) -> Case {
    let position = "6t/5c1/2pLw2/2r3e/3P3/ER5/2W4/2C2D1/T3d2 w";
    Case::new(name, "jungle/classic", position, "d7d8")
}

/// An attacked lion, and pieces in both hands.
pub fn dobutsu(name: &str) -> Case {
    let position = "1l1/3/gC1/EL1[Cge] w";
    Case::new(name, "dobutsu/classic", position, "b2b3")
}

/// A mandarin has been captured.
pub fn o_an_quan(name: &str) -> Case {
    Case::new(name, "o-an-quan/standard", "", "3L 2L 3L 3R 3R 5R 2L")
}

/// A position in which a game's picture shows as much as possible.
fn middlegame(game: Game, name: &str) -> Case {
    match game {
        Game::Jungle => jungle(name),
        Game::Dobutsu => dobutsu(name),
        Game::OAnQuan => o_an_quan(name),
    }
}

fn choose(view: &mut View, from: &str, targets: &[&str]) {
    view.chosen = Some(from.to_owned());
    view.targets = targets.iter().map(|&target| target.to_owned()).collect();
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for theme in Theme::ALL {
        for game in Game::ALL {
            let case = middlegame(*game, &format!("{game}-{theme}"));
            cases.push(case.seen(theme, |_| {}));
        }
    }
    let (day, night, contrast) = (Theme::Day, Theme::Night, Theme::Contrast);
    cases.extend([
        jungle("jungle-flip-targets").seen(night, |view| {
            view.flip = true;
            choose(view, "d5", &["d4", "d6", "c5", "f7"]);
        }),
        jungle("jungle-landscape").seen(contrast, |view| view.landscape = true),
        jungle("jungle-landscape-flip").seen(day, |view| {
            (view.landscape, view.flip) = (true, true);
            view.ended = Some(Ended::Won(Side::Second));
        }),
        Case::new(
            "jungle-deviations-bare",
            "jungle/german+traps=enemy+leopard-jumps=none+dog-over-wolf=on",
            "",
            "a3a4",
        )
        .seen(day, |view| {
            view.deviations = ["traps=enemy", "dog-over-wolf=on", "leopard-jumps=none"]
                .map(str::to_owned)
                .to_vec();
            view.bare = true;
        }),
        Case::new("jungle-wood", "jungle/oca", "", "").seen(night, |view| {
            view.names = ["דנה כהן".to_owned(), "🔥 Max ひよこ".to_owned()];
        }),
        Case::new("animal-checkers", "jungle/animal-checkers", "", "")
            .seen(contrast, |view| view.ended = Some(Ended::Drawn)),
        dobutsu("dobutsu-flip-drop").seen(night, |view| {
            view.flip = true;
            choose(view, "G@", &["a4", "c4", "a3", "c3"]);
        }),
        Case::new("dobutsu-start-bare", "dobutsu/official", "", "").seen(day, |view| {
            view.bare = true;
            view.ended = Some(Ended::Won(Side::First));
        }),
        o_an_quan("o-an-quan-flip-chosen").seen(night, |view| {
            view.flip = true;
            choose(view, "4", &["L", "R"]);
        }),
        Case::new(
            "o-an-quan-two-captures",
            "o-an-quan/standard+quan-non=0",
            "",
            "1R 3L 5R 1L 4R 3R",
        )
        .seen(contrast, |view| {
            view.deviations = vec!["quan-non=0".to_owned()];
            view.bare = true;
        }),
    ]);
    cases
}

/// A PNG as small as possible, with only the picture's own colours.
fn compressed(picture: &Decoded) -> Vec<u8> {
    let colours: BTreeSet<Rgb> = picture.pixels.iter().copied().collect();
    let colours: Vec<Rgb> = colours.into_iter().collect();
    let index = |pixel| colours.binary_search(pixel).expect("one of them") as u8;
    let indices: Vec<u8> = picture.pixels.iter().map(index).collect();
    let mut png = Vec::new();
    let height = picture.pixels.len() / picture.width;
    let mut encoder = png::Encoder::new(&mut png, picture.width as u32, height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(colours.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&indices).expect("all pixels");
    writer.finish().expect("an end");
    png
}

/// A picture of the difference: changed pixels in magenta, the others faded.
fn difference(got: &Decoded, expected: &Decoded) -> (usize, Decoded) {
    let mut count = 0;
    let pixels = (0..got.pixels.len().max(expected.pixels.len())).map(|at| {
        let both = (got.pixels.get(at), expected.pixels.get(at));
        if let (Some(got), Some(expected)) = both
            && got == expected
        {
            // Reduces the number of colours, so that the picture stays indexed.
            expected.map(|channel| 191 + channel / 16 * 4)
        } else {
            count += 1;
            [255, 0, 255]
        }
    });
    let pixels: Vec<Rgb> = pixels.collect();
    let width = got.width.max(expected.width);
    let height = pixels.len().div_ceil(width);
    let padding = width * height - pixels.len();
    let pixels = pixels
        .into_iter()
        .chain(std::iter::repeat_n([255, 0, 255], padding))
        .collect();
    let difference = Decoded {
        pixels,
        colours: 0,
        width,
    };
    (count, difference)
}

/// Compares a picture; on a difference, writes three pictures to `folder` and returns a message.
fn compare(name: &str, got: &Decoded, expected: Option<&[u8]>, folder: &Path) -> Option<String> {
    let expected = expected.map(Decoded::file);
    if let Some(expected) = &expected
        && (got.width, &got.pixels) == (expected.width, &expected.pixels)
    {
        return None;
    }
    fs::create_dir_all(folder).expect("a folder");
    let keep = |what: &str, picture: &Decoded| {
        let file = folder.join(format!("{name}.{what}.png"));
        fs::write(&file, compressed(picture)).expect("a picture can be kept");
        file
    };
    let file = keep("got", got);
    let Some(expected) = expected else {
        return Some(format!(
            "{name}: no golden picture; it is {}",
            file.display()
        ));
    };
    let (count, difference) = difference(got, &expected);
    keep("expected", &expected);
    let file = keep("diff", &difference);
    Some(format!(
        "{name}: {count} pixels differ: {} (beside it .got and .expected)",
        file.display()
    ))
}

#[test]
fn golden_pictures_are_still_drawn() {
    let writing = std::env::var("BANYAN_GOLDEN").is_ok_and(|value| value == "write");
    let folder = PathBuf::from(concat!(env!("CARGO_TARGET_TMPDIR"), "/golden"));
    let mut known: BTreeSet<String> = fs::read_dir(FOLDER)
        .map(|files| {
            let names = files.map(|file| file.expect("a file").file_name());
            names
                .map(|name| name.to_string_lossy().into_owned())
                .collect()
        })
        .unwrap_or_default();
    let mut faults = String::new();
    let mut bytes = 0;
    let board = |case: Case| {
        let picture = render::board(case.record.position(), &case.view);
        (case.name, picture)
    };
    let tables = standing::pictures()
        .into_iter()
        .chain(tournaments::pictures())
        .chain(advantage::pictures());
    for (name, picture) in cases().into_iter().map(board).chain(tables) {
        let got = Decoded::of(&picture);
        let file = Path::new(FOLDER).join(format!("{name}.png"));
        // Another program may have compressed the same pixels to other bytes.
        let same = fs::read(&file).is_ok_and(|old| {
            let old = Decoded::file(&old);
            (old.width, &old.pixels) == (got.width, &got.pixels)
        });
        if writing && !same {
            fs::create_dir_all(FOLDER).expect("a folder");
            fs::write(&file, compressed(&got)).expect("a golden picture can be written");
        }
        let expected = fs::read(&file).ok();
        bytes += expected.as_ref().map_or(0, Vec::len);
        known.remove(&format!("{name}.png"));
        if let Some(fault) = compare(&name, &got, expected.as_deref(), &folder) {
            let _ = writeln!(faults, "{fault}");
        }
    }
    for name in known {
        let _ = writeln!(faults, "{FOLDER}/{name} belongs to no case");
    }
    assert!(
        faults.is_empty(),
        "{faults}If that is meant, look at them and write them anew with BANYAN_GOLDEN=write"
    );
    assert!(
        bytes < 1_500_000,
        "{bytes} bytes are too much for a repository"
    );
}

#[test]
fn a_pixel_that_differs_is_shown() {
    let folder = PathBuf::from(concat!(env!("CARGO_TARGET_TMPDIR"), "/golden-probe"));
    let case = o_an_quan("probe");
    let picture = render::board(case.record.position(), &case.view);
    let golden = compressed(&Decoded::of(&picture));
    let mut got = Decoded::of(&picture);
    assert_eq!(compare("probe", &got, Some(&golden), &folder), None);

    got.pixels[960 * 100 + 50] = [1, 2, 3];
    let fault = compare("probe", &got, Some(&golden), &folder).expect("a fault");
    assert!(fault.contains("1 pixels differ"), "{fault}");
    let shown = |what: &str| {
        let file = folder.join(format!("probe.{what}.png"));
        Decoded::file(&fs::read(file).expect("it was written"))
    };
    assert_eq!(shown("got").pixels, got.pixels);
    assert_eq!(shown("expected").pixels, Decoded::file(&golden).pixels);
    let loud = shown("diff")
        .pixels
        .iter()
        .filter(|&&pixel| pixel == [255, 0, 255])
        .count();
    assert_eq!(loud, 1);

    let fault = compare("new", &got, None, &folder).expect("a fault");
    assert!(fault.contains("no golden picture"), "{fault}");
}
