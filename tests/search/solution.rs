//! The solution of Dōbutsu Shōgi: its numbering, its moves and its file. The whole table is built in `deep_search`.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use banyan::rules::dobutsu::{Dobutsu, Rules};
use banyan::rules::{AnyPosition, Outcome, Position as _};
use banyan::search::Solution as _;
use banyan::search::solution::board::Board;
use banyan::search::solution::moves::{Classification, classify, for_each_predecessor};
use banyan::search::solution::number::{
    POSITIONS, board, is_numbered_unmirrored, number, number_of,
};
use banyan::search::solution::pack::{Model, PACKED, SymbolCounts};
use banyan::tables::{SolvedTable, TableError, build, path, write};

use super::random_moves;

/// Positions of random games, early and late.
fn positions(rules: &str) -> Vec<Dobutsu> {
    let records = (0..300).map(|seed| random_moves(rules, seed, 3 + seed as usize % 40));
    let open = records.filter(|record| record.outcome().is_none());
    open.filter_map(|record| match record.position() {
        AnyPosition::Dobutsu(position) => Some(*position),
        _ => None,
    })
    .collect()
}

#[test]
fn every_number_is_that_of_its_board() {
    assert_eq!(POSITIONS, 249_442_767);
    for n in (0..POSITIONS).step_by(99_991) {
        let board = board(n);
        assert_eq!(is_numbered_unmirrored(&board), Some(true));
        assert_eq!(number(&board), n);
        if !board.in_the_middle() {
            assert_eq!(number_of(&board.mirrored()), Some(n));
        }
    }
}

#[test]
fn wins_at_once_and_safe_moves_are_those_of_the_rules() {
    let wins = |position: &Dobutsu| {
        position.legal_moves().iter().any(|mv| {
            let mut after = *position;
            after.play_unchecked(*mv);
            let winner = after.outcome().and_then(Outcome::winner);
            winner == Some(position.side_to_move()) && !after.legal_moves().iter().any(|_| true)
        })
    };
    // A side without moves has lost too; the layers handle that.
    let stuck = |position: &Dobutsu| position.legal_moves().is_empty();
    let mut safe_positions = 0;
    for (rules, name) in [
        (Rules::Classic, "dobutsu/classic"),
        (Rules::Official, "dobutsu/official"),
    ] {
        for position in positions(name) {
            let board = Board::of(&position);
            if number_of(&board).is_none() {
                continue;
            }
            match classify(&board, rules) {
                Classification::Win => assert!(wins(&position), "{position}"),
                Classification::Stuck => assert!(stuck(&position), "{position}"),
                Classification::Safe(moves) => {
                    let mut safe = 0;
                    for mv in position.legal_moves().iter() {
                        let mut after = position;
                        after.play_unchecked(*mv);
                        let next = Board::of(&after);
                        // A position without a number: the lions are adjacent, or one reached the far rank where it can
                        // be taken.
                        let lost = number_of(&next).is_none()
                            || classify(&next, rules) == Classification::Win;
                        safe += u8::from(!lost);
                    }
                    assert_eq!(moves, safe, "{position}");
                    safe_positions += usize::from(safe > 0);
                }
            }
        }
    }
    assert!(safe_positions > 50, "{safe_positions}");
}

#[test]
fn every_move_is_taken_back() {
    for position in positions("dobutsu/official") {
        let before = Board::of(&position);
        if number_of(&before).is_none() {
            continue;
        }
        for mv in position.legal_moves().iter() {
            let mut after = position;
            after.play_unchecked(*mv);
            let next = Board::of(&after);
            if number_of(&next).is_none() {
                continue;
            }
            let mut found = 0;
            for_each_predecessor(&next.turned(), |board, _| {
                found += usize::from(*board == before);
            });
            assert_eq!(found, 1, "{position}, {mv}");
        }
    }
}

/// A plausible stored value for a position.
fn sample(n: u32) -> u8 {
    let mixed = n.wrapping_mul(2_654_435_761) >> 16;
    if mixed.is_multiple_of(4) {
        (mixed % 90) as u8
    } else {
        0
    }
}

#[test]
fn a_block_is_packed_and_unpacked() {
    let symbols: Vec<u8> = (0..PACKED as u32).map(sample).collect();
    let mut tally = SymbolCounts::default();
    tally.count(&symbols);
    let model = tally.model();
    let packed = model.pack(&symbols);
    assert!(packed.len() < symbols.len() / 2);
    assert_eq!(model.unpack(&packed, symbols.len()), Some(symbols));
    assert_eq!(model.unpack(&packed[..packed.len() - 1], PACKED), None);
}

#[test]
fn a_damaged_block_is_told_when_it_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(folder.path(), Rules::Classic);
    write(&file, Rules::Classic, 50_000, &sample).expect("it is written");
    let mut bytes = fs::read(&file).expect("its bytes");
    let blocks = 50_000_usize.div_ceil(PACKED);
    // The blocks follow the magic number, rules, number of positions, model, index and checksum.
    let head = 16 + 5 + Model::BYTES + 8 * blocks + 8;
    bytes[head + 20] ^= 4;
    fs::write(&file, &bytes).expect("it is written");
    // This position has the number 0.
    let ruleset = "dobutsu/classic".parse().expect("a ruleset");
    let position = AnyPosition::parse(&ruleset, "3/3/2l/L2[ggeecc] w").expect("a position");
    let AnyPosition::Dobutsu(position) = position else {
        panic!("another game");
    };
    assert_eq!(number_of(&Board::of(&position)), Some(0));
    let table = SolvedTable::open(folder.path(), Rules::Classic).expect("a whole head");
    assert_eq!(table.value(&position), None);
    let told = table.failure().map(ToString::to_string);
    let told = told.expect("a failure");
    assert!(told.ends_with("is damaged: block 0"), "{told}");
}

#[test]
fn a_build_asks_before_each_share_of_its_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let asked = AtomicUsize::new(0);
    let wait_turn = || asked.fetch_add(1, Ordering::Relaxed) < 3;
    let stopped = build(folder.path(), Rules::Classic, 1, |_| true, &wait_turn);
    assert!(matches!(stopped, Err(TableError::Stopped)));
    assert_eq!(asked.load(Ordering::Relaxed), 4);
    let left = fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(left, 0, "it is saved between layers alone");
}

#[test]
fn a_flipped_byte_of_a_table_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(folder.path(), Rules::Classic);
    write(&file, Rules::Classic, 50_000, &sample).expect("it is written");
    let check =
        |folder: &Path| SolvedTable::open(folder, Rules::Classic).and_then(|table| table.check());
    check(folder.path()).expect("it is whole");
    let whole = fs::read(&file).expect("its bytes");
    for at in (0..whole.len()).step_by(whole.len() / 40) {
        let mut bytes = whole.clone();
        bytes[at] ^= 4;
        fs::write(&file, &bytes).expect("it is written");
        let found = check(folder.path());
        assert!(
            matches!(found, Err(TableError::Damaged { .. })),
            "byte {at}: {found:?}"
        );
    }
    fs::write(&file, &whole[..whole.len() - 1]).expect("it is written");
    assert!(check(folder.path()).is_err());
    let missing = SolvedTable::open(folder.path(), Rules::Official);
    assert!(matches!(missing, Err(TableError::File { .. })));
}
