//! Themes of the pictures (day, night, high contrast): every colour by name. Draws nothing.

use std::fmt;
use std::str::FromStr;

use super::canvas::{Rgb, mix};
use crate::rules::{Side, SideColours};

keyed! {
    /// A colour theme of the pictures.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Theme {
        /// Wood and paper.
        #[default]
        Day = "day",
        /// Dark squares, for dark rooms and dark Discord.
        Night = "night",
        /// White ground, black lines, no soft tones.
        Contrast = "high-contrast",
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, UnknownTheme> {
        Self::from_key(name).ok_or_else(|| UnknownTheme(name.to_owned()))
    }
}

/// The error for a name that no theme has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no theme {0:?}; there are {list}", list = Theme::ALL.map(Theme::key).join(", "))]
pub struct UnknownTheme(String);

/// The colours of one side's pieces.
#[derive(Debug, Clone, Copy)]
pub struct PieceColours {
    /// The face of a token.
    pub body: Rgb,
    /// The edge of a token, which borders on the squares.
    pub rim: Rgb,
    /// The animal and the hanzi on the face.
    pub ink: Rgb,
    /// The disc behind the rank.
    pub badge: Rgb,
    /// The rank on the disc.
    pub digit: Rgb,
    /// The colour that the side is named after: that of the face, or of the badge on a pale face.
    pub named: Rgb,
}

impl PieceColours {
    /// The edge and the face of the emblem beside a player's name.
    #[must_use]
    pub fn emblem(&self) -> [Rgb; 2] {
        if self.named == self.body {
            [self.ink, self.body]
        } else {
            [self.body, self.named]
        }
    }

    const fn named_after_badge(self) -> Self {
        Self {
            named: self.badge,
            ..self
        }
    }
}

/// All other colours.
#[derive(Debug, Clone, Copy)]
pub struct Colours {
    /// The frame around the board.
    pub frame: Rgb,
    /// Coordinates and text on the frame.
    pub lettering: Rgb,
    /// Captions such as the ruleset's name, which may be less prominent.
    pub caption: Rgb,
    /// The bar of the side to move.
    pub turn: Rgb,
    /// Text on the bar of the side to move.
    pub turn_lettering: Rgb,
    /// The two tones of land squares.
    pub land: [Rgb; 2],
    /// The lines between squares.
    pub grid: Rgb,
    /// The river.
    pub water: Rgb,
    /// The waves of the river.
    pub wave: Rgb,
    /// The bank, where water meets land.
    pub bank: Rgb,
    /// The ground of a trap.
    pub trap: Rgb,
    /// The teeth of a trap.
    pub teeth: Rgb,
    /// The ground of a den.
    pub den: Rgb,
    /// The cave and the sign of a den; the rim of Ô ăn quan's ring.
    pub cave: Rgb,
    /// The first side's home rank on Dōbutsu Shōgi's board.
    pub forest: Rgb,
    /// The two middle ranks.
    pub meadow: Rgb,
    /// The second side's home rank.
    pub sky: Rgb,
    /// Numbers on the squares.
    pub ink: Rgb,
    /// The four tones of citizens, also the colours of chart lines.
    pub pebbles: [Rgb; 4],
    /// A mandarin: nobody's, so neither blue nor red.
    pub mandarin: Rgb,
    /// The shadow of a token.
    pub shadow: Rgb,
    /// The tint of the last move's squares.
    pub trace: Rgb,
    /// The lines around the last move's squares.
    pub trace_line: Rgb,
    /// Legal targets and the chosen piece.
    pub hint: Rgb,
    /// The edge of those marks.
    pub hint_edge: Rgb,
    /// The mark where the game can be decided.
    pub alarm: Rgb,
    /// The medals of the first three ranks.
    pub medals: [Medal; 3],
}

/// The colours of a medal.
#[derive(Debug, Clone, Copy)]
pub struct Medal {
    /// The metal.
    pub body: Rgb,
    /// The edge and the ribbon.
    pub rim: Rgb,
    /// The rank's number on it.
    pub ink: Rgb,
}

impl Colours {
    /// The opacity of a chart line's deviation band.
    pub const BAND: f32 = 0.16;

    /// The background of a chart under the deviation band of a line.
    #[must_use]
    pub fn band(&self, line: usize) -> Rgb {
        mix(
            self.land[1],
            self.pebbles[line % self.pebbles.len()],
            Self::BAND,
        )
    }

    /// The tray on the frame: the frame's colour mixed with a little of its lettering.
    #[must_use]
    pub fn tray(&self) -> Rgb {
        mix(self.frame, self.lettering, 0.1)
    }

    /// The ground of a table row: the two tones of land alternate; the viewer's own row is tinted.
    #[must_use]
    pub fn row(&self, row: usize, own: bool) -> Rgb {
        let land = self.land[(row + 1) % 2];
        if own {
            mix(land, self.trace, 0.28)
        } else {
            land
        }
    }
}

