//! Positions, moves and reasons in words: what a screen reader says, what menus list. Pure; knows no Discord type.

use std::fmt::Write as _;

use crate::{
    locale::{FluentValue, Locale, plain, text},
    play::{Ending, Match, Phase},
    rules::{
        AnyPosition, Deed, Described, Illegal, Move, Record, Side, Term, dobutsu, jungle, o_an_quan,
    },
    say,
    wording::{
        rulesets::{ruleset, side},
        text::{listed, shortened},
    },
};

/// Discord's limit for the description of an attachment, in characters.
pub const ALT_LIMIT: usize = 1024;

/// The name of a piece.
#[must_use]
pub fn piece(locale: Locale, key: &str) -> String {
    say!(locale, &format!("piece-{key}"))
}

/// A move with its piece and its deed: "lion g1 jumps to d1, takes the wolf".
#[must_use]
pub fn described(locale: Locale, deed: &Described) -> String {
    let key = match deed.kind {
        Deed::Swim => "deed-swim",
        Deed::Land => "deed-land",
        Deed::Jump => "deed-jump",
        Deed::Trap => "deed-trap",
        Deed::Den => "deed-den",
        Deed::Drop => "deed-drop",
        Deed::Promote => "deed-promote",
        Deed::Try => "deed-try",
        Deed::Sow => return sown(locale, deed),
        Deed::Step => "deed-step",
    };
    let mut sentence = say!(
        locale,
        key,
        piece = piece(locale, deed.piece),
        from = deed.from.clone().unwrap_or_default(),
        to = deed.to.clone()
    );
    if let Some(captured) = deed.captured {
        sentence = say!(
            locale,
            "deed-takes",
            deed = sentence,
            captured = piece(locale, captured)
        );
    }
    sentence
}

/// A sowing: "field 3 to the right, takes a mandarin".
fn sown(locale: Locale, deed: &Described) -> String {
    let key = if deed.to == "R" {
        "deed-sow-right"
    } else {
        "deed-sow-left"
    };
    let sentence = say!(locale, key, field = deed.from.clone().unwrap_or_default());
    match deed.captured {
        Some("mandarin") => say!(locale, "deed-takes-mandarin", deed = sentence),
        Some(_) => say!(locale, "deed-takes-citizens", deed = sentence),
        None => sentence,
    }
}

/// The readable name of a legal move in `position`, the text first: "g1d1 · lion g1 jumps to d1".
#[must_use]
pub fn move_name(locale: Locale, position: &AnyPosition, mv: Move) -> String {
    position.describe(mv).map_or_else(
        || mv.to_string(),
        |deed| format!("{mv} · {}", described(locale, &deed)),
    )
}

/// The newest move of a record with its readable name, told from the position before it.
#[must_use]
pub fn last_move(locale: Locale, record: &Record) -> Option<String> {
    let mv = record.moves().last()?;
    let deed = record.before_last()?.describe(*mv);
    Some(deed.map_or_else(|| mv.to_string(), |deed| described(locale, &deed)))
}

