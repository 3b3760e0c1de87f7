//! The pages of rules that have a diagram: a position and what is shown in it. Which squares are marked, and which of the moves
//! spoken of are legal and why not, is asked of the rules, for each ruleset anew.

use crate::rules::{AnyPosition, Described, Game, Illegal, Move, MoveError, Ruleset};

/// What a page shows of its position.
#[derive(Clone, Copy)]
enum Seen {
    /// A piece with its targets; and some moves that are spoken of.
    Piece(&'static str, &'static [&'static str]),
    /// What a move does.
    Move(&'static str),
}

/// A page before it is asked of a ruleset.
struct Page {
    key: &'static str,
    /// The first of them that the ruleset's board can have is shown.
    scenes: &'static [(&'static str, Seen)],
    /// The switches that it is about; in a game without switches, whether it is about the preset.
    switches: &'static [&'static str],
}

/// A page for one ruleset.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The key of its sentence.
    pub key: &'static str,
    /// The position to be drawn.
    pub position: AnyPosition,
    /// The piece that is shown, by its square, its field, or its letter and `@`.
    pub chosen: Option<&'static str>,
    /// The legal moves of that piece.
    pub moves: Vec<Move>,
    /// The move that is shown, and the position before it.
    pub turn: Option<(AnyPosition, Move)>,
    /// What is spoken of: what a move does, or why it is not legal.
    pub spoken: Vec<Result<Described, Illegal>>,
    /// The switches that it is about.
    pub switches: &'static [&'static str],
}

/// The diagrams for a ruleset, in the order in which they are read.
#[must_use]
pub fn diagrams(ruleset: &Ruleset) -> Vec<Diagram> {
    let pages = match ruleset.game() {
        Game::Jungle => JUNGLE,
        Game::Dobutsu => DOBUTSU,
        Game::OAnQuan => O_AN_QUAN,
    };
    pages.iter().filter_map(|page| page.of(ruleset)).collect()
}

impl Page {
    fn of(&self, ruleset: &Ruleset) -> Option<Diagram> {
        let settings = ruleset.settings();
        let has = |switch: &&str| settings.iter().any(|setting| setting.switch == *switch);
        // Where there is no river nothing is to be told of it.
        if !settings.is_empty() && !self.switches.is_empty() && !self.switches.iter().any(has) {
            return None;
        }
        let (position, seen) = self.scenes.iter().find_map(|(text, seen)| {
            let position = AnyPosition::parse(ruleset, text).ok()?;
            Some((position, *seen))
        })?;
        let diagram = Diagram {
            key: self.key,
            chosen: None,
            moves: Vec::new(),
            turn: None,
            spoken: Vec::new(),
            switches: self.switches,
            position,
        };
        let position = &diagram.position;
        Some(match seen {
            Seen::Piece(chosen, spoken) => Diagram {
                chosen: Some(chosen),
                moves: moves_of(position, chosen),
                spoken: spoken
                    .iter()
                    .filter_map(|text| said(position, text))
                    .collect(),
                ..diagram
            },
            Seen::Move(text) => {
                let mut after = position.clone();
                let mv = after.read(text).ok()?;
                after.play(mv).ok()?;
                Diagram {
                    turn: Some((position.clone(), mv)),
                    spoken: said(position, text).into_iter().collect(),
                    position: after,
                    ..diagram
                }
            }
        })
    }
}

/// The legal moves of a piece on the board, or of one in hand.
fn moves_of(position: &AnyPosition, chosen: &str) -> Vec<Move> {
    let moves = position.legal_moves().into_iter();
    moves
        .filter(|mv| mv.to_string().starts_with(chosen))
        .collect()
}

fn said(position: &AnyPosition, text: &str) -> Option<Result<Described, Illegal>> {
    match position.read(text) {
        Ok(mv) => position.describe(mv).map(Ok),
        Err(MoveError::Illegal(illegal)) => Some(Err(illegal)),
        Err(MoveError::Notation(_) | MoveError::GameOver) => None,
    }
}

/// Pages: the key, the switches that have a say, and the scenes with what is seen in them.
macro_rules! pages {
    ($($key:literal [$($switch:literal),*] $($position:literal => $seen:expr),+;)+) => {
        &[$(Page {
            key: $key,
            scenes: &[$(($position, $seen)),+],
            switches: &[$($switch),*],
        }),+]
    };
}