const fn rgb(hex: u32) -> Rgb {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
}

/// Body, rim, ink, badge and digit.
const fn uniform([body, rim, ink, badge, digit]: [u32; 5]) -> PieceColours {
    PieceColours {
        body: rgb(body),
        rim: rgb(rim),
        ink: rgb(ink),
        badge: rgb(badge),
        digit: rgb(digit),
        named: rgb(body),
    }
}

/// Body, rim and ink.
const fn medal([body, rim, ink]: [u32; 3]) -> Medal {
    Medal {
        body: rgb(body),
        rim: rgb(rim),
        ink: rgb(ink),
    }
}

const fn pebbles([a, b, c, d]: [u32; 4]) -> [Rgb; 4] {
    [rgb(a), rgb(b), rgb(c), rgb(d)]
}

impl Theme {
    /// The colours of boards, leaderboards and charts.
    #[must_use]
    pub fn colours(self) -> &'static Colours {
        match self {
            Self::Day => &DAY,
            Self::Night => &NIGHT,
            Self::Contrast => &CONTRAST,
        }
    }

    /// The colours of a side's pieces in a game with these side colours.
    #[must_use]
    pub fn piece_colours(self, sides: SideColours, side: Side) -> &'static PieceColours {
        let pieces = match self {
            Self::Day => &DAY_PIECES,
            Self::Night => &NIGHT_PIECES,
            Self::Contrast => &CONTRAST_PIECES,
        };
        &pieces[sides as usize][side.index()]
    }
}

/// Gold, silver and bronze, the same by day and by night.
const MEDALS: [Medal; 3] = [
    medal([0xF2_C1_2E, 0x7A_52_00, 0x3A_26_00]),
    medal([0xD3_D8_DF, 0x52_5A_66, 0x22_27_2E]),
    medal([0xDC_94_58, 0x6B_35_10, 0x2B_12_00]),
];

const DAY: Colours = Colours {
    frame: rgb(0x2E_26_20),
    lettering: rgb(0xF2_E8_D5),
    caption: rgb(0xC9_BB_A3),
    turn: rgb(0xF4_C9_52),
    turn_lettering: rgb(0x2E_26_20),
    land: [rgb(0xE9_DD_BB), rgb(0xF2_EA_D3)],
    grid: rgb(0xC2_B2_88),
    water: rgb(0xA5_D2_EA),
    wave: rgb(0x6C_AC_CE),
    bank: rgb(0x4E_8F_B5),
    trap: rgb(0xE3_C4_9A),
    teeth: rgb(0x8A_5A_30),
    den: rgb(0xCB_B0_84),
    cave: rgb(0x5A_40_20),
    forest: rgb(0xBC_DC_AE),
    meadow: rgb(0xE9_EE_CC),
    sky: rgb(0xBC_DF_F2),
    ink: rgb(0x2E_26_20),
    pebbles: pebbles([0x56_68_76, 0x2F_74_66, 0x80_4A_30, 0x65_52_84]),
    mandarin: rgb(0x7D_50_00),
    shadow: rgb(0x6E_5C_3C),
    trace: rgb(0xF7_CB_45),
    trace_line: rgb(0x78_54_00),
    hint: rgb(0x08_62_28),
    hint_edge: rgb(0xFF_FF_FF),
    alarm: rgb(0xA8_00_38),
    medals: MEDALS,
};

/// The colours of the pieces, by the sides' colours and by side.
const DAY_PIECES: [[PieceColours; 2]; SideColours::ALL.len()] = [
    [
        uniform([0xEC_F4_FF, 0x15_4F_95, 0x0C_3A_73, 0x15_4F_95, 0xFF_FF_FF]).named_after_badge(),
        uniform([0xB4_1E_1E, 0x74_0C_0F, 0xFF_FF_FF, 0xFF_FF_FF, 0x8C_10_12]),
    ],
    [
        uniform([0x5A_33_1C, 0x2E_17_0A, 0xFB_EF_DA, 0xFB_EF_DA, 0x4A_26_12]),
        uniform([0xFF_F6_E2, 0x7A_4E_1A, 0x5A_33_10, 0x7A_4E_1A, 0xFF_FF_FF]),
    ],
    [
        uniform([0xFF_FF_FF, 0x55_55_55, 0x22_22_22, 0x44_44_44, 0xFF_FF_FF]),
        uniform([0x2A_2A_2C, 0x00_00_00, 0xFF_FF_FF, 0xFF_FF_FF, 0x1A_1A_1A]),
    ],
];

