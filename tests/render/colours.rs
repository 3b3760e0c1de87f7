//! The themes' colours meet WCAG 2 contrast, also with colour blindness.

use banyan::render::{Colours, PieceColours, Rgb, Theme};
use banyan::rules::{Side, SideColours};

/// A kind of colour vision as a matrix on linear RGB: Machado, Oliveira and Fernandes 2009, severity 1.
struct Sight {
    name: &'static str,
    matrix: [[f64; 3]; 3],
}

const SIGHTS: [Sight; 4] = [
    Sight {
        name: "all cones",
        matrix: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    },
    Sight {
        name: "protanopia",
        matrix: [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    },
    Sight {
        name: "deuteranopia",
        matrix: [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    },
    Sight {
        name: "tritanopia",
        matrix: [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    },
];

impl Sight {
    /// A colour's relative luminance with this vision.
    fn luminance(&self, colour: Rgb) -> f64 {
        let linear = colour.map(|channel| {
            let channel = f64::from(channel) / 255.0;
            if channel <= 0.04045 {
                channel / 12.92
            } else {
                ((channel + 0.055) / 1.055).powf(2.4)
            }
        });
        let seen = self.matrix.map(|row| {
            let sum: f64 = row
                .iter()
                .zip(linear)
                .map(|(share, light)| share * light)
                .sum();
            sum.clamp(0.0, 1.0)
        });
        0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    }

    /// The contrast ratio of WCAG 2.
    fn contrast(&self, a: Rgb, b: Rgb) -> f64 {
        let (a, b) = (self.luminance(a) + 0.05, self.luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }
}

fn grounds(colours: &Colours) -> [(&'static str, Rgb); 8] {
    [
        ("dark land", colours.land[0]),
        ("light land", colours.land[1]),
        ("water", colours.water),
        ("trap", colours.trap),
        ("den", colours.den),
        ("forest", colours.forest),
        ("meadow", colours.meadow),
        ("sky", colours.sky),
    ]
}

/// Pairs of colours with too little contrast.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn demand(&mut self, sight: &Sight, what: &str, a: Rgb, b: Rgb, least: f64) {
        let ratio = sight.contrast(a, b);
        if ratio < least {
            let name = sight.name;
            self.0
                .push(format!("{what}, {name}: {ratio:.2} instead of {least}"));
        }
    }
}

#[test]
fn the_figures_are_wcags_own() {
    let [all, ..] = &SIGHTS;
    assert!((all.contrast([0; 3], [255; 3]) - 21.0).abs() < 0.001);
    // From WCAG's understanding documents: the lightest grey that suffices for text on white.
    assert!(all.contrast([0x76; 3], [255; 3]) >= 4.5);
    assert!(all.contrast([0x77; 3], [255; 3]) < 4.5);
    // Greys look the same with any vision.
    for sight in &SIGHTS {
        assert!((sight.luminance([128; 3]) - all.luminance([128; 3])).abs() < 0.001);
    }
}

#[test]
fn words_numbers_and_marks_stand_out() {
    let mut faults = Faults::default();
    for theme in Theme::ALL {
        let colours = theme.colours();
        for sight in &SIGHTS {
            let mut demand = |what: &str, a: Rgb, b: Rgb, least: f64| {
                faults.demand(sight, &format!("{theme}: {what}"), a, b, least);
            };
            demand("lettering", colours.lettering, colours.frame, 4.5);
            demand(
                "lettering of a draw",
                colours.lettering,
                colours.tray(),
                4.5,
            );
            demand("caption", colours.caption, colours.frame, 4.5);
            demand("turn", colours.turn_lettering, colours.turn, 4.5);
            demand("numbers", colours.ink, colours.land[1], 4.5);
            demand("numbers at the ends", colours.ink, colours.den, 4.5);
            demand("cave", colours.cave, colours.den, 4.5);
            demand("teeth", colours.teeth, colours.trap, 3.0);
            demand("hint", colours.hint, colours.hint_edge, 3.0);
            demand("a mandarin", colours.mandarin, colours.den, 3.0);
            for pebble in colours.pebbles {
                demand("stones", pebble, colours.land[1], 3.0);
            }
            for (ground, colour) in grounds(colours) {
                demand(&format!("hint on {ground}"), colours.hint, colour, 3.0);
                demand(&format!("alarm on {ground}"), colours.alarm, colour, 3.0);
                let line = colours.trace_line;
                demand(&format!("last move on {ground}"), line, colour, 3.0);
            }
        }
    }
    assert!(faults.0.is_empty(), "{}", faults.0.join("\n"));
}

#[test]
fn sides_stand_out_from_each_other_and_from_the_squares() {
    let mut faults = Faults::default();
    for (theme, sides) in Theme::ALL
        .into_iter()
        .flat_map(|theme| SideColours::ALL.map(|sides| (theme, sides)))
    {
        let uniforms = Side::ALL.map(|side| theme.piece_colours(sides, side));
        for sight in &SIGHTS {
            let mut demand = |what: &str, a: Rgb, b: Rgb, least: f64| {
                faults.demand(sight, &format!("{theme} {sides:?}: {what}"), a, b, least);
            };
            demand("sides", uniforms[0].body, uniforms[1].body, 3.0);
            for (uniform, side) in uniforms.into_iter().zip(Side::ALL) {
                let PieceColours {
                    body,
                    rim,
                    ink,
                    badge,
                    digit,
                    named,
                } = *uniform;
                assert!([body, badge].contains(&named), "{theme} {sides:?} {side:?}");
                demand(&format!("{side:?}'s ink"), ink, body, 4.5);
                demand(&format!("{side:?}'s rank"), digit, badge, 4.5);
                for (ground, colour) in grounds(theme.colours()) {
                    // A token is visible by its edge or by its face.
                    let by_edge = sight.contrast(rim, colour) > sight.contrast(body, colour);
                    let edge = if by_edge { rim } else { body };
                    demand(&format!("{side:?} on {ground}"), edge, colour, 3.0);
                }
                let [edge, face] = uniform.emblem();
                let Colours { frame, turn, .. } = *theme.colours();
                // The name beside it says the same.
                for (ground, colour) in [("the frame", frame), ("the plate", turn)] {
                    let by_edge = sight.contrast(edge, colour) > sight.contrast(face, colour);
                    let seen = if by_edge { edge } else { face };
                    demand(&format!("{side:?}'s emblem on {ground}"), seen, colour, 2.5);
                }
            }
        }
    }
    assert!(faults.0.is_empty(), "{}", faults.0.join("\n"));
}

#[test]
fn what_tables_and_charts_show_stands_out() {
    let mut faults = Faults::default();
    for theme in Theme::ALL {
        let colours = theme.colours();
        for sight in &SIGHTS {
            let mut demand = |what: &str, a: Rgb, b: Rgb, least: f64| {
                faults.demand(sight, &format!("{theme}: {what}"), a, b, least);
            };
            for (row, own) in [(0, false), (1, false), (0, true), (1, true)] {
                let ground = colours.row(row, own);
                let mut on = |what: &str, colour: Rgb, least: f64| {
                    demand(&format!("{what} on row {row} {own}"), colour, ground, least);
                };
                on("words", colours.ink, 4.5);
                on("the way up", colours.hint, 3.0);
                on("the way down", colours.alarm, 3.0);
                if own {
                    on("the reader's frame", colours.trace_line, 3.0);
                }
                for medal in &colours.medals {
                    let by_edge =
                        sight.contrast(medal.rim, ground) > sight.contrast(medal.body, ground);
                    on("a medal", if by_edge { medal.rim } else { medal.body }, 3.0);
                }
            }
            for (line, colour) in colours.pebbles.into_iter().enumerate() {
                demand("a line", colour, colours.land[1], 3.0);
                for band in 0..colours.pebbles.len() {
                    let what = format!("line {line} on band {band}");
                    demand(&what, colour, colours.band(band), 3.0);
                }
            }
            for medal in &colours.medals {
                demand("a medal's number", medal.ink, medal.body, 4.5);
            }
        }
    }
    assert!(faults.0.is_empty(), "{}", faults.0.join("\n"));
}

#[test]
fn the_colours_that_a_source_names_are_honoured() {
    let [all, ..] = &SIGHTS;
    for theme in Theme::ALL {
        let lightness = |sides, side| all.luminance(theme.piece_colours(sides, side).body);
        for (sides, light, dark) in [
            (SideColours::WhiteBlack, Side::First, Side::Second),
            (SideColours::DarkLight, Side::Second, Side::First),
        ] {
            assert!(lightness(sides, light) > 0.8, "{theme} {sides:?}");
            assert!(lightness(sides, dark) < 0.1, "{theme} {sides:?}");
        }
        let [red, _, blue] = theme.piece_colours(SideColours::BlueRed, Side::First).rim;
        assert!(blue > red, "{theme}: the first side is blue");
        let [red, _, blue] = theme.piece_colours(SideColours::BlueRed, Side::Second).body;
        assert!(red > blue, "{theme}: the second side is red");
        // A mandarin is nobody's: neither blue nor red.
        let [red, green, blue] = theme.colours().mandarin;
        assert!(red > blue && green > red / 2, "{theme}: a mandarin is gold");
    }
}
