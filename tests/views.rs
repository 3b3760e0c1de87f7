//! What a match looks like to somebody: the words that stand for its picture, and the picture as they asked for it.

use banyan::{
    discord::view::{self, board_style::BoardStyle},
    locale::Locale,
    play::{Actor, ChannelId, Command, Match, MatchId, PlayerId, Stamped, Terms, Timestamp},
    render::{self, Theme, View},
    rules::{AnyPosition, Game, Record, Ruleset, Side, o_an_quan},
    store::{Flip, Preferences},
    wording,
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

use crate::{
    commands::{begin, play},
    common::{TestEnvironment, is_private, text},
};

const ALICE: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);
const NOW: Timestamp = Timestamp(1_700_000_000_000);

fn take(game: &mut Match, by: PlayerId, command: &Command) {
    let by = Actor::Player(by);
    for event in game.decide(by, command, NOW).expect("it is allowed") {
        let stamped = Stamped {
            seq: game.seq() + 1,
            at: NOW,
            by,
            event,
        };
        game.apply(&stamped).expect("it was decided");
    }
}

fn begun(ruleset: Ruleset) -> Match {
    let terms = Terms::new(ALICE, Some(BOB), ruleset, ChannelId(11));
    let mut game = Match::open(terms, NOW)
        .expect("a challenge")
        .with_id(MatchId(9_007_199_254_740_991));
    take(&mut game, BOB, &Command::Accept { lot: Side::First });
    game
}

/// Every preset, and for each preset the ruleset with the longest name.
fn rulesets() -> Vec<Ruleset> {
    let presets: Vec<Ruleset> = Game::ALL
        .iter()
        .copied()
        .flat_map(Ruleset::presets)
        .collect();
    let longest = presets.iter().map(|preset| {
        let switches: Vec<String> = preset
            .settings()
            .iter()
            .filter_map(|setting| {
                let others = setting
                    .values
                    .iter()
                    .filter(|value| **value != setting.value);
                let value = others.max_by_key(|value| value.len())?;
                Some(format!("+{}={value}", setting.switch))
            })
            .collect();
        let name = format!("{preset}{}", switches.concat());
        name.parse()
            .unwrap_or_else(|error| panic!("{name}: {error}"))
    });
    presets.iter().copied().chain(longest).collect()
}

/// What the alt text must contain: each piece with its square, and each field's number.
fn told(locale: Locale, position: &AnyPosition) -> Vec<String> {
    let standing =
        |name: &str, square: String| format!("{} {square}", wording::piece(locale, name));
    match position {
        AnyPosition::Jungle(board) => board
            .pieces()
            .map(|(square, piece)| standing(piece.kind.key(), square.to_string()))
            .collect(),
        AnyPosition::Dobutsu(board) => board
            .pieces()
            .map(|(square, piece)| standing(piece.kind.key(), square.to_string()))
            .collect(),
        AnyPosition::OAnQuan(board) => Side::ALL
            .into_iter()
            .map(|side| {
                let fields =
                    [1, 2, 3, 4, 5].map(|field| board.citizens(o_an_quan::ring(side, field)));
                wording::join_list(locale, &fields.map(|count| count.to_string()))
            })
            .collect(),
    }
}

/// A game of Ô ăn quan by chance: captured citizens that go back are told, and in the end the score.
#[test]
fn refilled_fields_and_the_final_score_are_told() {
    let mut random = StdRng::seed_from_u64(7);
    let mut refills = 0;
    for locale in Locale::ALL {
        let mut game = begun("o-an-quan/standard".parse().expect("a ruleset"));
        while let Some(player) = game.to_move() {
            let before = game.record().position().clone();
            let moves = game.record().legal_moves();
            let mv = moves[random.gen_range(0..moves.len())];
            let text = mv.to_string();
            take(&mut game, player, &Command::Move { text });
            let described = before.describe(mv).expect("a legal move");
            let told = wording::aftermath(locale, game.record());
            assert_eq!(told.is_some(), described.aftermath.is_some());
            if let Some(told) = told {
                refills += 1;
                let headline = wording::headline(&game, None, locale);
                assert!(headline.contains(&told), "{told} is missing: {headline}");
                let alt = wording::board_alt(locale, &game);
                assert!(alt.contains(&told), "{told} is missing: {alt}");
            }
        }
        let points = game.record().position().points(true).expect("points");
        let [less, more] = if points[0] < points[1] {
            points
        } else {
            [points[1], points[0]]
        };
        let score = format!("{more}–{less}");
        assert!(wording::headline(&game, None, locale).contains(&score));
        assert!(wording::board_alt(locale, &game).contains(&score));
    }
    assert!(refills > 0, "no field was refilled");
}

#[test]
fn the_longest_position_of_every_game_is_told_in_full() {
    let mut random = StdRng::seed_from_u64(11);
    for locale in Locale::ALL {
        for ruleset in rulesets() {
            let mut game = begun(ruleset);
            let mut longest = 0;
            for _ in 0..80 {
                let alt = wording::board_alt(locale, &game);
                longest = longest.max(alt.chars().count());
                assert!(!alt.ends_with('…'), "{ruleset}: {alt}");
                assert!(!alt.contains(['{', '}']), "{ruleset}: {alt}");
                assert!(locale != Locale::En || alt.contains(" Pieces of "), "{alt}");
                let record = game.record();
                for what in told(locale, record.position()) {
                    assert!(alt.contains(&what), "{what} is missing: {alt}");
                }
                if let Some(last) = wording::last_move(locale, game.record()) {
                    assert!(alt.contains(&last), "{last} is missing: {alt}");
                }
                let Some(player) = game.to_move() else { break };
                let colour = wording::side(locale, &ruleset, record.position().side_to_move());
                assert!(alt.contains(&colour), "{colour} is missing: {alt}");

                let board = wording::text_board(locale, &game);
                let size = wording::headline(&game, None, locale).len() + board.len();
                assert!(size < 2_000, "{ruleset}: {size} bytes of text board");

                // Few captures lead to positions with long alt texts.
                let moves = record.legal_moves();
                let quiet = |mv: &&_| !record.position().captures(**mv);
                let quiet: Vec<_> = moves.iter().filter(quiet).collect();
                let chosen = if quiet.is_empty() {
                    &moves[random.gen_range(0..moves.len())]
                } else {
                    quiet[random.gen_range(0..quiet.len())]
                };
                let text = chosen.to_string();
                take(&mut game, player, &Command::Move { text });
            }
            assert!(longest <= wording::ALT_LIMIT, "{ruleset}: {longest}");
        }
    }
}

