//! Every refusal of Jungle is given for its reason, with the arguments that its text needs.

use std::collections::BTreeMap;

use banyan::rules::{Game, Illegal};

use crate::games::{position, refusal, spelled};

/// A ruleset, a position, a move, and its refusal.
const REFUSED: &[(&str, &str, &str, &str)] = &[
    (
        "classic",
        "6c/7/3P3/7/7/7/7/7/7 w",
        "d7e8",
        "jungle-diagonal piece=leopard from=d7 to=e8",
    ),
    (
        "classic",
        "6c/7/3P3/7/7/7/7/7/7 w",
        "d7a7",
        "jungle-not-adjacent piece=leopard from=d7 to=a7",
    ),
    (
        "classic",
        "6c/7/7/7/7/7/1L5/7/7 w",
        "b3b8",
        "jungle-no-way piece=lion from=b3 to=b8",
    ),
    (
        "classic",
        "6c/7/7/7/E6/7/7/7/7 w",
        "a5d5",
        "jungle-no-jump piece=elephant from=a5 to=d5",
    ),
    (
        "german",
        "6c/7/7/7/T6/7/7/7/7 w",
        "a5d5",
        "jungle-jump-direction piece=tiger from=a5 to=d5",
    ),
    (
        "classic",
        "6c/7/7/7/T1r4/7/7/7/7 w",
        "a5d5",
        "jungle-jump-blocked piece=tiger square=c5",
    ),
    (
        "classic",
        "6c/7/7/7/T6/7/7/7/7 w",
        "a5b5",
        "jungle-water piece=tiger square=b5",
    ),
    (
        "classic",
        "6c/7/7/7/7/7/7/3W3/7 w",
        "d2d1",
        "jungle-own-den piece=wolf square=d1",
    ),
    (
        "classic",
        "6c/7/3W3/3D3/7/7/7/7/7 w",
        "d6d7",
        "jungle-own-piece piece=dog target=wolf square=d7",
    ),
    (
        "classic",
        "6c/7/3l3/3W3/7/7/7/7/7 w",
        "d6d7",
        "jungle-rank-too-low piece=wolf rank=4 target=lion target_rank=7",
    ),
    (
        "classic+dog-over-wolf=on",
        "6c/7/3d3/3W3/7/7/7/7/7 w",
        "d6d7",
        "jungle-rank-too-low piece=wolf rank=3 target=dog target_rank=4",
    ),
    (
        "classic",
        "6c/7/3r3/3E3/7/7/7/7/7 w",
        "d6d7",
        "jungle-elephant-rat piece=elephant target=rat square=d7",
    ),
    (
        "classic",
        "6c/7/7/7/eR5/7/7/7/7 w",
        "b5a5",
        "jungle-rat-out-of-water piece=rat target=elephant square=a5",
    ),
    (
        "classic",
        "6c/7/7/7/Rr5/7/7/7/7 w",
        "a5b5",
        "jungle-rat-into-water piece=rat target=rat square=b5",
    ),
    (
        "classic+rat-swim=off",
        "6c/7/7/1r5/1R5/7/7/7/7 w",
        "b5b6",
        "jungle-rats-swimming piece=rat target=rat square=b6",
    ),
    (
        "classic+trapped=powerless",
        "7/2cP3/7/7/7/7/7/7/7 w",
        "d8c8",
        "jungle-powerless piece=leopard target=cat square=c8",
    ),
    (
        "classic",
        "6c/7/3P3/7/7/7/7/7/7 w",
        "lion d8",
        "jungle-piece-gone piece=lion",
    ),
    (
        "animal-checkers",
        "6d/7/3D3/7/7/7/7/7/7 w",
        "lion d8",
        "jungle-no-such-piece piece=lion",
    ),
    (
        "classic",
        "6c/7/3P3/7/7/7/7/7/7 w",
        "a1a2",
        "no-piece square=a1",
    ),
    (
        "classic",
        "6c/7/3P3/7/7/7/7/7/7 w",
        "g9g8",
        "not-your-piece square=g9 piece=cat",
    ),
    (
        "classic",
        "6c/7/3P3/7/7/7/7/7/7 w",
        "wolf d7 d8",
        "not-that-piece square=d7 piece=leopard named=wolf",
    ),
    (
        "classic",
        "6c/7/3P3/7/7/7/7/7/7 w",
        "a1",
        "nothing-reaches square=a1",
    ),
    (
        "classic",
        "6c/7/3P3/7/7/7/7/7/7 w",
        "d7d7",
        "same-square square=d7",
    ),
    (
        "classic",
        "7/7/7/7/3P3/7/7/e6/CT5 w",
        "cat",
        "stuck piece=cat square=a1",
    ),
];

#[test]
fn every_refusal_names_its_reason() {
    for (rules, board, mv, expected) in REFUSED {
        let illegal = refusal(&position(&format!("jungle/{rules}"), board), mv);
        assert_eq!(&spelled(&illegal), expected, "{rules} {board}: {mv}");
    }
}

#[test]
fn every_listed_refusal_is_given_with_the_arguments_that_the_list_promises() {
    let given: BTreeMap<_, Vec<_>> = REFUSED
        .iter()
        .map(|(rules, board, mv, _)| refusal(&position(&format!("jungle/{rules}"), board), mv))
        .map(|illegal| {
            (
                illegal.key,
                illegal.args.iter().map(|(name, _)| *name).collect(),
            )
        })
        .collect();
    // A finished game is refused before the position is asked, so people never see this refusal.
    let listed = Illegal::COMMON
        .iter()
        .chain(Game::Jungle.refusals())
        .filter(|(key, _)| *key != "game-over");
    let listed: BTreeMap<_, Vec<_>> = listed.map(|(key, args)| (*key, args.to_vec())).collect();
    assert_eq!(given, listed);
}
