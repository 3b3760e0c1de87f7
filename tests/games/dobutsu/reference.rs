//! A slow reference implementation of Dōbutsu Shōgi on a board of letters, without code of the rules under test. It is
//! needed where there is no independent program, above all for `official`.

use banyan::rules::{Reason, Record};

use crate::games::{Dice, position, ruleset};

/// Squares by rank and file, `.` if empty, `H` for a hen; the first side has capitals.
#[derive(Clone, PartialEq, Debug)]
struct Board {
    squares: [[char; 3]; 4],
    hands: [Vec<char>; 2],
    second_to_move: bool,
    official: bool,
}

/// The winner and the reason.
type Verdict = Option<(usize, Reason)>;

impl Board {
    fn read(text: &str, official: bool) -> Self {
        let (rows, rest) = text.split_once('[').expect("hands");
        let (hand, side) = rest.split_once("] ").expect("a side");
        let mut squares = [['.'; 3]; 4];
        for (row, rank) in rows.split('/').zip((0..4).rev()) {
            let mut file = 0;
            let mut promoted = false;
            for c in row.chars() {
                match c {
                    '1'..='3' => file += c as usize - '0' as usize,
                    '+' => promoted = true,
                    _ => {
                        squares[rank][file] = match (promoted, c) {
                            (true, 'C') => 'H',
                            (true, 'c') => 'h',
                            _ => c,
                        };
                        promoted = false;
                        file += 1;
                    }
                }
            }
        }
        let held = |capitals: bool| {
            hand.chars()
                .filter(|c| *c != '-' && c.is_uppercase() == capitals)
                .collect()
        };
        Self {
            squares,
            hands: [held(true), held(false)],
            second_to_move: side == "b",
            official,
        }
    }

    fn mine(&self, c: char) -> bool {
        c != '.' && c.is_lowercase() == self.second_to_move
    }

    /// The squares that a piece could step to on an empty board.
    fn reach(c: char, rank: usize, file: usize) -> Vec<(usize, usize)> {
        let up: isize = if c.is_uppercase() { 1 } else { -1 };
        let mut reach = Vec::new();
        for dr in -1..=1_isize {
            for df in -1..=1_isize {
                let forward = dr == up;
                let backward = dr == -up;
                let diagonal = dr != 0 && df != 0;
                let can = match c.to_ascii_uppercase() {
                    'L' => dr != 0 || df != 0,
                    'E' => diagonal,
                    'G' => (dr != 0) != (df != 0),
                    'C' => forward && df == 0,
                    'H' => (dr != 0 || df != 0) && !(backward && diagonal),
                    _ => false,
                };
                let (rank, file) = (rank.wrapping_add_signed(dr), file.wrapping_add_signed(df));
                if can && rank < 4 && file < 3 {
                    reach.push((rank, file));
                }
            }
        }
        reach
    }

    fn find(&self, wanted: char) -> Option<(usize, usize)> {
        (0..4)
            .flat_map(|rank| (0..3).map(move |file| (rank, file)))
            .find(|(r, f)| self.squares[*r][*f] == wanted)
    }

    /// Whether a piece of the side with capitals (or without) could step to a square.
    fn attacks(&self, capitals: bool, square: (usize, usize)) -> bool {
        (0..4).any(|rank| {
            (0..3).any(|file| {
                let c = self.squares[rank][file];
                c != '.'
                    && c.is_uppercase() == capitals
                    && Self::reach(c, rank, file).contains(&square)
            })
        })
    }

    fn verdict(&self) -> Verdict {
        let lions = [self.find('L'), self.find('l')];
        for side in [0, 1] {
            if lions[side].is_none() {
                return Some((1 - side, Reason::CATCH));
            }
        }
        let mover = usize::from(self.second_to_move);
        for side in [mover, 1 - mover] {
            let home = if side == 0 { 3 } else { 0 };
            let square = lions[side].expect("it is there");
            if square.0 != home {
                continue;
            }
            // Under the official rules a lion that has just arrived may still be taken.
            if self.official && side != mover && self.attacks(mover == 0, square) {
                return None;
            }
            return Some((side, Reason::TRY));
        }
        if self.successors().is_empty() {
            Some((1 - mover, Reason::NO_MOVE))
        } else {
            None
        }
    }