/// Why a move is not allowed.
#[must_use]
pub fn illegal(locale: Locale, illegal: &Illegal) -> String {
    let args: Vec<(&str, FluentValue<'_>)> = illegal
        .args
        .iter()
        .map(|(name, term)| {
            let value = match term {
                Term::Piece(key) => piece(locale, key).into(),
                Term::Number(number) => plain(*number),
                Term::Text(text) => text.clone().into(),
            };
            (*name, value)
        })
        .collect();
    text(locale, &format!("illegal-{}", illegal.key), &args)
}

/// The legal moves that lie nearest to an illegal one: those of the animal it speaks of, else those to its square,
/// else any.
#[must_use]
pub fn nearest(game: &Match, illegal: &Illegal) -> Vec<Move> {
    const MOST: usize = 4;
    let position = game.record().position();
    let term = |wanted: &str| {
        let found = illegal.args.iter().find(|(name, _)| *name == wanted);
        found.map(|(_, term)| term)
    };
    let near = |touches: &dyn Fn(&Described) -> bool| -> Vec<Move> {
        position
            .legal_moves()
            .into_iter()
            .filter(|mv| position.describe(*mv).as_ref().is_some_and(touches))
            .take(MOST)
            .collect()
    };
    let same_piece = match term("piece") {
        Some(Term::Piece(piece)) => near(&|deed| deed.piece == *piece),
        _ => Vec::new(),
    };
    let nearest = match term("square").or_else(|| term("to")) {
        Some(Term::Text(square)) if same_piece.is_empty() => near(&|deed| deed.to == *square),
        _ => same_piece,
    };
    if nearest.is_empty() {
        return near(&|_| true);
    }
    nearest
}

/// How a match ended, from its end: "reached the den".
#[must_use]
pub fn ending(locale: Locale, ending: &Ending) -> String {
    say!(locale, &format!("ending-{}", ending.key()))
}

/// Everything of one side with its place: "elephant a3, lion g1", "lion b1, in hand: chick", "fields 5, 5, 0, 5, 5".
fn pieces(locale: Locale, position: &AnyPosition, side: Side) -> String {
    let places: Vec<String> = match position {
        AnyPosition::Jungle(board) => {
            let mut animals: Vec<_> = board
                .pieces()
                .filter(|(_, animal)| animal.side == side)
                .collect();
            animals.sort_by_key(|(_, animal)| std::cmp::Reverse(animal.kind.rank()));
            let place = |(square, animal): (jungle::Square, jungle::Piece)| {
                format!("{} {square}", piece(locale, animal.kind.name()))
            };
            animals.into_iter().map(place).collect()
        }
        AnyPosition::Dobutsu(board) => {
            let mut places: Vec<String> = board
                .pieces()
                .filter(|(_, animal)| animal.side == side)
                .map(|(square, animal)| format!("{} {square}", piece(locale, animal.kind.name())))
                .collect();
            let hand: Vec<String> = dobutsu::Kind::IN_HAND
                .into_iter()
                .filter(|kind| board.in_hand(side, *kind) > 0)
                .map(|kind| {
                    say!(
                        locale,
                        "alt-held",
                        count = plain(board.in_hand(side, kind).into()),
                        piece = piece(locale, kind.name())
                    )
                })
                .collect();
            if !hand.is_empty() {
                places.push(say!(locale, "alt-hand", pieces = listed(locale, &hand)));
            }
            places
        }
        AnyPosition::OAnQuan(board) => {
            let fields: Vec<String> = (1..=5)
                .map(|field| board.citizens(o_an_quan::ring(side, field)).to_string())
                .collect();
            vec![say!(
                locale,
                "alt-fields",
                fields = listed(locale, &fields),
                pool = plain(board.pool(side).into()),
                mandarins = plain(board.mandarins_won(side).into())
            )]
        }
    };
    if places.is_empty() {
        say!(locale, "no-pieces")
    } else {
        listed(locale, &places)
    }
}

/// What belongs to neither side: the mandarin squares.
fn common(locale: Locale, position: &AnyPosition) -> Option<String> {
    let AnyPosition::OAnQuan(board) = position else {
        return None;
    };
    let square = |number| {
        let key = if board.mandarin(number) {
            "alt-quan-held"
        } else {
            "alt-quan-gone"
        };
        say!(locale, key, citizens = plain(board.citizens(number).into()))
    };
    Some(say!(
        locale,
        "alt-quan",
        left = square(0),
        right = square(6)
    ))
}

/// Every piece's place, each sentence after a space.
fn places(locale: Locale, position: &AnyPosition) -> String {
    let rules = &position.ruleset();
    let mut words = String::new();
    for colour in Side::ALL {
        let name = side(locale, rules, colour);
        let pieces = pieces(locale, position, colour);
        let _ = write!(
            words,
            " {}",
            say!(locale, "alt-side", side = name, pieces = pieces)
        );
    }
    if let Some(common) = common(locale, position) {
        let _ = write!(words, " {common}");
    }
    words
}

/// The whole position in words, at most [`ALT_LIMIT`] characters: ruleset, side to move or result, last move, every
/// piece's place.
#[must_use]
pub fn alt(locale: Locale, game: &Match) -> String {
    let rules = &game.terms().ruleset;
    let state = match game.ending() {
        Some(end) => match end.winner() {
            Some(winner) => say!(
                locale,
                "alt-won",
                winner = side(locale, rules, winner),
                reason = ending(locale, &end)
            ),
            None => say!(locale, "alt-drawn", reason = ending(locale, &end)),
        },
        None if game.struck_out() => say!(locale, "alt-struck-out"),
        None if game.phase() == Phase::Void => say!(locale, "alt-aborted"),
        None => return told(locale, game.record()),
    };
    position(locale, game.record(), &state)
}

/// The same of a record as it stands at some move, whatever came of it.
#[must_use]
pub fn told(locale: Locale, record: &Record) -> String {
    let rules = record.ruleset();
    let state = say!(
        locale,
        "alt-to-move",
        side = side(locale, &rules, record.position().side_to_move()),
        number = (record.ply() / 2 + 1).to_string()
    );
    position(locale, record, &state)
}

fn position(locale: Locale, record: &Record, state: &str) -> String {
    let (rules, position) = (&record.ruleset(), record.position());
    let mut words = say!(
        locale,
        "alt-begins",
        ruleset = ruleset(locale, rules),
        state = state
    );
    if let Some(last) = last_move(locale, record) {
        let _ = write!(words, " {}", say!(locale, "alt-last", last = last));
    }
    words.push_str(&places(locale, position));
    shortened(&words, ALT_LIMIT)
}

/// A position that belongs to no match in words, at most [`ALT_LIMIT`] characters, with the squares that are marked in it.
#[must_use]
pub fn placed(locale: Locale, position: &AnyPosition, marked: &[String]) -> String {
    let rules = &position.ruleset();
    let mover = side(locale, rules, position.side_to_move());
    let mut words = say!(
        locale,
        "alt-position",
        ruleset = ruleset(locale, rules),
        side = mover
    );
    words.push_str(&places(locale, position));
    if !marked.is_empty() {
        let marked = say!(locale, "alt-marked", squares = listed(locale, marked));
        let _ = write!(words, " {marked}");
    }
    shortened(&words, ALT_LIMIT)
}

/// The animals of a position with their ranks, strongest first; nothing in games without ranks.
#[must_use]
pub fn ranking(locale: Locale, position: &AnyPosition) -> String {
    let AnyPosition::Jungle(board) = position else {
        return String::new();
    };
    let mut ranks: Vec<(u8, &str)> = board
        .pieces()
        .filter(|(_, animal)| animal.side == Side::First)
        .map(|(_, animal)| (board.rules().rank(animal.kind), animal.kind.name()))
        .collect();
    ranks.sort_unstable_by(|one, other| other.cmp(one));
    let animal = |(rank, name): &(u8, &str)| format!("{} {rank}", piece(locale, name));
    listed(locale, &ranks.iter().map(animal).collect::<Vec<_>>())
}

/// An animation of the whole match in words: its moves, at most [`ALT_LIMIT`] characters.
#[must_use]
pub fn film(locale: Locale, game: &Match) -> String {
    let moves: Vec<String> = game.record().moves().iter().map(Move::to_string).collect();
    let words = say!(
        locale,
        "alt-film",
        ruleset = ruleset(locale, &game.terms().ruleset),
        moves = moves.join(" ")
    );
    shortened(&words, ALT_LIMIT)
}

/// The board as a grid of letters for those who read rather than look, with its legend.
#[must_use]
pub fn text_board(locale: Locale, game: &Match) -> String {
    let position = game.record().position();
    let grid = position.diagram();
    let rules = &game.terms().ruleset;
    let legend = say!(
        locale,
        &format!("text-board-{}", rules.game().slug()),
        first = side(locale, rules, Side::First),
        second = side(locale, rules, Side::Second)
    );
    format!("```\n{grid}\n```{legend}\n{}", alt(locale, game))
}