#[test]
fn a_look_decides_the_picture_and_nothing_else() {
    let mut game = begun("jungle/german+traps=enemy".parse().expect("a ruleset"));
    take(
        &mut game,
        ALICE,
        &Command::Move {
            text: "a3a4".to_owned(),
        },
    );
    let look = BoardStyle {
        viewer: None,
        locale: Locale::default(),
        names: ["Ada".to_owned(), "Nguyễn".to_owned()],
        theme: Theme::Night,
        below: Side::First,
        coordinates: true,
        landscape: false,
        ratings: Vec::new(),
        leave: None,
        tournament: None,
        counts: None,
        computer_off: false,
    };
    let mut record = Record::new(&game.terms().ruleset);
    let last_move = record.play_text("a3a4").expect("a legal move");
    let plain = View {
        title: "Jungle · german".to_owned(),
        deviations: vec!["traps=enemy".to_owned()],
        note: "#9007199254740991".to_owned(),
        names: look.names.clone(),
        last_move: Some(last_move),
        theme: Theme::Night,
        ..View::default()
    };
    let picture = |look: &BoardStyle| view::picture(&game, look);
    let drawn = |view: &View| render::board(record.position(), view).png;
    assert_eq!(picture(&look).bytes, drawn(&plain));
    assert_eq!(picture(&look).alt, wording::board_alt(look.locale, &game));

    let usual = Preferences::default();
    let below = look.clone().as_chosen(&game, BOB, &usual);
    let flip = View {
        flip: true,
        ..plain.clone()
    };
    assert_eq!(picture(&below).bytes, drawn(&flip));
    let stranger = look.clone().as_chosen(&game, PlayerId(77), &usual);
    assert_eq!(picture(&stranger).bytes, drawn(&plain));
    let chosen = Preferences {
        theme: Some("high-contrast".to_owned()),
        flip: Flip::First,
        ..usual
    };
    let own = look.clone().as_chosen(&game, BOB, &chosen);
    let contrast = View {
        theme: Theme::Contrast,
        ..plain.clone()
    };
    assert_eq!(picture(&own).bytes, drawn(&contrast));
    let wide = BoardStyle {
        landscape: true,
        coordinates: false,
        ..look
    };
    let lying = View {
        landscape: true,
        bare: true,
        ..plain
    };
    assert_eq!(picture(&wide).bytes, drawn(&lying));
}

/// The picture of a message.
async fn shown(env: &TestEnvironment, message: &Value) -> Vec<u8> {
    let path = text(&message["attachments"][0]["url"]);
    let url = if path.starts_with('/') {
        format!("{}{path}", env.base)
    } else {
        path
    };
    let answer = env.http.get(url).send().await.expect("an answer");
    answer.bytes().await.expect("a picture").to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_names_and_the_one_who_asks_sees_their_side() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let board = play(&alice, number, "e3d3").await;

    let mut record = Record::new(&"jungle/classic".parse().expect("a ruleset"));
    let last_move = record.play_text("e3d3").expect("a legal move");
    let view = View {
        title: "Jungle · classic".to_owned(),
        note: format!("#{number}"),
        names: ["Alice".to_owned(), "Bob".to_owned()],
        last_move: Some(last_move),
        ..View::default()
    };
    let drawn = |view: &View| render::board(record.position(), view).png;
    assert_eq!(shown(&env, &board).await, drawn(&view));

    let flip = View {
        flip: true,
        ..view.clone()
    };
    for (person, options, expected) in [
        (&alice, vec![], view.clone()),
        (&bob, vec![], flip.clone()),
        (&bob, vec![("public", json!(true))], view.clone()),
        (&bob, vec![("below", json!("first"))], view.clone()),
        (
            &alice,
            vec![
                ("below", json!("second")),
                ("theme", json!("night")),
                ("coordinates", json!(false)),
                ("view", json!("landscape")),
            ],
            View {
                theme: Theme::Night,
                bare: true,
                landscape: true,
                ..flip.clone()
            },
        ),
    ] {
        let seen = person.command("board", &options).await;
        assert_eq!(
            is_private(&seen),
            options.first().is_none_or(|option| option.0 != "public")
        );
        assert!(shown(&env, &seen).await == drawn(&expected), "{options:?}");
    }
    let read = bob.command("board", &[("view", json!("text"))]).await;
    assert_eq!(read["attachments"], json!([]));
    assert!(text(&read["content"]).contains("leopard d3"), "{read}");

    // The menu of destinations is also shown from the mover's side.
    let pieces = bob.press(&board, "move", &[]).await;
    let places = bob.press(&pieces, "piece", &["a7"]).await;
    let chosen = View {
        chosen: Some("a7".to_owned()),
        targets: vec!["a6".to_owned(), "b7".to_owned(), "a8".to_owned()],
        ..flip
    };
    assert!(shown(&env, &places).await == drawn(&chosen));
    env.close().await;
}