    fn successors(&self) -> Vec<(String, Self)> {
        let mut successors = Vec::new();
        let mover = usize::from(self.second_to_move);
        let far = if self.second_to_move { 0 } else { 3 };
        let name = |(rank, file): (usize, usize)| format!("{}{}", ['a', 'b', 'c'][file], rank + 1);
        for from in (0..4).flat_map(|rank| (0..3).map(move |file| (rank, file))) {
            let c = self.squares[from.0][from.1];
            if !self.mine(c) {
                continue;
            }
            for to in Self::reach(c, from.0, from.1) {
                let there = self.squares[to.0][to.1];
                let suicide = c.eq_ignore_ascii_case(&'L')
                    && !self.official
                    && self.attacks(self.second_to_move, to);
                if self.mine(there) || suicide {
                    continue;
                }
                let mut next = self.clone();
                next.second_to_move = !self.second_to_move;
                next.squares[from.0][from.1] = '.';
                let promotes = c.eq_ignore_ascii_case(&'C') && to.0 == far;
                let hen = if self.second_to_move { 'h' } else { 'H' };
                next.squares[to.0][to.1] = if promotes { hen } else { c };
                if there != '.' && !there.eq_ignore_ascii_case(&'L') {
                    let taken = if there.eq_ignore_ascii_case(&'H') {
                        'C'
                    } else {
                        there
                    };
                    let mine = if mover == 0 {
                        taken.to_ascii_uppercase()
                    } else {
                        taken.to_ascii_lowercase()
                    };
                    next.hands[mover].push(mine);
                }
                successors.push((
                    format!(
                        "{}{}{}",
                        name(from),
                        name(to),
                        if promotes { "+" } else { "" }
                    ),
                    next,
                ));
            }
        }
        let mut kinds = self.hands[mover].clone();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            for to in (0..4).flat_map(|rank| (0..3).map(move |file| (rank, file))) {
                if self.squares[to.0][to.1] == '.' {
                    let mut next = self.clone();
                    next.second_to_move = !self.second_to_move;
                    next.squares[to.0][to.1] = kind;
                    let at = next.hands[mover]
                        .iter()
                        .position(|held| *held == kind)
                        .expect("it is held");
                    next.hands[mover].remove(at);
                    successors.push((format!("{}@{}", kind.to_ascii_uppercase(), name(to)), next));
                }
            }
        }
        successors
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.verdict().is_some() {
            return 0;
        }
        self.successors()
            .iter()
            .map(|(_, next)| next.perft(depth - 1))
            .sum()
    }
}

#[test]
fn the_second_voice_agrees_with_the_figures_from_outside() {
    let start = Board::read("gle/1c1/1C1/ELG[-] w", false);
    assert_eq!(
        [1, 2, 3, 4, 5].map(|depth| start.perft(depth)),
        [4, 14, 82, 516, 3188]
    );
}

#[test]
fn the_official_rules_count_as_the_second_voice() {
    let deepest = if cfg!(debug_assertions) { 4 } else { 6 };
    for text in [
        "gle/1c1/1C1/ELG[-] w",
        "2c/2l/G2/Le1[GEc] w",
        "1l1/1e1/1L1/C2[GCge] w",
        "2e/1l1/GE1/1L1[GCC] w",
        "2e/L+Cl/1g1/g+c1[e] b",
        "3/1+Cl/L2/E1G[GEC] b",
        "g1l/L2/1e1/2c[GEC] w",
    ] {
        let (fast, slow) = (position("dobutsu/official", text), Board::read(text, true));
        for depth in 1..=deepest {
            let leaves = slow.perft(depth);
            assert_eq!(fast.perft(depth), leaves, "{text} at depth {depth}");
            if leaves > 20_000 && cfg!(debug_assertions) || leaves > 1_000_000 {
                break;
            }
        }
    }
}

#[test]
fn random_games_go_as_in_the_second_voice() {
    for (rules, official) in [("dobutsu/classic", false), ("dobutsu/official", true)] {
        let mut ends = Vec::new();
        for seed in 0..if cfg!(debug_assertions) { 40 } else { 1000 } {
            let mut dice = Dice(seed);
            let mut record = Record::new(&ruleset(rules));
            let mut board = Board::read("gle/1c1/1C1/ELG[-] w", official);
            while record.outcome().is_none() {
                let mut moves: Vec<_> = record
                    .legal_moves()
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                let mut successors = board.successors();
                moves.sort();
                successors.sort_by(|a, b| a.0.cmp(&b.0));
                assert_eq!(
                    moves,
                    successors
                        .iter()
                        .map(|(mv, _)| mv.clone())
                        .collect::<Vec<_>>(),
                    "{board:?}"
                );
                let (mv, next) = successors.swap_remove(dice.roll(successors.len()));
                record.play_text(&mv).expect("it is legal");
                board = next;
                let mut read = Board::read(&record.position().to_string(), official);
                for held in read.hands.iter_mut().chain(&mut board.hands) {
                    held.sort_unstable();
                }
                assert_eq!(read, board);
                let outcome = record.position().outcome();
                let expected = board.verdict();
                assert_eq!(
                    outcome.and_then(|o| Some((o.winner()?.index(), o.by()))),
                    expected,
                    "{board:?}"
                );
            }
            ends.push(record.outcome().expect("it is over").by());
        }
        for reason in [Reason::CATCH, Reason::TRY] {
            assert!(
                ends.contains(&reason),
                "no game under {rules} ended by {reason}"
            );
        }
    }
}
