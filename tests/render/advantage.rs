//! Pictures of an analysis: the chart of who stood better, and boards with the arrows of a better move and a worse one.

use std::collections::{BTreeMap, BTreeSet};

use banyan::render::{self, AdvantageChart, Picture, Rgb, Theme, View};
use banyan::rules::{AnyPosition, Game, Record, Ruleset};

use super::Decoded;

/// A game that turns twice, with two positions that are not known.
fn chart(theme: Theme) -> AdvantageChart {
    let rules: Ruleset = "jungle/classic".parse().expect("a ruleset");
    let known = (0..=40).filter(|ply| ![20, 21].contains(ply));
    let chances = known.map(|ply| {
        let chances = match ply {
            0..12 => f64::from(ply) / 40.0,
            12..27 => -0.55 + f64::from(ply % 5) / 25.0,
            _ => 1.0,
        };
        (ply as usize, chances)
    });
    AdvantageChart {
        title: "Jungle · classic".to_owned(),
        note: "#482".to_owned(),
        names: ["Ada Lovelace · 81 %", "Nguyễn Thị Ánh · 64 %"].map(str::to_owned),
        chances: chances.collect(),
        turning_points: vec![12, 27],
        sides: rules.colours(),
        theme,
    }
}

/// A board with the arrows of two moves.
fn arrows(rules: &str, position: &str, theme: Theme, [better, worse]: [&str; 2]) -> Picture {
    let rules: Ruleset = rules.parse().expect("a ruleset");
    let position = if position.is_empty() {
        rules.start()
    } else {
        AnyPosition::parse(&rules, position).expect("a position")
    };
    let read = |text: &str| (!text.is_empty()).then(|| position.read(text).expect("a move"));
    let view = View {
        better: read(better),
        worse: read(worse),
        theme,
        ..View::default()
    };
    render::board(&position, &view)
}

const JUNGLE: &str = "6t/5c1/2pLw2/2r3e/3P3/ER5/2W4/2C2D1/T3d2 w";
const DOBUTSU: &str = "1l1/3/gC1/EL1[Cge] w";

pub fn pictures() -> Vec<(String, Picture)> {
    let mut pictures = Vec::new();
    for theme in Theme::ALL {
        pictures.push((format!("advantage-{theme}"), chart(theme).draw()));
        let jungle = arrows("jungle/classic", JUNGLE, theme, ["d7d8", "a4a5"]);
        pictures.push((format!("arrows-jungle-{theme}"), jungle));
    }
    let dobutsu = arrows("dobutsu/classic", DOBUTSU, Theme::Night, ["b2b3", "C@c3"]);
    pictures.push(("arrows-dobutsu-drop".to_owned(), dobutsu));
    let sown = arrows("o-an-quan/standard", "", Theme::Day, ["2R", "4L"]);
    pictures.push(("arrows-o-an-quan".to_owned(), sown));
    pictures
}

/// The most pixels of one colour that no other picture has.
fn own(picture: &Decoded, others: [&Decoded; 2]) -> usize {
    let known: BTreeSet<Rgb> = others
        .into_iter()
        .flat_map(|other| other.pixels.iter().copied())
        .collect();
    let mut counts: BTreeMap<Rgb, usize> = BTreeMap::new();
    for pixel in picture
        .pixels
        .iter()
        .filter(|pixel| !known.contains(*pixel))
    {
        *counts.entry(*pixel).or_default() += 1;
    }
    counts.into_values().max().unwrap_or_default()
}

#[test]
fn every_game_has_arrows() {
    for game in Game::ALL {
        let preset = Ruleset::presets(*game)[0].to_string();
        let first = Record::new(&Ruleset::presets(*game)[0]).legal_moves()[0].to_string();
        let board = |moves| Decoded::of(&arrows(&preset, "", Theme::Day, moves));
        let [plain, better, worse] = [["", ""], [&first, ""], ["", &first]].map(board);
        assert!(plain.pixels != better.pixels, "{preset}: no better move");
        assert!(plain.pixels != worse.pixels, "{preset}: no worse move");
    }
}

#[test]
fn the_better_move_is_the_thicker_arrow_and_has_another_colour() {
    for theme in Theme::ALL {
        let board = |moves| Decoded::of(&arrows("jungle/classic", "", theme, moves));
        let [plain, better, worse] = [["", ""], ["a3a4", ""], ["", "a3a4"]].map(board);
        let thick = own(&better, [&plain, &worse]);
        let thin = own(&worse, [&plain, &better]);
        assert!(thick > thin && thin > 100, "{theme}: {thick} and {thin}");
    }
}

#[test]
fn a_chart_shows_what_it_is_given() {
    for theme in Theme::ALL {
        let whole = Decoded::of(&chart(theme).draw());
        for change in [
            |chart: &mut AdvantageChart| chart.turning_points.clear(),
            |chart: &mut AdvantageChart| chart.chances[30].1 = -1.0,
            |chart: &mut AdvantageChart| chart.names.swap(0, 1),
        ] {
            let mut other = chart(theme);
            change(&mut other);
            assert_ne!(Decoded::of(&other.draw()).pixels, whole.pixels, "{theme}");
        }
    }
    let empty = AdvantageChart {
        chances: Vec::new(),
        ..chart(Theme::Day)
    };
    assert_eq!(Decoded::of(&empty.draw()).width, 720);
}
