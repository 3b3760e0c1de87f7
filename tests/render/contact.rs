//! Pictures for the documentation that need no chat: a contact sheet of all games in all themes from both sides, and
//! one board each. `docs/pictures/make` copies them into place; otherwise they are made in the build folder, to test
//! that this still works.

use std::fs;
use std::path::PathBuf;

use banyan::render::{self, Theme, View};
use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};

use super::Decoded;
use super::golden::{Case, dobutsu, jungle, o_an_quan};
use super::standing::{leaderboard, three_games};

/// The gap between boards in pixels, and Discord's dark background.
const GAP: u32 = 12;
const BACKGROUND: Rgb<u8> = Rgb([0x31, 0x33, 0x38]);
/// The height of a row: one board of Jungle, or two of another game.
const ROW: u32 = 350;

fn keep(name: &str, png: &[u8]) {
    let folder = std::env::var_os("BANYAN_PICTURES").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_TARGET_TMPDIR"), "/pictures")),
        PathBuf::from,
    );
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(name), png).expect("a picture can be kept");
}

/// A board at the size of the sheet.
fn board(case: &Case, theme: Theme, flip: bool, height: u32) -> RgbImage {
    let view = View {
        theme,
        flip,
        ..case.view.clone()
    };
    let picture = render::board(case.record.position(), &view);
    let pixels = Decoded::of(&picture).pixels.concat();
    let whole = RgbImage::from_raw(picture.width, picture.height, pixels).expect("all pixels");
    let width = picture.width * height / picture.height;
    imageops::resize(&whole, width, height, FilterType::CatmullRom)
}

fn png(picture: &RgbImage) -> Vec<u8> {
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    writer
        .write_image_data(picture.as_raw())
        .expect("all pixels");
    writer.finish().expect("an end");
    png
}

#[test]
fn the_contact_sheet_can_be_made() {
    let half = (ROW - GAP) / 2;
    let rows = Theme::ALL.map(|theme| {
        let both = |case: &Case, height| [false, true].map(|flip| board(case, theme, flip, height));
        let [first, second] = both(&jungle("sheet"), ROW);
        // Each column lists its boards from top to bottom.
        [
            vec![first],
            vec![second],
            both(&dobutsu("sheet"), half).to_vec(),
            both(&o_an_quan("sheet"), half).to_vec(),
        ]
    });
    let width = rows[0]
        .iter()
        .map(|column| column[0].width() + GAP)
        .sum::<u32>()
        + GAP;
    let height = Theme::ALL.len() as u32 * (ROW + GAP) + GAP;
    let mut sheet = RgbImage::from_pixel(width, height, BACKGROUND);
    let mut top = GAP;
    for row in &rows {
        let mut left = GAP;
        for column in row {
            let mut y = top;
            for board in column {
                imageops::replace(&mut sheet, board, left.into(), y.into());
                y += board.height() + GAP;
            }
            left += column[0].width() + GAP;
        }
        top += ROW + GAP;
    }
    // Every board fits: the middle of the last one is not background.
    let last = sheet.get_pixel(width - GAP - 100, height - GAP - half / 2);
    assert_ne!(*last, BACKGROUND);
    keep("themes.png", &png(&sheet));
    for (name, case) in [
        ("jungle.png", jungle("README")),
        ("dobutsu.png", dobutsu("README")),
        ("o-an-quan.png", o_an_quan("README")),
    ] {
        keep(name, &render::board(case.record.position(), &case.view).png);
    }
    keep("leaderboard.png", &leaderboard(Theme::Day).draw().png);
    keep("profile.png", &three_games(Theme::Day).draw().png);
}
