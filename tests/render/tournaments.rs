//! Pictures of standings and brackets: any names and numbers can be drawn, and files stay small.

use banyan::render::{
    BracketPairing, BracketPicture, BracketPlayer, BracketRound, Cell, Picture, Standings,
    StandingsRow, Theme,
};

use super::Decoded;

const NAMES: [&str; 8] = [
    "Ada Lovelace",
    "Nguyễn Thị Ánh",
    "דנה כהן",
    "🔥 Max ひよこ",
    "Wolfgang Amadeus Theophilus Mozart",
    "김철수",
    "Δημήτρης",
    "zz_top_1999",
];

/// A finished round robin of eight.
fn cross_table(theme: Theme) -> Standings {
    let row = |at: usize| {
        let cell = |other: usize| match (at.cmp(&other), (at * 5 + other * 5) % 4) {
            (std::cmp::Ordering::Equal, _) => Cell::Own,
            (_, 1) => Cell::Drawn("½".to_owned()),
            (std::cmp::Ordering::Less, 2) if at == 6 => Cell::Won("+".to_owned()),
            (std::cmp::Ordering::Less, _) => Cell::Won("1".to_owned()),
            (std::cmp::Ordering::Greater, 2) if other == 6 => Cell::Lost("–".to_owned()),
            _ => Cell::Lost("0".to_owned()),
        };
        StandingsRow {
            place: [1, 2, 3, 3, 5, 6, 7, 8][at],
            name: NAMES[at].to_owned(),
            cells: (0..8).map(cell).collect(),
            totals: vec![
                ["6½", "5½", "4", "4", "3½", "2½", "1½", "½"][at].to_owned(),
                format!("{}.25", 20 - 2 * at),
            ],
            out: at == 7,
            marked: at == 2,
        }
    };
    Standings {
        title: "Autumn cup · Jungle".to_owned(),
        note: "7/7".to_owned(),
        headings: (1..=8).map(|place: u32| place.to_string()).collect(),
        totals: vec!["Pts".to_owned(), "SB".to_owned()],
        rows: (0..8).map(row).collect(),
        theme,
    }
}

/// A Swiss tournament of `players` after five rounds: the opponent's place and the result in each cell.
fn swiss(theme: Theme, players: usize) -> Standings {
    let row = |at: usize| {
        let cell = |round: usize| {
            let opponent = (at + round * 7 + 3) % players + 1;
            match (at + round) % 5 {
                0 | 1 => Cell::Won(format!("+{opponent}")),
                2 => Cell::Drawn(format!("={opponent}")),
                3 => Cell::Lost(format!("–{opponent}")),
                _ if at + 1 == players => Cell::Other("+".to_owned()),
                _ => Cell::Empty,
            }
        };
        StandingsRow {
            place: at as u32 + 1,
            name: NAMES[at % 8].to_owned(),
            cells: (0..5).map(cell).collect(),
            totals: vec![format!("{}", 5 - at * 5 / players), "12½".to_owned()],
            out: at % 11 == 10,
            marked: false,
        }
    };
    Standings {
        title: "Winter Swiss".to_owned(),
        note: "5/6".to_owned(),
        headings: (1..=5).map(|round: u32| round.to_string()).collect(),
        totals: vec!["Pts".to_owned(), "BH".to_owned()],
        rows: (0..players).map(row).collect(),
        theme,
    }
}

/// A bracket in which the better seed won every pairing of all rounds but the last.
fn bracket(theme: Theme, players: usize, from: usize) -> BracketPicture {
    let mut left: Vec<usize> = (0..players).collect();
    let mut rounds = Vec::new();
    while left.len() > 1 {
        let last = left.len() == 2;
        let player = |number: usize, won: bool| BracketPlayer {
            name: NAMES[number % 8].to_owned(),
            score: if last {
                String::new()
            } else {
                if won { "1" } else { "0" }.to_owned()
            },
            won: (!last).then_some(won),
            marked: number == 2,
        };
        let pairings = left.chunks(2).map(|pair| BracketPairing {
            players: [player(pair[0], true), player(pair[1], false)],
        });
        rounds.push(BracketRound {
            heading: if last { "Final" } else { "1/2" }.to_owned(),
            pairings: pairings.collect(),
        });
        left = left.chunks(2).map(|pair| pair[0]).collect();
    }
    let third = BracketPairing::default();
    BracketPicture {
        title: "Spring knockout".to_owned(),
        note: "3/3".to_owned(),
        rounds,
        from,
        third_place: Some(("3rd place".to_owned(), third)),
        theme,
    }
}

/// The golden pictures.
pub fn pictures() -> Vec<(String, Picture)> {
    let mut pictures = Vec::new();
    for theme in Theme::ALL {
        pictures.push((format!("cross-table-{theme}"), cross_table(theme).draw()));
        pictures.push((format!("bracket-{theme}"), bracket(theme, 8, 0).draw()));
    }
    pictures.push(("swiss".to_owned(), swiss(Theme::Night, 24).draw()));
    pictures.push((
        "bracket-of-16".to_owned(),
        bracket(Theme::Day, 16, 0).draw(),
    ));
    pictures.push((
        "bracket-of-two".to_owned(),
        bracket(Theme::Night, 2, 0).draw(),
    ));
    pictures
}

