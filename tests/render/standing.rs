//! Pictures of leaderboards and charts: any names and numbers can be drawn, and files stay small.

use banyan::render::{Chart, Leaderboard, LeaderboardRow, Picture, Point, Series, Theme};

use super::Decoded;

/// Ten typical players: other scripts, characters without a font, shared ranks, very long names.
pub fn leaderboard(theme: Theme) -> Leaderboard {
    let rows = [
        (1, "Ada Lovelace", 1912, 27, [41, 2, 5]),
        (2, "Nguyễn Thị Ánh", 1875, -12, [38, 1, 7]),
        (3, "דנה כהן", 1838, 0, [35, 2, 9]),
        (3, "🔥 Max ひよこ", 1838, 5, [32, 0, 11]),
        (
            5,
            "Wolfgang Amadeus Theophilus Mozart",
            1764,
            -131,
            [2029, 4, 1513],
        ),
        (6, "김철수", 1727, 9, [26, 5, 15]),
        (7, "bo", 1690, 14, [23, 0, 17]),
        (7, "Δημήτρης", 1690, -3, [20, 7, 19]),
        (9, "Иван Петров", 1616, 60, [0, 8, 0]),
        (10, "zz_top_1999", 1579, -8, [0, 0, 23]),
    ];
    let standing = |(at, row): (usize, (u32, &str, i32, i32, [u32; 3]))| {
        let (rank, name, rating, change, [wins, draws, losses]) = row;
        let swing = |step: i32| (step * (at as i32 + 3) % 17) as f32 - 8.0;
        let course = (0..20).map(|step| {
            let part = change as f32 * step as f32 / 19.0;
            rating as f32 - change as f32 + part + swing(step)
        });
        LeaderboardRow {
            rank: Some(rank),
            name: name.to_owned(),
            rating,
            deviation: 45 + 4 * at as i32,
            provisional: false,
            change: Some(change),
            trend_values: course.collect(),
            wins,
            draws,
            losses,
            own: at == 4,
        }
    };
    Leaderboard {
        title: "Jungle · Riverside".to_owned(),
        note: "1/12".to_owned(),
        rows: rows.into_iter().enumerate().map(standing).collect(),
        own: None,
        theme,
    }
}

/// The viewer's rank is far below a page of three.
fn from_afar(theme: Theme) -> Leaderboard {
    let mut board = leaderboard(theme);
    board.rows.truncate(3);
    board.own = Some(LeaderboardRow {
        rank: Some(43_127),
        name: "Grace Hopper".to_owned(),
        rating: 1488,
        deviation: 121,
        provisional: true,
        change: Some(-24),
        trend_values: vec![1500.0, 1512.0, 1480.0, 1488.0],
        wins: 3,
        draws: 0,
        losses: 4,
        own: true,
    });
    board
}

/// The golden pictures.
pub fn pictures() -> Vec<(String, Picture)> {
    let mut pictures = Vec::new();
    for theme in Theme::ALL {
        pictures.push((format!("leaderboard-{theme}"), leaderboard(theme).draw()));
    }
    let afar = from_afar(Theme::Night).draw();
    pictures.push(("leaderboard-from-afar".to_owned(), afar));
    for theme in Theme::ALL {
        pictures.push((format!("chart-{theme}"), three_games(theme).draw()));
    }
    for (name, games) in [("one", 1), ("four", 4), ("thousands", 9000)] {
        let course = course("Jungle", 4, games, 9_000_000 / games as i64);
        pictures.push((
            format!("chart-{name}"),
            chart(Theme::Day, vec![course]).draw(),
        ));
    }
    pictures
}

/// A plausible rating history: large changes first, smaller ones later.
fn course(pool: &str, seed: i64, games: usize, step: i64) -> Series {
    let mut chance = seed;
    let mut point = Point {
        at: 1_772_000_000 + seed * 1_000_000,
        rating: 1500.0,
        deviation: 350.0,
    };
    let next = |_| {
        chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
        point.at += step / 2 + chance % step.max(1);
        point.deviation = (point.deviation * 0.93).max(52.0);
        let swing = (chance / 7919 % 1000) as f64 / 1000.0 - 0.5;
        point.rating += swing * point.deviation * 0.6;
        point
    };
    let points: Vec<Point> = (0..games).map(next).collect();
    let (rating, deviation) = (point.rating, point.deviation);
    let guess = if deviation < 110.0 { "" } else { "?" };
    Series {
        label: format!("{pool} {rating:.0}{guess} ±{deviation:.0}"),
        points,
    }
}

