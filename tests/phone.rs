//! What fits one screen of a phone: the first page of the rules.

use banyan::rules::{Game, Ruleset};
use serde_json::json;

use crate::guard::harness::{ALICE, Asker, Harness, said};

/// The screen of a phone, in points.
const WIDTH: usize = 390;
const HEIGHT: usize = 844;

/// The height of a line of text, and the narrow characters that it holds; a wide one takes the room of two.
const LINE: usize = 22;
const LETTERS: usize = 40;

/// How many lines a text takes, without its marks.
fn lines(text: &str) -> usize {
    let plain = text.replace("**", "").replace("-# ", "");
    let wide = |letter: char| matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{ff01}'..='\u{ff60}' | '\u{1f300}'..='\u{1faff}');
    let width = |line: &str| -> usize {
        line.chars()
            .map(|letter| 1 + usize::from(wide(letter)))
            .sum()
    };
    let lines = plain
        .lines()
        .map(|line| width(line).div_ceil(LETTERS).max(1));
    lines.sum()
}

/// The width and height in the header of a PNG.
fn size(png: &[u8]) -> (usize, usize) {
    let number = |at: usize| {
        let bytes = png[at..at + 4].try_into().expect("four bytes");
        u32::from_be_bytes(bytes) as usize
    };
    (number(16), number(20))
}

#[tokio::test]
async fn the_first_page_of_the_rules_fits_one_screen_of_a_phone() {
    assert_eq!(lines("**one**\n-# two"), 2);
    assert_eq!(lines(&"あ".repeat(21)), 2);
    let harness = Harness::open().await;
    let mut heights = Vec::new();
    for ruleset in Game::ALL.iter().copied().flat_map(Ruleset::presets) {
        for locale in ["en-US", "de", "ja"] {
            let reader = Asker {
                locale: locale.to_owned(),
                ..Asker::new(ALICE)
            };
            let options = [("rules", json!(ruleset.to_string()))];
            let page = harness.command(&reader, "rules", &options).await;
            let page = said(&page);
            let picture = page.picture.as_ref().expect("a picture");
            let (width, height) = size(&picture.bytes);
            let drawn = height * WIDTH / width;
            let whole = drawn + lines(&page.content) * LINE;
            let told = format!("{ruleset} in {locale}: {drawn} of the picture, {whole} together");
            assert!((100..=HEIGHT).contains(&whole), "{told}");
            heights.push(told);
        }
    }
    assert_eq!(heights.len(), 24, "{heights:?}");
}