#[test]
fn standings_hold_whatever_they_are_given() {
    let odd = StandingsRow {
        place: u32::MAX,
        name: "W".repeat(300),
        cells: vec![Cell::Won("長".repeat(300)); 40],
        totals: vec!["9".repeat(300); 5],
        out: true,
        marked: true,
    };
    let picture = Standings {
        title: "長".repeat(300),
        note: "…".repeat(300),
        headings: vec!["W".repeat(300); 40],
        totals: vec!["W".repeat(300); 5],
        rows: vec![odd; 300],
        theme: Theme::Day,
    }
    .draw();
    assert_eq!(Decoded::of(&picture).width, 720);
    assert!(picture.height < 3100, "{picture:?}");
    let empty = Standings::default().draw();
    assert!((80..120).contains(&empty.height), "{empty:?}");
    // Fewer cells than headings, and more.
    let mut uneven = cross_table(Theme::Contrast);
    uneven.rows[0].cells.clear();
    uneven.rows[1].cells.push(Cell::Own);
    assert_eq!(
        uneven.draw().height,
        cross_table(Theme::Contrast).draw().height
    );
}

#[test]
fn large_standings_stay_small() {
    let picture = swiss(Theme::Day, 64).draw();
    assert!(picture.png.len() < 200_000, "{picture:?}");
    assert_eq!(picture.height, swiss(Theme::Day, 64).draw().height);
    let more = swiss(Theme::Day, 65).draw();
    assert!(
        more.height > picture.height && more.height < picture.height + 40,
        "dots, no row"
    );
}

/// So do the divisions of a league: nine of eight players are as high as the eight that are drawn, with dots below.
#[test]
fn left_out_divisions_are_dots() {
    let of_eight = |divisions: usize| {
        let tables = vec![cross_table(Theme::Day); divisions];
        Standings::draw_all(&tables)
    };
    let (whole, more) = (of_eight(8), of_eight(9));
    assert!(
        more.height > whole.height && more.height < whole.height + 30,
        "{} and {}",
        whole.height,
        more.height
    );
    assert_eq!(of_eight(30).height, more.height);
}

/// No cell is cut, also with the most players: another last digit is another picture.
#[test]
fn cells_of_large_fields_are_whole() {
    let one = |opponent: &str, rounds: usize| {
        let mut standings = swiss(Theme::Night, 256);
        standings.headings = (1..=rounds).map(|round| round.to_string()).collect();
        for row in &mut standings.rows {
            row.cells = vec![Cell::Won("+1".to_owned()); rounds];
        }
        standings.rows[0].cells[rounds - 1] = Cell::Drawn(opponent.to_owned());
        Decoded::of(&standings.draw()).pixels
    };
    for rounds in [1, 5, 9, 20] {
        for [opponent, other] in [["=1", "=2"], ["=98", "=97"], ["=254", "=253"]] {
            let same = one(opponent, rounds) == one(other, rounds);
            assert!(!same, "{opponent} in {rounds} rounds");
        }
    }
}

/// A bracket says that it goes on.
#[test]
fn left_out_pairings_are_dots() {
    let (whole, more) = (
        bracket(Theme::Night, 64, 0).draw(),
        bracket(Theme::Night, 128, 0).draw(),
    );
    assert_eq!(more.height, whole.height + 30);
}

#[test]
fn brackets_of_any_size_can_be_drawn() {
    for players in [0, 1, 2, 4, 8, 16, 32, 64, 128, 256] {
        for from in [0, 1, 3, 99] {
            let picture = bracket(Theme::Night, players, from).draw();
            let seen = Decoded::of(&picture);
            assert_eq!(seen.width, 720);
            assert!(seen.colours <= 256);
            assert!(
                picture.height < 2900 && picture.png.len() < 200_000,
                "{picture:?}"
            );
        }
    }
}

/// A won pairing has a bar in the colour of what is right; a marked row is tinted.
#[test]
fn winners_and_marked_rows_are_seen() {
    for theme in Theme::ALL {
        let colours = theme.colours();
        let count = |picture: &Picture, colour| {
            let pixels = Decoded::of(picture).pixels;
            pixels.iter().filter(|&&pixel| pixel == colour).count()
        };
        // Six decided pairings, each with a bar of 7 by 33 pixels.
        let bars = count(&bracket(theme, 8, 0).draw(), colours.hint);
        assert_eq!(bars, 6 * 7 * 33, "{theme}");
        let marked = count(&cross_table(theme).draw(), colours.row(2, true));
        assert!(marked > 10_000, "{theme}: {marked}");
    }
}