fn chart(theme: Theme, courses: Vec<Series>) -> Chart {
    Chart {
        title: "Ada Lovelace".to_owned(),
        note: "+41 =2 –12".to_owned(),
        series: courses,
        theme,
    }
}

pub fn three_games(theme: Theme) -> Chart {
    let courses = vec![
        course("Jungle", 1, 60, 300_000),
        course("Dōbutsu Shōgi", 5, 30, 400_000),
        course("Ô ăn quan", 9, 6, 800_000),
    ];
    chart(theme, courses)
}

#[test]
fn a_chart_holds_whatever_it_is_given() {
    let extreme = |at, rating, deviation| Point {
        at,
        rating,
        deviation,
    };
    let courses = [
        vec![],
        vec![
            extreme(i64::MIN, f64::MAX, f64::MAX),
            extreme(i64::MAX, f64::MIN, -1.0),
        ],
        vec![extreme(0, f64::NAN, 1.0), extreme(5, 1500.0, f64::INFINITY)],
        vec![extreme(5, 1500.0, 350.0); 3],
        course("", 3, 20_000, 1).points,
    ];
    let courses = courses.map(|points| Series {
        label: "長".repeat(300),
        points,
    });
    for shown in 0..=courses.len() {
        for alone in [false, true] {
            let first = if alone { shown.saturating_sub(1) } else { 0 };
            let picture = chart(Theme::Day, courses[first..shown].to_vec()).draw();
            assert_eq!(Decoded::of(&picture).width, 720);
            assert!(picture.png.len() < 60_000, "{picture:?}");
        }
    }
}

#[test]
fn every_line_is_seen_and_thinning_keeps_its_peaks() {
    for theme in Theme::ALL {
        let colours = theme.colours();
        let seen = Decoded::of(&three_games(theme).draw());
        for (line, colour) in colours.pebbles.into_iter().enumerate() {
            let count = seen.pixels.iter().filter(|&&pixel| pixel == colour).count();
            assert_eq!(
                count > 300,
                line < 3,
                "{theme}: line {line} has {count} pixels"
            );
        }
    }
    // One game among thousands raises the rating sharply, and the next lowers it again.
    let mut long = course("Jungle", 2, 9000, 10_000);
    let height = |course: &Series| {
        let picture = chart(Theme::Day, vec![course.clone()]).draw();
        let seen = Decoded::of(&picture);
        let colour = Theme::Day.colours().pebbles[0];
        let plot = seen.pixels.chunks(720).skip(50 + 36);
        plot.filter(|row| row.contains(&colour)).count()
    };
    let quiet: Vec<Point> = long
        .points
        .iter()
        .map(|&point| Point {
            rating: 1500.0,
            ..point
        })
        .collect();
    long.points = quiet;
    let flat = height(&long);
    long.points[4321].rating = 1900.0;
    let peaked = height(&long);
    assert!(flat < 30 && peaked > 200, "{flat} and {peaked} rows");
}

#[test]
fn a_leaderboard_holds_whatever_it_is_given() {
    let odd = LeaderboardRow {
        rank: Some(u32::MAX),
        name: "W".repeat(300),
        rating: i32::MIN,
        deviation: i32::MAX,
        provisional: true,
        change: Some(i32::MIN),
        trend_values: vec![f32::MAX, f32::MIN, f32::NAN, f32::INFINITY, 0.0],
        wins: u32::MAX,
        draws: u32::MAX,
        losses: u32::MAX,
        own: true,
    };
    let board = Leaderboard {
        title: "長".repeat(300),
        note: "…".repeat(300),
        rows: vec![odd.clone(); 10],
        own: Some(odd),
        theme: Theme::Day,
    };
    let picture = board.draw();
    assert_eq!(Decoded::of(&picture).width, 720);
    assert!(picture.png.len() < 60_000, "{picture:?}");
    let empty = Leaderboard::default().draw();
    assert!((40..80).contains(&empty.height), "{empty:?}");
}

#[test]
fn a_leaderboard_is_small_and_marks_the_readers_row() {
    for theme in Theme::ALL {
        for board in [leaderboard(theme), from_afar(theme)] {
            let picture = board.draw();
            assert!(picture.png.len() < 60_000, "{picture:?}");
            let seen = Decoded::of(&picture);
            assert!(seen.colours <= 256);
            let place = board.rows.iter().position(|row| row.own);
            let ground = theme.colours().row(place.unwrap_or(board.rows.len()), true);
            let rows = seen.pixels.chunks(seen.width);
            let marked =
                rows.filter(|row| row.iter().filter(|&&pixel| pixel == ground).count() > 300);
            assert!((50..60).contains(&marked.count()), "{theme}: one row");
        }
    }
}