const NIGHT: Colours = Colours {
    frame: rgb(0x16_17_1A),
    lettering: rgb(0xD9_DC_E0),
    caption: rgb(0x9A_A0_A8),
    turn: rgb(0xE7_B7_3C),
    turn_lettering: rgb(0x16_17_1A),
    land: [rgb(0x2B_30_2C), rgb(0x34_3A_35)],
    grid: rgb(0x4B_54_4C),
    water: rgb(0x17_3F_5C),
    wave: rgb(0x32_6C_92),
    bank: rgb(0x3F_7D_A6),
    trap: rgb(0x48_36_26),
    teeth: rgb(0xA8_82_55),
    den: rgb(0x54_40_24),
    cave: rgb(0xF0_D7_9C),
    forest: rgb(0x20_3A_26),
    meadow: rgb(0x2E_34_26),
    sky: rgb(0x1B_36_4A),
    ink: rgb(0xF0_F0_EA),
    pebbles: pebbles([0x9A_B0_C2, 0x5C_B5_A2, 0xD0_92_6C, 0xA8_94_CC]),
    mandarin: rgb(0xE0_9A_2C),
    shadow: rgb(0x0A_0B_0C),
    trace: rgb(0xA8_80_10),
    trace_line: rgb(0xFF_D7_5E),
    hint: rgb(0x6F_E8_93),
    hint_edge: rgb(0x0B_30_18),
    alarm: rgb(0xFF_80_96),
    medals: MEDALS,
};

const NIGHT_PIECES: [[PieceColours; 2]; SideColours::ALL.len()] = [
    [
        uniform([0xD6_E9_FF, 0x5C_A6_EE, 0x0C_2C_58, 0x14_48_88, 0xFF_FF_FF]).named_after_badge(),
        uniform([0xC4_32_2A, 0xFF_8A_70, 0xFF_FF_FF, 0xFF_FF_FF, 0x8C_10_12]),
    ],
    [
        uniform([0x7A_48_26, 0xD9_9A_62, 0xFF_F3_DF, 0xFF_F3_DF, 0x4A_26_12]),
        uniform([0xFB_EB_CB, 0xC0_8A_48, 0x4A_2A_0E, 0x7A_4A_1C, 0xFF_FF_FF]),
    ],
    [
        uniform([0xF4_F4_F4, 0xA8_A8_A8, 0x20_20_20, 0x44_44_44, 0xFF_FF_FF]),
        uniform([0x0C_0C_0E, 0xB8_BC_C2, 0xFF_FF_FF, 0xFF_FF_FF, 0x10_10_10]),
    ],
];

const CONTRAST: Colours = Colours {
    frame: rgb(0x00_00_00),
    lettering: rgb(0xFF_FF_FF),
    caption: rgb(0xFF_FF_FF),
    turn: rgb(0xFF_E1_00),
    turn_lettering: rgb(0x00_00_00),
    land: [rgb(0xFF_FF_FF), rgb(0xFF_FF_FF)],
    grid: rgb(0x55_55_55),
    water: rgb(0xB8_E2_FF),
    wave: rgb(0x00_5F_A8),
    bank: rgb(0x00_3C_70),
    trap: rgb(0xFF_F0_D0),
    teeth: rgb(0x6B_3A_00),
    den: rgb(0xE6_D9_F2),
    cave: rgb(0x3A_00_66),
    forest: rgb(0xD8_F5_D0),
    meadow: rgb(0xFF_FF_FF),
    sky: rgb(0xD8_EE_FF),
    ink: rgb(0x00_00_00),
    pebbles: pebbles([0x20_40_60, 0x00_5A_48, 0x6A_30_10, 0x4A_2A_70]),
    mandarin: rgb(0x7A_4A_00),
    shadow: rgb(0x00_00_00),
    trace: rgb(0xFF_E1_00),
    trace_line: rgb(0x00_00_00),
    hint: rgb(0x00_7A_33),
    hint_edge: rgb(0xFF_FF_FF),
    alarm: rgb(0xA8_00_38),
    medals: MEDALS,
};

const CONTRAST_PIECES: [[PieceColours; 2]; SideColours::ALL.len()] = [
    [
        uniform([0xFF_FF_FF, 0x00_2F_A0, 0x00_1E_70, 0x00_2F_A0, 0xFF_FF_FF]).named_after_badge(),
        uniform([0xA0_00_00, 0x00_00_00, 0xFF_FF_FF, 0xFF_FF_FF, 0x00_00_00]),
    ],
    [
        uniform([0x3A_1C_08, 0x00_00_00, 0xFF_FF_FF, 0xFF_FF_FF, 0x00_00_00]),
        uniform([0xFF_F2_D0, 0x6B_3A_00, 0x3A_1C_08, 0x6B_3A_00, 0xFF_FF_FF]),
    ],
    [
        uniform([0xFF_FF_FF, 0x00_00_00, 0x00_00_00, 0x00_00_00, 0xFF_FF_FF]),
        uniform([0x00_00_00, 0x00_00_00, 0xFF_FF_FF, 0xFF_FF_FF, 0x00_00_00]),
    ],
];
