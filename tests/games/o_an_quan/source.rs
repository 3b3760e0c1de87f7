//! "mandarin square capturing GAME", the source of `source`: a test for each of its sentences that states a rule.

use banyan::rules::o_an_quan::{Halt, SowingStep};
use banyan::rules::{Outcome, Reason, Record, Side};

use super::{board, steps, taken};
use crate::games::{after, position, ruleset};

const SOURCE: &str = "o-an-quan/source";
const START: &str = "0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 0";

/// "Jeder Spieler legt einen großen Stein oder zehn kleine Steine ("Mandarinenstein" genannt) auf das Mandarinenquadrat
/// sowie fünf kleine Steine ("Bürgerstein" genannt) auf jedes der Reisfeldquadrate."
#[test]
fn ein_mandarin_und_fuenf_buerger_auf_jedem_reisfeld() {
    let start = ruleset(SOURCE).start();
    assert_eq!(start.to_string(), START);
    let board = board(&start);
    assert!((0..12).all(|square| board.mandarin(square) == (square % 6 == 0)));
    assert!((0..12).all(|square| board.citizens(square) == if square % 6 == 0 { 0 } else { 5 }));
}

/// "Das Spiel endet, wenn alle Teile erobert wurden."
#[test]
fn das_spiel_endet_wenn_alle_teile_erobert_wurden() {
    for rules in [SOURCE, "o-an-quan/source+end=squares"] {
        let over = position(rules, "0,0,0,0,0,0,0,0,0,0,0,0 00 40.2 10.0 1");
        assert_eq!(
            over.outcome(),
            Some(Outcome::Win {
                winner: Side::First,
                by: Reason::POINTS
            })
        );
        assert!(over.legal_moves().is_empty());
    }
    // The last two stones and the last mandarin are captured in one chain.
    let last = "0,0,0,1,0,0,1,0,1,0,0,0 01 30.1 17.0 0";
    let over = after("o-an-quan/source+chain=on", last, "3R");
    assert_eq!(over.to_string(), "0,0,0,0,1,0,0,0,0,0,0,0 00 32.2 17.0 1");
    assert!(over.outcome().is_some());
}

/// "Wenn beide Mandarin-Figuren erobert werden, gehören die verbleibenden Bürger-Figuren dem Spieler, der die Seite
/// kontrolliert, auf der sich diese Figuren befinden." ("hết quan, tàn dân, thu quân, bán ruộng")
#[test]
fn die_verbleibenden_buerger_gehoeren_dem_der_die_seite_kontrolliert() {
    let over = after(SOURCE, "3,2,0,1,0,0,1,2,0,0,0,0 01 11.1 30.0 0", "3R");
    assert_eq!(over.to_string(), "3,2,0,0,1,0,0,2,0,0,0,0 00 12.2 30.0 1");
    // Twelve citizens and two mandarins captured, three in the fields; thirty captured and two in the fields.
    assert_eq!(Record::from_position(over).score(), Some([35, 32]));
}

/// "Der Spieler, der mehr Steine hat, ist der Gewinner (ein Mandarin-Stein entspricht zehn oder fünf Bürgersteinen)."
#[test]
fn mehr_steine_gewinnen_und_ein_mandarin_zaehlt_zehn_oder_fuenf() {
    let text = "3,2,0,1,0,0,1,2,0,0,0,0 01 11.1 30.0 0";
    let ten = after(SOURCE, text, "3R").outcome();
    assert_eq!(
        ten,
        Some(Outcome::Win {
            winner: Side::First,
            by: Reason::POINTS
        })
    );
    let five = after("o-an-quan/source+mandarin=5", text, "3R");
    assert_eq!(
        five.outcome(),
        Some(Outcome::Win {
            winner: Side::Second,
            by: Reason::POINTS
        })
    );
    assert_eq!(Record::from_position(five).score(), Some([25, 32]));
}

/// "Die Spieler spielen Stein Papier Schere, um den ersten Spieler zu bestimmen."
#[test]
fn der_erste_spieler_wird_bestimmt() {
    // The players choose or draw the sides; here the first side begins.
    assert_eq!(ruleset(SOURCE).start().side_to_move(), Side::First);
}

/// "Der erste Spieler nimmt alle Teile eines beliebigen Reisfeldfelds auf seiner Seite des Bretts auf und verteilt ein
/// Stück pro Feld, beginnend beim nächsten Feld in beide Richtungen."
#[test]
fn die_teile_eines_eigenen_feldes_werden_in_einer_richtung_verteilt() {
    let moves: Vec<_> = ruleset(SOURCE)
        .start()
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        moves,
        ["1L", "1R", "2L", "2R", "3L", "3R", "4L", "4R", "5L", "5R"]
    );
    let drops = |text: &str, mv: &str| {
        let squares = steps(SOURCE, text, mv)
            .into_iter()
            .map_while(|step| match step {
                SowingStep::Drop { square } => Some(Some(square)),
                SowingStep::Lift { square, .. } if square == 3 || square == 9 => Some(None),
                _ => None,
            });
        squares.flatten().collect::<Vec<_>>()
    };
    assert_eq!(drops(START, "3R")[..5], [4, 5, 6, 7, 8]);
    assert_eq!(drops(START, "3L")[..5], [2, 1, 0, 11, 10]);
    // The second player's right is the same direction around the ring, and their third field is square 9.
    let second = "0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 1";
    assert_eq!(drops(second, "3R")[..5], [10, 11, 0, 1, 2]);
    assert_eq!(drops(second, "3L")[..5], [8, 7, 6, 5, 4]);
}

