//! Every refusal of Dōbutsu Shōgi is given for its reason, with the arguments that its text needs.

use std::collections::BTreeMap;

use banyan::rules::Game;

use crate::games::{position, refusal, spelled};

/// A position, a move, and its refusal.
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "gle/1c1/1C1/ELG[-] w",
        "c1b2",
        "dobutsu-direction piece=giraffe from=c1 to=b2",
    ),
    (
        "gle/1c1/1C1/ELG[-] w",
        "c1c3",
        "dobutsu-not-adjacent piece=giraffe from=c1 to=c3",
    ),
    (
        "gle/1c1/1C1/ELG[-] w",
        "c1b1",
        "dobutsu-own-piece piece=giraffe target=dobutsu-lion square=b1",
    ),
    (
        "2l/3/1g1/L2[-] w",
        "a1b1",
        "dobutsu-lion-attacked square=b1 target=giraffe from=b2",
    ),
    (
        "gle/1c1/1C1/ELG[-] w",
        "E@a2",
        "dobutsu-not-in-hand piece=dobutsu-elephant",
    ),
    (
        "l2/3/1c1/2L[E] w",
        "E@b2",
        "dobutsu-occupied piece=dobutsu-elephant square=b2",
    ),
    ("l2/3/1c1/2L[C] w", "+C@b3", "dobutsu-hen-in-hand"),
    (
        "l2/3/2C/2L[-] w",
        "c2c3+",
        "dobutsu-no-promotion piece=chick square=c3",
    ),
    (
        "l2/3/2C/2L[-] w",
        "giraffe c3",
        "dobutsu-none-of-kind piece=giraffe",
    ),
    (
        "l2/3/G1G/1L1[-] w",
        "Gb4",
        "dobutsu-none-reaches piece=giraffe square=b4",
    ),
    ("gle/1c1/1C1/ELG[-] w", "a2a3", "no-piece square=a2"),
    (
        "gle/1c1/1C1/ELG[-] w",
        "b3b2",
        "not-your-piece square=b3 piece=chick",
    ),
    (
        "gle/1c1/1C1/ELG[-] w",
        "Eb2b3",
        "not-that-piece square=b2 piece=chick named=dobutsu-elephant",
    ),
    ("gle/1c1/1C1/ELG[-] w", "a3", "nothing-reaches square=a3"),
    ("gle/1c1/1C1/ELG[-] w", "a1a1", "same-square square=a1"),
    (
        "gle/1c1/1C1/ELG[-] w",
        "a1",
        "stuck piece=dobutsu-elephant square=a1",
    ),
];

#[test]
fn every_refusal_names_its_reason() {
    for (board, mv, expected) in REFUSED {
        let illegal = refusal(&position("dobutsu/classic", board), mv);
        assert_eq!(&spelled(&illegal), expected, "{board}: {mv}");
    }
    let stuck = refusal(
        &position("dobutsu/classic", "gle/1c1/1C1/ELG[-] w"),
        "elephant",
    );
    assert_eq!(spelled(&stuck), "stuck piece=dobutsu-elephant square=a1");
}

#[test]
fn every_listed_refusal_is_given_with_the_arguments_that_the_list_promises() {
    let given: BTreeMap<_, Vec<_>> = REFUSED
        .iter()
        .map(|(board, mv, _)| refusal(&position("dobutsu/classic", board), mv))
        .map(|illegal| {
            (
                illegal.key,
                illegal.args.iter().map(|(name, _)| *name).collect(),
            )
        })
        .collect();
    let listed = Game::Dobutsu.refusals().iter();
    for (key, args) in listed {
        assert_eq!(given.get(key), Some(&args.to_vec()), "{key}");
    }
}