const JUNGLE: &[Page] = pages! {
    "page-jungle-ranks" ["dog-over-wolf", "lion-tiger", "elephant-rat"]
        "7/5p1/Er3Tl/7/7/7/7/Re3Dw/7 w" => Seen::Piece("f7", &["f7f8", "f7g7", "f2g2", "a2b2", "a7b7"]),
        "7/5d1/Er3T1/7/7/7/7/Re3Dt/7 w" => Seen::Piece("f7", &["f7f8", "f2g2", "a2b2", "a7b7"]);
    "page-jungle-jump" []
        "7/7/1w5/7/3L3/6P/1T5/7/7 w" => Seen::Piece("b3", &["b3b7", "d5a5", "g4d4"]);
    "page-jungle-blocked" ["lion-jumps", "tiger-jumps", "leopard-jumps"]
        "7/7/1w5/7/1r1L3/6P/1T5/7/7 w" => Seen::Piece("b3", &["b3b7", "d5a5", "d5g5"]);
    "page-jungle-water" ["rat-out", "rat-swim"]
        "7/7/7/7/7/1Rr4/1e5/7/7 w" => Seen::Piece("b4", &["b4a4", "b4c4", "b4b3"]);
    "page-jungle-bank" ["rat-in"]
        "7/7/7/7/e6/Rr5/7/7/7 w" => Seen::Piece("a4", &["a4a5", "a4b4"]);
    "page-jungle-traps" ["traps", "trapped"]
        "1Cp4/3Wd2/7/7/7/7/3D3/3e3/7 w" => Seen::Piece("d3", &["d3d2", "d8e8", "b9c9"]);
    "page-jungle-den" ["capture-all"]
        "7/e2D3/7/7/7/7/7/7/2T4 w" => Seen::Piece("d8", &["d8d9", "c1d1"]);
};

const DOBUTSU: &[Page] = pages! {
    "page-dobutsu-lion" []
        "l2/3/1L1/3[-] w" => Seen::Piece("b2", &["b2c3", "b2b3"]);
    "page-dobutsu-giraffe" []
        "2l/3/1G1/L2[-] w" => Seen::Piece("b2", &[]);
    "page-dobutsu-elephant" []
        "1l1/3/1E1/1L1[-] w" => Seen::Piece("b2", &[]);
    "page-dobutsu-chick" []
        "2l/1g1/1C1/1L1[-] w" => Seen::Piece("b2", &["b2b3"]);
    "page-dobutsu-promotion" []
        "2l/1C1/3/1L1[-] w" => Seen::Piece("b3", &["b3b4"]);
    "page-dobutsu-hen" []
        "1l1/3/1+C1/1L1[-] w" => Seen::Piece("b2", &[]);
    "page-dobutsu-drop" []
        "1l1/1c1/3/1L1[CG] w" => Seen::Piece("C@", &["C@b2", "C@a4", "C@b3"]);
    "page-dobutsu-try" ["preset"]
        "2g/L2/2l/3[-] w" => Seen::Piece("a3", &["a3a4", "a3b4"]);
};

const O_AN_QUAN: &[Page] = pages! {
    "page-o-an-quan-sow" []
        "4,2,3,1,1,2,5,0,3,2,0,4 11 12.0 11.0 0" => Seen::Move("2R");
    "page-o-an-quan-relay" []
        "3,2,1,1,2,0,5,0,0,4,2,1 11 15.0 14.0 0" => Seen::Move("1R");
    "page-o-an-quan-capture" []
        "3,0,2,1,3,1,2,3,0,4,2,1 11 14.0 14.0 0" => Seen::Move("4R");
    "page-o-an-quan-chain" ["chain"]
        "3,0,2,1,3,1,2,3,0,4,0,3 11 14.0 14.0 0" => Seen::Move("4R");
    "page-o-an-quan-young" ["quan-non", "mandarin"]
        "3,1,0,1,0,0,2,3,2,4,1,2 11 16.0 15.0 0" => Seen::Move("3R");
    "page-o-an-quan-empty" ["empty-mandarin"]
        "4,2,0,1,1,0,0,5,3,0,2,1 10 16.1 15.0 0" => Seen::Move("4R");
    "page-o-an-quan-refill" []
        "4,2,1,3,0,1,5,0,4,0,0,0 11 27.0 3.0 0" => Seen::Move("5R");
    "page-o-an-quan-end" ["end", "leftovers", "mandarin"]
        "0,2,0,1,0,0,6,3,1,0,2,0 01 20.0 15.1 0" => Seen::Move("3R");
};