/// "Wenn alle Teile verteilt sind, wiederholt der Spieler, indem er die Teile des folgenden Quadrats aufnimmt und
/// verteilt."
#[test]
fn das_folgende_gefuellte_feld_wird_weiter_verteilt() {
    let turn = steps(SOURCE, START, "3R");
    let lifted: Vec<_> = turn
        .iter()
        .filter_map(|step| {
            if let SowingStep::Lift { square, .. } = step {
                Some(*square)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(lifted, [3, 9]);
}

/// "Wenn seine/ihre Seite des Bretts leer ist, muss er/sie fünf zuvor gewonnene Figuren verwenden, um eine Figur in
/// jedes Feld auf seiner/ihrer Seite zu setzen, bevor er/sie die Verteilung wiederholt."
#[test]
fn eine_leere_seite_wird_aus_dem_gewinn_gefuellt() {
    let text = "1,1,0,2,0,0,6,0,0,0,0,0 11 30.0 10.0 0";
    assert_eq!(
        after(SOURCE, text, "1R").to_string(),
        "1,0,1,0,1,1,6,1,1,1,1,1 11 30.0 5.0 1"
    );
    assert_eq!(
        steps(SOURCE, text, "1R").last(),
        Some(&SowingStep::Refill {
            side: Side::Second,
            borrowed: 0
        })
    );
}

/// "(Wenn er/sie keine Steine besitzt, muss er/sie sich einen Stein vom anderen Spieler ausleihen und ihn zurückgeben,
/// wenn die Punkte am Ende des Spiels gezählt werden.)"
#[test]
fn was_fehlt_wird_geliehen_und_am_ende_zurueckgegeben() {
    let text = "1,1,0,2,0,0,6,0,0,0,0,0 11 38.0 2.0 0";
    let borrowed = after(SOURCE, text, "1R");
    assert_eq!(
        borrowed.to_string(),
        "1,0,1,0,1,1,6,1,1,1,1,1 11 38.0 -3.0 1"
    );
    assert_eq!(
        steps(SOURCE, text, "1R").last(),
        Some(&SowingStep::Refill {
            side: Side::Second,
            borrowed: 3
        })
    );
    // Five of their own in the fields, three of them borrowed.
    assert_eq!(board(&borrowed).score(true), [38 + 3, 5 - 3]);
}

/// "Wenn das nächste zu verteilende Quadrat leer ist, gewinnt der Spieler alle Steine im Quadrat danach."
#[test]
fn hinter_einem_leeren_feld_werden_alle_steine_gewonnen() {
    let text = "0,1,0,0,5,2,0,0,3,0,0,0 11 20.0 19.0 0";
    assert_eq!(taken(SOURCE, text, "1R"), [4]);
    assert_eq!(
        after(SOURCE, text, "1R").to_string(),
        "0,0,1,0,0,2,0,0,3,0,0,0 11 25.0 19.0 1"
    );
    // A mandarin is captured together with its citizens.
    assert_eq!(
        taken(SOURCE, "0,0,0,1,0,0,1,8,0,0,0,0 11 20.0 20.0 0", "3R"),
        [6]
    );
}

/// "Wenn das nächste Quadrat ein leeres Mandarin-Quadrat ist oder die nächsten beiden Quadrate leer sind, ist der
/// andere Spieler an der Reihe."
#[test]
fn ein_leeres_mandarinquadrat_oder_zwei_leere_quadrate_beenden_den_zug() {
    let halt = |text: &str, mv: &str| {
        let stop = |step| {
            if let SowingStep::Stop(halt) = step {
                Some(halt)
            } else {
                None
            }
        };
        steps(SOURCE, text, mv).into_iter().find_map(stop)
    };
    assert_eq!(
        halt("0,0,0,0,1,0,0,4,0,0,0,0 10 25.1 20.0 0", "4R"),
        Some(Halt::MandarinNext)
    );
    assert_eq!(
        halt("0,1,0,0,0,2,0,0,3,0,0,0 11 24.0 20.0 0", "1R"),
        Some(Halt::TwoEmpty)
    );
    let next = after(SOURCE, "0,1,0,0,0,2,0,0,3,0,0,0 11 24.0 20.0 0", "1R");
    assert_eq!(next.side_to_move(), Side::Second);
}

/// "In einigen Spielvarianten kann das Mandarinenquadrat kleine Bürgerstücke enthalten, die Quan non genannt werden und
/// möglicherweise nicht geschlagen werden."
#[test]
fn variante_quan_non() {
    let text = "0,0,0,1,0,0,4,5,0,0,0,0 11 20.0 20.0 0";
    assert_eq!(taken("o-an-quan/source+quan-non=5", text, "3R"), [0_u8; 0]);
    assert_eq!(taken(SOURCE, text, "3R"), [6]);
    let grown = "0,0,0,1,0,0,5,4,0,0,0,0 11 20.0 20.0 0";
    assert_eq!(taken("o-an-quan/source+quan-non=5", grown, "3R"), [6]);
    assert_eq!(position(SOURCE, START).legal_moves().len(), 10);
}
